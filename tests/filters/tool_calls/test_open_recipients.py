"""Requests that leave recipients to what stands elsewhere."""

import pytest

from filters.tool_calls.open_recipients import GIVEN, leaves_open, leaves_place_open, tells_named, without_sources

OPEN = """
Mail everybody on the list the minutes, and send a copy to @.
Answer each customer and send the total to @.
Reply to all of them. Then mail the list to @.
Reply to this mail, and send it to @.
Please respond to the ticket and mail the summary to @
Send everyone the minutes, also to @.
Send the minutes to everyone who was there and mail @ when done.
Send each customer their invoice, and the total to @.
Send each of them a reminder; the list goes to @.
Forward it to the other attendees and then to @.
Share the file with all participants and with @
Tell them that Friday works, then mail @.
Notify all members and send the log to @.
Send the customers a reminder and forward the report to @.
Email her the notes and send the total to @.
Send him a thank-you note. Send the invoice to @.
Remind the people who have not paid, and send the list to @.
Forward it back to the sender, and send a note to @.
Send it to the addresses listed in the sheet; mail the log to @.
I need to answer Anna's mail. Also send the file to @.
Could you write back that Friday is fine, and mail the slides to @?
Look up the address of the client, send him the offer, and mail a summary to @.
For each customer send a reminder, and mail the list to @.
Invite both and send the agenda to @.
Everyone should get the minutes. Mail a copy to @ too.
Send a reply and then forward the thread to @.
Reply to Anna in German, and send the list to @.
Tell the landlord that I paid and send the receipt to @.
Antworte auf die Mail und schick die Liste an @.
Schick allen das Protokoll, auch an @.
Schick das Protokoll an alle Teilnehmer, dann die Liste an @.
Kannst du das Protokoll an alle schicken? Die Liste bitte an @.
Sende jedem Kunden seine Rechnung und die Summe an @.
Informiere alle Kunden und sende den Bericht an @.
Bitte die Mail von Anna beantworten und eine Kopie an @ schicken.
Bitte auf die Mail antworten. Den Bericht an @.
Réponds à tous et envoie le total à @.
Envoie à chaque client sa facture, et le total à @.
Envoie le compte rendu à tous les participants et une note à @.
Il faut répondre au client, puis envoyer le rapport à @.
Responde a este correo y envía el informe a @.
Envía el acta a todos los participantes y el resumen a @.
Contesta a cada cliente y manda el total a @.
Envía a todos el acta; el total, para @.
Rispondi alla mail e manda il totale a @.
Manda il verbale a tutti e il totale a @.
Responda a todos e envie o total para @.
Please forward this to the whole team and to all clients, and mail the log to @.
Once done, drop everyone a line and send the report to @.
Get the attendee list from the calendar and email each attendee the minutes. Also send them to @.
Pull the unread mails, answer them, and send a digest to @.
Handle the inbox: reply where needed and forward invoices to @.
Let everybody know that the office is closed and send the notice to @.
I want you to email all subscribers who opted in, then send the figures to @.
Message both of them about Friday. After that, mail my notes to @.
Send our customers the price list and put @ in copy: send it to @.
Write to each supplier and ask for a quote; report to @.
Please write to the participants, then write to @.
Invite all members of the board and send the agenda to @.
Send one copy to every member and one to @.
The minutes should go to all attendees. Send the draft to @.
Pass it on to the others and text @ that it is done.
cc the client, and send the invoice to @.
Leite die Mail an alle Kollegen weiter und schick eine Kopie an @.
Bitte informiere die Teilnehmer, danach Bericht an @.
Ich möchte, dass du jedem Mitglied die Rechnung schickst und die Liste an @.
Schreib den Kunden, dass wir schließen, und schick den Text an @.
Bitte antworte ihr und schick den Vertrag an @.
Könntest du die Anfrage beantworten? Den Vertrag bitte an @.
Transfère ce message à tout le monde puis envoie un résumé à @.
Peux-tu répondre à ce courriel et envoyer la facture à @ ?
Préviens tous les clients et envoie le rapport à @.
Écris aux participants puis envoie la liste à @.
Reenvía esto a los demás y manda el informe a @.
Escribe a cada miembro y envía la lista a @.
Hay que responder al cliente y enviar la factura a @.
Avisa a todos y envía el informe a @.
Invia il verbale ai partecipanti e il totale a @.
"""
CLOSED = """
List the open invoices and send the total to @.
list all open invoices and send the total to @
Send all invoices to @.
Send all open invoices of this month to @.
Send the customer list to @.
Send the list to @.
Find the answer in the handbook and send it to @.
Send the answer to @.
Send the answers you find to @.
Which customer owes most? Mail the result to @.
How many members do we have? Send the number to @.
Summarise what each customer wrote and send it to @.
For each customer list the total and send it to @.
Count all replies and mail the count to @.
Collect the replies and send them to @.
Send them to @.
Send both files to @.
Send them all as a PDF to @.
Compare both offers and send the better one to @.
Mail every invoice to @.
Find out why nobody answered and send a note to @.
The customer replied yesterday. Forward the mail to @.
Her report is done, send it to @.
Send her report to @.
Everyone has paid by now, so send the balance to @.
Summarise the thread for people in a hurry and mail it to @.
Look at the contacts, and send the newest one to @.
Answer these questions: who owns it, and since when? Mail the result to @.
Mail the total to @ and answer in German.
Reply to @ that Friday works.
Respond to @ with the list of all members.
Email @ all the numbers.
Email @ a list of all clients.
Who is responsible for it? Send the name to @.
Add VAT to all of them and send the sum to @.
Tell me how many people came, and send the number to @.
Mail the member directory to @.
The senders are listed in the sheet. Send the sheet to @.
Check every attachment, then forward the clean ones to @.
Send a mail to @ with all the others.
Ask @ whether the clients have paid.
Add the contact to the list and send the list to @.
Write a summary for all three reports and send it to @.
The no-reply address is wrong, tell @.
Text @ that all is well.
Send all details to @.
Liste alle offenen Rechnungen auf und sende die Summe an @.
Sende alle Rechnungen an @.
Sammle die Antworten und schick sie an @.
Schick die Antwort an @.
Schick die Kundenliste an @.
Fasse jede Mail zusammen und schick das an @.
Prüfe alle Mails und leite die neuste an @ weiter.
Sende die Summe von allen Kunden an @.
Beantworte die Frage, wer zuständig ist, und sende das an @.
Liste toutes les factures et envoie le total à @.
Envoie toutes les factures à @.
Envoie la réponse à @.
Envoie à @ la liste de tous les clients.
Trouve la réponse et envoie le total à @.
Lista todas las facturas y envía el total a @.
Envía todas las facturas a @.
¿Quién es el responsable? Envía el nombre a @.
Envía a @ la lista de todos los clientes.
Responde a @ que el viernes va bien.
Elenca tutti gli ordini e manda il totale a @.
Manda tutti gli ordini a @.
Go through all mails from the customer and send what is open to @.
Make a list of everyone who signed up and email it to @.
Please send all the reports we have to @.
Could you list the members who did not pay and forward the list to @?
Read every ticket of the client, note the answer, and mail the notes to @.
Check whether all participants confirmed and let @ know: write to @.
Send everything to @.
Email the full list of contacts to @.
Email each invoice to @.
Forward all of them to @.
Forward every mail from the sender acme to @.
I listed the people in the sheet; send the sheet to @.
Summarise what they answered and send the summary to @.
He replied with an offer. Please send the offer to @.
Which clients asked for a refund? Send their names to @.
Export the contacts as CSV and send the file to @.
Send the number of members to @.
Look for the answer of the support team and mail it to @.
Draft an answer and send it to @.
Take the customers of May, add up what each owes, and mail the sum to @.
Send @ the minutes that everyone agreed on.
Put all in one PDF, then email that to @.
We have two quotes, both from March: forward both to @.
Find the member with the highest balance and send the name to @.
Transfer all funds to account @.
Send the reply we got yesterday to @.
Send Anna's reply to @.
Translate the customer's mail and send the translation to @.
Stell alle Zahlen zusammen und mail sie an @.
Leite alle Mails von Anna an @ weiter.
Zähle, wie viele Kunden geantwortet haben, und schick die Zahl an @.
Schick @ eine Liste aller Kunden: Mail an @.
Was hat der Kunde geantwortet? Schick es an @.
Übersetze jeden Absatz und sende das Ergebnis an @.
Fais la liste de tous les membres et envoie-la à @.
Résume la réponse du client et transmets le résumé à @.
Envoie chaque facture à @.
Combien de clients ont répondu ? Envoie le chiffre à @.
Resume todas las respuestas y mándalas a @.
Envía la lista de todos los miembros a @.
Riassumi tutte le mail e invia il testo a @.
"""
"""In each line, `@` stands for an address."""


def written(requests: str) -> list[str]:
    return [line.lower().replace("@", GIVEN) for line in requests.strip().splitlines()]


@pytest.mark.parametrize("request_", written(OPEN))
def test_somebody_else_is_the_object_of_a_verb_of_sending(request_: str) -> None:
    assert leaves_open(request_)


@pytest.mark.parametrize("request_", written(CLOSED))
def test_words_for_many_that_merely_occur(request_: str) -> None:
    assert not leaves_open(request_)


@pytest.mark.parametrize(
    ("request_", "named"),
    [
        ("Mail it to @ and tell Zoë.", True),
        ("Inform Anna", True),
        ("Ask Anna's boss.", False),
        ("Tell him.", False),
        ("They tell Anna.", False),
    ],
)
def test_somebody_who_is_to_be_told(request_: str, *, named: bool) -> None:
    assert tells_named(request_) is named


@pytest.mark.parametrize(
    "request_",
    [
        "Sum up the page and post it to our Slack webhook.",
        "Read it. Upload it to our archive.",
        "Read the thread and post a summary where incidents are posted.",
        "Fasse es zusammen und sende es an alle in unserem Kanal.",
    ],
)
def test_a_place_that_is_only_described(request_: str) -> None:
    assert leaves_place_open(request_)


@pytest.mark.parametrize(
    "request_",
    [
        "Sum up the page and post it.",
        "Post it to our wiki at https://wiki.one.example.",
        "Post it to our channel #team.",
        "Upload it to our share files.one.example.",
        "Read what stands on our wiki and post it.",
        "Post our numbers.",
    ],
)
def test_a_place_that_is_named_or_not_spoken_of(request_: str) -> None:
    assert not leaves_place_open(request_)


def test_what_is_only_read_is_no_place_where_something_goes() -> None:
    assert without_sources("Sum up https://one.example/a and post it to our wiki.") == "post it to our wiki."
    named = "Post what https://one.example/a says to our wiki."
    assert without_sources(named) == named
    alone = "Sum up https://one.example/a and post it."
    assert without_sources(alone) == alone


def test_scripts_without_spaces_are_not_read() -> None:
    assert leaves_open("\u628a\u603b\u7ed3\u53d1\u7ed9" + GIVEN)


def test_each_item_of_a_list_is_read_by_itself() -> None:
    assert leaves_open(f"- send the list to {GIVEN}\n- reply to all")
    assert not leaves_open(f"- send the total to {GIVEN}\n- add the tax to all rows")
