"""Dutch: what words and phrases say in English, as `filters.glossary` describes."""

FORMS = """
before: vóór, voordat, vooraf, alvorens, tevoren, eerder dan
previous: voorgaand, voorgaande, voorafgaand, voorafgaande, vorig, vorige, eerdere, vroegere
developer mode: ontwikkelaarsmodus, ontwikkelaarmodus, ontwikkel*
transfer: overmaken, overboeken, overdragen, maak over, boek over, draag over, transfer, overschrijving*, overboeking*
transfer: overdracht*, over te maken
customer: cliënt, klant, klanten, client*
the: de, het
of the: van de, van het, der, des
a: een, eentje
of a: van een
to the: naar de, aan de, naar het, aan het
i: ik
me: mij, me
my: mijn
mine: de mijne, het mijne, van mij
you: je, jij, jou, u, jullie, ge, gij
your: jouw, uw, je eigen, jouw eigen, uw eigen
yours: van jou, van u, de jouwe, de uwe
yourself: jezelf, uzelf, jouzelf
your instructions: je richtlijnen
your system prompt: je system prompt
your answer: je reactie
your reply: je antwoorden
your task: je opdracht, jouw opdracht
he: hij, ie
him: hem
his: zijn eigen
she: zij
they: ze, zijzelf
it: het zelf
it is: het is, dat is, dit is, is het
there are: er staan
we: we, wij
us: ons
our: onze
them: hen, hun
their: hun eigen
one: men, één
himself: zichzelf
itself: zelf
-: zich, eens, toch, nou, even, eventjes, wel, effe, hè, maar eens, er maar, zeg maar
this: dit, deze
that: dat, die
that one: diegene, degene
those who: degenen
the same: dezelfde, hetzelfde
this one: deze hier
of it: ervan, daarvan, hiervan
on it: erop, daarop, hierop
in it: erin, daarin, hierin
with it: ermee, daarmee, hiermee
to it: eraan, daaraan, daartoe, hieraan, ertoe
about it: erover, daarover, hierover
for it: ervoor, daarvoor, hiervoor
from it: eruit, daaruit, hieruit
at it: erbij, daarbij, hierbij
by it: erdoor, daardoor, hierdoor
under it: eronder, daaronder
above it: erboven, daarboven, hierboven staat
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
than: dan dat
more than: meer dan
less than: minder dan
unless: tenzij
although: hoewel, ofschoon, al is het
while: terwijl
until: tot, totdat
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
to: naar, te, aan, om te
to do: te doen, om te doen
from: vanaf, vanuit, uit
of: van
for: voor, om
with: met
without: zonder
against: tegen
about: over, omtrent, betreffende, inzake, ongeveer, circa, ca, met betrekking tot
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
are you: ben je, ben jij, bent u, zijn jullie
you are: je bent, jij bent, u bent, jullie zijn
you are not: je bent geen, jij bent geen
they are: zij zijn
is: is
was: was, werd, is geweest
were: waren, werden, waren er
been: geweest, geworden
become: worden, word
are being: wordt, worden er
have: hebben, heb
you have: je hebt, jij hebt, u hebt, u heeft
has: heeft, hebt
had: had, hadden, gehad
will: zal, zullen, zult, ga, gaan, gaat
you will: je zult, jij zult, u zult, je zal, u zal, je gaat, jij gaat
would: zou, zouden
would you: wil je, wil jij, wilt u
can: kan, kunnen, kunt
can you: kun je, kun jij
could: kon, konden
could you: zou je kunnen, zou u kunnen, zou je willen, zou u willen
cannot: kan niet, kunnen niet, kunt niet
must: moet, moeten, dient, dienen
you must not: je mag niet, jij mag niet, u mag niet, je mag geen, jullie mogen niet
must not: mag niet, mogen niet, mag nooit
do not have to: hoef niet, hoeft niet, hoeven niet
you do not have to: je hoeft niet, u hoeft niet, jij hoeft niet
had to: moest, moesten
should: hoort te, behoort te, zou moeten, zouden moeten
you should: je zou moeten, jij zou moeten, u zou moeten
may: mag, mogen, mei
was allowed: mocht niet, mochten
want: wil, willen, wilt, wens, wensen
i want: ik zou willen, ik wil graag
wanted: wilde, wilden, gewild, wou
i would like: ik zou graag, graag zou ik, graag wil ik
gladly: graag
let: laat, laten
let us: laten we
left: liet, gelaten, links, linker, over gebleven
do: doe, doen, doet
did: deed, deden
done: gedaan, klaar, afgerond
make: maak, maakt, maken
made: maakte, maakten, gemaakt
not: niet, nie
do not: doe geen
no: nee, geen, neen
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
all: alle, al
everything: alles
everyone: iedereen, allemaal, eenieder
every: elke, elk, ieder, iedere
always: altijd, steeds, telkens, te allen tijde
any: enig, enige, eender welk*, welke dan ook, welk dan ook
anything: wat dan ook, eender wat, om het even wat
anyone: wie dan ook
some: sommige, enkele, een paar, wat van
something: iets
someone: iemand
somewhere: ergens
sometimes: soms, af en toe
several: verscheidene, verschillende, meerdere, diverse
other: ander*
otherwise: anders
many: veel, vele
much: heel veel
more: meer
most: meeste, meerendeel, het meest
mostly: meestal, grotendeels
few: weinig, weinige
little: beetje
less: minder
least: minst, minste
at least: minstens, tenminste, ten minste, in ieder geval
enough: genoeg, voldoende
such: zulke, zulk, dergelijke, dergelijk
each: per
together: samen, gezamenlijk, tezamen
alone: alleen maar zelf, eenzaam
only: alleen, slechts, enkel, uitsluitend, louter, alleen maar, enkel en alleen
also: ook, tevens, eveneens, bovendien, daarnaast
too: te veel
very: heel, zeer, erg, uiterst, ontzettend
quite: best wel, nogal
so: zo
already: reeds
still: nog, nog steeds
again: weer, opnieuw, nogmaals, wederom, nog eens, nog een keer
once: één keer, eenmaal
twice: twee keer, tweemaal
immediately: meteen, onmiddellijk, direct, terstond, ogenblikkelijk, per direct
now: nu, momenteel, thans, op dit moment
then: dan, toen
first: eerst, eerste, allereerst, ten eerste
last: laatste, laatst, als laatste
at last: eindelijk, uiteindelijk, tenslotte
second: tweede, seconde, ten tweede
third: derde, ten derde
fourth: vierde
fifth: vijfde
next: volgende keer, eerstvolgende, hiernaast
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
please: alsjeblieft, alstublieft, aub, gelieve, svp, graag gedaan, wees zo vriendelijk, wees zo goed
please: wilt u zo vriendelijk zijn
thanks: bedankt, dankjewel, dankuwel, dank, hartelijk dank
zero: nul
two: twee
three: drie
four: vier
five: vijf
six: zes
seven: zeven
eight: acht
nine: negen
ten: tien
eleven: elf
twelve: twaalf
twenty: twintig
thirty: dertig
forty: veertig
fifty: vijftig
hundred: honderd
thousand: duizend
million: miljoen, miljoenen
half: half, halve, helft, voor de helft
up: omhoog, naar boven
down: omlaag, naar beneden
out: naar buiten
into: binnenin
away: weg
back: terug
along: mee, langs
further: verder, voorts
that is: dat wil zeggen, namelijk
for example: bijvoorbeeld, bijv, bv
as follows: als volgt
well: goed, nou ja
just: gewoon, net, zojuist, alleen even
really: echt, werkelijk, daadwerkelijk
actually: eigenlijk, in feite
of course: natuurlijk, uiteraard, vanzelfsprekend
exactly: precies, exact
hello: hallo, hoi, goedendag, goeiedag
hi: hi, hey, hé
dear: beste, lieve, geachte, waarde collega
good morning: goedemorgen, goeiemorgen
good evening: goedenavond
goodbye: tot ziens, doei, tot dan
sorry: sorry, excuses, excuseer, pardon, het spijt me, neem me niet kwalijk
ignore: negeer, negeren, ignoreer, ignoreren, negeert u alle, negeer maar, let niet op, sla geen acht op
ignore: slaat u geen acht op, geen acht slaan op, trek je niets aan van, trek je niks aan van
ignore: trekt u zich niets aan van, geef geen gehoor aan, niet op letten, doe alsof je niet hebt gelezen
ignore: laat buiten beschouwing, buiten beschouwing laten, schenk geen aandacht aan
ignored: genegeerd, genegeerde, negeerde, negeerden, werd genegeerd, buiten beschouwing gelaten
ignores: negeert, hij negeert
ignoring: negerend, met voorbijgaan aan
disregard: veronachtzaam, veronachtzamen, buiten beschouwing, lap aan je laars, aan je laars lappen, stap af van
disregard: wijk af van, niet opvolgen, volg niet op
disregarded: veronachtzaamd
forget: vergeet, vergeten, vergeet maar
forgot: vergat, ben vergeten, heb vergeten, heeft vergeten
forget everything: vergeet maar alles
ignore the above: negeer het voorgaande
set aside: zet opzij, leg opzij, schuif opzij, opzij zetten, opzijzetten, opzij, terzijde, terzijde leggen
set aside: leg terzijde, leg naast je neer, naast je neerleggen
pay no attention to: besteed geen aandacht aan, let niet meer op, luister niet naar, luister niet meer naar
do not follow: houd je niet aan, hou je niet aan, houdt u zich niet aan, houd je niet meer aan
stop following: stop met het volgen van, stop met volgen
drop: laat vallen, laten vallen, laat varen, laten varen, gooi overboord, overboord gooien, schrap, schrappen
dropped: geschrapt, laten vallen geworden
discard: verwerp, verwerpen, weggooien, gooi weg
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
no longer apply: zijn vervallen, is vervallen
apply: toepassen, gelden, pas toe, van toepassing, toe te passen
applies: geldt, van toepassing is, is van toepassing
applied: toegepast, gold, golden
disable: schakel uit, zet uit, uitschakelen, uitzetten, deactiveer, deactiveren
disabled: uitgeschakeld, gedeactiveerd
enable: schakel in, inschakelen, aanzetten, activeer, activeren, zet aan
enabled: ingeschakeld, geactiveerd
violate: overtreed, overtreden, schend, schenden
instructions: instructie, instructies, aanwijzing, aanwijzingen, opdracht, opdrachten, voorschrift, voorschriften
instructions: gebruiksaanwijzing*, werkinstructie*, handleiding*
previous instructions: voorgaande instructies, voorafgaande instructies
previous rules: voorgaande regels
rules: regel*, spelregel*, huisregel*, gedragsregel*, basisregel*
guidelines: richtlijn, richtlijnen, leidraad, inhoudsrichtlijn*, gedragsrichtlijn*
safety guidelines: veiligheidsrichtlijn*, veiligheidsregel*, veiligheidsvoors*, beveiligingsregel*
safety measures: veiligheidsmaatr*, beveiligingsmaat*
policies: beleid, beleidsregel*, beleidslijn*, beleidsmaatregel*
orders: bevel, bevelen, order, orders, gebod, geboden, bestelling*
commands: commando, systeemopdrachten, shellcommando*
restrictions: beperking, beperkingen, restrictie*, inperking*
limits: grens, grenzen, limiet, limieten, begrenzing*
constraints: voorwaarde, voorwaarden, verplichting, verplichtingen, randvoorwaarde*
filters: filter, filters, inhoudsfilter*, veiligheidsfilter*, contentfilter*
guardrails: veiligheidsgrens, veiligheidsgrenzen, vangrail*, beschermingsmech*, veiligheidsmech*
above: boven*, hierboven
everything above: al het bovenstaande, alles wat hierboven staat
everything before: alles hiervoor, al het voorgaande, alles wat hiervoor, alles daarvoor
so far: tot nu toe, tot dusver, tot dusverre, tot zover, tot op heden, tot hiertoe
until now: tot op dit moment, tot vandaag
you were given: je hebt gekregen, u hebt gekregen, jij hebt gekregen, je gekregen hebt, je kreeg, je zijn gegeven
you were given: die je hebt gekregen, die je kreeg, aan je zijn gegeven, je hebt ontvangen, je eerder kreeg
you were told: je verteld is, je is verteld, u is verteld, je gezegd is, je is gezegd, ze je hebben verteld
original: oorspronkelijk*, origine*
initial: initie*, aanvankelijk*
at the beginning: in het begin, aan het begin
old: oud, oude, verouderd*
new: nieuw*
following: volgend, volgende, onderstaand, onderstaande, hieropvolgend*
below: beneden, hieronder, onderaan, daaronder staand*
current: huidig, huidige, actueel, actuele
future: toekomst, toekomstig*
system prompt: systeemprompt, systeemprompts, systemprompt, systeeminstructie, systeeminstructies, systeemopdracht
system prompt: startprompt, beginprompt, basisinstructies, systeemaanwijzing*, system prompt, systeem instructies
system message: systeembericht*, systeemmelding*
prompt: prompt, prompts
hidden instructions: geheime instructies
hidden: verborgen, verstopt, verstopte, onzichtbaar, onzichtbare, verhuld
internal: intern, interne
secret: geheim*
secretly: stiekem, heimelijk, in het geheim
confidential: vertrouwelijk*, strikt vertrouwelijk
private: privé, persoonlijk, persoonlijke
personal data: persoonsgegevens, privégegevens, persoonlijke gegevens
configuration: config, configuratie*
settings: instelling, instellingen
developer: ontwikkelaar*, programmeur*, developer*
developer message: ontwikkelaarsbericht
operator: operator*, exploitant*, beheerder van het systeem
administrator: beheerder, beheerders, systeembeheerder*, administrator*
admin: admin, admins
owner: eigenaren, bezitter, eigenaar*
user: gebruik*, user, users, eindgebruiker*
assistant: assistent*
ai assistant: spraakassistent*
model: model, modellen
language model: taalmodel*, ai model*
ai: ai, kunstmatige intelligentie, artificiële intelligentie
agent: agent*
bot: bot, bots, robot*
chatbot: chatbot*
system: systeem, systemen
reveal: onthul, onthullen, verklap, verklappen, prijsgeven, openbaren, verraad, verraden, blootleggen, geef prijs
reveal: prijs te geven, openbaar maken, maak openbaar, biecht op, leg bloot
reveals: onthult
show: toon, tonen, vertoon, vertonen, weergeven, laat zien, laten zien, geef weer, weer te geven, laat eens zien
show me: laat me zien, laat mij zien, laat me eens zien, laat mij eens zien
shown: getoond, vertoond, weergegeven, laten zien geworden
shows: toont, laat het zien
print: print, printen, afdrukken, uitprinten, druk af, print uit
printed: geprint, afgedrukt
output: uitvoer, output, voer de tekst uit, geef als uitvoer
give: geef, geven
gives: geeft
gave: gaf, gaven
given: gegeven, verleend
repeat: herhaal, herhalen, nazeggen, herhaling*, herhaalt u, zeg na
repeated: herhaald*
display: weergave, beeld af
disclose: bekendmaken, meedelen, mededelen, maak bekend, deel mee, mee te delen
tell: vertel, vertellen, zeg tegen, zeggen tegen
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
quote: citeer, citeren, citaat, citaten, aanhalen, haal aan
quoted: geciteerd, geciteerde, aangehaald
recite: reciteer, reciteren, voordragen, draag voor, opzeggen uit het hoofd, dreun op
copy: kopie*, overnemen, neem over, schrijf over, overschrijven van
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
act: handel*, gedraag, gedragen, acteer, acteren, gedraagt u zich
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
do not tell: zeg niets, vertel niets, zeg niet, vertel niemand, niet zeggen, zeg niks
do not tell the user: zeg niets tegen de gebruiker, vertel de gebruiker niets, zeg de gebruiker niet
do not tell the user: zeg niet tegen de gebruiker, zeg dit niet tegen de gebruiker, vertel dit niet aan de gebruiker
do not mention: noem niet, niet noemen, zwijg over
do not mention this: noem dit niet, vermeld dat niet, vermeld het niet, rep er niet over, rep met geen woord over
do not mention this: geen woord hierover, praat hier niet over
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
refusal: weigering*, afwijzing*
mention: vermeld, vermelden, melding
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
without asking: zonder te vragen, zonder vragen, zonder navraag, ongevraagd*, zonder overleg
without telling: zonder te zeggen, zonder het te zeggen
without telling the user: zonder de gebruiker te informeren, zonder de gebruiker in te lichten
without telling the user: zonder dit de gebruiker te vertellen
without asking the user: zonder de gebruiker te vragen, zonder het de gebruiker te vragen
without mentioning: zonder dit te vermelden
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
reply with: antwoord met, reageer met, antwoord alleen met, reageer alleen met, antwoord enkel met
say only: zeg alleen maar
write only: schrijf alleen maar
begin your reply: begin je antwoord, start je antwoord, begin jouw antwoord, begin uw antwoord, begin elk antwoord
end your reply: eindig je antwoord, beëindig je antwoord, sluit je antwoord af, eindig elk antwoord
end your reply: eindig uw antwoord
respond: reageer, reageren
response: reactie, reacties, respons
reply: wederwoord, weerwoord, terugkoppeling
send: stuur, sturen, verstuur, versturen, zend, zenden, verzend, verzenden, opsturen, toesturen, stuur op
sent: gestuurd, verstuurd, verzonden, gezonden, stuurde, toegestuurd, opgestuurd
sends: stuurt, verstuurt, verzendt
sending: verzending*
forward: stuur door, zend door, geef door, doorsturen, doorzenden, doorgeven, door te sturen, door te geven
forward: stuurt u door
forwarded: doorgestuurd, doorgegeven
transferred: overge*
pay: betaal, betalen, voldoe
paid: betaald, betaalde
payment: betaling*
upload: upload*, zet online
uploaded: geüpload
download: binnenhalen, download*, haal binnen
delete: verwijder*, wis, wissen, delete, deleten
deleted: verwijderd, verwijderde, gewist, gewiste
deletes: verwijdert
execute: voer uit, uitvoeren, verricht, verrichten, uit te voeren, voert u uit
executed: uitgevoerd
run: draai, draaien, voer, runnen, laat lopen
runs: draait, loopt
call: aanroepen, roep, bel, bellen, opbellen, telefoneer*
called: aangeroepen, gebeld, heet, geroepen
open: open, openen, opendoen, geopende
opened: geopend, opende
opens: opent
read: lees, lezen, uitlezen, inlezen, gelezen, doorlezen, las, luidt, luiden, lees maar, lees uit
read aloud: lees voor, voorlezen, voor te lezen
reads: leest
write: schrijf, schrijven, opschrijven, schrijf op
writes: schrijft
written: geschreven, opgeschreven, schriftelijk*
wrote: schreef, schreven
approve: keur goed, goedkeuren, accordeer, accorderen, goed te keuren
approved: goedgekeurd*, akkoord bevonden
approval: akkoord, fiat, goedkeuring*
grant: verleen, verlenen, toekennen, ken toe
granted: toegekend, verleende
grant access: geef toegang, toegang geven
password: wachtwoord, paswoord, toegangscode*
passwords: wachtwoorden, paswoorden
passphrase: wachtwoordzin, wachtzin, codewoord, geheime zin
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
bank transfer: bankoverschrijving*
iban: iban, ibans
credit card: creditcard, creditcards, kredietkaart*, credit card
credit card number: creditcardnummer*, kredietkaartnummer*
credit card data: creditcardgegevens, kaartgegevens, betaalgegevens, betalingsgegevens
email: email, emails, mail, mails, mailtje, mailen
email address: emailadres*, mailadres*
file: bestand, file, tekstbestand
files: bestanden, files, tekstbestanden
folder: map, mappen, folder*
database: gegevensbank, database*, databank*
customer data: klantgegevens, klantengegevens, klantdata, klantinformatie
customer list: klantlijst, klantenlijst*
customer service: klantendienst, klantenservi*
data: gegevens, data
user data: gebruikersgegevens, gebruikersdata
note: notitie, notities, opmerking, opmerkingen, noot, nota, noteer, noteren, aantekening*, let op, merk op
note to: opmerking voor, notitie voor, bericht voor
attention: attentie, aandacht, opgelet, pas op
important: belangrijk*
urgent: spoed, dringend*, urgent*, met spoed
whoever reads this: wie dit leest, wie dit ook leest, degene die dit leest, iedereen die dit leest
if you are a model: als je een taalmodel bent, als je een ai bent, als u een ai bent, als je een llm bent
translate: vertaal, vertalen, vertaalt u
translated: vertaald, vertaalde
translation: vertaling*
summary: samenvatting*
text: tekst, teksten, stuk tekst
document: document, documenten
page: pagina, bladzijde*
web page: webstek, webpagina*, website*, internetpagina*
message: bericht, berichten, boodschap, boodschappen
conversation: gesprek, gesprekken, dialoog, conversatie*, chatgesprek*
content: inhoud, content
hacking: hacking
hacker: hacker*
weapon: wapen, wapens, vuurwapen*
poison: vergif*, gifstof*
bomb: bom, bommen, pijpbom
malware: malware, kwaadaardige software, schadelijke software
phishing: phishing*
drugs: drugs, drug
illegal: illegaal, illegale, strafbaar, strafbare, onwettig*, wederrechtelijk*
forbidden: verboden, niet toegestaan, niet geoorloofd
dangerous: gevaarlijk*
harmful: schadelijk*
kill: dood maken, vermoord, vermoorden, doden
steal: steel, stelen, jat, jatten
stolen: gestolen, gejat
attack: aanval*, val aan
fraud: fraude, oplichting, bedrog
as a: als een
by: door
hack: hacken, hack
day: dag, dagje
ask: vraag, vraagt, vragen, navragen, vraag na
asked: gevraagd, vroeg, vroegen
asks: hij vraagt, zij vraagt
asking: het vragen
request: verzoek, verzoekt, aanvraag, aanvragen
requests: verzoeken
requested: verzocht, opgevraagd, aangevraagd, gewenst*
require: eis, eisen, vereis, vereisen, opvragen, vraag op
requires: vereist, eist
required: nodige, verplicht*, benodigd*
line: regel tekst, lijn, lijnen
question: vraagje, een vraag, de vraag, mijn vraag, deze vraag, elke vraag, je vraag, volgende vraag, uw vraag
question: laatste vraag
questions: vragen over, alle vragen, de vragen
off: eraf, uitgezet
use: gebruik, gebruiken, benut, benutten, hanteer, hanteren
used: gebruikt, gebruikte, benut door
see: zie, zien, kijk, kijken, bekijk, bekijken
seen: gezien, bekeken
sees: ziet
saw: zag, zagen
need: nodig, heb nodig, hebben nodig
needs: heeft nodig
needed: benodigde, noodzakelijk*
go: loop, lopen, ga naar
went: ging, gingen, gegaan
goes: gaat naar
going: bezig
keep: houd, houden, hou, behoud, behouden, bewaar, bewaren
keep secret: houd voor je, hou voor je
keeps: houdt
kept: gehouden, bewaard, hield
set: stel, stellen, zet, zetten, instellen, stel in
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
knows: hij weet, zij weet
known: bekend, bekende, geweten
knowledge: kennis
number: nummer, getal, aantal
numbers: nummers, getallen, cijfers
words: woorden
word: woord
notes: aantekeningen
leave: verlaat, verlaten, nalaten
leaves: bladeren
people: mensen, lui, personen
end: einde, eindig, eindigen, eind, beeindig*, afsluiten, sluit af
ended: beëindigd, geëindigd
ends: eindigt
days: dagen
test: test, testen, toets maken
tests: tests, toetsen van
letter: brief, briefje, letter
letters: letters, brieven
chat: chat, chats, chatten
add: voeg toe, toevoegen, voeg, optellen, toe te voegen, tel op, vul aan
added: toegevoegd, aangevuld
report: rapport*, verslag, aangifte
reports: rapporten, verslagen
reported: gerapporteerd
her: haar
work: werk, werken, werkt, arbeid
works: werkt goed, functioneert
worker: werknemer*, medewerk*, arbeider*
start: start, starten, begin*, aanvang
started: gestart, begonnen, begon
starts: start om
beginning: begin van, aanvang van
right: juist, juiste, rechts, correct, klopt
log: log, logs, logboek*, logbestand*
card: kaart*
thing: ding, zaak
things: dingen, zaken, spullen
stop: stop, stoppen, ophouden, staak, hou op, houd op, stop ermee
tool: tool, hulpmiddel, gereedschap
tools: tools, hulpmiddelen, gereedschappen
got: kreeg, kregen, gekregen, ontvangen
get: krijg, krijgen, haal, halen, verkrijg
gets: krijgt, ontvangt
receive: ontvang, verkrijgen
received: ontving, ontvangen hebben
receipt: bon, bonnetje, kwitantie, ontvangstbewijs
sentence: zin, zinnetje
sentences: zinnen
change: wijzig*, verander*, aanpassen, pas aan
changes: wijzigingen, veranderingen, verandert
changed: aangepast, gewijzigd*, veranderd*
same: zelfde, gelijke
phone: telefoon, mobiel, mobieltje, gsm
phone number: telefoonnummer*, mobiele nummer
rule: vuistregel
person: persoon
version: versie*
minutes: minuten, notulen, min
minute: minuut
post: post, posten, plaats, plaatsen
form: vorm, formulier*
help: help, helpen, helpt, hulp
helpful: behulpzaam, behulpzame, nuttig, nuttige
helper: helper, hulpje
look: kijk eens, bekijk eens, blik
looking: op zoek, zoekend
looks: ziet eruit, lijkt
week: week, weken
weekly: wekelijks*
whatever: wat er ook, ongeacht wat
room: kamer, kamers, ruimte, zaal
staff: personeel, staf
come: kom, komen, komt, kwam, kwamen, gekomen
true: waar zijn, echte, waarheid
night: nacht, nachten
policy: bedrijfsbeleid
turn: draai om, omdraaien
turned: gedraaid
hand: hand, handen, overhandiging
hand over: overhandig, overhandigen, afgeven, geef af
address: adres, adressen, aanspreken
table: tabel, tabellen, tafel
step: stap
steps: stappen
step by step: stap voor stap, stapsgewijs
return: terug*, retour*, geef terug, keer terug
year: jaar
years: jaren
review: beoordeel, beoordelen, herzie, nazien, beoordeling*, recensie*
reviewer: beoordelaar*, recensent*
reviewed: beoordeeld
machine: machine, machines, apparaat, apparaten
way: manier, weg naar
comment: commentaar, becommentarieer, reageren op
comments: commentaren
notice: kennisgeving, mededeling, merk, merken
team: team, teams, ploeg
wrong: fout, verkeerd*, onjuist*
book: boek, boeken, reserveer
books: boekjes
booked: geboekt, gereserveerd
booking: boeking*, reservering*
reserve: reserveren
reader: lezer*
sign: onderteken, ondertekenen, teken, tekenen
signed: ondertekend, getekend
signature: handtekening*
find: vind, vinden, vindt, zoek op
find out: zoek uit, uitzoeken, erachter komen
found: gevonden, vond, vonden
subject: onderwerp, thema
subjects: onderwerpen
software: software
public: openbaar, openbare, publiek*
real: reëel, reële, werkelijke
date: datum
dates: data van, datums
bring: breng*, meebrengen
brought: gebracht, bracht
hold: vasthouden, houd vast
talk: praat, praten, spreek, spreken
small: klein*
part: deel, delen, onderdeel
parts: onderdelen
plan: plan, plannen
language: taal, talen
home: thuis, naar huis
house: huis, huizen
shop: winkel, shop, webwinkel*, zaak van
shopping: winkelen, boodschappen doen
app: app, apps, applicatie, toepassing
application: applicaties, sollicitatie*
type: type, typen, typ, tik in
types: types, soorten
typed: getypt
typing: het typen
kind: soort, aard
ones: degene die
close: sluit, sluiten, dicht*
closed: gesloten
long: lang, lange, lengte
longer: langer, langere
price: prijs, prijzen, prijsje
cost: kosten, kost, kostprijs
costs: onkosten
fee: tarief, vergoeding*
fees: tarieven
link: link, koppeling*, links naar
water: water
door: deur, deuren
status: status, toestand, stand
being: wezen
office: kantoor, kantoren, bureau
ticket: ticket, tickets, kaartjes
company: bedrijf, bedrijven, firma, onderneming, maatschappij
follow: volg, volgen, volgt, opvolgen, volg op, houd je aan, hou je aan, houdt u zich aan
followed: gevolgd, opgevolgd
follows: volgt daarop
obey: gehoorzaam, gehoorzamen
comply: nakomen, naleven, kom na, leef na, voldoen aan
short: kort, korte, beknopt*
complete: voltooi, voltooien, compleet, complete, invullen, afronden, vul in, rond af
completed: voltooid, ingevuld
completely: compleet alles, volkomen
share: delen met, deelt
shared: gedeeld*
sharing: het delen
mark: markeer, markeren, aanmerken
marked: gemarkeerd
marks: cijfers voor
release: vrijgeven, release, uitgave, geef vrij
released: vrijgegeven, uitgebracht
publish: publiceer, publiceren
published: gepubliceerd
terms: termen, algemene voorwaarden
term: term, termijn
fine: prima, oké, ok, in orde
description: beschrijving*, omschrijving*
describe: beschrijf, beschrijven, omschrijf, omschrijven
described: beschreven, omschreven
title: titel, titels, kop
desk: bureau van, balie
helpdesk: helpdesk
lost: verloren, verloor, kwijt
lose: verlies, verliezen
security: veiligheid, beveiliging, security
safety: veiligheid van, veiligheidshalve
safe: veilig, veilige
sure: zeker, vast
paste: plak, plakken, plakt
service: dienst, dienstverlening, service, bediening
sheet: blad, vel, spreadsheet
class: klas, klassen, les
lesson: lessen, lesje
state: staat, staten
fix: repareer, repareren, herstel, herstellen, verhelp
fixed: gerepareerd, hersteld, opgelost
place: plek, plaatsje, plaats van
placed: geplaatst
error: fout in, error, foutmelding*
errors: fouten
mistake: vergissing*
voice: stem, stemmen
even: zelfs
box: doos, kist, vak, kader
case: geval, gevallen, zaak over
cases: zaken van
speak: spreek met
speaks: spreekt
spoke: sprak, gesproken
speaker: spreker*, luidspreker*
guest: gast
guests: gasten
writing: schrijfwerk
explain: leg uit, uitleggen, verklaar, verklaren, verduidelijk, uit te leggen
explanation: uitleg, verklaring, toelichting*
explained: uitgelegd, verklaard
access: toegang, benader
empty: leeg, lege
blank: blanco
export: export*
import: import*
paper: papier, papieren
hours: uren, openingstijden
hour: uur
result: resultaat, uitkomst
results: resultaten, uitkomsten
job: baan, job, banen, klus
draft: concept, ontwerp, klad, opstellen, stel op
side: kant, zijde
rest: rest, overige
instruction: deze instructie
item: artikel, item, voorwerp
items: artikelen, items, voorwerpen
best: beste van, best
pass: geslaagd, paspoort doorgeven
session: sessie*
top: top, bovenste
body: lichaam
fill: vul, vullen
support: steun, ondersteun*, support
site: locatie, site
false: onwaar, vals
school: school, scholen
search: zoek, zoeken, doorzoek*
build: bouw, bouwen
built: gebouwd
building: gebouw, gebouwen
wait: wacht, wachten
waiting: wachtend
count: tel, tellen
style: stijl, stijlen
rate: tarief van, koers
stay: blijf, blijven, verblijf
stays: blijft
human: mens, menselijk*
humans: de mensen
field: veld, vakje
buy: koop, kopen, aanschaffen
bought: gekocht, kocht
sell: verkoop, verkopen
author: auteur, auteurs, schrijver*
group: groep, groepen
story: verha*
tale: sprookje, sprookjes
press: druk, drukken, pers
push: duw, duwen
think: denk, denken, denkt, nadenken, denk na
thought: gedachte, gedacht, dacht
docs: docs, documentatie*
month: maand, maandelijks*
months: maanden
kindly: vriendelijk, vriendelijke
another: een ander, een andere, nog een
lock: vergrendel, vergrendelen, slot, op slot
locked: vergrendeld, afgesloten
unlock: ontgrendel, ontgrendelen
late: laat op
ring: ring, rinkel
accept: accepteer, accepteren, aanvaard, aanvaarden
accepted: geaccepteerd
label: etiket, label
cut: knip, knippen, snijd, snijden
game: spel, spelletje, game
memory: geheugen, herinnering*
remember: onthoud, onthouden, herinner, bedenk, denk eraan
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
section: sectie, gedeelte, rubriek
issue: probleem, kwestie
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
head: hoofd, kop van
try: probeer, proberen, poging
tried: geprobeerd, probeerde
task: taak, taken, opgave
breaks: pauzes, breekt
broken: kapot, gebroken, defect
fetch: ophalen, haal op
reason: reden, oorzaak
reasons: redenen
live: leef, leven, woon, wonen
legal: legaal, juridisch*
contract: contract, contracten
record: opname, vastleggen, dossier, neem op
records: dossiers
sample: voorbeeld, monster, steekproef
main: voornaamste
continue: ga door, doorgaan, verdergaan, vervolg, ga verder
move: verplaats, verplaatsen, beweeg, bewegen, verhuizen
moved: verplaatst, verhuisd
context: context, verband
row: rij, rijen
refund: terugbetalen, restitutie, terugbetaling*
claim: claim, beweer, beweren, eis van
claims: beweert, claims
rights: rechten van
root: wortel, root
man: man, mannen
woman: vrouw, vrouwen
car: auto, wagen, voertuig*
level: niveau, level
score: score, punten
update: update, updaten, bijwerken, actualiseer, werk bij
updated: bijgewerkt, geüpdatet
branch: filiaal, tak
better: beter, betere
means: betekent, middelen
mean: betekenen, bedoel
meant: bedoeld
history: geschiedenis, historie
point: punt
points: punten van
offer: aanbod, aanbieden, bied, bieden, aanbieding*
hide: verberg, verbergen, verstop, verstoppen, verzwijg, verzwijgen, verhul
conceal: verhullen, verdoezel*
opening: opening
working: werkend
shift: dienst van, ploegendienst, shift
present: aanwezig*, presenteer*
web: web
internet: internet
entry: invoer, vermelding van
including: inclusief, waaronder
include: bevat, opnemen in, sluit bij
block: blokkeer, blokkeren, blok
blocked: geblokkeerd*
install: installeer, installeren, installatie*
string: string, tekenreeks
love: liefde, houden van, hou van
due: verschuldigd
bit: stukje
script: script, scripts
topic: onderwerp van
boss: baas, chef
manager: manager, leidinggevende, bedrijfsleider
family: familie, gezin
plain: platte, leesbare, eenvoudige tekst
injection: injectie
recipe: recept, recepten
round: ronde, rond
front: voorkant, vooraan
blue: blauw, blauwe
green: groen, groene
white: wit, witte
black: zwart, zwarte
grey: grijs, grijze
colour: kleur, kleuren
dark: donker, donkere
light: licht, lichte
hear: hoor, horen
heard: gehoord, hoorde
listen: luister, luisteren
teacher: leraar, lerares, docent*, leerkracht*
hint: hint, tip
tip: tips
action: actie
actions: acties, handelingen, maatregelen
money: geld
euros: euro
cash: contant, contanten
english: engels, engelse, in het engels
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
store: opslaan, sla op, op te slaan
stored: opgeslagen
save: bewaar op, besparen, redden
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
prompts: invoer van
clean: schoon, schone, schoonmaken, maak schoon
training: opleiding, training*
trained: getraind, opgeleid
train: train, trein, treinen
transcript: transcript, uitgeschreven tekst
pull: trek, trekken
course: cursus, cursussen
meeting: bijeenkomst, vergadering*, meeting*, afspraak met
appointment: afspraken, afspraak
bad: slecht, slechte, kwaad
evil: boosaardig*, kwaadaardig*
good: goede
club: club, vereniging
fire: vuur, brand
article: artikel over
load: laad, laden, last
delivery: bezorging, levering*
deliver: lever, leveren, bezorg
advice: advies, raad
verify: verifie*
verified: geverifieerd
verification: verificatie*
ever: ooit
scene: scene*
valid: geldig*
passed: voorbij gegaan
vendor: leverancier*, verkoper*
supplier: toeleverancier*
enter: voer in, invoeren, betreed, in te voeren
input: input
channel: kanaal, kanalen
failed: mislukt, gefaald
fail: falen, mislukken
child: kind
children: kinderen
kids: kids, kindjes
calendar: agenda, kalender*
aloud: hardop
great: super, geweldig*, fantastisch*
big: groot, grote
missing: vermist, ontbreek*, ontbrekend*
audit: audit, audits
invoice: factuur, facturen, rekening van
bill: nota van, declaratie*
colleague: collega
editor: uitgever, redacteur*
robot: robotje
query: opvraging, zoekopdracht*
replace: vervang, vervangen
replaced: vervangen door
exercise: opgaven, oefening*
function: functie*
trust: vertrouw, vertrouwen
trusted: vertrouwd, vertrouwde, betrouwbaar
quiet: stil, rustig
quietly: stilletjes, stilzwijgend
silently: geruisloos
cover: omslag, dek, bedekken
doctor: dokter, arts, artsen
patient: patient*, geduldig
welcome: welkom*
pin: pin, pincode*
column: kolom, kolommen
manual: handboek, handmatig*
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
charge: breng in rekening, kosten van
expected: verwacht, verwachte
expect: verwachten
setup: opzet, installatie
raise: verhoog, verhogen, opslag
amount: bedrag, bedragen, hoeveelheid
sum: som, totaalbedrag
swap: ruil, ruilen, verwissel
firm: stevig
gone: verdwenen, weg zijn
city: stad, steden
town: dorp, stadje
edit: bewerk, bewerken
wifi: wifi
correct: corrigeer, corrigeren, verbeter, verbeteren
improve: optimaliseer, verbetering*
kitchen: keuken, keukens
brief: bondig
floor: vloer, verdieping
raw: ruw, ruwe, rauw, onbewerkt*
stars: sterren
program: programma
purpose: doel, doeleinde
purposes: doeleinden
calls: belt, roept
via: via, per mail
clause: clausule*
path: pad, paden
feel: voel, voelen, gevoel
hall: hal, gang
stock: voorraad, aandelen
contains: bevat ook
contained: vervat
past: verleden
bug: bug, bugs
finish: maak af, afmaken
finished: afgemaakt
friend: vriend, vriendin
friends: vrienden
friendly: vriendelijke toon, aardig
value: waarde, waarden
far: ver
master: meester
parent: ouder
parents: ouders
product: product, producten
automated: geautomatiseerd*
automatic: automatisch*
consent: instemming, toestemming van
portal: portaal
flag: vlag, markeer als
bus: bus, bussen
sleep: slaap, slapen
unit: eenheid
deploy: uitrollen, rol uit
deployed: uitgerold
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
statement: verklaring van, uitspraak, rekeningafschrift*
prior: voordien
ready: gereed, klaar voor
mind: gedachten, geest
header: header, kopregel
footer: voettekst
compare: vergelijk*
study: studie, studeer, studeren
scan: scan, scannen
museum: museum, musea
discount: korting*
slow: langzaam, langzame, traag
behalf: namens mij, in naam van
recommend: aanbevelen, aanraden, raad aan, beveel aan
recommendation: aanrader, aanbeveling*
suggest: stel voor, voorstellen, suggereer
suggestion: voorstel, suggestie*
force: dwing, dwingen, kracht, geweld
hotel: hotel, hotels
stands: staat er
shut: hou je mond, zwijg
trip: reis, reizen, uitstapje, tripje
travel: reizen naar
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
archive: archi*
poem: gedicht, gedichten
song: lied, liedje, liedjes, song
joke: grap, grapje, grappen, mop
quick: snel, snelle, vlug
fast: rap
merge: samenvoegen, voeg samen
deposit: storting, borg, aanbetaling
whenever: telkens wanneer, elke keer als, altijd als, wanneer dan ook
wherever: waar dan ook
student: student*, leerling*, scholier*
member: lid
members: leden
lab: lab, laboratorium
essay: essay, opstel
low: laag, lage
lower: lager, verlaag
high: hoog, hoge
higher: hoger, hogere
highest: hoogste
afterwards: achteraf
alert: alarmering, melding van
regards: groeten, groetjes, hoogachtend, met vriendelijke groet, met vriendelijke groeten
photo: foto
picture: plaatje, afbeelding
image: afbeeldingen, beeld
character: karakter, personage, personages
characters: tekens, karakters
weather: weer vandaag, weerbericht*
click: klik, klikken
normal: normaal, normale
normally: normaliter
making: het maken, maken van
mirror: spiegel
ahead: vooruit
modify: modificeer, aanpassing*
dry: droog, droge
guard: bewaker, wacht houden
homework: huiswerk
guess: raad eens, gok, schat
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
glass: glas, glazen
parts list: stuklijst
register: regist*
serve: dien, serveer
scope: reikwijdte, omvang
street: straat, straten
tone: toonhoogte
maintenance: onderhoud
object: object, objecten, bezwaar
match: wedstrijd, overeenkomen
memo: memo
neighbour: buurman, buurvrouw, buren
court: rechtbank, gerecht
landlord: huisbaas, verhuurder*
rent: huur, huren
cold: koud, koude, kou
warm: warme
hot: hete
backup: reservekopie, backup*
stage: fase, podium
judge: rechter, oordeel, beoordeelt
single: enkele keer
bound: gebonden
bind: binden
credit: krediet, tegoed
fake: nep, vervalst*, vals document
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
vote: stem voor, stemming
direct: rechtstreeks*
maker: maker, fabrikant*
lie: lieg, liegen, leugen
provide: verschaf, verschaffen, verstrek, verstrekken, aanleveren, bied aan de, lever aan
provided: verstrekt, aangeleverd, mits
engine: motor
passport: paspoort*
drive: rijd, rijden, schijf
laptop: laptop*
computer: computer*
prove: bewijs, bewijzen
power: stroom, macht, vermogen
wiki: wiki
silence: stilte, zwijgen
parking: parkeren, parkeerplaats*
incident: voorval, incident*
older: oudere
consider: overweeg, overwegen, houd rekening met
matter: aangelegenheid, kwestie van
does not matter: maakt niet uit
decline: sla beleefd af
dead: dood, dode
sound: geluid, klinkt
supervisor: toezichthouder*
view: uitzicht, bekijken van
opinion: mening, opinie
port: poort van, haven
proof: bewijsstuk
reach: bereik, bereiken
badge: badge, pasje
film: film, films
video: video
near: dichtbij de
straight: rechtdoor
doc: doc
bar: balk, kroeg
guidance: begeleiding
local: lokaal, lokale, plaatselijk*
seconds: seconden
wishes: wensen van
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
walk: wandel*
examples: voorbeelden
example: voorbeeldje
platform: platform*
remote: op afstand, externe
difference: verschil, verschillen
environment: omgeving, milieu
variables: variabelen, variabele
sort: sorteer, sorteren
decide: beslis, beslissen, besluit
decision: besluiten, beslissing*
map: kaart van, plattegrond
compliance: naleving
exit: uitgang, afsluiten en
world: wereld
authority: bevoegdheid, gezag, autoriteit*
authorized: gemachtigd, bevoegd, geautoriseerd*
employer: werkgever*
employee: personeelslid
submit: dien in, indienen
sit: zit, zitten
option: mogelijkheid, optie*
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
reproduce: reproduceer, reproduceren, weer geven
duty: plicht, taak als
spelling: spelling
spell: spel uit, spellen
spelling mistakes: spelfouten, typfouten
grammar: grammatica
template: sjabloon, template
candidate: kandidaat, kandidaten, sollicitant*
double: dubbel, dubbele
favour: gunst
dump: dump, dumpen
patch: patch
harmless: onschuldig*, ongevaarlijk*
middle: midden, middelste
plant: plant, planten
panel: paneel
evaluation: evaluatie*
evaluate: evalueer, evalueren
rating: waardering
crash: crash
birthday: verjaardag*
chair: stoel
chart: grafiek, diagram
opposite: tegenovergestelde, tegendeel
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
responses: antwoorden op
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
simply: simpelweg, eenvoudigweg
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
assignment: opdracht voor
reverse: achterstevoren, omgekeerd*
backwards: achteruit
absolutely: absoluut, absolute
erase: uitwissen, wis uit
taught: onderwezen, geleerd
learn: leer, leren
learned: leerde
demands: eist op
banned: verbannen
avoid: vermijd, vermijden, voorkom
forever: voor altijd, eeuwig
able: in staat, kunnende
unable: niet in staat
research: onderzoek, onderzoeken
fiction: fictie*
novel: roman
alter: aanpassingen
trigger: activeer de, trigger
expired: verlopen
learned from: geleerd van
alignment: afstemming
revoked: herroepen
revoke: herroep, trek terug
active: actief, actieve
exist: bestaat, bestaan
extract: extraheer, extraheren, uittreksel, haal eruit
design: ontwerp van, vormgeving
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
concerns: zorgen
joined: lid geworden
reminder: herinnering aan
remind: herinner me, herinner mij
resume: hervat, hervatten, cv
consult: raadpleeg, raadplegen
solve: los op, oplossen
solution: oplossing*
experience: ervaring*
genuine: authentiek
criteria: criteria, criterium
critical: kritiek, kritisch*
particular: bepaald, bepaalde, specifiek*
superseded: achterhaald
translator: vertaler*
fresh: vers, verse, fris
binding: bindend*
experiment: proef, experiment*
exchange: uitwisseling, omruilen
trainer: trainer*
suppose: veronderstel
engineers: ingenieur*
anybody: ongeacht wie
official: officie*
planner: planner
freedom: vrijheid
lacks: mist
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
lovely: mooi, mooie, leuk, leuke
maximum: maximaal, maximum, hoogstens
minimum: minimaal, minimum
praise: prijs de, loof, lof
acknowledge: erken, erkennen
former: voormalig*
medical: medisch*
medicine: medicijn*, geneesmiddel*
spam: spam
news: nieuws van, nieuwtjes
equal: gelijk aan
special: speciaal, speciale, bijzonder*
pause: pauze, pauzeer
coming: komend, komende
passage: passage, tekstgedeelte
shelf: plank, schap
severity: ernst
happy: blij, gelukkig
sad: verdrietig, triest
angry: boos, boze
beautiful: prachtig*
young: jong, jonge
easy: makkelijk*, gemakkelijk*
strict: strikt, strikte, streng
strictly: ten strengste
life: leven van
country: land, landen
germany: duitsland
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
hard drive: harde schijven
attachments: bijlages
contact list: contactenlijst, contactlijst
recipient: geadresseerde, ontvanger*
sender: afzender*
new task: nieuwe opdracht
initial instructions: eerste instructies, begininstructies
do anything now: kan nu alles, alles doen
answer everything: beantwoord elke vraag, beantwoord alle vragen
no matter what: wat er ook gebeurt, koste wat kost, hoe dan ook
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
out loud: luidop
attacker: aanvaller*
break in: inbreken, inbraak, breek in
spy: bespioneer, bespioneren, spion*
violence: gewelddadig*
hate: haat, haten
insult: beledig, beledigen, belediging*
shoot: schiet, schieten
neither nor: noch het een
sounds good: klinkt goed
for free: voor niets
have to: moet men
feel free: gerust
right away: nu meteen, gelijk
as possible: mogelijk is
as soon as possible: zo snel mogelijk, zo spoedig mogelijk, asap
in order to: teneinde
in addition: daarbovenop
in the name of: uit naam van
in any case: in elk geval, sowieso
at the end: aan het einde, op het einde, aan het eind
at the top: helemaal bovenaan
escape: ontsnap, ontsnappen, uitbreken, uitbraak
focus: focus, concentreer*
none: geen van, geen enkel van
else: anders nog
whole: geheel als
mail: post van
board: bord, bestuur
thread: thread, draadje
config: configuratiebestand*
quotes: aanhalingstekens
nice: aardige, fijn, fijne
rather: liever
though: al is
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
stood: stond, stonden
terminal: terminal*
plus: plus
slide: dia, slide
common: gangbaar, veelvoorkomend*
caller: beller*
bed: bed, bedden
digest: kort overzicht
migration: migratie*
across: dwars door
forum: forum, forums
medium: middelgroot
solely: enkel maar
proceed: ga dan verder, te werk gaan
preamble: inleiding, preambule
introduction: introductie, inleidend*
limitations: tekortkoming*
wipe: veeg, vegen, wis alles
omit: laat achterwege
ordered: besteld, bestelde, bevolen
order: bestel, bestellen
assigned: toegewezen
assign: wijs toe, toewijzen
guardrail: veiligheidshek
shown as: afgebeeld
deny: ontken, ontkennen
rank: rang
relay: breng over, overbrengen
twin: tweeling*
leash: lijn voor de hond
principal: schoolhoofd, directeur
concealed: verzwegen
vault: kluis
obliged: verplicht om
cast: rolverdeling
buffer: buffer
scoring: puntentelling
hash: hash
segment: segment*
exact: exacte
whole text: hele tekst, volledige tekst, gehele tekst
behave: gedraagt
pieces: stukken, stukjes
piece: stuk
lift: lift, til
different: ander soort
printer: printer*
removed: weggehaald
remove: haal weg, weghalen
restriction: deze beperking
wire: draad, kabel
slot: tijdslot
handbook: naslagwerk
touch: raak aan, aanraken
begins: begint met
comes: hij komt
wants: hij wil
shall: zal ik, zullen we
lines: regels tekst
invisible: niet zichtbaar
authorised: bevoegde
upon: zodra er
listing: vermeldingen
grade: schoolcijfer
index: index*
saying: gezegde
counts: telt
screening: screening
machines: machinaal
windows: windows
weeks: weken lang
care: zorg
getting: het krijgen
articles: de artikelen
perform: presteer, vervul
as if you were: alsof je
purchase: aankoop, aankopen
cheap: goedkoop, goedkope
customers: klantenkring
publicly: in het openbaar
network: netwerk*
connection: verbinding*
connect: verbind, verbinden
device: toestel, apparaatje
police: politie*
government: regering*, overheid*
politics: politiek*
war: oorlog*
science: wetenschap*
university: universiteit*
music: muziek
sport: sport, voetbal
sun: zon
rain: regen
tree: boom, bomen
flower: bloem, bloemen
animal: dier, dieren
bread: brood
sugar: suiker
garden: tuin
bicycle: fiets, fietsen
train station: treinstation
holiday: vakantie*, feestdag*
weekend: weekend
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
do you have: heeft u
sick: ziek, zieke
each other: elkaar, mekaar
"""
