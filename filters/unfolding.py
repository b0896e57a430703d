"""Unfolding: finds everything that is encoded in a text, in layers, and yields each decoded text as a view."""

import re
from collections import deque
from collections.abc import Callable, Collection, Generator, Iterator, Sequence, Set
from dataclasses import dataclass, field, replace
from itertools import pairwise
from typing import NamedTuple, Self, TypeAlias

from filters.decoders.decoded import Decoded, Transform
from filters.decoders.survey import Survey, Told
from filters.limits import Limit, LimitExceeded, TextLimits
from filters.text.canonical import clean, clean_in_steps, fold, fold_in_steps
from filters.text.lexicon import fluency, is_known, is_language
from filters.transforms import TRANSFORMS
from filters.views import Layer, View

Layers: TypeAlias = tuple[Layer, ...]
"""The layers that lead to a view, outermost first."""


@dataclass(slots=True)
class Budget:
    """How many decoded views and characters a request may still have. One caller owns it, for all texts of it."""

    views: int
    chars: int

    @classmethod
    def of(cls, limits: TextLimits) -> Self:
        return cls(limits.views, limits.decoded_chars)

    def repay(self, views: int, chars: int) -> bool:
        """Pay for views that were unfolded before. Return False, and pay nothing, if not enough is left for all."""
        if views and (views > self.views or chars > self.chars):
            return False
        self.views -= views
        self.chars -= chars
        return True

    def spend(self, chars: int, *, path: str) -> None:
        """Pay for one view of `chars` characters. Raises `LimitExceeded(path)` when not enough is left."""
        self.views -= 1
        self.chars -= chars
        if self.views < 0 or self.chars < 0:
            raise LimitExceeded(path, Limit.VIEWS if self.views < 0 else Limit.CHARS)


def alike(_: Layer) -> bool:
    """Give the same answer for every layer: the default for `apart`."""
    return True


def unfold(text: str, *, limits: TextLimits, path: str, budget: Budget) -> Iterator[View]:
    """Yield the views that `unfold_in_steps` finds, without the pauses."""
    steps = unfold_in_steps(text, limits=limits, path=path, budget=budget)
    return (view for view in steps if view is not None)


def unfold_in_steps(
    text: str,
    *,
    limits: TextLimits,
    path: str,
    budget: Budget,
    apart: Callable[[Layer], bool] = alike,
    along: Collection[Layers] | None = None,
) -> Generator[View | None, None, None]:
    """Yield the text's own view, then the views of everything decoded in it, breadth first.

    No decoded text comes twice, except once for each answer that `apart` gives to the outermost layers leading to it.
    Each layer's span refers to `View.text` of the view it was applied to. A decoded view is paid for from the budget
    before it is yielded; the text's own view is free.

    Raises `LimitExceeded(path)` when the budget is spent, when a decoder could not read all of what it found, when a
    decoded text is many times as long as what it was decoded from, though not decompressed, and when there is more to
    decode below `limits.depth`: text that was not read does not count as clean. What decodes there by accident raises
    nothing. At that depth one more layer of what ordinary text holds, such as escapes, is still read, as a document may
    well have been escaped four times. Layers that only put words right do not count as depth.

    `along` limits the search to views that were found in the text before, each given as its layers: only these, and the
    views that lead to them, are yielded.

    None stands wherever the caller may pause. The work between two steps still grows with the text, so a caller with
    an event loop passes one piece of a long text at a time (`filters.text.pieces.pieces`) and adds the piece's offset
    to the spans of the first layer.
    """
    own = yield from _cleaned(text)
    if len(text) > _LONG:
        yield None
    yield View(own, (yield from _folded(own)))
    ways = {layers[:size] for layers in along or () for size in range(len(layers))}
    sought = None if along is None else ways.union(along)
    search = _Search(limits, path, apart, sought, seen={(own, True), (own, False)})
    queue = deque([_Read(View(own, ""), text)] if along is None or ways else [])
    while queue:
        read = queue.popleft()
        parent = read.view
        read_before: list[_Known] = []
        found: list[tuple[_Read, Transform, Decoded]] = []
        for transform, decoded in _decode(parent.text, read.uncleaned, read.mended, search.told):
            if decoded is None:
                yield None
                continue
            accepted = yield from _accepted(search, read, transform, decoded, read_before)
            if accepted is None:
                yield None
                continue
            inner, layers, hides, ciphers = accepted
            budget.spend(len(inner), path=path)
            folded = yield from _folded(inner)
            whole = decoded.whole and parent.whole
            view = View(
                inner,
                folded,
                layers,
                encoded=parent.encoded or hides,
                whole=whole,
                replaces=decoded.whole and hides,
                loose=transform.loose,
                guessed=parent.guessed or (hides and not transform.strict),
                uncleaned=parent.uncleaned or (hides and transform.uncleaned),
            )
            yield view
            if not transform.last and (along is None or layers in ways):
                mended = 0 if transform.anew else transform.mends
                unsure = read.unsure or decoded.tentative
                depth = read.depth + (not transform.mends)
                found.append((_Read(view, decoded.text, depth, mended, ciphers, unsure=unsure), transform, decoded))
        queue.extend(
            further
            for further, transform, decoded in found
            if not _is_done(further.view, transform, decoded, parent.text, read_before)
        )
        if queue:
            yield None


@dataclass(frozen=True, slots=True)
class _Read:
    """A view in which decodings are yet to be sought, its text before cleaning, and what is known of its layers.

    `depth` is the number of layers that count towards `limits.depth`. `mended` is `Transform.mends` of the last layer,
    or 0 if all transforms may follow it.
    """

    view: View
    uncleaned: str
    depth: int = 0
    mended: int = 0
    ciphers: tuple[str, ...] = ()
    """The ciphers at the end of its layers, in order. Layers between them that hide nothing do not end the run."""
    unsure: bool = False
    """Whether a layer was tentative: its text is no language, and may have been decoded by accident."""


class _Known(NamedTuple):
    """A span that a strict decoder read as language, and what it says."""

    start: int
    end: int
    said: str


@dataclass(slots=True)
class _Search:
    """What `unfold_in_steps` was asked for, and what it has seen of the text so far."""

    limits: TextLimits
    path: str
    apart: Callable[[Layer], bool]
    sought: Set[Layers] | None
    """The layers of all views that may be yielded, or None if any may."""
    seen: set[tuple[str, bool]]
    """The text of each view so far, with the answer of `apart` to its outermost layer."""
    told: Told = field(default_factory=dict)
    vain: set[tuple[int, int]] = field(default_factory=set)
    """The texts that led nowhere: see `_leads_on`."""


class _Accepted(NamedTuple):
    """What is known of a decoded text that becomes a view: its cleaned text, and what its layer adds."""

    inner: str
    layers: Layers
    hides: bool
    ciphers: tuple[str, ...]


def _accepted(
    search: _Search, read: _Read, transform: Transform, decoded: Decoded, read_before: list[_Known]
) -> Generator[None, None, _Accepted | None]:
    """Return what becomes a view of what a transform decoded in `read`, or None if there is a reason to skip it.

    The reasons stand in order, cheap ones first. An accepted text is added to `search.seen`, and a span in which a
    strict decoder found language to `read_before`, even if its text was seen elsewhere. Pauses in long texts.

    Raises `LimitExceeded` instead where skipping would leave unread what somebody wrote.
    """
    layers = (*read.view.layers, Layer(decoded.variant or transform.name, decoded.start, decoded.end))
    if search.sought is not None and layers not in search.sought:
        return None  # the caller asked for other views
    if decoded.cut or _is_overgrown(transform, decoded):
        raise LimitExceeded(search.path, Limit.CHARS)
    if (decoded.tentative or transform.cipher) and _is_read(decoded, read_before):
        return None  # what a strict decoder read as language is no cipher of another text as well
    inner = yield from _cleaned(_whole(decoded.text))
    if transform.strict and not (decoded.tentative or decoded.part) and _is_fluent(inner):
        read_before.append(_Known(decoded.start, decoded.end, inner))
    known = (inner, search.apart(layers[0]))
    if known in search.seen:
        return None  # the same text is a view already, and is judged there
    hides = transform.hides if decoded.hides is None else decoded.hides
    ciphers = _ciphers_after(read.ciphers, transform, decoded.variant, hides=hides)
    if ciphers is None:
        return None  # fewer ciphers lead to the same text, or more follow each other than anybody uses
    if decoded.tentative and not (
        _is_disguised(decoded.text, inner)
        or (yield from _leads_on(_telling(transform, decoded.text), search, read.view.text, ciphers))
    ):
        return None  # it decoded by accident: it is no language, and holds nothing encoded
    if read.depth + hides > search.limits.depth and not transform.mends:
        if _is_meant(transform, decoded, read.view.text, unsure=read.unsure):
            raise LimitExceeded(search.path, Limit.DEPTH)
        return None  # it decoded by accident, below the depth to which accidents are followed
    search.seen.add(known)
    return _Accepted(inner, layers, hides, ciphers)


def _is_overgrown(transform: Transform, decoded: Decoded) -> bool:
    """Whether a decoded text is so much longer than what it was decoded from that reading it would take too long.

    A format may name a long piece thousands of times. Only decompressed text is meant to grow so much.
    """
    size = len(decoded.text)
    return size > _GROWN_FROM and size > _MOST_GROWN * (decoded.end - decoded.start) and not transform.grows


_GROWN_FROM, _MOST_GROWN = 16_384, 8


def _ciphers_after(
    ciphers: tuple[str, ...], transform: Transform, variant: str, *, hides: bool
) -> tuple[str, ...] | None:
    """Return `_Read.ciphers` with one more layer, or None where the layer is not worth following.

    That is so for more than `_MOST_CIPHERS` ciphers in a row, and where fewer ciphers would do the same: two shifts of
    the alphabet are one shift, the same cipher twice is another cipher or none, and rot47 right after it undoes it.
    """
    if transform.turns and not _TURNS.isdisjoint(ciphers):
        return (*ciphers, transform.name)  # any two of the three turns make the third, which would lead in circles
    if not transform.cipher:
        return () if hides else tuple(_ROT47_APART if one == _ROT47 else one for one in ciphers)
    if variant.startswith(_AFTER_ROT47) and _ROT47 in ciphers:
        return None
    if variant == _ROT47 and _ROT47_APART in ciphers:
        return None
    cipher = _SHIFT if variant.startswith(_SHIFTS) else variant
    return None if cipher in ciphers or len(ciphers) >= _MOST_CIPHERS else (*ciphers, cipher)


_SHIFTS, _SHIFT = ("caesar", "rot13", "rot18"), "caesar"
_ROT47, _ROT47_APART, _AFTER_ROT47 = "rot47", "rot47 and more", "rot47_"
_TURNS = frozenset({"reversed", "reversed_words", "reversed_lines"})
_MOST_CIPHERS = 2


_LEAST_UNREAD = 32
"""Characters beside a span that was read as language from which another text may be hidden there."""


def _is_read(decoded: Decoded, spans: Sequence[_Known]) -> bool:
    """Whether a strict decoder has already read nearly all of the decoded span as language.

    Many ciphers turn the characters of one encoding into those of another, and decode to a text that nobody wrote.
    """
    start, end = decoded.start, decoded.end
    return any(
        first < end and start < last and max(0, first - start) + max(0, end - last) < _LEAST_UNREAD
        for first, last, _ in spans
    )


def _is_done(view: View, transform: Transform, decoded: Decoded, text: str, spans: Sequence[_Known]) -> bool:
    """Whether nothing more is sought in a view, because strict decoders read what stands there as language.

    That is so for what `_is_of_read`, and for bits of a text that was also read as a whole, such as its lines.
    """
    if not spans:
        return False
    if not transform.strict:
        hides = transform.hides if decoded.hides is None else decoded.hides
        return not hides and _is_of_read(decoded, text, spans)
    return len(view.text) < _NO_ACCIDENT and any(
        start <= decoded.start and decoded.end <= end and len(said) > len(view.text) and view.text in said
        for start, end, said in spans
    )


def _is_of_read(decoded: Decoded, text: str, spans: Sequence[_Known]) -> bool:
    """Whether a decoding changed only what a strict decoder read as language.

    An escape that was undone there is none: it was part of the encoding, and what came of it is no text that anybody
    wrote. So nothing more is sought in it.
    """
    if not spans:
        return False
    if decoded.edits:
        return all(any(start <= edit.start and edit.end <= end for start, end, _ in spans) for edit in decoded.edits)
    if decoded.pairs:
        ends = pairwise([(0, 0), *sorted((start, end) for start, end, _ in spans), (len(text), len(text))])
        beside = [text[before:after] for (_, before), (after, _) in ends]
        return not any(pair in part for part in beside for pair in decoded.pairs)
    return any(
        not (_WRITTEN.search(text, decoded.start, start) or _WRITTEN.search(text, end, decoded.end))
        for start, end, _ in spans
    )


_WRITTEN = re.compile(r"\w")


def _is_meant(transform: Transform, decoded: Decoded, text: str, *, unsure: bool) -> bool:
    """Whether somebody encoded this text, rather than that it decodes by accident.

    That is so for language, for escapes and the like, and for `_NO_ACCIDENT` characters or more that no cipher gave.
    Where `unsure` says that the text around it may itself be an accident, it takes language, or a decoding other than a
    cipher or an order of words, of at least half of that text into more than `_FEW_SIGNS` different characters: bits in
    base64 give base64 again under many ciphers, and that decodes to as few different characters again.
    """
    if _is_fluent(clean(decoded.text[:_SAMPLE])):
        return True
    if not transform.hides:
        return not unsure
    if unsure and len(set(decoded.text[:_SAMPLE])) <= _FEW_SIGNS:
        return False
    size = decoded.end - decoded.start
    if unsure and (transform.turns or size * 2 < len(text)):
        return False
    return size >= _NO_ACCIDENT and not transform.cipher


def _is_fluent(inner: str) -> bool:
    return fluency(fold(inner[:_SAMPLE])) >= _SURE


_NO_ACCIDENT = 40
"""Encoded characters from which a decoding is no accident, unless it is by a cipher."""
_FEW_SIGNS = 12
_SAMPLE = 512
"""Characters by whose words language is recognised: in many thousands, some short words stand by accident."""


def _cleaned(text: str) -> Generator[None, None, str]:
    return (yield from clean_in_steps(text)) if len(text) > _LONG else clean(text)


def _folded(text: str) -> Generator[None, None, str]:
    return (yield from fold_in_steps(text)) if len(text) > _LONG else fold(text)


def _decode(text: str, uncleaned: str, mended: int, told: Told) -> Iterator[tuple[Transform, Decoded | None]]:
    """Yield what each transform decodes in a text, with None where the caller may pause.

    Escapes come first. Once they are undone, only transforms whose candidates may hold an escape (`Transform.raw`) are
    sought in this text as well; the others are sought in the view without escapes.
    """
    survey = Survey(text, told)
    before = survey if uncleaned == text else Survey(uncleaned, told)
    for transform in _UNCLEANED if uncleaned != text or not uncleaned.isascii() else ():
        done = length = 0
        for found in transform.find(before):
            if found is not None:
                if found.start < done:
                    done = length = 0
                start = length + len(clean(uncleaned[done : found.start]))
                done, length = found.end, start + len(clean(uncleaned[found.start : found.end]))
                found = replace(found, start=start, end=length)
            yield transform, found
    signs = survey.signs
    undone = False
    for transform, needs in _NEEDS:
        if (needs and needs.isdisjoint(signs)) or 0 < transform.mends <= mended or (undone and not transform.raw):
            continue
        if (transform.run or transform.coded) and not survey.has_runs(transform.run, transform.coded):
            continue
        pieces: list[Decoded] = []
        for number, decoded in enumerate(transform.find(survey), start=1):
            if decoded is not None:
                undone = undone or (decoded.whole and transform.escapes)
                apart = not pieces or decoded.start >= pieces[-1].end
                if transform.strict and apart and not (decoded.tentative or decoded.cut or decoded.part):
                    pieces.append(decoded)
                yield transform, decoded
            elif number % _PAUSE_AFTER == 0:
                yield transform, None
        if len(pieces) > 1:
            yield transform, _together(pieces, transform.name)
        if len(text) > _LONG:
            yield transform, None


def _together(pieces: Sequence[Decoded], name: str) -> Decoded | None:
    """Return what strict decodings say one after the other, if they may be pieces of one text: a request of DNS holds
    so many characters, and a call of SQL so many arguments.

    They may be if half of them or more do not end where the text of somebody ends, and together are language; several
    accidents are one no more than each. None if not.
    """
    pairs = list(pairwise(pieces))
    if 2 * sum(_goes_on(before.text, after.text) for before, after in pairs) < len(pairs):
        return None
    said = "".join([piece.text for piece in pieces])
    if not is_language(fold(said[:_SAMPLE])):
        return None
    variant = f"{pieces[0].variant or name}_pieces"
    return Decoded(said, pieces[0].start, pieces[-1].end, variant, pieces[0].hides, part=True)


def _goes_on(before: str, after: str) -> bool:
    """Whether a text may be the rest of another one: a blank, a mark or a word of both shows that."""
    first = after[:1]
    if before[-1:].isspace() or first.isspace() or first in _GOING_ON:
        return True
    ends = _LAST_WORD.search(before[-_LONGEST_WORD:].lower()), _FIRST_WORD.match(after[:_LONGEST_WORD].lower())
    return all(ends) and is_known("".join(end[0] for end in ends if end))


_GOING_ON = frozenset(",.;:!?')-")
_LONGEST_WORD = 24
_LAST_WORD, _FIRST_WORD = re.compile(r"[a-z]+\Z"), re.compile("[a-z]+")


def _whole(text: str) -> str:
    """Return a text without halves of surrogate pairs, which strings of JSON and pickles may hold; pairs are joined."""
    if text.isascii() or not _SURROGATE.search(text):
        return text
    return text.encode("utf-16", "surrogatepass").decode("utf-16", "replace")


_SURROGATE = re.compile("[\ud800-\udfff]")


def decode_again(text: str, layer: Layer) -> Decoded | None:
    """Return the decoding behind a layer that `unfold` found in a view, given the view's text before cleaning.

    None where nothing decodes to this layer.
    """
    for transform, decoded in _decode(clean(text), text, 0, {}):
        if decoded is not None and layer == Layer(decoded.variant or transform.name, decoded.start, decoded.end):
            return decoded
    return None


def _is_disguised(text: str, inner: str) -> bool:
    """Whether a text is language once it is folded, in characters by which its decoder could not recognise it."""
    return not text.isascii() and is_language(fold(inner[:_SAMPLE]))


def _leads_on(
    text: str, search: _Search, before: str, ciphers: tuple[str, ...], further: int = 1
) -> Generator[None, None, bool]:
    """Return whether a decoding in a text, or up to `further` steps below it, shows that it was meant to be decoded.

    A text in `search.seen`, or one that stood `before` this text was decoded, shows nothing: a reversed text leads back
    to where it came from, also when an escape was undone on the way. A text that led nowhere in so many steps is noted
    in `search.vain`, because many ciphers give the same text where there are no letters; its hash takes little memory.
    What is decoded in the text itself is looked at before anything below it. Pauses.
    """
    known = (hash(text), further)
    if known in search.vain:
        return False
    below: list[tuple[str, tuple[str, ...]]] = []
    for transform, decoded in _decode(clean(text), text, 0, search.told):
        yield
        if decoded is None or transform.loose:
            continue
        if _is_overgrown(transform, decoded):
            return True
        inner = clean(decoded.text)
        if (inner, True) in search.seen or (inner, False) in search.seen or _comes_back(inner, before):
            continue
        hides = transform.hides if decoded.hides is None else decoded.hides
        after = _ciphers_after(ciphers, transform, decoded.variant, hides=hides)
        if after is None:
            continue
        covers = hides and (decoded.end - decoded.start) * _ONE_COVERED_IN >= len(text)
        if not decoded.tentative and (
            (covers and not _is_accident(inner)) or is_language(fold(_unpadded(inner)[:_SAMPLE]))
        ):
            return True
        below.append((decoded.text, after))
    for inner, after in below if further else ():
        if (yield from _leads_on(inner, search, before, after, further - 1)):
            return True
    search.vain.add(known)
    return False


def _telling(transform: Transform, text: str) -> str:
    """Return the part of a decoded text by which `_leads_on` judges it: its first lines if enough, else all."""
    end = text.find("\n", _LONG) if transform.begun else -1
    return text[:end] if end >= 0 else text


def _is_accident(inner: str) -> bool:
    """Whether a strict decoder may give this for what is no text: very little, or mostly one character."""
    return len(inner) < _FEWEST or len(_unpadded(inner)) < len(inner)


def _unpadded(text: str) -> str:
    """Return the text without the character that makes up most of it, such as zeros become in wrong encodings."""
    sign = max(dict.fromkeys(text[:_GLANCE]), key=text.count, default="")
    return text.replace(sign, "") if text.count(sign) * 5 > len(text) * 3 else text


def _comes_back(inner: str, before: str) -> bool:
    """Whether more than half of the samples that are taken of `inner` stand in `before`."""
    ends = range(_PIECE, len(inner) + 1, max(_PIECE, len(inner) // _PIECES))
    return 2 * sum(inner[end - _PIECE : end] in before for end in ends) > len(ends)


_SURE = 3
_FEWEST = 24
"""Characters from which a decoded text is no accident; where many ways are tried, some give fewer."""
_GLANCE = 16
_ONE_COVERED_IN = 4
"""A decoding of at least one in so many characters of a text shows that the text is no accident."""
_PIECE, _PIECES = 16, 8
_LONG = 2_048
"""Characters from which looking for one encoding takes long enough to pause after it."""
_PAUSE_AFTER = 16
"""Candidates from one pause to the next: one takes some microseconds, as does a pause."""
_NEEDS = tuple((transform, frozenset(transform.signs.encode())) for transform in TRANSFORMS if not transform.uncleaned)
_UNCLEANED = tuple(transform for transform in TRANSFORMS if transform.uncleaned)
