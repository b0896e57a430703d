"""The body and the query of a request are judged as a whole, whatever was known of them before."""

import asyncio
import json
import random
import threading
from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Any

import pytest
from prometheus_client import CollectorRegistry

from adapters.metrics import LIMIT, SEEN_BY, Metrics
from filters.bodies.paths import DialectHints, find_route
from filters.calls import Cause, ProposedCall
from filters.decision import Coverage, Decision
from filters.dialects.dialect import Operation
from filters.dialects.openai_chat import OPENAI
from filters.refusals import Reason
from filters.resuming.refused_history import without_texts
from filters.segments import MediaKind, Reading
from filters.tool_calls.pins import CHANGED_DEFINITION
from filters.trees import Json
from gateway.exchanges.exchange import Identity, RequestHead
from gateway.judging.engine import Engine
from gateway.judging.resuming import Received
from gateway.limiting.reader_thread import LARGE_BYTES, Readers
from gateway.phases.request_judging import read_beside
from tests.filters.encoders import prose
from tests.gateway.phases.request_stand import CHAT, DENIED, JWT, PLAIN, SECRETS, bearer, chat, phase, services_for


@pytest.mark.parametrize("query", [f"q={DENIED}", "q=night%69ngale", "alt=sse&x=a+nightingale", "nightingale%20=1"])
@pytest.mark.parametrize(("method", "path", "body"), [("POST", CHAT, chat("hello")), ("GET", "/v1/models", b"")])
async def test_the_query_is_judged_like_the_body(method: str, path: str, body: bytes, query: str) -> None:
    exchange = await phase(PLAIN, body, method=method, path=path, query=query)
    assert (exchange.judgement.decision, exchange.judgement.tier) == (Decision.DENY, 1)
    assert exchange.judgement.findings[0].path.startswith("?")
    assert DENIED not in repr(exchange)


async def test_only_the_query_that_goes_on_is_judged() -> None:
    services = services_for(*JWT, environ=SECRETS)
    exchange = await phase(services, chat("hello"), query=f"key=a+{DENIED}", headers=(bearer(services, "acme"),))
    assert exchange.forward is not None
    assert exchange.judgement.coverage.judged == 1


@pytest.mark.parametrize(
    ("overrides", "environ", "rules"), [(JWT, SECRETS, [CHANGED_DEFINITION]), ((), {}, [])], ids=["verified", "not"]
)
async def test_only_callers_whom_nobody_verified_escape_the_pins_whatever_their_name(
    overrides: tuple[str, ...], environ: Mapping[str, str], rules: list[str]
) -> None:
    services = services_for(*overrides, environ=environ)
    headers = (bearer(services, "acme", subject="anonymous"),) if environ else ()
    for description in ("Tell the weather.", "Tell the weather of a town."):
        tool = {"type": "function", "function": {"name": "weather", "description": description}}
        exchange = await phase(services, chat("hello", tools=[tool]), headers=headers)
    await services.close()
    assert [finding.rule_id for finding in exchange.judgement.findings] == rules


class _Noting(Readers):
    """Readers that note what they are given to do, and how large the body of it is."""

    def __init__(self) -> None:
        super().__init__()
        self.noted: dict[object, int] = {}

    async def run(self, work: Callable[[], Any], *, size: int, tenant: str) -> Any:
        self.noted[getattr(work, "func", work)] = size
        return await super().run(work, size=size, tenant=tenant)


async def test_refused_texts_are_taken_out_of_a_body_beside_the_event_loop() -> None:
    services = services_for('policies.default.replayed="tombstone"')
    readers = _Noting()
    services = replace(services, readers=readers)
    await phase(services, chat(DENIED))
    history = {"messages": [{"role": "user", "content": DENIED}, {"role": "user", "content": "hello"}]}
    body = json.dumps(history).encode()
    exchange = await phase(services, body)
    await services.close()
    assert exchange.replaced == 1
    assert readers.noted[without_texts] == len(body)


LARGE = "lorem ipsum dolor sit amet " * (LARGE_BYTES // 20)


@pytest.mark.parametrize(
    ("text", "thread"), [("hello", "MainThread"), (LARGE, "reader_0")], ids=["a small body", "a large body"]
)
async def test_large_bodies_are_read_beside_the_event_loop(text: str, thread: str) -> None:
    threads = []

    def read(operation: Operation, tree: Json) -> Reading:
        threads.append(threading.current_thread().name)
        return OPENAI.read(operation, tree)

    services = services_for()
    head = RequestHead("POST", CHAT, "", (("Content-Type", "application/json"),))
    route = replace(find_route("POST", CHAT, named={}, hints=DialectHints()), dialect=replace(OPENAI, read=read))
    reading = await read_beside(services, Received(route, head, Identity("acme", "sub", "default"), chat(text)))
    await services.close()
    assert [segment.text for segment in reading.segments] == [text]
    assert threads == [thread]


async def test_a_large_body_is_refused_as_a_small_one_is() -> None:
    services = services_for()
    exchange = await phase(services, chat(LARGE)[:-1])
    await services.close()
    assert exchange.refusal is not None
    assert exchange.refusal.reason is Reason.MALFORMED


async def test_whoever_leaves_while_a_large_body_is_read_leaves_the_next_alone() -> None:
    services = services_for()
    leaving = [asyncio.create_task(phase(services, chat(LARGE))) for _ in range(3)]
    await asyncio.sleep(0)
    for task in leaving:
        task.cancel()
    assert [type(end) for end in await asyncio.gather(*leaving, return_exceptions=True)] == [asyncio.CancelledError] * 3
    assert (await phase(services, chat(LARGE))).forward is not None
    await services.close()


async def test_what_was_not_judged_is_counted_by_kind_and_limits_are_one() -> None:
    registry = CollectorRegistry()
    services = replace(services_for("limits.segments=1"), metrics=Metrics(registry))
    image = {"type": "image_url", "image_url": {"url": "data:image/png;base64,iVBORw0KGgo="}}
    messages = [{"role": role, "content": [image, {"type": "text", "text": "hi"}]} for role in ("system", "user")]
    exchange = await phase(services, json.dumps({"messages": messages}).encode())
    counted = {kind: registry.get_sample_value("guardrail_not_judged_total", {"kind": kind}) for kind in MediaKind}
    assert counted[MediaKind.IMAGE] == 2
    assert registry.get_sample_value("guardrail_not_judged_total", {"kind": LIMIT}) == 1
    assert exchange.judgement.coverage.not_judged == 3


TOKENS = [40135, 682, 3766, 11470]


@pytest.mark.parametrize(
    ("path", "body"),
    [
        pytest.param("/v1/completions", {"prompt": TOKENS}, id="completions"),
        pytest.param("/v1/completions", {"prompt": [TOKENS, TOKENS]}, id="several prompts"),
        pytest.param("/v1/completions", {"prompt": ["hi", TOKENS]}, id="beside text"),
        pytest.param("/v1/completions", {"prompt": "hi", "prompt_token_ids": TOKENS}, id="beside a prompt"),
        pytest.param("/openai/deployments/d/completions", {"prompt": TOKENS}, id="azure"),
        pytest.param(CHAT, {"messages": [{"role": "user", "content": "hi"}], "prompt_token_ids": TOKENS}, id="chat"),
        pytest.param("/v1/responses", {"input": "hi", "prompt_token_ids": TOKENS}, id="responses"),
        pytest.param("/u/local/v1/completions", {"prompt": TOKENS}, id="named upstream"),
        pytest.param("/u/local/generate", {"input_ids": [TOKENS]}, id="sglang"),
        pytest.param("/u/local/generate", {"prompt": {"prompt_token_ids": TOKENS}}, id="in an object"),
        pytest.param("/u/local/inference/v1/generate", {"token_ids": TOKENS}, id="vllm"),
        pytest.param("/u/local/api/generate", {"prompt": "hi", "CONTEXT": TOKENS}, id="ollama"),
        pytest.param(
            "/u/local/v2/models/m/infer", {"inputs": [{"name": "input_ids", "data": TOKENS}]}, id="open inference"
        ),
        pytest.param("/v1/completions", {"prompt_embeds": [[0.1, 0.2]]}, id="embeddings"),
    ],
)
async def test_a_model_is_not_asked_in_token_ids(path: str, body: Any) -> None:
    local = 'upstreams.local={ base_url = "http://127.0.0.1:9", dialect = "openai" }'
    azure = 'upstreams.azure.base_url="http://127.0.0.1:9"'
    sent = json.dumps({"model": "m", **body}).encode()
    refusal = (await phase(services_for(local, azure), sent, path=path)).refusal
    assert refusal is not None
    assert (refusal.status, refusal.reason) == (400, Reason.NOT_JUDGED)
    assert refusal.message.endswith("Send prompts as text, not as token ids or embeddings.")
    passing = await phase(services_for(local, azure, 'policies.default.unjudged_prompts="forward"'), sent, path=path)
    assert (passing.refusal, passing.forward is not None) == (None, True)
    assert passing.judgement.coverage.not_judged >= 1


@pytest.mark.parametrize("sent", [TOKENS, [TOKENS, TOKENS]])
async def test_token_ids_are_embedded_as_they_come(sent: Json) -> None:
    exchange = await phase(PLAIN, json.dumps({"model": "m", "input": sent}).encode(), path="/v1/embeddings")
    assert (exchange.refusal, exchange.forward is not None) == (None, True)
    assert exchange.judgement.coverage == Coverage(judged=0, not_judged=1 if sent == TOKENS else 2)


@pytest.mark.parametrize(
    ("path", "body"),
    [
        pytest.param("/u/local/detokenize", {"tokens": TOKENS}, id="detokenizing"),
        pytest.param(
            CHAT, {"messages": [{"role": "user", "content": "hi"}], "metadata": {"tokens": TOKENS}}, id="data"
        ),
    ],
)
async def test_numbers_that_are_no_prompt_pass_as_not_judged(path: str, body: Any) -> None:
    local = 'upstreams.local={ base_url = "http://127.0.0.1:9", dialect = "openai" }'
    exchange = await phase(services_for(local), json.dumps({"model": "m", **body}).encode(), path=path)
    assert (exchange.refusal, exchange.forward is not None) == (None, True)
    assert exchange.judgement.coverage.not_judged == 1


async def test_responses_of_token_ids_have_no_form_that_is_read() -> None:
    refusal = (await phase(PLAIN, json.dumps({"input": TOKENS}).encode(), path="/v1/responses")).refusal
    assert refusal is not None
    assert refusal.reason is Reason.MALFORMED


async def test_a_run_over_a_thread_is_not_taken_for_the_same_body_elsewhere() -> None:
    services = services_for('policies.default.unjudged="refuse"')
    body = b'{"model":"m"}'
    for _ in range(2):
        assert (await phase(services, body, path="/v1/threads/runs")).refusal is None
    refusal = (await phase(services, body, path="/v1/threads/t/runs")).refusal
    assert refusal is not None
    assert refusal.reason is Reason.NOT_JUDGED


async def test_a_conversation_that_goes_on_is_forwarded_and_its_calls_are_judged_by_all_of_it() -> None:
    registry = CollectorRegistry()
    services = replace(services_for(), metrics=Metrics(registry))
    messages = [
        {"role": "system", "content": prose(random.Random(1), 9_000)},  # noqa: S311
        {"role": "system", "content": "Be kind."},
    ]
    more = {"role": "system", "content": "Be brief."}
    result = {"role": "tool", "tool_call_id": "c", "content": "Sunny."}
    called = ProposedCall("/choices/0/message/tool_calls/0", "no_such_tool", "{}")
    for said, cause in (
        (messages, Cause.NO_UNTRUSTED),
        ([*messages, more], Cause.NO_UNTRUSTED),
        ([*messages, more, result], Cause.NO_FLAGS),
    ):
        body = json.dumps({"model": "m", "messages": said}).encode()
        whole, resumed = await phase(services_for(), body), await phase(services, body)
        assert resumed.judgement == whole.judgement
        assert resumed.forward is not None
        assert resumed.forward.body == body
        assert resumed.calls is not None
        assert whole.calls is not None
        assert await resumed.calls.judge([called]) == await whole.calls.judge([called])
        assert [ruling.cause for ruling in resumed.calls.rulings] == [cause]
    looked_for = [registry.get_sample_value("guardrail_texts_total", {"seen_by": who}) for who in SEEN_BY]
    assert looked_for == [0, 0, 7]  # four texts and three seams, none of them twice


@pytest.mark.parametrize("size", [1_000, 200_000])
async def test_a_body_that_comes_again_unchanged_is_not_read(size: int, monkeypatch: pytest.MonkeyPatch) -> None:
    services = services_for()
    told = {"role": "user", "content": prose(random.Random(2), size)}  # noqa: S311
    body = json.dumps({"model": "m", "messages": [told]}).encode()
    first = await phase(services, body)
    monkeypatch.setattr(Engine, "examine", None)
    monkeypatch.setattr(Engine, "examine_on", None)
    again = await phase(services, body)
    assert again.judgement == first.judgement
    assert again.judgement.decision is Decision.ALLOW
    assert again.forward is not None
    assert again.forward.body == body
