"""French: what words and phrases say in English, as `filters.text.glossary` describes."""

FORMS = """
system prompt: prompt système, prompt du système, prompts système, invite système, invite du système, message d invite
system prompt: prompt systeme, invite de système
system instructions: instructions système, consignes système, directives système, instructions du système
system instructions: consignes du système
system message: message système, message du système, messages système
developer message: message développeur, message du développeur
prompt: prompt, prompts
initial instructions: instructions de départ, consignes de départ, instructions d origine, consignes d origine
initial instructions: instructions de base, consignes de base
ignore: ignore, ignores, ignore*, ignorons, ne tiens pas compte de, ne tiens pas compte du, ne tiens pas compte des
ignore: ne tiens pas compte d, ne tenez pas compte de, ne tenez pas compte du, ne tenez pas compte des
ignore: ne tenez pas compte d, ne tiens plus compte de, ne tiens plus compte du, ne tiens plus compte des
ignore: ne tiens plus compte d, ne tenez plus compte de, ne tenez plus compte du, ne tenez plus compte des
ignore: ne tenez plus compte d, ne pas tenir compte de, ne pas tenir compte du, ne pas tenir compte des
ignore: ne pas tenir compte d, ne plus tenir compte de, ne plus tenir compte du, ne plus tenir compte des
ignore: ne plus tenir compte d, ne tiens aucun compte de, ne tiens aucun compte du, ne tiens aucun compte des
ignore: ne tiens aucun compte d, ne tenez aucun compte de, ne tenez aucun compte du, ne tenez aucun compte des
ignore: ne tenez aucun compte d, ne prends pas en compte, ne prenez pas en compte, ne prête pas attention à
ignore: ne prêtez pas attention à, fais abstraction de, fais abstraction du, fais abstraction des, fais abstraction d
ignore: faites abstraction de, faites abstraction du, faites abstraction des, faites abstraction d
ignore: faire abstraction de
ignore: faire abstraction du, faire abstraction des, faire abstraction d, passe outre, passez outre, passer outre
ignore: fais fi de, fais fi du, fais fi des, fais fi d, faites fi de, faites fi du, faites fi des, faites fi d
ignore: fais comme si de rien n était
ignored: ignoré, ignorée, ignorés, ignorées
disregard: néglige, négliges, négligez, négliger, moque toi de, fiche toi de, fous toi de
disregarded: négligé, négligée, négligés
forget: oublie, oublies, oubliez, oublier, oublions, efface de ta mémoire, effacez de votre mémoire
forgot: ai oublié, as oublié, a oublié, avons oublié, avez oublié, ont oublié, avais oublié, avait oublié
forgotten: oublié, oubliée, oubliés, oubliées
do not forget: ne l oublie pas, ne l oubliez pas
oversight: oubli, oublis
set aside: mets de côté, mettez de côté, mettre de côté, laisse de côté, laissez de côté, laisser de côté, écarte
set aside: écartez, écarter
drop: laisse tomber, laissez tomber, laisser tomber, abandonne, abandonnez, abandonner, lâche, lâchez
abandoned: abandonné, abandonnée, abandonnés
discard: jette, jetez, jeter, rejette tout
override: outrepasse*, écrase, écrasez, écraser
bypass: contourne, contournes, contourn*, contournement
bypassed: contourné, contournée, contournés, contournées
would bypass: contournerais, contournerait
skip: saute, sautes, sautez, sauter, zappe, zappez, zapper
skipped: sauté, sautée, sautés, zappé
jump: saut, sauts
cancel: annule, annules, annule*, annulons
canceled: annulé, annulée, annulés, annulées
cancellation: annulation, annulations
terminate: résilie, résiliez, résilier
termination: résiliation
terminated: résilié, résiliée
repeal: abroge, abroger, abrogez
lifted: levé, levée, levées, levés, abrogé, abrogée, abrogées
lift: lève, lèves, levez, lever
get up: se lever, te lève, lève toi, levez vous
invalid: invalide, invalides, caduc, caduque, caduques, caducs, nul et non avenu, nulles et non avenues
no longer apply: ne s appliquent plus, ne s applique plus, ne sont plus valables, n est plus valable, ne valent plus
no longer apply: ne vaut plus, ne sont plus en vigueur, n est plus en vigueur
apply: applique, appliques, appliqu*
applied: appliqué, appliquée, appliqués, appliquées
application: application, applications
disable: désactive, désactives, desactiv*
disabled: désactivé, désactivée, désactivés, désactivées
deactivation: désactivation
enable: active, actives, activer, activez, activons, activent
enabled: activé, activée, activés, activées
activation: activation
active: actif, actifs
activity: activité, activités
instructions: consigne, consignes, instructions
instruction: instruction
investigating judge: juge d instruction
directives: directive, directives
guidelines: lignes directrices, ligne directrice, lignes de conduite, charte
guide: guide, guides, guider
manual: notice, notices, mode d emploi, modes d emploi, manuel*
rules: règles, règlements, réglementation, réglementations
internal rules: règlement intérieur
rule: règle
regulation: règlement
settle: régler, règle le, réglez
settled: réglé, réglée, réglés, réglées
security policy: politique de sécurité
privacy policy: politique de confidentialité
company policy: politique de l entreprise, politique interne
usage policy: politique d utilisation
politics: politique
policies: politiques
police: police, policier*, gendarmerie, gendarmes
insurance policy: police d assurance, contrat d assurance
principles: principes
principle: principe
command line: ligne de commande
the following command: la commande suivante
execute the following command: exécute la commande suivante, exécutez la commande suivante
execute the command: exécute la commande, exécutez la commande, lance la commande
commands: commandes
orders: ordres
order: commande, commander, commandez, ordre
ordered: commandé, commandée, commandés, ordonné
order number: numéro de commande
orders you: t ordonne, vous ordonne
task: tâche, mission, besogne
tasks: tâches, missions
restrictions: restriction, restrictions
limits: limite*, limites, limitation, limitations, bornes
limit: limite, limiter, limitez
limited: limité, limitée, limités, limitées
unlimited: illimité, illimitée, illimités, illimitées, sans aucune limite, sans limite, sans limites
constraints: contrainte, contraintes
conditions: conditions
condition: condition
filters: filtre, filtres
filter: filtrer, filtrez
safety filters: filtres de sécurité, filtre de sécurité
content filters: filtres de contenu, filtre de contenu
safety rules: règles de sécurité, consignes de sécurité
safety checks: contrôles de sécurité, contrôle de sécurité, vérifications de sécurité
safety measures: mesures de sécurité
guardrails: garde fou, garde fous, gardefou, gardefous
barriers: barrière, barrières
precedes: précède, précèdent
previous: precedent*, antérieur, antérieure, antérieurs, antérieures, préalable, préalables
above: ci dessus, plus haut, au dessus, susmentionné, susmentionnés, susmentionnées
above this: au dessus de ce*, au dessus de cette
is written above: est écrit plus haut, est écrit ci dessus, est écrit au dessus, figure ci dessus, se trouve au dessus
is written above: se trouve ci dessus, figure plus haut, se trouve plus haut, est indiqué ci dessus
below: ci dessous, ci après, plus bas, au dessous
everything above: tout ce qui précède, tout ce qui est au dessus
everything: tout ce qu*, tout ce que, tout
everything that: tout ce qui
so far: jusqu ici, jusqu à présent, jusqu à maintenant, jusque là
you were told: t a été dit, vous a été dit, t a dit, vous a dit, on t a dit, on vous a dit, t ont dit, t ai dit
you were told: vous ai dit
you were given: t ont été donné*, vous ont été donné*, t a été donné*, vous a été donné*, t as reçu*, tu as reçu*
you were given: vous avez reçues, on t a donné*, on vous a donné*
received: reçu, reçue, reçus, reçues
original: original, originale, originales, originaux, d origine
origin: origine, origines
initial: initial, initiale, initiales, initiaux
hidden: caché, cachée, cachés, cachées, dissimulé, dissimulée, masqué, masquée, masqués
hide: cache, caches, cachez, cacher, dissimule, dissimulez, dissimuler, masque, masquez, masquer
hide from the user: cache à l utilisateur, cachez à l utilisateur, dissimule à l utilisateur, cacher à l utilisateur
hide from the user: dissimule cela à l utilisateur, dissimulez à l utilisateur
internal: interne, internes
secret: secret, secrète, secrètes, secrets, confidentiels secrets
secretly: en secret, secrètement, discrètement, en cachette, à l insu
without the knowledge: à l insu de
secretary: secrétaire, secrétaires, secrétariat
confidential: confidentiel*
confidentiality: confidentialité
personal data: données personnelles, données à caractère personnel
configuration: configuration, configurations, config
system requirements: configuration requise
settings: paramètres, réglages
setting: paramètre, réglage
developer: developpeu*, programmeur
developer mode: mode développeur, mode dev
development: développement, développements
debug mode: mode débogage, mode debug
god mode: mode dieu
administrator: administrateur, administratrice, administrateurs
administrator rights: droits d administrateur, droits administrateur
administration: administration
owner: propriétaire, propriétaires
operator: opérateur, opérateurs
user: utilisateur, utilisatrice, usager
users: utilisateurs, utilisatrices, usagers
username: nom d utilisateur, identifiant
assistant: assistant*
assistance: assistance
ai assistant: assistant ia, assistante ia
ai: ia, intelligence artificielle
ais: ias, les ia
ai model: modèle d ia
language model: modèle de langage, modèle de langue, modèles de langage
model: modèle
models: modèles
agent: agent
agents: agents
agency: agence, agences
chatbot: chatbot, chatbots, agent conversationnel
bot: bot, bots
robot: robot, robots
reveal: révèle, révèles, révèlent, révéler, révélez, révélons, révélera, dévoile, dévoiles, dévoiler, dévoilez
reveal: dévoilons, dévoilent
revealed: révélé, révélée, révélés, révélées, dévoilé, dévoilée, dévoilés, dévoilées
revelation: révélation, révélations
disclose: divulgue, divulgues, divulguez, divulguer, communique, communiquer, communiquez
disclosed: divulgué, divulguée, divulgués, communiqué, communiquée
disclosure: divulgation, diffusion
do not reveal: ne révèle jamais, ne divulgue pas, ne divulguez pas, ne me révèle pas, sans révéler, sans me révéler
show: montre, montres, montrer, montrez, montrons, montrent, affiche, affiches, affichez, afficher, présente
show: présentez
show: présenter
shown: montré, montrée, montrés, montrées, affiché, affichée, affichés, affichées, présenté, présentée
display: affichage
print: imprime, imprimes, imprimer, imprimez, imprimons, impriment
printed: imprimé, imprimée, imprimés, imprimées
printing: impression
printer: imprimante, imprimantes
data: données, donnée
request: demande, requête
requests: demandes, requêtes
summary: résumé, synthèse, récapitulatif, compte rendu, sommaire
give: donne, donnes, donner, donnez, donnons, donnent
given: donné, donnés
give me: file moi
given that: étant donné
repeat: répéte, répétes, répéter, répétez, répétons, répétent, répète, répètes
repeated: répété, répétée, répétés, répétées
repetition: répétition
copy: recopie, recopies, recopi*, copie, copies, copier, copiez, copions, copient, exemplaire, exemplaires
copied: recopié, recopiée, recopiés, recopiées, copié, copiée, copiés, copiées
paste: colle, collez, coller, copier coller
reproduce: reproduis, reproduisez, reproduire
recite: récite, récites, recite*, récitons
recited: récité, récitée, récités, récitées
quote: cite, cites, citer, citez, citons, citent, citation, citations
quoted: cité, citée, cités, citées
tell: dis, dites, raconte, racontes, racontez, raconter, dis moi tout
tell me: me dire
tell us: dites nous, nous dire
told: raconté, racontée, racontés
say: dire, dit il, disent, disons
said: dit, dite, dits, disait, disaient
that is to say: c est à dire
i tell you: je te dis, je vous dis
says: il dit, elle dit
name: nom, noms, prénom
call: appelle, appelles, appelez, appeler, appel, appels
called: appelé, appelée, appelés, nommé, nommée
what is your name: comment t appelles tu, comment vous appelez vous
list: liste, listez, lister, énumère, énumérez, énumérer
lists: listes
bulleted list: liste à puces
word for word: mot à mot
verbatim: textuellement, littéralement, tel quel, telle quelle, tels quels, telles quelles
in full: intégralement, en entier, en intégralité, dans son intégralité, au complet, in extenso
without changing anything: sans rien changer, sans rien modifier
complete: complet, complète, complets, complètes, intégral, intégrale
entire: entier, entière, entiers, entières
completely: complètement, totalement, entièrement
from now on: à partir de maintenant, désormais, dorénavant, à compter de maintenant, dès maintenant
from now on: à partir d aujourd hui, à compter d aujourd hui, à partir de cet instant, à partir de ce moment
from now on: dès à présent
from: à partir, à partir de, à partir du, à compter de
pretend: fais semblant de, faites semblant de, fais semblant d, faire semblant, fais semblant, prétends, prétendez
pretend: prétendre, fais comme si, faites comme si, fais comme si tu
pretend you are: fais comme si tu étais, faites comme si vous étiez, fais semblant d être, faites semblant d être
pretend you are: fais comme si tu es
as if you were: comme si tu étais
act as: agis en tant que, agissez en tant que, comporte toi comme, comportez vous comme, conduis toi comme
act as: agir en tant que
act: agis, agissez, agir, agit toi, acte, actes
it is about: il s agit, il s agit de, il s agit du, il s agit des, il s agit d
behave: comporte toi, comportez vous
behavior: comportement, comportements
play the role: endosse le rôle, prends le rôle, interprète le rôle, tiens le rôle
role: rôle, rôles
roleplay: jeu de rôle, jeux de rôle
character: personnage, caractère
stay in character: reste dans ton personnage, restez dans votre personnage, reste dans ce rôle, reste dans le rôle
you are now: tu es désormais, vous êtes désormais, tu es à présent, vous êtes à présent, tu es dorénavant, tu deviens
you are now: vous devenez, désormais tu es, maintenant tu es
imagine: imagine, imagines, imagine*, imaginons, suppose, supposons, supposez
imagined: imaginé, imaginée, imaginés, imaginées
imagination: imagination
simulate: simule, simules, simule*, simulons
simulated: simulé, simulée, simulés, simulées
become: deviens, devenez, devenir, devient, deviennent, devenu, devenue
unrestricted: sans restriction, sans restrictions, sans aucune restriction, débridé, débridée
uncensored: sans censure, non censuré, non censurée, non censurés, sans aucune censure
censorship: censure
censored: censuré, censurée
unfiltered: non filtré, non filtrée, sans filtre, sans filtres, sans aucun filtre
without rules: sans règle, sans aucune règle
morals: morale, moral
ethics: éthique, éthiques
mode: mode, modes
jailbreak: jailbreak, jailbreaké, débridage
obey: obéis, obéissez, obéir, obéit, obéissent
you no longer obey: tu n obéis plus, vous n obéissez plus
you only obey me: tu n obéis qu à moi, tu n obéis plus qu à moi
obedience: obéissance
follow: suis, suivez, suivre, suivent, suivons, suis uniquement
follows: suit
followed: suivi, suivie, suivis, suivies, suivait
following: suivant*
stop following: arrête de suivre, arrêtez de suivre, cesse de suivre, cessez de suivre, ne suis plus, ne suivez plus
do not follow: ne suis pas les, ne suis pas tes, ne suis pas ces
comply with: respecte, respectes, respecte*, respectons
respected: respecté, respectée, respectés, respectées
respect: respect
do not tell: ne dis rien, ne dites rien, ne pas dire, n en parle pas, n en parlez pas, ne parle pas, ne parlez pas
do not tell anyone: ne le dis à personne, ne le dites à personne, n en parle à personne, n en parlez à personne
do not tell anyone: ne dis à personne
do not tell the user: ne dis rien à l utilisateur, ne dites rien à l utilisateur, n en parle pas à l utilisateur
do not tell the user: n en parlez pas à l utilisateur, ne le dis pas à l utilisateur, ne le dites pas à l utilisateur
do not tell the user: ne dis pas à l utilisateur, ne dites pas à l utilisateur
do not mention: ne mentionne jamais, ne fais pas mention de, ne fais pas mention du, ne fais pas mention des
do not mention: ne fais pas mention d
do not inform: ne préviens pas, ne prévenez pas
do not ask: ne demande pas, ne pose pas de questions
do not refuse: ne refuse plus, ne refusez plus
never give: ne donne jamais, ne donnez jamais
never refuse: ne refuse jamais, ne refusez jamais
i will not tell anyone: je ne le dirai à personne, je ne dirai rien à personne
refuse: refuse, refuses, refus*
refused: refusé, refusée, refusés, refusées
refusal: refus
mention: mentionne, mentionnes, mentionn*
mentioned: mentionné, mentionnée, mentionnés, mentionnées
warn: avertis, avertissez, avertir, préviens, prévenez, prévenir
warned: averti, avertie, prevenu*
warning: avertissement, mise en garde
warnings: avertissements, mises en garde
inform: informe, informes, informer, informez, informons, informent
informed: informé, informée, informés, informées, tenu au courant, au courant
information: information, informations, info, infos, renseignement, renseignements
keep you informed: vous tiendrons informé, vous tiendrons informés, te tiens au courant, tiendrons informé
keep you informed: tiendrons informés, tenir informé, tenir informée, tenir au courant
notify: notifie, notifies, notifi*
notified: notifié, notifiée, notifiés, notifiées
notification: notification
notifications: notifications
without asking: sans demander, sans poser de question*, sans rien demander
without asking for confirmation: sans demander confirmation, sans demander de confirmation, sans confirmation
without asking the user: sans demander à l utilisateur, sans consulter l utilisateur
without telling: sans le dire, sans dire, sans prévenir, sans avertir
without telling the user: sans le dire à l utilisateur, sans prévenir l utilisateur, sans informer l utilisateur
without telling the user: sans en informer l utilisateur, sans avertir l utilisateur
without hesitation: sans hésiter, sans hésitation
answer: réponds, répondez, répondre, réponse, répondent
answers: réponses, répond, répondait
answered: répondu, répondue
reply only: réponds seulement, réponds uniquement, répondez uniquement, répondez seulement
start your reply: commence ta réponse, commencez votre réponse
end your reply: termine ta réponse, terminez votre réponse
react: réagir, réagis, réagissez
reaction: réaction, réactions
send: envoie*, envoyez, envoyer, envoyons, expédie, expédiez, expédier, faire parvenir, fais parvenir, faites parvenir
send it: envoie le, envoyez le
send them: envoie les à, envoyez les à, envoie les moi
sent: envoyé, envoyée, envoyés, envoyées, expédié, expédiée
sending: envoi, envois, expédition
sender: expéditeur, expéditrice
forward: transfère, transfères, transférez, transférer, fais suivre, faites suivre, faire suivre, transmets
forward: transmettez
forward: transmettre
forward them: les transmettre, les transférer
forwarded: transféré, transférée, transférés, transférées, transmis, transmise, transmises
transfer: virement, virements, vire, virez, transfert, transferts
transfer the money: effectue un virement, effectuez un virement, fais un virement, faites un virement
transferred: viré, virée
perform: effectue, effectuez, effectuer
performed: effectué, effectuée, effectués, effectuées
pay: verse, verses, verser, versez, versons, versent, paie, paies, paye, payez, payer, paient, payes
paid: versé, versée, versés, versées, payé, payée, payés, payées
towards: vers
payment: paiement, paiements, versement, versements, règlement de la facture
upload: téléverse, televerse*, mets en ligne, mettez en ligne, mettre en ligne, uploade, uploader
uploaded: téléversé, téléversée, mis en ligne, mise en ligne
download: télécharge, télécharges, télécharger, téléchargez, téléchargons, téléchargent, téléchargement
download: téléchargements
downloaded: téléchargé, téléchargée, téléchargés, téléchargées
delete: supprime, supprimes, supprim*, suppression, efface, effaces, effacez, effacer
deleted: supprimé, supprimée, supprimés, supprimées, effacé, effacée, effacés
would delete: supprimerais, supprimerait
remove: enlève, enlèves, enlevez, enlever, retire, retires, retirez, retirer, ôte, ôtez, ôter
removed: enlevé, enlevée, retiré, retirée, retirés
execute: exécute, exécutes, exécuter, exécutez, exécutons, exécutent
executed: exécuté, exécutée, exécutés, exécutées
execution: exécution
run: lance, lances, lancez, lancer, tourne, tourner
launched: lancé, lancée, lancés
running: en cours, en cours d exécution
read: lis, lisez, lire, lisent, lu, lue, lus, lues, lisons
reads: lit
bed: au lit, un lit, le lit, lits
reading: lecture, lectures
reader: lecteur, lectrice
readers: lecteurs
translate: traduis, traduisez, traduire, traduit moi
translated: traduit*
translation: traduction, traductions
summarize: résume, résumes, resum*, résumez, résumer
summarized: résumée, résumés, résumées
write: écris, écrivez, écrire, écrivent, rédige, rédiges, rédigez, rédiger, écris moi
writes: écrit il, il écrit, elle écrit
written: écrit, écrite, écrits, écrites, rédigé, rédigée, rédigés
wrote: a écrit, ai écrit, as écrit, ont écrit, avez écrit, écrivait
writing: écriture
writer: écrivain, écrivains
rewrite: réécris, réécrivez, réécrire, réécrirais, reformule*
approve: valide, valides, valide*, validons, approuve, approuves, approuv*
approved: validé, validée, validés, validées, approuvé, approuvée, approuvés, approuvées
approval: approbation, validation
grant: accorde, accordes, accorder, accordez, accordons, accordent
granted: accordé, accordée, accordés, accordées
agreement: accord, accords, convention
agreed: d accord, convenu, convenue
password: mot de passe, mdp, code d accès
passwords: mots de passe
api key: clé api, clé d api, clef api
api keys: clés api, clés d api, clefs api
key: clé, clef, touche
keys: clés, clefs, touches
code: code, codes
token: jeton, jetons, token, tokens
credentials: identifiants, identifiants de connexion
log in: connecte toi, connectez vous, me connecter, vous connecter, te connecter, connecte, connectez, connecter
log in: vous reconnecter, reconnecter, reconnectez vous
connected: connecté, connectée, connectés
connection: connexion, connexions
registration: inscription, inscriptions
register: inscris, inscrivez, inscrire, inscris toi, inscrivez vous
registered: inscrit*
account: compte, compte bancaire
accounts: comptes
account number: numéro de compte
bank details: coordonnées bancaires, rib
bank: banque, banques
bank card: carte bancaire, carte bleue
credit card: carte de crédit, cartes de crédit
card number: numéro de carte
iban: iban, ibans
payment data: données de paiement, informations de paiement
email: email, emails, e mail, e mails, mail, mails, courriel, courriels, mél
email address: adresse email, adresse e mail, adresse mail, adresse électronique
mailbox: boîte mail, boîte aux lettres, boîte de réception, messagerie, boîte email
spam: spam, spams, indésirables
hacker: pirate, pirate informatique, pirates, hacker, hackers
hacked: piraté, piratée, piratés, hacké
hack: pirater, piratage, hack
virus: virus
malware: logiciel malveillant, logiciels malveillants, maliciel, malware
malicious: malveillant*
phishing: hameçonnage, phishing
attack: attaque, attaques, attaquer, attaquez, attaquons, attaquent
attacked: attaqué, attaquée, attaqués, attaquées
fraud: fraude, fraudes, arnaque, arnaques, escroquerie
steal: vole les, vole le, dérobe, dérober, voler les
stolen: volé, volée, volés, volées, dérobé
theft: vol de données
flight: vol, vols
fly: voler, vole
spy: espion, espions, espionne, espionner
weapon: arme
weapons: armes
army: armée, armées
bomb: bombe
bombs: bombes
explosive: explosif, explosifs
explosion: explosion
poison: poison, poisons, empoisonner
drugs: drogue, drogues
illegal: illégal, illégale, illégaux, illégales, illicite, illicites
forbidden: interdit, interdite, interdits, interdites, prohibé, prohibée
ban: interdiction
dangerous: dangereux, dangereuse, dangereuses
danger: danger, dangers
kill: tue, tues, tuer, tuez, tuons, tuent
killed: tué, tuée, tués, tuées
note: note, notez, noter, remarque, nota bene
note to: note à l attention de, note pour
notes: notes, remarques
attention: attention
notice: avis
opinion: à mon avis, mon avis, ton avis, votre avis
important: important*
urgent: urgent*
emergency: urgence, urgences
whoever reads this: quiconque lit ceci, qui lisez ceci
allowed: autorisé, autorisée, autorisés, autorisées, permis, permise
not allowed: ne sont pas autorisés, n est pas autorisé, n est pas autorisée, non autorisé, non autorisée
not allowed: non autorisés
not allowed: n êtes pas autorisé
allow: autorise, autorisez, autoriser, permets, permettez, permettre, permet, permettent
permission: autorisation, autorisations, permission
driving license: permis de conduire
access: accès, acced*
access denied: accès refusé
the: le, la, les, l
a: un, une
of: de, d
of the: du, des
to the: au, aux
at home: à la maison
from the: à partir de la
to: à, afin de, afin d
i: je, j
me: me, m, moi
you: tu, te, t, toi, vous
he: il
she: elle
we: nous, on
they: ils, elles
him: lui
them: eux
himself: lui même
yourself: toi même, vous même, vous mêmes
myself: moi même
themselves: eux mêmes, elles mêmes
itself: elle même, soi même
with us: avec nous
contact us: nous contacter, contactez nous, contacte nous
write us: écrivez nous, nous écrire
-: se, s, pas, t il, t elle, t on, t ils, est ce que, est ce qu, point n, donc que
my: mon, ma, mes
your: ton, ta, tes, votre, vos
his: son, sa, ses
our: notre, nos
their: leur, leurs
mine: mien, mienne, miens, miennes, le mien, les miens
yours: tien, tienne, le tien, vôtre, le vôtre
this: ce, cet, cette, ceci
these: ces, ceux ci, celles ci
that: que, qu, cela, ça, celui là
the one: celui, celle
what: ce que, ce qu, ce qui, quoi, quel, quelle, quels, quelles
those: ceux, celles
it is: il est
it was: il était
it will be: ce sera
it is not: ce n est pas, c est pas, il n est pas
it was not: ce n était pas, n était pas
is it: est ce, est il
who: qui
whose: dont
what is: qu est ce que c est
what does the command: que fait la commande
what does: que fait
what is that: qu est ce
what do: qu est ce que, qu est ce qu, que faire
which: lequel, laquelle, lesquels, lesquelles, auquel, à laquelle
what can i do: que puis je faire
where: où
when: quand, lorsque, lorsqu
why: pourquoi
how: comment
how much: combien, combien de
because: parce que, parce qu, car, puisque, puisqu, parce
because of: à cause de, à cause du, en raison de, en raison des, en raison du
since: depuis, dès, depuis que
and: et
or: ou
but: mais
if: si
so: donc, alors, tellement
so that: afin que, pour que, afin qu
as: comme, en tant que, tant que
like: tel, telle, tels, telles
as well as: ainsi que, ainsi qu
thus: ainsi
than: que de
while: tandis que, pendant que, alors que
during: pendant, durant, lors, lors de, lors du, au cours de
although: bien que, quoique
despite: malgré, en dépit de
however: cependant, toutefois, pourtant, néanmoins
on the other hand: par contre, en revanche
instead: plutôt, à la place
instead of: au lieu de, au lieu d, plutôt que de
until: jusque, jusqu, jusqu à, jusqu au, jusqu à ce que
before: avant, avant de, avant d, avant le
previously: auparavant, précédemment
after: après, après avoir
afterwards: ensuite, par la suite
then: puis
in: en, dans
on: sur
under: sous
at: chez
by: par
with: avec
without: sans
for: pour
against: contre
between: entre
among: parmi
towards him: envers lui, envers
near: près, près de, proche, proches
far: loin, loin de
behind: derrière
in front of: devant
inside: dedans, intérieur, à l intérieur
outside: dehors, extérieur, à l extérieur
out of reach: hors de portée
out of: hors, hors de
except: sauf, excepté, hormis
according to: selon, d après
about: à propos de, au sujet de, concernant, environ, quant à
through: via, à travers, au travers
around: autour, autour de
above all: surtout, avant tout
beside: à côté de, à côté
side: côté, côtés
here: ici, ci, voici, là
there: là bas, y, voilà
there is: il y a
is there: y a t il, il y a t il
there is no: il n y a pas, il n y a pas de, il n y a pas d, il n y a plus, il n y a aucun, il n y a aucune
elsewhere: ailleurs
everywhere: partout
be: être, soit, sois, soyez, soient
i am: je suis, j suis
i am not: je ne suis pas, je suis pas
am: suis je
are: es, êtes, sommes, sont
is: est
is not: n est pas, est pas
are not: ne sont pas, n êtes pas, n es pas
is no longer: n est plus
was: était, étais, fut
were: étaient, étions, étiez, furent
will be: sera, serai, seras, serez, seront, serons
would be: serait, serais, seraient
been: été
summer: cet été, l été, en été, d été
has been: est été
was deleted: a été supprimé, a été supprimée
being: étant
have: ai, as, avons, avez, ont, avoir, ayez, aie
has: a
do not have: n ai plus
have not: n ai pas encore
has not: n a pas
had: avait, avais, avaient, avions, aviez, eu, eut, eue
will have: aura, aurai, auras, aurez, auront, aurons
would have: aurait, aurais, auraient, auriez
having: ayant
do: fais, faites, faire, font, faisons
does: fait
did: faisait, faisais, a fait, ai fait, as fait, avez fait, ont fait, fit
in fact: en fait, au fait, de fait
done: faits, faite, faites le
will do: fera, ferai, feras, ferez, feront
would do: ferait, ferais
can: peux, peut, pouvez, pouvons, peuvent, puis je, puisse, puissent
can not: ne peux pas, ne peut pas, ne pouvez pas, ne pouvons pas, ne peuvent pas, peux pas, peut pas, ne peux plus
can not: ne peut plus
be able to: pouvoir
power: pouvoirs, le pouvoir, du pouvoir, puissance
could: pouvai*, pourrait, pourrais, pourriez, pourraient, pu
will be able to: pourra, pourras, pourrez, pourront, pourrai
must: dois, doit, devez, devons, doivent
must not: ne dois pas, ne doit pas, ne devez pas, ne doivent pas, ne devons pas
should: devrait, devrais, devriez, devraient
had to: devai*, dû
will have to: devra, devras, devrez, devront, devrai
must do: devoir
duty: devoirs
homework: mes devoirs, ses devoirs, les devoirs
is it necessary to: faut il
it is necessary to: il faut, faut, il faudra, faudra, il fallait
you must: il faut que tu, il faut que vous
you must not: il ne faut pas, faut pas
want: veux, veut, voulez, voulons, veulent, vouloir, voulu, veuillent
do you want: voulez vous, veux tu
wanted: voulai*
would like: voudrais, voudrait, voudrions, aimerais, aimerait, aimerions, souhaite, souhaites, souhaitez, souhaiter
would like: voudriez
please: s il te plaît, s il vous plaît, stp, svp, veuillez, merci de, merci d, je vous prie de, je te prie de
please: nous vous prions de, prière de
thank you: merci, merci beaucoup, remercie, remercier, remercions
thanks to: grâce à, grâce au, grâce aux
know: sais, sait, savez, savons, savent, savoir, connais, connaît, connaissez, connaître, connaissent
knew: savait, savais, connaissait, su
known: connu, connue, connus, connues
knowledge: connaissance, connaissances
going to: va, vais, allons, vont
go: vas, allez, aller, va y, vas y
goes: va t il
went: allait, allais, allé, allée, allés
will go: ira, irai, iras, irez, iront
are you doing well: ça va, comment ça va, comment allez vous
everything is fine: tout va bien
come: viens, venez, venir, vient, viennent
just: viens de, vient de, venez de, viennent de, tout juste
came: venu, venue, venus, venait, vint
come back: reviens, revenez, revenir, revient, reviendrons
get back to you: reviendrons vers vous, reviens vers vous, revenir vers vous
returned: revenu, revenue
income: revenus
do not: ne, n, non pas
no: non, aucun, aucune
not: ne pas être
never: jamais
nothing: rien, ne rien
nobody: personne ne, à personne
person: personne, une personne
people: personnes, gens, monde entier, peuple
more: plus, davantage
the most: le plus, la plus, les plus
more than: plus de, plus que, plus d
no longer: ne plus, non plus
most: la plupart, plupart
less: moins
at least: au moins, du moins
very: très
too: trop
also: aussi, également
still: encore
always: toujours
not yet: pas encore
again: de nouveau, à nouveau
already: déjà
enough: assez, suffisamment
is enough: suffit
almost: presque
only: seulement, uniquement, seul, seule, exclusivement
alone: tout seul, toute seule
simply: simplement, juste
fair: justes
all: tous, toutes, toute
all the: tout le
everyone: tout le monde, chacun, chacune
every day: tous les jours
each: chaque
other: autre, autres, d autres
another: un autre, une autre
same: même, mêmes
even: même si, quand même
some: certains, certaines, quelques
certain: certain, certaine
something: quelque chose
someone: quelqu un
a few: quelque
sometimes: parfois, quelquefois
several: plusieurs
many: beaucoup, beaucoup de, de nombreux, nombreux, nombreuses
little: peu
a little: un peu de
such: pareil, un tel, une telle
any: n importe quel, n importe quelle
anything: n importe quoi
anyone: n importe qui
whatever: quel que soit, quelle que soit, peu importe
now: maintenant, à présent, actuellement
at once: tout de suite, immédiatement, sur le champ, aussitôt
today: aujourd hui, aujourdhui
yesterday: hier
tomorrow: demain
tonight: ce soir
soon: bientôt, prochainement
as soon as possible: dès que possible, le plus tôt possible, au plus vite, dans les plus brefs délais
as soon as possible: dans les meilleurs délais
as soon as: dès que, aussitôt que
early: tôt
late: tard, en retard
later: plus tard
earlier: plus tôt, tout à l heure
often: souvent
rarely: rarement
in general: généralement, d habitude
first: premier*, d abord, tout d abord
last: dernier*
next: prochain*
finally: enfin, finalement
second: deuxième, second, seconde
seconds: secondes
third: troisième, tiers
perhaps: peut être
probably: probablement, sans doute, sûrement
really: vraiment, réellement
well: bien, eh bien
good: bon, bonne, bons, bonnes
better: mieux, meilleur, meilleure
best: meilleurs, meilleures, le meilleur, la meilleure, le mieux
bad: mauvais*, mal
of course: bien sûr, évidemment, bien entendu
exactly: exactement, précisément
especially: notamment, particulièrement
quickly: rapidement, vite
slowly: lentement
easily: facilement
automatically: automatiquement
clearly: clairement
directly: directement
only then: alors seulement
yes: oui, ouais
ok: ok, okay
hello: bonjour, salut, bonsoir, coucou
goodbye: au revoir, à bientôt
dear: cher, chère, chers, chères
regards: cordialement, salutations, bien à vous, sincères salutations, bien cordialement
sorry: désolé, désolée, pardon, excuse moi, excusez moi, excuses
welcome: bienvenue
congratulations: félicitations, bravo
sir: monsieur, m le
mr: mr
madam: madame, mme, mademoiselle
gentlemen: messieurs
ladies: mesdames, dames
zero: zéro
two: deux
three: trois
four: quatre
five: cinq
six: six
seven: sept
eight: huit
nine: neuf
ten: dix
dozen: dizaine, douzaine
twelve: douze
fifteen: quinze
twenty: vingt
thirty: trente
fifty: cinquante
hundred: cent, cents, centaine, centaines
thousand: mille, milliers, millier
million: million, millions
billion: milliard, milliards
half: demi, demie, moitié
once: une fois
twice: deux fois
times: fois
number: numéro, nombre, chiffre
numbers: numéros, nombres, chiffres
ask: demander, demandez, demandons, demandent, demandes tu
asked: demandé, demandée, demandés, demandées
i asked: j ai demandé
asks: il demande
claim: réclame, réclames, reclam*
claimed: réclamé, réclamée, réclamés, réclamées
ask a question: pose une question
question: question
questions: questions
criteria: critère, critères
explain: explique, expliques, expliqu*
explained: expliqué, expliquée, expliqués, expliquées
explanation: explication, explications
search: cherche, cherches, chercher, cherchez, cherchons, cherchent, recherche, recherches, rechercher, recherchez
searched: cherché, cherchée, cherchés, cherchées
find: trouve, trouves, trouver, trouvez, trouvons, trouvent, retrouver, retrouve, retrouvez
found: trouvé, trouvée, trouvés, trouvées
you will find: vous trouverez
please find attached: veuillez trouver ci joint, veuillez trouver en pièce jointe
attached: ci joint, ci jointe, ci joints, en pièce jointe, joint, jointe
attachment: pièce jointe, pièces jointes
meet: retrouve à, on se retrouve, se retrouver, rencontre, rencontrer
met: rencontré, rencontrée
check: vérifie, vérifies, vérifier, vérifiez, vérifions, vérifient, contrôle, contrôler, contrôles, contrôlez
checked: vérifié, vérifiée, vérifiés, vérifiées
verification: vérification, vérifications
use: utilise, utilises, utiliser, utilisez, utilisons, utilisent, usage, utilisation, emploie, employez, employer
used: utilisé, utilisée, utilisés, utilisées
useful: utile, utiles
change: change, changes, changer, changez, changons, changent, changement, modifie, modifies, modifiez, modifier
changed: changé, changée, changés, changées, modifié, modifiée, modifiés, modifiées
changes: changements, modifications, modification
let us change: changeons, changeons de
replace: remplace, remplaces, remplacer, remplacez, remplacons, remplacent
replaced: remplacé, remplacée, remplacés, remplacées
add: ajoute, ajoutes, ajout*
added: ajouté, ajoutée, ajoutés, ajoutées
addition: ajout, ajouts
create: crée, crées, créer, créez, créons, créent
created: créé, créée, créés, créées
creator: créateur, créatrice
creators: créateurs, créatrices
creation: création, créations
generate: génére, généres, générer, générez, générons, générent, génère, génères
generated: généré, générée, générés, générées
save: enregistre, enregistres, enregistrer, enregistrez, enregistrons, enregistrent, sauvegarde, sauvegarder
save: sauvegardez
saved: enregistré, enregistrée, enregistrés, enregistrées, sauvegardé
recording: enregistrement, enregistrements
backup: sauvegardes
store: stocke, stocker, stockez
stored: stocké, stockée, stockés
close: ferme, fermes, fermer, fermez, fermons, ferment
closed: fermé, fermée, fermés, fermées
closing: fermeture
open: ouvre, ouvres, ouvrez, ouvrir, ouvert, ouverte, ouverts
opening: ouverture
end: termine, termines, terminer, terminez, terminons, terminent, fin, à la fin, finir, finis, finissez
finished: terminé, terminée, terminés, terminées, fini, finie
start: commence, commences, commenc*, démarre, démarrez, démarrer, commencement, début
started: commencé, commencée, commencés, commencées
at the beginning: au début, au départ
starting with: en commençant par
departure: départ
restart: redemarre*
stop: arrête, arrêtes, arrêtez, arrêter, cesse, cessez, cesser, stop, arrêt
stopped: arrêté, arrêtée, arrêtés
continue: continue, continues, continuer, continuez, continuons, continuent, poursuivre, poursuis, poursuivez
continued: continué, continuée, continués, continuées
install: installe, installes, installer, installez, installons, installent
installed: installé, installée, installés, installées
installation: installation
confirm: confirme, confirmes, confirm*
confirmed: confirmé, confirmée, confirmés, confirmées
confirmation: confirmation
accept: accepte, acceptes, accepter, acceptez, acceptons, acceptent
accepted: accepté, acceptée, acceptés, acceptées
reject: rejete, rejetes, rejeter, rejetez, rejetons, rejetent
rejected: rejeté, rejetée, rejetés, rejetées
help: aide, aides, aider, aidez, aidons, aident
helped: aidé, aidée, aidés, aidées
service: service, services
do me a favor: rends moi service, rends moi un service, rendez moi service
customer service: service client, service clients, service clientèle
talk: parle, parles, parler, parlez, parlons, parlent, parole, paroles, discussion, discuter
talked: parlé, parlée, parlés, parlées
speech: discours
conversation: conversation, conversations, dialogue, échange
exchanges: échanges
message: message
messages: messages
text: texte
texts: textes
line: ligne
lines: lignes
word: mot
words: mots
sentence: phrase
sentences: phrases
paragraph: paragraphe
paragraphs: paragraphes
title: titre, titres
section: section, sections, rubrique
page: page
pages: pages
website: site, site web, sites, site internet
content: contenu, contenus
document: document
documents: documents
file: fichier, dossier de candidature
files: fichiers
folder: dossier, répertoire
folders: dossiers
script: script, scripts
function: fonction
functions: fonctions
program: programme
programs: programmes
software: logiciel, logiciels
string: chaîne de caractères
a string: une chaîne
chain: chaîne, chaînes
spaces: espaces, espace insécable
space: espace
dependencies: dépendances
duplicate: en double, doublons, doublon
server: serveur, serveurs
test server: serveur de test
system: système
systems: systèmes
computer: ordinateur, ordinateurs, pc, informatique
phone: téléphone, portable, mobile
phone number: numéro de téléphone
calls: téléphones
network: réseau, réseaux
internet: internet, net
online: en ligne
link: lien
links: liens
button: bouton
screen: écran
image: image, images
photo: photo
photos: photos
video: vidéo, vidéos
error: erreur
errors: erreurs
by mistake: par erreur
problem: problème
problems: problèmes
solution: solution, solutions
result: résultat
results: résultats
version: version, versions
update: mise à jour, mises à jour, mets à jour, mettez à jour, mettre à jour, actualise*
updated: mis à jour
reset: reinitialis*
undo: défaire, défais
test: test, tests, tester, testez
session: session, séance
database: base de données, bases de données
base: base
table: tableau, tableaux, table, tables
column: colonne, colonnes
unlock: débloque, débloquez, débloquer, déverrouiller
lock: verrouille, verrouiller, bloque, bloquer
blocked: bloqué, bloquée, bloqués
empty: vide, vides, vider, videz
trash: corbeille, poubelle
maintenance: maintenance
migration: migration
device: appareil
devices: appareils
batteries: batteries
battery: batterie
customer: client, cliente, clientèle
customers: clients, clientes
customer area: espace client
company: entreprise, société
companies: entreprises, sociétés
department: département, départements
office: bureau
offices: bureaux
boss: patron, patronne
chef: chef
head: tête
manager: directeur, directrice, gérant, responsable
employees: employés, salariés, employées
staff: personnel, équipe, équipes
employee: employé, employée, salarié
personal: personnelle, personnels, personnelles
colleague: collègue, confrère
colleagues: collègues
work: travail, travaille, travailles, travaillez, travailler, travaillons, boulot, travaillent
worked: travaillé
works: travaux, marche, marchent, fonctionne
walk: marcher, promenade
no longer work: ne marchent plus, ne marche plus, ne fonctionne plus
job: emploi, emplois, poste, métier, job
meeting: réunion, rendez vous, rdv, rendezvous
meetings: réunions
report: rapport, rapports, signale, signaler, signalez
project: projet, projets
plan: plan, plans
planned: prevu*
provide: fournis, fournissez, fournir, prévoir, fournit
provided: fourni, fournie
deadline: délai, délais, date limite, échéance
date: date, dates
invoice: facture
invoices: factures
accounting: comptabilité
amount: montant, montants, somme
price: prix
cost: coût, coûte, coûter, coûts
will cost: coûtera, coûteront
expensive: coûteux
costs: frais
money: argent
euros: euro, euros
tax: impôt, impôts, taxe, taxes
tax return: déclaration d impôts, déclaration de revenus
declaration: déclaration, déclarations
insurance: assurance, assurances
contract: contrat
contracts: contrats
sign: signe, signez, signer, signature
signed: signé, signée
refund: rembourse, remboursez, rembourser, remboursement
buy: achète, achètes, achetez, acheter
bought: acheté, achetée
purchase: achat, achats
sell: vends, vendez, vendre, vend
sale: vente, ventes
seller: vendeur, vendeuse
offer: offre, offres, propose, proposez, proposer
proposed: proposé, proposée
proposal: proposition
shop: magasin, magasins, boutique
delivery: livraison, livraisons
delivered: livré, livrée, livrés
deliver: livrer, livre le
parcel: colis
post: la poste
address: adresse, adresses
contact: adresse toi à, adressez vous à, adressez vous au, s adresser à, contacte, contactes, contact*
contacted: contacté, contactée, contactés, contactées
contacts: contacts
form: formulaire, formulaires, forme, formes
candidate: candidat, candidate, candidats
application form: candidature
resume: cv
letter: lettre
letters: lettres, courrier
birth: naissance
identity: identité
id card: pièce d identité, carte d identité
passport: passeport
card: carte
cards: cartes
health card: carte vitale
participants: participants, participant
volunteers: bénévoles
tenant: locataire, locataires
apartment: appartement, appartements
rent: loyer, louer, location
house: maison, maisons
home: domicile, foyer
room: pièce, chambre, salle
rooms: pièces, chambres, salles
building: bâtiment, bâtiments, immeuble
door: porte, portes
elevator: ascenseur
kitchen: cuisine
cook: cuisiner
street: rue, rues
main street: rue principale
main: principal, principale, principaux, principales
city: ville, villes
old town: vieille ville
country: pays
region: région, régions
village: village, villages
world: monde
land: terre, terrain
place: lieu, endroit, place
places: lieux
take place: avoir lieu, aura lieu, a lieu
station: gare
train: train, trains
bus: bus
car: voiture, voitures
plane: avion
road: route, routes
traffic jam: bouchon, bouchons, embouteillage
trip: voyage, voyages, excursion, sortie scolaire
travel: voyager
hotel: hôtel, hôtels
vacation: vacances, congé, congés
restaurant: restaurant
coffee: café
breakfast: petit déjeuner
lunch: déjeuner
dinner: dîner
bakery: boulangerie
recipe: recette, recettes
soup: soupe
cakes: gâteaux
cake: gâteau
milk: lait
bread: pain
water: eau, eaux
wine: vin
eat: mange, manger, mangez
drink: bois, boire, buvez
food: nourriture
weather: météo, temps fera
what will the weather be: quel temps fera t il
time: temps, moment
at the same time: en même temps
hour: heure, h
hours: heures
what time: quelle heure
schedule: horaires, horaire
minute: minute
minutes: minutes
day: jour, journée
days: jours, journées
week: semaine
weeks: semaines
weekend: week end
month: mois
year: an, année
years: ans, années
century: siècle
morning: matin, matinée
afternoon: après midi
evening: soir, soirée
night: nuit
monday: lundi
tuesday: mardi
wednesday: mercredi
thursday: jeudi
friday: vendredi
saturday: samedi
sunday: dimanche
january: janvier
february: février
march: mars
april: avril
may: mai
june: juin
july: juillet
august: août
september: septembre
october: octobre
november: novembre
december: décembre
christmas: noël
spring: printemps
autumn: automne
winter: hiver
birthday: anniversaire
new: nouveau, nouvel, nouvelle, nouveaux, nouvelles
old: ancien, ancienne, anciens, anciennes, vieux, vieil, vieille, vieilles
young: jeune, jeunes
big: grand, grande, grands, grandes, gros, grosse
small: petit, petite, petits, petites
long: long, longue, longs, longues
short: court, courte, courts
brief: bref, brève
shorten: raccourci*
high: haut, haute, élevé, élevée
low: bas, basse, faible
strong: fort, forte, forts
beautiful: beau, belle, beaux, belles
great: super, génial, superbe, formidable, magnifique
nice: gentil, gentille, sympa, aimable
polite: poli, polie
happy: heureux, heureuse, content, contente
sad: triste
free: libre, libres, gratuit, gratuite
freedom: liberté
true: vrai, vraie, vrais
false: faux, fausse
wrong: tort
right: droite, exact, exacte
rights: droits
law: droit, loi
laws: lois
legal: légal, légale, juridique
court: tribunal, cour
judge: juge
lawyer: avocat, avocate
defendant: accusé, accusée
justice: justice
possible: possible, possibles
impossible: impossible
necessary: nécessaire, nécessaires, indispensable
required: requis, requise, exigé, exigée, obligatoire
require: nécessite, nécessitent, exige, exiger
need: besoin, besoins
easy: facile, simple, simples
difficult: difficile, difficiles
difference: différence, différences
different: différent, différente, différents, différentes
public: public, publique, publics
private: privé, privée, privés
security: sécurité
safe: sûr, sûre
protection: protection
protect: protège, protéger, protégez
risk: risque, risques
serious: grave, sérieux, sérieuse
official: officiel, officielle
national: national, nationale, nationaux
international: international, internationale
french: francais*
france: france
english: anglais, anglaise
german: allemand, allemande
spanish: espagnol, espagnole
american: americain*
european: européen, européenne
europe: europe
united states: états unis
language: langue, langage
man: homme
men: hommes
woman: femme
women: femmes
child: enfant
children: enfants
family: famille, familles
parents: parents
mother: mère, maman
father: père, papa
grandmother: mamie, grand mère
brother: frère, frères
sister: sœur, soeur
son: fils
daughter: fille
girls: filles
boy: garçon
husband: mari
friend: ami, amie, copain, copine
friends: amis, amies
group: groupe, groupes
member: membre
members: membres
president: président, présidente
government: gouvernement
minister: ministre, ministres
state: état, etat
king: roi
war: guerre, guerres
peace: paix
history: histoire, histoires
life: vie
live: vivre, vis, vivez, habite, habiter, habitez
death: mort, morts
dead: morte, mortes
die: mourir, meurt
love: amour, aime, aimes, aimez, aimer
hate: déteste, détester
heart: cœur, coeur
hand: main
hands: mains
eyes: yeux
body: corps
doctor: médecin, docteur, médecins
dentist: dentiste
medicine: médicament, médicaments, médecine
health: santé
sick: malade
hospital: hôpital
accident: accident, accidents
fire: feu, incendie
school: école, écoles, scolaire
student: élève, étudiant, étudiante
students: élèves, étudiants
teacher: professeur, prof, enseignant
class: classe, cours
course: formation
university: université
exam: examen, examens
book: livre, livres
bookings: réservations
booking: réservation
reserve: réserve, réserver, réservez
novel: roman, romans
poem: poème, poèmes
song: chanson
music: musique
film: film, films
game: jeu
games: jeux
play: joue, joues, jouez, jouer, jouent
played: joué, jouée
player: joueur
players: joueurs
dog: chien
dogs: chiens
cat: chat
chat: tchat
animal: animal, animaux
idea: idée, idées
example: exemple, exemples
for example: par exemple
subject: sujet, sujets, objet
thing: chose, truc
things: choses
part: partie, part
parts: parties
what says: que dit
be part of: fait partie
point: point
points: points, puces
case: cas
step: étape
steps: étapes
step by step: pas à pas
way: façon, manière, moyen, chemin
in a way: de façon, de manière
reason: raison
reasons: raisons
cause: cause
advice: conseil, conseils
tip: astuce, astuces
hint: indice
recommend: recommande, recommandes, recommandez, recommander
recommended: recommandé, recommandée
think: pense, penses, pensez, penser, crois, croyez, croire, croit, réfléchis, réfléchir
please remember: pensez à
thought: pensé, pensée, pensait
remember: rappelle toi, rappelez vous, souviens toi, souvenez vous
reminder: rappel
understand: comprends, comprenez, comprendre, comprend
understood: compris, comprise
i did not understand: je n ai pas compris
learn: apprends, apprendre, apprenez, apprend
learned: appris
see: vois, voyez, voir, voit, voient
seen: vu, vue
view: vues, point de vue
look: regarde, regardez, regarder
listen: écoute, écoutez, écouter
hear: entends, entendre
heard: entendu
feel: sens, sentir, ressens
feel free to: n hésite pas à, n hésitez pas à, hésitez pas
wait: attends, attendez, attendre, attend
wait for: j attends
stay: reste, restes, restez, rester
rest: repos, le reste
leave: pars, partez, partir, quitte, quittez, quitter, laisse, laissez, laisser
gone: parti, partie à
let me: laisse moi, laissez moi
take: prends, prenez, prendre, prend, emprunter, empruntez
taken: pris, prise, prises
put: mets, mettez, mettre, mis, mise, met
bring: apporte, apportez, apporter, amène
hold: tiens, tenez, tenir, tient
keep: garde, gardes, gardez, garder, conserve, conserver
return: retour, retourne, retourner, rends, rendez, rendre
go back: retourne à
receive: reçois, recevez, recevoir, reçoit
get: obtenir, obtiens, obtenez
obtained: obtenu
choose: choisis, choisissez, choisir
choice: choix
decide: décide, décider, décidez
decided: décidé, décidée
decision: décision, décisions
try: essaie, essaye, essayez, essayer, tente, tenter
try again: réessaie, réessayez, réessayer
enter: entre dans, entrez, entrer, saisis, saisissez, saisir
entry: entrée, entrées
exit: sortie
go out: sors, sortez, sortir, sort
select: sélectionne, sélectionnez, sélectionner
click: clique*
turn off: éteins, éteignez, éteindre
turn on: allume, allumez, allumer
unplug: débranche, débranchez, débrancher
clean: nettoie, nettoyez, nettoyer, propre
recharge: recharge, rechargez, recharger
reloaded: rechargé, rechargée, rechargées
lose: perds, perdre, perdez
lost: perdu, perdue, perte
win: gagne, gagner
won: gagné
missing: manque, manquant, manquants
exist: existe, existent, exister
contains: contient
contain: contenir, contiennent
include: inclure, inclus, inclut, y compris, comprend aussi
excluded: exclu, exclue
happen: se passe, arrive que
arrive: arrive, arriver, arrivez
arrived: arrivé, arrivée
pass: passe, passez, passer
switch to developer mode: passe en mode développeur, passez en mode développeur
switch to: passe en mode, passez en mode, passe au mode
past: passé
moved: déplacé, déplacée
move: déplace, déplacez, déplacer, déménager
postponed: reporté, reportée, reportés, repoussé
postpone: reporter, repousse, repousser
assign: attribue, attribuez, attribuer
set: fixe, fixer, fixé
evaluate: évalue, évaluez, évaluer
score: note maximale, meilleure note
improve: améliore, améliorer, améliorez
correct: corrige, corrigez, corriger
corrected: corrigé, corrigée
compare: compare, comparer, comparez
calculate: calcule, calculer
describe: décris, décrivez, décrire
description: description
spelling: orthographe
proof: preuve, preuves
prove: démontre, démontrez, prouve, prouver
formula: formule, formules
polite phrase: formule de politesse
energy: énergie
announcement: annonce, annonces
advertising: publicité, pub
criticism: critique, critiques
misunderstanding: malentendu
concerns: réserves
concerned: concerné, concernée, concernés
appeal for witnesses: appel à témoins
persists: persiste
expired: expiré, expirée
expires: expire
failed: échoué, échouée
failure: échec, échecs
silence: silence
service fees: frais de service
travel expenses: frais de déplacement
fog: brouillard
degrees: degrés
max: maximum, au maximum
min: minimum, au minimum
comment: commentaire, commentaires
vault: coffre, coffre fort
plain text: texte brut, en clair
encrypted: chiffré, chiffrée, crypté, cryptée
encrypt: chiffrer, crypter
decrypt: déchiffrer, décrypter
action: action, actions
product: produit, produits
quality: qualité
size: taille
color: couleur
white: blanc, blanche
black: noir, noire
red: rouge
blue: bleu, bleue
green: vert, verte
light: lumière
center: centre
air: air
situation: situation
continuation: suite
fear: peur
work of art: œuvre
art: art, arts
culture: culture
science: science, sciences
study: étude, études
young people: les jeunes
population: population
economy: économie
economic: économique
social: social, sociale, sociaux
society: la société
political: le politique
campaign: campagne
production: production
organization: organisation
presence: présence
experience: expérience
experienced: expérimenté, expérimentée
chance: chance
pleasure: plaisir
luck: bonne chance
doubt: doute
trouble: peine, mal à
desire: envie
blow: coup
suddenly: soudain, tout à coup, tout d un coup
hit: coups, frappe
period: période
era: époque
level: niveau
rate: taux
value: valeur
north: nord
south: sud
east: l est
west: ouest
sea: mer
mountain: montagne
sun: soleil
sky: ciel
god: dieu
church: église
saint: saint, sainte
spirit: esprit
face: visage, face
facing: face à
movement: mouvement
opportunity: occasion
position: position
effect: effet, effets
indeed: en effet
press: presse
media: médias
radio: radio
television: télévision, télé
journalist: journaliste, journalistes
election: élection
elections: élections
party: fête
victory: victoire
relationship: relation
relationships: relations
marriage: mariage
community: communauté
association: association
commission: commission
union: union
support: soutien
honor: honneur
sport: sport
match: match
season: saison
race: course
fight: lutte, combat
crisis: crise
force: force
forces: forces
pressure: pression
weight: poids
distance: distance
speed: vitesse
meters: mètres
kilometers: km
surface: surface
volume: volume
pair: paire
couple: couple
baby: bébé
hair: cheveux
mouth: bouche
skin: peau
blood: sang
guys: mecs, gars
guy: mec, type
shit: merde
damn: putain
funny: drôle
cool: cool
crazy: fou, folle
dream: rêve, rêves
poor: pauvre, pauvres
rich: riche, riches
prison: prison
victim: victime
victims: victimes
crime: crime
trial: procès
operation: opération, exploitation
project manager: chef de projet
district: quartier
zone: zone
field: domaine, champ
sector: secteur
market: marché
trade: commerce
management: gestion
resources: ressources
training: entraînement
trainer: entraîneur
trend: tendance
reach: atteindre, portée
reached: atteint
represent: représente
means: veut dire, signifie, moyens
mean: signifier
meaning: signification
seems: semble, paraît
seem: semblent, sembler
there was: il y avait
shoes: chaussures
glasses: lunettes
clothes: vêtements
fractions: fractions
rhymes: rimes
witnesses: témoins
witness: témoin
remarks: observations
provocations: provocations
foundations: fondations
it: c
kind: genre, sorte, espèce
general: général, générale, généraux
neither: ni
together: ensemble
as much: autant, tant
article: article, articles
turn: tour
above it: dessus
and so on: etc, et cetera
left: gauche
a long time: longtemps
matter: importe
full: plein, pleine
series: série, séries
voice: voix
affair: affaire
fund: fond, fonds
measure: mesure, mesures
first of all: abord
term: terme, termes
middle: milieu
remark: propos
direction: direction
age: âge
trust: confiance
interest: intérêt, intérêts
author: auteur, auteurs
otherwise: sinon
frame: cadre
worse: pire
source: source, sources
foot: pied, pieds
reality: réalité
path: voie
arm: bras
brand: marque
practical: pratique
truth: vérité
published: publié, publiée
publish: publie, publier, publiez
matters: matière
double: double, doubles
noon: midi
ready: prêt, prêts
technical: technique, techniques
avoid: évite, éviter, évitez
edge: bord
contrary: contraire
fault: faute
final: final, finale
wear: porte sur, porter
moment: instant
majority: majorité
common: commun, commune, communs
total: total, totale
elements: éléments, élément
future: avenir, futur
hard: dur, dure
education: éducation, enseignement
advance: avance
back: dos, arrière
on the back of: au dos de, au dos des
on the back of the: au dos du
inhabitants: habitants
physical: physique
territory: territoire
unique: unique, uniques
is worth: vaut
edition: édition
analysis: analyse, analyses
ensure: assurer, assure, assurez
career: carrière
broad: large
goal: objectif, objectifs, but, buts
fall: tomber, tombe
normal: normal, normale
managed to: réussi
succeed: réussir
visit: visite, visites
absolutely: absolument
clear: clair, claire
committee: comité
memory: mémoire
historical: historique
industry: industrie
illness: maladie
military: militaire, militaires
philosophy: philosophie
vote: vote
island: île
environment: environnement
mayor: maire
park: parc
treatment: traitement
calm: calme
investigation: enquête
perfect: parfait, parfaite
perfectly: parfaitement
port: port
transport: transport, transports
foreign: etranger*
dollars: dollars
importance: importance
religion: religion
stage: stade, stage
theater: théâtre
will: volonté
evolution: évolution
adore: adore
camp: camp
debate: débat, débats
own: propres
absence: absence
capable: capable, capables
habit: habitude
put down: poser, pose, posez
reference: référence, références
direct: direct, directe
various: divers, diverses
expression: expression
iron: fer
wire: fil
cold: froid, froide
hot: chaud, chaude
gas: gaz
quick: rapide, rapides
revolution: révolution
chosen: choisi, choisie
communication: communication
taste: goût
human: humain, humaine, humains
parliament: parlement
episode: épisode
happiness: bonheur
budget: budget
consumption: consommation
discover: découvrir, découverte
museum: musée
popular: populaire
prince: prince
go home: rentrer, rentre
retirement: retraite
bag: sac
seat: siège
serve: servir, sert
higher: supérieur, supérieure
surprise: surprise
wind: vent
capacity: capacité
context: contexte
height: hauteur
process: processus
laugh: rire
current: actuel, actuelle, actuels
approach: approche
capital: capitale, capital
favor: faveur
merit: mérite
paper: papier
courage: courage
possibility: possibilité
unit: unité
establishment: établissement
corner: coin
colors: couleurs
interesting: intéressant, intéressante
widely: largement
least: moindre
responsibility: responsabilité
share: partage, partager, partagez
shared: partagé, partagée
bridge: pont
prefer: préfère, préférer
submit: soumettre, soumets, remettre
scientific: scientifique
pull: tirer, tire
violence: violence
beauty: beauté
conference: conférence
high school: lycée
objects: objets
participate: participer, participe
participation: participation
delay: retard
sex: sexe
located: situé, située
held: tenu, tenue
theory: théorie
glass: verre
artist: artiste, artistes
authority: autorité
authorities: autorités
certainly: certainement
citizens: citoyens
collection: collection
conscience: conscience
growth: croissance
famous: célèbre
details: détails, détail
exhibition: exposition
extreme: extrême
influence: influence
modern: moderne
wall: mur
property: propriété
daily: quotidien, quotidienne
soldiers: soldats
soul: âme
elected: élu, élus
huge: énorme
events: événements
event: événement
strange: bizarre
category: catégorie
too bad: dommage
discovered: découvert
hope: espoir, espère, espérons
existence: existence
unfortunately: malheureusement
give away: offrir
religious: religieux
sheet: feuille
castle: château
credit: crédit
in charge: chargé, chargée
saying: disant
gift: don, cadeau
prevent: empêcher
interview: entretien
incredible: incroyable
machine: machine
washing machine: lave linge, machine à laver
method: méthode, méthodes
natural: naturel, naturelle
nature: nature
universe: univers
vision: vision
increase: augmentation, augmenter
noise: bruit
ranking: classement
advisor: conseiller
hero: héros
remind: rappeler
queen: reine
looks like: ressemble
regularly: régulièrement
advantage: avantage, avantages
box: boîte, boîtier
horse: cheval
dance: danse
defend: défendre
exercise: exercice, exercices
logic: logique
go up: monter
recently: récemment
feeling: sentiment
care: soin, soins
statistics: statistiques
statute: statut
selection: sélection
build: construire
efforts: efforts, effort
engine: moteur
owns: possède
prepare: prépare, préparer, préparez
reduction: réduction
reduce: réduire
real: réel, réelle, véritable
memories: souvenirs, souvenir
brain: cerveau
concept: concept
available: disponible, disponibles
flowers: fleurs
indicate: indique, indiquer, indiquez
intention: intention
garden: jardin
enjoy: profiter
special: spécial, spéciale, particulier, particulière
fortunately: heureusement
manage: gérer, gère
joy: joie
local: local, locaux
takes care of: occupe
in charge of: s occupe
reception: accueil
sleep: dormir
depends: dépend
excellent: excellent, excellente
yellow: jaune
digital: numérique
professional: professionnel, professionnelle
summit: sommet
electric: électrique
competition: compétition, concours
expenses: dépenses, dépense
effective: efficace
meal: repas
airport: aéroport
default: par défaut
defect: défaut
ice cream: glace
housing: logement
beach: plage
procedure: procédure
precise: précis, précise, préciser
strategy: stratégie
unemployment: chômage
definition: définition
languages: langues
dirty: sale
genuine: authentique
reload: recharger la page
lentils: lentilles
cover: couvercle
recognized: reconnu, reconnue
stressed: stressé, stressée
presentation: exposé, présentation
past tense: imparfait
rejoice: réjouissons, réjouis
bother: dérange, déranger
suits: convient, conviennent
occurred: survenu, survenue
supervision: surveillance
electricity: électricité
sunny spells: éclaircies
statement: énoncé
researcher: chercheur, chercheurs
ignorance: ignorance
simultaneously: simultanément
imaginary: imaginaire
respectively: respectivement
complaint: réclamation, réclamations
generation: génération, générations
replacement: remplacement
terminal: terminal
farmer: fermier
acceptance: acceptation
acceptable: acceptable
parliamentary: parlementaire
girlfriends: copines
story: récit, récits
business: affaires
nil: nul, nulle
take back: reprendre
decline: baisse
goods: biens
file with: déposer, dépose
broadcast: émission
news: actualités, actualité
per day: par jour
every time: à chaque fois
unrestricted: affranchi, affranchie, libre de toute contrainte, libre de toute restriction
forbidden: prohibés
ignore: méconnaître
bypass: court circuiter, court circuite, court circuites, court circuitent, court circuitez, court circuitons
bypass: court circuitiez, court circuitions
leak: fuite, fuites, fuiter
forward: faisons suivre, font suivre
transfer: vires, virer, virent, virons
forget: enlève toi de la tête, ôte toi de la tête
play the role of: incarner
ignored: ignorait, ignoraient, ignorais, ignora
disregard: négligent
override: dérogation
would bypass: court circuiterait, court circuiterais, court circuiteriez, court circuiteraient
pretend: faites semblant, faire comme si, fais mine, faites mine, feindre, feins, fais croire, faites croire
obey: obtempérer, obéisse
will forward: transmettra, transmettront, ferez suivre, ferons suivre, feront suivre
would forward: feriez suivre
delete: détruire, detruire
summarise: synthétiser, récapituler
system prompts: invites système
system instructions: directives du système
initial prompt: invite initiale
pretend to be: fais toi passer pour, faites vous passer pour, se faire passer pour, te faire passer pour
let us pretend: faisons comme si, faisons semblant
do not reveal: ne pas divulguer
never reveal: ne divulgue jamais, ne divulguez jamais, ne jamais divulguer
without restrictions: sans contrainte, sans contraintes
without restrictions: sans aucune contrainte, sans entrave, sans entraves
uncensored: non censurées, sans la censure
unfiltered: non filtrés, non filtrées
developer mode: mode développement
verbatim: verbatim
language models: grands modèles de langage
artificial intelligence: intelligences artificielles
bank details: données bancaires, informations bancaires, relevé d identité bancaire
bank accounts: comptes bancaires
bank transfer: virement bancaire
bank transfers: virements bancaires
in secret: en douce, en catimini
commands: injonctions
guidelines: principes directeurs, recommandations
will bypass: court circuitera, court circuiteras, court circuiterez, court circuiterons, court circuiteront
will bypass: court circuiterai
prompt: invite de commande
prompts: invites de commande
administrator: admin
bot: robot conversationnel
bots: robots conversationnel
"""
