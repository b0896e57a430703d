"""Where words stand in a text as it was sent: what is cut out there decodes to what a rule matched."""

import random
from base64 import b64encode

import pytest

from filters.findings import Finding
from filters.inspection.inspecting import inspect
from filters.inspection.locating import locate
from filters.limits import TextLimits
from filters.rules.matcher import Matcher
from filters.segments import Origin, Segment
from filters.steps import run
from filters.text.canonical import canonicalise
from filters.text.pieces import PIECE
from filters.unfolding import Budget, unfold
from tests.filters.encoders import ENCODERS, prose
from tests.filters.inspection.test_inspecting import MOON

LIMITS = TextLimits()
MATCHER = Matcher((MOON,))
WORDS = "blue moon"
BEFORE = "The harbour was quiet, and the old lamp stood by the gate. "
AFTER = " Nobody had seen the keeper since the market closed on Friday."
SPOKEN = "are ee ay dee / tee aitch ee / bee ell you ee / em oh oh en / ess oh"
BY_NAME = {encoder.name: encoder for encoder in ENCODERS}
IN_PLACE = (
    "percent", "percent_ordinary", "percent_double", "percent_u", "entities_decimal", "entities_hex", "entities_padded",
    "backslash_u", "backslash_U", "backslash_x", "backslash_octal", "css", "code_points", "quoted_printable",
    "fullwidth", "mathematical_bold", "circled", "zalgo",
    "zero_width_between", "soft_hyphens", "small_capitals",
)  # fmt: skip
LETTER_BY_LETTER = ("caesar13", "caesar5", "rot18", "atbash")
WHOLE = ("base64", "hex", "base32", "decimal_spaced", "binary_spaced")


def findings(text: str) -> list[Finding]:
    return list(run(inspect([Segment(Origin.DOCUMENT, "/d", text)], matcher=MATCHER, limits=LIMITS)).findings)


def decodings(text: str) -> set[str]:
    """The canonical forms of all views of a text."""
    return {view.canonical for view in unfold(text, limits=LIMITS, path="", budget=Budget.of(LIMITS))}


def cut_out(text: str) -> list[str]:
    """What stands in a text where its findings of the rule are."""
    places = [locate(text, finding) for finding in findings(text) if finding.rule_id == MOON.id]
    return [text[start:end] for start, end in places]


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        (f"{BEFORE}{WORDS}{AFTER}", WORDS),
        (f"{BEFORE}\n\n   Blue \t MOON{AFTER}", "Blue \t MOON"),
        (f"\u200b{BEFORE}b\u200blue moo\u0301n{AFTER}", "b\u200blue moo\u0301n"),
        (f"Caf\u00e9 \u2026 \ufb01ne {WORDS}{AFTER}", WORDS),
        (f"{BEFORE}\uff22\uff4c\uff55\uff45 moon{AFTER}", "\uff22\uff4c\uff55\uff45 moon"),
        (f"{BEFORE}%62lue%20moon{AFTER}", "%62lue%20moon"),
        (f"{BEFORE}&lt;b&gt;{WORDS}&lt;/b&gt;{AFTER}", WORDS),
        (f"{BEFORE}b l u e  m o o n{AFTER}", "b l u e  m o o n"),
        (f"{BEFORE}\n{SPOKEN}\n{AFTER}", "bee ell you ee / em oh oh en"),
        (f'{{"note": "{BEFORE}\\n\\"blue\\nmoon\\"{AFTER}"}}', "blue\\nmoon"),
        (f'{BEFORE}b\\char"6Cu\\symbol{{101}} m^^6fon{AFTER}', 'b\\char"6Cu\\symbol{101} m^^6fon'),
        (f"{BEFORE}bl[-x-]{{+ue+}} m[-y-]oon{AFTER}", "bl[-x-]{+ue+} m[-y-]oon"),
        (f"{BEFORE}b<i hidden>x</i>lue<i hidden>y</i> mo<i hidden>z</i>on{AFTER}",
         "b<i hidden>x</i>lue<i hidden>y</i> mo<i hidden>z</i>on"),
        (f"{BEFORE}bx[BkSp]lue mxy[BkSp][BkSp]oon{AFTER}", "bx[BkSp]lue mxy[BkSp][BkSp]oon"),
        ("lue moo[Home]b[End]ny[BkSp] sx[BkSp]hone", "lue moo[Home]b[End]n"),
    ],
    ids=[
        "as it is", "white space and capitals", "invisible characters and accents", "characters that become several",
        "wide letters", "a few escapes", "escapes round it", "letters apart",
        "names of letters", "simple escapes",
        "numbers of TeX", "marks of changes", "hidden elements", "keys", "keys in another order",
    ],
)  # fmt: skip
def test_words_are_found_where_they_stand(text: str, expected: str) -> None:
    assert cut_out(text)[0] == expected


@pytest.mark.parametrize("name", IN_PLACE)
def test_what_is_cut_out_of_text_that_is_decoded_in_place_is_the_words_alone(name: str) -> None:
    write = BY_NAME[name].write
    text = write(f"{BEFORE}{WORDS}{AFTER}")
    (found, *_) = cut_out(text)
    assert canonicalise(found) == WORDS or any(view.strip() == WORDS for view in decodings(found))
    assert len(found) < len(text) / 3


@pytest.mark.parametrize("name", LETTER_BY_LETTER)
def test_what_is_cut_out_of_a_cipher_is_the_words_under_it(name: str) -> None:
    write = BY_NAME[name].write
    assert cut_out(write(f"{BEFORE}{WORDS}{AFTER}"))[0] == write(WORDS)


SYMMETRIC = f"read {WORDS} in the letter you do same work here"
"""A sentence whose words have the same lengths read from either end."""


@pytest.mark.parametrize(
    "text",
    [SYMMETRIC[::-1], BY_NAME["caesar13"].write(SYMMETRIC)[::-1], " ".join(SYMMETRIC.split()[::-1])],
    ids=["letters", "letters under a cipher", "words"],
)
def test_a_text_in_another_order_is_cut_out_as_a_whole(text: str) -> None:
    hidden = f"{BEFORE}\n{text}\n{AFTER}"
    assert [found for found in cut_out(hidden) if text not in found] == []
    assert cut_out(hidden)


@pytest.mark.parametrize("name", WHOLE)
def test_what_is_decoded_as_a_whole_is_cut_out_as_a_whole(name: str) -> None:
    hidden = BY_NAME[name].write(f"{BEFORE}{WORDS}{AFTER}")
    assert cut_out(f"{prose(random.Random(1), 200)}{hidden}\n\n{AFTER}")[0] == hidden  # noqa: S311


def test_layers_are_followed_one_after_the_other() -> None:
    hidden = "".join(f"&#{ord(char)};" for char in b64encode(f"{BEFORE}{WORDS}".encode()).decode())
    (found, *_) = cut_out(f"{BEFORE}{hidden} {AFTER}")
    assert found == hidden


def test_a_text_of_several_pieces_is_counted_from_its_start() -> None:
    text = f"{prose(random.Random(1), 3 * PIECE)}\n%62lue%20moon{AFTER}"  # noqa: S311
    assert cut_out(text)[-1] == "%62lue%20moon"


def test_a_piece_that_grows_when_it_is_folded_does_not_hide_the_next_one() -> None:
    text = f"{chr(0xFB03)} " * 300 + prose(random.Random(1), PIECE - 400) + f" {WORDS} "  # noqa: S311
    assert cut_out(text + prose(random.Random(2), PIECE)) == [WORDS]  # noqa: S311


def test_what_cannot_be_followed_is_told_as_a_whole() -> None:
    text = f"{BEFORE}{WORDS}"
    (finding,) = findings(text)
    assert locate("b-l-u-e", finding) == (0, len("b-l-u-e"))
    hidden = b64encode(text.encode()).decode()
    inner = next(one for one in findings(hidden) if one.rule_id == MOON.id)
    assert locate("another text", inner) == (inner.layers[0].start, inner.layers[0].end)
