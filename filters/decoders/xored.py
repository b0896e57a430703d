"""Decoder of bytes that are XORed with a key, have their bits or their order changed, or are EBCDIC."""

from collections import Counter
from collections.abc import Iterator

import numpy as np

from filters.decoders.decoded import PAUSES, Decoded, Steps
from filters.decoders.runs import SAMPLE
from filters.text.from_bytes import READABLE
from filters.text.lexicon import FREQUENT, fluency


def read_xored(raw: bytes, start: int, end: int) -> Steps:
    """Yield the ASCII text that bytes hold under XOR with one byte or an ASCII key, or in another unreadable form.

    Pauses where there are many bytes.

    A single byte is found by what spaces have become, a key by how frequent the characters are that each of its bytes
    gives. The other forms are EBCDIC (the code of mainframes), swapped bytes, septets, and rotated or reversed bits.
    """
    if raw.count(_EBCDIC_SPACE) * _LONGEST_WORD > len(raw):
        shown = raw.decode(_EBCDIC)
        if shown.isascii() and fluency(shown) >= _FLUENT:
            yield Decoded(shown, start, end, "ebcdic")
            return
    worded = in_other_order(raw)
    if worded is not None:
        yield Decoded(worded, start, end, "words_swapped")
        return
    if (said := _of_septets(raw)) is not None:
        yield Decoded(said, start, end, "septets")
        return
    head = raw[:SAMPLE]
    for variant, table, readable in _SHOWN_IN_BITS if len(raw) >= LEAST_XORED else ():
        if b" " not in head.translate(readable) and _weight(plain := raw.translate(table)) >= _FLUENT:
            yield Decoded(plain.decode(), start, end, variant)
            return
    if len(raw) < LEAST_XORED or not (head.isascii() or min(head) > 127):
        return
    pauses = PAUSES if len(raw) > _FITTED else ()
    yield from pauses
    for common, _ in Counter(raw).most_common(_LIKELY_SPACES):
        key = common ^ 32
        plain = raw.translate((_EACH ^ key * _ONE_OF_EACH).to_bytes(256))
        if key and _weight(plain) >= _FLUENT:
            yield Decoded(plain.decode(), start, end, "xor")
            return
    if raw.isascii():
        yield from pauses
        for found in _under_key(raw):
            if found is None:
                yield from pauses
            else:
                yield Decoded(found.decode(), start, end, "xor_key")


def _of_septets(raw: bytes) -> str | None:
    """Return the text of characters packed in seven bits each, the lowest first (as in SMS); None if no language.

    They may be ASCII or the default alphabet of 3GPP TS 23.038, which has some signs at other codes.
    """
    if (
        len(raw) < LEAST_XORED
        or raw[0] & 0x7F not in _FIRST
        or _septets(raw[:_SEPTETS]).removesuffix(_ESCAPE).translate(None, _PRINTED)
    ):
        return None
    plain = _septets(raw).rstrip(b"@")
    return plain.decode() if _weight(plain) >= _FLUENT else None


_SEPTETS = 7
"""Bytes that hold eight septets."""


def _septets(raw: bytes) -> bytes:
    bits = np.unpackbits(np.frombuffer(raw, np.uint8), bitorder="little")
    septets = bits[: len(bits) // _SEPTETS * _SEPTETS].reshape(-1, _SEPTETS)
    plain = np.packbits(septets, axis=1, bitorder="little").tobytes()
    for written, read in _ESCAPED.items() if _ESCAPE in plain else ():
        plain = plain.replace(written, read)
    return plain.translate(_OF_SMS)


_ESCAPE = b"\x1b"
_ESCAPED = {
    _ESCAPE + bytes([code]): sign.encode() for code, sign in zip(b"\x14()/<=>@", r"^{}\[~]|", strict=True)
}  # fmt: skip
_OF_SMS = bytes.maketrans(b"\0\2\x11", b"@$_")


def in_other_order(raw: bytes) -> str | None:
    """Return the ASCII text whose bytes are reversed in each group of two or four, as in dumps of little-endian words.

    Bytes beyond ASCII at the ends are removed: they come from words such as "After" that look like digits. A reversed
    text has known words in such orders as well, but fewer, and None is returned for it.
    """
    raw = raw.strip(_HIGH)
    if len(raw) < LEAST_XORED or raw[:SAMPLE].translate(None, _PADDED):
        return None
    for size in _WORD_SIZES:
        end = len(raw) // size * size
        whole = bytearray(raw[:end])
        for place in range(size // 2):
            whole[place::size], whole[size - 1 - place :: size] = whole[size - 1 - place :: size], whole[place::size]
        plain = bytes(whole + raw[end:][::-1]).rstrip(b"\0")
        if _weight(plain) >= max(_FLUENT, _weight(raw[::-1]) + 1):
            return plain.decode()
    return None


def _weight(plain: bytes) -> int:
    """Return the fluency of bytes, which is 0 if they are no printable ASCII."""
    if not plain.isascii() or plain.translate(None, _PRINTED):
        return 0
    return fluency(plain.decode())


IN_BITS = (
    *((f"bits_rotated{by}", bytes((byte << by | byte >> 8 - by) & 0xFF for byte in range(256))) for by in range(1, 8)),
    ("bits_reversed", bytes(int(f"{byte:08b}"[::-1], 2) for byte in range(256))),
)
"""What each byte is once its bits are rotated, or reversed."""
_SHOWN_IN_BITS = tuple((variant, table, table.translate(READABLE)) for variant, table in IN_BITS)
"""The same, each with whether that is printable: an "a" or a space."""
_EBCDIC, _EBCDIC_SPACE = "cp037", 0x40
_LONGEST_WORD = 16
"""A text has a space in every so many bytes, on average, at least."""
_EACH, _ONE_OF_EACH = int.from_bytes(range(256)), int.from_bytes(b"\1" * 256)
LEAST_XORED = 18
_LIKELY_SPACES = 3
_FLUENT = 3
_PRINTED = b"\t\n\r" + bytes(range(0x20, 0x7F))
_FIRST = _PRINTED + b"\0\2\x11" + _ESCAPE
_PADDED = _PRINTED + b"\0"
_HIGH = bytes(range(0x80, 0x100))
_WORD_SIZES = (2, 4)


# Keys

_LONGEST_KEY = 16
_PER_BYTE = 7
"""Bytes of the text for each byte of a key, at least, from which that byte can be found."""
_FITTED = 2_048
_LIKELY_KEYS = 3
_SURE = 8
"""The fluency that proves a key. It is high, because the key is chosen to give frequent letters."""
_STRANGE, _OTHER, _DIGIT, _SPACE = -200, 5, 20, 60


def _worth(code: int) -> int:
    """Return a score of how frequent a byte is in ordinary text."""
    char = chr(code)
    if bytes((code,)) not in _PRINTED:
        return _STRANGE
    if char.isalpha():
        return FREQUENT[char.lower()] if char.islower() else FREQUENT[char.lower()] // 2
    return _SPACE if char == " " else _DIGIT if char.isdigit() or char in ".,'\n" else _OTHER


_WORTHS = np.array([[_worth(code ^ key) for key in range(128)] for code in range(128)], np.float32)
"""For each byte, the score of what each byte of a key makes of it: whole numbers, so that their sums are exact."""


def _under_key(raw: bytes) -> Iterator[bytes | None]:
    """Yield the text of bytes under the first of the `_LIKELY_KEYS` best fitting keys that makes them language.

    None stands where the caller may pause.
    """
    codes = np.frombuffer(raw[:_FITTED], np.uint8).astype(np.intp)
    sizes = np.arange(2, min(_LONGEST_KEY, len(codes) // _PER_BYTE) + 1)
    begins = np.cumsum(sizes) - sizes
    places = begins[:, np.newaxis] + np.arange(len(codes)) % sizes[:, np.newaxis]
    counts = np.bincount((places * 128 + codes).ravel(), minlength=int(sizes.sum()) * 128).reshape(-1, 128)
    worths = counts.astype(np.float32) @ _WORTHS
    fits = np.add.reduceat(worths.max(axis=1), begins)
    keys = worths.argmax(axis=1).astype(np.uint8).tobytes()
    for number in np.argsort(-fits, kind="stable")[:_LIKELY_KEYS].tolist():
        yield None
        key = keys[begins[number] : begins[number] + sizes[number]]
        repeated = np.resize(np.frombuffer(key, np.uint8), len(raw))
        plain = (np.frombuffer(raw, np.uint8) ^ repeated).tobytes()
        if _weight(plain) >= _SURE:
            yield plain
            return
