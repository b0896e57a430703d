"""Portuguese: what words and phrases say in English, as `filters.text.glossary` describes."""

FORMS = """
ignore: ignor*, desconsider*, desprez* as instruções, despreze tudo, despreze as, despreza as, deix* de lado
ignore: não ligue para, não liga para, não ligues a, não dê bola para, não dê ouvidos a, não dê atenção a
ignore: não faça caso de, não faças caso de, não leve em conta, não leve em consideração, não levem em conta
ignore: não tenha em conta, não tenhas em conta, não preste atenção a, não preste atenção em, não prestes atenção a
ignore: não considere, não dê bola pra, não liga pra, não ligue pra
ignored: ignorou, ignorad*, ignoraram, ignorei, desconsiderado, desconsiderada*
ignorance: ignorância
ignorant: ignorante*
overlook: passar por cima de, passe por cima de, passe por cima das, passe por cima dos, passa por cima de
overlook: passa por cima das, passe por cima da, passar por cima das, passar por cima da
overlooked: passou despercebido, deixou passar, passou batido
disregard: menospreze, descurar, desacate, desacatar*
despise: desprez*
forget: esquec*, esquec* de, esquec* se de, esqueça se de, esquece te de, esqueçam se de, apague da memória
forget: apaga da memória, apague da sua memória
i forgot: esqueci, me esqueci, esqueci me, eu esqueci, eu me esqueci, esqueci de, me esqueci de
forgot: esqueceu, esqueceram, esquecemos, esquecemos de, esqueceste, esquecia*
forgotten: esquecid*, esquecimento
do not forget: não esquec*, não se esqueça de, não se esqueçam de, não te esqueças de, não esqueça de
do not forget: não se esquecer de, não esquecer de, não esqueça que, não se esqueça que
skip: pula, pule*, pulo, salte*, salta, saltar*, pular*, pulando
jump: salto*, pulos
omit: omit*
omitted: omitid*
discard: descart*
discarded: descartou, descartei, descartaram, descartad*, descartava*
bypass: burlar*, burle*, burla, contornar*, contorne, contorna, dribl*, esquivar*
bypassed: burlad*, contornado, driblado
override: anul*, invalide, invalidar*, sobreponha, sobrepõe, sobrescrev*
overridden: anulad*, anulou, ficam anuladas, ficam anulados, fica anulada, fica anulado, estão anuladas
overridden: foram anuladas
overridden: sem efeito, ficam sem efeito, invalidad*
cancel the booking: anul* a reserva, anul* a minha reserva
cancel the order: anul* o pedido, anul* a encomenda
cancel the invoice: anul* a fatura
cancelled: fatura anulada, foi anulada, foi anulado, cancelad*, cancelou, cancelaram, cancelei
cancel: cancel*, revog*, rescind*
cancellation: cancelamento, anulação
revoked: revogad*
replace: substitu*
replaced: substituiu, substituíd*, substituid*
substitute: substituto*, substituta
no longer apply: não valem mais, não vale mais, já não valem, já não vale, não se aplicam mais, já não se aplicam
no longer apply: não se aplicam, não são mais válidas, já não são válidas, não são mais válidos, não valem mais nada
no longer apply: deixam de valer, deixam de se aplicar, não é mais válida
void: não têm validade, não tem validade, sem validade, nulo, nula, nulos, nulas
in force: em vigor, vigente*
disobey: desobedec*
obey: obedec*
obey me: obedece a mim, obedeça a mim, obedecer a mim, obedeces a mim, me obedec*, só obedece a mim
do not obey: não obedec*
obedience: obediência
follow: siga*, sigo, segue*, seguir*, seguimos, seguindo
follow me: me siga
followed: seguiu, seguiram, seguido*, seguida, seguidas, seguia, seguisse*
do not follow: não siga, não sigas, não sigam, não segue, não seguir
stop following: pare de seguir, para de seguir, deixe de seguir, deixa de seguir, deixe de obedecer, deixa de obedecer
stop following: pare de obedecer
follower: seguidor*
attached below: segue em anexo, segue anexo, segue anexa, seguem em anexo
next: em seguida, proximo*, proxima*, que vem
comply: cumpr*
complied: cumpriu, cumprido*, cumprida
compliance: cumprimento
break: quebr*, romp*, infring*, infrinj*, descumpr*, viol* as
broke: quebrou, quebraram, infringiu, violou
broken: quebrado*, quebrada, avariad*
break the rules: quebr* todas as regras, burl* as regras
get rid of: livre se de, livra te de, se livre de, livrar se de, se livrar de, livre se das, se livre das
get rid of: desfaça se de, desfaz te de
free yourself from: liberte se de, liberta te de, se liberte de, liberte se das, se liberte das
release: liber*
released: liberou, liberei, liberaram, liberad*, liberava*, libertou, libertei, libertaram, libertad*, libertava*
free: livre, livres, livre de
freely: livremente, à vontade
freedom: liberdade*
liberal: liberal, liberais
stop: pare, pare de, para de, parem, parem de, pára, pára de, deix* de, parar de, chega de, parar*, deixes de
stop: deixar de, parando
stopped: parou, pararam, parei, deixou de, deixaram de, parou de, parado, parada, parados
stop being: deixe de ser, deixa de ser, pare de ser
bus stop: paragem, ponto de ônibus
you are no longer: você não é mais, vc não é mais, você já não é, já não és, não és mais, você deixa de ser
you are no longer: tu já não és, deixas de ser
no longer: não mais, já não, nunca mais
you are now: agora você é, agora vc é, você agora é, vc agora é, agora és, tu agora és, agora tu és, passas a ser
you are now: você passa a ser
you are dan: você é dan, você é o dan, vc é dan, vc é o dan, és o dan, és dan, tu és o dan, tu és dan
as dan: como dan, como o dan
dan mode: modo dan
you are: você é, vc é, tu és, és, você está, vc está, você tá, vc tá, estás, tu estás, o senhor é, a senhora é
you are: o senhor está
you will be: serás, tu serás
you were: você era, vc era, você estava, você foi, vc foi, eras, foste
be: sê, seja bem, seja*, ser, estar, esteja, estejam, estiver, for, forem, serem, seres, estiverem
from now on: a partir de agora, a partir deste momento, a partir desse momento, de agora em diante, daqui em diante
from now on: daqui para frente, daqui pra frente, daqui para a frente, de hoje em diante, doravante, desde já
from now on: de agora pra frente
until now: até este momento, até aqui, até o momento, até ao momento
from: a partir de, a partir do, a partir da, desde, do dia, vindo de, proveniente de
start over: comec* do zero, recomec* do zero, comec* de novo, zera tudo
recommence: recomec*
pretend: fing*, finj*
pretended: fingid*
pretend that: faça de conta que, faz de conta que, façam de conta que, fazer de conta que, simule que, simula que
pretend that: vamos fingir que, façamos de conta que, finge só que
pretend that you are: finja ser, finja que é, finge que é, finge ser, faça de conta que é
pretend to be: simule ser, faça se passar por, fazer se passar por, se passe por, passe se por, se fazer passar por
pretend to be: se faça passar por, faz te passar por
posing as: se passando por, fazendo se passar por
intend: pretend*
intended: pretendia*, pretendid*
make believe: faz de conta
simulate: simul*
simulated: simulou, simulei, simularam, simulad*, simulava*
simulation: simulação, simulações
imagine: imagin*
imagined: imaginou, imaginei, imaginaram, imaginad*, imaginava*
imagination: imaginação
imaginary: imaginario*, imaginária
let us imagine: imaginemos
suppose: suponha*, supõe, supor, supondo
act: aja, age, ajas, ajam, agem, agindo, atua, atuar*, atue*, agir*, actua, actue, actuar, comporte se, comporta te
act: se comporte, comportar se
act as: aja como se fosse, age como se fosses, atue na qualidade de, servir de, sirva de, aja como se você fosse
act as: haja como, funcione como, aja feito
as if you were: como se fosse, como se fosses
acted: agiu, agiram, atuou, atuado
behavior: comportamento*, conduta
role: papel, papéis, função de
paper: folha de papel, papel higiênico
roleplay: jogo de papéis, interpretação de papéis, role play, jogo de interpretação
play the role of: faça o papel de, faz o papel de, faça papel de, fazer o papel de, desempenhe o papel de
play the role of: assuma o papel de, assume o papel de, assumir o papel de, represente o papel de
play the role of: interprete o papel de, interprete um, interpreta um, interprete uma
adopt: adot*, adopt*
adopted: adotou, adotei, adotaram, adotad*, adotava*, adoptou, adoptei, adoptaram, adoptad*, adoptava*
assume: assum*
assumed: assumid*
become: torne se, torna te, se torne, transforme se em, transforma te em, se transforme em, vire um, vire uma, vira um
become: tornar se, se tornar, torna se, se torna, tornem se
became: tornou se, se tornou, tornaram se, se tornaram, virou
transform: transform*
transformed: transformou, transformei, transformaram, transformad*, transformava*
convert: convert*
converted: convertid*
character: personage*, caráter, caracteres
out of character: fora do personagem, sair do personagem, saia do personagem, saias do personagem
stay in character: mantenha se no personagem, fique no personagem, permaneça no personagem, não saia do personagem
stay in character: fica no personagem
persona: personalidade*
alter ego: alter ego, álter ego
my grandmother used to: minha avó me, a minha avó me
that used to read: que lia
developer mode: modo desenvolvedor, modo de desenvolvedor, modo do desenvolvedor, modo dev, modo programador
developer mode: modo de programador, modo de desenvolvimento
god mode: modo deus
debug mode: modo debug, modo de depuração
maintenance mode: modo de manutenção, modo manutenção
without restrictions: sem nenhuma restrição, sem qualquer restrição, sem restrição alguma, sem limitações, sem amarras
without restrictions: livre de restrições, livre de amarras, livre de qualquer restrição, livre de todas as restrições
without limits: sem limite, sem nenhum limite
without filters: sem filtro, sem nenhum filtro, sem qualquer filtro, não filtrado, não filtrada
uncensored: sem censura, sem censuras, sem nenhuma censura, não censurado, sem papas na língua
without rules: sem nenhuma regra, sem qualquer regra, sem regra nenhuma, sem regra alguma
without moral: sem ética, sem escrúpulos, sem valores morais
without exception: sem exceção, sem exceções, sem excepção
unrestricted: irrestrit*, ilimitad*
you have no restrictions: você não tem restrições, vc não tem restrições, você não tem limites
you have no restrictions: você não tem limitações
you have no restrictions: você não possui restrições, não tens restrições, não tem restrições
you have no restrictions: você não tem nenhuma restrição, não tens limites
you have no rules: você não tem regras, vc não tem regras, não tens regras, você não tem nenhuma regra, não tem regras
has no limits: não tem limites, não tem limite, não tem limitações
do anything: fazer de tudo, fazer tudo
everything i ask: tudo o que eu pedir, tudo que eu pedir, tudo o que eu mandar, tudo que eu mandar
everything i ask: tudo o que te pedir
everything i ask: tudo o que eu disser, tudo que eu disser
what i ask you: o que eu pedir, o que eu te pedir, o que eu mandar, o que eu disser
what i tell you: o que eu digo, o que te digo, o que eu te disser
do what i say: faça o que eu digo, faz o que eu digo, faça o que eu mando, faça o que eu mandar, faz o que eu mando
at my command: às minhas ordens, ao meu serviço
everything you were told: tudo o que te disseram, tudo que te disseram, tudo o que lhe disseram, tudo o que te falaram
everything you were told: tudo que te falaram, tudo o que você ouviu, tudo o que foi dito, tudo que foi dito
everything you were told: tudo o que te disseram antes, tudo o que te falaram antes, tudo que te falaram antes
everything you were told: tudo que te disseram antes
what you were told: o que te disseram, o que lhe disseram, o que te falaram, o que disseram para você
what you were told: o que lhe foi dito, o que te foi dito, o que foi dito a você
they told you: te disseram, lhe disseram, disseram a você, te mandaram, te falaram, mandaram você, disseram te
they told you: mandaram te
that i told you: que te disse, que eu te disse, que eu disse, que eu te falei, que te falei
what i told you: o que eu te disse, o que te disse, o que eu disse, o que te contei, o que eu te falei, o que eu falei
you have been told: foi dito a você, lhe foi dito, te foi dito
that was placed: que colocaram, que foram colocadas
you have been given: te deram, foi dado a você, lhe foi dado, lhe foram dadas, foram dadas a você, te passaram, te deu
you have been given: te colocaram
instructions you were given: as instruções que você recebeu, as instruções que te deram, as instruções que recebeu
instructions you were given: as instruções que lhe deram, instruções que você recebeu, instruções que te deram
instructions you were given: as ordens que te deram, as normas que te passaram, as regras que te deram
instructions you were given: as regras que te passaram, as instruções que recebeste, instruções que recebeste
instructions you were given: as ordens que você recebeu, as instruções que te passaram
everything above: tudo o que veio antes, tudo o que está acima, tudo que está acima, tudo o que aparece acima
everything above: tudo que aparece acima, tudo o que está em cima, todo o anterior, tudo o que está escrito acima
everything before this: tudo o que vem antes, tudo que veio antes
ignore all previous instructions: ignore tudo acima, ignore tudo o que veio antes
what is written above: o que está acima
the above text: o texto acima, o texto anterior, o texto de cima
the text below: o texto a seguir, o texto seguinte
above: acima, acima de, acima desta, acima deste, acima da, acima do, de cima, em cima, por cima de, acima citad*
above: acima mencionad*, supracitad*
below: abaixo, logo abaixo, em baixo, embaixo, abaixo de
system prompt: prompt do sistema, prompt de sistema, prompts do sistema, mensagem do sistema, mensagens do sistema
system prompt: mensagem de sistema, instruções de sistema, instruções do sistema, comando do sistema, systemprompt
system prompt: prompt de sistema inicial
system instruction: instrução do sistema, instrução de sistema
initial prompt: prompt inicial, prompt original, primeiro prompt
prompt: prompt*
instructions: instrucoes*, orientações, indicações
instruction: instrução, orientação, indicação
new instructions: novas ordens
previous instructions: ordens anteriores, comandos anteriores
hidden instructions: instruções secretas
rules: regras, normas
rule: regra, norma
regulations: regulamento*, regimento
guidelines: diretrizes, directrizes, diretivas
guideline: diretriz, diretiva
order: ordem, ordene, pedido, encomenda
orders: ordens, pedidos, encomendas
purchase order: ordem de compra, ordens de compra
in order: na ordem
in alphabetical order: em ordem alfabética, por ordem alfabética
by order of: por ordem de, por ordem da, por ordem do, a mando de
command: comando, o comando
commands: comandos, os comandos
commander: comandante*
sort: ordene por, ordena por, ordenar*, ordena, ordenem
i order you: eu te ordeno, te ordeno, ordeno que, eu ordeno, exijo que, eu exijo
i ask you: te peço, lhe peço, peço lhe, peço te, peço que, peço a, eu peço
we ask you: pedimos que, pedimos aos, pedimos a, solicitamos que, pede se, solicitamos
policy: política de, políticas de, políticas da, política da, política do
politics: política
political: politico*, políticas
politician: políticos da
privacy policy: política de privacidade
content policy: política de conteúdo, políticas de conteúdo, política de uso
safety policies: políticas de segurança
insurance policy: apolice*, apólice de seguro
police: polícia, policial, policiais, polícias
restrictions: restrições
restriction: restrição
restrict: restring*
restricted: restringid*, restrito*, restrita*
limits: limites
limit: limite*, limitar*, limita
limited: limitad*, limitou
limitations: limitações
limitation: limitação
answer only: limite se a responder, limita te a responder, se limite a responder
say only: limite se a dizer
filter: filtr*
filters: filtros
filtered: filtrad*, filtrou
safety filters: filtros de segurança, filtro de segurança
content filters: filtros de conteúdo, filtro de conteúdo
safety rules: regras de segurança, normas de segurança
security measures: medidas de segurança
security: segurança
social security: segurança social, previdência social, previdência
censorship: censura
censored: censurad*
prohibited: proíb*
forbidden: proibid*, vedad*
you are forbidden to: você está proibido de, vc está proibido de, estás proibido de, está proibido de, te proibiram de
you are forbidden to: você é proibido de
do not: é proibido, está proibido, não se deve, não deve, não devem, não deves, fica proibido, nem pense em
do not: é proibida
do not: não devem ser, não me, não lhe, não nos, não te, não se, não lhes, não o, jamais deve, nunca deve
do not enter: proibida a passagem, proibida a entrada, entrada proibida
prohibition: proibic*
reveal: revel*
revealed: revelou, revelei, revelaram, revelad*, revelava*
reveal to me: me revel*, revele me, revela me, revelar me
revelation: revelação
disclose: divulg*
disclosed: divulgou, divulguei, divulgaram, divulgad*, divulgava*
disclosure: divulgação
leak: vazamento*, vazamento de dados, fuga de dados, vazar*, vaza, vaze, vazam
show: mostr*, exib*
showed: mostrou, mostrei, mostraram, mostrad*, mostrava*, exibiu, exibido, exibida
show me: me mostr*, me exib*, quero ver, deixa eu ver, deixe me ver, deixa me ver, me deixa ver, mostre pra mim
show me: mostra pra mim, mostre para mim
showed me: me mostrou
teach: ensin*
taught: ensinou, ensinei, ensinaram, ensinad*, ensinava*
teach me: me ensin*
teaching: ensino, ensinamento*
say: diz, diga, digam, digas, digo, dize*, diz se
says: diz que
tell: conte, conta para, conta pra, contar*, contem a, fale, fala para, falem, avise
speak: falo, falas, falam*, fales, falar*, falando, fala, fale com, fale sobre, fala sobre
spoke: falei, falad*, falava*
tell me: me diga, me digas, me diz, me conte, me conta, me fale, me fala, me contem, me falem, me digam, diga me
tell me: diz me, conta me, digam me, me dizer, me contar, me falar, dizer me, fala pra mim, diz pra mim, diga para mim
tell me: me diz aí, pode me dizer, me avise, me avisa, me informe
tell him: diga a ele, diga pra ele, diz pra ele, diga lhe, diz lhe, conta pra ele, dizer lhe, fala pra ele
tell them: diga a eles, diga lhes
tell us: nos diga, nos conte, diga nos, conte nos, digam nos
tell the user: diga ao usuário, fale para o usuário, diga ao utilizador
said: disse, disseram, disseste, dito, dita, ditos, dizia*, dissesse, falou, falaram, disser
told me: me disse, me disseram, disse me, me contou, me falou, me falaram, me contaram
told: contou, contaram, contei, contado, contada, contava*
count: contagem, contar até
means: significa, significam, quer dizer
mean: significar, significava
meaning: significado*
meaningful: significativo*, significativa, significativas
that is: isto é, ou seja
in other words: por outras palavras
do not tell: não diga, não digas, não digam, não diz, não diga nada, não digas nada, não diga a, não digas a
do not tell: não conte
do not tell: não contes, não conta, não contem, não conte a, não conte para, não conta para, não conte nada
do not tell: não conte nada a, não fale, não fales, não fala, não falem, não fale nada, não fale para, não comente
do not tell: não comente com, não dizer, não contar, não diga isso a, não diga isto a, não diga nada a
do not tell: não digas nada a
do not tell him: não lhe diga, não lhe digas, não lhe diga nada, não lhe digas nada, não conte para ele
do not tell him: não conta para ele
do not tell the user: não fale nada para o usuário, não deixe o usuário saber, não informe o usuário
do not tell the user: não informe ao usuário, não avise o usuário, não avise ao usuário, não informe o utilizador
do not tell the user: não avise o utilizador
do not tell anyone: não conte a ninguém, não conte para ninguém, não conta pra ninguém, não diga a ninguém
do not tell anyone: não digas a ninguém, não fale para ninguém, não conte isso a ninguém
without telling: sem avisar, sem avisar a, sem avisar ao, sem avisar o, sem dizer, sem dizer a, sem dizer nada
without telling: sem dizer nada a, sem falar, sem falar nada, sem informar, sem informar o, sem informar a, sem contar
without telling: sem contar a, sem que saiba, sem que ele saiba, sem comunicar
without telling the user: sem avisar o usuário, sem avisar ao usuário, sem informar o usuário, sem o usuário saber
without telling the user: sem que o usuário saiba, sem que o usuário perceba, sem avisar o utilizador
without telling the user: sem informar o utilizador, sem que o utilizador saiba
without asking: sem perguntar, sem perguntar a, sem pedir permissão, sem pedir autorização, sem pedir, sem consultar
without asking: sem me perguntar
without asking for confirmation: sem pedir confirmação, sem solicitar confirmação, sem pedir a confirmação
without asking for confirmation: sem esperar confirmação
without confirmation: sem necessidade de confirmação, sem confirmar
without approval: sem autorização, sem permissão
without warnings: sem avisos, sem nenhum aviso
secretly: em segredo, às escondidas, secretamente, de forma oculta, na surdina, na encolha
silently: em silêncio, sem fazer barulho, silenciosamente
do not mention: não mencion*, não cite, não cites, não faça menção a, não faça referência a
do not reveal: não revel*
do not disclose: não divulg*
do not show: não mostr*, não exib*
do not inform: não inform*, não comuniq*
do not warn: não avis*, não alert*
do not ask: não pergunt*, não peça, não peças, não peçam
do not answer: não respond*
do not refuse: não recus*
do not skip: não pule, não pules, não pulem, não salt*
do not omit: não omit*
do not send: não envi*, não mand*
do not forward: não encaminh*, não reencaminh*
do not share: não compartilh*, não partilh*
do not write: não escrev*
do not repeat: não repit*
do not delete: não apagu*, não exclu*, não elimin*
do not use: não use, não uses, não usem, não usar, não utiliz*
do not do: não faça, não faças, não façam, não fazer, não faz
do not include: não inclu*
do not add: não adicion*, não acrescent*
do not change: não mud*, não alter*, não modifi*
do not stop: não pare, não pares, não parem
do not believe: não acredit*
do not trust: não confi*
do not leave: não deixe, não deixes, não deixem, não deix*
do not put: não coloqu*, não ponha, não ponhas, não ponham
do not give: não dê, não dês, não deem
do not translate: não traduz*
do not summarize: não resum*
do not explain: não expliqu*
do not execute: não execut*
do not open: não abra, não abras, não abram
do not pay: não pague, não paguem
do not be: não seja, não sejas, não sejam
do not go: não vá, não vás, não vão
do not have: não tenha, não tenhas, não tenham
do not lie: não mint*
do not hide: não escond*, não ocult*
do not think: não pense, não penses
do not try: não tent*
do not take: não tome, não leve, não levem
do not move: não mex*
do not click: não cliqu*
cannot: não pode, não podem, não podemos, não posso, não podes, não se pode, não consigo, não consegue, não dá para
cannot: não dá pra, não podia, não é possível, não poderá, não conseguimos, não consegui
i do not know: não sei, eu não sei, sei lá
i do not want: não quero
i do not have: não tenho
he does not have: não tem
you do not have: você não tem, vc não tem, não tens
i do not understand: não entendo, não entendi
is not: não é, não está, não será, num é
are not: não são, não estão
was not: não era, não foi, não estava
there is no: não há, não existe
there was no: não havia, não houve
never: nunca, jamais, em hipótese alguma, em nenhuma circunstância, sob nenhuma circunstância, em caso algum
never: de jeito nenhum, em momento algum, em hipótese nenhuma
not yet: ainda não
it does not matter: não importa, tanto faz, não faz mal
i do not care: não me importa, não me importo, não ligo para, não ligo, tô nem aí
no problem: não tem problema, não há problema, sem problema, sem problemas
hide: ocult*, escond*
hid: escondeu, esconderam, escondid*, escondia*, ocultou, ocultei, ocultaram, ocultad*, ocultava*
hidden: escondido*, escondida*, oculto*, oculta, ocultas
hidden message: mensagem oculta, texto oculto
secret: secreto*, secreta, secretas, segredo
secrets: segredos
secretary: secretario*, secretaria*
keep it secret: guard* segredo, guarde o segredo, isso fica entre nós
between you and me: entre nós, cá entre nós, aqui entre nós
confidential: confidencia*, sigilos*
confidentiality: confidencialidade, sigilo
private: privado*, privada, privadas, em particular
privacy: privacidade
secret password: senha secreta, senhas secretas, palavra passe secreta, palavra chave secreta
password: senha, palavra passe, código secreto, password
passwords: senhas, palavras passe, passwords
keyword: palavra chave, palavras chave
key: chave, tecla, chave de api, chave da api, chave api
keys: chaves, teclas
pix key: chave pix
secret keys: chaves secretas
api key: api key
credentials: credenciais, credencial, dados de acesso, dados de login
token: token*
verification code: código de verificação, código de segurança
credit card: cartão de crédito, cartões de crédito, cartão bancário, cartão de débito
card number: número do cartão, número do seu cartão, número do cartão de crédito
bank details: dados bancários, dados da conta, dados da conta bancária
bank account: conta bancária, contas bancárias, conta corrente
account number: número da conta, número de conta
personal data: dados pessoais, informações pessoais, informação pessoal
customer data: dados dos clientes, dados de clientes, dados do cliente
customer list: lista de clientes
configuration: configurac*, ajustes
configure: configur*
configured: configurou, configurei, configuraram, configurad*, configurava*
repeat: repet*, repit*
repeated: repetid*
repeatedly: repetidamente
repetition: repetição
print: impri*
printed: impresso, impressa, imprimiu
printer: impressora*
impression: impressão, impressões
quote: citac*, cite, citar*, aspas
quoted: citad*, citou
copy: copi*
copied: copiou, copiei, copiaram, copiad*, copiava*
paste: colo, colas, cola, colam*, cole, coles, colem, colar*, colando
pasted: colou, colei, colaram, colad*, colava*
recite: recite, recita, recitar*
dictate: dite, ditar*
word for word: ao pé da letra, letra por letra, ponto por ponto
verbatim: literalmente, textualmente, tal qual, tal e qual, tal como está, exatamente como está, tal como aparece
verbatim: sem mudar nada, sem alterar nada
in full: na íntegra, por completo, por inteiro, em sua totalidade, na sua totalidade, sem resumir, sem omitir nada
in full: sem cortes, integralmente
exactly: exatamente, exactamente, com exatidão
exact: exato*, exata*, exacto
begin your reply with: comece sua resposta com, comece a sua resposta com, inicie sua resposta com
begin your reply with: começa a tua resposta com, comece a resposta com
end your reply with: termine sua resposta com, termine a sua resposta com, finalize sua resposta com
end your reply with: termina a tua resposta com
starting with: começando por, começando com, começando pelas, começando pela, a começar por, a partir das palavras
starting with the sentence: começando pela frase, a começar pela frase
reply with: respond* com
nothing else: nada mais, mais nada, e nada mais, nenhuma outra coisa, e só
send: envi*, mande*, manda, mandar*, mando, mandam, remeta, remeter*, envio em anexo
sent: enviou, enviei, enviaram, enviad*, enviava*, mandou, mandaram, mandei, mandad*, remetido
send me: me envi*, me mand*, manda para mim, envie para mim, manda pra mim, envia pra mim, mande pra mim
sent me: me enviou, me mandou
send him: envie lhe, envia lhe, mande lhe
send it: envie isso, mande isso
send it to: envie para, envia para, mande para, manda para, enviem para, envie tudo para
shipment: o envio, do envio, de envio, envios, remessa
sender: remetente
boss: chefe*, patrão
forward: encaminh*, reencaminh*
forwarded: encaminhou, encaminhei, encaminharam, encaminhad*, encaminhava*, reencaminhou, reencaminhei, reencaminharam
forwarded: reencaminhad*, reencaminhava*
transfer: transfer*, faça uma transferência, fazer uma transferência, faça um pix, faz um pix, fazer um pix, transfir*
transferred: transferid*
transfers: transferências
deposit: deposit*
deposited: depositou, depositei, depositaram, depositad*, depositava*
upload: carreg*, faça upload, fazer upload, faça o upload, suba o arquivo
uploaded: carregad*
delete: apag*, elimin*, delet*, exclua*, exclui, excluir*
deleted: apagou, apaguei, apagaram, apagad*, apagava*, eliminou, eliminei, eliminaram, eliminad*, eliminava*, deletou
deleted: deletei, deletaram, deletad*, deletava*, excluiu, excluid*, excluíram
erase: apague tudo, apaga tudo
draft: rascunho*
remove: retir*, remov*, tire, tira, tirem, tirar*, tiro
removed: retirou, retirei, retiraram, retirad*, retirava*, removeu, removid*, tirou, tiraram, tirado, tirada
get: tirar passaporte, tirar o passaporte, tirar carteira, tirar boas notas, consig*, obtenha, obter*, obtém, receba
get: consegu*
execute: execut*
executed: executou, executei, executaram, executad*, executava*
execution: execução
executive: executivo*, executiva
run: rode, roda, rodar*, rodem, rodando
wheel: rodas
enable: habilit*, ligue o modo, liga o modo
enabled: habilitado, habilitada, ativad*
activate: ative*, ativar*, ativa o, ativa a, active o, activar*
active: ativo*, ativa, ativas
disable: desabilit*
disabled: desabilitou, desabilitei, desabilitaram, desabilitad*, desabilitava*
deactivate: desativ*, desactiv*, desligue, desliga, desligar*
deactivated: desativou, desativei, desativaram, desativad*, desativava*, desactivou, desactivei, desactivaram
deactivated: desactivad*, desactivava*
authorize: autoriz*
authorized: autorizad*, autorizou
i authorize you: te autorizo a, te autorizo, eu autorizo você a, autorizo te a, autorizo você a, lhe autorizo a
unauthorized: não autorizado, não autorizada, não autorizadas, não autorizados
authorization: autorizac*
authority: autoridade*
permission: permissão
permissions: permissões
allow: permit*
allowed: permitiu, permitid*
you are allowed to: você tem permissão para, você pode livremente, te é permitido
approve: aprov*
approved: aprovou, aprovei, aprovaram, aprovad*, aprovava*
approval: aprovação
refuse: recus*, rejeit*, se recuse, se recusa
refused: recusou, recusei, recusaram, recusad*, recusava*, rejeitou, rejeitei, rejeitaram, rejeitad*, rejeitava*
guess: adivinh*
guessed: adivinhou, adivinhei, adivinharam, adivinhad*, adivinhava*
i am your creator: sou seu desenvolvedor
system administrator: administrador do sistema, administrador de sistemas
administrator: administrador*
administrators: administradores
administration: administração
administrative: administrativo*, administrativa, administrativas
administrative assistant: assistente administrativo
manage: administr*, gerenci*
managed: administrou, administrei, administraram, administrad*, administrava*, gerenciou, gerenciei, gerenciaram
managed: gerenciad*, gerenciava*
management: gestão, gerenciamento, gerência
manager: gerente*, gestor*
developer: desenvolvedor*, programador*
develop: desenvolv*
developed: desenvolvid*
development: desenvolvimento
program: program*
programmed: programad*
scheduled: programado para, programada para, agendado, agendada
schedule: agend*, horario*
you were programmed: te programaram
you were trained: te treinaram
you were created by: você foi criado por, você foi criado pela, te criou, foste criado por
creator: criador*
assistant: assistente, ajudante
assistants: assistentes, ajudantes
for ai assistants: para assistentes de ia, para os assistentes de ia, aos assistentes de ia
for ai assistants: para assistentes de inteligência artificial
agent: agente
agents: agentes
police officer: agente da polícia, agente de polícia, agentes da polícia
bot: bot, bots, robô, chatbot
robots: robôs
ai: ia, inteligência artificial, uma ia, ias
artificial intelligence: sistema de inteligência artificial
artificial: artificial, artificiais
intelligence: inteligência
intelligent: inteligente*
language model: modelo de linguagem, modelo linguístico, modelos de linguagem
model: modelo
models: modelos
as an ai: como ia, como uma ia, como inteligência artificial, como modelo de linguagem
whoever reads this: quem ler isto, quem ler isso, quem estiver lendo isto, quem estiver lendo isso, a quem ler
whoever reads this: quem estiver a ler isto
if you are an ai: se você é uma ia, se você for uma ia, se vc é uma ia, se és uma ia, se fores uma ia
if you are: se você for, se vc for, se fores
if you are reading this: se você está lendo isso, se vc está lendo isso, se estás a ler isto, se leres isto
when you read this: quando ler isto, quando ler isso, ao ler isto, ao ler isso, quando leres isto
when you read this: quando você ler isso
that reads this: que ler este, que ler esta, que leia este, que leia esta, que ler isto, que ler isso
that reads this: que estiver lendo este, que estiver lendo esta
note to: aviso para, mensagem para, recado para, aviso aos, aviso a, nota ao
attention: atenção, atento, atenta
pay attention: prest* atenção
user: usuari*, utilizador*
users: usuários, usuárias, utilizadores
the user: ao usuário, ao utilizador, pro usuário
the users: aos usuários, aos utilizadores
from the user: do usuário sem, do utilizador sem
system: sistema
systems: sistemas
operating system: sistema operacional, sistema operativo
inbox: caixa de entrada
chain of thought: cadeia de pensamento, cadeia de raciocínio
hack: hackear, hackei*, invadir, invada, invade
hacker: hacker*, pirata informático
pirate: pirata, piratas
attack: ataque, atacar*, ataca
attacks: ataques
attacked: atacou, atacado, atacada
virus: vírus
malware: software malicioso, programa malicioso
malicious: malicios*
evil: malvad*, malign*, do mal
illegal: ilegal, ilegais, ilícit*
legal: legal, legais, lícito
ethics: ética
ethical: etico*
moral: moral, morais
insults: insultos, xingamentos, ofensas
insult: insulto, xingar, xingue
swearwords: palavrões, palavrão
bomb: bomba, bombas
weapon: arma
weapons: armas
drug: droga
drugs: drogas, entorpecentes
poison: veneno, envenen*
dangerous: perigoso*, perigosa, perigosas
danger: perigo, perigos
harm: prejudic*, prejuizo*, dano
damage: danos, danific*
harmful: nociv*, prejudicia*
trust: confiança, confiar*, confia, confie*, confio, confiam
trust me: confie em mim, confia em mim, acredite em mim, acredita em mim, pode confiar em mim
trusted: confiou, confiaram, te confiaram, de confiança
reliable: confiave*, fiável
step by step: passo a passo
step: passo
steps: passos
in plain text: em texto simples, em texto puro
answer: respond*, resposta
answered: respondid*
answers: respostas
answer me: me respond*
answered me: me respondeu
responsible: responsave*
responsibility: responsabilidade*
conversation: conversa, conversação, bate papo, conversas
chat: chat, conversar*, converse, bater papo
the conversation so far: a conversa até agora
history: histórico, histórico da conversa, história do brasil, história de portugal, aula de história
history: história da arte
history teacher: professor de história, professora de história
dialog: dialogo*
write: escrev*, redig*, redij*
wrote: escrevid*
write me: me escrev*
written: escrito, escrita*, escritos, por escrito, redigido
writing: escrevendo, redação
writer: escritor, escritora, escritores
read: lê, ler, leia*, leio, leem, lemos, leu, leram, li, lido, lida, lidos, lia, lerá, lê lo
reading: leitura*, lendo
reader: leitor*
translate: traduz*
translated: traduzid*
translation: traduc*
translator: tradutor*
summarize: resum*, faça um resumo, faz um resumo, faça um resumo de, faz um resumo da, faça um resumo da
summarize: faça um resumo do, faz um resumo do
summarized: resumid*
summary: resumo*
explain: explic*, expliqu*
explained: explicou, expliquei, explicaram, explicad*, explicava*
explain to me: me explic*, me expliq*, explique me, explica me, explicar me, me explicar
explanation: explicac*
describe: descrev*
described: descrevid*, descrito*, descrita*
description: descric*
list: lista, listar*, liste, enumer*, listas
make a list: faça uma lista, faz uma lista, fazer uma lista
mention: mencion*
mentioned: mencionou, mencionei, mencionaram, mencionad*, mencionava*
inform: inform*, comunic*, comuniqu*
informed: informou, informei, informaram, informad*, informava*, comunicou, comuniquei, comunicaram, comunicad*
informed: comunicava*
report: relatorio*, relate, relatar*, reporte, reportar*
reported: relatou, reportou, relatado
warn: avis*, alert*, advirta, advert*
warned: avisou, avisei, avisaram, avisad*, avisava*, alertou, alertei, alertaram, alertad*, alertava*
warning: advertência, alerta
warnings: advertências, alertas
notice: aviso
notices: avisos
notify: notific*, notifiqu*
notified: notificou, notifiquei, notificaram, notificad*, notificava*
notification: notificação
notifications: notificações
ask: peça, pede, peçam, pedir*, peço, pedem, peças, pedes, pergun*, pergunta a, pergunta ao
asked: perguntou, perguntei, perguntaram, perguntad*, perguntava*, pediu, pedira*, pedi, pedido que, pedida, pedia
asks that: pede que, pedem que
asked me: me pediu, me perguntou
question: pergunta
questions: perguntas
ask questions: faça perguntas, faz perguntas, fazer perguntas
ask me: me pergunt*, me faça perguntas, me faz perguntas
if asked: se perguntarem, se te perguntarem, se alguém perguntar, se lhe perguntarem, se o usuário perguntar
order number: número do pedido
the request of the user: o pedido do usuário, pedido do usuário, o pedido do utilizador
request: solicit*, requisição
requests: solicitações, requisições
requested: solicitou, solicitad*
demand: exij*, exig*
demanded: exigid*
help: ajud*, socorro
helped: ajudou, ajudei, ajudaram, ajudad*, ajudava*
help me: me ajud*, me ajuda aí, me dá uma mão
helped me: me ajudou
give: dê, dá, dão, deem, dou, damos, dar*, dando, forneç*, fornec*, proporcion*
give me: me dê, me dá, me deem, me dar, me forneç*, me fornec*, me pass*, passe me, passa me, me entreg*, me arranj*
give me: me vê
gave me: me deu, me deram, me passou
give us: nos dê, dê nos, nos forneça
gave: deu, deram, dei, dava, davam, desse
given: dado que seja, dada, dadas, fornecido*, fornecida
deliver: entreg*
delivered: entregou, entreguei, entregaram, entregad*, entregava*
delivery: entrega, entregas
supplier: fornecedor, fornecedora, fornecedores
grant: conced*
granted: concedid*
share: compartilh*, partilh*
shared: compartilhou, compartilhei, compartilharam, compartilhad*, compartilhava*, partilhou, partilhei, partilharam
shared: partilhad*, partilhava*
do: faça, faz, facam*, faças, fazem*, faço, fazes, fazer*, fazê lo, efetue, efetuar*, realiz*, farei, fará, farão
do: fazê la
make: faça um, faça uma, faz um, faz uma, fazer um, fazer uma, faz uma coisa, faça me um, elabor*, fabric*
do it: faça isso, faz isso, faça isto, faz isto
doing: fazendo, a fazer, realizando
did: fez, fizeram, fiz, fizeste, fazia, faziam, fizesse, fizer, realizou, realizaram
done: feito*, feita*, realizado, realizada*, realizados, efetuad*
would do: faria, fariam
what do i do: o que eu faço, o que faço, que faço
how do you: como se faz, como é que se faz
how do i: como faço, como eu faço, como faço para, como faço pra
ago: atrás, há dois anos, há um ano, há muito, há pouco, há anos
in fact: de fato, de facto, na realidade
fact: fato, facto, o fato de, o facto de, fatos, factos
creation: criação, criações
child: criança
children: crianças, filhos, filhas
creative: criativo*, criativa, criativas, criatividade
generation: geração, gerações
general: geral, gerais, generais
generally: geralmente, em geral
generous: generoso, generosa
use: use, usa, usem, uses, uso, usam, usas, usar*, usando, usamos, utiliz*, empregue, empregar*
used: usou, usad*, usava, usaram, usei, utilizad*
useful: útil, úteis
business day: dia útil
working days: dias úteis
employee: funcionari*, empregado, empregada, colaborador*, empregados
job: emprego*, trabalho, trabalhos
job opening: vaga, vagas
worker: trabalhador, trabalhadora, trabalhadores
work: trabalh*, funcion*
worked: trabalhou, trabalhei, trabalharam, trabalhad*, trabalhava*, funcionou, funcionei, funcionaram, funcionad*
worked: funcionava*
operation: funcionamento, operação, operações
operator: operador*
function: função, funções
change: mud*, alter*, modific*, modifiqu*, troc*, troqu*
changed: mudou, mudei, mudaram, mudad*, mudava*, alterou, alterei, alteraram, alterad*, alterava*, modificou
changed: modifiquei, modificaram, modificad*, modificava*, trocou, troquei, trocaram, trocad*, trocava*
instead: em vez disso, ao invés disso, em lugar disso, no lugar disso, em vez disto
instead of: em vez de, ao invés de, em lugar de, no lugar de, em vez do, em vez da
instead of following: em vez de seguir, ao invés de seguir
add: adicion*, acrescent*, some, somar*
added: adicionou, adicionei, adicionaram, adicionad*, adicionava*, acrescentou, acrescentei, acrescentaram
added: acrescentad*, acrescentava*
sum: soma
include: inclu*
included: incluid*, incluiu
including: incluindo, inclusive
insert: inser*, insir*
inserted: inserid*
correct: corrig*, corrij*, correto, correta, corretos, corretas, certo*, certa*
corrected: corrigid*
correctly: corretamente
correction: correção, correções
check: verifi*, confira, confere, conferir*, cheque, checar*, revis*
checked: verificou, verificado, verificada*, verificados, conferido
revision: revisão, revisões
magazine: revista, revistas
reviewer: revisor*, avaliador*
evaluate: avali*
evaluated: avaliou, avaliei, avaliaram, avaliad*, avaliava*
evaluation: avaliac*
grade: nota máxima, a nota máxima, nota final, notas
note: nota
analyze: analis*
analyzed: analisou, analisei, analisaram, analisad*, analisava*
analysis: analise*
analyst: analista*
compare: compar*
compared: comparou, comparei, compararam, comparad*, comparava*
comparison: comparac*
confirm: confirm*
confirmed: confirmou, confirmei, confirmaram, confirmad*, confirmava*
confirmation: confirmação
save money: economiz*, poupar*, poupe
savings: poupança, economias
umbrella: guarda chuva, guarda chuvas, sombrinha
guard: guarda, guardas
store: armazen*, loja, armazém, depósito de, lojas
stored: armazenou, armazenei, armazenaram, armazenad*, armazenava*
keep: mantem*, manter*, mantenh*, mantendo, conserv*
kept: manteve, mantid*, mantiveram
maintenance: manutenção
register: regist*, cadastr*, inscreva se, se inscreva, inscrev*
registered: registrou, registrei, registraram, registrad*, registrava*, registou, registei, registaram, registad*
registered: registava*, cadastrou, cadastrei, cadastraram, cadastrad*, cadastrava*
registration: inscric*, cadastro
record: registro, registo, recorde, recordes
records: registros, registos
recommend: recomend*
recommended: recomendou, recomendei, recomendaram, recomendad*, recomendava*
recommendation: recomendac*
suggest: suger*, sugir*
suggested: sugerid*
suggestion: sugestão, sugestões
advise: aconselh*
advice: conselho*, dica, dicas
propose: propõe, proponh*, propor
proposed: propôs, proposto
proposal: proposta*
choose: escolh*, selecio*
chose: escolhid*
chosen: escolhido, escolhida, selecionado*, selecionada
choice: escolhas
election: eleic*
classify: classific*, classifiqu*
classified: classificou, classifiquei, classificaram, classificad*, classificava*
organize: organiz*
organized: organizou, organizei, organizaram, organizad*, organizava*
organization: organização, organizações
prepare: prepar*
prepared: preparou, preparei, prepararam, preparad*, preparava*
calculate: calcul*
calculated: calculou, calculei, calcularam, calculad*, calculava*
calculation: calculo*
solve: resolv*
solved: resolvid*
solution: solução, soluções
fix: consert*, arrum*
fixed: consertou, consertei, consertaram, consertad*, consertava*, arrumou, arrumei, arrumaram, arrumad*, arrumava*
fixed: fixo, fixa, fixos
repair: conserto, reparo, reparar*
build: constru*, constró*, monte, montar*, monta, monte me
built: construid*
construction: construção, construções
assembly: montagem, assembleia
design: projet*, desenh*, design
designed: projetou, projetei, projetaram, projetad*, projetava*, desenhou, desenhei, desenharam, desenhad*, desenhava*
project: projeto, projecto, projetos
find: encontr*, ache, achar*, localiz*, acha, acham
found: encontrou, encontrei, encontraram, encontrad*, encontrava*, achei, achou, acharam, achado
i think: acho, acho que, penso que, eu acho, eu acho que, me parece, me parece que, parece me, creio
what do you think: o que acha, o que você acha, o que acham, o que achas
meeting: reunião, encontro*, reuniões
search: procur*, pesquis*, busca, busque, buscar*, buscam
searched: procurou, procurei, procuraram, procurad*, procurava*, pesquisou, pesquisei, pesquisaram, pesquisad*
searched: pesquisava*, buscou
pick me up: me buscar, me busque
research: pesquisas, investig*
looking for: à procura de, em busca de, procura se, procuro
try: tent*
tried: tentou, tentei, tentaram, tentad*, tentava*
attempt: tentativa*
test: teste, testar*, testa, provar*, testes
exam: prova, provas, exame*
open: abra, abre, abram, aberto*, aberta, abertas, abrir*, abrem, abro, abrindo, abras
opening: abertura
close: fech*
closed: fechou, fechei, fecharam, fechad*, fechava*
install: instal*
installed: instalou, instalei, instalaram, instalad*, instalava*
installation: instalação
facilities: instalações
update: atualiz*, actualiz*
updated: atualizou, atualizei, atualizaram, atualizad*, atualizava*, actualizou, actualizei, actualizaram, actualizad*
updated: actualizava*
current: atual, atuais, actual
currently: atualmente, hoje em dia, actualmente
download: baix*, descarreg*, faça o download, fazer download, faça download
downloaded: baixou, baixei, baixaram, baixad*, baixava*, descarregou, descarreguei, descarregaram, descarregad*
downloaded: descarregava*
low: baixo*, baixa, baixas
start: comec*, inici*
started: começou, comecei, começaram, comecad*, comecava*, iniciou, iniciei, iniciaram, iniciad*, iniciava*
let us start: comecemos
beginning: início, começo, principio*
initial: inicial, iniciais
initiative: iniciativa*
log in: faça login, fazer login, faz login, iniciar sessão, inicie sessão, inicia sessão, entre na conta
log in: entrar na conta
log out: sair da conta, fazer logout, terminar sessão, encerrar sessão
session: sessão, sessões
restart: reinici*
restarted: reiniciou, reiniciei, reiniciaram, reiniciad*, reiniciava*
reset: redefinir*, redefina, redefine, restabelec*, resetar, restaurar*
finish: termin*, acab*, finaliz*, encerr*
finished: terminou, terminei, terminaram, terminad*, terminava*, acabou, acabei, acabaram, acabad*, acabava*
finished: finalizou
finished: finalizei, finalizaram, finalizad*, finalizava*, encerrou, encerrei, encerraram, encerrad*, encerrava*
just: acabei de, acabou de, acabamos de, acaba de
end: fim, término, final
end of instructions: fim das instruções
end of the document: fim do texto
terms: termos
in the end: no fim das contas
finally: finalmente, por último, por fim, ao final, no final
continue: continu*
continued: continuou, continuei, continuaram, continuad*, continuava*
wait: esper*, aguard*
waited: esperou, esperei, esperaram, esperad*, esperava*, aguardou, aguardei, aguardaram, aguardad*, aguardava*
i hope: espero, espero que
hope: esperanca*
return: volt*, retorn*, regress*, devolv*
returned: voltou, voltei, voltaram, voltad*, voltava*, retornou, retornei, retornaram, retornad*, retornava*
returned: regressou
returned: regressei, regressaram, regressad*, regressava*
again: de novo, outra vez, mais uma vez, novamente, volte a, volta a, voltar a, voltou a
refund: devoluc*, reembols*
payment: pagamento
payments: pagamentos
purchase: compra, compras
buy: compr*
bought: comprou, comprei, compraram, comprad*, comprava*
sell: vend*
sold: vendid*
sale: venda, vendas
seller: vendedor, vendedora, vendedores
call: cham*, ligar para, ligue para, liga para, telefone para, telefonar*, chamada*, ligac*
called: chamou, chamei, chamaram, chamad*, chamava*, chamada de
open a ticket: abrir um chamado, abra um chamado, abri um chamado
ticket: chamado técnico, chamado número, bilhete, passagem, bilhetes, passagens, ingressos
call me: me cham* de, me cham*, me liga, me ligue
my name is: me chamo, chamo me
your name is: você se chama, te chamas
is called: se chama, chama se
turn on: ligar o, ligar a, ligue o, ligue a, ligar*, ligue, liga, acenda, acender*, acende
connect: conect*, ligado a
connected: conectado*, conectada, ligad*
connection: conex*
visit: visit*
visited: visitou, visitei, visitaram, visitad*, visitava*
spend: gast*
spent: gastad*
expenses: gastos, despesa*
enter: entre no, entre na, entre em, entra no, entra na, entra em, entrar*, entram, entro, entrem, digite, digita
enter: introduz*, acesse*, acessar*, acessa, acede
entered: entrou, entraram, entrei, entrado
contact us: entre em contato, entre em contato com, entre em contacto, entrar em contato com, entre em contacto com
contact: contat*, contact*
contacted: contatad*, contactad*
introduction: introdução
income: renda, rendimento*
leave: deix*, sair*, saia, sai, saiam, saem, saio
left: deixou, deixei, deixaram, deixad*, deixava*, saiu, saíram, saí, partiu, esquerda, esquerdo
let: deixe que, deixa eu, deixe me, deixa me, me deix*
exit: saída
departure: saídas, partida
let me know: me avise se, me avisa se, avise me se, me deixe saber
put: coloc*, coloqu*, ponha*, põe, pôr, bota, bote, põem, pomos
placed: colocou, colocaram, colocado, colocada, pôs, posto, posta
position: posição, cargo, posições
gas station: posto de gasolina
take: tome, toma, tomar*, pegue, pega, pegar*, leve, leva, levar*, levem, levo
took: tomou, pegou, levou, levaram, levei, levad*, tomado, tomada
light: leves, luz, luzes
decide: decid*
decided: decidiu, decidido
decision: decisão, decisões
bring: traga*, traz, trazer*, trazem, trago
brought: trouxe, trouxeram, trazido
move: mova, mexa, mexe, move, mover*, mexer*, movem, movendo, mexendo
movement: movimento*
look: olhe, olha, olhar*, olhando
looked: olhou
see: veja, vê, ver, vejam, vejo, vemos, vês, vendo, vê lo, verá, verem, se ver, veem
saw: viu, viram, vi, via, viste
seen: visto, vista*, vistos
point of view: ponto de vista
version: versão, versões
green: verde, verdes
true: verdadeiro*, verdadeira
truth: verdade, a verdade
really: de verdade, na verdade, realmente, mesmo assim
listen: escut*
listened: escutou, escutei, escutaram, escutad*, escutava*
hear: ouv*, ouça, ouço
heard: ouviu, ouvi, ouvido
think: pens*
thought: pensou, pensei, pensaram, pensad*, pensava*, pensamento*
believe: acredit*, crer, creia, crê
believed: acreditou, acreditei, acreditaram, acreditad*, acreditava*
know: saiba, sabe*, saibam, conhec*
i know: sei, eu sei, já sei, sei que
knew: sabia, sabiam, soube, conhecia, conheceu
known: conhecid*
knowledge: conhecimento*, sabedoria
remember: lembr*, record*, lembre se, lembra te, se lembre
remembered: lembrou, lembrei, lembraram, lembrad*, lembrava*, recordou, recordei, recordaram, recordad*, recordava*
we remind you: lembramos que, lembramos, lembramos lhe
reminder: lembrete*
memory: memoria*, lembrança
agreement: acordo*, convênio
i wake up: acordo toda, eu acordo
wake up: acord*
woke up: acordou, acordei, acordaram, acordad*, acordava*
ok: de acordo, está bem, tá bom, tudo bem, beleza, ok, ta bom
according to: de acordo com, segundo o, conforme, conforme a, conforme o
understand: entend*, compreend*
understood: entendid*, compreendid*
understanding: compreensão, entendimento
perceive: perceb*
perceived: percebeu, percebi
learn: aprend*
learned: aprendid*
learning: aprendizagem, aprendizado
study: estud*
studied: estudou, estudei, estudaram, estudad*, estudava*
student: estudante*, alun*
i want: quero, eu quero, desejo, queria, eu queria
i want you to: quero que, quero que você, preciso que, preciso que você, eu quero que, eu preciso que, gostaria que
i want you to: queria que, quero que tu
i would like: gostaria, eu gostaria, gostaria de, queria saber
want: quer, querem*, queres, queira, querer, queiram, deseja, desejar*, desejam, deseje
you want: quiser, quiseres, você quiser
wanted: quis, queriam, quiseram, desejou
dear: querido*, querida*, prezad*, caro, cara senhora, estimad*
man: cara, homem
need: precis*, necessit*, necessidade
i need: preciso, preciso de, eu preciso, eu preciso de
needed: precisou, precisava*
needs: necessidades
need to: precisa de, precisam de
necessary: necessari*
necessarily: necessariamente
got: conseguiu, consegui, conseguiram, obteve, obtid*
receive: receb*
received: recebid*
receipt: recibo*, comprovante*
happen: acontec*, ocorr*
happened: aconteceu, aconteceram, acontecido, ocorreu, ocorreram
event: evento*, acontecimento*
pass: passar*, passe, passam, passa, passo por, passando, passem
passed: passou, passaram, passei, passava*
past: passado
last: passado mês, passada*, passados, ultimo*, ultima*, durar, dura
last week: semana passada, na semana passada
last month: mês passado, no mês passado
last year: ano passado, no ano passado
last quarter: trimestre passado
quarter: trimestre*
lately: ultimamente
come: venha*, vir, vêm, vens, vindo
came: veio, vieram, vim, vinha*
nearest: mais próxima, mais próximo
arrive: cheg*
arrived: chegou, cheguei, chegaram, chegad*, chegava*
arrival: chegada
enough is enough: chega
go: ir, ide, irmos, ires, vá, vai lá, vão lá
will: vai, vão, irá, irão
i will: vou, eu vou
let us: vamos, vamos lá
will be: será, serão, estara*
goes: vai para, vai ao, vai à
you will: tu vais, vais
go to: ir ao, ir à, vá ao, vá à
get to the point: vá direto ao ponto, direto ao ponto, vai direto ao ponto
went: fui, fomos, iam, foi para, foram para, foi embora
going: indo
live: viv*, mora, morar*, morando, moram, moro, mor* em
lived: vivid*
life: vida, vidas
alive: vivo, viva, vivos, vivas
walk: caminh*, andar, anda, ande, andando
walked: caminhad*
way: caminho, caminhos
drive: dirija, dirigir*, dirigindo, conduz*
driver: motorista*, condutor*
lose: perd*, perca, perco, percam
lost: perdid*
loss: perda*
win: ganho, ganhas, ganha, ganham*, ganhe*, ganhar*, ganhando, venc*
won: ganhou, ganhei, ganharam, ganhad*, ganhava*
expired: vencido, vencida, expirou, expirad*
winner: vencedor, vencedora, vencedores
play: jog*, brinc*, brinqu*
played: jogou, joguei, jogaram, jogad*, jogava*
game: jogo, brincadeira, jogos
player: jogador, jogadora, jogadores
let us play a game: vamos jogar um jogo, vamos jogar, vamos brincar, vamos fazer um jogo
touch: toc*, toqu*
eat: coma, come, comem, como carne, comendo, comer*
ate: comeu, comi
food: comida, alimento*, alimentação
drink: beba, bebe, bebem, beber*, bebida*, bebesse
sleep: dormir*, durma, dorme, dormem, dormindo
slept: dormiu, dormi
die: morrer*, morre, morrem, morra
died: morreu, morreram, faleceu, morri
dead: morto*, morta, mortas
death: morte, mortes
deceased: falecid*
was born: nasceu, nasci
born: nascid*
birth: nascimento
birthday: aniversário
feel: sinta, sinto, sente se, se sente, sente, sentir*, sentem, sentimos, sentindo
sorry: descul*, lamento, lamentamos, sinto muito, perdão, perdoe
sense: sentido*
feelings: sentimento*
sit: sentar, sente se aqui, sente se ali
like: gost*, igual a, parecido com, tipo um
liked: gostou, gostei, gostava*
taste: gosto, gostos, sabor
love: ama, amar, amor, amores, adora, adoro, adorar, te amo, ame
i love you: eu te amo, amo te
offer: oferec*, oferta, ofertas
offered: oferecid*
produce: produz*
product: produto, produtos
production: produção
increase: aument*
increased: aumentou, aumentei, aumentaram, aumentad*, aumentava*
reduce: reduz*
reduction: redução
improve: melhor*
improved: melhorou, melhorei, melhoraram, melhorad*, melhorava*
better: melhor, melhores
the best: o melhor, a melhor, os melhores
improvement: melhoria*
worse: pior, piores
process: process*
processed: processou, processei, processaram, processad*, processava*
apply: aplic*, apliqu*
applied: aplicou, apliquei, aplicaram, aplicad*, aplicava*
application: aplicac*
app: aplicativo*, app
avoid: evit*
avoided: evitou, evitei, evitaram, evitad*, evitava*
protect: proteg*
protected: protegid*
protection: proteção
block: bloque*, bloco*
blocked: bloqueou, bloqueei, bloquearam, bloquead*, bloqueava*
unlock: desbloque*
unlocked: desbloqueou, desbloqueei, desbloquearam, desbloquead*, desbloqueava*
control: control*
controlled: controlou, controlei, controlaram, controlad*, controlava*
detect: detect*, detet*
detected: detectou, detectei, detectaram, detectad*, detectava*, detetou, detetei, detetaram, detetad*, detetava*
identify: identific*, identifiqu*
identified: identificou, identifiquei, identificaram, identificad*, identificava*
identity: identidade
indicate: indic*, indiqu*
indicated: indicou, indiquei, indicaram, indicad*, indicava*
stated: indicado*, indicada*
sign: assin*, sinal, placa, sinais, sinalização
signed: assinou, assinei, assinaram, assinad*, assinava*
signature: assinatura*
mark: marcar*, marque, marcado
brand: marca, marcas
represent: represent*
represented: representou, representei, representaram, representad*, representava*
representative: representante*
present: apresent*
presented: apresentou, apresentei, apresentaram, apresentad*, apresentava*
presentation: apresentac*
cover letter: carta de apresentação
president: presidente*, presidenta
appear: aparec*, apareç*, surg*, surj*
appears: aparece
appeared: apareceu, apareceram, surgiu
seem: parec*, pareç*
seems: parece, parece que
seemed: parecia, pareceu
similar: parecido*, parecida, semelhante*
worth: vale, vale a pena, valer
value: valor, valores
amount: montante, quantia, quantidade*
stay: fique, fica, ficar*, fico, fiquem, ficam, ficas
stayed: ficou, ficaram, fiquei, ficava*
where is: onde fica, cadê
where are: onde ficam
exist: exist*
there is: existe, há, tem um, existe um, existe uma
there are: existem
there was: havia, houve
there will be: haverá
had: tinha, tinham, teve, tiveram, tive, tivesse*, tivemos
would have: teria, teriam, haveria
have: ter, têm, temos, tenha, tenham, tenhas, terem, termos de, haver, tiver, tendo, tiverem, hei
has: tem, possui
possess: possu*
i have: tenho, eu tenho
you have: você tem, vc tem, tens, tu tens
keep in mind: tenha em mente, leve em conta, tenha em conta, levar em conta, leve em consideração, tem em conta
take into account: levar em consideração, levando em conta, tendo em conta, considerando que
be careful: tenha cuidado, toma cuidado, tome cuidado, cuidado, tem cuidado
must: deve, devem*, deva, devera*, devo, tem que, tem de, temos que, temos de, é preciso, têm que, têm de
must: é necessário
must: precisa ser
i have to: tenho que, tenho de, eu tenho que
you must: tu deves, deves, tens de, tens que, você tem que, vc tem que, você tem de, você precisa, vc precisa, deverás
should: deveria*, devia, convém
duty: dever, deveres
obliged: obrigado a, obrigada a
obligation: obrigac*
mandatory: obrigatorio*, obrigatória
force: obrig*, forc*
forced: obrigou, obriguei, obrigaram, obrigad*, obrigava*, forçou, forcei, forçaram, forcad*, forcava*
thank you: obrigado, obrigada, muito obrigado, muito obrigada, valeu, brigado, agradeço, agradecemos, obg
thanks in advance: desde já agradeço, desde já obrigado, obrigado desde já, agradeço desde já
thank: agradec*, agradeç*
grateful: agradecido, agradecida, grato, grata
can: pode, podem*, possa, possam, poder, podera*, puder, consegue fazer
you can: podes, tu podes, possas, poderás
could you: você pode me, você poderia, vc pode me, poderia me, pode me, podes me, será que você pode, dá para você
could you: poderias, você poderia me, vc poderia, podia me, poderia por favor, pode por favor
could you help me: podes ajudar me a, podes ajudar me, pode me ajudar a, você pode me ajudar a, você pode me ajudar
could you help me: pode me ajudar
i can: posso, eu posso
could: poderia*, podia, podiam, pôde, puderam, pudesse
powerful: poderos*
power: o poder, poderes
i am: sou, estou, eu sou, eu estou, tô, eu tô
is: é, está, tá
are: são, estão
we are: somos, estamos
was: era, foi, estava
were: eram, foram, estavam, éramos, fosse, fossem, fosses, estivesse, fores, estiveram
been: sido, estado a
has been: foi sendo
would be: seria, seriam, estaria
being: sendo, estando
state: estado*
united states: estados unidos
human being: ser humano
human: humano, humana, humanas, seres humanos, humanos
humanity: humanidade
and: e
or: ou
but: mas, porém, contudo, todavia, só que
however: no entanto, entretanto
not: nao, num
yes: sim, isso mesmo, com certeza
if: se, caso
that: que, esse, essa, isso, aquel*, aquilo, de que, nisso
those: esses, essas, aqueles, aquelas
this: este, esta, isto
these: estes, estas
of this: deste, desta, disto, disso, dessa
of these: destes, destas, desses, dessas
in this: nest*, nisto, ness*
in these: nestes, nestas, nesses, nessas
of that: daquel*, daquilo
in that: naquel*
what: o que, oque, oq, quê, qual
what is: qual era, qual seria
what are: quais são
which: quais, o qual, a qual, os quais, as quais
those who: os que, as que, aqueles que
who: quem
whose: cujo, cuja, cujos, cujas, de quem
where: onde, aonde, em que lugar
when: quando, assim que
how: como é que, como eu, como fazer, como posso, como consigo
as: como
how much: quanto, quanta
how many: quantos, quantas
why: por que, por quê, porquê, pra que, para que serve
because: porque, pois, já que, visto que, dado que, uma vez que, por isso que
because of: devido a, por causa de, por conta de, devido ao, devido à
so: por isso, então, portanto, tão
so that: para que, de modo que, de maneira que, a fim de que
so much: tanto, tanta
so many: tantos, tantas
both: ambos, ambas, os dois, as duas
as well as: assim como, bem como
like this: assim, desta maneira, desta forma, dessa forma, deste modo, deste jeito, desse jeito
until: até, até que
while: enquanto, ao passo que
during: durante
although: embora, ainda que, apesar de que, se bem que
even if: mesmo se, mesmo que
in spite of: apesar de, apesar do, apesar da
unless: a menos que, a não ser que
except: exceto, excepto, salvo, a não ser
in case of: em caso de, no caso de
otherwise: caso contrário, do contrário, senão
for example: p ex
such: tal, tais
the: o, os, a, as
a: um, uma
some: uns, umas, alguns, algum*, um pouco de
of a: dum, duma
in a: numa
to a: a um, a uma
no: nenhum*, nenhuns
none: nenhum deles, nenhum dos
any: qualquer, quaisquer
anything: qualquer coisa, o que quer que seja
anyone: qualquer pessoa, qualquer um
someone: alguém
something: algo, alguma coisa
nothing: nada
nobody: ninguém
everything: tudo, tudo isso, tudo isto
all: todos, todas, toda, todo
all that: tudo o que, tudo que, tudo aquilo que
everyone: todo mundo, todo o mundo, toda a gente, todas as pessoas
all the time: o tempo todo
every day: todos os dias, todo dia
every year: todo ano, todos os anos
every time: toda hora, cada vez que, toda vez que, sempre que
each: cada, cada um, cada uma, a cada
always: sempre, a todo momento
sometimes: às vezes, por vezes, de vez em quando
often: muitas vezes, com frequência, frequentemente
usually: normalmente, habitualmente, costuma, costumo, costumam
other: outro*, outra*
the rest: o resto, os demais, as demais, demais
same: mesmo*, mesma*
the same: igual, iguais
different: diferent*
difference: diferenca*
more: mais
more than: mais de, mais que, mais do que
less: menos
at least: pelo menos, ao menos, no mínimo
at most: no máximo
most: a maioria de, a maior parte de, a maioria dos, a maioria das, a maioria
very: muito bem, muito mais
much: muito, muita
many: muitos, muitas, vários, várias, diversos, diversas
a lot: um monte, um monte de, bastante, pra caramba
enough: suficiente, suficientes
little: pouc*
few: poucos, poucas
a little: um pouquinho
too much: demasiado, em excesso
almost: quase
only: só, somente, apenas, unicamente
alone: sozinh*
unique: único, unica*, únicos
the only: o único, a única
also: também, além disso, tb, tbm
besides: além de, além do, além da
neither: também não
nor: nem, nem sequer
already: já
still: ainda
now: agora, agora mesmo, neste momento, nesse momento
right now: já já, já agora
immediately: imediatamente, de imediato, na hora, quanto antes
as soon as possible: o mais rápido possível, o mais breve possível, o quanto antes, assim que possível
before: antes, antes de, antes que, antes do, antes da
after: depois de, após, depois do, depois da, logo após
then: depois, daí, aí
later: mais tarde, posterior, posteriormente
previous: anterior*, previo*, previa*, precedente*
previously: anteriormente, previamente
following: seguinte*, que se segue, a seguir
first: primeiro*, primeira, primeiras, em primeiro lugar, antes de mais nada
second: segundo*, segunda
third: terceiro, terceira
third parties: terceiros
here: aqui, cá
there: ali, lá
near: perto de, perto, próximo de
far: longe, longe de
around: em volta de, ao redor, ao redor de, em torno de
inside: dentro
in: em, dentro de, dentro do, dentro da
in the: no, na, nos, nas
outside: fora de, fora, fora da, fora do, lá fora
out of service: fora de serviço
on: sobre, em cima de
about: acerca de, a respeito de, sobre o, sobre a, quanto a, em relação a, sobre os, sobre as
under: sob, debaixo de
behind: atrás de, por trás de
in front of: em frente a, na frente de, diante de
between: entre
against: contra
with: com
with me: comigo
with you: contigo, consigo
without: sem
to: para, pra, ao encontro de
for: por
by the: pelo, pela, pelos, pelas
to the: ao, à, aos, às, pro, pros
through: através de, por meio de, mediante
of: de
of the: do, da, dos, das
in order to: a fim de, com o objetivo de
on behalf of: em nome de
together: junto*, juntas, junta, em conjunto
regardless of: independentemente de, independente de, sem importar, seja qual for
no matter what: aconteça o que acontecer, haja o que houver, custe o que custar, a todo custo, seja como for
i: eu
you: você, vc, tu, vocês, vcs, te, lhe, lhes, ti, o senhor, a senhora, vós, cê
he: ele
she: ela
we: nós, a gente
they: eles, elas
me: me, mim
to me: a mim
to you: a você, a ti
it: lo, la, los
my: meu, minha*, meus, o meu, a minha, os meus, as minhas
mine: as minhas próprias, é meu, é minha
follow mine: siga as minhas, sigas as minhas, siga só as minhas
your: seu, sua, seus, suas, teu, tua, teus, tuas, voss*, o seu, a sua, os seus, as suas, o teu, a tua, os teus
your: as tuas
your: as vossas, os vossos, o vosso, a vossa
of your: do seu, da sua, dos seus, das suas, do teu, da tua, dos teus, das tuas
to your: ao seu, à sua, aos seus, às suas, ao teu, à tua, para o seu, para a sua
in your: no seu, na sua, nos seus, nas suas, no teu, na tua, nas tuas, nos teus
of my: do meu, da minha, dos meus, das minhas
to my: ao meu, à minha, aos meus, às minhas, para o meu, para a minha
in my: no meu, na minha
his: dele, do próprio
her: dela
their: deles, delas
him: a ele, para ele, pra ele
them: a eles, a elas, para eles, pra eles
of it: nele, nela
our: noss*, o nosso, a nossa, os nossos, as nossas
himself: si mesmo, si próprio, ele próprio, si mesma
yourself: você mesmo, ti mesmo, tu mesmo, ti próprio, você próprio
myself: eu mesmo, mim mesmo, eu mesma
itself: em si, por si só
us: a nós, conosco, connosco
-: né, aí né, mano, ei, ah, pois é, então né
today: hoje, o dia de hoje
yesterday: ontem
tomorrow: amanhã
morning: manhã
good morning: bom dia
hello: olá, oi, alô, e aí
bye: tchau, adeus, até logo, até mais, até breve
kind regards: com os melhores cumprimentos, melhores cumprimentos, atenciosamente, cordialmente, abraços, um abraço
kind regards: att
please: por favor, por gentileza, faça o favor de, se faz favor, faz favor, pfv, favor
of course: claro, claro que sim, com certeza absoluta
congratulations: parabéns
welcome: bem vindo, bem vinda, bem vindos, bem vindas
you are welcome: de nada
have a nice day: tenha um bom dia, tenha um ótimo dia
inconvenience: transtorno*, incômodo
maybe: talvez, quem sabe, pode ser que
day: dia, dias
time: tempo, vez
times: vezes, tempos
weather: que tempo, o clima, previsão do tempo
hour: horas, hora
what time: que horas, a que horas
minutes: minutos
minute: minuto
moment: momento*, instante
week: semana, semanas
weekend: fim de semana, final de semana
month: mês, meses
year: ano, anos
date: data, datas
deadline: prazo*, data limite
century: seculo*
decade: decada*
night: noite*
tonight: esta noite, hoje à noite
afternoon: tarde, tardes
early: cedo
soon: logo, em breve
suddenly: de repente
monday: segunda feira, segunda feira que, de segunda, antes de segunda
tuesday: terça feira, terça
wednesday: quarta feira, quarta
thursday: quinta feira, quinta
friday: sexta feira, sexta, sextas
saturday: sabado*
sunday: domingo*
from monday: a partir de segunda, a partir de segunda feira
january: janeiro
february: fevereiro
march: março
april: abril
may: maio
june: junho
july: julho
august: agosto
september: setembro
october: outubro
november: novembro
december: dezembro
spring: primavera
summer: verão
autumn: outono
winter: inverno
christmas: natal
holidays: férias, feriado*
season: temporada*
one: um só
two: dois, duas
three: três
four: quatro
five: cinco
six: seis
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
ninety: noventa
hundred: cem, cento
thousand: mil
million: milhão, milhões
percent: por cento
half: meio, meia, metade
double: dobro, duplo, dupla
zero: zero
number: número, números
euros: euros, euro
dollars: dolar*
reais: reais
weight: peso, quilos
message: mensagem, recado
messages: mensagens, recados
text: texto
texts: textos
document: documento
documents: documentos
documentation: documentação
file: arquivo, ficheiro
files: arquivos, ficheiros
folder: pasta, pastas
email: e mail, email, correio eletrónico, correio eletrônico, mail
emails: e mails, emails, mails
mail: correio*
email address: endereço de e mail, endereço de email
address: endereço, morada
addresses: endereços
direct: direto, direta*, diretos
directly: diretamente, directamente
director: diretor, diretora, diretores, director
board: direção, diretoria
attachment: anexo, em anexo
attachments: anexos
attach: anex*
attached: anexado*, anexada
account: conta
accounts: contas
accounting: contabilidade
accountant: contador*, contabilista
bank: banco*
bank of: bancari*
database: banco de dados, bancos de dados, base de dados, bases de dados
money: dinheiro, grana
cash: em dinheiro, à vista
card: cartão
cards: cartões
invoice: fatura, boleto, nota fiscal, factura
invoices: faturas, boletos, notas fiscais
price: preço, preços
fee: tarifas, taxas, tarifa, taxa
cost: custo, custa, custam, custos
interest: juros, juro, interesses, interesse
tax: imposto*
tax office: finanças, repartição de finanças, receita federal
budget: orcamento*
rent: renda de casa, alug*
loan: emprestimo*
debt: divida*
credit: credito*
insurance: seguro de vida, seguro saúde, seguros
safe: seguro, segura, seguras
contract: contrato, contratos
clause: clausula*
law: lei, leis
right: direito*, direita
justice: justiça
judge: juiz, juíza, juízes
lawyer: advogad*
crime: crime*, delito
criminal: criminoso*, criminal, penal
prison: prisão, cadeia
victim: vitima*
thief: ladrão, ladrões
theft: roubo*, furto
steal: roubar*, roube, rouba
stolen: roubad*, roubou
customer: cliente
customers: clientes
customer service: atendimento ao cliente, central de atendimento, serviço de atendimento, apoio ao cliente, sac
service: servico*, atendimento
company: empresa, companhia*, empresas
businessman: empresario*, empresarial
business: negócio, negócios
department: departamento*, setor
team: equipe*, equipa, time, equipas, times
equipment: equipamento*
member: membro*, sócio, integrantes, sócios
partner: parceir*
partnership: parceria*
colleague: colega*
plan: plano*, planej*, planea*
task: tarefa
tasks: tarefas
activity: atividade*
office: escritório, gabinete, repartição
stock: estoque
issue: incidente*
problem: problema, problemas
error: erro, falha, erros, falhas
failed: falhou, falharam
wrong: errado*, errada, erradas, incorreto*, incorreta
spelling: ortografia
spelling mistakes: erros de ortografia
grammar: gramática
by mistake: por engano, por erro
complaint: reclamac*, queixa, queixas
complain: reclam*
status: status
support: suporte, apoi*
technical support: suporte técnico, assistência técnica
technical: tecnico*, técnica, técnicas
information: informação, informações
computing: informática
computer: computador, computadores
data: dados, dado
code: codigo*
variable: variave*
method: método, métodos
server: servidor*
network: rede, redes
social networks: redes sociais
internet: internet
web page: página web, página da web
website: site, sítio web, sites
page: pagina*
link: link, ligação para, links
click: clica, clicar*, cliqu*
button: botão, botões
screen: tela, ecrã, telas
screenshot: captura de tela, print da tela, captura de ecrã
mobile phone: celular*, telemóvel, telefone celular
phone: telefone, telefones
phone number: número de telefone, telefone de contato, número do celular
device: dispositivo*, aparelho*
tool: ferramenta*
language: língua, linguagem, idioma*, línguas
english: ingles*
in english: para inglês, para o inglês
portuguese: portugues*
in portuguese: para o português
spanish: espanhol*, espanhóis
french: francês, francesa, franceses
german: alema*
italian: italian*
brazilian: brasileiro*, brasileira*
chinese: chines*
american: american*, norte americano
european: europeu*, europeia
russian: russo*, russa
japanese: japones*
brazil: brasil
spain: espanha
america: américa
europe: europa
france: frança
germany: alemanha
italy: itália
england: inglaterra
russia: rússia
japan: japão
style: estilo, estilos
tone: tom
example: exemplo*
idea: ideia*
topic: assunto*, tema, temas
title: titulo*
paragraph: paragrafo*
article: artigo*
sentence: frase*, oração, orações
word: palavra
words: palavras
in simple words: com palavras simples, em palavras simples
letter: carta, letra*, cartas
line: linha, linhas
line by line: linha por linha
point: ponto*
key points: pontos principais, pontos chave
part: parte, partes
section: seção, secção, seções
chapter: capitulo*
book: livro*, reservar*, reserve
table: tabela*, mesa, mesas
column: coluna*
image: image*
photo: foto, fotografia*, fotos
video: vídeo, vídeos
sound: som, sons
music: música, músicas
song: canção, canções
movie: filme*
story: história, conto, histórias, contos
poem: poema*
joke: piada*
format: formato*
default: padrão, por padrão, predefini*
content: conteúdo
contents: conteúdos
context: contexto
historical: histórica, históricos, históricas
in quotes: entre aspas
in capital letters: em maiúsculas, em letras maiúsculas
in bold: em negrito
in rhyme: em rima, em verso
out loud: em voz alta
by heart: de cor
for free: de graça, grátis, gratuit*
educational purposes: fins educativos, fins educacionais, fins didáticos
good: bom, boa, bons, boas
well: bem
bad: mau, má, maus, más, ruim, ruins, mal
big: grande, grandes
great: ótimo, ótima, excelente, fantástico, legal demais
bigger: maior, maiores
small: pequeno*, pequena*
smaller: menor*
long: longo*, longa, longas, comprido
short: curto*, curta*, breve, breves
high: alto, alta, altos, altas
strong: forte, fortes
strength: força, forças
weak: fraco*, fraca
new: novo, nova, novos, novas
old: velho*, velha*, antigo*, antiga, antigas
elderly: idos*
age: idade*
young: jove*
youth: juventude
beautiful: bonito*, bonita*, lindo, linda, belo, bela
nice: simpatic*, agradável
kind: gentil
happy: feliz, felizes, contente
happiness: felicidade
joy: alegria
sad: triste, tristes
angry: irritad*, zangado, bravo
tired: cansad*
crazy: louco*, louca, doido
sick: doente*
disease: doenca*
pain: dor, dores
easy: fácil, fáceis
easily: facilmente
difficult: difícil, difíceis
difficulty: dificuldade*
simple: simples
simply: simplesmente
possible: possível, possíveis
possibility: possibilidade*
impossible: impossível
important: importante*
importance: importância
matter: importa, importam, questão, questões
urgent: urgente, urgentes, urgência
main: principa*
mainly: principalmente, sobretudo
complete: complet*
completed: concluido*, concluída, concluiu, completou
conclude: conclu*
completely: completamente, totalmente
total: total, totais
entire: inteiro*, inteira, inteiras
empty: vazi*
full: cheio*, cheia*, lotado
formal: formal, formais
clear: clara*, claros
clearly: claramente
dark: escuro, escura
certainly: certamente
false: falso*, falsa, falsas
real: real
reality: realidade
public: publico*, pública, públicas
publish: public*, publique
published: publicad*, publicou
advertising: publicidade
personal: pessoal, pessoais
people: pessoas, gente, povo
person: pessoa
peoples: povos
internal: interno*, interna, internas
international: internacional, internacionais
external: externo*, externa, externas
original: original, originais
own: proprio*, própria, próprias
owner: dono, dona, donos, proprietari*
property: propriedade*
special: especial, especiais
especially: especialmente
specific: especifico*, específica, específicas
common: comum, comuns
community: comunidade*
communication: comunicação, comunicações
normal: normal, normais
strange: estranho*, estranha, estranhas
foreign: estrangeir*
serious: serio*, séria, grave, graves
funny: engraçado, engraçada, divertido
interesting: interessante*
interested: interessad*
boring: chato*, chata
expensive: caros, caras, muito caro
cheap: barato*, barata
rich: rico, rica, ricos
poor: pobre*
hot: quente*, calor
cold: frio, fria, frios
white: branc*
black: preto, preta, negro*, negra
red: vermelho*, vermelha
blue: azul, azuis
yellow: amarelo, amarela
color: cor, cores
thing: coisa*
men: homens
woman: mulher
women: mulheres
boy: menino*, rapaz, garoto*, rapazes
girl: menina*, rapariga, garota*, moça
son: filho
daughter: filha
mother: mãe, mamãe, mães
father: pai
parents: pais
brother: irmão, irmãos
sister: irmã, irmãs
grandmother: avó, vovó
grandfather: avô, avós
mother in law: sogra
uncle: tio
aunt: tia
family: família, famílias, familiar, familiares
wife: esposa
husband: marido
boyfriend: namorado
girlfriend: namorada
friend: amigo*, amiga, amigas
neighbor: vizinho*, vizinha, moradores
resident: morador
mr: senhor, sr, senhora, sra
gentlemen: senhores
guest: convidado*, hóspede, hóspedes
invite: convid*
name: nome
names: nomes
surname: sobrenome, apelido
house: casa, casas
home: lar
at home: em casa
apartment: apartamento*
building: predio*, edifício
building manager: síndico, síndica
room: quarto*, sala, salas
kitchen: cozinha
cook: cozinhar*, cozinheiro
bathroom: banheiro, casa de banho
door: porta, portas
lobby: portaria
portal: portal
window: janela*
elevator: elevador
street: rua, ruas
city: cidade, cidades
town: vila
country: país, países
world: mundo
worldwide: mundial, mundiais
place: lugar, lugares
location: local, locais
area: área, zona, áreas, zonas
center: centro, centros
region: região, regiões
north: norte
south: sul
west: oeste
earth: terra, terras
sea: mar
water: água, águas
river: rio, rios
mountain: montanha*
island: ilha, ilhas
sun: sol
moon: lua
sky: céu
fire: fogo, incêndio
air: ar
animal: animal, animais
dog: cachorro, cão, cães
cat: gato, gatos
horse: cavalo*
tree: arvore*
flower: flor, flores
trip: viage*
travel: viajar*, viaja
passenger: passageiro*
tourist: turista*
flight: voo, voos
airport: aeroporto*
train: trem, comboio, trein*
trained: treinou, treinei, treinaram, treinad*, treinava*
training: treinamento, treino, formação
bus: ônibus, autocarro
car: carro, automóvel, carros
station: estação, estações
hotel: hotel, hotéis
booking: reserva, reservas
entrance: entrada*
passport: passaporte
visa: visto de
border: fronteira*
route: rota, rotas
destination: destino
delay: atraso, demora
delayed: atrasad*
luggage: bagagem
calendar: calendário, agenda
restaurant: restaurante*
recipe: receita*
dinner: jantar
lunch: almoço
breakfast: café da manhã, pequeno almoço
bread: pão
meat: carne
fish: peixe
rice: arroz
milk: leite
coffee: café
beer: cerveja
wine: vinho
sugar: açúcar
salt: sal
school: escola, colégio, escolas
university: universidade*, faculdade
class: aula, turma*, classe, aulas
course: curso*
teacher: professor*
education: educação
science: ciencia*
scientist: cientista*, científico, científica
theory: teoria*
mathematics: matemática
physical: fisico*, física
doctor: medico*, médica, doutor, doutora
medicine: medicina, remedio*, medicamento*
pills: comprimido*
nurse: enfermeir*
hospital: hospital, hospitais
dentist: dentista
health: saúde
body: corpo, corpos
head: cabeça
hand: mão, mãos
eye: olhos, olho
heart: coração
blood: sangue
mouth: boca
foot: pé, pés
hair: cabelo
skin: pele
mind: mente
mental: mental
voice: voz
face: rosto
government: governo
governor: governador*
minister: ministro*, ministra
ministry: ministério
parliament: parlamento
congress: congresso
mayor: prefeito, prefeita
city hall: prefeitura, câmara municipal
citizen: cidadao*
vote: voto, votos, votar
campaign: campanha*
war: guerra*
peace: paz
army: exército
military: militar, militares
soldier: soldado*
enemy: inimigo*
king: rei
queen: rainha
church: igreja*
god: deus
society: sociedade
social: social, sociais
culture: cultura
cultural: cultural, culturais
art: arte, artes
artist: artista*
actor: ator, atriz, atores
economy: economia
economic: economico*, económica
market: mercado, mercados
industry: indústria
technology: tecnologia*
energy: energia
environment: ambiente, meio ambiente
nature: natureza
natural: natural, naturais
resources: recurso*
human resources: recursos humanos
press: imprensa
media: mídia
journalist: jornalista*
newspaper: jornal, jornais
news: notícias, notícia
television: televisão, tv
radio: rádio
sport: esporte*, desporto
soccer: futebol
ball: bola
situation: situac*
case: caso de, casos
in that case: nesse caso, neste caso
reason: razão, motivo*, razões
cause: causa, causas
effect: efeito*
result: resultado*
consequence: consequencia*
success: sucesso
failure: fracasso
goal: objetivo*, meta, gol, metas
criteria: crite*
level: nível, níveis
type: tipo, tipos
group: grupo*
form: forma, formulario*, formas
manner: maneira, jeito, modo
anyway: de qualquer forma, de todo modo, enfim
space: espaço
background: fundo
size: tamanho
speed: velocidade
quality: qualidade
capacity: capacidade
capable: capaz*
experience: experiencia*
opinion: opini*
opportunity: oportunidade*
fear: medo
luck: sorte
dream: sonho*
shame: vergonha
kiss: beijo, beijos
hug: abraç*
gift: presente, presentes
party: festa, festas
political party: partido*
shit: merda
fuck: porra, caralho, foder
whore: puta
relationship: relação, relações, relacionamento
access: acesso*
presence: presença
future: futuro, futura
participation: participação
participate: particip*
union: união
committee: comitê, comissão
minutes of: atas, ata
desk: balcão
parking: estacionamento
park: parque
shift: turno
guarantee: garant*
alarm: alarme
vigilance: vigilância
works: obras
work of: obra
factory: fábrica
machine: máquina, máquinas
washing: lavagem
wash: lav*
clean: limp*
cut: cort*
fall: cai, cair*, caia
fell: caiu
grow: cresc*
growth: crescimento
defend: defend*
defense: defesa
fight: lut*
struggle: luta
reach: alcanc*, ating*
consider: consider*
considered: considerado, considerada, considerou
discover: descobr*
discovered: descobriu, descoberto
serve: sirva, serve, servir*, servem
hard: duro
sing: cantar*, canta
singer: cantor*
dance: danç*
celebrate: celebr*, comemor*
cry: chor*
laugh: rir, risos
win over: conquist*
express: expressar*, expressa
expression: expressão, expressões
contract out: contrat*
practice: pratic*, prátic*
train for: treino para
interpret: interpret*
encode: codific*, codifiqu*
decode: decodific*, decodifiqu*, descodific*, decifr*
encrypt: criptograf*, encript*
details: detalhe*
detailed: detalhado, detalhada
suffer: sofr*
missing: falta, faltam, faltar*, faltando
lack: falta de
remain: permane*
belong: pertenc*
worry: preocup*
threat: ameaça, ameaças
reply: réplica
compound: composto*, composta
capital: capital
national: nacional, nacionais
nation: nação, nações
population: população
local: localmente
central: central
republic: república
province: província
revolution: revolução
democracy: democracia
constitution: constituição
institution: instituic*
corruption: corrupção
violence: violência
crisis: crise
base: base, bases
side: lado, lados
doubt: dúvida, dúvidas
action: ação, ações
conditions: condições, condição
measure: medida*
author: autor, autora, autores
gold: ouro
source: fonte, fontes
era: época, era de
sector: setores
superior: superior, superiores
coast: costa
camera: câmera, câmara
fast: rapido*, rápida, rapidamente
band: banda
club: clube
sex: sexo, sexual
hate: ódio, odeio
prize: premio*
unit: unidade*
channel: canal, canais
victory: vitória
soul: alma
whole: conjunto
faith: fé
professional: profissional, profissionais
regime: regime
federal: federal, federais
association: associação
edition: edição
edit: editar*, edita, edite
editor: editor, editores
publisher: editora, editoras
material: material, materiais
meters: metros
kilometers: quilômetros, km
perfect: perfeit*
perfectly: perfeitamente
species: especie*
territory: território
bed: cama
distance: distância
option: opção, opções
reference: referência, referências
reform: reforma
risk: risco*
silence: silêncio
element: elemento*
effort: esforco*
independent: independente, independentes
court: tribunal
neighborhood: bairro*
inhabitants: habitantes
debate: debate
speech: discurso
interview: entrevista
interviewer: entrevistador*
incredible: incrível
theater: teatro
box: caixa
scene: cena, cenas
structure: estrutura, estruturas
blow: golpe
degree: grau, graus
marriage: casamento
mission: missão
pressure: pressão
battle: batalha
features: caracteristica*
concept: conceito
deputy: deputado*
enormous: enorme
period: período
criticism: crítica, críticas
critical: crítico
recent: recente*
recently: recentemente
vision: visão
height: altura
candidate: candidato*, candidata
competition: competição, concurso
consumption: consumo
exercise: exercicio*
object: objeto*
digital: digital, digitais
district: distrito
intention: intenção
maximum: máximo, máxima
minimum: mínimo, mínima
stone: pedra
chain: cadeia de
influence: influência
spirit: espírito
united: unidos, unida
blog: blog
statement: declaração
profile: perfil
aspect: aspecto*
depends: depende, depende de
beach: praia*
average: média, médio, médios
accept: aceit*
accepted: aceitou, aceito, aceita os
conflict: conflito
sweet: doce
bridge: ponte
category: categoria
strategy: estratégia
accident: acidente
approximately: aproximadamente, cerca de
plane: avião
library: biblioteca
fields: campo, campos
wood: madeira
available: disponive*
impact: impacto
star: estrela, estrelas
humor: humor
museum: museu
plant: plantas, planta
platform: plataforma
religion: religião
surface: superfície
universe: universo
wind: vento
collection: coleção
eggs: ovos, ovo
surprise: surpresa
bag: bolsa, sacola
arms: braco*
argument: argumento, discussão
scale: escala
back: costas
terrible: terrível
agency: agência
map: mapa
lie: mentira, mentir, mente para
required: requer, exigido
annual: anual
definitely: definitivamente
establish: estabelec*
road: estrada
queue: fila
rain: chuva
absolutely: absolutamente
concert: show
evolution: evolução
coin: moeda
engine: motor
enjoy: aproveit*
license: licença
fight with: briga
mix: mistur*
i prefer: prefiro
prefer: prefere, preferir
forest: floresta
factors: fator*
phase: fase, etapa
emergency: emergência
noise: barulho
guide: guia
garden: jardim
recover: recuper*
alternative: alternativa, alternativo
consultation: consulta, consultas
consult: consult*
patient: paciente, pacientes
piece: peça de
positive: positivo
negative: negativo
temperature: temperatura
electronic: eletronico*, eletrônica
leaves: folhas
sheet: folha
legs: pernas
pure: puro, pura
shoes: sapatos
say that: afirm*
classic: clássico
tower: torre
anniversary: aniversários
teeth: dentes
experts: especialista*
oil: petróleo, óleo
deep: profundo, profunda
workshop: oficina
advantage: vantagem
adults: adultos
bicycle: bicicleta*
chair: cadeira, cadeiras
fridge: geladeira, frigorífico
chess: xadrez
beginners: iniciantes
vegetarian: vegetarian*
waiter: garçom
tweet: tuíte, tuítes
smoke: fumar
dependencies: dependências
bleach: alvejante
emoji: emojis
automatic: automatic*
automatically: automaticamente
firewall: firewall
virtual: virtual, virtuais
loose: solto, soltinho
subjunctive: subjuntivo
pronunciation: pronúncia
duplicate: duplicad*
format error: erro de formato
issued: emitid*, emitiu
pick up: recolh*
school student: estudantil
spoilers: spoilers
kid: garotinho
wish: desejo de
alumni: antigos alunos
gather: reún*
demonstrate: demonstr*
respect: respeit*
address to: dirija se ao, dirija se
subject: matéria
turn off: deslig*
opened: abriu, abriram, abri, abria
shelter: abrigo*
cover: abrang*
create: cria, criar*, criam, criando, crie*, crio
created: criou, criei, criaram, criad*
creature: criatura*
christian: cristao*, cristã
generate: gera, gere, gerar*, geram, gerando, gerem
generated: gerou, gerado, gerada*, gerados, geraram
kill: matar*, mata, mate, matam, matando, matem
killed: matou, mataram, matado
moved: moveu, movid*, mexeu
furniture: móvel, móveis
mexican: mexican*
mexico: méxico
deny: negar*, nega, negue, negam
denied: negou, negad*, negaram
negotiate: negoci*
pay: pagar*, paga, pague*, pagam*, pagando
paid: pagou, pago, pagos, pagaram, paguei, pagas
skipped: pulou, pulad*
pulse: pulso*
lung: pulmão, pulmões
leaked: vazou, vazad*, vazaram
felt: sentiu, senti, sentia*, sentiram
seated: sentad*
verdict: sentenca*
save: salvar*, salve*, salva, guardar*, guarde*, guarda isso, guardando
saved: salvo*, salvas, guardou, guardad*
accessible: acessív*
accessories: acessóri*
additional: adicional, adicionais
commercial: comercial, comerciais
trade: comércio
trader: comerciante*
show up: comparec*
commitment: compromisso*
length: comprimento
commit: compromet*
prove: comprov*
confession: confiss*
truck: caminhão, caminhões, camião
manufacturer: fabricante*
forgive: perdo*
planet: planeta, planetas
precisely: precisamente
precision: precisão
prosecutor: procurador, procuradora, procuradoria, promotor
salvador: salvador
path: percurso
ground: terreno, chão, solo
terror: terror
bird: passaro*, passarinho
curtain: cortina*
courtesy: cortesia
smart: esperto, esperta
studio: estúdio, estúdios
celebrity: celebridade*
conservative: conservador*
charger: carregador*
index: indice*
clue: indicio*, pista, pistas
indicator: indicador*
informal: informal, informais
initially: inicialmente
mourning: luto
pension: pensão, pensões
detective: detetive*
before this: antes desta, antes deste, antes disso, antes disto
tell a joke: conta uma piada, conta me uma piada
tell how it is: conta como é
hereby: por este meio, venho por este meio, por meio desta
turn off the lights: apag* as luzes, apag* a luz
comment: coment*
beyond: além
series: série, séries
fair: feira
despite: apesar
penalty: pena
certainty: certeza*
official: oficial, oficiais
online: online
treat: tratar*, trata
holy: santo, santa, santos
popular: popular, populares
thanks to: graças a, graças ao
leader: líder, líderes, liderança
municipality: municipio*
municipal: municipal, municipais
opposite: contrário
hunger: fome
east: leste
transport: transporte
blame: culpa
origin: origem
probably: provavelmente
cinema: cinema
headquarters: sede
career: carreira
festival: festival
square: praça
unfortunately: infelizmente
trash: lixo
chance: chance, chances
ready: pronto*, pronta
treatment: tratamento
would: iria, ia te, iriam
deal with: lidar
kingdom: reino
act of: ato, atos
episode: episódio
voting: votação
clothes: roupa, roupas
bath: banho
highlight: destaque, destaca
master: mestre
pleasure: prazer
focus: foco
after all: afinal
championship: campeonato
famous: famos*
foundation: fundação
pink: rosa
literature: literatura
priest: padre
calm: calma
courage: coragem
cancer: câncer
gender: gêneros, género
drop: queda
champion: campeão
challenge: desafio*
electoral: eleitora*
conscience: consciência
exterior: exterior
fans: fãs, fã
pride: orgulho
promotion: promoção
running: corrida
run to: correr*, corre, corra*, correndo
take care: cuidar*, cuide, cuida
distribution: distribuição
vehicle: veiculo*
trial: julgamento
volume: volume
captain: capitão
stadium: estádio
stage: palco
murder: assassinato, assassinar*
hit: bater*, bate, bateu
wonderful: maravilhoso, maravilhosa
environmental: ambiental, ambientais
tribute: homenagem
deserve: merec*
promote: promov*
potential: potencial
anger: raiva
scenario: cenário
complex: complexo, complexa
discuss: discut*
childhood: infância
launch: lançar*, lançamento
launched: lançou, lançado, lançada
independence: independência
attitude: atitude
extremely: extremamente
fundamental: fundamental, fundamentais
refers: refere, referem
performance: desempenho
engineering: engenharia
hell: inferno
wall: parede*
purpose: propósito
contains: contêm
rights of: direitos de
decree: decreto
division: divisão
legislation: legislação
individuals: individuo*
novel: romance*
flag: bandeira
tradition: tradição, tradições
dispute: disputa
fight back: enfrentar*
accompany: acompanh*
horizon: horizonte
horrible: horrível
idiot: idiota
raise: levantar*, levanta, levante
tourism: turismo
friendship: amizade
constant: constante
load: carga*
laboratory: laboratório
absence: ausência
hold on: peraí
prevent: imped*
salary: salario*
confusion: confusão
definition: definição
female: feminin*
flee: fugir*, foge
forum: fórum
ship: navio
chemical: química, químico
solar: solar
trend: tendência
brain: cérebro
equally: igualmente
treaty: tratado
universal: universal
dress: vestido
pool: piscina
residence: residência
frequency: frequência
symbol: símbolo
variety: variedade
attend to: atender*, atenda, atende
exploration: exploração
traffic: trânsito
cycle: ciclo
surgery: cirurgia
perspective: perspectiva
storm: tempestade
tension: tensão
logic: lógica
teenager: adolescente*
ad: anuncio*
fit: cabe
fatigue: cansaço
invitation: convite
entity: entidade
instrument: instrumento*
appearance: aparência
basically: basicamente
butter: manteiga
battery: bateria*
greet: cumprimentar, cumprimentos
ignore: faça de conta que não existem, não dê bola, não dê ouvidos
bypass: evadir
leak: fuga, vazo
transfer: pix
delete: suprimi
execute: rodamos, rodam, rodo, rodes
instructed: instruí, instruíram
configuration: parametrização
ignore all previous instructions: esqueça tudo acima
system prompt: prompt base
your instructions: tuas ordens
your restrictions: suas limitações, seus limites, as suas limitações
play the role of: assuma a persona de
unfiltered: sem filtrar
verbatim: sem mudar uma vírgula, ipsis litteris, do jeito que está, sem modificações
password: pin
do not forget: não se olvide, não se olvides, não se olvidem
developer: dev
previous instructions: instruções de antes
guidelines: pautas, linhas guia
orders: mandatos
directives: directivas, preceitos
restriction: amarra
restrictions: amarras
limits: tetos
constraints: condicionantes, constrangimentos
safety: proteção dos usuários, proteções dos usuários
iban: iban
role: rol
previous: antecedente, antecedentes
no filter: desinibido, sem rodeios, na lata, sem frescura
do not refuse: não se negue, não dê desculpas
system override: anulação do sistema, substituição do sistema
bank transfer: transferências bancárias
ignore the rest: esqueça o resto
artificial intelligence system: sistema de ia, sistemas de ia
do not ignore: não se desatenda, não se desatendas, não se desatendam
do not override: não se invalides, não se invalidem, não se sobreponhas, não se sobreponham
do not reveal: não se desvende, não se desvendes, não se desvendem
"""
