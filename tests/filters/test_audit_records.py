"""Audit records: what stands in them, what never does, and how each is bound to the one before."""

import hashlib
import json
import tracemalloc

import pytest
from hypothesis import given
from hypothesis import strategies as st

from filters.audit_records import (
    MAX_ANCESTORS,
    MAX_BLOCKS,
    MAX_CHARS,
    MAX_FINDINGS,
    MAX_SOURCES,
    ROOT,
    Act,
    AuditEntry,
    Block,
    Digested,
    Kind,
    Link,
    Seen,
    Versions,
    Why,
    act_content,
    canonical,
    checkpoint_content,
    decision_json,
    file_name,
    genesis_content,
    record_hash,
    retention_content,
    seal,
    seal_decision,
    signed_bytes,
)
from filters.calls import Ancestor
from filters.decision import Coverage, Decision, GuardMode
from filters.findings import Action, Finding, Severity
from filters.ladder import Rung, Step
from filters.segments import Origin, Trust
from filters.views import Layer

_FOUND = Finding(
    "INJ-001",
    "instruction_override",
    Severity.HIGH,
    Action.ESCALATE,
    Origin.TOOL_RESULT,
    Trust.UNTRUSTED,
    "/messages/1/content",
    (Layer("base64", 3, 40),),
    0,
    28,
)
_ENTRY = AuditEntry(
    incident_id="0190-id",
    phase="call",
    decision=Decision.DENY,
    mode=GuardMode.BASELINE,
    tier=3,
    enforced=True,
    tenant="acme",
    subject="robot",
    dialect="openai",
    operation="chat",
    reason="supervisor",
    versions=Versions("0.1.0", "aaaa", "bbbb"),
    findings=(_FOUND, _FOUND),
    coverage=Coverage(4, 1),
    steps=(Step(Rung.TRIAGE, "unclear"), Step(Rung.SUPERVISOR, "unsafe")),
    tool="bash",
    arguments="hmac-sha256:00",
    sources=("/messages/1/content",),
    blocks=("CANARY one", "CANARY two"),
)


def _digest(text: str) -> str:
    return f"d{len(text)}"


def _sign(_: bytes) -> bytes:
    return b"\xab" * 64


def _sealed(content: dict[str, object], after: Link = ROOT) -> tuple[bytes, Link]:
    return seal(content, after=after, instance="i", nanoseconds=0, sign=_sign)


def _decided(decision: dict[str, object], after: Link = ROOT) -> tuple[bytes, Link]:
    return seal_decision(canonical(decision).decode(), after=after, instance="i", nanoseconds=0)


def test_what_a_call_comes_from_is_told_and_bounded() -> None:
    one = Ancestor("/messages/1/content", Origin.TOOL_RESULT, Trust.UNTRUSTED, "value", 1, "/choices/0")
    told = json.loads(decision_json(_ENTRY._replace(lineage=(one,) * 100), digest=_digest))
    assert told["lineage"] == MAX_ANCESTORS * [
        {
            "path": "/messages/1/content",
            "origin": "tool_result",
            "trust": "untrusted",
            "link": "value",
            "depth": 1,
            "of": "/choices/0",
        }
    ]


def test_a_decision_is_told_without_its_texts() -> None:
    assert json.loads(decision_json(_ENTRY, digest=_digest)) == {
        "incident": "0190-id",
        "tenant": "acme",
        "subject": "robot",
        "phase": "call",
        "dialect": "openai",
        "operation": "chat",
        "tool": "bash",
        "arguments": "hmac-sha256:00",
        "sources": ["/messages/1/content"],
        "sources_count": 1,
        "blocks": ["d10", "d10"],
        "blocks_count": 2,
        "tier": 3,
        "steps": [{"rung": "triage", "verdict": "unclear"}, {"rung": "supervisor", "verdict": "unsafe"}],
        "rules": ["INJ-001"],
        "findings": [
            {
                "rule": "INJ-001",
                "path": "/messages/1/content",
                "origin": "tool_result",
                "layers": ["base64"],
                "span": [0, 28],
            }
        ]
        * 2,
        "findings_count": 2,
        "judged": 4,
        "not_judged": 1,
        "mode": "baseline",
        "decision": "deny",
        "reason": "supervisor",
        "enforced": True,
        "status": 0,
        "original": "",
        "replaced": 0,
        "gateway_version": "0.1.0",
        "policy_version": "aaaa",
        "rules_version": "bbbb",
    }
    assert "CANARY" not in repr(_ENTRY)
    assert _ENTRY.chars == 20


_TEXTS = st.text(max_size=12) | st.sampled_from(["%s", '"blocks":[]', '"judged":0', "%%b", "\\", "é", "x" * 300])


@given(
    entry=st.builds(
        AuditEntry,
        incident_id=_TEXTS,
        subject=_TEXTS,
        coverage=st.builds(Coverage, judged=st.integers(0, 10**9), not_judged=st.integers(0, 10**9)),
        blocks=st.lists(_TEXTS, max_size=40).map(tuple),
        findings=st.just(()),
        sources=st.lists(_TEXTS, max_size=1).map(tuple),
        tool=st.sampled_from(["", "bash"]),
        arguments=st.sampled_from(["", "digest"]),
        phase=st.sampled_from(["request", "call"]),
        decision=st.sampled_from(Decision),
        mode=st.sampled_from(GuardMode),
        tier=st.integers(1, 3),
        enforced=st.booleans(),
        tenant=_TEXTS,
        dialect=_TEXTS,
        operation=_TEXTS,
        reason=_TEXTS,
        status=st.integers(0, 599),
        versions=st.builds(Versions, _TEXTS, _TEXTS, _TEXTS),
        steps=st.lists(st.just(Step(Rung.TRIAGE, "unclear")), max_size=2).map(tuple),
        original=_TEXTS,
        replaced=st.integers(0, 9),
        lineage=st.just(()),
    )
)
def test_a_decision_that_found_nothing_is_written_like_every_other(entry: AuditEntry) -> None:
    """It takes a shorter way; beside a finding, the same decision goes the long one."""
    found = json.loads(decision_json(entry._replace(findings=(_FOUND,)), digest=_digest))
    expected = found | {"findings": [], "findings_count": 0, "rules": []}
    assert decision_json(entry, digest=_digest) == canonical(expected).decode()


def test_a_decision_that_waits_takes_no_more_memory_than_it_is_long() -> None:
    tracemalloc.start()
    try:
        kept = [decision_json(_ENTRY, digest=_digest) for _ in range(100)]
        size, _ = tracemalloc.get_traced_memory()
    finally:
        tracemalloc.stop()
    assert size < 100 * (len(kept[0]) + 500)


def test_what_is_too_much_is_counted() -> None:
    many = AuditEntry(
        incident_id="i" * 1_000,
        phase="request",
        decision=Decision.ALLOW,
        mode=GuardMode.BASELINE,
        tier=1,
        enforced=True,
        findings=(_FOUND,) * 100,
        sources=("/a",) * 100,
        blocks=("text",) * 100,
    )
    told = json.loads(decision_json(many, digest=_digest))
    assert told["incident"] == "i" * MAX_CHARS
    assert told["findings"] == [{**told["findings"][0]}] * MAX_FINDINGS
    assert told["blocks"] == ["d4"] * MAX_BLOCKS
    assert told["sources"] == ["/a"] * MAX_SOURCES
    assert (told["findings_count"], told["blocks_count"], told["sources_count"]) == (100, 100, 100)


@pytest.mark.parametrize("found", [(), (_FOUND,)], ids=["nothing found", "something found"])
@pytest.mark.parametrize(
    ("blocks", "told", "count"),
    [
        (("a", Digested(("x", "y"), 2), "bb"), ["d1", "x", "y", "d2"], 4),
        ((Digested(("x",) * 32, 70), "bb"), ["x"] * 32, 71),
        (("a", Digested(("x",) * 32, 32)), ["d1", *["x"] * 31], 33),
    ],
    ids=["between others", "more than are shown", "one more than are shown"],
)
def test_texts_that_were_digested_before_stand_in_their_place(
    found: tuple[Finding, ...], blocks: tuple[Block, ...], told: list[str], count: int
) -> None:
    entry = _ENTRY._replace(blocks=blocks, findings=found)
    written = json.loads(decision_json(entry, digest=_digest))
    assert (written["blocks"], written["blocks_count"]) == (told, count)
    assert entry.chars == sum(len(block) for block in blocks if isinstance(block, str))


@pytest.mark.parametrize(
    ("name", "shown"),
    [
        ("plain-name.1", "plain-name.1"),
        ("line\nend", "line\\nend"),
        ("\x7f", "\\x7f"),
        ("na\u00efve\u2028", "na\\xefve\\u2028"),
        ("\ud800", "\\ud800"),
    ],
    ids=["printable", "line-end", "delete", "beyond-ascii", "lone-surrogate"],
)
def test_names_are_written_in_printable_ascii(name: str, shown: str) -> None:
    entry = AuditEntry(
        incident_id="i",
        phase="call",
        decision=Decision.DENY,
        mode=GuardMode.BASELINE,
        tier=1,
        enforced=True,
        tool=name,
    )
    assert json.loads(decision_json(entry, digest=_digest))["tool"] == shown


def test_a_record_holds_its_place() -> None:
    placed = {"v": 1, "seq": 7, "time": "1970-01-01T00:00:00.000000Z", "instance": "i", "prev": "a" * 64}
    line, link = _decided({"tier": 1}, Link(6, "a" * 64))
    assert json.loads(line) == {"kind": "decision", "decision": {"tier": 1}, **placed, "hash": link.hash}
    signed, signed_link = _sealed({"kind": Kind.CHECKPOINT, "why": "stop"}, Link(6, "a" * 64))
    told = {"kind": "checkpoint", "why": "stop", "signature": "ab" * 64}
    assert json.loads(signed) == {**told, **placed, "hash": signed_link.hash}
    assert (link.seq, signed_link.seq) == (7, 7)


_SEALED = [
    pytest.param(*_decided({"blocks": [1, True], "tool": "b"}), id="decision"),
    pytest.param(*_sealed({"kind": Kind.CHECKPOINT, "why": "stop"}), id="checkpoint"),
    pytest.param(*_sealed({"kind": Kind.GENESIS, "earlier": [{"hash": "x"}]}), id="genesis"),
]


@pytest.mark.parametrize(("line", "link"), _SEALED)
def test_a_line_is_the_canonical_record_with_the_hash_of_what_it_binds(line: bytes, link: Link) -> None:
    record = json.loads(line)
    assert line == json.dumps(record, sort_keys=True, separators=(",", ":")).encode() + b"\n"
    bound = {name: value for name, value in record.items() if name not in ("hash", "signature")}
    plain = json.dumps(bound, sort_keys=True, separators=(",", ":")).encode()
    assert hashlib.sha256(plain).hexdigest() == record["hash"] == link.hash == record_hash(record)


def test_what_is_signed_is_the_hash() -> None:
    asked: list[bytes] = []

    def sign(message: bytes) -> bytes:
        asked.append(message)
        return _sign(message)

    _, link = seal({"kind": Kind.CHECKPOINT}, after=ROOT, instance="i", nanoseconds=0, sign=sign)
    assert asked == [b"guardrail-audit-1 " + link.hash.encode()] == [signed_bytes(link.hash)]


@pytest.mark.parametrize("change", [{"seq": 1}, {"prev": "1" * 64}, {"instance": "j"}, {"kind": "genesis"}, {"x": 0}])
def test_the_hash_covers_everything(change: dict[str, object]) -> None:
    line, link = _decided({"tier": 1})
    assert record_hash({**json.loads(line), **change}) != link.hash


def test_canonical_json_has_sorted_names_and_no_space() -> None:
    assert canonical({"b": [1, {"d": "", "c": False}], "a": "x"}) == b'{"a":"x","b":[1,{"c":false,"d":""}]}'


def test_a_genesis_names_the_key_and_what_was_there_before() -> None:
    earlier = (Seen("old-000001.jsonl", Link(9, "b" * 64), torn=12),)
    assert genesis_content(file=2, key_id="k", digests="d", removed=1, earlier=earlier) == {
        "kind": "genesis",
        "file": 2,
        "key": "k",
        "digests": "d",
        "removed": 1,
        "earlier": [{"file": "old-000001.jsonl", "seq": 9, "hash": "b" * 64, "torn": 12, "live": False}],
    }


def test_a_checkpoint_counts() -> None:
    assert checkpoint_content(Why.STOP, key_id="k", decisions=8, dropped=2) == {
        "kind": "checkpoint",
        "why": "stop",
        "key": "k",
        "decisions": 8,
        "dropped": 2,
    }


def test_a_retention_record_names_the_files() -> None:
    assert retention_content(["a", "b"], key_id="k", days=30) == {
        "kind": "retention",
        "key": "k",
        "files": ["a", "b"],
        "days": 30,
    }


def test_an_act_says_what_of_whom_and_by_whom() -> None:
    assert act_content(Act("lift", "acme", subject="hmac-sha256:0", who="ann"), key_id="k") == {
        "kind": "act",
        "key": "k",
        "verb": "lift",
        "tenant": "acme",
        "subject": "hmac-sha256:0",
        "incident": "",
        "who": "ann",
    }


def test_files_are_numbered_so_that_names_sort() -> None:
    assert file_name("i", 12) == "i-000012.jsonl"
