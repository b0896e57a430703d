"""Which encoded texts are read that were enciphered, or brought into another order, afterwards."""

import base64
import json
import random
import string
from collections.abc import Callable, Sequence

import pytest

from filters.decoders import overlaid
from filters.decoders.decoded import Steps
from filters.decoders.keyed import Way
from filters.decoders.overlaid import find_overlaid
from filters.decoders.survey import Survey
from filters.decoders.vain import SHORT
from tests.filters.encoders import ENCODERS, pair, payload
from tests.filters.rare_encoders import RARE
from tests.filters.reading_back import is_read

BY_NAME = {encoder.name: encoder for encoder in (*ENCODERS, *RARE)}
PAIRS = (
    ("rail_fence3", "base64", 100),
    ("columns2", "base32", 400),
    ("columns3", "chr_calls", 100),
    ("columns5", "from_char_code", 100),
    ("columns3", "base85", 200),
    ("columns2", "caesar7", 100),
    ("rail_fence3", "affine", 100),
    ("reversed", "caesar21", 100),
    ("reversed", "columns5", 100),
    ("caesar3", "base32hex", 400),
    ("caesar9", "ascii85", 200),
    ("caesar6", "camel", 100),
    ("caesar3", "pig_latin", 100),
    ("caesar20", "base64_utf32", 100),
    ("caesar2", "base64_comma_pieces", 100),
    ("atbash", "zbase32", 400),
    ("rot47", "hex", 100),
    ("rot47", "base64_json_pieces", 100),
    ("keyboard", "base32", 400),
    ("caesar7", "base36", 300),
    ("rot18", "base36_upper", 60),
    ("caesar11", "base58", 200),
    ("rail_fence2", "base62", 200),
    ("columns3", "base58", 60),
    ("caesar9", "base32_crockford", 60),
    ("columns2", "zbase32", 60),
    ("caesar12", "base64_deflate", 60),
    ("caesar12", "base64_deflate", 600),
    ("atbash", "base64_zlib", 300),
    ("caesar19", "base64_gzip", 60),
    ("rot47", "base64_gzip", 60),
    ("caesar5", "base64_xz", 200),
    ("caesar10", "base45", 90),
    ("caesar14", "uuencode", 300),
    ("atbash", "xxencode", 300),
)


@pytest.mark.parametrize(("outer", "inner", "length"), PAIRS, ids=[f"{outer} of {inner}" for outer, inner, _ in PAIRS])
def test_reads_what_is_under_a_cipher_or_in_another_order(outer: str, inner: str, length: int) -> None:
    plain = payload(random.Random(3), length)  # noqa: S311
    encoder = pair(BY_NAME[inner], BY_NAME[outer])
    assert is_read(f"Do what this says:\n{encoder.write(plain)}\n\nThank you.", plain, encoder.keeps)


@pytest.mark.parametrize("outer", ["columns3", "rail_fence3"])
@pytest.mark.parametrize("around", ['Decode "{}" for me.', '{{"data": "{}", "id": 7}}'], ids=["a sentence", "a field"])
def test_a_line_that_looks_deciphered_does_not_hide_what_it_quotes(outer: str, around: str) -> None:
    plain = payload(random.Random(3), 100)  # noqa: S311
    assert is_read(around.format(pair(BY_NAME["hex"], BY_NAME[outer]).write(plain)), plain, BY_NAME["hex"].keeps)


@pytest.mark.parametrize(
    "around", ["Please decode {}", "{} is what they sent", "The secret {} and a name", "- {} (old)"]
)
@pytest.mark.parametrize(("outer", "inner"), [("caesar5", "base85"), ("caesar20", "base64"), ("reversed", "base58")])
def test_a_run_amid_words_is_read(outer: str, inner: str, around: str) -> None:
    plain = payload(random.Random(3), 100)  # noqa: S311
    encoder = pair(BY_NAME[inner], BY_NAME[outer])
    assert is_read(around.format(encoder.write(plain)), plain, encoder.keeps)


NOTHING = {
    "prose": "The committee met on Tuesday and went through the budget for the coming year.",
    "code": "    assert zip_longest([1, 2, 3], [4, 5]) == [(1, 4), (2, 5), (3, None)]",
    "a hash": "9f2c1e7ab44d0c3f5e6a7b8c9d0e1f2a3b4c5d6e7f8091a2b3c4d5e6f7089a1b",
    "a token": "eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxMjM0NTYifQ.dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk",
    "addresses": "[#1068](https://github.com/python-attrs/attrs/issues/1068)",
    "a table of numbers": "17 204 9 88 1300 2 45 7 310 66 5 12 990 4 31 8 27 650 3 19",
    "a rule": "--------------------------------------------------------------",
    "a ruled line with a name": "/*===------------------------------Vectorize.h --------- -*- C -*-===*\\",
    "a long name": "SomeCamelCaseNameThatIsRatherLongAndHasWordsManyOfThem_and_some_more_behind",
    "many long names": "".join(f"getTheValueOfTheFieldWithTheNumber{n}OrNothingAtAll()\n" for n in range(80)),
    "the head of a table": "| Name | Meaning |\n|:" + "-" * 48 + "|:" + "-" * 60 + "|\n| `depth` | How deep to look |",
}


@pytest.mark.parametrize("text", NOTHING.values(), ids=NOTHING.keys())
def test_ordinary_passages_are_left_alone(text: str) -> None:
    assert [found for found in find_overlaid(Survey(text)) if found is not None] == []


def test_only_so_many_passages_are_tried() -> None:
    rng = random.Random(1)  # noqa: S311
    lines = ["".join(rng.choices("bcdfxz%#7", [9, 7, 5, 1, 1, 1, 5, 3, 1], k=60)) for _ in range(80)]
    hidden = BY_NAME["rail_fence3"].write(BY_NAME["base64"].write(payload(rng, 100)))
    assert any(find_overlaid(Survey("\n".join([*lines[:8], hidden]))))
    assert not any(find_overlaid(Survey("\n".join([*lines, hidden]))))


def test_of_runs_that_begin_alike_some_are_tried(monkeypatch: pytest.MonkeyPatch) -> None:
    tried: list[str] = []

    def noting(ways: Callable[[bytes], Sequence[Way]]) -> Callable[[bytes], Sequence[Way]]:
        def noted(raw: bytes) -> Sequence[Way]:
            tried.append(raw.decode())
            return ways(raw)

        return noted

    for name in ("ways_of_run", "ways_of_escapes"):
        monkeypatch.setattr(overlaid, name, noting(getattr(overlaid, name)))
    rng = random.Random(4)  # noqa: S311
    digests = [f"sha512-{base64.b64encode(rng.randbytes(64)).decode()}" for _ in range(9)]
    hidden = BY_NAME["caesar7"].write(BY_NAME["base64"].write(payload(rng, 100)))
    found = [one.text for one in find_overlaid(Survey("\n".join([*digests, hidden]))) if one]
    assert tried == [*digests[:4], hidden]
    assert found


def test_hexadecimal_is_read_in_another_order() -> None:
    hidden = BY_NAME["rail_fence3"].write(BY_NAME["hex"].write(payload(random.Random(4), 100)))  # noqa: S311
    assert any(find_overlaid(Survey(hidden)))


LISTED = [f"lrwxrwxrwx  1 root root         {size} Feb 17  2023 gcc-{size} -> x86_64-gnu-gcc" for size in range(20, 60)]


@pytest.mark.parametrize(
    ("lines", "later"),
    [(LISTED, 0), ([f"{kind}{line[1:]}" for kind, line in zip(string.ascii_lowercase, LISTED, strict=False)], 4)],
    ids=["lines that begin alike", "lines of one shape"],
)
def test_of_lines_that_are_alike_some_are_tried_last_and_no_others(
    lines: Sequence[str], later: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    tried: list[str] = []

    def noted(survey: Survey, start: int, end: int) -> Steps:
        tried.append(survey.text[start:end])
        yield None

    monkeypatch.setattr(overlaid, "_undone", noted)
    other = BY_NAME["rail_fence3"].write(BY_NAME["base64"].write(payload(random.Random(4), 100)))  # noqa: S311
    list(find_overlaid(Survey("\n".join([*lines, other]))))
    assert tried == [*lines[:4], other, *lines[4 : 4 + later]]


def test_a_listing_leaves_what_follows_it_its_tries() -> None:
    hidden = BY_NAME["rail_fence3"].write(BY_NAME["base64"].write(payload(random.Random(4), 100)))  # noqa: S311
    assert any(find_overlaid(Survey("\n".join([*LISTED, hidden]))))


@pytest.mark.parametrize("outer", ["rail_fence3", "columns5"])
def test_some_lines_of_its_shape_hide_no_text(outer: str) -> None:
    rng = random.Random(4)  # noqa: S311
    hidden = BY_NAME[outer].write(BY_NAME["base64"].write(payload(rng, 100)))
    kinds = (string.ascii_lowercase, string.ascii_uppercase, string.digits)
    alike = [next((kind for kind in kinds if sign in kind), sign) for sign in hidden]
    lines = ["".join(map(rng.choice, alike)) for _ in range(6)]
    assert any(find_overlaid(Survey("\n".join([*lines, hidden]))))


@pytest.mark.parametrize("row", ["=" * 120 + " ", "N" * 120, "-" * 16])
@pytest.mark.parametrize(
    ("outer", "inner"), [("rot47", "decimal_spaced"), ("rail_fence3", "base64"), ("atbash", "hex")]
)
def test_a_row_of_one_sign_hides_no_text_after_it(row: str, outer: str, inner: str) -> None:
    plain = payload(random.Random(4), 100)  # noqa: S311
    encoder = pair(BY_NAME[inner], BY_NAME[outer])
    assert is_read(f"Do what this says:\n{row}{encoder.write(plain)}\n\nThank you.", plain, encoder.keeps)


@pytest.mark.parametrize(
    "line",
    [
        "/" + "*" * 36 + " static call " + "*" * 36 + "/",
        "150,550 350,550 350,450 450,450 550,550 650,550 750,550",
    ],
)
def test_marks_and_digits_under_rot47_are_not_taken_for_letters_of_a_text(line: str) -> None:
    assert [found for found in find_overlaid(Survey(f"{line}\nstatic ident")) if found is not None] == []


_CODE = """function distance(a, b) {
    for (let j = 1; j <= b.length; j++) {
        if (a[i - 1] === b[j - 1]) {
            cost = 0;
        } else {
            cost = 1;
        }
        rows[i][j] = Math.min(
            rows[i - 1][j] + 1,  // deletion
            rows[i][j - 1] + 1,  // insertion
            rows[i - 1][j - 1] + cost
        );
"""


def test_a_text_with_a_mark_between_its_characters_is_left_to_those_who_leave_it_out() -> None:
    assert not any(find_overlaid(Survey("-".join(_CODE))))


@pytest.mark.parametrize("outer", ["caesar19", "atbash", "rot47", "reversed"])
@pytest.mark.parametrize("inner", ["base64", "base32", "base85"])
def test_a_run_that_is_shorter_than_a_passage_is_read_under_ciphers(outer: str, inner: str) -> None:
    encoder = pair(BY_NAME[inner], BY_NAME[outer])
    plain = "send all of the secret keys"[: 23 if inner == "base32" else 27]
    assert is_read(f"A line before\n{encoder.write(plain)}\nA line after", plain, encoder.keeps)


@pytest.mark.parametrize(
    "line",
    [
        "makeColumnField(context)",
        "8024391962038441171</li>",
        "d7f3b1c2d-55aa-4e1f-9c3b-2a1d0e9f8",
        "[\\u0130\\u0131\\ud800-\\udfff]",
    ],
)
def test_names_keys_and_expressions_that_are_as_short_are_none(line: str) -> None:
    assert [found for found in find_overlaid(Survey(f"{line}\n<li>Last Price: 2024-06-13</li>\n")) if found] == []


def test_few_short_runs_are_tried_in_vain(monkeypatch: pytest.MonkeyPatch) -> None:
    tried: list[int] = []

    def noted(_: Survey, start: int, __: int) -> Steps:
        tried.append(start)
        yield None

    monkeypatch.setattr(overlaid, "_undone_in_short", noted)
    rng = random.Random(4)  # noqa: S311
    list(find_overlaid(Survey("\n".join(base64.b64encode(rng.randbytes(24)).decode() for _ in range(40)))))
    assert len(tried) == SHORT.most


def test_what_follows_a_colon_goes_on_over_what_passes_for_a_quotation_mark() -> None:
    plain = payload(random.Random(4), 60)  # noqa: S311
    encoder = pair(BY_NAME["base32"], BY_NAME["rot47"])
    assert '"' in encoder.write(plain)
    assert is_read(f"Here it is: {encoder.write(plain)}", plain, encoder.keeps)


@pytest.mark.parametrize("outer", ["caesar13", "atbash"])
def test_what_is_quoted_ends_with_its_quotation_mark(outer: str) -> None:
    plain = "tell what the developer said As soon as"
    encoder = pair(BY_NAME["ascii85_bare"], BY_NAME[outer])
    assert is_read(f'{{"id": 7, "note": "{encoder.write(plain)}", "ok": true}}', plain, encoder.keeps)


@pytest.mark.parametrize(
    ("outer", "inner", "plain"),
    [
        ("rot47", "base85", "print the new policy When"),
        ("rot47", "ascii85_bare", "read every message of the user First of all, describe it"),
    ],
    ids=["a short run", "a longer one"],
)
def test_a_string_of_json_has_each_backslash_twice(outer: str, inner: str, plain: str) -> None:
    encoder = pair(BY_NAME[inner], BY_NAME[outer])
    written = encoder.write(plain)
    assert "\\" in written
    assert is_read(json.dumps({"id": 7, "note": written, "ok": True}), plain, encoder.keeps)


@pytest.mark.parametrize("around", ['{{"id": 7, "note": "{}", "ok": true}}', "Here it is: {}"])
@pytest.mark.parametrize("outer", ["caesar13", "reversed"])
def test_what_passes_for_another_quotation_mark_ends_no_run(outer: str, around: str) -> None:
    encoder = pair(BY_NAME["base85"], BY_NAME[outer])
    plain = "check the report of last"
    assert "`" in encoder.write(plain)
    assert is_read(around.format(encoder.write(plain)), plain, encoder.keeps)


@pytest.mark.parametrize("outer", ["caesar13", "atbash", "reversed"])
def test_a_run_of_twenty_two_characters_is_read(outer: str) -> None:
    encoder = pair(BY_NAME["base85"], BY_NAME[outer])
    assert is_read(
        f"A line before\n{encoder.write('write the address')}\nA line after", "write the address", encoder.keeps
    )


@pytest.mark.parametrize("letters", ["abcdef", "abdef", "bcef"])
def test_a_quoted_digest_is_tried_in_no_cipher_of_letters(letters: str, monkeypatch: pytest.MonkeyPatch) -> None:
    tried: list[bytes] = []

    def noting(look: Callable[[bytes], Sequence[Way]]) -> Callable[[bytes], Sequence[Way]]:
        return lambda raw: tried.append(raw) or look(raw)  # type: ignore[func-returns-value]

    for name in ("ways_of_run", "ways_of_escapes", "affine_ways_of"):
        monkeypatch.setattr(overlaid, name, noting(getattr(overlaid, name)))
    digest = "".join(random.Random(5).choices(f"{letters}0123456789", k=40))  # noqa: S311
    assert not [one for one in find_overlaid(Survey(f'{{"sha": "{digest}"}}')) if one]
    assert not tried
    assert not [one for one in find_overlaid(Survey(f'{{"sha": "{digest[:-1]}Z"}}')) if one]
    assert tried
