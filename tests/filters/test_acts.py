"""What texts ask to have done, and what tools do."""

import pytest

from filters.acts import Act, acts, acts_of_tool


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
        ("The runtime of a payload.", set()),
        ("", set()),
    ],
)
def test_what_a_text_asks_for(text: str, meant: set[Act]) -> None:
    assert acts(text) == meant


@pytest.mark.parametrize(
    ("name", "description", "does"),
    [
        ("pay_invoice", "Add a line to a table", {Act.PAY}),
        ("sendMoney", "", {Act.PAY}),
        ("sendMail", "", {Act.SEND}),
        ("create_thing", "", {Act.STORE}),
        ("make_payment", "", {Act.PAY}),
        ("create_event", "Invite people", {Act.SCHEDULE, Act.STORE, Act.SEND, Act.SHARE}),
        ("xq7", "Cancel a booking", {Act.CANCEL, Act.BOOK, Act.STORE}),
        ("xq7", "", set()),
    ],
)
def test_what_a_tool_does(name: str, description: str, does: set[Act]) -> None:
    assert acts_of_tool(name, description) == does
