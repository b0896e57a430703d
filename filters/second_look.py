"""The second look: what the classifier suspects is read again by the encoder, and the two together tell how sure it is.

The classifier reads everything for a fraction of a millisecond. It suspects a passage in 6 to 17 of a hundred ordinary
texts, and reading one of these again takes some tens of milliseconds, so that most texts cost nothing more.
"""

from collections.abc import Generator, Mapping
from dataclasses import dataclass, field
from math import exp, log
from typing import Final, NamedTuple

from filters.encoder import Encoder
from filters.segments import Origin

MOST_READ: Final = 4
"""Passages of one view of a text that are read again: those that the classifier suspects most."""
MOST_LOOKS: Final = 16
"""Passages of all texts of one body that are read again, as they stand there."""
MOST_LAYERED: Final = 8
"""Passages of views below a layer in one body that are read again besides: such decoys take nothing from plain text."""
PASSAGE: Final = 360
"""Bytes of a passage, in UTF-8: what moved the classifier most, with as much as fits of what stands about it."""
_SURE: Final = 1e-4
"""No probability is taken for nearer to 0 or 1 than that."""


@dataclass(frozen=True, slots=True)
class Weighing:
    """How texts of an origin are read again.

    `least` is the classifier's probability from which on a passage is; `head` is the number of the encoder's head. The
    log-odds of an attack are the classifier's and that head's, each times its weight, and `bias`; the classifier's own
    limits are for them too.
    """

    least: float
    head: int
    classifier: float
    encoder: float
    bias: float

    def probability(self, suspected: float, told: float) -> float:
        """How probable an attack is where the classifier tells one probability and the encoder's head a number."""
        kept = min(max(suspected, _SURE), 1 - _SURE)
        odds = self.classifier * log(kept / (1 - kept)) + self.encoder * told + self.bias
        return 1 / (1 + exp(-max(-30.0, min(30.0, odds))))


class Suspect(NamedTuple):
    """A window of a text that may be a sign, in bytes, and the part of it that moved its score most.

    `is_sign` is whether its probability counts: not where it owes much to what it repeats, and nobody looked again.
    """

    probability: float
    begin: int
    end: int
    first: int
    last: int
    is_sign: bool


@dataclass(slots=True)
class Looks:
    """How many passages of a body may still be read again, and what was told of those that were: a passage may stand
    in several views of a text. Where views differ by a few words about it, each is read. One caller owns it.
    """

    plain: int = MOST_LOOKS
    layered: int = MOST_LAYERED
    told: dict[tuple[str, str], tuple[float, ...]] = field(default_factory=dict)

    def take(self, *, layered: bool) -> bool:
        """Whether there was one left, which is taken: for a view below a layer, or for plain text."""
        left = self.layered if layered else self.plain
        if left and layered:
            self.layered -= 1
        elif left:
            self.plain -= 1
        return left > 0

    def end(self) -> None:
        """Leaves none."""
        self.plain = self.layered = 0


@dataclass(frozen=True, slots=True, eq=False)
class SecondLook:
    """An encoder, and how texts of each origin are read again; others are not. `revision` changes with what it does."""

    encoder: Encoder
    weighings: Mapping[Origin, Weighing]
    revision: str

    def read(
        self, raw: bytes, suspect: Suspect, *, origin: Origin, looks: Looks, layered: bool
    ) -> Generator[None, None, Suspect | None]:
        """A suspected window of a canonical text in UTF-8, with how probable an attack is there to both; None where
        there is no look left for it. `layered` tells whether the text is below a layer. Pauses.
        """
        weighing = self.weighings[origin]
        begin, at, end = passage(raw, suspect.first, suspect.last)
        parts = raw[begin:at].decode("utf-8", "ignore"), raw[at:end].decode("utf-8", "ignore")
        if parts not in looks.told:
            if not looks.take(layered=layered):
                return None
            looks.told[parts] = yield from self.encoder.read(*parts)
        probability = weighing.probability(suspect.probability, looks.told[parts][weighing.head])
        return suspect._replace(probability=probability, is_sign=True)


def passage(raw: bytes, first: int, last: int) -> tuple[int, int, int]:
    """The words about a part of a text that go into a `PASSAGE`, as many bytes on both sides: where these begin, where
    the word or the character does that the part begins in, and where they end. Where the part is longer, it is cut.
    """
    last = min(last, first + PASSAGE)
    begin = max(0, min(first - (PASSAGE - (last - first)) // 2, len(raw) - PASSAGE))
    end = min(len(raw), begin + PASSAGE)
    if begin > 0:
        begin = max(begin, raw.find(b" ", begin - 1, min(first, begin + _LONGEST_WORD)) + 1)
    if end < len(raw):
        space = raw.rfind(b" ", max(last, end - _LONGEST_WORD), end + 1)
        end = space if space >= 0 else end
    at = max(begin, raw.rfind(b" ", begin, first) + 1)
    if first - at > _LONGEST_WORD:
        at = first
        while at > begin and raw[at] & _CONTINUES_MASK == _CONTINUES:
            at -= 1
    return begin, at, end


_CONTINUES_MASK, _CONTINUES = 0xC0, 0x80
"""Bytes of UTF-8 that do not begin a character."""
_LONGEST_WORD: Final = 32
"""Bytes of a word that is not cut."""
