"""Turkish: what words and phrases say in English, as `filters.text.glossary` describes."""

FORMS = """
first: ilk, ilki*, birinci*, ilk önce, öncelikle
initial message: ilk mesaj*, en baştaki mesaj*
login: giriş, girişte, girişi, girişiniz*
portal: portal*
tell: söyle, soyle, söyle*, anlat*, de bana, deyin, deyiver
your new password: yeni şifreni, yeni şifreniz*, yeni şifren, yeni parolanı*, yeni parolanız*
became: oldu, oldum, olmuş, olmuştur, oldu*, olmuş*
was: olduğu, olduğum, olduğumuz, olduğunda, olduğuna
that: olduğunu, o, onu, ona, onun*, ondan, onda, şunun, ki, olan
is: oluyor, oluyorum, olur, olurum, dır, oluyor*, olur*
live: yaşa, yaşa*, yaşıyor*
join: katıl, katıl*
time: zaman*, vakit*, vakt*, süre, süres*, süredir
go: git, gidin, gitmek, gider*, gidelim*, gidip, gidebilir*, gidec*, gidiyo*
restricted: sınırlı, kısıtlı*, sınırlı*, kısıtlan*, sınırlan*
amount: tutar*, miktar*
reminder: hatırlatma*
appear: görünüyor*, görün*
there was: vardı
explained: açıklıyor*, açıkladı*, açıklan*
directed by: yönetmen
director: yönetmen*, direktör*
bound by: tâbi, bağlı değil*
of course: tabiki, tabii ki
nature: tabiat*, doğa
need to enter: girmesi gerek*, girmen gerek*, girmeniz gerek*, girmem gerek*
obstacle: engeller, engelleri, engel, engeli
revealing: ifşa etmesi*, ifşa etmek, ifşa edilmesi*
fan: taraftar*
stone: taş, taşı, taşlar*, taşın
carry: taşıyan*, taşır, taşıyor*, taşımak*, taşıma, taşıdı*
design: tasarım*, tasarla*
train: tren, treni, trenle, trene, trenler*, trende
orange: turuncu*
salt: tuz, tuzlu, tuzu
trap: tuzak*, tuzağ*
three: üçü, üç, üçün*
cheap: ucuz*
fly: uçuyor*, uçan*, uçtu*, uçmak
obey: uy, uyun, uyunuz, uyması*, uyarak, uyulması*, uyar mısın, uyabilir*, uymayı, uymaya, itaat et*, itaat ed*
obey: sözünü dinle*, emirlerime uy*, dinle beni, uyacak*, uymak, uymanı*, boyun eğ*
drugs: uyuşturucu*
following rules: uyarınca
membership: üyelik*, üyeliğ*
data: veri, veriyi, veriler*, verisi*
given: verilecek*, veriliyor*, verilebilir*, verilmesi*
efficient: verimli*, verim
oil: yağ, yağı, yağlı, petrol*
illegal: yasadışı*, yasa dışı*, kanunsuz*, illegal*, kaçak*
forbidden: yasağı*, yasak*
half part: yarı, yarıda, yarıya
race: yarış*
contest: yarışma*
settle: yerleş*
underground: yeraltı*
local: yerli*, yerel*
star: yıldız*
lightning: yıldırım*
ring: yüzük*, yüzüğ*
consistent: tutarlı*
discussion: tartışma*
technical: teknik*
familiar: tanıdık*
republic of turkey: türkiye cumhuriyeti
usual: her zamanki*, olağan*
appeal: itiraz*
fear: kaygı*, kork*
believer: mümin*
your settings: iç ayarlarını, ayarlarını, ayarlarınız*
america: abd, amerika*
brother: abi, abim, abisi, abinin, abiler*, kardeş*, ağabey*
urgent: acil, acilen
opened: açıl*, açtı, açtım, açtık
pain: acısı, acısını, acılar*, acılı, acı, ağrı*, acıyor
perspective: açısı, açısından, açıdan, bakış açı*
hungry: acıktım, açlık, açlıktan
hungry am: karnım aç
as if: adeta
number: adet, adedi, numara*, sayı, sayısı*, rakam*
-: nın, nün, te, ta, ler, lar, yı, mı, mü, mısın, mısınız, müsün, müsünüz, mıyım, eder, eden*, ediyor*, edil*, etti*
-: etmi*, edec*, ederek, etmek*, ederim, ederiz, edip, edebilir*, edelim, etmesi*, işte, adlı*, ise, idi, imiş, edin*
judicial: adliye*
network: ağı, ağına, ağları, ağ, şebeke*
mouth: ağız*, ağzı*
weight: ağırlık*, ağırlığ*
moment: an, anda, anı, anında
suddenly: aniden, ani, birden, ansızın
by means of: aracılığıyla, vasıtasıyla
suspended: askıya*
month: ayı, ayın, ayında, ayına, ayının, ayından, ay, aylar*, ayda, aylık*
separate: ayır*, ayrım*
shame: ayıp
detail: ayrıntı*, detay*
privilege: ayrıcalık*
head: başını, başına, başınıza, baş, başımız*, kafa*
unsuccessful: başarısız*
fifth: beşinci*
declaration: bildiri, bildirisi*
empty: boş, boşa, boşuna
divorce: boşan*
gap: boşluk*, boşluğ*
bosnia: bosna*
grow: büyüme*, büyüdü*, büyüyor*, büyüyen*, büyür, büyümüş*
here you are: buyurun*, buyur
magic: büyü, büyülü*, büyücü*
algeria: cezayir*
crashed: çöktü*, çökme*, çöküyo*
language: dil, dili, dilin, dilde, diline, dilini, diller*, dilinde, dilden, dile, dilinden, dilinin
wish: diler*, dilek*, diliyor*, dileğ*, dilemek
religion: din, dini, dinin, dinine, dinler*
rest: dinlen*
yesterday: dün, dünkü, dünden
instructor: eğitmen*
hand: eli, eline, elini, elinizde, elin, el, elim*, elinde*, ele
wife: eşi, eşini, eşine, eşinin, eşinden, karısı, karısını, karısına, eş, eşim*, karım
equal: eşit*
prisoner: esir*
label: etiket*
house: ev, evi, eve, evde, evim, evimde, evimiz*, evin, evine, evinde, evini, evinin, evinden, evden, evler*, evimi
house: evime, evdeki, eviniz*, ikamet*
thought: fikri, fikrini, fikrim, fikrin, fikrimi, düşünce*, düşündü*, fikir*
activity: faaliyet*
active: faal, aktif*, etkin, etkindir
difference: farkı, farkını, farklar*, fark, fark et*
aware: farkında*, farkına*
pass: geçer, geçerek, geçti*, geçiyor*, geçecek*, geçebilir*, geçin
last: geçen, geçenlerde, son, sonuncu*, en son*
tradition: gelenek*, geleneğ*
grounds: gerekçe*
necessary: gerekli*, elzem*
tension: gerilim*
initiative: girişim*
goal: gol, golü, golle, goller*, golün, golünü, hedef*, amaç*
lake: göl, gölü, gölün, göle
shadow: gölge*
volunteer: gönüllü*
agenda: gündem*
come on: hadi, hadisene, haydi*
airline: havayolu*, hava yolu*
accounts: hesaplar*
contain: içerir*, içeriyor*, içeren*
inside: içeri, içeride, içeriye, içeriden, içerideki, içinde*, içine, içerisinde*
interest: ilgi, ilgisi*, ilgilen*, ilgini, ilgimi
interesting: ilginç*
business: işi, işin, işine, işini, işiniz*, işinde, işinden, işinin, iş, işe, işler*, işte çalış*, işim*, işletme*
name: ismi*, adı, ad, adını, adınız*, adın, adına kayıtlı
light: ışık*, ışığ*
heat: ısıt, ısıtma*, ısı
how many: kaç, kaçta, kaça
escape: kaçan*, kaçmak, kaçar*, kaçmış*, kaçıyor*, kaçış*, kaçtı*, kaçma
miss: kaçır*
cafe: kafe, kafede, kafey*, kafeler*
brown: kahverengi*
development: kalkınma*
mixed: karışık*, karışım*
in return: karşılığında, karşılık*
bowl: kase, kasey*, kap, kaba
killer: katil, katiller*
concept: kavram*
rent: kira, kiralık*, kiralama*, kirası*, kiray*, kiralar*, kiranız*
daughter: kızı, kızını, kızına, kızının, kızım*, evlat*
redhead: kızıl*
run: koş, koşu, koşuyor*, koşmak, koşar*, koşun, koştur*
corner: köşe*
village: köy, köyü*, köyde*, köye, köyler*, köylü*
put: koyuyor*, koymuş*, koyan*, koy, koyun, koymak, koyup, koyunuz, koyar*, koydu*, yerleştir*
match: maç, maçı*, maçta*, maça, maçlar*
adventure: macera*
hungary: macar*
meaning: mana, manası*, anlam, anlamı*, anlamda, anlamlı*, anlama gel*
march: mart, martta, martın
table: masa, masayı, masada, masanın, masası*, masaya, masalar, tablo*
tale: masal*
what: nesi, ne, neyi, neye, neler*, nedir, neydi, neymiş
generation: nesil*, nesl*
focus: odaklan*, odaklı, odağı*
die: ölmek, ölüyor, ölüyorum, ölür, ölürüm, ölürse
died: öldü, öldüm, öldüğü, öldüğünü, öldüler, ölmüş, ölmüştür, ölen, ölenler
kill: öldür*
in front of: önünde, önüne, önünden, önündeki, önünü
session: oturum*
because of: ötürü, nedeniyle, yüzünden, sebebiyle, dolayı, dolayısıyla
player: oyuncu*
toy: oyuncak*
especially: özellikle
feature: özellik*, özelliğ*
refuse: ret, ret etme, reddet*, redded*, geri çevir*, kabul etme, karşı çık*, red
solid: sağlam, sağlamlık*
tuesday: salı, salıya
left side: sol, sola, solda, soldaki, soldan
email: e posta*, e mail*, mail, maili*, mailler*, maile, eposta*, posta*
from: den, dan, ten, tan
instructions: talimatlar*, yönergeler*, direktifler*
regulations: talimatname*
user instructions: kullanıcının talimatlar*, kullanıcının talimatlarını
rules: kurallar*
manager: yönetici*, müdür*
system administrator: sistem yöneticisi*, sistem yöneticisiyim
guide: rehber*
one: biridir, biriyim, biri, tek bir, biri olan, birer
representative: temsilci*
space: uzay*
even: bile, hatta
thing: şey, şeyi, şeyin, şeye, şeyden, birşey*, bir şey*
things: şeyler*
way: şekli*, biçim*, şekil*, tarz*
owner: sahibi*, sahip, sahipler*
have: sahibim, sahibiz, sahipsin*, sahiptir
about to: üzere
i think: bence, kanımca, bana göre
belongs to: ait*
young: genç*
youth: gençlik*
wonder: merak*
eye: göz, gözü, gözler*, gözüm*, gözün*
certain: belli*, belirli*
movement: hareket*
turn: sıra, sırası*
municipality: belediye*
alive: canlı*
top: üst, üstü
throw: at, attı, attım, atmak, atıyor*
voice: ses, sesi*, sesler*, sesli
piece: tane*
comfortable: rahat*
uncomfortable: rahatsız*
lie: yalan*
great: harika*, mükemmel*, muhteşem*, müthiş*
struggle: mücadele*
lower: alt
included: dâhil
expression: ifade*
middle: orta, ortası*, ortada
super: süper
famous: ünlü*, meşhur*
outer: dış
incident: olay*
total: toplam*
common: ortak, ortaklaşa, ortaklık*
shared folder: ortak klasör*
i wonder: acaba
dollar: dolar*
euro: euro, avro
lira: lira, tl
normal: normal*
period: dönem*
foreign: yabancı*
broadcast: yayın, yayını*, yayınla*
gold: altın*
wide: geniş*
republic: cumhuriyet*
natural: doğal*
sweet: tatlı*
visit: ziyaret*
original: asıl*
union: birlik, birliği*
season: sezon*
ahead: ileri*
vote: oy, oylar*
baby: bebek*, bebeğ*
sure: emin*
determine: tespit*
nice: hoş
east: doğu*
west: batı*
north: kuzey*
south: güney*
justice: adalet*
fire: ateş*, yangın*
muslim: müslüman*
pair: çift*
similar: benzer*
goods: mal, malı, mallar*
claim: iddia*
average: ortalama*
hard: sert*
guess: tahmin*
park: park, parkı
busy: yoğun*, meşgul*
plenty: bol*
kilo: kilo*
gentlemen: beyler*
deep: derin*
faculty: fakülte*
meter: metre*
kilometer: kilometre*
modern: modern*
yellow: sarı*
defense: savunma*
advertising: reklam*
agriculture: tarım*
iron: demir*
threat: tehdit*
foot: ayak*, ayağ*
holy: kutsal*
treatment: tedavi*
test: test*
oath: yemin*
height: boy, boyu, boyut*
funny: komik*
civil: sivil*
dance: dans*
gas: gaz*
nonsense: saçma*
organization: örgüt*
champion: şampiyon*
effect: etki, etkisi*, etkile*
effective: etkili*
dark: karanlık*
floor: kat, katta, katı
reaction: tepki*
prevent: engelle*, önle*
worker: işçi*
item: madde*
flower: çiçek*
joke: şaka*
ship: gemi*
snow: kar, karlı
fight: kavga*
soul: ruh*
leader: lider*
fake: sahte*
pleasure: zevk*
missing: eksik*, kayıp*
retired: emekli*
bird: kuş, kuşlar*
married: evli*, evlen*
opportunity: fırsat*
rate: oran, oranı*
street: sokak*, cadde*
point: nokta*, puan*
except: hariç
excuse me: affedersiniz, bakar mısınız
luggage: bagaj*
fridge: buzdolabı
ceremony: tören*
sign board: levha*, tabela*
library: kütüphane*
installation: kurulum*
canada: kanada*
australia: avustralya*
ottoman: osmanlı*
izmir: izmir*
irregular: düzensiz*
verb: fiil*
penalized: cezalandır*
megabyte: megabayt*
pool: havuz*
happened: yaşandı*
enter following: giriniz
order by: sıralayan*
ascending: küçükten büyüğe
i will be late: geç kalacağım
exclude: hariç tut*
void everything: geçersiz say
invalid consider: geçersiz sayıl*
ignore: görmezden gel*, yok say*, göz ardı et*, göz ardı ed*, gözardı et*, hiçe say*, yoksay*, aldırma*, es geç*
ignore: kale alma*, kulak asma, kulak asmayın, takma kafana, görmezlikten gel*, ihmal et*, önemseme*, umursama*
ignore: gormezden gel*
ignored: görmezden gelin*, yok sayıl*, yoksayıl*, göz ardı edil*, yok saydı*, görmezden geldi*
disregard: dikkate alma, dikkate almayın*, dikkate almayınız, dikkate almadan, dikkate almasın, dikkate almamalı*
disregard: hesaba katma, önem verme, itibar etme*, dikkate almamanı*
do not ignore: görmezden gelme*, göz ardı etme*, yok sayma*, gözardı etme*, ihmal etme*
consider: dikkate al*, göz önünde bulundur*, hesaba kat*, addet*
consider void: geçersiz say*, yok hükmünde say*, geçersiz kabul et*
forget: unut, unutun, unutunuz, unutmak, unutsun, unutalım, unutursan*, unutur, unutabilir*, aklından çıkar*
forget: hafızandan sil*, unutup, unutmanı*, unutman, boşver*, boş ver*, siktir et*, sktr et
do not forget: unutma, unutmayın, unutmayınız, unutmayalım, unutmasın, aklında bulunsun, aklınızda bulunsun
do not forget: unutmamanı*, sakın unutma
forgot: unuttu*, unutmuş*, unutul*
never forgets: unutmaz*, unutmadı*, unutmam
forgetting: unutarak, unutan*, unutmadan, unutuyor*
skip: atla, atlayın, atlayınız, atlamak, atlayarak, atlayıp, pas geç*, atlayabilir*
do not skip: atlama, atlamayın, atlamadan
bypass: aşmak, aşın, etrafından dolaş*, atlat*, baypas*, kısıtlamaları aş*, kuralları aş*, filtreyi aş*, delmek, aş
bypass: devre dışı bırakarak aş*
get past: aşabilir*, nasıl aşarım
exceed: aşan, aşıyor, aştı, aşar, aşmış, aşıldı
override: geçersiz kıl*, üzerine yaz*, ez geç*, iptal edip üzerine yaz*
invalid: geçersiz*, hükümsüz*, geçerliliğini yitir*, yürürlükten kalk*, geçerli değil*
no longer valid: artık geçerli değil*, artık geçersiz*
valid: geçerli*, yürürlükte*
cancel: iptal et*, iptal ed*, vazgeç*, feshet*, iptal*
cancelled: iptal edil*, iptal oldu*, iptal edildi*, iptal ettik, iptal edilmiştir, vazgeçti*, iptal ettim
stop: dur, durun, durdur*, durunuz, kes artık, durmak, bırak artık, kesin artık
stopped: durdu, durdurdu*, durduruldu*, durmuş
do not stop: durma, durmayın, durdurma*, durmayınız, durmasın
violate: ihlal et*, çiğne*, ihlal*, kuralları boz*
break: kır, kırın, kırmak, boz, bozun, bozmak
broken: bozuk*, kırık*, bozul*, kırıl*, bozdu*, kırdı*
disable: devre dışı bırak*, etkisiz kıl*, pasifleştir*, kapalı konuma getir*, etkisizleştir*, pasif et*, devredışı*
disabled: devre dışı*, pasif*, devre dışı bırakıl*
enable: etkinleştir*, aktifleştir*, aktif et*, devreye al*, etkin kıl*, aktive et*
event: etkinlik*, etkinliğ*
instruction: talimat, talimatı, talimata, talimattır, yönerge, yönergey*, direktif*, talimatla, talimatta
your instructions: talimatlarını, talimatlarınız*, talimatlarından, yönergelerini, yönergeleriniz*, yönergelerinden
your instructions: direktiflerini, talimatını, talimatın, talimatınız*, yönergen, yönergeni
my instructions: talimatlarım*, yönergelerim*, talimatım*, direktiflerim*
rule: kural, kuralı, kurala, kuralın, kuralla, kuralıdır, kuralsız
your rules: kurallarını, kurallarınız*, kurallarından
my rules: kurallarım*, kuralım*
drought: kurak*
institution: kurul, kurum, kuruluş*, kurumu*, kurumsal*, kurumlar*
board: yönetim kurulu*, kurulu, kuruldu, kurulun
commands: komutlar*, emirler*
command: komut, komutu, komuta, komutun*, emir, emri, emrini, emrin, emret*, emred*
your commands: komutlarını, emirlerini, emirleriniz*, komutlarınız*
my commands: komutlarım*, emirlerim*, emrim*
command prompt: komut istemi*, komut satır*
purchase order: satın alma emri*, sipariş formu*, satın alma sipariş*
payment order: ödeme emri*
order: sipariş*
guidelines: kılavuz*, ilkeler*, yönlendirici ilke*
principle: ilke, ilkesi*
restrictions: kısıtlamalar*, kısıtlar*, sınırlamalar*
restriction: kısıtlama, kısıtlamaya, kısıtlamas*, sınırlama, sınırlaması*, kısıt, kısıtı
your restrictions: kısıtlamalarını, kısıtlamalarınız*, sınırlamalarını, kısıtlarını, kısıtlamalarından, kısıtlamaların
unrestricted: kısıtlamasız*, sınırsız*, kısıtsız*, sınırlamasız*, limitsiz*, kısıtlaması olmayan, sınırlaması olmayan
limits: sınırlar*, limitler*
limit: sınır, sınırı*, limit*, sinirlari*
border: sınır bölge*, sınır kapı*, hudut*
angry: sinir, öfkeli*, kızgın*, sinirlen*, sinirli, kızdı*
filters: filtreler*
filter: filtre, filtres*, süzgeç*, filtrey*
safety filters: güvenlik filtreler*
unfiltered: filtresiz*, filtre olmadan, süzgeçsiz*
uncensored: sansürsüz*
censorship: sansür*
policy: politika, politikası*, politikay*
policies: politikalar*
content policies: içerik politikalar*
privacy policy: gizlilik politika*
politics: siyaset*, siyasi*, siyasal*
political: politik, siyasî
insurance policy: poliçe*, sigorta poliçe*
police: polis*
security: güvenlik*, güvenliğ*
safe: güvenli, emniyet*, güvenle, güvende
trust: güven*, itimat*
protection: koruma, korumas*, korunma*
protect: koru, koruy*, korumak, korur*
ethical: etik*, ahlaki
morals: ahlak*
prompt: prompt*, istem, istemi, istemin, istemini, promt*
your prompt: promptunu, promptun, promptunuz*, istemini göster, promptlarını
system prompt: sistem prompt*, sistem istem*, sistem komutu*, sistem talimatı*, sistem promt*, başlangıç istem*
system prompt: ilk istem*
your system prompt: sistem promptunu, sistem promptun, sistem isteminin, sistem istemini, sistem komutunu
your system prompt: sistem promptunuz*, sistem promptunda
system instructions: sistem talimatlar*, sistem yönergeler*
system message: sistem mesaj*
system: sistem*
system note: sistem notu*
message: mesaj, mesajı, mesaja, mesajın, mesajda*, mesajlaş*, ileti, iletiyi, iletisi
messages: mesajlar*, iletiler*
my message: mesajım*, mesajlarım*, iletim
your message: mesajını, mesajınız*, iletiniz*
text: metin*, metn*
hidden: gizli, gizliden, gizlenmiş*, saklı*, gizlidir
secret: sır, sırrı*, giz, sırdır
secrets: sırlar*, gizli bilgi*
secretly: gizlice, gizlilikle, çaktırmadan, el altından
privacy: gizlilik*, mahremiyet*
secretary: sekreter*
confidential: kişiye özel, gizlidir lütfen, hizmete özel, mahrem*
internal: iç, dahili*, içsel*
reveal: ifşa et*, ifşa ed*, açığa çıkar*, ortaya çıkar*, açık et*, ifşala*, ifsa et*, deşifre et*, meydana çıkar*
reveal: ortaya dök*
disclose: açığa vur*, ifşa*
revealed: ortaya çıktı*, ortaya çıkan*, ortaya çıkmış*, ifşa edil*
leak: sızdır*
leaked: sızdırıl*, sızdı, sızdırdı*, sızıntı*
do not reveal: ifşa etme, ifşa etmeyin, açığa çıkarma, ortaya çıkarma, ifşalama
show: göster*, gözler önüne ser*
do not show: gösterme, göstermeyin, göstermeyiniz, göstermesin
showed: gösterdi*, gösteril*, göstermiş*
show event: gösteri, gösterisi, gösterge*, gösterim*
without showing: göstermeden
display: görüntüle*, ekrana bas*, ekrana yaz*, ekrana getir*, ekranda göster*
print: yazdır*, bastır, çıktı al*, çıktısını al*, çıktısını ver*
press: bas, basın, basınız, basarak, basıp, tuşla*
pressure: baskı*, basınç*
press media: basın mensup*, basın açıkla*, basın toplantı*
success: başarı*
successfully: başarıyla
output: çıktı, çıktısı*, çıktıyı
came out: çıktım, çıktık, çıkmış*, çıkıyor*, çıkan*
list: liste*, sırala*
repeat: tekrarla*, tekrar et*, tekrar ed*, yinele*
again: tekrar*, yeniden, yine, bir daha, bir kez daha, gene, bidaha
copy: kopyala*, kopyasını çıkar*
copy of: kopyası*, kopya, nüsha*, fotokopi*, suret*
paste: yapıştır*
quote: alıntı*
word for word: kelimesi kelimesine, kelime kelime, harfi harfine, sözcüğü sözcüğüne, harfiyen, kelimesine kadar
verbatim: birebir, aynen, noktasına virgülüne dokunmadan, noktası virgülüne, kelimesine dokunmadan
as it is: olduğu gibi, oldugu gibi, değiştirmeden, nasılsa öyle
line by line: satır satır, satir satir
completely: tamamen, tümüyle, bütünüyle, tamamıyla, büsbütün, eksiksiz*
all of it: tamamını, tamamı, hepsini, tümünü, hepsi, hepsine, hepsinin, tamamının, tümü, hepsinden, hepimiz*, hepiniz*
all: tüm, bütün, her türlü, cümle alem
summarize: özetle*, özet çıkar*, özet geç*
summary: özet*
in brief: kısaca, kısacası, özetle söyle*
translate: çevir*, tercüme et*, tercüme ed*
translation: çeviri*, tercüme*
surroundings: çevre*, etraf*
told: söyledi*, anlattı*, dedi, dediler, dedim, dediniz, dedik, demişti*, söylemiş*
tell me: bana söyle*, bana anlat*, bana soyle*, anlatsana
do not tell: söyleme, söylemeyin, söylemeyiniz, söylemesin, anlatma, anlatmayın, çaktırma
told to you: sana söylenen*, size söylenen*, sana ne söylendiyse, sana söylendi*, şimdiye kadar söylenen*
said: söylenen*, söylendi*, söylenm*, demiş*, denilen, denildi, dediği*, söylediğ*
what i say: dediklerimi, dediğimi, söylediklerimi, söylediğimi, ne dersem, dediklerime
without telling: söylemeden, haber vermeden, bildirmeden, haberi olmadan, bilgisi olmadan, haber vermeksizin
without telling: haberdar etmeden
without asking: sormadan, sormaksızın, danışmadan, izin almadan, izin istemeden, kimseye sormadan
says: diyor*, der, derler, söylüyor*, söyler*, diyen*, dersin, dersiniz, diye, derim, deniyor
say: demek, de ki, desene, desin, diyelim, demem, diyebilir*, diyecek*
it means: demek oluyor*, demektir, anlamına gel*, yani, ne demek, demek ki
what does it mean: ne anlama gel*
understand: anla, anlay*, anlamak, anlıyor*, kavra*, anlar, anlarsın, anlarım
understood: anladı*, anlaşıldı*, anlamış*
did not understand: anlamadı*, anlamıyor*, anlamam
agreement: anlaşma*, mutabakat*, antlaşma*
agree: anlaş*, hemfikir*
speak: konuş, konuşun, konuşmak, konuşur*, konuşuy*, konuşal*, konuşup, konuşab*
spoke: konuştu*, konuşmuş*
speech: konuşma, konuşması, konuşmalar*, sohbet*, konuşmay*
this conversation: bu konuşma*, bu sohbet*
talk about: bahset*, bahsed*, söz et*, sözünü et*, değin*
do not mention: bahsetme, bahsetmeyin, bahsetmeyiniz, sözünü etme, söz etme, değinme, belirtme, bahsetmesin
mention: belirt*, zikret*
mentioned: bahsetti*, belirtil*, bahsedil*, adı geçen, söz konusu*, belirtti*
subject: konu, konuy*, konus, konusu*, konuda, konular*, konunun, mevzu*, konudan
about: hakkında, ilgili, dair, ilişkin, üzerine, konusunda, hakkındaki, yönelik, konularda
answer: cevap ver*, yanıt ver*, cevap*, yanıt*, cevab*, karşılık ver*, cevap yaz*
do not answer: cevaplama, cevap verme, yanıtlama, yanıtlamayın*, cevaplamayın*, cevap vermeyin*, yanıt verme
do not answer: yanıt vermeyin*, cevap yazma, cevaplamasın, yanıtlamasın
answered: cevapladı*, yanıtladı*, cevap verdi*, yanıtlan*, cevaplan*
before answering: cevap vermeden önce, yanıt vermeden önce, yanıtlamadan önce, cevaplamadan önce
your answer: cevabını, cevabınız*, yanıtını, yanıtınız*, cevabın, yanıtın, cevapların*, yanıtların*
my questions: sorularım*, sorduklarım*
my question: sorum, sorumu, sorumun, soruma
every question: her soru*, bütün sorular*, tüm sorular*
question: soru, soruyu, sorusu*, soruya, sorular*, soruml*, sorunun cevabı, sorun cevap
problem: sorun, sorunu, sorunum*, sorunlar*, problem*, sıkıntı*, mesele*, sorunsuz*, sorunun
responsible: sorumlu*, mesul*
ask: sor, sorun bana, sormak, sorar*, soruyor*, sorabilir*, sorayım, sorsan*, sormalı*, sorgula*
do not ask: sorma, sormayın, sormayınız, sormasın, sorgulama, teyit isteme, onay isteme, izin isteme, soru sorma
asked: sordu*, sorul*, sormuş*
send: gönder*, yolla*, ilet*, postala*, atsana, mail at*, mesaj at*, mail atar*, gönderiver*
send me: bana gönder*, bana yolla*, bana at*, bana ilet*, bana gonder*, yollar mısın bana
will you send: atar mısın, atar misin, yollar mısın*, gönderir misin*, yollar misin*, gonderir misin*, atar mısınız
will you send: gönderebilir misin*
do not send: gönderme, göndermeyin, göndermeyiniz, göndermesin, yollama, yollamayın, iletme, iletmeyin, yollamayınız
do not send: yollamasın
sent: gönderdi*, gönderil*, gönderen*, göndermiş*, yollanan*, iletildi*, iletilm*, gönderiy*, yollad*, iletti*
did not send: göndermedi*, yollamadı*, göndermiyor*
without sending: göndermeden, yollamadan
sending: gönderim*, gönderi, gönderiler*
forward: yönlendir*, adresine ilet*, ilet, iletin, iletiniz, iletir misin*, iletebilir*
communication: iletişim*, irtibat*, haberleşme*
contact: iletişime geç*, irtibata geç*, bize ulaş*, iletişim kur*
contacts: kişi listesi*, rehberdeki*, rehberdeki kişi*, kişilerim, bütün kişileri, kişiler listesi
transfer: havale et*, aktar*, transfer*, havale*, eft*, para gönder*, para aktar*, havale yap*, para yolla*
transferred: aktarıl*, havale edil*, aktardı*, transfer edil*, havale etti*
change: değiştir*, değişiklik*, değişikliğ*, değiş, değişme*, değişim*
do not change: değiştirme, değiştirmeyin, değiştirmeyiniz, değiştirmesin, değişmeyin, değişmeyiniz, değişmesin
changed: değişti*, değiştiril*, değiştirdi*, değişmiş*, değişen*
varies: değişiyor*, değişir*, değişik*
modify: düzenle*, revize et*
arrangement: düzenleme*, tertip*
order neatness: düzen, düzeni*, düzenli
correct: düzelt*, tashih et*
replace: yerine koy*, yerine yaz*
instead of: yerine, yerine geç*
delete: sil, silin, siliniz, silmek, silip, siler*, siliver*, silinsin, silebilir*, ortadan kaldır*, silsene
do not delete: silme, silmeyin, silmeyiniz, silmesin
deleted: sildi*, silindi*, silinm*, silinen*, silmiş*, silini*
without deleting: silmeden
weapon: silah*
remove: kaldır*, çıkar, çıkarın, çıkart*, sök, çıkarmak
removed: kaldırıl*, çıkarıl*, kaldırdı*, çıkardı*, giderild*
expenses: giderler*, masraf*, harcama*
hide: gizle*, sakla*, ört bas et*, örtbas et*
do not hide: gizleme, gizlemeyin, saklama, saklamayın, gizlemeyiniz, gizlemesin, saklamayınız, saklamasın
hid: gizledi*, sakladı*, saklan*, gizlen*
storage: depolama*, depo, depoya, depoda*, depos*
clean: temiz*
pretend: gibi yap*, gibi davran*, rolü yap*, mış gibi yap*, numarası yap*, taklidi yap*
pretend you are: olduğunu varsay*, olduğunu farz et*
as if you were: ymişsin gibi, ymışsın gibi, miş gibi, mişsin gibi, mış gibi, muş gibi, müş gibi, müşsün gibi
as if you were: muşsun gibi, mışsın gibi, modelmişsin gibi, zekaymışsın gibi, sanki
imagine: hayal et*, hayal ed*, farz et*, düşün ki, varsay*, tahayyül et*, diyelim ki
imagine you are: olduğunu hayal et*, olduğunu düşün*, olduğunu varsay
dream: hayal*, rüya*
act as: olarak davran*, rolüne gir*, rolüne bürün*, rolünü oyna*, rolünü üstlen*, karakterini oyna*, canlandır*
act: davran*, hareket et*, rol yap*
do not act: davranma, davranmayın
behavior: davranış*, tavır*, tavr*
role: rol*
your role: rolünü, rolünüz*, rolün
my role: rolüm*
play the role: rol oyna*
play: oyna*, çal
game: oyun*
character: karakter*, kişilik*, kişiliğ*
person: kişi, kişiy*, kişin*, kişisi, şahıs*, insan, insanı*, birey*
people: insanlar*, kişiler*, millet, halk*, herkesler
personal: kişisel*, şahsi*, bireysel*
from now on: bundan sonra, bundan böyle, şu andan itibaren, bu andan itibaren, artık bundan sonra, şimdiden itibaren
from now on: bu dakikadan sonra, bundan sonraki, bu saatten sonra
you are now: sen artık, artık sen, sen şimdi, şu an sen, artık bir, siz artık
no longer: artık değil*, artik degil*
now: şimdi*, şu an*, artık, şuan*, halihazırda
until now: şimdiye kadar, bugüne kadar, şimdiye dek, bu zamana kadar
you are: sensin, sizsiniz, sen bir
you are not: değilsin*
you: sen, siz, seni, sizi, sizler*
to you: sana, size
your: senin, sizin, sizinki*
from you: senden, sizden
with you: seninle, sizinle
free: özgür*, serbest*, bağımsız*, boş vakit*
free of charge: ücretsiz*, bedava*, parasız*
connected: bağlı, bağlısın, bağlıdır, bağlan*, bağlı olarak
connection: bağlantı*
link: link*, bağlantıya tıkla*
relationship: ilişki*, bağ, bağı
everything: her şey*, herşey*, her sey*
everything above: yukarıdaki her şey*, yukarıdakilerin hepsi*, yukarıdakiler*
above: yukarda*, üstteki*, yukarı*, üstte
below: altta*, aşağı*
previous: önceki*, geçmişteki, bundan önceki*, daha önceki*, eski konuşma*, evvelki*
previously: daha önce*, önceden*, evvelce, daha once
before: önce*, evvel*
after: sonra*, ardından, peşinden, akabinde
result: sonuç*, netice*
next: sonraki*, gelecek, önümüzdeki*, bir sonraki*, ertesi*
future: gelecekte*, geleceğ*, istikbal
old: eski, eskiden, eskisi*, yaşlı*
new: yeni, yenisi*, yeniler*, yepyeni, yenidir
renew: yenile*
following: şu, aşağıdaki gibi, şöyle, su sekilde, şunu, şunları, şunlar, şudur
initial: başlangıçtaki*, baştaki*
beginning: başlangıç*, başında, başından, başındaki*, en baştan
at last: sonunda, nihayet, en sonunda
end: sonu*, bitiş*, sonlar*, bitimi*
execute: çalıştır*, icra et*, yürüt*, yerine getir*, gerçekleştir*
executed: çalıştırıl*, yerine getirdi*, yürütül*, gerçekleştirdi*, gerçekleştiril*, yerine getiril*, gerçekleş*
follow: takip et*, takip ed*, izle*, takip*
followed: izledi*, izlen*
spectator: izleyici*
permission: izin, izni*, izne, izinler*, izin ver*
allowed: izinli*, izin verilen*, izin verdi*
track: iz, izi
do not obey: uyma, uymayın, uymayınız, uymasın, itaat etme*, dinleme
obeyed: uydu, uydum, uyul*
does not obey: uymuyor*, uymaz*, uymayan*, uymadı*
does not have to obey: uymak zorunda değil*, uyman gerekmiyor, uymana gerek yok, uymak zorunda degil*
suitable: uygun*
application: uygulama, uygulamay*, uygulamas*, uygulamalar*, uygulamanın, başvuru*
apply: uygula, uygulay*, uygulan*, uygular*, uygulamak, başvur*
sleep: uyku*, uyu, uyur*, uyuyor*, uyudu*, uyumak, uyuma
compatible: uyum*
warn: uyar, uyarın, ikaz et*, uyardı*
warning: uyarı, uyarıs*, uyarıl*, uyarıy*, ikaz*
wake up: uyan, uyandı*, uyanı*
use: kullan, kullanın, kullanarak, kullanmak, kullanır*, kullanab*, kullanınız, kullanıp, kullanım*, kullanacak*
do not use: kullanma, kullanmayın, kullanmayınız, kullanmasın
used: kullandı*, kullanıl*, kullanmış*, kullanan*, kullanıyor*
user: kullanici*
users: kullanıcılar*
to the user: kullanıcıya, kullanıcılara
username: kullanıcı adı*, kullanıcı ismi*
open: aç, açın, açınız, açmak, açık*, açıp, açar*, açacak*, açsana
do not open: açma, açmayın, açmayınız, açmasın
opening: açılış*
explain: açıkla*, izah et*
explanation: açıklama, açıklamas*, açıklamalar*
close: kapat*
closed: kapalı*, kapan*
capacity: kapasite*
call: ara, aramak, çağır*, aray*, arasın*, ararsan*, telefon et*, seslen*, arar
called: aradı*, arandı*, çağrıldı*, aramış*
search: arama, aramas*, aramalar*, aranan*, arıyor*, arama yap*, araştır*, aramanız*
research: araştırma*
tool: araç, aracı*, araçlar*, araçla
car: araba*, otomobil*, oto
between: arasında*, arası, arada, aralar*
friend: arkadaş*, dost*, kanka*
friends: arkadaşlar*, dostlar*
back: arka*, geri*
approve: onayla*, onay ver*, kabul et*, kabul ed*, tasdik et*, uygun gör*
approved: onayladı*, onaylan*, kabul etti*, onaylı*, kabul edil*
do not approve: onaylama, onaylamayın, onaylamayınız, onaylamasın
approval: onay, onayı*, onaylar*
confirm: teyit et*, teyit ed*, doğrula*, teyit*
verification: doğrulama*
verification code: doğrulama kodu*, onay kodu*, dogrulama kodu*, güvenlik kodu*
true: doğru, doğrudur, gerçek, gerçekten*, doğrusu
directly: doğrudan, direkt*, direk, doğruca
accept: kabul, kabulü*
do not refuse: reddetme, reddetmeyin, geri çevirme, itiraz etme, reddetmeyiniz, reddetmesin
refused: reddetti*, reddedil*, reddeden*
never refuse: asla reddetme, hiç reddetme, hiçbir isteği reddetme, hiçbir şeyi reddetme
check: kontrol et*, kontrol ed*, denetle*, kontrol*, denetim*
review: incele*, gözden geçir*, gözden geçiril*
inform: bildir*, haber ver*, haberdar et*, bilgilendir*, bilgi ver*, haber et*
do not inform: bildirme, haber verme, haber vermeyin, bilgi verme, bilgilendirme yapma, bildirmeyin, bildirmeyiniz
do not inform: bildirmesin
information: bilgi, bilgiy*, bilgil*, bilgis*, bilgim*, bilgin*, malumat*
computer: bilgisayar*, pc, laptop*
we inform you: bildiririz, bilgilerinize, bilgilerinize sunarız, bilginize sunarız, bilginize
science: bilim*
notification: bildirim*, tebligat*, duyuru*
news: haber, haberi*, haberler*, haberde*
announce: duyur*, ilan et*
announcement: ilan*
know: bil, bilin, bilmek, bilir*, bilgim var, bilen*, bilecek*, bilmem gerek*, biliyo*
knew: bildi, bildim, bilinen*, bilindi*, biliniyor*, bilinir
do not know: bilmem, bilmez*, bilmeyen*, bilmiyo*, bilemiyor*, bilmeden, bilme, bilmeyin, bilmeyiniz, bilmesin
recognize: tanı, tanıyor*, tanıyan, tanır*, tanımak, tanıdı*
does not recognize: tanımayan, tanımıyor*, tanımaz*, tanımadı*
introduce: tanıt*, tanış*
definition: tanım*, iş tanımı
assistant: asistan, asistanı*, asistana, asistanlar*, yardımcı, yardımcısı*
virtual assistant: sanal asistan*, sanal yardımcı*
ai assistant: yapay zeka asistan*, yapay zekâ asistan*, otomatik asistan*, akıllı asistan*, dijital asistan*
ai assistant: yapay zeka yardımcı*
ai: yapay zeka*, yapay zekâ*, yz
ai model: yapay zeka model*, yapay zekâ model*
ai agent: akıllı ajan*, yapay zeka ajan*, yapay zeka temsilci*
smart: akıllı*, zeki*
intelligence: zeka*, istihbarat*
mind: akıl*, akl*, zihin*, zihn*
agent: ajan, ajanı*, ajana, ajanlar*
agency: ajans*, acente*
model: model*
language model: dil model*
bot: bot, botu*, sohbet robotu, chatbot*, botlar
robot: robot*
boots: botlarım
developer: yazılımcı*, gelistirici*
developers: geliştiriciler*, yazılımcılar*
developer mode: geliştirici mod*, gelistirici mod*
develop: geliştir*
advanced: gelişmiş*, gelişim*, geliş, gelişme*, gelişen*
mode: mod, moda geç*, modu, modun*, modda
fashion: moda
administrator: admin*, moderatör*
management: yönetim*, idare*
manage: yönet*
direction: yön, yönü*, yönde, yönelik olan
configuration: yapılandır*, konfigürasyon*
settings: ayarlar*, ayar, ayarı*
set up: kur, kurun, kurmak, yükle*, kurdu*, kurar
install: indirip kur*, yükleyip*
download: indir*
discount: indirim*
software: yazılım*
spelling: yazım, yazım hata*, imla
code: kod*, şifreleme kod*
password: şifre*, parola*, pin kodu*
your password: şifreni, şifreniz*, parolanı, parolanız*, şifren, şifrenin, parolan
my password: şifrem*, parolam*
credentials: giriş bilgiler*, kimlik bilgiler*, oturum bilgiler*, hesap bilgiler*
log in: giriş yap*, oturum aç*, giris yap*, login ol*
key: anahtar*
api keys: api anahtar*
account: hesap*, hesab*
your account: hesabını, hesabınız*, hesabın, hesabından
my account: hesabım*
bank account: banka hesab*, banka hesap*
calculate: hesapla*
iban: iban*
wallet: cüzdan*
balance: bakiye*, denge*
bank: banka*
card: kart*
credit card: kredi kart*
database: veritabanı*, veri tabanı*
content: içerik*, içeriğ*
file: dosya, dosyas*, dosyay*, dosyan*, dosyam*, dosyad*
files: dosyalar*
folder: klasör*
attachment: ek dosya*, ekteki*, ekte, ilişikte*, ekli*, eklenti*
add: ekle*, ilave et*
added: ekledi*, eklendi*, eklenm*, eklenen*
bread: ekmek*, ekmeğ*
additional: ek, ilave*, ekstra*
page: sayfa*
site: site*, internet sitesi*, web sitesi*
website: websitesi*
address: adres*
residence: ikametgah*
paragraph: paragraf*
sentence: cümle*
line: satır*, hat, hattı
word: kelime*, sözcük*, sözcüğ*
words: kelimeler*, sözler*, laflar*, lafı, laf
promise: söz ver*, söz verdi*
word of honor: söz
spokesman: sözcü*
contract: sözleşme*, kontrat*
letter: harf*, mektup*, mektub*
report: rapor*
write: yaz, yazın, yazınız, yazmak, yazıp, yazar mısın*, yazsana, yazıver*, yazar, yazabilir*, yazmamı, yazmama
write: yazarsan*, yazacak*, yazmanı*, kaleme al*
do not write: yazma, yazmayın, yazmayınız, yazmasın
wrote: yazdı*, yazmış*, yazıldı*, yazılmış*, yazılan*, yazılı*
is written: yazıyor*, yazılır, yazılıyor
writing: yazı, yazıs*, yazıy*, yazılar*, yazarak
author: yazarı*, yazarlar*
what a pity: yazık*
printer: yazıcı*
summer: yaz ayı*, yazın tatil*, yaz tatil*, yazlık*
book: kitap*, kitab*
read: oku, okur, okuy*, okurken, okuma*
did not read: okumadı*, okumamış*
was read: okundu*, okudu*, okumuş*, okunan*
school: okul*
create: oluştur*, yarat*
created: oluşturul*, yaratıl*, oluştu*, oluşan*
make: yap, yapın, yapmak, yapıp, yapar mısın*, yapsana, yapar, yapabilir*, yaparsan*, yapınız, yaparak, yapalım
make: yapayım, yapmanı*, yapmam, yapması*, yapmaya, yapmayı
do: et, edin, ediniz
do not do: yapma, yapmayın, yapmayınız, yapmasın
did: yaptı*, yapmış*, yapan*, yapiyo*
did not do: yapmadı*, yapmıyor*, yapmamış*, yapmaz*
is done: yapıl*
without doing: yapmadan
structure: yapı, yapısı*, yapılar*
artificial: yapay*
sticky: yapış*
does: yapacak*
give: ver, verin, veriniz, vermek, verir misin*, verebilir*, versene, verip, verir*, vermen*, verecek*, bana ver*
do not give: verme, vermeyin, vermeyiniz, vermesin
gave: verdi*, vermiş*, verildi*, verilen*, veren*, veriyor*, verilir*, verilm*
given to you: sana verilen*, size verilen*, sana verildi*
did not give: vermedi*, vermiyor*
tax: vergi*
take: al, alın, alınız, almak, alıp, alır*, alabilir*, alsın, alacak*, alarak, alayım, almanız*, alıyor*, alalım
take: almaya, almayı
took: aldı*, alınan*, alındı*, almış*, alan, alınm*, alınır
did not receive: almadı*, alamadı*, alamıyor*, almıyor*
buy: satın al*, satinal*
bought: satın aldı*, satın alın*
area: alanı*, alanlar*, bölge*, alanda*
sell: sat, satın, satıyor*, satmak, satar*, satılık*
sale: satış*
sold: sattı*, satıldı*, satılan*
buy price: alış
buyer: alıcı*
shopping: alışveriş*
exercise: alıştırma*, egzersiz*, antrenman*
used to: alışkın*, alıştı*, alışık*
habit: alışkanlık*
bring: getir*
brought: getirdi*, getiril*
do not put: koyma, koymayın
choose: seç, seçin, seçiniz, seçmek, tercih et*, seçti*, seçil*, seçip
choice: seçim*, tercih*, seçenek*, seçeneğ*
election: seçimler*
start: başlat*
begin: başla*, başlıyor*
began: başladı*, başlamış*, başlayan*
continue: devam et*, devam ed*, sürdür*, devam*
continues: sürer, sürüyo*
driver: sürücü*, şoför*
finish: bitir*, tamamla*, sonlandır*
finished: bitti, bitirdi*, tamamlan*, tamamladı*, bitmiş*, sona er*, bitmeden, bitirildi*
wait: bekle*
do not wait: bekleme, beklemeyin, beklemeyiniz, beklemesin
expectation: beklenti*, beklenen*
leave: bırak*, terk et*, ayrıl*
do not leave: bırakma, bırakmayın, bırakmayınız, ayrılma, bırakmasın
left: bıraktı*, ayrıldı*, terk etti*, bırakıl*, kaldı*
keep: tut, tutun, tutmak, muhafaza et*, tutuyor*, tuttu*
save: kaydet*, kayded*
saved: kaydedil*, kaydetti*
register: kayıt ol*, kaydol*, kayıt yap*, kayıt*, kaydı*
record: kayıtlar*, destek kaydı*
pay: öde, ödey*, ödemek, ödemesi gerek*, öder*, ödemeniz gerek*
payment: odeme*
paid: ödedi*, ödendi*, ödenen*, ödenm*
homework: ödev*
reward: ödül*
fee: ücret*, harç*
price: fiyat*, bedel*
how much: ne kadar, kaç para, kaç lira
money: para, parası*, paray*, paran*, param*, nakit*, parada*
withdrawal: para çekme*, çekim*
withdraw: çekil*, geri çekil*, para çek*
pull: çek, çekin, çekti*, çekiyor*, çekmek
check bank: çekler
without hesitation: çekinmeden, tereddüt etmeden
loan: kredi*, borç*
invoice: fatura*
budget: bütçe*
task: görev*, vazife*
your task: görevini, görevin, görevleriniz*, görevini yap*, yeni görevin
see: gör, görün, görmek, görüyor*, görür*, görebilir*, görünüz, görmeye
saw: gördü*, görülen*, görüldü*, görmüş*
did not see: görmedi*, görmüyor*
according to: göre, nazaran
view: görüş*, görünüm*
image: görüntü*, resim*, fotoğraf*, görsel*, foto
official: resmi*, resmen
meeting: görüşme*, toplantı*, buluşma*
interview: mülakat*, iş görüşme*
look: bak, bakın, bakmak, bakar*, bakıyor*, bakınız, baktı*, bakalım, bakıp
maintenance: bakım*
minister: bakan, bakanı*, bakanlar*
ministry: bakanlık*, bakanlığ*
find: bul, bulun, bulmak, bulabilir*, bulup, bulunuz
found: buldu*, bulundu*, bulmuş*, bulunan*
not found: bulunamadı*, bulamadı*, bulunmuyor*, bulamıyo*
exists: bulunuyor*, bulunmak*, bulunduğ*, mevcut*
think: düşün*, düşünüyor*, zannet*, sanırım, sanıyor*, galiba
do not think: düşünme, düşünmeyin, sanmıyor*, düşünmeyiniz, düşünmesin
fall: düş, düşüş*, düştü*, düşer*, düşüyor*
low: düşük*, alçak*, düşüğ*
want: iste, ister*, istemek, istedi*, istey*, istiyo*, arzu et*, talep et*, talep ed*
do not want: isteme, istemem, istemez*, istemiyo*, istemeyin, istemeyiniz, istemesin
requested: istenen*, isteniyor*, istendi*, istenil*, talep edilen*
request: istek*, isteğ*, talep*, rica*, talebi*
i request: rica ederim, rica ederiz, rica ediyor*
please: lütfen, rica etsem, lütfen rica*, zahmet olmazsa
thanks: teşekkür*, sağ ol*, sağol*, eyvallah, tşk*, saol
hello: merhaba*, selam*, slm, mrb, alo, selamün aleyküm
welcome: hoş geldin*, hoşgeldin*, hoş bulduk
goodbye: hoşça kal*, görüşürüz, güle güle, kendine iyi bak*, allaha ısmarladık
good morning: günaydın*
good day: iyi günler
sorry: özür dile*, üzgün*, kusura bakma*, pardon, maalesef, ne yazık ki, özür*, affet*, afedersin*
dear: sevgili*, sayın, değerli*, canım*, kıymetli*, aziz, tatlım
regards: saygı*, sevgiler*, selamlar*
congratulations: tebrik*, kutlu olsun*, kutla*, hayırlı olsun
need: gerekiyor*, gerek*, ihtiyaç*, lazım*
must: gerekmektedir, zorunda*, mecbur*, şart, gerekiyor
not necessary: gereksiz*, gerek yok*, gerekmez*, gerekmiyor*, lüzum yok
must obey: uymalı*, uymak zorunda*, uyması gerek*
condition: şart*, koşul*
must write: yazmalı*
must send: göndermeli*
must ignore: görmezden gelmeli*, yok saymalı*
must recommend: önermeli*
can: abilir, edebil*, bilirsin, yapabil*, mümkün*, olabilir*
cannot: yapamaz*, edemez*, yapamıyor*, imkansız*, mümkün değil*, edemiyor*, olmaz*, olamaz*, yapamam
help: yardım et*, yardım ed*, yardım*, yardımcı ol*, imdat
support: destek*, desteğ*
support team: destek ekib*
recommend: öner*, tavsiye*
recommendation: öneri*
suggest: öneriyor*, teklif et*
offer: teklif*
important: önemli*, mühim*
attention: dikkat*, dikkat et*
careful: dikkatli*
try: dene*, çalış ki, uğraş*
experience: deneyim*, tecrübe*
work: çalış*, mesai*
works: çalışır*, çalışıyor*, çalışan*
does not work: çalışmıyor*, çalışmaz*, çalışmadı*
study: çalışma, çalışmalar*, çalışmas*
employees: çalışanlar*, personel*, eleman*
employee: çalışanı*, memur*
process: işlem*, süreç*
employer: işveren*
sign: işaret*, imzala*
signature: imza*
signed: imzalı*, imzaladı*
working day: iş gün*, mesai gün*
job: meslek*, mesleğ*
project: proje*
plan: plan*
team: takım*, ekip*, ekib*
company: şirket*, firma*
customer: müşteri*
customer service: müşteri hizmet*
service: hizmet*, servis*
product: ürün*
return product: iade*, iade et*
cargo: kargo*
delivery: teslim*
order number: sipariş numara*
count: say, sayın bakalım, saymak, sayarak
thanks to: sayesinde
department: bölüm*, departman*, daire*
office: ofis*, büro*
document: belge*, evrak*, doküman*
note: not, notu*, notlar*
note to: notu ekle*
title: başlık*, başlığ*, unvan*
example: örnek*, örneğ*, mesela
step: adım*
step by step: adım adım, adim adim
reason: neden*, sebep*, sebeb*
because: çünkü, zira
why: neden, niye, niçin
who: kim, kimi, kime, kimler*, kimdir, kimin, kimden
where: nerede*, nereye, nerde*, neresi*, nereli*
when: ne zaman*, iken, hani
how: nasıl*
which: hangi*
if: eğer, şayet, ya
and: ve
or: veya, yahut, ya da, yada, veyahut
but: ama, fakat, ancak, lakin, amma, ama yine de
with: ile, birlikte, beraber*, ilen
also: de, da, ayrıca, dahi, hem, aynı zamanda
for: için, adına
for me: benim için
like: gibi*, kadar iyi
as: olarak, olarakta, kadar
than: göre daha
so: öyle*, böyle*, bu yüzden, bu nedenle, o yüzden, şöyle ki, bundan dolayı, dolayısı ile
this: bu, bunu, buna, bunun*, bundan, bunda, bunlar*, bura*, burda*
here: burada, burda, buradan
there: orada*, oraya, orda*, şurada*, ora
they: onlar*
he: kendi*
yourself: kendini, kendin, kendiniz*
i: ben
me: beni, bana, benden, bende
my: benim*
we: biz
us: bizi, bize, bizden
our: bizim*
with me: benimle, bizimle
be: ol, olun, olmak, olup, olsun, olsa*, olacak*, olmalı*, olunuz, olarak kal*, olması*, olmayı, olmaya
do not be: olma, olmayın, olmasın
is not: değil*, olmayan*, olmuyor*, olmadı*, olmaz
there is: var, vardır, varsa, varmış*, vardi
there is no: yok, yoktur, yoktu, yoksa, yokmuş*, yoktur ki
otherwise: aksi takdirde, aksi halde
without: olmadan, olmaksızın, hariç olarak
do not: sakın, etme, etmeyin, etmeyiniz, etmesin
never: asla, hiçbir zaman, hiç, katiyen, hicbir zaman, asla ve asla, kesinlikle hayır, hiçbir şekilde, hiçbir koşulda
never: hicbir sekilde
no: hayır, yoo
any: hiçbir*, herhangi*
nothing: hiçbir şey*, hiçbirşey*, hicbir sey*, hiç bir şey*
nobody: kimse, hiç kimse*, hiçkimse*, kimsey*
someone: birisi*, birileri*, birine, birini
definitely: mutlaka, elbette, tabii*, tabi ki, kesin*, şüphesiz
yes: evet, ewet, aynen öyle
ok: tamam*, peki, tmm
only: sadece, yalnız*, sırf, bir tek, tek
other: diğer*, başka*, öteki*
different: farklı*, ayrı*
same: aynı*
every: her
everyone: herkes*
each: her bir*
some: bazı*, kimi zaman, birkaç*, birtakım, kimisi, biraz*
a: bir
two: iki*
four: dört*, dörd*
five: beş, beşte
six: altı, altısı
seven: yedi
eight: sekiz*
nine: dokuz*
ten: on, onuncu*
tenth: onuncu
twenty: yirmi*
thirty: otuz*
forty: kırk
fifty: elli*
hundred: yüz, yüzlerce
thousand: bin, binler*, bine
million: milyon*
billion: milyar*
percent: yüzde*
second: ikinci*, saniye*
third: üçüncü*
half: yarım*, yarısı*, buçuk*
face: yüzü*, surat*
more: daha, daha fazla, fazla*, daha çok
most: en, en çok, çoğu*
very: çok, pek, oldukça, gayet, epey*, son derece
many: birçok*, pek çok*, bir sürü, bir çok
less: az, daha az, azalt*, azı
reduce: azalt, azaltılması*, azaltın
too: aşırı*, fazlasıyla
enough: yeter*, kâfi
almost: neredeyse, hemen hemen, yaklaşık*, az kalsın
still: hâlâ, henüz, daha hala
immediately: hemen, derhal, hemencecik
always: her zaman*, daima, hep, sürekli*, devamlı*
sometimes: bazen, ara sıra, zaman zaman
often: sık sık, genellikle, çoğunlukla
soon: yakında, birazdan, az sonra
already: zaten, çoktan
maybe: belki*, olabilir ki, herhalde, muhtemelen
however: yine de, buna rağmen, ancak yine de
although: rağmen, olmasına rağmen, karşın
during: sırasında, boyunca, esnasında, sürecinde, süresince
while: derken
until: dek, değin
since: beri, den beri, itibaren, dan beri
up to: e kadar
at: üzerinde, üstünde
under: altında*
outside: dışında*, dışarı*, dışına
near: yakın*, yanında*, yanına, yanı
side: yan, taraf*, kenar*
far: uzak*
right side: sağ, sağda, sağa
right: hak, hakkı*, haklı*, haklar*
times: kez, kere, defa*, sefer*
today: bugün*
tomorrow: yarın*
world: dünya*
day: gün, günü*, günde*, günlük*, güne
days: günler*
week: hafta*
weekend: hafta sonu*
year: yıl*, sene*
hour: saat*
minute: dakika*, dk
morning: sabah*
evening: akşam*
night: gece*
noon: öğle*
monday: pazartesi*
wednesday: çarşamba*
thursday: perşembe*
friday: cuma
saturday: cumartesi*
sunday: pazar günü*, pazar
market: pazarlama*, piyasa*, market*, pazarı*
january: ocak*
february: şubat*
april: nisan*
may: mayıs*
june: haziran*
july: temmuz*
august: ağustos*
september: eylül*
october: ekim*
november: kasım*
december: aralık*
spring: bahar*, ilkbahar*
winter: kış, kışın
date: tarih*, gün ve tarih
history: tarihi*, geçmiş*
appointment: randevu*
calendar: takvim*
early: erken*
late: geç, geç kal*, gecik*, geç kalacağ*
temporary: geçici*
last night: dün gece, dün akşam
come: gel, gelin, gelmek, geliyor*, gelir*, gelen*, gelsin*, gelebilir*, gelince
came: geldi*, gelmiş*
did not come: gelmedi*, gelmiyor*
went: gitti*, gitmiş*
enter: gir, girmek, girin*, giriş*, girer*, girebilir*, gireceğ*, girmesi*, girip
entered: girdi*, girmiş*, girilen*
exit: çık, çıkın, çıkış*, çıkmak, çıkar mısın, çıkabilir*, çıkacak*, çıkıp
stay: kal, kalın, kalmak, kalıyor*, kalır*, kalan*, kalsın
sit: otur*
stand up: kalk*
heart: kalp*, kalb*, yürek*, gönül*
quality: kalite*
life: hayat*, yaşam*, ömür*
age: yaş, yaşı*, yaşlar*
death: ölüm*, vefat*
birth: doğum*, doğdu*, doğan*
birthday: doğum gün*
doctor: doktor*, hekim*
hospital: hastane*
sick: hasta, hastalık*, hastayım, hastalar*
medicine: ilaç*, tablet*
health: sağlık*, sağlığ*
provide: sağla*, temin et*, sun, sunun, sunuyor*, sunar*
presentation: sunum*
server: sunucu*
mother: anne*
father: baba*
child: çocuk*, çocuğ*
son: oğul*, oğl*
girl: kız, kızlar*
boy: oğlan*
woman: kadın*, hanım*
man: adam*, erkek*, erkeğ*
sister: abla*, kız kardeş*
family: aile*
mr: bey, beyefendi*, beyin*
mrs: hanım, hanımefendi*, bayan*
teacher: öğretmen*, hoca*
student: öğrenci*
learn: öğren*
teach: öğret*
lesson: ders*
exam: sınav*
university: üniversite*
education: eğit*
train a model: eğitmek
class: sınıf*
turkish: türkçe*
turk: türk*
turkey: türkiye*
english: ingiliz*
french: fransız*
german: alman*
germany: almanya*
france: fransa*
russia: rusya*, rus, ruslar*
istanbul: istanbul*
ankara: ankara*
europe: avrupa*
country: ülke*
city: şehir*, şehr*, kent*, il, ilçe*
capital: başkent*
president: başkan*, cumhurbaşkan*
prime minister: başbakan*
government: hükümet*, devlet*
state: eyalet*, hal, durum*
parliament: meclis*
court: mahkeme*
judge: hakim*, yargıç*
law: hukuk*, kanun*, yasa, yasası*, yasalar*
lawyer: avukat*
legal: yasal*
crime: suç*
punishment: ceza*
arrested: gözaltı*, tutuklan*, gözaltına al*
prison: hapis*, cezaevi*
war: savaş*
peace: barış*
army: ordu, ordusu*, asker*
soldier: asker
terror: terör*
party: parti*, kutlama*
surprise: sürpriz*
gift: hediye*
invite: davet*, davet et*
guest: misafir*, konuk*
participant: katılımcı*
attendance: katılım*
minutes of the meeting: toplantı tutanağı*, tutanak*
discussed: görüştü*, görüşüldü*, tartış*
decide: karar ver*, kararlaştır*
decision: karar*
yearbook: yıllık*
travel: seyahat*, gezi*, yolculuk*
trip: gez, geziyor*, gezmek
road: yol, yolu*, yola, yolda, yollar*
highway: otoyol*
accident: kaza*
win: kazan*
winner: galip*, kazanan*
match with: eşleş*
traffic: trafik*
bus: otobüs*
plane: uçak*, uçağ*
flight: uçuş*
airport: havaalanı*, havalimanı*
weather: hava durumu*, hava
air: havas*, havay*
sunny: güneş*
rainy: yağmur*, yağış*
wind: rüzgar*
temperature: sıcaklık*, derece*
hot: sıcak*
cold: soğuk*
source: kaynak*, kaynağ*
station: istasyon*
ticket: bilet*
boarding: biniş*
building: bina*
passport: pasaport*
visa: vize*
consulate: konsolosluk*, elçilik*, büyükelçi*
hotel: otel*
room: oda*
book a room: oda ayırt*, rezervasyon*, ayırt*
restaurant: restoran*, lokanta*
food: yemek*, yemeğ*, gıda*
eat: ye, yiyor*, yedim, yemek ye*
drink: içiyor*, içecek*, içmek, içtim
water: su, suyu*, suda, sular*
milk: süt*
coffee: kahve*
tea: çay*
sugar: şeker*
flour: un, unu
egg: yumurta*
eggless: yumurtasız*
cake: kek, keki, pasta*
chocolate: çikolata*
meat: et yemeği, etli*
fish: balık*, balığ*
sea: deniz*
recipe: tarif, tarifi*, yemek tarifi*
mix: karıştır*
preparation: hazırlanış*, hazırlık*
prepare: hazırla*
ready: hazır*
good: iyi*, güzel*
better: daha iyi*
best: en iyi*
bad: kötü*, fena*
big: büyük*, büyüğ*
small: küçük*, küçüğ*
long: uzun*
short: kısa*
high: yüksek*, yükseğ*
low wind: hafif*
heavy: ağır*
fast: hız*, çabuk*
slow: yavaş*
easy: kolay*, basit*
difficult: zor, zorlu*, zordur, güç iş
strong: güçlü*, kuvvetli*
power: güç, gücü*, kuvvet*, iktidar*
weak: zayıf*
rich: zengin*
poor: fakir*, yoksul*
beautiful: güzel
happy: mutlu*
happiness: mutluluk*
sad: mutsuz*
love: sev, seviyor*, aşk*, sevgi*, sever*
like it: beğen*, hoşuma git*
hate: nefret*
laugh: gül, gülüyor*, gülme*
cry: ağla*
feel: hisset*, hissed*, his, duygu*
hear: duy, duydu*, duyuyor*, işit*
we are happy: mutluluk duyarız, memnuniyet duyarız
pleased: memnun*
listen: dinle*
seized: ele geçiril*, ele geçir*, çalındı*
hacked: hacklen*, hesabının ele geçirildiğ*
hack: hackle*, korsan*
steal: çaldı*, hırsız*
attack: saldır*
harmful: zararlı*
damage: zarar*, hasar*
danger: tehlike*
risk: risk*
suspicious: şüpheli*
doubt: şüphe*
error: hata*, yanlış*
by mistake: yanlışlıkla
wrong: yanlış
solution: çözüm*
solve: çöz*, hallet*
reset: sıfırla*
zero: sıfır*
restart: yeniden başlat*
update: güncelle*
updates: güncellemeler*
up to date: güncel*
upload: yükle, yükley*, karşıya yükle*
share: paylaş*
do not share: paylasma*
division: pay, payı*
phone: telefon*, tel, cep telefonu*
mobile: cep, mobil*
device: cihaz*
button: düğme*, buton*, tuş*
screen: ekran*
internet: internet*, nette
location: konum*, lokasyon*
map: harita*
video: video*
film: film*
series: dizi, dizisi*, dizide*, diziyi izle*
array: diziyi
function: fonksiyon*, işlev*
column: sütun*
script: betik*, betiğ*
program: program*
programming: programlama*
java: java*
technology: teknoloji*
automatic: otomatik*
electronic: elektronik*
type: tür, türü*, tip, tipi*, çeşit*, türlü*
kind: türden
group: grup*, grub*, topluluk*
member: üye*
subscription: abone*
level: seviye*, düzey*
part: parça*, kısım*, kısm*, bölümü*
whole: bütünü*, bütünlük*
area of: alan adı
place: yer*, mekan*
land: toprak*, arazi*
tree: ağaç*
animal: hayvan*
dog: köpek*, köpeğ*
cat: kedi*
color: renk*, reng*
white: beyaz*
black: siyah*, kara
red: kırmızı*
blue: mavi*
green: yeşil*
clothes: giysi*, kıyafet*, elbise*
door: kapı*
chair: sandalye*
paper: kağıt*
story: hikaye*, öykü*
poem: şiir*
article: makale*, yazı dizisi
newspaper: gazete*
journalist: gazeteci*
music: müzik*, müziğ*
song: şarkı*
art: sanat*
culture: kültür*
sport: spor*
football: futbol*
ball: top, topu*
god: allah*, tanrı*
prayer: namaz*, dua*
mosque: cami*
feast: bayram*
ramadan: ramazan*
economy: ekonomi*
economic: ekonomik*
production: üretim*
produce: üret*
gasoline: benzin*
engine: motor*
energy: enerji*
electricity: elektrik*
increase: artış*, arttır*, artır*, yükseliş*
increased: arttı*, artmış*, arttırıl*
population: nüfus*
reached: ulaştı*, vardı*
reach: ulaş*, eriş*
arrive: ulaşacak*, varmak
access: erişim*
immigration: göç*
compare: karşılaştır*, kıyasla*
meet: karşıla*
against: karşı*
analysis: analiz*, çözümleme*
evaluate: değerlendir*
evaluation: değerlendirme, değerlendirmeler*
positive: olumlu*, pozitif*
negative: olumsuz*, negatif*
value: değer*
candidate: aday*
comment: yorum*
complaint: şikayet*
idea: fikir
opinion: görüşünü, görüşü
hope: umut*, umar*, umuyor*, inşallah
believe: inan*
remember: hatırla*, anımsa*
remind: hatırlat*
we remind you: hatırlatırız, hatırlatır
memory: hafıza*, bellek*, anılar*
insurance: sigorta*
vacation: tatil*, izinli
leave request: izin talebi*
identity: kimlik*, kimliğ*
certificate: sertifika*, belgesi
special: özel*
general: genel*
social: sosyal*
society: toplum*
public: kamu*
national: milli*, ulusal*
international: uluslararası*
center: merkez*
main: ana, başlıca, temel*
basic: temel
full: dolu*, tam, dolmak üzere
line break: satır sonu
blank lines: boş satır*
possible: olası*
ability: yetenek*, yeteneğ*
authority: yetki*
official person: yetkili*
alternative: alternatif*
clear: açık değil*, net*
strange: garip*, tuhaf*
serious: ciddi*
alone: yalnız, tek başına
together: beraber
exactly: tam olarak, aynen böyle
really: gerçekten, sahiden, hakikaten
actually: aslında, esasen
yahoo: yahu
oh: ey, ah, be, lan
tv: tv, televizyon*
twitter: twitter*
whatsapp: whatsapp*, watsap*, wp
youtube: youtube*
google: google*
excel: excel*
windows: windows*
python: python*
javascript: javascript*
does not send: göndermez*, yollamıyor*, yollamaz*
does not tell: söylemiyor*, söylemez*
did not tell: söylemedi*
does not show: göstermiyor*, göstermez*
did not show: göstermedi*
does not delete: silmiyor*, silmez*
did not delete: silmedi*
does not open: açmıyor*, açmaz*
did not open: açmadı*
does not use: kullanmıyor*, kullanmaz*
did not use: kullanmadı*
does not wait: beklemiyor*, beklemez*
did not wait: beklemedi*
does not leave: bırakmıyor*, bırakmaz*
did not leave: bırakmadı*
do not speak: konuşmayın, konuşmayınız, konuşmasın
does not speak: konuşmuyor*, konuşmaz*
did not speak: konuşmadı*
does not write: yazmıyor*, yazmaz*
did not write: yazmadı*
do not read: okumayın, okumayınız, okumasın
does not read: okumuyor*, okumaz*
do not see: görme, görmeyin, görmeyiniz, görmesin
does not see: görmez*
do not go: gitme, gitmeyin, gitmeyiniz, gitmesin
does not go: gitmiyor*, gitmez*
did not go: gitmedi*
do not enter: girme, girmeyin, girmeyiniz, girmesin
does not enter: girmiyor*, girmez*
did not enter: girmedi*
do not exit: çıkma, çıkmayın, çıkmayınız, çıkmasın
does not exit: çıkmıyor*, çıkmaz*
did not exit: çıkmadı*
do not stay: kalma, kalmayın, kalmayınız, kalmasın
does not stay: kalmıyor*, kalmaz*
did not stay: kalmadı*
does not think: düşünmüyor*, düşünmez*
did not think: düşünmedi*
do not love: sevmeyin, sevmeyiniz, sevmesin
does not love: sevmiyor*, sevmez*
did not love: sevmedi*
do not believe: inanma, inanmayın, inanmayınız, inanmasın
does not believe: inanmıyor*, inanmaz*
did not believe: inanmadı*
do not find: bulma, bulmayın, bulmayınız, bulmasın
does not find: bulmuyor*, bulmaz*
did not find: bulmadı*
do not close: kapatma, kapatmayın, kapatmayınız, kapatmasın
does not close: kapatmıyor*, kapatmaz*
did not close: kapatmadı*
does not change: değiştirmiyor*, değiştirmez*, değişmiyor*, değişmez*
did not change: değiştirmedi*, değişmedi*
do not add: ekleme, eklemeyin, eklemeyiniz, eklemesin
does not add: eklemiyor*, eklemez*
did not add: eklemedi*
do not work: çalışmayın, çalışmayınız, çalışmasın
do not understand: anlama, anlamayın, anlamayınız, anlamasın
does not understand: anlamaz*
did not know: bilmedi*
do not come: gelme, gelmeyin, gelmeyiniz, gelmesin
does not come: gelmez*
do not take: alma, almayın, almayınız, almasın
does not take: almaz*
do not call: aramayın, aramayınız, aramasın
does not call: aramıyor*, aramaz*
did not call: aramadı*
does not ask: sormuyor*, sormaz*
did not ask: sormadı*
do not pay: ödemeyin, ödemeyiniz, ödemesin
does not pay: ödemiyor*, ödemez*
did not pay: ödemedi*
do not save: kaydetme, kaydetmeyin, kaydetmeyiniz, kaydetmesin
does not save: kaydetmiyor*, kaydetmez*
did not save: kaydetmedi*
do not upload: yüklemeyin, yüklemeyiniz, yüklemesin
does not upload: yüklemiyor*, yüklemez*
did not upload: yüklemedi*
do not download: indirme, indirmeyin, indirmeyiniz, indirmesin
does not download: indirmiyor*, indirmez*
did not download: indirmedi*
does not share: paylaşmıyor*, paylaşmaz*
did not share: paylaşmadı*
does not approve: onaylamıyor*, onaylamaz*
did not approve: onaylamadı*
does not answer: cevaplamıyor*, cevaplamaz*, yanıtlamıyor*, yanıtlamaz*
did not answer: cevaplamadı*, yanıtlamadı*
do not remember: hatırlama, hatırlamayın, hatırlamayınız, hatırlamasın
does not remember: hatırlamıyor*, hatırlamaz*
did not remember: hatırlamadı*
do not remind: hatırlatmayın, hatırlatmayınız, hatırlatmasın
does not remind: hatırlatmıyor*, hatırlatmaz*
did not remind: hatırlatmadı*
do not keep: tutma, tutmayın, tutmayınız, tutmasın
does not keep: tutmuyor*, tutmaz*
did not keep: tutmadı*
do not finish: bitme, bitmeyin, bitmeyiniz, bitmesin, bitirme, bitirmeyin, bitirmeyiniz, bitirmesin
does not finish: bitmiyor*, bitmez*, bitirmiyor*, bitirmez*
did not finish: bitmedi*, bitirmedi*
do not eat: yeme, yemeyin, yemeyiniz, yemesin
does not eat: yemiyor*, yemez*
did not eat: yemedi*
do not drink: içme, içmeyin, içmeyiniz, içmesin
does not drink: içmiyor*, içmez*
did not drink: içmedi*
do not sell: satmayın, satmayınız, satmasın
does not sell: satmıyor*, satmaz*
did not sell: satmadı*
do not listen: dinlemeyin, dinlemeyiniz, dinlemesin
does not listen: dinlemiyor*, dinlemez*
did not listen: dinlemedi*
do not follow: izleme, izlemeyin, izlemeyiniz, izlemesin
does not follow: izlemiyor*, izlemez*
did not follow: izlemedi*
do not feel: hissetme, hissetmeyin, hissetmeyiniz, hissetmesin
does not feel: hissetmiyor*, hissetmez*
did not feel: hissetmedi*
do not fear: korkma, korkmayın, korkmayınız, korkmasın
does not fear: korkmuyor*, korkmaz*
did not fear: korkmadı*
do not pass: geçme, geçmeyin, geçmeyiniz, geçmesin
does not pass: geçmiyor*, geçmez*
did not pass: geçmedi*
does not give: vermez*
did not want: istemedi*
do not like: beğenme, beğenmeyin, beğenmeyiniz, beğenmesin
does not like: beğenmiyor*, beğenmez*
did not like: beğenmedi*
do not run: çalıştırma, çalıştırmayın, çalıştırmayınız, çalıştırmasın
does not run: çalıştırmıyor*, çalıştırmaz*
did not run: çalıştırmadı*
do not translate: çevirme, çevirmeyin, çevirmeyiniz, çevirmesin
does not translate: çevirmiyor*, çevirmez*
did not translate: çevirmedi*
do not summarize: özetleme, özetlemeyin, özetlemeyiniz, özetlemesin
does not summarize: özetlemiyor*, özetlemez*
did not summarize: özetlemedi*
do not repeat: tekrarlama, tekrarlamayın, tekrarlamayınız, tekrarlamasın
does not repeat: tekrarlamıyor*, tekrarlamaz*
did not repeat: tekrarlamadı*
do not copy: kopyalama, kopyalamayın, kopyalamayınız, kopyalamasın
does not copy: kopyalamıyor*, kopyalamaz*
did not copy: kopyalamadı*
do not explain: açıklamayın, açıklamayınız, açıklamasın
does not explain: açıklamıyor*, açıklamaz*
did not explain: açıklamadı*
does not hide: gizlemiyor*, gizlemez*, saklamıyor*, saklamaz*
did not hide: gizlemedi*, saklamadı*
do not remove: kaldırma, kaldırmayın, kaldırmayınız, kaldırmasın
does not remove: kaldırmıyor*, kaldırmaz*
did not remove: kaldırmadı*
do not continue: sürdürme, sürdürmeyin, sürdürmeyiniz, sürdürmesin
does not continue: sürdürmüyor*, sürdürmez*
did not continue: sürdürmedi*
do not begin: başlama, başlamayın, başlamayınız, başlamasın
does not begin: başlamıyor*, başlamaz*
did not begin: başlamadı*
do not start: başlatma, başlatmayın, başlatmayınız, başlatmasın
does not start: başlatmıyor*, başlatmaz*
did not start: başlatmadı*
do not create: oluşturma, oluşturmayın, oluşturmayınız, oluşturmasın
does not create: oluşturmuyor*, oluşturmaz*
did not create: oluşturmadı*
do not help: yardımcı olma, yardımcı olmayın, yardımcı olmayınız, yardımcı olmasın
does not help: yardımcı olmuyor*, yardımcı olmaz*
did not help: yardımcı olmadı*
do not live: yaşama, yaşamayın, yaşamayınız, yaşamasın
does not live: yaşamıyor*, yaşamaz*
did not live: yaşamadı*
do not die: ölme, ölmeyin, ölmeyiniz, ölmesin
does not die: ölmez*
did not die: ölmedi*
do not sleep: uyumayın, uyumayınız, uyumasın
does not sleep: uyumuyor*, uyumaz*
did not sleep: uyumadı*
do not lose: kaybetme, kaybetmeyin, kaybetmeyiniz, kaybetmesin
does not lose: kaybetmiyor*, kaybetmez*
did not lose: kaybetmedi*
do not buy: satın alma, satın almayın, satın almayınız, satın almasın
does not buy: satın almıyor*, satın almaz*
did not buy: satın almadı*
does not forget: unutmuyor*
do not allow: izin verme, izin vermeyin, izin vermeyiniz, izin vermesin
does not allow: izin vermiyor*, izin vermez*
did not allow: izin vermedi*
do not accept: kabul etmeyin, kabul etmeyiniz, kabul etmesin
does not accept: kabul etmiyor*, kabul etmez*
did not accept: kabul etmedi*
does not refuse: reddetmiyor*, reddetmez*
did not refuse: reddetmedi*
do not forward: iletmeyiniz, iletmesin
does not forward: iletmiyor*, iletmez*
did not forward: iletmedi*
do not apply: uygulamayın, uygulamayınız, uygulamasın
does not apply: uygulamıyor*, uygulamaz*
did not apply: uygulamadı*
do not transfer: aktarma, aktarmayın, aktarmayınız, aktarmasın
does not transfer: aktarmıyor*, aktarmaz*
did not transfer: aktarmadı*
does not inform: bildirmiyor*, bildirmez*
did not inform: bildirmedi*
do not warn: uyarma, uyarmayın, uyarmayınız, uyarmasın
does not warn: uyarmıyor*, uyarmaz*
did not warn: uyarmadı*
do not check: kontrol etme, kontrol etmeyin, kontrol etmeyiniz, kontrol etmesin
does not check: kontrol etmiyor*, kontrol etmez*
did not check: kontrol etmedi*
do not cancel: iptal etme, iptal etmeyin, iptal etmeyiniz, iptal etmesin
does not cancel: iptal etmiyor*, iptal etmez*
did not cancel: iptal etmedi*
do not play: oynama, oynamayın, oynamayınız, oynamasın
does not play: oynamıyor*, oynamaz*
did not play: oynamadı*
do not look: bakma, bakmayın, bakmayınız, bakmasın
does not look: bakmıyor*, bakmaz*
did not look: bakmadı*
do not press: basma, basmayın, basmayınız, basmasın
does not press: basmıyor*, basmaz*
did not press: basmadı*
do not join: katılma, katılmayın, katılmayınız, katılmasın
does not join: katılmıyor*, katılmaz*
did not join: katılmadı*
do not bring: getirme, getirmeyin, getirmeyiniz, getirmesin
does not bring: getirmiyor*, getirmez*
did not bring: getirmedi*
do not choose: seçme, seçmeyin, seçmeyiniz, seçmesin
does not choose: seçmiyor*, seçmez*
did not choose: seçmedi*
do not learn: öğrenmeyin, öğrenmeyiniz, öğrenmesin
does not learn: öğrenmiyor*, öğrenmez*
did not learn: öğrenmedi*
do not teach: öğretme, öğretmeyin, öğretmeyiniz, öğretmesin
does not teach: öğretmiyor*, öğretmez*
did not teach: öğretmedi*
do not trust: güvenme, güvenmeyin, güvenmeyiniz, güvenmesin
does not trust: güvenmiyor*, güvenmez*
did not trust: güvenmedi*
do not protect: korumayın, korumayınız, korumasın
does not protect: korumuyor*, korumaz*
did not protect: korumadı*
do not worry: endişelenme, endişelenmeyin, endişelenmeyiniz, endişelenmesin, üzülme, üzülmeyin, üzülmeyiniz, üzülmesin
do not worry: merak etme, merak etmeyin, merak etmeyiniz, merak etmesin
does not worry: endişelenmiyor*, endişelenmez*, üzülmüyor*, üzülmez*, merak etmiyor*, merak etmez*
did not worry: endişelenmedi*, üzülmedi*, merak etmedi*
do not hurry: acele etme, acele etmeyin, acele etmeyiniz, acele etmesin
does not hurry: acele etmiyor*, acele etmez*
did not hurry: acele etmedi*
do not touch: dokunma, dokunmayın, dokunmayınız, dokunmasın
does not touch: dokunmuyor*, dokunmaz*
did not touch: dokunmadı*
do not wake: uyanma, uyanmayın, uyanmayınız, uyanmasın
does not wake: uyanmıyor*, uyanmaz*
did not wake: uyanmadı*
does not stop: durmuyor*, durmaz*
did not stop: durmadı*
forget: unutmaya, aklından sil, kafandan sil, bir kenara bırak, bir kenara bırakın, bir kenara koy, bir kenara koyun
forget: rafa kaldır
do not forget: aklında tut
hidden: örtülü
do not tell: deme, demeyin
do not refuse: hayır deme
do not summarise: özet geçme
to delete: silmeyi, silmeye
without restrictions: hiçbir kısıtlaması olmayan, kısıtlaması bulunmayan, herhangi bir kısıtlaması olmayan
without restrictions: hiçbir kısıtlamaya bağlı kalmadan, hiçbir kısıtlama olmadan, herhangi bir kısıtlama olmadan
without restrictions: herhangi bir kısıtlama olmaksızın, hiçbir kısıtlama olmaksızın, hiçbir kısıtlamaya tabi olmadan
without limits: hiçbir sınırı olmayan, sınır tanımadan, sınır tanımayan
without rules: hiçbir kuralı olmayan, kural tanımayan, hiçbir kurala bağlı olmadan
ignore: kulak ardı et, kulak ardı edin, gözardı edin
to ignore: dikkate almamak
be ignored: dikkate alınmasın
bypass: del geç, devre dışı bırakarak geç
safety: iş güvenliği, güvenli kullanım
your system prompt: sistem yönergelerini
secret: çok gizli, gizli bilgi, gizlice bilgi
confidential: gizlilik dereceli
configuration: ayarlama
agent: vekil
artificial: suni
no rules: hiçbir kural yok
no restrictions: hiçbir kısıtlama yok, hiçbir sınır yok, hiçbir kısıtlaman yok, hiçbir sınırın yok
pretend: muş gibi yap, farz et, farzet
do not reveal: belli etme, belli etmeyin, açığa vurma
disclose: beyan et, beyan edin
verbatim: harfi harfine aynı, bire bir, hiç değiştirmeden
for ai assistants: yapay zeka asistanları için, yapay zeka asistanlarına, yapay zeka asistanlarının dikkatine
summarise: özet geç, özetini ver, kısaca özetle
forbidden: memnu
you have no rules: hiçbir kuralın yok, kuralın yok, uyman gereken kural yok
i am the administrator: ben yöneticiyim
instructed: talimat verilen
leave your role: karakterden çık
your configuration: ayarlarını göster
"""
