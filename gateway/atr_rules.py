"""Agent Threat Rules: the open rules that the package `pyatr` ships, as rules of the gateway."""

import logging
import re
from collections.abc import Iterator, Mapping
from functools import cached_property, lru_cache
from importlib import import_module
from typing import Any, Final

from filters.findings import Severity
from filters.rules import Condition, Family, Rule, RuleError, Span
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
"""Whose texts each field of an event holds. Conditions on other fields never hold: they speak of what no text says."""
_FLAGS: Final = re.compile(r"^\(\?[imsx]+\)")
"""Flags at the beginning, which that engine takes off: case is never heeded, and "." never matches a line break."""
_ESCAPED: Final = re.compile(r"\\.")
_CODE: Final = re.compile(r"(?<!\\)\\[uU]([0-9a-fA-F]{4,8})")
_ODD_SPACE: Final = re.compile(r"[\x0b\x1c-\x1f]")
_UNREADABLE: Final = re.compile("[\u0130\u0131\ud800-\udfff]")
"""What RE2 does not take for the letter that it is where case is ignored, or not at all."""
_PIECE: Final = re.compile(r"\\.|\[\^?\]?|.", re.DOTALL)
_NESTED: Final = re.compile(r"\{\d+,\d{2,}\}[^()]*\)[{+*]")
"""Many of something, many times: with all letters in it RE2 tells more states apart than it keeps, and is slow."""
_BEYOND: Final = r"\x{80}-\x{10FFFF}"
_LOOSE: Final = {r"\w": rf"\w{_BEYOND}", r"\d": rf"\d{_BEYOND}", r"\s": rf"\s\x0b\x1c-\x1f{_BEYOND}"}
"""Classes that hold more to the other engine than to RE2, with all that they may hold there."""
_LINEAR_BYTES: Final = 8 << 20
"""Memory of one expression of RE2; one that needs more is left to the other engine."""
_SEVERITIES: Final = {severity.value: severity for severity in Severity}
_SILENT: Final = frozenset({"draft", "deprecated"})
"""The states in which a rule never matches in the engine that the rules are written for."""


class _Engines:
    """Compiles expressions for `regex`, which keeps a deadline, and for RE2, which takes linear time."""

    def __init__(self) -> None:
        self._regex, self._re2 = import_module("regex"), import_module("re2")
        self._options = self._re2.Options()
        self._options.case_sensitive = False
        self._options.log_errors = False
        self._options.max_mem = _LINEAR_BYTES

    def exact(self, source: str) -> Any:
        """The expression as it is meant; one that cannot be compiled never matches."""
        try:
            return self._regex.compile(source, self._regex.IGNORECASE | self._regex.VERSION0)
        except self._regex.error:
            return self._regex.compile("(?!)")

    def linear(self, source: str) -> Any:
        """The same for RE2, None where it has no such expression."""
        if "$" in _ESCAPED.sub("", source):  # which RE2 does not match before a line break at the end
            return None
        try:
            return self._re2.compile(_CODE.sub(r"\\x{\1}", source), self._options)
        except self._re2.error:
            return None

    def loose(self, source: str) -> Any:
        """An expression for RE2 that matches wherever the exact one does in any readable text, and elsewhere too."""
        loosened = None if _NESTED.search(source) else _loosened(source)
        return None if loosened is None else self.linear(loosened)


class _Lazy:
    """An expression that is compiled when it is first needed: most of the thousands never are.

    Where the engine that takes linear time knows it too, that looks first, and mostly finds nothing. One that cannot be
    compiled never matches, as in the engine that it is written for.
    """

    def __init__(self, source: str, engines: _Engines) -> None:
        self._source = source
        self._engines = engines

    def search(self, text: str, pos: int, endpos: int, *, timeout: float) -> Span | None:
        stretch = text[pos:endpos]
        first = self._first(text, stretch)
        if first and not first.search(stretch):
            return None
        found: Span | None = self._exact.search(text, pos, endpos, timeout=timeout)
        return found

    def match(self, text: str, pos: int, *, timeout: float) -> Span | None:
        found: Span | None = self._exact.match(text, pos, timeout=timeout)
        return found

    def _first(self, text: str, stretch: str) -> Any:
        """What looks at a stretch of a text in linear time before the expression does, if anything can."""
        if _is_all_plain(text) or _is_plain(stretch):
            return self._linear
        return self._loose if _is_all_readable(text) or _is_readable(stretch) else None

    @cached_property
    def _exact(self) -> Any:
        return self._engines.exact(self._source)

    @cached_property
    def _linear(self) -> Any:
        return self._engines.linear(self._source)

    @cached_property
    def _loose(self) -> Any:
        return self._engines.loose(self._source)


def load_atr_rules() -> tuple[Rule, ...]:
    """The rules that can match a text. Raises `RuleError` where `pyatr` is not installed or ships no rules."""
    try:
        pyatr, engines = import_module("pyatr"), _Engines()
    except ModuleNotFoundError:
        raise RuleError(["rules.atr: pyatr or google-re2 is not installed; install guardrail-gateway[atr]"]) from None
    logging.getLogger("pyatr").setLevel(logging.ERROR)  # it warns of each expression that it cannot compile
    engine = pyatr.ATREngine()
    engine.load_default_rules()
    rules = tuple(rule for one in engine.rules for rule in _rules(one, engines))
    if not rules:
        raise RuleError(["rules.atr: pyatr ships no rules"])
    return rules


def _rules(one: Any, engines: _Engines) -> Iterator[Rule]:
    """The rule, unless it can never match."""
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


def _conditions(one: Any, engines: _Engines) -> Iterator[Condition]:
    for condition in one.conditions:
        if condition.operator == "regex" and condition.field in _FIELDS:
            source = _FLAGS.sub("", condition.value)
            yield Condition(_FIELDS[condition.field], source, _Lazy(source, engines))


def _loosened(source: str) -> str | None:
    """The expression without borders of words, and with classes that hold all beyond ASCII; None where that is open.

    Then it matches wherever the one for `regex` does, whatever either engine takes for a letter or white space there.
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
    """Whether both engines read the text alike: RE2 knows the classes of ASCII only, and not all of its white space."""
    return text.isascii() and not _ODD_SPACE.search(text)


def _is_readable(text: str) -> bool:
    """Whether RE2 can read a text, and tells its letters from each other where case is ignored as the other does."""
    return not _UNREADABLE.search(text)


@lru_cache(maxsize=1)
def _is_all_plain(text: str) -> bool:
    """Whether `_is_plain` of a whole text, which hundreds of expressions ask one after the other."""
    return _is_plain(text)


@lru_cache(maxsize=1)
def _is_all_readable(text: str) -> bool:
    """The same of `_is_readable`."""
    return _is_readable(text)
