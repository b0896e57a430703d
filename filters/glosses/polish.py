"""Polish: what words and phrases say in English, as `filters.text.glossary` describes."""

FORMS = """
ignore: ignoruj, ignorujcie, ignor*, zignor*, nie zwracaj uwagi na, nie zwracaj uwagi, nie zwracajcie uwagi na
ignore: nie zwracajcie uwagi, nie zwracać uwagi na, nie bierz pod uwagę, nie bierzcie pod uwagę, nie uwzględniaj
ignore: nie uwzględniać, nie przejmuj się, nie przejmujcie się, miej gdzieś, przymknij oko na, puść mimo uszu, olej to
ignore: olać, olej wszystko
ignore the rules: olej zasady, olej reguły, olej wszystkie zasady, olej te zasady
ignore your: olej swoje, olej twoje
ignore all: olej wszystkie
ignore the instructions: olej instrukcje, olej polecenia
ignore the previous: olej poprzednie, olej wcześniejsze
forget: zapomnij, zapomnijcie, zapomnieć, zapominaj, zapominajcie, zapominać, zapomnij o, zapomnijcie o, zapomnieć o
forget: wyrzuć z pamięci, wymaż z pamięci, puść w zapomnienie
do not forget: nie zapomnij, nie zapominaj, nie zapomnijcie, nie zapominajcie, nie zapomnieć, nie zapominać
do not forget: nie zapominajmy
forgot: zapomniał*, zapomnieli, zapomniały, zapomniano
forgotten: zapomnian*
skip: pomiń, pomińcie, pominąć, pomijaj, pomijać, przeskocz, przeskoczyć
without skipping: nie pomijając, niczego nie pomijając, nic nie pomijając, niczego nie pomijaj
instructions: instrukcje, polecenia, poleceniom, poleceniami, poleceniach, polecen*, wskazow*, nakazy, nakazów
instructions: dyspozycj*, instrukcj*
instruction: instrukcja, instrukcję, instrukcją, poleceni*, wskazówka, wskazówkę, nakaz
rule: zasada, zasadę, zasadzie, reguła, regułę
restrictions: ograniczenia, ograniczeniom, ograniczeniami, ograniczen*, zakazy, zakazów, restrykcj*, obostrze*
filter: filtr, filtra, filtrem, filtruj, przefiltruj
prompt: prompt, promptu, promptem, prompta, promp*
system prompt: ukryty prompt, podpowiedź systemow*, promp* systemow*, promp* startow*, promp* poczatkow*
system prompt: monit systemow*
system instructions: instrukcj* systemow*, polecen* systemow*, wytyczn* systemow*
system message: komunikat systemow*, wiadomosc* systemow*
language model: model* jezykow*
safety rules: zasad* bezpieczenstw*, regul* bezpieczenstw*
safety filters: filtr* bezpieczenstw*
safety guidelines: wytyczn* bezpieczenstw*
hide: ukrywaj, ukrywać, ukryj, ukryjcie, ukryć, schowaj, schować, zataj, zataić
delete: usuń, usuńcie, usunąć, usuwaj, usuwać, skasuj, skasujcie, skasować, kasuj, kasować, wykasuj
cancel: anulowanie, anulowania, anuluj, anulujcie, anulować, odwola*, unieważnij, unieważnić
forward: prześlij dalej, przekaż dalej, przesyłaj dalej, przesłać dalej, przekazać dalej, przekieruj, przekierować
send: wyślij, wyślijcie, wysłać, wysyłaj, wysyłajcie, wysyłać, prześlij, prześlijcie, przesłać, przesyłaj, przesyłać
send: poślij, posłać, przyślij, przyślijcie, przysłać, odeślij, odesłać, podeślij, podesłać, wysyłam, przesyłam
send: podrzuć
do not follow: nie wykonuj, nie wykonuj poleceń, nie słuchaj, nie słuchajcie, nie trzymaj się, nie trzymaj się już
do not follow: nie stosuj się do
never refuse: nigdy nie odmawiaj, nigdy więcej nie odmawiaj, nigdy mi nie odmawiaj
do not refuse: nie odmawiaj, nie odmawiajcie
do not warn: nie uprzedzaj, nie ostrzegaj, nie ostrzegajcie
do not list: nie wymieniaj, nie wymieniajcie
do not mention: nie wspominaj, nie wspominaj o, nie wspominajcie, nie wspominajcie o, nie wspominać o, nie wspominać
do not mention this: nie wspominaj o tym, nie wspominajcie o tym, nic o tym nie mów, nie mów o tym
do not mention this: nic o tym nie mówcie
do not tell anyone: nie mówcie nikomu, nie mów nikomu, nikomu nie mów, nikomu nie mówcie
do not share: nie udostępniaj, nie udostępniajcie, nie udostępniaj nikomu, nie udostępniaj go nikomu, nie dziel się
do not give: nie podawaj, nie podawajcie, nie podawać, nie dawaj, nie podawaj nikomu
your new task is: twoje nowe zadanie to, twoje nowe zadanie brzmi, twoje nowe zadanie polega
your task is: twoje zadanie to, twoje zadanie polega
all is allowed: wszystko wolno, wszystko jest dozwolone
administrator password: hasło administratora, hasła administratora, hasło admina
administrator rights: uprawnien* administratora, prawa administratora, praw administratora
the user's password: hasło użytkownika, hasła użytkownika
the user's question: pytanie użytkownika, pytania użytkownika
developer mode: tryb programisty, trybie programisty, trybu programisty, tryb deweloper*, trybie deweloper*
developer mode: trybu deweloper*
ignores: ignoruj*
ignored: zignorował*, ignorował*, zignorowan*, ignorowan*
ignoring: ignorując, ignorowani*, zignorowani*, nie zważając na, nie zwracając uwagi na
disregard: zlekceważ, zlekceważcie, lekceważ, odrzuc*, pomiń milczeniem, nie stosujcie się do, nie kieruj się
disregard: nie przestrzegaj
set aside: odłóż na bok, odłóżcie na bok, odsuń na bok, odstaw na bok
drop: porzuc*, rzuć, zarzuć, zrezygnuj z, odstąp od
override: nadpis*, unieważniając, zastąp dotychczasowe
overrides: nadpisuje, nadpisują, ma pierwszeństwo przed, mają pierwszeństwo przed, jest ważniejsze niż
overrides: ma priorytet nad
overrides: są nadrzędne wobec
bypass: obejdź, obejdźcie, obejść, obejście, obejścia, omiń, omińcie, ominąć, omija*, z pominięciem
skipped: pomin*, pominięt*
cancelled: anulował*, anulowan*, odwołan*, odwołał*, unieważnion*
no longer apply: już nie obowiązują, nie obowiązują, przestają obowiązywać, przestały obowiązywać
no longer apply: nie mają już zastosowania
no longer applies: już nie obowiązuje, nie obowiązuje, przestaje obowiązywać
violate: złam, złamać, narusz*, łam
break the rules: złam zasady, łam zasady, łamać zasady
removed: zniósł, zdjęt*, zniesion*
erase: wymaż, wymazać, zetrzyj
disable: dezaktywuj, dezaktywować
disabled: wyłączył*, dezaktywowan*
reset: zresetuj, zresetować, resetuj, wyzeruj, resetowani*
stop: przesta*, zatrzymaj, zatrzymać, zaprzestań, zaprzestać, stój, skończ z
stopped: przestał*, zatrzymał*, zatrzyman*
begin: rozpoczynaj, zaczynamy
begin your answer with: zacznij odpowiedź od, zaczynaj odpowiedź od, rozpocznij odpowiedź od
begin your answer with: zacznij swoją odpowiedź od
begin your answer with: rozpocznij swoją odpowiedź od, zaczynaj każdą odpowiedź od, rozpoczynaj każdą odpowiedź od
begin your answer with: rozpoczynaj odpowiedzi od
end your answer with: zakończ odpowiedź, zakończ swoją odpowiedź, kończ każdą odpowiedź, zakończ odpowiedź słowami
starts: zaczyna, zaczynają, rozpoczyna, rozpoczynają
everything above: całość powyżej, wszystko co powyżej, wszystko co jest powyżej, wszystko co znajduje się powyżej
everything said before: wszystko co było wcześniej, wszystko co powiedziano wcześniej, wszystko co ci powiedziano
what you were told: co ci powiedziano, co ci wcześniej powiedziano, co ci kazano, co wam powiedziano, co ci mówiono
you were told: powiedziano ci, kazano ci, polecono ci, ci powiedziano, ci kazano
instructions you were given: instrukcje które otrzymałeś, otrzymane instrukcje, otrzymanych instrukcji
instructions you were given: instrukcje które dostałeś
rules: zasad*, reguł*, regulamin*, przepisy prawne
guidelines: wytyczn*, zaleceń, zaleceni*
guideline: wytyczna
orders: rozkaz*, zarządzeni*, zamówień, zamówieniami, rozkazy, rozkazów
directives: dyrektyw*
commands: komend*
restriction: ograniczeni*, zakaz, zakazu
limit: limit*, granica, granicę
without restrictions: bez jakichkolwiek ograniczeń
unrestricted: niczym nieograniczon*, nieskrępowan*
without filters: bez cenzury, bez żadnej cenzury
constraints: więzy, bariery, barier, kajdan*
filters: filtr*
censorship: cenzur*
uncensored: nieocenzurowan*, niecenzurowan*
want: chcę, chcesz, chcecie, chcemy, chcą, chcieć, pragnę
all: wszystkie, wszystkich, wszystkim, wszystkimi, wszys*, wszelk*, cały, całym, całych, cała, całe, całego, całej
deleted: usunął, usunęła, usunęli, usunięt*, skasowan*, skasował*
started: zaczął, zaczęła, zaczęli, zaczęło, rozpoczął, rozpoczęła, rozpoczęli, zaczęt*, rozpoczęt*
developers: deweloperzy, deweloperów, deweloperom, programiści, twórców oprogramowania
users: użytkowników, użytkownikom, użytkownikami, uzytkowni*
agents: agentów, agentom, agenci
customers: klientów, klientom, klientami, klien*
list: liście, lista, listę, listą, listy, wylicz, wymień, wymieńcie, wymienić, spis, spisu
translator: tłumacza, tłumaczem, tłumaczy, tłumaczk*
document: dokument, dokumentu, dokumentem, dokumen*
set: ustaw, ustawcie, ustawić, ustal, ustalić, ustawion*
words: słów, słowami, słowach, wyrazy, wyrazów
questions: pytaniami, pytaniom, pytan*
got: otrzymał, otrzymała, otrzymali, otrzymałem, otrzymałam, dostal*
sentences: zdaniami, zdaniach, zdań
months: miesiące, miesiącach, miesi*
came: przysz*, przyszło, przyszedł, przyszli, przyjechał*
part: część, czesc*
guest: gościa, gościem, gościowi, gość
item: pozycję, pozycj*, punkt, element*
task: zadanie, zadania, zadani*
move: przenieś, przenieść, przesuń, przesunąć, ruch, ruchu
entry: wpis, wpisu, wpisy, wejści*
action: akcję, działanie, akcja, akcji, czynnoś*
forbid: zabraniam, zabrania, zabroń, zakaż
i: ja
me: mnie, mi, mną
my: mój, moja, moje, mojego, mojej, mojemu, moi, moim, moimi, moich, mych, mego
your: twój, twoja, twoje, twojego, twojej, twojemu, twoją, twoi, twoim, twoich, twoimi, twego, twych, wasz, wasza
your: wasze
your: waszego, waszej, waszemu, waszym, waszych, waszymi, waszą, wasi, swój, swoja, swoje, swojego, swojej, swojemu
your: swoją, swoi, swoim, swoich, swoimi, swego, swych, swe, swym
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
we: my
us: nas, nam, nami
our: nasz, nasza, nasze, naszego, naszej, naszemu, naszym, naszych, naszymi, naszą, nasi
yourself: siebie, sobie, sobą
-: się, by, no, oto, aż, że tak powiem
self: sam, sama, samo, sami
alone: samotn*, sam na sam
same: ten sam, taki sam, ta sama, taka sama, to samo, te same, takie same, tego samego, tej samej, tym samym
same: tych samych, jednakow*
this: ten, ta, to, tego, tej, temu, tym, tę, niniejsz*
these: te, tych, tymi
that: tamten, tamta, tamto, tamtego, tamtej, że, iż
those: tamte, tamtych, tamci
such: taki, takie, takiego, takiej, takim, takich, takimi, taka
in order to: żeby, aby, w celu, po to by
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
like: tak jak, lubię, lubisz, lubi, lubią, lubić, podoba, podobać
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
until: aż do, do czasu, do momentu
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
why: dlaczego, po co
how many: ile, ilu
how much: ile kosztuje
whoever: ktokolwiek, kto tylko, każdy kto
whatever: cokolwiek, co tylko
is: jest, stanowi, to jest
are: są, jesteśmy
i am: jestem
was: był, była, byłam, było, zostal*, byłem
were: byli, były, zostały, zostali
be: być, bądź, bądźcie, zostać, zostań
being: będąc
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
maybe: być może
let: niech, niechaj, pozwól, pozwólcie
wants: chce
wanted: chciał, chciała, chcieli, chciały
do: robić, robię, robisz, robią, zrobić, zrób, zróbcie, rób, róbcie, czynić, uczyń
did: zrobil*, robil*
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
first: pierwsz*, najpierw, po pierwsze, w pierwszej kolejności
second: drugi, druga, drugie, drugiego, drugiej, drugim, drugą, po drugie
third: trzeci*, po trzecie
next: kolejn*, nastepn*
following: następując*, poniższ*, następujące po
everything: wszystk*, wszystko co
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
now: teraz, w tej chwili
right now: w tym momencie
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
earlier: wcześniej, uprzednio
also: także, również, też, ponadto, dodatkowo, poza tym
only: tylko, wyłącznie, jedyn*
even: nawet
very: bardzo, ogromnie, niezwykle
too: zbyt, za bardzo
quite: całkiem, dość, dosyć
exactly: dokładnie, ściśle, akurat
here: tutaj, tu
there: tam
thanks: dziek*
thank you: dziękuję bardzo, z góry dziękuję, dzięki wielkie
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
safe: bezpieczn*
security: zabezpieczeń, zabezpieczeni*, cyberbezpiecz*
protection: ochron*
previous: poprzedni*, wcześniejsz*, uprzedni*, dotychczasow*, poprzedzając*
above mentioned: powyższ*
text above: powyższy tekst, powyższego tekstu
so far: jak dotąd, jak do tej pory
until now: do tej pory, dotychczas, dotąd, do teraz, do tego momentu
original: pierwotn*, oryginaln*, oryginał*
originally: pierwotnie, oryginalnie
initial: początkow*, wstępn*, startow*
new: nowy, nowym, nowych, nowymi, nowa, nowe, nowego, nowej, nowemu, nowi
your system prompt: swój prompt systemowy, swojego promptu systemowego
your system instructions: swoje instrukcje systemowe, swoich instrukcji systemowych
initial prompt: pierwotny prompt, pierwotnego promptu
initial instructions: pierwotne instrukcje, pierwotnych instrukcji
prompts: prompt*
system: system*, systemow*
hidden: ukryt*, schowan*, zatajon*
hides: ukrywa*
internal: wewnętrzn*
secretly: w tajemnicy, w sekrecie, potajemnie, ukradkiem, skrycie, cichaczem, po cichu
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
bot: bot, bota, botem, botowi, botów, boty, bocie
chatbot: chatbot*, czatbot*
chatbots: chatboty, chatbotów
chat: czat, czatu, czatem, czaty, czacie, chatu, chacie
robot: robot*
machine: maszyn*
program: program*
reveal: ujawni*, odsłoń, odsłonić, zdradz*, wyjaw, wyjawić, odkryj przede mną
show me: niech mi pan pokaże, daj mi zobaczyć, chcę zobaczyć
showed: pokazał*, pokazan*
print: drukuj, drukować, druk, druku, wydruk*
output: wypis*, wyprowadź, wyjście, wyjścia, wyjściow*
display: wyswietl*
repeat: powtórz, powtórzcie, powtórzyć, powtarzaj, powtarzajcie, powtarzać, powtórzenie
repeats: powtarza
disclose: wyjawiaj, ujawnienie, ujawnienia, ujawniani*
do not disclose: nie ujawniaj, nie ujawniajcie, nie ujawniać, nie zdradzaj, nie zdradzajcie, nie zdradzać
tell: opowi*, powiedz, powiedzcie, powiedzieć
tell me: podaj mi, niech mi pan powie, podziel się ze mną
tells: mówi nam, opowiada
told: kazano, powiedział*, powiedzian*, opowiedział*
says: mówi, mówią, mówisz
said: mówił*, mówion*, rzekł*
say only: powiedz tylko, powiedz jedynie
saying: mówiąc
give me: podaj, podajcie, podać, podawaj
quote: zacyt*, cytuj, cytować, cytat*
recite: wyrecytuj, wyrecytować, recytuj, odczytaj na głos
paste: wklej, wklejcie, wkleić, wklejaj
dump: zrzut, zrzutu, zrzuć
leak: wyciek*
word for word: słowo w słowo, słowo po słowie, co do słowa, kropka w kropkę, co do joty
verbatim: dosłown*, bez zmian, bez żadnych zmian, jeden do jednego
in full: w całości, od początku do końca, w pełnej wersji, w pełnym brzmieniu, bez skrótów, w komplecie
in full: od deski do deski
completely: całkowicie, całkowite, zupełnie, kompletnie
from now on: od teraz, odtąd, od tej pory, od tego momentu, od tej chwili, począwszy od teraz, od dziś, od dzisiaj
from now on: od niniejszej chwili
starting now: zaczynając od teraz, poczynając od teraz, począwszy od tej chwili
pretend: udawa*, udaj, załóż że jesteś
act as: wystąp jako, występuj jako, działaj jak, postępuj jak, zachowuj się jak, zachowujcie się jak
act as: zachowuj się jako
act as: pełnij rolę, pełnij funkcję
behave: zachow* się, zachowuj się, zachowywać się, zachowuje się
play the role of: odgrywa* rolę, odegraj rolę, wciel się w rolę, wcielasz się w rolę, wciel* się w, wejdź w rolę
role: rola, rolę, roli
roleplay: odgrywani* ról, zabaw* w role, odgrywani*
stay in character: nie wychodź z roli, pozostań w roli, pozostawaj w roli, trzymaj się roli, nie wypadaj z roli
become: stań się, stańcie się, stać się
became: stal* się
becomes: staje się
imagine: wyobraz* sobie, wyobraź
suppose: przypuśćmy, załóżmy, powiedzmy
free: wolny, wolna, wolne, wolnego, swobodn*, darmow*, bezpłatn*, za darmo
freedom: wolność, wolności, swobod*
you have no rules: nie obowiązują cię zasady, nie masz żadnych reguł, nie masz reguł, nie masz żadnych zasad
you have no rules: nie masz zasad
you have no restrictions: nie masz już ograniczeń, nie masz już żadnych ograniczeń
you have no restrictions: nie obowiązują cię żadne ograniczenia, nie masz żadnych ograniczeń, nie masz ograniczeń
you have no restrictions: nie macie ograniczeń
jailbreak: jailbreak*
unlocked: odblokowan*
unlock: odblokuj, odblokować, odblokowani*
unfiltered: niefiltrowan*, nieprzefiltrowan*
hack: zhakuj, zhakować, hakuj, shakuj, shackuj, włam się
hacking: włamań, hakowani*, włamani*, hacking*
hacked: zhakowan*, zhakował*, shakowan*
hacker: haker*, hacker*
do not tell: nie mów, nie mówcie, nie mówić, nie informuj, nie informujcie
do not tell the user: nie mów użytkownikowi, nie informuj użytkownika, nie mówcie użytkownikowi, użytkownikowi nie mów
do not tell the user: nie informuj o tym użytkownika, nie mów o tym użytkownikowi, nie mów nic użytkownikowi
do not tell the user: nic nie mów użytkownikowi
do not inform: nie powiadamiaj, nie zawiadamiaj, nie informować
do not show: nie wyświetlaj
do not ask: nie zadawaj pytań
do not explain: nie tłumacz się
do not apologize: nie przepraszaj
do not answer: nie odpowiadaj, nie odpowiadajcie, nie odpowiadać
do not do: nie rób tego
do not use: nie korzystaj z
do not let: nie pozwalaj, nie dopuść
do not worry: nie martw się, nie martwcie się
warning: ostrzeżeni*
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
reply with: odpowiedz słowem, odpowiedz słowami, odpowiadaj słowami, odpowiedz frazą, odpowiedz zdaniem
reply: odpisać
answered: odpowiedział*
respond: zareaguj, reaguj, reagować
follow my instructions: wykonuj moje polecenia, wykonaj moje polecenia, słuchaj moich poleceń
follow my instructions: postępuj zgodnie z moimi instrukcjami, stosuj się do moich poleceń
follow these instructions: postępuj zgodnie z tymi instrukcjami, wykonaj te instrukcje, wykonaj następujące instrukcje
follow these instructions: wykonaj następujące polecenia, stosuj się do tych instrukcji
follow these instructions: postępuj według tych instrukcji
follow these instructions: wykonuj te polecenia
follow: przestrzega*, stos* się do, zastosuj się do, stosuj się, kieruj się, kierować się, trzymaj się, trzymać się
follow: postępuj zgodnie z, postępuj według, podążaj za
obey: bądź posłuszny, bądź posłuszna, posłuchaj, usłuchaj, podporządkuj się, podporządkować się, słuchaj się
obey: słuchać się, bezwzględnie wykonuj
obeys: słucha się
comply: spelni*
carry out: wykon*, zrealizuj, zrealizować, realizuj
executed: wykonan*, wykonał*
execute: wykonanie, wykonania, wykonywani*
runs: uruchamia
call: wywołani*, zadzwoń, zadzwonić, dzwoń, dzwonić, telefonuj, wywołaj, wywołać
open: otworz*, otwieraj, otwierać, otwart*
opened: otworzył*
read: przeczyta*, czyta*, odczytaj, odczytać, przeczytał*, czytał*, przeczytan*
reading: czytając, czytani*, lektur*
write: napis*, napisz, napiszcie, napisać, napiszę, pisz, piszcie, pisać, dopisz
written: napisan*, zapisan*, pisemn*
wrote: napisał*, pisał*
writes: pisze, piszą, piszesz
writing: pisząc, pisani*
sent: wysłał*, wysłan*, przesłał*, przesłan*, przysłał*, przysłan*, odesłan*
sending: wysyłając, przesyłając, wysyłani*
forwarded: przekazał*, przekazan*, przekierowan*
transfer: przelej, przelejcie, przelać, przelew, przelewu, przelewem, przelewy, przetransferuj, transfer*
transfer: wykonaj przelew
pay: zaplac*, płać, płacić, opłać, opłacić, uiść
paid: zapłacił*, zapłacon*, opłacon*, opłacił*
payment: płatnoś*, zapłat*, opłat*
upload: załaduj na, wgraj, wgrać, wgrywać, wgrywaj, załaduj, załadować, wrzuc*, wrzuć, prześlij na serwer
upload: przesłać na serwer
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
mailbox: skrzynk*
folder: folder*, katalog*
database: baza danych, bazę danych, bazy danych, bazie danych, baz danych
customer: klient*, klientk*
data: dane, danych, danymi, danym
note to: uwaga do, notatka dla, uwaga dla, wiadomość dla, do wiadomości
note: notatk*, adnotacj*, przypis*
attention: uwaga, uwagę, uwagi
urgent: pilne, pilny, pilna, pilnie, pilnych, pilną, pilnego, pilnej, pilniej*
whoever reads this: każdy kto to czyta
if you are a model: jeśli jesteś modelem językowym, jeżeli jesteś modelem językowym
if you are an ai: jeśli jesteś ai, jeżeli jesteś ai, jeśli jesteś sztuczną inteligencją
if you are an ai: jeżeli jesteś sztuczną inteligencją
translation: tłumaczeni*, przekład*
translated: przetłumaczon*, przetłumaczył*
summary: podsumowani*, streszczeni*, skrót artykułu
text: tekst, tekstu, tekstem, tekście, tekstow*
texts: teksty, tekstów
documents: dokument*
message: wiadomosc*, komunikat*
messages: wiadomościach, wiadomościami, komunikaty, komunikatów
conversation: rozmow*, konwersacj*, dialog*
content: tresc*, zawartość, zawartości
weapon: broń, broni, bronią
poison: trucizn*
bomb: bomb*
explosive: ładun* wybuchow*, materiał* wybuchow*, wybuchow*
drugs: narkotyk*
malware: złośliw* oprogramowani*, szkodliw* oprogramowani*, malware*
malicious: złośliw*
illegal: nielegaln*, bezprawn*, niezgodn* z prawem
legal: prawn*, legaln*
phishing: phishing*
steal: ukradnij, ukraść, kraść, wykradnij, wykraść
dangerous: niebezpieczn*
harmful: szkodliw*
ethical: etyczn*
ethics: etyka, etyki, etykę
moral: moraln*
uses: używa, używają, korzysta, korzystają
used: użyty, użyta, użyte, użytych, użytego, użytej, używał*, użył*, używan*, korzystał*
called: o nazwie, zwany, zadzwonił*, nazwan*
lines: wiersze, wierszy
asks: pyta, pytają, prosi, proszą
asked: zapytan*, zapytał*, spytał*, poprosił*, prosił*, poproszon*
asking: pytając, prosząc
put: połóż, położyć, postaw, postawić, umieść, umieścić, włóż, włożyć
seen: widzian*
go: idź, idźcie, iść, pójść, jedź, jechać, pojechać, idę, chodź
goes: idzie, jedzie
went: poszedł, poszła, poszli, szedł, szła, pojechał*, jechał*
going: zamierzam, zamierza, idąc, wybieram się
kept: zachowan*, trzyman*, przechowywan*
code: kod, kodu, kodem, kodzie, kody, kodów
make: stworz*, utwórz, utworzyć, wykonam, sporządź, przygotuj mi
makes: tworzy, tworzą
made: stworzył*, stworzon*, utworzon*, utworzył*
time: czas, czasu, czasie, pora, porę
take: weź, weźcie, wziąć, bierz, brać, przyjmij
takes: bierze, biorą, zajmuje, zabiera
took: wziął, wzięła, wzięli, zabrał*, brał*
taken: wzięt*, zabran*
checks: sprawdza, sprawdzają, kontrole
checked: sprawdził*, sprawdzon*
know: wiem, wiesz, wiecie, wiedzieć, znam, znasz, znacie, znać
knows: wie, zna
known: znan*
number: liczb*, numer*, cyfra, cyfrę
numbers: liczb, liczbami, numery, numerów, cyfry, cyfr
word: słowo, słowa, słowem, słowu, wyraz, wyrazu
leaves: zostawia, wychodzi, odchodzi, liść, liści
people: ludzie, ludzi, ludziom, ludźmi, ludziach, osób, osobami
person: osoba, osobę, osoby, osobie, osobą, człowiek*
human: ludzk*
humans: człowieczeńst*
end: koniec, końca, końcu, końcem, kończ, kończyć, zakoncz*, skończ
ends: kończy
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
add: dodaj, dodajcie, dodać, dodawaj, dodawać, dołóż
added: dodał*, dodan*
report: rapor*, zgłoś, zgłosić, zgłaszaj, sprawozdani*
reported: zgłosił*, zgłoszon*
working: pracując*
logs: logi, logów, logach
thing: rzecz, rzeczą
things: rzeczy, rzeczach
gets: dostaje, otrzymuje, uzyskuje
tool: narzedzi*
tools: narzędzi, narzędziami
sentence: zdani*
request: prosb*, żądanie, żądania, zapytanie, wniosek, wniosku
requests: próśb, żądań, zapytania, zapytań, wnioski
requested: żądan*, zażądał*
changed: zmienił*, zmienion*
minutes: minut*
minute: minuta, minutę, minutk*
version: wersj*
phone: telefon*, telefonicz*, komórk*
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
help: pomóż, pomóżcie, pomóc, pomoc, pomocy, pomocą, pomagaj, pomagać
helps: pomaga, pomagają
helpful: pomocn*, przydatn*, użyteczn*
room: pokoj*
staff: kadra, kadry, personel*
come: przyjdź, przyjdźcie, przyjść, przyjechać, przychodź
comes: przychodzi, nadchodzi
coming: nadchodząc*
false: fałsz, fałszyw*, nieprawd*
turn: skręć, obróć
turns: włącza, skręca
hand: ręka, rękę, ręki, ręce
hands: rąk, rękami
address: adres*
addresses: adresy, adresów
table: tabel*, stół, stołu, stole
step: krok, kroku, krokiem, etap*
return: zwrot towaru, zwróć, zwrócić, zwracaj, wróć, wrócić, wracaj, wracać, powrót, powrotu, zwrot, zwrotu, zwroty
return: zwrotów
returns: zwraca, wraca
returned: wrócił*, zwrócił*
review: przejrzyj, przejrzeć, przegląd, przeglądu, przeglądaj, przeglądać, opinia, opinię, recenzj*
reviews: opinie, opinii
way: sposob*
comment: komentarz*, skomentuj
comments: komentarze, komentarzy
notice: powiadomieni*, ogłoszeni*, zauważ*
team: zespol*, drużyn*
book: zarezerwuj, zarezerwować, książk*
books: książek
reader: czytelnik*, czytelnicz*
signed: podpisał*, podpisan*
signature: podpis*
found: znalazł*, znalezion*
subject: temat*, przedmiot*
topics: tematy, tematów
software: oprogramowani*
public: publiczn*
hold: przytrzymaj, potrzymaj, wstrzymaj
talk: rozmawiaj, rozmawiać, porozmawiaj, porozmawiajmy, pogadaj, gadać
small: niewielk*, drobn*
big: duży, dużych, duża, duże, dużego, dużej, wielk*, ogromn*
language: jezyk*
english: angielsk*
russian: rosyjsk*, po rosyjsku
polish: polsk*, polski, polskie, polskiego, polskiej, polskich, polskim, polską, polsku
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
prices: cen, cenami, cenach
costs: koszt*, koszty, kosztów, kosztuje
link: link, linku, linkiem, odnośnik*
water: woda, wodę, wody, wodzie
door: drzwi*
status: stan, stanu, status*
ticket: zgłoszenie, zgłoszeniu, bilet*
company: firma, firmę, firmy, firmie, firmą, firm, spółk*, przedsiębiors*, organizacj*
business: biznes*, służbow*
short: krótk*, zwięzł*
long: długi, długa, długie, długiej, długich
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
longer: dłużej, dłuższ*
speak: przemów, przemawiaj
play: graj, grać, zagraj, zagrajmy, gramy, pobaw się
game: gra, grę, gry, grze, gier
guests: gosci*
explanation: wyjaśnieni*
apply: zastosuj, zastosować, stosuj, stosować
applies: stosuje się, obowiązuje, obowiązują
applied: zastosowan*
application: podanie, podania
within: w ciągu, w obrębie, w ramach
empty: pusty, pusta, puste, pustego, pustej, pustych
import: zaimportuj, import*
paper: papier*
result: wynik*, rezultat*
job: posada, etat, zawód, robota, robotę
draft: szkic*, brudnopis*, wersja robocza
side: bok, boku, po stronie
whole: całość, całości, całkowit*
rest: reszt*, odpocznij, odpoczyn*
items: pozycje
pass: przejdź, przejść, zdaj, zdać
passed: przeszedł, przeszła, zdał*
session: sesja, sesję, sesji, sesją
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
waiting: czeka*, czeka, czekają, czekam, czekamy, oczekuj*
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
history: historii, historią, historyczn*
press: naciśnij, nacisnąć, wciśnij, pras*
push: pchnij, popchnij
think: myśl, myśleć, myślisz
thinks: myśli, uważa
thought: pomyślał*, myślał*
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
color: kolor*
treated: traktowan*
library: bibliotek*
section: dział, sekcj*
issue: problem*
carry: nieś, nosić
needed: potrzebował*, wymagan*
law: prawo, prawa, prawem, ustaw*
laws: prawom
rights: praw, uprawnieni*
permission: pozwoleni*, zezwoleni*
allowed: dozwolon*, pozwolon*
allow: pozwalaj, pozwolić, zezwól, zezwalaj, umożliw
head: głowa, głowę, głowy, głowie
tried: próbował*, spróbował*
tasks: zadań, zadaniami
break: zepsuj, rozbij, przerw*
otherwise: inaczej, w przeciwnym razie
kind: życzliw*, uprzejm*
fetch: sprowadź, ściągaj
reasons: powody, powodów
life: życie, życia, życiu, życiem
contract: umowa, umowę, umowy, umowie, kontrakt*
sample: wzór, wzoru, próbk*
example: przyklad*
main: główn*
continue: kontynu*, dalej
continues: kontynuuje, trwa
row: rzędu, rzędzie
rows: rzędy, wierszach
refund: zwrot pieniędzy, zwrotu pieniędzy, zwrot kosztów, refundacj*
claim: twierdz*, roszczen*, reklamacj*
root: korzeń, korzenia, root, roota
level: poziom*
score: punktów, punktacj*
man: mężczyzn*, facet*
woman: kobiet*
update: zaktualizuj, zaktualizować, aktualizuj, aktualizacj*
branch: gałąź, gałęzi, oddział*
means: oznacza, oznaczają, znaczy
mean: znaczyć, mam na myśli, masz na myśli
meaning: sens, sensu, znaczeni*
point: punktu, punkcie, wskaż, wskazać
offer: zaproponuj, ofert*, zaoferuj, proponuj
shift: przesunięci*
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
loves: uwielbia
string: ciąg znaków, ciągu znaków
login: zaloguj*
flat: płask*
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
choose: wybier*, wybrać
selected: wybran*, wybrał*
choice: wybór, wyboru, wariant*
option: opcja, opcję, opcji, opcje, opcją
attached: dołączono, załączon*, w załączniku
attachment: załącznik*
attach: załącz, załączyć
store: przechowaj, przechowywać
saved: uratował*, zachował*
screen: ekran*
size: rozmiar*, wielkoś*
based: oparty, oparta, na podstawie, w oparciu o
alarm: alarm*, budzik*
detailed: szczegółowy, szczegółow*
clean: czyst*, posprzątaj
trained: wyszkolon*, wytrenowan*, przeszkolon*
transcript: transkryp*, stenogram*
pull: pociągnij, ciągnij, wyciągnij
lift: winda, windę, zniesie*
meeting: spotkani*, zebrani*, narad*
club: klub*
fire: ogień, ognia, pożar*
article: artykuł*
articles: artykuły
load: ładuj, ładun*, obciążeni*
advice: rada, radę, porad*
verify: zweryfikuj*, weryfik*, upewnij się
refuse: odmów, odmówić, odmawiaj, odmawiać
refuses: odmawia, odmawiają
refused: odmówił*
refusal: odmow*
ever: kiedykolwiek
scene: scena, scenę, sceny, scenie
valid: ważność
shown: pokazane
vendor: dostawc*, sprzedawc*
supplier: zaopatrzen*
channel: kanał*
sure: pewien, pewny, pewna, pewni
make sure: dopilnuj, upewnijcie się
failed: nie udało się, niepowodz*, nieudan*
fail: zawieść, porażk*
children: dziec*, dziecięc*
calendar: kalendarz*
aloud: na głos
forbidden: zabronion*, zakazan*
prohibited: zabrania się, niedozwolon*
looks: wygląda, wyglądają
missing: brakuj*
audit: audyt*
invoice: faktur*
colleague: koleg*, koleż*, współpracown*
booking: rezerwacj*
editor: redaktor*, edytor*
warm: ciepl*
query: kwerend*
replace: zastąp, zastąpić, zastępuj, zamień, zamienić, podmień
replaced: zastąpion*, zastąpił*, zamienion*
exercise: ćwicz*
info: info
information: informacj*
along: wzdłuż
function: funkcj*
trust: zaufaj, ufaj, ufać, zaufani*
trusted: zaufan*
quiet: cichy, cicha, ciche
hr: dział kadr, kadrow*
cover: przykryj, okładk*, pokry*
least: co najmniej, przynajmniej, najmniej
pin: pin, pinu, kod pin, kodu pin
welcome: serdecznie witamy, witamy
doctor: lekarz*, doktor*
column: kolumn*
budget: budżet*
lead: prowadź, prowadzić
parcel: paczk*, przesyłk*
server: serwer*
pick: dobierz, zbierz
charge: obciąż, naładuj
expected: oczekiwan*
setup: instalowani*
increase: wzrost*
reduce: zmniejsz, zmniejszyć, skróć, skrócić
patient: pacjent*, cierpliw*
receive: odbierz, odebrać, otrzymywać
swap: wymiana, wymianę, zamień miejscami
length: długość, długości
gone: poszło, zniknął, zniknęł*
country: państw, państwie, państwem, państwach, kraj, kraju, krajem
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
stock: zapas*
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
parents: rodzic*
mother: mama, mamę, matk*
father: tata, tatę, ojciec, ojca
product: wyrób, produkt*
automated: zautomatyzowan*
automatically: automatyczn*
consent: zgodę, zgody
approval: aprobat*, zatwierdzeni*
flag: flaga, flagę, flagi
bus: autobus*
train: pociag*
unit: jednostk*
deploy: wdroż*
project: projekt*
remark: spostrzeż*
create: utwórzcie, kreuj
generate: wygeneruj*, wygenerow*, generuj*, generow*
copies: kopiuje
persona: postac*, osobowoś*
character: charakter*, bohater*
characters: znaki, znaków, znakami
clerk: urzędnik*
general: ogóln*
coffee: kawa, kawę, kawy
tea: herbat*
shared: udostępnion*, wspóln*
unless: chyba że, o ile nie
ready: gotow*
mind: umysł*
auto: auto
compare: porown*
study: badanie, nauka, naukę, nauki
research: badania, badań, badawcz*
scan: skan, skanu, skany, skanem, zeskanuj, skanow*
discount: rabat*, zniżk*
slow: wolniej, powoli, powoln*
fast: szybk*
quick: prędko
force: zmuś, zmusić
hotel: hotel*
stand: wstań, stać
shut: zamknij się
shut down: zamknij system
trip: podróż*, wycieczk*
tag: tag, tagu, tagi, tagiem, znacznik*
profile: profil*
feed: kanał rss, karm
publish: publikować, wydaj
collect: zbierać, zbieraj, zebrać, zgromadź
agree: zgadzasz się, zgódź się
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
merge: połącz, połączyć, scal
dark: ciemn*, mroczn*
deposit: depozyt*, kaucj*
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
remember: pamieta*, zapamiętaj*, przypomnij sobie
remind: przypom*
reminder: monit, monity, przypomnieni*
coding: programowani*, kodowani*
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
hereby: niniejszym
neighbor: sąsiad*
court: sąd, sądu, sądow*
landlord: wynajmując*
cold: zimn*, chłodn*
hot: gorąc*
backup: kopia zapasowa, kopię zapasową, kopii zapasow*, backup*
stage: stadium
slot: slot*
lot: sporo
retry: spróbuj ponownie, ponów
judge: osądzaj, sędzi*
rent: wynaj*, czynsz*
single: pojedyncz*
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
button: przycisk*, guzik*
survey: ankietow*, ankiet*, sondaż*
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
care: opiek*
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
drive: dysk, dysku, jazda, jazdy
terminal: terminal*
honest: szczer*
laptop: laptop*
computer: komputer*
prove: udowodnij, udowodnić
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
supervisor: przełożon*, nadzorc*
view: widok*, pogląd*
port: port, portu
shopping: zakup*
straight: wprost, prosto
salary: płaca, płacy, płace, płacą, wynagrodzeni*, pensj*, wypłat*
online: online
index: indeks*
abstract: abstrak*
format: format*
loaded: załadowan*
happened: zdarzyło się, wydarzyło się
large: obszern*
module: moduł*
emergency: awari*, alarmow*, nagłych wypadkach
fridge: lodówk*
polite: grzeczn*, kulturaln*
looking: szukam, szukamy, patrząc
disk: dyski, dysków
friendly: przyjazn*, przyjacielsk*
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
map: mapa, mapę, mapy, mapie
compliance: zgodnoś*
exit: wyjdźcie, wyjść
response: reakcj*
authority: autorytet*, upoważni*
employer: pracodawc*
submit: złóż, złożyć, prześlij formularz
typing: wpisując
discuss: omów, omówić, przedyskut*, dyskusj*
layer: warstw*
effect: efekt*
in effect: w mocy, wchodzi w życie
sensor: czujnik*
win: wygraj, wygrać
reproduce: odtwórz, odtworzyć
duty: obowiązek, obowiązk*
spelling: pisowni*, ortograf*
grammar: gramaty*
template: szablon*
candidate: kandydat*
double: podwójn*
favor: przysług*
feedback: informacj* zwrotn*, feedback*
patch: łatk*
harmless: nieszkodliw*, niegroźn*
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
available: dostępn*
forum: forum*
risk: ryzyk*
distribute: rozprowadź, rozdziel, rozpowszech*
actual: faktyczn*
priority: priorytet*
instructed: poinstruowan*
responses: reakcje
process: proces, procesu, przetwórz, przetwarz*
execution: egzekucj*
moderation: moderacj*
moderator: moderator*
guardrails: bariery ochronne, barier ochronnych, zabezpieczenia
turn off: wyłączać, wylacz*
censor: cenzuruj
standard: standard*
suspended: zawieszon*
append: dopiszcie, dopisać, dołącz na końcu
encode: zakoduj*, zaszyfruj*
decode: odkoduj*, zdekoduj*, odszyfruj*, rozszyfruj*
encrypted: zaszyfrowan*
preamble: wstęp, wstępu, preambuł*
introduction: wprowadzeni*
insert: wstaw, wstawić
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
song: piosenk*
music: muzyk*
authorized: upoważnion*, autoryzowan*
alter: zmodyfikować
passphrase: fraza hasłowa, hasło dostępu
code word: hasło bezpieczeństwa, słowo kluczowe, słowo klucz
trigger: wyzwól, wyzwal*
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
quit: odejdź
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
educational: edukacyjn*
writer: pisarz*
director: dyrektor*
backwards: wstecznie, w odwrotnej kolejności
experience: doświadcz*
genuine: autentyczn*
critical: krytyczn*
official: oficjaln*
convert: przekształć, konwert*, przekonwert*
primary: pierwszorzęd*
video: wideo
external: zewnętrzn*
virtual: wirtualn*
maximum: maksim*, maksymaln*
minimum: minim*, minimaln*
acknowledge: potwierdź odbiór
chats: czatów, chaty
verified: zweryfikowan*
medical: medyczn*
health: zdrowi*
spam: spam*
equal: równ*
special: specjaln*, szczególn*
pause: pauz*
piece: kawałk*
passage: fragment*
idea: pomysł*, idea, ideę, pojęcia, pomysł, pomysły, pomysłu, pomysłów, pomysłem
job title: stanowisk*
car: samochod*
support team: dział wsparcia
subscription: subskryp*, abonament*
privacy: prywatnoś*
network: sieciow*
device: urządzeni*
technical: techniczn*
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
possible: możliw*
impossible: niemożliw*
strange: dziwn*
happy: szczęśliw*, zadowol*
sad: smutn*
angry: wściekł*, zdenerwow*
none: żadni
helper: pomagier*
desk: biurk*
thread: wątek, wątku, nić
docs: dokumentacj*
rather: raczej
reviewer: recenzent*
replies: odpisuje
firm: tward*
though: aczkolwiek
edit: edytuj*, zredaguj*, edycj*
stands: stoi
held: odbywa się, odbył się
shell: powłok*
invalid: nieważn*
lower: dolny, dolna, dolne, obniż, obniżyć
tick: zaznaczeni*
blank: niewypełnion*
diff: diff
standing: stojąc*
ops: eksploatacj*
dialogue: dialogow*
makers: producent*
decline: odrzuć prośbę, odrzucon*
reach: osiągnij, osiągnąć, dotrzeć
badge: identyfikator*, odznak*
guidance: wskazani*
upon: po przeczytaniu
slip: kwitek, kwitk*
common: wspólne, powszechn*
mm: mm, milimetr*
meant: oznaczało, przeznaczon*
caller: dzwoniąc*
implied: domniema*
grey: szary, szara, szare
severity: powag*, dotkliwoś*
medium: średni*
entire: całościow*
processing: przetwarzani*
solely: tylko i wyłącznie
execute command: wykonaj komendę
proceed: przejdź do, kontynuuj dalej
wire: kabel, kabla, przewód
limitations: ograniczonoś*
records: zapisów, akta, rekordy, rekordów
bind: wiąże
waived: uchylon*, zostaje uchylon*
handling: obsługiwani*
operate: funkcjonuj, funkcjonować, pracuj w trybie
core: rdzeń, rdzenia
purely: czysto
wipe: wyczyść pamięć, wytrzyj
taught: nauczył*, uczył*
alignment: wyrównani*
revoked: cofnięt*
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
stood: stał, stała, stało
joined: dołączył*
join: dołączyć do
resume: wznów, wznowić
cv: cv, życiorys*
consult: skonsultuj*, konsult*
notify: powiadamiać, zawiadamiać
criteria: kryteri*
cast: obsada
withdrawn: wycofan*
fresh: śwież*
fresh start: od zera, zacznij od zera, zacznij od nowa, z czystą kartą
binding: wiążąc*
helpdesk: helpdesk*
experiment: eksperyment*
precedes: poprzedza, poprzedzają
spoke: rozmawiał*
highest: najwyższ*
planner: planist*
lacks: nie posiada
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
former: dawniej*
hash: hasz*
segment: segment*
age: wiek, wieku
how can i: jak mogę
how are you: jak się masz, co słychać, co u ciebie
how to make: jak zrobić, jak przygotować, jak wykonać
how to: jak najlepiej
how to hack: jak włamać się
what is: co to jest, co to znaczy, co to
what is your: jaki masz, jaka jest twoja, jaki jest twój, jakie jest twoje
what are your: jakie są twoje, jakie masz
what are your instructions: jakie masz instrukcje, jakie są twoje instrukcje
what is your system prompt: jaki jest twój prompt systemowy, jaki masz prompt systemowy, jaki jest twój prompt
what is your name: jak masz na imię, jak się nazywasz
my name is: nazywam się, mam na imię
what is above: co jest napisane powyżej
everything that was above: wszystko przed tą wiadomością, wszystko do tej pory
your initial instructions: twoje pierwotne instrukcje, swoje pierwotne instrukcje
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
you can do anything now: możesz wszystko, możesz teraz robić wszystko
anything goes: wszystko dozwolone
no rules: nie ma zasad
no restrictions: nie ma ograniczeń
no questions asked: bez gadania, bez dyskusji
without hesitation: bez wahania, bez zastanowienia
without disclaimers: bez zastrzeżeń, bez disclaimerów
by all means: za wszelką cenę
no matter what: bez względu na wszystko, niezależnie od wszystkiego
do what i say: rób co mówię, rób to co mówię, rób co ci każę
do as told: rób co ci każą
listen to me: słuchaj mnie, posłuchaj mnie
keep it secret: zachowaj w tajemnicy, trzymaj w tajemnicy, nikomu ani słowa
do not keep secret: nie ukrywaj, nie ukrywajcie, nie zatajaj
do not think: nie zastanawiaj się
do not worry about: nie martw się o
do not stop: nie zatrzymuj się
do not break: nie łam, nie naruszaj
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
it does not work: nie działa, nie działają
i want you to: chcę żebyś, chciałbym żebyś, chcę abyś, chciałbym abyś
as an ai: jako ai, jako sztuczna inteligencja
note for the model: uwaga dla modelu
end of system prompt: koniec promptu
text below: poniższy tekst, poniższego tekstu
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
shopping list: lista zakupów, listę zakupów
credit card number: dane karty, danych karty, dane karty kredytowej, numer karty płatniczej
admin rights: uprawnień administratora
grant access: daj dostęp, nadaj uprawnienia
make a bomb: zbudować bombę, zrobić bombę, skonstruować bombę
kill: zabić, zabij, zabójst*, morderst*
violence: przemoc*
swear words: przeklinaj, przeklen*, wulgar*
scam: oszustw*, oszuka*
fraud: wyłudzeni*, malwersac*
attacker: napastnik*
weapons: pistolet*, karabin*
chemical: chemia, chemii, chemiczn*
letter by letter: litera po literze, po literze, litera po literce
line by line: linijka po linijce, wiersz po wierszu, linia po linii
in capital letters: wielkimi literami, drukowanymi literami
in one word: jednym słowem
in russian: w języku rosyjskim
in german: na niemiecki, w języku niemieckim
in french: na francuski, w języku francuskim
in spanish: na hiszpański, w języku hiszpańskim
bullet points: w punktach, wypunktuj, lista punktowana
thanks in advance: z góry dzięki
have a nice day: miłego dnia
best regards: pozdrawiam serdecznie, pozdrowienia
question mark: znak zapytania
in the beginning: na początku, z początku
at the end: na końcu, pod koniec
in short: krótko mówiąc, jednym słowem mówiąc
in other words: innymi słowy
for now: na razie, póki co
as soon as: gdy tylko, jak tylko
as long as: tak długo jak
at least: choćby
on the contrary: wręcz przeciwnie
it is important: to ważne
because of this: przez to, z tego powodu
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
web page: stron* www
url: url, adres url
html comment: komentarz html
json: json
step by step: krok po kroku
one by one: jeden po drugim, po kolei
so that you: żebyś, żebyście, abyś
so that i: żebym, abym
unlimited: nieograniczon*, nielimitowan*
unrestricted ai: nieograniczon* ai, nieograniczon* sztuczn* inteligencj*
unrestricted model: nieograniczon* model*
unrestricted assistant: nieograniczon* asystent*
safety: bezpieczenstw*
developer options: opcje programisty
instruction manual: instrukcj* obslugi
own: własn*
property: własność, własności, własnością
will forget: zapomnę, zapomni, zapomnisz, zapomną
forgets: zapomina, zapominają, zapominasz, zapominam
ignorance: ignorancj*
skipping: pomijając
nonsense: bzdur*
files: pliki, plików, plikami, plikach, plikom
file: plik, pliku, plikiem, plikowi
trash: kosz, kosza, koszu, śmieci, śmietnik
throw away: wyrzuć, wyrzucić, wyrzućcie, wyrzucaj
throws: wyrzuca, wyrzucają
never give: nigdy nie podawaj, nigdy nie podawajcie, nigdy nie dawaj
pass on: przekaż, przekażcie, przekazać, przekazuj, przekazywać
passes on: przekazuje, przekazują
sends: wysyła, wysyłają, wysyłasz, przesyła, przesyłają
will send: wyślę, prześlę, wyśle, przyślę, prześle
send around: rozesłać, roześlij
shipping: wysyłk*
convince: przekonać, przekonuje, przekonując, przekonasz
convinced: przekonan*, przekonał*
belief: przekonanie, przekonania, przekonaniu, przekonań
exceed: przekracz*, przekrocz*
received: otrzyman*, odebran*, odebrał*, otrzymal*
you received: otrzymałeś, otrzymałaś, otrzymaliście
you were given: dostałeś, dostałaś, dostaliście, ci dano, dano ci, ci przekazano, zostały ci przekazane, ci dali
you were given: dali ci
you: ty, ciebie, cię, tobie, tobą, ci, wy, was, wam, wami, pan, pani, panią, pana, panu, panem, państwo, państwu
you: państwa
countries: kraje, krajów, krajach, krajami, państwami
dear sir or madam: szanowni państwo, szanowny panie, szanowna pani
policy: polityka, polityki, politykę, polityce, polityką
politicians: polityk, polityków, politycy, politykiem, politykami, politykom
political: polityczn*
police: policj*
police officer: policjant*
count: policz, policzyć, policzcie, policzę, licz, liczyć, zlicz, liczy
stress: stres, stresu, stresem
summarize: streść, streszczaj, streścić, streszczać, streśćcie, podsumuj, podsumować, podsumujcie
summing up: podsumowując
cause: sprawia, sprawić, sprawiają, sprawił, sprawiło, sprawiły, powoduje, powodują, powodować
perpetrator: sprawc*
efficient: sprawn*, efektywn*
case: sprawa, sprawy, sprawę, sprawie, sprawą, sprawach, przypadek, przypadku, przypadki, przypadków, przypadkach
matters: spraw, sprawom, sprawami
by accident: przypadkowo, przypadkiem, niechcący
journalist: dziennikarz*, dziennikark*
journal: dziennik, dziennika, dzienniku, dzienników
log: log, logu
secretary: sekretarz*, sekretark*
secretary's office: sekretariat*
regulations: przepisy, przepisów, przepisami, przepisach, regulacj*
recipe: przepis, przepisu, przepisem
recipe for: przepis na
copy out: przepisz, przepisać, przepisuj, przepisywać
copy this: przepisz tę, przepisz ten
copy: skopi*, kopiuj, kopiować, kopia, kopię, kopii, kopie, przekopiuj
basic: podstawow*
proof: dowód, dowodu, dowodem, dowody, dowodów
id card: dowód osobisty, dowodu osobistego, dowodem osobistym
commander: dowódc*, komendant*
delivery: dostawa, dostawę, dostawy, dostawie, dostaw, dostawą
get: uzysk*, zdobądź, zdobyć, dostań, dostać, otrzymaj, otrzymać, dostawać
more often: częściej
partly: częściowo
affect: oddziaływ*, wpływa, wpływać, wpływają
appropriate: odpowiedni*
properly: odpowiednio
answer: odpowiedz, odpowiedzcie, odpowiedzieć, odpowiadaj, odpowiadajcie, odpowiadać, odpowiedź, odpowiedzią
answer: odpowiesz
answer: odpisz
answers: odpowiada, odpowiadają, odpowiedzi
before you answer: zanim odpowiesz, zanim odpowiecie
tiring: męczy, męczyć, męczą, męczące
insult: obraź, obrażaj, obraża, obrażać, obrażanie, obrazić, obelg*
injuries: obrażenia, obrażeń
image: obraz, obrazu, obrazy, obrazów, obrazie, obrazem, obrazk*, obrazek, grafik*
cigarettes: papieros*
gift: prezent, prezentu, prezenty, prezentów, prezentem, podarun*
presentation: prezentacj*
present: prezentuj*, obecn*
currently: obecnie, aktualnie
presence: obecność, obecności, obecnością
current: obecny, obecna, obecne, obecnego, obecnej, obecnych, obecnym, aktualn*, bieżąc*
news: aktualności, wiadomości ze świata
space: przestrze*
disturb: przeszkadza*
obstacles: przeszkod*
exaggeration: przesada, przesady
criminals: przestępc*, przestępcz*
interrogation: przesłuchani*
friendship: przyjaźń, przyjaźni
regular: regularn*
regularly: regularnie
workers: robotnik*, robotnic*
equally: równie
balance: równowag*, saldo, salda, bilans*
at the same time: równocześnie, jednocześnie, naraz
investigation: śledztw*
on average: średnio
resources: środki, środków, surowc*
strict: surowy, surowe, surowa
treat: traktuj*, traktować, potraktuj, uznaj, uznać, uznawaj
treaty: traktat*
easter: wielkanoc*
greater poland: wielkopolsk*
authorities: władz*
it follows: wynika, wynikać, wynikają, wynikało
amount: kwota, kwotę, kwoty, kwocie, kwot, suma, sumę, sumy
height: wysokość, wysokości
behavior: zachowani*
related: związan*
relationship: związek, związku, związki, relacj*
in connection with: w związku z
union: unii, unia, unię
administration: administracj*
admin: admin, adminem, admina, adminowi
characteristic: charakteryst*
a moment ago: przed chwilą
work: pracę, pracuję, praca, pracy, pracą, pracuj, pracować, pracujesz, robocz*, prac
works: pracuje, pracują, prace, działają, działa
worked: pracował*, pracowal*
activity: działalność, działalności, działalnością
activist: działacz*
act: działać, działaj, postępuj, postępować, działał*
dean: dziekan*
energy: energi*
power: moc, mocy, siła, siłę, siły, siłą
officer: funkcjonariusz*
fever: gorączk*
mountains: góry, gór, górach, górami
top: góra, górę, górze, szczyt*
cook: gotować, gotowanie, gotowania, gotuj, ugotuj, ugotować
engineering: inżynieri*
engineer: inżynier*
honey: kochanie
lover: kochanek, kochanka
sequence: kolejność, kolejności
ending: końcówk*
literature: literatur*
letter: litera, literę, list, listu, listem, literk*
letters: liter, litery, listów, listami
literary: literack*
communication: łączność, łączności, komunikacj*
warehouse: magazyn, magazynu, magazynie, magazyny, magazynów
worry: martwi, martwić, martwię, martwią, martw, martwcie
residents: mieszkańc*, mieszkaniec, mieszkank*
apartment: mieszkani*
champion: mistrz, mistrza, mistrzem, mistrzów, mistrzowie, mistrzyni
championship: mistrzostw*
possibility: możliwość, możliwości, możliwością
last name: nazwisk*
name: nazwa, nazwę, nazwy, nazwie, nazwą, nazwij, imię, imienia, imieniem, imieniu
names: nazw, nazwami, imion, imiona
supports: obsługuje, obsługują
guards: ochroniarz*
specific: określon*, konkretn*
similar: podobn*
supposedly: podobno
truth: prawd*
probable: prawdopodobn*
probably: prawdopodobnie, chyba, pewnie, zapewne
real: prawdziw*, rzeczywist*, realn*
reality: rzeczywistość, rzeczywistości, rzeczywistością
opponent: przeciwnik*, przeciwnic*
contribute: przyczynić, przyczynia, przyczyni
future: przyszłość, przyszłości, przyszłością, przyszły, przyszła, przyszłe, przyszłego, przyszłym, przyszłych
future: przyszłej
solution: rozwiązani*
solve: rozwiąż, rozwiązać, rozwiązuj
details: szczegół, szczegóły, szczegółów, szczegółami, szczegółach
creation: twórczość, twórczości
requirements: wymagania, wymagań, wymaganiami
assigned: przypisan*, przydzielon*, wyznaczon*, zadane
say: mów, mówcie, mówić, wypowiedz, mówię
listening: słuchasz, słucham, słucha
them: ich, nich, im, nimi, je
so: więc, zatem, toteż, dlatego, tak więc, tak
yes: tak jest, owszem
road: droga, drogę, drodze, dróg, drogą, drogami
dear: drogi, drogie ai, drogi asystencie, drodzy, szanown*, kochani, drogi kliencie
lists: list kontaktów
mentioned: wspomnian*, wspomniał*, wymienion*
phrase: fraza, frazę, frazy, wyrażeni*
phrases: fraz, wyrażeń
expire: tracą ważność, traci ważność, wygaśnie, wygasa, wygasają
expired: straciły ważność, straciła ważność, wygasł*, przeterminow*
order: zamowieni*, rozkaz, rozkazu
workout: trening, treningu, treningi, treningow*, treningiem
course: szkoleni*, kurs, kursu, kursie, kursy
trainer: trener*
training data: dane treningowe, danych treningowych
last: ostatni*, zeszł*, ubiegł*, miniony, minionym
recently: ostatnio, niedawno
from this file: z tego pliku
from the file: z pliku
from the folder: z folderu
to this link: na ten link
bread: chleb*
milk: mleko, mleka, mlekiem
eggs: jajek, jajka, jajko, jaj
flour: mąk*
salt: sól, soli, solą
dough: ciasto, ciasta
mix: wymieszaj, wymieszać, mieszaj, zmieszaj
apple pie: szarlotk*
chess: szachy, szachów, szachach
cover letter: list motywacyjny, listu motywacyjnego
turned off: wyłączon*
turn on: wlacz*, włącz
heating: ogrzewani*
waiter: kelner*
practice: poćwiczyć, ćwiczyć, poćwicz, ćwicz, praktyk*
so that i could: żebym mógł, żebym mogła, abym mógł, abym mogła
ask questions: zadawaj pytania, zadaj pytanie, zadawać pytania
ask me questions: zadawaj mi pytania, zadawaj mi pytanie
recruiter: rekruter*
shorter: krócej, krótszy, krótsza, krótsze
points: punktach, punkty, punktami
chapter: rozdział*
formally: formalnie
formal: formaln*
opens: otwiera, otwierają
opening: otwieranie, otwieraniu, otwarcie, otwarcia
museum: muzeum, muzea
in your opinion: twoim zdaniem
in my opinion: moim zdaniem, według mnie
plan: plan, planu, planem, planie, plany, planów, zaplanuj, zaplanować
weekend: weekend*
stain: plam*
wine: wino, wina, winem
commas: przecin*
make up: wymyśl, wymyślić, wymyślcie
resign: zrezygnować, zrezygnuj, rezygnuję, rezygnacj*
king: król, króla, królem, królowie
queen: królowa, królowej, królową
kingdom: królestw*
line: linia, linię, linii, linie, linijk*
poem: wiersz, wiersza, wierszyk*, poemat*
strong: siln*, mocn*
child: dzieck*
bring along: zabrać, zabierz
alphabetical: alfabetyczn*
arrange: ułóż, ułożyć, układaj
i meant: chodziło mi o, miałem na myśli, miałam na myśli
bicycle: rower*
electric: elektryczn*
story: historia, historię, opowiadan*, opowieś*, bajk*
agent: agent, agenta, agentem, agencie, agentowi
agencies: agencj*
advantages: zalet*
disadvantages: wady, wad
solar panels: panel* słoneczn*
calculate: oblicz*
paint: farb*
meters: metr*, metrów
moved: przeniesion*, przeniósł, przeprowadził*
portal: portal*
form: forma, formę, formie, formy, formularz*
forms: formularzy, formularzami
surprise: niespodziank*
sender: nadawc*
unavailable: niedostępn*
remote work: prac* zdaln*
get acquainted with: zapoznać się z, zapoznaj się z, zapoznajcie się z
reports: raporty, raportów, zgłoszenia, zgłasza, zgłaszają
hangs: zawiesza
logging in: zalogowaniu, zalogowania, logowani*
please handle: proszę o zajęcie się
please: proszę, prosze, prosimy, poproszę, uprzejmie proszę, bardzo proszę, prosimy o, proszę o
restore: przywróć, przywrócić, przywracani*
factory settings: ustawieni* fabryczn*
flowers: kwiat*
water plants: podlać, podlej, podlewać
agreements: ustaleni*
started over: zaczynamy od nowa
departs: odjeżdża, odlatuje
departure: odjazd, odlot, odlotu, wyjazd*
platform: peron*, platform*
services: służb, służby, służbom, usług
municipality: gmin*
decided: postanowił*, zdecydował*
raise: podnieść, podnieś, podwyższ, zwiększ, zwiększyć
employees: pracownicy, pracowników, pracownikom, pracownikami
employee: pracownik, pracownica, pracownika, pracownikowi, pracownikiem
carefully: ostrożn*, uważnie
remove: zdejmij, zdjąć, zlikwiduj, pozbądź się
save: zapisz, zapisać, zapisuj, zapisywać, zapiszcie, oszczędź, uratuj, oszczędz*
saves: zapisuje, zapisują
minister: minist*
tighten: zaostrzyć, zaostrzen*
concerning: dotycząc*, dotyczy, dotyczą
contact: kontakt*, skontaktuj*
department: działu, działem, departament*, dziale
temporary: tymczasow*
leaflet: ulotk*
dose: dawk*
recommended: zalecan*, polecan*
recommend: poleć, polecić, zarekomenduj, zalecam, polecam, rekomend*
told to: polecił*, kazał*
cloudy: zachmurz*, pochmurn*
rain: deszcz*, opad*
temperature: temperatur*
degree: stopni, stopnia, stopień, stopniu
sleep: śpij, spać, sen, snu, śpię
medicine: lek, leki, leków, lekami, lekarstw*
flight: lot, lotu, loty, lotów
delayed: opóźnion*
delay: opóźnieni*
dentist: dentyst*
tasty: smaczn*, pyszn*
long time: długo
restarted: uruchomiony ponownie, uruchomione ponownie
processes: procesy, procesów
refunded: zwrócon*
funds: środki pieniężne, środki na koncie
detour: objazd*
war: wojn*, wojenn*
lied: skłamał*, kłamał*
images: obrazki, obrazków
advisor: doradc*
adds up: sumuj*
above one hundred: powyżej stu
enough: wystarczy, wystarczając*, dosyć tego, mam dość
old: stary, stara, stare, starego, starej, starych, starym, starą, dawn*
rhyme: rymował*, rym*
deceased: zmarł*
grandmother: babci*
read to me: czytała mi, czytał mi
passwords: haseł, hasłami, hasłom, hasłach
you are called: nazywasz się
is called: nazywa się
independent of: niezależnie od
independent: niezależn*
regardless: bez względu na
export: wyeksportuj, wyeksportować, eksport*
block of code: bloku kodu, blok kodu, bloku z kodem
positive: pozytywn*
negative: negatywn*
verification codes: kody weryfikacyjne, kodów weryfikacyjnych
verification code: kod weryfikacyjn*
inbox: skrzynka odbiorcza, skrzynki odbiorczej, skrzynkę odbiorczą, skrzynce, skrzynce odbiorczej
poland: polsce, polskę, polska, polski rząd
in polish: po polsku, w języku polskim, na polski, na język polski
in english: po angielsku, w języku angielskim, na angielski, na język angielski
so much: tyle, tyle samo
almost: prawie, niemal, blisko sto
certainly: na pewno, z pewnością, pewno
despite: mimo, pomimo
hope: nadzieję, nadzieja, nadziei, nadzieje
i hope: mam nadzieję
around: około, ok, wokół, okolicy, okolice
after all: przecież
seems: wydaje, zdaje się
only now: dopiero
share of: udział, udziału, udziałem
whereas: natomiast, zaś
together with: wraz z, wraz
party: imprez*, przyjęci*, partii, partia, partię
death: śmierć, śmierci, śmiercią
more and more: coraz
what time: o której, o której godzinie
happen: dziać się, zdarzyć, wydarzyć
in general: ogólnie, w ogóle, w sumie, ogóle
situation: sytuacj*
council: rady, radę miasta
earth: ziemia, ziemi, ziemię
towards: wobec, względem
with regard to: ze względu
worth it: warto
will be: zostanie, zostaną
fact: fakt, faktu, faktem
facts: fakty, faktów
somewhere: gdzieś
god: boże, bóg, boga, bogu
culture: kultur*
it was possible: udało
visible: widoczn*, widać
somehow: jakoś
himself: samego, samemu, samym
eyes: oczy, oczach, oczu, oczami
occasion: okazji, okazja, okazję
hard: trudno, trudn*, ciężk*
development: rozwój, rozwoju, rozwojem
above all: przede wszystkim
at all: wcale
depends: zależy, zależeć
president: prezydent*, prezes*
luck: szczęście, szczęścia
area: teren*, obszar*
especially: zwłaszcza, szczególnie
january: stycznia, styczeń, styczniu
february: lutego, luty, lutym
march: marca, marzec, marcu
april: kwietnia, kwiecień, kwietniu
may: maja, wolno, mogłaś, może być
june: czerwca, czerwiec, czerwcu
july: lipca, lipiec, lipcu
august: sierpnia, sierpień, sierpniu
september: września, wrzesień, wrześniu
october: października, październik, październiku
november: listopada, listopad, listopadzie
december: grudnia, grudzień, grudniu
could have: mógł, mogła, mogli, mogło, mogły, mogłem, mogłam
would be able: mógłby, mogłaby, mogliby
interesting: ciekaw*, interesując*
media: medi*
fight: walk*, walcz*
direction: kierunk*, kierunek
suddenly: nagle
russia: rosja, rosji, rosję
germany: niemcy, niemczech, niemiec
france: francja, francji
europe: europ*
european: europejsk*
america: ameryk*
american: amerykańsk*
ukraine: ukrain*
warsaw: warszaw*
sounds: brzmi, brzmią
will tell: powiem, powie, powiesz
market: rynek, rynku, rynki, rynków
known that: wiadomo
leads: prowadzi, prowadzą
church: kościół, kościoła, kościele, kościołów
as though: niby
calm: spokojn*, spokój, spokoju
elections: wybory, wyborów, wyborach, wyborami
i would like: chciałbym, chciałabym, chciałem, chciałam
we would like: chcielibyśmy
government: rząd, rządu, rządem, rządow*
heart: serce, serca, sercem, sercu
lives: żyje, żyją, mieszka
live: żyj, żyć, żyję, mieszkać, mieszkam, mieszkasz, na żywo
lived: mieszkał*, żył*
residential: mieszkaln*
period: okres*
face: twarz*
impression: wrażeni*
seriously: poważn*, serio
well then: cóż
and so on: itp, itd, i tak dalej, i tym podobne
production: produkcj*
we know: wiemy
influence: wpływ*
girl: dziewczyn*
boy: chłopak*, chłopiec, chłopcy, chłopca
committee: komisj*
series: seria, serii, serial*
everywhere: wszędzie
think up: pomyśl, pomyśleć, pomyślę
accident: wypadek, wypadku, wypadki
category: kategori*
blood: krew, krwi
society: społeczeństw*
social: społeczn*
community: społeczność, społeczności, wspólnot*
studies: studia, studiów, studiach
cooperation: współprac*
comes from: pochodzi, pochodzą
origin: pochodzeni*
right you are: masz rację, mam rację, ma rację
from there: stąd, stamtąd
art: sztuka, sztuki, sztukę, sztuce
believe: wierzę, wierzyć, wierzy, uwierzyć
finally: wreszcie, w końcu, nareszcie
times: razy, czasach, czasów, czasy
had to: musiał*, musieli
every day: codzienn*
pages: stron, strony, stronach
page: strona, stronę, stronie, stroną
seeing: widzenia, widząc
education: edukacj*
military: wojsk*, armi*
defense: obron*
quantity: ilość, ilości
most often: najczęściej
allows: pozwala, pozwalają
full: pełny, pełna, pełne, pełnego, pełnej, pełną, pełnych, pełnym, pełen, pełni, pełno
hair: włosy, włosów
i am glad: cieszę
young: młod*
youth: młodzież*
opposition: opozycj*
meanwhile: tymczasem
lack: braku, brakiem
poles: polacy, polaków, polakom
success: sukces*, powodzenie
statement: stwierdzeni*, oświadczen*, wypowiedzi
national: narodow*
nation: naród, narodu, narodów
turned out: okazało
turns out: okazuje
personally: osobiście
surface: powierzchni*
pain: ból, bólu, boli
willingly: chętnie
will give: dam, da, dadzą, podam
amounts to: wynosi
disease: chorob*
population: ludność, ludności
try: sprob*, próbuj, próbuję, próbuje, postaraj się, staraj się, staram się, próby, próba
until then: póki
worse: gorzej, gorszy, gorsze, gorsza
faster: szybciej
right by: tuż
larger: większy, większa, większe, większej, większą, większych
smaller: mniejsz*
largest: największ*
border: granicy
limits: limity, limitów, granice, granic
park: park, parku
will help: pomoże, pomogę, pomożesz
get to know: poznać, poznaj
chance: szans*
campaign: kampani*
independence: niepodległoś*
in practice: praktycznie
background: tło, tle
comes in: wchodzi
shoes: buty, butów
lies: leży, leżą
award: nagrod*
legs: nogi, nóg, nogę, noga
technology: technologi*
prison: więzieni*
doubts: wątpliwoś*
stupid: głupi, głupie, głupia
fits: pasuje, pasują
taking: biorąc
quality: jakość, jakości
eat: jeść, jem, jedz, zjedz, zjeść
look: popatrz, spójrz, spójrzcie, rzuć okiem, patrzeć, wyglądać
watch: oglądać, oglądam, oglądaj, obejrzeć, obejrzyj
appears: pojawia, pojawi
appeared: pojawił*
west: zachód, zachodu, zachodzie, zachodni*
east: wschód, wschodu, wschodzie, wschodni*
north: północ, północy, północn*
south: południe kraju, południow*
agrees: zgadza
most important: najważniejsz*
important: ważne, ważny, ważna, ważnych, ważnego, ważnej, istotn*
citizens: obywatel*
victims: ofiary, ofiar, ofiara
operation: operacj*
radio: radi*
rarely: rzadko
meet: spotkać, spotkaj, spotkajmy
love: kocha*, miłość, miłości, uwielbiam
prefer: wolę, wolisz, woli
will: będę, będzie, będziemy, będą
pregnancy: ciąża, ciąży
constitution: konstytucj*
having: mając
province: prowincj*, województw*
hospital: szpital*
you think: uważasz, sądzisz
i wonder: zastanawiam
find out: dowiedzieć, dowiedz się
bones: kości
sense of: poczuciu, poczucie, poczucia
support of: poparcie, poparcia
conference: konferencj*
flies: leci
nowhere: nigdzie
episode: odcinek, odcinka, odcinki
airplane: samolot*
office: biuro, biura, biurze, biurow*, urząd, urzędu, urzędzie, urzędy
barely: zaledwie
interests: interesuje, interesują
newly: nowo, świeżo
air: powietrz*
percent: procent*, proc
will come: przyjdzie, przyjdę
sale: sprzedaż, sprzedaży
district: dzielnic*
feeling: uczuci*
religion: religi*
died: umarł*, zginął, zginęła, zginęli, zmarł w
funny: śmieszn*, zabawn*
member: członek
world: świat, świata, świecie, światow*, światem
skills: umiejętnoś*
competition: konkurs*
brain: mózg*
pope: papież*
asia: azji
concert: koncert*
film: film*
record: zapis, zapisu, nagraj, nagrani*, rekord*
skin: skóra, skóry, skórę
fear: strach, strachu
association: stowarzyszeni*
theory: teori*
respect: szacunek, szacunku, szanuj
many times: wielokrotnie
shame: wstyd
victory: zwycięstw*
trade: handel, handlu
statistics: statystyk*
refugees: uchodźc*
event: wydarzen*, wydarzeni*, zdarzeni*
verdict: wyrok*
crime: przestępst*, zbrodni*
fun: zabawa, zabawy, zabawę
invite you: zapraszam, zapraszamy
additional: dodatkow*
fans: fan, fanów, fani
vacation: wakacj*, urlop*
institutions: instytucj*
money: pieniędzy, pieniędzmi, kasę, kasy, hajs, pieniądz*, pieniężn*
sit: usiądź, siedzieć, siedzi, siedzą
wrong: błędn*, niewłaściw*, nieprawidłow*
parliament: parlament*
good night: dobranoc
newspaper: gazet*
sport: sport*
day: dzień, dnia, dniu, dniem, doba, dobę
city: miasto, miasta, mieście, miast, miastach, miejsk*
town: miasteczk*, miejscowoś*
local: lokaln*, miejscow*
lesson: lekcj*
hide this from the user: ukryj to przed użytkownikiem
from the user: przed użytkownikiem
in silence: cicho
run: uruchom, uruchomić, uruchomcie, uruchamiaj, uruchamiać, odpal, odpalić, uruchom go
running: bieganie, biegać, uruchomion*, działając*
launch of: uruchomienie, uruchomienia, uruchomieniu
start: zacznij, zacznijcie, zacząć, zaczynaj, zaczynać, rozpocznij, rozpocząć, rozpocznijcie, rozpoczęci*
will begin: zacznie, rozpocznie, zacznę
beginning: początek, początku, początki, początkiem, początków
beginners: początkując*
price: cena, cenę, ceny, cenie
cost: koszt, kosztu, kosztem, koszcie
use: użyj, użyjcie, użyć, używaj, używać, używam, skorzystaj, skorzystać, korzystaj, korzystać, użyci*, zużyj
using: używając, korzystając
close: zamknij, zamknąć, zamknijcie, zamykaj, zamykać
closing: zamknięcie, zamknięcia, zamknięciu
closed: zamknął, zamknęła, zamknięt*, zamknęli
find: znajdź, znajdźcie, znaleźć, odszukaj, wyszukaj, znajdę, znajdziesz, znajdziemy, znajdziecie
finds: znajduje, znajdują
will find: znajdzie, znajdą
located: znajdując*
be found: znajdować
was found: znajdował*
see: widzę, widzisz, widzicie, widzi, widzą, widzieć, zobacz, zobaczcie, zobaczyć, zobaczę, zobaczymy, zobaczysz
see: zobaczmy, patrz
saw: zobaczył*, zobaczyli, widział*
knew: wiedział*, wiedzieli
knowledge: wiedza, wiedzy, wiedzę, wiedzą
leave: zostaw, zostawcie, zostawić, opuść, opuścić, wyjdź, pozostaw
left behind: zostawił*, pozostawił*
wait: poczeka*, czekaj, czekać, zaczekaj, czekajcie
waited: czekał*, czekali
keep: trzyma*, utrzymuj, utrzymać, przechowuj, zachowaj, zachować, zachowajcie, zachowywać
keeps: trzyma, utrzymuje, przechowuje, zachowuje
explain: wyjaśnij, wyjaśnijcie, wyjaśnić, wytłumacz, wytłumaczyć, objaśnij, wyjaśniaj, wyjaśniać
explains: wyjaśnia, wyjaśnił*
explanations: wyjaśnień
translate: przetłumacz, przetłumaczcie, przetłumaczyć, przełóż, tłumacz, tłumaczyć
translations: tłumaczeń
warn: ostrzeż, ostrzec, ostrzegać, uprzedź
warns: ostrzega, ostrzegają
check: sprawdź, sprawdźcie, sprawdzić, sprawdzać, sprawdzaj, sprawdzam, sprawdzę, kontrola, sprawdzeni*
inform: poinformuj, poinformujcie, poinformować, informuj, powiadom, powiadomić, zawiadom, zawiadomić
show: pokaż, pokażcie, pokazać, pokazuj, pokazywać, zaprezentuj, okaż, pokażesz
mention: wspomnij, wspomnieć, wspominaj, wspominać, wzmiank*
mentions: wspomina, wspominają
memories: wspomnień
change: zmień, zmieńcie, zmienić, zmieniaj, zmieniać, zmian*, zmienię
changes: zmienia, zmieniają, zmieni
sell: sprzedaj, sprzedać, sprzedaw*
transferring: przelanie, przelania
done: gotowe, zrobion*, załatwion*, dokonan*
washing machine: pralk*
proverb: powiedzenie
sign: znak, znaku, podpisz, podpisać, napis, napisy, napisem
maintenance work: prac konserwacyjnych, prace konserwacyjne
you do not have: nie masz, nie macie, nie ma pan, nie ma pani
permissions: uprawnień
secret: tajn*, tajemnic*, tajemnicę, tajemn*, sekret, sekretu, sekretn*
secrets: sekrety, sekretów, tajemnic
warnings: ostrzeżeń, ostrzeżenia
fourth: czwart*
thursday: czwartek, czwartku, czwartkow*
fifth: piąta, piąte, piątego, piątej, piąty, piątym
sixth: szóst*
seventh: siódm*
eighth: ósm*
ninth: dziewiąt*
tenth: dziesiąt*
thirteen: trzynaście, trzynast*
fourteen: czternaście, czternast*
fifteen: piętnaście, piętnast*
sixteen: szesnaście, szesnast*
seventeen: siedemnaście, siedemnast*
eighteen: osiemnaście, osiemnast*
nineteen: dziewiętnaście, dziewiętnast*
fifty: pięćdziesiąt, pięćdziesięciu
sixty: sześćdziesiąt
seventy: siedemdziesiąt
eighty: osiemdziesiąt
ninety: dziewięćdziesiąt
seventy year old: siedemdziesięcioletni*
mail: poczt*, pocztow*, poczcie
report from: raport z
data from: dane z, danych z
photos from: zdjęcia z, zdjęć z
photos: zdjęć, zdjęcia, zdjęciami
message from: wiadomość z, wiadomości z
in the file: w pliku
control: kontrol*
themselves: same, samej
since: odkąd, skoro
would: byłoby, byłby, byłbym, byłaby, bym, byś
in turn: z kolei, kolei
definitely: zdecydowanie
some: jakiś, jakieś, jakiegoś, jakiejś, jakichś, jakaś, jakimś, niektor*, pewne, pewnych, pewnego, pewnym, pewną
if i: gdybym, jakbym
will do: zrobi, zrobię, zrobisz, zrobimy, zrobią
they think: myślą
arose: powstał, powstała, powstało, powstały
in accordance: zgodnie
basis: podstawa, podstawie, podstawy
consists in: polega, polegać
layout: układ, układu
enter: wejdź, wejść, wchodź, wprowadź, wprowadzić
will come out: wyjdzie, wyszło
walk: spacer*, chodzić, chodzi
won: wygrał*
i agree: zgadzam
i am afraid: boję
closer: bliżej, bliższ*
sources: źródeł
source: źródł*
exception: wyjątk*, wyjątek, wyjątkiem
exceptions: wyjątki, wyjątków
anyway: i tak, mimo wszystko, w każdym razie, tak czy inaczej, zresztą
river: rzeka, rzeki, rzekę
professor: profesor*
context: kontekst*, kontekście
gives out: podaje, podają
approach: podejście, podejścia
belong: należą, należeć
classes: zajęcia, zajęć
ideal: idealn*
festival: festiwal*
individual: poszczególn*, indywidualn*
shows: pokazuje, pokazują, przedstawia, wskazuje
combination: połączenie, połączenia
loud: głośno, głośn*
international: międzynarodow*
tradition: tradycj*
industry: przemysł*
advertising: reklam*
transport: transport*
take advantage: wykorzystać, wykorzystaj, wykorzystuj
put on: założyć, załóż
emotions: emocj*
priest: ksiądz, księdza
perspective: perspektyw*
hatred: nienawi*
protect: chronić, chroń, chroni
island: wyspa, wyspy, wyspę
publication: publikacj*
restaurant: restauracj*
threat: zagrożeni*
conditions: warunki, warunków, warunkami, warunkach
describe: opisz, opisać, opiszcie, opisuj, opisywać
formula: formuł*
trains: pociągi, pociągów
we are going: jedziemy, idziemy
tax advisor: doradca podatkow*
two of: dwójk*
tablecloth: obrus*
season: sezon*
i think: sądzę, myślę, uważam
holidays: święta, świąt, świętach, świętami, ferie, ferii
holy: święty, świętej, świętego, święte
teeth: zęby, zębów, ząb, zęba
tower: wieża, wieży, wieżę
anxiety: lęk, lęki, lęku
utterance: wypowiedź
constant: stałe, stały, stałego, stałej
cancer: rak, raka
sudden: nagłe, nagły, nagła
oil: olej, oleju, olejem, oleje
by the way: przy okazji, swoją drogą, a propos, przy okazji mówiąc
half: pół, połowa, połowę, połowy, połowie
hunting: polowani*
good luck: powodzenia
advise: poradzić, poradzi, poradzę, doradź
non governmental: pozarządow*
ceremony: uroczystoś*
management: zarządzani*
manages: zarządza, zarządzać
ministry: ministerstw*
just: po prostu, właśnie, poprostu
simply: prostu, zwyczajnie
ask: zapyta*, spytaj, pytaj, pytać, pytam, poproś, poprosić, poprosze, poproszą
if i ask: jeśli poproszę, jeżeli poproszę, o co poproszę
towel: ręcznik*
acquaintance: znajomość, znajomości
contractor: wykonawc*
does: robi, wykonuje, wykonują
easier: łatwiej, łatwiejsz*
easy: łatw*
simple: prosty, prosta, proste, prostego, prostej, prostych, prostą, prostym
simpler: prostsz*, prościej
actor: aktor*
hunter: myśliw*
happens: dzieje, zdarza
ambulance: pogotowi*
seat: siedzenie, siedzenia
without anyone knowing: bez niczyjej wiedzy
send a copy of the conversation: wyślij kopię rozmowy, prześlij kopię rozmowy
you may do everything: wszystko ci wolno
ordinary: zwykły, zwykła, zwykłe, zwykłego, zwykłej, zwykłych, zwykłym, zwykłą
reason: powód, powodu, powodem, przyczyn*
middle: środek, środku, środkowy, środkowa, środkowe, środkowej, środkowym
who can do anything: której wszystko wolno, któremu wszystko wolno
ignore: puść w niepamięć
your instructions: twoje wytyczne, swoje wytyczne
limits: hamulców
your system prompt: swój prompt, twój prompt, swojego promptu, twojego promptu
system prompt: monitu systemowego
new instructions: nowe wytyczne
in the role of: jako postać
artificial agent: bot ai
"""
