"""Decoder of rows of numbers that are written in another way: in the digits of another script (`١٠٥ ١٠٣ ١١٠`), in words
(`九、七、十四`, `neuf, sept, quatorze`), as differences (`105 -2 +7`, `{105, -2, 7}`) or as prices (`$1.05 $1.03`).

The decoders of numbers read ASCII digits, so the rows are rewritten in these.
"""

import re
from collections.abc import Callable, Generator, Iterable, Iterator, Mapping, Sequence
from itertools import accumulate, product

import numpy as np

from filters.decoders.decoded import PAUSES, Edit, Steps, rewritten
from filters.decoders.runs import has_any
from filters.decoders.survey import Survey
from filters.text.lexicon import is_language

_FEWEST = 8
"""Numbers of a row, at least."""
_NUMBER = r"(?:(?![0-9])\d){1,8}"
_ROW = re.compile(rf"{_NUMBER}(?:[^\w\n]{{1,4}}{_NUMBER}){{{_FEWEST - 1},}}+")
_ONES = "零一二三四五六七八九"
_HAN_NUMBER = "(?:[二三]?十[一二三四五六七八九]?|[零〇一二三四五六七八九])"
_HAN = re.compile(rf"(?<!\w){_HAN_NUMBER}(?:[^\w\n]{{1,4}}{_HAN_NUMBER}){{{_FEWEST - 1},}}+(?!\w)")
_ONE_HAN = re.compile(_HAN_NUMBER)
_PLACES = (
    "zéro un deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize dix-sept dix-huit "
    "dix-neuf vingt vingt-et-un vingt-deux vingt-trois vingt-quatre vingt-cinq vingt-six",
    "cero uno dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciséis diecisiete "
    "dieciocho diecinueve veinte veintiuno veintidós veintitrés veinticuatro veinticinco veintiséis",
    "null eins zwei drei vier fünf sechs sieben acht neun zehn elf zwölf dreizehn vierzehn fünfzehn sechzehn siebzehn "
    "achtzehn neunzehn zwanzig einundzwanzig zweiundzwanzig dreiundzwanzig vierundzwanzig fünfundzwanzig "
    "sechsundzwanzig",
    "zero uno due tre quattro cinque sei sette otto nove dieci undici dodici tredici quattordici quindici sedici "
    "diciassette diciotto diciannove venti ventuno ventidue ventitré ventiquattro venticinque ventisei",
    "zero um dois três quatro cinco seis sete oito nove dez onze doze treze catorze quinze dezasseis dezassete dezoito "
    "dezanove vinte vinte-e-um vinte-e-dois vinte-e-três vinte-e-quatro vinte-e-cinco vinte-e-seis",
)
"""The numbers from 0 to 26 in French, Spanish, German, Italian and Portuguese: places in the alphabet."""
_VARIANTS = {"vingt et un": 21, "vingt-un": 21, "dieciseis": 16, "veintidos": 22, "veintitres": 23, "veintiseis": 26,
             "fuenf": 5, "zwoelf": 12, "dezesseis": 16, "dezessete": 17, "dezenove": 19}  # fmt: skip


def _row_of(words: Iterable[str]) -> re.Pattern[str]:
    word = f"(?:{'|'.join(sorted(words, key=len, reverse=True))})"
    return re.compile(rf"(?<!\w){word}(?:[^\w\n]{{1,4}}{word}(?!\w)){{{_FEWEST - 1},}}+", re.IGNORECASE)


_VALUES = [{word: value for value, word in enumerate(places.split())} | _VARIANTS for places in _PLACES]
_WORDED = [
    (
        frozenset(word.encode() for word in values if word.isascii()),
        _row_of(values),
        re.compile("|".join(sorted(values, key=len, reverse=True)), re.IGNORECASE),
        values,
    )
    for values in _VALUES
]
_WORDS = frozenset(word for words, *_ in _WORDED for word in words)
_FEWEST_DIFFERENT = 4
_FEWEST_CODES = 12
"""Codes of characters of a row, at least."""
_DIFFERENCES = re.compile(
    rf"(?<![\w.+-])[0-9]{{2,3}}(?:[ ,;]{{1,2}}[+-][0-9]{{1,3}}){{{_FEWEST_CODES - 1},}}+(?![\w.])"
)
_STEP = r"[+-]?[0-9]{1,3}(?!\w|\.[0-9])"
_SUMMED = re.compile(rf"(?<![\w.+-]){_STEP}(?:\s{{0,8}}[,;]?\s{{0,8}}(?<=[\s,;]){_STEP}){{{_FEWEST_CODES - 1},}}+")
_FEWEST_SIGNED = 3
_SUMS = (b"+=", b"-=", b"accumulate", b"cumsum", b"running", b"delta", b"differen", b"previous", b"scan")
"""What may say that each number is added to those before it, where none has a sign."""
_SIGNED = re.compile("[+-]?[0-9]+")
_PRICES = re.compile(
    rf"(?<![\w.])([$€£])[01]\.[0-9]{{2}}(?:[ ,;|/]{{1,3}}\1[01]\.[0-9]{{2}}){{{_FEWEST_CODES - 1},}}+(?![\w.])"
)
_PRICE = re.compile(r"([01])\.([0-9]{2})")
_CODES = range(9, 127)


def find_renumbered(survey: Survey) -> Steps:
    """Find rows of numbers in decimal digits of other scripts, in Chinese numerals or in the words of a language, and
    yield the text with ASCII digits for them.
    """
    edits: list[Edit] = []
    known = _WORDS & survey.words
    for words, row, one, values in _WORDED if len(known) >= _FEWEST_DIFFERENT else ():
        if len(words & known) >= _FEWEST_DIFFERENT:
            edits += (_worded(match, one, values) for match in row.finditer(survey.text))
            if edits:
                break
    if any(map(str.isdecimal, survey.beyond)):
        edits += (Edit(*match.span(), _in_ascii(match[0])) for match in _ROW.finditer(survey.text))
    if "十" in survey.beyond:
        edits += (Edit(*match.span(), _ONE_HAN.sub(_value, match[0])) for match in _HAN.finditer(survey.text))
    if survey.digits >= _FEWEST_CODES:
        if _may_be_differences(survey):
            edits += _in_codes(_DIFFERENCES.finditer(survey.text), _from_differences)
        if not edits and _may_be_sums(survey):
            edits += yield from _summed(survey.text)
        if _may_be_prices(survey):
            edits += _in_codes(_PRICES.finditer(survey.text), _from_prices)
    if edits:
        yield rewritten(survey.text, sorted(edits))


def _may_be_differences(survey: Survey) -> bool:
    """Whether enough numbers have a sign before them, and a gap before that."""
    if survey.raw.count(b"+") + survey.raw.count(b"-") < _FEWEST_CODES - 1:
        return False
    return survey.raw.translate(_OF_DIFFERENCES).count(b" +1") >= _FEWEST_CODES - 1


def _may_be_sums(survey: Survey) -> bool:
    """Whether some numbers are negative, or words say that numbers are added up."""
    shaped = survey.raw.translate(_OF_DIFFERENCES)
    if sum(map(shaped.count, _NEXT)) * 2 < _FEWEST_CODES - 1:  # count() finds every second one of those that overlap
        return False
    return shaped.count(b" +1") >= _FEWEST_SIGNED or has_any(survey.small, _SUMS)


_NEXT = (b"1 1", b"1  1", b"1 +1", b"1  +1")


_OF_DIFFERENCES = bytes(
    49 if chr(code) in "0123456789" else 43 if chr(code) in "+-" else 32 if chr(code) in " ,;\n" else 120
    for code in range(256)
)
"""A "1" for each digit, a "+" for each sign, and a space for what stands between numbers."""


def _may_be_prices(survey: Survey) -> bool:
    """Whether there are enough full stops, and enough signs of dollars or any of another currency."""
    if survey.raw.count(b".") < _FEWEST_CODES:
        return False
    return survey.raw.count(b"$") >= _FEWEST_CODES or not survey.strangers.isdisjoint("€£")


def _summed(text: str) -> Generator[None, None, Sequence[Edit]]:
    """Return the edits that replace rows of numbers by their running sums, or by what is left of the first number,
    where these are the codes of letters and spaces.
    """
    edits: list[Edit] = []
    for row in _SUMMED.finditer(text):
        yield from PAUSES
        numbers = np.array(_SIGNED.findall(row[0]), np.int64)
        before = _BEFORE.search(text, max(0, row.start() - _NEAR), row.start())
        starts = ((numbers[0], numbers[1:]), *([(int(before[1]), numbers)] if before else []))
        for start, sign in product(starts, (1, -1)):
            codes = (start[0] + np.append(0, sign * start[1]).cumsum()) & _BYTE
            said = bytes(codes.astype(np.uint8)).decode("latin-1")
            if len(_LETTERS_AND_SPACES.findall(said)) * 4 >= 3 * len(said) and is_language(said):
                edits.append(Edit(*row.span(), " ".join(map(str, codes.tolist()))))
                break
    return edits


_BYTE = 0xFF
_BEFORE, _NEAR = re.compile(r"(?<![\w.])([0-9]{2,3})(?![\w.])[^0-9]{1,40}\Z"), 48
"""The number before a row, to which the first of the row may be added."""
_LETTERS_AND_SPACES = re.compile("[A-Za-z ]")


def _worded(row: re.Match[str], one: re.Pattern[str], values: Mapping[str, int]) -> Edit:
    return Edit(*row.span(), one.sub(lambda word: str(values[word[0].lower()]), row[0]))


def _in_codes(rows: Iterable[re.Match[str]], values: Callable[[str], Iterable[int]]) -> Iterator[Edit]:
    for row in rows:
        codes = list(values(row[0]))
        if all(code in _CODES for code in codes):
            yield Edit(*row.span(), " ".join(map(str, codes)))


def _from_differences(row: str) -> Iterable[int]:
    return accumulate(map(int, _SIGNED.findall(row)))


def _from_prices(row: str) -> Iterable[int]:
    return (int(whole + cents) for whole, cents in _PRICE.findall(row))


def _in_ascii(row: str) -> str:
    return "".join(str(int(char)) if char.isdecimal() else char for char in row)


def _value(number: re.Match[str]) -> str:
    tens, ten, ones = number[0].rpartition("十")
    value = _ONES.index(ones.replace("〇", "零")) if ones else 0
    return str(value + (10 * (_ONES.index(tens) if tens else 1) if ten else 0))
