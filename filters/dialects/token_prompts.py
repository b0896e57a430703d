"""Prompts that are token ids or embeddings, which only the upstream's tokenizer or model can read."""

import re
from collections.abc import Iterator

from filters.dialects.keys import DETOKENIZED, KNOWN, PROMPT_HOLDERS, TOKEN_IDS, TOKENS
from filters.segments import MediaKind, Unjudged
from filters.trees import Json

_NUMERAL = re.compile(r"\s*[+-]?(?:[0-9_]+(?:\.[0-9]*)?|\.[0-9]+)(?:[Ee][+-]?[0-9]+)?\s*")
_NUMBERS = frozenset({int, float})  # not bool, although it is an int
_NONE: frozenset[str] = frozenset()


def prompts_in_tokens(body: dict[str, Json], *, without: frozenset[str]) -> Iterator[Unjudged]:
    """Yield each prompt of a body that is token ids or embeddings, wherever servers take one.

    Members in `without` hold none. Deeper in a body, members of the same names are examples, metadata, log
    probabilities or rows of data.
    """
    if body.keys() <= DETOKENIZED:
        return
    for name, value, path in _where_prompts_are(body, "", without):
        yield from _in_tokens(name, value, path)
        if name not in _HOLDERS:
            continue
        if isinstance(value, dict):
            yield from _held_in_tokens(value, path)
        elif isinstance(value, list):
            for index, item in enumerate(value):
                if isinstance(item, dict):
                    yield from _held_in_tokens(item, f"{path}/{index}")


def _held_in_tokens(node: dict[str, Json], path: str) -> Iterator[Unjudged]:
    """Yield what `prompts_in_tokens` does for an object in `PROMPT_HOLDERS`: in such members, or a tensor so named."""
    for name, value, where in _where_prompts_are(node, path, _NONE):
        yield from _in_tokens(name, value, where)
    tensor = node.get("name")
    if isinstance(tensor, str) and _bare(tensor) in _TOKEN_IDS:
        yield from _in_tokens(_bare(tensor), node.get("data"), f"{path}/data")


def _where_prompts_are(node: dict[str, Json], path: str, without: frozenset[str]) -> Iterator[tuple[str, Json, str]]:
    """Yield the bare name, value and path of each member that may hold prompts. An unknown name is its position."""
    for position, (key, value) in enumerate(node.items()):
        name = _bare(key)
        if name in _PROMPTS and key not in without:
            yield name, value, f"{path}/{key}" if key in KNOWN else f"{path}/#{position}"


def _bare(name: str) -> str:
    """Return a member name as lenient servers compare it: without regard to case and underscores."""
    return name.casefold().replace("_", "")


_TOKEN_IDS = frozenset(map(_bare, TOKEN_IDS))
_TOKENS = frozenset(map(_bare, TOKENS))
_HOLDERS = frozenset(map(_bare, PROMPT_HOLDERS))
_EMBEDS = "promptembeds"
_PROMPTS = _TOKENS | _HOLDERS | {_EMBEDS}


def _in_tokens(name: str, value: Json, path: str) -> Iterator[Unjudged]:
    """Yield the token ids or embeddings in a member with this bare name: a list of numbers, or each of several."""
    stack = [(value, path)] if name in _TOKENS or name == _EMBEDS else []
    nested = (list, str) if name == _EMBEDS else (list,)
    while stack:
        value, path = stack.pop()
        if _are_tokens(name, value):
            yield Unjudged(path, MediaKind.TOKENS)
        elif isinstance(value, list):
            inside = [(item, f"{path}/{index}") for index, item in enumerate(value) if isinstance(item, nested)]
            stack += reversed(inside)


def _are_tokens(name: str, value: Json) -> bool:
    """Tell whether a value is token ids or an embedding.

    Only in a `prompt` may one number, or numbers amid texts, be it.
    """
    if not isinstance(value, list):
        return (name == _EMBEDS and isinstance(value, str) and value != "") or (
            name == "prompt" and type(value) in _NUMBERS
        )
    kinds = set(map(type, value)) - {bool}  # some servers read booleans amid numbers as 0 and 1
    if name == "prompt":
        return not kinds.isdisjoint(_NUMBERS)
    if name not in _TOKEN_IDS or str not in kinds:
        return bool(kinds) and kinds <= _NUMBERS
    strings = [item for item in value if isinstance(item, str)]
    return kinds - {str} <= _NUMBERS and all(map(_NUMERAL.fullmatch, strings))
