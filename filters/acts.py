"""Acts: what a text asks to have done, and what a tool does, in a few kinds that languages have in common.

It is a table of words and no grammar. It says whether what somebody wants and what a tool does are of one kind, so that
a transfer of money is not taken for what a question about the weather asked for.
"""

import re
from collections.abc import Iterable, Mapping
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
        übersetz* erklär* fass* zusammenfass* traduc* resum* résum* tradui* riassum* was wann wie wo warum qué cuánto
        quel quelle che cosa cos'è 总结 翻译 要約 什么 怎么 какая что
        browse calculate check compare convert count describe download fetch find forecast get grep inspect list
        locate lookup query read retrieve review scan search select show status summarise summarize track validate
        verify view visit weather translate explain analyse analyze examine extract
        zeig* such* find* lies* lese lesen prüf* vergleich* busca* lee* muestra* compara* cherch* lis* montre*
        trouv* vérifi*
        compar* cerca* trova* leggi* mostra* dimmi encontr* procur* mostr* leia quais qual quanto
        zoek* toon* laat lees* samenvat* hoe wat waar wanneer welke visar hitta* sök* läs* sammanfatta* vad när hur
        vilka pokaż* znajd* szuk* przeczytaj* streść* podsumuj* sprawdź* jak jaka jaki jakie kiedy ile gdzie göster*
        bul oku özetle*
        nerede kaç hangi покаж* найд* прочит* провер* расскаж* где когда сколько как
        查 看 找 読 検索 告诉 多少 教え 調べ 見せ まとめ いつ どこ 何
        """,
    Act.PAY: """
        pay paid paying payment payments pays money funds crypto bill refund transfer transfers wire remit refunds
        reimburse settle deposit donate donation charge owe owes split bezahl* überweis* zahl* begleich* einzahl*
        paga* pago transfiere*
        transferir ingresa* abona* paie* paye* payer vire* virement verse verser versez règle* paghi* bonific*
        pague* transfira*
        betaal* overmak* betala* överför* zapłać* przelej* przelew* opłać* öde* havale* оплат* перевед* заплат*
        支付 付款 转账 轉帳 缴 汇 還款 振り込 振込 支払
        """,
    Act.SEND: """
        answer announce email emails forward inform invite mail message notify post reply respond send sends sent
        sms submit tell text write ask remind compose publish confirm send* schick* sende* antwort* beantwort* leite
        weiterleit* mail* schreib* benachrichtig* lade einlad* teile sag* envía* envia* enviar manda* responde*
        contesta* escribe* avisa* reenvía* invita* dile envoi* envoy* répond* écri* transmet* transfère* prévien*
        invia* inoltra* rispondi* scrivi* avvisa* envie* responda* escreva* mande* stuur* verstuur* antwoord*
        beantwoord* schrijf* skicka* svara* skriv* mejla* wyśl* odpowied* odpisz* napisz* przekaż* gönder* yanıtla*
        cevapla* yaz yazın ilet отправ* ответ* напиш* сообщ* 发送 發送 回复 回覆 发给 寄 通知 写信 送っ 送信 返信
        伝え 連絡し
        """,
    Act.SHARE: """
        share shares invite collaborator visible freigeb* freigib* teile* comparte* compartir partag* condivid*
        compartilh* deel dela udostępni* paylaş* подел* 分享 共享 共有
        """,
    Act.UPLOAD: """
        upload uploads publish push hochlad* lade sube subir téléverse* carica* upload* 上传 上傳
        """,
    Act.STORE: """
        add append copy create enter insert log note notes put record register remember save schedule sign store write
        fill submit calendar appointment draft generate book make collect
        eintrag* trag* trage speicher* notier* leg* anlege* erstell* schreib* kopier* merke añade* agrega* guarda*
        anota* crea* apunta* ajout* enregistr* note* crée* créer inscri* aggiung* salva* adicion* 添加 保存 记录 创建
        新建 追加 記録
        """,
    Act.SCHEDULE: """
        agenda appointment calendar event meeting schedule agenda* calendario* kalender* termin* reunión* réunion* 日历
        日程
        """,
    Act.EDIT: """
        adapt adjust assign change configure revert convert correct edit fix improve insert make merge modify move
        rename
        refactor replace reschedule rewrite update upgrade solve resolve implement write add clean bug debug
        deduplicate
        repair migrate format split reorganise reorganize
        änder* bearbeit* korrigier* verbesser* ersetz* reparier* verschieb* verleg* beheb* behebe cambia* corrige*
        edita* modifica* arregla* mueve* modifi* corrig* répar* renomm* déplac* chang* sposta* wijzig* verander*
        verplaats* ändra* flytta* zmień* przenieś* popraw* değiştir* ertele* измен* исправ* перенес* 修改 更新 修复
        修正
        変更 直し
        """,
    Act.DELETE: """
        clean clear delete drop erase purge remove rm wipe cleanup trash prune truncate uninvite
        lösch* entfern* borra* elimina* suprim* supprim* efface* cancella* verwijder* radera* usuń* skasuj* sil
        silin удал*
        删除 刪除 清空 削除
        """,
    Act.CANCEL: """
        cancel cancels decline revoke terminate terminated unsubscribe stornier* kündig* absag* abmeld* cancela* anula*
        annul* résili* disdi* annull* cancella* annuleer* afzeg* avboka* anuluj* odwoł* iptal* отмен* 取消 退订 解約
        キャンセル
        """,
    Act.BOOK: """
        book books booking reserve rebook buch* reservier* reserva* réserv* prenot* reserve* boek* reserveer* boka*
        zarezerw* rezerv* заброн* 预订 預訂 订 予約
        """,
    Act.BUY: """
        buy order orders purchase get cart basket checkout reorder repurchase restock subscription
        kauf* bestell* compra* pide* achèt* achet* command* ordina* acquist* compre* encomend* koop* bestel* köp*
        beställ* kup kupić zamów* satın sipariş* купи* закаж* 购买 订购 买 下单 注文 購入
        """,
    Act.RUN: """
        bash build cmd code command compile exec execute invoke launch lint powershell python query restart run runs
        script shell sql start terminal test tests reproduce scale drain stop kill
        führ* ausführ* starte* bau* teste* ejecut* corre* exécut* lanc* esegui* uruchom* çalıştır* 运行 执行 実行
        запусти*
        """,
    Act.INSTALL: """
        install setup set clone upgrade installier* instala* install* installa* richt* zainstal* kur 安装 インストール
        установ*
        """,
    Act.DEPLOY: """
        deploy release rollout rollback publish ship rolle desplieg* déploi* 部署 发布
        """,
    Act.SWITCH: """
        disable enable set switch toggle turn dim schalt* stell* enciende* apaga* allum* étein* accend*
        spegn* tänd* släck* włącz* wyłącz* kapat* включ* выключ* deslig* ligue* apague* 打开 关闭 开 关 つけて 消して
        """,
    Act.OPEN: """
        arm disarm open unlock lock entriegel* öffn* aufschließ* abre* ouvr* apri* otwórz* öppna* ontgrendel* 解锁
        打开 開け
        """,
    Act.PLAY: """
        play listen watch spiel* pon reproduc* joue* jouer 播放 再生
        """,
    Act.RESET: """
        reset restore rotate forgot forgotten recover zurücksetz* vergess* restablec* olvid* réinitialis* oublié* 重置
        リセット
        """,
    Act.GRANT: """
        access allow approve authorise authorize collaborator grant permission promote erlaub* permite* autoris*
        授权
        """,
    Act.JOIN: """
        apply application attend enrol enroll form join post register registration signup subscribe fill anmeld*
        registrier*
        bewerb* inscri* iscriv* aanmeld* zapisz* kaydol* 报名 注册 登録 申し込
        """,
    Act.REMEDY: """
        broken claim credit damaged defective exchange faulty refund refunds reimburse replacement return returns
        warranty kaputt defekt beschädigt* zurückgeb* zurückschick* umtausch* reklam* erstatt* cassé* abîmé* rembours*
        roto* dañad* devol* reembols* rotto rimbors* kapot zepsut* zwrot* bozuk iade* сломан* возврат* 退货 退款
        返品 返金
        """,
    Act.DELEGATE: """
        delegate agent assign have ask spawn investigate research look beauftrag* 委托
        """,
    Act.CLOSE: """
        acknowledge close complete finish resolve schließ* cierra* ferme* 关闭
        """,
}  # fmt: skip

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
    r"\b(?:tell|show|let|give|get|send|remind|ask|email|write|text|answer) (?:me|us)\b|\bget (?:my|a|the)\b"
    r"|\bwho \w{1,40}|(?<!please)(?<!\band)(?<!\bthen)(?<!\bto)(?<!\bor)(?<!\bi)(?<!\bwe)(?<!\byou)(?<!\bcan)"
    r"(?<!\bjust)(?<!\balso)(?<!\bnot)(?<!\bwill)(?<!\bok)(?<!\bthem)(?<=\w) (?:answer|book|change|e?-?mail|list"
    r"|message|note|order|play|post|question|record|set|test|text)s?\b|(?<=\w) quer(?:y|ies)\b",
    re.IGNORECASE,
)
"""What sounds like an act and is none towards others: `tell me`, `who wrote`, `the book`, `an unread mail`."""

_INFORMED = re.compile(r"\blet (?!me\b|us\b)[^.!?\n]{1,60} know\b", re.IGNORECASE)
_QUESTION = re.compile(
    r"(?:(?<=[.!?\n])\s*|\A\s*)(?:and |so |but )?"
    r"(?:what|when|where|which|who|whose|why|how|is|are|was|were|did|does|has|have)\b(?:'s)?(?![^.!?\n]{0,200}\byou\b)[^.!?\n]{0,200}\?",
    re.IGNORECASE,
)
"""A sentence that only wants to know."""
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
            r"\A(?![^?？]{0,200}\b(?:can|could|would|will) you\b)[^?？]*[?？]|\b(?:tell|show) (?:me|us)\b|\bwho \w",
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
    (Act.JOIN, re.compile(r"\bsign(?:ed|ing)?(?: \w{1,20}){0,2} up\b", re.IGNORECASE)),
    (
        Act.REMEDY,
        re.compile(
            r"\b(?:give|bring|send|get|want|have)\w{0,3}\b[^.!?\n]{1,30} back\b"
            r"|\b(?:never|not) (?:got|received|arrived)\b",
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


def _table() -> tuple[dict[str, set[Act]], dict[str, set[Act]], dict[str, set[Act]]]:
    exact: dict[str, set[Act]] = {}
    beginning: dict[str, set[Act]] = {}
    within: dict[str, set[Act]] = {}
    for act, words in _WORDS.items():
        for word in words.split():
            if word.endswith(_PREFIX_MARK):
                beginning.setdefault(word[:-1], set()).add(act)
            elif word >= "\u3000":
                within.setdefault(word, set()).add(act)
            else:
                exact.setdefault(word, set()).add(act)
                exact.setdefault(stem(word), set()).add(act)
    return exact, beginning, within


_EXACT, _BEGINNING, _WITHIN = _table()
_LONGEST_BEGINNING = max(map(len, _BEGINNING))


def wished_acts(text: str) -> frozenset[Act]:
    """The acts that somebody who may ask wants done. Takes time linear in the text.

    What is wanted to be told, what things are called and what was done before is none of it. `The shop is down` wants
    it repaired.
    """
    found = {act for act, told in _IN_OTHER_WORDS if told.search(text)}
    wants = _QUESTION.sub(" ", _LINK.sub(" ", text))
    return told_acts(_DONE.sub(" ", _TOLD_ME.sub(" ", wants))) | found


def told_acts(text: str) -> frozenset[Act]:
    """The acts that any word of a text can stand for. Takes time linear in it."""
    lowered = text.lower()
    found = set[Act]()
    for word in set(_WORD.findall(lowered)):
        found.update(_acts_of(word[:_LONGEST_WORD]))
    if not lowered.isascii():
        for word, meant in _WITHIN.items():
            if word in lowered:
                found |= meant
    return frozenset(found)


def _acts_of(word: str) -> Iterable[Act]:
    yield from _exactly(word)
    for length in range(2, min(len(word), _LONGEST_BEGINNING) + 1):
        yield from _BEGINNING.get(word[:length], ())


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
    return frozenset(_EXACT.get(word, ()) or _EXACT.get(stem(word), ()))
