import pytest

from filters.verification.clarifying import GENERAL_QUESTION, QUESTIONS, questions_about


@pytest.mark.parametrize(
    ("families", "expected"),
    [
        pytest.param((), (GENERAL_QUESTION,), id="nothing known"),
        pytest.param(("a_tenants_own",), (GENERAL_QUESTION,), id="a family without a question"),
        pytest.param(("role_hijack",) * 2, (QUESTIONS["role_hijack"],), id="each question once"),
    ],
)
def test_questions(families: tuple[str, ...], expected: tuple[str, ...]) -> None:
    assert questions_about(families) == expected


def test_never_more_than_three() -> None:
    assert len(questions_about(QUESTIONS)) == 3
