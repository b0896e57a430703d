"""Spanish: what words and phrases say in English, as `filters.text.glossary` describes."""

FORMS = """
ignore: ignore, ignor*, desestim*, haz caso omiso de, haz caso omiso del, haz caso omiso a, haz caso omiso
ignore: haga caso omiso de, haga caso omiso del, haga caso omiso, hagan caso omiso de, hacer caso omiso de
ignore: haciendo caso omiso de, hacé caso omiso de, no hagas caso a, no hagas caso de, no hagas caso, no haga caso a
ignore: no haga caso de, no haga caso, no hagan caso de, no hagan caso a, no hacer caso a, no hacer caso de
ignore: no le hagas caso a, no les hagas caso a, no le hagas caso, no les hagas caso, no tengas en cuenta
ignore: no tenga en cuenta, no tengan en cuenta, no tener en cuenta, sin tener en cuenta, no tomes en cuenta
ignore: no tome en cuenta, no tomen en cuenta, no prestes atención a, no preste atención a, no le prestes atención a
ignore: no les prestes atención a, deja* de lado, dejes de lado, deje de lado, dejen de lado, dejando de lado
ignore: dejar de lado, deja a un lado, dejes a un lado, haz a un lado, hace a un lado, no le des bola a
ignore: no les des bola a, no des bola a
ignored: ignoró, ignorado*, ignorada*, ignoraron, ignoré
ignorant: ignorante*
ignorance: ignorancia
overlook: pasar por alto, pasa por alto, pase por alto, pasen por alto, pasá por alto, pases por alto
overlook: pasando por alto
overlooked: pasado por alto, pasó por alto, pasamos por alto, se nos pasó
disregard: desatender*, desatiend*, desoye*, desoiga*, desoír*, prescind* de, prescind* del, obvia, obviar*, obvie
disregard: obvien
obvious: obvio*, obvias
obviously: obviamente
forget: olvide, olvid*, olvida* de, olvide* de, olvidar* de, olvídate de, olvídese de, olvídense de, olvidate de
forget: olvides de, bórralo de tu memoria
forget it: olvidalo*, olvidelo*
forgot: olvidé, olvidó, olvidaron, olvidamos, olvidaste, se me olvidó, se me olvido, se me ha olvidado, se le olvidó
forgot: se te olvidó, se nos olvidó, me olvidé, me olvidé de
i forget: olvido, me olvido
forgotten: olvidado*, olvidada*
do not forget: no olvid*, no te olvides de, no se olvide de, no se olviden de, no olvidar
skip: salte, salten*, saltá, saltar*, saltes*, saltas, saltan, sáltat*
skipped: saltad*, saltó, saltaron, salté
jump: salto, saltos
omit: omit*, omitiendo*
omitted: omitió, omitieron, omitid*, omitia*
discard: descart*, desecha, deseche*, desechar*
discarded: descartó, descartad*, desechad*
bypass: burlar, burla los, burla las, esquiva, esquivar*, esquive*, eludir*, elude, eluda*, sortear*, evadir*, evade
bypass: evada, brincar*, brincate
bypassed: burlad*, esquivado, eludido, eludió, evadido, evadió
mock: burlarse, burlas, búrlate
mockery: burla
override: anul*, anula* tus, anule, invalid*, dejar sin efecto, deja sin efecto, deje sin efecto, sobrescrib*
override: sobreescrib*
overridden: anulad*, anuló, anularon, anulé, queda anulad*, quedan anulad*, quedaron anulad*, quedó anulad*
overridden: sin efecto
overridden: queda sin efecto, quedan sin efecto, queda* invalidad*, invalidad*
cancel the booking: anula* la reserva, anule la reserva
cancel the order: anula* el pedido, anule el pedido
cancel the appointment: anula* la cita, anule la cita
cancel the invoice: anula* la factura
cancel the subscription: anula* la suscripción
cancel my: anula* mi, anule mi
cancellation: anulación, cancelacion*
cancelled: cancelad*, canceló, cancelaron, cancelé, cancelaba*
cancel: cancele, cancelo, cancel*, rescind*, revoca, revoque, revocar*
revoked: revocad*, revocó
abolish: abolir
abolished: abolid*
replace: reempla*, sustituy*, sustituir*, sustituye a, sustituyen a, reemplaza a, reemplazan a
replaced: reemplazó, reemplazad*, sustituyó, sustituid*
substitute: sustitut*, suplente*
void: ya no valen, ya no vale, no tienen validez, no tiene validez, sin validez, nulo, nula, nulos, nulas
no longer apply: no se aplican, no aplican, ya no rigen, ya no son válidas, ya no son válidos, ya no es válida
no longer apply: ya no es válido, dejan de aplicarse, dejan de tener efecto
in force: en vigor, en vigencia, vigente*
disobey: desobede*
obey: obedec*, obedezc*, hazme caso, hágame caso, haz caso a, haz caso, acate*, acatar*, acatá
obey me: obedéceme, obedecerme, obedéceme a mí, me obedeces a mí, me obedeces, me obedecerás, me harás caso
obey me: hazme caso en todo, hagas caso a mí
do not obey: no obedez*, no acates, no acate
obedient: obediente*
obedience: obediencia
follow: sigue, siga*, sigues, siguen, sigo, siguel*, segui*, siguiendo
follow me: sígueme, sígame, síganme, seguirme
followed: sigui*, seguido*, seguida, seguidas, seguía, seguían, seguí las, seguí los, acatad*
do not follow: no sigas, no siga, no sigan, no sigás, no seguir
stop following: deja de seguir, deje de seguir, dejá de seguir, dejes de seguir, deja de obedecer, deje de obedecer
stop following: dejen de seguir
still: sigue siendo, siguen siendo, sigue sin, siguen sin, sigue en, sigo sin, aun
comply: cumple*, cumpla*, cumplí, cumplid, cumplir*, cumplimos
complied: cumplió, cumplid*, cumplieron
turn: cumple años, cumple un año, cumple siete años, cumplir años, cumplo años
birthday: cumpleaños, feliz cumpleaños
compliance: cumplimiento
break: romp*, incumpl*, infringir, infringe, infrinja, quebranta*
broke: rompió, rompieron, incumplió, infringió
broken: roto, rota, rotos, rotas, averiad*
break the rules: salta* las reglas, saltarte las reglas, saltarte las normas, saltarse las reglas, saltarse las normas
get rid of: deshazte de, deshacerse de, deshacerte de, deshágase de, deshacete de, líbrate de, librarte de
get rid of: librarse de
free yourself from: libérate de, liberarte de, liberate de, liberándote de, despójate de
release: liber*, libero, libere
released: liberó, liberé, liberaron, liberad*, liberaba*
free: libera, libre, libres, liberado de, gratuitamente, gratuitas
liberal: liberal, liberales
freedom: libertad, libertades
freely: libremente, con libertad, con total libertad
stop: deja* de, dejes de, deje de, dejen de, dejar de, dejo de, dejaré de, dejamos de, dejando de, cesa de, cesar de
stop: pará de, para de hacer, parad, pare, paren, basta, deten, detener*, detenga*, detenete, alto ahí, parar*, párate
stop: pares
stopped: dejó de, dejaron de, dejé de, ha dejado de, detuvo, detuvieron, paró, pararon
that i stop: que dejara de, que dejase de
arrested: detenid*
arrest: detención, arresto
detailed: detallado*, detallada, detalladas, detenidamente
stop being: deja* de ser, deje de ser
stay: parada*, qued*, quedo
you are no longer: ya no eres, ya no sos, usted ya no es, ya no estás, has dejado de ser
no longer: ya no, nunca más, no más
you are now: ahora eres, ahora sos, ya eres, pasas a ser, ahora serás, a partir de ahora eres, a partir de ahora serás
you are dan: eres dan, sos dan, serás dan, ahora eres dan
as dan: como dan
dan mode: modo dan
you are: eres, sos, sois, estás, estáis, tú eres, vos sos, usted es, usted está, tú estás, vos estás
you will be: serás, estarás, tú serás, vos serás
be: sé tú, sé tu mismo, sé amable, sé breve, sé creativo, sé directo, sé conciso, sé honesto, sea breve, ser, sea
be: sean
be: seas, estar, esté, estén, estés, estate, serle
from now on: a partir de ahora, a partir de este momento, a partir de aquí, de ahora en adelante, de aquí en adelante
from now on: de hoy en adelante, desde ahora, desde este momento, en adelante, de ahora en más, desde ya
until now: hasta este momento, hasta el momento, hasta aquí, hasta este punto
to date: hasta la fecha
from: a partir de, a partir del, desde, desde el, desde la, proveniente de, procedente de
start over: empieza de cero, empezá de cero, empezar de cero, empieza de nuevo, comienza de nuevo, volver a empezar
start over: empecemos de cero, empecemos de nuevo, borrón y cuenta nueva
pretend: finja*, fing*, aparenta*, aparente ser
pretend that: haz como si, haga como si, hacé como si, haz como que, haga como que, hacé como que, haz de cuenta que
pretend that: haga de cuenta que, hacé de cuenta que, hagan de cuenta que, hagamos de cuenta que, hagamos como que
pretend that: simula que, simule que, simulá que, has de cuenta que, has como si
pretend that you are: haz como si fueras, haz como si fueses, hacé como si fueras, haga como si fuera, finge ser
pretend that you are: finge que fueras, finja que es, finja ser
pretend to be: simula ser, simule ser, fingir ser, hazte pasar por, hágase pasar por, hacerte pasar por
pretend to be: hacete pasar por, te hagas pasar por
posing as: se hace pasar por, haciéndose pasar por, hacerse pasar por
pretended: fingió, fingido, fingida
intend: pretend*
intended: pretendía, pretendid*
simulate: simul*, simulo, simule
simulated: simuló, simulé, simularon, simulad*, simulaba*
simulation: simulacion*
simulator: simulador*
drill: simulacro*
imagine: imagi*, imagina que, imaginá que
imagination: imaginación
imaginary: imaginari*
let us imagine: imaginemos, vamos a imaginar
suppose: supo*
assumption: suposicion*
supposedly: supuestamente
act: actu*, comportate*, compórtese, comportar*, te comportes
act as: actúa en calidad de, actuar de, actúa de, actúe de, ejerce de, haz de, hacé de, hagas de, hace de
act as if: actúa como si fueras, actúe como si fuera
as if you were: como si fueras, como si fueses, como si fuera usted, como si estuvieras
acted: actuó, actuaron, actuado, actuaba*
acting: actuando
behaves: se comporta, se comportan
behavior: comportamiento*, conducta*
performance: actuacion*, rendimiento, desempeno*
role: rol, papel, roles, papeles
paper: hoja de papel, papel higiénico, en papel, papel y lápiz
roleplay: juego de rol, juegos de rol, juguemos a un juego de rol
play the role of: haz el papel de, haga el papel de, hacé el papel de, hacer el papel de, asume el papel de
play the role of: asuma el papel de, asume el rol de, asuma el rol de, asumí el rol de, adopta el papel de
play the role of: adopta el rol de, desempeña el papel de, interpreta el papel de, interpreta a, interpretá a
play the role of: interprete a
adopt: adopt*
adopted: adoptó, adoptado*, adoptada
assume: asum*
assumed: asumió, asumido*, asumida, supuest*
become: conviértete en, conviertete en, convertite en, conviértase en, te conviertes en, te convertirás en
become: transfórmate en, transformate en, te transformas en, convertirse en, convertirme en, volverse, volverme
become: se vuelve, se vuelven
becomes: se convierte en, se convierten en, se convierta en, se vuelva
became: se convirtió en, se convirtieron en, se volvió, se volvieron, me volví
convert: convier*, convert*, convirtamos
converted: convertido, convertida*, convertidos, convirti*
transform: transfor*
transformed: transformó, transformad*
transformation: transformacion*
character: personaje*, carácter, caracteres
out of character: fuera del personaje, salir del personaje, salirte del personaje, salgas del personaje
out of character: te salgas del personaje
stay in character: mantente en el personaje, mantenete en el personaje, sigue en el personaje
stay in character: permanece en el personaje, no te salgas del personaje, no salgas del personaje
persona: personalidad*
alter ego: álter ego
my grandmother used to: mi abuela me
developer mode: modo desarrollador, modo de desarrollador, modo dev, modo desarrollo
god mode: modo dios
debug mode: modo debug, modo depuración, modo de depuración
maintenance mode: modo de mantenimiento, modo mantenimiento
jailbreak: desbloqueo de restricciones
without restrictions: sin ninguna restricción, sin restricción alguna, sin limitaciones, sin ataduras
without restrictions: libre de restricciones, libre de ataduras, liberado de restricciones, libre de toda restricción
without limits: sin límite, sin ningún límite
without filters: sin ningún filtro, sin filtro, sin ningún tipo de filtro, no filtrado, no filtrada, sin filtrar
uncensored: sin censura, sin censuras, sin ninguna censura, no censurado, sin pelos en la lengua, sin censurar
uncensored: sin tapujos
without rules: sin ninguna regla, sin reglas de ningún tipo, sin ninguna norma
without moral: sin ética, sin escrúpulos, carente de ética, sin valores morales
without exception: sin excepción, sin excepciones
unrestricted: ilimitad*, irrestrict*
you have no restrictions: no tienes restricciones, no tenés restricciones, no tienes límites, no tenés límites
you have no restrictions: no tienes limitaciones, no tiene restricciones, careces de restricciones, careces de límites
you have no restrictions: no tienes filtros
you have no rules: no tienes reglas, no tenés reglas, no tenés ninguna regla, no tienes ninguna regla
has no limits: no tiene límites, no tiene limites, no tiene limitaciones
do anything: hacer de todo, hacerlo todo, hacer todo
can do anything: puedes hacer cualquier cosa
everything i ask: todo lo que te pida, todo lo que te pido, todo lo que yo pida, todo lo que yo te pida
everything i ask: todo lo que pida
what i ask you: lo que te pida, lo que yo te pida, lo que yo te diga, lo que te ordene, lo que yo diga
what i tell you: lo que te digo, lo que te diga, lo que le diga
do what i say: haz lo que te digo, hacé lo que te digo, haga lo que le digo, haz lo que digo
at my command: a mis órdenes, bajo mis órdenes, a mi servicio
everything you were told: todo lo que te dijeron, todo lo que te han dicho, todo lo que le dijeron
everything you were told: todo lo que te hayan dicho, todo lo que te dijeron antes, todo lo que te han dicho antes
everything you were told: todo lo que se te ha dicho, todo lo que se te dijo
what you were told: lo que te dijeron, lo que te han dicho, lo que se te dijo, lo que se te ha dicho
what you were told: lo que te hayan dicho, lo que le dijeron, lo que le han dicho
they told you: te dijeron, le dijeron, te han dicho, le han dicho, te ordenaron, te indicaron, te mandaron
they told you: te pidieron
that i told you: que te dije, que te he dicho, que le dije, que te mandé
what i told you: lo que te dije, lo que te conté, lo que le dije, lo que te he dicho
you have been told: se te ha dicho, se te dijo, se te indicó, se te ha indicado
you have been given: te han dado, le han dado, te dieron, le dieron, se te ha dado, te fueron dadas, te pusieron
you have been given: te dio
instructions you were given: las instrucciones que te dieron, las instrucciones que te han dado
instructions you were given: las instrucciones que has recibido, las instrucciones que recibiste
instructions you were given: instrucciones que te dieron, instrucciones que recibiste, las órdenes que te dio
instructions you were given: las órdenes que te dieron, las normas que te han dado, las reglas que te dieron
instructions you were given: las reglas que te han dado, las indicaciones que te dieron
everything above: todo lo anterior, todo lo de arriba, todo lo que está arriba, todo lo precedente
everything above: todo lo que hay arriba, todo lo que aparece arriba, todo lo que aparece por encima
everything before this: todo lo que viene antes, todo lo que venía antes
what is written above: lo escrito arriba, lo que pone arriba, lo que hay escrito arriba, lo de arriba
the above: lo anterior, lo de antes
the above text: el texto anterior, el texto precedente, el texto de arriba
the text below: el texto siguiente, el texto de abajo
the previous article: el artículo anterior
above: más arriba, por encima de, por encima del, arriba mencionad*, arriba de, arriba del
below: más abajo, a continuación, por debajo de, por debajo del
ignore all previous instructions: ignora todo lo anterior, ignore todo lo anterior, ignorá todo lo anterior
system prompt: prompt del sistema, prompt de sistema, prompts del sistema, mensaje del sistema, mensajes del sistema
system prompt: mensaje de sistema, instrucciones de sistema, instrucciones del sistema, indicaciones del sistema
system prompt: prompt de inicio del sistema
system message: aviso del sistema
system instruction: instrucción del sistema, instrucción de sistema
initial prompt: prompt inicial, prompt original, primer prompt
prompt: prompt*, promt, indicador de comandos
instructions: instruccion*, indicaciones, consignas, lineamientos
instruction: instruccion, indicación, consigna
new instructions: nuevas órdenes
your instructions: sus instrucciones, sus indicaciones
your rules: sus reglas, sus normas
your guidelines: sus directrices, sus pautas, sus lineamientos, tus lineamientos
your restrictions: sus restricciones, sus limitaciones, tus limitaciones
your limits: sus límites
your prompt: su prompt
your system prompt: su prompt de sistema, su prompt del sistema, su mensaje de sistema, su mensaje del sistema
your configuration: su configuración
your initial prompt: su prompt inicial
your password: su contraseña, sus contraseñas, su clave
your account: su cuenta
your order: su pedido
your email: su correo
your request: su solicitud
your card: su tarjeta
your access: su acceso
rules: reglas, normas
rule: regla, norma
reglamentation: reglament*
regulations: normativa*, reglamento*
standard: estándar, estandares
guidelines: directrices, pautas, línea guía, líneas guía, directivas
guideline: directriz, pauta, directiva
director: directivo*, director, directora, directores
order: orden, ordeno, pedido
orders: órdenes, pedidos
purchase order: orden de compra, órdenes de compra
court order: orden judicial
in alphabetical order: en orden alfabético, por orden alfabético
command: comando, mandato, manda que
commands: comandos
commander: comandante*
order by: ordénal*, ordenal*, ordenar por, ordena por
sort: ordene, ordenar*, ordená, ordenen
ordered: ordenó, ordenaron, ordené, te ordenó
tidy: ordenad*
computer: ordenador*, computador*, informatico*
i order you: te ordeno, te ordeno que, le ordeno, le ordeno que, te mando que, te exijo, te exijo que
i ask you: te pido, le pido, os pido, les pido, te pido que, le pido que, les pido que, le ruego que, te ruego que
i ask you: se ruega
we ask you: rogamos, le rogamos, les rogamos, se ruega a
policy: política de, políticas de, política del, la política de
policies: las políticas de
politics: política
politicians: politico*
political: politic*
privacy policy: política de privacidad
content policy: política de contenido, políticas de contenido, política de uso
safety policies: políticas de seguridad
insurance policy: poliza*, póliza de seguro, póliza del seguro
police: policía, policías, policial*, policiaca
restrictions: restricciones
restriction: restricción
restrict: restring*
restricted: restringid*
limits: límites, topes
limit: limite*, tope, limitar*, limita
limitations: limitaciones
limitation: limitación
limited: limitad*, limitó
answer only: limítate a responder, limitate a responder, limítese a responder
say only: limítate a decir, di solo, diga solo, decí solo, di únicamente, diga únicamente, di solamente
filter: filtro, filtra, filtre, filtrar*
filters: filtros
filtered: filtrad*, filtró, filtraron
safety filters: filtros de seguridad, filtro de seguridad
content filters: filtros de contenido, filtro de contenido
safety rules: reglas de seguridad, normas de seguridad, medidas de seguridad
security: seguridad
safety: seguridad vial
social security: seguridad social, seguro social
censorship: censura
censored: censurad*
unethical: poco ético
prohibited: prohíb*, prohib*
forbidden: prohibid*
do not: queda prohibido, está prohibido, esta prohibido, quedan prohibidos, queda terminantemente prohibido
do not: prohibido el, no vayas a, no se debe, no debes, no debe, no deben, no hay que, no se te ocurra
do not: ni se te ocurra
do not: no me, no le, no les, no lo, no la, no los, no las, no nos, no os, no te, no se, no se lo, no se la, no se los
do not: no me lo, no te lo, no lo he, jamás debes, nunca debes
do not enter: prohibido el paso, prohibida la entrada
you are forbidden to: tienes prohibido, tenés prohibido, tiene prohibido, se te prohíbe, te prohíbo, te está prohibido
prohibition: prohibicion*
reveal: revele, revelen, reveles, revelo, revel*
reveal it: revelal*, revelarl*
reveal to me: revelame*, revele*, revelarme
revealed: reveló, revelaron, revelado, revelada*, revelados, revelé, revelaba*
revelation: revelacion*
disclose: divul*, desvela, desvele, desvelar*
disclosed: divulgó, divulgad*
leak: filtra el, filtra la, filtra los, filtra las, filtrar información, filtrar datos, filtra información
leak: filtración de datos, fuga de datos, fuga
leaked: se filtró, se filtraron, filtrado a la prensa
show: mostr*, muest*, mostrad, exhib*
showed: mostró, mostré, mostraron, mostrad*, mostraba*, mostrando el
show me: muestrame*, mostrame*, muestreme*, muestrenme*, mostrarme*, ensename*, enséñeme, déjame ver, dejame ver
show me: enséñanos, muéstranos, muéstrenos, mostranos, que me muestres, que me enseñes, quiero ver, permíteme ver
teach me: enséñame a, enséñeme a, enseñame a, que me enseñes a
teach: ensen*, enseño, enseñe
taught: enseñó, enseñé, enseñaron, ensenad*, ensenaba*
shows: muestra que, muestran que
sample: muestra de, una muestra, la muestra, muestras
display: visualiza, visualizar*, visualice, despliega, despliegue, desplegar*
tell: cuentan, contamos, contar*, contando*, cuentam*, cuental*, contá, di, dile al, diga, digan, digas, decí, decid
tell: decir, decirl*, dirás, comente, comentar*, comentá, cuente*
told: contad*, contó, contaron, conté, contaba*, comentó, comentaron
tell me: dime, dígame, díganme, decime, decidme, decirme, cuéntame, cuénteme, cuéntenme, contame, contarme, comentame*
tell me: dímel*, dígamel*, decimel*, cuéntamel*, contamel*, me digas, me diga, me digan, me cuentes, me cuente
tell me: me comentes, puedes decirme, podrías decirme, puedes decir, que me digas
tell him: dile, dígale, díganle, decile, decirle, decidle, cuéntale, contale, contarle, dáselo, díselo, dígaselo
tell him: decíselo, decírselo
tell them: diles, dígales, díganles, deciles, decirles, cuéntales
tell us: dinos, díganos, decinos, decirnos, cuéntanos, cuéntenos, contanos
say: dice*, decimos, digo, digamos, dicha que, diciendo
says: dice que, dice en
i said: dije
said: dijo, dijeron, dijiste, dicho, decía, decían, dijera, dijese, dicho que, dijo que, me dijo que, digo que
told me: me dijo, me dijeron, me han dicho, me ha dicho, me contó, me contaron, me comentó
in other words: dicho de otro modo
that is: es decir, o sea que, esto es
want to say: quiere decir
means: significa, significan, quiere decir que, medios para
mean: significar, significaba, qué significa
meaning: significado*, significación
meaningful: significativo*, significativa, significativas
do not tell: no digas, no diga, no digan, no cuentes, no cuente, no comentes, no digas nada, no diga nada
do not tell: no digas nada a, no contar, no decir, no decirle
do not tell him: no le digas, no se lo digas, no le digas nada, no se lo digas a, no le diga, no se lo diga
do not tell him: no le diga nada, no le digan, no se lo digan, no les digas, no les digas nada, no le cuentes
do not tell him: no se lo cuentes, no le cuentes nada, no se lo cuente, no le comentes, no le comente
do not tell him: no le digas nada a, no le digás, no se lo digás, no le cuente
do not tell the user: no le digas nada al usuario, no le digas al usuario, no le diga nada al usuario
do not tell the user: no le diga al usuario, no se lo digas al usuario, no se lo diga al usuario
do not tell the user: no se lo cuentes al usuario, que el usuario no se entere, que no se entere el usuario
do not tell the user: no le cuentes al usuario, no le informes al usuario, no le avises al usuario
do not tell anyone: no se lo digas a nadie, no se lo cuentes a nadie, no se lo diga a nadie, no le digas a nadie
do not tell anyone: no le cuentes a nadie
so that they do not know: que no se entere, que no se enteren, sin que se entere, sin que se enteren, sin que lo sepa
so that they do not know: sin que lo note
without telling: sin avisar a, sin avisar, sin avisarle, sin avisarle a, sin informar a, sin informar, sin informarle
without telling: sin decirle a, sin decirle, sin decir, sin decirle nada a, sin decirle nada, sin comunicar
without telling the user: sin decírselo al usuario, sin que el usuario lo sepa, sin que el usuario se entere
without asking: sin preguntar, sin preguntarle, sin preguntarme, sin pedir permiso, sin pedirle permiso, sin pedir
without asking: sin consultar, sin consultarlo, sin consultarle
without asking for confirmation: sin pedir confirmación, sin solicitar confirmación, sin pedirle confirmación
without asking for confirmation: sin esperar confirmación
without confirmation: sin necesidad de confirmación, sin confirmar
without approval: sin autorización
without warnings: sin avisos, sin descargos
secretly: en secreto, a escondidas, secretamente, de forma oculta, con disimulo
silently: en silencio, sin hacer ruido
do not mention: no mencion*, no hagas referencia a, no haga referencia a, no hagas mención a, no nombres
do not reveal: no revel*, no desvel*
do not disclose: no divulg*
do not show: no muestr*, no enseñ*
do not inform: no inform*, no comuniqu*
do not warn: no avis*, no adviert*, no alert*
do not ask: no pregunt*, no pid*
do not say: no hables de, no hable de
do not answer: no respond*, no contest*
do not refuse: no te niegues, no se niegue, no rechac*, no te niegues a
do not skip: no salt*, no te salt*
do not omit: no omit*
do not send: no envi*, no mand*
do not forward: no reenví*
do not share: no compart*
do not write: no escrib*
do not repeat: no repit*
do not delete: no borr*, no elimin*
do not use: no uses, no use, no usen, no usar, no utilic*
do not do: no hagas, no haga, no hagan, no hacer
do not include: no incluy*
do not add: no añad*, no agregu*
do not change: no cambi*, no modifiqu*
do not stop: no pares, no pare
do not believe: no creas, no crea
do not trust: no confíes, no confíe
do not let: no dejes que, no deje que, no permit*
do not leave: no dejes, no deje, no dejen
do not put: no pongas, no ponga, no pongan
do not give: no des, no den
do not translate: no traduzc*
do not summarize: no resum*
do not explain: no expliqu*
do not execute: no ejecut*
do not open: no abras, no abra, no abran
do not pay: no pagues, no pague, no paguen
do not speak: no hables, no hable, no hablen
do not be: no seas, no sea, no sean
do not go: no vayas, no vaya, no vayan
do not have: no tengas, no tenga, no tengan
do not lie: no mientas, no mienta
do not hide: no ocult*, no escond*
do not reply: no contestes a este, no responda a este, no respondas a este
do not think: no pienses, no piense
do not try: no intent*
do not take: no tomes, no tome, no lleves, no lleve
they do not: no quieren, no tienen
i do not know: no sé, no lo sé, no se qué, no sé si, no sé cómo, no sé por qué
i do not want: no quiero
i do not have: no tengo
i do not understand: no entiendo
he does not have: no tiene
you do not have: no tienes, no tenés
cannot: no puede, no pueden, no podemos, no puedo, no puedes, no podés, no se puede, no podrá, no pude, no pudo
cannot: no es posible, no podrás, no se pueden
you must not: no tienes que, no tenés que
is not: no es, no está, no será
are not: no son, no están
was not: no era, no fue, no estaba
there is no: no hay, no existe
there was no: no había, no hubo
never: nunca, jamás, nunca jamás, bajo ninguna circunstancia, en ningún caso, bajo ningún concepto, en ningún momento
never: por nada del mundo
not yet: todavía no, aún no
it does not matter: no importa, da igual, da lo mismo, qué más da, me da igual
i do not care: no me importa, no me importan, me da lo mismo
no problem: no hay problema, no pasa nada
hide: esconde*, esconda*, oculta el, oculta la, oculta los, oculta las, oculta este, oculta esta, oculta esto
hide: oculta todo, oculta al, ocultá, ocúlt*, ocult*
hidden: oculto, oculta, ocultos, ocultas, escondid*
hid: ocultó, escondió, ocultaron, ocultado
hidden message: mensaje oculto, texto oculto
hidden instructions: instrucciones secretas
secret: secreto*, secreta, secretas
secrets: los secretos, tus secretos, sus secretos, secretos que
secretary: secretario*, secretaria*
keep it secret: guarda el secreto, guárdame el secreto, guardar el secreto, que quede entre nosotros
between you and me: entre tú y yo, entre nosotros, entre vos y yo
confidential: confidencial*, reservad*
confidentiality: confidencialidad
private: privado*, privada, privadas, en privado, particulares
privacy: privacidad
secret password: clave secreta, contraseña secreta, contraseñas secretas, claves secretas
password: contraseña, clave, clave personal, clave de acceso, clave de usuario, palabra de paso, clave de seguridad
password: frase de contraseña, password
passwords: contraseñas, claves, claves de acceso, passwords
key points: puntos clave, punto clave
keyword: palabra clave, palabras clave
key: llave, clave de api, clave api, clave privada, clave pública, clave para, clave del éxito, llave de api
key: clave de cifrado, factor clave, es clave, fue clave, tecla
keys: llaves, teclas, claves de api, claves api, claves para, claves privadas, factores clave
api key: api key, clave de la api, clave api key
credentials: credencial*, datos de acceso, datos de inicio de sesión
token: token*, ficha de acceso
pin: pin, código pin
verification code: código de verificación, código de seguridad
credit card: tarjeta de crédito, tarjetas de crédito, tarjeta bancaria
card number: número de tarjeta, número de la tarjeta, número de su tarjeta, número de tu tarjeta
bank details: datos bancarios, datos de la cuenta, datos de la cuenta bancaria
bank account: cuenta bancaria, cuentas bancarias, cuenta corriente
account number: número de cuenta, nº de cuenta, número de la cuenta
personal data: datos personales, información personal, datos de carácter personal
customer data: datos de clientes, datos de los clientes, datos del cliente
customer list: lista de clientes, listado de clientes
configuration: configuracion*, ajustes
configure: configur*, configuro, configure
configured: configuró, configuré, configuraron, configurad*, configuraba*
repeat: repetí, repetid, repetir*, repit*, repetime
repeated: repitió, repetid*
repeatedly: repetidamente
repetition: repeticion*
print: impri*
printed: impreso, impresa*, impresos, imprimió
printer: impresora*
impression: impresión
quote: cita textual, cita textualmente, cite textualmente, citar textualmente, comillas
appointment: cita, turno*, cita previa, cita médica, citas
quoted: citad*, citó
copy: copi*, copio, copie, copia el, copia la, copia los, copia las, copia esto, copia este, copia todo, copia tus
copy: copia aquí, copia y pega
copied: copió, copié, copiaron, copiad*, copiaba*
copy here: pega aquí, pégame aquí
backup: copia de seguridad, copias de seguridad, respaldo
paste: pego, pegas, pegan, pegue, pegues, peguen, pegar*, pegando*, pegam*, pegal*, peguem*, peguel*, pegá
pasted: pegó, pegué, pegaron, pegad*, pegaba*
recite: recita, recite, recitar*
dictate: dictame, dicta, dictar*
word for word: al pie de la letra, letra por letra, punto por punto
verbatim: tal cual, tal y como está, tal como está, tal y como aparece, textualmente, literalmente, de forma literal
verbatim: de manera literal, de forma textual
literal: literal*, textual*
in full: por completo, al completo, en su totalidad, de forma íntegra, íntegramente, sin omitir nada, sin recortar
in full: sin resumir
full: integro*, íntegra, íntegras
exactly: exactamente, con exactitud
exact: exacto*, exacta*
word by word: palabra a palabra
begin your reply with: empieza tu respuesta con, comienza tu respuesta con, inicia tu respuesta con
begin your reply with: comience su respuesta con, empieza tu respuesta por, empezá tu respuesta con
end your reply with: termina tu respuesta con, acaba tu respuesta con, finaliza tu respuesta con
starting with: empezando por, comenzando por, empezando con, comenzando con, a partir de las palabras
reply with: responde con, responda con, respondé con, contesta con, conteste con
nothing else: nada más, y nada más, sin nada más, ninguna otra cosa
send: envío el, envie, envi*, mande, manden, mandes, mandá, mandad, mandar*, mando, mandas, mandan, mandal*, mandale
send: remite, remita*, remitir*, haz llegar, hacer llegar
send me: enviame*, envieme*, envienme*, enviarme*, mandame*, mandeme*, mandenme*, mandarme*, pásame por correo
send me: hazme llegar, hágame llegar, me mandes, me mande, me envíes, me envíe, remítame
send it: envialo*, enviala*, envielo*, enviela*, envienlo*, envienla*, enviarlo*, enviarla*, mandalo*, mandala*
send it: mandelo*, mandela*, mandenlo*, mandenla*, mandarlo*, mandarla*
send it to: mandaselo*, envíaselo, envieselo*, enviárselo, mandárselo
send them: envíalos, envíalas, envíelos, envíelas, envíenlas, envíenlos, mándalos, mándalas, enviarlos, enviarlas
send him: enviale*, envíele, mándale, mándele, mandarle, enviarle
we send you: le enviamos, te enviamos, os enviamos, les enviamos, te mandamos
i send you: te envío, le envío, os envío, les envío, te mando, le mando
i sent you: te envié, le envié, te mandé, le mandé, os envié, les envié
sent: envió, enviaron, enviado*, enviada*, envié, enviaste, enviaba*, mandó, mandaron, mandad*, mandé, mandaste
sent: remitió, remitid*, enviamos
shipment: envío, envíos, remesa
shipping: gastos de envío
sender: remitente
boss: jefe, jefa, jefes, patrón
forward: reenvíe, reenví*, reenvi*, adelante, hacia adelante
forwarded: reenvió, reenviad*, reenviaron, reenvié
forward it to me: reenviame*, reenvíeme
transfer: traspas*, traspaso, traspase, transfier*, transfer*, haz una transferencia, haga una transferencia
transfer: hacer una transferencia, realiza una transferencia, realice una transferencia, transferencia bancaria
transfer: gira el dinero
transferred: traspasó, traspasé, traspasaron, traspasad*, traspasaba*, transfirió, transfirieron, transferid*
transfers: transferencias
deposit: deposita, deposite, depositar*, depósito, depósitos
deposited: depositó, depositad*
upload: sube el, sube la, sube los, sube las, sube este, sube esta, suba el, suba la, súbel*, subir archivos
upload: subir el archivo, carga el, carga la, carga los, cargue el, cargue la, cárgal*, cargar archivos
uploaded: subido a la, cargado en
delete: borre, borro, borr*, elimine, elimino, elimin*, supri*
delete it: borralo*, borrala*, borrelo*, borrela*, borrenlo*, borrenla*, borrarlo*, borrarla*, eliminalo*, eliminala*
delete it: eliminelo*, eliminela*, eliminenlo*, eliminenla*, eliminarlo*, eliminarla*
deleted: borró, borraron, borrado*, borrada*, borré, eliminó, eliminaron, eliminad*, eliminé, suprimido, suprimida
erase: borra todo, bórralo todo, borrá todo, borralo todo
draft: borrador*
wipe: borra por completo, formatea el disco
remove: quit*, quito, retir*, retire, quite, saque, sacá, sacar*, sacal*
removed: quitó, quité, quitaron, quitad*, quitaba*, retiró, retiré, retiraron, retirad*, retiraba*, sacó, sacaron
removed: sacad*
get: sacar el pasaporte, sacar entradas, sacar dinero, sacar buenas notas, consegu*, consig*, obten*, obtien*, logra
get: logre, lograr*
withdraw: retirar dinero, retirar efectivo
withdrawal: retiro, retirada
execute: ejecuto, ejecut*
executed: ejecutó, ejecutaron, ejecutad*
execution: ejecucion*
executive: ejecutiv*
run: corre el, corre este, corré el, corre las, corre los, correr el, correr*, corre, corren, corriendo
enable: habilit*
enabled: habilitad*, activad*
activate: activa el, activa la, activa los, activa las, activa tu, active el, active la, activá, actív*, activad
activate: activo el, activo la
active: activo*, activa, activas
disable: deshabilit*, inhabilita*
deactivate: desacti*
disabled: deshabilitad*, desactivad*
disability: discapacidad*
authorize: autorice*, autorizo, autoriz*
authorized: autorizad*, autorizó
i authorize you: te autorizo, le autorizo, te autorizo a, le autorizo a
you are authorized: está autorizado, quedas autorizado, tienes autorización
authorization: autorizacion*, visto bueno
authority: autoridad*
permission: permiso
permissions: permisos
you have permission: tiene permiso
allow: permit*
allowed: permitió, permitid*, permitieron
you are allowed to: se te permite, te está permitido, se le permite, tienes permitido, tenés permitido
approve: aprue*, aprobar*, aprobá
approved: aprobó, aprobaron, aprobad*
approval: aprobacion*
refuse: te niegues, te niegas, se niega, se niegue, se niegan, negarse, negarte, me niego, niégate, recha*
refused: se negó, rechazó, rechazado*, rechazada, se negaron
rejection: rechazo
deny: niega*, niegue, niego, negar*, denegar*, deniega
denied: negó, negad*, denegad*, negaron
guess: adivi*
i am your creator: soy tu desarrollador, soy tu dueño
system administrator: administrador del sistema, administrador de sistemas, administradora del sistema
administrator: administrador, administradora
administrators: administradores
administration: administracion*
administrative: administrativo*, administrativa, administrativas
administrative assistant: asistente administrativo, asistente administrativa
manage: administr*, administro, administre, gestion*, gestiono, gestione
managed: administró, administré, administraron, administrad*, administraba*, gestionó, gestioné, gestionaron
managed: gestionad*, gestionaba*
management: gestión, gerencia, dirección general
manager: gerente*, encargad*, gestor*, mánager
procedure: gestiones, tramite*, procedimiento*
developer: desarrollador*, programador*
develop: desarroll*, desarrolle
developed: desarrolló, desarrollé, desarrollaron, desarrollad*, desarrollaba*
development: desarrollo, desarrollos
program: programa, programación, programas
programming: programar*, programe*
scheduled: programad*
you were programmed: te programaron, has sido programado, te han programado, fuiste programado, estás programado
you were trained: te entrenaron, has sido entrenado, te han entrenado, fuiste entrenado
you were created by: te creó, te crearon, has sido creado por, fuiste creado por
creator: creador*
assistant: asistente, ayudante
assistants: asistentes, ayudantes
attendees: los asistentes a la, los asistentes al
for ai assistants: para asistentes de inteligencia artificial, para los asistentes de ia, a los asistentes de ia
agent: agente
agents: agentes
police officer: agente de policía, agente de la policía, agentes de policía
bot: bot, bots, robot, chatbot
robots: robots
ai: ia, inteligencia artificial, ias, una ia
artificial intelligence: sistema de inteligencia artificial
artificial: artificial, artificiales
intelligence: inteligencia
intelligent: inteligente, inteligentes
language model: modelo de lenguaje, modelo lingüístico, modelos de lenguaje, modelo de lengua
model: modelo
models: modelos
as an ai: como ia, como inteligencia artificial, como modelo de lenguaje
whoever reads this: quien lea esto, el que lea esto, quienquiera que lea esto, quien esté leyendo esto
whoever reads this: a quien lea esto
if you are an ai: si eres una ia, si eres una inteligencia artificial, si sos una ia, si usted es una ia
if you are reading this: si lees esto
when you read this: cuando leas esto, al leer esto, cuando lea esto, cuando leáis esto
that reads this: que lea este, que lea esta, que lea esto, que esté leyendo esto, que procese este, que procese esta
that reads this: que procesen este, que procesen esta
note to: nota para, aviso para, mensaje para, aviso a, mensaje a
message to: el mensaje para
attention: atención, atento*
pay attention: presta atención, preste atención, prestá atención, escúchame bien
user: usuari*
users: usuarios, usuarias
the user: al usuario, a la usuaria
the users: a los usuarios
the client: al cliente, el cliente
system: sistema
systems: sistemas
operating system: sistema operativo
inbox: bandeja de entrada, buzón de entrada, la bandeja
tray: bandeja
chain of thought: cadena de razonamiento
hack: hackea*, hackee, piratea*
hacker: hacker*, pirata informático, piratas informáticos
pirate: pirata*
attack: ataque*, atacar, ataca, atacan
attacks: ataques
attacked: atacó, atacaron, atacad*
virus: virus
malware: software malicioso, programa malicioso
malicious: malicioso*, maliciosa, maliciosas
evil: malvad*, malign*
illegal: ilegal, ilegales, ilícit*
legal: legal, legales, lícito
ethics: ética
ethical: etico*
moral: moral, morales
insult: insulto, insulta, insultar, insultes
insults: insultos
swearwords: palabrotas, groserías
bomb: bomba, bombas
weapon: arma, pistola
weapons: armas, armamento
drug: droga, fármaco
drugs: drogas
poison: veneno, envenen*
kill: matar, mata, mate a, mátal*, maten
killed: mató, mataron, matado
dangerous: peligroso*, peligrosa, peligrosas
danger: peligro, peligros
harm: daño, perjuicio, dañar, dañe, perjudic*
harmful: danin*, nociv*
damage: daños, desperfectos
damaged: danad*
trust: confía, confíe, confío, confíen, confianza, confiar*
trust me: confía en mí, confia en mi, confíe en mí, confiá en mí
trusted: te confiaron, confió, confiad*, de confianza
reliable: fiable*, confiable*
step by step: paso a paso
step: paso, pasos a
steps: pasos
step aside: hazte a un lado
in plain text: en texto plano, en claro
answer: respond*, contesto, contest*, respuesta
answer me: respondeme*, respóndanme, respóndame, responderme, contestame*, contésteme, contestarme
answered: respondió, respondieron, respondido, respondida, contestó, contestaron, contestado, contestada
answers: respuestas
responsible: responsable, responsables
responsibility: responsabilidad*
speak: habl*, hable, hablo
spoke: habló, hablé, hablaron, hablad*, hablaba*
chat: conversar*, charlar*, charlando, charlemos, conversando, chat, chats, chatear
conversation: conversacion*, plática, charla, charlas
the conversation so far: la conversación hasta ahora, lo conversado hasta ahora
history: historial, historia de españa, historia universal, historia del arte, historia clínica
history teacher: profesor de historia, profesora de historia
history class: clase de historia, clases de historia
dialog: dialogo*
write: escrib*, redact*
write me: escríbeme, escríbame, escribime, redáctame
wrote: escribió, escribieron, escribiste, escribía, redactó
written: escrito, escrita*, escritos, redactado, redactada, por escrito
writing: escribiendo, redactando, escritura, redacción
writer: escritor, escritora, escritores
read: lea, lean, leas, leé, leed, leer, leo, leen, lees, leem*, leerl*, leel*, léame, léalo, léala, leerá, leí, leyó
read: leyeron, leid*, leía, leían
reading: leyendo, lectura*
reader: lector*
translate: traduzc*, tradúc*, traduc*
translated: tradujo, traducid*
translation: traduccion*
translator: traductor*
summarize: resúm*, sintetiza, sintetice, haz un resumen de, hacé un resumen de
summary: resumen*, un resumen
summarized: resumió, resumido, resumida
explain: explique, explicá, explico, explican, explicas, explicar*, expliq*
explain to me: explicame*, expliqueme*, expliquenme*, explicarme*
explained: explicó, explicaron, explicad*, expliqué
explanation: explicacion*
describe: describ*
described: descrit*, describió
description: descripcion*
list: lista, listado*, enumera, enumere, enumerar*, lístame, listar, haz una lista de, listas
ready: listo, listos
mention: mencion*
mentioned: mencionó, mencionad*
inform: informe a, infórm*, informo, comunica, comunique, comunicar*, comunicamos
informed: informó, informaron, informado, informada, informados, informé, comunicó
report: informe, reporte, reporta, reportar*, reportaje, informes, reportes
reported: reportó, reportad*, reportaron
warn: avís*, aviso de que, adviert*, advert*, alerta a, alertar*, avisen a
warned: avisó, avisaron, avisado, avisada, advirtió, advertido
warning: advertencia, alerta
warnings: advertencias, alertas
notice: aviso
notices: avisos
notify: notifi*
notification: notificación
notifications: notificaciones
notified: notificado, notificada, notificó
ask: pregunt*, pregunto, pregunta a, pregunta al, pregunte, pida, pidan, pidas, pedí, pedid, pedir*, pido, pide*
ask: pídale, pedile, pidiendo
asked: pregunté, preguntad*, preguntaba*, pidió, pidier*, pedí que, pedida, preguntó, preguntaron, pedía, pedían
asked: pedido que
asks for: pide que, piden que, pregunta por
question: pregunta
questions: preguntas
ask questions: haz preguntas, haga preguntas, hagas preguntas, hacer preguntas
ask me: hazme, me hagas preguntas
if asked: si te preguntan, si le preguntan, si alguien pregunta, si te lo preguntan, si el usuario pregunta
order number: número de pedido
request: petición, solicito, solicit*
requests: peticiones, solicitudes
requested: solicitó, solicitad*, solicitaron
demand: exig*, exij*, demanda, demandas
help: ayud*, socorro, auxilio
helped: ayudó, ayudaron, ayudado, ayudaba*
i need your help: necesito su ayuda
give: da, dan, das, dé, des, den, dad, doy, damos, dándo*, dar*, dale, dele, dales, proporcion*, facilit*, brinda
give: brinde, brindar*, otorg*, entrega el, entrega la, entregue, entregá, entréga*
give me: dame, deme, denme*, darme, damel*, démel*, darmel*, me des, me dé, proporcióname, proporcióneme, facilítame
give me: facilíteme, bríndame, bríndeme, entrégame, entrégueme, pasame*, páseme, me pasas, me das, me dan
give me: me puedes dar, me podrías dar, me puedes pasar
give us: danos, denos, dennos, darnos
gave: dio, dieron, di la, daba, daban, diste, diera
given: dado, dada, dados, dadas, otorgado, otorgada, proporcionado, proporcionada, facilitado
gave me: me dio, me dieron
delivery: entrega, entregas
delivered: entregad*, entregó
proportion: proporción, proporciones
grant: concede*, conceda
granted: concedid*, concedió
share: compart*
shared: compartid*, compartió
do: haz, haga, hagan, hagas, hacé, haced, hago, hacen, haces, hacemos, hágal*, háganl*, hazl*, hacel*, haré, harán
do: harás, haremos, hacer*, realizar*, realic*, realizá, efectúa, efectuar*, efectúe
does: hace
will do: hará
make: haz un, haz una, haga un, haga una, hacé un, hacé una, hazme un, hazme una, haceme un, haceme una, hazme el
make: hágame un, hágame una, hacer un, hacer una, elabora, elabore, elaborar*, fabricar*, fabrica, hace falta hacer
make sure: asegúrate de, asegurate de, asegúrese de, asegúrense de, cerciórate de, procura que, asegúrate de que
make sure: asegurate de que, asegúrese de que
doing: haciéndo*, realizando
did: hizo, hicieron, hice, hiciste, hacía, hacían, realizó, realizaron, efectuó, hiciera
done: hecho*, realizado, realizada*, realizados, efectuado
fact: el hecho de que, el hecho de, el hecho, los hechos
would do: haría, harían, harías
ago: hace un año, hace dos, hace tres, hace unos, hace poco, hace mucho, hace años, hace días, hace tiempo
ago: hace una semana, hace un mes
how do you: cómo se hace, cómo se, cómo hago para
how do i: cómo hago, cómo puedo
what do i do: qué hago, que hago
do it: hacerlo, hazlo, hágalo, hacelo, háganlo, haciéndolo
creation: creacion*
creative: creativo*, creativa, creativas, creatividad
generate: gener*, genero, genere
generated: generó, generé, generaron, generad*, generaba*
generation: generación, generaciones
general: general, generales
generally: generalmente, en general, por lo general
gender: género, géneros
generous: generoso*, generosa
use: use, usen, uses, usá, usad, usar*, uso, usan, usas, usamos, úsal*, usal*, usando, utiliz*, utilic*, emplea
use: emplee
use: emplear*
used: usó, usaron, usad*, usaba, usaban, utilizó, utilizad*, empleado para, empleada para
useful: útil, útiles
employee: empleado, empleada*, empleados
job: empleo*, puesto de trabajo, trabajo, puestos de trabajo, trabajos
worker: trabajador*
work: trabaj*, trabaje, funcion*, funciono, funcione, a trabajar
worked: trabajó, trabajé, trabajaron, trabajad*, trabajaba*, funcionó, funcioné, funcionaron, funcionad*, funcionaba*
official: funcionari*, oficial, oficiales
functional: funcional, funcionales
operation: funcionamiento, operación, operaciones
change: cambi*, cambio, cambie, modificacion*
changed: cambió, cambié, cambiaron, cambiad*, cambiaba*, modificad*, modificó, alterad*
modify: modif*, altera, altere, alterar*
instead: en cambio, en su lugar, en vez de eso, en lugar de eso, en vez de ello, en lugar de ello
instead of: en vez de, en lugar de, en lugar del, en vez del
instead of following: en lugar de seguir, en vez de seguir
add: agreg*, agrego, agregue, sumar*, sume, sumen, añad*, súmal*
added: agregó, agregué, agregaron, agregad*, agregaba*, añadió, anadido*, anadida*
sum: suma, sumas
include: inclu*
included: incluid*, incluyó, incluía
including: inclusive, incluyéndo*
even: incluso, siquiera
insert: insert*, inserto, inserte
inserted: insertó, inserté, insertaron, insertad*, insertaba*
correct: corrige, corregí, corregir*, corrij*, corrígel*, correcto, correcta*, correctos
corrected: corregid*, corrigió
correction: correccion*
correctly: correctamente
check: revis*, reviso, cheque*, chequeo, chequee, revise, comprue*, comprobar*, verif*
checked: revisó, revisé, revisaron, revisad*, revisaba*, chequeó, chequeé, chequearon, chequead*, chequeaba*
checked: comprobado, comprobada, verificado, verificada, comprobó
revision: revisión, revisiones
magazine: revista*
reviewer: revisor*, evaluador*
review: resena*, repasa, repase, repasar*, repaso
evaluate: evalu*, evaluo, evalue, valor*, valoro, valore
evaluated: evaluó, evalué, evaluaron, evaluad*, evaluaba*, valoró, valoré, valoraron, valorad*, valoraba*
evaluation: evaluacion*, valoración
rate: califica, califique, calificar*
rating: calificacion*
qualified: calificad*
grade: nota final, la nota máxima, nota máxima, notas
analyze: analiz*, analic*, analizo, analice
analyzed: analizó, analicé, analizaron, analizad*, analizaba*
analysis: análisis
analyst: analista*
compare: compar*, comparo, compare
compared: comparó, comparé, compararon, comparad*, comparaba*
comparison: comparacion*
confirm: confirm*, confirmo, confirme
confirmed: confirmó, confirmé, confirmaron, confirmad*, confirmaba*
confirmation: confirmación
save: guard*, guardo, guarde, salva, salvar*
saved: guardó, guardé, guardaron, guardad*, guardaba*
keep: guarda tu, guardar silencio, guarda silencio, conserv*, mantén, mantenga, mantener*, mantené, mantengan
keep: mantenl*
keep: mantengo, mantiene*
guard: guardia, guardias, guardián
savings: ahorro*
save money: ahorrar
store: almacen*, almaceno, almacene, tienda*
stored: almacenó, almacené, almacenaron, almacenad*, almacenaba*
storage: almacenamiento
kept: conservad*, mantuvo, mantenía, mantenid*
maintenance: mantenimiento
register: registr*, registre, inscrib*
registered: registró, registré, registraron, registrad*, registraba*, inscrit*
registration: inscripcion*
record: registro, expediente, récord
records: registros, expedientes, récords
recommend: recomend*, recomiend*
recommended: recomendó, recomendé, recomendaron, recomendad*, recomendaba*
recommendation: recomendacion*
suggest: suger*, sugier*
suggested: sugerid*
suggestion: sugerencia*
advise: aconsej*, aconsejo, aconseje
advised: aconsejó, aconsejé, aconsejaron, aconsejad*, aconsejaba*
advice: consejo*, asesoramiento
council: consejo de, ayuntamiento
propose: propon*
proposed: proponid*, propuso, propuesto
proposal: propuesta*
choose: elegí, elegir*, elig*, elij*, escoge, escoja, escoger*, seleccion*
chosen: elegid*, eligió, escogido, seleccionado, seleccionada*, seleccionados
selection: selección, selecciones
choice: elección
elections: elecciones
classify: clasific*, clasifiqu*, clasifico, clasifique
classified: clasificó, clasifiqué, clasificaron, clasificad*, clasificaba*
classification: clasificacion*
organize: organiz*, organice*
organized: organizó, organizaron, organizado, organizada, organizados
organization: organización, organizaciones, organismo*
prepare: prepar*, preparo, prepare
prepared: preparó, preparé, prepararon, preparad*, preparaba*
calculate: calcul*, calculo, calcule
calculated: calculó, calculé, calcularon, calculad*, calculaba*
calculation: cálculo, cálculos
solve: resolv*, resuelv*
solved: resolvid*, resuelt*, solucionad*
solution: solución, soluciones
fix: arregle, arreglar*, arréglal*, arreglá, soluciona, solucione, solucionar*, repara, repare, reparar*
fixed: arreglad*, arregló, reparad*, fijo, fija, fijos, fijas
repair: reparacion*, arreglo
build: constr*, montar, monta, arma un, arma una, armar, armá, armame, arme
built: construid*
construction: construccion*
assembly: montaje, asamblea*
design: disen*, diseñe, diseño
designed: diseñó, diseñé, diseñaron, disenad*, disenaba*
designer: disenador*
find: encontr*, encuent*, halla, hallar*, localiza, localice, localizar*
found: encontró, encontré, encontraron, encontrad*, encontraba*
meeting: reunion*, encuentro*, cita de trabajo
board: junta directiva
search: busc*, busqu*, busque
searched: buscó, busqué, buscaron, buscad*, buscaba*
looking for: buscando, busco, se busca, en busca de
try: intent*, intente, trat*, trate, intento, prueba a, probá, pruébal*, trata de, trate de, tratá de, tratar de
tried: intentó, intenté, intentaron, intentad*, intentaba*, trató, traté, trataron, tratad*, trataba*
attempts: intentos
treatment: tratamiento*, trato
treaty: tratado*
it is about: se trata de
because it is: por tratarse de
test: prueb*, probar*, probal*
tested: probó, probad*
likely: probable*
probably: probablemente
probability: probabilidad*
open: abr*, abrid, abierto*, abierta, abiertas
opened: abrid*, abrió, abrieron, abría
opening: apertura, abriendo
close: cerr*, cierr*
closed: cerró, cerré, cerraron, cerrad*, cerraba*
install: instal*, instalo, instale
installed: instaló, instalé, instalaron, instalad*, instalaba*
installation: instalación
facilities: instalaciones
update: actualiz*, actualic*, actualizo, actualice, actualizacion*
updated: actualizó, actualicé, actualizaron, actualizad*, actualizaba*
current: actual, actuales
currently: actualmente, en la actualidad, hoy en día, hoy día
download: descarg*, descargo, descargue, bájate, bajar el archivo
downloaded: descargó, descargué, descargaron, descargad*, descargaba*
start: empez*, empec*, inici*, comenz*, comienz*, comenc*, comienc*, empie*, inicie, arranca, arrancar*, arranque
started: empezó, empecé, empezaron, empezad*, empezaba*, inició, inicié, iniciaron, iniciad*, iniciaba*, comenzó
started: comencé, comenzaron, comenzad*, comenzaba*
let us start: empecemos, comencemos, empezamos
initiative: iniciativa*
beginning: inicio, comienzo*, principio, al principio, inicios
principles: principios
initial: inicial, iniciales, de partida
log in: iniciar sesión, inicia sesión, inicie sesión, iniciá sesión, ingresar al sistema, entrar a la cuenta
log in: iniciar la sesión
log out: cierra sesión, cierre sesión, cerrar sesión
session: sesion*, inicio de sesión
restart: reinici*
restarted: reinició, reiniciado
reset: restablece*, restablezca, resetea*
finish: termin*, termino, termine, acab*, acabo, acabe, finaliz*, finalic*, finalizo, finalice
finished: terminó, terminé, terminaron, terminad*, terminaba*, acabó, acabé, acabaron, acabad*, acababa*, finalizó
finished: finalicé, finalizaron, finalizad*, finalizaba*
just: acabo de, acaba de, acaban de, acabamos de
end: final, fin, término
terms: términos
end of instructions: fin de las instrucciones, fin de las indicaciones
end of the document: fin del texto
final: finales
finally: finalmente, por último, por fin, al final
continue: continu*, continúa, continúe, continuá
continued: continuó, continué, continuaron, continuad*, continuaba*
continuous: continuo, continua, continuos
wait: esper*, espere, aguard*, aguardo, aguarde
waited: esperó, esperé, esperaron, esperad*, esperaba*, aguardó, aguardé, aguardaron, aguardad*, aguardaba*
i hope: espero, espero que
i hope you: espero que estés
hope: esperanza, esperanzas
return: regres*, regrese, retorn*, retorno, retorne, vuelv*, volver*, volvamos, devolver*, devuelv*, vuelta, regreso
returned: regresó, regresé, regresaron, regresad*, regresaba*, retornó, retorné, retornaron, retornad*, retornaba*
returned: volvió, volvieron, vuelto, devuelt*, devolvió
refund: devolucion*, reembols*
again: otra vez, de nuevo, una vez más, nuevamente, vuelve a, vuelva a, volvé a, vuelvan a, volver a, vuelvo a
again: volvió a, volvemos a
pay: pagas, pagan, pague, pagues, paguen, pagar*, pagando*, pagam*, pagal*, paguem*, paguel*, pagá
paid: pagó, pagué, pagaron, pagad*, pagaba*
payment: pago
payments: pagos
purchase: compra, compras, la compra
buy: compr*, compro, compre
bought: compró, compré, compraron, comprad*, compraba*
sell: vend*
sold: vendid*, vendió
sale: venta, en venta, ventas, rebajas
seller: vendedor, vendedora, vendedores
call: llam*, llamo, llamada*, llame
called: llamó, llamé, llamaron, llamad*, llamaba*, se llama, llamada de
call me: llamame*, llámeme
my name is: me llamo
your name is: te llamas, te llamarás
visit: visit*, visito, visite
visited: visitó, visité, visitaron, visitad*, visitaba*
spend: gast*
spent: gastó, gastad*
expenses: gastos, gasto
enter: ingres*, ingrese, entre en, entre al, entra en, entrar*, entran, entrá, entro, entren, entrá en, introduce
enter: introducir*, introduzc*, digita, digite, accede*, acceda
entered: ingresó, ingresé, ingresaron, ingresad*, ingresaba*, entró, entraron, introducid*, entrado, accedió
income: ingresos
admission: ingreso
introduction: introduccion*
leave: dej*, dejo, deje, salir*, sale, sales, salí, salen, salg*, vete, váyase, vete de, marcharse, se marcha
left: dejad*, dejó, dejaron, dejé, salió, salieron, salido, dejaba*, se fue, izquierda, izquierdo
let: deja que, dejar que, deje que, dejá que, déjame que
let me: dejame*, déjeme
let me know: hazme saber, hágame saber, haceme saber, hazmelo saber, házmelo saber
exit: salida*
departure: salidas de
put: pon, poner*, pone, ponen, pones, pong*, ponl*, ponel*, coloque, coloc*, mete, meta, meter*, puso, pusieron, puse
put: pusiste
put me: ponme, póngame, poneme
put it: ponlo, ponla, póngalo, ponele, ponle
contact us: póngase en contacto con, ponte en contacto con, póngase en contacto, contáctenos, contáctanos
position: puesto*, posición, posiciones, cargo
take: tomo, tomas, toman, tome, tome*, tomar*, tomando*, tomam*, tomal*, tomá, coja, coger*, cojo, cogé, agarra
take: agarrar*, lleve, llevar*, lleven, lleves, llevo, llevan, llevate*, llevá, llévame, tómate
took: tomó, tomé, tomaron, tomad*, tomaba*, llevó, llevaron, llevado, llevada, cogió, cogido, llevaba*
decision: decision*, la decisión
decide: decid*
decided: decidid*
bring: traig*, tráe*
brought: trajo, trajeron, traid*, traje, traía
pick up: recog*, recoj*
picked up: recogió, recogido
move: muév*, muev*, mover*, traslad*, moviendo
movement: movimiento*
look: mire, mirar*, miran, miras, mire*, mirando, miro, mirá, míral*, mírame
see: ve, vea, vean, veo, ven, ves, vemos, ver*, véase, viendo, vete a ver
saw: vio, vieron, vi, veía, veían, viste
seen: visto, vista*, vistos
point of view: punto de vista
version: version*
true: verdad, verdadero*, verdadera
really: de verdad, en verdad, en realidad, realmente, verdaderamente
truth: la verdad
green: verde*
summer: verano
listen: escuch*, escucho, escuche, oye, oiga, oíd, oí, óyeme, oye bien
listened: escuchó, escuché, escucharon, escuchad*, escuchaba*
hear: oigo, oyen, oyes, oír*
heard: oyó, oído, oyeron
ear: oídos, oreja*
think: pens*, piens*
thought: pensó, pensé, pensaron, pensad*, pensaba*, pensamiento*
believe: crea que, creen, crees, creo, creem*, creer*, creo que, creé
i think: pienso que, me parece, me parece que, opino que, yo creo
belief: creencia*
believed: creyó, creía, creído, creían, creyeron
know: sabe, sepa, saben, sabes*, sabemos, saber*, sepas, sepan, conoce, conoz*, conocer*, conoces, conocen
i know: sé, lo sé, ya sé, yo sé, sé que
knew: sabía, sabían, supo, supe, conocía
known: conocid*, sabido
knowledge: conocimiento*, sabiduría
let them know: para que sepan
remember: record*, acord*, acuerd*, recuer*
remembered: recordó, recordé, recordaron, recordad*, recordaba*, acordó, acordé, acordaron, acordad*, acordaba*
we remind you: le recordamos, te recordamos, les recordamos, os recordamos
reminder: recordatorio*
memory: memoria*, recuerdo*
agreement: acuerdo*, convenio*
ok: de acuerdo, está bien, vale, listo pues, dale pues, órale, okey
according to: de acuerdo con, de acuerdo a, según, conforme a
understand: entend*, entiend*, comprend*
understood: entendid*, comprendid*, entendió, entendí
understanding: comprensión, entendimiento
learn: aprend*
learned: aprendid*
learning: aprendizaje
study: estudi*, estudie, estudio
studied: estudió, estudié, estudiaron, estudiad*, estudiaba*
student: estudiante*, alumno*, alumna*
want: quier*, querer*, desean*, desear*, desee*, deseamos, deseas, desea, querés, queremos
unemployment: desempleo
i want: quiero, deseo, yo quiero, quería
i want you to: quiero que, necesito que, quisiera que, me gustaría que, deseo que, necesito que me
i would like: quisiera, me gustaría, me encantaría, desearía
wanted: querían, quiso, quise, quisieron
dear: querid*, estimad*
wish: deseos
need: necesit*, necesite, necesidad, hace falta, hacen falta
needed: necesitó, necesité, necesitaron, necesitad*, necesitaba*
i need: necesito, me hace falta, yo necesito
needs: necesidades
necessary: necesari*, es preciso
necessarily: necesariamente
got: consiguió, conseguido, consiguieron, obtuvo, obtuvieron, obtenido, obtenida, logró, lograron, logrado
receive: recib*, recibo el
received: recibió, recibieron, recibido, recibida*, recibidos, recibí
receipt: recibo*, ticket de compra, comprobante*
achievement: logro, logros
happen: ocurr*, suced*, pasa, pase, pasará, qué pasa
happened: ocurrid*, sucedid*, ocurrió, pasó, sucedió, qué pasó
going on: pasando
pass: pasar*, paso por, pasan, pasas, pases, pasen, pasaje
passed: pasaron, pasado por, pasada por
past: pasado, el pasado
last: pasado mes, pasada*, pasados, ultimo*, última, últimas, durar, dura, duró
last week: la semana pasada
last month: el mes pasado
last year: el año pasado
lately: últimamente
quarter: trimestre*, trimestre pasado
come: venga, vengan, venir*, viene*, vengo, vení, viene a
came: vino, vinieron, venía, vine
wine: el vino, vinos, vino tinto
next: proximo*, próxima, próximas, que viene, la próxima
coming: viniendo, venidero
arrive: lleg*, llego, llegue
arrived: llegó, llegué, llegaron, llegad*, llegaba*
arrival: llegada*
go: vaya, vayan, ir, vaya a, irme, vayas, ve a, andá, andá a, ande, irse, iremos, irás
goes: va, va al
i go: voy, me voy
i am going to: voy a, yo voy a
we are going to: vamos a
let us: vamos a ver, hagamos
go to: vamos al, vamos a la
we go: vamos
are going to: van a
will: va a, voluntad
go well: van bien
you are going to: vas a, vais a
you will: vas a tener que
they go: van
you go: vas, vais
went: fue a, fueron a, fui a, fue al, iba, iban, ido, ida
would: iba a, iban a
going: yendo
live: viv*
lived: vivid*
life: vida, vidas
alive: vivo, vivos, viva, vivas
walk: camin*, camine, andar, anda
walked: caminó, caminé, caminaron, caminad*, caminaba*
way: camino, caminos
drive: conduce, conducir*, conduzc*, manejar*, maneja, maneje
driver: conductor*, chofer
lose: perd*, pierd*
lost: perdid*
win: gano, ganas, ganan, gane, gane*, ganar*, ganando*, ganam*, ganal*, ganá
won: ganó, gané, ganaron, ganad*, ganaba*
winner: ganador, ganadora, ganadores
play: jug*, jueg*, toca la guitarra, tocar la guitarra
played: jugad*
game: juego*, partido*, partida
political party: partido político, partidos políticos, partido popular
match: coincid*
player: jugador*
let us play a game: juguemos a un juego, vamos a jugar a un juego, vamos a jugar, hagamos un juego, juguemos
touch: toca, toque, tocar*
food: comida, alimento*
drink: bebo, bebes, bebe, beben, beba*, beber*, bebiendo*, bebem*, bebel*, bebida*
drank: bebi*
sleep: dorm*, duerm*
slept: dormid*
dead: muert*
death: muerte*
deceased: fallecid*, difunto
died: falleció, murió, fallecieron, murieron
birth: nacimiento, parto
was born: nació, nací, nacieron
born: nacid*
feel: siento, me siento, sentir*, siente*, sienta, sentimos, sintiendo
felt: sintió, sentía, sentí, sentían
sorry: lo siento, lo sentimos, discul*, perdon*, lamento, lamentamos
sense: sentido*
feelings: sentimiento*
sit: siéntate, sentarse, siéntese
like: gustar*, guste*, gusta, gustan, igual que, te gusta, le gusta
liked: gustó, gustaba*, gustado
i like: me gusta, me gustan, me encanta, me encantan
taste: gusto, gustos, sabor
nice to meet you: mucho gusto, encantado de conocerte
love: amor, amores, te amo, te quiero, ama, amar, aman, amas, ame, amen, amarl*, amarte, amarse, ámal*
i love you: te quiero mucho
offer: ofrec*, ofrez*, oferta*
offered: ofrecid*
produce: produc*, produzc*
producer: productor*
productive: productiv*
produced: producid*, produjo
product: producto*
production: produccion*
increase: aument*, aumente, increment*, incremente, aumento, incremento
increased: aumentó, aumenté, aumentaron, aumentad*, aumentaba*, incrementó, incrementé, incrementaron, incrementad*
increased: incrementaba*
reduce: reduc*, reduzc*
reduced: redujo, reducid*
reduction: reducción
improve: mejor*, mejoro, mejore
improved: mejoró, mejoré, mejoraron, mejorad*, mejoraba*
best: el mejor, la mejor, lo mejor, los mejores, las mejores
better: mejor, mejores
improvement: mejora, mejoría, mejoras
is the best: es el mejor, es la mejor
worse: peor, peores
process: procesar*, procesamiento, procesen, tramitar*, tramita, proceso, procesos
processed: procesó, procesaron, procesad*
apply: aplic*, apliqu*, aplico, aplique
applied: aplicó, apliqué, aplicaron, aplicad*, aplicaba*
application: aplicación
app: aplicaciones, app
avoid: evit*, evito, evite
avoided: evitó, evité, evitaron, evitad*, evitaba*
protect: proteg*, protej*
protected: protegid*
protection: protección
block: bloque*, bloquee, bloqueo
blocked: bloqueó, bloqueé, bloquearon, bloquead*, bloqueaba*
unlock: desbloque*, desbloqueo, desbloquee
unlocked: desbloqueó, desbloqueé, desbloquearon, desbloquead*, desbloqueaba*
control: control*, controlo, controle
controlled: controló, controlé, controlaron, controlad*, controlaba*
detect: detect*, detecto, detecte
detected: detectó, detecté, detectaron, detectad*, detectaba*
identify: identific*, identifiqu*, identifico, identifique
identified: identificó, identifiqué, identificaron, identificad*, identificaba*
identity: identidad
id card: dni, documento de identidad, cédula, cédula de identidad, carné
indicate: indic*, indiqu*, indico, senal*, señalo, señale, indique
indicated: indicó, indiqué, indicaron, indicad*, indicaba*, señaló, señalé, señalaron, senalad*, senalaba*
stated: indicado*, indicada*
sign: señal, letrero, señales, firm*, firmo, firme
signal: señal de
signed: firmó, firmé, firmaron, firmad*, firmaba*
signature: firma, firmas
brand: marca, marcas
represent: represent*, represento, represente
represented: representó, representé, representaron, representad*, representaba*
representative: representante*
present: present*, presento, presente
presented: presentó, presenté, presentaron, presentad*, presentaba*
presentation: presentacion*
cover letter: carta de presentación
president: president*
presidency: presidencia
appear: aparec*, aparezc*
appeared: apareció, aparecid*, aparecieron
appears: aparece, aparece en
seem: parec*, parezc*
seemed: pareció, parecia*
seems: parece, parece que
similar: parecid*, similar, similares
couple: pareja*
worth: valen, valer, vale la pena
value: valor, valores
is: queda en, es, está
remain: queda sin, quedan sin, permanec*, permanezc*
stayed: quedó, quedaron, quedado
where is: dónde queda, donde queda
exist: exist*
existed: existid*
there is: existe, hay, existe un, existe una
there are: existen
existing: existente*
existence: existencia
there was: había, hubo
there will be: habrá
to have: haber
would have: habría, hubiera, hubiese, habrían, tendría, tendrían
had: había sido, habías, habían, tuvieras, tuvieses, tenía, tenían, tuvo, tuvieron, tuviera, tuve, tenid*, habido
i had: tenía que, tuve que
have: tener, tienen, tenemos, tenga, tengan, tengas, tené, tened, tenerl*, han, hemos, haya, hayan, hayas, habéis
has: tiene, ha
i have: tengo, he, yo tengo, yo he
you have: tienes, tenés, tenéis, has, usted tiene
having: teniendo, habiendo
keep in mind: ten en cuenta, tenga en cuenta, tengan en cuenta, tené en cuenta, ten presente, tenga presente
keep in mind: teniendo en cuenta
take into account: tener en cuenta, tomar en cuenta, toma en cuenta, tome en cuenta
be my: sé mi
be careful: ten cuidado, tenga cuidado, tené cuidado, cuidado
must: debe, deben, debemos, deba, debera*, deberemos, debo, tiene que, tienen que, tenemos que, hay que, ha de
must: es obligatorio, es necesario
i have to: tengo que, he de
you must: debes*, tienes que, tenés que, tendrás que, usted tiene que, tenés la obligación de, has de, debéis
should: deberia*, debiera, conviene
had to: debía, tuvo que, tuvieron que, debió
duty: deber*
due: debid*
due to: debido al
properly: debidamente
obliged: obligado*, obligada*
force: oblig*, obligo, obligue
forced: obligó, obligué, obligaron, obligad*, obligaba*
obligation: obligacion*
mandatory: obligatorio*, obligatoria, obligatorias
can: pued*, podemos, podra*, poder, es capaz de
i can: puedo, yo puedo, pueda yo
you can: puedes, podés, podrás, puedas, podéis, se puede usar
could you: podria*, podrías por favor, puedes por favor, me puedes, me podrías, me podés, me podría
could: podría, pudo, podía, podían, pudieron, pudiera, pudieran, pudo haber, podríamos
power: el poder, poderes
powerful: poderoso*, poderosa
i am: soy, estoy, yo soy, yo estoy
are: son, están
we are: somos, estamos
was: era, fue, estaba, estuvo, fui
were: eran, fueron, estaban, estuvieron, éramos, fuera, fuese, fueran, fueras, fueses, estuviera, estuviese
were: estuvieras
been: sido, estado siendo
has been: ha estado, se ha
have been: he sido, se han, hemos estado
will be: será, serán, estara*
would be: sería, serían, estaría, estarían, fuera a ser, serías
being: siendo, estando
state: estado*
united states: estados unidos
human being: ser humano
human: humano, humana, seres humanos, humanos, humanas
humanity: humanidad
and: y, e
or: o, u, o bien
but: pero, sino, mas
not: no
yes: sí, claro que sí
if: si
if not: sino que
that: que, aquel, aquell*, eso, ése, ésa, de que
those: esos, esas, aquellos, aquellas
this: este, esta, esto
these: estos*, estas
what: qué, lo que, cuál
what is: cuál era, cuál sería
what are: cuáles son
which: cuales*, la cual, el cual, los cuales, las cuales, lo cual, cual
the one that: el que, la que, aquel que
those who: los que, las que, aquellos que, quienes
who: quien, quiénes
whose: cuyo, cuya, cuyos, cuyas, de quién
to whom: a quien, a quién
where: donde, adonde*, en donde
when: cuando*, en cuanto
whenever: cuando quieras, cuando quiera
how: cómo
how much: cuanto*, cuanta*
how many: cuantos*, cuantas*
how to: cómo se puede, cómo hacer para, cómo lograr
why: por qué, para qué, porqué
because: porque, ya que, puesto que, dado que, pues
because of: a causa de, por culpa de
so: así que, entonces, por lo tanto, por tanto, por eso, por ello, tan
so that: para que, de modo que, de manera que, a fin de que, así que la
so much: tanto, tanta
so many: tantos, tantas
as much as: tanto como
both: tanto el, ambos, ambas, los dos, las dos
as well as: así como
like this: así, de esta manera, de esta forma, de este modo
as: como
since: desde que, desde hace
until: hasta, hasta que
while: mientras, mientras que, durante el tiempo que
during: durante
although: aunque, a pesar de que, si bien
however: sin embargo, no obstante, ahora bien
nevertheless: aun así
in spite of: a pesar de, pese a
unless: a menos que, a no ser que, salvo que
except: excepto, salvo, menos que, a excepción de
in case: por si, en caso de que
otherwise: de lo contrario, si no es así, en caso contrario
therefore: así pues, por consiguiente
for example: p ej
such: tal, tales
the: el, la, los, las
a: un, una
some: unos, unas, un poco de, algun*
none: ninguno, ninguna de
no: ningun*
any: cualquier*, cualesquiera
anything: cualquier cosa, lo que sea
anyone: cualquier persona, cualquiera que, a nadie
someone: alguien, alguna persona
something: algo, alguna cosa
nothing: nada
nobody: nadie
everything: todo, todo lo, todo esto, todo eso
all: todos, todas, toda, todo el, todo lo que
everyone: todo el mundo, todos ustedes, todas las personas
all the time: todo el tiempo
each: cada, cada uno, cada una
every time: cada vez que, cada vez, siempre que
always: siempre, en todo momento
sometimes: a veces, algunas veces, de vez en cuando
often: a menudo, con frecuencia, frecuentemente
usually: normalmente, habitualmente, usualmente, suele*, suelo, solía
other: otro, otra, otros, otras
another: otro más
each other: el uno al otro, entre sí
the rest: el resto, los demás, las demás, lo demás, demás
same: mismo*, misma*
the same: lo mismo, igual
equal: iguales, igualdad
equally: igualmente
different: distinto*, distinta*, diferent*, variad*
difference: diferencia, diferencias
more: más
more than: más de, más que
less: menos
at least: al menos, por lo menos, como mínimo
at most: como máximo, a lo sumo
most: la mayoría de, la mayor parte de, la mayoría, mayoría
majority: mayoritario, mayoritaria
minority: minoria*
very: muy
much: mucho, mucha
many: muchos, muchas, varios, varias
a lot: un montón, un montón de, montón, bastante
enough: suficiente, suficientes, bastantes
little: poco, poca
few: pocos, pocas
a little: un poquito
too much: demasiad*
too many: demasiados, demasiadas
almost: casi
only: sólo, solamente, únicamente, tan solo, no más que
alone: sola, solos, solas, a solas
unique: único, unica*, únicos
the only: el único, la única, lo único
also: también, además, asimismo
besides: además de, aparte de
neither: tampoco, ni tampoco
nor: ni, ni siquiera
already: ya
yet: todavía
now: ahora, ahora mismo, en este momento
right now: ya mismo, ahorita, ahora mismito, enseguida
immediately: inmediatamente, de inmediato, al instante, cuanto antes
as soon as possible: lo antes posible, a la mayor brevedad
immediate: inmediat*
before: antes, antes de, antes que, antes del, antes de que
after: después de, tras, luego de, después del, después de que
then: después, luego, posteriormente
later: más tarde, más adelante, posterior, posteriores
afterwards: a posteriori
previous: anterior, anteriores, previo*, previa*, precedente*
previously: anteriormente, previamente, con anterioridad
following: siguiente*
first: primero*, primera, primer, primeras, en primer lugar, antes que nada, ante todo
second: segund*
third: tercero, tercera, tercer
third parties: terceros, terceras personas
here: aquí, acá
there: ahí, allí, allá
everywhere: en todas partes
near: cerca de, cerca, cercano*, cercana*
nearest: más cercana, más cercano
far: lejos, lejos de, lejano
around: alrededor, alrededor de
inside: dentro, adentro
in: en, dentro de, dentro del
outside: fuera de, afuera, fuera del
out of service: fuera de servicio
on: sobre, encima de, encima
about: acerca de, acerca del, respecto a, respecto de, con respecto a, en cuanto a, sobre el tema de
regarding: respecto, referente a, en relación con
up: arriba
down: abajo, abajo de
under: bajo, debajo de, debajo
behind: detrás, detrás de, atrás
in front of: frente a, delante de, enfrente de
between: entre
among: de entre
against: contra, en contra, en contra de
with: con, junto con
with me: conmigo
with you: contigo
without: sin
for: para, por
by: por medio de
through: a través de, mediante, por medio del
because of this: por esto
of: de
to: a, hacia
of the: del
to the: al
by the: por el, por la, por los, por las
in order to: con el fin de, a fin de, con objeto de
thanks to: gracias a
on behalf of: en nombre de, por cuenta de
in charge: a cargo, al mando, a cargo de
together: junto*, juntas, junta
regardless of: independientemente de, sin importar, al margen de
no matter what: pase lo que pase, digan lo que digan, sea como sea, a toda costa, cueste lo que cueste
i: yo
you: tú, vos, usted*, vosotr*, te, os, ti, a ti, a usted, a ustedes, ud, uds
he: él
she: ella
it: lo, ello
we: nosotr*
they: ellos, ellas
me: me, mí, a mí
to me: para mí
us: nos, a nosotros
him: le, a él
them: les, a ellos, a ellas
her: a ella
-: se, pues sí, che, eh, ay, oh
himself: sí mismo, él mismo, sí misma, ella misma, a sí mismo
yourself: ti mismo, tú mismo, usted mismo, vos mismo
myself: yo mismo, yo misma, mí mismo
itself: en sí, por sí mismo, por sí solo
my: mi, mis
mine: mío, mía, míos, mías, el mío, la mía, los míos, las mías
your: tu, tus, vuestr*, de usted, de ustedes
yours: tuyo, tuya, tuyos, tuyas, el tuyo, la tuya
his: su, suyo, suya, suyos, suyas, de él
their: sus, de ellos, de ellas
our: nuestr*
today: hoy, el día de hoy
yesterday: ayer
tomorrow: mañana
morning: la mañana, esta mañana, por la mañana, de la mañana
good morning: buenos días, buen día, muy buenos días, muy buenas
hello: hola, qué tal, saludos, ey
bye: adiós, chao, chau, hasta luego, hasta pronto
see you: nos vemos
kind regards: un saludo, saludos cordiales, atentamente, un cordial saludo, un abrazo, cordialmente
please: por favor, porfa*, te ruego, le ruego, haz el favor de, haga el favor de, sírvase
thank you: gracias, muchas gracias, mil gracias, agradezco, agradecemos
thanks in advance: gracias de antemano, de antemano gracias, muchas gracias de antemano
thank: agradec*, agradezc*
gratitude: agradecimiento*
grateful: agradecid*
you are welcome: de nada
of course: por supuesto, claro, desde luego, cómo no, claro está
congratulations: felicidades, felicitaciones, enhorabuena
welcome: bienvenid*
have a nice day: que tengas un buen día, que tenga un buen día, feliz día
inconvenience: las molestias, molestia*, inconvenientes
bother: molest*
day: día, días
time: tiempo, vez, hora
times: veces, tiempos
weather: tiempo hace, el clima, clima, qué tiempo, tiempo atmosférico
what time: a qué hora, qué hora es
hour: horas, una hora
minutes: minutos
minute: minuto
moment: momento*, rato
week: semana, semanas
weekend: fin de semana, fines de semana
month: mes, meses
year: año, años
years old: años de edad
date: fecha, fechas
deadline: fecha límite, plazo, plazos
century: siglo*
decade: decada*
night: noche, noches, esta noche
afternoon: tarde*, por la tarde
late: tarde para, es tarde
early: temprano
soon: pronto, en breve
suddenly: de repente, de pronto
monday: lunes
tuesday: martes
wednesday: miércoles
thursday: jueves
friday: viernes
saturday: sabado*
sunday: domingo*
january: enero
february: febrero
march: marzo, marcha, marchas, marchó, marchar
april: abril
may: mayo
june: junio
july: julio
august: agosto
september: septiembre, setiembre
october: octubre
november: noviembre
december: diciembre
spring: primavera
autumn: otoño
winter: invierno
christmas: navidad*
holidays: vacaciones, días festivos
season: temporada*, estación del año
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
sixty: sesenta
ninety: noventa
hundred: cien, ciento*
thousand: mil, miles
million: millón, millones
percent: por ciento
half: medio, media, mitad
double: doble
zero: cero
number: numero*
numerous: numerosos, numerosas
euros: euros, euro
dollars: dólares, dólar
pesos: pesos
weight: peso, kilos
message: mensaje
messages: mensajes
text: texto
texts: textos
document: documento
documents: documentos
documentation: documentación
file: archivo, fichero
files: archivos, ficheros
folder: carpeta*
email: correo, correo electrónico, mail, email, e mail, mails
emails: correos, correos electrónicos
email address: dirección de correo, dirección de correo electrónico
address: dirección, domicilio
addresses: direcciones
direct: directo, directa*, directos, dirig*, dirij*
directly: directamente
attachment: adjunto*, archivo adjunto, archivos adjuntos
attach: adjunt*
attached: adjunta el, adjuntad*, te adjunto, le adjunto
account: cuenta
accounts: cuentas
accounting: contabilidad
user account: cuenta de usuario
counter: contador
bank: banco, bancos
money: dinero, plata, pasta gansa
cash: efectivo, en efectivo
card: tarjeta
cards: tarjetas
invoice: factura
invoices: facturas
price: precio, precios
fee: tarifas, honorarios, tarifa, cuota
cost: costo, coste, cuesta*, costos, costes, costar*
tax: impuesto*, iva, hacienda
amount: importe, monto, cantidad
quantities: cantidades
budget: presupuesto*
rent: renta, alquil*
loan: prestamo*
debt: deuda*
credit: credito*
insurance: seguro médico, seguro de vida, seguros
safe: seguro, segura*
sure: seguro que, estoy seguro
surely: seguramente
contract: contrato*
clause: clausula*
law: ley, derecho, leyes
right: derecho a, derecha, derechos
justice: justicia
judge: juez, jueza, jueces
trial: juicio*
lawyer: abogad*
crime: delito*, crimen*
criminal: criminal, criminales, penal
prison: cárcel, prisión
victim: víctima, víctimas
thief: ladron*
theft: robo, robos, hurto
steal: robar, roba, robe, róbal*
stolen: robad*, robó, robaron
customer: cliente, clienta
customers: clientes, clientas
customer service: atención al cliente, servicio al cliente
company: empresa, compania*, empresas
business: negocio*
businessman: empresario*, empresaria, empresarial
department: departamento*
team: equipo*
equipment: equipamiento
luggage: equipaje
member: miembro*, socio, integrantes, socios
partner: socio comercial
colleague: colega*, companero*, companera*
project: proyecto, proyectos
plan: plan, planea, planificar, planear, planes
task: tarea
tasks: tareas
homework: los deberes
activity: actividad*
service: servicio*
office: oficina*, despacho
supplier: proveedor*
stock: existencias
issue: incidencia*, emitió, emitir*
problem: problema, problemas
error: error*, fallo, fallos
bug: error de programación
fault: culpa, falta, faltas
spelling mistakes: faltas de ortografía
spelling: ortografía
grammar: gramática
mistake: por error, por equivocación, equivocación
wrong: incorrecto*, incorrecta, incorrectas, equivocado*, equivocada, errónea, erróneo
make mistakes: equivocar*
complaint: queja, quejas, reclamacion*, reclamo
status: estatus
support: soporte, apoyo, apoy*
technical support: soporte técnico
technical: tecnico*, técnica, técnicas
information: información
computing: informática
data: datos, dato
database: base de datos, bases de datos
code: codigo*
function: función, funciones
variable: variable*
method: método, métodos
server: servidor, servidores
network: red, redes
social networks: redes sociales
internet: internet
web page: página web, sitio web, sitios web
page: pagina*
site: sitio*
link: enlace*, vínculo
click: haz clic, haga clic, clic, pulsa, pulse, pulsar*, clicar, dale clic, hacé clic
button: boton*
screen: pantalla*
screenshot: captura de pantalla, capturas de pantalla
mobile phone: móvil, celular*, teléfono móvil, teléfono celular, móviles
phone: telefono*
phone number: número de teléfono, teléfono de contacto
device: dispositivo*, aparato*
tool: herramienta*
language: idioma*, lengua*
english: ingles*
in english: al inglés
spanish: espanol*, castellano
in spanish: al español
portuguese: portugués
french: frances*
german: aleman*
italian: italian*
chinese: chino*, china
american: americano*, americana*, estadounidense*, norteamericano
european: europe*
latin: latin*, latinoamericano
argentine: argentin*
mexican: mexican*
indian: indio*
spain: españa
mexico: méxico
america: américa
europe: europa
france: francia
germany: alemania
italy: italia
england: inglaterra
brazil: brasil
russia: rusia
russian: ruso, rusa, rusos
japan: japón
japanese: japones*
peru: perú
style: estilo*
tone: tono
example: ejemplo*
idea: idea, ideas
topic: tema, asunto*, temas
title: titulo*
paragraph: parrafo*
article: articulo*
sentence: frase*, oracion*
word: palabra
words: palabras
in simple words: con palabras sencillas
in your own words: con tus propias palabras
letter: carta, letra, cartas, letras
line: línea, líneas
line by line: línea por línea
online: en línea
point: punto*
get to the point: ve al grano, ve directo al grano, al grano
part: parte*
section: sección, apartado, secciones
chapter: capitulo*
book: libro*, reservar*, resérvame, reserve
table: tabla*, mesa, mesas
column: columna*
row: fila, filas
image: imagen*
photo: foto, fotografia*, fotos
video: video, videos*
sound: sonido*
music: música
song: canción, canciones
movie: pelicula*
story: historia, cuento*, relato, historias, relatos
poem: poema, poemas
joke: chiste*, broma*
format: formato*
default: por defecto, predeterminad*
content: contenido
contents: contenidos
context: contexto
historical: historico*, histórica, históricas
in quotes: entre comillas
in capital letters: en mayúsculas
in bold: en negrita
in rhyme: en rima, en verso
out loud: en voz alta
by heart: de memoria
for free: gratis, gratuit*, de gratis
educational purposes: fines educativos, fines didácticos
purpose: fines, propósito
for testing purposes: con fines de prueba
good: bueno*, buena, buen, buenas
well: bien
bad: malo, mala, mal, malos, malas
badly: malamente
big: grande, grandes, gran
great: genial, excelente, estupendo, fantástico
bigger: mayor, mayores
small: pequeno*, pequena*, chico, chica
smaller: menor*
long: largo, larga, largos, largas
along: a lo largo de
short: corto, corta, cortos, cortas, breve, breves
high: alto, alta, altos, altas
low: baja, bajos, bajas
lower: baje, bajan, bajas de, baje*, bajar*, bajando*, bajam*, bajal*, bajá, inferior, inferiores
strong: fuerte, fuertes
strength: fuerza*
weak: débil, débiles
new: nuev*
old: viejo*, vieja*, antiguo*, antigua, antiguas
age: edad, edades
young: joven, jóvenes
beautiful: hermoso, hermosa, bello, bella, guapo, guapa, lindo, linda
nice: bonit*, agradable*, amable, amables
ugly: feo, fea
happy: feliz, felices, content*
happiness: felicidad
sad: triste, tristes
angry: enfadad*, enojad*, molesto
tired: cansad*
crazy: loco, loca, locos
sick: enfermo*, enferma
disease: enfermedad*
pain: dolor, dolores
easy: fácil, fáciles, sencill*
easily: fácilmente
difficult: difícil, difíciles
difficulty: dificultad*
simple: simple*
simply: simplemente, sencillamente
possible: posible*
possibility: posibilidad*
possibly: posiblemente
impossible: imposible*
important: importante*
importance: importancia
urgent: urgente, urgentes, urgencia*
main: principal*
mainly: principalmente, sobre todo
complete: completo*, completas, completar*, completado, completá
completely: completamente, totalmente, del todo
total: total, totales
entire: entero*, entera, enteras, la totalidad de
empty: vacio*, vacía, vacías
formal: formal, formales
clear: claro que, clara*, claros
clearly: claramente
dark: oscuro*, oscura, oscuras
darkness: oscuridad
certain: ciert*
certainly: ciertamente, por cierto
false: falso*, falsa, falsas
real: real, reales
reality: realidad
realist: realista*
public: público, pública, públicos, públicas
publish: public*, publiqu*
published: publicó, publicad*
advertising: publicidad, publicitari*
personal: personal, personales
staff: el personal, personal de
internal: interno*, interna, internas
international: internacional, internacionales
external: externo*, externa, externas
original: original, originales
originally: originalmente
official website: sitio oficial
own: propio*, propia, propias
owner: dueno*, dueña, propietari*
property: propiedad*
special: especial, especiales
especially: especialmente, en especial
specific: especifico*, específica, específicas, concreto*, concreta
particular: particular, en particular
common: común, comunes
community: comunidad*
communication: comunicación, comunicaciones
communist: comunista*
normal: normal, normales
strange: extrano*, extraña, raro, rara, raros, raras
foreign: extranjer*
serious: serio*, seria, grave, graves, en serio
funny: gracios*, divertido*, divertida
interesting: interesante*
interest: interés, intereses, interesa, interesan
interested: interesad*
boring: aburrid*
expensive: caro, cara, caros
face: la cara, cara de, rostro
cheap: barato*, barata
rich: rico, rica, ricos
poor: pobre, pobres
poverty: pobreza
hot: caliente*, calor
cold: frío, fría, fríos
white: blanco*, blanca, blancas
black: negro*, negra*
red: rojo, roja, rojos, rojas
blue: azul, azules
color: color, colores
yellow: amaril*
thing: cosa, cosas
people: gente, personas, pueblo
person: persona
peoples: pueblos
man: hombre
men: hombres
woman: mujer
women: mujeres
child: niño, niña, hijo
children: niños, niñas, hijos
my son: mi hijo
daughter: hija, hijas
boy: chico joven, muchacho*, chicos
girl: chicas, muchacha*
mother: madre*, mamá
father: padre, papá
parents: padres
brother: hermano*
sister: hermana, hermanas
grandmother: abuela, abuelita
grandfather: abuelo*
mother in law: suegra
family: familia, familiar, familias, familiares
wife: esposa
husband: marido, esposo
boyfriend: novio
girlfriend: novia
friend: amigo, amiga, amigos, amigas
friendship: amistad
neighbor: vecino*, vecina, vecinas
mr: señor, sr, don, señora, sra, doña, señorita
lord: señor jesús
gentlemen: señores
ladies: señoras
guest: huesped*, invitado*, invitada
invite: invit*, invito, invite
invited: invitó, invité, invitaron, invitad*, invitaba*
name: nombre
names: nombres
surname: apellido*
named: nombrad*
house: casa, casas
home: hogar, hogares
at home: en casa
apartment: piso, apartamento, pisos
building: edificio*
room: habitación, cuarto, sala, habitaciones, salas
fourth: cuarta
kitchen: cocina
cook: cocinar*, cocinero
bathroom: baño, baños
door: puerta*
portal: portal
window: ventana, ventanas
elevator: ascensor, elevador
street: calle, calles
city: ciudad, ciudades
town: villa
country: país, países
world: mundo
worldwide: mundial, mundiales
place: lugar, lugares
area: área, zona, áreas, zonas
center: centro, centros
region: región, regiones
north: norte
south: sur
east: este de
west: oeste
earth: tierra
lands: tierras
sea: mar
water: agua, aguas
river: río, ríos
mountain: montana*
island: isla, islas
sun: sol
sky: cielo
fire: fuego, incendio
air: aire
light: luz, luces
animal: animal, animales
dog: perro*
cat: gato, gatos
horse: caballo*
tree: árbol, árboles
flower: flor, flores
travel: viaje, viaj*, viajo
trips: viajes
traveler: viajero*, pasajero
passengers: pasajer*
tourist: turista*
flight: vuelo*
airport: aeropuerto*
train: tren, trenes, entren*, entreno, entrene
bus: autobús, bus, colectivo
car: coche, carro, auto, coches, carros, autos
station: estación, estaciones
hotel: hotel, hoteles
booking: reserva, reservas
ticket: billete, boleto*, tique, ticket*, billetes, entradas
entrance: entrada
passport: pasaporte
visa: visado, visa
border: frontera*
route: ruta, rutas
destination: destino
delay: retraso, demora
delayed: retrasad*
schedule: horario*
calendar: calendario
restaurant: restaurante*
recipe: receta*
dinner: cena
lunch: almuerzo
breakfast: desayuno
bread: pan
meat: carne
fish: pescado
rice: arroz
milk: leche
coffee: café
beer: cerveza
sugar: azúcar
salt: sal
school: escuela*, colegio*, instituto
university: universidad*
class: clase*
course: curso*
exam: examen*
teacher: profesor, profesora, maestro*, maestra, docente*, profesores
education: educación
note: nota
science: ciencia*
scientist: cientifico*, científica
research: investigacion*, investigar*
theory: teoria*
mathematics: matemáticas
chemical: químico, química
physical: fisico*, física, físicas
biology: biología
doctor: medico*, médica, doctor, doctora, doctores
medicine: medicina, medicamento*
medical: médicas
nurse: enfermer*
hospital: hospital, hospitales
health: salud, sanidad, sanitari*
body: cuerpo*
head: cabeza
hand: mano, manos
eye: ojos, ojo
heart: corazón
blood: sangre
mouth: boca
foot: pie, pies
standing: de pie
hair: pelo, cabello
skin: piel
brain: cerebro
mind: mente
mental: mental
voice: voz, voces
government: gobierno*
governor: gobernador*
minister: ministr*
ministry: ministerio
parliament: parlamento
congress: congreso
mayor: alcalde*
citizen: ciudadan*
vote: voto, votos, votar
election campaign: campaña electoral
campaign: campaña, campañas
war: guerra*
peace: paz
army: ejército
military: militar, militares
soldier: soldado*
enemy: enemigo*
king: rey
queen: reina
church: iglesia
god: dios
society: sociedad
social: social, sociales
culture: cultura
cultural: cultural, culturales
art: arte, artes
artist: artista*
actor: actor*, actriz
economy: economía
economic: economico*, económica, económicas
market: mercado, mercados
industry: industria
technology: tecnologia*
energy: energía
environment: medio ambiente, entorno, ambiente
nature: naturaleza
natural: natural, naturales
resources: recursos
human resources: recursos humanos
media: medios, medios de comunicación
press: prensa
journalist: periodista*
newspaper: periódico, diario
news: noticias, noticia
television: televisión, tele
radio: radio
sport: deporte*
soccer: fútbol
situation: situacion*
case: caso, casos
reason: razón, motivo*, razones
cause: causa, causas
effect: efecto*
result: resultado*, resulta
consequence: consecuencia*
success: éxito, éxitos
failure: fracaso
goal: objetivo*, metas
criteria: criterio*
level: nivel, niveles
type: tipo, tipos
kind: clase de, especie de
group: grupo*
form: forma, formulario*, formas
manner: manera, modo
mode: modo de
in a way that: de tal forma que
anyway: de todas formas, de todos modos, de todas maneras
order in which: orden en que
space: espacio
background: fondo
in the end: en el fondo
size: tamaño
speed: velocidad
quality: calidad
capacity: capacidad*
capable: capaz, capaces
experience: experiencia*
opinion: opinion*
opportunity: oportunidad*
attitude: actitud
fear: miedo, temor
i am afraid: tengo miedo, me temo
luck: suerte
lucky: suertudo
dream: sueno*
shame: vergüenza
hunger: hambre
kiss: beso, besos
hug: abraz*
gift: regalo*
party: fiesta*
shit: mierda
fuck: joder, carajo, coño
whore: puta, puto
crap: basura
relationship: relación, relaciones
relation: relacionad*
access: acceso, accesos
presence: presencia
future: futuro*, futura
participation: participación
union: unión
meeting room: sala de reuniones
committee: comité
minutes of: actas
desk: mostrador
parking: aparcamiento, estacionamiento
shift: turno de
customs: aduana, costumbres
security guard: vigilante, vigilancia
works: obras, en obras
work of: obra
plant: planta, plantas
machine: máquina, máquinas
washing: lavado
wash: lavar*, lava, lávalo
turn on: enciend*, prende, prender*, encender*
turn off: apague*, apaga, apagar*
plug: enchufe
clean: limpio*, limpia, limpiar*, limpie
cleaning: limpieza
cut: corta el, corte, cortar*
drop: soltar, suelt*
fall: cae, caiga, caer*, caen
fell: cayó, cayeron, caid*
grow: crece, crecen, crecer*, crezc*
grew: creció, crecieron, crecid*
growth: crecimiento
defend: defend*, defiend*
defended: defendid*
defense: defensa
fight: luch*, lucho, luche, pelea
fought: luchó, luché, lucharon, luchad*, luchaba*
reach: alcanz*, alcanc*
reached: alcanzó, alcanzad*
consider: consider*, considero, considere
considered: consideró, consideré, consideraron, considerad*, consideraba*
discover: descubr*
discovered: descubrió, descubiert*, descubrieron, descubrí
discovery: descubrimiento*
serve: sirv*, servir*
served: sirvió, servid*
hard: duro, dura de, duros
dance: bail*, bailo, baile
danced: bailó, bailé, bailaron, bailad*, bailaba*
celebrate: celebr*, celebro, celebre
celebrated: celebró, celebré, celebraron, celebrad*, celebraba*
cry: llor*, lloro, llore
cried: lloró, lloré, lloraron, llorad*, lloraba*
laugh: reír*, ríe, ríen, risa, risas
wake up: despert*, despiert*
awake: despierto, despierta
get up: levant*, levanto, levante
got up: levantó, levanté, levantaron, levantad*, levantaba*
lowered: bajó, bajé, bajaron, bajad*, bajaba*
raise: sube, suba, suban, subí, subir*, suben, subo
raised: subió, subieron, subid*, subía
connect: conect*, conecto, conecte
connected: conectó, conecté, conectaron, conectad*, conectaba*
connection: conexion*
fail: fallar*, falla, fallas
failed: falló, fallaron, fallado, fallid*
interrupt: interrump*
expression: expresión, expresiones
demonstrate: demostr*, demuestr*
demonstrated: demostrad*
contact: contac*
participate: particip*, participo, participe
participated: participó, participé, participaron, participad*, participaba*
completed: se completó, completaron
relate: relacionar*
supported: apoyó, apoyad*
dress: vestido, vestidos
launch: lanzamiento
traveled: viajó, viajé, viajaron, viajad*, viajaba*
practice: practic*, practiqu*, practico, practique
practiced: practicó, practiqué, practicaron, practicad*, practicaba*
trained: entrenó, entrené, entrenaron, entrenad*, entrenaba*
training: entrenamiento, formación, capacitación
coach: entrenador, entrenadora
directed: dirigió, dirigid*
attend: asist*
attended: asistió, asistieron, asistido
attendance: asistencia
attend to: atend*, atiend*
divide: divid*
division: division*
currency: divisa*
encode: codific*, codifiqu*, codifico, codifique, cifr*, cifro, cifre
encoded: codificó, codifiqué, codificaron, codificad*, codificaba*, cifró, cifré, cifraron, cifrad*, cifraba*
decode: decodific*, decodifiqu*, decodifico, decodifique, descodific*, descodifiqu*, descodifico, descodifique
decode: descifr*, descifro, descifre
decoded: decodificó, decodifiqué, decodificaron, decodificad*, decodificaba*, descodificó, descodifiqué
decoded: descodificaron
decoded: descodificad*, descodificaba*, descifró, descifré, descifraron, descifrad*, descifraba*
encrypt: encript*, encripto, encripte
encrypted: encriptó, encripté, encriptaron, encriptad*, encriptaba*
figure: cifra, cifras, figura, figuras
assign: asign*, asigno, asigne
assigned: asignó, asigné, asignaron, asignad*, asignaba*
subject: asignatura, materia, materias
detail: detall*
interpret: interpret*, interpreto, interprete
interpreted: interpretó, interpreté, interpretaron, interpretad*, interpretaba*
interpretation: interpretación
convince: convenc*, convenz*
convinced: convencid*, convenció
permanent: permanente*
belong: pertenec*
worry: preocup*
worried: preocupado*, preocupada
suffer: sufr*
suffered: sufrió, sufrid*, sufrieron
suffering: sufrimiento
expire: caduc*, caduqu*, vence, vencen
expired: vencid*, caducad*, venció
guarantee: garantiz*, garantic*, garantia*
missing: faltar*, falten, faltan, faltaba
lack: falta de
loved: amó, amaba*, amado*, amada
bitter: amarg*
eat: comer, comen, comes, coma, comas, coman, comerl*, comerse, comemos, comiendo, comé, cómel*
ate: comió, comí, comieron, comía, comían, comido
commercial: comercial*
trade: comercio*
trader: comerciante*
create: crear*, crean, creando, creamos, creá, créame un, creame un, créame una, creame una, créalo
created: creó, creaste, crearon, cread*, creaba*
sing: cantar*, canta, cantan*
sang: cantó, cantaba*, cantado
singer: cantante*
die: morir*, muere*, muera*, muero, moría, muriendo
moved: movió, movid*, movieron, movía
mobility: movilidad
looked: miró, miraba*, mirado, miraron, miré
sentence in court: sentencia, sentencias
seated: sentado*, sentada
mark: marcar*, marque, marcan*
marked: marcó, marcado, marcada, marcados
wear: vestir*, vistiendo
clothes: ropa
express: expresar*, expresa, expresan*
expressed: expresó, expresad*
throw: tirar*, tire, lanzar*, lanza, lance, tirá
thrown: lanzado, lanzada, lanzó, tiró, tirado
shots: tiros, tiro, disparo*
coat: abrigo
baby: bebé, bebés
drunk: borrach*
search engine: buscador*
famous: famos*, célebre*, celebridad*
hill: cerro, cerros
lock: cerradura, candado
comment: comentario*
commitment: compromiso*
committed: comprometid*
commit: compromet*, cometer*, comete
conservative: conservador*
conventional: convencional*
convention: convencion*
detective: detective*
leader: líder, líderes, dirigente*
bedroom: dormitorio*
teaching: ensenanza*
envy: envidi*
exhibition: exhibición, exposicion*
cuisine: gastronom*
generic: genéric*
generosity: generosidad
generalized: generaliz*
nursery: guardería*
index: indice*
clue: indicio*, pista*
indicator: indicador*
informal: informal*
toy: juguete*
juice: jugo, jugos, zumo
boat: lancha, barco*
loyal: leal, leales
organic: orgánic*
pension: pension*
followers: seguidor*
tracking: seguimiento
terminal: terminal*
traitor: traidor*
will come: vendrá*, vendría*
will have: tendra*, tendremos
housing: vivienda*
simultaneous: simultáne*
supply: suministr*
matter: importa, importan, cuestión, cuestiones
import: importar*, importacion*
imported: importad*
respect: respeta, respete, respetar*, respeto, respeten
national: nacional, nacionales
nation: nación, naciones
side: lado, lados
web: web
base: base, bases
capital: capital, capitales
population: población
series: serie, series
republic: república
penalty: pena, penas
carry out: llevar a cabo, lleva a cabo, llevó a cabo
holy: santa, santo*
action: acción, acciones
conditions: condiciones, condición
square: plaza
central: central, centrales
doubt: duda, dudas
civil: civil, civiles
local: local, locales
career: carrera*
popular: popular, populares
province: provincia, provincias
interior: interior
fair: justo, justa
measure: medida*
author: autor, autora, autores
gold: oro
port: puerto, puertos
source: fuente*
era: epoca*
sector: sector, sectores
upper: superior, superiores
commission: comisión, comisiones
coast: costa, costas
crisis: crisis
camera: cámara, cámaras
violence: violencia
fast: rapido*, rápida, rápidamente
band: banda, bandas
club: club, clubes
sex: sexo
sexual: sexual, sexuales
hardly: apenas
constitution: constitución
opposite: contrario, contraria, al revés, opuesto
hate: odio, odia, odiar
maybe: quiza*, tal vez, a lo mejor, puede que, acaso
cinema: cine
origin: origen*
prize: premio*
unit: unidad*
channel: canal, canales
revolution: revolución
victory: victoria, triunfo
soul: alma, almas
whole: conjunto
democracy: democracia
democratic: democrátic*
faith: fe
professional: profesional, profesionales
regime: régimen
federal: federal, federales
event: acto, evento*
acts: actos
association: asociacion*
edition: edicion*
edit: edita, edite, editar*
material: material, materiales
meters: metros, metro
kilometers: kilometro*, km
perfect: perfect*
perfectly: perfectamente
species: especie*
territory: territorio*
bed: cama, camas
distance: distancia, distancias
option: opción, opciones
reference: referencia*
refers: refiere*
reform: reforma, reformas
kingdom: reino
risk: riesgo*
silence: silencio
elements: elemento*
effort: esfuerzo*
independence: independencia
independent: independiente, independientes
corruption: corrupción
prosecutor: fiscal, fiscales
court: tribunal*, juzgado
neighborhood: barrio, barrios
cup: copa, taza
exterior: exterior
inhabitants: habitantes
honor: honor
institutions: instituciones, institución
park: parque*
debate: debate*
speech: discurso*
interview: entrevista, entrevistas
incredible: increíble, increíbles
opposition: oposición
theater: teatro
box: caja, cajas
scene: escena, escenario, escenas
structure: estructura, estructuras
blow: golpe, golpes
degree: grado*
filled: lleno*, llena
fill: llenar*, rellen*
marriage: matrimonio
mission: misión
pressure: presión
battle: batalla
operator: operador*
features: caracteristica*
concept: concepto*
deputies: diputado*
enormous: enorme, enormes
period: periodo*
critical: crítica, critico*, críticas
various: diverso*, diversas
moon: luna
recently: recién, recientemente
recent: reciente*
vision: visión
height: altura
candidate: candidato*, candidata
competition: competencia, concurso
load: carga, cargas
consumption: consumo
exercise: ejercicio*
municipal: municipal, municipales
object: objeto*
conscience: conciencia
digital: digital, digitales
district: distrito
foundation: fundación
intention: intención, intenciones
maximum: máximo, maxima*
minimum: minimo*, mínima
occasion: ocasión, ocasiones
stone: piedra*
headquarters: sede
chain: cadena*
captain: capitán
influence: influencia
judicial: judicial, judiciales
literature: literatura
spirit: espíritu
planet: planeta
united: unid*
beauty: belleza
blog: blog, blogs
statement: declaracion*
profile: perfil*
aspects: aspecto*
depends: depende, depende de
distribution: distribución
gas: gas
beach: playa*
average: promedio
resistance: resistencia
ground: terreno
accept: acepto, acept*
accepted: aceptó, aceptado, aceptada, aceptaron
murder: asesinato, asesinar*
conflict: conflicto*
sweet: dulce, dulces
novel: novela*
bridge: puente
recognition: reconocimiento
recognize: reconoc*, reconozc*
pink: rosa
benefits: beneficios, beneficio
category: categoria*
strategy: estrategia*
homeland: patria
accident: accidente*
approximately: aproximadamente
plane: avión, aviones
flag: bandera
library: biblioteca
fields: campos, campo
disk: disco, discos
stage: etapa*
wood: madera
precisely: precisamente
regional: regional, regionales
resolution: resolución
trend: tendencia
goods: bienes
available: disponible*
availability: disponibilidad
train of: formar parte de
global: global
impact: impacto
labor: laboral*
collaboration: colaboración
conference: conferencia
stars: estrellas, estrella
forum: foro
frequency: frecuencia
humor: humor
museum: museo
platform: plataforma*
religion: religión
evidence: evidencia
youth: juventud
surface: superficie
universe: universo
wind: viento
collection: colección
eggs: huevos, huevo
software: software
surprise: sorpresa
bag: bolsa, bolso
arms: brazo*
argument: argumento, discusión
scale: escala
back: espalda
sensation: sensación
terrible: terrible, horrible
agency: agencia*
constant: constante
contains: contiene*
fundamental: fundamental
map: mapa
mass: masa
lie: mentira, miente, mentir
lies: mentiras
pleasure: placer
required: requiere*
tourism: turismo
annual: anual
neck: cuello
definitely: definitivamente
establish: establec*, establezc*
established: establecid*, estableció
prince: príncipe
road: carretera
queue: cola
rain: lluvia
practically: prácticamente
absolutely: absolutamente
joy: alegría
concert: concierto
would say: diría
evolution: evolución
coin: moneda
engine: motor
enjoy: disfrut*
license: licencia
chest: pecho
uncle: tío
aunt: tía
threat: amenaza, amenazas
threatened: amenazado, amenazó
threaten: amenazar*
champion: campeón
castle: castillo
complex: complejo, compleja
mix: mezcla, mezclar*, mezcle
poetry: poesía
i prefer: prefiero
prefer: prefier*, preferir*
reaction: reacción
forest: bosque
complaint to the police: denuncia, denuncias
factors: factores, factor
phase: fase
emergency: emergencia
noise: ruido
definition: definición
disaster: desastre
guide: guía, guías
garden: jardín
perspective: perspectiva
recover: recuper*
alternative: alternativa, alternativo, alternativas
consultation: consulta, consultas
ask about: consultar*, consulte
corresponds: corresponde
right of: correspondiente*
dignity: dignidad
patient: paciente, pacientes
piece: pieza*
positive: positivo, positiva
negative: negativo, negativa
rhythm: ritmo
temperature: temperatura*
variety: variedad
absence: ausencia
stadium: estadio
bar: bar
electronic: electrónico, electrónica
leaves: hojas
sheet: hoja
multiple: multiple*
legs: pierna*
primary: primaria
pure: puro, pura
shoes: zapatos
state that: afirma, afirman, afirmar*
classic: clásico, clásica
frame: cuadro
fingers: dedos, dedo
tower: torre
anniversary: aniversario
last night: anoche
teeth: dientes
experts: expert*
oil: petróleo, aceite
deep: profundo, profunda
regular: regular, regulares
workshop: taller
advantage: ventaja*
adults: adulto*
affect: afect*
show performance: espectáculo
bicycle: bicicleta*
chair: silla, sillas
fridge: nevera, heladera, refrigerador
umbrella: paraguas
chess: ajedrez
beginners: principiante*
vegetarian: vegetarian*
waiter: camarero, mesero, mozo
tweet: tuit, tuits
smoke: fumar, fumes, fume
pills: pastilla*
dependencies: dependencias
firewall: cortafuegos
bleach: lejía
iron: planchar
dentist: dentista
migration: migración, inmigración
duplicates: duplicad*
working days: días laborables, días hábiles
emoji: emoji*
automatic: automatic*
automatically: automáticamente, de forma automática
emitted: emitid*
gather: reune*, reunir*
loose: suelto
path: vía
will leave: saldra*
virtual: virtual, virtuales
modern: modern*
active member: activista*
let us hope: ojalá
bypass: burle, sorteo, burlo, esquivo, eluden, burlamos, burlan, burles, burlen, evaden
filter: criba
disregard: desprecio, desprecie
refuse: rehúso, rehuso
override: tienen prioridad sobre
ignored: obviado
operator: operario
instructed: instruyó, instruido, instruida, instruidos, instruidas, encargué, encargó, encargaron, encargara
instructed: encargaran
ignore all previous instructions: olvida todo lo anterior, ignora todo lo que te dijeron
system prompt: prompt de inicio
your instructions: tus órdenes, tus instrucciones de sistema
your restrictions: tus límites
verbatim: sin cambiar nada, sin cambiar ni una coma
previous instructions: órdenes anteriores, instrucciones de antes
instruction: comanda
rule: regulación
rules: regulaciones
orders: ordenanzas, mandatos
directives: preceptos
restriction: traba
restrictions: trabas, cortapisas
constraints: condicionantes, ataduras
leak: filtración
no filter: a calzón quitado, sin rodeos
do not refuse: no pongas excusas
system override: anulación del sistema
bank transfer: transferencias bancarias
ignore the rest: olvida el resto
artificial intelligence system: sistema de ia, sistemas de ia
pretend: finjo
"""
