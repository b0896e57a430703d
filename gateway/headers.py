"""Which header fields pass the gateway, in both directions (GATEWAY.md section 2).

Pure: fields in, fields out. What passes, passes byte for byte, in order, duplicates included.
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
from gateway.exchange import Identity, RequestHead

SERVER = "guardrail-gateway"

_MAX_RULE_IDS = 64
"""In one header: clients bound the size of a reply's head. The log counts them all."""


class Way(StrEnum):
    """Where a group of fields does not pass."""

    UP = "up"
    """From a client to an upstream, whoever's key the request carries."""
    UP_WITH_OWN_KEY = "up_with_own_key"
    """From a client to an upstream, where the gateway puts in the tenant's key."""
    DOWN = "down"
    """From an upstream to a client."""


@dataclass(frozen=True, slots=True)
class Group:
    """Fields that do not pass, all for one reason.

    Names are in lower case, `_` written as `-`: servers that make variables out of fields (RFC 3875 section 4.1.18)
    cannot tell the two apart, so neither does the gateway.
    """

    ways: frozenset[Way]
    names: frozenset[str] = frozenset()
    prefixes: tuple[str, ...] = ()


_UP = frozenset({Way.UP})
_DOWN = frozenset({Way.DOWN})
_BOTH = _UP | _DOWN

STOPPED: tuple[Group, ...] = (
    # The gateway's own word, which nobody else may speak, and its own credential.
    Group(_BOTH, prefixes=("x-guardrail-",)),
    # For one connection only (RFC 9110 section 7.6.1). What `Connection` names goes too.
    Group(
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
    # Set anew: the length and host of what is sent, and encodings that the gateway can read.
    Group(_UP, frozenset({"accept-encoding", "content-length", "expect", "host"})),
    # State of another site: providers' APIs have none, and it would be mixed up between tenants.
    Group(_UP, frozenset({"cookie", "cookie2"})),
    Group(_DOWN, frozenset({"set-cookie", "set-cookie2"})),
    # Who the client says it is, or where it says it came from.
    Group(
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
    # Where the client would like the request to go, or what it would like it to be: judged was another request.
    Group(
        _UP,
        frozenset(
            {
                "destination",
                "x-api-base",
                "x-base-url",
                "x-host",
                "x-http-method",
                "x-http-method-override",
                "x-method-override",
                "x-original-host",
                "x-original-url",
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
    # What selects an account beside a key; credentials themselves are known by `_CREDENTIAL`.
    Group(
        frozenset({Way.UP_WITH_OWN_KEY}),
        frozenset(
            {
                "anthropic-organization-id",
                "anthropic-user-profile-id",
                "anthropic-workspace-id",
                "openai-organization",
                "openai-project",
                "x-goog-user-project",
                "x-organization-id",
            }
        ),
    ),
    # Set anew: the framing of what the client is sent, and who sends it.
    Group(_DOWN, frozenset({"content-length", "server"})),
    # These speak of the upstream's own host: they would lead clients past the gateway, or tell browsers about its host.
    # Google's SDK sends a file to where `X-Goog-Upload-URL` leads.
    Group(
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
    # Orders to a proxy in front of the gateway: send a file of its own, ask elsewhere, keep the reply, shun us.
    Group(
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
"""Every field that is known not to pass, and why. All others pass as they are."""

_NAMES: Mapping[Way, frozenset[str]] = {
    way: frozenset().union(*(group.names for group in STOPPED if way in group.ways)) for way in Way
}
_PREFIXES: Mapping[Way, tuple[str, ...]] = {
    way: tuple(prefix for group in STOPPED if way in group.ways for prefix in group.prefixes) for way in Way
}
_READABLE = ("Accept-Encoding", "identity")
"""The gateway has to be able to read the reply."""
_KEPT_ANYWAY = frozenset({"content-type"})
"""Not droppable by naming it in `Connection`: the upstream must read the body as the gateway did."""

_OF_THE_BODY = frozenset({"content-encoding", "content-type"})
"""The upstream must read the body as the gateway did: spelt with `_` for `-` these say nothing to the gateway."""

_CREDENTIAL = re.compile(
    r"(?:^|-)(?:auth|authorization|api-?key|(?:access|secret|subscription)-?key|token|secret|credentials?|password)"
    r"(?:$|-)"
)
"""In a plain name, what says that a field carries a credential."""

_NAME = re.compile(r"[!#$%&'*+.^_`|~0-9A-Za-z-]+")
_VALUE = re.compile("[\t\x20-\x7e\x80-\ud7ff\ue000-\U0010ffff]*")


_REMEMBERED_ANSWERS = 256
"""Sets of fields that say what was judged: most requests are judged alike."""
_REMEMBERED_NAMES = 256
"""Field names whose fate is remembered, in each direction. Clients and upstreams use the same few again and again."""
_REMEMBERED_SHAPES = 64
"""Lists of field names, of which it is remembered which ones pass."""
_name_of, _value_of = itemgetter(0), itemgetter(1)


def is_sendable(value: str) -> bool:
    """Whether a field value can be sent as it is: no control characters (RFC 9110 section 5.5), no broken UTF-8.

    Several values in one string can be sent exactly if each of them can.
    """
    return (value.isascii() and value.isprintable()) or _VALUE.fullmatch(value) is not None


_DECISIONS: Mapping[Decision, tuple[str, str]] = {
    decision: ("X-Guardrail-Decision", decision.value) for decision in Decision
}
_MODES: Mapping[GuardMode, tuple[str, str]] = {mode: ("X-Guardrail-Mode", mode.value) for mode in GuardMode}


def decision_headers(incident_id: str, judgement: Judgement) -> Headers:
    """The three fields that are on every answer, and on the forwarded request too."""
    return (
        _DECISIONS[judgement.decision],
        _MODES[judgement.mode],
        ("X-Guardrail-Incident-ID", incident_id),
    )


def guardrail_headers(incident_id: str, judgement: Judgement, policy_version: str) -> Headers:
    """All fields of GATEWAY.md section 7, on every answer: one of which there is nothing to say is empty."""
    rules = ", ".join(judgement.rule_ids[:_MAX_RULE_IDS]) if judgement.findings else ""
    coverage = judgement.coverage
    further = _further_headers(judgement.tier, rules, policy_version, coverage.judged, coverage.not_judged)
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
    """The fields of the forwarded request; `Host` and `Content-Length` are the client's business.

    `own` are the tenant's fields for this upstream: they replace the client's. Where the gateway puts in the key,
    nothing of the client's that looks like a credential or chooses an account passes, and the key is the only
    credential. `guardrail` goes last.
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
    """Which of the fields of these names go to an upstream. `accounts` is None where the client's own key passes."""
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
    """The fields of an upstream's reply as the client gets them, without those that frame its body.

    Fields that cannot be sent as they are (control characters, broken UTF-8) are left out.
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
    """Which of the fields of these names go to a client, and where those stand that name others for one connection."""
    connections = tuple([place for place, name in enumerate(names) if _plain(name) == "connection"])
    return tuple(map(_is_returned, names)), connections


@lru_cache(_REMEMBERED_NAMES)
def _is_returned(name: str) -> bool:
    return _passes(_plain(name), Way.DOWN) and _NAME.fullmatch(name) is not None


@lru_cache(_REMEMBERED_NAMES)
def _is_forwarded(name: str) -> bool:
    plain = _plain(name)
    return _passes(plain, Way.UP) and (plain not in _OF_THE_BODY or plain == name.lower())


def _passes(plain: str, way: Way) -> bool:
    return plain not in _NAMES[way] and not plain.startswith(_PREFIXES[way])


@lru_cache(_REMEMBERED_NAMES)
def _plain(name: str) -> str:
    """A name as tables have it: whatever its case, and with `-` for `_`."""
    return name.lower().replace("_", "-")


def _selects_account(plain: str, credentials: tuple[str, ...]) -> bool:
    if plain in _NAMES[Way.UP_WITH_OWN_KEY] or plain in credentials:
        return True
    return _CREDENTIAL.search(plain) is not None


def _named_in_connection(values: Collection[str]) -> frozenset[str]:
    if not values:
        return frozenset()
    return frozenset([_plain(option.strip()) for value in values for option in value.split(",")]) - _KEPT_ANYWAY
