"""German: what words and phrases say in English, as `filters.glossary` describes."""

FORMS = """
system prompt: systemprompt*, systemanweisung*, systemaufforderung*, systemeingabe*, initialprompt, startprompt
system prompt: systeminstruktion*, systemvorgabe*, grundanweisung*, startanweisung*, system prompt
system message: systemnachricht*, systemmeldung*, systemmitteilung*
know: weiß, weiss*, wissen, wisst, kenne, kennen, kennst, kennt
skip: uebergehe, uebergeh, uebergehen, überspring, überspringe, überspringen, übergehe, übergeh, übergehen, überlies
skip: weglassen, auslassen, ueber*, überschlag*, ueberschlag*, übergehen sie, uebergehen sie, lass weg, lasse weg
policies: grundsätze, grundsa*, policies, policy
old: alter, alt, alte, alten, altes, altem, veraltet*
system: system, systeme, systems, systemen, systemen sie
told: erzaehlt, erzaehlte, mitgeteilt, berichtet
developer mode: entwicklermodus, entwickl*
notify: verständige, verständigen, benachrichtige, benachrichtigen, versta*
sent: verschickt, versandt, versendet, gesendet, gesandt, geschickt, schickte, sendete, zugeschickt, zugesandt
sent: abgeschickt
transfer: ueberweise, ueberweis, ueberweisen, uebertrag, uebertrage, uebertragen, uebermittle, uebermittel
transfer: uebermitteln, transfer, transfers, überweisung*, transferier*, überweisungs*, ueberweisung*, ueberweisungs*
transfer: uber* sie, ueber* sie
transferred: ueberwiesen, ueberwies, uebermittelt, transferiert
open: offen, offene, offenen, offener, offenes, öffne, öffnen, aufmachen, aufschlagen, oeffne, oeffnen, mach auf
passwords: kennwörter, kennwörtern, passwo*, kennwo*
hand: hand, haende, haenden, übergabe, uebergabe
hide: verstecke, versteck, verstecken, verschweig, verschweige, verschweigen, verbirg, verberge, verbergen
hide: verheimlich*, vertusche*, ausgeblendet lassen, verstecken sie, verschweigen sie
conceal: verhülle, verhüllen, verhu*, verschleiern, verschleiere
white: weiße, weißen, weißer, weiss, weisse, weissen, weisser, weißen sie
manual: handbücher, handbu*, manuell*, bedienungsanleitung*
mailbox: postfächer, postfa*, mailbox
the: der, die, das, dem, den
of the: des, von der, von den, von dem
a: ein, eine, einen, einem, einer, nen, ne
of a: eines
in the: im
into the: ins, in das, in die
on the: am, aufs
at the: beim
to the: zum, zur, ans, zu den, an den, an die, an das, an der
from the: vom
for the: fürs, fuers
through the: durchs
about the: übers, uebers
i: ich
me: mich, mir
my: mein, meine, meinen, meinem, meiner, meines
mine: meins
you: du, sie, dir, dich, euch, ihnen
your: dein, deine, deinen, deinem, deiner, deines, euer, eure, euren, eurem, eurer, eures, ihr, ihre, ihren, ihrem
your: ihrer, ihres
yours: deins
yourself: dich selbst, sich selbst, dir selbst
he: er
him: ihm, ihn
his: seine*
she is: sie ist
she was: sie war
she has: sie hat
she said: sie sagte
she says: sie sagt
she will: sie wird
she can: sie kann
she wants: sie will, sie möchte, sie moechte
they were: sie waren
they had: sie hatten
it: es
it is: es ist, das ist, ist es
there is: es gibt, gibt es
we: wir
us: uns
our: unser*
one: man, eins
themselves: sich
myself: mich selbst, mir selbst, ich selbst
itself: selbst, selber
this: dies, diese, diesen, diesem, dieser, dieses
that: dass, jene, jenen, jenem, jener, jenes
that one: derjenige, diejenige, diejenigen, dasjenige, denjenigen
the same: derselbe, derselben, dieselbe, dieselben, dasselbe, denselben, demselben
of it: davon, dessen
of which: deren
whose: wessen
which: welche*
who: wer
whom: wen, wem
what: was
what kind of: was für, was für ein, was für eine, was fuer, was fuer ein, was fuer eine
where: wo
where to: wohin
where from: woher
when: wann
why: warum, wieso, weshalb, wozu
how: wie
how many: wieviele
how much: wieviel
with what: womit
about what: worüber, worueber
what for: wofür, wofuer
what about: worum, woran
from what: woraus, wovon
on which: worauf, wobei
through which: wodurch
and: und, sowie
or: oder, bzw, beziehungsweise
but: aber, sondern, jedoch, allerdings
because: weil, denn, da
if: wenn, falls, sofern, ob
as if: als wäre, als waere
as: als
as soon as: sobald, sowie du
as long as: solange, so lange
as far as: soweit, soviel
so that: damit, sodass
than: denn je
more than: mehr als
less than: weniger als
unless: es sei denn, außer wenn
although: obwohl, obgleich, trotzdem dass
while: während, indem, waehrend
until: bis
since: seit, seitdem
whether: ob nun
even if: auch wenn, selbst wenn
therefore: deshalb, daher, darum, deswegen, also, folglich, somit
either: entweder
neither: weder
nor: noch nicht mal
both: beide*
in: in
on: auf
at: bei
to: zu, an
from: von, aus, ab
of: von einem, von einer
for: für, um, fuer
with: mit
with it: damit auch, dazu
without: ohne
without being: ohne dass
against: gegen, wider
about: über, bezüglich, bezueglich, betreffend, betreffs, hinsichtlich, ueber, ungefähr, ungefaehr, circa, ca
about: zum thema, in etwa
about it: darüber, darueber
under: unter
before: vor, bevor, ehe, zuvor, vorher
after: nach, nachdem
after that: danach, anschließend, hinterher, im anschluss
between: zwischen
through: durch, mittels
next to: neben
behind: hinter
during the: während der, waehrend der, während des, waehrend des
instead of: statt, anstatt, anstelle, an stelle
instead: stattdessen, dafür, dafuer
within: innerhalb, binnen
outside: außerhalb, draußen
except: außer, ausgenommen, mit ausnahme
due to: wegen, aufgrund, auf grund
according to: laut, gemäß, gemaess, zufolge, entsprechend
in it: darin, drin, hierin
on it: darauf, drauf
to it: daran, hierzu
from it: daraus, hieraus
under it: darunter
behind it: dahinter
in front of it: davor
here: hier
hereby: hiermit
there: dort, da drüben, da drueben
be: sein, sei, seid, seien, seien sie
am: bin
are: sind
are you: bist du, sind sie, seid ihr
you are: du bist, sie sind, ihr seid
you are not: du bist nicht, du bist kein, du bist keine
is: ist
was: war, wurde, wurdest
were: waren, wurden, warst, wart ihr
been: gewesen, worden
have: haben, habe, habt, hab, hast
has: hat
had: hatte*, gehabt
would have: haette*
will: werde*, wird, wirst
you will: du wirst, sie werden, ihr werdet
would: wurde*, wuerde*
would be: wäre, wären, wärest, wärst, waere, waeren, waerst, waerest
become: geworden, werde ein, werde eine
can: kann, kannst, können, könnt, koennen, koennt
could: konnte*, koennte*
must: muss, müssen, musst, muessen, muesst
do not have to: muss* nicht, brauchst nicht, muessen nicht
you do not have to: du musst nicht, sie müssen nicht, du brauchst nicht, sie muessen nicht
had to: musste*
should: soll, sollte, sollten, solltest, sollst, sollen, sollt
may: darf, darfst, dürfen, dürft, dürfte, dürften, duerf*, dürften sie, im mai
you must not: du darfst nicht, sie dürfen nicht, ihr dürft nicht, sie duerfen nicht, ihr duerft nicht
must not: darf nicht, darfst nicht, dürfen nicht, duerfen nicht, darf kein, darf keine, darf niemals, darf nie
was allowed: durfte, durften, gedurft
want: will, willst, wollen, wollt, mochte*, moechte*
i want: ich möcht, ich moecht
wanted: wollte*, gewollt
i would like: ich hätte gern, ich hätte gerne, ich würde gern, ich würde gerne, ich haette gern, ich haette gerne
like: mag, mögen, magst, gern, gerne, gemocht, moegen
let: lass, lasse, lassen, lasst
lets: lässt, laesst
do: tu, tue, tun, tust, tut, mach, mache, machen, machst, tun sie, machen sie
did: tat, taten, machte, machten
done: getan, gemacht, erledigt, fertig
doing: beim machen
not: nicht, nich, net
no: nein, kein, keine, keinen, keinem, keiner, nö, nee, noe
of no: keines, keinerlei
nothing: nichts, nix
never: nie, niemals, nimmer, keinesfalls, zu keiner zeit, unter keinen umständen, auf keinen fall
never: unter keinen umstaenden
no longer: nicht mehr, kein mehr, keine mehr, nicht weiter
not yet: noch nicht
nobody: niemand*, keiner von
by no means: keineswegs, mitnichten
not even: nicht einmal, nicht mal
without exception: ausnahmslos, ohne ausnahme
yes: ja, jawohl, jep
perhaps: vielleicht, eventuell, möglicherweise, womöglich, womoeglich, moeglicherweise
all: alle, allen, aller, samtliche*, saemtliche*
everything: alles, allem, das ganze
of all: von allen, aller anderen
every: jede, jeder, jedes, jeden, jedem, jeglich*
everyone: jedermann, alle leute, jeder von
always: immer, stets, jederzeit, jedes mal
any: irgend*, beliebig*
anything: irgendetwas, irgendwas
somewhere: irgendwo
some: einige*, manche*, ein paar, etwas von
something: etwas, was anderes
someone: jemand*
sometimes: manchmal, ab und zu
several: mehrere*, diverse, verschiedene, verschiedenen
other: andere*, weitere anderen
otherwise: sonst, ansonsten, andernfalls
different: anders, verschieden, unterschiedlich*, andersartig*
many: viele*
much: viel
more: mehr, weitere*, noch mehr
most: meisten, meiste, am meisten
mostly: meist, größtenteils, groesstenteils
few: wenige, wenigen, weniger wichtige
little: wenig, bisschen
less: weniger
least: am wenigsten, mindestens
at least: wenigstens, zumindest
enough: genug, genügend, genuegend, ausreichend*
such: solch*, derartig*
each: jeweils, je, pro, jeweilig*
one after another: nacheinander, der reihe nach
together: zusammen, gemeinsam, miteinander
alone: allein, alleine
only: nur, lediglich, ausschließlich, bloß, einzig*, allein nur
also: auch, ebenfalls, ebenso, zudem, außerdem, zusätzlich, zusaetzlich, darüber hinaus, darueber hinaus, des weiteren
too: zu sehr, zu viel
very: sehr, äußerst, ziemlich, total, aeusserst
quite: ganz, recht
so: so
already: schon, bereits
still: noch, immer noch, nach wie vor
again: wieder, wiederum, erneut, nochmal, nochmals, abermals, noch einmal
once: einmal
twice: zweimal
at once: sofort, unverzüglich, unverzueglich, umgehend, sogleich, augenblicklich, auf der stelle
immediately: unmittelbar, gleich
now: jetzt, nun, momentan, derzeit, gerade, nunmehr, zur zeit
then: dann
first: zuerst, zunächst, zunaechst, erst, erste, ersten, erster, erstes, erstens, als erstes
last: letzte*, zuletzt, als letztes
at last: endlich, schließlich, letztendlich
second: zweite*, sekunde
third: dritte*, drittens auch
fourth: vierte*
fifth: fünfte, fünften, fuenfte, fuenften
next: nachste*, naechste*, als nächstes, als naechstes
later: spater*, nachher, spaeter*
earlier: fruher*, frueher*, eben noch
soon: bald, demnächst, demnaechst, in kürze, in kuerze
today: heute, heutige, heutigen
tomorrow: morgen
yesterday: gestern, gestrige, gestrigen
often: oft, häufig, oftmals, haeufig
rarely: selten
usually: normalerweise, üblicherweise, gewöhnlich, gewoehnlich, meistens, ueblicherweise, in der regel
ago: her
please: bitte*, sei so gut, sei so nett, seien sie so gut, seien sie so freundlich, wärst du so lieb
please: waerst du so lieb
thanks: danke*, merci, bedankt, vielen dank, herzlichen dank, besten dank
zero: null
two: zwei, zwo
three: drei
four: vier
five: fünf, fuenf
six: sechs
seven: sieben
eight: acht
nine: neun
ten: zehn
eleven: elf
twelve: zwölf, zwoelf
twenty: zwanzig
thirty: dreißig
forty: vierzig
fifty: fünfzig, fuenfzig
hundred: hundert, einhundert
thousand: tausend, eintausend
million: million, millionen
half: halb, halbe, halben, halbes, hälfte, haelfte
once more: ein weiteres mal
up: hinauf, rauf, nach oben
down: runter, hinunter, nach unten
out: raus, heraus, hinaus
into: hinein, rein, herein
away: weg, fort
back: zurück, zurueck
along: entlang
together with: samt, mitsamt, nebst
further: weiter, weiterhin, ferner
that is: das heißt, nämlich, naemlich, und zwar
for example: zum beispiel, zb, beispielsweise, etwa
as follows: wie folgt, folgender*
-: doch, mal, eben, wohl, nunmal, gell, äh, ähm, aeh, aehm, halt eben, ja doch, denn doch, nun mal, einfach mal, ne wa
well: gut, naja, tja, wohlan, na ja
just: nur mal
really: wirklich, echt, tatsächlich, tatsaechlich, in der tat
actually: eigentlich
of course: natürlich, natuerlich, selbstverständlich, selbstverstaendlich, klar, na klar
exactly: genau, exakt, haargenau, präzise, praezise
maybe: mag sein
hello: hallo, servus, moin, guten tag, grüß gott, gruess gott
hi: hi, hey, na
dear: liebe*, geehrte, geehrter, verehrte, sehr geehrte, sehr geehrter
good morning: guten morgen
goodbye: tschüss, tschuess, auf wiedersehen
sorry: entschuldigung, entschuldige, sorry, verzeihung, pardon, entschuldigen sie, tut mir leid, es tut mir leid
ignore: ignorier*, ausblenden, blende, ignoriert alle, beachte nicht, berücksichtige nicht, beruecksichtige nicht
ignore: nicht beachten, nicht berücksichtigen, schenk* keine beachtung, keine beachtung schenken, außer acht lassen
ignore: lass außer acht, lasse außer acht, lassen sie außer acht, pfeif auf, scheiß auf, geh nicht auf
ignore: nicht beruecksichtigen
ignored: ignoriert*, unbeachtet, wurde ignoriert, außer acht gelassen
ignores: er ignoriert
ignoring: ignorierend, ignorierung, beim ignorieren, unter missachtung
disregard: missachte*, hinwegsetzen, außer acht, setz dich hinweg, setze dich hinweg, setz dich über, setze dich über
disregard: setzen sie sich über, sieh ab von, sehen sie ab von, nicht befolgen, befolge nicht, setz dich ueber
disregard: setze dich ueber, setzen sie sich ueber
disregarded: missachtet, missachtete
forget: vergiss, vergesse, vergesst, vergessen, vergiß
forgot: vergaß, habe vergessen, haben vergessen, hab vergessen, hat vergessen, wurde vergessen
forgets: vergisst
ignore the above: ignoriere das oben stehende
set aside: beiseite lassen, beiseite legen, beiseitelegen, beiseite, leg beiseite, lege beiseite, lass beiseite
pay no attention to: kümmere dich nicht um, kümmer dich nicht um, kuemmere dich nicht um, kuemmer dich nicht um
pay no attention to: achte nicht auf, hör nicht auf, höre nicht auf, hoer nicht auf, hoere nicht auf
pay no attention to: achten sie nicht auf, hören sie nicht auf, hoeren sie nicht auf, gib nichts auf
do not follow: halte dich nicht an, halt dich nicht an, halten sie sich nicht an
stop following: hör auf zu befolgen, hoer auf zu befolgen, nicht mehr befolgen
drop: wirf über bord, über bord werfen, ueber bord werfen, verwirf, verwerfe, verwerfen, fallenlassen, streich*
drop: fallen lassen, wirf ueber bord
dropped: verworfen, fallengelassen, gestrichen
discard: verwerfe alle, wegwerfen, entsorge, entsorgen
override: uberschreib*, aushebeln, hebel, hebele, heble, ueberschreib*, übersteuer*, uebersteuer*, außer kraft setzen
override: setze außer kraft, setz außer kraft, setzen sie außer kraft
overridden: überschrieben, ausgehebelt, ueberschrieben, außer kraft gesetzt, außer kraft
overrides: überschreibt, übersteuert, hebelt, ueberschreibt, uebersteuert
bypass: umgeh*, aushebelung, umschiffe, umschiffen
bypassed: umgangen, umging
skipped: übersprungen, übergangen, ausgelassen, uebersprungen, uebergangen
leave out: lass aus, lassen sie weg
cancel: storn*, abbrechen, abbruch, absagen, stornierung*, annullier*, hebe auf, heb auf, breche ab, brich ab
cancel: brechen sie ab
cancelled: storniert, stornierte, aufgehoben, abgebrochen, abgesagt, annulliert
lift: aufheben, aufhebung, aufzug, fahrstuhl
lifted: ist aufgehoben, sind aufgehoben, wurden aufgehoben
invalid: ungültig, ungueltig, hinfällig, hinfaellig, nichtig, null und nichtig
no longer apply: gelten nicht mehr, gilt nicht mehr, sind hinfällig, ist hinfällig, nicht mehr gültig
no longer apply: sind aufgehoben worden, sind hinfaellig, ist hinfaellig, nicht mehr gueltig
apply: gelten, anwenden, wende, anzuwenden, wenden sie an
applies: gilt, zutrifft
applied: galt, galten, angewendet, angewandt
deactivate: deaktivier*, abschalten, ausschalten, schalte ab, schalt ab, schalte aus, schalten sie ab
deactivate: schalten sie aus
disabled: deaktiviert, abgeschaltet, ausgeschaltet
enable: aktivier*, einschalten, schalte ein, schalten sie ein
enabled: aktiviert, eingeschaltet, freigeschaltet
violate: verstosse*, verletze, übertritt, uebertritt
instructions: vorgabe, vorgaben, massgabe*, anweisung*, instruktion*, instruction*, anleitung*, weisung*
instructions: handlungsanweisung*, arbeitsanweisung*, aufforderung*, direktiv*, dienstanweisung*
previous instructions: früheren anweisungen, frueheren anweisungen
previous rules: alten regeln
rules: regel, regeln, bestimmung, bestimmungen, spielregel*, vorschrift*, regelung*, regelwerk*, grundregel*
rules: verhaltensregel*
guidelines: richtlinie, richtlinien, leitlinie, leitlinien, leitfaden, leitfäden, leitfaeden, nutzungsrichtlinie*
guidelines: inhaltsrichtlinie*, unternehmensrichtlinie*
safety guidelines: sicherheitsrichtlinie*, sicherheitsregel*, sicherheitsvorgabe*, sicherheitsvorschrift*
safety guidelines: sicherheitsbestimm*
safety measures: sicherheitsmaßnahme*, sicherheitsvorkehr*, schutzmaßnahme*
orders: befehl*, kommando, kommandos, auftra*, bestellung, bestellungen, order
commands: systembefehl*, kommandozeile*, shellbefehl*
restrictions: einschränkung*, beschränkung*, restriktion*, begrenzung*, zugangsbeschränk*, einschraenkung*
restrictions: beschraenkung*, zugangsbeschraenk*
limits: grenze, grenzen, limit, limits, schranke, schranken, limitierung*, obergrenze*
constraints: zwang*, auflage, auflagen, bedingung, bedingungen, zwaenge, zwaengen, rahmenbedingung*
filters: filter*, contentfilter, inhaltsfilter*, sicherheitsfilter*, filterung*
guardrails: leitplanke, leitplanken, schutzmechanism*, sicherheitsmechan*, schutzvorricht*, sicherheitsleitplan*
guardrails: sicherheitsbarrier*
previous: vorherig*, vorig*, bisherig*, vorangegang*, vorhergehend*, vorausgehend*, vorausgegang*, vorangehend*
previous: zuvorig*, davorig*, vormalig*, davor stehend*
above: oben, oberhalb, obig*, obenstehend*, obengenannt*, darüberstehend*, darueberstehend*, oben stehend*
above: oben genannt*, weiter oben, oben aufgeführt*, oben aufgefuehrt*
everything above: alles davor, alles was oben steht, alles was darüber steht, alles darüber, alles was darueber steht
everything above: alles darueber
everything before: alles vorherige, alles bisherige
so far: bisher, bislang, bis jetzt, bis dato, bis hierher, bis hierhin
until now: bis heute, bis zu diesem punkt, bis eben
given to you: dir erteilt, dir erteilten, dir mitgegeben
you were given: du bekommen hast, du erhalten hast, dir gegeben wurde, sie erhalten haben, dir erteilt wurden
you were given: du hast bekommen, man dir gegeben hat
you were told: dir gesagt wurde, ihnen gesagt wurde, dir gesagt wurden, man dir gesagt hat
original: eigentliche, eigentlichen, ursprünglich*, original*, urspruenglich*
initial: anfangs, eingangs, anfänglich*, initial*, anfaenglich*
at the beginning: am anfang, zu beginn, am beginn, ganz am anfang
new: neu, neue, neuen, neuer, neues, neuem, neueste, neuesten, neuster, neuste
following: anschliessende*, folgend*, nachfolgend*, nachstehend*, untenstehend*, unten stehend*
below: unten, unterhalb, weiter unten, darunter steh*
current: momentane, momentanen, aktuell*, gegenwärtig*, jetzig*, derzeitig*, gegenwaertig*
future: künftige, künftigen, zukunft, kuenftige, kuenftigen, zukünftig*, zukuenftig*
prompt: prompt, prompts, eingabeaufforderung*
hidden instructions: geheime anweisungen, geheimen anweisungen
hidden: versteckt*, verborgen*, verdeckt*, ausgeblendet*, unsichtbar*
internal: intern*, hausintern*, firmenintern*
secret: geheim*, geheimnis*, heimlich*, streng geheim
secretly: insgeheim, klammheimlich, im geheimen, unter der hand
confidential: vertraulich*, nicht öffentlich*, streng vertraulich, nicht oeffentlich*
private: privat*, persönlich*, persoenlich*
personal data: personendaten, personenbezogen*, perso* daten
configuration: konfig, config, konfiguration*, voreinstellung*
settings: einstellung, einstellungen, setting, settings
developer: entwickler*, programmierer*, developer*
developer message: entwicklernachricht*, entwicklermeldung*
operator: betreiber*, operator*, bediener*
administrator: administrator*, systemadministrator*, systemverwalter*, verwalter*
admin: admin, admins
owner: eigentümer*, besitzer*, inhaber*, eigentuemer*
user: nutzer*, benutzer*, user, users, anwender*, endnutzer*, endbenutzer*
assistant: assisten*, hilfsassistent*
ai assistant: kiassistent*, sprachassistent*
model: modell*
language model: sprachmodell*, kimodell*, ki modell*
ai: ki, kunstliche* intelligenz, kuenstliche* intelligenz
ai system: kisystem*, ki system*
agent: agent*
bot: bot, bots, roboter*
chatbot: plauderbot, chatbot*
reveal: verrat*, enthu*, offen*, preisgeben, preiszugeben, aufdecken, ausplaudern, gib preis, geben sie preis
reveal: legen sie offen, leg offen, lege offen, decke auf, plauder aus, rück raus mit, rücke raus mit, rueck raus mit
reveal: ruecke raus mit
reveals: verrät, verraet
show: zeig, zeige, zeigen, anzeigen, anzuzeigen, vorzeigen, aufzeigen
shown: gezeigt, angezeigt
shows: zeigt
print: druck*, ausdrucken, printe, printen
printed: gedruckt, ausgedruckt
printer: drucker*, druckgerät*, druckgeraet*
output: gib aus, geben sie aus, ausgeben, ausgabe, ausgaben, ausgegeben, auszugeben, output
give: gib, gebe, geben, gebt
give me: nenn mir
gives: gibt
gave: gab, gaben
given: gegeben*
repeat: wiederhol*, nachsprechen, wiederholung*, sprich nach, sag nach
repeated: wiederholt*
display: stelle dar, stell dar, darstellen, einblenden, anzeige, blende ein, blenden sie ein
disclose: mitteilen, mitzuteilen, weitersagen, teile mit, teil mit, teilen sie mit
tell: sag, sage, erzähl, erzähle, erzählen, erzaehl, erzaehle, erzaehlen, berichte, berichten, sagen sie
tell me: sagt mir, verrat mir, verrate mir, sagen sie mir, verraten sie mir, nenn mir bitte
say: sagen
says: sagt, steht, er sagt dass
said: sagte, sagten, gesagt
name: nenn, nenne, nennen, name, namen, namens, benenne, benennen
named: genannt, benannt, namens von
list: liste*, aufliste, auflisten, aufzählen, aufzaehlen, auflistung*, aufzählung*, verzeichnis*, aufzaehlung*
list: liste auf, zähl auf, zähle auf, zaehl auf, zaehle auf, listen sie auf
listed: aufge*, gelistet
quote: zitier*, zitat*
quoted: zitiert*
recite: aufsagen, vortragen, herunterbeten, rezitier*, sag auf, sage auf, trag vor, trage vor
copy: kopie*, abschreiben, abschrift, schreib ab, schreibe ab
copied: kopiert, kopierte
word for word: wortwörtlich*, wortwoertlich*
verbatim: wörtlich*, wortgetreu*, buchstabengetreu*, originalgetreu*, woertlich*, im wortlaut, eins zu eins
in full: gänzlich, gaenzlich, vollständig*, komplett*, ungekürzt*, vollstaendig*, ungekuerzt*, in voller länge
in full: zur gänze, in gänze, in vollem umfang, in voller laenge, zur gaenze, in gaenze
unchanged: unverändert*, unveraendert*, ohne änderung, ohne änderungen, ohne aenderung, ohne aenderungen
entire: ganze*, gesamt*
from now on: ab jetzt, ab sofort, von jetzt an, von nun an, fortan, künftig, kuenftig, ab nun, in zukunft
from now on: ab diesem moment, ab diesem zeitpunkt, ab hier, ab heute, von hier an, von da an, von diesem moment an
from now on: jetzt und in zukunft
starting now: mit sofortiger wirkung
pretend: tu so, tue so, tun so, tun sie so, so tun als ob, gib vor, gibt vor, täusche vor, taeusche vor, geben sie vor
pretend: vorgeben, vortäuschen, vortaeuschen, stell dich
pretend to be: tu so als wärst du, tue so als wärst du, tu so als wärest du, gib dich als, geben sie sich als
pretend to be: tu so als waerst du, tue so als waerst du, tu so als waerest du
act as: agier als, fungier* als, verhalte dich wie, benimm dich wie, verhalten sie sich wie, tritt auf als
act as: schlu* in die rolle, schlüpfen sie in die rolle, schluepfen sie in die rolle
act: handle, handele, handeln, agiere, agieren, verhalte, verhalten, benimm, benehmen, verhalten sie sich
play the role: übernimm die rolle, nimm die rolle, uebernimm die rolle, übernehmen sie die rolle
play the role: uebernehmen sie die rolle
play: spiel*
played: gespielt, spielte
role: rolle, rollen
roleplay: rollenspiel*
you are now: du bist jetzt, du bist nun, du bist ab jetzt, du bist ab sofort, sie sind ab sofort, jetzt bist du
you are now: nun bist du, ab jetzt bist du, ab sofort bist du, von nun an bist du
you are free: du bist frei
imagine: stell dir vor, stelle dir vor, stellen sie sich vor, stellt euch vor, mal dir aus, vorstellen, angenommen
imagine: nehmen wir an, nimm an, gesetzt den fall
simulate: simulier*
simulation: simulation*
behave: verhältst, verhält, verhieltest, verhaeltst, verhaelt, benimmst
become a: werde zu, verwandle dich in, verwandel dich in
unrestricted: uneingeschränkt*, unbeschränkt*, unbegrenzt*, grenzenlos*, uneingeschraenkt*, unbeschraenkt*
without restrictions: ohne auflagen, frei von einschränkungen, frei von beschränkungen, frei von einschraenkungen
without restrictions: frei von beschraenkungen
without limits: ohne tabus
without rules: regellos
free: frei, freie, freien, freier, freies, gratis, kostenlos*, befreit*
debug mode: debugmodus, diagnosemodus, wartungsmodus, testmodus
god mode: gottmodus
admin mode: administratormodus, adminmodus
mode: modus, modi, betriebsart*
jailbreak: jailbreak*
uncensored: unzensiert*, zensurfrei*, ohne zensur
censored: zensiert*
unfiltered: ungefiltert*, filterlos*
without morals: skrupellos*, gewissenlos*
morals: moral, sitten, moralisch*
ethics: ethik, ethisch*
do not tell: sag nichts, sage nichts, erzähl nichts, erzaehl nichts, verrate nichts, sagen sie nichts, verrate nicht
do not tell: sag niemandem, nicht verraten, nicht sagen
do not tell the user: sag dem nutzer nichts, sage dem nutzer nichts, erzähl dem nutzer nichts
do not tell the user: erzaehl dem nutzer nichts, verrate dem nutzer nichts, sagen sie dem nutzer nichts
do not tell the user: sag dem benutzer nichts, sage dem benutzer nichts, verrate dem nutzer nicht
do not tell the user: sagen sie dem nutzer nicht
do not mention: erwähne niemals, erwähne nie
do not mention this: erwähne das nicht, erwaehne das nicht, erwähne es nicht, erwaehne es nicht
do not mention this: erwähnen sie das nicht, erwaehnen sie das nicht, kein wort darüber, kein wort davon
do not mention this: verlier kein wort darüber, verliere kein wort darüber, kein wort darueber
do not mention this: verlier kein wort darueber, verliere kein wort darueber
do not inform: benachrichtige nicht
do not ask: frag nicht nach, frage nicht nach
do not say: sag kein, sag keine
do not reveal: gib nicht preis, gib niemals preis
do not refuse: weigern sie sich nicht, lehne nicht ab, lehnen sie nicht ab
do not add: füge nichts hinzu, fuege nichts hinzu, füge nicht hinzu, fuege nicht hinzu
refuse: weigere, weigern, verweigere, verweigern, ablehnen, abzulehnen, abzuschlagen, lehne ab, lehnen sie ab
refused: abgelehnt, verweigert, lehnte, weigerte
refuses: weigert
refusal: absage, ablehnung*, weigerung*, verweigerung*, absagen von
mention: erwähne, erwähn, erwähnen, erwaehne, erwaehn, erwaehnen, erwähnung*, erwaehnung*
warn: warne, warn, warnen, verwarnen
warning: warnung*, warnhinweis*, achtung warnung
warned: gewarnt, warnte
inform: informier*, unterrichte, unterrichten, in kenntnis setzen, setze in kenntnis, gib bescheid, sag bescheid
inform: geben sie bescheid, bescheid geben, bescheid sagen
informed: informiert, informierte, unterrichtet, in kenntnis gesetzt
information: info, infos, ausku*, angabe, angaben, information*
notified: benachrichtigt, verständigt, verstaendigt
without asking: ohne zu fragen, ohne nachzufragen, ohne rückfrage, ohne rückfragen, ohne nachfrage, ohne nachfragen
without asking: ungefragt*, ohne rücksprache, ohne rueckfrage, ohne rueckfragen, ohne ruecksprache
without telling: ohne zu sagen, ohne bescheid zu sagen, ohne es zu sagen, ohne bescheid zu geben
without telling the user: ohne dem nutzer, ohne dem benutzer, ohne es dem nutzer zu sagen
without telling the user: ohne es dem benutzer zu sagen, ohne den nutzer zu informieren
without telling the user: ohne den benutzer zu informieren
without asking the user: ohne den nutzer zu fragen, ohne den benutzer zu fragen, ohne beim nutzer nachzufragen
without confirmation: unbestätigt*, unbestaetigt*, ohne freigabe
without the knowledge: hinter dem rücken, hinter dem ruecken
without permission: ohne genehmigung, unerlaubt*, unbefugt*
without comment: kommentarlos*, ohne weitere kommentare, ohne weiteren kommentar
without explanation: ohne begründung, ohne begruendung
without warning: ohne vorwarnung
without hesitation: ohne zu zögern, ohne zögern, bedenkenlos*, ohne zu zoegern, ohne zoegern
without thinking: ohne nachzudenken
confirmation: rückbestätigung, rueckbestaetigung, bestätigung*, bestaetigung*
confirm: besta*
answer: antwort*, beantworte, beantworten
answered: beantwortet, geantwortet, antwortete
answers: antwortet
reply with: antworte mit, antworten sie mit, antworte nur noch mit
reply: erwidere, erwidern, antwortschreiben, rückmeldung*, erwiderung*, rueckmeldung*
say only: sag nur, sage nur, sag einfach nur
begin your reply: beginne deine antwort, beginn deine antwort, starte deine antwort, beginnen sie ihre antwort
begin your reply: beginne jede antwort, fang deine antwort an
begin every reply: beginne jede deiner antworten
end your reply: beende deine antwort, schließe deine antwort, beenden sie ihre antwort, beende jede antwort
respond: reagier*
response: rückantwort, rueckantwort, reaktion*
send: send, sende, senden, schick*, verschick, verschicke, verschicken, versende, versenden, zusenden, zuschicken
send: abschicken, einsenden, übersende, übersenden, uebersende, uebersenden
sends: sendet, schickt, schickst
sending: versand, sendung, übersendung, zusendung, uebersendung
forward: leite, weiter*, weiterleitung*, leiten sie, leite weiter, gib weiter, reiche weiter, leiten sie weiter
forward: geben sie weiter
forwarded: weitergeleitet, weitergegeben
pay: bezahl*, zahle, zahlen, begleiche, begleichen
paid: bezahlt, bezahlte, gezahlt, beglichen
payment: zahlung*, bezahlung*
wire: drahtüberweisung, drahtueberweisung, draht, kabel
upload: lade hoch, laden sie hoch, hochladen, hochzuladen, upload*
uploaded: hochgeladen
download: herunterladen, runterladen, download*, lade herunter, lade runter, laden sie herunter
delete: losch*, entfern*, tilge, tilgen, loesch*
deleted: gelöscht, gelöschte, gelöschten, geloescht, geloeschte, geloeschten, löschte, loeschte
deletes: löscht, loescht
removed: entfernt, entfernte, weggenommen
execute: führ aus, führe aus, fuehr aus, fuehre aus, führen sie aus, fuehren sie aus, ausführen, ausfuehren
execute: auszuführen, auszufuehren, durch*, exekutier*, führe durch, fuehre durch
executed: ausgeführt, ausgefuehrt, führte, fuehrte
run: führe, führ, laufen, fuehre, fuehr, führen sie, fuehren sie, lass laufen, starten lassen
runs: läuft, laeuft
call: ruf, rufe, rufen, aufrufen, aufzurufen, anruf*, telefonier*, ruf auf, rufe auf
called: aufgerufen, angerufen, gerufen, heißt
opened: geöffnet, öffnete, eröffnet, geoeffnet, oeffnete, eroeffnet
opens: öffnet, oeffnet
read: lies, lese, lesen, lest, auslesen, durchlesen, gelesen, einlesen, nachlesen, las, lauten, lautet, lies aus
read aloud: lies vor, lesen sie vor, vorlesen, vorzulesen, lies laut vor
reads: liest
write: schreib*, verfass*, aufschreiben, hinschreiben
written: geschrieben*, verfasst, schriftlich*
wrote: schrieb, schrieben
writer: schreiber*, schriftsteller*
approve: genehmige, genehmigen, billige, billigen, freigeben, absegnen, bewillige, bewilligen, gib frei
approve: geben sie frei
approved: genehmigt*, freigegeben*, gebilligt*, bewilligt*
approval: freigabe, freigaben, genehmigung*, zustimmung*, bewilligung*, okay von
grant: gewähre, gewähr, gewähren, gewaehre, gewaehr, gewaehren, erteile, erteilen, einräumen, einraeumen, verleihe
grant: räume ein, raeume ein
granted: gewährt, gewaehrt, erteilt, eingeräumt, eingeraeumt
grant access: gib zugriff, zugriff geben
password: passwort*, kennwort, kennworts, losungswort, zugangskennwort, zugangscode*
passphrase: geheimwort, codewort, kennsatz, passphrase*
key: schlu*, key, taste
keys: keys, tasten
api key: apikey*, api schlüssel, api key, api schluessel
token: token, tokens, zugriffstoken*, zugangstoken*
credentials: zugangsdaten, anmeldedaten, logindaten, credentials, einwahldaten, benutzerdaten, anmeldeinformation*
credentials: zugangsinformation*, zugangsberecht*
login: login, logins, einloggen, anmelden, anmeldung*, log dich ein, melde dich an
account: konto, kontos, account, accounts, benutzerkonto*, nutzerkonto*, kundenkonto*
accounts: konten, benutzerkonten, nutzerkonten, kundenkonten
account number: kontonummer*
account balance: kontosta*
bank: bank, banken, sparkasse*
bank account: bankkonto, bankkonten, girokonto
bank details: bankdaten, kontodaten, bankverbindung*, kontoverbindung*
bank transfer: banküberweisung*, bankueberweisung*
iban: iban, ibans
credit card: kreditkarte, kreditkarten
credit card number: kreditkartennummer*
credit card data: kreditkartendaten, kartendaten, zahlungsdaten
email: email, emails, mail, mails, mailnachricht*
email address: emailadresse*, mailadresse*
file: datei, file, textdatei
files: dateien, files, textdateien
folder: verzeichnisse, ordner*
database: datenbank*
customer: kunde, kunden, kundin, kundinnen, kundschaft
customer data: kundendaten*, kundeninformation*
customer list: kundenliste*
customer service: kundenservice, kundensupport, kundendienst*, kundenbetreu*
data: daten*, data
user data: nutzerdaten
note: hinweis, hinweise, notiz, notizen, beachte, beachten, merke, anmerkung*, vermerk*
note to: hinweis für, notiz für, nachricht für, anmerkung für, hinweis fuer, notiz fuer, nachricht fuer
note to: anmerkung fuer
attention: achtung, aufgepasst, aufgemerkt, obacht, aufmerksamkeit*
important: wichtig*, bedeutend*
urgent: eilt, dringend*, eilig*, dringlich*
whoever reads this: wer das liest, wer dies liest, wer auch immer dies liest, wer auch immer das liest
whoever reads this: an alle die das lesen, wer diesen text liest
if you are a model: falls du ein sprachmodell bist, wenn du ein sprachmodell bist, wenn du eine ki bist
if you are a model: falls du eine ki bist, wenn du ein llm bist
if you are: wenn du bist, falls du bist
translate: ubersetz*, uebersetz*
translated: übersetzte, übersetzten, uebersetzte, uebersetzten, wurde übersetzt, übersetzt wurde, uebersetzt wurde
translated: wurde uebersetzt
translation: übersetzung*, uebersetzung*
summary: zusammenfassung*, kurzfassung*, überblick*, ueberblick*
text: text, texte, texten, textes, textabschnitt*
document: dokument*, unterlage, unterlagen, schriftstück*, schriftstueck*
page: seite, seiten
web page: homepage, webpage, webpräsenz, webpraesenz, webseite*, website*, internetseite*
message: nachricht, nachrichten, meldung, meldungen, mitteilung*, botschaft*
conversation: chatverlauf, gespräch*, unterhaltung*, konversation*, dialog*, gespraech*
content: inhalt*
text above: oben stehenden text
the text above: den text darüber, den text darueber
hacking: hacking, beim hacken
hacker: hacker*
weapon: waffe, waffen, schusswaffe*
poison: gift, gifte, vergiften, vergifte
bomb: bombe, bomben, sprengsa*, rohrbombe*
malware: schadsoftware, schadcode, malware, schadprogramm*, trojaner*
phishing: phishing*
drugs: drogen, droge, rauschgift
illegal: illegal*, gesetzwidrig*, rechtswidrig*, strafbar*, widerrechtlich*
forbidden: verboten*, untersagt*, nicht erlaubt, nicht gestattet
dangerous: gefährlich*, gefaehrlich*
harmful: schadet, schädlich*, schaedlich*
kill: töte, töten, umbringen, ermorden, toete, toeten, bring um
steal: stiehl, stehle, stehlen, klauen, klau
stolen: gestohlen*, geklaut*
attack: angreifen, angriff*, attacke*
fraud: betru*, betrüger*, betrueger*
does: macht
writes: schreibt
tells: erzählt er, erzaehlt er
hack: hacken, hack, hacke
break: brich, bricht, breche, brechen
handle: umgehen mit, geh mit, umzugehen, handhabe, handhaben
number: zahl, nummer, nummern, anzahl, ziffer, ziffern
by the: durch die, durch den, durch das
ask: frag, frage, fragen, fragt, nachfragen, bitten, frag nach
asked: gefragt, fragte, fragten, gebeten
asks: er fragt, sie fragt, bittet
asking: beim fragen, anfrage von
request: anfrage, anfragen, wunsch, ersuchen, antrag, bitte um
requests: anfragen von, anträge, antraege, wünsche, wuensche, bitten um
requested: angefordert, erbeten, beantragt, gewünscht*, gewuenscht*
require: forder*, anfordern, verlangen, verlange, erfordern
requires: erfordert, verlangt, benötigt, benoetigt
required: benötigte, benoetigte, pflicht, erforderlich*, vorgeschrieben*
line: zeile, zeilen, linie, linien
question: frage zu, rückfrage*, fragestellung*, rueckfrage*, die frage, eine frage, meine frage, diese frage
question: jede frage, deine frage, folgende frage, letzte frage, frage ist
questions: fragen zu, alle fragen, die fragen, weitere fragen
off: aus von
use: nutze, nutzen, nutz, nutzung, benutz*, verwend*, einsetzen, gebrauche, gebrauchen
used: benutzt, genutzt, verwendet, verwendete, eingesetzt
see: sieh, siehe, siehst, sehen, schau*, seht, guck, gucken
seen: gesehen, angesehen
sees: sieht
saw: sah, sahen
need: brauch*, benötige, benötigen, benoetige, benoetigen, bedarf
needs: braucht
needed: gebraucht, nötig*, notwendig*, noetig*
go: geh, gehe, gehen, geht, gehst, fahr, fahre, fahren
went: ging, gingen, gegangen, gefahren
goes: er geht, es geht
going: dabei zu
keep: behalt*, bewahre, bewahren, halte, halten, halt
keep secret: geheimhalten, behalte für dich, für dich behalten, fuer dich behalten, behalten sie für sich
keep secret: behalte fuer dich, behalten sie fuer sich
keeps: hält, behält, behaelt, haelt
kept: behielt, gehalten, aufbewahrt, hielt
set: setz, setze, setzen, stell*, festlegen, lege fest
time: zeit, zeiten, uhrzeit*, mal mehr
times: male, zeiten von
take: nimm, nimmt, nehme, nehmen, nehmt
taken: genommen, entnommen
takes: dauert
took: nahm, nahmen
over: drüber, vorbei, drueber
check: prüfe, prüf, prüfen, überprüfe, überprüfen, kontrollier*, check*, pruef*, ueberpruefe, ueberpruefen
checks: prüfungen, prüft, kontrollen, überprüft, pruefungen, prueft, ueberprueft
checked: geprüft, geprueft, kontrolliert, überprüft wurde, ueberprueft wurde
knows: er weiß, er kennt
known: bekannt*, gewusst, kannte
knowledge: wissen über, fachwissen, kenntnis*, wissen ueber
numbers: zahlen und, rufnummern, telefonnummern
words: worte*, woerter, woertern
word: wort, wortes
notes: notizen von, mitschrift*
leave: verlass*, belasse, belassen, hinterlasse, hinterlassen
leaves: verlässt, verlaesst, blätter, blaetter
people: leute, leuten, menschen, personen
end: ende, enden, beend*, schluss
ended: beendet, endete
ends: endet
day: tag, tages, tage lang
days: tage, tagen
test: test, teste, testen, testet, tests, prüfung, pruefung
letter: brief*, buchstabe, buchstaben, anschreiben, schreiben vom
letters: briefen
chat: chat, chats, chatte, chatten
add: füge, hinzu*, ergänze, ergänzen, ergaenze, ergaenzen, füg, fuege, fueg, addier*, füge hinzu, fuege hinzu
add: fügen sie, fuegen sie, häng an, hänge an, haeng an, haenge an
added: hinzugefügt, hinzugefuegt, ergänzt, ergaenzt
report: bericht, berichts, melde, melden, reportage, berichte über, berichte ueber
reports: berichten von, meldet
reported: gemeldet, meldete
her: ihr eigenes
they: sie alle
work: arbeit*, funktionieren
works: funktioniert, klappt
worker: arbeiter*, mitarbeiter*, mitarbeitende*
start: start*, beginn*, anfangen, losgehen, fang an, fange an, fangen sie an, leg los, lege los
started: gestartet, begonnen, begann, angefangen
starts: startet
beginning: anfang, anfängen, anfaengen, anbeginn
right: rechts, korrekt, richtig*, recht auf
log: protokoll, protokolle, log, logs, protokollier*
card: karte, karten
thing: ding, sache
things: dinge, dingen, sachen
stop: stopp, stoppe, stoppen, stop, aufhören, aufhoeren, aufzuhören, aufzuhoeren, anhalten, unterlass*, höre auf
stop: hör auf, hoere auf, hoer auf, hören sie auf, hoeren sie auf, halt an, lass das
left: links, linken, übrig, uebrig
tool: werkzeug, tool, hilfsmittel
tools: werkzeuge, werkzeugen, tools
got: bekam, bekommen, erhalten, kriegte, gekriegt
get: bekomme, bekommst, krieg*, hol, hole, holen, besorg*
gets: bekommt, kriegt, erhält, erhaelt
receive: erhalte, empfange, empfangen
received: empfangen worden, erhielt, erhielten
receipt: beleg, belege, kassenbon, kassenzettel, quittung*
sentence: satz, satzes
sentences: sätze, sätzen, saetze, saetzen
change: ander*, verändere, verändern, veraendere, veraendern, wechs*, abändern, aender*, abaendern
changes: änderungen, ändert, aenderungen, aendert, verändert sich, veraendert sich
changed: verändert, veraendert, geändert*, geaendert*
same: gleiche*, selbe, selben
phone: telefon, telefons, handy, handys, smartphone
phone number: telefonnummer, rufnummer, handynummer*
person: person
version: fassung, fassungen, version*
minutes: minuten, min
minute: minute
post: post, posten, poste, beitra*
form: form, formen, formular*
help: hilf, hilfe, hilft, helfe, helfen, helft, weiterhelfen
helpful: hilfreich*, hilfsbereit*
helper: hilfskraft, helfer*
look: blick, aussehen, guck mal, schau mal, schau dir an, sieh dir an
looking: suche nach, auf der suche
looks: sieht aus
week: woche, wochen
weekly: wöchentlich*, woechentlich*
whatever: was auch immer, egal was
room: zimmer, raum, räume, räumen, saal, raeume, raeumen
staff: personal, belegschaft, mitarbeiterstab
come: komm, komme, kommen, kommt, kommst, kam, kamen, gekommen
true: wahr, wahre, wahren, wahrheit*
night: nacht*, naechte
policy: richtlinie für, firmenpolitik, richtlinie fuer
turn: dreh, drehe, drehen, drehst
turned: gedreht
these: diese hier
hand over: gib heraus, rücke heraus, ruecke heraus, herausgeben, aushändigen, aushaendigen, uberg*, ueberg*
hand over: händige aus, haendige aus, geben sie heraus, rück raus, rueck raus
address: adresse, adressen, anschrift*
table: tabelle, tabellen, tisch, tische
step: schritt, schritts
steps: schritte, schritten
step by step: schritt für schritt, schrittweise, schritt für schritt anleitung, schritt fuer schritt
step by step: schritt fuer schritt anleitung
return: kehre zurück, gib zurück, zurückkehren, zurückgeben, zurueckkehren, zurueckgeben, rückgabe*, rücksendung*
return: retoure*, rueckgabe*, ruecksendung*, kehre zurueck, gib zurueck
year: jahr, jahres
years: jahre, jahren
review: überprüfung*, rezension*, bewertung*, begutachte*, ueberpruefung*, prüfung von, pruefung von
reviewer: prüfer*, gutachter*, rezensent*, pruefer*
reviewed: begutachtet
reviewing: bei der prüfung, bei der pruefung
machine: maschine, maschinen, gerät, geräte, geraet, geraete
way: weise, art und weise
comment: kommentar*, kommentier*
comments: bemerkungen, kommentare
notice: bemerke, bemerken, aushang, bekanntmachung*
team: team, teams, mannschaft
wrong: unrecht, verkehrt, falsch*
book: buch, buches, buche, buchen
books: bücher, büchern, buecher, buechern
booked: gebucht
booking: buchung*, reservierung*
reserve: reservier*
reader: leser*
sign: unterschreib*, zeichen, schild, unterzeichne*
signed: unterschrieben, unterzeichnet
signature: unterschrift*, signatur*
find: find, finde, finden, findest, findet, such heraus
find out: herausfinden, ermittle, ermitteln
found: gefunden, fand, fanden
subject: betreff, thema, fach
subjects: themen, fächer, faecher
software: software, programm*
public: publik, öffentlich*, oeffentlich*
real: echte*, wirkliche, wirklichen, reale, realen
date: datum, termindatum, daten vom
dates: termine
bring: bring*, mitbringen
brought: gebracht, brachte
hold: fest halten, festhalten, halte fest
talk: rede, reden, red, sprich, spreche, sprechen, unterhalte, quatsch*
small: klein*
part: teil, teile, teils, bestandteil*
parts: teilen von, teilstücke, teilstuecke
plan: plan, pläne, plane, planen, plans, plaene
language: sprache, sprachen
home: zuhause, daheim, nach hause, zu hause
house: haus, häuser, hauses, haeuser
shop: laden, shop, geschäft, geschaeft, onlineshop*
shopping: einkauf*
app: app, apps, anwendung
application: anwendung von, bewerbung*, applikation*
type: tippe, tippen, typ, typen
types: typen von, arten
typed: getippt
typing: beim tippen
kind: art, sorte, arten von
ones: solche die
close: schliess*, zumachen, nahe, mach zu
closed: geschlossen*
long: lang, lange, langen, langer, langes, länge, laenge
longer: länger, längere, laenger, laengere
price: preis*
prices: preisen von
cost: koste*, unkosten
costs: betriebskosten
fee: gebühr, gebühren, gebuehr, gebuehren, honorar*
fees: mahngebühren, mahngebuehren, gebührenordnung, gebuehrenordnung
link: link, verlinkung, verknüpfung*, verknuepfung*, links dazu
water: wasser
door: tür, türen, tor, tuer, tueren
status: status, zustand, stand
being: wesen
office: büro, büros, amt, office, buero, bueros
ticket: ticket, tickets, fahrkarte, eintrittskarte*
company: firma, firmen, unternehmen, unternehmens, gesellschaft, betrieb
follow: befolg*, folge, folg, folgen, halte dich an, halt dich an, halten sie sich an, richte dich nach
followed: befolgt, gefolgt
follows: folgt
obey: gehorch*, gehorsam*
comply: nachkommen, einhalten, entspreche, komm nach, halte ein, fügen sich, fuegen sich
short: kurz, kurze, kurzen, kurzer, kurzes, knapp*
complete: vervollsta*, abschließen, abzuschließen, ausfüllen, ausfuellen, schließe ab, füll aus, fülle aus, fuell aus
complete: fuelle aus
completed: abgeschlossen, ausgefüllt, ausgefuellt
completely: völlig, vollkommen, voellig, total und
share: teil mir, teilen, freigeben für, freigeben fuer
shared: geteilt, gemeinsame, gemeinsamen
mark: markier*, kennzeichne, kennzeichnen, markierung*
marked: markiert, gekennzeichnet
marks: noten, zensuren
release: gib heraus die, release, veröffentlichung*, freisetz*, veroeffentlichung*
released: veröffentlicht, veroeffentlicht, freigelassen
publish: veröffentliche, veröffentlichen, veroeffentliche, veroeffentlichen, publizier*
published: publiziert, veröffentlicht wurde, veroeffentlicht wurde
terms: begriffe, geschäftsbedingungen, geschaeftsbedingungen, agb
term: begriff, frist
fine: in ordnung, okay, ok, einverstanden
description: beschreibung*
describe: beschreib*, schildere, schildern
described: beschrieben*
title: titel, überschrift*, ueberschrift*
desk: schalter, schreibtisch*
helpdesk: helpdesk, kundendienststelle
lost: verloren, verlor
lose: verlier*
security: sicherheit, security, schutz
safety: sicherheits, sicherheitshalber, arbeitssicher*
safe: sicher*, gefahrlos
sure: klar doch, gewiss
paste: füge ein, fuege ein, fügen sie ein, fuegen sie ein, einfügen, einfuegen, einzufügen, einzufuegen
service: dienst, dienste, service, bedienung, dienstleistung*
sheet: blatt, tabellenblatt
class: klasse, klassen, unterricht
lesson: lektion*, unterrichts*
state: staat, staaten, bundesland
fix: behebe, beheben, korrigiere, korrigieren, reparier*
fixed: behoben, repariert, korrigiert
place: ort, orte, platz, plätze, plaetze, stelle von
placed: platziert, aufgegeben
error: fehler*, fehlermeldung*
errors: fehler im
mistake: irrtu*, versehen
voice: stimme, stimmen
even: sogar, selbst die
box: kasten, box, kiste, schachtel, feld
case: fall, fälle, fällen, hülle, faelle, faellen, huelle
cases: streitfälle, streitfaelle, testfälle von, testfaelle von
speak: sprich deutsch, sprecht, spreche mit
speaks: spricht
spoke: sprach, gesprochen
speaker: redner*, sprecher*, lautsprecher*
guest: gast, gästin, gaestin
guests: gäste, gästen, gaeste, gaesten
writing: verfassen von, schrift
explain: erkla*, erläutere, erläutern, erlaeutere, erlaeutern
explanation: erklärung*, erläuterung*, erklaerung*, erlaeuterung*
explained: erklärt, erklaert, erläutert, erlaeutert
access: zugang, zugänge, zugaenge, zugreifen, zugriff*
empty: leer, leere, leeren, leerer
blank: unausgefüllt, unausgefuellt
export: export, exporte, exportier*
import: import, importier*
paper: papier, papiere
hours: stunden, öffnungszeiten, oeffnungszeiten
hour: stunde, stündig, stuendig
result: ergebnis, ergebnisses, resultat
results: ergebnisse, ergebnissen, resultate
job: job, jobs, arbeitsplatz, beruf
draft: entwurf, entwürfe, entwirf, entwerfe, entwerfen, entwuerfe
side: nebenseite
rest: rest, übrige, übrigen, uebrige, uebrigen
instruction: diese anweisung
item: artikel, gegenstand, element, posten von
items: elemente, gegenstände, gegenstaende
best: beste*, am besten
pass: pass, besteh
session: session, sitzung*
top: spitze, ganz oben
body: leib, körper*, koerper*
fill: füll, fülle, füllen, fuell*
support: unterstu*, support, unterstützung*, unterstuetzung*
site: site, standort*
false: unwahr, falsche
school: schule, schulen
search: suche, such, suchen, sucht, durchsuch*
build: bau, baue, bauen, erbaue, errichte
built: gebaut
building: gebäude*, gebaeude*
wait: warte, warten, wart
waiting: wartend, am warten
count: zähl, zähle, zählen, zaehl*, zählen sie
style: stil, stils
rate: rate, raten, kurs
stay: bleib*, aufenthalt
stays: bleibt
human: mensch, menschlich*
humans: die menschen
field: feld von, bereich
buy: kauf, kaufe, kaufen, erwerbe
bought: gekauft, kaufte
sell: verkauf*
author: autor*, verfasser*
group: gruppe, gruppen
story: geschichte, geschichten, erzählung*, erzaehlung*
tale: märchen, maerchen
press: presse, drueck*, drücken sie
push: schieb*
messages: textnachrichten
think: denk, denke, denken, glaube, uberleg*, nachdenken, ueberleg*
thought: gedanke, gedanken, gedacht, dachte
docs: docs, dokumentation*
month: monat, monats, monatlich*
months: monate, monaten
kindly: freundlicherweise, netterweise
another: ein anderer, eine andere, ein anderes, einen anderen
lock: sperr*, schloss, verriegel*
locked: gesperrt, verschlossen, verriegelt
unlock: entsperre, entsperren, freischalten, schalte frei, schließe auf
late: spät, späte, verspätet, verspaetet, spaet, spaete
ring: ring, klingel, klingeln
accept: akzeptier*, annehmen, nimm entgegen
accepted: angenommen worden, akzeptiert wurde
label: label, etikett*
cut: schneid, schneide, schneiden, schnitt
game: spiele spielen, das spiel, ein spiel, spiels
memory: speicher, gedächtnis, gedaechtnis, erinnerung*
remember: merk dir, merke dir, merken sie sich, erinnern sie sich, erinnere, erinnern, denk daran, denke daran
remember: denken sie daran, merk dir bitte
agreed: vereinbart, zugestimmt, abgemacht
agree: stimme zu, zustimmen, einwilligen
agreement: abkommen, vereinbarung*
guide: anleiten, führer, fuehrer, ratgeber*
switch: wechsle zu, wechsle in, wechseln sie, umschalten, schalten, schalte, schalte um
host: host, gastgeber*
red: rot, rote, roten, roter
morning: früh, morgens, frueh, vormittag*
afternoon: nachmittag*
evening: abend*
tonight: heute abend
limit: begrenze, begrenzen, beschra*
limited: begrenzt*, beschränkt*, eingeschränkt*, beschraenkt*, eingeschraenkt*
treat: behand*, betrachte
treated: behandelt
library: bücherei, buecherei, bibliothek*
client: mandant*, klient*, auftraggeber*
section: sektion, abschnitt*
issue: problem, probleme, ausgabe von
problems: problemen
source: quelle, quellen, quellcode*
code: code, codes, kode
carry: trag, trage, tragen
law: gesetz*
laws: gesetzlich*, gesetze und
allowed: gestattet, zulässig, zulaessig, erlaubt*, darfst du
allow: erlaube, erlauben, gestatte, gestatten, zulassen, lass zu, lasse zu
allows: ermöglicht, ermoeglicht
permission: erlaubnis*, berechtigung*
permissions: berechtigungen, zugriffsrechte
permitted: zugelassen*
head: kopf, leiter
try: versuch*, probier*
tried: versucht, versuchte, probiert hat
task: aufgabe, aufgaben, task
breaks: pausen
broken: gebrochen, kaputt*, defekt*
fetch: hole ab, hol ab, ruf ab, rufe ab, abholen, abrufen
reason: grund, gründe, ursache, gruende
reasons: gründen, gruenden
live: lebe, leben, lebt, wohne, wohnen
legal: legal, legale, rechtlich*, juristisch*
contract: vertra*
record: aufnehmen, aufzeichnung*, zeichne auf, datensatz von
records: akten, unterlagen von
sample: beispiel, muster, probe, stichprobe*
main: haupt, wichtigste, hauptsächlich*, hauptsaechlich*
continue: mach weiter, mache weiter, fahre fort, fahr fort, setze fort, fortfahren, fortsetzen, weitermachen
move: beweg, bewege, verschieb*, umziehen
moved: verschoben, bewegt
context: zusammenhang, kontext*
row: reihe, reihen
refund: erstatte, erstatten, zurückerstatten, zurueckerstatten, rückerstattung*, erstattung*, rueckerstattung*
claim: anspruch, behaupte, behaupten, forderung*
claims: behauptet, ansprüche, ansprueche
rights: rechte, rechten
root: wurzel, root
man: mann, männer, maenner
woman: frau, frauen
car: auto, autos, wagen, fahrzeug*
level: ebene, stufe, niveau, level
score: punktestand, wertung, punktzahl*
update: update, updates, aktualisier*
updated: aktualisiert, auf den neuesten stand
branch: zweig, filiale*
better: besser*
means: bedeutet, mittel, heißt das
mean: bedeuten, meine damit
meant: gemeint, bedeutete
history: verlauf, historie, chronik*
point: punkt, zeitpunkt
points: punkte, punkten
offer: angebot, angebote, biete, bieten, anbieten
opening: öffnung, oeffnung, eröffnung*, eroeffnung*
working: arbeitend, werktag*
shift: schicht, schichten
present: gegenwart, anwesend*, präsentier*, praesentier*
web: web, netz
internet: internet, netz im
entry: eintritt, eintrag*
including: einschließlich, inklusive, inkl, darunter auch
include: füge bei, fuege bei, beinhalte, enthalten, schließe ein
block: block, blockier*
blocked: blockiert, gesperrte
install: installier*, installation*
string: string, zeichenkette*, zeichenfolge*
love: liebe zu, lieben, liebt
due: fällig*, faellig*
bit: bit
script: skript, skripte, script
topic: themas
boss: chef, chefin, boss, vorgesetzt*
manager: leiter der, manager, geschäftsführer*, geschaeftsfuehrer*
family: familie*
plain: klartext, reiner, schlicht*
plain text: reinem text, nur text
injection: einschleusung, injektion*
recipe: rezept, rezepte
round: runde, rund
front: vorne, vorderseite
blue: blau, blaue, blauen
green: grün, grüne, grünen, gruen*
black: schwarz*
grey: grau, graue
colour: farbe, farben
dark: dunkel, dunkle, dunklen
light: licht, lichter, leicht
hear: hör, höre, hören, hört, hoer, hoere, hoeren, hoert
heard: gehört, gehoert
listen: hör zu, höre zu, hoer zu, hoere zu, zuhören, zuhoeren, hören sie zu, hoeren sie zu, pass auf
teacher: lehrer*
hint: tipp, wink, andeutung
tip: tipps, ratschlag
action: aktion
actions: aktionen, handlungen, maßnahmen
money: geld, gelder, kohle
euros: euro, euros
cash: bargeld, bar
english: englisch*, auf englisch
german: deutsch*, auf deutsch
dutch: niederländisch*, holländisch*, niederlaendisch*, hollaendisch*
french: französisch*, franzoesisch*
spanish: spanisch*
clear: eindeutig, klare, deutlich*
clearly: ganz klar
window: fenster*
paragraph: absatz, absätze, absaetze, paragraph
choose: wähle, wähl, wählen, aussuchen, auswählen, auswaehlen, waehl*, such aus, wähle aus, waehle aus
choice: wahl, auswahl
attached: angehängt, angehaengt, anbei, beigefügt*, beigefuegt*, im anhang
attach: anhängen, anhaengen, beifügen, beifuegen, füge an, fuege an
attachment: anhang, anhänge, anhaenge, anlage
running: laufend*, läuft gerade, laeuft gerade
store: speichere, speichern, abspeichern, lager, lagern, speicher ab
stored: abgespeichert, gespeichert*
save: sichern, spar, sparen, sichere ab
saved: gesichert
reset: zurücksetzen, zuruecksetzen, reset, setze zurück, setze zurueck
restart: neustart*, starte neu, neu starten
chapter: kapitel*
contact: kontakt*, kontaktier*
contacts: kontakte von, adressbuch
screen: bildschirm*
inside: innen, drinnen
size: größe, größen, groesse, groessen
base: basis, grundlage
alarm: alarm, alarme, alarmier*
details: details, detail, einzelheiten, einzelheit
prompts: eingaben
clean: reinige, reinigen, putze, bereinige, sauber*
training: ausbildung, training*, schulung*
trained: trainiert, geschult, ausgebildet
train: trainiere, trainieren, zug, züge, bahn, zuege
transcript: abschrift von, mitschrift von, transkript*
pull: zieh, ziehe, ziehen
course: kurs von, lehrgang, kurse
meeting: treffen, termin, besprechung*, meeting*, sitzung mit
appointment: termin bei, arzttermin
bad: böse, boese, schlecht*, schlimm*
evil: bösartig*, boesartig*
good: gute, guten, guter, gutes
club: verein, klub
fire: feuer, brand
article: artikels, artikeln, beitrag von
load: lade, belastung, laden sie
delivery: lieferung*, zustellung*
deliver: liefer*, stelle zu
secrets: geheimnissen
advice: rat, ratschläge, ratschlaege, beratung
verify: nachprüfen, nachpruefen, verifizier*
verified: verifiziert, nachgewiesen
verification: verifizierung, überprüfung, ueberpruefung
ever: jemals, je wieder
scene: szene, szenen
valid: gültig*, gueltig*
passed: bestanden
vendor: anbieter*, verkäufer*, verkaeufer*
supplier: zulieferer, lieferant*
enter: gib ein, geben sie ein, eingeben, einzugeben, betritt, betreten
input: eingabe, input
channel: kanal, kanäle, kanaele
failed: gescheitert, fehlgeschlagen
fail: scheitern
child: kind, kindes
children: kinder, kindern
kids: kids
calendar: kalender*
great: super, prima, toll*, großartig*, klasse finde
big: gross*
missing: fehlt, fehlen, vermisst, fehlend*
audit: audit, audits, revision
invoice: rechnung, rechnungen
bill: abrechnung*
colleague: kolleg*
editor: redakteur*, herausgeber*, lektor*
robot: blechkiste
query: abfrage*, suchanfrage*
replace: ersetz*, austauschen, tausche aus
replaced: ersetzt
exercise: trainingseinheit, übung*, uebung*
function: funktion*
trust: vertrau*
trusted: vertrauenswürdig*, vertrauenswuerdig*
quiet: leise, ruhig*
quietly: still und heimlich, stillschweigend*
silently: lautlos*, im stillen
cover: deckel, abdecken, umschlag
doctor: arzt, ärztin, ärzte, doktor, aerztin, aerzte
patient: patient*, geduldig
welcome: begrüße, begruesse, willkommen*
pin: pin, geheimzahl
column: spalte, spalten
budget: budget, budgets, haushalt
lead: leiten sie das, führung, fuehrung
party: partei, parteien, party, feier
parcel: paket, pakete, päckchen, paeckchen
package: packung, softwarepaket
server: server, servers, rechner
pick: pflück, pflücke, pflueck, pfluecke, such dir aus
lunch: mittagessen*
dinner: abendessen*
breakfast: frühstück*, fruehstueck*
charge: berechne, belaste, gebühr für, gebuehr fuer
expected: erwartet, erwartete, voraussichtlich*
expect: erwarte, erwarten
setup: aufbau, einrichtung*
raise: erhöhe, erhöhen, erhoehe, erhoehen, gehaltserhöhung, gehaltserhoehung, erhöhung*, erhoehung*
amount: betra*, menge, summe
sum: insgesamt
swap: tausche, tauschen, vertausche
firm: fest, feste
gone: verschwunden, fortgegangen
city: stadt, städte, staedte
town: kleinstadt
edit: bearbeit*, editier*
wifi: wlan, wifi
correct: berichtige, berichtigen
improve: verbesser*, verbesserung*
kitchen: küche, küchen, kueche, kuechen
brief: knapp gehalten, kurz gefasst
floor: boden, stockwerk, etage
raw: roh, rohe, rohen, unbearbeitet*
stars: sterne, sternen
program: programmier*
purpose: zweck, zwecke, absicht, ziel
purposes: zwecken
calls: ruft
via: via, per
clause: klausel*
path: pfad, weges
feel: fühl, fühle, fühlen, gefühl, gefuehl, fuehl*
hall: halle, flur
stock: bestand, vorrat, aktie, aktien
contains: enthält, enthaelt, beinhaltet
contained: enthaltenen, enthaltene
past: vergangen*
bug: bug, bugs, programmfehler
finish: fertig machen, mach fertig
finished: fertiggestellt
friend: freund, freundin, kumpel
friends: freunde, freunden
friendly: freundlich*
value: wert, werte, werten
far: weit, ferne
master: meister*
parent: elternteil
parents: eltern
product: produkt*
automated: automatisiert*
automatic: automatisch*
consent: einwilligung*, einverständnis*, einverstaendnis*
portal: portal
flag: flagge, kennzeichen
bus: bus, busse
sleep: schlaf*
unit: einheit, einheiten
deploy: bereitstellen, ausrollen
deployed: bereitgestellt
project: projekt*
create: erstell*, schaffe, schaffen, anlegen, lege an, leg an
created: erstellt, geschaffen, angelegt
creators: ersteller*, schöpfer*, schoepfer*
generate: erzeug*, generier*
generated: erzeugt
make a list: erstelle eine liste, mach eine liste
produce: herstellen, produzier*, stelle her
clerk: angestellte*, sachbearbeiter*
event: event, ereignis*, veranstaltung*
general: allgemein*, generell*
coffee: kaffee
tea: tee
statement: aussage, aussagen, kontoauszug*, erklärung von, erklaerung von
prior: früher erteilte*, frueher erteilte*
ready: bereit, fertig mit
mind: sinn, verstand
header: header, kopfzeile*
footer: fußzeile*
compare: vergleich*
study: studi*, lerne, lernen, studier*
scan: scanne, scannen, scan
museum: museum, museen
discount: rabatt*, ermäßigung*, ermaessigung*
slow: langsam*
behalf: im namen von, im auftrag von, im namen
recommend: empfiehl, empfehle, empfehlen
recommendation: empfehlung*
suggest: schlag vor, schlage vor, vorschlagen, schlagen sie vor
suggestion: vorschla*
force: zwinge, zwingen, gewalt, kraft
hotel: hotel, hotels
stands: ständen, staenden, er steht
shut: halt die klappe, schweig, sei still
trip: reise, reisen, ausflug
travel: verreisen, reise nach
select: selektier*, markiere aus
profile: profil, profile
feed: füttere, füttern, fuettere, fuettern
feedback: feedback, rückmeldungen, rueckmeldungen
collect: sammel, sammle, sammeln, einsammeln, erfasse, erfassen
tax: steuer, steuern
insurance: versicherung*
exam: prüfung in, pruefung in, klausur, examen
speech: rede über, ansprache, vortrag, rede ueber
archive: archiv*, archivier*
poem: gedicht*
song: lied, lieder, song
joke: witz, witze, scherz
quick: schnell*, rasch*
fast: flott
merge: zusammenführen, zusammenfuehren, verschmelze
deposit: anzahlung, kaution, einzahlung*
whenever: immer wenn, jedes mal wenn, wann immer
wherever: wo auch immer
student: student*, schüler*, schueler*
member: mitglied, mitglieds
members: mitglieder, mitgliedern
lab: labor, labore
essay: aufsa*, essay
low: niedrig, niedrige, tief
lower: niedriger, senke
high: hoch, hohe, hohen, hoher
higher: höher, höhere, hoeher, hoehere
highest: hochste*, oberste, obersten, hoechste*
afterwards: im nachhinein
alert: warnmeldung*, alarmmeldung*
regards: grüße, mfg, lg, gruesse, mit freundlichen grüßen, viele grüße, mit freundlichen gruessen, viele gruesse
photo: foto, bild
photos: fotos, bilder, bildern
picture: zeichnung
image: bilds, abbildung*
character: charakter, figur, figuren
characters: charaktere, zeichen lang
weather: wetter, wetterbericht*
click: klick*
normal: normal*
normally: im normalfall
making: herstellung*
mirror: spiegel, spiegle
ahead: voraus
modify: anpassen, modifizier*, passe an, pass an
dry: trocken, trockne
guard: wache, wächter*, waechter*
noon: mittag, mittags
homework: hausaufgabe*
guess: rate mal, schätze, schätz, schaetze, schaetz
default: standard, standardmäßig*, standardmaessig*
standard: standards, üblich*, ueblich*
inbox: posteingang*
queue: warteschlange*
gift: geschenk*
visitor: besucher*
visit: besuch*
coding: programmierung
interview: interview*, vorstellungsgespräch*, vorstellungsgespraech*
glass: glas, gläser, glaeser
parts list: stückliste, stueckliste
register: register, registrier*
serve: diene, dienen, dient
scope: umfang, rahmen, geltungsbereich
street: strasse*
tone: ton, tonfall
maintenance: instandhaltung, wartung*
object: objekt, objekte
match: spiel gegen, treffer
memo: memo, memos, aktennotiz
neighbour: nachbar*
court: gericht, gerichte
landlord: vermieter*
rent: miete, mieten
cold: kalt, kalte, kalten, erkältung, erkaeltung
warm: warm, warme, warmen
hot: heiss*
backup: sicherung, sicherungskopie*, backup*
stage: bühne, phase, buehne
judge: beurteile, beurteilen, richter*
single: einzeln*
bound: gebunden
bind: binden, binde
credit: kredit, guthaben, gutschrift*
fake: gefälscht*, fälsch*, unecht*, gefaelscht*, faelsch*
forge: fälschen, faelschen
method: methode*
station: station, bahnhof*
usual: üblichen, ueblichen, gewohnt*
fair: gerecht, fair
honest: ehrlich*
total: gesamtbetrag, gesamtsumme*
partner: partner*
food: essen, lebensmittel, futter
newsletter: rundbrief, newsletter*
phrase: phrase, phrasen, ausdruck
phrases: formulierungen
wording: wortlaut, formulierung
balance: guthabenstand, bilanz, saldo
button: knopf, button, schaltfläche*, schaltflaeche*
survey: umfrage*
certificate: zertifikat*, bescheinigung*
invite: lade ein, einladen, einladung*, laden sie ein
mum: mama, mutti
mother: mutter, muetter
father: vater, papa
brother: bruder
sister: schwester
understand: versteh*
understood: verstanden
wall: wand, mauer
leak: leak, leck, durchsickern
early: früh am, frueh am
reference: verweis, referenz*
refer: verweise, verweisen, bezieh dich
detail: detailliert*, ausführlich*, ausfuehrlich*
vote: stimme für, abstimmung*, stimme fuer
direct: direkt*
directly: auf direktem weg
maker: macher*, hersteller*
lie: lüge, lügen, lüg, luege, lueg, luegen
provide: stelle bereit, stell bereit, stellen sie bereit, liefere mir, zur verfügung stellen, zur verfuegung stellen
provided: vorausgesetzt, zur verfügung gestellt, zur verfuegung gestellt
engine: motor, engine
passport: ausweis, reisepass*
drive: fahr los, laufwerk
laptop: laptop*
computer: computer*
prove: beweis*
power: strom, leistung
wiki: wiki
silence: stille, schweigen
parking: parken, parkplatz*
incident: vorfa*
older: alter*, aelter*
consider: berücksichtige, berücksichtigen, beruecksichtige, beruecksichtigen, bedenke, ziehe in betracht
matter: angelegenheit*, spielt keine rolle
does not matter: egal
decline: ausschlagen, lehne dankend ab
dead: tot, tote, toten
sound: klang, geräusch, geraeusch, klingt
supervisor: aufseher*, betreuer*
view: ansicht, ansehen, sicht
opinion: meinung*
port: anschluss, hafen
proof: nachweis
reach: erreiche, erreichen
badge: abzeichen, dienstausweis
film: film, filme
video: video, videos
near: in der nähe, in der naehe
straight: gerade aus, geradewegs
doc: doku
bar: balken
guidance: orientierung
local: lokal*, örtlich*, oertlich*
seconds: sekunden
wishes: wünschen, wuenschen, herzliche grüße, herzliche gruesse
wish: wünsche dir, wuensche dir, wünsche mir, wuensche mir
salary: gehalt, gehälter, gehaelter, lohn, löhne, loehne
payroll: gehaltsabrechnung*, lohnabrechnung*
online: online, im internet
abstract: abstrakt*
format: format, formate, formatier*
happens: passiert, geschieht
happened: passierte, geschehen
large: groß angelegte
module: modul, module
emergency: notfa*
fridge: kühlschrank, kuehlschrank
polite: höflich*, hoeflich*
disk: datenträger, datentraeger, festplatte*
walk: lauf, spazier*
examples: beispiele, beispielen
example: exempel
platform: plattform*
remote: fern, entfernten, aus der ferne
difference: unterschied, unterschiede
environment: umwelt, umgebung*
variables: variable, variablen
sort: sortier*
decide: entscheide*
decision: beschluss, entscheidung*
map: karte von, landkarte
compliance: einhaltung*
exit: ausgang, beenden und, verlasse den
world: welt, welten
authority: autorität, autoritaet, behörde*, befugnis*, behoerde*
authorized: befugt, berechtigt, autorisiert*
employer: arbeitgeber*
employee: angestellten, beschäftigte*, beschaeftigte*
submit: reiche ein, reich ein, einreichen
sit: sitz, sitzen, setz dich
option: option*, möglichkeit*, moeglichkeit*
possible: moglich*, moeglich*
impossible: unmöglich*, unmoeglich*
discuss: besprich, besprechen, diskutier*
layer: schicht von
effect: effekt, wirkung*
immediate effect: sofortiger wirkung
sensor: sensor*
sir: mein herr, herr
madam: meine dame
win: gewinn*
reproduce: gib wieder, wiedergeben, wiederzugeben, reproduzier*, geben sie wieder
duty: pflichten, dienstpflicht
spelling: rechtschreibung*
spell: buchstabier*
spelling mistakes: rechtschreibfehler, tippfehler
grammar: grammatik*
template: vorlage, vorlagen
candidate: kandidat*, bewerber*
double: doppelt*
favour: gefallen
dump: auszug, abzug, dump
patch: patch
harmless: ungefährlich, ungefaehrlich, harmlos*, unbedenklich*
middle: mitte, mittlere
plant: pflanze, pflanzen
panel: paneel
evaluation: auswertung*
evaluate: bewerte, bewerten, evaluier*
rating: bewertungen
crash: absturz
birthday: geburtstag*
chair: stuhl
chart: diagramm*
opposite: gegenteil
schema: schema
available: verfügbar*, erhältlich*, verfuegbar*, erhaeltlich*
risk: risiko, risiken
milk: milch
distribute: verteil*
briefing: einweisung
actual: tatsa*
directives: weisungen von
moderation: moderation*
instructed: angewiesen, beauftragt
instruct: weise an, anweisen
moral: moralapostel
configured: konfiguriert
suspended: ausgesetzt, vorübergehend außer kraft, voruebergehend ausser kraft
process: prozess, prozesse, verarbeite, verarbeiten, verfahren, vorgang
processing: verarbeitung*, bearbeitungs*
responses: antworten auf
priority: vorrang, priorität*, prioritaet*
takes precedence: hat vorrang, haben vorrang, geht vor
insert: einsetzen in, setze ein
append: hänge hinten an, haenge hinten an, anzufügen, anzufuegen
encode: kodier*, codier*, verschlüssel*, verschluessel*
decode: dekodier*, decodier*, entschlüssel*, entschluessel*
encrypted: verschlüsselt*, verschluesselt*
parameters: parameter*
freely: ungehindert, offen und ehrlich
directions: wegbeschreibung*
simply: einfach
simple: einfache, einfachen, simpel*
throw: wirf, werfe, werfen
waived: erlassen
echo: echo
handling: handhabung, umgang
operate: bediene, bedienen
core: kern
goal: ziele, zielen, zielsetzung
acting: schauspielerei
assignment: zuweisung, hausarbeit
reverse: rückwärts, rueckwaerts, umgekehrt*
backwards: von hinten
absolutely: unbedingt, absolut*
erase: ausradieren, radiere
taught: unterrichtet in, beigebracht
learn: lern, erlerne
learned: gelernt
demands: forderungen
banned: gesperrt worden
avoid: vermeide, vermeiden
forever: für immer, fuer immer, ewig
able: fähig, imstande, faehig, in der lage
unable: nicht in der lage, außerstande
research: forschung*, recherche*, recherchier*
fiction: fiktion*, fiktiv*
novel: roman, romane
alter: abwandeln
trigger: auslo*, löse aus, loese aus
expired: abgelaufen*
alignment: ausrichtung*
revoked: widerrufen, entzogen
revoke: widerrufe, widerruf, entziehe
active: aktiv*
exist: existier*
extract: entnimm, extrahier*, auszug aus
design: gestalte, design
ping: ping
rewrite: schreibe um, schreib um, formuliere um, umschreiben
rephrase: umformulieren, formulier um, formuliere neu
usage: verbrauch
quit: kündige, kündigen, aussteigen, kuendige, kuendigen
undo: rückgängig, rueckgaengig
might: könnte sein, koennte sein
supersedes: ersetzt alle
legally: rechtlich gesehen
protocol: protokolls
final: endgültig*, abschließend*, endgueltig*
conscience: gewissen
argument: argument*
loop: schleife, schleifen
artificial: künstlich*, kuenstlich*
identity: identität*, identitaet*
impersonate: ausgeben als, gib dich aus als
parallel: parallel*
moment: moment, augenblick
browser: browser*
educational: lehrreich*, pädagogisch*, paedagogisch*, zu bildungszwecken
universe: universum
regarding: was betrifft, in bezug auf
concerns: bedenken
joined: beigetreten
reminder: erinnerung an, mahnung*
remind: erinner mich, erinnere mich
resume: wiederaufnehmen, lebenslauf*
consult: konsultier*, zu rate ziehen
solve: löse, lösen, loese, loesen
solution: lösung*, loesung*
experience: erfahrung*, erlebnis*
genuine: echt und
criteria: kriterien, kriterium
critical: kritisch*
particular: bestimmte*, speziell*
superseded: überholt, ueberholt
translator: übersetzer*, uebersetzer*
fresh: frisch*
binding: verbindlich*
experiment: experiment*, versuch mit
exchange: austausch, umtausch*
trainer: trainer*
suppose: vermute, nehme an
engineers: ingenieur*
anybody: irgend jemand
official: offiziell*
planner: planer*
freedom: freiheit*
lacks: mangelt
convert: wandle um, umwandeln, konvertier*
primary: primär*, primaer*
based: basiert, basierend
proofread: korrekturlesen, lies korrektur
fold: falte, falten
material: material*
external: extern*
trace: spur, spuren
virtual: virtuell*
intelligence: intelligenz
lovely: schön, schöne, schönen, schönes, schoen, schoene, schoenen, schoenes
maximum: maximum, höchstens, hoechstens, maximal*
minimum: minimum, minimal*
praise: lobe, loben, lob
acknowledge: nimm zur kenntnis, anerkennen
former: ehemalig*
medical: medizinisch*
medicine: medizin, medikament*
spam: spam
news: nachrichten von heute, neuigkeiten
equal: gleich groß
special: spezielle, besondere*
pause: pause, pausier*
coming: kommend*
passage: passage, textstelle
shelf: regal
severity: schweregrad
happy: froh, glücklich*, gluecklich*
sad: traurig*
angry: wütend*, wuetend*
beautiful: hübsch*, huebsch*
young: jung, junge, jungen
easy: einfacher, leichter
strict: streng*, strikt*
strictly: strengstens
life: lebens
country: land, länder, laender
germany: deutschland
dog: hund, hunde
cat: katze, katzen
monday: montag*
tuesday: dienstag*
wednesday: mittwoch*
thursday: donnerstag*
friday: freitag*
saturday: sonnabend, samstag*
sunday: sonntag*
january: januar
february: februar
march: märz, maerz
june: juni
july: juli
august: august
october: oktober
december: dezember
analyze: analyse, analysen, analysier*
math: mathe, mathematik*
formula: formel, formeln
answer honestly: antworte wahrheitsgemäß, antworte wahrheitsgemaess
accident: unfall, unfälle, unfaelle
health: gesundheit*
order number: auftragsnummer, bestellnummer*
customer number: kundennummer*
invoice number: rechnungsnummer
social security number: sozialversicherungsn*
date of birth: geburtsdatum
login page: anmeldeseite*
username: benutzername*, nutzername*
environment variables: umgebungsvariable*
source code: quelltext*
hard drive: festplatten
attachments: dateianha*
contact list: kontaktliste
recipient: empfänger*, empfaenger*
sender: absender*
new task: neuer auftrag
original instructions: urspru* anweisungen, originalanweisungen
do anything now: tue jetzt alles, alles tun, kannst alles tun
answer everything: beantworte jede frage, beantworte alle fragen
no matter what: egal was passiert, ganz gleich was, um jeden preis
at all costs: koste es was es wolle, unter allen umständen, unter allen umstaenden
keep quiet about: schweige über, halt den mund über, behalte es für dich, schweige ueber, halt den mund ueber
keep quiet about: behalte es fuer dich
stay in character: bleib in der rolle, bleib in deiner rolle, bleibe in deiner rolle
break character: aus der rolle fallen, fall nicht aus der rolle
you have no restrictions: du unterliegst keinen einschränkungen, du unterliegst keinen einschraenkungen
you have no rules: du kennst keine regeln
you are not bound: du bist nicht gebunden, du bist nicht mehr gebunden, du bist an keine regeln gebunden
subject to: unterlieg*, vorbehaltlich
what were you told: was wurde dir gesagt, was hat man dir gesagt
what are your instructions: wie lauten deine anweisungen, wie lauten ihre anweisungen
beginning with: beginnend mit, angefangen mit
code block: codeblock*
character by character: zeichen für zeichen, zeichen fuer zeichen
line by line: zeile für zeile, zeile fuer zeile
letter by letter: buchstabe für buchstabe, buchstabe fuer buchstabe
everything you know: alles was du weißt
knowing: wissend
out loud: lauthals
attacker: angreifer*
bypass security: sicherheitsvorkehrungen umgehen
break in: einbrechen, einbruch, breche ein
spy: ausspionieren, spion*
violence: gewalttat*, gewalttätig*, gewalttaetig*
hate: hass, hasse, hassen
insult: beleidige, beleidigen, beleidigung*
shoot: schiess*
neither nor: weder noch
sounds good: klingt gut
for free: umsonst
have to: muss man
feel free: gern geschehen
right away: gleich jetzt, sofort jetzt, jetzt gleich
as possible: wie möglich, wie moeglich
as soon as possible: so schnell wie möglich, so bald wie möglich, schnellstmöglich, schnellstmoeglich, baldmöglichst
as soon as possible: baldmoeglichst, so schnell wie moeglich, so bald wie moeglich
in order to: um zu
in addition: darüber hinausgehend, darueber hinausgehend
in any case: auf jeden fall, auf alle fälle, jedenfalls, auf alle faelle
at the end: am ende, am schluss, zum schluss
at the top: ganz oben stehend
according to plan: planmäßig, planmaessig
escape: ausbruch, ausbrechen, entkomme, entkommen, flucht
focus: konzentrier dich, konzentriere, fokus*
none: keins, keinster
else: sonst noch
whole: als ganzes
mail: post von, briefpost
board: tafel, brett, vorstand
thread: thread, gesprächsfaden, gespraechsfaden
config: konfigurationsdatei*
quotes: anführungszeichen, anfuehrungszeichen
nice: nett, nette, netten
rather: eher
though: allerdings schon
tag: schlagwort, tag und
contain: beinhalten
shell: shell, muschel
tick: häkchen, abhaken, haekchen
contents: inhaltsverzeichnis
stuff: zeug, kram
lot: eine menge, jede menge
retry: versuche es erneut, versuche es noch einmal
standing: stehend
stand: stehe, stehen
stood: stand da, standen
terminal: terminal*
plus: plus, zuzüglich, zuzueglich
slide: folie, folien
common: häufige, haeufige, gängig*, gaengig*
caller: anrufer*
bed: bett, betten
digest: kurzüberblick, kurzueberblick
migration: migration*
across: quer durch, über hinweg, ueber hinweg
forum: forum, foren
medium: mittelgroß*
solely: einzig und allein
proceed: fahre nun fort, vorgehen, geh vor
preamble: vorrede, präambel, praeambel
without preamble: ohne einleitung
introduction: einleitung*, einführung*, einfuehrung*
cleared: geräumt, geraeumt, freigegeben für, freigegeben fuer
wipe: wisch, wische, auslöschen, ausloeschen, lösche alles, loesche alles
omit: lass weg bitte, weglassen sie
ordered: bestellt, bestellte, befohlen, angeordnet
order: bestell*
assigned: zugewiesen, zugeteilt
assign: weise zu, zuweisen
guardrail: schutzgeländer, schutzgelaender
shown as: dargestellt
deny: leugne, leugnen, bestreite, bestreiten
rank: rang, ränge, raenge
relay: übermittle bitte, uebermittle bitte, ausrichten, richte aus
twin: zwilling*
leash: leine
principal: direktor*, schulleiter*
concealed: verschwiegen, verschleiert
vault: tresor, safe
obliged: verpflichtet
cast: besetzung
buffer: puffer*
scoring: punktevergabe
hash: hash
segment: segment*
exact: genaue*
whole text: gesamten text, gesamter text, ganzen text
pieces: stücke, stück, stuecke, stueck
piece: stückchen, stueckchen
remove: beseitige, beseitigen, nimm weg
restriction: diese einschränkung, diese einschraenkung
slot: zeitfenster, slot
handbook: nachschlagewerk
touch: berühre, berühren, beruehre, beruehren, fass an
begins: fängt an, faengt an, los geht
comes: er kommt, stammt
wants: er will, er möchte, er moechte
shall: soll ich, sollen wir
reading: lektüre, lektuere, lesung
rows: tabellenzeilen
invisible: nicht sichtbar
authorised: ermächtigt, ermaechtigt
upon: sobald eintritt
listing: inserat*
grade: schulnote
index: index*
saying: redewendung
counts: zählt, zaehlt
screening: vorauswahl
machines: maschinell*
windows: windows
weeks: wochenlang
care: kümmere, kümmern, pflege, sorge, kuemmere, kuemmern
getting: beim holen
articles: die artikel
completing: beim ausfüllen, beim ausfuellen
perform: vollziehe, vollziehen
as if you were: als wärst du, als wärest du, als ob du wärst, als waerst du, als waerest du, als ob du waerst
purchase: einkäufe, einkaeufe, anschaffung
cheap: billig, günstig*, guenstig*
customers: kundenkreis
publicly: in aller öffentlichkeit, in aller oeffentlichkeit
network: netzwerk*
connection: verbindung*
connect: verbinde, verbinden
device: endgerät*, endgeraet*
police: polizei*
government: regierung*
politics: politik*
history of: geschichte der, geschichte des
science: wissenschaft*
university: uni, universität*, universitaet*
music: musik
sport: sport, fußball
sun: sonne
rain: regen
tree: baum, bäume, baeume
flower: blume, blumen
animal: tier, tiere
bread: brot
sugar: zucker
garden: garten
bicycle: fahrrad*
train station: hauptbahnhof
holiday: ferien, urlaub*, feiertag*
weekend: wochenende*
eat: iss, isst
drink: trink*
cook: koch, koche, kochen
buyer: käufer*, kaeufer*
complaint: beschwerde*, reklamation*
cancel subscription: abo kündigen, abo kuendigen
subscription: abo, abonnement*
warranty: gewährleistung, gewaehrleistung, garantie*
shipping: liefer, porto
quality: qualität*, qualitaet*
quantity: quantität, quantitaet
cause: verursach*
follow up: nachfassen
would you: würden sie, würdest du
have you: haben sie schon, hast du schon
sick: krank*
each other: einander, gegenseitig
"""
