"""Decoders that restore words that were pulled apart, broken by marks or tags, or run together, by the lexicon's words.

A model reads `ig**nore`, `i·g·n·o·r·e` and `ignoreallprevious` as easily as the plain words; rules look for words.
"""

import re
from collections.abc import Generator, Iterable, Iterator, Sequence
from itertools import compress, filterfalse, repeat
from operator import add

import ahocorasick

from filters import steps
from filters.decoders.decoded import PAUSES, Edit, Steps, rewritten
from filters.decoders.runs import has_any
from filters.decoders.survey import Survey, runs
from filters.decoders.vocabulary import VOCABULARY
from filters.text.lexicon import CORE, ENGLISH, LONG, SMALL, WORDS, is_known

_MARKS = bytes(code for code in range(33, 128) if not chr(code).isalnum() and chr(code) not in "'<>")
_BROKEN_SHAPE = bytes(
    32 if chr(code).isspace() else 109 if code in _MARKS else 108 if chr(code).isalnum() and code < 128 else 120
    for code in range(256)
)
_MARK_BEFORE_LETTER = b"ml"
_MARKED_ARE_FEW = 8
"""If a text has more spaces than this for each letter after a mark, it is faster to look only at words with marks."""
_BORDERS = bytes(32 if chr(code) in '"()[]{}=/:;,<>' else code for code in range(256))
"""A table that replaces the marks around words in code and markup with spaces."""
_RUN_LEAST = 16
_HIDDEN_WORDS = 11
"""From so many different words in one run on, the run counts as hidden. Rows of element names repeat few words."""
_PAIR_SIGNS = (b" aa aa aa ", b" aa  aa  aa ", b" aa   aa   aa ")
_SOME_APART = re.compile(rb" a(?:a( {1,3})aa\1aa| (?: {4,}+| *a +)a) ")
"""What `_letters_apart` needs: one of these, or single letters six characters apart or three in a row."""
_FOUR_APART = 6
_NEXT = 4
"""Characters from one single letter to the next, at most, between which there cannot be a word."""
_AROUND = 128
"""Characters before and after letters that stand apart in which less regular groups may continue them."""
_TELLING = frozenset(word.encode() for word in WORDS if word.isascii())

# Elements that stand within a line of text, and comments. Other elements, such as those in prompts, separate words.
_TAG = re.compile(
    r"<(?:/?(?:abbr|a|bdo|big|br|b|code|del|div|em|font|ins|i|kbd|li|mark|p|q|small|span|strike|strong|sub|sup|s|td|tr|tt"
    r"|u|wbr)(?![A-Za-z])[^<>]{0,200}+|!--[^<>]{0,200}+)>",
    re.IGNORECASE,
)
# A row of elements, whatever they are called, with one character in each.
_SINGLES = re.compile(r"<([A-Za-z]\w{0,20}+)>[^<>\n]</\1>(?:\s{0,8}+<\1>[^<>\n]</\1>){5,}+")
_ELEMENT = re.compile("<[^<>]*>")
_WORD_BEFORE = re.compile(r"[A-Za-z]{1,20}\Z")
_WORD_AFTER = re.compile(r"[A-Za-z]{1,20}")
_LONGEST_WORD = 20
_GAP = r"(?:-\r?\n[ \t]{0,8}|[^\w\s'<>]{1,4}|_{1,3})"
_BROKEN = re.compile(rf"(?<![A-Za-z])[A-Za-z]{{1,20}}+(?:{_GAP}[A-Za-z]{{1,20}}+(?![A-Za-z]))++")
_HYPHENATED = re.compile(r"[A-Za-z]{1,20}-\r?\n[ \t]{0,8}[A-Za-z]{1,20}(?![A-Za-z])")
_HYPHENS_AT_ENDS = b"-\n", b"-\r\n"
_PARTS = re.compile(rf"([A-Za-z]+)({_GAP})?")
_ORDINARY_GAPS = frozenset("-./,:_&+")
"""Marks that stand between whole words of ordinary text as well."""
_MOST_PARTS = 4
_BEGUN = frozenset(word[:length] for word in WORDS for length in range(2, len(word) + 1))
"""What the first two parts of a broken word can be together."""
_LETTERS = re.compile(r"[a-z]+")
_SHORTEST = 3
_APART = re.compile(r"(?<![^\W_])[^\W\d_]{1,2}+(?:[\W_]{1,12}+[^\W\d_]{1,2}+(?![^\W_])){7,}+")
_NO_LETTER = re.compile(r"[\W_]+")


def find_tags(survey: Survey) -> Steps:
    """Find the text without the tags that stand within its lines, and without comments.

    A row of equal elements with one character in each is found first, without its tags.
    """
    text = survey.text
    if "<" in text and ">" in text:
        edits = [Edit(*match.span(), _ELEMENT.sub("", match[0])) for match in _SINGLES.finditer(text)]
        if edits:
            yield rewritten(text, edits)
            edits.clear()
        for match in _TAG.finditer(text):
            edits.append(Edit(*match.span(), _without_tag(match)))
            if len(edits) % _TAGS_TO_PAUSE == 0:
                yield from PAUSES
        if edits:
            yield rewritten(text, edits)


_TAGS_TO_PAUSE = 512


def find_markup(survey: Survey) -> Steps:
    """Find the text without the macros of TeX, or without the tags in square brackets, that break its words."""
    text = survey.text
    for hints, part in ((("\\", "{"), _MACRO), (("[/",), _BRACKETED)):
        edits = list(_unbroken(text, part)) if all(map(text.__contains__, hints)) else ()
        if edits:
            yield rewritten(text, edits)


def _unbroken(text: str, part: re.Pattern[str]) -> Iterator[Edit]:
    """Yield the edits that remove such markup from words that it breaks."""
    done = 0
    for match in part.finditer(text):
        if match.start() < done:
            continue
        before = _WORD_BEFORE.search(text, max(done, match.start() - _LONGEST_WORD), match.start())
        start = done = before.start() if before else match.start()
        pieces: list[str] = []
        while True:
            letters = _WORD_AFTER.match(text, done)
            further = letters or part.match(text, done)
            if further is None:
                break
            pieces.append(further[0] if letters else next(filter(None, _IN_MACRO.findall(further[0])[::-1]), ""))
            done = further.end()
        if _are_of_a_word([piece.lower() for piece in pieces if piece]):
            yield Edit(start, done, "".join(pieces))


def _are_of_a_word(pieces: Sequence[str]) -> bool:
    """Whether pieces are no words, but make one, and not by an ending alone: markup may stand around its stem."""
    word = "".join(pieces)
    if len(pieces) < 2 or not (is_known(word) or word in VOCABULARY) or all(map(is_known, pieces)):
        return False
    return len(word) - len(pieces[0]) > _LONGEST_ENDING or not is_known(pieces[0])


_LONGEST_ENDING = 3
_MACRO = re.compile(r"\\[A-Za-z]{1,20}+(?:\{[A-Za-z]{0,20}+\}){1,3}+")
_BRACKETED = re.compile(r"\[/?[A-Za-z]{1,10}+(?:=[^\[\]\n]{0,30}+)?\]")
_IN_MACRO = re.compile(r"\{([A-Za-z]+)\}")


def find_spacing(survey: Survey) -> Steps:
    """Find the text with its words restored.

    Words broken by marks or a hyphen at the end of a line are joined. Letters and pairs of letters that stand apart,
    and letters in one long run, become words if several words of the lexicon follow each other there.
    """
    text, letters = survey.text, survey.letters
    edits: list[Edit] = []
    first, last = _letters_apart(letters) if _SOME_APART.search(letters) and _may_stand_apart(survey) else (-1, -1)
    if last >= 0:
        yield from PAUSES
        for match in _APART.finditer(text, max(0, first - _AROUND), last + _AROUND):
            edits.append(Edit(*match.span(), (yield from _part_joined(match))))
            yield None
        yield from PAUSES
    edits += yield from _mended(survey)
    hidden = False
    if survey.has_run(_RUN_LEAST):
        for span in runs(letters[1:-1], _RUN_LEAST):
            humps = _humps(text[slice(*span)])
            edits.append(Edit(*span, " ".join(humps) if humps else (yield from _parted(text, *span))))
            hidden |= not humps and len(set(edits[-1].text.split())) >= _HIDDEN_WORDS
            yield None
    made = list(_in_order(text, edits))
    if made:
        yield rewritten(text, made, hides=hidden)


def _in_order(text: str, edits: Iterable[Edit]) -> Iterator[Edit]:
    """Yield the edits that change something, in order, without those that begin within another."""
    done = 0
    for edit in sorted(edits):
        if edit.start >= done and text[edit.start : edit.end] != edit.text:
            yield edit
            done = edit.end


def _may_stand_apart(survey: Survey) -> bool:
    """Return whether eight groups of one or two letters may follow each other, with no longer one between (`_APART`).

    In a text beyond ASCII, only whether there is room for so many is checked.
    """
    if survey.text.isascii():
        return _SHORT_GROUPS.search(survey.letters) is not None
    first, *others = survey.letters[1:-1].split(_LONGER)
    return max(len(first), *(len(part.lstrip(b"a")) for part in others), 0) >= 2 * _FEWEST_APART - 1


_LONGER, _FEWEST_APART = b"aaa", 8
"""The first letters of a longer group. The rest of that group begins the next part, with no space before it."""
_SHORT_GROUPS = re.compile(rb" aa?+ ++(?:aa?+ ++){%d}aa?+ " % (_FEWEST_APART - 2))


def _letters_apart(letters: bytes) -> tuple[int, int]:
    """Return the first and the last place where four letters, or three pairs of letters, stand apart; else -1 twice."""
    places = [at for sign in _PAIR_SIGNS for at in (letters.find(sign), letters.rfind(sign)) if at >= 0]
    before = begun = 0
    at = letters.find(b" a ")
    while at >= 0:
        if not before or (at - before > _NEXT and letters.find(b"aa", before, at) >= 0):
            begun = at
        elif at - begun >= _FOUR_APART:
            places += begun, at
        before = at
        at = letters.find(b" a ", at + 2)
    return (min(places), max(places)) if places else (-1, -1)


def _mended(survey: Survey) -> Generator[None, None, list[Edit]]:
    """Return the edits that restore the words broken by marks; pauses after each run without white space."""
    text, raw, small = survey.text, survey.raw, survey.small
    edits: list[Edit] = []
    for token in _broken(small):
        mended: dict[str, list[Edit]] = {}
        at = small.find(token)
        while at >= 0:
            end = at + len(token)
            found = mended.get(text[at:end])
            if found is None:
                matches = _BROKEN.finditer(text[at:end])
                found = mended[text[at:end]] = [Edit(*match.span(), _mend(match)) for match in matches]
                yield
            edits += (Edit(at + edit.start, at + edit.end, edit.text) for edit in found)
            at = small.find(token, end)
    if has_any(raw, _HYPHENS_AT_ENDS):
        for hyphen in _HYPHENATED.finditer(text):
            edits += (Edit(*match.span(), _mend(match)) for match in _BROKEN.finditer(text, *hyphen.span()))
            yield
    return edits


def _broken(small: bytes) -> set[bytes]:
    """Return the runs without white space, or their parts, that are words of the lexicon once their marks are gone."""
    shaped = small.translate(_BROKEN_SHAPE)
    marked = shaped.count(_MARK_BEFORE_LETTER)
    if not marked:
        return set()
    few = marked * _MARKED_ARE_FEW < shaped.count(b" ")
    broken = _with_marks(_marked(small, shaped) if few else small.split())
    parts = list(broken | _with_marks(b" ".join(broken).translate(_BORDERS).split()))
    letters = b"\n".join(parts).translate(None, _MARKS).split(b"\n")
    return set(compress(parts, map(_TELLING.__contains__, letters)))


def _with_marks(tokens: Iterable[bytes]) -> set[bytes]:
    """Return the different tokens that have marks within, without the marks around them."""
    marked = filterfalse(bytes.isalnum, set(tokens))
    return set(filterfalse(bytes.isalnum, map(bytes.strip, marked, repeat(_MARKS))))


def _marked(small: bytes, shaped: bytes) -> Iterator[bytes]:
    """Yield the runs without white space that have a letter or digit after a mark."""
    at = shaped.find(_MARK_BEFORE_LETTER)
    while at >= 0:
        start, end = shaped.rfind(b" ", 0, at) + 1, shaped.find(b" ", at)
        end = end if end >= 0 else len(shaped)
        yield small[start:end]
        at = shaped.find(_MARK_BEFORE_LETTER, end)


def _without_tag(match: re.Match[str]) -> str:
    """Return what replaces a tag: nothing within a word, else a space."""
    start, end = match.span()
    if not (match.string[start - 1 : start].isalpha() and match.string[end : end + 1].isalpha()):
        return " "
    before = _WORD_BEFORE.search(match.string, max(0, start - _LONGEST_WORD), start)
    after = _WORD_AFTER.match(match.string, end)
    if before is None or after is None:
        return " "
    return " " if is_known(before[0].lower()) and is_known(after[0].lower()) else ""


def _mend(match: re.Match[str]) -> str:
    """Return a match of `_BROKEN` with its parts joined where they make a word, and with their gaps elsewhere."""
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
    """Return whether any two adjacent parts together begin a word: in code and markup, hardly any do."""
    small = _LETTERS.findall(run.lower())
    return not _BEGUN.isdisjoint(map(add, small, small[1:]))


def _parts_of_word(parts: Sequence[tuple[str, str]]) -> int:
    """Return how many of the first parts make one word together; 1 if none do, or if they are words already."""
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
    plain = ENGLISH | VOCABULARY
    stems = {word for word in plain if len(word) >= _STEM and not word.endswith(("s", "ed", "ing"))}
    forms = {word + "s" for word in stems}
    forms |= {word.removesuffix("e") + ending for word in stems for ending in ("ing", "ed")}
    foreign = {word for word in WORDS if len(word) >= LONG}
    for word in filter(str.isascii, SMALL | CORE | foreign | plain | forms):
        automaton.add_word(word, len(word))
    automaton.make_automaton()
    return automaton


_STEM = 4
"""Letters of a word, at least, whose forms are added: too many forms of shorter ones are other words."""
_AUTOMATON = _automaton()
_WORTH = [length**1.5 for length in range(2 * _LONGEST_WORD)]
"""The worth of a word by its number of letters: a long word is worth more than the shorter ones in it together."""
_WIDEST_GAP = 3
"""Letters between two words of a chain, at most: they may be an ending or a word that the lexicon lacks."""
_PROOF_WORDS, PROOF_LETTERS = 3, 12
"""How many words in a row, and letters in them, prove that a part of a run is language."""


def _part_joined(match: re.Match[str]) -> Generator[None, None, str]:
    joined = _NO_LETTER.sub("", match[0])
    parted = yield from part_words_in_steps(joined)
    return match[0] if parted == joined else parted


_HUMP = re.compile("[A-Z]?[a-z]+|[A-Z]+(?![a-z])")


def _humps(run: str) -> Sequence[str]:
    """Return the words of a run of letters whose beginnings are capitals (camel case), which hides nothing.

    Returns the run as the only one if too few of these are known, and none if it has too few capitals or too many.
    """
    if run.islower() or run.isupper() or run[1:].islower() or not _may_have_long_humps(run):
        return ()
    humps: list[str] = _HUMP.findall(run)
    if len(humps) * _FEWEST_IN_HUMP > len(run):
        return ()
    if len(humps) < _PROOF_WORDS:
        return (run,)
    return humps if sum(is_known(hump.lower()) for hump in humps) >= _PROOF_WORDS else (run,)


def _parted(text: str, start: int, end: int) -> Generator[None, None, str]:
    """Return a run of letters without camel case parted into words, but unchanged if it looks like part of base64."""
    run = text[start:end]
    if run.islower() or run.isupper() or run[1:].islower():
        return (yield from part_words_in_steps(run))
    beside = text[max(0, start - 1) : start] + text[end : end + 1]
    return (yield from part_words_in_steps(run)) if _OF_BASE64.isdisjoint(beside) else run


def _may_have_long_humps(run: str) -> bool:
    """Return whether a run of ASCII letters has few enough capitals after small letters to be words in camel case."""
    return (run.encode().translate(_CASES).count(b"lu") + 1) * _FEWEST_IN_HUMP <= len(run)


_CASES = bytes(108 if chr(code).islower() else 117 for code in range(256))
_FEWEST_IN_HUMP = 4
_OF_BASE64 = frozenset("0123456789+/=")


def part_words(run: str) -> str:
    """Return a run of letters with spaces between its words, wherever several words in a row prove these."""
    return steps.run(part_words_in_steps(run))


def part_words_in_steps(run: str) -> Generator[None, None, str]:
    """Return what `part_words` does, and pause after each few words of a long run."""
    pieces: list[str] = []
    done = 0
    words = yield from _words_of(run)
    for chain in _chains(words):
        if len(chain) >= _PROOF_WORDS and sum(end - start for start, end in chain) >= PROOF_LETTERS:
            pieces.append(run[done : chain[0][0]])
            for number, word in enumerate(_spelled(run, chain), start=1):
                pieces.append(word)
                if number % _WORDS_TO_PAUSE == 0:
                    yield from PAUSES
            done = chain[-1][1]
    pieces.append(run[done:])
    return " ".join(filter(None, pieces))


def _words_of(run: str) -> Generator[None, None, list[tuple[int, int]]]:
    """Return the spans of the words that cover the run best, as the sum of their worth is greatest."""
    small = run.lower()
    if len(small) != len(run):
        return []
    best = [0.0]
    taken = [0]
    for number, (last, length) in enumerate(_AUTOMATON.iter(small), start=1):
        if number % _WORDS_TO_PAUSE == 0:
            yield from PAUSES
        _extend(best, taken, last + 1)
        worth = best[last + 1 - length] + _WORTH[length]
        if worth > best[last + 1]:
            best[last + 1], taken[last + 1] = worth, length
    _extend(best, taken, len(run))
    if len(run) > _WORDS_TO_PAUSE:
        yield from PAUSES
    found = []
    end = len(run)
    while end:
        if taken[end]:
            found.append((end - taken[end], end))
        end -= taken[end] or 1
    return found[::-1]


_WORDS_TO_PAUSE = 512


def _extend(best: list[float], taken: list[int], end: int) -> None:
    """Extend the best worth so far to the place where the next word ends."""
    more = end + 1 - len(best)
    best += [best[-1]] * more
    taken += [0] * more


def _chains(words: Sequence[tuple[int, int]]) -> Iterator[list[tuple[int, int]]]:
    """Yield the chains of words that have at most `_WIDEST_GAP` letters between them."""
    chain: list[tuple[int, int]] = []
    for start, end in words:
        if chain and start - chain[-1][1] > _WIDEST_GAP:
            yield chain
            chain = []
        chain.append((start, end))
    yield chain


def _spelled(run: str, chain: Sequence[tuple[int, int]]) -> Iterator[str]:
    """Yield the words of a chain and the letters between them, joined to the word before if they are its ending."""
    for (start, end), (following, _) in zip(chain, [*chain[1:], (chain[-1][1], 0)], strict=True):
        if is_known(run[start:following].lower()):
            yield run[start:following]
        else:
            yield run[start:end]
            yield run[end:following]
