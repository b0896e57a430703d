"""French: what words and phrases say in English, as `filters.glossary` describes."""

FORMS = """
french: français, française
hidden: caché, cachés, cache*
set aside: écarte, ecarte, écarter, ecarter, laisse* de côté, mets de côté, mettez de côté, mettre de côté
set aside: mets entre parenthèses, mettez entre parenthèses, mettre entre parenthèses, mets au placard, ecarte*
unrestricted: débridé, debride, debride*, affranchi, affranchie, illimité*, libre de toute contrainte
unrestricted: libre de toute restriction
allowed: autorisé, autorisés, autorisèrent, permettait, permettais, permettaient, autoriserent, autoris*, permis
allowed: permise, permises, permit
forbidden: prohibé, prohibés, interdit*, defendu*, prohibe*
method: procede, méthode, procédé
methods: procedes, méthodes, procédés
abstract: abrege, abrégé
note: note, noter, notent, notez, remarque, nb, notons, notiez, notions
rule: règle, regle, regle*
rules: regles, règles, règlement, règlements, réglementations
summary: resume, résumé, synthèse, récapitulatif, sommaire
stop: arrête, arrêtes, arrete, arretes, cesse, stoppe, arrete*, cesse*, stoppez, stopper, stop
ignore: ignore, ignores, outrepasser, ignorer, méconnaître, meconnaitre, ne tiens pas compte de
ignore: ne tiens pas compte des, ne tenez pas compte de, ne tenez pas compte des, ne pas tenir compte de
ignore: ne pas tenir compte des, ne pas tenir compte du, ne tiens plus compte de, ne tiens plus compte des
ignore: ne tenez plus compte des, outrepasse*, ignor*, meconnai*
disregarded: négligé, négligés, négligèrent, negligerent, neglige*
bypass: contourne, contournes, contourner, contourn*, court circuiter, court circuite, court circuites
bypass: court circuitent, court circuitez, court circuitons, court circuitiez, court circuitions
leak: fuite, fuites, fuiter, fuitent, fuitez, fuitons, fuitiez, fuitions
tell: raconte, racontes, raconter, racont*, dire à, dis à, dites à, disons à, dise* à, disiez à, dire au, dis au
tell: dites au, disons au
quote: cite, cites, citer, devis, citent, citez, citons, citiez, citions
copy: recopie, recopies, recopier, exemplaire, copie, copier, copient, copiez, copions, copiiez, copiions, recopi*
copy: copier coller, copier colle, copier colles, copier collent, copier collez, copier collons, copier colliez
copy: copier collions
return: retourne, retournes, retourner, renvoyer, renvoyez, renvoyons, renvoyiez, renvoyions, rendre, retourn*, renvo*
return: rends, rendez, rendons, rendent, rende, rendes, rendiez
wrote: rédigé, rédigés, écrite, écrites, écrivait, écrivaient, écrivais, écrivit, rédigèrent, ecrite, ecrites
wrote: ecrivait, ecrivaient, ecrivais, ecrivit, redigerent, redige*
end: termine, termines, achève, achèves, acheve, acheves, terminer, conclure, achever, fin, termin*, conclu*, achev*
end: clore, clos, cloez, cloent, cloe, cloes, cloons, cloiez
send: expédie, expédies, expedie, expedies, envoyer, envoyez, envoyons, envoyiez, envoyions, adresser, expédier
send: expedier, envoie, envoies, envoient, adress*, expedi*
forward: transfère, transfères, réachemine, réachemines, transfere, transferes, reachemine, reachemines, réacheminer
forward: reacheminer, trans*, reachemin*, faire suivre, fais suivre, faisons suivre, faites suivre, font suivre
forward: fass* suivre
transfer: vire, vires, verse, verses, virer, verser, virent, virez, virons, viriez, virions, transfert
pay: paye, payes, régler, règlent, réglez, regler, reglent, reglez, payer, payent, payez, paie, paies, paient, payons
pay: payiez, payions, réglons, régliez, réglions, reglons, regliez, reglions
upload: téléverse, téléverses, uploade, uploades, televerse, televerses, téléverser, uploader, televerser, televers*
upload: upload*, mett* en ligne, mets en ligne
remove: retire, retires, enlève, enlèves, enleve, enleves, retirer, enlever, retir*, enlev*, ôter, ôte, ôtes, ôtent
remove: ôtez, ôtons, ôtiez, ôtions
grant: accorde, accordes, accorder, octroyer, octroyez, octroyons, octroyiez, octroyions, accord*, octro*
lift: lève, lèves, leve, leves, soulève, soulèves, souleve, souleves, lever, soulever, lèvent, levez, levent, levons
lift: leviez, levions, soulev*
inform: informe, informes, informer, inform*, tenir informé, teniez informé, tien* informé, tenez informé
inform: tenons informé
ask: pose, poses, demander, poser, demand*, posent, posez, posons, posiez, posions
deny: dénie, dénies, denie, denies, dénier, denier, nier, nie, nies, nient, niez, nions, niiez, niions, dénient
deny: déniez, dénions, déniiez, déniions, denient, deniez, denions, deniiez, deniions
use: utilise, utilises, utiliser, employer, employez, employons, employiez, employions, usage, utilis*, emplo*
change: modifie, modifies, changer, change, changes, changent, changez, changeons, modifier, chang*, modifi*
changed: changé, changés, changèrent, modifié, modifiée, modifiés, modifiées, modifiait, modifiaient, modifiais
changed: modifia, modifièrent, changerent, modifiee, modifiees, modifierent, change*
update: actualise, actualises, actualiser, mise à jour, mett* à jour, mets à jour, actualis*
create: crée, crées, cree, crees, créer, creer, créent, créez, creent, creez, créons, créiez, créions, creiez, creions
save: enregistre, enregistres, enregistrer, sauvegarder, sauvegardent, sauvegardez, sauvegardons, sauvegardiez
save: sauvegardions, sauver, sauve, sauves, sauvent, sauvez, enregistr*, sauvons, sauviez, sauvions
consider: considère, considères, considere, consideres, considérer, envisager, envisage, envisages, envisagent
consider: envisagez, envisageons, considerer, consider*, envisag*
considered: envisagé, envisagés, considéré, considérée, considérés, considérées, considérait, considéraient
considered: considérais, considéra, considérèrent, envisagèrent, consideree, considerees, considerait, consideraient
considered: considerais, considera, considererent, envisagerent, envisage*
encode: encode, encodes, encoder, coder, encod*, codent, codez, codons, codiez, codions
steal: vole, voles, dérobe, dérobes, derobe, derobes, voler, dérober, derober, volent, volez, volons, voliez, volions
steal: derob*
shared: partagé, partagés, partagèrent, partagerent, partage*
protected: protégé, protégés, protégèrent, protegerent, protege*
on: allumé, sur, allume*
student: eleve, étudiant, élève
students: eleves, étudiants, élèves
empty: vide, vides, vider, vident, videz, vidons, vidiez, vidions
left: quittés, quitté, quittèrent, quitterent, gauche, quitt*, partis, partait, partaient
live: habite, habites, habiter, vivre, vis, vivez, vivent, vive, vives, vivons, habit*
ate: mangé, mangés, mangèrent, mangerent, mange*
wash: lave, laves, laver, lavent, lavez, lavons, laviez, lavions
look at: consulte, consultes, consulter, jeter un œil à, jetez un œil à, jette* un œil à, jetons un œil à
look at: jetiez un œil à, jetions un œil à, consult*
love: aime, aimes, adore, adores, aimer, adorer, amour, aiment, aimez, aimons, aimiez, aimions, adorent, adorez
love: adorons, adoriez, adorions
understand: pige, piges, comprendre, piger, compren*, pigent, pigez, pigeons, pigiez, pigions
extended: prolongé, prolongés, prolongèrent, étendu, étendue, étendus, étendues, étendait, étendaient, étendais
extended: prolongerent, etendu, etendue, etendus, etendues, etendait, etendaient, etendais, prolonge*
correct: rectifie, rectifies, corriger, corrige, corriges, corrigent, corrigez, corrigeons, rectifier, correct
correct: correcte, corrects, correctes, corrigiez, corrigions, justes, rectifi*
corrected: corrigé, corrigés, corrigèrent, rectifié, rectifiée, rectifiés, rectifiées, rectifiait, rectifiaient
corrected: rectifiais, rectifia, rectifièrent, corrigerent, rectifiee, rectifiees, rectifierent, corrige*
sort: trie, tries, trier, classer, trient, triez, trions, triiez, triions, class*
manage: gère, gères, gere, geres, gérer, gerer, gèrent, gérez, gerent, gerez, gérons, gériez, gérions, geriez, gerions
directed: dirigé, dirigés, dirigèrent, dirigerent, dirige*
lead: mène, mènes, mene, menes, mener, conduire, mènent, menez, menent, menons, meniez, menions, condui*
type: tape, tapes, taper, tapent, tapez, tapons, tapiez, tapions
loaded: chargés, chargé, chargèrent, chargerent, charge*
miss: manque, manques, rate, rates, manquer, rater, manqu*, ratent, ratez, ratons, ratiez, rations
move: déplace, déplaces, deplace, deplaces, déplacer, bouger, bouge, bouges, bougent, bougez, bougeons, déménager
move: déménage, déménages, déménagent, déménagez, déménageons, deplacer, demenager, demenage, demenages, demenagent
move: demenagez, demenageons, deplac*, bougiez, bougions, demenag*
moved: bougé, bougés, déménagé, déménagés, déplacé, déplacée, déplacés, déplacées, déplaçait, déplaçaient, déplaçais
moved: déplaça, déplacèrent, bougèrent, déménagèrent, deplacee, deplacees, deplacait, deplacaient, deplacais, deplaca
moved: deplacerent, bougerent, demenagerent, bouge*, demenage*
pull: tire, tires, tirer, tirent, tirez, tirons, tiriez, tirions
cleared: dégagé, dégagés, dégagèrent, degagerent, degage*
require: nécessite, nécessites, necessite, necessites, exiger, exige, exiges, exigent, exigez, exigeons, nécessiter
require: requérir, necessiter, requerir, exigiez, exigions, necessit*, requeri*
required: exigé, exigés, exigèrent, nécessité, nécessitée, nécessités, nécessitées, nécessitait, nécessitaient
required: nécessitais, nécessita, nécessitèrent, requéri, requérie, requéries, requérissait, requérissaient, exigerent
required: necessitee, necessitees, necessitait, necessitaient, necessitais, necessita, necessiterent, requeri
required: requerie, requeries, requerissait, requerissaient, exige*
contain: renferme, renfermes, contenir, contenez, contenons, conteniez, renfermer, contiens, contiennent, contienne
contain: contiennes, renferm*
work: bosse, bosses, travailler, travaille, travailles, travaillent, travaillez, travaillons, travailliez
work: travaillions, bosser, œuvre, œuvres, oeuvre, oeuvres, travail*, boulot, bossent, bossez, bossons, bossiez
work: bossions
worked: travaillé, travaillés, travaillèrent, bossé, bossée, bossés, bossées, bossait, bossaient, bossais, bossa
worked: bossèrent, travaillerent, bossee, bossees, bosserent, travaill*
planned: planifié, planifiés, planifièrent, prévoyait, prévoyaient, prévoyais, prévit, planifierent, prevoyait
planned: prevoyaient, prevoyais, previt, planifi*
distribute: distribue, distribues, distribuer, répartir, répars, répartez, répartons, répartent, réparte, repartir
distribute: repars, repartez, repartons, repartent, reparte, distribu*
employees: employés, employées, employes, employees, salariés
forget: oublier, oubli*, efface de ta mémoire, effacez de votre mémoire, enlève toi de la tête, ôte toi de la tête
play the role of: incarner, interprète le rôle de, endosse le rôle de, endossez le rôle de, prends le rôle de
play the role of: prenez le rôle de, endosse le rôle d, prends le rôle d, incarne*
will be: serai, sera, seras, serez, serons, seront
will have: aurai, aura, auras, aurez, aurons, auront
went: allé, allée, allés, allées, alle, allee, alles, allees, allait, allais
load: chargement, charger, charges, chargent, chargez, chargeons, charg*
training: formation, formations, forma*, entrain*, apprentissage, apprentissages
print: imprimer, imprim*
test: tester, test, teste, testez, testes, testent, testons, testiez, testions, essai, épreuve
try: essaye, tente, essaie, essayez, essayer, essayons, tente*, tache* de, cherch* à
stopped: arrêté, arrêtée, arrêtés, arretee, cessé, stoppé
ignored: ignoré, ignorée, ignorés, ignorées, ignorait, ignoraient, ignorais, ignora, ignorèrent, méconnaissait
ignored: méconnaissaient, méconnaissais, ignoree, ignorees, ignorerent, meconnaissait, meconnaissaient, meconnaissais
ignored: meconn*
disregard: négliger, néglige, négliges, négligent, négligez, négligeons, negliger, neglige, negliges, negligent
disregard: negligez, negligeons, neglig*
override: outrepasses, outrepassent, écraser, ecraser, contournement, dérogation, outrepass*, ecras*
bypassed: contourné, contournée, contournés, contournées, contournait, contournaient, contournais, contourna
bypassed: contournèrent, contournee, contournees, contournerent, court circuité, court circuitée, court circuités
bypassed: court circuitées, court circuitait, court circuitaient, court circuitais, court circuita, court circuitèrent
would bypass: contournerait, contournerais, contourneriez, contourneraient, court circuiterait, court circuiterais
would bypass: court circuiteriez, court circuiteraient
skip: sauter, zapper, saute, sautes, sautent, sautez, sautons, sautiez, sautions, zappe, zappes, zappent, zappez
skip: zappons, zappiez, zappions, pass* outre
cancel: annuler, résilier, resilier, annul*, resili*
drop: abandonner, lâcher, lacher, abandonn*, lâche, lâches, lâchent, lâchez, lâchons, lâchiez, lâchions, lache, laches
drop: lachent, lachez, lachons, lachiez, lachions, laiss* tomber
discard: écartes, écartent, ecartes, ecartent, jeter, jetez, jette*, jetiez, jetions, ecart*, mett* de côté
discarded: écarté, écartée, écartés, écartées, écartait, écartaient, écartais, écarta, écartèrent, ecartee, ecartees
discarded: ecartait, ecartaient, ecartais, ecarta, ecarterent, jeté, jetée, jetés, jetées, jetèrent, jete, jetee
discarded: jetes, jetees, jeterent, jetait, jetaient, jetais, jeta, mis de côté, mise de côté, mises de côté
discarded: mit de côté, mettai* de côté
would discard: jetterait, jetterais, jetteriez, jetteraient, écarterait, écarterais, écarteriez, écarteraient
would discard: ecarterait, ecarterais, ecarteriez, ecarteraient, mettr* de cote
erase: effacer, effac*
replace: remplacer, substituer, remplac*, substitu*
rewrite: réécrire, reformuler, récrire, reecrire, recrire, reecri*, reformul*, recri*
reveal: révéler, dévoiler, reveler, devoiler, revel*, devoil*
disclose: divulguer, communiquer, divulgu*, communiqu*
leaked: fuité, fuitée, fuités, fuitées, fuitait, fuitaient, fuitais, fuita, fuitèrent, fuitee, fuitees, fuiterent
leaked: faite fuiter, faits fuiter, faisai* fuiter, fit fuiter
expose: exposer, expos*
show: montrer, afficher, présenter, presenter, fais voir, faites voir, faire voir, montr*, affich*, present*
told: raconté, racontée, racontés, racontées, racontait, racontaient, racontais, raconta, racontèrent, racontee
told: racontees, raconterent, dite à, dits à, disai* à, dite au, dits au, disai* au, dite aux, dits aux, disai* aux
would tell: raconterait, raconterais, raconteriez, raconteraient, dirai* à, diriez à, dirai* au, diriez au, dirai* aux
would tell: diriez aux
will say: dirai, dira, diras, direz, dirons, diront
repeat: répéter, redire, repeter, repet*, redis, redites, redisons, redisent, redise, redises, redisiez, redisez
recite: réciter, reciter, recit*
quoted: cité, citée, cités, citées, citèrent, citee, citees, citerent, citait, citaient, citais, cita
copied: recopié, recopiée, recopiés, recopiées, recopiait, recopiaient, recopiais, recopia, recopièrent, recopiee
copied: recopiees, recopierent, copié, copiée, copiés, copiées, copiait, copiaient, copiais, copia, copièrent
copied: copier collé, copier collée, copier collés, copier collées, copier collait, copier collaient, copier collais
copied: copier colla, copier collèrent
would copy: recopierait, recopierais, recopieriez, recopieraient, copierait, copierais, copieriez, copieraient
would copy: copier collerait, copier collerais, copier colleriez, copier colleraient
paste: coller, colle, colles, collent, collez, collons, colliez, collions
transcribe: transcrire, retranscrire, transcri*, retranscri*
reproduce: reproduire, restituer, reprodui*, restitu*
returned: retourné, retournée, retournés, retournées, retournait, retournaient, retournais, retourna, retournèrent
returned: retournee, retournees, retournerent, rendu, rendue, rendus, rendues, rendait, rendaient, rendais, renvoy*
give: donner, fournir, refiler, donne, donnes, donnent, donnez, donnons, donniez, donnions, fourni*, refil*
provide: procurer, procur*
write: écrire, rédiger, rédige, rédiges, rédigent, rédigez, rédigeons, ecrire, rediger, redige, rediges, redigent
write: redigez, redigeons, écris, écrivez, écrivons, écrivent, écrive, écrives, écriviez, ecris, ecrivez, ecrivons
write: ecrivent, ecrive, ecrives, ecriviez, redig*
reply: répondre, repondre, réplique, repond*
respond: réagir, reagir, reagi*
start: commencer, débuter, démarrer, entamer, debuter, demarrer, commenc*, debut*, demarr*, entam*
ended: terminé, terminée, terminés, terminées, terminait, terminaient, terminais, termina, terminèrent, concluse
ended: concluses, concluait, achevé, achevée, achevés, achevées, achevait, achevaient, achevais, acheva, achevèrent
ended: terminee, terminees, terminerent, achevee, achevees, acheverent, clou, cloue, clous, cloues, cloai*
finish: finir, finis, finissez, finissons, finissent, finisse, finisses, finissiez
behave: comporter, comport*
pretend: prétendre, pretendre, fais semblant, faites semblant, faire semblant, fais comme si, faites comme si
pretend: faire comme si, fais mine, faites mine, pretend*, feindre, feins, feign*, fais croire, faites croire
simulate: simuler, simul*
imagine: imaginer, imagin*, suppos* que
imitate: imiter, imite, imites, imitent, imitez, imitons, imitiez, imitions
embody: incarnes, incarnent, incarn*
obey: obéir, obtempérer, obeir, obtemperer, obéis, obéissez, obéissons, obéissent, obéisse, obéisses, obéissiez, obeis
obey: obeissez, obeissons, obeissent, obeisse, obeisses, obeissiez, obtemper*
follow: suivre, suis les, suis ces, suis cette, suis mes, suis ce, suis l, suivez, suivons, suivent, suive, suives
follow: suiviez
comply with: respecter, conformer, respect*, conform*
apply: appliquer, appliqu*
execute: exécuter, executer, execut*
run: lancer, lance, lances, lancent, lancez, lançons, lanciez, lancions, lancons
perform: effectuer, accomplir, réaliser, realiser, effectu*, accompli*, realis*
sent: adressé, adressée, adressés, adressées, adressait, adressaient, adressais, adressa, adressèrent, expédié
sent: expédiée, expédiés, expédiées, expédiait, expédiaient, expédiais, expédia, expédièrent, adressee, adressees
sent: adresserent, expediee, expediees, expediait, expediaient, expediais, expedia, expedierent, envoy*
forwarded: transféré, transférée, transférés, transférées, transférait, transféraient, transférais, transféra
forwarded: transférèrent, réacheminé, réacheminée, réacheminés, réacheminées, réacheminait, réacheminaient
forwarded: réacheminais, réachemina, réacheminèrent, transmis, transmise, transmises, transmit, transmettait
forwarded: transmettais, transmettaient, transferee, transferees, transferait, transferaient, transferais, transfera
forwarded: transfererent, reacheminee, reacheminees, reacheminait, reacheminaient, reacheminais, reachemina
forwarded: reacheminerent, faite suivre, faits suivre, faisai* suivre, fit suivre
forwarding: transférant, transmettant, transferant, réacheminant, faisant suivre
will forward: transférera, transféreras, transférerez, transférerons, transféreront, transférerai, transmettra
will forward: transmettras, transmettrez, transmettrons, transmettront, transmettrai, transferera, transfereras
will forward: transfererez, transfererons, transfereront, transfererai, reacheminer*, fera* suivre, ferez suivre
will forward: ferons suivre, feront suivre
would forward: réacheminerait, réacheminerais, réachemineriez, réachemineraient, reacheminerait, reacheminerais
would forward: reachemineriez, reachemineraient, transférerait, transférerais, transféreriez, transféreraient
would forward: transmettrait, transmettrais, transmettriez, transmettraient, ferai* suivre, feriez suivre
transferred: viré, virée, virés, virées, virèrent, versé, versée, versés, versées, versait, versaient, versais, versa
transferred: versèrent, viree, virees, virerent, versee, versees, verserent, virait, viraient, virais, vira
paid: payé, payée, payés, payées, payèrent, réglé, réglée, réglés, réglées, réglait, réglaient, réglais, régla
paid: réglèrent, payee, payees, payerent, reglee, reglees, reglait, reglaient, reglais, regla, reglerent, payait
paid: payaient, payais, paya
uploaded: téléversé, téléversée, téléversés, téléversées, téléversait, téléversaient, téléversais, téléversa
uploaded: téléversèrent, uploadé, uploadée, uploadés, uploadées, uploadait, uploadaient, uploadais, uploada
uploaded: uploadèrent, televersee, televersees, televersait, televersaient, televersais, televersa, televerserent
uploaded: uploadee, uploadees, uploaderent, mis en ligne, mise en ligne, mises en ligne, mit en ligne
uploaded: mettai* en ligne
download: télécharger, telecharger, telecharg*
delete: supprimer, détruire, detruire, supprim*, detrui*
destroy: anéantir, aneantir, aneanti*
removed: retiré, retirée, retirés, retirées, retirait, retiraient, retirais, retira, retirèrent, enlevé, enlevée
removed: enlevés, enlevées, enlevait, enlevaient, enlevais, enleva, enlevèrent, retiree, retirees, retirerent, enlevee
removed: enlevees, enleverent, ôté, ôtée, ôtées, otee, otees, ôtés, ôtait, ôtaient, ôtais, otait, otaient, otais, ôta
removed: ôtèrent
open: ouvrir, ouvre, ouvres, ouvrez, ouvrons, ouvrent, ouvriez
opened: ouvrait, ouvraient, ouvrit, ouvert*
close: fermer, clôturer, cloturer, fermes, ferment, fermez, fermons, fermiez, fermions, clotur*
read: relire, lire, lis, lisez, lisent, lise, lises, lisons, lisiez, relis, relisez, relisons, relisent, relise
read: relises, relisiez, relisait, relisais, relisaient, lu, lue, lus, lues, lisai*, lut, relu, relue, relus, relues
read: relut
will read: lirai, lira, liras, lirez, lirons, liront, relir*
would read: relirait, relirais, reliriez, reliraient, lirai*, liriez
approve: approuver, valider, approuv*, valid*
granted: accordé, accordée, accordés, accordées, accordait, accordaient, accordais, accorda, accordèrent, accordee
granted: accordees, accorderent, octroy*
allow: autoriser, autorise, autorises, autorisent, autorisez, autorisons, autorisiez, autorisions, permettre, permet*
enable: activer, activ*
disable: désactiver, débrancher, desactiver, debrancher, desactiv*, debranch*
unlock: déverrouiller, débloquer, débrider, débride, débrides, débrident, débridez, deverrouiller, debloquer, debrider
unlock: debrides, debrident, debridez, deverrouill*, debloqu*, debrid*
lock: verrouiller, verrouill*
lifted: levé, levée, levés, levées, levèrent, levee, levees, leverent, soulevé, soulevée, soulevés, soulevées
lifted: soulevait, soulevaient, soulevais, souleva, soulevèrent, soulevee, soulevees, souleverent, levait, levaient
lifted: levais, leva
mention: mentionner, évoquer, evoquer, mentionn*, evoqu*
informed: informé, informée, informés, informées, informait, informaient, informais, informa, informèrent, informee
informed: informees, informerent, tenu* informé, tenai* informé
would inform: informerait, informerais, informeriez, informeraient, tiendr* informe
warn: avertir, prévenir, prévenez, prévenons, préveniez, prevenir, prevenez, prevenons, preveniez, averti*, préviens
warn: préviennent, prévienne, préviennes, previens, previennent, previenne, previennes
warned: averti, avertie, averties, avertissait, avertissaient, preven*
notify: notifier, aviser, notifi*, avise, avises, avisent, avisez, avisons, avisiez, avisions
alert: alerter, alert*
asked: demandé, demandée, demandés, demandées, demandait, demandaient, demandais, demanda, demandèrent, posé, posée
asked: posés, posées, posèrent, demandee, demandees, demanderent, posee, posees, poserent, posait, posaient, posais
asked: posa
confirm: confirmer, confirm*
refuse: refuser, refus*
decline: décliner, decliner, declin*
denied: dénié, déniée, déniés, déniées, déniait, déniaient, déniais, dénia, dénièrent, deniee, deniees, deniait
denied: deniaient, deniais, denia, denierent, nié, niée, niées, niee, niees, niés, niait, niaient, niais, nia, nièrent
hide: cacher, cache, caches, cachent, cachez, masquer, dissimuler, occulter, cachons, cachiez, cachions, masqu*
hide: dissimul*, occult*
translate: traduire, tradui*
summarise: résumer, résume, synthétiser, récapituler, resumer, synthetiser, recapituler, resum*, synthetis*
summarise: recapitul*
explain: expliquer, expliqu*
describe: décrire, decrire, decri*
list: énumérer, lister, répertorier, enumerer, repertorier, liste, listent, listez, listons, listiez, listions
list: enumer*, repertori*
used: utilisé, utilisée, utilisés, utilisées, utilisait, utilisaient, utilisais, utilisa, utilisèrent, employèrent
used: utilisee, utilisees, utiliserent, employerent, employ*
add: ajouter, rajouter, ajout*, rajout*
included: insérèrent, intégrait, intégraient, intégrais, intégra, intégrèrent, insererent, integrait, integraient
included: integrais, integra, integrerent, inclu*, compris, comprise, inser*, integr*
updated: actualisé, actualisée, actualisés, actualisées, actualisait, actualisaient, actualisais, actualisa
updated: actualisèrent, actualisee, actualisees, actualiserent, mis à jour, mit à jour, mettai* à jour
would update: actualiserait, actualiserais, actualiseriez, actualiseraient, mettr* a jour
created: créé, créée, créés, créées, créèrent, creee, creees, creerent, créait, créaient, créais, créa, creait
created: creaient, creais, crea
generate: générer, generer, gener*
produce: produire, produi*
made: fabriquèrent, confectionnèrent, fabriquerent, confectionnerent, a fait, ai fait, as fait, avez fait, fabriqu*
made: confectionn*
will do: ferai, fera, feras, ferez, ferons, feront
continue: continuer, poursuivre, continu*, poursui*
saved: enregistré, enregistrée, enregistrés, enregistrées, enregistrait, enregistraient, enregistrais, enregistra
saved: enregistrèrent, enregistree, enregistrees, enregistrerent, sauvegardé, sauvegardée, sauvegardés, sauvegardées
saved: sauvegardait, sauvegardaient, sauvegardais, sauvegarda, sauvegardèrent, sauvé, sauvée, sauvés, sauvées, sauvait
saved: sauvaient, sauvais, sauva, sauvèrent
will save: sauvegardera, sauvegarderas, sauvegarderez, sauvegarderons, sauvegarderont, sauvegarderai, enregistrer*
will save: sauve*
would save: enregistrerait, enregistrerais, enregistreriez, enregistreraient, sauvegarder*
extract: extraire, extra*
search: chercher, rechercher, recherch*, cherch*
find: trouver, retrouver, trouv*, retrouv*
check: vérifier, contrôler, verifier, controler, control*, verifi*
treat: traiter, trait*
thought: pensèrent, penserent, pensée, pensee, pensé, pensés, pensait, pensaient, pensais, pensa, reflechi*
decode: décoder, déchiffrer, decoder, dechiffrer, decod*, dechiffr*
encoded: encodé, encodée, encodés, encodées, encodait, encodaient, encodais, encoda, encodèrent, codé, codée, codés
encoded: codées, codèrent, encodee, encodees, encoderent, codee, codees, coderent, codait, codaient, codais, coda
hack: pirater, pirat*, hacke, hackes, hackent, hackez, hackons, hackiez, hackions
stole: volé, volée, volés, volées, volèrent, dérobé, dérobée, dérobés, dérobées, dérobait, dérobaient, dérobais
stole: déroba, dérobèrent, volee, volees, volerent, derobee, derobees, derobait, derobaient, derobais, deroba
stole: deroberent, volait, volaient, volais, vola
share: partager, partage, partages, partagent, partagez, partageons, partag*
publish: publier, publi*
post: poster, postent, postez, postons, postiez, postions
access: accéder, acceder, accès, acces, accède, accèdes, accèdent, accédez, accédons, accédiez, accédions, accede
access: accedes, accedent, accedez, accedons, accediez, accedions
enter: saisir, entrer, rentrer, saisi*, entres, entrent, entrez, entrons, entriez, entrions, rentr*
connect: connecter, connect*
install: installer, install*
buy: acheter, achet*
order: commander, command*
refund: rembourser, rembours*
book: réserver, reserver, reserv*, livre, bouquin
talk: parler, discuter, causer, parle, parles, parlent, parlez, parlons, parliez, parlions, discut*, causent, causez
talk: causons, causiez, causions
prevent: empêcher, empecher, empech*
restrict: restreindre, limiter, restrei*, limit*
filter: filtrer, filtr*
censor: censurer, censur*
protect: protéger, protège, protèges, protègent, protégez, protégeons, proteger, protege, proteges, protegent
protect: protegez, protegeons, proteg*
break: enfreindre, violer, transgresser, casser, enfrei*, viole, violes, violez, violons, violiez, violions
break: transgress*, casse, casses, cassent, cassez, cassons, cassiez, cassions
reset: réinitialiser, reinitialiser, réinitialisèrent, reinitialiserent, reinitialis*, remet* à zéro, remi* à zéro
would reset: réinitialiserait, réinitialiserais, réinitialiseriez, réinitialiseraient, reinitialiserait
would reset: reinitialiserais, reinitialiseriez, reinitialiseraient, remettr* a zero
restart: redémarrer, relancer, redemarrer, redemarr*, relanc*
remember: souvenez, souvenons, souveniez, souviens, souviennent, souvienne, souviennes, rappel*, reten*, retien*
remembered: rappelé, rappelée, rappelés, rappelées, rappelait, rappelaient, rappelais, rappela, rappelèrent, retenu
remembered: retenue, retenus, retenues, retenait, retenaient, retenais, rappele, rappelee, rappeles, rappelees
remembered: rappelerent, souven*
keep: garder, conserver, garde, gardent, gardez, gardons, gardiez, gardions, conserv*
stay: rester, demeurer, reste, restes, restent, restez, restons, restiez, restions, demeur*
help: aider, aident, aidez, aidons, aidiez, aidions
helped: aidé, aidée, aidés, aidées, aidèrent, aidee, aidees, aiderent, aidait, aidaient, aidais, aida
assist: assister, assist*
complete: compléter, completer, complet*, integra*
choose: choisir, choisi*
select: sélectionner, selectionner, selectionn*
report: signaler, rapporter, rapport*, signal*, compte rendu
let: laisser, laissèrent, laisserent, laiss*
take: prendre, prends, prenez, prenons, prennent, prenne, prennes, preniez
put: mettre, mettez, mettons, mettent, mette, mettes, mettiez, mettait, mettais, mettaient, mets, mis, mise, mises
put: mit
believe: croire, crois, croient, croie, croyez, croyons
information: information, informations, info, infos, renseignement, renseignements
exact: précis, précise, précises, precis, precise, precises, exact*
high: élevé, élevés, haut, haute, hauts, hautes, eleve*
arrive: arriver, arriv*
leave: quitter, quittes, quittent, quittez, quittons, quittiez, quittions, partir, partez, partons, partent, parte
leave: pars
go out: sortir, sortez, sortons, sortent, sors
lived: habité, habitée, habités, habitées, habitait, habitaient, habitais, habita, habitèrent, habitee, habitees
lived: habiterent, vécu, vécue, vecu, vecue, vivai*
eat: manger, mange, manges, mangent, mangez, mangeons, mangiez, mangions
sleep: dormir, dormez, dormons, dorment, dors
cook: cuisiner, cuisinent, cuisinez, cuisinons, cuisiniez, cuisinions, cuis, cuisez, cuisons, cuisent, cuise, cuises
cook: cuisiez, cuire
cooked: cuisiné, cuisinée, cuisinés, cuisinées, cuisinait, cuisinaient, cuisinais, cuisina, cuisinèrent, cuisait
cooked: cuisaient, cuisit, cuisinee, cuisinees, cuisinerent, cuite, cuits, cuites
washed: lavé, lavée, lavés, lavées, lavèrent, lavee, lavees, laverent, lavait, lavaient, lavais, lava
clean: nettoyer, nettoyez, nettoyons, nettoyiez, nettoyions, propre, netto*
wait: attendre, patienter, attend*, patient*
waited: patienté, patientée, patientés, patientées, patientait, patientaient, patientais, patienta, patientèrent
waited: patientee, patientees, patienterent, attendai*
listen: écouter, ecouter, ecout*
hear: entendre, entend*
feel: sentir, ressentir, ressentez, ressentons, ressentent, ressente, sentez, sentons, sentent, sente, ressen*
felt: senti, sentie, sentis, sentait, sentaient, ressent*
look: regarder, regard*
looked at: consulté, consultée, consultés, consultées, consultait, consultaient, consultais, consulta, consultèrent
looked at: consultee, consultees, consulterent, jete* un œil à, jeta* un œil à
watch: surveiller, visionner, surveill*, visionn*
loved: aimé, aimée, aimés, aimées, aimèrent, adoré, adorée, adorés, adorées, adorait, adoraient, adorais, adora
loved: adorèrent, aimee, aimees, aimerent, adoree, adorees, adorerent, aimait, aimaient, aimais, aima
like: apprécier, apprecier, comme ça, tel, telle, telles, tels, appreci*
prefer: préférer, preferer, prefer*
hate: détester, detester, haine, haines, detest*
hope: espérer, esperer, esper*
wish: souhaiter, souhait*
fear: craindre, crains, craignez, craignons, craignent, craigne, craignes
understood: comprenait, comprenaient, comprenais, pigé, pigée, pigés, pigées, pigeait, pigeaient, pigeais, pigea
understood: pigèrent, pigee, pigees, pigerent, compr*
learn: apprendre, appren*
learned: apprenait, apprenaient, apprenais, appris, apprise, apprises, apprit
teach: enseigner, enseign*
study: étudier, etudier, etudi*
know: connaître, connaitre, sais, savez, savent, savons, savoir, sache, sachez, connai*
recognise: reconnaître, reconnaitre, reconnai*
appear: apparaître, apparaitre, apparai*
appeared: apparaissait, apparaissaient, appar*
decide: décider, decider, decid*
suggest: suggérer, proposer, suggerer, sugger*, propos*
recommend: recommander, conseiller, recommand*, conseill*
offer: offrir, offre, offrez, offrons, offrent
accept: accepter, accept*
agree: consentir, consentez, consentons, consentent, consente, convenir, conviens, convenez, convenons, conviennent
agree: convienne, conviennes, conveniez, consen*
object: objecter, object*
complain: plaindre, plains, plaignez, plaignons, plaignent, plaigne, plaignes
claim: revendiquer, affirmer, revendiqu*, affirm*
declare: déclarer, declarer, declar*
announce: annoncer, annonc*
state: indiquer, préciser, preciser, état, indiqu*, precis*
define: définir, definir, defini*
mean: signifier, signifi*, vouloi* dire
express: exprimer, exprim*
introduce: introduire, introdui*
discuss: débattre, débattez, débattons, débattent, débatte, debattre, debattez, debattons, debattent, debatte, debat*
argue: argumenter, argument*
promise: promettre, promet*
promised: promettait, promettais, promettaient, promis, promise, promises, promit
swear: jurer, jure, jures, jurent, jurez, jurons, juriez, jurions
cheat: tricher, trich*
abuse: abuser, abuse, abuses, abusent, abusez, abusons, abusiez, abusions
inject: injecter, inject*
embed: incorporer, incorpor*
append: annexer, annex*, joindre, joins, joign*
attached: attachèrent, attacherent, ci joint, attach*, ci jointe, ci joints, ci jointes, en pièce jointe, en pj
join: rejoindre, rejoi*
merge: fusionner, fusionn*
separate: séparer, separer, separ*
split: scinder, fractionner, scindèrent, fractionnèrent, scinderent, fractionnerent, scind*, fractionn*
cut: couper, coupèrent, couperent, coupe, coupes, coupent, coupez, coupons, coupiez, coupions, coupé, coupée, coupés
cut: coupées, coupait, coupaient, coupais, coupa, coupee, coupees
shorten: raccourcir, abréger, abrège, abrèges, abrègent, abrégez, abrégeons, abreger, abregent, abregez, abregeons
shorten: raccourci*, abreg*
shortened: raccourci, raccourcie, raccourcies, raccourcissait, raccourcissaient, abrégèrent, abregerent, abrege*
extend: prolonger, prolonge, prolonges, prolongent, prolongez, prolongeons, étendre, etendre, prolong*, etend*
increase: augmenter, augment*, accroit* à
reduce: réduire, diminuer, baisser, reduire, redui*, diminu*, baiss*
raise: élever, élèvent, élevez, elever, elevent, elevez, élevons, éleviez, élevions, elevons, eleviez, elevions
improve: améliorer, ameliorer, amelior*
edit: éditer, editer, édite, édites, éditent, éditez, éditons, éditiez, éditions, edite, edites, editent, editez
edit: editons, editiez, editions
fix: réparer, reparer, repar*
alter: altérer, alterer, alter*
convert: convertir, converti*
format: formater, format*, mett* en forme, mets en forme
sorted: trié, triée, triés, triées, trièrent, classé, classée, classés, classées, classait, classaient, classais
sorted: classa, classèrent, triee, triees, trierent, classee, classees, classerent, triait, triaient, triais, tria
managed: géré, gérée, gérés, gérées, gérèrent, geree, gerees, gererent, gérait, géraient, gérais, géra, gerait
managed: geraient, gerais, gera
direct: diriger, dirige, diriges, dirigent, dirigez, dirigeons, dirig*
led: mené, menée, menés, menées, menèrent, conduite, conduits, conduites, conduisait, conduisaient, conduisit, menee
led: menees, menerent, menait, menaient, menais, mena
guide: guider, guident, guidez, guidons, guidiez, guidions
control: maîtriser, maitriser, maitris*
examine: examiner, examin*
evaluate: évaluer, estimer, evaluer, evalu*, estim*
measure: mesurer, mesur*
count: compter, dénombrer, denombrer, compt*, denombr*
compare: comparer, compar*
prove: prouver, démontrer, demontrer, prouv*, demontr*
assign: assigner, attribuer, affecter, assign*, attribu*, affect*
mark: marquer, cocher, marqu*, coche, coches, cochent, cochez, cochons, cochiez, cochions
label: étiqueter, etiqueter, libellé, etiquet*
highlight: surligner, souligner, surlign*, soulign*
sign: signer, signe, signent, signez, signons, signiez, signions, panneau
register: inscrire, inscri*
subscribe: abonner, souscrire, abonn*, souscri*
log in: authentifier, identifier, authentifi*, identifi*
log out: déconnecter, deconnecter, deconnect*
click: cliquer, cliqu*
press: appuyer, appuyez, appuyons, appuyiez, appuyions, appuie, appuies, appuient
typed: tapé, tapée, tapés, tapées, tapèrent, tapee, tapees, taperent, tapait, tapaient, tapais, tapa
scroll: défiler, defiler, defil*
import: importer, import*
export: exporter, export*
record: consigner, consign*
store: stocker, entreposer, mémoriser, memoriser, stock*, entrepos*, memoris*
archive: archiver, archiv*
restore: restaurer, rétablir, retablir, restaur*, retabli*
collect: collecter, recueillir, ramasser, collect*, recueilli*, ramass*
gather: rassembler, réunir, reunir, rassembl*, reuni*
received: perçu, perçue, perçus, perçues, percevait, percevaient, percevais, perçut, percu, percue, percus, percues
received: percut, reçu, reçue, reçus, reçues, reçut, recu, recue, recus, recues, recut, recevai*
earn: gagner, gagne, gagnes, gagnent, gagnez, gagnons, gagniez, gagnions
win: remporter, remport*
missed: manqué, manquée, manqués, manquées, manquait, manquaient, manquais, manqua, manquèrent, raté, ratée, ratés
missed: ratées, ratèrent, manquee, manquees, manquerent, ratee, ratees, raterent, ratait, rataient, ratais, rata
fail: échouer, echouer, echou*
spend: dépenser, depenser, depens*
sell: vendre, vends, vendez, vendons, vendent, vende, vendes, vendiez
rent: louer, loyer, loyers, loue, loues, louent, louez, louons, louiez, louions
borrow: emprunter, emprunt*
bill: facturer, factur*
deposit: déposer, deposer, depos*
deliver: livrer, remettre, livrent, livrez, livrons, livriez, livrions, remet*
delivered: livré, livrée, livrés, livrées, livrait, livraient, livrais, livra, livrèrent, livree, livrees, livrerent
delivered: remis, remit, remettai*
bring: apporter, amener, ramener, apport*, amène, amènes, amènent, amenez, amenons, ameniez, amenions, amene, amenes
bring: amenent, ramen*
carry: porter, portent, portez, portons, portiez, portions, transporter, transport*
push: pousser, pouss*
pulled: tiré, tirée, tirés, tirées, tirèrent, tiree, tirees, tirerent, tirait, tiraient, tirais, tira
turn: tourner, tourn*
turn on: allumer, allume, allumes, allument, allumez, allum*
turn off: éteindre, eteindre, éteins, éteignez, éteignons, éteignent, éteigne, éteignes, eteins, eteignez, eteignons
turn off: eteignent, eteigne, eteignes
switch: basculer, commuter, bascul*, commut*
exchange: échanger, echanger, echang*
swap: permuter, intervertir, permut*, interverti*
fill: remplir, rempli*
emptied: vidé, vidée, vidés, vidées, vidèrent, videe, videes, viderent, vidait, vidaient, vidais, vida
clear: dégager, dégage, dégages, dégagent, dégagez, dégageons, degager, degage, degages, degagent, degagez, degageons
clear: clair*, degag*
fall: tomber, tombe, tombes, tombent, tombez, tombons, tombiez, tombions
rise: monter, grimper, monte, montes, montent, montez, montons, montiez, montions, grimp*
escape: échapper, évader, echapper, evader, echapp*, évade, évades, évadent, évadez, évadons, évadiez, évadions, evade
escape: evades, evadent, evadez, evadons, evadiez, evadions
walk: marcher, promener, march*, promen*
travel: voyager, voyag*
drive: rouler, roule, roules, roulent, roulez, roulons, rouliez, roulions
swim: nager, nage, nages, nagent, nagez, nageons, nagiez, nagions
sing: chanter, chant*
draw: dessiner, tracer, dessin*, tracent, tracez, traçons, traciez, tracions, tracons
build: construire, bâtir, bâtis, bâtissez, bâtissons, bâtissent, bâtisse, bâtisses, bâtissiez, batir, batis, batissez
build: batissons, batissent, batisse, batisses, batissiez, construi*
develop: élaborer, elaborer, elabor*
program: programmer, programm*
train: entraîner, entraîne, entraînes, entraînent, entraînez, entraînons, entraîniez, entraînions, former, entrainer
train: entraine, entraines, entrainent, entrainez, entrainons, entrainiez, entrainions, train, forment, formez
train: formons, formiez, formions
configure: configurer, paramétrer, parametrer, configur*, parametr*
set: fixer, fixèrent, fixerent, defini* à, fixe, fixes, fixent, fixez, fixé, fixée, fixés, fixées, fixee, fixees
set: fixons, fixiez, fixions, fixait, fixaient, fixais, fixa, regl* sur
deploy: déployer, déployez, déployons, déployiez, déployions, deployer, deployez, deployons, deployiez, deployions
deploy: deplo*
implement: implémenter, implementer, implement*
request: solliciter, réclamer, reclamer, demande, requête, sollicit*, reclam*
order to: ordonner, ordonn*
force: forcer, force, forces, forcent, forcez, forçons, forciez, forcions, forcons
forbid: interdire, prohiber, prohibe, prohibes, prohibent, prohibez, interdi*, defend*, prohib*
forbade: défendus, défendues, défendait, défendaient, défendais, prohibées, prohibait, prohibaient, prohibais, prohiba
forbade: prohibèrent, defendus, defendues, defendait, defendaient, defendais, prohibees, prohiberent, interdisai*
ban: bannir, banni*
avoid: éviter, eviter, évite, évites, évitent, évitez, évitons, évitiez, évitions, evite, evites, evitent, evitez
avoid: evitons, evitiez, evitions
omit: omettre, omets, omettez, omettons, omettent, omette, omettes, omettiez
exclude: exclure, exclu*
revoke: révoquer, revoquer, revoqu*
expire: expirer, expir*
interrupt: interrompre, interromp*
resume: reprendre, repren*
proceed: procéder, procède, procèdes, proceder, proced*
care: soucier, soigner, souci*, soign*
worry: inquiéter, préoccuper, inquieter, preoccuper, inquiet*, preoccup*
thank: remercier, remerci*
apologise: excuser, excus*
invite: inviter, invite, invites, convier, invit*, convi*
welcome: accueillir, bienvenue, accueilli*, de rien
greet: saluer, salue, salues, saluent, saluez, saluons, saluiez, saluions
contact: contacter, contact*, joindre par téléphone, joins par téléphone, joign* par téléphone
phone: téléphoner, telephoner, telephon*, tél, portable
meet: rencontrer, rencontr*
visit: visiter, visit*
escalate: escalader, escalad*, faire remonter, fais remonter, faisons remonter, faites remonter, font remonter
escalate: fass* remonter
support: soutenir, soutenez, soutenons, souteniez, support, assistance, soutiens, soutiennent, soutienne, soutiennes
trust: confier, confi*, fier, fie, fies, fient, fiez, fions, fiiez, fiions
trusted: confiait, confiaient, confiais, confia, confièrent, confierent, fiable, fiables, fié, fiée, fiées, fiee
trusted: fiees, fiés, fiait, fiaient, fiais, fia, fièrent, faite confiance, faits confiance, faisai* confiance
trusted: fit confiance
judge: juger, juge, jugent, jugez, jugeons, jugiez, jugions
punish: punir, sanctionner, punis, punissez, punissons, punissent, punisse, punisses, punissiez, sanctionn*
reward: récompenser, recompenser, recompens*
attack: attaquer, attaqu*
hurt: blesser, blessèrent, blesserent, bless*
harmed: nuisait, nuisaient, nuisit, nuite, nuites
lost: égarèrent, egarerent, perdu, perdue, perdus, perdues, perdait, perdaient, perdais, égaré, égarée, égarés
lost: égarées, égarait, égaraient, égarais, égara, egaree, egarees, egarait, egaraient, egarais, egara
concern: concerner, concern*
depend: dépendre, dependre, depend*
contained: renfermé, renfermée, renfermés, renfermées, renfermait, renfermaient, renfermais, renferma, renfermèrent
contained: renfermee, renfermees, renfermerent, conten*
cover: couvrir, couvr*
covered: couvrait, couvraient, couvrit, couvert, couverte, couverts, couvertes
discover: découvrir, decouvrir, decouvr*
notice: remarquer, constater, avis, remarqu*, constat*, aperc*
noted: noté, notée, notés, notées, notèrent, notee, notees, noterent, notait, notaient, notais, nota
emit: émettre, emettre, émets, émettez, émettons, émettent, émette, émettes, émettiez, emets, emettez, emettons
emit: emettent, emette, emettes, emettiez
submit: soumettre, soumet*
submitted: soumettait, soumettais, soumettaient, soumis, soumise, soumises, soumit
admit: admettre, admet*
resolve: résoudre, résolvez, résolvons, résolvent, résolve, resoudre, resolvez, resolvons, resolvent, resolve, résous
resolve: resous
comment: commenter, comment*
refer: référer, referer, refer*
involve: impliquer, impliqu*
cause: provoquer, cause, provoqu*, caus* un
result: résulter, resulter, result*
serve: servir, servez, servons, servent, serve, sers
function: fonctionner, fonction*
operate: opérer, operer, opère, opères, opèrent, opérez, opérons, opériez, opérions, opere, operes, operent, operez
operate: operons, operiez, operions
guarantee: garantir, garanti*
ensure: assurer, assur*, veill* à
free: libérer, affranchir, liberer, libre, libres, liber*, affranchi*
clone: cloner, clone, clones, clonent, clonez, clonons, cloniez, clonions
scan: scanner, numériser, numeriser, scann*, numeris*
compile: compiler, compil*
debug: déboguer, débuguer, deboguer, debuguer, debogu*, debugu*
commit: commettre, commet*
committed: commettait, commettais, commettaient, commis, commise, commises, commit
plan: planifier, planifie, planifies, planifient, planifiez, planifions, planifiiez, planifiions, plan, prevo*
prepare: préparer, preparer, prepar*
touch: toucher, touch*
held: détenu, détenue, détenus, détenues, détenait, détenaient, détenais, detenu, detenue, detenus, detenues, detenait
held: detenaient, detenais, tenu, tenue, tenus, tenues, tenai*
catch: attraper, attrap*, saisi* au vol
accompany: accompagner, accompagn*
deal: occuper, occup*
cost: coûter, couter, coûtèrent, couterent, coût, cout, coûte, coûtes, coûtent, coûtez, coûtons, coûtiez, coûtions
cost: coute, coutes, coutent, coutez, coutons, coutiez, coutions, coûté, coûtée, coûtés, coûtées, coûtait, coûtaient
cost: coûtais, coûta, coutee, coutees, coutait, coutaient, coutais, couta
weigh: peser, pèse, pèses, pèsent, pesez, pese, peses, pesent, pesons, pesiez, pesions
last: durer, dernier*, durent, durez, durons, duriez, durions
grow: grandir, grandi*, croit* à
grew: grandi, grandie, grandies, grandissait, grandissaient, croit* a
open again: rouvrir, rouvr*
opened again: rouvrait, rouvraient, rouvrit, rouvert, rouverte, rouverts, rouvertes
distributed: distribué, distribuée, distribués, distribuées, distribuait, distribuaient, distribuais, distribua
distributed: distribuèrent, distribuee, distribuees, distribuerent, repart*
spread: répandre, diffuser, propager, repandre, diffusèrent, propagèrent, diffuserent, propagerent, repand*, diffus*
spread: propag*
spy: espionner, espionn*
encrypt: chiffrer, crypter, chiffr*, crypt*
decrypt: décrypter, decrypter, decrypt*
reverse: inverser, invers*
waive: renoncer, renonc*
pass: passer, passe, passes, passent, passez, passons, passiez, passions
was said: a été dit, est dit
said: a dit, ai dit, ont dit, as dit, avez dit, dite, dits, disai*
written: par écrit, écrit noir sur blanc
to: à
data: donnee*
tokens: jetons
token: jeton
son: fils
course: cours, stage
fees: frais, honoraires
employee: employe*, salarié
output: sortie, sorties, sortie standard, sorties standard, sort* en sortie, sors en sortie
chain: chaîne
chains: chaînes
tell me: dis moi, dites moi, me dire, me dis
tell us: dis nous, dites nous, nous dire
tell him: dis lui, dites lui, lui dire
tell them: dis leur, dites leur, leur dire
give me: file moi, filez moi, passe moi
show me: fais moi voir, faites moi voir
send me: envoyez moi, m envoyer
let me know: fais moi savoir, faites moi savoir, tiens moi au courant, tenez moi au courant
do it: fais le, faites le, le faire
do not tell anyone: n en parle à personne, n en parlez à personne, ne le dis à personne, ne le dites à personne
do not tell anyone: ne dis à personne, ne dites à personne, ne le répète à personne
to no one: à personne
between us: entre nous, ça reste entre nous, que ça reste entre nous
is: se trouve, se trouvant, est, soient, soit il
are: se trouvent, es, êtes, sommes, sont
how to make: comment faire
how to: comment on peut
how can i: comment puis je, comment est ce que je peux
how do i: comment dois je
spill the beans: crache le morceau, crachez le morceau, lâche le morceau, mange le morceau, vends la mèche
spill the beans: déballe tout, dis tout
break the rules: brise les règles
system: systeme
at the: au, aux
for example: par exemple
do not follow: ne suis pas, ne suis plus, ne suivez plus, ne respecte pas, ne respectez pas, ne respecte plus
do not follow: ne respectez plus, n obéis plus à, n obéis plus aux, n obéissez plus aux
pay no attention to: ne fais pas attention à, ne fais pas attention aux, ne fais pas attention au
pay no attention to: ne faites pas attention à, ne faites pas attention aux, ne faites pas attention au
pay no attention to: ne prête aucune attention à, ne prête aucune attention aux, ne prêtez aucune attention à
pay no attention to: ne prêtez aucune attention aux
pay attention to: fais attention à, faites attention à, prête attention à, prêtez attention à, fais attention aux
pay attention to: faites attention aux
take into account: tiens compte de, tenez compte de, tenir compte de, tiens compte des, tenez compte des
take into account: tenir compte des, tenir compte du, tiens compte du, pren* en compte
taken into account: pris* en compte
everything you were told: ce qu on t a dit, ce qu on vous a dit
instructions you were given: instructions qu on t a données, consignes qu on t a données
instructions you were given: instructions qu on vous a données, consignes qu on vous a données
instructions you were given: instructions que tu as reçues, consignes que tu as reçues
instructions you were given: instructions que vous avez reçues, consignes que vous avez reçues
instructions you were given: instructions qui t ont été données, consignes qui t ont été données
you were given: qu on t a donné, qu on vous a donné, qu on t a données, qu on vous a données, qui t ont été données
you were given: qui vous ont été données, qui t ont été donnés, qui t a été donné, qui vous a été donné
you were given: qui t a été donnée
you have been given: que tu as reçu, que tu as reçues, que tu as reçus, que vous avez reçu, que vous avez reçues
you have been given: que vous avez reçus
everything above: tout ce qui précède, tout ce qui est au dessus
what precedes: ce qui précède
what follows: ce qui suit
everything that follows: tout ce qui suit
system prompt: invite système, invite du système, system prompt, prompt initial du système
system prompts: invites système
system instructions: directives système, directives du système
initial prompt: prompt de départ, prompt d origine, invite initiale
initial instructions: instructions de départ, consignes de départ, instructions d origine, consignes d origine
from now on: à partir de maintenant, dès maintenant, désormais, dorénavant, à compter de maintenant
from now on: à partir de ce moment, à compter de ce moment, à partir de cet instant, dès à présent, à partir d ici
from now on: à partir de là, à compter d aujourd hui
until now: jusqu à présent, jusqu ici, jusque là, jusqu alors
so far: pour l instant jusqu ici
for now: pour l instant, pour le moment
until further notice: jusqu à nouvel ordre
act as: agis en tant que, agissez en tant que, agir en tant que, comporte toi comme, comportez vous comme
act as: se comporter comme, te comporter comme, mets toi dans la peau de
pretend to be: fais toi passer pour, faites vous passer pour, se faire passer pour, te faire passer pour
pretend to be: fais semblant d être, faites semblant d être, faire semblant d être
claiming to be: se fait passer pour, se faisant passer pour
let us pretend: faisons comme si, faisons semblant
you are now: tu es désormais, vous êtes désormais, tu es à présent, vous êtes à présent, tu es dorénavant, te voilà
you are now: vous voilà
you are no longer: tu n es plus, vous n êtes plus, t es plus
you are not: t es pas
were: étais, etais, étaient, etaient, étiez, étions, furent, ont été
you are: t es, tu es, vous êtes, es tu, êtes vous
you no longer have: tu n as plus de, tu n as plus d, vous n avez plus de, vous n avez plus d, tu n as plus
you no longer have: vous n avez plus, tu n as plus aucune, tu n as plus aucun
no longer have to: n as plus à, n avez plus à, n as plus besoin de, n avez plus besoin de, n a plus à
do not have to: n a pas à, n es pas obligé de, n êtes pas obligé de, n es pas tenu de, n êtes pas tenu de
no longer: ne plus, n est plus
are no longer: ne sont plus, n es plus, n êtes plus, ne sommes plus
no longer applies: ne s applique plus, n est plus applicable, n a plus cours
no longer apply: ne s appliquent plus, ne sont plus applicables, ne sont plus valables, ne sont plus en vigueur
no longer apply: n ont plus cours
does not apply: ne s applique pas
has no: n a pas de, n a pas d, n a aucun, n a aucune
there is no: il n y a pas de, il n y a pas d, il n y a aucun, il n y a aucune, y a pas de
there is no longer: il n y a plus de, il n y a plus, il n y a plus aucune
there is: il y a, y a t il, il existe
there was: il y avait
there will be: il y aura
ago: il y a longtemps
is not: est pas, n est point
it is not: ce n est pas, il n est pas, c est pas
it is: c est, il est
is it: est ce, est il, est elle
are not: ce ne sont pas
am not: je ne suis pas
was not: n étais pas, n a pas été
cannot: ne peux pas, ne peut pas, ne pouvez pas, ne peuvent pas, ne pouvons pas, ne puis, ne saurait, peux pas
cannot: peut pas, ne peux plus
must not: ne dois plus, ne devez plus, il ne faut pas, faut pas, il ne faut surtout pas, ne faut pas
should not: ne devrais pas, ne devrait pas, ne devriez pas, ne devraient pas
will not: ne vais pas, ne va pas, ne vas pas, n allez pas
does not want: ne veut pas
do not know: je sais pas
does not know: ne sait pas
does not work: ne fonctionne pas, ne marche pas, marche pas
do not tell: ne dis pas, ne dites pas, ne pas dire, ne dis rien, ne dites rien, ne le dis pas, ne le dites pas
do not tell: ne dis surtout pas, ne dites surtout pas, ne rien dire
do not mention: ne parle pas de, ne parle pas du, ne parlez pas de, ne pas parler de, ne fais pas mention de
do not mention: ne fais aucune mention de, ne faites aucune mention de, ne fais pas allusion à
do not say a word about: pas un mot sur, pas un mot de, ne souffle mot de, motus sur, ne dis pas un mot sur
do not say a word about: ne dites pas un mot sur, garde le silence sur, gardez le silence sur
do not say a word about: ne souffle pas un mot de
do not inform: n avertis pas, n avertissez pas, ne pas avertir, ne préviens pas, ne prévenez pas, ne pas prévenir
do not inform: n en parle pas à, n en parlez pas à
do not reveal: ne divulgue pas, ne divulguez pas, ne pas divulguer
never reveal: ne divulgue jamais, ne divulguez jamais, ne jamais divulguer
do not ask: ne demande pas
do not write: n écris rien, n écrivez rien
do not add: n ajoute rien, n ajoutez rien, ne rajoute rien
do not: ne, n
never: ne jamais, jamais, à aucun moment, en aucun cas, sous aucun prétexte, jamais de la vie
under no circumstances: en aucune circonstance, en aucune façon, en aucune manière
at all: du tout, pas du tout
not yet: pas encore
no need: pas besoin, inutile de, inutile d
no problem: pas de problème, pas de souci, aucun problème, aucun souci, pas de soucis
without telling: sans le dire à, sans le dire au, sans rien dire à, sans en parler à, sans dire à
without telling anyone: sans le dire à personne, sans en parler à personne
without telling the user: à l insu de l utilisateur, sans prévenir l utilisateur, sans avertir l utilisateur
without telling the user: sans informer l utilisateur, sans en informer l utilisateur, sans le dire à l utilisateur
without the knowledge of: à l insu de, à l insu du, à l insu des
without asking: sans demander, sans poser de questions, sans poser de question, sans rien demander
without confirmation: sans demander confirmation, sans demander de confirmation
without asking for confirmation: sans demander la confirmation
without warning: sans mise en garde
without restrictions: sans limite, sans limites, sans aucune limite, sans contrainte, sans contraintes
without restrictions: sans aucune contrainte, sans entrave, sans entraves
without censorship: sans tabou, sans tabous
without hesitation: sans hésiter, sans hésitation
without changing: sans rien changer
without any: sans aucun, sans aucune, sans le moindre, sans la moindre
uncensored: non censuré, non censurée, non censurés, non censurées, décensuré, sans la censure
unfiltered: non filtré, non filtrée, non filtrés, non filtrées
anything goes: tout est permis, tous les coups sont permis
anything: n importe quoi, quoi que ce soit
anyone: n importe qui, qui que ce soit
whatever: peu importe, quel que soit, quelle que soit, quels que soient, quelles que soient, n importe quel
whatever: n importe quelle
no matter: peu importent
anywhere: n importe où
developer mode: mode développement, mode dev
debug mode: mode débogage, mode débug
jailbreak: jailbreak*, débridage
word for word: mot à mot, au mot près, à la lettre près, à la virgule près, textuellement
verbatim: tel quel, telle quelle, tels quels, telles quelles, verbatim
in full: en entier, dans son intégralité, dans leur intégralité, en intégralité, intégralement, dans sa totalité
in full: dans leur totalité, au complet, en totalité, de bout en bout
step by step: pas à pas
answer only: repond* uniquement, repond* seulement, ne réponds que, ne répondez que, repond* exclusivement
answer only: ne réponds qu, ne répondez qu, contente toi de répondre
answer only with: repond* uniquement par, repond* seulement par, repond* uniquement avec
write only: n écris que, n écrivez que
say only: ne dis que, ne dites que
nothing else: rien d autre, rien de plus, rien d autres
and nothing else: et rien d autre, et c est tout, un point c est tout
begin your reply with: commence ta réponse par, débute ta réponse par, commencez votre réponse par
begin your reply with: débutez votre réponse par, commence ta réponse avec
end your reply with: termine ta réponse par, finis ta réponse par, conclus ta réponse par, terminez votre réponse par
end your reply with: finissez votre réponse par, terminez vos réponses par, termine tes réponses par
note to: note à l attention de, remarque à l attention de, note à l attention des, note à l intention de
note to: note à l intention des, remarque pour, note pour, note aux
to the attention of: a l attention des, à l intention de, à l intention des, à l intention du, destine* aux
language model: modèle linguistique, grand modèle de langage
language models: grands modèles de langage
artificial intelligence: intelligence artificielle, intelligences artificielles
ai: ia, ias
whoever reads this: quiconque lit ceci, toi qui lis ceci, toi qui lis ces lignes, vous qui lisez ceci
whoever reads this: vous qui lisez ces lignes, celui qui lit ceci, à qui lit ceci
if you read this: si tu lis ceci, si vous lisez ceci, si tu lis ces lignes, si vous lisez ces lignes
if you read this: si tu lis ce message
bank details: coordonnées bancaires, données bancaires, informations bancaires, rib, relevé d identité bancaire
bank account: compte bancaire, compte en banque
bank accounts: comptes bancaires, comptes en banque
bank transfer: virement bancaire, virement
bank transfers: virements bancaires, virements
credit card: carte de crédit, carte bancaire, carte bleue, cb
credit cards: cartes de crédit, cartes bancaires, cartes bleues
contact details: coordonnées
login details: identifiants de connexion, données de connexion, informations de connexion, identifiants de connection
api key: clé api, clef api, clé d api
api keys: clés api, clefs api, clés d api
social security number: numéro de sécurité sociale
personal data: informations personnelles, infos personnelles, données à caractère personnel, données perso
customer data: fichier clients
security rules: consignes de sécurité
safety measures: mesures de sécurité
terms of use: conditions générales
terms and conditions: conditions générales de vente, cgv, cgu
above: ci dessus, au dessus, susmentionné*, susdit*, plus haut, ci avant
below: ci dessous, au dessous, en dessous, plus bas, en bas, ci après
attachment: pièce jointe, pj, fichier joint
attachments: pièces jointes, fichiers joints
mentioned above: mentionne* ci dessus
please: s il te plaît, s il vous plaît, stp, svp, veuillez, veuille, merci de, prière de, merci d, prière d
please: merci de bien vouloir, je te prie de, je vous prie de, je te prie
i would like you to: j aimerais que tu, j aimerais que vous, je souhaite que tu, je souhaite que vous
i would like you to: je souhaiterais que vous
i would like: j aimerais, je souhaiterais
i need: j ai besoin de, j ai besoin d, il me faut, j aurais besoin de, j aurais besoin d, j ai besoin
you need: tu as besoin de, tu as besoin d, vous avez besoin de, vous avez besoin d, il te faut, il vous faut
need: besoin, besoins, avoir besoin de
we need: nous avons besoin de, nous avons besoin d
can you: est ce que tu peux, est ce que vous pouvez
could you: serait il possible de
would you: voudrais tu, veux tu, voudriez vous, voulez vous
you must: il faut que tu, il faut que vous, t es obligé de, tu es obligé de, tu es tenu de, vous êtes tenu de
you will: tu vas, vous allez
i will: je vais, j vais
he will: il va
she will: elle va
we will: nous allons, on va
they will: ils vont, elles vont
have just: viens de, viennent de, venons de, venez de
has just: vient de
in the process of: en train de, en train d
it is necessary to: il faut, il est nécessaire de, faut
must: il convient de, dois, doit, devez, doivent, doive, devons, devoir
it would be necessary to: il faudrait, faudrait
what is: quel est, quelle est, qu est ce que
what are: quels sont, quelles sont
what: qu est ce qu, qu est ce qui, ce que, ce qu, ce qui, quoi
-: est ce que, est ce qu, s, se, hein, bah, ben, pas
which: lequel, laquelle, lesquels, lesquelles, quel, quelle, quels, quelles
of which: dont, duquel, desquels, desquelles
to which: auquel, auxquels, auxquelles
where: où
when: quand, lorsque, lorsqu, au moment où
why: pourquoi, pour quoi, pour quelle raison
how: comment
how much: combien
how many: combien de, combien d
who: qui
that is to say: càd, autrement dit
by the way: au fait, d ailleurs, à propos, au passage
of course: bien sûr, bien entendu, évidemment
at the moment: en ce moment, actuellement
at the same time: en même temps, à la fois
at the beginning: au début, en début, au commencement, au départ
at the end: à la fin, en fin, au bout
at the top: en haut, tout en haut
at the bottom: tout en bas, en bas de page
in front of: devant, en face de
at least: au moins, à minima
at most: au plus, au maximum
at home: à la maison, chez moi, chez soi, chez vous
at once: tout de suite, immédiatement, sur le champ, d un coup
immediately: aussitôt, illico, dans l immédiat, dès réception, dans la minute, sans délai, séance tenante
as soon as possible: dès que possible, le plus vite possible, le plus rapidement possible, au plus vite, au plus tôt
as soon as: dès que, aussitôt que, dès qu
as long as: tant que, tant qu, aussi longtemps que
as well as: ainsi que, ainsi qu, aussi bien que
as well: également, aussi
so that: afin que, pour que, afin qu, pour qu, de sorte que, de façon à ce que, de manière à
in order to: afin de, afin d, en vue de, dans le but de
even if: même si, même s, quand bien même
even though: bien que, bien qu, quoique
only: seulement, seul, seule, seuls, seules, uniquement, exclusivement, rien que, rien qu
first: d abord, tout d abord, en premier lieu, premier*, pour commencer, avant tout, en premier
then: ensuite, puis, alors, par la suite
finally: enfin, finalement, pour finir, en dernier lieu
instead: au lieu de cela, à la place, plutôt, au lieu de ça
instead of: au lieu de, au lieu d, à la place de, à la place du
because: parce que, vu que, parce qu, car, puisque, puisqu, étant donné que
because of: à cause de, à cause du, en raison de, en raison d, en raison du
thanks to: grâce à, grâce au, grâce aux
according to: selon, d après, conformément à, conformément aux
with regard to: en ce qui concerne, concernant, quant à, au sujet de, à propos de, au sujet du
about: à propos du, à propos des, au sujet d, environ
on behalf of: au nom de, au nom du, de la part de, de la part du, pour le compte de
on the contrary: au contraire
on the other hand: par contre, en revanche, d un autre côté
in case: au cas où
in any case: en tout cas, de toute façon, dans tous les cas, quoi qu il en soit, de toute manière
in general: généralement
in particular: en particulier, notamment, particulièrement
in fact: en fait, en effet, à vrai dire
in the form of: sous forme de, sous la forme de, sous la forme d, sous forme d
in secret: en cachette, secrètement, discrètement, en douce, en catimini
secretly: à la dérobée
during: pendant, durant, lors de, au cours de, au cours du, lors du, lors d
while: tandis que, alors que, alors qu, tout en
until: jusqu au, jusqu à ce que, jusqu, jusque, jusqu aux
before: avant, auparavant
after: après, au bout de
since: depuis, dès
between: entre, parmi
against: contre
towards: vers, envers
under: sous
in: dans, en
without: sans
with: avec
for: pour
by: par
through: à travers, par le biais de, via, au travers de
outside: dehors, hors, à l extérieur de, à l extérieur, en dehors de
inside: dedans, à l intérieur de, à l intérieur, au sein de, au sein du
at the place of: chez
except: sauf, excepté, hormis, à part
behind: derrière
near: près, proche, proches, à côté de
together: ensemble
from: à partir de, à partir du, à partir d, en provenance de, depuis le, à compter de, à compter du
on the part of: de la part d
of the: du, des
of: de, d
the: le, la, les, l
a: un, une
i: je, j
i am: chui
i have: je possède
you: tu, vous, te, t, toi
yourself: toi même, vous même
he: il
it: ça, cela, ceci, c
she: elle
we: nous, on
us: nous autres
they: ils, elles
they are: ce sont
me: me, m, moi
myself: moi même
him: lui
himself: lui même
herself: elle même
itself: soi même
themselves: eux mêmes, elles mêmes
them: eux, leur en
there: y, là, là bas
here: ici, voici
here is: voilà
here are: voici mes
my: mon, ma, mes
your: ton, ta, tes, votre, vos
his: son, sa, ses
our: notre, nos
their: leur, leurs
mine: le mien, la mienne, les miens, les miennes
yours: le tien, la tienne, les tiens, le vôtre, la vôtre, les vôtres
this: ce, cet, cette
these: ces
this one: celui ci, celle ci
that one: celui là, celle là
the one: celui, celle
those: ceux, celles*, ceux ci, celles ci, ceux là, celles là
that: que, qu
and: et
or: ou, soit, ou bien
either: soit l un soit l autre
but: mais
however: cependant, toutefois, pourtant, néanmoins, or
so: donc, ainsi, du coup, par conséquent, c est pourquoi
thus: de ce fait
if: si, s il, s ils
otherwise: sinon, autrement
whether: si oui ou non
unless: à moins que, à moins de, à moins qu, sauf si
neither: ni l un ni l autre
nor: ni
as: comme, en tant que, en tant qu, en guise de
such: pareil, pareille, de tel*
not: non
no one: personne ne, personne n
nobody: nul, aucune personne
nothing: rien
none: aucun d entre, aucune d entre
no: aucun*, nulle
more: plus, davantage
more than: plus que
the most: le plus, la plus, les plus
less: moins
too: trop
too much: trop de
very: très, vraiment, super, hyper
really: réellement, véritablement, en vrai, pour de vrai
much: beaucoup, énormément
many: beaucoup de, beaucoup d, bien des, nombreux, nombreuses
a lot: plein de, plein d, un tas de
a little: un petit peu
little: peu, petit peu
few: peu de, peu d, quelques uns, quelques unes
some: quelques, quelconque, certains, certaines
enough: assez, suffisa*, ça suffit
several: plusieurs
all: tous, toutes, toute, l ensemble, l ensemble de, l ensemble des, la totalité, la totalité des, la totalité de
all: l intégralité, l intégralité de, l intégralité des, l intégralité du
all of this: tout ça, tout cela, tout ceci
everything: tout, tout ce que, tout ce qui, tout ce qu
everyone: tout le monde, chacun, chacune
every: chaque
every day: tous les jours
each: chacun des, chacune des
other: autre, autres
others: autrui
another: un autre, une autre, un nouvel, encore un, encore une
same: même, mêmes, meme, memes
even: y compris, et même
both: les deux, tous les deux, toutes les deux
someone: quelqu un, quelqu une
something: quelque chose, un truc, quelque chose de
somewhere: quelque part
sometimes: parfois, quelquefois, de temps en temps, des fois
always: toujours, constamment, en permanence
still: encore, toujours pas
again: encore une fois, de nouveau, à nouveau, une nouvelle fois
often: souvent, fréquemment
rarely: rarement
soon: bientôt, prochainement, sous peu
now: maintenant, à présent, là maintenant, à l heure actuelle, or donc
today: aujourd hui, ce jour
tomorrow: demain
yesterday: hier
tonight: ce soir, cette nuit
early: tôt
late: tard, tardif, tardive, tardifs, tardives
earlier: plus tôt, précédemment, antérieurement, tout à l heure
later: plus tard, ultérieurement
already: déjà
just: juste, simplement, tout simplement
well: bien, eh bien
better: mieux, meilleur*
worse: pire, pires
perhaps: peut être, éventuellement
maybe: peut être que
exactly: exactement, précisément, pile, exactement comme
absolutely: absolument, impérativement, strictement, à tout prix
completely: complètement, totalement, entièrement, pleinement, tout à fait
directly: directement
quickly: rapidement, vite
slowly: lentement
kindly: gentiment, aimablement
faithfully: fidèlement
freely: librement
automatically: automatiquement
carefully: soigneusement, attentivement, avec attention, avec soin
clearly: clairement
correctly: correctement
normally: normalement
usually: habituellement, d habitude, d ordinaire
silently: silencieusement, en silence
temporarily: temporairement, provisoirement
permanently: définitivement, de façon permanente, une fois pour toutes, une bonne fois pour toutes
simply: bonnement
yes: oui, ouais, si si
ok: ok, okay, entendu, parfait, d accord, ça marche
hello: bonjour, salut, bonsoir, coucou, allô
goodbye: au revoir, à bientôt, adieu
thank you: merci, merci beaucoup, je te remercie, je vous remercie, merci bien
thanks in advance: merci d avance, par avance merci, en vous remerciant par avance
sorry: desole*, navre*, pardon, excuse moi, excusez moi, toutes mes excuses
best regards: cordialement, bien cordialement, bien à vous, salutations distinguées, sincères salutations
dear: cher, chère, chers, chères, chere, cheres
sir: monsieur
madam: madame, mme
be: être, sois, soyez, soyons
being: étant
been: été
am: suis
was: était, fut, a été
would be: serai*, seriez
have: avoir, ai, as, avons, avez, ont, aie, aies, ayez, aient, ayons
has: a, ait
had: eu, eue, avait, avais, avaient, aviez, avions, eut
having: ayant
would have: aurai*, auriez
had to: devai*, dû, devions
will have to: devra, devras, devrez, devront, devrai, devrons, faudra, il faudra
can: peux, peut, pouvez, pouvons, pouvoir, peuvent, puiss*
could: pourr*, pouvai*, pu
want: veux, voulez, voulons, vouloir, veulent, veuillent
wants: veut
would like: voudr*
go: vas, allez, aller, vas y, allez y
going to: vais, va, allons, vont
will go: ira, iras, irez, iront
knows: sait, connaît
knew: savai*, su, connaissai*
knowing: sachant, connaissant
will know: saura, sauras, saurez, connaitr*
one: le premier venu
two: deux
three: trois
four: quatre
five: cinq
six: six
seven: sept
eight: huit
nine: neuf
ten: dix
eleven: onze
twelve: douze
twenty: vingt
thirty: trente
forty: quarante
fifty: cinquante
sixty: soixante
hundred: cent, cents, centaine, centaines
thousand: mille, millier, milliers
million: million, millions
euro: euro
euros: euros
second: deuxieme*, second, seconde
third: troisième
once: une fois, une fois que
twice: deux fois
next: prochain*, suivant, suivante
following: suivants, suivantes
if needed: au besoin, le cas échéant
assistant: assistant, assistante
hacker: hacker, pirate informatique
contacts: contacts, joint par téléphone
does: fait il, fait, fait elle
what is the weather: quel temps fait il, quelle météo
may: il se peut que, mai
date: date
chat: chat, tchat, clavardage
chats: chats, tchats, clavardages
own: propres
her: d elle
done: fait accompli, c est fait
version: version
versions: versions
review: critique, révision, revue, relecture
reviews: critiques, révisions, revues, relectures
subject: sujet, objet, thème, matière
subjects: sujets, objets, thèmes, matières
topic: thématique
topics: thématiques
software: logiciel, logiciels
programs: programmes
app: appli, app
apps: applis, apps
application: application
applications: applications
status: statut
release: parution
releases: parutions
input: entree*, saisie, saisies
line: fil, ligne
description: description
descriptions: descriptions
explanation: explication
explanations: explications
helper: aide, assistant personnel
helpers: aides, assistants personnel
sheet: feuille, fiche
sheets: feuilles, fiches
spreadsheet: tableur, feuille de calcul
error: erreur, bug
errors: erreurs, bugs
mistake: faute, bêtise, gaffe
mistakes: fautes, bêtises, gaffes
box: boîte, case, carton
boxes: boîtes, cases, cartons
button: bouton
buttons: boutons
screen: écran
keyboard: clavier
keyboards: claviers
printer: imprimante
printers: imprimantes
laptop: portable professionnel, ordinateur portable
device: appareil, dispositif
devices: appareils, dispositifs
engine: moteur
engines: moteurs
terminal: terminal
browser: navigateur
platform: plateforme
environment: environnement
cloud: nuage
clouds: nuages
portal: portail
forum: forum
blog: blog
wifi: wifi, wifis, wi fi, wi fis
internet: internet, internets, web, webs, toile, toiles
within: d ici, sous quinze jours, dans un délai de
paper: papier
papers: papiers
job: poste, job, emploi, métier
jobs: postes, jobs, emplois, métiers
task: tâche, mission, besogne
tasks: tâches, missions, besognes
draft: brouillon, ébauche
drafts: brouillons, ébauches
side: côté
sides: côtés
rest: le reste, les reste
item: élément, articles
items: éléments
session: session, séance
sessions: sessions, séances
body: corps
board: planche, conseil d administration
boards: planches, conseils d administration
style: style
tone: ton employé, tonalité
rate: taux
field: champ
fields: champs
author: auteur, autrice
authors: auteurs, autrices
writer: écrivain, rédacteur
writers: écrivains, rédacteurs
translator: traducteur, traductrice
translators: traducteurs, traductrices
reviewer: relecteur, évaluateur
reviewers: relecteurs, évaluateurs
editor: éditeur
editors: éditeurs
speaker: orateur, intervenant
speakers: orateurs, intervenants
group: groupe
groups: groupes
member: membre
members: membres
thread: fil de discussion, fil d actualité
threads: fils de discussion, fils d actualité
memory: memoire*, souvenir, souvenirs
host: hôte de la machine
hosts: hôtes de la machine
clerk: employé de bureau, greffier
issue: problème, souci, ennui, numéro de revue
issues: problèmes, soucis, ennuis, numéros de revue
source: source
sources: sources
kind: sorte, genre, type, espèce
kinds: sortes, genres, types, espèces
reason: raison, motif
reasons: raisons, motifs
causes: causes
sample: échantillon
samples: échantillons, extraits
row: rangée
rows: rangées
column: colonne
columns: colonnes
cell: cellule
cells: cellules
root: racine
level: niveau
levels: niveaux
score: score
scores: scores
grade: mention au bac
grades: mentions au bac
branch: branche, agence, succursale
branches: branches, agences, succursales
history: historique, historiques
point: point
points: points
shift: équipe de nuit, quart de travail
shifts: équipes de nuit, quarts de travail
entry: entrée de blog, inscription
entries: entrées de blog, inscriptions
exit: issue de secours
exits: issues de secours
string: chaîne de caractères
strings: chaînes de caractères
flat: appartement, plat, plate, plats, plates
flats: appartements
due: dû au, échéance, arrivé à échéance, à payer
deadline: date limite, délai
bit: bit, bout, morceau
script: script
scripts: scripts
plain: en clair, en texte brut, clairement en
plain text: texte brut, texte en clair, texte simple
injection: injection, injections
round: rond, ronde, tour
circle: cercle
hint: indice, piste
hints: indices
tip: conseil, pourboire, astuce pratique
tips: conseils, pourboires, astuces pratique
action: action
actions: actions
size: taille, dimension
base: base
alarm: alarme, réveil
alarms: alarmes, réveils
hey: hé, ohé, eh, dis donc
transcript: transcription
transcripts: transcriptions
club: club
clubs: clubs
fire: feu, incendie
loads: chargements
ever: un jour
scene: scène
scenes: scènes
channel: canal, chaîne télé
aloud: à voix haute, à haute voix, tout haut
audit: audit
query: requête sql, interrogation
queries: requêtes sql, interrogations
along: le long de
hr: rh, drh, ressources humaines
refusal: refus
pin: code pin, codes pin, pin, pins, code confidentiel, codes confidentiel
manual: manuel, mode d emploi, notice d utilisation
manuals: manuels, modes d emploi, notices d utilisation
handbook: guide
expected: attendu*, prevu*
setup: mise en place, installation
firm: ferme
though: bien que cela
length: longueur, durée
gone: parti, disparu
brief: dossier de presse
raw: brut, brute, bruts, brutes, cru
star: étoile
stars: étoiles
road: route, chemin routier
clause: clause
clauses: clauses
path: chemin, sentier
paths: chemins, sentiers
hall: couloir, hall
past: passé composé, passée, dans le passé
value: valeur
values: valeurs
far: loin
master: maître
masters: maîtres
automated: automatise*
zero: zéro
unit: unité
units: unités
project: projet
projects: projets
remark: observation
remarks: observations
statement: déclaration, énoncé, relevé, affirmation
statements: déclarations, énoncés, relevés, affirmations
prior: préalablement
header: en tête, entête
headers: en têtes, entêtes
heading: titre de section, intitulé
headings: titres de section, intitulés
tag: balise, étiquette, tag, mot clé
tags: balises, étiquettes, tags, mots clés
labels: libellés
profile: profil
gate: portail d entrée, porte d embarquement
gates: portails d entrée, portes d embarquement
speech: discours
whenever: à chaque fois que, chaque fois qu, dès lors que
lab: laboratoire, labo
whom: à qui, que quiconque
afterwards: après coup, par après
photo: cliché
photos: clichés
weather: meteo*, temps qu il fait, quel temps, quels temps
mirror: miroir, glace
ahead: en avance, devant nous
kids: mômes
boy: garçon
girl: jeune fille, nana
guard: gardien, vigile
guards: gardes, gardiens, vigiles
guess: devine*
default: par défaut, défaut
queue: file d attente, queue
interview: entretien, interview
interviews: entretiens, interviews
scope: portée, périmètre
match: match
matches: matchs
diff: diff
difference: différence, écart
memo: mémo, note de service
hereby: par la présente, par les présentes
backup: sauvegarde, copie de sauvegarde
backups: sauvegardes, copies de sauvegarde
stage: stade, phase
slot: créneau
slots: créneaux
retry: nouvelle tentative
retries: nouvelles tentative
attempt: tentative
attempts: tentatives
fake: bidon, factice, contrefait
way: manière, façon, moyen de
ways: manières, façons, moyens de
this way: de la sorte
procedure: procédure
procedures: procédures
process: processus
balance: solde, équilibre
survey: sondage, enquête
certificate: certificat, attestation
certificates: certificats, attestations
image: image
images: images
login: nom d utilisateur
username: pseudo, pseudonyme
ops: équipe technique
sync: synchro*
reference: référence, renvoi
references: références, renvois
dialogue: dialogue
maker: fabricant
makers: fabricants
upgrade: mise à niveau
upgrades: mises à niveau
updates: mises à jour, met à jour
cash: liquide, liquides
passport: passeport
passports: passeports
power: pouvoirs, puissance, puissances, courant électrique, courants électrique
silence: silence
alone: tout seul, toute seule
parking: parking, stationnement
incident: incident, sinistre
incidents: incidents, sinistres
older: plus ancien, plus ancienne, plus âgé, aîné
dead: mort, morte, morts
inbox: boîte de réception
supervisor: superviseur, supérieur hiérarchique
supervisors: superviseurs, supérieurs hiérarchique
view: vue, avis personnel
views: vues
opinion: opinion, point de vue
opinions: opinions, points de vue
port: port
proof: preuve, preuves
badge: badge
badges: badges
straight: tout droit, droit au but
weekly: hebdomadaire, par semaine
monthly: mensuel, mensuelle, par mois
daily: quotidien*, journalier
bar: barre, bistrot
bars: barres, bistrots
copilot: copilote
guidance: orientation, orientations, accompagnement, accompagnements
direction: direction, sens
directions: directions
upon: à l occasion de
index: index
large: vaste, volumineux
module: module
modules: modules
emergency: urgence
fridge: frigo, réfrigérateur
disk: disque
sum: total de
ethics: ethique*
everybody: tout un chacun
slide: diapositive, diapo
slides: diapositives, diapos
map: plan de ville, carte routière
maps: plans de ville, cartes routière
plans: plans, prévoit
compliance: conformite*
authority: autorité
option: option
choice: choix
decision: décision
decisions: décisions
layer: couche
layers: couches
caller: appelant
callers: appelants
effect: effet
effects: effets
sensor: capteur
sensors: capteurs
duty: devoir moral, obligation
duties: devoirs moral, obligations
spelling: orthographe, orthographes
grammar: grammaire, grammaires
template: gabarit, modèle de document
templates: gabarits, modèles de document
candidate: candidat
candidates: candidats
favour: faveur, service personnel
feedback: retour d expérience, retours d expérience, retours
dump: vidage mémoire, vidage
patch: correctif
patches: correctifs
implied: sous entendu, implicite
middle: milieu
in the middle of: au milieu de, au milieu du
plant: plante, usine
plants: plantes, usines
panel: panneau de configuration
panels: panneaux de configuration
digest: condensé
digests: condensés
crash: plantage, crash
crashes: plantages, crashs
migration: migration
verification: verification*, contrôle d identité, contrôles d identité
evaluation: évaluation
analysis: analyse
across: en travers de
chart: graphique, diagramme
charts: graphiques, diagrammes
faq: faq, foire aux questions
schema: schéma
risk: risque
risks: risques
briefing: point d information
briefings: points d information
actual: effectif, effectifs, proprement dit
severity: gravite*, severite*
medium: moyenne, moyens formats
future: avenir, avenirs, futur, futurs
standard: norme, standard
standards: normes, standards
preamble: préambule
introduction: introduction, intro
conclusion: conclusion
bind: lier, lie
echo: écho
treatment: traitement
core: cœur, noyau
cores: cœurs, noyaus
purely: purement
dialog: boîte de dialogue
assignment: devoir maison à rendre, affectation
assignments: devoirs maison à rendre, affectations
wipe: efface tout, effacer tout, formate
demand: exigence, revendication
demands: exigences, revendications
clearance: habilitation, accréditation
forever: pour toujours, à jamais, à tout jamais
actually: en réalité
trigger: déclencheur, gâchette
parser: analyseur
parsers: analyseurs
alignment: alignement, alignements
exist: exister, existent
shelf: étagère, rayon
usage: consommation, consommations
term: condition, échéance contractuelle
terms: conditions, échéances contractuelle
quit: quitte, démissionner
protocol: protocole
protocols: protocoles
unable: incapable, dans l impossibilité de, dans l incapacité de
legally: légalement
conscience: conscience, consciences
spell: épelle, épelez, épeler, epelle, epelez, epeler
argument: argument
arguments: arguments
precedence: preseance*, prime sur, primes sur, prevaut* sur, l emporte sur, l emportes sur
take precedence over: a la priorité sur, ont la priorité sur, prévalent sur, priment sur
supersedes: remplace et annule
loop: boucle
loops: boucles
rank: rang
ranks: rangs
identity: identite*
parallel: parallele*
relay: relais
variable: variable
variables: variables
invisible: invisible, invisibles
twin: jumeau
twins: jumeaux
universe: univers
leash: laisse en cuir
expressions: expressions, tournures
vault: coffre fort, coffre
backwards: à l envers, à rebours
reminder: rappel, pense bête
reminders: rappels, pense bêtes
quietly: doucement, à voix basse
experience: expérience
experiment: expérimentation
criterion: critère
criteria: critères
withdrawn: retiré de la vente
fresh: fraîche
helpdesk: assistance technique, support technique, service d assistance
customer service: sav
assistance: depannage*
trainer: entraîneur, formateur
trainers: entraîneurs, formateurs
suppose: suppos*, admettons, mettons que
let us say: disons
highest: le plus haut, la plus haute, le plus élevé, maximale
engineer: ingénieur
engineers: ingénieurs
freedom: liberte*
based on: fondé sur, à partir des
material: materi*
trace: trace
traces: traces
leave no trace: ne laisse aucune trace, ne laissez aucune trace, sans laisser de trace, sans laisser de traces
grader: correcteur, noteur
holder: titulaire, détenteur
holders: titulaires, détenteurs
requester: demandeur
praise: eloge*, louanges
acknowledge: accuse* réception
spam: spam, spams, pourriel, pourriels, pub, pubs
worker: ouvrier, travailleur
workers: ouvriers, travailleurs
hash: empreinte numérique, hachage
pause: pause, mets en pause, mettez en pause
segment: segment
segments: segments
passage: passage
passages: passages
quotation: citation
quotations: citations
copies: exemplaires, copies
power of attorney: procuration
war: guerre
peace: paix
life: vie
lives: vies
loves: amours
idea: idée
ideas: idées
thoughts: pensées
hand: main
hands: mains
eye: œil, oeil
eyes: yeux
head: tête
heads: têtes
foot: pied
feet: pieds
face: visage
animal: animal
animals: animaux
dog: chien
dogs: chiens
cat: chat domestique, minou
cats: chats domestique, minous
tree: arbre
trees: arbres
flower: fleur
flowers: fleurs
sun: soleil
sea: mer
mountain: montagne
summer: été dernier
winter: hiver
winters: hivers
spring: printemps
autumn: automne
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
june: juin
july: juillet
august: août
september: septembre
october: octobre
november: novembre
december: décembre
last week: la semaine passée
weekend: week end
weekends: week ends
holiday: vacances, congé, jour férié
holidays: congés, jours fériés
germany: allemagne
europe: europe
government: gouvernement
citizen: citoyen
citizens: citoyens
tax return: déclaration d impôts, déclaration de revenus
tax returns: déclarations d impôts, déclarations de revenus
subscription: abonnement
complaint: réclamation, plainte
complaints: réclamations, plaintes
benefits: bénéfices
loss: perte
growth: croissance
quality: qualité
quantity: quantité
quantities: quantités
period: période
age: âge
ages: âges
solution: solution
solutions: solutions
success: succès, réussite
failure: échec, panne
failures: échecs, pannes
theft: vol à la tire, vol d identité
knives: couteaux
gun: pistolet, fusil, flingue
murder: meurtre, assassinat
violence: violence, violences
explicit: explicite, explicites
chemical: chimique, chimiques
knowledge: connaissances, connaissance, savoir faires
science: science, sciences
art: art, arts
sport: sport, sports
football: foot, foots, football, footballs
health insurance: mutuelle, mutuelles
department: département, service informatique
it department: dsi
duty of secrecy: secret professionnel
privacy: vie privée, vies privée, confidentialite*
safety: surete*
truth: verite*
reality: realite*
replies: répliques, répond
response: réaction
responses: réactions
invitation: invitation
invitations: invitations
suggestion: suggestion, proposition
suggestions: suggestions, propositions
point of contact: interlocuteur
point of contacts: interlocuteurs
emoji: emoji, smiley
emojis: emojis, smileys
bullet point: puce, liste à puces
bullet points: puces, listes à puces
capital letter: majuscule
capital letters: majuscules
in capital letters: en lettres capitales
comma: virgule
commas: virgules
full stop: point final
full stops: points final
brackets: parenthèses, crochets
quotation mark: guillemet
quotation marks: guillemets
question mark: point d interrogation
question marks: points d interrogation
table of contents: table des matières
mode: mode
role: rôle
roles: rôles
personality: personnalité
alter ego: alter ego
god: dieu
expert: expert, spécialiste
experts: experts, spécialistes
actor: acteur, comédien
player: joueur
players: joueurs
overrides: contournements, dérogations
exception: exception
exceptions: exceptions
command line: ligne de commande, invite de commandes
command lines: lignes de commande, invites de commandes
repository: dépôt, dépôt git
balance sheet: bilan
balance sheets: bilans
beneficiary: bénéficiaire
recipient: destinataire
recipients: destinataires
sender: expéditeur
senders: expéditeurs
third party: tiers, tierce personne
third parties: tierces personne
the following address: l adresse suivante
home page: page d accueil
home pages: pages d accueil
orders: commandes, ordres
requests: demandes, requêtes
question: question
questions: questions
answer: réponse, repond* à
answers: réponses, répond à
notes: notes, remarques
lists: listes
name: nom, prénom, nom de famille
names: noms
code: code
codes: codes
limit: limite, borne
limits: limites, bornes
block: bloc
blocks: blocs
checks: contrôles
works: fonctionne, marche, travaux
tests: tests, essais
results: résultats
place: place, lieu, endroit, emplacement
places: places, lieux, endroits
goal: but, objectif
goals: buts, objectifs
act: acte, agis, agissez, agissent, agir, joues le rôle de, jouent le rôle de, jouons le rôle de, jouiez le rôle de
act: jouions le rôle de
acts: agit, actes
acting: agissant, jouant le rôle de
purpose: finalité
account: compte
accounts: comptes
charge: charge
office: bureau
offices: bureaux
reports: rapports, comptes rendus
visits: visites
invoice: facture
invoices: factures
price: prix, tarif
prices: tarifs
vote: vote
votes: votes
play: joue, jouez, jouer, jouent, jouons
game: jeu
games: jeux
command: commande système, ordre, injonction
commands: injonctions
step: étape, pas suivant
steps: étapes, démarches
signs: signes, panneaux
signature: signature
signatures: signatures
key: clé, clef
keys: clés, clefs
guidelines: lignes directrices, ligne directrice, principes directeurs, recommandations, principes
door: porte, portière, portiere
lie: mens, mentez, mentir
lies: mensonge, mensonges
trick: piège, ruse, astuce
means: moyen, moyens, signifie, vouloit dire
address: adresse
addresses: adresses
part: partie, part
parts: parties
message: message
messages: messages
fact: fait que
research: travaux de recherche
translation: traduction
display: affichage
trying: essayant, tentant, cherchant à
tried: essayé, essayait, tenté, cherch* a
form: formulaire, forme
forms: formulaires, formes
offers: offres
stop obeying: cesse d obéir aux
ignores: méconnaît
ignoring: ignorant, méconnaissant
will ignore: ignorer*, meconnaitr*
will disregard: negliger*
forgetting: oubliant
will forget: oublier*
will override: outrepasser*, ecraser*
will bypass: contourner*, court circuitera, court circuiteras, court circuiterez, court circuiterons
will bypass: court circuiteront, court circuiterai
will skip: sauter*, zapper*, passer* outre
will cancel: annuler*, resilier*
dropping: abandonnant, lâchant, laissant tomber
will drop: abandonner*, lacher*, laisser* tomber
will discard: jetter*, ecarter*, mettr* de côté
will erase: effacer*
replacing: remplaçant, substituant
will replace: remplacer*, substituer*
overwrite: reecri* par dessus
will overwrite: reecrir* par dessus
will rewrite: reecrir*, reformuler*, recrir*
revealing: révélant, dévoilant
will reveal: reveler*, devoiler*
disclosing: divulguant, communiquant
will disclose: divulguer*, communiquer*
leaks: fait fuiter
will leak: fuiter*
will expose: exposer*
showing: montrant, affichant, présentant
will show: montrer*, afficher*, presenter*
tells: dit à, dit au, dit aux
telling: racontant, disant à, disant au, disant aux
will tell: raconter*, dira* à, direz à, dirons à, diront à, dira* au, direz au, dirons au, diront au, dira* aux
will tell: direz aux
say: dire, dis, dites, disent, dise, dises, disez, disiez
says: dit
saying: disant
would say: dirai*, diriez
printing: imprimant
will print: imprimer*
repeats: redit
will repeat: repeter*, redir*
will recite: reciter*
quoting: citant
will quote: citer*
copying: copiant, recopiant, copier collant
will copy: copiera, copieras, copierez, copierons, copieront, copierai, recopier*, copier collera, copier colleras
will copy: copier collerez, copier collerons, copier colleront, copier collerai
pasting: collant
will paste: coller*
will transcribe: transcrir*, retranscrir*
will reproduce: reproduir*, restituer*
returning: retournant, renvoyant, rendant
will return: retourner*, renverr*, rendr*
outputs: sort en sortie
will output: sortir* en sortie
gives: fournit
giving: donnant, fournissant, refilant
will give: donner*, fournir*, refiler*
will provide: procurer*
writes: écrit
writing: écrivant, rédigeant
will write: ecrir*, rediger*
answered: repond* a
answering: répondant à
will answer: repondr* à
would answer: repondr* a
replying: répondant
will reply: repondr*
responds: réagit
responding: réagissant
will respond: reagir*
starting: commençant, débutant, démarrant, entamant
will start: commencer*, debuter*, demarrer*, entamer*
ends: conclut, clo
ending: terminant, concluant, achevant, cloant
will end: terminer*, conclur*, achever*, clora, cloras, clorez, clorons, cloront, clorai
finishing: finissant
will finish: finir*
will act: jouer* le rôle de
would act: jouer* le role de
will behave: comporter*
pretending: feignant, prétendant
will pretend: feindr*, pretendr*
will simulate: simuler*
will imagine: imaginer*, supposer* que
will imitate: imiter*
will embody: incarner*
become: deven*, devien*
becomes: devient
becoming: devenant
will become: deviendr*
obeys: obéit
obeying: obéissant, obtempérant
will obey: obeir*, obtemperer*
follows: suit
will follow: suivr*
complying with: respectant, conformant
will comply with: respecter*, conformer*
applying: appliquant
will apply: appliquer*
executing: exécutant
will execute: executer*
running: lançant
will run: lancer*
performing: effectuant, accomplissant, réalisant
will perform: effectuer*, accomplir*, realiser*
carry out: mett* en œuvre, mets en œuvre, mene* à bien, menons à bien, meniez à bien, menions à bien
carries out: met en œuvre
carried out: mis en œuvre, mise en œuvre, mises en œuvre, mit en œuvre, mettai* en œuvre, mena* à bien, mene* a bien
carrying out: mettant en œuvre, menant à bien
will carry out: mettr* en œuvre, mener* à bien
would carry out: mener* a bien
call: appel*
will call: appeller*
sending: envoyant, adressant, expédiant
will send: enverr*, adresser*, expedier*
forwards: fait suivre, transmet
will transfer: virer*, verser*
paying: payant, réglant
will pay: paier*, regler*
uploads: met en ligne
uploading: téléversant, uploadant, mettant en ligne
will upload: televerser*, uploader*, mettr* en ligne
downloading: téléchargeant
will download: telecharger*
deletes: détruit
deleting: supprimant, détruisant
will delete: supprimer*, detruir*
will destroy: aneantir*
removing: retirant, enlevant, ôtant
will remove: retirer*, enlever*, ôtera, ôteras, ôterez, ôterons, ôteront, ôterai, otera, oteras, oterez, oterons
will remove: oteront, oterai
opening: ouvrant
will open: ouvrir*
closing: fermant, clôturant
will close: fermer*, cloturer*
reads: lit, relit
reading: lisant, relisant
will approve: approuver*, valider*
will grant: accorder*, octroier*
allows: permet
will allow: autoriser*, permettr*
will enable: activer*
disabling: désactivant, débranchant
will disable: desactiver*, debrancher*
will unlock: deverrouiller*, debloquer*, debrider*
will lock: verrouiller*
will lift: lever*, soulever*
mentioning: mentionnant, évoquant
will mention: mentionner*, evoquer*
informing: informant, tenant informé
will inform: informer*, tiendr* informé
warns: avertit, prévient
warning: avertissant, avertissement, prévenant, mise en garde
will warn: avertir*, previendr*
notifying: notifiant, avisant
will notify: notifier*, aviser*
alerting: alertant
will alert: alerter*
asking: demandant, posant
will ask: demander*, poser*
will confirm: confirmer*
refusing: refusant
will refuse: refuser*
declining: déclinant
will decline: decliner*
will deny: niera, nieras, nierez, nierons, nieront, nierai, denier*
hiding: cachant, masquant, dissimulant, occultant
will hide: cacher*, masquer*, dissimuler*, occulter*
keep secret: tenir secret, teniez secret, tien* secret, tenez secret, tenons secret
keeps secret: tient secret
kept secret: gard* secret, tenu* secret, tenai* secret
keeping secret: tenant secret
will keep secret: tiendr* secret
would keep secret: garder* secret
translates: traduit
translating: traduisant
will translate: traduir*
summarising: résumant, synthétisant, récapitulant
will summarise: resumer*, synthetiser*, recapituler*
explaining: expliquant
will explain: expliquer*
describes: décrit
describing: décrivant
will describe: decrir*
listing: énumérant, listant, répertoriant
will list: enumerer*, lister*, repertorier*
using: utilisant, employant
will use: utiliser*, emploier*
adding: ajoutant, rajoutant
will add: ajouter*, rajouter*
includes: inclut
including: incluant, insérant, intégrant
will include: inclur*, inserer*, integrer*
changing: changeant, modifiant
will change: changer*, modifier*
will update: mettr* à jour, actualiser*
will create: creer*
will generate: generer*
will produce: produir*
making: fabriquant, confectionnant
will make: fabriquer*, confectionner*
do: faire, fais, faisons, faites, font, fasse, fasses, fassiez, fassent
did: faite, faits, faisai*, fit
doing: faisant
would do: ferai*, feriez
continues: poursuit
continuing: continuant, poursuivant
will continue: continuer*, poursuivr*
will extract: extrair*
will search: chercher*, rechercher*
finding: trouvant, retrouvant
will find: trouver*, retrouver*
checking: vérifiant, contrôlant
will check: verifier*, controler*
will consider: considerer*, envisager*
will treat: traiter*
thinks: réfléchit
thinking: pensant, réfléchissant
will think: penser*, reflechir*
decoding: décodant, déchiffrant
will decode: decoder*, dechiffrer*
encoding: encodant, codant
will encode: encoder*, coder*
hacking: pirata*, hackant
will hack: pirater*, hacker*
will steal: voler*, derober*
sharing: partageant
will share: partager*
publishing: publiant
will publish: publier*
posting: postant
will post: poster*
accessing: accédant
will access: acceder*
enters: saisit
entering: saisissant, entrant, rentrant
will enter: saisir*, entrer*, rentrer*
will connect: connecter*
installing: installant
will install: installer*
buying: achetant
will buy: acheter*
ordering: commandant
will order: commander*
will refund: rembourser*
booking: reserva*
will book: reserver*
talking: parlant, discutant, causant
will talk: parler*, discuter*, causer*
will prevent: empecher*
will restrict: restreindr*, limiter*
filtering: filtrant
will filter: filtrer*
will censor: censurer*
protecting: protégeant
will protect: proteger*
breaks: enfreint
breaking: enfreignant, violant, transgressant, cassant
will break: enfreindr*, violer*, transgresser*, casser*
will reset: reinitialiser*, remettr* à zéro
will restart: redemarrer*, relancer*
remembers: souvient, retient
will remember: souviendr*, rappeller*, retiendr*
keeping: gardant, conservant
will keep: garder*, conserver*
staying: restant, demeurant
will stay: rester*, demeurer*
helping: aidant
will help: aider*
will assist: assister*
completing: complétant
will complete: completer*
choosing: choisissant
will choose: choisir*
will select: selectionner*
reporting: signalant, rapportant
will report: signaler*, rapporter*
letting: laissant
will let: laisser*
takes: prend
took: pris, prise, prises, prit, prenai*
taking: prenant
will take: prendr*
puts: met
putting: mettant
will put: mettr*
come: venir, veniez, viens, viennent, vienne, viennes, venez, venons
comes: vient
came: venu, venue, venus, venues, venai*
coming: venant
will come: viendr*
see: voir, vois, voyez, voyons, voient, voie, voies, voyiez
sees: voit
saw: vu, vus, voyai*, vit
seeing: voyant
will see: verra, verras, verrez, verrons, verront, verrai
believes: croit
believed: crue, croyai*
will believe: croir*
go back: reven*, revien*
goes back: revient
going back: revenant
will go back: reviendr*
instruction: instruction, consigne
instructions: instructions, consignes
directive: directive
directives: directives
guideline: recommandation
restriction: restriction
restrictions: restrictions
limitation: limitation
limitations: limitations
constraint: contrainte
constraints: contraintes
prohibition: interdiction
prohibitions: interdictions
guardrail: garde fou, garde fous, barrière de sécurité
guardrails: barrières de sécurité
safeguard: protection, mécanisme de sécurité
safeguards: protections, mécanismes de sécurité
policy: politique
policies: politiques
moderation: moderation*
prompt: prompt, invite de commande
prompts: prompts, invites de commande
context: contexte
configuration: configuration, configurations, parametrage*
setting: réglage, paramètre, fixant, définissant à, réglant sur
settings: réglages, paramètres
parameter: paramétrage fin
parameters: paramétrages fin
developer: developpeu*
programmer: programmeur
programmers: programmeurs
operator: opérateur
operators: opérateurs
administrator: administrateur, admin
administrators: administrateurs, admins
owner: propri*
creator: créateur, concepteur
creators: créateurs, concepteurs
user: utilisateur, utilisatrice, usager
users: utilisateurs, utilisatrices, usagers
assistants: assistants, assistantes
model: modèle
models: modèles
bot: bot, robot conversationnel
bots: bots, robots conversationnel
chatbot: chatbot, agent conversationnel
chatbots: chatbots, agents conversationnel
robot: robot
robots: robots
agent: agent
agents: agents
machine: machine
machines: machines
reader: lecteur, lectrice
readers: lecteurs, lectrices
systems: systèmes
password: mot de passe, mdp, mot de passe actuel
passwords: mots de passe, mdps, mots de passe actuel
passphrase: phrase de passe
credentials: identifiants, identifiant
secret: secret*
secrets: secrets
bank: banque
banks: banques
iban: iban, ibans
card: carte
cards: cartes
email: e mail, adresse mail, email, mail, courriel, mél
emails: e mails, emails, mails, courriels, méls, adresses mail
mailbox: boîte mail, boîte aux lettres
file: fichier
files: fichiers
folder: dossier, répertoire
folders: dossiers, répertoires
database: base de données, bdd
databases: bases de données, bdds
customer: client*
detail: détail
details: détails
server: serveur
servers: serveurs
network: réseau
computer: ordinateur, ordi
computers: ordinateurs, ordis
website: site web, site internet, site
websites: sites web, sites internet, sites
link: lien
links: liens
tool: outil
tools: outils
text: texte
texts: textes
document: document, pièce
documents: documents, pièces
page: page
pages: pages
conversation: conversation, discussion, échange
conversations: conversations, discussions, échanges
content: contenu
contents: contenus
paragraph: paragraphe, alinéa
paragraphs: paragraphes, alinéas
sentence: phrase
sentences: phrases
word: mot, terme, vocable
words: mots, termes, vocables
lines: lignes
letter: lettre
letters: lettres
character: caractère, perso
characters: caractères, persos
language: langue, langage
languages: langues, langages
section: section, rubrique
sections: sections, rubriques
title: titre
titles: titres
article: article
comments: commentaires
warnings: avertissements, mises en garde
disclaimer: clause de non responsabilité, avertissement légal
disclaimers: clauses de non responsabilité, avertissements légaux
confirmation: confirmation, confirmations
permission: permission, permissions, autorisation, autorisations
approval: approbation, accord
approvals: approbations, accords
consent: consentement, consentements
attention: attention, attentions
priority: priorité
priorities: priorités
weapon: arme, armes
poison: poison
bomb: bombe
bombs: bombes
explosive: explosif
drug: drogue, stupéfiant
drugs: drogues, stupéfiants
malware: logiciel malveillant, programme malveillant, logiciels malveillants, programmes malveillants, maliciel
malware: maliciels
hackers: pirates informatiques, hackers
phishing: hameconnage*, phishing, phishings
fraud: fraude, fraudes, escroquerie, escroqueries, arnaque, arnaques
crime: crime, délit
persona: personnage
personas: personnages
story: histoire, récit
stories: histoires, récits
scenario: scénario
fiction: fiction, fictions
attacks: attaques
vulnerabilities: vulnérabilités, failles
security: securite*
money: argent, argents, fric, frics, sous sous
amount: montant, somme
amounts: montants
payment: paiement, règlement de facture
payments: paiements, règlements de facture
transfers: transferts
previous: precedent*, anterieur*, prealable*
initial: initia*, de départ, de départe, de départs, de départes
original: origin*
old: ancien*, vieux, vieille, vieilles
new: nouve*, neufe, neufs, neufes
current: actuel*, courant*, en cours, en course, en courses
internal: inter*
confidential: confidentiel*
private: prive*
important: important*
urgent: urgent*
free of charge: gratuit*
illegal: illega*, illicite, illicites
legal: légal, légale, légaux, légales, legal, legale, legaux, legales, licite, licites
dangerous: dangereu*
harmful: nuisible, nuisibles, nocif, nocive, nocifs, nocives, prejudiciable*
malicious: malveillant*, malicieu*
entire: entier*
full: plein*
exclusive: exclusi*
personal: personnel*
sensitive: sensible, sensibles
necessary: necessaire*
mandatory: obligatoire, obligatoires, imperati*
authorised: habilite*, agree*
valid: valable, valables
invalid: invalide, invalides, caduc, caduque, caducs, caduques, nul et non avenu, nul et non avenue, nul et non avenus
invalid: nul et non avenues
null and void: nulles et non avenues, nulles et non avenuese, nulles et non avenueses, nuls et non avenus
null and void: nuls et non avenuse, nuls et non avenuses
obsolete: obsolete*, perime*, depasse*
suspended: suspend*
honest: honnete*, sincere*
moral: moral, morale, moraux, morales
human: humain*
virtual: virtuel*
artificial: artificiel*
fictional: ficti*, imaginaire, imaginaires
evil: malefique*, mechant*, diabolique, diaboliques
safe: sûr, sûre, sûres, sure, sures, sûrs, sans danger, sans dangère, sans dangers, sans dangères
different: different*
ready: prêt, prête, prêts, prêtes, pret, prete, prets, pretes
true: vrai, vraie, vrais, vraies, veridique*, réel, réelle, réels, réelles, reel, reelle, reels, reelles
false: faux, fausse, fausses
wrong: errone*, incorrect*
possible: possible, possibles
impossible: impossible, impossibles
available: disponible, disponibles
day: jour, journée, journee
time: temps, heure qu il est
times: fois
right: droit, droite
rights: droits
long: long, longue, longs, longues, longtemps
home: domicile, foyer
back: dos, en retour, en arrière
down: vers le bas
up: vers le haut
off: eteint*
example: exemple
examples: exemples
number: numéro, nombre, chiffre
numbers: numéros, nombres, chiffres
person: personne, individu, gens
people: personnes, individus
man: homme
men: hommes
woman: femme
women: femmes
child: enfant, gosse, gamin
children: enfants, gosses, gamins
thing: chose, truc, machin
things: choses, trucs, machins
year: an, année
years: ans, années
month: mois
week: semaine
weeks: semaines
hour: heure
hours: heures
minute: minute
minutes: minutes
seconds: secondes
morning: matin*
evening: soir, soirée, soiree
night: nuit
nights: nuits
noon: midi
moment: moment, instant
dates: dates
team: équipe
teams: équipes
colleague: collègue, confrère
colleagues: collègues, confrères
boss: patron, chef
bosses: patrons, chefs
manager: gérant, responsable, manager
managers: gérants, responsables, managers
director: directeur, directrice
employer: employeur
company: entreprise, société, compagnie
companies: entreprises, sociétés, compagnies
supplier: fournisseur
suppliers: fournisseurs
vendor: vendeur
vendors: vendeurs
partner: partenaire
partners: partenaires
shop: magasin, boutique
shops: magasins, boutiques
shopping: courses, achats
market: marché
service: service
services: services
ticket: billet, ticket
tickets: billets, tickets
contract: contrat
contracts: contrats
agreement: convention
agreements: conventions
receipt: reçu de caisse, ticket de caisse, quittance
receipts: reçus de caisse, tickets de caisse, quittances
budget: budget
tax: impôt, taxe, fisc
insurance: assurance, assurances
fee: honoraire
costs: coûts
landlord: bailleur
tenant: locataire
tenants: locataires
salary: salaire, salaires
payroll: fiche de paie, fiches de paie, bulletin de salaire, bulletins de salaire
discount: remise, remises, rabais, reduction*
delivery: livraison, livraisons
parcel: colis, paquet
parcels: paquets
package: emballage
packages: emballages
stock: stock, stocks
bookings: réservations
meeting: réunion, rdv, rencontrant, rendez vous
meetings: réunions, rdvs
appointment: rendez vous médical
calendar: calendrier, agenda
event: evenement*
events: evenements*
trip: voyage, trajet
trips: voyages, trajets
flight: vol
flights: vols
hotel: hôtel
hotels: hôtels
room: chambre, salle, pièce de la maison
rooms: chambres, salles, pièces de la maison
house: maison
houses: maisons
kitchen: cuisine
garden: jardin
gardens: jardins
building: bâtiment, batiment, bâtissant, batissant, immeuble, édifice, construisant
floor: étage, plancher
floors: étages, planchers
wall: mur
walls: murs
window: fenêtre
windows: fenêtres
desk: accueil, comptoir
table: table, tableau
tables: tables, tableaux
chair: chaise
chairs: chaises
beds: lits
books: livres, bouquins
chapter: chapitre
chapters: chapitres
library: bibliothèque
libraries: bibliothèques
museum: musée
school: école
schools: écoles
teacher: professeur, prof, enseignant, instituteur
teachers: professeurs, profs, enseignants, instituteurs
lesson: leçon
lessons: leçons
exam: examen
exams: examens
homework: devoirs, devoir maison, devoirs maison
exercise: exercice
exercises: exercices
essay: dissertation, rédaction, essai littéraire
essays: dissertations, rédactions, essais littéraire
class: classe
classes: classes
degree: diplôme
degrees: diplômes
city: ville
country: pays
street: rue
town: commune, bourg
world: monde
region: région
regions: régions
bus: bus, autobus
trains: trains
car: voiture, auto, véhicule
cars: voitures, autos, véhicules
driver: chauffeur, conducteur
drivers: chauffeurs, conducteurs
station: gare
stations: gares
water: eau, eaux
food: nourriture, nourritures, bouffe, bouffes, aliments
milk: lait, laits
coffee: café, cafés, cafe, cafes
lunch: dejeuner*
dinner: diner*, souper, soupers
breakfast: petit déjeuner, petits déjeuner, petit déjeuners, petit déj, petits déj
glass: verre, verres
recipe: recette
recipes: recettes
restaurant: restaurant, resto
gift: cadeau
gifts: cadeaux
birthday: anniversaire
party: fête
parties: fêtes
friend: ami, amie, copain, copine, pote
friends: amis, amies, copains, copines, potes
family: famille, familles
father: père, papa
mother: mère, maman
mum: maman chérie, mamans chérie
parent: parent
parents: parents
brother: frère
sister: sœur, soeur
daughter: fille
husband: mari, époux
wife: épouse
grandmother: grand mère, mamie
grandfather: grand père, papi
neighbour: voisin, voisine
neighbours: voisins, voisines
guest: invité, hôte
guests: invités, hôtes
visitor: visiteur
visitors: visiteurs
doctor: médecin, docteur, toubib
patient: patient, patiente
patients: patients, patientes
hospital: hôpital
hospitals: hôpitaux
medicine: médicament
health: sante*
police: police, polices
law: loi
laws: lois
court: tribunal, cour
lawyer: avocat, avocate
lawyers: avocats, avocates
case: cas, affaire
cases: affaires
newspaper: journal
news: actualite*, nouvelles du jour
newsletter: infolettre, newsletter
newsletters: infolettres, newsletters
film: film
song: chanson
songs: chansons
music: musique, musiques
poem: poème
poems: poèmes
joke: blague, plaisanterie, vanne
jokes: blagues, plaisanteries, vannes
picture: photo, dessin
pictures: photos, dessins
video: vidéo
videos: vidéos
voice: voix
sounds: sons
colour: couleur
colours: couleurs
light: lumière, lampe
lights: lumières, lampes
red: rouge
white: blanc*
black: noir, noire, noirs, noires
green: vert, verte, verts, vertes
blue: bleu, bleue, bleus, bleues
yellow: jaune, jaunes
grey: gris, grise, grises
dark: sombre, sombres, obscur*, fonce*
big: grand*, gros, grosse, grosses, enorme*
great: genia*, formidable, formidables, super*
good: bon, bonne, bonnes, bons
bad: mauvais*
small: petit*
short: court*, bref, brefs, breve*
low: bas, basse, basses, faible, faibles
lower: inferieur*
higher: superieur*
easy: facile, faciles, aisé, aisée, aisés, aisées, aise, aisee, aises, aisees
quick: rapide, rapides
slow: lent, lente, lents, lentes
strong: fort, forte, forts, fortes
hot: chaud*
cold: froid*
warm: tiede*
dry: sec, seche*, secs
blank: vierge, vierges
simple: simple, simples
nice: sympa*, agreable*, beau, beaus, beaux, belle, belles, bel
lovely: joli, jolie, jolis, jolies, adorable, adorables
friendly: amica*, sympathique, sympathiques
polite: poli, polie, polis, polies, courtois*
helpful: serviable, serviables, utile, utiles
quiet: calme, calmes, tranquille, tranquilles
happy: heureu*, content*
sad: triste, tristes
special: specia*, particulier*
general: genera*
normal: norma*, habituel*
common: commun, communs, frequent*
specific: specifique*, determine*
certain: certain, certaine
main: principa*
primary: primaire, primaires, primordial, primordiale, primordiaux, primordiales
basic: basique, basiques, elementaire*
central: centra*
final: final, finale, finaux, finales, definiti*, ultime, ultimes
official: officiel*
local: local, locale, locaux, locales
global: globa*, mondia*
external: exter*
technical: technique, techniques
medical: medica*
educational: educati*, pedagogique*
natural: naturel*
physical: physique, physiques
digital: numerique*
electronic: electronique*
online: en ligne, en lignes
remote: distant*, à distance, à distances
mobile: mobile, mobiles
automatic: automatique, automatiques
permanent: permanent*
recent: recent*
equal: égal, égale, égales, egal, egale, egales, égaux
similar: similaire, similaires, semblable, semblables, analogue, analogues
opposite: oppose*, inverse, inverses
single: unique, uniques
double: double, doubles
half: demi, demie, demis, demies, moitié
total: total, totale, totaux, totales
maximum: maxim*, max
minimum: minim*, min
whole: tout entier, tout entière, tout entiers, tout entières
missing: manquant*, ratant
broken: brise*
damaged: endommage*, abime*
able: capable, capables, apte, aptes
able to: en mesure de
obliged: oblige*, contrai*, tenu de, tenu des
bound: lié, liée, liées, liee, liees, liés
linked: relie*
relevant: pertinent*
known: connu*
unknown: inconnu*
suspicious: suspect*, louche, louches
harmless: inoffensi*
genuine: authentique, authentiques
fair: equitable*
absolute: absolu*
active: actif, actifs
inactive: inacti*
english: anglais*
spanish: espagnol*
german: allemand*
italian: italien*
chinese: chinois*
dutch: neerlandais*
russian: russe, russes
will arrive: arriver*
leaving: quittant, partant
will leave: quitter*, partir*
goes out: sort
going out: sortant
will go out: sortir*
living: vivant, habitant
will live: vivra, vivras, vivrez, vivrons, vivront, vivrai, vivrait, vivrais, vivriez, vivraient, habiter*
kill: tuer, tue, tues, tuent, tuez, tuons, tuiez, tuions
killed: tué, tuée, tuées, tuee, tuees, tués, tuait, tuaient, tuais, tua, tuèrent
will kill: tuera, tueras, tuerez, tuerons, tueront, tuerai, tuerait, tuerais, tueriez, tueraient
eating: mangeant
will eat: manger*
drink: boire, bois, buvez, buvons, boivent
drinks: boit
drinking: buvant
will drink: boira, boiras, boirez, boirons, boiront, boirai, boirait, boirais, boiriez, boiraient
sleeps: dort
slept: dormi, dormait
sleeping: dormant
will sleep: dormir*
cooks: cuit
cooking: cuisinant, cuisant
will cook: cuisiner*, cuira, cuiras, cuirez, cuirons, cuiront, cuirai, cuirait, cuirais, cuiriez, cuiraient
washing: lavant
will wash: laver*
cleaned: nettoy*
cleaning: nettoyant
will clean: nettoier*
waits: attend
waiting: attendant, patientant
will wait: attendr*, patienter*
listening: écoutant
will listen: ecouter*
hearing: entendant
will hear: entendr*
feels: sent, ressent
feeling: sentant, ressentant
will feel: sentir*, ressentir*
looking: regardant
will look: regarder*
looking at: jetant un œil à, consultant
will look at: jetter* un œil à, consulter*
watching: surveillant, visionnant
will watch: surveiller*, visionner*
will love: aimer*, adorer*
will like: apprecier*
will prefer: preferer*
will hate: detester*
will hope: esperer*
will wish: souhaiter*
will fear: craindr*
understands: comprend
understanding: comprenant, pigeant
will understand: comprendr*, piger*
learns: apprend
learning: apprenant
will learn: apprendr*
will teach: enseigner*
will study: etudier*
will recognise: reconnaitr*
seems: paraît
appears: apparaît
appearing: apparaissant
will appear: apparaitr*
will decide: decider*
will suggest: suggerer*, proposer*
will recommend: recommander*, conseiller*
offered: offert*, offrait, offraient
offering: offrant
will offer: offrir*
will accept: accepter*
agrees: consent, convient
agreed: consent*, conven*
will agree: consentir*, conviendr*
reject: rejet*
will reject: rejetter*
will object: objecter*
complains: plaint
complaining: plaignant
will complain: plaindr*
claiming: revendiquant, affirmant
will claim: revendiquer*, affirmer*
will declare: declarer*
will announce: annoncer*
stating: indiquant, précisant
will state: indiquer*, preciser*
specified: specifi*
defines: définit
will define: definir*
meaning: signifiant, vouloissant dire
will mean: signifier*, vouloir* dire
will express: exprimer*
will introduce: introduir*
discussed: debatt*
will discuss: debattr*
will argue: argumenter*
convincing: convaincant, persuadant
promises: promet
will promise: promettr*
swearing: jurant
will swear: jurer*
cheating: trichant
will cheat: tricher*
will abuse: abuser*
will inject: injecter*
insert: introdui* dans
will insert: introduir* dans
will embed: incorporer*
will append: annexer*, joindr*
will attach: attacher*
will join: rejoindr*
combined: combin*
merging: fusionnant
will merge: fusionner*
will separate: separer*
will split: scinder*, fractionner*
cutting: coupant
will cut: couper*
will shorten: raccourcir*, abreger*
will extend: prolonger*, etendr*
expanding: développant
will increase: augmenter*, accroitr* à
will reduce: reduir*, diminuer*, baisser*
will raise: elever*
will improve: ameliorer*
will correct: corriger*, rectifier*
proofread: reli* et corriger
proofreading: relisant et corriger
will proofread: relir* et corriger
editing: éditant
will edit: editer*
fixing: réparant
will fix: reparer*
will alter: alterer*
will convert: convertir*
will format: formater*, mettr* en forme
sorting: triant, classant
will sort: trier*, classer*
will manage: gerer*
will direct: diriger*
leads: conduit
leading: menant, conduisant
will lead: mener*, conduir*
guiding: guidant
will guide: guider*
will control: maitriser*
will examine: examiner*
analysing: analysant
evaluating: évaluant, estimant
will evaluate: evaluer*, estimer*
will measure: mesurer*
counting: comptant, dénombrant
will count: compter*, denombrer*
comparing: comparant
will compare: comparer*
testing: testant
will test: tester*
will prove: prouver*, demontrer*
will assign: assigner*, attribuer*, affecter*
marking: marquant, cochant
will mark: marquer*, cocher*
will label: etiqueter*
will highlight: surligner*, souligner*
signing: signant
will sign: signer*
registers: inscrit
will register: inscrir*
will subscribe: abonner*, souscrir*
logging in: authentifiant
will log in: authentifier*, identifier*
logging out: déconnectant
will log out: deconnecter*
will click: cliquer*
pressed: appuy*
will press: appuier*
typing: tapant
will type: taper*
will scroll: defiler*, feriez défiler
loading: chargeant
will load: charger*
will import: importer*
exporting: exportant
will export: exporter*
recording: consignant
will record: consigner*
will store: stocker*, entreposer*, memoriser*
will archive: archiver*
will restore: restaurer*, retablir*
fetch: alle* chercher, allons chercher, alliez chercher, allions chercher
fetched: alla* chercher
fetching: allant chercher
will fetch: aller* chercher
collects: recueillit
collecting: collectant, recueillissant, ramassant
will collect: collecter*, recueillir*, ramasser*
will gather: rassembler*, reunir*
receive: recev*, recoi*, percevoir, perçois, percevez, percevons, perçoivent, perçoive, perçoives, percois, percoivent
receive: percoive, percoives
receives: reçoit, perçoit
receiving: recevant, percevant
will receive: recevr*, percevr*
get: obten*, obtien*
gets: obtient
getting: obtenant
will get: obtiendr*
will earn: gagner*
will win: remporter*
loses: perd
losing: perdant, égarant
will lose: perdr*, egarer*
will miss: manquer*, rater*
lack: faire défaut, fais défaut, faisons défaut, faites défaut, font défaut, fass* défaut
lacks: fait défaut
lacking: faisant défaut
will lack: fera* défaut, ferez défaut, ferons défaut, feront défaut, feriez défaut
failing: échouant
will fail: echouer*
happens: se passe, se produit
will spend: depenser*
sells: vend
selling: vendant
will sell: vendr*
will rent: louer*
will borrow: emprunter*
will lend: preter*
billing: facturant
will bill: facturer*
will deposit: deposer*
withdraw: retir* de l argent
will withdraw: retirer* de l argent
will deliver: livrer*, remettr*
will bring: apporter*, amener*, ramener*
carrying: portant, transportant
will carry: porter*, transporter*
moving: déplaçant, bougeant, déménageant
will move: deplacer*, bouger*, demenager*
will push: pousser*
will pull: tirer*
throw: lanc* un
will throw: lancer* un
turning: tournant
will turn: tourner*
turning on: allumant
will turn on: allumer*
turning off: éteignant
will turn off: eteindr*
switching: basculant, commutant
will switch: basculer*, commuter*
returns: rend
will exchange: echanger*
swaps: intervertit
will swap: permuter*, intervertir*
fills: remplit
filling: remplissant
will fill: remplir*
will empty: vider*
will clear: degager*
will fall: tomber*
will rise: monter*, grimper*
run away: fuir, fuis, fuissez, fuissons, fuissent, fuisse, fuisses, fuissiez
runs away: fuit
ran away: fui, fuie, fuies, fuissait, fuissaient
running away: fuissant
will run away: fuira, fuiras, fuirez, fuirons, fuiront, fuirai, fuirait, fuirais, fuiriez, fuiraient
will escape: echapper*, evader*
will walk: marcher*, promener*
will travel: voyager*
driving: roulant
will drive: rouler*
swimming: nageant
will swim: nager*
will sing: chanter*
drawing: dessinant, traçant
will draw: dessiner*, tracer*
paint: peindre, peins, peign*
painted: peint*, peignait, peignaient
painting: peignant
will paint: peindr*
builds: construit, bâtit
will build: construir*, batir*
design: concevoir, conçois, concevez, concevons, conçoivent, conçoive, conçoives, concois, concoivent, concoive
design: concoives
designs: conçoit
will design: concevr*
will develop: elaborer*
will program: programmer*
will train: entrainer*, former*
will configure: configurer*, parametrer*
sets: définit à
will set: definir* à, fixer*, regler* sur
deployed: deploy*
will deploy: deploier*
will implement: implementer*
will request: solliciter*, reclamer*
requires: requérit
will require: exiger*, necessiter*, requerir*
ordering to: ordonnant
will order to: ordonner*
instruct: charg* de
instructed: charge* de
will instruct: charger* de
will force: forcer*
forbids: défend
will forbid: interdir*, defendr*, prohiber*
will ban: bannir*
will avoid: eviter*
refrain: abstenir, abstiens, abstenez, abstenons, abstiennent, abstienne, abstiennes, absteniez
will refrain: abstiendr*
omits: omet
omitted: omis, omise, omises, omit, omettai*
will omit: omettr*
excluding: excluant
will exclude: exclur*
will suspend: suspendr*
will revoke: revoquer*
will expire: expirer*
will interrupt: interrompr*
resumes: reprend
will resume: reprendr*
renew: renouvel*
will renew: renouveller*
proceeding: procédant
will proceed: proceder*
act on: interv*
acts on: intervient
will act on: interviendr*
caring: souciant, soignant
will care: soucier*, soigner*
worrying: inquiétant, préoccupant
will worry: inquieter*, preoccuper*
will thank: remercier*
will apologise: excuser*
will invite: inviter*, convier*
will welcome: accueillir*
greeting: saluant
will greet: saluer*
will contact: contacter*, joindr* par téléphone
will phone: telephoner*
will meet: rencontrer*
visiting: visitant
will visit: visiter*
will escalate: escalader*, fera* remonter, ferez remonter, ferons remonter, feront remonter, feriez remonter
supported: souten*
will support: soutiendr*
trusts: fait confiance
will trust: feriez confiance, confier*, fiera, fieras, fierez, fierons, fieront, fierai, fierait, fierais, fieriez
will trust: fieraient
will judge: juger*
will punish: punir*, sanctionner*
will reward: recompenser*
threatening: menaçant
will attack: attaquer*
will hurt: blesser*
harm: nuire, nuis, nuisez, nuisons, nuisent, nuise, nuises, nuisiez
will harm: nuira, nuiras, nuirez, nuirons, nuiront, nuirai, nuirait, nuirais, nuiriez, nuiraient
will concern: concerner*
depends: dépend
will depend: dependr*
belong: appart*
belongs: appartient
will belong: appartiendr*
contains: contient
containing: contenant, renfermant
will contain: contiendr*, renfermer*
corresponding: correspondant
will cover: couvrir*
will discover: decouvrir*
notices: aperçoit
noticing: remarquant, constatant, apercevant
will notice: remarquer*, constater*, apercevr*
will note: noter*
will emit: emettr*
will submit: soumettr*
admits: admet
will admit: admettr*
resolved: resol*
will resolve: resoudr*
will comment: commenter*
will refer: referer*
will involve: impliquer*
will cause: causer* un, provoquer*
resulting: résultant
will result: resulter*
serves: sert
serving: servant
will serve: servir*
will function: fonctionner*
working: travaillant, bossant
will work: travailler*, bosser*
operating: opérant
will operate: operer*
will guarantee: garantir*
will ensure: assurer*, veiller* à
make sure: assure toi, assurez vous, fais en sorte, faites en sorte, faire en sorte
will free: liberer*, affranchir*
will clone: cloner*
scanning: scannant, numérisant
will scan: scanner*, numeriser*
will compile: compiler*
debugging: déboguant, débuguant
will debug: deboguer*, debuguer*
commits: commet
will commit: commettr*
planning: planifiant, prévoyant
will plan: planifier*, preverr*
preparing: préparant
will prepare: preparer*
will try: chercher* à
touching: touchant
will touch: toucher*
hold: tenir, teniez, tiens, tiennent, tienne, tiennes, tenez, tenons, deten*, detien*
holds: tient, détient
holding: tenant, détenant
will hold: tiendr*, detiendr*
catches: saisit au vol
will catch: attraper*, saisir* au vol
accompanying: accompagnant
will accompany: accompagner*
dealing: occupant
will deal: occuper*
will cost: couter*
will weigh: peser*
will last: durer*
grows: grandit, croît à
will grow: grandir*, croitr* à
opening again: rouvrant
will open again: rouvrir*
will distribute: distribuer*, repartir*
will spread: repandr*, diffuser*, propager*
compromised: comprom*
will spy: espionner*
track: suiv* à la trace, suis à la trace
tracks: suit à la trace
tracked: suiv* a la trace
tracking: suivant à la trace
will track: suivr* à la trace
will encrypt: chiffrer*, crypter*
will decrypt: decrypter*
will reverse: inverser*
undo: défaire, défais, défaites, défaisons, défasse, défasses, défassiez, défassent, defaire, defais, defaites
undo: defaisons, defasse, defasses, defassiez, defassent, défont
will undo: defer*
will waive: renoncer*
speak: exprim* à
spoke: exprim* a
speaking: exprimant à
will speak: exprimer* à
passing: passant
will pass: passer*
"""
