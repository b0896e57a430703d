"""What goes into the audit log, who hears of its fate, and what is left when its process is killed."""

import asyncio
import errno
import io
import json
import re
import resource
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import structlog
from cryptography.hazmat.primitives.serialization import Encoding, NoEncryption, PrivateFormat

from adapters.audit_chain import AuditPlan, Checkpoint
from filters.audit_records import Act, Link, Versions, decision_json
from filters.calls import Ancestor, Cause, ProposedCall, Risk, Ruling, Taint
from filters.decision import Coverage, Decision, GuardMode, Judgement
from filters.dialects import DIALECTS
from filters.dialects.dialect import Operation
from filters.findings import Action, Finding, Severity
from filters.ladder import Rung, Step
from filters.refusals import Reason, refusal_for
from filters.segments import Origin, Segment, Trust
from gateway.config.settings import AuditSettings
from gateway.evidence.audit_verifying import ChainEnd, gather, verify
from gateway.evidence.auditing import (
    AuditEvents,
    audit_plan,
    blocks_of,
    call_entry,
    open_audit,
    reply_entry,
    request_entry,
)
from gateway.exchanges.exchange import Exchange
from gateway.logs import configure_logs
from tests.adapters.audit_stand import entry
from tests.gateway.audit_chains import CANARY, KEYS, PRIVATE, process, signer_with
from tests.gateway.audit_reader import is_sound
from tests.gateway.gateway_process import GatewayProcess, chat, get, pausing_upstream, read_answer, running_gateway

_ROOT = Path(__file__).parents[3]
_FOUND = Finding(
    "INJ-001",
    "instruction_override",
    Severity.HIGH,
    Action.ESCALATE,
    Origin.TOOL_RESULT,
    Trust.UNTRUSTED,
    "/messages/1/content",
    (),
    0,
    28,
)
_EXCHANGE = Exchange(
    incident_id="incident",
    started=0.0,
    dialect=DIALECTS["anthropic"],
    operation=Operation.MESSAGES,
    tenant="acme",
    subject="robot",
    judgement=Judgement(
        Decision.DENY,
        GuardMode.BASELINE,
        2,
        Reason.BLOCKED,
        (_FOUND,),
        Coverage(3, 1),
        steps=(Step(Rung.TRIAGE, "unsafe"),),
    ),
    policy_version="policy",
    refusal=refusal_for(Reason.BLOCKED, "incident"),
)
_VERSIONS = Versions("1.2.3", "policy", "rules")
_CALL = ProposedCall("/choices/0/message/tool_calls/0", CANARY, CANARY)


def _digest(text: str) -> str:
    return f"digest of {len(text)}"


def test_a_request_is_told_with_what_was_judged() -> None:
    segments = (
        Segment(Origin.USER, "/messages/0/content", CANARY),
        Segment(Origin.TOOL_RESULT, "/messages/1/content", "ab"),
        Segment(Origin.TOOL_RESULT, "/messages/1/content", CANARY + "ab", borders=(len(CANARY),)),
    )
    told = request_entry(_EXCHANGE, versions=_VERSIONS, blocks=blocks_of(segments))
    assert told == entry(
        "incident", tenant="acme", subject="robot", dialect="anthropic", operation="messages"
    )._replace(
        decision=Decision.DENY,
        tier=2,
        reason="content_policy_violation",
        status=400,
        versions=_VERSIONS,
        findings=(_FOUND,),
        coverage=Coverage(3, 1),
        steps=(Step(Rung.TRIAGE, "unsafe"),),
        blocks=(CANARY, "ab"),
    )


def test_a_request_that_was_let_through_has_no_status() -> None:
    allowed = _EXCHANGE._replace(refusal=None, judgement=Judgement(Decision.ALLOW, GuardMode.BASELINE, 1))
    told = request_entry(allowed, versions=_VERSIONS)
    assert (told.decision, told.reason, told.status, told.blocks) == (Decision.ALLOW, "", 0, ())


def test_a_call_is_told_in_no_word_of_its_own() -> None:
    taints = tuple(Taint(f"/{CANARY}", f"/messages/{place}/content", (), 1.0) for place in (4, 1, 4))
    ruling = Ruling(_CALL, Decision.CLARIFY, 3, Cause.SUPERVISOR, Risk.HIGH, (_FOUND,), taints, "a notice")
    told = call_entry(_EXCHANGE, ruling, versions=_VERSIONS, tool="bash", arguments="digest")
    assert told == entry(
        "incident", tenant="acme", subject="robot", dialect="anthropic", operation="messages"
    )._replace(
        phase="call",
        decision=Decision.CLARIFY,
        tier=3,
        reason="supervisor",
        versions=_VERSIONS,
        findings=(_FOUND,),
        tool="bash",
        arguments="digest",
        sources=("/messages/1/content", "/messages/4/content"),
    )
    assert "CANARY" not in decision_json(told, digest=_digest)


@pytest.fixture
def log() -> Iterator[io.BytesIO]:
    stream = io.BytesIO()
    configure_logs(level="info", output="json", stream=stream)
    yield stream
    structlog.reset_defaults()


def test_operators_hear_of_the_log(log: io.BytesIO) -> None:
    errors: list[None] = []
    lost: list[int] = []
    events = AuditEvents(count_error=lambda: errors.append(None), count_lost=lost.append)
    events.checkpointed(Checkpoint("one", "one-000001.jsonl", Link(7, "ab"), decisions=5, dropped=1))
    events.failed(OSError(errno.ENOSPC, "No space left on device", "/secret/place"))
    events.failed(OSError("nothing known"))
    events.erred()
    events.recovered()
    events.dropped()
    events.lost(3)
    assert (len(errors), lost) == (1, [1, 3])
    told = [json.loads(line) for line in log.getvalue().splitlines()]
    assert [{name: value for name, value in event.items() if name != "time"} for event in told] == [
        {
            "level": "info",
            "event": "audit_checkpoint",
            "instance": "one",
            "file": "one-000001.jsonl",
            "seq": 7,
            "head": "ab",
            "decisions": 5,
            "dropped": 1,
        },
        {"level": "error", "event": "audit_failed", "reason": "No space left on device"},
        {"level": "error", "event": "audit_failed", "reason": ""},
        {"level": "info", "event": "audit_recovered"},
        {"level": "error", "event": "audit_lost", "records": 3},
    ]


def test_the_settings_are_the_plan_and_agree_on_defaults() -> None:
    assert audit_plan(AuditSettings()) == AuditPlan(Path())
    settings = AuditSettings(
        checkpoint_records=2,
        checkpoint_seconds=3,
        commit_ms=4,
        backlog_records=50,
        on_backlog="count",
        rotate_bytes=65_536,
        retention_days=7,
    )
    assert audit_plan(settings) == AuditPlan(
        Path(),
        checkpoint_records=2,
        checkpoint_seconds=3.0,
        commit_seconds=0.004,
        backlog_records=50,
        on_backlog="count",
        rotate_bytes=65_536,
        retention_days=7,
    )


async def test_each_log_is_a_chain_of_its_own(tmp_path: Path, log: io.BytesIO) -> None:
    silent = AuditEvents(count_error=lambda: None, count_lost=lambda _: None)
    for _ in range(2):
        audit = open_audit(AuditPlan(tmp_path), signer_with(PRIVATE), key=b"digest-key", watch=silent)
        assert audit.record(entry(blocks=(CANARY,)))
        await audit.close()
    report = verify(gather([tmp_path]), KEYS)
    assert report.is_sound
    assert [(chain.end, chain.decisions) for chain in report.chains] == [(ChainEnd.STOPPED, 1)] * 2
    assert log.getvalue().count(b"audit_checkpoint") == 2


def test_a_killed_process_leaves_a_chain_with_everything_that_was_committed(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "tests.gateway.audit_victim", str(tmp_path)]
    with subprocess.Popen(command, cwd=_ROOT, stdout=subprocess.PIPE) as victim:  # noqa: S603 - our own interpreter
        assert victim.stdout is not None
        assert victim.stdout.readline() == b"committed\n"
        victim.kill()
    (left,) = verify(gather([tmp_path]), KEYS, live=True).chains
    assert left.faults == ()
    assert left.decisions >= 300
    assert left.unsigned < 7
    assert not verify(gather([tmp_path]), KEYS).is_sound  # until a start has seen it
    process(tmp_path, "zz-next").stop()
    report = verify(gather([tmp_path]), KEYS)
    assert report.is_sound
    assert [chain.end for chain in report.chains] == [ChainEnd.NOTED, ChainEnd.STOPPED]
    assert is_sound(tmp_path, PRIVATE.public_key())


_JSON_TYPES: dict[str, type] = {"string": str, "integer": int, "array": list, "object": dict, "boolean": bool}


async def _status(gateway: GatewayProcess) -> int:
    reader, writer = await asyncio.open_connection("127.0.0.1", gateway.port)
    writer.write(chat("hello", close=True))
    status, _ = await read_answer(reader)
    writer.close()
    return status


async def _counted(gateway: GatewayProcess) -> dict[str, float]:
    """What the metrics tell of the audit log, once it tells of errors."""
    while True:
        _, exposed = await get(gateway.admin, "/metrics")
        samples = re.findall(rb"^guardrail_audit_(\w+)_total (\S+)$", exposed, re.MULTILINE)
        counted = {name.decode(): float(value) for name, value in samples}
        if counted["errors"]:
            return counted
        await asyncio.sleep(0.05)


def _let_files_grow_to(size: int, pid: int) -> None:
    """For a process and all that it forked: a disk that takes no more, as far as they can tell."""
    resource.prlimit(pid, resource.RLIMIT_FSIZE, (size, resource.RLIM_INFINITY))
    for children in Path(f"/proc/{pid}/task").glob("*/children"):
        for child in children.read_text().split():
            _let_files_grow_to(size, int(child))


def _records(folder: Path) -> list[dict[str, Any]]:
    return [json.loads(line) for path in sorted(folder.glob("*.jsonl")) for line in path.read_text().splitlines()]


@pytest.mark.parametrize(("policy", "meanwhile"), [("refuse", 503), ("count", 200)])
async def test_while_the_disk_is_full_the_policy_answers_and_afterwards_nothing_is_unsaid(
    tmp_path: Path, policy: str, meanwhile: int
) -> None:
    pem = PRIVATE.private_bytes(Encoding.PEM, PrivateFormat.PKCS8, NoEncryption()).decode()
    settings = (f'audit.path="{tmp_path}"', f'audit.on_backlog="{policy}"', "audit.backlog_records=16")
    async with pausing_upstream() as upstream:
        words = ["--upstream", f"openai={upstream.url}", *(word for one in settings for word in ("--set", one))]
        environ = {"GUARDRAIL_AUDIT_KEY": "env:AUDIT_PEM", "AUDIT_PEM": pem}
        async with running_gateway(*words, environ=environ) as gateway:
            _let_files_grow_to(1, gateway.pid)
            assert await _status(gateway) == 200
            await gateway.until("audit_failed")
            assert {await _status(gateway) for _ in range(40)} == {meanwhile}
            _let_files_grow_to(resource.RLIM_INFINITY, gateway.pid)
            await gateway.until("audit_recovered")
            counted = await _counted(gateway)
            assert (counted["records_lost"] > 0) == (policy == "count")
            assert await _status(gateway) == 200
            assert await gateway.stop() == 0
    assert is_sound(tmp_path, PRIVATE.public_key())
    records = _records(tmp_path)
    kept = sum(record["kind"] == "decision" for record in records)
    let_through = 2 if policy == "refuse" else 42
    assert (kept + records[-1]["dropped"], records[-1]["why"]) == (let_through, "stop")
    assert kept < let_through or policy == "refuse"


def _flaws(value: object, schema: dict[str, Any], root: dict[str, Any], path: str = "") -> list[str]:
    """What a value lacks under the few words of JSON Schema that ours uses; another word is an error."""
    if "$ref" in schema:
        return _flaws(value, root["$defs"][schema["$ref"].removeprefix("#/$defs/")], root, path)
    flaws = []
    for word, wanted in schema.items():
        match word:
            case "type":
                fits = type(value) is _JSON_TYPES[wanted]
            case "const":
                fits = value == wanted
            case "enum":
                fits = value in wanted
            case "pattern":
                fits = isinstance(value, str) and re.search(wanted, value) is not None
            case "minimum":
                fits = isinstance(value, int) and value >= wanted
            case "minItems":
                fits = isinstance(value, list) and len(value) >= wanted
            case "maxItems":
                fits = isinstance(value, list) and len(value) <= wanted
            case "items":
                assert isinstance(value, list)
                flaws += [flaw for item in value for flaw in _flaws(item, wanted, root, f"{path}[]")]
                continue
            case "properties":
                assert isinstance(value, dict)
                for name in value.keys() & wanted.keys():
                    flaws += _flaws(value[name], wanted[name], root, f"{path}.{name}")
                continue
            case "required":
                fits = isinstance(value, dict) and set(wanted) <= value.keys()
            case "additionalProperties":
                fits = isinstance(value, dict) and value.keys() <= schema["properties"].keys()
            case "oneOf":
                fits = sum(not _flaws(value, one, root, path) for one in wanted) == 1
            case "title" | "description" | "$schema" | "$id" | "$defs":
                continue
            case _:
                raise AssertionError(word)
        if not fits:
            flaws.append(f"{path} {word}")
    return flaws


def test_the_schema_has_every_record_and_no_other(tmp_path: Path) -> None:
    process(tmp_path, "killed").be_killed()
    one = process(tmp_path, "one", retention_days=30)
    told = request_entry(
        _EXCHANGE,
        versions=_VERSIONS,
        blocks=(CANARY,),
    )
    ancestor = Ancestor("/messages/1/content", Origin.TOOL_RESULT, Trust.UNTRUSTED, "value", 1, _CALL.path)
    ruling = Ruling(_CALL, Decision.CLARIFY, 3, Cause.SUPERVISOR, lineage=(ancestor,))
    called = call_entry(_EXCHANGE, ruling, versions=_VERSIONS, tool="bash", arguments="")
    unread = reply_entry(_EXCHANGE, versions=_VERSIONS, enforced=True)
    one.writer.add([(one.clock(), told), (one.clock(), called), (one.clock(), unread)])
    one.writer.commit()
    one.writer.tell_act(Act("delete", "acme", subject="hmac-sha256:" + "0" * 32, who="ann"))
    one.writer.commit()
    written = (tmp_path / "one-000001.jsonl").read_bytes()
    one.clock.now += 10**18
    one.writer.rotate_if_due()
    one.stop()
    written += (tmp_path / "one-000002.jsonl").read_bytes()
    records = [json.loads(line) for line in written.splitlines()]
    assert {record["kind"] for record in records} == {"genesis", "decision", "checkpoint", "retention", "act"}
    schema = json.loads((_ROOT / "docs" / "schema" / "audit-record.schema.json").read_bytes())
    for record in records:
        assert _flaws(record, schema, schema) == []
        assert _flaws({**record, "extra": 1}, schema, schema) == [" oneOf"]
        for name in record:
            without = {key: value for key, value in record.items() if key != name}
            assert _flaws(without, schema, schema) == [" oneOf"], name
