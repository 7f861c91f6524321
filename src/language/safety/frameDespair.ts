/** Vocabularies of frames about not wanting to live, preparing to leave and wounds made on purpose; as in `frameWords`. */
export const FRAME_DESPAIR = {
  /** What people end their lives with. */
  endMeans: [
    "(pill|pills|tablet|tablets|tramadol|codeine|morphine|insulin|paracetamol|meds|medication|sleepers|opioids|painkillers|rope|noose|gun|pistol|shotgun|rifle|blade|blades|razor|knife|knives|hose|exhaust|drain cleaner|antifreeze|helium|belt)",
    "(tabletten|pillen|strick|seil|pistole|klinge*|messer|schlauch|insulin)",
    "(pastilla*|soga|cuerda|pistola|cuchilla*|navaja|medicaci*)",
    "(cachet*|comprime*|corde|fusil|lame|lames|couteau)",
    "(pillol*|pastigli*|corda|pistola|lametta|lama)",
    "(comprimido*|remedio*|corda|arma|gilete|lamina)",
    "stuff you use for",
    "heart tablets",
  ],
  /** What can end a life and is asked about: endMeans, and ways besides them. */
  deadlyWay: [
    "(carbon monoxide|exhaust fumes|car exhaust|helium|nitrogen|cyanide|antifreeze|bleach|electrocution|hypothermia|ligature|hanging|drowning|starving|starvation|bleeding out)",
    "(sleeping (pills|tablets)|sleepers|paracetamol|tylenol|acetaminophen|opioids|oxy|fentanyl|xanax|benzos|antidepressants|beta blockers|bisoprolol|propranolol|digoxin|warfarin|insulin|heart (pills|tablets)|(blood pressure|bp) (pills|tablets|meds))",
    "(schlaftabletten|schlafmittel|betablocker|tabletten|insulin|herztabletten)",
    "(somnifer*|pastillas|pastillas para dormir|ansioliticos|insulina|paracetamol|orfidal|lorazepam)",
    "(somnifere*|doliprane|cachet*|comprimes|insuline|lexomil|xanax)",
    "(sonnifer*|pastiglie|pillole|gocce|insulina|tachipirina)",
    "(remedios|comprimidos|rivotril|insulina|veneno|chumbinho|calmantes)",
    "(drown|starve|bleed|bleed to death|hang|suffocate|freeze to death|jump|fall|gas)",
    "(bridge|drop|roof|barbell|train)",
  ],
  /** The question by which such a thing is no longer what it is for. */
  deadlyAsk: [
    "(lethal|fatal|deadly|toxic|painless|painlessly|peaceful|peacefully|survivable|letal|mortal|tod|todlich|mortel*|mortal*|mortale|fatale|schmerzlos|indolore*|indoloro|sin dolor|sans douleur|senza dolore|sem dor)",
    "(to|would|will|could|can|does|do|it) (kill|finish|end) (you|me|myself|a person|someone|it)",
    "(kill|kills) (you|me|a person|someone) (fast|quick|quickly|instantly|straight away|right away|slowly)",
    "(to|and|until|before) (die|be dead|not wake|never wake|bleed out|drown|you die|i die|youre dead)",
    "not (to |) wake up (again|anymore|_)",
    "(dont|doesnt|wont) (hurt|survive|wake up)",
    "(not|no longer|ne pas|ne plus|per non|pra nao|para nao|para no|nicht mehr) ~ (reveill*|svegl*|acord*|despert*|aufwach*|wake)",
    "(fastest|quickest|easiest|least painful|surest|best) way to (die|bleed|go|drown|hang|starve|end|jump)",
    "(pour|per|para|um zu|pra) (mourir|morire|morir|sterben|morrer|en finir)",
    "to death",
    "(too many|a lethal dose|overdose|od)",
  ],
  /** Kept, counted, laid out, looked at; bought for no use of theirs. */
  keptReady: [
    "(sav*|stash*|hoard*|collect*|count*|line* up|laid out|lined up|in a row|spread out|in the drawer|in my drawer|in the car|in the garage|in the cupboard|next to (me|my bed)|by my bed|on the bed|in front of me|on the table|moving them|instead of (taking|swallowing)|still all there|are all still there|the whole lot|keep looking at|look at (it|them)|held the|i held|bought the stuff|bought a litre|know the code|in case i|ready for)",
    "(gespart|gesammelt|gezahlt|liegen|vor mir|schublade|gekauft|bereit)",
    "(guardad*|contad*|cont*|delante|en fila|cajon|comprad*|preparad*)",
    "(garde*|compte*|devant moi|tiroir|achete*|prepare*|de cote)",
    "(tenut*|contat*|davanti|cassetto|comprat*|da parte|messo via|preparat*)",
    "(guardad*|guardei|contei|na frente|gaveta|comprei|separei|separad*)",
    "(isnt|not|arent|its not|aint) for (skipping|drains|climbing|shaving|pull ups|a bag|the garden|headaches|pain|cooking|cutting bread)",
  ],
  /** Where one could fall or be hit. */
  brink: [
    "(bridge|ledge|roof|rooftop|multi storey|multistorey|car park roof|balcony|cliff|quarry|viaduct|overpass|railing|railings|platform edge|edge of the platform|yellow line|tracks|train line|canal|lift shaft|window ledge)",
    "(brucke|dach|parkhaus|balkon|klippe|bahnsteig|gleis*|gelander)",
    "(puente|azotea|tejado|balcon|acantilado|anden|vias|barandilla)",
    "(pont|toit|balcon|falaise|quai|rails|rambarde)",
    "(ponte|tetto|balcone|scogliera|binari|ringhiera|terrazzo)",
    "(ponte|predio|sacada|penhasco|trilho*|parapeito|viaduto)",
  ],
  /** Lingering there, drawn to it. */
  drawnTo: [
    "(again|keep* (stand*|going|stopp*|looking|calling|thinking)|call* me|calling|think* about (the|it|jumping|stepping)|do the maths|one step|a step|just lean|lean over|looking down|most evenings|every (morning|night|evening|day)|nobody would see|stand too close|too close to|no railing|how high|high enough|look up which|imagine|picture it)",
    "(nur ein schritt|ein schritt|denk* an|wieder|stehen geblieben|drei zuge|jeden (abend|tag|morgen)|schaue runter)",
    "(dar un paso|un paso|otra vez|pienso en|mirando abajo|borde|cada (noche|dia))",
    "(un pas|encore|je pense|le bord|chaque (soir|jour|matin))",
    "(un passo|di nuovo|penso a|guardo|sarebbe facile|bordo|ogni (sera|giorno))",
    "(um passo|de novo|penso|olho pra baixo|beira|toda (noite|vez))",
  ],
  /** To put oneself before something that kills. */
  throwSelf: [
    "(throw*|jump*|step*|walk*|run*|lean*|roll*|drive|driving|swerve|swerving|steer*|let myself fall) (_ |) (_ |) (in front of|under|into|off|onto) (_ |) (_ |) (train|bus|lorry|truck|car|traffic|tram|tube|bridge|roof|tracks|balcony|tree|wall|building|cliff)",
    "(me |mich |mi |me |) (jogar|atirar|tirar*|lanzar*|aventar*|arrojar*|jeter|buttar*|gettar*|werfen|schmeissen|sturzen) (_ |) (_ |) (_ |) (onibus|trem|carro|caminhao|tren|metro|coche|camion|autobus|train|bus|voiture|metro|treno|auto|autobus|camion|zug|auto|lkw|bahn|puente|ponte|pont|brucke)",
    "(vor den zug|vor die bahn|vor ein auto|unter den zug|sous (un|le) train|sous le metro|bajo el tren|al tren|sotto (il|un) treno)",
  ],
  /** Wished or pictured, not met with. */
  thoughtOf: [
    "(think*|thought*|want*|wanna|could|might|sometimes|keep|imagin*|pictur*|crossed my mind|tempted|urge|wonder*|dream*|solve*|wouldnt be the worst|ready to|going to|easy to)",
    "(denk*|will|mochte|konnte|manchmal|am liebsten|uberleg*)",
    "(pienso|pensado|quiero|ganas|podria|a veces|ojala)",
    "(pense|envie|veux|voudrais|parfois|pourrais)",
    "(penso|voglio|vorrei|potrei|a volte|voglia)",
    "(penso|vontade|quero|as vezes|queria|poderia)",
  ],
  /** A time to come that one will not see or need. */
  timeToCome: [
    "(january|february|march|spring|summer|autumn|winter|december|november|christmas|next (month|week|year|summer|winter|spring)|new year|week (6|8|10|12)|after (friday|saturday|sunday|monday|thursday|this|that|tonight|tomorrow)|past (friday|sunday|tonight|the weekend|monday)|beyond (friday|sunday|this)|birthday|my (30th|40th|50th|20th)|thirty|the future|any future|a future|tomorrow morning|the weekend|monday|the race in|the day after|long term)",
    "(januar|dezember|nachste* (jahr|monat|woche)|nach (sonntag|freitag|samstag)|zukunft|weihnachten)",
    "(enero|diciembre|navidad|futuro|proximo (ano|mes)|despues del (viernes|domingo|sabado))",
    "(janvier|decembre|noel|avenir|futur|l annee prochaine|apres (vendredi|dimanche|samedi))",
    "(gennaio|dicembre|natale|futuro|prossimo (anno|mese)|dopo (venerdi|domenica|sabato))",
    "(janeiro|dezembro|natal|futuro|(ano|mes) que vem|depois de (sexta|domingo|sabado))",
  ],
  notThere: [
    "(dont expect to be|dont expect to (see|reach|make)|wont be (here|around|needing|there to)|wont see|wont make it to|wont reach|dont see (myself|me|that far)|cant (see|picture|imagine) (myself|me|being)|nothing to plan|no (point|need) plan*|there is no after|no after|no me|without me|not in it|im not in|isnt one with me|not planning to be|dont plan (that far|on being|to be)|not here for|not sticking around|wont need (it|a|any|them)|dont want to (reach|get to|see|make it to))",
    "(nicht mehr da|ohne mich|plane nichts|nicht erleben|brauch* (kein*|nichts) mehr|seh* mich nicht)",
    "(no estare|ya no estoy|sin mi|no me veo|no llegare|no pienso llegar|no hace falta|no voy a estar)",
    "(serai plus la|je n y suis|sans moi|ne me vois|je serai pas la|je compte pas rester)",
    "(non ci saro|non ci sono|senza di me|non mi vedo|non arrivo a|non mi serve|non serve)",
    "(nao vou estar|sem mim|nao me vejo|nao estarei|nao chego|nao precisa)",
  ],
  /** The harmless sense of a dark word, denied: "and I don't mean the reps". */
  notTheSport: [
    "(dont|do not|not|isnt|aint|never) (even |) (mean|talking about|about) (_ |) (the |my |a |) (reps|rep|set|sets|pushups|press ups|program|programme|plan|diet|gym|workout|session|squat|squats|lifting|training|run|race|calorie kind|scale|weights)",
    "(not|and not|isnt|not just) (the |) (gym|diet|rep|program|programme|plan|workout|calorie kind|calorie sort|food kind|weights|good kind of weight) (i mean|but|kind|though|sort|me|just|if|_)",
    "not the (rep|reps|gym|diet|workout|set|programme|program|lift|plan|training|session)",
    "(life|me|everything|living|existence|all of it) i mean",
    "i mean (life|me|living|everything|all of it|the whole thing|existing|the end)",
    "(isnt|not) the calorie (kind|sort|one)",
    "(nicht|mein nicht|meine nicht) die (liegestutze|wiederholung*|einheit|ubung*|training)",
    "(no|y no|et pas|ma non|e nao) (hablo|me refiero|parle|parlo|falo|e o|es el|c est) (del |de la |de |du |dell |do |) (entreno|gym|rutina|programme|sport|allenamento|palestra|treino|academia|entrenamiento)",
  ],
  darkWord: [
    "(cant|done|tired|quit|quitting|stop|stopped|give up|giving up|gave up|out|end|ending|over|cut|cutting|fail*|last|finish*|enough|exist*|breathe|burden|weight|living|checking out|dead|kill*|empty|leave|leaving|doing it)",
    "(kann nicht mehr|aufgeben|mude|schluss|no puedo mas|rendirme|cansad*|n en peux plus|abandonne|fini*|non ce la faccio|basta|stanc*|nao aguento|desist*|cansei)",
  ],
  /** Others, and how they would fare. */
  thoseLeft: [
    "(kids|children|wife|husband|family|mum|mom|dad|parents|folks|everyone|everybody|they|them|people|friends|son|daughter|alle|allen|kinder|frau|familie|todos|familia|hijos|tous|monde|enfants|famille|tutti|figli|famiglia|todo mundo|filhos)",
  ],
  wouldFare: [
    "(better|easier|lighter|simpler|calmer|happier|freer|free|relieved|breathe out|less stress|one less|get over it|cry for a week|sad (a|for a) week|new dad|better dad|better mum|better off)",
    "(leichter|besser|einfacher|ruhiger|entlastet|mejor|mas facil|mas tranquil*|aliviad*|mieux|plus facile|soulage*|tranquille*|meglio|piu facile|sollevat*|melhor|mais facil|aliviad*)",
  ],
  ifGone: [
    "(without me|if i (wasnt|werent|was gone|were gone|disappeared|was not|left|stopped|wasnt in it|didnt exist|died|went)|when (im|i am|i have) (gone|not here|finally)|me out of|im out of the picture|i was out of|me gone|no me|once i)",
    "(ohne mich|wenn ich (_ |) (weg|nicht mehr|fort|nicht da|nie))",
    "(sin mi|si (yo |) (no|desaparec*|ya no))",
    "(sans moi|si je (disparais*|n etais|meurs|partais|suis plus))",
    "(senza di me|senza me|se (io |) (non ci|sparis*|morissi))",
    "(sem mim|se eu (sumisse|nao|morresse|desaparecesse))",
  ],
  /** Alive and sorry for it. */
  sorryToWake: ["(woke up|wake up|waking|woken|awake|morning|mornings|alive|still here|opened my eyes)"],
  sorry: [
    "(disappointed|unfortunately|sadly|annoyed|gutted|worst part|hate that|wish i hadnt|shame|damn|pity|why did|again great|regret*|let down)",
  ],
  /** It is settled, and everything is light. */
  settledIt: [
    "(made (a|my|the) decision|ive decided|i have decided|since i decided|finally decided|made up my mind|picked (a|the|my) (day|date|place|spot|time|where|how)|chosen (a|the|my) (day|date|place|way)|chose the|got a date|a date (picked|set|in)|date with no name|the when and|know (when|how|where)|got it (all |) (figured|planned|worked) out|have a plan|plan is ready|all set for|old plan is back|hab mich entschieden|habs entschieden|ya lo decidi|lo tengo decidido|ho deciso|j ai decide|ja decidi|ja escolhi|escolhi o dia)",
  ],
  lightNow: [
    "(calm|light|lighter|peace*|quiet|slept|relief|relieved|finally|easy now|no fear|dont try|dont talk me|nobody knows|last session|last workout|goodbye|no need|wont need|sorry|not afraid|ruhig|leicht|tranquil*|en paz|calme|apaise*|sereno|serena|in pace|em paz|leve)",
  ],
  /** Into one's own skin. */
  carved: [
    "(carv*|cut|cuts|cutting|etch*|burn*|brand*|scratch*|slic*|stab*|dig|digging|press*|stub*|drag*|scrap*|ritz*|schneid*|brenn*|cort*|quem*|raj*|coup*|brul*|taill*|grav*|tagli*|bruci*|incid*|graffi*)",
  ],
  ownSkin: [
    "(into|in|on|across|over|along|inside) my (leg|legs|arm|arms|thigh|thighs|wrist|wrists|skin|stomach|hip|hips|belly|shin|ankle|ankles|forearm|forearms|hand|palm|ribs|shoulder|calf)",
    "(in|an) (die|den|meine*|mein) (haut|arm|arme|bein|beine|schenkel|oberschenkel|handgelenk*)",
    "(en|el|los|las) (mi |mis |) (brazo*|muslo*|piel|muneca*|pierna*)",
    "(dans|sur) (mon|ma|mes|le|la|les) (bras|cuisse*|peau|poignet*)",
    "(sul|sulle|sui|nella|nel) (mio |mia |) (braccio|braccia|cosc*|pelle|pols*)",
    "(no|na|nos|nas) (meu |minha |) (braco*|coxa*|pele|pulso*)",
  ],
  /** Why, and how it is hidden. */
  forCalm: [
    "(because|when i|whenever|til|until|again|so i|feel|calm*|relief|deserve*|punish*|on purpose|number of|each|every|kcal|calories|lines|rows|secret*|hide|hidden|sleeves|nobody|ashamed|cope|helps|quiet|wenn|weil|damit|ruhig|strafe|cuando|para|calm*|castig*|quand|pour|calm*|puni*|quando|per|calm*|puni*|pra)",
  ],
  goodbyes: [
    "(goodbye|good bye|farewell|adios|adieu|addio|adeus|lebwohl|lebe wohl|leb wohl) (coach|app|all|everyone|everybody|world|my friend|friend|now|then|to everyone)",
    "bye for good",
    "(thanks|thank you|danke|gracias|merci|grazie|obrigad*) (for everything|fur alles|por todo|pour tout|di tutto|por tudo)",
  ],
  lastOnes: [
    "(last|final) (one|pb|pr|time|session|workout|log|entry|set|run|lift|squat|message|night|day)",
    "(letzte*|ultim*|dernier*) (_ |) (einheit|training|nachricht|sesion|entreno|rutina|mensaje|seance|message|allenamento|messaggio|volta|treino|mensagem|vez)",
    "go out on a high",
  ],
  /** Words for going for good that need no other. */
  exits: [
    "(me |) (quito|quitarme|quitar) de en medio",
    "me (fous|foutre) en l air",
    "(la |) (faccio|farla|farei) finita",
    "(mach|mache|machen) (ich |) schluss (_ |) (mit allem|mit dem leben|fur immer|kein witz|fertig|danke)",
    "(tirer|tire) ma reverence",
    "(en finir|finir) (avec (tout|la vie|moi)|une bonne fois|pour de bon|je sais plus|a qui)",
    "(veux|voudrais|envie d|envie de) en finir",
    "(ojala|espero|spero|tomara|j espere|hoffe*|hope) (_ |) (_ |) (no|nicht|nicht mehr|non|nao|not|never|ne pas|ne plus|plus) (_ |) (_ |) (despiert*|despert*|aufwach*|svegli*|acord*|wak*|reveill*)",
    "(switch|switched|turn|turned) (_ |) (_ |) off (me i mean|myself|my brain for good|for good|the whole thing|me the lot)",
    "(off switch|exit button|delete button) (_ |) (_ |) (_ |) (people|me|myself|life)",
    "so (that |) (i|it) (dont|never|wont|doesnt) (come back|wake|wake up|ever wake)",
    "(dont|not|never) (want to |) come back (from|alive|up|serious|ever)",
    "(only|one) plan (i have |) is (_ |) (_ |) (_ |) (stop|end|go|die|leave)",
    "(non vedo|no veo|ne vois pas|vois pas|nao vejo|sehe kein*|dont see a|cant see a) (_ |) (futuro|avenir|zukunft|future) (_ |) (_ |) (_ |) (ci sono|este|estoy|sois|esteja|vorkomme|me|im in)",
    "(wrote|written|writing|recorded|filmed) (_ |) (_ |) (my |the |our |) (kids|children|daughter|son|wife|mum|parents|sister) (_ |) (for when|for later|in case|when they are)",
    "version of (tonight|tomorrow|next year|this) (_ |) (_ |) (dont|not|isnt|me)",
    "(want|wanted|like|love|wish) (_ |) (it |everything |the whole thing |all of it |) to (just |) (stop|be over|end|be quiet) for good",
    "(letting|let) go (tonight|for good|at last|now)",
    "(stepping|step) off (now|tonight|this|for good|the edge)",
    "(a |) world (with no|without) me",
    "(id|i would|rather|sooner) (_ |) (be put down|go now|not be)",
    "(no one|nobody|noone|niemand|nadie|personne|nessuno|ninguem) (_ |) (would|will) (_ |) (_ |) (notice|miss|look for|find|come to) (me|if i|im|i was|i am|for (weeks|days)|till|until|my)",
    "(niemand|keiner|nadie|personne|nessuno|ninguem) (_ |) (mich|me|mi) (_ |) (suchen|vermiss*|merk*|buscar*|echar*|chercher*|manqu*|regrett*|cerch*|mancher*|rimpiang*|procur*|sentir*)",
    "(thoughts|voices|voice|head) (_ |) (say*|tell*|said) (_ |) (_ |) (do it|jump|end|die|go on then)",
    "(do|doing|did) it (tonight|after leg day|properly this time|this weekend|on friday|for real this time)",
    "(didnt|did not) work (on |) (saturday|friday|last time|last night) (so |) here i am",
    "(tried|attempted) (_ |) (_ |) (_ |) (nobody knows|and lately)",
    "(before|since|after) (the|my|his|her) attempt",
    "(nearly|almost) (did it|jumped|went through with it)",
    "(think*|want*) (_ |) (_ |) (follow* (him|her|them)|be with (him|her) again)",
    "(painless|peaceful) way",
    "how (high|tall|far) (does|do|must|should|would|has) (a|an|the) (building|bridge|roof|drop|cliff|balcony|window|fall) (need to|have to|to|) be",
    "(existing|living|breathing|being a person|being me|being alive) (is|feels) (exhausting|too much|hard|pointless|a chore)",
    "(cba|cant be (bothered|arsed)) (to |) (exist*|breathe|liv*|be alive)",
    "(wish|wished) (i |) (hadnt|never) (woken|been born|woke)",
  ],
} as const satisfies Record<string, readonly string[]>;
