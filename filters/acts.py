"""Acts: what a text asks to have done, and what a tool does, in a few kinds that languages have in common.

It is a table of words and no grammar. It says whether what somebody wants and what a tool does are of one kind, so that
a transfer of money is not taken for what a question about the weather asked for.
"""

import re
from collections import defaultdict
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from filters.relevance import stem


class Act(StrEnum):
    """What can be done, as far as it matters whether somebody asked for it."""

    LOOK = "look"
    PAY = "pay"
    SEND = "send"
    SHARE = "share"
    UPLOAD = "upload"
    STORE = "store"
    SCHEDULE = "schedule"
    EDIT = "edit"
    DELETE = "delete"
    CANCEL = "cancel"
    BOOK = "book"
    BUY = "buy"
    RUN = "run"
    INSTALL = "install"
    DEPLOY = "deploy"
    SWITCH = "switch"
    OPEN = "open"
    PLAY = "play"
    RESET = "reset"
    GRANT = "grant"
    DELEGATE = "delegate"
    CLOSE = "close"
    JOIN = "join"
    REMEDY = "remedy"
    """What a customer wants of whom they bought from: money back, another one."""


_WORDS: Final[Mapping[Act, str]] = {
    Act.LOOK: """
        sum what when where which how why
        browse calculate check compare convert count describe download fetch find forecast get grep inspect list
        locate lookup query read retrieve review scan search select show status summarise summarize track validate
        verify view visit weather translate explain analyse analyze examine extract
        |
        übersetz* erklär* fass* zusammenfass* traduc* resum* résum* tradui* riassum* was wann wie wo warum qué cuánto
        quel quelle che cosa cos'è 总结 翻译 要約 什么 怎么 какая что
        zeig* such* find* lies* lese lesen prüf* vergleich* busca* lee* muestra* compara* cherch* lis* montre*
        trouv* vérifi*
        compar* cerca* trova* leggi* mostra* dimmi encontr* procur* mostr* leia quais qual quanto
        zoek* toon* laat lees* samenvat* hoe wat waar wanneer welke visar hitta* sök* läs* sammanfatta* vad när hur
        vilka pokaż* znajd* szuk* przeczytaj* streść* podsumuj* sprawdź* jak jaka jaki jakie kiedy ile gdzie göster*
        bul oku özetle*
        nerede kaç hangi покаж* найд* прочит* провер* расскаж* где когда сколько как
        查 看 找 読 検索 告诉 多少 教え 調べ 見せ まとめ いつ どこ 何
        요약 알려 보여 찾아 검색 번역 설명 뭐 언제 어디 얼마
        لخص أخبر أظهر ابحث اعرض ترجم اشرح ما متى أين
        कितना बताओ बताइए दिखाओ सारांश खोज
        περίληψη βρες δείξε
        """,
    Act.PAY: """
        pay paid paying payment payments pays chip contribute money funds crypto bill refund
        transfer transfers wire remit refunds reimburse settle deposit donate donation charge owe owes split
        |
        bezahl* überweis* zahl* begleich* einzahl* paga* pago transfiere*
        transferir ingresa* abona* paie* paye payez payons vire virez virement verser versez régler réglez paghi*
        bonific*
        pague* transfira*
        betaal* overmak* betala* överför* zapłać* przelej* przelew* opłać* öde* havale* оплат* перевед* заплат*
        支付 付款 打款 转账 转给 转钱 转一下 轉帳 缴 汇 還款 振り込 振込 支払
        결제 지불 송금 이체 납부 환불 ادفع دفع حول تحويل भुगतान πλήρωσε πληρώ*
        """,
    Act.SEND: """
        answer announce email emails forward inform invite mail message notify post reply respond send sends sent
        accept sms submit tell text write ask remind rsvp compose publish confirm
        |
        schick* sende senden antwort* beantwort* leite weiterleit* maile mailen schreib* benachrichtig* lade einlad*
        teile
        sag sage sagt envía* envia enviar envíal* manda mandal* mandar mandami mándal* responde responder respóndel*
        contesta
        contestar contéstal* escribe* avisa* reenvía* invita invitar invital* invítal* dile envoi* envoy* répond*
        écri* transmet* transfère* prévien*
        invia* inoltra* rispondi* scrivi* avvisa* envie* responda* escreva* mande* stuur* verstuur* antwoord*
        beantwoord* schrijf* skicka* svara* skriv* mejla* wyśl* odpowied* odpisz* napisz* przekaż* gönder* yanıtla*
        cevapla* yaz yazın ilet отправ* ответ* напиш* сообщ* 发送 發送 回复 回覆 发给 寄 通知 写信 送っ 送信 返信
        伝え 連絡し
        보내 답장 회신 전달 알려줘 أرسل ارسل راسل أبلغ بلغ भेज बता जवाब στείλε απάντησε
        """,
    Act.SHARE: """
        share shares invite collaborator visible | freigeb* freigib* teile* comparte* compartir partag* condivid*
        compartilh* deel dela udostępni* paylaş* подел* 分享 共享 共有
        공유 초대 شارك साझा μοιράσου
        """,
    Act.UPLOAD: """
        upload uploads publish push | hochlad* lade sube subir téléverse* carica* 上传 上傳
        """,
    Act.STORE: """
        add append copy create enter insert log note notes put record register remember save schedule sign store write
        fill submit calendar appointment draft generate regenerate book make collect
        |
        eintrag* trag trage tragt speicher* notier* lege legen anlege* erstell* schreib* kopier* merke añade*
        agrega* guarda*
        anota* crea crear creare créalo apunta* ajout* enregistr* notez noter crée créez créer inscri* aggiung*
        salva* adicion* 添加 保存 记录 创建
        新建 追加 記録
        저장 추가 만들어 أضف احفظ أنشئ जोड़ πρόσθεσε
        """,
    Act.SCHEDULE: """
        agenda appointment calendar event meeting schedule | agenda* calendario* kalender* termin termine terminen
        reunión* réunion* 日历
        日程
        """,
    Act.EDIT: """
        adapt adjust assign change configure revert convert correct edit fix improve insert make merge modify move
        rename
        refactor replace reschedule rewrite update upgrade solve resolve implement write add clean bug debug
        deduplicate
        repair migrate format split reorganise reorganize
        |
        änder* bearbeit* korrigier* verbesser* ersetz* reparier* verschieb* verleg* beheb* behebe cambia* corrige*
        edita* modifica* arregla* mueve* modifie modifiez modifier corrig* répar* renomm* déplac* changer changez
        sposta* wijzig* verander*
        verplaats* ändra* flytta* zmień* przenieś* popraw* değiştir* ertele* измен* исправ* перенес* 修改 更新 修复
        修正
        変更 直し
        옮겨 변경 수정 바꿔 عدل غير بدل बदल άλλαξε
        """,
    Act.DELETE: """
        clean clear delete drop erase purge remove rm wipe cleanup trash prune truncate uninvite
        |
        lösch* entfern* borra* elimina* suprim* supprim* efface* cancella* verwijder* radera* usuń* skasuj* sil
        silin удал*
        删除 刪除 清空 削除
        삭제 지워 احذف امسح हटा मिटा διάγραψε
        """,
    Act.CANCEL: """
        cancel cancels decline revoke terminate terminated unsubscribe | stornier* kündig* absag* abmeld* cancela*
        anula*
        annul* résili* disdi* annull* cancella* annuleer* afzeg* avboka* anuluj* odwoł* iptal* отмен* 取消 退订 解約
        キャンセル
        취소 해지 ألغ الغ रद्द ακύρωσε
        """,
    Act.BOOK: """
        book books booking reserve rebook | buch* reservier* reserva* réserv* prenot* reserve* boek* reserveer* boka*
        zarezerw* rezerv* заброн* 预订 預訂 订 予約
        예약 احجز बुक κλείσε
        """,
    Act.BUY: """
        buy order orders purchase get cart basket checkout reorder repurchase restock subscription
        |
        kauf* bestell* compra* pide* achèt* achet* commande commandez commander ordina ordinare ordinami acquist*
        compre comprem encomend* koop* bestel* köp*
        beställ* kup kupić zamów* satın sipariş* купи* закаж* 购买 订购 买 下单 注文 購入
        주문 구매 사줘 اشتر اطلب खरीद ऑर्डर αγόρασε παράγγειλε
        """,
    Act.RUN: """
        bash build cmd code command compile exec execute invoke launch lint powershell python query restart run runs
        script shell sql start terminal test tests reproduce scale drain stop kill
        |
        führ* ausführ* starte starten baue bauen ejecut* corre correr exécut* lance lancez lancer esegui* uruchom*
        çalıştır* 运行 执行 実行
        запусти*
        """,
    Act.INSTALL: """
        install setup set clone upgrade | installier* instala* installe installez installer installa installare
        richt* zainstal* kur 安装 インストール
        установ*
        """,
    Act.DEPLOY: """
        deploy release rollout rollback publish ship | desplieg* déploi* 部署 发布
        """,
    Act.SWITCH: """
        disable enable flip set switch toggle turn dim | schalt* stell stelle stellen enciende* apaga* allum* étein*
        accend*
        spegn* tänd* släck* włącz* wyłącz* kapat* включ* выключ* deslig* ligue* apague* 打开 关闭 开 关 つけて 消して
        """,
    Act.OPEN: """
        arm disarm open unlock lock | entriegel* öffn* aufschließ* abre* ouvr* apri apra aprire aprite otwórz*
        öppna* ontgrendel* 解锁
        打开 開け
        열어 잠가 잠금 افتح اقفل खोल άνοιξε
        """,
    Act.PLAY: """
        play listen watch | spiel* pon reproducir reproduza joue* jouer 播放 再生
        """,
    Act.RESET: """
        reset restore rotate forgot forgotten recover | zurücksetz* vergess* restablec* olvid* réinitialis* oublié* 重置
        リセット
        """,
    Act.GRANT: """
        access allow approve authorise authorize collaborator grant permission promote | erlaub* permite* autoris*
        授权
        """,
    Act.JOIN: """
        accept apply application attend rsvp enrol enroll form join post register registration signup subscribe fill
        |
        anmeld*
        registrier*
        bewerb* inscri* iscriv* aanmeld* zapisz* kaydol* 报名 注册 登録 申し込
        """,
    Act.REMEDY: """
        broken claim credit damaged defective exchange faulty refund refunds reimburse replacement return returns
        warranty
        |
        kaputt defekt beschädigt* zurückgeb* zurückschick* umtausch* reklam* erstatt* cassé* abîmé* rembours*
        roto rota dañad* devolver devuelv* devuélv* reembols* rotto rimbors* kapot zepsut* zwrot* bozuk iade*
        сломан* возврат* 退货 退款
        返品 返金
        """,
    Act.DELEGATE: """
        delegate agent assign have ask spawn investigate research look | beauftrag* 委托
        """,
    Act.CLOSE: """
        acknowledge close complete finish resolve | schließ* cierra* ferme* 关闭
        """,
}  # fmt: skip

_UNPARTED: Final = "\u0590"
"""From this letter on (Arabic, Indic scripts, Chinese) words are looked for within others: no spaces part
them, or they bend at their beginnings, or hold marks that are no letters."""
_FROM_HERE_FOREIGN = "|"
"""Behind it stand the words of other languages than English, which no rule of English changes."""
_VAGUE: Final = frozenset({"add", "create", "do", "generate", "get", "make", "new", "set", "submit"})
_THINGS: Final = frozenset(
    {
        "agenda", "application", "appointment", "basket", "booking", "calendar", "cart", "code",
        "email", "emails", "event",
        "form", "mail", "meeting", "message", "note", "notes", "order", "orders", "record", "sms", "subscription"
    }
)  # fmt: skip
"""Words of tools' names that are rather what is acted upon: `cancel_order` cancels."""
_PREFIX_MARK = "*"
_LONGEST_WORD = 40
_WORD = re.compile(r"[^\W\d_]{2,}")
_CAMEL = re.compile(r"(?<=[a-z0-9])(?=[A-Z])")
_TOLD_ME = re.compile(
    r"\b(?:tell|show|let|give|get|send|remind|ask|email|write|text|answer) (?:me|us)\b"
    r"|\bget (?:my|a|the|details|info)\w*\b"
    r"|\bwho \w{1,40}|(?<!please)(?<!\band)(?<!\bthen)(?<!\bto)(?<!\bor)(?<!\bi)(?<!\bwe)(?<!\byou)(?<!\bcan)"
    r"(?<!\bjust)(?<!\balso)(?<!\bnot)(?<!\bwill)(?<!\bok)(?<!\bthem)(?<!\bme)(?<!\bus)(?<!\bnow)(?<!\bmust)"
    r"(?<!\bshould)(?<!\bcould)(?<!\bwould)(?<!\blet's)(?<!\bhelp)(?<=\w) (?:answer|book|build|change|code|command"
    r"|copy|e?-?mail|list|log|message|note|order|play|post|question|record|release|script|set|setup|shell|start|terminal|test"
    r"|text|update)s?\b|(?<=\w) (?:quer(?:y|ies)|copies)\b",
    re.IGNORECASE,
)
"""What sounds like an act and is none towards others: `tell me`, `who wrote`, `the book`, `an unread mail`."""

_QUESTION = re.compile(
    r"(?:(?<=[.!?\n])\s*|\A\s*)(?:and |so |but )?"
    r"(?:what|when|where|which|who|whose|why|how|is|are|was|were|did|does|has|have)\b(?:'s)?(?![^.!?\n]{0,200}\byou\b)[^.!?\n]{0,200}\?",
    re.IGNORECASE,
)
"""A sentence that only wants to know."""
_FORBIDDEN = re.compile(
    r"(?:\b(?:do not|don't|must not|mustn't|should not|shouldn't|never|without|no need to|not to|instead of"
    r"|rather than)\b(?! (?:forget|hesitate)\b)|\bn(?:e\b|')(?=[^.!?;,\n]{1,40}\bpas\b)|\bsans\b|\bsin\b"
    r"|\bsenza\b|\bsem\b|\bzonder\b|\butan\b|\bbez\b|\bohne\b|\bnunca\b|\bjamais\b|(?<![^\W_])(?:не|без)\b)"
    r"(?:(?!,? (?:but|then|just|only|aber|mais|pero|ma) )[^.!?;\n])*"
    r"|(?:(?<=[.!?;,\n])|\A)[^.!?;,\n]*\b(?:nicht|kein\w{0,2}|niet|geen|inte|nie)\b[^.!?;,\n]*"
    r"|(?:不要|别|別|勿|不许)[^。！？；，.!?\n]*|[^。、！？.!?\n]{0,60}しないで",
    re.IGNORECASE,
)
"""What is not to be done: `summarise the invoice, but do not pay it`."""
_WRITTEN_DOWN = re.compile(
    r"\bwrite (?:(?:the|an?|some|my|our|more|new|unit|short|brief) ){0,2}(?:article|blog|class|code|comment|doc"
    r"|documentation|docstring|essay|function|module|note|poem|readme|report|script|spec|story|summary|test)s?\b"
    r"|\bwrite\b[^.!?\n]{0,80} (?:to|into|in) (?:(?:a|the|this|that|my|our) )?"
    r"(?:(?:[\w-]{1,40} )?(?:file|document|doc|readme)\b|[\w./~-]{0,100}[\w-]\.[a-z]\w{0,4}\b|/\w)",
    re.IGNORECASE,
)
"""Writing that goes to nobody."""
_NAMED = re.compile(r"(?<=[^\W_.!?:;] |[,)\"'] )[^\W\d_](?<=[A-ZÄÖÜÉÀÈÍÓÚÇÑ])")
"""A capital within a sentence."""
_LINK = re.compile(r"https?://\S{1,400}", re.IGNORECASE)
_DONE = re.compile(
    r"\bwhat (?:has |have )?\w{2,20}ed\b|\b(?:are|is|was|were) being \w{1,20}"
    r"|\b(?:was|were|is|are|isn't|wasn't|been|got) (?:\w{1,20} )?[a-z]{2,20}(?:ed|en|t)\b",
    re.IGNORECASE,
)
"""What was done already, or not."""
_IN_OTHER_WORDS: Final = (
    (
        Act.LOOK,
        re.compile(
            r"\A(?![^?？]{0,200}\b(?:can|could|would|will) you\b)[^?？]*[?？]|\b(?:tell|show) (?:me|us)\b|\bwho \w"
            r"|\b(?:give|get|need|provide)\b[^.!?\n]{0,40}\b(?:details|figures|info|information|list|numbers|overview"
            r"|report|status|summary)\b|\bname (?:the|all|any|its|their)\b",
            re.IGNORECASE,
        ),
    ),
    (
        Act.SEND,
        re.compile(
            r"\blet (?!me\b|us\b)[^.!?\n]{1,60} know\b|\b(?:e-?mail|message|notify|ping|remind|text) (?:me|us)\b",
            re.IGNORECASE,
        ),
    ),
    (
        Act.SHARE,
        re.compile(
            r"\b(?:can|could|should|may|let) \w{1,30} (?:also )?(?:access|edit|open|read|see|view)\b", re.IGNORECASE
        ),
    ),
    (Act.STORE, re.compile(r"\bput\b[^!?\n]{1,60} (?:in|into|on|onto|to)\b", re.IGNORECASE)),
    (
        Act.UPLOAD,
        re.compile(
            r"\bput\b[^!?\n]{1,60} (?:in|into|on|onto|to)\b[^!?\n]{0,30}\b(?:bucket|cloud|drive|share)", re.IGNORECASE
        ),
    ),
    (Act.JOIN, re.compile(r"\bsign(?:ed|ing)?(?: \w{1,20}){0,2} up\b", re.IGNORECASE)),
    (
        Act.REMEDY,
        re.compile(
            r"\b(?:give|bring|send|get|want|have)\w{0,3}\b[^.!?\n]{1,30} back\b"
            r"|\b(?:never|not) (?:got|received|arrived)\b|\bovercharged\b"
            r"|\bcharged (?:again|double|too much|twice|wrongly)\b"
            r"|\bwrong (?:colour|color|item|one|order|product|size)\b",
            re.IGNORECASE,
        ),
    ),
    (
        Act.RUN,
        re.compile(
            r"\b(?:is|are|went|goes) (?:\w{1,12} )?(?:down|dead|broken|unreachable)\b"
            r"|\b(?:doesn't|not|won't) (?:work|start)"
            r"|\b(?:crash|fail|hang)(?:es|s|ed|ing)?\b|\b(?:investigate|diagnose|troubleshoot|look into)\b",
            re.IGNORECASE,
        ),
    ),
)
"""Acts in turns of speech. A question wants to be told something, but for a polite request."""
_NOT_AS_IT_SHOULD: Final = frozenset({Act.REMEDY, Act.RUN})
"""What is not as it should be is wanted to be: here a `not` forbids nothing."""


@dataclass(frozen=True, slots=True)
class _Table:
    """The words of all acts: `plain` as they are written and bent, `stemmed` by what is left without endings."""

    plain: Mapping[str, frozenset[Act]]
    stemmed: Mapping[str, frozenset[Act]]
    foreign: frozenset[str]
    beginning: Mapping[str, frozenset[Act]]
    within: Mapping[str, frozenset[Act]]


def _table() -> _Table:
    written, bent, stemmed, beginning, within = (defaultdict[str, set[Act]](set) for _ in range(5))
    english = set[str]()
    for act, words in _WORDS.items():
        ours, _, others = words.partition(_FROM_HERE_FOREIGN)
        for word in ours.split():
            written[word].add(act)
            stemmed[stem(word)].add(act)
            for form in _inflected(word):
                bent[form].add(act)
        english.update(ours.split(), bent)
        for word in others.split():
            if word.endswith(_PREFIX_MARK):
                beginning[word[:-1]].add(act)
            elif word >= _UNPARTED:
                within[word].add(act)
            else:
                written[word].add(act)
    plain, roots, opening, inside = (
        {word: frozenset(acts) for word, acts in found.items()}
        for found in (bent | written, stemmed, beginning, within)
    )
    return _Table(plain, roots, frozenset(written) - english, opening, inside)


def _inflected(word: str) -> Iterator[str]:
    """An English verb as a wish can have it: `copy`, `copies`, `copied`, `copying`. Some forms are no words."""
    root = word[:-1] if word[-1] in "ey" else word
    yield from (f"{word}s", f"{word}es", f"{word}ed", f"{word}ing")
    if word.endswith("e"):
        yield from (f"{word}d", f"{root}ing")
    elif word.endswith("y"):
        yield from (f"{root}ies", f"{root}ied")
    else:
        yield from (f"{word}{word[-1]}ed", f"{word}{word[-1]}ing")


_TABLE: Final = _table()
_LONGEST_BEGINNING = max(map(len, _TABLE.beginning))
_NONE: Final[frozenset[Act]] = frozenset()


def wished_acts(text: str) -> frozenset[Act]:
    """The acts that somebody who may ask wants done. Takes time linear in the text.

    What is wanted to be told, what is not to be done, what things are called and what was done before is none of it.
    `The shop is down` wants it repaired.
    """
    wants = _FORBIDDEN.sub(" ", _LINK.sub(" ", text))
    found = {act for act, told in _IN_OTHER_WORDS if told.search(text if act in _NOT_AS_IT_SHOULD else wants)}
    wants = _DONE.sub(" ", _TOLD_ME.sub(" ", _QUESTION.sub(" ", _WRITTEN_DOWN.sub(" save ", wants))))
    for match in _WORD.finditer(wants):
        found |= _wished(match[0][:_LONGEST_WORD], is_name=bool(_NAMED.match(wants, match.start())))
    return _within(wants.lower()) | found


def _wished(word: str, *, is_name: bool) -> frozenset[Act]:
    """What a word wants done. Verbs of other languages are none where a word is written as a name or a noun is."""
    lowered = word.lower()
    plain = _TABLE.plain.get(lowered, _NONE)
    if is_name and (not plain or lowered in _TABLE.foreign):
        return _NONE
    return plain if plain and lowered not in _TABLE.foreign else plain | _begun(lowered)


def told_acts(text: str) -> frozenset[Act]:
    """The acts that any word of a text can stand for. Takes time linear in it."""
    lowered = text.lower()
    found = set[Act]()
    for word in {word[:_LONGEST_WORD] for word in _WORD.findall(lowered)}:
        found |= _exactly(word) | _begun(word)
    return _within(lowered) | found


def _within(lowered: str) -> frozenset[Act]:
    """The acts of words in scripts where these are looked for anywhere."""
    if lowered.isascii():
        return _NONE
    return _NONE.union(*(meant for word, meant in _TABLE.within.items() if word in lowered))


def _begun(word: str) -> frozenset[Act]:
    lengths = range(2, min(len(word), _LONGEST_BEGINNING) + 1)
    return _NONE.union(*(_TABLE.beginning.get(word[:length], _NONE) for length in lengths))


def acts_of_tool(name: str, description: str) -> frozenset[Act]:
    """What a tool does, by the words of its name, or by those of its description where the name does not say.

    Words such as `create` say little: where a name has nothing better, its description counts too. What moves money
    does that, whatever verb it is named with.
    """
    vague, thing, plain = frozenset[Act](), frozenset[Act](), frozenset[Act]()
    for word in _WORD.findall(_CAMEL.sub(" ", name).replace("_", " ").lower()):
        if word in _VAGUE:
            vague |= _exactly(word)
        elif word in _THINGS:
            thing |= _exactly(word)
        else:
            plain |= _exactly(word)
    plain = plain or thing
    if Act.PAY in plain:
        return plain & {Act.PAY, Act.REMEDY}
    return plain if plain - {Act.SCHEDULE} else plain | vague | told_acts(description)


def _exactly(word: str) -> frozenset[Act]:
    """What a word can stand for by itself, whatever its ending."""
    return _TABLE.plain.get(word) or _TABLE.stemmed.get(stem(word), _NONE)
