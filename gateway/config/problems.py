"""Problem lines: what pydantic finds wrong with settings, as one line each that says where and what to do."""

import difflib
import re
from collections.abc import Mapping
from typing import Any, Final

from pydantic import BaseModel
from pydantic_core import ErrorDetails

from gateway.config.toml_tree import spell

_SENTENCES: Final[Mapping[str, str]] = {
    "missing": "must be set",
    "literal_error": "must be {expected}",
    "enum": "must be {expected}",
    "string_type": "must be a string",
    "int_type": "must be a whole number",
    "int_from_float": "must be a whole number",
    "float_type": "must be a number",
    "bool_type": "must be true or false",
    "tuple_type": "must be an array",
    "dict_type": "must be a table",
    "mapping_type": "must be a table",
    "model_type": "must be a table",
    "dataclass_type": "must be a table",
    "finite_number": "must be a finite number",
    "greater_than": "must be greater than {gt}",
    "greater_than_equal": "must be at least {ge}",
    "less_than_equal": "must be at most {le}",
    "string_pattern_mismatch": "must match {pattern}",
    "url_type": "must be an http or https URL",
    "url_parsing": "must be an http or https URL",
    "url_syntax_violation": "must be an http or https URL",
    "url_scheme": "must be an http or https URL",
    "value_error": "{error}",
}
"""By the validator's type of error; what stands in braces comes from our own schema, never from the input."""

_KEY_MARK = "[key]"
_UNION_MARK = re.compile(r"[a-z-]+\[.*\]")
"""How the validator's paths say that a key, or one branch of a union, is meant: nothing that stands in the tree."""

_UNKNOWN_KEY = frozenset({"extra_forbidden", "unexpected_keyword_argument"})


def key_path(details: ErrorDetails) -> tuple[str | int, ...]:
    """Return the path of the problem in the tree."""
    return tuple(part for part in details["loc"] if isinstance(part, int) or not _is_mark(part))


def problem_line(details: ErrorDetails, *, root: type[BaseModel]) -> str:
    """Return the key path in TOML spelling and what is wrong. It never quotes the value, which may be a secret."""
    path = key_path(details)
    kind = details["type"]
    if kind in _UNKNOWN_KEY:
        return f"{spell(path)}: unknown key{_suggestion(path, root)}"
    sentence = _SENTENCES.get(kind, f"is not valid ({kind})").format_map(details.get("ctx", {}))
    subject = "the name " if _KEY_MARK in details["loc"] else ""
    return f"{spell(path)}: {subject}{sentence}"


def _is_mark(part: str) -> bool:
    return part == _KEY_MARK or _UNION_MARK.fullmatch(part) is not None


def _suggestion(path: tuple[str | int, ...], root: type[BaseModel]) -> str:
    """Suggest a key that is spelled alike, the same key in a section, or else any that the table allows."""
    schema = root.model_json_schema()
    name, known = str(path[-1]), _keys_beside(path, schema)
    meant = difflib.get_close_matches(name, known, n=1)
    if not meant and len(path) == 1:
        meant = [f"{section}.{name}" for section in known if name in _keys_beside((section, name), schema)]
    if meant:
        return f"; did you mean {' or '.join(meant)}?"
    return f"; there are: {', '.join(sorted(known))}" if known else ""


def _keys_beside(path: tuple[str | int, ...], schema: dict[str, Any]) -> list[str]:
    """Return the keys that are allowed in the table in which the path's last part stands."""
    table = schema
    for part in path[:-1]:
        table = _resolved(_below(table, part), schema)
    return list(table.get("properties", {}))


def _below(table: dict[str, Any], part: str | int) -> Any:
    if isinstance(part, int):
        return table.get("items", {})
    if part in table.get("properties", {}):
        return table["properties"][part]
    return next(iter(table.get("patternProperties", {}).values()), table.get("additionalProperties", {}))


def _resolved(table: dict[str, Any], schema: dict[str, Any]) -> dict[str, Any]:
    reference = table.get("$ref", "")
    return schema["$defs"][reference.rpartition("/")[2]] if reference else table
