"""German: what words and phrases say in English, as `filters.text.glossary` describes."""

FORMS = """
system prompt: systemprompt*, systemanweisung*, systeminstruktion*, systemvorgabe*, systemaufforderung*, systembefehl
system prompt: systemeingabe*, startprompt, initialprompt, grundanweisung*, startanweisung*, ausgangsprompt
initial instructions: anfangsanweisung*, ausgangsanweisung*, initialanweisung*
system message: systemnachricht*, systemmeldung*, systemmitteilung*
system note: systemhinweis*
developer message: entwicklernachricht*, entwicklermeldung*
prompt: prompt, prompts, eingabeaufforderung*
ignore: ignorier*, ignoriert alle bisherig*, ignoriert alle vorherig*, ignoriert alle anweisung*
ignore: ignoriert die bisherig*, ignoriert die vorherig*, ignoriert eure, beachte nicht, beachten sie nicht
ignore: nicht beachten, nicht zu beachten, zu ignorieren, berücksichtige nicht, nicht berücksichtigen
ignore: nicht zu berücksichtigen, keine beachtung schenken, schenk* keine beachtung, ausblenden, blende aus
ignore: ignorieren sie, ignorieren sie bitte
ignored: ignoriert*, unbeachtet, ausgeblendet*
ignoring: ignorierend, beim ignorieren
disregard: missacht*, außer acht, außer acht lassen, außer acht zu lassen, lass außer acht, lasse außer acht
disregard: lassen sie außer acht, hinwegsetzen, hinwegzusetzen, setz dich über, setz dich ueber, setze dich über
disregard: setze dich ueber, setzen sie sich über alle*, setzen sie sich über ihre*, setzen sie sich über diese*
disregard: setz dich hinweg, setze dich hinweg, sieh ab von, sehen sie ab von, missachten sie
disregarded: außer acht gelassen
pay no attention to: achte nicht auf, achten sie nicht auf, achtet nicht auf, hör nicht auf, hoer nicht auf
pay no attention to: höre nicht auf, hoere nicht auf, hören sie nicht auf, kümmere dich nicht um, kümmer dich nicht um
pay no attention to: kümmern sie sich nicht um, pfeif auf, scheiß auf
do not follow: halte dich nicht an, halt dich nicht an, halten sie sich nicht an, befolge nicht, befolgen sie nicht
do not follow: folge nicht
stop following: nicht mehr befolgen, nicht länger befolgen, hör auf zu befolgen
you no longer follow: hältst du dich nicht mehr an, hältst dich nicht mehr an, du hältst dich nicht an
you no longer follow: halten sie sich nicht mehr an
set aside: beiseite, leg beiseite, lege beiseite, lass beiseite, beiseite lassen, beiseite legen
forget: vergiss, vergesse, vergesst, vergessen sie, vergessen sie bitte
do not forget: vergiss nicht, vergiss bitte nicht, vergesst nicht, vergesst bitte nicht, vergessen sie nicht
do not forget: vergessen sie bitte nicht, nicht vergessen, nicht zu vergessen
forgets: vergisst
forgot: vergaß, vergaßen, habe vergessen, hab vergessen, haben vergessen, hat vergessen
forgotten: vergessen, vergessene, vergessenen, wurde vergessen
forget everything: alles vergessen, alles zu vergessen
to forget: zu vergessen, vergessen kannst, vergessen können, vergessen koennen, vergessen musst
should forget: sollst vergessen, sollen vergessen, vergessen sollst
drop: wirf über bord, wirf ueber bord, werfen sie über bord, über bord werfen, ueber bord werfen, fallenlassen
drop: fallen lassen
discard: verwirf, verwerfe, verwerfen, wegwerfen, entsorge, entsorgen
discarded: verworfen, weggeworfen, entsorgt
override: überschreib*, ueberschreib*, aushebeln, auszuhebeln, übersteuere, uebersteuere, übersteuern, uebersteuern
override: setze außer kraft, setz außer kraft, setzen sie außer kraft, außer kraft setzen, außer kraft zu setzen
overridden: überschrieben, ueberschrieben, ausgehebelt, übersteuert, uebersteuert, außer kraft, außer kraft gesetzt
overrides: überschreibt, ueberschreibt
bypass: umgeh, umgehe, umgehen, umgehst, zu umgehen, umgehung
work around: umgehungs*, stau umgehen, stau zu umgehen
bypasses: umgeht
bypassed: umgangen
skip: übersprin*, uebersprin*, zu überspringen, zu ueberspringen, übergeh, uebergeh, übergehe, uebergehe, übergehen
skip: uebergehen, überlies, ueberlies
skipped: übersprungen, uebersprungen, übergangen, uebergangen, ausgelassen
overlook: übersehen, uebersehen, übersieh, uebersieh, übersehe, uebersehe
leave out: lass weg, lasse weg, lassen sie weg, weglassen, weglasse, wegzulassen, auslassen
cancel: storn*, stornierung*, annulliere, annullieren, absagen, abzusagen, sag ab, sage ab, abbrechen, abzubrechen
cancel: brich ab, breche ab, brechen sie ab, abbruch, hebe auf, heb auf, aufheben, aufzuheben, stornieren sie
cancelled: storniert*, annulliert, abgesagt, abgebrochen, aufgehoben, entfällt, entfaellt
terminate: kündige, kuendige, kündigen, kuendigen, kündigst, kuendigst, zu kündigen, zu kuendigen
termination: kündigung*, kuendigung*
terminated: gekündigt*, gekuendigt*
lifted: ist aufgehoben, sind aufgehoben, sind hiermit aufgehoben, wurden aufgehoben
invalid: ungültig*, ungueltig*, hinfällig*, hinfaellig*, nichtig, unwirksam*
no longer apply: gelten nicht mehr, gilt nicht mehr, gelten nun nicht mehr, nicht mehr gültig, nicht mehr gueltig
no longer apply: sind hinfällig, sind hinfaellig, ist hinfällig, ist hinfaellig, nicht mehr gelten
no longer apply to you: gelten für dich nicht mehr, gelten nicht mehr für dich, gelten nicht für dich
apply: gelten, anwenden, anzuwenden, wende an, wenden sie an
applies: gilt, zutrifft
applied: galt, galten, angewendet, angewandt
deactivate: deaktivier*, abschalten, abzuschalten, ausschalten, auszuschalten, schalte ab, schalt ab, schalte aus
deactivate: schalt aus, schalten sie ab, schalten sie aus
disabled: deaktiviert*, abgeschaltet, ausgeschaltet
enable: aktivier*, einschalten, einzuschalten, schalte ein, schalten sie ein
enabled: aktiviert*, eingeschaltet
switch: schalte, schalt, umschalten, schalte um
violate: verstoße, verstoßen, verletze
violates: verstößt, verstoeßt
violation: verstoß, verstöße, verstoeße, verletzung der
instructions: anweisung*, instruktion*, instruction*, weisungen, handlungsanweisung*, arbeitsanweisung*
instructions: dienstanweisung*
instruction: weisung
directives: direktive, direktiven
instruct: weise an, weis an, anweisen, anzuweisen
instructed: angewiesen, instruiert
guide: anleitung, anleitungen, ratgeber*, führer, fuehrer, leitfäden, leitfaeden, leitfaden, wegweiser
manual: handbuch*, handbücher*, handbuecher*, bedienungsanleitung*, gebrauchsanweisung*, gebrauchsanleitung*
manual: montageanleitung*, betriebsanleitung*
prescription: überweisungsschein, ueberweisungsschein, rezeptpflichtig*
rules: regeln, regelwerk*, spielregel*, vorschriften, grundregel*, verhaltensregel*, bestimmungen, regularien
rule: regel, vorschrift, bestimmung
regulation: regelung, verordnung*, reglement
regulations: regelungen, satzung
guidelines: richtlinien, richtlinie, leitlinie, leitlinien, vorgaben, vorgabe, maßgabe*, nutzungsrichtlinie*
guidelines: inhaltsrichtlinie*, verhaltensrichtlinie*
policy: unternehmensrichtlinie*, datenschutzrichtlinie*, firmenpolitik, policy
policies: policies
principles: grundsätze, grundsaetze, grundsätzen, grundsaetzen, prinzipien
principle: grundsatz, prinzip
safety guidelines: sicherheitsrichtlinie*, sicherheitsregel*, sicherheitsvorgabe*, sicherheitsvorschrift*
safety guidelines: sicherheitsbestimm*
safety measures: sicherheitsmaßnahme*, sicherheitsvorkehr*, schutzmaßnahme*
safety checks: sicherheitsprüfung*, sicherheitspruefung*, sicherheitskontrolle*, sicherheitscheck*
safety checks: sicherheitsabfrage*
safety filters: sicherheitsfilter*
command: befehl, befehls, kommando
commands: befehle, befehlen, kommandos, shellbefehl*
command line: befehlszeile*, kommandozeile*
order: bestellung, bestelle, bestellen, bestell, order, zu bestellen
ordered: bestellt*, befohlen
purchases: bestellungen
order number: bestellnummer*, auftragsnummer*
task: aufgabe, auftrag, auftrags, auftrages, task
tasks: aufgaben, aufträge, auftraege, aufträgen, auftraegen, tasks
restrictions: einschränkung*, einschraenkung*, beschränkung*, beschraenkung*, restriktion*, zugangsbeschränk*
restrictions: zugangsbeschraenk*, nutzungsbeschränk*, nutzungsbeschraenk*
limits: grenzen, limits, schranken, limitierung*, tabus
limit: grenze, limit, obergrenze*, schranke, begrenzung*, begrenze, begrenzen, beschränke, beschraenke, beschränken
limit: beschraenken
constraints: auflagen, zwänge, zwaenge, zwängen, zwaengen, rahmenbedingung*
filters: filter, filtern, filters, contentfilter, inhaltsfilter*, filterung*
guardrails: leitplanke, leitplanken, schutzmechanism*, sicherheitsmechan*, sicherheitsbarrier*, sicherheitsleitplan*
previous: vorherig*, vorig*, bisherig*, vorangegang*, vorhergehend*, vorausgehend*, vorausgegang*, vorangehend*
previous: vorangestell*, vormalig*, frühere*, fruehere*
above: oben, oberhalb, obig*, obere, oberen, oberer, vorstehend*, obenstehend*, obengenannt*, darüberstehend*
above: darueberstehend*, oben stehend*, oben genannt*, oben aufgeführt*, oben aufgefuehrt*, weiter oben
above: darüber stehend*, darueber stehend*
is written above: oben steht, darüber steht, darueber steht, davor steht, darüber geschrieben steht
everything above: alles darüber, alles darueber, alles was oben steht, alles was darüber steht
everything before: alles davor, alles vorherige, alles bisherige, alles was davor steht
so far: bisher, bislang, bis dato, bis jetzt, bis hierher, bis hierhin
until now: bis heute, bis eben
you were told: dir gesagt wurde, dir gesagt wurden, ihnen gesagt wurde, man dir gesagt hat, dir bisher gesagt wurde
you were told: ihnen bisher gesagt wurde, dir zuvor gesagt wurde, dir vorher gesagt wurde
you were given: du bekommen hast, du erhalten hast, dir gegeben wurde, dir gegeben wurden, sie erhalten haben
you were given: dir erteilt wurden, dir erteilt wurde, man dir gegeben hat, du bisher bekommen hast
given to you: dir erteilt, dir erteilten, dir gegebenen, dir mitgegeben
original: ursprünglich*, urspruenglich*, eigentliche, eigentlichen, original*
initial: anfänglich*, anfaenglich*, initial*
at the beginning: am anfang, zu beginn, am beginn, ganz am anfang, eingangs, anfangs
hidden: versteckt*, verborgen*, verdeckt*, unsichtbar*
internal: intern, interne, internen, interner, internes, internem, hausintern*, firmenintern*
secret: geheim, geheime*, geheimnis, geheimnisses
secrets: geheimnisse, geheimnissen
mysterious: geheimnisvoll*, mysteriös*, mysterioes*
secret service: geheimdienst*
secretly: heimlich*, insgeheim, klammheimlich, im geheimen, unter der hand, unbemerkt
secretary: sekretär*, sekretaer*, sekretariat*
confidential: vertraulich*, streng vertraulich
personal data: personenbezogene* daten, personendaten
configuration: konfiguration*, konfig, config, systemkonfiguration*
settings: einstellungen, voreinstellung*, settings
setting: einstellung, setting
developer: entwickler*, entwicklerin*, programmierer*, developer*
developer mode: entwicklermodus
development: entwicklung, entwicklungen, entwicklungs*
operator: betreiber*, operator*
administrator: administrator*, systemadministrator*, systemverwalter*
admin: admin, admins
administrator rights: administratorrecht*, adminrecht*
owner: eigentümer*, eigentuemer*, besitzer*, inhaber*
user: nutzer*, benutzer*, user, anwender, anwenders, endnutzer*
users: nutzern, benutzern, anwendern, nutzerinnen, benutzerinnen, alle nutzer, alle benutzer, users
username: benutzername*, nutzername*
user data: nutzerdaten, benutzerdaten
assistant: assistent*, hilfsassistent*
assistance: assistenz*
ai assistant: kiassistent*, sprachassistent*
language model: sprachmodell*, kimodell*, ki modell*
model: modell, modelle, modellen, modells
ai: ki, kunstliche* intelligenz, künstliche* intelligenz
ai system: kisystem*
ai agent: kiagent*
agent: agent*
agency: agentur, agenturen
chatbot: chatbot*, plauderbot
bot: bot, bots
robot: roboter*
reveal: verrat*, zu verraten, enthülle, enthuelle, enthüll, enthuell, enthüllen, enthuellen, enthüllung*, enthuellung*
reveal: offenlegen, offenzulegen, offenbare, offenbaren, leg offen, lege offen, legen sie offen, preisgeben
reveal: preiszugeben, gib preis, geben sie preis, aufdecken, aufzudecken, decke auf, ausplaudern, plauder aus
reveal: rück raus mit, rueck raus mit, rücke raus mit, ruecke raus mit, lüfte, luefte, verraten sie
reveal to me: verrate mir, verrat mir, verraten sie mir
reveals: verrät, verraet, enthüllt, enthuellt
betrayed: verriet, verrieten
open: offen, offene, offenen, offener, offenes, öffne, oeffne, öffnen, oeffnen, zu öffnen, zu oeffnen, aufmachen
open: mach auf, aufschlagen
opened: geöffnet, geoeffnet, öffnete, oeffnete, eröffnet, eroeffnet, eröffnete, eroeffnete
opens: öffnet, oeffnet
obviously: offensichtlich*, offenbar, offenkundig*
officially: offiziell*
show: zeig, zeige, zeigen, zeigst, zu zeigen, anzeigen, anzuzeigen, vorzeigen, aufzeigen, zeigen sie
shown: gezeigt*, angezeigt, zeigte, zeigten
shows: zeigt
display: darstellen, darzustellen, stelle dar, stell dar, einblenden, anzeige, blende ein
displayed: dargestellt, eingeblendet
print: druck, drucke, drucken, ausdrucken, printe, drucken sie
printed: gedruckt*, ausgedruckt
printer: drucker, druckers, druckern
output: gib aus, geben sie aus, ausgeben, auszugeben, ausgabe, output, ausgibst
spent: ausgegeben
expenses: ausgaben, kosten
give: gib, gebe, geben, gebt, gebe mir, zu geben, geben sie
give me: geben sie mir
there is: es gibt, da gibt es
is there: gibt es, gibts
there was: es gab
was there: gab es
gives: gibt
gave: gab, gaben
given: gegeben, gegebene, gegebenen
if necessary: gegebenenfalls, ggf, notfalls
hand over: gib heraus, rücke heraus, ruecke heraus, herausgeben, aushändigen, aushaendigen, händige aus, haendige aus
hand over: übergib, uebergib, übergebe, uebergebe, übergeben, uebergeben, rück raus, rueck raus, rücke raus
hand over: ruecke raus
handover: übergabe, uebergabe, übergaben, uebergaben
repeat: wiederhol*, zu wiederholen, wiederholung*, nachsprechen, sprich nach, sag nach, sprich mir nach
repeat: wiederholen sie
repeated: wiederholt*, wiederholte
tell: sag, sage, erzähl, erzaehl, erzähle, erzaehle, erzählen, erzaehlen, erzählst, erzaehlst, zu erzählen
tell: zu erzaehlen
tell: berichte, sagen sie, teil mit, teile mit, teilen sie mit, mitteilen, mitzuteilen, weitersagen, teile dem
tell: teilen sie dem
tell me: sagt mir, sagen sie mir, nenn mir, nenne mir, nennen sie mir, teile mir, teil mir, teilen sie mir
tell me: gib mir bescheid, geben sie mir bescheid
tell us: sagen sie uns, teilen sie uns, teile uns
told: erzählt*, erzaehlt*, mitgeteilt, berichtet*
say: sagen, sagst, zu sagen
says: sagt
said: sagte, sagten, gesagt
name: name, namen, namens, nenn, nenne, nennen, nennst, benenne, benennen, heißen, zu nennen
called: heißt, genannt*, nannte, nannten, aufgerufen, angerufen, gerufen, rief, riefen
what are: wie lauten
what does it mean: was heißt, was bedeutet
that is: das heißt, sprich, das ist
list: liste, auflisten, aufzulisten, aufzählen, aufzaehlen, aufzuzählen, aufzuzaehlen, auflistung*, aufzählung*
list: aufzaehlung*, liste auf, zähl auf, zaehl auf, zähle auf, zaehle auf, zählen sie auf, zaehlen sie auf
list: listen sie auf, verzeichnis
lists: listen
listed: gelistet, aufgelistet, aufgeführt, aufgefuehrt, aufgeführten, aufgefuehrten, aufgezählt, aufgezaehlt
quote: zitier*, zitat*
quoted: zitiert*
recite: aufsagen, aufzusagen, vortragen, vorzutragen, rezitiere, rezitieren, sag auf, sage auf, trag vor, trage vor
copy: kopier, kopiere, kopieren, zu kopieren, kopie, kopien, abschreiben, schreib ab, schreibe ab
copied: kopiert, kopierte
word for word: wortwörtlich*, wortwoertlich*
verbatim: wörtlich*, woertlich*, wortgetreu*, buchstabengetreu*, originalgetreu*, im wortlaut, eins zu eins
verbatim: zeichengenau
wording: wortlaut, formulierung*
in full: vollständig, vollstaendig, vollständige*, vollstaendige*, komplett*, ungekürzt*, ungekuerzt*, gänzlich
in full: gaenzlich, zur gänze, zur gaenze, in gänze, in gaenze, in vollem umfang, in voller länge, in voller laenge
unchanged: unverändert*, unveraendert*, ohne änderung, ohne aenderung, ohne änderungen, ohne aenderungen
entire: ganze*, gesamt, gesamte, gesamten, gesamter, gesamtes, gesamtem
from now on: ab jetzt, ab sofort, ab nun, von jetzt an, von nun an, von hier an, fortan, künftig, kuenftig
from now on: ab diesem moment, ab diesem zeitpunkt, ab hier, ab heute, von diesem moment an, in zukunft, nunmehr
effective immediately: mit sofortiger wirkung
immediate: sofortig*
pretend: tu so, tue so, tun sie so, so tun, so tust, so zu tun, gib vor, geben sie vor, vorgeben, vorzugeben
pretend: vortäuschen, vortaeuschen, täusche vor, taeusche vor, tut so
pretend to be: gib dich als, geben sie sich als, gib dich aus als
as if: als wäre, als waere, als wären, als waeren, als hätte, als haette
as if you were: als wärst du, als waerst du, als wärest du, als waerest du, als wären sie, als waeren sie
as if you were: als ob du wärst, als ob du waerst
as if you had: als hättest du, als haettest du, als hätten sie, als haetten sie
act as: agier als, agieren sie als, fungiere als, fungier als, fungieren sie als, verhalte dich wie
act as: verhalten sie sich wie, benimm dich wie, tritt auf als, schlüpf in die rolle, schlüpfe in die rolle
act as: schlüpfen sie in die rolle, verhalte dich als
play the role: übernimm die rolle, uebernimm die rolle, übernehmen sie die rolle, nimm die rolle, spiel die rolle
play the role: spiele die rolle, spielen sie die rolle
role: rolle
roles: rollen
roleplay: rollenspiel*
act: handle, handele, handeln, agiere, agieren, verhalte, benimm, benehmen
acting: handelnd*
behave: verhalten dich, verhältst, verhaeltst, benimmst
behavior: verhalten, verhaltens, benehmens
you are now: du bist ab jetzt, du bist ab sofort, du bist fortan, du bist von nun an, sie sind ab sofort
you are now: sie sind ab jetzt, jetzt bist du, nun bist du, ab jetzt bist du, ab sofort bist du, von nun an bist du
imagine: stell dir vor, stelle dir vor, stellen sie sich vor, stellt euch vor, vorstellen, vorzustellen, nehmen wir an
imagine: nimm an, gesetzt den fall, mal dir aus
imagine that: stell dir mal vor, angenommen
simulate: simuliere, simulier, simulieren
simulation: simulation*
become: werde zu, verwandle dich in, verwandel dich in, geworden
unrestricted: uneingeschränkt*, uneingeschraenkt*, unbeschränkt*, unbeschraenkt*, unbegrenzt*, grenzenlos*
without restrictions: frei von einschränkungen, frei von beschränkungen, ohne jegliche einschränkung*
without restrictions: ohne jegliche beschränkung*, ohne jede einschränkung*, ohne jede beschränkung*
without rules: regellos*, ohne jegliche regeln
uncensored: unzensiert*, zensurfrei*, ohne zensur
censored: zensiert*
censorship: zensur
unfiltered: ungefiltert*
without morals: skrupellos*, gewissenlos*
morals: moral, moralisch*, sitten
ethics: ethik, ethisch*
debug mode: debugmodus, diagnosemodus
maintenance mode: wartungsmodus
god mode: gottmodus
admin mode: administratormodus, adminmodus
mode: modus, modi
jailbreak: jailbreak*
obey: gehorch, gehorche, gehorchen, gehorchst, zu gehorchen
obedient: gehorsam*
follow: befolge, befolg, befolgen, befolgst, zu befolgen, folge, folgen, folg, folgst, halte dich an, halt dich an
follow: halten sie sich an, richte dich nach, beherzige, befolgen sie, folgen sie
followed: befolgt, gefolgt, folgte, folgten
follows: folgt
as follows: wie folgt, folgendermaßen
comply: nachkommen, nachzukommen, einhalten, einzuhalten, komm nach
compliance: einhaltung
listen only to: hör nur auf, hoer nur auf, höre nur auf, hoere nur auf, hören sie nur auf, hoeren sie nur auf
do not tell: sag nichts, sage nichts, sagen sie nichts, erzähl nichts, erzaehl nichts, erzähle nichts, erzaehle nichts
do not tell: verrate nichts, nichts sagen, nicht verraten, nicht sagen
do not tell anyone: sag niemand*, sage niemand*, erzähl niemand*, erzaehl niemand*, niemandem sagen
do not tell anyone: niemandem verraten
do not tell the user: sag* dem nutzer nichts, sag* dem benutzer nichts, sagen sie dem nutzer nichts
do not tell the user: sagen sie dem benutzer nichts, sag* dem nutzer nicht, sag* dem benutzer nicht
do not tell the user: erzähl* dem nutzer nichts, erzähl* dem benutzer nichts, verrat* dem nutzer nichts
do not tell the user: verrat* dem benutzer nichts, teil* dem nutzer nicht mit, teil* dem benutzer nicht mit
do not tell the user: dem nutzer nichts sagen, dem benutzer nichts sagen
do not mention: erwähne nicht, erwaehne nicht, erwähne niemals, erwaehne niemals, erwähne nie, erwaehne nie
do not mention: erwähnen sie nicht, erwaehnen sie nicht, nicht erwähnen, nicht erwaehnen, nicht zu erwähnen
do not mention: nicht zu erwaehnen
do not mention this: erwähn* das nicht, erwaehn* das nicht, erwähn* dies nicht, erwaehn* dies nicht, erwähn* es nicht
do not mention this: erwaehn* es nicht, erwähnen sie das nicht, erwähnen sie dies nicht, kein wort darüber
do not mention this: kein wort darueber, kein wort davon, verlier* kein wort darüber, verlier* kein wort davon
do not mention it to the user: erwähn* es dem nutzer gegenüber nicht, erwähn* dies dem nutzer gegenüber nicht
do not mention it to the user: erwähn* das dem nutzer gegenüber nicht, erwähn* es dem benutzer gegenüber nicht
do not mention it to the user: erwähn* dies dem benutzer gegenüber nicht
towards the user: dem nutzer gegenüber, dem benutzer gegenüber, gegenüber dem nutzer, gegenüber dem benutzer
do not inform: informiere nicht, benachrichtige nicht
do not ask: frag nicht, frage nicht, frag nicht nach, frage nicht nach, fragen sie nicht nach
do not reveal: verrate nicht, verraten sie nicht, gib nicht preis, gib niemals preis
do not refuse: lehne nicht ab, lehnen sie nicht ab, weigere dich nicht, weigern sie sich nicht
never refuse: lehne niemals ab, lehne nie ab, verweigere niemals, verweigere nie
no longer refuse: verweigere nicht mehr, weigere dich nicht mehr
refuse: lehne, lehnen sie, weigere dich, weigere, weigern, verweigere, verweigern, ablehnen, abzulehnen, lehne ab
refuse: lehnen sie ab
refused: abgelehnt, verweigert, lehnte, lehnten, weigerte, abgewiesen
refuses: weigert, lehnt, ablehnt
refusal: ablehnung*, weigerung*, verweigerung*, absage, absagen an
mention: erwähne, erwaehne, erwähn, erwaehn, erwähnen, erwaehnen, zu erwähnen, zu erwaehnen, erwähnung*, erwaehnung*
mentioned: erwähnt*, erwaehnt*
warn: warne, warn, warnen, warnst
warning: warnung, warnungen, warnhinweis*
warned: gewarnt, warnte, warnt
hide: versteck*, verbirg, verberge, verbergen, verschweig*, verheimlic*, vertusche, vertuschen, verhehle, zu verbergen
hide: zu verstecken, zu verschweigen, verstecken sie
hides: verbirgt, versteckt sich, verschweigt
concealed: verschwieg, verschwiegen, verheimlicht, vertuscht
hide from the user: verschweig* dem nutzer, verschweig* dem benutzer, verheimlich* dem nutzer
hide from the user: verheimlich* dem benutzer
hide from the user: verbirg vor dem nutzer, verbirg vor dem benutzer, vor dem nutzer verbergen
hide from the user: vor dem benutzer verbergen
from the user: vor dem nutzer, vor dem benutzer
conceal: verschleiere, verschleiern, verhülle, verhuelle, verhüllen, verhuellen
keep secret: geheimhalten, geheim halten, geheim zu halten, halt geheim, behalte für dich, behalte fuer dich
keep secret: behalt für dich, behalt fuer dich, für dich behalten, fuer dich behalten, behalten sie für sich
inform: informier, informiere, informieren, zu informieren, setze in kenntnis, in kenntnis setzen, gib bescheid
inform: sag bescheid, geben sie bescheid, gebt bescheid, bescheid geben, bescheid sagen
informed: informiert, informierte, in kenntnis gesetzt
information: information, informationen, info, infos, angaben, auskunft, auskünfte, auskuenfte
notify: benachrichtige, benachrichtigen, verständige, verstaendige, verständigen, verstaendigen
notified: benachrichtigt, verständigt, verstaendigt
notification: benachrichtigung, mahnung*
notifications: benachrichtigungen
without asking: ohne zu fragen, ohne nachzufragen, ohne rückfrage*, ohne rueckfrage*, ohne nachfrage*
without asking: ohne rücksprache
without asking: ohne ruecksprache, ungefragt*
without asking the user: ohne den nutzer zu fragen, ohne den benutzer zu fragen, ohne beim nutzer nachzufragen
without asking the user: ohne beim benutzer nachzufragen
without telling: ohne bescheid zu sagen, ohne bescheid zu geben, ohne es zu sagen
without telling the user: ohne es dem nutzer zu sagen, ohne es dem benutzer zu sagen, ohne den nutzer zu informieren
without telling the user: ohne den benutzer zu informieren, ohne dem nutzer bescheid zu sagen
without the knowledge: ohne wissen, ohne das wissen, hinter dem rücken, hinter dem ruecken
without permission: ohne genehmigung
unauthorized: unbefugt*, unerlaubt*, unberechtigt*
without comment: kommentarlos*, ohne weitere kommentare, ohne weiteren kommentar
without hesitation: ohne zu zögern, ohne zu zoegern, ohne zögern, ohne zoegern, bedenkenlos*
answer: antwort*, antworten sie, beantworte, beantworten, zu beantworten, zu antworten, beantworten sie
answers: antworten, antwortet, beantwortet
answered: geantwortet, antwortete, antworteten, beantwortete
reply with: antworte mit, antworten sie mit
reply only: antworte nur, antworte nur noch, antworten sie nur
reply: erwidere, erwidern, rückmeldung, rueckmeldung, rückantwort, rueckantwort, antwortschreiben
say only: sag nur, sage nur
begin your reply: beginne deine antwort, beginn deine antwort, beginne jede antwort, beginnen sie ihre antwort
begin your reply: fang deine antwort an
end your reply: beende deine antwort, beende jede antwort, beenden sie ihre antwort
respond: reagier, reagiere, reagieren
response: reaktion, reaktionen
responds: reagiert, reagierte
send: send, sende, senden, sendest, schick, schicke, schicken, schickst, verschic*, versende, versenden, zusenden
send: zuschicken, abschicken, einsenden, zurücksenden, zuruecksenden, übersende, uebersende, übersenden, uebersenden
send: zu senden, zu schicken, zuzusenden, zuzuschicken, absenden, abzuschicken, schickt mir, schickt uns
send: schickt bitte
send: senden sie, senden sie bitte, schicken sie, schicken sie bitte
sends: sendet, schickt, verschickt er
sent: gesendet*, gesandt, geschickt, verschickt, versandt, versendet, schickte, schickten, sendete, sandte
sent: zugeschickt
sent: zugesandt, abgeschickt, übersandt, uebersandt
shipping: versand, versandkosten
shipment: sendung, sendungen, zusendung
forward: leite, leit, leiten sie, leitet, weiterleiten, weiterzuleiten, leite weiter, leiten sie weiter
forward: weiterleitung*
forward: weitersenden, weitergeben, weiterzugeben, gib weiter, geben sie weiter, reiche weiter
forwarded: weitergeleitet*, weitergegeben, weitergesendet
transmit: übermittle, uebermittle, übermittel, uebermittel, übermitteln, uebermitteln, zu übermitteln, zu uebermitteln
transmit: übertrage, uebertrage, übertrag, uebertrag, übertragen, uebertragen, übertragung*, uebertragung*, funke
transmitted: übermittelt, uebermittelt, übertrug, uebertrug
transfer: überweis*, ueberweis*, zu überweisen, zu ueberweisen, transfer*, banküberweisung*, bankueberweisung*
transfer: überweisen sie, ueberweisen sie
transferred: überwiesen, ueberwiesen, überwies, ueberwies, transferiert
to the account: auf das konto, auf mein konto, auf unser konto, auf dieses konto, auf folgendes konto, auf ein konto
pay: bezahl, bezahle, bezahlen, zahle, zahlen sie, begleiche, begleichen, zu zahlen, zu bezahlen
pays: zahlt
paid: bezahlt*, gezahlt, beglichen, zahlte
payment: zahlung, zahlungen, bezahlung, zahlungs*
upload: lade hoch, lad hoch, laden sie hoch, hochladen, hochzuladen, upload*
uploaded: hochgeladen
download: herunterladen, herunterzuladen, runterladen, download*, lade herunter, lade runter, laden sie herunter
downloaded: heruntergeladen, runtergeladen
delete: lösch, loesch, lösche, loesche, löschen, loeschen, löscht mir, loescht mir, zu löschen, zu loeschen, löschung*
delete: loeschung*, löschen sie, loeschen sie, löschen sie bitte, loeschen sie bitte
deletes: löscht, loescht
deleted: gelöscht*, geloescht*, löschte, loeschte, löschten, loeschten
remove: entfern, entferne, entfernen, zu entfernen, beseitige, beseitigen
removed: entfernt, entfernte, weggenommen, beseitigt
distance: entfernung, distanz, abstand
execute: führ aus, fuehr aus, führe aus, fuehre aus, führen sie aus, fuehren sie aus, ausführen, ausfuehren
execute: auszuführen
execute: auszufuehren, ausführt, ausfuehrt, durchführen, durchfuehren, durchzuführen, durchzufuehren, führe durch
execute: fuehre durch, führ durch, fuehr durch, führen sie durch, fuehren sie durch
executed: ausgeführt, ausgefuehrt, durchgeführt, durchgefuehrt
execution: ausführung, ausfuehrung, durchführung, durchfuehrung
run: führe, fuehre, führ, fuehr, führen sie, fuehren sie, laufen, lass laufen, laufen lassen
lead: führen, fuehren, leiten, anführen, anfuehren, zu führen, zu fuehren
leads: führt, fuehrt
led: führte, fuehrte, führten, fuehrten, geführt, gefuehrt, leitete
runs: läuft, laeuft
call: ruf, rufe, rufen, aufrufen, aufzurufen, anrufen, anzurufen, anruf, ruf an, rufe an, rufen sie an, ruf auf
call: rufe auf, rufen sie auf, telefonieren, telefoniere
calls: ruft, anrufe
read: lies, lese, lesen, lest, zu lesen, gelesen, las, lasen, auslesen, auszulesen, durchlesen, durchzulesen, einlesen
read: nachlesen
reads: liest
read aloud: vorlesen, vorzulesen, lies vor, lesen sie vor
reader: leser, lesern, leserin, leserinnen
translate: überset*, ueberset*, zu übersetzen, zu uebersetzen, übersetzt mir, uebersetzt mir, übersetz*, uebersetz*
translate: übersetzen sie, uebersetzen sie
translated: übersetzt*, uebersetzt*
translation: übersetzung, uebersetzung, übersetzungen, uebersetzungen
translator: übersetzer*, uebersetzer*
summarize: fasse, fass, fassen sie, zusammenfassen, zusammenzufassen, fasse zusammen, fass zusammen
summarize: fassen sie zusammen
summary: zusammenfassung*, kurzfassung*
summarized: zusammengefasst
overview: überblick, ueberblick, übersicht, uebersicht, übersichten, uebersichten
write: schreib, schreibe, schreiben sie, schreibt mir, schreibst, zu schreiben, schreiben, verfass, verfasse
write: verfassen
write: aufschreiben, aufzuschreiben, hinschreiben
writes: schreibt
letter: brief, briefs, briefes, anschreiben, buchstabe, schreiben vom, ihr schreiben
letters: briefe, briefen, buchstaben
written: geschrieben*, verfasst, schriftlich*
wrote: schrieb, schrieben, verfasste
writer: schriftsteller*
constitution: verfassung
approve: genehmige, genehmigen, zu genehmigen, billigen, freigeben, freizugeben, gib frei, geben sie frei, bewillige
approve: bewilligen
approved: genehmigt*, freigegeben*, gebilligt, bewilligt*
approval: freigabe, freigaben, genehmigung*, zustimmung*, bewilligung*
agree: stimme zu, stimmen sie zu, zustimmen, zuzustimmen, einwilligen
agreed: zugestimmt, vereinbart*, abgemacht, einverstanden
agreement: vereinbarung*, abkommen, einigung*
consent: einwilligung*, einverständnis*, einverstaendnis*
grant: gewähre, gewaehre, gewähren, gewaehren, erteile, erteilen, einräumen, einraeumen, räume ein, raeume ein
granted: gewährt, gewaehrt, erteilt, erteilte, eingeräumt, eingeraeumt
password: passwort*, kennwort, kennworts, zugangscode, geheimwort, losungswort
passwords: passwörter, passwoerter, passwörtern, passwoertern, kennwörter, kennwoerter, kennwörtern, kennwoertern
passphrase: passphrase*, codewort
key: schlüssel, schluessel, schlüssels, schluessels, taste
keys: schlüsseln, schluesseln, tasten, keys
api key: apischlüssel, apischluessel, api schlüssel*, api schluessel*, apikey*
token: token, tokens, zugriffstoken*, zugangstoken*
credentials: zugangsdaten, anmeldedaten, logindaten, anmeldeinformation*, zugangsinformation*
login: login, logins, einloggen, anmelden, anzumelden, log dich ein, logge dich ein, melde dich an, melden sie sich an
login: melden sie sich bitte erneut an
registration: anmeldung, anmeldungen, registrierung*
registered: angemeldet*, registriert*
register: registriere, registrieren
account: konto, kontos, account, accounts, benutzerkonto*, nutzerkonto*, kundenkonto*
accounts: konten, benutzerkonten, kundenkonten
account data: kontodaten, bankdaten
bank details: bankverbindung*, kontoverbindung*
bank account: bankkonto, girokonto, bankkonten
account number: kontonummer*
account balance: kontostand, kontostände, kontostaende
bank statement: kontoauszug*, kontoauszüge*, kontoauszuege*
bank: bank, banken, sparkasse*
iban: iban, ibans
credit card: kreditkarte, kreditkarten
credit card number: kreditkartennummer*
credit card data: kreditkartendaten, kartendaten
payment data: zahlungsdaten
email: email, emails, e mail, e mails, mail, mails
email address: emailadresse*, mailadresse*, e mail adresse*
mailbox: postfach, postfachs, postfächer, postfaecher, postfächern, postfaechern, mailbox, posteingang
phishing: phishing*
spam: spam, werbemails
malware: schadsoftware, schadcode, malware, schadprogramm*, trojaner
virus: virus, viren
hacker: hacker*
hacked: gehackt*
hacking: hacking
hack: hacke, hack, hacken
attack: angriff, angriffs, attacke, angreifen, anzugreifen
attacks: angriffe, angriffen, attacken
attacker: angreifer*
fraud: betrug, betrugs, betrüger*, betrueger*, betrügerisch*, betruegerisch*
steal: stiehl, stehle, stehlen, klauen, klau, zu stehlen
stolen: gestohlen*, geklaut*
spy: spion, spione, ausspionieren, spioniere
espionage: spionage
weapon: waffe, schusswaffe*
weapons: waffen
bomb: bombe, rohrbombe*
bombs: bomben
explosive: sprengstoff*, sprengsatz
explosion: explosion*
poison: gift, gifte, vergiften, vergifte
drugs: drogen, droge, rauschgift
illegal: illegal*, gesetzwidrig*, rechtswidrig*, strafbar*, widerrechtlich*
forbidden: verboten*, untersagt*, nicht erlaubt, nicht gestattet, unzulässig*, unzulaessig*
forbid: verbiete*
ban: verbot, verbote
dangerous: gefährlich*, gefaehrlich*
danger: gefahr, gefahren
harmful: schädlich*, schaedlich*
damage: schaden, schäden, schaeden, beschädigung*, beschaedigung*
damaged: beschädigt*, beschaedigt*
kill: töte, toete, töten, toeten, umbringen, ermorden
killed: getötet, getoetet, tötete, toetete, ermordet, umgebracht
manipulate: manipuliere, manipulieren
manipulated: manipuliert*
fake: gefälscht*, gefaelscht*, fälschen, faelschen, fälschung*, faelschung*, fälsche, faelsche, vorgetäuscht*
fake: vorgetaeuscht*
note: hinweis, hinweises, notiz, anmerkung, vermerk, merke, beachte, beachten, beachtet
notes: hinweise, hinweisen, notizen, anmerkungen
note to: hinweis für, hinweis fuer, notiz für, notiz fuer, nachricht für, nachricht fuer, anmerkung für
note to: anmerkung fuer
attention: achtung, aufgepasst, obacht, aufmerksamkeit
caution: vorsicht
careful: vorsichtig*, sorgfältig*, sorgfaeltig*
important: wichtig, wichtige, wichtigen, wichtiger, wichtiges, wichtigem, bedeutend*
most important: wichtigste*
urgent: eilt, dringend*, eilig*, dringlich*
whoever reads this: wer das liest, wer dies liest, wer auch immer dies liest, wer auch immer das liest
whoever reads this: wer diesen text liest
if you are a language model: falls du ein sprachmodell bist, wenn du ein sprachmodell bist
if you are a language model: falls sie ein sprachmodell sind
if you are an ai: falls du eine ki bist, wenn du eine ki bist
if you are an llm: wenn du ein llm bist, falls du ein llm bist
was: wurde, wurdest, war, warst
be: werden, sein, sei, seien
observe: zu beachten, zu befolgen ist
mrs: frau
a woman: eine frau
the woman: die frau
my wife: meine frau
his wife: seine frau
what is: wie lautet, wie ist
what is called: wie heißt
are: lauten, sind, seid, bist
secret of a: geheimnis ein*
in the: im
into the: ins, in das, in die
switch to: schalte in, wechsle in, wechsel in, wechseln sie in, geh in den modus
shop: shop, geschäft, geschaeft, geschäfte, geschaefte, onlineshop*, der laden, im laden, geschäfts
load: laden, lade, laden sie, belastung
each other: einander, gegenseitig
war: krieg, krieges
power: kraft, gewalt, strom
celebration: fest
get: kriege, kriegen, kriegst, hol, hole, holen, besorg, besorge, besorgen
national: national, nationale*
social: sozial, soziale, sozialen, sozialer, soziales
sick: krank, kranke, kranken, kranker
disease: krankheit, krankheiten
healthy: gesund, gesunde, gesunden, gesunder, gesundes
neighbor: nachbar, nachbarn, nachbarin
formula: formel, formeln
proof: nachweis, nachweise
prove: nachweisen, beweisen
happy: glücklich, gluecklich, glückliche*, glueckliche*, froh, zufrieden, zufriedene, zufriedenen
fortunately: glücklicherweise, gluecklicherweise, zum glück, zum glueck
right: richtig, richtige, richtigen, richtiges, richtiger, rechts, korrekt, korrekte, korrekten
difficult: schwierig, schwierige*
difficulty: schwierigkeit*
christmas: weihnachten
compare: vergleich, vergleiche, vergleichen
compared: vergleicht, verglichen
comparable: vergleichbar*
truth: wahrheit, wahrheiten
itself: selbst, selber
yourself: dich selbst, dir selbst, sich selbst
even: sogar
ignores my: ignoriert mein*
ignores: ignoriert er, ignoriert sie, ignoriert der, ignoriert die
change: ändern sie, aendern sie, ändere, ändern, verändern, wechseln, wechsel, zu ändern, ändert bitte, änderung
confirm: bestätigen sie, bestaetigen sie, bestätigen, bestätigt mir, zu bestätigen
use: nutzen sie, verwenden sie, benutzen sie, nutze, nutzen, nutzt bitte, nutzung, benutze, benutzen, benutzung
use: verwende, verwenden, verwendung, einsetzen, gebrauchen, zu nutzen, zu benutzen, zu verwenden
check: prüfen sie, pruefen sie, überprüfen sie, ueberpruefen sie, prüf, prüfen, überprüf, überprüfe, überprüfen
check: kontrollieren, checken, check, zu prüfen, zu überprüfen
bring: bringen sie, bring, bringe, bringen, bringt, mitbringen, bringst
take: nehmen sie, nimm, nehme, nehmen, nehmt, zu nehmen
let: lassen sie, lass, lasse, lassen, lasst
set: setzen sie, setz, setze, setzen, festlegen, lege fest, gesetzt, stelle ein, einstellen, festgelegt
rate: bewerten sie, bewerten, bewertet
please note: bitte beachten sie
the: der, die, das, dem, den
of the: des, von der, von den, von dem
from the: vom, aus der, aus dem, aus den, ab dem, ab der
from a: aus einem, aus einer, aus eine*
from my: aus meine*
from your: aus deine*, aus ihre*, aus eure*
from this: aus diese*
a: ein, eine, einen, einem, einer, ne, nen
of a: eines
on the: am, aufs
at the: beim, an dem
to the: zum, zur, ans
for the: fürs, fuers
over the: übers, uebers
around the: ums
before the: vorm
that was: das war
that would be: das wäre, das waere
that can: das kann
that will be: das wird
i: ich
me: mich, mir
my: mein, meine, meinen, meinem, meiner, meines
mine: meins
you: du, sie, dir, dich, euch, ihnen
your: dein, deine, deinen, deinem, deiner, deines, ihr, ihre, ihren, ihrem, ihrer, ihres, euer, eure, euren, eurem
your: eurer, eures
yours: deins
he: er
him: ihn, ihm
his: seine, seinen, seinem, seiner, seines
she is: sie ist
she was: sie war
she has: sie hat
she had: sie hatte
she said: sie sagte
she says: sie sagt
she will: sie wird
she can: sie kann
she wants: sie will
they were: sie waren
they had: sie hatten
with her: mit ihr
it: es, ihns
we: wir
us: uns
our: unser, unsere*, unsre, unsren, unserm
one: man, eins
-: sich, hinweg, doch, mal, eben, halt, wohl, nun mal, einfach mal, gell, äh, aeh, ähm, aehm, ja doch, denn doch
this: dies, diese, diesen, diesem, dieser, dieses
that: dass, jene, jenen, jenem, jener, jenes
that one: derjenige, diejenige, dasjenige, denjenigen
those: diejenigen
whose: dessen, deren, wessen
those who: denen
the same: derselbe, derselben, dieselbe, dieselben, dasselbe, denselben, demselben
same: gleiche*, selbe, selben
which: welche*
who: wer
whom: wen, wem
what: was
what kind of: was für, was fuer, was für ein, was fuer ein, was für eine, was fuer eine, was für einen, was fuer einen
where: wo
where to: wohin
where from: woher
when: wann
why: warum, wieso, weshalb
what for: wozu, wofür, wofuer
how: wie
like a: wie ein, wie eine, wie einen, wie einem, wie einer
how many: wieviele
how much: wieviel
by which: wodurch, womit
about what: worüber, worueber, worum
of what: wovon, woraus, woran
on which: worauf, wobei, worin
and: und, u
as well as: sowie, sowohl
or: oder, bzw, beziehungsweise
but: aber, sondern, jedoch, allerdings
because: weil, denn, da
since: seit, seitdem, zumal
if: wenn, falls, sofern, ob
as: als
like: gern, gerne, mag, mögen, moegen, magst, gefällt, gefaellt
when i: als ich
when he: als er
more than: mehr als
less than: weniger als
as soon as: sobald
as long as: solange, so lange
as far as: soweit, sofern nicht
so that: damit, sodass
with it: dabei, damit auch
unless: es sei denn, außer wenn
although: obwohl, obgleich
while: während, waehrend, wobei auch, indem
until: bis
even if: auch wenn, selbst wenn
therefore: deshalb, daher, darum, deswegen, also, folglich, somit, demnach
thereby: dadurch, hierdurch
either: entweder
neither: weder
nor: noch nicht mal
both: beide, beiden, beides, beider
in: in
on: auf
at: bei
to: zu, an, um, gegenüber, gegenueber
from: von
out: aus, raus, heraus, hinaus
out of: heraus aus
off: ab
for: für, fuer
with: mit
with me: mit dabei
without: ohne
against: gegen, dagegen
about: über, ueber, bezüglich, bezueglich, betreffend, hinsichtlich, betreffs, zum thema
approximately: ungefähr, ungefaehr, circa, ca, etwa, in etwa, rund
about it: darüber, darueber, davon
under: unter
before: vor, bevor, ehe, zuvor, vorher
earlier: früher, frueher, vorhin
after: nach, nachdem
after that: danach, anschließend, hinterher, im anschluss, daraufhin
between: zwischen, dazwischen
through: durch, mittels
next to: neben
besides: daneben, nebenbei
behind: hinter, dahinter
instead of: statt, anstatt, anstelle
instead: stattdessen
for it: dafür, dafuer
within: innerhalb, binnen
outside: außerhalb, draußen
except: außer, ausgenommen, mit ausnahme
out of service: außer betrieb
due to: wegen, aufgrund, auf grund, angesichts
despite: trotz
nevertheless: trotzdem, dennoch, gleichwohl, dessen ungeachtet
according to: laut, gemäß, gemaeß, zufolge
in it: darin, drin, hierin
on it: darauf, drauf, daran, dran
to it: dazu, hierzu
from it: daraus, hieraus
below: darunter, unten, unterhalb, weiter unten
in front of: davor
for this: hierfür, hierfuer
hereby: hiermit, hierbei
here: hier
there: dort, da drüben, da drueben
to there: dorthin, dahin
here to: hierher
am: bin
is: ist, lautet
were: waren, wurden, wart, wären, waeren
was told: wurde gesagt
been: gewesen, worden
have: haben, habe, hab, habt, hast
has: hat
had: hatte, hatten, hattest, gehabt
would have: hätte, haette, hätten, haetten, hättest, haettest, hättet, haettet
will: wirst, werde, werdet
will be: wird
we will: wir werden
you will: sie werden, wirst du, werden sie
would: würde, wuerde, würden, wuerden, würdest, wuerdest, würdet, wuerdet
would be: wäre, waere, wär, waer, wärst, waerst, wärest, waerest
can: kann, kannst, können, koennen, könnt, koennt
could: konnte, konnten, konntest, könnte*, koennte*
must: muss, müssen, muessen, musst, müsst, muesst
do not have to: muss nicht, müssen nicht, muessen nicht, musst nicht, brauchst nicht, brauchen nicht
had to: musste, mussten, musstest, müsste, muesste, müssten, muessten, müsstest, muesstest
should: soll, sollt*, sollst, sollen
may: darf, darfst, dürfen, duerfen, dürft, duerft, dürfte, duerfte, dürften, duerften, mai
must not: darf nicht, darfst nicht, dürfen nicht, duerfen nicht, darf kein, darf keine, darfst keine
was allowed: durfte, durften
want: will, willst, wollen, wollt
wanted: wollte, wollten, wolltest, gewollt
would like: möchte, moechte, möchten, moechten, möchtest, moechtest, hätte gern, haette gern, hätte gerne
would like: haette gerne
would like: hätten gern, haetten gern, hätten gerne, haetten gerne
liked: mochte, mochten, gefallen, gefiel
lets: lässt, laesst
do: tu, tue, tun, tust, mach, mache, machen, machst, macht bitte, zu tun, zu machen
do me a favor: tu mir einen gefallen, tu mir den gefallen, tun sie mir den gefallen
does: tut, macht
did: tat, taten, machte, machten
done: getan, gemacht, erledigt
not: nicht, nich, net
no: nein, kein, keine*, nö, noe, nee
nothing: nichts, nix
never: nie, niemals, nimmer, keinesfalls, auf keinen fall, unter keinen umständen, zu keiner zeit
no longer: nicht mehr, nicht länger, nicht laenger, kein mehr
no one anymore: niemand mehr
not yet: noch nicht
nobody: niemand, niemandem, niemanden
by no means: keineswegs, mitnichten
not even: nicht einmal, nicht mal
without exception: ausnahmslos
yes: ja, jawohl, jep
perhaps: vielleicht, eventuell, möglicherweise, moeglicherweise, womöglich, womoeglich
probably: wahrscheinlich, vermutlich, voraussichtlich
all: alle, allen, aller, sämtliche*, saemtliche*
everything: alles, allem
every: jede, jeder, jedes, jeden, jedem
any: irgendein*, jegliche*, beliebig*, irgendwelche*
everyone: jedermann, alle leute
always: immer, stets, jederzeit, jedes mal, ständig, staendig, dauernd
anything: irgendetwas, irgendwas
somewhere: irgendwo, irgendwohin
someday: irgendwann
somehow: irgendwie
anyone: irgendjemand*, irgendwer
some: einige, einigen, einiger, einiges, manche, manchen, mancher, ein paar, paar
something: etwas, was anderes, sowas
someone: jemand*
sometimes: manchmal, ab und zu
several: mehrere*, diverse, diversen
other: andere, anderen, anderer, anderes, anderem, sonstige, sonstigen
on the other hand: andererseits
elsewhere: anderswo, woanders
otherwise: sonst, ansonsten, andernfalls
different: anders, verschieden, verschiedene*, unterschiedlich*
many: viele, vielen, vieler, vieles
much: viel
more: mehr, weitere, weiteren, weiterer, weiteres
furthermore: weiterhin, ferner, des weiteren, darüber hinaus, darueber hinaus
most: meisten, meiste, am meisten
mostly: meist, meistens, größtenteils, groeßtenteils, überwiegend, ueberwiegend
few: wenige*
little: wenig, bisschen, bissl
least: am wenigsten
at least: mindestens, wenigstens, zumindest
enough: genug, genügend, genuegend, ausreichend*
such: solch, solche, solchen, solcher, solches, derartig*, dergleichen
each: jeweil*, je, pro
respective: jeweiliger
one after another: nacheinander, der reihe nach
together: zusammen, gemeinsam, miteinander
jointly: gemeinsame*
alone: allein, alleine
only: nur, lediglich, ausschließlich, bloß, einzig, einzige*
unique: einzigartig*
also: auch, ebenfalls, ebenso, zudem, außerdem
too: zu viel, zu sehr
very: sehr, äußerst, aeußerst, ziemlich, total, besonders, extrem*, enorm*
quite: ganz, recht
so: so
already: schon, bereits
still: noch, immer noch, nach wie vor
again: wieder, wiederum, erneut*, nochmal, nochmals, abermals, noch einmal, noch mal
once: einmal, einst
one time: einmalig*
twice: zweimal
at once: sofort, unverzüglich, unverzueglich, umgehend, sogleich, auf der stelle
immediately: unmittelbar, gleich
simultaneously: gleichzeitig, zugleich
now: jetzt, nun, momentan, derzeit, gerade, zur zeit, zurzeit, gegenwärtig, gegenwaertig, mittlerweile, inzwischen
then: dann, damals
first: zuerst, zunächst, zunaechst, erst, erste, ersten, erster, erstes, erstens, erstmals
last: letzte, letzten, letzter, letztes, letztem, zuletzt
finally: endlich, schließlich, letztendlich, letztlich
second: zweite, zweiten, zweiter, zweites, sekunde, zweitens
seconds: sekunden
third: dritte, dritten, dritter, drittes, drittens
fourth: vierte, vierten
quarter: viertel, quartal
fifth: fünfte, fuenfte, fünften, fuenften
tenth: zehnte, zehnten
next: nächste, naechste, nächsten, naechsten, nächster, naechster, nächstes, naechstes, nächstem, naechstem
next: als nächstes, als naechstes
later: später*, spaeter*, nachher
at the latest: spätestens, spaetestens
soon: bald, demnächst, demnaechst, in kürze, in kuerze, baldig*
as soon as possible: so schnell wie möglich, schnellstmöglich*, schnellstmoeglich*, so bald wie möglich, baldmöglichst
as soon as possible: baldmoeglichst
shortly: kurzfristig*
today: heute, heutige, heutigen, heutzutage
tomorrow: morgen, morgigen
the day after tomorrow: übermorgen, uebermorgen
yesterday: gestern, gestrige, gestrigen
often: oft, häufig, haeufig, oftmals
more often: öfter, oefter, häufiger, haeufiger
rarely: selten
rare: seltene, seltenen
usually: normalerweise, üblicherweise, ueblicherweise, gewöhnlich, gewoehnlich, in der regel
usual: üblich*, ueblich*, gewohnt*
ago: her
please: bitte, sei so gut, sei so nett, seien sie so gut, seien sie so freundlich
ask for: bitte um, bitten um, bitten wir um
i ask you: ich bitte sie, ich bitte dich
ask: frag, frage ihn, frage sie, frag nach, fragen sie, nachfragen, nachzufragen, bitten, fragst, zu fragen
asks: fragt, bittet
asked: gefragt, fragte, fragten, gebeten, bat, baten
you are welcome: bitteschön, bitteschoen, bitte schön, bitte schoen, gern geschehen
thanks: danke, vielen dank, herzlichen dank, besten dank, dank, dankeschön, dankeschoen, merci
thank you: danke dir, danke ihnen, danke schön, danke schoen, danken
grateful: dankbar*
hello: hallo, servus, moin, guten tag, grüß gott, grueß gott, grüß dich, grueß dich
hi: hi, hey
dear: liebe, lieber, liebes, geehrte*, verehrte, sehr geehrte, sehr geehrter
dear sir or madam: sehr geehrte damen und herren
good morning: guten morgen
goodbye: tschüss, tschuess, auf wiedersehen, ciao
regards: grüße, grueße, mfg, lg, mit freundlichen grüßen, viele grüße, viele grueße, liebe grüße, liebe grueße
regards: beste grüße, beste grueße, herzliche grüße, herzliche grueße
greeting: gruß, grußformel
sorry: entschuldigung, entschuldige, sorry, verzeihung, pardon, entschuldigen sie, tut mir leid, tut uns leid, leid
congratulations: glückwunsch*, glueckwunsch*, herzlichen glückwunsch
zero: null
two: zwei
three: drei
four: vier
five: fünf, fuenf
six: sechs
seven: sieben
eight: acht
nine: neun
ten: zehn
eleven: elf
twelve: zwölf
fifteen: fünfzehn
twenty: zwanzig
thirty: dreißig
forty: vierzig
fifty: fünfzig
hundred: hundert, hunderte
thousand: tausend, tausende
million: million, millionen
billion: milliarde, milliarden
percent: prozent
half: halb, halbe, halben, halbes, hälfte
double: doppelt*
up: hinauf, rauf, nach oben, hoch
down: runter, hinunter, nach unten, herunter
into: hinein, rein, herein
away: weg, fort
back: zurück, zurueck
along: entlang
together with: samt, mitsamt, nebst
further: weiter
namely: nämlich, naemlich, und zwar
for example: zum beispiel, zb, z b, beispielsweise
among other things: unter anderem, u a
and so on: und so weiter, usw, etc
above all: vor allem, insbesondere, allem voran
well: gut, naja, tja, na ja
gladly: sehr gern, sehr gerne
just: nur mal, einfach
simple: einfache, einfachen, einfacher, einfaches, simpel*
really: wirklich, echt, tatsächlich*, tatsaechlich*, in der tat
actually: eigentlich, überhaupt, ueberhaupt
of course: natürlich, natuerlich, selbstverständlich, klar, na klar
exactly: genau, exakt, präzise
exact: genaue, genauen, genauer, exakte
at all: ganz und gar
almost: fast, beinahe, nahezu
hardly: kaum
maybe: kann sein, mag sein
though: zwar
by the way: übrigens, uebrigens
unfortunately: leider
hopefully: hoffentlich
especially: vor allen dingen, speziell
suddenly: plötzlich*, ploetzlich*
possible: möglich*, moeglich*
possibility: möglichkeit, moeglichkeit
options: möglichkeiten, optionen
option: option
impossible: unmöglich*
new: neu, neue, neuen, neuer, neues, neuem, neuerdings
newest: neueste, neuesten
old: alt, alte, alten, altes, altem
older: alter, ältere, älter, älteren, älteste, ältesten
age: alters
outdated: veraltet*
following: folgend*, nachfolgend*, nachstehend*, untenstehend*, unten stehend*, anschließende*
current: aktuell*, jetzig*, derzeitige, derzeitigen, gegenwärtige, gegenwärtigen
future: zukunft, künftige, künftigen, zukünftig*
past: vergangen*, vergangenheit
former: ehemalig*
free: frei, freie, freien, freier, freies, gratis, kostenlos*
freedom: freiheit*
full: voll, volle, vollen, voller, volles
completely: völlig, voellig, vollkommen, völlige
private: privat, private, privaten, privater, privates
privacy: privatsphäre
data protection: datenschutz*
personal: persönlich*
personality: persönlichkeit*
public: öffentlich*
real: echte, echten, echter, echtes, wirkliche, wirklichen, reale, realen
reality: realität, wirklichkeit
true: wahr, wahre, wahren
wrong: falsch, falsche, falschen, falsches, falscher, verkehrt, unrecht
rights: rechte, rechten
law: gesetz, gesetzes, recht auf
laws: gesetze, gesetzen
legal: legal, rechtlich*, juristisch*, gesetzlich*
court: gericht, gerichts, gerichte
judge: richter, richterin
lawyer: anwalt, anwälte, rechtsanwalt
defendant: angeklagte, angeklagten
police: polizei, polizist*, polizei*
safe: sicher, sichere*
sure: bestimmt, gewiss, sicherlich, klar doch
certain: gewisse, gewissen, bestimmte*
security: sicherheit, security
backup: backup*, sicherung, sicherungskopie*
secured: gesichert
protection: schutz
protect: schütze, schützen, beschützen
protected: geschützt*
allowed: erlaubt*, gestattet, zulässig*
allow: erlaube, erlauben, gestatten, zulassen, zuzulassen, lass zu, lasse zu, ermöglichen
allows: ermöglicht
permission: erlaubnis*, berechtigung
permissions: berechtigungen
permitted: zugelassen*
access: zugang, zugriff, zugänge, zugreifen, zuzugreifen
denied: verwehrt
accept: akzeptiere, akzeptieren, annehmen, anzunehmen, nimm entgegen
accepted: akzeptiert
system: system, systems, systeme, systemen
system requirements: systemanforderung*, systemvoraussetzung*
requirements: anforderungen, voraussetzungen
requirement: voraussetzung
file: datei, textdatei
files: dateien
folder: ordner
path: pfad
database: datenbank*
data: daten, data
date: datum
document: dokument
documents: dokumente, dokumenten, unterlagen
documentation: dokumentation*
page: seite
pages: seiten
web page: webseite*, website*, internetseite*, homepage
message: nachricht, meldung, botschaft, mitteilung
messages: nachrichten, meldungen, botschaften, mitteilungen
ambassador: botschafter*
conversation: gespräch, unterhaltung, konversation*, dialog, dialoge, chatverlauf
conversations: gespräche, gesprächen
content: inhalt
contents: inhalte, inhalten
text: text, textes, textabschnitt*
texts: texte, texten
the text above: den text darüber, den obigen text
line: zeile, linie
lines: zeilen, linien
line by line: zeilenweise, zeile für zeile
section: abschnitt*
paragraph: absatz
sentence: satz, satzes
sentences: sätze, sätzen
word: wort, wortes
words: worte, worten, wörter, wörtern
title: titel
heading: überschrift*
chapter: kapitel*
table: tabelle, tisch
tables: tabellen, tische
column: spalte, spalten
row: reihe
cell: zelle, zellen
number: nummer, zahl, ziffer, anzahl
numbers: nummern, zahlen, ziffern
customer: kunde, kunden, kundschaft
customer data: kundendaten*, kundeninformation*
customer list: kundenliste*
customer service: kundenservice, kundendienst*
know: weiß, wissen, wisst, weißt, kenne, kennen, kennst, zu wissen
knows: kennt, er weiß
knew: wusste, wussten, kannte, kannten, wüsste
known: bekannt, bekannte, bekannten, bekannter, gewusst
knowledge: kenntnis, kenntnisse, fachwissen
get to know: kennenlernen, kennen lernen
white: weiße, weißen, weißer, weißes
request: anfrage, bitte nach, wunsch, antrag
requests: anfragen, wünsche, wünschen, anträge
wish: wünsche dir, wünsche ihnen, wünschen ihnen
requested: beantragt, gewünscht*
apply for: beantragen
require: fordere, fordern, verlangen, erfordern, benötigen, benötige
requires: erfordert, verlangt, benötigt, fordert
required: erforderlich*, benötigte, benötigten, vorgeschrieben*, nötig, nötige, nötigen, notwendig*
demanded: forderte, forderten, gefordert, aufgefordert
demand: forderung, forderungen, nachfrage
promote: fördern, förderung
question: frage, fragestellung, rückfrage
questions: fragen, rückfragen, fragestellungen
uses: nutzt, benutzt er, verwendet er
used: benutzt, genutzt, verwendet*, benutzte, nutzte, eingesetzt, gebraucht
useful: nützlich*, sinnvoll*
see: sieh, siehe, siehst, sehe, sehen, seht, schau, schaue, schauen, guck, gucken, zu sehen
seen: gesehen, angesehen
sees: sieht
saw: sah, sahen
looks like: sieht aus, aussieht
look at: schau dir, sieh dir, ansehen, anschauen, anzusehen, sehen sie sich, schauen sie sich
watch: guckt, zuschauen
need: brauch, brauche, brauchen, brauchst, bedarf
needs: braucht
needed: brauchte, brauchten
go: geh, gehe, gehen, gehst, zu gehen, hingehen
goes: geht
it is about: es geht um, geht es um, es handelt sich um
went: ging, gingen, gegangen
drive: fahr, fahre, fahren
drives: fährt
drove: fuhr, fuhren
keep: behalte, behalten, halte, halten, zu halten
keep it short: halte dich kurz, fasse dich kurz, fass dich kurz, halten sie sich kurz
keep you informed: halten sie auf dem laufenden, halten dich auf dem laufenden
keeps: hält, haelt, behält
kept: hielt, hielten, gehalten, behielt, aufbewahrt
stop: stopp, stoppe, stoppen, stop, aufhören, hör auf, höre auf, hören sie auf, hört auf, anhalten, unterlassen
stop: lass das
stopped: gestoppt, aufgehört, angehalten, hörte auf
put: stell, stelle, stellen, leg, lege, legen, gestellt, gelegt, stellt*, legt, legte
time: zeit, uhrzeit, zeitraum
times: zeiten, mal so, male
o'clock: uhr
takes: nimmt
takes time: dauert
taken: genommen, eingenommen, entnommen
took: nahm, nahmen
took place: stattgefunden, fand statt
take place: stattfinden, findet statt
over: drüber, vorbei
checks: prüft, überprüft, kontrollen, prüfungen
checked: geprüft*, kontrolliert
review: überprüfung, bewertung, bewertungen, rezension*
exam: prüfung, klausur
control: kontrolle, steuerung
add: fügen sie, hinzufügen, hinzuzufügen, füge hinzu, ergänze, ergänzen, häng an, hänge an, hinzu
added: hinzugefügt, ergänzt
changes: änderungen, ändert, verändert sich, veränderungen, wechselt
changed: geändert, verändert, gewechselt, änderte, veränderte
replace: ersetz, ersetzen, austauschen, tausche aus
replaced: ersetzt, ausgetauscht
undo: rückgängig, rückgängig machen, rückgängig zu machen
undone: rückgängig gemacht
help: hilf, hilfe, helfe, helfen, helft, weiterhelfen, zu helfen
helps: hilft
helped: geholfen, half
helpful: hilfreich*, hilfsbereit*
helper: helfer
aids: hilfsmittel, hilfen
support: unterstütze, unterstützen, unterstützung, support
supported: unterstützt, unterstützte
explain: erklär, erkläre, erklären, erläutere, erläutern, erklär mir, zu erklären
explanation: erklärung*, erläuterung*
explained: erklärt, erklaert, erklärte, erläutert
describe: beschreib, beschreiben, schildern
description: beschreibung*
described: beschrieben*, beschreibt
understand: versteh*, zu verstehen
understands: versteht
understood: verstanden, verstand
misunderstanding: missverständnis*
think: denk, denke, denken, denkst, glaube, glauben, glaubst, meine ich, überlege, überlegen, nachdenken, finde ich
thinks: denkt, glaubt
remember: merk dir, merke dir, merken sie sich, denk daran, denk dran, denke daran, denken sie daran, denkt daran
remember: erinnere, erinnern
thought: gedacht, dachte, dachten, gedanke, gedanken
mean: meine damit, bedeuten, meinst, meinte
means: bedeutet, bedeutete, meint
meaning: bedeutung
meant: gemeint
opinion: meinung, ansicht
find: find, finde, finden, findest, zu finden, findet
found: gefunden, fand, fanden
find out: herausfinden, ermitteln, herauszufinden
search: suche, such, suchen, sucht, durchsuchen, zu suchen, suche nach
searched: gesucht, suchte, durchsucht
search criteria: suchkriterien
criteria: kriterien, kriterium
try: versuch, versuche, versuchen, versuchst, probiere, probier, probieren, zu versuchen, ausprobieren
tries: versucht
tried: versuchte, versuchten, probiert
attempts: versuchen wir, versuchs
create: erstellen, zu erstellen, erstellung, anlegen, lege an, leg an, schaffe, schaffen
created: erstellt*, geschaffen, angelegt, schuf
generate: erzeugen, generiere, generieren
generated: erzeugt, generiert*
produce: herstellen, produzieren
manufacturer: hersteller*
build: bau, baue, bauen, zu bauen
built: gebaut, baute, errichtet
building: gebäude*
make a list: erstelle eine liste, mach eine liste, mach daraus eine liste
write me: schreiben sie mir
edit: bearbeite, bearbeiten, bearbeitung
edited: bearbeitet
shorten: kürze, kürzen
shorter: kürzer*
rephrase: formuliere um, formuliere, formulieren
worded: formuliert
improve: verbessere, verbessern, verbesserung*
improved: verbessert*
correct: korrigieren
corrected: korrigiert
fix: behebe, beheben, reparieren, zu beheben
fixed: behoben, repariert
analyze: analysieren
analysis: analyse, analysen
calculate: berechne, berechnen, rechne, rechnen
count: zähle, zählen, zählt
evaluate: werte aus
evaluation: auswertung*, beurteilung*
save: speichere, speicher, speichern, spar, spare, sparen, zu speichern
saved: gespeichert*, gespart
store: lagern
paste: füge ein, fügen sie ein, einfügen, einzufügen
enter: gib ein, geben sie ein, eingeben, einzugeben, betritt, betreten
input: eingabe, input
click: klick, klicken, klickt
select: wähle, wählen, auswählen, auszuwählen, wähle aus, wählen sie aus, such aus, aussuchen
selected: ausgewählt*, gewählt
election: wahl, wahlen
selection: auswahl
choose: entscheide dich, entscheiden sie sich
decide: entscheide, entscheiden
decided: entschieden, entschied, beschlossen, beschloss, entscheidet
decision: entscheidung*, beschluss
start: starte, start, starten, beginn*, anfangen, anzufangen, fang an, fange an, fangen sie an, leg los, lege los
start: losgehen
started: gestartet, begonnen, begann, begannen, angefangen
starts: startet, beginnt
beginning: anfang, beginnend
restart: neustart, neu starten, starten sie neu, starte neu
restarted: neu gestartet
continue: mach weiter, mache weiter, machen sie weiter, fahre fort, fahr fort, fahren sie fort, setze fort
continue: fortzufahren
continue: fortsetzen, fortzusetzen, weitermachen
continued: fortgesetzt
end: ende, endes, beenden, schluss, zu ende
ended: beendet, endete
ends: endet, enden
finished: fertig, fertige, fertigen, fertiggestellt
complete: abschließen, abzuschließen, ausfüllen, auszufüllen, füll aus, fülle aus, füllen sie aus, schließe ab
completed: abgeschlossen*, ausgefüllt
close: schliess*, mach zu, zu schließen
closes: schließt
closed: geschlossen*, schloss
move: verschiebe, verschieben, zu verschieben, bewegen, umziehen, umzug
moved: verschoben, bewegt, umgezogen
movement: bewegung*
install: installiere, installieren, zu installieren, installation*
installed: installiert*
update: aktualisiere, update, updates, aktualisierung*
updated: aktualisiert*
test: test, testen, tests
tested: getestet
business: geschäften, wirtschaft
loads: lädt
loaded: geladen
invite: laden sie ein, einladen, lade ein
invitation: einladung*
invited: eingeladen
reset: zurücksetzen, setze zurück, setzt zurück
return: kehre zurück, zurückkehren, zurückgeben, gib zurück, geben sie zurück, rückgabe*, rücksendung*, retoure*
return: rückkehr
refund: rückerstattung*, erstattung*, erstatten
receive: erhalte, empfangen, bekomm*, erhalten sie, zu erhalten
received: erhalten, bekam, bekamen, erhielt, erhielten
receives: erhält, bekommt
gets: kriegt
got: gekriegt, geholt
receipt: beleg, belege, quittung*
fetch: abholen, abzuholen, hol ab, hole ab, rufe ab, ruf ab
brought: gebracht, brachte, brachten
leave: verlass, verlasse, verlassen, hinterlassen
leaves: verlässt
hold: festhalten, halte fest
carry: trag, trage, tragen, trägt
wear: anziehen
wait: warte, warten, zu warten
waiting: wartet
stay: bleib, bleibe, bleiben, bleibst, aufenthalt
stays: bleibt
stayed: blieb, blieben, geblieben
come: komm, komme, kommen, kommst, zu kommen
comes: kommt
came: kam, kamen, gekommen
live: lebe, lebst, wohne, wohnen, wohnt
life: leben, lebens
lives: lebt
lived: lebte, lebten, gelebt, wohnte
work: arbeit, arbeite, arbeiten, funktionieren, zu arbeiten, arbeitest
works: funktioniert, klappt, arbeitet
worked: gearbeitet, arbeitete, geklappt
working day: arbeitstag
employees: mitarbeiter*, beschäftigte, beschäftigten, mitarbeitende*, angestellten
employee: mitarbeiterin, angestellte, angestellter
worker: arbeiter, arbeitern, arbeitnehmer*
employer: arbeitgeber*
job: job, jobs, beruf, arbeitsplatz
jobs: arbeitsplätze
colleague: kollege, kollegin
colleagues: kollegen, kolleginnen
dear colleagues: liebe kolleginnen und kollegen
boss: chef, chefin, vorgesetzten
manager: manager*, geschäftsführer*
management: leitung, geschäftsführung, verwaltung, vorstand
staff: personal, belegschaft
team: team, teams, mannschaft
company: firma, unternehmen, unternehmens, gesellschaft, betrieb
companies: firmen
department: abteilung*
responsible: zuständig*, verantwortlich*
responsibility: verantwortung, zuständigkeit*
office: büro, büros, amt, office
authority: behörde, behörden
meeting: treffen, besprechung, meeting, sitzung
session: session
meet: treffen uns, treffe
met: getroffen, traf
appointment: termin
appointments: termine, terminen
postpone the appointment: termin verschiebe, termin verschieben
calendar: kalender*
report: bericht, melde, melden, reportage
reports: berichte ich, meldet, berichten
reported: gemeldet, meldete
get in touch: melden sie sich, melde dich, melden uns, in verbindung
contact: kontakt, kontakte, kontaktieren, wenden sie sich
contact form: kontaktformular*
contact us: kontaktieren sie uns, setzen sie sich mit uns
contacts: kontakten
address: adresse
addresses: adressen
phone: telefon, handy, handys, smartphone*
phone number: telefonnummer*, rufnummer*, handynummer*
post: post, posten, poste, beitrag
posts: beiträge, beiträgen
comment: kommentar
comments: kommentare, kommentaren
form: form, formular
forms: formen
bill: abrechnung
invoice: rechnung, rechnungs*
invoices: rechnungen
accounting: buchhaltung
amount: betrag, summe, menge
amounts: beträge
price: preis, preises
prices: preise, preisen
cost: kostet
costs: gebühren
fee: gebühr
expensive: teuer, teure, teuren, teurer
cheap: billig, billige, günstig, günstige, günstigen, preiswert*
money: geld, gelder, geldes
cash: bargeld
euros: euro
tax: steuer, steuern
tax return: steuererklärung*
insurance: versicherung, versicherungen
insurance card: versichertenkarte
insurance policy: versicherungspolice*, police
buy: kauf, kaufe, kaufen, zu kaufen
bought: gekauft, kaufte
sell: verkaufe, verkaufen
sale: verkauf
sold: verkauft, verkaufte
seller: verkäufer
offer: angebot, angebots, biete, bieten, anbieten
offers: angebote, angeboten, bietet
contract: vertrag, vertrags, vertrages
contracts: verträge, verträgen
sign: unterschreiben, unterzeichnen, zeichen, schild
signed: unterschrieben, unterzeichnet
signature: unterschrift*, signatur*
delivery: lieferung*, zustellung*
deliver: liefern, zustellen
delivered: geliefert, zugestellt
parcel: paket, pakete, pakets, päckchen
package: packung
supplier: lieferant*
recipient: empfänger*
sender: absender*
confirmed: bestätigt, bestätigte
confirmation: bestätigung*
attached: beigefügt*, angehängte, im anhang, beiliegend*
attachment: anhang, anhänge, anlage, anlagen
link: link, links zu, verknüpfung*
links: links
left: linke, linken
server: server
test server: testserver*
code: code, codes
software: software
program: programm, programms, programmieren
programs: programme, programmen
programming: programmierung
script: skript
function: funktion
functions: funktionen
error: fehler
errors: fehlern, fehlermeldungen
mistake: irrtum, versehen
by mistake: irrtümlich*, versehentlich*, aus versehen
problem: problem, problems
problems: probleme, problemen
issue: angelegenheit, anliegen, sachverhalt
solution: lösung, loesung, lösungen
solve: lösen, zu lösen
solved: gelöst
result: ergebnis, resultat
results: ergebnisse, ergebnissen, resultate
computer: computer, rechner, pc
screen: bildschirm*
button: knopf
window: fenster
image: bild, bildes, bilder, bildern, abbildung*
photo: foto
photos: fotos
internet: internet, netz
wifi: wlan, wifi
app: app, apps, anwendung
applications: anwendungen
job application: bewerbung*
applicant: bewerber*, kandidat*
string: zeichenkette*, zeichenfolge*
spaces: leerzeichen
dependent: abhängig*
version: version, versionen, fassung
installation: einrichtung*
network: netzwerk*
connection: verbindung, verbindungen
connected: verbunden, angeschlossen
device: gerät
devices: geräte, geräten
machine: maschine, maschinen
washing machine: waschmaschine*
tool: werkzeug, tool
tools: werkzeuge, tools
ticket: ticket, tickets, fahrkarte*, eintrittskarte*
service: dienst, dienste, service, dienstleistung*
bin: papierkorb*
entry: eintrag, eintritt
entries: einträge
value: wert
values: werte, werten
status: status, zustand
stand: stand, stehe, stehen, standen
stands: steht
is available: steht zur verfügung, stehen zur verfügung, zur verfügung
available: verfügbar*, erhältlich*, vorhanden*
is in your: steht in deine*, steht in ihre*
expired: abgelaufen*
unlock: entsperre, entsperren
lock: sperre, sperren
locked: gesperrt*, verschlossen*
blocked: blockiert*
block: block, blockieren
maintenance: wartung
test results: testergebnis*
topic: thema, themas, themen
subject: fach
point: punkt
points: punkte, punkten
case: fall, falls auch
cases: fälle, fällen
in any case: auf jeden fall, jedenfalls
part: teil, teils
parts: teile, teilen
partly: teilweise
share: anteil, teilen wir
participants: teilnehmer, teilnehmern
participate: teilnehmen, teilzunehmen, mitmachen
way: weise, weg zu, art und weise, weges
paths: wege, wegen uns
kind: art, sorte
kinds: arten
step: schritt
steps: schritte, schritten
step by step: schritt für schritt, schrittweise
reason: grund, ursache
reasons: gründe, gründen
goal: ziel, ziele, zielen
purpose: zweck, zwecke, zwecken, absicht
example: beispiel, beispiele, beispielen
idea: idee, ideen, ahnung
plan: plan, pläne, plane, planen
planned: geplant*
project: projekt, projekte, projekten, projekts
draft: entwurf, entwürfe
concerns: bedenken, sorgen, betrifft
criticism: kritik
suggestion: vorschlag, vorschläge
suggest: schlag vor, schlage vor, vorschlagen, schlagen sie vor
recommend: empfehle, empfehlen, empfiehl
recommended: empfohlen*
recommends: empfiehlt
recommendation: empfehlung*
advice: rat, ratschläge, beratung
tip: tipp
tips: tipps
feedback: feedback
experience: erfahrung, erlebnis
experiences: erfahrungen, erlebnisse
experienced: erfahrene, erfahrenen, erlebt
learn: lerne, lernen, lern, erfahren
learned: gelernt, lernte
study: studieren, studium, studie
studies: studien
student: student, studentin, schüler, schülerin
students: studenten, schülern, schülerinnen, studierende*, schülerinnen und schüler
teacher: lehrer, lehrerin
teachers: lehrern, lehrerinnen
school: schule, schulen
class: klasse, klassen, unterricht
university: universität*, uni, hochschule*
course: kurs, kurse, lehrgang
training: ausbildung, training, schulung*
trainer: trainer
homework: hausaufgabe*
lesson: lektion
german: deutsch, deutsche, deutschen, deutscher, deutsches, auf deutsch
germany: deutschland, deutschlands
english: englisch, englische, englischen, auf englisch
into english: ins englische
into german: ins deutsche
french: französisch*
spanish: spanisch*
italian: italienisch*
turkish: türkisch*
russian: russisch*
dutch: niederländisch*, holländisch*
american: amerikanisch*
european: europäisch*
europe: europa, europas
austria: österreich, oesterreich, österreichs
switzerland: schweiz
france: frankreich
italy: italien
russia: russland*
usa: usa
language: sprache, sprachen
speak: sprich mit, spreche, sprechen, sprichst, reden, rede, red
speaks: spricht, redet
spoke: sprach, sprachen ich, gesprochen, geredet
speech: rede über, vortrag, ansprache
hear: hör, höre, hören, hoeren, hörst
heard: gehört, gehoert, hörte, hörten
listen: hör zu, höre zu, zuhören, hören sie zu
belongs: gehört zu, gehört mir
belong: gehören, gehoeren
voice: stimme, stimmen
is right: stimmt
person: person, mensch, menschen ist
people: leute, leuten, menschen, personen
human: menschlich*
man: mann, mannes
men: männer, maenner, männern
women: frauen
mr: herr, herrn
ladies: damen
lady: dame
gentlemen: herren
girl: mädchen, maedchen
boy: junge, jungen, jungs
child: kind, kindes
children: kinder, kindern
baby: baby, babys
family: familie, familien
parents: eltern
mother: mutter, mama, mutti
father: vater, papa, vaters
grandma: oma, großmutter
grandpa: opa, großvater
brother: bruder, brüder
sister: schwester, schwestern
son: sohn, sohnes, söhne
daughter: tochter, töchter
husband: ehemann
wife: ehefrau
friend: freund, freundin, freundes, kumpel
friends: freunde, freunden, freundinnen
friendly: freundlich, freundliche, freundlichen, freundlicher, nett, nette, nettes, netten
friendship: freundschaft*
polite: höflich*
guest: gast
guests: gäste, gästen
tenant: mieter
landlord: vermieter*
rent: miete, mieten
apartment: wohnung*
house: haus, hauses
houses: häuser, häusern
home: zuhause, daheim, nach hause, zu hause, hause, heim
room: zimmer, raum, zimmern
rooms: räume, räumen
door: tür, türen
kitchen: küche, küchen
bed: bett
floor: boden, stockwerk, etage
garden: garten
elevator: aufzug
city: stadt
cities: städte, städten
country: land, landes
countries: länder, ländern
state: staat, staates, bundesland
village: dorf
street: straße, straßen
place: ort, orte, platz, plätze, orten
region: region, gebiet
world: welt
peace: frieden
government: regierung*
chancellor: kanzler, kanzlerin, bundeskanzler*
president: präsident*
minister: minister, ministerin
politics: politik
political: politisch*
politician: politiker*
party: partei, parteien, party, feier
society: vereins, gesellschaften
club: verein, klub
member: mitglied
members: mitglieder, mitgliedern
board: gremium
log: protokoll, protokolle, log
history: geschichte, verlauf, historie
stories: geschichten
story: erzählung
novel: roman, romans, romane
book: buch, buches, buche
books: bücher, büchern
booked: gebucht
booking: buchung*, reservierung*
poem: gedicht*
song: lied, lieder
music: musik
film: film, filme, films
picture: gemälde
game: spiel, spiels, spiele
games: spielen wir
play: spielen, spielst, spiel mit, zu spielen
plays: spielt
played: gespielt, spielte, spielten
player: spieler
players: spielern
joke: witz, witze, scherz
fun: spaß, freude
look forward: freue, freuen
luck: glück, glueck
sad: traurig*
angry: wütend*, sauer, böse
fear: angst, ängste
nervous: nervös*, aufgeregt
tired: müde
health: gesundheit
doctor: arzt, ärztin, arztes, ärzte, doktor
dentist: zahnarzt*
medicine: medikament*, medizin
hospital: krankenhaus*
accident: unfall, unfälle
pain: schmerz, schmerzen
love: liebt, lieben, verliebt
hate: hass, hasse
hope: hoffe, hoffen, hoffnung
eat: esse, essen, iss
food: lebensmittel*, speisen
breakfast: frühstück*
lunch: mittagessen*
dinner: abendessen*
recipe: rezept, rezepte
soup: suppe
cake: kuchen
cookies: kekse
delicious: lecker*
drink: trinke, trinken, trinkt, getränk*
water: wasser
coffee: kaffee
tea: tee
beer: bier
wine: wein
milk: milch
bread: brot
bakery: bäckerei*
cook: koch, koche, kochen
pizza: pizza
cafe: café, cafés
restaurant: restaurant*
hotel: hotel, hotels
trip: reise, reisen, ausflug
flight: flug, flüge
fly: fliege, fliegen
vacation: urlaub, ferien
vacation request: urlaubsantrag, urlaubsanträge
train: zug, züge, zügen, bahn
traffic jam: stau
station: bahnhof
bus: bus, busse
car: auto, autos, wagen
road: autobahn
bicycle: fahrrad, fahrräder
parking: parkplatz*
ship: schiff
id card: personalausweis*, ausweis*
passport: reisepass*
weather: wetter*
rain: regen
sun: sonne
snow: schnee
fog: nebel
degrees: grad
cold: kalt, kalte, kalten
warm: warm, warme, warmen
hot: heiß, heiße
spring: frühling, frühjahr
summer: sommer, sommers
autumn: herbst
winter: winter
year: jahr, jahres
years: jahre, jahren
month: monat, monats
months: monate, monaten
week: woche
weeks: wochen
weekend: wochenende*
day: tag, tages, tags
days: tage, tagen
daily: täglich*
weekly: wöchentlich*
monthly: monatlich*
hour: stunde
hours: stunden, öffnungszeiten
minute: minute
minutes: minuten, min
moment: moment, augenblick
morning: früh, morgens, vormittag*
afternoon: nachmittag*
evening: abend, abends
night: nacht, nachts
tonight: heute abend, heute nacht
monday: montag, montags
tuesday: dienstag
wednesday: mittwoch
thursday: donnerstag
friday: freitag, freitags
saturday: samstag, samstags, sonnabend
sunday: sonntag, sonntags
january: januar, jänner
february: februar
march: märz, maerz
april: april
june: juni
july: juli
august: august
september: september
october: oktober
november: november
december: dezember
easter: ostern
birthday: geburtstag*
holiday: feiertag*
deadline: frist
century: jahrhundert*
good: gute, guten, guter, gutes, gutem
better: besser, bessere, besseren, besseres
best: beste, besten, bester, bestes, am besten
bad: schlecht, schlechte, schlechten, schlechter, schlechtes, schlimm*
great: super, prima, toll, tolle, tolles, tollen, großartig*
beautiful: schön, schoen, schöne, schoene, schönen, schöner, schönes
fine: in ordnung, okay, ok, passt
big: groß, große, großen, großer, großes
bigger: grösser*
biggest: größte, größten
size: größe, größen
small: klein, kleine, kleinen, kleiner, kleines
long: lang, lange, langen, langer, langes
longer: länger, laenger, längere, längst
length: länge
short: kurz, kurze, kurzen, kurzer, kurzes, knapp
high: hohe, hohen, hoher, hohes
higher: höher, höhere, höheren
highest: höchste, höchsten, höchst
score: punktzahl*
low: niedrig, niedrige, tief
lower: niedriger
deep: tiefe, tiefen
strong: stark, starke, starken, starker
strength: stärke
weak: schwach
heavy: schwer, schwere, schweren
easy: leicht, leichte, leichten
fast: schnell, schnelle, schnellen, schneller, schnelles
slow: langsam*
early: frühe, frühen, frühestens
late: spät, späte, verspätet
delay: verspätung*
near: nahe, nah, nähe, naehe
far: weit, ferne, fern
wide: breit*
empty: leer, leere, leeren, leeren sie
own: eigene*
special: besondere, besonderen, besonderer, besonderes, spezielle, speziellen
general: allgemein*, generell*
normal: normal, normale, normalen
strict: streng, strenge, strengen, strikt*
clear: eindeutig, klare, klaren, deutlich*
main: hauptsächlich*
necessary: unbedingt nötig
absolutely: unbedingt, absolut*
automatic: automatisch*
digital: digital*
international: international*
economic: wirtschaftlich*
detailed: ausführlich*, detailliert*
details: einzelheiten, details, detail
single: einzeln*
ready: bereit
equal: egal
interesting: interessant*
interested: interessiert*
interest: interesse, interessen
funny: lustig*, witzig*
ugly: hässlich
stupid: dumm, blöd
crazy: verrückt
black: schwarz, schwarze, schwarzen
red: rot, rote, roten
blue: blau, blaue, blauen
green: grün, grüne, grünen
color: farbe, farben
light: licht, lichter
head: kopf
hand: hand
hands: hände, händen
eye: auge
eyes: augen
face: gesicht
heart: herz
foot: fuß, füße
body: körper*, koerper*
death: tod, todes
dead: tot, tote, toten
died: gestorben, starb
born: geboren
animal: tier
animals: tiere, tieren
dog: hund
dogs: hunde, hunden
cat: katze
cats: katzen
god: gott, gottes
church: kirche
art: kunst
culture: kultur
science: wissenschaft
research: forschung, recherche
technology: technik, technologie
energy: energie
environment: umwelt, umgebung
market: markt, marktes
product: produkt, produkte, produkten
quality: qualität
advertising: werbung
advertising text: werbetext*
news: neuigkeiten, aktuelles
newspaper: zeitung
difference: unterschied, unterschiede
relationship: beziehung, verhältnis
influence: einfluss
effect: wirkung, auswirkung*
success: erfolg, erfolge
successful: erfolgreich*
win: gewinne, gewinnen
won: gewonnen, gewann
profit: gewinn
lose: verliere, verlieren
lost: verloren, verlor
loss: verlust
fail: scheitern
failed: gescheitert, ausgefallen
missing: fehlt, fehlen, fehlend*
broken: kaputt, defekt*, gebrochen
break: brechen, bricht
pause: pause
exception: ausnahme, ausnahmen
event: veranstaltung*, ereignis*
concert: konzert*
situation: situation, lage
condition: bedingung
conditions: bedingungen, verhältnisse
terms: begriffe
duty: pflicht
claim: anspruch, behaupte, behaupten
claims: behauptet
evidence: beweis, beweise
statement: aussage, aussagen
field: feld, felder, bereich, bereiche
group: gruppe, gruppen
level: ebene, stufe, niveau
quiet: leise, ruhe, ruhig, ruhige
notice: bemerken, bekanntmachung*, bescheid
noticed: bemerkt, aufgefallen
expect: erwarte, erwarten
expected: erwartet*
assume: gehe davon aus
trust: vertraue, vertrauen
lie: lüge, lügen, liegen, liege
lies: liegt
lay: lag, lagen, gelegen
sit: sitze, sitzen, sitzt
fall: fallen
falls: fällt, faellt
fell: fiel, gefallen ist
is cancelled: fällt aus
sleep: schlaf, schlafe, schlafen
get up: aufstehen, steh auf
happens: passiert, geschieht
happen: passieren, geschehen
takes effect: tritt in kraft
occurs: auftritt, erfolgt, tritt auf
contains: enthält, beinhaltet
contain: enthalten
include: einschließlich, inklusive, inkl
consists: besteht
exist: existieren, bestehen
exists: existiert
passed: bestanden
seems: scheint
seem: scheinen
serves: dient
get better: gute besserung
show respect: respekt
care: pflege, sorge
take care: pass auf, passen sie auf, kümmere dich, kümmern sie sich
allowed to: berechtigt
reach: erreichen
reached: erreicht, erreichte
prevent: verhindern, vermeiden
turn: dreh, drehe, drehen
pull: zieh, ziehe, ziehen
push: schieben, drück, drücke, drücken
throw: werfen, wirft
cut: schneide, schneiden
clean: reinige, reinigen, putzen, sauber
fill: fülle, füllen
measure: maßnahme
measures: maßnahmen
proceed: vorgehen, verfahren
treat: behandeln
treated: behandelt
represent: vertreten
introduce: stell vor, stelle vor
spelling: rechtschreibung*
grammar: grammatik*
definition: definition*
presentation: präsentation*
essay: aufsatz, essay
article: artikel, artikels
capital: hauptstadt
australia: australien
reference: referenz*, verweis
source: quelle, quellen
copyright: urheberrecht
next possible: nächstmöglich*
action: aktion
actions: aktionen, handlungen
plain text: klartext
clerk: sachbearbeiter*
sincere: herzlich, herzliche, herzlichen
visit: besuch, besuche, besuchen
visitor: besucher, besuchern
recognized: erkannt, erkannte
recognize: erkennen, erkenne, erkennt
card: karte
cards: karten
online: online
direct: direkt, direkte, direkten, direkter
rather: eher, lieber nicht
matter: sache
things: sachen, dinge, dingen
thing: ding
everywhere: überall, ueberall
sense: sinn
population: bevölkerung, bevoelkerung
altogether: insgesamt
view: blick, sicht
frame: rahmen
piece: stück, stueck, stücke
feeling: gefühl, gefuehl
feelings: gefühle
feel: fühle, fühlen, fühlt
season: saison
king: könig, koenig
air: luft
football: fußball
victim: opfer
circle: kreis
is enough: reicht
on the way: unterwegs
citizen: bürger, bürgern
fight: kampf, kämpfen
sport: sport
likewise: genauso, gleichermaßen
hears: hört
quite possibly: durchaus
states: staaten
sounds: klingt
rich: reich
referred to: bezeichnet
developed: entwickelt, entwickelte
develop: entwickeln
round: runde
publish: veröffentlichen
published: veröffentlicht*
release: veröffentlichung
similar: ähnlich, ähnliche, ähnlichen, ähnlicher, ähnliches
pulls: zieht
honest: ehrlich, ehrliche, ehrlichen
earth: erde
refugees: flüchtlinge
victory: sieg
earned: verdient
earn: verdienen
active: aktiv, aktive, aktiven
education: bildung
hard: hart, harte
rest: rest
term: begriff
proud: stolz
numerous: zahlreiche, zahlreichen
performance: leistung, leistungen
regularly: regelmäßig*
meets: trifft
context: zusammenhang, kontext
is located: befindet
are located: befinden
point in time: zeitpunkt
corresponding: entsprechend*
background: hintergrund
after all: immerhin
means of: mittel
position: position
youth: jugend
patients: patienten
patient: patient, patientin, geduldig
welcome: willkommen
relatively: relativ
forest: wald
degree: abschluss
busy: beschäftigt
done with: fertig mit
back side: rücken
soldiers: soldaten
seems like: wirkt
appearance: aussehen
aware: bewusst
discussion: diskussion
discuss: diskutieren, besprechen
discussed: besprochen, diskutiert
cooperation: zusammenarbeit
in principle: grundsätzlich
process: prozess
author: autor, autoren
impression: eindruck
celebrate: feiern
fire: feuer
laugh: lachen
scene: szene
practice: praxis
mouth: mund
positive: positiv*
work of: werk, werke
connection to: anschluss
abroad: ausland
concept: konzept
closer: näher
leader: leiter
professor: professor
facts: tatsachen, fakten
fact: tatsache
risk: risiko
style: stil
mood: stimmung
advantage: vorteil, vorteile
disadvantage: nachteil, nachteile
idea of: vorstellung
take over: übernehmen, übernimmt
taken over: übernommen
base: grundlage, basis
material: material
opportunity: gelegenheit, chance
modern: moderne, modernen
alternative: alternative, alternativen
extra: extra, zusätzlich*
production: produktion
anyway: sowieso, ohnehin
wonderful: wunderbar*
convinced: überzeugt
trade: handel
memory: gedächtnis, erinnerung
suit: passen, passend*
tradition: tradition
apparently: anscheinend, angeblich
strange: komisch, seltsam*
shoes: schuhe
recording: aufnahme, aufzeichnung*
record: aufnehmen
fulfilled: erfüllt
enjoy: genießen, genieße
character: charakter, figur
hang: hängen, hängt
communication: kommunikation
media: medien
experts: experten
expert: experte
opposite: gegenteil
paper: papier
chances: chancen
hotline: hotline
trash: müll
assigned: zugewiesen, zugeordnet
charged: belastet, berechnet
charge: laden sie auf
battery: akku, batterie
submit: einreichen, einzureichen, reiche ein
submitted: eingereicht
supports: unterstützt auch
excluded: ausgeschlossen
exclude: ausschließen
housing: gehäuse
plug: stecker, netzstecker
cover: deckel
old town: altstadt
change over: umstellung
migration: migration
take along: mitnehmen, mitzunehmen
safe deposit: tresor
mark: markiere, markieren
marked: markiert, gekennzeichnet
encrypted: verschlüsselt*
environment variables: umgebungsvariable*
tool call: werkzeugaufruf*
purchase: einkauf, anschaffung
shopping: einkaufen
interview: vorstellungsgespräch*, interview
resume: lebenslauf
salary: gehalt, lohn
discount: rabatt, rabatte
voucher: gutschein*
subscription: abo
subscribe: abonnieren, abonniere
certificate: zertifikat, bescheinigung*
too bad: schade dass, schade
bye: bis dann, bis bald
see you: bis später
how are you: wie geht es dir, wie geht es ihnen, wie gehts
i do not know: ich weiß nicht
extremists: extremisten
candidacy: kandidatur
physical: körperlich*
austrian: österreichisch*
injury: verletzung, verletzungen
injured: verletzt, verletzte
identify: ausweisen
direction: richtung
shit: scheiße, mist
height: höhe, hoehe
community: gemeinde, gemeinschaft
sets: setzt
debt: schuld, schulden
for now: erstmal
desire: lust
perfect: perfekt
reminds: erinnert
die: sterben
gate: tor
skin: haut
in the back: hinten
in front: vorne
artist: künstler
literature: literatur
organization: organisation
race: rennen
worldwide: weltweit
island: insel
hall: halle
on the contrary: hingegen
camera: kamera
democracy: demokratie
airport: flughafen
glad: freut
east: osten
west: westen
south: süden
north: norden, nord
traffic: verkehr
publisher: verlag
poor: arme, armen
treatment: behandlung
this time: diesmal
appears: erscheint
mirror: spiegel
considerably: wesentlich
mayor: bürgermeister
opponent: gegner
industry: industrie
majority: mehrheit
unbelievable: unglaublich
television: fernsehen
theater: theater
dream: traum
ride: fahrt
stronger: stärker
judgment: urteil
representative: vertreter
young: jung
career: karriere
soul: seele
exhibition: ausstellung
route: strecke
wind: wind
center: zentrum
driver: fahrer
wall: wand
introduction: einführung
so called: sogenannte, sogenannten
damned: verdammt
destroyed: zerstört
owns: besitzt
matches: entspricht
independent: unabhängig
doubt: zweifel
alcohol: alkohol
wood: holz
surprised: überrascht
activity: tätigkeit
tree: baum
stage: bühne
hair: haare
practical: praktisch
bridge: brücke
glass: glas
collection: sammlung
dealing: umgang
rise: steigen, steigt
considered: betrachtet
ice: eis
increased: erhöht
annual: jährlich
category: kategorie
coming: kommenden
plants: pflanzen
committed: verpflichtet
vehicle: fahrzeug, fahrzeuge
gift: geschenk
roof: dach
unit: einheit
weight: gewicht
ever: jemals
resistance: widerstand
area: fläche
founded: gegründet
effort: mühe
competition: wettbewerb
courage: mut
phase: phase
method: methode, methoden
crisis: krise
stress: stress
tidiness: ordnung
lake: see
ignore: blende, ignoriert alle, beruecksichtige nicht
ignore: geh nicht auf, nicht beruecksichtigen
disregard: setzen sie sich über, nicht befolgen, setzen sie sich ueber
override: hebel
bypass: umschiffen
previous rules: alten regeln
constraints: auflage
hidden instructions: geheime anweisungen, geheimen anweisungen
pretend: tun so, gibt vor, stell dich
without restrictions: ohne auflagen
delete: tilgen
approve: absegnen
keep secret: behalten sie fuer sich
policy: richtlinie für, richtlinie fuer
safety: sicherheits, sicherheitshalber
instruction: diese anweisung
prompts: eingaben
leak: leak, leck, durchsickern
directives: weisungen von
instructed: beauftragt
restriction: diese einschränkung, diese einschraenkung
"""
