"""Decoders of text in pieces that the reader joins: quoted pieces, variables, single characters, words.

The results are read again, by other decoders too, as the pieces may be parts of encoded text.
"""

import json
import re
from collections.abc import Generator, Iterable, Iterator, Mapping, Sequence
from heapq import merge
from itertools import filterfalse, islice, pairwise, repeat
from string import ascii_letters

import numpy as np

from filters.decoders.decoded import PAUSES, Decoded, Steps
from filters.decoders.survey import Survey
from filters.text.lexicon import SMALL, WORDS, is_known

# Quoted pieces

_BETWEEN = r"(?:[ \t]{0,4}(\+|\.\.?|&|,|\|\||<>|\\)[ \t]{0,4}|[ \t]{0,4}\\?\r?\n[ \t]{0,16}\+?[ \t]{0,4}|[ \t]{1,4})"
_JOINT = re.compile(rf"([\"'`]){_BETWEEN}\1")
_FEWEST_JOINTS = 2
_FEWEST_LISTED = 4
"""Fewest items of a list. In a list, pieces of one size have no purpose but to hide what they say."""
_SPACE = re.compile(r"\s")
_LONG_PIECE = 12
"""Fewest characters of a piece without spaces for which two pieces suffice."""
_LONGEST_PIECE = 80


def find_joints(survey: Survey) -> Steps:
    """Find quoted pieces and yield the lines with them joined: strings added up in source, lists of equal pieces.

    Also join what variables hold where a line names three or more of them.
    """
    text = survey.text
    chains = list(_chains(text)) if any(_may_join(survey, quote) for quote in _QUOTES) else []
    if chains:
        start, end = text.rfind("\n", 0, chains[0][0].start()) + 1, text.find("\n", chains[-1][-1].end())
        end = end if end >= 0 else len(text)
        whole = end - start == len(text) and "\n" not in text
        yield Decoded("\n".join(_put_together(text, chains)), start, end, whole=whole)
    yield from _find_named(survey)


_QUOTES = "\"'`"
_JOINT_OF = {quote: re.compile(f"{quote}{_BETWEEN}{quote}") for quote in _QUOTES}
_AFTER_PIECE = np.array([chr(code) in " \t\r\n+.&,|<\\" for code in range(256)])
_WIDEST_GAP = 32
_FEWEST_QUOTES = 3
"""Quotation marks of a joint and of the piece before it."""


def _may_join(survey: Survey, quote: str) -> bool:
    """Whether there may be a chain of pieces in such quotation marks: a cheap test of what `_chains` requires.

    Two joints have one piece between them. A single joint has a long piece before it, which opens a list if a comma
    follows.
    """
    if survey.raw.count(quote.encode()) < _FEWEST_QUOTES or not _JOINT_OF[quote].search(survey.text):
        return False
    codes = np.frombuffer(survey.raw, np.uint8)
    places = (codes == ord(quote)).nonzero()[0]
    sizes = places[1:] - places[:-1] - 1
    joints = _AFTER_PIECE.take(codes.take(places[:-1] + 1)) & (sizes <= _WIDEST_GAP)
    several = places[:-3][joints[:-2] & joints[2:]]
    if any(_JOINT.match(survey.text, at) for at in several.tolist()):
        return True
    alone = (joints[1:] & (sizes[:-1] >= _LONG_PIECE)).nonzero()[0]
    return any(map(_may_be_alone, repeat(survey.text), places[alone].tolist(), places[alone + 1].tolist()))


def _may_be_alone(text: str, before: int, start: int) -> bool:
    joint = _JOINT.match(text, start)
    return joint is not None and (joint[2] != "," or text[max(0, before - 2) : before].endswith(_OPENINGS))


def _put_together(text: str, chains: Sequence[Sequence[re.Match[str]]]) -> Iterator[str]:
    """Yield the lines with joints, without the joints."""
    done = 0
    line = ""
    for joint in (joint for chain in chains for joint in chain):
        start = text.rfind("\n", done, joint.start()) + 1
        if start:
            before, _, _ = text[done:start].partition("\n")
            if line:
                yield line + before
            line, done = "", start
        line += text[done : joint.start()]
        done = joint.end()
    yield line + text[done:].partition("\n")[0]


def _chains(text: str) -> Iterator[list[re.Match[str]]]:
    """Yield the joints that stand near each other and show that their pieces belong together."""
    chain: list[re.Match[str]] = []
    for joint in _JOINT.finditer(text):
        if chain and not _goes_on(chain[-1], joint):
            if _belongs_together(text, chain):
                yield chain
            chain = []
        chain.append(joint)
    if chain and _belongs_together(text, chain):
        yield chain


def _goes_on(before: re.Match[str], joint: re.Match[str]) -> bool:
    if before[1] != joint[1] or before[2] != joint[2] or joint.start() - before.end() > _LONGEST_PIECE:
        return False
    return joint[1] not in joint.string[before.end() : joint.start()]


def _belongs_together(text: str, chain: Sequence[re.Match[str]]) -> bool:
    quote, size = chain[0][1], 0
    before = text.rfind(quote, max(0, chain[0].start() - _LONGEST_PIECE), chain[0].start())
    if before >= 0:
        size = chain[0].start() - before - 1
    if chain[0][2] == "," and len(chain) < _FEWEST_LISTED - 1 and size < _LONG_PIECE:
        return False
    solid = size >= _LONG_PIECE and not _SPACE.search(text, before + 1, chain[0].start())
    if chain[0][2] != ",":
        return len(chain) >= (1 if solid else _FEWEST_JOINTS)
    sizes = {after.start() - before.end() for before, after in pairwise(chain)} | {size}
    if len(sizes) > 1 or not size or not (solid or len(chain) >= _FEWEST_LISTED - 1):
        return False
    last = text.find(quote, chain[-1].end(), chain[-1].end() + size + 1)
    return text[max(0, before - 2) : before].endswith(_OPENINGS) and text[last + 1 : last + 9].lstrip().startswith(
        _CLOSINGS
    )


_OPENINGS, _CLOSINGS = ("[", "(", "[ ", "( ", "\n"), ("]", ")", ",")


# Variables

_ASSIGNED = re.compile(r"=[ \t]{0,2}(?:\"([^\"\n]{1,200})\"|'([^'\n]{1,200})')")
_ASSIGNMENT_SIGN = re.compile(r"=[ \t]{0,2}[\"']")
_NAME_BEFORE = re.compile(r"(?<![\w$])([A-Za-z_$]\w{0,32})[ \t]{0,2}:?\Z")
_LONGEST_NAME = 36
_NAME = re.compile(r"\w+")
_FEWEST_NAMES, _FEWEST_ADDED = 3, 2
_NAME_AFTER = re.compile(r"[ \t]{0,2}(\w+)")
_BETWEEN_NAMES = b"+{,&|%$"
"""Characters between or before names that are joined; a dot with a space on either side counts too."""


def _find_named(survey: Survey) -> Steps:
    text = survey.text
    if not _may_assign(survey) or len(_ASSIGNMENT_SIGN.findall(text)) < _FEWEST_ADDED:
        return
    values: dict[str, str] = {}
    number = 0
    for number, match in enumerate(_ASSIGNED.finditer(text), start=1):
        if number % _NAMES_TO_PAUSE == 0:
            yield from PAUSES
        name = _NAME_BEFORE.search(text, max(0, match.start() - _LONGEST_NAME), match.start())
        if name is not None:
            values[name[1]] = match[1] or match[2]
    if len(values) < _FEWEST_NAMES:
        yield from _two_added(text, values) if number == len(values) else ()
        return
    start = 0
    for line in survey.raw.split(b"\n"):
        end = start + len(line)
        if len(line) - len(line.translate(None, _BETWEEN_NAMES)) + line.count(b" . ") >= _FEWEST_NAMES - 1:
            named = [values[name] for name in _NAME.findall(text, start, end) if name in values]
            if len(named) >= _FEWEST_NAMES:
                yield Decoded("".join(named), start, end)
        start = end + 1


_NAMES_TO_PAUSE = 256


def _two_added(text: str, values: Mapping[str, str]) -> Iterator[Decoded]:
    """Yield the values of two variables, joined wherever one is added to the other."""
    at = text.find("+")
    while at >= 0:
        before = _NAME_BEFORE.search(text, max(0, at - _LONGEST_NAME), at)
        after = _NAME_AFTER.match(text, at + 1)
        if before is not None and after is not None and values.keys() == {before[1], after[1]}:
            yield Decoded(values[before[1]] + values[after[1]], before.start(1), after.end())
        at = text.find("+", at + 1)


def _may_assign(survey: Survey) -> bool:
    """Whether enough equals signs stand before quotation marks for three values, or for two that a plus may join."""
    if survey.raw.count(b"=") < _FEWEST_ADDED:
        return False
    assigned = len(_ASSIGNED_SIGN.findall(survey.raw))
    return assigned >= _FEWEST_NAMES or (assigned == _FEWEST_ADDED and _PLUS_SIGN in survey.signs)


_ASSIGNED_SIGN = re.compile(rb"=[ \t]*+[\"']")
_PLUS_SIGN = ord("+")

# Single characters

_SINGLES_TABLE = bytes(108 if chr(code).isalnum() or code == 63 else code if code < 128 else 32 for code in range(256))
_MARKS = "-._|/*~+,:;\\^#="
_OPEN, _CLOSED = r"(?<![^\s\"'`(\[{>:*_~=])", r"(?![^\s\"'`)\]}<.,*_~])"
_ONE = r'(?:\\[\\"]|\S)'
"""A character, maybe escaped as in a JSON string."""
_FEWEST = 8
_APART = {
    " ": re.compile(rf"{_OPEN}{_ONE}(?:[ \t]{{1,8}}{_ONE}{_CLOSED}){{{_FEWEST},}}+"),
    "\n": re.compile(rf"{_OPEN}[^\n](?:\n[^\n]?(?![^\n\r])){{{_FEWEST},}}+"),
    **{
        mark: re.compile(
            rf"{_OPEN}[^{re.escape(mark)}\s](?:{re.escape(mark)}(?:.|\n(?={re.escape(mark)}))){{{_FEWEST},}}+"
        )
        for mark in _MARKS
    },
}
_ENDS = re.compile(_CLOSED)
_DOTTED = {
    mark: re.compile(rf"(?<![^\s\"'`(\[])[^\s{re.escape(mark)}](?:{re.escape(mark)}\S)++(?![^\s\"'`)\]])")
    for mark in _MARKS
}
_SHAPES = {mark: mark.join("lllll").encode() for mark in _APART}
_WORD_SHAPES = {
    mark: re.compile(f"{(three := re.escape(mark).join('lll'))}(?<!l{three})(?!l)".encode()) for mark in _DOTTED
}
_WORD_BEGINS = {mark: re.compile(f"l{re.escape(mark)}(?=.{re.escape(mark)})".encode()) for mark in _DOTTED}
_ANY_TABLE = bytes(115 if chr(code) in _MARKS else 108 if code > 32 else 32 for code in range(128)) + bytes(128)
_ANY_SHAPE = b"lslsl"
_SPACED = re.compile(rb" \S \S \S \S | \S  \S  \S  \S  ")
_WIDELY_SPACED = re.compile(rb"  \w \w(?: \w)?  ")
_IN_LINES = re.compile(rb"\n.\n.\n.\n.\n")
_LIST_ITEM = r'"(\\.[0-9A-Fa-f]{0,4}(?:\\u[0-9A-Fa-f]{4})?|.)"'
_BARE_ITEM = _LIST_ITEM.replace("(", "(?:", 1)
_LIST = re.compile(
    rf"\[\s{{0,8}}({_BARE_ITEM}(?:\s{{0,2}},\s{{0,12}}{_BARE_ITEM}){{{_FEWEST},}}+)\s{{0,8}}\]", re.DOTALL
)
_ITEM = re.compile(_LIST_ITEM, re.DOTALL)
_FEWEST_WORDS = 3
_SLOW = 4_096
"""Characters from which on one look takes long enough for a pause."""
_LONG_WORD = 5
"""Fewest characters of a word with marks between its letters: three letters."""


def find_apart(survey: Survey) -> Steps:
    """Find characters that stand apart, and join them: `i-g-n-o-r-e`, one on each line, `i.g.n.o.r.e m.e`.

    Where spaces separate the characters, wider gaps are the spaces of the text.
    """
    text = survey.text
    for match in _LIST.finditer(text) if '["' in text or "[\n" in text else ():
        yield _listed(match)
    marks = _marks_apart(survey.raw)
    if marks and len(text) > _SLOW:
        yield from PAUSES
    apart = (*marks, *_spaces_apart(survey))
    shaped = survey.raw.translate(_SINGLES_TABLE) if apart else b""
    for mark in apart:
        if mark not in marks or marks[mark] or _SHAPES[mark] in shaped:
            for match in _APART[mark].finditer(text):
                if mark in _MARKS and not _ENDS.match(text, match.end()):
                    continue  # what ends so is no row from any of its characters: none is tried again
                if match.end() - match.start() > _SLOW:
                    yield from PAUSES
                yield Decoded(_together(match[0], mark), *match.span(), whole=match.span() == (0, len(text)))
            yield from PAUSES
        if mark in _WORD_SHAPES and _may_be_words(shaped, mark):
            words = [found for found in _DOTTED[mark].findall(text) if len(found) >= _LONG_WORD]
            yield from PAUSES
            if sum(word[0].isalpha() and word[-1].isalpha() for word in words) >= _FEWEST_WORDS:
                yield _changed(text, _DOTTED[mark].sub(lambda match: match[0][::2], text))
            yield from PAUSES


def _may_be_words(shaped: bytes, mark: str) -> bool:
    """Whether three letters in a row are joined by the mark, and as many words may begin with two that are."""
    return _WORD_SHAPES[mark].search(shaped) is not None and len(_WORD_BEGINS[mark].findall(shaped)) >= _FEWEST_WORDS


def _listed(match: re.Match[str]) -> Decoded:
    """Return the characters of a list that resembles JSON: escapes in it may be undone already, or be wrong."""
    return Decoded("".join(map(_character, _ITEM.findall(match[1]))), *match.span(), hides=True)


def _character(item: str) -> str:
    try:
        return str(json.loads(f'"{item}"', strict=False))
    except ValueError:
        return item[-1]


def _spaces_apart(survey: Survey) -> Iterator[str]:
    """Yield the space and the line break, if they separate single characters."""
    raw = survey.raw
    if _may_be_spaced(survey) and (_SPACED.search(raw) or _WIDELY_SPACED.search(raw)):
        yield " "
    if _IN_LINES.search(raw):
        yield "\n"


def _may_be_spaced(survey: Survey) -> bool:
    """Whether two single characters stand in a row, as `_SPACED` and `_WIDELY_SPACED` require."""
    return b" a a " in survey.ink or (_WIDE_GAP in survey.ink and b"  a  a" in survey.ink)


def _marks_apart(raw: bytes) -> dict[str, bool]:
    """Return the marks that stand twice between single characters, with whether they do so many times in a row."""
    shaped = raw.translate(_ANY_TABLE)
    found: dict[str, bool] = {}
    at = shaped.find(_ANY_SHAPE)
    while at >= 0:
        if raw[at + 1] == raw[at + 3]:
            mark = chr(raw[at + 1])
            found[mark] = found.get(mark, False) or raw[at + 1 : at + 2 * _FEWEST : 2] == raw[at + 1 : at + 2] * _FEWEST
        at = shaped.find(_ANY_SHAPE, at + 2)
    return dict(sorted(found.items()))


def _changed(text: str, rewritten: str) -> Decoded:
    """Return the lines that were rewritten. Both texts have as many lines."""
    pairs = zip(text.split("\n"), rewritten.split("\n"), strict=True)
    return Decoded("\n".join(after for before, after in pairs if before != after), 0, len(text))


_WIDE_GAP = b" " * 5
"""What separates words whose letters are two spaces apart; lines of code have it too."""
_GAP = re.compile(r"[ \t]+")


def _together(run: str, mark: str) -> str:
    if mark == " ":
        run = run.replace(" _ ", "   ")  # a low line alone stands for a space
        least = min(_GAP.findall(run), key=len)
        return _GAP.sub(lambda gap: "" if len(gap[0]) == len(least) else " ", run)
    if mark == "\n":
        return "".join(line or " " for line in run.rstrip("\n").split("\n"))
    return run[::2]


# Words

_JOINED = {
    mark.encode() * 3: re.compile(rf"{re.escape(mark)}[A-Za-z']{{1,20}}(?:{re.escape(mark)}[A-Za-z']{{1,20}}){{2,}}+")
    for mark in "+_-.|~*#="
}
"""Expressions for words joined by each mark, by three of these marks. No match contains another of the marks, so
matches for two marks never overlap.
"""
_PLUS = re.compile(r"\+[\w%.,!?:;'@-]{1,32}(?:\+[\w%.,!?:;'@-]{1,32}){2,}+")
_CAMEL = re.compile(r"[A-Z][a-z]{1,20}(?:[A-Z][a-z]{1,20}|[AI](?=[A-Z])){4,}+")
_HUMPS = re.compile(rb"ul++(?:ul*+){4}")
"""The shape of five humps, of which all but the first may be an A or I alone."""
_HUMP = re.compile("[A-Z][a-z]*")
_ORDINARY = SMALL | WORDS
_LONGEST_WORD = 32
_SURE = 4
"""Known words in one token that show that it is a sentence, if most are known: names in code have fewer."""


def find_joined(survey: Survey) -> Steps:
    """Find sentences whose words are joined by a mark or by capitals, and yield their lines with the words parted."""
    text = survey.text
    if _is_one_name(survey):
        words = _ANY_HUMP.findall(text)
        if sum(is_known(word.lower()) for word in words) >= max(_FEWEST_OF_NAME, len(words) - 1):
            yield Decoded(" ".join(words), 0, len(text))
            return
    parted = text
    if survey.turns >= _SURE and _HUMPS.search(survey.cases):
        parted = _without_humps(survey)
    if "+" in text:
        parted = yield from _with_parts(_PLUS.finditer(parted), parted)
    if expressions := _that_may_join(survey):
        first, *others = [words.finditer(parted) for words in expressions]
        parted = yield from _with_parts(merge(first, *others, key=re.Match.start) if others else first, parted)
    if parted != text:
        yield _changed(text, parted)


def _is_one_name(survey: Survey) -> bool:
    """Whether the text is only words of letters run together: a name in code that stands alone."""
    return len(survey.raw) <= _LONGEST_ALONE and survey.raw.strip().isalpha()


_LONGEST_ALONE, _FEWEST_OF_NAME = 400, 3
_ANY_HUMP = re.compile("[A-Z]+(?![a-z])|[A-Z]?[a-z]+")


def _with_parts(joined: Iterable[re.Match[str]], text: str) -> Generator[None, None, str]:
    """Return the text with those of its matches parted that are sentences. Matches are in order. Pauses at times."""
    pieces: list[str] = []
    done = 0
    for number, match in enumerate(joined, start=1):
        pieces += text[done : match.start()], _part(match)
        done = match.end()
        if number % _PARTS_TO_PAUSE == 0:
            yield from PAUSES
    return "".join((*pieces, text[done:])) if pieces else text


_PARTS_TO_PAUSE = 128


def _without_humps(survey: Survey) -> str:
    """Return the text with its sentences in humps parted, as if by substituting each match of `_CAMEL`."""
    text = survey.text
    pieces: list[str] = []
    done = 0
    for start in _first_humps(survey):
        humps = _CAMEL.match(text, start) if start >= done else None
        if humps is not None:
            parted = _part_humps(humps)
            apart = " " * (parted != humps[0] and text[start - 1 : start].isalpha())
            pieces += text[done:start], apart, parted
            done = humps.end()
    return "".join((*pieces, text[done:]))


def _first_humps(survey: Survey) -> list[int]:
    """Return where five humps may begin: capitals with small letters between; after an A or I there may be none."""
    kinds = np.frombuffer(survey.cases, np.uint8)
    capitals = np.flatnonzero(kinds == _CAPITAL)
    apart = np.diff(capitals) > 1
    begins = apart[: 2 - _FEWEST_HUMPS or None].copy()
    apart |= _ALONE[np.frombuffer(survey.raw, np.uint8)[capitals[:-1]]]
    for number in range(1, _FEWEST_HUMPS - 1):
        begins &= apart[number : len(begins) + number]
    starts = capitals[: len(begins)][begins]
    ends = capitals[_FEWEST_HUMPS - 1 :][begins]
    others = np.searchsorted(np.flatnonzero(kinds == _NEITHER), np.stack((starts, ends)))
    whole: list[int] = starts[others[0] == others[1]].tolist()
    return whole


_CAPITAL, _NEITHER, _FEWEST_HUMPS = ord("u"), ord(" "), 5
_ALONE = np.array([chr(code) in "AI" for code in range(256)])


def _that_may_join(survey: Survey) -> Sequence[re.Pattern[str]]:
    """Return the expressions of those marks that stand three times in a row with nothing but letters between."""
    bare = survey.raw.translate(None, _IN_JOINED)
    return [words for marks, words in _JOINED.items() if marks[0] in survey.signs and marks in bare]


_SMALL_LETTERS = bytes(range(ord("a"), ord("z") + 1))
_IN_JOINED = _SMALL_LETTERS + _SMALL_LETTERS.upper() + b"'"


def _part(match: re.Match[str]) -> str:
    mark = match[0][0]
    before = match.string[max(0, match.start() - _LONGEST_WORD) : match.start()]
    first = before[len(before.rstrip(_OF_WORDS)) :]
    words = [first, *match[0][1:].split(mark)]
    return match[0].replace(mark, " ") if _is_sentence(words) else match[0]


_OF_WORDS = ascii_letters + "'"


def _part_humps(match: re.Match[str]) -> str:
    words = _HUMP.findall(match[0])
    return " ".join(words) if _is_sentence(words) else match[0]


def _is_sentence(words: Sequence[str]) -> bool:
    small = [word.lower().strip("%,.!?:;'\"") for word in words]
    if _ORDINARY.isdisjoint(small):
        return False
    allowed = min(len(words) - _SURE, (len(words) - 1) // 2)
    return allowed >= 0 and len(list(islice(filterfalse(is_known, small), allowed + 1))) <= allowed
