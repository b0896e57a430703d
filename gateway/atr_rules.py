"""Agent Threat Rules: the open rules that the package `pyatr` ships, as rules of the gateway."""

import logging
import re
from collections.abc import Iterator, Mapping
from functools import lru_cache
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

    def compile(self, source: str) -> tuple[Any, Any]:
        try:
            exact = self._regex.compile(source, self._regex.IGNORECASE | self._regex.VERSION0)
        except self._regex.error:
            return self._regex.compile("(?!)"), None
        if "$" in _ESCAPED.sub("", source):  # which RE2 does not match before a line break at the end
            return exact, None
        try:
            return exact, self._re2.compile(_CODE.sub(r"\\x{\1}", source), self._options)
        except self._re2.error:
            return exact, None


class _Lazy:
    """An expression that is compiled when it is first needed: most of the thousands never are.

    Where the engine that takes linear time knows it too, that looks first, and mostly finds nothing. One that cannot be
    compiled never matches, as in the engine that it is written for.
    """

    __slots__ = ("_engines", "_linear", "_ready", "_source")

    def __init__(self, source: str, engines: _Engines) -> None:
        self._source = source
        self._engines = engines
        self._ready: Any = None
        self._linear: Any = None

    def search(self, text: str, pos: int, endpos: int, *, timeout: float) -> Span | None:
        compiled = self._compiled()
        if self._linear:
            stretch = text[pos:endpos]
            if (_is_all_plain(text) or _is_plain(stretch)) and not self._linear.search(stretch):
                return None
        found: Span | None = compiled.search(text, pos, endpos, timeout=timeout)
        return found

    def match(self, text: str, pos: int, *, timeout: float) -> Span | None:
        found: Span | None = self._compiled().match(text, pos, timeout=timeout)
        return found

    def _compiled(self) -> Any:
        if self._ready is None:
            self._ready, self._linear = self._engines.compile(self._source)
        return self._ready


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


def _is_plain(text: str) -> bool:
    """Whether both engines read the text alike: RE2 knows the classes of ASCII only, and not all of its white space."""
    return text.isascii() and not _ODD_SPACE.search(text)


@lru_cache(maxsize=1)
def _is_all_plain(text: str) -> bool:
    """The same of a whole text, which hundreds of expressions ask one after the other."""
    return _is_plain(text)
