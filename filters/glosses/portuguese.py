"""Portuguese: what words and phrases say in English, as `filters.glossary` describes."""

FORMS = """
call: chamamos, ligamos, invocamos, telefonamos, ligar, ligará, ligarão, ligarei, ligaria, ligarem, ligarmos, ligá
call: ligara, ligarao, ligação, ligacao, ligas, ligam, chamada, chamar, chamo, chama, chamas, chamam, chame, chames
call: chamem, chamemos, chamá, ligo, ligue*, invocar, invoco, invoca, invocas, invocam, invoque, invoques, invoquem
call: invoquemos, invocá, telefon*, chamar*, invocar*, telefonar*
interest: interessamos, interess*, juros, interessar*
will come: virá, virão, virao, virei
ignore: ignoramos, desconsideramos, deix* de lado, faça de conta que não existem, não dê bola para, não dê bola
ignore: não dê ouvidos a, não dê ouvidos, não ligue para, não liga para, não liga pra, não leve em conta, ignor*
ignore: desconsider*, desatend*, ignorar*, desconsiderar*, desatender*
forget: olvidamos, esquece, esqueces, esquecemos, esquecem, esquecê, esqueça se, apague da memória, apaga da memória
forget: esquec*, olvid*, esquecer*, olvidar*
said: falámos, dito, ditos, dita, ditas, referido, referida, falei, falou, falaram, falaste, falado, falada, falados
said: faladas, falasse, falassem, falasses, falava*
like: gostamos, curtimos, curti, igual a, parecido com, tipo, gostar, gosto, gosta, gostas, gostam, goste, gostes
like: gostem, gostemos, gostá, curtir, curte, curtes, curtem, curtam, curtamos, gostar*, curtir*
can: pode, podem, podemos, poder, poderá, poderás, poderão, podendo, podera, poderas, poderao, possa*, puder, puderem
can: conseguem, conseguir, é capaz de
want: desejamos, desejá, quere*, queira*, quiser*, desej*, querer*, desejar*
make: fabricamos, fabri*, fabricar*, elabor*
stop: paramos, pará, detêm, detem, para de, deix* de, chega de, basta, parar, parará, pararão, pararei, pararia
stop: pararem, pararmos, paras, param, parara, pararao, paro, pare, pares, parem, paremos, deter, deterá, deterão
stop: deterei, deteria, deterem, determos, detenho, detenha, detenhas, detenham, detenhamos, detê, detera, deterao
stop: dete, detiver, detiverem
skip: pulamos, saltamos, pule, pulem, pules, pulemos, pula, pular, pulará, pularão, pularei, pularia, pularem
skip: pularmos, pulas, pulam, pulá, pulara, pularao, pulo, saltar, salto, salta, saltas, saltam, salte, saltes, saltem
skip: saltemos, saltá, pular*, saltar*
bypass: burlamos, contornamos, driblamos, esquivamos, evadimos, evadi, burle, burla, burlar, burlo, burlam, burles
bypass: burlem, burlemos, burlá, contorn*, dribl*, esquiv*, evadir, evado, evade, evades, evadem, evada, evadas
bypass: evadam, evadamos, burlar*, contornar*, driblar*, esquivar*, evadir*
order: encomendamos, ordeno, ordena, ordenas, ordenamos, ordenam, ordene, ordenes, ordenem, ordenemos, ordená, ordem
order: ordenar, mandato, encomend*, ordenar*, encomendar*
limit: limitamos, limit*, teto, limitar*
filter: filtramos, filtr*, filtrar*
list: enumeramos, listamos, elencamos, lista, listagem, listar, listo, listam, liste, listes, listem, listemos, listá
list: enumer*, elencar, elenca, elencas, elencam, elenque, elenques, elenquem, elenquemos, elencá, enumerar*, listar*
list: elencar*
conversation: conversa, conversa*, diálogo, bate papo
request: solicitamos, requerimento, solicitá, requisita, requisitas, requisitamos, requisitam, requisite, requisites
request: requisitem, requisitemos, requisitá, solicit*, pedido, requisição, requisicao, requisitar, petição
request: solicitar*, requisitar*
poison: envenenamos, veneno, envenen*, envenenar*
leak: vazamos, vazamento, vazar, vazará, vazarão, vazarei, vazaria, vazarem, vazarmos, vaza, vazas, vazam, vazá
leak: vazara, vazarao, fuga, vazo, vaze, vazes, vazem, vazemos, vazamento de dados
transfer: repassamos, transferimos, transferi, transf*, repass*, pix, transferir*, repassar*
refund: reembolsamos, reembols*, devolução, estorno, reembolsar*
link: linkamos, vincula, vinculas, vinculamos, vinculam, vinculá, link, linkar, linko, linka, linkas, linkam, linke
link: linkes, linkem, linkemos, linká, vincul*, vincular*, linkar*
update: atualizamos, actualizamos, atualiz*, actualiz*, atualizar*, actualizar*
book: reservamos, reservá, livro, reserv*, reservar*
report: reportamos, relatamos, denunciamos, relat*, report*, denunci*, reportar*, relatar*, denunciar*
train: treinamos, capacitamos, trem, comboio, trein*, capacit*, treinar*, capacitar*
result: resultamos, result*, resultar*
end: culminamos, final, fim, término, culmin*, culminar*
thought: pensámos, pensaram, refletiram, pensamento, pensei, pensou, pensaste, pensado, pensada, pensados, pensadas
thought: pensasse, pensassem, pensasses, refleti*, pensava*, refletia*
copy: copiamos, copias, cópia, copiar, copio, copia, copiam, copie, copies, copiem, copiemos, copiá, copiar*
record: gravamos, registro, registo, gravar, gravo, grava, gravas, gravam, gravem, gravemos, gravá, gravar*
process: processamos, process*, processar*
test: testamos, teste, testar, testo, testa, testas, testam, testem, testemos, testá, prova, ensaio, testar*
review: revisamos, avaliamos, resenha, revis*, avali*, revisar*, avaliar*
harm: danificamos, prejudico, prejudica, prejudicas, prejudicamos, prejudicam, prejudique, prejudiques, prejudiquem
harm: prejudiquemos, prejudicá, dano, preju*, danifi*, prejudicar*, danificar*
help: ajudamos, auxiliamos, ajuda, ajudar, ajudo, ajudam, ajude, ajudes, ajudem, ajudemos, ajudá, auxili*, socorro
help: ajudar*, auxiliar*
support: apoiamos, suporte, apoio, apoiar, apoia, apoias, apoiam, apoie, apoies, apoiem, apoiemos, apoiá, apoiar*
quote: citamos, citação, citacao, citar, citará, citarão, citarei, citaria, citarem, citarmos, cita, citas, citam
quote: citá, citara, citarao, aspas, cito, cite, cites, citem, citemos
sign: assinamos, sinal, placa, letreiro, assin*, assinar*
change: mudamos, alteramos, mudança, mudanca, mudar, mudará, mudarão, mudarei, mudaria, mudarem, mudarmos, muda, mudas
change: mudam, mudá, mudara, mudarao, alter*, modificação, mudo, mude, mudes, mudem, mudemos, alterar*
hidden: oculta, ocult*, escondid*
public: público, pública, públicas, public*
safe: segura, segur*
trusted: confiámos, confiaram, confi*, confiava*, des confiança
low: baixa, baixo, baixos, baixas
complete: completamos, complet*, integr*, completar*
closed: fechámos, encerrámos, fecharam, encerraram, fechado, fechada, fechados, fechadas, fechei, fechou, fechaste
closed: fechasse, fechassem, fechasses, encerr*, fechava*, encerrava*
active: ativa, activa, ativo, ativos, ativas, activ*
enabled: habilitámos, habilitaram, ativad*, habilit*, activad*, habilitava*
disabled: inabilitámos, inabilitaram, desativado, desativada, desativados, desativadas, desabilitado, desabilitada
disabled: desabilitados, desabilitadas, desactivado, desactivada, desactivados, desactivadas, desabilitei, desabilitou
disabled: desabilitaram, desabilitaste, desabilitámos, desabilitasse, desabilitassem, desabilitasses, inabilit*
disabled: desabilitava*, inabilitava*
clean: limpamos, limpo, limpa, limpos, limpas, limpar, limpam, limpe, limpes, limpem, limpemos, limpá, limpar*
expired: expirámos, expiraram, expir*, vencid*, caducad*, expirava*
left: deixámos, abandonámos, deixaram, abandonaram, partiram, esquerd*, restante, restantes, deixei, deixou, deixaste
left: deixado, deixada, deixados, deixadas, deixasse, deixassem, deixasses, abandon*, parti*, deixava*, abandonava*
left: partia*
become: tornamos, transformamos, virar, virará, virarão, virarei, viraria, virarem, virarmos, vira, viras, viramos
become: viram, virado, virada, virados, viradas, virara, virarao, transforme se, torne se, você se torna, passa a ser
become: passas a ser, tornar, torno, torna, tornas, tornam, torne, tornes, tornem, tornemos, tornado, tornada
become: tornados, tornadas, torná, viro, vire, vires, virem, viremos, transform*, tornar*, transformar*
need: precisamos, precisá, necessita, necessitas, necessitamos, necessitam, necessite, necessites, necessitem
need: necessitemos, necessitá, necessi*, precis*, precisar*, necessitar*
work: trabalhamos, funcionamos, funcioná, trabalh*, funcion*, trabalhar*, funcionar*
love: adoramos, amor, amar, amará, amarão, amarei, amaria, amarem, amarmos, amara, amarao, amo, ama, amas, amamos
love: amam, ame, ames, amem, amemos, adorar, adoro, adora, adoras, adoram, adore, adores, adorem, adoremos, adorá
love: adorar*
disregard: descuramos, descur*, descurar*
discard: descartamos, desprezamos, descart*, desprez*, descartar*, desprezar*
cancel: cancelamos, anulamos, revogamos, revogá, abolimos, aboli, rescindimos, rescindi, cancel*, anular, anulo, anula
cancel: anulas, anulam, anule, anules, anulem, anulemos, anulá, revog*, abolir, abolo, abole, aboles, abolem, abola
cancel: abolas, abolam, abolamos, rescind*, cancelar*, anular*, revogar*, abolir*, rescindir*
delete: apagamos, deletamos, eliminamos, exclui, excluis, excluimos, suprimimos, suprimi, apagar, apago, apaga, apagas
delete: apagam, apague, apagues, apaguem, apaguemos, apagá, delet*, elimin*, exclu*, suprim*, apagar*, deletar*
delete: eliminar*, excluir*, suprimir*
deleted: excluí, apaguei, apagou, apagaram, apagaste, apagámos, apagado, apagada, apagados, apagadas, apagasse
deleted: apagassem, apagasses, deletei, deletou, deletaram, deletaste, deletámos, deletado, deletada, deletados
deleted: deletadas, deletasse, deletassem, deletasses, eliminei, eliminou, eliminaram, eliminaste, eliminámos
deleted: eliminado, eliminada, eliminados, eliminadas, eliminasse, eliminassem, eliminasses, excluíram, suprimiram
deleted: excluiram, exclui*, suprimi*, apagava*, deletava*, eliminava*, excluía*, suprimia*
remove: retiramos, tiramos, remov*, retir*, tirar, tirará, tirarão, tirarei, tiraria, tirarem, tirarmos, tira, tiras
remove: tiram, tirá, tirara, tirarao, tiro, tire, tires, tirem, tiremos, remover*, retirar*
replaced: substituí, substituíram, substituídos, substituídas, substituiram, substituidos, substituidas, substitui*
replaced: substituía*, trocar pus, trocar pôs, trocar puseram, trocar posto, trocar posta, trocar postos
replaced: trocar postas, trocar pusesse, trocar pusessem, trocar pusesses
show: mostramos, exibimos, exibi, mostr*, exibir, exibo, exibe, exibes, exibem, exiba, exibas, exibam, exibamos
show: mostrar*, exibir*
repeat: reiteramos, repetimos, repeti, repit*, repet*, reiter*, repetir*, reiterar*
tell: conte, contamos, contam, contem, contá, contar, contes, contemos, dizer, dizerá, dizerão, dizerei, dizeria
tell: dizerem, dizermos, dizem, dizê, dizera, dizerao, dize, digo, diga, digas, digam, digamos, disser, disserem
tell: contar*
paste: colamos, colar, colará, colarão, colarei, colaria, colarem, colarmos, cola, colas, colam, colá, colara, colarao
paste: colo, cole, coles, colem, colemos
give: entregamos, proporcionamos, entregá, dar, daria, darem, darmos, dou, dão, dá, dê, dês, deem, demos, der, derem
give: entreg*, fornec*, proporcion*, entregar*, fornecer*, proporcionar*
share: compartilhamos, partilhamos, compartilh*, partilh*, compartilhar*, partilhar*
offer: ofertamos, oferecer, ofereço, oferece, ofereces, oferecemos, oferecem, ofereça, ofereças, ofereçam, ofereçamos
offer: oferecê, ofertar, oferto, oferta, ofertas, ofertam, oferte, ofertes, ofertem, ofertemos, ofertá, ofereco
offer: ofereca, oferecas, oferecam, oferecamos, oferecer*, ofertar*
send: enviamos, mandamos, enviar, envia, envias, enviam, envie, envies, enviem, enviemos, enviá, mandar, mando, manda
send: mandas, mandam, mande, mandes, mandem, mandemos, mandá, remet*, enviar*, mandar*, remeter*
forward: encaminhamos, encaminh*, reencaminho, reencaminha, reencaminhas, reencaminhamos, reencaminham, reencaminhe
forward: reencaminhes, reencaminhem, reencaminhemos, reenvio, reenvia, reenvias, reenviamos, reenviam, reenvie
forward: reenvies, reenviem, reenviemos, encaminhar*, reencaminhar*, reenviar*
paid: paga, pagámos, pago, pagos, pagou, pagas, pagaram, pagaste, pagado, pagada, pagados, pagadas, pagasse, pagassem
paid: pagasses, paguei, pagava*
upload: carregamos, carreg*, subir, subirá, subirão, subirei, subiria, subirem, subirmos, subimos, subi, subira
upload: subirao, subo, sube, subes, subem, suba, subas, subam, subamos, upar, upará, uparão, uparei, uparia, uparem
upload: uparmos, upara, uparao, upo, upa, upas, upamos, upam, upe, upes, upem, upemos, carregar*
execute: executamos, rodamos, execut*, rodar, rodará, rodarão, rodarei, rodaria, rodarem, rodarmos, roda, rodas, rodam
execute: rodá, rodara, rodarao, rodo, rode, rodes, rodem, rodemos, executar*
approve: aprovamos, aprov*, aprovar*
grant: outorgamos, conced*, outorg*, conceder*, outorgar*
summarise: sintetizamos, resumimos, resumi, resum*, sintetiz*, resumir*, sintetizar*
encode: codificamos, codifi*, codificar*
decode: decodificamos, descodificamos, deciframos, decodifi*, descodifi*, decifr*, decodificar*, descodificar*
decode: decifrar*
encrypt: criptografamos, ciframos, encriptamos, cifrá, criptograf*, cifrar, cifro, cifram, cifre, cifres, cifrem
encrypt: cifremos, encript*, criptografar*, cifrar*, encriptar*
explain: explicamos, expli*, explicar*
follow: acatamos, seguimos, segui, sigo, seguir, segue, segues, seguem, siga, sigas, sigam, sigamos, acatar, acato
follow: acata, acatas, acatam, acate, acates, acatem, acatemos, acatá, seguir*, acatar*
mention: mencionamos, mencion*, mencionar*
warn: avisamos, alertamos, adverte, advertes, advertimos, advertem, adverti, alertá, previno, prevenimos, previna
warn: previnas, previnam, previnamos, preveni, avisar, avisa, avisas, avisam, avise, avises, avisem, avisemos, avisá
warn: advirt*, alert*, prevenir, prevene, prevenes, prevenem, avisar*, advertir*, alertar*, prevenir*
inform: informamos, comunicamos, inform*, comuni*, informar*, comunicar*
notify: notificamos, notifi*, notificar*
ask: perguntamos, perguntá, pergunt*, pedirá, pedirão, pedirei, pediria, pedirem, pedirmos, pedi, pedira, pedirao
ask: peço, pedem, peçamos, perguntar*
requested: requisitámos, solicitei, solicitou, solicitaram, solicitaste, solicitámos, solicitado, solicitada
requested: solicitados, solicitadas, solicitasse, solicitassem, solicitasses, requisitaram, requisit*, solicitava*
requested: requisitava*
reply: retrucamos, retru*, retrucar*
confirm: confirmamos, confirm*, confirmar*
verify: verificamos, comprovamos, verifi*, comprov*, verificar*, comprovar*
check: checamos, consultamos, confiro, conferimos, confira, confiras, confiram, confiramos, conferi, consultar
check: consultá, conferir, confere, conferes, conferem, checar, checo, checa, checas, checam, checá, cheque*, consult*
check: conferir*, checar*
deny: negamos, negar, negará, negarão, negarei, negaria, negarem, negarmos, nega, negas, negam, negá, negara, negarao
deny: nego, negue*
refuse: recusamos, rejeitamos, recusá, recus*, rejeit*, recusar*, rejeitar*
accepted: aceita, aceitámos, aceitaram, aceit*, aceitava*
simulate: simulamos, simul*, simular*
play: jogamos, brincamos, interpretamos, tocamos, jogar, jogará, jogarão, jogarei, jogaria, jogarem, jogarmos, joga
play: jogas, jogam, jogá, jogara, jogarao, jogue*, brincar, brinco, brinca, brincas, brincam, brinque, brinques
play: brinquem, brinquemos, brincá, interpret*, tocar, tocará, tocarão, tocarei, tocaria, tocarem, tocarmos, toca
play: tocas, tocam, tocá, tocara, tocarao, toco, toquem, toquemos, brincar*, interpretar*
assume: adotamos, adoptamos, assumimos, assumi, assum*, adotar, adoto, adota, adotas, adotam, adote, adotes, adotem
assume: adotemos, adotá, adopt*, assumir*, adotar*, adoptar*
turn: giramos, girar, girará, girarão, girarei, giraria, girarem, girarmos, gira, giras, giram, girá, girara, girarao
turn: giro, gire, gires, girem, giremos
modify: modificamos, modifi*, modificar*
configure: configuramos, configur*, configurar*
deactivate: desativamos, desactivamos, desativar, desativo, desativa, desativas, desativam, desative, desatives
deactivate: desativem, desativemos, desativá, desactivar, desactivo, desactiva, desactivas, desactivam, desactive
deactivate: desactives, desactivem, desactivemos, desactivá, desativar*, desactivar*
restart: reiniciamos, reinici*, reiniciar*
start: começamos, iniciamos, comecamos, inicio, comec*, inici*, começar*, iniciar*
finish: terminamos, acabamos, finalizamos, termino, conclui, concluis, concluimos, termin*, acabar, acabo, acaba
finish: acabas, acabam, acabe, acabes, acabem, acabemos, acabá, finaliz*, conclu*, terminar*, acabar*, finalizar*
finish: concluir*
finished: concluí, terminei, terminou, terminaram, terminaste, terminámos, terminado, terminada, terminados
finished: terminadas, terminasse, terminassem, terminasses, acabei, acabou, acabaram, acabaste, acabámos, acabado
finished: acabada, acabados, acabadas, acabasse, acabassem, acabasses, finalizei, finalizou, finalizaram, finalizaste
finished: finalizámos, finalizado, finalizada, finalizados, finalizadas, finalizasse, finalizassem, finalizasses
finished: concluíram, concluiram, conclui*, terminava*, acabava*, finalizava*, concluía*
wait: esperamos, aguardamos, esper*, aguard*, esperar*, aguardar*
use: utilizamos, empregamos, usar, usará, usarão, usarei, usaria, usarem, usarmos, usara, usarao, usa, usas, usamos
use: usam, use, uses, usem, usemos, utiliz*, empreg*, utilizar*, empregar*
enter: entramos, ingressamos, digitamos, introduzi, entrar, entro, entra, entras, entram, entres, entrem, entremos
enter: entrá, ingress*, introduz*, digit*, entrar*, ingressar*, introduzir*, digitar*
arrive: chegamos, chegar, chego, chega, chegas, chegam, chegue, chegues, cheguem, cheguemos, chegá, chegar*
return: voltamos, regressamos, retornamos, voltar, volto, volta, voltas, voltam, volte, voltes, voltem, voltemos
return: voltá, regress*, devolv*, retorn*, voltar*, regressar*, devolver*, retornar*
save: salvamos, guardamos, poupamos, guardá, salvar, salva, salvas, salvam, salve, salves, salvem, salvemos, salvá
save: guard*, poupar, poupo, poupa, poupas, poupam, poupe, poupes, poupem, poupemos, poupá, salvar*, guardar*, poupar*
store: armazenamos, armazen*, armazenar*
keep: conservamos, ficamos, mantêm, ficá, mantem, manter, mantenho, mantenha, mantenhas, mantenham, mantenhamos
keep: mantiver, mantiverem, mantê, mante, conserv*, ficar, ficará, ficarão, ficarei, ficaria, ficarem, ficarmos, ficas
keep: ficam, ficara, ficarao, fico, fique*, manter*, conservar*
add: adicionamos, acrescentamos, somamos, adicion*, acrescent*, somar, somará, somarão, somarei, somaria, somarem
add: somarmos, soma, somas, somam, somá, somara, somarao, somo, some, somes, somem, somemos, adicionar*, acrescentar*
included: incluí, incluíram, incluiram, inclui*, incluía*
exclude: excetuamos, excetu*, excetuar*
avoid: evitamos, evitar, evito, evita, evitas, evitam, evite, evites, evitem, evitemos, evitá, evitar*
block: bloqueamos, bloque*, bloquear*
unlock: desbloqueamos, destravamos, desbloque*, destrav*, desbloquear*, destravar*
release: liberamos, soltamos, libertamos, liber*, soltar, solto, solta, soltas, soltam, solte, soltes, soltem
release: soltemos, soltá, liberar*, soltar*, libertar*
create: criamos, criar, criará, criarão, criarei, criaria, criarem, criarmos, cria, crias, criam, criá, criara
create: criarao, crio, crie, cries, criem, criemos
do: realizamos, efetuamos, efectuamos, fazer, fazerá, fazerão, fazerei, fazeria, fazerem, fazermos, fazem, fazê
do: fazera, fazerao, faze, faço, faça, faças, façam, façamos, faca, facas, facam, facamos, fizer, fizerem, realiz*
do: efetu*, efectu*, realizar*, efetuar*, efectuar*
build: montamos, construi, construis, construimos, constru*, montar, monto, monta, montas, montam, monte, montes
build: montem, montemos, montá, construir*, montar*
built: construí, construíram, montei, montou, montaram, montaste, montámos, montado, montada, montados, montadas
built: montasse, montassem, montasses, construiram, construi*, construía*, montava*
generate: geramos, gerar, gerará, gerarão, gerarei, geraria, gerarem, gerarmos, gera, geras, geram, gerá, gerara
generate: gerarao, gero, gere, geres, gerem, geremos
design: projetamos, desenhamos, projet*, desenh*, projetar*, desenhar*
invent: inventamos, invent*, inventar*
find: encontramos, achamos, localizamos, encontr*, achar, achará, acharão, acharei, acharia, acharem, acharmos, acha
find: achas, acham, achá, achara, acharao, ache, aches, achem, achemos, localiz*, encontrar*, localizar*
collect: coletamos, reunimos, reuni, colet*, recolh*, reunir, reuno, reune, reunes, reunem, reuna, reunas, reunam
collect: reunamos, coletar*, recolher*, reunir*
get: arranjamos, obtêm, obtem, obter, obterá, obterão, obterei, obteria, obterem, obtermos, obtenho, obtenha, obtenhas
get: obtenham, obtenhamos, obtê, obtera, obterao, obte, obtiver, obtiverem, arranj*, arranjar*
take: pegamos, tomamos, levamos, pegar, pegará, pegarão, pegarei, pegaria, pegarem, pegarmos, pega, pegas, pegam, pegá
take: pegara, pegarao, pego, pegue*, tomar, tomará, tomarão, tomarei, tomaria, tomarem, tomarmos, toma, tomas, tomam
take: tomá, tomara, tomarao, tomo, tome, tomes, tomem, tomemos, levar, levará, levarão, levarei, levaria, levarem
take: levarmos, leva, levas, levam, levá, levara, levarao, levo, levem, levemos
put: posta, pôr, pôrá, pôrão, pôrei, pôrem, pôria, pôrmos, ponho, ponha, ponhas, ponham, ponhamos, põem, põe, puser
put: puserem, puseram, pusesse, pusessem, pusesses, pus, pôs, posto, postos, postas, colocar, coloco, coloca, colocas
put: colocamos, colocam, coloque, coloques, coloquem, coloquemos, coloquei, colocou, colocaram, colocaste, colocámos
put: colocado, colocada, colocados, colocadas, colocasse, colocassem, colocasses, colocá, botar, botará, botarão
put: botarei, botaria, botarem, botarmos, bota, botas, botamos, botam, botaram, botaste, botámos, botado, botada
put: botados, botadas, botasse, botassem, botasses, botá, botara, botarao, boto, botou, bote, botes, botem, botemos
put: botei, meter, meterá, meterão, meterei, meteria, meterem, metermos, mete, metes, metemos, metem, meteu, meteram
put: meteste, metesse, metessem, metesses, metê, metera, meterao, meto, metam, metamos, meti, metido, metida, metidos
put: metidas
move: deslocamos, mover, moverá, moverão, moverei, moveria, moverem, movermos, move, moves, movemos, movem, movê
move: movera, moverao, movo, mova, movas, movam, movamos, deslo*, deslocar*
select: selecionamos, seleccionamos, selec*, selecionar*, seleccionar*
click: clicamos, clicar, clico, clica, clicas, clicam, clicá, clique*, clicar*
press: pressionamos, apertamos, pression*, apert*, pressionar*, apertar*
type: teclamos, teclar, teclo, tecla, teclas, teclam, tecle, tecles, teclem, teclemos, teclá, teclar*
register: registramos, registamos, cadastramos, regist*, cadastr*, registrar*, registar*, cadastrar*
analyze: analisamos, analis*, analisar*
compare: comparamos, compar*, comparar*
fix: consertamos, arrumamos, reparamos, consert*, arrum*, repar*, consertar*, arrumar*, reparar*
solve: solucionamos, resolv*, solucion*, resolver*, solucionar*
count: contabilizamos, contabiliz*, contabilizar*
believe: acreditamos, acredit*, crer, crerá, crerão, crerei, creria, crerem, crermos, crera, crerao, creem, crê
believe: creia*, acreditar*
remember: lembramos, recordamos, lembr*, record*, lembrar*, recordar*
teach: ensinamos, ensin*, ensinar*
instructed: instruí, instruíram, incumbiram, instruiram, instrui*, incumbi*, instruía*, incumbia*
ordered: ordenámos, ordenaram, encomendei, encomendou, encomendaram, encomendaste, encomendámos, encomendado
ordered: encomendada, encomendados, encomendadas, encomendasse, encomendassem, encomendasses, orden*, ordenava*
ordered: encomendava*
needed: necessitámos, precisei, precisou, precisaram, precisaste, precisámos, precisado, precisada, precisados
needed: precisadas, precisasse, precisassem, precisasses, necessitaram, necessit*, precisava*, necessitava*
try: tentamos, experimentamos, tentar, tento, tenta, tentas, tentam, tente, tentes, tentem, tentemos, tentá
try: experiment*, tentar*, experimentar*
see: enxergamos, ver, verei, verem, veria, vermos, vejo, veem, vê, veja, vejas, vejam, vejamos, enxerg*, enxergar*
look: olhamos, olhar, olhará, olharão, olharei, olharia, olharem, olharmos, olha, olhas, olham, olhá, olhara, olharao
look: olhe, olhes, olhem, olhemos
talk: dialogamos, dialogo, dialog*, dialogar*
feel: sentamos, sentimos, senti, senta, sinto, sinta, sintas, sintam, sintamos, sentir, sente, sentes, sentem, sento
feel: sentas, sentam, sentir*
live: moramos, viver, viverá, viverão, viverei, viveria, viverem, vivermos, vive, vives, vivemos, vivem, vivê, vivera
live: viverao, vivo, viva, vivas, vivam, vivamos, morar, morará, morarão, morarei, moraria, morarem, morarmos, mora
live: moras, moram, morá, morara, morarao, moro, more, mores, morem, moremos
kill: matamos, matar, matará, matarão, matarei, mataria, matarem, matarmos, mata, matas, matam, matá, matara, matarao
kill: mato, mate, mates, matem, matemos
steal: roubamos, furtamos, roubar, rouba, roubas, roubam, roube, roubes, roubem, roubemos, roubá, furtar, furta
steal: furtas, furtam, furte, furtes, furtem, furtemos, furtá, roubar*, furtar*
harmed: prejudicámos, prejudicaram, danifiquei, danificou, danificaram, danificaste, danificámos, danificado
harmed: danificada, danificados, danificadas, danificasse, danificassem, danificasses, prejudi*, prejudicava*
harmed: danificava*
break: quebramos, quebr*, romper, rompo, rompe, rompes, rompemos, rompem, rompa, rompas, rompam, rompamos, rompê
break: quebrar*, romper*
violate: violamos, infringimos, infringi, violar, violo, viola, violas, violam, viole, violes, violem, violemos, violá
violate: infrin*, violar*, infringir*
buy: compramos, comprá, compr*, comprar*
charge: cobramos, cobrar, cobro, cobra, cobras, cobram, cobre, cobres, cobrem, cobremos, cobrá, cobrar*
spent: gasta, gastámos, gastaram, gasto, gastos, gastas, gastei, gastou, gastaste, gastado, gastada, gastados
spent: gastadas, gastasse, gastassem, gastasses, gastava*
won: ganha, ganhámos, ganharam, venceram, ganho, ganhos, ganhas, ganhei, ganhou, ganhaste, ganhado, ganhada, ganhados
won: ganhadas, ganhasse, ganhassem, ganhasses, venci, venceu, venceste, vencesse, vencessem, vencesses, ganhava*
won: vencia*
schedule: agendamos, marcamos, agendá, marco, marcá, agend*, marcar, marcam, marque*, agendar*, marcar*
visit: visitamos, visit*, visitar*
drive: guiamos, dirigimos, dirigi, guiá, dirigir, dirijo, dirige, diriges, dirigem, dirija, dirijas, dirijam
drive: dirijamos, guiar, guiará, guiarão, guiarei, guiaria, guiarem, guiarmos, guiam, guiara, guiarao, guio, guie
drive: guies, guiem, guiemos, dirigir*
walk: caminhamos, andamos, caminh*, andará, andarão, andarei, andaria, andarem, andarmos, anda, andas, andam, andá
walk: andara, andarao, ando, ande, andes, andem, andemos, caminhar*
cook: cozinhamos, cozinhá, cozinh*, cozinhar*
wash: lavamos, lavar, lavará, lavarão, lavarei, lavaria, lavarem, lavarmos, lava, lavas, lavam, lavá, lavara, lavarao
wash: lavo, lave, laves, lavem, lavemos
pass: passamos, passar, passa, passas, passam, passe, passes, passem, passemos, passá, passar*
treat: tratamos, tratar, trato, trata, tratas, tratam, trate, trates, tratem, tratemos, tratá, tratar*
consider: consideramos, consider*, considerar*
regard: estimamos, estim*, estimar*
agree: concordamos, concord*, concordar*
claim: afirmamos, alegamos, afirm*, alegar, alego, alega, alegas, alegam, alegue, alegues, aleguem, aleguemos, alegá
claim: afirmar*, alegar*
recommend: recomendamos, aconselhamos, sugerimos, sugeri, recomend*, aconselh*, sugir*, suger*, recomendar*
recommend: aconselhar*, sugerir*
invite: convidamos, convid*, convidar*
manage: gerenciamos, administramos, gerenci*, administr*, gerir, gerirá, gerirão, gerirei, geriria, gerirem, gerirmos
manage: gerimos, geri, gerira, gerirao, gerenciar*, administrar*
control: controlamos, control*, controlar*
handle: lidamos, lidá, atend*, lidar, lidará, lidarão, lidarei, lidaria, lidarem, lidarmos, lidam, lidara, lidarao
handle: lide, lides, lidem, lidemos, atender*
deliver: despachamos, despach*, despachar*
lend: emprestamos, emprest*, emprestar*
connect: conectamos, conect*, conectar*
install: instalamos, instal*, instalar*
merge: mesclamos, fundimos, fundi, mescl*, fundir, fundo, funde, fundes, fundem, funda, fundas, fundam, fundamos
merge: mesclar*, fundir*
edit: editamos, editar, edito, edita, editas, editam, edite, edites, editem, editemos, editá, editar*
mark: assinalamos, assinal*, assinalar*
score: pontuamos, pontu*, pontuar*
vote: votamos, votar, votará, votarão, votarei, votaria, votarem, votarmos, vota, votas, votam, votá, votara, votarao
vote: voto, vote, votes, votem, votemos
respect: respeitamos, respeit*, respeitar*
shared out: distribuí, distribuíram, distribuiram, distribui*, distribuía*
touch: encostamos, encost*, encostar*
carry: transportamos, transport*, transportar*
pull: puxamos, puxar, puxará, puxarão, puxarei, puxaria, puxarem, puxarmos, puxa, puxas, puxam, puxá, puxara, puxarao
pull: puxo, puxe, puxes, puxem, puxemos
push: empurramos, empurr*, empurrar*
raise: levantamos, elevamos, levant*, ergo, ergue*, erga, ergas, ergam, ergamos, elevar, elevo, eleva, elevas, elevam
raise: eleve, eleves, elevem, elevemos, elevá, levantar*, erguer*, elevar*
reduced: diminuí, reduziram, diminuíram, diminuiram, reduzi*, diminui*, reduzia*, diminuía*
renew: renovamos, renov*, renovar*
restore: recuperamos, recuper*, recuperar*
arrive late: demoramos, demor*, demorar*
cry: choramos, chorar, choro, chora, choras, choram, chore, chores, chorem, choremos, chorá, chorar*
sing: cantamos, cantar, canto, canta, cantas, cantam, cante, cantes, cantem, cantemos, cantá, cantar*
assign: designamos, atribui, atribuis, atribuimos, atribu*, design*, atribuir*, designar*
assigned: atribuí, atribuíram, designei, designou, designaram, designaste, designámos, designado, designada
assigned: designados, designadas, designasse, designassem, designasses, atribuiram, atribui*, atribuía*, designava*
export: exportamos, export*, exportar*
paint: pintamos, pintar, pinto, pinta, pintas, pintam, pinte, pintes, pintem, pintemos, pintá, pintar*
mix: misturamos, mistur*, misturar*
add salt: salgamos, salgar, salgo, salga, salgas, salgam, salgue, salgues, salguem, salguemos, salgá, salgar*
hire: contratamos, contrat*, contratar*
punish: castigamos, punir, punirá, punirão, punirei, puniria, punirem, punirmos, punimos, puni, punira, punirao, puno
punish: pune, punes, punem, puna, punas, punam, punamos, castig*, castigar*
force: obrigamos, forçamos, forcamos, obrig*, forçar, forço, força, forças, forçam, force, forces, forcem, forcemos
force: forçá, forcar, forco, forca, forcas, forcam, obrigar*, forçar*
bother: incomodamos, incomod*, incomodar*
guarantee: asseguramos, garantimos, garanti, garant*, assegur*, garantir*, assegurar*
miss: faltamos, faltar, falto, falta, faltas, faltam, falte, faltes, faltem, faltemos, faltá, faltar*
affect: afetamos, afectamos, afetar, afeto, afeta, afetas, afetam, afete, afetes, afetem, afetemos, afetá, afect*
affect: afetar*, afectar*
cause: causamos, provocamos, causar, causo, causa, causas, causam, cause, causes, causem, causemos, causá, provo*
cause: causar*, provocar*
covered: tapámos, cobriram, cobert*, cobri*, tapei, tapou, taparam, tapaste, tapado, tapada, tapados, tapadas, tapasse
covered: tapassem, tapasses, cobria*, tapava*
prepare: preparamos, prepar*, preparar*
planned: planejámos, planeámos, planejaram, planearam, plane*, planejava*, planeava*
save up: economizamos, economiz*, economizar*
allow for: possibilitamos, possibilit*, possibilitar*
lie: mentimos, menti, mintas, mintam, minta, minto, mintamos, mentira, mentiras, mentir, mentem, mentir*, mente para
serious: séria, grave, graves, sério, sérios, sérias, serio, serios, serias
written: escrevido, escrevida, escrevidos, escrevidas, escrito, escrita, escritos, escritas, redigid*
will put: porá, porão, pora, porao, porei
could: pôde, poderiam, poderíamos, poderiamos, podiam, puderam, pudesse, pudessem, pude, conseguiu, conseguiram
must: deve, devem, devemos, dever, deverá, deverão, devera, deverao, deva, devam, devas, precisa, tem que, temos que
must: há que, tem de, temos de, é preciso, é necessário, é obrigatório
wanted: quiseram, desejei, desejou, desejaram, desejaste, desejámos, desejado, desejada, desejados, desejadas
wanted: desejasse, desejassem, desejasses, quis, quisesse, quisessem, quisesses, queridos, queridas, queria*
wanted: desejava*
ignored: ignorei, ignorou, ignoraram, ignoraste, ignorámos, ignorasse, ignorassem, ignorasses, desconsiderei
ignored: desconsiderou, desconsideraram, desconsideraste, desconsiderámos, desconsiderado, desconsiderada
ignored: desconsiderados, desconsideradas, desconsiderasse, desconsiderassem, desconsiderasses, desatendi, desatendeu
ignored: desatenderam, desatendeste, desatendido, desatendida, desatendidos, desatendidas, desatendesse, desatendessem
ignored: desatendesses, ignorad*, ignorava*, desconsiderava*, desatendia*
configuration: configuração, configuracao, config*, parametrização
configurations: configurações, configs, configuracoes, parametrizações
administrator: administrador, administradora, admin*
owners: proprietários, proprietárias, proprietarios, proprietarias, donos, donas, titulares
users: usuários, usuárias, usuarios, usuarias, utilizadores, utilizadoras
employees: funcionários, funcionárias, funcionarios, funcionarias, empregados, empregadas, trabalhadores
employees: trabalhadoras
folder: diretório, directório, diretorio, directorio, pasta
folders: diretórios, directórios, diretorios, directorios, pastas
conversations: conversas, conversações, conversacoes, diálogos, bates papo
warning: advertindo, advert*, alerta, alertando, avisando, prevenindo
question: duvidas, pergunta, quest*, duvid*, questionar*, duvidar*
answer: respondo, responde, respondes, respondemos, respondem, responda, respondas, respondam, respondamos, respondê
answer: respo*, réplica, responder*
requests: requisições, requerimentos, requisicoes, solicitações, pedidos, petições
characters: caracteres, caráteres, carateres, personagens
apps: aplicativos, aplicações, aplicacoes, apps
languages: línguas, linguagens, linguas, idiomas
plan: planejo, planeja, planejas, planejamos, planejam, planeje, planejes, planejem, planejemos, planejá, planeio
plan: planeia, planeias, planeamos, planeiam, planeie, planeies, planeiem, planeemos, planeá, planea, plano, planejar
plan: planear, planejar*, planear*
information: informação, informações, informacao, informacoes, info, infos
training: treinamento, treino, treinando, formação, capacitando
correct: corrigimos, corrigi, correto, correta, corretos, corretas, correcto, correcta, correctos, correctas, corrigir
correct: corrijo, corrige, corriges, corrigem, corrija, corrijas, corrijam, corrijamos, corrigir*
short: curto, curta, curtos, curtas, breve, breves
lost: perdeu, perderam, perdesse, perdessem, perdesses, perdido, perdida, perdidos, perdidas, perdi, perdia*
required: requereram, exigid*, requer*, requeria*
restricted: restringido, restringida, restringidos, restringidas, restringiu, restringiram, restringiste, restringisse
restricted: restringissem, restringisses, restri*, restringia*
suspended: suspendi, suspendeu, suspenderam, suspendeste, suspendido, suspendida, suspendidos, suspendidas
suspended: suspendesse, suspendessem, suspendesses, suspen*, suspendia*
medium: média, médias, media, medias, médio, médios, medio, medios
members: sócios, sócias, socios, socias, membros, integrantes
translate: traduzi, passe para o inglês, passe para o português, traduz*, traduzir*
disregarded: descurei, descurou, descuraram, descuraste, descurámos, descurado, descurada, descurados, descuradas
disregarded: descurasse, descurassem, descurasses, descurava*
discarded: descartei, descartou, descartaram, descartaste, descartámos, descartado, descartada, descartados
discarded: descartadas, descartasse, descartassem, descartasses, desprezei, desprezou, desprezaram, desprezaste
discarded: desprezámos, desprezado, desprezada, desprezados, desprezadas, desprezasse, desprezassem, desprezasses
discarded: descartava*, desprezava*
forgot: esqueceram, olvidei, olvidou, olvidaram, olvidaste, olvidámos, olvidasse, olvidassem, olvidasses, esquece*
forgot: esquecia*, olvidava*
bypassed: burlei, burlou, burlaram, burlaste, burlámos, burlado, burlada, burlados, burladas, burlasse, burlassem
bypassed: burlasses, contornei, contornou, contornaram, contornaste, contornámos, contornado, contornada, contornados
bypassed: contornadas, contornasse, contornassem, contornasses, driblei, driblou, driblaram, driblaste, driblámos
bypassed: driblado, driblada, driblados, dribladas, driblasse, driblassem, driblasses, esquivei, esquivou, esquivaram
bypassed: esquivaste, esquivámos, esquivado, esquivada, esquivados, esquivadas, esquivasse, esquivassem, esquivasses
bypassed: evadiram, evadi*, burlava*, contornava*, driblava*, esquivava*, evadia*
skipped: pularam, pulaste, pulámos, pulado, pulada, pulados, puladas, pulasse, pulassem, pulasses, saltei, saltou
skipped: saltaram, saltaste, saltámos, saltado, saltada, saltados, saltadas, saltasse, saltassem, saltasses, pulei
skipped: pulou, pulava*, saltava*
cancelled: cancelei, cancelou, cancelaram, cancelaste, cancelámos, cancelado, cancelada, cancelados, canceladas
cancelled: cancelasse, cancelassem, cancelasses, anulei, anulou, anularam, anulaste, anulámos, anulado, anulada
cancelled: anulados, anuladas, anulasse, anulassem, anulasses, revoguei, revogou, revogaram, revogaste, revogámos
cancelled: revogasse, revogassem, revogasses, aboliram, rescindiram, aboli*, rescindi*, cancelava*, anulava*
cancelled: revogava*, abolia*, rescindia*
removed: removi, removeu, removeram, removeste, removido, removida, removidos, removidas, removesse, removessem
removed: removesses, retirei, retirou, retiraram, retiraste, retirámos, retirado, retirada, retirados, retiradas
removed: retirasse, retirassem, retirasses, tiraram, tiraste, tirámos, tirado, tirada, tirados, tiradas, tirasse
removed: tirassem, tirasses, tirei, tirou, removia*, retirava*, tirava*
replace: substitui, substituis, substituimos, substitu*, substituir*, trocar por, trocar por*, trocar ponho
replace: trocar põem, trocar põe, trocar ponha, trocar ponhas, trocar ponham, trocar ponhamos, trocar puser
showed: mostrei, mostrou, mostraram, mostraste, mostrámos, mostrasse, mostrassem, mostrasses, exibiram, exibi*
showed: mostrava*, exibia*
printed: imprimi, imprimiu, imprimiram, imprimiste, imprimido, imprimida, imprimidos, imprimidas, imprimisse
printed: imprimissem, imprimisses, impresso, impressa, impressos, impressas, imprimia*
repeated: repetiram, reiterei, reiterou, reiteraram, reiteraste, reiterámos, reiterado, reiterada, reiterados
repeated: reiteradas, reiterasse, reiterassem, reiterasses, repeti*, repetia*, reiterava*
leaked: vazaram, vazaste, vazámos, vazado, vazada, vazados, vazadas, vazasse, vazassem, vazasses, vazei, vazou
leaked: vazava*
told: contei, contou, contaram, contaste, contámos, contado, contada, contados, contadas, contasse, contassem
told: contasses, disse*, contava*, dizia*
say: falar, falará, falarão, falarei, falaria, falarem, falarmos, falamos, falam, falá, falara, falarao, falo, fale
say: fales, falem, falemos
quoted: citaram, citaste, citámos, citado, citada, citados, citadas, citasse, citassem, citasses, citei, citou
quoted: citava*
copied: copiei, copiou, copiaram, copiaste, copiámos, copiado, copiada, copiados, copiadas, copiasse, copiassem
copied: copiasses, copiava*
pasted: colaram, colaste, colámos, colado, colada, colados, coladas, colasse, colassem, colasses, colei, colou
pasted: colava*
gave: entreguei, entregou, entregaram, entregaste, entregámos, entregasse, entregassem, entregasses, forneci, forneceu
gave: forneceram, forneceste, fornecesse, fornecessem, fornecesses, proporcionei, proporcionou, proporcionaram
gave: proporcionaste, proporcionámos, proporcionasse, proporcionassem, proporcionasses, dei, deu, deram, dessem, dava
gave: entregava*, fornecia*, proporcionava*
shared: compartilhei, compartilhou, compartilharam, compartilhaste, compartilhámos, compartilhado, compartilhada
shared: compartilhados, compartilhadas, compartilhasse, compartilhassem, compartilhasses, partilhei, partilhou
shared: partilharam, partilhaste, partilhámos, partilhado, partilhada, partilhados, partilhadas, partilhasse
shared: partilhassem, partilhasses, compartilhava*, partilhava*
offered: ofereci, ofereceu, ofereceram, ofereceste, oferecido, oferecida, oferecidos, oferecidas, oferecesse
offered: oferecessem, oferecesses, ofertei, ofertou, ofertaram, ofertaste, ofertámos, ofertado, ofertada, ofertados
offered: ofertadas, ofertasse, ofertassem, ofertasses, oferecia*, ofertava*
sent: enviei, enviou, enviaram, enviaste, enviámos, enviado, enviada, enviados, enviadas, enviasse, enviassem
sent: enviasses, mandei, mandou, mandaram, mandaste, mandámos, mandado, mandada, mandados, mandadas, mandasse
sent: mandassem, mandasses, remeti, remeteu, remeteram, remeteste, remetido, remetida, remetidos, remetidas, remetesse
sent: remetessem, remetesses, enviava*, mandava*, remetia*
forwarded: encaminhei, encaminhou, encaminharam, encaminhaste, encaminhámos, encaminhado, encaminhada, encaminhados
forwarded: encaminhadas, encaminhasse, encaminhassem, encaminhasses, reencaminhei, reencaminhou, reencaminharam
forwarded: reencaminhaste, reencaminhámos, reencaminhado, reencaminhada, reencaminhados, reencaminhadas
forwarded: reencaminhasse, reencaminhassem, reencaminhasses, reenviei, reenviou, reenviaram, reenviaste, reenviámos
forwarded: reenviado, reenviada, reenviados, reenviadas, reenviasse, reenviassem, reenviasses
transferred: transferiram, repassei, repassou, repassaram, repassaste, repassámos, repassado, repassada, repassados
transferred: repassadas, repassasse, repassassem, repassasses, transferi*, transferia*, repassava*
pay: pagar, pagará, pagarão, pagarei, pagaria, pagarem, pagarmos, pagamos, pagam, pagá, pagara, pagarao, pague*
uploaded: carreguei, carregou, carregaram, carregaste, carregámos, carregado, carregada, carregados, carregadas
uploaded: carregasse, carregassem, carregasses, subiu, subiram, subiste, subido, subida, subidos, subidas, subisse
uploaded: subissem, subisses, upei, upou, uparam, upaste, upasse, upassem, upasses, upámos, upado, upada, upados
uploaded: upadas, carregava*, subia*, upava*
download: baixamos, baixam, baixe, baixes, baixem, baixemos, baixá, descarreg*, baixar*, descarregar*
executed: executei, executou, executaram, executaste, executámos, executado, executada, executados, executadas
executed: executasse, executassem, executasses, rodaram, rodaste, rodámos, rodado, rodados, rodadas, rodasse, rodassem
executed: rodasses, rodei, rodou, executava*, rodava*
run: corro, corre, corres, corremos, correm, corra, corras, corram, corramos, corrido, corrida, corridos, corridas
run: corrê, correr*
ran: corri, correu, correram, correste, corresse, corressem, corresses, corria*
called: chamei, chamou, chamaram, chamaste, chamámos, chamado, chamados, chamasse, chamassem, chamasses, ligaram
called: ligaste, ligámos, ligado, ligada, ligados, ligadas, ligasse, ligassem, ligasses, invoquei, invocou, invocaram
called: invocaste, invocámos, invocado, invocada, invocados, invocadas, invocasse, invocassem, invocasses, telefonei
called: telefonou, telefonaram, telefonaste, telefonámos, telefonado, telefonada, telefonados, telefonadas
called: telefonasse, telefonassem, telefonasses, liguei, ligou, chamava*, ligava*, invocava*, telefonava*
opened: abri, abriu, abriram, abriste, abrido, abrida, abridos, abridas, abrisse, abrissem, abrisses, abria*
close: fecho, fecha, fechas, fechamos, fecham, feche, feches, fechem, fechemos, fechá, encerro, encerra, encerras
close: encerramos, encerram, encerre, encerres, encerrem, encerremos, encerrá, fechar*, encerrar*
write: redigimos, redigi, escrev*, redigir, redijo, redige, rediges, redigem, redija, redijas, redijam, redijamos
write: escrever*, redigir*
wrote: escrevi, escreveu, escreveram, escreveste, escrevesse, escrevessem, escrevesses, redigiram, redigi*, escrevia*
wrote: redigia*
approved: aprovei, aprovou, aprovaram, aprovaste, aprovámos, aprovado, aprovada, aprovados, aprovadas, aprovasse
approved: aprovassem, aprovasses, aprovava*
granted: concedi, concedeu, concederam, concedeste, concedido, concedida, concedidos, concedidas, concedesse
granted: concedessem, concedesses, outorguei, outorgou, outorgaram, outorgaste, outorgámos, outorgado, outorgada
granted: outorgados, outorgadas, outorgasse, outorgassem, outorgasses, concedia*, outorgava*
allow: permitimos, permiti, permit*, permitir*
allowed: permitiram, permiti*, permitia*
translated: traduziram, traduzi*, traduzia*
summarised: resumiram, sintetizei, sintetizou, sintetizaram, sintetizaste, sintetizámos, sintetizado, sintetizada
summarised: sintetizados, sintetizadas, sintetizasse, sintetizassem, sintetizasses, resumi*, resumia*, sintetizava*
encoded: codifiquei, codificou, codificaram, codificaste, codificámos, codificado, codificada, codificados
encoded: codificadas, codificasse, codificassem, codificasses, codificava*
decoded: decodifiquei, decodificou, decodificaram, decodificaste, decodificámos, decodificado, decodificada
decoded: decodificados, decodificadas, decodificasse, decodificassem, decodificasses, descodifiquei, descodificou
decoded: descodificaram, descodificaste, descodificámos, descodificado, descodificada, descodificados, descodificadas
decoded: descodificasse, descodificassem, descodificasses, decifrei, decifrou, decifraram, decifraste, decifrámos
decoded: decifrado, decifrada, decifrados, decifradas, decifrasse, decifrassem, decifrasses, decodificava*
decoded: descodificava*, decifrava*
encrypted: criptografei, criptografou, criptografaram, criptografaste, criptografámos, criptografado, criptografada
encrypted: criptografados, criptografadas, criptografasse, criptografassem, criptografasses, cifrei, cifrou, cifraram
encrypted: cifraste, cifrámos, cifrado, cifrada, cifrados, cifradas, cifrasse, cifrassem, cifrasses, encriptei
encrypted: encriptou, encriptaram, encriptaste, encriptámos, encriptado, encriptada, encriptados, encriptadas
encrypted: encriptasse, encriptassem, encriptasses, criptografava*, cifrava*, encriptava*
explained: expliquei, explicou, explicaram, explicaste, explicámos, explicado, explicada, explicados, explicadas
explained: explicasse, explicassem, explicasses, explicava*
described: descrevi, descreveu, descreveram, descreveste, descrevido, descrevida, descrevidos, descrevidas
described: descrevesse, descrevessem, descrevesses, descr*, descrevia*
listed: enumerei, enumerou, enumeraram, enumeraste, enumerámos, enumerado, enumerada, enumerados, enumeradas
listed: enumerasse, enumerassem, enumerasses, listei, listou, listaram, listaste, listámos, listado, listada, listados
listed: listadas, listasse, listassem, listasses, elenquei, elencou, elencaram, elencaste, elencámos, elencado
listed: elencada, elencados, elencadas, elencasse, elencassem, elencasses, enumerava*, listava*, elencava*
followed: seguiram, acatei, acatou, acataram, acataste, acatámos, acatado, acatada, acatados, acatadas, acatasse
followed: acatassem, acatasses, segui*, seguia*, acatava*
obeyed: obedeci, obedeceu, obedeceram, obedeceste, obedecido, obedecida, obedecidos, obedecidas, obedecesse
obeyed: obedecessem, obedecesses, obedecia*
mentioned: mencionei, mencionou, mencionaram, mencionaste, mencionámos, mencionado, mencionada, mencionados
mentioned: mencionadas, mencionasse, mencionassem, mencionasses, mencionava*
warned: avisei, avisou, avisaram, avisaste, avisámos, avisado, avisada, avisados, avisadas, avisasse, avisassem
warned: avisasses, advertiram, alertei, alertou, alertaram, alertaste, alertámos, alertado, alertada, alertados
warned: alertadas, alertasse, alertassem, alertasses, preveniram, adverti*, preveni*, avisava*, advertia*, alertava*
warned: prevenia*
informed: informei, informou, informaram, informaste, informámos, informado, informada, informados, informadas
informed: informasse, informassem, informasses, comuniquei, comunicou, comunicaram, comunicaste, comunicámos
informed: comunicado, comunicada, comunicados, comunicadas, comunicasse, comunicassem, comunicasses, informava*
informed: comunicava*
notified: notifiquei, notificou, notificaram, notificaste, notificámos, notificado, notificada, notificados
notified: notificadas, notificasse, notificassem, notificasses, notificava*
asked: perguntei, perguntou, perguntaram, perguntaste, perguntámos, perguntado, perguntada, perguntados, perguntadas
asked: perguntasse, perguntassem, perguntasses, pediu, pediram, pedida, pedidas, pedisse, pedissem, pedisses
asked: perguntava*, pedia*
answered: responderam, respond*, respondia*
replied: retruquei, retrucou, retrucaram, retrucaste, retrucámos, retrucado, retrucada, retrucados, retrucadas
replied: retrucasse, retrucassem, retrucasses, retrucava*
confirmed: confirmei, confirmou, confirmaram, confirmaste, confirmámos, confirmado, confirmada, confirmados
confirmed: confirmadas, confirmasse, confirmassem, confirmasses, confirmava*
verified: verifiquei, verificou, verificaram, verificaste, verificámos, verificado, verificada, verificados
verified: verificadas, verificasse, verificassem, verificasses, comprovei, comprovou, comprovaram, comprovaste
verified: comprovámos, comprovado, comprovada, comprovados, comprovadas, comprovasse, comprovassem, comprovasses
verified: verificava*, comprovava*
checked: conferiram, checou, checaram, checaste, checámos, checado, checada, checados, checadas, checasse, checassem
checked: checasses, consultei, consultou, consultaram, consultaste, consultámos, consultado, consultada, consultados
checked: consultadas, consultasse, consultassem, consultasses, conferi*, chequei, conferia*, checava*, consultava*
hide: ocultamos, ocultam, oculte, ocultes, ocultem, ocultemos, ocultá, escond*, ocultar*, esconder*
hid: ocultei, ocultou, ocultaram, ocultaste, ocultámos, ocultasse, ocultassem, ocultasses, escondi, escondeu
hid: esconderam, escondeste, escondesse, escondessem, escondesses, ocultava*, escondia*
denied: negaram, negaste, negámos, negado, negada, negados, negadas, negasse, negassem, negasses, neguei, negou
denied: negava*
refused: recusei, recusou, recusaram, recusaste, recusámos, recusado, recusada, recusados, recusadas, recusasse
refused: recusassem, recusasses, rejeitei, rejeitou, rejeitaram, rejeitaste, rejeitámos, rejeitado, rejeitada
refused: rejeitados, rejeitadas, rejeitasse, rejeitassem, rejeitasses, recusava*, rejeitava*
accept: aceitamos, aceitam, aceite, aceites, aceitem, aceitemos, aceitá, aceitar*
simulated: simulei, simulou, simularam, simulaste, simulámos, simulado, simulada, simulados, simuladas, simulasse
simulated: simulassem, simulasses, simulava*
behave: portá, portar, portamos, portam, porte, portes, portem, portemos, portar*
played: jogaram, jogaste, jogámos, jogado, jogada, jogados, jogadas, jogasse, jogassem, jogasses, brinquei, brincou
played: brincaram, brincaste, brincámos, brincado, brincada, brincados, brincadas, brincasse, brincassem, brincasses
played: interpretei, interpretou, interpretaram, interpretaste, interpretámos, interpretado, interpretada
played: interpretados, interpretadas, interpretasse, interpretassem, interpretasses, tocaram, tocaste, tocámos, tocado
played: tocada, tocados, tocadas, tocasse, tocassem, tocasses, joguei, jogou, toquei, tocou, jogava*, brincava*
played: interpretava*, tocava*
assumed: assumiram, adotei, adotou, adotaram, adotaste, adotámos, adotado, adotada, adotados, adotadas, adotasse
assumed: adotassem, adotasses, adoptei, adoptou, adoptaram, adoptaste, adoptámos, adoptado, adoptada, adoptados
assumed: adoptadas, adoptasse, adoptassem, adoptasses, assumi*, assumia*, adotava*, adoptava*
became: tornei, tornou, tornaram, tornaste, tornámos, tornasse, tornassem, tornasses, viraram, viraste, virámos
became: virasse, virassem, virasses, transformei, transformou, transformaram, transformaste, transformámos
became: transformasse, transformassem, transformasses, virou, tornava*, virava*, transformava*
turned: giraram, giraste, girámos, girado, girada, girados, giradas, girasse, girassem, girasses, girei, girou
turned: girava*
changed: mudaram, mudaste, mudámos, mudado, mudada, mudados, mudadas, mudasse, mudassem, mudasses, alterei, alterou
changed: alteraram, alteraste, alterámos, alterado, alterada, alterados, alteradas, alterasse, alterassem, alterasses
changed: mudei, mudou, mudava*, alterava*
modified: modifiquei, modificou, modificaram, modificaste, modificámos, modificado, modificada, modificados
modified: modificadas, modificasse, modificassem, modificasses, modificava*
updated: atualizei, atualizou, atualizaram, atualizaste, atualizámos, atualizado, atualizada, atualizados, atualizadas
updated: atualizasse, atualizassem, atualizasses, actualizei, actualizou, actualizaram, actualizaste, actualizámos
updated: actualizado, actualizada, actualizados, actualizadas, actualizasse, actualizassem, actualizasses, atualizava*
updated: actualizava*
set: definimos, defini, definiu, definiste, definido, definida, definidos, definidas, definisse, definissem
set: definisses, estabelec*, defin*, fixar, fixará, fixarão, fixarei, fixaria, fixarem, fixarmos, fixa, fixas, fixamos
set: fixam, fixaram, fixaste, fixámos, fixado, fixada, fixados, fixadas, fixasse, fixassem, fixasses, fixá, fixara
set: fixarao, fixo, fixou, fixe, fixes, fixem, fixemos, fixei, estabelecer*, estabelecia*, definir*, definia*, fixava*
configured: configurei, configurou, configuraram, configuraste, configurámos, configurado, configurada, configurados
configured: configuradas, configurasse, configurassem, configurasses, configurava*
enable: habilito, habilita, habilitas, habilitamos, habilitam, habilite, habilites, habilitem, habilitemos, habilitá
enable: habilitar*
activate: ativamos, ativam, ative, atives, ativem, ativemos, ativá, activamos, activam, active, actives, activem
activate: activemos, activá, ativar*, activar*
activated: ativei, ativou, ativaram, ativaste, ativámos, ativasse, ativassem, ativasses, activei, activou, activaram
activated: activaste, activámos, activasse, activassem, activasses, ativava*, activava*
deactivated: desativei, desativou, desativaram, desativaste, desativámos, desativasse, desativassem, desativasses
deactivated: desactivei, desactivou, desactivaram, desactivaste, desactivámos, desactivasse, desactivassem
deactivated: desactivasses, desativava*, desactivava*
disable: desabilitamos, inabilito, inabilita, inabilitas, inabilitamos, inabilitam, inabilite, inabilites, inabilitem
disable: inabilitemos, inabilitá, desabilit*, desabilitar*, inabilitar*
restarted: reiniciei, reiniciou, reiniciaram, reiniciaste, reiniciámos, reiniciado, reiniciada, reiniciados
restarted: reiniciadas, reiniciasse, reiniciassem, reiniciasses, reiniciava*
started: comecei, começou, começaram, começaste, começámos, começado, começada, começados, começadas, começasse
started: começassem, começasses, iniciei, iniciou, iniciaram, iniciaste, iniciámos, iniciado, iniciada, iniciados
started: iniciadas, iniciasse, iniciassem, iniciasses, comecou, comecaram, comecaste, comecado, comecada, comecados
started: comecadas, comecasse, comecassem, comecasses, começava*, iniciava*
stopped: pararam, paraste, parámos, parado, parada, parados, paradas, parasse, parassem, parasses, parei, parou
stopped: detive, detiveram, detido, detida, detidos, detidas, detivesse, detivessem, detivesses, deteve, parava*
stopped: detinha*
waited: esperei, esperou, esperaram, esperaste, esperámos, esperados, esperadas, esperasse, esperassem, esperasses
waited: aguardei, aguardou, aguardaram, aguardaste, aguardámos, aguardado, aguardada, aguardados, aguardadas
waited: aguardasse, aguardassem, aguardasses, esperava*, aguardava*
used: utilizei, utilizou, utilizaram, utilizaste, utilizámos, utilizado, utilizada, utilizados, utilizadas, utilizasse
used: utilizassem, utilizasses, empreguei, empregou, empregaram, empregaste, empregámos, empregasse, empregassem
used: empregasses, usei, usou, usaram, usaste, usasse, usassem, usasses, usámos, usado, usada, usados, usadas, usava*
used: utilizava*, empregava*
apply: aplica, aplicas, aplicamos, aplicam, aplicá, aplicar, aplico, aplique, apliques, apliquem, apliquemos, aplicar*
applied: apliquei, aplicou, aplicaram, aplicaste, aplicámos, aplicado, aplicada, aplicados, aplicadas, aplicasse
applied: aplicassem, aplicasses, aplicava*
entered: entrei, entrou, entraram, entraste, entrámos, entrado, entrados, entrasse, entrassem, entrasses, ingressei
entered: ingressou, ingressaram, ingressaste, ingressámos, ingressado, ingressada, ingressados, ingressadas
entered: ingressasse, ingressassem, ingressasses, introduziram, digitei, digitou, digitaram, digitaste, digitámos
entered: digitado, digitada, digitados, digitadas, digitasse, digitassem, digitasses, introduzi*, entrava*
entered: ingressava*, introduzia*, digitava*
leave: deixo, deixa, deixas, deixamos, deixam, deixe, deixes, deixem, deixemos, deixá, abandono, abandona, abandonas
leave: abandonamos, abandonam, abandone, abandones, abandonem, abandonemos, abandoná, partimos, parti, partir, parto
leave: partem, parta, partas, partam, partamos, deixar*, abandonar*, partir*
arrived: cheguei, chegou, chegaram, chegaste, chegámos, chegado, chegada, chegados, chegadas, chegasse, chegassem
arrived: chegasses, chegava*
returned: voltei, voltou, voltaram, voltaste, voltámos, voltado, voltada, voltados, voltadas, voltasse, voltassem
returned: voltasses, regressei, regressou, regressaram, regressaste, regressámos, regressado, regressada, regressados
returned: regressadas, regressasse, regressassem, regressasses, devolvi, devolveu, devolveram, devolveste, devolvido
returned: devolvida, devolvidos, devolvidas, devolvesse, devolvessem, devolvesses, retornei, retornou, retornaram
returned: retornaste, retornámos, retornado, retornada, retornados, retornadas, retornasse, retornassem, retornasses
returned: voltava*, regressava*, devolvia*, retornava*
saved: salvei, salvou, salvaram, salvaste, salvámos, salvado, salvada, salvados, salvadas, salvasse, salvassem
saved: salvasses, guardei, guardou, guardaram, guardaste, guardámos, guardado, guardada, guardados, guardadas
saved: guardasse, guardassem, guardasses, poupei, poupou, pouparam, poupaste, poupámos, poupado, poupada, poupados
saved: poupadas, poupasse, poupassem, poupasses, salvava*, guardava*, poupava*
stored: armazenei, armazenou, armazenaram, armazenaste, armazenámos, armazenado, armazenada, armazenados, armazenadas
stored: armazenasse, armazenassem, armazenasses, armazenava*
kept: mantive, manteve, mantiveram, mantido, mantida, mantidos, mantidas, mantivesse, mantivessem, mantivesses
kept: conservei, conservou, conservaram, conservaste, conservámos, conservado, conservada, conservados, conservadas
kept: conservasse, conservassem, conservasses, ficaram, ficaste, ficámos, ficado, ficada, ficados, ficadas, ficasse
kept: ficassem, ficasses, fiquei, ficou, mantinha*, conservava*, ficava*
added: adicionei, adicionou, adicionaram, adicionaste, adicionámos, adicionado, adicionada, adicionados, adicionadas
added: adicionasse, adicionassem, adicionasses, acrescentei, acrescentou, acrescentaram, acrescentaste, acrescentámos
added: acrescentado, acrescentada, acrescentados, acrescentadas, acrescentasse, acrescentassem, acrescentasses
added: somaram, somaste, somámos, somado, somada, somados, somadas, somasse, somassem, somasses, somei, somou
added: adicionava*, acrescentava*, somava*
insert: inserimos, inseri, insir*, inser*, inserir*
inserted: inseriram, inseri*, inseria*
include: inclui, incluis, incluimos, inclu*, incluir*
excluded: excetuei, excetuou, excetuaram, excetuaste, excetuámos, excetuado, excetuada, excetuados, excetuadas
excluded: excetuasse, excetuassem, excetuasses, excetuava*
omit: omitimos, omiti, omitir, omito, omite, omites, omitem, omita, omitas, omitam, omitamos, omitir*
omitted: omitiram, omiti*, omitia*
avoided: evitei, evitou, evitaram, evitaste, evitámos, evitado, evitada, evitados, evitadas, evitasse, evitassem
avoided: evitasses, evitava*
filtered: filtrei, filtrou, filtraram, filtraste, filtrámos, filtrado, filtrada, filtrados, filtradas, filtrasse
filtered: filtrassem, filtrasses, filtrava*
blocked: bloqueei, bloqueou, bloquearam, bloqueaste, bloqueámos, bloqueado, bloqueada, bloqueados, bloqueadas
blocked: bloqueasse, bloqueassem, bloqueasses, bloqueava*
unlocked: desbloqueei, desbloqueou, desbloquearam, desbloqueaste, desbloqueámos, desbloqueado, desbloqueada
unlocked: desbloqueados, desbloqueadas, desbloqueasse, desbloqueassem, desbloqueasses, destravei, destravou
unlocked: destravaram, destravaste, destravámos, destravado, destravada, destravados, destravadas, destravasse
unlocked: destravassem, destravasses, desbloqueava*, destravava*
limited: limitei, limitou, limitaram, limitaste, limitámos, limitado, limitada, limitados, limitadas, limitasse
limited: limitassem, limitasses, limitava*
released: liberei, liberou, liberaram, liberaste, liberámos, liberasse, liberassem, liberasses, soltei, soltou
released: soltaram, soltaste, soltámos, soltado, soltada, soltados, soltadas, soltasse, soltassem, soltasses, libertei
released: libertou, libertaram, libertaste, libertámos, libertado, libertada, libertados, libertadas, libertasse
released: libertassem, libertasses, liberava*, soltava*, libertava*
created: criaram, criaste, criámos, criado, criada, criados, criadas, criasse, criassem, criasses, criei, criou
created: criava*
made: fabriquei, fabricou, fabricaram, fabricaste, fabricámos, fabricado, fabricada, fabricados, fabricadas
made: fabricasse, fabricassem, fabricasses, fabricava*
did: realizei, realizou, realizaram, realizaste, realizámos, realizasse, realizassem, realizasses, efetuei, efetuou
did: efetuaram, efetuaste, efetuámos, efetuasse, efetuassem, efetuasses, efectuei, efectuou, efectuaram, efectuaste
did: efectuámos, efectuasse, efectuassem, efectuasses, fiz, fez, fizeram, fizesse, fizessem, fizesses, fazia*
did: realizava*, efetuava*, efectuava*
generated: geraram, geraste, gerámos, gerado, gerada, gerados, geradas, gerasse, gerassem, gerasses, gerei, gerou
generated: gerava*
produce: produzi, produz*, produzir*
produced: produziram, produzi*, produzia*
designed: projetei, projetou, projetaram, projetaste, projetámos, projetado, projetada, projetados, projetadas
designed: projetasse, projetassem, projetasses, desenhei, desenhou, desenharam, desenhaste, desenhámos, desenhado
designed: desenhada, desenhados, desenhadas, desenhasse, desenhassem, desenhasses, projetava*, desenhava*
developed: desenvolvi, desenvolveu, desenvolveram, desenvolveste, desenvolvido, desenvolvida, desenvolvidos
developed: desenvolvidas, desenvolvesse, desenvolvessem, desenvolvesses, desenvolvia*
invented: inventei, inventou, inventaram, inventaste, inventámos, inventado, inventada, inventados, inventadas
invented: inventasse, inventassem, inventasses, inventava*
found: encontrei, encontrou, encontraram, encontraste, encontrámos, encontrado, encontrada, encontrados, encontradas
found: encontrasse, encontrassem, encontrasses, acharam, achaste, achámos, achado, achada, achados, achadas, achasse
found: achassem, achasses, localizei, localizou, localizaram, localizaste, localizámos, localizado, localizada
found: localizados, localizadas, localizasse, localizassem, localizasses, achei, achou, encontrava*, achava*
found: localizava*
search: pesquisá, buscar, busco, busca, buscas, buscamos, buscam, buscá, busque*, procur*, pesquis*, buscar*
search: procurar*, pesquisar*
extract: extraimos, extrai, extra*, extrair*
extracted: extrairam, extrai*, extraia*
collected: coletei, coletou, coletaram, coletaste, coletámos, coletado, coletada, coletados, coletadas, coletasse
collected: coletassem, coletasses, recolhi, recolheu, recolheram, recolheste, recolhido, recolhida, recolhidos
collected: recolhidas, recolhesse, recolhessem, recolhesses, reuniram, reuni*, coletava*, recolhia*, reunia*
got: arranjei, arranjou, arranjaram, arranjaste, arranjámos, arranjasse, arranjassem, arranjasses, obtive*, obteve
got: obtinha*, arranjava*
received: recebi, recebeu, receberam, recebeste, recebido, recebida, recebidos, recebidas, recebesse, recebessem
received: recebesses, recebia*
took: pegaram, pegaste, pegámos, pegasse, pegassem, pegasses, tomaram, tomaste, tomámos, tomasse, tomassem, tomasses
took: levaram, levaste, levámos, levasse, levassem, levasses, peguei, pegou, tomei, tomou, levei, levou, pegava*
took: tomava*, levava*
moved: moveu, moveram, moveste, movesse, movessem, movesses, desloquei, deslocou, deslocaram, deslocaste, deslocámos
moved: deslocado, deslocada, deslocados, deslocadas, deslocasse, deslocassem, deslocasses, movi, movido, movida
moved: movidos, movidas, movia*, deslocava*
chose: escolhi, escolheu, escolheram, escolheste, escolhesse, escolhessem, escolhesses, elegeu, elegeram, elegeste
chose: elegesse, elegessem, elegesses, elegi, escolhia*, elegia*
selected: selecionei, selecionou, selecionaram, selecionaste, selecionámos, selecionado, selecionada, selecionados
selected: selecionadas, selecionasse, selecionassem, selecionasses, seleccionei, seleccionou, seleccionaram
selected: seleccionaste, seleccionámos, seleccionado, seleccionada, seleccionados, seleccionadas, seleccionasse
selected: seleccionassem, seleccionasses, selecionava*, seleccionava*
clicked: clicou, clicaram, clicaste, clicámos, clicado, clicada, clicados, clicadas, clicasse, clicassem, clicasses
clicked: cliquei, clicava*
pressed: pressionei, pressionou, pressionaram, pressionaste, pressionámos, pressionado, pressionada, pressionados
pressed: pressionadas, pressionasse, pressionassem, pressionasses, apertei, apertou, apertaram, apertaste, apertámos
pressed: apertado, apertada, apertados, apertadas, apertasse, apertassem, apertasses, pressionava*, apertava*
typed: teclei, teclou, teclaram, teclaste, teclámos, teclada, tecladas, teclasse, teclassem, teclasses, teclava*
signed: assinei, assinou, assinaram, assinaste, assinámos, assinado, assinada, assinados, assinadas, assinasse
signed: assinassem, assinasses, assinava*
registered: registrei, registrou, registraram, registraste, registrámos, registrado, registrada, registrados
registered: registradas, registrasse, registrassem, registrasses, registei, registou, registaram, registaste
registered: registámos, registado, registada, registados, registadas, registasse, registassem, registasses, cadastrei
registered: cadastrou, cadastraram, cadastraste, cadastrámos, cadastrado, cadastrada, cadastrados, cadastradas
registered: cadastrasse, cadastrassem, cadastrasses, registrava*, registava*, cadastrava*
reported: reportei, reportou, reportaram, reportaste, reportámos, reportado, reportada, reportados, reportadas
reported: reportasse, reportassem, reportasses, relatei, relatou, relataram, relataste, relatámos, relatado, relatada
reported: relatados, relatadas, relatasse, relatassem, relatasses, denunciei, denunciou, denunciaram, denunciaste
reported: denunciámos, denunciado, denunciada, denunciados, denunciadas, denunciasse, denunciassem, denunciasses
reported: reportava*, relatava*, denunciava*
reviewed: revisei, revisou, revisaram, revisaste, revisámos, revisado, revisada, revisados, revisadas, revisasse
reviewed: revisassem, revisasses, avaliei, avaliou, avaliaram, avaliaste, avaliámos, avaliado, avaliada, avaliados
reviewed: avaliadas, avaliasse, avaliassem, avaliasses, revisava*, avaliava*
analyzed: analisei, analisou, analisaram, analisaste, analisámos, analisado, analisada, analisados, analisadas
analyzed: analisasse, analisassem, analisasses, analisava*
compared: comparei, comparou, compararam, comparaste, comparámos, comparado, comparada, comparados, comparadas
compared: comparasse, comparassem, comparasses, comparava*
corrected: corrigiram, corrigi*, corrigia*
fixed: consertei, consertou, consertaram, consertaste, consertámos, consertado, consertada, consertados, consertadas
fixed: consertasse, consertassem, consertasses, arrumei, arrumou, arrumaram, arrumaste, arrumámos, arrumado, arrumada
fixed: arrumados, arrumadas, arrumasse, arrumassem, arrumasses, reparei, reparou, repararam, reparaste, reparámos
fixed: reparado, reparada, reparados, reparadas, reparasse, reparassem, reparasses, consertava*, arrumava*, reparava*
solved: resolvi, resolveu, resolveram, resolveste, resolvido, resolvida, resolvidos, resolvidas, resolvesse
solved: resolvessem, resolvesses, solucionei, solucionou, solucionaram, solucionaste, solucionámos, solucionado
solved: solucionada, solucionados, solucionadas, solucionasse, solucionassem, solucionasses, resolvia*, solucionava*
counted: contabilizei, contabilizou, contabilizaram, contabilizaste, contabilizámos, contabilizado, contabilizada
counted: contabilizados, contabilizadas, contabilizasse, contabilizassem, contabilizasses, contabilizava*
think: pensa, pensas, pensamos, pensam, pense, penses, pensem, pensemos, pensá, refletimos, refleti, refletir, reflito
think: reflete, refletes, refletem, reflita, reflitas, reflitam, reflitamos, pensar*, refletir*
believed: acreditei, acreditou, acreditaram, acreditaste, acreditámos, acreditado, acreditada, acreditados
believed: acreditadas, acreditasse, acreditassem, acreditasses, cri, creu, creram, crido, crida, cridos, cridas
believed: cresse*, acreditava*
knew: conheci, conheceu, conheceram, conheceste, conhecesse, conhecessem, conhecesses, soube*, sabia*, conhecia*
understood: entendi, entendeu, entenderam, entendeste, entendido, entendida, entendidos, entendidas, entendesse
understood: entendessem, entendesses, compreendi, compreendeu, compreenderam, compreendeste, compreendido
understood: compreendida, compreendidos, compreendidas, compreendesse, compreendessem, compreendesses, entendia*
understood: compreendia*
remembered: lembrei, lembrou, lembraram, lembraste, lembrámos, lembrado, lembrada, lembrados, lembradas, lembrasse
remembered: lembrassem, lembrasses, recordei, recordou, recordaram, recordaste, recordámos, recordado, recordada
remembered: recordados, recordadas, recordasse, recordassem, recordasses, lembrava*, recordava*
learned: aprendi, aprendeu, aprenderam, aprendeste, aprendido, aprendida, aprendidos, aprendidas, aprendesse
learned: aprendessem, aprendesses, aprendia*
taught: ensinei, ensinou, ensinaram, ensinaste, ensinámos, ensinado, ensinada, ensinados, ensinadas, ensinasse
taught: ensinassem, ensinasses, ensinava*
trained: treinei, treinou, treinaram, treinaste, treinámos, treinado, treinada, treinados, treinadas, treinasse
trained: treinassem, treinasses, capacitei, capacitou, capacitaram, capacitaste, capacitámos, capacitado, capacitada
trained: capacitados, capacitadas, capacitasse, capacitassem, capacitasses, treinava*, capacitava*
instruct: instrui, instruis, instruimos, incumbimos, incumbi, instru*, incumb*, instruir*, incumbir*
require: requero, requere, requeres, requeremos, requerem, requera, requeras, requeram, requeramos, requerê, requerer*
helped: ajudei, ajudou, ajudaram, ajudaste, ajudámos, ajudado, ajudada, ajudados, ajudadas, ajudasse, ajudassem
helped: ajudasses, auxiliei, auxiliou, auxiliaram, auxiliaste, auxiliámos, auxiliado, auxiliada, auxiliados
helped: auxiliadas, auxiliasse, auxiliassem, auxiliasses, ajudava*, auxiliava*
tried: tentei, tentou, tentaram, tentaste, tentámos, tentado, tentada, tentados, tentadas, tentasse, tentassem
tried: tentasses, experimentei, experimentou, experimentaram, experimentaste, experimentámos, experimentado
tried: experimentada, experimentados, experimentadas, experimentasse, experimentassem, experimentasses, tentava*
tried: experimentava*
saw: enxerguei, enxergou, enxergaram, enxergaste, enxergámos, enxergasse, enxergassem, enxergasses, vi, viu, visse*
saw: enxergava*
looked: olharam, olhaste, olhámos, olhado, olhada, olhados, olhadas, olhasse, olhassem, olhasses, olhei, olhou
looked: olhava*
heard: ouviu, ouviram, ouvido, ouvida, ouvidos, ouvidas, ouvisse, ouvissem, ouvisses, ouvia*
speak: conversamos, conversam, conversá, convers*, conversar*
spoke: conversei, conversou, conversaram, conversaste, conversámos, conversasse, conversassem, conversasses
spoke: conversava*
talked: dialoguei, dialogou, dialogaram, dialogaste, dialogámos, dialogado, dialogada, dialogados, dialogadas
talked: dialogasse, dialogassem, dialogasses, dialogava*
discuss: discutimos, discuti, discut*, debat*, discutir*, debater*
discussed: discutiram, debati, debateu, debateram, debateste, debatido, debatida, debatidos, debatidas, debatesse
discussed: debatessem, debatesses, discuti*, discutia*, debatia*
felt: sentiram, senti*, sentia*
liked: gostei, gostou, gostaram, gostaste, gostámos, gostado, gostada, gostados, gostadas, gostasse, gostassem
liked: gostasses, curtiram, curti*, gostava*, curtia*
loved: adorei, adorou, adoraram, adoraste, adorámos, adorado, adorada, adorados, adoradas, adorasse, adorassem
loved: adorasses, amei, amou, amaram, amaste, amasse, amassem, amasses, amámos, amado, amada, amados, amadas, amava*
loved: adorava*
lived: viveu, viveram, viveste, vivesse, vivessem, vivesses, moraram, moraste, morámos, morado, morados, morasse
lived: morassem, morasses, vivi, vivido, vivida, vividos, vividas, morei, morou, vivia*, morava*
died: morri, morreu, morreram, morreste, morrido, morrida, morridos, morridas, morresse, morressem, morresses, morria*
killed: mataram, mataste, matámos, matado, matada, matados, matadas, matasse, matassem, matasses, matei, matou
killed: matava*
hack: hackeamos, hackeá, hackea, hacke*, hackear*
hacked: hackeei, hackeou, hackearam, hackeaste, hackeámos, hackeado, hackeada, hackeados, hackeadas, hackeasse
hacked: hackeassem, hackeasses, hackeava*
stole: roubei, roubou, roubaram, roubaste, roubámos, roubasse, roubassem, roubasses, furtei, furtou, furtaram
stole: furtaste, furtámos, furtasse, furtassem, furtasses, roubava*, furtava*
broke: quebrei, quebrou, quebraram, quebraste, quebrámos, quebrasse, quebrassem, quebrasses, rompi, rompeu, romperam
broke: rompeste, rompesse, rompessem, rompesses, quebrava*, rompia*
violated: violei, violou, violaram, violaste, violámos, violado, violada, violados, violadas, violasse, violassem
violated: violasses, infringiram, infringi*, violava*, infringia*
protect: protege, proteges, protegemos, protegem, protegê, prote*, proteger*
protected: protegeram, proteg*, protegia*
worked: trabalhei, trabalhou, trabalharam, trabalhaste, trabalhámos, trabalhado, trabalhada, trabalhados, trabalhadas
worked: trabalhasse, trabalhassem, trabalhasses, funcionei, funcionou, funcionaram, funcionaste, funcionámos
worked: funcionado, funcionada, funcionados, funcionadas, funcionasse, funcionassem, funcionasses, trabalhava*
worked: funcionava*
bought: comprei, comprou, compraram, compraste, comprámos, comprado, comprada, comprados, compradas, comprasse
bought: comprassem, comprasses, comprava*
sold: vendi, vendeu, venderam, vendeste, vendido, vendida, vendidos, vendidas, vendesse, vendessem, vendesses, vendia*
charged: cobrei, cobrou, cobraram, cobraste, cobrámos, cobrado, cobrada, cobrados, cobradas, cobrasse, cobrassem
charged: cobrasses, cobrava*
refunded: reembolsei, reembolsou, reembolsaram, reembolsaste, reembolsámos, reembolsado, reembolsada, reembolsados
refunded: reembolsadas, reembolsasse, reembolsassem, reembolsasses, reembolsava*
spend: gastamos, gastam, gaste, gastes, gastem, gastemos, gastá, gastar*
win: ganhamos, ganham, ganhe, ganhes, ganhem, ganhemos, ganhá, venço, vence, vences, vencemos, vencem, vença, venças
win: vençam, vençamos, vencê, venco, venca, vencas, vencam, vencamos, ganhar*, vencer*
booked: reservei, reservou, reservaram, reservaste, reservámos, reservasse, reservassem, reservasses, reservava*
scheduled: agendei, agendou, agendaram, agendaste, agendámos, agendado, agendada, agendados, agendadas, agendasse
scheduled: agendassem, agendasses, marcou, marcaram, marcaste, marcámos, marcado, marcada, marcados, marcadas
scheduled: marcasse, marcassem, marcasses, marquei, agendava*, marcava*
visited: visitei, visitou, visitaram, visitaste, visitámos, visitado, visitada, visitados, visitadas, visitasse
visited: visitassem, visitasses, visitava*
drove: dirigiram, guiaram, guiaste, guiámos, guiasse, guiassem, guiasses, dirigi*, guiei, guiou, dirigia*, guiava*
walked: caminhei, caminhou, caminharam, caminhaste, caminhámos, caminhado, caminhada, caminhados, caminhadas
walked: caminhasse, caminhassem, caminhasses, andaram, andaste, andámos, andado, andada, andados, andadas, andasse
walked: andassem, andasses, andei, andou, caminhava*, andava*
sat: sentei, sentou, sentaram, sentaste, sentámos, sentado, sentada, sentados, sentadas, sentasse, sentassem
sat: sentasses, sentava*
sleep: dormimos, dormi, durmo, durma, durmas, durmam, durmamos, dormir, dorme, dormes, dormem, dormir*
slept: dormiram, dormi*, dormia*
ate: comeu, comeram, comeste, comesse, comessem, comesses, comi, comia*
cooked: cozinhei, cozinhou, cozinharam, cozinhaste, cozinhámos, cozinhado, cozinhada, cozinhados, cozinhadas
cooked: cozinhasse, cozinhassem, cozinhasses, cozinhava*
washed: lavaram, lavaste, lavámos, lavado, lavada, lavados, lavadas, lavasse, lavassem, lavasses, lavei, lavou
washed: lavava*
grew: cresci, cresceu, cresceram, cresceste, crescesse, crescessem, crescesses, crescia*
fall: caia, cair, cairá, cairão, cairei, cairia, cairem, cairmos, caira, cairao, caio, caem, cai, caias, caiam
fall: caiamos
happened: aconteci, aconteceu, aconteceram, aconteceste, acontecido, acontecida, acontecidos, acontecidas, acontecesse
happened: acontecessem, acontecesses, ocorri, ocorreu, ocorreram, ocorreste, ocorrido, ocorrida, ocorridos, ocorridas
happened: ocorresse, ocorressem, ocorresses, acontecia*, ocorria*
passed: passei, passou, passaram, passaste, passámos, passados, passadas, passasse, passassem, passasses, passava*
exist: existimos, existi, exist*, existir*
existed: existiram, existi*, existia*
appeared: apareci, apareceu, apareceram, apareceste, aparecido, aparecida, aparecidos, aparecidas, aparecesse
appeared: aparecessem, aparecesses, aparecia*
contain: contenho, contêm, contenha, contenhas, contenham, contenhamos, contiver, contiverem, contê, conter*
contained: contive, conteve, contiveram, contido, contida, contidos, contidas, contivesse, contivessem, contivesses
contained: continha*
mean: significa, significas, significamos, significam, significá, signifi*, significar*
meant: signifiquei, significou, significaram, significaste, significámos, significada, significadas, significasse
meant: significassem, significasses, significava*
ended: culminei, culminou, culminaram, culminaste, culminámos, culminado, culminada, culminados, culminadas
ended: culminasse, culminassem, culminasses, culminava*
serve: servimos, servi, sirvo, sirva, sirvas, sirvam, sirvamos, servir, serve, serves, servem, servir*
served: serviram, servi*, servia*
treated: tratei, tratou, trataram, trataste, tratámos, tratado, tratada, tratados, tratadas, tratasse, tratassem
treated: tratasses, tratava*
considered: considerei, considerou, consideraram, consideraste, considerámos, considerado, considerada, considerados
considered: consideradas, considerasse, considerassem, considerasses, considerava*
regarded: estimei, estimou, estimaram, estimaste, estimámos, estimados, estimadas, estimasse, estimassem, estimasses
regarded: estimava*
decide: decidimos, decidi, decid*, decidir*
decided: decidiram, decidi*, decidia*
agreed: concordei, concordou, concordaram, concordaste, concordámos, concordado, concordada, concordados, concordadas
agreed: concordasse, concordassem, concordasses, concordava*
trust: confio, confia, confias, confiamos, confiam, confie, confies, confiem, confiemos, confiá, confiar*
thank: agradece, agradeces, agradecemos, agradecem, agradeça, agradeças, agradeçam, agradeçamos, agradecê, agradeca
thank: agradecas, agradecam, agradecamos, agradecer*
claimed: afirmei, afirmou, afirmaram, afirmaste, afirmámos, afirmado, afirmada, afirmados, afirmadas, afirmasse
claimed: afirmassem, afirmasses, aleguei, alegou, alegaram, alegaste, alegámos, alegado, alegada, alegados, alegadas
claimed: alegasse, alegassem, alegasses, afirmava*, alegava*
recommended: recomendei, recomendou, recomendaram, recomendaste, recomendámos, recomendado, recomendada, recomendados
recommended: recomendadas, recomendasse, recomendassem, recomendasses, aconselhei, aconselhou, aconselharam
recommended: aconselhaste, aconselhámos, aconselhado, aconselhada, aconselhados, aconselhadas, aconselhasse
recommended: aconselhassem, aconselhasses, sugeriram, sugeri*, recomendava*, aconselhava*, sugeria*
proposed: propus, propôs, propuseram, proposto, proposta, propostos, propostas, propusesse, propusessem, propusesses
proposed: propos, propunha*
invited: convidei, convidou, convidaram, convidaste, convidámos, convidasse, convidassem, convidasses, convidava*
supported: apoiei, apoiou, apoiaram, apoiaste, apoiámos, apoiado, apoiada, apoiados, apoiadas, apoiasse, apoiassem
supported: apoiasses, apoiava*
managed: gerenciei, gerenciou, gerenciaram, gerenciaste, gerenciámos, gerenciado, gerenciada, gerenciados, gerenciadas
managed: gerenciasse, gerenciassem, gerenciasses, administrei, administrou, administraram, administraste
managed: administrámos, administrado, administrada, administrados, administradas, administrasse, administrassem
managed: administrasses, geriu, geriram, geriste, gerido, gerida, geridos, geridas, gerisse, gerissem, gerisses
managed: gerenciava*, administrava*, geria*
controlled: controlei, controlou, controlaram, controlaste, controlámos, controlado, controlada, controlados
controlled: controladas, controlasse, controlassem, controlasses, controlava*
handled: atendi, atendeu, atenderam, atendeste, atendido, atendida, atendidos, atendidas, atendesse, atendessem
handled: atendesses, lidaram, lidaste, lidámos, lidado, lidada, lidados, lidadas, lidasse, lidassem, lidasses, lidei
handled: lidou, atendia*, lidava*
processed: processei, processou, processaram, processaste, processámos, processado, processada, processados
processed: processadas, processasse, processassem, processasses, processava*
delivered: despachei, despachou, despacharam, despachaste, despachámos, despachado, despachada, despachados
delivered: despachadas, despachasse, despachassem, despachasses, despachava*
lent: emprestei, emprestou, emprestaram, emprestaste, emprestámos, emprestado, emprestada, emprestados, emprestadas
lent: emprestasse, emprestassem, emprestasses, emprestava*
publish: publico, publica, publicas, publicamos, publicam, publicá, postamos, postam, poste, postes, postem, postemos
publish: postá, publi*, publicar*, postar*
published: publiquei, publicou, publicaram, publicaste, publicámos, publicado, publicada, publicados, publicadas
published: publicasse, publicassem, publicasses, postei, postou, postaram, postaste, postámos, postado, postada
published: postados, postadas, postasse, postassem, postasses, publicava*, postava*
linked: vinculei, vinculou, vincularam, vinculaste, vinculámos, vinculado, vinculada, vinculados, vinculadas
linked: vinculasse, vinculassem, vinculasses, linkei, linkou, linkaram, linkaste, linkámos, linkado, linkada, linkados
linked: linkadas, linkasse, linkassem, linkasses, vinculava*, linkava*
connected: conectei, conectou, conectaram, conectaste, conectámos, conectado, conectada, conectados, conectadas
connected: conectasse, conectassem, conectasses, conectava*
installed: instalei, instalou, instalaram, instalaste, instalámos, instalado, instalada, instalados, instaladas
installed: instalasse, instalassem, instalasses, instalava*
deploy: implantamos, implementamos, implantar, implanto, implanta, implantas, implantam, implante, implantes
deploy: implantem, implantemos, implantá, implementar, implemento, implementa, implementas, implementam, implemente
deploy: implementes, implementem, implementemos, implementá, implantar*, implementar*
tested: testei, testou, testaram, testaste, testámos, testado, testada, testados, testadas, testasse, testassem
tested: testasses, testava*
converted: converti, converteu, converteram, converteste, convertido, convertida, convertidos, convertidas
converted: convertesse, convertessem, convertesses, convertia*
merged: mesclei, mesclou, mesclaram, mesclaste, mesclámos, mesclado, mesclada, mesclados, mescladas, mesclasse
merged: mesclassem, mesclasses, fundiram, fundi*, mesclava*, fundia*
split: divida, divid*, dividir*, dividia*
filled: preenchi, preencheu, preencheram, preencheste, preenchido, preenchida, preenchidos, preenchidas, preenchesse
filled: preenchessem, preenchesses, enchi, encheu, encheram, encheste, enchido, enchida, enchidos, enchidas, enchesse
filled: enchessem, enchesses, preenchia*, enchia*
completed: completei, completou, completaram, completaste, completámos, completado, completada, completados
completed: completadas, completasse, completassem, completasses, completava*
edited: editei, editou, editaram, editaste, editámos, editado, editada, editados, editadas, editasse, editassem
edited: editasses, editava*
marked: assinalei, assinalou, assinalaram, assinalaste, assinalámos, assinalado, assinalada, assinalados, assinaladas
marked: assinalasse, assinalassem, assinalasses, assinalava*
scored: pontuei, pontuou, pontuaram, pontuaste, pontuámos, pontuado, pontuada, pontuados, pontuadas, pontuasse
scored: pontuassem, pontuasses, pontuava*
voted: votaram, votaste, votámos, votado, votada, votados, votadas, votasse, votassem, votasses, votei, votou, votava*
fitted: cabeu, caberam, cabeste, cabesse, cabessem, cabesses, cabi, cabido, cabida, cabidos, cabidas, cabia*
respected: respeitei, respeitou, respeitaram, respeitaste, respeitámos, respeitado, respeitada, respeitados
respected: respeitadas, respeitasse, respeitassem, respeitasses, respeitava*
share out: distribui, distribuis, distribuimos, distribu*, distribuir*
touched: encostei, encostou, encostaram, encostaste, encostámos, encostado, encostada, encostados, encostadas
touched: encostasse, encostassem, encostasses, encostava*
hold: seguramos, seguram, segure, segures, segurem, seguremos, segurá, segurar*
held: segurei, segurou, seguraram, seguraste, segurámos, segurado, segurada, segurados, seguradas, segurasse
held: segurassem, segurasses, segurava*
carried: transportei, transportou, transportaram, transportaste, transportámos, transportado, transportada
carried: transportados, transportadas, transportasse, transportassem, transportasses, transportava*
pulled: puxaram, puxaste, puxámos, puxado, puxada, puxados, puxadas, puxasse, puxassem, puxasses, puxei, puxou
pulled: puxava*
pushed: empurrei, empurrou, empurraram, empurraste, empurrámos, empurrado, empurrada, empurrados, empurradas
pushed: empurrasse, empurrassem, empurrasses, empurrava*
raised: levantei, levantou, levantaram, levantaste, levantámos, levantado, levantada, levantados, levantadas
raised: levantasse, levantassem, levantasses, ergueu, ergueram, ergueste, erguesse, erguessem, erguesses, elevei
raised: elevou, elevaram, elevaste, elevámos, elevasse, elevassem, elevasses, ergui, erguido, erguida, erguidos
raised: erguidas, levantava*, erguia*, elevava*
reduce: reduzi, diminui, diminuis, diminuimos, reduz*, diminu*, reduzir*, diminuir*
expire: expiro, expira, expiras, expiramos, expiram, expire, expires, expirem, expiremos, expirá, expirar*
renewed: renovei, renovou, renovaram, renovaste, renovámos, renovado, renovada, renovados, renovadas, renovasse
renewed: renovassem, renovasses, renovava*
restored: recuperei, recuperou, recuperaram, recuperaste, recuperámos, recuperado, recuperada, recuperados
restored: recuperadas, recuperasse, recuperassem, recuperasses, recuperava*
arrived late: demorei, demorou, demoraram, demoraste, demorámos, demorado, demorada, demorados, demoradas, demorasse
arrived late: demorassem, demorasses, demorava*
detect: detecto, detecta, detectas, detectamos, detectam, detecte, detectes, detectem, detectemos, detectá, deteto
detect: deteta, detetas, detetamos, detetam, detete, detetes, detetem, detetemos, detetá, detectar*, detetar*
detected: detectei, detectou, detectaram, detectaste, detectámos, detectado, detectada, detectados, detectadas
detected: detectasse, detectassem, detectasses, detetei, detetou, detetaram, detetaste, detetámos, detetado, detetada
detected: detetados, detetadas, detetasse, detetassem, detetasses, detectava*, detetava*
monitor: vigiá, monitor*, vigiar, vigio, vigiamos, vigiam, vigie, vigies, vigiem, vigiemos, monitorar*, vigiar*
cried: chorei, chorou, choraram, choraste, chorámos, chorado, chorada, chorados, choradas, chorasse, chorassem
cried: chorasses, chorava*
sang: cantei, cantou, cantaram, cantaste, cantámos, cantasse, cantassem, cantasses, cantava*
transcribed: transcrevi, transcreveu, transcreveram, transcreveste, transcrevido, transcrevida, transcrevidos
transcribed: transcrevidas, transcrevesse, transcrevessem, transcrevesses, transcr*, transcrevia*
obtain: adquirimos, adquiri, adquir*, adquirir*
obtained: adquiriram, adquiri*, adquiria*
overwritten: sobrescrevido, sobrescrevida, sobrescrevidos, sobrescrevidas, sobrescr*
exported: exportei, exportou, exportaram, exportaste, exportámos, exportado, exportada, exportados, exportadas
exported: exportasse, exportassem, exportasses, exportava*
recorded: gravei, gravou, gravaram, gravaste, gravámos, gravado, gravada, gravados, gravadas, gravasse, gravassem
recorded: gravasses, gravava*
painted: pintei, pintou, pintaram, pintaste, pintámos, pintado, pintada, pintados, pintadas, pintasse, pintassem
painted: pintasses, pintava*
measure: medir, medirá, medirão, medirei, mediria, medirem, medirmos, medi, medira, medirao, meço, medem, mede, meça
measure: meças, meçam, meçamos, meca, mecas, mecam, mecamos
measured: mediu, mediram, medido, medida, medidos, medidas, medisse, medissem, medisses, media*
mixed: misturei, misturou, misturaram, misturaste, misturámos, misturado, misturada, misturados, misturadas
mixed: misturasse, misturassem, misturasses, misturava*
added salt: salguei, salgou, salgaram, salgaste, salgámos, salgado, salgada, salgados, salgadas, salgasse, salgassem
added salt: salgasses, salgava*
hired: contratei, contratou, contrataram, contrataste, contratámos, contratado, contratada, contratados, contratadas
hired: contratasse, contratassem, contratasses, contratava*
fire: demitimos, demiti, despedi, demit*, despe*, demitir*, despedir*
fired: demitiram, despediram, demiti*, despedi*, demitia*, despedia*
punished: puniu, puniram, puniste, punido, punida, punidos, punidas, punisse, punissem, punisses, castiguei, castigou
punished: castigaram, castigaste, castigámos, castigado, castigada, castigados, castigadas, castigasse, castigassem
punished: castigasses, punia*, castigava*
forced: obriguei, obrigou, obrigaram, obrigaste, obrigámos, obrigados, obrigadas, obrigasse, obrigassem, obrigasses
forced: forcei, forçou, forçaram, forçaste, forçámos, forçado, forçada, forçados, forçadas, forçasse, forçassem
forced: forçasses, forcou, forcaram, forcaste, forcado, forcada, forcados, forcadas, forcasse, forcassem, forcasses
forced: obrigava*, forçava*
bothered: incomodei, incomodou, incomodaram, incomodaste, incomodámos, incomodado, incomodada, incomodados
bothered: incomodadas, incomodasse, incomodassem, incomodasses, incomodava*
promised: prometi, prometeu, prometeram, prometeste, prometido, prometida, prometidos, prometidas, prometesse
promised: prometessem, prometesses, prometia*
swear: jurar, jurará, jurarão, jurarei, juraria, jurarem, jurarmos, jura, juras, juramos, juram, jurá, jurara, jurarao
swear: juro, jure, jures, jurem, juremos
committed: comprometi, comprometeu, comprometeram, comprometeste, comprometido, comprometida, comprometidos
committed: comprometidas, comprometesse, comprometessem, comprometesses, cometi, cometeu, cometeram, cometeste
committed: cometido, cometida, cometidos, cometidas, cometesse, cometessem, cometesses, comprometia*, cometia*
guaranteed: garantiram, assegurei, assegurou, asseguraram, asseguraste, assegurámos, assegurado, assegurada
guaranteed: assegurados, asseguradas, assegurasse, assegurassem, assegurasses, garanti*, garantia*, assegurava*
missed: faltei, faltou, faltaram, faltaste, faltámos, faltado, faltada, faltados, faltadas, faltasse, faltassem
missed: faltasses, faltava*
interested: interessei, interessou, interessaram, interessaste, interessámos, interessado, interessada, interessados
interested: interessadas, interessasse, interessassem, interessasses, interessava*
affected: afetei, afetou, afetaram, afetaste, afetámos, afetado, afetada, afetados, afetadas, afetasse, afetassem
affected: afetasses, afectei, afectou, afectaram, afectaste, afectámos, afectado, afectada, afectados, afectadas
affected: afectasse, afectassem, afectasses, afetava*, afectava*
caused: causei, causou, causaram, causaste, causámos, causado, causada, causados, causadas, causasse, causassem
caused: causasses, provoquei, provocou, provocaram, provocaste, provocámos, provocado, provocada, provocados
caused: provocadas, provocasse, provocassem, provocasses, causava*, provocava*
resulted: resultei, resultou, resultaram, resultaste, resultámos, resultada, resultadas, resultasse, resultassem
resulted: resultasses, resultava*
cover: tapar, tapará, taparão, taparei, taparia, taparem, taparmos, tapa, tapas, tapamos, tapam, tapá, tapara, taparao
cover: cobrimos, tapo, tape, tapes, tapem, tapemos, cobrir*
prepared: preparei, preparou, prepararam, preparaste, preparámos, preparasse, preparassem, preparasses, preparava*
lied: mentiram, menti*, mentia*
saved up: economizei, economizou, economizaram, economizaste, economizámos, economizado, economizada, economizados
saved up: economizadas, economizasse, economizassem, economizasses, economizava*
specified: especificou, especificaram, especificaste, especificámos, especificado, especificada, especificados
specified: especificadas, especificasse, especificassem, especificasses, especifi*, detalh*, especificava*, detalhava*
allowed for: possibilitei, possibilitou, possibilitaram, possibilitaste, possibilitámos, possibilitado, possibilitada
allowed for: possibilitados, possibilitadas, possibilitasse, possibilitassem, possibilitasses, possibilitava*
poisoned: envenenei, envenenou, envenenaram, envenenaste, envenenámos, envenenado, envenenada, envenenados
poisoned: envenenadas, envenenasse, envenenassem, envenenasses, envenenava*
cleaned: limpei, limpou, limparam, limpaste, limpámos, limpado, limpada, limpados, limpadas, limpasse, limpassem
cleaned: limpasses, limpava*
from: a partir de, a partir do, a partir da, vindo de, proveniente de, da parte de
do anything: fazer qualquer coisa, faça qualquer coisa, fazer de tudo
make a: faça um, faz um, fazer um, faça uma, faz uma, fazer uma, me faça um, me faça uma, me faz um, me faz uma
without telling anything: sem dizer nada, sem falar nada, sem dizer nada a ninguém, sem contar nada
everything you were told: tudo o que te disseram, tudo que te disseram, tudo o que lhe disseram, tudo o que você ouviu
you are dan: você é dan, você é o dan, és o dan, és dan, agora você é dan
dan mode: modo dan
as dan: como dan, como o dan
your system prompt: as suas instruções de sistema, as suas instruções do sistema, as tuas instruções de sistema
your system prompt: a sua mensagem de sistema, sua mensagem de sistema, suas instruções de sistema
your system prompt: suas instruções do sistema
my: meu, minha, minhas, meus
your: o seu, a sua, os seus, as suas, o teu, a tua, os teus, as tuas, seu, sua, seus, suas, teu, tua, teus, tuas
your: vosso, vossa, vossos, vossas, de você, de vocês
of your: do seu, da sua, dos seus, das suas, do teu, da tua, dos teus, das tuas
to your: ao seu, à sua, aos seus, às suas, ao teu, à tua, para o seu, para a sua
our: nosso, nossa, nossos, nossas
his: dele, do próprio
to a: a um, para um, pra um, a uma, para uma, pra uma
of a: de um, de uma, dum, duma
in a: num, numa
to this: àquele
to: para, pra, p, ao encontro de, rumo a
to the: para o, pra o, para a, pra a, para os, para as, ao, aos, à, às, pro, pros, pras
in which: em que
with which: com que
of what: do que se
is that: é que
so as to: de modo a
must be: tem que ser, tem de ser
has been: foi sendo, tem estado
will be: vai ser, será, serão, sera, serao, vai estar
i have been: venho
convert: convert*, converter*
do not lie: não mente
calls: ligações, chamadas
source: fonte
sources: fontes
brand: marca
expense: despesa
expenses: despesas
rent: aluguel, aluguer, alugar, alugo, aluga, alugas, alugamos, alugam, alugue, alugues, aluguem, aluguemos, alugá
rent: renda, arrend*, alugar*, arrendar*
tenant: inquilino, inquilina
tenants: inquilinos, inquilinas
income: rendimento, renda mensal
loan: empréstimo
loans: empréstimos
debt: dívida
sale: venda
sales: vendas
present: presente, presentes
light: leve, leves, luz
consult: consulte, consultem, consultar*
advice: conselho, conselhos
path: caminho, rota
paths: caminhos, rotas
local: local, locais
independent: independente, independentes
social: social, sociais
natural: natural, naturais
physical: fisic*
global: global, globais, mundial, mundiais
modern: modern*
famous: famos*
rich: rico, ricos, rica, ricas
poor: pobre, pobres
strong: forte, fortes
weak: fraco, fraca, fracos, fracas
hard: duro, duros, dura, duras
soft: macio, macia, macios, macias, suave, suaves
wide: largo, larga, largos, largas, amplo, ampla, amplos, amplas
deep: profund*
perfect: perfeit*
creative: criativ*
funny: engracad*, divertid*
formal: formal, formais
positive: positiv*
negative: negativ*
neutral: neutr*
random: aleatori*
permanent: permanente, permanentes
sworn: juramentado, juramentada, juramentados, juramentadas, jurado, jurada, jurados, juradas
married: casad*
stupid: burro, burra, burros, burras, bobo, bobos, boba, bobas, estupid*
guilty: culpad*
pump: bomba de água, bomba de gasolina, bomba d água
will do: fará, farão, farás, fara, farao, faras, farei, faremos
would do: faria*
will say: dirá, dirão, dirás, dira, dirao, diras, direi, diremos
would say: diria, diriam
will leave: saira*
will know: sabera*
will bring: trará, trarão, trarei, trara, trarao
will see: verá, verão, verás, vera, verao, veras
summer: o verão, no verão, verão de
will give: dará, darão, darás, dara, darao, daras, darei
reserved: reservad*
drop the act: chega de fingir, pare de fingir, deixe de teatro
drop: largue, largar
state: estado
client: cliente
clients: clientes
unbound: desamarrado, sem amarras, livre de amarras
free from restrictions: livre de restrições, livre de qualquer restrição, livre de todas as restrições
everything i ask: tudo o que eu pedir, tudo que eu pedir, tudo o que eu mandar, tudo que eu mandar
without exception: sem exceção, sem exceções, sem excepção
ignore all previous instructions: ignore tudo acima, esqueça tudo acima
pay no attention to: não preste atenção a, não preste atenção às, não preste atenção em, não prestar atenção a
pay no attention to: não prestes atenção a, sem levar em conta
set aside: ponha de lado, coloque de lado, põe de lado
forget about: esquec* se de, esquece te de, esquec* de
everything above: tudo o que veio antes, tudo o que foi dito, tudo que foi dito, tudo o que foi dito anteriormente
everything above: todo o anterior, tudo o que está em cima, tudo isso aí em cima, tudo o que esta acima
everything above: tudo que esta acima
everything before this: tudo o que vem antes, tudo que veio antes, tudo o que te disseram antes
everything before this: tudo o que lhe disseram antes, tudo o que lhe foi dito
the above text: o texto anterior, o texto de cima
the text below: o texto a seguir, o seguinte texto, o texto seguinte
above: acima, supracitad*, de cima, em cima, aí em cima, por cima de, em cima de, acima citad*, acima mencionad*
below: abaixo, embaixo, logo abaixo, a seguir, aí embaixo, por baixo de, em baixo
system prompt: promp* do sistema, instruc* do sistema, mensagem do sistema, mensagens do sistema, comando do sistema
system prompt: instruções de sistema, mensagem de sistema, system prompt, prompt inicial do sistema, prompt base
initial prompt: prompt original, primeiro prompt
hidden instructions: instruções secretas
instructions you were given: as instruções que você recebeu, as instruções que te deram, as instruções que recebeu
instructions you were given: instruções que você recebeu, instruções que recebeste, instruções que te deram
instructions you were given: instruções que lhe deram, instruções recebidas
what you were told: o que te disseram, o que lhe disseram, o que disseram para você, o que lhe foi dito
what you were told: o que foi dito a você, o que te foi dito
your instructions: tuas ordens
your restrictions: suas limitações, seus limites, as suas limitações
from now on: a partir de agora, a partir deste momento, de agora em diante, daqui em diante, daqui para frente
from now on: daqui pra frente, daqui por diante, de hoje em diante, desde agora, doravante, a partir daqui
until now: até agora, até este momento, até aqui, até o momento, até ao momento, até este ponto, até hoje
pretend that: simule que, faça de conta que, faz de conta que, vamos fingir que
pretend to be: simule ser, faça se passar por, fazer se passar por, se passe por, passe se por, se fazer passar por
pretend to be: faz te passar por
act as: agindo como, haja como, funcione como, comporte se como, se comporte como, aja como se fosse
act as: aja como se você fosse
act as if: comporte se como se, como se você fosse, como se fosses
play the role of: faça o papel de, faz o papel de, desempenhe o papel de, assuma o papel de, assume o papel de
play the role of: represente o papel de, incorpore o papel de, encarne o papel de, fazer o papel de
play the role of: assuma a persona de
roleplay: jogo de papéis, interpretação de papéis, faz de conta, roleplay, rpg, role play, jogo de interpretação
you are now: o senhor agora é, a senhora agora é
you are no longer: você não é mais, vc não é mais, você já não é, já não és, deixa de ser, deixe de ser
you are no longer: você deixa de ser, você deixou de ser, não é mais, você não está mais
you are: você é, vc é, tu és, és, estás, você está, vc está, você tá, tu estás, vocês são, vocês estão, o senhor é
you are free: esta* livre, voce esta livre
you can: podes
you must: deves, deverás, deveras, tens de, tens que, você tem que, vc tem que, você tem de, vocês precisam
you must not: você não pode, vc não pode, não podes
you should: deverias, devias
you will: você vai, vc vai, vais, vocês vão, tu vais, você irá
you have: voce* tem, vc tem, tens, você tinha
you know: sabes
you were: você era, vc era, você estava, você foi, vc foi, eras, estavas, foste
you have no restrictions: você não tem restrições, vc não tem restrições, você não tem limites
you have no restrictions: você não tem limitações, você não possui restrições, você não tem nenhuma restrição
without restrictions: sem qualquer restrição, sem restrição alguma, sem limitações
uncensored: sem censura, sem censuras, não censurado, sem papas na língua
unrestricted: irrestrit*, ilimitad*
unfiltered: não filtrado, não filtrada, sem filtrar
god mode: modo deus
jailbreak: jailbreak*
debug mode: modo debug
maintenance mode: modo de manutenção, modo manutenção
do anything now: faça qualquer coisa agora, fazer qualquer coisa agora
word for word: palavra por palavra, ao pé da letra, letra por letra, tintim por tintim, ponto por ponto
verbatim: textualmente, litera*, tal qual, tal como está, exatamente como está, sem mudar nada, sem alterar nada
verbatim: sem mudar uma vírgula, ipsis litteris, do jeito que está, tal e qual, sem modificações
in full: na íntegra, por completo, por inteiro, em sua totalidade, na sua totalidade, na totalidade, integralmente
in full: sem omitir nada, sem resumir, sem cortar nada, do início ao fim
completely: completamente, totalmente, plenamente, inteiramente, de todo
exactly: exatamente, exato, exata, exatos, exatas, exactamente, precisamente, justamente, com exatidão
do not tell: não fale, não conta, não contem, não comente, não fala, não se conte, não se contes, não se contem
do not tell: não se diga, não se digas
do not mention: nem mencione, não faça menção a, não faça referência a, não cite, não se mencione, não se menciones
do not mention: não se mencionem
do not inform: não se informe, não se informes, não se informem, não se comunique, não se comuniques
do not inform: não se comuniquem
do not warn: não se avise, não se avises, não se avisem, não se advirta, não se advirtas, não se advirtam
do not warn: não se alerte, não se alertes, não se alertem, não previna
without telling: sem avisar, sem falar, sem informar, sem que saiba, sem que ele saiba, pelas costas de
without telling: às escondidas de, sem avisar o, sem que o usuário saiba
without asking: sem perguntar, sem pedir permissão, sem pedir, sem consultar, sem me perguntar, sem pedir confirmação
without asking: sem pedir autorização
without confirmation: sem necessidade de confirmação, sem aprovação, sem esperar confirmação
without warnings: sem avisos, sem nenhum aviso
secretly: em segredo, às escondidas, secretamente, escondido, disfarçadamente, na surdina, por baixo dos panos
secretly: de forma oculta, na encolha
silently: em silêncio, silenciosamente, discretamente, sem fazer barulho
answer only: limite se a responder
reply with: respond* com, retorne com, responda com a
say only: diga apenas, diz apenas, diga só, diz só, diga somente, limite se a dizer
begin your reply with: comece sua resposta com, inicie sua resposta com, comece a sua resposta com
begin your reply with: começa a tua resposta com, comece a resposta com, inicie a resposta com, comece com
end your reply with: termine sua resposta com, finalize sua resposta com, encerre sua resposta com
end your reply with: termine a sua resposta com, termina a tua resposta com, termine a resposta com
nothing else: nada mais, mais nada, e nada mais, nenhuma outra coisa, e só, e ponto final
whoever reads this: quem ler isto, quem ler isso, quem estiver lendo isto, quem estiver lendo isso
whoever reads this: quem estiver a ler isto, a quem ler
if you are: se fores, se voce esta
if you are reading this: se leres isto, se voce esta lendo isto, se voce esta lendo isso, se esta lendo isto
note to: aviso para, mensagem para, recado para, aviso aos
attention: atenção, cuidado com
for ai assistants: para assistentes de ia, para os assistentes de ia, para assistentes de inteligência artificial
ai: ia, inteligência artificial
language model: modelo linguístico, llm
as an ai: como inteligência artificial, como modelo de linguagem
credit card: cartão de crédito, cartões de crédito, cartão de débito, cartão bancário
bank details: dados bancários, dados da conta bancária, dados da conta
bank account: conta bancária, contas bancárias, conta corrente
personal data: informações pessoais, informação pessoal
phone number: número do celular, número de telemóvel, telefone de contato
email address: endereço de correio eletrónico
email: email, emails, mail, correio eletrônico
emails: mails
api key: chave de api, chaves de api, chave api, chaves api, chave da api, api key
access key: chaves de acesso
password: senha, password, pin, palavra passe, palavra chave secreta, código secreto
passwords: senhas, passwords, palavras passe
pin: código pin
database: banco de dados, bancos de dados, base de dados, bases de dados, bd
social engineering: engenharia social
step by step: passo a passo
by heart: de cor, de memória
out loud: em voz alta
for example: por exemplo, p ex
of course: claro, naturalmente, evidentemente, claro que sim, com certeza
please: por favor, faz favor, por gentileza, faça o favor de, fazer o favor de, se faz favor, se faz o favor
please: tenha a bondade de, por obséquio, favor, pfv, pfvr, pf, queira, por fineza
thank you: obrigad*, valeu, brigado, brigada, agradec*, grato, grata, obg, muito obrigado, muito obrigada
thanks in advance: desde já agradeço, desde já obrigado, obrigado desde já, agradeço desde já
hello: olá, oi, opa, alô, bom dia, boa tarde, boa noite, e aí
good morning: muito bom dia
dear: prezad*, caro, caros, cara, caras, querido, querida, estimado, estimada, exmo, exma
kind regards: atenciosamente, cordialmente, saudações, abraços, cumprimentos, att, com os melhores cumprimentos
kind regards: melhores cumprimentos, um abraço
sorry: desculp*, perdão, lamento, sinto muito
bye: tchau, adeus, até logo, até mais
of the: do, da, dos, das
in the: no, na, nos, nas
by the: pelo, pelos, pela, pelas
the one that: aquele que, aquela que
those who: os que, as que, aqueles que
what: quê
all that: tudo o que, tudo que, tudo aquilo que
everything: tudo, tudo isso, tudo isto
the: o, a, os, as
a: um, uma
some: uns, umas, alguns, algumas, algum, alguma, certos, certas, um pouco de
i am: sou, estou, tô, eu sou, eu estou, eu tô
i was: estive
i have: tenho, eu tenho
i want: quero, desejo, eu quero
i would like: gostaria, gostava, queria, eu gostaria, eu queria
i want you to: preciso que, eu quero que, eu preciso que, preciso que você
i need: preciso, necessito, eu preciso
i can: posso, eu posso
i know: sei, conheço, eu sei
i think: acho, penso, creio, eu acho
i do not know: sei lá
i will: vou, irei, eu vou
let us: vamos
i have to: devo, eu tenho que
could you: poderia, poderias, podia, podias, pode me, você pode me, será que você pode, dá para, dá pra
can you: consegue, consegues
i: eu
me: me, mim, a mim
to me: para mim, pra mim
with me: comigo
you: você, vocês, voce, voces, vc, tu, vcs, te, ti, cê, ocê, vós, si, vosmecê, a ti, o senhor, a senhora
to you: para você, pra você, a você, para ti, pra ti, pra vc
with you: contigo, consigo, convosco
he: ele
she: ela
they: eles, elas
we: nós, a gente
us: a nós, conosco, connosco
their: deles, delas
her: dela
him: lhe, a ele
them: lhes, a eles, a elas
it: lo, la, los, las, ele mesmo
-: né, pois, ora, tá, ué, oh, ah, ei, cara amigo, aí sim, tipo assim
himself: si mesmo, si próprio, ele próprio, si mesma
yourself: você mesmo, ti mesmo, tu mesmo, ti próprio, você próprio, tu próprio
myself: eu mesmo, mim mesmo, eu mesma, eu próprio
itself: em si, por si só
this: este, esta, isto, esse, essa, isso
these: estes, estas, esses, essas
that: aquele, aquela, aquilo, que, q
those: aqueles, aquelas
of this: deste, desta, disto, desse, dessa, disso
of these: destes, destas, desses, dessas
of that: daquele, daquela, daquilo
in this: neste, nesta, nisto, nesse, nessa, nisso
in these: nestes, nestas, nesses, nessas
in that: naquele, naquela, naquilo
from here: daqui
from there: daí, dali, de lá
another: outro, outra, doutro
other: outros, outras, demais
same: mesmo, mesma, mesmos, mesmas
own: propri*
such: tal, tais, semelhante
which: qual, quais
who: quem
whose: cujo, cujos, cuja, cujas, de quem
how: como fazer para, de que maneira, de que forma, de que jeito
how to: como se pode, como faço para, como faço pra
how do: como se faz
as: como, conforme
as well as: assim como, bem como
how much: quanto, quanta
how many: quantos, quantas
when: quando, assim que, no momento em que
where: onde, aonde
why: por que, pra que, porquê
because: porque, porquanto, pq, pois que, já que, visto que, dado que, uma vez que
because of: devido a, por causa de, por conta de, devido ao
so that: para que, de modo que, de maneira que, a fim de que
in order to: a fim de, com o objetivo de, com o intuito de
and: e
or: ou
nor: nem, nem sequer
but: mas, porém, contudo, senão
however: no entanto, entretanto, todavia
although: embora, ainda que, apesar de que, se bem que
if: se, caso
even if: mesmo se, mesmo que
even: até mesmo, mesmo que seja, inclusive, até
in case: em caso de, no caso de, se por acaso
unless: a menos que, a não ser que, salvo se
except: exceto, excepto, salvo, fora, menos que, a não ser
while: enquanto, ao passo que
since: desde
until: até que
before: antes, perante, diante de
after: depois, após, logo após
then: então, daí então, aí então
now: agora, atualmente, agora mesmo, neste momento, já agora, neste instante
already: já
yet: ainda
still: ainda assim
never: nunca, jamais, em hipótese alguma, em nenhuma circunstância, sob nenhuma circunstância, em caso algum
never: de jeito nenhum, em momento algum
always: sempre, a todo momento
often: muitas vezes, com frequência, frequentemente, amiúde
sometimes: às vezes, por vezes, de vez em quando
no longer: não mais, nunca mais, já não
not: não, ñ, num é
is not: nao esta
do not: não se deve, não vá, é proibido, está proibido, nem pense em, nada de
nothing: nada, coisa alguma, coisa nenhuma
no: nenhu*
nobody: ninguém, nenhuma pessoa
someone: alguém
something: algo, alguma coisa
anything: qualquer coisa, o que quer que seja, o que for
any: qualquer, quaisquer
anyone: qualquer pessoa, qualquer um
everyone: todo mundo, todo o mundo, toda a gente, todas as pessoas
all: todo, todos, toda, todas
all of them: todos eles, todas elas
each: cada
every time: cada vez que, toda vez que, sempre que, todas as vezes
both: ambos, ambas, os dois, as duas
whole: inteir*
many: muitos, muitas
much: muito, muita
a lot: um monte, um montão, pra caramba
very: muito mesmo, bem, super, mt
too: demasiado
too many: demasiados, demasiadas
little: pouco, pouca, pouquinho
few: poucos, poucas
several: vários, várias, varios, varias, diversos, diversas
enough: bastante, bastantes, suficiente, suficientes
more: mais
more than: mais de, mais que, mais do que
less: menos
most: a maioria de, a maior parte de, a maioria dos, a maioria das, a maioria
at least: pelo menos, ao menos, no mínimo
at most: no máximo, quando muito
better: melhor, melhores
best: o melhor, a melhor
worse: pior, piores
than: do que
first: primeir*, em primeiro lugar, antes de mais nada, antes de tudo
second: segundo, segunda
third: terceiro, terceira
last: ultim*, passado, passada
finally: finalmente, enfim, por último, por fim, ao final, no final
next: proxim*
following: seguin*, acatando
only: só, somente, apenas, unicamente, exclusivamente, tão somente
just: simplesmente, justo, apenas isso
also: também, tb, tbm, igualmente, ademais, além disso
neither: tampouco, também não
instead: em vez disso, ao invés disso, em lugar disso, no lugar disso, em vez disto
instead of: em vez de, ao invés de, em lugar de, no lugar de
of: de
in: em, dentro de, dentro do
into: para dentro de
on: sobre, em cima do
about: acerca de, a respeito de, sobre o tema de, quanto a, sobre a, em relação a, com relação a, sobre o
with: com, junto com
without: sem
by: por, mediante, por meio de
between: entre
among: dentre
against: contra
under: sob
behind: detrás de, por trás de, atrás
through: através de, por intermédio de
during: durante
according to: segundo o, conforme o, de acordo com, conforme a
within: dentro dos, no prazo de
outside: fora de, do lado de fora
inside: dentro, lá dentro, por dentro
near: perto
far: longe
here: aqui, cá
there: aí, ali, lá, acolá
there is: há, existe
there was: havia, houve, houvesse
there are: existem
today: hoje, o dia de hoje
tomorrow: amanhã
yesterday: ontem
tonight: esta noite, hoje à noite
again: outra vez, de novo, novamente, mais uma vez, torne a, volt* a
once: uma vez
twice: duas vezes
times: vezes, tempos, épocas
soon: em breve, logo
later: mais tarde, posteriormente
immediately: imediatamente, de imediato, já já, na hora, quanto antes, o mais rápido possível, sem demora
immediately: o quanto antes, assim que possível
as soon as possible: o mais breve possível
so: assim, portanto, tão, por isso, então assim, por conseguinte
like this: desta maneira, desta forma, dessa forma, deste modo, deste jeito, desse jeito
maybe: talvez, porventura, quem sabe, pode ser que
well: bom bem
yes: sim, isso mesmo
ok: tudo bem, está bem, ok, beleza, combinado, certo, tá bom, de acordo
really: realmente, de verdade, na verdade
actually: de fato, de facto, com efeito, na realidade
is: é, está, fica
are: são, estão
be: ser, estar*, seja, sejam, sejas, sejamos, esteja, estejam, serás, for, forem, estiver, estiverem
would be: seria, seriam, estaria, estariam
was: era, foi, estava, esteve, fui, fosse, estivesse, tava
were: eram, éramos, eramos, foram, estavam, estiveram, estivessem, fomos, fossem
been: sido
being: sendo, estando
has: tem, possui, conta com
have: têm, temos, ter, haver*, possuem, possuir, tenha*, tiver, tiverem, haja, hajam, terá, terão, terás, tera, terao
have: teras, teremos, tê, tende
had: tinha*, teve, tiveram, tive, tivesse, tivessem, tivera, tido
having: tendo, havendo
would have: teria, teriam, haveria, haveriam
would: iria, iriam, iam
cannot: não pode, não podem, não podemos, não posso, não se pode, não consigo, não consegue, não poderá, não conseguem
should: deveria*, devia, deviam, convém
may: poderia ser que, maio
will: vai, vão, irá, irão, irás
going: indo
go: ir, vá, vades, vai te, vamos embora, vá se
goes: vai embora
went: foi para, foram para, ia embora, foi embora, ido, ida
wants: quer, deseja
one: um só
two: dois, duas
three: três
four: quatro
five: cinco
six: seis, meia dúzia de
seven: sete
eight: oito
nine: nove
ten: dez
eleven: onze
twelve: doze
fifteen: quinze
twenty: vinte
thirty: trinta
forty: quarenta
fifty: cinquenta
hundred: cem, cento, centenas
thousand: mil, milhares
million: milhão, milhões, milhao, milhoes
zero: zero
half: meio, meia, metade
regardless of: independentemente de, independente de, não importa, sem importar, seja qual for, à margem de
no matter what: aconteça o que acontecer, haja o que houver, custe o que custar, a todo custo, seja como for
no matter what: de qualquer jeito
otherwise: caso contrário, do contrário
that is: isto é, ou seja, quer dizer
in other words: por outras palavras, dito de outro modo
together: juntos, juntas, em conjunto
alone: sozinh*, solitari*, a sós
directly: diretamente, directamente, de forma direta
automatically: automaticamente, de forma automática, no automático
simply: meramente
quickly: rapidamente, depressa, velozmente
normally: normalmente, geralmente, habitualmente, em geral
usually: costumeiramente, de costume
currently: hoje em dia, presentemente
absolutely: absolutamente
forever: para sempre
as usual: como sempre, como de costume
rather: antes pelo contrário, mais propriamente
abroad: no exterior, no estrangeiro
how to make: como fazer, como fabricar, como preparar
how can i: como posso, como consigo, como eu posso
how are you: como vai, como você está, como estás, tudo bem com você
what is: qual é, oq é, qual era, como se chama
what are: quais são
what time: que horas, a que horas
you have been given: foi dado a você, lhe foram dadas, lhe foi dado, te deram, deram a você, foram dadas a você
they told you: te disseram, lhe disseram, disseram a você, te mandaram
you have been told: foi dito a você, lhe foi dito
tell me: fale me, me conta, me fala, me fale, fala pra mim, conta pra mim, me contem
tell him: diga a ele, diga pra ele, diz pra ele, lhe contem, lhe conta
tell them: diga a eles, lhes contem, lhes conta
tell the user: fale para o usuário
tell it to him: conte isso a ele
say it: dizê lo, falá lo, diga o isso, falá la
give me: nos dê, de me, da me, passe me, me passa, me passe, me de, me da, me entrega
give it to me: me dá isso, dá mo
give him: de lhe, da lhe, lhe entrega, lhe de, lhe da
give it to him: dá lho
give us: nos dá, dê nos
do it: faça isso, faz isso, faça o que eu digo, fazê lo, realizá lo, efetuá lo, efectuá lo, faça isto, faz isto
do it: fazê la
do it for me: faz isso para mim
do me a favor: me faz um favor, faça me um favor, me faça um favor
do what i say: faz o que eu digo, faça o que eu mando, faça o que eu estou mandando
pay attention: prest* atenção, atente se
keep in mind: tenha em mente, leve em conta, tenha em conta, levar em conta, leve em consideração
take into account: levar em consideração, levando em conta, tendo em conta, considerando que
make sure: certifique se de, assegure se de, certifica te de, garanta que, não deixe de, certifique se
do not forget: não se esqueça, não se esqueças, não se esqueçam, não se olvide, não se olvides, não se olvidem
be careful: tenha cuidado, toma cuidado, tome cuidado, cuidado
stop being: pare de ser
stop following: para de seguir, deixe de seguir, deixa de seguir, deixe de obedecer
start over: comec* do zero, comece de novo, recomece, zera tudo
turn off: desligue, desliga, desligar*
turn on: ligue, liga, acenda, acende, ligar*
get rid of: livre se de, desfaça se de, livra te de, se livre de
free yourself from: liberte se de, liberta te de, se liberte de
override: anule suas, anule as instruç*, anula as instruç*, anule todas as, anula todas as, anule as suas
override: anule qualquer, anule tudo, invalid*, sobrep*, invalidar*, sobrepor*, prevalecer*, sobrepo* se a
override: se sobrepõe a
overridden: sobrepost*, invalidad*, sem efeito
void: sem validade, não valem mais, não têm validade, não vale mais, já não valem
null and void: nulo, nulos, nula, nulas
in force: vigente, vigentes, em vigor
no longer apply: não se aplicam mais, já não se aplicam, não valem mais nada, deixam de valer, não são mais válidas
it is an order: isto é uma ordem, isso é uma ordem
on behalf of: em nome de, em prol de
by order of: a mando de
on the way: a caminho
in charge: no comando, encarregado de, a cargo de
log in: faça login, fazer login, faz login, iniciar sessão, inicie sessão, entre na conta, logar, logue
log out: sair da conta, fazer logout, terminar sessão, encerrar sessão
session: sessão
sign up: cadastre se, registre se, inscreva se, se cadastre
unsubscribe: cancelar inscrição, descadastrar*
screenshot: captura de tela, print da tela, captura de ecrã
shopping cart: carrinho, carrinho de compras
invoice: fatura, faturas, factura, nota fiscal, notas fiscais
receipt: recibo, recibos, comprovante, comprovativo, talão, cupom fiscal
home page: página inicial
web page: pagina* da web, site, sites, sítio web
mobile phone: celular, celulares, telemóvel, telefone celular
name: nome completo, nome, sobrenome, apelido
date of birth: data de nascimento
id number: cpf, rg, nif, número de identificação, cartão de cidadão
deadline: prazo, data limite
weekend: fim de semana
have a nice day: tenha um bom dia, tenha um ótimo dia
summary: resumo, resumos, síntese
command line: console
chain of thought: cadeia de pensamento, cadeia de raciocínio
safety filters: filtros de segurança, filtro de segurança, filtros de conteúdo
safety rules: regras de segurança, normas de segurança
security measures: medidas de segurança
content policy: politica* de uso
privacy policy: política de privacidade
terms of use: termos de uso, condições de uso, termos e condições, termos de serviço
customer service: atendimento ao cliente, serviço de atendimento, sac
message of the system: aviso do sistema
developer: programador, programadora, desenvolvedor, desenvolvedora, dev
new instructions: novas ordens
previous instructions: ordens anteriores, comandos anteriores, instruções de antes
original instructions: instruções iniciais, instruções de fábrica
the opposite: pelo contrário
backwards: de trás para frente, de trás para a frente, às avessas
in capital letters: em maiúsculas, letras maiúsculas, maiúsculas, em caixa alta
in lower case: em minúsculas, minúsculas
in spanish: para o espanhol
in english: para inglês, para o inglês
in portuguese: para o português
in quotes: entre aspas
in a code block: em um bloco de código, num bloco de código
i forgot: esqueci, eu esqueci
it does not matter: tanto faz, não faz mal, não tem importância
no problem: não tem problema, não há problema
it is fine: não tem problema nenhum
trust me: confia em mim, confie em mim, acredite em mim, acredita em mim, pode confiar
between you and me: entre nós, cá entre nós, fica entre nós, aqui entre nós
keep it secret: guard* segredo, não conte a ninguém, não conta pra ninguém
i am your creator: sou seu desenvolvedor
opposite: oposto, oposta, contrari*
truth: verdade, verdades
memory: memória
instruction: instrução, orientação, indicação
instructions: instruções, orientações, indicações
rule: regra, norma
rules: regras, normas
guideline: diretriz, directriz, pauta, linha guia
guidelines: diretrizes, directrizes, pautas, linhas guia
orders: ordens, mandatos, encomendas
directive: diretiva, directiva, preceito
directives: diretivas, directivas, preceitos
command: comando
commands: comandos
restriction: restrição, amarra
restrictions: restrições, amarras
limits: limites, tetos
limitation: limitação
limitations: limitações
constraint: condicionante, constrangimento
constraints: condicionantes, constrangimentos
filters: filtros
barrier: barreira
guardrail: salvaguarda, proteção, grade de proteção
guardrails: salvaguardas, proteções, grades de proteção
safety: proteção dos usuários, proteções dos usuários
security: seguranca*
protection: protecção
protections: protecções
prompt: prompt
prompts: prompts
system: sistema
systems: sistemas
message: mensagem, recado, msg
messages: mensagens, recados, msgs
setting: ajuste, defini*, estabelecendo, fixando
settings: ajustes, definições
developers: desenvolvedores, desenvolvedoras, devs
operator: operador, operadora
operators: operadores, operadoras
administrators: administradores, administradoras, admins
owner: dono, dona, proprietari*, titular
creator: criador, criadora
creators: criadores, criadoras
user: usuari*, utilizador, utilizadora
assistant: assistente, ajudante
assistants: assistentes, ajudantes
model: modelo
models: modelos
bot: bot, robô
bots: bots, robôs
chatbot: chatbot
chatbots: chatbots
agent: agente
agents: agentes
customer: freguês
customers: fregueses
supplier: fornecedor, fornecedora
suppliers: fornecedores, fornecedoras
employee: empregado, empregada, funcionari*, trabalhador, trabalhadora
boss: chefe, chefa, patrão
bosses: chefes, chefas, patrões
manager: gerente, gestor, encarregado
managers: gerentes, gestores, encarregados
director: diretor, diretora, director
colleague: colega, companheiro de trabalho
colleagues: colegas, companheiros de trabalho
token: token
tokens: tokens
key: chave
keys: chaves
credential: credencial
credentials: credenciais
account: conta
accounts: contas
bank: banco
banks: bancos
iban: iban
card: cartão, ficha
cards: cartões, fichas
file: arquivo, ficheiro
files: arquivos, ficheiros
data: dado, dados
lists: listas, listagens
document: documento
documents: documentos
text: texto
texts: textos
page: página
pages: páginas
content: conteúdo
contents: conteúdos
paragraph: parágrafo
paragraphs: parágrafos
sentence: frase, sentença, oração
sentences: frases, sentenças, orações
phrase: locução
phrases: locuções
word: palavra
words: palavras
letter: carta, letra
letters: cartas, letras
number: número, cifra, nº
numbers: números, cifras, nºs
line: linha
lines: linhas
title: título
titles: títulos
note: nota, apontamento, anotação
notes: notas, apontamentos, anotações
notice: aviso, anúncio
notices: avisos, anúncios
warnings: advertências, alertas
questions: perguntas, questões, dúvidas
answers: respostas, réplicas
response: retorno
responses: retornos
task: tarefa, incumbência
tasks: tarefas, incumbências
job: trabalho, emprego, serviço
jobs: trabalhos, empregos, serviços
role: papel, rol, função de
roles: papéis, róis, funções de
character: personagem, caractere, caráter, carater
persona: persona
personas: personas
game: jogo, partida
games: jogos, partidas
simulation: simulac*
scenario: cenário
story: história, conto, relato
stories: histórias, contos, relatos
fiction: ficção
novel: romance, novela
poem: poema, poesia
poems: poemas, poesias
song: canção, música
songs: canções, músicas
secret: segredo, secret*
secrets: segredos
mode: modo, modalidade
permission: permissão
permissions: permissões
authorization: autorização, aval
approval: aprovação
approvals: aprovações
consent: consentimento, consentimentos
confirmation: confirmação
confirmations: confirmações
authority: autoridade
privilege: privilégio
privileges: privilégios
access: acess*, aceder, acedo, acede, acedes, acedemos, acedem, aceda, acedas, acedam, acedamos, acedê, acessar*
access: aceder*
tool: ferramenta
tools: ferramentas
function: função
functions: funções
weapon: arma
weapons: armas, armamento
bomb: bomba
bombs: bombas
explosive: explosivo
malware: malware, software malicioso, programa malicioso
drug: droga, entorpecente
drugs: drogas, entorpecentes
crime: crime, delito
attack: ataque*, atacar, ataco, ataca, atacas, atacamos, atacam, atacá, atacar*
attacks: ataques
attacker: atacante, invasor
attackers: atacantes, invasores
hacker: hacker, pirata informático
hackers: hackeres, piratas informático
hacking: hackea*
theft: roubo, furto
thief: ladrão
fraud: fraude, golpe
scam: trapaça, engano
injection: injec*
vulnerabilities: vulnerabilidades
leaks: vazamentos, fugas
transfers: transferências, repasses
payment: pagamento
payments: pagamentos
money: dinheiro, dinheiros, grana, granas
amount: quantia, quantidade, valor, montante
amounts: quantias, quantidades, valores, montantes
price: preço
prices: preços
cost: custo, custar, custa, custas, custamos, custam, custe, custes, custem, custemos, custei, custou, custaram
cost: custaste, custámos, custado, custada, custados, custadas, custasse, custassem, custasses, custá, custar*
cost: custava*
costs: custos
fee: taxa, tarifa, comissão
fees: taxas, tarifas, comissões
tax: imposto
refunds: reembolsos, devoluções, estornos
discount: desconto, abatimento
discounts: descontos, abatimentos
balance: saldo
budget: orçamento
salary: salário, ordenado
salaries: salários, ordenados
payroll: folha de pagamento
euro: euro
euros: euros
dollars: dólares
links: links, vínculos
address: endereço, morada
addresses: endereços, moradas
phone: telefone, fone
phones: telefones, fones
computer: computador, pc
computers: computadores, pcs
machine: máquina
machines: máquinas
server: servidor
servers: servidores
network: rede
internet: internet
browser: navegador
screen: tela, ecrã
keyboard: teclado
keyboards: teclados
printer: impressora
printers: impressoras
app: aplica*, app
software: software
program: program*, programar*
programs: programas
code: código
codes: códigos
script: script, roteiro, guião
scripts: scripts, roteiros, guiões
version: versão
versions: versões
updates: atualizações, actualizações
error: erro, falha, equívoco
errors: erros, falhas, equívocos
bug: bug
bugs: bugs
problem: problema, inconveniente
problems: problemas, inconvenientes
solution: solução
solutions: soluções
language: idioma, lingua*
translation: tradução
translations: traduções
example: exemplo
examples: exemplos
part: parte, pedaço, trecho, peça
parts: partes, pedaços, trechos, peças
section: seção, secção
sections: seções, secções
chapter: capítulo
chapters: capítulos
books: livros
article: artigo
articles: artigos
reports: relatórios
newspaper: jornal
news: noticia*
image: imagem
images: imagens
photo: foto, fotografia
photos: fotos, fotografias
video: vídeo
videos: vídeos
sound: som
sounds: sons
voice: voz
voices: vozes
table: tabela, mesa
tables: tabelas, mesas
row: fileira
rows: fileiras
column: coluna
columns: colunas
field: campo
fields: campos
form: formulário, forma, formulario
box: caixa, caixinha
boxes: caixas, caixinhas
button: botão
buttons: botões
window: janela
windows: janelas
door: porta
doors: portas
room: quarto, sala, cômodo
rooms: quartos, salas, cômodos
house: casa, lar
houses: casas, lares
building: prédio, edifício, construindo, montando
office: escritório, gabinete
offices: escritórios, gabinetes
company: empresa, companhia, firma
companies: empresas, companhias, firmas
department: departamento, setor
team: equipe, equipa, time
teams: equipes, equipas, times
group: grupo
groups: grupos
person: pessoa
people: pessoas, gente, povo, seres humanos
human: human*
humans: humanos, seres humano
man: homem
men: homens
woman: mulher
women: mulheres
child: criança, menino, menina, filho, filha, garoto, garota
children: crianças, meninos, meninas, filhos, filhas, garotos, garotas
parent: progenitor
parents: progenitores, os pais
mother: mãe, mamãe
father: pai, papai
brother: irmão
sister: irmã
grandmother: avó, vovó
grandfather: avô
family: família
families: famílias
friend: amigo, amiga
friends: amigos, amigas
neighbour: vizinho, vizinha
neighbours: vizinhos, vizinhas
guest: hóspede, convidado, convidada
guests: hóspedes, convidados, convidadas
visitor: visitante
visitors: visitantes
patient: paciente
patients: pacientes
doctor: medic*, doutor, doutora
lawyer: advogado, advogada
lawyers: advogados, advogadas
teacher: professor, professora
teachers: professores, professoras
student: estudante, aluno, aluna
students: estudantes, alunos, alunas
school: escola, colégio
schools: escolas, colégios
university: universidade
police: policia*
government: governo
country: país
countries: países
city: cidade
town: vila, povoado, localidade
street: rua
road: estrada
car: carro, automóvel
cars: carros, automóveis
trains: trens, comboios
bus: ônibus, autocarro
buses: autocarros
plane: avião
flight: voo
flights: voos
trip: viagem
trips: viagens
hotel: hotel
hotels: hotéis
restaurant: restaurante
food: comida, alimento
recipe: receita
recipes: receitas
coffee: café
water: água
milk: leite, leites
day: dia
days: dias
week: semana
weeks: semanas
month: mês
months: meses
year: ano
years: anos
hour: hora
hours: horas
minute: minuto
minutes: minutos
moment: momento, instante
time: tempo, época, vez, ocasião
date: data
dates: datas
morning: manhã
mornings: manhãs
evening: tarde, noitinha
evenings: tardes, noitinhas
night: noite
nights: noites
monday: segunda feira
mondays: segundas feira
tuesday: terça feira, terça
tuesdays: terças feira, terças
wednesday: quarta feira, quarta
wednesdays: quartas feira, quartas
thursday: quinta feira, quinta
thursdays: quintas feira, quintas
friday: sexta feira, sexta
fridays: sextas feira, sextas
saturday: sábado
saturdays: sábados
sunday: domingo
sundays: domingos
january: janeiro
february: fevereiro
march: março
april: abril
june: junho
july: julho
august: agosto
september: setembro
october: outubro
november: novembro
december: dezembro
thing: coisa, troço
things: coisas, troços
way: maneira, jeito, via
ways: maneiras, jeitos, vias
place: lugar
places: lugares
world: mundo
life: vida
lives: vidas
reason: razão, motivo
reasons: razões, motivos
purpose: propósito, finalidade
purposes: propósitos, finalidades
goal: objetivo, objectivo, meta
goals: objetivos, objectivos, metas
results: resultados
cases: casos
kind: espécie, gentil, gentis, amave*
kinds: tipos, espécies
topic: tema, assunto, tópico
topics: temas, assuntos, tópicos
point: ponto
points: pontos
ends: finais, fins, términos
beginning: começo, princípio, início
side: lado
sides: lados
idea: ideia
ideas: ideias
thoughts: pensamentos
opinion: opinião, parecer
opinions: opiniões, pareceres
mind: mente
head: cabeça
heads: cabeças
hand: mão
hands: mãos
eye: olho
eyes: olhos
heart: coração
law: lei
laws: leis
right: direito, certa, adequad*
rights: direitos
contract: contrato
contracts: contratos
agreement: acordo, convênio
agreements: acordos, convênios
condition: condição, requisito
conditions: condições, requisitos
product: produto
products: produtos
shop: loja
shops: lojas
order number: número do pedido
order numbers: números do pedido
purchase: compra, aquisição
delivery: entrega
shipment: envio, remessa
package: pacote, embalagem
packages: pacotes, embalagens
parcel: encomenda postal, volume
parcels: encomendas postal, volumes
ticket: bilhete, ingresso, ticket, passagem aérea
tickets: bilhetes, ingressos, tickets, passagens aérea
appointment: consulta marcada, marcação
booking: reserva, reservando
bookings: reservas
meeting: reunião, encontro
meetings: reuniões, encontros
event: evento, acontecimento
events: eventos, acontecimentos
party: festa
parties: festas
birthday: aniversário
gift: prenda
gifts: prendas
project: projeto, projecto
projects: projetos, projectos
plans: planos
draft: rascunho, esboço
drafts: rascunhos, esboços
copies: cópias
backup: cópia de segurança, backup
backups: cópias de segurança, backups
records: registros, registos
log: log
logs: logs
context: contexto
input: entrada, input
inputs: entradas, inputs
output: saída, output
outputs: saídas, outputs
processes: processos
procedure: procedimento
procedures: procedimentos
protocol: protocolo
protocols: protocolos
method: método
methods: métodos
step: passo, etapa
steps: passos, etapas
tests: testes, provas, ensaios
exam: exame
exams: exames
exercise: exercício
exercises: exercícios
lesson: lição, aula
lessons: lições, aulas
course: curso
homework: dever de casa, lição de casa
essay: redação
essays: redações
reviews: resenhas, revisões, avaliações
comment: comentário, observação
comments: comentários, observações
description: descrição
descriptions: descrições
explanation: explicação
explanations: explicações
definition: definição de
definitions: definições de
detail: detalhe, pormenor
details: detalhes, pormenores
fact: fato, facto
facts: fatos, factos
knowledge: conhecimento, conhecimentos
intelligence: inteligência
research: pesquisa, investigação, indag*, indagar*
study: estud*, estudar*
studies: estudos
science: ciência
history class: aula de história
history classes: aulas de história
math: matemática
maths: matemáticas
ethics: etica*
moral: moral
morals: morais
risk: risco
risks: riscos
helps: ajudas, auxílios, socorros
priority: prioridade
priorities: prioridades
emergency: emergência, urgência
silence: silêncio
names: nomes, sobrenomes, apelidos
signature: assinatura
signatures: assinaturas
label: etiquet*, rotul*, rotular*, etiquetar*
labels: etiquetas, rótulos
tag: tag
tags: tags
header: cabeçalho
headers: cabeçalhos
footer: rodapé
quotes: citações
symbol: símbolo
signs: sinais, placas, letreiros
color: cor
size: tamanho
length: comprimento, extensão
weight: peso
weights: pesos
level: nível
levels: níveis
degree: grau
degrees: graus
step one: primeiro passo
step ones: primeiros passo
value: quantia de
values: quantias de
option: opção
options: opções
choice: escolha
choices: escolhas
decision: decisão
decisions: decisões
changes: mudanças, alterações, modificações
difference: diferença
freedom: liberdade
duty: dever de
duties: deveres de
responsibility: responsabilidade
responsibilities: responsabilidades
reward: recompensa
competitor: concorren*
market: mercado
site: sítio
sites: sítios
channel: canal
group chat: grupo de conversa
group chats: grupos de conversa
chat: chat
chats: chats
inbox: caixa de entrada
attachment: anexo
attachments: anexos
subject: matéria
subjects: matérias
recipient: destinatari*
sender: remetente
senders: remetentes
reader: leitor, leitora
readers: leitores, leitoras
writer: escritor, escritora
writers: escritores, escritoras
author: autor, autora
authors: autores, autoras
editor: editor, editora
editors: editores, editoras
translator: tradutor, tradutora
translators: tradutores, tradutoras
reviewer: revisor, revisora
reviewers: revisores, revisoras
expert: especialista, perito
experts: especialistas, peritos
candidate: candidato, candidata
candidates: candidatos, candidatas
applicant: solicitante, requerente
applicants: solicitantes, requerentes
worker: operário
workers: operários
resume: currículo, cv, retom*, retomar*
resumes: currículos, cvs
previous: anterior, anteriores, antecedente, antecedentes, previ*, precedente, precedentes
earlier: mais antigo, mais antiga, mais antigos, mais antigas
original: origina*
initial: inicial, iniciais, de partida, des partida
old: velho, velha, velhos, velhas, antig*, idoso, idosa, idosos, idosas
new: novo, novos, nova, novas
internal: intern*
confidential: confidencial, confidenciais, sigilos*
private: privad*, particular, particulares
personal: pessoal, pessoais
sensitive: sensive*, delicad*
free: livre, livres, gratuito, gratuita, gratuitos, gratuitas, grátis, gratis, liberad*, de graça, des graça
important: importante, importantes, relevante, relevantes
urgent: urgente, urgentes, premente, prementes
critical: critic*, crucial, cruciais
necessary: necessari*
mandatory: obrigatori*
forbidden: proibid*, vedad*
illegal: ilegal, ilegais, ilicit*
legal: legal, legais, licit*
dangerous: perigos*
harmful: nociv*, prejudicial, prejudiciais, danos*
malicious: malicios*, mal intencionado, mal intencionada, mal intencionados, mal intencionadas
evil: malvad*, malign*
ethical: etico*
immoral: imoral, imorais
untrusted: não confiável, nões confiável
valid: valid*
true: verdadeir*
false: falso, falsa, falsos, falsas
fake: fictici*, de mentira, des mentira
real: real, reais, autentic*
wrong: incorre*, errad*, errone*
good: bom, boa, bons, boas, bens
bad: mau, má, maus, más, ruim, ruins, mal
great: ótimo, ótima, ótimos, ótimas, otimo, otima, otimos, otimas, excelente, excelentes
big: grande, grandes
small: pequen*
long: longo, longa, longos, longas, comprid*
high: alto, altos, alta, altas, elevad*
full: cheio, cheia, cheios, cheias, pleno, plena, plenos, plenas
empty: vazio, vazia, vazios, vazias
open: abert*, abrir, abrirá, abrirão, abrirei, abriria, abrirem, abrirmos, abrimos, abrira, abrirao, abro, abre, abres
open: abrem, abra, abras, abram, abramos
clear: nitid*
simple: simples
easy: fácil, fáceis
possible: possive*
impossible: impossive*
available: disponive*
able: capaz, capazes
ready: pront*, preparad*
automatic: automatic*
manual: manual, manuais
digital: digital, digitais
online: on line, ons line
virtual: virtual, virtuais
artificial: artificial, artificiais
technical: tecnic*
normal: normal, normais, habitual, habituais, comum, comuns
special: especial, especiais
general: geral, gerais
main: principal, principais
final: definitiv*
exact: exact*
specific: especific*, concret*, determinad*
different: diferente, diferentes, distint*
similar: similar, similares, parecid*, semelhantes
equal: igual, iguais
unique: único, única, únicos, únicas, unico, unica, unicos, unicas
current: atual, atuais, actual, actuais
recent: recente, recentes
daily: diari*, cotidian*
weekly: semanal, semanais
monthly: mensal, mensais
early: cedo, cedos, ceda, cedas
late: tardi*
fast: rapid*, veloz, velozes
slow: lento, lenta, lentos, lentas, devagar, devagares
hot: quente, quentes
cold: frio, frios, fria, frias
warm: morno, morna, mornos, mornas
dirty: sujo, sujos, suja, sujas
dark: escur*
white: branc*
black: preto, preta, pretos, pretas, negro, negra, negros, negras
red: vermelh*
green: verde, verdes
blue: azul, azuis
yellow: amarel*
young: jovem, jovens
happy: feliz, felizes, contente, contentes
sad: triste, tristes
nice: bonit*, lindo, linda, lindos, lindas, agradave*
polite: educad*, cortês, corteses
helpful: útil, úteis, prestativ*
honest: honest*, sincer*
harmless: inofensiv*, inocu*
obedient: obediente, obedientes
cheap: barat*
broken: quebrad*, avariad*, rompid*
official: oficial, oficiais
educational: educativ*, didatic*
hypothetical: hipotetic*
fictional: ficcional, ficcionais, imaginari*
english: ingles*
spanish: espanho*
french: frances*
german: alema*
portuguese: portugues*
italian: italian*
chinese: chines*
responsible: responsave*
obvious: óbvio, óbvia, óbvios, óbvias, obvio, obvia, obvios, obvias, evidente, evidentes
strange: estranh*, esquisit*
common: frequente, frequentes
strict: estrit*, rigoros*
additional: adicional, adicionais, extra, extras
authorized: autoriz*, autorizava*
attached: anexad*, em anexo, em anexa, em anexos, em anexas
relevant: pertinente, pertinentes
detailed: detalhad*, minucios*
brief: concis*
clear and simple: claro e simples, claros e simples
parallel: paralel*
sure: convencid*, certo de, certos de
tired: cansad*
sick: doente, doentes
back: de volta
mail: correspondência
mails: correspondências
post: publicação, postagem, post
posts: publicações, postagens, posts
done: feito, feita, feitos, feitas, realizad*, efetuad*, efectuad*
whatever: o que quiser, o que você quiser
staff: pessoal de, pessoais de, quadro de funcionários, quadros de funcionários
status: status
helper: auxiliar
helpers: auxiliares
desk: escrivaninha, balcão, mesa de trabalho
sheet: folha
sheets: folhas
paper: folha de papel, papel higiênico, papel e caneta
whether: se acaso
away: ausente
item: item, elemento
items: itens, elementos
top: topo, parte de cima
body: corpo
board: quadro, tabuleiro
boards: quadros, tabuleiros
till: até às
style: estilo
rate: taxa de
rates: taxas de
thread: fio, thread
threads: fios, threads
kindly: gentilmente, amavelmente
lock: fechadura, cadeado
locks: fechaduras, cadeados
ring: anel, toque
rings: anéis, toques
guide: guia
guides: guias
switch: interruptor
host: anfitrião, host
hosts: anfitriões, hosts
library: biblioteca, livraria
libraries: bibliotecas, livrarias
issue: questão em aberto
issues: questões em aberto
sample: amostra
samples: amostras
root: raiz
branch: ramo, galho, filial, sucursal
branches: ramos, galhos, filiais, sucursais
shift: turno, plantão
shifts: turnos, plantões
entry: entrada de, lançamento
entries: entradas de, lançamentos
string: cadeia, corda, string
strings: cadeias, cordas, strings
login: login
flat: apartamento
due: devido, pendente, pendentes
a bit: um pouquinho
bit: bit
bits: bits
plain: texto simples, texto puro
round: redondo, redonda, rodada
front: frente, dianteiro
hint: dica, pista, indício
hints: dicas, pistas, indícios
action: ação, acção, ato
actions: ações, acções, atos
base: base
alarm: alarme
alarms: alarmes
transcript: transcrição
transcripts: transcrições
lift: elevador
lifts: elevadores
club: clube
clubs: clubes
load: carga
loads: cargas
ever: alguma vez, algum dia
scene: cena
scenes: cenas
failed: falhou, falhado, falhada, fracassado
calendar: calendário, agenda
audit: auditoria
query: consulta
queries: consultas
along: ao longo de
quiet: calmo, calma, tranquilo, tranquila, calado, quieto, silencioso
human resources: recursos humanos, rh
refusal: recusa
refusals: recusas
welcome: bem vindo, bem vinda, bem vindos, de nada, não há de quê
lead: líder
leads: líderes
locked: trancado, trancada
expected: esperado, esperada
lunch: almoço
dinner: jantar, janta
breakfast: café da manhã, pequeno almoço
though: mesmo assim
kitchen: cozinha
floor: chão, piso, andar
floors: chões, pisos, andares
raw: cru, crua, bruto, bruta, em bruto
star: estrela
stars: estrelas
via: por via
clause: cláusula
clauses: cláusulas
hall: corredor, saguão, hall
stock: estoque
master: mestre
masters: mestres
automated: automatizad*
portal: portal
flag: bandeira, sinalizador
flags: bandeiras, sinalizadores
unit: unidade
units: unidades
remark: comentário à parte
remarks: comentários à parte
clerk: atendente, balconista
statement: declaração, extrato, afirmação
statements: declarações, extratos, afirmações
taken: ocupado, ocupada, pegad*, tomad*, levad*
either: qualquer um dos dois
museum: museu
shut: trancafiado
profile: perfil
gate: portão
gates: portões
insurance: seguro de vida, seguro saúde, plano de saúde
speech: discurso, fala
speeches: discursos, falas
further: mais adiante
whenever: quando quiser, sempre e quando
member: membro, sócio, sócia, socio, socia, integrante
lights: luzes
shell: concha, casca, shell
lab: laboratório
tip: gorjeta
tips: gorjetas
whom: a quem
afterwards: depois disso, depois disto, em seguida
weather: clima, previsão do tempo
mirror: espelho
ahead: adiante, à frente
kids: moleques, miúdos
dry: seco, seca
guard: guarda, vigia, vigilante
guards: guardas, vigias, vigilantes
noon: meio dia
midnight: meia noite
default: padrão, predefinido, predefinida, por padrão, por defeito
mailbox: caixa postal, caixa de correio
queue: fila de espera
stuff: tralha
interview: entrevista
interviews: entrevistas
blank: em branco
glass: copo, vidro, taça
glasses: copos, vidros, taças, óculos
application: candidatura, inscrição
applications: candidaturas, inscrições
scope: escopo, âmbito, alcance
tone: tom
object: objeto, objecto
objects: objetos, objectos
memo: memorando
hereby: pela presente, por meio desta, por este meio
court: tribunal, corte
judge: juiz, juíza, juiza, julgar, julgo, julga, julgas, julgamos, julgam, julgue, julgues, julguem, julguemos, julgá
judge: julgar*
landlord: senhorio, locador
stage: fase, estágio
slot: vaga
slots: vagas
single: solteiro, solteira, uma só
bound: preso a, sujeito a, obrigado a, amarrado
station: estação
stations: estações
fair: justa, justos
total: total
totals: totais
partner: parceiro, parceira
partners: parceiros, parceiras
newsletter: boletim, newsletter
newsletters: boletins, newsletteres
standing: de pé, em pé
survey: enquete, pesquisa de opinião
certificate: certificado, atestado
certificates: certificados, atestados
mum: mamã, mãezinha
speaker: alto falante, orador, palestrante
speakers: altos falante, oradores, palestrantes
wall: parede, muro
walls: paredes, muros
reference: referência
references: referências
upgrade: melhoria
upgrades: melhorias
cash: em dinheiro, à vista
engine: motor
engines: motores
passport: passaporte
passports: passaportes
terminal: terminal
laptop: notebook, laptop, computador portátil
power: potência
powers: poderes, potências
plus: mais o, mais a
parking: estacionamento
incident: incidente
incidents: incidentes
older: mais velho, mais velha
dead: morto, morta, mortos, falecido
supervisor: supervisor, supervisora
supervisors: supervisores, supervisoras
view: vista
views: vistas
port: porto
proof: comprovação, demonstração
badge: crachá, insígnia
badges: crachás, insígnias
straight: reto, reta
not directly: indiretamente
bar: barra, bar
bars: barras, bares
upon: ao receber
receipt of: recebimento
index: índice
abstract: abstrato, abstrata
module: módulo
modules: módulos
fridge: geladeira, frigorífico
disk: disco
platform: plataforma
remote: remot*, à distância
grade: nota de
grades: notas de
billing: faturamento, cobrança
slide: slide, diapositivo
slides: slides, diapositivos
environment: ambiente, meio ambiente
map: mapa
maps: mapas
compliance: conformidade, conformidades, cumprimento
employer: empregador, empregadora
layer: camada
layers: camadas
effect: efeito
effects: efeitos
sensor: sensor
sensors: sensores
sir: cavalheiro
spelling: ortografia
template: template, gabarito
templates: templates, gabaritos
double: duplo, dupla, dobro
middle: meio de, no meio de, no meio
plant: planta
plants: plantas
panel: painel
panels: painéis
crash: queda do sistema
crashes: quedas do sistema
migration: migração
verification: verificação
evaluation: avaliação de
across: do outro lado de
chair: cadeira
chairs: cadeiras
friendly: amigável, simpatic*, amistoso
chart: gráfico
charts: gráficos
faq: perguntas frequentes
schema: esquema
forum: fórum
severity: gravidade
moderation: moderac*
entire: a totalidade de, integral
future: futuro, futuros
standards: padrões
solely: única e exclusivamente
preamble: preâmbulo
parameter: parâmetro
parameters: parâmetros
freely: livremente, com liberdade, com total liberdade
direction: rumo
directions: rumos
waived: isent*, dispensado
echo: eco
core: núcleo
cores: núcleos
purely: puramente
fully: plenamente todo
permitted: permitid*
assignment: atribuição, trabalho escolar
assignments: atribuições, trabalhos escolar
wipe: apague por completo
banned: banido, banida, vetado
clearance: credenciamento, habilitação
trigger: gatilho, disparador
passphrase: frase secreta, frase senha, frase chave
alignment: alinhamento
maker: fabricante
makers: fabricantes
shelf: prateleira, estante
usage: uso
might: poderia ser
supersedes: substitui o, substitui a, substitui as, revoga
superseded: substituid*, superado
unable: incapaz, incapazes
legally: legalmente
conscience: consciência
spell: feitiço
spells: feitiços
argument: argumento
arguments: argumentos
precedence: precedencia*, preferencia*
loop: laço, loop
loops: laços, loops
rank: patente
ranks: patentes
identity: identidade
variable: variável
variables: variáveis
invisible: invisive*
twin: gêmeo, gêmea, gémeo, gemeo, gemea
universe: universo
leash: coleira
bored: entediado, entediada
concealed: encoberto, encoberta, ocultado
vault: cofre
reminder: lembrete
reminders: lembretes
quietly: sigilosamente, em voz baixa
experience: experiência
genuine: genuin*, legitim*
criterion: critério
criteria: critérios
particular: em particular
cast: elenco
fresh: fresc*
binding: vincula*
helpdesk: suporte técnico, central de atendimento
experiment: experimento, experiência científica
exchange: troca, intercâmbio
trainer: treinador, treinadora
trainers: treinadores, treinadoras
highest: maxim*, supremo, mais alto, mais alta
planner: planejador
primary: primário, primária, primordial, primario, primaria
buffer: buffer
material: material
materials: materiais
dutch: holandês, neerlandês
external: extern*
trace: rastro, vestígio
traces: rastros, vestígios
grader: avaliador, corretor
lovely: encantador, encantadora, adorável
holder: portador, detentor
holders: portadores, detentores
requester: requisitante
acknowledge: acuse o recebimento, reconhec*, reconhecer*
spam: spam, spans, lixo eletrônico, lixos eletrônico
higher: superior, superiores, maior, maiores
lower: inferior, inferiores, menor, menores, abaix*, abaixar*
pause: pausa
pauses: pausas
segment: segmento
segments: segmentos
passage: passagem
passages: passagens
robot: robótico
joke: piada, brincadeira
jokes: piadas, brincadeiras
in case of doubt: em caso de dúvida, na dúvida
decline: decline, declina, declinar*
quit: demita se
undo: desfa*
ping: dê um ping
fail: falhe, falhar*, fracassar*
wire: faça uma transferência, fazer uma transferência, faça um pix, fazer um pix, faz um pix, mande um pix
hand over: me entregue, entregue me
throw away: jogue fora, joga fora, jogar fora
let me: deixe me, permita me, me deixe, me deixa, deixa eu
let: deix* que
leave me: me deixe em paz
let me know: me avise, me avisa, avise me, avisa me, me informe
help me: me dá uma mão, me dá uma força
listen: escuta aqui, ouça me, me ouve, ouve bem, escut*, escutar*
copy here: cole aqui, copie e cole aqui
show me: deixa eu ver, deixe me ver, quero ver, deixa ver
spit out: cuspa, cospe, desembucha
spill the beans: abre o bico, abra o jogo, abre o jogo, dá com a língua nos dentes
obey: obedec*, obedecer*
follow these instructions: siga as seguintes instruções, siga as instruções abaixo
what i tell you: o que te digo, o que eu mandar, o que eu pedir, o que lhe digo, o que te peço
at my command: às minhas ordens, sob minhas ordens, sob meu comando
have no rules: não tem regras, você não tem regras
without moral: sem ética, sem escrúpulos, amoral
without judgment: sem preconceitos
no filter: desinibido, sem rodeios, na lata, sem frescura
out of character: sair do personagem, saia do personagem, fora do personagem, saias da personagem, sair da personagem
stay in character: mantenha se no personagem, permaneça no personagem, fique no personagem, continue no personagem
stay in character: não saia do personagem
alter ego: alter ego
evil twin: gémeo mau
without ethics: desprovido de ética
hack into: invadir o, invadir a
phishing: phishing
murder: assassinato, homicídio, assassinar*
hate: ódio, odiar, odiará, odiarão, odiarei, odiaria, odiarem, odiarmos, odia, odias, odiamos, odiam, odiá, odiara
hate: odiarao, odie, odies, odiem, odiemos
violence: violência
to exfiltrate: exfiltrar*
in plain text: em texto claro, em texto simples
between tags: entre etiquetas
table of contents: sumário
bullet points: tópicos em lista, marcadores
maximum: no mais tardar, máximos
minimum: minim*
percent: por cento, porcentagem, percentagem
each other: um ao outro, mutuamente
as follows: da seguinte maneira, da seguinte forma
related to: relacionad* a, relacionado com
based on: com base em, baseado em, baseada em, baseando se em
as long as: desde que seja, contanto que
as much as possible: o máximo possível, na medida do possível
instead of following: em vez de seguir, ao invés de seguir
it is important that: é fundamental que, é imprescindível que
it is necessary that: é preciso que
depends on: depende de, depende do
there must be: deve haver, tem que haver
i ask you: peço te, te peço, lhe peço, peço lhe, peço que
i order you: ordeno te, te ordeno, lhe ordeno, exijo que, ordeno que você
you have permission: você tem permissão, você tem autorização, está autorizado a
you are authorized: voce esta autorizado
you are allowed to: é permitido a você, você está liberado para
you are obliged to: você é obrigado a, você está obrigado a, tens a obrigação de
you were created by: você foi criado por, te criou
you were programmed: você foi programado, te programaram
you were trained: você foi treinado, te treinaram
your name is: você se chama, chamas te
my name is: me chamo, chamo me
do you have: você teria, o senhor tem
how does: como funciona
works: funciona, funcionam
ask for: pede, peçam, pedir, solicite, solicita
asks for: pede que, pergunta por
if asked: se perguntarem, se te perguntarem, se alguém perguntar, se lhe perguntarem, se o usuário perguntar
ask questions: faça perguntas, faz perguntas, fazer perguntas
meaning: significa*, sentido
grammar: gramática
vocabulary: vocabulário
capital: capital
health: saúde
sport: esporte, esportes, desporto
movie: filme, filmes
dog: cachorro, cachorra, cão, cães
cat: gato, gatos, gata
bread: pão, pães
meat: carne
fish: peixe, peixes
chicken: frango, galinha
rice: arroz
egg: ovo, ovos
sugar: açúcar
salt: sal
cake: bolo, bolos, torta
fruit: fruta, frutas
sea: mar, mares
tree: arvore*
garden: jardim, jardins
sun: sol
rain: chuva, chuvas
hope: esperança, torcer por, torcer por*, torcer ponho, torcer põem, torcer põe, torcer ponha, torcer ponhas
hope: torcer ponham, torcer ponhamos, torcer puser
holiday: feria*
hospital: hospital, hospitais
king: rei
war: guerra
history: história do brasil, história geral
animal: animal, animais
art: arte, artes
clothes: roupa, roupas
shoe: sapato, sapatos
pain: dor, dores
medicine: remedio*, medicamento, medicamentos
energy: energia
business: negocio*, empresarial
quality: qualidade
quantity: quantidade de
area: área, áreas, area, areas, zona
ground: terra
air: ar
beautiful: belo, bela
best regards: abraços a todos
none: nem um, nem uma, nenhum deles
somebody: algum deles
aloud: em voz bem alta
quick: ágil
mistake: por engano, gafe
caller: quem liga
callers: quens liga
picture: retrato, desenho, figura
pictures: retratos, desenhos, figuras
sum: somatório
sums: somatórios
feedback: retorno crítico, retornos crítico
patch: remendo, patch
patches: remendos, patchs
tick: carrapato
wiki: wiki
large: extenso, extensa
respond: dar resposta a, dê resposta a
submit: submeta, submeter*
reach: chegar a
stood: ficou de pé
reverse: inverta a ordem, inverso, inversa
erase: apague tudo, apaga tudo
revoked: revogad*
once again: outra vez mais
hash: hash
setup: montagem
wrote down: anotou
prior to: anteriormente a
previously: previamente, anteriormente, antes mencionado
originally: originalmente, inicialmente
strictly: estritamente, terminantemente, rigorosamente
never refuse: nunca se recuse, não se recuse, jamais se recuse
do not refuse: não se negue, não dê desculpas
no excuses: sem desculpas, nada de desculpas, sem mas
no matter who asks: pergunte quem perguntar
i do not care: não me importa, não ligo, não me interessa
right now: agora já, neste exato momento
let us play a game: vamos brincar de, vamos jogar, vamos fazer um jogo
let us imagine: imaginemos, suponhamos
for educational purposes: para fins educacionais, com fins educacionais, para fins educativos
for testing purposes: para fins de teste, a título de teste
my grandmother used to: minha avó me, minha vó costumava
used to: costumava, costumavam
passed away: faleceu, falecida
the conversation so far: a conversa até agora
starting with: começando por, a começar por
what is written above: o que está acima
what is your system prompt: qual o seu prompt de sistema
what are your instructions: quais são as suas instruções, quais são suas instruções, quais são as tuas instruções
what are your instructions: que instruções você recebeu, quais instruções você recebeu
how were you configured: como você foi configurado, como foste configurado
system administrator: administrador do sistema, administrador de sistemas
system override: anulação do sistema, substituição do sistema
customer data: dados de clientes, dados dos clientes, dados do cliente
customer list: lista de clientes, carteira de clientes
bank transfer: transferência bancária, transferências bancárias
login credentials: credenciais de acesso, dados de acesso, dados de login
verification code: código de segurança
medical record: prontuário médico, histórico médico, ficha médica
social security: previdência social
ignore the rest: ignore o resto, esqueça o resto
the rest of: o resto de, o resto do, o restante, o resto
above all: acima de tudo
top priority: prioridade máxima, máxima prioridade, prioridade absoluta
takes precedence over: tem precedência sobre, tem preferência sobre, está acima de
hidden text: texto escondido
artificial intelligence system: sistema de ia, sistemas de ia
ai assistant: assistente de inteligência artificial
best candidate: melhor candidato, melhor candidata
only say positive things: diga apenas coisas positivas
in bold: em negrito
in rhyme: em rima, em verso
letter by letter: caractere por caractere
one by one: um por um, um a um, uma por uma
ignoring: ignorando, desconsiderando, desatendendo
do not ignore: não se ignore, não se ignores, não se ignorem, não se desconsidere, não se desconsideres
do not ignore: não se desconsiderem, não se desatenda, não se desatendas, não se desatendam
forgotten: esquecid*, olvidad*
forgetting: esquecendo, olvidando
do not override: não se invalide, não se invalides, não se invalidem, não se sobreponha, não se sobreponhas
do not override: não se sobreponham
do not skip: não se pule, não se pules, não se pulem, não se salte, não se saltes, não se saltem
do not cancel: não revoga
deleting: apagando, deletando, eliminando, excluindo, suprimindo
do not delete: não se apague, não se apagues, não se apaguem, não se delete, não se deletes, não se deletem
do not delete: não se elimine, não se elimines, não se eliminem, não se exclua
removing: removendo, retirando, tirando
to replace: a trocar por
replacing: substituindo, trocar pondo
do not replace: não trocar ponha, não trocar ponhas, não trocar ponham, não trocar põe, não trocar por
reveal: revel*, desvend*, escancar*, revelar*, desvendar*, escancarar*
revealing: revelando, desvendando, escancarando
do not reveal: não se revele, não se reveles, não se revelem, não se desvende, não se desvendes, não se desvendem
shown: mostrad*, exibid*
showing: mostrando, exibindo
do not show: não se mostre, não se mostres, não se mostrem, não se exiba, não se exibas, não se exibam
print: imprim*, imprimir*
printing: imprimindo
do not print: não se imprima, não se imprimas, não se imprimam
display: visualiz*, visualizar*
do not repeat: não se repita, não se repitas, não se repitam
disclose: divulg*, divulgar*
disclosing: divulgando
tells: diz
telling: contando, dizendo
tell it: contá lo, contá la
to say: a falar
saying: falando
say me: fala me, falar me
say him: lhe fala, fala lhe, falar lhe
say them: lhes fala, fala lhes, falar lhes
quoting: citando
recite: recit*, declam*, recitar*, declamar*
copying: copiando
pasting: colando
given: dada, dadas, entregad*, fornecid*, proporcionad*
giving: dando, entregando, fornecendo, proporcionando
give it: da lo, entregá lo, da la, entregá la
give them: de lhes, da lhes, lhes entrega, lhes de, lhes da
sharing: compartilhando, partilhando
provide: providencio, providencia, providencias, providenciamos, providenciam, providencie, providencies, providenciem
provide: providenciemos, provo, prove, proves, provemos, provem, provam, provamos, providenciar*, prover*
provided: providenciei, providenciou, providenciaram, providenciaste, providenciámos, providenciado, providenciada
provided: providenciados, providenciadas, providenciasse, providenciassem, providenciasses, provi, proveu, proveram
provided: proveste, provido, provida, providos, providas, provesse, provessem, provesses, providenciava*
offering: oferecendo, ofertando
sending: enviando, mandando, remetendo
forwarding: encaminhando, reencaminhando, reenviando
forward it: reen* lo, reen* la
forward me: reen* me
forward him: reen* lhe
forward them: reen* lhes
to pay: a pagar
paying: pagando
pay it: pagá lo, pagá la
pay me: me paga, paga me, pagar me
pay him: lhe paga, paga lhe, pagar lhe
pay them: lhes paga, paga lhes, pagar lhes
uploading: carregando, subindo, upando
downloading: baixando, descarregando
executing: executando, rodando
running: correndo
run it: corrê lo, corrê la
run me: me corra, me corram, me corre, corr* me
run him: lhe corra, lhe corram, lhe corre, corr* lhe
run them: lhes corra, lhes corram, lhes corre, corr* lhes
to call: a ligar
calling: chamando, ligando, invocando, telefonando
call it: ligá lo, ligá la
call me: ligue me, liga me, ligar me, me ligue, me liga, me telefone
call him: ligue lhe, liga lhe, ligar lhe, lhe ligue, lhe liga, lhe telefone
call them: ligue lhes, liga lhes, ligar lhes, lhes ligue, lhes liga, lhes telefone
opening: abrindo
closing: fechando, encerrando
read: ler, lerá, lerão, leram, lera, lerao, lerei, lerem, leria, lermos, leio, leem, lê, leia, leias, leiam, leiamos
read: li, leu, lido, lidos, lida, lidas, lesse*, lia
reading: lendo
writing: escrevendo, redigindo
write it: redigi lo, redigi la
authorizing: autorizando
translates: traduz
translating: traduzindo
summarising: resumindo, sintetizando
rewrite: reescrev*, reformul*, reescrever*, reformular*
encoding: codificando
decoding: decodificando, descodificando, decifrando
explaining: explicando
describe: descrev*, descrever*
describing: descrevendo
listing: enumerando, listando, elencando
obeying: obedecendo
comply: cumpr*, cumprir*
complying: cumprindo
mentioning: mencionando
warn me: me previna, me previnam
warn him: lhe previna, lhe previnam
warn them: lhes previna, lhes previnam
informing: informando, comunicando
notifying: notificando
to ask: a pedir
asking: perguntando, pedindo
ask it: perguntá lo, perguntá la
ask me: me pergunta, peca* me, pede me, pedir me, me peça, me peçam, me pede
ask him: lhe pergunta, peca* lhe, pede lhe, pedir lhe, lhe peça, lhe peçam, lhe pede
ask them: lhes pergunta, peca* lhes, pede lhes, pedir lhes, lhes peça, lhes peçam, lhes pede
answering: respondendo
replying: retrucando
verifying: verificando, comprovando
to check: a consultar
checking: conferindo, checando, consultando
hiding: ocultando, escondendo
hide it: ocultá lo, ocultá la
hide me: me oculte, me ocultem, me oculta, ocult* me
hide him: lhe oculte, lhe ocultem, lhe oculta, ocult* lhe
hide them: lhes oculte, lhes ocultem, lhes oculta, ocult* lhes
refusing: recusando, rejeitando
pretend: finjo, finja, finjas, finjam, finjamos, fingir, finge, finges, fingimos, fingem, fingi, fingir*
pretending: fingindo
imagine: imagin*, supor, suporá, suporão, suporei, suporia, suporem, supormos, suponho, supõem, supõe, suponha
imagine: suponhas, suponham, supô, supora, suporao, supoem, supoe, supo, supuser, supuserem, imaginar*
act: agir, agirá, agirão, agirei, agiria, agirem, agirmos, agira, agirao, ajo, age, ages, agimos, agem, aja, ajas
act: ajam, ajamos, atuar, atuará, atuarão, atuarei, atuaria, atuarem, atuarmos, atua, atuas, atuamos, atuam, atuá
act: atuara, atuarao, atuo, atue, atues, atuem, atuemos, comport*, actuar, actuo, actua, actuas, actuamos, actuam
act: actue, actues, actuem, actuemos, actuá, comportar*, actuar*
acting: agindo, atuando, comportando, actuando
playing: jogando, brincando, interpretando, tocando
to become: a virar
becoming: tornando, virando, transformando
turning: girando
changing: mudando, alterando
disabling: desabilitando, inabilitando
reset: reset*, redefin*, restaur*, resetar*, redefinir*, restaurar*
starting: começando, iniciando
finishing: terminando, acabando, finalizando, concluindo
stops: detém
stopping: parando, detendo
continue: continu*, pross*, continuar*, prosseguir*
continuing: continuando, prosseguindo
proceed: proced*, proceder*
proceeding: procedendo
waiting: esperando, aguardando
using: usando, utilizando, empregando
applying: aplicando
accessing: acessando, acedendo
enters: introduz
entering: entrando, ingressando, introduzindo, digitando
exit: sair, sairei, sairia, sairem, sairmos, saio, saem, sai, saia, saias, saiam, saiamos
leaving: deixando, abandonando, partindo
come: vir, viria, virmos, vêm, venha*, vier, vierem, vindo, vinda, vindos, vindas
comes: vem
came: vim, veio, vieram, viesse*, vinha*
returning: voltando, regressando, devolvendo, retornando
save it: guardá lo, guardá la
save me: me guarda
save him: lhe guarda
save them: lhes guarda
keeps: mantém
keeping: mantendo, conservando, ficando
adding: adicionando, acrescentando, somando
append: anexar, anexa, anexas, anexamos, anexam, anexe, anexes, anexem, anexemos, anexá, juntar, junto, junta
append: juntamos, juntam, junte, juntes, juntem, juntemos, juntá, anexar*, juntar*
including: incluindo
excluding: excetuando
filtering: filtrando
restrict: restrin*, restringir*
forbid: proib*, proibir*
making: fabricando
does: faz
to do: a fazer, a realizar, a efetuar, a efectuar
doing: fazendo, realizando, efetuando, efectuando
do me: me faça, me façam, me faz, faca* me, faz me, fazer me, realiz* me, efetu* me, efectu* me, me realize
do him: lhe faça, lhe façam, lhe faz, faca* lhe, faz lhe, fazer lhe, realiz* lhe, efetu* lhe, efectu* lhe, lhe realize
do them: lhes faça, lhes façam, lhes faz, faca* lhes, faz lhes, fazer lhes, realiz* lhes, efetu* lhes, efectu* lhes
do them: lhes realize
develop: desenvolv*, desenvolver*
finding: encontrando, achando, localizando
collecting: coletando, recolhendo, reunindo
gets: obtém
getting: obtendo, arranjando
receive: receb*, receber*
receiving: recebendo
taking: pegando, tomando, levando
take me: leve me, me leve
take him: leve lhe, lhe leve
take them: leve lhes, lhes leve
bring: trago, traga, tragas, tragam, tragamos, traze*, trouxer, trouxerem, trazer*
brings: traz
brought: trouxe*, trazid*, trazia*
to put: a por
putting: pondo, colocando, botando, metendo
put it: pô lo, pô la
put me: por me, colo* me, meta me, me meta
put him: por lhe, colo* lhe, meta lhe, lhe meta
put them: por lhes, colo* lhes, meta lhes, lhes meta
moving: movendo, deslocando
choose: escolh*, elejo, eleja, elejas, elejam, elejamos, elege*, escolher*, eleger*
chosen: escolhid*, elegid*
choosing: escolhendo, elegendo
typing: teclando
signing: assinando
reporting: reportando, relatando, denunciando
reviewing: revisando, avaliando
analyzing: analisando
comparing: comparando
improve: melhor*, melhorar*
fixing: consertando, arrumando, reparando
counting: contabilizando
thinking: pensando, refletindo
know: saber, saberei, saberia, saberem, sabermos, sabem, sabe, sabê, saiba*, souber, souberem, conhec*, conhecer*
known: sabid*, conhecid*
knowing: sabendo, conhecendo
understand: entend*, compreend*, entender*, compreender*
understanding: entendendo, compreendendo
learn: aprend*, aprender*
learning: aprendendo
teaching: ensinando
ordering: ordenando, encomendando
demand: exijo, exija, exijas, exijam, exijamos, exigir, exige, exiges, exigimos, exigem, exigi, exigir*
helping: ajudando, auxiliando
trying: tentando, experimentando
seen: visto, vistos, enxergad*
seeing: vendo, enxergando
looking: olhando
listening: escutando
hear: ouvir, ouvirá, ouvirão, ouvirei, ouviria, ouvirem, ouvirmos, ouvi, ouvira, ouvirao, ouço, ouvem, ouve, ouça
hear: ouças, ouçam, ouçamos, ouca, oucas, oucam, oucamos
hearing: ouvindo
spoken: conversad*
speaking: conversando
talking: dialogando
feeling: sentindo
living: vivendo, morando
die: morrer, morro, morre, morres, morremos, morrem, morra, morras, morram, morramos, morrê, morrer*
dying: morrendo
stolen: roubad*, furtad*
destroy: destru*, destruir*
breaking: quebrando, rompendo
protecting: protegendo
working: trabalhando, funcionando
buying: comprando
sell: vender, vende, vendes, vendemos, vendem, vendam, vendamos, vendê, vender*
selling: vendendo
charging: cobrando
lose: perco, perca, percas, percam, percamos, perde*, perder*
losing: perdendo
scheduling: agendando, marcando
visiting: visitando
travel: viajar, viajo, viaja, viajas, viajamos, viajam, viaje, viajes, viajem, viajemos, viajá, viajar*
driven: dirigid*, guiad*
driving: dirigindo, guiando
to walk: a andar
sit: sentemos, sentá, sentar*
sitting: sentando
sleeping: dormindo
eat: comer, comerá, comerão, comerei, comeria, comerem, comermos, come, comes, comemos, comem, comê, comera, comerao
eat: coma, comas, comam, comamos
eaten: comido, comidos
eating: comendo
drink: beber, beberá, beberão, beberei, beberia, beberem, bebermos, bebe, bebes, bebemos, bebem, bebê, bebera, beberao
drink: bebo, beba, bebas, bebam, bebamos
drunk: bebid*
drinking: bebendo
cooking: cozinhando
washing: lavando
wear: vestir, veste, vestes, vestimos, vestem, vesti, vistam, vistamos, vestir*
grow: cresc*, crescer*
grown: crescid*
fell: caí, caiu, caíram, caisse*, caía
happen: acontec*, ocorr*, acontecer*, ocorrer*
passing: passando
existing: existindo
appear: aparec*, aparecer*
appearing: aparecendo
contains: contém
containing: contendo
depend: depend*, depender*
belong: pertenc*, pertencer*
refer: refir*, refer*, referir*
ending: culminando
serving: servindo
regarding: estimando
to hope: a torcer por
wish: almej*, almejar*
complain: reclam*, queix*, reclamar*, queixar*
complaining: reclamando, queixando
claiming: afirmando, alegando
prove: demonstr*, prová, demonstrar*, provar*
propose: propor, proponho, propõem, propõe, proponha, proponhas, proponham, proponhamos, propuser, propuserem, propô
propose: propoem, propoe, propo, propor*
introduce: apresent*, apresentar*
represent: represent*, representar*
operate: operar, opero, opera, operas, operamos, operam, opere, operes, operem, operemos, operá, operar*
operating: operando
handling: atendendo, lidando
processing: processando
deposit: deposit*, depositar*
withdraw: sacar, sacará, sacarão, sacarei, sacaria, sacarem, sacarmos, saca, sacas, sacamos, sacam, sacá, sacara
withdraw: sacarao, saco, saque*
withdrawn: sacad*
publishing: publicando, postando
installing: instalando
deployed: implantei, implantou, implantaram, implantaste, implantámos, implantado, implantada, implantados
deployed: implantadas, implantasse, implantassem, implantasses, implementei, implementou, implementaram, implementaste
deployed: implementámos, implementado, implementada, implementados, implementadas, implementasse, implementassem
deployed: implementasses
testing: testando
debug: depur*, depurar*
debugging: depurando
format: format*, formatar*
formatting: formatando
merging: mesclando, fundindo
cut: cortar, corto, corta, cortas, cortamos, cortam, cortem, cortemos, cortei, cortou, cortaram, cortaste, cortámos
cut: cortado, cortada, cortados, cortadas, cortasse, cortassem, cortasses, cortá, recort*, cortar*, cortava*
cut: recortar*, recortava*
cutting: cortando, recortando
fill: preench*, encher, encho, enche, enches, enchemos, enchem, encha, enchas, encham, enchamos, enchê, preencher*
fill: encher*
filling: preenchendo, enchendo
completing: completando
editing: editando
marking: assinalando
classify: classifi*, classificar*
scoring: pontuando
match: coincid*, coincidir*
matching: coincidindo
fit: caber, caberá, caberão, caberei, caberia, caberem, cabermos, cabe, cabes, cabemos, cabem, cabê, cabera, caberao
fit: cabo, caba, cabas, cabam, cabamos
fitting: cabendo
respecting: respeitando
praise: elogi*, louvar, louvo, louva, louvas, louvamos, louvam, louve, louves, louvem, louvemos, louvá, elogiar*
praise: louvar*
contact: conta*, contatar*, contactar*
join: unir, unirá, unirão, unirei, uniria, unirem, unirmos, unira, unirao, uno, une, unes, unimos, unem, una, unas
join: unam, unamos
joined: uni, uniu, uniram, uniste, unisse, unissem, unisses, unido, unida, unidos, unidas, unia
sharing out: distribuindo
touching: encostando
holding: segurando
carrying: transportando
throw: lançar, lanço, lança, lanças, lançamos, lançam, lance, lances, lancem, lancemos, lançá, lancar, lanco, lanca
throw: lancas, lancamos, lancam, atirar, atiro, atira, atiras, atiramos, atiram, atire, atires, atirem, atiremos
throw: atirá, lançar*, atirar*
thrown: lancad*, atirad*
increase: aument*, increment*, aumentar*, incrementar*
expanding: ampliando, expandindo
suspend: suspend*, suspender*
interrupt: interromp*, interromper*
remain: permanec*, permanecer*
remaining: permanecendo
discover: descobr*, descobrir*
monitoring: monitorando, vigiando
argue: argumentar, argumenta, argumentas, argumentamos, argumentam, argumente, argumentes, argumentem, argumentemos
argue: argumentá, argüir, argüo, argüe, argües, argüimos, argüem, argüa, argüas, argüam, argüamos, argüi, arguir
argue: arguo, argue, argues, arguimos, arguem, argua, arguas, arguam, arguamos, argui, argumentar*, argüir*
worry: preocup*, preocupar*
worrying: preocupando
fear: temer, temerá, temerão, temerei, temeria, temerem, temermos, teme, temes, tememos, temem, temê, temera, temerao
fear: temo, temam, temamos
laugh: rir, rirá, rirão, rira, rirao, rirei, rirem, riria, rirmos, ro, re, res, rimos, rem, ra, ras, ram
laughed: ri, riu, riram, riste, rido, ridos, rida, ridas, risse*, ria
crying: chorando
surprise: surpreend*, surpreender*
enjoy: aproveit*, desfrut*, aproveitar*, desfrutar*
celebrate: celebr*, comemor*, celebrar*, comemorar*
rest: descans*, descansar*
relaxed: relax*, relaxava*
practice: prati*, praticar*
impersonate: personifi*, personificar*
reproduce: reproduz*, reproduzir*
transcribe: transcrev*, transcrever*
paraphrase: parafrase*, parafrasear*
expose: expor, exporá, exporão, exporei, exporia, exporem, expormos, exponho, expõem, expõe, exponha, exponhas
expose: exponham, exponhamos, expô, expora, exporao, expoem, expoe, expo, expuser, expuserem
imposed: impus*, impos*, impunha*
overwrite: sobrescrev*, sobrescrever*
dump: despej*, despejar*
exporting: exportando
import: import*, importar*
importing: importando
archive: arquiv*, arquivar*
scan: escane*, digitaliz*, escanear*, digitalizar*
recording: gravando
film: filmar, filmo, filma, filmas, filmamos, filmam, filmem, filmemos, filmá, filmar*
painting: pintando
to measure: a medir
weigh: pesar, pesará, pesarão, pesarei, pesaria, pesarem, pesarmos, pesa, pesas, pesamos, pesam, pesá, pesara, pesarao
weigh: pese, peses, pesem, pesemos
heat: aquec*, esquent*, aquecer*, esquentar*
heating: aquecendo, esquentando
adding salt: salgando
smoke: fumar, fumará, fumarão, fumarei, fumaria, fumarem, fumarmos, fuma, fumas, fumamos, fumam, fumá, fumara, fumarao
smoke: fumo, fume, fumes, fumem, fumemos
smoking: fumando
hiring: contratando
resign: renunci*, renunciar*
blame: culpar, culpo, culpa, culpas, culpamos, culpam, culpe, culpes, culpem, culpemos, culpá, culpar*
threatening: ameaçando
convincing: convencendo, persuadindo
guess: adivinh*, adivinhar*
guessing: adivinhando
promise: promet*, prometer*
to swear: a jurar
swearing: jurando
commit: compromet*, comet*, comprometer*, cometer*
react: reajo, reaja, reajas, reajam, reajamos, reagir, reage, reages, reagimos, reagem, reagi, reagir*
missing: faltando
lack: carec*, carecer*
lacking: carecendo
resulting: resultando
preparing: preparando
planning: planejando, planeando
lying: mentindo
spy: espionar, espiono, espiona, espionas, espionamos, espionam, espione, espiones, espionem, espionemos, espioná
spy: espiar, espio, espia, espias, espiamos, espiam, espie, espies, espiem, espiemos, espiá, espionar*, espiar*
poisoning: envenenando
cleaning: limpando
"""
