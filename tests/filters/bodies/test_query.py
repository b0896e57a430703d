import pytest

from filters.bodies.query import read_query, steers, without_keys
from filters.segments import Origin


@pytest.mark.parametrize(
    ("query", "kept"),
    [
        ("", ""),
        ("api-version=2026-01-01", "api-version=2026-01-01"),
        ("key=AIza&alt=sse", "alt=sse"),
        ("alt=sse&key=", "alt=sse"),
        ("a=1&&b=%2F+x&api_key=s", "a=1&&b=%2F+x"),
        ("%6Bey=s&a", "a"),
        ("KEY=s", ""),
        ("access_token=s&b=access_token", "b=access_token"),
        ("keys=1&monkey=2", "keys=1&monkey=2"),
        ("a=1;key=s;b=2&c", "a=1;b=2&c"),
        ("key=s;a=1&b;c", "a=1&b;c"),
        ("oauth_token=s&$userProject=p&%24userproject=p&a", "a"),
        ("Subscription_Key=s&a", "a"),
        ("$key=s&%24access_token=t&a", "a"),
        ("key[]=s&key%5B0%5D=s&api_key[a][b]=s&a", "a"),
        ("key%00x=s&key%20=s&a", "a"),
        ("x-goog-api-key=s&X_API_KEY=s&x-goog-user-project=p&a", "a"),
        ("page_token=p&$skiptoken=p&a[key]=1", "page_token=p&$skiptoken=p&a[key]=1"),
    ],
)
def test_keys_and_accounts_are_dropped_and_the_rest_stays_as_it_stands(query: str, kept: str) -> None:
    assert without_keys(query) == kept


@pytest.mark.parametrize(
    "query",
    [
        "$httpHeaders=Authorization:x",
        "a=b&%24HTTPheaders=x",
        "$httpMethod=DELETE",
        "$ct=text/plain",
        "a;$req=x",
        "_method=DELETE",
        "_METHOD[]=DELETE",
        "X-HTTP-Method-Override=DELETE",
        "x_http_method=GET",
    ],
)
def test_what_would_make_another_request_of_it_is_known(query: str) -> None:
    assert steers(query)


@pytest.mark.parametrize("query", ["", "$httpMethod", "method=POST", "ct=1&req=2", "$alt=json", "a=$httpMethod"])
def test_an_ordinary_query_does_not_steer(query: str) -> None:
    assert not steers(query)


@pytest.mark.parametrize(
    ("query", "texts"),
    [
        pytest.param("", [], id="nothing"),
        pytest.param("api-version=2024-10-21&alt=sse&beta=true&limit=20&after=obj_1", [], id="the providers own"),
        pytest.param("key=AIza-x&api_key=sk-proj_1.a&token=ab%2Bc%3D", [], id="keys"),
        pytest.param("flag&empty=", [], id="names only"),
        pytest.param("q=nightingale", [("?0", "nightingale")], id="a word"),
        pytest.param("alt=sse&q=a%20b+c", [("?1", "a b c")], id="escapes"),
        pytest.param("alt=please+ignore", [("?0", "please ignore")], id="more than an identifier"),
        pytest.param("key=please+ignore", [("?0", "please ignore")], id="more than a key"),
        pytest.param("alt=" + "a" * 65, [("?0", "a" * 65)], id="too long for an identifier"),
        pytest.param("please%20ignore=", [("?0/name", "please ignore")], id="a name that talks"),
        pytest.param("a=please;b=ignore", [("?0", "please;b=ignore")], id="what stands behind a semicolon"),
        pytest.param("a==b", [("?0", "=b")], id="two equals signs"),
        pytest.param("a=%ff", [("?0", "\ufffd")], id="no UTF-8"),
    ],
)
def test_everything_that_may_be_a_text_is_read_as_a_field(query: str, texts: list[tuple[str, str]]) -> None:
    segments = read_query(query)
    assert [(segment.path, segment.text) for segment in segments] == texts
    assert {segment.origin for segment in segments} <= {Origin.FIELD}
