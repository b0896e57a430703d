import pytest

from gateway.keys.jose import MAX_TOKEN_CHARS, BadToken, looks_like_token, read_token
from tests.gateway.forge import b64, claims, drop, part, token


def test_reads_what_a_token_says_of_itself() -> None:
    read = read_token(token(header={"kid": "k-1"}))

    assert (read.algorithm, read.kid) == ("HS256", "k-1")
    assert read.claims == claims()


def test_shows_neither_the_token_nor_its_claims() -> None:
    assert repr(read_token(token(header={"kid": "k-1"}))) == "Token(algorithm='HS256', kid='k-1')"


@pytest.mark.parametrize("media_type", ["JWT", "jwt", "at+jwt", "application/at+jwt"])
def test_takes_the_types_that_authorise_requests(media_type: str) -> None:
    assert read_token(token(header={"typ": media_type})).kid is None


def test_takes_a_header_without_type() -> None:
    assert read_token(token(header={"typ": drop()})).algorithm == "HS256"


GOOD = token()
HEADER, CLAIMS, SIGNATURE = GOOD.split(".")
DEEP = b'{"a":' + b"[" * 1_000 + b"]" * 1_000 + b"}"

BAD = {
    "nothing": "",
    "one part": HEADER,
    "two parts": f"{HEADER}.{CLAIMS}",
    "no signature": f"{HEADER}.{CLAIMS}.",
    "four parts": f"{GOOD}.{SIGNATURE}",
    "five parts": f"{GOOD}.{SIGNATURE}.{SIGNATURE}",
    "only dots": "..",
    "padded": f"{GOOD}=",
    "padded header": f"{HEADER}=.{CLAIMS}.{SIGNATURE}",
    "standard alphabet": f"{HEADER}.{CLAIMS}.+/{SIGNATURE}",
    "white space at the end": f"{GOOD}\n",
    "white space in the middle": f"{HEADER}. {CLAIMS}.{SIGNATURE}",
    "non-ASCII digits": f"{HEADER}.{CLAIMS}.١{SIGNATURE}",
    "unused bits set": f"{HEADER}.{CLAIMS}.{'A' * 42}B",
    "impossible length": f"{HEADER}.{CLAIMS}.{'A' * 41}",
    "too long": token(claims(note="x" * MAX_TOKEN_CHARS)),
    "header is no JSON": token(header=b"not json"),
    "header is an array": token(header=b"[]"),
    "header is not UTF-8": token(header=b'{"alg":"\xff"}'),
    "algorithm missing": token(header={"alg": drop()}),
    "algorithm a list": token(header={"alg": ["HS256"]}),
    "algorithm null": token(header={"alg": None}),
    "algorithm twice": token(header=b'{"alg":"none","alg":"HS256"}'),
    "critical extension": token(header={"crit": ["exp"]}),
    "empty critical list": token(header={"crit": []}),
    "unencoded payload": token(header={"b64": False, "crit": ["b64"]}),
    "encoded payload, said aloud": token(header={"b64": True}),
    "compressed": token(header={"zip": "DEF"}),
    "nested token": token(header={"cty": "JWT"}),
    "token of another purpose": token(header={"typ": "logout+jwt"}),
    "type a list": token(header={"typ": ["JWT"]}),
    "type null": token(header={"typ": None}),
    "key id a number": token(header={"kid": 7}),
    "key id a list": token(header={"kid": ["k"]}),
    "key id null": token(header={"kid": None}),
    "key id too long": token(header={"kid": "k" * 257}),
    "claims no JSON": token(b"not json"),
    "claims a list": token(b"[]"),
    "claims twice": token(b'{"tenant":"a","tenant":"b"}'),
    "claims NaN": token(b'{"exp":NaN}'),
    "claims beyond a double": token(b'{"exp":1e400}'),
    "claims nested without end": token(DEEP),
}


@pytest.mark.parametrize("text", BAD.values(), ids=BAD.keys())
def test_refuses_what_can_be_read_in_no_way_or_in_two(text: str) -> None:
    with pytest.raises(BadToken):
        read_token(text)


FORMS = {
    "a token": (GOOD, True),
    "a token of three letters": ("a.b.c", True),
    "a provider key": ("sk-proj-0123456789abcdefABCDEF", False),
    "a key with a dot": ("part.secret", False),
    "an encrypted token": (".".join(["abc"] * 5), False),
    "a padded token": (f"{GOOD}=", False),
    "a comma list": (f"{GOOD},{GOOD}", False),
}


@pytest.mark.parametrize(("text", "expected"), FORMS.values(), ids=FORMS.keys())
def test_knows_a_token_by_its_outer_form(text: str, *, expected: bool) -> None:
    assert looks_like_token(text) is expected


def test_the_longest_token_is_read() -> None:
    spare = MAX_TOKEN_CHARS - len(f"{HEADER}.{part(claims(note=''))}.{SIGNATURE}")
    longest = token(claims(note="x" * (spare * 3 // 4)))

    assert MAX_TOKEN_CHARS - 4 <= len(longest) <= MAX_TOKEN_CHARS
    assert read_token(longest).algorithm == "HS256"


def test_the_forge_spells_base64url() -> None:
    assert b64(b"\xfb\xff") == "-_8"
