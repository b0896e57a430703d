"""TOML trees: combine a file and `section.key=value` overrides into one plain tree, before anything is validated."""

import re
import tomllib
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import TypeAlias

Tree: TypeAlias = dict[str, object]

_BARE = re.compile(r"[A-Za-z0-9_-]+")


class TomlProblem(Exception):
    """A file or an override is wrong. The message is one line and never quotes values, which may be secrets."""


def read_tree(path: Path) -> Tree:
    """Return the file's tree. Raises `TomlProblem` with the position if it is not TOML, or why it cannot be read."""
    try:
        return tomllib.loads(path.read_bytes().decode("utf-8"))
    except OSError as error:
        raise TomlProblem(f"cannot be read: {error.strerror}") from None
    except UnicodeDecodeError as error:
        raise TomlProblem(f"is not UTF-8 at byte {error.start}") from None
    except tomllib.TOMLDecodeError as error:
        raise TomlProblem(f"is not TOML: {error}") from None


def parse_override(text: str) -> tuple[tuple[str, ...], object]:
    """Return the key path and value of `section.key=value`. The value is TOML; a bare word is a string."""
    key, sign, value = text.partition("=")
    if not sign or not text.isprintable():  # a line end would smuggle in a second setting
        raise TomlProblem("must read section.key=value, for example limits.body_bytes=1048576")
    return _parse_path(key), _parse_value(value)


def with_value(tree: Tree, path: Sequence[str], value: object) -> Tree:
    """Return a tree with one value set. Missing tables are made. `TomlProblem` if the path leads through a value."""
    first, *rest = path
    if not rest:
        return {**tree, first: value}
    below = tree.get(first, {})
    if not isinstance(below, dict):
        raise TomlProblem(f"{spell(path)}: the way leads through a value, not a table")
    return {**tree, first: with_value(below, rest, value)}


def without(tree: Tree, path: Sequence[str | int]) -> Tree:
    """Return a tree without the value at a path or, if there is none, without the nearest table above it."""
    if not path:
        return {}
    first, *rest = path
    below = tree.get(first) if isinstance(first, str) else None
    if rest and isinstance(below, dict) and rest[0] in below:
        return {**tree, str(first): without(below, rest)}
    return {key: value for key, value in tree.items() if key != first}


def spell(path: Iterable[str | int]) -> str:
    """Return a key path in TOML's spelling: `tenants.acme.keys."openai/batch"`, with elements of arrays as `[0]`."""
    spelled = ""
    for part in path:
        if isinstance(part, int):
            spelled += f"[{part}]"
        else:
            spelled += ("." if spelled else "") + (part if _BARE.fullmatch(part) else _quoted(part))
    return spelled


def _quoted(part: str) -> str:
    return '"' + "".join(c if c.isprintable() and c not in '"\\' else f"\\u{ord(c):04x}" for c in part) + '"'


def _parse_path(key: str) -> tuple[str, ...]:
    try:
        tree: object = tomllib.loads(f"{key} = 0")
    except tomllib.TOMLDecodeError:
        raise TomlProblem("the part before = is no key path; it must read section.key") from None
    path: list[str] = []
    while isinstance(tree, dict):
        if len(tree) != 1:
            raise TomlProblem("the part before = is no key path; it must read section.key")
        [(name, tree)] = tree.items()
        path.append(name)
    return tuple(path)


def _parse_value(value: str) -> object:
    try:
        tree = tomllib.loads(f"value = {value}")
    except tomllib.TOMLDecodeError:
        tree = {}
    if len(tree) == 1:
        return tree["value"]
    if value.lstrip().startswith(('"', "'", "[", "{")):
        raise TomlProblem("the part after = is a broken TOML value")
    return value
