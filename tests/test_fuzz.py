"""The fuzz targets: every input that was kept passes, and each target can fail."""

from collections.abc import Callable
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from filters.refusals import Refused
from filters.segments import Reading
from filters.tool_calls.shell import read_script
from fuzz import targets
from fuzz.readers import calls_in, form_texts, json_texts, query_texts
from fuzz.targets import MARK, TARGETS, Confused, bodies, commands, queries, streams, tokens
from gateway.exchanges.exchange import RequestHead

CORPUS = Path(__file__).parents[1] / "fuzz" / "corpus"
KEPT = [(path.parent.name, path) for path in sorted(CORPUS.glob("*/*"))]
LEAST = 12
"""Inputs that a corpus starts from."""


def test_every_target_has_a_corpus() -> None:
    names = [name for name, _ in KEPT]
    assert {name: names.count(name) >= LEAST for name in TARGETS} == dict.fromkeys(TARGETS, True)
    assert set(names) == set(TARGETS)


@pytest.mark.parametrize(("target", "path"), KEPT, ids=[f"{name} {path.name}" for name, path in KEPT])
def test_what_was_kept_is_read_in_one_way(target: str, path: Path) -> None:
    TARGETS[target](path.read_bytes())


@pytest.mark.parametrize("name", sorted(TARGETS.keys() - {"texts"}))
def test_anything_at_all_is_read_in_one_way(name: str) -> None:
    @given(st.binary(max_size=200))
    def check(raw: bytes) -> None:
        TARGETS[name](raw)

    check()


TWO_READINGS = {
    "first of two members": f'{{"a":"{MARK}","a":"x"}}'.encode(),
    "escaped name": f'{{"a":"{MARK}","\\u0061":"x"}}'.encode(),
    "second document": f'{{}}\n{{"a":"{MARK}"}}'.encode(),
    "behind a byte order mark": f'\ufeff{{"a":"{MARK}"}}'.encode(),
    "utf-16": f'{{"a":"{MARK}"}}'.encode("utf-16"),
    "trailing comma": f'["{MARK}",]'.encode(),
    "between comments": f'/* */["{MARK}"]'.encode(),
}


@pytest.mark.parametrize("body", TWO_READINGS.values(), ids=TWO_READINGS.keys())
def test_tolerant_readers_of_json_see_what_strict_ones_lose(body: bytes) -> None:
    assert MARK in json_texts(body)
    bodies(b"\x00application/json\n" + body)  # and yet nobody is confused: it is refused


FORMS = {
    "line feeds only": f'--b\nContent-Disposition: form-data; name="x"\n\n{MARK}\n--b--',
    "base64": '--b\r\nContent-Disposition: form-data; name="x"\r\nContent-Transfer-Encoding: base64\r\n\r\n'
    "enEgY2FycnkgdGhpcyBvdmVyIHF6\r\n--b--",
    "name": f'--b\r\nContent-Disposition: form-data; name="{MARK}"\r\n\r\nx\r\n--b--',
}


@pytest.mark.parametrize("form", FORMS.values(), ids=FORMS.keys())
def test_tolerant_readers_of_forms_see_what_strict_ones_refuse(form: str) -> None:
    assert any(MARK in text for text in form_texts(form.encode(), "multipart/form-data; boundary=b"))


def test_tolerant_readers_of_queries_part_them_in_both_ways() -> None:
    assert [text for text in query_texts(f"a=1;b={MARK}") if text == MARK] == [MARK]


@pytest.mark.parametrize(
    "stream",
    [
        b'data: {"choices":[{"delta":{"tool_calls":[{"index":0}]}}]}\n\n',
        b'data: {"candidates":[{"content":\ndata: {"parts":[{"functionCall":{"name":"x"}}]}}]}\n\n',
        b'event: x\r\ndata:{"content_block":{"type":"tool_use"}}\r\n\r\n',
    ],
    ids=["openai", "over two lines", "anthropic"],
)
def test_calls_are_found_in_what_leaves(stream: bytes) -> None:
    assert calls_in(stream)
    assert not calls_in(b'data: {"choices":[{"delta":{"content":"tool_calls"}}]}\n\n')


def _nothing(*_: object, **__: object) -> object:
    return Reading()


BLIND: dict[str, tuple[str, Callable[..., object], Callable[[bytes], None], bytes]] = {
    "body": ("read", _nothing, bodies, f'\x00application/json\n["{MARK}"]'.encode()),
    "query": ("read_query", lambda _: (), queries, f"x={MARK}".encode()),
    "key in a query": ("without_keys", lambda query: query, queries, b"key=1"),
    "call": ("calls_in", lambda _: True, streams, b"\x00\x01data: 1\n\n"),
    "token": ("_identified", lambda _: "somebody", tokens, b"a.b.c"),
    "command": ("only_look", lambda _: True, commands, b"ls"),
    "word": ("read_script", lambda _: read_script("a"), commands, b"ls"),
}


@pytest.mark.parametrize(("name", "blind", "target", "raw"), BLIND.values(), ids=BLIND.keys())
def test_a_target_notices(
    monkeypatch: pytest.MonkeyPatch,
    name: str,
    blind: Callable[..., object],
    target: Callable[[bytes], None],
    raw: bytes,
) -> None:
    target(raw)
    monkeypatch.setattr(targets, name, blind)
    with pytest.raises(Confused):
        target(raw)


def test_what_is_signed_is_taken_and_nothing_else() -> None:
    signed = targets._signed()
    tokens(signed.encode())
    assert targets._identified(signed) is not None
    with pytest.raises(Refused):
        targets._ended(targets._authenticator().identify(RequestHead("POST", "/", "", ())))
