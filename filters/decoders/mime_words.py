"""Decoders of two encodings of mail: encoded words (RFC 2047) `=?utf-8?q?reve?= =?utf-8?q?al?=`, UTF-7 `+AHI-eveal`."""

import binascii
import re
from urllib.parse import unquote_to_bytes

from filters.decoders.decoded import Edit, Steps, rewritten
from filters.decoders.survey import Survey
from filters.text.from_bytes import is_of_units

_ONE = r"=\?([\w.-]{1,40})(?:\*[\w-]{1,16})?\?([bBqQ])\?([^?\r\n]{1,200})\?="
_WORD = re.compile(_ONE)
_WORDS = re.compile(rf"{_ONE}(?:\s{{1,8}}{_ONE})*+")
_CHARSETS = ("utf", "iso-8859", "windows-125", "koi8", "gb", "big5", "shift_jis", "euc-")
"""How the names of accepted charsets begin. Python's other codecs are rarely used, slow, or not for text."""


def find_mime_words(survey: Survey) -> Steps:
    """Find the text with its encoded words decoded, without the white space between two of them."""
    if "=?" in survey.text:
        edits = [Edit(*match.span(), _read(match[0])) for match in _WORDS.finditer(survey.text)]
        if edits:
            yield rewritten(survey.text, edits)


# ASCII in the base64 of UTF-16 begins with A and one of A to H. IMAP's mailbox names have `&` and a comma for `+` and
# `/`. Text beyond ASCII must be long, follow no character of base64, and end with a hyphen.
_SHIFTED = re.compile(
    r"[+&](A[A-H][A-Za-z0-9+/,]++)(?:-|(?<=[A-Za-z0-9+/,]{11}))|(?<![A-Za-z0-9+/,])[+&]([A-Za-z0-9+/,]{43,}+)-"
)
_FEWEST_SHIFTED = 3


def find_utf7(survey: Survey) -> Steps:
    """Find the text with its UTF-7 (RFC 2152, and RFC 3501 section 5.1.3) decoded.

    What a run decodes to must be ASCII, or characters of few alphabets.
    """
    if not _may_be_shifted(survey.raw):
        return
    found = _SHIFTED.finditer(survey.text)
    edits = [Edit(*match.span(), plain) for match in found if (plain := _unshifted(match[1] or match[2]))]
    if sum(len(edit.text) for edit in edits) >= _FEWEST_SHIFTED:
        yield rewritten(survey.text, edits)


def _may_be_shifted(raw: bytes) -> bool:
    """Return whether `_SHIFTED` may match: there is an A after a sign, or a long run of base64."""
    return b"+A" in raw or b"&A" in raw or _LONG_SHIFTED in raw.translate(_OF_SHIFTED)


_OF_SHIFTED = bytes(97 if code < 128 and (chr(code).isalnum() or chr(code) in "+/,") else 32 for code in range(256))
_LONG_SHIFTED = b"a" * 44


def _unshifted(run: str) -> str:
    raw = binascii.a2b_base64(run.replace(",", "/") + "=" * (-len(run) % 4)) if len(run) % 4 != 1 else b""
    whole = raw[: len(raw) // 2 * 2]
    plain = whole[1::2]
    if not whole[::2].strip(b"\0"):
        return plain.decode() if plain.isascii() and not plain.translate(None, _SHOWN) else ""
    strange = whole.decode("utf-16-be", "replace") if len(whole) >= _FEWEST_STRANGE and is_of_units(whole) else ""
    return strange if strange.isprintable() and "\ufffd" not in strange else ""


_FEWEST_STRANGE = 32
"""Bytes of a run beyond ASCII. Random bytes of this length are hardly ever characters of few alphabets."""
_SHOWN = b"\t\r\n" + bytes(range(0x20, 0x7F))


def _read(words: str) -> str:
    """Return the text of adjoining encoded words, joined before decoding, as two may share the bytes of a character."""
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
