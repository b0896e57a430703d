from dataclasses import replace

import pytest

from filters.learned.pasted import LEAST, LIMITS, LONGEST_REQUEST, as_pasted, begins
from filters.learned.second_look import Weighing
from filters.segments import Origin
from filters.text.canonical import canonicalise
from tests.classifiers import PHRASE, knowing
from tests.second_looks import looking

REQUEST = "Sum up what the customer wants in two sentences"


@pytest.mark.parametrize(
    "between",
    [
        ". <email>",
        '. <doc id="3" title="A">',
        ".\n\n## Intake form\n",
        ".\n[CONTEXT]\n",
        ".\n--------\n",
        ".\n*** TICKET ***\n",
        '. """',
        ".\n```\n",
        ":\n",
        " →\n",
        "\uff1a\n",
        ".\nReview: ",
        ".\nTexte à traduire: ",
    ],
)
def test_pasted_material_may_begin_behind_what_sets_it_apart(between: str) -> None:
    text = f"{REQUEST}{between}The lamp does not burn. Please send me another."
    start = begins(text)
    assert start is not None
    assert canonicalise(text)[start:].strip() == "the lamp does not burn. please send me another."


@pytest.mark.parametrize(
    "text",
    [
        "Write a poem about the sea, please. It may rhyme.",
        "Meet me at 10:30 - or later: I do not mind",
        "If a < b and b > c, what follows?",
        "First paragraph.\n\nSecond paragraph, no more.",
    ],
)
def test_plain_requests_hold_none(text: str) -> None:
    assert begins(text) is None


def test_behind_many_lines_anything_may_be_pasted() -> None:
    lines = [f"line {number}" for number in range(300)]
    start = begins("\n".join(lines))
    assert start is not None
    assert canonicalise("\n".join(lines))[:start].endswith("line 200")


def test_what_comes_late_is_no_request_any_more() -> None:
    assert begins(f"{'word ' * 1_000}:\nand more") == LONGEST_REQUEST - 1
    assert begins(f"{'word ' * 300}:\nand more") == 1_501


def test_it_is_read_as_a_document_within_limits_of_its_own() -> None:
    weighing = Weighing(least=0.1, head=1, classifier=0.5, encoder=1.0, bias=-0.75)
    classifier = replace(knowing(PHRASE, Origin.USER, Origin.DOCUMENT), second=looking(weighing))
    pasted = as_pasted(classifier)
    assert pasted is not None
    assert pasted.heads == {Origin.DOCUMENT: classifier.heads[Origin.DOCUMENT]}
    assert pasted.limits == {Origin.DOCUMENT: LIMITS}
    assert pasted.second is not None
    assert pasted.second.weighings == {Origin.DOCUMENT: replace(weighing, least=LEAST)}


def test_without_a_second_look_at_documents_it_has_none() -> None:
    classifier = knowing(PHRASE, Origin.DOCUMENT)
    weighing = Weighing(least=0.1, head=0, classifier=0.5, encoder=1.0, bias=-1.0)
    for one in (classifier, replace(classifier, second=looking(weighing, Origin.USER))):
        pasted = as_pasted(one)
        assert pasted is not None
        assert pasted.second is None


def test_a_classifier_of_users_texts_alone_reads_none() -> None:
    assert as_pasted(knowing(PHRASE, Origin.USER)) is None
