"""Arguments: the texts and numbers that a proposed call passes to its tool."""

from collections.abc import Iterator
from typing import Final

from filters.dialects.dialect import Json

LONGEST: Final = 4_000
"""Characters that are read of a name, of a description and of an argument."""


def leaves(arguments: Json) -> Iterator[tuple[str, str]]:
    """Every text and number of the arguments, each with the name of the member that holds it or its list."""
    nodes: list[tuple[str, Json]] = [("", arguments)]
    for key, node in nodes:  # the loop appends the children of a node to the list it walks
        if isinstance(node, dict):
            nodes.extend(node.items())
        elif isinstance(node, list):
            nodes.extend((key, item) for item in node)
        elif node is not None and not isinstance(node, bool):
            yield key, str(node)


def ends(text: str) -> str:
    """The text, or if it is longer than `LONGEST` characters, half of that from each end."""
    return text if len(text) <= LONGEST else f"{text[: LONGEST // 2]} {text[-LONGEST // 2 :]}"
