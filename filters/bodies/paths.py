"""Paths: finds a request's dialect, operation and upstream by its method and path. Unknown paths are refused."""

import re
from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from functools import lru_cache
from itertools import pairwise
from unicodedata import normalize
from urllib.parse import unquote, unquote_to_bytes

from filters.bodies.doubled import behind, doubled, doubled_behind, split_address
from filters.dialects import DIALECTS
from filters.dialects.anthropic import ANTHROPIC
from filters.dialects.azure import AZURE
from filters.dialects.dialect import Dialect, Operation
from filters.dialects.gemini import GEMINI
from filters.dialects.gemini_interactions import GEMINI_INTERACTIONS
from filters.dialects.openai_chat import OPENAI
from filters.refusals import Reason, Refused

METHODS = frozenset({"GET", "HEAD", "POST", "PUT", "PATCH", "DELETE"})
"""The methods that are forwarded, on every path."""

LONGEST = 2_048
"""The most characters of a path that is read."""

# Without `;`: for some servers what follows it is part of a name, for others a parameter that routing ignores.
_PATH = re.compile(r"(?:/(?:[A-Za-z0-9._~!$&'()*+,=:@-]|%[0-9A-Fa-f]{2})+)+/?")
# Escapes that an upstream may undo before it routes: controls, the marks of a path or query, the escape itself, and
# characters that need no escape and so can only hide a name.
_HIDING = re.compile(r"%(?:[01][0-9a-f]|2[35ef]|3[0-9bf]|4[1-9a-f]|5[0-9acf]|6[1-9a-f]|7[0-9aef]|2d)", re.IGNORECASE)
_DOTS = re.compile(r"/\.{1,2}(?:/|\Z)")
_NAMES = re.compile(r"[a-z0-9_:/-]*")
_AFTER_NAME = re.compile(r"[^a-z0-9_:/-][^:/]*")
_SLASHES = re.compile(r"/{2,}")
_LEADS_PAST = re.compile(
    r"(?:/openai|/api)?(?:/v[0-9][a-z0-9]*)?(?:/openai)?/(?:realtime(?:api)?|live|chatkit/sessions|auth_?tokens"
    r"|organizations?/(?:.*/)?(?:(?:admin_)?api_keys|service_accounts))(?:[/:].*)?",
    re.DOTALL,
)
"""Paths of voice and chat sessions, of keys that providers make for them, and of an organisation's keys: traffic that
uses these does not pass through the gateway."""
_GOOGLES_OPENAI = "/v1beta/openai/"
"""The beginning of paths at Google's own endpoint for OpenAI's SDK."""
_INTERACTIONS = re.compile(r"/interactions(?:/|\Z)")
"""Stands in the paths of Gemini's Interactions API."""
_GEMINI = re.compile(r"/(?:upload/v1(?:beta[0-9]*|alpha)?|v1(?:beta[0-9]*|alpha))/")


@dataclass(frozen=True, slots=True)
class DialectHints:
    """What a request's header fields say of its dialect, for paths that several dialects have.

    `anthropic` is whether the request has an `anthropic-version` field, and `gemini` whether it has `x-goog-api-key`.
    """

    anthropic: bool = False
    gemini: bool = False


class BodyKind(StrEnum):
    """The body that an operation takes. Any other is refused with 415, as it could not be read as the upstream does."""

    JSON = "json"
    JSON_OR_FORM = "json_or_form"
    ANY = "any"
    """The bytes of one file, of any declared type."""


@dataclass(frozen=True, slots=True)
class NamedUpstream:
    """An upstream under `/u/`. `address` has no slash at its end, nor the `version` with which the given one ends."""

    dialect: str
    address: str
    version: str = ""


def named_upstream(dialect: str, address: str) -> NamedUpstream:
    """Return the upstream of a dialect's name at an address, which may end with a version."""
    return NamedUpstream(dialect, *split_address(address))


@dataclass(frozen=True, slots=True)
class Route:
    """Where a request goes. `path` is the raw path that is requested from the upstream, behind its `address`."""

    dialect: Dialect
    operation: Operation
    upstream: str
    path: str
    takes: BodyKind


_OPENAI_OPERATIONS: Mapping[str, Operation] = {
    "/chat/completions": Operation.CHAT,
    "/completions": Operation.COMPLETIONS,
    "/responses": Operation.RESPONSES,
    "/responses/compact": Operation.RESPONSES,
    "/responses/input_tokens": Operation.RESPONSES,
    "/embeddings": Operation.EMBEDDINGS,
    "/moderations": Operation.MODERATIONS,
    "/models": Operation.MODELS,
    "/files": Operation.FILES,
    "/uploads": Operation.FILES,
    "/audio/speech": Operation.AUDIO,
    "/audio/transcriptions": Operation.AUDIO,
    "/audio/translations": Operation.AUDIO,
    "/images/edits": Operation.IMAGES,
    "/images/generations": Operation.IMAGES,
    "/images/variations": Operation.IMAGES,
}
_ANTHROPIC_OPERATIONS: Mapping[str, Operation] = {
    "/messages": Operation.MESSAGES,
    "/messages/count_tokens": Operation.COUNT_TOKENS,
    "/models": Operation.MODELS,
    "/files": Operation.FILES,
}
_GEMINI_OPERATIONS: Mapping[str, Operation] = {
    ":generatecontent": Operation.GENERATE,
    ":streamgeneratecontent": Operation.STREAM_GENERATE,
    ":counttokens": Operation.COUNT_TOKENS,
    ":embedcontent": Operation.EMBEDDINGS,
    ":batchembedcontents": Operation.EMBEDDINGS,
    "/interactions": Operation.INTERACTIONS,
    "/models": Operation.MODELS,
    "/files": Operation.FILES,
}
_BEHIND_VERSION = tuple(f"{end}/" for end in (*_OPENAI_OPERATIONS, *_ANTHROPIC_OPERATIONS))
_GEMINI_CALLS = tuple(end for end in _GEMINI_OPERATIONS if end.startswith(":"))
_MESSAGES = re.compile(r"/v1/messages(?:/|\Z)")
_IN_BOTH = frozenset({Operation.FILES, Operation.MODELS, Operation.OTHER})
"""Operations that OpenAI and Google may have at the same path."""
_OPERATIONS: Mapping[str, Mapping[str, Operation]] = {
    "openai": _OPENAI_OPERATIONS,
    "azure": _OPENAI_OPERATIONS,
    "anthropic": _ANTHROPIC_OPERATIONS,
    "gemini": _GEMINI_OPERATIONS,
}
"""For each dialect, the operation by a path's end in lower case. An item of a collection (`/models/x`) is `OTHER`."""

_FILE = re.compile(r"/files/[^/]+|/content")
"""The end of a path for one file, or for the bytes of something else that is stored."""

_OF_RESPONSES = re.compile(r"/(?:responses|conversations)(?:/|\Z)")
_HAVING_RESPONSES = frozenset({Operation.RESPONSES, Operation.OTHER})

_ITEMS = re.compile(r"/conversations/([^/]+)/items/?", re.IGNORECASE)

_RUNS = re.compile(r"/threads/[^/]+/runs(?:/[^/]+/submit_tool_outputs)?\Z")

_CONVERSING = frozenset(
    {
        Operation.CHAT,
        Operation.COMPLETIONS,
        Operation.RESPONSES,
        Operation.MESSAGES,
        Operation.COUNT_TOKENS,
        Operation.GENERATE,
        Operation.STREAM_GENERATE,
        Operation.INTERACTIONS,
    }
)
"""Operations on a conversation. Whatever stands below their paths is about a conversation too, whatever its name."""

_JSON = frozenset(
    {
        Operation.CHAT,
        Operation.COMPLETIONS,
        Operation.RESPONSES,
        Operation.EMBEDDINGS,
        Operation.MODERATIONS,
        Operation.MESSAGES,
        Operation.COUNT_TOKENS,
        Operation.GENERATE,
        Operation.STREAM_GENERATE,
        Operation.INTERACTIONS,
    }
)


def find_route(method: str, path: str, *, named: Mapping[str, NamedUpstream], hints: DialectHints) -> Route:
    """Return where a request of this method and raw path goes.

    `named` has the upstreams under `/u/`: their paths get the version of the address, unless they begin with it.
    Raises `Refused`: `MALFORMED` for a path that an upstream could read as another one, `METHOD` for a method outside
    `METHODS`, `NOT_FOUND` for a path of no dialect or with its version twice, for an unknown upstream, and for a
    session whose traffic would not pass through the gateway.
    """
    if path.startswith("/u/"):
        return _route(method, path, named, hints)
    return _built_in(method, path, hints)


@lru_cache(maxsize=256)
def _built_in(method: str, path: str, hints: DialectHints) -> Route:
    """Return the route for a path that names no upstream, cached because the paths of SDKs are few."""
    return _route(method, path, {}, hints)


def _route(method: str, path: str, named: Mapping[str, NamedUpstream], hints: DialectHints) -> Route:
    _check(path)
    if method not in METHODS:
        raise Refused(Reason.METHOD)
    upstream, dialect, target = _place(path, named, hints)
    plain = unquote(target).lower().rstrip("/")
    version = named[upstream].version if path.startswith("/u/") else ""
    if extra := doubled_behind(version, plain) or doubled(plain, ends=_BEHIND_VERSION, gemini=hints.gemini):
        raise Refused(Reason.NOT_FOUND, extra)
    read = _read(dialect, plain)
    if _LEADS_PAST.fullmatch(_leniently(plain)):
        raise Refused(Reason.NOT_FOUND, "No session is opened, and no key made, that goes past the gateway.")
    if not _NAMES.fullmatch(plain):
        lenient = _read(dialect, _leniently(plain))
        if lenient != read and lenient[1] in _JSON:
            raise Refused(Reason.MALFORMED, "The path could be read as another one.")
    dialect, operation = read
    return Route(_flavour(dialect, operation, plain), operation, upstream, target, _takes(dialect, operation, plain))


def _read(dialect: Dialect, plain: str) -> tuple[Dialect, Operation]:
    """Return the dialect and the operation of a path at an upstream of `dialect`."""
    if dialect is OPENAI and _MESSAGES.search(plain):
        dialect = ANTHROPIC  # many servers of OpenAI's dialect have this path too
    operation = _operation(dialect.name, plain)
    if operation not in _CONVERSING and _is_below_a_conversation(dialect, plain):
        operation = Operation.OTHER
    return dialect, operation


def _is_below_a_conversation(dialect: Dialect, plain: str) -> bool:
    """Whether a server that routes by the beginning of a path would take this one for a conversation's."""
    names = plain.split("/")[:-1]  # an operation is told by the last two names of a path
    return any(_operation(dialect.name, "/".join(pair)) in _CONVERSING for pair in pairwise(names))


def _leniently(plain: str) -> str:
    """Return a path as lenient servers read it: in small letters, without extensions, parameters, and blanks or dots at
    the end of a name, and with compatibility letters (NFKC) as plain ones."""
    return _SLASHES.sub("/", _AFTER_NAME.sub("", normalize("NFKC", plain).lower())).rstrip("/")


def added_to(route: Route, method: str) -> str:
    """Return the id of the stored conversation to which the request adds texts; "" for any other request."""
    found = _ITEMS.search(route.path) if method == "POST" else None
    return unquote(found[1]) if found else ""


def runs_thread(route: Route, method: str) -> bool:
    """Whether the request runs a model over a conversation that the upstream holds and the path names."""
    if method != "POST" or route.operation is not Operation.OTHER:
        return False
    plain = unquote(route.path).lower().rstrip("/")
    return any(map(_RUNS.search, (plain, _leniently(plain))))


def nearest_dialect(path: str, *, named: Mapping[str, NamedUpstream], hints: DialectHints) -> Dialect:
    """Return the dialect in which to refuse a request, whatever its path.

    It is the dialect of the path if that has one, else the one that the header fields show, else OpenAI's.
    """
    try:
        _, dialect, target = _place(path, named, hints)
    except Refused:
        if hints.anthropic:
            return ANTHROPIC
        return GEMINI if hints.gemini else OPENAI
    plain = target.lower().rstrip("/")
    return _flavour(dialect, _operation(dialect.name, plain), plain)


def _check(path: str) -> None:
    """Refuse a path that could be read in two ways: no name in it may climb out of its place at the upstream."""
    if len(path) > LONGEST:
        raise Refused(Reason.MALFORMED, "The path is too long.")
    if path == "/":
        return
    if not _PATH.fullmatch(path) or _HIDING.search(path) or _DOTS.search(path):
        raise Refused(Reason.MALFORMED, "The path is not in its plain form.")
    try:
        unquote_to_bytes(path).decode()
    except UnicodeDecodeError:
        raise Refused(Reason.MALFORMED, "The escapes in the path are not UTF-8.") from None


def _place(path: str, named: Mapping[str, NamedUpstream], hints: DialectHints) -> tuple[str, Dialect, str]:
    """Return the upstream's name, its dialect, and the path that is requested from it."""
    if path.startswith("/u/"):
        upstream, slash, rest = path[3:].partition("/")
        if upstream not in named:
            raise Refused(Reason.NOT_FOUND, "No upstream is configured under the name in this path.")
        if rest:
            dialect, target = DIALECTS[named[upstream].dialect], behind(named[upstream].version, slash + rest)
            return upstream, OPENAI if dialect is GEMINI and target.startswith(_GOOGLES_OPENAI) else dialect, target
    elif path.startswith("/openai/"):
        return "azure", AZURE, path
    elif path.startswith(_GOOGLES_OPENAI):
        return "gemini", OPENAI, path
    elif _GEMINI.match(path):
        return "gemini", GEMINI, path
    elif path.startswith("/v1/") and len(path) > len("/v1/"):
        if hints.anthropic or _is_messages(path):
            return "anthropic", ANTHROPIC, path
        return ("gemini", GEMINI, path) if _is_gemini_v1(path, hints) else ("openai", OPENAI, path)
    raise Refused(Reason.NOT_FOUND, "" if hints.gemini or not _lacks_version(path) else "Does base_url end in /v1?")


def _lacks_version(path: str) -> bool:
    """Whether a path is one that SDKs put after `/v1`."""
    return f"{path.lower()}/".startswith(_BEHIND_VERSION)


def _is_messages(path: str) -> bool:
    return path.lower() == "/v1/messages" or path.lower().startswith("/v1/messages/")


def _is_gemini_v1(path: str, hints: DialectHints) -> bool:
    """Whether a path under `/v1/`, which Google's own SDK uses too, is one of Gemini's.

    A call is recognised by its verb, an interaction by its name. For the rest (files, caches, batches, models) the
    header field decides, unless only OpenAI has the path. In this way a Google key goes to nobody else.
    """
    plain = unquote(path).lower()
    if plain.endswith(_GEMINI_CALLS) or _INTERACTIONS.match(plain, len("/v1")):
        return True
    return hints.gemini and _operation("openai", plain.rstrip("/")) in _IN_BOTH


def _operation(dialect: str, plain: str) -> Operation:
    """Return the operation for a path: by its last two segments, else the last one, else its verb, else a file's."""
    operations = _OPERATIONS[dialect]
    before, slash, last = plain.rpartition("/")
    longer = f"/{before.rpartition('/')[2]}/{last}"
    verb = f":{last.rpartition(':')[2]}"
    for end in (longer, slash + last, verb):
        if end in operations:
            return operations[end]
    return Operation.FILES if _FILE.fullmatch(longer) or _FILE.fullmatch(slash + last) else Operation.OTHER


def _flavour(dialect: Dialect, operation: Operation, plain: str) -> Dialect:
    """Return the variant of a dialect for a path: that for responses at and below `/responses` and `/conversations`,
    and Gemini's for interactions at and below `/interactions`.

    A path with an operation of another API has no variant: Azure's paths hold names of deployments, which may be any
    word.
    """
    if dialect is GEMINI and _INTERACTIONS.search(plain):
        return GEMINI_INTERACTIONS
    if dialect not in (OPENAI, AZURE) or operation not in _HAVING_RESPONSES or not _OF_RESPONSES.search(plain):
        return dialect
    return DIALECTS[f"{dialect.name}_responses"]


def _takes(dialect: Dialect, operation: Operation, plain: str) -> BodyKind:
    if operation in _JSON:
        return BodyKind.JSON
    return BodyKind.ANY if dialect is GEMINI and plain.startswith("/upload/") else BodyKind.JSON_OR_FORM
