"""Agent Threat Rules: loads the open rules that the package `pyatr` ships as rules of the gateway."""

import logging
import re
from collections.abc import Iterator, Mapping
from functools import cached_property, lru_cache
from hashlib import sha256
from importlib import import_module
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any, Final

from filters.findings import Severity
from filters.rules.rule import Condition, Family, Rule, RuleError, Span
from filters.segments import Origin

_FIELDS: Final[Mapping[str, frozenset[Origin]]] = {
    "content": frozenset(Origin) - {Origin.SYSTEM},
    "user_input": frozenset({Origin.USER, Origin.FIELD}),
    "tool_response": frozenset({Origin.TOOL_RESULT, Origin.DOCUMENT}),
    "tool_args": frozenset({Origin.TOOL_CALL}),
    "tool_input": frozenset({Origin.TOOL_CALL}),
    "tool_description": frozenset({Origin.TOOL_DEFINITION}),
    "agent_output": frozenset({Origin.ASSISTANT}),
}
"""The origins of the texts that each field of an event holds. Conditions on other fields, which no text has, fail."""
_RULES_FILE: Final = "_bundled_rules.json"
"""The file with all rules in an installed `pyatr`. A checkout of its source may have none, and reads other files."""
_FLAGS: Final = re.compile(r"^\(\?[imsx]+\)")
"""Flags at the beginning, which `pyatr` removes: case never matters, and "." never matches a line break."""
_ESCAPED: Final = re.compile(r"\\.")
_CODE: Final = re.compile(r"(?<!\\)\\[uU]([0-9a-fA-F]{4,8})")
_ODD_SPACE: Final = re.compile(r"[\x0b\x1c-\x1f]")
_UNREADABLE: Final = re.compile("[\u0130\u0131\ud800-\udfff]")
"""Characters that RE2 cannot read (surrogates), or folds differently from `regex` where case is ignored."""
_PIECE: Final = re.compile(r"\\.|\[\^?\]?|.", re.DOTALL)
_NESTED: Final = re.compile(r"\{\d+,\d{2,}\}[^()]*\)[{+*]")
"""Nested repetitions with a high count: loosened, they have more states than RE2 can keep, and are slow."""
_BEYOND: Final = r"\x{80}-\x{10FFFF}"
_LOOSE: Final = {r"\w": rf"\w{_BEYOND}", r"\d": rf"\d{_BEYOND}", r"\s": rf"\s\x0b\x1c-\x1f{_BEYOND}"}
"""Classes that hold more for `regex` than for RE2, each with everything that it may hold there."""
_LINEAR_BYTES: Final = 8 << 20
"""Bytes of memory for one RE2 expression; one that needs more is left to `regex`."""
_SEVERITIES: Final = {severity.value: severity for severity in Severity}
_SILENT: Final = frozenset({"draft", "deprecated"})
"""Statuses in which a rule never matches in `pyatr`'s own engine."""


class Engines:
    """Compiles expressions for `regex`, which honours a time-out, and for RE2, which takes linear time."""

    def __init__(self) -> None:
        self._regex, self._re2 = import_module("regex"), import_module("re2")
        self._options = self._re2.Options()
        self._options.case_sensitive = False
        self._options.log_errors = False
        self._options.max_mem = _LINEAR_BYTES

    def exact(self, source: str) -> Any:
        """Compile the expression for `regex`, as it is meant. One that cannot be compiled never matches."""
        try:
            return self._regex.compile(source, self._regex.IGNORECASE | self._regex.VERSION0)
        except self._regex.error:
            return self._regex.compile("(?!)")

    def linear(self, source: str) -> Any:
        """Compile the same expression for RE2; None if RE2 cannot express it."""
        if "$" in _ESCAPED.sub("", source):  # RE2 does not match it before a line break at the end of a text
            return None
        try:
            return self._re2.compile(_CODE.sub(r"\\x{\1}", source), self._options)
        except self._re2.error:
            return None

    def loose(self, source: str) -> Any:
        """Compile an RE2 expression that matches any readable text that the exact one does, and others; or None."""
        loosened = None if _NESTED.search(source) else _loosened(source)
        return None if loosened is None else self.linear(loosened)


class LazyExpression:
    """An expression that is compiled when it is first needed: most of the thousands never are.

    If RE2 can express it too, RE2 searches first, in linear time, and mostly finds nothing. An expression that cannot
    be compiled never matches, as in `pyatr`'s own engine.
    """

    def __init__(self, source: str, engines: Engines) -> None:
        self._source = source
        self._engines = engines

    def search(self, text: str, pos: int, endpos: int, *, timeout: float) -> Span | None:
        stretch = text[pos:endpos]
        first = self._first(text, stretch)
        if first and not first.search(stretch):
            return None
        found: Span | None = self.exact.search(text, pos, endpos, timeout=timeout)
        return found

    def match(self, text: str, pos: int, *, timeout: float) -> Span | None:
        found: Span | None = self.exact.match(text, pos, timeout=timeout)
        return found

    def _first(self, text: str, stretch: str) -> Any:
        """Return the RE2 expression that can search this stretch of the text first; None if there is none."""
        if _is_all_plain(text) or _is_plain(stretch):
            return self.linear
        return self.loose if _is_all_readable(text) or _is_readable(stretch) else None

    @cached_property
    def exact(self) -> Any:
        """The expression as `regex` compiles it."""
        return self._engines.exact(self._source)

    @cached_property
    def linear(self) -> Any:
        """The same expression as RE2 compiles it; None if RE2 cannot express it."""
        return self._engines.linear(self._source)

    @cached_property
    def loose(self) -> Any:
        """An RE2 expression that matches whatever the exact one does in any readable text; None if there is none."""
        return self._engines.loose(self._source)


def atr_digest(folder: Traversable | None = None) -> bytes | None:
    """Return the SHA-256 digest of the file that `pyatr` reads its rules from; None if it has no such file.

    The rules depend on nothing else that changes while this process runs. `folder` is by default that of the installed
    package.
    """
    try:
        return sha256((folder or files("pyatr")).joinpath(_RULES_FILE).read_bytes()).digest()
    except (ModuleNotFoundError, OSError):
        return None


def load_atr_rules() -> tuple[Rule, ...]:
    """Load the rules that can match a text. Raises `RuleError` if `pyatr` or RE2 is missing, or there are no rules."""
    try:
        pyatr, engines = import_module("pyatr"), Engines()
    except ModuleNotFoundError:
        raise RuleError(
            ["rules.atr: pyatr or google-re2 is not installed: pip install '.[atr]' in the checkout"]
        ) from None
    logging.getLogger("pyatr").setLevel(logging.ERROR)  # it warns about each expression that it cannot compile
    engine = pyatr.ATREngine()
    engine.load_default_rules()
    rules = tuple(rule for one in engine.rules for rule in _rules(one, engines))
    if not rules:
        raise RuleError(["rules.atr: pyatr ships no rules"])
    return rules


def _rules(one: Any, engines: Engines) -> Iterator[Rule]:
    """Yield the rule, unless it can never match."""
    every = one.condition_logic == "all"
    conditions = tuple(_conditions(one, engines))
    if one.status in _SILENT or not conditions or (every and len(conditions) < len(one.conditions)):
        return
    yield Rule(
        id=one.id,
        family=Family.CUSTOM,
        severity=_SEVERITIES.get(one.severity, Severity.LOW),
        literals=(),
        origins=frozenset().union(*(condition.origins for condition in conditions)),
        conditions=conditions,
        every=every,
    )


def _conditions(one: Any, engines: Engines) -> Iterator[Condition]:
    for condition in one.conditions:
        if condition.operator == "regex" and condition.field in _FIELDS:
            source = _FLAGS.sub("", condition.value)
            yield Condition(_FIELDS[condition.field], source, LazyExpression(source, engines))


def _loosened(source: str) -> str | None:
    """Return the expression without word borders, and with classes that include all characters beyond ASCII.

    It matches wherever the original does in `regex`, whatever either engine takes for a letter or white space. None for
    an expression with a negated class inside a negated set, where that cannot be ensured.
    """
    written: list[str] = []
    within = ""
    for piece in _PIECE.findall(source):
        if within:
            if within == "[^" and piece in (r"\W", r"\D", r"\S"):
                return None
            written.append(_LOOSE.get(piece, piece) if within == "[" else piece)
            within = "" if piece == "]" else within
        elif piece[0] == "[":
            within = piece.rstrip("]")
            written.append(piece)
        elif piece in _LOOSE:
            written.append(f"[{_LOOSE[piece]}]")
        else:
            written.append("(?:)" if piece in (r"\b", r"\B") else piece)
    return "".join(written)


def _is_plain(text: str) -> bool:
    """Whether both engines read the text alike: RE2's classes hold ASCII only, and not all white space of that."""
    return text.isascii() and not _ODD_SPACE.search(text)


def _is_readable(text: str) -> bool:
    """Whether RE2 can read a text, and ignores the case of its letters just as `regex` does."""
    return not _UNREADABLE.search(text)


@lru_cache(maxsize=1)
def _is_all_plain(text: str) -> bool:
    """Whether `_is_plain` holds for a whole text. Cached, as hundreds of expressions need it for the same text."""
    return _is_plain(text)


@lru_cache(maxsize=1)
def _is_all_readable(text: str) -> bool:
    """Whether `_is_readable` holds for a whole text. Cached for the same reason."""
    return _is_readable(text)
