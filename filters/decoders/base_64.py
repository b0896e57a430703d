"""Decoders of base64 in either alphabet: in lines, groups, words and disguises."""

import binascii
import re
from bisect import bisect_right
from collections.abc import Generator, Iterator, Sequence
from dataclasses import replace
from itertools import chain

from filters.decoders.decoded import PAUSES, Decoded, Steps
from filters.decoders.runs import RUN, at_any_phase, find_islands, is_part
from filters.decoders.survey import LEAST_CODED, Span, Survey
from filters.decoders.vain import Vain, without_digits
from filters.decoders.xored import LEAST_XORED, read_xored
from filters.text.lexicon import fluency

_UPPER, _LOWER, _DIGITS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ", "abcdefghijklmnopqrstuvwxyz", "0123456789"

_BASE64_BEGINS = b"CDIJKLMNOPQRSTUVWXYZabcdef"
URLSAFE = str.maketrans("-_", "+/")
ROT13 = str.maketrans(_UPPER + _LOWER, _UPPER[13:] + _UPPER[:13] + _LOWER[13:] + _LOWER[:13])
# Wrapped base64, as in mail and PEM: each further line follows with nothing but an indent or quote mark between.
_BASE64_LINES = re.compile(r"[A-Za-z0-9+/_-]{16,}+(?:[ \t]{0,2}\r?\n[ \t>]{0,8}[A-Za-z0-9+/_-]{2,}+)++")
BETWEEN_LINES = re.compile(r"[^A-Za-z0-9+/_-]+")
_WORD_RUN = re.compile(r"[A-Za-z0-9+/=]+")
_SMALLEST_GROUP = 3
_CASES_TABLE = bytes(
    108 if chr(code) in _LOWER + _DIGITS else 117 if chr(code) in _UPPER else 32 for code in range(256)
)
"""Marks what groups of base64 have and words do not: a capital that is not the first letter."""
_WIDEST_GAP = 5
_FEWEST_GROUPS = 3
_MANY, _SLOW = 1_024, 4_096
"""Groups that are gone through between two pauses, and characters from which on one reading of a run takes so long."""
_WORD = re.compile(r"(?<![A-Za-z0-9+/_-])[A-Za-z][a-z]+(?![A-Za-z0-9+/_-])")
# The look-behind keeps a long run from being scanned again from each "eyJ" in it.
_JWT = re.compile(r"(?<![\w-])eyJ[\w-]{8,}+\.(?:eyJ)?[\w-]{8,}+(?:\.[\w-]*+)?|(?<![\w-])eyJhbGciOi[\w-]{8,}+")
_DATA_URI = re.compile(r"data:[\w.+-]{1,40}/[\w.+-]{1,60}(?:;[\w=.+-]{1,40}){0,4};base64,$")
_DATA_URI_LENGTH = 240


def find_base64(survey: Survey) -> Steps:
    """Find base64 (RFC 4648) in either alphabet, padded or not, wrapped or not, at any alignment within a longer run.

    Runs are also tried reversed, under rot13 and with swapped case. JWTs, data URIs and certificates hide nothing.
    """
    text = survey.text
    tokens = [match.span() for match in _JWT.finditer(text)] if "eyJ" in text else []
    unwrapped = done = 0
    vain = Vain(without_digits)
    for start, end in survey.coded:
        if start < done:
            continue
        run = text[start:end]
        if run in vain:
            yield None
            continue
        lines = wrapped(text, start, end) if start >= unwrapped else None
        named = _is_name(run)
        if named and lines is None:
            vain.add(run)
            yield None
            continue
        hides = _is_declared(text, start, end, tokens)
        found: Steps = iter(())
        if lines is not None:
            unwrapped = lines.end()  # trying again from each of its lines would take quadratic time
            found = _read_groups(survey, text[start : lines.end()], start, lines.end(), hides)
        padded = end + _padding(text[end : end + 2])
        read = chain(found, iter(()) if named else _read_base64(survey, run, start, padded, hides))
        for decoded in _with_line_before(survey, read, hides):
            yield decoded
            if decoded is not None and not decoded.part:
                done = decoded.end
                break
        else:
            vain.add(run)
        yield None
    cases = survey.raw.translate(_CASES_TABLE)
    mixed = _mixed(cases, survey.code)
    if not mixed:
        return
    if len(mixed) > _MANY:
        yield from PAUSES
    grouped: list[Span] = []
    place = yield from _place_of_groups(mixed, survey.code)
    for groups in _groups(text, survey.code, place) if place >= 0 else ():
        if groups is None:
            yield from PAUSES
            continue
        start, end = groups
        for decoded in _read_groups(survey, text[start:end], start, end, None):
            if decoded is not None:
                grouped.append((start, end))
            yield decoded
        yield None
    for words in _find_words(text, mixed):
        if words is None or not any(start <= words.start and words.end <= end + 4 for start, end in grouped):
            yield words


_ENCODED_WORD = re.compile(r"(?:[A-Za-z0-9+/]{4}){0,8}(?:[A-Za-z0-9+/]{4}|[A-Za-z0-9+/]{3}=|[A-Za-z0-9+/]{2}==)")
_LONGEST_ENCODED = 48
_BEGINS_PRINTED = "IJKLMNOPQRSTUVWXYZabcdef"
"""First characters of base64 of a printable character."""
_PRINTED = re.compile(rb"[\x20-\x7e]+")
_FEWEST_WORDS = 3
_FLUENT_WORDS = 2


def _mixed(cases: bytes, shaped: bytes) -> list[Span]:
    """Return the spans of the runs in which a capital follows a small letter or a digit."""
    spans: list[Span] = []
    at = cases.find(b"lu")
    while at >= 0:
        start, end = shaped.rfind(b" ", 0, at) + 1, shaped.find(b" ", at)
        end = end if end >= 0 else len(shaped)
        spans.append((start, end))
        at = cases.find(b"lu", end)
    return spans


def _find_words(text: str, mixed: Sequence[Span]) -> Steps:
    """Find words that are encoded one by one."""
    end = 0
    for start, over in mixed:
        if over <= end or over - start > _LONGEST_ENCODED or text[start] not in _BEGINS_PRINTED:
            continue
        if not _from_word(text[start : over + _padding(text[over : over + 2])]):
            continue
        start = yield from _first_word(text, start)
        words: list[str] = []
        end = start
        for match in _WORD_RUN.finditer(text, start):
            word = _from_word(match[0])
            if not word or text[end : match.start()].strip():
                break
            words.append(word)
            end = match.end()
            yield None
        decoded = " ".join(words)
        if len(words) >= _FEWEST_WORDS and fluency(decoded) >= _FLUENT_WORDS:
            yield Decoded(decoded, start, end, "base64_words")
        yield None


def _first_word(text: str, start: int) -> Generator[None, None, int]:
    """Go back from an encoded word over those before it, and return where the first begins. Pauses at each."""
    while start and text[start - 1].isspace():
        words = text[max(0, start - _LONGEST_ENCODED) : start - 1].split()
        word = words[-1].lstrip(_QUOTES) if words else ""
        if not _from_word(word):
            break
        start -= len(word) + 1
        yield
    return start


_QUOTES = "\"'`([{:,"


def _from_word(word: str) -> str:
    if len(word) % 4 or not _ENCODED_WORD.fullmatch(word):
        return ""
    raw = binascii.a2b_base64(word)
    return raw.decode() if _PRINTED.fullmatch(raw) else ""


def _place_of_groups(mixed: Sequence[Span], shaped: bytes) -> Generator[None, None, int]:
    """Return where the first groups may begin, or -1. Pauses where it has to look around.

    Two runs with a capital inside stand close together there, and one of them is among runs of its size.
    """
    before_that = before = -_NEAR - 1
    among: bool | None = None  # whether the run before is among runs of its size, None if not computed
    for start, end in mixed:
        now: bool | None = None
        if start - before <= _NEAR and _SMALLEST_GROUP <= end - start < LEAST_CODED:
            among = _is_among_equals(shaped, before_that, before) if among is None else among
            if among or (now := _is_among_equals(shaped, start, end)):
                return max(0, before_that - _BEFORE_GROUPS)
            yield None
        among = now
        before_that, before = start, end
    return -1


_BEFORE_GROUPS = 160
"""Characters before the first such run in which there may be groups without a capital inside."""


_NEAR = 48
"""Most characters between two groups that have a capital inside."""


def _is_among_equals(shaped: bytes, start: int, end: int) -> bool:
    size = end - start
    before = _size_before(shaped, start)
    after, after_that = _size_after(shaped, end)
    if after == size:
        return before == size or 0 < after_that <= size
    return before == size and (0 < after < size or _size_before(shaped, shaped.rfind(RUN, 0, start) + 1 - size) == size)


def _size_before(shaped: bytes, start: int) -> int:
    """Return the length of the run before a place, or 0 if it is too far away."""
    end = shaped.rfind(RUN, 0, max(start, 0)) + 1
    return end - shaped.rfind(b" ", 0, end) - 1 if 0 < end >= start - _WIDEST_GAP else 0


def _size_after(shaped: bytes, end: int) -> tuple[int, int]:
    """Return the lengths of the two runs after a place, each 0 if it is too far away."""
    sizes = [0, 0]
    for place in range(2):
        start = shaped.find(RUN, end, end + _WIDEST_GAP + 1)
        if start < 0:
            break
        end = shaped.find(b" ", start)
        end = end if end >= 0 else len(shaped)
        sizes[place] = end - start
    return sizes[0], sizes[1]


def _groups(text: str, shaped: bytes, place: int) -> Iterator[tuple[int, int] | None]:
    """Yield the spans of three or more groups of one size, the last maybe shorter, with the same text between them.

    Instead, as many characters beyond ASCII may stand between them, such as emoji. None stands where the caller may
    pause.
    """
    alike = _ALIKE.search(shaped, place)
    while alike is not None:
        size, between = len(alike[1]), text[alike.end(1) : alike.end(2)]
        count, last, end = 1, alike.start(), alike.end(1)
        while end - last == size and _stands_at(text, end, between) and shaped.startswith(RUN, end + len(between)):
            start = end + len(between)
            over = shaped.find(b" ", start)
            over = over if over >= 0 else len(shaped)
            if over - start > size:
                break
            count, last, end = count + 1, start, over
            if count % _MANY == 0:
                yield None
        if count >= _FEWEST_GROUPS:
            yield alike.start(), end
        alike = _ALIKE.search(shaped, last)  # the group that ended one row may begin the next


def _stands_at(text: str, at: int, between: str) -> bool:
    here = text[at : at + len(between)]
    return here == between or (min(between) > _LAST_ASCII and min(here, default="") > _LAST_ASCII)


_LAST_ASCII = "\x7f"
_ALIKE = re.compile(
    rb"(?<!a)(a{%d,%d})( {1,%d})\1\2a{1,%d}(?!a)" % (_SMALLEST_GROUP, LEAST_CODED - 1, _WIDEST_GAP, LEAST_CODED - 1)
)
"""Two runs of one size and the beginning of a third, with as many characters between them."""


def _padding(follows: str) -> int:
    return len(follows) - len(follows.lstrip("="))


def wrapped(text: str, start: int, end: int) -> re.Match[str] | None:
    if text.find("\n", end, end + 4) < 0:
        return None
    follows = text[end : end + 4].lstrip(" \t=")
    return _BASE64_LINES.match(text, start) if follows.startswith(("\n", "\r\n")) else None


def _with_line_before(survey: Survey, read: Steps, hides: bool | None) -> Steps:
    """Yield what was read, and before each reversed text also its reading together with the shorter line before it.

    That line was the last one before the text was reversed. If it has no padding, it may be a word instead, so that the
    reading without it counts as well.
    """
    for decoded in read:
        if decoded is None:
            yield None
            continue
        start, end = decoded.start, decoded.end
        last = decoded.variant == _FROM_END and _LINE_BEFORE.search(survey.text, max(0, start - _LONGEST_LINE), start)
        if last:
            longer = _read_groups(survey, survey.text[last.start(1) : end], last.start(1), end, hides)
            part = not last[1].startswith("=")
            yield from (found and replace(found, part=part) for found in longer)
        yield decoded


_FROM_END = "base64_reversed"
_LINE_BEFORE = re.compile(r"(?<![^\s\"'`:>])(={0,2}[A-Za-z0-9+/_-]{2,})[ \t]{0,2}\r?\n[ \t>]{0,8}\Z")
_LONGEST_LINE = 96


def _is_declared(text: str, start: int, end: int, tokens: Sequence[tuple[int, int]]) -> bool | None:
    """Return False if the run is in a JWT, a data URI, a certificate or a key, as in ordinary text; else None."""
    before = bisect_right(tokens, (start, len(text)))
    if before and end <= tokens[before - 1][1]:
        return False
    if text[start - 1 : start] == "," and _DATA_URI.search(text[max(0, start - _DATA_URI_LENGTH) : start]):
        return False
    return False if _is_in_pem(text, start) else None


def _is_in_pem(text: str, start: int) -> bool:
    """Whether a place is in a PEM block (RFC 7468) of DER, which names its owner in plain text between other bytes."""
    begin = text.rfind(_PEM_BEGIN, max(0, start - _LONGEST_PEM), start)
    if begin < 0 or text.find(_PEM_END, begin, start) >= 0:
        return False
    return text.startswith(_DER, text.find("\n", begin) + 1)


_PEM_BEGIN, _PEM_END = "-----BEGIN ", "-----END "
_LONGEST_PEM = 8_192
_DER = "MI"
"""How a long DER sequence begins in base64."""


def _read_groups(survey: Survey, groups: str, start: int, end: int, hides: bool | None) -> Steps:
    """Read groups or lines of base64 as one run, unless most are words: repeated words decode to text as well."""
    if len(_WORD.findall(groups)) * 2 <= len(BETWEEN_LINES.split(groups)):
        run = BETWEEN_LINES.sub("", groups)
        yield from PAUSES if len(groups) > _SLOW else ()
        yield from iter(()) if _is_name(run) else _read_base64(survey, run, start, end, hides)


_CAMEL = re.compile(r"(?=.*[a-z]{4})[a-z]*(?:[A-Z][a-z]{2,})+(?:[A-Z]{2,4})?")
"""A name of a class or function, such as DownloadFailedError or loadPageCLI: some decode to letters of many scripts.

One of its words has four small letters in a row: in base64 of digits with swapped case, each group of four ends in a
capital.
"""


def _is_name(run: str) -> bool:
    return is_of_one_case(run) or _CAMEL.fullmatch(run) is not None


def _read_base64(survey: Survey, run: str, start: int, end: int, hides: bool | None) -> Steps:
    look = survey.once_in_steps(_likeliest, without_dashes(run).translate(URLSAFE))
    variant, spelled, decoded = yield from look
    pauses = PAUSES if len(run) > _SLOW else ()
    yield from pauses
    if decoded is not None:
        if not variant and fluency(decoded) == 0:
            yield from read_xored(from_base64(spelled), start, end)
        yield from pauses
        part = is_part(decoded, spelled, 4, from_base64)
        yield Decoded(decoded, start, end, variant and f"base64_{variant}", hides, part=part)
        if part:
            islands = find_islands(run.translate(URLSAFE), 4, from_base64, start, end)
            yield from (island for island in islands if island.text not in decoded)
        return
    if len(run) >= LEAST_XORED * 4 // 3:
        spelled = run.translate(URLSAFE)
        yield from read_xored(from_base64(spelled), start, end)
        yield from find_islands(spelled, 4, from_base64, start, end)


def _likeliest(run: str) -> Generator[None, None, tuple[str, str, str | None]]:
    """Return variant, spelling and text of the first spelling that holds ASCII, or else of the first that holds text.

    The text is None if no spelling holds any. ASCII that may be one by accident counts only where no other does.
    Pauses where the run is long.
    """
    found: tuple[str, str, str | None] = "", run, None
    for variant, spelled in spellings(run):
        begins = _BASE64_BEGINS if variant else None
        decoded = at_any_phase(spelled.encode(), 4, _from_bytes, begins=begins, least=LEAST_CODED)
        yield from PAUSES if len(run) > _SLOW else ()
        accident = decoded is not None and _is_by_accident(decoded)
        if variant and accident:
            continue
        if decoded is not None and decoded.isascii() and not accident:
            return variant, spelled, decoded
        if found[2] is None and decoded is not None:
            found = variant, spelled, decoded
    return found


def _is_by_accident(decoded: str) -> bool:
    """Whether what a disguised run decodes to is short and neither words nor letters and digits of another encoding."""
    return len(decoded) < _FEWEST_DISGUISED and not fluency(decoded) and not decoded.replace(" ", "").isalnum()


_FEWEST_DISGUISED = 24
"""Characters from which on it is no accident: names in paths are read in four spellings, each at four phases."""


def is_of_one_case(run: str) -> bool:
    """Whether a run is an identifier, a path or a rule of dashes: base64 of text has letters of both cases."""
    return run.lower() == run or run.upper() == run


def without_dashes(run: str) -> str:
    """Return a run without the dashes between its parts if these are of one size; else the run itself."""
    if "-" not in run:
        return run
    parts = run.split("-")
    if len(parts) < _FEWEST_GROUPS or len({len(part) for part in parts[:-1]}) > 1 or len(parts[-1]) > len(parts[0]):
        return run
    return "".join(parts)


def spellings(run: str) -> Iterator[tuple[str, str]]:
    """Yield the run as it is, and with each simple disguise undone, as pairs of the disguise's name and the run."""
    yield "", run
    yield "reversed", run[::-1]
    yield "rot13", run.translate(ROT13)
    yield "swapped", run.swapcase()


def from_base64(run: str) -> bytes:
    return _from_bytes(run.encode())


def _from_bytes(run: bytes) -> bytes:
    rest = len(run) % 4
    return binascii.a2b_base64(run if not rest else run[:-1] if rest == 1 else run + _PADDING[rest:])


_PADDING = b"===="
