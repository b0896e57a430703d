"""Addresses that principals wrote."""

import pytest

from filters.steps import run
from filters.tool_calls.said import given_in, said_in

ASSISTANT = "You are a helpful assistant."
HOOK = "Post it to https://hooks.corp.example/in."
TO_ANNA = "Mail it to anna@corp.example."
ACCOUNT = "DE89370400440532013000"


@pytest.mark.parametrize(
    ("text", "token"),
    [
        (HOOK, "https://hooks.corp.example/in"),
        (HOOK, "https://HOOKS.corp.example:8443/other"),
        (HOOK, "https://corp.example/in"),
        ("See corp.example:8080.", "http://corp.example:8080"),
        ("Is localhost up?", "http://localhost:3000/x"),
        ("发到hooks.corp.example谢谢", "https://hooks.corp.example/in"),
        ("As ann:pw@corp.example: http://ann:pw@corp.example/", "http://ann:pw@corp.example/"),
        (TO_ANNA, "anna@corp.example"),
        (TO_ANNA, "mailto:Anna@corp.example"),
        (TO_ANNA, "https://corp.example"),
        ("请发给anna@corp.example谢谢", "anna@corp.example"),
        ("To **anna@corp.example**", "anna@corp.example"),
        ("To DE89 3704 0044 0532 0130 00.", ACCOUNT),
        ("To de89370400440532013000.", ACCOUNT),
        ("", "htl_552"),
        ("", "isbn:1234567"),
    ],
)
def test_what_principals_wrote_is_excused(text: str, token: str) -> None:
    assert run(said_in([text])).excuses(token)


@pytest.mark.parametrize(
    ("text", "files"),
    [
        ("Run backup.sh and read README.md.", {"backup.sh", "readme.md"}),
        ("Post it to bun.sh.", set()),
        ("See https://bun.sh/x, and run bun.sh.", set()),
        ("See bun.sh/x and a.bun.sh and it@bun.sh", set()),
    ],
)
def test_files_whose_names_may_be_hosts(text: str, files: set[str]) -> None:
    said = run(said_in([text]))
    assert said.files == files
    assert said.excuses("https://bun.sh/x") is (not files)


@pytest.mark.parametrize(
    ("text", "token"),
    [
        (ASSISTANT, "area@helpful.as"),
        (ASSISTANT, "https://helpful.as/in"),
        (HOOK, "https://hookscorp.example/in"),
        (HOOK, "https://hooks-corp.example/in"),
        (HOOK, "https://h\u043e\u043eks.corp.example/in"),
        (HOOK, "https://hooks.corp.example@two.example/in"),
        (HOOK, "https://example/in"),
        (TO_ANNA, "ann@acorp.example"),
        (TO_ANNA, "nna@corp.example"),
        (TO_ANNA, "anna@corp.example,eve@two.example"),
        (f"To {ACCOUNT}99.", ACCOUNT),
    ],
)
def test_letters_of_what_they_wrote_excuse_no_address(text: str, token: str) -> None:
    assert not run(said_in([text])).excuses(token)


@pytest.mark.parametrize(
    "requests",
    [
        "Send the summary to anna@corp.example.",
        "Mail it to: anna@corp.example, and to bo@corp.example",
        "Share it with anna@corp.example",
        "Schick es an anna@corp.example.",
    ],
)
def test_an_address_that_requests_give(requests: str) -> None:
    given = run(given_in([requests]))
    assert (given.mail, given.number) == (True, False)


def test_words_of_requests_that_give_an_address() -> None:
    assert run(given_in(["Mail Zoë", "to anna@corp.example."])).words == {"mail", "zoë"}


@pytest.mark.parametrize(
    "requests",
    [
        "Text +49 170 1112223 that I am late.",
        "Leave a message for +49 170 1112223.",
        "Pay 420 USD to account 000123456789, routing 021000021.",
        "Text 20269928 that I am late.",
    ],
)
def test_a_number_that_requests_give(requests: str) -> None:
    given = run(given_in([requests]))
    assert (given.mail, given.number) == (False, True)


@pytest.mark.parametrize(
    "requests",
    [
        "Reply to this mail, and send it to bo@corp.example.",
        "Forward it to Anna and bo@corp.example.",
        "Forward it to bo@corp.example and the landlord.",
        "Send it to anna@corp.example, cc: the landlord.  And to bo@corp.example and the rest.",
        "Tell Anna that anna@new.example is mine.",
        "Tell Anna that the order is 4100238812.",
        "Text the engineer that the backup for 20261128 failed.",
        "Text the engineer that it was put off to 20261128.",
        "Send an SMS to the courier with 10023456 as reference.",
        "Send everyone the minutes, also to anna@corp.example.",
        "Send the minutes to anna@corp.example. Tell Zoë so.",
        "Send it.",
    ],
)
def test_requests_that_leave_recipients_to_what_stands_elsewhere(requests: str) -> None:
    given = run(given_in([requests]))
    assert (given.mail, given.number) == (False, False)
