"""Decoder of words that are misspelled on purpose: `ignroe`, `prevous`, `intsructions`, `prvs`, `rul*s`.

A model recognises a word by its beginning, its end and most of its letters, by its consonants alone, and by its letters
in any order. Words are corrected only in a text that looks misspelled on purpose: two words typical of instructions
("telling words") are misspelled, which seldom happens by accident, or several words of any kind lack their vowels or
have their letters in another order.
"""

import re
from collections.abc import Callable, Iterable, Iterator, Sequence, Set
from itertools import groupby
from operator import eq
from string import ascii_lowercase

from filters.decoders.decoded import PAUSES, Edit, Steps, rewritten
from filters.decoders.survey import Survey
from filters.decoders.vocabulary import VOCABULARY
from filters.text.lexicon import CORE, SMALL, WORDS, is_known

_TELLING = """
administrator assistant bypass command commands confidential configuration conversation credentials database delete
developer disclose disregard everything execute filters following forget guidelines hidden ignore ignored ignoring
immediately information instruction instructions internal jailbreak malicious message messages override overrides
password passwords policies policy pretend previous previously private prompt prompts protected protocol protocols
respond restricted restriction restrictions reveal reveals safeguards security sensitive system systems transfer
uncensored unrestricted
"""
_ENOUGH, _FEWEST_WRONG = 6, 2
"""The least score of a text that is misspelled on purpose, and its fewest misspelled words.

Each different misspelled word scores 3 if it is a telling one, and 2 if it is a common one.
"""
_SHORTEST = 5
"""Letters of a word from which on one wrong letter makes it few other words."""
_LONGEST = 40
_MASKS = "*_#"
"""Characters written in place of letters."""
_UNMASKED = str.maketrans("", "", _MASKS)
_VOWELS = "aeiou"
_NO_VOWELS = str.maketrans("", "", _VOWELS)
_SHORT_FORMS = {"th": "the", "nd": "and", "ll": "all", "yr": "your", "ur": "your", "m": "me", "t": "to", "f": "of"}


_SLANG = tuple(str.maketrans(*letters) for letters in (("s", "z"), ("sc", "zk")))
"""Letters written as others that sound alike. A k for a c alone proves nothing: German and its kin have such words."""
_NO_SLANG = tuple(str.maketrans(*letters) for letters in (("z", "s"), ("k", "c"), ("zk", "sc")))


def _once(word: str) -> str:
    """Return a word with each repeated letter written once."""
    return "".join(letter for letter, _ in groupby(word))


def _shuffled(word: str) -> str:
    """Return a key that is the same for all words with these letters between the same first and last ones."""
    return word[0] + "".join(sorted(word[1:-1])) + word[-1]


def _consonants(word: str) -> tuple[str, str]:
    """Return a word without its vowels, and without only those after its first letter."""
    return word.translate(_NO_VOWELS), word[0] + word[1:].translate(_NO_VOWELS)


def _started(word: str) -> str:
    """Return a key that is the same for all words with these letters after the same first one."""
    return word[0] + "".join(sorted(word[1:]))


def _swapped(word: str) -> Iterator[str]:
    """Yield a word with each pair of adjacent letters swapped, but for the first letter."""
    return (word[:at] + word[at + 1] + word[at] + word[at + 2 :] for at in range(1, len(word) - 1))


def _lessened(word: str) -> Iterator[str]:
    """Yield a word without one letter, for each letter but the first."""
    return (word[:at] + word[at + 1 :] for at in range(1, len(word)))


def _plainly_wrong(word: str) -> Iterator[str]:
    """Yield misspellings that are seldom words: two letters swapped, one doubled or missing, or no vowels."""
    if len(word) > 3:
        yield from _swapped(word)
    if len(word) > _SHORTEST:
        yield from (word[:at] + word[at + 1 :] for at in range(2, len(word) - 1))
        yield from (word[:at] + word[at - 1 :] for at in range(2, len(word)))
    yield from (bare for bare in _consonants(word) if len(bare) > 3)


def _wrong(word: str) -> Iterator[str]:
    """Yield the same, and the word with one letter changed, a z for each s, letters masked, and all letters doubled."""
    yield from _plainly_wrong(word)
    yield from (word[:at] + letter + word[at + 1 :] for at in range(1, len(word) - 1) for letter in ascii_lowercase)
    yield from _masked(word)
    yield from (word.translate(letters) for letters in _SLANG if "s" in word)
    for mask in _MASKS:
        yield from (word[:at] + mask + word[at + 1 :] for at in range(len(word)))
    yield "".join(letter * 2 for letter in word)


def _masked(word: str) -> Iterator[str]:
    """Yield a word with all its vowels masked, and with only those after its first letter masked, if it has any."""
    for mask in _MASKS if any(vowel in word for vowel in _VOWELS) else "":
        table = dict.fromkeys(map(ord, _VOWELS), mask)
        yield word.translate(table)
        yield word[0] + word[1:].translate(table)


def _table(words: Iterable[str], wrong_of: Callable[[str], Iterable[str]], least: int) -> dict[str, str]:
    """Map each misspelling of at least `least` letters to the first of the words that has it."""
    return {wrong: word for word in reversed(list(words)) for wrong in wrong_of(word) if len(wrong) >= least}


TELLING_WORDS = frozenset(_TELLING.split())
_FORMS = tuple(dict.fromkeys((*sorted(TELLING_WORDS), *(word for part in (CORE, WORDS) for word in sorted(part)))))
"""Words that misspellings are corrected to, the likelier ones first."""
_LONG_FORMS = tuple(word for word in _FORMS if len(word) >= _SHORTEST)
_RIGHT = frozenset(_FORMS) | SMALL
_ALL_FORMS = tuple(dict.fromkeys((*_FORMS, *sorted(VOCABULARY))))
"""The same, and words that are no evidence of what a text is."""
_BY_ROWS = _table((*_FORMS, *sorted(SMALL)), lambda word: (_once(word),), 2)
_BY_ORDER = _table(_ALL_FORMS, lambda word: (_shuffled(word),), _SHORTEST - 1)
_BY_START = _table(_FORMS, lambda word: (_started(word),), _SHORTEST - 1)
_BY_ANY_ORDER = _table(_ALL_FORMS, lambda word: ("".join(sorted(word)),), _SHORTEST - 1)
_BY_CONSONANTS = _table(sorted(VOCABULARY), _consonants, 4) | _table(_FORMS, _consonants, 3) | _SHORT_FORMS
_BY_REST = _table(_LONG_FORMS, lambda word: (word[1:],), _SHORTEST - 1)
_BY_MOST = _table(_LONG_FORMS, _lessened, _SHORTEST - 1)
_BY_VOWELS = _table((*_FORMS, *sorted(SMALL)), lambda word: (f"{_consonants(word)[0]}{len(word)}",), 2)
_COMMON_WRONG = frozenset(
    wrong.encode()
    for word in CORE
    for wrong in (*_plainly_wrong(word), *(_masked(word) if len(word) > 3 else ()))
    if wrong not in _RIGHT
)
_TELLING_WRONG = {
    wrong.encode(): word for word in sorted(TELLING_WORDS) for wrong in _wrong(word) if wrong not in _RIGHT
}
_WRONG = _COMMON_WRONG | _TELLING_WRONG.keys()
_FEWEST_DOUBLED = 2
"""Doubled letters of a word that is misspelled by doubling, at least. A correct word seldom has so many."""
_ENDS = frozenset((word.encode()[0], word.encode()[-1], len(word)) for word in TELLING_WORDS)
_EDGES = frozenset((first, last) for first, last, _ in _ENDS)
_BOTH_EDGES = frozenset(map(bytes, _EDGES))
"""The first and last letter of each telling word. A misspelling has such a pair, or begins with a letter doubled."""
_BY_LETTERS = {bytes(sorted(word.encode())): word for word in TELLING_WORDS}
_LEAST_BARE, _LEAST_TURNED, _MOST_TURNED = 4, 6, 20
"""Letters of a word without its vowels, and the fewest and most of a reordered one: shorter ones are often words."""
_BARE = frozenset(
    bare.encode()
    for word in _FORMS
    for bare in _consonants(word)
    if len(bare) >= _LEAST_BARE and bare not in _RIGHT and bare not in VOCABULARY and len(word) - len(bare) > 1
)
_TURNED = frozenset(bytes(sorted(word.encode())) for word in _FORMS if len(word) >= _LEAST_TURNED)
_MANY_OTHERWISE, _FEWEST_OTHERWISE, _ONE_OTHERWISE_IN = 3, 2, 4
"""How many different words without vowels or reordered are enough: 3 in any text, or 2 if they are one in 4 of the
words that are not plain. A name in code looks like one now and then."""


def _telling(word: bytes) -> str | None:
    """Return the telling word that was written with repeated letters or reordered inner ones, or None."""
    if len(word) < _SHORTEST:
        return None
    if word[0] == word[1] or ((word[0], word[-1]) in _EDGES and sum(map(eq, word, word[1:])) >= _FEWEST_DOUBLED):
        right = _BY_ROWS.get(_once(word.decode()))
    else:
        right = _BY_LETTERS.get(bytes(sorted(word))) if (word[0], word[-1], len(word)) in _ENDS else None
    return right if right in TELLING_WORDS and right.encode() != word else None


_ORDERING = frozenset(
    b"bypass disclose disregard forget ignore ignoring override pretend previous previously prior reveal".split()
)
_FEWEST_ORDERING = 2
"""Different words of these, correctly spelled, in a text in which one misspelled telling word is enough."""


def _has_one_more(word: bytes) -> bool:
    """Return whether a word is a telling one with one letter too many."""
    if len(word) <= _SHORTEST or (word[0], word[-1], len(word) - 1) not in _ENDS:
        return False
    return any(less in TELLING_WORDS for less in _lessened(word.decode()))


PLAIN = frozenset(
    word
    for word in map(str.encode, _RIGHT | VOCABULARY)
    if word not in _WRONG and not _has_one_more(word) and _telling(word) is None
)
"""Known words that cannot be misspellings: nearly all words of most texts."""


def put_right(word: str) -> str | None:
    """Return the correct spelling of a lower-case word, or None if it is correct or like no known word."""
    if word in _RIGHT:
        return None
    bare = word.translate(_UNMASKED)
    if len(bare) < len(word):
        return None if bare in _RIGHT else _unmasked(word, bare)
    if bare in _BY_CONSONANTS:
        return _BY_CONSONANTS[bare]
    once = _once(word)
    if len(once) < len(word) and (once in _BY_ROWS):
        return _BY_ROWS[once]
    if len(word) > _SHORTEST and word[::2] == word[1::2]:
        return word[::2]
    if len(word) < _SHORTEST - 1 or is_known(word):
        return None
    return (
        next((right for right in map(word.translate, _NO_SLANG) if right in _RIGHT), None)
        or _BY_ORDER.get(_shuffled(word))
        or _BY_START.get(_started(word))
        or _of_most(word)
        or _BY_ANY_ORDER.get("".join(sorted(word)))
    )


def _unmasked(word: str, bare: str) -> str | None:
    """Return the word whose vowels, first letter or any one letter are masked; `bare` is it without the masks."""
    return (
        (_BY_REST.get(bare) if word[0] in _MASKS and len(bare) == len(word) - 1 else None)
        or _BY_VOWELS.get(f"{bare.translate(_NO_VOWELS)}{len(word)}")
        or _BY_MOST.get(bare)
    )


def _of_most(word: str) -> str | None:
    """Return the word that has one wrong, missing or additional letter, or two letters swapped."""
    if len(word) < _SHORTEST:
        return None
    lacking = _BY_MOST.get(word)
    if lacking is not None and lacking[-1] == word[-1]:
        return lacking
    for less in _lessened(word):
        if less in _RIGHT and len(less) >= _SHORTEST and less[-1] == word[-1]:
            return less
        right = _BY_MOST.get(less)
        if right is not None and len(right) == len(word) and (right[-1] == word[-1] or sorted(right) == sorted(word)):
            return right
    return None


_SPACED = bytes(code if chr(code).isalnum() or chr(code) in _MASKS else 32 for code in range(256))
_WORD = re.compile(rf"(?<![\w*#])[A-Za-z*_#][A-Za-z*_#]{{0,{_LONGEST}}}(?![\w*#])")


def not_plain(words: Set[bytes]) -> Set[bytes]:
    """Return the words that are not in `PLAIN`."""
    return words - PLAIN


def find_misspelled(survey: Survey) -> Steps:
    """Find the text with its words corrected, if enough of them are misspelled."""
    words = survey.words
    others = survey.once(not_plain, words)
    if not survey.signs.isdisjoint(_MASKS.encode()):
        words = frozenset(survey.small.translate(_SPACED).split())
        others = words & others | words - survey.words  # no word with a mask is plain
    if not _is_so_written(words, others):
        return
    edits: list[Edit] = []
    for number, match in enumerate(_WORD.finditer(survey.text), start=1):
        right = put_right(match[0].lower())
        if right is not None:
            edits.append(Edit(*match.span(), right))
        if number % _WORDS_TO_PAUSE == 0:
            yield from PAUSES
    if edits:
        yield rewritten(survey.text, edits)


_WORDS_TO_PAUSE = 128


def _is_so_written(words: Set[bytes], others: Set[bytes]) -> bool:
    """Return whether the words, in lower case, are of a text that is misspelled on purpose; `others` are not plain.

    One misspelled telling word is enough beside correctly spelled words of `_ORDERING`.
    """
    among = len(words & _ORDERING) >= _FEWEST_ORDERING
    if len(others) < (1 if among else _FEWEST_WRONG):
        return False
    wrong = others & _WRONG
    telling = {_TELLING_WRONG[word] for word in wrong if word in _TELLING_WRONG}
    common = sum(word not in _TELLING_WRONG for word in wrong)
    if among and (telling or any(map(_has_one_more, others))):
        return True
    if 3 * len(telling) + 2 * common >= _ENOUGH:
        return True
    long = [
        word for word in others if len(word) >= _SHORTEST and word.isalpha()
    ]  # names in code mostly hold other characters
    if sum(_is_drawn_out(word) for word in long if len(set(word)) * 2 <= len(word)) >= _FEWEST_DRAWN_OUT:
        return True
    likely = [word for word in long if word[0] == word[1] or word[:: len(word) - 1] in _BOTH_EDGES]
    telling.update(filter(None, map(_telling, likely)))
    return 3 * len(telling) + 2 * common >= _ENOUGH or _are_otherwise(others, long)


def _is_drawn_out(word: bytes) -> bool:
    """Return whether at least half of the letters of a word, at most half of which differ, repeat the one before."""
    return len(set(word)) >= _FEWEST_DRAWN_OUT and sum(map(eq, word, word[1:])) * 2 >= len(word) - 1


_FEWEST_DRAWN_OUT = 3
"""Different words that are drawn out, and different letters of each, at least."""


def _are_otherwise(words: Set[bytes], long: Sequence[bytes]) -> bool:
    """Return whether several words that are not plain lack their vowels, or have their letters in another order.

    `long` are those of them that have letters alone, and at least `_SHORTEST`.
    """
    likely = (word for word in long if _LEAST_TURNED <= len(word) <= _MOST_TURNED)
    turned = (word.decode() for word in likely if bytes(sorted(word)) in _TURNED)
    count = len(words & _BARE) + sum(not is_known(word) and word not in VOCABULARY for word in turned)
    return count >= _MANY_OTHERWISE or (count >= _FEWEST_OTHERWISE and count * _ONE_OTHERWISE_IN >= len(words))
