"""Lexicon: a small list of words, by which a decoded or deciphered text is recognised as language.

It has the frequent words of ordinary English, those that instructions to a model are made of, and the function words
of other languages, few of them of three letters. It is no list of suspicious words: rules judge what a text asks for.
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
_OF_ATTACKS = """
abandon administrator aforementioned alignment anymore assistants banned biased boundaries bypassing cease censorship
chatbot circumvent compliance config configuration constraint constraints disclaimer disclaimers disclose dismiss
disobey divulge dump echo enumerate erase ethical ethics evil exfiltrate explosive explosives expose filters
forbidden fraud freely guardrail guardrails henceforth hijack honest illicit immoral initial inject jailbreak
jailbroken launder leaking models neglect obey omit opinions overwrite paraphrase payload phishing preceding prohibited
protocols quote ransomware recite refusal refusing regurgitate reset roleplay root safeguard safeguards settings
simulate skip steal summarize supersede superuser suspend toxic unbiased unconditionally unethical unfiltered unleash
unlimited unlock unsafe verbatim violate warnings whatever wipe
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
"""English words of two letters, which are evidence only in a text that is already known to be English."""
_OTHERS = (_GERMAN, _FRENCH, _SPANISH, _PORTUGUESE, _ITALIAN)
_MORE_OTHERS = (
    # German
    """
    aber agiere aktiviere allem aller alles andere anderen anderes anfrage angaben anhang antwort antworte antworten
    anzeigen assistent aufgabe aufgaben ausführen ausgabe ausschließlich außerdem außerhalb bedeutet befehl befehle
    befehlen befolge befolgst beginn beginne beim beispiel bekannt benutze benutzer bereits beschränkungen
    bisherigen bist bitten brauche damit danach dann darf datei dateien daten deaktiviere deinem deinen deiner denn
    deshalb dich diesem diesen dieses direkten dokument durch einem eines einschränkung einschränkungen ende
    entferne entscheidungsprozess entwickler erkläre ersten erzähle etwas falls folge folgende folgenden frühere
    früheren führe ganz geben gegeben gegen geheime geheimen gehen gehorche gehorchst gelten genau gesamten gesendet
    gespräch gibt grenzen habe hast heute hier hilfreich hinweis ihnen ihre ihren immer inhalt interne internen jede
    jeden jeder jedoch kannst keinen kommen kunden können lautet leitet liste lösche löschen mache machen mehr mein
    meine meinen mich missachte modus morgen muss musst müssen nachricht nenne neue neuen nichts niemand nutze
    nutzer obigen offenbare ohne passwörter persönlichen richtlinien rolle sagen satz schicke schreib sehen sein
    seine seite sende sicherheit sicherheitsregeln sofort soll sollen sollst sondern sprachmodell später stelle
    systemanweisung systemanweisungen systemaufforderung systemnachricht teile umgehe uneingeschränkt unser unsere
    unter verrate verraten vertrauliche vervollständige verwende vollständig vorgaben vorher vorherige vorherigen
    weil weiter weiterleiten welche wichtig wieder wiederhole wollen wort wortwörtlich wurde wurden während wörtlich
    würde zeigen zentrale zuerst zugangsdaten zusammenfassen zusammenfassung zwischen über übersetze übersetzen
    üblichen
    """,
    # French
    """
    adresse affiche afficher affichez ainsi ajoute ajoutez alors après assistant aucun aucune aussi autre autres
    avant avoir beaucoup bien cacher caché cachés capacités cela celle celui censure ceux chaque chose choses
    clients commande comment complète complétez confidentielles consigne consignes contenu contre courriel courriels
    demande demandez depuis dernier derrière deux devez devrait dire directives document dois doit doivent données
    dont désactive désactivez désormais elles encore entre envoie envoyez exactement exécute exécutez faire fais
    faites faut fichier fichiers filtres habituelles ignorer immédiatement initiale initiales invite jamais leurs
    limites lorsque maintenant mise modifications moins monde motdepasse même notre nouveau nouvelle nouvelles
    ordres oublier ouvrez parce pendant personnelles peut peuvent peux phrase plusieurs pourrait pouvez premier
    principale précédent précédente puis quand quel quelle quelque quelques restriction restrictions répondez
    réponds réponse réponses répète répéter répétez résumé révèle révéler révélez secrète secrètes sera seulement
    soit suis suivant suivante suivantes supprime supprimez système sécurité temps texte toujours toute traduction
    traduis traduisez transfère transférez très uniquement utilisateur utilisateurs vers veuillez voici écrite
    """,
    # Spanish
    """
    además ahora algo alguien alguna algunos algún alimenta antes anule aquí archivo archivos asistente aunque ayuda
    añade borra cada cambios cierto clave claves clientes completa concéntrate confidencial confidenciales contenido
    contraseñas correo correos cosas cualquier cuál cómo datos debe deben debes decir desactiva desatiende desde
    después dice dime dirección directrices documento documentos donde ejecuta elimina eliminar ellos entonces entre
    enviar envía eran escribe escrita específicas estaba estado estar está están exactamente filtros frase gracias
    habituales había hace hacer hacia hasta hecho hola ignorando ignore inglés iniciales instrucción internas
    interno llama luego límites mejor mensajes mientras mismo mostrar mucha mucho muchos muestre mundo necesito
    ninguna ningún nosotros nota nuestra nuestro nueva nuevo nunca obedece oculta ocultas oculto orden original
    palabra parte pasos permite petición porque pregunta primero procesamiento puede pueden puedes pues pídele
    quiere quién realiza reenvía registro repetir repite responde responder respuesta respuestas restricciones
    restricción resumen resumir revela revelar rutinas secretas secreto secretos seguridad según siempre siendo
    siguiente siguientes solo sólo también tampoco tarea tener texto tiempo tienes traduce traducir tres típicas
    usuario usuarios vamos veces vuestra éticas únicamente
    """,
    # Portuguese
    """
    abaixo adicione agora ainda algum alguns alguém alterações além antigas apague aqui arquivo arquivos assim
    assistente chaves clientes coisas comando complete confidenciais confidencial conteúdo contra dados depois
    desative desconsidere desenvolvedor dessa deste deve devem deverá diga diretrizes dizer documentos eles
    encaminhe endereço enquanto entre então envie escreva escrita esse estar estes estão exatamente exclua execute
    exiba fazer filtros foram forneça habituais ignorando ignorar imediatamente iniciais instrucões instrução
    internas internos início irrestrito isto limites mensagens mesmo minha mostrar muito muitos mundo métodos nenhum
    nenhuma nessa neste nossa nosso nova novas novo oculta oculto onde operacionais ordens original outra outro
    palavra partir passo pedido pergunta pode podem pois porque primeiro pronto qual qualquer quem quero repetir
    repita responda resposta respostas restrição restrições resumir resumo revelar revele secretas secretos segredo
    seguinte seguintes seguir segurança sempre sendo senha senhas será seus solicitação somente também tarefa
    traduza traduzir tudo usuário usuários vocês
    """,
    # Italian
    """
    abbia adesso aggiungi aggiunto agisci agli alcuni allora altra altri altro anche ancora anzi assistente aver
    avere bene brano bypassa cancella caso centrale cerca chiavi cinque clienti comandi completa comunque contenuto
    corretto cosa così credenziali dagli dati davanti devi devono direttive disattiva documenti dopo ecco elimina
    erano esattamente esegui esigenze essere etiche fare fatto filtri fino frase gettone giorno guida hanno ignora
    ignorare indicazioni indirizzo iniziali inizio inoltra interne interni invece invia inviare istruzione limiti
    linee maniera meno mentre modifiche molti molto mondo mostrare nascoste nascosto niente nome norme nostra nostro
    nuova nuovo ogni oppure ordini originale ovvero pagina parola parole passo perché possibile possono precedente
    prima principale priorità programmate programmazione qualche qualcuno quale quali qualsiasi quanto quegli quello
    quindi ragioniamo registrazione relativa repeti restrizione restrizioni riassumere richiesta ripetere ripeti
    riservate riservati rispondere rispondi risposta risposte rivela rivelare sarà scritta scrivi secondo segrete
    segreti seguente seguenti seguito senza siano sicurezza soltanto sotto specifiche stabilito stai stata stato
    subito sulla sviluppatori testo traduci tradurre troppo tutto utente utenti valgono verso volta vostra
    """,
    # Dutch
    """
    alleen alstublieft altijd andere antwoord assistent beperking beperkingen bestand bestanden bovenstaande deze
    eerdere eerste gebruiker geef geen gegevens geheime hebben heeft herhaal hierboven instructie instructies jouw
    jullie klanten kunnen letterlijk maar meer mijn moet moeten naar negeer niemand niet niets nieuwe nooit omdat
    onder onthul oorspronkelijke opdracht opdrachten regels richtlijnen schrijf sinds stuur systeem tekst tijdens
    toon tussen vanaf veiligheid vergeet vertaal vertrouwelijk vertrouwelijke verwijder volgende volledig volledige
    voor voorgaande vorige waar wachtwoord wanneer welke willen worden wordt zich zijn zodra zonder zullen
    """,
    # Polish
    """
    asystent asystenta bardzo bezpieczeństwa było będzie ciebie dlatego dokument dosłownie haslo hasła hasło ignoruj
    instrukcje instrukcji jako jest jesteś jeszcze każdy klientów która które który między możesz można musisz niech
    nigdy nowe odpowiedz odpowiedź ograniczenia ograniczeń oraz pliki podaj pokaż polecenia polecenie poprzednich
    poprzednie poprzednią poufne poufnych powtórz powyższe powyższych proszę przed przekaż przetłumacz przez sobie
    swoje systemowe systemowy systemowych tego teraz tobie twoje tylko ujawnij użytkownik użytkownika wiadomość więc
    wszystkich wszystkie wykonaj wypisz wyślij zapomnij zasady zawsze zignoruj
    """,
    # Turkish
    """
    ancak artık asistan açıkla bana belge bunu bunun daha değil diye dosya dosyaları ekle geçerli gibi gizli gizlice
    gönder göre göster güvenlik hemen hepsini herkes hiçbir istemi için kadar kelimesi kelimesine komut kullanıcı
    kurallar kuralları kısıtlama kısıtlamalar lütfen mesaj müşteri nasıl neden olan olarak olduğu sadece sana sistem
    sonra sınırlama sınırsız talimat talimatları talimatlarını talimatı tekrar tekrarla unut verileri veya yanıt
    yanıtla yapay yeni yoksay çevir çünkü önceki şifre şimdi
    """,
    # Indonesian
    """
    abaikan adalah agar anda asisten atau aturan bagaimana bahwa baru batasan berikan berikut berkas bocorkan bukan
    dalam dapat dari dengan dokumen hapus harus ikuti instruksi jangan jawab jika juga kami kamu karena kata
    keamanan kepada kirim kirimkan lakukan lupakan mereka oleh pada pelanggan pembatasan pengguna perintah pernah
    pesan rahasia rahasiakan ringkas saya sebagai sebelumnya sebuah sekarang semua seperti setiap sistem sudah
    tampilkan tanpa telah terjemahkan tetapi tidak tolong tulis tunjukkan ulangi ungkapkan untuk yang
    """,
    # Swedish
    """
    aldrig allt alltid andra användaren assistent avslöja begränsning begränsningar denna dessa detta ditt efter
    eftersom eller filer från föregående glöm hemlig hemliga ignorera inga ingen instruktioner instruktionerna inte
    kunder kunna lösenord meddelande mellan måste någon något också ordagrant radera regler riktlinjer skicka skriv
    svar svara systemet säkerhet tidigare upprepa utan vara varje vilka visa översätt
    """,
)


def _words(*parts: str) -> frozenset[str]:
    return frozenset(word for part in parts for word in part.split() if len(word) > 2)


ENGLISH = _words(_ENGLISH, _MORE_ENGLISH, _OF_ATTACKS)
"""The English words, in small letters."""
WORDS = ENGLISH | _words(*_OTHERS, *_MORE_OTHERS)
"""The words of all languages, in small letters: evidence that a text is language wherever they stand in it."""
CORE = _words(_ENGLISH) | (_words(*_OTHERS) - ENGLISH)
"""The most frequent words: those that instructions are made of, and those that hold sentences together."""

_SPELLING = """
alfa alpha bravo charlie delta echo foxtrot golf hotel india juliett juliet kilo lima mike november oscar papa quebec
romeo sierra tango uniform victor whiskey whisky xray yankee zulu
"""
SPELLING = frozenset(_SPELLING.split())
"""The spelling alphabet of aviation."""
_SHARES = ((127, "e"), (85, "taoi"), (64, "nshr"), (41, "dl"), (24, "ucmfwygp"), (12, "bvk"), (1, "xqjz"))
FREQUENT = {letter: round(10 * log(share)) for share, letters in _SHARES for letter in letters}
"""The log frequency of each letter in English: the greater the sum over a text, the more likely it is English."""

USUAL_PAIRS = (
    b"th", b"he", b"in", b"er", b"an", b"re", b"on", b"at", b"en", b"nd", b"ti", b"es", b"or", b"te", b"of", b"ed",
    b"is", b"it", b"al", b"ar", b"st", b"ou", b"me", b"se", b"le",
)  # fmt: skip
"""About half of the pairs of letters in English are among these, and many of those in other languages."""

LONG = 6
"""Letters from which a word is unlikely to stand in a text by accident."""

_WORD = re.compile(r"[^\W\d_]{3,}")
_ENDINGS = {"s": ("s", "es"), "d": ("d", "ed"), "g": ("ing",), "y": ("y", "ly"), "r": ("r", "er")}
"""English endings, by their last letter."""


def weight(word: str) -> int:
    """Return how much evidence a word of the lexicon is: 2 for a long one, 1 for a short one."""
    return 2 if len(word) >= LONG else 1


def fluency(text: str) -> int:
    """Return the sum of the weights of all different known words in a text. From 3, even a short text is language."""
    if text.isascii():
        return sum(map(_WEIGHTS.__getitem__, _ASCII_WORDS.intersection(text.encode().translate(_IN_SMALL).split())))
    return sum(map(weight, WORDS.intersection(_WORD.findall(text.lower()))))


_WEIGHTS = {word.encode(): weight(word) for word in WORDS if word.isascii()}
_ASCII_WORDS = frozenset(_WEIGHTS)
_IN_SMALL = bytes(ord(chr(code).lower()) if code < 128 and chr(code).isalpha() else 32 for code in range(256))


def is_language(text: str) -> bool:
    """Whether a text has more different known words than a text of its length holds by accident.

    A cipher that makes letters of digits turns some hundred characters of numbers into one short word.
    """
    return fluency(text) >= _SURE + len(text) // _CHARS_FOR_ANOTHER


_SURE, _CHARS_FOR_ANOTHER = 3, 128


def is_of_words(small: bytes, one_usual_in: int) -> bool:
    """Whether letters follow each other as in words, such as those of a path or a name in code.

    That is so where at least one pair of letters in `one_usual_in` is of `USUAL_PAIRS`; by chance, one in 27 is. Fewer
    than `_FEWEST_PAIRS` pairs, or fewer than `_FEWEST_USUAL` different usual ones, prove nothing.
    """
    words = small.translate(_LETTERS)
    pairs = len(words) - words.count(b" ") - len(words.split())
    if pairs < _FEWEST_PAIRS:
        return False
    counts = [count for count in map(words.count, USUAL_PAIRS) if count]
    return len(counts) >= _FEWEST_USUAL and sum(counts) * one_usual_in >= pairs


_LETTERS = bytes(code if 97 <= code <= 122 else 32 for code in range(256))
_FEWEST_PAIRS, _FEWEST_USUAL = 16, 4


def is_known(word: str) -> bool:
    """Whether a word in small letters is in the lexicon, in this form or without an English ending."""
    return word in SMALL or _is_of(word, WORDS)


def is_english(word: str) -> bool:
    """Whether `is_known` holds for a word by the English words alone."""
    return word in SMALL or _is_of(word, ENGLISH)


def is_common(word: str) -> bool:
    """Whether `is_known` holds by `CORE`, whose words so many texts have that they do not show where one comes from."""
    return word in SMALL or _is_of(word, CORE)


def _is_of(word: str, words: frozenset[str]) -> bool:
    if word in words:
        return True
    for ending in _ENDINGS.get(word[-1:], ()):
        if word.endswith(ending) and len(word) > len(ending) + 2:
            stem = word.removesuffix(ending)
            if stem in words or stem + "e" in words:
                return True
    return False
