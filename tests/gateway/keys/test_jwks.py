import asyncio
import gzip
from collections.abc import AsyncIterator, Mapping, Sequence

import httpx
import pytest
from cryptography.hazmat.primitives.asymmetric import ec

from adapters.metrics import KeyFetch
from gateway.keys.jwks import (
    KEEP_SECONDS,
    MAX_KEYS,
    MAX_SET_BYTES,
    RETRY_SECONDS,
    KeyNotFound,
    KeysUnavailable,
    PublishedKeys,
    SingleKey,
    is_trustworthy_address,
    read_key_set,
)
from tests.gateway.forge import SECRET, b64, ec_key, ed_key, jwk, key_set, rsa_key
from tests.gateway.key_server import KeyServer, serving_keys

URL = "https://issuer.test/keys"
CACHE_SECONDS = 300.0
OLD, NEW = rsa_key(name="old"), rsa_key(name="new")


class Clock:
    """A monotonic clock that stands still until it is moved."""

    def __init__(self) -> None:
        self.now = 1_000.0

    def __call__(self) -> float:
        return self.now


class Issuer:
    """What stands behind the address: an answer that can be changed, and a count of how often it was asked for."""

    def __init__(self, body: bytes = key_set(jwk(OLD, kid="old"))) -> None:
        self.body = body
        self.status = 200
        self.headers: Mapping[str, str] = {}
        self.down = False
        self.asked = 0

    async def __call__(self, request: httpx.Request) -> httpx.Response:
        self.asked += 1
        await asyncio.sleep(0)
        if self.down:
            raise httpx.ConnectError("down", request=request)
        return httpx.Response(self.status, stream=httpx.ByteStream(self.body), headers=self.headers)


class Witness:
    """What was told of fetches."""

    def __init__(self) -> None:
        self.told: list[tuple[KeyFetch, float]] = []

    def __call__(self, outcome: KeyFetch, serves_seconds: float) -> None:
        self.told.append((outcome, serves_seconds))


def published(
    issuer: Issuer, clock: Clock, algorithms: Sequence[str] = ("RS256",), *, witness: Witness | None = None
) -> PublishedKeys:
    return PublishedKeys(
        URL,
        algorithms=algorithms,
        cache_seconds=CACHE_SECONDS,
        watch=witness or Witness(),
        transport=httpx.MockTransport(issuer),
        clock=clock,
    )


async def test_fetches_once_and_keeps_the_set() -> None:
    issuer, clock = Issuer(), Clock()
    keys = published(issuer, clock)

    for _ in range(3):
        assert await keys.find("old", "RS256") == OLD.public_key()
        clock.now += CACHE_SECONDS / 4

    assert issuer.asked == 1
    await keys.close()


async def test_fetches_again_when_the_set_is_old() -> None:
    issuer, clock = Issuer(), Clock()
    keys = published(issuer, clock)
    await keys.find("old", "RS256")
    revision = keys.revision

    issuer.body = key_set(jwk(NEW, kid="new"))
    clock.now += CACHE_SECONDS

    with pytest.raises(KeyNotFound):
        await keys.find("old", "RS256")
    assert (issuer.asked, keys.revision) == (2, revision + 1)


async def test_while_the_address_fails_only_the_first_waits_for_it() -> None:
    issuer, clock = Issuer(), Clock()
    keys = published(issuer, clock)
    await keys.find("old", "RS256")
    issuer.down = True
    clock.now += CACHE_SECONDS
    assert await keys.find("old", "RS256") == OLD.public_key()
    assert issuer.asked == 2
    clock.now += RETRY_SECONDS

    assert await keys.find("old", "RS256") == OLD.public_key()
    assert issuer.asked == 2  # it is asked beside

    issuer.down, issuer.body = False, key_set(jwk(NEW, kid="new"))
    await keys.close()
    assert issuer.asked == 3
    with pytest.raises(KeyNotFound):
        await keys.find("old", "RS256")


async def inherited(
    issuer: Issuer, clock: Clock, *, algorithms: Sequence[str] = ("RS256",), url: str = URL
) -> PublishedKeys:
    """Keys as they are after a reload, from an address that worked before it."""
    before = published(issuer, clock)
    await before.find("old", "RS256")
    after = PublishedKeys(
        url,
        algorithms=algorithms,
        cache_seconds=CACHE_SECONDS,
        transport=httpx.MockTransport(issuer),
        clock=clock,
    )
    after.inherit(before)
    return after


async def test_an_inherited_set_serves_while_the_issuer_is_down_and_its_age_counts_on() -> None:
    issuer, clock = Issuer(), Clock()
    keys = await inherited(issuer, clock)
    issuer.down = True
    clock.now += KEEP_SECONDS - 1
    assert await keys.find("old", "RS256") == OLD.public_key()

    again = published(issuer, clock)
    again.inherit(keys)
    assert await again.find("old", "RS256") == OLD.public_key()
    clock.now += 1
    with pytest.raises(KeysUnavailable):
        await again.find("old", "RS256")


async def test_an_inherited_set_verifies_nothing_before_it_was_fetched_again() -> None:
    issuer = Issuer()
    keys = await inherited(issuer, Clock())
    issuer.body = key_set(jwk(NEW, kid="new"))

    asked = await asyncio.gather(keys.prepare(), *[keys.find("old", "RS256")] * 3, return_exceptions=True)

    assert {type(result) for result in asked[1:]} == {KeyNotFound}
    assert issuer.asked == 2


@pytest.mark.parametrize(
    ("url", "algorithms"),
    [("https://issuer.test/others", ("RS256",)), (URL, ("RS256", "RS384")), (URL, ("PS256",))],
    ids=["another address", "more algorithms", "other algorithms"],
)
async def test_a_set_is_not_inherited_where_it_was_believed_for_something_else(
    url: str, algorithms: Sequence[str]
) -> None:
    issuer = Issuer()
    keys = await inherited(issuer, Clock(), url=url, algorithms=algorithms)
    issuer.down = True
    with pytest.raises(KeysUnavailable):
        await keys.find("old", "RS256")


async def test_an_unchanged_set_keeps_its_revision() -> None:
    issuer, clock = Issuer(), Clock()
    keys = published(issuer, clock)
    await keys.find("old", "RS256")
    revision = keys.revision

    clock.now += CACHE_SECONDS
    await keys.find("old", "RS256")

    assert (issuer.asked, keys.revision) == (2, revision)


async def test_follows_a_rotation_when_an_unknown_key_id_comes() -> None:
    issuer, clock = Issuer(), Clock()
    keys = published(issuer, clock)
    await keys.find("old", "RS256")

    issuer.body = key_set(jwk(OLD, kid="old"), jwk(NEW, kid="new"))
    clock.now += RETRY_SECONDS

    assert await keys.find("new", "RS256") == NEW.public_key()
    assert await keys.find("old", "RS256") == OLD.public_key()
    assert issuer.asked == 2


async def test_a_storm_of_unknown_key_ids_costs_one_fetch_in_each_interval() -> None:
    issuer, clock = Issuer(), Clock()
    keys = published(issuer, clock)
    await keys.find("old", "RS256")
    clock.now += RETRY_SECONDS

    found = await asyncio.gather(*(keys.find(f"forged-{i}", "RS256") for i in range(200)), return_exceptions=True)

    assert {type(result) for result in found} == {KeyNotFound}
    assert issuer.asked == 2


async def test_many_first_callers_share_one_fetch() -> None:
    issuer = Issuer()
    keys = published(issuer, Clock())

    found = await asyncio.gather(*(keys.find("old", "RS256") for _ in range(50)))

    assert found == [OLD.public_key()] * 50
    assert issuer.asked == 1


async def test_the_fetch_outlives_the_caller_that_began_it() -> None:
    issuer = Issuer()
    keys = published(issuer, Clock())
    first = asyncio.create_task(keys.find("old", "RS256"))
    second = asyncio.create_task(keys.find("old", "RS256"))
    await asyncio.sleep(0)

    first.cancel()

    assert await second == OLD.public_key()
    assert issuer.asked == 1


async def test_the_last_good_set_serves_while_the_issuer_is_down() -> None:
    issuer, clock = Issuer(), Clock()
    keys = published(issuer, clock)
    await keys.find("old", "RS256")
    issuer.down = True

    clock.now += KEEP_SECONDS - 1
    assert await keys.find("old", "RS256") == OLD.public_key()

    clock.now += 1
    with pytest.raises(KeysUnavailable):
        await keys.find("old", "RS256")


async def test_it_is_told_how_each_fetch_ended_and_how_long_the_keys_at_hand_serve() -> None:
    issuer, clock, witness = Issuer(), Clock(), Witness()
    keys = published(issuer, clock, witness=witness)
    issuer.down = True
    await keys.prepare()
    for down, seconds in ((False, RETRY_SECONDS), (True, CACHE_SECONDS), (True, KEEP_SECONDS), (False, RETRY_SECONDS)):
        issuer.down = down
        clock.now += seconds
        await keys.prepare()

    assert witness.told == [
        (KeyFetch.UNREACHABLE, 0.0),
        (KeyFetch.FETCHED, KEEP_SECONDS),
        (KeyFetch.UNREACHABLE, KEEP_SECONDS - CACHE_SECONDS),
        (KeyFetch.UNREACHABLE, 0.0),
        (KeyFetch.FETCHED, KEEP_SECONDS),
    ]


async def test_preparing_fetches_beforehand_and_never_fails() -> None:
    issuer = Issuer()
    keys = published(issuer, Clock())
    await keys.prepare()
    assert await keys.find("old", "RS256") == OLD.public_key()
    assert issuer.asked == 1

    async def breaks(_: httpx.Request) -> httpx.Response:
        raise ZeroDivisionError

    broken = PublishedKeys(
        URL, algorithms=["RS256"], cache_seconds=CACHE_SECONDS, transport=httpx.MockTransport(breaks)
    )
    flight = asyncio.create_task(broken.prepare())
    asyncio.get_running_loop().set_exception_handler(lambda *_: None)
    await flight


async def test_an_unknown_key_id_is_not_found_while_the_last_good_set_serves() -> None:
    issuer, clock = Issuer(), Clock()
    keys = published(issuer, clock)
    await keys.find("old", "RS256")
    issuer.down = True
    clock.now += CACHE_SECONDS

    with pytest.raises(KeyNotFound):
        await keys.find("new", "RS256")


async def test_a_set_without_a_usable_key_is_taken_and_leaves_nobody_to_tell() -> None:
    issuer, clock, witness = Issuer(), Clock(), Witness()
    keys = published(issuer, clock, witness=witness)
    await keys.find("old", "RS256")
    issuer.body = key_set(jwk(ec_key(), kid="old"))
    clock.now += CACHE_SECONDS

    with pytest.raises(KeysUnavailable):
        await keys.find("old", "RS256")
    assert witness.told[-1] == (KeyFetch.NO_USABLE_KEY, 0.0)

    issuer.body = key_set(jwk(OLD, kid="old"))
    clock.now += RETRY_SECONDS
    assert await keys.find("old", "RS256") == OLD.public_key()


async def test_nobody_is_let_in_before_the_first_set_and_the_issuer_is_not_hammered() -> None:
    issuer, clock = Issuer(), Clock()
    issuer.down = True
    keys = published(issuer, clock)

    for _ in range(10):
        with pytest.raises(KeysUnavailable):
            await keys.find("old", "RS256")
    assert issuer.asked == 1

    issuer.down = False
    clock.now += RETRY_SECONDS
    assert await keys.find("old", "RS256") == OLD.public_key()


USELESS: Mapping[str, tuple[KeyFetch, int, bytes, Mapping[str, str]]] = {
    "server error": (KeyFetch.SERVER, 500, key_set(jwk(NEW, kid="old")), {}),
    "gone": (KeyFetch.STATUS, 404, key_set(jwk(NEW, kid="old")), {}),
    "redirect": (KeyFetch.STATUS, 302, b"", {"Location": "https://evil.test/keys"}),
    "no JSON": (KeyFetch.NO_KEY_SET, 200, b"<html>", {}),
    "no set": (KeyFetch.NO_KEY_SET, 200, b"[]", {}),
    "no list": (KeyFetch.NO_KEY_SET, 200, b'{"keys":{}}', {}),
    "keys twice": (KeyFetch.NO_KEY_SET, 200, b'{"keys":[],"keys":[]}', {}),
    "too many keys": (KeyFetch.NO_KEY_SET, 200, key_set(*[jwk(NEW, kid="old")] * (MAX_KEYS + 1)), {}),
    "too large": (KeyFetch.NO_KEY_SET, 200, b" " * (MAX_SET_BYTES + 1), {}),
    "compressed": (
        KeyFetch.NO_KEY_SET,
        200,
        gzip.compress(key_set(jwk(NEW, kid="old"))),
        {"Content-Encoding": "gzip"},
    ),
}


@pytest.mark.parametrize(("outcome", "status", "body", "headers"), USELESS.values(), ids=USELESS.keys())
async def test_an_answer_that_is_no_key_set_changes_nothing(
    outcome: KeyFetch, status: int, body: bytes, headers: Mapping[str, str]
) -> None:
    issuer, clock, witness = Issuer(), Clock(), Witness()
    keys = published(issuer, clock, witness=witness)
    await keys.find("old", "RS256")
    issuer.status, issuer.body, issuer.headers = status, body, headers

    clock.now += CACHE_SECONDS

    assert await keys.find("old", "RS256") == OLD.public_key()
    assert issuer.asked == 2
    assert [told for told, _ in witness.told] == [KeyFetch.FETCHED, outcome]


async def test_a_token_without_key_id_is_served_only_where_no_choice_is() -> None:
    keys = published(Issuer(key_set(jwk(OLD, kid="old"), jwk(ec_key(), kid="ec"))), Clock(), ("RS256", "ES256"))

    assert await keys.find(None, "RS256") == OLD.public_key()
    assert await keys.find(None, "ES256") == ec_key().public_key()


async def test_which_of_two_keys_is_meant_is_not_guessed() -> None:
    keys = published(
        Issuer(key_set(jwk(OLD, kid="a"), jwk(NEW, kid="b"), jwk(NEW, kid="c"), jwk(OLD, kid="c"))), Clock()
    )

    for kid in (None, "c"):
        with pytest.raises(KeyNotFound):
            await keys.find(kid, "RS256")


async def test_a_key_serves_its_own_algorithm_only() -> None:
    keys = published(Issuer(key_set(jwk(OLD, kid="old", alg="RS256"))), Clock(), ("RS256", "PS256", "ES256"))

    assert await keys.find("old", "RS256") == OLD.public_key()
    for algorithm in ("PS256", "ES256"):
        with pytest.raises(KeyNotFound):
            await keys.find("old", algorithm)


ALGORITHMS = ("RS256", "ES256", "EdDSA")
LEFT_OUT: Mapping[str, Mapping[str, object]] = {
    "symmetric": {"kty": "oct", "k": b64(SECRET.encode())},
    "private": jwk(NEW, d="AQAB"),
    "for encryption": jwk(NEW, use="enc"),
    "for signing only": jwk(NEW, key_ops=["sign"]),
    "operations no list": jwk(NEW, key_ops="verify"),
    "algorithm not allowed": jwk(NEW, alg="RS512"),
    "algorithm of another kind": jwk(NEW, alg="ES256"),
    "algorithm none": jwk(NEW, alg="none"),
    "algorithm a list": jwk(NEW, alg=["RS256"]),
    "RSA of 1024 bits": jwk(rsa_key(1_024)),
    "another curve": jwk(ec_key(ec.SECP384R1)),
    "Ed448": {"kty": "OKP", "crv": "Ed448", "x": b64(bytes(57))},
    "unknown kind": {"kty": "AKP", "pub": "AAAA"},
    "no kind": {"n": "AQAB"},
    "broken number": jwk(NEW) | {"n": "!"},
    "number of another type": jwk(NEW) | {"n": 7},
    "kind a list": jwk(NEW) | {"kty": ["RSA"]},
    "kind an object": jwk(NEW) | {"kty": {"RSA": 1}},
    "kind null": jwk(NEW) | {"kty": None},
    "use a list": jwk(NEW, use=["sig"]),
    "key id a list": jwk(NEW) | {"kid": ["new"]},
    "curve a list": jwk(ec_key()) | {"crv": ["P-256"]},
    "point of another type": jwk(ec_key()) | {"x": [1]},
    "operations of another type": jwk(NEW, key_ops={"verify": 1}),
    "point off the curve": jwk(ec_key()) | {"x": b64(bytes(32))},
}


@pytest.mark.parametrize("entry", LEFT_OUT.values(), ids=LEFT_OUT.keys())
def test_leaves_unsuitable_keys_out(entry: Mapping[str, object]) -> None:
    keys = read_key_set(key_set(entry, jwk(OLD, kid="old"), "no object"), ALGORITHMS)  # type: ignore[arg-type]

    assert [(key.kid, key.key) for key in keys] == [("old", OLD.public_key())]


TAKEN: Mapping[str, Mapping[str, object]] = {
    "RSA": jwk(NEW, kid="k", use="sig", alg="RS256", key_ops=["verify"], x5t="ignored"),
    "P-256": jwk(ec_key(), kid="k", use="sig"),
    "Ed25519": jwk(ed_key(), kid="k", alg="EdDSA"),
}


@pytest.mark.parametrize("entry", TAKEN.values(), ids=TAKEN.keys())
def test_takes_suitable_keys(entry: Mapping[str, object]) -> None:
    [key] = read_key_set(key_set(entry), ALGORITHMS)

    assert key.kid == "k"


ADDRESSES = {
    "https://issuer.test/.well-known/jwks.json": True,
    "https://issuer.test:8443/keys?v=1": True,
    "http://localhost:8080/keys": True,
    "http://127.0.0.1:1/keys": True,
    "http://127.9.9.9/keys": True,
    "http://[::1]:1/keys": True,
    "http://issuer.test/keys": False,
    "http://10.0.0.1/keys": False,
    "http://localhost.evil.test/keys": False,
    "http://127.0.0.1.evil.test/keys": False,
    "file:///etc/passwd": False,
    "ftp://127.0.0.1/keys": False,
    "https://user:password@issuer.test/keys": False,
    "https://user@issuer.test/keys": False,
    "https://issuer.test/keys#part": False,
    "https:///keys": False,
    "https://issuer.test:port/keys": False,
    "https://[::1/keys": False,
    "issuer.test/keys": False,
    "": False,
}


@pytest.mark.parametrize(("url", "expected"), ADDRESSES.items(), ids=ADDRESSES.keys())
def test_trusts_addresses_that_nobody_can_listen_to(url: str, *, expected: bool) -> None:
    assert is_trustworthy_address(url) is expected


async def test_a_single_key_serves_whatever_the_key_id() -> None:
    keys = SingleKey(SECRET.encode())

    assert await keys.find("../../dev/null", "HS256") == SECRET.encode()
    with pytest.raises(KeyNotFound):
        await keys.find(None, "RS256")
    assert repr(keys) == "SingleKey()"
    await keys.close()


@pytest.fixture
async def server() -> AsyncIterator[KeyServer]:
    async with serving_keys(key_set(jwk(OLD, kid="old"))) as keys:
        yield keys


async def test_follows_a_rotation_over_a_real_connection(server: KeyServer) -> None:
    clock = Clock()
    keys = PublishedKeys(f"{server.url}/keys", algorithms=["RS256"], cache_seconds=CACHE_SECONDS, clock=clock)
    assert await keys.find("old", "RS256") == OLD.public_key()

    server.body = key_set(jwk(NEW, kid="new"))
    clock.now += RETRY_SECONDS

    assert await keys.find("new", "RS256") == NEW.public_key()
    with pytest.raises(KeyNotFound):
        await keys.find("old", "RS256")
    await keys.close()
    assert server.requests == [("/keys", "identity")] * 2


async def test_reads_no_proxy_variables_and_follows_no_redirect(
    server: KeyServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("HTTP_PROXY", "http_proxy", "ALL_PROXY", "all_proxy"):
        monkeypatch.setenv(name, "http://127.0.0.1:9")
    monkeypatch.delenv("NO_PROXY", raising=False)
    monkeypatch.delenv("no_proxy", raising=False)
    keys = PublishedKeys(f"{server.url}/moved", algorithms=["RS256"], cache_seconds=CACHE_SECONDS)

    with pytest.raises(KeysUnavailable):
        await keys.find("old", "RS256")

    await keys.close()
    assert [path for path, _ in server.requests] == ["/moved"]


async def test_an_issuer_that_never_answers_is_given_up() -> None:
    async def never(request: httpx.Request) -> httpx.Response:
        await asyncio.Event().wait()
        raise AssertionError

    witness = Witness()
    keys = PublishedKeys(
        URL,
        algorithms=["RS256"],
        cache_seconds=CACHE_SECONDS,
        fetch_seconds=0.01,
        watch=witness,
        transport=httpx.MockTransport(never),
    )

    with pytest.raises(KeysUnavailable):
        await keys.find("old", "RS256")
    await keys.close()
    assert witness.told == [(KeyFetch.TIMEOUT, 0.0)]


async def test_closing_waits_for_the_fetch_under_way() -> None:
    issuer = Issuer()
    keys = published(issuer, Clock())
    caller = asyncio.create_task(keys.find("old", "RS256"))
    await asyncio.sleep(0)

    await keys.close()

    assert await caller == OLD.public_key()
