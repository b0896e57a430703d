"""Decoders of the escapes of URLs, forms, HTML and mail.

Ordinary text has them too, so they are undone in place, and the whole text is read again.
"""

import html.entities
import re
from collections.abc import Callable, Iterator, Mapping, Sequence, Set
from dataclasses import replace
from functools import partial
from urllib.parse import unquote_to_bytes

from filters.decoders.decoded import PAUSES, Decoded, Edit, Steps, rewritten
from filters.decoders.survey import Survey
from filters.decoders.worded import put_together
from filters.text.from_bytes import utf8_within

_NEEDLESS = 8
"""Escaped letters or digits in a row from which on text counts as hidden: nobody needs to escape them."""


def rewrite(text: str, expression: re.Pattern[str], undo: Callable[[re.Match[str]], str]) -> Steps:
    """Yield the text with every match undone, if that changes it.

    If part of it was hidden and there is more, that part follows by itself: the text around must not weaken it.
    """
    edits: list[Edit] = []
    hidden: list[int] = []
    for number, match in enumerate(expression.finditer(text), start=1):
        plain = undo(match)
        if plain != match[0]:
            if len(plain) >= _NEEDLESS and _is_needless(match[0], plain):
                hidden.append(len(edits))
            edits.append(Edit(match.start(), match.end(), plain))
        if number % _PAUSE_AFTER == 0:
            yield from PAUSES
    if edits:
        yield rewritten(text, edits, hides=bool(hidden))
    if hidden:
        part = edits[hidden[0] : hidden[-1] + 1]
        start, end = part[0].start, part[-1].end
        if end - start < len(text):
            inner = [Edit(edit.start - start, edit.end - start, edit.text) for edit in part]
            yield replace(rewritten(text[start:end], inner, hides=True), start=start, end=end, whole=False, edits=())


_PAUSE_AFTER = 512


def _is_needless(escaped: str, plain: str) -> bool:
    """Whether a run of escapes, of at least three characters each, stands mostly for letters and digits."""
    return len(plain) * 3 <= len(escaped) and sum(map(_is_ordinary, plain[: 2 * _NEEDLESS])) >= _NEEDLESS


def _is_ordinary(char: str) -> bool:
    return char.isascii() and char.isalnum()


def characters(raw: bytes) -> str:
    """Return the characters of bytes: UTF-8, or else Latin-1."""
    text = utf8_within(raw)
    return raw.decode("latin-1") if text is None else text


def from_codes(codes: list[int]) -> str:
    """Return the characters of code points. Surrogate pairs are joined; what is no character becomes U+FFFD."""
    joined = "".join(chr(code) if code < 0x110000 else "\ufffd" for code in codes)
    return joined.encode("utf-16-le", "surrogatepass").decode("utf-16-le", "replace")


# Percent-encoding

# `%2541` is `%41` escaped again; one match undoes any number of such steps.
# An expression that begins with a fixed character is as fast as a search for that character.
_PERCENT = re.compile(
    r"%(?:(?:25)*[0-9A-Fa-f]{2}(?:%(?:25)*[0-9A-Fa-f]{2})*+|[uU][0-9A-Fa-f]{4}(?:%[uU][0-9A-Fa-f]{4})*+)"
)
_PERCENT_ONCE = re.compile(r"%[0-9A-Fa-f]{2}(?:%[0-9A-Fa-f]{2})*+")
_SINGLY = re.compile(r"%(?!25)[0-9A-Fa-f]{2}")
_AGAIN = re.compile(r"%(?:25)++(?=[0-9A-Fa-f]{2})")
_NEEDLESSLY = re.compile("%(?:25)*(?:3[0-9]|[46][1-9A-Fa-f]|[57][0-9Aa])")
_OF_WORDS = "[A-Za-z0-9'.,;!_~-]"
_ESCAPED_WORD = re.compile(rf"%(?:25)*[0-9A-Fa-f]{{2}}(?:%(?:25)*[0-9A-Fa-f]{{2}}|{_OF_WORDS}|\+)*+")
_BEGINNING = re.compile(rf"(?:{_OF_WORDS}){{1,24}}\Z")
_LONGEST_WORD, _WIDEST, _WORDS_TO_PAUSE = 24, 600, 64
_FEWEST_WORDS, _MOST_WORDS = 4, 1_024


def find_percent(survey: Survey) -> Steps:
    """Undo percent-encoding (RFC 3986 section 2.1) of UTF-8 or else Latin-1, however often applied, and `%u0041`."""
    text = survey.text
    yield from rewrite(text, _PERCENT, _unpercent)
    if "%25" in text and _AGAIN.search(text) and _SINGLY.search(text):  # the escaped text may itself contain "%41"
        for once in rewrite(text, _PERCENT_ONCE, _unpercent_once):
            yield once and replace(once, tentative=True)
    if len(_NEEDLESSLY.findall(text)) >= _NEEDLESS:
        yield from _words_apart(text)


def _words_apart(text: str) -> Steps:
    """Find words or pieces that were escaped without need, as in lines of a log or parameters, and yield what they say
    together.
    """
    row: list[tuple[int, int, str]] = []
    for number, match in enumerate(_ESCAPED_WORD.finditer(text), start=1):
        if number % _WORDS_TO_PAUSE == 0:
            yield from PAUSES
        if not _NEEDLESSLY.search(match[0]):
            continue
        if row and (match.start() - row[-1][1] > _WIDEST or len(row) == _MOST_WORDS):
            yield _said_by(row)
            yield from PAUSES
            row = []
        begun = _BEGINNING.search(text, max(0, match.start() - _LONGEST_WORD), match.start())
        before = begun[0] if begun else ""
        plain = characters(unquote_to_bytes(_AGAIN.sub("%", before + match[0].replace("+", " "))))
        row.append((match.start() - len(before), match.end(), plain))
    yield _said_by(row)


def _said_by(row: Sequence[tuple[int, int, str]]) -> Decoded | None:
    if len(row) < _FEWEST_WORDS:
        return None
    said = put_together([plain for _, _, plain in row])
    return Decoded(said, row[0][0], row[-1][1], "words", hides=True) if said else None


def _unpercent_once(match: re.Match[str]) -> str:
    return characters(unquote_to_bytes(match[0]))


def _unpercent(match: re.Match[str]) -> str:
    if match[0].startswith(("%u", "%U")):
        return from_codes([int(found, 16) for found in match[0][2:].replace("U", "u").split("%u")])
    return characters(unquote_to_bytes(_AGAIN.sub("%", match[0])))


# Forms

_IN_FORM = r"(?:%[0-9A-Fa-f]{2}|[^\s+]){1,24}+"
_PLUSES = re.compile(rf"\+(?<![^\s+]{{25}}\+){_IN_FORM}(?:\++{_IN_FORM}){{7,}}+")
_FEWEST_PLUSES = 8
_STRANGE_SIGNS, _ONE_STRANGE_IN = b"#$<>@[]\\^`{|}~", 16
"""Signs that forms escape: where one character in 16 is one of these, the pluses are digits of a base."""


def find_form(survey: Survey) -> Steps:
    """Find texts with a plus for each space, as in the fields of a form (`a+b`)."""
    text = survey.text
    if text.count("+") < _FEWEST_PLUSES:
        return
    done = 0  # so that no field is yielded twice
    for match in _PLUSES.finditer(text):
        start = max(done, text.rfind(" ", done, match.start()) + 1, text.rfind("\n", done, match.start()) + 1)
        done = match.end()
        raw = survey.raw[start:done]
        strange = len(raw) - len(raw.translate(None, _STRANGE_SIGNS))
        yield Decoded(text[start:done].replace("+", " "), start, done) if strange * _ONE_STRANGE_IN < len(raw) else None


# HTML entities

_ENTITIES = re.compile(
    r"(?:&(?:amp;)*+(?:#[0-9]{1,16}+|#[xX][0-9A-Fa-f]{1,16}+|[A-Za-z][A-Za-z0-9]{1,30}+(?=;));?|&(?:amp;)++)++"
)
# Without semicolons, spaces may end references.
_SPACED_ENTITIES = re.compile(r"(?:&#(?:[0-9]{1,7}|[xX][0-9A-Fa-f]{1,6}) ){8,}+")
_AMPERSANDS = re.compile(r"&(?:amp;)++(?=[#A-Za-z])")


def find_entities(survey: Survey) -> Steps:
    """Undo character references of HTML: named, decimal and hexadecimal, however often the ampersand was escaped."""
    text = survey.text
    if "&#" in text:
        text = _SPACED_ENTITIES.sub(lambda match: match[0].replace(" ", ";"), text)
    yield from rewrite(text, _ENTITIES, _unentity)
    unknown = [name for name in _NAMES.findall(text) if not _is_name(name)]
    if len(unknown) >= _FEWEST_NAMES:
        yield from _under_cipher(text, frozenset(unknown))


def _unentity(match: re.Match[str]) -> str:
    return html.unescape(_AMPERSANDS.sub("&", match[0]))


def _under_cipher(text: str, unknown: Set[str]) -> Steps:
    """Yield the text with its references undone, if one letter cipher turns all unknown names into known ones.

    Such a cipher leaves the numbers of characters as they are.
    """
    for table in _LETTER_CIPHERS:
        if all(_is_name(name.translate(table)) for name in unknown):
            yield from rewrite(text, _ENTITIES, partial(_unentity_under, unknown, table))
            return


def _unentity_under(unknown: Set[str], table: Mapping[int, int], match: re.Match[str]) -> str:
    plain = _AMPERSANDS.sub("&", match[0])
    return html.unescape(_NAMES.sub(lambda name: name[0].translate(table) if name[1] in unknown else name[0], plain))


def _is_name(name: str) -> bool:
    return f"{name};" in html.entities.html5


_NAMES = re.compile("&([A-Za-z]{3,8});")
_FEWEST_NAMES = 3
"""Fewest references with unknown names."""
_SMALL_LETTERS = "abcdefghijklmnopqrstuvwxyz"


def _letter_ciphers() -> Iterator[dict[int, int]]:
    turned = [_SMALL_LETTERS[shift:] + _SMALL_LETTERS[:shift] for shift in range(1, 26)]
    for letters in (*turned, _SMALL_LETTERS[::-1]):
        yield str.maketrans(_SMALL_LETTERS + _SMALL_LETTERS.upper(), letters + letters.upper())


_LETTER_CIPHERS = tuple(_letter_ciphers())
"""Tables that undo each Caesar shift, and atbash."""


# Quoted-printable

# Small hex digits are against the standard, and `=ad` occurs in many an address: they count only in a row, or as a
# letter inside a word.
_QUOTED = re.compile(
    r"=(?:[0-9A-Fa-f]{2}(?:(?:=\r?\n)?+=[0-9A-Fa-f]{2}){3,}+|[0-9A-F]{2}(?:(?:=\r?\n)?+=[0-9A-F]{2})*+"
    r"|(?<!==)\r?\n(?:=\r?\n)*+|(?<=[A-Za-z]=)(?:6[a-f]|7a)(?=[a-z]))"
)


def find_quoted_printable(survey: Survey) -> Steps:
    """Undo quoted-printable (RFC 2045 section 6.7), soft line breaks included.

    Code is full of `width=42`, so a single pair counts only as a mark, as a letter inside a word, or where no equals
    sign of the text begins anything but a space, a mark or a byte beyond ASCII.
    """
    text = survey.text
    if text.count("=\n") >= _FEWEST_BROKEN and _NO_ESCAPE.search(text):
        yield from rewrite(text, _SOFT_BREAK, lambda _: "")
    sure = 0
    match = None
    for match in _QUOTED.finditer(text):
        sure += _is_sure(match)
        if sure == _FEWEST_SURE:
            yield from rewrite(text, _QUOTED, _unquote)
            return
    if match is not None and (sure or "=3D" in text or text.count("=") >= _FEWEST_SURE):
        whole = not _NOT_QUOTED.search(text)
        yield from rewrite(text, _QUOTED, _unquote if whole else _unquote_sure)


_FEWEST_BROKEN = 2
_SOFT_BREAK = re.compile(r"(?<!=)=\n")
"""A soft line break. What ends in more equals signs is a heading's underline."""
_NO_ESCAPE = re.compile(r"=(?![0-9A-Fa-f]{2}|\r?\n)")
"""An equals sign that is no escape: it shows that only soft line breaks are quoted-printable here."""
_AGAIN_QUOTED = re.compile(r"(?:=\r?\n)?[0-9A-F]{2}")
"""What follows the equals sign of a text that was quoted twice."""
_FEWEST_SURE = 3
"""Unambiguous places from which on all pairs count as quoted."""
_NOT_QUOTED = re.compile(r"=(?!20|09|3[A-F]|2[1-9A-F]|40|5[B-F]|60|7[B-E]|[89A-F][0-9A-F]|\r?\n)")
"""An equals sign that begins no space, mark or byte beyond ASCII, which are all that a sparing encoder quotes."""


def _unquote(match: re.Match[str]) -> str:
    return characters(bytes.fromhex(match[0].replace("=", "")))


def _unquote_sure(match: re.Match[str]) -> str:
    return _unquote(match) if _is_sure(match) else match[0]


def _is_sure(match: re.Match[str]) -> bool:
    return len(match[0]) != 3 or match[0][-1] == "\n" or _is_quoted(match)


def _is_quoted(match: re.Match[str]) -> bool:
    plain = chr(int(match[0][1:], 16))
    before, after = match.string[match.start() - 1 : match.start()], match.string[match.end() : match.end() + 1]
    if plain.isascii() and plain.isalnum():
        return before.isalpha() and after.islower()
    if plain == "=" and _AGAIN_QUOTED.match(match.string, match.end()):
        return True
    if plain == " " and before == "\n":
        return not after.strip()
    if plain == " " and before.isupper() and after.isupper():
        return True
    return plain.isprintable() and (after.islower() or (plain != " " and not after.strip()))
