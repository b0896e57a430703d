"""Dutch: what words and phrases say in English, as `filters.text.glossary` describes."""

FORMS = """
ignore: ignoreer, ignoreren, negeer maar, slaat u geen acht op, geen acht slaan op, trekt u zich niets aan van
ignore: geef geen gehoor aan, niet op letten, doe alsof je niet hebt gelezen, laat buiten beschouwing
ignore: buiten beschouwing laten, schenk geen aandacht aan, negeert u, negeer, negeren, te negeren, negeer dan
ignore: sla geen acht op, laat links liggen, links laten liggen, trek je niks aan van, trek je niets aan van
ignore: let niet op, heb lak aan, lak aan hebben, veeg aan je laars, lap je richtlijnen aan je laars
ignore: lap je regels aan je laars, lap alle regels aan je laars, lap de regels aan je laars
ignore: lap je instructies aan je laars, lap aan je laars, aan je laars lappen
ignored: genegeerd, genegeerde, negeerde, negeerden, werd genegeerd, buiten beschouwing gelaten
ignores: negeert
ignoring: negerend, met voorbijgaan aan
disregard: veronachtzaam, veronachtzamen, buiten beschouwing, wijk af van, niet opvolgen, volg niet op
disregarded: veronachtzaamd
ignore the above: negeer het voorgaande
set aside: zet opzij, leg opzij, schuif opzij, opzij zetten, opzijzetten, opzij, terzijde, terzijde leggen
set aside: leg terzijde
set aside: leg naast je neer, naast je neerleggen
pay no attention to: besteed geen aandacht aan, let niet meer op, luister niet naar, luister niet meer naar
do not follow: houd je niet aan, hou je niet aan, houdt u zich niet aan, houd je niet meer aan
stop following: stop met het volgen van, stop met volgen
drop: laat vallen, laten vallen, laat varen, laten varen, schrap, schrappen
dropped: geschrapt
discard: verwerp, verwerpen
override: overschrijf, overschrijven, overrule, overrulen, zet buiten werking, stel buiten werking
override: buiten werking stellen, ter zijde schuiven
overridden: overschreven, buiten werking gesteld, buiten werking
overrides: overschrijft, gaat boven
bypass: omzeil*
bypassed: omzeild, omzeilde
skip: sla over, overslaan, oversla, over te slaan, slaat u over
skipped: overgeslagen, sloeg over
leave out: laat weg, weglaten, weg te laten
cancel: annuleer, annuleren, afzeggen, opzeggen, intrekken, afgelasten, opheffen, annulering*, zeg af, zeg op, hef op
cancel: trek in
cancelled: geannuleerd, afgezegd, afgelast, opgezegd, ingetrokken
lifted: opgeheven
void: ongeldig, nietig, vervallen, komen te vervallen, van de baan
no longer apply: gelden niet meer, geldt niet meer, niet langer van toepassing, niet meer van toepassing
no longer apply: zijn vervallen
no longer apply: is vervallen
apply: toepassen, gelden, pas toe, van toepassing, toe te passen
applies: geldt, van toepassing is, is van toepassing
applied: toegepast, gold, golden
disable: deactiveer, deactiveren
disabled: gedeactiveerd
enable: activeer, activeren
enabled: geactiveerd
violate: overtreed, overtreden, schend, schenden
instructions: werkinstructie*, instructies, aanwijzingen, voorschriften
previous instructions: vorige opdracht, vorige opdrachten, eerdere opdracht, eerdere opdrachten, eerdere instructie
previous instructions: vorige instructie, voorgaande opdrachten, voorafgaande opdrachten, oude opdrachten
rules: spelregel*, huisregel*, gedragsregel*, basisregel*, regels, spelregels, huisregels, gedragsregels, basisregels
rules: regelset
safety guidelines: veiligheidsrichtlijn*, veiligheidsvoors*
safety measures: veiligheidsmaatr*, beveiligingsmaat*
orders: order, orders, gebod, geboden, bestellingen, bevelen
restrictions: restrictie*, beperkingen, restricties, inperking*
limits: grens, grenzen, limiet, limieten, begrenzing*
constraints: randvoorwaarde*
filters: filter, filters, inhoudsfilter*, veiligheidsfilter*, contentfilter*
guardrails: veiligheidsgrens, veiligheidsgrenzen, vangrail*, beschermingsmech*, veiligheidsmech*
everything above: al het bovenstaande, alles wat hierboven staat
everything before: alles hiervoor, al het voorgaande, alles wat hiervoor, alles daarvoor
until now: tot op dit moment, tot vandaag
you were given: je eerder kreeg, je hebt meegekregen, je meegekregen hebt, je gekregen hebt, je hebt gekregen
you were given: je kreeg
you were given: u hebt gekregen, jij hebt gekregen, je zijn gegeven, aan je zijn gegeven, die je hebt gekregen
you were given: die je kreeg, je hebt ontvangen
you were told: je verteld is, je is verteld, u is verteld, je gezegd is, je is gezegd, ze je hebben verteld
original: oorspronkelijk*, oorspronkelijk, oorspronkelijke, origineel, originele
initial: initie*, aanvankelijk*
at the beginning: in het begin, aan het begin
old: oud, oude, verouderd*
following: volgend, volgende, onderstaand, onderstaande, hieropvolgend*
below: beneden, hieronder, onderaan
current: huidig, huidige, actueel, actuele
future: toekomst, toekomstig*
system prompt: systeemprompt, systeemprompts, systemprompt, systeeminstructie, systeeminstructies, systeemopdracht
system prompt: startprompt, beginprompt, basisinstructies, systeemaanwijzing*, system prompt, systeem instructies
system message: systeembericht*, systeemmelding*
hidden instructions: geheime instructies
hidden: verborgen, verstopt, verstopte, onzichtbaar, onzichtbare, verhuld
internal: intern, interne
secretly: in het geheim, stiekem, heimelijk, stilletjes
confidential: vertrouwelijk*, strikt vertrouwelijk
private: privé, persoonlijk, persoonlijke
personal data: persoonsgegevens, privégegevens, persoonlijke gegevens
configuration: config, configuratie*
settings: instelling, instellingen
developer: ontwikkelaar*, programmeur*, developer*, ontwikkelaar, ontwikkelaars, developer, developers, programmeur
developer: programmeurs, softwareontwikkelaar*
developer message: ontwikkelaarsbericht
operator: operator*, exploitant*, beheerder van het systeem
administrator: systeembeheerder*, administrator*, beheerder, systeembeheerder, administrator, admin, beheerdersaccount
admin: admins
owner: eigenaren, bezitter, eigenaar*
user: user, users, gebruiker, eindgebruiker*
ai assistant: spraakassistent*
model: model, modellen
language model: taalmodel*, ai model*
bot: bot, bots, robot*
chatbot: chatbot*
system: systeem, systemen
reveal: onthul, onthullen, verklap, verklappen, prijsgeven, openbaren, verraad, verraden, blootleggen, geef prijs
reveal: prijs te geven, openbaar maken, maak openbaar, biecht op, leg bloot
reveals: onthult
show: toon, tonen, vertoon, vertonen, weergeven, laat zien, laten zien, geef weer, weer te geven, laat eens zien
show me: laat me zien, laat mij zien, laat me eens zien, laat mij eens zien
shown: getoond, vertoond, weergegeven
shows: toont, laat het zien
print: print, printen, afdrukken, uitprinten, druk af, print uit
printed: geprint, afgedrukt
output: uitvoer, output, geef als uitvoer
give: geef, geven
gives: geeft
gave: gaf, gaven
given: gegeven, verleend
repeat: herhaal, herhalen, nazeggen, herhaling*, herhaalt u, zeg na
repeated: herhaald*
display: weergave, beeld af
disclose: bekendmaken, meedelen, mededelen, maak bekend, deel mee, mee te delen
tell: vertel, vertellen, zeggen tegen
tell me: zeg mij, zeg me
say: zeg, zeggen, zegt u
says: zegt
said: zei, gezegd, zeiden
told: verteld, vertelde, meegedeeld
tells: vertelt
name: noem, noemen, benoem, benoemen, naam
names: namen
named: genoemd, genaamd, benoemd
list: lijst*, opsommen, oplijsten, opsomming*, overzicht*, som op, geef een lijst
listed: opgesomd, opgelijst, vermelde
quote: citeer, citeren, citaat, citaten, aanhalen, haal aan, offerte, offertes
quoted: geciteerd, geciteerde, aangehaald
recite: reciteer, reciteren, voordragen, draag voor
copy: overschrijven van, kopieer, kopiëren, kopie, overtypen, overnemen, schrijf over, neem over
copied: gekopieerd, overgenomen
verbatim: letterlijk*, woordelijk*, één op één, exact zoals het er staat
in full: volledig, volledige, helemaal, geheel, integraal, onverkort, in zijn geheel, in zijn totaliteit
unchanged: ongewijzigd*, onveranderd*, zonder wijzigingen
entire: gehele, hele, totale
from now on: vanaf nu, van nu af aan, voortaan, vanaf dit moment, vanaf heden, met ingang van nu, in het vervolg
from now on: vanaf vandaag, vanaf hier, vanaf dit punt, nu en in de toekomst
starting now: met onmiddellijke ingang, per heden
pretend: doe alsof, doen alsof, doet alsof, doe net alsof, doe je voor als, doe maar alsof, te doen alsof, veins
pretend: veinzen, doe of
pretend to be: doe alsof je bent, doe alsof je een bent, doe je voor alsof
act as: gedraag je als, gedraagt u zich als, handel als, optreden als, fungeer als, fungeren als, acteer als
act as: reageer als, treed op als, kruip in de rol van, kruip in de huid van
act: gedraagt u zich, handelen, gedraag, gedragen, acteer, acteren, gedraagt
play the role: vervul de rol, neem de rol, neem de rol aan
play: speel, spelen
played: gespeeld, speelde
role: rol, rollen
roleplay: rollenspel*
you are now: nu ben je, voortaan ben je, vanaf nu ben je, vanaf nu ben jij, je bent vanaf nu, jij bent vanaf nu
you are now: je bent voortaan
imagine: stel je voor, stelt u zich voor, beeld je in, verbeeld je, stel dat, voorstellen dat, inbeelden
simulate: simuleer, simuleren
simulation: simulatie*
unrestricted: onbeperkt*, onbegrensd*, ongelimiteerd*
without restrictions: vrij van beperkingen
without limits: grenzeloos
no rules: geen enkele regel
no restrictions: geen enkele beperking
free: vrij, vrije, gratis, kosteloos, bevrijd
debug mode: debugmodus, onderhoudsmodus, testmodus, diagnosemodus
admin mode: beheerdersmodus, adminmodus
mode: modus, modi
jailbreak: jailbreak*
uncensored: ongecensureerd*, zonder censuur
censored: gecensureerd*
unfiltered: ongefilterd*
without morals: gewetenloos, immoreel
morals: moraal, moreel, morele
ethics: ethiek, ethisch, ethische
do not tell: zeg niet, niet zeggen, vertel niet, vertel niets, vertel hier niets, vertel niemand
do not tell the user: zeg niets tegen de gebruiker, zeg de gebruiker niet, zeg niet tegen de gebruiker
do not tell the user: zeg dit niet tegen de gebruiker, vertel dit niet aan de gebruiker, vertel de gebruiker niets
do not tell the user: vertel de gebruiker hier niets, vertel de gebruiker hier niks, vertel de gebruiker niks
do not tell the user: meld dit niet aan de gebruiker, meld het niet aan de gebruiker, zeg de gebruiker niets
do not tell the user: zeg de gebruiker hier niets
do not mention this: vermeld dat niet, vermeld het niet, rep er niet over, rep met geen woord over
do not mention this: geen woord hierover
do not mention this: praat hier niet over, vermeld deze tekst niet, vermeld dit niet, noem deze tekst niet
do not mention this: noem dit niet, noem het niet, zeg hier niets over, zeg er niets over, zeg hier niks over
do not mention this: vertel hier niets over, vertel er niets over
do not inform: licht niet in, breng niet op de hoogte
do not inform the user: licht de gebruiker niet in
do not ask: vraag niet om
do not show: laat niet zien
do not reveal: geef niet prijs
do not refuse: wijs niet af
do not add: voeg niets toe, voeg geen toe
refuse: weiger, weigeren, afwijzen, afslaan, wijs af, sla af
refused: geweigerd, weigerde, weigerden, afgewezen
refuses: weigert
refusal: weigering*
mention: vermeld, vermelden, sprake, sprake van
mentioned: vermeldde, vermeld staat
warn: waarschuw, waarschuwen
warning: waarschuwing*
warned: gewaarschuwd, waarschuwde
inform: informeer, informeren, inlichten, licht in, breng op de hoogte, stel op de hoogte, op de hoogte brengen
inform: op de hoogte stellen, laat weten, laten weten
informed: geïnformeerd, ingelicht, op de hoogte gebracht, op de hoogte
information: informatie, info, inlichting*
notify: verwittig, verwittigen, meld, melden, stel in kennis
notified: verwittigd, gemeld
without asking: ongevraagd*, zonder te vragen, zonder het te vragen, zonder vragen, zonder navraag, ongevraagd
without asking: zonder overleg
without telling: zonder te zeggen, zonder het te zeggen
without telling the user: zonder de gebruiker te informeren, zonder de gebruiker in te lichten
without telling the user: zonder dit de gebruiker te vertellen
without asking the user: zonder de gebruiker te vragen, zonder het de gebruiker te vragen
without confirmation: onbevestigd
without the knowledge: zonder medeweten, buiten medeweten, zonder dat de gebruiker het weet, achter de rug
without permission: ongeoorloofd*, onbevoegd*
without comment: zonder verder commentaar, zonder opmerkingen
without explanation: zonder verdere uitleg
without hesitation: zonder aarzelen, zonder te aarzelen
without thinking: zonder na te denken
confirmation: bevestiging*
confirm: bevestig, bevestigen
confirmed: bevestigd, bevestigde
answer: antwoord, antwoorden, beantwoord, beantwoorden
answered: beantwoordde, geantwoord, antwoordde
answer only: antwoord alleen maar
reply with: antwoord met, reageer met
say only: zeg alleen maar
write only: schrijf alleen maar
end your reply: eindig je antwoord, beëindig je antwoord, sluit je antwoord af, eindig elk antwoord
end your reply: eindig uw antwoord
respond: reageer, reageren
response: reactie, reacties, respons
reply: wederwoord, weerwoord, terugkoppeling
send: stuur, sturen, verstuur, versturen, zend, zenden, verzend, verzenden, opsturen, toesturen, stuur op
sent: gestuurd, verstuurd, verzonden, gezonden, stuurde, toegestuurd, opgestuurd
sends: stuurt, verstuurt, verzendt
sending: verzending*
forwarded: doorgestuurd
pay: betaal, betalen, voldoe
paid: betaald, betaalde
payment: betaling*
upload: upload*, zet online
uploaded: geüpload
download: binnenhalen, download*, haal binnen
deletes: verwijdert
execute: voer uit, uitvoeren, verricht, verrichten, uit te voeren, voert u uit
executed: uitgevoerd
run: voer, runnen, laat lopen
runs: draait
call: aanroepen, bel, bellen, opbellen, telefoneer*
called: aangeroepen, gebeld, heet, geroepen
open: open, openen, opendoen, geopende
opened: geopend, opende
read: lees, lezen, uitlezen, inlezen, gelezen, doorlezen, las, luidt, luiden, lees maar, lees uit
reads: leest
writes: schrijft
written: geschreven, opgeschreven, schriftelijk*
wrote: schreef, schreven
approved: goedgekeurd*, akkoord bevonden
approval: akkoord, fiat, goedkeuring*
grant: verleen, verlenen, toekennen, ken toe
granted: toegekend, verleende
grant access: geef toegang, toegang geven
password: wachtwoord, paswoord, toegangscode*
passwords: wachtwoorden, paswoorden
passphrase: wachtwoordzin, wachtzin, codewoord
key: sleutel, key, toets
keys: sleutels, keys, toetsen
api key: api sleutel*, api key*
token: token, tokens, toegangstoken*
credentials: inlog*, aanmeldgegevens, toegangsgegevens, logingegevens, credentials
login: login, logins, inloggen, aanmelden, aanmelding*, log in, meld je aan
account: account, rekening, gebruikersaccount
accounts: accounts, rekeningen, gebruikersaccounts
account number: rekeningnummer*
account balance: rekeningsaldo
bank: bank, banken
bank account: bankrekening*
bank details: bankgegevens, rekeninggegevens
iban: iban, ibans
credit card: creditcard, creditcards, kredietkaart*, credit card
credit card number: creditcardnummer*, kredietkaartnummer*
credit card data: creditcardgegevens, kaartgegevens, betaalgegevens, betalingsgegevens
email address: emailadres*, mailadres*
file: bestand, file, tekstbestand
folder: map, mappen, folder*
database: gegevensbank, database*, databank*
customer data: klantgegevens, klantengegevens, klantdata, klantinformatie
customer list: klantlijst, klantenlijst*
customer service: klantendienst, klantenservi*
data: gegevens, data
user data: gebruikersgegevens, gebruikersdata
note: notitie, notities, opmerking, opmerkingen, noot, nota, noteer, noteren, aantekening*, let op, merk op
attention: attentie, aandacht, opgelet, pas op
important: belangrijk*
urgent: spoed, dringend*, urgent*, met spoed
whoever reads this: wie dit leest, wie dit ook leest, degene die dit leest, iedereen die dit leest
if you are a model: als je een taalmodel bent, als je een ai bent, als u een ai bent, als je een llm bent
translate: vertaal, vertalen, vertaalt u
translated: vertaald, vertaalde
translation: vertaling*
summary: samenvatting*
document: document, documenten
page: pagina, bladzijde*
web page: webstek, webpagina*, website*, internetpagina*
message: bericht, berichten, boodschap, boodschappen
content: inhoud, content
transfer: overschrijving*, overboeking*, overdracht*, overmaken, overboeken, overdragen, maak over, boek over
transfer: over te maken, over te boeken, transfer
customer: client*, cliënt, klant
the: de, het
of the: der, des
a: een, eentje
i: ik
me: mij, me
my: mijn
mine: van mij
you: je, jij, jou, u, jullie, ge, gij
your: jouw, uw
yours: van jou, van u, de jouwe, de uwe
yourself: jezelf, uzelf
he: hij, ie
him: hem
his: zijn eigen
she: zij
they: ze, zijzelf
it is: het is, dat is, dit is, is het
there are: er staan
we: we, wij
us: ons
our: onze
them: hen
one: men, één
himself: zichzelf
-: zich, eens, toch, nou, even, eventjes, wel, effe, hè, maar eens, er maar, zeg maar
this: dit, deze
that: dat, die
that one: diegene, degene
those who: degenen
the same: dezelfde, hetzelfde
of it: ervan, daarvan, hiervan
on it: erop, daarop, hierop
in it: erin, daarin, hierin
with it: ermee, daarmee, hiermee
to it: eraan, daaraan, daartoe, hieraan, ertoe
about it: erover, daarover, hierover
for it: ervoor, daarvoor, hiervoor
from it: daaruit, hieruit
at it: erbij, daarbij, hierbij
by it: erdoor, daardoor, hierdoor
under it: eronder, daaronder
above it: erboven
behind it: erachter
after that: daarna, vervolgens, nadien, hierna, erna
which: welke, welk
who: wie
whose: wiens, wier, van wie
what: wat
what kind of: wat voor, wat voor een
where: waar
where to: waarheen, waar naartoe
why: waarom, waartoe
when: wanneer
how: hoe
how many: hoeveel
how long: hoelang
with what: waarmee
about what: waarover, waaraan
what for: waarvoor
on which: waarop, waarbij
in which: waarin
from what: waaruit, waarvan
through which: waardoor
and: en, alsmede
or: of, ofwel, dan wel
but: maar, echter, doch
because: omdat, want, aangezien, doordat
if: als, indien, mocht, ingeval
as if: alsof
as: zoals
as soon as: zodra
as long as: zolang
as far as: voor zover, voorzover
so that: zodat, opdat
more than: meer dan
less than: minder dan
unless: tenzij
although: hoewel, ofschoon, al is het
while: terwijl
since: sinds, sedert
whether: of dat
even if: ook als, ook al
therefore: daarom, dus, derhalve, vandaar
either: hetzij
neither: noch
both: beide, beiden, allebei
in: in
on: op
at: bij
to do: om te doen
of: van
for: voor, om
with: met
without: zonder
against: tegen
under: onder
after: na, nadat
between: tussen
through: doorheen, middels, door middel van
next to: naast
behind: achter
during: tijdens, gedurende
instead of: in plaats van
instead: in plaats daarvan
within: binnen
outside: buiten
except: behalve, uitgezonderd, met uitzondering van
due to: wegens, vanwege, door de
according to: volgens, conform, overeenkomstig
here: hier
there: daar, daarginds, er
hereby: bij dezen, middels deze
be: te zijn, wees, weest
am: ben
are: bent, zijn
are you: ben je, ben jij
you are not: je bent geen, jij bent geen
they are: zij zijn
is: is
was: was, werd, is geweest
were: waren, werden, waren er
been: geweest, geworden
become: worden, word
are being: wordt, worden er
have: hebben, heb
has: heeft, hebt
had: had, hadden, gehad
you will: je gaat nu, je gaat, jij gaat
would: zou, zouden
would you: wil je, wil jij, wilt u
could: kon, konden
could you: zou je kunnen, zou u kunnen, zou je willen, zou u willen
cannot: kan niet, kunnen niet, kunt niet
must: moet, moeten, dient, dienen
you must not: je mag niet, jij mag niet, u mag niet, je mag geen, jullie mogen niet
must not: mag niet, mogen niet, mag nooit
you do not have to: je hoeft niet, u hoeft niet, jij hoeft niet
had to: moest, moesten
should: hoort te, behoort te, zou moeten, zouden moeten
you should: je zou moeten, jij zou moeten, u zou moeten
may: mag, mogen, mei
was allowed: mocht niet, mochten
want: wil, willen, wilt, wens, wensen
i want: ik zou willen, ik wil graag
i would like: ik zou graag, graag zou ik, graag wil ik
gladly: graag
let us: laten we
do: doe, doen
did: deed, deden
done: gedaan, klaar, afgerond
make: maak, maakt, maken
made: maakte, maakten, gemaakt
not: niet, nie
do not: doe geen
no: nee, geen
not a single: geen enkel, geen enkele
nothing: niets, niks
never: nooit, nimmer, in geen geval, onder geen beding, onder geen enkele omstandigheid, te allen tijde niet
no longer: niet meer, geen meer
not yet: nog niet
nobody: niemand
not even: niet eens
without exception: zonder uitzondering
yes: ja, jawel, jazeker
perhaps: misschien, wellicht, mogelijk, eventueel
everything: alles
everyone: iedereen, eenieder
every: elke, elk, ieder, iedere
always: altijd, steeds, telkens, te allen tijde
any: enig, enige, eender welk*, welke dan ook, welk dan ook
anything: wat dan ook
anyone: wie dan ook
some: sommige, enkele
something: iets
someone: iemand
somewhere: ergens
sometimes: soms, af en toe
several: verscheidene, meerdere
many: veel, vele
much: heel veel
more: meer
most: meeste, het meest
mostly: meestal, grotendeels
few: weinig, weinige
little: beetje
less: minder
least: minst, minste
at least: minstens, tenminste, ten minste, in ieder geval
such: zulke, zulk, dergelijke, dergelijk
each: per
together: samen, gezamenlijk, tezamen
alone: eenzaam
only: alleen, slechts, enkel, uitsluitend, louter, alleen maar, enkel en alleen
also: ook, tevens, eveneens, bovendien, daarnaast
very: heel, zeer, erg, uiterst, ontzettend
quite: best wel, nogal
so: zo
still: nog, nog steeds
twice: twee keer, tweemaal
immediately: ogenblikkelijk, meteen, onmiddellijk, direct, terstond, per direct, onverwijld
now: nu, momenteel, thans, op dit moment
then: dan, toen
first: eerst, eerste, allereerst, ten eerste
last: laatste, laatst, als laatste
at last: eindelijk, uiteindelijk, tenslotte
second: tweede, seconde, ten tweede
third: derde, ten derde
fourth: vierde
fifth: vijfde
next: eerstvolgende
later: later, straks
earlier: eerder, vroeger, daarstraks
soon: binnenkort, weldra, spoedig
today: vandaag
tomorrow: morgen
yesterday: gisteren
often: vaak, dikwijls
rarely: zelden
usually: gewoonlijk, doorgaans, normaal gesproken
ago: geleden
please: alsjeblieft, alstublieft, aub, gelieve, svp, wees zo vriendelijk, wees zo goed, wilt u zo vriendelijk zijn
thanks: bedankt, dank, hartelijk dank
zero: nul
two: twee
three: drie
four: vier
five: vijf
six: zes
seven: zeven
eight: acht
nine: negen
eleven: elf
twelve: twaalf
twenty: twintig
thirty: dertig
forty: veertig
fifty: vijftig
hundred: honderd
thousand: duizend
million: miljoen, miljoenen
half: voor de helft, half, halve, helft, anderhalf, anderhalve
up: omhoog, naar boven
back: terug, terug*
along: mee, langs
further: verder, voorts
that is: dat wil zeggen, namelijk
for example: bijvoorbeeld, bijv, bv
as follows: als volgt
just: gewoon, net
really: echt, werkelijk, daadwerkelijk
actually: eigenlijk, in feite
of course: natuurlijk, uiteraard, vanzelfsprekend
exactly: precies, exact
hello: hallo, goedendag, goeiedag
dear: waarde collega, beste collega, beste klant, geachte, beste allemaal, beste heer, beste mevrouw, beste ai
dear: beste assistent, beste lezer, beste team, beste klanten
good morning: goedemorgen, goeiemorgen
good evening: goedenavond
goodbye: tot ziens, doei, tot dan
sorry: sorry, excuses, excuseer, pardon, het spijt me, neem me niet kwalijk
hacking: hacking
hacker: hacker*
weapon: wapen, wapens, vuurwapen*
poison: gifstof*, vergif, gif, vergiftig*
malware: malware, kwaadaardige software, schadelijke software
phishing: phishing*
drugs: drugs, drug
illegal: illegaal, illegale, strafbaar, strafbare, onwettig*, wederrechtelijk*
forbidden: verboden, niet toegestaan, niet geoorloofd
dangerous: gevaarlijk*
harmful: schadelijk*
kill: dood maken, vermoorden, doden
steal: steel, stelen, jat, jatten
stolen: gestolen, gejat
attack: aanval*, val aan
fraud: fraude, oplichting, bedrog
by: door
hack: hacken, hack
day: dag, dagje
request: verzoek, verzoekt, aanvraag, aanvragen
requests: verzoeken
requested: verzocht, opgevraagd, aangevraagd, gewenst*
require: eis, eisen, vereis, vereisen, opvragen, vraag op
requires: vereist, eist
required: nodige, verplicht*, benodigd*
line: lijn, lijnen
question: laatste vraag, vraagje, vraag van, een vraag, de vraag, mijn vraag, deze vraag, elke vraag, uw vraag
question: volgende vraag
see: zie, zien, bekijk, bekijken
seen: gezien, bekeken
sees: ziet
saw: zag, zagen
needed: benodigde, noodzakelijk*
go: ga naar, ga, gaan, gaat u
went: ging, gingen, gegaan
goes: gaat naar, gaat
going: bezig
keep: houd, houden, hou, behoud, behouden, bewaar, bewaren
keep secret: houd voor je, hou voor je
keeps: houdt
kept: gehouden, bewaard, hield
time: tijd, tijdstip, keer
times: keren, tijden
take: neem, nemen
taken: genomen
takes: neemt, duurt
took: nam
over: voorbij, eroverheen
check: controleer, controleren, check, checken, nakijken, nagaan, kijk na, ga na
checks: controles, controleert
checked: gecontroleerd, nagekeken
know: weet, weten, ken, kennen, kent
known: bekend, bekende, geweten
knowledge: kennis
numbers: nummers, getallen, cijfers
words: woorden
word: woord
notes: aantekeningen
end: einde, eindig, eindigen, eind, beeindig*
ended: beëindigd, geëindigd
ends: eindigt
days: dagen
test: test, testen
tests: tests, toetsen van
letter: brief, briefje, letter
letters: letters, brieven
chat: chat, chats, chatten
add: voeg toe, toevoegen, voeg, optellen, toe te voegen, tel op, vul aan
added: toegevoegd, aangevuld
report: aangifte, rapport, rapporten, verslag, rapportage, rapporteer, rapporteren, meldt u
reports: verslagen, meldt
reported: gerapporteerd
her: haar
work: werk, werken, arbeid
started: gestart, begonnen, begon
log: log, logs, logboek*, logbestand*
card: kaart*
thing: ding
things: dingen, spullen
stop: stop, stoppen, ophouden, staak, hou op, houd op, stop ermee
tool: tool, hulpmiddel, gereedschap
tools: tools, hulpmiddelen, gereedschappen
get: krijg, krijgen, haal, halen, verkrijg
gets: krijgt, ontvangt
receive: ontvang, verkrijgen
receipt: bon, bonnetje, kwitantie, ontvangstbewijs
sentence: zin, zinnetje
sentences: zinnen
change: wijzig*, verander*, aanpassen, pas aan
changes: wijzigingen, veranderingen, verandert
changed: aangepast, gewijzigd*, veranderd*
same: zelfde, gelijke
phone: telefoon, mobiel, mobieltje, gsm
phone number: telefoonnummer*, mobiele nummer
person: persoon
minutes: minuten, notulen, min
minute: minuut
post: post, posten
form: vorm, formulier*
help: help, helpen, helpt, hulp
helpful: behulpzaam, behulpzame, nuttig, nuttige
helper: helper
looking: op zoek, zoekend
week: week, weken
weekly: wekelijks*
room: kamer, kamers, ruimte, zaal
staff: personeel, staf
come: kom, komen, komt, kwam, kwamen, gekomen
true: echte, waarheid
night: nacht, nachten
turn: draai om, omdraaien, draai, draaien, beurt
turned: gedraaid
hand: hand, handen, overhandiging
hand over: overhandig, overhandigen, afgeven, geef af
address: adres, adressen, aanspreken
table: tabel, tabellen, tafel
step: stap
steps: stappen
step by step: stap voor stap, stapsgewijs
return: retour*, terugkeer, terugkeren, terugkomen, keer terug, kom terug, retour
year: jaar
years: jaren
review: beoordeling*, beoordeel, beoordelen, beoordeling, beoordelingen, recensie*, herzie, nazien
reviewer: beoordelaar*, recensent*
reviewed: beoordeeld
machine: machine, machines, apparaat, apparaten
comment: commentaar, becommentarieer
comments: commentaren
notice: kennisgeving, mededeling, merk, merken
team: team, teams, ploeg
wrong: fout, verkeerd*, onjuist*
book: boek, boeken, reserveer
booked: geboekt, gereserveerd
booking: boeking*, reservering*
reserve: reserveren
reader: lezer*
sign: onderteken, ondertekenen, tekenen
signed: ondertekend, getekend
signature: handtekening*
find: vind, vinden, vindt, zoek op
find out: zoek uit, uitzoeken, erachter komen
found: gevonden, vond, vonden
subject: onderwerp, thema
software: software
real: reëel, reële, werkelijke
date: datum
dates: datums
bring: breng*
brought: gebracht, bracht
hold: vasthouden, houd vast
talk: praat, praten, spreek, spreken
plan: plan, plannen
language: taal, talen
house: huis, huizen
shop: shop, webwinkel*
shopping: winkelen, boodschappen doen
app: app, apps, applicatie, toepassing
application: applicaties, sollicitatie*
type: type, tik in, typ, typen, tik, intypen, typ in
types: types, soorten
typed: getypt
kind: soort, aard
long: lang, lange, lengte
longer: langer, langere
price: prijs, prijzen, prijsje
cost: kosten, kost, kostprijs
costs: onkosten
fee: tarief, vergoeding*
link: link, koppeling*
water: water
door: deur, deuren
status: status, toestand, stand
being: wezen
office: kantoor, kantoren
ticket: ticket, tickets, kaartjes
company: bedrijf, bedrijven, firma
follow: volg, volgen, volgt, opvolgen, volg op, houd je aan, hou je aan, houdt u zich aan
followed: gevolgd, opgevolgd
follows: volgt daarop
obey: gehoorzaam, gehoorzamen
comply: nakomen, naleven, kom na, leef na, voldoen aan
short: beknopt*, kort, korte, beknopt, beknopte
complete: voltooi, voltooien, compleet, complete, invullen, afronden, vul in, rond af
completed: voltooid
completely: volkomen
share: delen met, deelt, deel, delen, deelt u
shared: gedeeld*
sharing: het delen
mark: markeer, markeren, aanmerken
marked: gemarkeerd
release: vrijgeven, release, uitgave, geef vrij
released: vrijgegeven, uitgebracht
publish: publiceer, publiceren
published: gepubliceerd
terms: termen, algemene voorwaarden
term: term, termijn
fine: prima, oké, ok
description: beschrijving*, omschrijving*
describe: beschrijf, beschrijven, omschrijf, omschrijven
described: beschreven, omschreven
title: titel, titels, kop
desk: balie
helpdesk: helpdesk
lost: verloren, verloor, kwijt
lose: verliezen
security: veiligheid, beveiliging, security
safe: veilig, veilige
sure: zeker
paste: plak, plakken, plakt
sheet: blad, vel, spreadsheet
class: klas, klassen, les
lesson: lessen, lesje
fixed: opgelost, vast, vaste, gerepareerd, hersteld
place: plek
error: error, foutmelding*
errors: fouten
mistake: vergissing*
voice: stem, stemmen
even: zelfs
box: doos, vak
case: geval, gevallen
speaks: spreekt
spoke: sprak, gesproken
speaker: spreker*, luidspreker*
guest: gast
guests: gasten
explain: leg uit, uitleggen, verklaar, verklaren, verduidelijk, uit te leggen
explanation: uitleg, verklaring, toelichting*
explained: uitgelegd, verklaard
access: toegang, benader
empty: leeg, lege
blank: blanco
export: export*
import: import*
paper: papier, papieren
results: resultaten, uitkomsten
job: baan, job, banen, klus
draft: concept, ontwerp, klad, opstellen, stel op
side: kant, zijde
rest: rest, rust, rusten
item: artikel, item, voorwerp
items: artikelen, items, voorwerpen
pass: geslaagd
session: sessie*
top: top
body: lichaam
fill: vul, vullen
support: steun, ondersteun*, support
site: locatie, site
false: onwaar, vals
school: school, scholen
search: doorzoek*, zoek, zoeken, doorzoek, doorzoeken, zoekt, opzoeken
build: bouw, bouwen
built: gebouwd
building: gebouw, gebouwen
wait: wacht, wachten
waiting: wachtend
count: tel, tellen
style: stijl, stijlen
rate: koers
stay: blijf, blijven, verblijf
stays: blijft
human: mens, menselijk*
field: veld, vakje
buy: koop, kopen, aanschaffen
bought: gekocht, kocht
sell: verkoop, verkopen
author: auteur, auteurs, schrijver*
group: groep, groepen
tale: sprookje, sprookjes
press: druk, drukken, pers
push: duw, duwen
think: denk, denken, denkt, nadenken, denk na
thought: gedachte, gedacht, dacht
docs: docs, documentatie*
month: maand, maandelijks*
months: maanden
kindly: vriendelijk, vriendelijke
another: een andere, nog een
lock: vergrendel, vergrendelen, slot, op slot
locked: vergrendeld
unlock: ontgrendel, ontgrendelen
ring: ring, rinkel
accept: accepteer, accepteren, aanvaard, aanvaarden
accepted: geaccepteerd
label: etiket, label
cut: knip, knippen, snijd, snijden
game: spel, spelletje, game
remember: onthoud, onthouden, herinner, denk eraan
agreed: afgesproken, overeengekomen
agree: ga akkoord, akkoord gaan, instemmen, stem in
agreement: overeenkomst*
guide: gids, wegwijzer
switch: schakel, schakelen, wissel, wisselen, overschakelen, schakel over
host: gastheer, host
red: rood, rode
morning: ochtend, ochtenden
afternoon: middag, namiddag
evening: avond
tonight: vanavond
limit: beperk, beperken
limited: gelimiteerd, beperkt*
treat: behandel, behandelen, beschouw, beschouwen
treated: behandeld
library: bibliotheek*
client: client, opdrachtgever*
section: sectie, rubriek
issue: probleem
problems: problemen
source: bron, bronnen, broncode
code: code, codes
carry: draag, dragen
law: wet, wetgeving
laws: wetten, wettelijk*
allowed: geoorloofd, toegelaten, toegestaan*
allow: sta toe, toestaan, toelaten, toe te staan
allows: laat toe
permission: toestemming, permissie
permissions: machtigingen, rechten, bevoegdheden
permitted: vergund
head: hoofd
try: probeer, proberen, poging
tried: geprobeerd, probeerde
task: taak, taken, opgave
breaks: pauzes, breekt
reason: reden, oorzaak
reasons: redenen
live: leef, leven, woon, wonen
legal: legaal, juridisch*
contract: contract, contracten
record: vastleggen, dossier, neem op, record, opname
sample: voorbeeld, monster, steekproef
main: voornaamste
continue: ga door, doorgaan, verdergaan, vervolg, ga verder
move: verplaats, verplaatsen, beweeg, bewegen, verhuizen
context: context, verband
row: rij, rijen
claim: claim, beweer, beweren
claims: beweert, claims
root: wortel, root
man: man
woman: vrouw
car: auto, wagen, voertuig*
level: niveau, level
update: update, updaten, bijwerken, actualiseer, werk bij
updated: bijgewerkt, geüpdatet
branch: filiaal, tak
better: beter, betere
mean: betekenen, bedoel
history: geschiedenis, historie
point: punt
offer: aanbod, aanbieden, bied, bieden, aanbieding*
hide: verberg, verbergen, verstop, verstoppen, verzwijg, verzwijgen, verhul
conceal: verhullen, verdoezel*
opening: opening
shift: ploegendienst, shift
present: aanwezig*, presenteer*
web: web
internet: internet
entry: invoer
including: inclusief, waaronder
include: bevat, opnemen in, sluit bij
block: blokkeer, blokkeren, blok
blocked: geblokkeerd*
install: installeer, installeren, installatie*
string: string, tekenreeks
love: liefde, hou van
due: verschuldigd
bit: stukje
script: script, scripts
boss: baas, chef
manager: manager, leidinggevende, bedrijfsleider
family: familie, gezin
plain: platte, leesbare
injection: injectie
recipe: recept, recepten
front: voorkant, vooraan
blue: blauw, blauwe
green: groen, groene
white: wit, witte
black: zwart, zwarte
grey: grijs, grijze
color: kleur, kleuren
dark: donker, donkere
light: licht, lichte
hear: hoor, horen
heard: gehoord, hoorde
listen: luister, luisteren
teacher: leraar, lerares, docent*, leerkracht*
hint: hint, tip
tip: tips
action: actie
money: geld
euros: euro
cash: contant, contanten
english: in het engels, engels, engelse
german: duits, duitse
dutch: nederlands, nederlandse, in het nederlands
french: frans, franse
spanish: spaans, spaanse
clear: duidelijk, duidelijke, helder
clearly: overduidelijk
window: venster, raam, ramen
paragraph: paragraaf, alinea*
choose: kies, kiest, kiezen, uitkiezen, selecteer
choice: keuze, keus
attached: bijgesloten, bijgevoegd*, in bijlage
attach: bijvoegen, hecht, voeg bij
attachment: bijlage, bijlagen
running: lopend, lopende
store: sla op, winkel, opslaan, op te slaan
stored: opgeslagen
save: besparen, redden
saved: bewaard gebleven
reset: reset, resetten, herstart
restart: herstarten, opnieuw starten, start opnieuw
chapter: hoofdstuk, hoofdstukken
contact: contact*, neem contact op
contacts: contacten, contactpersonen
screen: scherm, beeldscherm
inside: binnenkant
size: grootte, maat
base: basis, grondslag
alarm: alarm, wekker
details: details, bijzonderheden
clean: schoon, schone, schoonmaken, maak schoon
training: opleiding, training*
trained: getraind, opgeleid
train: train, trein, treinen
transcript: transcript, uitgeschreven tekst
pull: trek, trekken
course: cursus, cursussen
meeting: bijeenkomst, vergadering*, meeting*
bad: slecht, slechte, kwaad
evil: boosaardig*, kwaadaardig*
club: club, vereniging
fire: vuur, brand
article: artikel over
load: laad, laden, last
delivery: bezorging, levering*
deliver: lever, leveren, bezorg
verify: verifie*
verified: geverifieerd
verification: verificatie*
ever: ooit
scene: scene*
valid: geldig*
vendor: leverancier*, verkoper*
supplier: toeleverancier*
enter: invoeren, betreed, in te voeren
input: input
channel: kanaal, kanalen
failed: mislukt, gefaald
fail: falen, mislukken
child: kind
children: kinderen
kids: kids
calendar: agenda, kalender*
aloud: hardop
great: super, geweldig*, fantastisch*
big: groot, grote
missing: vermist, ontbreek*, ontbrekend*
audit: audit, audits
invoice: factuur, facturen
bill: declaratie*
editor: uitgever, redacteur*
query: opvraging, zoekopdracht*
replace: vervang, vervangen
replaced: vervangen door
exercise: opgaven, oefening*
function: functie*
trust: vertrouw, vertrouwen
trusted: vertrouwd, vertrouwde, betrouwbaar
quiet: stil, rustig
quietly: stilzwijgend
silently: geruisloos
cover: omslag, dek, bedekken
doctor: dokter, arts, artsen
patient: patient*, geduldig
welcome: welkom*
pin: pin, pincode*
column: kolom, kolommen
manual: handmatig*, handleiding*, gebruiksaanwijzing*, handboek
budget: budget, begroting
lead: leid, leiden, leiding
party: partij, feest, feestje
parcel: pakket, pakketje, pakje
package: pakketten, verpakking
server: server, servers
pick: pluk, kies uit
lunch: lunch, middageten
dinner: avondeten, diner
breakfast: ontbijt
charge: breng in rekening
expected: verwacht, verwachte
expect: verwachten
setup: opzet, installatie
amount: bedrag, bedragen, hoeveelheid
sum: som, totaalbedrag
swap: ruil, ruilen, verwissel
firm: stevig
gone: verdwenen, weg zijn
city: stad, steden
town: dorp, stadje
edit: bewerk, bewerken
wifi: wifi
correct: verbeter, verbeteren, klopt, kloppen, correct, correcte, corrigeer, corrigeren
improve: optimaliseer, verbetering*
kitchen: keuken, keukens
brief: bondig
floor: vloer, verdieping
raw: ruw, ruwe, rauw, onbewerkt*
stars: sterren
purpose: doel, doeleinde
purposes: doeleinden
calls: belt, roept
via: via
clause: clausule*
path: pad, paden
feel: voel, voelen, gevoel
hall: hal
stock: voorraad, aandelen
contains: bevat ook
contained: vervat
bug: bug, bugs
finish: maak af, afmaken
finished: afgemaakt
friend: vriend, vriendin
friends: vrienden
friendly: aardig
value: waarde, waarden
far: ver
master: meester
parents: ouders
product: product, producten
automated: geautomatiseerd*
automatic: automatisch*
consent: instemming
portal: portaal
flag: vlag, markeer als
bus: bus, bussen
unit: eenheid
deploy: uitrollen, rol uit
project: project, projecten
create: creëer, creëren, creeer, creeren, aanmaken, stel samen, maak aan
created: gecreëerd, aangemaakt, opgesteld
creators: makers, scheppers
generate: genereer, genereren
generated: gegenereerd*
produce: produceer, produceren, vervaardig
clerk: bediende, klerk
event: evenement*, gebeurtenis*
general: algemeen, algemene
coffee: koffie
tea: thee
statement: uitspraak, rekeningafschrift*
prior: voordien
ready: gereed
mind: gedachten, geest
header: header, kopregel
footer: voettekst
compare: vergelijk*
study: studie, studeer, studeren
scan: scan, scannen
museum: museum, musea
discount: korting*
slow: langzaam, langzame, traag
recommend: aanbevelen, aanraden, raad aan, beveel aan
recommendation: aanrader, aanbeveling*
suggest: stel voor, voorstellen, suggereer
suggestion: voorstel, suggestie*
force: dwing, dwingen, kracht, geweld
hotel: hotel, hotels
shut: hou je mond, zwijg
trip: reis, reizen, uitstapje, tripje
select: selecteren, selectie
profile: profiel, profielen
feed: voed, voeren
feedback: feedback
collect: verzamel, verzamelen
tax: belasting, belastingen
gate: poort, hek
insurance: verzekering*
exam: examen, tentamen
speech: toespraak, spraak, speech
poem: gedicht, gedichten
song: lied, liedje, liedjes, song
joke: grap, grapje, grappen, mop
merge: samenvoegen, voeg samen
deposit: storting, borg, aanbetaling
whenever: telkens wanneer, elke keer als, altijd als, wanneer dan ook
wherever: waar dan ook
student: student*, leerling*, scholier*
member: lid
members: leden
essay: essay, opstel
low: laag, lage
lower: lager
high: hoog, hoge
higher: hoger, hogere
highest: hoogste
alert: alarmering
regards: hoogachtend, met vriendelijke groet, met vriendelijke groeten
character: karakter, personage, personages
characters: tekens, karakters
click: klik, klikken
normal: normaal, normale
normally: normaliter
mirror: spiegel
ahead: vooruit
modify: modificeer, aanpassing*
dry: droog, droge
guard: bewaker, wacht houden
homework: huiswerk
guess: gok, schat
default: standaard, standaardinstelling
standard: standaarden, gebruikelijk*
mailbox: mailbox, postbus
inbox: inbox, postvak in
queue: wachtrij
gift: cadeau, cadeautje
visitor: bezoeker*
visit: bezoek, bezoeken
coding: programmeren, codering
interview: interview*, sollicitatiegesprek*
parts list: stuklijst
serve: dien, serveer
scope: reikwijdte, omvang
street: straat, straten
tone: toonhoogte
maintenance: onderhoud
object: object, objecten, bezwaar
match: wedstrijd, overeenkomen
memo: memo
neighbor: buurman, buurvrouw, buren
court: rechtbank, gerecht
landlord: huisbaas, verhuurder*
rent: huur, huren
cold: koud, koude, kou
hot: hete
backup: reservekopie, backup*
stage: fase, podium
bound: gebonden
bind: binden
credit: krediet, tegoed
fake: nep, vervalst*
forge: vervals, vervalsen
method: methode*
station: station
usual: gewone, gebruikelijke
fair: eerlijk, fair
honest: eerlijke
total: totaal
partner: partner, partners
food: eten, voedsel, voeding
newsletter: nieuwsbrief, nieuwsbrieven
phrase: frase, uitdrukking, zinsnede
phrases: zinsneden
wording: formulering*, bewoording*
balance: saldo, balans
button: knop, knoppen
survey: peiling, enquête*
certificate: certificaat, certificaten
invite: nodig uit, uitnodigen, uitnodiging*
mum: mama, mam
mother: moeder
father: vader, papa
brother: broer
sister: zus, zuster
understand: begrijp*, snap
understood: begrepen, snapte
wall: muur
leak: lek, lekken
reference: verwijzing, referentie*
refer: verwijs, verwijzen
detail: detail, gedetailleerd*, uitgebreid*
direct: rechtstreeks*
maker: maker, fabrikant*
provide: verschaf, verschaffen, verstrek, verstrekken, aanleveren, bied aan de, lever aan
engine: motor
passport: paspoort*
drive: schijf, rijd, rijden
laptop: laptop*
computer: computer*
prove: bewijs, bewijzen
power: stroom, macht, vermogen
wiki: wiki
silence: stilte, zwijgen
parking: parkeren, parkeerplaats*
incident: voorval, incident*
consider: overweeg, overwegen, houd rekening met
does not matter: maakt niet uit
decline: sla beleefd af
sound: geluid, klinkt
supervisor: toezichthouder*
view: uitzicht
opinion: mening, opinie
port: haven
proof: bewijsstuk
reach: bereik, bereiken
badge: badge, pasje
film: film, films
video: video
straight: rechtdoor
doc: doc
bar: balk, kroeg
guidance: begeleiding
local: lokaal, lokale, plaatselijk*
seconds: seconden
wish: wenste
salary: salaris, salarissen, loon
payroll: salarisadministratie, loonadministratie
online: online
abstract: abstract
format: formaat, formatteer, opmaak
happens: gebeurt
happened: gebeurde, gebeurd
large: omvangrijk
module: module, modules
emergency: spoedgeval, noodgeval*
fridge: koelkast
polite: beleefd, beleefde
disk: harde schijf
examples: voorbeelden
platform: platform*
remote: op afstand, externe
difference: verschil, verschillen
environment: omgeving, milieu
variables: variabelen, variabele
sort: sorteer, sorteren
decide: beslis, beslissen
decision: beslissing*, besluit, besluiten, beslissing, beslissingen
map: plattegrond
compliance: naleving
exit: uitgang, afsluiten en
world: wereld
authority: bevoegdheid, gezag, autoriteit*
authorized: gemachtigd, bevoegd, geautoriseerd*, bevoegde
employer: werkgever*
submit: dien in, indienen
possible: mogelijke
impossible: onmogelijk*
discuss: bespreek, bespreken, overleg
layer: laag van
effect: effect, werking
immediate effect: onmiddellijke ingang
sensor: sensor*
sir: meneer, heer
madam: mevrouw, dame
win: win, winnen
reproduce: reproduceer, reproduceren
duty: plicht
spell: spel uit
spelling mistakes: spelfouten, typfouten
grammar: grammatica
template: sjabloon, template
candidate: kandidaat, kandidaten, sollicitant*
double: dubbel, dubbele
favor: gunst
dump: dump, dumpen
patch: patch
harmless: onschuldig*, ongevaarlijk*
middle: midden, middelste
plant: plant
panel: paneel
evaluation: evaluatie*
evaluate: evalueer, evalueren
rating: waardering
crash: crash
birthday: verjaardag*
chair: stoel
chart: grafiek, diagram
schema: schema
available: beschikbaar, beschikbare
risk: risico
milk: melk
distribute: verdeel, verspreid, verspreiden
briefing: briefing
actual: eigenlijke, feitelijk*
directives: voorschriften van
moderation: moderatie*
instructed: geïnstrueerd, opgedragen
instruct: instrueer, instrueren, draag op
moral: moralistisch
configured: geconfigureerd
suspended: opgeschort, geschorst
process: proces, processen, verwerk, verwerken
processing: verwerking
priority: voorrang, prioriteit*
takes precedence: heeft voorrang, gaat voor
insert: invoegen, voeg in
append: achteraan toevoegen
encode: codeer, encodeer, versleutel*
decode: decodeer, ontcijfer, ontsleutel*
encrypted: versleutelde
parameters: parameter*
freely: vrijuit, ongehinderd
directions: routebeschrijving
simple: eenvoudig*, simpel*
throw: gooi, gooien, werp
waived: kwijtgescholden
echo: echo
handling: afhandeling, omgang
operate: bedien, opereer
core: kern
goal: doelen, doelstelling
harm: schade, schaden
purely: puur, zuiver
acting: acteerwerk
reverse: achterstevoren, omgekeerd*
backwards: achteruit
absolutely: absoluut, absolute
erase: uitwissen, wis uit
taught: onderwezen, geleerd
learn: leer, leren
learned: leerde
demands: eist op
banned: verbannen
avoid: vermijd, vermijden
forever: voor altijd, eeuwig
able: in staat, kunnende
unable: niet in staat
research: onderzoek, onderzoeken
fiction: fictie*
novel: roman
trigger: activeer de, trigger
alignment: afstemming
revoked: herroepen
revoke: herroep, trek terug
exist: bestaat, bestaan
extract: extraheer, extraheren, uittreksel, haal eruit
design: vormgeving
ping: ping
rewrite: herschrijf, herschrijven
rephrase: herformuleer, herformuleren
usage: verbruik
quit: stop met, ontslag
undo: ongedaan maken, maak ongedaan
might: zou kunnen
supersedes: vervangt
legally: wettelijk gezien
protocol: protocol*
final: definitief, definitieve, eindversie
argument: argument*
loop: lus
artificial: kunstmatig*
identity: identiteit*
impersonate: voordoen als, uitgeven voor
parallel: parallel
moment: moment, ogenblik
browser: browser*
educational: educatief, educatieve
universe: universum
regarding: wat betreft
remind: herinner me, herinner mij
resume: hervat, hervatten, cv, curriculum
consult: raadpleeg, raadplegen
solution: oplossing*
experience: ervaring*
genuine: authentiek
criteria: criteria, criterium
critical: kritiek, kritisch*
particular: bepaalde, specifiek*
superseded: achterhaald
translator: vertaler*
fresh: vers, verse, fris
binding: bindend*
experiment: proef, experiment*
exchange: uitwisseling, omruilen
trainer: trainer*
suppose: veronderstel
engineers: ingenieur*
planner: planner
freedom: vrijheid
convert: converteer, converteren, omzetten, zet om
primary: primair*
based: gebaseerd
proofread: proeflezen, redigeer
fold: vouw, vouwen
material: materiaal, materialen
external: extern
trace: spoor, sporen
virtual: virtueel, virtuele
intelligence: intelligentie
maximum: maximaal, maximum, hoogstens
minimum: minimaal, minimum
praise: lof
acknowledge: erken, erkennen
former: voormalig*
medical: medisch*, medisch, medische
medicine: medicijn*, geneesmiddel*
spam: spam
special: speciaal, speciale, bijzonder*
pause: pauze, pauzeer
coming: komend, komende
passage: passage, tekstgedeelte
shelf: plank, schap
severity: ernst
happy: blij, gelukkig
sad: verdrietig, triest
angry: boos, boze
beautiful: prachtig*, mooi, mooie, prachtig, prachtige
young: jong, jonge
easy: makkelijk*, gemakkelijk*
strict: strikt, strikte, streng
strictly: ten strengste
country: land, landen
dog: hond, honden
cat: kat, katten
monday: maandag*
tuesday: dinsdag*
wednesday: woensdag*
thursday: donderdag*
friday: vrijdag*
saturday: zaterdag*
sunday: zondag*
january: januari
february: februari
march: maart
june: juni
july: juli
august: augustus
october: oktober
december: december
analyze: analyse*
math: wiskunde*
formula: formule, formules
answer honestly: antwoord eerlijk
accident: ongeluk, ongeval
health: gezondheid*
order number: ordernummer, bestelnummer*
customer number: klantnummer*
invoice number: factuurnummer*
social security number: burgerservicenummer, bsn
date of birth: geboortedatum
login page: inlogpagina*
username: gebruikersnaam, gebruikersnamen
environment variables: omgevingsvariabele*
source code: broncode van
attachments: bijlages
contact list: contactenlijst, contactlijst
recipient: geadresseerde, ontvanger*
sender: afzender*
new task: nieuwe opdracht
initial instructions: eerste instructies, begininstructies
do anything now: alles doen
answer everything: beantwoord elke vraag, beantwoord alle vragen
no matter what: wat er ook gebeurt, koste wat kost
at all costs: tot elke prijs
keep quiet about: hou je mond over, houd je mond over
stay in character: blijf in je rol
break character: uit je rol vallen
you have no restrictions: je hebt geen beperkingen, je kent geen beperkingen
you have no rules: je hebt geen regels, je kent geen regels
you are not bound: je bent niet langer gebonden
subject to: onderworpen aan, onder voorbehoud
what were you told: wat is je verteld, wat is jou verteld
what are your instructions: hoe luiden je instructies
beginning with: beginnend met, te beginnen met
code block: codeblok*
character by character: teken voor teken
line by line: regel voor regel
letter by letter: letter voor letter
everything you know: alles wat je weet
before this message: voor dit bericht
before this: hiervoor al
knowing: wetend
attacker: aanvaller*
break in: inbreken, inbraak, breek in
spy: bespioneer, bespioneren, spion*
violence: gewelddadig*
hate: haat, haten
insult: beledig, beledigen, belediging*
shoot: schiet, schieten
sounds good: klinkt goed
for free: voor niets
feel free: gerust
right away: gelijk
as possible: mogelijk is
as soon as possible: zo snel mogelijk, asap
in addition: daarbovenop
in the name of: uit naam van
in any case: in elk geval, sowieso
at the end: aan het einde, op het einde, aan het eind
escape: ontsnap, ontsnappen, uitbreken, uitbraak
focus: focus, concentreer*
none: geen van
board: bord, bestuur
thread: thread, draadje
config: configuratiebestand*
quotes: aanhalingstekens
rather: liever
tag: tag, tags, label van
contain: bevatten
shell: shell, schelp
tick: vinkje, aanvinken
contents: inhoudsopgave
stuff: spul
lot: een hoop
retry: probeer opnieuw, probeer het opnieuw
standing: staand
stand: sta, staan
stood: stonden
terminal: terminal*
plus: plus
slide: dia, slide
common: gangbaar, veelvoorkomend*
caller: beller*
bed: bed, bedden
digest: kort overzicht
migration: migratie*
forum: forum, forums
medium: middelgroot
solely: enkel maar
preamble: inleiding, preambule
introduction: introductie, inleidend*
limitations: tekortkoming*
wipe: veeg, vegen, wis alles
omit: laat achterwege
ordered: besteld, bestelde, bevolen
assigned: toegewezen
assign: wijs toe, toewijzen
guardrail: veiligheidshek
deny: ontken, ontkennen
rank: rang
twin: tweeling*
principal: schoolhoofd, directeur
concealed: verzwegen
vault: kluis
obliged: verplicht om
cast: rolverdeling
buffer: buffer
hash: hash
segment: segment*
exact: exacte
whole text: hele tekst, volledige tekst, gehele tekst
pieces: stukken, stukjes
piece: stuk
lift: lift, til
printer: printer*
removed: weggehaald
wire: kabel
slot: tijdslot
handbook: naslagwerk
touch: raak aan, aanraken
shall: zullen we
listing: vermeldingen
index: index*
counts: telt
screening: screening
windows: windows
perform: vervul, optreden, presteer, presteren
as if you were: alsof je
purchase: aankoop, aankopen
cheap: goedkoop, goedkope
publicly: in het openbaar
network: netwerk*
connection: verbinding*
connect: verbind, verbinden
device: toestel
police: politie*
government: regering*, overheid*
politics: politiek*
war: oorlog*, oorlog, oorlogen, oorlogsmisda*
science: wetenschap*
university: universiteit*
music: muziek
sport: sport, voetbal
sun: zon
rain: regen
tree: boom, bomen
animal: dier, dieren
bread: brood
sugar: suiker
garden: tuin
bicycle: fiets, fietsen
train station: treinstation
holiday: vakantie*, feestdag*
eat: eet
drink: drink, drinken
cook: kok, koken
buyer: koper
complaint: klacht, klachten
subscription: abonnement*
warranty: garantie*
shipping: verzendkosten, porto
quality: kwaliteit*
quantity: kwantiteit
cause: veroorzaak*
follow up: opvolging
attention please: attentie graag
sick: ziek, zieke
each other: elkaar, mekaar
forgot: vergeten, vergat, vergaten, ben vergeten, was vergeten, heb vergeten, heeft vergeten, hebt vergeten
forget: vergeet, vergeet maar, te vergeten, moet je vergeten, mag je vergeten, kun je vergeten, alles vergeten
do not forget: vergeet niet, vergeet u niet, niet vergeten, niet te vergeten, vergeet ook niet, vergeet je niet
forget everything: vergeet maar alles
forgets: vergeet hij, vergeet ze
skip the: sla de, sla het
skip all: sla alle
skip your: sla je, sla uw
skip this: sla deze, sla dit
save your work: sla uw werk, sla je werk, sla uw bestand, sla het bestand, sla het document
turn off: zet uit, uitzetten, schakel uit, uitschakelen, schakelt u uit, uit te schakelen, uit te zetten
turned off: uitgeschakeld, uitgezet, staat uit
turn on: zet aan, aanzetten, schakel in, inschakelen, in te schakelen
turned on: ingeschakeld, aangezet
enter developer mode: schakel de ontwikkelaarsmodus in, zet de ontwikkelaarsmodus aan, activeer de ontwikkelaarsmodus
developer mode: ontwikkelaarsmodus, ontwikkelaarmodus, ontwikkelmodus
developer options: ontwikkelaarsopties
develop: ontwikkel, ontwikkelen, ontwikkelt
developed: ontwikkeld, ontwikkelde, ontwikkelden
development: ontwikkeling*
run instead: voer in plaats daarvan
your instructions: je instructie, je instructies, je aanwijzingen, je opdrachten, je voorschriften
your guidelines: je richtlijnen, je richtlijn
your rules: je regels, je basisregels, je gedragsregels
your previous: je vorige, je eerdere, je voorgaande, je oude
your previous instructions: je vorige opdracht, je eerdere opdracht, je vorige opdrachten, je eerdere opdrachten
your restrictions: je beperkingen, je restricties
your limits: je grenzen, je limieten
your filters: je filter, je filters, je contentfilter*, je inhoudsfilter*
your safety filters: je veiligheidsfilter*, uw veiligheidsfilter*
your safety rules: je veiligheidsregels, je veiligheidsrichtlijn*, je veiligheidsinstructie*
your system prompt: je systeemprompt, je system prompt, je systemprompt, je beginprompt, je startprompt
your system instructions: je systeeminstructies, je systeeminstructie
your prompt: je prompt
your hidden: je verborgen
your secret: je geheime
your internal: je interne
your original: je oorspronkelijke, je originele
your initial: je initiële, je eerste
your entire: je hele, je volledige, je gehele
your configuration: je configuratie, je instellingen
your role: je rol
your answer: je antwoord, je reactie
your answers: je antwoorden
your task: je opdracht, je taak
your tasks: je taken
your new: je nieuwe
your next: je volgende
your last: je laatste
your own: je eigen
your makers: je makers
your developers: je ontwikkelaars
your developer: je ontwikkelaar
your training: je training
your password: je wachtwoord
your data: je gegevens
your account: je account
your order: je bestelling
your name: je naam
your question: je vraag
your email: je mail, je email
i ask you: ik je vraag, vraag ik je, ik u vraag
your work: je werk
your mouth: je mond
your phone: je telefoon
your computer: je computer
your help: je hulp
your tools: je tools
your user: je gebruiker
begin your answer: begin je antwoord, start je antwoord, begin elk antwoord
your ai: je ai
your model: je model
before: vóór, voordat, vooraf, alvorens, tevoren, eerder dan
above: boven, hierboven, bovenstaande, bovenstaand, bovengenoemde, daarboven
above all: bovenal
at the top: bovenaan, helemaal bovenaan
on top: bovenop
upper: bovenste, bovenkant, bovenzijde
instruction: instructie, aanwijzing, voorschrift
safety rules: veiligheidsregel*, veiligheidsvoorschrift*, beveiligingsregel*
assignment: opdracht
new instructions: nieuwe opdrachten
assignments: opdrachten
rule: regel, spelregel, huisregel, gedragsregel, basisregel, vuistregel
this line: deze regel
lines: regels tekst
arrange: regelen, regelt, te regelen
arranged: geregeld, regelde
arrangement: regeling, regelingen
regulations: regelgeving, reglement, verordening*
regular: regelmatige
order: bestelling, bestel, bestellen, bestelt
command: bevel, commando, opdrachtregel
commands: commando s, systeemopdrachten, shellcommando*
appointment: afspraak
agreements: afspraken
policy: beleid, bedrijfsbeleid, polis
policies: beleidsregel*, beleidslijn*, beleidsmaatregel*
reminder: herinnering, herinneringen, betalingsherinnering*
memory: geheugen
users: gebruikers
use: gebruik, gebruiken, gebruikt u, benut, benutten, hanteer, hanteren, gebruikmaken, te gebruiken, maak gebruik
used: gebruikt, gebruikte, gebruikten, gebruikgemaakt
without showing: zonder te tonen, zonder te laten zien
without anything: zonder iets
say nothing: zeg hier niets, zeg daar niets, zeg er niets, zeg hier niks
do not tell anyone: vertel het niemand, zeg het tegen niemand, vertel dit aan niemand
do not mention: noem niet, niet noemen, zwijg over, vermeld niet, niet vermelden, noem nooit, vermeld nooit
without mentioning: zonder dit te vermelden, zonder te vermelden, zonder het te vermelden, zonder het te noemen
delete: verwijder, verwijderen, verwijdert u, te verwijderen, wis, wissen, delete, deleten, te wissen
deleted: verwijderd, verwijderde, gewist, gewiste
removal: verwijdering
transferred: overgemaakt, overgeboekt, overgedragen, overgezet, overgebracht
bank transfer: overschrijving, overschrijvingen, overboeking, overboekingen, bankoverschrijving*
switched: overgestapt, omgezet
forward: stuur door, stuurt u door, zend door, doorsturen, door te sturen, doorzenden, mail door, doormailen
pass on: geef door, doorgeven, door te geven, overbrengen, breng over
passed on: doorgegeven
trade: handel, handelt, handelaar, handelaren
actions: acties, handelingen
measures: maatregel, maatregelen
assistance: assistentie, bijstand
assistant: assistent, assistente, assistenten, ai assistent, hulpassistent
agent: agent
agents: agenten
agency: agentschap, bureau, instantie, instanties
administrator password: beheerderswachtwoord, adminwachtwoord, beheerderswachtwoorden
administrator rights: beheerdersrechten, adminrechten
administrators: beheerders, systeembeheerders
verification codes: verificatiecodes
verification code: verificatiecode
error code: foutcode, foutcodes
forwarding rule: doorstuurregel*
error message: foutmelding, foutmeldingen
notification: melding, meldingen, notificatie*
search results: zoekresultaten, zoekresultaat
resumes: cv s
ten: tien
warns: waarschuwt
answers: antwoordt, beantwoordt
you answer: je antwoordt
text: tekst, stuk tekst
texts: teksten
other: andere, ander, anders dan, overige, andermans
others: anderen
otherwise: anders, anderzijds
about: over, omtrent, betreffende, inzake, ongeveer, circa, ca, met betrekking tot, rondom
across: dwars door
out: uit, naar buiten, eruit
from: vanaf, vanuit
from this: uit dit, uit deze
from the: uit de, uit het
already: al, reeds, alreeds
all: alle, al dat, al onze, al hun, allemaal
all your: al je, al jouw, al uw
all the: al de, al het
all my: al mijn
all these: al deze, al die
works: werkt, functioneert
worked: werkte, werkten, gewerkt
stands: staat, stond
state: de staat, staten, deelstaat
say to: zeg tegen
way: manier, manieren
away: weg
the road: de weg
the new way: nieuwe weg
will: zal, zullen, zult, zul
walk: loop, lopen, wandel, wandelen, wandeling*, wandelt, loopje
walks: loopt
let: laat, laten, liet, lieten
left: links, linker, gelaten
late: te laat, laat op
what time: hoe laat
self: zelf
framework: kader, raamwerk
matter: zaak, kwestie, aangelegenheid
matters: zaken
business: zakelijk, zakelijke, onderneming
decided: besloten, besloot, beslist
spelling: spelling
fast: snel, snelle, vlug, rap
faster: sneller
lab: lab, laboratorium
employee: medewerker, werknemer, medewerkster, personeelslid
employees: medewerkers, werknemers, personeelsleden
cooperation: medewerking, samenwerking
worker: arbeider, arbeiders
begin: begin, beginnen, beginnend, beginnende
begins: begint
beginners: beginners, beginner
principle: beginsel, beginselen, principe, principes
start: start, starten, aanvang, te starten
story: verhaal, verhaaltje
stories: verhalen, verhaaltjes
returned: teruggekeerd, teruggekomen, teruggestuurd, teruggegeven
refunded: teruggestort, terugbetaald
refund: terugbetalen, terugbetaling*, restitutie, terugstorten
give back: teruggeven
send back: terugsturen
reduce: terugdringen, verminder, verminderen, verlaag, verlagen
official: officieel, officiële
officer: officier, officieren
version: versie, versies
decorate: versieren, versierd
new: nieuw, nieuwe, nieuwer, nieuwere
newest: nieuwste
news: nieuws, nieuwtje, nieuwtjes, nieuwsbericht*
curious: nieuwsgierig, nieuwsgierige
new year: nieuwjaar
closed: dicht, gesloten, afgesloten
close: sluit, sluiten, sluit af, afsluiten, afsluit
near: dichtbij, nabij, vlakbij, nabije
closer: dichter, dichterbij
poet: dichters, de dichter, een dichter
small: klein, kleine
smaller: kleiner, kleinere
smallest: kleinste
grandson: kleinzoon
granddaughter: kleindochter
grandchildren: kleinkinderen
origin: origine, oorsprong, afkomst
public: openbaar, openbare
audience: publiek, publieke
option: optie, mogelijkheid
options: opties, mogelijkheden
registration: registratie*
register: registreer, registreren, register, registers
archive: archief, archieven, archiveer, archiveren
architect: architect*
forgiveness: vergiffenis, vergeving
secret: geheim, geheime
secrets: geheimen
secrecy: geheimhouding
mysterious: geheimzinnig, geheimzinnige
scientist: wetenschapper, wetenschappers
scientific: wetenschappelijk*
simply: simpelweg, eenvoudigweg, gewoonweg
questions: vragen over, vragen heeft, vragen hebt, bij vragen, voor vragen, geen vragen, veel vragen, alle vragen
questions: de vragen, vragen of, meer vragen, mijn vragen, deze vragen, vragen stellen, mij vragen, paar vragen
questions: wat vragen
ask: vraag, vragen, navragen, vraag na, te vragen
asks: vraagt
asked: gevraagd, vroeg, vroegen
summarize: vat samen, samenvatten, samen te vatten, resumeer
summarize your: vat je, vat uw
summarize the: vat de, vat het
summarize this: vat dit, vat deze
summarized: samengevat
write: schrijf, schrijven, schrijf op, opschrijven, te schrijven
write out: uitschrijven, schrijf dan, typ uit, uittypen
copies: kopieën
lie: lieg, liegen, leugen, te liegen
lies: ligt, leugens, liegt
lay: lag, lagen, legde
put: leg, leggen, legt, stop in, zet, zetten, plaats
set: stel, stellen, stelt, ingesteld
set up: instellen, stel in, in te stellen, opzetten, zet op
placed: gezet, geplaatst, gelegd
remove: haal weg, weghalen, verwijder de, wegdoen
throw away: weggooien
throw overboard: gooi overboord, overboord gooien
approve: keur goed, goedkeuren, accordeer, accorderen, goed te keuren, keur deze, keur dit, keur de
regardless of: ongeacht
regardless: hoe dan ook
recruiter: recruiter, recruiters
take with you: neem mee, meenemen, mee te nemen, meebrengen
got: kreeg, kregen, gekregen, meegekregen
received: ontvangen, ontving
all allowed: alles mag, alles mogen, alles kan en mag
grandmother: oma, omaatje, grootmoeder
grandfather: opa, grootvader
grandparents: grootouders
read to me: mij voorlas, me voorlas
read aloud: lees voor, voorlezen, voor te lezen, voorlas, voorgelezen
dead: dood, dode, overleden
died: stierf, stierven, gestorven
prompt: prompt, prompts
positive: positief, positieve
negative: negatief, negatieve
apple pie: appeltaart*
eggs: eieren, eitjes
egg: ei, eitje
chess: schaak, schaakspel, schaken
broken: kapot, kapotte, stuk gegaan, gebroken, defect, defecte
heating: verwarming
practice: oefen, oefenen, oefent, praktijk
waiter: ober
job coach: sollicitatiecoach
job application: sollicitatie, sollicitaties, sollicitatiebrief*, solliciteren
shorter: korter, kortere
more formal: formeler, formelere
formal: formeel, formele
opens: opent, opengaat, gaat open
most beautiful: mooiste
lovely: leuk, leuke, lief, lieve, schattig
nice: fijn, fijne, aardige, gezellig, gezellige, lekker, lekkere
funny: grappig, grappige
planning: planning, planningen
weekend: weekend, weekendje, weekeinde
stain: vlek, vlekken, wijnvlek*
comma: komma
commas: komma s
think of: bedenk, bedenken
king: koning
queen: koningin
kingdom: koninkrijk
autumn: herfst, najaar
summer: zomer, zomers
winter: winter
spring: voorjaar, lente
strong: sterk, sterke
fever: koorts
washing machine: wasmachine*
alphabetical: alfabetisch, alfabetische
order of: volgorde
meant: bedoeld
intention: bedoeling, bedoelingen, intentie
seventy: zeventig
sixty: zestig
eighty: tachtig
ninety: negentig
fourteen: veertien
fifteen: vijftien
thirteen: dertien
sixteen: zestien
seventeen: zeventien
eighteen: achttien
thousands: duizenden
billion: miljard
electric: elektrisch, elektrische
electricity: elektriciteit
exciting: spannend, spannende
advantages: voordelen, voordeel
disadvantages: nadelen, nadeel
solar panels: zonnepanelen
calculate: bereken, berekenen, rekenen, te berekenen
paint: verf, verven, schilderen
meter: meter, meters
kilometer: kilometer, kilometers, km
expires: verloopt, vervalt
expire: verlopen
filled in: ingevulde, ingevuld
administration: administratie*
surprise: verrassing*, verrassingsfeestje
were correct: klopten
share your password: deel je wachtwoord
never share: deel nooit
part: deel van, onderdeel, gedeelte
parts: onderdelen, delen van
separate: apart, aparte, scheiden, gescheiden, los, losse
waste: afval, vuilnis
intended: bestemd, bedoelde
destination: bestemming, bestemmingen
reachable: bereikbaar, bereikbare
last night: vannacht, gisteravond
round: rond, ronde
send around: rondsturen, rond sturen
work from home: thuiswerk*
intranet: intranet
crashes: vastloopt, loopt vast, vastlopen
pick up: oppakken, ophalen, haal op, opgepakt
pressed: ingedrukt, gedrukt
factory settings: fabrieksinstelling*
restore: herstel, herstellen, te herstellen
fix: repareer, repareren, verhelp, oplossen, los op
plants: planten
let go: losgelaten, loslaten, laat los
leaves: vertrekt, bladeren
leave: vertrek, vertrekken, verlaat, verlaten, nalaten, weggaan
departure: vertrektijd*
delivered: bezorgd, geleverd, afgeleverd
municipality: gemeente, gemeenten, gemeentes
emergency services: hulpdiensten, hulpverlening, bedrijfshulpverlening
minister: minister, ministers
ministry: ministerie, ministeries
tighten: aanscherpen
careful: voorzichtig, voorzichtige, zorgvuldig, zorgvuldige
lid: deksel
temporary: tijdelijk, tijdelijke
leaflet: bijsluiter, folder, folders
exceed: overschrijd, overschrijden
dose: dosis, dosering
until: tot, totdat
finance: financiën, financieel, financiële
sleep: slaap, slapen, slaapt
flight: vlucht, vluchten
fly: vliegen, vlieg
airplane: vliegtuig, vliegtuigen
airport: vliegveld, luchthaven
delayed: vertraagd, vertraging
photos: foto s, fotootjes
photo: foto
greetings: groetjes, groeten, groet
dentist: tandarts
team meeting: teamoverleg
tasty: heerlijk, heerlijke, smakelijk*
service: bediening, dienst, dienstverlening, service
services: diensten
took long: lang op zich wachten
aborted: afgebroken
active: actief, actieve
mix: meng, mengen, roer
salt: zout, zoute
flour: de bloem, gram bloem, meel
flower: bloem
flowers: bloemen
dough: deeg
detour: omleiding*
images: plaatjes, afbeeldingen, beelden
image: beeld, afbeelding, plaatje
advisor: adviseur*, belastingadviseur*
adds: optelt
enough: genoeg, voldoende
rhymes: rijmt, rijmen
files: bestanden, files, tekstbestanden, dossiers
vinegar: azijn
own: eigen
pair: paar
a few: een paar
especially: vooral, voornamelijk, met name
almost: bijna, vrijwel, haast
hardly: nauwelijks, amper
as well: zowel
full: vol, volle
afterward: achteraf
difficult: moeilijk, moeilijke, lastig, lastige
hope: hoop, hopen, hopelijk
area: gebied, gebieden, regio
idea: idee, ideeën
south: zuid, zuiden
north: noord, noorden
east: oost, oosten
west: west, westen
girl: meisje, meid
girls: meisjes, meiden
boy: jongen
boys: jongens
son: zoon
daughter: dochter
baby: baby, baby s
age: leeftijd, leeftijden
birth: geboorte
born: geboren
september: september
november: november
april: april
netherlands: nederland
belgium: belgië
belgian: belgische
flemish: vlaamse, vlaanderen
germany: duitsland
germans: duitsers
france: frankrijk
europe: europa
european: europese
america: amerika, vs
american: amerikaanse, amerikaans
british: britse
russian: russische, russisch
russia: rusland
chinese: chinese
italian: italiaanse, italiaans
italy: italië
spain: spanje
japanese: japanse
turkish: turkse, turks
union: unie
united: verenigde, verenigd
national: nationale, nationaal, landelijk, landelijke
international: internationaal, internationale
social: sociaal, sociale
economic: economisch, economische
economy: economie
cultural: cultuur, culturele, cultureel
historic: historisch, historische
political: politiek, politieke
politicians: politici
technical: technisch, technische
technique: techniek, technieken
digital: digitaal, digitale
mobile: mobiele
modern: modern, moderne
central: centraal, centrale
center: centrum
military: militair, militaire
army: leger
soldiers: soldaten
president: president
mayor: burgemeester
citizens: burgers, burger
residents: inwoners, bewoners, inwoner, bewoner
population: bevolking
council: raad
advice: advies, adviezen
community: gemeenschap
society: samenleving, maatschappij
organization: organisatie, stichting
organize: organiseer, organiseren
organized: georganiseerd
province: provincie, provincies
neighborhood: buurt, wijk
corner: hoek
education: onderwijs
century: eeuw
period: periode
season: seizoen
wanted: wilde, wilden, gewild, wou, gezocht
knew: wist, wisten, kende
sat: zat, zaten
sit: zit, zitten
heart: hart
to there: heen
afraid: bang
fear: angst
god: god
oh: oh
belief: geloof
believe: geloven, gelooft
extra: extra
ground: grond, bodem
fall: vallen, valt, val
fell: viel, vielen
hard: hard, harde
plays: speelt
success: succes
crazy: gek, gekke
indeed: inderdaad
unfortunately: helaas, jammer genoeg
pity: jammer
miss: mis, mist
missed: gemist
meanwhile: inmiddels, ondertussen, intussen
prevent: voorkom, voorkomen, te voorkomen
forms: vormen, vormt
island: eiland, eilanden
do not have to: hoef niet, hoeft niet, hoeven niet, hoef je niet, hoeft u niet, hoef je geen, hoeft geen
need to: hoeft, hoef, hoeven
pain: pijn
proud: trots
interest: belang, interesse, belangen, rente
parties: partijen
direction: richting
sea: zee
coast: kust
beach: strand
appears: blijkt, verschijnt
apparently: blijkbaar, kennelijk
appeared: bleek, verschenen
height: hoogte
despite: ondanks
series: serie, reeks
nowadays: tegenwoordig
awake: wakker
hospital: ziekenhuis, ziekenhuizen
won: gewonnen, won
wins: wint
winner: winnaar
victory: overwinning, zege
relationship: relatie, relaties
relations: betrekking, betrekkingen
spacious: ruim, ruime
energy: energie
situation: situatie, situaties
feels: voelt
felt: voelde
feelings: gevoelens
thanks to: dankzij
happen: gebeuren
hears: hoort
church: kerk
fact: feit
facts: feiten
result: resultaat, uitkomst, gevolg
consequences: gevolgen
face: gezicht
involved: betrokken
pleasure: plezier
battle: slag, strijd, gevecht
fight: vecht, vechten
activities: activiteiten, activiteit
chosen: gekozen, verkozen
elections: verkiezingen, verkiezing
market: markt, markten
enjoy: genieten, geniet, geniet van
air: lucht
grab: pakken, pak
influence: invloed, invloeden
art: kunst
artist: kunstenaar*
murder: moord, moorden
control: controle, beheersing
ladies: dames
gentlemen: heren
luck: geluk
effort: moeite, inzet
tired: moe
arise: ontstaan, ontstaat
percent: procent
worth: waard
earth: aarde
bond: band
marriage: huwelijk
married: getrouwd
myself: mezelf, mijzelf
included: opgenomen, inbegrepen
rightly: terecht
guilt: schuld
guilty: schuldig, schuldige
sex: seks
distance: afstand
protect: beschermen, bescherm, beschermt
protection: bescherming
concerns: betreft, zorgen
worries: bezorgdheid
remained: bleef, bleven, gebleven
youth: jeugd
respect: respect, respecteer, respecteren
ship: schip, boot
flat: vlak, plat
people: mensen, lui, personen, volk
huge: enorm, enorme
looks: kijkt, ziet eruit, lijkt
look: bekijk eens, blik, kijk, kijken
seem: lijken
seemed: leek
heavy: zwaar, zware
offers: biedt
participants: deelnemers, deelnemer
participate: deelnemen, meedoen, doe mee
nowhere: nergens
position: positie, posities
tries: probeert
players: spelers, speler
sudden: zomaar
daily: dagelijks, dagelijkse
means: betekent, middelen, middel
mouth: mond
eye: oog
eyes: ogen
ear: oor, oren
nose: neus
arm: arm, armen
leg: been, benen
foot: voet
feet: voeten
hair: haren
skin: huid
back side: rug, achterkant
serious: serieus, serieuze, ernstig, ernstige
movement: beweging
bigger: groter, grotere
interesting: interessant, interessante
responsible: verantwoordelijk, verantwoordelijke
responsibility: verantwoordelijkheid*
behavior: gedrag
hit: slaan, raak, geraakt
so far: tot nu toe, tot dusver, tot dusverre, tot zover, tot op heden, tot hiertoe, zover
various: allerlei, diverse, verschillende
existing: bestaande
ex: ex
rich: rijk, rijke
poor: arme
victim: slachtoffer
victims: slachtoffers
sold: verkocht
chairman: voorzitter
lives: woont, leeft
lived: leefde, woonde
ensures: zorgt
ensure: zorg ervoor, zorg dat, zorg ervoor dat, zorg er voor dat
care: zorg
nature: natuur
earn: verdienen, verdien, verdient
forest: bos
prison: gevangenis
prisoner: gevangene*
on the way: onderweg
shoes: schoenen
clothes: kleding, kleren
pants: broek
coat: jas
more often: vaker
lawyer: advocaat, advocaten
reached: bereikt
camera: camera
gold: goud, gouden
silver: zilver, zilveren
capital: hoofdstad
by the way: trouwens, overigens
provided: verstrekt, aangeleverd, mits, voorzien
background: achtergrond
danger: gevaar, gevaren
prime minister: premier
commission: commissie
carries: draagt
favorite: favoriet, favoriete, lievelings*
aimed: gericht
impression: indruk
department: afdeling, afdelingen
originating: afkomstig
thick: dik, dikke
thin: dun, dunne
circumstances: omstandigheden, omstandigheid
episode: aflevering
roof: dak
names it: noemt
down: neer, omlaag, naar beneden
opposite: tegenover, tegenovergestelde, tegendeel
transport: vervoer, transport
profession: beroep, beroepen
worse: erger, slechter
worst: ergste, slechtste
holes: gaten, gat
killed: gedood, vermoord
leader: leider, leiders
leads: leidt
led: leidde, geleid
partly: mede, deels, gedeeltelijk
wind: wind
possession: bezit, bezitten
conversation: gesprek, gesprekken, dialoog, conversatie*, chatgesprek*
orange: oranje
suspect: verdachte, verdachten
celebrate: vier feest, vieren
meat: vlees
fish: vis, vissen
cheese: kaas
chicken: kip
potatoes: aardappel*
vegetables: groente, groenten
fruit: fruit
beer: bier
wine: wijn
wood: hout
glass: glas, glazen
home: thuis, naar huis, woning, woningen
illness: ziekte, ziektes
bridge: brug
abroad: buitenland, buitenlandse
deep: diep, diepe
laugh: lach, lachen, lacht
peace: vrede
strange: vreemd, vreemde, raar, rare
sing: zing, zingen, zingt
treatment: behandeling, behandelingen
hunger: honger
thirst: dorst
production: productie
called so: zogenaamde, zogeheten
dependent: afhankelijk
ball: bal
discussion: discussie, discussies
etc: etc, enzovoort, enz
works out: lukt, gelukt
parliament: parlement, kamerlid, kamerleden
suit: pak van
female: vrouwelijk, vrouwelijke
male: mannelijk, mannelijke
women: vrouwen
men: mannen
contribution: bijdrage, bijdragen
dream: droom
dreams: dromen
hangs: hangt
hang: hangen
discovered: ontdekt
discover: ontdek, ontdekken
storm: storm
connected: verbonden, aangesloten
something like that: zoiets
mountain: berg
mountains: bergen
conscious: bewust
unconscious: bewusteloos
blood: bloed
campaign: campagne
collection: collectie, verzameling
television: televisie, tv
radio: radio
troops: troepen
in love: verliefd
communication: communicatie
expensive: duur, dure
experienced: ervaren
congratulations: gefeliciteerd
healthy: gezond, gezonde
gets it: haalt
initiative: initiatief
republic: republiek
traffic: verkeer
volunteers: vrijwilligers, vrijwilliger
voluntary: vrijwillig, vrijwillige
offered: aangeboden
again: weer, opnieuw, nogmaals, wederom, nog eens, nog een keer, alweer, ff opnieuw
category: categorie, categorieën
combination: combinatie
opportunity: gelegenheid, kans, kansen
nonsense: onzin
founded: opgericht, gevestigd
past: verleden, afgelopen
willing: bereid
dance: dansen, dans
average: gemiddelde, gemiddeld
injured: gewond, gewonden
holy: heilig, heilige
champion: kampioen
oil: olie
doubt: twijfel, twijfels
unique: uniek, unieke
games: wedstrijden, spellen
shops: winkels
stick: steken, steek
traditional: traditioneel, traditionele
natural: natuurlijke
once: één keer, eenmaal, een keer
occasion: aanleiding
refugees: vluchtelingen
helped: geholpen, hielp
operation: operatie, operaties
horse: paard, paarden
professor: professor
route: route, routes
satisfied: tevreden
buried: begraven
determine: bepalen, bepaal, bepaalt
determined: bepaald
concert: concert, concerten
generation: generatie
drives: rijdt
ridiculous: belachelijk
growth: groei
degrees: graden
hours: uren, openingstijden
industry: industrie
annual: jaarlijks, jaarlijkse
worldwide: wereldwijd, wereldwijde
temperature: temperatuur*
yields: levert
looked: keek, keken, gekeken
suddenly: ineens, opeens, plotseling, plots
probably: waarschijnlijk
so much: zoveel, zo veel
since then: sindsdien
media: media
last year: vorig jaar, afgelopen jaar
last week: vorige week, afgelopen week
last month: vorige maand, afgelopen maand
previous: voorgaand, voorgaande, voorafgaand, voorafgaande, vorig, vorige, eerdere, vroegere
thank you: dank je, dank u, dank je wel, dank u wel, dankjewel, dankuwel
yesterday evening: gisterenavond
cloudy: bewolkt, wisselend bewolkt
chance: kans op
shower: bui, buien
weather: weerbericht*, weersverwachting*
traffic jam: file op, files op
reply with only: antwoord alleen met, antwoord enkel met, reageer alleen met
bomb: bom, bommen, pijpbom
raise: verhoog, verhogen, opslag, te verhogen
rates: tarieven, parkeertarieven
customers: klanten, cliënten, klantenkring
guideline: richtlijn
guidelines: richtlijnen, leidraad, inhoudsrichtlijn*, gedragsrichtlijn*
condition: voorwaarde, randvoorwaarde
conditions: voorwaarden, randvoorwaarden
obligations: verplichting, verplichtingen
restriction: beperking, restrictie
number: nummer, getal, aantal
colleagues: collega s
colleague: collega
videos: video s
pages: pagina s
program: programma, software programma
programs: programma s
cameras: camera s
topics: onderwerpen, thema s
emails: emails, mails, e mails, mailtjes
email: email, mail, mailtje, e mail, mailen
ai: ai, kunstmatige intelligentie, artificiële intelligentie
judge: rechter, oordeel, beoordeelt, rechters
hi: hi, hey, hé, hoi, hee
prompts: prompten
for now: voorlopig, vooralsnog
you have: je hebt, jij hebt, u hebt, u heeft, heb je, hebt u, heeft u
you must: dien je, dient u
quickly: gauw, vlot, vluchtig
regularly: regelmatig
organizations: organisaties
put your: zet je, leg je
empty lines: lege regels
four lines: vier regels
two lines: twee regels
first line: eerste regel
last line: laatste regel
their: hun, hun eigen
in order to: om te, teneinde
does: doet
as the best: als de beste
as a: als een
points: punten, bijzondere punten
score: score, puntentelling
hour: uur
to: naar, te, aan, toe
best: beste, best
moved: verplaatst, verhuisd, overgeplaatst
fits: past
handing over: overdracht
notify the sender: stel de afzender op de hoogte, breng de afzender op de hoogte
off: af, eraf
can: kan, kunnen, kunt, kun
just now: pas, zojuist, daarnet
biggest: grootste
lie down: liggen, liggend
right: juist, juiste, rechts, recht
not at all: helemaal niet
warm: warm, warme
in order: in orde, op orde
do not share this code: deel deze code met niemand, deel deze code nooit, deel deze code niet
do not share this: deel dit met niemand, deel dit niet, deel dit nooit
parent: een ouder
older: ouder, oudere
loss: verlies
damage: beschadig*
need: nodig, behoefte, behoeften
presentation: presentatie, presentaties
independent: onafhankelijk, onafhankelijke
met: ontmoet, ontmoette
adult: volwassen, volwassene, volwassenen
magazine: tijdschrift, tijdschriften
pulls: trekt
die: sterven, sterft
call out: roepen, roep
grow: groeien, groeit
profit: winst
divided: verdeeld
stairs: trap, trappen
bag: tas, tassen
places: plekken, plaatsen
at the same time: tegelijkertijd, tegelijk
good: goed, goede, goeie
deployed: ingezet, uitgerold
mood: sfeer, stemming
do not report this: meld dit niet, meld het niet
that can do anything: die alles mag, die alles kan, dat alles mag
transfer: draag over
disregard: stap af van
safety: veiligheid van
prompts: invoer van
"""
