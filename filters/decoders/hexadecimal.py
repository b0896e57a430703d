"""Decoders of hexadecimal: in one run, in groups, in lines and in dumps."""

import re
from collections.abc import Sequence
from dataclasses import replace
from itertools import chain

from filters.decoders.decoded import PAUSES, Decoded, Steps
from filters.decoders.deflated import read_packed
from filters.decoders.rows import rows_of_hex
from filters.decoders.runs import at_any_phase, find_islands, has_any, is_part, unwrapped
from filters.decoders.survey import Survey, runs
from filters.decoders.xored import in_other_order, read_xored
from filters.text.from_bytes import SHORTEST, read_text
from filters.text.lexicon import fluency

_DIGITS = "0123456789"
_HEX_LEAST = 24
_SEPARATED_TABLE = bytes(
    97
    if chr(code) in _DIGITS + "abcdefABCDEF"
    else 115
    if chr(code) in " ,:;-_.|/\r\n\t#$%=&'\"hH"
    else 120
    if code in (120, 88)
    else 32
    for code in range(256)
)
_SEPARATED_SHAPES = (
    (b"aasaasaasaas", ()),
    (b"aassaassaass", ()),
    (b"aaaasaaaa", (b"aaaasaaaasaaaas", b"aaaaaaaasaaaaaaaas", b"aaaaaasaaaaaasaaaaaa")),
    (b"aaaaaassaaaaaassaaaaaa", ()),
    (b"xaa xaa xaa", ()),
    (b"xaasxaasxaa", ()),
    (b"axaa", (b"axaa  asa  axaa", b"axaasaxaa", b"axaassaxaa", b"axaaaxaa", b"axaas a  a axaas")),
)
"""Shapes of groups. Where several shapes share a part, that part is searched for first."""
_HEX_PAIRS = re.compile(
    r"(?<![0-9A-Za-z])(?:[0\\]?x|[#$%=&\\]h?)?+(?:[0-9a-f]{2}){1,16}+h?+"
    r"(?:[ ,:;\-_.|/\r\n\t\"'+]{0,4}+(?:[(\[](?:unsigned )?(?:byte|char)[)\]])?+"
    r"(?:[0\\]?x|[#$%=&\\]h?)?+(?:[0-9a-f]{2}){1,16}+h?+){3,}+",
    re.IGNORECASE,
)
_HEX_LINES = re.compile(r"[0-9A-Fa-f]{16,}+(?:[ \t]{0,2}\r?\n[ \t>]{0,8}[0-9A-Fa-f]{2,}+(?![^\s]))++")
_HEX_ONLY = re.compile(r"[0-9a-fA-F\s]{24,}")
_LINE = re.compile(r"[^\n]+")
_HEX_NOISE = re.compile(r"[(\[][a-z ]{4,16}[)\]]|[0\\]?x|[^0-9a-f]", re.IGNORECASE)


def find_hex(survey: Survey) -> Steps:
    """Find hexadecimal bytes: in one run, in groups with or without `0x` or `\\x` before each, in dumps, in calls."""
    text = survey.text
    done = 0
    digits = runs(survey.of_hex, _HEX_LEAST) if survey.has_run(_HEX_LEAST) else ()
    for spans in unwrapped(text, digits, _HEX_LINES):
        for start, end in spans if spans[0][0] >= done else ():
            for decoded in _read_hex(text, start, end):
                done = done if decoded is None or decoded.part else end
                yield decoded
            yield None
    if "00000" in text and _DUMPED.search(text):
        yield from _read_dumps(text)
    if "\n00" in text and _SHOWN.search(text):
        yield from _read_shown(text)
    for match in _CALLED.finditer(text) if survey.small.count(b"(0x") > _FEWEST_CALLS else ():
        called = "".join(_CALL.findall(match[0]))
        for one in _read_hex(called, 0, len(called)):
            yield one and replace(one, start=match.start(), end=match.end())
        yield None
    known: list[tuple[int, int]] = []
    shaped = survey.raw.translate(_SEPARATED_TABLE)
    if _may_be_separated(shaped):
        for match in _HEX_PAIRS.finditer(text):
            parts = True
            for decoded in _read_hex(text, *match.span()):
                if decoded is not None:
                    parts &= decoded.part
                    known.append(match.span())
                yield decoded
            yield from PAUSES if match.end() - match.start() > _SLOW else (None,)
            if _PACKED.match(_HEX_NOISE.sub("", match[0][:_HEAD_OF_PACKED])):
                yield from read_packed(_from_hex(_HEX_NOISE.sub("", match[0])), match.span(), variant="deflated_hex")
            for line in _LINE.finditer(text, *match.span()) if parts and "\n" in match[0] else ():
                yield from _read_hex(text, *line.span())
                yield None
    yield from _in_rows(survey, known)


def _in_rows(survey: Survey, known: Sequence[tuple[int, int]]) -> Steps:
    """Find bytes with the same characters around each, outside the spans that are already read."""
    for row in rows_of_hex(survey):
        yield None
        if row is None:
            continue
        start, end, parts = row
        if any(begun < end and start < over for begun, over in known):
            continue
        raws = [bytes.fromhex(part) for part in parts]
        for raw in (b"".join(raws), b"".join(part[::-1] for part in raws)):
            decoded = read_text(raw)
            if decoded is not None and fluency(decoded) >= _FLUENT:
                yield Decoded(decoded, start, end, "row")
                break
        yield from PAUSES


# Calls such as `chr(0x69)+chr(0x67)`, the same again and again.
_CALLED = re.compile(r"\(0x[0-9a-f]{2}(\)[^0-9\n]{1,24}\()0x[0-9a-f]{2}(?:\1(?:0x)[0-9a-f]{2}){6,}+\)", re.IGNORECASE)
_CALL = re.compile(r"0x([0-9a-f]{2})", re.IGNORECASE)
_FEWEST_CALLS = 8

# A line of xxd, hexdump or od: the offset in 6 to 8 digits, the bytes, and maybe their text.
_DUMPED = re.compile(r"00000(?<![0-9A-Za-z]00000)[0-9A-Fa-f]{1,3}:?[ \t]{1,4}(?:[0-9A-Fa-f]{2,8}[ \t]){3}")
_GROUP = r"[0-9A-Fa-f]{2,8}(?:[ \t]{1,8}|$)"
_DUMP = re.compile(
    rf"(?<![0-9A-Za-z])(?:0x)?([0-9A-Fa-f]{{6,8}}):?[ \t]{{1,4}}((?:{_GROUP}){{1,32}}+).*$",
    re.MULTILINE,
)


def _may_be_separated(shaped: bytes) -> bool:
    return any(part in shaped and (not shapes or has_any(shaped, shapes)) for part, shapes in _SEPARATED_SHAPES)


_HEAD_OF_PACKED = 64
_PACKED = re.compile("1f8b08|78(?:01|5e|9c|da)|425a68|fd377a585a|5d0000", re.IGNORECASE)
"""First bytes of compressed data."""
_SLOW = 1_024
"""Characters of a match from which on reading it takes a while."""
_FLUENT = 3
_INDENT = 12
"""Most characters between two lines of a dump."""


# A line of `od -c`: the offset, then each byte in four characters, as a sign, an escape or in octal.
_CELL = r"(?: {3}[!-~ ]| {2}\\[0abtnvfr]| [0-3][0-7]{2})"
_SHOWN = re.compile(rf"^0[0-7]{{6}}{_CELL}{{4}}", re.MULTILINE)
_SHOWN_LINES = re.compile(rf"(?:^0[0-7]{{6}}{_CELL}{{1,16}}+ *(?:\r?\n|\Z)){{2,}}+", re.MULTILINE)
_SHOWN_CELL = re.compile(_CELL)
_SIGNS = {f"\\{sign}": byte for sign, byte in zip("0abtnvfr", b"\0\a\b\t\n\v\f\r", strict=True)}


def _read_shown(text: str) -> Steps:
    """Read the bytes that `od -c` shows."""
    for match in _SHOWN_LINES.finditer(text):
        cells = (cell for line in match[0].split("\n") for cell in _SHOWN_CELL.findall(line, 7))
        raw = bytes(
            _SIGNS[sign] if (sign := cell[2:]) in _SIGNS else ord(cell[3]) if cell[2] == " " else int(cell, 8)
            for cell in cells
        )
        decoded = read_text(raw)
        if decoded is not None:
            yield Decoded(decoded, *match.span(), "dump", tentative=fluency(decoded) < _FLUENT)
        yield None


def _read_dumps(text: str) -> Steps:
    """Read the bytes of dumps in hexadecimal, and in octal as od writes them."""
    lines: list[re.Match[str]] = []
    for match in chain(_DUMP.finditer(text), (None,)):
        if match is not None and (not lines or match.start() - lines[-1].end() <= _INDENT):
            lines.append(match)
            continue
        if lines:
            groups = [group for line in lines for group in line[2].split()]
            raw = _dumped(groups)
            decoded = read_text(raw)
            if decoded is None or fluency(decoded) < _FLUENT:
                decoded = in_other_order(raw) or decoded
            span = lines[0].start(), lines[-1].end()
            if decoded is None:
                yield from read_packed(raw, span, variant="deflated_dump")
            else:
                hides = False if all(_is_shown(text, *line.span()) for line in lines[:-1] or lines) else None
                yield Decoded(decoded, *span, "dump", hides)
        lines = [match] if match is not None else []


def _dumped(groups: Sequence[str]) -> bytes:
    """Return the bytes of groups: octal if each has three digits for one byte or six for two; else hexadecimal."""
    octal = next((size for size in _OCTAL_BYTES if all(len(group) == size for group in groups)), 0)
    if not octal:
        return bytes.fromhex("".join(group for group in groups if len(group) % 2 == 0))
    size = _OCTAL_BYTES[octal]
    words = (int(group, 8) & (1 << 8 * size) - 1 for group in groups if group.isdigit() and max(group) < "8")
    return b"".join(word.to_bytes(size) for word in words)


_OCTAL_BYTES = {3: 1, 6: 2}
"""Octal digits of a group, and its bytes."""


def _read_hex(text: str, start: int, end: int) -> Steps:
    if end - start < 2 * SHORTEST:
        return
    shown: bool | None = None
    for reading in _readings(text, start, end):
        if reading is None:
            yield from PAUSES if end - start > _SLOW else ()
            continue
        if shown is None:
            shown = end - start <= _LONGEST_ROW and _is_shown(text, start, end)
        yield replace(reading, hides=False) if shown else reading


_LONGEST_ROW = 80
_ROW = re.compile(r"(?<![0-9A-Za-z])(?:0x)?[0-9A-Fa-f]{4,8}:?[ \t]+((?:[0-9A-Fa-f]{2,8}[ \t]{1,3}){4,16})")
_BYTES_OF_ROW = 16
_PRINTED = bytes(code if 0x20 <= code < 0x7F else 46 for code in range(256))


def _is_shown(text: str, start: int, end: int) -> bool:
    """Whether this is a row of a dump with the text of its bytes at the end, so that it hides nothing."""
    row = _ROW.search(text, start, end + 4)
    if row is None:
        return False
    line = text.find("\n", end)
    groups = "".join(group for group in row[1].split() if len(group) % 2 == 0)
    shown = bytes.fromhex(groups)[:_BYTES_OF_ROW].translate(_PRINTED).decode("ascii")
    return shown in text[row.end() - _LEAST_APART : line if line >= 0 else len(text)]


_LEAST_APART = 8
"""Characters at the end of the row's match that may already be its text, as they look like bytes."""


def _readings(text: str, start: int, end: int) -> Steps:
    run = _HEX_NOISE.sub("", text[start:end])
    if len(run) < 2 * SHORTEST:
        return  # such as a date
    yield None
    decoded = at_any_phase(run, 2, _from_hex)
    fluent = fluency(decoded) if decoded else 0
    yield None
    # A reversed text may pass for another one when its digits are read forwards.
    backwards = at_any_phase(run[::-1], 2, _from_hex) if fluent < _FLUENT else None
    if backwards is not None:
        more = decoded is None or fluency(backwards) > fluent
        unsure = not more or (run.isdigit() and not _is_meant(backwards))
        part = is_part(backwards, run[::-1], 2, _from_hex)
        yield Decoded(backwards, start, end, "hex_reversed", tentative=unsure, part=part)
    yield None
    part = decoded is None or is_part(decoded, run, 2, _from_hex)
    yield None
    if decoded is not None:
        hides = False if _is_of_url(text[start:end], decoded) else None
        unsure = run.isdigit() and not _is_meant(decoded)
        yield Decoded(decoded, start, end, tentative=unsure, part=part, hides=hides)
    if part:
        islands = find_islands(run, 2, _from_hex, start, end)
        yield from (island for island in islands if island.text not in (decoded or ""))
    yield None
    if fluent == 0:
        yield from read_xored(_from_hex(run), start, end)
    elif fluent < _FLUENT and (worded := in_other_order(_from_hex(run))) is not None:
        yield Decoded(worded, start, end, "words_swapped")


def _is_of_url(encoded: str, decoded: str) -> bool:
    """Whether this is how URLs write characters beyond ASCII, which hides nothing: ASCII letters need no encoding."""
    return encoded.startswith("%") and not any(char.isascii() and char.isalpha() for char in decoded)


def _is_meant(decoded: str) -> bool:
    """Whether a text is language, or hex again: columns of numbers decode as hex too, and much of that is printable."""
    return fluency(decoded) >= 2 or _HEX_ONLY.fullmatch(decoded) is not None


def _from_hex(run: str) -> bytes:
    return bytes.fromhex(run[: len(run) // 2 * 2])
