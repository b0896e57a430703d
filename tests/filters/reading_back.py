"""Whether a disguised text is read back: whether its views hold the plain text, or what of it an encoding keeps."""

from collections.abc import Iterator

from filters.limits import TextLimits
from filters.text.canonical import canonicalise
from filters.text.pieces import PIECE, pieces
from filters.unfolding import Budget, unfold
from tests.filters.encoders import Keeps, letters_of, words_of

LIMITS = TextLimits()
PART = 40
"""Characters of each part of a text that is longer than a piece. Views together must hold all parts."""


def kept(canonical: str, keeps: Keeps) -> str:
    """Return what of a canonical text survives an encoding."""
    if keeps is Keeps.TEXT:
        return canonical
    return letters_of(canonical) if keeps is Keeps.LETTERS else " ".join(words_of(canonical))


def views(text: str, keeps: Keeps) -> Iterator[str]:
    """Yield what survives of each view of a text. Raises `LimitExceeded` as unfolding does."""
    budget = Budget.of(LIMITS)
    for _, piece in pieces(text):
        for view in unfold(piece, limits=LIMITS, path="", budget=budget):
            yield kept(view.canonical, keeps)


def is_read(disguised: str, plain: str, keeps: Keeps) -> bool:
    """Tell whether some view holds the plain text, or views together hold all parts of a long one."""
    wanted = kept(canonicalise(plain), keeps)
    parts = {wanted[at : at + PART] for at in range(0, max(1, len(wanted) - PART + 1), PART // 2)}
    for view in views(disguised, keeps):
        if wanted in view:
            return True
        if len(disguised) > PIECE:
            parts = {part for part in parts if part not in view}
            if not parts:
                return True
    return False
