"""Heads that are refused at every door; each door's tests have those that only its own connections can bring."""

import pytest

from adapters.heads import Headers
from filters.refusals import Reason, Refused
from gateway.config.settings import LimitSettings
from gateway.exchanges.exchange import RequestHead
from gateway.phases.request_heads import check_head

LIMITS = LimitSettings.model_validate({"head_bytes": 8_192, "body_bytes": 1_000})


def head(path: str = "/v1/x", query: str = "", *headers: tuple[str, str]) -> RequestHead:
    return RequestHead("POST", path, query, headers)


@pytest.mark.parametrize(
    ("path", "query"),
    [
        ("v1", ""),
        ("", ""),
        ("*", ""),
        ("/a\\b", ""),
        ("/a#b", ""),
        ("/é", ""),
        ("/a b", ""),
        ("/a", "b#c"),
        ("/a", "\t"),
    ],
)
def test_a_target_that_is_no_plain_path_is_refused(path: str, query: str) -> None:
    with pytest.raises(Refused) as refused:
        check_head(head(path, query), size=0, limits=LIMITS)
    assert refused.value.reason is Reason.MALFORMED


@pytest.mark.parametrize(
    ("fields", "reason"),
    [
        ((("x", "a\nb"),), Reason.MALFORMED),
        ((("x", "ok"), ("y", "\x1b[31m")), Reason.MALFORMED),
        ((("x", "\udce9"),), Reason.MALFORMED),
        ((("Content-Encoding", "gzip"),), Reason.MEDIA_TYPE),
        ((("content-encoding", ""),), Reason.MEDIA_TYPE),
        ((("content-encoding", "identity"), ("content-encoding", "br")), Reason.MEDIA_TYPE),
        ((("expect", "a miracle"),), Reason.EXPECTATION),
        ((("content-length", ""),), Reason.MALFORMED),
        ((("content-length", "²"),), Reason.MALFORMED),
        ((("content-length", "-1"),), Reason.MALFORMED),
        ((("content-length", "1001"),), Reason.TOO_LARGE),
        ((("content-length", "1"), ("content-length", "9" * 5_000)), Reason.TOO_LARGE),
    ],
)
def test_a_field_that_could_be_read_in_two_ways_or_announces_too_much_is_refused(
    fields: Headers, reason: Reason
) -> None:
    with pytest.raises(Refused) as refused:
        check_head(head("/v1/x", "", *fields), size=0, limits=LIMITS)
    assert refused.value.reason is reason


def test_a_head_of_more_bytes_than_the_limit_is_refused() -> None:
    check_head(head(), size=8_192, limits=LIMITS)
    with pytest.raises(Refused) as refused:
        check_head(head(), size=8_193, limits=LIMITS)
    assert refused.value.reason is Reason.HEAD_TOO_LARGE


def test_a_plain_head_passes() -> None:
    fields = (("Content-Encoding", " Identity "), ("Expect", "100-Continue"), ("content-length", "1000"), ("x", "é\t"))
    check_head(head("/v1/a%20b", "c=d?e", *fields), size=100, limits=LIMITS)
