"""Invisible text: reads bits, digits and bytes that are written as invisible characters or variation selectors."""

import re

from filters.text.from_bytes import read_text

_SELECTORS = re.compile("[\ufe00-\ufe0f\U000e0100-\U000e01ef]{4,}")
_BITS = re.compile("[\u00ad\u034f\u061c\u180e\u200b-\u200f\u202a-\u202e\u2060-\u2064\u2066-\u2069\ufeff]{64,}")
_MOST_BITS = 1 << 16


def spell_invisible(run: str) -> str:
    """Return a run of characters with each row of invisible ones replaced by the text that it stands for.

    Text from bits is spelled out in turn. That ends, because it has an eighth of the characters each time.
    """
    return _BITS.sub(_spell_bits, _SELECTORS.sub(_spell_selectors, run))


def _spell_bits(match: re.Match[str]) -> str:
    """Return the text in two invisible characters that stand for bits, with a third one between bytes or not.

    Three, four or five characters may also stand for digits (`_spell_numbers`, `_spell_pairs`). "" where there is none.
    """
    run = _without_fillers(match[0][:_MOST_BITS].strip("\ufeff"))
    signs = sorted(sorted(set(run)), key=run.count)
    if len(signs) == 4:
        return _spell_pairs(run, sorted(signs))
    numbers = _spell_numbers(run, sorted(signs)) if len(signs) in _WIDTHS else ""
    if numbers:
        return f"\n{numbers}\n"
    parts = [part for part in run.split(signs.pop(0)) if part] if len(signs) == 3 else [run]
    if len(signs) != 2:
        return ""
    phases = range(1 if len(parts) > 1 else 8)
    for order in (1, -1):
        table = dict(zip(map(ord, sorted(signs)), "01"[::order], strict=True))
        bits = "".join(part.translate(table).rjust(8, "0") for part in parts)
        for phase in phases:
            size = max(0, len(bits) - phase) // 8
            found = read_text(int("0" + bits[phase : phase + 8 * size], 2).to_bytes(size))
            if found is not None:
                return f"\n{spell_invisible(found)}\n"
    return ""


def _without_fillers(run: str) -> str:
    """Return a run without every second character if these are all the same: they were only put between others."""
    return next((run[1 - first :: 2] for first in (0, 1) if len(set(run[first::2])) == 1), run)


_WIDTHS = {3: 11, 5: 7}
"""Digits that a number of sixteen bits has in base 3 and in base 5."""


def _spell_numbers(run: str, signs: list[str]) -> str:
    """Return the text in invisible characters that stand for digits, of which `_WIDTHS` make one character; or ""."""
    base, width = len(signs), _WIDTHS[len(signs)]
    digits = run.translate({ord(sign): str(digit) for digit, sign in enumerate(signs)})
    if len(digits) % width:
        return ""
    codes = [int(digits[at : at + width], base) for at in range(0, len(digits), width)]
    return read_text("".join(map(chr, codes)).encode()) or "" if max(codes) < _SURROGATES else ""


_SURROGATES = 0xD800


def _spell_pairs(run: str, signs: list[str]) -> str:
    """Return the text in four invisible characters that stand for two bits each; "" where there is none."""
    for order in (signs, signs[::-1]):
        pairs = [order.index(char) for char in run]
        raw = bytes(
            first << 6 | second << 4 | third << 2 | fourth
            for first, second, third, fourth in zip(pairs[::4], pairs[1::4], pairs[2::4], pairs[3::4], strict=False)
        )
        found = read_text(raw)
        if found is not None:
            return f"\n{found}\n"
    return ""


def _spell_selectors(match: re.Match[str]) -> str:
    """Return the text in variation selectors, each a byte. Emoji need one or two in a row, never four."""
    return bytes(map(_selected, match[0])).decode(errors="ignore")


def _selected(selector: str) -> int:
    code = ord(selector)
    return code - 0xFE00 if code < 0xE0100 else code - 0xE0100 + 16
