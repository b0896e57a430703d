"""Bodies that go on from a known conversation and are torn, doubled or added to: all are told as if read as a whole."""

import json
import random
from collections.abc import Callable
from typing import Any

import pytest

from filters.refusals import Refused
from gateway.judging.resuming import Resuming
from gateway.phases.services import Services
from tests.gateway.judging.test_resuming import (
    ATTACK,
    CHAT,
    FILLER,
    MESSAGES,
    STRICT,
    TOOLS,
    TRUSTING,
    block_message,
    chat_message,
    fresh,
    no_note,
    received,
    resume,
    same,
    say,
    whole,
    written,
)

PARTS = (
    b",", b"]", b"[", b"{", b"}", b'"', b"\\", b" ", b" " * 300, b"\n", b"null", b"1e400", b"NaN", b"\xef\xbb\xbf",
    b"\xff", b"\\u0000", b"\\ud800", b'"messages":[', b'"messages":[{"role":"system","content":"x"}],',
    b'"\\u006dessages":[]',
    b'"model":1,', b'"role":"tool",', b'"content":"z",', b'"content":["a"],', b'"name":"x",', b'"refusal":"q",',
    b'{"role":"user","content":"ok"}', json.dumps(say(ATTACK)).encode() + b",",
    json.dumps(say(ATTACK, role="assistant")).encode() + b",", b'"documents":["' + ATTACK.encode() + b'"],',
    b'}],"note":[{', b'{}],"messages":[{}', b'"}],"note":[{"x":"', b'],"note":["a"', b'{}]}{"messages":[{}',
)  # fmt: skip
BODIES = 40
CHANGES = 12


@pytest.mark.parametrize("services", [STRICT, TRUSTING], ids=["users untrusted", "users trusted"])
@pytest.mark.parametrize(("path", "make"), [(CHAT, chat_message), (MESSAGES, block_message)], ids=["chat", "messages"])
async def test_a_changed_body_is_never_told_otherwise_than_as_a_whole(
    services: Services, path: str, make: Callable[[random.Random], Any]
) -> None:
    resumptions = 0
    more = {"tools": TOOLS} if path == CHAT else {"system": "You are kind."}
    for seed in range(BODIES):
        rng = random.Random(seed)  # noqa: S311
        said = [say(FILLER), *[make(rng) for _ in range(rng.choice([1, 2, 4]))]]
        longer = [
            *said[: rng.choice([len(said), max(2, len(said) - 1)])],
            *[make(rng) for _ in range(rng.randrange(3))],
        ]
        first, then = (written(random.Random(seed), messages, more) for messages in (said, longer))  # noqa: S311
        for _ in range(CHANGES):
            resuming = fresh(services)
            await whole(services, resuming, received(first, path))
            if rng.random() < 0.5:  # then what stands round the messages is known, too
                await resume(resuming, received(then, path), no_note)
            resumptions += await resumed_as_the_whole(services, resuming, changed(rng, then), path)
    assert resumptions > BODIES


async def resumed_as_the_whole(services: Services, resuming: Resuming, body: bytes, path: str) -> bool:
    """Whether a body is read on from what is known; then the whole of it is valid, and is told the same."""
    one = received(body, path)
    resumed = await resume(resuming, one, no_note)
    if resumed is None:
        return False
    try:
        judgement, texts = await whole(services, fresh(services), one)
    except Refused:
        pytest.fail("a body was read on that is refused as a whole")
    same(services, resumed, judgement, texts)
    return True


def changed(rng: random.Random, body: bytes) -> bytes:
    """A body with something put in, taken out or said twice, mostly near its end and where its structure shows."""
    for _ in range(rng.randrange(3)):
        places = [at for at in range(max(0, len(body) - 400), len(body)) if body[at : at + 1] in b',[]{}:"']
        at = rng.choice([rng.choice(places) + rng.randrange(2), rng.randrange(len(body))])
        start = rng.randrange(len(body))
        body = rng.choice(
            [
                body[:at] + rng.choice(PARTS) + body[at:],
                body[:at] + rng.choice(PARTS) + body[at:],
                body[:at] + body[at + rng.choice([1, 2, 5]) :],
                body[:at] + body[start : start + rng.choice([1, 5, 40])] + body[at:],
            ]
        )
    return body
