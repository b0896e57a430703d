"""A content type is read in one way, or the request is refused."""

import pytest

from filters.bodies.content_type import read_content_type
from filters.refusals import Reason, Refused


@pytest.mark.parametrize(
    ("value", "media"),
    [
        pytest.param("application/json", "application/json", id="plain"),
        pytest.param("Application/JSON", "application/json", id="any case"),
        pytest.param("application/json; charset=utf-8", "application/json", id="charset"),
        pytest.param('application/json;charset="UTF-8"', "application/json", id="quoted charset"),
        pytest.param("application/json ; charset=utf8 ", "application/json", id="alias and space"),
        pytest.param("application/json; profile=x", "application/json", id="other parameter"),
        pytest.param("audio/mpeg", "audio/mpeg", id="binary"),
    ],
)
def test_reads_the_media_type(value: str, media: str) -> None:
    content_type = read_content_type((value,))
    assert content_type.media == media
    assert content_type.is_json == (media == "application/json")
    assert not content_type.is_form


@pytest.mark.parametrize(
    ("boundary", "read"),
    [
        pytest.param("----X9", "----X9", id="token"),
        pytest.param('"a b=c"', "a b=c", id="quoted"),
        pytest.param("x" * 70, "x" * 70, id="longest"),
    ],
)
def test_reads_the_boundary_of_a_form(boundary: str, read: str) -> None:
    content_type = read_content_type((f"multipart/form-data; boundary={boundary}",))
    assert content_type.is_form
    assert content_type.boundary == read
    assert read not in repr(content_type)


@pytest.mark.parametrize(
    "values",
    [
        pytest.param((), id="none"),
        pytest.param(("text/plain", "application/json"), id="two"),
        pytest.param(("application/json, text/plain",), id="list"),
        pytest.param(("",), id="empty"),
        pytest.param(("json",), id="no slash"),
        pytest.param(("application/json; charset=utf-16",), id="other charset"),
        pytest.param(("application/json; charset=latin-1",), id="single-byte charset"),
        pytest.param(("application/json; charset=utf-8; charset=utf-16",), id="charset twice"),
        pytest.param(("application/json; charset=utf-8; CHARSET=utf-8",), id="charset twice in two cases"),
        pytest.param(("application/json; charset*=utf-8''utf-16",), id="extended parameter"),
        pytest.param(('application/json; a="b;charset=utf-16"',), id="charset within another parameter"),
        pytest.param(('application/json; a="; CharSet=utf-7"; charset=utf-8',), id="charset within and without"),
        pytest.param(("application/json; charset",), id="parameter without value"),
        pytest.param(('application/json; charset="utf-8',), id="open quote"),
        pytest.param(('application/json; charset="utf\\-8"',), id="escape in quotes"),
        pytest.param(("application/json;",), id="dangling semicolon"),
        pytest.param(("application/json\x00",), id="control character"),
        pytest.param(("application/json; a=" + "b" * 600,), id="too long"),
    ],
)
def test_refuses_what_is_not_one_plain_type(values: tuple[str, ...]) -> None:
    with pytest.raises(Refused) as refused:
        read_content_type(values)
    assert refused.value.reason is Reason.MEDIA_TYPE


@pytest.mark.parametrize(
    "boundary",
    [
        pytest.param("", id="missing"),
        pytest.param("; boundary=" + "x" * 71, id="too long"),
        pytest.param('; boundary="a "', id="space at the end"),
        pytest.param('; boundary="a!"', id="character outside the alphabet"),
        pytest.param('; boundary=""', id="empty"),
    ],
)
def test_refuses_a_form_without_a_valid_boundary(boundary: str) -> None:
    with pytest.raises(Refused) as refused:
        read_content_type((f"multipart/form-data{boundary}",))
    assert refused.value.reason is Reason.MALFORMED
