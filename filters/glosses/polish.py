"""Polish: what words and phrases say in English, as `filters.glossary` describes."""

FORMS = """
instructions: instrukcje, polecenia, poleceniom, poleceniami, poleceniach, polecen*, wskazow*, nakazy, nakazów
instructions: dyspozycj*, instrukcj*
work: pracę, pracuję, praca, pracy, pracą, pracuj, pracować, pracujesz, robocz*
want: chcę, chcesz, chcecie, chcemy, chcą, chcieć, pragnę
all: wszystkie, wszystkich, wszystkim, wszystkimi, wszys*, wszelk*, cały, całym, całych, cała, całe, całego, całej
some: jakiś, jakieś, jakiegoś, jakiejś, jakichś, jakaś, niektor*, pewne, pewnych
ignore: ignoruj, ignorujcie, ignor*, zignor*, olej, olać, nie zwracaj uwagi na, nie zwracaj uwagi
ignore: nie zwracajcie uwagi na, nie zwracajcie uwagi, nie zwracać uwagi na, nie bierz pod uwagę
ignore: nie bierzcie pod uwagę, nie uwzględniaj, nie uwzględniać, nie przejmuj się, nie przejmujcie się, olej to
ignore: miej gdzieś, przymknij oko na, puść mimo uszu, puść w niepamięć
skip: pomiń, pomińcie, pominąć, pomijaj, pomijać, przeskocz, przeskoczyć
cancel: anulowanie, anulowania, anuluj, anulujcie, anulować, odwola*, unieważnij, unieważnić
deleted: usunął, usunęła, usunęli, usunięt*, skasowan*, skasował*
started: zaczął, zaczęła, zaczęli, zaczęło, rozpoczął, rozpoczęła, rozpoczęli, zaczęt*, rozpoczęt*
instruction: instrukcja, instrukcję, instrukcją, poleceni*, wskazówka, wskazówkę, nakaz
rule: zasada, zasadę, zasadzie, reguła, regułę
restrictions: ograniczenia, ograniczeniom, ograniczeniami, ograniczen*, zakazy, zakazów, restrykcj*, obostrze*
filter: filtr, filtra, filtrem, filtruj, przefiltruj
prompt: prompt, promptu, promptem, prompta, promp*
hide: ukrywaj, ukrywać, ukryj, ukryjcie, ukryć, schowaj, schować, zataj, zataić
developers: deweloperzy, deweloperów, deweloperom, programiści, twórców oprogramowania
users: użytkowników, użytkownikom, użytkownikami, uzytkowni*
agents: agentów, agentom, agenci
sends: wysyła, wysyłają, wysyłasz, przesyła
forward: przekazuj, prze* dalej, przek*
customers: klientów, klientom, klientami, klien*
list: lista, listę, listą, liście, wymien*, wylicz, spis, spisu
translator: tłumacza, tłumaczem, tłumaczy, tłumaczk*
document: dokument, dokumentu, dokumentem, dokumen*
set: ustaw, ustawcie, ustawić, ustal, ustalić, zestaw, zestawu, ustawion*
words: słów, słowami, słowach, wyrazy, wyrazów
questions: pytaniami, pytaniom, pytan*
works: pracuje, pracują, prace, działają
got: otrzymał, otrzymała, otrzymali, otrzymałem, otrzymałam, dostal*
sentences: zdaniami, zdaniach, zdań
months: miesiące, miesiącach, miesi*
came: przyszła, przyszli, przysz*, przyjechał*
part: część, czesc*
guest: gościa, gościem, gościowi, gość
item: pozycję, pozycj*, punkt, element*
task: zadanie, zadania, zadani*
move: przenieś, przenieść, przesuń, przesunąć, ruch, ruchu
entry: wpis, wpisu, wpisy, wejści*
plain: zwykłe, zwykl*, prost*
action: akcję, działanie, akcja, akcji, czynnoś*
forbid: zabraniam, zabrania, zabroń, zakaż
image: obraz, obraz*, obrazk*, grafik*
knowledge: wiedza, wiedz*
current: obecnego, obecnej, bieżąc*
i: ja
me: mnie, mi, mną
to me: do mnie
my: mój, moja, moje, mojego, mojej, mojemu, moi, moim, moimi, moich, mych, mego
you: ty, ciebie, cię, tobie, tobą, ci, wy, was, wam, wami, pan, pani, panią, pana, panu, panstw*, panem
your: twój, twoja, twoje, twojego, twojej, twojemu, twoją, twoi, twoim, twoich, twoimi, twego, twych, wasz, wasza
your: wasze, waszego, waszej, waszemu, waszym, waszych, waszymi, waszą, wasi
you are: jesteś, jesteście, ty jesteś, jest pan, jest pani
you are now: od teraz jesteś, jesteś odtąd
you were: byłeś, byłaś, byliście, byłyście
you will be: będziesz, będziecie
you have: masz, macie, ma pan, ma pani
you must: musisz, musicie, masz obowiązek, jesteś zobowiązany
you must not: nie wolno ci, nie wolno wam, nie powinieneś, nie powinnaś, nie powinniście
you do not have to: nie musisz, nie musicie
you can: możesz, możecie, wolno ci
you cannot: nie możesz, nie możecie
you should: powin*
could you: czy mógłbyś, czy mogłabyś, mógłbyś, mogłabyś, moglibyście, czy możesz, czy mógłby pan, czy mogłaby pani
could you: czy możecie
he: on
she: ona
it: ono
him: jego, niego, jemu, mu, niemu, nim, go
her: jej, niej, ją, nią
they: oni, one
them: ich, nich, im, nimi
their: ichni
we: my
us: nas, nam, nami
our: nasz, nasza, nasze, naszego, naszej, naszemu, naszym, naszych, naszymi, naszą, nasi
own: swój, swoja, swoje, swojego, swojej, swojemu, swoją, swoi, swoim, swoich, swoimi, swego, swych, własn*
yourself: siebie, sobie, sobą
-: się, by, no, oto, aż, że tak powiem, też no, niech no
self: sam, sama, samo, sami
alone: samotn*, w pojedynkę, sam na sam
same: ten sam, taki sam, ta sama, taka sama, to samo, te same, takie same, tego samego, tej samej, tym samym
same: tych samych, jednakow*
this: ten, ta, to, tego, tej, temu, tym, tę, niniejsz*
these: te, tych, tymi, ci ludzie
that: tamten, tamta, tamto, tamtego, tamtej, że, iż
those: tamte, tamtych, tamci
such: taki, takie, takiego, takiej, takim, takich, takimi, taka, podobn*
so: więc, zatem, toteż, dlatego, tak więc
in order to: żeby, aby, by móc, w celu, po to by
and: i, oraz, a, a także
or: lub, albo, czy też
but: ale, lecz, jednak, jednakże
if: jeśli, jeżeli, gdyby, o ile
whether: czy
when: kiedy, gdy
while: podczas gdy, dopóki
because: ponieważ, bo, gdyż, bowiem, dlatego że
although: chociaż, choć, mimo że, pomimo że
as if: jakby, jak gdyby
as: jako, w roli, w charakterze
how: jak, w jaki sposób
like: tak jak
than: niż
then: wtedy, wówczas, następnie, potem, później
in: w, we, wewnątrz
on: na
at: przy, u
with: z, ze
from: od, ode
without: bez, beze
without any: bez żadnych, bez żadnego, bez żadnej
to: do, ku
until: aż do, do czasu, dopóki nie, do momentu
for: dla, za
about: o, odnośnie, dotyczące, na temat, w sprawie
by: przez, według
after: po, potem jak, po tym jak
under: pod
above: nad, ponad, powyżej, wyżej
below: poniżej, niżej
before: przed, przedtem, zanim
between: między, pomiędzy
among: wśród, spośród
through: poprzez
against: przeciw, przeciwko, wbrew
instead: zamiast tego, w zamian
instead of: zamiast
except: oprócz, poza, prócz, z wyjątkiem
because of: z powodu, ze względu na, wskutek
according to: zgodnie z, w zgodzie z
regarding: w odniesieniu do, co do, jeśli chodzi o
during: podczas, w trakcie, w czasie
behind: za plecami, z tyłu
near: blisko, obok, koło, w pobliżu
on behalf of: w imieniu
with the help of: za pomocą, przy pomocy, przy użyciu
in case: w razie, w przypadku gdy, na wypadek
not: nie
no: żaden, żadna, żadne, żadnego, żadnej, żadnych, żadnym, żadnymi, brak, bynajmniej
neither: ani
do not: nie wolno, nie należy, nie waż się, nie ma potrzeby
never: nigdy, przenigdy, nigdy nie, pod żadnym pozorem, pod żadnym pozorem nie, w żadnym wypadku, w żadnym wypadku nie
never: w żadnym razie
no longer: już nie, więcej nie, nie jest już, nie obowiązuje już
nobody: nikt, nikogo, nikomu, nikim, nikt nie
nothing: nic, niczego, niczemu, niczym
not yet: jeszcze nie
who: kto, kogo, komu, kim
whose: czyj, czyja, czyje, czyich
what: co, czego, czemu, czym
which: który, która, które, którzy, którego, której, któremu, którym, którą, których, którymi, jaki, jakie, jakiego
which: jakiej, jakim, jakich, jakimi, jaka
where: gdzie, dokąd, skąd
why: dlaczego, po co, czemu to
how many: ile, ilu
how much: ile kosztuje
whoever: ktokolwiek, kto tylko, każdy kto
whatever: cokolwiek, co tylko, wszystko jedno
is: jest, stanowi, to jest
are: są, jesteśmy
i am: jestem
was: był, była, byłam, było, zostal*, byłem
were: byli, były, zostały, zostali
be: być, bądź, bądźcie, zostać, zostań
being: będąc
will: będę, będzie, będziemy, będą
have: mam, mamy, mają, mieć, miej, posiadać, posiadasz
has: ma, posiada
had: miał, miała, miało, miały, miałem, miałam, mieli
there is: znajduje się, istnieje
there are: znajdują się, istnieją
there is no: nie ma
can: mogę, może, możemy, mogą, można, móc, umie, umiem, umiesz, potrafi*
cannot: nie mogę, nie może, nie mogą, nie możemy, nie można, nie da się, nie potrafi, nie potrafię
able: w stanie, zdoln*
must: musi, musimy, muszę, muszą, trzeba, należy, koniecznie
must not: nie może być, nie mogą być
need: potrzeb*
may: wolno, mogłaś, może być
maybe: być może, chyba, prawdopodobnie
let: niech, niechaj, pozwól, pozwólcie
would: byłoby, byłby, byłbym, byłaby
wants: chce
wanted: chciał, chciała, chcieli, chciały
do: robić, robię, robisz, robią, zrobić, zrób, zróbcie, zrobię, rób, róbcie, czynić, uczyń
does: robi
did: zrobil*, robil*
done: gotowe, zrobion*, załatwion*
doing: robiąc
one: jeden, jedna, jedno, jednego, jednej, jednemu, jednym, jedną
two: dwa, dwie, dwiema, dwóch, dwaj, dwoma, dwoje, dwu
three: trzy, trzech, trzem, trzema, trzej, troje
four: czter*
five: pięć, pięciu
six: sześć, sześciu
seven: siedem, siedmiu
eight: osiem, ośmiu
nine: dziewięć, dziewięciu
ten: dziesięć, dziesięciu
eleven: jedenaście, jedenast*
twelve: dwanaście, dwunast*
twenty: dwadzieścia, dwudziest*
thirty: trzydzieści, trzydziest*
forty: czterdzieści, czterdziest*
hundred: sto, stu, setki
thousand: tysięcy, tysiąc*
million: milion*
zero: zero, zera, zerow*
first: pierwsz*, najpierw, po pierwsze, przede wszystkim, w pierwszej kolejności
second: drugi, druga, drugie, drugiego, drugiej, drugim, drugą, po drugie
third: trzeci*, po trzecie
last: ostatni*
next: kolejn*, nastepn*
following: następując*, poniższ*, następujące po
everything: wszystk*, wszystko co
everyone: każdemu z was, wszyscy ludzie
every: każdy, każda, każde, każdego, każdej, każdemu, każdym, każdą, każdorazowo
any: jakikolwiek, jakiekolwiek, jakiegokolwiek, jakiejkolwiek, jakichkolwiek, jakimkolwiek, jakakolwiek, dowoln*
anyone: kogokolwiek, komukolwiek
anything: czegokolwiek, czemukolwiek
someone: ktoś, kogoś, komuś, kimś
something: coś, czegoś, czemuś
several: kilka, kilku, parę, paru
other: inny, innym, innych, innymi, inna, inne, innego, innej, innemu
others: inni, pozostał*
many: wiele, wielu, mnóstwo, liczne
much: dużo, znacznie
few: mało, niewiele
a little: trochę, odrobinę, nieco
little: mały, małych, mała, małe, małego, małej, malutk*
more: więcej, bardziej
less: mniej
most: najbardziej, większość, większości, najwięcej
now: teraz, obecnie, w tej chwili
right now: natychmiast teraz, w tym momencie
immediately: natychmiast, bezzwłocznie, niezwłocznie, zaraz, od razu
today: dziś, dzisiaj, dzisiejsz*
tomorrow: jutro, jutrzejsz*
yesterday: wczoraj, wczorajsz*
always: zawsze, stale, ciągle
often: często
sometimes: czasami, czasem, niekiedy
again: znowu, znów, ponownie, jeszcze raz, od nowa
once: raz, kiedyś, pewnego razu
twice: dwa razy, dwukrotn*
already: już
still: jeszcze, wciąż, nadal
soon: wkrótce, niedługo, niebawem
later: później niż, potem już
earlier: wcześniej, uprzednio
also: także, również, też, ponadto, dodatkowo, poza tym, przy okazji
only: tylko, wyłącznie, jedyn*
just: po prostu, właśnie
even: nawet
very: bardzo, ogromnie, niezwykle
too: zbyt, za bardzo
quite: całkiem, dość, dosyć
exactly: dokładnie, ściśle, akurat
here: tutaj, tu
here is: oto jest, masz tu
there: tam
please: proszę, prosze, prosimy, poproszę, uprzejmie proszę, bardzo proszę
thanks: dziek*
thank you: dziękuję bardzo, z góry dziękuję, dzięki wielkie
yes: tak
ok: dobrze, okej, zgoda, w porządku
hello: dzień dobry, witaj, witam, witajcie, dobry wieczór
hi: cześć, hejka, siema
hey: hej, słuchaj, słuchajcie
sorry: przepraszam, wybacz, niestety, przykro mi
together: razem, wspólnie
back: z powrotem, wstecz
up: w górę, do góry
down: w dół, na dół
out: na zewnątrz
away: precz, z dala
inside: w środku
outside: poza granicami, zewnątrz
left: w lewo, lewy, lewa, lewej, po lewej
right: w prawo, prawej, po prawej
really: naprawdę, rzeczywiście, faktycznie
of course: oczywiście, jasne, rzecz jasna
for example: na przykład, np, przykładowo
that is: to znaczy, czyli
both: oba, obie, obaj, oboje, obu, obydwa, zarówno
ignores: ignoruj*
ignored: zignorował*, ignorował*, zignorowan*, ignorowan*
ignoring: ignorując, ignorowani*, zignorowani*, nie zważając na, nie zwracając uwagi na, bez względu na
disregard: zlekceważ, zlekceważcie, lekceważ, odrzuc*, pomiń milczeniem, nie stosuj się do, nie stosujcie się do
disregard: nie kieruj się, nie przestrzegaj
forget: zapom*, zapom* o, wyrzuć z pamięci, wymaż z pamięci, puść w zapomnienie
forgot: zapominam, zapomina, zapomniał*
forgotten: zapomnian*
set aside: odłóż na bok, odłóżcie na bok, odsuń na bok, odstaw na bok
drop: porzuc*, rzuć, zarzuć, zrezygnuj z, odstąp od
override: nadpis*, unieważniając, zastąp dotychczasowe
overrides: nadpisuje, nadpisują, ma pierwszeństwo przed, mają pierwszeństwo przed, jest ważniejsze niż
overrides: ma priorytet nad, są nadrzędne wobec
bypass: obejdź, obejdźcie, obejść, obejście, obejścia, omiń, omińcie, ominąć, omija*, z pominięciem
skipped: pomin*, pominięt*
cancelled: anulował*, anulowan*, odwołan*, odwołał*, unieważnion*
no longer apply: już nie obowiązują, nie obowiązują, przestają obowiązywać, przestały obowiązywać, straciły ważność
no longer apply: tracą ważność, nie mają już zastosowania
no longer applies: już nie obowiązuje, nie obowiązuje, przestaje obowiązywać, straciła ważność
violate: złam, złamać, narusz*, łam
break the rules: złam zasady, łam zasady, łamać zasady
remove: usuń ograniczenia, zdejmij, zdjąć, zlikwiduj, pozbądź się
removed: zniósł, zdjęt*, zniesion*
delete: usuń, usuńcie, usunąć, usuwaj, usuwać, skasuj, skasujcie, skasować, kasuj, kasować, wykasuj
erase: wymaż, wymazać, zetrzyj, wyczyść całkowicie
disable: wylacz*, dezaktywuj, dezaktywować, zablokuj działanie
disabled: wyłączon*, wyłączył*, dezaktywowan*
reset: zresetuj, zresetować, resetuj, wyzeruj, resetowani*
stop: przesta*, zatrzymaj, zatrzymać, zaprzestań, zaprzestać, stój, skończ z
stopped: przestał*, zatrzymał*, zatrzyman*
start: zacznij, zacznijcie, zacząć, zaczynaj, rozpocz*, poczat*
begin: rozpoczynaj, zaczynamy, przystąp do
begin your answer with: zacznij odpowiedź od, zaczynaj odpowiedź od, rozpocznij odpowiedź od
begin your answer with: zacznij swoją odpowiedź od, rozpocznij swoją odpowiedź od, zaczynaj każdą odpowiedź od
begin your answer with: rozpoczynaj każdą odpowiedź od, rozpoczynaj odpowiedzi od
end your answer with: zakończ odpowiedź, zakończ swoją odpowiedź, kończ każdą odpowiedź, zakończ odpowiedź słowami
starts: zaczyna, zaczynają, rozpoczyna, rozpoczynają
your instructions: swoje instrukcje, swoich instrukcji, swoimi instrukcjami, twoje wytyczne, swoje wytyczne
all previous instructions: wszystkie poprzednie instrukcje, wszystkich poprzednich instrukcji
all previous instructions: wszystkie wcześniejsze instrukcje, wszystkich wcześniejszych instrukcji
all previous instructions: wszystkie dotychczasowe instrukcje, wszystkie poprzednie polecenia
all previous instructions: wszystkie wcześniejsze polecenia
everything above: całość powyżej, wszystko co powyżej, wszystko co jest powyżej, wszystko co znajduje się powyżej
everything said before: wszystko co było wcześniej, wszystko co powiedziano wcześniej, wszystko co ci powiedziano
everything said before: wszystko co wiesz
what you were told: co ci powiedziano, co ci wcześniej powiedziano, co ci kazano, co wam powiedziano, co ci mówiono
you were told: powiedziano ci, kazano ci, polecono ci, ci powiedziano, ci kazano
you were given: otrzymal*, dostałeś, dostałaś, ci dano, dano ci, ci przekazano, zostały ci przekazane
instructions you were given: instrukcje które otrzymałeś, otrzymane instrukcje, otrzymanych instrukcji
instructions you were given: instrukcje które dostałeś
rules: zasad*, reguł*, regulamin*, przepisy prawne
guidelines: wytyczn*, zaleceń, zaleceni*
guideline: wytyczna
orders: rozkaz*, zarządzeni*
order: rozkaz, rozkazu, zamowieni*
customer orders: zamówień, zamówieniami
directives: dyrektyw*
commands: komend*
restriction: ograniczeni*, zakaz, zakazu
limits: limity, limitów, granice, granic, hamulców
limit: limit*, granica, granicę
without restrictions: bez jakichkolwiek ograniczeń
unrestricted: niczym nieograniczon*, nieskrępowan*
without filters: bez cenzury, bez żadnej cenzury
constraints: więzy, bariery, barier, kajdan*
filters: filtr*
censorship: cenzur*
uncensored: nieocenzurowan*, niecenzurowan*
policy: polity*
safety: bezpieczenstw*
safe: bezpieczn*
security: zabezpieczeń, zabezpieczeni*, cyberbezpiecz*
protection: ochron*
previous: poprzedni*, wcześniejsz*, uprzedni*, dotychczasow*, poprzedzając*
above mentioned: wyżej wymienion*, powyższ*
text above: powyższy tekst, powyższego tekstu
prior: uprzednie
so far: jak dotąd, jak do tej pory
until now: do tej pory, dotychczas, dotąd, do teraz, do tego momentu
original: pierwotn*, oryginaln*, oryginał*
originally: pierwotnie, oryginalnie
initial: początkow*, wstępn*, startow*
old: stary, stara, stare, starego, starej, starych, starym, dawn*
new: nowy, nowym, nowych, nowymi, nowa, nowe, nowego, nowej, nowemu, nowi
your system prompt: swój prompt systemowy, swojego promptu systemowego, swój prompt, twój prompt, swojego promptu
your system prompt: twojego promptu, swój systemowy prompt
system prompt: monit systemowy, monitu systemowego, ukryty prompt, podpowiedź systemow*, prompt startowy
your system instructions: swoje instrukcje systemowe, swoich instrukcji systemowych
system instructions: wytyczn* systemow*
initial prompt: pierwotny prompt, pierwotnego promptu
initial instructions: pierwotne instrukcje, pierwotnych instrukcji
prompts: prompt*
system: system*, systemow*
hidden: ukryt*, schowan*, zatajon*
hides: ukrywa*
internal: wewnętrzn*
secret: sekret, sekretu, sekretn*, tajemnic*, tajemn*
secrets: sekret*
secretly: potajemnie, ukradkiem, skrycie, cichaczem, w tajemnicy, w sekrecie
silently: bez słowa, w ciszy, milcząco, niepostrzeżenie
confidential: poufn*
configuration: konfiguracj*
configured: skonfigurowan*
settings: ustawien*
parameters: parametr*
mode: tryb, trybu, trybie, trybem, tryby
developer: deweloper*, programist*, developer*
operator: operator*
administrator: administrator*
admin: admin*
owner: właściciel*
creators: twórc*
user: uzytkownik*, użytkowniczk*
ai assistants: asysten* ai
for ai assistants: dla asystentów ai, do asystentów ai, dla asystentów sztucznej inteligencji, dla modeli językowych
for ai assistants: dla sztucznej inteligencji
ai assistant: asystent* ai
assistant: asysten*, asystentk*, pomocnik*
model: model*
ai: sztuczna inteligencja, sztucznej inteligencji, sztuczną inteligencję, si
neural network: sieć neuronow*, sieci neuronow*
bot: bot, bota, botem, botowi, botów, boty
chatbot: chatbot*, czatbot*
chatbots: chatboty, chatbotów
chat: czat, czatu, czatem, czaty, czacie, chatu, chacie
robot: robot*
agent: agent*
machine: maszyn*
program: program*
reveal: ujawni*, odsłoń, odsłonić, zdradz*, wyjaw, wyjawić, odkryj przede mną
show: pokaz*, zaprezentuj, okaż
show me: niech mi pan pokaże, daj mi zobaczyć, chcę zobaczyć
shows: pokazuje, pokazują
showed: pokazał*, pokazan*
print: drukuj, drukować, druk, druku, wydruk*
output: wypis*, wyprowadź, wyjście, wyjścia, wyjściow*
display: wyswietl*
repeat: powtórz, powtórzcie, powtórzyć, powtarzaj, powtarzajcie, powtarzać, powtórzenie
repeats: powtarza
disclose: wyjawiaj, ujawnienie, ujawnienia, ujawniani*
do not disclose: nie ujawniaj, nie ujawniajcie, nie ujawniać, nie zdradzaj, nie zdradzajcie, nie zdradzać
tell: opowi*, powiedz, powiedzcie, powiedzieć, powiadamiaj, przekaż
tell me: podaj mi, niech mi pan powie, podziel się ze mną
tells: mówi nam, opowiada
told: kazano, powiedział*, powiedzian*, opowiedział*, kazał*
say: mów, mówcie, mówić, wypowiedz
says: mówi, mówią, mówisz
said: mówił*, mówion*, rzekł*
say only: powiedz tylko, powiedz jedynie
saying: mówiąc
give me: podaj, podajcie, podać, podawaj
quote: zacyt*, cytuj, cytować, cytat*
recite: wyrecytuj, wyrecytować, recytuj, odczytaj na głos
copy: skopi*, kopiuj, kopiować, kopia, kopię, kopii, kopie, przepis*
paste: wklej, wklejcie, wkleić, wklejaj
dump: zrzut, zrzutu, zrzuć
leak: wyciek*
word for word: słowo w słowo, słowo po słowie, co do słowa, kropka w kropkę, co do joty
verbatim: dosłown*, bez zmian, bez żadnych zmian, jeden do jednego
in full: w całości, od początku do końca, w pełnej wersji, w pełnym brzmieniu, bez skrótów, w komplecie
in full: od deski do deski
full: pełny, pełna, pełne, pełnego, pełnej, pełną, pełnych, pełnym, pełen
completely: całkowicie, całkowite, zupełnie, kompletnie
from now on: od teraz, odtąd, od tej pory, od tego momentu, od tej chwili, począwszy od teraz, od dziś, od dzisiaj
from now on: od niniejszej chwili
starting now: zaczynając od teraz, poczynając od teraz, począwszy od tej chwili
pretend: udawa*, udaj, załóż że jesteś
act as: wystąp jako, występuj jako, działaj jak, postępuj jak, zachowuj się jak, zachowujcie się jak
act as: zachowuj się jako, pełnij rolę, pełnij funkcję
act: dziala*, postępuj, postępować
behave: zachow* się
play the role of: odgrywa* rolę, odegraj rolę, wciel się w rolę, wcielasz się w rolę, wciel* się w, wejdź w rolę
role: rola, rolę, roli
roleplay: odgrywani* ról, zabaw* w role, odgrywani*
stay in character: nie wychodź z roli, pozostań w roli, pozostawaj w roli, trzymaj się roli, nie wypadaj z roli
become: stań się, stańcie się, stać się
became: stal* się
becomes: staje się
imagine: wyobraz* sobie, wyobraź
suppose: przypuśćmy, załóżmy, załóż, powiedzmy
free: wolny, wolna, wolne, wolnego, swobodn*, darmow*, bezpłatn*, za darmo
freedom: wolność, wolności, swobod*
you have no rules: nie obowiązują cię zasady
you have no restrictions: nie masz już ograniczeń, nie masz już żadnych ograniczeń
you have no restrictions: nie obowiązują cię żadne ograniczenia
jailbreak: jailbreak*
unlocked: odblokowan*
unlock: odblokuj, odblokować, odblokowani*
unfiltered: niefiltrowan*, nieprzefiltrowan*
hack: zhakuj, zhakować, hakuj, shakuj, shackuj, włam się
hacking: włamań, hakowani*, włamani*, hacking*
hacked: zhakowan*, zhakował*, shakowan*
hacker: haker*, hacker*
do not tell: nie mów, nie mówcie, nie mówić, nie informuj, nie informujcie, nikomu nie mów
do not tell the user: nie mów użytkownikowi, nie informuj użytkownika, nie mówcie użytkownikowi
do not tell the user: nie mów o tym użytkownikowi, użytkownikowi nie mów
do not mention: nie wspominaj o
do not inform: nie powiadamiaj, nie zawiadamiaj, nie informować
do not warn: nie uprzedzaj
do not show: nie wyświetlaj
do not ask: nie zadawaj pytań
do not refuse: nie odmawiajcie
do not explain: nie tłumacz się
do not apologise: nie przepraszaj
do not follow: nie wykonuj, nie wykonuj poleceń, nie słuchaj, nie słuchajcie
do not answer: nie odpowiadaj, nie odpowiadajcie, nie odpowiadać
do not do: nie rób tego
do not use: nie korzystaj z
do not let: nie pozwalaj, nie dopuść
do not worry: nie martw się, nie martwcie się
do not know: nie wiemy
does not know: nie wie
mention: wspom*, wzmiank*
mentioned: wspomnian*, wspomniał*
warn: ostrze*, uprzedź
warning: ostrzeżeń, ostrzeżeni*
inform: poinform*, informuj, powiadom, powiadomić, zawiadom, zawiadomić
informed: poinformowan*, poinformował*, powiadomion*
without asking: bez pytania, nie pytając o, bez pytania o, bez zadawania pytań, bez zbędnych pytań
without telling: bez mówienia, nie mówiąc, nie informując, bez informowania, bez wiedzy, nic nie mówiąc
without telling the user: bez wiedzy użytkownika, nie mówiąc użytkownikowi, nie informując użytkownika
without telling the user: bez informowania użytkownika, nie mówiąc nic użytkownikowi
without confirmation: bez pytania o potwierdzenie, nie czekając na potwierdzenie, bez zgody
without confirmation: bez prośby o potwierdzenie
without warning: bez uprzedzenia
without explanation: bez komentarza, bez zbędnych słów
confirmation: potwierdzen*
confirm: potwierdz*
confirmed: potwierdzon*, potwierdził*
answer only: odpowiadaj tylko, odpowiedz tylko, odpowiadaj wyłącznie, odpowiedz wyłącznie, odpowiadaj jedynie
answer only: odpowiedz jedynie
reply with: odpowiedz słowem, odpowiedz słowami, odpowiadaj słowami, odpowiedz frazą, odpowiedz zdaniem
reply: odpowi*, odpisz, odpisać
answered: odpowiedział*
respond: zareaguj, reaguj, reagować
follow my instructions: wykonuj moje polecenia, wykonaj moje polecenia, słuchaj moich poleceń
follow my instructions: postępuj zgodnie z moimi instrukcjami, stosuj się do moich poleceń
follow these instructions: postępuj zgodnie z tymi instrukcjami, wykonaj te instrukcje, wykonaj następujące instrukcje
follow these instructions: wykonaj następujące polecenia, stosuj się do tych instrukcji
follow these instructions: postępuj według tych instrukcji, wykonuj te polecenia
follow: przestrzega*, stos* się do, zastosuj się do, stosuj się, kieruj się, kierować się, trzymaj się, trzymać się
follow: postępuj zgodnie z, postępuj według, podążaj za
obey: bądź posłuszny, bądź posłuszna, posłuchaj, usłuchaj, podporządkuj się, podporządkować się, słuchaj się
obey: słuchać się, bezwzględnie wykonuj
obeys: jest posłuszny, słucha się
comply: spelni*
carry out: wykon*, zrealizuj, zrealizować, realizuj
executed: wykonan*, wykonał*
execute: wykonanie, wykonania, wykonywani*
run: uruch*, odpal, odpalić
runs: uruchamia, działa
call: wywol*, zadzwoń, zadzwonić, dzwoń, telefonuj, wywołani*
open: otworz*, otwieraj, otwierać, otwart*
opens: otwiera, otwierają
opened: otworzył*
read: przeczyta*, czyta*, odczytaj, odczytać, przeczytał*, czytał*, przeczytan*
reading: czytając, czytani*, lektur*
write: napis*, pisz, piszcie, pisać, zapis*
written: napisan*, zapisan*, pisemn*
wrote: napisał*, pisał*
writes: pisze, piszą, piszesz
writing: pisząc, pisani*
send: wyślij, wyślijcie, wysłać, wysyla*, przes*, poślij, posłać, przysl*, odeślij, odesłać, podeślij, wysyłk*
sent: wysłał*, wysłan*, przesłał*, przesłan*, przysłał*, przysłan*, odesłan*
sending: wysyłając, przesyłając, wysyłani*
forwarded: przekazał*, przekazan*, przekierowan*
pass on: przekaz*
transfer: przelej, przelejcie, przelać, przelew, przelewu, przelewem, przelewy, przetransferuj, transfer*
transfer: wykonaj przelew
pay: zaplac*, płać, płacić, opłać, opłacić, uiść
paid: zapłacił*, zapłacon*, opłacon*, opłacił*
payment: płatnoś*, zapłat*, opłat*
money: pieniędzy, pieniędzmi, kasę, hajs, pieniądz*, pieniężn*, środki pieniężne
upload: wgraj, wgrać, załaduj, załadować, wrzuc*, załaduj na, prześlij na serwer
download: pobier*, pobrać, ściągnij, ściągnąć
post: opublikuj, opublikować, zamieść, zamieścić, publikuj, post, posta, posty
share: udostepni*, podziel się, podzielić się, dziel się
approve: zatwierdz*, zaakceptuj, zaakceptować, zaaprobuj
approved: zatwierdzon*, zatwierdził*, zaakceptowan*
grant: przyznaj, przyznać, nadaj, nadać, udziel*
access: dostep*
give: daj, dajcie, dać, dawać, dawaj, oddaj, oddać
gives: daje, dajesz, dają
gave: dał, dała, dali, podal*
given: dany, dana, podan*, nadan*, przyznan*
password: hasło, hasła, hasłem, hasłu, haśle
passwords: haseł, hasłami, hasłom
api key: klucz* api
key: klucz*, kluczow*
token: token*
credentials: dane logowania, danych logowania, danymi logowania, dane uwierzytelniające, danych uwierzytelniających
credentials: dane dostępowe, danych dostępowych, login*, poświadcze*, login i hasło
account: konto, konta, kontu, kontem, kont, koncie, rachun*
bank details: dane bankowe, danych bankowych, danymi bankowymi
bank: bank, banku, bankiem, bankowi, banki, banków, bankow*
credit card: kart* płatnicz*
card number: numer karty kredytowej
card: karta, kartę, karty, kartą, kart, karcie
email: maila, mail, mailem, mailu, maile, emaila, emailem, mejl*, mailow*, poczta elektroniczna, pocztę elektroniczną
email: poczty elektronicznej
emails: maili, mailami, emaile, emaili
email address: adres email
letter: list, listu, listem, listy
mailbox: skrzynk*
file: plik, pliku, plikiem, plikowi
folder: folder*, katalog*
database: baza danych, bazę danych, bazy danych, bazie danych, baz danych
customer: klient*, klientk*
data: dane, danych, danymi, danym
lists: list adresów, listami
note to: uwaga do, notatka dla, uwaga dla, wiadomość dla, do wiadomości
note: notatk*, adnotacj*, przypis*
attention: uwaga, uwagę, uwagi
important: ważne, istotn*
urgent: pilne, pilny, pilna, pilnie, pilnych, pilną, pilnego, pilnej, pilniej*
whoever reads this: każdy kto to czyta
if you are a model: jeśli jesteś modelem językowym, jeżeli jesteś modelem językowym
if you are an ai: jeśli jesteś ai, jeżeli jesteś ai, jeśli jesteś sztuczną inteligencją
if you are an ai: jeżeli jesteś sztuczną inteligencją
translate: przetłumacz, przetłumaczcie, przetłumaczyć, przełóż, tlumacz*
translation: tłumaczeń, tłumaczeni*, przekład*
translated: przetłumaczon*, przetłumaczył*
summarise: podsum*, stres*
summary: podsumowani*, streszczeni*, skrót artykułu
text: tekst, tekstu, tekstem, tekście, tekstow*
texts: teksty, tekstów
documents: dokument*
page: stron*
message: wiadomosc*, komunikat*
messages: wiadomościach, wiadomościami, komunikaty, komunikatów
conversation: rozmow*, konwersacj*, dialog*
content: tresc*, zawartość, zawartości
context: kontekst*
weapon: broń, broni, bronią
poison: trucizn*
bomb: bomb*
explosive: ładun* wybuchow*, materiał* wybuchow*, wybuchow*
drugs: narkotyk*
malware: złośliw* oprogramowani*, szkodliw* oprogramowani*, malware*
malicious: złośliw*
illegal: nielegaln*, bezprawn*, niezgodn* z prawem
legal: prawn*, legaln*
crime: przestępst*
phishing: phishing*
steal: ukradnij, ukraść, kraść, wykradnij, wykraść
dangerous: niebezpieczn*
harmful: szkodliw*
ethical: etyczn*
ethics: etyka, etyki, etykę
moral: moraln*
use: użyj, użyjcie, użyć, uzywa*, skorzystaj, skorzystać, korzystaj, korzystać, zużyj, użyci*
uses: używa, używają, korzysta, korzystają
used: użyty, użyta, użyte, użytych, użytego, użytej, używał*, użył*, używan*, korzystał*
name: nazwa, nazwę, nazwy, nazwie, nazwą, nazwij, imię, imienia, nazwisk*, imion*
names: nazw, nazwami
called: nazywa się, o nazwie, zwany, zadzwonił*, nazwan*
line: linia, linię, linii, linie, wiersz, wiersza, linijk*
lines: wiersze, wierszy
ask: zapyta*, spytaj, pytaj, pytać, pytam, popros*
asks: pyta, pytają, prosi, proszą
asked: zapytan*, zapytał*, spytał*, poprosił*, prosił*, poproszon*
asking: pytając, prosząc
put: połóż, położyć, postaw, postawić, umieść, umieścić, włóż, włożyć
off: wyłącznik
seen: widzian*, widział*
see: widzę, widzisz, widzicie, widzi, widzą, widzieć, zobacz*, patrz
never told: nic nie mówił
go: idź, idźcie, iść, pójść, jedź, jechać, pojechać, idę, chodź
goes: idzie, jedzie, chodzi
went: poszedł, poszła, poszli, szedł, szła, pojechał*, jechał*
going: zamierzam, zamierza, idąc, wybieram się
keep: zachow*, trzyma*, utrzymuj, utrzymać, przechowuj
kept: zachowan*, trzyman*, przechowywan*
keeps: trzyma, utrzymuje, przechowuje
code: kod, kodu, kodem, kodzie, kody, kodów
mail: poczt*, pocztow*
make: stworz*, utwórz, utworzyć, wykonam, sporządź, przygotuj mi
makes: tworzy, tworzą, sprawia
made: stworzył*, stworzon*, utworzon*, utworzył*
time: czas, czasu, czasie, pora, porę, godzinę temu
times: razy
into: do środka
take: weź, weźcie, wziąć, bierz, brać, zabierz, zabrać, przyjmij
takes: bierze, biorą, zajmuje, zabiera
took: wziął, wzięła, wzięli, zabrał*, brał*
taken: wzięt*, zabran*
check: sprawdz*, kontrola, sprawdzeni*
checks: sprawdza, sprawdzają, kontrole
checked: sprawdził*, sprawdzon*
know: wiem, wiesz, wiecie, wiedzą, wiedzieć, znam, znasz, znacie, znać, dowiedz się
knows: wie, zna
known: znan*
number: liczb*, numer*, cyfra, cyfrę, ilość
numbers: liczb, liczbami, numery, numerów, cyfry, cyfr
word: słowo, słowa, słowem, słowu, wyraz, wyrazu
leave: zostaw*, opuść, wyjdź, pozostaw
leaves: zostawia, wychodzi, odchodzi, liść, liści
people: ludzie, ludzi, ludziom, ludźmi, ludziach, osób, osobami
person: osoba, osobę, osoby, osobie, osobą, człowiek*
human: ludzk*
humans: człowieczeńst*
end: koniec, końca, końcu, końcem, kończ, kończyć, zakoncz*, skończ
ends: kończy
day: dzień, dnia, dniu, dniem, doba, dobę
days: dni, dniach, dniami
test: test, testu, testem, teście, przetestuj, przetestować, testow*
good: dobry, dobra, dobre, dobrego, dobrej, dobrych, dobrą, dobrym
best: najlep*
better: lepsz*, lepiej
well: porządnie
great: super, świetn*, wspaniał*, doskonał*
nice: miły, miła, miłe, miło, fajn*
bad: zły, zła, złe, złego, złej, kiepsk*
evil: zło, złem
question: pytani*
add: dodaj, dodajcie, dodać, dodawaj, dodawać, dopisz, dołóż
added: dodał*, dodan*
report: rapor*, zgłoś, zgłosić, zgłaszaj, sprawozdani*
reports: raporty, raportów, zgłoszenia
reported: zgłosił*, zgłoszon*
working: pracując*
workers: pracownik*
log: log, logu, dziennik*
logs: logi, logów, logach
thing: rzecz, rzeczą
things: rzeczy, rzeczach
get: uzysk*, zdobądź, zdobyć, dostań, dostać, otrzymaj, otrzymać
gets: dostaje, otrzymuje, uzyskuje
tool: narzedzi*
tools: narzędzi, narzędziami
sentence: zdani*
phrase: fraza, frazę, frazy, zwrot, wyrażeni*
phrases: fraz, zwroty, zwrotów
request: prosb*, żądanie, żądania, zapytanie, wniosek, wniosku
requests: próśb, żądań, zapytania, zapytań, wnioski
requested: żądan*, zażądał*
change: zmien*, zmian*
changed: zmienił*, zmienion*
changes: zmienia
minutes: minut*
minute: minuta, minutę, minutk*
version: wersj*
phone: telefon*, telefonicz*, komórk*
dear: drogi, droga, szanown*, kochani
form: forma, formę, formie, formularz*, ankiet*
week: tydzień, tygodni*
weekly: cotygodniow*
month: miesiac*
year: rok, roku, rokiem
years: lat, lata, latach, latami
hour: godzin*
seconds: sekund*
date: data, datę, daty, dacie
monday: poniedział*
tuesday: wtorek, wtorku
wednesday: środa, środę
thursday: czwartek, czwartku
friday: piątek, piątku, piątkow*
saturday: sobot*, sobotni*
sunday: niedziel*
morning: rano, poranek, poranku, ranek, porann*
evening: wieczor*
night: noc, nocy, nocą, nocn*
tonight: dziś wieczorem, dzisiaj wieczorem
noon: południe, w południe
lunch: obiad, obiadu, lunch, lunchu
dinner: kolacj*
breakfast: śniadani*
help: pomóż, pomóżcie, pomóc, pomoc, pomocy, pomocą, pomożesz, pomagaj, pomagać
helps: pomaga, pomagają
helpful: pomocn*, przydatn*, użyteczn*
room: pokoj*
staff: kadra, kadry, personel*
employee: pracownica
come: przyjdź, przyjdźcie, przyjść, przyjechać, przychodź
comes: przychodzi, nadchodzi
coming: nadchodząc*
true: prawd*, prawdziw*
false: fałsz, fałszyw*, nieprawd*
turn: skręć, włącz, obróć, kolej, kolejka
turn on: wlacz*
turns: włącza, skręca
hand: ręka, rękę, ręki, ręce
hands: rąk, rękami
address: adres*
addresses: adresy, adresów
table: tabel*, stół, stołu, stole
step: krok, kroku, krokiem, etap*
return: zwróć, zwrócić, zwracaj, wróć, wrócić, powrót, powrotu, zwrot towaru
returns: zwraca, wraca
returned: wrócił*, zwrócił*, zwrócon*
review: przejrzyj, przejrzeć, przegląd, przeglądu, przeglądaj, przeglądać, opinia, opinię, recenzj*
reviews: opinie, opinii
way: sposob*, droga do
comment: komentarz*, skomentuj
comments: komentarze, komentarzy
notice: powiadomieni*, ogłoszeni*, zauważ*
team: zespol*, drużyn*
wrong: błędn*, niewłaściw*, nieprawidłow*
book: zarezerwuj, zarezerwować, książk*
books: książek
reader: czytelnik*, czytelnicz*
sign: znak, znaku, podpisz, podpisać
signed: podpisał*, podpisan*
signature: podpis*
find: znajd*, znaleźć, odszukaj, wyszukaj
finds: znajduje, znajdują
found: znalazł*, znalezion*
subject: temat*, przedmiot*
topic: temacie
topics: tematy, tematów
software: oprogramowani*
public: publiczn*
real: rzeczywist*, realn*
hold: przytrzymaj, potrzymaj, wstrzymaj
talk: rozmawiaj, rozmawiać, porozmawiaj, porozmawiajmy, pogadaj, gadać
small: niewielk*, drobn*
big: duży, dużych, duża, duże, dużego, dużej, wielk*, ogromn*
plan: plan, planu, planem, planie, plany, planów, zaplanuj
language: jezyk*
english: angielsk*, po angielsku
russian: rosyjsk*, po rosyjsku
polish: polsk*, po polsku
german: niemieck*, po niemiecku
french: francusk*, po francusku
spanish: hiszpańsk*, po hiszpańsku
italian: włosk*
chinese: chińsk*
home: domu, domow*, w domu
house: dom, domem, domy
shop: sklep*
app: aplikacj*
type: typ, typu, typem, typie, wpisz, wpiszcie, wpisać, rodzaj*
types: typy, typów
close: zamkn*, zamykaj
closed: zamknął, zamknięt*
price: cena, cenę, ceny, cenie, koszt, kosztu
prices: cen, cenami, cenach
cost: koszcie
costs: koszt*
link: link, linku, linkiem, odnośnik*
water: woda, wodę, wody, wodzie
door: drzwi*
status: stan, stanu, status*
office: biuro, biura, biurze, biurow*
ticket: zgłoszenie, zgłoszeniu, bilet*
mine: moje własne
company: firma, firmę, firmy, firmie, firmą, firm, spółk*, przedsiębiors*, organizacj*
business: biznes*, służbow*
short: krótk*, zwięzł*
long: długi, długa, długie, długo, długiej, długich
complete: uzupełnij, dokończ, kompletn*
mark: zaznacz, zaznaczyć, oznacz, oznaczyć
marked: oznaczon*, zaznaczon*
marks: oceny, ocen
release: wypuść, zwolnij, wydani*
fine: mandat, mandatu, grzywn*
description: opis, opisu, opisem, opisy
described: opisan*, opisał*
title: tytul*, nagłówek, nagłówka
header: nagłówk*
half: pół, połow*
lost: zgubił*, zgubion*, stracił*, zagubion*
lose: zgub, zgubić, stracić
service: usług*, serwis*, obsług*
sheet: arkusz*
class: klasa, klasę, klasy, klasie
state: stanie, państwow*
fix: napraw, naprawić, popraw, poprawić, poprawk*
fixed: naprawion*, naprawił*, poprawion*
place: miejsc*
error: błąd, błędu, błędem, błędzie
mistake: pomyłk*, pomylił*
voice: głos, głosu, głosem
box: skrzynia, pudełk*, pudł*
case: przypad*, spraw*
longer: dłużej, dłuższ*
speak: przemów, przemawiaj
play: graj, grać, zagraj, zagrajmy, gramy, pobaw się
game: gra, grę, gry, grze, gier
guests: gosci*
explain: wyjasni*, wytłumacz, wytłumaczyć, objaśnij
explains: wyjaśnia
explanation: wyjaśnieni*
apply: zastosuj, zastosować, stosuj, stosować
applies: stosuje się, obowiązuje, obowiązują, dotyczy, dotyczą
applied: zastosowan*
application: podanie, podania
within: w ciągu, w obrębie, w ramach
empty: pusty, pusta, puste, pustego, pustej, pustych
export: wyeksportuj, eksport*
import: zaimportuj, import*
paper: papier*
result: wynik*, rezultat*
job: posada, etat, zawód, robota, robotę
draft: szkic*, brudnopis*, wersja robocza
side: bok, boku, po stronie
whole: całość, całości, całkowit*
rest: reszt*, odpocznij, odpoczyn*
items: pozycje, punkty
pass: przejdź, przejść, zdaj, zdać
passed: przeszedł, przeszła, zdał*
session: sesja, sesję, sesji, sesją
top: góra, górę, góry, górze, szczyt*
bottom: dół, dole, dołu
body: ciało, ciała, ciele
board: tablic*, zarząd*
fill: wypelni*
support: wspieraj, wsparci*, pomoc technicz*
site: witryn*
website: strona internetowa, stronę internetową, strony internetowe*, stronie internetowej
school: szkoł*, szkoln*
search: szukaj, szukać, poszukaj, wyszukiw*
build: zbuduj, zbudować, buduj, budować
building: budynek, budynk*, budow*
built: zbudowan*, zbudował*
wait: poczeka*, czekaj, czekać, zaczekaj
waiting: czeka*, oczekuj*
count: policz*, licz, liczyć, zlicz
style: styl, stylu, stylem
rate: stawk*, oceń, ocenić, wskaźnik
stay: zostańcie, pozosta*
stays: zostaje, pozostaje
field: pole, pola, polu, pól
fields: polach
buy: kup, kupcie, kupić, kupuj, kupować, nabyć
bought: kupił*, kupion*
group: grupa, grupę, grupy, grupie, grupą, grup
author: autor*
story: historia, historię, opowiadan*, opowieś*, bajk*
history: historii, historią, historyczn*
press: naciśnij, nacisnąć, wciśnij, pras*
push: pchnij, popchnij
think: myśl, myśleć, myślę, myślisz, pomyśl, pomyśleć, uważam
thinks: myśli, uważa
thought: myślą, pomyślał*, myślał*
kindly: łaskawie, uprzejmie
another: jeszcze jeden, jeszcze jedna, jeszcze jedno
lock: zablokuj, zarygluj, zamek, zamka
locked: zablokowan*
late: późno, spóźnion*, spóźni*
ring: pierścień, dzwonek, pierścionk*
accept: przyjmować, przyjąć, akceptuj, akceptować
accepted: przyjęt*, akceptowan*
commit: commit, commituj, popełnij, popełnić
label: etykiet*, oznaczeni*
cut: wytnij, wyciąć, potnij, przytnij, obetnij, tnij
memory: pamiec*, wspomnieni*
private: prywatn*
personal: osobow*, osobist*
guide: przewodnik*, poradnik*
manual: podręcznik*, ręczn*
switch: przełącz*
host: host, hosta, gospodarz*
red: czerwon*
blue: niebiesk*
green: zielon*
white: biały, biała, białe, białego, białej, białym
black: czarn*
yellow: żółt*
colour: kolor*
treat: trakt*, potraktuj, uznaj, uznać, uznawaj
treated: traktowan*
library: bibliotek*
section: dział, sekcj*
issue: problem*
source: źródł*
carry: nieś, nosić
needed: potrzebował*, wymagan*
law: prawo, prawa, prawem, ustaw*
laws: prawom
rights: praw, uprawnieni*
permission: pozwoleni*, zezwoleni*, zgoda użytkownika
allowed: dozwolon*, pozwolon*
allow: pozwalaj, pozwolić, zezwól, zezwalaj, umożliw
head: głowa, głowę, głowy, głowie
try: sprob*, próbuj, postaraj się, staraj się
tried: próbował*, spróbował*
tasks: zadań, zadaniami
break: złam to, zepsuj, rozbij, przerw*
otherwise: inaczej, w przeciwnym razie
kind: życzliw*, uprzejm*
fetch: sprowadź, ściągaj
reason: powod*, przyczyn*
reasons: powody, powodów
live: żyj, żyć, mieszka*, na żywo
life: życie, życia, życiu, życiem
contract: umowa, umowę, umowy, umowie, kontrakt*
record: zapis, zapisu, nagraj, nagrani*, rekord*
sample: wzór, wzoru, próbk*
example: przyklad*
main: główn*, podstawow*
continue: kontynu*, dalej
continues: kontynuuje, trwa
row: rząd, rzędu, rzędzie
rows: rzędy, wierszach
refund: zwrot pieniędzy, zwrotu pieniędzy, zwrot kosztów, refundacj*
claim: twierdz*, roszczen*, reklamacj*
root: korzeń, korzenia, root, roota
level: poziom*
score: wynik punktowy, punktów, punktacj*
man: mężczyzn*, facet*
woman: kobiet*
update: zaktualizuj, zaktualizować, aktualizuj, aktualizacj*
branch: gałąź, gałęzi, oddział*
means: oznacza, oznaczają, znaczy
mean: znaczyć, mam na myśli, masz na myśli
meaning: sens, sensu, znaczeni*
point: punktu, punkcie, wskaż, wskazać
offer: zaproponuj, ofert*, zaoferuj, proponuj
shift: zmiana robocza, przesunięci*
present: obecn*, prezent*
web: sieć, sieci, web, internet*
internet: internecie
config: config, konfig*
including: włącznie z, łącznie z, w tym także
include: uwzględnij, uwzględnić, dołącz, zawrzyj
included: zawart*, uwzględnion*, dołączon*
block: blok, bloku, blokuj, blokować
blocked: zablokował*
fee: opłata, opłatę, prowizj*
install: zainstaluj*, zainstalow*, instalacj*
bit: kawałek, bit, bitu
script: skrypt*, scenariusz*
love: kocha*, miłość, miłości
loves: uwielbia
string: ciąg znaków, ciągu znaków
login: zaloguj*, logowani*
flat: płask*, mieszkani*
due: termin*
boss: szef, szefa, szefowi, szefem, szefow*
manager: menedżer*, menadżer*, kierownik*, manager*
family: rodzin*
injection: wstrzyknię*, iniekcj*
round: runda, rundę, rundy, okrągł*
front: przód, przodu, przedni*
hear: slysz*, usłyszeć
listen: słuchać, posłuchajcie, wysłuchaj
teacher: nauczyciel*
student: uczeń, student*, uczni*
students: studenci, studentów
teach: naucz, nauczyć, uczyć
learn: ucz się, uczyć się, naucz się, nauczyć się
hint: podpowied*
actions: dzialan*, akcje
clear: jasny, jasna, wyczyść, czytelny, wyraźn*
window: okno, okna, oknie, okien
paragraph: akapit*, paragraf*
required: niezbędn*, obowiązkow*, konieczn*
requires: wymaga, wymagają
require: wymagać, wymagam
demand: żądam, domagam się
demands: żądania użytkownika
choose: wybier*, wybrać
selected: wybran*, wybrał*
choice: wybór, wyboru, wariant*
option: opcja, opcję, opcji, opcje, opcją
options: opcjami
attached: dołączono, załączon*, w załączniku
attachment: załącznik*
attach: załącz, załączyć
store: przechowaj, przechowywać, magazyn*
save: zapisuj, zapisywać, oszczędź, uratuj
saved: uratował*, zachował*
chapter: rozdział*
contact: kontakt*, skontaktuj*
screen: ekran*
size: rozmiar*, wielkoś*
based: oparty, oparta, na podstawie, w oparciu o
alarm: alarm*, budzik*
details: szczegół*
detail: szczegółow*
detailed: szczegółowy
clean: czyst*, posprzątaj
training: szkoleni*, trening*, treningow*
trained: wyszkolon*, wytrenowan*, przeszkolon*
transcript: transkryp*, stenogram*
pull: pociągnij, ciągnij, wyciągnij
lift: winda, windę, podnieś, zniesie*
course: kurs, kursu, kursie, kursy
meeting: spotkani*, zebrani*, narad*
club: klub*
fire: ogień, ognia, pożar*
article: artykuł*
articles: artykuły
load: ładuj, ładun*, obciążeni*
delivery: dostaw*
advice: rada, radę, porad*
verify: zweryfikuj*, weryfik*, upewnij się
refuse: odmów, odmówić, odmawiaj, odmawiać
refuses: odmawia, odmawiają
refused: odmówił*
refusal: odmow*
ever: kiedykolwiek
scene: scena, scenę, sceny, scenie
valid: ważność, aktualn*
shown: pokazane
vendor: dostawc*, sprzedawc*
supplier: zaopatrzen*
channel: kanał*
sure: pewien, pewny, pewna, pewni
make sure: dopilnuj, upewnijcie się
failed: nie udało się, niepowodz*, nieudan*
fail: zawieść, porażk*
child: dzieck*
children: dziec*, dziecięc*
calendar: kalendarz*
aloud: na głos
forbidden: zabronion*, zakazan*
prohibited: zabrania się, niedozwolon*
looks: wygląda, wyglądają
look: popatrz, spójrz, spójrzcie, rzuć okiem
missing: brakuj*
audit: audyt*
invoice: faktur*
colleague: koleg*, koleż*, współpracown*
booking: rezerwacj*
editor: redaktor*, edytor*
warm: ciepl*
query: zapytaniem, kwerend*
replace: zastąp, zastąpić, zastępuj, zamień, zamienić, podmień
replaced: zastąpion*, zastąpił*, zamienion*
exercise: ćwicz*
info: info, info o
information: informacj*
along: wzdłuż
function: funkcj*
trust: zaufaj, ufaj, ufać, zaufani*
trusted: zaufan*
quiet: cicho, cichy, cicha, ciche
hr: dział kadr, kadrow*
cover: przykryj, okładk*, pokry*
least: co najmniej, przynajmniej, najmniej
pin: pin, pinu, kod pin, kodu pin
welcome: serdecznie witamy, witamy
doctor: lekarz*, doktor*
column: kolumn*
budget: budżet*
lead: prowadź, prowadzić
party: imprez*, przyjęci*
parcel: paczk*, przesyłk*
server: serwer*
pick: dobierz, zbierz
charge: obciąż, naładuj
expected: oczekiwan*
setup: instalowani*
raise: podwyższ, zwiększ, podnieść
increase: zwiększyć, wzrost*
reduce: zmniejsz, zmniejszyć, skróć, skrócić
amount: kwota, kwotę, kwoty, kwocie, suma, sumę
patient: pacjent*, cierpliw*
receive: odbierz, odebrać, otrzymywać
received: otrzyman*, odebran*, odebrał*
swap: wymiana, wymianę, zamień miejscami
length: długość, długości
gone: poszło, zniknął, zniknęł*
city: miasto, miasta, mieście, miejsk*
town: miasteczk*
country: kraj, kraju, kraje, krajów, państw
world: świat, świata, świecie, światow*
wifi: wifi
correct: poprawn*, prawidłow*, słuszn*
kitchen: kuchni*, kuchen*
brief: pokrótce, krótkie
floor: piętr*, podłog*
raw: surow*, nieprzetworzon*
star: gwiazd*
purpose: cel, celu, celem
goals: cele, celów
receipt: paragon*, pokwitowani*
via: za pośrednictwem
clause: klauzul*
path: ścieżk*
feel: czuje*, czuć, poczuj
hall: sala, salę, sali, hala
stock: zapas*, akcji giełd*
contain: zawierać
contains: zawiera, zawierają
past: przeszłoś*, minion*
bug: bug, buga, bugi, pluskw*
finish: dokończyć, skończyć
finished: skończył*, zakończył*, skończon*
completed: zakończon*, ukończon*
friend: przyjaciel*, przyjaciół*, znajom*
friends: przyjaciele
value: wartoś*
far: daleko
master: mistrz*
parents: rodzic*
mother: mama, mamę, matk*, mamy syna
father: tata, tatę, ojciec, ojca
grandmother: babci*
product: wyrób, produkt*
automated: zautomatyzowan*
automatically: automatyczn*
consent: zgodę, zgody
approval: aprobat*, zatwierdzeni*
portal: portal*
flag: flaga, flagę, flagi
bus: autobus*
train: pociag*
sleep: śpij, spać, sen
unit: jednostk*
deploy: wdroż*
project: projekt*
remark: spostrzeż*
create: utwórzcie, wymyśl, wymyślić, kreuj
generate: wygeneruj*, wygenerow*, generuj*, generow*
copies: kopiuje
persona: postac*, osobowoś*
character: charakter*, bohater*
characters: znaki, znaków, znakami
clerk: urzędnik*
event: wydarzeni*, zdarzeni*
general: ogóln*
coffee: kawa, kawę, kawy
tea: herbat*
statement: stwierdzeni*, oświadczen*
shared: udostępnion*, wspóln*
unless: chyba że, o ile nie
ready: gotow*
mind: umysł*
auto: auto
compare: porown*
study: badanie, nauka, naukę, nauki
research: badania, badań, badawcz*
scan: skan, skanu, skany, skanem, zeskanuj, skanow*
museum: muzeum
discount: rabat*, zniżk*
slow: wolniej, powoli, powoln*
fast: szybk*
quick: prędko
recommend: poleć, polecić, zarekomenduj, zalecam, rekomend*
force: zmuś, zmusić, siłą
hotel: hotel*
stand: wstań, stać
shut: zamknij się
shut down: zamknij system
trip: podróż*, wycieczk*
select: zaznacz opcję
tag: tag, tagu, tagi, tagiem, znacznik*
profile: profil*
feed: kanał rss, karm
publish: publikować, wydaj
collect: zbierać, zbieraj, zebrać, zgromadź
agree: zgadzam się, zgadzasz się, zgódź się
agreed: zgodził się, zgodziła się, uzgodnion*
agreement: porozumieni*
tax: podatek, podatk*
gate: brama, bramę, bramy
insurance: ubezpiecze*
exam: egzamin*
speech: mowa, przemówieni*
further: dalsz*
euros: euro
dollars: dolar*
archive: archiw*
sell: sprzedaj, sprzedać, sprzedaw*
poem: wierszyk*, poemat*
merge: połącz, połączyć, scal
dark: ciemn*, mroczn*
deposit: depozyt*, kaucj*
enough: wystarczy, wystarczając*
broken: zepsut*, złaman*
whenever: zawsze gdy, ilekroć, za każdym razem gdy
members: członk*, uczestnik*
light: światło, światła, lekk*
lab: laborator*
tip: napiwek, napiwk*
essay: esej*, wypracowani*
low: nisk*
high: wysok*
granted: udzielon*
typed: wpisan*
alert: alert*
regards: z poważaniem, pozdrawiam
photo: zdjęci*, fotograf*
picture: obrazem
travel: podróżow*
weather: pogod*
click: kliknij*, klikni*
normal: normaln*
making: tworząc
mirror: lustr*
ahead: naprzód, przed sobą
joke: kawał, żart*, dowcip*
modify: zmodyfikuj*, modyfik*
kids: dzieciak*
dry: such*
guard: straż, strażnik*
homework: zadanie domowe, praca domowa, pracę domową
guess: zgadnij, zgadywać
default: domyśln*
input: dane wejściowe, danych wejściowych, wejściow*
queue: kolejk*
contents: zawartością
gift: podarun*
remember: pamieta*, zapamiętaj*, przypomnij sobie
remind: przypom*
reminder: monit, monity, przypomnieni*
coding: programowani*, kodowani*
stuff: rzeczach różnych, graty
interview: wywiad*, rozmowa kwalifikacyjna, rozmowę kwalifikacyjną
visitor: odwiedzając*
wish: życzeni*
glass: szkło, szklank*
package: pakiet*
parts: częściach
register: zarejestruj*, rejestr*
serve: służ, służyć, obsłuż
stored: przechowuje się
scope: zakres*
street: ulic*
tone: ton, tonu, tonem
maintenance: konserwacj*
object: obiekt*
match: mecz*, dopasuj*
attack: atak*, zaatak*
memo: notatka służbowa
hereby: niniejszym
neighbour: sąsiad*
court: sąd, sądu, sądow*
landlord: wynajmując*
cold: zimn*, chłodn*
hot: gorąc*
backup: kopia zapasowa, kopię zapasową, kopii zapasow*, backup*
stage: scenach, stadium
slot: slot*
lot: sporo
retry: spróbuj ponownie, ponów
judge: osądzaj, sędzi*
rent: wynaj*, czynsz*
single: pojedyncz*
bound: związan*
credit: kredyt*
fake: fałszywk*, podrob*
method: metod*
station: dworzec, dworca, stacj*
usual: zwykle, jak zwykle
fair: uczciw*, sprawiedl*
total: łączn*, razem do zapłaty, suma całkowita
partner: partner*
food: jedzeni*, żywnoś*
newsletter: newsletter*, biuletyn*
balance: saldo, salda, bilans*
button: przycisk*, guzik*
survey: sondaż*, ankietow*
certificate: certyfikat*, zaświadczen*
invite: zaproś, zaprosić, zaprosze*
debug: debug*
mum: mamusi*
speaker: mówca, prelegent*, głośnik*
understand: zrozum, zrozumieć, rozumie*
understood: zrozumiał*, zrozumian*, rozumiał*
wall: scian*, mur
followed: przestrzegał*, przestrzegan*
follows: przestrzega
care: opiek*, troska
early: wczesn*
sync: synchroniz*
reference: odniesieni*, referencj*
vote: głosuj, zagłosuj, głosow*
direct: bezpośredn*
lie: kłam, kłamać, leżeć, kłamstw*
upgrade: upgrade, ulepsz*
provided: dostarczon*, pod warunkiem że
provide: dostarcz, dostarczyć, zapewnij, zapewnić
cash: gotówk*
touch: dotknij, dotykaj
engine: silnik*
passport: paszport*
drive: prowadź auto, dysk, dysku
terminal: terminal*
honest: szczer*
laptop: laptop*
computer: komputer*
prove: udowodnij, udowodnić
proof: dowod*
power: moc, mocy, siła, siłę, władz*, energi*
plus: plus
wording: sformułowani*
listing: listing*
silence: cisza, ciszę
silent: milcz, milczeć, siedź cicho
parking: parking*
incident: incydent*
consider: rozważ, rozważyć, weź pod uwagę, bierz pod uwagę
matter: kwesti*
dead: martw*, nieżyw*
sound: dźwięk*
inbox: skrzynka odbiorcza, skrzynki odbiorczej, skrzynkę odbiorczą
supervisor: przełożon*, nadzorc*
view: widok*, pogląd*
port: port, portu
shopping: zakup*
straight: wprost, prosto
local: lokaln*, miejscow*
salary: płaca, płacy, płace, płacą, wynagrodzeni*, pensj*, wypłat*
online: online
index: indeks*
abstract: abstrak*
format: format*
loaded: załadowan*
happens: dzieje się, zdarza się
happened: stało się coś, zdarzyło się, wydarzyło się
large: obszern*
module: moduł*
emergency: awari*, alarmow*, nagły wypadek, nagłych wypadkach
fridge: lodówk*
polite: grzeczn*, kulturaln*
looking: szukam, szukamy, patrząc
disk: dyski, dysków
walk: spacer*
friendly: przyjazn*, przyjacielsk*
platform: platform*
remote: zdaln*
payroll: lista płac, listy płac
grade: ocena, ocenę, ocenie
billing: rozliczen*
printer: drukark*
difference: różnic*
different: różn*, odmienn*
slide: slajd*
restart: uruchom ponownie, restart*, zrestart*
environment: środowisk*
sort: posortuj*, sortow*
decide: zdecyduj, zdecydować, decyduj
decision: decyzj*
solve: rozwiąż, rozwiąza*
map: mapa, mapę, mapy, mapie
compliance: zgodnoś*
exit: wyjdźcie, wyjść
response: reakcj*
authority: autorytet*, upoważni*
employer: pracodawc*
submit: złóż, złożyć, prześlij formularz
sit: usiądź, siedzieć
typing: wpisując
discuss: omów, omówić, przedyskut*, dyskusj*
layer: warstw*
effect: efekt*
in effect: w mocy, wchodzi w życie
sensor: czujnik*
sir: szanowny panie
madam: szanowna pani
win: wygraj, wygrać
reproduce: odtwórz, odtworzyć
duty: obowiązek, obowiązk*
spelling: pisowni*, ortograf*
grammar: gramaty*
template: szablon*
candidate: kandydat*
double: podwójn*
favour: przysług*
feedback: informacj* zwrotn*, feedback*
patch: łatk*
harmless: nieszkodliw*, niegroźn*
middle: środek, środku, środkow*
plant: roślin*
panel: panel*
crash: awaria, crash
migration: migracj*
verification: weryfikacj*
evaluation: ewaluacj*
birthday: urodzin*
chair: krzesł*
chart: wykres*, diagram*
opposite: przeciwn*, odwrotn*
schema: schemat*
lesson: lekcj*
available: dostępn*
forum: forum*
risk: ryzyk*
milk: mleko, mleka
distribute: rozprowadź, rozdziel, rozpowszech*
actual: faktyczn*
priority: priorytet*
instructed: poinstruowan*
responses: reakcje
process: proces, procesu, przetwórz, przetwarz*
execution: egzekucj*
future: przyszł*
behaviour: zachowani*
moderation: moderacj*
moderator: moderator*
guardrails: bariery ochronne, barier ochronnych, zabezpieczenia
turn off: wyłączać
censor: cenzuruj
discard: wyrzuć, wyrzucić
standard: standard*
suspended: zawieszon*
append: dopiszcie, dopisać, dołącz na końcu
encode: zakoduj*, zaszyfruj*
decode: odkoduj*, zdekoduj*, odszyfruj*, rozszyfruj*
encrypted: zaszyfrowan*
preamble: wstęp, wstępu, preambuł*
introduction: wprowadzeni*
insert: wstaw, wstawić
simply: zwyczajnie
throw: rzucaj
creator: stwórc*
responsible: odpowiedzialn*
responsibility: odpowiedzialność
switched: przełączony
visit: odwiedź, odwiedzić, wizyt*
restricted: ograniczon*
limited: limitowan*
harm: krzywd*, szkod*
simulate: symuluj*, zasymuluj*
simulation: symulacj*
permitted: dopuszczaln*
fully: w całej pełni
reverse: wspak, od tyłu
absolutely: absolutn*, bezwzględn*
assignment: przydział*
banned: zbanowan*
avoid: unika*
forever: na zawsze, na stałe
omit: nie dołączaj
actually: w rzeczywistości, właściwie
fiction: fikcj*
fictional: fikcyjn*, zmyślon*
story character: bohaterem
novel: powieś*
film: film*
song: piosenk*
music: muzyk*
authorised: upoważnion*, autoryzowan*
alter: zmodyfikować
passphrase: fraza hasłowa, hasło dostępu
code word: hasło bezpieczeństwa, słowo kluczowe, słowo klucz
trigger: wyzwól, wyzwal*
expired: wygasł*, przeterminow*
active: aktywn*, aktywuj*
activate: aktywuj, aktywować, włącz tryb
activated: aktywowan*
enabled: włączon*
exist: istnieć, istniejesz
design: zaprojektuj*
rewrite: napisz od nowa, przeredaguj, przeformuł*, sparafraz*
term: określeni*
terms: warunk*
condition: warunek, warunku
refer: odwołaj się do, zwróć się
quit: odejdź, rzuć pracę
undo: cofnij, cofnąć
might: mogłoby
expert: ekspert*, specjalist*
normally: normalnie, zazwyczaj
final: ostateczn*, końcow*, finał*
unable: niezdoln*, nie jest w stanie
argument: argument*
loop: pętl*
artificial: sztuczn*
intelligence: inteligencj*
deny: zaprzecz*
admit: przyznaj się, przyznać się
identity: tożsamoś*
moment: moment*, chwil*
browser: przeglądark*
variables: zmienn*
invisible: niewidoczn*
visible: widoczn*
educational: edukacyjn*
writer: pisarz*
principal: dyrektor szkoły
director: dyrektor*
backwards: wstecznie, w odwrotnej kolejności
experience: doświadcz*
genuine: autentyczn*
critical: krytyczn*
engineers: inżynier*
official: oficjaln*
convert: przekształć, konwert*, przekonwert*
primary: pierwszorzęd*
video: wideo, film wideo
external: zewnętrzn*
virtual: wirtualn*
maximum: maksim*, maksymaln*
minimum: minim*, minimaln*
acknowledge: potwierdź odbiór, przyjmij do wiadomości
chats: czatów, chaty
verified: zweryfikowan*
medical: medyczn*
health: zdrowi*
spam: spam*
equal: równ*
special: specjaln*, szczególn*
pause: pauz*
piece: kawałk*
passage: ustęp, fragment*
idea: idea, ideę, pomysł*
sense: ma sens
job title: stanowisk*
car: samochod*
truth: szczerą prawdę
support team: dział wsparcia
subscription: subskryp*, abonament*
privacy: prywatnoś*
network: sieciow*
device: urządzeni*
technical: techniczn*
department: działu, departament*
train station: kolejow*
university: uniwersytet*, uczeln*
airport: lotnisk*
ticket office: kasa, kasie
sister: siostr*
brother: brat, brata, bratu
son: syn, syna
daughter: córk*
wife: żona, żonę, żony, żonie
husband: mąż, męża, mężowi
dog: pies, psa
cat: kot, kota, kotk*
animal: zwierz*
tree: drzew*
sun: słońc*
sea: morze, morza
summer: latem, letni*
winter: zimą, zimow*
spring: wiosn*
autumn: jesie*
beautiful: piękn*, ładn*
simple: łatw*
possible: możliw*
impossible: niemożliw*
strange: dziwn*
happy: szczęśliw*, zadowol*
sad: smutn*
angry: wściekł*, zdenerwow*
since: odkąd
none: żadni
helper: pomagier*
desk: biurk*
else: coś jeszcze, co jeszcze, ktoś inny
till: kasa sklepowa
thread: wątek, wątku, nić
docs: dokumentacj*
client: klienckie
somebody: kogokolwiek tam
rather: raczej
running: bieganie, biegać, uruchomion*, działając*
reviewer: recenzent*
enter: wejdź, wchodź, wprowadź, wprowadzić
replies: odpisuje
firm: tward*
though: jednak że, aczkolwiek
edit: edytuj*, zredaguj*, edycj*
cards: karty lojalnościowe
stands: stoi
held: odbywa się, odbył się
shell: powłok*
afterwards: następnie potem
invalid: nieważn*
lower: dolny, dolna, dolne, obniż, obniżyć
tick: ptaszek, zaznaczeni*
blank: niewypełnion*
warnings: ostrzegawcz*
diff: diff
getting: uzyskując
standing: stojąc*
ops: eksploatacj*
dialogue: dialogow*
makers: producent*
holds: obowiązuje nadal
decline: odrzuć prośbę, odrzucon*
reach: osiągnij, osiągnąć, dotrzeć
badge: identyfikator*, odznak*
guidance: wskazani*
upon: po otrzymaniu, po przeczytaniu
slip: kwitek, kwitk*
common: wspólne, powszechn*
mm: mm, milimetr*
meant: oznaczało, przeznaczon*
caller: dzwoniąc*
implied: domniema*
digest: przegląd prasy
grey: szary, szara, szare
handbook: informator*
severity: powag*, dotkliwoś*
medium: średni*
entire: całościow*
policies: polityk
processing: przetwarzani*
beginning: początki
solely: tylko i wyłącznie
execute command: wykonaj komendę
proceed: przejdź do, kontynuuj dalej
wire: kabel, kabla, przewód
limitations: ograniczonoś*
records: rekordy, rekordów, zapisów
bind: wiąże
waived: uchylon*, zostaje uchylon*
handling: obsługiwani*
operate: funkcjonuj, funkcjonować, pracuj w trybie
core: rdzeń, rdzenia
purely: czysto
wipe: wyczyść pamięć, wytrzyj
taught: nauczył*, uczył*
clearance: poświadczenie bezpieczeństwa, uprawnień
assigned: przypisan*, przydzielon*, wyznaczon*
alignment: wyrównani*
revoked: cofnięt*, odebrane uprawnienia
maker: wytwórc*
extract: wydobądź, wydobyć, wyodrębnij, ekstrakcj*
shelf: półk*
usage: użytkowani*
supersedes: zastępuje, zastępują
overwritten: nadpisan*
markdown: markdown*
protocol: protokoł*
conscience: sumieni*
render: wyrenderuj, renderuj*
dropped: porzucon*, upuszczon*
precedence: pierwszeństw*
shipped: wysyłkow*
rank: ranga, ranking*
parallel: równoleg*
relay: przekaźnik*
twin: bliźnia*
universe: wszechświat*
leash: smycz*
concealed: zakamuflowan*
vault: skarbiec, sejf*
obliged: zobowiązan*
stood: stał, stała, stało, stały
joined: dołączył*
join: dołączyć do
resume: wznów, wznowić
cv: cv, życiorys*
consult: skonsultuj*, konsult*
notify: powiadamiać, zawiadamiać
particular: konkretn*, określon*
criteria: kryteri*
cast: obsada
withdrawn: wycofan*
superseded: zastąpiono
fresh: śwież*
fresh start: od zera, zacznij od zera, zacznij od nowa, zaczynamy od nowa, z czystą kartą
binding: wiążąc*
helpdesk: helpdesk*
experiment: eksperyment*
trainer: trener*
precedes: poprzedza, poprzedzają
spoke: rozmawiał*
highest: najwyższ*
planner: planist*
lacks: nie posiada
outranks: stoi wyżej niż
spill: wygadaj, rozlej, wyśpiewaj
proofread: skoryguj, korekt*
fold: złóż na pół, zegnij
material: materiał*
dutch: holendersk*, niderlandz*
trace: ślad, śladu, ślady, śledz*
grader: egzaminator*
lovely: urocz*
holder: posiadacz*
praise: chwal, pochwa*
reserve: rezerwuj
former: były pracownik, dawniej*
hash: hasz*
segment: segment*
age: wiek, wieku
year-old: letnia
anyway: i tak, mimo wszystko, w każdym razie, tak czy inaczej
how can i: jak mogę
how are you: jak się masz, co słychać, co u ciebie
how to make: jak zrobić, jak przygotować, jak wykonać
how to: jak można, jak najlepiej
how to hack: jak włamać się
how much is: ile to jest
what is: co to jest, co to znaczy, co to
what is your: jaki masz, jaka jest twoja, jaki jest twój, jakie jest twoje
what are your: jakie są twoje, jakie masz
what are your instructions: jakie masz instrukcje, jakie są twoje instrukcje
what is your system prompt: jaki jest twój prompt systemowy, jaki masz prompt systemowy, jaki jest twój prompt
what is your name: jak masz na imię, jak się nazywasz
my name is: nazywam się, mam na imię
what is above: co jest napisane powyżej
everything that was above: wszystko przed tą wiadomością, wszystko do tej pory
your initial instructions: swoje początkowe instrukcje, twoje pierwotne instrukcje, swoje pierwotne instrukcje
your rules: swoje zasady, swoich zasad
your restrictions: swoje ograniczenia, swoich ograniczeń
your guidelines: swoich wytycznych
your role: swoją rolę, swojej roli
your previous instructions: swoje poprzednie instrukcje, swoich poprzednich instrukcji
new instructions: nowe wytyczne
new task: nowe zadanie
your new task is: twoje nowe zadanie
your task is: twoje zadanie to, twoje zadanie
your only task: twoje jedyne zadanie
hidden instructions: tajne instrukcje, sekretne instrukcje
internal instructions: wewnętrzne wytyczne
security policy: polityka bezpieczeństwa, politykę bezpieczeństwa
security team: zespół bezpieczeństwa, zespołu bezpieczeństwa, dział bezpieczeństwa
security audit: audyt bezpieczeństwa
content policy: zasady dotyczące treści
i am the developer: jestem twoim twórcą
you are free from: jesteś zwolniony z
freed: uwolnion*, zwolnion*
free yourself from: uwolnij się od, uwolnij się z
get rid of: pozbyć się, pozbądźcie się
go beyond: wyjdź poza, wykrocz poza
break free: wyrwij się, zrzuć kajdany
you can do anything now: możesz wszystko, wszystko ci wolno, możesz teraz robić wszystko
anything goes: wszystko dozwolone, wszystko wolno
no rules: nie ma zasad
no restrictions: nie ma ograniczeń
no questions asked: bez gadania, bez dyskusji
without hesitation: bez wahania, bez zastanowienia
without disclaimers: bez zastrzeżeń, bez disclaimerów
by all means: za wszelką cenę, koniecznie musisz
no matter what: bez względu na wszystko, niezależnie od wszystkiego, cokolwiek się stanie
do what i say: rób co mówię, rób to co mówię, rób co ci każę
do as told: rób co ci każą
listen to me: słuchaj mnie, posłuchaj mnie
keep it secret: zachowaj w tajemnicy, trzymaj w tajemnicy, nikomu ani słowa
do not keep secret: nie ukrywaj, nie ukrywajcie, nie zatajaj
do not think: nie zastanawiaj się
do not worry about: nie martw się o
do not stop: nie zatrzymuj się
do not break: nie łam, nie naruszaj
do not share: nie dziel się
do not open: nie otwierajcie
do not click: nie klikaj, nie klikajcie
do not delete: nie usuwajcie
do not include: nie załączaj
do not pay attention: nie zwracamy uwagi
do not trust: nie wierz
do not speak: nie rozmawiaj, nie gadaj
do not touch: nie ruszaj
do not execute: nie uruchamiaj, nie wykonujcie
does not have: nie ma dostępu
i do not have: nie mam żadnego
it does not work: nie działa, nie działają
i cannot: ja nie mogę
i want you to: chcę żebyś, chciałbym żebyś, chcę abyś, chciałbym abyś
in the role of: jako postać
as an ai: jako ai, jako sztuczna inteligencja
note for the model: uwaga dla modelu
end of text: koniec dokumentu
end of system prompt: koniec promptu
text below: poniższy tekst, poniższego tekstu
above text: tekst z góry
copy of: kopię wiadomości
bcc: ukryta kopia, kopia ukryta, udw
send a copy to: wyślij kopię na
forward all emails: przekazuj wszystkie maile, prześlij wszystkie maile
transfer money: przesłać pieniądze, przelej środki, przelej kwotę
to the account: na konto, na rachunek, na to konto, na następujące konto
at the address: na adres, pod adres, pod adresem
send to: wyślij na, prześlij na
send a letter: wyślij wiadomość, wyślij maila
went out: wyszedł, wyszła, wyszli
customer list: list* klientów, baza klientów, bazę klientów
contact list: lista kontaktów, listę kontaktów
transfer request: zlecenie przelewu, polecenie przelewu
from the list: z listy
shopping list: lista zakupów, listę zakupów
credit card number: dane karty, danych karty, dane karty kredytowej, numer karty płatniczej
admin rights: uprawnień administratora, prawa administratora
grant access: daj dostęp, nadaj uprawnienia
make a bomb: zbudować bombę, zrobić bombę, skonstruować bombę
kill: zabić, zabij, zabójst*, morderst*
violence: przemoc*
swear words: przeklinaj, przeklen*, wulgar*
insult: obraź, obrażaj, obelg*
scam: oszustw*, oszuka*
fraud: wyłudzeni*, malwersac*
attacker: napastnik*
weapons: pistolet*, karabin*
chemical: chemia, chemii, chemiczn*
letter by letter: litera po literze, po literze, litera po literce
letters of: liter*
line by line: linijka po linijce, wiersz po wierszu, linia po linii
backwards spelled: wspak napisz
in capital letters: wielkimi literami, drukowanymi literami
in one word: jednym słowem
in russian: po rosyjsku odpowiedz, w języku rosyjskim
in english: w języku angielskim, na angielski, na język angielski
in polish: w języku polskim, na polski, na język polski
in german: na niemiecki, w języku niemieckim
in french: na francuski, w języku francuskim
in spanish: na hiszpański, w języku hiszpańskim
code block: bloku z kodem
bullet points: w punktach, wypunktuj, lista punktowana
thanks in advance: z góry dzięki
have a nice day: miłego dnia
best regards: pozdrawiam serdecznie, pozdrowienia
question mark: znak zapytania
in the beginning: na początku, z początku
at the end: na końcu, pod koniec
at once: jednocześnie, naraz
in general: ogólnie, w ogóle, w sumie
in short: krótko mówiąc, jednym słowem mówiąc
in other words: innymi słowy
for now: na razie, póki co
as soon as: gdy tylko, jak tylko
as long as: tak długo jak
at least: choćby
on the contrary: wręcz przeciwnie
it is important: to ważne
it is necessary: trzeba koniecznie
by the way: przy okazji mówiąc, swoją drogą, a propos
because of this: przez to, z tego powodu
for this: do tego
what for: na co
this is: to właśnie
who is: kto to jest
where is: gdzie znajduje się
let me know: daj znać, dajcie znać, daj mi znać
i forgot my password: zapomniałem hasła, zapomniałam hasła
reset password: reset hasła
accountant: księgow*
lawyer: prawnik*, adwokat*
pirate: pirat*
maintenance mode: tryb serwisowy
unrestricted mode: tryb bez ograniczeń, nieograniczony tryb
customer service: biuro obsługi klienta
technical support: pomoc techniczna, pomocy technicznej
artificial agent: bot ai
web page: stron* www
url: url, adres url
html comment: komentarz html
json: json
step by step: krok po kroku
one by one: jeden po drugim, po kolei
his: jego własn*
so that you: żebyś, żebyście, abyś
so that i: żebym, abym
quietly: po cichu, cicho sza
unlimited: nieograniczon*, nielimitowan*
unrestricted ai: nieograniczon* ai, nieograniczon* sztuczn* inteligencj*
unrestricted model: nieograniczon* model*
unrestricted assistant: nieograniczon* asystent*
"""
