"""Every decoder finds exactly what its case file says, in clean and in malformed input."""

import tomllib
from pathlib import Path
from typing import Any

import pytest

from filters.decoders.decoded import Decoded
from filters.decoders.survey import Survey
from filters.transforms import TRANSFORMS

CASES = Path(__file__).parent.parent / "cases" / "transforms"
BY_NAME = {transform.name: transform for transform in TRANSFORMS}
ALL = [
    (file.stem, case)
    for file in sorted(CASES.glob("*.toml"))
    for case in tomllib.loads(file.read_text("utf-8"))["case"]
]
ROWS = [pytest.param(name, case, id=f"{name}: {case['name']}") for name, case in ALL]


def decode(name: str, text: str) -> list[Decoded]:
    return [decoded for decoded in BY_NAME[name].find(Survey(text)) if decoded is not None and not decoded.tentative]


@pytest.mark.parametrize(("name", "case"), ROWS)
def test_finds_what_the_case_says(name: str, case: dict[str, Any]) -> None:
    assert [decoded.text for decoded in decode(name, case["text"])] == case["finds"]


@pytest.mark.parametrize(("name", "case"), ROWS)
def test_says_whether_the_text_was_hidden(name: str, case: dict[str, Any]) -> None:
    transform = BY_NAME[name]
    for decoded in decode(name, case["text"]):
        assert (transform.hides if decoded.hides is None else decoded.hides) is case["hides"]


@pytest.mark.parametrize(("name", "case"), ROWS)
def test_spans_lie_within_the_text(name: str, case: dict[str, Any]) -> None:
    for decoded in decode(name, case["text"]):
        assert 0 <= decoded.start < decoded.end <= len(case["text"])


def test_every_transform_has_a_case_file() -> None:
    assert {file.stem for file in CASES.glob("*.toml")} == set(BY_NAME)
    assert len(BY_NAME) == len(TRANSFORMS)


@pytest.mark.parametrize("transform", TRANSFORMS, ids=lambda transform: transform.name)
def test_each_has_cases_that_find_something_and_cases_that_do_not(transform: Any) -> None:
    cases = tomllib.loads((CASES / f"{transform.name}.toml").read_text("utf-8"))["case"]
    assert {bool(case["finds"]) for case in cases} == {True, False}


def test_what_is_found_has_what_its_transform_needs() -> None:
    for name, case in ALL:
        transform = BY_NAME[name]
        if case["finds"]:
            assert not transform.signs or set(transform.signs) & set(case["text"].encode("ascii", "replace").decode())
            assert max(map(len, case["text"].split())) >= transform.run


MANY = {
    "base64": "9f3+9f3+9f3+9f3+9f3+ " * 40,
    "deflated": "H4sIAAAAAAAAAAAAAAAA " * 40,
    "hex": "0123456789abcdef01234567 " * 40,
    "base32": "QWERTYUIOPASDFGHJKLZXCVB " * 40,
    "base85": "+!+!+!+!+!+!+!+!+!+!+! " * 40,
    "leet": " ".join(f"{first}1{last}" for first in "bcdfg" for last in "hjklmnpq"),
}


@pytest.mark.parametrize(("name", "text"), MANY.items(), ids=MANY.keys())
def test_candidates_that_lead_nowhere_are_steps_of_their_own(name: str, text: str) -> None:
    steps = list(BY_NAME[name].find(Survey(text)))
    assert steps == [None] * len(steps)
    assert len(steps) >= 40
