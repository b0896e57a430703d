"""Finds passages that may be language in another order or under a key: letters, few of whose words are English."""

import re
from collections.abc import Iterator, Sequence, Set
from itertools import product

from filters.decoders.bared import LONGEST_MARKER, MARKER, MARKS, bare, may_be_marked
from filters.decoders.survey import Span, Survey
from filters.decoders.vocabulary import VOCABULARY
from filters.text.lexicon import CORE, SMALL, WORDS

_SHORTEST, _LONGEST = 16, 6_000
_ORDINARY = frozenset(word.encode() for word in CORE | SMALL if len(word) > 1)
_KNOWN = frozenset(word.encode() for word in WORDS | SMALL)
_LONG_WORDS = frozenset(
    word.encode() for word in (*(one for one in WORDS if len(one) > 3), *(one for one in VOCABULARY if len(one) > 5))
)
"""Words that letters in another order do not form by accident."""
_LETTERS = bytes(code for code in range(128) if chr(code).isalpha())
_WRITTEN = _LETTERS + b" \t\r0123456789.,!?'-"
"""Characters of sentences. A passage with more others than an address needs is code, or a table."""
_SPACED = bytes(32 if chr(code) in " \t\r.,!?'-_" else code for code in range(256))
_DIGITS = b"0123456789"
_FEWEST_LETTERS = 13
_FEWEST_DIFFERENT = 6
"""Fewest different characters; a DNA sequence has four."""
_HEAD = 96
"""Characters at the beginning of a line whose words show whether it is English."""


def passages(survey: Survey) -> Iterator[tuple[int, bytes]]:
    """Yield the start and lower-case text of lines, quotations and texts after colons that are nearly all letters and
    have few English words.

    Some are yielded again without English words before and after them: disordered letters between such words do not
    include them.
    """
    trimmed = 0
    for start, end in _written(survey):
        part = survey.sentences[start:end]
        first = _first_words(part)
        led = not _has_few(first, _ORDINARY, of=4)
        if led and not _may_be_led_to(first):
            continue
        if not _is_of_letters(part):
            continue
        words = part.translate(_SPACED).split()
        if not led and _has_few(words, _LONG_WORDS, of=12):
            yield start, part
        if trimmed >= _MOST_TRIMMED or len(part) <= _LEAST_TRIMMED:
            continue
        if not _has_few(words, _LONG_WORDS, of=12, within=2 * _AROUND):
            continue  # no words that are left out at the ends would change that
        for before, after in product(_words_before(part), _words_after(part)):
            within = part[before : len(part) - after]
            if not (before or after) or len(within) < _LEAST_TRIMMED:
                continue
            words = within.translate(_SPACED).split()
            if _has_few(words[:_FIRST_WORDS], _ORDINARY, of=4) and _has_few(words, _LONG_WORDS, of=12):
                trimmed += 1
                yield start + before, within


def _may_be_led_to(first: Sequence[bytes]) -> bool:
    """Whether the first words of a passage may be English words that introduce disordered ones."""
    if len(first) < _FIRST_WORDS or not _LONG_WORDS.isdisjoint(first[_AROUND:]):
        return False
    return _has_few(first[_LEADING:], _ORDINARY, of=4)


_MOST_TRIMMED, _LEAST_TRIMMED = 6, 32
"""Most trimmed passages of a text, and the fewest characters left of each."""
_AROUND = 5
"""Most words removed at either end of a passage."""


def _words_before(part: bytes) -> Sequence[int]:
    return _lengths_of_words(part.split(b" ", _AROUND)[:_AROUND])


def _words_after(part: bytes) -> Sequence[int]:
    return _lengths_of_words(part.rsplit(b" ", _AROUND)[: -_AROUND - 1 : -1])


def _lengths_of_words(words: Sequence[bytes]) -> Sequence[int]:
    """Return two lengths of known words at the beginning, or one if they are equal; each word counts with one space.

    The first is that of the words up to the last long one, the second that of all words before the first unknown one:
    disordered letters form a short word now and then.
    """
    length = telling = 0
    for word in words:
        bare = word.strip(_ENDS)
        if len(bare) < _SHORTEST_WORD or bare not in _KNOWN_AROUND:
            break
        length += len(word) + 1
        telling = length if len(bare) > _SHORT_WORD else telling
    return tuple(dict.fromkeys((telling, length)))


_KNOWN_AROUND = frozenset({*_KNOWN, *_LONG_WORDS})
_SHORTEST_WORD, _SHORT_WORD = 2, 3
_ENDS = b".,!?"


def _first_words(part: bytes) -> list[bytes]:
    words = part[:_HEAD].translate(_SPACED).split(None, _FIRST_WORDS)
    if len(words) <= _FIRST_WORDS and len(part) > _HEAD:
        words = part.translate(_SPACED).split(None, _FIRST_WORDS)
    return words[:_FIRST_WORDS]


_FIRST_WORDS, _LEADING = 8, 4
"""First words of a passage that are examined, and how many of these may introduce it."""


def _written(survey: Survey) -> Iterator[Span]:
    """Yield the spans of the parts that have hardly any characters but those of sentences, without marks of items.

    Where there are many parts, names before values are such marks only as far as `may_be_marked` says.
    """
    sentences = survey.sentences
    are_few = survey.few_parts is not None
    marked: Set[int] | None = None
    for start, end in _likely(survey):
        begin, over = bare(sentences, start, end)
        if begin > start and not are_few and sentences[start] not in MARKS:
            marked = _marked(survey) if marked is None else marked
            begin, over = (begin, over) if start in marked else (start, end)
        if _SHORTEST <= over - begin <= _LONGEST and _has_few_others(sentences[begin:over], are_few=are_few):
            yield begin, over


def _marked(survey: Survey) -> Set[int]:
    """Return where those of many parts begin that marks may stand before."""
    starts, ends = survey.parts
    starts = starts[ends - starts >= _SHORTEST]
    return frozenset(starts[may_be_marked(survey.sentences, starts)].tolist())


def _likely(survey: Survey) -> Iterator[Span]:
    """Yield the spans of the parts with two words or more that may have hardly any characters but those of sentences.

    All parts that pass the looks that follow are among these.
    """
    sentences = survey.sentences
    for match in _LIKELY.finditer(b"\n%b\n" % sentences):
        start = match.start()
        end = sentences.find(b"\n", start)
        yield start, end if end >= 0 else len(sentences)


_ONE_OTHER_IN = 48
_OF_SENTENCES = rb"[a-z0-9 \t\r.,!?'_-]"
_ENDS_OF_PART = rb"(?:[\])}|/*~_'.,; \t]|</[a-z][a-z0-9]{0,9}>)*+(?=\n)"
_LIKELY = re.compile(
    rb"\n(?=[ \t\r\f\v_]*+[^\s_]++[ \t\r\f\v_]++[^\s_])(?:%(marker)b)*+"  # two words, maybe after marks
    rb"(?:(?<=[^\n]{%(longest)d})|%(of)b{%(letters)d,}+%(ends)b"
    rb"|(?=[^\n]{%(other_in)d})(?:[^\n]{%(twice)d}|%(of)b*+[^\n]%(of)b*+%(ends)b))"
    % {
        b"marker": MARKER,
        b"longest": LONGEST_MARKER,
        b"of": _OF_SENTENCES,
        b"letters": _FEWEST_LETTERS,
        b"ends": _ENDS_OF_PART,
        b"other_in": _ONE_OTHER_IN,
        b"twice": 2 * _ONE_OTHER_IN,
    }
)
"""A line break, and the beginning of a part that is worth a closer look.

After the marks that `bare` may take off, though not if these are so long that it takes off only some, there stand only
characters of sentences, up to marks at the end; or the part is long enough for one other character, or for more. Only
letters are in neither of these marks. A name that is left, as it is no mark there, has one other character after it,
and what follows that is long enough then.
"""


def _has_few_others(part: bytes, *, are_few: bool) -> bool:
    """Whether a part has few enough characters other than those of sentences.

    If it is one of few parts, underscores may stand for the spaces that it lacks.
    """
    others = part.translate(None, _WRITTEN)
    return len(others.replace(b"_", b"") if are_few and b" " not in part else others) * _ONE_OTHER_IN <= len(part)


def _has_few(words: Sequence[bytes], known: frozenset[bytes], *, of: int, within: int = 0) -> bool:
    """Whether at most one word in `of` is known. The first and the last `within` words do not count as known."""
    return len(known.intersection(words[within : len(words) - within])) * of <= len(words)


def _is_of_letters(small: bytes) -> bool:
    inked = b"".join(small.replace(b"_", b" ").split())
    others = inked.translate(None, _LETTERS)
    marks = len(others.translate(None, _DIGITS))
    if len(inked) - len(others) < _FEWEST_LETTERS or marks * 16 > len(inked) + 8 or len(inked) * 10 < len(small) * 7:
        return False
    if (len(others) - marks) * _FEWEST_PER_DIGIT > len(inked):
        return False
    return len(set(inked[:_HEAD])) >= _FEWEST_DIFFERENT


_FEWEST_PER_DIGIT = 6
"""Fewest characters other than blanks for each digit: listings, tables and digests have more digits."""
