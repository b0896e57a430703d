"""The path tells dialect, operation and upstream; what could be read in two ways is refused."""

import pytest

from filters.bodies import paths
from filters.bodies.paths import (
    LONGEST,
    METHODS,
    BodyKind,
    DialectHints,
    added_to,
    find_route,
    named_upstream,
    nearest_dialect,
    runs_thread,
)
from filters.dialects.dialect import Operation
from filters.refusals import Reason, Refused

NAMED = {
    name: named_upstream(dialect, "http://10.0.0.5:8000/")
    for name, dialect in {"groq": "openai", "claude": "anthropic", "gcp": "gemini", "east": "azure"}.items()
}
JSON, BOTH = BodyKind.JSON, BodyKind.JSON_OR_FORM


@pytest.mark.parametrize(
    ("path", "dialect", "operation", "upstream", "takes"),
    [
        ("/v1/chat/completions", "openai", Operation.CHAT, "openai", JSON),
        ("/v1/chat/completions/", "openai", Operation.CHAT, "openai", JSON),
        ("/v1/Chat/COMPLETIONS", "openai", Operation.CHAT, "openai", JSON),
        ("/v1/chat/completions/chatcmpl-1", "openai", Operation.OTHER, "openai", BOTH),
        ("/v1/completions", "openai", Operation.COMPLETIONS, "openai", JSON),
        ("/v1/responses", "openai_responses", Operation.RESPONSES, "openai", JSON),
        ("/v1/responses/input_tokens", "openai_responses", Operation.RESPONSES, "openai", JSON),
        ("/v1/responses/resp_1", "openai_responses", Operation.OTHER, "openai", BOTH),
        ("/v1/responsesque", "openai", Operation.OTHER, "openai", BOTH),
        ("/v1/conversations", "openai_responses", Operation.OTHER, "openai", BOTH),
        ("/v1/conversations/conv_1/items", "openai_responses", Operation.OTHER, "openai", BOTH),
        ("/openai/v1/conversations", "azure_responses", Operation.OTHER, "azure", BOTH),
        ("/v1/conversations.json", "openai", Operation.OTHER, "openai", BOTH),
        ("/openai/deployments/responses/chat/completions", "azure", Operation.CHAT, "azure", JSON),
        ("/openai/deployments/conversations/embeddings", "azure", Operation.EMBEDDINGS, "azure", JSON),
        ("/v1/embeddings", "openai", Operation.EMBEDDINGS, "openai", JSON),
        ("/v1/moderations", "openai", Operation.MODERATIONS, "openai", JSON),
        ("/v1/models", "openai", Operation.MODELS, "openai", BOTH),
        ("/v1/models/gpt-4o", "openai", Operation.OTHER, "openai", BOTH),
        ("/v1/files", "openai", Operation.FILES, "openai", BOTH),
        ("/v1/files/file-1", "openai", Operation.FILES, "openai", BOTH),
        ("/v1/files/file-1/content", "openai", Operation.FILES, "openai", BOTH),
        ("/v1/videos/video_1/content", "openai", Operation.FILES, "openai", BOTH),
        ("/v1/files/f/chat/completions", "openai", Operation.CHAT, "openai", JSON),
        ("/v1/chat/completions/c/content", "openai", Operation.OTHER, "openai", BOTH),
        ("/v1/chat/completions/files/f", "openai", Operation.OTHER, "openai", BOTH),
        ("/v1/chat/completions/models", "openai", Operation.OTHER, "openai", BOTH),
        ("/v1/responses/images/edits", "openai_responses", Operation.OTHER, "openai", BOTH),
        ("/v1/messages/files/f", "anthropic", Operation.OTHER, "anthropic", BOTH),
        ("/v1/threads/t/messages/m/files/f", "openai", Operation.FILES, "openai", BOTH),
        ("/v1/models/org/gpt-4.1", "openai", Operation.OTHER, "openai", BOTH),
        ("/v1/files/conversation.completions.jsonl", "openai", Operation.FILES, "openai", BOTH),
        ("/openai/deployments/gpt-4.1/chat/completions", "azure", Operation.CHAT, "azure", JSON),
        ("/v1/audio/transcriptions", "openai", Operation.AUDIO, "openai", BOTH),
        ("/v1/images/edits", "openai", Operation.IMAGES, "openai", BOTH),
        ("/v1/anything/new", "openai", Operation.OTHER, "openai", BOTH),
        ("/v1/messages", "anthropic", Operation.MESSAGES, "anthropic", JSON),
        ("/v1/messages/count_tokens", "anthropic", Operation.COUNT_TOKENS, "anthropic", JSON),
        ("/v1/messages/batches", "anthropic", Operation.OTHER, "anthropic", BOTH),
        ("/openai/deployments/d/chat/completions", "azure", Operation.CHAT, "azure", JSON),
        ("/openai/v1/responses", "azure_responses", Operation.RESPONSES, "azure", JSON),
        ("/openai/deployments/d/images/generations", "azure", Operation.IMAGES, "azure", BOTH),
        ("/v1beta/models/m:generateContent", "gemini", Operation.GENERATE, "gemini", JSON),
        ("/v1beta/models/m%3AgenerateContent", "gemini", Operation.GENERATE, "gemini", JSON),
        ("/v1beta/tunedModels/m:streamGenerateContent", "gemini", Operation.STREAM_GENERATE, "gemini", JSON),
        ("/v1alpha/models/m:countTokens", "gemini", Operation.COUNT_TOKENS, "gemini", JSON),
        ("/v1beta1/models/m:batchEmbedContents", "gemini", Operation.EMBEDDINGS, "gemini", JSON),
        ("/v1/models/m:generateContent", "gemini", Operation.GENERATE, "gemini", JSON),
        ("/v1/models/m:streamGenerateContent", "gemini", Operation.STREAM_GENERATE, "gemini", JSON),
        ("/v1/models/m%3AcountTokens", "gemini", Operation.COUNT_TOKENS, "gemini", JSON),
        ("/v1/models/ft:gpt:me", "openai", Operation.OTHER, "openai", BOTH),
        ("/v1beta/cachedContents", "gemini", Operation.OTHER, "gemini", BOTH),
        ("/upload/v1beta/files", "gemini", Operation.FILES, "gemini", BodyKind.ANY),
        ("/upload/v1/files", "gemini", Operation.FILES, "gemini", BodyKind.ANY),
        ("/v1beta/files", "gemini", Operation.FILES, "gemini", BOTH),
        ("/v1beta/models/m:generateContent/files/f", "gemini", Operation.OTHER, "gemini", BOTH),
        ("/v1beta/openai/chat/completions", "openai", Operation.CHAT, "gemini", JSON),
        ("/v1beta/interactions", "gemini_interactions", Operation.INTERACTIONS, "gemini", JSON),
        ("/v1alpha/Interactions/", "gemini_interactions", Operation.INTERACTIONS, "gemini", JSON),
        ("/v1beta/interactions/v1_a", "gemini_interactions", Operation.OTHER, "gemini", BOTH),
        ("/v1beta/interactions/v1_a/cancel", "gemini_interactions", Operation.OTHER, "gemini", BOTH),
        ("/v1beta/interactionsque", "gemini", Operation.OTHER, "gemini", BOTH),
        ("/v1/interactions", "gemini_interactions", Operation.INTERACTIONS, "gemini", JSON),
        ("/v1/interactions/v1_a", "gemini_interactions", Operation.OTHER, "gemini", BOTH),
        ("/v1/interactionsque", "openai", Operation.OTHER, "openai", BOTH),
    ],
)
def test_a_path_tells_where_a_request_goes(
    path: str, dialect: str, operation: Operation, upstream: str, takes: BodyKind
) -> None:
    route = find_route("POST", path, named=NAMED, hints=DialectHints())
    assert (route.dialect.name, route.operation, route.upstream, route.path, route.takes) == (
        dialect,
        operation,
        upstream,
        path,
        takes,
    )


@pytest.mark.parametrize(
    ("path", "dialect", "operation", "upstream", "asked"),
    [
        ("/u/groq/v1/chat/completions", "openai", Operation.CHAT, "groq", "/v1/chat/completions"),
        ("/u/groq/chat/completions", "openai", Operation.CHAT, "groq", "/chat/completions"),
        ("/u/groq/openai/v1/chat/completions", "openai", Operation.CHAT, "groq", "/openai/v1/chat/completions"),
        ("/u/groq/v1/responses", "openai_responses", Operation.RESPONSES, "groq", "/v1/responses"),
        ("/u/groq/v1/messages", "anthropic", Operation.MESSAGES, "groq", "/v1/messages"),
        ("/u/groq/v1/messages/count_tokens", "anthropic", Operation.COUNT_TOKENS, "groq", "/v1/messages/count_tokens"),
        ("/u/groq/v1/threads/t/messages", "openai", Operation.OTHER, "groq", "/v1/threads/t/messages"),
        ("/u/groq/api/chat", "openai", Operation.OTHER, "groq", "/api/chat"),
        ("/u/claude/v1/messages", "anthropic", Operation.MESSAGES, "claude", "/v1/messages"),
        ("/u/claude/v1/chat/completions", "anthropic", Operation.OTHER, "claude", "/v1/chat/completions"),
        ("/u/gcp/v1/models/m:generateContent", "gemini", Operation.GENERATE, "gcp", "/v1/models/m:generateContent"),
        ("/u/gcp/v1/interactions", "gemini_interactions", Operation.INTERACTIONS, "gcp", "/v1/interactions"),
        ("/u/gcp/v1beta/openai/chat/completions", "openai", Operation.CHAT, "gcp", "/v1beta/openai/chat/completions"),
        ("/u/claude/v1beta/openai/x", "anthropic", Operation.OTHER, "claude", "/v1beta/openai/x"),
        ("/u/east/openai/responses", "azure_responses", Operation.RESPONSES, "east", "/openai/responses"),
    ],
)
def test_a_named_upstream_is_asked_for_the_rest_of_the_path(
    path: str, dialect: str, operation: Operation, upstream: str, asked: str
) -> None:
    route = find_route("POST", path, named=NAMED, hints=DialectHints())
    assert (route.dialect.name, route.operation, route.upstream, route.path) == (dialect, operation, upstream, asked)


HOST = "https://provider.test"
"""Of addresses as providers publish them, with what stands before their paths."""
AT_VERSIONS = {
    "": "",
    "/": "",
    "/v1": "",
    "/v1/": "",
    "/api/v1": "/api",
    "/openai/v1": "/openai",
    "/proxy/v1//": "/proxy",
}


@pytest.mark.parametrize("dialect", ["openai", "anthropic"])
@pytest.mark.parametrize(("end", "before"), AT_VERSIONS.items())
@pytest.mark.parametrize(
    ("rest", "kind", "operation"),
    [
        ("/chat/completions", "openai", Operation.CHAT),
        ("/responses", "openai_responses", Operation.RESPONSES),
        ("/messages", "anthropic", Operation.MESSAGES),
        ("/models/org/m-1", "openai", Operation.OTHER),
        ("/files/f%20a/content", "openai", Operation.FILES),
    ],
)
def test_a_version_at_the_end_of_a_named_upstreams_address_is_asked_for_once(
    dialect: str, end: str, before: str, rest: str, kind: str, operation: Operation
) -> None:
    named = named_upstream(dialect, HOST + end)
    route = find_route("POST", f"/u/own/v1{rest}", named={"own": named}, hints=DialectHints())
    assert named.address + route.path == f"{HOST}{before}/v1{rest}"
    if dialect == "openai":
        assert (route.dialect.name, route.operation) == (kind, operation)


@pytest.mark.parametrize(("end", "asked"), [("/v1", "/v1"), ("/api/paas/v4", "/v4"), ("/v1/openai", "/v1/openai")])
def test_a_base_url_may_leave_the_version_to_the_address(end: str, asked: str) -> None:
    named = {"own": named_upstream("openai", HOST + end)}
    for path in ("/u/own/chat/completions", f"/u/own{asked}/chat/completions"):
        route = find_route("POST", path, named=named, hints=DialectHints())
        assert named["own"].address + route.path == f"{HOST}{end}/chat/completions"
        assert route.operation is Operation.CHAT
    assert find_route("GET", f"/u/own{asked}", named=named, hints=DialectHints()).path == asked


def test_messages_are_anthropics_where_only_the_address_has_their_version() -> None:
    named = {"own": named_upstream("openai", f"{HOST}/v1")}
    route = find_route("POST", "/u/own/messages", named=named, hints=DialectHints())
    assert (route.dialect.name, route.path) == ("anthropic", "/v1/messages")


@pytest.mark.parametrize(
    ("end", "begun", "extra"),
    [
        ("/v1", "/v1/v1", "/v1"),
        ("/v1", "/V1", "/v1"),
        ("/v1", "/v1beta", "/v1beta"),
        ("/v1", "/openai/v1", "/openai/v1"),
        ("/api/v1", "/api/v1", "/api/v1"),
        ("/api/paas/v4", "/v1", "/v1"),
        ("/v1/openai", "/v1", "/v1"),
        ("/v1beta/openai", "/v1", "/v1"),
    ],
)
def test_a_path_that_repeats_more_of_the_address_or_another_version_is_sent_nowhere(
    end: str, begun: str, extra: str
) -> None:
    named = {"own": named_upstream("openai", HOST + end)}
    with pytest.raises(Refused) as refused:
        find_route("POST", f"/u/own{begun}/chat/completions", named=named, hints=DialectHints())
    own = named["own"].version
    assert refused.value.reason is Reason.NOT_FOUND
    assert refused.value.detail == (
        f"Leave out {extra} at the end of base_url: the address of this upstream ends with {own}."
    )


@pytest.mark.parametrize("path", ["/u/own/v1/../chat/completions", "/u/own/v%31/chat/completions", "/u/own//v1/models"])
def test_a_version_is_taken_only_for_what_it_plainly_is(path: str) -> None:
    named = {"own": named_upstream("openai", f"{HOST}/v1")}
    with pytest.raises(Refused) as refused:
        find_route("POST", path, named=named, hints=DialectHints())
    assert refused.value.reason is Reason.MALFORMED


@pytest.mark.parametrize("end", ["/v1", "/v1/openai", "/v1beta/openai"])
@pytest.mark.parametrize("rest", ["/realtime", "/realtime/sessions", "/organization/admin_api_keys", "/live"])
@pytest.mark.parametrize("again", [False, True])
def test_no_session_is_opened_behind_a_version_either(end: str, rest: str, again: bool) -> None:
    named = {"own": named_upstream("openai", HOST + end)}
    rest = end + rest if again else rest
    with pytest.raises(Refused) as refused:
        find_route("POST", f"/u/own{rest}", named=named, hints=DialectHints())
    assert refused.value.detail == "No session is opened, and no key made, that goes past the gateway."


@pytest.mark.parametrize("path", ["/v1/models", "/v1/files", "/v1/complete"])
def test_a_version_header_makes_a_path_anthropics(path: str) -> None:
    route = find_route("GET", path, named={}, hints=DialectHints(anthropic=True))
    assert (route.dialect.name, route.upstream) == ("anthropic", "anthropic")


@pytest.mark.parametrize(
    ("path", "gemini", "dialect"),
    [
        ("/v1/models/m:generateContent", False, "gemini"),
        ("/v1/models/m%3AcountTokens", False, "gemini"),
        ("/v1/models/m", True, "gemini"),
        ("/v1/models", True, "gemini"),
        ("/v1/models", False, "openai"),
        ("/v1/files", True, "gemini"),
        ("/v1/files/abc:download", True, "gemini"),
        ("/v1/batches/b", True, "gemini"),
        ("/v1/cachedContents", True, "gemini"),
        ("/v1/cachedContents", False, "openai"),
        ("/v1/chat/completions", True, "openai"),
        ("/v1/Chat/Completions/", True, "openai"),
        ("/v1/embeddings", True, "openai"),
    ],
)
def test_googles_own_version_one_is_known_by_verb_or_key(path: str, gemini: bool, dialect: str) -> None:
    route = find_route("POST", path, named={}, hints=DialectHints(gemini=gemini))
    assert (route.dialect.name, route.upstream) == (dialect, dialect)


@pytest.mark.parametrize("method", sorted(METHODS))
def test_a_method_that_apis_use_goes_through(method: str) -> None:
    assert find_route(method, "/v1/chat/completions", named={}, hints=DialectHints()).operation is Operation.CHAT


@pytest.mark.parametrize("method", ["TRACE", "OPTIONS", "CONNECT", "get", "PROPFIND", ""])
def test_any_other_method_is_refused(method: str) -> None:
    with pytest.raises(Refused) as refused:
        find_route(method, "/v1/chat/completions", named={}, hints=DialectHints())
    assert refused.value.reason is Reason.METHOD


@pytest.mark.parametrize(
    "path", ["/", "/v1", "/v1/", "/nope", "/u/groq", "/u/groq/", "/u/none/v1/models", "/v2/chat", "/openai"]
)
def test_an_unknown_path_is_refused(path: str) -> None:
    with pytest.raises(Refused) as refused:
        find_route("POST", path, named=NAMED, hints=DialectHints(anthropic=True))
    assert refused.value.reason is Reason.NOT_FOUND


@pytest.mark.parametrize(
    ("path", "asks"),
    [
        ("/chat/completions", True),
        ("/Chat/completions/", True),
        ("/responses/resp_1", True),
        ("/messages", True),
        ("/models/gpt-4.1", True),
        ("/chat", False),
        ("/modelsque", False),
        ("/v2/chat/completions", False),
        ("/", False),
    ],
)
@pytest.mark.parametrize("anthropic", [False, True])
def test_a_path_that_lacks_its_version_is_asked_for_it(path: str, anthropic: bool, asks: bool) -> None:
    with pytest.raises(Refused) as refused:
        find_route("POST", path, named=NAMED, hints=DialectHints(anthropic=anthropic))
    assert (refused.value.reason, refused.value.detail) == (
        Reason.NOT_FOUND,
        "Does base_url end in /v1?" if asks else "",
    )


def test_googles_clients_are_not_asked_for_a_version() -> None:
    with pytest.raises(Refused) as refused:
        find_route("GET", "/models", named=NAMED, hints=DialectHints(gemini=True))
    assert refused.value.detail == ""


@pytest.mark.parametrize(
    ("path", "setting", "extra", "own"),
    [
        ("/v1/v1/messages", "base_url", "/v1", "/v1"),
        ("/v1/v1/chat/completions", "base_url", "/v1", "/v1"),
        ("/v1/v1beta/models/gemini:generateContent", "base_url", "/v1", "/v1beta"),
        ("/v1beta/v1/models/gemini:generateContent", "base_url", "/v1beta", "/v1"),
        ("/u/claude/v1/v1/messages", "base_url", "/v1", "/v1"),
        ("/u/groq/openai/v1/v1/chat/completions", "base_url", "/v1", "/v1"),
        ("/u/groq/api/v1/v1/chat/completions", "base_url", "/v1", "/v1"),
        ("/openai/v1/v1/responses", "base_url", "/v1", "/v1"),
        ("/openai/openai/deployments/gpt/chat/completions", "azure_endpoint", "/openai", "/openai"),
        ("/openai/v1/openai/deployments/gpt/chat/completions", "azure_endpoint", "/v1", "/openai"),
    ],
)
def test_a_path_that_begins_twice_is_told_what_its_address_has_too_much(
    path: str, setting: str, extra: str, own: str
) -> None:
    with pytest.raises(Refused) as refused:
        find_route("POST", path, named=NAMED, hints=DialectHints())
    assert refused.value.reason is Reason.NOT_FOUND
    assert refused.value.detail == f"Leave out {extra} at the end of {setting}: what follows begins with {own}."


@pytest.mark.parametrize("prefix", ["", "/u/gcp"])
def test_a_version_behind_googles_path_for_openais_sdk_is_told_as_too_much(prefix: str) -> None:
    path = f"{prefix}/v1beta/openai/v1/chat/completions"
    with pytest.raises(Refused) as refused:
        find_route("POST", path, named=NAMED, hints=DialectHints())
    assert refused.value.reason is Reason.NOT_FOUND
    assert refused.value.detail == "Leave out /v1 at the end of base_url: it stands behind /v1beta/openai."
    assert nearest_dialect(path, named=NAMED, hints=DialectHints()).name == "openai"


@pytest.mark.parametrize("path", ["/v1/v1", "/v1/v1x/messages", "/v1beta/openai/models", "/u/groq/v1/openai/models"])
def test_a_path_that_only_looks_as_if_it_began_twice_goes_through(path: str) -> None:
    assert find_route("POST", path, named=NAMED, hints=DialectHints()).upstream


def test_an_upstream_that_nobody_named_is_told_apart_from_an_unknown_path() -> None:
    with pytest.raises(Refused) as refused:
        find_route("POST", "/u/grok/v1/chat/completions", named=NAMED, hints=DialectHints())
    assert refused.value.reason is Reason.NOT_FOUND
    assert refused.value.detail == "No upstream is configured under the name in this path."


@pytest.mark.parametrize(
    "path",
    [
        "/v1/realtime",
        "/v1/realtime/client_secrets",
        "/v1/Realtime/sessions/",
        "/v1/realtime/calls",
        "/v1/realtime.json",
        "/v1/live/sessions",
        "/v1/live/sessions/s/accept",
        "/v1/live",
        "/openai/v1/live/sessions",
        "/u/groq/api/v1/live/sessions",
        "/v1/organization/admin_api_keys",
        "/v1/organization/projects/p/service_accounts",
        "/v1/organizations/service_accounts/s/api_keys",
        "/v1/chatkit/sessions",
        "/openai/realtimeapi/sessions",
        "/openai/v1/realtime/client_secrets",
        "/v1alpha/auth_tokens",
        "/v1alpha/authTokens:create",
        "/u/groq/v1/realtime/sessions",
        "/u/groq/realtime",
    ],
)
def test_no_session_is_opened_that_goes_past_the_gateway(path: str) -> None:
    with pytest.raises(Refused) as refused:
        find_route("POST", path, named=NAMED, hints=DialectHints())
    assert refused.value.reason is Reason.NOT_FOUND


@pytest.mark.parametrize(
    "path", ["/openai/deployments/live/chat/completions", "/v1/models/realtime", "/v1/organization/usage/completions"]
)
def test_a_name_that_somebody_gave_opens_no_session(path: str) -> None:
    assert find_route("GET", path, named=NAMED, hints=DialectHints()).path == path


@pytest.mark.parametrize(
    "path",
    [
        pytest.param("", id="empty"),
        pytest.param("*", id="asterisk"),
        pytest.param("http://host/v1/models", id="absolute form"),
        pytest.param("//host/v1/models", id="two slashes first"),
        pytest.param("/v1//models", id="two slashes inside"),
        pytest.param("/v1/models//", id="two slashes last"),
        pytest.param("/v1/../admin", id="dot segment"),
        pytest.param("/v1/./models", id="single dot"),
        pytest.param("/v1/..", id="dot segment last"),
        pytest.param("/v1/..;/admin", id="dot segment with a parameter"),
        pytest.param("/v1/%2e%2e/admin", id="encoded dots"),
        pytest.param("/v1/.%2E/admin", id="half encoded dots"),
        pytest.param("/v1/..%2f..%2fadmin", id="encoded slash"),
        pytest.param("/v1/a%5c..", id="encoded backslash"),
        pytest.param("/v1/a\\..\\b", id="backslash"),
        pytest.param("/v1/%252e%252e/x", id="encoded twice"),
        pytest.param("/v1/ch%61t/completions", id="encoded letter"),
        pytest.param("/v1/chat%2Dcompletions", id="encoded hyphen"),
        pytest.param("/v1/a%00", id="encoded nul"),
        pytest.param("/v1/a%0d%0aX-Inj: 1", id="encoded line break"),
        pytest.param("/v1/a%7f", id="encoded delete"),
        pytest.param("/v1/a%3fb", id="encoded question mark"),
        pytest.param("/v1/a%23b", id="encoded fragment"),
        pytest.param("/v1/a#b", id="fragment"),
        pytest.param("/v1/a?b", id="query"),
        pytest.param("/v1/a\x00", id="nul"),
        pytest.param("/v1/a b", id="space"),
        pytest.param("/v1/a\x80", id="byte beyond ascii"),
        pytest.param("/v1/a%", id="half escape"),
        pytest.param("/v1/a%zz", id="no escape"),
        pytest.param("/v1/" + "m" * LONGEST, id="too long"),
        pytest.param("/v1/chat/completions;a=b", id="parameter"),
        pytest.param("/v1/chat;jsessionid=1/completions", id="parameter inside"),
        pytest.param("/v1/chat/completions;/files/f", id="parameter with a path behind it"),
        pytest.param("/v1/models/m;", id="empty parameter"),
        pytest.param("/v1/chat/completions%3Ba=b", id="encoded parameter"),
        pytest.param("/v1/chat/completions%c0%af", id="overlong slash"),
        pytest.param("/v1/chat%c0%afcompletions", id="overlong slash inside"),
        pytest.param("/v1/models/%ff", id="escape that is no UTF-8"),
        pytest.param("/v1/chat/completions%20", id="blank last"),
        pytest.param("/v1/chat/completions+", id="plus last"),
        pytest.param("/v1/chat/completions%C2%A0", id="no-break space last"),
        pytest.param("/v1/chat/completions.", id="point last"),
        pytest.param("/v1/chat/completions.json", id="extension"),
        pytest.param("/v1/messages.json", id="extension of a path of Anthropic's"),
        pytest.param("/v1/Responses.JSON", id="extension in capitals"),
        pytest.param("/u/east/openai/deployments/d/chat/completions.json", id="extension at a named upstream"),
        pytest.param("/v1/chat.x/completions", id="extension inside"),
        pytest.param("/v1/chat/%20/completions", id="blank name"),
        pytest.param("/v1/chat/completions/%20", id="blank name last"),
        pytest.param("/v1/chat%EF%BC%8Fcompletions", id="fullwidth slash"),
        pytest.param("/v1/chat/%EF%BD%83ompletions", id="fullwidth letter"),
        pytest.param("/v1/chat/completion%C5%BF", id="long s"),
        pytest.param("/v1beta/models/gemini-2.5-pro:generateContent%20", id="blank after a verb"),
        pytest.param("/v1beta/interactions.json", id="interactions with an extension"),
        pytest.param("/v1beta/models/m:stream%EF%BC%A7enerateContent", id="fullwidth letter in a verb"),
    ],
)
def test_a_path_with_two_readings_is_refused(path: str) -> None:
    with pytest.raises(Refused) as refused:
        find_route("POST", path, named=NAMED, hints=DialectHints())
    assert refused.value.reason is Reason.MALFORMED


@pytest.mark.parametrize(
    "name", ["@host", "meta-llama/Llama-3.1", "m~1", "ft:gpt-4o:org::id", "%E4%B8%AD", "a%20b", "..a"]
)
def test_an_ordinary_name_in_a_path_goes_through(name: str) -> None:
    assert find_route("GET", f"/v1/models/{name}", named={}, hints=DialectHints()).path == f"/v1/models/{name}"


@pytest.mark.parametrize(
    ("path", "anthropic", "upstream"),
    [
        ("/v1/models", False, "gemini"),
        ("/v1/models/m", False, "gemini"),
        ("/v1/models", True, "anthropic"),
        ("/v1/chat/completions", False, "openai"),
        ("/v1/messages", False, "anthropic"),
    ],
)
def test_a_google_key_tells_gemini_where_nothing_else_does(path: str, anthropic: bool, upstream: str) -> None:
    assert find_route("GET", path, named={}, hints=DialectHints(anthropic, True)).upstream == upstream


NONE, ANTHROPIC, GEMINI = DialectHints(), DialectHints(anthropic=True), DialectHints(gemini=True)


@pytest.mark.parametrize(
    ("path", "hints", "name"),
    [
        ("/nope", NONE, "openai"),
        ("*", NONE, "openai"),
        ("/v1/../x", NONE, "openai"),
        ("/v1/responses/", NONE, "openai_responses"),
        ("/v1/messages/../x", NONE, "anthropic"),
        ("/nope", ANTHROPIC, "anthropic"),
        ("/nope", GEMINI, "gemini"),
        ("/nope", DialectHints(anthropic=True, gemini=True), "anthropic"),
        ("/v1beta/..", NONE, "gemini"),
        ("/v1/models/m:generateContent", NONE, "gemini"),
        ("/v1beta/interactions", NONE, "gemini_interactions"),
        ("/v1beta/openai/chat/completions", GEMINI, "openai"),
        ("/v1/chat/completions", GEMINI, "openai"),
        ("/openai/nope", ANTHROPIC, "azure"),
        ("/u/claude/v1/messages", NONE, "anthropic"),
        ("/u/claude/../x", NONE, "anthropic"),
        ("/u/gcp/v1beta/models/m:generateContent", NONE, "gemini"),
        ("/u/groq/v1/messages", ANTHROPIC, "openai"),
        ("/u/east/openai/responses", NONE, "azure_responses"),
        ("/u/none/v1/messages", NONE, "openai"),
        ("/u/none/v1/messages", ANTHROPIC, "anthropic"),
        ("/u/claude", NONE, "openai"),
    ],
)
def test_a_refusal_has_the_nearest_dialect(path: str, hints: DialectHints, name: str) -> None:
    assert nearest_dialect(path, named=NAMED, hints=hints).name == name


@pytest.mark.parametrize("path", ["/v1/Responses", "/u/east/openai/RESPONSES", "/v1/models", "/v1/messages/x"])
@pytest.mark.parametrize("hints", [NONE, ANTHROPIC, GEMINI], ids=["no hints", "Anthropic", "Gemini"])
def test_a_refusal_and_the_route_agree(path: str, hints: DialectHints) -> None:
    route = find_route("POST", path, named=NAMED, hints=hints)
    assert nearest_dialect(path, named=NAMED, hints=hints) is route.dialect


@pytest.mark.parametrize(
    ("method", "path", "conversation"),
    [
        ("POST", "/v1/conversations/conv_1/items", "conv_1"),
        ("POST", "/openai/v1/Conversations/conv_1/items/", "conv_1"),
        ("POST", "/u/other/v1/conversations/conv_1/items", "conv_1"),
        ("GET", "/v1/conversations/conv_1/items", ""),
        ("POST", "/v1/conversations/conv_1", ""),
        ("POST", "/v1/conversations", ""),
        ("POST", "/v1/responses", ""),
    ],
)
def test_to_which_conversation_a_request_adds_texts(method: str, path: str, conversation: str) -> None:
    route = find_route(method, path, named={"other": NAMED["groq"]}, hints=DialectHints())
    assert added_to(route, method) == conversation


@pytest.mark.parametrize(
    ("method", "path", "runs"),
    [
        ("POST", "/v1/threads/t/runs", True),
        ("POST", "/v1/Threads/t/Runs/", True),
        ("POST", "/openai/threads/t/runs/r/submit_tool_outputs", True),
        ("POST", "/u/other/v1/threads/t/runs", True),
        ("POST", "/v1/threads/t/runs.json", True),
        ("POST", "/v1/threads/t/runs%20", True),
        ("POST", "/v1/threads/~t/runs", True),
        ("GET", "/v1/threads/t/runs", False),
        ("POST", "/v1/threads/runs", False),
        ("POST", "/v1/threads/t/runs/r", False),
        ("POST", "/v1/threads/t/runs/r/cancel", False),
        ("POST", "/v1/threads/t/messages", False),
    ],
)
def test_which_request_lets_a_model_run_over_a_thread(method: str, path: str, runs: bool) -> None:
    route = find_route(method, path, named={"other": NAMED["groq"]}, hints=DialectHints())
    assert runs_thread(route, method) is runs


def test_names_in_a_long_path_are_looked_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    read: list[str] = []
    operation = paths._operation

    def noted(dialect: str, plain: str) -> Operation:
        read.append(plain)
        return operation(dialect, plain)

    monkeypatch.setattr(paths, "_operation", noted)
    path = f"/v1/chat{'/a' * 900}"
    find_route("POST", path, named={}, hints=DialectHints())
    assert sum(map(len, read)) < 6 * len(path)
