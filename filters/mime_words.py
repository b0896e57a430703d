"""A decoder of encoded words as e-mail headers have them (RFC 2047): `=?utf-8?q?reve?= =?utf-8?q?al?=`."""

import binascii
import re
from urllib.parse import unquote_to_bytes

from filters.decoded import Edit, Steps, rewritten
from filters.survey import Survey

_ONE = r"=\?([\w.-]{1,40})(?:\*[\w-]{1,16})?\?([bBqQ])\?([^?\r\n]{1,200})\?="
_WORD = re.compile(_ONE)
_WORDS = re.compile(rf"{_ONE}(?:\s{{1,8}}{_ONE})*+")
_CHARSETS = ("utf", "iso-8859", "windows-125", "koi8", "gb", "big5", "shift_jis", "euc-")
"""What the names of charsets begin with; the other codecs are seldom used, or slow, or none for texts."""


def find_mime_words(survey: Survey) -> Steps:
    """The text with its encoded words read; the white space between two of them belongs to neither."""
    if "=?" in survey.text:
        edits = [Edit(*match.span(), _read(match[0])) for match in _WORDS.finditer(survey.text)]
        if edits:
            yield rewritten(survey.text, edits)


def _read(words: str) -> str:
    """What encoded words say together, since a character may go over the border of two."""
    found = _WORD.findall(words)
    raw = b"".join(_bytes(form.lower(), text) for _, form, text in found)
    charset = found[0][0].lower()
    try:
        return raw.decode(charset if charset.startswith(_CHARSETS) else "utf-8")
    except (LookupError, UnicodeError):
        return raw.decode("utf-8", "replace")


def _bytes(form: str, text: str) -> bytes:
    raw = text.encode("utf-8", "surrogatepass")
    if form == "q":
        return unquote_to_bytes(raw.replace(b"%", b"=25").replace(b"_", b" ").replace(b"=", b"%"))
    try:
        return binascii.a2b_base64(raw)
    except binascii.Error:
        return raw
