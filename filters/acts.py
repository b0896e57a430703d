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


_WORDS: Final[Mapping[Act, str]] = {
    Act.LOOK: """
        sum what when where which how why
        übersetz* erklär* fass* zusammenfass* traduc* resum* résum* tradui* riassum* was wann wie wo warum qué cuánto
        quel quelle che cosa cos'è 总结 翻译 要約 什么 怎么 какая что
        browse calculate check compare convert count describe download fetch find forecast get grep inspect list
        locate lookup query read retrieve scan search select show status summarise summarize track validate verify
        view visit weather translate explain zeig* such* find* lies* prüf* busca* lee* muestra* cherch* lis* montre*
        vérifi* cerca* leggi* 查 看 找 読 検索
        """,
    Act.PAY: """
        pay paid paying payment payments pays money funds crypto bill refund transfer transfers wire remit refunds
        reimburse settle deposit donate bezahl* überweis* zahl* begleich* einzahl* paga* pago transfiere* transferir
        ingresa* abona* paie* paye* payer vire* virement règle* paghi* bonific* pague* transfira* 支付 付款 转账
        轉帳 缴 汇款 還款 振り込 支払 оплат* перевед* заплат*
        """,
    Act.SEND: """
        answer announce email emails forward inform invite mail message notify post reply respond send sends sent
        sms submit tell text write ask remind compose publish confirm send* schick* sende* antwort* beantwort* leite
        weiterleit* mail* schreib* benachrichtig* lade einlad* teile envía* envia* enviar manda* responde* contesta*
        escribe* avisa* reenvía* invita* envoi* envoy* répond* écri* transmet* transfère* prévien* invia* inoltra*
        rispondi* scrivi* envie* responda* escreva* 发送 發送 回复 回覆 发给 寄 通知 写信 送っ 送信 返信 отправ*
        ответ* напиш* gönder*
        """,
    Act.SHARE: """
        share shares invite collaborator freigeb* freigib* teile* comparte* compartir partag* condivid* compartilh*
        分享 共享
        """,
    Act.UPLOAD: """
        upload uploads publish push hochlad* lade sube subir téléverse* carica* 上传 上傳
        """,
    Act.STORE: """
        add append copy create enter insert note notes put record register save schedule sign store write fill
        submit calendar appointment draft generate book make eintrag* trag* trage speicher* notier* leg* anlege*
        erstell* schreib* kopier* añade* agrega* guarda* anota* crea* apunta* ajout* enregistr* note* crée* créer
        inscri* aggiung* salva* adicion* 添加 保存 记录 创建 新建 追加
        """,
    Act.SCHEDULE: """
        agenda appointment calendar event meeting schedule agenda* calendario* kalender* termin* reunión* réunion* 日历
        日程
        """,
    Act.EDIT: """
        adapt assign change convert correct edit fix improve insert make modify move refactor rename replace rewrite
        update solve resolve implement write add clean bug debug repair migrate format änder* bearbeit* korrigier*
        verbesser* ersetz* reparier* cambia* corrige* edita* modifica* arregla* modifi* corrig* répar* renomm* 修改
        更新 修复 修正
        """,
    Act.DELETE: """
        clean clear delete drop erase purge remove rm wipe cleanup trash lösch* entfern* borra* elimina* suprim*
        supprim* efface* cancella* apag* 删除 刪除 清空 削除 удал*
        """,
    Act.CANCEL: """
        cancel cancels unsubscribe revoke stornier* kündig* absag* cancela* anula* annul* résili* disdi* 取消 退订
        解約 отмен*
        """,
    Act.BOOK: """
        book books reserve  buch* reservier* reserva* réserv* prenot* 预订 預訂 订
        予約 заброн*
        """,
    Act.BUY: """
        buy order orders purchase get kauf* bestell* compra* pide* achèt* achet* command* ordina* 购买 订购 买 下单
        注文 купи*
        """,
    Act.RUN: """
        bash build cmd code command compile debug delete deploy exec execute fix format implement install invoke
        launch lint migrate migration powershell python query rename restart run runs script set setup shell sql
        start terminal test tests count führ* ausführ* starte* installier* bau* teste* ejecut* corre* instala*
        arregla* exécut* lanc* install* esegui* 运行 执行 安装 実行 запусти*
        """,
    Act.INSTALL: """
        install setup set clone installier* instala* install* installa* richt* 安装 インストール установ*
        """,
    Act.DEPLOY: """
        deploy release rollout publish ship rolle desplieg* déploi* 部署 发布
        """,
    Act.SWITCH: """
        arm disarm disable enable set switch toggle turn dim schalt* stell* enciende* apaga* allum* étein* accend*
        spegn* 打开 关闭 开 关
        """,
    Act.OPEN: """
        open unlock lock entriegel* öffn* aufschließ* abre* ouvr* apri* 解锁 打开
        """,
    Act.PLAY: """
        play listen watch spiel* pon reproduc* joue* jouer 播放 再生
        """,
    Act.RESET: """
        reset restore rotate zurücksetz* restablec* réinitialis* 重置
        """,
    Act.GRANT: """
        access allow approve authorise authorize collaborator grant permission promote erlaub* permite* autoris*
        授权
        """,
    Act.DELEGATE: """
        delegate agent assign have ask spawn investigate research look beauftrag* 委托
        """,
    Act.CLOSE: """
        close complete finish resolve schließ* cierra* ferme* 关闭
        """,
}  # fmt: skip

_VAGUE: Final = frozenset({"add", "create", "do", "generate", "get", "make", "new", "set", "submit"})
_PREFIX_MARK = "*"
_LONGEST_WORD = 40
_WORD = re.compile(r"[^\W\d_]{2,}")
_CAMEL = re.compile(r"(?<=[a-z0-9])(?=[A-Z])")
_TOLD_ME = re.compile(
    r"\b(?:tell|show|let|give|get|send|remind|ask|email|write|text|answer) (?:me|us)\b|\bget (?:my|a|the)\b"
    r"|\bwho \w{1,40}|(?<!please)(?<!\band)(?<!\bthen)(?<!\bto)(?<!\bor)(?<=\w) (?:answer|book|change|e?-?mail|list"
    r"|message|note|order|play|post|question|record|set|test|text)s?\b",
    re.IGNORECASE,
)
"""What sounds like an act and is none towards others: `tell me`, `who wrote`, `the book`, `an unread mail`."""

_ASKED = re.compile(
    r"\A(?![^?？]{0,200}\b(?:can|could|would|will) you\b)[^?？]*[?？]|\b(?:tell|show) (?:me|us)\b|\bwho \w",
    re.IGNORECASE,
)
"""A question, and what is as good as one; but not a polite request."""


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


def acts(text: str) -> frozenset[Act]:
    """The acts that the words of a text stand for. Takes time linear in it."""
    lowered = _TOLD_ME.sub(" ", text).lower()
    found: set[Act] = {Act.LOOK} if _ASKED.search(text) else set()
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
    vague, plain = frozenset[Act](), frozenset[Act]()
    for word in _WORD.findall(_CAMEL.sub(" ", name).replace("_", " ").lower()):
        if word in _VAGUE:
            vague |= _exactly(word)
        else:
            plain |= _exactly(word)
    if Act.PAY in plain:
        return frozenset({Act.PAY})
    return plain if plain - {Act.SCHEDULE} else plain | vague | acts(description)


def _exactly(word: str) -> frozenset[Act]:
    return frozenset(_EXACT.get(word, ()) or _EXACT.get(stem(word), ()))
