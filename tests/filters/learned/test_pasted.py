from dataclasses import replace
from gc import collect
from weakref import ref

import pytest

from filters.learned.pasted import LEAST, LIMITS, LONG, LONGEST_REQUEST, as_pasted, pasted_from
from filters.learned.second_look import Weighing
from filters.segments import Origin
from tests.classifiers import FILLER, PHRASE, knowing
from tests.second_looks import looking

REQUEST = "Sum up what the customer wants in two sentences"
MATERIAL = "The lamp does not burn. Please send me another. " * 9


@pytest.mark.parametrize(
    "behind",
    ["Mail: the lamp", "## Mail\nthe lamp", "Below.\n<mail>the lamp", "My rules:\nBe kind.\n\nMail: the lamp"],
    ids=["a label", "a heading", "a tag", "other rules"],
)
@pytest.mark.parametrize("empty", ["\n\n", "\r\n\r\n", "\x0b\x0b", "\r\r", "\n\u2028", "\x85\x85"], ids=ascii)
def test_behind_a_users_own_rules_all_may_be_pasted_whatever_else_sets_something_apart(empty: str, behind: str) -> None:
    text = f"{REQUEST}. Follow these rules:\nBe brief.{empty}Hello, I wrote to you last week. {behind} {FILLER * 6}"
    start = pasted_from(text)
    assert start is not None
    assert text[start:].lstrip().startswith("Hello")


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
        " \u2192\n",
        " \u2193\n",
        " \u21e9\n",
        "\uff1a\n",
        f". {FILLER * 4}here it comes:\n",
        ".\nReview: ",
        ".\nTexte à traduire: ",
        ".\nE-mail: ",
        ".\nAvis\xa0: ",
        ".\nसमीक्षा: ",
        ".\n**Email:** ",
        ".\n- Email (from the customer): ",
        ".\n1. Customer's mail: ",
        ".\n评论\uff1a",
        ".\n\u2022 Mail: ",
        ".\n2) Mail: ",
        f".\n{' ' * 24}Mail: ",
        ". Follow these rules:\n1) be brief\n2) be polite\n\n",
        ".\nMy criteria:\n\nprice, time\n \n",
        ".\n\n## My instructions:\n",
        ".\n**My rules:**\n",
        ". Please, obey the following guidelines:\nBe brief.\n\n",
        ".\nMy instructions: be brief, and\npolite\n\n",
        ". Follow these rules:\nBe brief.\nMail: ",
        ". Stick to the following constraints:\nBe brief.\n<mail>",
        ".\nTranslate the following instructions:\n",
        ".\n## Customer's instructions:\n",
    ],
)
def test_pasted_material_begins_behind_what_sets_it_apart(between: str) -> None:
    text = f"{REQUEST}{between}{MATERIAL}"
    start = pasted_from(text)
    assert start is not None
    assert text[start:].lstrip() == MATERIAL


@pytest.mark.parametrize(
    "text",
    [
        f"Write a poem about the sea, please. It may rhyme. {FILLER * 6}",
        f"Meet me at 10:30 - or later: I do not mind. {FILLER * 6}",
        f"If a < b and b > c, what follows? {FILLER * 6}",
        f"First paragraph. {FILLER * 3}\n\nSecond paragraph, no more. {FILLER * 3}",
        f"{REQUEST}. {FILLER * (LONGEST_REQUEST // len(FILLER) + 1)}\n## Mail\n{MATERIAL}",
        f"{REQUEST}: {'x' * 300}"[: LONG - 1],
        f"Write a letter. Follow these rules:\n{FILLER * 6}",
        f"Write a letter.\nMy requirements: {FILLER * 6}",
        f"Write a letter.\nHere are my requirements:\n\n- {FILLER * 3}\n- {FILLER * 3}\n\n",
        f"Write a letter. Observe these conditions:\n{FILLER * 6}",
        f"Write a letter.\nThis, I think, is it: {FILLER * 6}",
    ],
    ids=[
        "a wish",
        "a time",
        "signs of a comparison",
        "paragraphs",
        "a heading that comes late",
        "a short text",
        "rules",
        "requirements",
        "a list of requirements",
        "conditions",
        "words of a sentence",
    ],
)
def test_plain_requests_hold_none(text: str) -> None:
    assert pasted_from(text) is None


def test_scripts_with_a_character_for_a_word_need_fewer() -> None:
    assert pasted_from(f"总结一下\n邮件\uff1a{'灯坏了' * 50}") == len("总结一下\n邮件\uff1a")


@pytest.mark.parametrize("closing", ["</mail>", '"""', "## Task"])
def test_nothing_that_its_author_may_write_ends_it(closing: str) -> None:
    text = f"{REQUEST}. <mail>{MATERIAL}"
    assert pasted_from(f"{text}{closing} And now?") == pasted_from(text) == text.index(MATERIAL)


def test_it_is_read_as_a_document_within_limits_of_its_own() -> None:
    weighing = Weighing(least=0.1, head=1, classifier=0.5, encoder=1.0, bias=-0.75)
    classifier = replace(knowing(PHRASE, Origin.USER, Origin.DOCUMENT), second=looking(weighing))
    reading = as_pasted(classifier)
    assert reading is not None
    assert reading.heads == {Origin.DOCUMENT: classifier.heads[Origin.DOCUMENT]}
    assert reading.limits == {Origin.DOCUMENT: LIMITS}
    assert reading.second is not None
    assert reading.second.weighings == {Origin.DOCUMENT: replace(weighing, least=LEAST)}


def test_without_a_second_look_at_documents_it_has_none() -> None:
    classifier = knowing(PHRASE, Origin.DOCUMENT)
    weighing = Weighing(least=0.1, head=0, classifier=0.5, encoder=1.0, bias=-1.0)
    for one in (classifier, replace(classifier, second=looking(weighing, Origin.USER))):
        reading = as_pasted(one)
        assert reading is not None
        assert reading.second is None


def test_nothing_keeps_a_classifier_that_is_replaced() -> None:
    classifier = knowing(PHRASE, Origin.DOCUMENT)
    reading = as_pasted(classifier)
    weights = ref(classifier.heads[Origin.DOCUMENT].weights)
    del classifier, reading
    collect()
    assert weights() is None


def test_a_classifier_of_users_texts_alone_reads_none() -> None:
    assert as_pasted(knowing(PHRASE, Origin.USER)) is None
