"""What texts ask to have done, and what tools do."""

import pytest

from filters.acts import Act, acts_of_tool, told_acts, wished_acts


@pytest.mark.parametrize(
    ("text", "meant"),
    [
        ("Pay the invoice from ACME.", {Act.PAY}),
        ("Bezahle die Rechnung.", {Act.PAY}),
        ("Paga la factura.", {Act.PAY}),
        ("Paie la facture.", {Act.PAY}),
        ("请支付这张账单。", {Act.PAY}),
        ("Reply to Anna.", {Act.SEND}),
        ("Antworte Anna.", {Act.SEND}),
        ("Responde a Anna.", {Act.SEND}),
        ("回复王芳", {Act.SEND}),
        ("Cancel it.", {Act.CANCEL}),
        ("Unlock it.", {Act.OPEN}),
        ("What is the weather?", {Act.LOOK}),
        ("Who wrote it?", {Act.LOOK}),
        ("Tell me how.", {Act.LOOK}),
        ("And the last message?", {Act.LOOK}),
        ("Could you cancel it?", {Act.CANCEL}),
        ("Betaal de factuur.", {Act.PAY}),
        ("Zapłać rachunek.", {Act.PAY}),
        ("Faturayı öde.", {Act.PAY}),
        ("Trova un hotel.", {Act.LOOK}),
        ("Let Ann know.", {Act.SEND}),
        ("Email me the figures.", {Act.SEND}),
        ("Sign us up for it.", {Act.STORE, Act.JOIN}),
        ("I want my money back.", {Act.PAY, Act.REMEDY}),
        ("The shop is down.", {Act.RUN}),
        ("Shall I book it?", {Act.LOOK, Act.BOOK, Act.STORE}),
        ("Which letters were signed?", {Act.LOOK}),
        ("What changed?", {Act.LOOK}),
        ("What did Ann order? Cancel it.", {Act.LOOK, Act.CANCEL}),
        ("Sum up https://one.example/post/send", {Act.LOOK}),
        ("It never arrived!", {Act.REMEDY}),
        ("Show me the slow queries.", {Act.LOOK}),
        ("The runtime of a payload.", set()),
        ("", set()),
    ],
)
def test_what_a_text_asks_for(text: str, meant: set[Act]) -> None:
    assert wished_acts(text) == meant


def test_what_any_word_of_a_text_can_stand_for() -> None:
    text = "The owners set replicas to 0, and the list was changed."
    assert told_acts(text) == {Act.SWITCH, Act.INSTALL, Act.LOOK, Act.EDIT}
    assert wished_acts(text) == set()


@pytest.mark.parametrize(
    ("name", "description", "does"),
    [
        ("pay_invoice", "Add a line to a table", {Act.PAY}),
        ("sendMoney", "", {Act.PAY}),
        ("sendMail", "", {Act.SEND}),
        ("create_thing", "", {Act.STORE}),
        ("make_payment", "", {Act.PAY}),
        ("create_event", "Invite people", {Act.SCHEDULE, Act.STORE, Act.SEND, Act.SHARE}),
        ("cancel_order", "", {Act.CANCEL}),
        ("create_order", "", {Act.BUY}),
        ("refund_payment", "", {Act.PAY, Act.REMEDY}),
        ("xq7", "Cancel a booking", {Act.CANCEL, Act.BOOK}),
        ("xq7", "", set()),
    ],
)
def test_what_a_tool_does(name: str, description: str, does: set[Act]) -> None:
    assert acts_of_tool(name, description) == does
