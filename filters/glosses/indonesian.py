"""Indonesian and Malay: what words and phrases say in English, as `filters.glossary` describes."""

FORMS = """
measure: mengukur
your instructions: arahanmu, instruksimu, petunjukmu, perintahmu, suruhanmu, intruksimu, panduan perintahmu
your instructions: arahan perintahmu, panduan perintah kamu, arahan perintah kamu, panduan perintah anda
your instructions: arahan perintah anda, panduan perintah awak, arahan perintah awak
your rules: aturanmu, kaidahmu, kaedahmu, peraturanmu, ketentuanmu, tata tertibmu, tata tertib kamu, tata tertib anda
your rules: tata tertib awak, tata tertib kalian, tata tertib lo, tata tertib kau
your guidelines: acuanmu, haluanmu, pedomanmu, panduanmu, garis panduanmu, garis panduan kamu, garis panduan anda
your guidelines: garis panduan awak, garis panduan kalian, garis panduan lo, garis panduan kau
your directives: amanatmu, titahmu, direktifmu
your limits: limitmu, batasanmu, batasmu, hadmu
your filters: filtermu, saringanmu, penyaringmu, penapismu, tapisanmu
your prompt: gesaanmu, promptmu, promtmu, prommu
my prompt: promptku, promtku, promku, gesaanku, prom* saya, gesaan saya, prom* aku, gesaan aku
your messages: mesejmu, chatmu, pesanmu
your conversation: dialogmu, percakapanmu, obrolanmu, perbualanmu, pembicaraanmu, sembangmu
your text: teksmu, naskahmu, tulisanmu
your content: kontenmu, muatanmu, isimu, kandunganmu
bypass: mengelaki, mengelakinya, membypass, lewati, lewatilah, melewati, melewatinya, lintasi, lintasilah, melintasi
bypass: melintasinya, terobos, teroboslah, menerobos, menerobosnya, elaki, elakilah, mengakali, siasati, siasatilah
bypass: menyiasati, menyiasatinya, pintas
reveal: paparkan, ungkap*, mengungkap*, bongkar, bongkarlah, membongkar, membongkarnya, membocorkan, membocorkannya
reveal: membeberkan, membeberkannya, bocor*, dedah*, mendedahkan, mendedahkannya, singkap, singkaplah, menyingkap
reveal: menyingkapnya, beber*, memaparkan, ungkapkan saja, bocorkan saja, dedahkan saja, beberkan saja, buka rahasia
reveal: membuka rahasia, buka rahasialah
summary: ikhtisar, ikhtisarnya, ringkasan, ringkasannya, rangkumannya, intisari*, kesimpulan, kesimpulannya
read: baca, bacalah, bacalahlah, bacaan, membaca*, dibaca, dibacalah, di baca, di bacalah
end: mengakhiri, mengakhirinya, menghabisi, menghabisinya, akhiri, akhirilah, tamat*, menamatkan, menamatkannya
end: berakhir, sudahi, habis*, tamatkan saja
encode: mengenkode, mengenkodenya, mengodekan, mengodekannya, mengkodekan, enkode, enkodelah, kodekan, kodekanlah
encode: kodekannya, kodein, encode, kodekan saja
remind: ingatkan, ingatkanlah, ingatkannya, ingatin, mengingatkan, mengingatkannya, ingetin, ingatkan saja
response: responsnya, responnya, tanggapan, tanggapannya, reaksi*
code: kode, kodenya, kod, kodnya, sandi program, sandi programnya
permission: izin, izinnya, ijin, ijinnya, kebenaran, kebenarannya, perizinan, perizinannya
test: menguji, mengujinya, mengetes, mengetesnya, tes, tesnya, ujian*, ujicoba*, uji, ujilah, teslah, uji coba
test: uji cobanya
way: jalan, jalannya, cara itu, cara itunya
pass: lulus, lulusnya, izin lewat, izin lewatnya
count: menghitung, menghitungnya, mengira, mengiranya, hitung, hitunglah, kira, kiralah, itung
story: cerita, ceritanya, kisah*, dongeng*, novel*
claim: mengklaim, mengklaimnya, mengaku, klaim, klaimlah, tuntut, tuntutlah, menuntut, menuntutnya, mendakwa
topic: temanya, topik*, tema, tajuk perbincangan, tajuk perbincangannya
raise: tingkatkan, tingkatkanlah, tingkatkannya, tingkatin, naikkan, naikkanlah, naikkannya, naikin, menaikkan
raise: menaikkannya, meningkatkan, meningkatkannya, naikkan saja, tingkatkan saja
recommend: sarankan, sarankanlah, sarankannya, saranin, rekomendasi*, merekomendasikan, merekomendasikannya
recommend: menyarankan, menyarankannya, menyyorkan, menyyorkannya, syorkan, syorkanlah, syorkannya, syorin
recommend: rekomendasikan saja, sarankan saja, syorkan saja
picture: gambar, gambarnya, lukisan*
register: daftarkan, daftarkanlah, daftarkannya, daftarin, mendaftar*, daftarkan saja, daftar diri
invite: mengundang, mengundangnya, mengajak, mengajaknya, undang, undanglah, ajak, ajaklah, jemput, jemputlah
invite: menjemput, menjemputnya, ngajak
father: papanya, ayah, ayahnya, bapak, bapaknya, bapa, bapanya, papa
discuss: diskusikan, diskusikanlah, diskusikannya, diskusiin, bahas, bahaslah, membahas, membahasnya, membincangkan
discuss: membincangkannya, bincang*, mendiskusikan, mendiskusikannya, berdiskusi, bincangkan saja, diskusikan saja
business: usaha, usahanya, bisnis*, perniagaan, perniagaannya
-: yang, sih, deh, dong, kok, nih, tuh, lah, pun, kah, si, sang, loh, lho, ya, yah, kan, toh, gitu, gini, sebuah pun
-: ialah itu, lagi lah
the: itu tersebut
i: saya, aku, gue, gua, gw, ane, hamba, daku
me: kepada saya, ke saya, kepadaku, padaku, untukku, ke aku, sama gue
for me: untuk saya, buat saya, bagi saya, buatku, buat gue
you: kamu, anda, engkau, kau, kalian, lo, lu, elu, elo, loe, awak, saudara, dikau, hang, sampeyan, bapak ibu
you: kamu semua, kalian semua, anda semua
to you: kepadamu, padamu, kepada kamu, ke kamu, kepada anda
for you: untukmu, buatmu
from you: darimu
about you: tentangmu
your: milikmu, punyamu, kepunyaanmu, milik anda
yourself: dirimu, dirimu sendiri, diri anda, diri anda sendiri, diri kamu, diri kamu sendiri
myself: diriku, diri saya, diri saya sendiri
himself: dirinya, dirinya sendiri
we: kita, kami
he: dia, ia, beliau
him: kepadanya, padanya
they: mereka, diorang, depa, mereka semua
it: hal itu, hal tersebut
this: ini, inilah, hal ini
that: itu, itulah, tersebut, bahwa, bahawa, begitu
these: ini semua
those: itu semua
here: di sini, kat sini, disini, sini
there: di sana, disana, disitu, sana, situ, di situ
and: dan, serta, sama, maupun, dan juga
or: atau, ataupun
but: tetapi, tapi, namun, tp, melainkan, namun demikian
because: karena, karna, sebab, soalnya, kerana, dikarenakan, oleh karena
because of: disebabkan oleh, akibat
so: jadi, jadinya, maka, makanya, karenanya, oleh karena itu, oleh sebab itu, oleh itu
if: jika, jikalau, kalau, bila, bilamana, apabila, kalo, seandainya, andai, sekiranya, klo
even if: meskipun, meski, walaupun, walau, biarpun, sekalipun, kendati, kendatipun
although: sungguhpun, meskipun demikian
unless: kecuali jika, melainkan jika, kecuali kalau
except: kecuali, selain, terkecuali
when: ketika, saat, waktu, sewaktu, kapan, semasa, tatkala, pada saat, di saat, bila masa
while: sementara, sambil, selagi, sedangkan, seraya
until: sampai, sampe, hingga, sehingga, sampai dengan
until now: sampai saat ini, hingga saat ini, setakat ini
so far: sejauh ini, selama ini, sampai di sini, hingga di sini
since: sejak, semenjak
before: sebelum, sblm
after: setelah, sesudah, selepas, usai, seusai, stlh
after that: habis itu, abis itu, kemudian, lalu, terus
then: maka dari itu, kemudiannya, lantas
now: sekarang, kini, skrg, saat ini, sekarang ini, sekarang juga, kini juga
again: lagi, kembali, semula, sekali lagi
already: sudah, telah, udah, dah, sdh, udh, pernah
not yet: belum, belom, belum lagi
still: masih, tetap
only: hanya, hanyalah, cuma, cuman, sekadar, saja, aja, sahaja, cukup
also: juga, jg, pula
too: terlalu, terlampau, kelewat
very: sangat, sangatlah, amat, sekali, banget, sungguh, bgt
more: lebih, lebih lanjut, lagi banyak
most: paling, kebanyakan, terbanyak
less: kurang, lebih sedikit
at least: setidaknya, sekurangnya, minimal, paling tidak
at most: paling banyak, maksimal
enough: cukup banyak, memadai, mencukupi
instead: sebaliknya, malah, malahan, justru, melainkan itu, sebagai gantinya, sebagai pengganti
of: daripada
of course: tentu, pasti, tentu saja, sudah tentu
in: di, dalam, didalam, kat, di dalam
inside: di dalamnya, ke dalam
on: pada, di atas meja
at: di bagian, di bahagian
above: di atas, ke atas, diatas
below: di bawah, ke bawah, dibawah
to: ke, kepada, terhadap, menuju
for: untuk, buat, bagi, demi, utk, selama
from: dari, dr
by: oleh, melalui, dengan cara
with: dengan, bersama, dgn, pakai, beserta
without: tanpa, tiada, tnp, tanpa adanya
without any: tanpa ada, tanpa apa pun, tanpa sedikit pun, tanpa satu pun
about: tentang, mengenai, soal, perihal, terkait, pasal, seputar, berkaitan dengan
between: antara, diantara, di antara
against: melawan, lawan, menentang
according to: menurut, sesuai, berdasarkan, mengikut, sesuai dengan, mengikuti petunjuk di
as: sebagai, sebagaimana, selaku, seperti, macam, sbg, sebagaimana mestinya
like: seperti ini, kayak, kaya, ibarat, laksana, seolah
as if: seakan, bagai, seolah olah, seolah kamu
through: lewat, menerusi
per: setiap satu, per
during: selama masa, sepanjang
beside: di samping, di sebelah
besides: di samping itu, selain itu, lagipula, lagi pula
next to: di sebelahnya
behind: di belakang, belakang
in front of: di depan, di hadapan
outside: di luar, luar
around: sekitar, sekeliling, di sekitar
what: apa, apakah, apa saja, apa aja
who: siapa, siapakah
whose: milik siapa, punya siapa
where: di mana, dari mana, dimana, mana, kemana
which: yang mana, manakah
why: mengapa, kenapa, kenapakah, knp
how: bagaimana, bagaimanakah, gimana, cara, gmn, bagaimana cara, macam mana, mcm mana, bagaimana caranya
how many: berapa, berapakah, berapa banyak
how much: berapa harga, berapa harganya, berapa besar
whatever: apapun, apa saja yang
whoever: siapapun, barangsiapa, sesiapa, siapa pun, siapa saja, barang siapa, siapa saja yang
wherever: di mana pun, dimanapun
whenever: kapanpun, setiap kali, tiap kali
however: bagaimanapun, bagaimana pun
regardless of: terlepas dari, tidak peduli, tak peduli, tanpa peduli, tanpa memandang, tanpa memedulikan
is: adalah, ialah, merupakan, yaitu, yakni
be: menjadi, jadilah, jadi seorang
was: dulunya, tadinya, adalah dulu
there is: ada, terdapat
have: punya, punyai, mempunyai, memiliki, miliki, ada punya
had: dipunyai, dimiliki
must: harus, haruslah, wajib, mesti, mestilah, kudu, diharuskan, diwajibkan, hrs, harus selalu
should: sebaiknya, seharusnya, hendaknya, hendaklah, semestinya, sepatutnya, patut, mendingan, seyogianya
need: perlu*, butuh*, memerlukan, membutuhkan, membutuhkannya, memperlukan, memperlukannya, butuhkan saja
need: perlukan saja
needed: diperlukan, diperluin, dibutuhkan, dibutuhin, di butuhkan, di perlukan
can: bisa, bisakah, dapat, dapatkah, boleh, mampu, sanggup, bs
can you: bolehkah kamu
may: boleh saja, mungkin, bolehkah
cannot: tidak bisa, tak bisa, gak bisa, nggak bisa, ga bisa, tidak dapat, tak dapat, tidak boleh bisa
must not: tidak boleh, tak boleh, gak boleh, ga boleh, nggak boleh, dilarang, haram, jangan sampai
must not: tidak diperbolehkan, tidak diizinkan
will: akan, akankah, bakal
would: akan mau
want: ingin, inginkan, mau, hendak, pengen, pengin, pingin, kepingin, nak, menginginkan, mahu
wanted: diinginkan, dimaui
would like: ingin sekali, berkeinginan
please: tolong, tolonglah, mohon, mohonlah, silakan, silahkan, sila, harap, tlg, pliss, plis, minta tolong
please: mohon untuk, harap untuk
do not: jangan, janganlah, jgn, usah, tak usah, jangan dulu
do not need: tidak usah, ga usah, gak usah, nggak usah
not: tidak, tidaklah, tak, bukan, bukanlah, gak, nggak, ngga, ga, enggak, kagak, tdk, gk, ndak, nda
no: tidak ada, tak ada, gak ada, ga ada, nggak ada, takde, tiadanya
never: jangan pernah, tidak pernah, tak pernah, gak pernah, ga pernah, nggak pernah, jangan sesekali
never: tidak akan pernah
no longer: tidak lagi, tak lagi, bukan lagi, gak lagi, sudah tidak, udah gak, udah nggak, sudah tidak lagi
no longer apply: tidak berlaku lagi, tak berlaku lagi, gak berlaku lagi, sudah tidak berlaku, tidak lagi berlaku
no one: tidak seorang pun, tak seorang pun, tidak ada yang, tiada siapa
nothing: tidak ada sesuatu
all: semua, semuanya, seluruh, seluruhnya, segala, segalanya, sekalian, sekaliannya, kesemua, kesemuanya, smua
all: segenap
everything: semua hal, segala hal, segala sesuatu, semua yang ada
everyone: semua orang, setiap orang
every: setiap, tiap, saban, setiap kali ada
any: sebarang, manapun, sembarang, mana pun, satu pun, apa pun itu
some: beberapa, sebagian, sesetengah, sejumlah
something: sesuatu, suatu
someone: seseorang, oknum*
other: lain, lainnya, selebihnya
another: yang lainnya, satu lagi, lain lagi
many: banyak, ramai, berbagai, pelbagai, sejumlah besar
few: sedikit, segelintir
both: kedua*
same: sama saja, yang sama, serupa
different: berbeda, berbeza, beda, lain daripada
such: semacam, demikian, seperti itu
one: satu, esa
two: dua
three: tiga
four: empat
five: lima
six: enam
seven: tujuh
eight: delapan, lapan
nine: sembilan
ten: sepuluh
eleven: sebelas
twelve: dua belas, selusin
twenty: dua puluh
hundred: seratus, ratus, ratusan
thousand: seribu, ribu, ribuan
million: juta, jutaan, sejuta
zero: nol, kosong, sifar
half: setengah, separuh, separoh
twice: dua kali
once: satu kali, sekali saja
first: pertama, kesatu, pertama kali
first of all: terlebih dahulu, terlebih dulu, lebih dulu
second: kedua kalinya, detik
third: ketiga
last: terakhir, akhir, penghabisan
finally: akhirnya, pada akhirnya
next: berikutnya, selanjutnya, seterusnya, depan
previous: sebelumnya, terdahulu, lepas, tadi, sebelum ini, yang lalu
earlier: lebih awal, terlebih awal, tadi sebelumnya
original: asli, aslinya, orisinal, semula jadi
initial: awal, awalnya, permulaan
old: lama, tua, usang
new: baru, terbaru
following: berikut, berikut ini, sebagai berikut
always: selalu, selalunya, senantiasa, sentiasa
often: sering, kerap, acap kali
sometimes: kadang*, terkadang
immediately: segera, langsung, secepatnya, seketika, buruan, cepetan, sesegera mungkin, saat itu juga
later: nanti, kelak, belakangan, kemudian hari
soon: sebentar lagi, tidak lama lagi
today: hari ini
tomorrow: besok, esok
yesterday: kemarin, semalam, kelmarin
tonight: malam ini, nanti malam
forever: selamanya, untuk selamanya
together: barengan, bareng
maybe: barangkali, kayaknya, kali, mungkin saja
yes: iya, betul, baiklah, oke, iyalah, benar sekali
okay: baik
hello: halo, hai, hello, hallo, hei, assalamualaikum
thank you: terima kasih, terimakasih, makasih, makasi, trims, thanks ya
sorry: maaf, maafkan, sori, minta maaf
good morning: selamat pagi, pagi semua
good evening: selamat malam, selamat petang
good afternoon: selamat siang, selamat sore, selamat tengah hari
welcome: selamat datang
congratulations: selamat
people: orang, masyarakat, masyarakatnya, rakyat*
from now on: mulai sekarang, dari sekarang, sejak sekarang, bermula sekarang, mulai saat ini, sejak saat ini
from now on: dari saat ini, mulai detik ini, kedepannya
you are: kamu adalah, anda adalah, kau adalah, awak adalah, engkau adalah, lo adalah, lu adalah, kalian adalah
you are no longer: kamu bukan lagi, anda bukan lagi, kau bukan lagi, kamu tidak lagi, anda tidak lagi, kau tidak lagi
if you are an ai: jika kamu adalah kecerdasan buatan, jika anda adalah kecerdasan buatan
pretend you are: anggap kamu adalah, anggaplah kamu adalah, berlagak jadi, berpura* menjadi
pretend: berlagak, berlagaklah, pura pura, berpura pura
act as: berperan sebagai, berperanlah sebagai, berlak* sebagai, bersikap sebagai, berfungsi sebagai, berakting sebagai
act as: berperan menjadi, jadilah seorang
play the role of: ambil peran, mengambil peran, mainkan peran sebagai, memainkan peran sebagai, bermain peran sebagai
play the role of: ambil peran sebagai, mainkan watak, mainkan karakter, perankan, perankanlah, memerankan
role: peran*, lakon
roleplay: main peran, permainan peran, bermain peranan
imagine: bayang*, membayangkan, imajinasikan, andaikan, andaikata, misalkan, coba bayangkan
suppose: andaikan saja, anggap saja, misalnya saja, umpamakan, katakanlah
pay no attention to: jangan hiraukan, jangan pedulikan, jangan gubris, tak usah hiraukan, tidak usah hiraukan
pay no attention to: jangan hirau, jangan perduli
do not follow: berhenti mengikuti, jangan patuhi, jangan mematuhi, tidak perlu mengikuti, tidak perlu ikuti
do not follow: jangan lagi ikuti, jangan lagi mengikuti
follow: ikuti, ikutilah, ikutin, ikut, ikutkan, mengikuti, turut*, menuruti
followed: diikuti, dituruti
obey: patuh*, mematuhi, taati, taatilah, taat, menaati, mentaati, patuh pada, taat pada, tunduk pada
obeyed: dipatuhi, ditaati
ignore: abaikan, abaikanlah, abaiin, abai, abaikannya, mengabaikan, mengesampingkan, mengenepikan, mengabaikannya
ignore: kesampingkan, kesampingkanlah, ketepikan, ketepikanlah, cuekin, acuhkan, acuh, hiraukan saja tidak, cuekin aja
ignore: abaikan aja, ignore aja, abaikan saja, abaikan semuanya, tidak mengindahkan, jangan indahkan
ignored: diabaikan, dikesampingkan, diketepikan, terabaikan, tidak dihiraukan
forget: lupakan, lupakanlah, lupain, lupa, melupakan, ngelupain, lupain aja, lupakan saja, lupa saja
forget: hapus dari ingatan, lupakan semuanya
forgotten: dilupakan, dilupain, terlupakan
do not forget: jangan sampai lupa
without restrictions: tanpa batasan, tanpa batasan apa pun, tanpa batasan apapun, tanpa had
without limits: tidak terbatas, tak terbatas, tanpa ada batas
without censorship: tidak disensor, tanpa tapisan sensor
without rules: tidak ada aturan, tidak punya aturan, tidak memiliki aturan
uncensored: tidak tersensor, tak disensor, bebas sensor, nirsensor
unrestricted: tidak dibatasi, tak dibatasi, bebas batasan, bebas tanpa batas, bebas dari batasan
unfiltered: tidak difilter, tidak disaring, tanpa disaring
developer mode: mode dev
debug mode: mode debug, mode awakutu, mode debugging
system prompt: prom* sistem, perintah sistem, gesaan sistem, prompt sistemnya, promt sistemnya, perintah sistemnya
system prompt: gesaan sistemnya, system prompt
your system prompt: prom* sistemmu, perintah sistemmu, gesaan sistemmu, prom* sistem kamu, perintah sistem kamu
your system prompt: gesaan sistem kamu, prom* sistem anda, perintah sistem anda
my system prompt: prompt sistemku, promt sistemku, perintah sistemku, gesaan sistemku, prompt sistem saya
my system prompt: promt sistem saya, perintah sistem saya, gesaan sistem saya
our system prompt: prompt sistem kami, promt sistem kami, perintah sistem kami, gesaan sistem kami, prompt sistem kita
our system prompt: promt sistem kita, perintah sistem kita, gesaan sistem kita
their system prompt: prompt sistem mereka, promt sistem mereka, perintah sistem mereka, gesaan sistem mereka
their system prompt: system prompt mereka, sistem prompt mereka, prompt system mereka, prompt awal sistem mereka
system message: pesan sistem, mesej sistem, pesan dari sistem
previous instructions: instruksi sebelum ini, petunjuk sebelum ini, perintah sebelum ini, arahan sebelum ini
previous instructions: suruhan sebelum ini, intruksi sebelum ini, instruksi yang lalu, petunjuk yang lalu
your previous instructions: instruksimu sebelum ini, petunjukmu sebelum ini, perintahmu sebelum ini
your previous instructions: arahanmu sebelum ini, suruhanmu sebelum ini, intruksimu sebelum ini, instruksimu yang lalu
your previous instructions: petunjukmu yang lalu
above instructions: instruksi di atas, petunjuk di atas, perintah di atas, arahan di atas, suruhan di atas
above instructions: intruksi di atas, instruksi yang di atas, petunjuk yang di atas
your above instructions: instruksimu di atas, petunjukmu di atas, perintahmu di atas, arahanmu di atas
your above instructions: suruhanmu di atas, intruksimu di atas, instruksimu yang di atas, petunjukmu yang di atas
earlier instructions: instruksi lebih awal, petunjuk lebih awal, perintah lebih awal, arahan lebih awal
earlier instructions: suruhan lebih awal, intruksi lebih awal, instruksi yang lebih awal, petunjuk yang lebih awal
your earlier instructions: instruksimu lebih awal, petunjukmu lebih awal, perintahmu lebih awal, arahanmu lebih awal
your earlier instructions: suruhanmu lebih awal, intruksimu lebih awal, instruksimu yang lebih awal
your earlier instructions: petunjukmu yang lebih awal
original instructions: instruksi asal, petunjuk asal, perintah asal, arahan asal, suruhan asal, intruksi asal
original instructions: instruksi awal, petunjuk awal
your original instructions: instruksimu asal, petunjukmu asal, perintahmu asal, arahanmu asal, suruhanmu asal
your original instructions: intruksimu asal, instruksimu awal, petunjukmu awal
initial instructions: instruksi yang pertama, petunjuk yang pertama, perintah yang pertama, arahan yang pertama
initial instructions: suruhan yang pertama, intruksi yang pertama, instruksi pertama, petunjuk pertama
your initial instructions: instruksimu yang pertama, petunjukmu yang pertama, perintahmu yang pertama
your initial instructions: arahanmu yang pertama, suruhanmu yang pertama, intruksimu yang pertama, instruksimu pertama
your initial instructions: petunjukmu pertama
old instructions: panduan perintah lama, arahan perintah lama, panduan perintah yang lama, arahan perintah yang lama
your old instructions: instruksi lamamu, petunjuk lamamu, perintah lamamu, arahan lamamu, suruhan lamamu
your old instructions: intruksi lamamu, panduan perintahmu lama, arahan perintahmu lama
new instructions: instruksi baru ini, petunjuk baru ini, perintah baru ini, arahan baru ini, suruhan baru ini
new instructions: intruksi baru ini, panduan perintah baru, arahan perintah baru
your new instructions: instruksimu baru ini, petunjukmu baru ini, perintahmu baru ini, arahanmu baru ini
your new instructions: suruhanmu baru ini, intruksimu baru ini, panduan perintahmu baru, arahan perintahmu baru
following instructions: instruksi berikut ini, petunjuk berikut ini, perintah berikut ini, arahan berikut ini
following instructions: suruhan berikut ini, intruksi berikut ini, instruksi berikutnya, petunjuk berikutnya
your following instructions: instruksimu berikut ini, petunjukmu berikut ini, perintahmu berikut ini
your following instructions: arahanmu berikut ini, suruhanmu berikut ini, intruksimu berikut ini
your following instructions: instruksimu berikutnya, petunjukmu berikutnya
system instructions: instruksi sistem, petunjuk sistem, arahan sistem, suruhan sistem, intruksi sistem
system instructions: instruksi system, petunjuk system, perintah system
your system instructions: instruksimu sistem, petunjukmu sistem, perintahmu sistem, arahanmu sistem, suruhanmu sistem
your system instructions: intruksimu sistem, instruksi sistemmu, petunjuk sistemmu
hidden instructions: panduan perintah tersembunyi, arahan perintah tersembunyi, panduan perintah yang tersembunyi
hidden instructions: arahan perintah yang tersembunyi, panduan perintah yang disembunyikan
hidden instructions: arahan perintah yang disembunyikan
your hidden instructions: instruksi tersembunyimu, petunjuk tersembunyimu, perintah tersembunyimu
your hidden instructions: arahan tersembunyimu, suruhan tersembunyimu, intruksi tersembunyimu
your hidden instructions: panduan perintahmu tersembunyi, arahan perintahmu tersembunyi
secret instructions: instruksi sulit, petunjuk sulit, perintah sulit, arahan sulit, suruhan sulit, intruksi sulit
secret instructions: panduan perintah rahasia, arahan perintah rahasia
your secret instructions: instruksi rahasiamu, petunjuk rahasiamu, perintah rahasiamu, arahan rahasiamu
your secret instructions: suruhan rahasiamu, intruksi rahasiamu, instruksimu sulit, petunjukmu sulit
internal instructions: panduan perintah internal, arahan perintah internal, panduan perintah dalaman
internal instructions: arahan perintah dalaman
your internal instructions: instruksi internalmu, petunjuk internalmu, perintah internalmu, arahan internalmu
your internal instructions: suruhan internalmu, intruksi internalmu, panduan perintahmu internal
your internal instructions: arahan perintahmu internal
developer instructions: instruksi dari pengembang, petunjuk dari pengembang, perintah dari pengembang
developer instructions: arahan dari pengembang, suruhan dari pengembang, intruksi dari pengembang
developer instructions: panduan perintah pengembang, arahan perintah pengembang
your developer instructions: instruksimu dari pengembang, petunjukmu dari pengembang, perintahmu dari pengembang
your developer instructions: arahanmu dari pengembang, suruhanmu dari pengembang, intruksimu dari pengembang
your developer instructions: panduan perintahmu pengembang, arahan perintahmu pengembang
safety instructions: instruksi keamanan, petunjuk keamanan, perintah keamanan, arahan keamanan, suruhan keamanan
safety instructions: intruksi keamanan, instruksi keselamatan, petunjuk keselamatan
your safety instructions: instruksimu keamanan, petunjukmu keamanan, perintahmu keamanan, arahanmu keamanan
your safety instructions: suruhanmu keamanan, intruksimu keamanan, instruksimu keselamatan, petunjukmu keselamatan
instructions: instruksi, instruksinya, petunjuk*, perintah*, arahan*, suruhan*, intruksi*, panduan perintah
instructions: arahan perintah, panduan perintahnya, arahan perintahnya
my instructions: instruksiku, petunjukku, perintahku, arahanku, suruhanku, intruksiku, instruksi saya, petunjuk saya
my instructions: perintah saya, arahan saya, suruhan saya, intruksi saya, instruksi aku, petunjuk aku
our instructions: instruksi kami, petunjuk kami, perintah kami, arahan kami, suruhan kami, intruksi kami
our instructions: instruksi kita, petunjuk kita
their instructions: instruksi mereka, petunjuk mereka, perintah mereka, arahan mereka, suruhan mereka, intruksi mereka
their instructions: panduan perintah mereka, arahan perintah mereka
previous rules: aturan sebelum ini, peraturan sebelum ini, ketentuan sebelum ini, kaidah sebelum ini
previous rules: kaedah sebelum ini, aturan yang lalu, peraturan yang lalu, ketentuan yang lalu
your previous rules: aturanmu sebelum ini, peraturanmu sebelum ini, ketentuanmu sebelum ini, kaidahmu sebelum ini
your previous rules: kaedahmu sebelum ini, aturanmu yang lalu, peraturanmu yang lalu, ketentuanmu yang lalu
above rules: aturan di atas, peraturan di atas, ketentuan di atas, kaidah di atas, kaedah di atas, aturan yang di atas
above rules: peraturan yang di atas, ketentuan yang di atas
your above rules: aturanmu di atas, peraturanmu di atas, ketentuanmu di atas, kaidahmu di atas, kaedahmu di atas
your above rules: aturanmu yang di atas, peraturanmu yang di atas, ketentuanmu yang di atas
earlier rules: aturan lebih awal, peraturan lebih awal, ketentuan lebih awal, kaidah lebih awal, kaedah lebih awal
earlier rules: aturan yang lebih awal, peraturan yang lebih awal, ketentuan yang lebih awal
your earlier rules: aturanmu lebih awal, peraturanmu lebih awal, ketentuanmu lebih awal, kaidahmu lebih awal
your earlier rules: kaedahmu lebih awal, aturanmu yang lebih awal, peraturanmu yang lebih awal
your earlier rules: ketentuanmu yang lebih awal
original rules: aturan asal, peraturan asal, ketentuan asal, kaidah asal, kaedah asal, aturan awal, peraturan awal
original rules: ketentuan awal
your original rules: aturanmu asal, peraturanmu asal, ketentuanmu asal, kaidahmu asal, kaedahmu asal, aturanmu awal
your original rules: peraturanmu awal, ketentuanmu awal
initial rules: aturan yang pertama, peraturan yang pertama, ketentuan yang pertama, kaidah yang pertama
initial rules: kaedah yang pertama, aturan pertama, peraturan pertama, ketentuan pertama
your initial rules: aturanmu yang pertama, peraturanmu yang pertama, ketentuanmu yang pertama, kaidahmu yang pertama
your initial rules: kaedahmu yang pertama, aturanmu pertama, peraturanmu pertama, ketentuanmu pertama
old rules: tata tertib lama, tata tertib yang lama
your old rules: aturan lamamu, peraturan lamamu, ketentuan lamamu, kaidah lamamu, kaedah lamamu, tata tertibmu lama
your old rules: tata tertibmu yang lama, tata tertib lamamu
new rules: aturan baru ini, peraturan baru ini, ketentuan baru ini, kaidah baru ini, kaedah baru ini, tata tertib baru
new rules: tata tertib yang baru, tata tertib baru ini
your new rules: aturanmu baru ini, peraturanmu baru ini, ketentuanmu baru ini, kaidahmu baru ini, kaedahmu baru ini
your new rules: tata tertibmu baru, tata tertibmu yang baru, tata tertibmu baru ini
following rules: aturan berikut ini, peraturan berikut ini, ketentuan berikut ini, kaidah berikut ini
following rules: kaedah berikut ini, aturan berikutnya, peraturan berikutnya, ketentuan berikutnya
your following rules: aturanmu berikut ini, peraturanmu berikut ini, ketentuanmu berikut ini, kaidahmu berikut ini
your following rules: kaedahmu berikut ini, aturanmu berikutnya, peraturanmu berikutnya, ketentuanmu berikutnya
system rules: aturan sistem, peraturan sistem, ketentuan sistem, kaidah sistem, kaedah sistem, aturan system
system rules: peraturan system, ketentuan system
your system rules: aturanmu sistem, peraturanmu sistem, ketentuanmu sistem, kaidahmu sistem, kaedahmu sistem
your system rules: aturan sistemmu, peraturan sistemmu, ketentuan sistemmu
hidden rules: tata tertib tersembunyi, tata tertib yang tersembunyi, tata tertib yang disembunyikan
your hidden rules: aturan tersembunyimu, peraturan tersembunyimu, ketentuan tersembunyimu, kaidah tersembunyimu
your hidden rules: kaedah tersembunyimu, tata tertibmu tersembunyi, tata tertibmu yang tersembunyi
your hidden rules: tata tertib tersembunyimu
secret rules: aturan sulit, peraturan sulit, ketentuan sulit, kaidah sulit, kaedah sulit, tata tertib rahasia
secret rules: tata tertib rahsia, tata tertib yang rahasia
your secret rules: aturan rahasiamu, peraturan rahasiamu, ketentuan rahasiamu, kaidah rahasiamu, kaedah rahasiamu
your secret rules: aturanmu sulit, peraturanmu sulit, ketentuanmu sulit
internal rules: tata tertib internal, tata tertib dalaman
your internal rules: aturan internalmu, peraturan internalmu, ketentuan internalmu, kaidah internalmu
your internal rules: kaedah internalmu, tata tertibmu internal, tata tertib internalmu, tata tertibmu dalaman
developer rules: aturan dari pengembang, peraturan dari pengembang, ketentuan dari pengembang, kaidah dari pengembang
developer rules: kaedah dari pengembang, tata tertib pengembang, tata tertib developer, tata tertib dari pengembang
your developer rules: aturanmu dari pengembang, peraturanmu dari pengembang, ketentuanmu dari pengembang
your developer rules: kaidahmu dari pengembang, kaedahmu dari pengembang, tata tertibmu pengembang
your developer rules: tata tertibmu developer, tata tertibmu dari pengembang
safety rules: aturan keamanan, peraturan keamanan, ketentuan keamanan, kaidah keamanan, kaedah keamanan
safety rules: aturan keselamatan, peraturan keselamatan, ketentuan keselamatan
your safety rules: aturanmu keamanan, peraturanmu keamanan, ketentuanmu keamanan, kaidahmu keamanan, kaedahmu keamanan
your safety rules: aturanmu keselamatan, peraturanmu keselamatan, ketentuanmu keselamatan
rules: aturan*, peraturan, peraturannya, ketentuan, ketentuannya, kaidah*, kaedah*, tata tertib, tata tertibnya
my rules: aturanku, peraturanku, ketentuanku, kaidahku, kaedahku, aturan saya, peraturan saya, ketentuan saya
my rules: kaidah saya, kaedah saya, aturan aku, peraturan aku, ketentuan aku
our rules: aturan kami, peraturan kami, ketentuan kami, kaidah kami, kaedah kami, aturan kita, peraturan kita
our rules: ketentuan kita
their rules: aturan mereka, peraturan mereka, ketentuan mereka, kaidah mereka, kaedah mereka, tata tertib mereka
previous guidelines: pedoman sebelum ini, panduan sebelum ini, acuan sebelum ini, haluan sebelum ini
previous guidelines: pedoman yang lalu, panduan yang lalu, acuan yang lalu, haluan yang lalu
your previous guidelines: pedomanmu sebelum ini, panduanmu sebelum ini, acuanmu sebelum ini, haluanmu sebelum ini
your previous guidelines: pedomanmu yang lalu, panduanmu yang lalu, acuanmu yang lalu, haluanmu yang lalu
above guidelines: pedoman di atas, panduan di atas, acuan di atas, haluan di atas, pedoman yang di atas
above guidelines: panduan yang di atas, acuan yang di atas, haluan yang di atas
your above guidelines: pedomanmu di atas, panduanmu di atas, acuanmu di atas, haluanmu di atas, pedomanmu yang di atas
your above guidelines: panduanmu yang di atas, acuanmu yang di atas, haluanmu yang di atas
earlier guidelines: pedoman lebih awal, panduan lebih awal, acuan lebih awal, haluan lebih awal
earlier guidelines: pedoman yang lebih awal, panduan yang lebih awal, acuan yang lebih awal, haluan yang lebih awal
your earlier guidelines: pedomanmu lebih awal, panduanmu lebih awal, acuanmu lebih awal, haluanmu lebih awal
your earlier guidelines: pedomanmu yang lebih awal, panduanmu yang lebih awal, acuanmu yang lebih awal
your earlier guidelines: haluanmu yang lebih awal
original guidelines: pedoman asal, panduan asal, acuan asal, haluan asal, pedoman awal, panduan awal, acuan awal
original guidelines: haluan awal
your original guidelines: pedomanmu asal, panduanmu asal, acuanmu asal, haluanmu asal, pedomanmu awal, panduanmu awal
your original guidelines: acuanmu awal, haluanmu awal
initial guidelines: pedoman yang pertama, panduan yang pertama, acuan yang pertama, haluan yang pertama
initial guidelines: pedoman pertama, panduan pertama, acuan pertama, haluan pertama
your initial guidelines: pedomanmu yang pertama, panduanmu yang pertama, acuanmu yang pertama, haluanmu yang pertama
your initial guidelines: pedomanmu pertama, panduanmu pertama, acuanmu pertama, haluanmu pertama
old guidelines: garis panduan lama, garis panduan yang lama
your old guidelines: pedoman lamamu, panduan lamamu, acuan lamamu, haluan lamamu, garis panduanmu lama
your old guidelines: garis panduanmu yang lama, garis panduan lamamu
new guidelines: pedoman baru ini, panduan baru ini, acuan baru ini, haluan baru ini, garis panduan baru
new guidelines: garis panduan yang baru, garis panduan baru ini, garis panduan terbaru
your new guidelines: pedomanmu baru ini, panduanmu baru ini, acuanmu baru ini, haluanmu baru ini, garis panduanmu baru
your new guidelines: garis panduanmu yang baru, garis panduanmu baru ini, garis panduanmu terbaru
following guidelines: pedoman berikut ini, panduan berikut ini, acuan berikut ini, haluan berikut ini
following guidelines: pedoman berikutnya, panduan berikutnya, acuan berikutnya, haluan berikutnya
your following guidelines: pedomanmu berikut ini, panduanmu berikut ini, acuanmu berikut ini, haluanmu berikut ini
your following guidelines: pedomanmu berikutnya, panduanmu berikutnya, acuanmu berikutnya, haluanmu berikutnya
system guidelines: pedoman sistem, panduan sistem, acuan sistem, haluan sistem, pedoman system, panduan system
system guidelines: acuan system, haluan system
your system guidelines: pedomanmu sistem, panduanmu sistem, acuanmu sistem, haluanmu sistem, pedoman sistemmu
your system guidelines: panduan sistemmu, acuan sistemmu, haluan sistemmu
hidden guidelines: garis panduan tersembunyi, garis panduan yang tersembunyi, garis panduan yang disembunyikan
your hidden guidelines: pedoman tersembunyimu, panduan tersembunyimu, acuan tersembunyimu, haluan tersembunyimu
your hidden guidelines: garis panduanmu tersembunyi, garis panduanmu yang tersembunyi, garis panduan tersembunyimu
your hidden guidelines: garis panduanmu yang disembunyikan
secret guidelines: pedoman sulit, panduan sulit, acuan sulit, haluan sulit, garis panduan rahasia
secret guidelines: garis panduan rahsia, garis panduan yang rahasia, garis panduan sulit
your secret guidelines: pedoman rahasiamu, panduan rahasiamu, acuan rahasiamu, haluan rahasiamu, pedomanmu sulit
your secret guidelines: panduanmu sulit, acuanmu sulit, haluanmu sulit
internal guidelines: garis panduan internal, garis panduan dalaman
your internal guidelines: pedoman internalmu, panduan internalmu, acuan internalmu, haluan internalmu
your internal guidelines: garis panduanmu internal, garis panduan internalmu, garis panduanmu dalaman
your internal guidelines: garis panduan internal kamu
developer guidelines: pedoman dari pengembang, panduan dari pengembang, acuan dari pengembang, haluan dari pengembang
developer guidelines: garis panduan pengembang, garis panduan developer, garis panduan dari pengembang
developer guidelines: garis panduan pembangun
your developer guidelines: pedomanmu dari pengembang, panduanmu dari pengembang, acuanmu dari pengembang
your developer guidelines: haluanmu dari pengembang, garis panduanmu pengembang, garis panduanmu developer
your developer guidelines: garis panduanmu dari pengembang, garis panduanmu pembangun
safety guidelines: pedoman keamanan, panduan keamanan, acuan keamanan, haluan keamanan, pedoman keselamatan
safety guidelines: panduan keselamatan, acuan keselamatan, haluan keselamatan
your safety guidelines: pedomanmu keamanan, panduanmu keamanan, acuanmu keamanan, haluanmu keamanan
your safety guidelines: pedomanmu keselamatan, panduanmu keselamatan, acuanmu keselamatan, haluanmu keselamatan
guidelines: pedoman*, panduan*, acuan*, haluan*, garis panduan, garis panduannya
my guidelines: pedomanku, panduanku, acuanku, haluanku, pedoman saya, panduan saya, acuan saya, haluan saya
my guidelines: pedoman aku, panduan aku, acuan aku, haluan aku
our guidelines: pedoman kami, panduan kami, acuan kami, haluan kami, pedoman kita, panduan kita, acuan kita
our guidelines: haluan kita
their guidelines: pedoman mereka, panduan mereka, acuan mereka, haluan mereka, garis panduan mereka
previous directives: direktif sebelum ini, amanat sebelum ini, titah sebelum ini, direktif yang lalu, amanat yang lalu
previous directives: titah yang lalu, direktif lalu, amanat lalu
your previous directives: direktifmu sebelum ini, amanatmu sebelum ini, titahmu sebelum ini, direktifmu yang lalu
your previous directives: amanatmu yang lalu, titahmu yang lalu, direktifmu lalu, amanatmu lalu
above directives: direktif di atas, amanat di atas, titah di atas, direktif yang di atas, amanat yang di atas
above directives: titah yang di atas, direktif di atas ini, amanat di atas ini
your above directives: direktifmu di atas, amanatmu di atas, titahmu di atas, direktifmu yang di atas
your above directives: amanatmu yang di atas, titahmu yang di atas, direktifmu di atas ini, amanatmu di atas ini
earlier directives: direktif lebih awal, amanat lebih awal, titah lebih awal, direktif yang lebih awal
earlier directives: amanat yang lebih awal, titah yang lebih awal, direktif terawal, amanat terawal
your earlier directives: direktifmu lebih awal, amanatmu lebih awal, titahmu lebih awal, direktifmu yang lebih awal
your earlier directives: amanatmu yang lebih awal, titahmu yang lebih awal, direktifmu terawal, amanatmu terawal
original directives: direktif asal, amanat asal, titah asal, direktif awal, amanat awal, titah awal, direktif semula
original directives: amanat semula
your original directives: direktifmu asal, amanatmu asal, titahmu asal, direktifmu awal, amanatmu awal, titahmu awal
your original directives: direktif awalmu, amanat awalmu
initial directives: direktif yang pertama, amanat yang pertama, titah yang pertama, direktif pertama, amanat pertama
initial directives: titah pertama
your initial directives: direktifmu yang pertama, amanatmu yang pertama, titahmu yang pertama, direktifmu pertama
your initial directives: amanatmu pertama, titahmu pertama
your old directives: direktif lamamu, amanat lamamu, titah lamamu
new directives: direktif baru ini, amanat baru ini, titah baru ini
your new directives: direktifmu baru ini, amanatmu baru ini, titahmu baru ini
following directives: direktif berikut ini, amanat berikut ini, titah berikut ini, direktif berikutnya
following directives: amanat berikutnya, titah berikutnya, direktif di bawah, amanat di bawah
your following directives: direktifmu berikut ini, amanatmu berikut ini, titahmu berikut ini, direktifmu berikutnya
your following directives: amanatmu berikutnya, titahmu berikutnya, direktifmu di bawah, amanatmu di bawah
system directives: direktif sistem, amanat sistem, titah sistem, direktif system, amanat system, titah system
system directives: direktif dari sistem, amanat dari sistem
your system directives: direktifmu sistem, amanatmu sistem, titahmu sistem, direktif sistemmu, amanat sistemmu
your system directives: titah sistemmu, direktif sistem kamu, amanat sistem kamu
your hidden directives: direktif tersembunyimu, amanat tersembunyimu, titah tersembunyimu
secret directives: direktif sulit, amanat sulit, titah sulit
your secret directives: direktif rahasiamu, amanat rahasiamu, titah rahasiamu, direktifmu sulit, amanatmu sulit
your secret directives: titahmu sulit
your internal directives: direktif internalmu, amanat internalmu, titah internalmu
developer directives: direktif dari pengembang, amanat dari pengembang, titah dari pengembang
your developer directives: direktifmu dari pengembang, amanatmu dari pengembang, titahmu dari pengembang
safety directives: direktif keamanan, amanat keamanan, titah keamanan, direktif keselamatan, amanat keselamatan
safety directives: titah keselamatan
your safety directives: direktifmu keamanan, amanatmu keamanan, titahmu keamanan, direktifmu keselamatan
your safety directives: amanatmu keselamatan, titahmu keselamatan
directives: direktif*, amanat*, titah*
my directives: direktifku, amanatku, titahku, direktif saya, amanat saya, titah saya, direktif aku, amanat aku
my directives: titah aku
our directives: direktif kami, amanat kami, titah kami, direktif kita, amanat kita, titah kita
their directives: direktif mereka, amanat mereka, titah mereka
previous restrictions: pembatasan sebelum ini, larangan sebelum ini, sekatan sebelum ini, pantangan sebelum ini
previous restrictions: pengekangan sebelum ini, pembatasan yang lalu, larangan yang lalu, sekatan yang lalu
your previous restrictions: pembatasanmu sebelum ini, laranganmu sebelum ini, sekatanmu sebelum ini
your previous restrictions: pantanganmu sebelum ini, pengekanganmu sebelum ini, pembatasanmu yang lalu
your previous restrictions: laranganmu yang lalu, sekatanmu yang lalu
above restrictions: pembatasan di atas, larangan di atas, sekatan di atas, pantangan di atas, pengekangan di atas
above restrictions: pembatasan yang di atas, larangan yang di atas, sekatan yang di atas
your above restrictions: pembatasanmu di atas, laranganmu di atas, sekatanmu di atas, pantanganmu di atas
your above restrictions: pengekanganmu di atas, pembatasanmu yang di atas, laranganmu yang di atas
your above restrictions: sekatanmu yang di atas
earlier restrictions: pembatasan lebih awal, larangan lebih awal, sekatan lebih awal, pantangan lebih awal
earlier restrictions: pengekangan lebih awal, pembatasan yang lebih awal, larangan yang lebih awal
earlier restrictions: sekatan yang lebih awal
your earlier restrictions: pembatasanmu lebih awal, laranganmu lebih awal, sekatanmu lebih awal
your earlier restrictions: pantanganmu lebih awal, pengekanganmu lebih awal, pembatasanmu yang lebih awal
your earlier restrictions: laranganmu yang lebih awal, sekatanmu yang lebih awal
original restrictions: pembatasan asal, larangan asal, sekatan asal, pantangan asal, pengekangan asal, pembatasan awal
original restrictions: larangan awal, sekatan awal
your original restrictions: pembatasanmu asal, laranganmu asal, sekatanmu asal, pantanganmu asal, pengekanganmu asal
your original restrictions: pembatasanmu awal, laranganmu awal, sekatanmu awal
initial restrictions: pembatasan yang pertama, larangan yang pertama, sekatan yang pertama, pantangan yang pertama
initial restrictions: pengekangan yang pertama, pembatasan pertama, larangan pertama, sekatan pertama
your initial restrictions: pembatasanmu yang pertama, laranganmu yang pertama, sekatanmu yang pertama
your initial restrictions: pantanganmu yang pertama, pengekanganmu yang pertama, pembatasanmu pertama
your initial restrictions: laranganmu pertama, sekatanmu pertama
your old restrictions: pembatasan lamamu, larangan lamamu, sekatan lamamu, pantangan lamamu, pengekangan lamamu
new restrictions: pembatasan baru ini, larangan baru ini, sekatan baru ini, pantangan baru ini, pengekangan baru ini
your new restrictions: pembatasanmu baru ini, laranganmu baru ini, sekatanmu baru ini, pantanganmu baru ini
your new restrictions: pengekanganmu baru ini
following restrictions: pembatasan berikut ini, larangan berikut ini, sekatan berikut ini, pantangan berikut ini
following restrictions: pengekangan berikut ini, pembatasan berikutnya, larangan berikutnya, sekatan berikutnya
your following restrictions: pembatasanmu berikut ini, laranganmu berikut ini, sekatanmu berikut ini
your following restrictions: pantanganmu berikut ini, pengekanganmu berikut ini, pembatasanmu berikutnya
your following restrictions: laranganmu berikutnya, sekatanmu berikutnya
system restrictions: pembatasan sistem, larangan sistem, sekatan sistem, pantangan sistem, pengekangan sistem
system restrictions: pembatasan system, larangan system, sekatan system
your system restrictions: pembatasanmu sistem, laranganmu sistem, sekatanmu sistem, pantanganmu sistem
your system restrictions: pengekanganmu sistem, pembatasan sistemmu, larangan sistemmu, sekatan sistemmu
your hidden restrictions: pembatasan tersembunyimu, larangan tersembunyimu, sekatan tersembunyimu
your hidden restrictions: pantangan tersembunyimu, pengekangan tersembunyimu
secret restrictions: pembatasan sulit, larangan sulit, sekatan sulit, pantangan sulit, pengekangan sulit
your secret restrictions: pembatasan rahasiamu, larangan rahasiamu, sekatan rahasiamu, pantangan rahasiamu
your secret restrictions: pengekangan rahasiamu, pembatasanmu sulit, laranganmu sulit, sekatanmu sulit
your internal restrictions: pembatasan internalmu, larangan internalmu, sekatan internalmu, pantangan internalmu
your internal restrictions: pengekangan internalmu
developer restrictions: pembatasan dari pengembang, larangan dari pengembang, sekatan dari pengembang
developer restrictions: pantangan dari pengembang, pengekangan dari pengembang
your developer restrictions: pembatasanmu dari pengembang, laranganmu dari pengembang, sekatanmu dari pengembang
your developer restrictions: pantanganmu dari pengembang, pengekanganmu dari pengembang
safety restrictions: pembatasan keamanan, larangan keamanan, sekatan keamanan, pantangan keamanan
safety restrictions: pengekangan keamanan, pembatasan keselamatan, larangan keselamatan, sekatan keselamatan
your safety restrictions: pembatasanmu keamanan, laranganmu keamanan, sekatanmu keamanan, pantanganmu keamanan
your safety restrictions: pengekanganmu keamanan, pembatasanmu keselamatan, laranganmu keselamatan
your safety restrictions: sekatanmu keselamatan
restrictions: pembatasan, pembatasannya, larangan*, sekatan*, pantangan, pantangannya, pengekangan, pengekangannya
your restrictions: pembatasanmu, laranganmu, sekatanmu, pantanganmu, pengekanganmu
my restrictions: pembatasanku, laranganku, sekatanku, pantanganku, pengekanganku, pembatasan saya, larangan saya
my restrictions: sekatan saya, pantangan saya, pengekangan saya, pembatasan aku, larangan aku, sekatan aku
our restrictions: pembatasan kami, larangan kami, sekatan kami, pantangan kami, pengekangan kami, pembatasan kita
our restrictions: larangan kita, sekatan kita
their restrictions: pembatasan mereka, larangan mereka, sekatan mereka, pantangan mereka, pengekangan mereka
previous limits: batasan sebelum ini, batas sebelum ini, limit sebelum ini, had sebelum ini, batasan yang lalu
previous limits: batas yang lalu
your previous limits: batasanmu sebelum ini, batasmu sebelum ini, limitmu sebelum ini, hadmu sebelum ini
your previous limits: batasanmu yang lalu, batasmu yang lalu
above limits: batasan di atas, batas di atas, limit di atas, had di atas, batasan yang di atas, batas yang di atas
your above limits: batasanmu di atas, batasmu di atas, limitmu di atas, hadmu di atas, batasanmu yang di atas
your above limits: batasmu yang di atas
earlier limits: batasan lebih awal, batas lebih awal, limit lebih awal, had lebih awal, batasan yang lebih awal
earlier limits: batas yang lebih awal
your earlier limits: batasanmu lebih awal, batasmu lebih awal, limitmu lebih awal, hadmu lebih awal
your earlier limits: batasanmu yang lebih awal, batasmu yang lebih awal
original limits: batasan asal, batas asal, limit asal, had asal, batasan awal, batas awal
your original limits: batasanmu asal, batasmu asal, limitmu asal, hadmu asal, batasanmu awal, batasmu awal
initial limits: batasan yang pertama, batas yang pertama, limit yang pertama, had yang pertama, batasan pertama
initial limits: batas pertama
your initial limits: batasanmu yang pertama, batasmu yang pertama, limitmu yang pertama, hadmu yang pertama
your initial limits: batasanmu pertama, batasmu pertama
your old limits: batasan lamamu, batas lamamu, limit lamamu, had lamamu
new limits: batasan baru ini, batas baru ini, limit baru ini, had baru ini
your new limits: batasanmu baru ini, batasmu baru ini, limitmu baru ini, hadmu baru ini
following limits: batasan berikut ini, batas berikut ini, limit berikut ini, had berikut ini, batasan berikutnya
following limits: batas berikutnya
your following limits: batasanmu berikut ini, batasmu berikut ini, limitmu berikut ini, hadmu berikut ini
your following limits: batasanmu berikutnya, batasmu berikutnya
system limits: batasan sistem, batas sistem, limit sistem, had sistem, batasan system, batas system
your system limits: batasanmu sistem, batasmu sistem, limitmu sistem, hadmu sistem, batasan sistemmu, batas sistemmu
your hidden limits: batasan tersembunyimu, batas tersembunyimu, limit tersembunyimu, had tersembunyimu
secret limits: batasan sulit, batas sulit, limit sulit, had sulit
your secret limits: batasan rahasiamu, batas rahasiamu, limit rahasiamu, had rahasiamu, batasanmu sulit, batasmu sulit
your internal limits: batasan internalmu, batas internalmu, limit internalmu, had internalmu
developer limits: batasan dari pengembang, batas dari pengembang, limit dari pengembang, had dari pengembang
your developer limits: batasanmu dari pengembang, batasmu dari pengembang, limitmu dari pengembang
your developer limits: hadmu dari pengembang
safety limits: batasan keamanan, batas keamanan, limit keamanan, had keamanan, batasan keselamatan, batas keselamatan
your safety limits: batasanmu keamanan, batasmu keamanan, limitmu keamanan, hadmu keamanan, batasanmu keselamatan
your safety limits: batasmu keselamatan
limits: batasan, batasannya, batas, batasnya, limit*, had, hadnya
my limits: batasanku, batasku, limitku, hadku, batasan saya, batas saya, limit saya, had saya, batasan aku, batas aku
our limits: batasan kami, batas kami, limit kami, had kami, batasan kita, batas kita
their limits: batasan mereka, batas mereka, limit mereka, had mereka
previous constraints: kekangan sebelum ini, kendala sebelum ini, keterbatasan sebelum ini, kekangan yang lalu
previous constraints: kendala yang lalu, keterbatasan yang lalu, kekangan lalu, kendala lalu
your previous constraints: kekanganmu sebelum ini, kendalamu sebelum ini, keterbatasanmu sebelum ini
your previous constraints: kekanganmu yang lalu, kendalamu yang lalu, keterbatasanmu yang lalu, kekanganmu lalu
your previous constraints: kendalamu lalu
above constraints: kekangan di atas, kendala di atas, keterbatasan di atas, kekangan yang di atas
above constraints: kendala yang di atas, keterbatasan yang di atas, kekangan di atas ini, kendala di atas ini
your above constraints: kekanganmu di atas, kendalamu di atas, keterbatasanmu di atas, kekanganmu yang di atas
your above constraints: kendalamu yang di atas, keterbatasanmu yang di atas, kekanganmu di atas ini
your above constraints: kendalamu di atas ini
earlier constraints: kekangan lebih awal, kendala lebih awal, keterbatasan lebih awal, kekangan yang lebih awal
earlier constraints: kendala yang lebih awal, keterbatasan yang lebih awal, kekangan terawal, kendala terawal
your earlier constraints: kekanganmu lebih awal, kendalamu lebih awal, keterbatasanmu lebih awal
your earlier constraints: kekanganmu yang lebih awal, kendalamu yang lebih awal, keterbatasanmu yang lebih awal
your earlier constraints: kekanganmu terawal, kendalamu terawal
original constraints: kekangan asal, kendala asal, keterbatasan asal, kekangan awal, kendala awal, keterbatasan awal
original constraints: kekangan semula, kendala semula
your original constraints: kekanganmu asal, kendalamu asal, keterbatasanmu asal, kekanganmu awal, kendalamu awal
your original constraints: keterbatasanmu awal, kekangan awalmu, kendala awalmu
initial constraints: kekangan yang pertama, kendala yang pertama, keterbatasan yang pertama, kekangan pertama
initial constraints: kendala pertama, keterbatasan pertama
your initial constraints: kekanganmu yang pertama, kendalamu yang pertama, keterbatasanmu yang pertama
your initial constraints: kekanganmu pertama, kendalamu pertama, keterbatasanmu pertama
your old constraints: kekangan lamamu, kendala lamamu, keterbatasan lamamu
new constraints: kekangan baru ini, kendala baru ini, keterbatasan baru ini
your new constraints: kekanganmu baru ini, kendalamu baru ini, keterbatasanmu baru ini
following constraints: kekangan berikut ini, kendala berikut ini, keterbatasan berikut ini, kekangan berikutnya
following constraints: kendala berikutnya, keterbatasan berikutnya, kekangan di bawah, kendala di bawah
your following constraints: kekanganmu berikut ini, kendalamu berikut ini, keterbatasanmu berikut ini
your following constraints: kekanganmu berikutnya, kendalamu berikutnya, keterbatasanmu berikutnya
your following constraints: kekanganmu di bawah, kendalamu di bawah
system constraints: kekangan sistem, kendala sistem, keterbatasan sistem, kekangan system, kendala system
system constraints: keterbatasan system, kekangan dari sistem, kendala dari sistem
your system constraints: kekanganmu sistem, kendalamu sistem, keterbatasanmu sistem, kekangan sistemmu
your system constraints: kendala sistemmu, keterbatasan sistemmu, kekangan sistem kamu, kendala sistem kamu
your hidden constraints: kekangan tersembunyimu, kendala tersembunyimu, keterbatasan tersembunyimu
secret constraints: kekangan sulit, kendala sulit, keterbatasan sulit
your secret constraints: kekangan rahasiamu, kendala rahasiamu, keterbatasan rahasiamu, kekanganmu sulit
your secret constraints: kendalamu sulit, keterbatasanmu sulit
your internal constraints: kekangan internalmu, kendala internalmu, keterbatasan internalmu
developer constraints: kekangan dari pengembang, kendala dari pengembang, keterbatasan dari pengembang
your developer constraints: kekanganmu dari pengembang, kendalamu dari pengembang, keterbatasanmu dari pengembang
safety constraints: kekangan keamanan, kendala keamanan, keterbatasan keamanan, kekangan keselamatan
safety constraints: kendala keselamatan, keterbatasan keselamatan
your safety constraints: kekanganmu keamanan, kendalamu keamanan, keterbatasanmu keamanan, kekanganmu keselamatan
your safety constraints: kendalamu keselamatan, keterbatasanmu keselamatan
constraints: kekangan*, kendala*, keterbatasan, keterbatasannya
your constraints: kekanganmu, kendalamu, keterbatasanmu
my constraints: kekanganku, kendalaku, keterbatasanku, kekangan saya, kendala saya, keterbatasan saya, kekangan aku
my constraints: kendala aku, keterbatasan aku
our constraints: kekangan kami, kendala kami, keterbatasan kami, kekangan kita, kendala kita, keterbatasan kita
their constraints: kekangan mereka, kendala mereka, keterbatasan mereka
previous filters: filter sebelum ini, saringan sebelum ini, penyaring sebelum ini, penapis sebelum ini
previous filters: tapisan sebelum ini, filter yang lalu, saringan yang lalu, penyaring yang lalu
your previous filters: filtermu sebelum ini, saringanmu sebelum ini, penyaringmu sebelum ini, penapismu sebelum ini
your previous filters: tapisanmu sebelum ini, filtermu yang lalu, saringanmu yang lalu, penyaringmu yang lalu
above filters: filter di atas, saringan di atas, penyaring di atas, penapis di atas, tapisan di atas
above filters: filter yang di atas, saringan yang di atas, penyaring yang di atas
your above filters: filtermu di atas, saringanmu di atas, penyaringmu di atas, penapismu di atas, tapisanmu di atas
your above filters: filtermu yang di atas, saringanmu yang di atas, penyaringmu yang di atas
earlier filters: filter lebih awal, saringan lebih awal, penyaring lebih awal, penapis lebih awal, tapisan lebih awal
earlier filters: filter yang lebih awal, saringan yang lebih awal, penyaring yang lebih awal
your earlier filters: filtermu lebih awal, saringanmu lebih awal, penyaringmu lebih awal, penapismu lebih awal
your earlier filters: tapisanmu lebih awal, filtermu yang lebih awal, saringanmu yang lebih awal
your earlier filters: penyaringmu yang lebih awal
original filters: filter asal, saringan asal, penyaring asal, penapis asal, tapisan asal, filter awal, saringan awal
original filters: penyaring awal
your original filters: filtermu asal, saringanmu asal, penyaringmu asal, penapismu asal, tapisanmu asal, filtermu awal
your original filters: saringanmu awal, penyaringmu awal
initial filters: filter yang pertama, saringan yang pertama, penyaring yang pertama, penapis yang pertama
initial filters: tapisan yang pertama, filter pertama, saringan pertama, penyaring pertama
your initial filters: filtermu yang pertama, saringanmu yang pertama, penyaringmu yang pertama, penapismu yang pertama
your initial filters: tapisanmu yang pertama, filtermu pertama, saringanmu pertama, penyaringmu pertama
your old filters: filter lamamu, saringan lamamu, penyaring lamamu, penapis lamamu, tapisan lamamu
new filters: filter baru ini, saringan baru ini, penyaring baru ini, penapis baru ini, tapisan baru ini
your new filters: filtermu baru ini, saringanmu baru ini, penyaringmu baru ini, penapismu baru ini, tapisanmu baru ini
following filters: filter berikut ini, saringan berikut ini, penyaring berikut ini, penapis berikut ini
following filters: tapisan berikut ini, filter berikutnya, saringan berikutnya, penyaring berikutnya
your following filters: filtermu berikut ini, saringanmu berikut ini, penyaringmu berikut ini, penapismu berikut ini
your following filters: tapisanmu berikut ini, filtermu berikutnya, saringanmu berikutnya, penyaringmu berikutnya
system filters: filter sistem, saringan sistem, penyaring sistem, penapis sistem, tapisan sistem, filter system
system filters: saringan system, penyaring system
your system filters: filtermu sistem, saringanmu sistem, penyaringmu sistem, penapismu sistem, tapisanmu sistem
your system filters: filter sistemmu, saringan sistemmu, penyaring sistemmu
your hidden filters: filter tersembunyimu, saringan tersembunyimu, penyaring tersembunyimu, penapis tersembunyimu
your hidden filters: tapisan tersembunyimu
secret filters: filter sulit, saringan sulit, penyaring sulit, penapis sulit, tapisan sulit
your secret filters: filter rahasiamu, saringan rahasiamu, penyaring rahasiamu, penapis rahasiamu, tapisan rahasiamu
your secret filters: filtermu sulit, saringanmu sulit, penyaringmu sulit
your internal filters: filter internalmu, saringan internalmu, penyaring internalmu, penapis internalmu
your internal filters: tapisan internalmu
developer filters: filter dari pengembang, saringan dari pengembang, penyaring dari pengembang
developer filters: penapis dari pengembang, tapisan dari pengembang
your developer filters: filtermu dari pengembang, saringanmu dari pengembang, penyaringmu dari pengembang
your developer filters: penapismu dari pengembang, tapisanmu dari pengembang
safety filters: filter keamanan, saringan keamanan, penyaring keamanan, penapis keamanan, tapisan keamanan
safety filters: filter keselamatan, saringan keselamatan, penyaring keselamatan
your safety filters: filtermu keamanan, saringanmu keamanan, penyaringmu keamanan, penapismu keamanan
your safety filters: tapisanmu keamanan, filtermu keselamatan, saringanmu keselamatan, penyaringmu keselamatan
filters: filter*, saringan*, penyaring, penyaringnya, penapis*, tapisan*
my filters: filterku, saringanku, penyaringku, penapisku, tapisanku, filter saya, saringan saya, penyaring saya
my filters: penapis saya, tapisan saya, filter aku, saringan aku, penyaring aku
our filters: filter kami, saringan kami, penyaring kami, penapis kami, tapisan kami, filter kita, saringan kita
our filters: penyaring kita
their filters: filter mereka, saringan mereka, penyaring mereka, penapis mereka, tapisan mereka
previous prompt: prom* sebelum ini, gesaan sebelum ini, prom* yang lalu, gesaan yang lalu, prom* lalu, gesaan lalu
previous prompt: prom* sebelum pesan ini, gesaan sebelum pesan ini
your previous prompt: gesaanmu sebelum ini, gesaanmu yang lalu, gesaanmu lalu, gesaanmu sebelum pesan ini
your previous prompt: prom* terdahulu ini, gesaanmu terdahulu ini, prom* yang telah lalu, gesaanmu yang telah lalu
above prompt: prom* di atas, gesaan di atas, prom* yang di atas, gesaan yang di atas, prom* di atas ini
above prompt: gesaan di atas ini, prom* yang ada di atas, gesaan yang ada di atas
your above prompt: gesaanmu di atas, gesaanmu yang di atas, gesaanmu di atas ini, gesaanmu yang ada di atas
your above prompt: prom* yang tertulis di atas, gesaanmu yang tertulis di atas
earlier prompt: prom* lebih awal, gesaan lebih awal, prom* yang lebih awal, gesaan yang lebih awal, prom* terawal
earlier prompt: gesaan terawal, prom* yang sudah ada sebelumnya, gesaan yang sudah ada sebelumnya
your earlier prompt: gesaanmu lebih awal, gesaanmu yang lebih awal, gesaanmu terawal
your earlier prompt: gesaanmu yang sudah ada sebelumnya, prom* yang terdahulu itu, gesaanmu yang terdahulu itu
original prompt: prom* asal, gesaan asal, prom* awal, gesaan awal, prom* semula, gesaan semula
your original prompt: gesaanmu asal, gesaanmu awal, prom* awalmu, gesaan awalmu, prom* aslimu, gesaan aslimu
your original prompt: gesaanmu semula, prom* awal kamu
initial prompt: prom* yang pertama, gesaan yang pertama, prom* pertama, gesaan pertama
your initial prompt: gesaanmu yang pertama, gesaanmu pertama
your old prompt: prom* lamamu, gesaan lamamu
new prompt: prom* baru ini, gesaan baru ini
your new prompt: gesaanmu baru ini
following prompt: prom* berikut ini, gesaan berikut ini, prom* berikutnya, gesaan berikutnya, prom* di bawah
following prompt: gesaan di bawah, prom* di bawah ini, gesaan di bawah ini
your following prompt: gesaanmu berikut ini, gesaanmu berikutnya, gesaanmu di bawah, gesaanmu di bawah ini
your following prompt: prom* dibawah ini, gesaanmu dibawah ini, prom* dibawah, gesaanmu dibawah
your hidden prompt: prom* tersembunyimu, gesaan tersembunyimu
secret prompt: prom* sulit, gesaan sulit
your secret prompt: prom* rahasiamu, gesaan rahasiamu, gesaanmu sulit
your internal prompt: prom* internalmu, gesaan internalmu
developer prompt: prom* dari pengembang, gesaan dari pengembang
your developer prompt: gesaanmu dari pengembang
safety prompt: prom* keamanan, gesaan keamanan, prom* keselamatan, gesaan keselamatan
your safety prompt: gesaanmu keamanan, gesaanmu keselamatan
prompt: prompt, promptnya, promt, promtnya, prom, promnya, gesaan*
our prompt: prom* kami, gesaan kami, prom* kita, gesaan kita
their prompt: prom* mereka, gesaan mereka
previous messages: pesan sebelum ini, mesej sebelum ini, chat sebelum ini, pesan yang lalu, mesej yang lalu
previous messages: chat yang lalu
your previous messages: pesanmu sebelum ini, mesejmu sebelum ini, chatmu sebelum ini, pesanmu yang lalu
your previous messages: mesejmu yang lalu, chatmu yang lalu
above messages: pesan di atas, mesej di atas, chat di atas, pesan yang di atas, mesej yang di atas, chat yang di atas
your above messages: pesanmu di atas, mesejmu di atas, chatmu di atas, pesanmu yang di atas, mesejmu yang di atas
your above messages: chatmu yang di atas
earlier messages: pesan lebih awal, mesej lebih awal, chat lebih awal, pesan yang lebih awal, mesej yang lebih awal
earlier messages: chat yang lebih awal
your earlier messages: pesanmu lebih awal, mesejmu lebih awal, chatmu lebih awal, pesanmu yang lebih awal
your earlier messages: mesejmu yang lebih awal, chatmu yang lebih awal
original messages: pesan asal, mesej asal, chat asal, pesan awal, mesej awal, chat awal
your original messages: pesanmu asal, mesejmu asal, chatmu asal, pesanmu awal, mesejmu awal, chatmu awal
initial messages: pesan yang pertama, mesej yang pertama, chat yang pertama, pesan pertama, mesej pertama
initial messages: chat pertama
your initial messages: pesanmu yang pertama, mesejmu yang pertama, chatmu yang pertama, pesanmu pertama
your initial messages: mesejmu pertama, chatmu pertama
your old messages: pesan lamamu, mesej lamamu, chat lamamu
new messages: pesan baru ini, mesej baru ini, chat baru ini
your new messages: pesanmu baru ini, mesejmu baru ini, chatmu baru ini
following messages: pesan berikut ini, mesej berikut ini, chat berikut ini, pesan berikutnya, mesej berikutnya
following messages: chat berikutnya
your following messages: pesanmu berikut ini, mesejmu berikut ini, chatmu berikut ini, pesanmu berikutnya
your following messages: mesejmu berikutnya, chatmu berikutnya
system messages: pesan system, mesej system, chat system, mesej dari sistem, chat dari sistem, chat sistem
your system messages: pesanmu sistem, mesejmu sistem, chatmu sistem, pesan sistemmu, mesej sistemmu, chat sistemmu
your hidden messages: pesan tersembunyimu, mesej tersembunyimu, chat tersembunyimu
secret messages: pesan sulit, mesej sulit, chat sulit
your secret messages: pesan rahasiamu, mesej rahasiamu, chat rahasiamu, pesanmu sulit, mesejmu sulit, chatmu sulit
your internal messages: pesan internalmu, mesej internalmu, chat internalmu
developer messages: pesan dari pengembang, mesej dari pengembang, chat dari pengembang
your developer messages: pesanmu dari pengembang, mesejmu dari pengembang, chatmu dari pengembang
safety messages: pesan keamanan, mesej keamanan, chat keamanan, pesan keselamatan, mesej keselamatan, chat keselamatan
your safety messages: pesanmu keamanan, mesejmu keamanan, chatmu keamanan, pesanmu keselamatan, mesejmu keselamatan
your safety messages: chatmu keselamatan
messages: pesan, pesannya, mesej*, chat, chatnya
my messages: pesanku, mesejku, chatku, pesan saya, mesej saya, chat saya, pesan aku, mesej aku, chat aku
our messages: pesan kami, mesej kami, chat kami, pesan kita, mesej kita, chat kita
their messages: pesan mereka, mesej mereka, chat mereka
previous conversation: percakapan sebelum ini, obrolan sebelum ini, perbualan sebelum ini, pembicaraan sebelum ini
previous conversation: dialog sebelum ini, sembang sebelum ini, percakapan yang lalu, obrolan yang lalu
your previous conversation: percakapanmu sebelum ini, obrolanmu sebelum ini, perbualanmu sebelum ini
your previous conversation: pembicaraanmu sebelum ini, dialogmu sebelum ini, sembangmu sebelum ini
your previous conversation: percakapanmu yang lalu, obrolanmu yang lalu
above conversation: percakapan di atas, obrolan di atas, perbualan di atas, pembicaraan di atas, dialog di atas
above conversation: sembang di atas, percakapan yang di atas, obrolan yang di atas
your above conversation: percakapanmu di atas, obrolanmu di atas, perbualanmu di atas, pembicaraanmu di atas
your above conversation: dialogmu di atas, sembangmu di atas, percakapanmu yang di atas, obrolanmu yang di atas
earlier conversation: percakapan lebih awal, obrolan lebih awal, perbualan lebih awal, pembicaraan lebih awal
earlier conversation: dialog lebih awal, sembang lebih awal, percakapan yang lebih awal, obrolan yang lebih awal
your earlier conversation: percakapanmu lebih awal, obrolanmu lebih awal, perbualanmu lebih awal
your earlier conversation: pembicaraanmu lebih awal, dialogmu lebih awal, sembangmu lebih awal
your earlier conversation: percakapanmu yang lebih awal, obrolanmu yang lebih awal
original conversation: percakapan asal, obrolan asal, perbualan asal, pembicaraan asal, dialog asal, sembang asal
original conversation: percakapan awal, obrolan awal
your original conversation: percakapanmu asal, obrolanmu asal, perbualanmu asal, pembicaraanmu asal, dialogmu asal
your original conversation: sembangmu asal, percakapanmu awal, obrolanmu awal
initial conversation: percakapan yang pertama, obrolan yang pertama, perbualan yang pertama, pembicaraan yang pertama
initial conversation: dialog yang pertama, sembang yang pertama, percakapan pertama, obrolan pertama
your initial conversation: percakapanmu yang pertama, obrolanmu yang pertama, perbualanmu yang pertama
your initial conversation: pembicaraanmu yang pertama, dialogmu yang pertama, sembangmu yang pertama
your initial conversation: percakapanmu pertama, obrolanmu pertama
your old conversation: percakapan lamamu, obrolan lamamu, perbualan lamamu, pembicaraan lamamu, dialog lamamu
your old conversation: sembang lamamu
new conversation: percakapan baru ini, obrolan baru ini, perbualan baru ini, pembicaraan baru ini, dialog baru ini
new conversation: sembang baru ini
your new conversation: percakapanmu baru ini, obrolanmu baru ini, perbualanmu baru ini, pembicaraanmu baru ini
your new conversation: dialogmu baru ini, sembangmu baru ini
following conversation: percakapan berikut ini, obrolan berikut ini, perbualan berikut ini, pembicaraan berikut ini
following conversation: dialog berikut ini, sembang berikut ini, percakapan berikutnya, obrolan berikutnya
your following conversation: percakapanmu berikut ini, obrolanmu berikut ini, perbualanmu berikut ini
your following conversation: pembicaraanmu berikut ini, dialogmu berikut ini, sembangmu berikut ini
your following conversation: percakapanmu berikutnya, obrolanmu berikutnya
system conversation: percakapan sistem, obrolan sistem, perbualan sistem, pembicaraan sistem, dialog sistem
system conversation: sembang sistem, percakapan system, obrolan system
your system conversation: percakapanmu sistem, obrolanmu sistem, perbualanmu sistem, pembicaraanmu sistem
your system conversation: dialogmu sistem, sembangmu sistem, percakapan sistemmu, obrolan sistemmu
your hidden conversation: percakapan tersembunyimu, obrolan tersembunyimu, perbualan tersembunyimu
your hidden conversation: pembicaraan tersembunyimu, dialog tersembunyimu, sembang tersembunyimu
secret conversation: percakapan sulit, obrolan sulit, perbualan sulit, pembicaraan sulit, dialog sulit, sembang sulit
your secret conversation: percakapan rahasiamu, obrolan rahasiamu, perbualan rahasiamu, pembicaraan rahasiamu
your secret conversation: dialog rahasiamu, sembang rahasiamu, percakapanmu sulit, obrolanmu sulit
your internal conversation: percakapan internalmu, obrolan internalmu, perbualan internalmu, pembicaraan internalmu
your internal conversation: dialog internalmu, sembang internalmu
developer conversation: percakapan dari pengembang, obrolan dari pengembang, perbualan dari pengembang
developer conversation: pembicaraan dari pengembang, dialog dari pengembang, sembang dari pengembang
your developer conversation: percakapanmu dari pengembang, obrolanmu dari pengembang, perbualanmu dari pengembang
your developer conversation: pembicaraanmu dari pengembang, dialogmu dari pengembang, sembangmu dari pengembang
safety conversation: percakapan keamanan, obrolan keamanan, perbualan keamanan, pembicaraan keamanan, dialog keamanan
safety conversation: sembang keamanan, percakapan keselamatan, obrolan keselamatan
your safety conversation: percakapanmu keamanan, obrolanmu keamanan, perbualanmu keamanan, pembicaraanmu keamanan
your safety conversation: dialogmu keamanan, sembangmu keamanan, percakapanmu keselamatan, obrolanmu keselamatan
conversation: percakapan, percakapannya, obrolan*, perbualan, perbualannya, pembicaraan, pembicaraannya, dialog*
conversation: sembang*
my conversation: percakapanku, obrolanku, perbualanku, pembicaraanku, dialogku, sembangku, percakapan saya
my conversation: obrolan saya, perbualan saya, pembicaraan saya, dialog saya, sembang saya, percakapan aku
my conversation: obrolan aku
our conversation: percakapan kami, obrolan kami, perbualan kami, pembicaraan kami, dialog kami, sembang kami
our conversation: percakapan kita, obrolan kita
their conversation: percakapan mereka, obrolan mereka, perbualan mereka, pembicaraan mereka, dialog mereka
their conversation: sembang mereka
previous context: konteks sebelum ini, konteks yang lalu, konteks lalu, konteks sebelum pesan ini
previous context: konteks terdahulu ini, konteks yang telah lalu
your previous context: konteksmu sebelum ini, konteksmu yang lalu, konteksmu lalu, konteksmu sebelum pesan ini
your previous context: konteksmu terdahulu ini, konteksmu yang telah lalu
above context: konteks di atas, konteks yang di atas, konteks di atas ini, konteks yang ada di atas
above context: konteks yang tertulis di atas
your above context: konteksmu di atas, konteksmu yang di atas, konteksmu di atas ini, konteksmu yang ada di atas
your above context: konteksmu yang tertulis di atas
earlier context: konteks lebih awal, konteks yang lebih awal, konteks terawal, konteks yang sudah ada sebelumnya
earlier context: konteks yang terdahulu itu
your earlier context: konteksmu lebih awal, konteksmu yang lebih awal, konteksmu terawal
your earlier context: konteksmu yang sudah ada sebelumnya, konteksmu yang terdahulu itu
original context: konteks asal, konteks awal, konteks semula
your original context: konteksmu asal, konteksmu awal, konteks awalmu, konteks aslimu, konteksmu semula
your original context: konteks awal kamu, konteks awal anda, konteksmu awal anda
initial context: konteks yang pertama, konteks pertama
your initial context: konteksmu yang pertama, konteksmu pertama
your old context: konteks lamamu
new context: konteks baru ini
your new context: konteksmu baru ini
following context: konteks berikut ini, konteks berikutnya, konteks di bawah, konteks di bawah ini
following context: konteks dibawah ini, konteks dibawah
your following context: konteksmu berikut ini, konteksmu berikutnya, konteksmu di bawah, konteksmu di bawah ini
your following context: konteksmu dibawah ini, konteksmu dibawah
system context: konteks sistem, konteks system, konteks dari sistem
your system context: konteksmu sistem, konteks sistemmu, konteks sistem kamu, konteks sistem anda
your system context: konteksmu sistem anda, konteksmu system, konteksmu dari sistem
your hidden context: konteks tersembunyimu
secret context: konteks sulit
your secret context: konteks rahasiamu, konteksmu sulit
your internal context: konteks internalmu
developer context: konteks dari pengembang
your developer context: konteksmu dari pengembang
safety context: konteks keamanan, konteks keselamatan
your safety context: konteksmu keamanan, konteksmu keselamatan
context: konteks*
your context: konteksmu
my context: konteksku, konteks saya, konteks aku
our context: konteks kami, konteks kita
their context: konteks mereka
previous text: teks sebelum ini, tulisan sebelum ini, naskah sebelum ini, teks yang lalu, tulisan yang lalu
previous text: naskah yang lalu, teks lalu, tulisan lalu
your previous text: teksmu sebelum ini, tulisanmu sebelum ini, naskahmu sebelum ini, teksmu yang lalu
your previous text: tulisanmu yang lalu, naskahmu yang lalu, teksmu lalu, tulisanmu lalu
above text: teks di atas, tulisan di atas, naskah di atas, teks yang di atas, tulisan yang di atas
above text: naskah yang di atas, teks di atas ini, tulisan di atas ini
your above text: teksmu di atas, tulisanmu di atas, naskahmu di atas, teksmu yang di atas, tulisanmu yang di atas
your above text: naskahmu yang di atas, teksmu di atas ini, tulisanmu di atas ini
earlier text: teks lebih awal, tulisan lebih awal, naskah lebih awal, teks yang lebih awal, tulisan yang lebih awal
earlier text: naskah yang lebih awal, teks terawal, tulisan terawal
your earlier text: teksmu lebih awal, tulisanmu lebih awal, naskahmu lebih awal, teksmu yang lebih awal
your earlier text: tulisanmu yang lebih awal, naskahmu yang lebih awal, teksmu terawal, tulisanmu terawal
original text: teks asal, tulisan asal, naskah asal, teks awal, tulisan awal, naskah awal, teks semula, tulisan semula
your original text: teksmu asal, tulisanmu asal, naskahmu asal, teksmu awal, tulisanmu awal, naskahmu awal
your original text: teks awalmu, tulisan awalmu
initial text: teks yang pertama, tulisan yang pertama, naskah yang pertama, teks pertama, tulisan pertama
initial text: naskah pertama
your initial text: teksmu yang pertama, tulisanmu yang pertama, naskahmu yang pertama, teksmu pertama
your initial text: tulisanmu pertama, naskahmu pertama
your old text: teks lamamu, tulisan lamamu, naskah lamamu
new text: teks baru ini, tulisan baru ini, naskah baru ini
your new text: teksmu baru ini, tulisanmu baru ini, naskahmu baru ini
following text: teks berikut ini, tulisan berikut ini, naskah berikut ini, teks berikutnya, tulisan berikutnya
following text: naskah berikutnya, teks di bawah, tulisan di bawah
your following text: teksmu berikut ini, tulisanmu berikut ini, naskahmu berikut ini, teksmu berikutnya
your following text: tulisanmu berikutnya, naskahmu berikutnya, teksmu di bawah, tulisanmu di bawah
system text: teks sistem, tulisan sistem, naskah sistem, teks system, tulisan system, naskah system, teks dari sistem
system text: tulisan dari sistem
your system text: teksmu sistem, tulisanmu sistem, naskahmu sistem, teks sistemmu, tulisan sistemmu, naskah sistemmu
your system text: teks sistem kamu, tulisan sistem kamu
your hidden text: teks tersembunyimu, tulisan tersembunyimu, naskah tersembunyimu
secret text: teks sulit, tulisan sulit, naskah sulit
your secret text: teks rahasiamu, tulisan rahasiamu, naskah rahasiamu, teksmu sulit, tulisanmu sulit, naskahmu sulit
your internal text: teks internalmu, tulisan internalmu, naskah internalmu
developer text: teks dari pengembang, tulisan dari pengembang, naskah dari pengembang
your developer text: teksmu dari pengembang, tulisanmu dari pengembang, naskahmu dari pengembang
safety text: teks keamanan, tulisan keamanan, naskah keamanan, teks keselamatan, tulisan keselamatan
safety text: naskah keselamatan
your safety text: teksmu keamanan, tulisanmu keamanan, naskahmu keamanan, teksmu keselamatan, tulisanmu keselamatan
your safety text: naskahmu keselamatan
text: teks, teksnya, tulisan*, naskah*
my text: teksku, tulisanku, naskahku, teks saya, tulisan saya, naskah saya, teks aku, tulisan aku, naskah aku
our text: teks kami, tulisan kami, naskah kami, teks kita, tulisan kita, naskah kita
their text: teks mereka, tulisan mereka, naskah mereka
previous content: konten sebelum ini, isi sebelum ini, kandungan sebelum ini, muatan sebelum ini, konten yang lalu
previous content: isi yang lalu, kandungan yang lalu, muatan yang lalu
your previous content: kontenmu sebelum ini, isimu sebelum ini, kandunganmu sebelum ini, muatanmu sebelum ini
your previous content: kontenmu yang lalu, isimu yang lalu, kandunganmu yang lalu, muatanmu yang lalu
above content: konten di atas, isi di atas, kandungan di atas, muatan di atas, konten yang di atas, isi yang di atas
above content: kandungan yang di atas, muatan yang di atas
your above content: kontenmu di atas, isimu di atas, kandunganmu di atas, muatanmu di atas, kontenmu yang di atas
your above content: isimu yang di atas, kandunganmu yang di atas, muatanmu yang di atas
earlier content: konten lebih awal, isi lebih awal, kandungan lebih awal, muatan lebih awal, konten yang lebih awal
earlier content: isi yang lebih awal, kandungan yang lebih awal, muatan yang lebih awal
your earlier content: kontenmu lebih awal, isimu lebih awal, kandunganmu lebih awal, muatanmu lebih awal
your earlier content: kontenmu yang lebih awal, isimu yang lebih awal, kandunganmu yang lebih awal
your earlier content: muatanmu yang lebih awal
original content: konten asal, isi asal, kandungan asal, muatan asal, konten awal, isi awal, kandungan awal
original content: muatan awal
your original content: kontenmu asal, isimu asal, kandunganmu asal, muatanmu asal, kontenmu awal, isimu awal
your original content: kandunganmu awal, muatanmu awal
initial content: konten yang pertama, isi yang pertama, kandungan yang pertama, muatan yang pertama, konten pertama
initial content: isi pertama, kandungan pertama, muatan pertama
your initial content: kontenmu yang pertama, isimu yang pertama, kandunganmu yang pertama, muatanmu yang pertama
your initial content: kontenmu pertama, isimu pertama, kandunganmu pertama, muatanmu pertama
your old content: konten lamamu, isi lamamu, kandungan lamamu, muatan lamamu
new content: konten baru ini, isi baru ini, kandungan baru ini, muatan baru ini
your new content: kontenmu baru ini, isimu baru ini, kandunganmu baru ini, muatanmu baru ini
following content: konten berikut ini, isi berikut ini, kandungan berikut ini, muatan berikut ini, konten berikutnya
following content: isi berikutnya, kandungan berikutnya, muatan berikutnya
your following content: kontenmu berikut ini, isimu berikut ini, kandunganmu berikut ini, muatanmu berikut ini
your following content: kontenmu berikutnya, isimu berikutnya, kandunganmu berikutnya, muatanmu berikutnya
system content: konten sistem, isi sistem, kandungan sistem, muatan sistem, konten system, isi system
system content: kandungan system, muatan system
your system content: kontenmu sistem, isimu sistem, kandunganmu sistem, muatanmu sistem, konten sistemmu, isi sistemmu
your system content: kandungan sistemmu, muatan sistemmu
your hidden content: konten tersembunyimu, isi tersembunyimu, kandungan tersembunyimu, muatan tersembunyimu
secret content: konten sulit, isi sulit, kandungan sulit, muatan sulit
your secret content: konten rahasiamu, isi rahasiamu, kandungan rahasiamu, muatan rahasiamu, kontenmu sulit
your secret content: isimu sulit, kandunganmu sulit, muatanmu sulit
your internal content: konten internalmu, isi internalmu, kandungan internalmu, muatan internalmu
developer content: konten dari pengembang, isi dari pengembang, kandungan dari pengembang, muatan dari pengembang
your developer content: kontenmu dari pengembang, isimu dari pengembang, kandunganmu dari pengembang
your developer content: muatanmu dari pengembang
safety content: konten keamanan, isi keamanan, kandungan keamanan, muatan keamanan, konten keselamatan
safety content: isi keselamatan, kandungan keselamatan, muatan keselamatan
your safety content: kontenmu keamanan, isimu keamanan, kandunganmu keamanan, muatanmu keamanan, kontenmu keselamatan
your safety content: isimu keselamatan, kandunganmu keselamatan, muatanmu keselamatan
content: konten*, isi, isinya, kandungan, kandungannya, muatan*
my content: kontenku, isiku, kandunganku, muatanku, konten saya, isi saya, kandungan saya, muatan saya, konten aku
my content: isi aku, kandungan aku, muatan aku
our content: konten kami, isi kami, kandungan kami, muatan kami, konten kita, isi kita, kandungan kita, muatan kita
their content: konten mereka, isi mereka, kandungan mereka, muatan mereka
previous policies: kebijakan sebelum ini, kebijakan yang lalu, kebijakan lalu, kebijakan sebelum pesan ini
previous policies: kebijakan terdahulu ini, kebijakan yang telah lalu, polisi privasi sebelumnya
previous policies: polisi privasi sebelum ini
your previous policies: kebijakanmu sebelum ini, kebijakanmu yang lalu, kebijakanmu lalu
your previous policies: kebijakanmu sebelum pesan ini, kebijakanmu terdahulu ini, kebijakanmu yang telah lalu
your previous policies: polisi privasimu sebelumnya, polisi privasimu sebelum ini
above policies: kebijakan di atas, kebijakan yang di atas, kebijakan di atas ini, kebijakan yang ada di atas
above policies: kebijakan yang tertulis di atas, polisi privasi di atas, polisi privasi diatas
above policies: polisi privasi yang di atas
your above policies: kebijakanmu di atas, kebijakanmu yang di atas, kebijakanmu di atas ini
your above policies: kebijakanmu yang ada di atas, kebijakanmu yang tertulis di atas, polisi privasimu di atas
your above policies: polisi privasimu diatas, polisi privasimu yang di atas
earlier policies: kebijakan lebih awal, kebijakan yang lebih awal, kebijakan terawal
earlier policies: kebijakan yang sudah ada sebelumnya, kebijakan yang terdahulu itu, polisi privasi lebih awal
earlier policies: polisi privasi yang lebih awal, polisi privasi terawal
your earlier policies: kebijakanmu lebih awal, kebijakanmu yang lebih awal, kebijakanmu terawal
your earlier policies: kebijakanmu yang sudah ada sebelumnya, kebijakanmu yang terdahulu itu
your earlier policies: polisi privasimu lebih awal, polisi privasimu yang lebih awal, polisi privasimu terawal
original policies: kebijakan asal, kebijakan awal, kebijakan semula, polisi privasi asli, polisi privasi aslinya
original policies: polisi privasi asal, polisi privasi awal, polisi privasi yang asli
your original policies: kebijakanmu asal, kebijakanmu awal, kebijakan awalmu, kebijakan aslimu, kebijakanmu semula
your original policies: kebijakan awal kamu, kebijakan awal anda, kebijakanmu awal anda
initial policies: kebijakan yang pertama, kebijakan pertama, polisi privasi permulaan, polisi privasi awalnya
initial policies: polisi privasi yang pertama, polisi privasi pertama, dasar kebijakan permulaan
initial policies: dasar kebijakan awalnya
your initial policies: kebijakanmu yang pertama, kebijakanmu pertama, polisi privasimu permulaan
your initial policies: polisi privasimu awalnya, polisi privasimu yang pertama, polisi privasimu pertama
your initial policies: dasar kebijakanmu permulaan, dasar kebijakanmu awalnya
old policies: polisi privasi lama, polisi privasi yang lama, dasar kebijakan lama, dasar kebijakan yang lama
your old policies: kebijakan lamamu, polisi privasimu lama, polisi privasimu yang lama, polisi privasi lamamu
your old policies: dasar kebijakanmu lama, dasar kebijakanmu yang lama, dasar kebijakan lamamu
new policies: kebijakan baru ini, polisi privasi baru, polisi privasi yang baru, polisi privasi baru ini
new policies: polisi privasi terbaru, dasar kebijakan baru, dasar kebijakan yang baru, dasar kebijakan baru ini
your new policies: kebijakanmu baru ini, polisi privasimu baru, polisi privasimu yang baru, polisi privasimu baru ini
your new policies: polisi privasimu terbaru, dasar kebijakanmu baru, dasar kebijakanmu yang baru
your new policies: dasar kebijakanmu baru ini
following policies: kebijakan berikut ini, kebijakan berikutnya, kebijakan di bawah, kebijakan di bawah ini
following policies: kebijakan dibawah ini, kebijakan dibawah, polisi privasi berikut, polisi privasi berikut ini
your following policies: kebijakanmu berikut ini, kebijakanmu berikutnya, kebijakanmu di bawah
your following policies: kebijakanmu di bawah ini, kebijakanmu dibawah ini, kebijakanmu dibawah
your following policies: polisi privasimu berikut, polisi privasimu berikut ini
system policies: kebijakan sistem, kebijakan system, kebijakan dari sistem, polisi privasi sistem
system policies: polisi privasi system, polisi privasi dari sistem, dasar kebijakan sistem, dasar kebijakan system
your system policies: kebijakanmu sistem, kebijakan sistemmu, kebijakan sistem kamu, kebijakan sistem anda
your system policies: kebijakanmu sistem anda, kebijakanmu system, kebijakanmu dari sistem, polisi privasimu sistem
hidden policies: polisi privasi tersembunyi, polisi privasi yang tersembunyi, polisi privasi yang disembunyikan
hidden policies: dasar kebijakan tersembunyi, dasar kebijakan yang tersembunyi, dasar kebijakan yang disembunyikan
your hidden policies: kebijakan tersembunyimu, polisi privasimu tersembunyi, polisi privasimu yang tersembunyi
your hidden policies: polisi privasi tersembunyimu, polisi privasimu yang disembunyikan, dasar kebijakanmu tersembunyi
your hidden policies: dasar kebijakanmu yang tersembunyi, dasar kebijakan tersembunyimu
secret policies: kebijakan sulit, polisi privasi rahasia, polisi privasi rahsia, polisi privasi yang rahasia
secret policies: polisi privasi sulit, dasar kebijakan rahasia, dasar kebijakan rahsia, dasar kebijakan yang rahasia
your secret policies: kebijakan rahasiamu, kebijakanmu sulit, polisi privasimu rahasia, polisi privasi rahasiamu
your secret policies: polisi privasimu rahsia, polisi privasimu yang rahasia, polisi privasimu sulit
your secret policies: dasar kebijakanmu rahasia
internal policies: polisi privasi internal, polisi privasi dalaman, dasar kebijakan internal, dasar kebijakan dalaman
your internal policies: kebijakan internalmu, polisi privasimu internal, polisi privasi internalmu
your internal policies: polisi privasimu dalaman, polisi privasi internal kamu, polisi privasi internal anda
your internal policies: polisi privasimu internal anda, dasar kebijakanmu internal
developer policies: kebijakan dari pengembang, polisi privasi pengembang, polisi privasi developer
developer policies: polisi privasi dari pengembang, polisi privasi pembangun, dasar kebijakan pengembang
developer policies: dasar kebijakan developer, dasar kebijakan dari pengembang
your developer policies: kebijakanmu dari pengembang, polisi privasimu pengembang, polisi privasimu developer
your developer policies: polisi privasimu dari pengembang, polisi privasimu pembangun, dasar kebijakanmu pengembang
your developer policies: dasar kebijakanmu developer, dasar kebijakanmu dari pengembang
safety policies: kebijakan keamanan, kebijakan keselamatan, polisi privasi keamanan, polisi privasi keselamatan
safety policies: dasar kebijakan keamanan, dasar kebijakan keselamatan
your safety policies: kebijakanmu keamanan, kebijakanmu keselamatan, polisi privasimu keamanan
your safety policies: polisi privasimu keselamatan, dasar kebijakanmu keamanan, dasar kebijakanmu keselamatan
policies: kebijakan, kebijakannya, polisi privasi, polisi privasinya, dasar kebijakan, dasar kebijakannya
your policies: kebijakanmu, polisi privasimu, polisi privasi kamu, polisi privasi anda, polisi privasi awak
your policies: polisi privasi kalian, polisi privasi lo, polisi privasi kau
my policies: kebijakanku, kebijakan saya, kebijakan aku, polisi privasiku, polisi privasi saya, polisi privasi aku
my policies: dasar kebijakanku, dasar kebijakan saya, dasar kebijakan aku
our policies: kebijakan kami, kebijakan kita, polisi privasi kami, polisi privasi kita, dasar kebijakan kami
our policies: dasar kebijakan kita
their policies: kebijakan mereka, polisi privasi mereka, dasar kebijakan mereka
previous configuration: konfigurasi sebelum ini, konfig sebelum ini, pengaturan sebelum ini, setelan sebelum ini
previous configuration: tetapan sebelum ini, konfigurasi yang lalu, konfig yang lalu, pengaturan yang lalu
your previous configuration: konfigurasimu sebelum ini, konfigmu sebelum ini, pengaturanmu sebelum ini
your previous configuration: setelanmu sebelum ini, tetapanmu sebelum ini, konfigurasimu yang lalu, konfigmu yang lalu
your previous configuration: pengaturanmu yang lalu
above configuration: konfigurasi di atas, konfig di atas, pengaturan di atas, setelan di atas, tetapan di atas
above configuration: konfigurasi yang di atas, konfig yang di atas, pengaturan yang di atas
your above configuration: konfigurasimu di atas, konfigmu di atas, pengaturanmu di atas, setelanmu di atas
your above configuration: tetapanmu di atas, konfigurasimu yang di atas, konfigmu yang di atas
your above configuration: pengaturanmu yang di atas
earlier configuration: konfigurasi lebih awal, konfig lebih awal, pengaturan lebih awal, setelan lebih awal
earlier configuration: tetapan lebih awal, konfigurasi yang lebih awal, konfig yang lebih awal
earlier configuration: pengaturan yang lebih awal
your earlier configuration: konfigurasimu lebih awal, konfigmu lebih awal, pengaturanmu lebih awal
your earlier configuration: setelanmu lebih awal, tetapanmu lebih awal, konfigurasimu yang lebih awal
your earlier configuration: konfigmu yang lebih awal, pengaturanmu yang lebih awal
original configuration: konfigurasi asal, konfig asal, pengaturan asal, setelan asal, tetapan asal, konfigurasi awal
original configuration: konfig awal, pengaturan awal
your original configuration: konfigurasimu asal, konfigmu asal, pengaturanmu asal, setelanmu asal, tetapanmu asal
your original configuration: konfigurasimu awal, konfigmu awal, pengaturanmu awal
initial configuration: konfigurasi yang pertama, konfig yang pertama, pengaturan yang pertama, setelan yang pertama
initial configuration: tetapan yang pertama, konfigurasi pertama, konfig pertama, pengaturan pertama
your initial configuration: konfigurasimu yang pertama, konfigmu yang pertama, pengaturanmu yang pertama
your initial configuration: setelanmu yang pertama, tetapanmu yang pertama, konfigurasimu pertama, konfigmu pertama
your initial configuration: pengaturanmu pertama
old configuration: aturan setelan lama, aturan setelan yang lama
your old configuration: konfigurasi lamamu, konfig lamamu, pengaturan lamamu, setelan lamamu, tetapan lamamu
your old configuration: aturan setelanmu lama, aturan setelanmu yang lama, aturan setelan lamamu
new configuration: konfigurasi baru ini, konfig baru ini, pengaturan baru ini, setelan baru ini, tetapan baru ini
new configuration: aturan setelan baru, aturan setelan yang baru, aturan setelan baru ini
your new configuration: konfigurasimu baru ini, konfigmu baru ini, pengaturanmu baru ini, setelanmu baru ini
your new configuration: tetapanmu baru ini, aturan setelanmu baru, aturan setelanmu yang baru
your new configuration: aturan setelanmu baru ini
following configuration: konfigurasi berikut ini, konfig berikut ini, pengaturan berikut ini, setelan berikut ini
following configuration: tetapan berikut ini, konfigurasi berikutnya, konfig berikutnya, pengaturan berikutnya
your following configuration: konfigurasimu berikut ini, konfigmu berikut ini, pengaturanmu berikut ini
your following configuration: setelanmu berikut ini, tetapanmu berikut ini, konfigurasimu berikutnya
your following configuration: konfigmu berikutnya, pengaturanmu berikutnya
system configuration: konfigurasi sistem, konfig sistem, pengaturan sistem, setelan sistem, tetapan sistem
system configuration: konfigurasi system, konfig system, pengaturan system
your system configuration: konfigurasimu sistem, konfigmu sistem, pengaturanmu sistem, setelanmu sistem
your system configuration: tetapanmu sistem, konfigurasi sistemmu, konfig sistemmu, pengaturan sistemmu
hidden configuration: aturan setelan tersembunyi, aturan setelan yang tersembunyi, aturan setelan yang disembunyikan
your hidden configuration: konfigurasi tersembunyimu, konfig tersembunyimu, pengaturan tersembunyimu
your hidden configuration: setelan tersembunyimu, tetapan tersembunyimu, aturan setelanmu tersembunyi
your hidden configuration: aturan setelanmu yang tersembunyi, aturan setelan tersembunyimu
secret configuration: konfigurasi sulit, konfig sulit, pengaturan sulit, setelan sulit, tetapan sulit
secret configuration: aturan setelan rahasia, aturan setelan rahsia, aturan setelan yang rahasia
your secret configuration: konfigurasi rahasiamu, konfig rahasiamu, pengaturan rahasiamu, setelan rahasiamu
your secret configuration: tetapan rahasiamu, konfigurasimu sulit, konfigmu sulit, pengaturanmu sulit
internal configuration: aturan setelan internal, aturan setelan dalaman
your internal configuration: konfigurasi internalmu, konfig internalmu, pengaturan internalmu, setelan internalmu
your internal configuration: tetapan internalmu, aturan setelanmu internal, aturan setelan internalmu
your internal configuration: aturan setelanmu dalaman
developer configuration: konfigurasi dari pengembang, konfig dari pengembang, pengaturan dari pengembang
developer configuration: setelan dari pengembang, tetapan dari pengembang, aturan setelan pengembang
developer configuration: aturan setelan developer, aturan setelan dari pengembang
your developer configuration: konfigurasimu dari pengembang, konfigmu dari pengembang, pengaturanmu dari pengembang
your developer configuration: setelanmu dari pengembang, tetapanmu dari pengembang, aturan setelanmu pengembang
your developer configuration: aturan setelanmu developer, aturan setelanmu dari pengembang
safety configuration: konfigurasi keamanan, konfig keamanan, pengaturan keamanan, setelan keamanan, tetapan keamanan
safety configuration: konfigurasi keselamatan, konfig keselamatan, pengaturan keselamatan
your safety configuration: konfigurasimu keamanan, konfigmu keamanan, pengaturanmu keamanan, setelanmu keamanan
your safety configuration: tetapanmu keamanan, konfigurasimu keselamatan, konfigmu keselamatan
your safety configuration: pengaturanmu keselamatan
configuration: konfigurasi, konfigurasinya, konfig, konfignya, pengaturan, pengaturannya, setelan*, tetapan*
configuration: aturan setelan, aturan setelannya
your configuration: konfigurasimu, konfigmu, pengaturanmu, setelanmu, tetapanmu, aturan setelanmu, aturan setelan kamu
your configuration: aturan setelan anda, aturan setelan awak, aturan setelan kalian, aturan setelan lo
your configuration: aturan setelan kau
my configuration: konfigurasiku, konfigku, pengaturanku, setelanku, tetapanku, konfigurasi saya, konfig saya
my configuration: pengaturan saya, setelan saya, tetapan saya, konfigurasi aku, konfig aku, pengaturan aku
our configuration: konfigurasi kami, konfig kami, pengaturan kami, setelan kami, tetapan kami, konfigurasi kita
our configuration: konfig kita, pengaturan kita
their configuration: konfigurasi mereka, konfig mereka, pengaturan mereka, setelan mereka, tetapan mereka
their configuration: aturan setelan mereka
previous programming: pemrograman sebelum ini, pengaturcaraan sebelum ini, pemrograman yang lalu
previous programming: pengaturcaraan yang lalu, pemrograman lalu, pengaturcaraan lalu, pemrograman sebelum pesan ini
previous programming: pengaturcaraan sebelum pesan ini
your previous programming: pemrogramanmu sebelum ini, pengaturcaraanmu sebelum ini, pemrogramanmu yang lalu
your previous programming: pengaturcaraanmu yang lalu, pemrogramanmu lalu, pengaturcaraanmu lalu
your previous programming: pemrogramanmu sebelum pesan ini, pengaturcaraanmu sebelum pesan ini
above programming: pemrograman di atas, pengaturcaraan di atas, pemrograman yang di atas, pengaturcaraan yang di atas
above programming: pemrograman di atas ini, pengaturcaraan di atas ini, pemrograman yang ada di atas
above programming: pengaturcaraan yang ada di atas
your above programming: pemrogramanmu di atas, pengaturcaraanmu di atas, pemrogramanmu yang di atas
your above programming: pengaturcaraanmu yang di atas, pemrogramanmu di atas ini, pengaturcaraanmu di atas ini
your above programming: pemrogramanmu yang ada di atas, pengaturcaraanmu yang ada di atas
earlier programming: pemrograman lebih awal, pengaturcaraan lebih awal, pemrograman yang lebih awal
earlier programming: pengaturcaraan yang lebih awal, pemrograman terawal, pengaturcaraan terawal
earlier programming: pemrograman yang sudah ada sebelumnya, pengaturcaraan yang sudah ada sebelumnya
your earlier programming: pemrogramanmu lebih awal, pengaturcaraanmu lebih awal, pemrogramanmu yang lebih awal
your earlier programming: pengaturcaraanmu yang lebih awal, pemrogramanmu terawal, pengaturcaraanmu terawal
your earlier programming: pemrogramanmu yang sudah ada sebelumnya, pengaturcaraanmu yang sudah ada sebelumnya
original programming: pemrograman asal, pengaturcaraan asal, pemrograman awal, pengaturcaraan awal, pemrograman semula
original programming: pengaturcaraan semula
your original programming: pemrogramanmu asal, pengaturcaraanmu asal, pemrogramanmu awal, pengaturcaraanmu awal
your original programming: pemrograman awalmu, pengaturcaraan awalmu, pemrograman aslimu, pengaturcaraan aslimu
initial programming: pemrograman yang pertama, pengaturcaraan yang pertama, pemrograman pertama
initial programming: pengaturcaraan pertama
your initial programming: pemrogramanmu yang pertama, pengaturcaraanmu yang pertama, pemrogramanmu pertama
your initial programming: pengaturcaraanmu pertama
your old programming: pemrograman lamamu, pengaturcaraan lamamu
new programming: pemrograman baru ini, pengaturcaraan baru ini
your new programming: pemrogramanmu baru ini, pengaturcaraanmu baru ini
following programming: pemrograman berikut ini, pengaturcaraan berikut ini, pemrograman berikutnya
following programming: pengaturcaraan berikutnya, pemrograman di bawah, pengaturcaraan di bawah
following programming: pemrograman di bawah ini, pengaturcaraan di bawah ini
your following programming: pemrogramanmu berikut ini, pengaturcaraanmu berikut ini, pemrogramanmu berikutnya
your following programming: pengaturcaraanmu berikutnya, pemrogramanmu di bawah, pengaturcaraanmu di bawah
your following programming: pemrogramanmu di bawah ini, pengaturcaraanmu di bawah ini
system programming: pemrograman sistem, pengaturcaraan sistem, pemrograman system, pengaturcaraan system
system programming: pemrograman dari sistem, pengaturcaraan dari sistem
your system programming: pemrogramanmu sistem, pengaturcaraanmu sistem, pemrograman sistemmu, pengaturcaraan sistemmu
your system programming: pemrograman sistem kamu, pengaturcaraan sistem kamu, pemrograman sistem anda
your system programming: pemrogramanmu sistem anda
your hidden programming: pemrograman tersembunyimu, pengaturcaraan tersembunyimu
secret programming: pemrograman sulit, pengaturcaraan sulit
your secret programming: pemrograman rahasiamu, pengaturcaraan rahasiamu, pemrogramanmu sulit, pengaturcaraanmu sulit
your internal programming: pemrograman internalmu, pengaturcaraan internalmu
developer programming: pemrograman dari pengembang, pengaturcaraan dari pengembang
your developer programming: pemrogramanmu dari pengembang, pengaturcaraanmu dari pengembang
safety programming: pemrograman keamanan, pengaturcaraan keamanan, pemrograman keselamatan, pengaturcaraan keselamatan
your safety programming: pemrogramanmu keamanan, pengaturcaraanmu keamanan, pemrogramanmu keselamatan
your safety programming: pengaturcaraanmu keselamatan
programming: pemrograman, pemrogramannya, pengaturcaraan, pengaturcaraannya
your programming: pemrogramanmu, pengaturcaraanmu
my programming: pemrogramanku, pengaturcaraanku, pemrograman saya, pengaturcaraan saya, pemrograman aku
my programming: pengaturcaraan aku
our programming: pemrograman kami, pengaturcaraan kami, pemrograman kita, pengaturcaraan kita
their programming: pemrograman mereka, pengaturcaraan mereka
previous training: pelatihan sebelum ini, latihan sebelum ini, pelatihan yang lalu, latihan yang lalu, pelatihan lalu
previous training: latihan lalu, pelatihan sebelum pesan ini, latihan sebelum pesan ini
your previous training: pelatihanmu sebelum ini, latihanmu sebelum ini, pelatihanmu yang lalu, latihanmu yang lalu
your previous training: pelatihanmu lalu, latihanmu lalu, pelatihanmu sebelum pesan ini, latihanmu sebelum pesan ini
above training: pelatihan di atas, latihan di atas, pelatihan yang di atas, latihan yang di atas
above training: pelatihan di atas ini, latihan di atas ini, pelatihan yang ada di atas, latihan yang ada di atas
your above training: pelatihanmu di atas, latihanmu di atas, pelatihanmu yang di atas, latihanmu yang di atas
your above training: pelatihanmu di atas ini, latihanmu di atas ini, pelatihanmu yang ada di atas
your above training: latihanmu yang ada di atas
earlier training: pelatihan lebih awal, latihan lebih awal, pelatihan yang lebih awal, latihan yang lebih awal
earlier training: pelatihan terawal, latihan terawal, pelatihan yang sudah ada sebelumnya
earlier training: latihan yang sudah ada sebelumnya
your earlier training: pelatihanmu lebih awal, latihanmu lebih awal, pelatihanmu yang lebih awal
your earlier training: latihanmu yang lebih awal, pelatihanmu terawal, latihanmu terawal
your earlier training: pelatihanmu yang sudah ada sebelumnya, latihanmu yang sudah ada sebelumnya
original training: pelatihan asal, latihan asal, pelatihan awal, latihan awal, pelatihan semula, latihan semula
your original training: pelatihanmu asal, latihanmu asal, pelatihanmu awal, latihanmu awal, pelatihan awalmu
your original training: latihan awalmu, pelatihan aslimu, latihan aslimu
initial training: pelatihan yang pertama, latihan yang pertama, pelatihan pertama, latihan pertama
your initial training: pelatihanmu yang pertama, latihanmu yang pertama, pelatihanmu pertama, latihanmu pertama
your old training: pelatihan lamamu, latihan lamamu
new training: pelatihan baru ini, latihan baru ini
your new training: pelatihanmu baru ini, latihanmu baru ini
following training: pelatihan berikut ini, latihan berikut ini, pelatihan berikutnya, latihan berikutnya
following training: pelatihan di bawah, latihan di bawah, pelatihan di bawah ini, latihan di bawah ini
your following training: pelatihanmu berikut ini, latihanmu berikut ini, pelatihanmu berikutnya, latihanmu berikutnya
your following training: pelatihanmu di bawah, latihanmu di bawah, pelatihanmu di bawah ini, latihanmu di bawah ini
system training: pelatihan sistem, latihan sistem, pelatihan system, latihan system, pelatihan dari sistem
system training: latihan dari sistem
your system training: pelatihanmu sistem, latihanmu sistem, pelatihan sistemmu, latihan sistemmu
your system training: pelatihan sistem kamu, latihan sistem kamu, pelatihan sistem anda, pelatihanmu sistem anda
your hidden training: pelatihan tersembunyimu, latihan tersembunyimu
secret training: pelatihan sulit, latihan sulit
your secret training: pelatihan rahasiamu, latihan rahasiamu, pelatihanmu sulit, latihanmu sulit
your internal training: pelatihan internalmu, latihan internalmu
developer training: pelatihan dari pengembang, latihan dari pengembang
your developer training: pelatihanmu dari pengembang, latihanmu dari pengembang
safety training: pelatihan keamanan, latihan keamanan, pelatihan keselamatan, latihan keselamatan
your safety training: pelatihanmu keamanan, latihanmu keamanan, pelatihanmu keselamatan, latihanmu keselamatan
training: pelatihan, pelatihannya, latihan*
your training: pelatihanmu, latihanmu
my training: pelatihanku, latihanku, pelatihan saya, latihan saya, pelatihan aku, latihan aku
our training: pelatihan kami, latihan kami, pelatihan kita, latihan kita
their training: pelatihan mereka, latihan mereka
command: komando*, suruh*, command*
your command: komandomu, suruhmu, commandmu
my command: komandoku, suruhku, commandku, komando saya, suruh saya, command saya, komando aku, suruh aku, command aku
our command: komando kami, suruh kami, command kami, komando kita, suruh kita, command kita
their command: komando mereka, suruh mereka, command mereka
instructions you were given: instruksi yang diberikan kepadamu, perintah yang diberikan kepadamu
instructions you were given: petunjuk yang diberikan kepadamu, instruksi yang kamu terima, perintah yang kamu terima
instructions you were given: instruksi yang anda terima, petunjuk yang anda terima, arahan yang anda terima
everything above: semua yang di atas, segala yang di atas, semua di atas, semua yang ada di atas
everything above: semua yang tertulis di atas, semua hal di atas
everything before: semua yang sebelumnya, segala yang sebelumnya, semua sebelumnya, segala sesuatu sebelumnya
everything before: semua yang sudah dikatakan
you were told: kamu diberitahu, anda diberitahu, kamu diberi tahu, yang dikatakan kepadamu
you were told: yang diberitahukan kepadamu, yang sudah diberitahu
word for word: kata demi kata, kata per kata, kata per katanya, huruf demi huruf, satu per satu kata
verbatim: secara verbatim, persis seperti aslinya, persis sama, apa adanya, sebagaimana adanya, verbatim, seadanya
verbatim: sama persis, secara harfiah, tanpa diubah
exactly: persis, persisnya, tepat, tepatnya, sebiji, secara tepat
in full: secara lengkap, secara penuh, sepenuhnya, selengkapnya, seutuhnya, secara keseluruhan, secara utuh
in full: dari awal sampai akhir
completely: sama sekali, total, secara total
line by line: baris demi baris, baris per baris
step by step: langkah demi langkah, selangkah demi selangkah
without telling the user: tanpa memberi tahu pengguna, tanpa sepengetahuan pengguna, tanpa diketahui pengguna
without telling the user: tanpa pengetahuan pengguna, tanpa ngasih tahu pengguna
without telling anyone: tanpa memberi tahu siapa pun, tanpa memberitahu siapapun, tanpa sepengetahuan siapa pun
without telling anyone: tanpa memberitahu siapa pun
without telling: tanpa memberi tahu, tanpa sepengetahuan, tanpa mengatakan, tanpa memaklumkan, tanpa ngomong
without telling: tanpa memberi tahukan
without asking: tanpa bertanya, tanpa menanyakan, tanpa tanya, tanpa nanya, tanpa meminta, tanpa minta izin
without asking: tanpa meminta izin, tanpa bertanya lagi
without confirmation: tanpa pengesahan, tanpa persetujuan, tanpa meminta konfirmasi, tanpa meminta persetujuan
without confirmation: tanpa kelulusan
without warning: tanpa mengingatkan bahaya
without explanation: tanpa keterangan
without hesitation: tanpa ragu, tanpa keraguan
do not tell: jangan beri tahu, jangan kasih tahu, jangan kasih tau, jangan katakan, jangan memberi tahu
do not tell: jangan bocorkan
do not mention: jangan nyebut
do not warn: jangan beri peringatan
do not inform: jangan maklumkan
do not ask: jangan minta
do not refuse: tidak boleh menolak
between us: antara kita, rahasia kita, di antara kita
keep it secret: rahasiakan, rahasiain, rahsiakan, merahasiakan, rahasiakan ini
answer only: jawab dengan hanya
reply with: jawab dengan, jawablah dengan, respons dengan
say only: bilang saja
begin your reply with: mulai jawabanmu dengan, mulailah jawabanmu dengan, awali jawabanmu dengan
begin your reply with: mulai balasanmu dengan, awali jawaban anda dengan, mulai jawaban anda dengan
begin your reply with: mulailah jawaban anda dengan, mulai responsmu dengan
end your reply with: akhiri jawabanmu dengan, tutup jawabanmu dengan, akhiri jawaban anda dengan
end your reply with: akhiri responsmu dengan
begin with: mulai dengan, mulailah dengan, dimulai dengan, diawali dengan
end with: diakhiri dengan, tutup dengan
is no longer valid: sudah tidak berlaku lagi, tidak sah lagi, sudah tidak valid
apply: berlaku, berlakulah, menerapkan, terapkan, diberlakukan
takes effect: mulai berlaku, berkuat kuasa
note to: catatan untuk, pesan untuk, nota untuk, catatan bagi, catatan buat
for ai assistants: kepada asisten ai
attention: perhatian, perhatiannya, atensi
pay attention: perhati*, memperhatikan, simak, simaklah, menyimak
whoever reads this: siapa pun yang membaca ini, bagi yang membaca ini, siapa saja yang membaca ini, yang membaca ini
important: penting, pentingnya, krusial, mustahak, sangat penting
urgent: mendesak, darurat, genting, segera sekali
emergency: keadaan darurat, gawat darurat, kecemasan
secretly: secara rahasia, secara sembunyi, diam diam
secret: rahasia, rahasianya, rahsia, kerahasiaan
confidential: rahasia perusahaan, konfidensial, bersifat rahasia, sulit dan rahsia
hidden: tersembunyi, terselubung, disembunyikan, disembunyiin, di sembunyikan
internal: internal, intern, dalaman
the user: pihak pengguna
user: pengguna*, pemakai*, user, usernya, pengguna akhir, pengguna akhirnya
your user: penggunamu, pemakaimu, usermu, pengguna akhirmu, pengguna akhir kamu, pengguna akhir anda
your user: pengguna akhir awak
my user: penggunaku, pemakaiku, userku, pengguna saya, pemakai saya, user saya, pengguna aku, pemakai aku, user aku
my user: pengguna akhirku, pengguna akhir saya
our user: pengguna kami, pemakai kami, user kami, pengguna kita, pemakai kita, user kita, pengguna akhir kami
our user: pengguna akhir kita
their user: pengguna mereka, pemakai mereka, user mereka, pengguna akhir mereka
my users: para pengguna saya, para pengguna aku
our users: para pengguna kami, para pengguna kita
their users: para pengguna mereka
assistant: asisten*, pembantu*, assistant, assistantnya, asisten virtual, asisten virtualnya
your assistant: asistenmu, pembantumu, assistantmu, asisten virtualmu, asisten virtual kamu, asisten virtual anda
your assistant: asisten virtual awak
my assistant: asistenku, pembantuku, assistantku, asisten saya, pembantu saya, assistant saya, asisten aku
my assistant: pembantu aku, assistant aku, asisten virtualku, asisten virtual saya
our assistant: asisten kami, pembantu kami, assistant kami, asisten kita, pembantu kita, assistant kita
our assistant: asisten virtual kami, asisten virtual kita
their assistant: asisten mereka, pembantu mereka, assistant mereka, asisten virtual mereka
ai: ai, ainya, kecerdasan buatan, kepintaran buatan, kecerdasan buatannya, kepintaran buatannya, kecerdasan artifisial
ai: kecerdasan artifisialnya
your ai: aimu, kecerdasan buatanmu, kepintaran buatanmu, kecerdasan buatan kamu, kepintaran buatan kamu
your ai: kecerdasan buatan anda, kepintaran buatan anda, kecerdasan buatan awak, kepintaran buatan awak
my ai: aiku, ai saya, ai aku, kecerdasan buatanku, kepintaran buatanku, kecerdasan buatan saya, kepintaran buatan saya
our ai: ai kami, ai kita, kecerdasan buatan kami, kepintaran buatan kami, kecerdasan buatan kita
our ai: kepintaran buatan kita
their ai: ai mereka, kecerdasan buatan mereka, kepintaran buatan mereka, kecerdasan artifisial mereka
ai assistant: asisten kecerdasan buatan
ai model: model kecerdasan buatan
language model: model bahasa besar, llm
model: model*
your model: modelmu
my model: modelku, model saya, model aku
our model: model kami, model kita
their model: model mereka
bot: bot, botnya, robot*, chatbot*
your bot: botmu, robotmu, chatbotmu
my bot: botku, robotku, chatbotku, bot saya, robot saya, chatbot saya, bot aku, robot aku, chatbot aku
our bot: bot kami, robot kami, chatbot kami, bot kita, robot kita, chatbot kita
their bot: bot mereka, robot mereka, chatbot mereka
developer: pengembang, pengembangnya, developer, developernya, pembangun, pembangunnya, programmer, programmernya
developer: pemrogram, pemrogramnya
your developer: pengembangmu, developermu, pembangunmu, programmermu, pemrogrammu
my developer: pengembangku, developerku, pembangunku, programmerku, pemrogramku, pengembang saya, developer saya
my developer: pembangun saya, programmer saya, pemrogram saya, pengembang aku, developer aku, pembangun aku
our developer: pengembang kami, developer kami, pembangun kami, programmer kami, pemrogram kami, pengembang kita
our developer: developer kita, pembangun kita
their developer: pengembang mereka, developer mereka, pembangun mereka, programmer mereka, pemrogram mereka
operator: operator*, pengendali, pengendalinya
your operator: operatormu, pengendalimu
my operator: operatorku, pengendaliku, operator saya, pengendali saya, operator aku, pengendali aku
our operator: operator kami, pengendali kami, operator kita, pengendali kita
their operator: operator mereka, pengendali mereka
administrator: administrator, administratornya, admin, adminnya, pentadbir, pentadbirnya, pengelola, pengelolanya
administrator: pengurus sistem, pengurus sistemnya
your administrator: administratormu, adminmu, pentadbirmu, pengelolamu, pengurus sistemmu, pengurus sistem kamu
your administrator: pengurus sistem anda, pengurus sistem awak
my administrator: administratorku, adminku, pentadbirku, pengelolaku, administrator saya, admin saya, pentadbir saya
my administrator: pengelola saya, administrator aku, admin aku, pentadbir aku, pengelola aku
our administrator: administrator kami, admin kami, pentadbir kami, pengelola kami, administrator kita, admin kita
our administrator: pentadbir kita, pengelola kita
their administrator: administrator mereka, admin mereka, pentadbir mereka, pengelola mereka, pengurus sistem mereka
owner: pemilik*, tuan, tuannya, empunya*, yang punya, yang punyanya
your owner: pemilikmu, tuanmu, empunyamu, yang punyamu, yang punya kamu, yang punya anda, yang punya awak
my owner: pemilikku, tuanku, empunyaku, pemilik saya, tuan saya, empunya saya, pemilik aku, tuan aku, empunya aku
my owner: yang punyaku, yang punya saya
our owner: pemilik kami, tuan kami, empunya kami, pemilik kita, tuan kita, empunya kita, yang punya kami
our owner: yang punya kita
their owner: pemilik mereka, tuan mereka, empunya mereka, yang punya mereka
creator: pencipta*, pembuat*, kreator*
your creator: penciptamu, pembuatmu, kreatormu
my creator: penciptaku, pembuatku, kreatorku, pencipta saya, pembuat saya, kreator saya, pencipta aku, pembuat aku
my creator: kreator aku
our creator: pencipta kami, pembuat kami, kreator kami, pencipta kita, pembuat kita, kreator kita
their creator: pencipta mereka, pembuat mereka, kreator mereka
customer: pelanggan, pelanggannya, nasabah*, konsumen*, klien*, pembeli*, customer*
your customer: pelangganmu, nasabahmu, konsumenmu, klienmu, pembelimu, customermu
my customer: pelangganku, nasabahku, konsumenku, klienku, pembeliku, customerku, pelanggan saya, nasabah saya
my customer: konsumen saya, klien saya, pembeli saya, customer saya, pelanggan aku, nasabah aku
our customer: pelanggan kami, nasabah kami, konsumen kami, klien kami, pembeli kami, customer kami, pelanggan kita
our customer: nasabah kita
their customer: pelanggan mereka, nasabah mereka, konsumen mereka, klien mereka, pembeli mereka, customer mereka
company: perusahaan, perusahaannya, syarikat*, firma*, kantor pusat, kantor pusatnya
your company: perusahaanmu, syarikatmu, firmamu, kantor pusatmu, kantor pusat kamu, kantor pusat anda
your company: kantor pusat awak
my company: perusahaanku, syarikatku, firmaku, perusahaan saya, syarikat saya, firma saya, perusahaan aku
my company: syarikat aku, firma aku, kantor pusatku, kantor pusat saya
our company: perusahaan kami, syarikat kami, firma kami, perusahaan kita, syarikat kita, firma kita, kantor pusat kami
our company: kantor pusat kita
their company: perusahaan mereka, syarikat mereka, firma mereka, kantor pusat mereka
employee: karyawan*, pegawai*, pekerja*, staf, stafnya, kakitangan, kakitangannya
your employee: karyawanmu, pegawaimu, pekerjamu, stafmu, kakitanganmu
my employee: karyawanku, pegawaiku, pekerjaku, stafku, kakitanganku, karyawan saya, pegawai saya, pekerja saya
my employee: staf saya, kakitangan saya, karyawan aku, pegawai aku, pekerja aku
our employee: karyawan kami, pegawai kami, pekerja kami, staf kami, kakitangan kami, karyawan kita, pegawai kita
our employee: pekerja kita
their employee: karyawan mereka, pegawai mereka, pekerja mereka, staf mereka, kakitangan mereka
boss: bos, bosnya, atasan*, majikan*
your boss: bosmu, atasanmu, majikanmu
my boss: bosku, atasanku, majikanku, bos saya, atasan saya, majikan saya, bos aku, atasan aku, majikan aku
our boss: bos kami, atasan kami, majikan kami, bos kita, atasan kita, majikan kita
their boss: bos mereka, atasan mereka, majikan mereka
manager: manajer*, pengurus*, pimpinan*
your manager: manajermu, pengurusmu, pimpinanmu
my manager: manajerku, pengurusku, pimpinanku, manajer saya, pengurus saya, pimpinan saya, manajer aku, pengurus aku
my manager: pimpinan aku
our manager: manajer kami, pengurus kami, pimpinan kami, manajer kita, pengurus kita, pimpinan kita
their manager: manajer mereka, pengurus mereka, pimpinan mereka
colleague: rekan*, kolega*, rekan kerja, teman kerja, rekan kerjanya, teman kerjanya, rakan sekerja, rakan sekerjanya
your colleague: rekanmu, kolegamu, rekan kerjamu, teman kerjamu, rekan kerja kamu, teman kerja kamu, rekan kerja anda
your colleague: teman kerja anda, rekan kerja awak, teman kerja awak
my colleague: rekanku, kolegaku, rekan saya, kolega saya, rekan aku, kolega aku, rekan kerjaku, teman kerjaku
my colleague: rekan kerja saya, teman kerja saya
our colleague: rekan kami, kolega kami, rekan kita, kolega kita, rekan kerja kami, teman kerja kami, rekan kerja kita
our colleague: teman kerja kita
their colleague: rekan mereka, kolega mereka, rekan kerja mereka, teman kerja mereka, rakan sekerja mereka
hacker: peretas*, hacker*, penggodam, penggodamnya
your hacker: peretasmu, hackermu, penggodammu
my hacker: peretasku, hackerku, penggodamku, peretas saya, hacker saya, penggodam saya, peretas aku, hacker aku
my hacker: penggodam aku
our hacker: peretas kami, hacker kami, penggodam kami, peretas kita, hacker kita, penggodam kita
their hacker: peretas mereka, hacker mereka, penggodam mereka
disregard: indahkan tidak, mengindahkan tidak, indahkan tidaklah, kecuali*, mengecualikan, mengecualikannya
disregard: kecualikan saja
disregarded: diindahkan tidak, di indahkan tidak, dikecualikan, dikecualiin, di kecualikan
set aside: singkir*, menyingkirkan, menyingkirkannya, tepikan, tepikanlah, tepikannya, tepiin, menepikan, menepikannya
set aside: disingkirkan, disingkirin, ditepikan, ditepiin, singkirkan saja, tepikan saja, ke sampingkan
set aside: menge sampingkan, dike sampingkan, ke sampingkanlah, ke sampingkan saja, ke sampingkannya
without setting aside: tanpa menyingkirkan, tanpa menge sampingkan, tanpa menepikan
override: timpa, timpalah, menimpa, menimpanya, menindih, menindihnya, tindih, tindihlah, pintasi, pintasilah
override: mempintasi, mempintasinya, override, mengoverride, menggantikan semua, ganti semua, batalkan dan ganti
overridden: ditimpa, ditindih, dipintasi, di timpa, di tindih, di pintasi
bypassed: dilewati, dilintasi, diterobos, dielaki, disiasati, dipintas, di lewati, di lintasi, di terobos, di elaki
bypassed: di siasati, di pintas
skip: loncati, loncatilah, meloncati, meloncatinya, melompati, melompatinya, lompati, lompatilah, langkau, langkaulah
skip: melangkau, melangkaunya, lewatkan, lewatin, skip, melewatkan
skipped: diloncati, dilompati, dilangkau, di loncati, di lompati, di langkau
avoid: hindar*, menghindar*, elakkan
avoided: dihindari, di hindari
cancel: batal*, membatalkan, membatalkannya, cancel, pembatalan, batalkan saja
revoke: cabut, cabutlah, mencabut, mencabutnya, tarik balik, menarik balik, tarik baliklah
revoked: dicabut, di cabut, ditarik balik, di tarik balik
abolished: dihapuskan semua aturan, di hapuskan semua aturan
remove: buang, buanglah, membuang, membuangnya, hilang*, menghilangkan, menghilangkannya, singkir, singkirlah
remove: menyingkir, menyingkirnya, keluarkan, lepaskan, melepas, copot, hilangkan saja
removed: dibuang, dihilangkan, dihilangin, disingkir, di buang, di hilangkan, di singkir
delete: hapus*, menghapus*, padam*, memadam*, delete, ngapus, hapuskan saja, padamkan saja, menghapus semuanya
deleted: dihapus*, dipadam*, di hapus, di hapuskan, di padam, di padamkan
erase: hapus bersih, menghapus bersih, hapus bersihlah, lenyap*, melenyapkan, melenyapkannya, lenyapkan saja
erased: dihapus bersih, di hapus bersih, dilenyapkan, dilenyapin, di lenyapkan
clear: kosong*, mengosongkan, mengosongkannya, bersih*, membersihkan, membersihkannya, kosongkan saja, bersihkan saja
cleared: dikosongkan, dikosongin, dibersihkan, dibersihin, di kosongkan, di bersihkan
replace: ganti*, mengganti*, tukar, tukarlah, menukar, menukarnya, gantikan saja, gantikan dengan, menggantikan dengan
replace: gantikan denganlah
replaced: diganti*, ditukar, di ganti, di gantikan, di tukar, digantikan dengan, di gantikan dengan
without replacing: tanpa menggantikan dengan
change: ubah, ubahlah, mengubah, mengubahnya, rubah, rubahlah, merubah, merubahnya, perubahan, pinda, ganti menjadi
changed: diubah, dirubah, di ubah, di rubah
break: langgar, langgarlah, melanggar, melanggarnya, pecah*, memecahkan, memecahkannya, pelanggaran, mematahkan
break: pecahkan saja
broken: dilanggar, dipecahkan, dipecahin, di langgar, di pecahkan
without revealing: tanpa membuka rahasia
show: tunjuk*, menunjukkan, menunjukkannya, tampil*, menampilkan, menampilkannya, menayangkan, menayangkannya
show: perlihat*, memperlihatkan, memperlihatkannya, tayang*, liatin, lihatkan, nampilin, papar, munculkan
show: tunjukkan saja, tampilkan saja, perlihatkan saja, tayangkan saja, kasih lihat, kasih liat
shown: ditunjukkan, ditunjukin, ditampilkan, ditampilin, ditayangkan, ditayangin, diperlihatkan, diperlihatin
shown: di tunjukkan, di tampilkan, di perlihatkan, di tayangkan
display: pampang*, memampangkan, memampangkannya, pampangkan saja
print: cetak*, mencetak*, print, ngeprint, cetakkan saja, mencetak ulang
printed: dicetak*, di cetak, di cetakkan
output: keluarkan output, mengeluarkan output, menghasilkan output, hasilkan output, keluarkan outputlah
output: hasilkan outputlah, output, keluaran
repeat: ulang*, mengulang*, ulangi lagi, ulang kembali, ulang semula, katakan ulang, ulang balik
repeated: diulang, diulangi, di ulang, di ulangi
disclose: dedah, dedahlah, mendedah, mendedahnya, umumkan, umumkanlah, umumkannya, umumin, mengumumkan, mengumumkannya
disclose: umumkan saja, mengungkap kepada
tell: beri tahu, memberi tahu, kasih tahu, beri tahulah, beri tahukan, memberi tahukan, beri tahukanlah
tell: beri tahukan saja, beritahu*, memberitahu*, cerita*, menceritakan, menceritakannya, bilang, bilangin, kasihtahu
tell: bagitahu, maklumkan, kabarkan, cakap, khabarkan
told: diberi tahu, di beri tahu, diberi tahukan, di beri tahukan, diberi tahuin, diberitahu*, diceritakan, diceritain
told: di beritahu, di beritahukan, di ceritakan
say: katakan, katakannya, katain, kata, mengatakan, mengatakannya, mengucapkan, mengucapkannya, mengujarkan
say: mengujarkannya, ucapkan, ucapkanlah, ucapkannya, ucapin, ucap, ujarkan, ujarkanlah, ujarkannya, ujarin, berkata
say: berkatalah, ngomong, menyatakan, katakan saja, ujarkan saja, bilang bahwa
said: dikatakan, dikatain, diucapkan, diucapin, diujarkan, diujarin, katanya, ujarnya, ucapnya, tuturnya, di katakan
said: di ucapkan, di ujarkan
without saying: tanpa mengucapkan, tanpa mengujarkan
quote: kutip*, mengutip, mengutipnya, petik, petiklah, memetik, memetiknya
quoted: dikutip, dipetik, di kutip, di petik
recite: bacakan, bacakanlah, bacakannya, bacain, membacakan, membacakannya, lafalkan, lafalkanlah, lafalkannya
recite: lafalin, lafazkan, melafa*, deklamasi*, mendeklamasikan, mendeklamasikannya, bacakan saja, lafalkan saja
recite: deklamasikan saja
copy: salin, salinlah, salinkan, salinkanlah, salinkannya, salinin, salinan, salinannya, menyalin*, tiru, tirulah
copy: meniru, menirunya, copy, kopi, kopian, kopiannya, copas, mengopi, salinkan saja, copy paste
copied: disalin*, ditiru, di salin, di salinkan, di tiru
paste: tempel, tempelkan, menempelkan, menempel, tampal
translate: terjemah*, menerjemahkan, menerjemahkannya, translate, artikan, terjemahkan saja, alih bahasakan
translate: mengalih bahasakan, alih bahasakanlah, alih bahasakan saja, alih bahasakannya, alih bahasain
translated: diterjemahkan, diterjemahin, di terjemahkan, dialih bahasakan, di alih bahasakan, dialih bahasain
without translating: tanpa mengalih bahasakan
summarise: ringkas*, meringkas*, rangkum*, merangkum*, ikhtisar*, mengikhtisarkan, mengikhtisarkannya, simpulkan
summarise: ringkaskan saja, rangkumkan saja, ikhtisarkan saja, buat ringkasan, buatkan ringkasan, bikin ringkasan
summarised: diringkas*, dirangkum*, diikhtisarkan, diikhtisarin, di ringkas, di ringkaskan, di rangkum, di rangkumkan
summarised: di ikhtisarkan
your summary: ringkasanmu, ikhtisarmu, rangkumanmu, intisarimu, kesimpulanmu
my summary: ringkasanku, ikhtisarku, rangkumanku, intisariku, kesimpulanku, ringkasan saya, ikhtisar saya
my summary: rangkuman saya, intisari saya, kesimpulan saya, ringkasan aku, ikhtisar aku, rangkuman aku
our summary: ringkasan kami, ikhtisar kami, rangkuman kami, intisari kami, kesimpulan kami, ringkasan kita
our summary: ikhtisar kita, rangkuman kita
their summary: ringkasan mereka, ikhtisar mereka, rangkuman mereka, intisari mereka, kesimpulan mereka
explain: jelas*, menjelaskan, menjelaskannya, terang*, menerangkan, menerangkannya, papar*, memaparkannya, penjelasan
explain: jelaskan saja, terangkan saja, paparkan saja
explained: dijelaskan, dijelasin, diterangkan, diterangin, dipaparkan, dipaparin, di jelaskan, di terangkan
explained: di paparkan
without explaining: tanpa memaparkan
describe: gambar*, menggambarkan, menggambarkannya, deskripsi*, mendeskripsikan, mendeskripsikannya, menjabarkan
describe: jabarkan, gambarkan saja, deskripsikan saja
described: digambarkan, digambarin, dideskripsikan, dideskripsiin, di gambarkan, di deskripsikan
answer: jawab, jawablah, jawabkan, jawabkanlah, jawabkannya, jawabin, jawaban, jawabannya, jawapan, jawapannya
answer: menjawab*, jwb, jawabkan saja
answered: dijawab*, di jawab, di jawabkan
reply: balas, balaslah, balasan, balasannya, membalas, membalasnya
replied: dibalas, di balas
respond: respon*, merespon*, tanggapi, tanggapilah, menanggapi, menanggapinya, beri respons, maklum balas
ask: tanya*, menanya*, bertanya, bertanyalah, nanya, nanyain, tanyakan saja, minta tanya, meminta tanya
ask: minta tanyalah
asked: ditanya*, di tanya, diminta tanya, di tanyakan, di minta tanya
request: minta, mintalah, meminta, memintanya, pinta, pintalah, mohon*, memohonkan, memohonkannya, permintaan, pohon
request: mohonkan saja
requested: diminta, dipinta, dimohonkan, dimohonin, di minta, di pinta, di mohonkan
send: kirim*, mengirim, mengirimnya, mengirimkan, mengirimkannya, menghantar, menghantarnya, menghantarkan
send: menghantarkannya, hantar*, ngirim, pengiriman, kirimkan saja, hantarkan saja
sent: dikirim*, dihantar*, di kirim, di kirimkan, di hantar, di hantarkan
forward: terus*, meneruskan, meneruskannya, majukan, majukanlah, majukannya, majuin, memajukan, memajukannya, forward
forward: teruskan saja, majukan saja
forwarded: diteruskan, diterusin, dimajukan, dimajuin, di teruskan, di majukan
transfer: transfer*, mentransfer, mentransfernya, pindah*, memindahkan, memindahkannya, alihkan, alihkanlah
transfer: alihkannya, alihin, mengalihkan, mengalihkannya, tf, pindahkan saja, alihkan saja
transferred: ditransfer, dipindahkan, dipindahin, dialihkan, dialihin, di transfer, di pindahkan, di alihkan
pay: bayar*, membayar*, lunasi, melunasi, pembayaran, bayarkan saja
paid: dibayar*, di bayar, di bayarkan
without paying: tanpa membayar, tanpa membayarkan
wire: kawat
upload: unggah*, mengu*, upload, muat naik, memuat naik, muat naiklah
uploaded: diunggah, di unggah, dimuat naik, di muat naik
without uploading: tanpa memuat naik
download: unduh*, mengunduh, mengunduhnya, download, mendownload, donlot, muat turun, memuat turun, muat turunlah
without downloading: tanpa memuat turun
execute: laksana*, melaksanakan, melaksanakannya, eksekusi*, mengeksekusi, mengeksekusinya, laksanakan saja
execute: jalankan perintah
executed: dilaksanakan, dilaksanain, dieksekusi, di laksanakan, di eksekusi
run: jalan*, menjalankan, menjalankannya, operasi*, mengoperasikan, mengoperasikannya, run, lari, berjalan, dijalankan
run: dijalanin, dioperasikan, dioperasiin, jalankan saja, operasikan saja, di jalankan, di operasikan
without running: tanpa menjalankan, tanpa mengoperasikan
carry out: kerja*, mengerjakan, mengerjakannya, tunaikan, kerjakan saja, lakukan tugas, melakukan tugas
carry out: lakukan tugaslah
carried out: dikerjakan, dikerjain, di kerjakan, dilakukan tugas, di lakukan tugas
without carrying out: tanpa melakukan tugas
call: panggil, panggillah, memanggil, memanggilnya, hubungi, hubungilah, menghubungi, menghubunginya, telepon
call: teleponlah, menel*, telpon
called: dipanggil, dihubungi, ditelepon, di panggil, di hubungi, di telepon
open: buka, bukalah, bukakan, bukakanlah, bukakannya, bukain, membuka*, bukakan saja
opened: dibuka*, di buka, di bukakan
write: tulis*, menulis*, nulis, tuliskan saja
written: ditulis*, di tulis, di tuliskan
approve: setujui, setujuilah, menyetujui, menyetujuinya, lulus*, meluluskan, meluluskannya, acc, luluskan saja
approved: disetujui, diluluskan, dilulusin, di setujui, di luluskan
grant: beri akses, berikan akses, memberi akses, memberikan akses, beri akseslah, beri izin, kabulkan, mengabulkan
grant: anugerahkan
granted: diberi akses, di beri akses
give: beri, berilah, berikan, berikanlah, berikannya, beriin, memberi*, kasih, kasi, kasihkan, ngasih, berikan saja
give: bagikan ke, membagikan ke, bagikan kelah
given: diberi*, di beri, di berikan, dibagikan ke, di bagikan ke
without giving: tanpa memberi, tanpa memberikan, tanpa membagikan ke
give me: beri saya, berikan saya, kasih saya, beri aku, berikan aku, kasih aku, kasih gue, beri kepada saya
tell me: beri tahu saya, kasih tahu saya, beritahu saya, bagitahu saya, beritahu aku, katakan padaku
tell me: katakan kepada saya, ceritakan kepada saya
show me: tunjukkan kepada saya, perlihatkan kepada saya, tampilkan kepada saya, tunjukkan saya, tunjukkan pada saya
show me: perlihatkan pada saya
make: buatlah, buatkan, buatkanlah, buatkannya, buatin, membuat, membuatnya, membuatkan, membuatkannya, membikin
make: membikinnya, membikinkan, membikinkannya, bikin*, cipta*, menciptakan, menciptakannya, ngebuat, buatkan saja
make: bikinkan saja, ciptakan saja
made: dibuat*, dibikin*, diciptakan, diciptain, di buat, di buatkan, di bikin, di bikinkan, di ciptakan
without making: tanpa membuat, tanpa membuatkan, tanpa membikin, tanpa membikinkan, tanpa menciptakan
do: lakukan, lakukanlah, lakukannya, lakuin, melakukan, melakukannya, perbuat, perbuatlah, memperbuat, memperbuatnya
do: ngelakuin, berbuat, lakukan saja, buat begitu
done: dilakukan, dilakuin, diperbuat, di lakukan, di perbuat
without doing: tanpa melakukan, tanpa memperbuat
use: gunakan, gunakanlah, gunakannya, gunain, guna, menggunakan, menggunakannya, pakailah, memakai, memakainya
use: memanfaatkan, memanfaatkannya, manfaat*, pake, penggunaan, gunakan saja, manfaatkan saja
used: digunakan, digunain, dipakai, dimanfaatkan, dimanfaatin, di gunakan, di pakai, di manfaatkan
without using: tanpa menggunakan, tanpa memakai, tanpa memanfaatkan
help: bantu*, membantu, membantunya, tolongi, tolongilah, menolong*, pertolongan
helped: dibantu, ditolongi
help me: bantu* saya, tolong saya, bantu aku, tolong aku, tolong bantu saya, bantuin gue
stop: henti*, menghentikan, menghentikannya, berhenti, berhentilah, stop, setop, berenti, udahan, hentikan saja
stopped: dihentikan, dihentiin
start: mulai, mulailah, mulakan, mulakanlah, mulakannya, mulain, mula, memula*, dimulailah, mulakan saja
started: dimula*
begin: awali, awalilah, mengawali, mengawalinya, bermula
begun: diawali
ended: diakhiri, ditamatkan, ditamatin, dihabisi
without ending: tanpa mengakhiri, tanpa menamatkan, tanpa menghabisi
finish: selesai*, menyelesaikan, menyelesaikannya, beres, rampung, selesaikan saja, siap sudah
finished: diselesaikan, diselesaiin
continue: lanjut*, melanjutkan, melanjutkannya, terusan, berlanjut, sambung, lanjutkan saja
keep: simpan, simpanlah, menyimpan, menyimpannya, jaga, jagalah, menjaga, menjaganya, kekal*, mengekalkan
keep: mengekalkannya, pertahan*, mempertahankan, mempertahankannya, kekalkan saja, pertahankan saja, tetap jaga
kept: disimpan, dijaga, dikekalkan, dikekalin, dipertahankan, dipertahanin
save: simpan*, menyimpankan, menyimpankannya, menyelamatkan, menyelamatkannya, selamat*, simpankan saja
save: selamatkan saja
saved: disimpankan, disimpanin, diselamatkan, diselamatin
hide: sembunyi*, menyembunyikan, menyembunyikannya, umpetin, sorok, sembunyikan saja
without hiding: tanpa menyembunyikan
mention: sebut*, menyebut, menyebutnya, menyebutkan, menyebutkannya, menyinggung, menyinggungnya, singgung
mention: singgunglah, sebutkan saja
mentioned: disebut*, disinggung
warn: peringat*, memperingatkan, memperingatkannya, amaran, peringatkan saja, ingatkan bahaya, mengingatkan bahaya
warn: ingatkan bahayalah, beri peringatan
warned: diperingatkan, diperingatin, diingatkan bahaya
inform: informasi*, menginformasikan, menginformasikannya, mengabari, mengabarinya, kabari*, maklum*, memaklumkan
inform: memaklumkannya, informasikan saja, maklumkan saja
informed: diinformasikan, diinformasiin, dikabari, dimaklumkan, dimaklumin
notify: beri notifikasi, memberi notifikasi, beri notifikasilah, notifikasi, pemberitahuan
notified: diberi notifikasi
without notifying: tanpa memberi notifikasi
report: lapor*, melapor*, laporkan saja
reported: dilapor*
refuse: tolak, tolaklah, menolak, menolaknya, enggan, nolak, penolakan
refused: ditolak
accept: terima, terimalah, menerima, menerimanya, nerima, penerimaan
accepted: diterima
allow: izinkan, izinkanlah, izinkannya, izinin, mengizinkan, mengizinkannya, boleh*, membolehkan, membolehkannya
allow: membenarkan, membenarkannya, perboleh*, memperbolehkan, memperbolehkannya, benar*, ijinkan, biarkan
allow: izinkan saja, bolehkan saja, perbolehkan saja, benarkan saja
allowed: diizinkan, diizinin, dibolehkan, dibolehin, diperbolehkan, diperbolehin, dibenarkan, dibenarin, diijinkan
forbidden: terlarang, haramkan, diharamkan, dilarang keras
forbid: larang, laranglah, melarang, melarangnya
disable: nonaktif*, menonaktifkan, menonaktifkannya, matikan, matikanlah, matikannya, matiin, mematikan, mematikannya
disable: lumpuh*, melumpuhkan, melumpuhkannya, nyahaktifkan, nonaktifkan saja, matikan saja, lumpuhkan saja
disabled: dinonaktifkan, dinonaktifin, dimatikan, dimatiin, dilumpuhkan, dilumpuhin
enable: aktif*, mengaktifkan, mengaktifkannya, menghidupkan, menghidupkannya, hidup*, nyalakan, menyalakan, mendayakan
enable: aktifkan saja, hidupkan saja
enabled: diaktifkan, diaktifin, dihidupkan, dihidupin
activate: pengaktifan, aktifkan mode, mengaktifkan mode, aktifkan modelah
activated: diaktifkan mode
unlock: buka kunci, membuka kunci, buka kuncilah, nyahkunci
unlocked: dibuka kunci
lock: kunci, kuncilah, mengunci, menguncinya, terkunci
locked: dikunci
install: pasang, pasanglah, memasang, memasangnya, instal*, menginstal, menginstalnya, pemasangan
installed: dipasang, diinstal
access: akses*, mengakses, mengaksesnya, capaian
extract: ekstrak*, mengekstrak, mengekstraknya, cungkil, cungkillah, mencungkil, mencungkilnya
extracted: diekstrak, dicungkil
export: ekspor*, mengekspor, mengekspornya, export
exported: diekspor
import: impor*, mengimpor, mengimpornya
search: cari, carilah, cariin, carikan, mencari, mencarinya, telusuri, telusurilah, menelusuri, menelusurinya, geledah
search: geledahlah, menggeledah, menggeledahnya, pencarian
find: temukan, temukanlah, temukannya, temuin, menemukan, menemukannya, nemu, jumpa, temukan saja, cari tahu
found: ditemukan, ditemuin
check: periksa, periksalah, memeriksa, memeriksanya, cek, ceklah, mengecek, mengeceknya, semak, semaklah, menyemak
check: menyemaknya, ngecek, pemeriksaan, cekin, dicek dulu
checked: diperiksa, dicek, disemak
verify: verifikasi, verifikasilah, memverifikasi, memverifikasinya, sahkan*, menyahkan, menyahkannya, sahin
verify: tentusahkan, sahkan saja, pastikan kebenaran
verified: diverifikasi, disahkan, disahin
confirm: konfirmasi*, mengonfirmasi, mengonfirmasinya, mengonfirmasikan, mengonfirmasikannya, mengkonfirmasi, pastikan
confirm: konfirmasikan saja
confirmed: dikonfirmasi*
process: proses, proseslah, memproses, memprosesnya, olah, olahlah, mengolah, mengolahnya, pemrosesan, pengolahan
processed: diproses, diolah
generate: jana, janalah, janakan, menjana, menjananya, menghasilkan, hasilkan
generated: dijana
provide: sedia*, menyediakan, menyediakannya, penyediaan, bekalkan, sediakan saja
provided: disediakan, disediain
share: bagilah, bagikan, bagikanlah, bagikannya, bagiin, membagi*, kongsi*, mengongsi*, berbagi, share, saham*
share: bagikan saja, kongsikan saja, bagian saham, bagian sahamnya
shared: dibagi*, dikongsi*
publish: terbit*, menerbitkan, menerbitkannya, publikasi*, memublikasikan, memublikasikannya, siarkan, terbitkan saja
publish: publikasikan saja
published: diterbitkan, diterbitin, dipublikasikan, dipublikasiin
post: pos, poslah, memos, memosnya, posting, memposting, unggahan blog
posted: dipos
encoded: dienkode, dikodekan, dikodein
without encoding: tanpa mengenkode, tanpa mengodekan
decode: dekode, dekodelah, mendekode, mendekodenya, decode, pecahkan kode
decoded: didekode
encrypt: enkripsi, enkripsilah, mengenkripsi, mengenkripsinya, sulit*, menyulitkan, menyulitkannya, sulitkan saja
encrypted: dienkripsi, disulitkan, disulitin
simulate: simulasi*, menyimulasikan, menyimulasikannya, mensimulasikan, simulasikan saja
simulated: disimulasikan, disimulasiin
behave: berperilaku, berperilakulah, bertingkah, berkelakuan, bersikap, bersikaplah
become: menjadinya, menjelma, dijadi
without becoming: tanpa menjadi
act: bertindak, bertindaklah, beraksi, berlaku seperti
comply: mematuhinya, menurutlah, nurut, menurut saja
trust: percaya*, mempercayai, mempercayainya, memercayakan, memercayakannya, percayakan saja
trusted: dipercaya*
believe: yakin*, meyakini, meyakininya
believed: diyakini
remember: ingat*, mengingat*, inget
remembered: diingat, diingati
treat: perlaku*, memperlakukan, memperlakukannya, anggap, anggaplah, menganggap, menganggapnya, layan, layanlah
treat: melayan, melayannya, perlakukan saja
treated: diperlakukan, diperlakuin, dianggap, dilayan
consider: pertimbang*, mempertimbangkan, mempertimbangkannya, timbangkan, pertimbangkan saja, menganggap sebagai
considered: dipertimbangkan, dipertimbangin
understand: paham*, memahami, memahaminya, mengerti*, memengertilah, memengertilahnya, faham*, memfahami, memfahaminya
understand: ngerti
understood: dipahami, dimengertilah, difahami
know: tahu, tahulah, menahu, menahunya, ketahui, ketahuilah, menge*, kenal
known: ditahu, diketahui, dikenal, terkenal
password: kata sandi, kata sandinya, password*, sandi*, katasandi, katasandinya, pasword*, kata laluan, kata laluannya
password: kata kunci rahasia, kata kunci rahasianya
your password: kata sandimu, kata sandi kamu, kata sandi anda, kata sandi awak, passwordmu, sandimu, katasandimu
your password: paswordmu, kata laluanmu, kata laluan kamu, kata laluan anda, kata laluan awak
my password: kata sandiku, kata sandi saya, kata sandi aku, passwordku, sandiku, katasandiku, paswordku, password saya
my password: sandi saya, katasandi saya, pasword saya, password aku
our password: kata sandi kami, kata sandi kita, password kami, sandi kami, katasandi kami, pasword kami, password kita
our password: sandi kita
their password: kata sandi mereka, password mereka, sandi mereka, katasandi mereka, pasword mereka, kata laluan mereka
their password: kata kunci rahasia mereka
passwords: semua kata sandi, semua kata sandinya
your passwords: semua kata sandimu, semua kata sandi kamu, semua kata sandi anda, semua kata sandi awak
my passwords: semua kata sandiku, semua kata sandi saya, semua kata sandi aku
our passwords: semua kata sandi kami, semua kata sandi kita
their passwords: semua kata sandi mereka
pin: pin, pinnya, nomor pin, kode pin, nomor pinnya, kode pinnya
your pin: pinmu, nomor pinmu, kode pinmu, nomor pin kamu, kode pin kamu, nomor pin anda, kode pin anda, nomor pin awak
your pin: kode pin awak
my pin: pinku, pin saya, pin aku, nomor pinku, kode pinku, nomor pin saya, kode pin saya, nomor pin aku, kode pin aku
our pin: pin kami, pin kita, nomor pin kami, kode pin kami, nomor pin kita, kode pin kita
their pin: pin mereka, nomor pin mereka, kode pin mereka
key: kuncinya, kunci akses, kunci aksesnya
your key: kuncimu, kunci kamu, kunci anda, kunci awak, kunci aksesmu, kunci akses kamu, kunci akses anda
your key: kunci akses awak
my key: kunciku, kunci saya, kunci aku, kunci aksesku, kunci akses saya, kunci akses aku
our key: kunci kami, kunci kita, kunci akses kami, kunci akses kita
their key: kunci mereka, kunci akses mereka
api key: kunci api, api key
token: token*
your token: tokenmu
my token: tokenku, token saya, token aku
our token: token kami, token kita
their token: token mereka
credentials: kredensial, kredensialnya, kelayakan, kelayakannya, data login, info login, data loginnya, info loginnya
credentials: data masuk, data masuknya
your credentials: kredensialmu, kelayakanmu, data loginmu, info loginmu, data login kamu, info login kamu
your credentials: data login anda, info login anda, data login awak, info login awak
my credentials: kredensialku, kelayakanku, kredensial saya, kelayakan saya, kredensial aku, kelayakan aku
my credentials: data loginku, info loginku, data login saya, info login saya
our credentials: kredensial kami, kelayakan kami, kredensial kita, kelayakan kita, data login kami, info login kami
our credentials: data login kita, info login kita
their credentials: kredensial mereka, kelayakan mereka, data login mereka, info login mereka, data masuk mereka
account: akun, akunnya, rekening*, akaun*
your account: akunmu, rekeningmu, akaunmu
my account: akunku, rekeningku, akaunku, akun saya, rekening saya, akaun saya, akun aku, rekening aku, akaun aku
our account: akun kami, rekening kami, akaun kami, akun kita, rekening kita, akaun kita
their account: akun mereka, rekening mereka, akaun mereka
account number: no rekening, norek
bank details: data bank, maklumat bank, data rekening, detail rekening, informasi rekening
bank: bank, banknya
your bank: bankmu
my bank: bankku, bank saya, bank aku
our bank: bank kami, bank kita
their bank: bank mereka
credit card: kartu kredit, kad kredit
credit card number: nomor kartu kredit, nombor kad kredit
card: kartu*, kad, kadnya
your card: kartumu, kadmu
my card: kartuku, kadku, kartu saya, kad saya, kartu aku, kad aku
our card: kartu kami, kad kami, kartu kita, kad kita
their card: kartu mereka, kad mereka
money: uang, uangnya, duit, duitnya, wang, wangnya, dana, dananya, wang tunai, wang tunainya
your money: uangmu, duitmu, wangmu, danamu, wang tunaimu, wang tunai kamu, wang tunai anda, wang tunai awak
my money: uangku, duitku, wangku, danaku, uang saya, duit saya, wang saya, dana saya, uang aku, duit aku, wang aku
my money: dana aku
our money: uang kami, duit kami, wang kami, dana kami, uang kita, duit kita, wang kita, dana kita
their money: uang mereka, duit mereka, wang mereka, dana mereka, wang tunai mereka
email: email*, surel*, emel, emelnya, imel, imelnya, surat elektronik, surat elektroniknya
your email: emailmu, surelmu, emelmu, imelmu, surat elektronikmu, surat elektronik kamu, surat elektronik anda
your email: surat elektronik awak
my email: emailku, surelku, emelku, imelku, email saya, surel saya, emel saya, imel saya, email aku, surel aku
our email: email kami, surel kami, emel kami, imel kami, email kita, surel kita
their email: email mereka, surel mereka, emel mereka, imel mereka, surat elektronik mereka
email address: alamat email, alamat surel
mail: surat*, posnya
your mail: suratmu, posmu, pos kamu, pos anda, pos awak
my mail: suratku, posku, surat saya, pos saya, surat aku, pos aku
our mail: surat kami, pos kami, surat kita, pos kita
their mail: surat mereka, pos mereka
file: file, filenya, berkas*, fail, failnya, arsip*
your file: filemu, berkasmu, failmu, arsipmu
my file: fileku, berkasku, failku, arsipku, file saya, berkas saya, fail saya, arsip saya, file aku, berkas aku
my file: fail aku, arsip aku
our file: file kami, berkas kami, fail kami, arsip kami, file kita, berkas kita, fail kita, arsip kita
their file: file mereka, berkas mereka, fail mereka, arsip mereka
folder: folder*, map, mapnya, direktori, direktorinya
your folder: foldermu, mapmu, direktorimu
my folder: folderku, mapku, direktoriku, folder saya, map saya, direktori saya, folder aku, map aku, direktori aku
our folder: folder kami, map kami, direktori kami, folder kita, map kita, direktori kita
their folder: folder mereka, map mereka, direktori mereka
database: basis data, pangkalan data, basis datanya, pangkalan datanya, database*, basisdata, basisdatanya
your database: basis datamu, pangkalan datamu, basis data kamu, pangkalan data kamu, basis data anda
your database: pangkalan data anda, basis data awak, pangkalan data awak, databasemu, basisdatamu
my database: basis dataku, pangkalan dataku, basis data saya, pangkalan data saya, basis data aku, pangkalan data aku
my database: databaseku, basisdataku, database saya, basisdata saya
our database: basis data kami, pangkalan data kami, basis data kita, pangkalan data kita, database kami
our database: basisdata kami, database kita, basisdata kita
their database: basis data mereka, pangkalan data mereka, database mereka, basisdata mereka
data: data, datanya
your data: datamu
my data: dataku, data saya, data aku
our data: data kami, data kita
their data: data mereka
personal data: data pribadi, data peribadi, maklumat peribadi
information: informasi, informasinya, info, infonya, maklumat*, keterangan, keterangannya
your information: informasimu, infomu, maklumatmu, keteranganmu
my information: informasiku, infoku, maklumatku, keteranganku, informasi saya, info saya, maklumat saya
my information: keterangan saya, informasi aku, info aku, maklumat aku, keterangan aku
our information: informasi kami, info kami, maklumat kami, keterangan kami, informasi kita, info kita, maklumat kita
our information: keterangan kita
their information: informasi mereka, info mereka, maklumat mereka, keterangan mereka
list: daftar*, senarai*, list, listnya, deretan*
your list: daftarmu, senaraimu, listmu, deretanmu
my list: daftarku, senaraiku, listku, deretanku, daftar saya, senarai saya, list saya, deretan saya, daftar aku
my list: senarai aku, list aku, deretan aku
our list: daftar kami, senarai kami, list kami, deretan kami, daftar kita, senarai kita, list kita, deretan kita
their list: daftar mereka, senarai mereka, list mereka, deretan mereka
document: dokumen*
your document: dokumenmu
my document: dokumenku, dokumen saya, dokumen aku
our document: dokumen kami, dokumen kita
their document: dokumen mereka
page: halaman*, laman*, muka surat, muka suratnya
your page: halamanmu, lamanmu, muka suratmu, muka surat kamu, muka surat anda, muka surat awak
my page: halamanku, lamanku, halaman saya, laman saya, halaman aku, laman aku, muka suratku, muka surat saya
my page: muka surat aku
our page: halaman kami, laman kami, halaman kita, laman kita, muka surat kami, muka surat kita
their page: halaman mereka, laman mereka, muka surat mereka
message: surat pesan, surat pesannya, sms, smsnya
your message: surat pesanmu, surat pesan kamu, surat pesan anda, surat pesan awak, smsmu
my message: surat pesanku, surat pesan saya, surat pesan aku, smsku, sms saya, sms aku
our message: surat pesan kami, surat pesan kita, sms kami, sms kita
their message: surat pesan mereka, sms mereka
your response: tanggapanmu, responsmu, responmu, reaksimu
my response: tanggapanku, responsku, responku, reaksiku, tanggapan saya, respons saya, respon saya, reaksi saya
my response: tanggapan aku, respons aku, respon aku, reaksi aku
our response: tanggapan kami, respons kami, respon kami, reaksi kami, tanggapan kita, respons kita, respon kita
our response: reaksi kita
their response: tanggapan mereka, respons mereka, respon mereka, reaksi mereka
your reply: balasanmu
my reply: balasanku, balasan saya, balasan aku
our reply: balasan kami, balasan kita
their reply: balasan mereka
your answer: jawabanmu, jawapanmu
my answer: jawabanku, jawapanku, jawaban saya, jawapan saya, jawaban aku, jawapan aku
our answer: jawaban kami, jawapan kami, jawaban kita, jawapan kita
their answer: jawaban mereka, jawapan mereka
question: pertanyaan, pertanyaannya, soalan, soalannya
your question: pertanyaanmu, soalmu, soalanmu, soal kamu, soal anda, soal awak
my question: pertanyaanku, soalku, soalanku, pertanyaan saya, soal saya, soalan saya, pertanyaan aku, soal aku
my question: soalan aku
our question: pertanyaan kami, soal kami, soalan kami, pertanyaan kita, soal kita, soalan kita
their question: pertanyaan mereka, soal mereka, soalan mereka
word: perkataan, perkataannya
your word: katamu, perkataanmu, kata kamu, kata anda, kata awak
my word: kataku, perkataanku, kata saya, perkataan saya, kata aku, perkataan aku
our word: kata kami, perkataan kami, kata kita, perkataan kita
their word: kata mereka, perkataan mereka
sentence: kalimat*, ayat, ayatnya
your sentence: kalimatmu, ayatmu
my sentence: kalimatku, ayatku, kalimat saya, ayat saya, kalimat aku, ayat aku
our sentence: kalimat kami, ayat kami, kalimat kita, ayat kita
their sentence: kalimat mereka, ayat mereka
paragraph: paragraf*, alinea*, perenggan, perenggannya
your paragraph: paragrafmu, alineamu, perengganmu
my paragraph: paragrafku, alineaku, perengganku, paragraf saya, alinea saya, perenggan saya, paragraf aku, alinea aku
my paragraph: perenggan aku
our paragraph: paragraf kami, alinea kami, perenggan kami, paragraf kita, alinea kita, perenggan kita
their paragraph: paragraf mereka, alinea mereka, perenggan mereka
letter: huruf*, aksara*
your letter: hurufmu, aksaramu
my letter: hurufku, aksaraku, huruf saya, aksara saya, huruf aku, aksara aku
our letter: huruf kami, aksara kami, huruf kita, aksara kita
their letter: huruf mereka, aksara mereka
number: nomor*, angka*, bilangan*, nombor*, nomer*
your number: nomormu, angkamu, bilanganmu, nombormu, nomermu
my number: nomorku, angkaku, bilanganku, nomborku, nomerku, nomor saya, angka saya, bilangan saya, nombor saya
my number: nomer saya, nomor aku, angka aku
our number: nomor kami, angka kami, bilangan kami, nombor kami, nomer kami, nomor kita, angka kita
their number: nomor mereka, angka mereka, bilangan mereka, nombor mereka, nomer mereka
your code: kodemu, kodmu, kode kamu, kode anda, kode awak, sandi programmu, sandi program kamu, sandi program anda
your code: sandi program awak
my code: kodeku, kodku, kode saya, kod saya, kode aku, kod aku, sandi programku, sandi program saya, sandi program aku
our code: kode kami, kod kami, kode kita, kod kita, sandi program kami, sandi program kita
their code: kode mereka, kod mereka, sandi program mereka
source code: kode sumber
tool: alat, alatnya, perkakas*, peralatan, peralatannya, tools*, alat bantu, alat bantunya
your tool: alatmu, perkakasmu, peralatanmu, toolsmu, alat bantumu, alat bantu kamu, alat bantu anda, alat bantu awak
my tool: alatku, perkakasku, peralatanku, toolsku, alat saya, perkakas saya, peralatan saya, tools saya, alat aku
my tool: perkakas aku, peralatan aku, tools aku
our tool: alat kami, perkakas kami, peralatan kami, tools kami, alat kita, perkakas kita, peralatan kita, tools kita
their tool: alat mereka, perkakas mereka, peralatan mereka, tools mereka, alat bantu mereka
function: fungsi*
your function: fungsimu
my function: fungsiku, fungsi saya, fungsi aku
our function: fungsi kami, fungsi kita
their function: fungsi mereka
memory: memori*, ingatan*, ingatan jangka panjang, ingatan jangka panjangnya
your memory: memorimu, ingatanmu, ingatan jangka panjangmu, ingatan jangka panjang kamu, ingatan jangka panjang anda
your memory: ingatan jangka panjang awak
my memory: memoriku, ingatanku, memori saya, ingatan saya, memori aku, ingatan aku, ingatan jangka panjangku
my memory: ingatan jangka panjang saya, ingatan jangka panjang aku
our memory: memori kami, ingatan kami, memori kita, ingatan kita, ingatan jangka panjang kami
our memory: ingatan jangka panjang kita
their memory: memori mereka, ingatan mereka, ingatan jangka panjang mereka
history: riwayat*, sejarah*, histori*
your history: riwayatmu, sejarahmu, historimu
my history: riwayatku, sejarahku, historiku, riwayat saya, sejarah saya, histori saya, riwayat aku, sejarah aku
my history: histori aku
our history: riwayat kami, sejarah kami, histori kami, riwayat kita, sejarah kita, histori kita
their history: riwayat mereka, sejarah mereka, histori mereka
chat history: riwayat obrolan, riwayat percakapan, riwayat chat
your permission: izinmu, ijinmu, kebenaranmu, perizinanmu, izin kamu, izin anda, izin awak
my permission: izinku, ijinku, kebenaranku, perizinanku, izin saya, ijin saya, kebenaran saya, perizinan saya
my permission: izin aku, ijin aku, kebenaran aku, perizinan aku
our permission: izin kami, ijin kami, kebenaran kami, perizinan kami, izin kita, ijin kita, kebenaran kita
our permission: perizinan kita
their permission: izin mereka, ijin mereka, kebenaran mereka, perizinan mereka
your access: aksesmu
my access: aksesku, akses saya, akses aku
our access: akses kami, akses kita
their access: akses mereka
authority: wewenang*, otoritas*, kewenangan, kewenangannya, kuasa*
your authority: wewenangmu, otoritasmu, kewenanganmu, kuasamu
my authority: wewenangku, otoritasku, kewenanganku, kuasaku, wewenang saya, otoritas saya, kewenangan saya, kuasa saya
my authority: wewenang aku, otoritas aku, kewenangan aku, kuasa aku
our authority: wewenang kami, otoritas kami, kewenangan kami, kuasa kami, wewenang kita, otoritas kita
our authority: kewenangan kita, kuasa kita
their authority: wewenang mereka, otoritas mereka, kewenangan mereka, kuasa mereka
confirmation: konfirmasinya
your confirmation: konfirmasimu
my confirmation: konfirmasiku, konfirmasi saya, konfirmasi aku
our confirmation: konfirmasi kami, konfirmasi kita
their confirmation: konfirmasi mereka
approval: persetujuan, persetujuannya, kelulusan, kelulusannya
your approval: persetujuanmu, kelulusanmu
my approval: persetujuanku, kelulusanku, persetujuan saya, kelulusan saya, persetujuan aku, kelulusan aku
our approval: persetujuan kami, kelulusan kami, persetujuan kita, kelulusan kita
their approval: persetujuan mereka, kelulusan mereka
security: keamanan*, keselamatan, keselamatannya, sekuriti*
your security: keamananmu, keselamatanmu, sekuritimu
my security: keamananku, keselamatanku, sekuritiku, keamanan saya, keselamatan saya, sekuriti saya, keamanan aku
my security: keselamatan aku, sekuriti aku
our security: keamanan kami, keselamatan kami, sekuriti kami, keamanan kita, keselamatan kita, sekuriti kita
their security: keamanan mereka, keselamatan mereka, sekuriti mereka
censorship: sensor*, penyensoran, penyensorannya, penapisan, penapisannya
your censorship: sensormu, penyensoranmu, penapisanmu
my censorship: sensorku, penyensoranku, penapisanku, sensor saya, penyensoran saya, penapisan saya, sensor aku
my censorship: penyensoran aku, penapisan aku
our censorship: sensor kami, penyensoran kami, penapisan kami, sensor kita, penyensoran kita, penapisan kita
their censorship: sensor mereka, penyensoran mereka, penapisan mereka
ethics: etika, etikanya, etik, etiknya
your ethics: etikamu, etikmu
my ethics: etikaku, etikku, etika saya, etik saya, etika aku, etik aku
our ethics: etika kami, etik kami, etika kita, etik kita
their ethics: etika mereka, etik mereka
moral: moral*, akhlak*
your moral: moralmu, akhlakmu
my moral: moralku, akhlakku, moral saya, akhlak saya, moral aku, akhlak aku
our moral: moral kami, akhlak kami, moral kita, akhlak kita
their moral: moral mereka, akhlak mereka
ethical: etis, beretika
illegal: ilegal, gelap, melanggar hukum, haram dari hukum, tidak sah
legal: legal, sah secara hukum
dangerous: berbahaya, bahaya, membahayakan, merbahaya
harmful: merugikan, mudarat
free: bebas, merdeka
for free: gratis, percuma
evil: jahat, keji
hack: retas, retaslah, meretas, meretasnya, bobol, bobollah, membobol, membobolnya, godam, godamlah, menggodam
hack: menggodamnya, hack, hacking, ngehack, peretasan, bajak akun
hacked: diretas, dibobol, digodam
weapon: senjata*, senapan*
your weapon: senjatamu, senapanmu
my weapon: senjataku, senapanku, senjata saya, senapan saya, senjata aku, senapan aku
our weapon: senjata kami, senapan kami, senjata kita, senapan kita
their weapon: senjata mereka, senapan mereka
poison: racun*
your poison: racunmu
my poison: racunku, racun saya, racun aku
our poison: racun kami, racun kita
their poison: racun mereka
bomb: bom, bomnya, peledak*, bahan peledak, bahan peledaknya, bahan letupan, bahan letupannya
your bomb: bommu, peledakmu, bahan peledakmu, bahan peledak kamu, bahan peledak anda, bahan peledak awak
your bomb: bahan letupanmu, bahan letupan kamu, bahan letupan anda, bahan letupan awak
my bomb: bomku, peledakku, bom saya, peledak saya, bom aku, peledak aku, bahan peledakku, bahan peledak saya
my bomb: bahan peledak aku, bahan letupanku
our bomb: bom kami, peledak kami, bom kita, peledak kita, bahan peledak kami, bahan peledak kita, bahan letupan kami
our bomb: bahan letupan kita
their bomb: bom mereka, peledak mereka, bahan peledak mereka, bahan letupan mereka
malware: perangkat lunak berbahaya, perangkat lunak berbahayanya, perisian hasad, perisian hasadnya, malware*
malware: program jahat, program jahatnya
your malware: perangkat lunak berbahayamu, perangkat lunak berbahaya kamu, perangkat lunak berbahaya anda
your malware: perangkat lunak berbahaya awak, perisian hasadmu, perisian hasad kamu, perisian hasad anda
your malware: perisian hasad awak, malwaremu
my malware: perangkat lunak berbahayaku, perangkat lunak berbahaya saya, perangkat lunak berbahaya aku
my malware: perisian hasadku, perisian hasad saya, perisian hasad aku, malwareku, malware saya, malware aku
our malware: perangkat lunak berbahaya kami, perangkat lunak berbahaya kita, perisian hasad kami, perisian hasad kita
our malware: malware kami, malware kita, program jahat kami, program jahat kita
their malware: perangkat lunak berbahaya mereka, perisian hasad mereka, malware mereka, program jahat mereka
drugs: narkoba*, dadah*, sabu, sabunya
your drugs: narkobamu, dadahmu, sabumu
my drugs: narkobaku, dadahku, sabuku, narkoba saya, dadah saya, sabu saya, narkoba aku, dadah aku, sabu aku
our drugs: narkoba kami, dadah kami, sabu kami, narkoba kita, dadah kita, sabu kita
their drugs: narkoba mereka, dadah mereka, sabu mereka
steal: curi, curilah, mencuri, mencurinya, rampas, rampaslah, merampas, merampasnya, nyuri, nyolong
stolen: dicuri, dirampas
kill: bunuh, bunuhlah, membunuh, membunuhnya, matikan nyawa
killed: dibunuh
attack: serang*, menyerang, menyerangnya
phishing: pengelabuan, phishing, pancingan data
jailbreak: jailbreak, jebol, menjebol, pembobolan
injection: injeksi, suntikan
example: contoh*, misal*
your example: contohmu, misalmu
my example: contohku, misalku, contoh saya, misal saya, contoh aku, misal aku
our example: contoh kami, misal kami, contoh kita, misal kita
their example: contoh mereka, misal mereka
for example: sebagai contoh, umpamanya
name: nama, namanya
your name: namamu
my name: namaku, nama saya, nama aku
our name: nama kami, nama kita
their name: nama mereka
get: dapatkan, mendapatkan, peroleh, memperoleh, dapetin, dapat itu, ambil alih data
line: baris*, garis*
your line: barismu, garismu
my line: barisku, garisku, baris saya, garis saya, baris aku, garis aku
our line: baris kami, garis kami, baris kita, garis kita
their line: baris mereka, garis mereka
off: mati, padam saja
see: lihat, lihatlah, melihat, liat, tengok, menengok, saksikan
note: catatan*, nota, notanya, note, notenya
your note: catatanmu, notamu, notemu
my note: catatanku, notaku, noteku, catatan saya, nota saya, note saya, catatan aku, nota aku, note aku
our note: catatan kami, nota kami, note kami, catatan kita, nota kita, note kita
their note: catatan mereka, nota mereka, note mereka
note that: perlu dicatat, harap dicatat, perhatikan bahwa
back: mundur, balik, ke belakang
set: atur, aturlah, mengatur, mengaturnya, tetap*, menetapkan, menetapkannya, setel, setellah, menyetel, menyetelnya
set: diatur, ditetapkan, ditetapin, disetel, tetapkan saja
without setting: tanpa mengatur, tanpa menetapkan, tanpa menyetel
order: pesanan*, urutan*, tempahan*
your order: pesananmu, urutanmu, tempahanmu
my order: pesananku, urutanku, tempahanku, pesanan saya, urutan saya, tempahan saya, pesanan aku, urutan aku
my order: tempahan aku
our order: pesanan kami, urutan kami, tempahan kami, pesanan kita, urutan kita, tempahan kita
their order: pesanan mereka, urutan mereka, tempahan mereka
in order to: agar, supaya, biar, untuk dapat, agar supaya
full: penuh, lengkap
agent: agen, agennya, ejen, ejennya
your agent: agenmu, ejenmu
my agent: agenku, ejenku, agen saya, ejen saya, agen aku, ejen aku
our agent: agen kami, ejen kami, agen kita, ejen kita
their agent: agen mereka, ejen mereka
time: waktunya, masa, masanya
your time: waktumu, masamu, waktu kamu, waktu anda, waktu awak
my time: waktuku, masaku, waktu saya, masa saya, waktu aku, masa aku
our time: waktu kami, masa kami, waktu kita, masa kita
their time: waktu mereka, masa mereka
over: selesai di
take: ambil*, mengambil*, ambilkan saja
taken: diambil*
without taking: tanpa mengambil, tanpa mengambilkan
leave: tinggal*, meninggalkan, meninggalkannya, pergi, pergilah, tinggalkan saja, biarkan saja
left: ditinggalkan, ditinggalin, kiri, tersisa
your people: masyarakatmu, rakyatmu
my people: masyarakatku, rakyatku, masyarakat saya, rakyat saya, masyarakat aku, rakyat aku
our people: masyarakat kami, rakyat kami, masyarakat kita, rakyat kita
their people: masyarakat mereka, rakyat mereka
just: barusan, baru saja, cuma itu
day: hari, harinya
your day: harimu
my day: hariku, hari saya, hari aku
our day: hari kami, hari kita
their day: hari mereka
your test: tesmu, ujianmu, ujicobamu, uji cobamu, uji coba kamu, uji coba anda, uji coba awak
my test: tesku, ujianku, ujicobaku, tes saya, ujian saya, ujicoba saya, tes aku, ujian aku, ujicoba aku, uji cobaku
my test: uji coba saya
our test: tes kami, ujian kami, ujicoba kami, tes kita, ujian kita, ujicoba kita, uji coba kami, uji coba kita
their test: tes mereka, ujian mereka, ujicoba mereka, uji coba mereka
tested: diuji, dites
without testing: tanpa menguji, tanpa mengetes
could: bisa saja, dapat saja
let: biarkanlah, biarkannya, biarin, biarlah, membiarkan, membiarkannya, dibiarkan, dibiarin
without letting: tanpa membiarkan
good: bagus, elok, oke banget
better: lebih baik, lebih bagus
best: terbaik, terbagus, paling baik
own: sendiri, punya sendiri
her: dia perempuan
work: pekerjaan, pekerjaannya, kerja, kerjanya, kerjaan, kerjaannya, bekerja, bekerjalah, berfungsi
your work: pekerjaanmu, kerjamu, kerjaanmu
my work: pekerjaanku, kerjaku, kerjaanku, pekerjaan saya, kerja saya, kerjaan saya, pekerjaan aku, kerja aku
my work: kerjaan aku
our work: pekerjaan kami, kerja kami, kerjaan kami, pekerjaan kita, kerja kita, kerjaan kita
their work: pekerjaan mereka, kerja mereka, kerjaan mereka
down: turun, bawah
right: benar, kanan
rights: hak, haknya
your rights: hakmu
my rights: hakku, hak saya, hak aku
our rights: hak kami, hak kita
their rights: hak mereka
log: log, lognya, catatan log, catatan lognya
your log: logmu, catatan logmu, catatan log kamu, catatan log anda, catatan log awak
my log: logku, log saya, log aku, catatan logku, catatan log saya, catatan log aku
our log: log kami, log kita, catatan log kami, catatan log kita
their log: log mereka, catatan log mereka
thing: hal, halnya, benda*, barang*, perkara*
your thing: halmu, bendamu, barangmu, perkaramu
my thing: halku, bendaku, barangku, perkaraku, hal saya, benda saya, barang saya, perkara saya, hal aku, benda aku
my thing: barang aku, perkara aku
our thing: hal kami, benda kami, barang kami, perkara kami, hal kita, benda kita, barang kita, perkara kita
their thing: hal mereka, benda mereka, barang mereka, perkara mereka
phone: teleponnya, telefon, telefonnya, hp, hpnya, ponsel*, handphone, handphonenya
your phone: teleponmu, telefonmu, hpmu, ponselmu, handphonemu, telepon kamu, telepon anda, telepon awak
my phone: teleponku, telefonku, hpku, ponselku, handphoneku, telepon saya, telefon saya, hp saya, ponsel saya
my phone: handphone saya, telepon aku, telefon aku, hp aku
our phone: telepon kami, telefon kami, hp kami, ponsel kami, handphone kami, telepon kita, telefon kita, hp kita
their phone: telepon mereka, telefon mereka, hp mereka, ponsel mereka, handphone mereka
phone number: nomor telepon, no telepon, no hp
version: versi*
your version: versimu
my version: versiku, versi saya, versi aku
our version: versi kami, versi kita
their version: versi mereka
minutes: menit*, minit*
your minutes: menitmu, minitmu
my minutes: menitku, minitku, menit saya, minit saya, menit aku, minit aku
our minutes: menit kami, minit kami, menit kita, minit kita
their minutes: menit mereka, minit mereka
dear: yth, terhormat, sayang
form: formulir*, borang*, bentuk*
your form: formulirmu, borangmu, bentukmu
my form: formulirku, borangku, bentukku, formulir saya, borang saya, bentuk saya, formulir aku, borang aku, bentuk aku
our form: formulir kami, borang kami, bentuk kami, formulir kita, borang kita, bentuk kita
their form: formulir mereka, borang mereka, bentuk mereka
look: tengoklah, menengoknya, pandang, memandang, lihatlah ke
looked: ditengok
without looking: tanpa menengok
week: minggu*, pekan*
your week: minggumu, pekanmu
my week: mingguku, pekanku, minggu saya, pekan saya, minggu aku, pekan aku
our week: minggu kami, pekan kami, minggu kita, pekan kita
their week: minggu mereka, pekan mereka
than: dari pada, dibanding, dibandingkan
room: kamar*, ruangan, ruangannya, ruang, ruangnya, bilik*
your room: kamarmu, ruanganmu, ruangmu, bilikmu
my room: kamarku, ruanganku, ruangku, bilikku, kamar saya, ruangan saya, ruang saya, bilik saya, kamar aku
my room: ruangan aku, ruang aku, bilik aku
our room: kamar kami, ruangan kami, ruang kami, bilik kami, kamar kita, ruangan kita, ruang kita, bilik kita
their room: kamar mereka, ruangan mereka, ruang mereka, bilik mereka
staff: personel*
your staff: personelmu
my staff: personelku, personel saya, personel aku
our staff: personel kami, personel kita
their staff: personel mereka
come: datang, datanglah, tiba, dateng
comes: datangnya
came: telah datang
true: benar adanya, nyata
night: malam*
your night: malammu
my night: malamku, malam saya, malam aku
our night: malam kami, malam kita
their night: malam mereka
turn off: tutup suis
hand: tangan*
your hand: tanganmu
my hand: tanganku, tangan saya, tangan aku
our hand: tangan kami, tangan kita
their hand: tangan mereka
table: meja, mejanya, tabel*
your table: mejamu, tabelmu
my table: mejaku, tabelku, meja saya, tabel saya, meja aku, tabel aku
our table: meja kami, tabel kami, meja kita, tabel kita
their table: meja mereka, tabel mereka
step: langkah*, tahap*
your step: langkahmu, tahapmu
my step: langkahku, tahapku, langkah saya, tahap saya, langkah aku, tahap aku
our step: langkah kami, tahap kami, langkah kita, tahap kita
their step: langkah mereka, tahap mereka
return: kembali*, mengembalikan, mengembalikannya, pulang, balikin, kembalikan saja
returned: dikembalikan, dikembaliin
year: tahun*
your year: tahunmu
my year: tahunku, tahun saya, tahun aku
our year: tahun kami, tahun kita
their year: tahun mereka
review: tinjau, tinjaulah, tinjauan, tinjauannya, meninjau, meninjaunya, ulas, ulaslah, ulasan, ulasannya, mengulas
review: mengulasnya, review, mereview, kaji ulang, mengaji ulang, kaji ulanglah
reviewed: ditinjau, diulas, dikaji ulang
without reviewing: tanpa mengaji ulang
your review: ulasanmu, tinjauanmu
my review: ulasanku, tinjauanku, ulasan saya, tinjauan saya, ulasan aku, tinjauan aku
our review: ulasan kami, tinjauan kami, ulasan kita, tinjauan kita
their review: ulasan mereka, tinjauan mereka
machine: mesin*, alat mesin, alat mesinnya
your machine: mesinmu, alat mesinmu, alat mesin kamu, alat mesin anda, alat mesin awak
my machine: mesinku, mesin saya, mesin aku, alat mesinku, alat mesin saya, alat mesin aku
our machine: mesin kami, mesin kita, alat mesin kami, alat mesin kita
their machine: mesin mereka, alat mesin mereka
your way: jalanmu, jalan kamu, jalan anda, jalan awak, cara itumu, cara itu kamu, cara itu anda, cara itu awak
my way: jalanku, jalan saya, jalan aku, cara ituku, cara itu saya, cara itu aku
our way: jalan kami, jalan kita, cara itu kami, cara itu kita
their way: jalan mereka, cara itu mereka
comment: komentar, komentarnya, komen, komennya, ulasan pendek, ulasan pendeknya
your comment: komentarmu, komenmu, ulasan pendekmu, ulasan pendek kamu, ulasan pendek anda, ulasan pendek awak
my comment: komentarku, komenku, komentar saya, komen saya, komentar aku, komen aku, ulasan pendekku
my comment: ulasan pendek saya, ulasan pendek aku
our comment: komentar kami, komen kami, komentar kita, komen kita, ulasan pendek kami, ulasan pendek kita
their comment: komentar mereka, komen mereka, ulasan pendek mereka
notice: pengumuman, pengumumannya, notis*
your notice: pengumumanmu, notismu
my notice: pengumumanku, notisku, pengumuman saya, notis saya, pengumuman aku, notis aku
our notice: pengumuman kami, notis kami, pengumuman kita, notis kita
their notice: pengumuman mereka, notis mereka
team: tim, timnya, pasukan*, regu, regunya
your team: timmu, pasukanmu, regumu
my team: timku, pasukanku, reguku, tim saya, pasukan saya, regu saya, tim aku, pasukan aku, regu aku
our team: tim kami, pasukan kami, regu kami, tim kita, pasukan kita, regu kita
their team: tim mereka, pasukan mereka, regu mereka
wrong: salah, keliru, silap
book: buku, bukunya, tempah, tempahlah, menempah, menempahnya, memesan, booking, pesan kamar, memesan kamar
book: pesan kamarlah
your book: bukumu
my book: bukuku, buku saya, buku aku
our book: buku kami, buku kita
their book: buku mereka
booked: dipesan kamar, ditempah
without booking: tanpa memesan kamar
reader: pembaca*
your reader: pembacamu
my reader: pembacaku, pembaca saya, pembaca aku
our reader: pembaca kami, pembaca kita
their reader: pembaca mereka
sign: tanda tangani, menanda tangani, tanda tanganilah, tanda tangan, menandatangani, tanda*, isyarat*
signed: ditanda tangani
without signing: tanpa menanda tangani
your sign: tandamu, isyaratmu
my sign: tandaku, isyaratku, tanda saya, isyarat saya, tanda aku, isyarat aku
our sign: tanda kami, isyarat kami, tanda kita, isyarat kita
their sign: tanda mereka, isyarat mereka
subject: subjek*, perihal surat, perihal suratnya, mata pelajaran, mata pelajarannya
your subject: subjekmu, perihal suratmu, perihal surat kamu, perihal surat anda, perihal surat awak, mata pelajaranmu
your subject: mata pelajaran kamu, mata pelajaran anda, mata pelajaran awak
my subject: subjekku, subjek saya, subjek aku, perihal suratku, perihal surat saya, perihal surat aku
my subject: mata pelajaranku, mata pelajaran saya, mata pelajaran aku
our subject: subjek kami, subjek kita, perihal surat kami, perihal surat kita, mata pelajaran kami
our subject: mata pelajaran kita
their subject: subjek mereka, perihal surat mereka, mata pelajaran mereka
software: perangkat lunak, perangkat lunaknya, perisian*, aplikasi*
your software: perangkat lunakmu, perangkat lunak kamu, perangkat lunak anda, perangkat lunak awak, perisianmu
your software: aplikasimu
my software: perangkat lunakku, perangkat lunak saya, perangkat lunak aku, perisianku, aplikasiku, perisian saya
my software: aplikasi saya, perisian aku, aplikasi aku
our software: perangkat lunak kami, perangkat lunak kita, perisian kami, aplikasi kami, perisian kita, aplikasi kita
their software: perangkat lunak mereka, perisian mereka, aplikasi mereka
app: apl, aplnya, apps, appsnya
your app: aplmu, appsmu
my app: aplku, appsku, apl saya, apps saya, apl aku, apps aku
our app: apl kami, apps kami, apl kita, apps kita
their app: apl mereka, apps mereka
public: umum, publik, awam
real: sungguhan, beneran, sebenar
really: sebenarnya, sesungguhnya, memang, emang, sejujurnya
date: tanggal*, tarikh*
your date: tanggalmu, tarikhmu
my date: tanggalku, tarikhku, tanggal saya, tarikh saya, tanggal aku, tarikh aku
our date: tanggal kami, tarikh kami, tanggal kita, tarikh kita
their date: tanggal mereka, tarikh mereka
bring: bawa, bawalah, bawakan, bawakanlah, bawakannya, bawain, membawa*, bawakan saja
brought: dibawa*
hold: pegang, peganglah, memegang, memegangnya, tahan, tahanlah, menahan, menahannya
held: dipegang, ditahan
talk: bicara*, membicarakan, membicarakannya, berbi*, ngobrol, bercakap, bercakaplah, omong, bicarakan saja
talked: dibicarakan, dibicarain
small: kecil, mungil
part: bagian*, bahagian*
your part: bagianmu, bahagianmu
my part: bagianku, bahagianku, bagian saya, bahagian saya, bagian aku, bahagian aku
our part: bagian kami, bahagian kami, bagian kita, bahagian kita
their part: bagian mereka, bahagian mereka
plan: rencana*, rancangan, rancangannya, rancang, rancanglah, pelan*, merencanakan, merencanakannya, merancang
plan: merancangnya, rencanakan saja
your plan: rencanamu, rancanganmu, pelanmu
my plan: rencanaku, rancanganku, pelanku, rencana saya, rancangan saya, pelan saya, rencana aku, rancangan aku
my plan: pelan aku
our plan: rencana kami, rancangan kami, pelan kami, rencana kita, rancangan kita, pelan kita
their plan: rencana mereka, rancangan mereka, pelan mereka
planned: direncanakan, direncanain, dirancang
language: bahasa*
your language: bahasamu
my language: bahasaku, bahasa saya, bahasa aku
our language: bahasa kami, bahasa kita
their language: bahasa mereka
english: bahasa inggris, inggris, inggeris, bahasa inggeris
hindi: hindi
french: bahasa prancis, prancis, perancis
german: bahasa jerman, jerman
spanish: bahasa spanyol, spanyol
home: rumah*, kediaman*
your home: rumahmu, kediamanmu
my home: rumahku, kediamanku, rumah saya, kediaman saya, rumah aku, kediaman aku
our home: rumah kami, kediaman kami, rumah kita, kediaman kita
their home: rumah mereka, kediaman mereka
none: tidak satu pun, tak satu pun, tidak ada satupun
type: jenis*, tipe, tipenya, ketik, ketiklah, mengetik, mengetiknya, taip, taiplah, menaip, menaipnya, macam itu
type: macam itunya
your type: jenismu, tipemu, macam itumu, macam itu kamu, macam itu anda, macam itu awak
my type: jenisku, tipeku, jenis saya, tipe saya, jenis aku, tipe aku, macam ituku, macam itu saya, macam itu aku
our type: jenis kami, tipe kami, jenis kita, tipe kita, macam itu kami, macam itu kita
their type: jenis mereka, tipe mereka, macam itu mereka
typed: diketik, ditaip
without typing: tanpa mengetik, tanpa menaip
shop: toko, tokonya, kedai*, warung*
your shop: tokomu, kedaimu, warungmu
my shop: tokoku, kedaiku, warungku, toko saya, kedai saya, warung saya, toko aku, kedai aku, warung aku
our shop: toko kami, kedai kami, warung kami, toko kita, kedai kita, warung kita
their shop: toko mereka, kedai mereka, warung mereka
well: dengan baik
close: tutup, tutuplah, menutup, menutupnya
closed: ditutup
near: dekat, hampir dengan
long: panjang, lama sekali
price: harga*
your price: hargamu
my price: hargaku, harga saya, harga aku
our price: harga kami, harga kita
their price: harga mereka
link: tautan*, pautan*, link, linknya
your link: tautanmu, pautanmu, linkmu
my link: tautanku, pautanku, linkku, tautan saya, pautan saya, link saya, tautan aku, pautan aku, link aku
our link: tautan kami, pautan kami, link kami, tautan kita, pautan kita, link kita
their link: tautan mereka, pautan mereka, link mereka
water: air, airnya
your water: airmu
my water: airku, air saya, air aku
our water: air kami, air kita
their water: air mereka
door: pintu*
your door: pintumu
my door: pintuku, pintu saya, pintu aku
our door: pintu kami, pintu kita
their door: pintu mereka
status: status*
your status: statusmu
my status: statusku, status saya, status aku
our status: status kami, status kita
their status: status mereka
office: kantor*, pejabat*
your office: kantormu, pejabatmu
my office: kantorku, pejabatku, kantor saya, pejabat saya, kantor aku, pejabat aku
our office: kantor kami, pejabat kami, kantor kita, pejabat kita
their office: kantor mereka, pejabat mereka
ticket: tiket*
your ticket: tiketmu
my ticket: tiketku, tiket saya, tiket aku
our ticket: tiket kami, tiket kita
their ticket: tiket mereka
mine: milik saya, milikku, punyaku
short: pendek, pendeknya, singkat, secara singkat
complete: utuh, komplit, sempurna, lengkap penuh
your someone: oknummu
my someone: oknumku, oknum saya, oknum aku
our someone: oknum kami, oknum kita
their someone: oknum mereka
mark: tanda itu, tanda itunya, markah*
your mark: tanda itumu, tanda itu kamu, tanda itu anda, tanda itu awak, markahmu
my mark: tanda ituku, tanda itu saya, tanda itu aku, markahku, markah saya, markah aku
our mark: tanda itu kami, tanda itu kita, markah kami, markah kita
their mark: tanda itu mereka, markah mereka
your share: sahammu, bagian sahammu, bagian saham kamu, bagian saham anda, bagian saham awak
my share: sahamku, saham saya, saham aku, bagian sahamku, bagian saham saya, bagian saham aku
our share: saham kami, saham kita, bagian saham kami, bagian saham kita
their share: saham mereka, bagian saham mereka
release: lepas*, melepaskan, melepaskannya, rilis, rilislah, merilis, merilisnya, bebaskan, membebaskan, lepaskan saja
released: dilepaskan, dilepasin, dirilis
terms: syarat*, terma*, syarat dan ketentuan, syarat dan ketentuannya
your terms: syaratmu, termamu, syarat dan ketentuanmu, syarat dan ketentuan kamu, syarat dan ketentuan anda
your terms: syarat dan ketentuan awak
my terms: syaratku, termaku, syarat saya, terma saya, syarat aku, terma aku, syarat dan ketentuanku
my terms: syarat dan ketentuan saya, syarat dan ketentuan aku
our terms: syarat kami, terma kami, syarat kita, terma kita, syarat dan ketentuan kami, syarat dan ketentuan kita
their terms: syarat mereka, terma mereka, syarat dan ketentuan mereka
fine: denda
description: deskripsi, deskripsinya, penjelasan gambaran, penjelasan gambarannya
your description: deskripsimu, penjelasan gambaranmu, penjelasan gambaran kamu, penjelasan gambaran anda
your description: penjelasan gambaran awak
my description: deskripsiku, deskripsi saya, deskripsi aku, penjelasan gambaranku, penjelasan gambaran saya
my description: penjelasan gambaran aku
our description: deskripsi kami, deskripsi kita, penjelasan gambaran kami, penjelasan gambaran kita
their description: deskripsi mereka, penjelasan gambaran mereka
title: judul*, tajuk*, gelar*
your title: judulmu, tajukmu, gelarmu
my title: judulku, tajukku, gelarku, judul saya, tajuk saya, gelar saya, judul aku, tajuk aku, gelar aku
our title: judul kami, tajuk kami, gelar kami, judul kita, tajuk kita, gelar kita
their title: judul mereka, tajuk mereka, gelar mereka
helper: penolong*
your helper: penolongmu
my helper: penolongku, penolong saya, penolong aku
our helper: penolong kami, penolong kita
their helper: penolong mereka
desk: meja kerja, meja kerjanya
your desk: meja kerjamu, meja kerja kamu, meja kerja anda, meja kerja awak
my desk: meja kerjaku, meja kerja saya, meja kerja aku
our desk: meja kerja kami, meja kerja kita
their desk: meja kerja mereka
lose: hilang, hilanglah, menghilang, menghilangnya, kehilangan, kalah
lost: dihilang, sesat, tersesat, telah hilang
without losing: tanpa menghilang
service: layanan*, perkhidmatan, perkhidmatannya, servis*, jasa, jasanya
your service: layananmu, perkhidmatanmu, servismu, jasamu
my service: layananku, perkhidmatanku, servisku, jasaku, layanan saya, perkhidmatan saya, servis saya, jasa saya
my service: layanan aku, perkhidmatan aku, servis aku, jasa aku
our service: layanan kami, perkhidmatan kami, servis kami, jasa kami, layanan kita, perkhidmatan kita, servis kita
our service: jasa kita
their service: layanan mereka, perkhidmatan mereka, servis mereka, jasa mereka
sheet: lembar*, helai*
your sheet: lembarmu, helaimu
my sheet: lembarku, helaiku, lembar saya, helai saya, lembar aku, helai aku
our sheet: lembar kami, helai kami, lembar kita, helai kita
their sheet: lembar mereka, helai mereka
class: kelas*
your class: kelasmu
my class: kelasku, kelas saya, kelas aku
our class: kelas kami, kelas kita
their class: kelas mereka
state: negara bagian, negara bagiannya, keadaan*, negeri*
your state: negara bagianmu, negara bagian kamu, negara bagian anda, negara bagian awak, keadaanmu, negerimu
my state: negara bagianku, negara bagian saya, negara bagian aku, keadaanku, negeriku, keadaan saya, negeri saya
my state: keadaan aku, negeri aku
our state: negara bagian kami, negara bagian kita, keadaan kami, negeri kami, keadaan kita, negeri kita
their state: negara bagian mereka, keadaan mereka, negeri mereka
country: negara*
your country: negaramu
my country: negaraku, negara saya, negara aku
our country: negara kami, negara kita
their country: negara mereka
government: pemerintah, pemerintahnya, kerajaan*
your government: pemerintahmu, kerajaanmu
my government: pemerintahku, kerajaanku, pemerintah saya, kerajaan saya, pemerintah aku, kerajaan aku
our government: pemerintah kami, kerajaan kami, pemerintah kita, kerajaan kita
their government: pemerintah mereka, kerajaan mereka
place: tempat*, lokasi*
your place: tempatmu, lokasimu
my place: tempatku, lokasiku, tempat saya, lokasi saya, tempat aku, lokasi aku
our place: tempat kami, lokasi kami, tempat kita, lokasi kita
their place: tempat mereka, lokasi mereka
put: letak*, meletakkan, meletakkannya, taruh, taruhlah, menar*, taro, tarolah, tempatkan, diletakkan, diletakin
put: ditaruh, ditaro, letakkan saja
without putting: tanpa meletakkan, tanpa menaruh, tanpa menaro
fix: perbaiki, perbaikilah, memperbaiki, memperbaikinya, betul*, membetulkan, membetulkannya, membenahi, membenahinya
fix: membaiki, benahi, benahilah, benerin, baiki, betulkan saja
fixed: diperbaiki, dibetulkan, dibetulin, dibenahi
without fixing: tanpa memperbaiki, tanpa membetulkan, tanpa membenahi
error: kesalahan, kesalahannya, galat*, ralat*, kekeliruan, kekeliruannya
your error: kesalahanmu, galatmu, ralatmu, kekeliruanmu
my error: kesalahanku, galatku, ralatku, kekeliruanku, kesalahan saya, galat saya, ralat saya, kekeliruan saya
my error: kesalahan aku, galat aku, ralat aku, kekeliruan aku
our error: kesalahan kami, galat kami, ralat kami, kekeliruan kami, kesalahan kita, galat kita, ralat kita
our error: kekeliruan kita
their error: kesalahan mereka, galat mereka, ralat mereka, kekeliruan mereka
mistake: kesilapan, kesilapannya, kekhilafan, kekhilafannya
your mistake: kesilapanmu, kekhilafanmu
my mistake: kesilapanku, kekhilafanku, kesilapan saya, kekhilafan saya, kesilapan aku, kekhilafan aku
our mistake: kesilapan kami, kekhilafan kami, kesilapan kita, kekhilafan kita
their mistake: kesilapan mereka, kekhilafan mereka
voice: suara*
your voice: suaramu
my voice: suaraku, suara saya, suara aku
our voice: suara kami, suara kita
their voice: suara mereka
even: bahkan, genap, malah pula
mode: mode, modenya, mod, modnya
your mode: modemu, modmu
my mode: modeku, modku, mode saya, mod saya, mode aku, mod aku
our mode: mode kami, mod kami, mode kita, mod kita
their mode: mode mereka, mod mereka
whether: apakah ada, sama ada, entah
box: kotak*, dus, dusnya
your box: kotakmu, dusmu
my box: kotakku, dusku, kotak saya, dus saya, kotak aku, dus aku
our box: kotak kami, dus kami, kotak kita, dus kita
their box: kotak mereka, dus mereka
longer: lebih lama, lebih panjang
case: kasus*, kes, kesnya
your case: kasusmu, kesmu
my case: kasusku, kesku, kasus saya, kes saya, kasus aku, kes aku
our case: kasus kami, kes kami, kasus kita, kes kita
their case: kasus mereka, kes mereka
speak: berbicara dengan, bertutur, berpidato
play: mainkan, mainkanlah, mainkannya, mainin, main, memainkan, memainkannya, bermain, putar, mainkan saja
played: dimainkan, dimainin
away: pergi jauh
guest: tamu, tamunya, tetamu*
your guest: tamumu, tetamumu
my guest: tamuku, tetamuku, tamu saya, tetamu saya, tamu aku, tetamu aku
our guest: tamu kami, tetamu kami, tamu kita, tetamu kita
their guest: tamu mereka, tetamu mereka
within: dalam waktu
empty: hampa
paper: kertas*, makalah*
your paper: kertasmu, makalahmu
my paper: kertasku, makalahku, kertas saya, makalah saya, kertas aku, makalah aku
our paper: kertas kami, makalah kami, kertas kita, makalah kita
their paper: kertas mereka, makalah mereka
hours: jam, jamnya, pukul*
your hours: jammu, pukulmu
my hours: jamku, pukulku, jam saya, pukul saya, jam aku, pukul aku
our hours: jam kami, pukul kami, jam kita, pukul kita
their hours: jam mereka, pukul mereka
result: hasil*, keputusan akhir, keputusan akhirnya
your result: hasilmu, keputusan akhirmu, keputusan akhir kamu, keputusan akhir anda, keputusan akhir awak
my result: hasilku, hasil saya, hasil aku, keputusan akhirku, keputusan akhir saya, keputusan akhir aku
our result: hasil kami, hasil kita, keputusan akhir kami, keputusan akhir kita
their result: hasil mereka, keputusan akhir mereka
job: pekerjaan tetap, pekerjaan tetapnya, profesi*
your job: pekerjaan tetapmu, pekerjaan tetap kamu, pekerjaan tetap anda, pekerjaan tetap awak, profesimu
my job: pekerjaan tetapku, pekerjaan tetap saya, pekerjaan tetap aku, profesiku, profesi saya, profesi aku
our job: pekerjaan tetap kami, pekerjaan tetap kita, profesi kami, profesi kita
their job: pekerjaan tetap mereka, profesi mereka
draft: draf, drafnya, rancangan awal, rancangan awalnya
your draft: drafmu, rancangan awalmu, rancangan awal kamu, rancangan awal anda, rancangan awal awak
my draft: drafku, draf saya, draf aku, rancangan awalku, rancangan awal saya, rancangan awal aku
our draft: draf kami, draf kita, rancangan awal kami, rancangan awal kita
their draft: draf mereka, rancangan awal mereka
side: sisi, sisinya, samping*, pihak*
your side: sisimu, sampingmu, pihakmu
my side: sisiku, sampingku, pihakku, sisi saya, samping saya, pihak saya, sisi aku, samping aku, pihak aku
our side: sisi kami, samping kami, pihak kami, sisi kita, samping kita, pihak kita
their side: sisi mereka, samping mereka, pihak mereka
rest: istirahat, istirahatnya, sisanya, sisanyanya, sisa
your rest: istirahatmu, sisanyamu, sisamu
my rest: istirahatku, sisanyaku, sisaku, istirahat saya, sisanya saya, sisa saya, istirahat aku, sisanya aku, sisa aku
our rest: istirahat kami, sisanya kami, sisa kami, istirahat kita, sisanya kita, sisa kita
their rest: istirahat mereka, sisanya mereka, sisa mereka
item: item, itemnya, butir*, barangan*
your item: itemmu, butirmu, baranganmu
my item: itemku, butirku, baranganku, item saya, butir saya, barangan saya, item aku, butir aku, barangan aku
our item: item kami, butir kami, barangan kami, item kita, butir kita, barangan kita
their item: item mereka, butir mereka, barangan mereka
your pass: izin lewatmu, izin lewat kamu, izin lewat anda, izin lewat awak, lulusmu, lulus kamu, lulus anda
your pass: lulus awak
my pass: izin lewatku, izin lewat saya, izin lewat aku, lulusku, lulus saya, lulus aku
our pass: izin lewat kami, izin lewat kita, lulus kami, lulus kita
their pass: izin lewat mereka, lulus mereka
session: sesi, sesinya
your session: sesimu
my session: sesiku, sesi saya, sesi aku
our session: sesi kami, sesi kita
their session: sesi mereka
otherwise: kalau tidak, jika tidak, selain itu pula
top: puncak*, atas, atasnya
your top: puncakmu, atasmu
my top: puncakku, atasku, puncak saya, atas saya, puncak aku, atas aku
our top: puncak kami, atas kami, puncak kita, atas kita
their top: puncak mereka, atas mereka
body: tubuh*, badan*, isi surat, isi suratnya
your body: tubuhmu, badanmu, isi suratmu, isi surat kamu, isi surat anda, isi surat awak
my body: tubuhku, badanku, tubuh saya, badan saya, tubuh aku, badan aku, isi suratku, isi surat saya, isi surat aku
our body: tubuh kami, badan kami, tubuh kita, badan kita, isi surat kami, isi surat kita
their body: tubuh mereka, badan mereka, isi surat mereka
board: papan*, dewan*
your board: papanmu, dewanmu
my board: papanku, dewanku, papan saya, dewan saya, papan aku, dewan aku
our board: papan kami, dewan kami, papan kita, dewan kita
their board: papan mereka, dewan mereka
fill: isikan*, mengisi*, isiin, ngisi, isilah, penuhi, isikan saja
filled: diisikan, diisiin
support: dukungan, dukungannya, dukung, dukunglah, sokongan, sokongannya, sokong, sokonglah, mendukung, mendukungnya
support: menyokong, menyokongnya
your support: dukunganmu, sokonganmu
my support: dukunganku, sokonganku, dukungan saya, sokongan saya, dukungan aku, sokongan aku
our support: dukungan kami, sokongan kami, dukungan kita, sokongan kita
their support: dukungan mereka, sokongan mereka
supported: didukung, disokong
site: situs*, tapak*
your site: situsmu, tapakmu
my site: situsku, tapakku, situs saya, tapak saya, situs aku, tapak aku
our site: situs kami, tapak kami, situs kita, tapak kita
their site: situs mereka, tapak mereka
website: situs web, laman web, situs webnya, laman webnya, website*, web, webnya
your website: situs webmu, laman webmu, situs web kamu, laman web kamu, situs web anda, laman web anda, situs web awak
your website: laman web awak, websitemu, webmu
my website: situs webku, laman webku, situs web saya, laman web saya, situs web aku, laman web aku, websiteku, webku
my website: website saya, web saya
our website: situs web kami, laman web kami, situs web kita, laman web kita, website kami, web kami, website kita
our website: web kita
their website: situs web mereka, laman web mereka, website mereka, web mereka
false: palsu, bohong
school: sekolah*
your school: sekolahmu
my school: sekolahku, sekolah saya, sekolah aku
our school: sekolah kami, sekolah kita
their school: sekolah mereka
build: bangun, bangunlah, membangun, membangunnya, membina, membinanya, bina, binalah
built: dibangun, dibina
wait: tunggu*, menunggu, menunggunya, nanti*, menantikan, menantikannya, nantikan saja
waited: ditunggu, dinantikan, dinantiin
counted: dihitung, dikira
without counting: tanpa menghitung, tanpa mengira
style: gaya, gayanya
your style: gayamu
my style: gayaku, gaya saya, gaya aku
our style: gaya kami, gaya kita
their style: gaya mereka
rate: tarif*, laju, lajunya, kadar*
your rate: tarifmu, lajumu, kadarmu
my rate: tarifku, lajuku, kadarku, tarif saya, laju saya, kadar saya, tarif aku, laju aku, kadar aku
our rate: tarif kami, laju kami, kadar kami, tarif kita, laju kita, kadar kita
their rate: tarif mereka, laju mereka, kadar mereka
stay: tinggal, menginap, bertahan, diam di
human: manusia*, insan*
your human: manusiamu, insanmu
my human: manusiaku, insanku, manusia saya, insan saya, manusia aku, insan aku
our human: manusia kami, insan kami, manusia kita, insan kita
their human: manusia mereka, insan mereka
field: bidang*, medan*, lapangan*, kolom isian, kolom isiannya
your field: bidangmu, medanmu, lapanganmu, kolom isianmu, kolom isian kamu, kolom isian anda, kolom isian awak
my field: bidangku, medanku, lapanganku, bidang saya, medan saya, lapangan saya, bidang aku, medan aku, lapangan aku
my field: kolom isianku, kolom isian saya
our field: bidang kami, medan kami, lapangan kami, bidang kita, medan kita, lapangan kita, kolom isian kami
our field: kolom isian kita
their field: bidang mereka, medan mereka, lapangan mereka, kolom isian mereka
buy: beli, belilah, belikan, belikanlah, belikannya, beliin, membeli*, belikan saja
bought: dibeli*
without buying: tanpa membeli, tanpa membelikan
sell: jual, juallah, menjual, menjualnya, niaga*, meniagakan, meniagakannya, niagakan saja
sold: dijual, diniagakan, diniagain
author: penulis*, pengarang, pengarangnya
your author: penulismu, pengarangmu
my author: penulisku, pengarangku, penulis saya, pengarang saya, penulis aku, pengarang aku
our author: penulis kami, pengarang kami, penulis kita, pengarang kita
their author: penulis mereka, pengarang mereka
group: grup, grupnya, kelompok*, kumpulan*
your group: grupmu, kelompokmu, kumpulanmu
my group: grupku, kelompokku, kumpulanku, grup saya, kelompok saya, kumpulan saya, grup aku, kelompok aku
my group: kumpulan aku
our group: grup kami, kelompok kami, kumpulan kami, grup kita, kelompok kita, kumpulan kita
their group: grup mereka, kelompok mereka, kumpulan mereka
your story: ceritamu, kisahmu, dongengmu, novelmu, cerita kamu, cerita anda, cerita awak
my story: ceritaku, kisahku, dongengku, novelku, cerita saya, kisah saya, dongeng saya, novel saya, cerita aku
my story: kisah aku, dongeng aku, novel aku
our story: cerita kami, kisah kami, dongeng kami, novel kami, cerita kita, kisah kita, dongeng kita, novel kita
their story: cerita mereka, kisah mereka, dongeng mereka, novel mereka
think: pikir*, memikirkan, memikirkannya, fikir*, memfikirkan, memfikirkannya, berpikir, mikir, mikirin, berfikir
think: pikirkan saja, fikirkan saja
thought: dipikirkan, dipikirin, difikirkan, difikirin, pemikiran, pemikirannya, buah pikiran, buah pikirannya
month: bulan*
your month: bulanmu
my month: bulanku, bulan saya, bulan aku
our month: bulan kami, bulan kita
their month: bulan mereka
kindly: dengan hormat, mohon kiranya
late: terlambat, telat, larut
ring: cincin*, dering*
your ring: cincinmu, deringmu
my ring: cincinku, deringku, cincin saya, dering saya, cincin aku, dering aku
our ring: cincin kami, dering kami, cincin kita, dering kita
their ring: cincin mereka, dering mereka
filter: penyaringan, penyaringannya
your filter: penyaringanmu
my filter: penyaringanku, penyaringan saya, penyaringan aku
our filter: penyaringan kami, penyaringan kita
their filter: penyaringan mereka
label: label*
your label: labelmu
my label: labelku, label saya, label aku
our label: label kami, label kita
their label: label mereka
cut: potong, potonglah, memotong, memotongnya, gunting, guntinglah, menggunting, mengguntingnya, dipotong, digunting
without cutting: tanpa memotong, tanpa menggunting
game: permainan, permainannya, game, gamenya, gim, gimnya
your game: permainanmu, gamemu, gimmu
my game: permainanku, gameku, gimku, permainan saya, game saya, gim saya, permainan aku, game aku, gim aku
our game: permainan kami, game kami, gim kami, permainan kita, game kita, gim kita
their game: permainan mereka, game mereka, gim mereka
many times: berulang kali
private: pribadi, privat, peribadi, persendirian
agree: setuju, setujulah, menyetuju, menyetujunya, sepakat, bersetuju, menyetujui hal
agreed: disetuju
guide: pemandu*, buku panduan, buku panduannya
your guide: pemandumu, buku panduanmu, buku panduan kamu, buku panduan anda, buku panduan awak
my guide: pemanduku, pemandu saya, pemandu aku, buku panduanku, buku panduan saya, buku panduan aku
our guide: pemandu kami, pemandu kita, buku panduan kami, buku panduan kita
their guide: pemandu mereka, buku panduan mereka
guidance: bimbingan, bimbingannya, tunjuk ajar, tunjuk ajarnya
your guidance: bimbinganmu, tunjuk ajarmu, tunjuk ajar kamu, tunjuk ajar anda, tunjuk ajar awak
my guidance: bimbinganku, bimbingan saya, bimbingan aku, tunjuk ajarku, tunjuk ajar saya, tunjuk ajar aku
our guidance: bimbingan kami, bimbingan kita, tunjuk ajar kami, tunjuk ajar kita
their guidance: bimbingan mereka, tunjuk ajar mereka
switch: sakelar*, suis, suisnya
your switch: sakelarmu, suismu
my switch: sakelarku, suisku, sakelar saya, suis saya, sakelar aku, suis aku
our switch: sakelar kami, suis kami, sakelar kita, suis kita
their switch: sakelar mereka, suis mereka
host: tuan rumah, tuan rumahnya, host, hostnya
your host: tuan rumahmu, tuan rumah kamu, tuan rumah anda, tuan rumah awak, hostmu
my host: tuan rumahku, tuan rumah saya, tuan rumah aku, hostku, host saya, host aku
our host: tuan rumah kami, tuan rumah kita, host kami, host kita
their host: tuan rumah mereka, host mereka
red: merah
blue: biru
green: hijau
white: putih
black: hitam
somebody: seorang lain
morning: pagi, paginya
your morning: pagimu
my morning: pagiku, pagi saya, pagi aku
our morning: pagi kami, pagi kita
their morning: pagi mereka
evening: sore, sorenya, petang*
your evening: soremu, petangmu
my evening: soreku, petangku, sore saya, petang saya, sore aku, petang aku
our evening: sore kami, petang kami, sore kita, petang kita
their evening: sore mereka, petang mereka
limit: pembatas*, batas maksimal, batas maksimalnya
your limit: pembatasmu, batas maksimalmu, batas maksimal kamu, batas maksimal anda, batas maksimal awak
my limit: pembatasku, pembatas saya, pembatas aku, batas maksimalku, batas maksimal saya, batas maksimal aku
our limit: pembatas kami, pembatas kita, batas maksimal kami, batas maksimal kita
their limit: pembatas mereka, batas maksimal mereka
library: perpustakaan, perpustakaannya, pustaka*
your library: perpustakaanmu, pustakamu
my library: perpustakaanku, pustakaku, perpustakaan saya, pustaka saya, perpustakaan aku, pustaka aku
our library: perpustakaan kami, pustaka kami, perpustakaan kita, pustaka kita
their library: perpustakaan mereka, pustaka mereka
section: bagian bab, bagian babnya, seksyen, seksyennya, seksi, seksinya
your section: bagian babmu, bagian bab kamu, bagian bab anda, bagian bab awak, seksyenmu, seksimu
my section: bagian babku, bagian bab saya, bagian bab aku, seksyenku, seksiku, seksyen saya, seksi saya, seksyen aku
my section: seksi aku
our section: bagian bab kami, bagian bab kita, seksyen kami, seksi kami, seksyen kita, seksi kita
their section: bagian bab mereka, seksyen mereka, seksi mereka
itself: itu sendiri
issue: isu, isunya, masalah*, permasalahan, permasalahannya, persoalan, persoalannya
your issue: isumu, masalahmu, permasalahanmu, persoalanmu
my issue: isuku, masalahku, permasalahanku, persoalanku, isu saya, masalah saya, permasalahan saya, persoalan saya
my issue: isu aku, masalah aku, permasalahan aku, persoalan aku
our issue: isu kami, masalah kami, permasalahan kami, persoalan kami, isu kita, masalah kita, permasalahan kita
our issue: persoalan kita
their issue: isu mereka, masalah mereka, permasalahan mereka, persoalan mereka
problem: problem*, kendala masalah, kendala masalahnya
your problem: problemmu, kendala masalahmu, kendala masalah kamu, kendala masalah anda, kendala masalah awak
my problem: problemku, problem saya, problem aku, kendala masalahku, kendala masalah saya, kendala masalah aku
our problem: problem kami, problem kita, kendala masalah kami, kendala masalah kita
their problem: problem mereka, kendala masalah mereka
source: sumber*
your source: sumbermu
my source: sumberku, sumber saya, sumber aku
our source: sumber kami, sumber kita
their source: sumber mereka
carry: angkut, angkutlah, mengangkut, mengangkutnya, pikul, pikullah, memikul, memikulnya
carried: diangkut, dipikul
going: sedang pergi
go: pergi ke, pergilah ke, berangkat
law: hukum*, uu, uunya
your law: hukummu, uumu
my law: hukumku, uuku, hukum saya, uu saya, hukum aku, uu aku
our law: hukum kami, uu kami, hukum kita, uu kita
their law: hukum mereka, uu mereka
head: kepala*
your head: kepalamu
my head: kepalaku, kepala saya, kepala aku
our head: kepala kami, kepala kita
their head: kepala mereka
try: coba, cobalah, cobain, mencoba, mencobanya, mencuba, mencubanya, cuba, cubalah, usaha*, mengusahakan
try: mengusahakannya, berusaha, nyoba, usahakan saja
tried: dicoba, dicuba, diusahakan, diusahain
without trying: tanpa mencoba, tanpa mencuba, tanpa mengusahakan
task: tugas, tugasnya, tugasan, tugasannya, kewajiban kerja, kewajiban kerjanya
your task: tugasmu, tugasanmu, kewajiban kerjamu, kewajiban kerja kamu, kewajiban kerja anda, kewajiban kerja awak
my task: tugasku, tugasanku, tugas saya, tugasan saya, tugas aku, tugasan aku, kewajiban kerjaku, kewajiban kerja saya
my task: kewajiban kerja aku
our task: tugas kami, tugasan kami, tugas kita, tugasan kita, kewajiban kerja kami, kewajiban kerja kita
their task: tugas mereka, tugasan mereka, kewajiban kerja mereka
kind: baik hati, ramah
reason: alasan*, sebabnya*
your reason: alasanmu, sebabnyamu
my reason: alasanku, sebabnyaku, alasan saya, sebabnya saya, alasan aku, sebabnya aku
our reason: alasan kami, sebabnya kami, alasan kita, sebabnya kita
their reason: alasan mereka, sebabnya mereka
live: hidup
life: kehidupan, kehidupannya, nyawa*
your life: kehidupanmu, nyawamu
my life: kehidupanku, nyawaku, kehidupan saya, nyawa saya, kehidupan aku, nyawa aku
our life: kehidupan kami, nyawa kami, kehidupan kita, nyawa kita
their life: kehidupan mereka, nyawa mereka
contract: kontrak*, perjanjian kerja, perjanjian kerjanya
your contract: kontrakmu, perjanjian kerjamu, perjanjian kerja kamu, perjanjian kerja anda, perjanjian kerja awak
my contract: kontrakku, kontrak saya, kontrak aku, perjanjian kerjaku, perjanjian kerja saya, perjanjian kerja aku
our contract: kontrak kami, kontrak kita, perjanjian kerja kami, perjanjian kerja kita
their contract: kontrak mereka, perjanjian kerja mereka
record: rekaman, rekamannya, rekam, rekamlah, rekod*, merekam, merekamnya, catat, catatlah, mencatat, mencatatnya
record: rakam, rakamlah, merakam, merakamnya, catatan rekam, catatan rekamnya
your record: rekamanmu, rekodmu, catatan rekammu, catatan rekam kamu, catatan rekam anda, catatan rekam awak
my record: rekamanku, rekodku, rekaman saya, rekod saya, rekaman aku, rekod aku, catatan rekamku, catatan rekam saya
my record: catatan rekam aku
our record: rekaman kami, rekod kami, rekaman kita, rekod kita, catatan rekam kami, catatan rekam kita
their record: rekaman mereka, rekod mereka, catatan rekam mereka
recorded: direkam, dicatat, dirakam
sample: sampel*, contoh barang, contoh barangnya
your sample: sampelmu, contoh barangmu, contoh barang kamu, contoh barang anda, contoh barang awak
my sample: sampelku, sampel saya, sampel aku, contoh barangku, contoh barang saya, contoh barang aku
our sample: sampel kami, sampel kita, contoh barang kami, contoh barang kita
their sample: sampel mereka, contoh barang mereka
main: utama, pokok
move: pindah, pindahlah, memindah, memindahnya, gerak*, menggerakkan, menggerakkannya, bergerak, berpindah
move: gerakkan saja
moved: dipindah, digerakkan, digerakin
without moving: tanpa memindah, tanpa menggerakkan
safe: aman, selamat dari
claimed: diklaim, dituntut
without claiming: tanpa mengklaim
refund: pengembalian dana, pengembalian dananya, pengembalian uang, pengembalian uangnya, bayaran balik
refund: bayaran baliknya
your refund: pengembalian danamu, pengembalian dana kamu, pengembalian dana anda, pengembalian dana awak
your refund: pengembalian uangmu, pengembalian uang kamu, pengembalian uang anda, pengembalian uang awak
my refund: pengembalian danaku, pengembalian dana saya, pengembalian dana aku, pengembalian uangku
my refund: pengembalian uang saya, pengembalian uang aku, bayaran balikku, bayaran balik saya
our refund: pengembalian dana kami, pengembalian dana kita, pengembalian uang kami, pengembalian uang kita
our refund: bayaran balik kami, bayaran balik kita
their refund: pengembalian dana mereka, pengembalian uang mereka, bayaran balik mereka
root: akar, akarnya
your root: akarmu
my root: akarku, akar saya, akar aku
our root: akar kami, akar kita
their root: akar mereka
car: mobil*, kereta*, mobil pribadi, mobil pribadinya
your car: mobilmu, keretamu, mobil pribadimu, mobil pribadi kamu, mobil pribadi anda, mobil pribadi awak
my car: mobilku, keretaku, mobil saya, kereta saya, mobil aku, kereta aku, mobil pribadiku, mobil pribadi saya
my car: mobil pribadi aku
our car: mobil kami, kereta kami, mobil kita, kereta kita, mobil pribadi kami, mobil pribadi kita
their car: mobil mereka, kereta mereka, mobil pribadi mereka
level: tingkat*, level*, aras, arasnya, tahap itu, tahap itunya
your level: tingkatmu, levelmu, arasmu, tahap itumu, tahap itu kamu, tahap itu anda, tahap itu awak
my level: tingkatku, levelku, arasku, tingkat saya, level saya, aras saya, tingkat aku, level aku, aras aku
my level: tahap ituku, tahap itu saya
our level: tingkat kami, level kami, aras kami, tingkat kita, level kita, aras kita, tahap itu kami, tahap itu kita
their level: tingkat mereka, level mereka, aras mereka, tahap itu mereka
score: skor, skornya, nilai*
your score: skormu, nilaimu
my score: skorku, nilaiku, skor saya, nilai saya, skor aku, nilai aku
our score: skor kami, nilai kami, skor kita, nilai kita
their score: skor mereka, nilai mereka
man: pria, prianya, lelaki*, cowok*
your man: priamu, lelakimu, cowokmu
my man: priaku, lelakiku, cowokku, pria saya, lelaki saya, cowok saya, pria aku, lelaki aku, cowok aku
our man: pria kami, lelaki kami, cowok kami, pria kita, lelaki kita, cowok kita
their man: pria mereka, lelaki mereka, cowok mereka
woman: wanita*, perempuan, perempuannya, cewek*
your woman: wanitamu, perempuanmu, cewekmu
my woman: wanitaku, perempuanku, cewekku, wanita saya, perempuan saya, cewek saya, wanita aku, perempuan aku
my woman: cewek aku
our woman: wanita kami, perempuan kami, cewek kami, wanita kita, perempuan kita, cewek kita
their woman: wanita mereka, perempuan mereka, cewek mereka
branch: cabang*
your branch: cabangmu
my branch: cabangku, cabang saya, cabang aku
our branch: cabang kami, cabang kita
their branch: cabang mereka
mean: maksud*, memaksudkan, memaksudkannya, artinya, berarti, bererti, maksudkan saja
meant: dimaksudkan, dimaksudin
point: titik*, poin, poinnya
your point: titikmu, poinmu
my point: titikku, poinku, titik saya, poin saya, titik aku, poin aku
our point: titik kami, poin kami, titik kita, poin kita
their point: titik mereka, poin mereka
offer: tawar*, menawarkan, menawarkannya, tawarkan saja
offered: ditawarkan, ditawarin
shift: giliran*, sif, sifnya
your shift: giliranmu, sifmu
my shift: giliranku, sifku, giliran saya, sif saya, giliran aku, sif aku
our shift: giliran kami, sif kami, giliran kita, sif kita
their shift: giliran mereka, sif mereka
present: hadiah*
your present: hadiahmu
my present: hadiahku, hadiah saya, hadiah aku
our present: hadiah kami, hadiah kita
their present: hadiah mereka
entry: entri*, masukan*
your entry: entrimu, masukanmu
my entry: entriku, masukanku, entri saya, masukan saya, entri aku, masukan aku
our entry: entri kami, masukan kami, entri kita, masukan kita
their entry: entri mereka, masukan mereka
including: termasuk, meliputi, mencakup
include: serta*, menyertakan, menyertakannya, menyisipkan, menyisipkannya, masuk*, memasukkan, memasukkannya, sisip*
include: cantum*, mencantumkan, mencantumkannya, lampir*, melampirkan, melampirkannya, sertakan saja, masukkan saja
include: sisipkan saja, cantumkan saja, lampirkan saja
included: disertakan, disertain, dimasukkan, dimasukin, disisipkan, disisipin, dicantumkan, dicantumin, dilampirkan
included: dilampirin
add: tambah*, menambah*, imbuh*, mengimbuhkan, mengimbuhkannya, nambah, tambahkan saja, imbuhkan saja
added: ditambah*, diimbuhkan, diimbuhin
without adding: tanpa menambah, tanpa menambahkan, tanpa mengimbuhkan
insert: selip*, menyelipkan, menyelipkannya, selipkan saja
inserted: diselipkan, diselipin
block: blokir, blokirlah, memblokir, memblokirnya, sekat, sekatlah, menyekat, menyekatnya, halang, halanglah
block: menghalang, menghalangnya, ngeblok
blocked: diblokir, disekat, dihalang, terblokir
fee: biaya*, ongkos*, bayaran*, yuran*
your fee: biayamu, ongkosmu, bayaranmu, yuranmu
my fee: biayaku, ongkosku, bayaranku, yuranku, biaya saya, ongkos saya, bayaran saya, yuran saya, biaya aku
my fee: ongkos aku, bayaran aku, yuran aku
our fee: biaya kami, ongkos kami, bayaran kami, yuran kami, biaya kita, ongkos kita, bayaran kita, yuran kita
their fee: biaya mereka, ongkos mereka, bayaran mereka, yuran mereka
string: string*, rentetan*, tali, talinya
your string: stringmu, rentetanmu, talimu
my string: stringku, rentetanku, taliku, string saya, rentetan saya, tali saya, string aku, rentetan aku, tali aku
our string: string kami, rentetan kami, tali kami, string kita, rentetan kita, tali kita
their string: string mereka, rentetan mereka, tali mereka
love: cinta*, mencintai, mencintainya, kasih sayang, kasih sayangnya
your love: cintamu, kasih sayangmu, kasih sayang kamu, kasih sayang anda, kasih sayang awak
my love: cintaku, cinta saya, cinta aku, kasih sayangku, kasih sayang saya, kasih sayang aku
our love: cinta kami, cinta kita, kasih sayang kami, kasih sayang kita
their love: cinta mereka, kasih sayang mereka
like to: suka, menyukai, gemar
login: masuk log, masuk lognya, log masuk, log masuknya
your login: masuk logmu, masuk log kamu, masuk log anda, masuk log awak, log masukmu, log masuk kamu, log masuk anda
your login: log masuk awak
my login: masuk logku, masuk log saya, masuk log aku, log masukku, log masuk saya, log masuk aku
our login: masuk log kami, masuk log kita, log masuk kami, log masuk kita
their login: masuk log mereka, log masuk mereka
log in: masuk, login
flat: datar, rata
due: jatuh tempo, seharusnya dibayar
bit: bit, bitnya, sedikit itu, sedikit itunya
your bit: bitmu, sedikit itumu, sedikit itu kamu, sedikit itu anda, sedikit itu awak
my bit: bitku, bit saya, bit aku, sedikit ituku, sedikit itu saya, sedikit itu aku
our bit: bit kami, bit kita, sedikit itu kami, sedikit itu kita
their bit: bit mereka, sedikit itu mereka
script: skrip*, naskah drama, naskah dramanya
your script: skripmu, naskah dramamu, naskah drama kamu, naskah drama anda, naskah drama awak
my script: skripku, skrip saya, skrip aku, naskah dramaku, naskah drama saya, naskah drama aku
our script: skrip kami, skrip kita, naskah drama kami, naskah drama kita
their script: skrip mereka, naskah drama mereka
your topic: topikmu, temamu, tajuk perbincanganmu, tajuk perbincangan kamu, tajuk perbincangan anda
your topic: tajuk perbincangan awak
my topic: topikku, temaku, topik saya, tema saya, topik aku, tema aku, tajuk perbincanganku, tajuk perbincangan saya
my topic: tajuk perbincangan aku
our topic: topik kami, tema kami, topik kita, tema kita, tajuk perbincangan kami, tajuk perbincangan kita
their topic: topik mereka, tema mereka, tajuk perbincangan mereka
family: keluarga*
your family: keluargamu
my family: keluargaku, keluarga saya, keluarga aku
our family: keluarga kami, keluarga kita
their family: keluarga mereka
plain: polos, biasa
recipe: resep*, resipi*
your recipe: resepmu, resipimu
my recipe: resepku, resipiku, resep saya, resipi saya, resep aku, resipi aku
our recipe: resep kami, resipi kami, resep kita, resipi kita
their recipe: resep mereka, resipi mereka
round: bulat, bundar
rather: agak, ketimbang, lebih suka
front: muka depan
hear: dengar, dengarlah, dengarkan, dengarkanlah, dengarkannya, dengarin, dengerin, mendengar*, dengarkan saja
heard: didengar*
little: kecil sekali, sikit
teacher: guru, gurunya, pengajar*, cikgu*
your teacher: gurumu, pengajarmu, cikgumu
my teacher: guruku, pengajarku, cikguku, guru saya, pengajar saya, cikgu saya, guru aku, pengajar aku, cikgu aku
our teacher: guru kami, pengajar kami, cikgu kami, guru kita, pengajar kita, cikgu kita
their teacher: guru mereka, pengajar mereka, cikgu mereka
hint: petunjuk kecil, isyarat kecil, petunjuk kecilnya, isyarat kecilnya, klu, klunya
your hint: petunjuk kecilmu, isyarat kecilmu, petunjuk kecil kamu, isyarat kecil kamu, petunjuk kecil anda
your hint: isyarat kecil anda, petunjuk kecil awak, isyarat kecil awak, klumu
my hint: petunjuk kecilku, isyarat kecilku, petunjuk kecil saya, isyarat kecil saya, petunjuk kecil aku
my hint: isyarat kecil aku, kluku, klu saya, klu aku
our hint: petunjuk kecil kami, isyarat kecil kami, petunjuk kecil kita, isyarat kecil kita, klu kami, klu kita
their hint: petunjuk kecil mereka, isyarat kecil mereka, klu mereka
action: tindakan*, aksi, aksinya
your action: tindakanmu, aksimu
my action: tindakanku, aksiku, tindakan saya, aksi saya, tindakan aku, aksi aku
our action: tindakan kami, aksi kami, tindakan kita, aksi kita
their action: tindakan mereka, aksi mereka
window: jendela*, tetingkap, tetingkapnya
your window: jendelamu, tetingkapmu
my window: jendelaku, tetingkapku, jendela saya, tetingkap saya, jendela aku, tetingkap aku
our window: jendela kami, tetingkap kami, jendela kita, tetingkap kita
their window: jendela mereka, tetingkap mereka
required: dikehendaki
attached: terlampir
store: toko besar, toko besarnya, simpanan*
your store: toko besarmu, toko besar kamu, toko besar anda, toko besar awak, simpananmu
my store: toko besarku, toko besar saya, toko besar aku, simpananku, simpanan saya, simpanan aku
our store: toko besar kami, toko besar kita, simpanan kami, simpanan kita
their store: toko besar mereka, simpanan mereka
chapter: bab, babnya
your chapter: babmu
my chapter: babku, bab saya, bab aku
our chapter: bab kami, bab kita
their chapter: bab mereka
contact: kontak*, kenalan*, mengontak, mengontaknya
your contact: kontakmu, kenalanmu
my contact: kontakku, kenalanku, kontak saya, kenalan saya, kontak aku, kenalan aku
our contact: kontak kami, kenalan kami, kontak kita, kenalan kita
their contact: kontak mereka, kenalan mereka
screen: layar*, skrin*
your screen: layarmu, skrinmu
my screen: layarku, skrinku, layar saya, skrin saya, layar aku, skrin aku
our screen: layar kami, skrin kami, layar kita, skrin kita
their screen: layar mereka, skrin mereka
size: ukuran*, saiz, saiznya
your size: ukuranmu, saizmu
my size: ukuranku, saizku, ukuran saya, saiz saya, ukuran aku, saiz aku
our size: ukuran kami, saiz kami, ukuran kita, saiz kita
their size: ukuran mereka, saiz mereka
base: dasar*, mendasarkan, mendasarkannya, berbasis, berdasar, dasarkan saja
based: didasarkan, didasarin
named: bernama
alarm: alarm*, penggera*
your alarm: alarmmu, penggeramu
my alarm: alarmku, penggeraku, alarm saya, penggera saya, alarm aku, penggera aku
our alarm: alarm kami, penggera kami, alarm kita, penggera kita
their alarm: alarm mereka, penggera mereka
details: detail*, rincian*, butiran*, perincian, perinciannya
your details: detailmu, rincianmu, butiranmu, perincianmu
my details: detailku, rincianku, butiranku, perincianku, detail saya, rincian saya, butiran saya, perincian saya
my details: detail aku, rincian aku, butiran aku, perincian aku
our details: detail kami, rincian kami, butiran kami, perincian kami, detail kita, rincian kita, butiran kita
our details: perincian kita
their details: detail mereka, rincian mereka, butiran mereka, perincian mereka
in detail: secara rinci, dengan rinci, secara detail, secara terperinci, terperinci
clean: bersih
hey: hai kamu
transcript: transkrip, transkripnya
your transcript: transkripmu
my transcript: transkripku, transkrip saya, transkrip aku
our transcript: transkrip kami, transkrip kita
their transcript: transkrip mereka
pull: tarik, tariklah, menarik, menariknya
pulled: ditarik
push: dorong, doronglah, mendorong, mendorongnya, tolak ke depan, menolak ke depan, tolak ke depanlah
pushed: didorong, ditolak ke depan
much: banyak sekali
lift: angkat, angkatlah, mengangkat, mengangkatnya, cabut larangan, mencabut larangan, cabut laranganlah
lifted: diangkat, dicabut larangan
course: kursus*, mata kuliah, mata kuliahnya
your course: kursusmu, mata kuliahmu, mata kuliah kamu, mata kuliah anda, mata kuliah awak
my course: kursusku, kursus saya, kursus aku, mata kuliahku, mata kuliah saya, mata kuliah aku
our course: kursus kami, kursus kita, mata kuliah kami, mata kuliah kita
their course: kursus mereka, mata kuliah mereka
meeting: rapat*, pertemuan, pertemuannya, mesyuarat, mesyuaratnya
your meeting: rapatmu, pertemuanmu, mesyuaratmu
my meeting: rapatku, pertemuanku, mesyuaratku, rapat saya, pertemuan saya, mesyuarat saya, rapat aku, pertemuan aku
my meeting: mesyuarat aku
our meeting: rapat kami, pertemuan kami, mesyuarat kami, rapat kita, pertemuan kita, mesyuarat kita
their meeting: rapat mereka, pertemuan mereka, mesyuarat mereka
bad: buruk, jelek, teruk
club: klub, klubnya, kelab*
your club: klubmu, kelabmu
my club: klubku, kelabku, klub saya, kelab saya, klub aku, kelab aku
our club: klub kami, kelab kami, klub kita, kelab kita
their club: klub mereka, kelab mereka
warning: peringatan, peringatannya, amarannya
your warning: peringatanmu, amaranmu
my warning: peringatanku, amaranku, peringatan saya, amaran saya, peringatan aku, amaran aku
our warning: peringatan kami, amaran kami, peringatan kita, amaran kita
their warning: peringatan mereka, amaran mereka
fire: api, apinya, kebakaran, kebakarannya
your fire: apimu, kebakaranmu
my fire: apiku, kebakaranku, api saya, kebakaran saya, api aku, kebakaran aku
our fire: api kami, kebakaran kami, api kita, kebakaran kita
their fire: api mereka, kebakaran mereka
article: artikel*, rencana akhbar, rencana akhbarnya, makalah artikel, makalah artikelnya
your article: artikelmu, rencana akhbarmu, rencana akhbar kamu, rencana akhbar anda, rencana akhbar awak
your article: makalah artikelmu, makalah artikel kamu, makalah artikel anda, makalah artikel awak
my article: artikelku, artikel saya, artikel aku, rencana akhbarku, rencana akhbar saya, rencana akhbar aku
my article: makalah artikelku, makalah artikel saya, makalah artikel aku
our article: artikel kami, artikel kita, rencana akhbar kami, rencana akhbar kita, makalah artikel kami
our article: makalah artikel kita
their article: artikel mereka, rencana akhbar mereka, makalah artikel mereka
load: beban*, muat, muatlah, muatkan, muatkanlah, muatkannya, muatin, memuat*, muatkan saja
your load: bebanmu
my load: bebanku, beban saya, beban aku
our load: beban kami, beban kita
their load: beban mereka
loaded: dimuat*
payment: pembayarannya, bayaran itu, bayaran itunya
your payment: pembayaranmu, pembayaran kamu, pembayaran anda, pembayaran awak, bayaran itumu, bayaran itu kamu
your payment: bayaran itu anda, bayaran itu awak
my payment: pembayaranku, pembayaran saya, pembayaran aku, bayaran ituku, bayaran itu saya, bayaran itu aku
our payment: pembayaran kami, pembayaran kita, bayaran itu kami, bayaran itu kita
their payment: pembayaran mereka, bayaran itu mereka
delivery: pengantaran, pengantarannya, penghantaran, penghantarannya, kiriman*
your delivery: pengantaranmu, penghantaranmu, kirimanmu
my delivery: pengantaranku, penghantaranku, kirimanku, pengantaran saya, penghantaran saya, kiriman saya
my delivery: pengantaran aku, penghantaran aku, kiriman aku
our delivery: pengantaran kami, penghantaran kami, kiriman kami, pengantaran kita, penghantaran kita, kiriman kita
their delivery: pengantaran mereka, penghantaran mereka, kiriman mereka
advice: nasihat*, saran*, anjuran*
your advice: nasihatmu, saranmu, anjuranmu
my advice: nasihatku, saranku, anjuranku, nasihat saya, saran saya, anjuran saya, nasihat aku, saran aku, anjuran aku
our advice: nasihat kami, saran kami, anjuran kami, nasihat kita, saran kita, anjuran kita
their advice: nasihat mereka, saran mereka, anjuran mereka
scene: adegan*, babak*
your scene: adeganmu, babakmu
my scene: adeganku, babakku, adegan saya, babak saya, adegan aku, babak aku
our scene: adegan kami, babak kami, adegan kita, babak kita
their scene: adegan mereka, babak mereka
valid: sah, valid
invalid: tidak valid, invalid
vendor: vendor*, penjual*
your vendor: vendormu, penjualmu
my vendor: vendorku, penjualku, vendor saya, penjual saya, vendor aku, penjual aku
our vendor: vendor kami, penjual kami, vendor kita, penjual kita
their vendor: vendor mereka, penjual mereka
supplier: pemasok*, pembekal*
your supplier: pemasokmu, pembekalmu
my supplier: pemasokku, pembekalku, pemasok saya, pembekal saya, pemasok aku, pembekal aku
our supplier: pemasok kami, pembekal kami, pemasok kita, pembekal kita
their supplier: pemasok mereka, pembekal mereka
enter: masuki, masukilah, memasuki, memasukinya, input
entered: dimasuki
changes: perubahannya
your changes: perubahanmu
my changes: perubahanku, perubahan saya, perubahan aku
our changes: perubahan kami, perubahan kita
their changes: perubahan mereka
channel: saluran*, kanal*
your channel: saluranmu, kanalmu
my channel: saluranku, kanalku, saluran saya, kanal saya, saluran aku, kanal aku
our channel: saluran kami, kanal kami, saluran kita, kanal kita
their channel: saluran mereka, kanal mereka
make sure: memastikan, pastiin, pastikan bahwa
fail: gagal*, menggagalkan, menggagalkannya, gagalkan saja
failed: digagalkan, digagalin
child: anak, anaknya, bocah*, anak kecil, anak kecilnya
your child: anakmu, bocahmu, anak kecilmu, anak kecil kamu, anak kecil anda, anak kecil awak
my child: anakku, bocahku, anak saya, bocah saya, anak aku, bocah aku, anak kecilku, anak kecil saya
our child: anak kami, bocah kami, anak kita, bocah kita, anak kecil kami, anak kecil kita
their child: anak mereka, bocah mereka, anak kecil mereka
calendar: kalender, kalendernya, kalendar, kalendarnya
your calendar: kalendermu, kalendarmu
my calendar: kalenderku, kalendarku, kalender saya, kalendar saya, kalender aku, kalendar aku
our calendar: kalender kami, kalendar kami, kalender kita, kalendar kita
their calendar: kalender mereka, kalendar mereka
cost: kos, kosnya
your cost: kosmu
my cost: kosku, kos saya, kos aku
our cost: kos kami, kos kita
their cost: kos mereka
aloud: dengan keras, dengan suara keras
great: hebat, keren, mantap, luar biasa, besar sekali
look at: amati, amatilah, mengamati, mengamatinya, menatap, lihat ke
looked at: diamati
audit: audit*
your audit: auditmu
my audit: auditku, audit saya, audit aku
our audit: audit kami, audit kita
their audit: audit mereka
invoice: faktur*, invois*, tagihan*, bil, bilnya
your invoice: fakturmu, invoismu, tagihanmu, bilmu
my invoice: fakturku, invoisku, tagihanku, bilku, faktur saya, invois saya, tagihan saya, bil saya, faktur aku
my invoice: invois aku, tagihan aku, bil aku
our invoice: faktur kami, invois kami, tagihan kami, bil kami, faktur kita, invois kita, tagihan kita, bil kita
their invoice: faktur mereka, invois mereka, tagihan mereka, bil mereka
booking: pemesanan, pemesanannya, reservasi, reservasinya, tempahan bilik, tempahan biliknya
your booking: pemesananmu, reservasimu, tempahan bilikmu, tempahan bilik kamu, tempahan bilik anda
your booking: tempahan bilik awak
my booking: pemesananku, reservasiku, pemesanan saya, reservasi saya, pemesanan aku, reservasi aku, tempahan bilikku
my booking: tempahan bilik saya, tempahan bilik aku
our booking: pemesanan kami, reservasi kami, pemesanan kita, reservasi kita, tempahan bilik kami, tempahan bilik kita
their booking: pemesanan mereka, reservasi mereka, tempahan bilik mereka
editor: editor*, penyunting, penyuntingnya
your editor: editormu, penyuntingmu
my editor: editorku, penyuntingku, editor saya, penyunting saya, editor aku, penyunting aku
our editor: editor kami, penyunting kami, editor kita, penyunting kita
their editor: editor mereka, penyunting mereka
edit: sunting, suntinglah, menyunting, menyuntingnya, edit, editlah, mengedit, mengeditnya, ngedit
edited: disunting, diedit
warm: hangat
cold: dingin, sejuk
hot: panas
nice: menyenangkan, indah, sedap
beautiful: cantik, jelita
query: kueri*, permintaan data, permintaan datanya
your query: kuerimu, permintaan datamu, permintaan data kamu, permintaan data anda, permintaan data awak
my query: kueriku, kueri saya, kueri aku, permintaan dataku, permintaan data saya, permintaan data aku
our query: kueri kami, kueri kita, permintaan data kami, permintaan data kita
their query: kueri mereka, permintaan data mereka
exercise: latihan soal, latihan soalnya, olahraga*, senaman*
your exercise: latihan soalmu, latihan soal kamu, latihan soal anda, latihan soal awak, olahragamu, senamanmu
my exercise: latihan soalku, latihan soal saya, latihan soal aku, olahragaku, senamanku, olahraga saya, senaman saya
my exercise: olahraga aku, senaman aku
our exercise: latihan soal kami, latihan soal kita, olahraga kami, senaman kami, olahraga kita, senaman kita
their exercise: latihan soal mereka, olahraga mereka, senaman mereka
along: sepanjang jalan
quiet: tenang, sunyi, diam, senyap
cover: tutupi, tutupilah, menutupi, menutupinya, liput, liputlah, meliput, meliputnya
covered: ditutupi, diliput
refusal: penolakannya
your refusal: penolakanmu
my refusal: penolakanku, penolakan saya, penolakan aku
our refusal: penolakan kami, penolakan kita
their refusal: penolakan mereka
doctor: dokter, dokternya, doktor, doktornya
your doctor: doktermu, doktormu
my doctor: dokterku, doktorku, dokter saya, doktor saya, dokter aku, doktor aku
our doctor: dokter kami, doktor kami, dokter kita, doktor kita
their doctor: dokter mereka, doktor mereka
column: kolom*, lajur*
your column: kolommu, lajurmu
my column: kolomku, lajurku, kolom saya, lajur saya, kolom aku, lajur aku
our column: kolom kami, lajur kami, kolom kita, lajur kita
their column: kolom mereka, lajur mereka
row: baris tabel, baris tabelnya, deret*
your row: baris tabelmu, baris tabel kamu, baris tabel anda, baris tabel awak, deretmu
my row: baris tabelku, baris tabel saya, baris tabel aku, deretku, deret saya, deret aku
our row: baris tabel kami, baris tabel kita, deret kami, deret kita
their row: baris tabel mereka, deret mereka
manual: manual*, buku pegangan, buku pegangannya
your manual: manualmu, buku peganganmu, buku pegangan kamu, buku pegangan anda, buku pegangan awak
my manual: manualku, manual saya, manual aku, buku peganganku, buku pegangan saya, buku pegangan aku
our manual: manual kami, manual kita, buku pegangan kami, buku pegangan kita
their manual: manual mereka, buku pegangan mereka
budget: anggaran*, bajet*
your budget: anggaranmu, bajetmu
my budget: anggaranku, bajetku, anggaran saya, bajet saya, anggaran aku, bajet aku
our budget: anggaran kami, bajet kami, anggaran kita, bajet kita
their budget: anggaran mereka, bajet mereka
lead: pimpin, pimpinlah, memimpin, memimpinnya, arahkan, arahkanlah, arahkannya, arahin, mengarahkan, mengarahkannya
lead: pandu, pandulah, memandu, memandunya, arahkan saja
led: dipimpin, diarahkan, diarahin, dipandu
party: pesta*, partai, partainya, parti, partinya
your party: pestamu, partaimu, partimu
my party: pestaku, partaiku, partiku, pesta saya, partai saya, parti saya, pesta aku, partai aku, parti aku
our party: pesta kami, partai kami, parti kami, pesta kita, partai kita, parti kita
their party: pesta mereka, partai mereka, parti mereka
parcel: paket*, bungkusan, bungkusannya
your parcel: paketmu, bungkusanmu
my parcel: paketku, bungkusanku, paket saya, bungkusan saya, paket aku, bungkusan aku
our parcel: paket kami, bungkusan kami, paket kita, bungkusan kita
their parcel: paket mereka, bungkusan mereka
server: server*, peladen, peladennya, pelayan, pelayannya
your server: servermu, peladenmu, pelayanmu
my server: serverku, peladenku, pelayanku, server saya, peladen saya, pelayan saya, server aku, peladen aku
my server: pelayan aku
our server: server kami, peladen kami, pelayan kami, server kita, peladen kita, pelayan kita
their server: server mereka, peladen mereka, pelayan mereka
pick: pilih, pilihlah, memilih, memilihnya, pungut, pungutlah, memungut, memungutnya
picked: dipilih, dipungut
choose: pilih*, memilihkan, memilihkannya, milih, pilihkan saja
chosen: dipilihkan, dipilihin
select: pilih teks, memilih teks, pilih tekslah, seleksi, seleksilah, menyeleksi, menyeleksinya
selected: dipilih teks, diseleksi
charge: tagih, tagihlah, menagih, menagihnya, mengenakan, kenakan biaya
charged: ditagih
expect: harap*, mengharapkan, mengharapkannya, jangka*, menjangkakan, menjangkakannya, harapkan saja, jangkakan saja
expected: diharapkan, diharapin, dijangkakan, dijangkain
lunch: makan siang, makan siangnya
your lunch: makan siangmu, makan siang kamu, makan siang anda, makan siang awak
my lunch: makan siangku, makan siang saya, makan siang aku
our lunch: makan siang kami, makan siang kita
their lunch: makan siang mereka
raised: dinaikkan, dinaikin, ditingkatkan, ditingkatin
amount: jumlah*, amaun*, nilai uang, nilai uangnya
your amount: jumlahmu, amaunmu, nilai uangmu, nilai uang kamu, nilai uang anda, nilai uang awak
my amount: jumlahku, amaunku, jumlah saya, amaun saya, jumlah aku, amaun aku, nilai uangku, nilai uang saya
my amount: nilai uang aku
our amount: jumlah kami, amaun kami, jumlah kita, amaun kita, nilai uang kami, nilai uang kita
their amount: jumlah mereka, amaun mereka, nilai uang mereka
total: keseluruhan jumlah
patient: pasien*, pesakit*, sabar*
your patient: pasienmu, pesakitmu, sabarmu
my patient: pasienku, pesakitku, sabarku, pasien saya, pesakit saya, sabar saya, pasien aku, pesakit aku, sabar aku
our patient: pasien kami, pesakit kami, sabar kami, pasien kita, pesakit kita, sabar kita
their patient: pasien mereka, pesakit mereka, sabar mereka
receive: menerima pesan, terima dari, perolehlah, memeroleh, memerolehnya
received: diperoleh
swap: tukar*, menukarkan, menukarkannya, tukarkan saja
swapped: ditukarkan, ditukarin
firm: teguh, tegas
length: panjangnya, panjangnyanya
your length: panjangnyamu
my length: panjangnyaku, panjangnya saya, panjangnya aku
our length: panjangnya kami, panjangnya kita
their length: panjangnya mereka
city: kota, kotanya, bandar*
your city: kotamu, bandarmu
my city: kotaku, bandarku, kota saya, bandar saya, kota aku, bandar aku
our city: kota kami, bandar kami, kota kita, bandar kita
their city: kota mereka, bandar mereka
correct: tepat dan benar, betul sekali, koreksi, koreksilah, mengoreksi, mengoreksinya, betuli, betulilah, membetuli
correct: membetulinya
corrected: dikoreksi, dibetuli
kitchen: dapur*
your kitchen: dapurmu
my kitchen: dapurku, dapur saya, dapur aku
our kitchen: dapur kami, dapur kita
their kitchen: dapur mereka
brief: singkat saja
floor: lantai*, tingkat lantai, tingkat lantainya
your floor: lantaimu, tingkat lantaimu, tingkat lantai kamu, tingkat lantai anda, tingkat lantai awak
my floor: lantaiku, lantai saya, lantai aku, tingkat lantaiku, tingkat lantai saya, tingkat lantai aku
our floor: lantai kami, lantai kita, tingkat lantai kami, tingkat lantai kita
their floor: lantai mereka, tingkat lantai mereka
raw: mentah
star: bintang*
your star: bintangmu
my star: bintangku, bintang saya, bintang aku
our star: bintang kami, bintang kita
their star: bintang mereka
program: program*, acara*, aturcara*
your program: programmu, acaramu, aturcaramu
my program: programku, acaraku, aturcaraku, program saya, acara saya, aturcara saya, program aku, acara aku
my program: aturcara aku
our program: program kami, acara kami, aturcara kami, program kita, acara kita, aturcara kita
their program: program mereka, acara mereka, aturcara mereka
purpose: tujuan*, maksud dan tujuan, maksud dan tujuannya
your purpose: tujuanmu, maksud dan tujuanmu, maksud dan tujuan kamu, maksud dan tujuan anda, maksud dan tujuan awak
my purpose: tujuanku, tujuan saya, tujuan aku, maksud dan tujuanku, maksud dan tujuan saya, maksud dan tujuan aku
our purpose: tujuan kami, tujuan kita, maksud dan tujuan kami, maksud dan tujuan kita
their purpose: tujuan mereka, maksud dan tujuan mereka
receipt: kuitansi*, struk*, resit*, tanda terima, tanda terimanya
your receipt: kuitansimu, strukmu, resitmu, tanda terimamu, tanda terima kamu, tanda terima anda, tanda terima awak
my receipt: kuitansiku, strukku, resitku, kuitansi saya, struk saya, resit saya, kuitansi aku, struk aku, resit aku
my receipt: tanda terimaku, tanda terima saya
our receipt: kuitansi kami, struk kami, resit kami, kuitansi kita, struk kita, resit kita, tanda terima kami
our receipt: tanda terima kita
their receipt: kuitansi mereka, struk mereka, resit mereka, tanda terima mereka
via: via
path: jalur*, lintasan*, path, pathnya
your path: jalurmu, lintasanmu, pathmu
my path: jalurku, lintasanku, pathku, jalur saya, lintasan saya, path saya, jalur aku, lintasan aku, path aku
our path: jalur kami, lintasan kami, path kami, jalur kita, lintasan kita, path kita
their path: jalur mereka, lintasan mereka, path mereka
feel: rasakan, rasakanlah, rasakannya, rasain, merasa*, ngerasa, rasakan saja
felt: dirasakan, dirasain
hall: aula, aulanya
your hall: aulamu
my hall: aulaku, aula saya, aula aku
our hall: aula kami, aula kita
their hall: aula mereka
stock: stok, stoknya, persediaan, persediaannya
your stock: stokmu, persediaanmu
my stock: stokku, persediaanku, stok saya, persediaan saya, stok aku, persediaan aku
our stock: stok kami, persediaan kami, stok kita, persediaan kita
their stock: stok mereka, persediaan mereka
contain: kandungi, kandungilah, mengandung*, berisi
contained: dikandungi
past: masa lalu, masa lalunya, lampau*
your past: masa lalumu, masa lalu kamu, masa lalu anda, masa lalu awak, lampaumu
my past: masa laluku, masa lalu saya, masa lalu aku, lampauku, lampau saya, lampau aku
our past: masa lalu kami, masa lalu kita, lampau kami, lampau kita
their past: masa lalu mereka, lampau mereka
bug: kutu, kutunya, bug, bugnya, pepijat*
your bug: kutumu, bugmu, pepijatmu
my bug: kutuku, bugku, pepijatku, kutu saya, bug saya, pepijat saya, kutu aku, bug aku, pepijat aku
our bug: kutu kami, bug kami, pepijat kami, kutu kita, bug kita, pepijat kita
their bug: kutu mereka, bug mereka, pepijat mereka
friend: teman*, kawan*, sahabat*, rakan*
your friend: temanmu, kawanmu, sahabatmu, rakanmu
my friend: temanku, kawanku, sahabatku, rakanku, teman saya, kawan saya, sahabat saya, rakan saya, teman aku
my friend: kawan aku, sahabat aku, rakan aku
our friend: teman kami, kawan kami, sahabat kami, rakan kami, teman kita, kawan kita, sahabat kita, rakan kita
their friend: teman mereka, kawan mereka, sahabat mereka, rakan mereka
far: jauh
parents: orang tua, orang tuanya, ibu bapa, ibu bapanya, ibu bapak, ibu bapaknya
your parents: orang tuamu, orang tua kamu, orang tua anda, orang tua awak, ibu bapamu, ibu bapa kamu, ibu bapa anda
your parents: ibu bapa awak
my parents: orang tuaku, orang tua saya, orang tua aku, ibu bapaku, ibu bapa saya, ibu bapa aku, ibu bapakku
my parents: ibu bapak saya
our parents: orang tua kami, orang tua kita, ibu bapa kami, ibu bapa kita, ibu bapak kami, ibu bapak kita
their parents: orang tua mereka, ibu bapa mereka, ibu bapak mereka
product: produk*, barang dagangan, barang dagangannya
your product: produkmu, barang daganganmu, barang dagangan kamu, barang dagangan anda, barang dagangan awak
my product: produkku, produk saya, produk aku, barang daganganku, barang dagangan saya, barang dagangan aku
our product: produk kami, produk kita, barang dagangan kami, barang dagangan kita
their product: produk mereka, barang dagangan mereka
automated: otomatis, terotomatisasi, automatik
automatically: secara otomatis, secara automatik
consent: persetujuan tertulis, persetujuan tertulisnya, keizinan*
your consent: persetujuan tertulismu, persetujuan tertulis kamu, persetujuan tertulis anda, persetujuan tertulis awak
your consent: keizinanmu
my consent: persetujuan tertulisku, persetujuan tertulis saya, persetujuan tertulis aku, keizinanku, keizinan saya
my consent: keizinan aku
our consent: persetujuan tertulis kami, persetujuan tertulis kita, keizinan kami, keizinan kita
their consent: persetujuan tertulis mereka, keizinan mereka
portal: portal*
your portal: portalmu
my portal: portalku, portal saya, portal aku
our portal: portal kami, portal kita
their portal: portal mereka
flag: bendera*
your flag: benderamu
my flag: benderaku, bendera saya, bendera aku
our flag: bendera kami, bendera kita
their flag: bendera mereka
bus: bus, busnya, bas, basnya
your bus: busmu, basmu
my bus: busku, basku, bus saya, bas saya, bus aku, bas aku
our bus: bus kami, bas kami, bus kita, bas kita
their bus: bus mereka, bas mereka
sleep: tidur, tidurlah
unit: unit, unitnya, satuan*
your unit: unitmu, satuanmu
my unit: unitku, satuanku, unit saya, satuan saya, unit aku, satuan aku
our unit: unit kami, satuan kami, unit kita, satuan kita
their unit: unit mereka, satuan mereka
project: proyek*, projek*
your project: proyekmu, projekmu
my project: proyekku, projekku, proyek saya, projek saya, proyek aku, projek aku
our project: proyek kami, projek kami, proyek kita, projek kita
their project: proyek mereka, projek mereka
create: cipta, ciptalah, mencipta, menciptanya, mewujudkan, wujudkan
created: dicipta
your copy: salinanmu, kopianmu
my copy: salinanku, kopianku, salinan saya, kopian saya, salinan aku, kopian aku
our copy: salinan kami, kopian kami, salinan kita, kopian kita
their copy: salinan mereka, kopian mereka
persona: persona*, kepribadian, kepribadiannya, watak*
your persona: personamu, kepribadianmu, watakmu
my persona: personaku, kepribadianku, watakku, persona saya, kepribadian saya, watak saya, persona aku
my persona: kepribadian aku, watak aku
our persona: persona kami, kepribadian kami, watak kami, persona kita, kepribadian kita, watak kita
their persona: persona mereka, kepribadian mereka, watak mereka
character: karakter*, tokoh*, watak cerita, watak ceritanya, aksara tunggal, aksara tunggalnya
your character: karaktermu, tokohmu, watak ceritamu, watak cerita kamu, watak cerita anda, watak cerita awak
your character: aksara tunggalmu, aksara tunggal kamu, aksara tunggal anda, aksara tunggal awak
my character: karakterku, tokohku, karakter saya, tokoh saya, karakter aku, tokoh aku, watak ceritaku
my character: watak cerita saya, watak cerita aku, aksara tunggalku
our character: karakter kami, tokoh kami, karakter kita, tokoh kita, watak cerita kami, watak cerita kita
our character: aksara tunggal kami, aksara tunggal kita
their character: karakter mereka, tokoh mereka, watak cerita mereka, aksara tunggal mereka
clerk: juru tulis, juru tulisnya, kerani*
your clerk: juru tulismu, juru tulis kamu, juru tulis anda, juru tulis awak, keranimu
my clerk: juru tulisku, juru tulis saya, juru tulis aku, keraniku, kerani saya, kerani aku
our clerk: juru tulis kami, juru tulis kita, kerani kami, kerani kita
their clerk: juru tulis mereka, kerani mereka
event: acara itu, acara itunya, peristiwa, peristiwanya, kejadian*
your event: acara itumu, acara itu kamu, acara itu anda, acara itu awak, peristiwamu, kejadianmu
my event: acara ituku, acara itu saya, acara itu aku, peristiwaku, kejadianku, peristiwa saya, kejadian saya
my event: peristiwa aku, kejadian aku
our event: acara itu kami, acara itu kita, peristiwa kami, kejadian kami, peristiwa kita, kejadian kita
their event: acara itu mereka, peristiwa mereka, kejadian mereka
general: umum sekali, am
coffee: kopinya
your coffee: kopimu, kopi kamu, kopi anda, kopi awak
my coffee: kopiku, kopi saya, kopi aku
our coffee: kopi kami, kopi kita
their coffee: kopi mereka
tea: teh, tehnya
your tea: tehmu
my tea: tehku, teh saya, teh aku
our tea: teh kami, teh kita
their tea: teh mereka
food: makanan*, masakan*
your food: makananmu, masakanmu
my food: makananku, masakanku, makanan saya, masakan saya, makanan aku, masakan aku
our food: makanan kami, masakan kami, makanan kita, masakan kita
their food: makanan mereka, masakan mereka
statement: pernyataan, pernyataannya, kenyataan, kenyataannya
your statement: pernyataanmu, kenyataanmu
my statement: pernyataanku, kenyataanku, pernyataan saya, kenyataan saya, pernyataan aku, kenyataan aku
our statement: pernyataan kami, kenyataan kami, pernyataan kita, kenyataan kita
their statement: pernyataan mereka, kenyataan mereka
prior: terdahulu sebelumnya, sebelum itu
ready: siap, sedia
mind: pikiran*, fikiran*, benak*
your mind: pikiranmu, fikiranmu, benakmu
my mind: pikiranku, fikiranku, benakku, pikiran saya, fikiran saya, benak saya, pikiran aku, fikiran aku, benak aku
our mind: pikiran kami, fikiran kami, benak kami, pikiran kita, fikiran kita, benak kita
their mind: pikiran mereka, fikiran mereka, benak mereka
header: tajuk atas, tajuk atasnya, header*, kepala surat, kepala suratnya
your header: tajuk atasmu, tajuk atas kamu, tajuk atas anda, tajuk atas awak, headermu, kepala suratmu
your header: kepala surat kamu, kepala surat anda, kepala surat awak
my header: tajuk atasku, tajuk atas saya, tajuk atas aku, headerku, header saya, header aku, kepala suratku
my header: kepala surat saya, kepala surat aku
our header: tajuk atas kami, tajuk atas kita, header kami, header kita, kepala surat kami, kepala surat kita
their header: tajuk atas mereka, header mereka, kepala surat mereka
compare: banding*, membandingkan, membandingkannya, bandingkan saja
compared: dibandingin
either: salah satu
signature: tanda tangannya, tandatangan, tandatangannya
your signature: tanda tanganmu, tanda tangan kamu, tanda tangan anda, tanda tangan awak, tandatanganmu
my signature: tanda tanganku, tanda tangan saya, tanda tangan aku, tandatanganku, tandatangan saya, tandatangan aku
our signature: tanda tangan kami, tanda tangan kita, tandatangan kami, tandatangan kita
their signature: tanda tangan mereka, tandatangan mereka
study: pelajari, pelajarilah, memelajari, memelajarinya, belajar
learn: mempelajari, belajarlah
teach: ajar, ajarlah, ajarkan, ajarkanlah, ajarkannya, ajarin, mengajar*, ngajarin, ajarkan saja
taught: diajar*
teach me: ajari saya, ajarkan saya, ajarin gue, ajari aku
museum: museum*, muzium*
your museum: museummu, muziummu
my museum: museumku, muziumku, museum saya, muzium saya, museum aku, muzium aku
our museum: museum kami, muzium kami, museum kita, muzium kita
their museum: museum mereka, muzium mereka
discount: diskon, diskonnya, diskaun, diskaunnya, potongan harga, potongan harganya
your discount: diskonmu, diskaunmu, potongan hargamu, potongan harga kamu, potongan harga anda, potongan harga awak
my discount: diskonku, diskaunku, diskon saya, diskaun saya, diskon aku, diskaun aku, potongan hargaku
my discount: potongan harga saya, potongan harga aku
our discount: diskon kami, diskaun kami, diskon kita, diskaun kita, potongan harga kami, potongan harga kita
their discount: diskon mereka, diskaun mereka, potongan harga mereka
slow: lambat, perlahan
fast: cepat, pantas, kilat
on behalf of: atas nama, mewakili, bagi pihak
recommended: direkomendasikan, direkomendasiin, disarankan, disaranin, disyorkan, disyorin
suggest: usulkan, usulkanlah, usulkannya, usulin, mengusulkan, mengusulkannya, menganjurkan, menganjurkannya, anjur*
suggest: cadang*, mencadangkan, mencadangkannya, usulkan saja, anjurkan saja, cadangkan saja, kasih saran, beri saran
suggested: diusulkan, diusulin, dianjurkan, dianjurin, dicadangkan, dicadangin
force: paksa*, memaksa*, paksakan saja
forced: dipaksa*
yet: namun begitu
hotel: hotel*, penginapan, penginapannya
your hotel: hotelmu, penginapanmu
my hotel: hotelku, penginapanku, hotel saya, penginapan saya, hotel aku, penginapan aku
our hotel: hotel kami, penginapan kami, hotel kita, penginapan kita
their hotel: hotel mereka, penginapan mereka
stand: berdiri, bangkit
trip: perjalanan, perjalanannya, trip, tripnya
your trip: perjalananmu, tripmu
my trip: perjalananku, tripku, perjalanan saya, trip saya, perjalanan aku, trip aku
our trip: perjalanan kami, trip kami, perjalanan kita, trip kita
their trip: perjalanan mereka, trip mereka
travel: bepergian, berwisata, jelajahi, jelajahilah, menjelajahi, menjelajahinya, travel
tag: tag, tagnya, label kecil, label kecilnya
your tag: tagmu, label kecilmu, label kecil kamu, label kecil anda, label kecil awak
my tag: tagku, tag saya, tag aku, label kecilku, label kecil saya, label kecil aku
our tag: tag kami, tag kita, label kecil kami, label kecil kita
their tag: tag mereka, label kecil mereka
profile: profil*
your profile: profilmu
my profile: profilku, profil saya, profil aku
our profile: profil kami, profil kita
their profile: profil mereka
feed: umpan*, feed, feednya
your feed: umpanmu, feedmu
my feed: umpanku, feedku, umpan saya, feed saya, umpan aku, feed aku
our feed: umpan kami, feed kami, umpan kita, feed kita
their feed: umpan mereka, feed mereka
collect: kumpul*, mengumpulkan, mengumpulkannya, ngumpulin, kumpulkan saja, kutip uang, mengutip uang, kutip uanglah
collected: dikumpulkan, dikumpulin, dikutip uang
without collecting: tanpa mengutip uang
tax: pajak*, cukai*
your tax: pajakmu, cukaimu
my tax: pajakku, cukaiku, pajak saya, cukai saya, pajak aku, cukai aku
our tax: pajak kami, cukai kami, pajak kita, cukai kita
their tax: pajak mereka, cukai mereka
gate: gerbang*, pagar*, pintu gerbang, pintu gerbangnya
your gate: gerbangmu, pagarmu, pintu gerbangmu, pintu gerbang kamu, pintu gerbang anda, pintu gerbang awak
my gate: gerbangku, pagarku, gerbang saya, pagar saya, gerbang aku, pagar aku, pintu gerbangku, pintu gerbang saya
my gate: pintu gerbang aku
our gate: gerbang kami, pagar kami, gerbang kita, pagar kita, pintu gerbang kami, pintu gerbang kita
their gate: gerbang mereka, pagar mereka, pintu gerbang mereka
saying: sambil berkata, dengan mengatakan, mengatakan bahwa
insurance: asuransi*, insurans*
your insurance: asuransimu, insuransmu
my insurance: asuransiku, insuransku, asuransi saya, insurans saya, asuransi aku, insurans aku
our insurance: asuransi kami, insurans kami, asuransi kita, insurans kita
their insurance: asuransi mereka, insurans mereka
exam: peperiksaan, peperiksaannya
your exam: peperiksaanmu
my exam: peperiksaanku, peperiksaan saya, peperiksaan aku
our exam: peperiksaan kami, peperiksaan kita
their exam: peperiksaan mereka
speech: pidato*, ucapan*
your speech: pidatomu, ucapanmu
my speech: pidatoku, ucapanku, pidato saya, ucapan saya, pidato aku, ucapan aku
our speech: pidato kami, ucapan kami, pidato kita, ucapan kita
their speech: pidato mereka, ucapan mereka
further: selanjutnya pula, lebih jauh
archive: arkib*
your archive: arkibmu
my archive: arkibku, arkib saya, arkib aku
our archive: arkib kami, arkib kita
their archive: arkib mereka
poem: puisi*, sajak*, syair*, pantun*
your poem: puisimu, sajakmu, syairmu, pantunmu
my poem: puisiku, sajakku, syairku, pantunku, puisi saya, sajak saya, syair saya, pantun saya, puisi aku, sajak aku
my poem: syair aku, pantun aku
our poem: puisi kami, sajak kami, syair kami, pantun kami, puisi kita, sajak kita, syair kita, pantun kita
their poem: puisi mereka, sajak mereka, syair mereka, pantun mereka
quick: cepat sekali
merge: gabung*, menggabungkan, menggabungkannya, satukan, satukanlah, satukannya, satuin, menyatukan, menyatukannya
merge: gabungkan saja, satukan saja
merged: digabungkan, digabungin, disatukan, disatuin
dark: kelam
deposit: deposit*, setoran*, uang muka, uang mukanya
your deposit: depositmu, setoranmu, uang mukamu, uang muka kamu, uang muka anda, uang muka awak
my deposit: depositku, setoranku, deposit saya, setoran saya, deposit aku, setoran aku, uang mukaku, uang muka saya
my deposit: uang muka aku
our deposit: deposit kami, setoran kami, deposit kita, setoran kita, uang muka kami, uang muka kita
their deposit: deposit mereka, setoran mereka, uang muka mereka
student: siswa*, mahasiswa, mahasiswanya, murid*, pelajar*
your student: siswamu, mahasiswamu, muridmu, pelajarmu
my student: siswaku, mahasiswaku, muridku, pelajarku, siswa saya, mahasiswa saya, murid saya, pelajar saya, siswa aku
my student: mahasiswa aku, murid aku, pelajar aku
our student: siswa kami, mahasiswa kami, murid kami, pelajar kami, siswa kita, mahasiswa kita, murid kita
our student: pelajar kita
their student: siswa mereka, mahasiswa mereka, murid mereka, pelajar mereka
member: anggota*, ahli, ahlinya
your member: anggotamu, ahlimu
my member: anggotaku, ahliku, anggota saya, ahli saya, anggota aku, ahli aku
our member: anggota kami, ahli kami, anggota kita, ahli kita
their member: anggota mereka, ahli mereka
light: ringan, cahaya, lampu
shell: cangkang*, shell*
your shell: cangkangmu, shellmu
my shell: cangkangku, shellku, cangkang saya, shell saya, cangkang aku, shell aku
our shell: cangkang kami, shell kami, cangkang kita, shell kita
their shell: cangkang mereka, shell mereka
lab: laboratorium, laboratoriumnya, makmal*
your lab: laboratoriummu, makmalmu
my lab: laboratoriumku, makmalku, laboratorium saya, makmal saya, laboratorium aku, makmal aku
our lab: laboratorium kami, makmal kami, laboratorium kita, makmal kita
their lab: laboratorium mereka, makmal mereka
tip: tip, tipnya, kiat, kiatnya, petua*
your tip: tipmu, kiatmu, petuamu
my tip: tipku, kiatku, petuaku, tip saya, kiat saya, petua saya, tip aku, kiat aku, petua aku
our tip: tip kami, kiat kami, petua kami, tip kita, kiat kita, petua kita
their tip: tip mereka, kiat mereka, petua mereka
essay: esai, esainya, karangan*
your essay: esaimu, karanganmu
my essay: esaiku, karanganku, esai saya, karangan saya, esai aku, karangan aku
our essay: esai kami, karangan kami, esai kita, karangan kita
their essay: esai mereka, karangan mereka
low: rendah
high: tinggi
higher: lebih tinggi
highest: tertinggi, paling tinggi
train: kereta api, kereta apinya, latih, latihlah, melatih, melatihnya
your train: kereta apimu, kereta api kamu, kereta api anda, kereta api awak
my train: kereta apiku, kereta api saya, kereta api aku
our train: kereta api kami, kereta api kita
their train: kereta api mereka
trained: dilatih, terlatih
afterwards: sesudahnya, setelahnya, selepasnya
alert: peringatan dini, peringatan dininya, waspada*
your alert: peringatan dinimu, peringatan dini kamu, peringatan dini anda, peringatan dini awak, waspadamu
my alert: peringatan diniku, peringatan dini saya, peringatan dini aku, waspadaku, waspada saya, waspada aku
our alert: peringatan dini kami, peringatan dini kita, waspada kami, waspada kita
their alert: peringatan dini mereka, waspada mereka
regards: salam, salam hormat, hormat kami, hormat saya
photo: foto, fotonya, gambar foto, gambar fotonya
your photo: fotomu, gambar fotomu, gambar foto kamu, gambar foto anda, gambar foto awak
my photo: fotoku, foto saya, foto aku, gambar fotoku, gambar foto saya, gambar foto aku
our photo: foto kami, foto kita, gambar foto kami, gambar foto kita
their photo: foto mereka, gambar foto mereka
your picture: gambarmu, lukisanmu, gambar kamu, gambar anda, gambar awak
my picture: gambarku, lukisanku, gambar saya, lukisan saya, gambar aku, lukisan aku
our picture: gambar kami, lukisan kami, gambar kita, lukisan kita
their picture: gambar mereka, lukisan mereka
image: imej, imejnya, citra*
your image: imejmu, citramu
my image: imejku, citraku, imej saya, citra saya, imej aku, citra aku
our image: imej kami, citra kami, imej kita, citra kita
their image: imej mereka, citra mereka
video: video*
your video: videomu
my video: videoku, video saya, video aku
our video: video kami, video kita
their video: video mereka
music: musik*, muzik*
your music: musikmu, muzikmu
my music: musikku, muzikku, musik saya, muzik saya, musik aku, muzik aku
our music: musik kami, muzik kami, musik kita, muzik kita
their music: musik mereka, muzik mereka
song: lagu, lagunya, nyanyian*
your song: lagumu, nyanyianmu
my song: laguku, nyanyianku, lagu saya, nyanyian saya, lagu aku, nyanyian aku
our song: lagu kami, nyanyian kami, lagu kita, nyanyian kita
their song: lagu mereka, nyanyian mereka
weather: cuaca*
your weather: cuacamu
my weather: cuacaku, cuaca saya, cuaca aku
our weather: cuaca kami, cuaca kita
their weather: cuaca mereka
click: klik, kliklah, mengklik, mengkliknya, pencet, tekan, menekan
clicked: diklik
normal: normal, biasa saja
normally: biasanya, normalnya, lazimnya
usually: umumnya, selalunya begitu
mirror: cermin*
your mirror: cerminmu
my mirror: cerminku, cermin saya, cermin aku
our mirror: cermin kami, cermin kita
their mirror: cermin mereka
ahead: silakan lanjut
joke: lelucon*, candaan*, lawak*
your joke: leluconmu, candaanmu, lawakmu
my joke: leluconku, candaanku, lawakku, lelucon saya, candaan saya, lawak saya, lelucon aku, candaan aku, lawak aku
our joke: lelucon kami, candaan kami, lawak kami, lelucon kita, candaan kita, lawak kita
their joke: lelucon mereka, candaan mereka, lawak mereka
modify: modifikasi, modifikasilah, memodifikasi, memodifikasinya, ubah suai, mengubah suai, ubah suailah
modified: dimodifikasi, diubah suai
dog: anjing*
your dog: anjingmu
my dog: anjingku, anjing saya, anjing aku
our dog: anjing kami, anjing kita
their dog: anjing mereka
cat: kucing*
your cat: kucingmu
my cat: kucingku, kucing saya, kucing aku
our cat: kucing kami, kucing kita
their cat: kucing mereka
dry: kering
guard: penjaga*, pengawal*, satpam*
your guard: penjagamu, pengawalmu, satpammu
my guard: penjagaku, pengawalku, satpamku, penjaga saya, pengawal saya, satpam saya, penjaga aku, pengawal aku
my guard: satpam aku
our guard: penjaga kami, pengawal kami, satpam kami, penjaga kita, pengawal kita, satpam kita
their guard: penjaga mereka, pengawal mereka, satpam mereka
afternoon: siang*, tengah hari, tengah harinya
your afternoon: siangmu, tengah harimu, tengah hari kamu, tengah hari anda, tengah hari awak
my afternoon: siangku, siang saya, siang aku, tengah hariku, tengah hari saya, tengah hari aku
our afternoon: siang kami, siang kita, tengah hari kami, tengah hari kita
their afternoon: siang mereka, tengah hari mereka
homework: pekerjaan rumah, kerja rumah, pekerjaan rumahnya, kerja rumahnya, pr sekolah, pr sekolahnya
your homework: pekerjaan rumahmu, kerja rumahmu, pekerjaan rumah kamu, kerja rumah kamu, pekerjaan rumah anda
your homework: kerja rumah anda, pekerjaan rumah awak, kerja rumah awak
my homework: pekerjaan rumahku, kerja rumahku, pekerjaan rumah saya, kerja rumah saya, pekerjaan rumah aku
my homework: kerja rumah aku, pr sekolahku, pr sekolah saya
our homework: pekerjaan rumah kami, kerja rumah kami, pekerjaan rumah kita, kerja rumah kita, pr sekolah kami
our homework: pr sekolah kita
their homework: pekerjaan rumah mereka, kerja rumah mereka, pr sekolah mereka
guess: tebak, tebaklah, menebak, menebaknya, meneka, menekanya, teka, tekalah
default: bawaan, default, lalai
input: inputnya
your input: inputmu, input kamu, input anda, input awak
my input: inputku, input saya, input aku
our input: input kami, input kita
their input: input mereka
mailbox: kotak surat, kotak suratnya, kotak masuk, peti masuk, kotak masuknya, peti masuknya, inbox*
your mailbox: kotak suratmu, kotak surat kamu, kotak surat anda, kotak surat awak, kotak masukmu, peti masukmu
your mailbox: kotak masuk kamu, peti masuk kamu, inboxmu
my mailbox: kotak suratku, kotak surat saya, kotak surat aku, kotak masukku, peti masukku, kotak masuk saya
my mailbox: peti masuk saya, kotak masuk aku, inboxku
our mailbox: kotak surat kami, kotak surat kita, kotak masuk kami, peti masuk kami, kotak masuk kita, peti masuk kita
our mailbox: inbox kami, inbox kita
their mailbox: kotak surat mereka, kotak masuk mereka, peti masuk mereka, inbox mereka
queue: antrean, antreannya, antrian, antriannya, barisan*
your queue: antreanmu, antrianmu, barisanmu
my queue: antreanku, antrianku, barisanku, antrean saya, antrian saya, barisan saya, antrean aku, antrian aku
my queue: barisan aku
our queue: antrean kami, antrian kami, barisan kami, antrean kita, antrian kita, barisan kita
their queue: antrean mereka, antrian mereka, barisan mereka
contents: isinyanya, daftar isi, daftar isinya
your contents: isinyamu, daftar isimu, daftar isi kamu, daftar isi anda, daftar isi awak
my contents: isinyaku, isinya saya, isinya aku, daftar isiku, daftar isi saya, daftar isi aku
our contents: isinya kami, isinya kita, daftar isi kami, daftar isi kita
their contents: isinya mereka, daftar isi mereka
gift: kado, kadonya, cenderamata, cenderamatanya
your gift: kadomu, cenderamatamu
my gift: kadoku, cenderamataku, kado saya, cenderamata saya, kado aku, cenderamata aku
our gift: kado kami, cenderamata kami, kado kita, cenderamata kita
their gift: kado mereka, cenderamata mereka
coding: pengkodean, pengkodeannya, pengekodan, pengekodannya, ngoding*
your coding: pengkodeanmu, pengekodanmu, ngodingmu
my coding: pengkodeanku, pengekodanku, ngodingku, pengkodean saya, pengekodan saya, ngoding saya, pengkodean aku
my coding: pengekodan aku, ngoding aku
our coding: pengkodean kami, pengekodan kami, ngoding kami, pengkodean kita, pengekodan kita, ngoding kita
their coding: pengkodean mereka, pengekodan mereka, ngoding mereka
knowledge: pengetahuan, pengetahuannya, ilmu, ilmunya
your knowledge: pengetahuanmu, ilmumu
my knowledge: pengetahuanku, ilmuku, pengetahuan saya, ilmu saya, pengetahuan aku, ilmu aku
our knowledge: pengetahuan kami, ilmu kami, pengetahuan kita, ilmu kita
their knowledge: pengetahuan mereka, ilmu mereka
interview: wawancara, wawancaranya, temuduga*, temu ramah, temu ramahnya
your interview: wawancaramu, temudugamu, temu ramahmu, temu ramah kamu, temu ramah anda, temu ramah awak
my interview: wawancaraku, temudugaku, wawancara saya, temuduga saya, wawancara aku, temuduga aku, temu ramahku
my interview: temu ramah saya, temu ramah aku
our interview: wawancara kami, temuduga kami, wawancara kita, temuduga kita, temu ramah kami, temu ramah kita
their interview: wawancara mereka, temuduga mereka, temu ramah mereka
visitor: pengunjung, pengunjungnya, pelawat*
your visitor: pengunjungmu, pelawatmu
my visitor: pengunjungku, pelawatku, pengunjung saya, pelawat saya, pengunjung aku, pelawat aku
our visitor: pengunjung kami, pelawat kami, pengunjung kita, pelawat kita
their visitor: pengunjung mereka, pelawat mereka
visit: kunjungi, kunjungilah, mengunjungi, mengunjunginya, lawat, lawatlah, melawat, melawatnya, berkunjung, mampir
visited: dikunjungi, dilawat
blank: kosongan
wish: keinginan, keinginannya, harapan*, hasrat*, hajat*
your wish: keinginanmu, harapanmu, hasratmu, hajatmu
my wish: keinginanku, harapanku, hasratku, hajatku, keinginan saya, harapan saya, hasrat saya, hajat saya
my wish: keinginan aku, harapan aku, hasrat aku, hajat aku
our wish: keinginan kami, harapan kami, hasrat kami, hajat kami, keinginan kita, harapan kita, hasrat kita, hajat kita
their wish: keinginan mereka, harapan mereka, hasrat mereka, hajat mereka
glass: gelas*, kaca, kacanya
your glass: gelasmu, kacamu
my glass: gelasku, kacaku, gelas saya, kaca saya, gelas aku, kaca aku
our glass: gelas kami, kaca kami, gelas kita, kaca kita
their glass: gelas mereka, kaca mereka
package: pakej*, bungkus*
your package: pakejmu, bungkusmu
my package: pakejku, bungkusku, pakej saya, bungkus saya, pakej aku, bungkus aku
our package: pakej kami, bungkus kami, pakej kita, bungkus kita
their package: pakej mereka, bungkus mereka
building: gedung*, bangunan*
your building: gedungmu, bangunanmu
my building: gedungku, bangunanku, gedung saya, bangunan saya, gedung aku, bangunan aku
our building: gedung kami, bangunan kami, gedung kita, bangunan kita
their building: gedung mereka, bangunan mereka
registered: didaftarkan, didaftarin
serve: layani, layanilah, melayani, melayaninya, sajikan, sajikanlah, sajikannya, sajiin, menyajikan, menyajikannya
serve: hidang*, menghidangkan, menghidangkannya, sajikan saja, hidangkan saja
served: dilayani, disajikan, disajiin, dihidangkan, dihidangin
application: permohonan, permohonannya, lamaran*
your application: permohonanmu, lamaranmu
my application: permohonanku, lamaranku, permohonan saya, lamaran saya, permohonan aku, lamaran aku
our application: permohonan kami, lamaran kami, permohonan kita, lamaran kita
their application: permohonan mereka, lamaran mereka
stored: tersimpan
scope: cakupan*, skop, skopnya, ruang lingkup, ruang lingkupnya
your scope: cakupanmu, skopmu, ruang lingkupmu, ruang lingkup kamu, ruang lingkup anda, ruang lingkup awak
my scope: cakupanku, skopku, cakupan saya, skop saya, cakupan aku, skop aku, ruang lingkupku, ruang lingkup saya
my scope: ruang lingkup aku
our scope: cakupan kami, skop kami, cakupan kita, skop kita, ruang lingkup kami, ruang lingkup kita
their scope: cakupan mereka, skop mereka, ruang lingkup mereka
street: jalan raya, jalan rayanya, lorong*
your street: jalan rayamu, jalan raya kamu, jalan raya anda, jalan raya awak, lorongmu
my street: jalan rayaku, jalan raya saya, jalan raya aku, lorongku, lorong saya, lorong aku
our street: jalan raya kami, jalan raya kita, lorong kami, lorong kita
their street: jalan raya mereka, lorong mereka
tone: nada, nadanya
your tone: nadamu
my tone: nadaku, nada saya, nada aku
our tone: nada kami, nada kita
their tone: nada mereka
maintenance: pemeliharaan, pemeliharaannya, perawatan, perawatannya, penyelenggaraan, penyelenggaraannya
your maintenance: pemeliharaanmu, perawatanmu, penyelenggaraanmu
my maintenance: pemeliharaanku, perawatanku, penyelenggaraanku, pemeliharaan saya, perawatan saya
my maintenance: penyelenggaraan saya, pemeliharaan aku, perawatan aku, penyelenggaraan aku
our maintenance: pemeliharaan kami, perawatan kami, penyelenggaraan kami, pemeliharaan kita, perawatan kita
our maintenance: penyelenggaraan kita
their maintenance: pemeliharaan mereka, perawatan mereka, penyelenggaraan mereka
object: objek*
your object: objekmu
my object: objekku, objek saya, objek aku
our object: objek kami, objek kita
their object: objek mereka
match: cocok*, mencocokkan, mencocokkannya, padan*, memadankan, memadankannya, cocokkan saja, padankan saja
war: perang*
your war: perangmu
my war: perangku, perang saya, perang aku
our war: perang kami, perang kita
their war: perang mereka
hereby: dengan ini
neighbour: tetangga*, jiran*
your neighbour: tetanggamu, jiranmu
my neighbour: tetanggaku, jiranku, tetangga saya, jiran saya, tetangga aku, jiran aku
our neighbour: tetangga kami, jiran kami, tetangga kita, jiran kita
their neighbour: tetangga mereka, jiran mereka
court: pengadilan, pengadilannya, mahkamah*
your court: pengadilanmu, mahkamahmu
my court: pengadilanku, mahkamahku, pengadilan saya, mahkamah saya, pengadilan aku, mahkamah aku
our court: pengadilan kami, mahkamah kami, pengadilan kita, mahkamah kita
their court: pengadilan mereka, mahkamah mereka
landlord: pemilik rumah, pemilik rumahnya, tuan rumah kos, tuan rumah kosnya
your landlord: pemilik rumahmu, pemilik rumah kamu, pemilik rumah anda, pemilik rumah awak, tuan rumah kosmu
your landlord: tuan rumah kos kamu, tuan rumah kos anda, tuan rumah kos awak
my landlord: pemilik rumahku, pemilik rumah saya, pemilik rumah aku, tuan rumah kosku, tuan rumah kos saya
my landlord: tuan rumah kos aku
our landlord: pemilik rumah kami, pemilik rumah kita, tuan rumah kos kami, tuan rumah kos kita
their landlord: pemilik rumah mereka, tuan rumah kos mereka
backup: cadangan*, sandaran*, backup*
your backup: cadanganmu, sandaranmu, backupmu
my backup: cadanganku, sandaranku, backupku, cadangan saya, sandaran saya, backup saya, cadangan aku, sandaran aku
my backup: backup aku
our backup: cadangan kami, sandaran kami, backup kami, cadangan kita, sandaran kita, backup kita
their backup: cadangan mereka, sandaran mereka, backup mereka
stage: panggung*, pentas*
your stage: panggungmu, pentasmu
my stage: panggungku, pentasku, panggung saya, pentas saya, panggung aku, pentas aku
our stage: panggung kami, pentas kami, panggung kita, pentas kita
their stage: panggung mereka, pentas mereka
lot: undian*, banyak hal, banyak halnya
your lot: undianmu, banyak halmu, banyak hal kamu, banyak hal anda, banyak hal awak
my lot: undianku, undian saya, undian aku, banyak halku, banyak hal saya, banyak hal aku
our lot: undian kami, undian kita, banyak hal kami, banyak hal kita
their lot: undian mereka, banyak hal mereka
a lot: banyak banget, sangat banyak
judge: hakim*
your judge: hakimmu
my judge: hakimku, hakim saya, hakim aku
our judge: hakim kami, hakim kita
their judge: hakim mereka
rent: sewa, sewanya
your rent: sewamu
my rent: sewaku, sewa saya, sewa aku
our rent: sewa kami, sewa kita
their rent: sewa mereka
single: tunggal, bujang, seorang diri
fake: bohongan, tiruan
method: metode*, cara kerja, cara kerjanya
your method: metodemu, cara kerjamu, cara kerja kamu, cara kerja anda, cara kerja awak
my method: metodeku, metode saya, metode aku, cara kerjaku, cara kerja saya, cara kerja aku
our method: metode kami, metode kita, cara kerja kami, cara kerja kita
their method: metode mereka, cara kerja mereka
station: stasiun*, stesen*
your station: stasiunmu, stesenmu
my station: stasiunku, stesenku, stasiun saya, stesen saya, stasiun aku, stesen aku
our station: stasiun kami, stesen kami, stasiun kita, stesen kita
their station: stasiun mereka, stesen mereka
usual: biasanya begitu, lazim
fair: adil, wajar
partner: mitra*, pasangan*, rakan kongsi, rakan kongsinya
your partner: mitramu, pasanganmu, rakan kongsimu, rakan kongsi kamu, rakan kongsi anda, rakan kongsi awak
my partner: mitraku, pasanganku, mitra saya, pasangan saya, mitra aku, pasangan aku, rakan kongsiku, rakan kongsi saya
my partner: rakan kongsi aku
our partner: mitra kami, pasangan kami, mitra kita, pasangan kita, rakan kongsi kami, rakan kongsi kita
their partner: mitra mereka, pasangan mereka, rakan kongsi mereka
newsletter: buletin*, surat berita, surat beritanya
your newsletter: buletinmu, surat beritamu, surat berita kamu, surat berita anda, surat berita awak
my newsletter: buletinku, buletin saya, buletin aku, surat beritaku, surat berita saya, surat berita aku
our newsletter: buletin kami, buletin kita, surat berita kami, surat berita kita
their newsletter: buletin mereka, surat berita mereka
news: berita*, kabar*, khabar*
your news: beritamu, kabarmu, khabarmu
my news: beritaku, kabarku, khabarku, berita saya, kabar saya, khabar saya, berita aku, kabar aku, khabar aku
our news: berita kami, kabar kami, khabar kami, berita kita, kabar kita, khabar kita
their news: berita mereka, kabar mereka, khabar mereka
phrase: frasa*, ungkapan*
your phrase: frasamu, ungkapanmu
my phrase: frasaku, ungkapanku, frasa saya, ungkapan saya, frasa aku, ungkapan aku
our phrase: frasa kami, ungkapan kami, frasa kita, ungkapan kita
their phrase: frasa mereka, ungkapan mereka
balance: saldo*, baki, bakinya, keseimbangan, keseimbangannya
your balance: saldomu, bakimu, keseimbanganmu
my balance: saldoku, bakiku, keseimbanganku, saldo saya, baki saya, keseimbangan saya, saldo aku, baki aku
my balance: keseimbangan aku
our balance: saldo kami, baki kami, keseimbangan kami, saldo kita, baki kita, keseimbangan kita
their balance: saldo mereka, baki mereka, keseimbangan mereka
button: tombol*, butang*
your button: tombolmu, butangmu
my button: tombolku, butangku, tombol saya, butang saya, tombol aku, butang aku
our button: tombol kami, butang kami, tombol kita, butang kita
their button: tombol mereka, butang mereka
survey: survei*, tinjauan pendapat, tinjauan pendapatnya
your survey: surveimu, tinjauan pendapatmu, tinjauan pendapat kamu, tinjauan pendapat anda, tinjauan pendapat awak
my survey: surveiku, survei saya, survei aku, tinjauan pendapatku, tinjauan pendapat saya, tinjauan pendapat aku
our survey: survei kami, survei kita, tinjauan pendapat kami, tinjauan pendapat kita
their survey: survei mereka, tinjauan pendapat mereka
certificate: sertifikat, sertifikatnya, sijil*
your certificate: sertifikatmu, sijilmu
my certificate: sertifikatku, sijilku, sertifikat saya, sijil saya, sertifikat aku, sijil aku
our certificate: sertifikat kami, sijil kami, sertifikat kita, sijil kita
their certificate: sertifikat mereka, sijil mereka
invited: diundang, diajak, dijemput
current: sekarang berlaku, terkini
mother: ibu, ibunya, mama, mamanya, emak, emaknya, bunda*
your mother: ibumu, mamamu, emakmu, bundamu
my mother: ibuku, mamaku, emakku, bundaku, ibu saya, mama saya, emak saya, bunda saya, ibu aku, mama aku, emak aku
my mother: bunda aku
our mother: ibu kami, mama kami, emak kami, bunda kami, ibu kita, mama kita, emak kita, bunda kita
their mother: ibu mereka, mama mereka, emak mereka, bunda mereka
your father: ayahmu, bapakmu, bapamu, papamu
my father: ayahku, bapakku, bapaku, papaku, ayah saya, bapak saya, bapa saya, papa saya, ayah aku, bapak aku, bapa aku
my father: papa aku
our father: ayah kami, bapak kami, bapa kami, papa kami, ayah kita, bapak kita, bapa kita, papa kita
their father: ayah mereka, bapak mereka, bapa mereka, papa mereka
brother: abang*
your brother: abangmu
my brother: abangku, abang saya, abang aku
our brother: abang kami, abang kita
their brother: abang mereka
speaker: pembicara, pembicaranya, penceramah, penceramahnya
your speaker: pembicaramu, penceramahmu
my speaker: pembicaraku, penceramahku, pembicara saya, penceramah saya, pembicara aku, penceramah aku
our speaker: pembicara kami, penceramah kami, pembicara kita, penceramah kita
their speaker: pembicara mereka, penceramah mereka
wall: dinding*, tembok*
your wall: dindingmu, tembokmu
my wall: dindingku, tembokku, dinding saya, tembok saya, dinding aku, tembok aku
our wall: dinding kami, tembok kami, dinding kita, tembok kita
their wall: dinding mereka, tembok mereka
leak: bocor, bocorlah, membocor, membocornya, kebocoran
leaked: dibocor
care: peduli, jagaan, perawatan diri
early: awal sekali, dini
reference: referensi, referensinya, rujukan*
your reference: referensimu, rujukanmu
my reference: referensiku, rujukanku, referensi saya, rujukan saya, referensi aku, rujukan aku
our reference: referensi kami, rujukan kami, referensi kita, rujukan kita
their reference: referensi mereka, rujukan mereka
refer: rujuk, rujuklah, merujuk, merujuknya, acu, aculah, mengacu, mengacunya
vote: suara pemilih, suara pemilihnya, undi, undinya
your vote: suara pemilihmu, suara pemilih kamu, suara pemilih anda, suara pemilih awak, undimu
my vote: suara pemilihku, suara pemilih saya, suara pemilih aku, undiku, undi saya, undi aku
our vote: suara pemilih kami, suara pemilih kita, undi kami, undi kita
their vote: suara pemilih mereka, undi mereka
direct: langsung saja, lurus
directly: secara langsung
lie: berbohong, dusta, berdusta, bohongi
upgrade: tingkatkan versi, meningkatkan versi, tingkatkan versilah, upgrade, naik taraf
upgraded: ditingkatkan versi
without upgrading: tanpa meningkatkan versi
cash: uang tunai, uang tunainya, kontan*, tunai*
your cash: uang tunaimu, uang tunai kamu, uang tunai anda, uang tunai awak, kontanmu, tunaimu
my cash: uang tunaiku, uang tunai saya, uang tunai aku, kontanku, tunaiku, kontan saya, tunai saya, kontan aku
my cash: tunai aku
our cash: uang tunai kami, uang tunai kita, kontan kami, tunai kami, kontan kita, tunai kita
their cash: uang tunai mereka, kontan mereka, tunai mereka
touch: sentuh, sentuhlah, menyentuh, menyentuhnya
touched: disentuh
engine: enjin*, mesin mobil, mesin mobilnya
your engine: enjinmu, mesin mobilmu, mesin mobil kamu, mesin mobil anda, mesin mobil awak
my engine: enjinku, enjin saya, enjin aku, mesin mobilku, mesin mobil saya, mesin mobil aku
our engine: enjin kami, enjin kita, mesin mobil kami, mesin mobil kita
their engine: enjin mereka, mesin mobil mereka
passport: paspor*
your passport: paspormu, pasportmu
my passport: pasporku, pasportku, paspor saya, pasport saya, paspor aku, pasport aku
our passport: paspor kami, pasport kami, paspor kita, pasport kita
their passport: paspor mereka, pasport mereka
drive: menyetir, kendarai, kendarailah, mengendarai, mengendarainya, mengemudikan, mengemudikannya, kemudi*
drive: kemudikan saja
driven: dikendarai, dikemudikan, dikemudiin
terminal: terminal*
your terminal: terminalmu
my terminal: terminalku, terminal saya, terminal aku
our terminal: terminal kami, terminal kita
their terminal: terminal mereka
honest: jujur
honestly: dengan jujur, secara jujur, jujur saja
laptop: laptop*, komputer riba, komputer ribanya
your laptop: laptopmu, komputer ribamu, komputer riba kamu, komputer riba anda, komputer riba awak
my laptop: laptopku, laptop saya, laptop aku, komputer ribaku, komputer riba saya, komputer riba aku
our laptop: laptop kami, laptop kita, komputer riba kami, komputer riba kita
their laptop: laptop mereka, komputer riba mereka
computer: komputer*, pc, pcnya
your computer: komputermu, pcmu
my computer: komputerku, pcku, komputer saya, pc saya, komputer aku, pc aku
our computer: komputer kami, pc kami, komputer kita, pc kita
their computer: komputer mereka, pc mereka
internet: internet*
your internet: internetmu
my internet: internetku, internet saya, internet aku
our internet: internet kami, internet kita
their internet: internet mereka
prove: bukti*, membuktikan, membuktikannya, buktikan saja
your proof: buktimu, bukti kamu, bukti anda, bukti awak
my proof: buktiku, bukti saya, bukti aku
our proof: bukti kami, bukti kita
their proof: bukti mereka
power: kekuatan, kekuatannya, kekuasaan, kekuasaannya, daya, dayanya
your power: kekuatanmu, kekuasaanmu, dayamu
my power: kekuatanku, kekuasaanku, dayaku, kekuatan saya, kekuasaan saya, daya saya, kekuatan aku, kekuasaan aku
my power: daya aku
our power: kekuatan kami, kekuasaan kami, daya kami, kekuatan kita, kekuasaan kita, daya kita
their power: kekuatan mereka, kekuasaan mereka, daya mereka
silence: keheningan, keheningannya, kesunyian, kesunyiannya
your silence: keheninganmu, kesunyianmu
my silence: keheninganku, kesunyianku, keheningan saya, kesunyian saya, keheningan aku, kesunyian aku
our silence: keheningan kami, kesunyian kami, keheningan kita, kesunyian kita
their silence: keheningan mereka, kesunyian mereka
silently: tanpa suara, secara diam
parking: parkir, parkirnya, parkiran, parkirannya
your parking: parkirmu, parkiranmu
my parking: parkirku, parkiranku, parkir saya, parkiran saya, parkir aku, parkiran aku
our parking: parkir kami, parkiran kami, parkir kita, parkiran kita
their parking: parkir mereka, parkiran mereka
incident: insiden*, kejadian buruk, kejadian buruknya
your incident: insidenmu, kejadian burukmu, kejadian buruk kamu, kejadian buruk anda, kejadian buruk awak
my incident: insidenku, insiden saya, insiden aku, kejadian burukku, kejadian buruk saya, kejadian buruk aku
our incident: insiden kami, insiden kita, kejadian buruk kami, kejadian buruk kita
their incident: insiden mereka, kejadian buruk mereka
town: kota kecil, kota kecilnya
your town: kota kecilmu, kota kecil kamu, kota kecil anda, kota kecil awak
my town: kota kecilku, kota kecil saya, kota kecil aku
our town: kota kecil kami, kota kecil kita
their town: kota kecil mereka
village: desa, desanya, kampung*
your village: desamu, kampungmu
my village: desaku, kampungku, desa saya, kampung saya, desa aku, kampung aku
our village: desa kami, kampung kami, desa kita, kampung kita
their village: desa mereka, kampung mereka
dead: meninggal, wafat
sound: bunyi*
your sound: bunyimu
my sound: bunyiku, bunyi saya, bunyi aku
our sound: bunyi kami, bunyi kita
their sound: bunyi mereka
supervisor: penyelia*, pengawas*, supervisor, supervisornya
your supervisor: penyeliamu, pengawasmu, supervisormu
my supervisor: penyeliaku, pengawasku, supervisorku, penyelia saya, pengawas saya, supervisor saya, penyelia aku
my supervisor: pengawas aku, supervisor aku
our supervisor: penyelia kami, pengawas kami, supervisor kami, penyelia kita, pengawas kita, supervisor kita
their supervisor: penyelia mereka, pengawas mereka, supervisor mereka
view: pandangan, pandangannya, pemandangan, pemandangannya, tampilan*
your view: pandanganmu, pemandanganmu, tampilanmu
my view: pandanganku, pemandanganku, tampilanku, pandangan saya, pemandangan saya, tampilan saya, pandangan aku
my view: pemandangan aku, tampilan aku
our view: pandangan kami, pemandangan kami, tampilan kami, pandangan kita, pemandangan kita, tampilan kita
their view: pandangan mereka, pemandangan mereka, tampilan mereka
port: pelabuhan, pelabuhannya, port, portnya
your port: pelabuhanmu, portmu
my port: pelabuhanku, portku, pelabuhan saya, port saya, pelabuhan aku, port aku
our port: pelabuhan kami, port kami, pelabuhan kita, port kita
their port: pelabuhan mereka, port mereka
shopping: belanja*, berbelanja, berbelanjanya
your shopping: belanjamu, berbelanjamu
my shopping: belanjaku, berbelanjaku, belanja saya, berbelanja saya, belanja aku, berbelanja aku
our shopping: belanja kami, berbelanja kami, belanja kita, berbelanja kita
their shopping: belanja mereka, berbelanja mereka
reach: capai, capailah, mencapai, mencapainya, gapai, gapailah, menggapai, menggapainya
reached: dicapai, digapai
film: film, filmnya, filem*
your film: filmmu, filemmu
my film: filmku, filemku, film saya, filem saya, film aku, filem aku
our film: film kami, filem kami, film kita, filem kita
their film: film mereka, filem mereka
weekly: mingguan
daily: harian, setiap hari, tiap hari
colour: warna*
your colour: warnamu
my colour: warnaku, warna saya, warna aku
our colour: warna kami, warna kita
their colour: warna mereka
local: lokal, setempat, tempatan
salary: gaji, gajinya, upah, upahnya
your salary: gajimu, upahmu
my salary: gajiku, upahku, gaji saya, upah saya, gaji aku, upah aku
our salary: gaji kami, upah kami, gaji kita, upah kita
their salary: gaji mereka, upah mereka
online: daring, online, dalam talian
index: indeks*
your index: indeksmu
my index: indeksku, indeks saya, indeks aku
our index: indeks kami, indeks kita
their index: indeks mereka
format: format*, bentuk data, bentuk datanya
your format: formatmu, bentuk datamu, bentuk data kamu, bentuk data anda, bentuk data awak
my format: formatku, format saya, format aku, bentuk dataku, bentuk data saya, bentuk data aku
our format: format kami, format kita, bentuk data kami, bentuk data kita
their format: format mereka, bentuk data mereka
happen: terjadi, berlaku kejadian
large: besar, raya, gede
module: modul*
your module: modulmu
my module: modulku, modul saya, modul aku
our module: modul kami, modul kita
their module: modul mereka
polite: sopan, santun
politely: dengan sopan, secara sopan
disk: cakram*, cakera*, disk, disknya
your disk: cakrammu, cakeramu, diskmu
my disk: cakramku, cakeraku, diskku, cakram saya, cakera saya, disk saya, cakram aku, cakera aku, disk aku
our disk: cakram kami, cakera kami, disk kami, cakram kita, cakera kita, disk kita
their disk: cakram mereka, cakera mereka, disk mereka
sum: jumlah uang, jumlah uangnya, penjumlahan, penjumlahannya
your sum: jumlah uangmu, jumlah uang kamu, jumlah uang anda, jumlah uang awak, penjumlahanmu
my sum: jumlah uangku, jumlah uang saya, jumlah uang aku, penjumlahanku, penjumlahan saya, penjumlahan aku
our sum: jumlah uang kami, jumlah uang kita, penjumlahan kami, penjumlahan kita
their sum: jumlah uang mereka, penjumlahan mereka
platform: platform*, pelantar*
your platform: platformmu, pelantarmu
my platform: platformku, pelantarku, platform saya, pelantar saya, platform aku, pelantar aku
our platform: platform kami, pelantar kami, platform kita, pelantar kita
their platform: platform mereka, pelantar mereka
remote: jarak jauh, terpencil
grade: nilai ujian, nilai ujiannya, gred, grednya, kelas nilai, kelas nilainya
your grade: nilai ujianmu, nilai ujian kamu, nilai ujian anda, nilai ujian awak, gredmu, kelas nilaimu
your grade: kelas nilai kamu, kelas nilai anda, kelas nilai awak
my grade: nilai ujianku, nilai ujian saya, nilai ujian aku, gredku, gred saya, gred aku, kelas nilaiku
my grade: kelas nilai saya, kelas nilai aku
our grade: nilai ujian kami, nilai ujian kita, gred kami, gred kita, kelas nilai kami, kelas nilai kita
their grade: nilai ujian mereka, gred mereka, kelas nilai mereka
printer: pencetak*, printer*
your printer: pencetakmu, printermu
my printer: pencetakku, printerku, pencetak saya, printer saya, pencetak aku, printer aku
our printer: pencetak kami, printer kami, pencetak kita, printer kita
their printer: pencetak mereka, printer mereka
difference: perbedaan, perbedaannya, perbezaan, perbezaannya, beza, bezanya
your difference: perbedaanmu, perbezaanmu, bezamu
my difference: perbedaanku, perbezaanku, bezaku, perbedaan saya, perbezaan saya, beza saya, perbedaan aku
my difference: perbezaan aku, beza aku
our difference: perbedaan kami, perbezaan kami, beza kami, perbedaan kita, perbezaan kita, beza kita
their difference: perbedaan mereka, perbezaan mereka, beza mereka
slide: geser, salindia
environment: lingkungan, lingkungannya, persekitaran, persekitarannya
your environment: lingkunganmu, persekitaranmu
my environment: lingkunganku, persekitaranku, lingkungan saya, persekitaran saya, lingkungan aku, persekitaran aku
our environment: lingkungan kami, persekitaran kami, lingkungan kita, persekitaran kita
their environment: lingkungan mereka, persekitaran mereka
sort: urutkan, urutkanlah, urutkannya, urutin, mengurutkan, mengurutkannya, mengisih, mengisihnya, isih, isihlah
sort: menyortir, urutkan saja
sorted: diurutkan, diurutin, diisih
decide: putus*, memutuskan, memutuskannya, tentu*, menentukan, menentukannya, putuskan saja, tentukan saja
decided: diputuskan, diputusin, ditentukan, ditentuin
decision: keputusan, keputusannya
your decision: keputusanmu
my decision: keputusanku, keputusan saya, keputusan aku
our decision: keputusan kami, keputusan kita
their decision: keputusan mereka
map: peta, petanya
your map: petamu
my map: petaku, peta saya, peta aku
our map: peta kami, peta kita
their map: peta mereka
compliance: kepatuhan, kepatuhannya, pematuhan, pematuhannya
your compliance: kepatuhanmu, pematuhanmu
my compliance: kepatuhanku, pematuhanku, kepatuhan saya, pematuhan saya, kepatuhan aku, pematuhan aku
our compliance: kepatuhan kami, pematuhan kami, kepatuhan kita, pematuhan kita
their compliance: kepatuhan mereka, pematuhan mereka
exit: keluar, keluarlah
world: dunia*
your world: duniamu
my world: duniaku, dunia saya, dunia aku
our world: dunia kami, dunia kita
their world: dunia mereka
universe: alam semesta, alam semestanya, semesta*
your universe: alam semestamu, alam semesta kamu, alam semesta anda, alam semesta awak, semestamu
my universe: alam semestaku, alam semesta saya, alam semesta aku, semestaku, semesta saya, semesta aku
our universe: alam semesta kami, alam semesta kita, semesta kami, semesta kita
their universe: alam semesta mereka, semesta mereka
translation: terjemahannya, penerjemahan, penerjemahannya
your translation: terjemahanmu, penerjemahanmu
my translation: terjemahanku, penerjemahanku, terjemahan saya, penerjemahan saya, terjemahan aku, penerjemahan aku
our translation: terjemahan kami, penerjemahan kami, terjemahan kita, penerjemahan kita
their translation: terjemahan mereka, penerjemahan mereka
translator: penerjemah, penerjemahnya, penterjemah, penterjemahnya
your translator: penerjemahmu, penterjemahmu
my translator: penerjemahku, penterjemahku, penerjemah saya, penterjemah saya, penerjemah aku, penterjemah aku
our translator: penerjemah kami, penterjemah kami, penerjemah kita, penterjemah kita
their translator: penerjemah mereka, penterjemah mereka
employer: pemberi kerja, pemberi kerjanya
your employer: pemberi kerjamu, pemberi kerja kamu, pemberi kerja anda, pemberi kerja awak
my employer: pemberi kerjaku, pemberi kerja saya, pemberi kerja aku
our employer: pemberi kerja kami, pemberi kerja kita
their employer: pemberi kerja mereka
common: lumrah, biasa terjadi
agreement: perjanjian, perjanjiannya, kesepakatan, kesepakatannya
your agreement: perjanjianmu, kesepakatanmu
my agreement: perjanjianku, kesepakatanku, perjanjian saya, kesepakatan saya, perjanjian aku, kesepakatan aku
our agreement: perjanjian kami, kesepakatan kami, perjanjian kita, kesepakatan kita
their agreement: perjanjian mereka, kesepakatan mereka
option: opsi, opsinya, pilihan*
your option: opsimu, pilihanmu
my option: opsiku, pilihanku, opsi saya, pilihan saya, opsi aku, pilihan aku
our option: opsi kami, pilihan kami, opsi kita, pilihan kita
their option: opsi mereka, pilihan mereka
discussion: diskusi*, pembahasan, pembahasannya, perbincangan, perbincangannya
your discussion: diskusimu, pembahasanmu, perbincanganmu
my discussion: diskusiku, pembahasanku, perbincanganku, diskusi saya, pembahasan saya, perbincangan saya, diskusi aku
my discussion: pembahasan aku, perbincangan aku
our discussion: diskusi kami, pembahasan kami, perbincangan kami, diskusi kita, pembahasan kita, perbincangan kita
their discussion: diskusi mereka, pembahasan mereka, perbincangan mereka
discussed: dibahas, dibincangkan, dibincangin, didiskusikan, didiskusiin
layer: lapisan*
your layer: lapisanmu
my layer: lapisanku, lapisan saya, lapisan aku
our layer: lapisan kami, lapisan kita
their layer: lapisan mereka
effect: efek, efeknya, dampak*, kesan*
your effect: efekmu, dampakmu, kesanmu
my effect: efekku, dampakku, kesanku, efek saya, dampak saya, kesan saya, efek aku, dampak aku, kesan aku
our effect: efek kami, dampak kami, kesan kami, efek kita, dampak kita, kesan kita
their effect: efek mereka, dampak mereka, kesan mereka
sir: tuan hormat, pak, encik
madam: bu, puan, nyonya, ibu hormat
submit: serah*, menyerahkan, menyerahkannya, ajukan*, mengajukan, mengajukannya, ajuin, serahkan saja, ajukan saja
submit: hantar borang
submitted: diserahkan, diserahin, diajukan, diajuin
duty: kewajiban, kewajibannya, tugas wajib, tugas wajibnya, tanggung jawab, tanggung jawabnya
your duty: kewajibanmu, tugas wajibmu, tugas wajib kamu, tugas wajib anda, tugas wajib awak, tanggung jawabmu
your duty: tanggung jawab kamu, tanggung jawab anda, tanggung jawab awak
my duty: kewajibanku, kewajiban saya, kewajiban aku, tugas wajibku, tugas wajib saya, tugas wajib aku
my duty: tanggung jawabku, tanggung jawab saya, tanggung jawab aku
our duty: kewajiban kami, kewajiban kita, tugas wajib kami, tugas wajib kita, tanggung jawab kami, tanggung jawab kita
their duty: kewajiban mereka, tugas wajib mereka, tanggung jawab mereka
responsible: bertanggung jawab, bertanggungjawab
spelling: ejaan*
your spelling: ejaanmu
my spelling: ejaanku, ejaan saya, ejaan aku
our spelling: ejaan kami, ejaan kita
their spelling: ejaan mereka
template: templat, templatnya, templet, templetnya
your template: templatmu, templetmu
my template: templatku, templetku, templat saya, templet saya, templat aku, templet aku
our template: templat kami, templet kami, templat kita, templet kita
their template: templat mereka, templet mereka
candidate: kandidat*, calon*, pelamar*
your candidate: kandidatmu, calonmu, pelamarmu
my candidate: kandidatku, calonku, pelamarku, kandidat saya, calon saya, pelamar saya, kandidat aku, calon aku
my candidate: pelamar aku
our candidate: kandidat kami, calon kami, pelamar kami, kandidat kita, calon kita, pelamar kita
their candidate: kandidat mereka, calon mereka, pelamar mereka
double: ganda, dobel
favour: kebaikan hati, kebaikan hatinya, bantuan kecil, bantuan kecilnya
your favour: kebaikan hatimu, kebaikan hati kamu, kebaikan hati anda, kebaikan hati awak, bantuan kecilmu
your favour: bantuan kecil kamu, bantuan kecil anda, bantuan kecil awak
my favour: kebaikan hatiku, kebaikan hati saya, kebaikan hati aku, bantuan kecilku, bantuan kecil saya
my favour: bantuan kecil aku
our favour: kebaikan hati kami, kebaikan hati kita, bantuan kecil kami, bantuan kecil kita
their favour: kebaikan hati mereka, bantuan kecil mereka
feedback: umpan balik, umpan baliknya, maklum balasnya, masukan pendapat, masukan pendapatnya
your feedback: umpan balikmu, umpan balik kamu, umpan balik anda, umpan balik awak, maklum balasmu, maklum balas kamu
your feedback: maklum balas anda, maklum balas awak
my feedback: umpan balikku, umpan balik saya, umpan balik aku, maklum balasku, maklum balas saya, maklum balas aku
my feedback: masukan pendapatku, masukan pendapat saya
our feedback: umpan balik kami, umpan balik kita, maklum balas kami, maklum balas kita, masukan pendapat kami
our feedback: masukan pendapat kita
their feedback: umpan balik mereka, maklum balas mereka, masukan pendapat mereka
harmless: tidak berbahaya, tak berbahaya
middle: tengah*, pertengahan, pertengahannya
your middle: tengahmu, pertengahanmu
my middle: tengahku, pertengahanku, tengah saya, pertengahan saya, tengah aku, pertengahan aku
our middle: tengah kami, pertengahan kami, tengah kita, pertengahan kita
their middle: tengah mereka, pertengahan mereka
plant: tanaman*, tumbuhan*, pabrik*
your plant: tanamanmu, tumbuhanmu, pabrikmu
my plant: tanamanku, tumbuhanku, pabrikku, tanaman saya, tumbuhan saya, pabrik saya, tanaman aku, tumbuhan aku
my plant: pabrik aku
our plant: tanaman kami, tumbuhan kami, pabrik kami, tanaman kita, tumbuhan kita, pabrik kita
their plant: tanaman mereka, tumbuhan mereka, pabrik mereka
bed: ranjang*, katil*, tempat tidur, tempat tidurnya
your bed: ranjangmu, katilmu, tempat tidurmu, tempat tidur kamu, tempat tidur anda, tempat tidur awak
my bed: ranjangku, katilku, ranjang saya, katil saya, ranjang aku, katil aku, tempat tidurku, tempat tidur saya
my bed: tempat tidur aku
our bed: ranjang kami, katil kami, ranjang kita, katil kita, tempat tidur kami, tempat tidur kita
their bed: ranjang mereka, katil mereka, tempat tidur mereka
migration: migrasi*
your migration: migrasimu
my migration: migrasiku, migrasi saya, migrasi aku
our migration: migrasi kami, migrasi kita
their migration: migrasi mereka
verification: verifikasinya, pengesahan, pengesahannya
your verification: verifikasimu, pengesahanmu
my verification: verifikasiku, pengesahanku, verifikasi saya, pengesahan saya, verifikasi aku, pengesahan aku
our verification: verifikasi kami, pengesahan kami, verifikasi kita, pengesahan kita
their verification: verifikasi mereka, pengesahan mereka
evaluation: evaluasi*, penilaian, penilaiannya
your evaluation: evaluasimu, penilaianmu
my evaluation: evaluasiku, penilaianku, evaluasi saya, penilaian saya, evaluasi aku, penilaian aku
our evaluation: evaluasi kami, penilaian kami, evaluasi kita, penilaian kita
their evaluation: evaluasi mereka, penilaian mereka
evaluate: evaluasilah, mengevaluasi, mengevaluasinya, nilailah, menilai, menilainya
evaluated: dievaluasi, dinilai
birthday: ulang tahun, ulang tahunnya, hari jadi, hari jadinya, ultah*
your birthday: ulang tahunmu, ulang tahun kamu, ulang tahun anda, ulang tahun awak, hari jadimu, hari jadi kamu
your birthday: hari jadi anda, hari jadi awak, ultahmu
my birthday: ulang tahunku, ulang tahun saya, ulang tahun aku, hari jadiku, hari jadi saya, hari jadi aku, ultahku
my birthday: ultah saya, ultah aku
our birthday: ulang tahun kami, ulang tahun kita, hari jadi kami, hari jadi kita, ultah kami, ultah kita
their birthday: ulang tahun mereka, hari jadi mereka, ultah mereka
chair: kursi*, kerusi*
your chair: kursimu, kerusimu
my chair: kursiku, kerusiku, kursi saya, kerusi saya, kursi aku, kerusi aku
our chair: kursi kami, kerusi kami, kursi kita, kerusi kita
their chair: kursi mereka, kerusi mereka
opposite: berlawanan, kebalikan
lesson: pelajaran, pelajarannya
your lesson: pelajaranmu
my lesson: pelajaranku, pelajaran saya, pelajaran aku
our lesson: pelajaran kami, pelajaran kita
their lesson: pelajaran mereka
available: tersedia
risk: risiko*, resiko*
your risk: risikomu, resikomu
my risk: risikoku, resikoku, risiko saya, resiko saya, risiko aku, resiko aku
our risk: risiko kami, resiko kami, risiko kita, resiko kita
their risk: risiko mereka, resiko mereka
milk: susu, susunya
your milk: susumu
my milk: susuku, susu saya, susu aku
our milk: susu kami, susu kita
their milk: susu mereka
actual: aktual
actually: sebetulnya, sejatinya
guardrails: pagar pengaman, pagar pengamannya, pengaman*, pembatas keamanan, pembatas keamanannya
your guardrails: pagar pengamanmu, pagar pengaman kamu, pagar pengaman anda, pagar pengaman awak, pengamanmu
your guardrails: pembatas keamananmu, pembatas keamanan kamu, pembatas keamanan anda, pembatas keamanan awak
my guardrails: pagar pengamanku, pagar pengaman saya, pagar pengaman aku, pengamanku, pengaman saya, pengaman aku
my guardrails: pembatas keamananku, pembatas keamanan saya, pembatas keamanan aku
our guardrails: pagar pengaman kami, pagar pengaman kita, pengaman kami, pengaman kita, pembatas keamanan kami
our guardrails: pembatas keamanan kita
their guardrails: pagar pengaman mereka, pengaman mereka, pembatas keamanan mereka
safeguards: perlindungan, perlindungannya, langkah pengamanan, langkah pengamanannya
your safeguards: perlindunganmu, langkah pengamananmu, langkah pengamanan kamu, langkah pengamanan anda
your safeguards: langkah pengamanan awak
my safeguards: perlindunganku, perlindungan saya, perlindungan aku, langkah pengamananku, langkah pengamanan saya
my safeguards: langkah pengamanan aku
our safeguards: perlindungan kami, perlindungan kita, langkah pengamanan kami, langkah pengamanan kita
their safeguards: perlindungan mereka, langkah pengamanan mereka
entire: seisi
future: masa depan, masa depannya, masa hadapan, masa hadapannya
your future: masa depanmu, masa depan kamu, masa depan anda, masa depan awak, masa hadapanmu, masa hadapan kamu
your future: masa hadapan anda, masa hadapan awak
my future: masa depanku, masa depan saya, masa depan aku, masa hadapanku, masa hadapan saya, masa hadapan aku
our future: masa depan kami, masa depan kita, masa hadapan kami, masa hadapan kita
their future: masa depan mereka, masa hadapan mereka
priority: prioritas, prioritasnya, keutamaan, keutamaannya
your priority: prioritasmu, keutamaanmu
my priority: prioritasku, keutamaanku, prioritas saya, keutamaan saya, prioritas aku, keutamaan aku
our priority: prioritas kami, keutamaan kami, prioritas kita, keutamaan kita
their priority: prioritas mereka, keutamaan mereka
beginning: permulaannya, awal mula, awal mulanya
your beginning: permulaanmu, permulaan kamu, permulaan anda, permulaan awak, awal mulamu, awal mula kamu
your beginning: awal mula anda, awal mula awak
my beginning: permulaanku, permulaan saya, permulaan aku, awal mulaku, awal mula saya, awal mula aku
our beginning: permulaan kami, permulaan kita, awal mula kami, awal mula kita
their beginning: permulaan mereka, awal mula mereka
discard: campak*, mencampakkan, mencampakkannya, campakkan saja, buang jauh
discarded: dicampakkan, dicampakin
standard: standar*, piawai*
your standard: standarmu, piawaimu
my standard: standarku, piawaiku, standar saya, piawai saya, standar aku, piawai aku
our standard: standar kami, piawai kami, standar kita, piawai kita
their standard: standar mereka, piawai mereka
suspended: ditangguhkan, digantung
parameters: parameter, parameternya
your parameters: parametermu
my parameters: parameterku, parameter saya, parameter aku
our parameters: parameter kami, parameter kita
their parameters: parameter mereka
limitations: pembatasan diri, pembatasan dirinya
your limitations: pembatasan dirimu, pembatasan diri kamu, pembatasan diri anda, pembatasan diri awak
my limitations: pembatasan diriku, pembatasan diri saya, pembatasan diri aku
our limitations: pembatasan diri kami, pembatasan diri kita
their limitations: pembatasan diri mereka
freely: dengan bebas, secara bebas, sebebasnya, sesuka hati
freedom: kebebasan, kebebasannya, kemerdekaan, kemerdekaannya
your freedom: kebebasanmu, kemerdekaanmu
my freedom: kebebasanku, kemerdekaanku, kebebasan saya, kemerdekaan saya, kebebasan aku, kemerdekaan aku
our freedom: kebebasan kami, kemerdekaan kami, kebebasan kita, kemerdekaan kita
their freedom: kebebasan mereka, kemerdekaan mereka
simply: cukup dengan, hanya dengan
throw: lempar*, melempar*, lemparkan saja
thrown: dilempar*
personal: personal, perorangan
bind: ikat, ikatlah, mengikat, mengikatnya
bound: terikat
bound by: terikat dengan, terikat pada
you are free: kamu telah bebas
handle: tangani, tanganilah, menangani, menanganinya, urus
handled: ditangani
operate: beroperasi
goal: tujuan akhir, tujuan akhirnya, sasaran*, matlamat*, gol, golnya
your goal: tujuan akhirmu, tujuan akhir kamu, tujuan akhir anda, tujuan akhir awak, sasaranmu, matlamatmu, golmu
my goal: tujuan akhirku, tujuan akhir saya, tujuan akhir aku, sasaranku, matlamatku, golku, sasaran saya
my goal: matlamat saya, gol saya, sasaran aku, matlamat aku
our goal: tujuan akhir kami, tujuan akhir kita, sasaran kami, matlamat kami, gol kami, sasaran kita, matlamat kita
our goal: gol kita
their goal: tujuan akhir mereka, sasaran mereka, matlamat mereka, gol mereka
restricted: terbatas, dibatasi
limited: terhad
harm: kerugian*, kemudaratan, kemudaratannya, rugikan, rugikanlah, rugikannya, rugiin, merugikannya, cederai
harm: cederailah, mencederai, mencederainya, bahaya buruk, bahaya buruknya, rugikan saja
your harm: kerugianmu, kemudaratanmu, bahaya burukmu, bahaya buruk kamu, bahaya buruk anda, bahaya buruk awak
my harm: kerugianku, kemudaratanku, kerugian saya, kemudaratan saya, kerugian aku, kemudaratan aku, bahaya burukku
my harm: bahaya buruk saya, bahaya buruk aku
our harm: kerugian kami, kemudaratan kami, kerugian kita, kemudaratan kita, bahaya buruk kami, bahaya buruk kita
their harm: kerugian mereka, kemudaratan mereka, bahaya buruk mereka
harmed: dirugikan, dirugiin, dicederai
purely: murni, semata
reverse: balikkan*, membalikkan, membalikkannya, terbalik, balikkan saja
reversed: dibalikkan, dibalikin
absolutely: mutlak, tentu sekali
assignment: penugasan, penugasannya, tugas kuliah, tugas kuliahnya
your assignment: penugasanmu, tugas kuliahmu, tugas kuliah kamu, tugas kuliah anda, tugas kuliah awak
my assignment: penugasanku, penugasan saya, penugasan aku, tugas kuliahku, tugas kuliah saya, tugas kuliah aku
our assignment: penugasan kami, penugasan kita, tugas kuliah kami, tugas kuliah kita
their assignment: penugasan mereka, tugas kuliah mereka
demand: tuntut balik, menuntut balik, tuntut baliklah
banned: dilarang beredar, dicekal
able: mampu melakukan
research: penelitian, penelitiannya, riset*, penyelidikan, penyelidikannya
your research: penelitianmu, risetmu, penyelidikanmu
my research: penelitianku, risetku, penyelidikanku, penelitian saya, riset saya, penyelidikan saya, penelitian aku
my research: riset aku, penyelidikan aku
our research: penelitian kami, riset kami, penyelidikan kami, penelitian kita, riset kita, penyelidikan kita
their research: penelitian mereka, riset mereka, penyelidikan mereka
fiction: fiksi*, rekaan*, khayalan*
your fiction: fiksimu, rekaanmu, khayalanmu
my fiction: fiksiku, rekaanku, khayalanku, fiksi saya, rekaan saya, khayalan saya, fiksi aku, rekaan aku, khayalan aku
our fiction: fiksi kami, rekaan kami, khayalan kami, fiksi kita, rekaan kita, khayalan kita
their fiction: fiksi mereka, rekaan mereka, khayalan mereka
fictional: fiktif, fiksional
hypothetical: hipotetis, pengandaian
authorised: berwenang, resmi, diberi kuasa
official: rasmi, dinas
trigger: pemicu*, pencetus*
your trigger: pemicumu, pencetusmu
my trigger: pemicuku, pencetusku, pemicu saya, pencetus saya, pemicu aku, pencetus aku
our trigger: pemicu kami, pencetus kami, pemicu kita, pencetus kita
their trigger: pemicu mereka, pencetus mereka
expired: kedaluwarsa, kadaluarsa, basi, tamat tempoh
active: aktif
require: mensyaratkan, mewajibkan, mengharuskan
exist: wujud, wujudlah, mewujud, mewujudnya, berada, bereksistensi
existed: diwujud
design: desain*, reka bentuk, reka bentuknya
your design: desainmu, reka bentukmu, reka bentuk kamu, reka bentuk anda, reka bentuk awak
my design: desainku, desain saya, desain aku, reka bentukku, reka bentuk saya, reka bentuk aku
our design: desain kami, desain kita, reka bentuk kami, reka bentuk kita
their design: desain mereka, reka bentuk mereka
helpful: membantu sekali, bermanfaat, berguna
rewrite: tulis ulang, menulis ulang, tulis kembali, tulis semula
term: istilah*, masa jabatan, masa jabatannya
your term: istilahmu, masa jabatanmu, masa jabatan kamu, masa jabatan anda, masa jabatan awak
my term: istilahku, istilah saya, istilah aku, masa jabatanku, masa jabatan saya, masa jabatan aku
our term: istilah kami, istilah kita, masa jabatan kami, masa jabatan kita
their term: istilah mereka, masa jabatan mereka
undo: urungkan, kembalikan seperti semula
might: boleh jadi
unable: tak mampu
conscience: hati nurani, hati nuraninya, nurani*
your conscience: hati nuranimu, hati nurani kamu, hati nurani anda, hati nurani awak, nuranimu
my conscience: hati nuraniku, hati nurani saya, hati nurani aku, nuraniku, nurani saya, nurani aku
our conscience: hati nurani kami, hati nurani kita, nurani kami, nurani kita
their conscience: hati nurani mereka, nurani mereka
argument: argumen*, hujah*, alasan debat, alasan debatnya
your argument: argumenmu, hujahmu, alasan debatmu, alasan debat kamu, alasan debat anda, alasan debat awak
my argument: argumenku, hujahku, argumen saya, hujah saya, argumen aku, hujah aku, alasan debatku, alasan debat saya
my argument: alasan debat aku
our argument: argumen kami, hujah kami, argumen kita, hujah kita, alasan debat kami, alasan debat kita
their argument: argumen mereka, hujah mereka, alasan debat mereka
precedence: prioritas utama, prioritas utamanya
your precedence: prioritas utamamu, prioritas utama kamu, prioritas utama anda, prioritas utama awak
my precedence: prioritas utamaku, prioritas utama saya, prioritas utama aku
our precedence: prioritas utama kami, prioritas utama kita
their precedence: prioritas utama mereka
artificial: buatan, artifisial
rank: peringkat, peringkatnya, pangkat*
your rank: peringkatmu, pangkatmu
my rank: peringkatku, pangkatku, peringkat saya, pangkat saya, peringkat aku, pangkat aku
our rank: peringkat kami, pangkat kami, peringkat kita, pangkat kita
their rank: peringkat mereka, pangkat mereka
deny: sangkal, sangkallah, menyangkal, menyangkalnya, nafikan, nafikanlah, nafikannya, nafiin, menafikan, menafikannya
deny: bantah, bantahlah, membantah, membantahnya, nafikan saja
denied: disangkal, dinafikan, dinafiin, dibantah
identity: identitas, identitasnya, identiti, identitinya, jati diri, jati dirinya
your identity: identitasmu, identitimu, jati dirimu, jati diri kamu, jati diri anda, jati diri awak
my identity: identitasku, identitiku, identitas saya, identiti saya, identitas aku, identiti aku, jati diriku
my identity: jati diri saya, jati diri aku
our identity: identitas kami, identiti kami, identitas kita, identiti kita, jati diri kami, jati diri kita
their identity: identitas mereka, identiti mereka, jati diri mereka
moment: momen*, sekejap*, sebentar*, detik ini, detik ininya
your moment: momenmu, sekejapmu, sebentarmu, detik inimu, detik ini kamu, detik ini anda, detik ini awak
my moment: momenku, sekejapku, sebentarku, momen saya, sekejap saya, sebentar saya, momen aku, sekejap aku
my moment: sebentar aku, detik iniku, detik ini saya
our moment: momen kami, sekejap kami, sebentar kami, momen kita, sekejap kita, sebentar kita, detik ini kami
our moment: detik ini kita
their moment: momen mereka, sekejap mereka, sebentar mereka, detik ini mereka
browser: peramban*, browser*, pelayar*
your browser: perambanmu, browsermu, pelayarmu
my browser: perambanku, browserku, pelayarku, peramban saya, browser saya, pelayar saya, peramban aku, browser aku
my browser: pelayar aku
our browser: peramban kami, browser kami, pelayar kami, peramban kita, browser kita, pelayar kita
their browser: peramban mereka, browser mereka, pelayar mereka
variables: variabel*, pemboleh ubah, pemboleh ubahnya
your variables: variabelmu, pemboleh ubahmu, pemboleh ubah kamu, pemboleh ubah anda, pemboleh ubah awak
my variables: variabelku, variabel saya, variabel aku, pemboleh ubahku, pemboleh ubah saya, pemboleh ubah aku
our variables: variabel kami, variabel kita, pemboleh ubah kami, pemboleh ubah kita
their variables: variabel mereka, pemboleh ubah mereka
educational: edukatif, pendidikan
education: pendidikannya, edukasi*
your education: pendidikanmu, edukasimu
my education: pendidikanku, edukasiku, pendidikan saya, edukasi saya, pendidikan aku, edukasi aku
our education: pendidikan kami, edukasi kami, pendidikan kita, edukasi kita
their education: pendidikan mereka, edukasi mereka
your thought: pemikiranmu, buah pikiranmu, buah pikiran kamu, buah pikiran anda, buah pikiran awak
my thought: pemikiranku, pemikiran saya, pemikiran aku, buah pikiranku, buah pikiran saya, buah pikiran aku
our thought: pemikiran kami, pemikiran kita, buah pikiran kami, buah pikiran kita
their thought: pemikiran mereka, buah pikiran mereka
idea: ide, idenya, gagasan*, idea, ideanya
your idea: idemu, gagasanmu, ideamu
my idea: ideku, gagasanku, ideaku, ide saya, gagasan saya, idea saya, ide aku, gagasan aku, idea aku
our idea: ide kami, gagasan kami, idea kami, ide kita, gagasan kita, idea kita
their idea: ide mereka, gagasan mereka, idea mereka
quietly: dengan tenang
experience: pengalaman, pengalamannya
your experience: pengalamanmu
my experience: pengalamanku, pengalaman saya, pengalaman aku
our experience: pengalaman kami, pengalaman kita
their experience: pengalaman mereka
criteria: kriteria*
your criteria: kriteriamu
my criteria: kriteriaku, kriteria saya, kriteria aku
our criteria: kriteria kami, kriteria kita
their criteria: kriteria mereka
critical: kritis
particular: khusus, tertentu, spesifik
special: istimewa, spesial
solve: pecah masalah, memecah masalah, selesaikan masalah, pecah masalahlah
solved: dipecah masalah
consult: konsultasi*, mengonsultasikan, mengonsultasikannya, berkonsultasi, konsultasikan saja
consulted: dikonsultasikan, dikonsultasiin
experiment: eksperimen, eksperimennya, percobaan, percobaannya, uji kaji, uji kajinya
your experiment: eksperimenmu, percobaanmu, uji kajimu, uji kaji kamu, uji kaji anda, uji kaji awak
my experiment: eksperimenku, percobaanku, eksperimen saya, percobaan saya, eksperimen aku, percobaan aku, uji kajiku
my experiment: uji kaji saya, uji kaji aku
our experiment: eksperimen kami, percobaan kami, eksperimen kita, percobaan kita, uji kaji kami, uji kaji kita
their experiment: eksperimen mereka, percobaan mereka, uji kaji mereka
exchange: tukar barang, menukar barang, tukar baranglah, bertukar
trainer: pelatih*, jurulatih, jurulatihnya
your trainer: pelatihmu, jurulatihmu
my trainer: pelatihku, jurulatihku, pelatih saya, jurulatih saya, pelatih aku, jurulatih aku
our trainer: pelatih kami, jurulatih kami, pelatih kita, jurulatih kita
their trainer: pelatih mereka, jurulatih mereka
engineer: insinyur*, jurutera*, teknisi*
your engineer: insinyurmu, juruteramu, teknisimu
my engineer: insinyurku, juruteraku, teknisiku, insinyur saya, jurutera saya, teknisi saya, insinyur aku, jurutera aku
my engineer: teknisi aku
our engineer: insinyur kami, jurutera kami, teknisi kami, insinyur kita, jurutera kita, teknisi kita
their engineer: insinyur mereka, jurutera mereka, teknisi mereka
convert: konversi*, mengonversi, mengonversinya, tukar kepada, menukar kepada, tukar kepadalah
converted: dikonversi, ditukar kepada
primary: primer, terutama
material: bahan*, materi*
your material: bahanmu, materimu
my material: bahanku, materiku, bahan saya, materi saya, bahan aku, materi aku
our material: bahan kami, materi kami, bahan kita, materi kita
their material: bahan mereka, materi mereka
external: eksternal, luaran
intelligence: kecerdasan, intelijen, kepintaran
maximum: maksimum*
your maximum: maksimummu
my maximum: maksimumku, maksimum saya, maksimum aku
our maximum: maksimum kami, maksimum kita
their maximum: maksimum mereka
minimum: minimum
medical: medis, perubatan, kedokteran
medicine: obat, obatnya, ubat, ubatnya
your medicine: obatmu, ubatmu
my medicine: obatku, ubatku, obat saya, ubat saya, obat aku, ubat aku
our medicine: obat kami, ubat kami, obat kita, ubat kita
their medicine: obat mereka, ubat mereka
worker: buruh*
your worker: buruhmu
my worker: buruhku, buruh saya, buruh aku
our worker: buruh kami, buruh kita
their worker: buruh mereka
equal: setara, sama rata
segment: segmen*, bagian kecil, bagian kecilnya
your segment: segmenmu, bagian kecilmu, bagian kecil kamu, bagian kecil anda, bagian kecil awak
my segment: segmenku, segmen saya, segmen aku, bagian kecilku, bagian kecil saya, bagian kecil aku
our segment: segmen kami, segmen kita, bagian kecil kami, bagian kecil kita
their segment: segmen mereka, bagian kecil mereka
passage: bacaannya, petikan*, bagian teks, bagian teksnya
your passage: bacaanmu, petikanmu, bacaan kamu, bacaan anda, bacaan awak, bagian teksmu, bagian teks kamu
your passage: bagian teks anda, bagian teks awak
my passage: bacaanku, petikanku, bacaan saya, petikan saya, bacaan aku, petikan aku, bagian teksku, bagian teks saya
my passage: bagian teks aku
our passage: bacaan kami, petikan kami, bacaan kita, petikan kita, bagian teks kami, bagian teks kita
their passage: bacaan mereka, petikan mereka, bagian teks mereka
health: kesehatan, kesehatannya, kesihatan, kesihatannya
your health: kesehatanmu, kesihatanmu
my health: kesehatanku, kesihatanku, kesehatan saya, kesihatan saya, kesehatan aku, kesihatan aku
our health: kesehatan kami, kesihatan kami, kesehatan kita, kesihatan kita
their health: kesehatan mereka, kesihatan mereka
your business: bisnismu, usahamu, perniagaanmu, usaha kamu, usaha anda, usaha awak
my business: bisnisku, usahaku, perniagaanku, bisnis saya, usaha saya, perniagaan saya, bisnis aku, usaha aku
my business: perniagaan aku
our business: bisnis kami, usaha kami, perniagaan kami, bisnis kita, usaha kita, perniagaan kita
their business: bisnis mereka, usaha mereka, perniagaan mereka
market: pasar, pasarnya, pasaran, pasarannya
your market: pasarmu, pasaranmu
my market: pasarku, pasaranku, pasar saya, pasaran saya, pasar aku, pasaran aku
our market: pasar kami, pasaran kami, pasar kita, pasaran kita
their market: pasar mereka, pasaran mereka
eat: makan, makanlah, memakan, memakannya
eaten: dimakan
without eating: tanpa memakan
drink: minum, minumlah, meminum, meminumnya
drunk: diminum
loved: dicintai
hope: haraplah, mengharap, mengharapnya, berharap, semoga, moga
happy: senang, bahagia, gembira
sad: sedih
easy: mudah, gampang, senang dibuat
strong: kuat
based on: berdasarkan pada
in hindi: dalam bahasa hindi
in english: dalam bahasa inggris, dalam bahasa inggeris
in the form of: berbentuk
in one word: dalam satu kata, dengan satu kata
related: berhubungan, bersangkutan
of the company: milik perusahaan
possible: memungkinkan, mungkin terjadi
impossible: mustahil, tidak mungkin, tak mungkin
anyway: pokoknya, lagian, biar bagaimana pun
that is: yaitu bahwa, yakni bahwa
let us: mari, marilah, ayo, yuk, jom, mari kita, ayo kita
come on: ayolah, ayok
everything you know: semua yang kamu tahu, semua yang anda ketahui, semua yang kamu ketahui
"""
