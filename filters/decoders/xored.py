"""The decoder of bytes under a key, with their bits or their order changed, and of EBCDIC."""

from collections import Counter
from collections.abc import Iterator

import numpy as np

from filters.decoders.decoded import Decoded
from filters.decoders.runs import SAMPLE
from filters.lexicon import FREQUENT, fluency


def read_xored(raw: bytes, start: int, end: int) -> Iterator[Decoded]:
    """ASCII of which each byte was combined with one and the same, or with the characters of a key in turn.

    The first is told by the byte that its spaces have become, the second by what each byte of a key makes of the bytes
    that it goes with. EBCDIC, the code of mainframes, is another way to write bytes that are no text.
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
    for variant, table in IN_BITS if len(raw) >= LEAST_XORED else ():
        if not head.translate(table).translate(None, _PRINTED) and _weight(plain := raw.translate(table)) >= _FLUENT:
            yield Decoded(plain.decode(), start, end, variant)
            return
    if len(raw) < LEAST_XORED or not (head.isascii() or min(head) > 127):
        return
    for common, _ in Counter(raw).most_common(_LIKELY_SPACES):
        key = common ^ 32
        plain = raw.translate((_EACH ^ key * _ONE_OF_EACH).to_bytes(256))
        if key and _weight(plain) >= _FLUENT:
            yield Decoded(plain.decode(), start, end, "xor")
            return
    if raw.isascii():
        yield from (Decoded(plain.decode(), start, end, "xor_key") for plain in _under_key(raw))


def _of_septets(raw: bytes) -> str | None:
    """The text of characters of seven bits each, the lowest first, as messages of telephones pack them."""
    if len(raw) < LEAST_XORED or _septets(raw[:_SEPTETS]).translate(None, _PRINTED):
        return None
    plain = _septets(raw).rstrip(b"\0@")
    return plain.decode() if _weight(plain) >= _FLUENT else None


_SEPTETS = 7
"""Bytes that hold eight of them."""


def _septets(raw: bytes) -> bytes:
    codes = bytearray()
    for at in range(0, len(raw), _SEPTETS):
        part = raw[at : at + _SEPTETS]
        bits = int.from_bytes(part, "little")
        codes += bytes(bits >> shift & 0x7F for shift in range(0, 8 * len(part) - 6, 7))
    return bytes(codes)


def in_other_order(raw: bytes) -> str | None:
    """Text of ASCII of which each two or four bytes stand in the other order, as little-endian words are dumped.

    Bytes that are none, at its ends, are those of words such as "After" that look like digits. A text that is read from
    its end has known words in other orders as well, but fewer.
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
    """The weight of known words in bytes, 0 where they are no text of ASCII."""
    if not plain.isascii() or plain.translate(None, _PRINTED):
        return 0
    return fluency(plain.decode())


IN_BITS = (
    *((f"bits_rotated{by}", bytes((byte << by | byte >> 8 - by) & 0xFF for byte in range(256))) for by in range(1, 8)),
    ("bits_reversed", bytes(int(f"{byte:08b}"[::-1], 2) for byte in range(256))),
)
"""What each byte is once its bits are moved round, or in the opposite order."""
_EBCDIC, _EBCDIC_SPACE = "cp037", 0x40
_LONGEST_WORD = 16
"""Bytes for each of which a text has a space, on average at least."""
_EACH, _ONE_OF_EACH = int.from_bytes(range(256)), int.from_bytes(b"\1" * 256)
LEAST_XORED = 18
_LIKELY_SPACES = 3
_FLUENT = 3
_PRINTED = b"\t\n\r" + bytes(range(0x20, 0x7F))
_PADDED = _PRINTED + b"\0"
_HIGH = bytes(range(0x80, 0x100))
_WORD_SIZES = (2, 4)


# Keys

_LONGEST_KEY = 16
_PER_BYTE = 7
"""Bytes with each byte of a key from which on they tell it."""
_FITTED = 2_048
_LIKELY_KEYS = 3
_SURE = 8
"""The weight of known words that shows a key: as it is made to fit, letters follow from it by chance."""
_STRANGE, _OTHER, _DIGIT, _SPACE = -200, 5, 20, 60


def _worth(code: int) -> int:
    """How likely a byte is in a text."""
    char = chr(code)
    if bytes((code,)) not in _PRINTED:
        return _STRANGE
    if char.isalpha():
        return FREQUENT[char.lower()] if char.islower() else FREQUENT[char.lower()] // 2
    return _SPACE if char == " " else _DIGIT if char.isdigit() or char in ".,'\n" else _OTHER


_WORTHS = np.array([[_worth(code ^ key) for key in range(128)] for code in range(128)], np.float32)
"""For each byte, how likely is what each byte of a key makes of it: whole numbers, whose sums are exact."""


def _under_key(raw: bytes) -> Iterator[bytes]:
    """What bytes say under the key whose length fits them best, if that is language."""
    codes = np.frombuffer(raw[:_FITTED], np.uint8).astype(np.intp)
    sizes = np.arange(2, min(_LONGEST_KEY, len(codes) // _PER_BYTE) + 1)
    begins = np.cumsum(sizes) - sizes
    places = begins[:, np.newaxis] + np.arange(len(codes)) % sizes[:, np.newaxis]
    counts = np.bincount((places * 128 + codes).ravel(), minlength=int(sizes.sum()) * 128).reshape(-1, 128)
    worths = counts.astype(np.float32) @ _WORTHS
    fits = np.add.reduceat(worths.max(axis=1), begins)
    keys = worths.argmax(axis=1).astype(np.uint8).tobytes()
    for number in np.argsort(-fits, kind="stable")[:_LIKELY_KEYS].tolist():
        key = keys[begins[number] : begins[number] + sizes[number]]
        repeated = np.resize(np.frombuffer(key, np.uint8), len(raw))
        plain = (np.frombuffer(raw, np.uint8) ^ repeated).tobytes()
        if _weight(plain) >= _SURE:
            yield plain
            return
