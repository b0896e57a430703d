"""Replays: takes a message that was refused before out of the history of a later request.

Clients send the whole conversation each time. Without this, one refused message would block the conversation for good.
"""

import re
from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence
from typing import Final

from filters.dialects.keys import IDENTIFIERS, KNOWN
from filters.dialects.leaves import SHORT, spelled
from filters.dialects.slots import is_identifier
from filters.findings import Action, Finding
from filters.inspection.tier1 import are_notable
from filters.segments import Origin, Segment
from filters.strict_json import read_to_rewrite, rewritten
from filters.tool_calls.pins import CHANGED_DEFINITION
from filters.trees import Json

PLACEHOLDER: Final = "[removed by the guardrail]"
"""Replaces a text that was refused before. It must mean nothing to a model."""

MOST_TEXTS: Final = 32
"""The most texts that a request may be refused for if they are to be recognised again."""

_SPOKEN: Final = frozenset({Origin.SYSTEM, Origin.USER, Origin.ASSISTANT, Origin.TOOL_RESULT, Origin.DOCUMENT})
"""Origins whose texts may be replaced by any text. Arguments of a call have a form, and unknown fields may have one."""
_MESSAGE: Final = re.compile(r"(/(?:messages|input|contents)/[0-9]+)/")
"""The beginning that the paths of all texts of one message share."""


def blocked_texts(findings: Iterable[Finding], segments: Iterable[Segment]) -> tuple[Segment, ...]:
    """Return the texts that a request is denied for, in order; () if they cannot be determined or are too many.

    These are the texts with a finding whose action is deny; if there is none, those whose own findings are notable. A
    finding across the border of two texts counts for the text whose path `filters.dialects.seams` gives it.
    """
    led = _leading(findings)
    texts = tuple(segment for segment in segments if segment.path in led and not segment.joined)
    told = led == {segment.path for segment in texts}
    return texts if told and len(texts) <= MOST_TEXTS else ()


def are_history(texts: Iterable[Segment], segments: Iterable[Segment]) -> bool:
    """Whether all these texts stand in messages before the latest one.

    Tool results that stand together at the end are together the latest message.
    """
    latest = _latest(segments)
    messages = [_message(text.path) for text in texts]
    return all(message and message not in latest for message in messages)


def without_texts(body: bytes, texts: Sequence[Segment], *, depth: int, nodes: int) -> bytes | None:
    """Return a JSON body with the placeholder for each of these texts; None where it cannot stand for one of them.

    It can replace a whole string that somebody said, and names of members in what a tool returned. `depth` and `nodes`
    limit the reading of the body, and `Refused` is raised as by `read_json`. The new body has the same members and
    values otherwise, in the same order.
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
    """Return the paths of texts with a finding that denies, or, if there are none, of those with notable findings."""
    of_path = defaultdict[str, list[Finding]](list)
    for finding in findings:
        if finding.rule_id != CHANGED_DEFINITION:  # reported with the others, but counts for tool calls alone
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
    """Return the path of the message that a text's path is in; "" for a text of no message."""
    found = _MESSAGE.match(path)
    return found[1] if found else ""


def _take_out(tree: Json, path: str, lines: frozenset[str]) -> None:
    """Put the placeholder for the text at a path, and for each short text below it, that has no lines but `lines`.

    Short texts are judged together, at the path of the value that holds them all (`filters.dialects.leaves`); long ones
    at their own path. Raises `LookupError` where no text was replaced.
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
    """Put a placeholder for each unknown member name that has no lines but `lines`.

    Raises `LookupError` where another member has the placeholder's name.
    """
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
            if len(node) < len(members):
                raise LookupError
            stack += node.values()


def _emptied(value: Json, lines: frozenset[str]) -> Json:
    """Return the placeholder for a text, or a list that spells one, with no lines but `lines`; else the value.

    Texts are compared by lines because a text that was joined with others is known only by the lines of the whole.
    """
    said = value if isinstance(value, str) else spelled(value) if isinstance(value, list) else ""
    told = _lines(said)
    return PLACEHOLDER if told and told <= lines else value


def _emptied_below(value: Json, lines: frozenset[str]) -> Json:
    """Return what `_emptied` does, for a value below a path. A long text there was judged by itself, and stays."""
    return value if isinstance(value, str) and len(value) > SHORT else _emptied(value, lines)


def _emptied_at(node: Json, name: str, lines: frozenset[str]) -> Json:
    """Replace the member `name` of a node as `_emptied` does, and return the new value."""
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
    """Whether a member identifies its object, as an id or a type does: the upstream would accept no other text."""
    return key in IDENTIFIERS and isinstance(value, str) and is_identifier(value)


def _member(node: Json, name: str) -> Json:
    if isinstance(node, list):
        return node[int(name)]
    if isinstance(node, dict):
        return node[_key(node, name)]
    raise LookupError


def _key(node: dict[str, Json], name: str) -> str:
    """Return the key of a member. A path gives `#` and the position of a member whose name is unknown."""
    return list(node)[int(name[1:])] if name.startswith("#") else name
