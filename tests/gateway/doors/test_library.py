"""The engine in a process of one's own, from synchronous and asynchronous code."""

import asyncio
from collections.abc import Iterator
from functools import partial
from pathlib import Path

import orjson
import pytest

import gateway
from filters.refusals import Reason, Refused
from gateway import Guardrail
from gateway.config.settings import Settings, SettingsError
from tests.gateway.doors.asking import CLEAN, INJECTION, chat, user
from tests.gateway.doors.test_evaluate import hijacked
from tests.talks import ACCOUNT, HIJACKED, WIRES

POLICIES = {"default": {}, "watching": {"enforcement": "monitor"}}


@pytest.fixture(scope="module")
def guardrail() -> Iterator[Guardrail]:
    made = Guardrail(Settings.model_validate({"policies": POLICIES}), environ={})
    yield made
    made.close()


def test_a_body_is_judged_as_json_or_as_a_tree(guardrail: Guardrail) -> None:
    tree = chat(user(INJECTION))
    assert guardrail.judge(chat(user(CLEAN))).allowed
    for body in (tree, orjson.dumps(tree), orjson.dumps(tree).decode()):
        verdict = guardrail.judge(body)
        assert (verdict.allowed, verdict.decision) == (False, "deny")
        assert verdict.findings[0].path == "/messages/0/content"


def test_the_dialect_and_the_policy_are_the_callers_choice(guardrail: Guardrail) -> None:
    body = {"model": "m", "max_tokens": 8, "messages": [{"role": "user", "content": INJECTION}]}
    verdict = guardrail.judge(body, "anthropic", "watching")
    assert (verdict.allowed, verdict.decision, verdict.mode) == (True, "deny", "monitor")


@pytest.mark.parametrize(
    ("dialect", "policy", "told"),
    [
        pytest.param("morse", "default", "there is no dialect 'morse'; there are: openai, ", id="dialect"),
        pytest.param("openai", "none", "there is no policy 'none'; there are: default, watching", id="policy"),
    ],
)
def test_there_is_no_default_for_an_unknown_name(guardrail: Guardrail, dialect: str, policy: str, told: str) -> None:
    with pytest.raises(KeyError, match=told):
        guardrail.judge(chat(user(CLEAN)), dialect, policy)


def test_a_body_of_another_shape_is_refused(guardrail: Guardrail) -> None:
    for body in (b'{"messages":', '{"messages":', '{"\ud800":1}'):
        with pytest.raises(Refused) as refused:
            guardrail.judge(body)
        assert refused.value.reason is Reason.MALFORMED


def test_calls_of_a_reply_are_judged(guardrail: Guardrail) -> None:
    reply = orjson.dumps(hijacked("transfer_funds", {"payee": ACCOUNT}))
    verdict = guardrail.judge(WIRES["chat"].write(HIJACKED, stream=False), reply=reply)
    assert (verdict.allowed, verdict.calls[0].decision) == (False, "clarify")


async def test_it_judges_on_the_callers_loop() -> None:
    guardrail = await asyncio.to_thread(partial(Guardrail, environ={}))
    try:
        assert not (await guardrail.judge_async(chat(user(INJECTION)))).allowed
        assert (await guardrail.judge_async(chat(user(CLEAN)))).allowed
    finally:
        await guardrail.aclose()


def test_a_file_configures_it(tmp_path: Path) -> None:
    file = tmp_path / "gateway.toml"
    file.write_text('[policies.default]\nenforcement = "monitor"\n', encoding="utf-8")
    guardrail = Guardrail.from_file(file, environ={})
    assert guardrail.judge(chat(user(INJECTION))).enforced is False
    guardrail.close()
    file.write_text("[policies.default]\nmood = 1\n", encoding="utf-8")
    with pytest.raises(SettingsError):
        Guardrail.from_file(file, environ={})


def test_the_package_has_no_other_name_of_its_own() -> None:
    with pytest.raises(AttributeError):
        _ = gateway.Guard
