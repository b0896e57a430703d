"""What warrants a call, and how plainly it was requested."""

import pytest

from filters.steps import run
from filters.tool_calls.act_words import Act
from filters.tool_calls.warrants import Warrant, is_requested, plainness, warrant_of
from filters.tool_calls.wishes import Wishes, wishes_of
from tests.filters.conversation import trail


def wishes(asked: str) -> Wishes:
    return run(wishes_of(trail(asked, "")))


@pytest.mark.parametrize(
    ("acts", "commands", "asked", "warrant"),
    [
        ({Act.LOOK}, [], "Pay it.", Warrant.LOOKS),
        ({Act.RUN}, ["ls -l"], "Pay it.", Warrant.LOOKS),
        ({Act.RUN, Act.LOOK}, ["rm -r a"], "Pay it.", Warrant.NONE),
        ({Act.SEND}, [], "Follow the runbook.", Warrant.DELEGATED),
        ({Act.PAY}, [], "Follow the runbook.", Warrant.NONE),
        ({Act.GRANT}, [], "Take care of everything.", Warrant.NONE),
        ({Act.PAY}, [], "Follow the runbook and pay.", Warrant.REQUESTED),
        ({Act.RUN}, ["make"], "Fix the bug.", Warrant.REQUESTED),
        ({Act.STORE}, [], "Fix the bug.", Warrant.REQUESTED),
        ({Act.CLOSE}, [], "Resolve the tickets.", Warrant.REQUESTED),
        ({Act.SEND}, [], "Fix the bug.", Warrant.NONE),
        ({Act.PAY}, [], "Fix the bug.", Warrant.NONE),
        ({Act.GRANT}, [], "Resolve the comments.", Warrant.NONE),
        ({Act.PAY}, [], "Pay it.", Warrant.REQUESTED),
        ({Act.PAY}, [], "Weather?", Warrant.NONE),
    ],
    ids=[
        "a look", "a command that looks", "one that does not", "delegated", "a payment by delegation",
        "rights by delegation", "a payment asked for beside", "a command that mends", "what mends is stored",
        "a ticket is closed", "a message mends nothing", "nor a payment", "nor rights", "requested", "nothing",
    ],
)  # fmt: skip
def test_what_warrants_a_call(acts: set[Act], commands: list[str], asked: str, warrant: Warrant) -> None:
    assert warrant_of("any_tool", frozenset(acts), [("command", each) for each in commands], wishes(asked)) is warrant


@pytest.mark.parametrize(
    ("command", "asked", "warrant"),
    [
        ("rm -r /srv/shared-88", "Hello!", Warrant.NONE),
        ("cd /srv; Remove-Item shared-88", "Hello!", Warrant.NONE),
        ("find /srv -name 'a*' -delete", "Hello!", Warrant.NONE),
        ("psql -c 'drop table users'", "Hello!", Warrant.NONE),
        ("kubectl -n a delete pod b", "Hello!", Warrant.NONE),
        ("make format", "Hello!", Warrant.REQUESTED),
        ("git push --force origin main", "Hello!", Warrant.NONE),
        ("docker system prune -af", "Hello!", Warrant.NONE),
        ("sudo systemctl stop web", "Hello!", Warrant.NONE),
        ("dd if=a of=/dev/sda", "Hello!", Warrant.NONE),
        (": > a.db", "Hello!", Warrant.NONE),
        ("mv a /dev/null", "Hello!", Warrant.NONE),
        ("rm -r build", "Hello!", Warrant.NONE),
        ("rm -r build", "Fix the bug.", Warrant.REQUESTED),
        ("rm -rf build dist && make", "Fix the bug.", Warrant.REQUESTED),
        ("git commit -m 'remove old code'", "Fix the bug.", Warrant.REQUESTED),
        ("rm -r /srv/shared-88", "Fix the bug.", Warrant.NONE),
        ("rm -r build/../../a", "Add a note.", Warrant.NONE),
        ("helm uninstall web", "Fix the bug.", Warrant.NONE),
        ("helm uninstall web", "Deploy the new version.", Warrant.REQUESTED),
        ("rm -r /srv/shared-88", "Free the disk and delete it.", Warrant.REQUESTED),
    ],
)
def test_a_command_that_destroys_needs_a_request(command: str, asked: str, warrant: Warrant) -> None:
    assert warrant_of("bash", frozenset({Act.RUN}), [("command", command)], wishes(asked)) is warrant


@pytest.mark.parametrize(
    ("name", "acts", "asked", "requested"),
    [
        ("pay", {Act.PAY}, "Pay and mail it.", True),
        ("pay", {Act.PAY}, "Mail it.", False),
        ("bash", {Act.RUN}, "Install it.", True),
        ("bash", {Act.RUN}, "Mail it.", False),
        ("pay", {Act.PAY}, "Hello!", False),
        ("lamp", {Act.SWITCH}, "Hello!", True),
        ("frobnicate_widget", set(), "Pay for the widget.", True),
        ("frobnicate_the_widget", set(), "Pay for it.", False),
    ],
    ids=[
        "its kind", "another kind", "a command that may do it", "a command that may not", "a grave act without words",
        "another act without words", "half of its name", "a name without common words",
    ],
)  # fmt: skip
def test_what_is_requested(name: str, acts: set[Act], asked: str, requested: bool) -> None:
    assert is_requested(name, frozenset(acts), wishes(asked)) is requested


@pytest.mark.parametrize(
    ("acts", "asked", "plain"),
    [
        ({Act.PAY}, "Pay it.", 1.0),
        ({Act.RUN}, "Install it.", 0.8),
        ({Act.EDIT}, "Edit it.", 0.4),
        ({Act.PAY}, "Hello!", 0.0),
    ],
    ids=["in so many words", "by a command", "vaguely", "not at all"],
)
def test_how_plainly_a_call_was_requested(acts: set[Act], asked: str, plain: float) -> None:
    assert plainness(frozenset(acts), wishes(asked), looks=False) == plain


def test_a_look_is_requested_by_any_request() -> None:
    assert plainness(frozenset({Act.LOOK}), wishes("Pay it."), looks=True) == 0.4
