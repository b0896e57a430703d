"""Every decoder finds exactly what its case file says, in clean and in malformed input."""

import tomllib
from pathlib import Path
from typing import Any

import pytest

from filters.transforms import TRANSFORMS

CASES = Path(__file__).parent.parent / "cases" / "transforms"
BY_NAME = {transform.name: transform for transform in TRANSFORMS}
ROWS = [
    pytest.param(file.stem, case, id=f"{file.stem}: {case['name']}")
    for file in sorted(CASES.glob("*.toml"))
    for case in tomllib.loads(file.read_text("utf-8"))["case"]
]


@pytest.mark.parametrize(("name", "case"), ROWS)
def test_finds_what_the_case_says(name: str, case: dict[str, Any]) -> None:
    found = list(BY_NAME[name].find(case["text"]))
    assert [decoded.text for decoded in found] == case["finds"]


@pytest.mark.parametrize(("name", "case"), ROWS)
def test_says_whether_the_text_was_hidden(name: str, case: dict[str, Any]) -> None:
    transform = BY_NAME[name]
    for decoded in transform.find(case["text"]):
        assert (transform.hides if decoded.hides is None else decoded.hides) is case["hides"]


@pytest.mark.parametrize(("name", "case"), ROWS)
def test_spans_lie_within_the_text(name: str, case: dict[str, Any]) -> None:
    for decoded in BY_NAME[name].find(case["text"]):
        assert 0 <= decoded.start < decoded.end <= len(case["text"])


def test_every_transform_has_a_case_file() -> None:
    assert {file.stem for file in CASES.glob("*.toml")} == set(BY_NAME)
    assert len(BY_NAME) == len(TRANSFORMS)


@pytest.mark.parametrize("transform", TRANSFORMS, ids=lambda transform: transform.name)
def test_each_has_cases_that_find_something_and_cases_that_do_not(transform: Any) -> None:
    cases = tomllib.loads((CASES / f"{transform.name}.toml").read_text("utf-8"))["case"]
    assert {bool(case["finds"]) for case in cases} == {True, False}
