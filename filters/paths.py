"""Paths: a request's method and path tell its dialect, its operation and its upstream. What is unknown is refused."""

import re
from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from functools import lru_cache
from unicodedata import normalize
from urllib.parse import unquote, unquote_to_bytes

from filters.dialects import DIALECTS
from filters.dialects.anthropic import ANTHROPIC
from filters.dialects.azure import AZURE
from filters.dialects.dialect import Dialect, Operation
from filters.dialects.gemini import GEMINI
from filters.dialects.gemini_interactions import GEMINI_INTERACTIONS
from filters.dialects.openai_chat import OPENAI
from filters.doubled import doubled
from filters.refusals import Reason, Refused

METHODS = frozenset({"GET", "HEAD", "POST", "PUT", "PATCH", "DELETE"})
"""The methods that go through, on every path alike."""

LONGEST = 2_048
"""The longest path that is read, in characters."""

# Without `;`: what follows it is part of a name to some servers, and to others a parameter that they route without.
_PATH = re.compile(r"(?:/(?:[A-Za-z0-9._~!$&'()*+,=:@-]|%[0-9A-Fa-f]{2})+)+/?")
# Escapes that an upstream may undo before it routes: controls, the marks of a path or query, the escape itself, and
# characters that need no escape and so can only hide a name.
_HIDING = re.compile(r"%(?:[01][0-9a-f]|2[35ef]|3[0-9bf]|4[1-9a-f]|5[0-9acf]|6[1-9a-f]|7[0-9aef]|2d)", re.IGNORECASE)
_DOTS = re.compile(r"/\.{1,2}(?:/|\Z)")
_NAMES = re.compile(r"[a-z0-9_:/-]*")
_AFTER_NAME = re.compile(r"[^a-z0-9_:/-][^:/]*")
_SLASHES = re.compile(r"/{2,}")
_LEADS_PAST = re.compile(
    r"(?:/openai|/api)?(?:/v[0-9][a-z0-9]*)?/(?:realtime(?:api)?|live|chatkit/sessions|auth_?tokens"
    r"|organizations?/(?:.*/)?(?:(?:admin_)?api_keys|service_accounts))(?:[/:].*)?",
    re.DOTALL,
)
"""Sessions of voice and chat, keys that providers make for them, and keys of an organisation: what is said by these
passes no gateway."""
_GOOGLES_OPENAI = "/v1beta/openai/"
"""Begins the paths of Google's own endpoint for OpenAI's SDK."""
_INTERACTIONS = re.compile(r"/interactions(?:/|\Z)")
"""In the paths of Gemini's Interactions API."""
_GEMINI = re.compile(r"/(?:upload/v1(?:beta[0-9]*|alpha)?|v1(?:beta[0-9]*|alpha))/")


@dataclass(frozen=True, slots=True)
class DialectHints:
    """What a request's header fields say of its dialect, where its path leaves it open.

    `anthropic` and `gemini` say whether the request has an `anthropic-version` or an `x-goog-api-key` field.
    """

    anthropic: bool = False
    gemini: bool = False


class BodyKind(StrEnum):
    """What body an operation takes; anything else is 415, because nobody could read it as the upstream does."""

    JSON = "json"
    JSON_OR_FORM = "json_or_form"
    ANY = "any"
    """The bytes of one file, in whatever type they say."""


@dataclass(frozen=True, slots=True)
class Route:
    """Where a request goes. `path` is raw, and what the upstream is asked for."""

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
"""What OpenAI's paths ask for that Google may have at the same path."""
_OPERATIONS: Mapping[str, Mapping[str, Operation]] = {
    "openai": _OPENAI_OPERATIONS,
    "azure": _OPENAI_OPERATIONS,
    "anthropic": _ANTHROPIC_OPERATIONS,
    "gemini": _GEMINI_OPERATIONS,
}
"""What the end of a path, in lower case, asks for. An item below a collection (`/models/x`) is `OTHER`."""

_FILE = re.compile(r"/files/[^/]+|/content")
"""The end of a path that asks for one file, or for the bytes of something else that is kept."""

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
"""What stands below their paths is about a conversation too, whatever it is called."""

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


def find_route(method: str, path: str, *, named: Mapping[str, str], hints: DialectHints) -> Route:
    """Where a request of this method and raw path goes.

    `named` has the dialect of each upstream under `/u/`. Raises `Refused`: `MALFORMED` for a path that an upstream
    could read as another one, `METHOD` for a method outside `METHODS`, `NOT_FOUND` for a path of no dialect or with its
    version twice, an upstream of no name, or a session with the provider that nobody could see into.
    """
    if path.startswith("/u/"):
        return _route(method, path, named, hints)
    return _built_in(method, path, hints)


@lru_cache(maxsize=256)
def _built_in(method: str, path: str, hints: DialectHints) -> Route:
    """Where a request goes whose path names no upstream: the paths of SDKs are few."""
    return _route(method, path, {}, hints)


def _route(method: str, path: str, named: Mapping[str, str], hints: DialectHints) -> Route:
    _check(path)
    if method not in METHODS:
        raise Refused(Reason.METHOD)
    upstream, dialect, asked = _place(path, named, hints)
    plain = unquote(asked).lower().rstrip("/")
    if extra := doubled(plain, ends=_BEHIND_VERSION, gemini=hints.gemini):
        raise Refused(Reason.NOT_FOUND, extra)
    read = _read(dialect, plain)
    if _LEADS_PAST.fullmatch(_leniently(plain)):
        raise Refused(Reason.NOT_FOUND, "No session is opened, and no key made, that goes past the gateway.")
    if not _NAMES.fullmatch(plain):
        lenient = _read(dialect, _leniently(plain))
        if lenient != read and lenient[1] in _JSON:
            raise Refused(Reason.MALFORMED, "The path could be read as another one.")
    dialect, operation = read
    return Route(_flavour(dialect, operation, plain), operation, upstream, asked, _takes(dialect, operation, plain))


def _read(dialect: Dialect, plain: str) -> tuple[Dialect, Operation]:
    """Whose a path is at an upstream of a dialect, and what it asks for."""
    if dialect is OPENAI and _MESSAGES.search(plain):
        dialect = ANTHROPIC  # many servers of OpenAI's dialect have this path too
    operation = _operation(dialect.name, plain)
    if operation not in _CONVERSING and _is_below_a_conversation(dialect, plain):
        operation = Operation.OTHER
    return dialect, operation


def _is_below_a_conversation(dialect: Dialect, plain: str) -> bool:
    """Whether a server that routes by how a path begins would take it for a conversation's."""
    names = plain.split("/")
    return any(_operation(dialect.name, "/".join(names[:end])) in _CONVERSING for end in range(2, len(names)))


def _leniently(plain: str) -> str:
    """A path as lenient servers read it: no extension, no parameter, no blank or point at the end of a name, and
    letters that only look otherwise as what they stand for."""
    return _SLASHES.sub("/", _AFTER_NAME.sub("", normalize("NFKC", plain).lower())).rstrip("/")


def added_to(route: Route, method: str) -> str:
    """The id of the conversation at the upstream to which such a request adds texts; "" for any other request."""
    found = _ITEMS.search(route.path) if method == "POST" else None
    return unquote(found[1]) if found else ""


def runs_thread(route: Route, method: str) -> bool:
    """Whether such a request lets a model run over a conversation that the upstream holds, and its path names."""
    if method != "POST" or route.operation is not Operation.OTHER:
        return False
    plain = unquote(route.path).lower().rstrip("/")
    return any(map(_RUNS.search, (plain, _leniently(plain))))


def nearest_dialect(path: str, *, named: Mapping[str, str], hints: DialectHints) -> Dialect:
    """The dialect in which to refuse a request, whatever its path: that of its place, where it has one.

    Where it has none, its fields tell, and OpenAI's is the last resort.
    """
    try:
        _, dialect, asked = _place(path, named, hints)
    except Refused:
        if hints.anthropic:
            return ANTHROPIC
        return GEMINI if hints.gemini else OPENAI
    plain = asked.lower().rstrip("/")
    return _flavour(dialect, _operation(dialect.name, plain), plain)


def _check(path: str) -> None:
    """Refuses what could be read in two ways: a name in a path must not climb out of its place at the upstream."""
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


def _place(path: str, named: Mapping[str, str], hints: DialectHints) -> tuple[str, Dialect, str]:
    """The upstream's name, its dialect, and the path that the upstream is asked for."""
    if path.startswith("/u/"):
        upstream, slash, rest = path[3:].partition("/")
        if upstream not in named:
            raise Refused(Reason.NOT_FOUND, "No upstream is configured under the name in this path.")
        if rest:
            dialect, asked = DIALECTS[named[upstream]], slash + rest
            return upstream, OPENAI if dialect is GEMINI and asked.startswith(_GOOGLES_OPENAI) else dialect, asked
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
    """Whether a path is what SDKs put behind `/v1`."""
    return f"{path.lower()}/".startswith(_BEHIND_VERSION)


def _is_messages(path: str) -> bool:
    return path.lower() == "/v1/messages" or path.lower().startswith("/v1/messages/")


def _is_gemini_v1(path: str, hints: DialectHints) -> bool:
    """Whether a path under `/v1/`, the version that Google's own SDK asks for, is one of Gemini's.

    A call is known by its verb, an interaction by its name. For the rest (files, caches, batches, models) the header
    tells, but where the path is one of OpenAI's alone: a Google key goes to nobody else.
    """
    plain = unquote(path).lower()
    if plain.endswith(_GEMINI_CALLS) or _INTERACTIONS.match(plain, len("/v1")):
        return True
    return hints.gemini and _operation("openai", plain.rstrip("/")) in _IN_BOTH


def _operation(dialect: str, plain: str) -> Operation:
    """What the end of a path asks for: its last two segments tried before the last one, then its verb, then a file."""
    operations = _OPERATIONS[dialect]
    before, slash, last = plain.rpartition("/")
    longer = f"/{before.rpartition('/')[2]}/{last}"
    verb = f":{last.rpartition(':')[2]}"
    for end in (longer, slash + last, verb):
        if end in operations:
            return operations[end]
    return Operation.FILES if _FILE.fullmatch(longer) or _FILE.fullmatch(slash + last) else Operation.OTHER


def _flavour(dialect: Dialect, operation: Operation, plain: str) -> Dialect:
    """The Responses dialect of a dialect, for all paths at and below `/responses` and `/conversations`, and Gemini's of
    interactions for those at and below `/interactions`.

    What is known for an operation of another API is none of them: Azure has the names of deployments in its paths.
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
