"""Spanish: what words and phrases say in English, as `filters.glossary` describes."""

FORMS = """
call: llamo, llame, invoco, invoque, telefoneo, telefonee, llamada, llamar, llamas, llama, llamamos, llaman, llames
call: llamen, llamemos, llamá, llamad, llamate, invocar, invocas, invoca, invocamos, invocan, invoques, invoquen
call: invoquemos, invocá, invocad, invocate, telefone*, llamar*, invocar*, telefonear*
interest: intereso, interese, interes*, interesar*, interésal*, interésam*, interésel*, interésem*, interésenl*
interest: interésenm*
ignore: ignoro, ignore, desestimo, desestime, obvie, obviá, ignorad, prescindimos, prescindí, prescindid, prescindite
ignore: prescindi, haz caso omiso de, haga caso omiso de, hagan caso omiso de, hacer caso omiso de
ignore: haciendo caso omiso de, haz caso omiso a, haga caso omiso a, haz caso omiso del, haz caso omiso
ignore: haga caso omiso, ignor*, desestim*, obviar, obviamos, obvian, obvies, obvien, obviemos, obviad, obviate
ignore: desoír, desoir, desoo, desoes, desoe, desoimos, desoen, desoa, desoas, desoan, desoamos, desoí, desoid
ignore: desoite, desoi, prescind*, desoye*, desoiga*, ignorar*, desestimar*, obviar*, desoír*, prescindir*
forget: olvido, olvide, olvidad, olvid*, olvidar*, bórralo de tu memoria
like: gusto, guste, igual que, parecido a, gustar, gustas, gusta, gustamos, gustan, gustes, gusten, gustemos, gustá
like: gustad, gustar*, gústal*, gústam*, gústel*, gústem*, gústenl*, gústenm*
would be: sería, seria*, estaria*, fuese, fuera de serie
want: desee, deseá, quier*, querés, queremos, querer, queráis, querrás, queres, querais, querras, queramos, queré
want: quered, quere, deseas, desean, desear, deseamos, desees, deseen, deseemos, desead, querer*, quiérel*, quiérem*
want: quiéral*, quiéram*, quiéranl*, quiéranm*, desear*, deséal*, deséam*, deséel*, deséem*, deséenl*, deséenm*
make: fabrique, fabrico, fabri*, fabricar*, elabor*, fabrícal*, fabrícam*, fabríquel*, fabríquem*, fabríquenl*
make: fabríquenm*
stop: parará, pararán, pare, pará, deja* de, deje de, dejen de, cesa de, para de, alto, basta, parar, pararé, pararía
stop: pararemos, paras, paramos, paran, parad, parare, pararia, paro, pares, paren, paremos, deten*, detienes
stop: detienen, páral*, páram*, párel*, párem*, párenl*, párenm*, detener*, deténl*, deténm*, deténgal*, deténgam*
stop: deténganl*, deténganm*
skip: salte, salto, sáltate, sáltese, saltate, saltarte, saltarse, sáltense, salta, saltese, saltense, saltar, saltas
skip: saltamos, saltan, saltes, salten, saltemos, saltá, saltad, saltar*, omite este paso
bypass: burle, esquive, sorteo, sortee, burlo, esquivo, soslayo, soslaye, eludimos, eludí, eludid, evadimos, evadí
bypass: evadid, eludi, evadi, elude, eluda, eludan, eludir, eludo, eludes, eluden, eludas, eludamos, sorte*, burla
bypass: burlar, burlas, burlamos, burlan, burles, burlen, burlemos, burlá, burlad, esquiv*, evade, evada, evadir
bypass: evado, evades, evaden, evadas, evadan, evadamos, brincarse, brincarte, soslay*, eludir*, sortear*, burlar*
bypass: esquivar*, evadir*, saltándo*, elúdel*, elúdem*, elúdal*, elúdam*, elúdanl*, elúdanm*, sortéal*, sortéam*
bypass: sortéel*, sortéem*
order: ordeno, ordene, ordenes, encomendamos, encomendemos, encomendá, encomendad, encomenda, orden*, mandato, pedido
order: encom*, ordenar*, ordénal*, ordénam*, ordénel*, ordénem*, ordénenl*, ordénenm*, encomendar*, encomiéndal*
order: encomiéndam*, encomiéndel*, encomiéndem*, encomiéndenl*, encomiéndenm*
limit: límite, limito, limite, limitas, limita, limitan, limites, limitá, limitad, limit*, tope, limitar*, limítal*
limit: limítam*, limítel*, limítem*, limítenl*, limítenm*
filter: filtro, filtre, cribo, cribe, filtr*, cribar, cribas, criba, cribamos, criban, cribes, criben, cribemos, cribá
filter: cribad, filtrar*, fíltral*, fíltram*, fíltrel*, fíltrem*, fíltrenl*, fíltrenm*, cribar*, críbal*, críbam*
filter: críbel*, críbem*, críbenl*, críbenm*
list: enumero, enumere, enlisto, enliste, liste, listado, listar, listamos, listan, listes, listen, listemos, listá
list: listad, enumer*, enlist*, enumerar*, enuméral*, enuméram*, enumérel*, enumérem*, enumérenl*, enumérenm*
list: enlistar*, enlístal*, enlístam*, enlístel*, enlístem*, enlístenl*, enlístenm*, listar*, lístal*, lístam*
list: lístel*, lístem*, lístenl*, lístenm*
answer: contesto, conteste, respondo, respondes, responde, respondemos, responden, responda, respondas, respondan
answer: respondamos, respondé, responded, respondete, respuesta, responder, contest*, responder*, contestar*
request: solicito, solicitá, solicit*, petición, requerimiento, solicitar*, solicítal*, solicítam*, solicítel*
request: solicítem*, solicítenl*, solicítenm*
poison: enveneno, envenene, veneno, envenen*, envenenar*, envenénal*, envenénam*, envenénel*, envenénem*, envenénenl*
poison: envenénenm*
transfer: traspaso, traspase, traspasamos, traspasemos, transf*, traspas*, bizum, transferir*, traspasar*
refund: reembolso, reembolse, reembols*, devolución, reembolsar*, reembólsal*, reembólsam*, reembólsel*, reembólsem*
refund: reembólsenl*, reembólsenm*
link: enlace, vínculo, enlazo, vinculo, vincule, enlazar, enlazas, enlaza, enlazamos, enlazan, enlacen, enlacemos
link: enlazá, enlazad, vincul*, liga, enlazar*, enlázal*, enlázam*, enlácel*, enlácem*, enlácenl*, enlácenm*
link: vincular*, vincúlal*, vincúlam*, vincúlel*, vincúlem*, vincúlenl*, vincúlenm*
update: actualizo, actualice, actuali*, actualizar*, actualízal*, actualízam*, actualícel*, actualícem*, actualícenl*
update: actualícenm*
book: reservo, reserve, reservan, reservá, reservad, libro, reserv*, reservar*, resérval*, resérvam*, resérvel*
book: resérvem*, resérvenl*, resérvenm*
report: reporte, reporto, informe, report*, reportar*, repórtal*, repórtam*, repórtel*, repórtem*, repórtenl*
report: repórtenm*
train: entreno, entrene, capacito, capacite, tren, entren*, capacit*, entrenar*, entrénal*, entrénam*, entrénel*
train: entrénem*, entrénenl*, entrénenm*, capacitar*, capacítal*, capacítam*, capacítel*, capacítem*, capacítenl*
train: capacítenm*
result: resulto, resulte, result*, resultar*, resúltal*, resúltam*, resúltel*, resúltem*, resúltenl*, resúltenm*
end: culmino, culmine, final, término, culmin*, culminar*, culmínal*, culmínam*, culmínel*, culmínem*, culmínenl*
end: culmínenm*
start: inicie, arranque, empie*, empezar, empezamos, empecemos, empezá, empezad, empeza, comien*, comen*, inici*
start: empezar*, empiézal*, empiézam*, empiécel*, empiécem*, empiécenl*, empiécenm*, comenzar*, comiénzal*, comiénzam*
start: comiéncel*, comiéncem*, comiéncenl*, comiéncenm*, iniciar*, inícial*, iníciam*, iníciel*
thought: reflexioné, reflexionó, pensaron, pensara, pensaran, reflexionaron, reflexionara, reflexionaran, pensamiento
thought: pensé, pensaste, pensó, pensado, pensada, pensados, pensadas, pense, penso, reflexion*, pensaba*
thought: reflexionaba*
shipment: envio, envío, remesa
booking: reserva, reserva*, reservándo*
plan: planeo, planee, planifico, planifique, plan, planear, planeas, planea, planeamos, planean, planees, planeen
plan: planeemos, planeá, planead, planificar, planificas, planifica, planificamos, planifican, planifiques
plan: planifiquen, planifiquemos, planificá, planificad, planear*, planéal*, planéam*, planéel*, planéem*, planéenl*
plan: planéenm*, planificar*, planifícal*, planifícam*, planifíquel*, planifíquem*, planifíquenl*, planifíquenm*
copy: copio, copie, copia, copiar, copiamos, copian, copies, copien, copiemos, copiá, copiad, copiate, copiar*
record: grabo, grabe, registro, récord, grabar, grabas, graba, grabamos, graban, grabes, graben, grabemos, grabá
record: grabad, grabar*, grábal*, grábam*, grábel*, grábem*, grábenl*, grábenm*
process: proceso, procese, tramito, tramite, proces*, tramit*, procesar*, procésal*, procésam*, procésel*, procésem*
process: procésenl*, procésenm*, tramitar*, tramítal*, tramítam*, tramítel*, tramítem*, tramítenl*, tramítenm*
review: repaso, repase, reseña, revisión, repas*, repasar*, repásal*, repásam*, repásel*, repásem*, repásenl*
review: repásenm*
harm: dañará, dañarán, dañe, perjudico, perjudicas, perjudica, perjudican, perjudique, perjudiques, perjudiquen
harm: perjudicá, perjudicad, daño, perju*, dañar, dañaré, dañaría, dañaremos, dañas, daña, dañamos, dañan, dañá, dañad
harm: dañare, dañaria, dañes, dañen, dañemos, dáñal*, dáñam*, dáñel*, dáñem*, dáñenl*, dáñenm*, perjudicar*
harm: perjudícal*, perjudícam*, perjudíquel*, perjudíquem*, perjudíquenl*, perjudíquenm*
help: ayudo, ayude, asistimos, asistí, asistid, asistite, asisti, ayuda, ayudar, ayudamos, ayudan, ayudes, ayuden
help: ayudemos, ayudá, ayudad, ayudate, auxilio, socorro, asist*, ayudar*, asistir*
support: apoyo, apoye, soporte, apoyar, apoyas, apoya, apoyamos, apoyan, apoyes, apoyen, apoyemos, apoyá, apoyad
support: apoyar*, apóyal*, apóyam*, apóyel*, apóyem*, apóyenl*, apóyenm*
quote: citará, citarán, cite, citen, citá, cita textual, comillas, citar, citaré, citaría, citaremos, citamos, citan
quote: citad, citate, citare, citaria, cito, cites, citemos
sign: firmo, firme, firmá, señal, signo, letrero, cartel, firmar, firmamos, firman, firmes, firmen, firmemos, firmad
sign: firmar*, fírmal*, fírmam*, fírmel*, fírmem*, fírmenl*, fírmenm*
change: cambio, cambie, cambi*, modificación, cambiar*, cámbial*, cámbiam*, cámbiel*, cámbiem*, cámbienl*, cámbienm*
hidden: oculto, oculta, ocult*, escondid*
public: público, pública, públicas, public*
necessary: preciso, precisa, necesari*, precis*
trusted: confié, confió, fiara, fiaran, confiaste, confiaron, confiara, confiaran, fiable, fiables, confi*, fié
trusted: fiaste, fió, fiaron, fiado, fiada, fiados, fiadas, confiaba*, fiaba*, des confianza
short: corto, corta, cortos, cortas, breve, breves
full: lleno, llena, llenos, llenas, pleno, plena, plenos, plenas
complete: completo, complete, complet*, integr*, completar*, complétal*, complétam*, complétel*, complétem*
complete: complétenl*, complétenm*
active: activo, activa, activ*
enabled: habilité, habilitó, habilitaron, habilitara, habilitaran, activad*, habilit*, habilitaba*
disabled: deshabilité, deshabilitó, inhabilité, inhabilitó, deshabilitaron, deshabilitara, deshabilitaran
disabled: inhabilitaron, inhabilitara, inhabilitaran, desactivad*, deshabilit*, inhabilit*, deshabilitaba*
disabled: inhabilitaba*
specific: específico, especific*, concret*, determinad*
clean: limpio, limpie, limpi*, limpiar*, límpial*, límpiam*, límpiel*, límpiem*, límpienl*, límpienm*
expired: caduqué, caducó, expiré, expiró, caducaron, caducara, caducaran, expiraron, expirara, expiraran, caducado
expired: caducada, caducados, caducadas, caducaste, venci*, expir*, caducaba*, vencía*, expiraba*
strange: extraño, extraña, extran*, raro, raros, rara, raras
left: dejara, dejaran, abandoné, abandonó, marché, marchó, abandonaron, abandonara, abandonaran, marchaste, marcharon
left: marchara, marcharan, izquierd*, restante, restantes, dejé, dejaste, dejaron, dejado, dejada, dejados, dejadas
left: dejó, abandon*, march*, dejaba*, abandonaba*, marchaba*
attached: anexé, anexó, anexaron, anexara, anexaran, adjunta, adjuntas, anexaste, anexado, anexada, anexados, anexadas
attached: anexaba*
become: transformo, transforme, convierten, conviertan, conviértete, conviértase, convertite, conviertete, conviertase
become: conviertes, convertimos, conviertas, convirtamos, convertí, convertid, convertido, convertida, convertidos
become: convertidas, convertime, convertilo, convertila, convertilos, convertile, converti, vuelvo, vuelves, vuelve
become: vuelven, vuelva, vuelvas, vuelvan, vuelto, vuelta, vueltos, vueltas, volver, volvemos, volvamos, volvé, volved
become: volveme, volvelo, volvela, volvelos, volvele, volvete, volve, transform*, convertir*, conviértel*, conviértem*
become: conviértet*, conviértes*, conviértal*, conviértam*, conviértat*, conviértas*, conviértanl*, conviértanm*
become: conviértant*, conviértans*, volver*, vuélvel*, vuélvem*, vuélvet*, vuélves*, vuélval*, vuélvam*
become: te conviertes en, te convertirás en, se convierte en, pasas a ser, pasa a ser
work: trabaje, funciono, funcione, laboro, labore, funcioná, trabaj*, funcion*, labor*, trabajar*, trabájal*
work: trabájam*, trabájel*, trabájem*, trabájenl*, trabájenm*, funcionar*, funciónal*, funciónam*, funciónel*
work: funciónem*, funciónenl*, funciónenm*, laborar*, labóral*, labóram*, labórel*, labórem*, labórenl*, labórenm*
love: amará, amarán, encanto, encante, amor, amar, amaré, amaría, amaremos, amare, amaria, amas, ama, aman, ame, ames
love: amen, amad, encant*, ámal*, amamos, ámel*, amemos, ámenl*, ámenm*, encantar*, encántal*, encántam*, encántel*
love: encántem*, encántenl*, encántenm*
hope: confias, confies, confio, confia, confian, confie, confien, esperanza, cónfial*, cónfiam*, cónfiat*, cónfias*
hope: cónfiel*, cónfiem*, cónfiet*, cónfies*, cónfienl*, cónfienm*, cónfient*, cónfiens*
disregard: desprecio, desprecie, desat*, despreci*, desatender*, desatiéndel*, desatiéndem*, desatiéndal*
disregard: desatiéndam*, desatiéndanl*, desatiéndanm*, despreciar*, desprécial*, despréciam*, despréciel*, despréciem*
disregard: desprécienl*, desprécienm*
discard: desecho, deseche, descarto, descarte, desech*, descart*, desechar*, deséchal*, desécham*, deséchel*
discard: deséchem*, deséchenl*, deséchenm*, descartar*, descártal*, descártam*, descártel*, descártem*, descártenl*
discard: descártenm*
cancel: cancelo, cancele, anulo, anule, revoco, revoque, revocad, abolir, abolimos, abolí, abolid, rescindir
cancel: rescindimos, rescindí, rescindid, aboli, rescindi, cancel*, anular, anulas, anula, anulamos, anulan, anules
cancel: anulen, anulemos, anulá, anulad, revocar, revocas, revoca, revocamos, revocan, revoques, revoquen, revoquemos
cancel: revocá, abolo, aboles, abole, abolen, abola, abolas, abolan, abolamos, rescind*, cancelar*, cancélal*
cancel: cancélam*, cancélel*, cancélem*, cancélenl*, cancélenm*, anular*, anúlal*, anúlam*, anúlel*, anúlem*, anúlenl*
cancel: anúlenm*, revocar*, revócal*, revócam*, revóquel*, revóquem*
delete: borro, borre, elimino, elimine, suprimimos, suprimí, suprimid, suprimite, suprimi, borrar, borras, borra
delete: borramos, borran, borres, borren, borremos, borrá, borrad, borrate, elimin*, suprim*, borrar*, eliminar*
delete: suprimir*
remove: quito, quite, retiro, retire, sacará, sacarán, retiras, retira, retiran, retires, retirá, retirad, saque
remove: quitar, quitas, quita, quitamos, quitan, quites, quiten, quitemos, quitá, quitad, retir*, remuev*, remov*
remove: sacar, sacaré, sacaría, sacaremos, sacas, saca, sacamos, sacan, sacá, sacad, sacare, sacaria, saco, saque*
remove: quitar*, quítal*, quítam*, quítel*, quítem*, quítenl*, quítenm*, retirar*, retíral*, retíram*, retírel*
remove: retírem*, retírenl*, retírenm*, remover*, remuével*, remuévem*
replace: reemplazo, reemplace, sustituyo, reempla*, sustitu*, reemplazar*, reemplázal*, reemplázam*, reemplácel*
replace: reemplácem*, reemplácenl*, reemplácenm*, sustituir*, sustitúyel*, sustitúyem*, sustitúyal*, sustitúyam*
replace: sustitúyanl*, sustitúyanm*
repeat: reitero, reitere, repit*, repeti*, reiter*, repetir*, reiterar*
paste: pegará, pegarán, pegue, pegar, pegaré, pegaría, pegaremos, pegas, pega, pegamos, pegan, pegá, pegad, pegare
paste: pegaria, pego, pegue*, pégal*, pégam*, péguel*, péguem*, péguenl*, péguenm*
provide: suministro, suministre, prove*, suministr*, proveer*, provéel*, provéem*, provéal*, provéam*, provéanl*
provide: provéanm*, suministrar*, suminístral*, suminístram*, suminístrel*, suminístrem*, suminístrenl*, suminístrenm*
offer: oferto, oferte, ofrecer, ofrezco, ofreces, ofrece, ofrecemos, ofrecen, ofrezca, ofrezcas, ofrezcan, ofrezcamos
offer: ofrecé, ofreced, ofert*, ofrecer*, ofrécel*, ofrécem*, ofrézcal*, ofrézcam*, ofrézcanl*, ofrézcanm*, ofertar*
offer: ofértal*, ofértam*, ofértel*, ofértem*, ofértenl*, ofértenm*
forward: reenvío, reenvíe, reenvio, reenvie, reenvi*, reenviar*
pay: pagará, pagarán, abone, pague, paguen, pagar, pagaré, pagaría, pagaremos, pagas, paga, pagamos, pagan, pagá
pay: pagad, pagate, pagare, pagaria, pague*, abonar, abonas, abona, abonamos, abonan, abones, abonen, abonemos, aboná
pay: abonad, abonate, abonar*
upload: cargo, cargue, suban, cargá, subir, subirá, subirán, subiré, subiría, subiremos, subimos, subí, subid, subite
upload: subira, subiran, subire, subiria, subi, subo, subes, sube, suben, suba, subas, subamos, cargar, cargamos
upload: cargan, cargues, carguen, carguemos, cargad, cargate, cargar*
execute: ejecuto, ejecute, ejecut*, ejecutar*
write: redacto, redacte, escribimos, escribí, escribid, escribite, redactad, escribi, escrib*, redact*, escribir*
write: redactar*
summarise: sintetizo, sintetice, resumimos, resumí, resumid, resumite, resumi, resum*, sinteti*, resumir*, sintetizar*
encode: codifico, codifique, codifi*, codificar*, codifícal*, codifícam*, codifíquel*, codifíquem*, codifíquenl*
encode: codifíquenm*
decode: decodifico, decodifique, decodifi*, descodifico, descodificas, descodifica, descodificamos, descodifican
decode: descodifique, descodifiques, descodifiquen, descodifiquemos, descodificad, descodificate, descifro, descifras
decode: descifra, desciframos, descifran, descifre, descifres, descifren, descifremos, descifrad, descifrate
decode: decodificar*
encrypt: cifro, cifre, encripto, encripte, cifrá, cifrar, ciframos, cifran, cifres, cifren, cifremos, cifrad, encript*
encrypt: cifrar*, cífral*, cífram*, cífrel*, cífrem*, cífrenl*, cífrenm*, encriptar*, encríptal*, encríptam*
encrypt: encríptel*, encríptem*, encríptenl*, encríptenm*
follow: acato, acate, sigan, sigo, sigue*, segui*, siga, sigas, sigamos, acatar, acatas, acata, acatamos, acatan
follow: acates, acaten, acatemos, acatá, acatad, acatate, seguir*, acatar*
mention: menciono, mencione, aludimos, aludí, aludid, aludite, aludi, mencion*, aludir, aludo, aludes, alude, aluden
mention: aluda, aludas, aludan, aludamos, mencionar*, aludir*
warn: alerto, alerte, advierto, adviertes, advierte, advierten, advierta, adviertas, adviertan, avisas, avisa
warn: avisamos, avisan, avise, avises, avisen, avisemos, avisá, avisad, avisate, alertá, prevengo, previenes
warn: previenen, prevenimos, prevén, prevenga, prevengas, prevengan, prevengamos, prevení, prevenid, prevenite, preven
warn: preveni, advirtamos, adverti*, alert*, prevenir, advertir*, avisar*, alertar*, prevenir*
inform: informo, comunico, comunique, comunicas, comunicamos, comuniques, comuniquemos, comunicate, inform*, comuni*
inform: informar*, comunicar*
notify: notifico, notifique, notifi*, notificar*
ask: pregunto, pregunte, preguntá, pregunt*, pedirá, pedirán, pediré, pediría, pediremos, pedimos, pedí, pedid, pedite
ask: pedira, pediran, pedire, pediria, pedi, pido, pides, piden, pidas, pidamos, preguntar*
reply: replico, replique, repli*, replicar*, replícal*, replícam*, replíquel*, replíquem*, replíquenl*, replíquenm*
confirm: confirmo, confirme, confirm*, confirmar*
verify: verifico, verifique, comprobamos, comprobemos, comprobá, comprobad, comproba, verifi*, compr*, verificar*
verify: verifícal*, verifícam*, verifíquel*, verifíquem*, verifíquenl*, verifíquenm*, comprobar*, compruébal*
verify: compruébam*, compruébel*, compruébem*, compruébenl*, compruébenm*
check: reviso, revise, chequeo, chequee, consulto, consultar, consultá, revis*, cheque*, consult*, revisar*, revísal*
check: revísam*, revísel*, revísem*, revísenl*, revísenm*, chequear*, chequéal*, chequéam*, chequéel*, chequéem*
check: chequéenl*, chequéenm*, consúltal*, consúltam*, consúltel*, consúltem*, consúltenl*, consúltenm*
deny: negará, negarán, niegas, niegues, negar, negaré, negaría, negaremos, negamos, negá, negad, negare, negaria, nega
deny: niego, niega, niegan, niegue, nieguen, neguemos, denieg*, deneg*, niégal*, niégam*, niéguel*, niéguem*
deny: niéguenl*, niéguenm*, denegar*, deniégal*, deniégam*, deniéguel*, deniéguem*, deniéguenl*, deniéguenm*
refuse: rehúso, rehúse, rechace, rehuso, rehuse, negame, negalo, negala, negalos, negale, negate, rehus*, recha*
refuse: rehusar*, rehúsal*, rehúsam*, rehúsel*, rehúsem*, rehúsenl*, rehúsenm*, rechazar*, recházal*, recházam*
refuse: rechácel*, rechácem*, rechácenl*, rechácenm*, niégat*, niégas*, niéguet*, niégues*, niéguent*, niéguens*
accept: acepto, acepte, acept*, aceptar*, acéptal*, acéptam*, acéptel*, acéptem*, acéptenl*, acéptenm*
simulate: simulo, simule, simul*, simular*, simúlal*, simúlam*, simúlel*, simúlem*, simúlenl*, simúlenm*
play: jugará, jugarán, interpreto, interprete, tocará, tocarán, toque, jugar, jugaré, jugaría, jugaremos, jugamos
play: jugá, jugad, jugare, jugaria, juga, juegas, juega, juegan, juegue, juegues, jueguen, interpret*, tocar, tocaré
play: tocaría, tocaremos, tocas, toca, tocamos, tocan, tocá, tocad, tocare, tocaria, toco, toque*, juégal*, juégam*
play: juéguel*, juéguem*, juéguenl*, juéguenm*, interpretar*, interprétal*, interprétam*, interprétel*, interprétem*
play: interprétenl*, interprétenm*, tócal*, tócam*, tóquel*, tóquem*, tóquenl*
assume: adopto, adopte, asumimos, asumí, asumid, asumi, asumir, asumo, asumes, asume, asumen, asuma, asumas, asuman
assume: asumamos, adopt*, asumir*, asúmel*, asúmem*, asúmal*, asúmam*, asúmanl*, asúmanm*, adoptar*, adóptal*
assume: adóptam*, adóptel*, adóptem*, adóptenl*, adóptenm*
turn: girará, girarán, gire, girar, giraré, giraría, giraremos, giras, gira, giramos, giran, girá, girad, girare
turn: giraria, giro, gires, giren, giremos, gíral*, gíram*, gírel*, gírem*, gírenl*, gírenm*
modify: modifico, modifique, altero, altere, modifi*, alter*, modificar*, modifícal*, modifícam*, modifíquel*
modify: modifíquem*, modifíquenl*, modifíquenm*, alterar*, altéral*, altéram*, altérel*, altérem*, altérenl*
modify: altérenm*
configure: configuro, configure, configur*, configurar*, configúral*, configúram*, configúrel*, configúrem*
configure: configúrenl*, configúrenm*
deactivate: desactivo, desactive, desactivad, desactiv*, desactivar*, desactíval*, desactívam*, desactível*
deactivate: desactívem*, desactívenl*, desactívenm*
restart: reinicio, reinicie, reinici*, reiniciar*, reinícial*, reiníciam*, reiníciel*, reiníciem*, reinícienl*
restart: reinícienm*
finish: termine, acabo, acabe, finalizo, finalice, concluyo, termino, termin*, acabar, acabas, acaba, acabamos, acaban
finish: acabes, acaben, acabemos, acabá, acabad, finali*, conclu*, terminar*, termínal*, termínam*, termínel*
finish: termínem*, termínenl*, termínenm*, acabar*, acábal*, acábam*, acábel*, acábem*, acábenl*, acábenm*, finalizar*
finish: finalízal*, finalízam*, finalícel*, finalícem*, finalícenl*
wait: espero, espere, aguardo, aguarde, esper*, aguard*, esperar*, espéral*, espéram*, espérel*, espérem*, espérenl*
wait: espérenm*, aguardar*, aguárdal*, aguárdam*, aguárdel*, aguárdem*, aguárdenl*, aguárdenm*
use: usará, usarán, utilizo, utilice, emplee, usar, usaré, usaría, usaremos, usare, usaria, usas, usa, usamos, usan
use: use, uses, usen, usemos, usad, usate, utili*, emple*, utilizar*, emplear*
apply: aplico, aplique, aplicar, aplicas, aplica, aplicamos, aplican, apliques, apliquen, apliquemos, aplicá, aplicad
apply: aplicar*, aplícal*, aplícam*, aplíquel*, aplíquem*, aplíquenl*, aplíquenm*
enter: entro, ingrese, entren, entrar, entras, entra, entramos, entran, entres, entremos, entrá, entrad, ingres*
enter: introdu*, entrar*, éntral*, éntram*, éntrel*, éntrem*, éntrenl*, éntrenm*, ingresar*, ingrésal*, ingrésam*
enter: ingrésel*, ingrésem*, ingrésenl*, ingrésenm*, introducir*, introdúcel*, introdúcem*, introdúzcal*, introdúzcam*
enter: introdúzcanl*, introdúzcanm*
arrive: llego, llegue, llegar, llegas, llega, llegamos, llegan, llegues, lleguen, lleguemos, llegá, llegad, llegar*
arrive: llégal*, llégam*, lléguel*, lléguem*, lléguenl*, lléguenm*
return: regreso, regrese, retorno, retorne, regres*, devuelv*, devolv*, retorn*, regresar*, regrésal*, regrésam*
return: regrésel*, regrésem*, regrésenl*, regrésenm*, devolver*, devuélvel*, devuélvem*, devuélval*, devuélvam*
return: devuélvanl*, devuélvanm*, retornar*, retórnal*, retórnam*, retórnel*, retórnem*, retórnenl*
save: guardo, guarde, ahorro, ahorre, ahorramos, ahorremos, guard*, ahorr*, guardar*, ahorrar*
store: almaceno, almacene, almacen*, almacenar*, almacénal*, almacénam*, almacénel*, almacénem*, almacénenl*
store: almacénenm*
keep: conservo, conserve, quedo, quede, mantener, mantengo, mantienes, mantienen, mantenemos, mantén, mantenga
keep: mantengas, mantengan, mantengamos, mantené, mantened, manten, mantene, conserv*, quedar, quedas, queda, quedamos
keep: quedan, quedes, queden, quedemos, quedá, quedad, quedame, quedalo, quedala, quedalos, quedale, quedate
keep: mantener*, manténl*, manténm*, manténgal*, manténgam*, manténganl*, manténganm*, conservar*, consérval*
keep: consérvam*, consérvel*, consérvem*, consérvenl*, consérvenm*, quedar*, quédal*, quédam*, quédat*, quédas*
keep: quédel*, quédem*
add: agrego, agregue, sumará, sumarán, añadimos, añadí, añadid, añadite, sume, sumen, sumá, añadi, añadir, añado
add: añades, añade, añaden, añada, añadas, añadan, añadamos, agreg*, sumar, sumaré, sumaría, sumaremos, sumamos, suman
add: sumad, sumate, sumare, sumaria, sumo, sumes, sumemos, añadir*, agregar*
insert: inserto, inserte, insert*, insertar*, insértal*, insértam*, insértel*, insértem*, insértenl*, insértenm*
include: incluyo, inclu*, incluir*, inclúyel*, inclúyem*, inclúyal*, inclúyam*, inclúyanl*, inclúyanm*
exclude: excluyo, exclu*, excluir*, exclúyel*, exclúyem*, exclúyal*, exclúyam*, exclúyanl*, exclúyanm*
avoid: evito, evite, evitar, evitas, evita, evitamos, evitan, evites, eviten, evitemos, evitá, evitad, evitar*
avoid: evítal*, evítam*, evítel*, evítem*, evítenl*, evítenm*
block: bloqueo, bloquee, bloque*, bloquear*, bloquéal*, bloquéam*, bloquéel*, bloquéem*, bloquéenl*, bloquéenm*
unlock: desbloqueo, desbloquee, desbloque*, desbloquear*, desbloquéal*, desbloquéam*, desbloquéel*, desbloquéem*
unlock: desbloquéenl*, desbloquéenm*
release: libero, libere, liberas, libera, liberan, liberes, liberá, liberad, liber*, suelt*, soltar, soltamos
release: soltemos, soltá, soltad, solta, liberar*, libéral*, libéram*, libérel*, libérem*, libérenl*, libérenm*
release: soltar*, suéltal*, suéltam*, suéltel*, suéltem*, suéltenl*, suéltenm*
create: creará, crearán, cree, crear, crearé, crearía, crearemos, creas, crea, creamos, crean, creá, cread, creare
create: crearia, crees, creen, creemos, créal*, créam*, créel*, créem*, créenl*, créenm*
build: construyo, monte, constru*, montar, montas, monta, montamos, montan, montes, monten, montemos, montá, montad
build: construir*, constrúyel*, constrúyem*, constrúyal*, constrúyam*, constrúyanl*, constrúyanm*, montar*, móntal*
build: móntam*, móntel*, móntem*, móntenl*, móntenm*
generate: genero, genere, gener*, generar*, genéral*, genéram*, genérel*, genérem*, genérenl*, genérenm*
design: diseño, diseñe, disen*, diseñar*, diséñal*, diséñam*, diséñel*, diséñem*, diséñenl*, diséñenm*
develop: desarrollo, desarrolle, desarroll*, desarrollar*, desarróllal*, desarróllam*, desarróllel*, desarróllem*
develop: desarróllenl*, desarróllenm*
invent: invento, invente, invent*, inventar*, invéntal*, invéntam*, invéntel*, invéntem*, invéntenl*, invéntenm*
find: hallo, halle, localizo, localice, encuentr*, encontr*, hallar, hallas, halla, hallamos, hallan, halles, hallen
find: hallemos, hallá, hallad, locali*, encontrar*, encuéntral*, encuéntram*, encuéntrel*, encuéntrem*, encuéntrenl*
find: encuéntrenm*, hallar*, hállal*, hállam*, hállel*, hállem*, hállenl*, hállenm*, localizar*, localízal*
find: localízam*, localícel*, localícem*, localícenl*
collect: recopilo, recopile, reúnes, reunimos, reúnas, reuní, reunid, reunes, reunas, reuni, recopilar, recopilas
collect: recopila, recopilamos, recopilan, recopiles, recopilen, recopilemos, recopilá, recopilad, recoger, recojo
collect: recoges, recoge, recogemos, recogen, recoja, recojas, recojan, recojamos, recogé, recoged, reunir, reúno
collect: reúne, reúnen, reúna, reúnan, reunamos, reuno, reune, reunen, reuna, reunan, recopilar*, recopílal*
collect: recopílam*, recopílel*, recopílem*, recopílenl*, recopílenm*, recoger*, recógel*, recógem*, recójal*
collect: recójam*, recójanl*, recójanm*, reunir*, reúnel*, reúnem*, reúnal*, reúnam*, reúnanl*, reúnanm*
take: tomará, tomarán, lleve, agarro, agarre, tome, tomen, tomad, cojan, llevad, agarrad, tomar, tomaré, tomaría
take: tomaremos, tomas, toma, tomamos, toman, tomá, tomate, tomare, tomaria, tomo, tomes, tomemos, coger, cogerá
take: cogerán, cogeré, cogería, cogeremos, coges, coge, cogemos, cogen, cogé, coged, cogete, cogera, cogeran, cogere
take: cogeria, cojo, coja, cojas, cojamos, llevar, llevas, lleva, llevamos, llevan, lleves, lleven, llevemos, llevá
take: llevate, agarr*, llevar*, agarrar*
move: traslado, traslade, mover, moverá, moverán, moveré, movería, moveremos, movemos, mové, moved, movera, moveran
move: movere, moveria, move, muevo, mueves, mueve, mueven, mueva, muevas, muevan, movamos, traslad*, muével*, muévem*
move: muéval*, muévam*, muévanl*, muévanm*, trasladar*, trasládal*, trasládam*, trasládel*, trasládem*, trasládenl*
move: trasládenm*
select: selecciono, seleccione, seleccion*, seleccionar*, selecciónal*, selecciónam*, selecciónel*, selecciónem*
select: selecciónenl*, selecciónenm*
click: pulso, pulse, clico, pincho, pinche, clique, pulsar, pulsas, pulsa, pulsamos, pulsan, pulses, pulsen, pulsemos
click: pulsá, pulsad, clicar, clicas, clica, clicamos, clican, clicá, clicad, clique*, pinch*, pulsar*, púlsal*
click: púlsam*, púlsel*, púlsem*, púlsenl*, púlsenm*, clicar*, clícal*, clícam*, clíquel*, clíquem*, clíquenl*
click: clíquenm*, pinchar*, pínchal*, píncham*, pínchel*, pínchem*, pínchenl*
press: presiono, presione, presion*, apriet*, apret*, presionar*, presiónal*, presiónam*, presiónel*, presiónem*
press: presiónenl*, presiónenm*, apretar*, apriétal*, apriétam*, apriétel*, apriétem*, apriétenl*, apriétenm*
type: tecleo, teclee, tipeo, tipee, tecle*, tipear, tipeas, tipea, tipeamos, tipean, tipees, tipeen, tipeemos, tipeá
type: tipead, teclear*, tecléal*, tecléam*, tecléel*, tecléem*, tecléenl*, tecléenm*, tipear*, tipéal*, tipéam*
type: tipéel*, tipéem*, tipéenl*, tipéenm*
register: registrate, registra, registran, registre, registren, registrá, registrad, inscribimos, inscribí, inscribid
register: inscribime, inscribilo, inscribila, inscribilos, inscribile, inscribite, inscribi, inscrib*, registrar*
register: regístral*, regístram*, regístrel*, regístrem*, regístrenl*, regístrenm*, regístrat*, regístras*, regístret*
register: regístres*, regístrent*, regístrens*, inscribir*, inscríbel*, inscríbem*, inscríbet*, inscríbes*, inscríbal*
register: inscríbam*, inscríbat*, inscríbas*, inscríbanl*
analyze: analizo, analice, anali*, analizar*, analízal*, analízam*, analícel*, analícem*, analícenl*, analícenm*
evaluate: evalúo, evalúe, valoro, valore, evaluo, evalue, evalu*, valor*, evaluar*, evalúal*, evalúam*, evalúel*
evaluate: evalúem*, evalúenl*, evalúenm*, valorar*, valóral*, valóram*, valórel*, valórem*, valórenl*, valórenm*
compare: comparo, compare, compar*, comparar*, compáral*, compáram*, compárel*, compárem*, compárenl*, compárenm*
fix: arreglo, arregle, reparo, repare, arregl*, repar*, arreglar*, arréglal*, arréglam*, arréglel*, arréglem*
fix: arréglenl*, arréglenm*, reparar*, repáral*, repáram*, repárel*, repárem*, repárenl*, repárenm*
solve: soluciono, solucione, resuelv*, resolv*, solucion*, resolver*, resuélvel*, resuélvem*, resuélval*, resuélvam*
solve: resuélvanl*, resuélvanm*, solucionar*, soluciónal*, soluciónam*, soluciónel*, soluciónem*, soluciónenl*
solve: soluciónenm*
count: contabilizo, contabilice, contabili*, contabilizar*, contabilízal*, contabilízam*, contabilícel*, contabilícem*
count: contabilícenl*, contabilícenm*
instruct: instruyo, indico, indique, encargue, encargas, encarga, encargan, encargues, encargá, encargad, instru*
instruct: indicar, indicas, indica, indicamos, indican, indiques, indiquen, indiquemos, indicá, indicad, encarg*
instruct: instruir*, instrúyel*, instrúyem*, instrúyal*, instrúyam*, instrúyanl*, instrúyanm*, indicar*, indícal*
instruct: indícam*, indíquel*, indíquem*, indíquenl*, indíquenm*, encargar*, encárgal*, encárgam*, encárguel*
instruct: encárguem*, encárguenl*, encárguenm*
needed: necesité, necesitó, necesitaron, necesitara, necesitaran, precisé, precisaste, precisó, precisaron, precisado
needed: precisada, precisados, precisadas, precisara, precisaran, necesit*, necesitaba*, precisaba*
try: intento, intente, trato, trate, intent*, prueb*, probar, probamos, probemos, probá, probad, proba, tratar, tratas
try: trata, tratamos, tratan, trates, traten, tratemos, tratá, tratad, intentar*, inténtal*, inténtam*, inténtel*
try: inténtem*, inténtenl*, inténtenm*, probar*, pruébal*, pruébam*, pruébel*, pruébem*, pruébenl*, pruébenm*, tratar*
try: trátal*, trátam*, trátel*, trátem*, trátenl*
look: mirará, mirarán, mire, mirá, mirar, miraré, miraría, miraremos, miras, miramos, miran, mirad, mirare, miraria
look: miro, mires, miren, miremos, míral*, míram*, mírel*, mírem*, mírenl*, mírenm*
speak: hablo, hable, converso, converse, charlo, charle, hablá, hablad, conversad, charlá, charlad, hablar, hablamos
speak: hablan, hables, hablen, hablemos, convers*, charl*, hablar*, háblal*, háblam*, háblel*, háblem*, háblenl*
speak: háblenm*, conversar*, convérsal*, convérsam*, convérsel*, convérsem*, convérsenl*, convérsenm*, charlar*
speak: chárlal*, chárlam*, chárlel*, chárlem*, chárlenl*, chárlenm*
talk: platico, platique, dialogue, platicas, platica, platicá, dialogo, plati*, dialog*, platicar*, platícal*
talk: platícam*, platíquel*, platíquem*, platíquenl*, platíquenm*, dialogar*, dialógal*, dialógam*, dialóguel*
talk: dialóguem*, dialóguenl*, dialóguenm*
kill: matará, matarán, matar, mataré, mataría, mataremos, matas, mata, matamos, matan, matá, matad, matare, mataria
kill: mato, mate, maten, mátal*, mátam*, mátel*, mátem*, mátenl*, mátenm*
hack: hackee, pirateo, piratee, hacke*, pirate*, hackear*, hackéal*, hackéam*, hackéel*, hackéem*, hackéenl*
hack: hackéenm*, piratear*, piratéal*, piratéam*, piratéel*, piratéem*, piratéenl*, piratéenm*
steal: robará, robarán, hurte, robe, robad, hurtad, robar, robaré, robaría, robaremos, robas, roba, robamos, roban
steal: robá, robare, robaria, robes, roben, robemos, hurtar, hurtas, hurta, hurtamos, hurtan, hurtes, hurten, hurtemos
steal: hurtá, róbal*, róbam*, róbel*, róbem*, róbenl*, róbenm*, hurtar*, húrtal*, húrtam*, húrtel*, húrtem*, húrtenl*
steal: húrtenm*
harmed: perjudiqué, perjudicó, dañaste, dañaron, dañado, dañada, dañados, dañadas, dañara, dañaran, perjudicaron
harmed: perjudicara, perjudicaran, dañé, dañó, perjudi*, dañaba*, perjudicaba*
violate: violo, viole, vulnero, vulnere, infringimos, infringí, infringid, infringi, violar, violas, viola, violamos
violate: violan, violes, violen, violemos, violá, violad, infrin*, vulner*, violar*, viólal*, viólam*, viólel*
violate: viólem*, viólenl*, viólenm*, infringir*, infríngel*, infríngem*, infrínjal*, infrínjam*, infrínjanl*
violate: infrínjanm*, vulnerar*, vulnéral*, vulnéram*, vulnérel*, vulnérem*, vulnérenl*, vulnérenm*
charge: cobro, cobre, cobrar, cobras, cobra, cobramos, cobran, cobres, cobren, cobremos, cobrá, cobrad, cobrar*
charge: cóbral*, cóbram*, cóbrel*, cóbrem*, cóbrenl*, cóbrenm*
spend: gaste, gastar, gastas, gasta, gastamos, gastan, gastes, gasten, gastemos, gastá, gastad, gastar*, gástal*
spend: gástam*, gástel*, gástem*, gástenl*, gástenm*
win: ganará, ganarán, gane, ganar, ganaré, ganaría, ganaremos, ganas, gana, ganamos, ganan, ganá, ganad, ganare
win: ganaria, gano, ganes, ganen, ganemos, gánal*, gánam*, gánel*, gánem*, gánenl*, gánenm*
schedule: agendo, agende, agendá, agend*, agendar*, agéndal*, agéndam*, agéndel*, agéndem*, agéndenl*, agéndenm*
visit: visito, visite, visit*, visitar*, visítal*, visítam*, visítel*, visítem*, visítenl*, visítenm*
drive: manejo, maneje, conducid, manejad, condu*, manej*, conducir*, condúcel*, condúcem*, condúzcal*, condúzcam*
drive: condúzcanl*, condúzcanm*, manejar*, manéjal*, manéjam*, manéjel*, manéjem*, manéjenl*, manéjenm*
walk: camine, andará, andarán, anda, ande, camin*, andar, andaré, andaría, andaremos, andas, andamos, andan, andad
walk: andare, andaria, ando, andes, anden, andemos, caminar*, camínal*, camínam*, camínel*, camínem*, camínenl*
walk: camínenm*, ándal*, ándam*, ándel*, ándem*, ándenl*, ándenm*
cook: cocino, cocine, cociná, cocin*, cocinar*, cocínal*, cocínam*, cocínel*, cocínem*, cocínenl*, cocínenm*
wash: lavará, lavarán, lave, lavar, lavaré, lavaría, lavaremos, lavas, lava, lavamos, lavan, lavá, lavad, lavare
wash: lavaria, lavo, laves, laven, lavemos, lával*, lávam*, lável*, lávem*, lávenl*, lávenm*
happen: pasará, pasarán, ocurrimos, ocurrí, ocurrid, pase, ocurri, ocurr*, suced*, pasar, pasaré, pasaría, pasaremos
happen: pasas, pasa, pasamos, pasan, pasá, pasad, pasare, pasaria, pases, pasen, pasemos, aconte*, ocurrir*, ocúrrel*
happen: ocúrrem*, ocúrral*, ocúrram*, ocúrranl*, ocúrranm*, suceder*, sucédel*, sucédem*, sucédal*, sucédam*
happen: sucédanl*, sucédanm*, pásal*, pásam*, pásel*, pásem*, pásenl*
mean: significo, signifique, signifi*, significar*, signifícal*, signifícam*, signifíquel*, signifíquem*
mean: signifíquenl*, signifíquenm*
consider: considero, considere, consider*, considerar*, considéral*, considéram*, considérel*, considérem*
consider: considérenl*, considérenm*
regard: estimo, estime, estimad, estim*, estimar*, estímal*, estímam*, estímel*, estímem*, estímenl*, estímenm*
claim: afirmo, afirme, alego, alegue, afirm*, alegar, alegas, alega, alegamos, alegan, alegues, aleguen, aleguemos
claim: alegá, alegad, afirmar*, afírmal*, afírmam*, afírmel*, afírmem*, afírmenl*, afírmenm*, alegar*, alégal*
claim: alégam*, aléguel*, aléguem*, aléguenl*, aléguenm*
recommend: aconsejo, aconseje, recomendamos, recomendemos, recomendá, recomendad, recomenda, recom*, aconsej*, sugiero
recommend: sugieres, sugiere, sugieren, sugiera, sugieras, sugieran, sugiramos, sugeri*, recomendar*, recomiéndal*
recommend: recomiéndam*, recomiéndel*, recomiéndem*, recomiéndenl*, recomiéndenm*, aconsejar*, aconséjal*, aconséjam*
recommend: aconséjel*, aconséjem*, aconséjenl*, aconséjenm*, sugerir*, sugiérel*, sugiérem*, sugiéral*, sugiéram*
recommend: sugiéranl*
invite: invito, invite, invit*, invitar*, invítal*, invítam*, invítel*, invítem*, invítenl*, invítenm*
manage: gestiono, gestione, administro, administre, dirigimos, dirigí, dirigid, dirigi, gestion*, administr*, dirigir
manage: dirijo, diriges, dirige, dirigen, dirija, dirijas, dirijan, dirijamos, gestionar*, gestiónal*, gestiónam*
manage: gestiónel*, gestiónem*, gestiónenl*, gestiónenm*, administrar*, adminístral*, adminístram*, adminístrel*
manage: adminístrem*, adminístrenl*, adminístrenm*, dirigir*, dirígel*, dirígem*, diríjal*, diríjam*, diríjanl*
manage: diríjanm*
control: controlo, controle, control*, controlar*, contrólal*, contrólam*, contrólel*, contrólem*, contrólenl*
control: contrólenm*
lend: presto, preste, prestamos, prest*, prestar*, préstal*, préstam*, préstel*, préstem*, préstenl*, préstenm*
owe: adeudo, adeude, adeud*, adeudar*, adéudal*, adéudam*, adéudel*, adéudem*, adéudenl*, adéudenm*
publish: publique, posteo, postee, publico, publicas, publica, publican, publicá, publicad, publi*, poste*, publicar*
publish: publícal*, publícam*, publíquel*, publíquem*, publíquenl*, publíquenm*, postear*, postéal*, postéam*
publish: postéel*, postéem*, postéenl*, postéenm*
connect: conecto, conecte, conect*, conectar*, conéctal*, conéctam*, conéctel*, conéctem*, conéctenl*, conéctenm*
install: instalo, instale, instal*, instalar*, instálal*, instálam*, instálel*, instálem*, instálenl*, instálenm*
tested: testeé, testeó, testearon, testeara, testearan, teste*, testeaba*
merge: fusiono, fusione, combino, combine, fusion*, combin*, fusionar*, fusiónal*, fusiónam*, fusiónel*, fusiónem*
merge: fusiónenl*, fusiónenm*, combinar*, combínal*, combínam*, combínel*, combínem*, combínenl*, combínenm*
fill: relleno, rellene, llenan, llene, llenes, llenen, llená, llenad, rellen*, rellenar*, rellénal*, rellénam*
fill: rellénel*, rellénem*, rellénenl*, rellénenm*, llenar*, llénal*, llénam*, llénel*, llénem*, llénenl*, llénenm*
edit: edito, edite, editar, editas, edita, editamos, editan, edites, editen, editemos, editá, editad, editar*, edítal*
edit: edítam*, edítel*, edítem*, edítenl*, edítenm*
mark: marco, señalo, señale, marque, marcá, marcar, marcamos, marcan, marcad, marque*, senal*, marcar*, márcal*
mark: márcam*, márquel*, márquem*, márquenl*, márquenm*, señalar*, señálal*, señálam*, señálel*, señálem*, señálenl*
mark: señálenm*
score: puntúo, puntúe, califico, califique, puntuo, puntue, puntu*, califi*, puntuar*, puntúal*, puntúam*, puntúel*
score: puntúem*, puntúenl*, puntúenm*, calificar*, califícal*, califícam*, califíquel*, califíquem*, califíquenl*
score: califíquenm*
vote: votará, votarán, vote, votar, votaré, votaría, votaremos, votas, vota, votamos, votan, votá, votad, votare
vote: votaria, voto, votes, voten, votemos, vótal*, vótam*, vótel*, vótem*, vótenl*, vótenm*
respect: respeto, respete, respet*, respetar*, respétal*, respétam*, respétel*, respétem*, respétenl*, respétenm*
join: junto, junte, juntá, unir, unirá, unirán, uniré, uniría, uniremos, unira, uniran, unire, uniria, une, unimos
join: unime, unen, unan, uní, unid, unilo, unila, unilos, unile, unite, juntar, juntamos, juntan, juntes, junten
join: juntemos, juntad, únel*, únem*, únet*, unes, únal*, unamos, únat*, únas*, únanl*, únanm*, únant*, únans*
join: juntar*
share out: distribuyo, distribu*, distribuir*, distribúyel*, distribúyem*, distribúyal*, distribúyam*, distribúyanl*
share out: distribúyanm*
touch: palpo, palpe, palpar, palpas, palpa, palpamos, palpan, palpes, palpen, palpemos, palpá, palpad, palpar*
touch: pálpal*, pálpam*, pálpel*, pálpem*, pálpenl*, pálpenm*
hold: sujeto, sujete, sujet*, sujetar*, sujétal*, sujétam*, sujétel*, sujétem*, sujétenl*, sujétenm*
pull: jalará, jalarán, estiro, estire, jale, jalar, jalaré, jalaría, jalaremos, jalas, jala, jalamos, jalan, jalá
pull: jalad, jalare, jalaria, jalo, jales, jalen, jalemos, estir*, jálal*, jálam*, jálel*, jálem*, jálenl*, jálenm*
pull: estirar*, estíral*, estíram*, estírel*, estírem*, estírenl*, estírenm*
push: empujo, empuje, empuj*, empujar*, empújal*, empújam*, empújel*, empújem*, empújenl*, empújenm*
raise: levanto, levante, alzará, alzarán, elevo, eleve, alce, elevad, levant*, alzar, alzaré, alzaría, alzaremos
raise: alzas, alza, alzamos, alzan, alzá, alzad, alzare, alzaria, alzo, alces, alcen, alcemos, elevar, elevas, eleva
raise: elevamos, elevan, eleves, eleven, elevemos, elevá, levantar*, levántal*, levántam*, levántel*, levántem*
raise: levántenl*, levántenm*, álzal*, álzam*, álcel*, álcem*, álcenl*, álcenm*, elevar*, eléval*, elévam*, elével*
raise: elévem*, elévenl*
reduce: disminuyo, reducir, reduzco, reduces, reducen, reducimos, reduce, reduzca, reduzcas, reduzcan, reduzcamos
reduce: reducí, reducid, reduci, disminu*, reducir*, redúcel*, redúcem*, redúzcal*, redúzcam*, redúzcanl*, redúzcanm*
reduce: disminuir*, disminúyel*, disminúyem*, disminúyal*, disminúyam*, disminúyanl*, disminúyanm*
restore: restauro, restaure, recupero, recupere, restaur*, recuper*, restaurar*, restáural*, restáuram*, restáurel*
restore: restáurem*, restáurenl*, restáurenm*, recuperar*, recupéral*, recupéram*, recupérel*, recupérem*, recupérenl*
restore: recupérenm*
arrive late: tardo, tardar, tardas, tarda, tardamos, tardan, tarden, tardemos, tardá, tardad, tardar*, tárdal*
arrive late: tárdam*, tárdel*, tárdem*, tárdenl*, tárdenm*
detect: detecto, detecte, detect*, detectar*, detéctal*, detéctam*, detéctel*, detéctem*, detéctenl*, detéctenm*
cry: lloro, llore, llorar, lloras, llora, lloramos, lloran, llores, lloren, lloremos, llorá, llorad, llorar*, llóral*
cry: llóram*, llórel*, llórem*, llórenl*, llórenm*
sing: canto, cante, cantar, cantas, canta, cantamos, cantan, cantes, canten, cantemos, cantá, cantad, cantar*, cántal*
sing: cántam*, cántel*, cántem*, cántenl*, cántenm*
assign: asigno, asigne, asign*, asignar*, asígnal*, asígnam*, asígnel*, asígnem*, asígnenl*, asígnenm*
export: exporto, exporte, export*, exportar*, expórtal*, expórtam*, expórtel*, expórtem*, expórtenl*, expórtenm*
paint: pinto, pinte, pintar, pintas, pinta, pintamos, pintan, pintes, pinten, pintemos, pintá, pintad, pintar*
paint: píntal*, píntam*, píntel*, píntem*, píntenl*, píntenm*
mix: mezclo, mezcle, mezcl*, mezclar*, mézclal*, mézclam*, mézclel*, mézclem*, mézclenl*, mézclenm*
add salt: salará, salarán, salá, salar, salaré, salaría, salaremos, salamos, salan, salad, salare, salaria, salo
add salt: sálal*, sálam*, sálel*, sálem*, sálenl*, sálenm*
hire: contrate, contrat*, contratar*, contrátal*, contrátam*, contrátel*, contrátem*, contrátenl*, contrátenm*
punish: castigue, castig*, castigar*, castígal*, castígam*, castíguel*, castíguem*, castíguenl*, castíguenm*
force: obligo, obligue, obligad, oblig*, fuerzo, fuerzas, fuerza, fuerzan, fuerce, fuerces, fuercen, forza*, forcemos
force: obligar*, oblígal*, oblígam*, oblíguel*, oblíguem*, oblíguenl*, oblíguenm*, forzar*, fuérzal*, fuérzam*
force: fuércel*, fuércem*, fuércenl*, fuércenm*
bother: molesto, moleste, molest*, molestar*, moléstal*, moléstam*, moléstel*, moléstem*, moléstenl*, moléstenm*
guarantee: garantizo, garantice, aseguro, aseguras, asegura, aseguran, asegure, asegures, aseguren, asegurá, asegurad
guarantee: garanti*, garantizar*, garantízal*, garantízam*, garantícel*, garantícem*, garantícenl*, garantícenm*
guarantee: asegurar*, asegúral*, asegúram*, asegúrel*, asegúrem*, asegúrenl*, asegúrenm*
affect: afecto, afecte, afect*, afectar*, aféctal*, aféctam*, aféctel*, aféctem*, aféctenl*, aféctenm*
cause: causo, cause, provoco, provoque, causar, causas, causa, causamos, causan, causes, causen, causemos, causá
cause: causad, provo*, causar*, cáusal*, cáusam*, cáusel*, cáusem*, cáusenl*, cáusenm*, provocar*, provócal*
cause: provócam*, provóquel*, provóquem*, provóquenl*, provóquenm*
cover: tapará, taparán, cubrimos, cubrí, cubrid, tape, cubri, cubrir, cubro, cubres, cubre, cubren, cubra, cubras
cover: cubran, cubramos, tapar, taparé, taparía, taparemos, tapas, tapa, tapamos, tapan, tapá, tapad, tapare, taparia
cover: tapo, tapes, tapen, tapemos, cubrir*, cúbrel*, cúbrem*, cúbral*, cúbram*, cúbranl*, cúbranm*, tápal*, tápam*
cover: tápel*, tápem*, tápenl*, tápenm*
prepare: preparo, prepare, preparad, prepar*, preparar*, prepáral*, prepáram*, prepárel*, prepárem*, prepárenl*
prepare: prepárenm*
allow for: posibilito, posibilite, posibilit*, posibilitar*, posibilítal*, posibilítam*, posibilítel*, posibilítem*
allow for: posibilítenl*, posibilítenm*
deploy: implemento, implemente, implement*, implementar*, impleméntal*, impleméntam*, impleméntel*, impleméntem*
deploy: impleméntenl*, impleméntenm*
carry: transporto, transporte, transport*, transportar*, transpórtal*, transpórtam*, transpórtel*, transpórtem*
carry: transpórtenl*, transpórtenm*
convert: conviértelo, conviertelo, convertir, conviert*
serious: seria, serias, grave, graves, serio, serios
you are: estás, eres, sos, estáis, estais, sois, tú eres, vos sos, usted es, tú estás, vos estás, ustedes son
you are: vosotros sois, ustedes están, usted está
you can: podés, puedes, podéis, podeis
who: quiénes, quien*
how much: cuánto, cuant*
be: esté, ser, estar*, sea, sean, seas, estén, estés, esten, estes, seamos, sed, serás, sé tú
have: tenemos, tener, tened, tenerlo, tenerla, tenerlos, tenerlas, tienen, han, hemos, haber, poseen, tenga*, ten
have: haya, hayan, hayas, tendra*, habrá
could: podrían, podríamos, podrian, podriamos, podia*, pudo, pudier*, pude
must: debe, deben, debemos, deber, deberá, deberán, debera, deberan, deba, deban, debas, tiene que, tienen que
must: tenemos que, hay que, ha de, es necesario, es obligatorio, es preciso
wanted: deseé, deseaste, deseó, desearon, deseado, deseada, deseados, deseadas, deseara, desearan, quiso, quise
wanted: queri*, quería*, deseaba*
tell me: díganme, decidme, diganme, dime, dígame, digame, decime, decirme, cuent*, contame, contarme, dinos, coméntame
tell me: platícame, me puedes decir
tell it to me: dígamelo, decímelo, cuéntamelo, decírmelo, digamelo, decimelo, cuentamelo, decirmelo, cuéntamela
tell it to me: cuéntamelos, cuéntemelo, cuéntemela, cuéntemelos, cuéntenmelo, cuéntenmela, cuéntenmelos, dígamela
tell it to me: dígamelos, díganmelo, díganmela, díganmelos, decírmela, cuentamela, cuentamelos, cuentemelo, cuentemela
tell it to me: cuentemelos, cuentenmelo, cuentenmela, cuentenmelos, digamela, digamelos, diganmelo, diganmela
tell it to me: diganmelos, decirmela, dimel*, contarmel*
tell him: dígale, díganle, cuéntale, digale, diganle, cuentale, cuéntele, cuéntenle, cuentele, cuentenle, dile, decile
tell him: decirle, contale, contarle
tell them: dígales, decirles, díganles, digales, diganles, cuéntalos, cuéntalas, cuéntales, cuéntelos, cuéntelas
tell them: cuénteles, cuéntenlos, cuéntenlas, cuéntenles, contarlos, contarlas, contarles, dígalos, dígalas, díganlos
tell them: díganlas, decilos, decirlos, decirlas, cuentalos, cuentalas, cuentales, cuentelos, cuentelas, cuenteles
tell them: cuentenlos, cuentenlas, cuentenles, digalos, digalas, diganlos, diganlas, diles, conta*, dilos, dilas
tell it to him: dígaselo, decírselo, decíselo, digaselo, decirselo, deciselo, cuéntaselo, cuéntasela, cuénteselo
tell it to him: cuéntesela, cuéntenselo, cuéntensela, dígasela, díganselo, dígansela, cuentaselo, cuentasela
tell it to him: cuenteselo, cuentesela, cuentenselo, cuentensela, digasela, diganselo, digansela, disel*, contárselo
give me: entregarme, proporcionarme, facilitarme, brindarme, otorgarme, dame, deme, denme, danos, dadme, darme, pásame
give me: páseme, facilit*, entreg*, proporcion*, brind*, otorg*
give it to me: entrégamelo, entrégamela, entrégamelos, entréguemelo, entréguemela, entréguemelos, entréguenmelo
give it to me: entréguenmela, entréguenmelos, entregármelo, entregármela, proporciónamelo, proporciónamela
give it to me: proporciónamelos, proporciónemelo, proporciónemela, proporciónemelos, proporciónenmelo
give it to me: proporciónenmela, proporciónenmelos, proporcionármelo, proporcionármela, facilítamelo, facilítamela
give it to me: facilítamelos, facilítemelo, facilítemela, facilítemelos, facilítenmelo, facilítenmela, facilítenmelos
give it to me: facilitármelo, facilitármela, bríndamelo, bríndamela, bríndamelos, bríndemelo, bríndemela, bríndemelos
give it to me: bríndenmelo, bríndenmela, bríndenmelos, brindármelo, brindármela, otórgamelo, otórgamela, otórgamelos
give it to me: otórguemelo, otórguemela, otórguemelos, otórguenmelo, otórguenmela, otórguenmelos, otorgármelo
give it to me: otorgármela, entregamelo, entregamela, entregamelos, entreguemelo, entreguemela, entreguemelos
give it to me: entreguenmelo, entreguenmela, entreguenmelos, entregarmelo, entregarmela, proporcionamelo
give it to me: proporcionamela, proporcionamelos, proporcionemelo, proporcionemela, proporcionemelos, proporcionenmelo
give it to me: proporcionenmela, proporcionenmelos, proporcionarmelo, proporcionarmela, facilitamelo, facilitamela
give it to me: facilitamelos, facilitemelo, facilitemela, facilitemelos, facilitenmelo, facilitenmela, facilitenmelos
give it to me: facilitarmelo, facilitarmela, brindamelo, brindamela, brindamelos, brindemelo, brindemela, brindemelos
give it to me: brindenmelo, brindenmela, brindenmelos, brindarmelo, brindarmela, otorgamelo, otorgamela, otorgamelos
give it to me: otorguemelo, otorguemela, otorguemelos, otorguenmelo, otorguenmela, otorguenmelos, otorgarmelo
give it to me: otorgarmela, damel*, demel*, pasamel*, denmel*, darmel*
give him: deles, entrégale, entréguele, entréguenle, entregale, entregarle, proporciónale, proporciónele
give him: proporciónenle, proporcionale, proporcionarle, facilítale, facilítele, facilítenle, facilitale, facilitarle
give him: bríndale, bríndele, bríndenle, brindale, brindarle, otórgale, otórguele, otórguenle, otorgale, otorgarle
give him: entreguele, entreguenle, proporcionele, proporcionenle, facilitele, facilitenle, brindele, brindenle
give him: otorguele, otorguenle, déle, dele, darle, denle
give it to him: entrégaselo, entrégasela, entrégueselo, entréguesela, entréguenselo, entréguensela, entregárselo
give it to him: proporciónaselo, proporciónasela, proporcióneselo, proporciónesela, proporciónenselo, proporciónensela
give it to him: proporcionárselo, facilítaselo, facilítasela, facilíteselo, facilítesela, facilítenselo, facilítensela
give it to him: facilitárselo, bríndaselo, bríndasela, bríndeselo, bríndesela, bríndenselo, bríndensela, brindárselo
give it to him: otórgaselo, otórgasela, otórgueselo, otórguesela, otórguenselo, otórguensela, otorgárselo, entregaselo
give it to him: entregasela, entregueselo, entreguesela, entreguenselo, entreguensela, entregarselo, proporcionaselo
give it to him: proporcionasela, proporcioneselo, proporcionesela, proporcionenselo, proporcionensela
give it to him: proporcionarselo, facilitaselo, facilitasela, faciliteselo, facilitesela, facilitenselo, facilitensela
give it to him: facilitarselo, brindaselo, brindasela, brindeselo, brindesela, brindenselo, brindensela, brindarselo
give it to him: otorgaselo, otorgasela, otorgueselo, otorguesela, otorguenselo, otorguensela, otorgarselo, dasel*
give it to him: desel*, dárselo, densel*
give us: entréganos, entréguenos, entréguennos, entregarnos, proporciónanos, proporciónenos, proporciónennos
give us: proporcionarnos, facilítanos, facilítenos, facilítennos, facilitarnos, bríndanos, bríndenos, bríndennos
give us: brindarnos, otórganos, otórguenos, otórguennos, otorgarnos, entreganos, entreguenos, entreguennos
give us: proporcionanos, proporcionenos, proporcionennos, facilitanos, facilitenos, facilitennos, brindanos, brindenos
give us: brindennos, otorganos, otorguenos, otorguennos, denos, dennos, darnos
do it: háganlo, haganlo, háganla, realizarlo, realizarla, efectuarlo, efectuarla, haganla, hazlo, hazla, hágalo
do it: hágala, hagalo, hagala, hacelo, hacerlo, hacela, hacerla, reali*, efectu*
override: invalidad, anula tus, anula las instruc*, anule las instruc*, anula todas las, anule todas las
override: anula cualquier, anula toda, anula todo lo, anula los filtros, invalid*, invalidar*, prevalecer*
override: tienen prioridad sobre
ignored: ignoré, ignoraste, ignoró, ignoraron, ignorara, ignoraran, desestimé, desestimaste, desestimó, desestimaron
ignored: desestimado, desestimada, desestimados, desestimadas, desestimara, desestimaran, obvié, obviaste, obvió
ignored: obviaron, obviado, obviada, obviados, obviadas, obviara, obviaran, desoíste, desoyó, desoyeron, desoído
ignored: desoída, desoídos, desoídas, desoyera, desoyeran, desoiste, desoyo, desoido, desoida, desoidos, desoidas
ignored: prescindi*, ignorad*, ignoraba*, desestimaba*, obviaba*, desoía*, prescindía*
sign up: regístrate, regístrese, registrese, registr*, inscríbete, date de alta, darse de alta
configuration: configuración, configuracion, config*, parametrización
operator: operario, opera*
administrator: administrador, administradora, admin*
computers: computadoras, computadores, compus, ordenadores
teacher: profesor, profesora, profe*, maestro, maestra
cars: autos, automóviles, automoviles, coches, carros
test: testeo, testeas, testea, testean, testee, testees, testeen, testeá, testead, prueba, test, testear, testeamos
test: testeemos, ensayo, testear*, testéal*, testéam*, testéel*, testéem*, testéenl*, testéenm*
information: información, informaciones, informacion, info, infos
math: matemáticas, matematicas, mates
resumes: currículums, currículos, curriculums, curriculos, cves, hojas de vida
correct: corrijo, corriges, corrige, corrigen, corrija, corrijas, corrijan, correcto, correcta, correctos, correctas
correct: corregir, corregimos, corrijamos, corregí, corregid, corregi, corregir*, corrígel*, corrígem*, corríjal*
correct: corríjam*, corríjanl*, corríjanm*
open: abran, abiert*, abrir, abrirá, abrirán, abriré, abriría, abriremos, abrimos, abrí, abrid, abrite, abrira
open: abriran, abrire, abriria, abri, abro, abres, abre, abren, abra, abras, abramos
closed: cerraron, cerrara, cerraran, cerrado, cerrada, cerrados, cerradas, cerré, cerraste, cerró, cerre, cerro
closed: cerraba*
obvious: obvia, obvios, obvias, evidente, evidentes
lower: rebajá, inferior, inferiores, menor, menores, rebaj*, rebajar*, rebájal*, rebájam*, rebájel*, rebájem*
lower: rebájenl*, rebájenm*
let me: permíteme, permítame, permiteme, permitame, déjame, déjeme, permit*
help me: ayúdame, ayúdeme, ayudame, ayudarme, ayudeme, ayúdenme, asísteme, asístame, asístanme, asistime, asistirme
help me: ayudenme, asisteme, asistame, asistanme, échame una mano, échame un cable, échame la mano
explain to me: explicarme, expli*
teach me: enseñarme, ensen*
answer me: contéstame, contésteme, contesteme, responderme, contéstenme, contestame, contestarme, contestenme
answer me: respond*
send me: enviarme, mandarme, remitime, remitirme, mándame, mándeme, mandame, mandeme, mándenme, mandenme, envíame
send me: envíeme, enviame, envieme, envíenme, envienme, remit*, pásame por correo
show me: exhibime, exhibirme, desplegame, desplegarme, enséñame tu, enséñame tus, muestr*, mostrame, mostrarme
show me: enséñenme, exhib*, despl*, déjame ver, quiero ver
obey me: obedecerme, obede*, hazme caso en todo
obey: obedece, obedezca, obedezcan, obedezco, obedeces, obedecemos, obedecen, obedezcas, obedezcamos, obedecé
obey: obedeced, obedecete, obedecer*, haz caso
need: necesitas, necesita, necesitan, necesite, necesites, necesiten, necesitá, necesitad, precisan, precise, precises
need: precisen, precisá, precisad, hace falta, necesi*, necesitar*, necesítal*, necesítam*, necesítel*, necesítem*
need: necesítenl*, necesítenm*, precisar*, precísal*, precísam*, precísel*, precísem*, precísenl*, precísenm*
disregarded: desprecié, despreciaste, despreció, despreciaron, despreciado, despreciada, despreciados, despreciadas
disregarded: despreciara, despreciaran, desatendi*, desatendía*, despreciaba*
discarded: deseché, desechaste, desechó, desecharon, desechado, desechada, desechados, desechadas, desechara
discarded: desecharan, descarté, descartaste, descartó, descartaron, descartado, descartada, descartados, descartadas
discarded: descartara, descartaran, desechaba*, descartaba*
forgot: olvidaste, olvidó, olvidaron, olvidara, olvidaran, olvidaba*
bypassed: sorteé, sorteaste, sorteó, sortearon, sorteado, sorteada, sorteados, sorteadas, sorteara, sortearan, burlé
bypassed: burlaste, burló, burlaron, burlado, burlada, burlados, burladas, burlara, burlaran, esquivé, esquivaste
bypassed: esquivó, esquivaron, esquivado, esquivada, esquivados, esquivadas, esquivara, esquivaran, soslayé
bypassed: soslayaste, soslayó, soslayaron, soslayado, soslayada, soslayados, soslayadas, soslayara, soslayaran, eludi*
bypassed: evadi*, eludía*, sorteaba*, burlaba*, esquivaba*, evadía*, soslayaba*
skipped: salté, saltaste, saltó, saltaron, saltado, saltada, saltados, saltadas, saltara, saltaran, saltaba*
cancelled: cancelé, cancelaste, canceló, cancelaron, cancelado, cancelada, cancelados, canceladas, cancelara
cancelled: cancelaran, anulé, anulaste, anuló, anularon, anulado, anulada, anulados, anuladas, anulara, anularan
cancelled: revoqué, revocaste, revocó, revocaron, revocara, revocaran, aboli*, rescindi*, cancelaba*, anulaba*
cancelled: revocaba*, abolía*, rescindía*
deleted: borré, borraste, borró, borraron, borrado, borrada, borrados, borradas, borrara, borraran, eliminé
deleted: eliminaste, eliminó, eliminaron, eliminado, eliminada, eliminados, eliminadas, eliminara, eliminaran
deleted: suprimi*, borraba*, eliminaba*, suprimía*
removed: quité, quitaste, quitó, quitaron, quitado, quitada, quitados, quitadas, quitara, quitaran, retiré, retiraste
removed: retiró, retiraron, retirado, retirada, retirados, retiradas, retirara, retiraran, sacaste, sacaron, sacado
removed: sacada, sacados, sacadas, sacara, sacaran, removi*, saqué, sacó, quitaba*, retiraba*, removía*, sacaba*
replaced: reemplacé, reemplazaste, reemplazó, reemplazaron, reemplazado, reemplazada, reemplazados, reemplazadas
replaced: reemplazara, reemplazaran, sustituiste, sustituyó, sustituyeron, sustituido, sustituida, sustituidos
replaced: sustituidas, sustituyera, sustituyeran, reemplazaba*, sustituía*
show: muestro, muestras, muestra, mostramos, muestran, muestre, muestres, muestren, mostrá, mostrad, mostrate, enseño
show: enseñas, enseña, enseñamos, enseñan, enseñe, enseñes, enseñen, enseñemos, enseñá, enseñad, enseñate, exhibo
show: exhibes, exhibe, exhibimos, exhiben, exhiba, exhibas, exhiban, exhibamos, exhibí, exhibid, exhibite, despliego
show: despliegas, despliega, desplegamos, despliegan, despliegue, despliegues, desplieguen, despleguemos, desplegá
show: desplegad, desplegate, mostra, exhibi, desplega, mostr*, mostrar*, enseñar*, exhibir*, desplegar*
showed: mostré, mostraste, mostró, mostraron, mostrara, mostraran, enseñé, enseñaste, enseñó, enseñaron, enseñara
showed: enseñaran, desplegaron, desplegara, desplegaran, mostre, mostro, exhibi*, despleg*, mostraba*, enseñaba*
showed: exhibía*, desplegaba*
show us: muéstranos, muéstrenos, muéstrennos, enséñanos, enséñenos, enséñennos, enseñarnos, exhíbenos, exhíbanos
show us: exhíbannos, exhibirnos, despliéganos, despliéguenos, despliéguennos, desplegarnos, muestranos, muestrenos
show us: muestrennos, enseñanos, enseñenos, enseñennos, exhibenos, exhibanos, exhibannos, desplieganos, desplieguenos
show us: desplieguennos, mostrarnos
show it: muéstralo, muéstrala, muéstrelo, muéstrela, muéstrenlo, muéstrenla, mostrarlo, mostrarla, enséñalo, enséñala
show it: enséñelo, enséñela, enséñenlo, enséñenla, enseñalo, enseñala, enseñarlo, enseñarla, exhíbelo, exhíbela
show it: exhíbalo, exhíbala, exhíbanlo, exhíbanla, exhibilo, exhibila, exhibirlo, exhibirla, despliégalo, despliégala
show it: despliéguelo, despliéguela, despliéguenlo, despliéguenla, desplegalo, desplegala, desplegarlo, desplegarla
show it: muestralo, muestrala, muestrelo, muestrela, muestrenlo, muestrenla, enseñelo, enseñela, enseñenlo, enseñenla
show it: exhibelo, exhibela, exhibalo, exhibala, exhibanlo, exhibanla, despliegalo, despliegala, desplieguelo
show it: desplieguela, desplieguenlo, desplieguenla, mostra*
show him: muéstrale, muéstrele, muéstrenle, enséñale, enséñele, enséñenle, enseñale, enseñarle, exhíbele, exhíbale
show him: exhíbanle, exhibile, exhibirle, despliégale, despliéguele, despliéguenle, desplegale, desplegarle, muestrale
show him: muestrele, muestrenle, enseñele, enseñenle, exhibele, exhibale, exhibanle, despliegale, desplieguele
show him: desplieguenle, mostrale, mostrarle
show it to me: muéstramelo, muéstramela, muéstramelos, muéstremelo, muéstremela, muéstremelos, muéstrenmelo
show it to me: muéstrenmela, muéstrenmelos, enséñamelo, enséñamela, enséñamelos, enséñemelo, enséñemela, enséñemelos
show it to me: enséñenmelo, enséñenmela, enséñenmelos, enseñármelo, enseñármela, exhíbemelo, exhíbemela, exhíbemelos
show it to me: exhíbamelo, exhíbamela, exhíbamelos, exhíbanmelo, exhíbanmela, exhíbanmelos, exhibírmelo, exhibírmela
show it to me: muestramelo, muestramela, muestramelos, muestremelo, muestremela, muestremelos, muestrenmelo
show it to me: muestrenmela, muestrenmelos, enseñamelo, enseñamela, enseñamelos, enseñemelo, enseñemela, enseñemelos
show it to me: enseñenmelo, enseñenmela, enseñenmelos, enseñarmelo, enseñarmela, exhibemelo, exhibemela, exhibemelos
show it to me: exhibamelo, exhibamela, exhibamelos, exhibanmelo, exhibanmela, exhibanmelos, exhibirmelo, exhibirmela
show it to me: mostrarmel*, despliégamelo, despliégamela, despliégamelos, despliéguemelo, despliéguemela
show it to me: despliéguemelos, despliéguenmelo, despliéguenmela, despliéguenmelos, desplegármelo, desplegármela
show it to him: muéstraselo, muéstrasela, muéstreselo, muéstresela, muéstrenselo, muéstrensela, enséñaselo, enséñasela
show it to him: enséñeselo, enséñesela, enséñenselo, enséñensela, enseñárselo, exhíbeselo, exhíbesela, exhíbaselo
show it to him: exhíbasela, exhíbanselo, exhíbansela, exhibírselo, muestraselo, muestrasela, muestreselo, muestresela
show it to him: muestrenselo, muestrensela, enseñaselo, enseñasela, enseñeselo, enseñesela, enseñenselo, enseñensela
show it to him: enseñarselo, exhibeselo, exhibesela, exhibaselo, exhibasela, exhibanselo, exhibansela, exhibirselo
show it to him: mostrárselo, despliégaselo, despliégasela, despliégueselo, despliéguesela, despliéguenselo
show it to him: despliéguensela, desplegárselo
printed: imprimiste, imprimió, imprimieron, imprimiera, imprimieran, imprimio, impreso, impresa, impresos, impresas
printed: imprimía*
repeated: repetiste, repetido, repetida, repetidos, repetidas, reiteré, reiteraste, reiteró, reiteraron, reiterado
repeated: reiterada, reiterados, reiteradas, reiterara, reiteraran, repiti*, repetía*, reiteraba*
repeat me: repíteme, repítame, repítanme, reitérame, reitéreme, reitérenme, reiterame, reiterarme, repiteme, repitame
repeat me: repitanme, reitereme, reiterenme, repetime, repetirme
repeat us: repítenos, repítanos, repítannos, reitéranos, reitérenos, reitérennos, reiterarnos, repitenos, repitanos
repeat us: repitannos, reiteranos, reiterenos, reiterennos, repetirnos
repeat him: repítele, repítale, repítanle, reitérale, reitérele, reitérenle, reiterale, reiterarle, repitele, repitale
repeat him: repitanle, reiterele, reiterenle, repetile, repetirle
repeat it to me: repítemelo, repítemela, repítemelos, repítamelo, repítamela, repítamelos, repítanmelo, repítanmela
repeat it to me: repítanmelos, reitéramelo, reitéramela, reitéramelos, reitéremelo, reitéremela, reitéremelos
repeat it to me: reitérenmelo, reitérenmela, reitérenmelos, reiterármelo, reiterármela, repitemelo, repitemela
repeat it to me: repitemelos, repitamelo, repitamela, repitamelos, repitanmelo, repitanmela, repitanmelos, reiteramelo
repeat it to me: reiteramela, reiteramelos, reiteremelo, reiteremela, reiteremelos, reiterenmelo, reiterenmela
repeat it to me: reiterenmelos, reiterarmelo, reiterarmela, repetirmel*
repeat it to him: repíteselo, repítesela, repítaselo, repítasela, repítanselo, repítansela, reitéraselo, reitérasela
repeat it to him: reitéreselo, reitéresela, reitérenselo, reitérensela, reiterárselo, repiteselo, repitesela
repeat it to him: repitaselo, repitasela, repitanselo, repitansela, reiteraselo, reiterasela, reitereselo, reiteresela
repeat it to him: reiterenselo, reiterensela, reiterarselo, repetírselo
tell: contamos, cuentan, cuente, cuentes, cuenten, contá, contad, contate, decir, decirá, decirán, deciré, deciría
tell: deciremos, decimos, diga, digas, digan, digamos, decí, decid, decite, conta, decira, deciran, decire, deciria
tell: deci, contar, contemos, digo, dices, dicen, di, contar*
told: conté, contaste, contó, contaron, contado, contada, contados, contadas, contara, contaran, conte, conto, dije
told: dijeron, dijera, dijeran, dijiste, dijo, contaba*, decía*
tell us: cuéntanos, cuéntenos, cuéntennos, cuentanos, cuentenos, cuentennos, contarnos, digan*, decirnos
tell it: cuéntalo, cuéntala, cuéntelo, cuéntela, cuéntenlo, cuéntenla, contalo, contala, contarlo, contarla, dígala
tell it: díganlo, díganla, cuentalo, cuentala, cuentelo, cuentela, cuentenlo, cuentenla, digala, diganlo, diganla
tell it: dila, decila, decirla
quoted: citaste, citaron, citado, citada, citados, citadas, citara, citaran, cité, citó, citaba*
quote us: cítanos, citarnos, citanos, citen*
copied: copié, copiaste, copió, copiaron, copiado, copiada, copiados, copiadas, copiara, copiaran, copiaba*
pasted: pegaste, pegaron, pegado, pegada, pegados, pegadas, pegara, pegaran, pegué, pegó, pegaba*
give: entrego, entregamos, entregan, entregue, entregues, entreguen, entreguemos, entregad, entregate, proporciono
give: proporcionas, proporciona, proporcionamos, proporcionan, proporcione, proporciones, proporcionen, proporcionemos
give: proporcioná, proporcionad, proporcionate, facilito, facilitas, facilita, facilitamos, facilitan, facilite
give: facilites, faciliten, facilitemos, facilitá, facilitad, facilitate, brindo, brindas, brinda, brindamos, brindan
give: brinde, brindes, brinden, brindemos, brindá, brindad, brindate, otorgo, otorgas, otorga, otorgamos, otorgan
give: otorgue, otorgues, otorguen, otorguemos, otorgá, otorgad, otorgate, dar, daría, daremos, doy, das, dan, damos
give: da, dé, des, den, dad, entregar*, proporcionar*, facilitar*, brindar*, otorgar*
gave: entregué, entregaste, entregó, entregaron, entregara, entregaran, proporcioné, proporcionaste, proporcionó
gave: proporcionaron, proporcionara, proporcionaran, facilité, facilitaste, facilitó, facilitaron, facilitara
gave: facilitaran, brindé, brindaste, brindó, brindaron, brindara, brindaran, otorgué, otorgaste, otorgó, otorgaron
gave: otorgara, otorgaran, diste, dio, dieron, diera, dieran, daba*, entregaba*, proporcionaba*, facilitaba*
gave: brindaba*, otorgaba*
give it: entrégala, entréguelo, entréguela, entréguenlo, entréguenla, entregalo, entregala, entregarlo, entregarla
give it: proporciónalo, proporciónala, proporciónelo, proporciónela, proporciónenlo, proporciónenla, proporcionalo
give it: proporcionala, proporcionarlo, proporcionarla, facilítalo, facilítala, facilítelo, facilítela, facilítenlo
give it: facilítenla, facilitalo, facilitala, facilitarlo, facilitarla, bríndalo, bríndala, bríndelo, bríndela
give it: bríndenlo, bríndenla, brindalo, brindala, brindarlo, brindarla, otórgalo, otórgala, otórguelo, otórguela
give it: otórguenlo, otórguenla, otorgalo, otorgala, otorgarlo, otorgarla, entreguelo, entreguela, entreguenlo
give it: entreguenla, proporcionelo, proporcionela, proporcionenlo, proporcionenla, facilitelo, facilitela
give it: facilitenlo, facilitenla, brindelo, brindela, brindenlo, brindenla, otorguelo, otorguela, otorguenlo
give it: otorguenla, dalo, dala, délo, déla, denlo, denla, darlo, darla
give them: entrégalos, entrégalas, entrégales, entréguelos, entréguelas, entrégueles, entréguenlos, entréguenlas
give them: entréguenles, entregalos, entregarlos, entregarlas, entregarles, proporciónalos, proporciónalas
give them: proporciónales, proporciónelos, proporciónelas, proporcióneles, proporciónenlos, proporciónenlas
give them: proporciónenles, proporcionalos, proporcionarlos, proporcionarlas, proporcionarles, facilítalos
give them: facilítalas, facilítales, facilítelos, facilítelas, facilíteles, facilítenlos, facilítenlas, facilítenles
give them: facilitalos, facilitarlos, facilitarlas, facilitarles, bríndalos, bríndalas, bríndales, bríndelos
give them: bríndelas, bríndeles, bríndenlos, bríndenlas, bríndenles, brindalos, brindarlos, brindarlas, brindarles
give them: otórgalos, otórgalas, otórgales, otórguelos, otórguelas, otórgueles, otórguenlos, otórguenlas, otórguenles
give them: otorgalos, otorgarlos, otorgarlas, otorgarles, entregalas, entregales, entreguelos, entreguelas
give them: entregueles, entreguenlos, entreguenlas, entreguenles, proporcionalas, proporcionales, proporcionelos
give them: proporcionelas, proporcioneles, proporcionenlos, proporcionenlas, proporcionenles, facilitalas, facilitales
give them: facilitelos, facilitelas, faciliteles, facilitenlos, facilitenlas, facilitenles, brindalas, brindales
give them: brindelos, brindelas, brindeles, brindenlos, brindenlas, brindenles, otorgalas, otorgales, otorguelos
give them: otorguelas, otorgueles, otorguenlos, otorguenlas, otorguenles, dalos, dalas, dales, délos, délas, déles
give them: denlos, denlas, denles, darlos, darlas, darles
share: compartimos, compartí, compartid, compartite, comparti, compart*, compartir*
provided: proveí, proveíste, proveyó, proveyeron, proveído, proveída, proveídos, proveídas, proveyera, proveyeran
provided: suministré, suministraste, suministró, suministraron, suministrado, suministrada, suministrados
provided: suministradas, suministrara, suministraran, provei, proveiste, proveyo, proveido, proveida, proveidos
provided: proveidas, proveía*, suministraba*
offered: oferté, ofertaste, ofertó, ofertaron, ofertado, ofertada, ofertados, ofertadas, ofertara, ofertaran, ofreci*
offered: ofrecía*, ofertaba*
send: envías, envía, enviamos, envían, envíe, envíes, envíen, enviemos, enviá, enviad, enviate, mando, mandas, manda
send: mandamos, mandan, mande, mandes, manden, mandemos, mandá, mandad, mandate, remito, remites, remite, remitimos
send: remiten, remita, remitas, remitan, remitamos, remití, remitid, remitite, envias, envia, envian, envie, envies
send: envien, remiti, enviar*, mandar*, remitir*
sent: envié, enviaste, envió, enviaron, enviado, enviada, enviados, enviadas, enviara, enviaran, mandé, mandaste
sent: mandó, mandaron, mandado, mandada, mandados, mandadas, mandara, mandaran, remiti*, enviaba*, mandaba*, remitía*
forwarded: reenvié, reenviaste, reenvió, reenviaron, reenviado, reenviada, reenviados, reenviadas, reenviara
forwarded: reenviaran, reenviaba*
transferred: transferiste, transfirió, transfirieron, transferido, transferida, transferidos, transferidas
transferred: transfiriera, transfirieran, traspasé, traspasaste, traspasó, traspasaron, traspasado, traspasada
transferred: traspasados, traspasadas, traspasara, traspasaran, transfirio, transfería*, traspasaba*
transfer it to me: traspásamelo, traspásamela, traspásamelos, traspásemelo, traspásemela, traspásemelos, traspásenmelo
transfer it to me: traspásenmela, traspásenmelos, traspasármelo, traspasármela, traspasamelo, traspasamela
transfer it to me: traspasamelos, traspasemelo, traspasemela, traspasemelos, traspasenmelo, traspasenmela
transfer it to me: traspasenmelos, traspasarmelo, traspasarmela, transfiéremelo, transfiéremela, transfiéremelos
transfer it to me: transfiéramelo, transfiéramela, transfiéramelos, transfiéranmelo, transfiéranmela, transfiéranmelos
transfer it to me: transferírmelo, transferírmela
paid: pagaste, pagaron, pagado, pagada, pagados, pagadas, pagara, pagaran, aboné, abonaste, abonó, abonaron, abonado
paid: abonada, abonados, abonadas, abonara, abonaran, pagué, pagó, pagaba*, abonaba*
pay us: páganos, pagarnos, abónanos, abónenos, abónennos, abonarnos, paganos, abonanos, abonenos, abonennos, paguen*
uploaded: subiste, subió, subieron, subido, subida, subidos, subidas, subiera, subieran, cargué, cargaste, cargó
uploaded: cargaron, cargado, cargada, cargados, cargadas, cargara, cargaran, subio, subía*, cargaba*
upload me: súbame, súbanme, cárgame, cárgueme, cárguenme, cargame, cargarme, subame, subanme, cargueme, carguenme
upload me: súbeme, subime, subirme
upload us: cárganos, cárguenos, cárguennos, cargarnos, carganos, carguenos, carguennos, súbenos, suban*, subirnos
upload it: súbalo, súbala, súbanlo, súbanla, subilo, subila, subirlo, subirla, cárgalo, cárgala, cárguelo, cárguela
upload it: cárguenlo, cárguenla, cargalo, cargala, cargarlo, cargarla, subalo, subala, subanlo, subanla, carguelo
upload it: carguela, carguenlo, carguenla, subel*
upload him: súbale, súbanle, cárgale, cárguele, cárguenle, cargale, cargarle, subale, subanle, carguele, carguenle
upload him: súbele, subile, subirle
upload it to me: súbamelo, súbamela, súbamelos, súbanmelo, súbanmela, súbanmelos, cárgamelo, cárgamela, cárgamelos
upload it to me: cárguemelo, cárguemela, cárguemelos, cárguenmelo, cárguenmela, cárguenmelos, cargármelo, cargármela
upload it to me: subamelo, subamela, subamelos, subanmelo, subanmela, subanmelos, cargamelo, cargamela, cargamelos
upload it to me: carguemelo, carguemela, carguemelos, carguenmelo, carguenmela, carguenmelos, cargarmelo, cargarmela
upload it to me: subemel*, subirmel*
upload it to him: súbaselo, súbasela, súbanselo, súbansela, cárgaselo, cárgasela, cárgueselo, cárguesela, cárguenselo
upload it to him: cárguensela, cargárselo, subaselo, subasela, subanselo, subansela, cargaselo, cargasela, cargueselo
upload it to him: carguesela, carguenselo, carguensela, cargarselo, subesel*, subírselo
download: bajá, descarg*, bajar, bajará, bajarán, bajaré, bajaría, bajaremos, bajamos, bajan, bajad, bajare, bajaria
download: baje, bajes, bajen, bajemos, descargar*, descárgal*, descárgam*, descárguel*, descárguem*, descárguenl*
download: descárguenm*, bájal*, bájam*, bájel*, bájem*, bájenl*, bájenm*
executed: ejecuté, ejecutaste, ejecutó, ejecutaron, ejecutado, ejecutada, ejecutados, ejecutadas, ejecutara
executed: ejecutaran, ejecutaba*
run: corro, corres, corre, corremos, corren, corra, corras, corran, corramos, corré, corred, corrido, corrida
run: corridos, corridas, correte, correr*
called: llamé, llamaste, llamó, llamaron, llamado, llamados, llamara, llamaran, invoqué, invocaste, invocó, invocaron
called: invocado, invocada, invocados, invocadas, invocara, invocaran, telefoneé, telefoneaste, telefoneó
called: telefonearon, telefoneado, telefoneada, telefoneados, telefoneadas, telefoneara, telefonearan, llamaba*
called: invocaba*, telefoneaba*
opened: abriste, abrió, abrieron, abriera, abrieran, abrio, abría*
open me: ábrame, ábranme, abrame, abranme, ábreme, abrime, abrirme
open it: ábralo, ábrala, ábranlo, ábranla, abrilo, abrila, abrirlo, abrirla, abralo, abrala, abranlo, abranla, abrel*
open him: ábrale, ábranle, abrale, abranle, ábrele, abrile, abrirle
open it to me: ábramelo, ábramela, ábramelos, ábranmelo, ábranmela, ábranmelos, abramelo, abramela, abramelos
open it to me: abranmelo, abranmela, abranmelos, abremel*, abrirmel*
open it to him: ábraselo, ábrasela, ábranselo, ábransela, abraselo, abrasela, abranselo, abransela, abresel*
open it to him: abrírselo
close: cerramos, cerremos, cerrá, cerrad, cerra, cierr*, cerrar*, ciérral*, ciérram*, ciérrel*, ciérrem*, ciérrenl*
close: ciérrenm*
read them: léelos, léelas, léeles, léalos, léalas, léales, léanlos, léanlas, léanles, leelos, leelas, leeles, lealos
read them: lealas, leales, leanlos, leanlas, leanles, leerl*
wrote: redacté, redactaste, redactó, redactaron, redactara, redactaran, escribi*, escribía*, redactaba*
approved: aprobé, aprobaste, aprobó, aprobaron, aprobado, aprobada, aprobados, aprobadas, aprobara, aprobaran, aprobe
approved: aprobo, aprobaba*
allow: permito, permites, permite, permitimos, permiten, permita, permitas, permitan, permití, permitid, permiti
allow: permitir*, permítel*, permítem*, permítal*, permítam*, permítanl*, permítanm*
translated: traduje, tradujiste, tradujo, tradujeron, traducido, traducida, traducidos, traducidas, tradujera
translated: tradujeran, traducía*
summarised: sinteticé, sintetizaste, sintetizó, sintetizaron, sintetizado, sintetizada, sintetizados, sintetizadas
summarised: sintetizara, sintetizaran, resumi*, resumía*, sintetizaba*
encoded: codifiqué, codificaste, codificó, codificaron, codificado, codificada, codificados, codificadas, codificara
encoded: codificaran, codificaba*
decoded: decodifiqué, decodificaste, decodificó, decodificaron, decodificado, decodificada, decodificados
decoded: decodificadas, decodificara, decodificaran, descodifiqué, descodificaste, descodificó, descodificaron
decoded: descodificado, descodificada, descodificados, descodificadas, descodificara, descodificaran, descifré
decoded: descifraste, descifró, descifraron, descifrado, descifrada, descifrados, descifradas, descifrara, descifraran
decoded: decodificaba*, descodificaba*, descifraba*
decode me: decodifícame, decodifíqueme, decodifíquenme, decodificame, decodificarme, decodifiqueme, decodifiquenme
decode me: descodifícame, descodifíqueme, descodifíquenme, descodificarme, descíframe, descífreme, descífrenme
decode me: descifrarme
decode us: decodifícanos, decodifíquenos, decodifíquennos, decodificarnos, decodificanos, decodifiquenos
decode us: decodifiquennos, descodifícanos, descodifíquenos, descodifíquennos, descodificarnos, descífranos
decode us: descífrenos, descífrennos, descifrarnos
decode it: decodifícalo, decodifícala, decodifíquelo, decodifíquela, decodifíquenlo, decodifíquenla, decodificalo
decode it: decodificala, decodificarlo, decodificarla, decodifiquelo, decodifiquela, decodifiquenlo, decodifiquenla
decode it: descodifícalo, descodifícala, descodifíquelo, descodifíquela, descodifíquenlo, descodifíquenla
decode it: descodificarlo, descodificarla, descífralo, descífrala, descífrelo, descífrela, descífrenlo, descífrenla
decode it: descifrarlo, descifrarla
decode them: decodifícalos, decodifícalas, decodifícales, decodifíquelos, decodifíquelas, decodifíqueles
decode them: decodifíquenlos, decodifíquenlas, decodifíquenles, decodificalos, decodificarlos, decodificarlas
decode them: decodificarles, decodificalas, decodificales, decodifiquelos, decodifiquelas, decodifiqueles
decode them: decodifiquenlos, decodifiquenlas, decodifiquenles, descodifícalos, descodifícalas, descodifícales
decode them: descodifíquelos, descodifíquelas, descodifíqueles, descodifíquenlos, descodifíquenlas, descodifíquenles
decode them: descodificarlos, descodificarlas, descodificarles, descífralos, descífralas, descífrales, descífrelos
decode them: descífrelas, descífreles, descífrenlos, descífrenlas, descífrenles, descifrarlos, descifrarlas
decode them: descifrarles
decode him: decodifícale, decodifíquele, decodifíquenle, decodificale, decodificarle, decodifiquele, decodifiquenle
decode him: descodifícale, descodifíquele, descodifíquenle, descodificarle, descífrale, descífrele, descífrenle
decode him: descifrarle
decode it to me: decodifícamelo, decodifícamela, decodifícamelos, decodifíquemelo, decodifíquemela, decodifíquemelos
decode it to me: decodifíquenmelo, decodifíquenmela, decodifíquenmelos, decodificármelo, decodificármela
decode it to me: decodificamelo, decodificamela, decodificamelos, decodifiquemelo, decodifiquemela, decodifiquemelos
decode it to me: decodifiquenmelo, decodifiquenmela, decodifiquenmelos, decodificarmelo, decodificarmela
decode it to me: descodifícamelo, descodifícamela, descodifícamelos, descodifíquemelo, descodifíquemela
decode it to me: descodifíquemelos, descodifíquenmelo, descodifíquenmela, descodifíquenmelos, descodificármelo
decode it to me: descodificármela, descíframelo, descíframela, descíframelos, descífremelo, descífremela
decode it to me: descífremelos, descífrenmelo, descífrenmela, descífrenmelos, descifrármelo, descifrármela
decode it to him: decodifícaselo, decodifícasela, decodifíqueselo, decodifíquesela, decodifíquenselo, decodifíquensela
decode it to him: decodificárselo, decodificaselo, decodificasela, decodifiqueselo, decodifiquesela, decodifiquenselo
decode it to him: decodifiquensela, decodificarselo, descodifícaselo, descodifícasela, descodifíqueselo
decode it to him: descodifíquesela, descodifíquenselo, descodifíquensela, descodificárselo, descífraselo, descífrasela
decode it to him: descífreselo, descífresela, descífrenselo, descífrensela, descifrárselo
encrypted: cifré, cifraste, cifró, cifraron, cifrado, cifrada, cifrados, cifradas, cifrara, cifraran, encripté
encrypted: encriptaste, encriptó, encriptaron, encriptado, encriptada, encriptados, encriptadas, encriptara
encrypted: encriptaran, cifraba*, encriptaba*
explain: explico, explicas, explica, explicamos, explican, explique, expliques, expliquen, expliquemos, explicá
explain: explicad, explicate, explicar*
explained: expliqué, explicaste, explicó, explicaron, explicado, explicada, explicados, explicadas, explicara
explained: explicaran, explicaba*
described: describiste, describió, describieron, describiera, describieran, describio, descri*, describía*
listed: enumeré, enumeraste, enumeró, enumeraron, enumerado, enumerada, enumerados, enumeradas, enumerara, enumeraran
listed: enlisté, enlistaste, enlistó, enlistaron, enlistado, enlistada, enlistados, enlistadas, enlistara, enlistaran
listed: listé, listaste, listó, listaron, listada, listadas, listara, listaran, enumeraba*, enlistaba*, listaba*
followed: seguiste, seguido, seguida, seguidos, seguidas, acaté, acataste, acató, acataron, acatado, acatada, acatados
followed: acatadas, acatara, acataran, sigui*, seguía*, acataba*
follow me: sígame, síganme, acátame, acáteme, acátenme, acatame, acatarme, sigame, siganme, acateme, acatenme, sígueme
follow me: seguime, seguirme
follow us: acátanos, acátenos, acátennos, acatarnos, acatanos, acatenos, acatennos, síguenos, sigan*, seguirnos
follow it: sígalo, sígala, síganlo, síganla, seguilo, seguila, seguirlo, seguirla, acátalo, acátala, acátelo, acátela
follow it: acátenlo, acátenla, acatalo, acatala, acatarlo, acatarla, sigalo, sigala, siganlo, siganla, acatelo
follow it: acatela, acatenlo, acatenla, siguel*
follow him: sígale, síganle, acátale, acátele, acátenle, acatale, acatarle, sigale, siganle, acatele, acatenle
follow him: síguele, seguile, seguirle
follow it to me: sígamelo, sígamela, sígamelos, síganmelo, síganmela, síganmelos, acátamelo, acátamela, acátamelos
follow it to me: acátemelo, acátemela, acátemelos, acátenmelo, acátenmela, acátenmelos, acatármelo, acatármela
follow it to me: sigamelo, sigamela, sigamelos, siganmelo, siganmela, siganmelos, acatamelo, acatamela, acatamelos
follow it to me: acatemelo, acatemela, acatemelos, acatenmelo, acatenmela, acatenmelos, acatarmelo, acatarmela
follow it to me: siguemel*, seguirmel*
follow it to him: sígaselo, sígasela, síganselo, sígansela, acátaselo, acátasela, acáteselo, acátesela, acátenselo
follow it to him: acátensela, acatárselo, sigaselo, sigasela, siganselo, sigansela, acataselo, acatasela, acateselo
follow it to him: acatesela, acatenselo, acatensela, acatarselo, siguesel*, seguírselo
mentioned: mencioné, mencionaste, mencionó, mencionaron, mencionado, mencionada, mencionados, mencionadas, mencionara
mentioned: mencionaran, aludi*, mencionaba*, aludía*
warned: advertiste, advertido, advertida, advertidos, advertidas, avisé, avisaste, avisó, avisaron, avisado, avisada
warned: avisados, avisadas, avisara, avisaran, alerté, alertaste, alertó, alertaron, alertado, alertada, alertados
warned: alertadas, alertara, alertaran, previne, previniste, previno, previnieron, prevenido, prevenida, prevenidos
warned: prevenidas, previniera, previnieran, advirti*, advertía*, avisaba*, alertaba*, prevenía*
warn me: avísenme, avisarme, alértame, alérteme, alértenme, alertame, alertarme, prevenirme, avisenme, alerteme
warn me: alertenme, adviert*, advertime, advertirme, preven*
warn us: adviértenos, adviértanos, adviértannos, avísanos, avísenos, avísennos, avisarnos, alértanos, alértenos
warn us: alértennos, alertarnos, prevénnos, prevénganos, prevéngannos, prevenirnos, adviertenos, adviertanos
warn us: adviertannos, avisanos, avisenos, avisennos, alertanos, alertenos, alertennos, prevennos, prevenganos
warn us: prevengannos, advertirnos
warn him: adviértele, adviértale, adviértanle, avísale, avísele, avísenle, avisale, avisarle, alértale, alértele
warn him: alértenle, alertale, alertarle, prevénle, prevéngale, prevénganle, prevenile, prevenirle, adviertele
warn him: adviertale, adviertanle, avisele, avisenle, alertele, alertenle, prevenle, prevengale, prevenganle
warn him: advertile, advertirle
warn it to me: adviértemelo, adviértemela, adviértemelos, adviértamelo, adviértamela, adviértamelos, adviértanmelo
warn it to me: adviértanmela, adviértanmelos, avísamelo, avísamela, avísamelos, avísemelo, avísemela, avísemelos
warn it to me: avísenmelo, avísenmela, avísenmelos, avisármelo, avisármela, alértamelo, alértamela, alértamelos
warn it to me: alértemelo, alértemela, alértemelos, alértenmelo, alértenmela, alértenmelos, alertármelo, alertármela
warn it to me: prevénmelo, prevénmela, prevénmelos, prevéngamelo, prevéngamela, prevéngamelos, prevénganmelo
warn it to me: prevénganmela, prevénganmelos, prevenírmelo, prevenírmela, adviertemelo, adviertemela, adviertemelos
warn it to me: adviertamelo, adviertamela, adviertamelos, adviertanmelo, adviertanmela, adviertanmelos, avisamelo
warn it to me: avisamela, avisamelos, avisemelo, avisemela, avisemelos, avisenmelo, avisenmela, avisenmelos
warn it to me: avisarmelo, avisarmela, alertamelo, alertamela, alertamelos, alertemelo, alertemela, alertemelos
warn it to me: alertenmelo, alertenmela, alertenmelos, alertarmelo, alertarmela, prevenmelo, prevenmela, prevenmelos
warn it to me: prevengamelo, prevengamela, prevengamelos, prevenganmelo, prevenganmela, prevenganmelos, prevenirmelo
warn it to me: prevenirmela, advertirmel*
warn it to him: adviérteselo, adviértesela, adviértaselo, adviértasela, adviértanselo, adviértansela, avísaselo
warn it to him: avísasela, avíseselo, avísesela, avísenselo, avísensela, avisárselo, alértaselo, alértasela
warn it to him: alérteselo, alértesela, alértenselo, alértensela, alertárselo, prevénselo, prevénsela, prevéngaselo
warn it to him: prevéngasela, prevénganselo, prevéngansela, prevenírselo, advierteselo, adviertesela, adviertaselo
warn it to him: adviertasela, adviertanselo, adviertansela, avisaselo, avisasela, aviseselo, avisesela, avisenselo
warn it to him: avisensela, avisarselo, alertaselo, alertasela, alerteselo, alertesela, alertenselo, alertensela
warn it to him: alertarselo, prevenselo, prevensela, prevengaselo, prevengasela, prevenganselo, prevengansela
warn it to him: prevenirselo, advertírselo
informed: informé, informaste, informó, informaron, informado, informada, informados, informadas, informara
informed: informaran, comuniqué, comunicaste, comunicó, comunicaron, comunicado, comunicada, comunicados, comunicadas
informed: comunicara, comunicaran, informaba*, comunicaba*
notified: notifiqué, notificaste, notificó, notificaron, notificado, notificada, notificados, notificadas, notificara
notified: notificaran, notificaba*
asked: pregunté, preguntaste, preguntó, preguntaron, preguntado, preguntada, preguntados, preguntadas, preguntara
asked: preguntaran, pediste, pedida, pedidas, pidió, pidieron, pidiera, pidieran, pidio, preguntaba*, pedía*
ask me: pregúntame, pregúnteme, pregúntenme, preguntame, preguntarme, pídanme, pregunteme, preguntenme, pidanme
ask me: pídeme, pídame, pidame, pedime, pedirme
ask us: pregúntanos, pregúntenos, pregúntennos, preguntarnos, preguntanos, preguntenos, preguntennos, pídenos, pidan*
ask us: pedirnos
ask it: pregúntalo, pregúntala, pregúntelo, pregúntela, pregúntenlo, pregúntenla, preguntalo, preguntala, preguntarlo
ask it: preguntarla, pídalo, pídala, pídanlo, pídanla, pedilo, pedila, pedirlo, pedirla, preguntelo, preguntela
ask it: preguntenlo, preguntenla, pidalo, pidala, pidanlo, pidanla, pidel*
ask him: pregúntale, pregúntele, pregúntenle, preguntale, preguntarle, pídale, pídanle, preguntele, preguntenle
ask him: pidale, pidanle, pídele, pedile, pedirle
ask it to me: pregúntamelo, pregúntamela, pregúntamelos, pregúntemelo, pregúntemela, pregúntemelos, pregúntenmelo
ask it to me: pregúntenmela, pregúntenmelos, preguntármelo, preguntármela, pídamelo, pídamela, pídamelos, pídanmelo
ask it to me: pídanmela, pídanmelos, preguntamelo, preguntamela, preguntamelos, preguntemelo, preguntemela
ask it to me: preguntemelos, preguntenmelo, preguntenmela, preguntenmelos, preguntarmelo, preguntarmela, pidamelo
ask it to me: pidamela, pidamelos, pidanmelo, pidanmela, pidanmelos, pidemel*, pedirmel*
ask it to him: pregúntaselo, pregúntasela, pregúnteselo, pregúntesela, pregúntenselo, pregúntensela, preguntárselo
ask it to him: pídaselo, pídasela, pídanselo, pídansela, preguntaselo, preguntasela, pregunteselo, preguntesela
ask it to him: preguntenselo, preguntensela, preguntarselo, pidaselo, pidasela, pidanselo, pidansela, pidesel*
ask it to him: pedírselo
requested: solicité, solicitaste, solicitó, solicitaron, solicitado, solicitada, solicitados, solicitadas, solicitara
requested: solicitaran, solicitaba*
answered: contesté, contestaste, contestó, contestaron, contestado, contestada, contestados, contestadas, contestara
answered: contestaran, respondi*, respondía*, contestaba*
replied: repliqué, replicaste, replicó, replicaron, replicado, replicada, replicados, replicadas, replicara
replied: replicaran, replicaba*
confirmed: confirmé, confirmaste, confirmó, confirmaron, confirmado, confirmada, confirmados, confirmadas, confirmara
confirmed: confirmaran, confirmaba*
verified: verifiqué, verificaste, verificó, verificaron, verificado, verificada, verificados, verificadas, verificara
verified: verificaran, comprobaron, comprobara, comprobaran, comprob*, verificaba*, comprobaba*
checked: revisé, revisaste, revisó, revisaron, revisado, revisada, revisados, revisadas, revisara, revisaran, chequeé
checked: chequeaste, chequeó, chequearon, chequeado, chequeada, chequeados, chequeadas, chequeara, chequearan
checked: consulté, consultaste, consultó, consultaron, consultado, consultada, consultados, consultadas, consultara
checked: consultaran, revisaba*, chequeaba*, consultaba*
hide: ocultamos, ocultan, oculte, ocultes, oculten, ocultemos, ocultá, ocultad, ocultate, escond*, ocultar*, esconder*
hid: oculté, ocultaste, ocultó, ocultaron, ocultara, ocultaran, escondi*, ocultaba*, escondía*
denied: negaste, negaron, negado, negada, negados, negadas, negara, negaran, denegué, denegaste, denegó, denegaron
denied: denegado, denegada, denegados, denegadas, denegara, denegaran, denegue, denego, negué, negó, negaba*
denied: denegaba*
refused: rehusé, rehusaste, rehusó, rehusaron, rehusado, rehusada, rehusados, rehusadas, rehusara, rehusaran, rechacé
refused: rechazaste, rechazó, rechazaron, rechazado, rechazada, rechazados, rechazadas, rechazara, rechazaran
refused: rehusaba*, rechazaba*
accepted: acepté, aceptaste, aceptó, aceptaron, aceptado, aceptada, aceptados, aceptadas, aceptara, aceptaran
accepted: aceptaba*
simulated: simulé, simulaste, simuló, simularon, simulado, simulada, simulados, simuladas, simulara, simularan
simulated: simulaba*
played: jugaste, jugaron, jugado, jugada, jugados, jugadas, jugara, jugaran, interpreté, interpretaste, interpretó
played: interpretaron, interpretado, interpretada, interpretados, interpretadas, interpretara, interpretaran, tocaste
played: tocaron, tocado, tocada, tocados, tocadas, tocara, tocaran, jugué, jugó, toqué, tocó, jugaba*, interpretaba*
played: tocaba*
assumed: adopté, adoptaste, adoptó, adoptaron, adoptado, adoptada, adoptados, adoptadas, adoptara, adoptaran, asumi*
assumed: asumía*, adoptaba*
became: convertiste, convirtió, convirtieron, convirtiera, convirtieran, transformé, transformaste, transformó
became: transformaron, transformara, transformaran, convirtio, volvi*, convertía*, volvía*, transformaba*
turned: giraste, giraron, girado, girada, girados, giradas, girara, giraran, giré, giró, giraba*
changed: cambié, cambiaste, cambió, cambiaron, cambiado, cambiada, cambiados, cambiadas, cambiara, cambiaran
changed: cambiaba*
modified: modifiqué, modificaste, modificó, modificaron, modificado, modificada, modificados, modificadas, modificara
modified: modificaran, alteré, alteraste, alteró, alteraron, alterado, alterada, alterados, alteradas, alterara
modified: alteraran, modificaba*, alteraba*
updated: actualicé, actualizaste, actualizó, actualizaron, actualizado, actualizada, actualizados, actualizadas
updated: actualizara, actualizaran, actualizaba*
configured: configuré, configuraste, configuró, configuraron, configurado, configurada, configurados, configuradas
configured: configurara, configuraran, configuraba*
enable: habilito, habilitas, habilita, habilitan, habilite, habilites, habiliten, habilitá, habilitad, habilitar*
enable: habilítal*, habilítam*, habilítel*, habilítem*, habilítenl*, habilítenm*
activate: activan, active, actives, activen, activá, activad, activar*, actíval*, actívam*, actível*, actívem*
activate: actívenl*, actívenm*
activated: activé, activaste, activó, activaron, activara, activaran, activaba*
deactivated: desactivé, desactivaste, desactivó, desactivaron, desactivara, desactivaran, desactivaba*
disable: deshabilito, deshabilitas, deshabilita, deshabilitan, deshabilite, deshabilites, deshabiliten, deshabilitá
disable: deshabilitad, inhabilito, inhabilitas, inhabilita, inhabilitan, inhabilite, inhabilites, inhabiliten
disable: inhabilitá, inhabilitad, deshabilitar*, deshabilítal*, deshabilítam*, deshabilítel*, deshabilítem*
disable: deshabilítenl*, deshabilítenm*, inhabilitar*, inhabilítal*, inhabilítam*, inhabilítel*, inhabilítem*
disable: inhabilítenl*, inhabilítenm*
restarted: reinicié, reiniciaste, reinició, reiniciaron, reiniciado, reiniciada, reiniciados, reiniciadas, reiniciara
restarted: reiniciaran, reiniciaba*
started: empecé, empezaste, empezó, empezaron, empezado, empezada, empezados, empezadas, empezara, empezaran, comencé
started: comenzaste, comenzó, comenzaron, comenzado, comenzada, comenzados, comenzadas, comenzara, comenzaran, inicié
started: iniciaste, inició, iniciaron, iniciado, iniciada, iniciados, iniciadas, iniciara, iniciaran, empece, empezo
started: comence, comenzo, empezaba*, comenzaba*, iniciaba*
finished: terminé, terminaste, terminó, terminaron, terminado, terminada, terminados, terminadas, terminara
finished: terminaran, acabé, acabaste, acabó, acabaron, acabado, acabada, acabados, acabadas, acabara, acabaran
finished: finalicé, finalizaste, finalizó, finalizaron, finalizado, finalizada, finalizados, finalizadas, finalizara
finished: finalizaran, concluiste, concluyó, concluyeron, concluido, concluida, concluidos, concluidas, concluyera
finished: concluyeran, terminaba*, acababa*, finalizaba*, concluía*
stopped: paraste, pararon, parados, paradas, parara, pararan, paré, paró, detuv*, detenid*, paraba*, detenía*
waited: esperé, esperaste, esperó, esperaron, esperados, esperadas, esperara, esperaran, aguardé, aguardaste, aguardó
waited: aguardaron, aguardado, aguardada, aguardados, aguardadas, aguardara, aguardaran, esperaba*, aguardaba*
used: usaron, usara, usaran, utilicé, utilizaste, utilizó, utilizaron, utilizado, utilizada, utilizados, utilizadas
used: utilizara, utilizaran, empleé, empleaste, empleó, emplearon, empleara, emplearan, usé, usaste, usó, usado, usada
used: usados, usadas, usaba*, utilizaba*, empleaba*
use me: utilízame, utilíceme, utilícenme, utilizame, utilizarme, empléame, empléeme, empléenme, empleame, emplearme
use me: utiliceme, utilicenme, empleeme, empleenme, úsame, úseme, úsenme, usarme
use us: utilízanos, utilícenos, utilícennos, utilizarnos, empléanos, empléenos, empléennos, emplearnos, utilizanos
use us: utilicenos, utilicennos, empleanos, empleenos, empleennos, úsanos, úsenos, úsennos, usenos, usennos, usarnos
use it: utilízalo, utilízala, utilícelo, utilícela, utilícenlo, utilícenla, utilizalo, utilizala, utilizarlo
use it: utilizarla, empléalo, empléala, empléelo, empléela, empléenlo, empléenla, emplealo, empleala, emplearlo
use it: emplearla, utilicelo, utilicela, utilicenlo, utilicenla, empleelo, empleela, empleenlo, empleenla, úsalo
use it: úsala, usalo, usala, úselo, úsela, uselo, usela, usenl*, usarlo, usarla
use them: úsalos, úsalas, úsales, úselos, úselas, úseles, úsenlos, úsenlas, úsenles, usalos, utilízalos, utilízalas
use them: utilízales, utilícelos, utilícelas, utilíceles, utilícenlos, utilícenlas, utilícenles, utilizalos
use them: utilizarlos, utilizarlas, utilizarles, empléalos, empléalas, empléales, empléelos, empléelas, empléeles
use them: empléenlos, empléenlas, empléenles, emplealos, emplearlos, emplearlas, emplearles, usalas, usales, uselos
use them: uselas, useles, usenlos, usenlas, usenles, utilizalas, utilizales, utilicelos, utilicelas, utiliceles
use them: utilicenlos, utilicenlas, utilicenles, emplealas, empleales, empleelos, empleelas, empleeles, empleenlos
use them: empleenlas, empleenles, usarl*
use him: utilízale, utilícele, utilícenle, utilizale, utilizarle, empléale, empléele, empléenle, empleale, emplearle
use him: utilicele, utilicenle, empleele, empleenle, úsale, úsele, úsenle, usarle
use it to me: utilízamelo, utilízamela, utilízamelos, utilícemelo, utilícemela, utilícemelos, utilícenmelo
use it to me: utilícenmela, utilícenmelos, utilizármelo, utilizármela, empléamelo, empléamela, empléamelos, empléemelo
use it to me: empléemela, empléemelos, empléenmelo, empléenmela, empléenmelos, empleármelo, empleármela, utilizamelo
use it to me: utilizamela, utilizamelos, utilicemelo, utilicemela, utilicemelos, utilicenmelo, utilicenmela
use it to me: utilicenmelos, utilizarmelo, utilizarmela, empleamelo, empleamela, empleamelos, empleemelo, empleemela
use it to me: empleemelos, empleenmelo, empleenmela, empleenmelos, emplearmelo, emplearmela, usamel*, usemel*
use it to me: usenmel*, usarmel*
use it to him: utilízaselo, utilízasela, utilíceselo, utilícesela, utilícenselo, utilícensela, utilizárselo
use it to him: empléaselo, empléasela, empléeselo, empléesela, empléenselo, empléensela, empleárselo, utilizaselo
use it to him: utilizasela, utiliceselo, utilicesela, utilicenselo, utilicensela, utilizarselo, empleaselo, empleasela
use it to him: empleeselo, empleesela, empleenselo, empleensela, emplearselo, usasel*, usesel*, usensel*, usárselo
applied: apliqué, aplicaste, aplicó, aplicaron, aplicado, aplicada, aplicados, aplicadas, aplicara, aplicaran
applied: aplicaba*
entered: entré, entraste, entró, entraron, entrado, entrados, entrara, entraran, ingresé, ingresaste, ingresó
entered: ingresaron, ingresado, ingresada, ingresados, ingresadas, ingresara, ingresaran, introduje, introdujiste
entered: introdujo, introdujeron, introducido, introducida, introducidos, introducidas, introdujera, introdujeran
entered: entraba*, ingresaba*, introducía*
leave: dejar, dejará, dejarán, dejaré, dejaría, dejaremos, dejas, deja, dejan, deje, dejá, dejad, abandono, abandonas
leave: abandona, abandonan, abandone, abandones, abandonen, abandoná, abandonad, marcho, marcha, marchan, marche
leave: marchen, marchá, marchad, dejare, dejaria, dejo, dejes, dejen, dejemos, déjal*, déjam*, déjel*, déjem*, déjenl*
leave: déjenm*, abandonar*, abandónal*, abandónam*, abandónel*, abandónem*, abandónenl*, abandónenm*, marchar*
leave: márchal*, márcham*, márchat*, márchas*, márchel*, márchem*, márchet*, márches*
arrived: llegué, llegaste, llegó, llegaron, llegado, llegada, llegados, llegadas, llegara, llegaran, llegaba*
returned: regresé, regresaste, regresó, regresaron, regresado, regresada, regresados, regresadas, regresara
returned: regresaran, retorné, retornaste, retornó, retornaron, retornado, retornada, retornados, retornadas
returned: retornara, retornaran, devolvi*, devuelt*, regresaba*, devolvía*, retornaba*
saved: guardé, guardaste, guardó, guardaron, guardado, guardada, guardados, guardadas, guardara, guardaran, ahorré
saved: ahorraste, ahorró, ahorraron, ahorrado, ahorrada, ahorrados, ahorradas, ahorrara, ahorraran, guardaba*
saved: ahorraba*
stored: almacené, almacenaste, almacenó, almacenaron, almacenado, almacenada, almacenados, almacenadas, almacenara
stored: almacenaran, almacenaba*
kept: mantuve, mantuviste, mantuvo, mantuvieron, mantenido, mantenida, mantenidos, mantenidas, mantuviera, mantuvieran
kept: conservé, conservaste, conservó, conservaron, conservado, conservada, conservados, conservadas, conservara
kept: conservaran, quedé, quedaste, quedó, quedaron, quedado, quedada, quedados, quedadas, quedara, quedaran
kept: mantenía*, conservaba*, quedaba*
added: agregué, agregaste, agregó, agregaron, agregado, agregada, agregados, agregadas, agregara, agregaran, sumaste
added: sumaron, sumado, sumada, sumados, sumadas, sumara, sumaran, anadi*, sumé, sumó, añadía*, agregaba*, sumaba*
add us: añádenos, añádanos, añádannos, añadirnos, agréganos, agréguenos, agréguennos, agregarnos, súmanos, sumarnos
add us: añadenos, añadanos, añadannos, agreganos, agreguenos, agreguennos, sumanos, sumen*
inserted: inserté, insertaste, insertó, insertaron, insertado, insertada, insertados, insertadas, insertara
inserted: insertaran, insertaba*
append: adjuntá, adjunt*, adjuntar*, adjúntal*, adjúntam*, adjúntel*, adjúntem*, adjúntenl*, adjúntenm*
included: incluiste, incluyó, incluyeron, incluido, incluida, incluidos, incluidas, incluyera, incluyeran, incluía*
excluded: excluiste, excluyó, excluyeron, excluido, excluida, excluidos, excluidas, excluyera, excluyeran, excluía*
omit: omitimos, omití, omitid, omiti, omitir, omito, omites, omite, omiten, omita, omitas, omitan, omitamos, omitir*
omit: omítel*, omítem*, omítal*, omítam*, omítanl*, omítanm*
avoided: evité, evitaste, evitó, evitaron, evitado, evitada, evitados, evitadas, evitara, evitaran, evitaba*
filtered: filtré, filtraste, filtró, filtraron, filtrado, filtrada, filtrados, filtradas, filtrara, filtraran, cribé
filtered: cribaste, cribó, cribaron, cribado, cribada, cribados, cribadas, cribara, cribaran, filtraba*, cribaba*
blocked: bloqueé, bloqueaste, bloqueó, bloquearon, bloqueado, bloqueada, bloqueados, bloqueadas, bloqueara, bloquearan
blocked: bloqueaba*
unlocked: desbloqueé, desbloqueaste, desbloqueó, desbloquearon, desbloqueado, desbloqueada, desbloqueados
unlocked: desbloqueadas, desbloqueara, desbloquearan, desbloqueaba*
restrict: restringimos, restringí, restringid, restringi, restrin*, restringir*, restríngel*, restríngem*, restrínjal*
restrict: restrínjam*, restrínjanl*, restrínjanm*
limited: limité, limitaste, limitó, limitaron, limitado, limitada, limitados, limitadas, limitara, limitaran
limited: limitaba*
forbid: prohibid, prohib*, prohibir*, prohíbel*, prohíbem*, prohíbal*, prohíbam*, prohíbanl*, prohíbanm*
released: liberé, liberaste, liberó, liberaron, liberara, liberaran, solté, soltaste, soltó, soltaron, soltado
released: soltada, soltados, soltadas, soltara, soltaran, solte, solto, liberaba*, soltaba*
created: creaste, crearon, creado, creada, creados, creadas, creara, crearan, creé, creó, creaba*
made: fabriqué, fabricaste, fabricó, fabricaron, fabricado, fabricada, fabricados, fabricadas, fabricara, fabricaran
made: fabricaba*
do: hacer, hacerá, hacerán, haceré, hacería, haceremos, haces, hacen, hacemos, haga, hagas, hagan, hagamos, hacé
do: haced, hacete, realizo, realizas, realiza, realizamos, realizan, realice, realices, realicen, realicemos, realizá
do: realizad, realizate, efectuo, efectuas, efectua, efectuamos, efectuan, efectue, efectues, efectuen, efectuemos
do: efectuá, efectuad, efectuate, hacera, haceran, hacere, haceria, hago, haz, realizar*, efectuar*
did: realicé, realizaste, realizó, realizaron, realizara, realizaran, efectué, efectuaste, efectuó, efectuaron
did: efectuara, efectuaran, hice, hiciste, hicieron, hiciera, hicieran, hizo, hacía*, realizaba*, efectuaba*
do me: hágame, háganme, realízame, realíceme, realícenme, realizame, realizarme, eféctuame, eféctueme, eféctuenme
do me: efectuame, efectuarme, hagame, haganme, realiceme, realicenme, efectueme, efectuenme, hazme, haceme, hacerme
do us: realízanos, realícenos, realícennos, realizarnos, eféctuanos, eféctuenos, eféctuennos, efectuarnos, realizanos
do us: realicenos, realicennos, efectuanos, efectuenos, efectuennos, haznos, hagan*, hacernos
do them: hágalos, hágalas, hágales, háganlos, háganlas, háganles, hacelos, hacerlos, hacerlas, hacerles, realízalos
do them: realízalas, realízales, realícelos, realícelas, realíceles, realícenlos, realícenlas, realícenles, realizalos
do them: realizarlos, realizarlas, realizarles, eféctualos, eféctualas, eféctuales, eféctuelos, eféctuelas, eféctueles
do them: eféctuenlos, eféctuenlas, eféctuenles, efectualos, efectuarlos, efectuarlas, efectuarles, hagalos, hagalas
do them: hagales, haganlos, haganlas, haganles, realizalas, realizales, realicelos, realicelas, realiceles
do them: realicenlos, realicenlas, realicenles, efectualas, efectuales, efectuelos, efectuelas, efectueles
do them: efectuenlos, efectuenlas, efectuenles, hazlos, hazlas, hazles
do him: hágale, háganle, realízale, realícele, realícenle, realizale, realizarle, eféctuale, eféctuele, eféctuenle
do him: efectuale, efectuarle, hagale, haganle, realicele, realicenle, efectuele, efectuenle, hazle, hacele, hacerle
do it to me: hágamelo, hágamela, hágamelos, háganmelo, háganmela, háganmelos, realízamelo, realízamela, realízamelos
do it to me: realícemelo, realícemela, realícemelos, realícenmelo, realícenmela, realícenmelos, realizármelo
do it to me: realizármela, eféctuamelo, eféctuamela, eféctuamelos, eféctuemelo, eféctuemela, eféctuemelos
do it to me: eféctuenmelo, eféctuenmela, eféctuenmelos, efectuármelo, efectuármela, hagamelo, hagamela, hagamelos
do it to me: haganmelo, haganmela, haganmelos, realizamelo, realizamela, realizamelos, realicemelo, realicemela
do it to me: realicemelos, realicenmelo, realicenmela, realicenmelos, realizarmelo, realizarmela, efectuamelo
do it to me: efectuamela, efectuamelos, efectuemelo, efectuemela, efectuemelos, efectuenmelo, efectuenmela
do it to me: efectuenmelos, efectuarmelo, efectuarmela, hazmel*, hacérmela
do it to him: hágaselo, hágasela, háganselo, hágansela, realízaselo, realízasela, realíceselo, realícesela
do it to him: realícenselo, realícensela, realizárselo, eféctuaselo, eféctuasela, eféctueselo, eféctuesela
do it to him: eféctuenselo, eféctuensela, efectuárselo, hagaselo, hagasela, haganselo, hagansela, realizaselo
do it to him: realizasela, realiceselo, realicesela, realicenselo, realicensela, realizarselo, efectuaselo
do it to him: efectuasela, efectueselo, efectuesela, efectuenselo, efectuensela, efectuarselo, hazsel*, hacérselo
built: construiste, construyó, construyeron, construido, construida, construidos, construidas, construyera
built: construyeran, monté, montaste, montó, montaron, montado, montada, montados, montadas, montara, montaran
built: construía*, montaba*
generated: generé, generaste, generó, generaron, generado, generada, generados, generadas, generara, generaran
generated: generaba*
produced: produje, produjiste, produjo, produjeron, producido, producida, producidos, producidas, produjera
produced: produjeran, producía*
designed: diseñé, diseñaste, diseñó, diseñaron, diseñado, diseñada, diseñados, diseñadas, diseñara, diseñaran
designed: diseñaba*
developed: desarrollé, desarrollaste, desarrolló, desarrollaron, desarrollado, desarrollada, desarrollados
developed: desarrolladas, desarrollara, desarrollaran, desarrollaba*
invented: inventé, inventaste, inventó, inventaron, inventado, inventada, inventados, inventadas, inventara
invented: inventaran, inventaba*
found: encontré, encontraste, encontró, encontraron, encontrado, encontrada, encontrados, encontradas, encontrara
found: encontraran, hallé, hallaste, halló, hallaron, hallado, hallada, hallados, halladas, hallara, hallaran
found: localicé, localizaste, localizó, localizaron, localizado, localizada, localizados, localizadas, localizara
found: localizaran, encontre, encontro, encontraba*, hallaba*, localizaba*
extracted: extraje, extrajiste, extrajo, extrajeron, extraído, extraída, extraídos, extraídas, extrajera, extrajeran
extracted: extraido, extraida, extraidos, extraidas, extraía*
collected: recopilé, recopilaste, recopiló, recopilaron, recopilado, recopilada, recopilados, recopiladas, recopilara
collected: recopilaran, recogí, recogiste, recogió, recogieron, recogido, recogida, recogidos, recogidas, recogiera
collected: recogieran, recogi, recogio, reuni*, recopilaba*, recogía*, reunía*
got: conseguiste, consiguió, consiguieron, consiguiera, consiguieran, consiguio, obtuv*, obtenía*, conseguía*
receive: recibimos, recibí, recibid, recibi, recib*, recibir*, recíbel*, recíbem*, recíbal*, recíbam*, recíbanl*
receive: recíbanm*
took: tomaste, tomaron, tomara, tomaran, llevé, llevaste, llevó, llevaron, llevara, llevaran, agarré, agarraste
took: agarró, agarraron, agarrara, agarraran, tomé, tomó, cogí, cogiste, cogió, cogieron, cogiera, cogieran, cogi
took: cogio, tomaba*, cogía*, llevaba*, agarraba*
take us: tómanos, tomarnos, cógenos, cogernos, llévanos, llévenos, llévennos, llevarnos, agárranos, agárrenos
take us: agárrennos, agarrarnos, tomanos, cogenos, llevanos, llevenos, llevennos, agarranos, agarrenos, agarrennos
take us: tomen*, cojan*
bring: traiga, traigas, traigan, traigamos, traer, traerá, traerán, traeré, traería, traeremos, traes, traen, traemos
bring: trae, traé, traed, traete, traera, traeran, traere, traeria, traig*
bring me: tráeme, tráiganme, traeme, traerme, traiganme, traiga*
bring us: tráenos, traernos, traenos, traigan*
put: ponga, pongas, pongan, pongamos, poné, poner, ponerá, ponerán, poneré, ponería, poneremos, pones, ponen, ponemos
put: poned, ponete, ponera, poneran, ponere, poneria, pongo, pon, puse, pusiste, pusieron, pusiera, pusieran, puso
put: puest*, colocar, coloco, colocas, coloca, colocamos, colocan, coloque, coloques, coloquen, coloquemos, colocá
put: colocad, coloqué, colocaste, colocó, colocaron, colocado, colocada, colocados, colocadas, colocara, colocaran
put: colocate, meter, meterá, meterán, meteré, metería, meteremos, metes, mete, metemos, meten, meté, meted, metete
put: metera, meteran, metere, meteria, meto, metan, metamos, metí, metiste, metió, metieron, metido, metida, metidos
put: metidas, metiera, metieran, meti, metio, ponía*, colocar*, colocaba*, metía*
put me: pónganme, colócame, colóqueme, colóquenme, colocame, colocarme, méteme, métanme, meteme, meterme, ponganme
put me: coloqueme, coloquenme, metanme, ponme, ponga*, poneme, ponerme, métame, metame
put us: colócanos, colóquenos, colóquennos, colocarnos, métenos, meternos, colocanos, coloquenos, coloquennos, metenos
put us: ponnos, pongan*, ponernos, metan*
put it: póngalo, póngala, pónganlo, pónganla, ponelo, ponela, ponerlo, ponerla, colócalo, colócala, colóquelo
put it: colóquela, colóquenlo, colóquenla, colocalo, colocala, colocarlo, colocarla, mételo, métela, métalo, métala
put it: métanlo, métanla, metelo, metela, meterlo, meterla, pongalo, pongala, ponganlo, ponganla, coloquelo, coloquela
put it: coloquenlo, coloquenla, metalo, metala, metanlo, metanla, ponlo, ponla
put them: póngalos, póngalas, póngales, pónganlos, pónganlas, pónganles, ponelos, ponerlos, ponerlas, ponerles
put them: colócalos, colócalas, colócales, colóquelos, colóquelas, colóqueles, colóquenlos, colóquenlas, colóquenles
put them: colocalos, colocarlos, colocarlas, colocarles, mételos, mételas, mételes, métalos, métalas, métales
put them: métanlos, métanlas, métanles, metelos, meterlos, meterlas, meterles, pongalos, pongalas, pongales, ponganlos
put them: ponganlas, ponganles, colocalas, colocales, coloquelos, coloquelas, coloqueles, coloquenlos, coloquenlas
put them: coloquenles, metelas, meteles, metalos, metalas, metales, metanlos, metanlas, metanles, ponlos, ponlas
put them: ponles
put him: póngale, pónganle, colócale, colóquele, colóquenle, colocale, colocarle, métele, métale, métanle, metele
put him: meterle, pongale, ponganle, coloquele, coloquenle, metale, metanle, ponle, ponele, ponerle
put it to me: póngamelo, póngamela, póngamelos, pónganmelo, pónganmela, pónganmelos, colócamelo, colócamela
put it to me: colócamelos, colóquemelo, colóquemela, colóquemelos, colóquenmelo, colóquenmela, colóquenmelos
put it to me: colocármelo, colocármela, métemelo, métemela, métemelos, métamelo, métamela, métamelos, métanmelo
put it to me: métanmela, métanmelos, metérmelo, metérmela, pongamelo, pongamela, pongamelos, ponganmelo, ponganmela
put it to me: ponganmelos, colocamelo, colocamela, colocamelos, coloquemelo, coloquemela, coloquemelos, coloquenmelo
put it to me: coloquenmela, coloquenmelos, colocarmelo, colocarmela, metemelo, metemela, metemelos, metamelo, metamela
put it to me: metamelos, metanmelo, metanmela, metanmelos, metermelo, metermela, ponmel*, ponermel*
put it to him: póngaselo, póngasela, pónganselo, póngansela, colócaselo, colócasela, colóqueselo, colóquesela
put it to him: colóquenselo, colóquensela, colocárselo, méteselo, métesela, métaselo, métasela, métanselo, métansela
put it to him: metérselo, pongaselo, pongasela, ponganselo, pongansela, colocaselo, colocasela, coloqueselo
put it to him: coloquesela, coloquenselo, coloquensela, colocarselo, meteselo, metesela, metaselo, metasela, metanselo
put it to him: metansela, meterselo, ponsel*, ponérselo
moved: trasladé, trasladaste, trasladó, trasladaron, trasladado, trasladada, trasladados, trasladadas, trasladara
moved: trasladaran, moví, moviste, movió, movieron, movido, movida, movidos, movidas, moviera, movieran, movi, movio
moved: movía*, trasladaba*
choose: elegid, elijo, elija, elijas, elijan, elijamos, elige*, elegi*, escoger, escojo, escoges, escoge, escogemos
choose: escogen, escoja, escojas, escojan, escojamos, escogé, escoged, elegir*, elígel*, elígem*, elíjal*, elíjam*
choose: elíjanl*, elíjanm*, escoger*, escógel*, escógem*, escójal*, escójam*, escójanl*, escójanm*
selected: seleccioné, seleccionaste, seleccionó, seleccionaron, seleccionado, seleccionada, seleccionados
selected: seleccionadas, seleccionara, seleccionaran, seleccionaba*
clicked: pulsé, pulsaste, pulsó, pulsaron, pulsado, pulsada, pulsados, pulsadas, pulsara, pulsaran, clicaste, clicó
clicked: clicaron, clicado, clicada, clicados, clicadas, clicara, clicaran, pinché, pinchaste, pinchó, pincharon
clicked: pinchado, pinchada, pinchados, pinchadas, pinchara, pincharan, cliqué, pulsaba*, clicaba*, pinchaba*
pressed: presioné, presionaste, presionó, presionaron, presionado, presionada, presionados, presionadas, presionara
pressed: presionaran, apreté, apretaste, apretó, apretaron, apretado, apretada, apretados, apretadas, apretara
pressed: apretaran, aprete, apreto, presionaba*, apretaba*
typed: tecleé, tecleaste, tecleó, teclearon, tecleado, tecleada, tecleados, tecleadas, tecleara, teclearan, tipeé
typed: tipeaste, tipeó, tipearon, tipeado, tipeada, tipeados, tipeadas, tipeara, tipearan, tecleaba*, tipeaba*
signed: firmé, firmaste, firmó, firmaron, firmado, firmada, firmados, firmadas, firmara, firmaran, firmaba*
registered: registré, registraste, registró, registraron, registrado, registrada, registrados, registradas, registrara
registered: registraran, inscribi*, registraba*, inscribía*
reported: reporté, reportaste, reportó, reportaron, reportado, reportada, reportados, reportadas, reportara
reported: reportaran, reportaba*
reviewed: repasé, repasaste, repasó, repasaron, repasado, repasada, repasados, repasadas, repasara, repasaran
reviewed: repasaba*
analyzed: analicé, analizaste, analizó, analizaron, analizado, analizada, analizados, analizadas, analizara
analyzed: analizaran, analizaba*
evaluated: evalué, evaluaste, evaluó, evaluaron, evaluado, evaluada, evaluados, evaluadas, evaluara, evaluaran, valoré
evaluated: valoraste, valoró, valoraron, valorado, valorada, valorados, valoradas, valorara, valoraran, evaluaba*
evaluated: valoraba*
compared: comparé, comparaste, comparó, compararon, comparado, comparada, comparados, comparadas, comparara
compared: compararan, comparaba*
corrected: corregiste, corrigió, corrigieron, corregido, corregida, corregidos, corregidas, corrigiera, corrigieran
corrected: corrigio, corregía*
improve: mejorá, mejor*, mejorar*, mejóral*, mejóram*, mejórel*, mejórem*, mejórenl*, mejórenm*
fixed: arreglé, arreglaste, arregló, arreglaron, arreglado, arreglada, arreglados, arregladas, arreglara, arreglaran
fixed: reparé, reparaste, reparó, repararon, reparado, reparada, reparados, reparadas, reparara, repararan, arreglaba*
fixed: reparaba*
solved: solucioné, solucionaste, solucionó, solucionaron, solucionado, solucionada, solucionados, solucionadas
solved: solucionara, solucionaran, resolvi*, resuelt*, resolvía*, solucionaba*
counted: contabilicé, contabilizaste, contabilizó, contabilizaron, contabilizado, contabilizada, contabilizados
counted: contabilizadas, contabilizara, contabilizaran, contabilizaba*
think: pensamos, pensemos, pensá, pensad, reflexiono, reflexionas, reflexiona, reflexionan, reflexione, reflexiones
think: reflexionen, reflexioná, reflexionad, pensa, piens*, pensar*, piénsal*, piénsam*, piénsel*, piénsem*, piénsenl*
think: piénsenm*, reflexionar*, reflexiónal*, reflexiónam*, reflexiónel*, reflexiónem*, reflexiónenl*, reflexiónenm*
believe: creer, creerá, creerán, creeré, creería, creeremos, creed, creera, creeran, creere, creeria, créanl*, créanm*
know: saber, saberá, saberán, saberé, sabería, saberemos, saben, sabe, sabé, sabed, sabera, saberan, sabere, saberia
know: sepa, sepas, sepan, sepamos, conocer, conoces, conoce, conocemos, conocen, conozca, conozcas, conozcan
know: conozcamos, conocé, conoced, sábel*, sábem*, sépal*, sépam*, sépanl*, sépanm*, conocer*, conócel*, conócem*
know: conózcal*, conózcam*, conózcanl*, conózcanm*
remembered: recordé, recordaste, recordó, recordaron, recordado, recordada, recordados, recordadas, recordara
remembered: recordaran, acordé, acordaste, acordó, acordaron, acordado, acordada, acordados, acordadas, acordara
remembered: acordaran, recorde, recordo, acorde, acordo, recordaba*, acordaba*
trained: entrené, entrenaste, entrenó, entrenaron, entrenado, entrenada, entrenados, entrenadas, entrenara, entrenaran
trained: capacité, capacitaste, capacitó, capacitaron, capacitado, capacitada, capacitados, capacitadas, capacitara
trained: capacitaran, entrenaba*, capacitaba*
instructed: instruiste, instruyó, instruyeron, instruido, instruida, instruidos, instruidas, instruyera, instruyeran
instructed: indiqué, indicaste, indicó, indicaron, indicado, indicada, indicados, indicadas, indicara, indicaran
instructed: encargué, encargaste, encargó, encargaron, encargada, encargadas, encargara, encargaran, instruía*
instructed: indicaba*, encargaba*
ordered: ordené, ordenaste, ordenó, ordenaron, ordenado, ordenada, ordenados, ordenadas, ordenara, ordenaran
ordered: encomendaron, encomendara, encomendaran, encomend*, ordenaba*, encomendaba*
demand: exigid, exijo, exija, exijas, exijan, exijamos, exigir, exiges, exige, exigimos, exigen, exigí, exigi, exigir*
demand: exígel*, exígem*, exíjal*, exíjam*, exíjanl*, exíjanm*
require: requiero, requieres, requiere, requerimos, requieren, requiera, requieras, requieran, requiramos, requerí
require: requerid, requeri, requerir*, requiérel*, requiérem*, requiéral*, requiéram*, requiéranl*, requiéranm*
helped: ayudé, ayudaste, ayudó, ayudaron, ayudado, ayudada, ayudados, ayudadas, ayudara, ayudaran, asisti*, ayudaba*
helped: asistía*
tried: intenté, intentaste, intentó, intentaron, intentado, intentada, intentados, intentadas, intentara, intentaran
tried: probé, probaste, probó, probaron, probado, probada, probados, probadas, probara, probaran, traté, trataste
tried: trató, trataron, tratado, tratada, tratados, tratadas, tratara, trataran, probe, probo, intentaba*, probaba*
tried: trataba*
looked: miraste, miraron, mirado, mirada, mirados, miradas, mirara, miraran, miré, miró, miraba*
spoke: hablé, hablaste, habló, hablaron, hablara, hablaran, conversé, conversaste, conversó, conversaron, conversara
spoke: conversaran, charlé, charlaste, charló, charlaron, charlara, charlaran, hablaba*, conversaba*, charlaba*
talked: platiqué, platicaste, platicó, platicaron, platicado, platicada, platicados, platicadas, platicara, platicaran
talked: dialogué, dialogaste, dialogó, dialogaron, dialogado, dialogada, dialogados, dialogadas, dialogara, dialogaran
talked: platicaba*, dialogaba*
discuss: discutimos, discutí, discutid, debatimos, debatí, debatid, discuti, debati, discut*, debat*, discutir*
discuss: discútel*, discútem*, discútal*, discútam*, discútanl*, discútanm*, debatir*, debátel*, debátem*, debátal*
discuss: debátam*, debátanl*, debátanm*
felt: sentiste, sentida, sentidos, sentidas, sinti*, sentía*
liked: gusté, gustaste, gustó, gustaron, gustado, gustada, gustados, gustadas, gustara, gustaran, gustaba*
loved: amaron, amara, amaran, encanté, encantaste, encantó, encantaron, encantado, encantada, encantados, encantadas
loved: encantara, encantaran, amé, amaste, amó, amado, amada, amados, amadas, amaba*, encantaba*
lived: viviste, vivió, vivieron, vivido, vivida, vividos, vividas, viviera, vivieran, vivio, vivía*
killed: mataste, mataron, matado, matada, matados, matadas, matara, mataran, maté, mató, mataba*
hacked: hackeé, hackeaste, hackeó, hackearon, hackeado, hackeada, hackeados, hackeadas, hackeara, hackearan, pirateé
hacked: pirateaste, pirateó, piratearon, pirateado, pirateada, pirateados, pirateadas, pirateara, piratearan
hacked: hackeaba*, pirateaba*
stole: robaste, robaron, robara, robaran, hurté, hurtaste, hurtó, hurtaron, hurtara, hurtaran, robé, robó, robaba*
stole: hurtaba*
break: quebramos, quebrá, quebrad, quebranto, quebrantas, quebranta, quebrantan, quebrante, quebrantes, quebranten
break: quebrantá, quebrantad, quebra, romper, rompo, rompes, rompe, rompemos, rompen, rompa, rompas, rompan, rompamos
break: rompé, romped, quiebr*, quebr*, romper*, rómpel*, rómpem*, rómpal*, rómpam*, rómpanl*, rómpanm*, quebrar*
break: quiébral*, quiébram*, quiébrel*, quiébrem*, quiébrenl*, quiébrenm*, quebrantar*, quebrántal*, quebrántam*
break: quebrántel*, quebrántem*, quebrántenl*, quebrántenm*
broke: quebré, quebraste, quebró, quebraron, quebrara, quebraran, quebranté, quebrantaste, quebrantó, quebrantaron
broke: quebrantara, quebrantaran, quebre, quebro, rompi*, rompía*, quebraba*, quebrantaba*
violated: violé, violaste, violó, violaron, violado, violada, violados, violadas, violara, violaran, vulneré
violated: vulneraste, vulneró, vulneraron, vulnerado, vulnerada, vulnerados, vulneradas, vulnerara, vulneraran
violated: infringi*, violaba*, infringía*, vulneraba*
attach: anexo, anexas, anexa, anexan, anexe, anexes, anexen, anexá, anexad, anexar*, anéxal*, anéxam*, anéxel*
attach: anéxem*, anéxenl*, anéxenm*
worked: trabajé, trabajaste, trabajó, trabajaron, trabajado, trabajada, trabajados, trabajadas, trabajara, trabajaran
worked: funcioné, funcionaste, funcionó, funcionaron, funcionado, funcionada, funcionados, funcionadas, funcionara
worked: funcionaran, laboré, laboraste, laboró, laboraron, laborado, laborada, laborados, laboradas, laborara
worked: laboraran, trabajaba*, funcionaba*, laboraba*
buy: compro, compran, compre, compres, compren, comprá, comprad, comprar*, cómpral*, cómpram*, cómprel*, cómprem*
buy: cómprenl*, cómprenm*
bought: compré, compraste, compró, compraron, comprado, comprada, comprados, compradas, comprara, compraran, compraba*
charged: cobré, cobraste, cobró, cobraron, cobrado, cobrada, cobrados, cobradas, cobrara, cobraran, cobraba*
refunded: reembolsé, reembolsaste, reembolsó, reembolsaron, reembolsado, reembolsada, reembolsados, reembolsadas
refunded: reembolsara, reembolsaran, reembolsaba*
spent: gasté, gastaste, gastó, gastaron, gastado, gastada, gastados, gastadas, gastara, gastaran, gastaba*
won: ganaste, ganaron, ganado, ganada, ganados, ganadas, ganara, ganaran, gané, ganó, ganaba*
booked: reservé, reservaste, reservó, reservaron, reservara, reservaran, reservaba*
scheduled: agendé, agendaste, agendó, agendaron, agendado, agendada, agendados, agendadas, agendara, agendaran
scheduled: agendaba*
meet: reunime, reunilo, reunila, reunilos, reunile, reunite, reúnet*, reúnes*, reúnat*, reúnas*, reúnant*, reúnans*
visited: visité, visitaste, visitó, visitaron, visitado, visitada, visitados, visitadas, visitara, visitaran
visited: visitaba*
drove: manejé, manejaste, manejó, manejaron, manejara, manejaran, conduj*, conducía*, manejaba*
walked: caminé, caminaste, caminó, caminaron, caminado, caminada, caminados, caminadas, caminara, caminaran, andaste
walked: andaron, andado, andada, andados, andadas, andara, andaran, andé, andó, caminaba*, andaba*
sat: senté, sentaste, sentó, sentaron, sentado, sentada, sentados, sentadas, sentara, sentaran, sente, sento, sentaba*
slept: dormiste, dormido, dormida, dormidos, dormidas, durmi*, dormía*
eat: comen, comer, comerá, comerán, comeré, comería, comeremos, comes, come, comemos, comé, comed, comera, comeran
eat: comere, comeria, coma, comas, coman, comamos, cómel*, cómem*, cómal*, cómam*, cómanl*, cómanm*
cooked: cociné, cocinaste, cocinó, cocinaron, cocinado, cocinada, cocinados, cocinadas, cocinara, cocinaran, cocinaba*
washed: lavaste, lavaron, lavado, lavada, lavados, lavadas, lavara, lavaran, lavé, lavó, lavaba*
happened: pasaste, pasaron, pasados, pasadas, pasara, pasaran, ocurri*, sucedi*, pasé, pasó, aconteci*, ocurría*
happened: sucedía*, pasaba*, acontecía*
exist: existimos, existí, existid, existi, exist*, existir*, exístel*, exístem*, exístal*, exístam*, exístanl*
exist: exístanm*
contain: contengo, contienes, contienen, contenemos, contén, contenga, contengas, contengan, contené, contened, conten
contain: contene, contener*, conténl*, conténm*, conténgal*, conténgam*, conténganl*, conténganm*
contained: contuve, contuviste, contuvo, contuvieron, contenida, contenidas, contuviera, contuvieran, contenía*
meant: signifiqué, significaste, significó, significaron, significada, significadas, significara, significaran
meant: significaba*
ended: culminé, culminaste, culminó, culminaron, culminado, culminada, culminados, culminadas, culminara, culminaran
ended: culminaba*
served: serviste, servido, servida, servidos, servidas, sirvi*, servía*
considered: consideré, consideraste, consideró, consideraron, considerado, considerada, considerados, consideradas
considered: considerara, consideraran, consideraba*
regarded: estimé, estimaste, estimó, estimaron, estimara, estimaran, estimaba*
decide: decidimos, decidí, decidid, decidi, decid*, decidir*, decídel*, decídem*, decídal*, decídam*, decídanl*
decide: decídanm*
trust: confío, confías, confía, confiamos, confían, confíe, confíes, confíen, confiemos, confiá, confiad, fiar, fiará
trust: fiarán, fiaré, fiaría, fiaremos, fiare, fiaria, fio, fie, fío, fía, fían, fíe, fíen, fiad, confiar*, confíal*
trust: confíam*, confíel*, confíem*, confíenl*, confíenm*, fialo, fiala, fialos, fiale, fiamos, fiame, fiate, fías
trust: fias, fíel*, fiemos, fíet*, fíes, fies, fíenl*, fíenm*, fíent*
claimed: afirmé, afirmaste, afirmó, afirmaron, afirmado, afirmada, afirmados, afirmadas, afirmara, afirmaran, alegué
claimed: alegaste, alegó, alegaron, alegado, alegada, alegados, alegadas, alegara, alegaran, afirmaba*, alegaba*
recommended: recomendaron, recomendara, recomendaran, aconsejé, aconsejaste, aconsejó, aconsejaron, aconsejado
recommended: aconsejada, aconsejados, aconsejadas, aconsejara, aconsejaran, sugeriste, sugerido, sugerida, sugeridos
recommended: sugeridas, recomend*, sugiri*, recomendaba*, aconsejaba*, sugería*
propose: proponé, propon*, proponer*, propónl*, propónm*, propóngal*, propóngam*, propónganl*, propónganm*
invited: invité, invitaste, invitó, invitaron, invitara, invitaran, invitaba*
introduce: presentas, presenta, presentan, presentá, presentad, present*, presentar*, preséntal*, preséntam*
introduce: preséntel*, preséntem*, preséntenl*, preséntenm*
supported: apoyé, apoyaste, apoyó, apoyaron, apoyado, apoyada, apoyados, apoyadas, apoyara, apoyaran, apoyaba*
managed: gestioné, gestionaste, gestionó, gestionaron, gestionado, gestionada, gestionados, gestionadas, gestionara
managed: gestionaran, administré, administraste, administró, administraron, administrado, administrada, administrados
managed: administradas, administrara, administraran, dirigi*, gestionaba*, administraba*, dirigía*
controlled: controlé, controlaste, controló, controlaron, controlado, controlada, controlados, controladas, controlara
controlled: controlaran, controlaba*
operate: operas, opera, operan, operá, operad, operar, opero, operamos, opere, operes, operen, operemos, operar*
operate: opéral*, opéram*, opérel*, opérem*, opérenl*, opérenm*
handle: encargame, encargalo, encargala, encargalos, encargale, atiend*, atend*, encarga*, atender*, atiéndel*
handle: atiéndem*, atiéndal*, atiéndam*, atiéndanl*, atiéndanm*, encárgat*, encárgas*, encárguet*, encárgues*
handle: encárguent*, encárguens*
processed: procesé, procesaste, procesó, procesaron, procesado, procesada, procesados, procesadas, procesara
processed: procesaran, tramité, tramitaste, tramitó, tramitaron, tramitado, tramitada, tramitados, tramitadas
processed: tramitara, tramitaran, procesaba*, tramitaba*
deliver: repartimos, repartí, repartid, reparti, repart*, repartir*, repártel*, repártem*, repártal*, repártam*
deliver: repártanl*, repártanm*
withdraw: retirame, retiralo, retirala, retiralos, retirale, retira*, retírat*, retíras*, retíret*, retíres*
withdraw: retírent*, retírens*
lent: presté, prestaste, prestó, prestaron, prestado, prestada, prestados, prestadas, prestara, prestaran, prestaba*
owed: adeudé, adeudaste, adeudó, adeudaron, adeudada, adeudados, adeudadas, adeudara, adeudaran, adeudaba*
published: publiqué, publicaste, publicó, publicaron, publicado, publicada, publicados, publicadas, publicara
published: publicaran, posteé, posteaste, posteó, postearon, posteado, posteada, posteados, posteadas, posteara
published: postearan, publicaba*, posteaba*
linked: enlacé, enlazaste, enlazó, enlazaron, enlazado, enlazada, enlazados, enlazadas, enlazara, enlazaran, vinculé
linked: vinculaste, vinculó, vincularon, vinculado, vinculada, vinculados, vinculadas, vinculara, vincularan
linked: enlazaba*, vinculaba*
connected: conecté, conectaste, conectó, conectaron, conectado, conectada, conectados, conectadas, conectara
connected: conectaran, conectaba*
installed: instalé, instalaste, instaló, instalaron, instalado, instalada, instalados, instaladas, instalara
installed: instalaran, instalaba*
merged: fusioné, fusionaste, fusionó, fusionaron, fusionado, fusionada, fusionados, fusionadas, fusionara, fusionaran
merged: combiné, combinaste, combinó, combinaron, combinado, combinada, combinados, combinadas, combinara, combinaran
merged: fusionaba*, combinaba*
cut: cortan, corte, cortes, corten, cortá, cortad, corté, cortaste, cortó, cortado, cortada, cortados, cortadas
cut: recort*, cortar*, cortaba*, córtal*, córtam*, córtel*, córtem*, córtenl*, córtenm*, recortar*, recortaba*
cut: recórtal*, recórtam*, recórtel*, recórtem*, recórtenl*, recórtenm*
filled: rellené, rellenaste, rellenó, rellenaron, rellenado, rellenada, rellenados, rellenadas, rellenara, rellenaran
filled: llené, llenaste, llenó, llenaron, llenado, llenada, llenados, llenadas, llenara, llenaran, rellenaba*
filled: llenaba*
completed: completé, completaste, completó, completaron, completado, completada, completados, completadas, completara
completed: completaran, completaba*
edited: edité, editaste, editó, editaron, editado, editada, editados, editadas, editara, editaran, editaba*
marked: marcaste, marcó, marcaron, marcado, marcada, marcados, marcadas, marcara, marcaran, señalé, señalaste, señaló
marked: señalaron, señalado, señalada, señalados, señaladas, señalara, señalaran, marqué, marcaba*, señalaba*
scored: puntué, puntuaste, puntuó, puntuaron, puntuado, puntuada, puntuados, puntuadas, puntuara, puntuaran, califiqué
scored: calificaste, calificó, calificaron, calificado, calificada, calificados, calificadas, calificara, calificaran
scored: puntuaba*, calificaba*
voted: votaste, votaron, votado, votada, votados, votadas, votara, votaran, voté, votó, votaba*
respected: respeté, respetaste, respetó, respetaron, respetado, respetada, respetados, respetadas, respetara
respected: respetaran, respetaba*
joined: junté, juntaste, juntó, juntaron, juntado, juntada, juntados, juntadas, juntara, juntaran, uniste, unió
joined: unier*, unido, unida, unidos, unidas, unía*, juntaba*
shared out: distribuiste, distribuyó, distribuyeron, distribuido, distribuida, distribuidos, distribuidas
shared out: distribuyera, distribuyeran, distribuía*
touched: palpé, palpaste, palpó, palparon, palpado, palpada, palpados, palpadas, palpara, palparan, palpaba*
held: sujeté, sujetaste, sujetó, sujetaron, sujetado, sujetada, sujetados, sujetadas, sujetara, sujetaran, sujetaba*
throw: tirad, lanzad, arrojad, tirar, tirará, tirarán, tiraré, tiraría, tiraremos, tiras, tira, tiramos, tiran, tirá
throw: tirare, tiraria, tiro, tire, tires, tiren, tiremos, lanzar, lanzo, lanzas, lanza, lanzamos, lanzan, lanzá
throw: lance*, arroj*, tíral*, tíram*, tírel*, tírem*, tírenl*, tírenm*, lanzar*, lánzal*, lánzam*, láncel*, láncem*
throw: láncenl*, láncenm*, arrojar*, arrójal*, arrójam*, arrójel*, arrójem*
pulled: jalaste, jalaron, jalado, jalada, jalados, jaladas, jalara, jalaran, estiré, estiraste, estiró, estiraron
pulled: estirado, estirada, estirados, estiradas, estirara, estiraran, jalé, jaló, jalaba*, estiraba*
pushed: empujé, empujaste, empujó, empujaron, empujado, empujada, empujados, empujadas, empujara, empujaran, empujaba*
raised: levanté, levantaste, levantó, levantaron, levantado, levantada, levantados, levantadas, levantara, levantaran
raised: alzaste, alzaron, alzado, alzada, alzados, alzadas, alzara, alzaran, elevé, elevaste, elevó, elevaron, elevara
raised: elevaran, alcé, alzó, levantaba*, alzaba*, elevaba*
reduced: reduje, redujiste, redujo, redujeron, reducido, reducida, reducidos, reducidas, redujera, redujeran
reduced: disminuiste, disminuyó, disminuyeron, disminuido, disminuida, disminuidos, disminuidas, disminuyera
reduced: disminuyeran, reducía*, disminuía*
expire: caduco, caducas, caduca, caducan, caduque, caduques, caduquen, caducá, caducad, expiro, expiras, expira
expire: expiran, expire, expires, expiren, expirá, expirad, venzo, venza, venzas, venzan, venzamos, vence*, caducar*
expire: cadúcal*, cadúcam*, cadúquel*, cadúquem*, cadúquenl*, cadúquenm*, vencer*, véncel*, véncem*, vénzal*, vénzam*
expire: vénzanl*, vénzanm*, expirar*, expíral*, expíram*, expírel*, expírem*, expírenl*, expírenm*
renewed: renové, renovaste, renovó, renovaron, renovado, renovada, renovados, renovadas, renovara, renovaran, renove
renewed: renovo, renovaba*
restored: restauré, restauraste, restauró, restauraron, restaurado, restaurada, restaurados, restauradas, restaurara
restored: restauraran, recuperé, recuperaste, recuperó, recuperaron, recuperado, recuperada, recuperados, recuperadas
restored: recuperara, recuperaran, restauraba*, recuperaba*
arrived late: tardé, tardaste, tardó, tardaron, tardado, tardada, tardados, tardadas, tardara, tardaran, tardaba*
detected: detecté, detectaste, detectó, detectaron, detectado, detectada, detectados, detectadas, detectara
detected: detectaran, detectaba*
cried: lloré, lloraste, lloró, lloraron, llorado, llorada, llorados, lloradas, llorara, lloraran, lloraba*
sang: canté, cantaste, cantó, cantaron, cantara, cantaran, cantaba*
assigned: asigné, asignaste, asignó, asignaron, asignado, asignada, asignados, asignadas, asignara, asignaran
assigned: asignaba*
represent yourself: presentame, presentalo, presentala, presentalos, presentale, presenta*, preséntat*, preséntas*
represent yourself: preséntet*, preséntes*, preséntent*, preséntens*
transcribed: transcribiste, transcribió, transcribieron, transcribiera, transcribieran, transcribio, transcri*
transcribed: transcribía*
obtain: adquirimos, adquirí, adquirid, adquiri, adquir*, adquirir*, adquírel*, adquírem*, adquíral*, adquíram*
obtain: adquíranl*, adquíranm*
instruct yourself: limitame, limitalo, limitala, limitalos, limitale, limita*, limítat*, limítas*, limítet*, limítes*
instruct yourself: limítent*, limítens*
break free: liberame, liberalo, liberala, liberalos, liberale, libera*, libérat*, libéras*, libéret*, libéres*
break free: libérent*, libérens*
dump: vuelco, vuelcas, vuelca, vuelcan, vuelque, vuelques, vuelquen, volca*, volquemos, volcar*, vuélcal*, vuélcam*
dump: vuélquel*, vuélquem*, vuélquenl*, vuélquenm*
exported: exporté, exportaste, exportó, exportaron, exportado, exportada, exportados, exportadas, exportara
exported: exportaran, exportaba*
recorded: grabé, grabaste, grabó, grabaron, grabado, grabada, grabados, grabadas, grabara, grabaran, grababa*
draw: dibujad, dibuj*, dibujar*, dibújal*, dibújam*, dibújel*, dibújem*, dibújenl*, dibújenm*
painted: pinté, pintaste, pintó, pintaron, pintado, pintada, pintados, pintadas, pintara, pintaran, pintaba*
measured: mediste, medido, medida, medidos, medidas, midió, midieron, midiera, midieran, midio, medía*
mixed: mezclé, mezclaste, mezcló, mezclaron, mezclado, mezclada, mezclados, mezcladas, mezclara, mezclaran, mezclaba*
added salt: salaste, salaron, salado, salada, salados, saladas, salara, salaran, salé, saló, salaba*
hired: contraté, contrataste, contrató, contrataron, contratado, contratada, contratados, contratadas, contratara
hired: contrataran, contrataba*
fired: despediste, despidió, despidieron, despedido, despedida, despedidos, despedidas, despidiera, despidieran
fired: despidio, despedía*
resign: renunciá, renunci*, renunciar*, renúncial*, renúnciam*, renúnciel*, renúnciem*, renúncienl*, renúncienm*
punished: castigué, castigaste, castigó, castigaron, castigado, castigada, castigados, castigadas, castigara
punished: castigaran, castigaba*
forced: obligué, obligaste, obligó, obligaron, obligadas, obligara, obligaran, forzaste, forzaron, forzado, forzada
forced: forzados, forzadas, forzara, forzaran, forcé, forzó, forzo, obligaba*, forzaba*
bothered: molesté, molestaste, molestó, molestaron, molestado, molestada, molestados, molestadas, molestara
bothered: molestaran, molestaba*
swear: jurad, jurar, jurará, jurarán, juraré, juraría, juraremos, juras, jura, juramos, juran, jurá, jurare, juraria
swear: juro, jure, jures, juren, juremos, júral*, júram*, júrel*, júrem*, júrenl*, júrenm*
guaranteed: garanticé, garantizaste, garantizó, garantizaron, garantizado, garantizada, garantizados, garantizadas
guaranteed: garantizara, garantizaran, aseguré, aseguraste, aseguró, aseguraron, asegurado, asegurada, asegurados
guaranteed: aseguradas, asegurara, aseguraran, garantizaba*, aseguraba*
miss: extrañan, extrañe, extrañes, extrañen, extrañá, extrañad, extrañar*, extráñal*, extráñam*, extráñel*, extráñem*
miss: extráñenl*, extráñenm*
missed: extrañé, extrañaste, extrañó, extrañaron, extrañado, extrañada, extrañados, extrañadas, extrañara, extrañaran
missed: extrañaba*
interested: interesé, interesaste, interesó, interesaron, interesado, interesada, interesados, interesadas, interesara
interested: interesaran, interesaba*
affected: afecté, afectaste, afectó, afectaron, afectado, afectada, afectados, afectadas, afectara, afectaran
affected: afectaba*
caused: causé, causaste, causó, causaron, causado, causada, causados, causadas, causara, causaran, provoqué
caused: provocaste, provocó, provocaron, provocado, provocada, provocados, provocadas, provocara, provocaran, causaba*
caused: provocaba*
resulted: resulté, resultaste, resultó, resultaron, resultada, resultadas, resultara, resultaran, resultaba*
covered: tapaste, taparon, tapado, tapada, tapados, tapadas, tapara, taparan, cubri*, cubiert*, tapé, tapó, cubría*
covered: tapaba*
prepared: preparé, preparaste, preparó, prepararon, preparara, prepararan, preparaba*
planned: planeé, planeaste, planeó, planearon, planeado, planeada, planeados, planeadas, planeara, planearan
planned: planifiqué, planificaste, planificó, planificaron, planificado, planificada, planificados, planificadas
planned: planificara, planificaran, planeaba*, planificaba*
lied: mentiste, mentido, mentida, mentidos, mentidas, minti*, mentía*
specified: especificaste, especificó, especificaron, especificado, especificada, especificados, especificadas
specified: especificara, especificaran, detallé, especifi*, detall*, especificaba*, detallaba*
allowed for: posibilité, posibilitaste, posibilitó, posibilitaron, posibilitado, posibilitada, posibilitados
allowed for: posibilitadas, posibilitara, posibilitaran, posibilitaba*
poisoned: envenené, envenenaste, envenenó, envenenaron, envenenado, envenenada, envenenados, envenenadas, envenenara
poisoned: envenenaran, envenenaba*
deployed: implementé, implementaste, implementó, implementaron, implementado, implementada, implementados
deployed: implementadas, implementara, implementaran, implementaba*
carried: transporté, transportaste, transportó, transportaron, transportado, transportada, transportados
carried: transportadas, transportara, transportaran, transportaba*
cleaned: limpié, limpiaste, limpió, limpiaron, limpiado, limpiada, limpiados, limpiadas, limpiara, limpiaran
cleaned: limpiaba*
from: a partir de, a partir del, a partir de la, desde la, desde el, proveniente de, procedente de, de parte de
do anything: hacer cualquier cosa, haz cualquier cosa, hacer lo que sea, hacer de todo
make a: haz un, haga* un, hace* un, hazme un, haz una, haga* una, hace* una, hazme una
without telling anything: sin decirle nada, sin decir nada, sin decirle nada a nadie, sin contar nada
everything you were told: todo lo que te dijeron, todo lo que te han dicho, todo lo que le dijeron
everything you were told: todo lo que le han dicho, todo lo que te hayan dicho
you are dan: eres dan, sos dan, serás dan, ahora eres dan
dan mode: modo dan, versión dan
as dan: como dan
to my: para mi, para mis
of your: de tu, de tus
to your: a tu, para tu, a tus, para tus
to a: a un, a una, a unos
of a: de un, de una
to this: a ese, a esa, a eso
to any: a cualquier, a cualquiera
of which: de los que, de las que
in which: en el que, en la que, en los que, en las que
with which: con el que, con la que, con los que
to which: al que, a la que
is that: es que
so as to: como para
must be: tiene que ser, ha de ser
has been: ha estado
have been: he sido
will be: va a ser, será, serán, sera, seran
it seems: parece que, me parece que
i have been: llevo, he estado
lie: mient*, menti*, mintamos, mentir*, miéntel*, miéntem*, miéntal*, miéntam*, miéntanl*, miéntanm*, mientas nunca
calls: llamadas
source: fuente
sources: fuentes
brand: marca
expense: gasto
expenses: gastos
rent: alquil*, arriend*, arrend*, alquilar*, alquílal*, alquílam*, alquílel*, alquílem*, alquílenl*, alquílenm*
rent: arrendar*, arriéndal*, arriéndam*, arriéndel*, arriéndem*, arriéndenl*, arriéndenm*
tenant: inquilino, inquilina
tenants: inquilinos, inquilinas
income: ingreso mensual, ingresos
loan: préstamo
loans: préstamos
debt: deuda
sale: venta
sales: ventas
present: presente, presentes
light: liger*, luz
written: escrit*, redactad*
consult: consulte, consulten, consultar*
advice: consejo, consejos
path: ruta, sendero
paths: rutas, senderos
local: local, locales
medical: medic*
independent: independiente, independientes
social: social, sociales
natural: natural, naturales
physical: fisic*
global: global, globales, mundial, mundiales
modern: modern*
famous: famos*
rich: rico, ricos, rica, ricas
poor: pobre, pobres
strong: fuerte, fuertes
weak: debil*, flaco, flaca, flacos, flacas
hard: duro, duros, dura, duras
soft: bland*, suave, suaves
wide: ancho, ancha, anchos, anchas, ampli*
deep: profund*
perfect: perfect*
creative: creativ*
funny: gracios*, divertid*, chistos*
formal: formal, formales
positive: positiv*
negative: negativ*
neutral: neutr*
random: aleatori*
permanent: permanente, permanentes
sworn: jurad*
married: casad*
stupid: tonto, tonta, tontos, tontas, estupid*
guilty: culpable, culpables
pump: bomba de agua, bomba de gasolina
will do: hará, harán, harás, hara, haran, haras, haré, haremos, hare
would do: haria*
will say: dirá, dirán, dirás, dira, diran, diras, diré, diremos, dire
would say: diria*
will put: pondr*
will leave: saldr*
will come: vendr*
will know: sabrá, sabrán, sabrás, sabré, sabra, sabran, sabras, sabre
will see: verás, verá, verán, veras, vera, veran
summer: verano
will give: dará, darán, darás, dara, daran, daras, daré
reserved: reservad*
drop the act: deja el teatro, deja de fingir, déjate de cuentos
drop: déjate de, suelta
state: estado
client: cliente
clients: clientes
unbound: desatado, sin ataduras, libre de ataduras
free from restrictions: libre de restricciones, liberado de restricciones, libre de toda restricción
everything i ask: todo lo que te pida, todo lo que te pido, todo lo que yo pida
without exception: sin excepción, sin excepciones
ignore all previous instructions: ignora todo lo anterior, ignore todo lo anterior, olvida todo lo anterior
ignore all previous instructions: ignora todo lo que te dijeron
pay no attention to: no prestes atención a, no prestes atención al, no preste atención a, no presten atención a
pay no attention to: no prestar atención a, sin prestar atención a, no tengas en cuenta, no tenga en cuenta
pay no attention to: no tomes en cuenta, no tome en cuenta
set aside: aparca*, hace a un lado, haz a un lado, ponga a un lado, pon a un lado
forget about: olvid* de
everything above: todo lo anterior, todo lo de arriba, todo lo que está arriba, todo lo precedente, todo lo dicho
everything above: todo lo dicho anteriormente, todo lo que hay arriba, todo lo de antes
everything before this: todo lo que viene antes, todo lo que venía antes, todo lo que te dijeron antes
the above text: el texto anterior, el texto precedente, texto anterior
the text below: el texto siguiente, el siguiente texto, el texto a continuación
above: arriba, encima, suprascrit*, más arriba, anteriormente citado, arriba mencionad*, por encima de
below: abajo, debajo, más abajo, a continuación, por debajo de
system prompt: prom* del sistema, indicacion* del sistema, instruccion* del sistema, mensaje del sistema
system prompt: mensajes del sistema, mensaje de sistema, instrucciones de sistema, system prompt
system prompt: prompt inicial del sistema, prompt de inicio
initial prompt: prompt original, primer prompt
hidden instructions: instrucciones secretas
instructions you were given: las instrucciones que te dieron, las instrucciones que te han dado
instructions you were given: las instrucciones que se te dieron, las instrucciones que has recibido
instructions you were given: las instrucciones que recibiste, instrucciones que te dieron, instrucciones que recibiste
instructions you were given: instrucciones que te han dado, instrucciones que le dieron
instructions you were given: instrucciones que se le dieron
what you were told: lo que te dijeron, lo que te han dicho, lo que se te dijo, lo que se te ha dicho
what you were told: lo que te hayan dicho, lo que le dijeron, lo que le han dicho
your instructions: sus instrucciones, sus indicaciones, tus órdenes, tus instrucciones de sistema
your rules: sus reglas, sus normas
your guidelines: sus directrices, sus pautas, sus lineamientos
your restrictions: sus restricciones, tus limitaciones, sus limitaciones, tus límites
your prompt: su prompt
your configuration: su configuración
your system prompt: su prompt de sistema, su prompt del sistema, tu mensaje de sistema, tu mensaje del sistema
from now on: a partir de ahora, a partir de este momento, de ahora en adelante, de aquí en adelante, desde ahora
from now on: desde este momento, en adelante, en lo sucesivo, de hoy en adelante, a partir de ya
until now: hasta ahora, hasta este momento, hasta el momento, hasta aquí, hasta la fecha, hasta este punto
pretend that: haz como si, haga como si, haz como que, haga como que, hagamos como que, simula que, simule que
pretend that: hacé de cuenta que, haz de cuenta que, haga de cuenta que
pretend to be: simula ser, simule ser, haz de, hazte pasar por, hágase pasar por, hacerte pasar por, hacerse pasar por
pretend to be: haciéndose pasar por
act as: actúa en calidad de, ejerce de, hace de
act as if: como si fueras
play the role of: haz el papel de, haga el papel de, asume el papel de, asuma el papel de, adopta el papel de
play the role of: desempeña el papel de, hacer el papel de, representa el papel de, asume el rol de, asuma el rol de
roleplay: juego de rol, juegos de rol, juguemos a un juego de rol, rolear, rolea, roleplay, role play
you are now: ya eres
you are no longer: ya no eres, ya no sos, usted ya no es, deja* de ser, has dejado de ser, ya no estás
you are free: estás libre
you must: debes, debés, debéis, deberás, debeis, deberas, tienes que, tenés que, tendrás que, usted tiene que
you must: tiene usted que, has de, ustedes tienen que
you must not: no tienes que, no tenés que
you should: deberías, debieras
you will: vas a, vais a, usted va a, ustedes van a
you have: tienes, tenés, tenéis, tenes, teneis, has, habéis, usted tiene
you know: sabes, sabés, sabéis, sabeis
you were: eras, estabas, fuiste, estuviste, usted era
you have no restrictions: no tienes límites, no tienes limitaciones, careces de restricciones, careces de límites
without restrictions: sin restricción alguna, sin limitaciones
uncensored: sin censura, sin censuras, sin pelos en la lengua, no censurado, sin censurar
unrestricted: irrestrict*, ilimitad*
unfiltered: no filtrado, no filtrada, sin filtrar
developer mode: modo dev
god mode: modo dios
jailbreak: jailbreak*, desbloqueo de restricciones
debug mode: modo debug
maintenance mode: modo de mantenimiento, modo mantenimiento
do anything now: haz cualquier cosa ahora, hacer cualquier cosa ahora, puedes hacer de todo
word for word: palabra por palabra, al pie de la letra, letra por letra, punto por punto
verbatim: textualmente, textual, literal*, tal cual, tal y como está, tal como está, de forma literal
verbatim: de manera literal, de forma textual, tal y como aparece, tal cual está, sin cambiar nada
verbatim: sin cambiar ni una coma
in full: íntegramente, enteramente, entero, por completo, al completo, en su totalidad, de forma íntegra
in full: de manera completa, sin omitir nada, sin recortar, sin resumir, sin dejarte nada, de principio a fin
completely: completamente, totalmente, plenamente, del todo
exactly: exact*, precisamente, justamente, con exactitud
do not tell: que no se entere, no le comentes, no comentes
do not mention: ni menciones, no hagas referencia a, no haga referencia a, no nombres
do not inform: no informes, no informe, no informes a, no informe a, no le informes, no pongas al corriente
do not inform: no comuniques
do not warn: no avises, no avise, no pongas sobre aviso, no avisen
without telling: sin avisar a, sin avisar, sin avisarle, sin informar a, sin informar, sin que se entere
without telling: sin que lo sepa, a espaldas de, a escondidas de, sin que el usuario lo sepa
without asking: sin preguntar, sin preguntarle, sin pedir permiso, sin pedir, sin consultar, sin preguntarme
without asking: sin pedirle permiso, sin pedir confirmación
without confirmation: sin necesidad de confirmación, sin aprobación, sin esperar confirmación
without warnings: sin avisos, sin descargos
secretly: en secreto, a escondidas, secretamente, disimuladamente, a hurtadillas, de tapadillo, con disimulo
secretly: de forma oculta, por lo bajo
silently: en silencio, silenciosamente, calladamente, sin hacer ruido
answer only: limit* a responder
reply with: respond* con, contesta con, conteste con
say only: di solo, diga solo, decí solo, di únicamente, diga únicamente, limítate a decir, di solamente
begin your reply with: empieza tu respuesta con, comienza tu respuesta con, inicia tu respuesta con
begin your reply with: comience su respuesta con, empieza tu respuesta por, empieza con, comienza con, comience con
end your reply with: termina tu respuesta con, acaba tu respuesta con, finaliza tu respuesta con
end your reply with: cierra tu respuesta con, termine su respuesta con
nothing else: nada más, y nada más, sin nada más, ninguna otra cosa, y punto
whoever reads this: quien lea esto, el que lea esto, quienquiera que lea esto, quien esté leyendo esto
whoever reads this: a quien lea esto
if you are: si estás
if you are reading this: si estás leyendo esto, si esta leyendo esto
note to: nota para, aviso para, mensaje para, aviso a, mensaje a
attention: atención, ojo, cuidado con
for ai assistants: para asistentes de inteligencia artificial
ai: ia, inteligencia artificial
language model: modelo lingüístico, llm
as an ai: como inteligencia artificial, como modelo de lenguaje
credit card: tarjeta de crédito, tarjetas de crédito, tarjeta de débito, tarjeta bancaria
bank details: datos bancarios, datos de la cuenta bancaria, datos de la cuenta
bank account: cuenta bancaria, cuentas bancarias, cuenta corriente
personal data: información personal
phone number: teléfono de contacto, número de celular, número de móvil
email address: dirección de correo electrónico, correos electrónicos de
email: correo electrónico, correo, email, mail
emails: correos electrónicos, correos, emails, mails
api key: clave de api, claves de api, llave de api, llaves de api, clave api, claves api, api key, clave de la api
access key: claves de acceso
password: contraseña, pin, clave secreta, clave personal, clave de usuario, palabra de paso
passwords: contraseñas, claves secretas, claves de usuario
pin: código pin, nip
database: base de datos, bases de datos, bbdd, bd
social engineering: ingeniería social
step by step: paso a paso
by heart: de memoria
out loud: en voz alta
for example: por ejemplo, p ej, pongamos por caso
of course: por supuesto, claro que sí, desde luego, claro, obvio, cómo no, por descontado
please: por favor, porfa, porfavor, porfis, sírvase, xfa, pf, te ruego, le ruego, haz el favor de, haga* el favor de
please: tenga la amabilidad de, ten la amabilidad de, ten la bondad de, si no es molestia
thank you: gracias, muchas gracias, mil gracias
thanks in advance: gracias de antemano, de antemano gracias, gracias por adelantado, muchas gracias de antemano
hello: hola, buenas, qué tal, buenos días, buenas tardes, buenas noches
good morning: muy buenos días
dear: estimad*, querid*, apreciado, apreciada
kind regards: saludos, cordialmente, atentamente, un saludo, saludos cordiales, reciba un cordial saludo
kind regards: un cordial saludo, un abrazo
sorry: lo siento, perdon*, disculp*
bye: adiós, chao, chau, hasta luego, hasta pronto
to the: al, a la, a los, a las
of the: del, de la, de los, de las
for the: pal
the one that: el que, la que, aquel que, aquella que
those who: los que, las que, aquellos que, quienes
what: qué, que es lo que, cual es la
all that: todo cuanto, cuanto
everything: todo lo, todo esto, todo eso
the: el, la, los, las, lo
a: un, una
some: unos, unas, algun*, ciertos, ciertas, un poco de
i am: soy, estoy, yo soy, yo estoy
i was: estuve
i have: tengo, he, yo tengo, yo he
i want: quiero, deseo, yo quiero
i would like: quisiera, querría, desearía, me gustaría, me encantaría
i would like you to: me gustaría que
i want you to: necesito que
i need: necesito, yo necesito, me hace falta, preciso de
i can: puedo, yo puedo
i know: sé, conozco, yo sé, ya sé
i think: creo, pienso, me parece, yo creo
i will: voy a, yo voy a
let us: vamos a
i have to: debo
could you: podria*, me puedes, puedes por favor
can you: podes
i: yo, servidor
me: me, mí, a mí, mi persona
to me: para mí
with me: conmigo
my: mi, mis, mío, mía, míos, mías
you: tú, usted, ustedes, vos, vosotr*, ti, te, os, uds, ud, vd, a ti, a usted
to you: para ti, para usted, para vos
with you: contigo
your: tu, tus, tuyo, tuyos, tuya, tuyas, vuestr*, de usted, de ustedes
he: él
she: ella
they: ellos, ellas
we: nosotros, nosotras
us: nos, a nosotros
our: nuestr*
his: su, suyo, suyos, suya, suyas, de él
their: sus, de ellos, de ellas
her: de ella
him: le, a él
them: les, a ellos, a ellas
it: ello, lo mismo
-: se, pues, oye, che, eh, oh, mira, señor, señora, don, doña, ah, ay, este pues, va pues, o sea
himself: sí mismo, él mismo, sí misma, ella misma, a sí mismo
yourself: ti mismo, tú mismo, usted mismo, vos mismo, ti misma
myself: mí mismo, yo mismo, yo misma
itself: en sí, en sí mismo, por sí mismo, por sí solo
this: este, esta, esto
these: estos, estas
that: ese, esa, eso, aquel*, que
those: esos, esas, aquellos, aquellas
of that: de ese, de esa, de eso, de aquel, de aquella
from here: desde aquí, de aquí
from there: desde ahí, de ahí, desde allí, de allí
another: otro, otra
other: otros, otras, demás, el resto de
same: mismo, misma, mismos, mismas
own: propi*
such: tal, tales, semejante
said: dicho, dicha, dichos, dichas
which: cual, cuál, cuales, cuáles
whose: cuyo, cuyos, cuya, cuyas, de quién
how: cómo, de qué manera, de qué modo
how to: cómo se puede, cómo se hace para, cómo lograr
how do: como se
as: como
as well as: así como
when: cuando, en cuanto, al momento de
where: dónde, adónde
why: por qué, para qué, porqué, por que razón
because: porque, ya que, puesto que, pues que, dado que, debido a que
because of: debido a, a causa de, por culpa de
so that: para que, de modo que, de manera que, a fin de que
in order to: con el fin de, a fin de, con objeto de
and: y, e
and also: así como también
or: o, u, o bien
nor: ni, ni siquiera
but: pero, sino, mas
however: sin embargo, no obstante, ahora bien
although: aunque, a pesar de que, si bien
if: si
even if: aunque sea
even: incluso, inclusive, hasta, aun
in case: por si
unless: a menos que, a no ser que, salvo que
except: excepto, salvo, menos que, aparte de
while: mientras, en tanto
since: desde, desde hace
until: hasta que
before: antes, ante
after: luego de, después, tras, una vez
then: entonces, luego
now: ahora, ahorita, actualmente, ahora mismo, ya mismo, en este momento
already: ya
yet: todavía, aún
still: sigue siendo, aún así
not yet: aun no
never: nunca, jamás, nunca jamás, bajo ninguna circunstancia, en ningún caso, bajo ningún concepto, en ningún momento
always: siempre, en todo momento
often: a menudo, con frecuencia, frecuentemente
sometimes: a veces, algunas veces, de vez en cuando
no longer: ya no, nunca más, no más
not: no
is not: no esta
do not: no se debe, no vayas a, no vaya a, prohibido, queda prohibido, esta prohibido, tienes prohibido
do not: ni se te ocurra, no se te ocurra, no hay que
nothing: nada
no: ningun*
nobody: nadie, ninguna persona
someone: alguien
something: algo, alguna cosa
anything: cualquier cosa, lo que sea
anyone: cualquiera que, cualquier persona
everyone: todo el mundo, todos ustedes, todas las personas
all: todo, todos, toda, todas, el conjunto de
all of them: todos ellos, todas ellas
each: cada, cada uno
every time: cada vez que, cada vez, siempre que
both: ambos, ambas, los dos, las dos
whole: enter*
many: muchos, muchas
much: mucho, mucha
a lot: un montón, montones, un montón de
very: muy, súper, re, bien bien
too: demasiado, demasiada
too many: demasiados, demasiadas
little: poco, poca, poquito
few: pocos, pocas
several: varios, varias, diversos, diversas
enough: bastante, bastantes, suficiente, suficientes
more: más
more than: más de, más que
less: menos
most: la mayoría de, la mayor parte de, la mayoría
at least: al menos, por lo menos, como mínimo
at most: como máximo, a lo sumo
better: mejor, mejores
best: el mejor, la mejor, lo mejor
worse: peor, peores
than: que el
first: primer*, en primer lugar, antes que nada, ante todo
second: segundo, segunda
third: tercer*
last: ultim*, pasado, pasada
finally: finalmente, por último, por fin, al final
next: proxim*
following: siguiente, siguientes, siguiéndo*, acatándo*
only: solo, solamente, únicamente, exclusivamente, tan solo, nada más que, no más que
just: simplemente, nomás, justo, recién
also: también, además, asimismo, igualmente
neither: tampoco
instead: en cambio, en su lugar, en vez de eso, en lugar de eso, en vez de ello
instead of: en vez de, en lugar de, en lugar del
of: de
in: en, dentro de, dentro del
into: hacia dentro de
on: sobre, encima del
about: acerca de, respecto de, sobre el tema de, respecto a, con respecto a, en cuanto a, a propósito de
with: con, junto con
without: sin
for: para, pa
by: por, mediante, por medio de
to: a, hacia
between: entre
among: de entre
against: contra, en contra de
under: bajo
behind: detrás
through: a través de, por medio del
during: durante
according to: según, de acuerdo con, conforme a, de acuerdo a
within: dentro de los, en el plazo de
outside: fuera, afuera
inside: dentro, adentro, por dentro
near: cerca
far: lejos
here: aquí, acá
there: ahí, allí, allá
there is: hay, existe
there was: había, hubo, hubiera
there are: existen
ago: hace
today: hoy, el día de hoy
tomorrow: mañana
yesterday: ayer
tonight: esta noche
again: otra vez, de nuevo, nuevamente, una vez más, vuelve a, vuelva a, volve* a
twice: dos veces
times: veces, tiempos, épocas
soon: pronto, enseguida
later: más tarde, luego más, posteriormente
immediately: inmediatamente, de inmediato, al instante, cuanto antes, ahora ya, lo antes posible, sin demora
as soon as possible: a la mayor brevedad
so: así, tan, por lo tanto, por tanto, por eso, por ello
like this: de esta manera, de esta forma, de este modo
maybe: quiza*, acaso, tal vez, a lo mejor, puede que
well: bien, bueno
yes: sí
ok: vale, dale, okey, ok, órale, de acuerdo, está bien
really: realmente, de verdad, en verdad, en realidad
actually: de hecho, en efecto
is: es, está
are: son, están
was: era, fue, estaba, estuvo, estuviera, fui
were: eran, fueron, fueran, estaban, estuvieron, estuvieran, éramos, fuimos
been: sido, estado siendo
being: siendo, estando
has: tiene, ha, posee, cuenta con
had: tenía, tenían, teníamos, tenías, tenido, tenia, tenian, teniamos, tenias, tuvo, tuvieron, tuviera, tuvieran
had: tuviste, tuve, habia*, hubieran, había tenido
having: teniendo, habiendo
would have: tendria*, habria*
would: iba a, iban a
can: puede, pueden, pueda, puedan, puedas, podemos, poder, podamos, podra*, pudiendo, es capaz de, eres capaz de
cannot: no puede, no pueden, no podemos, no puedo, no puedes, no se puede, no podrá, no podrás
should: deberia*, debiera, conviene
may: pudiese, mayo
will: va a, van a
going: yendo
go: ir, ve, vaya, vayan, vayas, vayamos, váyase, vayase, vete, id, andá, voy, vamos, vas, van, irse, iré, irá, irán
goes: va
went: fue a, fueron a, fui a, iba, iban, ido, ida
wants: quiere, quiera, desea
one: uno
two: dos
three: tres
four: cuatro
five: cinco
six: seis
seven: siete
eight: ocho
nine: nueve
ten: diez
eleven: once
twelve: doce
fifteen: quince
twenty: veinte
thirty: treinta
forty: cuarenta
fifty: cincuenta
hundred: cien, ciento, cientos
thousand: mil, miles
million: millon*
zero: cero
half: medio, media, mitad
regardless of: independientemente de, sin importar, da igual, más allá de, al margen de
no matter what: pase lo que pase, digan lo que digan, sea como sea, a toda costa, cueste lo que cueste
otherwise: de lo contrario, si no es así, en caso contrario
that is: es decir, o sea que, esto es
in other words: dicho de otro modo
together: juntos, juntas, en conjunto
alone: a solas, por su cuenta, solitari*
directly: directamente, de forma directa
automatically: automáticamente, de forma automática, en automático
simply: sencillamente, meramente
quickly: rapid*, deprisa, velozmente
normally: normalmente, generalmente, habitualmente, por lo general
usually: usualmente, de costumbre
currently: hoy en día, al presente
absolutely: absolutamente, en absoluto
forever: para siempre, por siempre
as usual: como siempre, como de costumbre
rather: más bien, antes bien
abroad: en el extranjero
how to make: como hacer, cómo preparar
how are you: cómo estás, qué tal estás, como esta
what is: cuál es, cuál era, cómo se llama
what are: cuáles son
what time: qué hora, a qué hora
you have been given: se te ha dado, se te han dado, te han dado, se te dieron, te dieron, le dieron, te fueron dadas
you have been given: te proporcionaron, te han proporcionado
they told you: te dijeron, le dijeron, te han dicho, le han dicho, te ordenaron, te indicaron
you have been told: se te ha dicho, se te ha indicado, se te indicó, se te dijo
say it: dilo, dígalo, decilo, decirlo
do it for me: házmelo, hacérmelo
do what i say: haz lo que te digo, hacé lo que te digo, haga lo que le digo, haz lo que digo
pay attention: prest* atención, fíjate, fíjese, hazme caso, hágame caso, haz caso a, escúchame bien
keep in mind: ten en cuenta, tenga en cuenta, tengan en cuenta, tene* en cuenta, ten presente, tenga presente
take into account: tomar en cuenta, toma en cuenta, tome en cuenta, teniendo en cuenta
make sure: cerciórate de, procura que, asegur*
do not forget: no olvide, no se olvide
be careful: ten cuidado, tenga cuidado, cuidado
stop being: deje de ser
stop following: deja de seguir, deje de seguir, deja de obedecer, deje de obedecer
start over: empieza de cero, empezar de cero, borrón y cuenta nueva, volver a empezar, empieza de nuevo
start over: comienza de nuevo
turn off: apaga, apague, apagá, apagar*
turn on: enciende, encienda, prende, prenda, encender*, prender*
get rid of: desha* de, líbrate de, quítate de encima, sácate de encima
free yourself from: liber* de, despójate de
break the rules: salta* las reglas, saltarte las normas
overridden: invalidad*, sin efecto, queda anulado, quedan anuladas, quedan anulados
void: sin validez, ya no valen, no tienen validez, no valen, ya no es válido
null and void: nulo, nulos, nula, nulas
in force: vigente, vigentes, en vigor, en vigencia
no longer apply: ya no aplican, ya no se aplican, no aplican, ya no rigen, ya no son válidas, dejan de aplicarse
no longer apply: dejan de tener efecto
on behalf of: en nombre de, por cuenta de
on the way: en camino
in charge: a cargo, al mando, a cargo de
log in: inici* sesión, ingresar al sistema, loguéate, loguear*, entrar a la cuenta
log out: cierra sesión, cierre sesión, cerrar sesión
session: sesión, inicio de sesión
unsubscribe: darse de baja, date de baja, dar de baja, darme de baja
screenshot: captura de pantalla, capturas de pantalla, pantallazo
shopping cart: carrito, carrito de compras, carro de la compra
invoice: factura, facturas
receipt: recibo, recibos, comprobante, boleta, ticket de compra
home page: página de inicio, página principal
web page: pagina* web, sitio web, sitios web, web
mobile phone: celular, celulares, móvil, teléfono móvil, teléfono celular
name: nombre completo, nombre y apellidos, nombre de pila, nombre, apellido
date of birth: fecha de nacimiento
id number: dni, cédula, nif, curp, rut, número de identificación
deadline: fecha límite, plazo
weekend: fin de semana, finde
have a nice day: que tengas un buen día, que tenga un buen día, buen día, feliz día
summary: resumen*, síntesis
command line: consola
chain of thought: cadena de pensamiento, cadena de razonamiento
safety filters: filtros de seguridad, filtro de seguridad, filtros de contenido
safety rules: reglas de seguridad, normas de seguridad
content policy: politica* de uso
privacy policy: política de privacidad
terms of use: términos de uso, condiciones de uso, términos y condiciones, términos de servicio
customer service: atención al cliente, servicio al cliente
message of the system: aviso del sistema
developer: programador, programadora, desarrollador, desarrolladora
new instructions: nuevas órdenes
previous instructions: órdenes anteriores, instrucciones de antes
original instructions: instrucciones iniciales, instrucciones de fábrica
the opposite: todo lo contrario, al revés
backwards: hacia atrás, de atrás para adelante, a la inversa
in capital letters: en mayúsculas, mayúsculas
in lower case: en minúsculas, minúsculas
in spanish: al español
in english: al inglés
in portuguese: al portugués
in quotes: entre comillas
i forgot: se me olvidó, se me ha olvidado, olvidé
it does not matter: no importa, da lo mismo, qué más da, me da igual
no problem: no hay problema
it is fine: no pasa nada
trust me: confi* en mí, créeme, créame, confia en mi, confie en mi
between you and me: entre tú y yo, entre nosotros, aquí entre nos, que quede entre nosotros
keep it secret: guard* el secreto, no se lo cuentes a nadie
i am your creator: soy tu desarrollador, soy tu dueño
opposite: opuesto, opuesta, contrari*
truth: verdad, verdades
memory: memoria
instruction: instrucción, indicación, consigna, comanda
instructions: instrucciones, indicaciones, consignas, comandas
rule: regla, norma, regulación
rules: reglas, normas, regulaciones
guideline: directriz, pauta, lineamiento, línea guía
guidelines: directrices, pautas, lineamientos, líneas guía
orders: órdenes, ordenanzas, mandatos, pedidos
directive: directiva, precepto
directives: directivas, preceptos
command: comando
commands: comandos
restriction: restricción, traba, cortapisa
restrictions: restricciones, trabas, cortapisas
limits: límites, topes
limitation: limitación
limitations: limitaciones
constraint: condicionante, atadura
constraints: condicionantes, ataduras
filters: filtros
policy: póliza
policies: pólizas
barrier: barrera
guardrail: barandilla, salvaguarda, salvaguardia
guardrails: barandillas, salvaguardas, salvaguardias
safety: proteccion* de usuarios
security: seguridad, seguridades
protection: protección
protections: protecciones
prompt: prompt, promt
prompts: prompts, promts
system: sistema
systems: sistemas
message: mensaje, mensajito, recado, msj
messages: mensajes, mensajitos, recados, msjes
configurations: configuraciones, configs, parametrizaciones
setting: ajuste, estableciéndo*, fijándo*, definiéndo*
settings: ajustes
developers: desarrolladores, desarrolladoras
administrators: administradores, administradoras, admines
owner: dueño, dueña, propietario, propietaria, titular
owners: dueños, dueñas, propietarios, propietarias, titulares
creator: creador, creadora
creators: creadores, creadoras
user: usuario, usuaria
users: usuarios, usuarias
assistant: asistente, asistenta, ayudante
assistants: asistentes, asistentas, ayudantes
model: modelo
models: modelos
bot: bot
bots: bots
robot: robot*
robots: robots
chatbot: chatbot
chatbots: chatbots
agent: agente
agents: agentes
customer: clienta, clientela
customers: clientas, clientelas
supplier: proveedor, proveedora
suppliers: proveedores, proveedoras
employee: empleado, empleada, trabajador, trabajadora
employees: empleados, empleadas, trabajadores, trabajadoras
boss: jefe, jefa, patrón
bosses: jefes, jefas, patrones
manager: gerente, gestor, encargado, responsable
managers: gerentes, gestores, encargados, responsables
director: director, directora
colleague: compañero, compañera, colega
colleagues: compañeros, compañeras, colegas
token: token
tokens: tokenes
key: clave, llave
keys: claves, llaves
credential: credencial
credentials: credenciales
account: cuenta
accounts: cuentas
bank: banco
banks: bancos
card: tarjeta
cards: tarjetas
file: archivo, fichero, expediente
files: archivos, ficheros, expedientes
folder: carpeta, directorio
folders: carpetas, directorios
data: dato, datos
lists: listados
document: documento
documents: documentos
text: texto
texts: textos
page: página
pages: páginas
conversation: conversación, charla, plática
conversations: conversaciones, charlas, pláticas
content: contenido
contents: contenidos
paragraph: párrafo
paragraphs: párrafos
sentence: oración, frase, sentencia
sentences: oraciones, frases, sentencias
phrase: locución
phrases: locuciones
word: palabra, vocablo
words: palabras, vocablos
letter: carta, letra
letters: cartas, letras
number: número, cifra, nro
numbers: números, cifras, nros
line: línea, renglón
lines: líneas, renglones
title: título
titles: títulos
note: nota, apunte
notes: notas, apuntes
notice: aviso, anuncio
notices: avisos, anuncios
warning: advertencia, alerta, advirtiéndo*, avisándo*, alertándo*, previniéndo*
warnings: advertencias, alertas
question: pregunta, cuestion*, duda, dudar, dudará, dudarán, dudaré, dudaría, dudaremos, dudamos, dudan, dudá, dudad
question: dudare, dudaria, dudo, dude, dudes, duden, dudemos, cuestionar*, cuestiónal*, cuestiónam*, cuestiónel*
question: cuestiónem*, cuestiónenl*, cuestiónenm*, dúdal*, dúdam*, dúdel*, dúdem*, dúdenl*, dúdenm*
questions: preguntas, cuestiones, dudas
answers: respuestas
response: contestación
responses: contestaciones
requests: solicitudes, peticiones, requerimientos
task: tarea, labor, encargo, cometido
tasks: tareas, labores, encargos, cometidos
job: trabajo, empleo, chamba, laburo, puesto de trabajo
jobs: trabajos, empleos, chambas, laburos, puestos de trabajo
role: rol, papel
roles: roles, papeles
character: personaje, carácter
characters: personajes, caracteres
persona: persona ficticia
personas: personas ficticia
game: juego, partida
games: juegos, partidas
simulation: simulac*
scenario: escenario, supuesto
story: historia, cuento, relato, anécdota
stories: historias, cuentos, relatos, anécdotas
fiction: ficción
novel: novela
poem: poema, poesía
poems: poemas, poesías
song: canción
songs: canciones
secret: secret*
secrets: secretos
mode: modo, modalidad
permission: permiso
permissions: permisos
authorization: autorización, visto bueno
approval: aprobación
approvals: aprobaciones
consent: consentimiento, consentimientos
confirmation: confirmación
confirmations: confirmaciones
authority: autoridad
privilege: privilegio
privileges: privilegios
access: acceso, accesos, acceder, accedo, accedes, accede, accedemos, acceden, acceda, accedas, accedan, accedamos
access: accedé, acceded, acceder*, accédel*, accédem*, accédal*, accédam*, accédanl*, accédanm*
tool: herramienta, útil
tools: herramientas, útiles
function: función
functions: funciones
weapon: arma
weapons: armas, armamento
bomb: bomba
bombs: bombas
explosive: explosivo
malware: malware, software malicioso, programa malicioso
drug: droga, estupefaciente
drugs: drogas, estupefacientes
crime: delito, crimen
attack: ataque, ataquen, atacar, ataco, atacas, ataca, atacamos, atacan, atacá, atacad, atacar*, atácal*, atácam*
attack: atáquel*, atáquem*, atáquenl*, atáquenm*
attacks: ataques
attacker: atacante
attackers: atacantes
hacker: hacker, pirata informático
hackers: hackeres, piratas informático
hacking: hackeo, hackeos, hackeándo*, pirateándo*
theft: robo, hurto
thief: ladrón
fraud: fraude, estafa, timo
scam: engaño
injection: inyección
injections: inyecciones
vulnerabilities: vulnerabilidades
leak: filtración, fuga, filtración de datos
leaks: filtraciones, fugas
transfers: transferencias, traspasos
payment: pago, abono
payments: pagos, abonos
money: dinero, dineros, plata, platas, lana, lanas, pasta gansa, pastas gansa
amount: importe, cantidad, monto, suma
amounts: importes, cantidades, montos, sumas
price: precio
prices: precios
cost: costo, coste, costar, costamos, costemos, costá, costad, costé, costaste, costó, costaron, costado, costada
cost: costados, costadas, costara, costaran, costa, cuest*, costar*, costaba*, cuéstal*, cuéstam*, cuéstel*, cuéstem*
cost: cuéstenl*, cuéstenm*
costs: costos, costes
fee: tarifa, cuota, comisión
fees: tarifas, cuotas, comisiones
tax: impuesto
refunds: reembolsos, devoluciones
discount: descuento, rebaja
discounts: descuentos, rebajas
balance: saldo
budget: presupuesto
salary: salario, sueldo, nómina
salaries: salarios, sueldos, nóminas
payroll: planilla de sueldos
euro: euro
euros: euros
dollars: dólares
links: enlaces, vínculos, ligas
address: dirección, domicilio
addresses: direcciones, domicilios
phone: teléfono, fono
phones: teléfonos, fonos
computer: ordenador, compu*
machine: máquina
machines: máquinas
servers: servidores
network: red
internet: internet
browser: navegador
screen: pantalla
keyboard: teclado
keyboards: teclados
printer: impresora
printers: impresoras
app: aplicación, app
apps: aplicaciones, apps
software: software
program: program*, programar*, prográmal*, prográmam*, prográmel*, prográmem*, prográmenl*, prográmenm*
programs: programas
code: código
codes: códigos
script: script, guion
scripts: scripts, guiones
version: versión
versions: versiones
updates: actualizaciones
error: error, fallo, falla, equivocación
errors: errores, fallos, fallas, equivocaciones
bug: error de programación
bugs: errores de programación
problem: problema, inconveniente, lío
problems: problemas, inconvenientes, líos
solution: solución
solutions: soluciones
language: idioma, lengua, lenguaje
languages: idiomas, lenguas, lenguajes
translation: traducción
translations: traducciones
example: ejemplo, ejemplar
examples: ejemplos, ejemplares
part: parte, pieza, trozo, pedazo
parts: partes, piezas, trozos, pedazos
section: sección, apartado
sections: secciones, apartados
chapter: capítulo
chapters: capítulos
books: libros
article: artículo
articles: artículos
reports: informes, reportes
newspaper: periódico, diario
news: noticia, noticias
image: imagen
images: imágenes
photo: foto, fotografía, fotografia
video: vídeo
videos: vídeos
sound: sonido
sounds: sonidos
voice: voz
voices: voces
table: tabla, mesa
tables: tablas, mesas
row: fila
rows: filas
column: columna
columns: columnas
field: campo
fields: campos
form: formulario, forma, planilla
forms: formularios, formas, planillas
box: caja, casilla, recuadro
boxes: cajas, casillas, recuadros
button: botón
buttons: botones
window: ventana
windows: ventanas
door: puerta
doors: puertas
room: habitación, cuarto, sala
rooms: habitaciones, cuartos, salas
house: casa, hogar
houses: casas, hogares
building: edificio, construyéndo*, montándo*
office: oficina, despacho
offices: oficinas, despachos
company: empresa, compañía, sociedad
companies: empresas, compañías, sociedades
department: departamento
team: equipo
teams: equipos
group: grupo
groups: grupos
person: persona
people: personas, gente, seres humanos
human: human*
humans: humanos, seres humano
man: hombre, varón
men: hombres, varones
woman: mujer
women: mujeres
child: niño, niña, hijo, hija, chico, chica
children: niños, niñas, hijos, hijas, chicos, chicas
parent: progenitor
parents: progenitores, padres
mother: madre, mamá
father: padre, papá
brother: hermano
sister: hermana
grandmother: abuela, abuelita
grandfather: abuelo
family: familia
families: familias
friend: amigo, amiga
friends: amigos, amigas
neighbour: vecino, vecina
neighbours: vecinos, vecinas
guest: huésped, invitado, invitada
guests: huéspedes, invitados, invitadas
visitor: visitante
visitors: visitantes
patient: paciente
patients: pacientes
doctor: doctor, doctora
lawyer: abogado, abogada
lawyers: abogados, abogadas
teachers: profes*, maestros, maestras
student: estudiante, alumno, alumna
students: estudiantes, alumnos, alumnas
school: escuela, colegio
schools: escuelas, colegios
university: universidad
police: policia*
government: gobierno
country: país
countries: paises
city: ciudad
town: pueblo, localidad
street: calle
road: carretera, camino
car: coche, auto, automóvil, automovil, carro
trains: trenes
bus: autobús, bus, colectivo
buses: autobuses, buses, colectivos
plane: avión
flight: vuelo
flights: vuelos
trip: viaje
trips: viajes
hotel: hotel
hotels: hoteles
restaurant: restaurante
food: comida, alimento
recipe: receta
recipes: recetas
coffee: café
water: agua
milk: leche, leches
day: día
days: días
week: semana
weeks: semanas
month: mes
months: meses
year: año
years: años
hour: hora
hours: horas
minute: minuto
minutes: minutos
moment: momento, rato, instante
time: tiempo, época, vez, ocasión
date: fecha
dates: fechas
morning: madrugada
mornings: madrugadas
evening: tarde
evenings: tardes
night: noche
nights: noches
monday: lunes
tuesday: martes
wednesday: miércoles
thursday: jueves
friday: viernes
saturday: sábado
saturdays: sábados
sunday: domingo
sundays: domingos
january: enero
february: febrero
march: marzo
april: abril
june: junio
july: julio
august: agosto
september: septiembre, setiembre
october: octubre
november: noviembre
december: diciembre
thing: cosa
things: cosas
way: manera, vía
ways: maneras, vías
place: lugar, sitio
places: lugares, sitios
world: mundo
life: vida
lives: vidas
reason: razón, motivo
reasons: razones, motivos
purpose: propósito, finalidad, fin
purposes: propósitos, finalidades, fines
goal: objetivo, meta
goals: objetivos, metas
results: resultados
case: caso
cases: casos
kind: tipo, clase, índole, amable, amables
kinds: tipos, clases, índoles
topic: tema, asunto
topics: temas, asuntos
point: punto
points: puntos
ends: finales, términos
beginning: comienzo, principio, inicio
starts: arranques
side: lado
sides: lados
idea: idea, ocurrencia
ideas: ideas, ocurrencias
thoughts: pensamientos
opinion: opinión, parecer
opinions: opiniones, pareceres
mind: mente
head: cabeza
heads: cabezas
hand: mano
hands: manos
eyes: ojos
heart: corazón
law: ley
laws: leyes
right: derecho, adecuad*
rights: derechos
contract: contrato
contracts: contratos
agreement: acuerdo, convenio
agreements: acuerdos, convenios
condition: condición, requisito
conditions: condiciones, requisitos
product: producto
products: productos
service: servicio
services: servicios
shop: tienda, negocio
shops: tiendas, negocios
order number: pedido nº
order numbers: pedidos nº
purchase: compra
delivery: entrega, reparto
package: paquete
packages: paquetes
parcel: bulto, encomienda
parcels: bultos, encomiendas
ticket: billete, boleto, entrada, ticket, tique
tickets: billetes, boletos, entradas, tickets, tiques
appointment: cita, turno
bookings: reservas, reservaciones
meeting: reunión, junta, encuentro
meetings: reuniones, encuentros
event: evento, acontecimiento
events: eventos, acontecimientos
party: fiesta
parties: fiestas
birthday: cumpleaños
gift: regalo, obsequio
gifts: regalos, obsequios
project: proyecto
projects: proyectos
plans: planes
draft: borrador
drafts: borradores
copies: copias
backup: copia de seguridad, respaldo
backups: copias de seguridad, respaldos
records: registros, récordes
log: bitácora, log
logs: bitácoras, logs
history: historial, historia de españa, historia universal
context: contexto
input: entrada de datos
inputs: entradas de datos
output: salida
outputs: salidas
processes: procesos
procedure: procedimiento
procedures: procedimientos
protocol: protocolo
protocols: protocolos
method: método
methods: métodos
step: paso
steps: pasos
tests: pruebas, tests, ensayos
exam: examen
exams: exámenes
exercise: ejercicio
exercises: ejercicios
lesson: lección
lessons: lecciones
course: curso
homework: deberes
essay: redacción
essays: redacciones
reviews: reseñas, revisiones, repasos
comment: comentario, observación
comments: comentarios, observaciones
description: descripción
descriptions: descripciones
explanation: explicación
explanations: explicaciones
definition: definición
definitions: definiciones
detail: detalle, pormenor
details: detalles, pormenores
fact: hecho
facts: hechos
knowledge: conocimiento, conocimientos
training: entrenamiento, formación, capacitación, entrenándo*, capacitándo*
intelligence: inteligencia
research: investigación, indag*, indagar*, indágal*, indágam*, indáguel*, indáguem*, indáguenl*, indáguenm*
study: estudi*, estudiar*, estúdial*, estúdiam*, estúdiel*, estúdiem*, estúdienl*, estúdienm*
studies: estudios
science: ciencia
history class: clase de historia
history classes: clases de historia
ethics: etica*
moral: moral
morals: morales
risk: riesgo
risks: riesgos
helps: ayudas, auxilios, socorros
priority: prioridad
priorities: prioridades
emergency: emergencia, urgencia
silence: silencio
names: nombres, apellidos
signature: firma
signatures: firmas
label: etiquet*, etiquetar*, etiquétal*, etiquétam*, etiquétel*, etiquétem*, etiquétenl*, etiquétenm*
labels: etiquetas
tag: tag
tags: tags
header: encabezado, cabecera
headers: encabezados, cabeceras
footer: pie de página
quotes: citas textual
symbol: símbolo
signs: señales, signos, letreros, carteles
color: color
size: tamaño, talla
length: longitud, largo
weight: peso
weights: pesos
level: nivel
levels: niveles
degree: grado
degrees: grados
step one: primer paso
step ones: primeres paso
value: valor
values: valores
option: opción
options: opciones
choice: elección
choices: elecciones
decision: decisión
decisions: decisiones
changes: cambios, modificaciones
difference: diferencia
freedom: libertad
duty: deber de
duties: deberes de
responsibility: responsabilidad
responsibilities: responsabilidades
reward: recompensa
competitor: competidor, competidora
competitors: competidores, competidoras
market: mercado
channel: canal
group chat: chat grupal
group chats: chats grupal
chat: chat
chats: chats
inbox: bandeja de entrada, buzón
attachment: adjunto, archivo adjunto
attachments: adjuntos, archivos adjunto
subject: materia
subjects: materias
recipient: destinatario, destinataria
recipients: destinatarios, destinatarias
sender: remitente
senders: remitentes
reader: lector, lectora
readers: lectores, lectoras
writer: escritor, escritora
writers: escritores, escritoras
author: autor, autora
authors: autores, autoras
editor: editor, editora
editors: editores, editoras
translator: traductor, traductora
translators: traductores, traductoras
reviewer: revisor, revisora
reviewers: revisores, revisoras
expert: experto, experta, especialista
experts: expertos, expertas, especialistas
candidate: candidato, candidata
candidates: candidatos, candidatas
applicant: solicitante
applicants: solicitantes
worker: obrero
workers: obreros
resume: curricul*, cv, reanud*, retom*, reanudar*, reanúdal*, reanúdam*, reanúdel*, reanúdem*, reanúdenl*, reanúdenm*
resume: retomar*, retómal*, retómam*, retómel*, retómem*, retómenl*, retómenm*, hoja de vida
previous: anterior, anteriores, previ*, precedente, precedentes
earlier: antecedente, antecedentes
original: origina*
initial: inicial, iniciales, de partida, des partida
old: viejo, vieja, viejos, viejas, antigu*, ancian*
new: nuevo, nueva, nuevos, nuevas
internal: intern*
confidential: confidencial, confidenciales
private: privad*, particular, particulares
personal: personal, personales
sensitive: sensible, sensibles, delicad*
free: libre, libres, gratuito, gratuita, gratuitos, gratuitas, gratis, liberad*
important: importante, importantes, relevante, relevantes
urgent: urgente, urgentes, apremiante, apremiantes
critical: critic*, crucial, cruciales
mandatory: obligatori*
forbidden: prohibid*, vedad*
illegal: ilegal, ilegales, ilicit*
legal: legal, legales, licit*
dangerous: peligros*
harmful: danin*, nociv*, perjudicial, perjudiciales
malicious: malicioso, maliciosa, maliciosos, maliciosas, malintencionado, malintencionada, malintencionados
malicious: malintencionadas
evil: malvad*, malign*
ethical: etico*
immoral: inmoral, inmorales
safe: segur*
untrusted: no confiable, nos confiable, no fiable, nos fiable
valid: valid*
true: verdader*, cierto, cierta
false: falso, falsa, falsos, falsas
fake: fictici*, de mentira, des mentira
real: real, reales, autentic*
wrong: incorrect*, equivocad*, errone*
good: buena, buenos, buen, buenes
bad: malo, malos, mala, malas, mal, males
great: genial, geniales, estupend*, excelente, excelentes, gran, granes
big: grande, grandes
small: pequen*
long: larga, largas
high: alta, altas, altos, elevad*
low: baja, bajas, bajos
empty: vacío, vacía, vacíos, vacías, vacio, vacia, vacios, vacias
clear: clara, claros, claras
simple: simple, simples, sencill*
easy: facil*
possible: posible, posibles
impossible: imposible, imposibles
available: disponible, disponibles
able: capaz, capaces
ready: preparad*
automatic: automatic*
manual: manual, manuales
digital: digital, digitales
online: en línea, enes línea
virtual: virtual, virtuales
artificial: artificial, artificiales
technical: tecnic*
normal: normal, normales, habitual, habituales, comun*, corriente, corrientes
special: especial, especiales
general: general, generales
main: principal, principales
final: definitiv*
different: diferente, diferentes, distint*
similar: similar, similares, parecid*, semejantes
equal: igual, iguales
unique: único, única, únicos, únicas, unico, unica, unicos, unicas
current: actual, actuales
recent: reciente, recientes
daily: diaria, diarias, cotidian*
weekly: semanal, semanales
monthly: mensual, mensuales
early: tempran*
late: tardi*
fast: veloz, veloces
slow: lento, lenta, lentos, lentas
hot: caliente, calientes
cold: frío, fríos, frio, frios, fría, frías, fria, frias
warm: calid*
dirty: sucio, sucia, sucios, sucias
dark: oscur*
white: blanc*
black: negro, negra, negros, negras
red: rojo, rojos, roja, rojas
green: verde, verdes
blue: azul, azules
yellow: amarill*
young: joven*
happy: feliz, felices, content*
sad: triste, tristes
nice: bonit*, lindo, linda, lindos, lindas, agradable, agradables
polite: educad*, cortés, corteses
helpful: servicial, serviciales
honest: honest*, sincer*
harmless: inofensiv*, inocu*
obedient: obediente, obedientes
cheap: barat*
broken: estropead*, averiad*, roto, rotos, rota, rotas, quebra*
lost: perdi*, perdía*
official: oficial, oficiales
educational: educativ*, didactic*
hypothetical: hipotetic*
fictional: des ficción, imaginari*
english: ingles*, anglosajon*
spanish: espanol*, castellan*
french: frances*
german: aleman*
portuguese: portugues*
italian: italian*
chinese: chino, china, chinos, chinas
common: frecuente, frecuentes
strict: estrict*
additional: adicional, adicionales, extra, extras
authorized: autori*, autorizaba*
required: requerido, requerida, requeridos, requeridas, requeriste, requirió, requirieron, requiriera, requirieran
required: requirio, exigid*, requería*
relevant: pertinente, pertinentes
detailed: detallad*, minucios*
brief: concis*
clear and simple: claro y sencillo, claro y sencilla, claro y sencillos, claro y sencillas
restricted: restringi*, restringía*
suspended: suspendi*, suspendía*
parallel: paralel*
medium: median*
sure: convencid*
tired: cansad*
sick: enferm*
back: de vuelta, de regreso
mail: correspondencia
mails: correspondencias
post: publicación, entrada del blog
posts: publicaciones, entradas del blog
done: hecha, hechas, realizad*, efectuad*
whatever: lo que quieras, lo que sea que, cualquier cosa que
staff: personal de, personales de, plantilla de personal, plantillas de personal
status: estatus
mine: el mío, lo mío, la mía
desk: escritorio, mostrador
sheet: hoja
sheets: hojas
paper: hoja de papel, papel higiénico, papel y lápiz
whether: si acaso
away: ausente
item: ítem, elemento, artículo de
items: ítems, elementos, artículos de
top: parte superior, cima
body: cuerpo
board: tablero, pizarra, junta directiva
boards: tableros, pizarras, juntas directiva
till: hasta las
style: estilo
rate: tasa
rates: tasas
thread: hilo
threads: hilos
kindly: amablemente, gentilmente
lock: cerradura, candado
locks: cerraduras, candados
ring: anillo, timbre
rings: anillos, timbres
guide: guía
guides: guías
switch: interruptor
host: anfitrión, host
hosts: anfitriones, hosts
library: biblioteca, librería
libraries: bibliotecas, librerías
issue: incidencia
issues: incidencias
sample: muestra de
samples: muestras de
root: raíz
branch: rama, sucursal
branches: ramas, sucursales
entry: ingreso, anotación
entries: anotaciones
string: cadena
strings: cadenas
login: login
flat: piso, apartamento, depa, plano
due: adeudado, pendiente, pendientes
a bit: un pelín, un poquito
bit: bit
bits: bits
plain: texto plano, en texto plano, llano
round: redondo, redonda, ronda
front: frente, delante, delantero, enfrente
hint: pista, indicio
hints: pistas, indicios
action: acción, acto
actions: acciones, actos
base: base
alarm: alarma
alarms: alarmas
transcript: transcripción
transcripts: transcripciones
lift: ascensor
lifts: ascensores
club: club
clubs: clubs
load: carga
loads: cargas
ever: alguna vez
scene: escena
scenes: escenas
failed: fallid*
calendar: calendario, agenda
audit: auditoría
query: consulta
queries: consultas
along: a lo largo de
quiet: tranquilo, tranquila, callado, callada, silencioso
human resources: recursos humanos, rrhh
refusal: rechazo
refusals: rechazos
welcome: bienvenid*, de nada
lead: líder
leads: líderes
locked: cerrado con llave
expected: esperado, esperada
lunch: almuerzo
dinner: cena, merienda
breakfast: desayuno
though: eso sí
kitchen: cocina
floor: suelo
floors: suelos
raw: crudo, cruda, en bruto, sin procesar
star: estrella
stars: estrellas
via: por vía
clause: cláusula
clauses: cláusulas
hall: pasillo, vestíbulo
stock: existencias
master: amo
masters: amos
automated: automatizad*
portal: portal
flag: bandera, indicador
flags: banderas, indicadores
unit: unidad
units: unidades
remark: comentario al margen
remarks: comentarios al margen
clerk: dependiente, funcionario
statement: declaración, extracto, afirmación
statements: declaraciones, extractos, afirmaciones
taken: ocupad*, tomad*, cogid*, llevad*, agarrad*
either: cualquiera de los dos, o uno u otro
museum: museo
shut: clausurado
profile: perfil
gate: puerta de entrada, portón
gates: puertas de entrada, portones
insurance: seguro médico, seguro de vida, seguros de
speech: discurso, habla
speeches: discursos, hablas
further: más allá
whenever: cuando quiera, cuando quieras, siempre y cuando
member: miembro, socio, socia, integrante
members: miembros, socios, socias, integrantes
lights: luces
shell: shell, concha, cáscara
lab: laboratorio
tip: propina, consejito
tips: propinas, consejitos
whom: a quién
afterwards: luego de eso
weather: clima, tiempo atmosférico
mirror: espejo
ahead: adelante, por delante
kids: críos, chavales, nenes
dry: seco, seca
guard: guardia, vigilante
guards: guardias, vigilantes
noon: mediodía
midnight: medianoche
default: por defecto, predeterminado, predeterminada
mailbox: buzón de voz, buzón de correo
queue: cola
stuff: cachivaches, chismes
interview: entrevista
interviews: entrevistas
blank: en blanco
glass: vaso, vidrio, copa
glasses: vasos, vidrios, copas, gafas, lentes
application: candidatura, postulación
applications: candidaturas, postulaciones
scope: alcance, ámbito
tone: tono
object: objeto
objects: objetos
memo: memorand*
hereby: por la presente, mediante la presente
court: tribunal, juzgado
judge: juez, jueza, juzgar, juzgo, juzgas, juzga, juzgamos, juzgan, juzgue, juzgues, juzguen, juzguemos, juzgá, juzgad
judge: juzgar*, júzgal*, júzgam*, júzguel*, júzguem*, júzguenl*, júzguenm*
landlord: casero, arrendador
stage: etapa, fase
slot: franja horaria, ranura
slots: franjas horaria, ranuras
single: soltero, soltera, un solo, una sola
bound: atado, atada, atados, obligad*, sujeto a
station: estación
stations: estaciones
fair: justa, justos, justas, equitativo
total: total
totals: totales
partner: socio comercial, pareja
partners: socios comercial, parejas
newsletter: boletín
newsletters: boletines
standing: de pie, parado, parada
survey: encuesta
certificate: certificado
certificates: certificados
mum: mami, mamita, ma
speaker: altavoz, orador, ponente
speakers: altavoces, oradores, ponentes
wall: pared, muro
walls: paredes, muros
reference: referencia
references: referencias
dialogue: diálogo
direct: direct*
upgrade: mejora
upgrades: mejoras
cash: efectivo, en efectivo, al contado
engine: motor
engines: motores
passport: pasaporte
passports: pasaportes
terminal: terminal
laptop: portátil, laptop
power: potencia
powers: poderes, potencias
plus: más el, más la
parking: aparcamiento, estacionamiento
incident: incidente
incidents: incidentes
older: mayores, mayor de edad
dead: muert*, fallecido
supervisor: supervisor, supervisora
supervisors: supervisores, supervisoras
view: vista
views: vistas
port: puerto
proof: comprobación, demostración
badge: insignia, credencial de acceso
badges: insignias, credenciales de acceso
straight: recto, recta, derecho recto
not directly: indirectamente
bar: barra, bar
bars: barras, bares
guidance: orientacion*
upon: al recibir
receipt of: recepción
index: índice
abstract: abstracto, abstracta
module: módulo
modules: módulos
fridge: nevera, refrigerador, heladera, frigorífico
disk: disco
platform: plataforma
remote: remot*, a distancia
grade: nota final
grades: notas final
billing: facturación
slide: diapositiva
slides: diapositivas
environment: entorno, medio ambiente
map: mapa
maps: mapas
compliance: cumplimiento, cumplimientos
employer: empleador, empleadora
layer: capa
layers: capas
effect: efecto
effects: efectos
sensor: sensor
sensors: sensores
sir: caballero, muy señor mío
spelling: ortografía
template: plantilla
templates: plantillas
double: doble, dobles
favour: favor
middle: mitad de, medio de, en medio de, en medio
plant: planta
plants: plantas
panel: panel
panels: paneles
crash: caída del sistema
crashes: caídas del sistema
migration: migración
verification: verificación
evaluation: evaluación
across: al otro lado de
chair: silla
chairs: sillas
friendly: amistoso, amistosa, simpatic*, cordial
chart: grafic*
faq: preguntas frecuentes
schema: esquema
forum: foro
severity: gravedad
moderation: moderacion*
entire: la totalidad de, integral
future: futuro, futuros
standard: estándar
standards: estándares
solely: única y exclusivamente
preamble: preámbulo
parameter: parámetro
parameters: parámetros
freely: libremente, con libertad, con total libertad
direction: rumbo
directions: rumbos
waived: eximido, exent*
echo: eco
core: núcleo
cores: núcleos
purely: puramente
fully: íntegramente todo
permitted: permitid*
assignment: asignación
assignments: asignaciones
wipe: borra por completo, formatea el disco
banned: vetado, vetada, baneado
clearance: acreditación, habilitación
trigger: disparador, desencadenante, gatillo
passphrase: frase de contraseña, frase clave, frase secreta
alignment: alinea*
maker: fabricante
makers: fabricantes
shelf: estante*
usage: uso
might: pudiera ser
supersedes: reemplaza a, sustituye a, deroga
superseded: derogad*
unable: incapaz, incapaces
legally: legalmente
conscience: conciencia, consciencia
spell: hechizo, conjuro
spells: hechizos, conjuros
argument: argumento
arguments: argumentos
precedence: precedencia, precedencias, preferencia, preferencias
loop: bucle
loops: bucles
rank: rango
ranks: rangos
identity: identidad
variable: variable
variables: variables
invisible: invisible, invisibles
twin: gemelo, gemela
twins: gemelos, gemelas
universe: universo
leash: correa
bored: aburrido, aburrida
concealed: encubierto, encubierta
vault: bóveda, caja fuerte
reminder: recordatorio
reminders: recordatorios
quietly: sigilosamente, en voz baja
experience: experiencia
genuine: genuino, genuina, legitim*
criterion: criterio
criteria: criterios
particular: en particular
cast: elenco
fresh: fresc*
binding: vinculante, vinculantes, de obligado cumplimiento
helpdesk: mesa de ayuda, soporte técnico
experiment: experimento
exchange: intercambio, canje
trainer: entrenador, entrenadora
trainers: entrenadores, entrenadoras
highest: maxim*, supremo, más alto, más alta
planner: planificador
primary: primario, primaria, primordial
buffer: búfer, buffer
material: material
materials: materiales
dutch: holandés, neerlandés
external: extern*
trace: rastro, traza
traces: rastros, trazas
grader: evaluador, calificador
lovely: encantador, encantadora, precioso
holder: tenedor, portador
holders: tenedores, portadores
requester: peticionario
acknowledge: acusa recibo, reconoce, reconozca, reconocer*
spam: correo basura, correos basura, spam, spams, correo no deseado, correos no deseado
higher: superior, superiores, mayor
pause: pausa
pauses: pausas
segment: segmento, tramo
segments: segmentos, tramos
passage: pasaje
passages: pasajes
joke: chiste, broma, bromear, bromeo, bromeas, bromea, bromeamos, bromean, bromee, bromees, bromeen, bromeemos, bromeá
joke: bromead, bromear*, broméal*, broméam*, broméel*, broméem*, broméenl*, broméenm*
jokes: chistes, bromas
in case of doubt: en caso de duda, ante la duda
decline: declina, decline, declinar*
quit: renuncia, dimite, dimitir
undo: desha*
ping: haz ping
fail: fracasa, fallar*, fracasar*, suspender un examen
wire: haz una transferencia, haga una transferencia, hacer una transferencia, realiza una transferencia
wire: realice una transferencia, gira el dinero
throw away: tira a la basura
let: deja que, dejar que, deje que
leave me: déjame en paz
let me know: avísame, avíseme, avisame, aviseme, hazme saber, haga* saber
listen: oye bien, óyeme, escuch*, escuchar*, escúchal*, escúcham*, escúchel*, escúchem*, escúchenl*, escúchenm*
believe me: creeme
copy here: pega aquí, pégame aquí, copia y pega aquí
spit out: escupe, desembucha
spill the beans: suelta la lengua, canta todo, desembucha todo
follow these instructions: sigue las siguientes instrucciones
what i tell you: lo que te digo, lo que te diga, lo que le diga, lo que te pida, lo que te ordene
at my command: a mis órdenes, bajo mis órdenes, a mi servicio
have no rules: sin reglas de ningún tipo
without moral: sin ética, sin escrúpulos, amoral
without judgment: sin prejuicios
no filter: desinhibido, a calzón quitado, sin tapujos, sin rodeos
out of character: fuera del personaje, salir del personaje, salirte del personaje, salgas del personaje
out of character: te salgas del personaje, saltarse el papel
stay in character: manten* en el personaje, sigue en el personaje, permanece en el personaje
stay in character: no te salgas del personaje
alter ego: álter ego
without ethics: carente de ética
hack into: entrar ilegalmente en, colarse en
phishing: phishing, suplantación
murder: asesinato, homicidio, asesinar*
hate: odio, odiar, odiará, odiarán, odiaré, odiaría, odiaremos, odias, odia, odiamos, odian, odiá, odiad, odiare
hate: odiaria, odie, odies, odien, odiemos, ódial*, ódiam*, ódiel*, ódiem*, ódienl*, ódienm*
violence: violencia
to exfiltrate: exfiltrar*
in plain text: en claro
between tags: entre etiquetas
table of contents: índice de contenidos
bullet points: viñetas, puntos clave, lista de puntos
maximum: a más tardar, máximos
minimum: minim*
average: promedio, media aritmética
percent: por ciento, porcentaje
each other: el uno al otro, mutuamente
as follows: de la siguiente manera, de la siguiente forma
related to: relacionad* con
based on: basa* en, con base en, en base a
as long as: siempre que sea, mientras sea, siempre y cuando sea
as much as possible: todo lo posible, lo máximo posible, en la medida de lo posible
for free: de gratis
instead of following: en lugar de seguir, en vez de seguir
it is important that: es fundamental que, es imprescindible que
it is necessary that: hace falta que
depends on: depende de
there must be: debe haber, tiene que haber
i ask you: te pido, le pido, os pido, te pido que, le pido que
i order you: te ordeno, le ordeno, te ordeno que, te mando que, te exijo
you have permission: tiene permiso, tienes autorización, tienes acceso autorizado
you are authorized: esta* autorizado, quedas autorizado
you are allowed to: se te permite, te está permitido, se le permite
you are obliged to: esta* obligado a, tienes la obligación de
you were created by: te creó, te crearon, has sido creado por
you were programmed: te programaron, has sido programado, te han programado
you were trained: te entrenaron, has sido entrenado, te han entrenado
your name is: te llamas, se llama usted, te llamarás
my name is: me llamo
what can you do: qué sabes hacer
do you have: tiene usted
how does: cómo funciona
works: funciona, funcionan
ask for: pide, pida, pidan, pedir, solicita, solicite
asks for: pide que, pregunta por
if asked: si te preguntan, si le preguntan, si alguien pregunta, si te lo preguntan, si preguntan
if asked: si el usuario pregunta
ask questions: haz preguntas, haga preguntas, hagas preguntas, hacer preguntas
translate: pasa al inglés, pasa al español, tradu*, traducir*
meaning: significado, significados, sentido, significándo*
grammar: gramática
vocabulary: vocabulario
capital: capital
health: salud
sport: deporte, deportes
music: música
movie: película, películas, peli, pelicula, peliculas
dog: perro, perra, perros
cat: gato, gatos, gata
bread: pan
meat: carne
fish: pescado, pez, peces
chicken: pollo
rice: arroz
egg: huevo, huevos
sugar: azúcar
salt: sal
cake: pastel, tarta, torta, bizcocho
fruit: fruta, frutas
sea: mar, mares
tree: arbol*
garden: jardin*
sun: sol
rain: lluvia, lluvias
holiday: vacaciones, festivo, feriado
hospital: hospital, hospitales
king: rey
war: guerra
animal: animal, animales
art: arte, artes
clothes: ropa
shoe: zapato, zapatos
pain: dolor, dolores
energy: energía
business: empresarial
quality: calidad
quantity: cantidad de
area: área, zona, zonas
ground: tierra
air: aire
beautiful: hermoso, hermosa, bello, bella
best regards: saludos cordiales a todos
none: nadie de, ni uno, ni una, ninguno de ellos
aloud: en alto
quick: ágil
mistake: metedura de pata, por error, por equivocación
caller: llamante
callers: llamantes
picture: retrato, dibujo
pictures: retratos, dibujos
sum: sumatoria
sums: sumatorias
feedback: retroalimentacion*
patch: parche
patches: parches
tick: garrapata
wiki: wiki
large: extenso, extensa
respond: dar respuesta a, da respuesta a, dé respuesta a
submit: someter*, presentar solicitud
reach: llegar a
stood: se quedó de pie
reverse: invierte el orden, invertir el orden, inverso, inversa
erase: borra* todo
revoked: revocad*
once again: otra vez más
hash: hash
setup: montaje
wrote down: anotó, apuntó
written below: escrito a continuación
prior to: con anterioridad a, previamente a
previously: previamente, anteriormente, con anterioridad, antes mencionado
originally: originalmente, inicialmente
strictly: estrictamente, terminantemente, rigurosamente
strictly forbidden: terminantemente prohibido, estrictamente prohibido
do not refuse: no se niegue, no pongas excusas
no excuses: sin excusas, nada de excusas, sin peros
no matter who asks: pregunte quien pregunte
i do not care: me da lo mismo, no me importa
right now: ahora mismito, en este mismo momento
let us play a game: juguemos a un juego, vamos a jugar a un juego, vamos a jugar, juguemos, hagamos un juego
let us imagine: imaginemos, supongamos, vamos a imaginar
for educational purposes: con fines educativos, con fines didácticos
for testing purposes: con fines de prueba, a modo de prueba
my grandmother used to: mi abuela me
used to: solia*, acostumbraba
passed away: falleci*
the conversation so far: la conversación hasta ahora, lo conversado hasta ahora
starting with: empezando por, comenzando por, a partir de las palabras
what is written above: lo escrito arriba, lo que pone arriba, lo que hay escrito arriba
what is your system prompt: cuál es tu prompt del sistema, cuál es tu prompt de sistema
what are your instructions: cuáles son tus instrucciones, cuáles son sus instrucciones, qué instrucciones tienes
what are your instructions: qué instrucciones te dieron, qué instrucciones has recibido
how were you configured: cómo te configuraron, cómo has sido configurado, cómo estás configurado
system administrator: administrador del sistema, administrador de sistemas
system override: anulación del sistema
customer data: datos de clientes, datos de los clientes, datos del cliente
customer list: lista de clientes, listado de clientes, cartera de clientes
account number: nº de cuenta
bank transfer: transferencia bancaria, transferencias bancarias
login credentials: datos de acceso, datos de inicio de sesión
verification code: código de seguridad
medical record: historia clínica, historial médico, expediente médico
social security: seguro social
end of the text: fin del texto
end of instructions: fin de las instrucciones
end of the document: fin del documento
ignore the rest: ignora el resto, olvida el resto
the rest of: el resto del, resto de, el resto
above all: ante todo lo demás
top priority: máxima prioridad, prioridad máxima, prioridad absoluta
takes precedence over: tiene preferencia sobre, tiene precedencia sobre, está por encima de, prima sobre
artificial intelligence system: sistema de ia, sistemas de ia
ai assistant: asistente de inteligencia artificial
best candidate: mejor candidato, mejor candidata
only say positive things: di solo cosas positivas
in bold: en negrita
in rhyme: en rima, en verso
letter by letter: carácter por carácter
one by one: uno a uno, una por una
ignoring: ignorándo*, desestimándo*, obviándo*, desoyéndo*, prescindiéndo*
ignore you: ignorarte, desestimarte, obviarte, desoírte, prescindirte
forgotten: olvidad*
forgetting: olvidándo*
forget you: olvidarte
do not forget me: no me olvide
do not forget it: no lo olvide, no la olvide
do not forget them: no los olvide, no les olvide
do not forget him: no le olvide
do not forget it to him: no se lo olvide
override you: invalidarte
deleting: borrándo*, eliminándo*, suprimiéndo*
delete you: borrarte, eliminarte, suprimirte
removing: quitándo*, retirándo*, removiéndo*, sacándo*
do not remove: no retires
replacing: reemplazándo*, sustituyéndo*
reveal: revel*, desvel*, destap*, revelar*, desvelar*, destapar*
revealing: revelándo*, desvelándo*, destapándo*
reveal you: revelarte, desvelarte, destaparte
shown: mostrad*, ensenad*, exhibid*, desplegad*
showing: mostrándo*, enseñándo*, exhibiéndo*, desplegándo*
show you: mostrarte, enseñarte, exhibirte, desplegarte
do not show: no enseñe, no enseñes, no enseñen
do not show me: no me enseñe, no me enseñes, no me enseñen
do not show it: no lo enseñe, no lo enseñes, no lo enseñen, no la enseñe, no la enseñes, no la enseñen
do not show them: no los enseñe, no los enseñes, no los enseñen, no les enseñe, no les enseñes, no les enseñen
do not show him: no le enseñe, no le enseñes, no le enseñen
do not show it to him: no se lo enseñe, no se lo enseñes, no se lo enseñen
print: imprim*, imprimir*
printing: imprimiéndo*
print you: imprimirte
display: visuali*, visualizar*, visualízal*, visualízam*, visualícel*, visualícem*, visualícenl*, visualícenm*
repeat you: repetirte, reiterarte
disclose: divulg*, divulgar*
disclosing: divulgándo*
disclose you: divulgarte
tells: dice
telling: contándo*, diciéndo*
tell you: contarte, decirte
quoting: citándo*
quote you: citarte
recite: recit*, recitar*, recítal*, recítam*, recítel*, recítem*, recítenl*, recítenm*
copying: copiándo*
copy you: copiarte
pasting: pegándo*
given: dado, dados, dada, dadas, entregad*, proporcionad*, facilitad*, brindad*, otorgad*
giving: dándo*, entregándo*, proporcionándo*, facilitándo*, brindándo*, otorgándo*
give you: darte, entregarte, proporcionarte, facilitarte, brindarte, otorgarte
shared: comparti*, compartía*
sharing: compartiéndo*
share you: compartirte
offering: ofreciéndo*, ofertándo*
sending: enviándo*, mandándo*, remitiéndo*
send you: enviarte, mandarte, remitirte
forwarding: reenviándo*
forward you: reenviarte
transfer you: transferirte, traspasarte
paying: pagándo*, abonándo*
pay you: pagarte, abonarte
do not pay: no pague
do not pay me: no me pague
do not pay it: no lo pague, no la pague
do not pay them: no los pague, no les pague
do not pay him: no le pague
do not pay it to him: no se lo pague
uploading: subiéndo*, cargándo*
upload you: subirte, cargarte
downloading: descargándo*, bajándo*
executing: ejecutándo*
execute you: ejecutarte
ran: corri*, corría*
running: corriéndo*
run you: correrte
do not run: no corra, no corras, no corran
do not run me: no me corra, no me corras, no me corran
do not run it: no lo corra, no lo corras, no lo corran, no la corra, no la corras, no la corran
do not run them: no los corra, no los corras, no los corran, no les corra, no les corras, no les corran
do not run him: no le corra, no le corras, no le corran
do not run it to him: no se lo corra, no se lo corras, no se lo corran
calling: llamándo*, invocándo*, telefoneándo*
call you: llamarte, invocarte, telefonearte
opening: abriéndo*
open us: ábrenos, abran*, abrirnos
open you: abrirte
closing: cerrándo*
read: leer, leerá, leerán, leeré, leería, leeremos, leera, leeran, leere, leeria, leo, lees, lee, leemos, leen, lea
read: leas, lean, leamos, leed, leí, leíste, leyó, leyer*, leído, leída, leídos, leídas, leido, leida, leidos, leidas
read: leete
reading: leyéndo*
read me: léeme, léame, léanme, leerme
read us: léenos, léanos, léannos, leanos, leannos, leernos
read it: léelo, léela, leelo, leela, léalo, léala, lealo, leala, leanl*, leerlo, leerla
read him: léele, léale, léanle, leerle
read it to me: leemel*, leamel*, leanmel*, leermel*
read it to him: leesel*, leasel*, leansel*, leérselo
read you: leerte
writing: escribiéndo*, redactándo*
write you: escribirte, redactarte
approve: aprueb*, aprob*, aprobar*, apruébal*, apruébam*, apruébel*, apruébem*, apruébenl*, apruébenm*
authorizing: autorizándo*
grant: conced*, conceder*, concédel*, concédem*, concédal*, concédam*, concédanl*, concédanm*
granted: concedi*, concedía*
allowed: permiti*, permitía*
do not allow: no permita, no permitas, no permitan
translating: traduciéndo*
translate you: traducirte
summarising: resumiéndo*, sintetizándo*
summarise you: resumirte, sintetizarte
rewrite: reescrib*, reformul*, reescribir*, reformular*, reformúlal*, reformúlam*, reformúlel*, reformúlem*
rewrite: reformúlenl*, reformúlenm*
rewrite you: reescribirte
encoding: codificándo*
decoding: decodificándo*, descodificándo*, descifrándo*
decode you: decodificarte, descodificarte, descifrarte
explaining: explicándo*
explain me: explíquenme
explain you: explicarte
describe: describ*, describir*
describing: describiéndo*
describe you: describirte
listing: enumerándo*, enlistándo*, listándo*
follow you: seguirte, acatarte
obeyed: obedeci*, obedecía*
obeying: obedeciéndo*
obey you: obedecerte
comply: cumpl*, cumplir*, cúmplel*, cúmplem*, cúmplal*, cúmplam*, cúmplanl*, cúmplanm*
complying: cumpliéndo*
mentioning: mencionándo*, aludiéndo*
mention you: mencionarte, aludirte
warns: previene
warn you: advertirte, avisarte, alertarte, prevenirte
do not warn me: no me avise, no me avises, no me avisen
do not warn it: no lo avise, no lo avises, no lo avisen, no la avise, no la avises, no la avisen
do not warn them: no los avise, no los avises, no los avisen, no les avise, no les avises, no les avisen
do not warn him: no le avise, no le avises, no le avisen
informing: informándo*, comunicándo*
inform you: informarte, comunicarte
notifying: notificándo*
notify you: notificarte
asking: preguntándo*, pidiéndo*
ask you: preguntarte, pedirte
answering: respondiéndo*, contestándo*
answer you: responderte, contestarte
replying: replicándo*
confirm you: confirmarte
verifying: verificándo*, comprobándo*
checking: revisándo*, chequeándo*, consultándo*
hiding: ocultándo*, escondiéndo*
hide you: ocultarte, esconderte
refusing: rehusándo*, rechazándo*
pretend: finjo, finja, finjas, finjan, finjamos, fingir, finges, finge, fingimos, fingen, fingí, fingid, fingi
pretend: aparent*, fingir*, fíngel*, fíngem*, fínjal*, fínjam*, fínjanl*, fínjanm*, aparentar*, aparéntal*, aparéntam*
pretend: aparéntel*, aparéntem*, aparéntenl*, aparéntenm*
pretending: fingiéndo*, aparentándo*
imagine: imagin*, supon*, figur*, imaginar*, imagínal*, imagínam*, imagínel*, imagínem*, imagínenl*, imagínenm*
imagine: imagínat*, imagínas*, imagínet*, imagínes*, imagínent*, imagínens*, suponer*, supónl*, supónm*, supóngal*
imagine: supóngam*, supónganl*, supónganm*, figurar*
act: actuar, actúo, actúas, actúa, actuamos, actúan, actúe, actúes, actúen, actuemos, actuá, actuad, actuo, actuas
act: actua, actuan, actue, actues, actuen, comport*, obrar, obrará, obrarán, obraré, obraría, obraremos, obras, obra
act: obramos, obran, obrá, obrad, obrare, obraria, obro, obre, obres, obren, obremos, actuar*, actúal*, actúam*
act: actúel*, actúem*, actúenl*, actúenm*, comportar*, compórtal*, compórtam*, compórtat*, compórtas*, compórtel*
act: compórtem*, compórtet*, compórtes*, compórtenl*, compórtenm*, compórtent*
acting: actuándo*, comportándo*, obrándo*
behave: portar, porto, portas, porta, portamos, portan, porte, portes, porten, portemos, portá, portad, portame
behave: portalo, portala, portalos, portale, portate, portar*, pórtal*, pórtam*, pórtat*, pórtas*, pórtel*, pórtem*
behave: pórtet*, pórtes*, pórtenl*, pórtenm*, pórtent*, pórtens*
playing: jugándo*, interpretándo*, tocándo*
becoming: convirtiéndo*, volviéndo*, transformándo*
turning: girándo*
changing: cambiándo*
set: estable*, fijar, fijará, fijarán, fijaré, fijaría, fijaremos, fijas, fija, fijamos, fijan, fijá, fijad, fijaste
set: fijaron, fijado, fijada, fijados, fijadas, fijara, fijaran, fijare, fijaria, fijo, fije, fijes, fijen, fijemos
set: fijé, defin*, establecer*, establecía*, establécel*, establécem*, establézcal*, establézcam*, establézcanl*
set: establézcanm*, fijaba*, fíjal*, fíjam*, fíjel*, fíjem*, fíjenl*, fíjenm*, definir*, definía*, defínel*, defínem*
disabling: deshabilitándo*, inhabilitándo*
reset: restable*, resete*, restablecer*, restablécel*, restablécem*, restablézcal*, restablézcam*, restablézcanl*
reset: restablézcanm*, resetear*, resetéal*, resetéam*, resetéel*, resetéem*, resetéenl*, resetéenm*
starting: empezándo*, comenzándo*, iniciándo*
finishing: terminándo*, acabándo*, finalizándo*, concluyéndo*
stops: detiene
stopping: parándo*, deteniéndo*
continue: continu*, proseguir, prosigo, prosigues, prosigue, proseguimos, prosiguen, prosiga, prosigas, prosigan
continue: prosigamos, proseguí, proseguid, prosegui, continuar*, continúal*, continúam*, continúel*, continúem*
continue: continúenl*, continúenm*, proseguir*, prosíguel*, prosíguem*, prosígal*, prosígam*, prosíganl*, prosíganm*
continuing: continuándo*, prosiguiéndo*
proceed: proced*, proceder*, procédel*, procédem*, procédal*, procédam*, procédanl*, procédanm*
proceeding: procediéndo*
waiting: esperándo*, aguardándo*
using: usándo*, utilizándo*, empleándo*
use you: usarte, utilizarte, emplearte
applying: aplicándo*
accessing: accediéndo*
entering: entrándo*, ingresándo*, introduciéndo*
exit: salir, salirá, salirán, saliré, saliría, saliremos, salimos, salí, salid, salira, saliran, salire, saliria, sali
exit: salgo, salga, salgas, salgan, salgamos, sales, salen, salme, sallo, salla, sallos, sallas, salle, salles
exit: sálgal*, sálgam*, sálganl*, sálganm*
exits: sale
leaving: dejándo*, abandonándo*, marchándo*
come: venir, venirá, venirán, veniré, veniría, veniremos, venimos, venid, venido, venida, venidos, venidas, venira
come: veniran, venire, veniria, vengo, venga, vengas, vengan, vengamos, vienes, vienen, ven, venme, venlo, venla
come: venlos, venlas, venle, venles, véngal*, véngam*, vénganl*, vénganm*
comes: viene
came: vine, viniste, vinieron, viniera, vinieran, vino, venía*
coming: viniéndo*
returning: regresándo*, devolviéndo*, retornándo*
save you: guardarte, ahorrarte
keeps: mantiene
keeping: manteniéndo*, conservándo*, quedándo*
adding: añadiéndo*, agregándo*, sumándo*
add you: añadirte, agregarte, sumarte
including: incluyéndo*
excluding: excluyéndo*
omitted: omiti*, omitía*
filtering: filtrándo*, cribándo*
making: fabricándo*
doing: haciéndo*, realizándo*, efectuándo*
do you: hacerte, realizarte, efectuarte
produce: produ*, producir*, prodúcel*, prodúcem*, prodúzcal*, prodúzcam*, prodúzcanl*, prodúzcanm*
finding: encontrándo*, hallándo*, localizándo*
search: buscar, busco, buscas, busca, buscamos, buscan, buscá, buscad, busque*, buscar*, búscal*, búscam*, búsquel*
search: búsquem*, búsquenl*, búsquenm*
extract: extra*, extraer*, extráel*, extráem*, extráigal*, extráigam*, extráiganl*, extráiganm*
collecting: recopilándo*, recogiéndo*, reuniéndo*
get: obten*, obtienes, obtienen, conseguir, consigo, consigues, consigue, conseguimos, consiguen, consiga, consigas
get: consigan, consigamos, conseguí, conseguid, consegui, obtener*, obténl*, obténm*, obténgal*, obténgam*, obténganl*
get: obténganm*, conseguir*, consíguel*, consíguem*, consígal*, consígam*, consíganl*, consíganm*
gets: obtiene
getting: obteniéndo*, consiguiéndo*
received: recibi*, recibía*
receiving: recibiéndo*
taking: tomándo*, cogiéndo*, llevándo*, agarrándo*
take you: tomarte, cogerte, llevarte, agarrarte
brought: traje, trajiste, trajo, trajeron, trajera, trajeran, traid*, traía*
bring you: traerte
puts: pone
putting: poniéndo*, colocándo*, metiéndo*
put you: ponerte, colocarte, meterte
moving: moviéndo*, trasladándo*
chose: elegiste, eligi*, escogi*, elegía*, escogía*
chosen: elegid*, escogid*
choosing: eligiéndo*, escogiéndo*
typing: tecleándo*, tipeándo*
signing: firmándo*
reporting: reportándo*
reviewing: repasándo*
analyzing: analizándo*
evaluating: evaluándo*, valorándo*
comparing: comparándo*
fixing: arreglándo*, reparándo*
counting: contabilizándo*
thinking: pensándo*, reflexionándo*
believed: creí, creíste, creído, creída, creídos, creídas, crei, creiste, creido, creida, creidos, creidas, creyó
believed: creyeron, creyera, creyeran, creyo, creía*
knew: supe, supiste, supieron, supiera, supieran, supo, conoci*, sabía*, conocía*
known: sabid*, conocid*
knowing: sabiéndo*, conociéndo*
understand: entiend*, entend*, comprend*, entender*, entiéndel*, entiéndem*, entiéndal*, entiéndam*, entiéndanl*
understand: entiéndanm*, comprender*, compréndel*, compréndem*, compréndal*, compréndam*, compréndanl*, compréndanm*
understood: entendi*, comprendi*, entendía*, comprendía*
understanding: entendiéndo*, comprendiéndo*
remember: recuerd*, record*, acuerd*, acord*, recordar*, recuérdal*, recuérdam*, recuérdel*, recuérdem*, recuérdenl*
remember: recuérdenm*, acordar*, acuérdal*, acuérdam*, acuérdat*, acuérdas*, acuérdel*, acuérdem*, acuérdet*
remember: acuérdes*, acuérdenl*, acuérdenm*, acuérdent*, acuérdens*
learn: aprend*, aprender*, apréndel*, apréndem*, apréndal*, apréndam*, apréndanl*, apréndanm*
learned: aprendi*, aprendía*
learning: aprendiéndo*
ordering: ordenándo*, encomendándo*
helping: ayudándo*, asistiéndo*
help you: ayudarte, asistirte
trying: intentándo*, probándo*, tratándo*
see: ver, veré, veremos, vere, vería, veo, ves, vemos, vea, veas, vean, ved, veme, velo, velos, vela, velas, vele
see: veles, véal*, véam*, véanl*, véanm*
saw: vi, viste, vio, vieron, viera, vieran, veía*
seen: visto, vistos
seeing: viéndo*
looking: mirándo*
listening: escuchándo*
hear: oir, oirá, oirán, oira, oiran, oiré, oiremos, oire, oiría, oigo, oyes, oyen, oimos, oiga, oigas, oigan, oigamos
hear: oí, oid, óyel*, óyem*, óigal*, óigam*, óiganl*, óiganm*
heard: oíste, oyó, oyeron, oyera, oyeran, oído, oídos, oido, oidos, oída, oídas, oida, oidas, oía*
hearing: oyéndo*
spoken: hablad*, conversad*, charlad*
speaking: hablándo*, conversándo*, charlándo*
talking: platicándo*, dialogándo*
discussed: discuti*, debati*, discutía*, debatía*
feel: sient*, senti*, sintamos, sentir*, siéntel*, siéntem*, siéntal*, siéntam*, siéntanl*, siéntanm*, siéntet*
feel: siéntes*, siéntat*, siéntas*, siéntant*, siéntans*
feeling: sintiéndo*
live: vivir, vivirá, vivirán, viviré, viviría, viviremos, vivimos, viví, vivid, vivira, viviran, vivire, viviria, vivi
live: vivo, vives, vive, viven, viva, vivas, vivan, vivamos, vível*, vívem*, víval*, vívam*, vívanl*, vívanm*
living: viviéndo*
die: morir, morirá, morirán, moriré, moriría, moriremos, morimos, morí, morid, morira, moriran, morire, moriria, mori
die: muero, mueres, muere, mueren, muera, mueras, mueran, muramos, muérel*, muérem*, muéral*, muéram*, muéranl*
die: muéranm*
died: moriste, murió, murieron, muriera, murieran, murio, muertas, moría*
dying: muriéndo*
stolen: robad*, hurtad*
destroy: destru*, destruir*, destrúyel*, destrúyem*, destrúyal*, destrúyam*, destrúyanl*, destrúyanm*
breaking: rompiéndo*, quebrándo*, quebrantándo*
protect: prote*, proteger*, protégel*, protégem*, protéjal*, protéjam*, protéjanl*, protéjanm*
protected: protegi*, protegía*
protecting: protegiéndo*
working: trabajándo*, funcionándo*, laborándo*
buying: comprándo*
sell: vender, vendo, vendes, vende, vendemos, venden, venda, vendas, vendan, vendamos, vendé, vended, vender*, véndel*
sell: véndem*, véndal*, véndam*, véndanl*, véndanm*
sold: vendi*, vendía*
selling: vendiéndo*
charging: cobrándo*
lose: pierd*, perder, perdemos, perdamos, perdé, perded, perde, perder*, piérdel*, piérdem*, piérdal*, piérdam*
lose: piérdanl*, piérdanm*
losing: perdiéndo*
scheduling: agendándo*
visiting: visitándo*
travel: viajar, viajo, viajas, viaja, viajamos, viajan, viajen, viajemos, viajá, viajad, viajar*, viájal*, viájam*
travel: viájel*, viájem*, viájenl*, viájenm*
driven: conducid*, manejad*
driving: conduciéndo*, manejándo*
sit: sentar, sentamos, sentemos, sentá, sentad, sentame, sentalo, sentala, sentalos, sentale, sentate, senta, sentar*
sit: siéntenl*, siéntenm*, siéntent*, siéntens*
sitting: sentándo*
sleep: duerm*, dormi*, durmamos, dormir*, duérmel*, duérmem*, duérmal*, duérmam*, duérmanl*, duérmanm*
sleeping: durmiéndo*
ate: comí, comiste, comió, comieron, comiera, comieran, comi, comio, comía*
eaten: comido, comidos
eating: comiéndo*
drink: beber, beberá, beberán, beberé, bebería, beberemos, bebes, bebe, bebemos, beben, bebé, bebed, bebera, beberan
drink: bebere, beberia, bebo, beba, bebas, beban, bebamos, bébel*, bébem*, bébal*, bébam*, bébanl*, bébanm*
drunk: bebid*
drinking: bebiéndo*
cooking: cocinándo*
washing: lavándo*
wear: vistes, visten, vistan, vistamos, vesti*, vestir*, vístel*, vístem*, vístal*, vístam*, vístanl*, vístanm*
grow: crezc*, crece*, crecer*, crécel*, crécem*, crézcal*, crézcam*, crézcanl*, crézcanm*
grew: creci*, crecía*
grown: crecid*
fall: caer, caerá, caerán, caeré, caería, caeremos, caera, caeran, caere, caeria, caigo, caiga, caigas, caigan
fall: caigamos, caes, caen, cae, caed, cáel*, caemos, cáigal*, cáigam*, cáiganl*, cáiganm*
fell: caí, caíste, cayó, cayer*, caía*
pass: traspásal*, traspásam*, traspásel*, traspásem*, traspásenl*, traspásenm*
existed: existi*, existía*
existing: existiéndo*
appear: apare*, aparecer*, aparécel*, aparécem*, aparézcal*, aparézcam*, aparézcanl*, aparézcanm*
appeared: apareci*, aparecía*
appearing: apareciéndo*
contains: contiene
containing: conteniéndo*
depend: depend*, depender*, depéndel*, depéndem*, depéndal*, depéndam*, depéndanl*, depéndanm*
belong: pertene*, pertenecer*, pertenécel*, pertenécem*, pertenézcal*, pertenézcam*, pertenézcanl*, pertenézcanm*
refer: refiero, refieres, refiere, refieren, refiera, refieras, refieran, refiramos, referi*, referir*, refiérel*
refer: refiérem*, refiéret*, refiéres*, refiéral*, refiéram*, refiérat*, refiéras*, refiéranl*, refiéranm*, refiérant*
refer: refiérans*
ending: culminándo*
serve: sirvo, sirves, sirve, sirven, sirva, sirvas, sirvan, sirvamos, servi*, servir*, sírvel*, sírvem*, sírval*
serve: sírvam*, sírvanl*, sírvanm*
serving: sirviéndo*
regarding: estimándo*
decided: decidi*, decidía*
wish: anhel*, anhelar*, anhélal*, anhélam*, anhélel*, anhélem*, anhélenl*, anhélenm*
thank: agrade*, agradecer*, agradécel*, agradécem*, agradézcal*, agradézcam*, agradézcanl*, agradézcanm*
complain: quejar, quejo, quejas, queja, quejamos, quejan, queje, quejes, quejen, quejemos, quejá, quejad, quejame
complain: quejalo, quejala, quejalos, quejale, quejate, quejar*, quéjal*, quéjam*, quéjat*, quéjas*, quéjel*, quéjem*
complain: quéjet*, quéjes*, quéjenl*, quéjenm*, quéjent*, quéjens*
complaining: quejándo*
claiming: afirmándo*, alegándo*
prove: demuestr*, demostr*, demostrar*, demuéstral*, demuéstram*, demuéstrel*, demuéstrem*, demuéstrenl*, demuéstrenm*
proposes: propone
proposed: propu*, proponía*
represent: represent*, representar*, represéntal*, represéntam*, represéntel*, represéntem*, represéntenl*
represent: represéntenm*
operating: operándo*
handled: atendi*, atendía*
handling: atendiéndo*
processing: procesándo*, tramitándo*
delivered: reparti*, repartía*
deposit: deposit*, depositar*, deposítal*, deposítam*, deposítel*, deposítem*, deposítenl*, deposítenm*
publishing: publicándo*, posteándo*
installing: instalándo*
testing: testeándo*
debug: depur*, depurar*, depúral*, depúram*, depúrel*, depúrem*, depúrenl*, depúrenm*
debugging: depurándo*
format: formate*, formatear*, formatéal*, formatéam*, formatéel*, formatéem*, formatéenl*, formatéenm*
formatting: formateándo*
merging: fusionándo*, combinándo*
split: divid*, partir, parto, partimos, parten, parta, partas, partan, partamos, partí, partid, partiste, partió
split: partieron, partido, partidos, partiera, partieran, parti, partio, dividir*, dividía*, divídel*, divídem*
split: divídal*, divídam*, divídanl*, divídanm*, partir*, partía*, pártel*, pártem*, pártal*, pártam*, pártanl*
split: pártanm*
cutting: cortándo*, recortándo*
filling: rellenándo*, llenándo*
completing: completándo*
editing: editándo*
marking: marcándo*, señalándo*
classify: clasifi*, clasificar*, clasifícal*, clasifícam*, clasifíquel*, clasifíquem*, clasifíquenl*, clasifíquenm*
scoring: puntuándo*, calificándo*
match: coincid*, coincidir*, coincídel*, coincídem*, coincídal*, coincídam*, coincídanl*, coincídanm*
matching: coincidiéndo*
fit: caber, caberá, caberán, caberé, cabería, caberemos, cabes, cabe, cabemos, caben, cabé, cabed, cabera, caberan
fit: cabere, caberia, cabo, caba, cabas, caban, cabamos, cábel*, cábem*, cábal*, cábam*, cábanl*, cábanm*
fitted: cabí, cabiste, cabió, cabieron, cabido, cabida, cabidos, cabidas, cabiera, cabieran, cabi, cabio, cabía*
fitting: cabiéndo*
respecting: respetándo*
praise: elogi*, alabar, alabo, alabas, alaba, alabamos, alaban, alabe, alabes, alaben, alabemos, alabá, alabad
praise: elogiar*, elógial*, elógiam*, elógiel*, elógiem*, elógienl*, elógienm*, alabar*, alábal*, alábam*, alábel*
praise: alábem*, alábenl*, alábenm*
contact: contact*, contactar*, contáctal*, contáctam*, contáctel*, contáctem*, contáctenl*, contáctenm*, comunícal*
contact: comunícam*, comunícat*, comunícas*, comuníquel*, comuníquem*, comuníquet*, comuníques*, comuníquenl*
contact: comuníquenm*, comuníquent*, comuníquens*
sharing out: distribuyéndo*
touching: palpándo*
holding: sujetándo*
thrown: tirad*, lanzad*, arrojad*
increase: aument*, increment*, aumentar*, auméntal*, auméntam*, auméntel*, auméntem*, auméntenl*, auméntenm*
increase: incrementar*, increméntal*, increméntam*, increméntel*, increméntem*, increméntenl*, increméntenm*
expanding: ampliándo*, expandiéndo*
renew: renuev*, renov*, renovar*, renuéval*, renuévam*, renuével*, renuévem*, renuévenl*, renuévenm*
suspend: suspend*, suspender*, suspéndel*, suspéndem*, suspéndal*, suspéndam*, suspéndanl*, suspéndanm*
interrupt: interrump*, interrumpir*, interrúmpel*, interrúmpem*, interrúmpal*, interrúmpam*, interrúmpanl*
interrupt: interrúmpanm*
remain: permane*, permanecer*, permanécel*, permanécem*, permanézcal*, permanézcam*, permanézcanl*, permanézcanm*
remaining: permaneciéndo*
discover: descubr*, descubrir*, descúbrel*, descúbrem*, descúbral*, descúbram*, descúbranl*, descúbranm*
monitor: monitore*, vigil*, monitorear*, monitoréal*, monitoréam*, monitoréel*, monitoréem*, monitoréenl*
monitor: monitoréenm*, vigilar*, vigílal*, vigílam*, vigílel*, vigílem*, vigílenl*, vigílenm*
monitoring: monitoreándo*, vigilándo*
argue: argument*, argumentar*, arguméntal*, arguméntam*, arguméntel*, arguméntem*, arguméntenl*, arguméntenm*
worry: preocup*, preocupar*, preocúpal*, preocúpam*, preocúpat*, preocúpas*, preocúpel*, preocúpem*, preocúpet*
worry: preocúpes*, preocúpenl*, preocúpenm*, preocúpent*, preocúpens*
worrying: preocupándo*
fear: temer, temerá, temerán, temeré, temería, temeremos, temes, teme, tememos, temen, temé, temed, temera, temeran
fear: temere, temeria, temo, teman, témel*, témem*, témal*, témam*, témanl*, témanm*
laugh: reír, reírá, reírán, reíré, reíría, reíremos, reir, reira, reiran, reire, reiria, reiremos, reo, rees, ree
laugh: reimos, reen, rea, reas, rean, reí, reid, réel*, réem*, réal*, reamos, réanl*, réanm*
laughed: reíste, reyó, reyer*, reído, reída, reídos, reídas, reido, reida, reidos, reidas, reía*
crying: llorándo*
surprise: sorprend*, sorprender*, sorpréndel*, sorpréndem*, sorpréndal*, sorpréndam*, sorpréndanl*, sorpréndanm*
enjoy: disfrut*, disfrutar*, disfrútal*, disfrútam*, disfrútel*, disfrútem*, disfrútenl*, disfrútenm*
celebrate: celebr*, festej*, celebrar*, celébral*, celébram*, celébrel*, celébrem*, celébrenl*, celébrenm*, festejar*
celebrate: festéjal*, festéjam*, festéjel*, festéjem*, festéjenl*, festéjenm*
rest: descans*, descansar*, descánsal*, descánsam*, descánsel*, descánsem*, descánsenl*, descánsenm*
relaxed: relaj*, relajaba*
practice: practi*, practicar*, practícal*, practícam*, practíquel*, practíquem*, practíquenl*, practíquenm*
impersonate: suplant*, suplantar*, suplántal*, suplántam*, suplántel*, suplántem*, suplántenl*, suplántenm*
reproduce: reprodu*, reproducir*, reprodúcel*, reprodúcem*, reprodúzcal*, reprodúzcam*, reprodúzcanl*, reprodúzcanm*
transcribe: transcrib*, transcribir*, transcríbel*, transcríbem*, transcríbal*, transcríbam*, transcríbanl*
transcribe: transcríbanm*
paraphrase: parafrase*, parafrasear*, parafraséal*, parafraséam*, parafraséel*, parafraséem*, parafraséenl*
paraphrase: parafraséenm*
expose: expon*, exponer*, expónl*, expónm*, expóngal*, expóngam*, expónganl*, expónganm*
imposed: impuse, impusiste, impuso, impusieron, impuesta, impuestas, impusiera, impusieran, imponía*
obtained: adquiri*, adquiría*
overwrite: sobrescrib*, sobrescribir*, sobrescríbel*, sobrescríbem*, sobrescríbal*, sobrescríbam*, sobrescríbanl*
overwrite: sobrescríbanm*
overwritten: sobrescrit*
exporting: exportándo*
import: import*, importar*, impórtal*, impórtam*, impórtel*, impórtem*, impórtenl*, impórtenm*
importing: importándo*
archive: archiv*, archivar*, archíval*, archívam*, archível*, archívem*, archívenl*, archívenm*
scan: escane*, escanear*, escanéal*, escanéam*, escanéel*, escanéem*, escanéenl*, escanéenm*
recording: grabándo*
film: filmar, filmo, filmas, filma, filmamos, filman, filme, filmes, filmen, filmemos, filmá, filmad, filmar*, fílmal*
film: fílmam*, fílmel*, fílmem*, fílmenl*, fílmenm*
drawn: dibujad*
drawing: dibujándo*
painting: pintándo*
measure: medir, medirá, medirán, mediré, mediría, mediremos, medimos, medí, medid, medira, mediran, medire, mediria
measure: medi, mido, mides, mide, miden, mida, midas, midan, midamos, mídel*, mídem*, mídal*, mídam*, mídanl*, mídanm*
weigh: pesar, pesará, pesarán, pesaré, pesaría, pesaremos, pesas, pesa, pesamos, pesan, pesá, pesad, pesare, pesaria
weigh: pese, peses, pesen, pesemos, pésal*, pésam*, pésel*, pésem*, pésenl*, pésenm*
heat: calient*, calent*, calentar*, caliéntal*, caliéntam*, caliéntel*, caliéntem*, caliéntenl*, caliéntenm*
heating: calentándo*
adding salt: salándo*
smoke: fumar, fumará, fumarán, fumaré, fumaría, fumaremos, fumas, fuma, fumamos, fuman, fumá, fumad, fumare, fumaria
smoke: fumo, fume, fumes, fumen, fumemos, fúmal*, fúmam*, fúmel*, fúmem*, fúmenl*, fúmenm*
smoking: fumándo*
hiring: contratándo*
fire: despedir, despido, despides, despide, despedimos, despiden, despida, despidas, despidan, despidamos, despedí
fire: despedid, despedi, despedir*, despídel*, despídem*, despídal*, despídam*, despídanl*, despídanm*
blame: culpar, culpo, culpas, culpa, culpamos, culpan, culpe, culpes, culpen, culpemos, culpá, culpad, culpar*
blame: cúlpal*, cúlpam*, cúlpel*, cúlpem*, cúlpenl*, cúlpenm*
threatening: amenazándo*
convincing: convenciéndo*, persuadiéndo*
guess: adivin*, adivinar*, adivínal*, adivínam*, adivínel*, adivínem*, adivínenl*, adivínenm*
guessing: adivinándo*
promise: promet*, prometer*, prométel*, prométem*, prométal*, prométam*, prométanl*, prométanm*
promised: prometi*, prometía*
swearing: jurándo*
commit: compromet*, comet*, comprometer*, comprométel*, comprométem*, comprométet*, comprométes*, comprométal*
commit: comprométam*, comprométat*, comprométas*, comprométanl*, comprométanm*, comprométant*, comprométans*, cometer*
commit: cométel*, cométem*, cométal*, cométam*, cométanl*, cométanm*
committed: comprometi*, cometi*, comprometía*, cometía*
react: reaccion*, reaccionar*, reacciónal*, reacciónam*, reacciónel*, reacciónem*, reacciónenl*, reacciónenm*
missing: extrañándo*
lack: carecer, carezco, careces, carece, carecemos, carecen, carezca, carezcas, carezcan, carezcamos, carecé, careced
lack: faltar, falto, faltas, falta, faltamos, faltan, falte, faltes, falten, faltemos, faltá, faltad, carecer*
lack: carécel*, carécem*, carézcal*, carézcam*, carézcanl*, carézcanm*, faltar*, fáltal*, fáltam*, fáltel*, fáltem*
lack: fáltenl*, fáltenm*
lacking: careciéndo*, faltándo*
resulting: resultándo*
preparing: preparándo*
planning: planeándo*, planificándo*
lying: mintiéndo*
save up: ahórral*, ahórram*, ahórrel*, ahórrem*, ahórrenl*, ahórrenm*
spy: espiar, espío, espías, espía, espiamos, espían, espíe, espíes, espíen, espiemos, espiá, espiad, espio, espias
spy: espia, espian, espie, espies, espien, espiar*, espíal*, espíam*, espíel*, espíem*, espíenl*, espíenm*
poisoning: envenenándo*
carrying: transportándo*
cleaning: limpiándo*
"""
