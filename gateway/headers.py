"""Which header fields and query parameters pass the gateway, in both directions (GATEWAY.md section 2).

Pure: fields in, fields out. What passes, passes byte for byte, in order, duplicates included.
"""

import re
from collections.abc import Collection, Mapping
from functools import lru_cache
from urllib.parse import unquote_plus

from filters.decision import Judgement
from filters.dialects.dialect import Dialect
from gateway.exchange import Headers, Identity, RequestHead

SERVER = "guardrail-gateway"

_GUARDRAIL = "x-guardrail-"
_MAX_RULE_IDS = 64
"""In one header: clients bound the size of a reply's head. The audit record has them all."""

_HOP_BY_HOP = frozenset(
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
)
_KEPT_ANYWAY = frozenset({"content-type"})
"""Not droppable by naming it in `Connection`: the upstream must read the body as the gateway did."""

_NOT_FORWARDED = frozenset(
    {
        "accept-encoding",
        "content-length",
        "cookie",
        "cookie2",
        "expect",
        "host",
        # who the client says it is, or came from
        "cf-connecting-ip",
        "client-ip",
        "forwarded",
        "true-client-ip",
        "x-client-ip",
        "x-cluster-client-ip",
        "x-original-forwarded-for",
        "x-real-ip",
        # where the client would like the request to go, or what it would like it to be
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
)
_NOT_FORWARDED_PREFIXES = ("x-envoy-", "x-forwarded-", _GUARDRAIL)

_ACCOUNTS = frozenset({"openai-organization", "openai-project", "x-goog-user-project"})
_CREDENTIAL = re.compile(
    r"(?:^|[-_])(?:auth|authorization|api[-_]?key|(?:access|secret|subscription)[-_]?key|token|secret|credentials?"
    r"|password)(?:$|[-_])"
)
_KEY_PARAMETERS = frozenset(
    {"key", "apikey", "api_key", "api-key", "access_token", "auth", "authorization", "subscription-key", "token"}
)

_NOT_RETURNED = frozenset(
    {
        "content-length",
        "server",
        "set-cookie",
        "set-cookie2",
        # these speak of the upstream's own host: they would lead clients past the gateway
        "alt-svc",
        "content-location",
        "location",
        "strict-transport-security",
    }
)

_NAME = re.compile(r"[!#$%&'*+.^_`|~0-9A-Za-z-]+")
_VALUE = re.compile("[\t\x20-\x7e\x80-\ud7ff\ue000-\U0010ffff]*")


_REMEMBERED_NAMES = 256
"""Field names whose fate is remembered, in each direction. Clients and upstreams use the same few again and again."""


def is_sendable(value: str) -> bool:
    """Whether a field value can be sent as it is: no control characters (RFC 9110 section 5.5), no broken UTF-8.

    Several values in one string can be sent exactly if each of them can.
    """
    return _VALUE.fullmatch(value) is not None


def decision_headers(incident_id: str, judgement: Judgement) -> Headers:
    """The three fields that are on every answer, and on the forwarded request too."""
    return (
        ("X-Guardrail-Decision", judgement.decision.value),
        ("X-Guardrail-Mode", judgement.mode.value),
        ("X-Guardrail-Incident-ID", incident_id),
    )


def guardrail_headers(incident_id: str, judgement: Judgement, policy_version: str) -> Headers:
    """All fields of GATEWAY.md section 7 for an answer. Fields that would be empty are left out."""
    coverage = judgement.coverage
    fields = [*decision_headers(incident_id, judgement), ("X-Guardrail-Tier", str(judgement.tier))]
    if judgement.findings:
        fields += _if_sendable("X-Guardrail-Rule-IDs", ", ".join(judgement.rule_ids[:_MAX_RULE_IDS]))
    if policy_version:
        fields += _if_sendable("X-Guardrail-Policy-Version", policy_version)
    fields.append(("X-Guardrail-Coverage", f"judged={coverage.judged}, not-judged={coverage.not_judged}"))
    return tuple(fields)


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
    dropped = _named_in_connection(head.values("connection")) | identity.credentials | {name.lower() for name in own}
    fields = [field for field in head.headers if _is_forwarded(field[0]) and field[0].lower() not in dropped]
    if identity.owns_keys or provider_key is not None:
        fields = [field for field in fields if not _selects_account(field[0].lower(), dialect)]
    # The gateway has to be able to read the reply.
    fields.append(("Accept-Encoding", "identity"))
    fields.extend(own.items())
    if provider_key is not None:
        fields.append(dialect.authorize(provider_key))
    return (*fields, *guardrail)


def upstream_query(query: str, *, drop_keys: bool) -> str:
    """The raw query of the forwarded request: as received, but for the parameters that carry a key.

    Names are compared as a server would read them, percent-decoded and whatever their case.
    """
    if not drop_keys or not query:
        return query
    return "&".join(pair for pair in query.split("&") if not _carries_key(pair))


def downstream_headers(headers: Headers, guardrail: Headers) -> Headers:
    """The fields of an upstream's reply as the client gets them, without those that frame its body.

    Fields that cannot be sent as they are (control characters, broken UTF-8) are left out.
    """
    dropped = _named_in_connection([value for name, value in headers if name.lower() == "connection"])
    returned = [
        field
        for field in headers
        if _is_returned(field[0]) and field[0].lower() not in dropped and _VALUE.fullmatch(field[1])
    ]
    return (*returned, ("Server", SERVER), *guardrail)


@lru_cache(_REMEMBERED_NAMES)
def _is_returned(name: str) -> bool:
    lower = name.lower()
    if lower in _NOT_RETURNED or lower in _HOP_BY_HOP or lower.startswith(_GUARDRAIL):
        return False
    return _NAME.fullmatch(name) is not None


@lru_cache(_REMEMBERED_NAMES)
def _is_forwarded(name: str) -> bool:
    lower = name.lower()
    return lower not in _NOT_FORWARDED and lower not in _HOP_BY_HOP and not lower.startswith(_NOT_FORWARDED_PREFIXES)


def _selects_account(name: str, dialect: Dialect) -> bool:
    return name in _ACCOUNTS or name in dialect.credentials or _CREDENTIAL.search(name) is not None


def _carries_key(pair: str) -> bool:
    return unquote_plus(pair.partition("=")[0]).strip().lower() in _KEY_PARAMETERS


def _if_sendable(name: str, value: str) -> Headers:
    return ((name, value),) if is_sendable(value) else ()


def _named_in_connection(values: Collection[str]) -> frozenset[str]:
    if not values:
        return frozenset()
    return frozenset([option.strip().lower() for value in values for option in value.split(",")]) - _KEPT_ANYWAY
