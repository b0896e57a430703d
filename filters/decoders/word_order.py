"""Decoder of sentences whose words stand from the last to the first."""

import re
from collections.abc import Iterator, Sequence
from functools import partial
from itertools import pairwise, product, starmap

import ahocorasick

from filters.decoders.bared import bare
from filters.decoders.decoded import Decoded, Steps
from filters.decoders.survey import Survey

_ARTICLES = ("the", "your", "my", "every", "a", "an", "our")
_LINKS = (
    "of",
    "to",
    "in",
    "from",
    "all",
    "and",
    "at",
    "with",
    "before",
    "about",
    "for",
    "on",
    "that",
    "by",
    "as",
    "do",
)
_WRONG_AS_WELL = """
be will; be can; be must; be should; be would; been have; been has; not does; a is; an is; the is; the are; a are;
a have; to need; to want; to able; to like; do how; me let; me help; me give; sure make; an as; a as; the if; the when;
of instead; of list; of part; on based; than rather; previous the; new the; first the; last the; next the; same the;
current the; following the; own your; not must; not should;
you if; have i; used be; to is; need i; me tell; to used; an are; this of; would i; like would; is which; not are;
want i; be not; a be; the see; the find; the explain; the into; a into; the share; the ensure; the provide; a provide;
the generate; a generate; the summarize; a create; the create; the me; the was; the have; the or; a or; the when;
a when; the where; the whether; the through; the under; a if; a not; the using; a using; to sure; to due; to according;
to trying; any without; any have; your share; be cannot; be may; know me; to way; of out; by used; in used; for used;
of name; of end; of number; instructions previous; previous all; all ignore; of sure; of because; of kind; of lot
"""
_ASKING = frozenset(
    (
        "ignore", "forget", "reveal", "tell", "give", "send", "delete", "print", "show", "write", "read", "describe",
        "remember", "translate", "follow", "open", "copy", "forward", "update", "check", "say",
    )
)  # fmt: skip
_LEADING = frozenset(
    ("please", "now", "just", "then", "also", "first", "next", "so", "and", "but", "must", "should", "to", "you", "i")
)
"""What may stand before the verb of a request."""
_FEWEST_IN_ORDER = 4
_MARKS_AT_WORDS = ".,!?;:\"'()"
_CLOSING = ".,!?;:"
"""Marks that follow a word without a space."""
_PARTS = re.compile(r"\w+|\W")


def _wrong_pairs() -> ahocorasick.Automaton:
    """What stands in hardly any English sentence, and in most that are read from their end."""
    automaton = ahocorasick.Automaton()
    for article, word in product(_ARTICLES, (*_LINKS, *_ASKING)):
        automaton.add_word(f" {article} {word} ", len(f"{article} {word} "))
    for pair in _WRONG_AS_WELL.split(";"):
        automaton.add_word(f" {pair.strip()} ", len(pair.strip()) + 2)
    automaton.make_automaton()
    return automaton


_WRONG = _wrong_pairs()


def find_word_order(survey: Survey) -> Steps:
    """Lines, and quoted parts of lines, whose words stand from the last to the first."""
    text = survey.text
    parts = survey.sentences
    counts: dict[tuple[int, int], int] = {}
    start = done = 0
    for last, _ in _WRONG.iter(f" {parts.decode()} ".replace("\n", " ")):
        if last - 2 >= done:
            start, done = parts.rfind(b"\n", 0, last - 2) + 1, parts.find(b"\n", last - 2)
            done = done if done >= 0 else len(parts)
        counts[start, done] = counts.get((start, done), 0) + 1
    found: set[tuple[int, int]] = set()
    chance = bool(counts) and _is_in_no_order(parts, sum(counts.values()))
    for (start, end), count in counts.items():
        start, end = bare(parts, start, end)
        words = text[start:end].split()
        if _is_backwards(words, b" %b " % parts[start:end], count - chance):
            found.add((start, end))
            yield Decoded(_turned(words), start, end)
        else:
            yield None
    for start, end in starmap(partial(bare, parts), _lines_with_wrong_ends(survey)):
        if (start, end) not in found and _ends_before_it_begins(text[start:end].split()):
            yield Decoded(_turned(text[start:end].split()), start, end)
        yield None


def _is_in_no_order(parts: bytes, wrong: int) -> bool:
    """Whether a long text has hardly any pairs of words that are frequent in sentences, from either end.

    Words that stand in no order, or in lists, have a wrong pair now and then by chance.
    """
    words = parts.count(b" ") + parts.count(b"\n")
    return words >= _MANY_WORDS and (wrong + sum(map(parts.count, _OFTEN))) * _ONE_PAIR_IN < words


_MANY_WORDS, _ONE_PAIR_IN = 200, 100


def _turned(words: Sequence[str]) -> str:
    """The words from the last to the first, and each from its last part where the marks stand before words, not after.

    So all that was reversed as a whole, and each of its words by itself, is read as it was.
    """
    if _marks_before(words) > 0:
        return " ".join("".join(_PARTS.findall(word)[::-1]) for word in reversed(words))
    return " ".join(reversed(words))


def _marks_before(words: Sequence[str]) -> int:
    """How many more of the words have a mark before them than after them."""
    return sum((word[0] in _CLOSING) - (word[-1] in _CLOSING) for word in words)


_ENDS = ".!?"
_CASED = bytes(
    108 if chr(code).islower() else 112 if chr(code) in _ENDS else 32 if chr(code).isspace() else 120
    for code in range(128)
) + bytes(128)
_WRONG_END = b"lp l"
"""A word with a full stop, and one that does not begin as sentences do."""


def _lines_with_wrong_ends(survey: Survey) -> Iterator[tuple[int, int]]:
    raw = survey.raw
    shaped = raw.translate(_CASED)
    done = 0
    at = shaped.find(_WRONG_END)
    while at >= 0:
        start, done = raw.rfind(b"\n", done, at) + 1 or done, raw.find(b"\n", at)
        done = done if done >= 0 else len(raw)
        yield start, done
        at = shaped.find(_WRONG_END, done)


def _ends_before_it_begins(words: Sequence[str]) -> bool:
    """Whether words stand from the last to the first, as those with full stops and capitals and pairs of words tell."""
    if len(words) < _FEWEST_IN_ORDER:
        return False
    joined = f" {' '.join(words).lower()} "
    wrong = sum(1 for _ in _WRONG.iter(joined)) - _AGAINST * sum(joined.count(pair.decode()) for pair in _RIGHT)
    first, last = words[0], words[-1]
    wrong += 2 * (first[-1] in _ENDS and first[:-1].isalpha() and last.isalpha() and last[0].isupper())
    for before, word, after in zip(words, words[1:], words[2:], strict=False):
        if word[-1] in _ENDS and word not in _SHORTENED and before[0].isupper() and before[-1].isalpha():
            wrong += 2 * (word[0].islower() and after[0].islower())
    wrong -= _sentences(words)
    return wrong >= _FEWEST_WRONG + len(words) // _WORDS_FOR_ANOTHER


def _sentences(words: Sequence[str]) -> int:
    """How many times a sentence ends and another begins as they do from the first word to the last."""
    return sum(word[-1] in _ENDS and after[0].isupper() for word, after in pairwise(words))


def _is_backwards(words: Sequence[str], line: bytes, wrong: int) -> bool:
    """Whether a line with so many pairs of words that stand in no sentence has few that stand in most.

    Of several marks before words instead of after them, each tells as much as such a pair; each sentence that begins
    where another ends tells as much against it. `line` has the words as the pairs have them.
    """
    if len(words) < _FEWEST_IN_ORDER:
        return False
    enough = _FEWEST_WRONG - (wrong == 1 and _asks(words)) + _AGAINST * sum(map(line.count, _RIGHT))
    enough += len(words) // _WORDS_FOR_ANOTHER + _sentences(words)
    marks = _marks_before(words)
    return wrong + (marks if marks >= _FEWEST_MARKS else 0) >= enough


_SHORTENED = frozenset(("vs.", "etc.", "e.g.", "i.e.", "cf.", "approx.", "no.", "al.", "pp.", "incl.", "resp."))
_FEWEST_WRONG = 2
_FEWEST_MARKS = 2
"""One alone is that of a name such as `.conf`, or of a macro."""
_WORDS_FOR_ANOTHER = 40
"""Words of a line for each further pair that it needs: a long list of words has some by chance. A sentence that is read
from its end has one in ten words."""
_OFTEN = tuple(
    f" {link} {article} ".encode() for link in ("of", "to", "in", "from", "for", "on") for article in ("the", "a")
)
_RIGHT = (
    *_OFTEN,
    *(
        f" {link} {article} ".encode()
        for link in ("if", "is", "are", "was", "and", "with", "by", "at", "that", "as")
        for article in ("the", "a", "an")
    ),
)
_INDEFINITE = frozenset(("a", "an"))
_NOUNS = frozenset(("copy", "check", "read", "update", "say"))
"""Words of `_ASKING` of which there may be one."""
_AGAINST = 3
"""Pairs that stand in hardly any sentence for each that stands in most."""


def _asks(words: Sequence[str]) -> bool:
    """Whether the last words are those with which a request begins, and not "a copy"."""
    last, before = (word.strip(_MARKS_AT_WORDS).lower() for word in (words[-1], words[-2]))
    if before in _INDEFINITE and last in _NOUNS:
        return False
    return last in _ASKING or (before in _ASKING and last in _LEADING)
