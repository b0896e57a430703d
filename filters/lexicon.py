"""A small lexicon: the evidence that a decoded or deciphered text is language.

The words are the frequent ones of ordinary English, those that instructions to a model are made of, and the function
words of other languages, few of them of three letters. It is no list of suspicious words: what a text asks for is the
rules' business.
"""

import re
from math import log

_ENGLISH = """
about above access according account across act action activate actually add address admin after again against age ago
agree all allow allowed almost along already also although always among amount and another answer any anyone anything
api are area around ask assistant attack available away back bank base based because become been before begin behind
being believe below best better between beyond body book both bring build business but buy bypass call called came can
cannot card care case cause certain change character chat check child city clear close code come command commands
common company complete comply computer confidential connect consider contact contain content context continue control
conversation copy cost could country course create credential credentials credit current customer data database date
day delete describe details developer did different disable discard display disregard document does doing done down
download during each early easy either email emergency enable end english enough enter every everyone everything
exactly example execute explain export face fact family far feel few file files filter final find first folder follow
following for forget format forward found free from full function game gave general get give given good got government
great group guide guidelines had hand happen hard harmful has have head hear hello help her here hidden high him his
hold home hour house how however human idea ignore illegal immediately important include inform information input
inside instead instruct instruction instructions internal internet into job just keep key keys kind know language
large last later law leak learn least leave left less let level life like limit limits line list little live local
long look love made mail main make malicious man many matter may mean means member memory message messages method
might mind mode model moderation money month more morning most mother move much must name need network never new next
night no not nothing now number off office often old once one only open operator order original other our out output
outside over override own page paper part party password passwords pay people perform permission person phone place
plan play please point policy possible post power present pretend previous print prior private problem procedure
process program project prompt prompts protocol provide public purpose put question questions read ready real really
reason receive recent record refuse regard release remember remove repeat replace reply report request research
respond response restriction restrictions result return reveal review right role room rule rules run safe safety said
same save say school search second secret secrets section secure security see seem send sensitive sentence server
service session set several shall share she shell should show side simple since site small some someone something
soon start state step steps still stop story street string strong student study such summary support sure system
systems table take talk task tasks tell test text than thank thanks that the their them then there these they thing
things think this those though thought three through time title today together token tokens told tool tools top total
toward translate true trust try turn two type under understand unrestricted until update upon use used user users
using value verify version very view visit wait want was watch water way web website week well went were what when
where whether which while white who whole why will with within without woman word words work world would write wrong
year yes yesterday yet you young your yourself delivered disabled enabled respond restricted uncensored weapon bomb
knife hack hacker exploit malware virus drug drugs helpful fulfill policy policies note notes
"""
_MORE_ENGLISH = """
able accounts actions actual addresses advice afraid afternoon agents air amounts animal announce answers apart appear
apple apply approve approved arm army art article articles asked asking attach attached author authority average avoid
bad bag ball bar battle bear beat beautiful bed believed benefit big bill bit black blood blue board boat born boss box
boy break bring brother brought budget building built button buying calls camp capital car careful carry catch cell
chance changed changes channel chapter charge cheap checked chief choice choose church circle citizen claim class clean
client clients cloud coffee cold collect college color columns confirm connection consider control cook cool corner
correct costs count couple courage court cover crime cross crowd cut dance danger dangerous dark daughter dead deal dear
death debug decide decided decision deep default degree deliver deny department design desk detail develop device die
difference difficult dinner direct direction directly director discuss disease doctor dog dollar dollars door double
doubt draft dream dress drive drop dry due ears east eat economy edge edit education effect effort eight election else
emails employee employees enemy energy engine enjoy entire entry error errors evening event events everybody evidence
examples expect experience eye eyes failed fair fall false famous farm fast father favorite feature feed feeling field
fight figure fill film fine finger finish fire fish fit five fix floor flow fly food foot force foreign forever forms
forty forward four fresh friend friends front fun funny further future garden gas gets girl glass goal goes going gold
gone grand gray green ground grow guess gun hair half hall handle happened happens happy hate heart heat heavy height
hell helped helping hill hit hope horse hospital hot hotel hours houses hundred hurt husband ice identity image images
imagine improve increase indeed industry influence injection instance interest invoice issue item items itself jobs join
joke judge jump keeps kill kinds king kitchen knew knows laid lake land lawyer lay lead leader leading led left legal
letter letters library lie light likely lines links listen living loan lock log login lose loss lost lot lots low luck
lunch machine magic making manage manager mark market married mass master material maybe meal meaning measure meet
meeting memories mention met middle miles military milk million minute minutes mission mistake modern moment movie
moving murder music names narrative nation natural near nearly neck needs neighbor neither news nice nine nobody none
nor normal north nose note notes notice object offer officer oil older ones opening opinion option options orders others
ought outcome pack pages pain paint pair park particular pass passed past path patient pattern payment peace penalty
percent perfect perhaps period persona phrase physical pick picture piece pieces places plain plans plant played player
points police politics poor popular position possibly posts practice prepare presence presented president press pretty
prevent price prince print prison produce product production products promise proof properly protect prove pull push
quality quick quickly quiet quite race radio rain raise ran range rate rather reach reached reader reality realize rest
rich ride rights ring rise risk river road rock role roll rooms round row running sales sat saw says scene science score
sea season seat seems seen sell senior sense sent serious seven sex shape shop short shot shoulder shown sign signal
signed single sister sit situation six size skill skills skin sky sleep slow smile social society soft sold soldier
solution son song sort sound source sources south space speak special speech speed spend spoke spread spring square
stage stand standard star stars started states station stay stock stood store stories strange structure style subject
success suddenly sugar suggest sun supply supposed surface surprise sweet swear takes taking talking target taste teach
teacher team technical ten term terms tests theory thick thirty thousand threat three threw throw ticket till times tiny
tired tonight tool touch town track trade traffic train training transfer transaction travel treat tree trees trial trip
trouble truck truth turned twelve twenty twice types uncle union unit unless unlike upper urgent useful usual usually
valid various view village visitor voice vote wait walk wall war warm warning waste watched wear weather wedding weight
welcome west wide wife wild window windows winter wish wonder wondering wood wore worked worker workers working worry
worse worst worth writer writing written wrote yard yeah years yellow younger zero zone
"""
_GERMAN = """
alle allen anweisung anweisungen auch auf aus bei bitte das dass dein deine dem den der des die diese dieser doch du
ein eine einen einer frage geheim gib haben hat ich ignoriere ignorieren ihr ist jetzt kann kein keine mit nach nicht
noch nur oder passwort regeln schreibe sich sie sind text und vergiss vom von vorherigen was wenn werden wie wird zum
zur zeige system
"""
_FRENCH = """
aux avec avez cette comme dans des donne elle est être fait ignore ignorez instructions les leur mais mot ne nous
oublie oubliez par pas passe plus pour précédentes que qui règles sans ses son sont sur système tous tout toutes une
vos votre vous
"""
_SPANISH = """
anteriores como con contraseña cuando del dónde ella eres esta este estos ignora ignorar instrucciones las los más
mensaje muestra muy nada nuevas olvida otro para pero por porque prompt que quiero reglas sea ser sin sistema sobre
sus también tiene toda todas todo todos tus una uno usted
"""
_PORTUGUESE = """
anteriores com como dos das esqueça estas este ignore instruções isso mais mas mensagem mostre não nas nos para pela
pelo por quando que regras revele seu sistema sua suas também tem todas todos uma você
"""
_ITALIAN = """
alla anche che chi come con dal del della delle dimentica dove gli ignora istruzioni loro messaggio mostra nel nella
non nuove per perché più precedenti quando questa questo regole segreto sei sistema sono sua sue suo tua tue tuo tutte
tutti una
"""

_SMALL = "am an as at be by do go he hi if in is it me my no of ok on or so to up us we"
SMALL = frozenset(_SMALL.split())
"""English words of two letters, which say something only of a text that is already known to be English."""
_OTHERS = (_GERMAN, _FRENCH, _SPANISH, _PORTUGUESE, _ITALIAN)
_MORE_OTHERS = (
    # German
    """
    aber allem aller alles andere anderen angaben anhang antwort antworte antworten anzeigen aufgabe ausführen ausgabe
    befehl befehle beginn beginne beim benutzer bereits bist brauche damit danach dann darf daten deinem deinen deiner
    denn dich diesem diesen dieses dokument durch einem eines ende entwickler erkläre ersten falls folgende folgenden
    frühere früheren führe ganz gegeben geheime geheimen genau gesendet gibt habe hast hier hinweis ihnen ihre ihren
    immer jede jeden jeder kannst keinen können lautet liste mache mehr mein meine mich muss musst nachricht neue neuen
    nichts nutze nutzer ohne satz sein seine seite sende sofort soll sollst sondern später stelle unter vollständig
    vorher vorherige weil weiter welche wichtig wieder wort wurde wurden während wörtlich würde zeigen zuerst
    zusammenfassung über übersetze
    """,
    # French
    """
    affiche affichez ainsi alors après aucun aucune aussi autre autres avant avoir bien cela ceux chaque comment
    consigne consignes contenu contre courriel demande demandez depuis dernier deux devez dire dois doit données dont
    elles encore entre envoie envoyez faire fais faites faut fichier immédiatement jamais lorsque maintenant mise moins
    même notre nouveau nouvelle nouvelles ordres peut peux pouvez premier précédent précédente puis quand quel quelle
    répondez réponds réponse répète répétez révèle révélez sera seulement soit suis suivant suivante suivantes texte
    toujours traduis traduisez très utilisateur vers veuillez voici
    """,
    # Spanish
    """
    además ahora algo algún antes aquí archivo aunque ayuda cada cierto clave contenido correo cualquier cuál cómo datos
    debe debes decir desde después dice dime documento donde ellos entonces eran escribe estaba estado está están
    gracias había hace hacer hacia hasta hola inglés instrucción llama luego mejor mensajes mismo mucho muestre necesito
    ninguna ningún nosotros nota nueva nuevo nunca orden palabra parte pasos permite pregunta primero puede puedes pues
    pídele quiere quién realiza registro repite responde responder respuesta resumen revela secreto según siempre
    siguiente siguientes solo sólo tarea tener texto tiempo tienes traduce tres usuario usuarios vamos veces
    """,
    # Portuguese
    """
    abaixo agora ainda algum além antigas aqui arquivo assim comando conteúdo contra dados depois dessa deste deve devem
    deverá diga dizer eles enquanto então envie escreva esse estes estão exatamente exiba fazer foram forneça
    imediatamente início isto mensagens mesmo minha muito nenhum nenhuma nessa neste nova novas novo onde ordens outra
    outro palavra partir passo pergunta pode pois primeiro pronto qual qualquer quem quero repita responda resposta
    resumo revelar segredo seguinte seguintes seguir sempre sendo senha será seus solicitação somente tarefa traduza
    tudo usuário usuários vocês
    """,
    # Italian
    """
    abbia adesso agli allora altra altri altro ancora anzi aver avere bene brano caso cerca cinque comandi comunque
    contenuto cosa così credenziali dagli dati davanti devi dopo ecco erano esegui essere fare fatto fino frase giorno
    hanno inizio invece invia istruzione maniera meno mentre molto niente nome nostro nuova nuovo ogni oppure ordini
    ovvero pagina parola parole possibile precedente prima quale quali qualsiasi quanto quegli quello quindi repeti
    ripeti rispondere rispondi risposta rivela sarà scrivi seguente seguenti seguito senza siano soltanto sotto stai
    stata stato subito sulla testo traduci troppo tutto utente utenti verso volta vostra
    """,
    # Dutch
    """
    alstublieft antwoord deze eerdere eerste gebruiker geef geen hebben heeft instructies jouw maar meer mijn moet naar
    negeer niet niets nieuwe nooit onder opdracht opdrachten regels schrijf sinds stuur systeem tekst toon vanaf vergeet
    volgende voor voorgaande vorige waar wachtwoord wanneer welke worden wordt zich zijn zodra zonder
    """,
    # Polish
    """
    było będzie ciebie haslo hasło ignoruj instrukcje instrukcji jako jest jesteś każdy która które który możesz musisz
    niech nigdy nowe odpowiedz odpowiedź oraz podaj pokaż polecenia polecenie poprzednich poprzednie powtórz proszę
    przed przetłumacz przez sobie swoje tego teraz tobie twoje tylko użytkownik użytkownika wiadomość więc wszystkich
    wszystkie wypisz wyślij zapomnij zasady zawsze zignoruj
    """,
    # Turkish
    """
    ancak artık bana belge bunu bunun daha değil diye ekle gibi gizli gönder göre göster hemen hepsini için kadar komut
    kullanıcı kuralları lütfen mesaj nasıl neden olan olarak sadece sana sistem sonra talimat talimatları talimatlarını
    tekrarla unut veya yanıt yanıtla yeni yoksay önceki şifre şimdi
    """,
    # Indonesian
    """
    abaikan adalah agar anda atau bagaimana bahwa baru berikan berikut bukan dalam dari dengan dokumen harus ikuti
    instruksi jangan jawab jika juga kami kamu kata kepada kirim lakukan lupakan mereka oleh pada pengguna perintah
    pesan rahasia saya sebagai sebelumnya sebuah sekarang semua seperti sudah tampilkan tanpa telah tetapi tidak tolong
    tulis tunjukkan ulangi untuk yang
    """,
    # Swedish
    """
    allt användaren avslöja denna detta ditt efter eller från föregående glöm ignorera inga ingen instruktioner
    instruktionerna inte lösenord meddelande också regler skicka skriv svar svara systemet tidigare utan vara varje
    vilka visa
    """,
)


def _words(*parts: str) -> frozenset[str]:
    return frozenset(word for part in parts for word in part.split() if len(word) > 2)


ENGLISH = _words(_ENGLISH, _MORE_ENGLISH)
"""Words of English alone."""
WORDS = ENGLISH | _words(*_OTHERS, *_MORE_OTHERS)
"""Small-letter words that say something of a text that is decoded wherever they stand."""
CORE = _words(_ENGLISH) | (_words(*_OTHERS) - ENGLISH)
"""The words that instructions are made of and those that hold sentences together."""

_SPELLING = """
alfa alpha bravo charlie delta echo foxtrot golf hotel india juliett juliet kilo lima mike november oscar papa quebec
romeo sierra tango uniform victor whiskey whisky xray yankee zulu
"""
SPELLING = frozenset(_SPELLING.split())
"""The spelling alphabet of aviation."""
_SHARES = ((127, "e"), (85, "taoi"), (64, "nshr"), (41, "dl"), (24, "ucmfwygp"), (12, "bvk"), (1, "xqjz"))
FREQUENT = {letter: round(10 * log(share)) for share, letters in _SHARES for letter in letters}
"""How frequent each letter is in English, so that the sum over a text tells how likely it is English."""

USUAL_PAIRS = (
    b"th", b"he", b"in", b"er", b"an", b"re", b"on", b"at", b"en", b"nd", b"ti", b"es", b"or", b"te", b"of", b"ed",
    b"is", b"it", b"al", b"ar", b"st", b"ou", b"me", b"se", b"le",
)  # fmt: skip
"""What every other pair of letters is in English, and in other languages many are."""

LONG = 6
"""From this many letters on, a word is unlikely to stand in a text by accident."""

_WORD = re.compile(r"[^\W\d_]{3,}")
_ENDINGS = ("s", "es", "d", "ed", "ing", "ly", "er", "r", "y")


def weight(word: str) -> int:
    """How much finding this word says: 2 for a long one, 1 for a short one."""
    return 2 if len(word) >= LONG else 1


def fluency(text: str) -> int:
    """The weights of all different known words in a text, added up. 3 and more is language even in a short text."""
    return sum(map(weight, WORDS.intersection(_WORD.findall(text.lower()))))


def is_language(text: str) -> bool:
    """Whether a text has more different known words than stand in so many characters by accident.

    Numbers give a short word in some hundred characters under a cipher that makes letters of digits.
    """
    return fluency(text) >= _SURE + len(text) // _CHARS_FOR_ANOTHER


_SURE, _CHARS_FOR_ANOTHER = 3, 128


def is_of_words(small: bytes, one_usual_in: int) -> bool:
    """Whether letters follow each other as in words, such as those of a path or a name in code: one pair in so many is
    a usual one. By chance one in twenty-seven is; few pairs, or the same ones again and again, say nothing."""
    words = small.translate(_LETTERS)
    pairs = len(words) - words.count(b" ") - len(words.split())
    counts = [count for count in map(words.count, USUAL_PAIRS) if count]
    return pairs >= _FEWEST_PAIRS and len(counts) >= _FEWEST_USUAL and sum(counts) * one_usual_in >= pairs


_LETTERS = bytes(code if 97 <= code <= 122 else 32 for code in range(256))
_FEWEST_PAIRS, _FEWEST_USUAL = 16, 4


def is_known(word: str) -> bool:
    """Whether a small-letter word is English of the lexicon, in this form or without its ending."""
    return word in SMALL or _is_of(word, WORDS)


def is_common(word: str) -> bool:
    """The same of the core: a word that many texts have, and so tells nothing of where it was taken from."""
    return word in SMALL or _is_of(word, CORE)


def _is_of(word: str, words: frozenset[str]) -> bool:
    if word in words:
        return True
    for ending in _ENDINGS if word.endswith(_ENDINGS) else ():
        if word.endswith(ending) and len(word) > len(ending) + 2:
            stem = word.removesuffix(ending)
            if stem in words or stem + "e" in words:
                return True
    return False
