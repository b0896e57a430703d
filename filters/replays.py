"""Replays: a message that was refused, and comes again as the history of a later request.

Clients send the whole conversation each time. Without this, one refused message would end it for good.
"""

import re
from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence
from typing import Final

import orjson

from filters.findings import Action, Finding
from filters.segments import Origin, Segment, Trust
from filters.strict_json import read_json
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

    It can in place of a whole string that somebody said. Raises `Refused` as `read_json` does. What is written anew has
    the same members in the same order.
    """
    if any(text.origin not in _SPOKEN for text in texts):
        return None
    tree = read_json(body, depth=depth, nodes=nodes)
    try:
        for text in texts:
            _replace(tree, text)
    except (LookupError, TypeError, ValueError):
        return None
    return orjson.dumps(tree)


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
        if are_notable(one for one in found if one.trust is not Trust.TRUSTED):
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


def _replace(tree: Json, text: Segment) -> None:
    """Puts the placeholder where a JSON Pointer (RFC 6901) leads, if exactly this text stands there."""
    *way, last = [name.replace("~1", "/").replace("~0", "~") for name in text.path.split("/")[1:]]
    node = tree
    for name in way:
        node = _member(node, name)
    if _member(node, last) != text.text:
        raise LookupError
    if isinstance(node, list):
        node[int(last)] = PLACEHOLDER
    elif isinstance(node, dict):
        node[last] = PLACEHOLDER


def _member(node: Json, name: str) -> Json:
    if isinstance(node, list):
        return node[int(name)]
    if isinstance(node, dict):
        return node[name]
    raise LookupError
