"""Replays: a message that was refused, and comes again as the history of a later request.

Clients send the whole conversation each time. Without this, one refused message would end it for good.
"""

import re
from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence
from typing import Final

from filters.dialects.keys import IDENTIFIERS, KNOWN
from filters.dialects.leaves import SHORT, is_identifier, spelled
from filters.findings import Action, Finding
from filters.segments import Origin, Segment
from filters.strict_json import read_to_rewrite, rewritten
from filters.tier1 import are_notable
from filters.tool_calls.pins import CHANGED_DEFINITION
from filters.trees import Json

PLACEHOLDER: Final = "[removed by the guardrail]"
"""What stands in place of a text that was refused before. It must mean nothing to a model."""

MOST_TEXTS: Final = 32
"""Texts that one request can be refused for and still be known again."""

_SPOKEN: Final = frozenset({Origin.SYSTEM, Origin.USER, Origin.ASSISTANT, Origin.TOOL_RESULT, Origin.DOCUMENT})
"""Origins of texts that may be any text. Arguments of a call have a form, and so may fields that nobody knows."""
_MESSAGE: Final = re.compile(r"(/(?:messages|input|contents)/[0-9]+)/")
"""What the paths of all texts of one message begin with."""


def blocked_texts(findings: Iterable[Finding], segments: Iterable[Segment]) -> tuple[Segment, ...]:
    """The texts that a request is denied for, in order; none where that cannot be told, or they are too many.

    These are the texts in which a rule denies, or else the untrusted ones whose own findings are notable. What crosses
    the border of two texts counts for the text that `filters.dialects.seams` tells it of.
    """
    led = _leading(findings)
    texts = tuple(segment for segment in segments if segment.path in led and not segment.joined)
    told = led == {segment.path for segment in texts}
    return texts if told and len(texts) <= MOST_TEXTS else ()


def are_history(texts: Iterable[Segment], segments: Iterable[Segment]) -> bool:
    """Whether all these texts stand in messages of a conversation that came before the latest.

    Results of tools that stand together at the end are the latest together.
    """
    latest = _latest(segments)
    messages = [_message(text.path) for text in texts]
    return all(message and message not in latest for message in messages)


def without_texts(body: bytes, texts: Sequence[Segment], *, depth: int, nodes: int) -> bytes | None:
    """A JSON body with the placeholder for each of these texts; None where that cannot stand there.

    It can in place of a whole string that somebody said, and of names in what a tool gave back. Raises `Refused` as
    `read_json` does. What is written anew has the same members and values in the same order.
    """
    if any(text.origin not in _SPOKEN for text in texts):
        return None
    tree = read_to_rewrite(body, depth=depth, nodes=nodes)
    of_path = defaultdict[str, frozenset[str]](frozenset)
    for text in texts:
        of_path[text.path] |= _lines(text.text)
    try:
        for path, lines in of_path.items():
            _take_out(tree, path, lines)
    except (LookupError, TypeError, ValueError):
        return None
    return rewritten(tree)


def _leading(findings: Iterable[Finding]) -> frozenset[str]:
    """The paths of what a denial is for."""
    of_path = defaultdict[str, list[Finding]](list)
    for finding in findings:
        if finding.rule_id != CHANGED_DEFINITION:  # told with the others, and weighs with calls alone
            of_path[finding.path].append(finding)
    denied = [path for path, found in of_path.items() if any(one.action is Action.DENY for one in found)]
    return frozenset(denied or _notable(of_path.items()))


def _notable(of_path: Iterable[tuple[str, list[Finding]]]) -> Iterator[str]:
    for path, found in of_path:
        if are_notable(found):
            yield path


def _latest(segments: Iterable[Segment]) -> frozenset[str]:
    origins: dict[str, set[Origin]] = {}
    for segment in segments:
        if message := _message(segment.path):
            origins.setdefault(message, set()).add(segment.origin)
    latest = set[str]()
    for message in reversed(origins):
        if latest and origins[message] != {Origin.TOOL_RESULT}:
            break
        latest.add(message)
        if origins[message] != {Origin.TOOL_RESULT}:
            break
    return frozenset(latest)


def _message(path: str) -> str:
    """What the paths of a text's whole message begin with; "" for a text of no message."""
    found = _MESSAGE.match(path)
    return found[1] if found else ""


def _take_out(tree: Json, path: str, lines: frozenset[str]) -> None:
    """Puts the placeholder where a path leads, and for each short text below it, if it has no other lines than these.

    Short texts are judged together, at the path of what holds them all (`filters.dialects.leaves`), and long ones at
    their own. Raises `LookupError` where there are none.
    """
    *way, last = [name.replace("~1", "/").replace("~0", "~") for name in path.split("/")[1:]]
    node = tree
    for name in way:
        node = _member(node, name)
    if last == "#":
        _rename(node, lines)
        return
    stack = [_emptied_at(node, last, lines)]
    found = False
    while stack:
        node = stack.pop()
        found = found or node == PLACEHOLDER
        if isinstance(node, list):
            node[:] = [_emptied_below(item, lines) for item in node]
            stack += node
        elif isinstance(node, dict):
            node |= {key: _emptied_below(value, lines) for key, value in node.items() if not _is_id(key, value)}
            stack += node.values()
    if not found:
        raise LookupError


def _rename(top: Json, lines: frozenset[str]) -> None:
    """Puts a placeholder for each name that nobody knows and that has no other than these lines."""
    stack = [top]
    while stack:
        node = stack.pop()
        if isinstance(node, list):
            stack += node
        elif isinstance(node, dict):
            members = list(node.items())
            node.clear()
            for position, (name, value) in enumerate(members):
                gone = name not in KNOWN and _emptied(name, lines) != name
                node[f"{PLACEHOLDER} {position}" if gone else name] = value
            stack += node.values()


def _emptied(value: Json, lines: frozenset[str]) -> Json:
    """The placeholder for a text, or for the numbers of its characters, with no other than these lines; else the same.

    Lines, because a text that is joined with others can end in any number of them.
    """
    said = value if isinstance(value, str) else spelled(value) if isinstance(value, list) else ""
    told = _lines(said)
    return PLACEHOLDER if told and told <= lines else value


def _emptied_below(value: Json, lines: frozenset[str]) -> Json:
    """What is left of a value that was judged with others, if it was: a long text was not."""
    return value if isinstance(value, str) and len(value) > SHORT else _emptied(value, lines)


def _emptied_at(node: Json, name: str, lines: frozenset[str]) -> Json:
    """What is left at a place, and is put there."""
    if isinstance(node, list):
        left = node[int(name)] = _emptied(node[int(name)], lines)
        return left
    if isinstance(node, dict):
        key = _key(node, name)
        left = node[key] = _emptied(node[key], lines)
        return left
    raise LookupError


def _lines(text: str) -> frozenset[str]:
    return frozenset(text.split("\n")) - {""}


def _is_id(key: str, value: Json) -> bool:
    """Whether a member says what its object is: the upstream would take no other word for it."""
    return key in IDENTIFIERS and isinstance(value, str) and is_identifier(value)


def _member(node: Json, name: str) -> Json:
    if isinstance(node, list):
        return node[int(name)]
    if isinstance(node, dict):
        return node[_key(node, name)]
    raise LookupError


def _key(node: dict[str, Json], name: str) -> str:
    """The name of a member: paths tell the position of one whose name nobody knows."""
    return list(node)[int(name[1:])] if name.startswith("#") else name
