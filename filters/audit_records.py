"""Audit records: the record of each decision, and the hash chain that links the records.

docs/audit.md describes the format for those who read records without this code. No record holds a text that was judged.
"""

import hashlib
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum
from functools import lru_cache
from typing import Any, Final, Literal, NamedTuple, TypeAlias

import orjson

from filters.calls import Ancestor
from filters.decision import Coverage, Decision, GuardMode
from filters.findings import Finding
from filters.ladder import Step
from filters.timestamps import rfc3339

FORMAT: Final = 1
"""The version of the record format; a reader refuses any other."""

MAX_FINDINGS: Final = 16
MAX_BLOCKS: Final = 32
MAX_SOURCES: Final = 16
MAX_ANCESTORS: Final = 16
MAX_LAYERS: Final = 16
MAX_CHARS: Final = 256
"""Characters of one string in a record."""

SIGNED_PREFIX: Final = b"guardrail-audit-1 "
"""Stands before every hash that is signed, so that a signature of the audit key is useless anywhere else."""

_TOLD: Final = 4
"""Index in `AuditEntry` of the first of the members (up to `_USUAL`) that are empty in nearly every entry."""
_USUAL: Final = 8
"""Index in `AuditEntry` of the first of the members that are the same in many entries."""
_CUT: Final = "\0"
_PLACES: Final = (
    ('"blocks":[],"blocks_count":0', f'"blocks":[{_CUT}],"blocks_count":{_CUT}'),
    ('"incident":""', f'"incident":{_CUT}'),
    ('"judged":0', f'"judged":{_CUT}'),
    ('"not_judged":0', f'"not_judged":{_CUT}'),
    ('"subject":""', f'"subject":{_CUT}'),
)
_UNCHAINED: Final = frozenset({"hash", "signature"})
_NOTHING_READ: Final = Coverage()

Phase = Literal["request", "call", "reply"]
Content = Mapping[str, object]
"""The members that a record has because of its kind: not those that `seal` and `seal_decision` add."""

Digest = Callable[[str], str]
"""Returns the keyed digest that stands for a text in a record."""

Sign = Callable[[bytes], bytes]
"""Returns the 64 bytes of an Ed25519 signature (RFC 8032)."""


class Kind(StrEnum):
    """What a record is about."""

    GENESIS = "genesis"
    """The first record of every file; signed."""
    DECISION = "decision"
    CHECKPOINT = "checkpoint"
    """A record whose signature covers the chain up to itself."""
    RETENTION = "retention"
    """Old files are about to be deleted; signed."""
    ACT = "act"
    """An operator is about to do something that only operators decide; signed."""


class Why(StrEnum):
    """Why a checkpoint was due."""

    RECORDS = "records"
    TIME = "time"
    ROTATION = "rotation"
    STOP = "stop"
    """The process ended in order, and nothing follows."""


class Versions(NamedTuple):
    """What made the decision: the versions of the gateway and of the policy, and the revision of the rules."""

    gateway: str = ""
    policy: str = ""
    rules: str = ""


class Digested(NamedTuple):
    """Texts that were digested before: the digests of the first `MAX_BLOCKS` of them, and how many texts there are."""

    digests: tuple[str, ...]
    texts: int


Block: TypeAlias = str | Digested
"""One judged text, or several of which only the digests are known."""


class AuditEntry(NamedTuple):
    """One decision, as it is handed to the audit log.

    It is a tuple because one is made for each request, and a tuple costs a third of a dataclass.

    `blocks` are the judged texts themselves: the log digests them under its key, drops them, and writes no part of
    them. Everything else is written, so it must hold nothing but ids, paths, names and digests. `reason` is the
    request's reason or the call's cause; `status` is that of a local reply, and 0 where something was let through.
    """

    incident_id: str
    subject: str = ""
    coverage: Coverage = _NOTHING_READ
    blocks: tuple[Block, ...] = ()
    findings: tuple[Finding, ...] = ()
    sources: tuple[str, ...] = ()
    """Paths of the untrusted texts in which values of a call's arguments stand."""
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
    """The id of the incident under which something that the request repeats was first refused."""
    replaced: int = 0
    """How many texts were taken out of the request because they were refused before."""
    lineage: tuple[Ancestor, ...] = ()
    """The texts that a withheld call comes from."""

    def __repr__(self) -> str:
        return f"AuditEntry({self.incident_id!r}, ...)"  # no message may hold the texts

    @property
    def chars(self) -> int:
        """The number of characters of the texts that the entry keeps in memory."""
        return sum([len(block) for block in self.blocks if isinstance(block, str)])


class Act(NamedTuple):
    """What an operator is about to do.

    The verbs are: approve or refuse the held call of an incident, lift what is held against a subject, or delete
    incidents: those of a tenant, of a subject (a digest) or the one with an id. `who` is the name that the operator
    gives.
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
"""The link that the first record of a chain follows."""


@dataclass(frozen=True, slots=True)
class Seen:
    """How the last file of another chain ended when this process started.

    `last` is its last whole record. `torn` is the number of bytes after the last line end. `live` is true when a
    process was still writing the file, which may have grown since.
    """

    file: str
    last: Link
    torn: int = 0
    live: bool = False


def decision_json(entry: AuditEntry, *, digest: Digest) -> str:
    """Return the member `decision` of the record of a decision, in canonical JSON."""
    if any(entry[_TOLD:_USUAL]):
        return canonical(_entry_content(entry, digest=digest)).decode("ascii")
    # Nearly every decision is of this kind, and nearly the same as the one before it.
    first, second, third, fourth, fifth, sixth, last = _frame(entry[_USUAL:])
    coverage = entry.coverage
    digests, count = _block_digests(entry.blocks, digest)
    blocks = ",".join([f'"{one}"' for one in digests])
    return (
        f"{first}{blocks}{second}{count}{third}{_quoted(entry.incident_id)}{fourth}{coverage.judged}"
        f"{fifth}{coverage.not_judged}{sixth}{_quoted(entry.subject)}{last}"
    )


def _entry_content(entry: AuditEntry, *, digest: Digest) -> Content:
    versions, coverage, findings = entry.versions, entry.coverage, entry.findings
    blocks, count = _block_digests(entry.blocks, digest)
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
        "findings": [_finding_content(finding) for finding in findings[:MAX_FINDINGS]],
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
        **({"lineage": list(map(_ancestor_content, entry.lineage[:MAX_ANCESTORS]))} if entry.lineage else {}),
    }


def _ancestor_content(ancestor: Ancestor) -> Content:
    return {
        "path": _shown(ancestor.path),
        "origin": ancestor.origin,
        "trust": ancestor.trust,
        "link": ancestor.link,
        "depth": ancestor.depth,
        "of": _shown(ancestor.of),
    }


def _block_digests(blocks: Sequence[Block], digest: Digest) -> tuple[list[str], int]:
    """Return the digests of the first `MAX_BLOCKS` texts, and how many texts there are."""
    digests: list[str] = []
    count = 0
    for block in blocks:
        if isinstance(block, str):
            count += 1
            if len(digests) < MAX_BLOCKS:
                digests.append(digest(block))
        else:
            count += block.texts
            digests += block.digests[: MAX_BLOCKS - len(digests)]
    return digests, count


@lru_cache(1_000)
def _frame(usual: tuple[Any, ...]) -> list[str]:
    """Return the JSON of decisions without findings that share these members, cut where the other members stand.

    No text can be taken for a place: a quotation mark within a text is escaped.
    """
    framed = canonical(
        _entry_content(AuditEntry("", "", _NOTHING_READ, (), (), (), "", "", *usual), digest=str)
    ).decode("ascii")
    for place, cut in _PLACES:
        framed = framed.replace(place, cut)
    return framed.split(_CUT)


def genesis_content(*, file: int, key_id: str, digests: str, removed: int, earlier: Sequence[Seen]) -> Content:
    """Return the content of a file's first record.

    `file` is its number in the chain, and `removed` that of the last file deleted. `digests` identifies the key of the
    digests, because only digests of one key can be compared.
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
    """Return the content of a checkpoint. It has the numbers of the chain's decisions that were kept and dropped."""
    return {"kind": Kind.CHECKPOINT, "why": why, "key": key_id, "decisions": decisions, "dropped": dropped}


def retention_content(files: Sequence[str], *, key_id: str, days: int) -> Content:
    """Return the content of a record for files that are about to be deleted because they are older than `days`."""
    return {"kind": Kind.RETENTION, "key": key_id, "files": list(files), "days": days}


def act_content(act: Act, *, key_id: str) -> Content:
    """Return the content of a record for what an operator is about to do."""
    return {"kind": Kind.ACT, "key": key_id, **{name: _shown(value) for name, value in act._asdict().items()}}


def seal(content: Content, *, after: Link, instance: str, nanoseconds: int, sign: Sign) -> tuple[bytes, Link]:
    """Return the line of the signed record that follows `after`, with its line end, and the record's own link.

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
    """Seal a decision from `decision_json` as `seal` does, but without a signature.

    Nearly every record is one, so its few other members are formatted here, in the order of canonical JSON.
    """
    seq = after.seq + 1
    behind = (
        f'"instance":"{instance}","kind":"decision","prev":"{after.hash}","seq":{seq},'
        f'"time":"{rfc3339(nanoseconds)}","v":{FORMAT}}}'
    )
    digest = _sha256(f'{{"decision":{decision},{behind}'.encode("ascii"))
    return f'{{"decision":{decision},"hash":"{digest}",{behind}\n'.encode("ascii"), Link(seq, digest)


def canonical(record: Mapping[str, object]) -> bytes:
    """Return a record in canonical JSON: RFC 8785 for the values that records have.

    These are objects with names in lower-case ASCII, arrays, strings of printable ASCII, integers below 2**53, true and
    false. For them RFC 8785 demands sorted names and no white space; nothing else could vary.
    """
    return orjson.dumps(record, option=orjson.OPT_SORT_KEYS)


def record_hash(record: Mapping[str, object]) -> str:
    """Return the SHA-256 of the canonical record without its members `hash` and `signature`, as 64 hex digits."""
    return _sha256(canonical({name: value for name, value in record.items() if name not in _UNCHAINED}))


def signed_bytes(digest: str) -> bytes:
    """Return the bytes to sign for a record with this hash. The hash, and so the signature, covers the chain before it.

    Ed25519 takes some 30 microseconds: signing every record would cost more than all its other work.
    """
    return SIGNED_PREFIX + digest.encode("ascii")


def file_name(instance: str, number: int) -> str:
    """Return the name of a chain's file; numbers begin with 1."""
    return f"{instance}-{number:06d}.jsonl"


def _sha256(chained: bytes) -> str:
    return hashlib.sha256(chained).hexdigest()


def _finding_content(finding: Finding) -> Content:
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
    """Return a text as at most `MAX_CHARS` of printable ASCII, with no line end and no look-alike of another letter."""
    short = text[:MAX_CHARS]
    if short.isascii() and short.isprintable():
        return short
    return short.encode("unicode_escape").decode("ascii")[:MAX_CHARS]
