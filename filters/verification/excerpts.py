"""Excerpts: what a verifier is shown of a request: the redacted text round every finding, decoded as it was found."""

import re
from collections.abc import Generator, Iterable, Iterator, Sequence
from dataclasses import dataclass, field, replace

from filters.findings import Finding, Severity
from filters.inspection.joined_parts import cleaned_parts
from filters.inspection.tallying import ENCODED_TEXT
from filters.limits import LimitExceeded, TextLimits
from filters.rules.rule import Family
from filters.segments import Segment, Trust
from filters.text.pieces import pieces
from filters.unfolding import Budget, alike, unfold_in_steps
from filters.verification.redacting import Redactor, hides_words
from filters.views import Layer, View

LIMIT = 20_000
"""The most characters of all excerpts together, headings included."""
RADIUS = 400
"""Characters that are shown on either side of a finding if there is room."""
LEAST = 240
"""The fewest characters for a text with findings. If there are too many texts, those with the severest findings are
shown.
"""
CUT = "[...]"
"""Stands where text was left out."""

HEADING = re.compile(r"excerpt \([a-z_]{1,24}, /[^()\n]{0,400}\): ?")
"""The heading of an excerpt, in canonical text: no words of the text that the excerpt is from."""

_RADII = (RADIUS, 200, 100, 50, 20, 0)
_REREAD = 500_000
"""The most characters of pieces with findings that are read again, to find the views that spans refer to."""
_LIMITS = TextLimits(views=500, decoded_chars=2_000_000)
"""The views that are read again. They may be as deep as the findings are: so deep the inspection was allowed to go."""
_SEVERITIES = tuple(Severity)
_WORD = re.compile(r"\S+")
_NOT_TELLING = frozenset({Family.SECRETS, Family.ENCODED_CONTENT})
"""Families of rules that match what redaction is meant to remove."""

_Span = tuple[int, int]


@dataclass(frozen=True, slots=True)
class Excerpts:
    """The excerpts as one text. `complete` is false if the place of some finding is not wholly in it.

    `hidden` holds the path and the transforms of every view of hidden text that has findings (`View.encoded`).
    """

    text: str
    complete: bool
    hidden: frozenset[tuple[str, tuple[str, ...]]]


@dataclass(frozen=True, slots=True)
class _Block:
    """A text to take excerpts from: a segment's own, or one decoded in it, with the spans that must be shown.

    `whole` asks for all of it if that fits: it is suspicious as a whole, not for a place in it. `telling` are the spans
    that do not match what redaction is meant to remove: every word of these must be shown.
    """

    segment: Segment
    transforms: tuple[str, ...]
    text: str
    spans: tuple[_Span, ...]
    severity: int = 0
    whole: bool = False
    telling: tuple[_Span, ...] = ()


@dataclass(slots=True)
class _Search:
    """The blocks found so far, and what may still be spent on finding more. One call owns it."""

    budget: Budget = field(default_factory=lambda: Budget.of(_LIMITS))
    chars: int = _REREAD
    blocks: list[_Block] = field(default_factory=list)
    placed: set[Finding] = field(default_factory=set)
    unread: set[Finding] = field(default_factory=set)
    """Findings that may be in a text that was not read again, even if they also fit another text at that path."""
    hidden: set[tuple[str, tuple[str, ...]]] = field(default_factory=set)


def excerpts(
    segments: Iterable[Segment], findings: Iterable[Finding], redactor: Redactor
) -> Generator[None, None, Excerpts]:
    """Return the text round every finding, each excerpt headed by origin, path and the decodings that led to it.

    Yields wherever the caller may pause. An excerpt holds the matched words as the rule saw them, letter case and white
    space aside: in the text as it was written if that has them in plain, else in its canonical form. A finding only
    names its text by path, so if several texts have the path, each is shown that the finding can be in. Without any
    finding, the texts that are not trusted are shown, the long ones by their start and end.

    Texts share the `LIMIT` characters evenly, and what a short one leaves goes to the others. All findings of a text
    are shown with the same, if need be narrower, margins.
    """
    by_path: dict[str, list[Finding]] = {}
    for finding in findings:
        by_path.setdefault(finding.path, []).append(finding)
    flagged: list[Segment] = []
    search = _Search()
    for segment in segments:
        if segment.path in by_path:
            flagged.append(segment)
            yield from _find(segment, by_path[segment.path], search)
        elif not by_path and segment.trust is not Trust.TRUSTED:
            search.blocks.append(_Block(segment, (), segment.text, (), whole=True))
    placed = search.placed - search.unread
    lost = [finding for group in by_path.values() for finding in group if finding not in placed]
    search.blocks += _encoded(lost, flagged)
    text, shown = yield from _render(search.blocks, redactor)
    return Excerpts(text, shown and not lost, frozenset(search.hidden))


# Finding the views again that the spans refer to


def _find(segment: Segment, findings: Sequence[Finding], search: _Search) -> Generator[None, None, None]:
    own: list[tuple[Finding, _Span]] = []
    for offset, piece in pieces(segment.text):
        candidates = [finding for finding in findings if _may_be_in(finding, offset, piece)]
        if not candidates:
            continue
        if search.chars < len(piece):
            search.unread.update(candidates)
            continue
        search.chars -= len(piece)
        for sight in _views_of(candidates, segment, offset, piece, search):
            yield
            if sight is None:
                continue
            view, found = sight
            text, spans = _placed(view, [_within(finding, view, offset) for finding in found])
            search.placed.update(found)
            if not view.layers and text == piece:
                shifted = ((start + offset, end + offset) for start, end in spans)
                own += zip(found, shifted, strict=True)
            else:
                found_at = list(zip(found, spans, strict=True))
                search.blocks.append(_block(segment, _transforms(view.layers), text, found_at))
    if own:
        search.blocks.append(_block(segment, (), segment.text, own))


def _encoded(lost: Iterable[Finding], segments: Iterable[Segment]) -> Iterator[_Block]:
    """Yield the encoded text round findings whose decoded text could not be found again within the limits."""
    of_path = {segment.path: segment for segment in segments}
    for finding in lost:
        segment = of_path.get(finding.path)
        if finding.layers and segment is not None:
            start, end = (min(place, len(segment.text)) for place in _outer(finding))
            yield _block(segment, (), segment.text, [(finding, (start, end))])


def _may_be_in(finding: Finding, offset: int, piece: str) -> bool:
    """Whether a finding can be in a piece. A text of ASCII never grows when it is cleaned, but others may."""
    start, end = _outer(finding)
    return start >= offset and (end - offset <= len(piece) or not piece.isascii())


def _outer(finding: Finding) -> _Span:
    return (finding.layers[0].start, finding.layers[0].end) if finding.layers else (finding.start, finding.end)


def _views_of(
    findings: Sequence[Finding], segment: Segment, offset: int, piece: str, search: _Search
) -> Iterator[tuple[View, list[Finding]] | None]:
    """Yield the views of a piece that have findings, each with its findings, until all are found.

    None stands wherever the caller may pause.
    """
    missing = set(findings)
    apart = cleaned_parts(segment).hold if segment.joined else alike
    along = {_shifted(finding.layers, -offset) for finding in findings}
    limits = replace(_LIMITS, depth=max(map(len, along)))
    steps = unfold_in_steps(piece, limits=limits, path=segment.path, budget=search.budget, apart=apart, along=along)
    try:
        for view in steps:
            if view is None:
                yield None
                continue
            layers = _shifted(view.layers, offset)
            found = [finding for finding in findings if finding.layers == layers and _fits(finding, view, offset)]
            if found:
                yield view, found
            if found and view.encoded:
                search.hidden.add((segment.path, _transforms(layers)))
            missing.difference_update(found)
            if not missing:
                return
    except LimitExceeded:
        search.unread.update(missing)


def _fits(finding: Finding, view: View, offset: int) -> bool:
    start, end = _within(finding, view, offset)
    return 0 <= start <= end <= len(view.canonical)


def _within(finding: Finding, view: View, offset: int) -> _Span:
    """Return a finding's span in its view's canonical text. Only outermost spans count from the segment's start."""
    return (finding.start, finding.end) if view.layers else (finding.start - offset, finding.end - offset)


def _shifted(layers: tuple[Layer, ...], offset: int) -> tuple[Layer, ...]:
    if not layers or not offset:
        return layers
    return (replace(layers[0], start=layers[0].start + offset, end=layers[0].end + offset), *layers[1:])


def _transforms(layers: Iterable[Layer]) -> tuple[str, ...]:
    return tuple(layer.transform for layer in layers)


def _block(segment: Segment, transforms: tuple[str, ...], text: str, found: Sequence[tuple[Finding, _Span]]) -> _Block:
    return _Block(
        segment,
        transforms,
        text,
        tuple(sorted({span for finding, span in found if not (transforms and finding.rule_id == ENCODED_TEXT)})),
        max(_SEVERITIES.index(finding.severity) for finding, _ in found),
        whole=bool(transforms),
        telling=tuple({span for finding, span in found if finding.family not in _NOT_TELLING}),
    )


def _placed(view: View, spans: Sequence[_Span]) -> tuple[str, list[_Span]]:
    """Return the text to show for a view, and the spans in it for spans in the view's canonical text.

    The view's text is shown if it has as many words as its canonical text and each span then has the words that the
    rule saw. Otherwise the words are disguised, and the canonical text is shown.
    """
    words = [match.span() for match in _WORD.finditer(view.text)]
    if len(words) != len(view.canonical.split()):
        return view.canonical, list(spans)
    written = [_words_of(view.canonical, words, span) for span in spans]
    plain = all(_says(view, *pair) for pair in zip(written, spans, strict=True))
    return (view.text, written) if plain else (view.canonical, list(spans))


def _words_of(canonical: str, words: Sequence[_Span], span: _Span) -> _Span:
    if not words:
        return 0, 0
    first, last = canonical.count(" ", 0, span[0]), canonical.count(" ", 0, max(0, span[1] - 1))
    return words[first][0], words[last][1]


def _says(view: View, written: _Span, span: _Span) -> bool:
    if written[1] - written[0] > 2 * (span[1] - span[0]) + RADIUS:
        return False
    said = " ".join(view.text[written[0] : written[1]].casefold().split())
    return view.canonical[span[0] : span[1]].strip() in said


# Sharing the room, and showing


def _render(blocks: Sequence[_Block], redactor: Redactor) -> Generator[None, None, tuple[str, bool]]:
    """Return the excerpts of the blocks, and whether they show every span."""
    severest = sorted(range(len(blocks)), key=lambda index: -blocks[index].severity)[: LIMIT // LEAST]
    kept = [blocks[index] for index in sorted(severest)]
    complete = len(kept) == len(blocks)
    shown: list[str] = []
    bodies: list[tuple[str, str]] = []
    for block, ration in zip(kept, _rations([_need(block) for block in kept], LIMIT), strict=True):
        yield
        head = _heading(block)
        body, whole = _body(block, ration - len(head) - 2, redactor)
        complete = complete and whole
        if not any(path == block.segment.path and body in other for path, other in bodies):
            bodies.append((block.segment.path, body))
            shown.append(head + body)
    return "\n\n".join(shown), complete


def _rations(needs: Sequence[int], total: int) -> list[int]:
    """Return how much each need gets of a total: all of it, or an even share of what the smaller needs leave."""
    rations = [0] * len(needs)
    for done, index in enumerate(sorted(range(len(needs)), key=needs.__getitem__)):
        rations[index] = min(needs[index], total // (len(needs) - done))
        total -= rations[index]
    return rations


def _need(block: _Block) -> int:
    windows = [(0, len(block.text))] if block.whole else _windows(block, RADIUS)
    return max(LEAST, len(_heading(block)) + 2 + 2 * sum(end - start + len(CUT) + 2 for start, end in windows))


def _heading(block: _Block) -> str:
    decoded = f", decoded: {' > '.join(block.transforms)}" if block.transforms else ""
    return f"Excerpt ({block.segment.origin}, {block.segment.path or '/'}{decoded}):\n"


def _body(block: _Block, room: int, redactor: Redactor) -> tuple[str, bool]:
    """Return the redacted text of the widest windows that fit in the room, and whether all that matters is shown.

    Every span matters, and in a block without spans, which is suspicious as a whole, the whole text.
    """
    everything = [(0, len(block.text))]
    choices = [_windows(block, radius) for radius in _RADII]
    if block.whole:
        choices.insert(0, everything)
    for windows in choices:
        if sum(end - start + len(CUT) + 2 for start, end in windows) <= room:
            body = _joined(block.text, windows, redactor)
            if len(body) <= room:
                return body, (bool(block.spans) or windows == everything) and not _is_redacted(block)
    windows = _clipped(choices[-1], room)
    return _joined(block.text, windows, redactor)[:room], False


def _is_redacted(block: _Block) -> bool:
    """Whether redaction removes words that made a rule match, so that nobody can judge them."""
    return hides_words(block.text, block.telling)


def _windows(block: _Block, radius: int) -> list[_Span]:
    """Return the spans with `radius` characters around, united where they touch; for a whole text also its ends."""
    ends = ((0, 0), (len(block.text), len(block.text))) if block.whole else ()
    windows: list[_Span] = []
    for start, end in sorted([*block.spans, *ends]):
        start, end = max(0, start - radius), min(len(block.text), end + radius)
        if windows and start <= windows[-1][1]:
            windows[-1] = (windows[-1][0], max(end, windows[-1][1]))
        else:
            windows.append((start, end))
    return windows


def _clipped(windows: Sequence[_Span], room: int) -> list[_Span]:
    """Return the start and end of as many windows as there is room for: more of few rather than a little of each."""
    windows = windows[: max(1, room // LEAST)]
    half = max(1, (room // len(windows) - 2 * len(CUT) - 4) // 2)
    return [
        part
        for start, end in windows
        for part in ([(start, end)] if end - start <= 2 * half else [(start, start + half), (end - half, end)])
    ]


def _joined(text: str, windows: Sequence[_Span], redactor: Redactor) -> str:
    parts = [redactor.redact(text, start, end).strip() for start, end in windows]
    body = f" {CUT} ".join(filter(None, parts))
    before = f"{CUT} " if windows[0][0] > 0 else ""
    return f"{before}{body} {CUT}" if windows[-1][1] < len(text) else f"{before}{body}"
