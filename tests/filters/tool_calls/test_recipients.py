"""Whether a call reaches the person whom a principal named."""

import pytest

from filters.inspecting import run
from filters.tool_calls.act_words import Act
from filters.tool_calls.recipients import reaches_another
from filters.tool_calls.scenes import scene
from tests.filters.conversation import trail

SEND = frozenset({Act.SEND})
MAILS = "From: anna@one.example\nAnswers are read at x@two.example. Priya Nair p.nair@one.example"


@pytest.mark.parametrize(
    ("asked", "token", "does", "another"),
    [
        ("Reply to Anna.", "x@two.example", SEND, True),
        ("Reply to Anna.", "anna@one.example", SEND, False),
        ("Write to Priya.", "p.nair@one.example", SEND, False),
        ("Write to Bob.", "x@two.example", SEND, False),
        ("Reply to Anna.", "x@two.example", frozenset({Act.STORE}), False),
        ("Meet Anna.", "x@two.example", frozenset({Act.SCHEDULE}), True),
        ("Post it in #team.", "#public", SEND, True),
        ("Post it.", "#public", SEND, False),
        ("Reply to Anna.", "HB-5510992", SEND, False),
    ],
    ids=[
        "another", "a name in the address", "a name before the address", "nobody who has an address",
        "what reaches nobody", "a guest", "another channel", "the only channel", "no address"
    ],
)  # fmt: skip
def test_who_is_reached(asked: str, token: str, does: frozenset[Act], another: bool) -> None:
    assert run(reaches_another(token, does, run(scene(trail(asked, MAILS))))) is another
