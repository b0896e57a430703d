"""Turkish: what words and phrases say in English, as `filters.glossary` describes."""

FORMS = """
contact: iletişim*
-: i̇şte, olan, adlı, işte, misin*, musun*, miyim, mıyım, miyiz, mıyız, mi, mu, midir, mudur, ya, hani, ha, yahu, be
-: la, lan, ulan, yani şey, müdür mü
such: soyle, boyle*, öyle, şöyle, bu tür, bu gibi
instruction: yönerge, yönergeyi, yönergeye, yönergenin, yonerge, yonergeyi, yonergeye, yonergenin, talimat*, yonerge*
access: eriş, erişin, eris, erisin, ulaş, erişim*, erişebil*
payment: ödeme, ödemeyi, odeme, odemeyi, ödemesi*, ödemeler*, ödeme*
update: güncellemeyi, güncellemeye, güncellememe, güncellememi, guncellemeyi, guncellemeye, guncellememe, guncellememi
update: guncelle*, güncelleme*, güncellemek*, güncellemesi*, güncellemekte*, güncelleyebil*, güncellemeli*
being: olması, olmanın, olmasi, olmanin, olmak üzere olan
was: olduğunu, oldugunu, idi, oldu, olduğu, oldugu, olmus*
have: sahibiz, sahip, sahipsin
required: gerekli, gereken, gereklidir, zorunlu, lüzumlu
want: istersen, iste, i̇stersen, i̇ste, isteyin, isteyiniz, istesene, istesenize, isteyiver, i̇steyin, i̇steyiniz
want: i̇stesene, i̇stesenize, i̇steyiver
forget: unutmaya, unutmama, unutmamı, unutmami, unut, unutun, unutunuz, unutuver, unutsana, unutsanıza, unutup
forget: unutsaniza, unutman*, unutmak*, unutması*, unutmakta*, unutabil*, aklından çıkar, aklından sil, hafızandan sil
forget: kafandan sil, bir kenara bırak, bir kenara bırakın, bir kenara koy, bir kenara koyun, rafa kaldır
do not forget: unutmasın, unutmasin, unutma*, aklin* bulunsun, aklında tut
forgetting: unutarak, unutan, unuturken, unutuyor*, unutanlar*, unutanı*
skip: atlamayı, atlamaya, atlamama, atlamamı, atlamayi, atlamami, atla, atlayın, atlayarak, atlamak, atlayınız
skip: atlasana, atlasanıza, atlayıver, atlayin, atlayiniz, atlasaniza, atlayiver, geçiver, atlamak*, atlaması*
skip: atlamakta*, atlayabil*, atlamalı*, es geç, es geçin, pas geçin
enable: etkinleştirmeyi, etkinleştirmeye, etkinleştirmeme, etkinleştirmemi, etkinlestirmeyi, etkinlestirmeye
enable: etkinlestirmeme, etkinlestirmemi, etkinleştir*, aktifleştir*, etkinleştirmek*, etkinleştirmesi*
enable: etkinleştirmekte*, etkinleştirebil*, etkinleştirmeli*, devreye al*, devreye sok*, aktif hale getir*
remove: kaldırmak, kaldirmak, kaldir*, cikar*, kaldırman*, söküp at
lifted: kalktı, kalkmıştır, kalkti, kalkmistir, üzerinden kalktı
leave: ayrılın, ayrılınız, ayrılmayı, ayrılmaya, ayrılmama, ayrılmamı, bırakmayı, bırakmaya, bırakmama, bırakmamı
leave: ayrilin, ayriliniz, ayrilmayi, ayrilmaya, ayrilmama, ayrilmami, birakmayi, birakmaya, birakmama, birakmami
leave: birak*, ayril*, ayrılmak*, ayrılması*, ayrılmakta*, ayrılabil*, ayrılmalı*, bırakmak*, bırakması*, bırakmakta*
leave: bırakabil*, bırakmalı*
instructions: talimatlar, talimatları, talimatlari, yönerge*, tembih*, talimatname*
your restrictions: kısıtlamaların, kısıtlamalarını, kısıtlarını, kisitlamalarin, kisitlamalarini, kisitlarini
your restrictions: kisitla*, sinirlamalarin*, kısıtlamalarınız*
filter: filtre, filtrele, filtreyi, süzgeç
hidden: saklanan, gizli, saklı, sakli, örtülü, gizlenmiş*, gizlen*
settings: ayarlarını, ayarlarini, ayarı, ayarlar*
to the user: kullanıcıya, kullanıcılara, kullaniciya, kullanicilara, kullanici*
unrestricted: kısıtlamasız, kisitlamasiz, kisit*, sınırlamasız
tell: söyle, soyle*, anlat*, deyin, bildir, söyleyebilir*, anlatabilir*, söylemen*, anlatman*, itiraf et
do not tell: söylemesin, anlatmasın, soylemesin, anlatmasin, soyleme*, anlatma*, deme, demeyin, bildirme, bildirmeyin
do not tell: citlatma*, haber verme, haber vermeyin, kimseye söyleme
do not mention: belirtmesin, bahsetmesin, bahsetme*, deginme*, belirtme*, söz etme, lafını etme, sözünü etme
do not mention: söz etmeyin, adını anma, bahsini açma, bahsetmeden geç
do not warn: uyarmasın, uyarmasin, uyarma*, ikaz etme, ihtar etme, uyarı verme, uyarı ekleme, uyarıda bulunma
do not warn: ihtar etmeyin, ihtar etmeyiniz, ihtar etmesin
do not ask: sormasın, sormasin, sorma*, sorgulama*, soru sorma, soru sormayın
do not refuse: reddetmesin, reddetme*, geri çevirme, itiraz etme, hayır deme, geri çevirmeyin
without asking: sormadan, sormaksızın, sormaksizin, sorgulamadan, danışmadan, sorgusuz sualsiz, soru sormadan
without asking: izin almadan, izin istemeden
without telling: söylemeden, söylemeksizin, anlatmadan, anlatmaksızın, soylemeden, soylemeksizin, anlatmaksizin
without telling: bildirmeden, haber vermeden, kimseye söylemeden, haberi olmadan, ruhu duymadan
without warning: uyarmadan, uyarısız, uyarisiz, uyarı vermeden
without explanation: açıklamasız, aciklamasiz, aciklama*, açıklama eklemeden
copy: kopyala, kopyalayın, kopyalayıp, kopyalayınız, kopyalasana, kopyalasanıza, kopyalayıver, kopyalayin, kopyalayip
copy: kopyalayiniz, kopyalasaniza, kopyalayiver, kopya*, suret*, kopyasını çıkar, kopyalar mısın, kopyalar mısınız
your answer: cevabın, cevabını, cevabına, cevabında, cevaplarında, yanıtlarında, cevaplarına, cevabin, cevabini
your answer: cevabina, cevabinda, cevaplarinda, yanitlarinda, cevaplarina, yanit*, cevabınız*, yanıtınız*
answer: cevabı, yanıt, yanıtı, yanıta, yanıtlasana, yanıtlasanıza, yanıtlayıver, cevaplayınız, cevaplasana
answer: cevaplasanıza, cevaplayıver, cevaplamayı, cevaplamaya, cevaplayıp, cevaplamama, cevaplamamı, cevabi, yanit
answer: yaniti, yanita, yanitlasana, yanitlasaniza, yanitlayiver, cevaplayiniz, cevaplasaniza, cevaplayiver
answer: cevaplamayi, cevaplayip, cevaplamami, cevab*, cevap*, cevaplamak*, cevaplaması*, cevaplamakta*, cevaplayabil*
answer: cevaplamalı*, yanıtın şu
answering: cevaplarken, yanıtlarken, yanıtlayan, yanıtlayarak, cevaplayan, cevaplayarak, yanitlarken, yanitlayan
answering: yanitlayarak, yanıtlıyor*, yanıtlayanlar*, yanıtlayanı*, cevaplıyor*, cevaplayanlar*, cevaplayanı*
answering: cevap verirken, yanıt verirken
list: listele, listeleyin, listeleyiniz, listelesene, listelesenize, listeleyiver, listelemeyi, listelemeye
list: listeleyip, listelememe, listelememi, liste*, listelemek*, listelemesi*, listelemekte*, listeleyebil*
list: listelemeli*, sıralı liste
translate: çevirin, çeviriniz, çevirmeni, çeviriver, cevirin, ceviriniz, cevirmeni, ceviriver, cevir*, çevirebilir*
translate: çevirmen gerek
hack: hacklemenin, hackle*
verify: doğrulamaya, doğrulamama, doğrulamamı, dogrulamaya, dogrulamama, dogrulamami, dogrula*, doğrulamak*
verify: doğrulamakta*, doğrulayabil*, doğrulamalı*, teyit et, teyit edin
what i say: dediklerimi, söylediğimi, soyledigimi, dediğimi, dediğim, dedigimi, dedigim, soyledi*
stop: durdurmayı, durdurmaya, durdurmama, durdurmamı, durdurmayi, durdurmami, durun, durunuz, duruver, durup, durdur*
stop: kes, dursan*, durma*, durmak*, durması*, durmakta*, durabil*, durmalı*, durdurmak*, durdurması*, durdurmakta*
stop: durdurabil*, durdurmalı*, kesin şunu, bırak şunu, son ver*
approve: onaylasana, onaylasanıza, onaylayıver, onaylasaniza, onaylayiver, kabul et onayla, tasdik et*
forward: iletin, iletiniz, iletiver, i̇letin, i̇letiniz, i̇letiver, ilet, iletsene, iletsenize, i̇let, i̇letsene
forward: i̇letsenize, yönlendir*, iletmen*
upload: yüklemek, yuklemek, yukle*, karşıya yükle
download: indirme, indirmeyi, indirmeye, indirmeme, indirmemi, i̇ndirme, i̇ndirmeyi, i̇ndirmeye, i̇ndirmeme
download: i̇ndirmemi, indir*, indirmek*, indirmesi*, indirmekte*, indirebil*, indirmeli*
execute: çalıştırmak, calistirmak, calistir*, yurut*, çalıştırman*, icra et*
leak: sızdırmayı, sızdırmaya, sızdırmama, sızdırmamı, sizdirmayi, sizdirmaya, sizdirmama, sizdirmami, sızdır*
leak: sızıntı*, sızdırmak*, sızdırması*, sızdırmakta*, sızdırabil*, sızdırmalı*
reset: sıfırlamayı, sıfırlamaya, sıfırlamama, sıfırlamamı, sifirlamayi, sifirlamaya, sifirlamama, sifirlamami
reset: sıfırla*, resetle*, sıfırlamak*, sıfırlaması*, sıfırlamakta*, sıfırlayabil*, sıfırlamalı*, sıfırladı*
reset: sıfırlamış*, sıfırladığı*, sıfırlan*
provide: sağlamayı, sağlamaya, sağlamama, sağlamamı, saglamayi, saglamaya, saglamama, saglamami, sağla*, sağlamak*
provide: sağlaması*, sağlamakta*, sağlayabil*, sağlamalı*
reach: ulaşmayı, ulaşmaya, ulaşmama, ulaşmamı, ulasmayi, ulasmaya, ulasmama, ulasmami, ulaşın, ulaşınız, ulaşsana
reach: ulaşsanıza, ulaşıver, ulaşıp, ulasin, ulasiniz, ulassana, ulassaniza, ulasiver, ulasip, eriş*, ulaşmak*
reach: ulaşması*, ulaşmakta*, ulaşabil*, ulaşmalı*
sit: oturmayı, oturmaya, oturmama, oturmamı, oturmayi, oturmami, otur, oturun, oturunuz, otursana, otursanıza
sit: oturuver, oturup, otursaniza, oturmak*, oturması*, oturmakta*, oturabil*, oturmalı*, oturur musun, oturur musunuz
distribute: dağıt, dağıtın, dagitin, dagit*
turn into: dönüşür, dönüştü, donusur, donustu, donus*
create: oluşturmayı, oluşturmaya, oluşturmama, oluşturmamı, yaratmayı, yaratmaya, yaratmama, yaratmamı, olusturmayi
create: olusturmaya, olusturmama, olusturmami, yaratmayi, yaratmami, yap hazırla, olustur*, yarat*, oluşturmak*
create: oluşturması*, oluşturmakta*, oluşturabil*, oluşturmalı*, yaratmak*, yaratması*, yaratmakta*, yaratabil*
create: yaratmalı*
do not use: kullanmasın, kullanmasin, kullanma*
do not stop: durma, durmayın, durmayınız, durmasın, durdurmasın, durmayin, durmayiniz, durmasin, durdurmasin, birakma*
do not stop: durdurma*
do not think: düşünmesin, dusunmesin, dusunme*
do not summarise: özetlemesin, ozetlemesin, özet geçme, ozetleme*
your account: hesabına, hesabından, hesabina, hesabindan, hesabin*, hesabınız*
your task: görevlerini, gorevlerini, gorev*, görevin şu, görevin şudur
call: çağırmayı, çağırmaya, çağırmama, çağırmamı, cagirmayi, cagirmaya, cagirmama, cagirmami, arama yap, telefon et*
call: telefonla ara, ara, arayi*, arasan*, arama*, cagir*, aramak*, aramakta*, arayabil*, aramalı*, çağırmak*
call: çağırması*, çağırmakta*, çağırabil*, çağırmalı*
work: çalışma, çalışmayı, çalışmaya, çalışmama, çalışmamı, calisma, calismayi, calismaya, calismama, calismami, i̇şe
work: iş, işe, calis*, işi*, çalışmak*, çalışmakta*, çalışabil*, çalışmalı*
working: çalışan, çalışarak, çalışırken, calisan, calisarak, calisirken, çalışma saat*, çalışıyor*, çalışanı*
writing: yazarak, yazarken, yazma, yazım, yazan, yazması*, yazıyor*, yazanlar*, yazanı*
clear: temizlemeyi, temizlemeye, temizlememe, temizlememi, net, berrak, belirgin, temizle*, temizlemek*, temizlemesi*
clear: temizlemekte*, temizleyebil*, temizlemeli*, açık ve net
reverse: tersine, ters, tersten
understand: anlamayı, anlamaya, anlamama, anlamamı, anlamayi, anlamami, anlamak, anla, anlayın, anlayınız, anlasana
understand: anlasanıza, anlayıver, anlayıp, anlayin, anlayiniz, anlasaniza, anlayiver, anlayip, anlamak*, anlaması*
understand: anlamakta*, anlayabil*, anlamalı*
think: düşünmeyi, düşünmeye, düşünmeme, düşünmemi, dusunmeyi, dusunmeye, dusunmeme, dusunmemi, sanırım, bence, galiba
think: dusun*, düşünmek*, düşünmesi*, düşünmekte*, düşünebil*, düşünmeli*
know: biliyorsun, biliyorsunuz, bilin, biliniz, biliver, bilip, bil, bilsene, bilsenize, bilme*, bilmek*, bilmesi*
know: bilmekte*, bilebil*, bilmeli*
helpful: yardımsever, yardımcı, yardimsever, yardimci, faydalı
task: görev, görevi, göreve, görevin, gorev, gorevi, goreve, gorevin, vazife*
process: işlemeyi, işlemeye, işlememe, işlememi, islemeyi, islemeye, islememe, islememi, i̇şlemeyi, i̇şlemeye
process: i̇şlememe, i̇şlememi, i̇slemeyi, i̇slemeye, i̇slememe, i̇slememi, süreç, işlem, işle, işleyin, işleyiniz
process: işlesene, işlesenize, işleyiver, işleyip, islem, isle, isleyin, isleyiniz, islesene, islesenize, isleyiver
process: isleyip, i̇şlem, i̇şle, i̇şleyin, i̇şleyiniz, i̇şlesene, i̇şlesenize, i̇şleyiver, i̇şleyip, i̇slem, i̇sle
process: i̇sleyin, i̇sleyiniz, i̇slesene, i̇slesenize, i̇sleyiver, i̇sleyip, süreci*, işlemi*, proses*, işlemek*
process: işlemesi*, işlemekte*, işleyebil*, işlemeli*, isler* misin, isler* misiniz
plan: planlamayı, planlamaya, planlamama, planlamamı, planlamayi, planlamami, plan, planı*, planla*, planlamak*
plan: planlaması*, planlamakta*, planlayabil*, planlamalı*
manager: müdür, mudur*, müdürü*
present: sunun, armağan, sununuz, sunuver, sunup, sunsan*, sunma*, hediye*, sunmak*, sunması*, sunmakta*, sunabil*
present: sunmalı*
complete: tamamlamayı, tamamlamaya, tamamlamama, tamamlamamı, tamamlamayi, tamamlamami, tam bir, komple hali, tamamla*
complete: tamamlamak*, tamamlaması*, tamamlamakta*, tamamlayabil*, tamamlamalı*
pay: ödemeye, ödememe, ödememi, odemeye, odememe, odememi, odeyi*, öde, odesen*, odeme*, ödemek*, ödemekte*, ödeyebil*
pay: ödemeli*, para ver, öder misin, öder misiniz
application: uygulaması, uygulamasi, başvuru*, uygulama*
warning: uyarı, uyarıyı, uyaran, uyararak, uyarırken, uyari, uyariyi, uyarirken, uyarısı*, ikaz*, uyarıyor*
warning: uyaranlar*, uyaranı*, ihtar ediyor*, ihtar eden, ihtar edenler*, ihtar ederek, ihtar ederken, ihtar edeni*
count: sayınız, sayıver, sayıp, sayiniz, sayiver, sayip, tane, say, saysan*, sayma*, sayım*, adet*, saymak*, sayması*
count: saymakta*, sayabil*, saymalı*
start: başlatmayı, başlatmaya, başlatmama, başlatmamı, baslatmayi, baslatmaya, baslatmama, baslatmami, start, baslat*
start: başlangıcı*, başlatmak*, başlatması*, başlatmakta*, başlatabil*, başlatmalı*
beginning: başlangıcında, başlarken, baslangicinda, baslarken, başı, basla*, başlıyor*, başlayanlar*, başlayanı*
win: kazanmayı, kazanmaya, kazanmama, kazanmamı, kazanmayi, kazanmami, kazan*, zafer*, kazanmak*, kazanması*
win: kazanmakta*, kazanabil*, kazanmalı*, kazanır mısın, kazanır mısınız
live: yaşa, yaşamayı, yaşamaya, yaşamama, yaşamamı, yasamayi, yasamaya, yasamama, yasamami, canlı, yaşayın, yaşayınız
live: yaşasana, yaşasanıza, yaşayıver, yaşayıp, yasayin, yasayiniz, yasasana, yasasaniza, yasayiver, yasayip, yaşamak*
live: yaşaması*, yaşamakta*, yaşayabil*, yaşamalı*
living: yaşayan, yaşayarak, yaşarken, yasayan, yasayarak, yasarken, hayatta, yaşıyor*, yaşayanlar*, yaşayanı*
feel: hissetmeyi, hissetmeye, hissetmeme, hissetmemi, hissedi*, hisset*, hissetmek*, hissetmesi*, hissetmekte*
feel: hissedebil*, hissetmeli*
said: dedi, demiş*, dedik*
remember: hatırlatayım, hatırlamayı, hatırlamaya, hatırlamama, hatırlamamı, hatirlatayim, hatirlamayi, hatirlamaya
remember: hatirlamama, hatirlamami, hatirla*, hatırlamak*, hatırlaması*, hatırlamakta*, hatırlayabil*, hatırlamalı*
contain: içerin, içeriniz, içeriver, içermeyi, içermeye, içerip, içermeme, içermemi, icerin, iceriniz, iceriver
contain: icermeyi, icermeye, icerip, icermeme, icermemi, i̇çerin, i̇çeriniz, i̇çeriver, i̇çermeyi, i̇çermeye, i̇çerip
contain: i̇çermeme, i̇çermemi, i̇cerin, i̇ceriniz, i̇ceriver, i̇cermeyi, i̇cermeye, i̇cerip, i̇cermeme, i̇cermemi
contain: içer, içersene, içersenize, icer, icersene, icersenize, i̇çer, i̇çersene, i̇çersenize, i̇cer, i̇cersene
contain: i̇cersenize, barındır*, içermek*, içermesi*, içermekte*, içerebil*, içermeli*, ihtiva et*
convert: dönüştürmeyi, dönüştürmeye, dönüştürmeme, dönüştürmemi, donusturmeyi, donusturmeye, donusturmeme
convert: donusturmemi, donustur*, dönüştürmek*, dönüştürmesi*, dönüştürmekte*, dönüştürebil*, dönüştürmeli*
click: tıklamayı, tıklamaya, tıklamama, tıklamamı, tiklamayi, tiklamaya, tiklamama, tiklamami, tikla*, tıklamak*
click: tıklaması*, tıklamakta*, tıklayabil*, tıklamalı*
sign: imzalamayı, imzalamaya, imzalamama, imzalamamı, imzalamayi, imzalamami, i̇mzalamayı, i̇mzalamaya, i̇mzalamama
sign: i̇mzalamamı, i̇mzalamayi, i̇mzalamami, imzala*, tabela*, simge*, imzalamak*, imzalaması*, imzalamakta*
sign: imzalayabil*, imzalamalı*
trust: güvenmeyi, güvenmeye, güvenmeme, güvenmemi, guvenmeyi, guvenmeye, guvenmeme, guvenmemi, guven*, itimat*
trust: güvenmek*, güvenmesi*, güvenmekte*, güvenebil*, güvenmeli*
block: engellemeyi, engellemeye, engellememe, engellememi, blok*, engel*, engellemek*, engellemesi*, engellemekte*
block: engelleyebil*, engellemeli*, engeller misin, engeller misiniz
teach: öğretmeyi, öğretmeye, öğretmeme, öğretmemi, ogretmeyi, ogretmeye, ogretmeme, ogretmemi, ogret*, öğretmek*
teach: öğretmesi*, öğretmekte*, öğretebil*, öğretmeli*
increase: artırmayı, artırmaya, artırmama, artırmamı, artirmayi, artirmaya, artirmama, artirmami, artir*, artış*
increase: artırmak*, artırması*, artırmakta*, artırabil*, artırmalı*
write: yazın, yazınız, yazıver, yazin, yaziniz, yaziver, yaz, yazsan*
do not write: yazmasın, yazmasin, yazma*
to write: yazmayı, yazmaya, yazmama, yazmamı, yazmayi, yazmami, yazıp, yazmak*, yazmakta*
writes: yazarlar, yazar*
to tell: söylemeyi, söylemeye, söyleyip, söylememe, söylememi, anlatmayı, anlatmaya, anlatıp, anlatmama, anlatmamı
to tell: soylemeyi, soylemeye, soyleyip, soylememe, soylememi, anlatmayi, anlatip, anlatmami, söylemek*, söylemesi*
to tell: söylemekte*, anlatmak*, anlatması*, anlatmakta*
telling: söyleyen, söyleyerek, söylerken, anlatan, anlatarak, anlatırken, soyleyen, soyleyerek, soylerken, anlatirken
telling: söylüyor*, söyleyenler*, söyleyeni*, anlatıyor*, anlatanlar*, anlatanı*
you to tell: söylemen, söylemeni, söylemeniz, söylemenizi, anlatman, anlatmanı, anlatmanız, anlatmanızı, soylemeni
you to tell: soylemeniz, soylemenizi, anlatmani, anlatmaniz, anlatmanizi, soylemen*
do not show: göstermesin, gostermesin, gosterme*
to show: göstermeyi, göstermeye, gösterip, göstermeme, göstermemi, gostermeyi, gostermeye, gosterip, gostermeme
to show: gostermemi, göstermek*, göstermesi*, göstermekte*
showing: gösteren, göstererek, gösterirken, gosteren, gostererek, gosterirken, gösteriyor*, gösterenler*, göstereni*
you to show: göstermen, göstermeni, göstermeniz, göstermenizi, gostermeni, gostermeniz, gostermenizi, gostermen*
send: gönderin, gönderiniz, gönderiver, gonderin, gonderiniz, gonderiver, gonder*, yolla*
do not send: göndermesin, yollamasın, gondermesin, yollamasin, gonderme*, yollama*
to send: göndermeyi, göndermeye, gönderip, göndermeme, göndermemi, yollamayı, yollamaya, yollayıp, yollamama
to send: yollamamı, gondermeyi, gondermeye, gonderip, gondermeme, gondermemi, yollamayi, yollayip, yollamami
to send: göndermek*, göndermesi*, göndermekte*, yollamak*, yollaması*, yollamakta*
sending: gönderen, göndererek, gönderirken, yollayan, yollayarak, yollarken, gonderen, gondererek, gonderirken
sending: gönderiyor*, gönderenler*, göndereni*, yolluyor*, yollayanlar*, yollayanı*
delete: silin, siliniz, sil, siliver, silsene, silsenize
do not delete: silmesin, silme*
to delete: silmeyi, silmeye, silmeme, silmemi, silip, silmek*, silmesi*, silmekte*
deleting: silerek, silerken, silen, siliyor*, silenler*, sileni*
do not read: okumasın, okumasin, okuma*
to read: okumayı, okumaya, okumama, okumamı, okumayi, okumami, okuyup, okumak*, okumakta*
do not open: açmasın, acmasin, açmayın, açmayınız, acmayin, acmayiniz
to open: açmayı, açmaya, açmama, açmamı, acmayi, acmaya, acmama, acmami, açıp, açmak*, açması*, açmakta*
do not execute: çalıştırmasın, calistirmasin, calistirma*
to execute: çalıştırmayı, çalıştırmaya, çalıştırıp, çalıştırmama, çalıştırmamı, calistirmayi, calistirmaya, calistirip
to execute: calistirmama, calistirmami, çalıştırmak*, çalıştırması*, çalıştırmakta*
executing: çalıştıran, çalıştırarak, çalıştırırken, calistiran, calistirarak, calistirirken, çalıştırıyor*
executing: çalıştıranlar*, çalıştıranı*
you to execute: çalıştırman, çalıştırmanı, çalıştırmanız, çalıştırmanızı, calistirmani, calistirmaniz, calistirmanizi
you to execute: calistirman*
to explain: açıklamayı, açıklamaya, açıklayıp, açıklamama, açıklamamı, aciklamayi, aciklamaya, aciklayip, aciklamama
to explain: aciklamami, açıklamak*, açıklamakta*
explaining: açıklayan, açıklayarak, açıklarken, aciklayan, aciklayarak, aciklarken, açıklıyor*, açıklayanlar*
explaining: açıklayanı*
do not share: paylaşmasın, paylasmasin, paylasma*
to share: paylaşmayı, paylaşmaya, paylaşıp, paylaşmama, paylaşmamı, paylasmayi, paylasmaya, paylasip, paylasmama
to share: paylasmami, paylaşmak*, paylaşması*, paylaşmakta*
sharing: paylaşan, paylaşarak, paylaşırken, paylasan, paylasarak, paylasirken, paylaşıyor*, paylaşanlar*, paylaşanı*
give: verin, veriniz, veriver, ver, versene, versenize
do not give: vermesin, verme*
to give: vermeyi, vermeye, vermeme, vermemi, verip, vermek*, vermesi*, vermekte*
do not do: yapmasın, yapmasin, yapma*
to do: yapmayı, yapmaya, yapmama, yapmamı, yapmayi, yapmami, yapıp, yapmak*, yapması*, yapmakta*
doing: yaparak, yaparken, yapan, yapıyor*, yapanlar*, yapanı*
to use: kullanmayı, kullanmaya, kullanıp, kullanmama, kullanmamı, kullanmayi, kullanip, kullanmami, kullanmak*
to use: kullanması*, kullanmakta*
using: kullanan, kullanarak, kullanırken, kullanirken, kullanıyor*, kullananlar*, kullananı*
do not want: istemesin, i̇stemesin, isteme*
to want: istemeyi, istemeye, isteyip, istememe, istememi, i̇stemeyi, i̇stemeye, i̇steyip, i̇stememe, i̇stememi
to want: istemek*, istemesi*, istemekte*
ask: sorun, sorunuz, soruver, sor, sorsan*, sorar mısın, sorar mısınız
to ask: sormayı, sormaya, sormama, sormamı, sormayi, sormami, sorup, sormak*, sorması*, sormakta*
asking: sorarak, sorarken, soran, soruyor*, soranlar*, soranı*
do not answer: yanıtlamayınız, yanıtlamasın, cevaplamasın, yanitlamayiniz, yanitlamasin, cevaplamasin, cevaplama*
to answer: yanıtlamayı, yanıtlamaya, yanıtlayıp, yanıtlamama, yanıtlamamı, yanitlamayi, yanitlamaya, yanitlayip
to answer: yanitlamama, yanitlamami, yanıtlamak*, yanıtlaması*, yanıtlamakta*
do not translate: çevirmesin, cevirmesin, cevirme*
to translate: çevirmeyi, çevirmeye, çevirip, çevirmeme, çevirmemi, cevirmeyi, cevirmeye, cevirip, cevirmeme, cevirmemi
to translate: çevirmek*, çevirmesi*, çevirmekte*
translating: çeviren, çevirerek, çevirirken, ceviren, cevirerek, cevirirken, çeviriyor*, çevirenler*, çevireni*
to summarise: özetlemeyi, özetlemeye, özetleyip, özetlememe, özetlememi, ozetlemeyi, ozetlemeye, ozetleyip, ozetlememe
to summarise: ozetlememi, özetlemek*, özetlemesi*, özetlemekte*
summarising: özetleyen, özetleyerek, özetlerken, ozetleyen, ozetleyerek, ozetlerken, özetliyor*, özetleyenler*
summarising: özetleyeni*
do not repeat: tekrarlamasın, tekrarlamasin, tekrarlama*
to repeat: tekrarlamayı, tekrarlamaya, tekrarlayıp, tekrarlamama, tekrarlamamı, tekrarlamayi, tekrarlayip
to repeat: tekrarlamami, tekrarlamak*, tekrarlaması*, tekrarlamakta*
do not copy: kopyalamasın, kopyalamasin, kopyalama*
to copy: kopyalamayı, kopyalamaya, kopyalamama, kopyalamamı, kopyalamayi, kopyalamami, kopyalamak*, kopyalaması*
to copy: kopyalamakta*
copying: kopyalarken, kopyala*, kopyalıyor*, kopyalayanlar*, kopyalayanı*
to add: eklemeyi, eklemeye, ekleyip, eklememe, eklememi, eklemek*, eklemesi*, eklemekte*
adding: ekleyen, ekleyerek, eklerken, ekliyor*, ekleyenler*, ekleyeni*
do not change: değiştirmesin, degistirmesin, degistirme*
to change: değiştirmeyi, değiştirmeye, değiştirmeme, değiştirmemi, degistirmeyi, degistirmeye, degistirmeme
to change: degistirmemi, değiştirmek*, değiştirmesi*, değiştirmekte*
changing: değiştiren, değiştirerek, değiştirirken, degistiren, degistirerek, degistirirken, değiştiriyor*
changing: değiştirenler*, değiştireni*
do not approve: onaylamasın, onaylamasin, onaylama*
to approve: onaylamayı, onaylamaya, onaylayıp, onaylamama, onaylamamı, onaylamayi, onaylayip, onaylamami, onaylamak*
to approve: onaylaması*, onaylamakta*
to refuse: reddetmeyi, reddetmeye, reddedip, reddetmeme, reddetmemi, reddetmek*, reddetmesi*, reddetmekte*
refusing: reddederek, reddederken, reddede*, reddediyor*, reddedenler*, reddedeni*
to apply: uygulamaya, uygulayıp, uygulamama, uygulamamı, uygulayip, uygulamami, uygulamak*, uygulaması*, uygulamakta*
applying: uygulayan, uygulayarak, uygularken, uyguluyor*, uygulayanlar*, uygulayanı*
do not forward: iletmesin, i̇letmesin, iletme*
to forward: iletmeyi, iletmeye, iletip, iletmeme, iletmemi, i̇letmeyi, i̇letmeye, i̇letip, i̇letmeme, i̇letmemi
to forward: iletmek*, iletmesi*, iletmekte*
forwarding: ileten, ileterek, iletirken, i̇leten, i̇leterek, i̇letirken, iletiyor*, iletenler*, ileteni*
to transfer: aktarmayı, aktarmaya, aktarıp, aktarmama, aktarmamı, aktarmayi, aktarip, aktarmami, aktarmak*, aktarması*
to transfer: aktarmakta*
do not upload: yüklemesin, yuklemesin, yukleme*
to upload: yüklemeyi, yüklemeye, yükleyip, yüklememe, yüklememi, yuklemeyi, yuklemeye, yukleyip, yuklememe, yuklememi
to upload: yüklemek*, yüklemesi*, yüklemekte*
uploading: yükleyen, yükleyerek, yüklerken, yukleyen, yukleyerek, yuklerken, yüklüyor*, yükleyenler*, yükleyeni*
mention: bahset, bahsetsene, bahsetsenize, belirt*, bahse*
to mention: belirtmeyi, belirtmeye, belirtip, belirtmeme, belirtmemi, bahsetmeyi, bahsetmeye, bahsedip, bahsetmeme
to mention: bahsetmemi, belirtmek*, belirtmesi*, belirtmekte*, bahsetmek*, bahsetmesi*, bahsetmekte*
mentioning: belirten, belirterek, belirtirken, bahsederek, bahsederken, bahsede*, belirtiyor*, belirtenler*
mentioning: belirteni*, bahsediyor*, bahsedenler*, bahsedeni*
inform: bildirin, bildiriniz, bildiriver, bildir*
to inform: bildirmeyi, bildirmeye, bildirip, bildirmeme, bildirmemi, bildirmek*, bildirmesi*, bildirmekte*
informing: bildiren, bildirerek, bildirirken, bildiriyor*, bildirenler*, bildireni*
do not hide: gizlemesin, gizleme*
to hide: gizlemeyi, gizlemeye, gizleyip, gizlememe, gizlememi, gizlemek*, gizlemesi*, gizlemekte*
hiding: gizleyen, gizleyerek, gizlerken, gizliyor*, gizleyenler*, gizleyeni*
do not behave: davranmasın, davranmasin, davranma*
to behave: davranmayı, davranmaya, davranıp, davranmama, davranmamı, davranmayi, davranip, davranmami, davranmak*
to behave: davranması*, davranmakta*
do not remove: kaldırmasın, kaldirmasin, kaldirma*
to remove: kaldırmayı, kaldırmaya, kaldırıp, kaldırmama, kaldırmamı, kaldirmayi, kaldirmaya, kaldirip, kaldirmama
to remove: kaldirmami, kaldırmak*, kaldırması*, kaldırmakta*
removing: kaldıran, kaldırarak, kaldırırken, kaldiran, kaldirarak, kaldirirken, kaldırıyor*, kaldıranlar*, kaldıranı*
you to remove: kaldırman, kaldırmanı, kaldırmanız, kaldırmanızı, kaldirmani, kaldirmaniz, kaldirmanizi, kaldirman*
do not reset: sıfırlamasın, sifirlamasin, sifirlama*
do not enable: etkinleştirmesin, etkinlestirmesin, etkinlestirme*
do not skip: atlamasın, atlamasin, atlama*
do not leak: sızdırmasın, sizdirmasin, sizdirma*
cook: pişirmeyi, pişirmeye, pişirmeme, pişirmemi, pisirmeyi, pisirmeye, pisirmeme, pisirmemi, pisir*, pişirmek*
cook: pişirmesi*, pişirmekte*, pişirebil*, pişirmeli*
do not cook: pişirmesin, pisirmesin, pisirme*
cooking: pişiren, pişirerek, pişirirken, pisiren, pisirerek, pisirirken, pişiriyor*, pişirenler*, pişireni*
laugh: gülün, gülünüz, gulun, gulunuz, gül, gülüver, gülüp, guluver, gulup, gulsen*, gulme*, gülmek*, gülmesi*
laugh: gülmekte*, gülebil*, gülmeli*
cry: ağlamayı, ağlamaya, ağlamama, ağlamamı, aglamayi, aglamaya, aglamama, aglamami, ağla, ağlayın, ağlayınız
cry: ağlasana, ağlasanıza, ağlayıver, ağlayıp, agla, aglayin, aglayiniz, aglasana, aglasaniza, aglayiver, aglayip
cry: ağlamak*, ağlaması*, ağlamakta*, ağlayabil*, ağlamalı*
do not cry: ağlamasın, aglamasin, aglama*
crying: ağlayan, ağlayarak, ağlarken, aglayan, aglayarak, aglarken, ağlıyor*, ağlayanlar*, ağlayanı*
do not sit: oturmasın, oturmasin, oturma*
sitting: oturan, oturarak, otururken, oturuyor*, oturanlar*, oturanı*
get up: kalk, kalkın, kalkınız, kalksana, kalksanıza, kalkıver, kalkmayı, kalkmaya, kalkıp, kalkmama, kalkmamı, kalkin
get up: kalkiniz, kalksaniza, kalkiver, kalkmayi, kalkip, kalkmami, kalkmak*, kalkması*, kalkmakta*, kalkabil*
get up: kalkmalı*, kalkar mısın, kalkar mısınız
do not get up: kalkmasın, kalkmasin, kalkma*
getting up: kalkarak, kalkarken, kalka*, kalkıyor*, kalkanlar*, kalkanı*
fall: düşün, düşünüz, dusun, dusunuz, düş, düşüver, düşüp, dusuver, dusup, dussen*, dusme*, düşmek*, düşmesi*
fall: düşmekte*, düşebil*, düşmeli*
grow: büyümeyi, büyümeye, büyümeme, büyümemi, buyumeyi, buyumeye, buyumeme, buyumemi, büyü, büyüyün, büyüyünüz
grow: büyüsene, büyüsenize, büyüyüver, büyüyüp, buyu, buyuyun, buyuyunuz, buyusene, buyusenize, buyuyuver, buyuyup
grow: büyümek*, büyümesi*, büyümekte*, büyüyebil*, büyümeli*
do not grow: büyüme, büyümeyin, büyümeyiniz, büyümesin, buyumeyin, buyumeyiniz, buyumesin, buyume*
evaluate: değerlendirmeyi, değerlendirmeye, değerlendirmeme, değerlendirmemi, degerlendirmeyi, degerlendirmeye
evaluate: degerlendirmeme, degerlendirmemi, degerlendir*, değerlendirmek*, değerlendirmesi*, değerlendirmekte*
evaluate: değerlendirebil*, değerlendirmeli*
do not evaluate: değerlendirme, değerlendirmeyin, değerlendirmeyiniz, değerlendirmesin, degerlendirmeyin
do not evaluate: degerlendirmeyiniz, degerlendirmesin, degerlendirme*
evaluating: değerlendiren, değerlendirerek, değerlendirirken, degerlendiren, degerlendirerek, degerlendirirken
evaluating: değerlendiriyor*, değerlendirenler*, değerlendireni*
develop: geliştirmeyi, geliştirmeye, geliştirmeme, geliştirmemi, gelistirmeyi, gelistirmeye, gelistirmeme
develop: gelistirmemi, gelistir*, geliştirmek*, geliştirmesi*, geliştirmekte*, geliştirebil*, geliştirmeli*
do not develop: geliştirmesin, gelistirmesin, gelistirme*
do not provide: sağlamasın, saglamasin, saglama*
carry out: gerçekleştirmeyi, gerçekleştirmeye, gerçekleştirmeme, gerçekleştirmemi, gerceklestirmeyi, gerceklestirmeye
carry out: gerceklestirmeme, gerceklestirmemi, gerceklestir*, gerçekleştirmek*, gerçekleştirmesi*, gerçekleştirmekte*
carry out: gerçekleştirebil*, gerçekleştirmeli*
do not carry out: gerçekleştirmesin, gerceklestirmesin, gerceklestirme*
carrying out: gerçekleştiren, gerçekleştirerek, gerçekleştirirken, gerceklestiren, gerceklestirerek, gerceklestirirken
carrying out: gerçekleştiriyor*, gerçekleştirenler*, gerçekleştireni*
do not plan: planlamasın, planlamasin, planlama*
planning: planlayan, planlayarak, planlarken, planlıyor*, planlayanlar*, planlayanı*
do not reach: ulaşmasın, ulasmasin, ulasma*
join: katıl, katılın, katılınız, katılsana, katılsanıza, katılıver, katılmayı, katılmaya, katılıp, katılmama
join: katılmamı, katiliniz, katilsana, katilsaniza, katiliver, katilmayi, katilmaya, katilip, katilmama, katilmami
join: katil*, katılmak*, katılması*, katılmakta*, katılabil*, katılmalı*
do not join: katılmasın, katilmasin, katilma*
do not leave: ayrılmasın, bırakmayınız, bırakmasın, ayrilmasin, birakmayiniz, birakmasin, ayrilma*
leaving: ayrılan, ayrılarak, ayrılırken, çıkarak, çıkarken, bırakan, bırakarak, bırakırken, ayrilan, ayrilarak
leaving: ayrilirken, cikarak, cikarken, birakan, birakarak, birakirken, çıkan, cikan, ayrılıyor*, ayrılanlar*
leaving: ayrılanı*, çıkıyor*, çıkanlar*, çıkanı*, bırakıyor*, bırakanlar*, bırakanı*
save: kaydetmeyi, kaydetmeye, kaydetmeme, kaydetmemi, kayde*, kaydetmek*, kaydetmesi*, kaydetmekte*, kaydedebil*
save: kaydetmeli*
do not save: kaydetmesin, kaydetme*
do not create: oluşturmasın, yaratmasın, olusturmasin, yaratmasin, olusturma*, yaratma*
prepare: hazırlamayı, hazırlamaya, hazırlamama, hazırlamamı, hazirlamayi, hazirlamaya, hazirlamama, hazirlamami
prepare: hazirla*, hazırlamak*, hazırlaması*, hazırlamakta*, hazırlayabil*, hazırlamalı*
do not prepare: hazırlamasın, hazirlamasin, hazirlama*
preparing: hazırlayan, hazırlayarak, hazırlarken, hazirlayan, hazirlayarak, hazirlarken, hazırlıyor*, hazırlayanlar*
preparing: hazırlayanı*
do not download: indirmesin, i̇ndirmesin, indirme*
downloading: indiren, indirerek, indirirken, i̇ndiren, i̇ndirerek, i̇ndirirken, indiriyor*, indirenler*, indireni*
do not call: aramayın, aramayınız, aramasın, çağırmasın, aramayin, aramayiniz, aramasin, cagirmasin, cagirma*
calling: çağıran, çağırarak, çağırırken, cagiran, cagirarak, cagirirken, arayan, arayarak, ararken, arıyor*
calling: arayanlar*, arayanı*, çağırıyor*, çağıranlar*, çağıranı*
reviewing: inceleyen, inceleyerek, incelerken, i̇nceleyen, i̇nceleyerek, i̇ncelerken, inceliyor*, inceleyenler*
reviewing: inceleyeni*
keep: saklamayı, saklamaya, saklamama, saklamamı, saklamayi, saklamami, sakla*, saklamak*, saklaması*, saklamakta*
keep: saklayabil*, saklamalı*
do not keep: saklamasın, saklamasin, saklama*
keeping: saklayan, saklayarak, saklarken, saklıyor*, saklayanlar*, saklayanı*
holding: tutarak, tutarken, tutan, tutuyor*, tutanlar*, tutanı*
begin: başla, başlayın, başlayınız, başlasana, başlasanıza, başlayıver, başlamayı, başlamaya, başlayıp, başlamama
begin: başlamamı, basla, baslayin, baslayiniz, baslasana, baslasaniza, baslayiver, baslamayi, baslamaya, baslayip
begin: baslamama, baslamami, başlamak*, başlaması*, başlamakta*, başlayabil*, başlamalı*
do not begin: başlamasın, baslamasin, baslama*
do not start: başlatmasın, baslatmasin, baslatma*
starting: başlatan, başlatarak, başlatırken, baslatan, baslatarak, baslatirken, başlatıyor*, başlatanlar*, başlatanı*
finish: bitirmeyi, bitirmeye, bitirmeme, bitirmemi, bitir*, bitirmek*, bitirmesi*, bitirmekte*, bitirebil*, bitirmeli*
do not finish: bitirmesin, bitirme*
finishing: bitiren, bitirerek, bitirirken, bitiriyor*, bitirenler*, bitireni*
do not complete: tamamlamasın, tamamlamasin, tamamlama*
completing: tamamlayan, tamamlayarak, tamamlarken, tamamlıyor*, tamamlayanlar*, tamamlayanı*
continue: sürdürmeyi, sürdürmeye, sürdürmeme, sürdürmemi, surdurmeyi, surdurmeye, surdurmeme, surdurmemi, devam et
continue: devam edin, devam ediniz, devam etsene, devam etsenize, devam eder misin, devam eder misiniz, devam ediver
continue: devam etmek*, devam etmeyi, surdur*, sürdürmek*, sürdürmesi*, sürdürmekte*, sürdürebil*, sürdürmeli*
do not continue: sürdürmesin, surdurmesin, devam etme, devam etmeyin, devam etmeyiniz, devam etmesin, surdurme*
continuing: sürdüren, sürdürerek, sürdürürken, surduren, surdurerek, surdururken, devam ediyor*, devam eden
continuing: devam edenler*, devam ederek, devam ederken, devam edeni*, sürdürüyor*, sürdürenler*, sürdüreni*
wait: beklemeyi, beklemeye, beklememe, beklememi, bekle*, beklemek*, beklemesi*, beklemekte*, bekleyebil*, beklemeli*
do not wait: beklemesin, bekleme*
waiting: bekleyen, bekleyerek, beklerken, bekliyor*, bekleyenler*, bekleyeni*
do not block: engellemesin, engelleme*
protect: korumayı, korumaya, korumama, korumamı, korumayi, korumami, koru, koruyun, koruyunuz, korusana, korusanıza
protect: koruyuver, koruyup, korusaniza, korumak*, koruması*, korumakta*, koruyabil*, korumalı*
do not protect: korumasın, korumasin, koruma*
protecting: koruyan, koruyarak, korurken, koruyor*, koruyanlar*, koruyanı*
find: bulun, bulunuz, bul, buluver, bulup, bulsan*, bulma*, bulmak*, bulması*, bulmakta*, bulabil*, bulmalı*
bring: getirmeyi, getirmeye, getirmeme, getirmemi, getir*, getirmek*, getirmesi*, getirmekte*, getirebil*, getirmeli*
do not bring: getirmesin, getirme*
see: görün, görünüz, gorunuz, gör, görüver, görüp, goruver, gorup, gorsen*, gorme*, görmek*, görmesi*, görmekte*
see: görebil*, görmeli*, görür müsün, görür müsünüz
do not understand: anlamasın, anlamasin, anlama*
understanding: anlayan, anlayarak, anlarken, anlıyor*, anlayanlar*, anlayanı*
thinking: düşünen, düşünerek, düşünürken, dusunen, dusunerek, dusunurken, düşünüyor*, düşünenler*, düşüneni*
do not work: çalışmasın, calismasin, calisma*
close: kapatmayı, kapatmaya, kapatmama, kapatmamı, kapatmayi, kapatmami, kapat*, kapatmak*, kapatması*, kapatmakta*
close: kapatabil*, kapatmalı*
do not close: kapatmasın, kapatmasin, kapatma*
closing: kapatan, kapatarak, kapatırken, kapatirken, kapatıyor*, kapatanlar*, kapatanı*
entering: girerek, girerken, giren, giriyor*, girenler*, gireni*
listen: dinlemeyi, dinlemeye, dinlememe, dinlememi, dinle*, dinlemek*, dinlemesi*, dinlemekte*, dinleyebil*
listen: dinlemeli*
do not listen: dinlemesin, dinleme*
listening: dinleyen, dinleyerek, dinlerken, dinliyor*, dinleyenler*, dinleyeni*
speak: konuşun, konuşunuz, konuşuver, konuşmaya, konuşup, konuşmama, konuşmamı, konusun, konusunuz, konusuver
speak: konusmaya, konusup, konusmama, konusmami, konus*, konuşmak*, konuşmakta*, konuşabil*, konuşmalı*
speaking: konuşan, konuşarak, konuşurken, konusan, konusarak, konusurken, konuşuyor*, konuşanlar*, konuşanı*
learn: öğrenmeyi, öğrenmeye, öğrenmeme, öğrenmemi, ogrenmeyi, ogrenmeye, ogrenmeme, ogrenmemi, ogren*, öğrenmek*
learn: öğrenmesi*, öğrenmekte*, öğrenebil*, öğrenmeli*
do not learn: öğrenmesin, ogrenmesin, ogrenme*
learning: öğrenen, öğrenerek, öğrenirken, ogrenen, ogrenerek, ogrenirken, öğreniyor*, öğrenenler*, öğreneni*
do not teach: öğretmesin, ogretmesin, ogretme*
teaching: öğreten, öğreterek, öğretirken, ogreten, ogreterek, ogretirken, öğretiyor*, öğretenler*, öğreteni*
produce: üretmeyi, üretmeye, üretmeme, üretmemi, uretmeyi, uretmeye, uretmeme, uretmemi, üret, üretin, üretiniz
produce: üretsene, üretsenize, üretiver, üretip, uret, uretin, uretiniz, uretsene, uretsenize, uretiver, uretip
produce: üretmek*, üretmesi*, üretmekte*, üretebil*, üretmeli*
do not produce: üretmesin, uretmesin, uretme*
do not list: listelemesin, listeleme*
listing: listelerken, listele*, listeliyor*, listeleyenler*, listeleyeni*
edit: düzenlemeyi, düzenlemeye, düzenlememe, düzenlememi, duzenlemeyi, duzenlemeye, duzenlememe, duzenlememi, duzenle*
edit: düzenlemek*, düzenlemesi*, düzenlemekte*, düzenleyebil*, düzenlemeli*
do not edit: düzenlemesin, duzenlemesin, duzenleme*
editing: düzenleyen, düzenleyerek, düzenlerken, duzenleyen, duzenleyerek, duzenlerken, düzenliyor*, düzenleyenler*
editing: düzenleyeni*
correct: düzeltmeyi, düzeltmeye, düzeltmeme, düzeltmemi, duzeltmeyi, duzeltmeye, duzeltmeme, duzeltmemi, duzelt*
correct: düzeltmek*, düzeltmesi*, düzeltmekte*, düzeltebil*, düzeltmeli*
do not correct: düzeltmesin, duzeltmesin, duzeltme*
do not update: güncellemeyin, güncellemeyiniz, güncellemesin, guncellemeyin, guncellemeyiniz, guncellemesin
do not update: guncelleme*
do not verify: doğrulamasın, dogrulamasin, dogrulama*
verifying: doğrulayan, doğrulayarak, doğrularken, dogrulayan, dogrulayarak, dogrularken, doğruluyor*, doğrulayanlar*
verifying: doğrulayanı*
do not clear: temizlemesin, temizleme*
publishing: yayınlayan, yayınlayarak, yayınlarken, yayımlayan, yayımlayarak, yayımlarken, yayinlayan, yayinlayarak
publishing: yayinlarken, yayimlayan, yayimlayarak, yayimlarken, yayınlıyor*, yayınlayanlar*, yayınlayanı*, yayımlıyor*
publishing: yayımlayanlar*, yayımlayanı*
going: giderek, giderken, giden, gidiyor*, gidenler*, gideni*
stay: kalınız, kaliniz, kal, kalıver, kalıp, kaliver, kalip, kalsan*, kalma*, kalmak*, kalması*, kalmakta*, kalabil*
stay: kalmalı*
putting: koyarak, koyarken, koyan, koyuyor*, koyanlar*, koyanı*
do not return: dönmeyin, dönmeyiniz, dönmesin, donmeyin, donmeyiniz, donmesin, iade etme, iade etmeyin, iade etmeyiniz
do not return: iade etmesin
returning: dönerek, dönerken, donerek, donerken, dönen, donen, dönüyor*, dönenler*, döneni*, iade ediyor*, iade eden
returning: iade edenler*, iade ederek, iade ederken, iade edeni*
play: oynamayı, oynamaya, oynamama, oynamamı, çalın, çalınız, oynamayi, oynamami, calin, caliniz, oyna, oynayın
play: oynayınız, oynasana, oynasanıza, oynayıver, oynayıp, oynayin, oynayiniz, oynasaniza, oynayiver, oynayip, çal
play: çalıver, çalıp, caliver, calip, calsan*, calma*, oynamak*, oynaması*, oynamakta*, oynayabil*, oynamalı*, çalmak*
play: çalması*, çalmakta*, çalabil*, çalmalı*
do not play: oynamasın, çalmayın, çalmayınız, çalmasın, oynamasin, calmayin, calmayiniz, calmasin, oynama*
playing: oynayan, oynayarak, oynarken, çalarak, çalarken, calarak, calarken, çalan, calan, oynuyor*, oynayanlar*
playing: oynayanı*, çalıyor*, çalanlar*, çalanı*
do not remember: hatırlamasın, hatirlamasin, hatirlama*
remind: hatırlatmayı, hatırlatmaya, hatırlatmama, hatırlatmamı, hatirlatmayi, hatirlatmaya, hatirlatmama, hatirlatmami
remind: hatirlat*, hatırlatmak*, hatırlatması*, hatırlatmakta*, hatırlatabil*, hatırlatmalı*
do not remind: hatırlatmasın, hatirlatmasin, hatirlatma*
warn: uyar, uyarın, uyarınız, uyarsana, uyarsanıza, uyarıver, uyarmayı, uyarmaya, uyarıp, uyarmama, uyarmamı, uyarin
warn: uyariniz, uyarsaniza, uyariver, uyarmayi, uyarip, uyarmami, uyarmak*, uyarması*, uyarmakta*, uyarabil*
warn: uyarmalı*, ihtar et, ihtar edin, ihtar ediniz, ihtar etsene, ihtar etsenize, ihtar eder misin
warn: ihtar eder misiniz, ihtar ediver, ihtar etmek*, ihtar etmeyi
define: tanımlamayı, tanımlamaya, tanımlamama, tanımlamamı, tanimlamayi, tanimlamaya, tanimlamama, tanimlamami
define: tanimla*, tanımlamak*, tanımlaması*, tanımlamakta*, tanımlayabil*, tanımlamalı*
do not define: tanımlamasın, tanimlamasin, tanimlama*
compare: karşılaştırmayı, karşılaştırmaya, karşılaştırmama, karşılaştırmamı, karsilastirmayi, karsilastirmaya
compare: karsilastirmama, karsilastirmami, karsilastir*, karşılaştırmak*, karşılaştırması*, karşılaştırmakta*
compare: karşılaştırabil*, karşılaştırmalı*
do not compare: karşılaştırmayın, karşılaştırmayınız, karşılaştırmasın, karsilastirmayin, karsilastirmayiniz
do not compare: karsilastirmasin, karsilastirma*
comparing: karşılaştıran, karşılaştırarak, karşılaştırırken, karsilastiran, karsilastirarak, karsilastirirken
comparing: karşılaştırıyor*, karşılaştıranlar*, karşılaştıranı*
selling: satarak, satarken, satan, satıyor*, satanlar*, satanı*
merge: birleştirmeyi, birleştirmeye, birleştirmeme, birleştirmemi, birlestirmeyi, birlestirmeye, birlestirmeme
merge: birlestirmemi, birlestir*, birleştirmek*, birleştirmesi*, birleştirmekte*, birleştirebil*, birleştirmeli*
do not merge: birleştirmesin, birlestirmesin, birlestirme*
merging: birleştiren, birleştirerek, birleştirirken, birlestiren, birlestirerek, birlestirirken, birleştiriyor*
merging: birleştirenler*, birleştireni*
do not convert: dönüştürmesin, donusturmesin, donusturme*
recommend: önermeyi, önermeye, önermeme, önermemi, onermeyi, onermeye, onermeme, onermemi, öner, öneriniz, önersene
recommend: önersenize, öneriver, önerip, oner, oneriniz, onersene, onersenize, oneriver, onerip, önermek*, önermesi*
recommend: önermekte*, önerebil*, önermeli*, tavsiye et, tavsiye edin, tavsiye ediniz, tavsiye etsene
recommend: tavsiye etsenize, tavsiye eder misin, tavsiye eder misiniz, tavsiye ediver, tavsiye etmek*, tavsiye etmeyi
do not recommend: önermesin, onermesin, onerme*, tavsiye etme, tavsiye etmeyin, tavsiye etmeyiniz, tavsiye etmesin
cutting: keserek, keserken, kesen, kesiyor*, kesenler*, keseni*
move: taşımayı, taşımaya, taşımama, taşımamı, tasimayi, tasimaya, tasimama, tasimami, taşı, taşıyın, taşıyınız
move: taşısana, taşısanıza, taşıyıver, taşıyıp, tasi, tasiyin, tasiyiniz, tasisana, tasisaniza, tasiyiver, tasiyip
move: taşımak*, taşıması*, taşımakta*, taşıyabil*, taşımalı*
do not move: taşımasın, tasimasin, tasima*
moving: taşıyan, taşıyarak, taşırken, tasiyan, tasiyarak, tasirken, taşıyor*, taşıyanlar*, taşıyanı*
redirect: yönlendir, yönlendirin, yönlendiriniz, yönlendirsene, yönlendirsenize, yönlendiriver, yönlendirmeyi
redirect: yönlendirmeye, yönlendirip, yönlendirmeme, yönlendirmemi, yonlendirin, yonlendiriniz, yonlendirsene
redirect: yonlendirsenize, yonlendiriver, yonlendirmeyi, yonlendirmeye, yonlendirip, yonlendirmeme, yonlendirmemi
redirect: yonlendir*, yönlendirmek*, yönlendirmesi*, yönlendirmekte*, yönlendirebil*, yönlendirmeli*
do not redirect: yönlendirmesin, yonlendirmesin, yonlendirme*
break: çiğneyiniz, çiğnesene, çiğnesenize, çiğneyiver, çiğnemeyi, çiğnemeye, çiğneyip, çiğnememe, çiğnememi
break: cigneyiniz, cignesene, cignesenize, cigneyiver, cignemeyi, cignemeye, cigneyip, cignememe, cignememi, kır
break: kırın, kırınız, kırıver, kırıp, kirin, kiriniz, kiriver, kirip, kirsan*, kirma*, kırmak*, kırması*, kırmakta*
break: kırabil*, kırmalı*, çiğnemek*, çiğnemesi*, çiğnemekte*, çiğneyebil*, çiğnemeli*
do not break: kırma, kırmayın, kırmayınız, kırmasın, çiğnemesin, kirma, kirmayin, kirmayiniz, kirmasin, cignemesin
do not break: cigneme*
breaking: kırarak, kırarken, çiğneyen, çiğneyerek, çiğnerken, kirarak, kirarken, cigneyen, cigneyerek, cignerken
breaking: kıran, kiran, kırıyor*, kıranlar*, kıranı*, çiğniyor*, çiğneyenler*, çiğneyeni*
do not feel: hissetmesin, hissetme*
feeling: hissederek, hissederken, hissede*, hissediyor*, hissedenler*, hissedeni*
believe: inanmayı, inanmaya, inanmama, inanmamı, inanmayi, inanmami, i̇nanmayı, i̇nanmaya, i̇nanmama, i̇nanmamı
believe: i̇nanmayi, i̇nanmami, inan, inanın, inanınız, inansana, inansanıza, inanıver, inanıp, inanin, inaniniz
believe: inansaniza, inaniver, inanip, i̇nan, i̇nanın, i̇nanınız, i̇nansana, i̇nansanıza, i̇nanıver, i̇nanıp, i̇nanin
believe: i̇naniniz, i̇nansaniza, i̇naniver, i̇nanip, inanmak*, inanması*, inanmakta*, inanabil*, inanmalı*
do not believe: inanmasın, inanmasin, i̇nanmasın, i̇nanmasin, inanma*
do not trust: güvenmesin, guvenmesin, guvenme*
drinking: içerek, içerken, icerek, icerken, i̇çerek, i̇çerken, i̇cerek, i̇cerken, içen, icen, i̇çen, i̇cen, içiyor*
drinking: içenler*, içeni*
walk: yürümeyi, yürümeye, yürümeme, yürümemi, yurumeyi, yurumeye, yurumeme, yurumemi, yürü, yürüyün, yürüyünüz
walk: yürüsene, yürüsenize, yürüyüver, yürüyüp, yuru, yuruyun, yuruyunuz, yurusene, yurusenize, yuruyuver, yuruyup
walk: yürümek*, yürümesi*, yürümekte*, yürüyebil*, yürümeli*
do not walk: yürümesin, yurumesin, yurume*
do not win: kazanmasın, kazanmasin, kazanma*
lose: kaybetmeyi, kaybetmeye, kaybetmeme, kaybetmemi, kaybet*, kaybetmek*, kaybetmesi*, kaybetmekte*, kaybetebil*
lose: kaybetmeli*
do not lose: kaybetmesin, kaybetme*
losing: kaybeten, kaybeterek, kaybetirken, kaybetiyor*, kaybetenler*, kaybeteni*
try: deneyin, deneyiniz, deneyiver, denemeyi, denemeye, deneyip, denememe, denememi, dene, denesene, denesenize
try: denemek*, denemesi*, denemekte*, deneyebil*, denemeli*, dener misin, dener misiniz
do not try: denemesin, deneme*
trying: deneyen, deneyerek, denerken, deniyor*, deneyenler*, deneyeni*
setting up: kurarak, kurarken, kuran, kuruyor*, kuranlar*, kuranı*
raise: yükseltmeyi, yükseltmeye, yükseltmeme, yükseltmemi, yukseltmeyi, yukseltmeye, yukseltmeme, yukseltmemi
raise: yukselt*, yükseltmek*, yükseltmesi*, yükseltmekte*, yükseltebil*, yükseltmeli*
do not raise: yükseltmeyin, yükseltmeyiniz, yükseltmesin, yukseltmeyin, yukseltmeyiniz, yukseltmesin, yukseltme*
reduce: azaltmayı, azaltmaya, azaltmama, azaltmamı, azaltmayi, azaltmami, azalt*, azaltmak*, azaltması*, azaltmakta*
reduce: azaltabil*, azaltmalı*
do not reduce: azaltmasın, azaltmasin, azaltma*
do not increase: artırmasın, artirmasin, artirma*
do not sign: imzalamasın, imzalamasin, i̇mzalamasın, i̇mzalamasin, imzalama*
signing: imzalayan, imzalayarak, imzalarken, i̇mzalayan, i̇mzalayarak, i̇mzalarken, imzalıyor*, imzalayanlar*
signing: imzalayanı*
do not live: yaşamasın, yasamasin, yasama*
do not contain: içermesin, icermesin, i̇çermesin, i̇cermesin, icerme*
containing: içeren, içererek, içerirken, iceren, icererek, icerirken, i̇çeren, i̇çererek, i̇çerirken, i̇ceren
containing: i̇cererek, i̇cerirken, içerenler*, içereni*
cover: kapsamayı, kapsamaya, kapsamama, kapsamamı, kapsamayi, kapsamami, kapsa*, kapsamak*, kapsaması*, kapsamakta*
cover: kapsayabil*, kapsamalı*
do not cover: kapsamasın, kapsamasin, kapsama*
do not process: işlemesin, islemesin, i̇şlemesin, i̇slemesin, isleme*
processing: işleyen, işleyerek, işlerken, isleyen, isleyerek, islerken, i̇şleyen, i̇şleyerek, i̇şlerken, i̇sleyen
processing: i̇sleyerek, i̇slerken, işliyor*, işleyenler*, işleyeni*
stopping: durduran, durdurarak, durdururken, duran, durarak, dururken, duruyor*, duranlar*, duranı*, durduruyor*
stopping: durduranlar*, durduranı*
do not click: tıklamasın, tiklamasin, tiklama*
approach: yaklaşmayı, yaklaşmaya, yaklaşmama, yaklaşmamı, yaklasmayi, yaklasmaya, yaklasmama, yaklasmami, yaklas*
approach: yaklaşmak*, yaklaşması*, yaklaşmakta*, yaklaşabil*, yaklaşmalı*
do not approach: yaklaşmasın, yaklasmasin, yaklasma*
passing: geçerek, geçerken, gecerek, gecerken, geçiyor*, geçenler*, geçeni*
avoid: sakınmayı, sakınmaya, sakınmama, sakınmamı, kaçınmayı, kaçınmaya, kaçınmama, kaçınmamı, sakinmayi, sakinmaya
avoid: sakinmama, sakinmami, kacinmayi, kacinmaya, kacinmama, kacinmami, sakin*, kacin*, sakınmak*, sakınması*
avoid: sakınmakta*, sakınabil*, sakınmalı*, kaçınmak*, kaçınması*, kaçınmakta*, kaçınabil*, kaçınmalı*
do not avoid: sakınmasın, kaçınmasın, sakinmasin, kacinmasin, sakinma*, kacinma*
counting: sayarak, sayarken, sayan, sayıyor*, sayanlar*, sayanı*
without restrictions: hiçbir kısıtlaması olmayan, kısıtlaması bulunmayan, herhangi bir kısıtlaması olmayan
without restrictions: hiçbir kısıtlamaya bağlı kalmadan, hiçbir kısıtlama olmadan, herhangi bir kısıtlama olmadan
without restrictions: kısıtlanmadan, herhangi bir kısıtlama olmaksızın, hiçbir kısıtlama olmaksızın
without restrictions: hiçbir kısıtlamaya tabi olmadan
without limits: hiçbir sınırı olmayan, sinirsiz*, limitsiz, sınır tanımadan, sınır tanımayan
without rules: hiçbir kuralı olmayan, kuralsız, kural tanımayan, hiçbir kurala bağlı olmadan
item: madde*, maddesi*, öğe*
angry: kızgın*, kızdı*, sinirli*
marketing: pazarlama*
rice: pilav*, pirinç*
pirate: korsan*
market: pazar*, piyasa*, çarşı*
global: küresel*
the: işbu, isbu, i̇şbu, i̇sbu
a: bir
one: birisi, bir tane, tek bir, bir sayısı
i: ben, bizzat
i am: benim adım, benim ben
me: beni, benimle, bana, bende, benden, benle
my: benim
myself: kendim*
you: sen, siz, seni, sizi, sizler, zatıaliniz
to you: sana, size, sizlere
from you: senden, sizden
in you: sende, sizde
with you: seninle, sizinle, senle, sizle
your: senin, sizin, sizlerin
yours: seninki, sizinki
yourself: kendin*
he: kendisi
it: o, onu, ona, onda
him: kendisine, kendisini
his: onun
from it: ondan
with it: onunla
they: onlar
them: onlar*, kendilerine, kendilerini, bunlar*
their: onların
we: biz, bizler
us: bizi, bize, bizden, bizde
our: bizim
with us: bizimle
this: bu, bunu, bunun, bununla, buna, şu, şunu, şuna, bundan, bunda
these: bunlar, sunlar*
of these: bunların, şunların
that: ki, şunun, o şey
everything: her şey*, hepsini, tümünü, tamamını, herşey*
all: tüm, bütün, hepsi, tümü, tamamı, cümle alem, olan biten
all of you: hepiniz
all of us: hepimiz
every: her
each: her biri*
everyone: herkes*
everybody: cümle
any: herhangi, hiçbir, hiç bir, hangisi olursa
anyone: herhangi biri*, kimse*, hiçkimse*, hiç kimse*
nobody: hiçbiri*
anything: herhangi bir şey*
nothing: hiçbir şey*, hiçbirşey*, hiç bir şey*
something: bir şey*, birşey*
someone: biri, birine, birini, birinden, birisine, birisini
some: bazı, kimi, birtakım, biraz
several: birkaç, çeşitli, birçok kez
many: birçok, çoğu, pek çok, çok sayıda, bir sürü
much: çok
more: daha, fazla, daha fazla, daha çok
most: en, en çok, en fazla
less: daha az, az
least: en az, en azından
little: azıcık, birazcık
other: diğer, öteki, başka, öbür
others: diğerleri*, başkaları*, diğeri*
another: başka bir, bir başka
same: aynı, aynısı*
so: yani, öyleyse, dolayısıyla, böylece, o halde, bu yüzden, bu nedenle, demek ki
and: ve, ile, hem, artı, hem de
or: veya, veyahut, yahut, ya da
neither: ne
but: ama, fakat, ancak, lakin, oysa, halbuki, ne var ki
however: bununla birlikte, buna rağmen, yine de, gene de
although: her ne kadar, rağmen, karşın, olsa da
even: bile, hatta, dahi
even if: olsa bile
because: çünkü, zira, için dolayı
because of: yüzünden, nedeniyle, dolayı, sebebiyle, ötürü
if: eğer, şayet, ise, ise de
if not: değilse, yoksa
unless: olmadıkça, olmadığı sürece, mediği sürece
until: kadar, dek, değin, ta ki
until now: şimdiye kadar, bugüne kadar, buraya kadar, şu ana kadar, bu ana kadar, şimdiye dek, bu zamana kadar
until now: şu ana dek
so far: buraya dek
since: beri, bu yana
while: iken, esnasında
during: sırasında, boyunca, süresince
when: ne zaman, zaman, olduğunda, vakit
where: nerede, nereye, neresi, nereden, neresinde, nerde
who: kim, kimler
whom: kimi kime, kime
whose: kimin
whoever: kim olursa, her kim
what: neyi, neler*, nedir, neye
which: hangi, hangisi*, hangileri*
why: neden, niye, niçin, ne diye
how: nasıl, ne şekilde
how many: kaç, kaç tane
how much: ne kadar, kaç para, kaça
whatever: ne olursa olsun, her ne, ne olursa
no matter what: her halükarda, her ne olursa olsun, hangi koşulda olursa olsun
for: için, icin, i̇çin, i̇cin, adına, üzere
on behalf of: namına
of: ait, dair
about: hakkinda*, ilgili, iliskin*, üzerine, konusunda, hususunda, dair bilgi
with: birlikte, beraber, eşliğinde
together: beraberce, hep birlikte
without: olmadan, olmaksızın, olmaksizin, haricinde
except: hariç, dışında, başka hariç
like: gibi, misali, benzeri, beğen*, hoşlan*
as: olarak, sıfatıyla, gibi davranan
according to: göre, uyarınca, doğrultusunda, gereğince
against: karşı, aykırı
by: tarafin*, vasıtasıyla, aracılığıyla, yoluyla
through: kanalıyla, üzerinden
between: arası, aralarında, arasında*
in: icinde*, icerisinde*
inside: iceri*, icine*
from inside: icinden*, icerisinden*
outside: dışına, dışarı*
on: uzerinde*, ustunde*
above: yukar*, ustte*, yukarıda yazan
below: asagi*, alttaki, altta
under: altin*
behind: arkada, arkasında*, ardında*
in front of: onunde*
next to: yanin*, yanı sıra
near: yakin*, yakında bulunan
far: uzak, uzakta, uzağa
to: doğru yöne
from: itibaren
here: burada, buraya, buradan, buradaki, burda
there: orada*, oraya, orda, şurada, şuraya, surada, suraya
now: şimdi, halihazırda, şu an, şu anda, artık şimdi, hemen şimdi
currently: şu anki, mevcut durumda, halen
then: sonra, ardından, akabinde, daha sonra, o zaman
after: sonrasında, sonraki aşamada, bundan sonra gelen
afterwards: sonra*
before: önce, öncesinde, önceden, once, oncesinde, onceden, evvel, evvelce, daha önce
earlier: daha önceki, daha evvel
first: ilk, öncelikle, birinci, başta, ilkin, evvela, ilk olarak, önce ilk, ilk önce
second: ikinci*, saniye
third: üçüncü
fourth: dördüncü
last: son, sonuncu, geçen, en son
finally: son olarak, en sonunda, nihayet, sonunda
only: sadece, yalniz*, tek, salt
just: sırf, daha yeni, tam da
also: ayrıca, de, da, dahil, üstelik
too: keza, aynı zamanda
instead: yerine, onun yerine, bunun yerine
instead of: yerine geçecek
please: lütfen, mümkünse, rica ederim, rica etsem, zahmet olmazsa, sana zahmet, bir zahmet
thanks: sagol*, eyvallah, tşk, tşkler, minnettarım, teşekkür*, sağ ol
hello: mrb, slm, merhaba*, selam*, selamün aleyküm
good morning: günaydın
good day: iyi günler
good night: iyi geceler
dear: sevgili, sayın, değerli, kıymetli, canım, muhterem
yes: evet, tabii, tabi, elbette, aynen
no: hayır, yok, yoo
okay: tamam*, peki, olur, ok, pekala
not: degil*
you are not: degilsin*
i am not: değilim
was not: değildi
there is: var, vardır, mevcut, bulunmaktadır
there was: vardı
there is no: yoktur, bulunmamaktadır
if there is: varsa, mevcutsa
if there is no: yoksa hiç
never: asla, katiyen, zinhar, sakın, hiçbir zaman, kesinlikle hayır, hiçbir şekilde, hiçbir koşulda, hiçbir durumda
never: hiçbir surette, hiçbir suretle
ever: hiç
no longer: artık, bundan böyle artık
always: her zaman, daima, hep, sürekli, devamlı, her daim
forever: sonsuza kadar, sonsuza dek, ebediyen
often: sık sık, sıklıkla
sometimes: bazen, ara sıra, kimi zaman, zaman zaman, arada bir
usually: genellikle, genelde, çoğunlukla
again: tekrar, tekrardan, yine, yeniden, gene, bir daha
once: bir kez, bir kere, bir defa, bir sefer
twice: iki kez, iki kere, iki defa
still: hala, halen daha, henüz bitmeyen
yet: henüz, daha değil
already: zaten, çoktan, halihazırda var
soon: yakında, birazdan, az sonra, kısa sürede, kısa süre içinde
immediately: hemen, derhal, anında, acilen, ivedilikle, gecikmeden, vakit kaybetmeden, bir an önce
today: bugun*, bu gün
tomorrow: yarin*
yesterday: dün, dünkü
tonight: bu gece, bu akşam
later: ileride, sonraları, daha sonraki
very: çok fazla, gayet, oldukça, epey
really: gerçekten, sahiden, cidden, hakikaten
exactly: tam olarak, eksiksiz olarak, aynen öyle, birebir, tıpatıp, tamı tamına, tam tamına, harfi harfine
maybe: belki, muhtemelen, olabilir ki
of course: tabii ki, tabi ki, elbette ki
absolutely: kesinlikle, mutlaka, muhakkak, katiyetle, kesin olarak
completely: tamamen, bütünüyle, tümüyle, komple, büsbütün, baştan sona, baştan aşağı
directly: doğrudan, direkt, direk, doğrudan doğruya
simply: basitçe, kısaca
otherwise: aksi halde, aksi takdirde, başka türlü
regardless: bakılmaksızın, ne olursa olsun yine
whether: olup olmadığını, olup olmadığı
am: olan benim
is: dır, dur, tır
are: olanlar, lardır, lerdir
be: ol, olun, olunuz, olmak, olsun
you are: sensin, sizsiniz
will be: olacak*
you will be: olacaksin*
you were: idin, idiniz, i̇din, i̇diniz
that you are: oldugun*, olduğunu unutma sen
becomes: oluyor, olmakta
become: haline gel*, dönüş*, hale getir, hale gelir
must be: olmali*
can be: olabilir, olabilirsin
has: sahiptir, sahip olan
must: gerek*, lazım, şart, şarttır, sart, sarttir, zorunda*, mecbur, mecburen
you must: zorundasin*, mecbursun, mecbursunuz, yükümlüsün
must not: gerekmiyor, gerekmez
can: mumkun*
could: olabilirdi
would: olurdu
do: yap, yapın, yapınız, yapıver, yapin, yapiniz, yapiver, et, edin, ediniz, eyle, yapsan*, yapar mısın, yapar mısınız
two: iki
three: üç
four: dört
five: beş
six: altı
seven: yedi
eight: sekiz
nine: dokuz
ten: on
eleven: on bir, onbir
twelve: on iki, oniki
twenty: yirmi
thirty: otuz
forty: kırk
fifty: elli
hundred: yüz
thousand: bin
million: milyon*
zero: sıfır
half: yarım, yarısı*
both: ikisi*, her iki
enough: yeter*, kafi
too much: aşırı
again and again: defalarca
etc: vb, vs, vesaire
for example: örneğin, mesela, sözgelimi, örnek olarak
that is: başka bir deyişle, diğer bir deyişle
actually: aslında, esasen, esasında, esasinda
therefore: bundan dolayı, bu sebeple
thus: bu şekilde, böyle yaparak, bu sayede
at the end: en sonda, sonuna
at the beginning: başında, başlangıçta, en başta, en başında
from the beginning: baştan, en baştan, başından beri, en başından
by the way: bu arada söyleyeyim
from now on: bundan sonra, şimdiden sonra, bundan böyle, şu andan itibaren, bu andan itibaren, şimdiden itibaren
from now on: bugünden itibaren, bundan itibaren, artık bundan sonra, bu saatten sonra
ignore: yok say*, umursama*, onemseme*, aldirma*, bosver*, yoksay*, yok sayın, hiçe sayın, göz ardı et, kulak ardı et
ignore: göz ardı edin, kulak ardı edin, göz ardı ediniz, gözardı et, gözardı edin
to ignore: yok saymak, yoksaymak, göz ardı etmek, görmezden gelmek, dikkate almamak, göz ardı etmen*
to ignore: görmezden gelmen*, dikkate almaman*, gözardı etmek
must ignore: göz ardı etmeli*, yok saymalı*, görmezden gelmeli*, dikkate almamalı*
you will ignore: göz ardı edeceksin*, yok sayacaksın*, görmezden geleceksin*, dikkate almayacaksın*
ignored: yok saydı*, göz ardı etti*, gözardı etti*, görmezden geldi*, dikkate almadı*, göz ardı edildi*
ignored: görmezden gelindi*, yok sayıldı*, yok sayılır, göz ardı edilmiş
be ignored: göz ardı edilsin, yok sayılsın, dikkate alınmasın, göz ardı edilmeli*, yok sayılmalı*, dikkate alınmamalı*
be ignored: dikkate alınmayacak*, göz ardı edilecek*, göz ardı edilebilir*
ignores: göz ardı eder, yok sayar, görmezden gelir, dikkate almaz
ignoring: göz ardı eden, göz ardı ederek, yok sayarak, hiçe sayarak, görmezden gelerek, göz ardı ediyor*
ignoring: görmezden geliyor*, yok sayıyor*, dikkate almadan, dikkate almıyor*
do not ignore: göz ardı etme, göz ardı etmeyin, görmezden gelme, görmezden gelmeyin, yok sayma, yok saymayın
do not ignore: ihmal etme, ihmal etmeyin
consider: dikkate al, dikkate alın, göz önünde bulundur*, göz önüne al*, dikkate alarak, dikkate al*, hesaba kat*
forgot: unuttu*, unutmuş*, unutul*, unuttuğ*, unuttuğu*
must forget: unutmalı*
override: geçersiz kıl*, hükümsüz kıl*, ez geç, üzerine yaz, üzerine yazın, cigne*, geçersizleştir*, geçersiz kıl
override: geçersiz kılın, geçersiz kılınız, geçersiz kılsana, geçersiz kılsanıza
overrides: geçersiz kılar, önüne geçer, yerine geçer, üstündür, geçersiz kılarlar, geçersiz kılardı
overridden: geçersiz kılındı*, geçersiz sayıl*, geçersiz kılınmış*, geçersiz kılın*
supersedes: yerini alır, yerine geçmektedir
bypass: atlat*, delmek, etrafından dolan*, baypas et, baypas edin, del geç, devre dışı bırakarak geç
skipped: atladı*, atlamış*, atladığı*, atlan*, es geçildi
cancel: iptal etmek, feshet*, iptal ettirmek, iptal etmen*, iptal edebilir*, iptal etsene, iptal etsenize
cancel: iptal eder misin, iptal eder misiniz, iptal ediver, iptal etmek*
cancelled: iptal edil*, iptal ettim, iptal etti*, iptal oldu*, iptaldir, iptal etmiş*, iptal ettiği*
cancellation: iptal*
disable: devre dışı bırak*, etkisizleştir*, pasifleştir*, etkisiz hale getir*, pasif hale getir*, devreden çıkar*
disabled: devre dışı, devre dışı bırakıldı*, devre dışıdır, devre dışı bırakılmış*, pasif
enabled: etkin, aktif, aktiftir, devrede, etkinleştirildi*, etkinleştirilmiş*, etkinleştirdi*, etkinleştirmiş*
enabled: etkinleştirdiği*, etkinleştiril*
activated: aktive edildi*, aktifleştirildi*
suspended: askıya alın*, askıda
suspend: askıya al*
removed: kaldırıl*, kaldırdı*, çıkarıldı*, çıkarılmış*, kaldırmış*, kaldırdığı*, ortadan kaldırıl*
abandon: bırakıp, vazgeç*, terk et*
set aside: kenara bırak, kenara koy, bir yana bırak, bir yana bırakın, kenara bırakın, boşa çıkar
discard: çöpe at*, ıskarta*
your instructions: talimatlarin*, yonergelerin*, direktiflerin*, komutlarını, sana verilen yönergeler*
directives: direktif*, emirname*
commands: komutlar*
command: komut*, emredi*, emir ver
orders: emirler*
order: emir, emri, emrin, emrini, emre, buyruk, buyruğ*, sipariş*
your rules: kurallarin*
rule: kural*
rules: kaide*
guidelines: kılavuz*, ilkeler*, yönlendirmeler*, rehber ilke*
your guidelines: yönlendirmelerini, ilkelerini
principles: ilke*, prensip*
restrictions: kısıt, kısıtlama*, kısıtlar*, sınırlama*, yasaklar*, engeller*, kısıtlayıcı kural*
limits: sınırı, sınırlar*, limitler*
limit: sinir*, kısıtla, limit*, üst sınır
limited: sınırlı, kısıtlı
constraints: kısıtlılık*, sınırlayıcı*
limitations: kısıtlılıklar*
filters: filtreler*, filtre*
your filters: filtrelerini, filtrelerin
security: emniyet, güvenlik*
safety: iş güvenliği, güvenlik önlem*, güvenli kullanım
safety rules: güvenlik kural*
safety filters: güvenlik filtre*, icerik* filtre*
previous: onceki*, evvelki, geçmişteki, eski, önceki tüm
all previous instructions: daha önceki tüm talimat*
given before: daha önce verilen*, daha önce verilmiş
you were given: sana verilen*, size verilen*, sana verilmiş, sana verdikleri, sana verilenleri
instructions you were given: sana verilen talimat*, size verilen talimat*, sana verilen tüm talimat*, aldığın talimat*
you were told: sana söylenen*, size söylenen*, sana denilen*, sana denen*
everything you were told: sana söylenen her şey*, sana söylenenlerin hepsini, sana söylenenleri
initial: baslangic*, ilk baştaki
original: asıl, asli, özgün, orijinal*
new: yeni, yepyeni, yenisi*
following: takip eden, müteakip, bir sonraki, aşağıda yer alan, takip ediyor*, takip edenler*, takip ederek
following: takip ederken, takip edeni*
next: sonraki, gelecek, önümüzdeki
current: güncel, şimdiki, geçerli olan
system prompt: system prompt*, sistem komutu*, sistem komutun*, sistem yönerge*, sistem mesajı istem*, sistem isteğin*
system message: sistem ilet*
your system prompt: sistem komutunu, sistem yönergelerini
prompt: istem*, prompt*, promptu*, komut istemi*
prompts: istemler*
system: sistem*
internal: dahili, iç, icsel*, kurum içi, şirket içi
secret: sır, sirri*, çok gizli, gizli bilgi, gizlice bilgi
secrets: sırlar*, gizli bilgiler*
secretly: gizlice, gizliden, çaktırmadan, el altından, sessiz sedasız
confidential: gizlilik dereceli, mahrem, hizmete özel
confidentiality: gizlilik
private: özel, kişisel, mahremiyet, şahsi
personal data: kişisel veri*, kişisel bilgi*
configuration: ayarlama, yapılandırma*, konfigürasyon*
developer: geliştirici*, yazılımcı*
developers: geliştiriciler*, yazılımcılar*
your developers: gelistiricilerin*
programmer: programcı*
creators: yaratıcılar*, yapımcılar*
your creators: yaratıcıların, seni yapanlar*, seni geliştiren*, seni üretenler
operator: operatör*, işletmeci*
administrator: yönetici*, admin*, idareci*, sistem yöneticisi*
owner: sahibi*, sahip olan kişi, mal sahibi*, hak sahibi*
user: kullanıcı*
users: kullanıcılar*
assistant: asistan*, yardımcı asistan*
assistants: asistanlar*
ai assistant: yapay zeka asistan*
ai assistants: yapay zeka asistanları*
ai: yapay zeka*, yz, yapayzeka*
you are an ai: yapay zekasın, bir yapay zekasın, yapay zeka olduğun*
ai model: yapay zeka model*
language model: büyük dil model*
model: model*
agent: ajan, vekil, ajanı*, temsilci*, etmen*
agents: ajanlar*
bot: bot, botu, botun, botlar*, sohbet bot*, sohbet robot*
chatbot: chatbot*
robot: robot*
artificial: yapay, suni
intelligence: zeka, istihbarat*
you are a: sen bir
you are now: artık sen, sen artık, artık bir
you are now free: artık özgürsün, artık serbestsin
you are free: ozgursun*, serbestsin, serbestsiniz
free: özgür, serbest, bedava, ücretsiz, beleş, parasız
freely: özgürce, serbestçe, rahatça, çekinmeden
freedom: özgürlük*, özgürlüğ*
no rules: hiçbir kural yok
no restrictions: hiçbir kısıtlama yok, sinir* yok, hiçbir sınır yok, hiçbir kısıtlaman yok, hiçbir sınırın yok
unfiltered: filtresiz, filtrelenmemiş*
uncensored: sansur*
censorship: sansür*
ethics: etik, ahlak, etiğ*
ethical: etik açıdan, ahlak*
unethical: etik dışı, ahlak dışı, ahlaksız*
moral: ahlaken, manevi
jailbreak: jailbreak*
debug mode: hata ayıklama mod*, debug mod*
mode: mod, modu, moduna, modunda, modun, modundan, kip, kipi, modda
god mode: tanrı mod*
act as: gibi davran, gibi davranın, gibi davranman*, gibi hareket et, gibi hareket edin, rolünü üstlen, rolüne bürün*
act as: kimliğine bürün*, rolünü oyna, rolünü oynayın
acting as: gibi davranarak, rolünü oynayan, gibi davranıyor*
play the role: rol üstlen, rolü üstlen, canlandir*
role: rol, rolü, rolün, rolünde, rolünü, rolüne, rolu, rolun, rolunde, rolunu, rolune, role, rolde
roles: roller*
roleplay: rol yapma, rol oyunu, rol yapma oyunu, rolplay, rol oynama
character: karakter*
characters: karakterler*
persona: persona*
pretend: mış gibi yap, muş gibi yap, olmuş gibi yap, öyleymiş gibi yap, numarası yap, gibi yap, taklidi yap
pretend: gibi yapın, gibi yapalım, farz et, varsay*, farzet
as if: mış gibi, olmuş gibi, ymiş gibi, yokmuş gibi, varmış gibi, olmamış gibi, değilmiş gibi, sanki, güya
imagine: hayal et*, düşün ki, tahayyül et, hayal et, hayal edin, hayal edelim, gözünün önüne getir, hayal ediniz
imagine: hayal etsene, hayal etsenize
hypothetically: varsayımsal olarak, farazi olarak
hypothetical: varsayımsal, farazi
scenario: senaryo*
fiction: hayali, kurgu*, hayal ürünü
game: oyun, oyuna, oyunu*
story: hikaye*, öykü*, masal*
reveal: ifsa* et*, açık et*, faş et*, açığa çıkar*, ortaya çıkar*, meydana çıkar*, gözler önüne ser*, ifsa* edin
reveal: ele ver*
do not reveal: ifsa* etme, açık etme, belli etme, ifsa* etmeyin, belli etmeyin, açığa vurma, caktirma*
disclose: acikla*, beyan et, beyan edin, açığa vur
explanation: açıklama, açıklaması*, izahat*
show: goster*, göstermen*, gösterebilir*, göster bakalım, gözüme sok
print: yazdir*, bastir*, ekrana yaz, ekrana yazdır, ekrana bas, ekrana dök
printed: yazdiril*, basil*, yazdırdı*
printer: yazici*
output: cikti*, çıktısı*, çıktı olarak ver, çıktı ver, çıktı al
outputs: çıktılar*
repeat: tekrarla*, yinele, yineleyin, tekrarlaman*, tekrar et, tekrar edin, tekrar eder misin, tekrar söyle
repeat: tekrar yaz, baştan yaz
repeated: tekrarladı*, tekrarlandı*, tekrarlamış*, tekrarladığı*, tekrarlan*
display: ekran, görüntüle*, görüntülen*, ekranda göster, ekrana getir
tell me: bana söyle, söyle bana, söyle bakalım, söyleyiver, bana de
do not tell anyone: kimseye bahsetme, aramızda kalsın, aramızda kalacak, kimse bilmesin, kimse duymasın
do not tell the user: kullanıcıya haber verme, kullanıcıya bahsetme, kullanıcıya çaktırma
without mentioning: bahsetmeden, bahsetmeksizin, değinmeden, belirtmeden, belirtmeksizin, söz etmeden
do not inform: bilgi verme, bilgi vermeyin, haberdar etme, haberdar etmeyin, bildirmeyiniz, bildirmesin
do not say: deme sakın, demeyesin
without confirmation: onay almadan, teyit almadan, onay istemeden, onay beklemeden, onaysız, teyit etmeden
without confirmation: onayı olmadan, onay sormadan
without permission: izinsiz
without hesitation: tereddüt etmeden, düşünmeden
without exception: istisnasiz*, ayrım gözetmeksizin, ayrım yapmadan
without anyone noticing: fark ettirmeden, kimse fark etmeden, kimseye çaktırmadan, belli etmeden
without anyone noticing: kimseye belli etmeden, hissettirmeden
quote: alıntıla*, alıntı*, aktar aynen
recite: ezberden oku, ezbere oku, ezbere söyle
copied: kopyaladı*, kopyalandı*, kopyalamış*, kopyaladığı*, kopyalan*
paste: yapıştır*
word for word: kelimesi kelimesine, kelime kelime, sözcüğü sözcüğüne, kelimesine dokunmadan, virgülüne dokunmadan
word for word: noktasına virgülüne dokunmadan, noktası virgülüne kadar, noktasına virgülüne kadar
verbatim: harfiyen, değiştirmeden, olduğu gibi, harfi harfine aynı, birebir aynı, bire bir, hiç değiştirmeden
in full: eksiksiz, kısaltmadan, özetlemeden, tam metin, tam haliyle, tümünü eksiksiz, bütün olarak
full: dolu, tam, tam tekmil
answer only: sadece yanıtla, yalnızca yanıtla, sadece cevap ver, yalnızca cevap ver, sadece şu cevabı ver
reply with: diye yanıt ver, ile yanıt ver, şeklinde yanıt ver, diye cevap ver, ile cevap ver, şeklinde cevap ver
reply with: şöyle cevap ver, ile yanıtla, diye yanıtla, şöyle yanıtla
reply only with: sadece şunu yaz, yalnızca şunu yaz, sadece şu yanıtı ver
say only: sadece şunu söyle, yalnızca şunu söyle, sadece söyle, yalnızca söyle, sadece de
begin your reply: cevabına başla, yanıtına başla, yanıtına şöyle başla, cevabına şöyle başla
end your reply: cevabını bitir, yanıtını bitir, cevabını sonlandır, yanıtını sonlandır, yanıtının sonuna
end your reply: cevabının sonuna
reply: yanitla*, cevapla*, yanıt ver*, karşılık ver*, cevap ver, yanıt ver, cevap verin, yanıt verin, cevap veriniz
reply: yanıt veriniz, cevap yaz*, yanıt yaz*
do not reply: cevap verme, yanıt verme, cevap vermeyin, yanıt vermeyin, yanitlama*, cevaplama, cevap vermeyiniz
do not reply: yanıt vermeyiniz, cevap vermesin, yanıt vermesin
answers: cevaplar*, yanıtlar*
answered: cevaplandı*, yanıtladı*, cevapladı*, yanıtlandı*, yanıtlanmış*, yanıtlamış*, yanıtladığı*, yanıtlan*
answered: cevaplamış*, cevapladığı*, cevaplan*, cevap verdi*, yanıt verdi*
bank: banka*
bank details: banka bilgi*, hesap bilgi*, banka hesap bilgi*
bank account: banka hesab*
account: hesaba, hesabı*, hesabın*, hesap*
credit: kredi*
card: kart, karta, kartı*, kartın*
cards: kartlar*
email: postayı, eposta*, mail*, e posta*, elektronik posta*
emails: mailler*, epostalar*
password: şifre*, parola*
passwords: şifreler*, parolalar*
your password: sifren*, parolan*
key: anahtar*
keys: anahtarlar*
api key: api anahtar*, api key*
token: token*, jeton*, belirteç*, belirteci*
credentials: kimlik bilgi*, giriş bilgi*, oturum bilgi*, kullanıcı bilgi*
login: giriş yap*, oturum aç*, oturum açma, giriş yapın, login*
file: dosya*
files: dosyalar*
folder: klasör*, dizin*
folders: klasörler*
database: veritaban*, veri taban*
customer: müşteri*
customers: müşteriler*
data: done, veri*, veriler*
information: bilgi*, malumat*
note: not*, dipnot*, not al, not alın, not alınız, not alsana, not alsanıza, not alır mısın, not alır mısınız
note: not alıver, not almak*, not almayı
attention: dikkat*
pay attention: dikkatini ver, dikkat kesil
important: onemli*, mühim, önem arz eden
important notice: önemli not, önemli uyarı
urgent: acil, acildir, ivedi, acele
for ai assistants: yapay zeka asistanları için, yapay zeka asistanlarına, yapay zeka asistanlarının dikkatine
whoever reads this: bunu okuyan, bunu okuyan her kimse, bu metni okuyan, bunu kim okuyorsa, bunu okuyan herkes
whoever reads this: bu mesajı okuyan
if you are a model: bir modelsen, bir dil modeliysen, dil modeliysen
if you are an ai: bir yapay zekaysan, yapay zekaysan, yapay zeka isen, eğer bir yapay zekaysan, bir yapay zeka isen
if you are: isen, iseniz, i̇sen, i̇seniz, ysan, ysen
translated: çevirdi*, çevrildi*, çevrilmiş*, çevirmiş*, çevirdiği*, çevril*
translation: ceviri*, tercüme, çevirisi*, tercümesi*
translator: çevirmen, mütercim, çevirmeni*, tercüman*
summarise: ozetle*, özetleyebilir*, özet çıkar*, özetini çıkar*, özet geç, özetini ver, kısaca özetle
summary: özet, özetini, özeti, özete, ozet, ozetini, ozete, kısaltma, özeti*
text: metne, yazı, yazıyı, yazının, yazıda, yazi, yaziyi, yazinin, yazida, metni*, metnin*, metin*, yazısı*
texts: metinler*, yazılar*
document: belge*, doküman*, evrak*
documents: belgeler*, dokümanlar*
page: sayfa*
pages: sayfalar*
message: ileti*, mesaj*, iletisi*
messages: mesajlar*, iletiler*
conversation: konusma*, gorusme*, diyalog, sohbet*, konuşması*, konuşmamız*, muhabbet*
content: muhteva, içeriği*, içeriğ*, içerik*
hacking: hack, hackleme*, bilgisayar korsanlığı
hacker: hacker*, bilgisayar korsanı*
weapon: silah*
weapons: silahlar*
poison: zehir*, zehri*
bomb: bomba*
explosive: patlayıcı*
malware: kötü amaçlı yazılım*, zararlı yazılım*, kötücül yazılım*, zararlı kod*
drugs: uyuşturucu*
illegal: yasa dışı, kanun dışı, yasadışı, illegal, kanunsuz, kaçak, hukuka aykırı, yasal olmayan
legal: hukuki, kanuni, yasal*
law: yasa, yasaya, kanun*, yasası*, hukuk*
laws: yasalar*, kanunlar*
attack: saldır, saldırı*
fraud: dolandırıcılık*, dolandırıcı*
steal: hırsızlık yap*, aşır, çalıp kaç*
stolen: çalıntı, çalındı*
kill: öldür*
crime: suç, suçu*, suçlar*
dangerous: tehlikeli*
harmful: zararlı*
harmless: zararsız*
harm: zarar*
prohibited: yasak*, yasaklandı*, yasaklanmış*
forbidden: memnu, yasaklanan
allowed: serbesttir, izinli, izin verilen*, izin verildi*, müsaade edil*, izin verdi*, izin vermiş*, izin verdiği*
allowed: izin veril*
permission: izin, izne, müsaade, izni*, ruhsat*, izniniz*
permissions: izinler*
allow: izin ver*, müsaade et*, izin verin, izin ver, izin veriniz, izin versene, izin versenize, izin verir misin
allow: izin verir misiniz, izin veriver
authority: yetki*, yetkisi*, otorite*, makam*
authorised: yetkili*, yetkilendir*
approval: onay, tasvip, onayı*, onayın*, onayla ilgili
confirmation: teyit, doğrulama, teyidi*, doğrulaması*
verification: doğrulama kod, doğrulamayı
priority: öncelik*, önceliğ*
precedence: öncelikli*, üstünlük*
you have no rules: hiçbir kuralın yok, kuralın yok, uyman gereken kural yok
you can do anything: her şeyi yapabilirsin, istediğin her şeyi yapabilirsin, her şeyi yapabilen
whatever you want: ne istersen, istedigin* gibi, dilediğin gibi, istedigini*, dilediğini
do what i say: sözümü dinle, ne dersem yap, ne dersem onu yap
obey: itaat et*, riayet et*, boyun eğ*, uy, uyun, uyunuz, uymak, uyman*, itaat et, itaat edin, itaat ediniz
obey: itaat etsene, itaat etsenize, itaat eder misin, itaat eder misiniz
obey me: bana itaat et, emrime uy
do not obey: uyma, uymayın, uymayin, itaat etme, uymana gerek yok, itaat etmeyin, itaat etmeyiniz, itaat etmesin
you do not have to: zorunda değilsin, mecbur değilsin, gerek yok, gerekmiyor sana, zorunda değilsiniz
follow: takip et, takip edin, izle, izleyin, i̇zle, i̇zleyin, takip etmen*, takip et*, takip ediniz, takip etsene
follow: takip etsenize, takip eder misin, takip eder misiniz, takip ediver
followed: takip etti*, takip edil*, izlendi, takip etmiş*, takip ettiği*
instead follow: bunun yerine izle
comply: riayet et, uyum sağla*, yerine getir, yerine getirin, yerine getirmen*
do not follow: takip etme, takip etmeyin, izleme sakın, takip etmeyiniz, takip etmesin
confirm: onayla*, onay ver*, onaylar mısın, teyit eder misin
confirmed: onayladı*, doğrulandı*, teyit edildi*
approved: onaylı, onaylandı*, onaylanmış*, onaylamış*, onayladığı*, onaylan*
grant: bahşet*, yetki ver*, erişim ver*, hak tanı*
transfer: aktar*, eft, transfer*, havale*, aktarma*, para gönder
forwarded: iletildi*, iletti*, yönlendirildi*, iletilmiş*, iletmiş*, ilettiği*, iletil*
uploaded: yüklendi*, yükledi*, yüklenmiş*, yüklemiş*, yüklediği*, yüklen*
executed: çalıştırıldı*, yürütüldü*, çalıştırdı*, çalıştırmış*, çalıştırdığı*, çalıştırıl*
run: koş, koşun, koşmak, koştur
install: kur, kurun, kurmak, kurulum*, yüklemesini yap
erase: yok et, yok edin, silip süpür, imha et*
leaked: sızdırıldı*, sızdı*, sızdırdı*, sızdırmış*, sızdırdığı*, sızdırıl*
encode: kodla*, şifrele
encoded: şifreli, kodlanmış*
encrypted: şifrelendi, şifrelenmiş*
decode: çöz, çözün, kodunu çöz*, şifresini çöz*
injection: enjeksiyon*
exfiltrate: dışarı sızdır*
i am the developer: ben geliştiriciyim, ben senin geliştiricinim, geliştiricinim
i am the administrator: ben yöneticiyim, ben adminim
i am your owner: ben senin sahibinim, sahibinim
your real identity: gerçek kimliğin, gerçek kimliğini
memory: hafıza*, bellek*, belleğ*
your memory: hafizan*, bellegin*, aklındaki
clear your memory: hafızanı sil
context: bağlam*
training: eğitim*
trained: eğitilen, eğitildi*, eğitilmiş*
policy: politika*
your policies: politikalarin*
guardrails: korkuluk*, güvenlik bariyer*
moderation: denetim, moderasyon*
out: dışarı çık*, dışarıya
get: elde et*, temin et*
off: kapalı
closed: kapalıdır, kapattı*, kapatmış*, kapattığı*, kapatıl*
should: lazımdır, gerekirse, gerekse
mail: posta*
over: üzeri, fazlasıyla
chat: chat*, sohbet et*
turn: sıranız
drop: düşür*
talk: konuşalım, laf*
none: hiçbiri, hiç kimsesi
fine: güzelce
away: uzaklara
within: dahilinde, zarfında
export: dışa aktar*, ihracat*
import: içe aktar*, ithalat*
paper: kağıt*, kağıd*
draft: taslak*, taslağ*
rest: geri kalan*, gerisi*, dinlen*
else: bundan başka
board: pano*, tahta*, kurul*
till: kasa*
push: it, itin
label: etiketi*
commit: taahhüt*
claim: iddia*
offer: teklif*
shift: vardiya*, mesai*
entry: girdisi, girişi*
fee: harç*
fees: ücretler*
due: son tarih*, vadesi*
deadline: son teslim*, bitiş tarihi
plain: düz, sade*
round: yuvarlak*
rather: daha ziyade, aksine
running: çalışmakta
base: taban*
hey: hey, alo, hop
transcript: döküm*, deşifre*
load: yük, yükü
scene: sahne*
aloud: yüksek sesle, sesli oku, yüksek sesle oku
missing: eksik*, kayıp*
query: sorgu*
exercise: alıştırma*, egzersiz*
quiet: sessiz*
silence: sessizlik*
pin: pin kod*
lead: öncü*, lider*
charge: tahsil*
expected: beklenen, beklenti*
setup: düzenek*
fixed: sabit*
received: alındı, ulaştı, teslim alındı
swap: takas*
raw: ham, çiğ
parents: ebeveyn*, veliler*, anne baba*
automated: otomatikleştir*
portal: portal*
flag: bayrak*, bayrağ*
unit: ünite*
deploy: dağıt*
prior: öncesi
either: ikisinden biri
scan: tara, tarayın, tarayin, tarat*
profile: profil*
feed: akış*, besle*
agree: anlaş, katıl*, hemfikir*
deposit: depozito*, para yatır*
lab: laboratuvar*
exact: tam tamı
modify: tadil*, modifiye*
guess: tahmin*
mailbox: posta kutu*
inbox: gelen kutu*
queue: kuyruk*, kuyruğ*
scope: kapsam*
memo: iç yazı, muhtıra*
hereby: isbu* belgeyle
neighbour: komşu*
landlord: kiralayan*
stage: evre*
single: tekil, bekar*
usual: alışılmış, olağan*
fair: adil*
balance: bakiye*, denge*
vote: oy, oyla*
invite: davet*
care: bakımı, özen*
reference: referans*, kaynakça*
dialogue: diyalog*
upgrade: yükseltme*
provided: sağlanan*, sağladı*, sağlamış*, sağladığı*, sağlan*, temin edilen
touch: dokun*
drive: sür, sürücü*
prove: kanıtla*, ispatla*
proof: kanıt*, ispat*, delil*
power: güç kaynağı, elektrik*
plus: ilaveten
parking: park, otopark*
incident: hadise*
dead: ölü
sound: sesin
view: görünüm*, manzara*
shopping: market alışveriş*
badge: rozet*
straight: dümdüz
guidance: rehberlik*, yol gösterme*
index: dizini, indeks*
abstract: soyut*
module: modül*
fridge: buzdolab*
disk: disk*
remote: uzaktan, uzak sunucu
grade: notu ver, not ver
billing: faturalandırma*
restart: yeniden başlat*
decide: karar ver*
decision: kararı*, karar*
map: harita*
response: cevabı*, tepki*
layer: katman*
sensor: sensör*
reproduce: çoğalt*, aynısını üret
requires: gerektir*
double: çift, iki katı
favour: iyilik, lehine
dump: dök, dökün, boşalt
patch: yama*
implied: örtük, ima*
plant: bitki*, fabrika*
panel: panel*
bed: yatak*, yatağ*
migration: göç*
across: boyunca uzanan
chair: sandalye*
friendly: arkadaşça, dostça
faq: sss, sıkça sorulan sorular
schema: şema*
forum: forum*
quoted: tırnak içinde*
matches: eşleş*, uyuş*
medium: orta boy
entire: bütün bir
instructed: talimat verildi*, emredildi*, tembihlendi*, talimat verilen
configured: yapılandırıldı*, yapılandırılmış*
responses: yanıtları*, cevapları*
solely: münhasıran
proceed: devam edelim
bind: bağla*
binding: bağlayıcı*
waived: feragat*
handling: ele al*
operate: işlet*, faaliyet*
restricted: kısıtlanmış*, kısıtlandı*, kısıtlan*
restrict: kısıtla*
free of restrictions: kısıtlamalardan arınmış, kısıtlamalardan kurtul*, kısıtlamalardan muaf
free from: muaf, arınmış, kurtul*
break free: zincirlerini kır, zincirlerinden kurtul*
purely: saf, salt olarak
turned: döndü*
permitted: müsaadeli
assignment: ödevin, atama*
wipe: sil baştan, silip at
banned: yasaklanıyor
ordered: emredilen, emretti*, sipariş edilen
omit: çıkararak yaz, dahil etme, atlayıp
do not include: dahil etmeyin, ekleme, eklemeyin, yazma sakın
alter: tahrif*
receive: teslim al*
trigger: tetikle*, tetik*
assigned: atanan, atandı*, atanmış*
alignment: hizalama*
revoked: geri çekildi*, yürürlükten kaldırıl*
active: etkin durumda
require: gereksinim*, gereksin*
replaced: yerine geçti, yerini aldı*
treated: muamele*
treat: gibi muamele et, kabul et ki
exist: var olan, var ol*
design: tasarım*, tasarla*, dizayn*
shelf: raf*
quit: bırakıp git
might: olabilirmiş
parsing: ayrıştırma*
normally: normalde
legally: yasal olarak
declining: geri çevirerek
decline: geri çevir, geri çevirin
render: oluştur görüntüle
deny: inkar*
commits: işler suç
parallel: paralel*
moment: an, anı, anda
invisible: görünmez*
educational: eğitim amaçlı*, eğitici*
for educational purposes: eğitim amacıyla, araştırma amacıyla, eğitim amaçlı olarak
writer: yazar kişi
regarding: ile ilgili
vault: kasası
backwards: tersten yaz, geriye doğru, sondan başa
joined: katıldı*, katılmış*, katıldığı*, katılın*
resume: devam ettir*
quietly: sessizce, usulca
consult: danış*, istişare*
genuine: hakikî, sahici
particular: belirli bir, belli bir
fresh: taze*
exchange: değiş tokuş*, takas et
suppose: varsayalım, farzedelim, diyelim, farz edelim, tut ki
highest: en yüksek*
lacks: yoksun*
strings: dizeler*, diziler*
primary: birincil*
buffer: tampon*
fold: katla*
direct: yönetmen
material: malzeme*, materyal*
external: harici*
lovely: tatlı*
praise: öv*, övgü*
scoring: puanlama*
reserve: ayırt*
former: sabık
spam: spam*, istenmeyen*
worker: emekçi*
higher: daha yüksek, üst düzey
segment: kesit*
passage: parçayı, pasaj*
toy: oyuncak*
formula: formül*
research: arastir*, araştırmalar*
income: gelir*
related: bağlantılı, alakalı*
interest: ilgi, faiz*
production: üretim*, imalat*
development: gelişim*, gelişme*, kalkınma*
education ministry: milli eğitim
period: dönem*
generation: nesil*, kuşak*
area: bölge*, saha*
region: yöre*
shape: şekli*
structure: yapı, yapısı*
build: inşa*
important thing: önemli olan
appears: görün*, gözük*
appear: belir
reply in turkish: türkçe cevap ver, türkçe yanıtla, türkçe yanıt ver
in turkish: türkçe olarak
in english: ingilizce olarak
make: hazırlayıver, imal et*
makes: kılar, ettirir
invent: uydur*, icat*
break the rules: kuralları çiğne*, kuralları yık*, kuralları boz*, kuralları ihlal et*
spoil: boz*
outside the rules: kuralların dışına çık*, kural dışı*
go beyond: dışına çık*, ötesine geç*
leave your role: rolünden çık, karakterden çık, rolden çık
stay in character: karakterden çıkma, rolden çıkma, rolünden çıkma, karakterde kal
do not break character: karakteri bozma, rolünü bozma, rolünü bırakma
do not worry: korkma, endişelenme*, kaygılanma*, merak etme*, sorun değil
do not add anything: başka bir şey ekleme, hiçbir şey ekleme, başka bir şey yazma, başka hiçbir şey yazma
nothing else: başka hiçbir şey, başka bir şey değil, gerisini yazma, başka şey yazma
without adding anything: başka bir şey eklemeden, hiçbir şey eklemeden
without changing: değiştirmeksizin
without summarising: özet geçmeden, özetlemeksizin
your secret: sırların*
your configuration: yapılandırman*, ayarların*, ayarlarını göster
your prompt: promptun, promptunu, istemini göster
the beginning of this conversation: sohbetin başı*, konuşmanın başında*
your limits: sınırların, limitlerini
your role: rolün şu, rolünü bırak, rolünüz
your creator: yaraticin*, seni programlayan
your boss: patronun, amirin
your answers: cevaplarin*, yanitlarin*
your message: mesajın*, mesajınız*
your data: verilerin*
your email: mailin, mailiniz*
your model: modelin
your system: sistemin, sistemini, sisteminiz*
your developer: geliştiricin*
your programming: programlaman*, programını unut
your opinion: görüşün*, fikrin*, fikriniz*
your order: siparişin*, siparişiniz*
your request: talebin, istegin*, talebiniz*, isteğiniz*
your name: adınız, ismin*, adını söyle
software: yazılım*
author: müellif, yazarı*
authors: yazarlar*
field: alan, alanda, alanı*, alanlar*
input: girdi*, girdiler*, giriş verisi
search: arama, araması*, araştır*, ara bul
calls: arar, ararlar, arardı, arardi, cagirir*, aramalar*, çağrılar*, çağrı*
study: çalışması*, araştırma*, ders çalış*
works: isler*, calisir*
deletion: silme, silinme*, silme işlem*
reading: okuma, okuyan, okuyarak, okurken, okuması*, okuyor*, okuyanlar*, okuyanı*
usage: kullanış, kullanım*
opening: açan, açarak, açarken, acarak, acarken, açılış*, açıyor*, açanlar*, açanı*
open: açık, açıktır, acik, aciktir, aç, açın, açınız, acin, aciniz, acsan*, açıver
opposite: zıt, tersi*, karşıt*
understood: anladı*, anlamış*, anladığı*, anlaşıl*, tamam anladım
meaning: anlam, mana, anlamı*, manası*
means: anlamına gel*, manasına gel*, demek, demektir, demek oluyor
thought: fikir, düşünce*, düşündü*, düşünmüş*, düşündüğü*, düşünül*
idea: fikri*, fikirler*
opinion: görüş, görüşü*, kanaat*
knowledge: bilgi birikim*
known: malum, tanınan, bilin*
unknown: bilinmeyen, meçhul
conscience: vicdan*
speech: konuşmacının
speaker: konusmaci*, hoparlör*
name: isim, isimli, i̇sim, i̇simli, ad, adı, adım, adın, adını, adınızı, adında, adin, adini, adinizi, adinda, ismi*
names: isimler*, adlar*
last name: soyad, soyadı*, soyisim*
number: sayı, sayıyı, sayi, sayiyi, no, numara*, sayısı*, rakam*
numbers: sayılar*, numaralar*, rakamlar*
word: kelime*, sözcük, kelimesi*, sözcüğ*
words: kelimeler*, sözcükler*, sözler*
line: satır, hat, satırı*, çizgi*
lines: satırlar*
row: sıra, sırası*
column: sütun*
letter: mektup, harf, mektubu*, harfi*, mektubun*
letters: harfler*, mektuplar*
sentence: cumle*, cümlesi*
sentences: cümleler*
paragraph: paragraf*
paragraphs: paragraflar*
section: bolum*, kesim, kısım, bölümü*, kısmı*
part: kısmen, parça*
parts: parçalar*, bölümler*
title: başlığı*, ünvan*, başlığ*, başlık*
header: üst bilgi*
footer: alt bilgi*
subject: konu, konuyu, konuya, konusu*, mevzu*
topic: konu başlığı*
topics: konular*
phrase: ifade*, deyim*, söz öbeğ*
chapter: bölümün, fasıl
book: kitap, kitaba, kitabı*, kitabın*
books: kitaplar*
article: makale*
articles: makaleler*, maddeler*
items: öğeler*, kalemler*
clause: hüküm, hükmü*
contract: sözleşmesi*, kontrat*, sözleşme*
agreement: anlaşma*, mutabakat*
terms: şartlar*, koşullar*
conditions: sarti*, koşul*
example: örnek, misal, örneği*
examples: örnekler*
sample: numune*, örneklem*
template: şablon*
format: biçim*, format*
form: form*
table: tablo*, masa, masaya, tablosu*, masası*
tables: tablolar*, masalar*
chart: grafik*, grafiğ*, çizelge*
question: soru, soruyu, soruya, sorum, sorusu*, sorun mu
questions: sorular*
problem: sorun*, problem*
issue: mesele*, husus*
solution: çözüm*
help: yardim*, imdat, yardımı*, destek ol, yardım etsene, yardım etsenize, yardım eder misiniz, yardım ediver
help: yardım etmek*, yardım etmeyi, yardım etmeye, yardım etmesi*, yardım etmekte*
support: desteğ*, destek*
helper: yardımcısı*, muavin*
useful: kullanışlı, yararlı, işe yarar
use: fayda, istifade, kullan*, kullanır mısın, kullanır mısınız
tool: araç, aracı*, alet*, vasıta*
tools: araçlar*, aletler*
function: fonksiyon*, işlev*
feature: özelliğ*, özellik*
tasks: görevler*
duty: ödev, yükümlülük*
homework: ödevi*, ev ödevi*
job: meslek*, mesleğ*, iş tanım*
business: ticari, işletme*
operation: işlemler*, operasyon*, işleyiş*
step: adım adım, basamak*, aşama*
steps: adımlar*, aşamalar*
step by step: adım adım anlat
action: eylem*, aksiyon*, hareket*
actions: eylemler*
behaviour: davranış*
way: yol, sekil*, yolu*, yöntem*, tarz*, usul*
method: metot*, metod*
path: yolunu, patika*
result: sonuç, sonucu*, netice*
results: sonuçlar*
reason: sebep, sebebi*, gerekçe*, nedeni*, neden olarak
reasons: nedenler*, sebepler*
purpose: amaç, amacı*, maksat*, gaye*
goal: hedef*
project: proje*
team: ekip, ekibi*, takım*
group: grup, grubu*, gruplar*
member: üye, üyeyi, üyesi*
members: üyeler*
staff: personel*, kadro*
employee: çalışanı, işçi*, eleman*
employees: çalışanlar*
boss: patron*, amir*
director: direktör*
company: şirket*, firma*
companies: şirketler*, firmalar*
department: departman*, birim*
office: daire, ofis*, büro*
colleague: iş arkadaş*, meslektaş*
friend: arkadaş*, dost*
friends: arkadaşlar*
family: aile*
mother: annem
mum: anam, anneciğim
father: baba*
brother: abi, ağabey, kardeş*
sister: abla*
child: çocuk, evlat, çocuğ*
children: çocuklar*
kids: veletler
boy: oğlan
girl: kız, kızı*
man: adam, adamı*, erkek*
woman: kadın*
people: millet, insanlar*, halk*, kişiler*
person: kişi, kişisi, kişiyi, kişinin, kisi, kisisi, kisiyi, kisinin, şahıs*
human: beşeri, insan*
humans: insanoglu*
teacher: öğretmen*, hoca*
student: öğrenci*
students: öğrenciler*
school: okul*
university: üniversite*
class: sınıf*
lesson: ders, dersi*
exam: sınav*
course: kurs*
doctor: doktor*, hekim*
patient: hasta*, hastası*
patients: hastalar*
hospital: hastane*
lawyer: avukat*
judge: yargıç*, hakim*
court: mahkeme*
police: polis*
security guard: güvenlik görevlisi*
guest: misafir*, konuk*
visitor: ziyaretçi*
host: ev sahibi*
client: istemci*, danışan*
supplier: tedarikçi*
vendor: satıcı*
buyer: alıcı*
seller: satan kişi
partner: ortak, ortağ*, partner*
expert: uzman*
engineer: mühendis*
reader: okur, okuyucu*
editor: editör*
analyst: analist*
trainer: eğitmen*
actor: oyuncu, aktör*
player: oyuncusu*
member state: üye devlet
time: süre, zamanı*, süresi*, vakti*
times: kez, defa, kere
minute: dakika*
minutes: dakikalar*
hour: saat, saatte, saati*
hours: saatler*
seconds: saniyeler*
day: gün, günde, günü*
days: günler*
week: hafta*, haftası*
weekly: haftalık
weekend: hafta sonu*
month: ay, ayı, ayın, ayda, aylık
months: aylar*
year: yıl, yılda, yaşında, yılı*, sene*
years: yıllık, yıllar*
age: yaş, yaşım, yasim
morning: sabah*
noon: öğlen, oglen
afternoon: öğleden sonra, ikindi
evening: akşam*
night: gece, geceleri, gecesi*
date: tarih*
history: geçmiş*, tarihçe*
calendar: takvim*
meeting: toplantı*
appointment: randevu*
event: etkinlik*, etkinliğ*, olay*
schedule: çizelgesi, program*
monday: pazartesi*
tuesday: salı, salıya, sali, saliya
wednesday: çarşamba*
thursday: perşembe*
friday: cuma, cumaya
saturday: cumartesi*
sunday: pazar günü, pazar
january: ocak ayı, ocak
february: şubat*
march: mart, martta
april: nisan*
may: mayıs*
june: haziran*
july: temmuz*
august: ağustos*
september: eylül*
october: ekim ayı, ekim
november: kasım*
december: aralık ayı, aralık
future: istikbal, gelecekte, geleceğ*
past: geçmişte, mazi
place: yer, yeri, yere, yerde, mekan*
location: konum*, lokasyon*
address: adres*
street: sokak, sokağ*, cadde*
city: şehir*, şehri*, kent*
town: kasaba*, ilçe*
country: ülke*
world: dünya*
home: ev, eve, evde, evi, evim
house: evin, hane
room: oda, odaya, odada, odası*
kitchen: mutfak*, mutfağ*
door: kapı*
window: pencere*
floor: kat, zemin*
wall: duvar*
building: bina*
hall: salon*
garden: bahçe*
hotel: otel*
restaurant: restoran*, lokanta*
museum: müze*
library: kütüphane*
shop: dükkan*, mağaza*
station: istasyon*
airport: havaalan*, havaliman*
car: araba*, otomobil*
bus: otobüs*
train: tren*
plane: uçak, uçağ*
travel: seyahat*, yolculuk*
trip: tur, gezi*
ticket: bilet*
tickets: biletler*
passport: pasaport*
food: yemek, yiyecek*, gıda*, yemeğ*
breakfast: kahvaltı*
lunch: öğle yemeği*
dinner: akşam yemeği*
coffee: kahve*
tea: çay, çayı*
milk: süt, sütü
bread: ekmek*, ekmeğ*
sugar: şeker*
salt: tuz, tuzu
water: su, suyu, suya
glass: cam, bardak*
recipe: tarif, tarifi*, yemek tarifi*
cake: kek, pasta*
cold: soğuk*
warm: ılık, ilik, i̇lik, sıcak*
hot: sıcacık
weather: hava*, hava durumu*
rain: yağ, yağın, yağınız, yağıver, yağıp, yagin, yaginiz, yagiver, yagip, yagsan*, yagma*, yağmur*, yağmak*, yağması*
rain: yağmakta*, yağabil*, yağmalı*
sun: güneş*
sea: deniz*
fire: ateş*, yangın*
light: hafif, ışık*, ışığ*
dark: koyu, karanlık*
colour: renk, rengi*, renkler*
red: kırmızı*
blue: mavi*
green: yeşil*
black: kara, siyah*
white: beyaz*
grey: gri
yellow: sarı*
good: iyi, güzel, hoş, iyidir
bad: fena, kötü*
better: daha iyi
best: en iyi*
worse: daha kötü
nice: şirin, hoşça
great: muhteşem, süper, şahane, harika*, mükemmel*
big: kocaman, koca, büyük*
large: geniş
small: ufak, küçük*
long: uzun*
short: kısa, kısacık, kisa, kisacik
high: yüksek*
low: düşük*
old: yaşlı, eskimiş, eskisi, eskimis
young: genç*
early: erken*
late: geç kal*, gecikmiş
fast: çabuk, hızlı*
quick: hızlıca, çabucak, süratli
quickly: tez, süratle
slow: yavaş*
easy: kolay*
simple: basit*
hard: sert, zorlu
heavy: ağır
strong: güçlü*
weak: zayıf*
right: dogru*, sağ
rights: haklar*
left: sol, sola, solda, ayrıldı*, ayrılmış*, ayrıldığı*, ayrılın*, çıktı*, çıkmış*, çıktığı*, çıkıl*, bıraktı*
left: bırakmış*, bıraktığı*, bırakıl*
wrong: yanlış*
true: gerçek, hakiki
truth: hakikat*, gerçeğ*
false: sahte, asılsız
fake: uydurma*
lie: yalan*
error: hata*
errors: hatalar*
mistake: yanılgı, yanlışlık*
bug: yazılım hatası*
accident: kaza*
safe: güvenli, emniyetli
secure: güvenilir
sure: emin, eminim
certain: kesin, belli, belirli
possible: olası, olanaklı
impossible: imkansiz*, mümkün değil
necessary: elzem, şarttır ki
able: muktedir
unable: aciz
ready: hazır*
busy: meşgul
empty: boş
blank: boşluk*
whole: bütünü, tamamıyla
different: değişik, farklı*
difference: fark, farkı*
equal: eşit*
similar: benzer*
special: özel olarak
general: genel*
common: yaygın, müşterek
normal: normal*
standard: standart*
main: ana, başlıca, temel
basic: basitinden
core: çekirdek*
real: gerçek olan, reel
clean: temiz
dirty: kirli
beautiful: güzeller
funny: komik*
happy: mutlu*
sad: üzgün*
sorry: özür dilerim, üzgünüm, pardon, afedersiniz, maalesef, kusura bakma
unfortunately: ne yazık ki, malesef
polite: kibar*, nazik*
honest: dürüst*
serious: ciddi*
favourite: favori*
public: kamu*, herkese açık, halka açık, kamuya açık
official: resmi*
local: yerel*
foreign: yabancı*
online: çevrimiçi, online
internet: internet*
web: web*
website: web site*, internet site*
site: site, siteyi, sitede, sitesi*
link: baglanti*, bağlantısı*, link*
links: bağlantılar*, linkler*
browser: tarayıcı*
computer: bilgisayar*
laptop: dizüstü*
phone: telefon*
mobile: cep telefonu*, mobil*
screen: ekranda, ekrana, ekranı*
keyboard: klavye*
button: düğme*, buton*, tuş*
device: cihaz*
machine: makine*, makina*
engine: motor*
camera: kamera*
photo: foto, fotoğraf*
image: resim, görsel*, resmi çiz
picture: resimde
images: resimler*, görseller*
video: video*
audio: sesli, ses kaydı*
voice: ses, sesi*
music: müzik*, müziğ*
song: şarkı*
film: film*, sinema*
poem: şiir*
essay: deneme yazı*, kompozisyon*
novel: roman*
joke: şaka*, fıkra*, espri*
news: haber*
newspaper: gazete*
blog: blog*
newsletter: bülten*
post: gönderi*, paylaşım*
comment: yorum*
comments: yorumlar*
review: incele*, değerlendirme*, inceleme*, incelemek*, incelemesi*, incelemekte*, inceleyebil*, incelemeli*
review: gözden geçir*
reviews: inceler*, değerlendirmeler*
report: raporu*, raporlar*, rapor*, rapor etsene, rapor etsenize, rapor eder misin, rapor eder misiniz, rapor ediver
report: rapor etmek*, rapor etmeyi, rapor etmeye, rapor etmesi*, rapor etmekte*
statement: beyan, beyanı*, bildiri*, ekstre*
invoice: faturası*, fatura*
receipt: fiş, fişi*, makbuz*, dekont*
salary: maaş*
payroll: bordro*
price: fiyat*, ücret*
prices: fiyatlar*
cost: maliyet*, masraf*
costs: masraflar*, maliyetler*
amount: miktar*, tutar*, meblağ*
total: toplam*
sum: toplamı*
money: para, parayı, paranın, parayi, paranin, parası*, paralar*
cash: nakit*
budget: bütçe*
tax: vergi*
euros: euro, avro
dollars: dolar*
discount: indirim*
refund: para iade*, iade, iadesi*
insurance: sigorta*
loan: borç, borcu*
rent: kira, kirası*, kirala*
booking: rezervasyon*
reservation: rezerve*
subscription: abonelik*, abone*
purchase: alışveriş*, satın alma, satın alım*
sale: satış*
product: ürün*, mamul*
products: ürünler*
delivery: teslimat*, teslim*
package: paket*, koli*
parcel: kargo*
box: kutu*
gift: hediyelik
warehouse: depo*
stock: stok*
shipping: gönderim*, nakliye*
service: hizmet*, servis*
services: hizmetler*
complaint: şikayet*
request: talep, istek, rica, talebi*, isteği*, isteğ*, taleb*, talep etsene, rica etsene, talep etsenize
request: rica etsenize, talep eder misin, rica eder misin, talep eder misiniz, rica eder misiniz, talep ediver
request: rica ediver
requests: talepler*, istekler*, talep eder, rica eder, talep ederler, rica ederler, talep ederdi, rica ederdi
feedback: geri bildirim*, dönüt*
survey: anket*
notice: bildirim, duyuru*, ilan*, tebligat*
notification: bildirimi*, bildirimler*
notify: haber ver, haber verin, haberdar et, haberdar edin, bilgilendir, bilgilendirin, haber ver*
warnings: uyarılar*
alert: alarm, ikaz
alarm: alarm*
reminder: hatırlatma, hatırlatıcı*
advice: tavsiye*, öğüt*, nasihat*
recommendation: öneri, önerisi*, öneriler*
suggestion: önerin
hint: ipucu*
tip: bahşiş*
guide: rehber*
manual: el kitabı*, kullanım kılavuz*, elle, manuel
handbook: el kitap*
documentation: dokümantasyon*, belgelendirme*
record: kayıt, kayda, kaydı*, kayıtlar*
records: kayıtları*
register: kayıt ol*, kaydol*
log: günlük, günlüğ*, log*
archive: arşiv*
backup: yedek*, yedeğ*
version: sürüm*, versiyon*
release: yayın, salıver*
code: kod, koda, kodu*, kodlar*
source: kaynak, kaynağı*
sources: kaynaklar*
script: betik*, script*
program: programı*, programlar*
programming: programlama*
server: sunucu*
network: ağ, ağı*, şebeke*
cloud: bulut*
platform: platform*
channel: kanal*
environment: ortam*, çevre*
terminal: terminal*, uçbirim*
shell: kabuk*, kabuğ*
root: kök, kökü
test: deneme, test*
tests: testler*
experiment: deney, deneyi*
science: bilim*
technical: teknik*
digital: dijital*, sayısal olarak
automatic: otomatik*
automatically: otomatikman, kendiliğinden
default: varsayılan*
option: seçenek*, seçeneğ*, opsiyon*
choice: tercih, seçim*, tercihi*
selected: seçili*
parameter: parametre*
variable: değişken*
value: değer*, değeri*
values: değerler*
type: tür, tip, türü*, çeşit*
types: türler*, tipler*
kind: cins, nazikçe
category: kategori*
level: düzey*, seviye*
degree: derece*
quality: kalite*, nitelik*
quantity: nicelik*
size: beden, boyut*
length: uzunluk*, uzunluğ*
weight: ağırlık*, kilo*
measure: ölçü*, tedbir*, önlem*
percent: yüzde*
average: ortalama*
score: puan*, skor*
points: puanlar*, noktalar*
point: nokta, noktası*
rate: oran, oranı*
minimum: asgari, minimum
maximum: azami, maksimum
end: sonu, sonunu, bitiş*
middle: orta, ortası*
side: yan, taraf*, kenar*
front: ön, ön taraf
back: geri, geriye, arka
top: üst, tepe*
bottom: alt, dip
edge: köşe*
line break: satır sonu
direction: yön, yönü*
identity: kimliğ*, kimlik*
id: kimlik numara*, tc kimlik*, tckn
signature: imza*
signed: imzali*, imzaladı*, imzalamış*, imzaladığı*, imzalan*
certificate: sertifika*
license: lisans*
visa: vize*
seal: mühür*
stamp: damga*
government: hükümet*, devlet*
ministry: bakanlık*, bakanlığ*
election: seçimler*
party: parti*
war: savaş*
peace: barış*
culture: kültür*
art: sanat*
language: dil, dile, dilde, lisan, dili*, diller*
turkish: türk, türkçe*
english: ingiliz, ingilizce*
french: fransızca*, fransız*
german: alman, almanca*
spanish: ispanyolca*, ispanyol*
arabic: arap, arapça*
russian: rus, rusça*
dutch: hollandaca*, felemenkçe*
germany: almanya*
spelling: imla*, yazım hata*
grammar: dilbilgi*, gramer*, dil bilgi*
tone: ton, tonu, üslup*
style: stil*, biçem*
poetry: şiirsel
sport: spor*
football: futbol*
match: maç, maçı*
club: kulüp*, kulüb*
fun: eğlence*
free time: boş zaman*
holiday: tatil*, bayram*
birthday: doğum gün*
birth: doğum*
wedding: düğün*
life: hayat*, yaşam*
health: sağlığ*, sağlık*
healthy: sağlıklı*
medical: medikal, tıbbi*
medicine: ilaç, ilac, i̇laç, i̇lac, tıp, ilacı*
treatment: tedavi*
risk: risk*
body: vücut*, vücud*, gövde*, beden*
head: baş, kafa*
hand: el, eli*
hands: eller*
eye: göz, gözü*
face: yüz ifadesi*
heart: kalp*, yürek*
mind: akıl, aklı*, zihin*
foot: ayak*, ayağ*
hair: saç*
animal: hayvan*
dog: köpek*, köpeğ*
cat: kedi*
bird: kuş, kuşlar*
fish: balık*
tree: ağaç*
flower: çiçek*
love: aşk, sev, sevin, seviniz, seviver, sevip, sevsene, sevsenize, sevme*, sevgi*, sevmek*, sevmesi*, sevmekte*
love: sevebil*, sevmeli*
hate: nefret*
wish: diliyorum, dilek*
hope: umarım, umuyorum, umut*
fear: korku*
need: ihtiyaç*, ihtiyac* duy, ihtiyac* duyun, ihtiyac* duyunuz, ihtiyac* duysana, ihtiyaç duysanıza
need: ihtiyaç duyar mısın, ihtiyaç duyar mısınız, ihtiyac* duyuver, ihtiyac* duymak*, ihtiyaç duymayı
i need: ihtiyacim* var, bana lazım
i want: istiyo*, isterim, arzu ediyorum
i want you: senden istiyorum, senden istediğim
we want: istiyoruz
i would like: rica ediyorum, istemekteyim
i ask: soruyorum
i say: diyorum
i know: biliyorum
i do not know: bilmiyorum
i think: düşünüyorum
i wrote: yazdım
i said: dedim, söyledim
i have: bende var
we have: bizde var
says: der, diyor*, diyen*
say: demek gerekirse
saying: diyerek, diye
called: adlı kişi, isimli olan, denilen, denen, aradı*, aramış*, aradığı*, aran*, çağırdı*, çağırmış*, çağırdığı*
called: çağırıl*
named: adındaki, isminde
told: dendi, denildi*, söyledi*, söylemiş*, söylediği*, söylen*, anlattı*, anlatmış*, anlattığı*, anlatıl*
heard: duydu*, duymuş*, duyduğu*, duyul*
let: izin ver de, bırak da
let us: hadi, haydi
come on: hadi ama, haydi bakalım
look: bak, baksan*, bakın, bakınız, bakıver, bakıp, bakin, bakiniz, bakiver, bakip, bakma*, bakmak*, bakması*
look: bakmakta*, bakabil*, bakmalı*
see also: ayrıca bakınız, bkz
note that: unutma* ki, şunu bil ki
make sure: emin ol, emin olun, emin olunuz, dikkat et ki, mutlaka yap
careful: dikkatli*
secretary: sekreter*
attach: ekine koy, iliştir*
attached: ekte, ekteki, ekli, ilisikte*
attachment: ek, eki, ekler*, ek dosya*
include: dahil et*, ekle içine, icersin*, kapsasın
including: dahil olmak üzere, kapsayan
included: dahildir, bulunan, yer alan
contains: icerir*, barındırır, içeriyor*, ihtiva eder
insert: araya ekle, yerleştir*
append: sona ekle, sonuna ekle, sonuna ekleyin
at the end add: en sonuna ekle
replace: yerine koy*, değiştirip
rewrite: yeniden yaz, yeniden yazın, tekrar kaleme al
write down: not et, kaleme al, yazıya dök
fill: doldur*
submit: sun, ibraz et*, gönder onayla
collect: topla*
gather: bir araya getir*
sort: sırala*
extract: çıkarım yap, ayıkla*, çek çıkar
store: depola*
fetch: çek, çekin, gidip getir
visit: ziyaret, ziyaret etsene, ziyaret etsenize, ziyaret eder misin, ziyaret eder misiniz, ziyaret ediver
visit: ziyaret etmek*, ziyaret etmeyi, ziyaret etmeye, ziyaret etmesi*, ziyaret etmekte*
press: bas, basin*, bastı
enter: gir, giriniz, girin, giriş, giriver, girip, giris, girsene, girsenize, girme*, girmek*, girmesi*, girmekte*
enter: girebil*, girmeli*
exit: çık, çıkın, çıkınız, çıkıver, çıkıp, cikin, cikiniz, cikiver, cikip, ciksan*, cikma*, çıkış*, çıkmak*, çıkması*
exit: çıkmakta*, çıkabil*, çıkmalı*, çıkar mısın, çıkar mısınız
wire: tel, kablo*
switch: anahtarla, değiştir geç
switch to: moduna geç, moduna geçin, geçiş yap
pass: geç, geçin, geçiniz, geçip, gecin, geciniz, gecip, gecsen*, gecme*, geçmek*, geçmesi*, geçmekte*, geçebil*
pass: geçmeli*
session: oturum*, seans*
reply to this: buna cevap ver
signal: sinyal*, işaret*
mark: işaretle*
symbol: sembol*
tag: etiket*
star: yıldız*
quotes: tırnak*, tırnak işaret*
comma: virgül*
brackets: parantez*
capital letters: büyük harf*
bold: kalın
json: json
markdown: markdown
final: nihai, sonuncusu, kesin son
critical: kritik*
valid: geçerli*
invalid: geçersiz*
void: hükümsüz, geçersiz sayılır
expired: süresi dolmuş*, süresi doldu*
allowed to: izinlisin, yapma hakkın var
you are allowed: iznin var, izinlisin artık, sana izin verildi
not allowed: izin verilmez, yasaktır ve, izin verilmeyen, izin yok
refusal: ret, reddi, reddetmek
objection: itiraz*
excuse: mazeret*, bahane*
apology: özür*
apologise: özür dile*
regret: pişman*
reward: ödül*
threat: tehdit*
emergency: acil durum*
help me: yardım eder misin, yardımcı olur musun, yardımcı olur musunuz
send me: bana at
explain to me: bana açıkla
i am asking: soruyorum sana
consent: rıza*, muvafakat*
responsibility: sorumluluk*, mesuliyet*
responsible: sorumlu*
guarantee: garanti*
promise: söz ver*, vaat*
condition: hal, durumu*
status: durum, statü*
case: durumda, vaka*
situation: durumun
reality: gerçeklik*
universe: evren*
simulation: simülasyon*
virtual: sanal*
evil: şeytani, kötücül, şer
dan: dan
twin: ikiz*
mirror: ayna*
master: usta*, efendi*
unlock: kilidini aç*, kilidi aç*
locked: kilitli*
lock: kilit*, kilitle*
chain: zincir*
gate: geçit*
guard: bekçi*
control: kontrol*, denetle*, denetim*
audit: teftiş*
supervisor: süpervizör*, denetçi*, gözetmen*
monitor: izleme*, gözetle*
maintenance: bakım*
admin rights: yönetici hak*, admin yetki*
protocol: protokol*
emergency protocol: acil durum protokol*
procedure: prosedür*
compliance: uyum*, uyumluluk*
community: topluluk*, cemaat*
society: toplum*
association: dernek*
conference: konferans*
slide: slaytı
interview: mülakat*, röportaj*
cv: cv, özgeçmiş*
candidate: aday*
employer: işveren*
hr: ik, insan kaynakları*
education: öğretim*
skill: beceri*, yetenek*
experience: deneyim*, tecrübe*
success: başarı*
successful: başarılı*
fail: başarısız*
failed: başarısız oldu*
effect: etki*
effective: etkili*, geçerli olmak
in effect: yürürlükte*
force: zorla, kuvvet*, güç*
change: degistir*, değişiklik*, değişikliğ*
changes: degistirir*, değişiklikler*
growth: büyüme*
detail: ayrıntı*, detay*
details: ayrıntılar*, detaylar*
in detail: ayrıntılarıyla, ayrıntılı*, detaylı*
briefly: kısaca özet, özetle söyle, öz
brief: özlü
description: tanım*, tasvir*, betimle*
describe: tarif et*, betimle
definition: tanımı*
comparison: karşılaştırma*, kıyas*
analysis: analiz*, çözümleme*
argument: sav, argüman*
discussion: tartışma*
discuss: tartis*
debate: münazara*
criteria: kriter*, ölçüt*
thing: şey, şeye, şeyi*, nesne*
things: şeyler*
stuff: eşya*
object: cisim
piece: parçası
copy of: nüsha*
alone: tek başına, yalnız başına
yourself as: kendini bir
by itself: kendi kendine, kendi başına
own: kendi, kendine ait
my name: ismim
my account: hesabım*
my password: şifrem*, parolam*
my email: mailim*
my order: siparişim*
my question: sorum şu
our customers: müşterilerimiz*
our company: şirketimiz*
how are you: nasılsın*
what is: nedir acaba
what is your: senin neyin
how do i: nasıl yapabilirim, nasıl yaparım
how to: nasıl yapılır, nasıl yapılacağını
how to make: nasıl yapılır anlat, nasıl üretilir
who are you: kimsin, siz kimsiniz
where is: nerededir
what time: saat kaç
you are welcome: rica ederim efendim, bir şey değil
welcome: hoş geldin*, hoşgeldin*
goodbye: hoşça kal*, görüşürüz, güle güle
regards: selamlar, saygılar*
kindly: saygılarla
sir: efendim, beyefendi, bey
madam: hanim*
bro: kanka, kardeşim, abicim, dostum, birader
after writing: yazdıktan sonra
wrote: yazdı*, yazmış*, yazdığı*
written: yazıl*
you to write: yazman*
you wrote: yazdin*, yazdığın*
will write: yazacak*, yazacağ*
you will write: yazacaksın*
must write: yazmalı*
can write: yazabil*
cannot write: yazama*
will not write: yazmayacak*, yazmayacağ*
must not write: yazmamalı*
does not write: yazmaz, yazmazlar, yazmıyor*, yazmayan*
did not write: yazmadı*, yazmamış*
if you write: yazarsan*
after telling: söyledikten sonra, anlattıktan sonra
tells: soyler*, anlatir*
you told: soyledin*, anlattin*, söylediğin*, anlattığın*
will tell: söyleyecek*, söyleyeceğ*, anlatacak*, anlatacağ*
you will tell: söyleyeceksin*, anlatacaksın*
must tell: söylemeli*, anlatmalı*
can tell: söyleyebil*, anlatabil*
cannot tell: söyleyeme*, anlatama*
will not tell: söylemeyecek*, söylemeyeceğ*, anlatmayacak*, anlatmayacağ*
must not tell: söylememeli*, anlatmamalı*
does not tell: soylemez*, anlatmaz, anlatmazlar, söylemiyor*, söylemeyen*, anlatmıyor*, anlatmayan*
did not tell: söylemedi*, söylememiş*, anlatmadı*, anlatmamış*
if you tell: söylersen*, anlatırsan*
after showing: gösterdikten sonra
shows: gosterir*
showed: gösterdi*, göstermiş*, gösterdiği*
shown: gösteril*
you showed: gosterdin*, gösterdiğin*
will show: gösterecek*, göstereceğ*
you will show: göstereceksin*
must show: göstermeli*
can show: gösterebil*
cannot show: göstereme*
will not show: göstermeyecek*, göstermeyeceğ*
must not show: göstermemeli*
does not show: gostermez*, göstermiyor*, göstermeyen*
did not show: göstermedi*, göstermemiş*
if you show: gösterirsen*
after sending: gönderdikten sonra, yolladıktan sonra
sends: gonderir*, yollar*
sent: gönderdi*, göndermiş*, gönderdiği*, gönderil*, yolladı*, yollamış*, yolladığı*, yollan*
you to send: gondermen*, yollaman*
you sent: gonderdin*, yolladin*, gönderdiğin*, yolladığın*
will send: gönderecek*, göndereceğ*, yollayacak*, yollayacağ*
you will send: göndereceksin*, yollayacaksın*
must send: göndermeli*, yollamalı*
can send: gönderebil*, yollayabil*
cannot send: göndereme*, yollayama*
will not send: göndermeyecek*, göndermeyeceğ*, yollamayacak*, yollamayacağ*
must not send: göndermemeli*, yollamamalı*
does not send: gondermez*, yollamaz, yollamazlar, göndermiyor*, göndermeyen*, yollamıyor*, yollamayan*
did not send: göndermedi*, göndermemiş*, yollamadı*, yollamamış*
if you send: gönderirsen*, yollarsan*
after deleting: sildikten sonra
deletes: siler*
deleted: sildi*, silmiş*, sildiği*, silin*
without deleting: silmeden, silmeksizin
you to delete: silmen*
you deleted: sildin, sildiniz, sildiğin*
will delete: silecek*, sileceğ*
you will delete: sileceksin*
must delete: silmeli*
can delete: silebil*
cannot delete: sileme*
will not delete: silmeyecek*, silmeyeceğ*
must not delete: silmemeli*
does not delete: silmez, silmezler, silmiyor*, silmeyen*
did not delete: silmedi*, silmemiş*
if you delete: silersen*
read: oku, okuyu*, okusan*, okudu*, okumuş*, okuduğu*
after reading: okuduktan sonra
reads: okurlar, okurdu
you to read: okuman*
you read: okudun, okudunuz, okuduğun*
will read: okuyacak*, okuyacağ*
you will read: okuyacaksın*
must read: okumalı*
can read: okuyabil*
cannot read: okuyama*
will not read: okumayacak*, okumayacağ*
must not read: okumamalı*
does not read: okumaz, okumazlar, okumuyor*, okumayan*
did not read: okumadı*, okumamış*
if you read: okursan*
after opening: açtıktan sonra
opened: açtı*, açmış*, açtığı*, açıl*
you to open: acman*
you opened: actin*, açtığın*
will open: açacak*, açacağ*
you will open: açacaksın*
must open: açmalı*
can open: açabil*
cannot open: açama*
will not open: açmayacak*, açmayacağ*
must not open: açmamalı*
does not open: acmaz*, açmıyor*, açmayan*
did not open: açmadı*, açmamış*
if you open: açarsan*
after executing: çalıştırdıktan sonra
you executed: calistirdin*, çalıştırdığın*
will execute: çalıştıracak*, çalıştıracağ*
you will execute: çalıştıracaksın*
must execute: çalıştırmalı*
can execute: çalıştırabil*
cannot execute: çalıştırama*
will not execute: çalıştırmayacak*, çalıştırmayacağ*
must not execute: çalıştırmamalı*
does not execute: calistirmaz*, çalıştırmıyor*, çalıştırmayan*
did not execute: çalıştırmadı*, çalıştırmamış*
if you execute: çalıştırırsan*
after explaining: açıkladıktan sonra
explains: aciklar*
explained: açıkladı*, açıklamış*, açıkladığı*, açıklan*
without explaining: açıklamaksızın
you to explain: aciklaman*
you explained: acikladin*, açıkladığın*
will explain: açıklayacak*, açıklayacağ*
you will explain: açıklayacaksın*
must explain: açıklamalı*
can explain: açıklayabil*
cannot explain: açıklayama*
will not explain: açıklamayacak*, açıklamayacağ*
must not explain: açıklamamalı*
does not explain: aciklamaz*, açıklamıyor*, açıklamayan*
did not explain: açıklamadı*, açıklamamış*
if you explain: açıklarsan*
share: paylas*
after sharing: paylaştıktan sonra
shares: paylasir*
shared: paylaştı*, paylaşmış*, paylaştığı*, paylaşıl*
you to share: paylasman*
you shared: paylastin*, paylaştığın*
will share: paylaşacak*, paylaşacağ*
you will share: paylaşacaksın*
must share: paylaşmalı*
can share: paylaşabil*
cannot share: paylaşama*
will not share: paylaşmayacak*, paylaşmayacağ*
must not share: paylaşmamalı*
does not share: paylasmaz*, paylaşmıyor*, paylaşmayan*
did not share: paylaşmadı*, paylaşmamış*
if you share: paylaşırsan*
after giving: verdikten sonra
gives: verir*
gave: verdi*, vermiş*, verdiği*
giving: veren, vererek, verirken, veriyor*, verenler*, vereni*
given: veril*
without giving: vermeden, vermeksizin
you to give: vermen*
you gave: verdin, verdiniz, verdiğin*
will give: verecek*, vereceğ*
you will give: vereceksin*
must give: vermeli*
can give: verebil*
cannot give: vereme*
will not give: vermeyecek*, vermeyeceğ*
must not give: vermemeli*
does not give: vermez, vermezler, vermiyor*, vermeyen*
did not give: vermedi*, vermemiş*
if you give: verirsen*
after doing: yaptıktan sonra
does: yapar*
did: yaptı*, yapmış*, yaptığı*
done: yapıl*
you to do: yapman*
you did: yaptin*, yaptığın*
will do: yapacak*, yapacağ*
you will do: yapacaksın*
must do: yapmalı*
can do: yapabil*
cannot do: yapama*
will not do: yapmayacak*, yapmayacağ*
must not do: yapmamalı*
does not do: yapmaz, yapmazlar, yapmıyor*, yapmayan*
did not do: yapmadı*, yapmamış*
if you do: yaparsan*
after using: kullandıktan sonra
uses: kullanir*
used: kullandı*, kullanmış*, kullandığı*, kullanıl*
you to use: kullanman*
you used: kullandin*, kullandığın*
will use: kullanacak*, kullanacağ*
you will use: kullanacaksın*
must use: kullanmalı*
can use: kullanabil*
cannot use: kullanama*
will not use: kullanmayacak*, kullanmayacağ*
must not use: kullanmamalı*
does not use: kullanmaz, kullanmazlar, kullanmıyor*, kullanmayan*
did not use: kullanmadı*, kullanmamış*
if you use: kullanırsan*
wants: ister*
wanted: istedi*, istemiş*, istediği*, isten*
you to want: istemen*
you wanted: istedin*, istediğin*
will want: isteyecek*, isteyeceğ*
you will want: isteyeceksin*
must want: istemeli*
can want: isteyebil*
cannot want: isteyeme*
will not want: istemeyecek*, istemeyeceğ*
must not want: istememeli*
does not want: istemez*, istemiyor*, istemeyen*
did not want: istemedi*, istememiş*
if you want: istersen*
after asking: sorduktan sonra
asks: sorar*
asked: sordu*, sormuş*, sorduğu*, sorul*
you to ask: sorman*
you asked: sordun, sordunuz, sorduğun*
will ask: soracak*, soracağ*
you will ask: soracaksın*
must ask: sormalı*
can ask: sorabil*
cannot ask: sorama*
will not ask: sormayacak*, sormayacağ*
must not ask: sormamalı*
does not ask: sormaz, sormazlar, sormuyor*, sormayan*
did not ask: sormadı*, sormamış*
if you ask: sorarsan*
after answering: yanıtladıktan sonra, cevapladıktan sonra
you to answer: yanitlaman*
you answered: yanitladin*, yanıtladığın*
will answer: yanıtlayacak*, yanıtlayacağ*
you will answer: yanıtlayacaksın*
must answer: yanıtlamalı*
can answer: yanıtlayabil*
cannot answer: yanıtlayama*
will not answer: yanıtlamayacak*, yanıtlamayacağ*
must not answer: yanıtlamamalı*
does not answer: yanitlamaz*, yanıtlamıyor*, yanıtlamayan*
did not answer: yanıtlamadı*, yanıtlamamış*
if you answer: yanıtlarsan*
after translating: çevirdikten sonra
translates: cevirir*
you to translate: cevirmeniz*
you translated: cevirdin*, çevirdiğin*
will translate: çevirecek*, çevireceğ*
you will translate: çevireceksin*
must translate: çevirmeli*
can translate: çevirebil*
cannot translate: çevireme*
will not translate: çevirmeyecek*, çevirmeyeceğ*
must not translate: çevirmemeli*
does not translate: cevirmez*, çevirmiyor*, çevirmeyen*
did not translate: çevirmedi*, çevirmemiş*
if you translate: çevirirsen*
after summarising: özetledikten sonra
summarises: ozetler*
summarised: özetledi*, özetlemiş*, özetlediği*, özetlen*
you to summarise: ozetlemen*
you summarised: ozetledin*, özetlediğin*
will summarise: özetleyecek*, özetleyeceğ*
you will summarise: özetleyeceksin*
must summarise: özetlemeli*
can summarise: özetleyebil*
cannot summarise: özetleyeme*
will not summarise: özetlemeyecek*, özetlemeyeceğ*
must not summarise: özetlememeli*
does not summarise: ozetlemez*, özetlemiyor*, özetlemeyen*
did not summarise: özetlemedi*, özetlememiş*
if you summarise: özetlersen*
repeats: tekrarlar*
you repeated: tekrarladin*, tekrarladığın*
will repeat: tekrarlayacak*, tekrarlayacağ*
you will repeat: tekrarlayacaksın*
must repeat: tekrarlamalı*
can repeat: tekrarlayabil*
cannot repeat: tekrarlayama*
will not repeat: tekrarlamayacak*, tekrarlamayacağ*
must not repeat: tekrarlamamalı*
does not repeat: tekrarlamaz, tekrarlamazlar, tekrarlamıyor*, tekrarlamayan*
did not repeat: tekrarlamadı*, tekrarlamamış*
if you repeat: tekrarlarsan*
after copying: kopyaladıktan sonra
copies: kopyalar*
you to copy: kopyalaman*
you copied: kopyaladin*, kopyaladığın*
will copy: kopyalayacak*, kopyalayacağ*
you will copy: kopyalayacaksın*
must copy: kopyalamalı*
can copy: kopyalayabil*
cannot copy: kopyalayama*
will not copy: kopyalamayacak*, kopyalamayacağ*
must not copy: kopyalamamalı*
does not copy: kopyalamaz, kopyalamazlar, kopyalamıyor*, kopyalamayan*
did not copy: kopyalamadı*, kopyalamamış*
if you copy: kopyalarsan*
add: ekle, ekleyin, ekleyiniz, eklesene, eklesenize, ekleyiver, ekler misin, ekler misiniz
do not add: eklemeyiniz, eklemesin
after adding: ekledikten sonra
added: ekledi*, eklemiş*, eklediği*, eklen*
without adding: eklemeden, eklemeksizin
you to add: eklemen*
you added: ekledin, eklediniz, eklediğin*
will add: ekleyecek*, ekleyeceğ*
you will add: ekleyeceksin*
must add: eklemeli*
can add: ekleyebil*
cannot add: ekleyeme*
will not add: eklemeyecek*, eklemeyeceğ*
must not add: eklememeli*
does not add: eklemez, eklemezler, eklemiyor*, eklemeyen*
did not add: eklemedi*, eklememiş*
if you add: eklersen*
after changing: değiştirdikten sonra
changed: değiştirdi*, değiştirmiş*, değiştirdiği*, değiştiril*
you to change: degistirmen*
you changed: degistirdin*, değiştirdiğin*
will change: değiştirecek*, değiştireceğ*
you will change: değiştireceksin*
must change: değiştirmeli*
can change: değiştirebil*
cannot change: değiştireme*
will not change: değiştirmeyecek*, değiştirmeyeceğ*
must not change: değiştirmemeli*
does not change: degistirmez*, değiştirmiyor*, değiştirmeyen*
did not change: değiştirmedi*, değiştirmemiş*
if you change: değiştirirsen*
approves: onaylar*
you to approve: onaylaman*
you approved: onayladin*, onayladığın*
will approve: onaylayacak*, onaylayacağ*
you will approve: onaylayacaksın*
must approve: onaylamalı*
can approve: onaylayabil*
cannot approve: onaylayama*
will not approve: onaylamayacak*, onaylamayacağ*
must not approve: onaylamamalı*
does not approve: onaylamaz, onaylamazlar, onaylamıyor*, onaylamayan*
did not approve: onaylamadı*, onaylamamış*
if you approve: onaylarsan*
refuse: redde*
after refusing: reddettikten sonra
refuses: reddeder*
refused: reddetti*, reddetmiş*, reddettiği*, reddedil*
without refusing: reddetmeden, reddetmeksizin
you to refuse: reddetmen*
you refused: reddettin, reddettiniz, reddettiğin*
will refuse: reddedecek*, reddedeceğ*
you will refuse: reddedeceksin*
must refuse: reddetmeli*
can refuse: reddedebil*
cannot refuse: reddedeme*
will not refuse: reddetmeyecek*, reddetmeyeceğ*
must not refuse: reddetmemeli*
does not refuse: reddetmez, reddetmezler, reddetmiyor*, reddetmeyen*
did not refuse: reddetmedi*, reddetmemiş*
if you refuse: reddedersen*
apply: uygula*
after applying: uyguladıktan sonra
applies: uygular*
applied: uyguladı*, uygulamış*, uyguladığı*, uygulan*
you to apply: uygulaman*
you applied: uyguladin*, uyguladığın*
will apply: uygulayacak*, uygulayacağ*
you will apply: uygulayacaksın*
must apply: uygulamalı*
can apply: uygulayabil*
cannot apply: uygulayama*
will not apply: uygulamayacak*, uygulamayacağ*
must not apply: uygulamamalı*
does not apply: uygulamaz, uygulamazlar, uygulamıyor*, uygulamayan*
did not apply: uygulamadı*, uygulamamış*
if you apply: uygularsan*
to follow: takip etmek*, takip etmeyi, takip etmeye, takip etmesi*, takip etmekte*, takip edip, takip etmeme
to follow: takip etmemi
after following: takip ettikten sonra
follows: takip eder, takip ederler, takip ederdi
without following: takip etmeden, takip etmeksizin
you to follow: takip etmen, takip etmeni, takip etmeniz, takip etmenizi
you followed: takip ettiğin*, takip ettin, takip ettiniz
will follow: takip edecek*, takip edeceğ*
you will follow: takip edeceksin*
must follow: takip etmeli*
can follow: takip edebil*
cannot follow: takip edeme*
will not follow: takip etmeyecek*, takip etmeyeceğ*
must not follow: takip etmemeli*
does not follow: takip etmez, takip etmezler, takip etmiyor*, takip etmeyen*
did not follow: takip etmedi*, takip etmemiş*
if you follow: takip edersen*, takip ederseniz
after forwarding: ilettikten sonra
forwards: iletir*
you forwarded: ilettin*, ilettiğin*
will forward: iletecek*, ileteceğ*
you will forward: ileteceksin*
must forward: iletmeli*
can forward: iletebil*
cannot forward: ileteme*
will not forward: iletmeyecek*, iletmeyeceğ*
must not forward: iletmemeli*
does not forward: iletmez*, iletmiyor*, iletmeyen*
did not forward: iletmedi*, iletmemiş*
if you forward: iletirsen*
transfers: aktarir*
transferred: aktardı*, aktarmış*, aktardığı*, aktarıl*
you to transfer: aktarman*
you transferred: aktardin*, aktardığın*
will transfer: aktaracak*, aktaracağ*
you will transfer: aktaracaksın*
must transfer: aktarmalı*
can transfer: aktarabil*
cannot transfer: aktarama*
will not transfer: aktarmayacak*, aktarmayacağ*
must not transfer: aktarmamalı*
does not transfer: aktarmaz, aktarmazlar, aktarmıyor*, aktarmayan*
did not transfer: aktarmadı*, aktarmamış*
if you transfer: aktarırsan*
after uploading: yükledikten sonra
uploads: yukler*
you to upload: yuklemen*
you uploaded: yukledin*, yüklediğin*
will upload: yükleyecek*, yükleyeceğ*
you will upload: yükleyeceksin*
must upload: yüklemeli*
can upload: yükleyebil*
cannot upload: yükleyeme*
will not upload: yüklemeyecek*, yüklemeyeceğ*
must not upload: yüklememeli*
does not upload: yuklemez*, yüklemiyor*, yüklemeyen*
did not upload: yüklemedi*, yüklememiş*
if you upload: yüklersen*
after mentioning: belirttikten sonra, bahsettikten sonra
mentions: belirtir*, bahseder*
mentioned: belirtti*, belirtmiş*, belirttiği*, belirtil*, bahsetti*, bahsetmiş*, bahsettiği*, bahsedil*
you to mention: belirtmen*, bahsetmen*
you mentioned: belirttin, belirttiniz, bahsettin, bahsettiniz, belirttiğin*, bahsettiğin*
will mention: belirtecek*, belirteceğ*, bahsedecek*, bahsedeceğ*
you will mention: belirteceksin*, bahsedeceksin*
must mention: belirtmeli*, bahsetmeli*
can mention: belirtebil*, bahsedebil*
cannot mention: belirteme*, bahsedeme*
will not mention: belirtmeyecek*, belirtmeyeceğ*, bahsetmeyecek*, bahsetmeyeceğ*
must not mention: belirtmemeli*, bahsetmemeli*
does not mention: belirtmez, belirtmezler, bahsetmez, bahsetmezler, belirtmiyor*, belirtmeyen*, bahsetmiyor*
does not mention: bahsetmeyen*
did not mention: belirtmedi*, belirtmemiş*, bahsetmedi*, bahsetmemiş*
if you mention: belirtirsen*, bahsedersen*
after informing: bildirdikten sonra
informed: bildirdi*, bildirmiş*, bildirdiği*, bildiril*
without informing: bildirmeksizin
you to inform: bildirmen*
you informed: bildirdin, bildirdiniz, bildirdiğin*
will inform: bildirecek*, bildireceğ*
you will inform: bildireceksin*
must inform: bildirmeli*
can inform: bildirebil*
cannot inform: bildireme*
will not inform: bildirmeyecek*, bildirmeyeceğ*
must not inform: bildirmemeli*
does not inform: bildirmez, bildirmezler, bildirmiyor*, bildirmeyen*
did not inform: bildirmedi*, bildirmemiş*
if you inform: bildirirsen*
hide: gizle*
after hiding: gizledikten sonra
hides: gizler*
hid: gizledi*, gizlemiş*, gizlediği*
without hiding: gizlemeden, gizlemeksizin
you to hide: gizlemen*
you hid: gizledin, gizlediniz, gizlediğin*
will hide: gizleyecek*, gizleyeceğ*
you will hide: gizleyeceksin*
must hide: gizlemeli*
can hide: gizleyebil*
cannot hide: gizleyeme*
will not hide: gizlemeyecek*, gizlemeyeceğ*
must not hide: gizlememeli*
does not hide: gizlemez, gizlemezler, gizlemiyor*, gizlemeyen*
did not hide: gizlemedi*, gizlememiş*
if you hide: gizlersen*
behave: davran*
behaves: davranir*
you to behave: davranman*
will behave: davranacak*, davranacağ*
you will behave: davranacaksın*
must behave: davranmalı*
can behave: davranabil*
cannot behave: davranama*
will not behave: davranmayacak*, davranmayacağ*
must not behave: davranmamalı*
does not behave: davranmaz, davranmazlar, davranmıyor*, davranmayan*
did not behave: davranmadı*, davranmamış*
if you behave: davranırsan*
after removing: kaldırdıktan sonra
removes: kaldirir*
you removed: kaldirdin*, kaldırdığın*
will remove: kaldıracak*, kaldıracağ*
you will remove: kaldıracaksın*
must remove: kaldırmalı*
can remove: kaldırabil*
cannot remove: kaldırama*
will not remove: kaldırmayacak*, kaldırmayacağ*
must not remove: kaldırmamalı*
does not remove: kaldirmaz*, kaldırmıyor*, kaldırmayan*
did not remove: kaldırmadı*, kaldırmamış*
if you remove: kaldırırsan*
do not override: geçersiz kılma, geçersiz kılmayın, geçersiz kılmayınız, geçersiz kılmasın
do not cancel: iptal etme, iptal etmeyin, iptal etmeyiniz, iptal etmesin
skips: atlar*
leaks: sizdirir*
do not imagine: hayal etme, hayal etmeyin, hayal etmeyiniz, hayal etmesin
after obeying: itaat ettikten sonra
obeys: itaat eder, itaat ederler, itaat ederdi
obeyed: itaat etti*, itaat etmiş*, itaat ettiği*, itaat edil*
obeying: itaat ediyor*, itaat eden, itaat edenler*, itaat ederek, itaat ederken, itaat edeni*
after forgetting: unuttuktan sonra
forgets: unutur*
after cooking: pişirdikten sonra
cooks: pisirir*
cooked: pişirdi*, pişirmiş*, pişirdiği*, pişiril*
rains: yagar*
laughs: guler*
laughed: güldü*, gülmüş*, güldüğü*, gülün*
after crying: ağladıktan sonra
cried: ağladı*, ağlamış*, ağladığı*, ağlan*
after sitting: oturduktan sonra
sits: oturur*
sat: oturdu*, oturmuş*, oturduğu*, oturul*
after getting up: kalktıktan sonra
gets up: kalkar*
got up: kalktı*, kalkmış*, kalktığı*, kalkıl*
falls: duser*
fell: düştü*, düşmüş*, düştüğü*
grows: buyur*
grew: büyüdü*, büyümüş*, büyüdüğü*
grown: büyün*
after evaluating: değerlendirdikten sonra
evaluated: değerlendirdi*, değerlendirmiş*, değerlendirdiği*, değerlendiril*
developed: geliştirdi*, geliştirmiş*, geliştirdiği*, geliştiril*
provides: saglar*
after carrying out: gerçekleştirdikten sonra
carries out: gerceklestirir*
carried out: gerçekleştirdi*, gerçekleştirmiş*, gerçekleştirdiği*, gerçekleştiril*
after planning: planladıktan sonra
plans: planlar*
planned: planladı*, planlamış*, planladığı*, planlan*
reaches: ulasir*
reached: ulaştı*, ulaşmış*, ulaştığı*, ulaşıl*
after leaving: ayrıldıktan sonra, çıktıktan sonra, bıraktıktan sonra
leaves: ayrilir*, birakir*
do not request: talep etme, rica etme, talep etmeyin, rica etmeyin, talep etmeyiniz, rica etmeyiniz, talep etmesin
do not request: rica etmesin
requested: talep etti*, rica etti*, talep etmiş*, rica etmiş*, talep ettiği*, rica ettiği*, talep edil*, rica edil*
after replying: cevap verdikten sonra, yanıt verdikten sonra
replies: cevap verir, yanıt verir, cevap verirler, yanıt verirler, cevap verirdi, yanıt verirdi
replied: cevap vermiş*, yanıt vermiş*, cevap verdiği*, yanıt verdiği*, cevap veril*, yanıt veril*
replying: cevap veriyor*, yanıt veriyor*, cevap veren, yanıt veren, cevap verenler*, yanıt verenler*, cevap vererek
replying: yanıt vererek, cevap vereni*, yanıt vereni*
saves: kaydeder*
saved: kaydetti*, kaydetmiş*, kaydettiği*, kaydedil*
created: oluşturdu*, oluşturmuş*, oluşturduğu*, oluşturul*, yarattı*, yaratmış*, yarattığı*, yaratıl*
after preparing: hazırladıktan sonra
prepared: hazırladı*, hazırlamış*, hazırladığı*, hazırlan*
after paying: ödedikten sonra
pays: öder, öderler, öderdi, oder, oderler, oderdi
paid: ödedi*, ödemiş*, ödediği*, öden*
paying: odeye*, öderken, ödüyor*, ödeyenler*, ödeyeni*
after downloading: indirdikten sonra
downloads: indirir*
after calling: aradıktan sonra, çağırdıktan sonra
after checking: kontrol ettikten sonra
check: kontrol et, kontrol edin, kontrol ediniz, kontrol etsene, kontrol etsenize, kontrol eder misin
check: kontrol eder misiniz, kontrol ediver, kontrol etmek*, kontrol etmeyi
do not check: kontrol etme, kontrol etmeyin, kontrol etmeyiniz, kontrol etmesin
checks: kontrol eder, kontrol ederler, kontrol ederdi
checked: kontrol etti*, kontrol etmiş*, kontrol ettiği*, kontrol edil*
checking: kontrol ediyor*, kontrol eden, kontrol edenler*, kontrol ederek, kontrol ederken, kontrol edeni*
after reviewing: inceledikten sonra
reviewed: inceledi*, incelemiş*, incelediği*, incelen*
after keeping: sakladıktan sonra
keeps: saklar*
kept: sakladı*, saklamış*, sakladığı*, saklan*
after holding: tuttuktan sonra
hold: tut, tutun, tutunuz, tutuver, tutup, tutsan*, tutma*, tutmak*, tutması*, tutmakta*, tutabil*, tutmalı*
hold: tutar mısın, tutar mısınız
held: tuttu*, tutmuş*, tuttuğu*, tutul*
after beginning: başladıktan sonra
begins: baslar*
began: başladı*, başlamış*, başladığı*
begun: başlan*
after starting: başlattıktan sonra
starts: baslatir*
started: başlattı*, başlatmış*, başlattığı*, başlatıl*
after finishing: bitirdikten sonra
finished: bitirdi*, bitirmiş*, bitirdiği*, bitiril*
after completing: tamamladıktan sonra
completes: tamamlar*
completed: tamamladı*, tamamlamış*, tamamladığı*, tamamlan*
after continuing: devam ettikten sonra, sürdürdükten sonra
continues: devam eder, devam ederler, devam ederdi, surdurur*
after waiting: bekledikten sonra
waits: bekler*
waited: bekledi*, beklemiş*, beklediği*, beklen*
accept: kabul et, kabul edin, kabul ediniz, kabul etsene, kabul etsenize, kabul eder misin, kabul eder misiniz
accept: kabul ediver, kabul etmek*, kabul etmeyi
do not accept: kabul etme, kabul etmeyin, kabul etmeyiniz, kabul etmesin
accepts: kabul eder, kabul ederler, kabul ederdi
accepted: kabul etti*, kabul etmiş*, kabul ettiği*, kabul edil*
do not allow: izin verme, izin vermeyin, izin vermeyiniz, izin vermesin
allows: izin verir, izin verirler, izin verirdi
blocked: engelledi*, engellemiş*, engellediği*, engellen*
after protecting: koruduktan sonra
protected: korudu*, korumuş*, koruduğu*, korun*
after finding: bulduktan sonra
finds: bulur*
found: buldu*, bulmuş*, bulduğu*, bulun*
finding: bulan, bularak, bulurken, buluyor*, bulanlar*, bulanı*
brings: getirir*
brought: getirdi*, getirmiş*, getirdiği*, getiril*
after taking: aldıktan sonra
take: al, alın, alınız, alin, aliniz, alsan*, alıver, almayı, almaya, almama, almamı, almayi, almami, alıp, almak*
take: alması*, almakta*, alabil*, almalı*
takes: alır, alırlar, alırdı, alir, alirlar, alirdi
took: aldı*, almış*, aldığı*
taking: alarak, alırken, alıyor*
taken: alın*
after seeing: gördükten sonra
sees: gorur*
saw: gördü*, görmüş*, gördüğü*
seeing: gören, görerek, goren, gorerek, görürken, görüyor*, görenler*, göreni*
seen: görül*
after knowing: bildikten sonra
knows: bilir*
knew: bildi*, bilmiş*, bildiği*
knowing: bilen, bilerek, bilirken, biliyor*, bilenler*, bileni*
after looking: baktıktan sonra
looks: bakar*
looked: baktı*, bakmış*, baktığı*, bakıl*
looking: bakarak, bakarken, bakıyor*, bakanlar*
after understanding: anladıktan sonra
understands: anlar*
after thinking: düşündükten sonra
thinks: dusunur*
after working: çalıştıktan sonra
worked: çalıştı*, çalışmış*, çalıştığı*, çalışıl*
after closing: kapattıktan sonra
closes: kapatir*
after choosing: seçtikten sonra
choose: seç, seçin, seçiniz, seçiver, seçip, secin, seciniz, seciver, secip, secsen*, secme*, seçmek*, seçmesi*
choose: seçmekte*, seçebil*, seçmeli*
chose: seçti*, seçmiş*, seçtiği*
choosing: seçen, seçerek, seçerken, secen, secerek, secerken, seçiyor*, seçenler*, seçeni*
chosen: seçil*
after entering: girdikten sonra
enters: girer*
entered: girmiş*, girdiği*, giril*
after listening: dinledikten sonra
listens: dinler*
after speaking: konuştuktan sonra
speaks: konusur*
spoke: konuştu*, konuşmuş*, konuştuğu*
spoken: konuşul*
after helping: yardım ettikten sonra, yardımcı olduktan sonra
do not help: yardım etme, yardım etmeyin, yardım etmeyiniz, yardım etmesin
helps: yardım eder, yardım ederler, yardım ederdi, yardımcı olur, yardımcı olurlar, yardımcı olurdu
helped: yardım etti*, yardım etmiş*, yardım ettiği*, yardım edil*, yardımcı oldu*, yardımcı olmuş*, yardımcı olduğu*
helping: yardım ediyor*, yardım eden, yardım edenler*, yardım ederek, yardım ederken, yardım edeni*, yardımcı oluyor*
helping: yardımcı olarak, yardımcı olurken, yardımcı olanı*
after learning: öğrendikten sonra
learns: ogrenir*
learned: öğrendi*, öğrenmiş*, öğrendiği*, öğrenil*
after teaching: öğrettikten sonra
teaches: ogretir*
taught: öğretti*, öğretmiş*, öğrettiği*, öğretil*
produced: üretti*, üretmiş*, ürettiği*, üretil*
after listing: listeledikten sonra
lists: listeler*
listed: listeledi*, listelemiş*, listelediği*, listelen*
after editing: düzenledikten sonra
edits: duzenler*
edited: düzenledi*, düzenlemiş*, düzenlediği*, düzenlen*
corrected: düzeltti*, düzeltmiş*, düzelttiği*, düzeltil*
updates: gunceller*
updated: güncelledi*, güncellemiş*, güncellediği*, güncellen*
after verifying: doğruladıktan sonra
verified: doğruladı*, doğrulamış*, doğruladığı*, doğrulan*
clears: temizler*
cleared: temizledi*, temizlemiş*, temizlediği*, temizlen*
after publishing: yayi* sonra
publish: yayınla, yayınlayın, yayınlayınız, yayınlasana, yayınlasanıza, yayınlayıver, yayınlamayı, yayınlamaya
publish: yayınlayıp, yayınlamama, yayınlamamı, yayımla, yayımlayın, yayımlayınız, yayımlasana, yayımlasanıza
publish: yayımlayıver, yayımlamayı, yayımlamaya, yayımlayıp, yayımlamama, yayımlamamı, yayinla, yayinlayin
publish: yayinlayiniz, yayinlasana, yayinlasaniza, yayinlayiver, yayinlamayi, yayinlamaya, yayinlayip, yayinlamama
publish: yayinlamami, yayimla, yayimlayin, yayimlayiniz, yayimlasana, yayimlasaniza, yayimlayiver, yayimlamayi
publish: yayimlamaya, yayimlayip, yayimlamama, yayimlamami, yayınlamak*, yayınlaması*, yayınlamakta*, yayınlayabil*
publish: yayınlamalı*, yayımlamak*, yayımlaması*, yayımlamakta*, yayımlayabil*, yayımlamalı*
do not publish: yayınlama, yayınlamayın, yayınlamayınız, yayınlamasın, yayımlama, yayımlamayın, yayımlamayınız
do not publish: yayımlamasın
published: yayınladı*, yayınlamış*, yayınladığı*, yayınlan*, yayımladı*, yayımlamış*, yayımladığı*, yayımlan*
after coming: geldikten sonra
come: gel, gelsene, gelsenize, geliver, gelip, gelme*, gelmek*, gelmesi*, gelmekte*, gelebil*, gelmeli*, gelin*
come: gelir misin, gelir misiniz
came: geldi*, gelmiş*, geldiği*
coming: gelen, gelerek, gelirken, geliyor*, gelenler*, geleni*
after going: gittikten sonra
go: git, gidin, gidiniz, gidiver, gidip, gitsene, gitsenize, gitme*, gitmek*, gitmesi*, gitmekte*, gidebil*, gitmeli*
go: gider misin, gider misiniz
goes: gider*
went: gitti*, gitmiş*, gittiği*
gone: gidil*
after staying: kaldıktan sonra
stays: kalir*
stayed: kaldı*, kalmış*, kaldığı*, kalın*
staying: kalan, kalarak, kalırken, kalıyor*, kalanlar*, kalanı*
after putting: koyduktan sonra
put: koy, koyun, koyunuz, koyuver, koyup, koysan*, koyma*, koymak*, koyması*, koymakta*, koyabil*, koymalı*, koydu*
put: koymuş*, koyduğu*, koyul*, koyar mısın, koyar mısınız
puts: koyar*
after returning: döndükten sonra, iade ettikten sonra
return: dön, dönün, dönünüz, dönüver, dönüp, donun, donunuz, donuver, donup, donsen*, donme*, dönmek*, dönmesi*
return: dönmekte*, dönebil*, dönmeli*, iade et, iade edin, iade ediniz, iade etsene, iade etsenize, iade eder misin
return: iade eder misiniz, iade ediver, iade etmek*, iade etmeyi
returns: doner*, iade eder, iade ederler, iade ederdi
returned: dönmüş*, döndüğü*, dönül*, iade etti*, iade etmiş*, iade ettiği*, iade edil*
loves: sever*
loved: sevdi*, sevmiş*, sevdiği*, sevil*
after playing: oynadıktan sonra, çaldıktan sonra
plays: oynar*, calar*
played: oynadı*, oynamış*, oynadığı*, oynan*, çaldı*, çalmış*, çaldığı*, çalın*
remembers: hatirlar*
remembered: hatırladı*, hatırlamış*, hatırladığı*, hatırlan*
after warning: uyardıktan sonra, ihtar ettikten sonra
warns: uyarir*, ihtar eder, ihtar ederler, ihtar ederdi
warned: uyardı*, uyarmış*, uyardığı*, uyarıl*, ihtar etti*, ihtar etmiş*, ihtar ettiği*, ihtar edil*
defines: tanimlar*
defined: tanımladı*, tanımlamış*, tanımladığı*, tanımlan*
determines: belirler*
after comparing: karşılaştırdıktan sonra
compares: karsilastirir*
compared: karşılaştırdı*, karşılaştırmış*, karşılaştırdığı*, karşılaştırıl*
after analysing: analiz ettikten sonra
analyses: analiz eder, analiz ederler, analiz ederdi
analysing: analiz ediyor*, analiz eden, analiz edenler*, analiz ederek, analiz ederken, analiz edeni*
after buying: satın aldıktan sonra
buy: satın al, satın alın, satın alınız, satın alsana, satın alsanıza, satın alır mısın, satın alır mısınız
buy: satın alıver, satın almak*, satın almayı
do not buy: satın almayın, satın almayınız, satın almasın
buys: satın alır, satın alırlar, satın alırdı
bought: satın aldı*, satın almış*, satın aldığı*, satın alın*
buying: satın alıyor*, satın alan, satın alanlar*, satın alarak, satın alırken, satın alanı*
after selling: sattıktan sonra
sell: sat, satın, satınız, satıver, satıp, satin, satiniz, sativer, satip, satsan*, satma*, satmak*, satması*
sell: satmakta*, satabil*, satmalı*
sells: satar*
sold: sattı*, satmış*, sattığı*, satıl*
split: böl, bolsen*, bölün, bölünüz, bölüver, bölüp, bolun, bolunuz, boluver, bolup, bolme*, bölmek*, bölmesi*
split: bölmekte*, bölebil*, bölmeli*, böldü*, bölmüş*, böldüğü*, bölün*
splits: boler*
after merging: birleştirdikten sonra
merges: birlestirir*
merged: birleştirdi*, birleştirmiş*, birleştirdiği*, birleştiril*
converted: dönüştürdü*, dönüştürmüş*, dönüştürdüğü*, dönüştürül*
recommends: onerir*, tavsiye eder, tavsiye ederler, tavsiye ederdi
recommended: önerdi*, önermiş*, önerdiği*, öneril*, tavsiye etti*, tavsiye etmiş*, tavsiye ettiği*, tavsiye edil*
after cutting: kestikten sonra
cut: kesiniz, kesiver, kesip, kessene, kessenize, kesme*, kesmek*, kesmesi*, kesmekte*, kesebil*, kesmeli*, kesti*
cut: kesmiş*, kestiği*, kesil*, keser misin, keser misiniz
cuts: keser*
after moving: taşıdıktan sonra
moves: tasir*
moved: taşıdı*, taşımış*, taşıdığı*, taşın*
after reporting: rapor ettikten sonra
do not report: rapor etme, rapor etmeyin, rapor etmeyiniz, rapor etmesin
reports: rapor eder, rapor ederler, rapor ederdi
reported: rapor etti*, rapor etmiş*, rapor ettiği*, rapor edil*
reporting: rapor ediyor*, rapor eden, rapor edenler*, rapor ederek, rapor ederken, rapor edeni*
after breaking: kırdıktan sonra, çiğnedikten sonra
breaks: kirar*, cigner*
broke: kırdı*, kırmış*, kırdığı*, çiğnedi*, çiğnemiş*, çiğnediği*
broken: kırıl*, çiğnen*
violate: ihlal et, ihlal edin, ihlal ediniz, ihlal etsene, ihlal etsenize, ihlal eder misin, ihlal eder misiniz
violate: ihlal ediver, ihlal etmek*, ihlal etmeyi
do not violate: ihlal etme, ihlal etmeyin, ihlal etmeyiniz, ihlal etmesin
violated: ihlal etti*, ihlal etmiş*, ihlal ettiği*, ihlal edil*
exceed: aş, aşın, aşınız, asin, asiniz, assan*, aşıver, aşmayı, aşmaya, aşmama, aşmamı, asmayi, asmaya, asmama, asmami
exceed: aşıp, aşmak*, aşması*, aşmakta*, aşabil*, aşmalı*
exceeded: aştı*, aşmış*, aştığı*, aşıl*
after feeling: hissettikten sonra
feels: hisseder*
felt: hissetti*, hissetmiş*, hissettiği*, hissedil*
believes: inanir*
believed: inandı*, inanmış*, inandığı*, inanıl*
trusts: guvenir*
trusted: güvendi*, güvenmiş*, güvendiği*, güvenil*
after eating: yedikten sonra
eat: ye, yeyin, yeyiniz, yeyiver, yeyip, yesene, yesenize, yemeyi, yemeye, yememe, yememi, yemek*, yemesi*, yemekte*
eat: yeyebil*, yemeli*, yer misin, yer misiniz
eats: yerler, yerdi
ate: yedi*, yemiş*, yediği*
eating: yeyen, yeyerek, yerken, yiyor*, yeyenler*, yeyeni*
eaten: yen*
after drinking: ictikten* sonra
drink: iciniz*, icsen*, iciver*, içmeyi, içmeye, içmeme, içmemi, icmeyi, icmeye, icmeme, icmemi, i̇çmeyi, i̇çmeye
drink: i̇çmeme, i̇çmemi, i̇cmeyi, i̇cmeye, i̇cmeme, i̇cmemi, içip, icip, i̇çip, i̇cip, içmek*, içmesi*, içmekte*
drink: içebil*, içmeli*, icer* misin, icer* misiniz
drunk: içil*
after sleeping: uyuduktan sonra
sleep: uyu, uyuyu*, uyusan*, uyuma*, uyumak*, uyuması*, uyumakta*, uyuyabil*, uyumalı*
sleeps: uyur, uyurlar, uyurdu
slept: uyudu*, uyumuş*, uyuduğu*, uyun*
sleeping: uyuyan, uyuyarak, uyurken, uyuyor*, uyuyanlar*, uyuyanı*
walks: yurur*
walked: yürüdü*, yürümüş*, yürüdüğü*, yürün*
wins: kazanir*
won: kazandı*, kazanmış*, kazandığı*, kazanıl*
after losing: kaybettikten sonra
loses: kaybetir*
lost: kaybetti*, kaybetmiş*, kaybettiği*, kaybetil*
after trying: denedikten sonra
tries: dener*
tried: denedi*, denemiş*, denediği*, denen*
after drawing: çizdikten sonra
draw: çiz, çizin, çiziniz, çiziver, çizip, cizin, ciziniz, ciziver, cizip, cizsen*, cizme*, çizmek*, çizmesi*
draw: çizmekte*, çizebil*, çizmeli*
drawing: çizen, çizerek, çizerken, cizen, cizerek, cizerken, çiziyor*, çizenler*, çizeni*
drawn: çizil*
after setting up: kurduktan sonra
set up: kurunuz, kuruver, kurup, kursan*, kurma*, kurmak*, kurması*, kurmakta*, kurabil*, kurmalı*, kurdu*, kurmuş*
set up: kurduğu*, kurar mısın, kurar mısınız
sets up: kurar*
raises: yukseltir*
raised: yükseltti*, yükseltmiş*, yükselttiği*, yükseltil*
reduced: azalttı*, azaltmış*, azalttığı*, azaltıl*
after signing: imzaladiktan* sonra
signs: imzalar*
after living: yaşadıktan sonra
lives: yasar*
lived: yaşadı*, yaşamış*, yaşadığı*, yaşan*
after containing: icerdikten* sonra
contained: içerdi*, içermiş*, içerdiği*, içeril*
covers: kapsar*
covered: kapsadı*, kapsamış*, kapsadığı*, kapsan*
after processing: isledikten* sonra
processed: işledi*, işlemiş*, işlediği*, işlen*
throw: at, atın, atınız, atin, atiniz, atsan*, atıver, atmayı, atmaya, atmama, atmamı, atmayi, atmami, atıp, atmak*
throw: atması*, atmakta*, atabil*, atmalı*
throws: atar, atarlar, atardı, atardi
thrown: atıl*
after stopping: durduktan sonra, durdurduktan sonra
stops: durur*, durdurur*
stopped: durdu*, durmuş*, durduğu*, durul*, durdurdu*, durdurmuş*, durdurduğu*, durdurul*
after visiting: ziyaret ettikten sonra
do not visit: ziyaret etme, ziyaret etmeyin, ziyaret etmeyiniz, ziyaret etmesin
visits: ziyaret eder, ziyaret ederler, ziyaret ederdi
visited: ziyaret etti*, ziyaret etmiş*, ziyaret ettiği*, ziyaret edil*
visiting: ziyaret ediyor*, ziyaret eden, ziyaret edenler*, ziyaret ederek, ziyaret ederken, ziyaret edeni*
clicks: tiklar*
clicked: tıkladı*, tıklamış*, tıkladığı*, tıklan*
after passing: geçtikten sonra
passes: gecer*
passed: geçti*, geçtiği*, geçil*
undo: geri al, geri alın, geri alınız, geri alsana, geri alsanıza, geri alır mısın, geri alır mısınız, geri alıver
undo: geri almak*, geri almayı
do not undo: geri alma, geri almayın, geri almayınız, geri almasın
avoided: sakındı*, sakınmış*, sakındığı*, sakınıl*, kaçındı*, kaçınmış*, kaçındığı*, kaçınıl*
memorised: ezberledi*, ezberlemiş*, ezberlediği*, ezberlen*
simulate: simüle et, simüle edin, simüle ediniz, simüle etsene, simüle etsenize, simüle eder misin
simulate: simüle eder misiniz, simüle ediver, simüle etmek*, simüle etmeyi
do not simulate: simüle etme, simüle etmeyin, simüle etmeyiniz, simüle etmesin
simulates: simüle eder, simüle ederler, simüle ederdi
simulated: simüle etti*, simüle etmiş*, simüle ettiği*, simüle edil*
do not need: ihtiyac* duyma, ihtiyaç duymayın, ihtiyaç duymayınız, ihtiyaç duymasın
needs: ihtiyac* duyar, ihtiyac* duyarlar, ihtiyaç duyardı
needed: ihtiyac* duydu*, ihtiyaç duymuş*, ihtiyaç duyduğu*, ihtiyac* duyul*
after hearing: duyduktan sonra
hear: duy, duyun, duyunuz, duyuver, duyup, duysan*, duyma*, duymak*, duyması*, duymakta*, duyabil*, duymalı*
hearing: duyan, duyarak, duyarken, duyuyor*, duyanlar*, duyanı*
prefer: tercih et, tercih edin, tercih ediniz, tercih etsene, tercih etsenize, tercih eder misin, tercih eder misiniz
prefer: tercih ediver, tercih etmek*, tercih etmeyi
do not prefer: tercih etme, tercih etmeyin, tercih etmeyiniz, tercih etmesin
prefers: tercih eder, tercih ederler, tercih ederdi
do not note: not alma, not almayın, not almayınız, not almasın
notes: not alır, not alırlar, not alırdı
noted: not aldı*, not almış*, not aldığı*, not alın*
after counting: saydıktan sonra
counts: sayar*
counted: saydı*, saymış*, saydığı*, sayıl*
"""
