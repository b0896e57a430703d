"""The types of parsed JSON."""

from typing import TypeAlias

Json: TypeAlias = "bool | int | float | str | list[Json] | dict[str, Json] | None"

Tree: TypeAlias = dict[str, "Json"]
"""An object."""
