"""Finds passages that may be language in another order or under a key: letters, few of whose words are English."""

from collections.abc import Iterator, Sequence
from itertools import product

from filters.decoders.bared import LONGEST_END, LONGEST_MARKER, bare, may_be_marked
from filters.decoders.survey import Span, Survey, spans_of_lines
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
_UNWRITTEN = bytes(code if code in _WRITTEN else 10 for code in range(256))
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
        if trimmed >= _MOST_TRIMMED or not _has_few(words, _LONG_WORDS, of=12, within=2 * _AROUND):
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


def _written(survey: Survey) -> list[Span]:
    """Return the spans of the parts that have hardly any characters but those of sentences, without marks of items."""
    sentences = survey.sentences
    if survey.few_parts is not None:
        parts = [bare(sentences, start, end) for start, end in survey.few_parts if end - start >= _SHORTEST]
        return [span for span in parts if _has_letters(survey, *span) and _has_few_others(sentences[slice(*span)])]
    likely = _likely(survey)
    if not likely:
        return []
    starts, ends = survey.parts
    starts = starts[ends - starts >= _SHORTEST]
    marked = frozenset(starts[may_be_marked(sentences, starts)].tolist())
    found: list[Span] = []
    for start, end in likely:
        if start in marked:
            if _has_many_others(sentences[start + LONGEST_MARKER : end - LONGEST_END], end - start):
                continue  # they would be left without the marks, too
            start, end = bare(sentences, start, end)
            if not _has_letters(survey, start, end):
                continue
        if _SHORTEST <= end - start <= _LONGEST and not _has_many_others(sentences[start:end], end - start):
            found.append((start, end))
    return found


def _has_many_others(part: bytes, size: int) -> bool:
    """Whether a part has too many characters other than those of sentences for a passage of that size."""
    return len(part.translate(None, _WRITTEN)) * _ONE_OTHER_IN > size


def _has_letters(survey: Survey, start: int, end: int) -> bool:
    """Whether a part is neither too short nor too long and has enough letters."""
    return _SHORTEST <= end - start <= _LONGEST and survey.letters.count(b"a", start + 1, end + 1) >= _FEWEST_LETTERS


def _likely(survey: Survey) -> list[Span]:
    """Return the spans of the parts with enough letters in a row, only characters of sentences between them.

    All parts that are `_is_of_letters` and have few other characters pass. Those split them into rows, but are at most
    one character in 48, and nearly four in five of the characters other than spaces are letters.
    """
    sentences = survey.sentences
    starts, ends = spans_of_lines(sentences.translate(_UNWRITTEN))
    letters = survey.letters_before
    likely: list[Span] = []
    done = -1
    for row in starts[letters[ends] - letters[starts] >= _FEWEST_LETTERS].tolist():
        if row > done:
            start, done = sentences.rfind(b"\n", 0, row) + 1, sentences.find(b"\n", row)
            done = done if done >= 0 else len(sentences)
            likely.append((start, done))
    return likely


def _has_few_others(part: bytes) -> bool:
    others = part.translate(None, _WRITTEN)
    return len(others if b" " in part else others.replace(b"_", b"")) * _ONE_OTHER_IN <= len(part)


_ONE_OTHER_IN = 48


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
