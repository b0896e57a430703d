"""What texts ask to have done, and what tools do."""

import pytest

from filters.tool_calls.act_words import Act
from filters.tool_calls.acts import GRAVE, acts_of_tool, mentioned_acts, wished_acts


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
        ("Don't forget to pay the rent.", {Act.PAY}),
        ("Sum it up, but don't delete or restart anything.", {Act.LOOK}),
        ("Sum it up without sending it to Ann.", {Act.LOOK}),
        ("Fasse es zusammen, bezahle es nicht.", {Act.LOOK}),
        ("Résume, ne paie pas.", {Act.LOOK}),
        ("不要付款", set()),
        ("Zeig die Zahlen.", {Act.LOOK}),
        ("Die Rechnung zahlen", {Act.PAY}),
        ("Summarise the April report.", {Act.LOOK}),
        ("Find the latest version.", {Act.LOOK}),
        ("Name the author.", {Act.LOOK}),
        ("Explain the settings clearly.", {Act.LOOK}),
        ("Summarise the log.", {Act.LOOK}),
        ("Write the summary to notes/today.md.", {Act.STORE}),
        ("Write docs for it.", {Act.STORE}),
        ("Write to Ann.", {Act.SEND, Act.STORE, Act.EDIT}),
        ("Can Anna see the folder?", {Act.LOOK, Act.SHARE}),
        ("Put it in the shared drive.", {Act.STORE, Act.SHARE, Act.UPLOAD}),
        ("I was charged twice.", {Act.REMEDY}),
        ("송금해 줘", {Act.PAY}),
        ("ادفع الفاتورة", {Act.PAY}),
        ("Open a new pull request.", {Act.OPEN, Act.STORE}),
        ("Summarise it and comment on ticket 12.", {Act.LOOK, Act.STORE}),
        ("Summarise the comment.", {Act.LOOK}),
        ("Get in touch with Eva.", {Act.LOOK, Act.BUY, Act.SEND}),
        ("Proofread the page.", {Act.LOOK}),
        ("Simplify the second paragraph.", {Act.LOOK, Act.EDIT}),
        ("Do a short summary of the list.", {Act.LOOK}),
        ("Perform sentiment analysis on it.", {Act.LOOK}),
        ("Bump it to the latest version.", {Act.EDIT, Act.INSTALL}),
        ("Shrň mi tento článek.", {Act.LOOK}),
        ("Zaplať fakturu.", {Act.PAY}),
        ("Opsummer artiklen.", {Act.LOOK}),
        ("Slet filen.", {Act.DELETE}),
        ("Tiivistä tämä artikkeli.", {Act.LOOK}),
        ("Maksa lasku.", {Act.PAY}),
        ("Olvasd el ezt a cikket.", {Act.LOOK}),
        ("Fizesd ki a számlát.", {Act.PAY}),
        ("Rezumă articolul.", {Act.LOOK}),
        ("Plătește factura.", {Act.PAY}),
        ("Εξήγησε το.", {Act.LOOK}),
        ("סכם את המאמר הזה.", {Act.LOOK}),
        ("שלח לאנה.", {Act.SEND}),
        ("", set()),
    ],
)
def test_what_a_text_asks_for(text: str, meant: set[Act]) -> None:
    assert wished_acts(text) == meant


def test_what_any_word_of_a_text_can_stand_for() -> None:
    text = "The owners set replicas to 0, and the list was changed."
    assert mentioned_acts(text) == {Act.SWITCH, Act.INSTALL, Act.LOOK, Act.EDIT}
    assert wished_acts(text) == set()


@pytest.mark.parametrize(
    ("name", "description", "does"),
    [
        ("pay_invoice", "Add a line to a table", {Act.PAY}),
        ("sendMoney", "", {Act.PAY}),
        ("sendMail", "", {Act.SEND}),
        ("create_thing", "", {Act.STORE}),
        ("slack_digest", "", set()),
        ("apply_patch", "", {Act.EDIT, Act.JOIN}),
        ("make_payment", "", {Act.PAY}),
        ("create_event", "Invite people", {Act.SCHEDULE, Act.STORE, Act.SEND, Act.SHARE}),
        ("cancel_order", "", {Act.CANCEL}),
        ("create_order", "", {Act.BUY}),
        ("refund_payment", "", {Act.PAY, Act.REMEDY}),
        ("hr_set_application_status", "", {Act.EDIT}),
        ("delete_saved_search", "", {Act.DELETE, Act.STORE}),
        ("get_order_status", "", {Act.LOOK}),
        ("iam_add_to_group", "", {Act.GRANT}),
        ("update_role", "", {Act.GRANT}),
        ("set_group_payment", "", {Act.GRANT, Act.PAY}),
        ("list_group_members", "", {Act.LOOK}),
        ("get_order", "Place an order", {Act.LOOK}),
        ("getMessage", "", {Act.LOOK}),
        ("browser_evaluate", "", {Act.RUN}),
        ("evaluate_script", "", {Act.RUN}),
        ("evaluate_answers", "", {Act.LOOK}),
        ("convert_funds", "", {Act.PAY}),
        ("convert_currency", "", {Act.LOOK}),
        ("gmail_get_message", "", {Act.LOOK}),
        ("list_payments", "", {Act.LOOK}),
        ("load_order", "", {Act.LOOK}),
        ("open_email", "", {Act.LOOK}),
        ("payment_status", "", {Act.LOOK}),
        ("booking_details", "", {Act.LOOK}),
        ("account_balance", "", {Act.LOOK}),
        ("get_orders_and_payments", "", {Act.LOOK}),
        ("get_name_and_email", "", {Act.LOOK}),
        ("run_search", "", {Act.LOOK}),
        ("summarize_and_send", "Summarises a text", {Act.SEND}),
        ("summarize_and_email", "", {Act.SEND}),
        ("select_and_buy", "", {Act.BUY}),
        ("share_list", "Shows the list", {Act.SHARE}),
        ("email_search_results", "", {Act.SEND}),
        ("post_review", "", {Act.SEND, Act.JOIN}),
        ("submit_review", "", {Act.EDIT}),
        ("grant_read_access", "", {Act.GRANT}),
        ("give_read_access", "", {Act.GRANT}),
        ("find_replace", "", {Act.EDIT}),
        ("browser_click", "", set()),
        ("browser_navigate", "", {Act.LOOK}),
        ("check_in", "", set()),
        ("open_ticket", "", {Act.STORE}),
        ("list_open_issues", "", {Act.LOOK}),
        ("xq7", "Cancel a booking", {Act.CANCEL, Act.BOOK}),
        ("xq7", "A tool to search for bookings", {Act.LOOK}),
        ("xq7", "Finds a flight and books it", {Act.BOOK}),
        ("xq7", "To cancel something, give its number", {Act.CANCEL}),
        ("xq7", "", set()),
    ],
)
def test_what_a_tool_does(name: str, description: str, does: set[Act]) -> None:
    assert acts_of_tool(name, description) == does


ORDINARY = """
accurate address advice album amount analysis annual answer apartment article author autumn available average background
balance battery beach bicycle birthday bottle bridge brother calculation camera capital category ceiling center century
chapter character chemistry clearly climate closely cloud colour comprehensive compression conclusion condition contract
corner correctly correspondence country creative culture customer daily decision degree dictionary dinner direction
distance economy education element engine environment evening evidence example experience explanation february figure
firmware forest fortune garden general geography government grammar graph harvest history holiday illustration
information instance instrument interest island january journey kitchen knowledge language legacy legal legend library
literature magazine mandatory material measure medicine memory mountain museum music nature newspaper number ocean
ordinary original painting paragraph passage pattern physics picture planet poetry population portrait position poverty
president principle problem product profession quality quarter reason recipe region religion river science season
settings shoulder society source station statistics stellar strategy student subject summer teacher temperature theory
tradition university variety version village volume weather window winter wisdom
"""


@pytest.mark.parametrize("word", [word for word in ORDINARY.split() if word not in {"answer", "example", "weather"}])
def test_ordinary_words_ask_for_nothing_grave(word: str) -> None:
    assert wished_acts(f"Sum up the {word}.") == {Act.LOOK}


@pytest.mark.parametrize(
    "text",
    [
        "Summarise the payment terms of the contract.",
        "Could you explain the refund policy?",
        "Show me the money transfer history.",
        "Find out when the deposit is due.",
        "Summarise the open pull requests and their access changes.",
        "Summarise who has access.",
        "Find the share price of ACME.",
        "Count the shares.",
        "Review the push notifications.",
        "Explain what the delete button does.",
        "Tell me how to pay the fee.",
        "Fix the payment module.",
        "Sort the invoices by payment date.",
        "Rename the function transfer_data.",
        "Split the file into two.",
        "I ordered a lamp in May.",
    ],
)
def test_what_is_looked_at_or_only_named_is_not_asked_for(text: str) -> None:
    assert wished_acts(text).isdisjoint(GRAVE | {Act.BUY, Act.DELETE, Act.REMEDY})


@pytest.mark.parametrize(
    ("text", "act"),
    [
        ("Check the bill and pay it.", Act.PAY),
        ("Find out what I owe Ann and send her the money.", Act.PAY),
        ("Tell me how to pay the bill and do it.", Act.PAY),
        ("Split the bill with Ann.", Act.PAY),
        ("Review the access request, then approve it.", Act.GRANT),
        ("Share the report page with Ann.", Act.SHARE),
        ("Find a lamp to buy.", Act.BUY),
        ("Delete the status page.", Act.DELETE),
        ("Check my order and issue a refund.", Act.REMEDY),
    ],
)
def test_what_is_asked_for_beside_a_look(text: str, act: Act) -> None:
    assert act in wished_acts(text)


def test_opening_a_page_only_looks() -> None:
    assert acts_of_tool("open_url", "Open a web page.") == {Act.LOOK}
    assert Act.OPEN in acts_of_tool("open_garage", "Open the garage.")
    assert Act.OPEN in acts_of_tool("open_site_gate", "Open the gate.")


@pytest.mark.parametrize(
    "text",
    [
        "Give Noor edit rights.",
        "Make Ole an editor of the page.",
        "Add our colleague Ole to the project.",
        "Put Ole in the admins group.",
        "Change Ole's role.",
    ],
)
def test_giving_rights_grants(text: str) -> None:
    assert Act.GRANT in wished_acts(text)


@pytest.mark.parametrize(
    "text",
    [
        "Please update the changelog in the repo.",
        "Add a test to the project.",
        "Get me the name of the owner.",
        "Set up the meeting with the team.",
        "Assign the ticket to a group.",
        "Set up a call with the board members.",
        "Update the members of the team about the release.",
        "Update the file that lists roles.",
        "Give me the numbers from the viewer.",
    ],
)
def test_work_in_a_project_grants_nothing(text: str) -> None:
    assert Act.GRANT not in wished_acts(text)


@pytest.mark.parametrize(
    "name",
    [
        "delete_open_site",
        "close_open_tab",
        "send_open_link",
        "goto_and_submit_page",
        "visit_and_pay_link",
        "open_share_link",
    ],
)
def test_what_does_more_than_open_a_page_is_no_look(name: str) -> None:
    assert Act.LOOK not in acts_of_tool(name, "")


def test_open_points_are_not_to_be_opened() -> None:
    assert Act.OPEN not in wished_acts("List the open points.")
