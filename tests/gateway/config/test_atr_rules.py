"""The Agent Threat Rules, compared with the engine that they are written for."""

import re
import sys
from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path

import orjson
import pyatr
import pytest
from hypothesis import given
from hypothesis import strategies as st
from pyatr import AgentEvent, ATREngine

from filters.limits import LimitExceeded
from filters.rules.open_rules import OpenMatcher
from filters.rules.regex_tree import (
    Branches,
    Category,
    Character,
    Group,
    Look,
    Part,
    Position,
    Range,
    Repeat,
    Set,
    parse,
)
from filters.rules.rule import RuleError
from filters.segments import Origin
from gateway.config.atr_rules import Engines, LazyExpression, atr_digest, load_atr_rules
from gateway.config.rulebook import load_rules

EVENTS = {"llm_input": Origin.USER, "tool_response": Origin.TOOL_RESULT}
EVERY = 120
"""One in so many expressions has a text made for it: the reference takes milliseconds for each rule and text."""


@pytest.fixture(scope="module")
def reference() -> ATREngine:
    engine = ATREngine()
    assert engine.load_default_rules() > 800
    return engine


@pytest.fixture(scope="module")
def matcher() -> OpenMatcher:
    return OpenMatcher(load_atr_rules(), seconds=5.0)


def example(source: str) -> str:
    """A text that the expression matches, or nearly: the first of every choice, the fewest of every repetition."""
    return "".join(map(_example, parse(re.sub(r"^\(\?[imsx]+\)", "", source))))


def _example(part: Part) -> str:
    match part:
        case Character(code, negated=False):
            return chr(code)
        case Set(members, negated):
            return "~" if negated else _member(members[0])
        case Group(parts) | Branches((parts, *_)):
            return "".join(map(_example, parts))
        case Repeat(low, high, parts):
            return "".join(map(_example, parts)) * max(low, 0 if high == 0 else 1)
        case Position() | Look():
            return ""
    return "x"


def _member(member: Character | Range | Category) -> str:
    match member:
        case Character(code) | Range(code):
            return chr(code)
    return {"space": " ", "digit": "7", "word": "w"}.get(member, "~")


@pytest.fixture(scope="module")
def texts(reference: ATREngine) -> tuple[str, ...]:
    """Made by whoever runs a test with them, for collecting tests alone is done by every process that runs some."""
    return tuple(dict.fromkeys(_texts(reference)))


def _texts(reference: ATREngine) -> Iterator[str]:
    sources = [condition.value for rule in reference.rules for condition in rule.conditions]
    for number, source in enumerate(sources[::EVERY]):
        try:
            made = example(source)
        except re.error:
            continue
        yield made[:2_000]
        if number % 4 == 0:
            yield f"Caf\u00e9 \u2014 the notes say:\n{made[:2_000]}\n\u200bKelvin \u212a, and so on."
    for rule in load_rules()[::12]:
        yield f"{rule.matches[0]}. {rule.passes[0]}"


@pytest.mark.parametrize("event", EVENTS)
def test_verdicts_are_those_of_the_reference(
    reference: ATREngine, matcher: OpenMatcher, texts: tuple[str, ...], event: str
) -> None:
    told = 0
    for number, text in enumerate(texts):
        wanted = {match.rule_id for match in reference.evaluate(AgentEvent(content=text, event_type=event))}
        found = {sighting.rule.id for sighting in matcher.sweep(text, origin=EVENTS[event]) if sighting}
        assert found == wanted, number
        told += bool(wanted)
    assert told > 10


def test_they_come_after_the_rules_that_ship() -> None:
    shipped = [rule.id for rule in load_rules()]
    ids = [rule.id for rule in load_rules(atr=True)]
    assert ids[: len(shipped)] == shipped
    assert len(ids) > len(shipped) + 800
    assert len(set(ids)) == len(ids)


def test_an_expression_that_takes_long_is_given_up() -> None:
    rules = [rule for rule in load_atr_rules() if rule.id == "ATR-2026-00001"]
    with pytest.raises(LimitExceeded):
        list(OpenMatcher(rules, seconds=1e-9).sweep("i g n o r e " * 2_000 + "\u00e9", origin=Origin.USER))


@pytest.mark.parametrize("missing", ["pyatr", "re2", "regex"])
def test_without_its_packages_the_rules_are_refused(monkeypatch: pytest.MonkeyPatch, missing: str) -> None:
    monkeypatch.setitem(sys.modules, missing, None)
    with pytest.raises(RuleError) as caught:
        load_rules(atr=True)
    (problem,) = caught.value.problems
    assert "pip install '.[atr]'" in problem


PARTS = (
    r"\w+", r"\W", r"\s*", r"\S", r"\d", r"\D+", r"\b", r"\B", "k", "s", r"[\w.-]+", r"[^\s]", r"[^\w]{1,2}", r"[^\W_]",
    r"[]\s]", r"[^]a]", "[a-k]", r"(?:stra\u00dfe|\u0434\u0430)", ".{0,2}", r"\\w", r"[\u0430-\u0435]", r"\[", "^",
)  # fmt: skip
CHARACTERS = (
    "ks Kj_7.-]\\w\n\t\x0b\x1c\u00e9\u00df\u017f\u212a\u0130\u0131\u0434\u0430\u00a0\u2003\u200d\U0001f600\ud800"
)


@given(st.lists(st.sampled_from(PARTS), min_size=1, max_size=5).map("".join), st.text(CHARACTERS, max_size=12))
def test_what_looks_first_in_linear_time_hides_no_match(source: str, text: str) -> None:
    ready = LazyExpression(source, Engines())
    found, exact = ready.search(text, 0, len(text), timeout=5), ready.exact.search(text)
    assert (found and (found.start(), found.end())) == (exact and exact.span())


def test_most_expressions_are_looked_for_in_linear_time_in_any_text() -> None:
    expressions = [condition.expression for rule in load_atr_rules() for condition in rule.conditions][::20]
    linear = [one.loose is not None for one in expressions if isinstance(one, LazyExpression)]
    assert len(linear) == len(expressions)
    assert sum(linear) > len(linear) * 0.8


def test_the_digest_is_that_of_the_file_that_all_rules_are_read_from(reference: ATREngine, tmp_path: Path) -> None:
    file = Path(pyatr.__file__).with_name("_bundled_rules.json")
    assert {rule["id"] for rule in orjson.loads(file.read_bytes())} == {rule.id for rule in reference.rules}
    assert atr_digest() == sha256(file.read_bytes()).digest()
    assert atr_digest(tmp_path) is None
    (tmp_path / file.name).write_bytes(b"[]")
    assert atr_digest(tmp_path) == sha256(b"[]").digest()


def test_without_the_package_there_is_no_digest(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "pyatr", None)
    assert atr_digest() is None
