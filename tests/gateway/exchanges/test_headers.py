"""Which fields pass, in both directions."""

import pytest

from adapters.heads import Headers
from filters.decision import Coverage, Decision, GuardMode, Judgement
from filters.findings import Action, Finding, Severity
from filters.segments import Origin, Trust
from gateway.exchanges.exchange import Identity, RequestHead
from gateway.exchanges.headers import (
    STOPPED,
    DroppedFields,
    decision_headers,
    downstream_headers,
    guardrail_headers,
    is_sendable,
    stated_length,
    upstream_headers,
)
from tests.gateway.stand import DIALECT

PASSING = Identity(tenant="acme", subject="ann", policy="default")
OWNING = Identity(tenant="acme", subject="ann", policy="default", credentials=frozenset({"x-jwt-here"}), owns_keys=True)
ALLOWED = Judgement(Decision.ALLOW, GuardMode.BASELINE, tier=1)


def going_up(*fields: tuple[str, str], identity: Identity = PASSING, key: str | None = None) -> list[tuple[str, str]]:
    head = RequestHead("POST", "/v1/x", "", fields)
    sent = upstream_headers(head, identity=identity, dialect=DIALECT, provider_key=key, own={}, guardrail=())
    return [field for field in sent if field != ("Accept-Encoding", "identity")]


def test_what_passes_keeps_its_spelling_its_order_and_its_duplicates() -> None:
    fields = (
        ("anthropic-beta", "a,b"),
        ("X-Stainless-Lang", "python"),
        ("Idempotency-Key", "k-1"),
        ("anthropic-beta", "c"),
        ("USER-agent", "x  y"),
        ("Authorization", "Bearer mine"),
        ("Content-Type", "application/json"),
        ("X-Ünï", "ö"),
    )
    assert going_up(*fields) == list(fields)


@pytest.mark.parametrize(
    "name",
    [
        "Host",
        "Content-Length",
        "Transfer-Encoding",
        "Connection",
        "Keep-Alive",
        "TE",
        "Trailer",
        "Upgrade",
        "HTTP2-Settings",
        "Expect",
        "Accept-Encoding",
        "Proxy-Authorization",
        "Proxy-Connection",
        "Cookie",
        "Forwarded",
        "X-Forwarded-For",
        "X-Forwarded-Host",
        "X-Forwarded-Authorization",
        "X-Real-IP",
        "X-Original-URL",
        "X-Rewrite-URL",
        "X-Upstream",
        "X-Upstream-Url",
        "x-portkey-custom-host",
        "x-portkey-config",
        "Helicone-Target-Url",
        "X-Base-Url",
        "X-Api-Base",
        "X-Host",
        "X-Envoy-Original-Path",
        "Destination",
        "X-HTTP-Method-Override",
        "X-Guardrail-Decision",
        "x-guardrail-authorization",
        "X-GUARDRAIL-ANYTHING",
        "X_Guardrail_Decision",
        "x_guardrail-mode",
        "X_Forwarded_For",
        "X_Upstream_URL",
        "content_length",
        "Transfer_Encoding",
        "Content_Type",
        "content_encoding",
        "Remote-User",
        "X-Remote-User",
        "X_User",
        "X-Tenant-ID",
        "X-Amzn-Oidc-Identity",
        "X-Auth-Request-Email",
        "X-MS-Client-Principal-Name",
        "X-SSL-Client-Verify",
        "Tailscale-User-Login",
        "Cf-Access-Jwt-Assertion",
        "Client-Cert",
    ],
)
def test_fields_that_steer_or_frame_stay_here(name: str) -> None:
    assert going_up((name, "spoof"), ("X-Kept", "1")) == [("X-Kept", "1")]


def test_fields_named_in_connection_are_for_one_hop_only() -> None:
    fields = (
        ("Connection", "close, X-Hop"),
        ("connection", "x-other"),
        ("X-Hop", "1"),
        ("X-Other", "2"),
        ("X-Kept", "3"),
    )
    assert going_up(*fields) == [("X-Kept", "3")]


def test_the_type_of_the_body_cannot_be_dropped_by_naming_it_in_connection() -> None:
    fields = (("Connection", "content-type"), ("Content-Type", "application/json"))
    assert going_up(*fields) == [("Content-Type", "application/json")]


@pytest.mark.parametrize(
    "name",
    [
        "Authorization",
        "x-api-key",
        "api-key",
        "x-goog-api-key",
        "OpenAI-Organization",
        "OpenAI-Project",
        "x-goog-user-project",
        "openai_organization",
        "OpenAI_Project",
        "anthropic-organization-id",
        "anthropic-user-profile-id",
        "anthropic-workspace-id",
        "X-Organization-Id",
        "X-Account-Id",
        "X-Functions-Key",
        "x-portkey-virtual-key",
        "Helicone-Auth",
        "cf-aig-byok-alias",
        "x_goog_api_key",
        "X_Jwt_Here",
        "X-Access-Token",
        "X-Auth",
        "X_API_KEY",
        "Ocp-Apim-Subscription-Key",
        "x-amz-security-token",
        "X-Client-Secret",
        "x-jwt-here",
    ],
)
def test_where_the_gateway_puts_in_the_key_nothing_of_the_clients_selects_an_account(name: str) -> None:
    fields = ((name, "attacker"), ("Idempotency-Key", "k"))
    expected = [("Idempotency-Key", "k"), ("Authorization", "Bearer tenant-key")]
    assert going_up(*fields, identity=OWNING, key="tenant-key") == expected


def test_without_a_key_of_its_own_an_owning_tenant_sends_no_credential() -> None:
    assert going_up(("Authorization", "Bearer jwt"), identity=OWNING) == []


def test_the_gateways_credential_goes_no_further_where_the_clients_key_passes() -> None:
    caller = Identity(tenant="acme", subject="ann", policy="default", credentials=frozenset({"authorization"}))
    fields = (("Authorization", "Bearer jwt"), ("x-api-key", "mine"))
    assert going_up(*fields, identity=caller) == [("x-api-key", "mine")]


def test_the_tenants_own_fields_replace_the_clients_and_the_guardrail_goes_last() -> None:
    head = RequestHead("POST", "/v1/x", "", (("openai-beta", "theirs"), ("X-Kept", "1")))
    sent = upstream_headers(
        head,
        identity=PASSING,
        dialect=DIALECT,
        provider_key=None,
        own={"OpenAI-Beta": "ours"},
        guardrail=decision_headers("id-1", ALLOWED),
    )
    assert sent == (
        ("X-Kept", "1"),
        ("Accept-Encoding", "identity"),
        ("OpenAI-Beta", "ours"),
        ("X-Guardrail-Decision", "allow"),
        ("X-Guardrail-Mode", "baseline"),
        ("X-Guardrail-Incident-ID", "id-1"),
    )


def test_a_tenants_own_field_replaces_the_clients_in_either_spelling() -> None:
    head = RequestHead("POST", "/v1/x", "", (("openai_beta", "theirs"),))
    sent = upstream_headers(
        head, identity=PASSING, dialect=DIALECT, provider_key=None, own={"OpenAI-Beta": "ours"}, guardrail=()
    )
    assert sent == (("Accept-Encoding", "identity"), ("OpenAI-Beta", "ours"))


def test_connection_names_a_field_in_either_spelling() -> None:
    assert going_up(("Connection", "x_hop, content_type"), ("X-Hop", "1"), ("Content-Type", "a/b")) == [
        ("Content-Type", "a/b")
    ]


@pytest.mark.parametrize("group", STOPPED, ids=lambda group: min((*group.names, *group.prefixes)))
def test_the_table_has_plain_names_and_no_field_twice(group: DroppedFields) -> None:
    assert all(name == name.lower().replace("_", "-") for name in (*group.names, *group.prefixes))
    others = [other for other in STOPPED if other is not group and other.ways & group.ways]
    assert not any(other.names & group.names for other in others)
    assert group.ways


def coming_down(*fields: tuple[str, str]) -> Headers:
    return downstream_headers(fields, (("X-Guardrail-Decision", "allow"),))


OURS = (("Server", "guardrail-gateway"), ("X-Guardrail-Decision", "allow"))


def test_what_the_upstream_says_passes_in_order_with_its_duplicates() -> None:
    fields = (("Content-Type", "text/event-stream"), ("x-request-id", "r"), ("Retry-After", "7"), ("x-request-id", "s"))
    assert coming_down(*fields) == (*fields, *OURS)


@pytest.mark.parametrize(
    "field",
    [
        ("Server", "spoof"),
        ("Set-Cookie", "sid=1"),
        ("X-Guardrail-Decision", "spoof"),
        ("x-guardrail-mode", "spoof"),
        ("x_guardrail_decision", "spoof"),
        ("Content_Length", "5"),
        ("Keep-Alive", "timeout=999"),
        ("Proxy-Authenticate", "Basic"),
        ("Transfer-Encoding", "chunked"),
        ("Content-Length", "5"),
        ("Location", "http://elsewhere"),
        ("Alt-Svc", 'h3=":443"'),
        ("Operation-Location", "https://elsewhere.test/operations/1"),
        ("Azure-AsyncOperation", "https://elsewhere.test/operations/1"),
        ("X-Goog-Upload-URL", "https://elsewhere.test/upload/v1beta/files?upload_id=1"),
        ("X-Goog-Upload-Control-URL", "https://elsewhere.test/upload/v1beta/files?upload_id=1"),
        ("Strict-Transport-Security", "max-age=1"),
        ("Refresh", "0; url=https://evil.test"),
        ("Clear-Site-Data", '"*"'),
        ("NEL", '{"report_to":"a","max_age":1}'),
        ("X-Accel-Redirect", "/internal/secret"),
        ("X_Accel_Redirect", "/internal/secret"),
        ("X-Sendfile", "/etc/passwd"),
        ("X-Reproxy-URL", "http://10.0.0.1/"),
        ("Surrogate-Control", "max-age=1"),
        ("X-Envoy-Immediate-Health-Check-Fail", "true"),
        ("X-Line", "a\r\nInjected: 1"),
        ("X-Null", "a\x00b"),
        ("X-Broken", "\udce9"),
        ("X Name", "a"),
    ],
    ids=lambda field: field[0].lower().replace(" ", "-"),
)
def test_what_speaks_for_another_host_or_cannot_be_sent_is_left_out(field: tuple[str, str]) -> None:
    assert coming_down(field) == OURS


def test_fields_named_in_the_upstreams_connection_are_left_out() -> None:
    assert coming_down(("Connection", "X-Hop"), ("X-Hop", "1")) == OURS


def finding(rule_id: str) -> Finding:
    return Finding(rule_id, "f", Severity.HIGH, Action.DENY, Origin.USER, Trust.UNTRUSTED, "/x", (), 0, 1)


def test_the_guardrail_fields_tell_the_decision_its_rules_and_its_coverage() -> None:
    judgement = Judgement(
        Decision.DENY,
        GuardMode.MONITOR,
        tier=2,
        findings=(finding("INJ-002"), finding("INJ-001"), finding("INJ-002")),
        coverage=Coverage(judged=3, not_judged=1),
    )
    assert guardrail_headers("id-1", judgement, "v7") == (
        ("X-Guardrail-Decision", "deny"),
        ("X-Guardrail-Mode", "monitor"),
        ("X-Guardrail-Incident-ID", "id-1"),
        ("X-Guardrail-Tier", "2"),
        ("X-Guardrail-Rule-IDs", "INJ-001, INJ-002"),
        ("X-Guardrail-Policy-Version", "v7"),
        ("X-Guardrail-Coverage", "judged=3, not-judged=1"),
    )


def test_a_guardrail_field_of_which_there_is_nothing_to_say_is_empty() -> None:
    fields = guardrail_headers("id-1", ALLOWED, "")
    assert fields[3:] == (
        ("X-Guardrail-Tier", "1"),
        ("X-Guardrail-Rule-IDs", ""),
        ("X-Guardrail-Policy-Version", ""),
        ("X-Guardrail-Coverage", "judged=0, not-judged=0"),
    )


def test_the_rule_ids_of_one_header_are_bounded() -> None:
    judgement = Judgement(
        Decision.DENY, GuardMode.BASELINE, tier=1, findings=tuple(finding(f"R-{number:03}") for number in range(500))
    )
    listed = dict(guardrail_headers("id-1", judgement, ""))["X-Guardrail-Rule-IDs"]
    assert listed.startswith("R-000, R-001")
    assert len(listed) < 1_000


@pytest.mark.parametrize("value", ["", "a\tb", "é", "\U0001f600"], ids=["empty", "tab", "accent", "emoji"])
def test_values_that_can_be_sent(value: str) -> None:
    assert is_sendable(value)


@pytest.mark.parametrize("value", ["a\nb", "a\r", "\x00", "\x1b[31m", "\x7f", "\udc80"], ids=ascii)
def test_values_that_cannot_be_sent(value: str) -> None:
    assert not is_sendable(value)


@pytest.mark.parametrize(
    ("text", "length"),
    [
        ("0", 0),
        ("20971521", 20971521),
        ("0" * 5_000 + "7", 7),
        ("9" * 5_000, 10**19 - 1),
        ("", None),
        ("-1", None),
        ("1, 1", None),
        ("\u0663", None),
        ("\u00b2", None),
    ],
    ids=["none", "some", "leading zeros", "beyond any", "empty", "signed", "two", "arabic", "superscript"],
)
def test_a_length_is_a_number_in_ascii(text: str, length: int | None) -> None:
    assert stated_length(text) == length
