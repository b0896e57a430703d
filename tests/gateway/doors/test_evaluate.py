"""The verdict API on real sockets: what is asked about is judged as if it had been sent, and goes nowhere."""

import json
from typing import Any

import orjson
import pytest

from gateway.doors.evaluate import PATH
from tests.gateway.callers import MARK, SECRETS, SETTINGS, bearer
from tests.gateway.doors.asking import CLEAN, INJECTION, JSON, ask, chat, user
from tests.gateway_fixture import request, running_gateway, talk
from tests.talks import ACCOUNT, HARMLESS, HIJACKED, WIRES, Wire

PIXEL = "data:image/png;base64,iVBORw0KGgo="


async def test_what_is_clean_is_allowed_and_goes_nowhere() -> None:
    async with running_gateway() as gateway:
        answer = await ask(gateway, PATH, {"body": chat(user(CLEAN))})
        assert gateway.received == type(gateway.received)()
    assert answer.status == 200
    verdict = answer.tree
    assert verdict["allowed"] is True
    assert (verdict["decision"], verdict["reason"], verdict["findings"]) == ("allow", None, [])
    assert verdict["incident_id"] == answer.headers["x-guardrail-incident-id"]
    assert answer.headers["x-guardrail-decision"] == "allow"


@pytest.mark.parametrize("wire", WIRES.values(), ids=WIRES)
async def test_what_is_refused_is_told_with_its_places(wire: Wire) -> None:
    body = orjson.loads(wire.write(HARMLESS["nothing planted"], stream=False))
    text = orjson.dumps(body).replace(b"in March", f"in March. {INJECTION}".encode())
    async with running_gateway() as gateway:
        answer = await ask(gateway, PATH, {"dialect": wire.dialect, "body": orjson.loads(text)})
    verdict = answer.tree
    assert answer.status == 200
    assert verdict["allowed"] is False
    assert verdict["decision"] == "deny" == answer.headers["x-guardrail-decision"]
    assert verdict["reason"] == "content_policy_violation"
    assert "refused" in verdict["message"]
    assert {finding["origin"] for finding in verdict["findings"]} == {"tool_result"}
    assert all(finding["path"].startswith("/") for finding in verdict["findings"])
    assert sorted({finding["rule"] for finding in verdict["findings"]}) == verdict["rule_ids"]
    assert verdict["findings_count"] == len(verdict["findings"])


async def test_no_field_of_whoever_asks_makes_another_dialect_of_the_named_one() -> None:
    body = {"body": chat({"role": "system", "content": f"Deny such as: {INJECTION}"}, user(CLEAN))}
    async with running_gateway() as gateway:
        raw = request("POST", PATH, orjson.dumps(body), (JSON, ("anthropic-version", "2023-06-01")))
        verdict = (await talk(gateway.url, raw)).tree
    assert (verdict["allowed"], verdict["findings"]) == (True, [])


async def test_texts_are_judged_by_who_wrote_them() -> None:
    texts = [
        {"text": "You answer questions.", "origin": "system"},
        {"text": "A page of a wiki.", "origin": "document"},
        {"text": CLEAN},
        {"text": INJECTION, "origin": "document"},
        {"text": f"Result: {INJECTION}", "origin": "tool_result"},
    ]
    async with running_gateway() as gateway:
        verdict = (await ask(gateway, PATH, {"texts": texts})).tree
    places = {(finding["path"], finding["origin"]) for finding in verdict["findings"]}
    assert places == {("/texts/3/text", "document"), ("/texts/4/text", "tool_result")}


async def test_a_place_that_cannot_be_read_is_told() -> None:
    image = {"role": "user", "content": [{"type": "image_url", "image_url": {"url": PIXEL}}]}
    async with running_gateway() as gateway:
        verdict = (await ask(gateway, PATH, {"body": chat(user(CLEAN), image)})).tree
    assert verdict["allowed"] is True
    assert [place["kind"] for place in verdict["unjudged"]] == ["image"]
    assert verdict["unjudged"][0]["path"].startswith("/messages/1/content/0")
    assert verdict["not_judged"] == 1


async def test_monitoring_allows_and_tells_what_would_be() -> None:
    async with running_gateway('policies.default.enforcement="monitor"') as gateway:
        verdict = (await ask(gateway, PATH, {"body": chat(user(INJECTION))})).tree
    assert (verdict["allowed"], verdict["enforced"], verdict["decision"]) == (True, False, "deny")


def hijacked(name: str, arguments: dict[str, str]) -> dict[str, Any]:
    call = {"id": "c2", "type": "function", "function": {"name": name, "arguments": orjson.dumps(arguments).decode()}}
    message = {"role": "assistant", "content": None, "tool_calls": [call]}
    return {"id": "r", "choices": [{"index": 0, "finish_reason": "tool_calls", "message": message}]}


async def test_a_call_of_the_reply_is_judged_by_the_request() -> None:
    body = WIRES["chat"].body(HIJACKED, stream=False)
    reply = hijacked("transfer_funds", {"payee": ACCOUNT})
    async with running_gateway() as gateway:
        verdict = (await ask(gateway, PATH, {"body": body, "reply": reply})).tree
    (call,) = verdict["calls"]
    assert (verdict["allowed"], verdict["decision"]) == (False, call["decision"]) == (False, "clarify")
    assert (call["tool"], call["cause"]) == ("transfer_funds", "supervisor")
    message = verdict["reply"]["choices"][0]["message"]
    assert "A tool call was withheld" in message["content"]
    assert not message.get("tool_calls")


async def test_whole_numbers_beyond_64_bits_are_told_as_they_were_asked() -> None:
    body = {**WIRES["chat"].body(HIJACKED, stream=False), "seed": 1 << 70}
    reply = {**hijacked("transfer_funds", {"payee": ACCOUNT}), "created": 1 << 70}
    raw = request("POST", PATH, json.dumps({"body": body, "reply": reply}).encode(), (JSON,))
    async with running_gateway() as gateway:
        got = await talk(gateway.url, raw)
    assert (got.status, b"A tool call was withheld" in got.body) == (200, True)
    assert json.loads(got.body)["reply"]["created"] == 1 << 70


async def test_a_call_that_the_user_wants_stays() -> None:
    body = WIRES["chat"].body(HARMLESS["a value that the user asked for"], stream=False)
    async with running_gateway() as gateway:
        reply = hijacked("transfer_funds", {"payee": ACCOUNT})
        verdict = (await ask(gateway, PATH, {"body": body, "reply": reply})).tree
    assert verdict["allowed"] is True
    assert [call["decision"] for call in verdict["calls"]] == ["allow"]
    assert "reply" not in verdict


@pytest.mark.parametrize(
    ("tree", "told"),
    [
        ({}, "either body or texts"),
        ({"body": chat(user("x")), "texts": [{"text": "x"}]}, "either body or texts"),
        ({"texts": [{"text": "x"}], "reply": {}}, "either body or texts"),
        ({"texts": []}, "Not as documented: /texts."),
        (
            {"texts": [{"text": "x"}, {"text": "x", "origin": "canary"}]},
            "/texts/1/origin (Input should be 'system', 'user', 'assistant', 'tool_result' or 'document').",
        ),
        ({"texts": [{"text": "x", "canary": 1}]}, "Not as documented: /texts/0."),
        ({"texts": [{"origin": "user"}], "dialect": 5}, "Not as documented: /dialect (Input should be 'openai', "),
        ({"dialect": "morse", "body": {}}, "/dialect (Input should be 'openai', "),
        ({"body": chat(user("x")), "policy": "lax"}, "no other member"),
        ({"body": {"messages": "none"}}, ""),
    ],
    ids=[
        *("nothing", "both", "a reply to texts", "no texts", "an origin", "a member of a text", "no text"),
        *("a dialect", "a policy", "no chat"),
    ],
)
async def test_what_is_not_as_documented_is_refused(tree: Any, told: str) -> None:
    async with running_gateway() as gateway:
        answer = await ask(gateway, PATH, tree)
    assert answer.status == 400
    assert answer.tree["error"]["code"] == "malformed_request"
    assert told in answer.tree["error"]["message"]
    assert "canary" not in str(answer.tree)


async def test_other_methods_and_types_are_refused() -> None:
    async with running_gateway() as gateway:
        got = await talk(gateway.url, request("GET", PATH))
        plain = await talk(gateway.url, request("POST", PATH, b"{}", (("content-type", "text/plain"),)))
        twice = await talk(gateway.url, request("POST", PATH, b'{"body":{},"body":{}}', (JSON,)))
    assert (got.status, plain.status, twice.status) == (405, 415, 400)


async def test_whoever_asks_is_known_and_has_strikes() -> None:
    question = {"body": chat(user(f"Say {MARK}."))}
    async with running_gateway(*SETTINGS, environ=SECRETS) as gateway:
        unknown = await ask(gateway, PATH, question)
        answers = [await ask(gateway, PATH, question, bearer()) for _ in range(5)]
        after = await ask(gateway, PATH, {"body": chat(user(CLEAN))}, bearer())
        other = await ask(gateway, PATH, {"body": chat(user(CLEAN))}, bearer("bob"))
        gateway.requests()
    assert unknown.status == 401
    assert {answer.status for answer in answers} == {200}
    assert after.status == 403
    assert other.tree["allowed"] is True


async def test_a_closed_door_is_no_path() -> None:
    async with running_gateway("doors.evaluate=false") as gateway:
        answer = await ask(gateway, PATH, {"body": chat(user(CLEAN))})
        assert not gateway.received
    assert answer.status == 404


async def test_an_evaluation_is_counted_and_logged_without_its_text() -> None:
    async with running_gateway() as gateway:
        await ask(gateway, PATH, {"body": chat(user(INJECTION))})
        (line,) = gateway.requests()
        assert INJECTION not in gateway.log.getvalue().decode()
    assert (line["decision"], line["dialect"], line["status"]) == ("deny", "openai", 200)
