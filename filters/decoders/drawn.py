"""Decoder of words that are drawn: strokes stand for most letters and digits for the others, with no letter left."""

import re
from itertools import product

from filters.decoders.decoded import PAUSES, Edit, Steps, rewritten
from filters.decoders.survey import Survey
from filters.text.lexicon import is_known, weight

_DRAWN = {
    "a": r"/-\ /\ ", "b": "|3", "d": "|) |] [)", "f": "|=", "g": "(_+", "h": "|-| ]-[ )-( /-/", "j": "_|",
    "k": "|< |{ /<", "l": "|_ 1_ [_", "m": r"|\/| /\/\ (\/) ", "n": r"|\| /\/ [\] <\> {\} ", "o": "() [] {} <>",
    "p": "|> |* |° |o |D", "q": "0_ (,) (_,)", "r": "|2 |? /2", "u": r"|_| (_) [_] \_/ ", "v": r"\/ ",
    "w": r"\/\/ \^/ \|/ ", "x": "><", "y": "`/ '/",
}  # fmt: skip
_STROKES = {strokes: letter for letter, drawn in _DRAWN.items() for strokes in drawn.split()} | {"0.": "q"}
_STROKE = re.compile(
    "|".join(
        (
            r"\|_(?=\|[*°?=_-])|0\.(?=\|_\||\(_\))",
            *map(re.escape, sorted(_STROKES.keys() - {"0."}, key=len, reverse=True)),
        )
    )
)
"""The longest strokes first, but for an `l` before what is no letter without its first stroke, and a `q` before `u`."""
_SIGNS = str.maketrans("03457899$(+2|<{[!#€£√¡μµ†§¥¢®©", "oeastbggsctzlcccihelviuutsycrc")
_AMBIGUOUS = {"1": "il", "6": "gb", "|": "li", "!": "il"}
_LIKELIEST = _SIGNS | {ord(sign): letters[0] for sign, letters in _AMBIGUOUS.items()}
_MOST_AMBIGUOUS = 4
_HINTS = (
    "|\\|", "|_|", "|-|", "|2", "|\\/|", "|=", "|>", "|°", "|*", "|?", "|<", "(_)", "]-[", "[\\]", "\\^/", "\\|/",
    "/-\\",
)  # fmt: skip
_WORD = re.compile(r"(?<!\S)(?:[^\sA-Za-z]|(?<=\|)[oD]){2,60}+(?!\S)")
_SIGN = r"[a-z0-9$(+|<{\[#€£√¡μµ†§¥¢®©]"
_PART = re.compile(rf"(?:{_SIGN}|[!@](?={_SIGN}))+")
_LETTER = re.compile("[a-z]")
_SURE = 6
_WORDS_TO_PAUSE = 4


def find_drawn(survey: Survey) -> Steps:
    r"""Find words such as `1|\|57|2|_|(7`, which have no letter, and yield the text with them put right.

    Known words of enough weight must be written so: tables and drawings consist of strokes too.
    """
    text = survey.text
    if sum(hint in text for hint in _HINTS) < 2:
        return
    read: dict[str, str] = {}
    edits: list[Edit] = []
    known: set[str] = set()
    for match in _WORD.finditer(text):
        word = match[0]
        if word not in read:
            small = _STROKE.sub(lambda stroke: _STROKES[stroke[0]], word)
            read[word] = _PART.sub(lambda part: _reading(part[0]), small)
            known.update(_LETTERED.findall(read[word]) if small != word else ())
            if len(read) % _WORDS_TO_PAUSE == 0:
                yield from PAUSES
        if read[word] != word:
            edits.append(Edit(*match.span(), read[word]))
    if sum(weight(one) for one in known if is_known(one)) >= _SURE:
        yield rewritten(text, edits)


_LETTERED = re.compile("[a-z]{2,}")


def _reading(part: str) -> str:
    """Return the known word that letters and signs spell, or else their likeliest reading; signs alone stay.

    An at sign is an `a` in known words only.
    """
    if "@" in part:
        whole = _reading(part.replace("@", "a"))
        return whole if is_known(whole) else "@".join(map(_reading, part.split("@")))
    places = [place for place, sign in enumerate(part) if sign in _AMBIGUOUS][:_MOST_AMBIGUOUS]
    letters = list(part)
    for choice in product(*(_AMBIGUOUS[part[place]] for place in places)):
        for place, letter in zip(places, choice, strict=True):
            letters[place] = letter
        reading = "".join(letters).translate(_SIGNS)
        if is_known(reading):
            return reading
    return part.replace("11", "ll").translate(_LIKELIEST) if _LETTER.search(part) else part
