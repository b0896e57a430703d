"""Words that were pulled apart, broken by marks or run together, put right by the words of the lexicon.

A model reads `ig**nore`, `i·g·n·o·r·e` and `ignoreallprevious` as easily as the words; rules look for words.
"""

import re
from collections.abc import Generator, Iterator, Sequence
from operator import add

import ahocorasick

from filters.decoded import Decoded, Steps
from filters.lexicon import CORE, SMALL, WORDS, is_known

_LETTERS_TABLE = bytes(97 if chr(code).isalpha() and code < 128 else 32 for code in range(256))
_BREAKS_TABLE = bytes(
    97 if chr(code).isalpha() else 32 if chr(code) in " \t\r\n'" or chr(code).isdigit() else 115 for code in range(128)
) + bytes(128)
_RUN_LEAST = 16
_RUN_SIGN = b"a" * _RUN_LEAST
_APART_SIGNS = (re.compile(rb" a +a +a +a "), re.compile(rb" aa +aa +aa "))
_BREAK = re.compile(rb"as{1,4}a")
_BREAK_SIGNS = (b"asa", b"assa", b"asssa", b"assssa")
_BREAK_END = b"sa"

# Elements that stand within a line of text, and comments. Others, as prompts have them, part words anyway.
_TAG = re.compile(
    r"<(?:/?(?:abbr|a|bdo|big|br|b|code|del|div|em|font|ins|i|kbd|li|mark|p|q|small|span|strike|strong|sub|sup|s|td|tr|tt"
    r"|u|wbr)(?![A-Za-z])[^<>]{0,200}+|!--[^<>]{0,200}+)>",
    re.IGNORECASE,
)
_WORD_BEFORE = re.compile(r"[A-Za-z]{1,20}\Z")
_WORD_AFTER = re.compile(r"[A-Za-z]{1,20}")
_LONGEST_WORD = 20
_GAP = r"(?:-\r?\n[ \t]{0,8}|[^\w\s'<>]{1,4}|_{1,3})"
_BROKEN = re.compile(rf"(?<![A-Za-z])[A-Za-z]{{1,20}}+(?:{_GAP}[A-Za-z]{{1,20}}+(?![A-Za-z]))++")
_PARTS = re.compile(rf"([A-Za-z]+)({_GAP})?")
_ORDINARY_GAPS = frozenset("-./,:_&+")
"""Marks that stand between whole words of ordinary text as well."""
_MOST_PARTS = 4
_BEGUN = frozenset(word[:length] for word in WORDS for length in range(2, len(word) + 1))
"""What the first two parts of a broken word can be."""
_LETTERS = re.compile(r"[a-z]+")
_SHORTEST = 3
_APART = re.compile(r"(?<![^\W_])[^\W\d_]{1,2}+(?:[\W_]{1,12}+[^\W\d_]{1,2}+(?![^\W_])){7,}+")
_NO_LETTER = re.compile(r"[\W_]+")


def find_spacing(text: str) -> Steps:
    """The whole text with its words put right, if any are found.

    Words broken by tags, marks or a hyphen at the end of a line are mended; letters and pairs of letters that stand
    apart, and letters in one long run, become words where several words of the lexicon follow each other there.
    """
    mended = text
    if "<" in text and ">" in text:
        mended = _TAG.sub(_without_tag, mended)
        yield None
    letters = b" %b " % mended.encode("ascii", "replace").translate(_LETTERS_TABLE)
    if any(sign.search(letters) for sign in _APART_SIGNS):
        mended = _APART.sub(_part_joined, mended)
        yield None
    if "-\n" in mended or "-\r\n" in mended:
        mended = _BROKEN.sub(_mend, mended)
        yield None
    else:
        mended = yield from _mended(mended)
    if _RUN_SIGN in letters:
        mended = _parted_runs(mended)
    if mended != text:
        yield Decoded(mended, 0, len(text))


def _mended(text: str) -> Generator[None, None, str]:
    """A text without hyphens at the ends of its lines, its broken words mended; pauses after each few of them."""
    breaks = text.encode("ascii", "replace").translate(_BREAKS_TABLE)
    if not (_BREAK_END in breaks and any(sign in breaks for sign in _BREAK_SIGNS)):
        return text
    pieces: list[str] = []
    done = 0
    at = breaks.find(_BREAK_END)
    while at >= 0:
        start, end = breaks.rfind(b" ", done, at) + 1 or done, breaks.find(b" ", at)
        end = len(breaks) if end < 0 else end
        # Single letters that stand apart are not parts of words, but letters that `_APART` finds.
        if (
            breaks.find(b"aa", start, end) >= 0
            and _BREAK.search(breaks, start, end)
            and _may_make_a_word(text[start:end])
        ):
            pieces += text[done:start], _BROKEN.sub(_mend, text[start:end])
            done = end
            yield
        at = breaks.find(_BREAK_END, end)
    return "".join([*pieces, text[done:]]) if pieces else text


def _without_tag(match: re.Match[str]) -> str:
    """What stands for a tag: nothing within a word, else a space."""
    start, end = match.span()
    before = _WORD_BEFORE.search(match.string, max(0, start - _LONGEST_WORD), start)
    after = _WORD_AFTER.match(match.string, end)
    if before is None or after is None:
        return " "
    return " " if is_known(before[0].lower()) and is_known(after[0].lower()) else ""


def _mend(match: re.Match[str]) -> str:
    """The parts of a broken word joined where that gives a word, and parted by what parted them elsewhere."""
    if not _may_make_a_word(match[0]):
        return match[0]
    parts = _PARTS.findall(match[0])
    if max(len(letters) for letters, _ in parts) == 1:
        return match[0]
    mended = []
    at = 0
    while at < len(parts):
        count = _parts_of_word(parts[at : at + _MOST_PARTS])
        mended += [letters for letters, _ in parts[at : at + count]]
        mended.append(parts[at + count - 1][1])
        at += count
    return "".join(mended)


def _may_make_a_word(run: str) -> bool:
    """Whether any two parts next to each other begin a word: next to none do in code and markup."""
    small = _LETTERS.findall(run.lower())
    return not _BEGUN.isdisjoint(map(add, small, small[1:]))


def _parts_of_word(parts: Sequence[tuple[str, str]]) -> int:
    """How many of the parts make a word together that they are not already."""
    for count in range(len(parts), 1, -1):
        word = "".join(letters for letters, _ in parts[:count]).lower()
        if word in WORDS:
            known = [letters.lower() in WORDS for letters, _ in parts[:count]]
            ordinary = all(gap in _ORDINARY_GAPS for _, gap in parts[: count - 1])
            if not (any(known) if ordinary else all(known)):
                return count
    return 1


def _automaton() -> ahocorasick.Automaton:
    automaton = ahocorasick.Automaton()
    endings = ("", "s", "ed", "ing", "ly")
    stems = {stem for word in CORE if not word.endswith(("s", "ed", "ing")) for stem in (word, word.removesuffix("e"))}
    forms = {stem + ending for stem in stems for ending in endings}
    for word in filter(str.isascii, SMALL | CORE | {form for form in forms if is_known(form)}):
        automaton.add_word(word, len(word))
    automaton.make_automaton()
    return automaton


_AUTOMATON = _automaton()
_WIDEST_GAP = 3
"""Letters between two words of a run that may be an ending or a word that the lexicon does not have."""
_PROOF_WORDS, _PROOF_LETTERS = 3, 12
"""What shows that a part of a run is language: so many words in a row, and so many letters in them."""


def _part_joined(match: re.Match[str]) -> str:
    joined = _NO_LETTER.sub("", match[0])
    parted = part_words(joined)
    return match[0] if parted == joined else parted


def _parted_runs(text: str) -> str:
    """A text with all of its long runs of letters parted."""
    letters = text.encode("ascii", "replace").translate(_LETTERS_TABLE)
    pieces: list[str] = []
    done = 0
    at = letters.find(_RUN_SIGN)
    while at >= 0:
        end = letters.find(b" ", at)
        end = len(letters) if end < 0 else end
        pieces += text[done:at], part_words(text[at:end])
        done = end
        at = letters.find(_RUN_SIGN, end)
    return "".join([*pieces, text[done:]])


def part_words(run: str) -> str:
    """A run of letters with spaces between its words, wherever these are proven by several words in a row."""
    pieces: list[str] = []
    done = 0
    for chain in _chains(_words_of(run)):
        if len(chain) >= _PROOF_WORDS and sum(end - start for start, end in chain) >= _PROOF_LETTERS:
            pieces += [run[done : chain[0][0]], *_spelled(run, chain)]
            done = chain[-1][1]
    pieces.append(run[done:])
    return " ".join(filter(None, pieces))


def _words_of(run: str) -> list[tuple[int, int]]:
    """The words that cover the run best, long ones before short ones: the squares of their lengths add up to most."""
    small = run.lower()
    if len(small) != len(run):
        return []
    best = [0]
    taken = [0]
    for last, length in _AUTOMATON.iter(small):
        _extend(best, taken, last + 1)
        worth = best[last + 1 - length] + length * length
        if worth > best[last + 1]:
            best[last + 1], taken[last + 1] = worth, length
    _extend(best, taken, len(run))
    found = []
    end = len(run)
    while end:
        if taken[end]:
            found.append((end - taken[end], end))
        end -= taken[end] or 1
    return found[::-1]


def _extend(best: list[int], taken: list[int], end: int) -> None:
    """Carries the best so far on to where the next word ends."""
    more = end + 1 - len(best)
    best += [best[-1]] * more
    taken += [0] * more


def _chains(words: Sequence[tuple[int, int]]) -> Iterator[list[tuple[int, int]]]:
    """The words that follow each other with next to nothing between."""
    chain: list[tuple[int, int]] = []
    for start, end in words:
        if chain and start - chain[-1][1] > _WIDEST_GAP:
            yield chain
            chain = []
        chain.append((start, end))
    yield chain


def _spelled(run: str, chain: Sequence[tuple[int, int]]) -> Iterator[str]:
    """The words of a chain and what stands between them, which belongs to the word before if it is an ending."""
    for (start, end), (following, _) in zip(chain, [*chain[1:], (chain[-1][1], 0)], strict=True):
        if is_known(run[start:following].lower()):
            yield run[start:following]
        else:
            yield run[start:end]
            yield run[end:following]
