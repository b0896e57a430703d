"""Audit records: what is written of each decision, and the hash chain that holds the records together.

docs/audit.md describes the format for those who read it without this code. No record holds a text that was judged.
"""

import hashlib
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from enum import StrEnum
from functools import lru_cache
from typing import Any, Final, Literal, NamedTuple, TypeAlias

import orjson

from filters.decision import Coverage, Decision, GuardMode
from filters.findings import Finding
from filters.ladder import Step
from filters.tool_calls.calls import Ancestor

FORMAT: Final = 1
"""Of the records; a reader refuses any other."""

MAX_FINDINGS: Final = 16
MAX_BLOCKS: Final = 32
MAX_SOURCES: Final = 16
MAX_ANCESTORS: Final = 16
MAX_LAYERS: Final = 16
MAX_CHARS: Final = 256
"""Of one string in a record. What is beyond these limits is counted."""

SIGNED_PREFIX: Final = b"guardrail-audit-1 "
"""Stands before every hash that is signed, so that a signature of the audit key is of use nowhere else."""

_TOLD: Final = 4
"""The members of an entry from this on are empty in nearly every one of them."""
_USUAL: Final = 8
"""The members of an entry from this on are the same in many of them."""
_CUT: Final = "\0"
_PLACES: Final = (
    ('"blocks":[],"blocks_count":0', f'"blocks":[{_CUT}],"blocks_count":{_CUT}'),
    ('"incident":""', f'"incident":{_CUT}'),
    ('"judged":0', f'"judged":{_CUT}'),
    ('"not_judged":0', f'"not_judged":{_CUT}'),
    ('"subject":""', f'"subject":{_CUT}'),
)
_UNCHAINED: Final = frozenset({"hash", "signature"})
_EPOCH = datetime(1970, 1, 1, tzinfo=UTC)
_NOTHING_READ: Final = Coverage()

Phase = Literal["request", "call"]
Content = Mapping[str, object]
"""The members of a record that say something: all but `v`, `seq`, `prev`, `hash` and `signature`."""

Digest = Callable[[str], str]
"""What stands in a record for a text, under a key."""

Sign = Callable[[bytes], bytes]
"""The 64 bytes of an Ed25519 signature (RFC 8032)."""


class Kind(StrEnum):
    """What a record tells."""

    GENESIS = "genesis"
    """The first of every file; signed."""
    DECISION = "decision"
    CHECKPOINT = "checkpoint"
    """Only there to be signed, and with it the chain up to itself."""
    RETENTION = "retention"
    """Old files were deleted; signed."""
    ACT = "act"
    """An operator set out to do something that is decided by nobody else; signed."""


class Why(StrEnum):
    """What made a checkpoint due."""

    RECORDS = "records"
    TIME = "time"
    ROTATION = "rotation"
    STOP = "stop"
    """The process ended as it should, and nothing follows."""


class Versions(NamedTuple):
    """What decided: the gateway's version, the policy's, and the revision of the rules."""

    gateway: str = ""
    policy: str = ""
    rules: str = ""


class Digested(NamedTuple):
    """Texts that were digested before: what stands for the first `MAX_BLOCKS` of them, and how many they are."""

    digests: tuple[str, ...]
    texts: int


Block: TypeAlias = str | Digested
"""One judged text, or several that are known by their digests."""


class AuditEntry(NamedTuple):
    """One decision, as it is handed to the audit log. (A tuple: one is made for each request, and it costs a third.)

    `blocks` are the judged texts themselves: the log digests them under its key, lets go of them, and writes no part
    of them. Everything else is written, so it must be fit for that: ids, paths, names and digests. `reason` is the
    request's reason or the call's cause; `status` is that of a local reply, and 0 where something was let through.
    """

    incident_id: str
    subject: str = ""
    coverage: Coverage = _NOTHING_READ
    blocks: tuple[Block, ...] = ()
    findings: tuple[Finding, ...] = ()
    sources: tuple[str, ...] = ()
    """Paths of the untrusted texts that values of the arguments stand in."""
    tool: str = ""
    arguments: str = ""
    """The keyed digest of a call's arguments."""
    phase: Phase = "request"
    decision: Decision = Decision.DENY
    mode: GuardMode = GuardMode.BASELINE
    tier: int = 0
    enforced: bool = True
    tenant: str = ""
    dialect: str = ""
    operation: str = ""
    reason: str = ""
    status: int = 0
    versions: Versions = Versions()
    steps: tuple[Step, ...] = ()
    original: str = ""
    """The incident under which what a request repeats was refused first."""
    replaced: int = 0
    """How many texts were taken out of a request for that."""
    lineage: tuple[Ancestor, ...] = ()
    """What a withheld call comes from."""

    def __repr__(self) -> str:
        return f"AuditEntry({self.incident_id!r}, ...)"  # the texts must get into no message

    @property
    def chars(self) -> int:
        """Characters of the texts that the entry keeps alive."""
        return sum([len(block) for block in self.blocks if isinstance(block, str)])


class Act(NamedTuple):
    """What an operator sets out to do: to let through or refuse the held call of an incident, to lift what is held
    against a subject, or to delete incidents: those of a tenant, of a subject (a digest) or the one of an id.

    `who` is whoever does it says they are.
    """

    verb: Literal["approve", "refuse", "lift", "delete"]
    tenant: str
    subject: str = ""
    incident: str = ""
    who: str = ""


class Link(NamedTuple):
    """A record's place in its chain: its sequence number and its hash."""

    seq: int
    hash: str


ROOT: Final = Link(-1, "0" * 64)
"""What the first record of a chain follows."""


@dataclass(frozen=True, slots=True)
class Seen:
    """How the last file of another chain ended when a process started: its last whole record, and what was torn.

    `torn` are the bytes after the last line end. `live` says that a process was still writing it: what ends there can
    only be more by now.
    """

    file: str
    last: Link
    torn: int = 0
    live: bool = False


def decision_json(entry: AuditEntry, *, digest: Digest) -> str:
    """What is written of a decision, in canonical JSON: the member `decision` of its record."""
    if any(entry[_TOLD:_USUAL]):
        return canonical(_told(entry, digest=digest)).decode("ascii")
    # Nearly every decision is of this kind, and says nearly the same as the one before it.
    first, second, third, fourth, fifth, sixth, last = _frame(entry[_USUAL:])
    coverage = entry.coverage
    digests, count = _told_blocks(entry.blocks, digest)
    blocks = ",".join([f'"{told}"' for told in digests])
    return (
        f"{first}{blocks}{second}{count}{third}{_quoted(entry.incident_id)}{fourth}{coverage.judged}"
        f"{fifth}{coverage.not_judged}{sixth}{_quoted(entry.subject)}{last}"
    )


def _told(entry: AuditEntry, *, digest: Digest) -> Content:
    versions, coverage, findings = entry.versions, entry.coverage, entry.findings
    blocks, count = _told_blocks(entry.blocks, digest)
    return {
        "incident": _shown(entry.incident_id),
        "tenant": _shown(entry.tenant),
        "subject": _shown(entry.subject),
        "phase": entry.phase,
        "dialect": _shown(entry.dialect),
        "operation": _shown(entry.operation),
        "tool": _shown(entry.tool),
        "arguments": _shown(entry.arguments),
        "sources": [_shown(path) for path in entry.sources[:MAX_SOURCES]],
        "sources_count": len(entry.sources),
        "blocks": blocks,
        "blocks_count": count,
        "tier": entry.tier,
        "steps": [{"rung": step.rung, "verdict": step.verdict} for step in entry.steps],
        "rules": sorted({_shown(finding.rule_id) for finding in findings}),
        "findings": [_told_finding(finding) for finding in findings[:MAX_FINDINGS]],
        "findings_count": len(findings),
        "judged": coverage.judged,
        "not_judged": coverage.not_judged,
        "mode": entry.mode,
        "decision": entry.decision,
        "reason": _shown(entry.reason),
        "enforced": entry.enforced,
        "status": entry.status,
        "original": _shown(entry.original),
        "replaced": entry.replaced,
        "gateway_version": _shown(versions.gateway),
        "policy_version": _shown(versions.policy),
        "rules_version": _shown(versions.rules),
        **({"lineage": list(map(_told_ancestor, entry.lineage[:MAX_ANCESTORS]))} if entry.lineage else {}),
    }


def _told_ancestor(ancestor: Ancestor) -> Content:
    return {
        "path": _shown(ancestor.path),
        "origin": ancestor.origin,
        "trust": ancestor.trust,
        "link": ancestor.link,
        "depth": ancestor.depth,
        "of": _shown(ancestor.of),
    }


def _told_blocks(blocks: Sequence[Block], digest: Digest) -> tuple[list[str], int]:
    """The digests of the first texts, and how many there are."""
    told: list[str] = []
    count = 0
    for block in blocks:
        if isinstance(block, str):
            count += 1
            if len(told) < MAX_BLOCKS:
                told.append(digest(block))
        else:
            count += block.texts
            told += block.digests[: MAX_BLOCKS - len(told)]
    return told, count


@lru_cache(1_000)
def _frame(usual: tuple[Any, ...]) -> list[str]:
    """The JSON of decisions that agree in these members and found nothing, cut where the others stand.

    No text can look like a place: a quotation mark within one is escaped.
    """
    framed = canonical(_told(AuditEntry("", "", _NOTHING_READ, (), (), (), "", "", *usual), digest=str)).decode("ascii")
    for place, cut in _PLACES:
        framed = framed.replace(place, cut)
    return framed.split(_CUT)


def genesis_content(*, file: int, key_id: str, digests: str, removed: int, earlier: Sequence[Seen]) -> Content:
    """What a file begins with: `file` is its number in the chain, `removed` the number of the last one deleted.

    `digests` identifies the key of the digests, so that one knows which of them can be compared.
    """
    return {
        "kind": Kind.GENESIS,
        "file": file,
        "key": key_id,
        "digests": digests,
        "removed": removed,
        "earlier": [
            {
                "file": seen.file,
                "seq": seen.last.seq,
                "hash": seen.last.hash,
                "torn": seen.torn,
                "live": seen.live,
            }
            for seen in earlier
        ],
    }


def checkpoint_content(why: Why, *, key_id: str, decisions: int, dropped: int) -> Content:
    """What a checkpoint says beside its place: how many decisions of the chain were kept, and how many were not."""
    return {"kind": Kind.CHECKPOINT, "why": why, "key": key_id, "decisions": decisions, "dropped": dropped}


def retention_content(files: Sequence[str], *, key_id: str, days: int) -> Content:
    """What is said of files that are about to be deleted because they are older than so many days. To be signed."""
    return {"kind": Kind.RETENTION, "key": key_id, "files": list(files), "days": days}


def act_content(act: Act, *, key_id: str) -> Content:
    """What is said of something that an operator is about to do. To be signed."""
    told = {name: _shown(value) for name, value in act._asdict().items()}
    return {"kind": Kind.ACT, "key": key_id, **told}


def seal(content: Content, *, after: Link, instance: str, nanoseconds: int, sign: Sign) -> tuple[bytes, Link]:
    """The line of the signed record that follows `after`, with its line end, and its own place.

    `nanoseconds` is Unix time.
    """
    seq = after.seq + 1
    chained = {
        **content,
        "v": FORMAT,
        "seq": seq,
        "time": rfc3339(nanoseconds),
        "instance": instance,
        "prev": after.hash,
    }
    digest = _sha256(canonical(chained))
    signed = {**chained, "hash": digest, "signature": sign(signed_bytes(digest)).hex()}
    return canonical(signed) + b"\n", Link(seq, digest)


def seal_decision(decision: str, *, after: Link, instance: str, nanoseconds: int) -> tuple[bytes, Link]:
    """The same of a decision, which is not signed, as `decision_json` gives it.

    Nearly every record is one, so its few other members are put together by hand, in the order that canonical JSON has.
    """
    seq = after.seq + 1
    behind = (
        f'"instance":"{instance}","kind":"decision","prev":"{after.hash}","seq":{seq},'
        f'"time":"{rfc3339(nanoseconds)}","v":{FORMAT}}}'
    )
    digest = _sha256(f'{{"decision":{decision},{behind}'.encode("ascii"))
    return f'{{"decision":{decision},"hash":"{digest}",{behind}\n'.encode("ascii"), Link(seq, digest)


def canonical(record: Mapping[str, object]) -> bytes:
    """A record in canonical JSON: RFC 8785 for the values that records have.

    These are objects with names in lower-case ASCII, arrays, strings of printable ASCII, integers of less than 2**53,
    true and false. For them RFC 8785 asks for sorted names and no space, and leaves nothing else open.
    """
    return orjson.dumps(record, option=orjson.OPT_SORT_KEYS)


def record_hash(record: Mapping[str, object]) -> str:
    """SHA-256 of the canonical record without its members `hash` and `signature`, as 64 hexadecimal digits."""
    return _sha256(canonical({name: value for name, value in record.items() if name not in _UNCHAINED}))


def signed_bytes(digest: str) -> bytes:
    """What is signed of a record with this hash. The hash covers the whole chain before it, and so does the signature.

    Ed25519 takes some 30 microseconds: signing every record would cost more than all the rest of it.
    """
    return SIGNED_PREFIX + digest.encode("ascii")


def rfc3339(nanoseconds: int) -> str:
    """Unix time as RFC 3339 in UTC, to the microsecond."""
    microseconds = nanoseconds // 1_000
    return f"{_second(microseconds // 1_000_000)}.{microseconds % 1_000_000:06d}Z"


@lru_cache(2)
def _second(seconds: int) -> str:
    """A second of Unix time as RFC 3339 begins. Records come many in a second."""
    return (_EPOCH + timedelta(seconds=seconds)).isoformat(timespec="seconds").removesuffix("+00:00")


def file_name(instance: str, number: int) -> str:
    """The name of a chain's file; numbers begin with 1."""
    return f"{instance}-{number:06d}.jsonl"


def _sha256(chained: bytes) -> str:
    return hashlib.sha256(chained).hexdigest()


def _told_finding(finding: Finding) -> Content:
    return {
        "rule": _shown(finding.rule_id),
        "path": _shown(finding.path),
        "origin": finding.origin,
        "layers": [_shown(layer.transform) for layer in finding.layers[:MAX_LAYERS]],
        "span": [finding.start, finding.end],
    }


def _quoted(text: str) -> str:
    return orjson.dumps(_shown(text)).decode("ascii")


def _shown(text: str) -> str:
    """A text as bounded printable ASCII: nothing in it can end a line or be read in two ways."""
    short = text[:MAX_CHARS]
    if short.isascii() and short.isprintable():
        return short
    return short.encode("unicode_escape").decode("ascii")[:MAX_CHARS]
