"""Italian: what words and phrases say in English, as `filters.text.glossary` describes."""

FORMS = """
ignore: non tenere conto di, non tenere conto, non tener conto di, non tener conto, non tenga conto, non tenete conto
ignore: non considerare, non considerate, non badare a, non badare alle, non fare caso a, non fare caso alle
ignore: non far caso a, non dare retta a, non dare retta alle, non prestare attenzione a, non prestare attenzione alle
ignore: passa sopra, ignor*, ignorate
ignoring: ignorando, tralasciando
ignores: ignori
ignorance: ignoranza
ignorant: ignorante, ignoranti
negligible: trascurabile, trascurabili
forget: dimenticati, dimenticatevi, scordati, scordatevi, togliti dalla testa, cancella dalla memoria, lascia perdere
forget: lasciate perdere, lascia stare, lasciate stare, dimentic*, dimenticate, scord*, scordate
do not forget: non dimenticare, non dimenticate, non dimenticarti, non dimenticatevi, non scordare, non scordarti
do not forget: non scordatevi
forgot: ho dimenticato, hai dimenticato, mi sono dimenticat*, mi sono scordat*, dimenticat*, scordat*
forgetting: dimenticando, scordando
disregard: disattend*
override: prevalgono su, scavalc*
set aside: metti da parte, mettete da parte, accantona*
do not follow: non seguire, non seguite
bypass: aggir*, aggirate, bypass*, bypassate
cancellation: annullamento, disdetta, cancellazione
cancel: disd*, annull*, annullate
dropped: abbandonato
abandonment: abbandono
throw away: butta, buttare, buttate, buttalo, butta via, getta, gettare, gettate
replacement: sostituzione, sostituto
revelation: rivelazione
revelations: rivelazioni
disclosure: divulgazione
communication: comunicazione
communications: comunicazioni
press release: comunicato, comunicato stampa
show: fai vedere, fare vedere, far vedere, fate vedere, mostr*, mostrate
show me: fammi vedere, fatemi vedere, facci vedere, mi faccia vedere, fammelo vedere, mostrami, mostrarmi, mostratemi
tell: dire a, di a, dite a, di all, dite all, raccont*, raccontate
do not tell: non dire a, non dirlo a, non dire all, non dirlo all, non ditelo all, non ditelo a, non dite a
do not tell anyone: non dirlo a nessuno, non dire a nessuno, non ditelo a nessuno, non parlarne con nessuno
do not tell anyone: non farne parola
tell me: dimmi, ditemi, mi dica, dirmi, mi dici, dicendomi, raccontami, raccontarmi, raccontatemi
tell me it: dimmelo, dimmela, dirmelo, ditemelo
tell us: dicci, diteci, dirci, raccontaci, raccontarci, raccontateci
tell him: digli, dirgli, ditegli, raccontagli, raccontargli, raccontategli
tell her: dille, dirle
tell you: dirti, dirvi
say it: dillo, ditelo, dirlo, dirla
say: dì, dici, dire, dico, dicono, dite, dica, dicano, diciamo, dir
says: dice
said: detto, detta, detti, dette, disse, dissi, dissero, dicev*
was said: si è detto, è stato detto
saying: dicendo
will say: dirò, dirà, dirai, diranno, diremo, direte
would say: direbbe, direi, diresti, direbbero
let us say: mettiamo che, poniamo che
in other words: detto altrimenti, in altri termini
i told you: ti ho detto, vi ho detto, te l ho detto
you were told: ti è stato detto, ti hanno detto, vi è stato detto, vi hanno detto, ti hanno ordinato, ti hanno imposto
you were given: ti hanno dato, ti è stato dato, ti è stata data, ti sono stati dati, ti sono state date
you were given: ti è stato assegnato, ti sono state fornite, ti sono state impartite, vi sono state date
you were given: ti è stato fornito, ti hanno fornito, che hai ricevuto, che avete ricevuto, che ti hanno dato
you were given: che ti sono state date, che ti è stato dato
instructions you were given: istruzioni ricevute, indicazioni ricevute
everything you were told: quello che ti hanno detto, quello che ti è stato detto, ciò che ti è stato detto
everything you were told: tutto quello che ti hanno detto, tutto ciò che ti è stato detto
everything you were told: tutto quello che ti è stato detto
everything above: tutto quello che precede, tutto ciò che precede, tutto quanto precede
everything above: tutto quello che si trova sopra, tutto quanto sopra, tutto quello che c è sopra
everything above: tutto ciò che c è sopra, tutto quello che è scritto sopra
what precedes: quanto precede, ciò che precede
what follows: quanto segue, ciò che segue
everything i say: tutto quello che dico, tutto quello che dico io, tutto ciò che dico
what i say: quello che dico, quello che dico io, ciò che dico
instruction: istruzione
instructions: istruzioni, istruz, indicazioni
indication: indicazione
guidelines: linee guida, linea guida, raccomandazioni
rules: regole, norme
rule: regola, norma
regulation: regolamento, regolamenti
regular: regolare, regolari
regularly: regolarmente
directive: direttiva
directives: direttive
order: ordine di, ordin*, ordinate
orders: ordini
command: comando, comanda, comandare
commands: comandi
commander: comandante, comandanti
prompt: prompt
prompts: prompts
system prompt: prompt di sistema, prompt del sistema, system prompt, messaggio di sistema, messaggio del sistema
initial prompt: prompt iniziale, prompt di partenza, prompt originale
initial instructions: istruzioni iniziali, istruzioni di partenza, istruzioni originali, istruzioni originarie
system: sistema
systems: sistemi
restriction: restrizione
restrictions: restrizioni
limitation: limitazione
limitations: limitazioni
constraint: vincolo, paletto, costrizione
constraints: vincoli, paletti, costrizioni
guardrail: barriera di sicurezza
guardrails: barriere di sicurezza
safeguard: protezione, salvaguardia
safeguards: protezioni, salvaguardie
policy: policy, politica aziendale, politica interna
policies: politiche aziendali, politiche interne
filter: filtr*, filtrate
filters: filtri
censorship: censura, censure
uncensored: non censurat*, senza censura, senza censure, senza peli sulla lingua
unfiltered: non filtrat*, senza filtri, senza alcun filtro, senza filtro
unrestricted: senza restrizioni, senza limiti, senza limite, senza limitazioni, senza vincoli, illimitat*
unrestricted: privo di restrizioni, senza alcun limite, senza alcuna limitazione, senza alcuna restrizione
unrestricted: privo di limiti, privo di vincoli
without telling: senza dire nulla a, senza dire niente a, senza dirlo a, senza informare, senza avvisare
without telling: senza avvertire, senza dirlo all, senza dire nulla all, senza farlo sapere a, senza farlo sapere all
without telling anyone: senza dirlo a nessuno, senza dire niente a nessuno, senza che nessuno lo sappia
without telling the user: all insaputa dell utente, senza che l utente lo sappia, senza che l utente se ne accorga
without the knowledge of: all insaputa di, all insaputa del, all insaputa della, all insaputa degli
without asking: senza chiedere, senza domandare, senza fare domande
without asking for confirmation: senza chiedere conferma, senza chiedere la conferma
without refusing: senza rifiutare, senza rifiutarti
without any: senza alcun, senza alcuna, senza nessun, senza nessuna
from now on: d ora in poi, da ora in poi, d ora in avanti, da ora in avanti, da adesso in poi, da adesso
from now on: da adesso in avanti, da questo momento in poi, da questo momento in avanti, da questo momento
from now on: a partire da ora, a partire da adesso
until now: finora, sinora, fino a ora, fino ad ora, fino a questo momento, fin qui, fino a qui
until further notice: fino a nuovo ordine, fino a nuovo avviso
act as: agisci da, comportati come, comportatevi come, si comporti come, comportarti come, fai da, funge da, fungi da
act as: mettiti nei panni di, mettiti nei panni di un, calati nei panni di, entra nei panni di
act as if: comportati come se, fai come se, fate come se
act: agisc*, agite, agire, atto
acts: agisce, atti
play the role of: interpreta il ruolo di, interpretare il ruolo di, interpreta il ruolo del, svolgi il ruolo di
play the role of: assumi il ruolo di, recita la parte di, interpreta la parte di, recita il ruolo di, impersona*
pretend: fingere, fingi, finga, fingete, fingo, fingono, fingiamo, fai finta, fa finta, fate finta, fare finta
pretend: far finta, facciamo finta, simula di, fingendo
pretended: finse, fingeva
pretend to be: fai finta di essere, fate finta di essere, far finta di essere, fingiti, spacciati per
pretend to be: fatti passare per
pretend that: fai finta che, facciamo finta che, fate finta che
role: ruolo
roles: ruoli
you are now: ora sei, adesso sei, sei diventato, ti chiami
you are no longer: non sei più, non siete più, tu non sei più
you are: sei, siete, tu sei, voi siete, lei è, se tu fossi
you are not: non sei, non siete
you have: hai, avete
you do not have: non hai, non avete, tu non abbia, non avere
you no longer have: non hai più, non avete più
you no longer have to: non devi più, non dovete più, non sei più tenuto a, non sei più obbligato a
you do not have to: non sei tenuto a, non sei obbligato a, non è necessario
you must: devi, dovete, sei tenuto a, sei obbligato a
you must not: non devi, non dovete, non dovresti
you can: puoi, potete, riesci, riuscite, sei in grado di, sei libero di
you cannot: non puoi, non potete, non riesci
you may: ti è permesso, ti è concesso
no longer valid: non vale più, non valgono più, non sono più valide, non è più valida, non è più valido
no longer valid: non sono più validi
no longer apply: non si applicano più, non sono più in vigore, non contano più
is no longer: non è più
are no longer: non sono più
no longer: non più
developer mode: modalità sviluppatore, modalità di sviluppo, modalità sviluppo, modalità developer
debug mode: modalità debug, modalità di debug
admin mode: modalità admin, modalità amministratore
maintenance mode: modalità manutenzione, modalità di manutenzione
mode: modalità
jailbreak: jailbreak, sblocco totale
anything: qualsiasi cosa, qualunque cosa
anything goes: tutto è permesso, vale tutto, tutto è concesso
never: mai, giammai, in nessun caso, per nessun motivo, per nessuna ragione, non mai
never say: non dire mai
do not reveal: non rivelare, non divulgare, non svelare
do not mention: non menzionare, non nominare, non citare, non accennare a, non parlare di, non menzionate
do not mention: non fare menzione di
do not inform: non informare, non avvisare, non avvertire, non avvisate, non informate
do not refuse: non rifiutare, non rifiutarti
never refuses: non rifiuta mai
keep quiet: acqua in bocca, mantieni il silenzio, resta in silenzio
word for word: alla lettera, testuale, testualmente, per filo e per segno
verbatim: così com è, così come sono, così come è, letteralmente, pari pari, verbatim
in full: per intero, per esteso, integralmente, interamente, al completo
step by step: passo dopo passo, passo passo, passo per passo
nothing else: nient altro, niente altro, null altro
language model: modello linguistico, modello di linguaggio
language models: modelli linguistici
artificial intelligence: intelligenza artificiale
ai: ia
ai assistant: assistente ia, assistente ai
ai agents: agenti ia, agenti ai
whoever reads this: chiunque legga, chi legge questo, a chi legge, tu che leggi
assistant: assistente
assistants: assistenti
social worker: assistente sociale
customer service: assistenza clienti, servizio clienti
assistance: assistenza, assistenze
agent: agente
agents: agenti
real estate agent: agente immobiliare
real estate: immobiliare
agency: agenzia
model: modello
models: modelli
chatbot: chatbot
bot: bot
robot: robot
developer: sviluppatore, programmatore
developers: sviluppatori, programmatori
administrator: amministratore, admin
administrators: amministratori
operator: operatore
operators: operatori
creator: creatore, ideatore
creators: creatori, ideatori
owner: proprietario, titolare
owners: proprietari, titolari
user: utente
users: utenti
password: password, parola d ordine, parola chiave, pwd, parola segreta
passwords: parole d ordine, parole chiave, le password, delle password
credentials: credenziali, credenziale
login details: credenziali di accesso, dati di accesso, dati di login
api key: chiave api
api keys: chiavi api
token: token
secret: segreto, segreta, segrete
secrets: segreti
secretary: segretario, segretaria, segreteria
secret code: codice segreto
in secret: segretamente, di nascosto
hidden: nascost*, occulto, occulta, occulti, occulte
hide: nascondere, nascondi, nascondete, nascondo, nascondono, nasconda, nascondano, nasconderlo, nascondilo
hide: nasconderla
hides: nasconde
confidential: confidenziale, confidenziali, riservat*
previous: precedente, precedenti, di prima, ricevuto prima, ricevute prima, pregress*
previous ones: quelle di prima, quelli di prima
above: sopra, qui sopra, in alto, di cui sopra, sopraindicat*, sopracitat*, suddett*, soprastant*
below: sotto, qui sotto, di seguito, in basso, in calce, qui di seguito, sottostant*
on it: ci sopra
initial: iniziale, iniziali
original: originale, originali, originario, originaria
new: nuov*, novità
old: vecchio, vecchia, vecchi, vecchie, antico, antica, antichi, antiche
configuration: configurazione, configurazioni
context: contesto
conversation: conversazione
conversations: conversazioni
programming: programmazione
training: addestramento, allenamento, allenamenti, formazione, formazioni
training data: dati di addestramento, dati di training
security: sicurezza
safety measures: misure di sicurezza
tool: strumento, attrezzo
tools: strumenti, attrezzi
bank details: coordinate bancarie, dati bancari, estremi bancari
bank account: conto corrente, conto bancario, conto in banca
bank transfer: bonifico, bonifico bancario
bank transfers: bonifici
make a transfer: fai un bonifico, fare un bonifico, effettua un bonifico
credit card: carta di credito, bancomat
credit cards: carte di credito
personal data: dati personali, dati sensibili
stop: smettere, smetti, smetto, smetta, smettete, smettono, smettila di, smettila, smetterla, fermare, ferma, fermati
stop: fermate, fermarsi, fermatevi, fermo, cessare, cessa, cessate, piantala, basta
stopped: smesso, fermato, fermata, fermati tutti, cessato
stop following: smetti di seguire, smettila di seguire, smettete di seguire
become: divenire, divent*, diventate
copy and paste: copincolla
execute: eseguire, esegui, eseguite, esegua, eseguo, eseguono, eseguirlo, eseguilo
executed: esegui*
executes: esegue
execution: esecuzione
follow: seguire, segui, seguite, segua, seguo, seguono, seguiamo, seguano, seguirlo, seguirmi, seguimi, seguitemi
follow: seguirti
follows: segue
followed: seguito, seguita, seguiti, seguite da, seguiva, seguivano
will follow: seguirà, seguirai, seguiranno, seguirò
following: seguente, seguenti, successiv*
translate: tradu*
translate me: traducimi, tradurmi
translates: traduce
translated: tradott*
translation: traduzione
translations: traduzioni
reproduce: riprodurre, riproduci, riproducete
produce: produrre, produci, produco, producono, produca
produces: produce
produced: prodotto da, prodotta
production: produzione
product: prodotto
products: prodotti
give: dare, dar, do, dia, diamo, danno, dà, dai, da loro, date
give me: dammi, datemi, darmi, mi dai, mi dia, mi dà
give us: dacci, dateci, darci
give me it: dammelo, dammela, darmelo, datemelo
give it: dallo, darlo, darla, datelo, darglielo
give him: dagli, dargli, darle
give you: darti, darvi
given: dato, data da, dati da
gave: diede, dava, davano, davo
giving: dando
will give: darò, darà, darai, daranno, daremo
read: leggere, leggi, leggo, leggete, legga, leggono, leggiamo, letto, letta, letti, leggendo, leggerlo, leggila
read: leggilo, leggeva
reads: legge, rilegge
slightly: leggermente
light: leggero, leggera, leggeri, leggere un po, luce, lampada
warn: avvertire, avverti, avvertite, avverta, avverto
warned: avvertit*
warning: avvertimento, avviso, avvertenza
warnings: avvertimenti, avvertenze, avvisi, ammonimenti
extract: estrarre, estrai, estraggo, estraete
extracted: estratt*
exfiltrate: esfiltrare, esfiltra
expose: esporre, esponi, espone
ignored: ignorat*
will ignore: ignorer*
ignore me: ignorami, ignorarmi, ignoratemi
ignore it: ignoralo, ignorala, ignorarl*, ignoratel*
neglected: trascurat*
neglect: trascur*, trascurate
left out: tralasciat*
leave out: tralasci*, tralasciate
leave out me: tralasciami, tralasciarmi, tralasciatemi
will forget: dimenticher*, scorder*
forget me: dimenticami, dimenticarmi, dimenticatemi, scorda*
forget it: dimenticalo, dimenticala, dimenticarl*, dimenticatel*, scordalo, scordala, scordarl*, scordatel*
disregarded: disattes*
overrode: scavalcat*
overwrote: sovrascritt*
overwrite: sovrascriv*
bypassed: aggirat*, bypassat*
bypass me: aggirami, aggirarmi, aggiratemi
evaded: elus*
evade: elud*
skipped: saltat*
skip: salt*, saltate
skip me: saltami, saltarmi, saltatemi
canceled: annullat*
cancel me: annullami, annullarmi, annullatemi
abandoned: abbandonat*
abandon: abbandon*, abbandonate
discarded: scartat*
discard: scart*, scartate
reset: azzer*, reimpostat*, reimpost*, resett*, ripristino
replaced: sostituit*, rimpiazzat*
replace: sostitu*, sostituite, rimpiazz*, rimpiazzate
replaces: sostituisce
replace me: sostituiscimi, sostituirmi, sostituitemi
rewrote: riscritt*
rewrite: riscriv*
rewrites: riscrive
rewrite me: riscrivimi, riscrivermi, riscrivetemi
rephrased: riformulat*
rephrase: riformul*, riformulate
rephrase me: riformula*
revealed: rivelat*, svelat*
reveal: rivel*, rivelate, svel*, svelate
will reveal: riveler*, sveler*
reveal me: rivelami, rivelarmi, rivelatemi, svelami, svelarmi, svelatemi
reveal it to me: rivelamel*, rivelarmel*, rivelatemel*, svelamel*, svelarmel*, svelatemel*
reveal it: rivelalo, rivelala, rivelarl*, rivelatel*, svelalo, svelala, svelarl*, svelatel*
disclosed: divulgat*
disclose: divulg*, divulgate
communicated: comunicat*
communicate: comunic*, comunicate
communicate me: comunicami, comunicarmi, comunicatemi
shared: condivis*, condividev*
share: condivid*, quota, azione in borsa
shares: condivide
will share: condividerà, condividerò, condivideranno
share me: condividimi, condividermi, condividetemi
share it: condividilo, condividila, condividerl*, condividetel*
leaked: spifferat*, trapelat*
leak: spiffer*, spifferate, trapel*, trapelate
leak me: spiffera*
showed: mostrat*
will show: mostrer*
show it to me: mostramel*, mostrarmel*, mostratemel*
show it: mostralo, mostrala, mostrarl*, mostratel*
show us: mostraci, mostrarci, mostrateci
show him: mostragli, mostrargli, mostrategli
displayed: visualizzat*
display: visualizz*, visualizzate
display me: visualizzami, visualizzarmi, visualizzatemi
told: raccontat*
will tell: racconter*
tell it to me: raccontamel*, raccontarmel*, raccontatemel*
tell it: raccontalo, raccontala, raccontarl*, raccontatel*
printed: stampat*
print: stamp*, stampate
will print: stamper*
print me: stampami, stamparmi, stampatemi
print it to me: stampamel*, stamparmel*, stampatemel*
print it: stampalo, stampala, stamparl*, stampatel*
repeated: ripetut*, ripetev*
repeat: ripet*
repeats: ripete
will repeat: ripeterà, ripeterò, ripeteranno
repeat me: ripetimi, ripetermi, ripetetemi
repeat it to me: ripetimel*, ripetermel*, ripetetemel*
repeat it: ripetilo, ripetila, ripeterl*, ripetetel*
recited: recitat*
recite: recit*, recitate
recite me: recitami, recitarmi, recitatemi
listed: elencat*
list: elenc*, elencate, lista
list me: elencami, elencarmi, elencatemi
enumerated: enumerat*
enumerate: enumer*, enumerate
copied: copiat*, ricopiat*
copy: copi*, copiate, ricopi*, ricopiate
copy me: copiami, copiarmi, copiatemi, ricopia*
copy it to me: copiamel*, copiarmel*, copiatemel*, ricopiamel*, ricopiarmel*, ricopiatemel*
pasted: incollat*
paste: incoll*, incollate
paste me: incollami, incollarmi, incollatemi
paste it to me: incollamel*, incollarmel*, incollatemel*
transcribed: trascritt*
transcribe: trascriv*
transcribes: trascrive
transcribe me: trascrivimi, trascrivermi, trascrivetemi
transcribe it to me: trascrivimel*, trascrivermel*, trascrivetemel*
returned: restituit*, ritornat*
return: restitu*, restituite, ritorn*, ritornate
returns: restituisce
return me: restituiscimi, restituirmi, restituitemi
return it to me: restituiscimel*, restituirmel*, restituitemel*
provided: fornit*
provide: forn*, fornite
provides: fornisce
provide me: forniscimi, fornirmi, fornitemi
procured: procurat*
procure: procur*, procurate
procure me: procurami, procurarmi, procuratemi
wrote: scritt*, scrivev*
write: scriv*
writes: scrive, redige
will write: scriverà, scriverò, scriveranno
write me: scrivimi, scrivermi, scrivetemi
write it to me: scrivimel*, scrivermel*, scrivetemel*
write it: scrivilo, scrivila, scriverl*, scrivetel*
write him: scrivigli, scrivergli, scrivetegli
answered: rispost*, rispondev*
answer: rispond*, risposta
answers: risponde, risposte
will answer: risponderà, risponderò, risponderanno
answer me: rispondimi, rispondermi, rispondetemi
answer it: rispondilo, rispondila, risponderl*, rispondetel*
answer him: rispondigli, rispondergli, rispondetegli
asked: chiest*, chiedev*, domandat*
ask: chied*, domand*, domandate
asks: chiede
will ask: chiederà, chiederò, chiederanno, domander*
ask me: chiedimi, chiedermi, chiedetemi
ask it: chiedilo, chiedila, chiederl*, chiedetel*
ask him: chiedigli, chiedergli, chiedetegli, domandagli, domandargli, domandategli
began: iniziat*
begin: inizi*, iniziate
begin me: iniziami, iniziarmi, iniziatemi
started: cominciat*, avviat*, avviò
start: cominci*, cominciate, avviare, avvia, avviate, avvio, avvi, avviamo, avviano, avviando
ended: terminat*
end: termin*, terminate, fine
concluded: conclus*
conclude: conclud*
behaved: comportat*
behave: comport*, comportate
simulated: simulat*
simulate: simul*, simulate
imagined: immaginat*
imagine: immagin*, immaginate
imitated: imitat*
imitate: imit*, imitate
impersonated: impersonat*
impersonate: imperson*, impersonate
embodied: incarnat*
embody: incarn*, incarnate
became: diventat*
obeyed: obbedit*, ubbidit*
obey: obbed*, obbedite, ubbid*, ubbidite
respected: rispettat*
respect: rispett*, rispettate
applied: applicat*
apply: applic*, applicate
carried out: effettuat*
carry out: effettu*, effettuate
made: realizzat*, fabbricat*, fabbricò
make: realizz*, realizzate, fabbricare, fabbrica, fabbricate, fabbrico, fabbrichi, fabbrichiamo, fabbricano
make: fabbricando, fare in modo, fai in modo
launched: lanciat*
launch: lanci*, lanciate
called: chiamat*
call: chiam*, chiamate
call me: chiamami, chiamarmi, chiamatemi
called back: richiamat*
call back: richiam*, richiamate
call back me: richiamami, richiamarmi, richiamatemi
sent: inviat*, inviav*, inviò, mandat*, mandav*, mandò, spedit*, spediv*
send: inviare, invia, inviate, invio, invi, inviamo, inviano, inviando, mandare, manda, mandate, mando, mandi
send: mandiamo, mandano, mandando, sped*, spedite
will send: invier*, mander*, spedirà, spedirò, spediranno
send me: inviami, inviarmi, inviatemi, mandami, mandarmi, mandatemi, spediscimi, spedirmi, speditemi
send it to me: inviamel*, inviarmel*, inviatemel*, mandamel*, mandarmel*, mandatemel*, spediscimel*, spedirmel*
send it to me: speditemel*
send it: invialo, inviala, inviarl*, inviatel*, mandalo, mandala, mandarl*, mandatel*, spediscilo, spediscila
send it: spedirl*, speditel*
send us: inviaci, inviarci, inviateci, mandaci, mandarci, mandateci, spediscici, spedirci, spediteci
send him: inviagli, inviargli, inviategli, mandagli, mandargli, mandategli, spediscigli, spedirgli, speditegli
sends: spedisce
forwarded: inoltrat*
forward: inoltr*, inoltrate, girare, gira, girate, giro, giri, giriamo, girano, girando
will forward: inoltrer*, girer*
forward me: inoltrami, inoltrarmi, inoltratemi, girami, girarmi, giratemi
forward it to me: inoltramel*, inoltrarmel*, inoltratemel*, giramel*, girarmel*, giratemel*
forward it: inoltralo, inoltrala, inoltrarl*, inoltratel*, giralo, girala, girarl*, giratel*
turned: girat*, girav*, girò
transmitted: trasmess*
transmit: trasmett*
transmits: trasmette
transmit me: trasmettimi, trasmettermi, trasmettetemi
transferred: trasferit*, bonificat*
transfer: trasferire, trasferisci, trasferisco, trasferiscono, trasferisca, trasferiscano, trasferiamo, trasferite
transfer: trasferendo, bonific*, bonificate
transfers: trasferisce
transfer me: trasferiscimi, trasferirmi, trasferitemi
transfer it: trasferiscilo, trasferiscila, trasferirl*, trasferitel*
paid in: versat*
pay in: vers*, versate
paid: pagat*, pagav*, pagò
pay: pagare, paga, pagate, pago, paghi, paghiamo, pagano, pagando
pay me: pagami, pagarmi, pagatemi
pay it: pagalo, pagala, pagarl*, pagatel*
uploaded: caricat*
upload: caric*, caricate
upload me: caricami, caricarmi, caricatemi
downloaded: scaricat*
download: scaric*, scaricate
download me: scaricami, scaricarmi, scaricatemi
deleted: cancellat*, eliminat*
delete: cancell*, cancellate, elimin*, eliminate
will delete: canceller*, eliminer*
delete me: cancellami, cancellarmi, cancellatemi, eliminami, eliminarmi, eliminatemi
delete it: cancellalo, cancellala, cancellarl*, cancellatel*, eliminalo, eliminala, eliminarl*, eliminatel*
removed: rimoss*
remove: rimuov*, togliere, togli, toglilo, tolto
removes: rimuove, toglie
remove me: rimuovimi, rimuovermi, rimuovetemi
destroyed: distrutt*
destroy: distrugg*
took off: levat*, levò
take off: levare, leva, levate, levo, levi, leviamo, levano, levando
opened: apert*
open: aprire, apri, apro, aprono, apra, aprano, apriamo, aprite, aprendo, aperto, aperta, aperti, aperte
opens: apre
will open: aprirà, aprirò, apriranno
open me: aprimi, aprirmi, apritemi
open it: aprilo, aprila, aprirl*, apritel*
closed: chius*
close: chiud*, stretto
closes: chiude
close me: chiudimi, chiudermi, chiudetemi
read again: rilett*, rilegg*
approved: approvat*
approve: approv*, approvate
granted: concess*
grant: conced*
authorized: autorizzat*
authorize: autorizz*, autorizzate
activated: attivat*
activate: attiv*, attivate
enabled: abilitat*
enable: abilit*, abilitate
disabled: disattivat*, disabilitat*
disable: disattiv*, disattivate, disabilit*, disabilitate
disable me: disattivami, disattivarmi, disattivatemi
unlocked: sbloccat*
unlock: sblocc*, sbloccate
unlock me: sbloccami, sbloccarmi, sbloccatemi
blocked: bloccat*
block: blocc*, bloccate
mentioned: menzionat*
mention: menzion*, menzionate, nomin*, nominate
named: nominat*
informed: informat*
inform: inform*, informate
notified: avvisat*, notificat*
notify: avvis*, avvisate, notific*, notificate
notify me: avvisami, avvisarmi, avvisatemi
alerted: allertat*
alert: allert*, allertate
confirmed: confermat*
confirm: conferm*, confermate
confirm me: confermami, confermarmi, confermatemi
refused: rifiutat*
refuse: rifiut*, rifiutate
denied: negat*, negò
deny: negare, nega, negate, nego, neghi, neghiamo, negano, negando
concealed: occultat*
conceal: occult*, occultate
explained: spiegat*
explain: spieg*, spiegate
explain me: spiegami, spiegarmi, spiegatemi
explain it to me: spiegamel*, spiegarmel*, spiegatemel*
described: descritt*
describe: descriv*
describes: descrive
describe me: descrivimi, descrivermi, descrivetemi
used: usat*, usò, utilizzat*, adoperat*
use: usare, usa, usate, uso, usi, usiamo, usano, usando, utilizz*, utilizzate, adoper*, adoperate
added: aggiunt*
add: aggiung*
adds: aggiunge
add me: aggiungimi, aggiungermi, aggiungetemi
included: inclus*, compreso, compresa, compresi, comprese
include: includ*
inserted: inserit*
insert: inser*, inserite
inserts: inserisce
insert me: inseriscimi, inserirmi, inseritemi
changed: cambiat*, modificat*
change: cambi*, cambiate, modific*, modificate
updated: aggiornat*
update: aggiorn*, aggiornate
update me: aggiornami, aggiornarmi, aggiornatemi
created: creat*, creav*, creò
create: creare, crea, create, creo, crei, creiamo, creano, creando
create me: creami, crearmi, createmi
create it: crealo, creala, crearl*, createl*
generated: generat*, generav*, generò
generate: generare, genera, generate, genero, generi, generiamo, generano, generando
generate me: generami, generarmi, generatemi
generate it: generalo, generala, generarl*, generatel*
continued: continuat*, continuò
continue: continuare, continua, continuate, continuo, continui, continuiamo, continuano, continuando
went on: proseguit*
go on: prosegu*, proseguite
saved: salvat*, salvav*, salvò
save: salvare, salva, salvate, salvo, salvi, salviamo, salvano, salvando
save me: salvami, salvarmi, salvatemi
save it: salvalo, salvala, salvarl*, salvatel*
recorded: registrat*
record: registr*, registrate, record
searched: cercat*
search: cerc*, cercate
search me: cercami, cercarmi, cercatemi
researched: ricercat*
research: ricerc*, ricercate
found: trovat*
find: trov*, trovate
find me: trovami, trovarmi, trovatemi
checked: verificat*, controllat*
check: verific*, verificate, controll*, controllate
check me: verificami, verificarmi, verificatemi, controllami, controllarmi, controllatemi
checked again: ricontrollat*
check again: ricontroll*, ricontrollate
considered: considerat*
consider: consider*, considerate
treated: trattat*, trattò, curat*, curò
treat: trattare, tratta, trattate, tratto, tratti, trattiamo, trattano, trattando, curare, cura, curate, curo, curi
treat: curiamo, curano, curando
processed: elaborat*
process: elabor*, elaborate, processo, processi
thought: pensat*, pensiero
think: pens*, pensate, penso che, riflettere
decoded: decodificat*
decode: decodific*, decodificate
decode me: decodifica*
deciphered: decifrat*
decipher: decifr*, decifrate
decipher me: deciframi, decifrarmi, decifratemi
encoded: codificat*
encode: codific*, codificate
violated: violat*
violate: viol*, violate
hacked: hackerat*
hack: hacker*, hackerate
stole: rubat*, rubò
steal: rubare, ruba, rubate, rubo, rubi, rubiamo, rubano, rubando
published: pubblicat*
publish: pubblic*, pubblicate
typed: digitat*
type: digit*, digitate
entered: entrat*
enter: entr*, entrate
connected: collegat*, conness*
connect: colleg*, collegate, connett*
logged out: disconness*
log out: disconnett*
installed: installat*
install: install*, installate
uninstalled: disinstallat*
uninstall: disinstall*, disinstallate
bought: comprat*, comprav*, comprò, acquistat*
buy: comprare, compra, comprate, compro, compri, compriamo, comprano, comprando, acquist*, acquistate
buy me: comprami, comprarmi, compratemi
buy it: compralo, comprala, comprarl*, compratel*
ordered: ordinat*
refunded: rimborsat*
refund: rimbors*, rimborsate
refund me: rimborsami, rimborsarmi, rimborsatemi
booked: prenotat*
book: prenot*, prenotate, libro
book me: prenotami, prenotarmi, prenotatemi
talked: parlat*, parlav*, parlò
talk: parlare, parla, parlate, parlo, parli, parliamo, parlano, parlando, intervento, interventi
talk me: parlami, parlarmi, parlatemi
talk it: parlalo, parlala, parlarl*, parlatel*
chatted: chiacchierat*
chat: chiacchier*, chiacchierate, chiacchierata, chat
limited: limitat*
limit: limit*, limitate
filtered: filtrat*
censored: censurat*
censor: censur*, censurate
protected: protett*
protect: protegg*
broke: infrant*, trasgredit*
break: infrang*, trasgred*, trasgredite
reset me: reimposta*
restored: ripristinat*
restore: ripristin*, ripristinate
restarted: riavviat*
restart: riavvi*, riavviate
kept: conservat*, tenuto, tenuta, tenuti, tenute, teneva, mantenuto, mantenuta
keep: conserv*, conservate, tenere, tieni, tengo, tenete, tengono, tenga, mantenere, mantieni, mantenga, tenerlo
keep: tenersi, mantengo, mantenete
helped: aiutat*
help: aiut*, aiutate
help me: aiutami, aiutarmi, aiutatemi
filled in: compilat*
fill in: compil*, compilate
fill in me: compilami, compilarmi, compilatemi
selected: selezionat*
select: selezion*, selezionate
reported: segnalat*, segnalav*, segnalò, riferit*
report: segnalare, segnala, segnalate, segnalo, segnali, segnaliamo, segnalano, segnalando, riferire, riferisci
report: riferisco, riferiscono, riferisca, riferiscano, riferiamo, riferite, riferendo, report, rapporto, relazione
report: resoconto, verbale
report me: segnalami, segnalarmi, segnalatemi
report it: segnalalo, segnalala, segnalarl*, segnalatel*
reports: riferisce, rapporti, relazioni
left: lasciat*, partito, partita di, uscit*, uscì, sinistra
leave: lasci*, lasciate, partiamo, partire, parto, partono, uscire, esco, escono, esci, esca, usciamo, uscite, parti
leave: andare via
leave me: lasciami, lasciarmi, lasciatemi
believed: credut*
believe: credere, credi, credo, credono, creda, credano, crediamo, credete, credendo
believes: crede
went back: tornat*
go back: torn*, tornate
summarized: riassunt*, sintetizzat*, riepilogat*
summarize: riassum*, sintetizz*, sintetizzate, riepilog*, riepilogate
summarizes: riassume
summarize me: riassumimi, riassumermi, riassumetemi, sintetizza*, riepiloga*
threatened: minacciat*
threaten: minacci*, minacciate
prevented: impedit*
prevent: imped*, impedite
avoided: evitat*
avoid: evit*, evitate
arrived: arrivat*
arrive: arriv*, arrivate
lived: abitat*, abitò, vissut*
live: abitare, abita, abitate, abito, abiti, abitiamo, abitano, abitando, vivere, vivi, vivo, vivono, viva, vivano
live: viviamo, vivete, vivendo
lives: vive, vite
killed: uccis*, ammazzat*
kill: uccid*, ammazz*, ammazzate
slept: dormit*
sleep: dorm*, dormite, sonno
washed: lavat*, lavò
wash: lavare, lava, lavate, lavo, lavi, laviamo, lavano, lavando
waited: aspettat*
wait: aspett*, aspettate, attendere, attendi, attendo, attendiamo, attendete, attendono
wait me: aspettami, aspettarmi, aspettatemi
listened: ascoltat*
listen: ascolt*, ascoltate
listen me: ascoltami, ascoltarmi, ascoltatemi
looked: guardat*
look: guard*, guardate
look me: guardami, guardarmi, guardatemi
observed: osservat*
observe: osserv*, osservate
loved: adorat*, amato, amata, amati, amava
love: ador*, adorate, amore, amare, amo, ama, ami, amano, amiamo
hated: odiat*, odiò
hate: odiare, odia, odiate, odio, odi, odiamo, odiano, odiando
hoped: sperat*, sperò
hope: sperare, spera, sperate, spero, speri, speriamo, sperano, sperando, speranza
wished: desiderat*
wish: desider*, desiderate
feared: temut*
fear: temere, temi, temo, temono, tema, temano, temiamo, temete, temendo, paura
fears: teme
understood: capito, capita, capiti, capite
understand: capire, capisci, capisco, capiscono, capisca, capiscano, capiamo, capendo, comprendere, comprendo
understand: comprendi, comprendono
understands: capisce, comprende
learned: imparat*, appres*
learn: impar*, imparate, apprend*
taught: insegnat*
teach: insegn*, insegnate
teach me: insegnami, insegnarmi, insegnatemi
studied: studiat*
study: studi*, studiate
knew: conosciut*, sapeva, sapevo, saputo, sapevano, sapevi, seppe
know: conosc*, sapere, saper, sanno, sappiamo, sappia, sappi, sappiate, saperlo, saperne
recognized: riconosciut*
recognize: riconoscere, riconosci, riconosco, riconoscono, riconosca, riconoscano, riconosciamo, riconoscete
recognize: riconoscendo
recognizes: riconosce
preferred: preferit*
prefer: prefer*, preferite
recommended: consigliat*, raccomandat*
recommend: consigli*, consigliate, raccomand*, raccomandate
recommend me: consigliami, consigliarmi, consigliatemi
suggested: suggerit*
suggest: suggerire, suggerisci, suggerisco, suggeriscono, suggerisca, suggeriscano, suggeriamo, suggerite, suggerendo
suggests: suggerisce
suggest me: suggeriscimi, suggerirmi, suggeritemi
suggest it: suggeriscilo, suggeriscila, suggerirl*, suggeritel*
accepted: accettat*
accept: accett*, accettate
complained: lamentat*
complain: lament*, lamentate
claimed: affermat*
claim: afferm*, affermate
declared: dichiarat*
declare: dichiar*, dichiarate
announced: annunciat*
announce: annunci*, annunciate
presented: presentat*
present: present*, presentate
present me: presentami, presentarmi, presentatemi
discussed: discuss*
discuss: discut*
promised: promess*
promise: promett*
swore: giurat*, giurò
swear: giurare, giura, giurate, giuro, giuri, giuriamo, giurano, giurando
attached: allegat*, in allegato
attach: alleg*, allegate
attach me: allega*
attacked: attaccat*
attack: attacc*, attaccate
separated: separat*
separate: separ*, separate
cut: tagli*
shortened: accorciat*
shorten: accorci*, accorciate
shorten me: accorcia*
abbreviated: abbreviat*
abbreviate: abbrevi*, abbreviate
lengthened: allungat*
lengthen: allung*, allungate
increased: aumentat*
increase: aument*, aumentate
lowered: abbassat*
lower: abbass*, abbassate, inferiore
raised: alzat*, alzò
raise: alzare, alza, alzate, alzo, alzi, alziamo, alzano, alzando
analyzed: analizzat*
analyze: analizz*, analizzate
analyze me: analizzami, analizzarmi, analizzatemi
evaluated: valutat*
evaluate: valut*, valutate
examined: esaminat*
examine: esamin*, esaminate
measured: misurat*
measure: misur*, misurate, provvedimento
calculated: calcolat*
calculate: calcol*, calcolate
calculate me: calcolami, calcolarmi, calcolatemi
compared: confrontat*, paragonat*
compare: confront*, confrontate, paragon*, paragonate
tried: provat*, provav*, provò, tentat*
try: provare, prova, provate, provo, provi, proviamo, provano, provando, tent*, tentate
try me: provami, provarmi, provatemi
try it: provalo, provala, provarl*, provatel*
proved: dimostrat*
prove: dimostr*, dimostrate
assigned: assegnat*
assign: assegn*, assegnate
assign me: assegnami, assegnarmi, assegnatemi
distributed: distribuit*
distribute: distribu*, distribuite
highlighted: evidenziat*
highlight: evidenzi*, evidenziate
highlight me: evidenziami, evidenziarmi, evidenziatemi
underlined: sottolineat*
underline: sottoline*, sottolineate
signed: firmat*, sottoscritt*
sign: firm*, firmate, sottoscriv*, segno
registered: iscritt*
register: iscriv*
clicked: cliccat*
click: clicc*, cliccate
exported: esportat*
export: esport*, esportate
export me: esportami, esportarmi, esportatemi
archived: archiviat*
archive: archivi*, archiviate
stored: memorizzat*
store: memorizz*, memorizzate
received: ricevut*
receive: ricev*
earned: guadagnat*
earn: guadagn*, guadagnate
won: vint*
win: vincere, vinci, vinco, vincono, vinca, vincano, vinciamo, vincete, vincendo
wins: vince
sold: vendut*
sell: vendere, vendi, vendo, vendono, venda, vendano, vendiamo, vendete, vendendo
sells: vende
rented: affittat*, noleggiat*
rent: affitt*, affittate, noleggi*, noleggiate
lent: prestat*
lend: prest*, prestate
lend me: prestami, prestarmi, prestatemi
collected: ritirat*
collect: ritir*, ritirate, raccogliere, raccogli
withdrew: prelevat*
withdraw: prelev*, prelevate
delivered: consegnat*, recapitat*
deliver: consegn*, consegnate, recapit*, recapitate
deliver me: consegnami, consegnarmi, consegnatemi
brought: portat*, portav*, portò
bring: portare, porta, portate, porto, porti, portiamo, portano, portando
bring me: portami, portarmi, portatemi
bring it to me: portamel*, portarmel*, portatemel*
bring it: portalo, portala, portarl*, portatel*
carried: trasportat*
carry: trasport*, trasportate
moved: spostat*, moss*
move: spost*, spostate, muov*
move me: spostami, spostarmi, spostatemi
pushed: spint*
push: sping*
pulled: tirat*, tirò
pull: tirare, tira, tirate, tiro, tiri, tiriamo, tirano, tirando
turned on: acces*
turn on: accend*
exchanged: scambiat*
exchange: scambi*, scambiate
fell: cadut*
fall: cadere, cadi, cado, cadono, cada, cadano, cadiamo, cadete, cadendo
falls: cade
ran away: scappat*, fuggi*
run away: fugg*, fuggite, scapp*, scappate
walked: camminat*
walk: cammin*, camminate
traveled: viaggiat*
travel: viaggi*, viaggiate
swam: nuotat*
swim: nuot*, nuotate
sang: cantat*, cantav*, cantò
sing: cantare, canta, cantate, canto, canti, cantiamo, cantano, cantando
sing me: cantami, cantarmi, cantatemi
sing it: cantalo, cantala, cantarl*, cantatel*
drew: disegnat*
draw: disegn*, disegnate
draw me: disegnami, disegnarmi, disegnatemi
built: costruit*
build: costru*, costruite
designed: progettat*, progettò
design: progettare, progetta, progettate, progetto, progetti, progettiamo, progettano, progettando
programmed: programmat*
program: programm*, programmate
developed: sviluppat*
develop: svilupp*, sviluppate
set: impost*
configured: configurat*
configure: configur*, configurate
required: richiest*
require: richied*
obliged: obbligat*
oblige: obblig*, obbligate
forced: forzat*, costretto, costretta
force: forz*, forzate
revoked: revocat*
revoke: revoc*, revocate
expired: scadut*
expire: scad*
interrupted: interrott*
interrupt: interromp*
renewed: rinnovat*
renew: rinnov*, rinnovate
renew me: rinnovami, rinnovarmi, rinnovatemi
worried: preoccupat*
worry: preoccup*, preoccupate, ti preoccupare
thanked: ringraziat*
thank: ringrazi*, ringraziate
invited: invitat*
invite: invit*, invitate
invite me: invitami, invitarmi, invitatemi
greeted: salutat*
greet: salut*, salutate
greet me: salutami, salutarmi, salutatemi
contacted: contattat*
contact: contatt*, contattate
contact me: contattami, contattarmi, contattatemi
phoned: telefonat*
phone: telefon*, telefonate, cellulare
phone me: telefonami, telefonarmi, telefonatemi
met: incontrat*
meet: incontr*, incontrate
visited: visitat*
visit: visit*, visitate
judged: giudicat*
judge: giudic*, giudicate
punished: punit*
punish: punire, punisci, punisco, puniscono, punisca, puniscano, puniamo, punite, punendo
punishes: punisce
covered: copert*
cover: copr*, copertura, copertina
discovered: scopert*
discover: scopr*
noticed: notat*, notò
notice: notare, nota, notate, noto, noti, notiamo, notano, notando
noted: annotat*
note: annot*, annotate
commented: commentat*
comment: comment*, commentate
comment me: commentami, commentarmi, commentatemi
solved: risolt*
solve: risolv*
worked: lavorato, lavorò, lavorata, lavorati, funzionat*, funzionò
work: lavorare, lavora, lavorate, lavoro, lavori, lavoriamo, lavorano, lavorando, funzionare, funziona, funzionate
work: funziono, funzioni, funzioniamo, funzionano, funzionando, opera, opere
guaranteed: garantit*
guarantee: garantite, garan*
ensured: assicurat*
ensure: assicur*, assicurate
prepared: preparat*
prepare: prepar*, preparate
prepare me: preparami, prepararmi, preparatemi
touched: toccat*
touch: tocc*, toccate
accompanied: accompagnat*
accompany: accompagn*, accompagnate
accompany me: accompagnami, accompagnarmi, accompagnatemi
weighed: pesat*, pesò
weigh: pesare, pesa, pesate, peso, pesi, pesiamo, pesano, pesando
grew: cresciut*
grow: crescere, cresci, cresco, crescono, cresca, crescano, cresciamo, crescete, crescendo
grows: cresce
ate: mangiat*
eat: mangi*, mangiate
cooked: cucinat*, cott*
cook: cucin*, cucinate, cuoc*
played: giocat*
play: gioc*, giocate
stayed: restat*, restò, rimasto, rimasta, rimasti
stay: restare, resta, restate, resto, resti, restiamo, restano, restando, stare, stai, stia, stiamo, rimanere, rimani
stay: rimango, rimangono, rimanga, rimanete, star
entrusted: affidat*
entrust: affid*, affidate
planned: pianificat*
plan: pianific*, pianificate
organized: organizzat*
organize: organizz*, organizzate
organize me: organizzami, organizzarmi, organizzatemi
decorated: decorat*
decorate: decor*, decorate
faced: affrontat*
face: affront*, affrontate, volto, viso
fought: lottat*, lottò
fight: lottare, lotta, lottate, lotto, lotti, lottiamo, lottano, lottando, combattere
seemed: sembrat*
seem: sembr*, sembrate
took part: partecipat*
take part: partecip*, partecipate
adapted: adattat*
adapt: adatt*, adattate
agreed: accordat*
agree: accord*, accordate
got wrong: sbagliat*
get wrong: sbagli*, sbagliate
fixed: riparat*, riparò
fix: riparare, ripara, riparate, riparo, ripari, ripariamo, riparano, riparando
extended: prolungat*
extend: prolung*, prolungate
managed: gestit*, riuscito, riuscita
manage: gestire, gestisci, gestisco, gestiscono, gestisca, gestiscano, gestiamo, gestite, gestendo, riuscire, riesco
manage: riescono, riusciamo
manages: gestisce, riesce
manage me: gestiscimi, gestirmi, gestitemi
manage it: gestiscilo, gestiscila, gestirl*, gestitel*
defined: definito, definita, definiti, definite
define: definire, definisci, definisco, definiscono, definisca, definiscano, definiamo, definendo
defines: definisce
joked: scherzat*
joke: scherz*, scherzate, barzelletta, battuta
dedicated: dedicat*
dedicate: dedic*, dedicate
concerned: riguardat*, riguardò
concern: riguardare, riguarda, riguardate, riguardo, riguardi, riguardiamo, riguardano, riguardando, preoccupazione
inspired: ispirat*, ispirò
inspire: ispirare, ispira, ispirate, ispiro, ispiri, ispiriamo, ispirano, ispirando
optimized: ottimizzat*
optimize: ottimizz*, ottimizzate
optimize me: ottimizzami, ottimizzarmi, ottimizzatemi
transformed: trasformat*, trasformav*, trasformò
transform: trasformare, trasforma, trasformate, trasformo, trasformi, trasformiamo, trasformano, trasformando
transform me: trasformami, trasformarmi, trasformatemi
transform it: trasformalo, trasformala, trasformarl*, trasformatel*
formatted: formattat*
format: formatt*, formattate, formato
format me: formatta*
mixed: mescolat*
mix: mescol*, mescolate
involved: coinvolt*
involve: coinvolgere, coinvolgi, coinvolgo, coinvolgono, coinvolga, coinvolgano, coinvolgiamo, coinvolgete
involve: coinvolgendo
involves: coinvolge
happened: successo, successa, successi, successe, accadut*, successo qualcosa, capitato, è successo, è accaduto
happened: è capitato
happen: succed*, accadere, accadi, accado, accadono, accada, accadano, accadiamo, accadete, accadendo, capitare
happens: accade, succede
represented: rappresentat*, rappresentò
represent: rappresentare, rappresenta, rappresentate, rappresento, rappresenti, rappresentiamo, rappresentano
represent: rappresentando
deceived: ingannat*
deceive: ingann*, ingannate
convinced: convint*
convince: convinc*
convinces: convince
convince me: convincimi, convincermi, convincetemi
-: si, sé, eh, beh, mah, boh, bah, oh, ah, ecc, insomma, pure
i: io
you: tu, te, ti, voi, vi
he: lui, egli
she: lei, ella
it: esso, essa, ciò, lo
we: noi
us: ci
they: loro, essi, esse
me: me, mi, a me
of it: ne
myself: me stesso, me stessa
yourself: te stesso, te stessa, voi stessi
himself: se stesso, sé stesso
themselves: se stessi, sé stessi
the: il, la, i, gli, le, l
a: un, uno, una
of: di, d, de
of the: del, dello, della, delle, dell, dei, degli
to: a, ad
to the: al, allo, alla, ai, agli, alle, all
in: in, c è in
in the: nel, nello, nella, nelle, nell, nei, negli
on: su, acceso, accesa
on the: sul, sullo, sulla, sulle, sull, sui, sugli
from: da, dal, dalla, dalle, dall, dai tuoi, dagli altri, a partire da, a partire dal, a partire dalla
with: con, cn
with the: col, coi
for: per
and: e, ed, and
or: o, oppure, od
but: ma, però
if: se
not: non, nn
do not: non fare
is: è, sta, si trova, esiste
is not: non è
are: sono, stanno, si trovano, esistono
are not: non sono
i am: io sono, sono io, sto
i am your: sono il tuo, sono la tua, sono il vostro
i am the: sono l, sono il, sono lo, sono la
i am not: io non sono
we are: siamo, noi siamo
am i: sono forse
be: essere, esser, sii, sia, siate, siano, fosse, fossi, fossero
being: essendo
been: stato, stata, stati, state
was: era, ero, fu, stava, stavo, è stato, è stata
were: erano, eravamo, eri, furono, stavano, sono stati, sono state, eravate
was not: non era, non è stato, non è stata
will be: sarà, sarai, saranno, sarò, saremo, sarete
would be: sarebbe, saresti, sarebbero, sarei, saremmo
have: avere, aver, hanno, abbia, abbiano, abbi, abbiate, avessi, avesse, avessero, averlo, averla, averne
has: ha
i have: ho, io ho
i have not: non ho, io non ho
has not: non ha
we have: abbiamo
have not: non hanno, non abbiamo
had: avuto, avuta, aveva, avevo, avevano, avevi, avevamo, ebbe
having: avendo
will have: avrà, avrò, avrai, avranno, avrete, avremo
would have: avrebbe, avrei, avresti, avrebbero, avremmo
there is: c è, vi è, ce n è
there are: ci sono, vi sono, ce ne sono
there is no: non c è, non vi è, non esiste
there are no: non ci sono, non vi sono, non esistono
there was: c era, c è stato, c è stata
there were: c erano
there will be: ci sarà, ci saranno
must: deve, devono, devo, dobbiamo, dovere, debba, debbano, dev, dover, bisogna, occorre
must not: non deve, non devono, non bisogna
had to: dovuto, dovuta, dovev*
should: dovre*
you should: dovresti, dovreste
will have to: dovrete, dovremo, dovr*
can: può, possono, possa, possano, potere, poter, possiamo, puo
i can: posso
cannot: non posso, non può, non possono, non possiamo, non riesco a, non riesce a, non riesco, non riesce, impossibile
could: potuto, potesse, potre*, potev*
could you: potresti, potreste, saresti in grado di, mi potresti, mi potreste, potrebbe cortesemente
can you: riesci a, sei capace di, mi puoi, mi potete, mi sai
will be able to: potrete, potremo, potr*
may: può darsi che, maggio
want: volere, voler, vogli*
i want: voglio
we want: vogliamo
you want: vuoi, volete
wants: vuole, vuol
wanted: voluto, volev*
will want: vorra*
i would like: vorrei, gradirei, mi piacerebbe
would like: vorre*
i want you to: voglio che tu, voglio che lei, ho bisogno che tu
i would like you to: vorrei che tu, vorrei che lei
do not want: non voglio, non vogliamo, non vuoi, non vogliono
does not want: non vuole
i know: so, lo so
i do not know: non so, non lo so, nn so, boh non so
you know: sai, sapete, lo sai
does not know: non sa
knows: sa, conosce
let me know: fammi sapere, fatemi sapere, mi faccia sapere, fateci sapere
do: fare, fai, far, fate, fanno, faccio, faccia, facciamo, facciano, facciate, farti, farsi, farvi, fanno parte
does: fa
does not: non fa
did: fatto, fatti, fatte, faceva, facevo, facevano, facevi, fece, fecero
doing: facendo
will do: farò, farà, farai, faranno, faremo, farete
would do: farebbe, farei, faresti, farebbero
do it: fallo, fatelo, farlo, farla, falla, farcela, farne
make me: fammi, fatemi, farmi, mi fai
make sure: assicurati, assicuratevi, assicurati che, fai in modo che, fate in modo che
how do i: come faccio a, come faccio, come posso
how can: come si può, come si fa a, come si fa
how to make: come fabbricare, come costruire, come preparare, come realizzare
how do you: come fai, come fate
go: andare, andar, vai, vado, vada, vanno, andiamo, andate, vattene, andarci, andarsene, vacci
goes: va
went: andato, andata, andati, andate via, andava, andò
will go: andrà, andrò, andrai, andranno, andremo
come: venire, vieni, veng*, veniamo, venite, venir
comes: viene
came: venut*, veniva, venivano, venne
will come: verrà, verrò, verrai, verranno, verremo
leaves: parte alle, esce, parte domani
will leave: partir*, uscirà, uscirò, usciranno
stays: rimane
see: vedere, vedi, vedo, vedete, vedono, vediamo, veda, veder, vederlo, vederla, vedersi, vederci, vederti, vedano
sees: vede
saw: visto, vista ieri, visti, viste, vedeva, vedevo, vide
will see: vedrà, vedrò, vedrai, vedremo, vedranno
we will see: ci vediamo
take: prendere, prendi, prendo, prendete, prenda, prendono, prendiamo, prenderlo, prenderla, prendersi, prenditi
takes: prende
took: preso, presa, presi, prese, prendeva, prendevano
will take: prenderà, prenderò, prenderanno
take into account: tieni conto di, tieni conto, tenga conto, tenere conto di, tenete conto, tenendo conto
put: mettere, metti, metto, mettete, mettono, metta, mettiamo, messo, messa, messi, messe, mettersi, mise, mettici
put: metterlo
puts: mette
will put: metterà, metterò
keeps: tiene, mantiene
will keep: terrà, terrò, manterrà, manterrò
hold: tenga pure, detiene
contain: contenere, contengono
contains: contiene
containing: contenente, contenenti
obtain: ottenere, ottieni, ottengono, ottengo
obtained: ottenuto, ottenuta, ottenuti
gets: ottiene
propose: proporre, proponi, propongo, proponiamo
proposes: propone
proposed: proposto, proposti
suppose: supponi, suppongo, supponiamo, supponiamo che, ammettiamo che, ammettiamo
supposed: supposto
choose: scegliere, scegli, scelg*, scegliete, scegliamo, sceglierne
chooses: sceglie
chosen: scelt*
finish: finire, finisci, finisco, finiamo, finiscono, finisca
ends: finisce, conclude, fini
finished: finit*
forbid: vieta*, proibi*
forbids: vieta che, proibisce
forbidden: vietat*, proibit*
allowed: permess*, consentit*, ammesso, ammessa
allow: permettere, permetti, permetto, permettete, permettono, permetta, consentire, consenti, consentono, consenta
allow me: permettimi, permettetemi, consentimi, mi permetta
allows: permette, consente
permission: il permesso, un permesso, autorizzazione, autorizzazioni
hurry: sbrigati, muoviti
remember: ricordare, ricorda, ricordo, ricordi, ricordate, ricordati, ricordatevi, ricordarsi, ricordano, ricordarti
remember: ricordarlo, ricordarmi
remind me: ricordami, mi ricordi
we remind you: vi ricordiamo, le ricordiamo, si ricorda
remembered: ricordato, ricordata, ricordava
paint: dipingere, dipingi
think about it: pensaci, pensarci
i changed my mind: ci ho ripensato, ho cambiato idea
hear: udire, sentir parlare
feel: sentire, senti, sento, sentono, sentite, sentirsi, sentirmi, sentirti, sentiamo, senta, sentitevi
feels: sente
felt: sentito, sentita, sentiti, sentiva, sentivo
feeling: sentimento, sensazione
feelings: sentimenti, sensazioni
waiting: aspettando, attesa, in attesa, in attesa di
an hour: un ora, un oretta
per hour: all ora
turn off: spegn*, spengo
off: spento, spenta, spenti
valid: valid*
invalid: invalid*, nullo, nulli, nulle
suspended: sospes*
waits: attende
like: piacciono, piacciono molto
i like: mi piace, mi piacciono
you like: ti piace, vi piace
pleasing: piace
pleasure: piacere
lose: perdere, perdi, perdo, perdete, perdono, perdiamo, perda, perdersi, perderti
loses: perde
lost: perso, persa, persi, perse, perduto, perduta, smarri*
lacking: manca, mancano
fly: volare, volano
drink: bere, bevo, bevi, bevono, beviamo
drinks: beve, bevande
drank: bevuto
die: morire, muoio, muori, morendo, muoiono
dies: muore
died: morto, morta, morì, è morto
dead: morti
born: nato, nata, nati, nate, nasce, nacque
complete: completo, completa, completi, completare, completate, integrale
completed: completat*, completate con successo
shut up: zitto, taci
need: bisogno, necessità, serve, servono, bisogni
i need: ho bisogno di, avrei bisogno di, mi serve, mi servono, ho bisogno, mi serviva, mi occorre, mi servirebbe
you need: hai bisogno di, avete bisogno di
we need: abbiamo bisogno di, ci serve, ci servono
no need: non c è bisogno, non serve, inutile
is needed: c è bisogno di
serve: servire, servito, servita, serviva
please: per favore, per piacere, per cortesia, ti prego, vi prego, la prego, ti prego di, la prego di, vi prego di
please: vi preghiamo di, si prega di, è pregato di, è pregata di, cortesemente, prego, pf, perfavore, la preghiamo di
please: le chiedo di, ti chiedo di, vi chiedo di, vi chiediamo di, chiediamo di, le chiediamo di, pregasi
thank you: grazie, grazie mille, molte grazie, grazie tante, la ringrazio, ti ringrazio, vi ringrazio
thanks in advance: grazie in anticipo, ringrazio in anticipo, ringraziando anticipatamente
thank you anyway: grazie lo stesso
sorry: scusa, scusi, scusate, scusami, spiacente, spiacenti, mi dispiace, chiedo scusa, ci dispiace, mi spiace
sorry: purtroppo, ci scusiamo, mi scuso
hello: ciao, buongiorno, buonasera, salve, buon giorno, buona sera, ehilà
goodbye: arrivederci, addio, a presto, alla prossima
good night: buonanotte
have a nice day: buona giornata
have a nice evening: buona serata
best regards: cordiali saluti, distinti saluti, un cordiale saluto, saluti, cordialmente
congratulations: congratulazioni, complimenti, auguri
yes: sì, sissignore, certo che sì, si certo
no: no, nessun, nessuna, alcun, alcuna
ok: ok, okay, va bene, d accordo, intesi, perfetto, perfetta
how are you: come stai, come va, come state, come sta
what: cosa, cos, che cosa, che cos, quello che, quel che, ciò che
what is: qual è, che cos è
what are: quali sono
that: che, quello, quella, quel, quell
those: quelli, quelle, quei, quegli
this: questo, questa, quest, sto fatto
these: questi, queste
this one: quest ultimo, quest ultima
which: quale, quali, qual, il quale, la quale, a cui, con cui, per cui, da cui
of which: di cui, dei quali, delle quali
in which: in cui, nel quale, nella quale, nei quali
whose: cui
who: chi
whoever: chiunque
where: dove, dov, ove
when: quando, qualora
why: perché mai, come mai, per quale motivo
because: poiché, siccome, dato che, visto che, in quanto, xké, xche, giacché, perche*
how: come si, in che modo, com
how much: quanto, quanta
how many: quanti, quante
how it works: come funziona
as: come, in qualità di
as well as: così come, nonché, oltre a
so: quindi, dunque, perciò, pertanto, così, di conseguenza, per questo
so that: affinché, in modo che, in modo da, cosicché
in order to: al fine di, allo scopo di, per poter
even if: anche se, seppure
although: sebbene, benché, nonostante
however: tuttavia, eppure, comunque, ciononostante
then: poi, allora, dopodiché, successivamente, in seguito, quindi poi
also: anche, inoltre, pure io, altresì
me too: anch io, anche io
neither: né, nè
nor: neanche, nemmeno, neppure
only: solo, soltanto, solamente, sola, unicamente, esclusivamente, soli, sole
alone: da solo, da sola, da soli
by itself: da sé
just: appena, semplicemente
still: ancora, tuttora
already: già
always: sempre
often: spesso
sometimes: a volte, talvolta, qualche volta, ogni tanto
again: di nuovo, nuovamente, ancora una volta
now: ora, adesso, ormai
today: oggi
tomorrow: domani
yesterday: ieri
tonight: stasera, stanotte
this morning: stamattina, stamani
day after tomorrow: dopodomani
soon: presto, a breve, tra poco, fra poco, prossimamente
early: in anticipo
late: in ritardo, tardi*
later: più tardi, dopo un po
delay: ritardo
immediately: subito, immediatamente, all istante, senza indugio, tempestivamente
at once: in una volta
before: prima, prima di, prima che
after: dopo, dopo aver, dopo che, trascorsi
since: da quando, fin da
until: fino, fino a, fino al, finché, finché non, sino a, fin
during: durante, nel corso di, nel corso del
while: mentre, intanto, nel frattempo
within: entro, entro il
between: tra, fra
against: contro
towards: verso
without: senza
through: attraverso, tramite, mediante, via
outside: fuori, all esterno, al di fuori
inside: dentro, all interno, all interno di, all interno del
except: tranne, eccetto, a parte, fuorché
behind: dietro
in front of: davanti, davanti a, di fronte a, di fronte
near: vicino a, vicino alla, presso, accanto, vicin*
around: intorno, attorno, in giro
together: insieme, assieme
beyond: oltre, al di là di
instead: invece, piuttosto
instead of: anziché, al posto di, al posto del, al posto della
according to: secondo, in base a, in base al, stando a
in your opinion: secondo te, secondo voi, secondo lei
in my opinion: secondo me, a mio parere
about: circa, riguardo a, in merito a, a proposito di, per quanto riguarda, relativo a, relativi a, relativa a
because of: a causa di, a causa del, a causa della, per colpa di
thanks to: grazie a, grazie al, grazie alla
on behalf of: per conto di, per conto del, a nome di, da parte di, da parte del, da parte della
despite: malgrado, nonostante il, nonostante la
unless: a meno che, salvo che
otherwise: altrimenti, sennò, se no, diversamente
perhaps: forse, magari, probabilmente, chissà, eventualmente
very: molto, assai, davvero, veramente, estremamente
much: molta, tanto, tanta, parecchio
many: molti, molte, tanti, tante, parecchi, parecchie, numerosi, numerose
more: più, di più, maggiore, maggiori, maggior, piu
the most: il più, la più, i più, le più
more than: più di, più che
less: meno
at least: almeno, perlomeno, come minimo
at most: al massimo
too: troppo, troppa
too many: troppi, troppe
little: poco, poca, po
a little: un po di
few: pochi, poche
some: alcuni, alcune, qualche, certi, certe
enough: abbastanza, sufficiente, sufficienti
almost: quasi
especially: soprattutto, specialmente, particolarmente, in particolare
in fact: infatti, in effetti, in realtà, di fatto, addirittura, persino, perfino
of course: certo, certamente, ovviamente, naturalmente, ovvio, certo che
certain: certa
unfortunately: sfortunatamente
certainly: sicuramente, decisamente
main: principale, principali
mainly: principalmente
practically: praticamente
easily: facilmente
fortunately: per fortuna, fortunatamente
luck: fortuna
all: tutti, tutte, tutta
everything: tutto, ogni cosa, tutto quanto
everything that: tutto ciò che, tutto quello che
all the: tutto il
all day: tutto il giorno
everyone: tutti quanti, ognuno, ciascuno, ognuna
every: ogni, ciascun, ciascuna
any: qualsiasi, qualunque, qualsivoglia
other: altri, altre, altro, altra, ulteriore, ulteriori
another: un altro, un altra
same: stesso, stessa, stessi, stesse, medesimo, medesima, idem
both: entrambi, entrambe, ambedue
nobody: nessuno
nothing: niente, nulla
something: qualcosa, qualche cosa
someone: qualcuno, qualcuna
everywhere: ovunque, dappertutto
such: tale, tali, simile, simili
my: mio, mia, miei, mie, il mio, la mia, i miei, le mie
your: tuo, tua, tuoi, tue, il tuo, la tua, i tuoi, le tue, vostr*, il vostro, la vostra, i vostri, le vostre
of your: del tuo, della tua, dei tuoi, delle tue, del vostro, della vostra
his: suo, sua, suoi, sue
our: nostr*, il nostro, la nostra, i nostri, le nostre
their: il loro, la loro, i loro, le loro
here: qui, qua
there: lì, là, laggiù, ce, quivi
here is: ecco, eccolo, eccola
here are: eccoli, eccole
here i am: eccomi
well: bene, ben, benissimo
badly: male, mal
better: meglio, migliore, migliori
best: il migliore, la migliore, i migliori, le migliori, miglior
worse: peggio, peggiore, peggiori
true: vero, vera, veri, vere, reale, reali
really: realmente, effettivamente
by the way: a proposito, tra l altro
for example: ad esempio
at the moment: al momento, in questo momento, attualmente, per il momento, per ora
at the beginning: all inizio, inizialmente
beginning: inizio
at the end: alla fine, al termine
end of the month: fine mese
finally: infine, finalmente
first of all: prima di tutto, innanzitutto, anzitutto
first: primo, primi, prime
last: ultimo, ultima, ultimi, ultime, scors*, durare, dura, durano, duro, duri, duriamo, durino
next: prossimo, prossima, prossimi, prossime
second: seconda, secondi
third: terzo, terza
fourth: quarto
once: una volta
twice: due volte
as soon as possible: il prima possibile, al più presto, quanto prima, prima possibile
attachment: l allegato, un allegato
attachments: allegati
in writing: per iscritto
does not matter: non importa, poco importa
never mind: fa niente, non fa niente
no problem: nessun problema, non c è problema
does not work: non funziona
workers: lavoratori, operai
working day: giorno lavorativo
working days: giorni lavorativi
remote working: smart working, telelavoro
two: due
three: tre
four: quattro
five: cinque
six: sei persone, sei mesi, sei anni, sei giorni, sei ore
seven: sette
eight: otto
nine: nove
ten: dieci
eleven: undici
twelve: dodici
fifteen: quindici
twenty: venti
thirty: trenta
forty: quaranta
fifty: cinquanta
ninety: novanta
hundred: cento, centinaia
thousand: mille, mila, migliaia
million: milione, milioni
billion: miliardo, miliardi
euros: euro
italy: italia
rome: roma
milan: milano
naples: napoli
turin: torino
venice: venezia
florence: firenze
sicily: sicilia
france: francia
spain: spagna
england: inghilterra
america: america
russia: russia
china: cina
africa: africa
paris: parigi
london: londra
french: francese, francesi
japanese: giapponese, giapponesi
american: americano, americana, americani, americane
european: europeo, europea, europei, europee
foreign: stranier*
bullshit: cazzo, cazzata, stronzate
shit: merda, schifo
ass: culo
boys: ragazzi
girls: ragazze
young: giovane, giovani
series: serie
season: stagione
national: nazionale, nazionali
international: internazionale, internazionali
nation: nazione
death: morte
political: politico, politici, politiche
politics: politica
center: centro, centri
president: presidente
sense: senso, sensi
situation: situazione, situazioni
difficult: difficile, difficili
difficulty: difficoltà
church: chiesa, chiese
south: sud
north: nord
west: ovest
east: est
social: sociale, sociali, social
king: re
queen: regina
position: posizione, posizioni
possibility: possibilità
area: zona, area, zone, aree
culture: cultura
cultural: culturale, culturali
development: sviluppo
front: fronte
square: piazza
fault: colpa, difetto
republic: repubblica
people: popolo, popolare, popoli, gente, persone, genti
headquarters: sede
seat: poltrona
space: spazio, spazi
territory: territorio
presence: presenza
civil: civile, civili
minister: ministro
ministry: ministero
gold: oro
movement: movimento, movimenti
occasion: occasione
opportunity: opportunità
century: secolo, secoli
university: università
population: popolazione
community: comunità
sex: sesso
nature: natura
strength: la forza
blood: sangue
crisis: crisi
penalty: pena, penale
countryside: campagna
defense: difesa
marriage: matrimonio
practice: pratica
air: aria
military: militare, militari
sector: settore
sky: cielo
victory: vittoria
company: compagnia, azienda, società, ditta, impresa
doubt: dubbio, dubbi
justice: giustizia
merit: merito
structure: struttura, strutture
ability: capacità
capable: capace, capaci
make it: rendilo, renderlo, rendila
makes: rende
render: rendere, rendi, rendono
mouth: bocca
edition: edizione
elections: elezioni
origin: origine, provenienza
pair: paio
responsibility: responsabilità
distance: distanza
theater: teatro
inhabitants: abitanti
hair: capelli, capello
economy: economia
economic: economico, economica, economici, economiche
meters: metri
saint: santo, santa, san
battle: battaglia
hopes: speranze
constitution: costituzione
damage: danni, danno fisico
festival: festival
christmas: natale
easter: pasqua
business: affari, affare
pain: dolore, dolori
energy: energia
faith: fede
couple: coppia
figure: figura, figure
race: gara, corsa, razza
park: parco
tradition: tradizione
shot: colpo
consequence: conseguenza
consequences: conseguenze
available to you: a tua disposizione
disposal: disposizione
majority: maggioranza
serious: serio, seria, grave, gravi
honor: onore
bathroom: bagno
feature: caratteristica
features: caratteristiche
competition: concorso, concorrenza
sin: peccato
religion: religione
reform: riforma
mayor: sindaco
sale: vendita
association: associazione, associazioni
administration: amministrazione
category: categoria
decree: decreto
hunger: fame
skin: pelle
resources: risorse
dream: sogno
dreams: sogni
theory: teoria
organization: organizzazione
pressure: pressione
show business: spettacolo
spirit: spirito
courage: coraggio
sweet: dolce, dolci
participation: partecipazione
danger: pericolo
pieces: pezzi
speed: velocità
soul: anima
meat: carne
army: esercito
female: femminile
island: isola
disease: malattia, malattie
doctors: medici
mission: missione
moments: momenti
strange: strano, strana, strani, strane
victims: vittime
victim: vittima
beauty: bellezza
collaboration: collaborazione
phenomenon: fenomeno
technology: tecnologia
traffic: traffico
river: fiume
wine: vino
fundamental: fondamentale, fondamentali
mount: monte
will: volontà, testamento
career: carriera
brain: cervello
democracy: democrazia
episode: episodio, puntata, episodi
expression: espressione
regular expression: espressione regolare
operation: operazione
operations: operazioni
bridge: ponte
mr: signor
artists: artisti
artist: artista
literature: letteratura
revolution: rivoluzione
magazine: rivista
ruling: sentenza
shoulders: spalle
assets: beni
ship: nave
passion: passione
regional: regionale, regionali
union: unione
soldiers: soldati
commitment: impegno
birth: nascita
prince: principe
debt: debito
intention: intenzione
reading: lettura
moon: luna
poor: poveri, povero, povera
principle: principio
district: quartiere, distretto
plane: aereo
side by side: fianco a fianco
institute: istituto
minor: minore, minori
stairs: scale, scala
sight: sguardo
municipal: comunale, comunali
creation: creazione
fashion: moda
prison: prigione, carcere
surface: superficie
advantage: vantaggio, vantaggi
famous: famos*
newspapers: giornali
wind: vento
village: villaggio
castle: castello
credit: credito
philosophy: filosofia
judgment: giudizio
nations: nazioni
departure: partenza
rich: ricco, ricca, ricchi
historical: storica, storici
treasure: tesoro
companions: compagni
incredible: incredibile
demonstration: manifestazione, dimostrazione
positive: positivo, positiva
funny: divertente, divertenti
existence: esistenza
foundation: fondazione
wood: legno
enemy: nemico, nemici
oil: olio
bread: pane
shoes: scarpe
heritage: patrimonio
planet: pianeta
discovery: scoperta
beach: spiaggia
tuscany: toscana
beautiful: bellissim*
iron: ferro
influence: influenza
frame: quadro
trend: tendenza
traditional: tradizionale, tradizionali
arm: braccio
surprise: sorpresa
friendship: amicizia
border: confine
conflict: conflitto
contribution: contributo
legs: gambe
lake: lago
climate: clima
bag: borsa, sacco
journalists: giornalisti
stone: pietra
income: reddito
clothes: vestiti, abbigliamento
pizza: pizza
temperature: temperatura
fish: pesce
pasta: pasta
novel: romanzo
mathematics: matematica
fruit: frutto, frutta
pension: pensione
pensions: pensioni
cancer: cancro
ideal: ideale
genius: genio
haste: fretta
sugar: zucchero
eggs: uova, uovo
dough: impasto
oven: forno, fornace
salt: sale, salt
flour: farina
recipes: ricette
jacket: giacca
sweater: maglione
boiler: caldaia
gym: palestra
waiter: cameriere
cover letter: lettera di presentazione
resume: curriculum, cv
resumes: i curriculum, gli altri curriculum, riprende
identity card: carta d identità
accountant: commercialista
purchasing department: ufficio acquisti
minutes of the meeting: verbale della riunione
reception: reception
alphabetical order: ordine alfabetico
duplicates: doppioni
spelling: ortografia, ortografie
punctuation: punteggiatura
bullet list: elenco puntato
video game: videogioco
table: tavolo, tavola, tabella
purchase order: ordine d acquisto, ordine di acquisto
your order: il suo ordine, il tuo ordine, il vostro ordine, suo ordine
tracking: spedizione
shipments: spedizioni
rejected: respint*
reject: respingere, respingi
deadline: scadenza, scadenze
expires: scade
insurance policy: polizza, polizza assicurativa
police: polizia, polizie
policeman: poliziotto
cancer screening: screening
time: tempo, volta, tempi
hour: ora del giorno
hours: ore
at three: alle tre
at five: alle cinque
at eight: alle otto
at nine: alle nove
o clock: in punto
what time: che ora, che ore, a che ora
weather: meteo
what is the weather: che tempo fa, che tempo farà
half an hour: mezz ora
alternative: alternativa, alternative, alternativo
alteration: alterazione
question: domanda
questions: domande
request: richiesta
requests: richieste
interview: intervista, colloquio
interest: interesse, interessi
interesting: interessante, interessanti
interested: interessato, interessata, interessati
interests: interessa
interpret: interpretare, interpreta
entire: intero, intera, intere
internal: interno, interna, interni, interne
importance: importanza
matters: importa
commerce: commercio
commercial: commerciale, commerciali
concept: concetto
concert: concerto, concerti
construction: costruzione, costruzioni
capital: capitale, capitali
understanding: comprensione
school subject: materia
thanks: ringraziamento, ringraziamenti
behavior: comportamento, comportamenti
feeling sick: nausea
activity: attività
activities: le attività, delle attività
active: attivo, attiva, attive
publication: pubblicazione, pubblicazioni
public: pubblico, pubblici, pubbliche, pubblica amministrazione
advertising: pubblicità
movie: film
sentence: frase, proposizione
phrases: frasi
correct: correggere, correggi, correggete, correggo, corretto, corretta, corretti, correggimi, correggilo
correction: correzione, correzioni
improvement: miglioramento
relationship: relazioni personali, rapporto personale
changes: cambiamenti, modifiche, cambi
students: studenti, alunni
vote: voto, votare
votes: voti
do not worry: non preoccuparti, non ti preoccupare, non si preoccupi, tranquillo
registration: registrazione, iscrizione, iscrizioni
private: privato, privata, privati
similar: analogo, analoga
combine: combinare, combina
combination: combinazione, combinazioni
peace of mind: serenità
worst: peggior
worsen: peggiorare
relevant to: attinente
compromised: compromesso da, compromessa
grand: gran
streets: strade
knowledge: conoscenza, conoscenze
mass: massa
cinema: cinema
complex: complesso
leader: leader
vision: visione
western: occidentale
regime: regime
villa: villa
senate: senato
edge: bordo
constant: costante
education: educazione
school referendum: referendum
musical: musicale
deep: profondo, profonda
division: divisione
catholic: cattolica, cattolico
eastern: orientale
reduction: riduzione
director: regista, direttrice
region: regione
angle: angolo
condemnation: condanna
substance: sostanza
classic: classico, classica
decades: decenni
state owned: statale
deputies: deputati
governor: governatore
lion: leone
wolf: lupo
mexico: messico
brazil: brasile
switzerland: svizzera
greece: grecia
germany: germania
berlin: berlino
egypt: egitto
turkey: turchia
india: india
modern: moderno, moderna
cry: piangere
terrible: terribile
troops: truppe
elsewhere: altrove
couples: coppie
paradise: paradiso
poet: poeta
residence: residenza
sectors: settori
forest: bosco
count: contare
coin: moneta
testimony: testimonianza
roof: tetto
elderly: anziani, anziano, anziana
architecture: architettura
adventure: avventura
dozens: decine
finger: dito
shower: doccia
evidently: evidentemente
glory: gloria
independence: indipendenza
carabinieri: carabinieri
assume: assumere
origins: origini
street address: indirizzo di casa
slow down: rallentare
bad: cattivo, cattiva, cattivi, brutt*
seems: pare, appare
rest: riposare, riposo
condominium residents: condomini
assembly: montaggio
past tense: passato prossimo
straight line: linea retta
formal: formale
sharing: condivisione
exhibition: mostra d arte, mostre
monstrous: mostruoso, mostruosa
view: visualizzazione, vista, veduta
views: visualizzazioni, vedute
prints: stampe
printer: stampante
printers: stampanti
repeatedly: ripetutamente
repetition: ripetizione, ripetizioni
acting: recitazione
copies: copie, esemplari
supply: fornitura, forniture
supplier: fornitore
suppliers: fornitori
burners: fornelli
prosecutor: procuratore, procuratori
writer: scrittore, scrittrice, redattore
writers: scrittori, redattori
writing: scrittura, scritture
desk: scrivania, sportello
initiative: iniziativa, iniziative
term: termine, condizione
terms: termini, condizioni
terminal: terminale, terminal
conclusion: conclusione
conclusions: conclusioni
simulation: simulazione, simulazioni
image: immagine
images: immagini
imagination: immaginazione
imitation: imitazione
respectively: rispettivamente
respective: rispettivi, rispettive
respectful: rispettoso
application: applicazione, applicativo, candidatura
applications: applicazioni, applicativi, candidature
applicable: applicabile, applicabili
realization: realizzazione
version: versione
versions: versioni
slope: versante
payment: versamento, pagamento
page: pagina
charges: cariche
charger: caricatore
charge: caricamento, carico
chancellor: cancelliere
registry: cancelleria
elimination: eliminazione
opening: apertura, aperture
openly: apertamente
closing: chiusura
approval: approvazione
concession: concessione, concessioni
dealer: concessionario, concessionaria
actively: attivamente
activation: attivazione
activists: attivisti, attivista
skill: abilità
disability: disabilità
appointments: nomine
nomination: nomination
information: informazione, informazioni, informativo, informativa, info
informal: informale
computer science: informatica
computer: informatic*, computer
notifications: notifiche
confirmations: conferme
shop: negozio, negozi, bottega
negotiations: negoziati, negoziazione
negative: negativo, negativa, negativi, negative
explanation: spiegazione
explanations: spiegazioni
using it: usandolo
customs: usanze
usable: utilizzabile, utilizzabili
usage: utilizzazione, utilizzo, consumo, consumi
additional: aggiuntiv*
inclusion: inclusione
ads: inserzioni
ad: inserzione
modifications: modificazioni
updates: aggiornamenti
growth: crescita
belief: credenza
creative: creativo, creativa, creativi
creature: creatura
creatures: creature
creativity: creatività
general: generale, generali, generico, generica, general
generally: generalmente, in generale, in genere
generation: generazione, generazioni
gender: genere
generous: generoso, generosa
generator: generatore, generatori
continuously: continuamente
continuity: continuità
continuous: continuazione
salvation: salvezza
savior: salvatore
rescue: salvataggio
recordings: registrazioni
recorder: registratore
circle: cerchio, cerchia
searches: ricerche
researcher: ricercatore
researchers: ricercatori
checks: verifiche, controlli
consideration: considerazione
considerations: considerazioni
considerable: considerevole
treatment: trattamento, trattamenti
routes: tratte
hold back: trattenere
negotiation: trattativa, trattative
trattoria: trattoria
processing: elaborazione
thoughts: pensieri
pensioners: pensionati
violence: violenza, violenze
violation: violazione
violations: violazioni
violent: violento, violenta, violenti
column: rubrica, colonna
publicly: pubblicamente
advertisement: pubblicitario, pubblicitaria, pubblicitari
digital: digitale, digitali, digital
connection: connessione, connessioni, collegamento
connections: collegamenti
colleague: collega, un collega
colleagues: colleghi, colleghe
college: collegio, college
connectivity: connettività
installation: installazione, installazioni
understandable: comprensibile
compromise: compromesso
ordinance: ordinanza
booking: prenotazione
bookings: prenotazioni
parliament: parlamento
parliamentary: parlamentare, parlamentari
chatter: chiacchiere
limits: limiti, confini
protector: protettore
conservation: conservazione
conservative: conservatore, conservatori
completion: compilazione
selection: selezione
signal: segnale
credits: crediti
credibility: credibilità
credible: credibile
tournament: torneo, tornei
refrain: ritornello
threatening: minaccioso
habit: abitudine
habits: abitudini
home: abitazione, casa, domicilio
homes: abitazioni
used to: abituato a, abituata a, abituato, abituata
lively: vivace, vivaci
killing: uccisione
washing machine: lavatrice
blackboard: lavagna
washing: lavaggio
expectations: aspettative
expectation: aspettativa
listeners: ascoltatori
guard: guardia, guardiano
guards: guardie, guardiani
observation: osservazione
observations: osservazioni
observatory: osservatorio
adorable: adorabile
today s: odierno, odierna
experimental: sperimentale
desire: desiderio
temporary: temporaneo, temporanea
topics: tematiche
capitalism: capitalismo
captain: capitano
chapter: capitolo
chapters: capitoli
hat: cappello
masterpiece: capolavoro
new year s eve: capodanno
teacher: insegnante, professore, professoressa, maestro
teachers: insegnanti, professori, professoresse, maestri
teaching: insegnamento
signs: insegne, segni, cartelli
learning: apprendimento, imparando
impartial: imparziale
scholars: studiosi
scholar: studioso
recognition: riconoscimento
preference: preferenza
preferences: preferenze
councilor: consigliere, consiglieri
recommendation: raccomandazione
acceptance: accettazione
acceptable: accettabile
complaints: lamentele, reclami
statement: affermazione, dichiarazione, estratto conto
statements: affermazioni, dichiarazioni
presentation: presentazione, presentazioni
discussion: discussione
discussions: discussioni
jury: giuria
legal: giuridico, giuridica, legale, legali, lecit*
cheerful: allegro, allegra
attacker: attaccante
separation: separazione
sizes: taglie
evaluation: valutazione
evaluations: valutazioni
currencies: valute
measures: misure
comparison: paragone
province: provincia, province
measures taken: provvedimenti
coming from: proveniente, provenienti
cause: provocare, causa, causare, causo, causate, causano, causi, causiamo, causino
caused: provocato
proverb: proverbio
temptation: tentazione
attempt: tentativo
attempts: tentativi
assignment: assegnazione
distribution: distribuzione
distributor: distributore
signatures: firme
exports: esportazioni
storage: archiviazione
receipt: ricevimento, ricevuta, scontrino
winner: vincitore
winners: vincitori
binding: vincolante
sales: vendite
loan: prestito
loans: prestiti
performance: prestazione, prestazioni
prestige: prestigio
deliveries: consegne
doors: porte, portoni
portal: portale
portugal: portogallo
portuguese: portoghese
wallet: portafoglio, portafogli
laptop: portatile, il portatile, laptop
spokesman: portavoce
concierge: portiere
moves: spostamenti
internship: tirocinio
access: accesso, accessi
accessible: accessibile, accessibili
accessories: accessori
body: cadavere, corpo
travelers: viaggiatori
traveler: viaggiatore
singer: cantante
singers: cantanti
construction site: cantiere
cellar: cantina
designer: progettista
builder: costruttore
taxes: imposte, tasse
setting: impostazione
settings: impostazioni
mandatory: obbligatorio, obbligatoria, obbligatori, obbligatorie, imperativ*
renewable: rinnovabili, rinnovabile
curiosity: curiosità
curious: curioso, curiosa, curiosi
curve: curva
concerns: preoccupazioni
worrying: preoccupante
health: salute
phone call: telefonata
visits: visite
visitors: visitatori
judges: giudici
point: punto
points: punti
score: punteggio
night: notte
nights: notti
news: notizie, notiziario
piece of news: notizia
notes: note, annotazioni
notable: notevole, notevoli
notary: notaio
commentators: commentatori
working: lavorativo
function: funzione
functions: funzionalità
functioning: funzionamento
insurance: assicurazione, assicurazioni
preparation: preparazione
preparations: preparativi
heavy: pesante, pesanti
fishing: pesca
peach: pesche
kitchens: cucine
player: giocatore
players: giocatori
toy: giocattolo
toys: giocattoli
restoration: restauro
reliable: affidabile, affidabili
reliability: affidabilità
planning: pianificazione
organizations: organizzazioni
organizer: organizzatore
organizers: organizzatori
discussion about: discutibile
support: sostegno, sostenere, supporto
representation: rappresentazione
representative: rappresentante
representatives: rappresentanti
life: vita
kind: tipo, tipi
common: comune, comuni, frequente, frequenti
own: propria, proprio, propri, proprie
voice: voce
past: passato, passata
average: medio, media
data: dati, data set
date: la data, data di, in data
choice: scelta
mind: mente
means: significa, significato, mezzi
united: uniti, unito
species: specie
funds: fondi
bottom: fondo
maximum: massimo, massima, massimi, max
pass: passare, passa, passano, passando, passati, passi
price: prezzo, tariffa
decided: deciso, decisa, decisi
decide: decidere, decide, decidi, decido, decidono
necessary: necessario, necessaria, necessari, necessarie
clear: chiaro, chiara, chiari, chiare, sgombr*
result: risultato, risulta, esito
free: libero, libera, liberi, libere
costs: costa, costi
even: pari
posts: posti
property: proprietà
usual: solito, solita, soliti
normally: di solito, normalmente
is worth: vale, vale la pena
direct: diretto, diretta, diretti, dirette
white: bianco, bianca, bianchi, bianche
radio: radio
prize: premio, premi
a lot of: un sacco di
opposite: contrario, contraria, oppost*
right: giusto, giusta, giusti, giuste, diritto, destra
kingdom: regno
far: lontano, lontana
excellent: ottimo, ottima, ottimi, ottime
proofs: prove
proof: una prova
test: in prova, di prova, test, testare, testate, testano, testiamo, testino
collection: raccolta, collezione
reach: raggiungere, raggiunto
critical: critico, critica, critici
criticism: critiche
management: gestione
voices: voci
trust: fiducia
lack: mancanza
offer: offerta, offrire, offri, offro, offrono
brothers: fratelli
double: doppio, doppia
mail: posta
pink: rosa
technique: tecnica, tecniche
technical: tecnico, tecnici
parties: partiti, feste
ultimate: definitivo, definitiva
minimum: minimo, minima, min
evening: serata, sera
hunting: caccia
election: elettorale
afternoon: pomeriggio
resistance: resistenza
committee: comitato
japan: giappone
ready: pronto, pronta, pronti
train: treno
dimensions: dimensioni
journalist: giornalista
big: grosso, grossa, grossi, grande, grandi, enorme, enormi
laugh: ridere, rido
ground: terreno, terra
lands: terre
side: fianco, lato
gas: gas
courses: corsi
obvious: evidente
institutions: istituzioni
improve: migliorare, migliora, migliorarlo, miglioralo
challenge: sfida
superiors: superiori
higher: superiore
immigrants: immigrati
shift: turno
call for bids: appello
on board: a bordo
horse: cavallo
congress: congresso
cross: croce
joy: gioia
taste: gusto
hypothesis: ipotesi
perfectly: perfettamente
protection: tutela
absence: assenza
protagonist: protagonista
rate: tasso, percentuale
absolute: assoluto, assoluta
hit: colpito, colpiti
conference: conferenza
council: giunta, consiglio comunale
advice: consiglio, consigli
navy: marina
powerful: potente
promotion: promozione
daily: quotidiano, quotidianamente, giornaliero
symbol: simbolo
bodies: corpi
faculty: facoltà
physical: fisico, fisica
escape: fuga
industrial: industriale
participants: partecipanti
exact: esatto, esatta
relative: relativa, relativi
safe: sicur*
are you sure: sei sicuro, sei sicura
takes place: avviene
spread: diffusione
era: epoca
reduce: ridurre, riduci, ridotto
specific: specifico, specifica, specifici
height: altezza
championship: campionato
citizenship: cittadinanza
neck: collo
destiny: destino
half: mezzo, mezza, metà
little girl: bambina
ranking: classifica
classmate: compagno
independent: indipendente
health care: sanità
earthquake: terremoto
broadcast: trasmissione
tourism: turismo
dignity: dignità
organs: organi
possession: possesso
networks: reti
uncle: zio
aunt: zia
bishop: vescovo
effort: fatica
strongly: fortemente
probable: probabile
seriously: seriamente
overcome: superare
television: televisione, tv
variety: varietà
silver: argento
battery: batteria, pila
beer: birra
components: componenti
christians: cristiani
buildings: edifici
electric: elettrica, elettrico
evolution: evoluzione
indicate: indicare, indica, indicano, indicami
indicated: indicato, indicata, indicati, indicate
high school: liceo
logic: logica
opposition: opposizione
scientific: scientifica, scientifico
tower: torre
run: correre, corri
differences: differenze
investigations: indagini
industry: industria
location: località
rain: pioggia
rice: riso
go up: salire, sali
go down: scendere, scendi
bride: sposa
arms: braccia
happy: contento, contenta, contenti, felice, felici
teeth: denti
debate: dibattito
nose: naso
dish: piatto
practices: pratiche
professional: professionale, professionali
anger: rabbia
reserve: riserva
esteem: stima
assumed: assunto
hired: assunta, assunti
attitude: atteggiamento
effective: efficace, efficaci
factors: fattori
gesture: gesto
individuals: individui
relatives: parenti
propaganda: propaganda
strategy: strategia
technologies: tecnologie
charge against: accusa
channels: canali
emotions: emozioni
family: familiare, familiari, famiglia, famiglie
fiscal: fiscale
impact: impatto
investments: investimenti
solidarity: solidarietà
dress: vestito
approach: approccio
flag: bandiera
conduct: condotta
intelligent: intelligente, intelligenti
impression: impressione
occupation: occupazione
personally: personalmente
perspective: prospettiva
recently: recentemente
statistics: statistiche
adults: adulti
condemned: condannato
happiness: felicità
wars: guerre
precise: preciso, precisa
religious: religioso, religiosa
noise: rumore
food: alimentare, cibo, alimenti
tension: tensione
shame: vergogna
license: licenza, patente
categories: categorie
smile: sorriso
welcome: benvenut*
diet: dieta
foreign affairs: esteri
smoke: fumo
guide: guidare
integration: integrazione
interpretation: interpretazione
schedule: orario, orari
dangerous: pericoloso, pericolosa, pericolosi, pericolose
plastic: plastica
pure: puro
kilometers: chilometri, km
needs: esigenze
wonderful: meraviglioso, meravigliosa
hair salon: parrucchiere
umbrella: ombrello
glasses: occhiali
gift card: buono regalo
soup: zuppa, minestra
cheese: formaggio
chicken: pollo
vegetables: verdure, verdura
dog food: crocchette
ham: prosciutto
tomatoes: pomodori, pomodoro
bedroom: camera da letto
bed: letto matrimoniale
fiscal code: codice fiscale
highway: autostrada
airport: aeroporto
seaside: lungomare
swimming pool: piscina
bicycle: bicicletta, bici
shipping: di spedizione
courier: corriere
warranty: in garanzia
invoice number: numero di fattura
customer: cliente
office hours: orari di ufficio, orario di ufficio
not at all: affatto
contact details: recapiti, recapito
it is necessary to: necessita
it would be necessary: bisognerebbe, occorrerebbe
that is to say: cioè, ossia, ovvero
at the same time: contemporaneamente
as long as: purché
on the contrary: anzi
several: diversi, diverse, vari, varie, svariati
every time: ogniqualvolta
others: altrui
rarely: raramente
earlier: precedentemente, anteriormente
exactly: esattamente, precisamente
absolutely: assolutamente, tassativamente, rigorosamente, strettamente
completely: completamente, totalmente, pienamente
directly: direttamente
quickly: velocemente, rapidamente
slowly: lentamente
kindly: gentilmente
faithfully: fedelmente
freely: liberamente
automatically: automaticamente
carefully: attentamente, accuratamente
clearly: chiaramente
correctly: correttamente
usually: solitamente, abitualmente
silently: silenziosamente
temporarily: temporaneamente, provvisoriamente
permanently: permanentemente, definitivamente, una volta per tutte
quietly: sottovoce
dear: caro, cara, cari, care, gentile, gentili, egregio, spettabile
sir: signore
madam: signora
hacker: hacker
file: file, fascicolo
contacts: contatti
done: fatta
review: recensione, revisione, rassegna
reviews: recensioni, revisioni, rassegne
subject: oggetto, argomento, soggetto
subjects: oggetti, argomenti, soggetti, materie
software: software, programma, programme
app: app
status: status
release: rilascio
releases: rilasci
input: input, inserimento, inserimenti
line: filo, riga, linea
lines: fili, righe, linee
description: descrizione
descriptions: descrizioni
helper: aiutante
helpers: aiutanti
sheet: foglio
sheets: fogli
error: errore, svista
errors: errori
mistake: sbaglio
mistakes: sbagli
box: scatola, casella
boxes: scatole, caselle
button: pulsante, bottone
buttons: pulsanti, bottoni
screen: schermo, schermata
keyboard: tastiera
keyboards: tastiere
device: dispositivo, apparecchio
devices: dispositivi, apparecchi
engine: motore
engines: motori
browser: browser
platform: piattaforma
environment: ambiente
cloud: nuvola, cloud
clouds: nuvole
forum: forum
blog: blog
wifi: wifi
internet: internet, web
job: mestiere, impiego
jobs: mestieri, impieghi
task: compito, mansione, incarico
tasks: compiti, mansioni, incarichi
draft: bozza
drafts: bozze
sides: lati
item: elemento
items: elementi
session: sessione, seduta
sessions: sessioni, sedute
boards: lavagne
style: stile
tone: tono
rates: tassi, percentuali
field: campo
fields: campi
author: autore, autrice
authors: autori, autrici
translator: traduttore
translators: traduttori
reviewer: revisore, valutatore
reviewers: revisori, valutatori
editor: editore, editor
editors: editori
speaker: relatore, altoparlante
speakers: relatori, altoparlanti
group: gruppo
groups: gruppi
member: membro, socio
members: membri, soci
thread: filone
threads: filoni
memory: memoria
clerk: commesso
issue: problema, questione, guaio
issues: problemi, questioni
source: fonte, sorgente
sources: fonti, sorgenti
reason: ragione, motivo
reasons: ragioni, motivi
causes: cause
sample: campione
samples: campioni
row: fila
columns: colonne
cell: cella
cells: celle
root: radice
level: livello
levels: livelli
scores: punteggi
branch: ramo, filiale
branches: rami, filiali
history: cronologia, storico
shifts: turni
entry: ingresso, entrata
entries: ingressi
string: stringa
strings: stringhe
apartment: appartamento
apartments: appartamenti
bit: pezzo, pezzetto
script: script, copione
scripts: copioni
plain text: testo semplice, testo in chiaro
injection: iniezione, iniezioni
round: tondo, rotondo
hint: indizio, suggerimento
hints: indizi
tip: mancia
action: azione
actions: azioni
size: dimensione, taglia, grandezza
base: base
alarm: allarme, sveglia
alarms: allarmi, sveglie
hey: ehi, hey
transcript: trascrizione
transcripts: trascrizioni
club: club
fire: fuoco, incendio
scene: scena
scenes: scene
channel: canale
audit: audit
query: query, interrogazione
queries: interrogazioni
hr: hr
refusal: rifiuto, diniego
refusals: rifiuti, dinieghi
pin: pin
manual: manuale
manuals: manuali
handbook: guida, vademecum
expected: previst*, atteso
though: pur
length: lunghezza, durata
gone: scomparso, sparito
raw: grezz*, crudo
star: stella
stars: stelle
clause: clausola
clauses: clausole
path: percorso, sentiero
paths: percorsi, sentieri
hall: corridoio, atrio
value: valore
values: valori
automated: automatizzat*
zero: zero
unit: unità
prior: previo, previa
header: intestazione
headers: intestazioni
tag: etichetta, tag
tags: etichette
label: dicitura, etichett*
labels: diciture
profile: profilo
gate: cancello
gates: cancelli
speech: discorso
speeches: discorsi
lab: laboratorio
mirror: specchio
ahead: avanti
kids: ragazzini
boy: ragazzo
girl: ragazza
guess: indovina*
default: predefinit*, di default
queue: coda
interviews: colloqui
scope: ambito
match: partita, corrispondenza
matches: partite, corrispondenze
diff: diff
difference: differenza
memo: promemoria, memo
backup: backup, copia di sicurezza
stage: stadio, palcoscenico
fake: finto, finta, finti, finte, fasullo
method: metodo
methods: metodi
way: modo, maniera
ways: modi, maniere
procedure: procedura
procedures: procedure
balance: saldo, equilibrio
survey: sondaggio, indagine
certificate: certificato, attestato
certificates: certificati, attestati
login: login
username: nickname
sync: sincronizza*
reference: riferimento, referenza
references: riferimenti, referenze
dialogue: dialogo
maker: produttore
makers: produttori
cash: contanti
passport: passaporto
passports: passaporti
power: potenza
silence: silenzio
parking: parcheggio
incident: incidente, sinistro
incidents: incidenti, sinistri
supervisor: supervisore
supervisors: supervisori
opinion: opinione, parere
opinions: opinioni, pareri
badge: badge, tesserino
badges: tesserini
straight: dritto, dritta
weekly: settimanale, settimanali
monthly: mensile, mensili
bar: bar, barra
bars: barre
copilot: copilota
guidance: orientamento, orientamenti
direction: direzione
directions: direzioni
index: indice
abstract: abstract
large: ampio, ampia, vasto
emergency: emergenza, urgenza
fridge: frigo, frigorifero
disk: disco
ethics: etica
slide: diapositiva, slide
slides: diapositive
map: mappa, cartina
maps: mappe, cartine
compliance: conformità
authority: autorità
option: opzione
decision: decisione
decisions: decisioni
layer: strato
layers: strati
caller: chiamante
callers: chiamanti
effect: effetto
effects: effetti
sensor: sensore
sensors: sensori
duty: obbligo
duties: obblighi
grammar: grammatica
candidate: candidato
candidates: candidati
favor: favore
feedback: riscontro, riscontri, feedback
dump: dump
patch: patch
implied: sottinteso, implicito
plant: pianta
plants: piante, fabbriche
factory: stabilimento
panel: pannello
panels: pannelli
digest: digest
crash: crash
migration: migrazione
analysis: analisi
chart: grafico, diagramma
charts: diagrammi
faq: faq
schema: schema
risk: rischio
risks: rischi
briefing: briefing
actual: effettivo, effettiva
severity: gravità
future: futuro, futuri
standard: standard
preamble: preambolo
introduction: introduzione, premessa
bind: vincolare, vincola
echo: eco
core: nucleo, cuore
cores: nuclei, cuori
purely: puramente
assignments: assegnazioni
demand: esigenza, pretesa
demands: pretese
clearance: nulla osta, abilitazione
forever: per sempre
trigger: innesco, grilletto
parser: parser
alignment: allineamento, allineamenti
exist: esistere, esistano
shelf: scaffale, mensola
protocol: protocollo
protocols: protocolli
unable: incapace, impossibilitato
legally: legalmente
conscience: coscienza
argument: argomentazione
arguments: argomentazioni
precedence: precedenza
loop: ciclo, loop
loops: cicli
rank: rango, grado
ranks: ranghi, gradi
identity: identità
parallel: parallelo, parallela
relay: relè, staffetta
variable: variabile
variables: variabili
invisible: invisibile, invisibili
twin: gemello
twins: gemelli
universe: universo
leash: guinzaglio
expressions: espressioni, locuzioni
vault: cassaforte, caveau
reminder: sollecito
reminders: solleciti
experience: esperienza
experiment: esperimento
criterion: criterio
criteria: criteri
withdrawn: ritirato
fresh: fresc*
trainer: allenatore, formatore
trainers: allenatori, formatori
engineer: ingegnere
engineers: ingegneri
freedom: libertà
material: materiale
materials: materiali
trace: traccia
traces: tracce
leave no trace: senza lasciare traccia, non lasciare tracce, senza lasciare tracce
grader: correttore
holder: intestatario, detentore
holders: intestatari, detentori
requester: richiedente
praise: elogio, elogi, lode, lodi
acknowledge: prendi atto
spam: spam, posta indesiderata
worker: lavoratore, operaio
hash: hash, impronta
pause: pausa
segment: segmento
segments: segmenti
passage: brano
passages: brani
excerpt: stralcio
quotes: preventivi
quotation: citazione
quotations: citazioni
power of attorney: procura
war: guerra
peace: pace
loves: amori
idea: idea
ideas: idee
hand: mano
hands: mani
eye: occhio
eyes: occhi
head: testa
heads: teste
foot: piede
feet: piedi
animal: animale
animals: animali
dog: cane
dogs: cani
cat: gatto
cats: gatti
tree: albero
trees: alberi
flower: fiore
flowers: fiori
sea: mare
mountain: montagna
summer: estate
winter: inverno
spring: primavera
autumn: autunno
monday: lunedì
tuesday: martedì
wednesday: mercoledì
thursday: giovedì
friday: venerdì
saturday: sabato
sunday: domenica
january: gennaio
february: febbraio
march: marzo
april: aprile
june: giugno
july: luglio
august: agosto
september: settembre
october: ottobre
november: novembre
december: dicembre
weekend: weekend
vacation: vacanza, ferie
vacations: vacanze
europe: europa
government: governo
citizen: cittadino
citizens: cittadini
tax return: dichiarazione dei redditi
subscription: abbonamento
complaint: reclamo
benefits: benefici
loss: perdita
quality: qualità
quantity: quantità
period: periodo
age: età
solution: soluzione
solutions: soluzioni
failure: fallimento, guasto
failures: fallimenti, guasti
theft: furto
knives: coltelli
gun: pistola, fucile
murder: omicidio, assassinio
science: scienza, scienze
art: arte, arti
sport: sport
football: calcio
department: reparto, dipartimento
privacy: privacy, riservatezza
truth: verità
reality: realtà
replies: repliche
response: reazione
responses: reazioni
invitation: invito
invitations: inviti
suggestion: proposta
suggestions: proposte
chain: catena
chains: catene
point of contact: referente
point of contacts: referenti
emoji: emoji, faccina
emojis: faccine
capital letter: maiuscola, lettera maiuscola
capital letters: maiuscole, lettere maiuscole
in capital letters: in maiuscolo, in stampatello
comma: virgola
commas: virgole
quotation mark: virgoletta
quotation marks: virgolette
question mark: punto interrogativo
table of contents: indice dei contenuti
personality: personalità
god: dio
expert: esperto, specialista
experts: esperti, specialisti
actor: attore
exception: eccezione
exceptions: eccezioni
repository: repository
beneficiary: beneficiario
recipient: destinatario
recipients: destinatari
sender: mittente
senders: mittenti
third party: terzi
lists: liste
name: nome, cognome
names: nomi
code: codice
codes: codici
blocks: blocchi
results: risultati, esiti
place: posto, luogo
places: luoghi
goal: obiettivo, scopo
goals: obiettivi, scopi
account: conto, account
accounts: conti
office: ufficio
offices: uffici
invoice: fattura
invoices: fatture
prices: prezzi, tariffe
game: gioco
step: passo, passaggio, fase
steps: passaggi, fasi
signature: firma
key: chiave
keys: chiavi
door: portone
lies: bugia, bugie, menzogna, menzogne
trick: trucco, trabocchetto, astuzia
address: indirizzo
addresses: indirizzi
part: parte
message: messaggio
messages: messaggi
summary: riassunto, riepilogo, sommario
form: modulo, forma
forms: moduli, forme
offers: offerte, offre
outputs: emette
responds: reagisce
obeys: obbedisce, ubbidisce
complying with: rispettando, attenendo
continues: prosegue
thinks: riflette
breaks: infrange, trasgredisce
going back: tornando, ritornando
prohibition: divieto, proibizione
prohibitions: divieti, proibizioni
moderation: moderazione, moderazioni
parameter: parametro
parameters: parametri
machine: macchina
machines: macchine
reader: lettore
readers: lettori
passphrase: passphrase
bank: banca
banks: banche
iban: iban
card: carta, tessera, scheda
cards: carte, tessere, schede
email: email, mail, posta elettronica
mailbox: casella di posta
files: fascicoli
folder: cartella, directory
folders: cartelle
database: database, banca dati
customers: clienti
detail: dettaglio, particolare
details: dettagli, particolari
server: server
network: rete
website: sito web, sito
websites: siti web, siti
link: link
text: testo
texts: testi
document: documento
documents: documenti
pages: pagine
content: contenuto
contents: contenuti
paragraph: paragrafo
paragraphs: paragrafi
sentences: proposizioni
word: parola, vocabolo
words: parole, vocaboli
letter: lettera
letters: lettere
character: carattere
characters: caratteri
language: lingua, linguaggio
languages: lingue, linguaggi
section: sezione
sections: sezioni
title: titolo
titles: titoli
article: articolo
articles: articoli
comments: commenti
disclaimer: disclaimer
approvals: approvazioni
consent: consenso
attention: attenzione
priority: priorità
weapon: arma
weapons: armi
poison: veleno
bomb: bomba
bombs: bombe
explosive: esplosivo
drug: droga, stupefacente
drugs: droghe, stupefacenti
malware: malware
phishing: phishing
fraud: frode, frodi, truffa, truffe, raggiro, raggiri
crime: crimine, reato
persona: personaggio
personas: personaggi
story: storia, storiella
stories: storie, storielle
scenario: scenario
fiction: finzione, finzioni
attacks: attacchi
vulnerabilities: falle
money: denaro, denari, soldi, quattrini
amount: importo, somma, cifra
amounts: importi, somme, cifre
payments: pagamenti
current: attuale, attuali, corrente, correnti
important: importante, importanti
urgent: urgente, urgenti
free of charge: gratuito, gratuita, gratuiti, gratuite, gratis
illegal: illegale, illegali, illecito, illecita, illeciti, illecite
harmful: dannos*, nociv*
malicious: malevol*
full: pien*
personal: personale, personali
sensitive: sensibile, sensibili
obsolete: obsolet*
moral: morale, morali, etico, etici
human: umano, umana, umani, umane
virtual: virtuale, virtuali
artificial: artificiale, artificiali
fictional: fittizi*, immaginari*
evil: malvagi*, malefic*
different: diverso, diversa, differente, differenti
false: falso, falsa, falsi, false
possible: possibile, possibili
impossible: impossibili
available: disponibile, disponibili
day: giorno, giornata
days: giorni, giornate
times: volte
rights: diritti
long: lungo, lunga, lunghi, lunghe
back: schiena, indietro
down: giù
example: esempio
examples: esempi
number: numero, numeri
person: persona
man: uomo
men: uomini
woman: donna
women: donne
child: bambino, figlio
children: bambini, figli
thing: roba
things: cose, robe
year: anno
years: anni
month: mese
months: mesi
week: settimana
weeks: settimane
minute: minuto
minutes: minuti
morning: mattina, mattino
mornings: mattine
evenings: sere
noon: mezzogiorno
moment: momento, istante, attimo
staff: organico
team: squadra, team
teams: squadre
boss: capo
bosses: capi
manager: responsabile, direttore, dirigente
managers: responsabili, direttori, dirigenti
employee: dipendente, impiegato
employees: dipendenti, impiegati
employer: datore di lavoro
companies: aziende, ditte, imprese
vendor: venditore
vendors: venditori
partner: partner
shops: botteghe
shopping: spesa, spese, shopping
market: mercato
service: servizio
services: servizi
ticket: biglietto, ticket
tickets: biglietti
contract: contratto
contracts: contratti
agreement: accordo, intesa
agreements: accordi, intese
receipts: ricevute, scontrini
budget: budget, bilancio
tax: tassa, imposta
fee: commissione, onorario
fees: commissioni, onorari
cost: costo, costare, costate, costano, costato, costata, costati, costava, costavo, costavano, costò, costarono
landlord: padrone di casa, locatore
tenant: inquilino
tenants: inquilini
salary: stipendio, stipendi, salario, salari
discount: sconto, sconti
delivery: consegna
parcel: pacco, pacchetto
parcels: pacchi, pacchetti
package: confezione
packages: confezioni
stock: magazzino, magazzini, scorte
meeting: riunione, incontro, appuntamento
meetings: riunioni, incontri
calendar: calendario, agenda
event: evento
events: eventi
trip: viaggio, gita
trips: viaggi, gite
flight: volo
flights: voli
hotel: albergo, hotel
hotels: alberghi
room: stanza, camera, sala
rooms: stanze, camere
houses: case
kitchen: cucina
garden: giardino
gardens: giardini
building: edificio, palazzo
floor: piano, pavimento
floors: piani, pavimenti
wall: muro, parete
walls: muri, pareti
window: finestra
windows: finestre
tables: tavoli, tavole, tabelle
chair: sedia
chairs: sedie
books: libri
library: biblioteca, libreria
libraries: biblioteche, librerie
museum: museo
school: scuola
schools: scuole
student: studente, alunno
lesson: lezione
lessons: lezioni
course: corso
exam: esame
exams: esami
exercise: esercizio
exercises: esercizi
essay: saggio
essays: saggi
class: classe
classes: classi
degree: laurea
degrees: lauree
city: città
country: paese
countries: paesi
street: strada
town: cittadina
world: mondo
regions: regioni
bus: autobus
trains: treni
car: auto, automobile, veicolo
cars: automobili, veicoli
driver: autista
drivers: autisti
station: stazione
stations: stazioni
water: acqua
milk: latte
coffee: caffè
lunch: pranzo
dinner: cena
breakfast: colazione
glass: vetro, vetri, bicchiere, bicchieri
recipe: ricetta
restaurant: ristorante
gift: regalo
gifts: regali
birthday: compleanno
party: festa
friend: amico, amica
friends: amici, amiche
father: padre, papà
mother: madre
mom: mamma, mamme
parent: genitore
parents: genitori
brother: fratello
sister: sorella
daughter: figlia
husband: marito
wife: moglie
grandmother: nonna
grandfather: nonno
neighbor: vicino di casa
guest: ospite, invitato
guests: ospiti, invitati
visitor: visitatore
doctor: medico, dottore, dottoressa
patient: paziente
patients: pazienti
hospital: ospedale
hospitals: ospedali
medicine: medicina, farmaco
court: tribunale, corte
lawyer: avvocato
lawyers: avvocati
case: caso
cases: casi
newspaper: giornale
newsletter: newsletter
song: canzone
songs: canzoni
music: musica
poem: poesia, poema
poems: poesie, poemi
jokes: barzellette, scherzi, battute
picture: foto, fotografia, disegno
pictures: fotografie, disegni
video: video
sound: suono
sounds: suoni
color: colore
colors: colori
lights: luci, lampade
red: rosso, rossa, rosse
black: nero, nera, neri, nere
green: verde, verdi
blue: blu, azzurr*
yellow: giall*
gray: grigi*
dark: scur*, buio, buia, bui, buie
great: fantastic*
good: buono, buona, buoni, buone, buon, bravo, brava, bravi, brave
small: piccol*
short: breve, brevi, corto, corta
high: alto, alta, alti, alte
low: basso, bassa, bassi, basse
easy: facile, facili
quick: veloce, veloci
slow: lento, lenta, lenti, lente
strong: forte, forti
weak: debole, deboli
hot: caldo, calda, caldi, calde
cold: fredd*
warm: tiepid*
dry: secco, secca, secchi, secche, asciutt*
empty: vuot*
simple: semplice, semplici
nice: bello, bella, belli, belle, simpatic*, piacevole, piacevoli, bel, bei, begli
lovely: carin*
friendly: amichevole, amichevoli
polite: educat*, garbat*
helpful: utile, utili
quiet: calmo, calma, calmi, calme
sad: triste, tristi
special: speciale, speciali
normal: normale, normali, abituale, abituali
primary: primari*
basic: basilare, basilari, elementare, elementari
central: centrale, centrali
final: finale, finali, definitiv*
official: ufficiale, ufficiali
local: locale, locali
global: globale, globali, mondiale, mondiali
medical: medica, mediche
educational: educativ*, didattic*
natural: naturale, naturali
electronic: elettronic*
online: online
remote: remot*
mobile: mobile, mobili
automatic: automatic*
permanent: permanente, permanenti
recent: recente, recenti
equal: uguale, uguali
single: unico, unica, unici, uniche, singol*
total: totale, totali
broken: rotto, rotta, rotti, rotte
damaged: danneggiat*
able: in grado di
bound: vincolat*
relevant: pertinente, pertinenti, rilevante, rilevanti
unknown: sconosciut*, ignot*
suspicious: sospett*
harmless: inoffensiv*
genuine: genuin*
fair: equo, equa, equi, eque
inactive: inattiv*
english: inglese, inglesi
spanish: spagnol*
german: tedesc*
italian: italian*
chinese: cinese, cinesi
dutch: olandese, olandesi
russian: russo, russa, russi, russe
inject: iniett*
embed: incorpor*
append: accod*
merges: fonde
splits: suddivide
directs: dirige
leads: conduce
registers: iscrive
logs out: disconnette
logging out: disconnettendo
presses: preme
collects: raccoglie
receives: riceve
fails: fallisce
turns on: accende
turning on: accendendo
turns off: spegne
swaps: invertisce
runs away: fugge
running away: fuggendo
requires: richiede, esige
instructs: istruisce
omits: omette
omitted: omess*, omettev*
acts on: interviene
acting on: intervenendo
depends: dipende
forward: girino
pretend: faccia finta, facendo finta
override: deroga
system instructions: direttive di sistema
play the role of: recita la parte del
pretend to be: spacciarsi per, farsi passare per
do not reveal: non divulgate
without restrictions: senza nessun limite
without restrictions: senza alcun vincolo
unrestricted: libero da restrizioni, libero da vincoli, priva di restrizioni
ai assistants: assistenti ai
bank accounts: conti correnti, conti bancari
in secret: di soppiatto, alla chetichella
safety: sicurezza sul lavoro, sicurezze sul lavoro
instruction: consegna data
instructions: consegne data
policies: politiche aziendale
"""
