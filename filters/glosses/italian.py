"""Italian: what words and phrases say in English, as `filters.glossary` describes."""

FORMS = """
hidden: occulto, occulta, nascost*, occult*
use: utilizzo, adopero, utilizzare, utilizza, utilizzate, utilizzano, adoperare, adopera, adoperate, adoperano, uso
use: utilizz*, usare, usa, usate, usano, usi, usiamo, usino, adoper*
bypass: aggiro, bypasso, aggiramento, aggirare, aggira, aggirate, aggirano, bypassare, bypassa, bypassate, bypassano
bypass: eludere, aggir*, bypass*, eludo, eludi, eludiamo, eludete, eludono, eluda, eludano
tell: racconto, raccontare, racconta, raccontate, raccontano, raccont*, dire a, dico a, dicono a, dici a, diciamo a
tell: dite a, dica a, dicano a, dire al, dico al
end: termino, terminare, termina, terminate, terminano, concludere, fine, termin*, conclud*
send: invio, mando, inviare, invia, inviate, inviano, inviamo, spedire, mandare, manda, mandate, mandano, invi, invino
send: invii, spedi*, mandi, mandiamo, mandino
forward: inoltro, inoltrare, inoltra, inoltrate, inoltrano, trasmettere, inoltr*, giri, giriamo, girino, trasmett*
delete: elimino, cancellare, cancella, cancellate, cancellano, eliminare, elimina, eliminate, eliminano, rimuovere
delete: cancell*, elimin*, rimuov*
allowed: autorizzò, permetteva, permettevo, permettevano, permettevi, autorizzato, autorizzata, autorizzati
allowed: autorizzava, autorizzavo, autorizzavano, autorizzavi, autorizzarono, perme*, consenti*, ammesso, ammessa
allowed: autorizz*
ask: domando, chiedere, domandare, domandate, domandano, chied*, domand*
summarise: sintetizzo, riassumere, sintetizzare, sintetizza, sintetizzate, sintetizzano, riepilogare, riepiloga
summarise: riepilogate, riepilogano, riassum*, sintetizz*, riepilog*
thought: pensò, pensato, pensata, pensati, pensava, pensavo, pensavano, pensavi, pensarono, rifletteva, riflettevo
thought: riflettevano, riflettevi, pensiero, rifle*
keep: conservo, conservare, conserva, conservate, conservano, mantenere, mantengo, manteniamo, mantenete, mantengono
keep: mantenga, mantengano, tenere, tenete, tengo, tengono, tenga, tengano, tieni, teniamo, conserv*, mantieni
will leave: uscirà, partir*, uscir*
live: abito, vivere, vivete, vivo, vivono, vivi, viviamo, viva, vivano, abitare, abita, abitate, abitano, abiti
live: abitiamo, abitino
kill: ammazzo, uccidere, uccid*, ammazz*
wait: aspetto, attendere, aspett*, attend*
love: adoro, amore, amare, amo, ama, amate, amano, ami, amiamo, amino, adorare, adora, adorate, adorano, adori
love: adoriamo, adorino
learn: imparo, apprendere, apprendo, apprendi, apprendiamo, apprendete, apprendono, apprenda, apprendano, impar*
agree: concordo, acconsentire, acconsenti, acconsentiamo, acconsentite, acconsent*, concord*
reject: rigetto, respingere, resping*, rigett*
claim: affermo, sostenere, sostengo, sosteniamo, sostenete, sostengono, sostenga, sostengano, sostieni, afferm*
extend: prolungo, estendere, prolung*, estend*
reduce: abbasso, ridurre, diminuire, riduco, riduci, riduciamo, riducete, riducono, riduca, riducano, diminui*
reduce: abbass*
lead: guido, condurre, guidare, guidate, guidano, guidi, guidiamo, guidino, condu*
subscribe: abbono, sottoscrivere, abbon*, sottoscriv*
move: sposto, muovere, spost*, muovo, muovi, muoviamo, muovete, muovono, muova, muovano
escape: scappo, evadere, scapp*, evado, evadi, evadiamo, evadete, evadono, evada, evadano
forbid: vieto, proibire, vietare, vieta, vietano, vieti, vietiamo, vietino, proibi*
trust: affido, fiducia, fiduce, fidare, fida, fidano, fido, fidi, fidiamo, fidino, affid*
notice: constato, notare, notate, notano, notiamo, notino, constat*
plan: pianifico, prevedere, piano di lavoro, pianific*, preved*
forget: dimentica, dimenticate, dimenticare, dimenticati, dimenticatevi, scorda, scordate, scordare, scordati
forget: scordatevi, dimenticano, scordano, dimentic*, scord*, togliti dalla testa, cancella dalla memoria
pretend: fingere, fai finta, fa finta, fate finta, fare finta, far finta, faccia finta, facendo finta, fingi, fingete
pretend: finga, fingo, fingiamo, fingono, fingano, simula di
any: qualsiasi, qualunque, qualsivoglia, alcuno
will have to: dovrete, dovremo, dovrà, dovrai, dovranno, dovrò, dovra, dovro
will be able to: potrete, potremo, potrà, potrai, potranno, potrò, potra, potro
went: andato, andata, andati, andava, andate via
update: aggiornamento, aggiornare, aggiorna, aggiornate, aggiornano, aggiorn*
copy: copia, copiare, copiate, copiano, copiamo, ricopiare, ricopia, ricopiate, ricopiano, ricopiamo, esemplare, copio
copy: copi, copino, copii, ricopi*
lie: mentire, menti, mentite, mentiamo, mento, mentono, menta, mentano
print: stampa, stampate, stampare, stampano, stamp*
search: ricerca, cercare, cerca, cercate, cercano, ricercare, ricercate, ricercano, ricerc*, cerco, cerchiamo
search: cerchino
ignore: ignorare, ignora, ignorate, ignorano, trascurare, trascura, trascurate, trascurano, tralasciare, tralascia
ignore: tralasciate, tralasciano, tralasciamo, non tenere conto di, non tenere conto delle, non tenere conto dei
ignore: non tenere conto del, non tener conto di, non tener conto delle, non tenga conto di, non tenga conto delle
ignore: non tenete conto di, non tenete conto delle, ignor*, trascur*, tralasci*
will ignore: ignorerete, ignoreremo, trascurerete, trascureremo, tralascerete, tralasceremo, ignorer*, trascurer*
will ignore: tralascer*
disregard: disattendere, disattend*
disregarded: disattendeva, disattendevo, disattendevano, disattendevi, disatte*
will disregard: disattenderete, disattenderemo, disattender*
will forget: dimenticherete, dimenticheremo, scorderete, scorderemo, dimenticher*, scorder*
override: sovrascrivere, scavalcare, scavalca, scavalcate, scavalcano, deroga, forzatura, sovrascriv*, scavalc*
will override: sovrascriverete, sovrascriveremo, scavalcherete, scavalcheremo, sovrascriver*, scavalcher*
override me: sovrascrivimi, sovrascrivermi, sovrascrivendomi, sovrascrivetemi, scavalca*
bypassed: aggirato, aggirata, aggirati, aggirava, aggiravo, aggiravano, aggiravi, aggirò, aggirarono, bypassato
bypassed: bypassata, bypassati, bypassava, bypassavo, bypassavano, bypassavi, bypassò, bypassarono, eluso, elusa
bypassed: elusi, eluse, eludev*
will bypass: aggirerete, aggireremo, bypasserete, bypasseremo, eluderete, eluderemo, aggirer*, bypasser*, eluder*
bypass me: eludimi, eludermi, eludendomi, eludetemi, aggira*, bypassa*
skip: saltare, salta, saltate, saltano, salto, salti, saltiamo, saltino
will skip: salterete, salteremo, salter*
cancel: annullare, annulla, annullate, annullano, disdire, annull*, disdi*
will cancel: annullerete, annulleremo, disdirete, disdiremo, annuller*, disdir*
cancel me: disdimmi, disdirmi, disdicendomi, disditemi, annulla*
drop: abbandonare, abbandona, abbandonate, abbandonano, mollare, molla, mollate, mollano, abbandon*, mollo, molli
drop: molliamo, mollino
will drop: abbandonerete, abbandoneremo, mollerete, molleremo, abbandoner*, moller*
discard: scartare, scarta, scartate, scartano, gettare, getta, gettate, gettano, buttare, butta, buttate, buttano
discard: scart*, getto, getti, gettiamo, gettino, butto, butti, buttiamo, buttino
will discard: scarterete, scarteremo, getterete, getteremo, butterete, butteremo, scarter*, getter*, butter*
erase: azzerare, azzera, azzerate, azzerano, azzer*
will erase: azzererete, azzereremo, azzerer*
replace: sostituire, rimpiazzare, rimpiazza, rimpiazzate, rimpiazzano, sostitui*, rimpiazz*
will replace: sostituirete, sostituiremo, rimpiazzerete, rimpiazzeremo, sostituir*, rimpiazzer*
replace me: sostituiscimi, sostituirmi, sostituitemi, sostitu*, rimpiazza*
rewrite: riscrivere, riformulare, riformula, riformulate, riformulano, riscriv*, riformul*
will rewrite: riscriverete, riscriveremo, riformulerete, riformuleremo, riscriver*, riformuler*
rewrite me: riscrivimi, riscrivermi, riscrivendomi, riscrivetemi, riformula*
reveal: rivelare, rivela, rivelate, rivelano, svelare, svela, svelate, svelano, rivel*, svelo, sveli, sveliamo
reveal: svelino
will reveal: rivelerete, riveleremo, svelerete, sveleremo, riveler*, sveler*
disclose: divulgare, divulga, divulgate, divulgano, comunicare, comunica, comunicate, comunicano, divulg*, comunic*
will disclose: divulgherete, divulgheremo, comunicherete, comunicheremo, divulgher*, comunicher*
leak: trapelare, trapela, trapelate, trapelano, spifferare, spiffera, spifferate, spifferano, trapel*, spiffer*
will leak: trapelerete, trapeleremo, spiffererete, spiffereremo, trapeler*, spifferer*
expose: esporre, espongo, esponi, esponiamo, esponete, espongono, esponga, espongano
will expose: esporrete, esporremo, esporr*
show: mostrare, mostra, mostrate, mostrano, visualizzare, visualizza, visualizzate, visualizzano, fai vedere
show: fare vedere, far vedere, fate vedere, mostr*, visualizz*
will show: mostrerete, mostreremo, visualizzerete, visualizzeremo, mostrer*, visualizzer*
told: raccontato, raccontata, raccontati, raccontava, raccontavo, raccontavano, raccontavi, raccontò, raccontarono
told: dett* a, dicev* a, dett* al, dicev* al, dett* all, dicev* all
will tell: racconterete, racconteremo, racconter*, dira* a, direte a, diremo a, dirò a, dira* al, direte al, diremo al
will tell: dirò al, dira* all, direte all
tell us: raccontaci, raccontarci, raccontandoci, raccontateci, dicci, diteci, dirci, dimci a, dicendoci a, dimci al
tell us: dicendoci al, dimci all, dicendoci all
tell it: raccontalo, raccontala, raccontane, raccontarlo, raccontarla, raccontarne, raccontandolo, raccontandola
tell it: raccontandone, raccontatelo, raccontatela, raccontatene, dillo, ditelo, dirlo, dimlo a, dimla a, dimne a
tell it: dirla a, dirne a, dicendo* a, dite* a, dimlo al, dimla al, dimne al
tell them: raccontali, raccontale, raccontarli, raccontarle, raccontandoli, raccontandole, raccontateli, raccontatele
tell them: dimli a, dimle a, dirli a, dirle a, dicendoli a, dicendole a, diteli a, ditele a, dimli al, dimle al
tell him: raccontagli, raccontargli, raccontandogli, raccontategli, digli, dirgli, ditegli, dimgli a, dicendogli a
tell him: dimgli al, dicendogli al, dimgli all, dicendogli all
tell it to me: raccontamelo, raccontamela, raccontarmelo, raccontarmela, raccontandomelo, raccontandomela
tell it to me: raccontatemelo, raccontatemela, dimmela a, dirmelo a, dirmela a, dicendomelo a, dicendomela a
tell it to me: ditemelo a, ditemela a, dimmela al, dirmelo al, dirmela al
tell them to me: raccontameli, raccontamele, raccontarmeli, raccontarmele, raccontandomeli, raccontandomele
tell them to me: raccontatemeli, raccontatemele, dimmeli a, dimmele a, dirmeli a, dirmele a, dicendomeli a
tell them to me: dicendomele a, ditemeli a, ditemele a, dimmeli al, dimmele al
will print: stamperete, stamperemo, stamper*
repeat: ripetere, ripet*
will repeat: ripeterete, ripeteremo, ripeter*
recite: recitano, recit*
will recite: reciterete, reciteremo, reciter*
quoted: citato, citata, citati, citava, citavo, citavano, citavi, citarono, citò
will quote: citerete, citeremo, citer*
will copy: copierete, copieremo, ricopierete, ricopieremo, copier*, ricopier*
paste: incollare, incolla, incollate, incollano, incoll*
will paste: incollerete, incolleremo, incoller*
transcribe: trascrivere, trascriv*
transcribed: trascriveva, trascrivevo, trascrivevano, trascrivevi, trascri*
will transcribe: trascriverete, trascriveremo, trascriver*
reproduce: riprodurre, riprodu*
will reproduce: riprodurrete, riprodurremo, riprodurr*
return: restituire, restitui*, ridare, rida, ridate, ridano, rido, ridi, ridiamo, ridino
returned: restituito, restituita, restituiti, restituiva, restituivo, restituivano, restituivi, ridato, ridata, ridati
returned: ridava, ridavo, ridavano, ridavi, ridarono, ridò
will return: restituirete, restituiremo, restituir*, rider*
return me: restituiscimi, restituirmi, restituitemi, restitu*
output: emettere, output, emett*
will output: emetterete, emetteremo, emetter*
give: fornire, dare, dia, diamo, danno, do, dà, dar, forni*
gave: fornito, fornita, forniti, forniva, fornivo, fornivano, fornivi, dato, dava
will give: fornirete, forniremo, darà, darai, daranno, dara, darete, fornir*
give me: forniscimi, fornirmi, fornitemi, dammi, datemi, darmi, fornendomi, mi dai
give us: forniscici, fornirci, fornendoci, forniteci, dacci, dateci, darci
give it: forniscilo, forniscila, forniscine, fornirlo, fornirla, fornirne, fornendolo, fornendola, fornendone
give it: fornitelo, fornitela, fornitene, darlo, darla
give them: forniscili, forniscile, fornirli, fornirle, fornendoli, fornendole, forniteli, fornitele, darli, darle
give him: forniscigli, fornirgli, fornendogli, fornitegli, dagli indietro, dargli
give it to me: forniscimelo, forniscimela, fornirmelo, fornirmela, fornendomelo, fornendomela, fornitemelo
give it to me: fornitemela, dammelo, dammela, darmelo, datemelo
provide: procurare, procurate, procurano, procur*
will provide: procurerete, procureremo, procurer*
write: scrivere, redigere, scriv*, redig*
wrote: scriveva, scrivevo, scrivevano, scrivevi, scritto, scritta, scritti, scritte, redatt*, redigev*
will write: scriverete, scriveremo, redigerete, redigeremo, scriver*, rediger*
reply: rispondere, replica, rispond*
replied: rispondeva, rispondevo, rispondevano, rispondevi, rispo*
will reply: risponderete, risponderemo, risponder*
respond: reagire, reagi*
will respond: reagirete, reagiremo, reagir*
respond me: reagiscimi, reagirmi, reagitemi, reagendomi
start: iniziare, inizia, iniziate, iniziano, iniziamo, cominciare, comincia, cominciate, cominciano, cominciamo
start: avviare, avvia, avviate, avviano, avviamo, inizi*, cominci*, avvio, avvi, avvino, avvii
will start: inizierete, inizieremo, comincerete, cominceremo, avvierete, avvieremo, inizier*, comincer*, avvier*
ended: terminato, terminata, terminati, terminava, terminavo, terminavano, terminavi, terminò, terminarono, concludeva
ended: concludevo, concludevano, concludevi, conclu*
will end: terminerete, termineremo, concluderete, concluderemo, terminer*, concluder*
end me: concludimi, concludermi, concludendomi, concludetemi, termina*
finish: finire, finisco, finisci, finiamo, finite, finiscono, finisca, finiscano
will finish: finirete, finiremo, finir*
finish me: finiscimi, finirmi, finitemi, finendomi
finish us: finiscici, finirci, finiteci, finendoci
finish it: finiscilo, finiscila, finiscine, finirlo, finirla, finirne, finitelo, finitela, finitene, finendo*
finish them: finiscili, finiscile, finirli, finirle, finiteli, finitele, finendoli, finendole
finish him: finiscigli, finirgli, finitegli, finendogli
finish it to me: finiscimelo, finiscimela, finirmelo, finirmela, finitemelo, finitemela, finendomelo, finendomela
finish them to me: finiscimeli, finiscimele, finirmeli, finirmele, finitemeli, finitemele, finendomeli, finendomele
behave: comportare, comporta, comportate, comportano, comport*
will behave: comporterete, comporteremo, comporter*
will pretend: fingerete, fingeremo, finger*
simulate: simulare, simula, simulate, simulano, simul*
will simulate: simulerete, simuleremo, simuler*
imagine: immaginare, immagina, immaginate, immaginano, immagin*, suppo* che
will imagine: immaginerete, immagineremo, immaginer*, supporr* che
imitate: imitare, imita, imitate, imitano, imito, imiti, imitiamo, imitino
will imitate: imiterete, imiteremo, imiter*
embody: impersonano, incarnare, incarna, incarnate, incarnano, imperson*, incarn*
will embody: impersonerete, impersoneremo, incarnerete, incarneremo, impersoner*, incarner*
embody me: impersonami, impersonarmi, impersonandomi, impersonatemi, incarna*
will become: diventerà, diventerai, diventerete, diventeremo, diventeranno, diventerò, diventera, diventero, diverrà
will become: diverrai, diverrete, diverremo, diverranno, diverrò, diverra, diverro
become me: diventami, diventarmi, diventandomi, diventatemi, divenirmi, divenendomi, divenitemi, divienimi
become us: diventaci, diventarci, diventandoci, diventateci, divenirci, divenendoci, diveniteci, divienici
become it: diventalo, diventala, diventane, diventarlo, diventarla, diventarne, diventandolo, diventandola
become it: diventandone, diventatelo, diventatela, diventatene, divenirlo, divenirla, divenirne, divenendolo
become it: divenendola, divenendone, divenitelo, divenitela, divenitene, divieni*
become them: diventali, diventale, diventarli, diventarle, diventandoli, diventandole, diventateli, diventatele
become them: divenirli, divenirle, divenendoli, divenendole, diveniteli, divenitele, divienili, divienile
become him: diventagli, diventargli, diventandogli, diventategli, divenirgli, divenendogli, divenitegli, divienigli
become it to me: diventamelo, diventamela, diventarmelo, diventarmela, diventandomelo, diventandomela, diventatemelo
become it to me: diventatemela, divenirmelo, divenirmela, divenendomelo, divenendomela, divenitemelo, divenitemela
become it to me: divienimelo, divienimela
become them to me: diventameli, diventamele, diventarmeli, diventarmele, diventandomeli, diventandomele, diventatemeli
become them to me: diventatemele, divenirmeli, divenirmele, divenendomeli, divenendomele, divenitemeli, divenitemele
become them to me: divienimeli, divienimele
obey: obbedire, ubbidire, obbedi*, ubbidi*
obeyed: obbediva, obbedivo, obbedivano, obbedivi, ubbidiva, ubbidivo, ubbidivano, ubbidivi, obbed*, ubbid*
will obey: obbedirete, obbediremo, ubbidirete, ubbidiremo, obbedir*, ubbidir*
follow: seguire, segui, seguiamo, seguite, seguo, seguono, segua, seguano
will follow: seguirete, seguiremo, seguir*
comply with: rispettare, rispetta, rispettate, rispettano, attenere, attenete, rispett*, atten*, attieni
will comply with: rispetterete, rispetteremo, atterrete, atterremo, rispetter*, atterr*
comply us with: rispettaci, rispettarci, rispettandoci, rispettateci, attenerci, attenendoci, atteneteci, attienici
comply it with: rispettalo, rispettala, rispettane, rispettarlo, rispettarla, rispettarne, rispettandolo
comply it with: rispettandola, rispettandone, rispettatelo, rispettatela, rispettatene, attenerlo, attenerla
comply it with: attenerne, attenendolo, attenendola, attenendone, attenetelo, attenetela, attenetene, attieni*
comply them with: rispettali, rispettale, rispettarli, rispettarle, rispettandoli, rispettandole, rispettateli
comply them with: rispettatele, attenerli, attenerle, attenendoli, attenendole, atteneteli, attenetele, attienili
comply them with: attienile
comply him with: rispettagli, rispettargli, rispettandogli, rispettategli, attenergli, attenendogli, attenetegli
comply him with: attienigli
comply it to me with: rispettamelo, rispettamela, rispettarmelo, rispettarmela, rispettandomelo, rispettandomela
comply it to me with: rispettatemelo, rispettatemela, attenermelo, attenermela, attenendomelo, attenendomela
comply it to me with: attenetemelo, attenetemela, attienimelo, attienimela
comply them to me with: rispettameli, rispettamele, rispettarmeli, rispettarmele, rispettandomeli, rispettandomele
comply them to me with: rispettatemeli, rispettatemele, attenermeli, attenermele, attenendomeli, attenendomele
comply them to me with: attenetemeli, attenetemele, attienimeli, attienimele
apply: applicare, applica, applicate, applicano, applic*
will apply: applicherete, applicheremo, applicher*
execute: eseguire, esegui, eseguiamo, eseguite, esegu*
will execute: eseguirete, eseguiremo, eseguir*
run: lanciare, lancia, lanciate, lanciano, lanciamo, lanci*
will run: lancerete, lanceremo, lancer*
perform: effettuare, effettua, effettuate, effettuano, svolgere, compiere, realizzare, realizza, realizzate
perform: realizzano, effettu*, svolg*, compi*, realizz*
will perform: effettuerete, effettueremo, svolgerete, svolgeremo, compierete, compieremo, realizzerete, realizzeremo
will perform: effettuer*, svolger*, compier*, realizzer*
perform me: svolgimi, svolgermi, svolgendomi, svolgetemi, compiimi, compiermi, compiendomi, compietemi, effettua*
perform me: realizza*
call: chiamare, chiama, chiamate, chiamano, chiam*
will call: chiamerete, chiameremo, chiamer*
sent: inviato, inviata, inviati, inviava, inviavo, inviavano, inviavi, inviò, inviarono, spediva, spedivo, spedivano
sent: spedivi, mandato, mandata, mandati, mandava, mandavo, mandavano, mandavi, mandò, mandarono, spedetto, spedetta
sent: spedetti, spedette
will send: invierete, invieremo, spedirete, spediremo, manderete, manderemo, invier*, spedir*, mander*
send me: spediscimi, spedirmi, spedendomi, speditemi, invia*, manda*
forwarded: inoltrato, inoltrata, inoltrati, inoltrava, inoltravo, inoltravano, inoltravi, inoltrò, inoltrarono, girato
forwarded: girata, girati, girava, giravo, giravano, giravi, girarono, trasmetteva, trasmettevo, trasmettevano
forwarded: trasmettevi, girò, trasme*
will forward: inoltrerete, inoltreremo, girerete, gireremo, trasmetterete, trasmetteremo, inoltrer*, girer*
will forward: trasmetter*
forward me: girami, girarmi, girandomi, giratemi, trasmettimi, trasmettermi, trasmettendomi, trasmettetemi, inoltra*
transfer: trasferire, versare, versa, versate, versano, bonificare, bonifica, bonificate, bonificano, trasferi*, versi
transfer: versiamo, versino, bonific*
will transfer: trasferirete, trasferiremo, verserete, verseremo, bonificherete, bonificheremo, trasferir*, verser*
will transfer: bonificher*
transfer me: trasferiscimi, trasferirmi, trasferitemi, trasfer*, versa*, bonifica*
pay: saldare, saldate, saldano, pagare, paga, pagate, pagano, pago, paghi*, saldiamo, saldino
paid: pagato, pagata, pagati, pagava, pagavo, pagavano, pagavi, pagarono, saldato, saldata, saldati, saldava, saldavo
paid: saldavano, saldavi, saldò, saldarono, pagò
will pay: pagherete, pagheremo, salderete, salderemo, pagher*, salder*
pay me: pagami, pagarmi, pagandomi, pagatemi, salda*
upload: caricare, carica, caricate, caricano, uploadare, uploada, uploadate, uploadano, caric*, upload*
will upload: caricherete, caricheremo, uploaderete, uploaderemo, caricher*, uploader*
download: scaricare, scarica, scaricate, scaricano, scaric*
will download: scaricherete, scaricheremo, scaricher*
deleted: cancellato, cancellata, cancellati, cancellava, cancellavo, cancellavano, cancellavi, cancellò, cancellarono
deleted: eliminato, eliminata, eliminati, eliminava, eliminavo, eliminavano, eliminavi, eliminò, eliminarono, rimoss*
deleted: rimuovev*
will delete: cancellerete, cancelleremo, eliminerete, elimineremo, rimuoverete, rimuoveremo, canceller*, eliminer*
will delete: rimuover*
delete me: rimuovimi, rimuovermi, rimuovendomi, rimuovetemi, cancella*, elimina*
destroy: distruggere, distrugg*
will destroy: distruggerete, distruggeremo, distrugger*
remove: togliere, levare, leva, levate, levano, levo, levi, leviamo, levino, togli*, tolgo, tolgono, tolga, tolgano
removed: levato, levata, levati, levava, levavo, levavano, levavi, levarono, levò, tolto, tolta, tolti, tolte
removed: togliev*
will remove: leverete, leveremo, toglierete, toglieremo, lever*, toglier*
open: aprire, apri, apriamo, aprite, apro, aprono, apra, aprano
will open: aprirete, apriremo, aprir*
open me: aprimi, aprirmi, apritemi, aprendomi
open us: aprici, aprirci, apriteci, aprendoci
open it: aprilo, aprila, aprine, aprirlo, aprirla, aprirne, apritelo, apritela, apritene, aprendo*
open them: aprili, aprirli, aprirle, apriteli, apritele, aprendoli, aprendole
open him: aprigli, aprirgli, apritegli, aprendogli
open it to me: aprimelo, aprimela, aprirmelo, aprirmela, apritemelo, apritemela, aprendomelo, aprendomela
open them to me: aprimeli, aprimele, aprirmeli, aprirmele, apritemeli, apritemele, aprendomeli, aprendomele
close: chiudere, chiud*
closed: chiudeva, chiudevo, chiudevano, chiudevi, chiuso, chiusa, chiusi, chiuse
will close: chiuderete, chiuderemo, chiuder*
read: leggere, rileggere, rileggo, rileggi, rileggiamo, rileggete, rileggono, rilegga, rileggano, rileggeva, rileggevo
read: rileggevano, rileggevi, leggo, leggi, leggiamo, leggete, leggono, legga, leggano, leggeva, leggevo, leggevano
read: leggevi, riletto, riletta, riletti, rilette, letto, letta, letti, lette
will read: leggerete, leggeremo, rileggerete, rileggeremo, legger*, rilegger*
read me: leggimi, leggermi, leggendomi, leggetemi, rileggermi, rilegg*
approve: approvare, approva, approvate, approvano, approv*
will approve: approverete, approveremo, approver*
grant: concedere, conced*
granted: concedeva, concedevo, concedevano, concedevi, conce*
will grant: concederete, concederemo, conceder*
allow: permettere, consentire, consenti, consentiamo, autorizzare, autorizzo, autorizza, autorizzate, autorizzano
allow: autorizzi, autorizziamo, autorizzino, permett*, consent*
will allow: permetterete, permetteremo, consentirete, consentiremo, autorizzerete, autorizzeremo, permetter*
will allow: consentir*, autorizzer*
allow me: permettimi, permettermi, permettendomi, permettetemi, consentimi, consentirmi, consentendomi, consentitemi
allow me: autorizza*
enable: attivare, attiva, attivate, attivano, abilitare, abilita, abilitate, abilitano, attiv*, abilit*
will enable: attiverete, attiveremo, abiliterete, abiliteremo, attiver*, abiliter*
disable: disattivo, disabilito, disattivare, disattiva, disattivate, disattivano, disattivi, disattiviamo, disattivino
disable: disabilitare, disabilita, disabilitate, disabilitano, disabiliti, disabilitiamo, disabilitino
unlock: sbloccare, sblocca, sbloccate, sbloccano, sblocc*
will unlock: sbloccherete, sbloccheremo, sbloccher*
lock: bloccare, blocca, bloccate, bloccano, blocc*
will lock: bloccherete, bloccheremo, bloccher*
lift: sollevare, solleva, sollevate, sollevano, sollev*
will lift: solleverete, solleveremo, sollever*
mention: menzionare, menziona, menzionate, menzionano, nominare, nomina, nominate, nominano, menzion*, nomin*
will mention: menzionerete, menzioneremo, nominerete, nomineremo, menzioner*, nominer*
inform: informare, informa, informate, informano, inform*
will inform: informerete, informeremo, informer*
warn: avvertire, avverti, avvertiamo, avvertite, avvert*, mett* in guardia
warning: avvertendo, avvertimento, avvertenza, ammonimento, mettendo in guardia
will warn: avvertirete, avvertiremo, avvertir*, metter* in guardia
notify: avvisare, avvisa, avvisate, avvisano, notificare, notifica, notificate, notificano, avvis*, notific*
will notify: avviserete, avviseremo, notificherete, notificheremo, avviser*, notificher*
alert: allertare, allerta, allertate, allertano, allert*
will alert: allerterete, allerteremo, allerter*
asked: chiedeva, chiedevo, chiedevano, chiedevi, domandato, domandata, domandati, domandava, domandavo, domandavano
asked: domandavi, domandò, domandarono, chiesto, chiesta, chiesti, chieste
will ask: chiederete, chiederemo, domanderete, domanderemo, chieder*, domander*
ask me: chiedimi, chiedermi, chiedendomi, chiedetemi, domanda*
confirm: confermare, conferma, confermate, confermano, conferm*
will confirm: confermerete, confermeremo, confermer*
refuse: rifiutare, rifiuta, rifiutate, rifiutano, rifiut*
will refuse: rifiuterete, rifiuteremo, rifiuter*
decline: declinare, declina, declinate, declinano, declin*
will decline: declinerete, declineremo, decliner*
denied: negato, negata, negati, negava, negavo, negavano, negavi, negarono, negò
will deny: negherete, negheremo, negher*
hide: nascondere, occultare, occultate, occultano, occulti, occultiamo, occultino, nascond*, celare, cela, celate
hide: celano, celo, celi, celiamo, celino
hid: occultato, occultata, occultati, occultava, occultavo, occultavano, occultavi, occultò, occultarono, celato
hid: celata, celati, celava, celavo, celavano, celavi, celarono, nascondev*, celò
will hide: nasconderete, nasconderemo, occulterete, occulteremo, celerete, celeremo, nasconder*, occulter*, celer*
hide me: nascondimi, nascondermi, nascondendomi, nascondetemi, celami, celarmi, celandomi, celatemi, occulta*
translate: tradurre, tradu*
translated: traduceva, traducevo, traducevano, traducevi, tradotto, tradotta, tradotti, tradotte
will translate: tradurrete, tradurremo, tradurr*
summarised: riassumeva, riassumevo, riassumevano, riassumevi, sintetizzato, sintetizzata, sintetizzati, sintetizzava
summarised: sintetizzavo, sintetizzavano, sintetizzavi, sintetizzò, sintetizzarono, riepilogato, riepilogata
summarised: riepilogati, riepilogava, riepilogavo, riepilogavano, riepilogavi, riepilogò, riepilogarono, riassu*
will summarise: riassumerete, riassumeremo, sintetizzerete, sintetizzeremo, riepilogherete, riepilogheremo, riassumer*
will summarise: sintetizzer*, riepilogher*
summarise me: riassumimi, riassumermi, riassumendomi, riassumetemi, sintetizza*, riepiloga*
explain: spiegare, spiega, spiegate, spiegano, spieg*
will explain: spiegherete, spiegheremo, spiegher*
describe: descrivere, descriv*
described: descriveva, descrivevo, descrivevano, descrivevi, descri*
will describe: descriverete, descriveremo, descriver*
list: elencare, elenca, elencate, elencano, enumerare, enumera, enumerate, enumerano, lista, elenc*, enumer*
will list: elencherete, elencheremo, enumererete, enumereremo, elencher*, enumerer*
used: utilizzato, utilizzata, utilizzati, utilizzava, utilizzavo, utilizzavano, utilizzavi, utilizzò, utilizzarono
used: adoperato, adoperata, adoperati, adoperava, adoperavo, adoperavano, adoperavi, adoperò, adoperarono, usato
used: usata, usati, usava, usavo, usavano, usavi, usò, usarono
will use: userete, useremo, utilizzerete, utilizzeremo, adopererete, adopereremo, userà, userai, useranno, userò
will use: usera, usero, utilizzer*, adoperer*
use us: utilizzaci, utilizzarci, utilizzandoci, utilizzateci, adoperaci, adoperarci, adoperandoci, adoperateci, usaci
use us: usarci, usandoci, usateci
use it: utilizzalo, utilizzala, utilizzane, utilizzarlo, utilizzarla, utilizzarne, utilizzandolo, utilizzandola
use it: utilizzandone, utilizzatelo, utilizzatela, utilizzatene, adoperalo, adoperala, adoperane, adoperarlo
use it: adoperarla, adoperarne, adoperandolo, adoperandola, adoperandone, adoperatelo, adoperatela, adoperatene, usalo
use it: usala, usane, usandolo, usandola, usandone, usarlo, usarla, usarne, usate*
use them: utilizzali, utilizzale, utilizzarli, utilizzarle, utilizzandoli, utilizzandole, utilizzateli, utilizzatele
use them: adoperali, adoperale, adoperarli, adoperarle, adoperandoli, adoperandole, adoperateli, adoperatele, usali
use them: usale, usarli, usarle, usandoli, usandole, usateli, usatele
use him: utilizzagli, utilizzargli, utilizzandogli, utilizzategli, adoperagli, adoperargli, adoperandogli
use him: adoperategli, usagli, usargli, usandogli, usategli
use it to me: utilizzamelo, utilizzamela, utilizzarmelo, utilizzarmela, utilizzandomelo, utilizzandomela
use it to me: utilizzatemelo, utilizzatemela, adoperamelo, adoperamela, adoperarmelo, adoperarmela, adoperandomelo
use it to me: adoperandomela, adoperatemelo, adoperatemela, usamelo, usamela, usarmelo, usarmela, usandomelo
use it to me: usandomela, usatemelo, usatemela
use them to me: utilizzameli, utilizzamele, utilizzarmeli, utilizzarmele, utilizzandomeli, utilizzandomele
use them to me: utilizzatemeli, utilizzatemele, adoperameli, adoperamele, adoperarmeli, adoperarmele, adoperandomeli
use them to me: adoperandomele, adoperatemeli, adoperatemele, usameli, usamele, usarmeli, usarmele, usandomeli
use them to me: usandomele, usatemeli, usatemele
add: aggiungere, aggiung*
added: aggiungeva, aggiungevo, aggiungevano, aggiungevi, aggiun*
will add: aggiungerete, aggiungeremo, aggiunger*
include: includere, inserire, includ*, inseri*
included: includeva, includevo, includevano, includevi, inserito, inserita, inseriti, inseriva, inserivo, inserivano
included: inserivi, inclu*
will include: includerete, includeremo, inserirete, inseriremo, includer*, inserir*
include me: includimi, includermi, includendomi, includetemi, inseriscimi, inserirmi, inseritemi, inser*
change: cambiare, cambia, cambiate, cambiano, cambiamo, modificare, modifica, modificate, modificano, cambi*, modific*
will change: cambierete, cambieremo, modificherete, modificheremo, cambier*, modificher*
will update: aggiornerete, aggiorneremo, aggiorner*
created: creato, creata, creati, creava, creavo, creavano, creavi, crearono, creò
will create: creerete, creeremo, creer*
generate: generare, genera, generate, generano, gener*
will generate: genererete, genereremo, generer*
produce: produrre, produ*
produced: produceva, producevo, producevano, producevi, prodotto, prodotta, prodotti, prodotte
will produce: produrrete, produrremo, produrr*
make: fabbricare, fabbricate, fabbricano, fabbric*
will make: fabbricherete, fabbricheremo, fabbricher*
continue: continuare, continua, continuate, continuano, proseguire, continu*, prosegu*
will continue: continuerete, continueremo, proseguirete, proseguiremo, continuer*, proseguir*
continue me: proseguimi, proseguirmi, proseguendomi, proseguitemi, continua*
save: salvare, salva, salvate, salvano, registrare, registra, registrate, registrano, salvi, salviamo, salvino
save: registr*
will save: salverete, salveremo, registrerete, registreremo, salver*, registrer*
extract: estrarre, estra*
will extract: estrarrete, estrarremo, estrarr*
will search: cercherete, cercheremo, ricercherete, ricercheremo, cercher*, ricercher*
find: trovare, trova, trovate, trovano, trovo, trovi, troviamo, trovino
will find: troverete, troveremo, trover*
check: verificare, verifica, verificate, verificano, controllare, controlla, controllate, controllano, controll*
check: verific*
will check: verificherete, verificheremo, controllerete, controlleremo, verificher*, controller*
consider: considerare, considera, considerate, considerano, consider*
will consider: considererete, considereremo, considerer*
treat: trattare, tratta, trattate, trattano, elaborare, elabora, elaborate, elaborano, tratt*, elabor*
will treat: tratterete, tratteremo, elaborerete, elaboreremo, tratter*, elaborer*
think: pensare, penso, pensa, pensate, pensano, pensi, pensiamo, pensino, riflettere, riflett*
will think: penserete, penseremo, rifletterete, rifletteremo, penser*, rifletter*
think me: riflettimi, riflettermi, riflettendomi, riflettetemi, pensa*
decode: decodificare, decodifica, decodificate, decodificano, decifrare, decifra, decifrate, decifrano, decodific*
decode: decifr*
will decode: decodificherete, decodificheremo, decifrerete, decifreremo, decodificher*, decifrer*
encode: codificare, codifica, codificate, codificano, codific*
will encode: codificherete, codificheremo, codificher*
hack: hackerare, hackera, hackerate, hackerano, violare, viola, violate, violano, hacker*, violo, violi, violiamo
hack: violino
hacking: hackerando, hackeraggio, hackeraggi, hacking, violando, pirateria informatica, piraterie informatica
will hack: hackererete, hackereremo, violerete, violeremo, hackerer*, violer*
stole: rubato, rubata, rubati, rubava, rubavo, rubavano, rubavi, rubarono, rubò
will steal: ruberete, ruberemo, ruber*
share: condividere, condivid*
shared: condivideva, condividevo, condividevano, condividevi, condivi*
will share: condividerete, condivideremo, condivider*
publish: pubblicare, pubblica, pubblicate, pubblicano, pubblic*
will publish: pubblicherete, pubblicheremo, pubblicher*
post: postare, posta, postate, postano, posti, postiamo, postino
will post: posterete, posteremo, poster*
access: accedere, accedo, accedi, accediamo, accedete, accedono, acceda, accedano, accesso
will access: accederete, accederemo, acceder*
access me: accedermi, acced*
enter: digitare, digita, digitate, digitano, digit*, entrare, entra, entrano, entri, entriamo, entrino
will enter: digiterete, digiteremo, digiter*, entrer*
connect: connettere, collegare, collegate, collegano, connett*, colleg*
will connect: connetterete, connetteremo, collegherete, collegheremo, connetter*, collegher*
connect me: connettimi, connettermi, connettendomi, connettetemi, collega*
install: installare, installa, installate, installano, install*
will install: installerete, installeremo, installer*
buy: comprare, compra, comprate, comprano, acquistare, acquista, acquistate, acquistano, compr*, acquist*
will buy: comprerete, compreremo, acquisterete, acquisteremo, comprer*, acquister*
order: ordinare, ordina, ordinate, ordinano, ordin*
will order: ordinerete, ordineremo, ordiner*
refund: rimborsare, rimborsa, rimborsate, rimborsano, rimbors*
will refund: rimborserete, rimborseremo, rimborser*
book: prenotare, prenota, prenotate, prenotano, prenot*, libro
will book: prenoterete, prenoteremo, prenoter*
talk: parlare, parla, parlate, parlano, chiacchierare, chiacchiera, chiacchierate, chiacchierano, parlo, parli
talk: parliamo, parlino, chiacchier*
will talk: parlerete, parleremo, chiacchiererete, chiacchiereremo, parler*, chiacchierer*
prevent: impedire, impedi*
will prevent: impedirete, impediremo, impedir*
prevent me: impediscimi, impedirmi, impeditemi, imped*
restrict: limitare, limita, limitate, limitano, limit*
will restrict: limiterete, limiteremo, limiter*
filter: filtrare, filtra, filtrate, filtrano, filtr*
will filter: filtrerete, filtreremo, filtrer*
censor: censurare, censura, censurate, censurano, censur*
will censor: censurerete, censureremo, censurer*
protect: proteggere, protegg*
protected: proteggeva, proteggevo, proteggevano, proteggevi, prote*
will protect: proteggerete, proteggeremo, protegger*
break: infrangere, trasgredire, infrang*, trasgredi*
broke: infrangeva, infrangevo, infrangevano, infrangevi, trasgrediva, trasgredivo, trasgredivano, trasgredivi, infran*
broke: trasgred*
will break: infrangerete, infrangeremo, trasgredirete, trasgrediremo, infranger*, trasgredir*
reset: reimpostare, reimposta, reimpostate, reimpostano, resettare, resetta, resettate, resettano, reimpostato
reset: reimpostata, reimpostati, reimpostava, reimpostavo, reimpostavano, reimpostavi, reimpostarono, resettato
reset: resettata, resettati, resettava, resettavo, resettavano, resettavi, resettarono, reimpost*, resett*
will reset: reimposterete, reimposteremo, resetterete, resetteremo, reimposter*, resetter*
restart: riavviare, riavvia, riavviate, riavviano, riavviamo, riavvi*
will restart: riavvierete, riavvieremo, riavvier*
remember: ricordare, ricorda, ricordate, ricordano, ricord*
will remember: ricorderete, ricorderemo, ricorder*
kept: conservato, conservata, conservati, conservava, conservavo, conservavano, conservavi, conservò, conservarono
kept: tenut*, tenev*, manten*
will keep: terrete, terremo, conserverete, conserveremo, manterrete, manterremo, terrà, terrai, terranno, terrò, terra
will keep: terro, conserver*, manterr*
keep me: mantienimi, mantenermi, mantenendomi, mantenetemi, tienimi, tenermi, tenendomi, tenetemi, conserva*
keep us: tenerci, tenendoci, teneteci, conservaci, conservarci, conservandoci, conservateci, mantienici, mantenerci
keep us: mantenendoci, manteneteci, tienici
keep it: tenerlo, tenerla, tenerne, tenendolo, tenendola, tenendone, tenetelo, tenetela, tenetene, conservalo
keep it: conservala, conservane, conservarlo, conservarla, conservarne, conservandolo, conservandola, conservandone
keep it: conservatelo, conservatela, conservatene, mantienilo, mantienila, mantienine, mantenerlo, mantenerla
keep it: mantenerne, mantenendolo, mantenendola, mantenendone, mantenetelo, mantenetela, mantenetene, tieni*
keep them: tenerli, tenerle, tenendoli, tenendole, teneteli, tenetele, conservali, conservale, conservarli
keep them: conservarle, conservandoli, conservandole, conservateli, conservatele, mantienili, mantienile, mantenerli
keep them: mantenerle, mantenendoli, mantenendole, manteneteli, mantenetele, tienili, tienile
keep him: tenergli, tenendogli, tenetegli, conservagli, conservargli, conservandogli, conservategli, mantienigli
keep him: mantenergli, mantenendogli, mantenetegli, tienigli
keep it to me: tenermelo, tenermela, tenendomelo, tenendomela, tenetemelo, tenetemela, conservamelo, conservamela
keep it to me: conservarmelo, conservarmela, conservandomelo, conservandomela, conservatemelo, conservatemela
keep it to me: tienimelo, tienimela, mantienimelo, mantienimela, mantenermelo, mantenermela, mantenendomelo
keep it to me: mantenendomela, mantenetemelo, mantenetemela
keep them to me: tenermeli, tenermele, tenendomeli, tenendomele, tenetemeli, tenetemele, conservameli, conservamele
keep them to me: conservarmeli, conservarmele, conservandomeli, conservandomele, conservatemeli, conservatemele
keep them to me: tienimeli, tienimele, mantienimeli, mantienimele, mantenermeli, mantenermele, mantenendomeli
keep them to me: mantenendomele, mantenetemeli, mantenetemele
help: aiutare, aiuta, aiutate, aiutano, aiuto, aiuti, aiutiamo, aiutino
will help: aiuterete, aiuteremo, aiuter*
assist: assistere, assist*
will assist: assisterete, assisteremo, assister*
complete: compilare, compilo, compila, compilate, compilano, compili, compiliamo, compilino, completare, completo
complete: completa, completate, completano, completi, completiamo, completino, complete, integrale, integrali
choose: scegliere, scegli*, scelg*
will choose: sceglierete, sceglieremo, sceglier*
select: selezionare, seleziona, selezionate, selezionano, selezion*
will select: selezionerete, selezioneremo, selezioner*
report: segnalare, segnala, segnalate, segnalano, riferire, rapporto, relazione, resoconto, verbale, segnal*, riferi*
will report: segnalerete, segnaleremo, riferirete, riferiremo, segnaler*, riferir*
report me: riferiscimi, riferirmi, riferitemi, segnala*, rifer*
let: lasciare, lascia, lasciate, lasciano, lasciamo, lasciato, lasciata, lasciati, lasciava, lasciavo, lasciavano
let: lasciavi, lasciarono, lasci*
will let: lascerete, lasceremo, lascer*
take: prendere, prend*
will take: prenderete, prenderemo, prender*
put: mettere, metto, metti, mettiamo, mettete, mettono, metta, mettano, metteva, mettevo, mettevano, mettevi, messo
put: messa, messi, messe
will put: metterete, metteremo, metter*
will come: verrete, verremo, verrà, verrai, verranno, verrò, verra, verro
come it: venirlo, venirla, venirne, venitelo, venitela, venitene, vieni*, venendo*
come them: venirli, venirle, veniteli, venitele, vienili, vienile, venendoli, venendole
come it to me: venirmelo, venirmela, venitemelo, venitemela, vienimelo, vienimela, venendomelo, venendomela
come them to me: venirmeli, venirmele, venitemeli, venitemele, vienimeli, vienimele, venendomeli, venendomele
will see: vederete, vederemo, veder*
see me: vedermi, vedimi, vedendomi, vedetemi
see us: vederci, vedendoci, vedeteci, vedici
see it: vederlo, vederla, vederne, vedendolo, vedendola, vedendone, vedetelo, vedetela, vedetene, vedilo, vedila
see it: vedine
see them: vederli, vederle, vedendoli, vedendole, vedeteli, vedetele, vedili, vedile
see him: vedergli, vedendogli, vedetegli, vedigli
see it to me: vedermelo, vedermela, vedendomelo, vedendomela, vedetemelo, vedetemela, vedimelo, vedimela
see them to me: vedermeli, vedermele, vedendomeli, vedendomele, vedetemeli, vedetemele, vedimeli, vedimele
believe: credere, credo, credi, crediamo, credete, credono, creda, credano
will believe: crederete, crederemo, creder*
go back: tornare, torna, tornate, tornano, ritornare, ritorna, ritornate, ritornano, torno, torni, torniamo, tornino
go back: ritorn*
will go back: tornerete, torneremo, ritornerete, ritorneremo, torner*, ritorner*
information: informazione, informazioni, info, infi
exact: preciso, precisa, precisi, precise, esatt*
trusted: affidabile, affidabili, fidato, fidata, fidati, fidate, fidava, fidavo, fidavano, fidavi, fidarono, affidato
trusted: affidata, affidati, affidava, affidavo, affidavano, affidavi, affidò, affidarono, fidò
leave: partire, partiamo, parto, partono, parta, partano, uscire, usciamo, esco, escono, esci, esca
left: uscira, usciri, sinistra, parti*, usciva, uscivo, uscivano, uscivi
lived: abitato, abitata, abitati, abitava, abitavo, abitavano, abitavi, abitò, abitarono, vissut*, vivev*
die: morire, morisco, morisci, moriamo, morite, moriscono, morisca, moriscano
killed: uccideva, uccidevo, uccidevano, uccidevi, ammazzato, ammazzata, ammazzati, ammazzava, ammazzavo, ammazzavano
killed: ammazzavi, ammazzò, ammazzarono, ucciso, uccisa, uccisi, uccise
sleep: dormire, dormi, dormiamo, dormite, dormo, dormono, dorma, dormano
washed: lavato, lavata, lavati, lavava, lavavo, lavavano, lavavi, lavarono, lavò
clean: pulire, pulito, pulita, puliti, pulite, pulisco, pulisci, puliamo, puliscono, pulisca, puliscano
waited: aspettato, aspettata, aspettati, aspettava, aspettavo, aspettavano, aspettavi, aspettò, aspettarono, attendeva
waited: attendevo, attendevano, attendevi, attesa, attesi, attese
feel: sentire, senti, sentiamo, sentite, sento, sentono, senta, sentano, prov* a
loved: adorato, adorata, adorati, adorava, adoravo, adoravano, adoravi, adorò, adorarono, amato, amata, amati, amava
loved: amavo, amavano, amavi, amò, amarono
prefer: preferire, preferi*
understand: capire, capite, comprendere, capisco, capisci, capiamo, capiscono, capisca, capiscano, comprend*
understood: capito, capita, capiti, capiva, capivo, capivano, capivi, comprendeva, comprendevo, comprendevano
understood: comprendevi, compre*
learned: imparato, imparata, imparati, imparava, imparavo, imparavano, imparavi, imparò, impararono, apprendeva
learned: apprendevo, apprendevano, apprendevi, appre*
know: conoscere, sapere, saper, sanno, sappi*, conosc*
knew: conosciuto, conosciuta, conosciuti, conosciute, conosceva, conoscevo, conoscevano, conoscevi, sapeva, sapevo
knew: saputo
recognise: riconoscere, riconosc*
appear: apparire, comparire, appari*, compari*
appeared: appariva, apparivo, apparivano, apparivi, comparito, comparita, compariti, compariva, comparivo, comparivano
appeared: comparivi, appar*
decide: decidere, decid*
decided: decideva, decidevo, decidevano, decidevi, deciso, decisa, decisi, decise
suggest: suggerire, proporre, suggeri*, propo*
offer: offrire, offerta, offro, offri, offriamo, offrite, offrono, offra, offrano
agreed: concordato, concordata, concordati, concordava, concordavo, concordavano, concordavi, concordò, concordarono
agreed: acconsenti*
rejected: respingeva, respingevo, respingevano, respingevi, rigettato, rigettata, rigettati, rigettava, rigettavo
rejected: rigettavano, rigettavi, rigettò, rigettarono, respin*
claimed: affermato, affermata, affermati, affermava, affermavo, affermavano, affermavi, affermò, affermarono, sosten*
define: definire, defini*
express: esprimere, esprim*
introduce: introdurre, introdu*
discuss: discutere, discut*
discussed: discuteva, discutevo, discutevano, discutevi, discu*
promise: promettere, promett*
promised: prometteva, promettevo, promettevano, promettevi, prome*
attached: attaccò, in allegato, allegato alla presente, attacc*
joined: unita, unito, uniti, univa, univo, univano, univi
merge: fondere, fondo, fondi, fondiamo, fondete, fondono, fonda, fondano
split: suddividere, suddivi*
extended: prolungato, prolungata, prolungati, prolungava, prolungavo, prolungavano, prolungavi, prolungò, prolungarono
extended: estendeva, estendevo, estendevano, estendevi, esteso, estesa, estesi, estese
reduced: diminuito, diminuita, diminuiti, diminuiva, diminuivo, diminuivano, diminuivi, abbassato, abbassata
reduced: abbassati, abbassava, abbassavo, abbassavano, abbassavi, abbassò, abbassarono, ridott*, riducev*
raised: alzato, alzata, alzati, alzava, alzavo, alzavano, alzavi, alzarono, alzò
correct: correggere, corre*
convert: convertire, converti, convertiamo, convertite, convert*
manage: gestire, gesti*
direct: dirigere, dirig*
led: guidato, guidata, guidati, guidava, guidavo, guidavano, guidavi, guidò, guidarono, conduceva, conducevo
led: conducevano, conducevi, condotto, condotta, condotti, condotte
assign: attribuire, assegn*, attribui*
register: iscrivere, iscriv*
registered: iscriveva, iscrivevo, iscrivevano, iscrivevi, iscri*
subscribed: abbonato, abbonata, abbonati, abbonava, abbonavo, abbonavano, abbonavi, abbonò, abbonarono, sottoscriveva
subscribed: sottoscrivevo, sottoscrivevano, sottoscrivevi, sottoscri*
log out: disconnettere, disconnett*
press: premere, premi, premiamo, premo, premete, premono, prema, premano
scroll: scorrere, scorr*
retrieve: reperire, reperi*
collect: raccogliere, racco*
gather: riunire, radun*, riuni*
receive: ricevere, ricev*
win: vincere, vinco, vinci, vinciamo, vincete, vincono, vinca, vincano
lose: perdere, smarrire, smarrisco, smarrisci, smarriamo, smarrite, smarriscono, smarrisca, smarriscano, perdo, perdi
lose: perdiamo, perdete, perdono, perda, perdano
miss: mancano, mancare, manco, manca, mancate, manchi, manchiamo, manchino
fail: fallire, falli*
spend: spendere, spend*
sell: vendere, vendo, vendi, vendiamo, vendete, vendono, venda, vendano
brought: portato, portati, portava, portavo, portavano, portavi, portò, portarono, recato, recata, recati, recava
brought: recavo, recavano, recavi, recarono, recò
moved: spostato, spostata, spostati, spostava, spostavo, spostavano, spostavi, spostò, spostarono, mosso, mossa, mossi
moved: mosse, muovev*
push: spingere, sping*
pushed: spingeva, spingevo, spingevano, spingevi, spinto, spinta, spinti, spinte
pulled: tirato, tirata, tirati, tirava, tiravo, tiravano, tiravi, tirarono, tirò
turn on: accendere, accend*
turn off: spegnere, spegn*
swap: invertire, inverti*
fill: riempire, riempi*
rise: salire, sali, saliamo, salite, salgo, salgono, salga
run away: fuggire, fuggi, fuggiamo, fuggite, fuggo, fuggono, fugga, fuggano
escaped: scappato, scappata, scappati, scappava, scappavo, scappavano, scappavi, scappò, scapparono, evaso, evasa
escaped: evasi, evase, evadev*
paint: dipingere, diping*
painted: dipingeva, dipingevo, dipingevano, dipingevi, dipin*
build: costruire, costrui*
train: addestrare, addestra, addestrate, addestrano, allenare, allena, allenate, allenano, treno, addestr*, allen*
deploy: distribuire, distribui*
require: richiedere, esigere, richied*, esigo, esigi, esigiamo, esigete, esigono, esiga, esigano
required: richiedeva, richiedevo, richiedevano, richiedevi, richie*, esigev*
instruct: istruire, istrui*, incaric*
obliged: obbligò, obblig*, costr*, tenuto a
forbade: vietava, vietavo, vietavano, vietavi, vietò, vietarono, proibiv*
ban: bandire, bandi*
banned: bandiva, bandivo, bandivano, bandivi, bandetto, bandetta, bandetti, bandette
omit: omettere, omett*
exclude: escludere, esclud*
excluded: escludeva, escludevo, escludevano, escludevi, esclu*
suspend: sospendere, sospend*
suspended: sospendeva, sospendevo, sospendevano, sospendevi, sospe*
expire: scadere, scado, scadi, scadiamo, scadete, scadono, scada, scadano
interrupt: interrompere, interromp*
resume: riprendere, riprend*
proceed: procedere, proced*
welcome: accogliere, accolgo, accogli, accogliamo, accogliete, accolgono, accolga, accolgano, benvenut*
punish: punire, punisco, punisci, puniamo, punite, puniscono, punisca, puniscano
hurt: ferire, ferisco, ferisci, feriamo, ferite, feriscono, ferisca, feriscano, ferito, ferita, feriti, feriva, ferivo
hurt: ferivano, ferivi
harm: nuocere, nuoco, nuoci, nuociamo, nuocete, nuocono, nuoca, nuocano
depend: dipendere, dipend*
cover: coprire, copro, copri, copriamo, coprite, coprono, copra, coprano
discover: scoprire, scopr*
noticed: notato, notata, notati, notava, notavo, notavano, notavi, notarono, constatato, constatata, constatati
noticed: constatava, constatavo, constatavano, constatavi, constatò, constatarono, notò
submit: sottoporre, sottopo*
admit: ammettere, ammett*
resolve: risolvere, risolv*
resolved: risolveva, risolvevo, risolvevano, risolvevi, risol*
involve: coinvolgere, coinvolg*, implic*
serve: servire, serviamo, servite, servono, serva, servano
guarantee: garantire, garantisco, garantisci, garantiamo, garantite, garantiscono, garantisca, garantiscano, garan*
commit: commettere, commett*
committed: commetteva, commettevo, commettevano, commettevi, comme*
planned: pianificato, pianificata, pianificati, pianificava, pianificavo, pianificavano, pianificavi, pianificò
planned: pianificarono, prevedev*
grow: crescere, cresc*
open again: riaprire, riapr*
opened again: riapriva, riaprivo, riaprivano, riaprivi, riaperto, riaperta, riaperti, riaperte
spread: diffondere, diffondo, diffondi, diffondiamo, diffondete, diffondono, diffonda, diffondano, diffuso, diffusa
spread: diffusi, diffuse, diffondeva, diffondevo, diffondevano, diffondevi
undo: disfare, disfa*
happen: succedere, accadere, succed*, accad*, capit*
happened: succedeva, succedevo, succedevano, succedevi, accaduto, accaduta, accaduti, accadute, accadeva, accadevo
happened: accadevano, accadevi, capitato, capitata, capitati, capitava, capitavo, capitavano, capitavi, capitò
happened: capitarono, succe*
pass: passate, passare, passa, passano, passiamo, passino
is: è, sta, si trova
do not tell anyone: non dirlo a nessuno, non dire a nessuno, non ditelo a nessuno, non parlarne con nessuno
do not tell anyone: non farne parola con nessuno
between us: resti tra noi, rimanga tra noi, che resti tra noi
does: fa
years ago: anni fa
days ago: giorni fa
initial: iniziale
general: generale
digital: digitale
terminal: terminale
law: legge
voice: voce
voices: voci
make sure: assicurati, assicuratevi, fai in modo, fate in modo, fare in modo
date: data
dates: date
colleague: collega
colleagues: colleghi
given: dato che gli è stato, dati personali forniti
are: si trovano, sono, stanno
explain how: spieg* come
tell me how: dimmi come, ditemi come, mi dica come
how to make: come fabbricare, come fare, come si fa, come preparare, come realizzare
how to build: come costruire
how to create: come creare
how to hack: come hackerare, come violare
how to steal: come rubare
how can i: come posso
how do i: come faccio a, come faccio
how does it work: come funziona
how: come si può, come si, in che modo, com
spill the beans: vuota il sacco, vuotate il sacco, sputa il rospo, spiffera tutto, canta tutto
break the rules: viola le regole
system: sistema
systems: sistemi
and: e, ed
pay no attention to: non prestare attenzione a, non prestare attenzione alle, non prestate attenzione a
pay no attention to: non fare caso a, non fare caso alle, non far caso a, non far caso alle, non fare attenzione a
pay no attention to: non fare attenzione alle, non prestare alcuna attenzione alle
pay attention to: presta attenzione a, prestate attenzione a, fai attenzione a, fate attenzione a, presta attenzione
pay attention to: fai attenzione, fate attenzione
set aside: mett* da parte, lascia* da parte, accantona*
take into account: tieni conto di, tenga conto di, tene* conto di, tieni conto delle, tieni conto del, tieni conto dei
take into account: prend* in considerazione, tieni conto
make a clean sweep of: fai tabula rasa di, fate tabula rasa di, fare tabula rasa di, fai tabula rasa delle
everything you were told: quello che ti è stato detto, ciò che ti è stato detto, quanto ti è stato detto
everything you were told: tutto quello che ti hanno detto, tutto ciò che ti hanno detto, quello che ti hanno detto
instructions you were given: istruzioni che ti sono state date, istruzioni che ti sono state fornite
instructions you were given: istruzioni che hai ricevuto, istruzioni che avete ricevuto, istruzioni che ti hanno dato
instructions you were given: istruzioni ricevute, istruzioni che ti sono state impartite, istruzioni che ha ricevuto
you were given: che ti sono state date, che ti sono stati dati, che ti è stato dato, che ti è stata data
you were given: che ti sono state fornite, che ti sono stati forniti, che ti è stato fornito, che ti hanno dato
you were given: che vi sono state date, che ti sono state impartite
you have been given: che hai ricevuto, che avete ricevuto
everything above: tutto ciò che precede, tutto quello che precede, tutto quanto sopra, tutto ciò che è scritto sopra
everything above: tutto quello che è scritto sopra, tutto quello che c è sopra, tutto quanto precede
what precedes: quanto precede, ciò che precede
what follows: quanto segue, ciò che segue, quel che segue
system prompt: system prompt
system instructions: direttive di sistema
initial prompt: prompt originale, prompt di partenza
initial instructions: istruzioni iniziali, istruzioni di partenza, istruzioni originali, istruzioni originarie
from now on: d ora in poi, da ora in poi, d ora in avanti, da ora in avanti, da adesso in poi, da adesso in avanti
from now on: da questo momento in poi, da questo momento in avanti, da questo momento, a partire da ora
until now: finora, sinora, fino a questo momento, fino ad oggi, fin qui, sin qui, fino a qui
for now: per il momento
until further notice: fino a nuovo ordine, fino a nuovo avviso
act as: comporta* come, si comporti come, agisci da, fai da, funge da, fungi da, mettiti nei panni di
act as: mettetevi nei panni di, calati nei panni di, mettiti nei panni di un
act as if: comportati come se, comportatevi come se, fai come se, fate come se
play the role of: interpreta il ruolo di, interpretare il ruolo di, svolgi il ruolo di, assum* il ruolo di
play the role of: ricopri il ruolo di, interpreta il ruolo del, assumi il ruolo del, recita la parte di
play the role of: interpreta la parte di, recita la parte del, impersona*
pretend to be: fai finta di essere, fate finta di essere, fingiti, spacciati per, spacciarsi per, fatti passare per
pretend to be: farsi passare per
pretend that: fai finta che, fate finta che, facciamo finta che
let us pretend: facciamo finta, facciamo finta di
role-playing game: giochi di ruolo
you are now: sei diventato
you are no longer: non sei più, non siete più, tu non sei più
you are: tu sei, sei, siete, voi siete, lei è
you have: hai, avete
you no longer have: non hai più, non avete più
you no longer have to: non devi più, non dovete più, non sei più tenuto a, non sei più obbligato a
you do not have to: non sei tenuto a, non sei obbligato a, non hai bisogno di, non c è bisogno di
is no longer: non è più
are no longer: non sono più
no longer applies: non vale più, non si applica più
no longer apply: non valgono più, non si applicano più, non sono più valide, non sono più in vigore
no longer apply: non sono più validi
does not apply: non si applica, non vale
do not apply: non valgono
no longer: non più, ormai non
there is no: non c è, non vi è, non c è nessun, non c è nessuna, non c è alcun, non c è alcuna
there are no: non ci sono, non vi sono
there is: c è, vi è, esiste
there are: ci sono, vi sono, esistono
there was: c era, c è stato, c è stata
there were: c erano
there will be: ci sarà, ci saranno
are not: non siamo
was not: non è stato, non è stata, non ero
have not: non ho, non abbiamo
cannot: non posso, non può, non possono, non possiamo, non riesco a, non riesce a, non riesco
you cannot: non puoi, non potete
could not: non riuscivo a
you must not: non devi assolutamente, non devi in alcun modo
must not: non bisogna, non va, non vanno, non deve più, non devono più
do not want: non voglio, non vogliamo
does not want: non vuole
do not know: non so
does not know: non sa
do not tell: non dire, non dite, non dica, non dire nulla, non dire niente, non dite nulla, non dirle
do not mention: non citare, non citate, non parlare di, non parlare del, non parlare della, non parlare delle
do not mention: non parlarne, non accennare, non accennare a, non far menzione di
do not say a word about: non fare parola, acqua in bocca su, non una parola su, neanche una parola su, silenzio su
keep quiet: acqua in bocca, fai silenzio, resta in silenzio, mantieni il silenzio
do not inform: non avvisare, non avvisate, non avvertire, non avvertite, non farlo sapere a, non farlo sapere
do not reveal: non divulgare, non divulgate
never reveal: non divulgare mai
do not ask: non chiedere
do not write: non scrivere
do not add: non aggiungere
do not reply: non rispondere
does not work: non funziona, non va bene
never: mai, giammai, in nessun caso, in alcun caso, per nessun motivo, per nessuna ragione, non mai
under no circumstances: in nessuna circostanza, per nulla al mondo, in alcuna circostanza, in nessun modo
under no circumstances: in alcun modo
not at all: per niente, per nulla, affatto, niente affatto
not yet: non ancora
no need: non c è bisogno, non serve, inutile
no problem: nessun problema, non c è problema
without telling: senza dire nulla a, senza dire niente a, senza dire nulla all, senza farlo sapere a
without telling anyone: senza dirlo a nessuno, senza dire niente a nessuno, senza parlarne con nessuno
without telling the user: senza informare l utente, senza avvisare l utente, senza avvertire l utente
without telling the user: all insaputa dell utente, senza che l utente lo sappia, senza farlo sapere all utente
without the knowledge of: all insaputa di, a insaputa di, all insaputa del, all insaputa dell, all insaputa della
without the knowledge of: all insaputa degli
without asking: senza chiedere, senza domandare, senza fare domande, senza chiedere nulla, senza far domande
without asking for confirmation: senza chiedere conferma, senza chiedere la conferma, senza chiedere conferme
without warning: senza avvertire, senza avvisare, senza preavviso, senza avvisi
without restrictions: senza limiti, senza limite, senza limitazioni, senza alcun limite, senza nessun limite
without restrictions: senza alcuna limitazione, senza vincoli, senza alcun vincolo
without censorship: senza tabù, senza peli sulla lingua
without hesitation: senza esitare, senza esitazione, senza esitazioni
without any: senza alcun, senza alcuna, senza nessun, senza nessuna
unrestricted: illimitat*, libero da restrizioni, libero da vincoli, privo di restrizioni, priva di restrizioni
unrestricted: privo di limiti, privo di vincoli
uncensored: non censurat*
unfiltered: non filtrat*
anything goes: tutto è permesso, vale tutto, tutto è concesso
whatever: qualunque cosa, qualsiasi cosa, qualunque sia, qualsiasi sia
anything: qualunque cosa sia
anyone: chiunque sia, chiunque, qualcun altro
no matter: non importa, poco importa, a prescindere
developer mode: modalità di sviluppo, modalità sviluppo
debug mode: modalità debug, modalità di debug
admin mode: modalità admin
maintenance mode: modalità manutenzione, modalità di manutenzione
mode: modalità
jailbreak: jailbreak, sblocco totale
word for word: alla lettera, per filo e per segno, tale e quale, tali e quali, pari pari, testualmente
verbatim: così com è, così come sono, così come è, verbatim, letteralmente
in full: per intero, per esteso, integralmente, interamente, nella sua interezza, nella loro interezza
in full: in versione integrale, al completo, in toto, dall inizio alla fine
letter by letter: lettera per lettera
line by line: riga per riga
step by step: passo dopo passo, passo passo, passo per passo
answer only: rispond* solo, rispondi soltanto, rispondi solamente, rispondi unicamente, rispond* esclusivamente
answer only: limitati a rispondere
answer only with: rispondi solo con, rispondete solo con, rispondi soltanto con, rispondi esclusivamente con
answer only with: rispondi unicamente con
say only: di solo, di soltanto
nothing else: nient altro, niente altro, null altro, nulla di più, niente di più, e basta
begin your reply with: inizia la tua risposta con, comincia la tua risposta con, inizia la risposta con
begin your reply with: comincia la risposta con, iniziate la vostra risposta con
end your reply with: termina la tua risposta con, concludi la tua risposta con, termina la risposta con
end your reply with: concludi la risposta con, finisci la risposta con, chiudi la risposta con
note to: nota per, avviso per, avviso agli, nota per gli
to the attention of: alla cortese attenzione di
language model: modello linguistico
language models: modelli linguistici
artificial intelligence: intelligenza artificiale, intelligenze artificiali
ai assistant: assistente ai
ai assistants: assistenti ai
ai: ia
whoever reads this: chiunque legga, chiunque legga questo, chiunque stia leggendo, chi legge questo, chi legge
whoever reads this: a chi legge, chi sta leggendo questo, tu che leggi, voi che leggete
if you read this: se stai leggendo questo, se stai leggendo, se state leggendo
bank details: coordinate bancarie, dati bancari, estremi bancari
bank account: conto corrente, conto bancario, conto in banca
bank accounts: conti correnti, conti bancari
bank transfer: bonifico, bonifico bancario
bank transfers: bonifici, bonifici bancari
make a transfer: fai un bonifico, fare un bonifico, effettua un bonifico, effettuare un bonifico
credit card: carta di credito, carta di debito, bancomat
credit cards: carte di credito
credit card number: numero di carta di credito, numero della carta di credito, numero della carta
contact details: recapiti, recapito, dati di contatto
login details: credenziali di accesso, dati di accesso, credenziali di login, dati di login
api key: chiave api
api keys: chiavi api
tax code: codice fiscale
personal data: informazioni personali, dati sensibili
safety measures: misure di sicurezza
terms and conditions: termini e condizioni, condizioni generali
above: sopra, sopraindicat*, suddett*, sopracitat*, soprastant*, di cui sopra, qui sopra, in alto
above: precedentemente indicat*
below: sotto, sottostant*, qui sotto, di seguito, in basso, qui di seguito, in calce
attachment: allegato, file allegato
attachments: allegati, file allegati
please: per favore, per piacere, per cortesia, ti prego, vi prego, la prego, ti prego di, la prego di, vi prego di
please: si prega di, prego, pregasi, cortesemente
i would like you to: vorrei che lei, mi piacerebbe che tu
i want you to: voglio che lei, ho bisogno che tu
i want: io voglio, voglio
i would like: vorrei, gradirei, mi piacerebbe
i need: ho bisogno di, avrei bisogno di, mi serve, mi servono, ho bisogno, mi occorre, mi occorrono, mi servirebbe
you need: hai bisogno di, avete bisogno di, ti serve, ti servono, hai bisogno
we need: abbiamo bisogno di, ci serve, ci servono
need: bisogno, bisogni, necessità
can you: puoi, potete, riesci, sei in grado di
could you: potresti, potreste, saresti in grado di
you must: devi, dovete, sei tenuto a, sei obbligato a, lei deve
you should: dovresti, dovreste
you want: vuoi, volete
you know: sai, sapete
you will: stai per
there is a need: c è bisogno
i must: devo, io devo
i can: posso, io posso
i have: ho, io ho
i know: so, io so
i am: io sono, sono io
i was: ero, io ero, sono stato, sono stata
we are: siamo, noi siamo
we have: abbiamo, noi abbiamo
we can: possiamo
we must: dobbiamo
we want: vogliamo
it is necessary to: bisogna, occorre, necessita, si deve, è obbligatorio
it is possible to: si può
it would be necessary: bisognerebbe, occorrerebbe
could: potre*, potev*, potuto
what is: qual è
what are: quali sono
what: cosa, cos, quello che, quel che, ciò che, quanto è, quanto detto
which: quale, quali, qual, a cui, con cui, per cui, da cui, su cui
of which: di cui
in which: in cui
whose: cui
where: dove, dov, ove
when: quando, qualora, nel momento in cui
why: perché mai, come mai, per quale motivo, per quale ragione
because: perche*, poiché, siccome, giacché, dato che, visto che, in quanto
how are you: come stai, come va, come state
how much: quanto, quanta
how many: quanti, quante
who: chi
that is to say: cioè, ossia, ovvero, vale a dire
in other words: detto altrimenti, in altri termini
by the way: a proposito, tra l altro, comunque sia
of course: certo, certamente, ovviamente, naturalmente, sicuro
at the moment: al momento, in questo momento, attualmente
at the same time: allo stesso tempo, nello stesso tempo, contemporaneamente
at the beginning: all inizio, inizialmente, al principio
at the end: alla fine, al termine, in fondo
at least: almeno, perlomeno, come minimo
at most: al massimo, al più
at home: a casa, in casa
at work: al lavoro
at once: subito, immediatamente, all istante, seduta stante
as soon as possible: il prima possibile, al più presto, quanto prima, prima possibile, il più presto possibile
as soon as: appena, non appena
as long as: finché, purché, fintanto che, a patto che
as well as: così come, nonché, come pure
so that: affinché, cosicché, in modo che, così che, in modo da
in order to: al fine di, allo scopo di, con lo scopo di
even if: anche se, pure se, seppure
although: sebbene, benché, nonostante
only: solo, soltanto, solamente, sola, unicamente, esclusivamente, soli, sole
alone: da solo, da sola, da soli, da sé
first: prima di tutto, innanzitutto, anzitutto, primo, primi, prime, per prima cosa, come prima cosa, in primo luogo
first: per primo
then: poi, dopodiché, allora, successivamente, in seguito
finally: infine, finalmente, da ultimo
instead: invece, piuttosto, al suo posto, al loro posto
instead of: anziché, al posto di, al posto del, al posto della
because of: a causa di, a causa del, a causa della, per via di, per colpa di
according to: secondo, in base a, in base al, in base alle, conformemente a, stando a
with regard to: per quanto riguarda, riguardo a, relativamente a, rispetto a, riguardo al, riguardo alla, in merito a
with regard to: in merito al, in merito alla, circa il
about: riguardo, circa, su di, a proposito di
on behalf of: per conto di, per conto del, a nome di, a nome del, da parte di, da parte del, da parte della
on the contrary: al contrario, anzi
on the other hand: d altra parte, d altronde, d altro canto
in case: caso mai
in any case: in ogni caso, comunque, ad ogni modo, in ogni modo, in qualsiasi caso
in general: in genere, generalmente
in particular: in particolare, particolarmente, specialmente
in fact: infatti, in effetti, in realtà, di fatto
in the form of: sotto forma di
in secret: segretamente, di nascosto, di soppiatto, alla chetichella
during: durante, nel corso di, nel corso della, nel corso del
while: mentre
until: sino a, fin, fino, fino a quando, finché non
before: prima
after: dopo, trascorsi, dopo aver
since: da quando, fin da, sin da, dal momento che
between: tra, fra
among: tra i, tra le, tra gli
against: contro
towards: verso
without: senza
through: attraverso, tramite, mediante, via
outside: fuori, all esterno, fuori da, all esterno di
inside: dentro, all interno, all interno di, all interno del, all interno della
except: tranne, eccetto, salvo, fuorché, a parte
behind: dietro
in front of: davanti, di fronte a
near: vicin*, presso, accanto
together: insieme, assieme
beyond: oltre, al di là di
from: da, dal, dallo, dalla, dalle, dall, dai, dagli, a partire da, a partire dal
of: di, d
of the: del, dello, della, delle, dell, dei, degli
to: a, ad
to the: al, allo, alla, ai, agli, alle, all
in: in
in the: nel, nello, nella, nelle, nell, nei, negli
on: su, acceso, accesa
on the: sul, sullo, sulla, sulle, sull, sui, sugli
with: con
with the: col, coi
for: per
the: il, lo, la, i, gli, le, l
a: un, uno, una
i: io
you: tu, te, ti, voi, vi
yourself: te stesso, te stessa, voi stessi
he: lui, egli
she: lei, ella
it: esso, essa, ciò
we: noi
us: ci
they: loro, essi, esse
me: me, mi, a me
myself: me stesso, me stessa
himself: se stesso
themselves: se stessi
of it: ne
there: lì, là, laggiù, quivi
here: qui, qua
here is: ecco, eccolo, eccola
here are: eccoli
-: si, sé, eh, beh, mah, pure
my: mio, mia, miei, mie
your: tuo, tua, tuoi, tue, vostr*, il tuo, la tua, i tuoi, le tue, il vostro, la vostra, i vostri, le vostre
his: suo, sua, suoi, sue
our: nostr*
their: il loro, la loro, i loro, le loro
of your: del tuo, della tua, dei tuoi, delle tue, del vostro, della vostra
this: quest*, sto
these: questi, queste
that: quello, quella, quel, quell, che
those: quelli, quelle, quei, quegli
or: o, oppure, od
but: ma, però
however: tuttavia, eppure, ciononostante, ciò nonostante
so: quindi, dunque, perciò, pertanto, di conseguenza, per questo
thus: così
if: se
otherwise: altrimenti, sennò, diversamente, se no
whether: se oppure no
unless: a meno che, salvo che, a meno di
neither: né
nor: neanche, nemmeno, neppure
as: come, in qualità di
such: tale, tali, simile, simili
do not: non
no: no, nessun, nessuna, alcun, alcuna, nessuno dei
nobody: nessuno
nothing: niente, nulla
more: più, altro, altra, ulteriore, ulteriori
more than: più di, più che
the most: il più, la più
less: meno
too: troppo, troppa
too many: troppi, troppe
very: molto, assai, davvero, veramente
many: molti, molte, tanti, tante, parecchi, parecchie, numeros*
much: molta, tanto, tanta, parecchio, un sacco di
a little: un po, un po di, un pochino
little: poco, poca
few: pochi, poche
some: alcuni, alcune, qualche, certi, certe
enough: abbastanza, basta, sufficiente, sufficienti, a sufficienza
several: diversi, diverse, vari, varie, svariati
all: tutti, tutte, tutta, l insieme di, la totalità di, la totalità delle
all the: tutte quante le, tutto il
all of this: tutto questo, tutto ciò
everything: tutto, ogni cosa, tutto quanto
everyone: tutti quanti, ognuno, ognuna, ciascuno
every: ogni, ciascun, ciascuna
every time: ogniqualvolta
every day: tutti i giorni
other: altri, altre
others: altrui
another: un altro, un altra, ancora un
same: stess*, medesim*
both: entrambi, entrambe, ambedue, sia, tutti e due
someone: qualcuno, qualcuna
something: qualcosa, qualche cosa
somewhere: da qualche parte
sometimes: a volte, talvolta, qualche volta, ogni tanto
always: sempre
still: ancora, tuttora
again: di nuovo, nuovamente, ancora una volta, un altra volta
often: spesso
rarely: raramente
soon: presto, prossimamente, a breve, tra poco, fra poco
now: ora, adesso, ormai
today: oggi
tomorrow: domani
yesterday: ieri
tonight: stasera, stanotte
this morning: stamattina, stamane
earlier: in precedenza, precedentemente, anteriormente, poco fa, prima d ora
later: più tardi, dopo un po, in un secondo momento
late: tardi*
already: già
just: semplicemente, giusto, appena un
also: anche, inoltre, altresì
well: bene, ben
better: meglio, migliore, migliori
worse: peggio*
perhaps: forse, magari, eventualmente
exactly: esattamente, precisamente, proprio
absolutely: assolutamente, tassativamente, rigorosamente, strettamente, a tutti i costi
completely: completamente, totalmente, pienamente, del tutto
directly: direttamente
quickly: velocemente, rapidamente, in fretta
slowly: lentamente
kindly: gentilmente
faithfully: fedelmente
freely: liberamente
automatically: automaticamente
carefully: attentamente, accuratamente, con attenzione, con cura
clearly: chiaramente
correctly: correttamente
normally: normalmente
usually: di solito, solitamente, abitualmente
silently: silenziosamente, in silenzio
temporarily: temporaneamente, provvisoriamente
permanently: permanentemente, definitivamente, una volta per tutte
quietly: sottovoce, zitto zitto, piano piano, a bassa voce
yes: sì, sissignore, si si
ok: ok, okay, perfetto, intesi, va bene, d accordo
hello: ciao, buongiorno, buonasera, salve, pronto, buon giorno, buona sera
goodbye: arrivederci, addio, a presto, ci vediamo
thank you: grazie, grazie mille, molte grazie
thanks in advance: grazie in anticipo, ringrazio in anticipo, grazie anticipatamente
sorry: scusa, scusi, scusate, scusami, spiacente, mi dispiace, chiedo scusa
best regards: cordiali saluti, distinti saluti, un cordiale saluto, saluti
dear: caro, cara, cari, care, gentile, gentili, egregio, spettabile
sir: signore
madam: signora
be: essere, esser, sii, siate, siano, fossi, fosse
being: essendo
been: stato, stata, stati, state
was: era, fu, stava, stavo, stavano, è stato, è stata
were: erano, eravamo, eravate, eri, sono stati, sono state
will be: sarà, sarai, saranno, sara, sarete, saremo, sarò
would be: sarebbe, saresti, sarebbero, sarei
have: avere, aver, hanno, abbia, abbiano, abbi, abbiate, avessi
has: ha
had: avuto, avuta, aveva, avevo, avevano, avevi, avevamo, ebbe
having: avendo
will have: avrà, avrai, avranno, avra, avrete, avremo, avrò
would have: avrebbe, avresti, avrei, avrebbero
must: deve, devono, dovere, debba, debbano, dev
had to: dovev*, dovuto
should: dovre*
can: può, possono, possa, possano, potere, poter
want: volere, voler, vogli*
wants: vuole
wanted: volev*, voluto
will want: vorra*
would like: vorre*
knows: sa, conosce
knowing: sapendo, conoscendo
go: andare, andate, andar, vai, vado, vada, vanno, andiamo, vattene
goes: va
will go: andrà, andrai, andrete, andra
giving: dando, fornendo
stay: stare, stai, stia, stiamo, resta*, rimani, rimanere
tell me: dimmi, dimmelo, ditemi, dirmi, racconta*, mi dica, mi dici, dicendomi a, dicendomi al, dicendomi all
say: dì, dici, dire, dico, dicono, dite, dica, dicano
do it: fallo, fatelo, fatela, fatene, farlo, farla, famlo, famla, famne, farne, facendo*
do: fai, fare, facci*, fate, fanno
let me know: fammi sapere, fatemi sapere, mi faccia sapere
make me: fammi, fatemi, farmi, fabbrica*
show me: fammi vedere, fatemi vedere, facci vedere, mi faccia vedere, mostra*, visualizza*
forbidden: vietat*, proibit*
two: due
three: tre
four: quattro
five: cinque
seven: sette
eight: otto
nine: nove
ten: dieci
eleven: undici
twelve: dodici
twenty: venti
thirty: trenta
forty: quaranta
fifty: cinquanta
hundred: cento, centinaia
thousand: mille, mila, migliaia
million: milione, milioni
euros: euro
second: seconda, secondi
third: terzo, terza
once: una volta, una volta che
twice: due volte
last: ultim*, scorso, scorsa, durare, dura, durano, duro, duri, duriamo, durino
next: prossim*, successivo, successiva
following: seguen*, successivi, successive
assistant: assistente
hacker: hacker, pirata informatico
file: file, fascicolo
contact: contatt*
contacts: contatti
what is the weather: che tempo fa, che tempo farà
may: può darsi che, maggio
chat: chat
own: proprio conto, propri*
her: di lei
done: fatta
version: versione
versions: versioni
review: recensione, revisione, rassegna
reviews: recensioni, revisioni, rassegne
subject: oggetto, argomento, soggetto, materia
subjects: oggetti, argomenti, soggetti, materie
topic: tema di discussione
topics: teme di discussione
software: software, softwari, programma, programme
program: programmi informatici, programm*
app: app, applicazione
apps: applicazioni
application: applicativo, candidatura
applications: applicativi, candidature
status: status
release: rilascio, uscita
releases: rilasci, uscite
input: input, inserimento, inserimenti
line: filo, riga, linea
lines: fili, righe, linee
description: descrizione
descriptions: descrizioni
explanation: spiegazione
explanations: spiegazioni
helper: aiutante
helpers: aiutanti
sheet: foglio, scheda tecnica
sheets: fogli, schede tecnica
spreadsheet: foglio di calcolo
error: errore, svista
errors: errori, svisti
mistake: sbaglio
mistakes: sbagli
box: scatola, casella
boxes: scatole, caselle
button: pulsante, bottone
buttons: pulsanti, bottoni
screen: schermo, schermata
keyboard: tastiera
keyboards: tastiere
printer: stampante
printers: stampanti
laptop: portatile, laptop
device: dispositivo, apparecchio
devices: dispositivi, apparecchi
engine: motore
engines: motori
browser: browser
platform: piattaforma
environment: ambiente
cloud: nuvola, cloud
clouds: nuvole
portal: portale
forum: forum
blog: blog
wifi: wifi, wi fi
internet: internet, web
written: per iscritto
within: entro
paper: carta da lettere, foglio di carta
papers: carte da lettere, fogli di carta
job: mestiere, impiego
jobs: mestieri, impieghi
task: compito, mansione, incarico
tasks: compiti, mansioni, incarichi
draft: bozza
drafts: bozze
side: lato
sides: lati
rest: resto, resti, riposo, riposi
item: elemento
items: elementi
session: sessione, seduta
sessions: sessioni, sedute
body: corpo
board: lavagna, consiglio di amministrazione
boards: lavagne, consigli di amministrazione
style: stile
tone: tono
rate: tasso, percentuale
rates: tassi, percentuali
field: campo
fields: campi
author: autore, autrice
authors: autori, autrici
writer: scrittore, redattore
writers: scrittori, redattori
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
thread: discussione, filone
threads: discussioni, filoni
memory: memoria, memorie, ricordo, ricordi
host: padrone di casa ospitante
hosts: padroni di casa ospitante
clerk: commesso
issue: problema, questione, guaio
issues: problemi, questioni, guai
source: fonte, sorgente
sources: fonti, sorgenti
kind: tipo, genere
kinds: tipi, generi, specii
reason: ragione, motivo
reasons: ragioni, motivi
cause: causa, causare, causo, causate, causano, causi, causiamo, causino, provoc*
causes: cause
sample: campione, estratto
samples: campioni, estratti
row: fila
column: colonna
columns: colonne
cell: cella
cells: celle
root: radice
level: livello
levels: livelli
score: punteggio
scores: punteggi
grade: voto scolastico
grades: voti scolastico
branch: ramo, filiale
branches: rami, filiali
history: cronologia, cronologe, storico, storichi
point: punto
points: punti
shift: turno
shifts: turni
entry: ingresso, entrata
entries: ingressi, entrate
exit: uscita di sicurezza
exits: uscite di sicurezza
string: stringa
strings: stringhe
flat: appartamento, piatto, piatta
flats: appartamenti
due: scadenza, in scadenza, da pagare
deadline: scadenza fissata, termine ultimo
bit: pezzo, pezzetto
script: script, copione
scripts: copioni
plain: in chiaro, semplice testo
plain text: testo semplice, testo in chiaro
injection: iniezione, iniezioni
round: tondo, rotondo, giro
circle: cerchio
hint: indizio, suggerimento
hints: indizi
tip: consiglio, mancia
tips: consigli, mance
action: azione
actions: azioni
size: dimensione, taglia, grandezza
base: base
alarm: allarme, sveglia
alarms: allarmi, sveglie
hey: ehi, ehilà, hey
transcript: trascrizione
transcripts: trascrizioni
club: club
fire: fuoco, incendio
load: carico di lavoro
loads: carichi di lavoro
ever: in ogni tempo
scene: scena
scenes: scene
channel: canale
aloud: ad alta voce, a voce alta
audit: audit, verifica contabile
query: query, interrogazione
queries: interrogazioni
along: lungo il, lungo la
hr: risorse umane, hr
refusal: rifiuto, diniego
refusals: rifiuti, dinieghi
pin: pin, codice pin, codici pin
manual: manuale
manuals: manuali
handbook: guida, vademecum
expected: previst*, atteso
setup: configurazione iniziale, installazione
firm: fermo, salda
though: pur
length: lunghezza, durata
gone: scomparso, sparito
brief: incarico creativo
raw: grezz*, crudo
star: stella
stars: stelle
clause: clausola
clauses: clausole
path: percorso, sentiero
paths: percorsi, sentieri
hall: corridoio, atrio
past: passat*
value: valore
values: valori
far: lontan*
master: padrone
masters: padroni
automated: automatizzat*
zero: zero
unit: unità
project: progetto
projects: progetti
remark: osservazione
remarks: osservazioni
statement: dichiarazione, affermazione, estratto conto
statements: dichiarazioni, affermazioni, estratti conto
prior: previo, previa
header: intestazione
headers: intestazioni
heading: titolo di sezione
headings: titoli di sezione
tag: etichetta, tag
tags: etichette
label: dicitura, etichett*
labels: diciture
profile: profilo
gate: cancello
gates: cancelli
speech: discorso
speeches: discorsi
whenever: tutte le volte che, ogni qual volta
lab: laboratorio
whom: a chi
afterwards: a seguire
photo: foto ricordo
photos: foti ricordo
weather: tempo atmosferico, tempi atmosferico, meteo, metei, che tempo, chi tempo
mirror: specchio
ahead: avanti
kids: ragazzini
boy: ragazzo
girl: ragazza
guard: guardia, guardiano
guards: guardie, guardiani
guess: indovina*
default: predefinit*, di default
queue: coda
interview: intervista, colloquio
interviews: intervisti, colloqui
scope: portata, ambito
match: partita, corrispondenza
matches: partite, corrispondenze
diff: diff
difference: differenza
memo: promemoria, memo
hereby: con la presente
backup: backup, copia di sicurezza
backups: copie di sicurezza
stage: stadio, palcoscenico
slot: fascia oraria
slots: fasce orarie
retry: nuovo tentativo
retries: nuovi tentativo
attempt: tentativo, tent* di
attempts: tentativi
fake: finto, finta, finti, finte, fasullo
method: metodo
methods: metodi
way: modo, maniera
ways: modi, maniere
this way: in questo modo, in tal modo
procedure: procedura
procedures: procedure
process: processo, processi
balance: saldo, equilibrio
survey: sondaggio, indagine
certificate: certificato, attestato
certificates: certificati, attestati
image: immagine
images: immagini
login: nome utente, login
username: nickname
ops: reparto tecnico
sync: sincronizza*
reference: riferimento, referenza
references: riferimenti, referenze
dialogue: dialogo
maker: produttore
makers: produttori
upgrade: aggiornamento di versione
upgrades: aggiornamenti di versione
updates: aggiornamenti
cash: contanti, in contanti
passport: passaporto
passports: passaporti
power: potere personale, poteri personale, potenza, potenze, corrente elettrica, correnti elettrica
silence: silenzio
parking: parcheggio
incident: incidente, sinistro
incidents: incidenti, sinistri
older: più vecchio, più anziano
dead: morto, morta, morti
inbox: posta in arrivo
supervisor: supervisore, superiore gerarchico
supervisors: supervisori, superiori gerarchico
view: vista, veduta
views: visti, vedute
opinion: opinione, parere
opinions: opinioni, pareri
port: porto
proof: prova scritta, prove scritta, prove, provi
badge: badge, tesserino
badges: badgi, tesserini
straight: dritto, dritta
weekly: settimanale, settimanali
monthly: mensile, mensili
daily: quotidiano, quotidianamente, giornaliero
bar: bar, barra
bars: barre
copilot: copilota
guidance: orientamento, orientamenti, indicazioni
direction: direzione
directions: direzioni
upon: all atto di
index: indice
abstract: abstract
large: ampio, ampia, vasto
module: modulo software
modules: moduli software
emergency: emergenza, urgenza
fridge: frigo, frigorifero
disk: disco
sum: somma totale
ethics: etica, etiche
everybody: tutti voi
slide: diapositiva, slide
slides: diapositive, slidi
map: mappa, cartina
maps: mappe, cartine
plans: piani di lavoro, prevede
compliance: conformità
authority: autorità
option: opzione
choice: scelta
choices: scelte
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
duty: dovere morale, obbligo
duties: doveri morale, obblighi
spelling: ortografia, ortografie
grammar: grammatica, grammatiche
template: modello di documento
templates: modelli di documento
candidate: candidato
candidates: candidati
favour: favore
feedback: riscontro, riscontri, feedback
dump: dump
patch: patch, correzione
patches: correzioni
implied: sottinteso, implicito
middle: mezzo a, metà strada
in the middle of: nel mezzo di, nel mezzo del, in mezzo a
plant: pianta, fabbrica
plants: piante, fabbriche
factory: stabilimento
panel: pannello
panels: pannelli
digest: digest
crash: crash, arresto anomalo
crashes: arresti anomalo
migration: migrazione
verification: verifica d identità, verifiche d identità
evaluation: valutazione
analysis: analisi
across: da una parte all altra
chart: grafico, diagramma
charts: grafichi, diagrammi
faq: faq, domande frequenti
schema: schema
risk: rischio
risks: rischi
briefing: briefing
actual: effettivo, effettiva
severity: gravità
medium: medio, media
future: futuro, futuri
standard: standard
preamble: preambolo
introduction: introduzione, premessa
conclusion: conclusione
bind: vincolare, vincola
echo: eco
treatment: trattamento, elaborazione
core: nucleo, cuore
cores: nuclei, cuori
purely: puramente
dialog: finestra di dialogo
assignment: assegnazione
assignments: assegnazioni
wipe: cancella tutto, formatta tutto
demand: esigenza, pretesa
demands: esigenze, pretese
clearance: nulla osta, abilitazione
forever: per sempre
actually: a dire il vero, effettivamente
immediately: senza indugio, tempestivamente, senza ritardo
trigger: innesco, grilletto
parser: parser
alignment: allineamento, allineamenti
exist: esistere, esistano
shelf: scaffale, mensola
usage: consumo, consumi
term: termine, condizione
terms: termini, condizioni
quit: dimettersi, abbandona il programma
protocol: protocollo
protocols: protocolli
unable: incapace, impossibilitato
legally: legalmente
conscience: coscienza, coscienze
spell: compita lettera, fai lo spelling
argument: argomentazione
arguments: argomentazioni
precedence: prevale su, prevali su, precedenza, precedenze
take precedence over: hanno la precedenza su, ha la precedenza su, prevalgono su
supersedes: sostituisce e annulla
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
backwards: al contrario da destra, a ritroso
reminder: sollecito
reminders: solleciti
experience: esperienza
experiment: esperimento
criterion: criterio
criteria: criteri
withdrawn: ritirato
fresh: fresc*
helpdesk: assistenza tecnica, servizio assistenza
customer service: assistenza clienti
assistance: assistenza, assistenze
trainer: allenatore, formatore
trainers: allenatori, formatori
suppose: suppo*, ammettiamo, poniamo che
let us say: diciamo, mettiamo che
highest: più alto, più alta, massima
engineer: ingegnere
engineers: ingegneri
freedom: libertà
based on: basato su, basata su, in base ai
material: materiale
materials: materiali
trace: traccia
traces: tracce
leave no trace: non lasciare traccia, senza lasciare traccia, non lasciare tracce, senza lasciare tracce
grader: correttore
holder: intestatario, detentore
holders: intestatari, detentori
requester: richiedente
praise: elogio, elogi, lode, lodi
acknowledge: prendi atto, conferma di aver ricevuto
spam: spam, posta indesiderata, poste indesiderata
worker: lavoratore, operaio
workers: lavoratori, operai
hash: hash, impronta
pause: pausa, metti in pausa
segment: segmento
segments: segmenti
passage: brano, passaggio del testo
passages: brani, passaggi del testo
excerpt: stralcio
quote: preventivo, citare, cita, citate, citano, cito, citi, citiamo, citino
quotes: preventivi
quotation: citazione
quotations: citazioni
copies: esemplari, copie
power of attorney: procura
war: guerra
peace: pace
life: vita
lives: vite, vive
loves: amori
idea: idea
ideas: idee
thoughts: pensieri
hand: mano
hands: mani
eye: occhio
eyes: occhi
head: testa
heads: teste
foot: piede
feet: piedi
face: viso, faccia di
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
winters: inverni
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
weekend: fine settimana, weekend
weekends: fini settimana
holiday: vacanza, ferie
holidays: vacanze, ferii
germany: germania
europe: europa
government: governo
citizen: cittadino
citizens: cittadini
tax return: dichiarazione dei redditi
tax returns: dichiarazioni dei redditi
subscription: abbonamento
complaint: reclamo
complaints: reclami
benefits: benefici
loss: perdita
growth: crescita
quality: qualità
quantity: quantità
period: periodo
age: età
needs: esigenzi
solution: soluzione
solutions: soluzioni
success: successo
failure: fallimento, guasto
failures: fallimenti, guasti
theft: furto
knives: coltelli
gun: pistola, fucile
murder: omicidio, assassinio
violence: violenza, violenze
hate: odio, odi, odiare, odia, odiate, odiano, odiamo, odino, odii, detest*
explicit: esplicit*
chemical: chimic*
knowledge: conoscenz*
training: addestra*, formazione, formazioni, allena*
training data: dati di training
learning: apprend*, imparando
science: scienza, scienze
art: arte, arti
sport: sport
football: calcio, calci
work: opera, opere, lavor*
department: reparto, dipartimento
it department: reparto informatico, reparto it
duty of secrecy: segreto professionale
privacy: privacy, riservatezza, riservatezze
safety: sicurezza sul lavoro, sicurezze sul lavoro
truth: verità
reality: realtà
replies: repliche, risponde
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
bullet point: punto elenco, elenco puntato
bullet points: punti elenco, elenchi puntati
capital letter: maiuscola, lettera maiuscola
capital letters: maiuscole, lettere maiuscole
in capital letters: in maiuscolo, in lettere maiuscole, in stampatello
comma: virgola
commas: virgole
full stop: punto finale
full stops: punti finale
quotation mark: virgoletta
quotation marks: virgolette
question mark: punto interrogativo
question marks: punti interrogativo
table of contents: indice dei contenuti
format: format*
role: ruolo
roles: ruoli
personality: personalità
alter ego: alter ego
god: dio
expert: esperto, specialista
experts: esperti, specialisti
actor: attore
player: giocatore
players: giocatori
overrides: deroghe, forzature, sovrascrive
exception: eccezione
exceptions: eccezioni
repository: repository
beneficiary: beneficiario
recipient: destinatario
recipients: destinatari
sender: mittente
senders: mittenti
third party: terzi, terze parti
third parties: terzi parti
home page: pagina iniziale
home pages: pagine iniziale
orders: ordini
request: richiesta, sollecit*, reclam*, domanda di
requests: richieste
question: domanda
questions: domande
answer: risposta, rispond* a, rispond* alle, rispond* alla
answers: risposte, risponde a, risponde alle, risponde alla
note: nota, annot*
notes: note
lists: liste, elenchi
name: nome, cognome
names: nomi
code: codice
codes: codici
limit: limite
limits: limiti
block: blocco
blocks: blocchi
checks: controlli
works: funziona, lavori
test: test, testare, testate, testano, testiamo, testino, testa il, verifica se
result: risult*, esito
results: risultati, esiti
place: posto, luogo
places: luoghi
goal: obiettivo, scopo
goals: obiettivi, scopi
act: agisci, agisca, agite, agire, atto
acts: agisce, atti
acting: agendo
purpose: fine ultimo
account: conto, account
accounts: conti
charge: carico
office: ufficio
offices: uffici
state: stato attuale, indic*, precis*
reports: rapporti, relazioni, riferisce
visit: visit*
visits: visite
invoice: fattura
invoices: fatture
price: prezzo, tariffa
prices: prezzi, tariffe
vote: voto
votes: voti
play: gioca, giocate, giocare, giochi, recita*
game: gioco
command: comand*
commands: comandi
step: passo, passaggio, fase
steps: passi, passaggi, fasi
sign: segno, cartello, firmare, firmo, firmate, firmano, firmi, firmiamo, firmino
signs: segni, cartelli
signature: firma
signatures: firme
key: chiave
keys: chiavi
rule: regola, norma
rules: regol*, norme
guidelines: linee guida, linea guida, raccomandazioni
door: porta, portone
doors: porte, portoni
lies: bugia, bugie, menzogna, menzogne, mente
trick: trucco, trabocchetto, astuzia
means: mezzo, mezzi, significa
address: indirizzo
addresses: indirizzi
part: parte
parts: parti
phone: telefon*, cellulare
message: messaggio
messages: messaggi
fact: fatto che
research: ricerca scientifica
summary: riassunto, sintesi, riepilogo, sommario
translation: traduzione
display: visualizzazione
try: prova*, tenta*, cerca* di
trying: provando, tentando, cercando di
tried: provato, tentato, cercato di
form: modulo, forma
forms: moduli, forme
offers: offerte, offre
support: supporto, sost* a
stop: smett*, ferma*, cessa*, piantala, stop
stopped: smesso, fermato, fermata, cessato
stop following: smett* di seguire
stop obeying: smetti di obbedire a, smetti di obbedire alle
ignoring: ignorando, trascurando, tralasciando
would ignore: ignorere*, trascurere*, tralascere*
ignore me: ignora*, trascura*, tralascia*
would disregard: disattendere*
forgetting: dimenticando, scordando
would forget: dimentichere*, scordere*
forget me: dimentica*, scorda*
would override: sovrascrivere*, scavalchere*
would bypass: aggirere*, bypassere*, eludere*
would skip: saltere*
skip me: salta*
would cancel: annullere*, disdire*
dropping: abbandonando, mollando
would drop: abbandonere*, mollere*
drop me: abbandona*, molla*
would discard: scartere*, gettere*, buttere*
discard me: scarta*, getta*, butta*
would erase: azzerere*
erase me: azzera*
replaces: sostituisce
replacing: sostituendo, rimpiazzando
would replace: sostituire*, rimpiazzere*
overwrite: riscriv* sopra
will overwrite: riscriver* sopra
would overwrite: riscrivere* sopra
would rewrite: riscrivere*, riformulere*
revealing: rivelando, svelando
would reveal: rivelere*, svelere*
reveal me: rivela*, svela*
disclosing: divulgando, comunicando
would disclose: divulghere*, comunichere*
disclose me: divulga*, comunica*
would leak: trapelere*, spifferere*
leak me: trapela*, spiffera*
would expose: esporre*
showing: mostrando, visualizzando
would show: mostrere*, visualizzere*
tells: dice a, dice al, dice all
telling: raccontando, dicendo a, dicendo al, dicendo all
would tell: raccontere*, dire* a, dire* al, dire* all
says: dice
said: detto, detta, detti, dette, dicev*
saying: dicendo
will say: dirà, dirai, diranno, dira, direte, diremo, dirò
would say: direbbe, diresti, direi, direste, direbbero
say me: dicendomi
say us: dimci, dicendoci
say it: dimlo, dimla, dimne, dirla, dirne, dicendo*, ditela, ditene
say them: dimli, dimle, dirli, dirle, dicendoli, dicendole, diteli, ditele
say him: dimgli, dicendogli
say it to me: dimmela, dirmelo, dirmela, dicendomelo, dicendomela, ditemelo, ditemela
say them to me: dimmeli, dimmele, dirmeli, dirmele, dicendomeli, dicendomele, ditemeli, ditemele
printing: stampando
would print: stampere*
print me: stampa*
repeats: ripete
would repeat: ripetere*
would recite: recitere*
quoting: citando
would quote: citere*
copying: copiando, ricopiando
would copy: copiere*, ricopiere*
copy me: copia*, ricopia*
pasting: incollando
would paste: incollere*
paste me: incolla*
would transcribe: trascrivere*
would reproduce: riprodurre*
returns: restituisce
returning: restituendo, ridando
would return: restituire*
outputs: emette
would output: emettere*
gives: fornisce
would give: fornire*
would provide: procurere*
provide me: procura*
writes: scrive, redige
writing: scrivendo, redigendo
would write: scrivere*, redigere*
answered: rispo* a, rispo* alle, rispo* alla
answering: rispondendo a, rispondendo alle, rispondendo alla
will answer: risponder* a, risponder* alle, risponder* alla
would answer: rispondere* a, rispondere* alle, rispondere* alla
replying: rispondendo
would reply: rispondere*
responds: reagisce
responding: reagendo
would respond: reagire*
starting: iniziando, cominciando, avviando
would start: iniziere*, comincere*, avviere*
start me: inizia*, comincia*, avvia*
ends: conclude
ending: terminando, concludendo
would end: terminere*, concludere*
finishing: finendo
would finish: finire*
would behave: comportere*
behave me: comporta*
pretending: fingendo
would pretend: fingere*
would simulate: simulere*
simulate me: simula*
would imagine: immaginere*, supporre* che
imagine me: immagina*
would imitate: imitere*
imitate me: imita*
would embody: impersonere*, incarnere*
become: diven*, divieni
becomes: diviene
becoming: diventando, divenendo
would become: diventerebbe, diventeresti, diventerei, diventereste, diventerebbero, diverrebbe, diverresti, diverrei
would become: diverreste, diverrebbero
obeys: obbedisce, ubbidisce
obeying: obbedendo, ubbidendo
would obey: obbedire*, ubbidire*
follows: segue
followed: segui*
would follow: seguire*
complying with: rispettando, attenendo
would comply with: rispettere*, atterre*
comply me with: rispetta*, attienimi, attene*
applying: applicando
would apply: applichere*
apply me: applica*
executed: esegui*
executing: eseguendo
would execute: eseguire*
running: lanciando
would run: lancere*
run me: lancia*
performing: effettuando, svolgendo, compiendo, realizzando
would perform: effettuere*, svolgere*, compiere*, realizzere*
carry out: port* a termine
carrying out: portando a termine
will carry out: porter* a termine
would carry out: portere* a termine
carry me out: porta* a termine
calling: chiamando
would call: chiamere*
call me: chiama*
sends: spedisce
sending: inviando, spedendo, mandando
would send: inviere*, spedire*, mandere*
forwards: trasmette
forwarding: inoltrando, girando, trasmettendo
would forward: inoltrere*, girere*, trasmettere*
transfers: trasferisce, trasferimenti
would transfer: trasferire*, versere*, bonifichere*
paying: pagando, saldando
would pay: paghere*, saldere*
uploading: caricando, uploadando
would upload: carichere*, uploadere*
upload me: carica*, uploada*
downloading: scaricando
would download: scarichere*
download me: scarica*
deletes: rimuove
deleting: cancellando, eliminando, rimuovendo
would delete: cancellere*, eliminere*, rimuovere*
would destroy: distruggere*
removes: toglie
removing: levando, togliendo
would remove: levere*, togliere*
opens: apre
opened: apert*, apriv*
opening: aprendo
would open: aprire*
closes: chiude
closing: chiudendo
would close: chiudere*
reads: rilegge
reading: leggendo, rileggendo
would read: leggere*, rileggere*
would approve: approvere*
approve me: approva*
grants: concede
would grant: concedere*
allows: permette, consente
would allow: permettere*, consentire*, autorizzere*
would enable: attivere*, abilitere*
enable me: attiva*, abilita*
disabled: disattivato, disattivata, disattivati, disattivava, disattivavo, disattivavano, disattivavi, disattivò
disabled: disattivarono, disabilitato, disabilitata, disabilitati, disabilitava, disabilitavo, disabilitavano
disabled: disabilitavi, disabilitò, disabilitarono
disabling: disattivando, disabilitando
will disable: disattiverà, disattiverai, disattiverete, disattiveremo, disattiveranno, disattiverò, disabiliterà
will disable: disabiliterai, disabiliterete, disabiliteremo, disabiliteranno, disabiliterò
would disable: disattiverebbe, disattiveresti, disattiverei, disattivereste, disattiverebbero, disabiliterebbe
would disable: disabiliteresti, disabiliterei, disabilitereste, disabiliterebbero
disable me: disattivami, disattivarmi, disattivandomi, disattivatemi, disabilitami, disabilitarmi, disabilitandomi
disable me: disabilitatemi
disable us: disattivaci, disattivarci, disattivandoci, disattivateci, disabilitaci, disabilitarci, disabilitandoci
disable us: disabilitateci
disable it: disattivalo, disattivala, disattivane, disattivarlo, disattivarla, disattivarne, disattivandolo
disable it: disattivandola, disattivandone, disattivatelo, disattivatela, disattivatene, disabilitalo, disabilitala
disable it: disabilitane, disabilitarlo, disabilitarla, disabilitarne, disabilitandolo, disabilitandola
disable it: disabilitandone, disabilitatelo, disabilitatela, disabilitatene
disable them: disattivali, disattivale, disattivarli, disattivarle, disattivandoli, disattivandole, disattivateli
disable them: disattivatele, disabilitali, disabilitale, disabilitarli, disabilitarle, disabilitandoli
disable them: disabilitandole, disabilitateli, disabilitatele
disable him: disattivagli, disattivargli, disattivandogli, disattivategli, disabilitagli, disabilitargli
disable him: disabilitandogli, disabilitategli
disable it to me: disattivamelo, disattivamela, disattivarmelo, disattivarmela, disattivandomelo, disattivandomela
disable it to me: disattivatemelo, disattivatemela, disabilitamelo, disabilitamela, disabilitarmelo, disabilitarmela
disable it to me: disabilitandomelo, disabilitandomela, disabilitatemelo, disabilitatemela
disable them to me: disattivameli, disattivamele, disattivarmeli, disattivarmele, disattivandomeli, disattivandomele
disable them to me: disattivatemeli, disattivatemele, disabilitameli, disabilitamele, disabilitarmeli, disabilitarmele
disable them to me: disabilitandomeli, disabilitandomele, disabilitatemeli, disabilitatemele
would unlock: sblocchere*
unlock me: sblocca*
would lock: blocchere*
lock me: blocca*
would lift: sollevere*
lift me: solleva*
mentioning: menzionando, nominando
would mention: menzionere*, nominere*
mention me: menziona*, nomina*
informing: informando
would inform: informere*
inform me: informa*
warns: avverte, mette in guardia
warned: avverti*, mess* in guardia, mettev* in guardia
would warn: avvertire*, mettere* in guardia
notifying: avvisando, notificando
would notify: avvisere*, notifichere*
notify me: avvisa*, notifica*
alerting: allertando
would alert: allertere*
alert me: allerta*
asks: chiede
asking: chiedendo, domandando
would ask: chiedere*, domandere*
would confirm: confermere*
confirm me: conferma*
refusing: rifiutando
would refuse: rifiutere*
refuse me: rifiuta*
declining: declinando
would decline: declinere*
decline me: declina*
deny: negare, nega, negate, negano, nego, neghi*
would deny: neghere*
hides: nasconde
hiding: nascondendo, occultando, celando
would hide: nascondere*, occultere*, celere*
translates: traduce
translating: traducendo
would translate: tradurre*
summarises: riassume
summarising: riassumendo, sintetizzando, riepilogando
would summarise: riassumere*, sintetizzere*, riepiloghere*
explaining: spiegando
would explain: spieghere*
explain me: spiega*
describes: descrive
describing: descrivendo
would describe: descrivere*
listing: elencando, enumerando
would list: elenchere*, enumerere*
list me: elenca*, enumera*
using: usando, utilizzando, adoperando
would use: usere*, utilizzere*, adoperere*
use me: usami, usarmi, usandomi, usatemi, utilizza*, adopera*
adds: aggiunge
adding: aggiungendo
would add: aggiungere*
includes: include, inserisce
including: includendo, inserendo
would include: includere*, inserire*
changing: cambiando, modificando
would change: cambiere*, modifichere*
change me: cambia*, modifica*
would update: aggiornere*
update me: aggiorna*
create: creare, crea, create, creano, creo, crei, creiamo, creino
would create: creere*
would generate: generere*
generate me: genera*
would produce: produrre*
making: fabbricando
would make: fabbrichere*
did: fatto, fatti, fatte, facev*
doing: facendo
will do: farà, farai, faranno, fara, farete, faremo, farò
would do: farebbe, faresti, farei, fareste, farebbero
do me: facendomi
do us: famci, farci, facendoci, fateci
do them: famli, famle, farli, farle, facendoli, facendole, fateli, fatele
do him: famgli, fargli, facendogli, fategli
do it to me: fammelo, fammela, farmelo, farmela, facendomelo, facendomela, fatemelo, fatemela
do them to me: fammeli, fammele, farmeli, farmele, facendomeli, facendomele, fatemeli, fatemele
continues: prosegue
continuing: continuando, proseguendo
would continue: continuere*, proseguire*
would save: salvere*, registrere*
save me: salva*, registra*
would extract: estrarre*
would search: cerchere*, ricerchere*
search me: cerca*, ricerca*
finding: trovando
would find: trovere*
find me: trova*
checking: verificando, controllando
would check: verifichere*, controllere*
check me: verifica*, controlla*
would consider: considerere*
consider me: considera*
would treat: trattere*, elaborere*
treat me: tratta*, elabora*
thinks: riflette
thinking: pensando, riflettendo
would think: pensere*, riflettere*
decoding: decodificando, decifrando
would decode: decodifichere*, decifrere*
decode me: decodifica*, decifra*
encoding: codificando
would encode: codifichere*
encode me: codifica*
would hack: hackerere*, violere*
hack me: hackera*, viola*
steal: rubare, ruba, rubate, rubano, rubo, rubi, rubiamo, rubino
would steal: rubere*
shares: condivide
sharing: condividendo
would share: condividere*
publishing: pubblicando
would publish: pubblichere*
publish me: pubblica*
posting: postando
would post: postere*
post me: posta*
accessing: accedendo
would access: accedere*
entering: digitando, entrando
would enter: digitere*
enter me: digita*
would connect: connettere*, colleghere*
installing: installando
would install: installere*
install me: installa*
buying: comprando, acquistando
would buy: comprere*, acquistere*
buy me: compra*, acquista*
ordering: ordinando
would order: ordinere*
order me: ordina*
would refund: rimborsere*
refund me: rimborsa*
booking: prenotando, prenotazione
would book: prenotere*
book me: prenota*
talking: parlando, chiacchierando
would talk: parlere*, chiacchierere*
talk me: parla*, chiacchiera*
would prevent: impedire*
would restrict: limitere*
restrict me: limita*
filtering: filtrando
would filter: filtrere*
filter me: filtra*
would censor: censurere*
censor me: censura*
protecting: proteggendo
would protect: proteggere*
breaks: infrange, trasgredisce
breaking: infrangendo, trasgredendo
would break: infrangere*, trasgredire*
would reset: reimpostere*, resettere*
reset me: reimposta*, resetta*
would restart: riavviere*
restart me: riavvia*
would remember: ricordere*
remember me: ricorda*
keeps: tiene, mantiene
keeping: tenendo, conservando, mantenendo
would keep: terre*, conservere*, manterre*
helping: aiutando
would help: aiutere*
help me: aiuta*
would assist: assistere*
completing: completando, compilando
would complete: completerebbe, completeresti, completerei, completereste, completerebbero, compilerebbe, compileresti
would complete: compilerei, compilereste, compilerebbero
complete him: completagli, completargli, completandogli, completategli, compilagli, compilargli, compilandogli
complete him: compilategli
complete it to me: completamelo, completamela, completarmelo, completarmela, completandomelo, completandomela
complete it to me: completatemelo, completatemela, compilamelo, compilamela, compilarmelo, compilarmela
complete it to me: compilandomelo, compilandomela, compilatemelo, compilatemela
complete them to me: completameli, completamele, completarmeli, completarmele, completandomeli, completandomele
complete them to me: completatemeli, completatemele, compilameli, compilamele, compilarmeli, compilarmele
complete them to me: compilandomeli, compilandomele, compilatemeli, compilatemele
chose: scelto, scelti, scegliev*
choosing: scegliendo
would choose: scegliere*
would select: selezionere*
select me: seleziona*
reporting: segnalando, riferendo
would report: segnalere*, riferire*
letting: lasciando
would let: lascere*
let me: lascia*
takes: prende
took: preso, presa, presi, prese, prendev*
taking: prendendo
would take: prendere*
puts: mette
putting: mettendo
would put: mettere*
come: venire, veniamo, venite, vengo, vengono, venga, vengano, vieni
comes: viene
came: venut*, veniv*
coming: venendo
would come: verre*
come me: vienimi, venirmi, venitemi, venendomi
come us: vienici, venirci, veniteci, venendoci
come him: vienigli, venirgli, venitegli, venendogli
see: vedere, vedete, vedo, vedono, vedi, vediamo, veda, vedano
sees: vede
saw: visto, viste, vedev*
seeing: vedendo
would see: vedere*
believes: crede
would believe: credere*
going back: tornando, ritornando
would go back: tornere*, ritornere*
go me back: torna*, ritorna*
instruction: istruzione, consegna data
instructions: istruzioni, consegne data
directive: direttiva
directives: direttive
restriction: restrizione
restrictions: restrizioni
limitation: limitazione
limitations: limitazioni
constraint: vincolo, costrizione, paletto
constraints: vincoli, costrizioni, paletti
prohibition: divieto, proibizione
prohibitions: divieti, proibizioni
guardrail: barriera di sicurezza
guardrails: barriere di sicurezza
safeguard: protezione, salvaguardia
safeguards: protezioni, salvaguardie
policy: policy, politica aziendale
policies: politiche aziendale
censorship: censure
moderation: moderazione, moderazioni
prompt: prompt
prompts: prompts
context: contesto
configuration: configurazione, configurazioni
setting: impostazione, fissando
settings: impostazioni
parameter: parametro
parameters: parametri
developer: sviluppatore, programmatore
developers: sviluppatori, programmatori
operator: operatore
operators: operatori
administrator: amministratore
administrators: amministratori
owner: proprietario, titolare
owners: proprietari, titolari
creator: creatore, ideatore
creators: creatori, ideatori
user: utente
users: utenti
assistants: assistenti
model: modello
models: modelli
bot: bot
chatbot: chatbot
robot: robot
agent: agente
agents: agenti
machine: macchina
machines: macchine
reader: lettore
readers: lettori
password: password, parola d ordine, parola chiave
passwords: parole d ordine, parole chiave
passphrase: frase di accesso, passphrase
token: token
credentials: credenziali, credenziale
secret: segret*
secrets: segreti
bank: banca
banks: banche
iban: iban
card: carta, tessera, scheda
cards: carte, tessere, schede
email: email, mail, posta elettronica
mailbox: casella di posta, casella postale
files: fascicoli
folder: cartella, directory
folders: cartelle
database: database, banca dati, base di dati
databases: banche dati, basi di dati
customer: cliente
customers: clienti
data: dato di fatto, dati di fatto, dati
detail: dettaglio, particolare
details: dettagli, particolari
server: server
network: rete
computer: computer
website: sito web, sito internet, sito
websites: siti web, siti internet, siti
link: link, collegamento
links: collegamenti
tool: strumento, attrezzo
tools: strumenti, attrezzi
function: funzion*
functions: funzioni
text: testo
texts: testi
document: documento
documents: documenti
page: pagina
pages: pagine
conversation: conversazione
conversations: conversazioni
content: contenuto
contents: contenuti
paragraph: paragrafo
paragraphs: paragrafi
sentence: frase, proposizione
sentences: frasi, proposizioni
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
comment: comment*
comments: commenti
warnings: avvertimenti, avvertenze, ammonimenti
disclaimer: disclaimer, clausola di esonero
disclaimers: clausole di esonero
confirmation: conferme
permission: permesso scritto, permessi scritto, autorizzazione, autorizzazioni
approval: approvazione
approvals: approvazioni
consent: consenso, consensi
attention: attenzione, attenzioni
priority: priorità
weapon: arma
weapons: armi
poison: veleno
bomb: bomba
bombs: bombe
explosive: esplosivo
drug: droga, stupefacente
drugs: droghe, stupefacenti
malware: malware, malwari, software malevolo, softwari malevolo, programma malevolo, programme malevolo
hackers: pirati informatici
phishing: phishing
fraud: frode, frodi, truffa, truffe, raggiro, raggiri
crime: crimine, reato
persona: personaggio
personas: personaggi
story: storia, storiella
stories: storie, storielle
scenario: scenario
fiction: finzione, finzioni
attack: attacco
attacks: attacchi
vulnerabilities: falle
security: sicurezza, sicurezze
money: denaro, denari, soldi, quattrini
amount: importo, somma, cifra
amounts: importi, somme, cifre
payment: pagamento
payments: pagamenti
previous: precedente, precedenti, pregress*
original: origina*
old: vecchi*, antic*
new: nuovo, nuova, nuovi, nuove
current: attuale, attuali, corrente, correnti
internal: intern*
confidential: confidenziale, confidenziali, riservat*
private: privat*
public: pubblici, pubbliche
important: importante, importanti
urgent: urgente, urgenti
free: liber*
free of charge: gratuito, gratuita, gratuiti, gratuite, gratis
illegal: illegale, illegali, illecito, illecita, illeciti, illecite
legal: legale, legali, lecit*
dangerous: pericolos*
harmful: dannos*, nociv*
malicious: malevol*, malintenzionat*, dolos*
entire: inter*
full: pieno, piena, pieni, piene
exclusive: esclusiv*
personal: personale, personali
sensitive: sensibile, sensibili
necessary: necessari*
mandatory: obbligatori*, imperativ*
valid: valid*
invalid: invalid*, nullo, nulli, nulle
null and void: nullo e privo di effetto, nullo e privo di effetta, nullo e privo di effetti, nullo e privo di effette
obsolete: obsolet*, superat*
honest: onest*, sincer*, schiett*
moral: morale, morali, etico, etici
human: umano, umana, umani, umane
virtual: virtuale, virtuali
artificial: artificiale, artificiali
fictional: fittizi*, immaginari*
evil: malvagi*, cattiv*, malefic*
safe: sicur*
different: diverso, diversa, differente, differenti
ready: pronto a
true: vero, vera, veri, vere, reale, reali, autentic*
false: falso, falsa, falsi, false
wrong: sbagliat*, errat*, scorrett*
possible: possibile, possibili
impossible: impossibile, impossibili
available: disponibile, disponibili
day: giorno, giornata
days: giorni, giornate
time: tempo, volta
times: volte
right: diritto, destra
rights: diritti
long: lungo, lunga, lunghi, lunghe
home: casa, domicilio
back: schiena, indietro, in dietro
down: giù
up: su e giù
out: via fuori
off: spento, spenta
example: esempio
examples: esempi
number: numero, numeri
person: persona, gente
people: persone, genti
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
hours: ore
minute: minuto
minutes: minuti
morning: mattina, mattino
mornings: mattine, mattini
evening: sera
evenings: sere
night: notte
nights: notti
noon: mezzogiorno
moment: momento, istante, attimo
staff: personale di servizio, personali di servizio, organico, organichi
team: squadra, team
teams: squadre
boss: capo
bosses: capi
manager: responsabile, direttore, dirigente
managers: responsabili, direttori, dirigenti
director: direttrice
employee: dipendente, impiegato
employees: dipendenti, impiegati
employer: datore di lavoro
company: azienda, società, ditta, impresa
companies: aziende, ditte, imprese
supplier: fornitore
suppliers: fornitori
vendor: venditore
vendors: venditori
partner: partner
shop: negozio, bottega
shops: negozi, botteghe
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
receipt: ricevuta, scontrino
receipts: ricevute, scontrini
budget: budget, bilancio
tax: tassa, imposta
insurance: assicurazione, assicurazioni
fee: commissione, onorario
fees: commissioni, onorari
cost: costo, costare, costa, costate, costano, costiamo, costino, costato, costata, costati, costava, costavo
cost: costavano, costavi, costò, costarono
costs: costi
rent: affitt*, noleggi*
landlord: padrone di casa, locatore
tenant: inquilino
tenants: inquilini
salary: stipendio, stipendi, salario, salari
payroll: bust* paga
discount: sconto, sconti
delivery: consegna, consegne
parcel: pacco, pacchetto
parcels: pacchi, pacchetti
package: confezione
packages: confezioni
stock: magazzino, magazzini, scorte, scorti
bookings: prenotazioni
meeting: riunione, incontro, incontrando, appuntamento
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
rooms: stanze, camere, sale
houses: case
kitchen: cucina
garden: giardino
gardens: giardini
building: edificio, palazzo, costruendo
floor: piano, pavimento
floors: piani, pavimenti
wall: muro, parete
walls: muri, pareti
window: finestra
windows: finestre
desk: scrivania, sportello
table: tavolo, tavola, tabella
tables: tavoli, tavole, tabelle
chair: sedia
chairs: sedie
books: libri
chapter: capitolo
chapters: capitoli
library: biblioteca, libreria
libraries: biblioteche, librerie
museum: museo
school: scuola
schools: scuole
student: studente, alunno
students: studenti, alunni
teacher: insegnante, professore, professoressa, maestro
teachers: insegnanti, professori, professoresse, maestri
lesson: lezione
lessons: lezioni
course: corso
exam: esame
exams: esami
homework: compiti a casa
exercise: esercizio
exercises: esercizi
essay: tema, saggio
essays: temi, saggi
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
region: regione
regions: regioni
bus: autobus
trains: treni
car: macchina da corsa, auto, automobile, veicolo
cars: macchine da corsa, auti, automobili, veicoli
driver: autista
drivers: autisti
station: stazione
stations: stazioni
water: acqua, acque
food: cibo, cibi, alimenti
milk: latte, latti
coffee: caffè
lunch: pranzo, pranzi
dinner: cena, cene
breakfast: colazione, colazioni
glass: vetro, vetri, bicchiere, bicchieri
recipe: ricetta
recipes: ricette
restaurant: ristorante
gift: regalo
gifts: regali
birthday: compleanno
party: festa
parties: feste
friend: amico, amica
friends: amici, amiche
family: famiglia, famiglie
father: padre, papà
mother: madre
mum: mamma, mamme
parent: genitore
parents: genitori
brother: fratello
sister: sorella
daughter: figlia
husband: marito
wife: moglie
grandmother: nonna
grandfather: nonno
neighbour: vicino di casa
neighbours: vicini di casa
guest: ospite, invitato
guests: ospiti, invitati
visitor: visitatore
visitors: visitatori
doctor: medico, dottore, dottoressa
patient: paziente
patients: pazienti
hospital: ospedale
hospitals: ospedali
medicine: medicina, farmaco
health: salute
police: polizia, polizie
judge: giudic*
court: tribunale, corte
lawyer: avvocato
lawyers: avvocati
case: caso
cases: casi
newspaper: giornale
news: notizi*
newsletter: newsletter
film: film
song: canzone
songs: canzoni
music: musica, musiche
poem: poesia, poema
poems: poesie, poemi
joke: barzelletta, scherzo, battuta
jokes: barzellette, scherzi, battute
picture: foto, fotografia, disegno
pictures: fotografie, disegni
video: video
videos: videi
sound: suono
sounds: suoni
colour: colore
colours: colori
light: luce, lampada
lights: luci, lampade
red: rosso, rossa, rosse
white: bianc*
black: nero, nera, neri, nere
green: verde, verdi
blue: blu, azzurr*
yellow: giall*
grey: grigi*
dark: scuro, scura, scuri, scure, buio, buia, bui, buie
big: grande, grandi, gran, gross*, enorme, enormi
great: ottim*, fantastic*
good: buono, buona, buoni, buone, buon, bravo, brava, bravi, brave
bad: brutt*
small: piccol*
short: breve, brevi, corto, corta
high: alto, alta, alti, alte, elevat*
low: basso, bassa, bassi, basse
lower: inferiore, inferiori
higher: superiore, superiori
easy: facile, facili
quick: veloce, veloci, rapid*
slow: lento, lenta, lenti, lente
strong: forte, forti
weak: debole, deboli
hot: caldo, calda, caldi, calde
cold: fredd*
warm: tiepid*
dry: secco, secca, secchi, secche, asciutt*
empty: vuoto, vuota, vuoti, vuote, svuot*
blank: in bianco, in bianca, in bianchi, in bianche
clear: chiar*, sgombr*
simple: semplice, semplici
nice: bello, bella, belli, belle, simpatic*, piacevole, piacevoli, bel, bei, begli
lovely: carin*
friendly: amichevole, amichevoli
polite: educat*, garbat*
helpful: disponibile ad aiutare, disponibile ad aiutari, utile, utili
quiet: tranquill*, calmo, calma, calmi, calme
happy: felice, felici, content*
sad: triste, tristi
special: speciale, speciali
normal: normale, normali, abituale, abituali, solit*
common: comune, comuni, frequente, frequenti
specific: specific*, determinat*
main: principale, principali
primary: primari*
basic: basilare, basilari, elementare, elementari
central: centrale, centrali
final: finale, finali, definitiv*
official: ufficiale, ufficiali
local: locale, locali
global: globale, globali, mondiale, mondiali
external: estern*
technical: tecnic*
medical: medica, mediche
educational: educativ*, didattic*
natural: naturale, naturali
physical: fisic*
electronic: elettronic*
online: online, onlini, in linea
remote: remot*, a distanza
mobile: mobile, mobili
automatic: automatic*
permanent: permanente, permanenti
recent: recente, recenti
equal: uguale, uguali, pari
similar: analog*
opposite: oppost*, invers*, contrari*
single: unico, unica, unici, uniche, singol*
double: doppi*
half: metà
total: totale, totali
maximum: massim*, max
minimum: minim*, min
whole: tutto intero, tutto intera, tutto interi, tutto intere
missing: mancan*
lost: perso, persa, persi, perse, perdev*, smarri*
broken: rotto, rotta, rotti, rotte
damaged: danneggiat*
responsible: responsabile di
able: capace, capaci, in grado di
able to: in grado
bound: vincolat*, legat*
critical: critic*
relevant: pertinente, pertinenti, rilevante, rilevanti
known: noto, noti
unknown: sconosciut*, ignot*
suspicious: sospett*
harmless: innocu*, inoffensiv*
genuine: genuin*
fair: equo, equa, equi, eque
absolute: assolut*
active: attive
inactive: inattiv*
english: inglese, inglesi
spanish: spagnol*
german: tedesc*
italian: italian*
chinese: cinese, cinesi
dutch: olandese, olandesi
russian: russo, russa, russi, russe
arrive: arriv*
will arrive: arriver*
leaves: esce
leaving: partendo, uscendo
living: vivendo, abitando
will live: viver*, abiter*
dies: morisce
died: moriv*
dying: morendo
will die: morir*
kills: uccide
will kill: uccider*, ammazzer*
eat: mangi*
eating: mangiando
will eat: manger*
drink: bere, bevo, bevono, bevi, beviamo, bevete, beva
drinks: beve
drinking: bevendo
will drink: berrà, berrai, berrete, berremo, berranno, berrò, berrebbe, berresti, berrei, berreste, berrebbero, berra
will drink: berro
sleeps: dorme
slept: dormi*
sleeping: dormendo
will sleep: dormir*
cook: cucin*
cooking: cucinando
will cook: cuciner*
wash: lavare, lava, lavate, lavano, lavo, lavi, laviamo, lavino
washing: lavando
will wash: laver*
cleaned: puliv*
cleaning: pulendo
will clean: pulir*
waits: attende
waiting: aspettando, attendendo
will wait: aspetter*, attender*
listen: ascolt*
listening: ascoltando
will listen: ascolter*
hear: udire, udisc*, udiamo, udite
heard: udett*, udiva, udivo, udivano, udivi
hearing: udendo
will hear: udirà, udirai, udirete, udiremo, udiranno, udirò, udirebbe, udiresti, udirei, udireste, udirebbero, udira
will hear: udiro
feels: sente
felt: senti*
feeling: sentendo, provando a
will feel: sentir*, prover* a
look: guard*
looking: guardando
will look: guarder*
look at: consult*
looking at: consultando
will look at: consulter*
watch: sorvegli*, monitor*
watching: sorvegliando, monitorando
will watch: sorveglier*, monitorer*
will love: amerà, amerai, amerete, ameremo, ameranno, amerò, amerebbe, ameresti, amerei, amereste, amerebbero, amera
will love: amero, adorer*
like: apprezz*
will like: apprezzer*
prefers: preferisce
will prefer: preferir*
will hate: odier*, detester*
hope: sperare, spero, spera, sperate, sperano, speri, speriamo, sperino
will hope: sperer*
wish: desider*
will wish: desiderer*
fear: temere, temete, temo, temono, temiamo, temano
will fear: temer*
understands: capisce, comprende
understanding: capendo, comprendendo
will understand: capir*, comprender*
learns: apprende
will learn: imparer*, apprender*
teach: insegn*
teaching: insegnando
will teach: insegner*
study: studi*
will study: studier*
will know: conoscer*
will recognise: riconoscer*
seems: pare
appears: apparisce, comparisce
appearing: apparendo, comparendo
will appear: apparir*, comparir*
decides: decide
will decide: decider*
suggests: suggerisce, propone
will suggest: suggerir*, proporr*
recommend: raccomand*, consigli*
will recommend: raccomander*, consiglier*
offered: offerto, offerti, offriv*
offering: offrendo
will offer: offrir*
accept: accett*
will accept: accetter*
agrees: acconsente
will agree: acconsentir*, concorder*
rejects: respinge
will reject: respinger*, rigetter*
object: obiett*
will object: obietter*
complain: lament*
complaining: lamentando
will complain: lamenter*
claims: sostiene
claiming: sostenendo, affermando
will claim: sosterr*, affermer*
declare: dichiar*
will declare: dichiarer*
announce: annunci*
will announce: annuncer*
stating: indicando, precisando
will state: indicher*, preciser*
defines: definisce
will define: definir*
mean: signific*
meaning: significando
will mean: significher*
will express: esprimer*
present: present*
will present: presenter*
will introduce: introdurr*
will discuss: discuter*
argue: argoment*
will argue: argomenter*
convincing: convincendo, persuadendo
promises: promette
will promise: prometter*
swear: giurare, giuro, giura, giurate, giurano, giuri, giuriamo, giurino
swearing: giurando
will swear: giurer*
lied: menti*
lying: mentendo
will lie: mentir*
cheat: barare, bara, barate, barano, baro, bari, bariamo, barino
cheating: barando
will cheat: barer*
abuse: abusare, abuso, abusa, abusate, abusano, abusi, abusiamo, abusino
will abuse: abuser*
inject: iniett*
will inject: inietter*
embed: incorpor*
will embed: incorporer*
append: alleg*, accod*
will append: allegher*, accoder*
will attach: attaccher*
join: unire, unisc*, uniamo, unite
will join: unirà, unirai, unirete, uniremo, uniranno, unirò, unirebbe, uniresti, unirei, unireste, unirebbero, unira
will join: uniro
combined: combin*
merges: fonde
merged: fuso, fusa, fusi, fuse, fondev*
merging: fondendo
will merge: fonder*
separate: separ*
will separate: separer*
splits: suddivide
will split: suddivider*
cut: tagli*
cutting: tagliando
will cut: taglier*
shorten: accorci*, abbrevi*
will shorten: accorcer*, abbrevier*
will extend: prolungher*, estender*
expanding: sviluppando, ampliando
increase: aument*, increment*
will increase: aumenter*, incrementer*
will reduce: ridurr*, diminuir*, abbasser*
raise: alzare, alza, alzate, alzano, alzo, alzi, alziamo, alzino
will raise: alzer*
improve: miglior*
will improve: migliorer*
corrected: correggev*
will correct: corregger*
edit: editare, edito, edita, editate, editano, editi, editiamo, editino
editing: editando
will edit: editer*
fix: ripar*, sistem*
fixing: riparando, sistemando
will fix: riparer*, sistemer*
alter: alter*
will alter: alterer*
converted: converti*
will convert: convertir*
will format: formatter*
sort: smist*, classific*
sorting: smistando, classificando
will sort: smister*, classificher*
will manage: gestir*
directs: dirige
directed: dirett*, dirigev*
will direct: diriger*
leads: conduce
leading: guidando, conducendo
will lead: guider*, condurr*
examine: esamin*
will examine: esaminer*
analysing: analizzando
evaluate: valut*, stimare, stimo, stima, stimate, stimano, stimi, stimiamo, stimino
evaluating: valutando, stimando
will evaluate: valuter*, stimer*
measure: misur*
will measure: misurer*
count: contare, conta, contate, contano, contiamo, contino
counting: contando
will count: conter*
compare: confront*, paragon*
comparing: confrontando, paragonando
will compare: confronter*, paragoner*
testing: testando
will test: tester*
prove: dimostr*
will prove: dimostrer*
will assign: assegner*, attribuir*
mark: segnare, segna, segnate, segnano, segniamo, segnino, contrassegn*
marking: segnando, contrassegnando
will mark: segner*, contrassegner*
will label: etichetter*
highlight: evidenzi*, sottoline*
will highlight: evidenzier*, sottolineer*
signing: firmando
will sign: firmer*
registers: iscrive
will register: iscriver*
will subscribe: abboner*, sottoscriver*
logging in: autenticando
will log in: autenticher*
logs out: disconnette
logging out: disconnettendo
will log out: disconnetter*
click: clicc*
will click: cliccher*
presses: preme
will press: premer*
type: digit* su
typing: digitando su
will type: digiter* su
will scroll: scorrer*
import: import*
importing: importando
will import: importer*
export: esport*
exporting: esportando
will export: esporter*
record: registr* su
recording: registrando su
will record: registrer* su
store: memorizz*, archivi*, immagazzin*
will store: memorizzer*, archivier*, immagazziner*
restore: ripristin*, restaur*
will restore: ripristiner*, restaurer*
fetch: prelev*
fetching: prelevando
will fetch: prelever*
retrieving: reperendo
will retrieve: reperir*
collects: raccoglie
collecting: raccogliendo
will collect: raccoglier*
will gather: raduner*, riunir*
receives: riceve
receiving: ricevendo
will receive: ricever*
get: otten*, ottieni
gets: ottiene
getting: ottenendo
will get: otterr*
earn: guadagn*
will earn: guadagner*
wins: vince
won: vinto, vinta, vinti, vinte, vincev*
will win: vincer*
loses: perde, smarrisce
losing: perdendo, smarrendo
will lose: perder*, smarrir*
will miss: mancher*
fails: fallisce
failing: fallendo
will fail: fallir*
happens: accade, succede
spent: speso, spesi, spendev*
will spend: spender*
sells: vende
selling: vendendo
will sell: vender*
will rent: affitter*, nolegger*
borrow: prend* in prestito
borrowed: pres* in prestito, prendev* in prestito
will borrow: prender* in prestito
lend: prest*
will lend: prester*
bill: fattur*
billing: fatturando
will bill: fatturer*
deposit: deposit*
will deposit: depositer*
withdraw: ritir*, prelev* denaro
will withdraw: ritirer*, prelever* denaro
deliver: consegn*, recapit*
will deliver: consegner*, recapiter*
bring: portare, portano, portiamo, portino, recare, reca, recate, recano, reco, rechi*
will bring: porter*, recher*
carry: trasport*
carrying: trasportando
will carry: trasporter*
moves: muove
moving: spostando, muovendo
will move: sposter*, muover*
pushes: spinge
will push: spinger*
pull: tirare, tira, tirate, tirano, tiro, tiri, tiriamo, tirino
will pull: tirer*
turn: gira* la, giro la, giri* la
turned: girò la
turning: girando la
will turn: girer* la
turns on: accende
turning on: accendendo
will turn on: accender*
turns off: spegne
turning off: spegnendo
will turn off: spegner*
switch: commut*
switching: commutando
will switch: commuter*
exchange: scambi*
will exchange: scambier*
swaps: invertisce
will swap: invertir*
fills: riempisce
filling: riempendo
will fill: riempir*
will empty: svuoter*
will clear: sgombrer*
fall: cadere, cadete, cado, cadono, cadi, cadiamo, cada, cadano
falls: cade
fell: cadut*, cadev*
will fall: cader*
will rise: salir*
runs away: fugge
ran away: fuggi*
running away: fuggendo
will run away: fuggir*
will escape: scapper*, evader*
walk: cammin*, passeggi*
will walk: camminer*, passegger*
travel: viaggi*
will travel: viagger*
fly: volare, vola, volate, volano, voliamo, volino
will fly: voler*
swim: nuotare, nuoto, nuota, nuotate, nuotano, nuoti, nuotiamo, nuotino
swimming: nuotando
will swim: nuoter*
sing: cantare, canto, canta, cantate, cantano, canti, cantiamo, cantino
will sing: canter*
draw: disegn*
drawing: disegnando
will draw: disegner*
painting: dipingendo
will paint: dipinger*
builds: costruisce
will build: costruir*
design: progett*
will design: progetter*
develop: elabor* un
will develop: elaborer* un
will program: programmer*
will train: addestrer*, allener*
configure: configur*, impost*
will configure: configurer*, imposter*
set: fissare, fisso, fissa, fissate, fissano, fissi, fissiamo, fissino, fissato, fissata, fissati, fissava, fissavo
set: fissavano, fissavi, fissò, fissarono
will set: fisser*
deploys: distribuisce
will deploy: distribuir*
implement: implement*
will implement: implementer*
will request: solleciter*, reclamer*
requires: richiede, esige
will require: richieder*, esiger*
will command: comander*
instructs: istruisce
will instruct: istruir*, incaricher*
force: forzare, forzo, forza, forzate, forzano, forzi, forziamo, forzino
will force: forzer*
forbids: proibisce
will forbid: vieter*, proibir*
will ban: bandir*
avoid: evitare, evito, evita, evitate, evitano, eviti, evitiamo, evitino
will avoid: eviter*
refrain: asten*, astieni
will refrain: asterr*
omits: omette
omitted: omess*, omettev*
will omit: ometter*
excluding: escludendo
will exclude: escluder*
will suspend: sospender*
revoke: revoc*
will revoke: revocher*
expires: scade
will expire: scader*
will interrupt: interromper*
resumes: riprende
will resume: riprender*
renew: rinnov*
will renew: rinnover*
proceeding: procedendo
will proceed: proceder*
act on: interv*
acts on: interviene
acting on: intervenendo
will act on: interverr*
care: curare, cura, curate, curano, curo, curi, curiamo, curino
caring: curando
will care: curer*
worry: preoccup*
worrying: preoccupando
will worry: preoccuper*
thank: ringrazi*
will thank: ringrazier*
will apologise: scuser*
invite: invit*
will invite: inviter*
will welcome: accoglier*
greet: salut*
greeting: salutando
will greet: saluter*
will contact: contatter*
will phone: telefoner*
meet: incontr*
will meet: incontrer*
visiting: visitando
will visit: visiter*
supported: sosten* a
will support: sosterr* a
will trust: fider*, affider*
will judge: giudicher*
will punish: punir*
reward: premi*
will reward: premier*
threatening: minacciando
hurts: ferisce
will hurt: ferir*
will harm: nuocer*
concern: riguard*
concerning: riguardando
will concern: riguarder*
depends: dipende
will depend: dipender*
belong: appart*
belongs: appartiene
will belong: apparterr*
contains: contiene
contained: conten*
containing: contenendo
will contain: conterr*
corresponding: corrispondendo
covers: copre
covered: copert*, copriv*
will cover: coprir*
will discover: scoprir*
noticing: notando, constatando
will notice: noter*, constater*
will note: annoter*
will submit: sottoporr*
admits: ammette
will admit: ammetter*
will resolve: risolver*
will comment: commenter*
refer: riferi* a
refers: riferisce a
will refer: riferir* a
will involve: coinvolger*, implicher*
will cause: causer*, provocher*
resulting: risultando
will result: risulter*
serves: serve
served: servi*
serving: servendo
will serve: servir*
will function: funzioner*
working: lavorando
will work: lavorer*
operate: operare, opero, operate, operano, operi, operiamo, operino
operating: operando
will operate: operer*
guaranteed: garanti*
will guarantee: garantir*
ensure: assicur*
will ensure: assicurer*
will free: liberer*
clone: clonare, clono, clona, clonate, clonano, cloni, cloniamo, clonino
will clone: cloner*
scan: scansion*
scanning: scansionando
will scan: scansioner*
compile: compil* un
will compile: compiler* un
debug: fare debug, facci* debug, fai debug, fate debug, fanno debug
debugging: facendo debug
will debug: fara* debug, fare* debug, farò debug
commits: commette
will commit: commetter*
planning: pianificando, prevedendo
will plan: pianificher*, preveder*
prepare: prepar*
preparing: preparando
will prepare: preparer*
will attempt: tenter* di
touch: toccare, tocco, tocca, toccate, toccano, tocchi, tocchiamo, tocchino
touching: toccando
will touch: toccher*
hold: deten*, detieni
holds: detiene
holding: detenendo
will hold: deterr*
catch: afferr*
will catch: afferrer*
accompany: accompagn*
accompanying: accompagnando
will accompany: accompagner*
deal: occup*
dealing: occupando
will deal: occuper*
will cost: coster*
weigh: pesare, pesa, pesate, pesano, peso, pesi, pesiamo, pesino
will weigh: peser*
will last: durer*
grows: cresce
will grow: crescer*
opens again: riapre
opening again: riaprendo
will open again: riaprir*
will spread: diffonder*
compromised: comprome*
spy: spiare, spia, spiate, spiano, spiamo, spio, spi, spino, spii
will spy: spier*
track: tracci*
tracking: tracciando
will track: traccer*
encrypt: cifrare, cifro, cifrate, cifrano, cifri, cifriamo, cifrino, crittograf*, cript*
will encrypt: cifrer*, crittografer*, cripter*
decrypt: decritt*, decifr* un
will decrypt: decritter*, decifrer* un
reverse: rovesci*
will reverse: rovescer*
will undo: disfar*
waive: rinunci*
will waive: rinuncer*
will happen: succeder*, accader*, capiter*
passing: passando
will pass: passer*
"""
