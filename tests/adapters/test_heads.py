import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from adapters.heads import fields_of, head_of

FIELDS = st.lists(st.tuples(st.binary(min_size=1, max_size=8), st.binary(max_size=12)), max_size=5)


@given(FIELDS)
@example([(b"A", b"cut \xe2\x82"), (b"B", b"\xac on")])
@example([(b"A", b"two\nlines")])
@example([(b"A", b""), (b"A", b"")])
def test_each_field_is_decoded_by_itself(raw: list[tuple[bytes, bytes]]) -> None:
    decoded = [tuple(part.decode("utf-8", "surrogateescape") for part in field) for field in raw]
    assert list(fields_of(tuple(raw))) == decoded


def test_a_head_ends_with_an_empty_line() -> None:
    assert head_of(["GET / HTTP/1.1", "Host: a"]) == b"GET / HTTP/1.1\r\nHost: a\r\n\r\n"


@pytest.mark.parametrize("char", ["\n", "\r", "\0"])
def test_no_field_breaks_a_head(char: str) -> None:
    with pytest.raises(ValueError, match="holds a line end"):
        head_of(["GET / HTTP/1.1", f"A: secret{char}B: c"])
