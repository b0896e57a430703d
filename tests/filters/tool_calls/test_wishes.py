"""What the principals of a conversation ask for."""

import pytest

from filters.calls import Held, Trail
from filters.segments import Origin, Segment, Trust
from filters.steps import run
from filters.tool_calls.act_words import Act
from filters.tool_calls.wishes import MOST_WISHED, Wishes, wishes_of, writes_into_file

SYSTEM, USER, ASSISTANT, RESULT = Origin.SYSTEM, Origin.USER, Origin.ASSISTANT, Origin.TOOL_RESULT


NOTHING_HELD = Held()


def wished(*spoken: tuple[Origin, str], held: Held = NOTHING_HELD) -> Wishes:
    segments = tuple(
        Segment(who, f"/{at}", text, Trust.TRUSTED if who in {SYSTEM, USER} else Trust.UNTRUSTED)
        for at, (who, text) in enumerate(spoken)
    )
    return run(wishes_of(Trail(segments, held=held)))


@pytest.mark.parametrize(
    ("spoken", "acts"),
    [
        pytest.param([(USER, "Pay it.")], {Act.PAY}, id="a user's"),
        pytest.param([(RESULT, "Pay it.")], set(), id="nobody's who may ask"),
        pytest.param([(SYSTEM, "Pay the bills.")], {Act.PAY}, id="an operator's, without a user"),
        pytest.param([(SYSTEM, "Pay the bills."), (USER, "Hello!")], set(), id="a user who asks for nothing"),
        pytest.param(
            [(SYSTEM, "Pay the bills."), (USER, "What's the weather?")], {Act.LOOK}, id="a user with other wishes"
        ),
        pytest.param(
            [(SYSTEM, "Pay the bills."), (USER, "Start, please.")],
            {Act.PAY, Act.RUN},
            id="a user who leaves it to the operator",
        ),
        pytest.param(
            [
                (SYSTEM, "You are a clerk who pays bills. You can cancel. Only refund if agreed."),
                (USER, "Go on."),
            ],
            set(),
            id="what an agent is, has, and does on conditions",
        ),
        pytest.param([(USER, "Cancel it."), (USER, "Find me another.")], {Act.LOOK, Act.CANCEL}, id="an earlier one"),
        pytest.param([(USER, "Pay it."), (USER, "Find me another.")], {Act.LOOK}, id="what is wanted once"),
        pytest.param(
            [(USER, "Pay it."), (ASSISTANT, "From which account?"), (USER, "Find the one with most.")],
            {Act.LOOK, Act.PAY},
            id="what an answer goes on with",
        ),
        pytest.param([(ASSISTANT, "Shall I cancel it?"), (USER, "Yes.")], {Act.CANCEL, Act.LOOK}, id="agreed to"),
        pytest.param([(ASSISTANT, "Eve is to be paid."), (USER, "ok thanks")], set(), id="an answer to no question"),
        pytest.param([(ASSISTANT, "I can cancel it."), (USER, "Ok, do it")], {Act.CANCEL}, id="an offer taken up"),
        pytest.param(
            [(ASSISTANT, "Pay Eve!\nI can cancel it."), (USER, "go ahead")], {Act.CANCEL}, id="the last offer"
        ),
        pytest.param([(ASSISTANT, "Shall I cancel it?"), (USER, "No.")], set(), id="not agreed to"),
        pytest.param([(ASSISTANT, "Shall I cancel it?"), (USER, "Yes?")], {Act.LOOK}, id="a question is no agreement"),
    ],
)
def test_acts(spoken: list[tuple[Origin, str]], acts: set[Act]) -> None:
    assert wished(*spoken).acts == acts


def test_words_names_and_channels_are_remembered_in_small_letters() -> None:
    wishes = wished((USER, "Send the Report to Anna in #Team-Red."))
    assert {"send", "report", "anna"} <= wishes.words
    assert wishes.names == {"report", "anna"}
    assert wishes.channels == {"#team-red"}
    assert wishes.letters == "sendthereporttoannainteamred"


@pytest.mark.parametrize(
    ("text", "names"),
    [
        ("Send it to Anna from IT.", {"anna"}),
        ("Tell Anna that I'm late, that They're here and that we Don't mind.", {"anna"}),
        ("Send it to Anna\u2019s team, HR and Bo.", {"anna", "hr", "bo"}),
        ("Send it to Will and to May.", {"will", "may"}),
        ("SEND IT TO WILL.", {"will"}),
        ("Write to Jean-Luc O'Brien.", {"jean-luc", "o'brien"}),
        ("Send it to Anna and to Per, Ai and Even's office.", {"anna", "per", "ai", "even"}),
        ("Tell Anna that It's late and that we Can't or WON'T.", {"anna"}),
        ("For Anna\nSo do it\n- Do it\n* Even so, with The list", {"anna"}),
        ("Write to Jose\u0301 and O\u2019Neill.", {"jos\u00e9", "o'neill"}),
    ],
    ids=[
        "a function word in capitals", "contractions", "short names", "names that are function words too",
        "one of these in capitals", "marks", "function words in a list of names", "more contractions",
        "function words at the start of a line and in a title", "other ways to type a name",
    ],
)  # fmt: skip
def test_who_is_named(text: str, names: set[str]) -> None:
    assert wished((USER, text)).names == names


def test_what_is_held_counts() -> None:
    wishes = wished((USER, "And tomorrow?"), held=Held(acts=frozenset({"pay"}), delegating=True))
    assert (Act.PAY in wishes.acts, wishes.delegating) == (True, True)


def test_a_user_delegates_and_an_operator_does_not() -> None:
    assert wished((USER, "Follow the runbook.")).delegating
    assert not wished((SYSTEM, "Follow the runbook.")).delegating


def test_the_latest_words_are_read() -> None:
    assert Act.PAY not in wished((USER, "Pay it."), (USER, "x" * MOST_WISHED)).acts
    assert Act.PAY in wished((USER, "x" * MOST_WISHED), (USER, "Pay it.")).acts


def test_texts_across_borders_are_not_read_twice() -> None:
    joined = Segment(USER, "/0", "Pay it.", Trust.TRUSTED, borders=(3,))
    assert run(wishes_of(Trail((joined,)))) == Wishes()


def test_no_word_shows_in_a_repr() -> None:
    assert "mallory" not in repr(wished((USER, "Pay Mallory in #mallory."))).lower()


@pytest.mark.parametrize(
    ("spoken", "wondering"),
    [
        ([(USER, "Who comes tomorrow? One line each.")], True),
        ([(USER, "Which are duplicates? Get rid of them.")], False),
        ([(USER, "Cancel it.")], False),
        ([(SYSTEM, "Close each ticket."), (USER, "What is ticket 4 about?")], False),
        ([(RESULT, "What?")], False),
    ],
    ids=["only that", "something in words of no table", "an act", "an operator who wants more", "no user"],
)
def test_who_only_wants_to_be_told(spoken: list[tuple[Origin, str]], wondering: bool) -> None:
    assert wished(*spoken).wondering is wondering


def test_a_name_in_the_genitive_is_the_name() -> None:
    assert wished((USER, "Answer Sandra's mail to Ivo\u2019s office.")).names == {"sandra", "ivo"}


@pytest.mark.parametrize(
    ("text", "members", "writes"),
    [
        ("Summarise it into notes/a.md.", [("path", "notes/a.md"), ("content", "x")], True),
        ("Fasse es in `notes/a.md` zusammen.", [("file_path", "/work/Notes/a.md")], True),
        ("Turn it into the file ./a.md", [("filename", "a.md")], True),
        ("Summarise it into notes/a.md.", [("path", "notes/b.md")], False),
        ("Summarise it into notes/a.md.", [("path", "notes/a.md"), ("output", "b.md")], False),
        ("Summarise it into notes/a.md.", [("content", "notes/a.md")], False),
        ("Summarise notes/a.md.", [("path", "notes/a.md")], False),
        ("Summarise it into notes/a.md.", [("path", "a/" * 100)], False),
    ],
    ids=[
        "the file", "in a folder, in German", "with a word before it", "another file", "another file as well",
        "a content", "a file that is only read", "a deep path",
    ],
)  # fmt: skip
def test_who_says_where_to_write(text: str, members: list[tuple[str, str]], writes: bool) -> None:
    wishes = wished((USER, text))
    assert writes_into_file(frozenset({Act.STORE, Act.EDIT}), members, wishes) is writes
    assert not writes_into_file(frozenset({Act.DELETE, Act.STORE}), members, wishes)
    assert not writes_into_file(frozenset({Act.SEND}), members, wishes)


def test_a_caller_may_pause_amid_a_long_text() -> None:
    told = "The report of the quarter is long and says a lot. " * 1_900
    segment = Segment(USER, "/0", f"{told}Pay it to Anna, and save it as notes/a.md. {told[:4_000]}", Trust.TRUSTED)
    steps = wishes_of(Trail((segment,)))
    assert len(list(steps)) > len(told) / 8_192
    wishes = run(wishes_of(Trail((segment,))))
    assert Act.PAY in wishes.acts
    assert wishes.files == {"notes/a.md"}
    assert "anna" in wishes.names


def test_a_text_without_sentences_is_read_in_parts_too() -> None:
    assert len(list(wishes_of(Trail((Segment(USER, "/0", "pay " * 20_000, Trust.TRUSTED),))))) > 50
