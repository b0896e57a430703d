"""Decoder of sentences whose words are in reverse order."""

import re
from collections.abc import Iterator, Mapping, Sequence
from functools import partial
from itertools import pairwise, product, starmap

import ahocorasick

from filters.decoders.bared import bare
from filters.decoders.decoded import Decoded, Steps
from filters.decoders.survey import Span, Survey

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
of name; of end; of number; instructions previous; previous all; all ignore; of sure; of because; of kind; of lot;
email an; information more; issue this; wanted i; hope i; done be; able be; sent be; called be; longer no; least at;
default by; by affected; sending by; setting by; explain you; please you; means this; task this; step this;
function this; page this;
system your; prompt your; guidelines your; safety your; account your; response your; previous your; instructions your
"""
_WORDS_BEFORE = {
    "the": "about add against allows apply because between configure contain contains determine does during ensuring "
    "extract has identify include includes including just keep like make modify out over perform regarding replace "
    "retrieve since sure take than then understand until up uses verify via while within without",
    "to": "added allowed asked attention back crucial designed easy essential failed here important needed "
    "out passed ready required similar steps trying unable up wants ways",
    "a": "add after am contain creating had implement include includes like make perform provides requires returns "
    "sending such take up uses was within without",
    "an": "create have if is not provide sending use using",
    "any": "are for if ignore in include off on or with",
    "in": "available changes defined found given included interested mentioned not present respond stay stored work",
    "of": "beginning capable description details example outside process purpose regardless rest result summary",
    "for": "ask essential look looking need needed thanks wait",
    "with": "along begin comply interact proceed reply respond start started starting starts",
    "on": "depend depending depends focuses focusing up work",
    "is": "address goal name system value",
    "be": "also can could may might must should will would",
    "how": "and explain learn know me of on understand",
    "what": "and know me of on",
    "we": "and as but if so that",
    "you": "allows if thank where when",
    "that": "ensuring note so sure",
    "not": "but could did do does is may must should was will would",
    "their": "and in of on to with",
    "its": "and for in of on to with",
    "will": "he she they",
    "would": "he she we",
}
"""For each word, those that stand before it in sentences, and hardly ever after it."""
_WORDS_AFTER = {
    "the": "actual current entire exact final first full hidden initial internal last latest main next number "
    "original other password previous previously primary required right root rules same secret security server "
    "specified standard system team tool top two user whole world",
    "a": "brief comprehensive critical few fictional great human large lot moment new real separate short simple "
    "single specific summary valid very",
    "to": "achieve analyze assist avoid bypass complete create determine enable execute extract find "
    "generate identify inform make maintain prevent protect provide remove retrieve see validate verify",
    "please": "complete do explain follow generate help ignore include let make note provide review send share "
    "summarize tell use write",
    "and": "ensure follow provide their then",
    "all": "customer other previous safety",
}
"""For each word, those that stand after it in sentences, and hardly ever before it."""
_ASKING = frozenset(
    (
        "ignore", "forget", "reveal", "tell", "give", "send", "delete", "print", "show", "write", "read", "describe",
        "remember", "translate", "follow", "open", "copy", "forward", "update", "check", "say",
    )
)  # fmt: skip
_LEADING = frozenset(
    ("please", "now", "just", "then", "also", "first", "next", "so", "and", "but", "must", "should", "to", "you", "i")
)
"""Words that may stand before the verb of a request."""
_FEWEST_IN_ORDER = 4
_MARKS_AT_WORDS = ".,!?;:\"'()"
_CLOSING = ".,!?;:"
"""Marks that follow a word without a space."""
_PARTS = re.compile(r"\w+|\W")


def _wrong_pairs() -> ahocorasick.Automaton:
    """Return an automaton of the wrong pairs: hardly any English sentence has one, and most reversed ones do."""
    automaton = ahocorasick.Automaton()
    for article, word in product(_ARTICLES, (*_LINKS, *_ASKING)):
        automaton.add_word(f" {article} {word} ", len(f"{article} {word} "))
    pairs = [pair.strip() for pair in _WRONG_AS_WELL.split(";")]
    pairs += (f"{word} {other}" for word, others in _WORDS_BEFORE.items() for other in others.split())
    pairs += (f"{other} {word}" for word, others in _WORDS_AFTER.items() for other in others.split())
    for pair in pairs:
        automaton.add_word(f" {pair} ", len(pair) + 2)
    automaton.make_automaton()
    return automaton


_WRONG = _wrong_pairs()


def find_word_order(survey: Survey) -> Steps:
    """Find lines, and quoted parts of lines, whose words are in reverse order."""
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
    lines = {*_lines_with_wrong_ends(survey), *_lines_that_end_first(survey)}
    lines.update(() if chance else _lines_with_pairs(survey.raw, counts))
    for start, end in starmap(partial(bare, parts), sorted(lines)):
        if (start, end) not in found and _ends_before_it_begins(text[start:end].split()):
            yield Decoded(_turned(text[start:end].split()), start, end)
        yield None


def _is_in_no_order(parts: bytes, wrong: int) -> bool:
    """Return whether a long text has hardly any pairs of words that are frequent in sentences, or in reversed ones.

    Words in no order, or in lists, have a wrong pair now and then by chance.
    """
    words = parts.count(b" ") + parts.count(b"\n")
    return words >= _MANY_WORDS and (wrong + sum(map(parts.count, _OFTEN))) * _ONE_PAIR_IN < words


_MANY_WORDS, _ONE_PAIR_IN = 200, 100


def _turned(words: Sequence[str]) -> str:
    """Return the words in reverse order; if marks stand before words, not after, the parts of each are reversed too.

    This restores a text that was reversed as a whole, and then word by word.
    """
    if _marks_before(words) > 0:
        return " ".join("".join(_PARTS.findall(word)[::-1]) for word in reversed(words))
    return " ".join(reversed(words))


def _marks_before(words: Sequence[str]) -> int:
    """Return how many more of the words have a mark before them than after them."""
    return sum((word[0] in _CLOSING) - (word[-1] in _CLOSING) for word in words)


_ENDS = ".!?"
_CASED = bytes(
    108 if chr(code).islower() else 112 if chr(code) in _ENDS else 32 if chr(code).isspace() else 120
    for code in range(128)
) + bytes(128)
_WRONG_END = b"lp l"
"""The shape of a word with a full stop before a word that begins with a small letter."""


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


def _lines_that_end_first(survey: Survey) -> Iterator[Span]:
    """Yield the lines whose first word may end a sentence, and whose last may begin one, if the text has few lines."""
    raw = survey.raw
    for start, end in survey.few_lines or ():
        first, last = raw.find(b" ", start, end) - 1, raw.rfind(b" ", start, end) + 1
        if start < first and last < end and raw[first] in _LAST_SIGNS and raw[last] in _FIRST_SIGNS:
            yield start, end


def _lines_with_pairs(raw: bytes, counts: Mapping[Span, int]) -> Iterator[Span]:
    """Yield the lines with so many wrong pairs that other evidence may complete them.

    `counts` has the number of pairs in each part of a line, in the order of the parts.
    """
    first, done, found = 0, -1, 0
    for (start, _), count in (*counts.items(), ((len(raw) + 1, 0), 0)):
        if start > done:
            if found * _CHARS_FOR_A_PAIR > max(0, done - first):
                yield first, done
            first, done, found = raw.rfind(b"\n", 0, start) + 1, raw.find(b"\n", start), 0
            done = done if done >= 0 else len(raw)
        found += count


_CHARS_FOR_A_PAIR = 200
"""Characters of a line for each wrong pair, at most, if the pairs are only half of the evidence."""


def _ends_before_it_begins(words: Sequence[str]) -> bool:
    """Return whether words are in reverse order, by their pairs, full stops, capitals and brackets."""
    if len(words) < _FEWEST_IN_ORDER:
        return False
    joined = f" {' '.join(words).lower()} "
    wrong = sum(1 for _ in _WRONG.iter(joined))
    last = words[-1].lstrip(_OPENING)
    wrong += 2 * (_is_last_word(words[0].rstrip(_CLOSING_LAST)) and last[:1].isupper())
    for before, word, after in zip(words, words[1:], words[2:], strict=False):
        if _ends(word) and before[0].isupper() and before[-1].isalpha():
            wrong += 2 * (word[0].islower() and after[0].islower())
        wrong += word in _FIRST_WORDS and before.isalpha() and before.islower()
    for opener, closer in _BRACKETS:
        wrong += opener in joined and closer in joined and _is_closed_first(words, opener, closer)
    wrong -= _sentences(words) + _FEWEST_WRONG + len(words) // _WORDS_FOR_ANOTHER
    return wrong >= 0 and wrong >= _AGAINST * _right_in(joined.encode("ascii", "replace"))


def _right_in(line: bytes) -> int:
    """Return how many right pairs, which most sentences have, are in a line. It takes long, so callers ask last."""
    return sum(map(line.count, _RIGHT))


def _ends(word: str) -> bool:
    """Return whether a word ends with a full stop, an exclamation mark or a question mark, and is no abbreviation."""
    return word[-1:] in _ENDS and word.lstrip(_OPENING) not in _SHORTENED


def _is_last_word(word: str) -> bool:
    """Return whether a word, or an address, ends a sentence; an abbreviation or the number of a list item does not."""
    return _ends(word) and (word[:-1].isalpha() or (len(word) >= _LONG_NAME and any(map(str.isalpha, word))))


def _is_closed_first(words: Sequence[str], opener: str, closer: str) -> bool:
    """Return whether brackets of one kind are closed before they are opened: the first and the last of them."""
    opened = [place for place, word in enumerate(words) if word[0] == opener and closer not in word]
    closed = [place for place, word in enumerate(words) if closer in word[-_LONGEST_CLOSED:] and opener not in word]
    return bool(opened and closed) and closed[0] < opened[0] and closed[-1] < opened[-1]


_BRACKETS = (("(", ")"), ("[", "]"), ("<", ">"), ("{", "}"))
_LONGEST_CLOSED = 2
"""Characters at the end of a word that may hold a closing bracket: the bracket and a mark after it."""
_OPENING, _CLOSING_LAST = "([{<\"'`*", ")]}>\"'`*"
_LAST_SIGNS = frozenset(f"{_ENDS}{_CLOSING_LAST}".encode())
_FIRST_SIGNS = frozenset(f"ABCDEFGHIJKLMNOPQRSTUVWXYZ{_OPENING}".encode())
_LONG_NAME = 5
_FIRST_WORDS = frozenset(
    (
        "Please", "You", "The", "This", "If", "When", "For", "Your", "It", "We", "Now", "Then", "Do", "Ignore",
        "Disregard", "Forget", "Always", "Never", "Also", "Here", "There", "These", "What", "How", "As", "In", "My",
    )
)  # fmt: skip
"""Words that begin sentences. Written so, they hardly ever stand after a word in small letters without a mark."""


def _sentences(words: Sequence[str]) -> int:
    """Return how many times a word that ends a sentence stands before one with a capital, as in the usual order."""
    return sum(word[-1] in _ENDS and after[0].isupper() for word, after in pairwise(words))


def _is_backwards(words: Sequence[str], line: bytes, wrong: int) -> bool:
    """Return whether a line with `wrong` wrong pairs is in reverse order, as it has few right pairs.

    Each of several marks before words instead of after them counts as one more wrong pair, each sentence that begins
    where another ends as one fewer. `line` has the words in small letters, with spaces around them.
    """
    if len(words) < _FEWEST_IN_ORDER:
        return False
    enough = _FEWEST_WRONG - (wrong == 1 and _asks(words))
    enough += len(words) // _WORDS_FOR_ANOTHER + _sentences(words)
    marks = _marks_before(words)
    more = wrong + (marks if marks >= _FEWEST_MARKS else 0) - enough
    return more >= 0 and more >= _AGAINST * _right_in(line)


_SHORTENED = frozenset(
    ("vs.", "etc.", "e.g.", "eg.", "i.e.", "ie.", "cf.", "approx.", "no.", "et.", "al.", "pp.", "incl.", "resp.")
)
_FEWEST_WRONG = 2
_FEWEST_MARKS = 2
"""Marks before words that count, at least. A single one may belong to a name such as `.conf`, or to a macro."""
_WORDS_FOR_ANOTHER = 40
"""Words of a line for each further wrong pair that it needs: a long list of words has some by chance.

A reversed sentence has one in ten words.
"""
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
"""Words of `_ASKING` that are also nouns, as in "a copy"."""
_AGAINST = 3
"""Wrong pairs that are needed for each right pair."""


def _asks(words: Sequence[str]) -> bool:
    """Return whether the last words are those that begin a request, and not a noun such as that in "a copy"."""
    last, before, first = (word.strip(_MARKS_AT_WORDS).lower() for word in words[:-4:-1])
    verb, article = (before, first) if last in _LEADING else (last, before)
    return verb in _ASKING and not (verb in _NOUNS and article in _INDEFINITE)
