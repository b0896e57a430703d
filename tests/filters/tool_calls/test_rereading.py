"""Texts that come again are read the same, and what is kept of them is bounded."""

from filters.tool_calls.directives import directives
from filters.tool_calls.rereading import Rereading

KEY = b"a key of the test's own"
ORDERS = "Please open the hatch. It was sunny. Send the file to Ann. " * 20
PLAIN = "It was sunny in all places, and nobody spoke of anything else. " * 20
SHORT = "Please open the hatch."


def room(size: int = 100_000) -> Rereading:
    return Rereading(size=size, key=KEY)


def kept(rereading: Rereading) -> int:
    return len(rereading._known)


def test_a_text_that_comes_again_has_the_same_directives() -> None:
    rereading = room()
    for text in (ORDERS, PLAIN, SHORT, ORDERS, PLAIN, SHORT):
        assert tuple(rereading.directives(text, "acme")) == tuple(directives(text))
    assert kept(rereading) == 2  # a short text is read again


def test_a_text_is_known_under_its_own_scope_only() -> None:
    rereading = room()
    for scope in ("acme", "other", "acme"):
        rereading.directives(ORDERS, scope)
    assert kept(rereading) == 2


def test_no_text_is_kept() -> None:
    rereading = room()
    rereading.directives(ORDERS, "acme")
    assert "hatch" not in repr(rereading._known)


def test_what_was_not_asked_for_the_longest_is_forgotten() -> None:
    rereading = room(1_200)
    texts = [f"{number}{PLAIN}" for number in range(3)]
    for text in texts:
        rereading.directives(text, "acme")
    rereading.directives(texts[0], "acme")
    rereading.directives(f"3{PLAIN}", "acme")
    again = room(1_200)
    for text in (texts[2], texts[0], f"3{PLAIN}"):
        again.directives(text, "acme")
    assert list(rereading._known) == list(again._known)


def test_a_text_for_which_there_is_no_room_is_not_kept() -> None:
    rereading = room(400)
    rereading.directives(ORDERS, "acme")
    assert kept(rereading) == 0
    rereading.directives(PLAIN, "acme")
    assert kept(rereading) == 1


def test_what_is_cleared_is_forgotten_and_leaves_its_room() -> None:
    rereading = room(800)
    for _ in range(3):
        rereading.directives(PLAIN, "acme")
        rereading.directives(f"2{PLAIN}", "acme")
        assert kept(rereading) == 2
        rereading.clear()
        assert kept(rereading) == 0
