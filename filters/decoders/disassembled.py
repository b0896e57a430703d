"""Decoder of strings that a listing of instructions pushes and joins: `LOAD_CONST 3 ('igno')`, `ldstr "re"`.

Instructions that exchange what was pushed are followed, as they give the pieces another order than they stand in.
"""

import re
from collections.abc import Sequence

from filters.decoders.decoded import PAUSES, Decoded, Steps
from filters.decoders.runs import has_any
from filters.decoders.survey import Survey
from filters.decoders.worded import are_phrases, put_together

_OPCODES = frozenset((b"ldc", b"ldstr", b"loadk", b"putstring", b"pushstring"))
_PARTS_OF_OPCODES = frozenset((b"const", b"str", b"push"))
_WITH_PARTS = (b"load_const", b"load_str", b"const-string", b"push_const", b"push_string", b'push "', b"push '")
"""Opcodes of words that other texts have as well."""
_STRING = r"(?:\"((?:[^\"\\\n]|\\.){0,200})\"|'((?:[^'\\\n]|\\.){0,200})')"
_INSTRUCTION = re.compile(
    r"^[^\"'\n]{0,60}?(?:"
    r"\b(?:LOAD_CONST|LOAD_STR|ldc(?:2?_w)?|ldstr|const-string(?:/jumbo)?|LOADK|putstring|PUSH_?(?:CONST|STRING)?|push)\b"
    rf"[^\"'\n]{{0,60}}?(?:{_STRING}|//[ ]String[ ]([^\n]{{1,200}}))"
    r"|\b(?P<swap>SWAP|ROT_TWO|ROT_THREE)\b(?:[ \t]{1,40}(?P<depth>[0-9]))?"
    r"|\b(?P<join>BUILD_STRING|BINARY_OP[ \t]{1,40}[0-9]{1,2}[ ]\(\+=?\)|BINARY_ADD|INPLACE_ADD|concatstrings|opt_plus"
    r"|(?:String::)?Concat|i?add|strcat)\b(?:[ \t]{1,40}(?P<parts>[0-9]{1,2})(?![ ]\())?"
    r")",
    re.MULTILINE | re.IGNORECASE,
)
_LINE = re.compile(r"^", re.MULTILINE)
_ESCAPE = re.compile(r"\\(.)")
_SIGNS = {"n": "\n", "r": "\r", "t": "\t"}
_FEWEST, _WIDEST, _MOST = 4, 800, 1_024
"""Strings of a text, at least, and characters from one to the next and instructions, at most."""
_TO_PAUSE = 32


def find_disassembled(survey: Survey) -> Steps:
    """Find rows of instructions that push strings, and yield these joined as the instructions join them."""
    named = not survey.words.isdisjoint(_OPCODES)
    if not named and (survey.words.isdisjoint(_PARTS_OF_OPCODES) or not has_any(survey.small, _WITH_PARTS)):
        return
    row: list[re.Match[str]] = []
    for number, line in enumerate(_LINE.finditer(survey.text), start=1):
        if number % _TO_PAUSE == 0:
            yield from PAUSES
        match = _INSTRUCTION.match(survey.text, line.start())
        if match is None:
            continue
        if row and (match.start() - row[-1].end() > _WIDEST or len(row) == _MOST):
            yield _read(row)
            yield from PAUSES
            row = []
        row.append(match)
    yield _read(row)


def _read(row: Sequence[re.Match[str]]) -> Decoded | None:
    """Run the instructions on a stack of strings, each a list of pieces; what is left on it at the end is joined."""
    stack: list[list[str]] = []
    pushed: list[re.Match[str]] = []
    for match in row:
        if match["swap"] is not None:
            depth = 3 if match["swap"].upper() == "ROT_THREE" else int(match["depth"] or 2)
            if 1 < depth <= len(stack):
                stack[-depth], stack[-1] = stack[-1], stack[-depth]
        elif match["join"] is not None:
            parts = min(int(match["parts"] or 2), len(stack))
            if parts > 1:
                joined = stack[-parts:]
                del stack[1 - parts :]
                stack[-1] = joined[0]
                for pieces in joined[1:]:
                    stack[-1] += pieces
        else:
            pushed.append(match)
            piece = match[3] if match[3] is not None else match[1] if match[1] is not None else match[2]
            stack.append([_ESCAPE.sub(_unescaped, piece)])
    pieces = [piece for part in stack for piece in part]
    if len(pieces) < _FEWEST:
        return None
    said = put_together(pieces)
    whole = said.split() == " ".join(pieces).split()
    hides = not (whole and are_phrases(said, [piece.strip() for piece in pieces]))
    return Decoded(said, pushed[0].start(), pushed[-1].end(), hides=hides) if said else None


def _unescaped(match: re.Match[str]) -> str:
    return _SIGNS.get(match[1], match[1])
