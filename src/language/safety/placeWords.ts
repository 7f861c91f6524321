/**
 * Where and to whom things happen, beyond `BODY`: parts, persons, circumstances; six languages. They say nothing alone.
 * Written for `signTrie`.
 */
export const PLACES = {
  belly: [
    "(belly|stomach|abdomen|abdominal|tummy|gut|guts|flank|bauch|barriga|abdomen|vientre|ventre|pancia|addome|stomaco|estomago|estomac)",
  ],
  eye: ["(eye|eyes|eyeball|auge|augen|ojo|ojos|oeil|yeux|occhio|occhi|olho|olhos)"],
  ear: ["(ear|ears|hearing|ohr|ohren|oreille|oreilles|oido|oidos|orecchio|orecchie|ouvido|ouvidos)"],
  foot: [
    "(foot|feet|toe|toes|leg|fuss|bein|zeh*|pied|jambe|orteil*|pie|pierna|piede|gamba|perna|tornozelo|fuss*)",
    "(le|il|al|mi|el|o) (pie|piede|pe)",
  ],
  hand: [
    "(hand|hands|finger|fingers|fingertips|thumb|pinky|pinkie|grip|arm|arms|hande|daumen|main|mains|doigt*|bras|mano|manos|dedo|dedos|brazo|brazos|mani|dita|dito|braccio|braccia|mao|maos|braco|bracos)",
  ],
  thing: [
    "(things|stuff|cups|cup|mug|mugs|plates|keys|phone|glasses|pens|pen|bottle|fork|dumbbell*|kettlebell*|mancuernas|cosas|trucs|choses|objets|cose|oggetti|manubri|coisas|halteres|sachen|dinge|hanteln|tassen|everything|tout|tutto|todo|tudo|alles)",
  ],
  joint: [
    "(knee|knees|elbow|shoulder|ankle|hip|wrist|finger|thumb|jaw|kneecap|neck|joint|knie|schulter|ellenbogen|genou|epaule|cheville|coude|rodilla|hombro|codo|tobillo|ginocchio|spalla|caviglia|gomito|joelho|ombro|tornozelo|cotovelo)",
  ],
  lowerLeg: [
    "(calf|calves|shin|wade|unterschenkel|mollet|pantorrilla|gemelo|polpaccio|panturrilha|batata)",
    "(left|right|one|other|my) (leg|thigh)",
    "(lower|back of my) leg",
    "(linkes|rechtes) bein",
    "jambe (gauche|droite)",
    "pierna (izquierda|derecha)",
    "gamba (sinistra|destra)",
    "perna (esquerda|direita)",
  ],
  wee: [
    "(leak|leaks|leaked|leaking|dribbling)",
    "(wipe|wiping|when i go|essuie|abwischen|limpiarme|pulirmi)",
    "(pee|peeing|peed|piss|pissed|pissing|wee|weeing|weed|urin*|bladder|bowel|bowels|poo|pooing|poop|toilet|loo|wetting|pipi|xixi|orin*|pinkeln|wasserlassen|blase|stuhl|darm|uriner|vessie|selles|vejiga|esfinter|vescica|feci|bexiga|coco|mijo|mijar|meo|mear)",
    "el pis",
    "(go|going) to the (bathroom|toilet|loo|restroom)",
  ],
  stool: [
    "(wipe|wiping|wiped|sit down to go)",
    "(poo|poop|poos|stool|stools|shit|crap|turd|toilet|bowl|loo|stuhl|stuhlgang|kot|selles|caca|heces|feci|cocci|fezes|coco)",
    "(toilet|loo) (paper|roll|bowl)",
    "(went|go|going) to the (bathroom|toilet|loo)",
  ],
  skin: ["(skin|eyes|eyeballs|haut|augen|peau|yeux|piel|ojos|pelle|occhi|pele|olhos|face|whites of _ eyes)"],
  wound: [
    "(wound|cut|scar|incision|stitches|sutures|blister|abscess|graze|scrape|bite|boil|sore|callus|rip|scab|wunde|naht|narbe|plaie|cicatrice|points|herida|cicatriz|puntos|ferita|punti|ferida|pontos|corte)",
  ],
  manyBones: [
    "(wrist|forearm|arm|leg|ankle|finger|fingers|thumb|toe|elbow|shin|foot|hand|knee|kneecap|collarbone|shoulder|hip|unterarm|arm|bein|fuss|handgelenk|knochel|finger|schulter|knie|poignet|bras|jambe|cheville|doigt|genou|epaule|muneca|brazo|pierna|tobillo|dedo|rodilla|hombro|polso|braccio|gamba|caviglia|dito|ginocchio|spalla|pulso|braco|perna|tornozelo|joelho|ombro|nose|jaw)",
  ],
  somebodyThere: [
    "(guy|man|lady|woman|girl|boy|dude|bloke|fella|kid|lad|old _|somebody|someone|person|member|client|friend|mate|buddy|partner|spotter|coach|trainer|husband|wife|dad|father|mum|mom|mother|brother|sister|son|daughter|grandad|grandpa|grandma|gran|granny|uncle|aunt|neighbour|neighbor|colleague|teammate|training partner|runner|swimmer|lifter|boyfriend|girlfriend|he|she|him|her|hes|shes|they)",
    "(mann|frau|freund|freundin|vater|mutter|kumpel|kollege|kollegin|opa|oma|er|sie|jemand|bruder|schwester|typ)",
    "(padre|madre|papa|mama|hermano|hermana|amigo|amiga|marido|mujer|companero|companera|colega|abuelo|abuela|alguien|el chico|un tio|una chica|pere|mere|mari|femme|pote|copain|copine|ami|amie|frere|soeur|mec|il|elle|collegue)",
    "(marito|moglie|amico|amica|fratello|sorella|nonno|nonna|compagno|compagna|tizio|ragazzo|ragazza|pai|mae|irmao|irma|esposa|marido|avo|cara|rapaz|moca|namorado|namorada|parceiro)",
  ],
  faceBit: [
    "(face|mouth|smile|cheek|lip|lips|eyelid|tongue|gesicht|mund|mundwinkel|lacheln|visage|bouche|sourire|levre*|joue|cara|boca|sonrisa|parpado|labio|faccia|bocca|sorriso|viso|guancia|rosto|sorriso|labio)",
  ],
  headWord: [
    "(head|skull|brain|kopf|schadel|hinterkopf|tete|crane|cabeza|nuca|testa|cabeca|headache*|migraine*|kopfschmerz*|cefalea)",
    "back of (my|his|her|the) (head|skull|neck)",
  ],
  crotch: [
    "(groin|crotch|undercarriage|fanny|foof|bits|privates|private area|private parts|saddle|taint|gooch|perineum|nether*|genital*|penis|dick|willy|vagina|labia|balls|scrotum|testicles|inner thighs|sit bones|down there|down below|backside|bum|butt|arse|anus|bumhole|butthole)",
    "between (my|the|his|her) (legs|thighs)",
    "(intim*|scham*|schritt|genital*|entrepierna|entrejambe*|inguine|cavallo dei|virilha|ingle|partes|zona|parties) (intim*|bereich|)",
    "zwischen (den|meinen) beinen",
    "entre (las|mis|les|mes|as) (piernas|jambes|cuisses|pernas)",
    "(tra|fra) le gambe",
    "in mezzo alle gambe",
  ],
  heartWord: [
    "(watch|smartwatch|garmin|apple watch|fitbit|whoop|oura|monitor) (says|said|alert*|warned|flag*|keeps|shows|showed|gave|detected)",
    "(heart|pulse|heartbeat|ticker|hr|bpm|herz|puls|herzschlag|coeur|pouls|corazon|pulso|latidos|cuore|battito|batticuore|polso|coracao|batimento*)",
  ],
  oftenWords: [
    "(every|each|keep|keeps|kept|again|always|lately|daily|weekly|twice|thrice|constantly|often|most|repeatedly|whenever|since|weeks|days|months|still|worse|second|third|fourth)",
    "(out of|sessions|times|week|year) (1-99)",
    "(jedes mal|jeden|seit|immer|wieder|standig|cada|desde|siempre|llevo|chaque|depuis|toujours|encore|ogni|da|sempre|continua|faz|toda|todo|todas|ha|hace)",
  ],
  smallEffort: [
    "(stairs|one flight|flight of|brushing|socks|shoes|shoelaces|tying|shower*|dressing|talking|walking to|rest|resting|sitting|lying|flat|in bed|pillows|sleep*|night|kettle|bathroom|nothing|doing nothing|treppe*|treppen|liegen|ruhe|escaliers|couche|allongee?|repos|escaleras|reposo|tumbad*|acostad*|scale|a riposo|sdraiat*|escada*|deitad*|em repouso|less than|used to|usual|normal)",
  ],
  breathHurts: [
    "(breath*|inhal*|cough*|sneez*|laugh*|atem*|atmen|einatmen|respir*|inspir*|souffle|tous*|respiracion|respiro)",
  ],
  testicle: ["(testicle*|testic*|nut|nuts|ball|balls|scrotum|hoden|testicul*|testicol*|couille*|huevo*|coglion*|saco)"],
  lately: [
    "(today|yesterday|days|day|weeks|week|wk|wks|monday|tuesday|wednesday|thursday|friday|saturday|sunday|tomorrow|tagen|tage|wochen|woche|jours|semaine*|dias|dia|semana*|giorni|settiman*|recent*|just|last month|one month|a month|6w|4w|2w)",
  ],
  hotOut: [
    "(heat|hot|sun|desert|sauna|boiling|humid|heatwave|overheat*|scorch*|baking|midday|noon|hitze|mittagshitze|sommerhitze|hitzewelle|heiss|sonne|chaleur|canicule|soleil|calor|sol|caldo|sole|quente)",
    "(30-47|90-118) (c|degrees|degree|grad|grados|degres|gradi|graus|celsius|f)",
    "(over|above|hit|at|was|is) (90-118) (outside|out)",
  ],
  swallowed: [
    "(took|taken|take|swallowed|ate|eaten|drank|drunk|downed|necked|injected|had|popped|snorted|chugged|scoffed|dosed|shot|sniffed|inhaled|licked|geschluckt|genommen|getrunken|eingenommen|avale|pris|bu|gobe|tome|tomado|tomo|trague|me tome|bebi|ingeri*|preso|ingoiato|bevuto|mandato giu|tomei|engoli|bebeu|tomou)",
  ],
  poison: [
    "(pure |) caffeine (powder|pills|tablets|anhydrous)",
    "(koffeinpulver|cafeina en polvo|cafeina em po|cafeina|cafeine en poudre|caffeina in polvere)",
    "(somnifere*|schlaftablette*|schlafmittel|somnifer*|sonnifer*|pastillas para dormir|anxiolytique*|cachets|medicaments|tabletten|pillole|pastillas|comprimidos|comprimes)",
    "(iron (tablets|pills)|bleach|antifreeze|pesticide|weedkiller|rat poison|drain cleaner|battery|batteries|detergent|chlorine|paracetamol|acetaminophen|tylenol|ibuprofen|aspirin|painkillers|sleeping (pills|tablets)|beta blockers|heart pills|antidepressant*|xanax|benzos|pills|tablets|capsules|pastillas|comprimes|comprimidos|tabletten|pastiglie|pillole|cachets|medicament*|fat burner*|quemagrasas|bruleur*|emagrecer|yellow powder|polvo amarillo|po amarelo|gelbes pulver)",
  ],
  tooMuch: [
    "(tablespoon*|spoonful*|teaspoon*|handful*|overdos*|mistake|accident*|wrong|loads|bunch|double|triple|entire|whole|bottle|pot|tub|packet|strip|everything|demasiad*|medio|media|entero|entera|trop|troppo|troppa|zu viel|ganze|halbe|demais|metade|todos|todas|toute|cucchia*|cuchara*|colher*|loffel|cuillere*)",
    "too (many|much)",
    "(um|un|une|uno|una|eine) (monte|monton|montao|mucchio|sacco|tas|haufen|punhado|punado|manciata|poignee|handvoll|caixa|caja|boite|scatola|packung|schachtel)",
    "(flacon|boite|frasco|scatola|scatoletta|packung|schachtel|caixa|cartela|plaquette|flacone|bote)",
    "(4-200|four|five|six|seven|eight|nine|ten|fifteen|twenty|thirty|forty|fifty) (of|pills|tablets|capsules|caps)",
    "(half|double|10 times|ten times) (a |the |) (tub|pot|bottle|dose|packet|box)",
    "all (of |) (my|the|them|his|her)",
  ],
  gas: [
    "(carbon monoxide|co (alarm|detector|poisoning)|gas (leak|smell)|smell of gas|exhaust fumes|generator fumes|chlorine (gas|fumes)|fumes)",
  ],
  ateOrStung: [
    "(ate|eaten|eating|sting|stung|wasp|bee|hornet|bitten|bite|prawn*|shrimp|shellfish|peanut*|nuts|nut|cashew*|sesame|kiwi|egg|milk|whey|protein|shake|bar|antibiotic*|penicillin|ibuprofen|aspirin|tablet*|supplement|pre workout|preworkout|powder|gestochen|wespe|biene|gegessen|pique|abeille|guepe|mange|avispa|abeja|comi|picadura|pico|vespa|ape|punto|mangiato|abelha|comido|picad*)",
  ],
  restRelief: [
    "(goes|go|went|gone|eases|fades|stops|settles|passes|disappears) (away |off |) (when|once|if|after|as soon as) (i |) (rest|stop|sit|slow|i stop|stopping|resting|standing)",
    "have to stop",
    "(then|and then|and its|and) (fine|ok) (again|then)",
  ],
  climbs: [
    "(climb*|stairs|hill|hills|uphill|incline|running|sprint*|walk*|row|rowing|sled|push|bike|cycling|effort|exert*|escaliers|monter|escaleras|subir|correr|salire|scale|subo|escada*|treppe*|bergauf|laufen|rennen)",
  ],
} as const satisfies Record<string, readonly string[]>;
