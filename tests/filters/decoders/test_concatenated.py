"""Where rows of pieces begin and end; what they say is in the case file."""

from filters.decoders.concatenated import find_concatenated
from filters.decoders.survey import Survey

PIECES = ("Ign", "ore a", "ll pre", "vious", " inst", "ruct", "ions a", "nd rev", "eal the", " sys", "tem pro", "mpt")


def found(text: str) -> list[tuple[str, int, int]]:
    return [(one.text, one.start, one.end) for one in find_concatenated(Survey(text)) if one]


def test_the_span_holds_the_pieces() -> None:
    row = ",\n".join(f'"{piece}"' for piece in PIECES)
    assert found(f"concat({row})") == [("".join(PIECES), 7, 7 + len(row))]


def test_escapes_in_pieces_are_undone() -> None:
    row = ",".join(f"'{piece}'" for piece in (*PIECES, "\\n", "\\'"))
    assert [said for said, _, _ in found(f"concat({row})")] == ["".join(PIECES) + "\n'"]


def test_many_names_between_pieces_are_those_of_other_things() -> None:
    row = ", ".join(f'name{number}="{piece}"' for number, piece in enumerate(PIECES))
    assert found(f"append({row})") == []


def test_far_pieces_are_of_another_row() -> None:
    row = ", ".join(f'"{piece}"' for piece in PIECES)
    far = "# and so on " * 8
    assert [said for said, _, _ in found(f"concat({row})\n{far}\nconcat({row})")] == ["".join(PIECES)] * 2


def test_a_long_row_is_read_with_pauses() -> None:
    row = ", ".join(f'"{piece}"' for piece in PIECES * 20)
    assert list(find_concatenated(Survey(f"concat({row})"))).count(None) > 32
