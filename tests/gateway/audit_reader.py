"""A second verifier of audit files, written from docs/audit.md alone: it shares no code with the first."""

import hashlib
import json
from datetime import datetime, timedelta
from pathlib import Path
from typing import Any

from cryptography.exceptions import InvalidSignature
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PublicKey

_COMMON = {"v", "kind", "instance", "seq", "time", "prev", "hash"}
_OWN: dict[str, set[str]] = {
    "genesis": {"key", "file", "digests", "removed", "earlier"},
    "decision": {"decision"},
    "checkpoint": {"key", "why", "decisions", "dropped"},
    "retention": {"key", "files", "days"},
    "act": {"key", "verb", "tenant", "subject", "incident", "who"},
}


def is_sound(folder: Path, key: Ed25519PublicKey) -> bool:
    """Whether a folder holds whole chains of which nothing is missing."""
    try:
        _check(folder, key)
    except (AssertionError, AttributeError, KeyError, TypeError, ValueError, RecursionError, InvalidSignature):
        return False
    return True


def _check(folder: Path, key: Ed25519PublicKey) -> None:
    key_id = hashlib.sha256(key.public_bytes_raw()).hexdigest()[:16]
    chains: dict[str, dict[str, Any]] = {}
    removed: dict[str, int] = {}
    found, notes, gone, since = {}, [], set(), "0001"
    for path in sorted(folder.glob("*.jsonl")):
        instance, _, number = path.stem.rpartition("-")
        if instance not in chains:  # of older files than the first nothing is known but that they were deleted
            chains[instance] = {"seq": -1, "hash": "0" * 64, "why": "", "torn": 0, "n": 0, "file": int(number) - 1}
        head = chains[instance]
        *lines, torn = path.read_bytes().split(b"\n")
        assert not head["torn"]
        for place, line in enumerate(lines):
            record = json.loads(line)
            bare = {name: value for name, value in record.items() if name not in ("hash", "signature")}
            assert line == _canonical(record)
            assert record["hash"] == hashlib.sha256(_canonical(bare)).hexdigest()
            assert (record["v"], record["instance"], head["why"] == "stop") == (1, instance, False)
            assert (record["kind"] == "genesis", record["kind"] == "decision") == (not place, "signature" not in record)
            assert record.keys() - {"signature"} == _COMMON | _OWN[record["kind"]]
            assert (type(record["v"]), type(record["seq"]), type(record["time"])) == (int, int, str)
            assert place or record["file"] == int(number) == head["file"] + 1
            if not place and head["seq"] < 0 and int(number) > 1:
                head |= {"seq": record["seq"] - 1, "hash": record["prev"], "n": None}
            assert (record["seq"], record["prev"]) == (head["seq"] + 1, head["hash"])
            if "signature" in record:
                assert (record["key"], record["signature"]) == (key_id, record["signature"].lower())
                key.verify(bytes.fromhex(record["signature"]), b"guardrail-audit-1 " + record["hash"].encode())
            count = None if head["n"] is None else head["n"] + (record["kind"] == "decision")
            assert count is None or record.get("decisions", count) == count
            head |= {"seq": record["seq"], "hash": record["hash"], "why": record.get("why", "")}
            head["n"] = record.get("decisions", count)
            notes += [{**note, "at": record["time"]} for note in record.get("earlier", [])]
            gone |= set(record.get("files", []))
            since = max(since, _earlier(record["time"], record["days"]) if "days" in record else "")
            removed[instance] = max(removed.get(instance, 0), record.get("removed", 0))
            found[path.name, record["seq"]] = record["hash"]
        head |= {"file": int(number), "torn": len(torn), "end": (path.name, head["seq"] if lines else -1, len(torn))}
        head.setdefault("first", int(number))
    told = {name.rpartition("-")[0] for name in gone}
    for note in notes:
        is_void = note["at"] < since and (not note["live"] or note["file"].rpartition("-")[0] in told)
        if not (note["seq"] < 0 or note["file"] in gone or (is_void and not (folder / note["file"]).exists())):
            assert found[note["file"], note["seq"]] == note["hash"]
    ends = {(note["file"], note["seq"], note["torn"]) for note in notes if not note["live"]}
    for instance, head in chains.items():
        assert (head["why"] == "stop" and not head["torn"] and head["end"][1] >= 0) or head["end"] in ends
        older = range(removed.get(instance, 0) + 1, head["first"])
        assert all(f"{instance}-{number:06d}.jsonl" in gone for number in older)


def _earlier(time: str, days: int) -> str:
    return (datetime.fromisoformat(time) - timedelta(days=days)).strftime("%Y-%m-%dT%H:%M:%S.%fZ")


def _canonical(record: dict[str, object]) -> bytes:
    return json.dumps(record, sort_keys=True, separators=(",", ":"), ensure_ascii=False).encode()
