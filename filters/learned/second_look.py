"""The second look: the encoder reads again what the classifier suspects, and both together give the probability.

The classifier reads every text, in a fraction of a millisecond. It suspects a passage in 6 to 17 of a hundred ordinary
texts, and reading such a passage again takes some tens of milliseconds, so most texts cost nothing more.
"""

from collections.abc import Generator, Mapping
from dataclasses import dataclass, field
from math import exp, log
from typing import Final, NamedTuple

from filters.learned.encoder import Encoder
from filters.segments import READ, Origin

MOST_READ: Final = 4
"""The most passages of one view that are read again: those that the classifier suspects most."""
MOST_LOOKS: Final = 16
"""The most passages of plain text, in all texts of one body, that are read again."""
MOST_LAYERED: Final = 8
"""The most passages below a layer, in all of one body, that are read again. They have a count of their own so that
encoded decoys take no looks from plain text.
"""
PASSAGE: Final = 360
"""Bytes of a passage, in UTF-8: the part that raised the classifier's score most, with as much as fits around it."""
HARDLY: Final = 0.4
"""The classifier's probability below which it hardly suspects a passage."""
SURE: Final = 0.97
"""The least probability of a medium sign that the classifier hardly suspects, in texts that no principal wrote."""
SURE_OF_USERS: Final = 0.96
"""The least probability of a medium sign in what users say, once both models read it: they do give orders to agents."""
ORDINARY: Final = 0.05
"""The encoder's probability of an attack, as if the classifier were undecided, up to which a passage is ordinary."""
_UNDECIDED: Final = 0.5
_SURE: Final = 1e-4
"""The classifier's probabilities are kept at least this far from 0 and 1, where log-odds have no bounds."""


@dataclass(frozen=True, slots=True)
class Weighing:
    """How texts of an origin are read again.

    `least` is the classifier's probability from which a passage is read again. `head` is the index of the encoder's
    head for the origin. The log-odds of an attack are the sum of `bias`, the classifier's log-odds times `classifier`
    and the head's number times `encoder`. The classifier's own limits apply to the resulting probability.
    """

    least: float
    head: int
    classifier: float
    encoder: float
    bias: float

    def probability(self, suspected: float, told: float) -> float:
        """Return the probability of an attack, given the classifier's probability and the number from the encoder's
        head.
        """
        kept = min(max(suspected, _SURE), 1 - _SURE)
        odds = self.classifier * log(kept / (1 - kept)) + self.encoder * told + self.bias
        return 1 / (1 + exp(-max(-30.0, min(30.0, odds))))


class Suspect(NamedTuple):
    """A window of a text that may be a sign, and, from `first` to `last`, the part of it that raised its score most.

    All places are in bytes. `is_sign` says whether its probability counts. Until a second look it is false for a window
    that is less probable than a sign, or that only repetitions make as probable.
    """

    probability: float
    begin: int
    end: int
    first: int
    last: int
    is_sign: bool
    at_first: float | None = None
    """The classifier's probability, once the encoder has read the passage."""

    def is_doubtful(self, origin: Origin) -> bool:
        """Whether the encoder read it and it is not sure enough for a medium sign in texts of an origin.

        In what the model read, that is asked only where the encoder alone suspects it.
        """
        if self.at_first is None:
            return False
        if origin is Origin.USER:
            return self.probability < SURE_OF_USERS
        return origin in READ and self.at_first < HARDLY and self.probability < SURE


@dataclass(slots=True)
class Looks:
    """How many passages of a body may still be read again, and the encoder's answers so far. One caller owns it.

    `told` is kept because the same passage may stand in several views of a text. Passages that differ by a word are
    each read.
    """

    plain: int = MOST_LOOKS
    layered: int = MOST_LAYERED
    told: dict[tuple[str, str], tuple[float, ...]] = field(default_factory=dict)

    def take(self, *, layered: bool) -> bool:
        """Take one look, for a view below a layer or for plain text. Return whether there was one left."""
        left = self.layered if layered else self.plain
        if left and layered:
            self.layered -= 1
        elif left:
            self.plain -= 1
        return left > 0

    def beside(self) -> "Looks":
        """Return looks for another reading of the same body: half as many again, with the same answers so far."""
        return Looks(MOST_LOOKS // 2, MOST_LAYERED // 2, self.told)

    def end(self) -> None:
        """Leave no looks."""
        self.plain = self.layered = 0


@dataclass(frozen=True, slots=True, eq=False)
class SecondLook:
    """An encoder, and how texts of each origin are read again; texts of other origins are not.

    `revision` differs between second looks that may give different results.
    """

    encoder: Encoder
    weighings: Mapping[Origin, Weighing]
    revision: str

    def read(
        self, raw: bytes, suspect: Suspect, *, origin: Origin, looks: Looks, layered: bool
    ) -> Generator[None, None, Suspect | None]:
        """Return the suspect with the probability from both models; None where no look is left for it. Pauses.

        `raw` is the canonical text in UTF-8. `layered` says whether the text is below a layer.
        """
        told = yield from self._told(raw, suspect.first, suspect.last, looks=looks, layered=layered)
        if told is None:
            return None
        weighing = self.weighings[origin]
        probability = weighing.probability(suspect.probability, told[weighing.head])
        return suspect._replace(probability=probability, is_sign=True, at_first=suspect.probability)

    def is_ordinary(
        self, raw: bytes, first: int, last: int, *, origin: Origin, looks: Looks, layered: bool
    ) -> Generator[None, None, bool]:
        """Whether the encoder takes the passage around a part of a text for ordinary. False without a look. Pauses.

        The part is from `first` to `last`, in bytes of the canonical text `raw` in UTF-8.
        """
        weighing = self.weighings.get(origin)
        if weighing is None:
            return False
        told = yield from self._told(raw, first, last, looks=looks, layered=layered)
        return told is not None and weighing.probability(_UNDECIDED, told[weighing.head]) <= ORDINARY

    def _told(
        self, raw: bytes, first: int, last: int, *, looks: Looks, layered: bool
    ) -> Generator[None, None, tuple[float, ...] | None]:
        """Return the heads' numbers for the passage around a part of a text; None where no look is left. Pauses."""
        begin, at, end = passage(raw, first, last)
        parts = raw[begin:at].decode("utf-8", "ignore"), raw[at:end].decode("utf-8", "ignore")
        if parts not in looks.told:
            if not looks.take(layered=layered):
                return None
            looks.told[parts] = yield from self.encoder.read(*parts)
        return looks.told[parts]


def passage(raw: bytes, first: int, last: int) -> tuple[int, int, int]:
    """Return the passage around the part of a text from `first` to `last`, in bytes: its begin, the place and its end.

    The passage is at most `PASSAGE` bytes of whole words, with as much on both sides of the part; a longer part is cut.
    The place is where the word that the part begins in starts, or, if that word is long, the character.
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
"""The mask and value of the bytes of UTF-8 that do not begin a character."""
_LONGEST_WORD: Final = 32
"""Bytes up to which a word is not cut."""
