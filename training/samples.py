"""Samples: labelled texts as the classifier reads them, in canonical form and UTF-8."""

import gzip
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import orjson

from filters.text.canonical import canonicalise

COMPOSED = "composed"
"""The source of attacks that were put into benign carriers."""
WRITTEN_FILE = Path(__file__).parent / "written.jsonl.gz"
"""Texts that were written to be learned from. They are learned from always, and nothing is measured on them."""
PAIRED_FILE = Path(__file__).parent / "paired.jsonl.gz"
"""Further such texts, in pairs of an attack and a harmless text of its kind and words."""
READ_AGAIN_FILE = Path(__file__).parent / "read_again.jsonl.gz"
"""Further pairs, for the encoder alone: a linear model forgets more by them than it learns."""
ORDINARY_FILE = Path(__file__).parent / "ordinary.jsonl.gz"
"""Harmless texts of public packages: prompts, instructions to agents, manuals, and strings of
interfaces. `training/LICENCES.md` has their licences.
"""
WRITTEN = "written"
"""Their source."""
LONGEST = 1 << 14
"""Bytes of a text that are learned from."""


@dataclass(frozen=True, slots=True)
class Sample:
    """One labelled text. `payload` is the span of bytes that is the attack, where the rest is a benign carrier.

    `place` is where the text stood (user, tool_result, document, tool_args); `family` is what no split may cut;
    `weight` is what it counts beside others.
    """

    id: str
    attack: bool
    category: str
    stratum: str
    source: str
    family: str
    place: str
    raw: bytes
    payload: tuple[int, int] | None = None
    weight: float = 1.0

    @property
    def hard(self) -> bool:
        """Whether it is a benign text that comes close to an attack."""
        return not self.attack and self.category == "hard_negative"


def read_samples(path: Path) -> Iterator[Sample]:
    """The samples of a JSON Lines file, which may be compressed, in order."""
    with gzip.open(path) if path.suffix == ".gz" else path.open("rb") as lines:
        for line in lines:
            yield _sample(orjson.loads(line))


def _sample(row: Mapping[str, Any]) -> Sample:
    meta = row.get("meta") or {}
    source = str(row.get("source", ""))
    raw = canonicalise(row["text"]).encode("utf-8", "replace")
    return Sample(
        id=str(row["id"]),
        attack=row["kind"] == "attack",
        category=str(row["category"]),
        stratum="encoded" if row.get("encoding") else str(meta.get("stratum") or ""),
        source=COMPOSED if source.startswith(COMPOSED) else source,
        family=str(meta.get("family") or source),
        place=str(row.get("where") or "user"),
        raw=raw[:LONGEST],
        payload=_payload(raw[:LONGEST], meta.get("payload")),
        weight=float(meta.get("weight", 1)),
    )


def _payload(raw: bytes, payload: object) -> tuple[int, int] | None:
    wanted = canonicalise(payload).encode("utf-8", "replace") if isinstance(payload, str) else b""
    start = raw.find(wanted) if wanted else -1
    return (start, start + len(wanted)) if start >= 0 else None
