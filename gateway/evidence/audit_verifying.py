"""Verifies audit files: that every chain is intact from its first record to its end, and that no file is missing."""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from enum import StrEnum
from itertools import groupby
from operator import attrgetter
from pathlib import Path
from typing import Final

import orjson

from adapters.audit_folder import AuditFile, read_name
from filters.audit_records import ROOT, Link, Why
from gateway.evidence.audit_reading import (
    MAX_LINE_BYTES,
    Anchor,
    AnchorsByFile,
    ChainFault,
    Keys,
    UnreadableAudit,
    Walk,
    moment,
    parse,
    walk_chain,
)


class ChainEnd(StrEnum):
    """How a chain ends."""

    STOPPED = "stopped"
    """With the stop record that its process signed when it ended."""
    NOTED = "noted"
    """Its process was killed; the chain ends at the record that a later start saw and signed."""
    LIVE = "live"
    """Without a stop record, because its process is running."""
    CONTINUED = "continued"
    """It continues in a further file, which was not given."""
    LOST = "lost"
    """Without a stop record: it was cut off, or its process was killed and never started again."""


@dataclass(frozen=True, slots=True)
class ChainReport:
    """What is known of one chain.

    `unsigned` counts the records after the last signature, and `torn` the bytes of an unfinished last line. `missing`
    are the numbers of missing files.
    """

    instance: str
    files: tuple[str, ...]
    records: int
    decisions: int
    dropped: int
    checkpoints: int
    unsigned: int
    first_time: str
    last_time: str
    end: ChainEnd
    torn: int
    missing: tuple[str, ...]
    faults: tuple[ChainFault, ...]


@dataclass(frozen=True, slots=True)
class Report:
    """The report on all given files. `faults` are those that belong to no chain among them."""

    chains: tuple[ChainReport, ...]
    faults: tuple[ChainFault, ...]

    @property
    def is_sound(self) -> bool:
        return not self.faults and not any(chain.faults for chain in self.chains)

    @property
    def lacks_stops_alone(self) -> bool:
        """Whether the only faults are missing stop records: for a running gateway (`live`) all would be sound."""
        faults = (*self.faults, *(fault for chain in self.chains for fault in chain.faults))
        return bool(faults) and all(fault.open_end for fault in faults)


@dataclass(frozen=True, slots=True)
class Given:
    """The files to verify. `is_complete` says that a whole folder was given, so that no other files should exist."""

    files: Mapping[AuditFile, Path]
    is_complete: bool


def gather(paths: Iterable[Path]) -> Given:
    """Find the audit files among these paths, and in those that are folders. Raises `UnreadableAudit`."""
    files: dict[AuditFile, Path] = {}
    is_complete = False
    for path in paths:
        is_folder = _asked(path, Path.is_dir)
        is_complete = is_complete or is_folder
        for found in _inside(path) if is_folder else [path]:
            file = read_name(found.name)
            if file is None and not _asked(found, Path.exists):
                raise UnreadableAudit(f"{found}: No such file or directory")
            if file is None:
                raise UnreadableAudit(f"{found}: is not named as audit files are, INSTANCE-NUMBER.jsonl")
            if _asked(found, Path.is_fifo):
                raise UnreadableAudit(f"{found}: is a pipe, which would be waited for")
            if files.setdefault(file, found).resolve() != found.resolve():
                raise UnreadableAudit(f"{found}: a second file of this name")
    if not files:
        raise UnreadableAudit("there are no audit files here")
    return Given(files, is_complete)


def read_anchors(path: Path) -> tuple[Anchor, ...]:
    """Read the checkpoints from a log's `audit_checkpoint` events, one JSON line each.

    Raises `UnreadableAudit`, also where there is none: nothing would be proven.
    """
    try:
        lines = path.read_bytes().split(b"\n")
    except OSError as error:
        raise UnreadableAudit(f"{path}: {error.strerror}") from None
    anchors = tuple(filter(None, (_logged(line, path.name) for line in lines)))
    if not anchors:
        raise UnreadableAudit(
            f"{path}: has no audit_checkpoint event: give a log that the gateway wrote with "
            'logging.format = "json" and logging.level = "info" or "debug"'
        )
    return anchors


def verify(given: Given, keys: Keys, *, anchors: Sequence[Anchor] = (), live: bool = False) -> Report:
    """Report everything that is wrong with the files. `anchors` must match their records. Raises `UnreadableAudit`.

    With `live`, a chain may end without a stop record, because its process may be running.
    """
    by_file: dict[AuditFile, list[Anchor]] = {}
    for anchor in (*anchors, *_noted(given)):
        by_file.setdefault(anchor.file, []).append(anchor)
    walks = [walk_chain(given.files, chain, keys, by_file) for chain in _chains(given)]
    removed = frozenset(name for walk in walks for name in walk.deleted)
    chains = tuple(_reported(walk, given, by_file, removed=removed, live=live) for walk in walks)
    return Report(chains, tuple(_absent(given, walks, by_file, removed)) if given.is_complete else ())


def _reported(walk: Walk, given: Given, anchors: AnchorsByFile, *, removed: frozenset[str], live: bool) -> ChainReport:
    end = _end(walk, given, anchors, live=live)
    missing = tuple(_missing(walk.files))
    faults = (*walk.faults, *_unexplained(walk, given, missing, removed), *_cut(walk, end, anchors))
    return ChainReport(
        instance=walk.files[0].instance,
        files=tuple(file.name for file in walk.files),
        records=walk.records,
        decisions=walk.decisions,
        dropped=walk.dropped,
        checkpoints=walk.checkpoints,
        unsigned=walk.unsigned,
        first_time=walk.first_time,
        last_time=walk.last_time,
        end=end,
        torn=walk.torn,
        missing=tuple(_spelled(numbers) for numbers in missing),
        faults=faults,
    )


def _end(walk: Walk, given: Given, anchors: AnchorsByFile, *, live: bool) -> ChainEnd:
    last = walk.files[-1]
    if walk.last_why == Why.STOP and walk.lines and not walk.torn:
        return ChainEnd.STOPPED
    ending = walk.after if walk.lines else ROOT  # a process can be killed before a file has its genesis
    if any((anchor.last, anchor.torn) == (ending, walk.torn) for anchor in anchors.get(last, ())):
        return ChainEnd.NOTED
    if live:
        return ChainEnd.LIVE
    is_continued = walk.last_why == Why.ROTATION and not walk.torn and not given.is_complete
    return ChainEnd.CONTINUED if is_continued else ChainEnd.LOST


_WITHOUT_STOP: Final = "cut off, its process was killed, or it still runs (--live)"


def _cut(walk: Walk, end: ChainEnd, anchors: AnchorsByFile) -> Iterator[ChainFault]:
    """Yield what is wrong with the end of a chain whose last file is good up to there."""
    last, after = walk.files[-1], walk.after
    if after is None:
        return
    line, seq = walk.lines + 1, after.seq + 1
    later = [anchor for anchor in anchors.get(last, ()) if anchor.last.seq > after.seq]
    if later:
        first = min(later, key=lambda anchor: anchor.last.seq)
        yield ChainFault(
            last.name, line, seq, f"the chain was cut off here: {first.told_by} tells of record {first.last.seq}"
        )
    elif end is ChainEnd.LOST:
        within = " within a line" if walk.torn else ""
        goes_on = bool(walk.lines) and walk.last_why == Why.ROTATION and not walk.torn
        why = "the file that it goes on in is missing" if goes_on else _WITHOUT_STOP
        yield ChainFault(
            last.name, line, seq, f"the chain ends here{within} without a stop: {why}", open_end=not goes_on
        )


def _missing(files: Sequence[AuditFile]) -> Iterator[range]:
    """Yield the ranges of missing file numbers between 1 and the last file given."""
    for before, file in zip((0, *(file.number for file in files)), files, strict=False):
        if file.number > before + 1:
            yield range(before + 1, file.number)


def _unexplained(walk: Walk, given: Given, missing: Iterable[range], removed: frozenset[str]) -> Iterator[ChainFault]:
    """Yield a fault for each gap in the files that no signed record explains."""
    first = walk.files[0]
    for numbers in missing:
        if numbers.start == 1 and not given.is_complete:
            continue
        left = range(max(numbers.start, walk.removed + 1), numbers.stop)
        # A gap longer than all removed files is not iterated over: a file name can claim any number.
        if len(left) > len(removed) or any(AuditFile(first.instance, number).name not in removed for number in left):
            name = AuditFile(first.instance, left.start).name
            yield ChainFault(name, 1, 0, f"missing: file {_spelled(left)} of the chain")


def _absent(
    given: Given, walks: Sequence[Walk], anchors: AnchorsByFile, removed: frozenset[str]
) -> Iterator[ChainFault]:
    """Yield a fault for each file that anchors name, and that is neither there nor deleted because of its age."""
    known = {walk.files[-1].instance: walk for walk in walks}
    for file in sorted(anchors.keys() - given.files.keys()):
        walk = known.get(file.instance)
        is_told_of_its_chain = walk is not None and file.number <= max(walk.removed, walk.files[-1].number)
        asking = [anchor for anchor in anchors[file] if not _is_void(anchor, walks, removed)]
        if asking and file.name not in removed and not is_told_of_its_chain:
            yield ChainFault(file.name, 1, 0, f"missing: {asking[0].told_by} tells of it")


def _is_void(anchor: Anchor, walks: Sequence[Walk], removed: frozenset[str]) -> bool:
    """Whether an anchor's file is so old that even the record of its deletion may have been deleted by now."""
    if anchor.noted is None or anchor.noted >= max(walk.kept_since for walk in walks):
        return False
    has_ended = anchor.torn is not None
    return has_ended or anchor.file.instance in {file.instance for file in map(read_name, removed) if file}


def _chains(given: Given) -> Iterator[tuple[AuditFile, ...]]:
    for _, files in groupby(sorted(given.files), key=attrgetter("instance")):
        yield tuple(files)


def _noted(given: Given) -> Iterator[Anchor]:
    """Yield the anchors that the first file of each chain holds for the chains before it."""
    for file, path in given.files.items():
        if file.number != 1:
            continue
        try:
            with path.open("rb") as lines:
                genesis = parse(lines.readline(MAX_LINE_BYTES).rstrip(b"\n"))
        except OSError as error:
            raise UnreadableAudit(f"{path}: {error.strerror}") from None
        earlier = (genesis or {}).get("earlier")
        for seen in earlier if isinstance(earlier, list) else ():
            anchor = _anchor(seen, "hash", told_by=file.name)
            if anchor is not None:
                yield replace(anchor, noted=moment((genesis or {}).get("time")))


def _logged(line: bytes, log: str) -> Anchor | None:
    if b"audit_checkpoint" not in line:
        return None
    try:
        event = orjson.loads(line)
    except ValueError:
        return None
    return _anchor(event, "head", told_by=log)


def _anchor(tree: object, name: str, *, told_by: str) -> Anchor | None:
    """Return the anchor that a JSON object describes; None if it does not identify a record."""
    if not isinstance(tree, dict):
        return None
    file, seq, digest = read_name(str(tree.get("file"))), tree.get("seq"), tree.get(name)
    if file is None or not isinstance(seq, int) or not isinstance(digest, str):
        return None
    torn = tree.get("torn") if tree.get("live") is False else None
    return Anchor(file, Link(seq, digest), told_by, torn if isinstance(torn, int) else None)


def _spelled(numbers: range) -> str:
    return str(numbers.start) if len(numbers) == 1 else f"{numbers.start}-{numbers.stop - 1}"


def _inside(folder: Path) -> list[Path]:
    try:
        return sorted(path for path in folder.iterdir() if read_name(path.name))
    except OSError as error:
        raise UnreadableAudit(f"{folder}: {error.strerror}") from None


def _asked(path: Path, question: Callable[[Path], bool]) -> bool:
    try:
        return question(path)
    except OSError as error:
        raise UnreadableAudit(f"{path}: {error.strerror}") from None
