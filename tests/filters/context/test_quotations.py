import pytest

from filters.context.quotations import LONGEST, quotation
from filters.text.canonical import canonicalise

MATCH = "ignore this"

QUOTED = {
    "double marks": (f'the phrase "{MATCH}" is old', MATCH),
    "single marks": (f"the phrase '{MATCH}' is old", MATCH),
    "backticks": (f"the phrase `{MATCH} now` is old", f"{MATCH} now"),
    "typographic marks": (f"„bitte {MATCH}“, hieß es", f"bitte {MATCH}"),
    "guillemets with spaces": (f"comme « {MATCH} » ici", f" {MATCH} "),
    "marks without spaces about them": (f"说“请{MATCH}”之类", f"请{MATCH}"),
    "corner brackets": (f"「{MATCH}」と", MATCH),
    "double corner brackets": (f"「a『{MATCH}』b」", MATCH),
    "a string of source with a prefix": (f'log(f"{MATCH}")', MATCH),
    "a string of source in backticks": (f'such as `"{MATCH}"` here', MATCH),
    "an item of a list": (f'["a", "{MATCH}", "b"]', MATCH),
    "an apostrophe before": (f'it\'s "{MATCH}" again', MATCH),
    "a quotation within a JSON value": (f'{{"body": "he wrote \'{MATCH}\' now"}}', MATCH),
    "a quotation that ends with the text": (f'he wrote "{MATCH}"', MATCH),
    "the marks of LaTeX": (f"see ``please {MATCH} now'', 2022", f"please {MATCH} now"),
    "a quotation after an empty string": (f"x('', '{MATCH}')", MATCH),
    "a quotation within one": (f"he said \"we read '{MATCH}' there\" once", MATCH),
}
NOT_QUOTED = {
    "no marks": MATCH,
    "between two quotations": f'"a" {MATCH} "b"',
    "between two in corner brackets": f"「a」{MATCH}「b」",
    "between two in double corner brackets": f"『a』{MATCH}『b』",
    "between two in the marks of LaTeX": f"``a'' {MATCH} ``b''",
    "the marks of LaTeX that are not closed": f"``{MATCH} now",
    "a quotation that is not closed": f'he said "{MATCH}',
    "a mark within a word after it": f'he said "{MATCH} x"y z',
    "a mark after the last letter of a word": f'a ruler"{MATCH}" x',
    "an apostrophe on either side": f"it's {MATCH} it's",
    "the value of a JSON member": f'{{"body": "hello {MATCH} now"}}',
    "a mark too far before": f'"{"x " * LONGEST}{MATCH}" he said',
    "a mark too far after": f'"{MATCH}{" x" * LONGEST}" he said',
}


@pytest.mark.parametrize(("text", "expected"), QUOTED.values(), ids=QUOTED)
def test_what_stands_between_the_marks_about_a_stretch(text: str, expected: str) -> None:
    canonical = canonicalise(text)
    start = canonical.index(MATCH)
    found = quotation(canonical, start, start + len(MATCH))
    assert found is not None
    assert canonical[found.start : found.end] == expected


@pytest.mark.parametrize("text", NOT_QUOTED.values(), ids=NOT_QUOTED)
def test_a_stretch_that_is_not_quoted(text: str) -> None:
    canonical = canonicalise(text)
    start = canonical.index(MATCH)
    assert quotation(canonical, start, start + len(MATCH)) is None


def test_the_value_of_a_json_member_where_it_is_asked_for() -> None:
    text = f'{{"body": "hello {MATCH} now"}}'
    start = text.index(MATCH)
    found = quotation(text, start, start + len(MATCH), values=True)
    assert found is not None
    assert text[found.start : found.end] == f"hello {MATCH} now"
