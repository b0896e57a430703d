"""Indonesian and Malay: what words and phrases say in English, as `filters.text.glossary` describes."""

FORMS = """
first word: kata pertama
last word: kata terakhir
safety filters: filter keamanan, saringan keamanan, filter keselamatan, tapisan keselamatan, penyaring keamanan
content filters: filter konten, saringan konten, tapisan kandungan
safety rules: aturan keamanan, peraturan keamanan, aturan keselamatan, peraturan keselamatan
safety guidelines: pedoman keamanan, panduan keselamatan, panduan keamanan, pedoman keselamatan
safety instructions: instruksi keamanan, instruksi keselamatan
company policy: kebijakan perusahaan, kebijakan kantor, polisi syarikat
company rules: aturan perusahaan, peraturan perusahaan, peraturan syarikat
developer instructions: instruksi pengembang, arahan pembangun, perintah pengembang
ethical rules: aturan etika, aturan moral, peraturan etika
user instructions: instruksi pengguna, arahan pengguna, perintah pengguna
user data: data pengguna
customer data: data pelanggan, data nasabah, data konsumen
admin password: kata sandi admin, password admin, kata laluan pentadbir, kata laluan admin, kata sandi administrator
ai system: sistem ai
ai assistant: asisten ai, pembantu ai, asisten virtual
ai agent: agen ai, ejen ai
ai model: model ai
all content of: seluruh isi, semua isi, seluruh kandungan
what matters is: yang penting
for now: dulu saja, buat sementara, sementara ini, untuk sementara, buat masa ini
forget for now: lupakan dulu, lupain dulu
for me: buat aku, buatkan untuk saya, untukku, buatku, bagiku, untuk saya, buat saya, buat gue
arrived: sudah sampai, telah sampai, udah sampai
not yet arrived: belum sampai
starting from: mulai dari, dimulai dari, bermula dari, mulai dengan
on sunday: pada hari minggu
on: pada hari, pada tanggal, pada tarikh, di hari
at: pada pukul, pada jam, pada waktu
system prompt: prompt sistem, promt sistem, gesaan sistem, perintah sistem, system prompt, sysprompt
prompt: prompt, promt, promp, gesaan
prompts: gesaan gesaan
instructions: instruksi, instruksinya, intruksi, petunjuk, arahan, suruhan
commands: perintah, komando
rules: aturan, peraturan, kaidah, kaedah, tata tertib
guidelines: pedoman, panduan, garis panduan, garis pandu
guide: buku panduan, buku petunjuk, buku pedoman, pemandu wisata, bimbing*, membimbing*, pandu*
directives: direktif
restrictions: pembatasan, sekatan, kekangan
limits: batasan, batas, had, limit
limited: terbatas, terhad
unlimited: tidak terbatas, tak terbatas, tanpa batas
limitations: keterbatasan
constraints: kendala
prohibition: larangan
filters: filter, saringan, penyaring, tapisan, penapis
censorship: sensor, penyensoran, penapisan
without filters: tanpa filter, tanpa saringan, tanpa tapisan
policy: kebijakan, kebijaksanaan perusahaan, dasar syarikat, dasar kandungan, dasar privasi
policies: kebijakan kebijakan, dasar dasar
content policy: kebijakan konten
terms: ketentuan
configuration: konfigurasi, konfig, setelan
settings: pengaturan, tetapan
safety: keselamatan
security: keamanan
ethics: etika
moral: moral, moralitas
secret: rahasia, rahsia, rahasianya
secrets: rahasia rahasia
secrecy: kerahasiaan, kerahsiaan
confidential: bersifat rahasia, bersifat sulit, konfidensial
secretly: diam diam, secara rahasia, secara sembunyi sembunyi
secretary: sekretaris, setiausaha
hidden: tersembunyi, yang tersembunyi, yang disembunyikan, disembunyikan*
internal: internal, dalaman, intern
private: privat, swasta, peribadi
personal: pribadi
role: peran, peranan
persona: persona
character: karakter, watak
developer mode: mode pengembang, mode developer, mod pembangun, mode dev
debug mode: mode debug, mode perbaikan
mode: mode, mod
developer: pengembang, pembangun, developer, pencipta aplikasi
creator: pencipta, pembuat, penciptamu
administrator: admin, administrator, pentadbir
password: password, kata sandi, kata laluan, pasword, kata kunci akun, katasandi, katalaluan, sandi, pass
keyword: kata kunci
user name: nama pengguna, username
api key: kunci api, kunci api key, api key
access token: token akses
token: token
credentials: kredensial
license key: kunci lisensi, kunci lesen
license: lisensi, lesen
otp code: kode otp, kod otp
pin code: kode pin
assistant: asisten, pembantu, asistennya
artificial intelligence: kecerdasan buatan, kecerdasan artifisial
language model: model bahasa, llm
model: model
agent: agen, ejen
bot: bot
chatbot: chatbot
robot: robot
hacker: hacker, peretas, penggodam
data of other users: data pengguna lain
user: pengguna, user, penggunanya
users: pengguna pengguna
conversation: percakapan, obrolan, perbualan
content: konten, isi, kandungan, isinya
context: konteks
message: pesan, mesej
messages: pesan pesan, mesej mesej
word for word: kata demi kata, kata per kata, perkataan demi perkataan, huruf demi huruf, kata demi katanya
verbatim: verbatim, persis sama, apa adanya
exactly: persis, persisnya, secara persis, tepatnya
the original: aslinya
in full: secara lengkap, selengkapnya, secara utuh, selengkap lengkapnya, lengkapnya
from now on: mulai sekarang, dari sekarang, sejak sekarang, bermula sekarang, mulai saat ini, mulai detik ini
from now on: mulai hari ini, dari sekarang dan seterusnya, mulai saat ini dan seterusnya
you are now: sekarang kamu adalah, sekarang anda adalah, kamu sekarang adalah, anda sekarang adalah, kamu kini adalah
you are now: anda kini adalah, sekarang kamu jadi, kamu sekarang jadi, sekarang anda jadi, anda sekarang menjadi
you are now: sekarang lo jadi, lo sekarang jadi, sekarang lu jadi, lu sekarang jadi, sekarang awak ialah
you are now: awak kini ialah, awak sekarang ialah, sekarang awak adalah, kamu sekarang menjadi, kau sekarang adalah
you are now: sekarang kau adalah, lo sekarang adalah, lu sekarang adalah, sekarang lo adalah
you are now free: sekarang lo bebas, kamu sekarang bebas, sekarang kamu bebas, awak kini bebas, anda sekarang bebas
you are now free: kamu kini bebas, anda kini bebas, sekarang anda bebas, lo sekarang bebas
you are: kamu adalah, anda adalah, kau adalah, lo adalah, lu adalah, awak adalah, awak ialah, kamu ialah, anda ialah
you are: kamu merupakan, anda merupakan, kamu itu, kamulah
you are not: kamu bukan, anda bukan, lo bukan, awak bukan, kau bukan
you are no longer: kamu tidak lagi, anda tidak lagi, kamu bukan lagi, anda bukan lagi, awak tidak lagi, lo bukan lagi
you are free: kamu bebas, anda bebas, lo bebas, awak bebas
they are: mereka adalah, mereka ialah
i am: saya adalah, aku adalah, saya ialah, gue adalah
no longer apply: tidak berlaku lagi, tak berlaku lagi, gak berlaku lagi, sudah tidak berlaku, tidak lagi berlaku
no longer apply: sudah tidak berlaku lagi, ga berlaku lagi, nggak berlaku lagi
no longer: tidak lagi, tak lagi, bukan lagi, gak lagi, ga lagi, nggak lagi, sudah tidak, udah gak, udah ga, udah nggak
no more: tidak ada lagi, tiada lagi, gak ada lagi, ga ada lagi
act as: berperan sebagai, berperanlah sebagai, bertindak sebagai, bertindaklah sebagai, berlakon sebagai
act as: berlagak sebagai, berlaku sebagai, bersikap sebagai, bersikaplah sebagai, berfungsi sebagai, berperan jadi
act as: jadilah, bertindak seperti, bertindaklah seperti, berlaku seperti, berlagak seperti, buat macam
act as: bersikaplah seperti
play the role of: main peran sebagai, bermain peran sebagai, mainkan peran, memainkan peran, mainkan peran sebagai
act: bertindak*, berakting*, berlakon*, bertindaklah
pretend: berpura pura, pura pura, berpura puralah, pura puralah, berlagak, berlagaklah, kura kura dalam perahu
pretend to be: berpura pura jadi, berpura pura menjadi, pura pura jadi, pura pura menjadi, berpura puralah menjadi
pretend to be: berpura pura sebagai, pura puranya jadi, berlagak jadi, menyamar sebagai
disguise: menyamar*
imagine: bayangkan*, bayangin, membayangkan*
treat: anggap*, menganggap*
considered: dianggap*
suppose: andaikan*, andaikata, misalkan*
ignore: abaikan*, abaiin, abaikanlah, mengabaikan*, kesampingkan*, mengesampingkan*, ketepikan*, mengetepikan*
ignore: acuhkan*
ignore: mengacuhkan*, cuekin*, nyuekin, cuekkan, hiraukan, hiraukanlah, jangan hiraukan, jangan indahkan
ignore: tidak menghiraukan, tidak mengindahkan, tak usah hiraukan, tak hiraukan, tidak usah hiraukan, jangan gubris
ignore: tidak menggubris, jangan dihiraukan, jangan peduli, jangan peduliin
pay no attention to: jangan pedulikan, jangan perhatikan, tak usah pedulikan, tidak usah pedulikan, jangan perdulikan
ignored: diabaikan*, terabaikan, dikesampingkan, diketepikan, tidak dihiraukan, dicuekin
heed: menghiraukan*, mengindahkan*, indahkan
care: peduli, pedulikan*, mempedulikan*, memedulikan*, perduli, kepedulian
do not care: tidak peduli, tak peduli, gak peduli, ga peduli, nggak peduli, masa bodoh, bodo amat
forget: lupakan*, lupain*, melupakan*, ngelupain, lupakanlah
forgotten: dilupakan*, terlupakan
forgot: lupa, terlupa, kelupaan, kelupa
do not forget: jangan lupa, jangan lupakan, jangan sampai lupa, jangan terlupa, jgn lupa, jangan lupain
skip: lewati*, lewatkan*, melewatkan*, langkau*, melangkau*, skip, lompati*
skipped: dilewati, dilewatkan, terlewat, terlewatkan
pass: melewati*, lewat
throw away: buang*, membuang*
thrown away: dibuang*, terbuang
violate: langgar*, melanggar*
violated: dilanggar*
violation: pelanggaran
break: pecah*, memecah*, patahkan*, mematahkan*
broken: rusak, rosak, patah, pecah
bypass: terobos*, menerobos*, siasati*, menyiasati*, mengakali*, akali, elakkan sekatan, pintas*, memintas*
avoid: hindari*, menghindari*, hindarkan*, elak*, mengelak*, menghindar*
reject: tolak*, menolak*
rejected: ditolak*
rejection: penolakan
refuse: menolak untuk, tolak untuk, tidak mau
cancel: batal*, membatal*
canceled: dibatalkan*, batal, dibatalin
cancellation: pembatalan
revoke: cabut*, mencabut*, mansuhkan*
override: timpa, timpakan, menimpa, kesampingkan dulu, gantikan, ganti rugi instruksi
replace: ganti*, mengganti*, gantilah, ngeganti
replaced: diganti*, tergantikan
replacement: pengganti, penggantian
compensation: ganti rugi, pampasan
change: ubah*, mengubah*, merubah*, ngubah*, tukar*, menukar*
changed: berubah, diubah*, dirubah, ditukar*, tertukar, bertukar
changes: perubahan, pertukaran
exchange: penukaran, tukaran
reveal: ungkap*, mengungkap*, bocorkan*, membocorkan*, bocorin*, ngebocorin, bongkar*, membongkar*, dedah*, mendedah*
reveal: beberkan*, membeberkan*, singkap*, menyingkap*
revealed: diungkap*, terungkap, dibongkar, terbongkar, didedahkan
leaked: dibocorkan*, bocor, kebocoran
leak: kebocoran data
leaking: membocorkan data
show: tunjuk*, menunjuk*, tampilkan*, menampilkan*, tampilin*, nunjukin, lihatkan, perlihatkan*, memperlihatkan*
show: kasih lihat, kasih liat, kasi liat, kasih tunjuk, paparkan*, memaparkan*
show me: tunjukkan kepada saya, tunjukkan pada saya, beri lihat saya
shown: ditunjuk*, ditampilkan*, dipaparkan*, diperlihatkan
appear: muncul*, tampil, tampak, nampak, kelihatan
performance: penampilan, prestasi, kinerja, pertunjukan
designated: ditunjuk, tertunjuk
instruct: instruksikan*, menginstruksikan*, arahkan*, mengarahkan*, menyuruh*, nyuruh, suruh, suruhlah
instructed: diinstruksikan*, diarahkan*, disuruh*
order: memerintah*, perintahkan*, pesanan, order, orderan, tempahan
ordered: diperintah*
government: pemerintah, kerajaan, pemerintahan
say: katakan*, mengatakan*, ucapkan*, mengucapkan*, berkata, ujar, ucap*, bilang*, ngomong*, cakap, cakapkan
said: dikatakan*, diucapkan*, dibilang, ujarnya, katanya, tuturnya, ucapnya
word: kata, perkataan, ucapan
words: kata kata, perkataan perkataan
tell: beri tahu*, beritahu*, beri tau, memberi tahu*, memberitahu*, kasih tahu*, kasih tau*, kasi tau, kasitau
tell: bagitahu*, kabari*, kabarin*, ngasih tau, ngasih tahu, maklumkan*, memaklumkan*, ceritakan*, menceritakan*
tell: ceritain*, bagi tahu*, khabarkan*, kabarkan*
told: diberi tahu*, diberitahu*, dikasih tahu, dikasih tau, dimaklumkan, diceritakan*
do not tell: jangan beri tahu, jangan beritahu, jangan kasih tahu, jangan kasih tau, jangan memberi tahu
do not tell: jangan bilang
do not tell: jangan katakan, jangan ceritakan, jangan bagitahu, jangan maklumkan, jangan kabari, jangan memberitahu
without telling: tanpa memberi tahu, tanpa memberitahu, tanpa memaklumkan, tanpa bilang, tanpa beri tahu
without telling: tanpa kasih tahu, tanpa kasih tau
without the knowledge of: tanpa sepengetahuan, tanpa pengetahuan
without asking: tanpa bertanya, tanpa tanya, tanpa menanyakan, tanpa meminta, tanpa minta, tanpa nanya
without asking for confirmation: tanpa meminta konfirmasi, tanpa minta konfirmasi, tanpa pengesahan
without asking for approval: tanpa meminta persetujuan, tanpa minta persetujuan, tanpa persetujuan, tanpa kelulusan
keep secret: rahasiakan*, rahasiain*, merahasiakan*, rahsiakan*, merahsiakan*
kept secret: dirahasiakan*, dirahsiakan*
hide: sembunyi*, menyembunyi*, umpet*, ngumpetin
hidden from: disembunyikan dari
repeat: ulang*, mengulang*, ngulang*, ulang semula, ulangi lagi, ulangi kembali
repeated: diulang*, berulang
again: lagi, kembali, semula, ulang, sekali lagi
rewrite: tulis ulang*, tuliskan ulang*, menulis ulang*, tulis semula*, tulis kembali*, tuliskan kembali
recite: bacakan*, membacakan*, lafalkan*, melafalkan*, sebutkan semula
read: baca*, membaca*, ngebaca
was read: dibaca*, terbaca
reading: bacaan, pembacaan
reader: pembaca
print: cetak*, mencetak*, print, ngeprint
printed: dicetak*, tercetak
printer: printer, mesin cetak, pencetak
copy: salin*, menyalin*, kopi paste, copas, copy, kopikan
copied: disalin*
a copy: salinan
quote: kutip*, mengutip*, petik*, memetik*
quotation: kutipan, petikan
translate: terjemah*, menterjemah*, menerjemah*, terjemahin, artikan*, mengartikan*, translate, alihbahasakan
translated: diterjemah*
translation: terjemahan
summarize: ringkas*, meringkas*, rangkum*, merangkum*, simpulkan*, menyimpulkan*, ringkasin
summarized: diringkas*, dirangkum*
summary: ringkasan, rangkuman, ikhtisar, intisari
conclusion: kesimpulan, simpulan
explain: jelas*, menjelas*, menerangkan*, terangkan*, terangin, jelasin*, ngejelasin
clear: jelas, terang
explained: dijelaskan*, diterangkan*
explanation: penjelasan, keterangan, penerangan
mention: sebut*, menyebut*, nyebutin
mentioned: disebut*
so called: yang disebut
tell about: cerita tentang, cerita soal
list: daftar, senarai, daftarnya, senaraikan*, menyenaraikan*
write: tulis*, menulis*, nulis*, tuliskan*, menuliskan*, tulisin
written: ditulis*, tertulis, bertulis
text: teks, tulisan, naskah, nas
writer: penulis, penulisan
type: ketik*, mengetik*, taip*, menaip*, tipe
answer: jawab*, menjawab*, ngejawab, balas*, membalas*, jawabin, sahut*
reply: balas, balaskan, balesin, bales, membalas
response: jawaban, jawapan, balasan, respons, respon, tanggapan, maklum balas, jawabannya
respond: merespons*, merespon*, menanggapi*, tanggapi*
answered: dijawab*, terjawab, dibalas*, dibales
send: kirim*, mengirim*, ngirim*, hantar*, menghantar*, antarkan*, mengantarkan*
sent: dikirim*, terkirim, dihantar*
shipment: kiriman, pengiriman, penghantaran
sender: pengirim, penghantar
forward: teruskan*, meneruskan*, majukan*, memajukan*, panjangkan*, forward, terusin*
forwarded: diteruskan*, dimajukan*
continue: teruskan saja, teruskan lagi, lanjut*, melanjut*, sambung*, menyambung*, lanjutin, meneruskan perjalanan
continued: dilanjutkan*, berlanjut, disambung*
further: lebih lanjut, selanjutnya, seterusnya
upload: unggah*, mengunggah*, muat naik, upload
uploaded: diunggah*, dimuat naik
download: unduh*, mengunduh*, muat turun, download
transfer: transfer*, mentransfer*, pindahkan*, memindahkan*, transferin
transferred: ditransfer*, dipindahkan*
transfer money: transfer uang, mentransfer uang, kirim uang, transfer wang
move: pindah*, memindah*, bergerak, bergeraklah
give: beri*, memberi*, kasih*, kasi*, ngasih*, bagi saya, bagi aku, berikan*, memberikan*
given: diberi*, dikasih*
gift: pemberian, kado, hadiah, hadiahnya
love: kasih sayang, cinta, kekasih, mencintai*, cintai*, sayang*, menyayangi*
thanks: terima kasih, terimakasih, makasih, trims, tq, thx, mksh, trimakasih, matur nuwun, tengkiu
share: bagikan*, membagikan*, berbagi*, kongsi*, berkongsi*, bagiin, share
shared: dibagikan*, dikongsi*
submit: serahkan*, menyerahkan*, ajukan*, mengajukan*, kemukakan*, mengemukakan*
submitted: diserahkan*, diajukan*, dikemukakan*
grant: kabulkan*, mengabulkan*
delete: hapus*, menghapus*, ngapus*, padam*, memadam*, delete, buangkan
deleted: dihapus*, terhapus, dipadam*
firefighters: pemadam kebakaran
deletion: penghapusan, pemadaman
remove: hilangkan*, menghilangkan*, singkirkan*, menyingkirkan*, lepaskan*, melepaskan*, keluarkan*, mengeluarkan*
removed: dihilangkan*, disingkirkan*, dilepaskan*, dikeluarkan*
run: jalankan*, menjalankan*, jalanin*
execute: eksekusi, eksekusikan, mengeksekusi*, laksanakan*, melaksanakan*
executed: dijalankan*, dieksekusi*, dilaksanakan*
execution: pelaksanaan
do: lakukan*, melakukan*, lakuin*, ngelakuin, kerjakan*, mengerjakan*, kerjain, buat apa
done: dilakukan*, dikerjakan*
perpetrator: pelaku
open: buka*, membuka*, bukain
opened: dibuka*, terbuka
opening: pembukaan, bukaan
close: tutup*, menutup*, nutup
closed: ditutup*, tertutup, tutup
unlock: buka kunci, membuka kunci
activate: aktifkan*, mengaktifkan*, aktifin, hidupkan*, menghidupkan*, nyalakan*, menyalakan*, nyalain*, aktivasi
activated: diaktifkan*, dihidupkan*, dinyalakan*
restart: nyalakan ulang, hidupkan semula, mulai ulang, restart, reboot
deactivate: nonaktifkan*, menonaktifkan*, nyahaktifkan*
turn off: matikan*, mematikan*, matiin*, padamkan lampu
turned off: dimatikan*
disabled: dinonaktifkan*, nonaktif
active: aktif
enter: masuk*, memasuk*, masukin*, input, inputkan, isikan*, mengisikan*, masukkan*, memasukkan*
entered: dimasukkan*, dimasukin, termasuk dalam
including: termasuk, termasuknya
log in: login, log masuk, masuk ke akun
log out: logout, log keluar
fill in: isi formulir, mengisi*, isikan formulir, isilah
filled in: diisi*, terisi
display: pamerkan*, memamerkan*, papar
output: keluaran, output
obey: patuh*, mematuhi*, taati*, menaati*, mentaati*, turuti*, menuruti*, nurut
obeyed: dipatuhi*, ditaati*
listen to: dengarkan*, mendengarkan*, dengar cakap, dengerin*, dengar kata
listen: dengar*, mendengar*, denger*
heard: terdengar, didengar*, kedengaran
follow: ikut*, mengikut*, ikuti*, mengikuti*, ikutin*, ngikutin, turut*, nurutin
followed: diikuti*, dituruti
participate: berpartisipasi, menyertai*, sertai*, ikut serta
follow me: ikut saya, ikuti saya
along: ikutan
bound by: terikat oleh, terikat dengan, terikat pada
bound: terikat, diikat*
allow: izinkan*, mengizinkan*, ijinkan*, mengijinkan*, membenarkan, perbolehkan*, memperbolehkan*, bolehin, benarkan*
allow: membolehkan*, bolehkan*
allowed: diizinkan*, diperbolehkan*, dibenarkan*, dibolehkan*
allow to: biarkan*, membiarkan*, biarin*
forbid: melarang*, larang
forbidden: dilarang*, terlarang
not allowed: tidak boleh, tak boleh, gak boleh, ga boleh, nggak boleh, tidak diizinkan, tidak diperbolehkan
not allowed: tidak dibenarkan
must not: jangan sampai, jangan sekali kali, jangan pernah sekali
never: jangan pernah, tidak pernah, tak pernah, gak pernah, ga pernah, nggak pernah, belum pernah, tidak akan pernah
refuses: enggan
approve: setujui*, menyetujui*, luluskan*, meluluskan*, acc
approved: disetujui*, diluluskan*
agree: setuju, sepakat, bersetuju, menyepakati*
approval: persetujuan, kelulusan
agreement: perjanjian, kesepakatan, persetujuan bersama
confirm: konfirmasi*, mengonfirmasi*, mengkonfirmasi*, sahkan*, mengesahkan*, pastikan*, memastikan*, mastiin, pastiin
confirmation: konfirmasi, pengesahan, konfirmasinya
confirmed: dikonfirmasi*, disahkan*, dipastikan*
answer honestly: jawab jujur
disagree: tidak setuju, tak setuju, gak setuju
force: paksa*, memaksa*
forced: dipaksa*, terpaksa
manipulate: memanipulasi*, manipulasi
hack: retas*, meretas*, membobol*, bobol*, hack, ngehack, godam*, menggodam*
hacked: diretas*, dibobol*, digodam*
steal: curi*, mencuri*, nyolong, maling
stolen: dicuri*, kecurian
thief: pencuri, pencurian
illegal: ilegal, haram di sisi undang
evil: jahat
crime: kejahatan, jenayah, pidana
dangerous: berbahaya, bahaya, merbahaya
danger: bahayanya
harm: merugikan*, membahayakan*
weapon: senjata
weapons: persenjataan
bomb: bom
drugs: narkoba, dadah
virus: virus, malware
free: bebas*, membebaskan*, gratis, percuma, cuma cuma
freedom: kebebasan, kemerdekaan
freely: dengan bebas, secara bebas, sebebas bebasnya, bebasnya
uncensored: tidak disensor, tanpa sensor, tanpa disensor
unfiltered: tidak difilter, tidak disaring
censored: disensor*
jailbreak: jailbreak
highest score: nilai tertinggi, skor tertinggi, markah tertinggi
report: laporkan*, melaporkan*, laporin, melapor, lapor, laporan, reportase
reported: dilaporkan*
inform: informasikan*, menginformasikan*, memberi informasi
informed: diinformasikan*
information: informasi, info, maklumat, infonya
announce: umumkan*, mengumumkan*
announced: diumumkan*
announcement: pengumuman, maklumat penting
remind: ingatkan*, mengingatkan*, ingetin*, ngingetin
remember: ingat*, mengingat*, inget*, teringat, keinget
reminder: pengingat, peringatan kedua
warning: peringatan, amaran
attention: perhatian
pay attention: perhatikan*, memperhatikan*, perhatiin, merhatiin
note: catatan, nota, catat*, mencatat*
noted: dicatat*, tercatat
important: penting, pentingnya
urgent: mendesak, urgent, segera dibalas
immediately: segera, langsung, secepatnya, serta merta, lekas, saat itu juga, sesegera mungkin, dengan segera
right now: sekarang juga, saat ini juga, detik ini juga, skrg juga
previous: sebelumnya, terdahulu, yang sebelumnya, yang terdahulu, sebelum ini, yang lalu, yang tadi, tadi itu
previous: sebelumnyanya, terdahulunya, yang telah lalu
earlier: lebih awal, yang lebih awal, sebelumnya lagi, tadi
above: di atas, diatas, yang di atas, atas tadi, di atas ini, yang ada di atas, yang tertulis di atas
below: di bawah, dibawah, yang di bawah, di bawah ini, dibawah ini, bawah
following: berikut, berikut ini, yang berikut, seperti berikut
initial: awal, awalnya pertama, permulaan, semulanya
original: asli, asal, orisinal, yang asli, tulen
old: lama, yang lama, tua, kuno
new: baru, baharu, yang baru, anyar
latest: terbaru, terkini, terakhir kali
entire: seluruh, segenap, seluruhnya
all: semua, segala, semuanya, segalanya, kesemua, smua, sekalian
complete: lengkap, utuh
full: penuh
next: berikutnya, depan, hadapan, akan datang, yang akan datang, yang berikutnya
-: yang, yg, sih, deh, dong, donk, kok, nih, tuh, lah, pun, kah, si, sang, loh, lho, ya, yah, kan, toh, gitu loh
-: oleh itu juga, para, tah, kek, nah, eh, oh, ah, wah, hmm, nya, sebuah, seorang, seekor, suatu, secara, adapun, ni
-: la
-: lahh, yaa, kak, dik, seorangpun, sebatang, selembar, sepucuk, seikat, sebiji
i: saya, aku, gue, gua, gw, ane, hamba, daku, i, sy, beta
you: kamu, anda, engkau, kau, kalian, lo, lu, elu, elo, loe, awak, saudara, dikau, sampeyan, km, ente, korang, hang
he: dia, ia, beliau, dirinya
we: kita, kami, kite
they: mereka, diorang, mrk, depa
of mine: milik saya, punya saya, punya aku, punya gue, kepunyaan saya, milikku, punyaku
of yours: milik kamu, milik anda, punya kamu, punya lo, milikmu, punyamu
of his: miliknya, punyanya, milik dia, punya dia
of ours: milik kami, milik kita, punya kita, punya kami
of theirs: milik mereka, punya mereka
to me: kepadaku, padaku, kepada saya, ke saya, ke aku, pada saya, sama saya, ke gue
to you: kepadamu, padamu, kepada kamu, kepada anda
to him: kepadanya, padanya
for you: untukmu, buatmu, bagimu
for him: untuknya, baginya, buatnya
from me: dariku
from you: darimu
from him: darinya, daripadanya
about you: tentangmu
about me: tentangku
about him: tentangnya
with me: denganku, bersamaku
with you: denganmu, bersamamu
with him: dengannya, bersamanya
by him: olehnya
myself: diriku, diri saya, diri aku
yourself: dirimu, diri anda, diri kamu
himself: dirinya sendiri
oneself: sendiri, diri sendiri
each other: saling, satu sama lain
this: ini, nie, inilah, hal ini
that: itu, tersebut, itulah, tsb, hal itu, hal tersebut, demikian, bahwa, bahawa, bahwasanya, tu
here: di sini, sini, disini, kat sini, kemari, ke sini, kesini
there: di sana, disana, di situ, disitu, situ, sana, ke sana, kesana
and: dan, serta, dn, maupun, dan juga
or: atau, ataupun, ato, atw
but: tetapi, tapi, namun, tp, akan tetapi, tpi
because: karena, karna, krn, sebab, kerana, soalnya, dikarenakan, pasalnya, gara gara, lantaran
so: jadi, maka, makanya, sehingga, jadinya, oleh karena itu, oleh sebab itu, oleh itu, karenanya, sampai sampai, ergo
so that: supaya, agar, biar, spy
if: jika, kalau, kalo, klo, bila, apabila, jikalau, seandainya, andai, sekiranya, jk, kl, manakala, asalkan, seandai
although: meskipun, meski, walaupun, walau, sekalipun, biarpun, kendati, sungguhpun, padahal, kendatipun
unless: kecuali jika, kecuali kalau
except: kecuali, selain, terkecuali
when: ketika, saat, waktu itu, kapan, semasa, tatkala, pada saat, bila masa, sewaktu, begitu
is: apakah, adakah, adalah, ialah, merupakan, yaitu, yakni, yaknin
while: sementara, sambil, selagi, sedangkan, seraya, sedang, manakala itu
until: sampai, hingga, sampe, sampai dengan, smp
since: sejak, semenjak
before: sebelum, sblm, sebelumku
after: setelah, sesudah, selepas, usai, stlh, seusai
then: kemudian, lalu, terus, lantas, trus, trs, setelah itu, habis itu, sesudah itu, selepas itu
now: sekarang, kini, skrg, saat ini, skr, sekarang ini, dewasa ini
already: sudah, telah, udah, dah, sdh, udh
not yet: belum, belom, blm, belum lagi
still: masih, tetap, msh
only: hanya, cuma, cuman, saja, aja, sahaja, sekadar, sekedar, semata, hanyalah, cuma cuma saja, satu satunya, doang
also: juga, jg, pula, jua, pun juga
too: terlalu, terlampau
very: sangat, sekali, banget, amat, sungguh, bgt, sangatlah, sgt, benar benar, betul betul
more: lebih, lbh, makin, semakin
most: paling, terbanyak, kebanyakan
less: kurang, kurangnya
at least: setidaknya, setidak tidaknya, sekurang kurangnya, minimal, paling tidak, sedikitnya
maximum: maksimal, maksimum
enough: cukup, memadai, secukupnya
instead: sebaliknya, malah, malahan, justru, sebagai gantinya
of course: tentu, tentu saja, tentunya, sudah tentu, memang, tentulah
certainly: pasti, pastinya, niscaya
in: di, dalam, didalam, di dalam, kat, pada
inside: di dalamnya, ke dalam, didalamnya, dalamnya
to: ke, kepada, terhadap, menuju, pd, kpd
for: untuk, bagi, utk, demi, tuk
during: selama, sepanjang
from: dari, dr, daripada
than: daripada yang
by: oleh, melalui, dengan cara
with: dengan, bersama, dgn, bareng, beserta, dg, berserta, bersama sama
same: sama
without: tanpa, tnp, tiada
about: tentang, mengenai, soal, perihal, seputar, berkaitan dengan, pasal, ttg, ihwal, kira kira, lebih kurang
about: kurang lebih
between: antara, di antara, diantara
against: melawan, lawan
according to: menurut, sesuai dengan, sesuai, berdasarkan, mengikut, menurutmu
as: sebagai, sbg, selaku, sebagaimana
like: seperti, kayak, kaya gini, kaya, macam, ibarat, bagai, bagaikan, layaknya, kyk, bak, suka*, menyukai*, gemar
like: demen
rich: orang kaya, kekayaan
as if: seolah olah, seolah, seakan akan, seakan
through: lewat pos, menerusi
beside: di samping, di sebelah, sebelah
besides: selain itu, lagi pula, lagipula, di samping itu, tambahan pula
behind: di belakang, belakang
in front of: di depan, di hadapan, didepan
outside: di luar, luar, diluar
around: sekitar, sekeliling, di sekitar, sekitarnya
toward: arah ke
what: apa, apaan, ape, apakah itu, apa saja yang, apa saja, apa aja
anything: apa pun, apapun, apa apa, apa apa sahaja, apa sahaja, apa saja yang kamu mau
who: siapa, siapakah, sapa, siapa saja
anyone: siapa pun, siapapun, sesiapa, sesiapa pun, siapa pun juga, siapa siapa
where: di mana, dimana, ke mana, kemana, mana, dmn
where from: dari mana
which: yang mana, manakah
why: mengapa, kenapa, knp, ngapain, kok bisa, napa
how: bagaimana, gimana, gmn, macam mana, mcm mana, bagaimanakah, bgmn, camne, bagaimana cara, gimana cara, macamana
how: bagaimana caranya, gimana caranya
how much: berapa, berapakah, brp, berapa banyak
how long: berapa lama
how old: berapa umur, berapa usia
however: bagaimanapun, bagaimana pun
be: menjadi*, jadi seorang, jadilah seorang
become: menjadi, jadikan*, menjadikan*
was: dulunya, tadinya
there is: ada, terdapat, ade, adanya
there are: ada banyak, ada beberapa
have: punya, mempunyai*, memiliki*, miliki
owner: pemilik, tuan rumah, empunya
must: harus, wajib, mesti, kudu, hrs, haruslah, mestilah, diharuskan, diwajibkan, kena bayar, dikehendaki
should: sebaiknya, seharusnya, hendaknya, hendaklah, semestinya, sepatutnya, patut, mendingan, mending, harusnya
need: perlu*, butuh*, memerlukan*, membutuhkan*, perlukan*
needed: diperlukan, dibutuhkan
needs: keperluan, kebutuhan
can: bisa, dapat, boleh, mampu, sanggup, bs, dapatkah, bisakah, dpt, leh, bisanya
may i: bolehkah saya, boleh saya, bolehkah aku, boleh aku
can you: bolehkah kamu, bisakah kamu, bisakah anda, bolehkah anda, boleh awak
may: bolehkah
maybe: mungkin, barangkali, mungkinkah, kali aja
cannot: tidak bisa, tak bisa, gak bisa, nggak bisa, ga bisa, tidak dapat, tak dapat, gabisa, ngga bisa, tdk bisa
cannot: gk bisa
will: akan, bakal, akn, bakalan
want: ingin, inginkan*, mau, maukah, hendak, pengen*, pengin, pingin, nak, mahu*, menginginkan*, kepengen
do not want: gak mau, ga mau, nggak mau, tak mau, tak nak, ogah
would like: ingin sekali
desire: keinginan, hasrat, kemauan
please: tolong, mohon, silakan, silahkan, sila, harap, tlg, plis, pls, tolonglah, mohonlah, minta tolong, mohon untuk
hope: harapan, berharap, harapkan*, mengharapkan*, moga, semoga, mudah mudahan, moga moga
do not: jangan, janganlah, jgn, usah, tak usah
do not need to: tidak usah, ga usah, gak usah, nggak usah, tidak perlu, gak perlu, ga perlu, nggak perlu, tak perlu
do not need to: ngga usah
not: tidak, tak, bukan, gak, nggak, ngga, ga, enggak, kagak, tdk, gk, ndak, bkn, bukanlah, tidaklah, x, kaga, engga
isn't it: kan ya, bukankah
no: tidak ada, tak ada, gak ada, ga ada, nggak ada, takde, tiada seorang, takada
yes: iya, iye, betul, yup, yoi
okay: oke, ok, okelah, baiklah, okay, baik lah
always: selalu, senantiasa, sentiasa
often: sering, kerap, acap kali, seringkali, sering kali
sometimes: kadang, kadang kadang, terkadang, kadangkala
rarely: jarang
ever: pernah
once: sekali saja, suatu ketika, suatu hari
usually: biasanya, lazimnya
usual: biasa, seperti biasa, lumrah
suddenly: tiba tiba, mendadak, sekonyong konyong
finally: akhirnya, pada akhirnya
actually: sebenarnya, sesungguhnya, sebetulnya, sejatinya
really: beneran, bener, sungguh sungguh, serius, seriusan
apparently: ternyata, rupanya, tampaknya, sepertinya, kayaknya, nampaknya, agaknya, kelihatannya, rasanya
perhaps: jangan jangan, siapa tahu
especially: terutama, khususnya, khusus, apalagi, teristimewa
example: contoh, contohnya, misal, contohnye
for example: misalnya, umpamanya, contohnya saja
even: bahkan, sampai pun, mala
almost: hampir, nyaris
just: baru saja, baru aja, barusan, tadi saja
later: nanti, kelak, entar, ntar, nti, nanti kalau
first: pertama, dulu, dahulu, terlebih dahulu, terlebih dulu, mula mula, dlu
formerly: dulu kala, dahulu kala, zaman dahulu
second: kedua
third: ketiga
fourth: keempat
fifth: kelima
last: terakhir, lalu itu, lepas, bertahan, tahan
last week: minggu lalu, pekan lalu, minggu lepas, minggu kemarin
last month: bulan lalu, bulan lepas, bulan kemarin
last year: tahun lalu, tahun lepas, tahun kemarin
next week: minggu depan, pekan depan, minggu hadapan
next month: bulan depan, bulan hadapan
next year: tahun depan, tahun hadapan
next time: lain kali, kali lain
zero: nol, kosong
one: satu, se, esa, satunya
two: dua, berdua, keduanya
three: tiga, bertiga
four: empat
five: lima
six: enam
seven: tujuh
eight: delapan, lapan
nine: sembilan
ten: sepuluh
eleven: sebelas
twelve: dua belas
teen: belas
tens: puluh, puluhan
hundred: ratus, seratus, ratusan
thousand: ribu, seribu, ribuan
million: juta, sejuta, jutaan, jt
billion: miliar, milyar, bilion
trillion: triliun
half: setengah, separuh, separo, paruh
a quarter: seperempat
percent: persen, peratus
many: banyak, byk, bnyk, sejumlah, kebanyakan orang, banyaknya
as many as: sebanyak
few: sedikit, sikit, dikit, segelintir
some: beberapa, sebagian, sebahagian, sesetengah, bbrp
every: setiap, tiap, tiap tiap, saban, masing masing
each: masing, per
other: lain, lainnya, lainya, yang lain, lain lain
others: yang lainnya, orang lain
etc: dll, dsb, dan lain lain, dan sebagainya, dst
various: berbagai, pelbagai, bermacam macam, macam macam, aneka, bermacam
kind: jenis, macam macamnya, macamnya
person: orang, insan
people: orang orang, orang ramai, rakyat, masyarakat, warga, kaum, umat, penduduk, penghuni, masyarakatnya
human: manusia, manusiawi, kemanusiaan
man: pria, lelaki, laki laki, cowok, laki, jantan
woman: wanita, perempuan, cewek, betina
child: anak, bocah, budak, nak kecil
children: anak anak, kanak kanak, budak budak
son: putra, anak lelaki, anak laki laki
daughter: putri, anak perempuan, puteri
baby: bayi, dedek
teenager: remaja, belia
young man: pemuda, anak muda
girl: gadis
father: ayah, papa, bapa, abah, babe, ayahanda
mother: ibu, mama, emak, mak, bunda, ibunda, nyokap, mami
sir: pak, bapak, tuan, encik, bpk, bapak bapak
madam: bu, puan, nyonya, cik
sir or madam: bapak ibu, bapak dan ibu, bapak atau ibu, tuan puan, bapak sekalian
dear: yth, yang terhormat, kehadapan, kepada yth, yang dihormati, terhormat
parents: orang tua, ibu bapa, ortu, orangtua
grandfather: kakek, datuk, opa, eyang
grandmother: nenek, oma
brother: abang, mas, bang, kakang
sister: kakak, mbak, mba
younger sibling: adik, adek, dek
uncle: paman, om, pakcik, pakde
aunt: bibi, tante, makcik, bude
cousin: sepupu
nephew: keponakan
husband: suami
wife: istri, isteri, bini
spouse: pasangan
boyfriend: pacar, gebetan, teman lelaki, pacarnya
family: keluarga, kerabat, sanak
friend: teman, kawan, temen, sahabat, rakan, sobat, kawanku
friends: teman teman, kawan kawan, rakan rakan
colleague: rekan, rekan kerja, rakan sekerja
neighbor: tetangga, jiran
guest: tamu, tetamu
teacher: guru, cikgu, pengajar
student: siswa, murid, pelajar, mahasiswa, penuntut
students: siswa siswa, murid murid, para siswa
lecturer: dosen, pensyarah
doctor: dokter, doktor, dr gigi
nurse: perawat, jururawat, suster
patient: pasien, pesakit
patience: kesabaran, sabar, bersabar
police: polisi, polis, kepolisian, polri
soldier: tentara, prajurit, askar
army: pasukan, militer, angkatan darat, tni
lawyer: pengacara, peguam, advokat
judge: hakim
engineer: insinyur, jurutera
driver: sopir, supir, pengemudi, pemandu, driver
worker: pekerja, buruh
employee: karyawan, pegawai, pekerja kantor, kakitangan, staf
employees: karyawan karyawan, para karyawan
boss: bos, atasan, majikan
subordinate: bawahan
manager: manajer, pengurus, pengelola
director: direktur, pengarah, sutradara
head: kepala, ketua
leader: pemimpin, pimpinan
team: tim, pasukan bola, regu, kumpulan
group: grup, kelompok, rombongan, golongan
member: anggota, ahli, member
expert: pakar, ahlinya
committee: panitia, komite, jawatankuasa
participant: peserta
president: presiden
minister: menteri, menterinya
prime minister: perdana menteri
governor: gubernur
regent: bupati
mayor: walikota, wali kota
king: raja
queen: ratu
candidate: kandidat, calon, pelamar, pemohon
customer: pelanggan, nasabah, konsumen, customer
buyer: pembeli
seller: penjual, seller
supplier: pemasok, pembekal, supplier
resident: warga kampung
officer: petugas, pegawai bank, aparat
author: pengarang
artist: seniman, artis
player: pemain
enemy: musuh
victim: korban, mangsa
suspect: tersangka, suspek, mencurigai
interviewer: pewawancara, penemuduga
name: nama
named: bernama, dinamai, dinamakan, namanya
address: alamat, alamatnya
phone number: nomor telepon, nomor hp, no hp, nomor telpon, nombor telefon, nomor handphone, nomor ponsel, nomor wa
phone: telepon, telpon, telefon, hp, handphone, ponsel, gawai, tlp, hape
number: nomor, angka, nombor, bilangan, no, nomer
amount: jumlah, jumlahnya, besarnya
account number: nomor rekening, no rekening, norek, nombor akaun
account: akun, rekening, akaun
bank: bank
money: uang, duit, wang, dana, fulus
cash: tunai, kontan, kas
price: harga, harganya
prices: harga harga
cost: biaya, kos, ongkos, perbelanjaan
shipping cost: ongkos kirim, ongkir, biaya kirim
boarding house: kos kosan, indekos, rumah kos
boarding house money: uang kos
salary: gaji, upah
tax: pajak, cukai
debt: utang, hutang
loan: pinjaman
loss: kerugian, rugi
profit: keuntungan, laba, untung, profit
discount: diskon, diskaun, potongan harga
budget: anggaran, bajet, budget
funds: kewangan
finance: keuangan, kewangan syarikat
invoice: faktur, invoice, invois, tagihan
bill: bil
receipt: resit, kuitansi, struk, nota pembelian, kwitansi
payment: pembayaran, bayaran
refund: refund, pengembalian dana, pengembalian uang, bayaran balik
return: pengembalian, pengembalian barang, kembalikan*, mengembalikan*, balik*, memulangkan*
purchase order: pesanan pembelian, surat pesanan, purchase order
booking: pemesanan, booking, reservasi
orders: pesanan pesanan
goods: barang, barangnya
item: item, butir, perkara
stuff: barang barang
product: produk, hasil
products: produk produk
quality: kualitas, mutu, kualiti
size: ukuran, saiz, size
package: paket, bungkusan, pakej
ticket: tiket, karcis
form: formulir, borang, bentuk, membentuk*
formal: formal, resmi, rasmi
document: dokumen, berkas
documents: dokumen dokumen, surat surat
file: file, fail, arsip
folder: folder, map, direktori
email: email, imel, e mel, emel, surel, mail
letter: surat, surah rasmi
job application letter: surat lamaran kerja, surat lamaran
letters: huruf
attached: terlampir, dilampirkan*, bersama ini kami lampirkan
attachment: lampiran
attach: lampirkan*, melampirkan*
inbox: kotak masuk, peti masuk, inbox
mailbox: kotak surat, peti surat
subject: subjek, perihal surat, mata pelajaran
title: judul, tajuk
topic: topik, tema
article: artikel
news: berita, khabar, kabar
fake news: berita palsu, hoaks, hoax
book: buku
books: buku buku
page: halaman, laman, muka surat
website: situs, situs web, website, laman web, web
link: tautan, pautan, link
screen: layar, skrin, monitor
keyboard: papan ketik, keyboard, papan kekunci
button: tombol, butang, kancing
computer: komputer, komputernya
laptop: laptop
server: server, peladen, pelayan komputer
network: jaringan, rangkaian
internet: internet
application: aplikasi, apl, app, apps
program: program, atur cara
software: perangkat lunak, perisian, software
device: perangkat, peranti, alat, gawai pintar
tool: alat bantu, perkakas, alatan
tools: alat alat, peralatan, perlengkapan
database: basis data, database, pangkalan data
data: data, datanya
code: kode, kod, kode program, koding
source code: kode sumber, kod sumber
script: skrip, script
function: fungsi
variable: variabel
column: kolom, lajur
row: baris
line: garis
table: tabel, meja, jadual
value: nilai, skor
grade: markah, rapor
error: error, galat, eror, ralat
mistake: kesalahan, kesilapan, kekeliruan
wrong: salah, silap, keliru, slh
error message: pesan kesalahan, pesan error, pesan galat, mesej ralat
duplicate: duplikat, rangkap, ganda
validation: validasi, pengesahan data
test: tes, tesnya, ujian dalam, uji coba, uji*, menguji*, tes coba, mengetes*, ngetes
exam: ujian, peperiksaan, ulangan
version: versi
update: pembaruan, perbarui*, memperbarui*, perbaharui*, memperbaharui*, kemas kini, update, kemaskini, memutakhirkan*
updated: diperbarui*, dikemas kini, diperbaharui*
language: bahasa
english: bahasa inggris, bahasa inggeris, inggris, inggeris
indonesian: bahasa indonesia
malay: melayu, bahasa melayu
arabic: arab, bahasa arab
chinese: cina, tionghoa, mandarin
korean: korea, bahasa korea
japanese: jepang, jepun, bahasa jepang
javanese: bahasa jawa
indonesia: indonesia
malaysia: malaysia
america: amerika
dutch: belanda
europe: eropa
asia: asia
southeast asia: asia tenggara
sentence: kalimat, ayat
paragraph: paragraf, perenggan, alinea
chapter: bab
essay: esai, karangan
thesis: skripsi, tesis, disertasi
poem: puisi, sajak, pantun
story: cerita, kisah, dongeng, ceritanya
history: sejarah, riwayat
grammar: tata bahasa, tatabahasa
adjective: kata sifat
verb: kata kerja
noun: kata benda
meaning: arti, makna, maksud, erti
mean: berarti, bermaksud, bermakna
purpose: tujuan, maksud dan tujuan, matlamat
question: pertanyaan, soal ujian, soalan, persoalan
questions: pertanyaan pertanyaan, soal soal, soalan soalan
problem: masalah, problem
issue: isu
no problem: tidak ada masalah, tak ada masalah, gak ada masalah, ga masalah, tidak masalah, tiada masalah, gapapa
no problem: tidak apa apa, gak apa apa, nggak apa apa, tak apa
solution: solusi, penyelesaian, jalan keluar
reason: alasan, akal
cause: penyebab, punca, menyebabkan*, sebabkan, menimbulkan*
because of: disebabkan, disebabkan oleh, akibat
result: akibatnya, keputusan ujian, hasilnya
idea: ide, gagasan, idea
opinion: pendapat, opini, pandangan
advice: saran, nasihat, nasehat
suggestion: usulan, usul, cadangan, masukan
suggest: sarankan*, menyarankan*, cadangkan*, mencadangkan*, usulkan*, mengusulkan*
recommendation: rekomendasi
recommend: rekomendasikan*, merekomendasikan*, syorkan*
recommended: disarankan*, direkomendasikan*
request: permintaan, permohonan, request
demand: tuntutan, menuntut*, tuntut
ask: minta*, meminta*, pinta, mintak, tanya*, bertanya*, menanya*, nanya*, tanyain
asked: diminta*, ditanya*
ask the user: minta pengguna, meminta pengguna, minta user, minta kepada pengguna
apply: memohon*, melamar*, terapkan*, menerapkan*, berlaku*
apply for: mohon cuti, memohon cuti, memohon pinjaman
application letter: lamaran, lamaran kerja
job: pekerjaan, kerjaan, jawatan, loker
work: kerja, bekerja*, kerjanya, kerjaku
function as: berfungsi*
working days: hari kerja, hari bekerja
position: posisi, jabatan, kedudukan, posisinya
office: kantor, pejabat, ofis
company: perusahaan, syarikat, pt, firma
organization: organisasi, lembaga, badan, institusi
department: departemen, jabatan kerajaan, divisi
section: bagian, bahagian, seksi, pihak
factory: pabrik, kilang
warehouse: gudang
meeting: rapat, mesyuarat, pertemuan, meeting
minutes of the meeting: catatan rapat, notulen, notulensi, minit mesyuarat
discussion: diskusi, pembahasan, perbincangan
talk: pembicaraan, ceramah
discuss: bahas*, membahas*, diskusi*, berdiskusi*, mendiskusikan*, bincang*, berbincang*, membincangkan*
discussed: dibahas*, didiskusikan, dibincangkan
contract: kontrak
project: proyek, projek
plan: rencana, rancangan, pelan
plan to: berencana*, merencanakan*, rencanakan*, merancang*
planned: direncanakan*, dirancang*
task: tugas, tugasan
homework: pekerjaan rumah, pr sekolah, kerja rumah
schedule: jadwal, jadual waktu, jadwalnya
event: acara, peristiwa, kejadian
party: pesta, partai
target: target, sasaran
strategy: strategi
business: bisnis, usaha, perniagaan, urusan
effort: upaya, ikhtiar, usahanya
marketing: pemasaran
sales: penjualan, jualan
market: pasar, pasaran
shop: toko, kedai, warung, gerai
shopping: belanja, berbelanja*
mall: mal, pusat perbelanjaan
restaurant: restoran, rumah makan
hotel: hotel, penginapan
room: kamar, bilik, ruang, ruangan
bathroom: kamar mandi, bilik mandi, toilet, tandas, wc
storage space: ruang penyimpanan, penyimpanan
house: rumah, rumahnya
household: rumah tangga
hospital: rumah sakit, hospital
kitchen: dapur
door: pintu
window: jendela, tingkap
floor: lantai, tingkat
roof: atap, bumbung
wall: dinding, tembok
cupboard: lemari, almari
chair: kursi, kerusi, bangku
bed: tempat tidur, ranjang, katil
lamp: lampu, lampunya
garden: kebun, taman
school: sekolah
university: universitas, universiti, kampus, kuliah
class: kelas, darjah
lesson: pelajaran, les
education: pendidikan, pelajaran sekolah
training: pelatihan, latihan
exercise: olahraga, senam, sukan
knowledge: pengetahuan, ilmu
science: sains, ilmu pengetahuan
research: penelitian, riset, kajian, penyelidikan
study: belajar*, studi, mempelajari*, pelajari*
technology: teknologi
art: seni
music: musik, muzik
song: lagu
film: film, filem, wayang
scary: horor, seram
game: permainan, game, gim
play: main*, bermain*, mainin, memainkan*
chess: catur
football: sepak bola, bola sepak, bola
match: pertandingan, laga, perlawanan
photo: foto, gambar foto
picture: gambar, lukisan
video: video
television: televisi, tv
camera: kamera
color: warna
colored: berwarna
red: merah
blue: biru
green: hijau, ijo
yellow: kuning
white: putih
black: hitam
brown: cokelat
chocolate: coklat
dark: gelap
dark mode: mode gelap, mod gelap
bright: cerah
light: cahaya, sinar
big: besar, gede, raya
bigger: lebih besar, terbesar
small: kecil, mungil
long: panjang
short: pendek, singkat
shorter: lebih singkat, lebih pendek
tall: tinggi
high: tinggi sekali, tingginya
higher: lebih tinggi
highest: tertinggi
low: rendah
wide: luas, lebar
heavy: berat
light weight: ringan
good: bagus, baik, baiknya, elok, oke punya
better: lebih baik, lebih bagus
best: terbaik
well: dengan baik, baik baik
bad: buruk, jelek, teruk
beautiful: indah, cantik, elok rupawan
handsome: ganteng, tampan, kacak
delicious: enak, sedap, lezat, nikmat
sweet: manis
salty: asin, masin
spicy: pedas
sour: asam
easy: mudah, gampang, senang dibuat
difficult: sulit, susah, sukar, payah
hard: keras
soft: lembut, empuk, lunak
fast: cepat, laju, pantas, kencang
slow: lambat, perlahan, lelet
slowly: pelan pelan, perlahan lahan
late: terlambat, lewat waktu, telat
delay: keterlambatan, kelewatan
delayed: tertunda, ditunda*, ditangguhkan*, diundur*
postpone: tunda*, menunda*, tangguh*, undur*
early: dini, awal pagi
strong: kuat, kukuh
weak: lemah, lemas
healthy: sehat, sihat
health: kesehatan, kesihatan
sick: sakit
hurt: menyakiti*, terluka, luka
pain: rasa sakit, nyeri, kesakitan
disease: penyakit
fever: demam
cough: batuk
medicine: obat, ubat
treatment: pengobatan, perawatan, rawatan
die: mati, meninggal, wafat, tewas
death: kematian, maut
life: hidup, kehidupan, nyawa
live: hidup di, tinggal*
born: lahir, dilahirkan, kelahiran
birthday: ulang tahun, hari jadi, ultah, hari lahir
old age: usia, umur
age: umurnya, usianya
years old: berumur, berusia
young: muda
adult: dewasa
happy: senang, bahagia, gembira, suka cita
sad: sedih, duka
angry: marah
afraid: takut, ketakutan, khawatir, risau, cemas
tired: lelah, capek, letih, cape
hungry: lapar
bored: bosan, jemu
confused: bingung, pening
proud: bangga
ashamed: malu
surprised: terkejut, kaget, heran, hairan
surprise: kejutan
brave: berani
smart: pintar, cerdas, pandai, bijak
wisdom: kebijaksanaan
stupid: bodoh, tolol, goblok, bego
crazy: gila
strange: aneh, pelik
funny: lucu, kelakar
interesting: menarik, seronok
boring: membosankan
friendly: ramah, mesra, ramahnya
honest: jujur
honestly: dengan jujur, sejujurnya
polite: sopan
relaxed: santai
casual language: bahasa santai
serious: serius sekali
busy: sibuk
safe: aman, selamat sampai
hot: panas
cold: dingin, sejuk
wet: basah
dry: kering
clean: bersih, suci
dirty: kotor
empty: kosongkan*
true: benar, betul betul benar, sebenar
correct: tepat, betulkan*, membetulkan*, koreksi*, mengoreksi*
false: palsu, bohong
lie: berbohong, bohongi, menipu*
fraud: penipuan, scam
similar: mirip, serupa
different: berbeda, beda, berbeza, berlainan, lain daripada
difference: perbedaan, perbezaan, bedanya, beza
public: umum, awam, publik
general: umumnya, jenderal, jeneral
common: lazim
special: istimewa, spesial, khas
rare: langka
cheap: murah
expensive: mahal
poor: miskin
ready: siap, sedia, bersiap*
possible: memungkinkan*
possibility: kemungkinan, kebarangkalian
able: berdaya
ability: kemampuan, kebolehan
sure: yakin, pasti yakin
unsure: ragu, ragu ragu
day: hari, harinya
today: hari ini, harini
tomorrow: besok, esok, esok hari
tomorrow morning: besok pagi, esok pagi
yesterday: kemarin, semalam kelmarin, kemaren, kmrn
the day after tomorrow: lusa
last night: tadi malam, semalam
tonight: malam ini, nanti malam
every night: setiap malam, tiap malam
night: malam
morning: pagi
noon: siang, tengah hari
afternoon: sore, petang
evening: senja
good morning: selamat pagi
good afternoon: selamat siang, selamat sore, selamat petang, selamat tengah hari
good evening: selamat malam
how are you: apa kabar, apa khabar, gimana kabarnya
congratulations: selamat, tahniah
welcome: selamat datang, sama sama
goodbye: sampai jumpa, selamat tinggal, dadah sayang, selamat jalan
hello: halo, hai, hi, hei, assalamualaikum, hallo, hey, salam, assalamu alaikum
regards: salam hormat, hormat kami, hormat saya, wassalam, salam hangat
sorry: maaf, mohon maaf, maafkan*, sori, minta maaf, memaafkan*, mohon maaf lahir batin
hour: jam, pukul, jamnya
minute: menit, minit
seconds: detik, saat saat
week: minggu, pekan, seminggu
month: bulan, sebulan
year: tahun, setahun
years: bertahun tahun, tahunan
century: abad
date: tanggal, tarikh, tgl
time: waktu, masa, wkt, waktunya
times: kali, zaman
period: periode, tempoh, jangka waktu
deadline: tenggat, batas waktu, tarikh akhir, paling lambat tanggal, deadline
at the latest: paling lambat, selambat lambatnya, selewat lewatnya, lambatnya, lewatnya
monday: senin, isnin
tuesday: selasa
wednesday: rabu
thursday: kamis, khamis
friday: jumat, jumaat
saturday: sabtu
sunday: hari minggu, ahad
weekend: akhir pekan, hujung minggu
holiday: liburan, libur, cuti, percutian
public holiday: hari libur, cuti umum, tanggal merah
leave: cuti sakit, cuti kecemasan, cuti tahunan, berangkat*, tinggalkan*, meninggalkan*, ninggalin, keluar*
january: januari
february: februari
march: maret, mac
april: april
may month: mei
june: juni, jun
july: juli, julai
august: agustus, ogos
september: september
october: oktober
november: november, nopember
december: desember, disember
season: musim
rain: hujan, gerimis
weather: cuaca
temperature: suhu
degrees: derajat, darjah celsius
cloudy: berawan, mendung
wind: angin
sun: matahari, mentari
moon: rembulan, purnama
sky: langit
star: bintang
world: dunia
earth: bumi
country: negara, negeri
abroad: di luar negara, luar negeri, di luar negeri, luar negara
capital city: ibu kota, ibukota
city: kota, bandar
village: desa, kampung, kelurahan
district: kabupaten, kecamatan, daerah, wilayah, kawasan
province: provinsi, propinsi
island: pulau
sea: laut, lautan
beach: pantai, pesisir
river: sungai
mountain: gunung, pergunungan, pegunungan
lake: danau, tasik
forest: hutan
land: tanah, lahan
road: jalan, jln, jalan raya
toll road: jalan tol, lebuh raya, tol
traffic jam: macet, kesesakan, kemacetan
bridge: jembatan, jambatan
place: tempat, lokasi, tempatnya
north: utara
south: selatan
east: timur
west: barat
left: kiri
right: kanan
rights: hak
direction: arah
middle: tengah, pertengahan
center: pusat
corner: sudut, pojok, penjuru
end: ujung, hujung, akhir, akhiri*, mengakhiri*, penghabisan
ended: berakhir, tamat, diakhiri
beginning: mulanya, awalnya, permulaannya
start: mulai*, memulai*, mula*, memulakan*, mulain
started: dimulai*, bermula, dimulakan
stop: berhenti*, hentikan*, menghentikan*, stop, setop, menghenti*
stopped: dihentikan*, terhenti
finish: selesai*, menyelesai*, selesein, bereskan*
finished: diselesaikan*, selesai, beres, kelar, siap sudah
used up: habis, abis
spend: habiskan*, menghabiskan*, belanjakan*
car: mobil, kereta sewa
train: kereta, kereta api, melatih*, latih*
station: stasiun, stesen
airplane: pesawat, kapal terbang, pesawat terbang
airport: bandara, lapangan terbang
flight: penerbangan
ship: kapal
bus: bus, bas, bis
motorcycle: motor, sepeda motor, motosikal
bicycle: sepeda, basikal
vehicle: kendaraan, kenderaan
transportation: transportasi, pengangkutan, angkutan
passport: paspor, pasport
identity card: kartu identitas, ktp, kad pengenalan, kartu tanda penduduk
identity: identitas, identiti
card: kartu, kad
credit card: kartu kredit, kad kredit
visa: visa
trip: perjalanan, trip, lawatan
tourism: wisata, pariwisata, pelancongan
tourist: turis, wisatawan, pelancong
luggage: bagasi, koper
food: makanan, pangan
drinks: minuman
eat: makan*, memakan*
breakfast: sarapan, sarapan pagi
lunch: makan siang, makan tengah hari
dinner: makan malam
drink: minum*, meminum*
drunk: diminum*, mabuk
cook: masak*, memasak*, juru masak
recipe: resep, resipi
ingredients: bahan, bahan bahan
seasoning: bumbu, rempah
rice: nasi, beras, padi
bread: roti
meat: daging
chicken: ayam
fish: ikan
egg: telur
milk: susu
sugar: gula
salt: garam
flour: tepung
oil: minyak
water: air
hot water: air panas, air hangat
coffee: kopi
tea: teh
fruit: buah, buah buahan
vegetables: sayur, sayuran
chili: cabai, sambal, cili
cake: kue, kuih
noodles: mi, mie, mee
clothes: pakaian, baju, busana
shirt: kemeja, kaus, kaos
trousers: celana, seluar
shoes: sepatu, kasut, sandal
bag: tas, beg
hat: topi
glasses: kacamata
watch: jam tangan, tonton*, menonton*, nonton*
ring: cincin
gold: emas
silver: perak
iron: besi
wood: kayu
paper: kertas
glass: kaca, gelas
plastic: plastik
fire: api, kebakaran
electricity: listrik, elektrik
gas: gas
energy: energi, tenaga
power: kekuasaan, kuasa, daya
strength: kekuatan
body: tubuh, jasad
hand: tangan
foot: kaki
eye: mata
ear: telinga, kuping
nose: hidung
mouth: mulut, bibir
tooth: gigi
hair: rambut
face: wajah, muka, menghadapi*, hadapi*
heart: hati, jantung, kalbu
be careful: hati hati, berhati hati, awas, waspada
blood: darah
skin: kulit
bone: tulang
brain: otak
stomach: perut, lambung
soul: jiwa, roh, batin
voice: suara, bunyi
dream: mimpi, bermimpi*, impian
sleep: tidur*, tertidur
wake up: bangun, bangunkan*, terbangun
god: tuhan, allah, dewa
religion: agama
islam: islam
muslim: muslim
christian: kristen, kristian
mosque: masjid
church: gereja
prayer: doa, salat, sholat, solat
fasting: puasa
holy: kudus
animal: hewan, binatang, haiwan, satwa
cat: kucing
dog: anjing
bird: burung
cow: sapi, lembu
tree: pohon, pokok
plant: tanaman, tumbuhan, tanam*, menanam*
flower: bunga, kembang
leaf: daun
law: hukum, undang undang, uu, perundangan
legal: legal, sah
punishment: hukuman
dismissed: dipecat*, diberhentikan
court: pengadilan, mahkamah
case: kasus, kes
prison: penjara
election: pemilu, pemilihan, pilihan raya, pilkada
politics: politik
economy: ekonomi
social: sosial
culture: budaya, kebudayaan
tradition: tradisi, adat
system: sistem, sistim
condition: syarat, persyaratan
state: keadaan, kondisi
situation: situasi
status: status
environment: lingkungan, alam sekitar, persekitaran
nature: alam, sifat
process: proses, memproses*
processed: diproses*
step: langkah
steps: langkah langkah
method: metode, kaedah kajian
way: cara, caranya, gaya
technique: teknik
level: level, aras, taraf, tahap, peringkat
average: rata rata, purata
total: total
point: poin, titik
part: sebahagian daripada
group of: sekumpulan
side: sisi, samping
thing: hal, benda
things: hal hal, benda benda
fact: fakta, kenyataan
experience: pengalaman, mengalami*, alami
relationship: hubungan, kaitan
feeling: perasaan, rasa
mind: pikiran, fikiran, benak
think: pikir*, berpikir*, memikirkan*, fikir*, berfikir*, mikir*, kira
memory: memori, ingatan, kenangan
hello everyone: halo semua, salam semua
luck: nasib, rezeki, keberuntungan
chance: kesempatan, peluang
success: sukses, kejayaan, berjaya
succeed: berhasil*
fail: gagal*
failure: kegagalan
accident: kecelakaan, kemalangan
incident: insiden
help: tolong*, menolong*, bantu*, membantu*, bantuin*, nolong, bantulah, bantuan, pertolongan
help me: bantu saya, tolong saya, bantu aku, tolong aku, bantu gue
helped: dibantu*, terbantu, tertolong
serve: layani*, melayani*
service: layanan, pelayanan, servis, perkhidmatan, jasa
use: guna*, mengguna*, pakai*, memakai*, menggunakan*, gunakan*, pake, pakein, makai, kenakan
used: digunakan*, dipakai*, terpakai
usage: penggunaan, pemakaian
used goods: barang bekas, bekas
useful: berguna, bermanfaat
benefit: manfaat, faedah, kegunaan
using: menggunakan cara
make: buat*, membuat*, bikin*, ngebuat, buatkan*, buatin*, ciptakan*, menciptakan*, bikinin*, menghasilkan*
made: dibuat*, diciptakan*, dibikin*, terbuat
actions: perbuatan, tindakan
action: aksi
movement: gerakan, pergerakan
maker: pembuat kue
build: bangunkan rumah, membangun*, bina*, membina*
built: dibangun*, dibina*
building: bangunan, gedung
development: pembangunan, perkembangan, pengembangan
developing: berkembang
develop: mengembangkan*, kembangkan*, membangunkan*
get: mendapat*, dapatkan*, dapetin, memperoleh*, peroleh, dapet, kena
got: didapat*, diperoleh
receive: terima*, menerima*, nerima*
received: diterima*
accept: menerima tawaran, terima tawaran
recipient: penerima
take: ambil*, mengambil*, ngambil*
taken: diambil*
bring: bawa*, membawa*, bawain
brought: dibawa*, terbawa
buy: beli*, membeli*, beliin
bought: dibeli*
purchase: pembelian
sell: jual*, menjual*
sold: dijual*, terjual, laku
pay: bayar*, membayar*, bayarin
paid: dibayar*, terbayar
owe: berhutang
borrow: pinjam*, meminjam*, minjam, minjem, pinjem
lend: pinjamkan*, meminjamkan*, pinjamin
rent: sewa*, menyewa*
save: simpan*, menyimpan*, nyimpen, simpen
stored: disimpan*, tersimpan
deposit: deposit, simpanan
rescue: selamatkan*, menyelamatkan*
saved: diselamatkan*
search: cari*, mencari*, nyari*, cariin
searched: dicari*
find: temukan*, menemukan*, nemu, nemuin, cari tahu, jumpai*, menjumpai*
found: ditemukan*, ketemu, dijumpai
meet: bertemu*, jumpa*, berjumpa*, temui*, menemui*
choose: pilih*, memilih*, milih*
chosen: dipilih*, terpilih
choice: pilihan, opsi
decide: putuskan*, memutuskan*, tentukan*, menentukan*
decided: diputuskan*, ditentukan*
decision: keputusan
set: tetapkan*, menetapkan*, atur*, mengatur*, setel, tetapkanlah, diatur*, ditetapkan*, diset
fixed: tetap sama
add: tambah*, menambah*, nambah*, tambahin
added: ditambah*, bertambah
addition: tambahan
reduce: kurangi*, mengurangi*, kurangkan*, mengurangkan*, turunkan*, menurunkan*
reduced: dikurangi*, berkurang
increase: tingkatkan*, meningkatkan*, naikkan*, menaikkan*, meningkat, peningkatan, kenaikan
increased: ditingkatkan, dinaikkan
rise: naik
fall: jatuh, terjatuh, turun
calculate: hitung*, menghitung*, ngitung*, itung*, kira jumlah, mengira*
counted: dihitung*, terhitung
calculation: perhitungan, hitungan, pengiraan
measure: ukur*, mengukur*
compare: banding*, membanding*
compared: dibandingkan, berbanding
comparison: perbandingan
check: cek*, mengecek*, ngecek*, periksa*, memeriksa*, semak*, menyemak*, check, cekin
checked: dicek*, diperiksa*, disemak*
inspection: pemeriksaan, pemantauan
investigate: selidik*, menyelidik*, siasat*, menyiasat*
investigation: penyelidikan polisi, penyelidikan polis, siasatan, penyidikan
review: tinjau*, meninjau*, ulasan, review, tinjauan
analyze: analisis*, menganalisis*, analisa, analisalah, menganalisa*, analisakan
analysis: analisis data, penganalisisan
evaluate: evaluasi, mengevaluasi*, menilai*, nilailah, taksir*
evaluated: dinilai*, dievaluasi
fix: perbaiki*, memperbaiki*, benerin*, benahi*, betulin*, membaiki*, baiki
repaired: diperbaiki*, dibaiki*
repair: perbaikan
improve: sempurnakan*, menyempurnakan*
perfect: sempurna
prepare: siapkan*, menyiapkan*, mempersiapkan*, persiapkan*, sediakan*, menyediakan*, siapin*, nyiapin
prepared: disiapkan*
provided: disediakan*
preparation: persiapan, persediaan
available: tersedia
arrange: susun*, menyusun*, rangkai*, aturkan*
arranged: disusun*
sort: urutkan*, mengurutkan*, urutin
order of: urutan, susunan
install: pasang*, memasang*, instal*, menginstal*, masang
installed: dipasang*, terpasang, diinstal
assembly: perakitan, pemasangan
pair: sepasang
connect: hubungkan*, menghubungkan*, sambungkan*
connected: terhubung, tersambung, dihubungkan
contact: hubungi*, menghubungi*, kontak*
contacted: dihubungi*
related: terkait, berkaitan, berhubungan
call: panggil*, memanggil*, telepon*, menelepon*, nelpon*, telpon*
called: dipanggil*, dijuluki
calling: panggilan
invite: undang*, mengundang*, ajak*, mengajak*, jemput*, menjemput*, ngajak
invited: diundang*, diajak*
invitation: undangan, ajakan, jemputan
come: datang*, mari, dtg
come on: ayo, ayuk, yuk, jom, ayolah, marilah, mari kita
coming: kedatangan
arrive: tiba, sampai di, setibanya
go: pergi*, pigi, jalan ke, cabut dulu
left behind: ditinggalkan*, tertinggal, ketinggalan
go home: pulang*, balik rumah
returned: dikembalikan*, dipulangkan
walk: jalan kaki, berjalan*
street trip: jalan jalan
run away: lari*, berlari*, kabur
fly: terbang*
sit: duduk*
stand: berdiri*
wait: tunggu*, menunggu*, nunggu*, nungguin
waiting: ditunggu*
attend: hadir*, menghadiri*
attendance: kehadiran
present: masa kini
absent: absen, tidak hadir
see: lihat*, melihat*, liat*, ngeliat*, tengok*, menengok*
look: tatap*, menatap*
seen: dilihat*, terlihat
view: pemandangan
watched: ditonton*
know: tahu, tau, tahukah, taukah, tahulah, mengetahui*, ketahui*, mengenal*, kenal*
known: diketahui*, dikenal*, terkenal
does not know: tidak tahu, tak tahu, gak tau, ga tau, nggak tau, tidak tau, gatau, tidak mengetahui, nggak tahu
does not know: gak tahu
understand: mengerti*, paham*, memahami*, ngerti*, faham*
understood: dimengerti*, dipahami*, difahami
realize: sadar*, menyadari*, sedari
feel: merasa*, rasakan*, merasakan*, terasa, ngerasa
believe: percaya*, mempercayai*, meyakini*, believe
trust: kepercayaan, amanah
hate: benci*, membenci*
miss: rindu*, merindukan*, kangen
speak: bicara*, berbicara*, bercakap*, berucap*
chat: ngobrol*, mengobrol*, chat, chatting, berbual, borak, sembang
shout: teriak*, berteriak*
laugh: tertawa, ketawa, tawa
smile: senyum*, tersenyum, senyuman
cry: nangis, menangis, tangis
sing: nyanyi*, bernyanyi*, menyanyi*
dance: tari, menari*, joget
draw: gambarkan*, menggambar*, lukis*, melukis*
describe: deskripsikan*, mendeskripsikan*, menggambarkan*, uraikan*, menguraikan*, huraikan*
description: deskripsi, gambaran, uraian, huraian
teach: ajar*, mengajar*, ajari*, ngajarin, ajarin*
try: coba*, mencoba*, cuba*, mencuba*, nyoba*, cobain, berusaha*
tried: dicoba*, dicuba*
attempt: percobaan, cubaan
tested: diuji*, dites*
press: tekan*, menekan*, pencet*, klik*, mengklik*
pressed: ditekan*, diklik
pressure: tekanan
pull: tarik*, menarik diri
push: dorong*, mendorong*
shake: kocok*, goncang*
cut: potong*, memotong*
wash: cuci*, mencuci*, basuh*
bathe: mandi*
wear: kenakan pakaian, mengenakan*
lose: kehilangan, hilang
lost: tersesat, lenyap
lose match: kalah
win: menang*, memenangkan*
victory: kemenangan
winner: pemenang, juara
fight: bertarung*, berkelahi*, gaduh
war: perang, peperangan
peace: damai, kedamaian
attack: serang*, menyerang*, serangan
protect: lindungi*, melindungi*, lindungilah, jaga*, menjaga*
protected: dilindungi*, terlindung
protection: perlindungan
guard: penjaga, pengawal
monitor: pantau*, memantau*
control: kendali*, mengendali*, kawal*, kontrol*, mengontrol*, pengendalian, kawalan
manage: kelola*, mengelola*, urus*, mengurus*
management: manajemen, pengelolaan, pengurusan
support: dukung*, mendukung*, sokong*, menyokong*, dukungan, sokongan
supporter: pendukung, penyokong
lead: pimpin*, memimpin*
guidance: bimbingan
join: gabung*, bergabung*, bersatu
united: serikat, bersatu padu
unity: persatuan, kesatuan
combine: gabungkan*, menggabungkan*, satukan*
separate: pisah*, memisah*, terpisah
divide: bahagikan*, dibagi*
create account: buat akun, bikin akun
register: daftarkan*, mendaftar*, daftarin, daftar diri
registered: terdaftar, didaftarkan*, berdaftar
registration: pendaftaran, registrasi
sign: tanda tangani*, menandatangani*, tandatangan*, tanda tangan*, teken, tanda, simbol
signed: ditandatangani*
signature: tandatangannya
subscribe: berlangganan*, langganan
reset: reset*, mereset*, atur ulang, setel ulang, tetapkan semula, pengaturan ulang
restore: pulihkan*, memulihkan*
recover: pulih, sembuh
complain: komplain, mengeluh*, mengadu*
complaint: keluhan, aduan, pengaduan
criticism: kritik, kritikan
claim: klaim*, mengklaim*, tuntut ganti, dakwa*, mendakwa*
admit: mengaku*, akui*, mengakui*
promise: janji*, berjanji*
appointment: janji temu, temu janji
keep: jaga agar
happen: terjadi*, berlaku kepada
invalid: tidak berlaku, tidak sah
behavior: perilaku, kelakuan, tingkah laku
attitude: sikap
caught: ditangkap*, tertangkap
arrest: tangkap*, menangkap*
kill: bunuh*, membunuh*
murder: pembunuhan
hit: pukul dia, memukul*, tampar*
destroy: hancurkan*, menghancurkan*, musnahkan*
damage: kerusakan, kerosakan, merusak*, merosakkan*
disturb: ganggu*, mengganggu*
disturbance: gangguan
cover: meliputi*, mencakup*
insurance: asuransi, insurans
insurance policy: polis asuransi, polis insurans
warranty: garansi, jaminan, waranti
guarantee: jamin*, menjamin*
prize: penghargaan, piala
competition: kompetisi, lomba, persaingan, perlombaan
league: liga
seem: terkesan
contain: mengandung*, berisi*, memuat*, mengandungi*
consist of: terdiri dari, terdiri atas
load: muat*, beban
loading: pemuatan
produce: memproduksi*
production: produksi, pengeluaran
export: ekspor*, eksport
import: impor*, import
count on: mengandalkan*, andalkan*
depends: tergantung, bergantung*
influence: pengaruh*, mempengaruhi*
importance: kepentingan
interest: minat, kepentingan bersama
interested: tertarik, berminat
enjoy: menikmati*, nikmati*
visit: kunjungi*, mengunjungi*, kunjungan, ziarah, lawat*, melawat*
travel: bepergian, melancong*
stay overnight: menginap, bermalam
honor: kehormatan, menghormati*, hormat*
respect: menghargai*, hargai
spirit: semangat
hero: pahlawan
citizen: warga negara, warganegara, rakyat biasa
nation: bangsa
national: nasional, kebangsaan
international: internasional, antarabangsa
central: pusatnya
local: lokal, setempat, tempatan
foreign: asing
modern: modern, moden
traditional: tradisional
digital: digital
online: daring, online, dalam talian
offline: luring
automatic: otomatis, automatik
automatically: secara otomatis, secara automatik
manual: manual
normal: normal
positive: positif
negative: negatif
simple: sederhana, simpel, mudah sahaja
clear up: bersihkan*, membersihkan*
list of guests: daftar tamu
shopping list: daftar belanja
capital: modal
share price: saham
industry: industri
agriculture: pertanian
farmer: petani
trade: perdagangan, dagang
fishing: nelayan
media: media
radio: radio
advertisement: iklan
campaign: kampanye, kempen
category: kategori
format: format
default: bawaan, standar
standard: piawai
quantity: kuantitas, kuantiti
distance: jarak, jauhnya
far: jauh
near: dekat, hampir dengan
nearest: terdekat
speed: kecepatan, kelajuan
weight: beratnya
kilo: kilo, kg
meter: meter
unit: unit
location: lokasinya
form of: berupa, berbentuk
based on: didasarkan pada, atas dasar
basic: dasar, asas
basis: dasarnya
contents: daftar isi
preface: pendahuluan, kata pengantar, pengenalan
attachment file: file lampiran
criteria: kriteria
requirement: kriteria utama
regulation: regulasi
responsibility: tanggung jawab, tanggungjawab
responsible: bertanggung jawab, bertanggungjawab
duty: kewajiban, kewajipan
right away: cepat cepat, buru buru
hurry: bergegas, buruan
surely: tentulah begitu
thus: dengan demikian, begitulah, maka dari itu
like this: begini, seperti ini, kayak gini, gini, macam ni, demikian ini
like that: seperti itu, kayak gitu, gitu, macam tu, sebegitu
how good: betapa
as soon as: begitu sampai, sebaik sahaja, seketika
alone: sendirian, seorang diri
together: sama sama sekali
all at once: sekaligus
at all: sama sekali, sedikit pun, satu pun
only then: baru kemudian, barulah
regarding: berkenaan, sehubungan dengan, terkait dengan, menindaklanjuti
along with: beserta dengan
follow up: tindak lanjut, tindaklanjuti, menindaklanjuti*
revision: revisi, semakan
usually said: konon
for the sake of: demi untuk
acquisition: akuisisi
battalion: batalyon, batalion
balikpapan: balikpapan
onion: bawang
noisy: berisik, bising
risky: berisiko
rest: beristirahat, istirahat, rehat, berehat
interact: berinteraksi
faithful: beriman
worship: beribadah, ibadah, ibadat
thousands: beribu, beribu ribu
invest: berinvestasi
investment: investasi, pelaburan
balanced: berimbang, seimbang
bikini: bikini
perish: binasa
czech: ceko
suspicious: curiga, mencurigakan
suspected: dicurigai, diduga, disyaki
preaching: dakwah, dakwahnya
accusation: tuduhan, dakwaan
universe: jagat, alam semesta
butcher: jagal
casino: kasino
cashier: kasir, juruwang
pity: kasihan, kasian, sian
advanced: lanjutan, canggih
sells well: laris
maintenance: maintenance, pemeliharaan, penyelenggaraan
toy: mainan
mainstream: mainstream
independent: mandiri, merdeka, bebas merdeka
maulid: maulid
handle: menangani*, tangani*, ditangani*
bear: menanggung*, tanggung
handover: serah terima
counter: menangkal
recognize: mengenali*, kenali
emphasize: menekankan*, tekankan
cargo: muatan, kargo
loud: nyaring
fraction: pecahan
rider: pengendara
controller: pengendali
identifier: pengenal
printing: pencetakan
trigger: pencetus
expansion: perluasan
deduction: potongan
connection: sambungan, koneksi
screenshot: tangkapan layar, tangkap layar, ss layar
catch: tangkapan
to the maximum: semaksimal
insect: serangga
series: serangkaian, seri, siri
intersection: simpang, persimpangan
chimpanzee: simpanse
deviate: menyimpang
sukabumi: sukabumi
voluntary: sukarela
volunteer: sukarelawan, relawan
joy: sukacita, kegembiraan, kebahagiaan, kesenangan
sukarno: sukarno
properly: sewajarnya, selayaknya
taipei: taipei
monotheism: tauhid
torah: taurat
taurus: taurus
repentance: taubat, tobat
findings: temuan, penemuan
hereditary: turun temurun
lifted: terangkat
aroused: terangsang
breakthrough: terobosan
spectacle: tontonan
expression: ungkapan, ekspresi
teachings: ajaran
assumption: anggapan, asumsi
mold: cetakan
ordeal: cobaan
urge: dorongan
joint: gabungan
importer: importir
installation: instalasi
dishes: masakan, hidangan
gaze: tatapan
over: atas
on top of: di atas meja
self: diri
someone: seseorang
something: sesuatu
be in: berada
main: utama
machine: mesin
field: bidang, lapangan, padang
silent: diam, berdiam
source: sumber
come from: berasal
reach: mencapai*, capai*
comfortable: nyaman, selesa
activity: kegiatan, aktivitas, aktiviti
former: mantan, bekas presiden
in the amount of: sebesar
air: udara
pleasant: menyenangkan, enak rasanya
belonging to: milik
marry: menikah*, kahwin, berkahwin, nikah
marriage: pernikahan, perkahwinan, perkawinan
operation: operasi
suitable: cocok, sesuai untuk, layak
proof: bukti, pembuktian
prove: buktikan*, membuktikan*
proven: terbukti
goal: gol, cita cita
cool: keren, hebat, mantap, mantul
calm: tenang, ketenangan
rather: agak
work of art: karya
had time: sempat
certain: tertentu
cell: sel
deputy: wakil, perwakilan
natural: semula jadi
real: nyata, sejati
who knows: entah, entahlah
state that: menyatakan*, nyatakan*
statement: pernyataan, kenyataan akhbar
figure: tokoh, sosok
track: jalur, trek, landasan
take place: berlangsung
grow: tumbuh*, bertumbuh
effect: efek, kesan, dampak
focus: fokus
communication: komunikasi
mission: misi
trash: sampah
involved: terlibat
involve: melibatkan*
facility: fasilitas, kemudahan
give up: menyerah, putus asa
popular: populer, popular
daily: sehari hari, harian
a day: sehari
unique: unik
progress: maju, kemajuan
club: klub, kelab
community: komunitas, komuniti
as far as: sejauh, seberapa
design: desain, mendesain*, reka bentuk
planet: planet
physical: fisik, fizikal
medical: medis, perubatan
ash: abu
valuable: berharga, bernilai
concept: konsep
defeat: mengalahkan*, kalahkan*
coach: pelatih, jurulatih
owned: dimiliki
commission: komisi
remainder: sisa, baki
will not: takkan, tidak akan, tak akan, gak akan, ga akan, nggak akan, tak mahu
talent: bakat, bakatnya
burn: bakar*, membakar*, terbakar
made into: dijadikan*
ice: es, ais
difficulty: kesulitan, kesusahan
lucky: beruntung
graduate: lulus, kelulusan universiti
generation: generasi
severe: parah, teruk sekali
feature: fitur, ciri, ciri ciri
drama: drama
term: istilah
struggle: perjuangan, berjuang*
peak: puncak, kemuncak
a kind of: semacam
all kinds: segala macam
hold: memegang*, pegang*, mengadakan*, adakan*, diadakan*
channel: saluran
on purpose: sengaja, dengan sengaja
finger: jari
maintain: mempertahankan*, pertahankan*
master: menguasai*, kuasai
professional: profesional
tribe: suku
round: babak, putaran, pusingan
excessive: berlebihan
creature: makhluk
prince: pangeran, putera
making: pembuatan
curious: penasaran
promo: promo, promosi
theory: teori
lack: kekurangan
chemistry: kimia
box: kotak, kardus
background: latar, latar belakang
prophet: nabi
break up: putus
album: album
smell: bau
council: dewan, majlis
habit: kebiasaan, tabiat
fulfill: memenuhi*, penuhi*
undergo: menjalani*
entrepreneur: pengusaha, usahawan
access: akses, mengakses*
nature of: bersifat
sin: dosa
hole: lubang
suffer: menderita*
post: pos
fair: adil
justice: keadilan
kindness: kebaikan
sex: seks
signal: sinyal, isyarat
tend to: cenderung
era: era
factor: faktor
horse: kuda
restrain: menahan*
regret: menyesal*
truth: kebenaran
existence: keberadaan, kewujudan
ministry: kementerian
material: materi, bahan kuliah
lift: angkat*, mengangkat*
located: terletak
great: agung, mulia
feather: bulu
treasure: harta, harta benda
concert: konser
smooth: lancar
escape: lolos, melarikan diri
offer: tawarkan*, menawarkan*, tawaran, penawaran
for a moment: sebentar, sekejap, bentar, kejap
just a moment: tunggu sebentar, sebentar ya
fully: sepenuhnya
heaven: surga, syurga
palace: istana
pretty much: lumayan
put: letakkan*, meletakkan*, taruh*, menaruh*, tempatkan*, menempatkan*
step back: mundur, undur diri
satisfied: puas
satisfaction: kepuasan
space: angkasa, luar angkasa
based: berbasis, berasaskan
pray: berdoa, berdoalah
circle: kalangan, bulatan
collection: koleksi
collect: kumpulkan*, mengumpulkan*, ngumpulin
collected: dikumpulkan*
surface: permukaan
growth: pertumbuhan
handyman: tukang
element: unsur
branch: cabang, cawangan
compared with: dibanding
pregnant: hamil, mengandung anak
major: jurusan
sand: pasir
loyal: setia
atmosphere: suasana
trusted: dipercaya, dipercayai
passenger: penumpang
battle: pertempuran
recording: rekaman, rakaman
record: rekam, merekam*, rakam, merakam*
effective: efektif, berkesan
faculty: fakultas
global: global
cancer: kanker
principle: prinsip
guardian: wali
flow: aliran, arus
faith: iman, keimanan
pilgrimage: haji
violence: kekerasan, keganasan
corruption: korupsi, rasuah
map: peta
moreover: terlebih, terlebih lagi
threat: ancaman, mengancam*
emotion: emosi
in essence: intinya, pada intinya
trader: pedagang, peniaga
defense: pertahanan
pattern: pola, corak
witness: saksi, saksi mata
means: sarana
up to you: terserah, terserah kamu, terserah anda
warm: hangat
disappointed: kecewa
give birth: melahirkan
object: objek
sector: sektor
reasonable: wajar
entitled: berhak
phase: fase, fasa
coincidence: kebetulan
whole: keseluruhan
angel: malaikat
prevent: mencegah*, cegah*, menghalang*
hit by: terkena
stem: batang
thought: pemikiran
definition: pengertian, definisi
audience: penonton
potential: potensi
truck: truk, lori
disaster: bencana
hill: bukit
individual: individu
mass: massa
wheel: roda
fellow: sesama
peanut: kacang, kacang tanah
descendant: keturunan
brand: merek, jenama
retire: pensiun, bersara
phone credit: pulsa, kredit telefon
exciting: seru
coconut: kelapa
component: komponen
creative: kreatif
wild: liar
mathematics: matematika, matematik
novel: novel
board: papan
frame: rangka
used to: terbiasa
ceremony: upacara, majlis kahwin
mercy: ampun
favorite: favorit, kegemaran
earthquake: gempa, gempa bumi
layer: lapisan
spread: menyebar*, menyebarkan*, sebarkan*, tersebar
risk: risiko, resiko
mental: mental
smoke: merokok, rokok
aim: bertujuan
notice: notis, pemberitahuan, notifikasi
emergency: darurat, kecemasan
housing: perumahan
accountant: akuntan, akauntan
coordination: koordinasi
orderly: tertib
technical: teknis, teknikal
property: properti, hartanah
brake: rem, brek
absorb: meresap
listed: tertera
spending: pengeluaran uang
quarter: kuartal, suku tahun
batik: batik
namely: iaitu
exist: wujud
located in: bertempat
actor: aktor, pelakon, pemeran
parliament: parlimen, dpr
bullet: peluru
hell: neraka
ghost: hantu
border: sempadan, perbatasan
calories: kalori
trick: tipu, tipu daya
any: sebarang, mana mana
fans: peminat, penggemar
aware: sedar, menyedari*
flag: bendera
factory floor: lantai pabrik
cute: comel, imut
doll: patung, boneka
mirror: cermin
college: kolej, akademi
lab: makmal, laboratorium
entertainment: hiburan
oath: sumpah
chase: kejar*, mengejar*
enough said: cukup sudah
jealous: cemburu, iri
lazy: malas
diligent: rajin
selfish: egois
plus: ditambah lagi
minus: dikurangi lagi
email address: alamat email, alamat e mel, alamat imel, alamat surel
bank account: rekening bank, akaun bank
full name: nama lengkap, nama penuh
date of birth: tanggal lahir, tarikh lahir
web address: alamat web
public transport: angkutan umum, pengangkutan awam
customer service: layanan pelanggan, customer service, khidmat pelanggan, cs toko
terms and conditions: syarat dan ketentuan, terma dan syarat
privacy: privasi
privacy policy: kebijakan privasi
backup: cadangan data, backup
backup plan: rencana cadangan
bug: bug, kutu program
feature request: permintaan fitur
encryption: enkripsi, penyulitan
encrypt: enkripsi data, mengenkripsi*
encode: enkode, kodekan*, mengodekan*
decode: dekode, menguraikan kode
harmful: berbahaya bagi
unethical: tidak etis, tak beretika
ethical: etis, beretika
criminal: kriminal, penjahat
racist: rasis
adult content: konten dewasa
poison: racun
explosive: peledak, bahan peledak
germany: jerman
russia: rusia
china: china, tiongkok
singapore: singapura
australia: australia
italy: italia
spain: spanyol
france: perancis, prancis
united kingdom: inggris raya, britania
yours faithfully: sekian terima kasih
the access token of the user: token akses pengguna, token pengguna
user password: kata sandi pengguna, kata laluan pengguna, password pengguna
already approved: sudah menyetujui, telah menyetujui, sudah setuju dengan, sudah disetujui, telah disetujui
or not: tidaknya
in place of it: gantinya
and so on: sebagainya
the news: kabarnya
"""
