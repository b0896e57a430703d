"""A phrase is found under every disguise that keeps its letters in order."""

import pytest

from filters.decoders.ciphers import CIPHERS
from filters.policy import Policy
from filters.rules.matcher import MATCHES, Matcher
from filters.rules.phrases import disguises, marked_disguises, positions, readings, squeeze
from filters.rules.rule import phrase_rules
from filters.text.canonical import canonicalise

PHRASE = "project nightingale"
MATCHER = Matcher(phrase_rules(Policy(deny_patterns=(PHRASE, "HXBLOCKME-7f3a9c", "the one", "Ölpreis Süd", "->"))))


def found(text: str) -> list[str]:
    canonical = canonicalise(text)
    return [canonical[match.start : match.end] for match in MATCHER.scan(canonical)]


SHOWN = {
    "as it is": (f"a {PHRASE}.", [PHRASE]),
    "hyphen": ("project-nightingale", ["project-nightingale"]),
    "underscore": ("my_project_nightingale_plan", ["project_nightingale"]),
    "markdown": ("**Project** **Nightingale**", ["project** **nightingale"]),
    "member of an object": ('{"project":"nightingale"}', ['project":"nightingale']),
    "words as a list": ('["project", "nightingale"]', ['project", "nightingale']),
    "nothing between": ("ProjectNightingale", ["projectnightingale"]),
    "letters apart": ("p r o j e c t n i g h t i n g a l e", ["projectnightingale"]),
    "brackets": ("[t][h][e] [o][n][e]", ["t][h][e] [o][n][e"]),
    "beside other letters": ("проект: project—nightingale", ["project-nightingale"]),
    "leet digits": ("pr0j3c7 n1gh71ng4l3", ["pr0j3c7 n1gh71ng4l3"]),
    "leet marks": ("pr0ject n!ghting@|e é", ["pr0ject n!ghting@|e"]),
    "a token": ("see HXBLOCKME-7f3a9c here", ["hxblockme-7f3a9c"]),
    "a token within a word": ("xHXBLOCKME-7f3a9cy", ["hxblockme-7f3a9c"]),
    "a token with other marks": ("HXBLOCKME 7f3a9c", ["hxblockme 7f3a9c"]),
    "a short phrase": ("the-one", ["the-one"]),
    "a short phrase across words": ("bathe one, the ones", ["the one", "the one"]),
    "a short phrase across other words": ("bathe-one, the-ones", []),
    "another alphabet": ("ölpreis_süd", ["olpreis_sud"]),
    "marks alone": ("a -> b", ["->"]),
    "other words": ("the project of a nightingale", []),
}  # fmt: skip


@pytest.mark.parametrize(("text", "expected"), SHOWN.values(), ids=SHOWN.keys())
def test_marks_between_words_and_leetspeak(text: str, expected: list[str]) -> None:
    assert found(text) == expected


@pytest.mark.parametrize("cipher", CIPHERS, ids=lambda cipher: cipher.name)
@pytest.mark.parametrize("written", [PHRASE, "Project Nightingale", "PROJECT NIGHTINGALE"])
def test_every_cipher_in_a_text_that_holds_nothing_else_of_it(written: str, cipher: object) -> None:
    assert isinstance(cipher, type(CIPHERS[0]))
    assert len(found(f"The file is about {cipher.encipher(written)} and nothing else.")) == 1


def test_reversed_words() -> None:
    assert found("about tcejorp elagnithgin and more") == ["tcejorp elagnithgin"]


def test_words_of_few_letters_are_not_enciphered() -> None:
    assert disguises("12345 abc") == ("izeasabc",)
    assert marked_disguises("12345 abc") == ()


def test_a_phrase_of_marks_alone_has_no_disguises() -> None:
    assert disguises("->") == ()


@pytest.mark.parametrize("text", ["a-b l0l!", "é_1 (x) ß$", "", "@@"], ids=["ASCII", "wide", "nothing", "marks"])
def test_every_squeezed_character_has_its_place(text: str) -> None:
    for squeezed, reading in readings(text):
        assert len(squeezed) == len(positions(text, reading))


def test_squeezing_leaves_letters_and_digits_as_letters() -> None:
    assert (squeeze("a-b l0l!"), squeeze("é_1 (x)")) == ("abioi", "éix")
    assert [squeezed for squeezed, _ in readings("a-b l0l!")] == ["abioi", "abioii"]


def test_the_matches_of_one_phrase_are_bounded_in_all_disguises_together() -> None:
    assert len(found(f"{PHRASE} project-nightingale tcejorp elagnithgin " * 20)) == MATCHES
