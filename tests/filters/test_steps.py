"""A stepped computation gives its result however many pauses it makes."""

from collections.abc import Generator

import pytest

from filters.steps import collect, run


def counted(pauses: int) -> Generator[int, None, str]:
    yield from range(pauses)
    return f"after {pauses}"


@pytest.mark.parametrize("pauses", [0, 1, 3])
def test_steps_are_taken_to_their_end(pauses: int) -> None:
    assert run(counted(pauses)) == f"after {pauses}"
    assert collect(counted(pauses)) == (list(range(pauses)), f"after {pauses}")


def test_what_a_step_raises_is_raised() -> None:
    def failing() -> Generator[None, None, None]:
        yield
        raise LookupError("at the second step")

    for take in (run, collect):
        with pytest.raises(LookupError, match="at the second step"):
            take(failing())
