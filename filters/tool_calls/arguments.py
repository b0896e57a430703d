"""Arguments: the texts and numbers that a proposed call gives to its tool."""

from collections.abc import Iterator
from typing import Final

from filters.dialects.dialect import Json

MOST_VALUES: Final = 256
LONGEST: Final = 4_000
"""Characters of a name, of a description and of an argument that are read."""


def leaves(arguments: Json) -> Iterator[tuple[str, str]]:
    """Every text and number of the arguments, with the name that it, or the list that it is in, has."""
    nodes: list[tuple[str, Json]] = [("", arguments)]
    for key, node in nodes:  # what is in a node is looked at after it
        if isinstance(node, dict):
            nodes.extend(node.items())
        elif isinstance(node, list):
            nodes.extend((key, item) for item in node)
        elif node is not None and not isinstance(node, bool):
            yield key, str(node)


def ends(text: str) -> str:
    """A text, or half of `LONGEST` from each end of a longer one."""
    return text if len(text) <= LONGEST else f"{text[: LONGEST // 2]} {text[-LONGEST // 2 :]}"
