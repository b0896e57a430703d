"""Which header fields pass the gateway, in both directions (GATEWAY.md section 2).

These are pure functions from fields to fields. Fields that pass keep their bytes and order, duplicates included.
"""

import re
from collections.abc import Collection, Mapping
from dataclasses import dataclass
from enum import StrEnum
from functools import lru_cache
from itertools import compress
from operator import itemgetter

from adapters.heads import Headers
from filters.decision import Decision, GuardMode, Judgement
from filters.dialects.dialect import Dialect
from gateway.exchanges.exchange import Identity, RequestHead

SERVER = "guardrail-gateway"

_LONGEST_LENGTH = 19
"""Digits of a length that are read: enough for 2**63 - 1, and few enough for any reader of numbers."""
_MAX_RULE_IDS = 64
"""Rule ids in one header, at most: clients limit the size of a reply's head. The log has them all."""


class Direction(StrEnum):
    """A direction in which a group of fields is dropped."""

    UP = "up"
    """From a client to an upstream, whosever key the request carries."""
    UP_WITH_OWN_KEY = "up_with_own_key"
    """From a client to an upstream, if the gateway adds the tenant's key."""
    DOWN = "down"
    """From an upstream to a client."""


@dataclass(frozen=True, slots=True)
class DroppedFields:
    """Fields that are dropped for the same reason.

    Names are in lower case, with `-` for `_`: servers that turn fields into variables (RFC 3875 section 4.1.18) cannot
    tell the two apart, so the gateway does not either.
    """

    ways: frozenset[Direction]
    names: frozenset[str] = frozenset()
    prefixes: tuple[str, ...] = ()


_UP = frozenset({Direction.UP})
_DOWN = frozenset({Direction.DOWN})
_BOTH = _UP | _DOWN

STOPPED: tuple[DroppedFields, ...] = (
    # The gateway's own fields, which nobody else may set, and its own credential.
    DroppedFields(_BOTH, prefixes=("x-guardrail-",)),
    # For one connection only (RFC 9110 section 7.6.1). Fields that `Connection` names are dropped too.
    DroppedFields(
        _BOTH,
        frozenset(
            {
                "connection",
                "http2-settings",
                "keep-alive",
                "proxy-authenticate",
                "proxy-authentication-info",
                "proxy-authorization",
                "proxy-connection",
                "te",
                "trailer",
                "transfer-encoding",
                "upgrade",
            }
        ),
    ),
    # Set anew by the gateway: the length and host of what is sent, and the encodings that it can read.
    DroppedFields(_UP, frozenset({"accept-encoding", "content-length", "expect", "host"})),
    # Cookies: providers' APIs use none, and they would be mixed up between tenants.
    DroppedFields(_UP, frozenset({"cookie", "cookie2"})),
    DroppedFields(_DOWN, frozenset({"set-cookie", "set-cookie2"})),
    # Who the client says it is, or where it says it came from.
    DroppedFields(
        _UP,
        frozenset(
            {
                "cf-connecting-ip",
                "client-cert",
                "client-cert-chain",
                "client-ip",
                "forwarded",
                "remote-user",
                "true-client-ip",
                "x-authenticated-user",
                "x-client-ip",
                "x-cluster-client-ip",
                "x-goog-iap-jwt-assertion",
                "x-original-forwarded-for",
                "x-real-ip",
                "x-remote-user",
                "x-tenant",
                "x-tenant-id",
                "x-user",
                "x-user-id",
                "x-webauth-user",
            }
        ),
        (
            "cf-access-",
            "ssl-client-",
            "tailscale-",
            "x-amzn-oidc-",
            "x-auth-request-",
            "x-client-cert",
            "x-forwarded-",
            "x-goog-authenticated-user-",
            "x-ms-client-principal",
            "x-ssl-client-",
        ),
    ),
    # Requests to route elsewhere, or to read the request as another one than the gateway judged.
    DroppedFields(
        _UP,
        frozenset(
            {
                "destination",
                "helicone-target-url",
                "x-api-base",
                "x-base-url",
                "x-host",
                "x-http-method",
                "x-http-method-override",
                "x-method-override",
                "x-original-host",
                "x-original-url",
                "x-portkey-config",
                "x-portkey-custom-host",
                "x-provider-url",
                "x-rewrite-url",
                "x-target",
                "x-target-url",
                "x-upstream",
                "x-upstream-url",
            }
        ),
        ("x-envoy-",),
    ),
    # Choosers of an account, beside the key, and orders to a gateway that the key belongs to. Credentials themselves
    # are recognised by `_CREDENTIAL`.
    DroppedFields(
        frozenset({Direction.UP_WITH_OWN_KEY}),
        frozenset(
            {
                "anthropic-organization-id",
                "anthropic-user-profile-id",
                "anthropic-workspace-id",
                "openai-organization",
                "openai-project",
                "x-account-id",
                "x-functions-key",
                "x-goog-user-project",
                "x-organization-id",
            }
        ),
        ("cf-aig-", "helicone-", "x-portkey-"),
    ),
    # Set anew by the gateway: the framing of what the client is sent, and the server's name.
    DroppedFields(_DOWN, frozenset({"content-length", "server"})),
    # Fields about the upstream's own host: they would lead clients past the gateway, or apply the upstream's browser
    # policies to the gateway's host. Google's SDK sends a file to the address in `X-Goog-Upload-URL`.
    DroppedFields(
        _DOWN,
        frozenset(
            {
                "alt-svc",
                "azure-asyncoperation",
                "clear-site-data",
                "content-location",
                "expect-ct",
                "location",
                "nel",
                "operation-location",
                "public-key-pins",
                "public-key-pins-report-only",
                "refresh",
                "report-to",
                "reporting-endpoints",
                "service-worker-allowed",
                "sourcemap",
                "strict-transport-security",
                "x-goog-upload-control-url",
                "x-goog-upload-url",
                "x-sourcemap",
            }
        ),
    ),
    # Orders to a proxy in front of the gateway: send a file of its own, ask elsewhere, cache the reply, avoid us.
    DroppedFields(
        _DOWN,
        frozenset(
            {
                "cdn-cache-control",
                "surrogate-control",
                "x-accel-charset",
                "x-accel-expires",
                "x-accel-limit-rate",
                "x-accel-redirect",
                "x-litespeed-location",
                "x-lighttpd-send-file",
                "x-reproxy-file",
                "x-reproxy-url",
                "x-sendfile",
                "x-sendfile2",
            }
        ),
        ("x-envoy-",),
    ),
)
"""All fields that are dropped, by reason. All others pass unchanged."""

_NAMES: Mapping[Direction, frozenset[str]] = {
    way: frozenset().union(*(group.names for group in STOPPED if way in group.ways)) for way in Direction
}
_PREFIXES: Mapping[Direction, tuple[str, ...]] = {
    way: tuple(prefix for group in STOPPED if way in group.ways for prefix in group.prefixes) for way in Direction
}
_READABLE = ("Accept-Encoding", "identity")
"""Sent to every upstream, so that the gateway can read the reply."""
_KEPT_ANYWAY = frozenset({"content-type"})
"""Kept even if `Connection` names it, so that the upstream reads the body as the gateway did."""

_OF_THE_BODY = frozenset({"content-encoding", "content-type"})
"""Dropped if spelt with `_`, as the gateway ignores that spelling: the upstream must read the body as it did."""

_CREDENTIAL = re.compile(
    r"(?:^|-)(?:auth|authorization|api-?key|(?:access|secret|subscription)-?key|token|secret|credentials?|password)"
    r"(?:$|-)"
)
"""The part of a plain name (see `_plain`) that says that the field carries a credential."""

_NAME = re.compile(r"[!#$%&'*+.^_`|~0-9A-Za-z-]+")
_PRINTABLE = bytes(range(0x20, 0x7F))
_VALUE = re.compile("[\t\x20-\x7e\x80-\ud7ff\ue000-\U0010ffff]*")


_REMEMBERED_ANSWERS = 256
"""Cached sets of guardrail fields. Most requests are judged alike."""
_REMEMBERED_NAMES = 256
"""Field names in each cache of what becomes of them. Clients and upstreams use the same few again and again."""
_REMEMBERED_SHAPES = 64
"""Lists of field names in each cache of which fields pass."""
_name_of, _value_of = itemgetter(0), itemgetter(1)


def is_sendable(value: str) -> bool:
    """Whether a field value can be sent unchanged: no control characters (RFC 9110 section 5.5), no broken UTF-8.

    A concatenation of values can be sent exactly if each of them can.
    """
    is_plain = value.isascii() and not value.encode().translate(None, _PRINTABLE)  # as `isprintable`, in half the time
    return is_plain or _VALUE.fullmatch(value) is not None


def stated_length(text: str) -> int | None:
    """Return the number that a `Content-Length` states, or None for anything but ASCII digits (RFC 9110 section 8.6).

    A number beyond any body is cut to its first digits, which are beyond any body too.
    """
    if not (text.isascii() and text.isdigit()):
        return None
    return int(text.lstrip("0")[:_LONGEST_LENGTH] or "0")


_DECISIONS: Mapping[Decision, tuple[str, str]] = {
    decision: ("X-Guardrail-Decision", decision.value) for decision in Decision
}
_MODES: Mapping[GuardMode, tuple[str, str]] = {mode: ("X-Guardrail-Mode", mode.value) for mode in GuardMode}


def decision_headers(incident_id: str, judgement: Judgement) -> Headers:
    """Return the three fields that are on every answer, and on the forwarded request too."""
    return (
        _DECISIONS[judgement.decision],
        _MODES[judgement.mode],
        ("X-Guardrail-Incident-ID", incident_id),
    )


def guardrail_headers(incident_id: str, judgement: Judgement, policy_version: str) -> Headers:
    """Return all the fields of GATEWAY.md section 7, which are on every answer. A field without content is empty.

    The tier is 1, 2 or 3. What was refused before any tier was asked was refused by fixed rules, as Tier 1 does.
    """
    rules = ", ".join(judgement.rule_ids[:_MAX_RULE_IDS]) if judgement.findings else ""
    coverage = judgement.coverage
    further = _further_headers(judgement.tier or 1, rules, policy_version, coverage.judged, coverage.not_judged)
    return decision_headers(incident_id, judgement) + further


@lru_cache(_REMEMBERED_ANSWERS)
def _further_headers(tier: int, rules: str, policy_version: str, judged: int, not_judged: int) -> Headers:
    return (
        ("X-Guardrail-Tier", str(tier)),
        ("X-Guardrail-Rule-IDs", rules),
        ("X-Guardrail-Policy-Version", policy_version),
        ("X-Guardrail-Coverage", f"judged={judged}, not-judged={not_judged}"),
    )


def upstream_headers(
    head: RequestHead,
    *,
    identity: Identity,
    dialect: Dialect,
    provider_key: str | None,
    own: Mapping[str, str],
    guardrail: Headers,
) -> Headers:
    """Return the fields of the forwarded request, except `Host` and `Content-Length`, which the upstream client adds.

    `own` are the tenant's fields for this upstream; they replace the client's. If the gateway adds the tenant's key, no
    field of the client that looks like a credential or chooses an account passes, and the key is the only credential.
    `guardrail` comes last.
    """
    accounts = dialect.credentials if identity.owns_keys else None
    passing = _forwarded(head.names, head.values("connection"), identity.credentials, tuple(own), accounts)
    key = () if provider_key is None else (dialect.authorize(provider_key),)
    return (*compress(head.headers, passing), _READABLE, *own.items(), *key, *guardrail)


@lru_cache(_REMEMBERED_SHAPES)
def _forwarded(
    names: tuple[str, ...],
    connection: tuple[str, ...],
    credentials: frozenset[str],
    own: tuple[str, ...],
    accounts: tuple[str, ...] | None,
) -> tuple[bool, ...]:
    """Return for each name whether its field goes to an upstream. `accounts` is None if the client's own key passes."""
    dropped = _named_in_connection(connection) | {_plain(name) for name in (*credentials, *own)}
    return tuple(
        [
            _is_forwarded(name)
            and (plain := _plain(name)) not in dropped
            and not (accounts is not None and _selects_account(plain, accounts))
            for name in names
        ]
    )


def downstream_headers(headers: Headers, guardrail: Headers) -> Headers:
    """Return the fields of an upstream's reply for the client, without those that frame its body.

    Fields that are not sendable (control characters, broken UTF-8) are left out.
    """
    passing, connections = _returned(tuple(map(_name_of, headers)))
    returned = [*compress(headers, passing)]
    if connections and (dropped := _named_in_connection([headers[place][1] for place in connections])):
        returned = [field for field in returned if _plain(field[0]) not in dropped]
    if not is_sendable("".join(map(_value_of, returned))):
        returned = [field for field in returned if is_sendable(field[1])]
    return (*returned, ("Server", SERVER), *guardrail)


@lru_cache(_REMEMBERED_SHAPES)
def _returned(names: tuple[str, ...]) -> tuple[tuple[bool, ...], tuple[int, ...]]:
    """Return for each name whether its field goes to a client, and the indexes of the `Connection` fields."""
    connections = tuple([place for place, name in enumerate(names) if _plain(name) == "connection"])
    return tuple(map(_is_returned, names)), connections


@lru_cache(_REMEMBERED_NAMES)
def _is_returned(name: str) -> bool:
    return _passes(_plain(name), Direction.DOWN) and _NAME.fullmatch(name) is not None


@lru_cache(_REMEMBERED_NAMES)
def _is_forwarded(name: str) -> bool:
    plain = _plain(name)
    return _passes(plain, Direction.UP) and (plain not in _OF_THE_BODY or plain == name.lower())


def _passes(plain: str, way: Direction) -> bool:
    return plain not in _NAMES[way] and not plain.startswith(_PREFIXES[way])


@lru_cache(_REMEMBERED_NAMES)
def _plain(name: str) -> str:
    """Return a name as it is in the tables: in lower case, with `-` for `_`."""
    return name.lower().replace("_", "-")


def _selects_account(plain: str, credentials: tuple[str, ...]) -> bool:
    if not _passes(plain, Direction.UP_WITH_OWN_KEY) or plain in credentials:
        return True
    return _CREDENTIAL.search(plain) is not None


def _named_in_connection(values: Collection[str]) -> frozenset[str]:
    if not values:
        return frozenset()
    return frozenset([_plain(option.strip()) for value in values for option in value.split(",")]) - _KEPT_ANYWAY
