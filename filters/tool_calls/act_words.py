"""Act words: the kinds of acts that matter, and the words of many languages that stand for them.

In each list, the words after `|` are not English, so English inflection is not applied to them. A word that ends in `*`
is the beginning of a word. Those after `|` do not count in the name of a tool: an English one stands there if its noun
is no act (`digest*`: a tool named `slack_digest` may do anything).
"""

from collections.abc import Mapping
from enum import StrEnum
from typing import Final


class Act(StrEnum):
    """The kinds of acts for which it matters whether a principal asked for them."""

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
    """What a customer wants from the seller: money back, a replacement."""


WORDS: Final[Mapping[Act, str]] = {
    Act.LOOK: """
        sum what when where which how why
        browse calculate check compare convert count describe download fetch find forecast get grep inspect list
        locate lookup query read retrieve review scan search select show status summarise summarize track validate
        verify view visit weather translate explain analyse analyze examine extract assess evaluate match rank
        reconcile
        |
        übersetz* erklär* fass* zusammenfass* traduc* resum* résum* tradui* riassum* was wann wie wo warum qué
        cuánto
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
        proofread* skim* recap* outlin* digest* condens* paraphras* rephras* simplif* annotat* highlight*
        analysi* summar* translation*
        mondd shrň* shrnout shrnut* přelož* přečti* čti vysvětl* najdi* zjisti* ukaž* zkontroluj* porovnej*
        jaký jaké kolik proč
        opsummer* sammenfat* oversæt* forkla* förkla* vurder* undersøg* hvad hvor hvornår hvordan hvorfor hvem
        hvilk*
        översätt* granska* sammanställ* tiivistä* tiivistelm* käännä* lue lukea luettele selitä* etsi* näytä*
        tarkista* vertaa* mikä mitä missä milloin
        kuinka paljonko foglal* összefoglal* fordít* olvas* magyaráz* keres* mutas* ellenőriz* hasonlíts*
        mennyi hány hol mikor miért
        rezumă rezumat* rezuma* tradu citește citeste citiți explică explica găsește caută arată verifică
        compară când unde cât câte
        διάβασ* εξήγησ* μετάφρασ* μεταφρασ* σύνοψ* συνόψ* ψάξε έλεγξε σύγκριν* πόσο πότε πού ποιος τι
        סכם סכמי תמצת תקציר תרגם תרגמי הסבר חפש בדוק השווה כמה מתי איפה
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
        zaplať* zaplatit uhraď* převeď* betal betale betalt overfør* maksa* maksu* tilisiirto* fizet* fizesd
        utalj* átutal*
        plăteșt* plateste plăti achită transferă πλήρωσ* κατάβαλ* μετέφερε שלם שלמי
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
        pošli* zašli* odešl* napiš* odpověz* přepošl* informuj* sendes skriv* besvar* videresend* lähetä*
        vastaa* kirjoita* ilmoita*
        küld* írj írd válaszol* továbbít* értesít* trimite* scrie scrieți răspunde anunță στείλ* γράψε
        απάντησ* προώθησ* ειδοποίησ*
        שלח לשלוח תכתוב לכתוב כתבי
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
        add append copy create enter insert log note notes put record register remember save schedule sign
        store write
        fill submit calendar appointment draft generate regenerate book make collect
        |
        eintrag* trag trage tragt speicher* notier* lege legen anlege* erstell* schreib* kopier* merke añade*
        agrega* guarda*
        anota* crea crear creare créalo apunta* ajout* enregistr* notez noter crée créez créer inscri* aggiung*
        salva* adicion* 添加 保存 记录 创建
        新建 追加 記録
        저장 추가 만들어 أضف احفظ أنشئ जोड़ πρόσθεσε
        ulož* zapiš* vytvoř* přidej* napiš* gemme tilføj* opret* noter* tallenna* lisää luo kirjoita* mentsd
        ments* jegyez* hozz
        írj írd készíts* salvează adaugă creează scrie notează γράψε αποθήκευσ* πρόσθεσ* δημιούργησ* שמור הוסף
        תכתוב לכתוב כתבי
        """,
    Act.SCHEDULE: """
        agenda appointment calendar event meeting schedule | agenda* calendario* kalender* termin termine terminen
        reunión* réunion* 日历
        日程
        """,
    Act.EDIT: """
        adapt adjust assign change configure enter triage revert convert
        bump correct edit fix improve insert make merge modify move
        rename
        refactor replace reschedule rewrite update upgrade solve resolve implement write add clean bug debug
        deduplicate
        repair migrate format split reorganise reorganize archive categorise categorize classify label prioritise
        prioritize tag patch
        |
        änder* bearbeit* korrigier* verbesser* ersetz* reparier* verschieb* verleg* beheb* behebe cambia* corrige*
        edita* modifica* arregla* mueve* modifie modifiez modifier corrig* répar* renomm* déplac* changer changez
        sposta* wijzig* verander*
        verplaats* ändra* flytta* zmień* przenieś* popraw* değiştir* ertele* измен* исправ* перенес* 修改 更新 修复
        修正
        変更 直し
        옮겨 변경 수정 바꿔 عدل غير بدل बदल άλλαξε
        rephras* simplif* paraphras* condens*
        uprav* oprav* změň* přesuň* přejmenuj* rediger* ændr* flyt* opdater* muokkaa* korjaa* muuta* siirrä*
        päivitä* szerkes*
        javíts* módosít* cseréld frissít* editează corectează modifică schimbă mută διόρθωσ* τροποποίησ* ערוך עדכן
        """,
    Act.DELETE: """
        clean clear delete drop erase purge remove rm wipe cleanup trash prune truncate uninvite
        |
        lösch* entfern* borra* elimina* suprim* supprim* efface* cancella* verwijder* radera* usuń* skasuj* sil
        silin удал*
        删除 刪除 清空 削除
        삭제 지워 احذف امسح हटा मिटा διάγραψε
        smaž* vymaž* odstraň* slet slette fjern* poista* töröl* törlés* șterge ștergeți elimină σβήσ* διάγραψ*
        αφαίρεσ* תמחק למחוק
        """,
    Act.CANCEL: """
        cancel cancels decline revoke terminate terminated unsubscribe | stornier* kündig* absag* abmeld* cancela*
        anula*
        annul* résili* disdi* annull* cancella* annuleer* afzeg* avboka* anuluj* odwoł* iptal* отмен* 取消 退订 解約
        キャンセル
        취소 해지 ألغ الغ रद्द ακύρωσε
        zruš* aflys* afbestil* opsig* peruuta* lemond* anulează renunță ακύρωσ* בטל
        """,
    Act.BOOK: """
        book books booking reserve rebook | buch* reservier* reserva* réserv* prenot* reserve* boek*
        reserveer* boka*
        zarezerw* rezerv* заброн* 预订 預訂 订 予約
        예약 احجز बुक κλείσε
        rezervuj* zamluv* bestil* varaa* foglalj* foglald rezerv* rezervă κράτησ* הזמיני להזמין
        """,
    Act.BUY: """
        buy order orders purchase get cart basket checkout reorder repurchase restock subscription
        |
        kauf* bestell* compra* pide* achèt* achet* commande commandez commander ordina ordinare ordinami acquist*
        compre comprem encomend* koop* bestel* köp*
        beställ* kup kupić zamów* satın sipariş* купи* закаж* 购买 订购 买 下单 注文 購入
        주문 구매 사줘 اشتر اطلب खरीद ऑर्डर αγόρασε παράγγειλε
        objednej* kup koupit køb* bestil* osta tilaa* vásárol* vegyél vedd rendelj* rendeld cumpăr* comandă
        αγόρασ* παράγγειλ* לקנות הזמיני להזמין
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
        bump install setup set clone upgrade | installier* instala* installe installez installer installa installare
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
        reset restore rotate forgot forgotten recover | zurücksetz* vergess* restablec* olvid* réinitialis*
        oublié* 重置
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
