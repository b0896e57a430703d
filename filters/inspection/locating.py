"""Locating: finds where the words of a finding stand in the text as it was sent.

A finding's span refers to the canonical form of a view. This module goes back from the canonical form to the decoded
text, and from there through each layer to the text that it was decoded from.
"""

import re
from collections.abc import Callable
from dataclasses import replace
from typing import Final, TypeAlias

from filters.decoders.decoded import Decoded, sources
from filters.findings import Finding
from filters.text.canonical import canonicalise, clean
from filters.text.pieces import pieces
from filters.unfolding import decode_again
from filters.views import Layer

Span: TypeAlias = tuple[int, int]

_WORD: Final = re.compile(r"\S+")


def locate(text: str, finding: Finding) -> Span:
    """Return the span, in characters of a segment's text, of the words that a finding in it is about.

    For text that is decoded in place, such as escapes, it is the words alone, whatever else is escaped. For text that
    is decoded as a whole, such as base64, or was put in another order, and where the way back is lost, it is the whole
    encoded text: the span never holds less than the words. The text may be long; the work is that of decoding the
    finding's piece again.
    """
    offset = finding.piece
    piece = next((piece for start, piece in pieces(text) if start == offset), "")
    layers = _moved(finding.layers, -offset)
    start, end = (finding.start, finding.end) if layers else (finding.start - offset, finding.end - offset)
    found = _through(piece, layers, (start, end))
    if found is not None:
        return found[0] + offset, found[1] + offset
    return (finding.layers[0].start, finding.layers[0].end) if finding.layers else (0, len(text))


def _moved(layers: tuple[Layer, ...], by: int) -> tuple[Layer, ...]:
    return tuple(
        replace(layer, start=layer.start + by, end=layer.end + by) if not number else layer
        for number, layer in enumerate(layers)
    )


def _through(text: str, layers: tuple[Layer, ...], span: Span) -> Span | None:
    """Return the span in a text for one in the canonical form of the view that layers lead to; None without a view."""
    if not layers:
        canonical = canonicalise(text)
        return _written(text, canonical, canonicalise, span) if 0 <= span[0] <= span[1] <= len(canonical) else None
    decoded = decode_again(text, layers[0])
    if decoded is None:
        return None
    inner = _through(decoded.text, layers[1:], span)
    if inner is None:
        return None
    cleaned = clean(text)
    outer = _undone(cleaned, decoded, inner)
    return outer if cleaned == text else _written(text, cleaned, clean, outer)


# From a normal form back to the text: character by character, white space left out


def _written(text: str, formed: str, form: Callable[[str], str], span: Span) -> Span:
    """Return the span in a text for one in what `form` makes of it; the whole text where that cannot be determined."""
    first, last = _ink(formed[: span[0]]), _ink(formed[: span[1]])
    places = _places(text, form)
    if len(places) != _ink(formed) or first >= last:
        return 0, len(text)
    return places[first][0], places[last - 1][1]


def _ink(text: str) -> int:
    """Return how many characters of a text are not white space."""
    return len("".join(text.split()))


def _places(text: str, form: Callable[[str], str]) -> list[Span]:
    """Return, for each character but white space that `form` makes of a text, the span that it is from.

    A word's span stands for all its characters where `form` does not treat them one by one.
    """
    places: list[Span] = []
    known: dict[str, int] = {}
    for word in _WORD.finditer(text):
        sizes = [known[char] if char in known else known.setdefault(char, _ink(form(char))) for char in word[0]]
        size = _ink(form(word[0]))
        if sum(sizes) == size:
            for place, count in enumerate(sizes, start=word.start()):
                places += [(place, place + 1)] * count
        else:
            places += [word.span()] * size
    return places


# From a decoded text back to what it was decoded from


def _undone(text: str, decoded: Decoded, span: Span) -> Span:
    """Return the span in a text for a span in what was decoded in it."""
    if decoded.edits or decoded.pairs or decoded.places:
        spans = sources(text, decoded)[slice(*span)]
        return min(start for start, _ in spans), max(end for _, end in spans)  # what was typed later may stand before
    written = text[decoded.start : decoded.end]
    if not decoded.in_place or len(written) != len(decoded.text) or _gaps(written) != _gaps(decoded.text):
        return decoded.start, decoded.end
    start, end = span
    while start and not written[start - 1].isspace():
        start -= 1
    while end < len(written) and not written[end].isspace():
        end += 1
    return decoded.start + start, decoded.start + end


def _gaps(text: str) -> list[bool]:
    return [char.isspace() for char in text]
