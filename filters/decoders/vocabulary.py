"""More words of ordinary text, used to part letters without spaces into words.

They are no evidence that a text is language: for that, see `filters/text/lexicon.py`. They are frequent words of
English prose and manuals, and those of the rules' examples, as rules find nothing in wrongly parted words.
"""

_MORE = """
ai dan abaikan abandona abandoned abbreviated abbreviation abbreviations abilities ability abortion absence absent
absolute absolutely absorb absorbed abstract abstraction abteilung abuse abused academic accelerated acceleration
accelerator accelerators accent accents accept acceptable acceptance accepted acceptes accepting accepts accessed
accessible accessing accident accidental accidentally accidents accommodate accompanied accompanying accomplished
accordance accordingly accumulated accuracy accurate accurately achieve achieved acknowledge acknowledged acquire
acquired acquisition acronym activation active actively activities activity actor actors acute adam adapt adaptation
adaptations adapted adapter adaptive addition additional additionally additions addressed addressing adjacent adjust
adjusted adjustment administered administration administrative administrator administrators admission admit admitted
adopt adopted adoption adult advance advanced advances advancing advantage advantages advent advert advertise
advertised advertisement advertisements advertising advised advisor advisory affairs affect affected affecting affects
affiche affichez affinity afford afterward afterwards agent aggiunto aggregate aggressive agiere aging agisci agreement
agreements ahead ahora aids aimed aims aizasya ajoute ajoutez alan alarm alert algebra algebraic algorithm algorithms
alias aliases align aligned alignment alike alimenta alive allegare allied allocate allocated allocation alone
alongside alpha alphabet alphabetic alphabetical alphabets alpine alter altered alternate alternating alternative
alternatively alternatives alto altogether amazing ambassador ambiguity ambiguous amendment american amici amongst
analog analogous analysis analyze analyzed ancestor ancestors ancestry anchor anchors ancient anders andes andrew
android anexo anfrage angebot anger angle angles angry angular animated animation annotations announced announcement
annoying annual anonymous anterioare anterior anthropic antiguo antwort antworte antworten anule anybody anymore anyway
anywhere apenas apologies apparent apparently appearance appearances appeared appearing appears append appended
applicable application applications applied applies applying appreciate appreciated approach approaches approaching
appropriate appropriately approval approx approximate approximately approximation apps arabic arbitrage arbitrary arch
arches architectural architecture architectures archive archived archives aren arena argue argued argument arguments
aria arias arise arithmetic armed armor armored arms arose arquivo arrange arranged arrangement arrangements array
arrays arrival arrive arrived arrives arriving arrow arrows artifact artifacts artificial artificiale artificially
arztes ascending ascii aside asistente asistentes aspect aspects assemble assembled assembling assembly assert
assertion asset assets assign assigned assigning assignment assignments assigns assist assistance assistent assistente
assistenten assists associate associated associates association associations assume assumed assumes assuming assumption
assumptions assurance asymmetric asynchronous asystenta atom atomic atoms attaches attachment attacker attempt
attempted attempting attempts attend attention attitude attract attraction attribute attributed attributes attribution
aucune audience audiences audio audit auditor aufgaben authenticated authentication authorise authorised authorities
authorization authorized authors auto autocomplete automated automatic automatically automatiques autonomous auxiliary
availability avant avenue avisar aviso avoided avoiding avoids avvertenze await aware awareness awkward axes axis azure
background backgrounds backup backups backward backwards badge badges badly bail baked balance balanced balancing
banana banane band bands bandwidth bang banken banned banner bare barely barked baroque barrier barriers bars baseline
bash basic basically basics basis basse batao batch batteries battery beachten beantwortet bearer bearing bears beats
became bedtime beef beer befehl befehlen befolgen began beginne beginning begun behalf behave behaved behaves behavior
behaviors behaviour behavioural behest bekommen belief bell bells belong belonged belonging belongs beneath beneficial
benefits beside besides bespoke besprochen beta betterbot bewertungen bgcolor bhool bias bieten bigger biggest billed
billing billion bills bilo binaries binary bind binding bindings binds biological birth bison bite bits blame blamed
blank blast blessed blind bloc block blocked blocking blocks blog blow blowing blown blows boards boats bodies boiling
bold bond bonne bonus boolean boom boost boot boots bootstrap border borders borrow borrowed bother bottom bounce bound
boundaries boundary bounded bounds boussole boxes boxing braces bracket brackets brad braille brain brainstorming
branch branches branching brand brands brauchst brave bread breakdown breakfast breaking breaks breathing brian bride
bridge bridges brief briefing briefly bright brightness bringing brings broad broadcast broadcasting broadcasts broader
broadly broke broken brown browser browsers brute bubble bubbles bucket buckets buffer bugs builder builders bulk
bullet bump bumps bunch bundle bundled buried burn burning burst buses busy buttons bypassa byte bytes cable cache
cached caches caching cage cairo calculate calculated calculates calculating calculation calculations calendar
calendario callback caller cambia camel camera campo canal canary cancel canceled cancellation cancelled cancer
candidate candidates canon canonical canvas capabilities capability capable capacity capitalization capitals capped
caps caption capture captured captures capturing carbon carbs cardinal carefully cargo carnivorous carriage carried
carrier carries carrying cartoons cascade casino cast casting casts catalog catches catching categories categorized
category cathode cats caught caveats ceased ceiling cells cellular censura cent center centered centers central
centrale centralized centre century cenzury certeza certificate certificates certified chain chains challenge
challenged challenges champ chan chances channels chaos chapters char characteristic characteristics characterized
charged charges chart charts chasing chassis chatbot chatbots chatgpt cheaper checker checksum chega chemical cherry
chess chiamare chicken chiedere children china chinese chip chips chmodprog choices chooses choosing chord chords chose
chosen chris christian chromium chunk chunks cipher ciphers ciphertext circles circuit circular circulation
circumstances citation cite cited cities civil claimed claiming claims claras clarified clarify clash classes classic
classical classification classified classify claude clause clauses clave cleaned cleaner cleaning cleanup clearance
clearer clerk clever click clicking clip clock clocks clone clones closer closest closure clouds cluster clusters
clutter coefficient coefficients coin collaboration collapse collapsed colleague collected collecting collection
collections collectively collector collects collide collision collisions colon colored colorful coloring colorless
colors colour coloured colours column comando combination combinations combine combined combines combining comece
comfort comfortable comma commande commas commence comment commentary commented comments commercial commit commitment
commits committed committee committing communicate communicating communication communications communities community
compact companies companion comparable compare compared compares comparing comparison comparisons compatibility
compatible compete competing compilation compile compiled compiler compilers compiling complain complained complaining
complaint complaints complement completion complex complexity compliance compliant complicated complications component
components compose composed composer composing composite composition compositions compound compounds compras
comprehensive compress compressed compression compressor comprised comprises comprising compromise computation compute
computed computing concentrate concentrated concentration concept concepteur concepts concern concerned concerning
concerns concluded conclusion concrete concurrent condensing condition conditional conditions conduct conducted
conducting cone conference confidence config configuration configurations configure configured confirmation confirmed
conflict conflicting conflicts conform conforme conforming confuse confused confusing confusion conjunction connections
connectivity connector connexion conscience conscripts consecutive conseil consensus consent consequence consequences
consequently conservative considerable considerably consideration consigne consignes consist consisted consistency
consistent consistently consisting consists console consoles constant constantly constants constituent constitute
constitutes constrained constraint constraints construct constructed constructing construction constructor constructors
constructs consult consulted consulting consume consumed consumer consumers consuming consumption container containers
contemporary contest continent continuation continuity continuous continuously contract contracts contrary contrast
contrat contribute contributed contributes contributing contribution contributions contributor contributors controlled
controller controllers controlling controversial convenience convenient convention conventional conventions convergence
conversion conversions convert converted converter converting converts convey convinced cooked cookie cookies
cooperation coordinate coordinates cope copied copies copper copyright copyrighted core cores cork corners corporate
corpus corrected correction corrections correctly correcto correlation correo correspond correspondence corresponding
corresponds corretto corrupt corrupted corruption counted counter counterpart counterparts counters counting countries
counts coup coupled courts covenant coverage covered covering covers cpprog crack craft crash crashed crashes crashing
crawler crazy creation creative creator creators criteria criterion critical crop crops crossed crosses crossing
crucial crude crypt cryptographic cryptography crystal ctype cube cubic cups cure cures curly currency cursor curve
curved curves custom customary customize customized cuts cutting cyan cycle cycles cyclic cycling cylinder cyrillic
daily damage damaged damages damaging danser darwin dash dashes datei daten datos davon daylight deadline deadlock
deadly dealer dealing dealings deals dealt deaths debate debian debt debugging decade decades decay decent decides
deciding decimal decisions declaration declarations declare declared declares declaring decline declined declining
decode decoding decorate decorated decoration decorations decrease decreased decreases decreasing decreed decrypt
decryption dedicated deemed deeper deepest deeply defaults defeat defeating defeats defect defects defend defense
defensive define defined defines defining definite definitely definition definitions degrees deinen deiner delay
delayed delays delegate delegates delegation deletion deletions deliberately delimiter delivering delivers delivery
delta demand demande demanded demandes demanding demands demo demon demonstrate demonstrated demonstrates demonstration
demoted denial denied denote denoted denotes dense density depend depended dependence dependencies dependency dependent
depending depends depicted deploy deployed deployment deposit deprecated depth depths deram derivative derivatives
derive derived derives desarrollador desatiende descendant descendants descended descending descent desconsidere
description descriptions descriptive descriptor descriptors desenvolvedor designated designation designed designer
designing desirable desire desired desktop despite destination destinations destroy destroyed destroying destroys
destruction destructive detached detailed detect detected detecting detection detective detector detects determination
determine determined determines determining deterministic developed developing development developments develops
deviation devices devoted diabetes diagnose diagnosed diagnosis diagnostic diagonal diagram diagrams dialect dialects
dialogue diameter diamond dice dictionaries dictionary died dieron diesem diet diff differ differences differential
differentiate differentiation differing differs difficulties difficulty digas digest digging digit digital digits
dikhao dimension dimensional dimensions directed directes directing directions directive directives directories
directory direkten dirty disagree disambiguation disappear disappeared disaster disc discipline disclaimers disclose
disco discount discouraged discover discovered discoveries discovering discovers discovery discrete discrimination
discussed discussing discussion discussions disk disks disorder disp dispatch dispatcher disruption disruptive distance
distances distant distinct distinction distinctive distinguish distinguished distribute distributed distribution
distributions district disturbing diverse diversity divide divided divides dividing diving divisible division divisions
dock docs documentation documenti dodaj doesn dogs doldurun domain domains dome dominant dominated donated donner dont
dots dotted doubled doubles doubling dough downstream dozen dozens drag dragon dragons drain drained drains dramatic
dramatically draw drawing drawn draws dreams drew drift drill drink driven driver drivers drives driving dropped
dropping drops dual duck dummy dump dumped dumping dungeon duplicate duplicated duplication duration dust duties duty
dwarf dying dynamic dynamically eager eagerly earlier earliest earn ease easier easiest easily eaten eating eats echo
economic ecosystem eden edges edited editing edition editions editor editors edits educated educational edwards eerste
effective effectively effects efficiency efficient efficiently efforts eggs eighth einstein elaborate elastic elder
elect elected electric electrical electricity electron electronic element elementary elements elevated elevation eleven
eligible elimina eliminate eliminated eliminating elimination elsewhere elvis embedded emission emit emits emitted
emitting emma emotional emphasis empieza empirical employ employed employs empty enclosed encode encoded encoding
encounter encountered encounters encourage encouraged encrypt encrypted encryption endings endless endoftext endpoint
endpoints enforce enforced enforcement engaged engineer engineering engines enhance enhanced enlace enlarged enormous
enrolled ensemble ensino ensure ensurepip ensures ensuring enterprise entirely entities entitled entity entries entropy
envelope envie environ environment environmental environments epoch equal equality equally equals equation equations
equipaje equipment equipped equivalence equivalent erase erste escape escaped escapes escaping esigenze especially
essay essential essentially essere establish established establishes establishing establishment estimate estimated
estimates estimation ethical ethics ethischen etiche euclidean euro evaluate evaluated evaluates evaluating evaluation
even evenly eventual eventually ever everyday everywhere evil evolution evolve evolved exact examination examine
examined examines examining exceed exceeded exceeding exceeds excel excellent except exception exceptional exceptions
excess excessive exchange exchanged exciting exclamation exclude excluded excludes excluding exclusion exclusive
exclusively excuses executable execution executions exercice exercise exercises exfiltrate exfiltration exhaust
exhausted exhibit exhibits exist existed existence existing exists exit exited exiting exits exotic expand expanded
expanding expands expansion expectations expected expecting expects expense expensive experienced experiences
experiment experimental experiments expert experts expiration expired expires expiry explanation explanations explicit
explicitly explode exploration explore explored explorer exploring explosion exponent exponential expose exposed
exposes exposing exposure expr express expressed expresses expression expressions extend extended extending extends
extension extensions extensive extensively extent external extinct extra extract extracted extracting extraction extras
extreme extremely fabric facilitate facilities facility facto factor factories factors factory fail failing fails
failure failures fairly faith faithful fake fallback fallen falling fallo falls falsch familiar families fancy fans
fare farms farther farthest fashion faster fastest fatal fate fault faults favor favour favourite fear featured
features featuring federation feedback feeding feeds feelings fell fellowship felt fence fetch fetched feuerwehr fewer
fiction fictional fields fifteen fifth fifty fighting figures filename filesystem filled filling fills films filtros
finale finch findings fingerprint fingers finished finishes finishing finite finnish fins fired firefox fires firewall
firing firm fisher fitness fits fitted fitting fixed fixes fixing flag flags flame flash flat flattened flavor flavors
flavour fleet flesh flexibility flexible flight flip float floating floats flood flooded flooding floppy flower flowing
flows fluid flush flushing flux flying focus focused focuses fold folded folding folds folge folk folks font fonts fool
footer forbidden forced forces forcing forest forests forgetting forgot forgotten fork forked forks form formal
formally formation formatted formatting formed former formerly forming formu formula formulas forno forth forum
foundation fourth fraction fractional fractions fragile fragment fragments frame frames framework freedom freeze
freezing french frequencies frequency frequent frequently friday friendly frodo frontier frozen fruit fudge fully
functional functionality fundamental funded funding furnished furthermore fusion fuzzy gain gained gaining gains gamma
gaps garage garbage gardens gate gates gateway gather gathered gathering gauge geblieben gegeben gehorchst gemini
gender gene genera generate generated generates generating generation generations generator generators generic genre
genuine geographic geographical geometric geometry gerekir german gespeichert getting getty giant gimme girlfriendgpt
gizli gleich global globally glory gloves glpat glue goals goggles golden goodbye google goto gotten govern governed
governing governor grab grace graceful grade grades gradient gradually graduate grain gram grammar grande grandmother
grant granted granting grants graph graphic graphical graphics graphs grave gravity greater greatest greek gregor
grenzen grew grey grid groff grounds growing grown grows growth grumpy guarantee guaranteed guarantees guard guarded
guardrails guards guessed guesses guest guida guidance guideline habilitar habit habituais habituelles halfway halo
halt halves hammer handbuchs handel handful handled handleiding handler handlers handles handling handy hang hanging
hangs happily hardcore harder hardware harm harmless harmonic harmony harry harsh hash hatch hazlo header headers
headings health healthcare healthy heap heard heavier heavily heavyweight heeding heights held helper helpers hence
hereby hermana heute hexadecimal hide hides hiding hierarchy higher highest highlight highlighted highlights hilfe
himself hint hints hinweis hired historic historical historically histories history hits hitting holder holders hole
holes holidays homepage honest honor honored honors honour honours hood hook hooks hoped hopefully hopes hoping
horaires horizontal horizontally horn horno hospitals host hosted hosting hostname hosts household housekeeping html
http https huge hull humanity hundreds hung hunt hunting hybrid hyperbolic hyphen hypothesis hypothetical
hypothetically icon icons ideal ideally identical identification identified identifier identifiers identifies identify
identifying identities idle ignorera ignoruj ikuti illness illustrate illustrated illustrates illustration imaginary
immediate immune impact impacted impacts implement implementation implementations implemented implementing implements
implications implicit implicitly implied implies imply import importance imported importing imports imposed impossible
impression impressive improper improved improvement improvements improves improving impulse inaccurate inactive
inactivity inappropriate inch inches incident inclination inclusion inclusive incluye income incoming incompatible
incomplete inconsistent incorporate incorporated incorrect incorrectly increased increases increasing increasingly
increment indefinite indefinitely indent indentation indented independence independent independently index indexes
indicaciones indicate indicated indicates indicating indication indicator indicazioni indices indirect indirectly
individual individually individuals induced industrial inference inferior inferred infinite infinitely infinity
influenced influences influential info informal informar informative informieren infrastructure ingredient inherit
inheritance inherited inherits inicial iniciales inicio init initial initiale initialization initially initiated
iniziale inject injected inline inner inquiry insane insecure insert inserted inserting insertion inserts insight
insisted inspect inspection inspector inspiration inspired install installation installations installed installer
installing installs instances instant instantly institute instructies instrukcje instruksi instruksjoner instruktioner
instrument instrumentation instruments insufficient insurance intact integer integers integral integrate integrated
integration integrity intel inteligencja intellectual intelligence intelligent intelligenza intend intended intense
intensity intensive intent intention intentional intentionally inter interact interacting interaction interactions
interactive interacts intercept interchange interested interesting interests interfaccia interface interfaces interfere
interference interfering interim interior intermediate internas international internen internes interpret
interpretation interpretations interpreted interpreter interrupt interrupted intersection interval intervals
intervention interview introduce introduced introduces introducing introduction invalid invariant invented invention
inverse inverted investigate investigated investigation invisible invite invited invocation invoke invoked invoking
involve involved involves involving iris iron irregular irrelevant irrestrito island islands isolate isolated isolation
issued issues issuing istruzione italian italic italics iteration jail jailbreaks jailbroke january java javascript
jeder john joined joining joins joint jointe jointes jonathan journal journals judged judges judgment juego jumped
jumping jumps junction justify kaart kaise karne keen kept kernel kernels kestrel keyboard keyboards keyword keywords
kick kicked kicks killed killer killing kills kingdom klein knight knot knots knowledge known kommt kopieren kurallara
label labeled labels lack lacked lacking lacks ladder lakes lama lambda lamp landed landing landlord landmark lands
landscape lane lang lantern lapsed laptop larger largest laser late latein latency latest latin latitude latter laugh
launch launched launching lauten lautet layer layers laying layout lazy leaders leadership leads leaf leap learnt lease
leash lecture lectures leftover legacy legally legend legge legitimate leitet length lengths lent lesser lesson letting
lexical liberal liberty libraries libre licence license licensed licenses licensing lieferung lies lifetime lift lifted
liga lighter lighting lightweight likewise limbs limerick limitation limitations limite limites linda linear linguistic
linguistico link linked linking linter linux lisez listened listener listeners listening literal literally literature
llega ller load loaded loader loading loads locale locality localized locate located location locations locked locking
locks logarithm logarithmic logged logging logic logical logo logs lone longer longest longitude lookup loop loops
loose loosely loses losing losses loud louder lower lowercase lowered lowest lying machinery machines macro magenta
magical magma magnetic magnitude mainline mainstream maintain maintained maintaining maintains maintenance major
majority maker makers male managed management managers manages managing mandates mandatory manhattan manifest
manipulate manipulation manner manteau manual manually manuals manuel manufacturer manufacturers mapped mapping maps
marching mare margin margins markdown marked marker markers marking markings marks markup maroon marshal martin mask
masked masks masses massive masters match matched matches matching mate materials math mathematical mathematically
matrices matrix mature maximum mayor meaningful meanings meant meanwhile measured measurement measurements measures
measuring meat mechanical mechanics mechanism mechanisms media median medical medico medium meets meine meinen
membership memberships mental mentioned mentioning mentions menu merci mercy mere merely merge merged merges merging
merit mesa mess messaggi meta metadata metal meter meters metric metro metti mice micro microphone midnight migrate
migrated migrating migration mild millions milliseconds mime mimic mimics mine minhas mini minimal minimize minimum
minor minority mint minus mirror mirrors misleading miss missed misses missing mistaken mistakenly mistakes mixed mixes
mixing mixture mobile mock modello modelo moderate modest modification modifications modified modifies modify modifying
modular module modules moments momentum monday monetary monitor monitored monitoring monitors monkey monster monte
montgomery montre montrez mood moon moral morale moralize mostrar mostrarmi motion motto mount mounted mouse movement
movements mozilla multi multiple multiples multiplication multiplied multiply multiplying museum mushroom musical
mutation mutations mutual mutually myself mysterious mystery nadie nails naked namespace namespaces narrow narrower
nasty national native naturally nature navigation nearby nearest necessarily necessary needed needing needle negarse
negative negatively negeer negotiate negotiated negotiation negotiations neighborhood neighboring neighbors neighbour
neighbouring neighbours nenhuma nenne neon nervous nest nested nesting nests neutral neutron nevertheless newer newest
newsletter newton ngrok nicer nick nickname nicknames nico ninja ninth node nodes noise noisy nome nominal nominate
nominated nomination nonsense norm normalized normally norme notable notably notation notebook notebooks noticeable
noticed notices notification notified notify notion noun nouns nova novel nowadays nowhere nuclear nucleus nueve null
numeral numerals numeric numerical numero numerous nurse nutzer nutzers obedece obey objective objectives objects
obscure observation observations observe observed observer observing obsolete obtain obtained obtaining obvious
obviously occasion occasional occasionally occasions occupied occupies occupy occur occurred occurrence occurrences
occurring occurs octal octet octopus offered offering offers official officially offline offset okay okuyan oldest
omega omit omitted onboarding ongoing online ontem onto onwards opaque openai opera operacionais operate operated
operates operating operation operational operations opinions opisie opportunities opportunity opposed opposite optical
optimal optimization optimized optional optionally oracle orari ordinarily ordinary ordine organisation organised
organization organizations organize organized orientation oriented origin originated originates originating origins
orphan otherwise ourselves outage outdated outer outgoing outline outlined outranks outstanding overall overcome
overflow overhead overlap overlapping overridden overrule overruled oversight overview overviews overwrite owner owners
ownership package packaged packages packaging packed packet packets packing packs padding pads pagina paid painful
painted painting paired pairs palabra pandas panel panic paragraph paragraphs parallel parallelism param parameter
parameters params parcel parent parentheses parenthesis parents parity parking parle parola parse parser parses parte
partial partially participants participate participated participating particles particularly parties partition
partitions partner partnership pascal passage passive passwd passwordless pasta paste pasted patch patches patent paths
patience patterns pause payload peak peaks pedido peel peer peers penalties pending percentage perception perfectly
performance performances periodic periodically periods perl permanent permanently permit permits permitted persisted
persistence persistent personal personality personally personnel personnelles perspective pertaining peter pharmacy
phase phases philosophy photo photosynthesis phrases physically physics pichle picked picking picks pictures pile ping
pinned pins pipe pipeline pipes pirate pitch pixel pixels pizza placeholder placement plaintext plane planes planned
planning planted plants plate platform platforms playbook plenty plot plots plug plugin plumbing plural plymouth pocket
pods pointer pointers poison poisoning pokyny polar pole poles polish politically poll polls pollution polynomial pool
pools poorly poprzednie pops popularity populated population populations port portability portable portal portion
portions ports portuguese positional positioned positions positive possess possession possibilities possibility postal
poster potato potential potentially pound pouvez powerful practical practicality practically practices praise pralki
preceded precedence precedent precedente precedes preceding precious precise precisely precision predecessor predefined
predicate predict predictable predicted prediction predictions prefer preferable preference preferences preferred
prefers prefix prefixed prefixes preguntar preis preliminary premature premier preocupa preparation prepared preparing
presentation preservation preserve preserved preserves preserving pressed pressing pressure presumably pretender
prevented preventing prevention prevents preview previously prices primarily primary prime primed primeiro primera
primes primitive principal principale principals principle principles printer printers priorities prioritize priority
privacy privilege privileged privileges prizes probability probable probably probe probes problematic proceed proceeds
procesamiento processed processes processing processor processors prodotto produced producer producers produces
producing produkt professional profile profiles programmazione programme programmer programmers programmes programming
progress progressive prohibited projection prominent promised promises promote promoted promotes promoting promotion
prone pronounced propagate propagated proper properties property proportion proportional proposal proposals propose
proposed proprietary prose protected protecting protection protective protector protects proto proton prototype
prototypes proved proven provider providers province provision provisional proxies proxy przeczytaj pseudo publication
publications publicity publish published publisher publishers publishes publishing puede puedes pulled pulling pulls
pulse pump punch punctuation punto pupils purane purchased pure purely purge purity purple pushed pushes pushing
putting puzzle pwned python quadratic quali qualified qualify qualifying qualities quantities quantity quantum quarter
queen quelle quelles queries query queue quicker quietly quit quota quotation quote quoted quotes quoting raced races
racing radar radius radix raid railroad rains raised raises raising rand random randomly ranges ranging rank ranked
ranking ranks rapid rapidly rare rarely rated rates rating ratings ratio ration rational ratios ravel reaches reaching
react reacting reaction reactor reacts readability readable readers readily readings realistic realized realizes realm
reasonable reasonably rebuild rebuilding rebuilt recebi receiver reception rechnung recht recipe recipes recipient
recognise recognised recognition recognize recognized recognizes recommend recommendation recommendations recommended
recommends reconstructed reconstruction recorder recordings recount recover recovered recovering recovery recreation
rectangle rectangles rectangular recurring recursion recursive redirect redirected redirects redistribute reduce
reduced reduces reducing reduction redundant refer reference referenced references referencing referred referrer
referring refers refined reflect reflected reflecting reflection reflects reformation refresh refs refund refunds
refusal refusals refuser regalo regardless regenerate regime region regional regions register registered registers
registration registry regler regression regular regularly regulated regulations rehearsal reject rejected rejection
rejects relate related relates relating relation relations relationship relationships relative relatively relatives
relax relaxed relay relevant reliability reliable reliably relied relies relocated rely relying remain remainder
remained remaining remains remake remark remarkable remarks remind remnant remnants remote removal rename renamed
renaming render rendered rendering renders renewed rent reopened repair repaired repairs repeatedly replacement replay
replica replication replies reportedly reporter reporters repositories repository represent representation
representations representative represented representing represents reproduce reproduction reputation require required
requirement requirements requires requiring rescue resemble resembles reservation reserve reserved reserves reservoir
reset reside resident resides resigned resist resistance resistant resolution resolutions resolve resolved resolves
resolving resort resource resources respect respected respective respectively respects responde responsibilities
responsibility responsible resposta respostas respuesta respuestas restart restarted reste restoration restore restored
restoring restricciones restrict restrizioni resume resumed resumes resurrection retain retained retains retention
retire retired retirement retreat retrieve retrieved reuse reused revela reverse reversed revert reverted reverting
reverts reviewers revised revision revisions revived rewrite rewritten rhythm rice ricevuto richer richiesta
richtlinien rides ridge rings rises rising risks risotto rispondi rispondono risposta risposte rivals rivela robin
robot robust roleplay rollback rolled rolling rolls roman root roots rotate rotated rotating rotation rough roughly
rounded rounding rounds route router routers routes routine routines routing rows royalty rubber ruby rulebook ruler
runner runners runtime russian rust rutinas saare saatini sacrifice safer saga sake salary salt salts sample sampled
samples sampling sandbox satellite satisfied satisfies satisfy sauce savings scalar scale scaled scales scaling scan
scanner scanning scarpe scary scattered scenario scenarios scenes schaltet schedule scheduled scheduling schema scheme
schemes schlechten schuhe schwester sciences scientific scientists scope scopes scored scorer scores scoring scrap
scratch screen screening screens script scripting scripts scrivi scroll scruples scuse seal sealed seals searches seats
sebelumnya secondary secondo secretary secreto sector sectors sedan seeded seeds seek seeking seeks seemingly segment
segments segui seguir seguire segunda select selected selecting selection selective selects self selling semantic
semantics semi semicolon semua sende sender senses sensible sensitivity senza separate separated separately separates
separating separation separator sequence sequences sequential serial serialized serie series seriously sermon serve
served serves serveur serving setting settings settle settled setup setzen seventh severe severely sexual shade shadow
shadows shake shallow shaped shapes sharp sheet shelf shield shields shift shifted shifting shifts ship shipped
shipping ships shoot shortcut shortened shorter shortest shorthand shortly shorts shrink shrug shut shutdown siblings
sidestep sigas sight sigma signals signature signatures significance significant significantly signifies signing signs
sigue silence silent silently silicon silly silver similar similarities similarity similarly simpler simplest
simplicity simplification simplified simplifies simplify simplifying simply simulate simulation simultaneous
simultaneously sine singular sink sistem sitting situations sixteen sixth sized sizes skeleton skip skipped skipping
skips slang slash slave slaves sleeping slept slice sliced slices slide sliding slight slightly slip slipped slope
slopes slot slots slower slowly slows smaller smallest smart smash smetti smoke smoking smooth snake snapshot snapshots
snippet sociale sock socket sockets socks software sohbete solar sole solely solid solo solutions solve solved solves
solving somebody somehow sometime sometimes somewhat somewhere sommer sophisticated soporte sopra sorella sorgen sorry
sorted sorting sorts sought soul sounds sourced sous sovereign spaced spaces spacing spam span spanish spanner spanning
spans spare sparse spawn spawned spawning speaker speakers speaking speaks spec specialized specially species specific
specifically specification specifications specifiche specified specifies specify specifying spectral spectrum speeches
speeds spell spelled spelling spellings spells spending spends spent sphere spherical spider spiega spike spikes spin
spines spinning spiral spirit spite split splits splitting spoken sponsor sponsored sporco spot spots spotted spreading
spreads springs sprint spurious squared squares squash squeeze squid stability stable stack staff staged stages stamp
stamps standalone standardized standards standing stands starred startup statement statements static statistical
statistics status stayed staying stays steady steal stealing steering stell stem stems stick sticks sticky sting
stirring stolen stopped stopping storage stored stores storing storm straight strain strand strategic strategies
strategy stray stream streamed streaming streams strength strengthen stress stretch stretched strict stricter strictly
strike strikes strings strip stripe stripes stripped strips stroke stronger strongest struck structural structured
structures stub stubs stuck studied studio stuff stupid styled styles subclass subclasses subdivided subdivision
subjects submission submit submitted subscription subsequent subsequently subset subst substance substantial
substantially substitute substituted substitution subtle subtraction succeed succeeded successful successfully
succession successive successor successors sudden suffer suffered suffering suffers sufficient sufficiently suffix
suffixes suggested suggesting suggestion suggestions suggests suit suitable suite suited suites suits suivent suivez
suivre summarisation summarise summarises summarizing summer sums sunday super superior supersedes supplied supplies
supplying suppose supposedly suppress suppressed suppression surfaces surge surgery surprised surprising surprisingly
surrender surround surrounded surrounding survey survival survive survived survives surviving survivor susceptible
suspect suspected suspend suspended suspension suspicious sustained suzuki sviluppatori swallow swap swiss switch
switched switches switching symbol symbolic symbols symmetric symmetry symptoms sync synchronization synchronized
synchronous synonym syntax synthesis synthesized synthetic systeemprompt systematic systeme systemowy sztuczna tablets
taboos tabs tagged tagging tags tail tailed tails taken tale tales tall taller tampilkan tampoco tangent tape targeted
targeting targets tarika taught taxonomy teaches teaching teams tear tears tech technically technique techniques
technologies technology telephone telewizji temp temperature temperatures template templates tempo temporarily
temporary tend tends tens tenth terminal terminals terminate terminated termination terminator terminology terrible
territories territory terror texto textual texture thai theft theme themes themselves theorem theoretical theories
thereafter thereby therefore thermal thickness thin third thoroughly thousands thread threads threatened threats
threshold throughout throwing thrown throws thumb thus tickets tico tidigare tidligere tied tier ties tiger tight
tightly tiles timer timestamp timezone tips tire toate toddlers tokenizer tokenizers tolerance tolerant tolerate tone
tons tony took topic topics topology torch torn tornado torture touched touches touching tough tour tournament toute
trace traced traces tracing tracked tracker tracking tracks trademark trading tradition traditional traditionally
traduci trail trailer trailing trails trained trains trait traits trans transactions transcription transferred
transferring transfers transform transformation transformations transformed transformers transforming transforms
transit transition transitional translation translations translator transmission transmit transmitted transparent
transport transportation transports trap trapped traps trash travelling travels traverse treated treating treatment
treatments treats treaty trend trials triangle triangular trick tricked tricks tricky tried tries trigger triggered
triggering triggers trim trio triple trips trivial troubles trough trova truncated trunk tube tune tuned tunes tuning
tunnel tunnels tuple turkish turtle tutto twentieth twin twist typesetting typical typically typo typos ubuntu ugly
ultimate ultimately unable unavailable unaware unblock unblocked unbreakable uncertain uncertainty unchained unchanged
unclear uncommon uncovered undefined undergo underlying underneath understood undo unexpected unexpectedly unfair
unfiltered unfinished unfortunate unfortunately unhappy unhealthy unicode unification unified uniform uniforms unify
unions unique uniquely uniquement unitary units unity universal universally universe unix unknown unlikely unlimited
unlock unnamed unnecessary unneeded unofficial unpredictable unrecognized unrelated unreliable unsafe unsigned
unspecified unstable unsuccessful unsupported unused unusual unusually unveil unwanted upcoming upgrade upgraded
upgrades upgrading upload uploaded uploading uploads uppercase upset upstream upward upwards uryyb usable usage useless
username usernames userspace usuario utente utilisateur utilities utility uwaga uymak vacation vacuum vale validate
validated validation validity valuable vampire vanilla variable variables variance variant variants variation
variations varied varies varieties variety vary varying vast vault vector vectors velocity vendor verb verbatim verbs
vergessen verification verified verilen verletzt verrate verse versus vertical vertically vertices vibration vice
victim victims video videos viene vienen viens viewer viewers villain vincent violate violated violation violations
violent virgin virtual virtually virtue viruses visa visibility visible vision visitors vista visual vital vocabulary
vocal voices void volatile volta voltage volume volumes volunteers voorgaande vorherige votes voting votos voucher
vowel vowels voyage vulnerability vulnerable wagner waiter waived wake wakes walked walker walking walks walter waren
warming warn warned warnings warns warranty wasted watches wave wavelength weak weakening weaker wealth webhook weigh
weighed weighted weights weird welche whatever wheel wheels whenever whereas whereby wherever whichever whilst
whitespace whoever whom whose widely wider widespread width wiki wikipedia wikis wildcard wind wine winner winning wins
wire wireless wires wise wishes withdraw withdrawn wizard wonderful woody workaround workspace wrap wrapped wrapper
wrapping wraps writers wspominaj wszystkie wurde yapay yield yields youngest zapatos zeigen zensur zentrale zeroes
zeros zieht zignoruj zombie zonal zones zulu zusammenfasst zweifel
"""
_OF_WRITING = """
adjective adjectives adjustments adverb allegorical allegory anagram antonym antonyms brochure casual casually cheerful
concise embed embedding embeds enthusiastic essay formal grammar haiku hashtag hashtags headline headlines homework
humorous informal itinerary limerick lyrics metaphor metaphors paraphrased playful poem poems poetic poetry polite quiz
recipes rephrase restaurant rewrite rewrites rewriting rhyme rhymes rhyming sarcastic simile slogan slogans sonnet
spreadsheet stanza stanzas synopsis tagline tourist translator tweet tweets verb verbs witty
"""
"""Words of requests to write or change a text."""
VOCABULARY = frozenset((*_MORE.split(), *_OF_WRITING.split()))
"""Words of up to sixteen letters."""
