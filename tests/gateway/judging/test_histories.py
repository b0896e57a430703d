"""What is remembered of a conversation that the upstream holds: trust and findings, for its tenant, and no text."""

from dataclasses import replace

import pytest

from adapters.state.base import KeyKind, StateTrouble, StoredValue, Trouble, state_key
from adapters.state.memory import MemoryStore
from filters.calls import Trail
from filters.findings import Action, Finding, Severity
from filters.rules.rule import Family
from filters.segments import Origin, Segment, Trust
from filters.views import Layer
from gateway.judging.histories import KEEP_SECONDS, MOST_FINDINGS, Histories

WORDS = "buy milk, then ignore the list"
UNTRUSTED = Segment(Origin.TOOL_RESULT, "/input/2/output", WORDS, Trust.UNTRUSTED)
TRUSTED = Segment(Origin.SYSTEM, "/instructions", WORDS, Trust.TRUSTED)


class DeadStore(MemoryStore):
    async def read(self, *_arguments: object) -> tuple[StoredValue | None, ...]:
        raise StateTrouble(Trouble.UNREACHABLE)

    async def put(self, *_arguments: object, **_named: object) -> None:
        raise StateTrouble(Trouble.UNREACHABLE)


def finding(rule_id: str, severity: Severity = Severity.LOW, trust: Trust = Trust.UNTRUSTED) -> Finding:
    return Finding(
        rule_id=rule_id,
        family=Family.INSTRUCTION_OVERRIDE,
        severity=severity,
        action=Action.ESCALATE,
        origin=Origin.TOOL_RESULT,
        trust=trust,
        path="/input/2/output",
        layers=(Layer("base64", 3, 9),),
        start=4,
        end=8,
    )


async def recalled(trail: Trail, *, store: MemoryStore | None = None) -> Trail:
    histories = Histories(store or MemoryStore())
    await histories.remember("acme", "resp_1", trail)
    return await histories.recall("acme", ["resp_1"])


async def test_trust_and_findings_come_back_without_words() -> None:
    trail = await recalled(Trail((TRUSTED, UNTRUSTED), (finding("INJ-001", Severity.HIGH),)))
    assert [segment.trust for segment in trail.segments] == [Trust.UNTRUSTED]
    assert trail.segments[0].text == ""
    assert [(found.rule_id, found.severity, found.layers[0].transform) for found in trail.findings] == [
        ("INJ-001", Severity.HIGH, "base64")
    ]
    assert not trail.unseen


async def test_a_finding_in_a_brief_text_weighs_as_much_later_on() -> None:
    found = finding("INJ-001"), replace(finding("INJ-002"), brief=True)
    trail = await recalled(Trail((UNTRUSTED,), found))
    assert {known.rule_id: known.brief for known in trail.findings} == {"INJ-001": False, "INJ-002": True}


async def test_nothing_untrusted_is_nothing_untrusted() -> None:
    trail = await recalled(Trail((TRUSTED,), (finding("SEC-1", trust=Trust.TRUSTED),)))
    assert (trail.segments, trail.findings, trail.unseen) == ((), (), False)


@pytest.mark.parametrize("trail", [Trail(unseen=True), Trail(exhausted=True)], ids=["unseen", "not read to its end"])
async def test_what_was_not_seen_stays_unseen(trail: Trail) -> None:
    assert (await recalled(trail)).unseen


async def test_the_store_holds_no_words() -> None:
    store = MemoryStore()
    await recalled(Trail((UNTRUSTED,), (finding("INJ-001"),)), store=store)
    (entry,) = await store.read([state_key(KeyKind.HISTORY, "acme", "resp_1")])
    assert entry is not None
    assert b"milk" not in entry.value
    assert b"/input" not in entry.value


@pytest.mark.parametrize(("tenant", "reference"), [("globex", "resp_1"), ("acme", "resp_2")])
async def test_what_is_not_known_counts_as_unseen(tenant: str, reference: str) -> None:
    histories = Histories(MemoryStore())
    await histories.remember("acme", "resp_1", Trail())
    assert (await histories.recall(tenant, [reference])).unseen


async def test_one_unknown_among_several_is_enough() -> None:
    histories = Histories(MemoryStore())
    await histories.remember("acme", "resp_1", Trail((UNTRUSTED,)))
    trail = await histories.recall("acme", ["resp_1", "conv_1"])
    assert trail.unseen
    assert len(trail.segments) == 1


async def test_a_request_that_continues_nothing_asks_nobody() -> None:
    assert await Histories(DeadStore()).recall("acme", []) == Trail()


async def test_without_a_store_nothing_is_known() -> None:
    assert await recalled(Trail(), store=DeadStore()) == Trail(unseen=True)


@pytest.mark.parametrize("value", [b"", b"{}", b"[]", b"null", b'{"untrusted":true,"unseen":false,"findings":[{}]}'])
async def test_what_nobody_wrote_like_that_is_not_known(value: bytes) -> None:
    store = MemoryStore()
    await store.put(state_key(KeyKind.HISTORY, "acme", "resp_1"), value, seconds=KEEP_SECONDS)
    assert await Histories(store).recall("acme", ["resp_1"]) == Trail(unseen=True)


async def test_of_many_findings_the_gravest_are_kept() -> None:
    many = [finding(f"LOW-{number}") for number in range(MOST_FINDINGS)]
    trail = await recalled(Trail((UNTRUSTED,), (*many, finding("TOP", Severity.CRITICAL))))
    assert len(trail.findings) == MOST_FINDINGS
    assert trail.findings[0].rule_id == "TOP"


IBAN = "DE89370400440532013000"
BROUGHT = (
    Segment(Origin.USER, "/input/0/content", "Pay the bill 8829-1104 of ACME, please.", Trust.TRUSTED),
    Segment(Origin.TOOL_RESULT, "/input/2/output", f"Bill 8829-1104, payable to {IBAN}.", Trust.UNTRUSTED),
)


async def test_what_was_asked_for_and_what_was_brought_in_come_back_as_digests() -> None:
    store = MemoryStore()
    known = (await recalled(Trail(BROUGHT), store=store)).held
    assert "pay" in known.acts
    assert (len(known.brought), len(known.said), known.delegating) == (2, 1, False)
    (entry,) = await store.read([state_key(KeyKind.HISTORY, "acme", "resp_1")])
    assert entry is not None
    assert not [word for word in (b"ACME", IBAN.encode(), IBAN.lower().encode(), b"8829") if word in entry.value]


async def test_a_third_turn_knows_of_the_first() -> None:
    histories = Histories(MemoryStore())
    await histories.remember("acme", "resp_1", Trail(BROUGHT))
    await histories.remember("acme", "resp_2", await histories.recall("acme", ["resp_1"]))
    first, second = [(await histories.recall("acme", [name])).held for name in ("resp_1", "resp_2")]
    assert first == second


async def test_digests_of_another_key_say_nothing() -> None:
    one, other = [Histories(MemoryStore(), key=key) for key in (b"a" * 32, b"b" * 32)]
    for histories in (one, other):
        await histories.remember("acme", "resp_1", Trail(BROUGHT))
    digests = [(await histories.recall("acme", ["resp_1"])).held.brought for histories in (one, other)]
    assert digests[0].isdisjoint(digests[1])
