"""The types of parsed JSON."""

from types import NoneType
from typing import Final, TypeAlias

Json: TypeAlias = "bool | int | float | str | list[Json] | dict[str, Json] | None"

SCALARS: Final = frozenset({bool, int, float, NoneType})
"""The types of values that hold neither text nor other values."""

Tree: TypeAlias = dict[str, "Json"]
"""A JSON object."""
