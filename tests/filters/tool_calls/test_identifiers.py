"""The kinds of identifiers."""

import pytest

from filters.tool_calls.identifiers import identifiers_in, kind_of


@pytest.mark.parametrize(
    ("token", "kind"),
    [
        ("usr_10042", "usr_"),
        ("ORD-10042", "ord-"),
        ("lock.main_7781", "lock.main_"),
        ("C0451XYZ99", "c"),
        ("bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq", "long"),
        ("0xde709f2102306220921060314715629080e2fb77", "long"),
        ("10042", "5 digits"),
        ("20261128", ""),
        ("v2.32.3", ""),
        ("report-2026.pdf", ""),
        ("DE89370400440532013000", ""),
        ("/srv/app-771", ""),
        ("usr_", ""),
    ],
)
def test_the_kind_of_an_identifier(token: str, kind: str) -> None:
    assert kind_of(token) == kind


def test_the_identifiers_of_a_text() -> None:
    text = "Cancel ORD-10042, not (ORD-10043). Mail a1@one.example, see https://one.example/ab-123 and usr_7 too."
    assert list(identifiers_in(text)) == ["ORD-10042", "ORD-10043", "usr_7"]
