import { EQUIPMENT, type Equipment } from "../../protocol/vocabulary.ts";
import { compiled } from "../patterns/compiled.ts";

/** A pattern over folded text and the things it stands for. */
export type EquipmentEntry = { pattern: RegExp; gives: readonly Equipment[] };

/** After a thing, these make it an exercise: "kettlebell swings" is no inventory. */
const AS_EXERCISE =
  "(?![- ]?(?:(?:pull|push)(?! (?:day|workout|session|routine))|press|bench|row(?:s|ing)?\\b|curls?|swings?|squats?|deadlifts?|dead ?lifts?|flyes?|flies|fly|raises?|lunges?|thrusters?|snatch|cleans?|pushdowns?|extensions?|crunch|shrugs?|rdls?|pullovers?|thrusts?|jumps?|sits?\b(?!-)|sit[- ]?ups?|slides?|slams?|chops?|kick|face|lateral|get[- ]?ups?|halos?|carries|carry|walks?|step|dips?|hack|good ?mornings?|ohp|split))";

/** "Two 20 kg" are dumbbells unless the weight belongs to something else. */
const NO_OTHER_WEIGHT =
  "(?! ?(?:kettle|kbs?\\b|plates?|bumper|med|slam|ball|sand|bags?|bells?|backpack|bottles?|jugs?|weight plates?|ez|vests?|ankle))";

const BENCH = "(?:bench(?:es)?|bank|banc|banco|panca)";
/** What stands beside a bench where it is furniture; beside a squat or a deadlift it is a lift. */
const BESIDE_A_BENCH =
  "dumb\\w*|dbs?|barbells?|racks?|squat rack|plates?|kettle\\w*|kbs?|cables?|bands?|bars?|smith|smith machine|weights|mats?|chairs?|box|machines?|treadmill|bike|cage|trx|rings|kurzhanteln?|langhantel|halteres?|mancuernas?|manubri|barra|bilanciere|\\d+s";
const JOINER = "(?: ?[,&+/]| and| or| plus| with| und| et| y| e)";
const LISTED = `${JOINER}* ?(?:an? |the |my |one |1 |flat |some |adjustable )*`;
const NO_BENCH_LIFT =
  "(?! (?:has|have|needs?|must|should) (?:to )?be\\b| (?:day|focus\\w*|pr|max|first|numbers?|heavy|variations?)\\b)";

const thing = (words: string, ...gives: Equipment[]): EquipmentEntry => ({
  pattern: compiled(`(?<![\\w-])(?:${words})(?!\\w)${AS_EXERCISE}`, "g"),
  gives,
});

/** Everything there is. */
export const FULL_GYM: readonly Equipment[] = EQUIPMENT.filter((one) => one !== "none");
/** Guided machines alone: who says "machines" may mean cables and the Smith machine or not, and without them is always right. */
const MACHINES: readonly Equipment[] = EQUIPMENT.filter((one) => one.startsWith("machine_"));
const LEG_MACHINES: readonly Equipment[] = [
  "machine_leg_press",
  "machine_leg_extension",
  "machine_leg_curl",
  "machine_hack_squat",
  "machine_calf_raise",
  "machine_hip_abduction",
  "machine_hip_adduction",
];
const UPPER_MACHINES = MACHINES.filter((one) => !LEG_MACHINES.includes(one));
const CARDIO: readonly Equipment[] = ["treadmill", "bike", "rower", "elliptical"];

const place = (words: string, ...gives: Equipment[]): EquipmentEntry => ({
  pattern: compiled(`(?<![\\w-])(?:${words})(?!\\w)`, "g"),
  gives,
});

/** Things by name, longer names first; what an earlier pattern took, a later one does not see. */
export const THINGS: EquipmentEntry[] = [
  thing("leg press(?: machine)", "machine_leg_press"),
  thing("leg extension(?: machine)", "machine_leg_extension"),
  thing("(?:ham(?:string)?|leg) curl(?: machine)", "machine_leg_curl"),
  thing("hack squat(?: machine)", "machine_hack_squat"),
  thing("chest press(?: machine)", "machine_chest_press"),
  thing("shoulder press(?: machine)", "machine_shoulder_press"),
  // Nothing in the vocabulary is like these; what they are called after must not be taken for them.
  thing("ski[- ]?(?:erg|trainer|machine)s?|stair(?:s|way)?[- ]?(?:master|climber|machine)s?|steppers?(?! board)"),
  thing(
    "row(?:ing)? machines?|rowers?|row erg|ergs?|concept ?(?:2|ii)|c2|rudergerat|rameur|vogatore|remo ergometro",
    "rower",
  ),
  thing("seated row machine|machine row", "machine_row"),
  thing("lat (?:pull ?down )?machine|pull ?down machine|lat pull ?down tower", "machine_lat_pulldown"),
  thing("pec[- ]?deck|fly machine", "machine_pec_deck"),
  thing("calf (?:raise )?machine", "machine_calf_raise"),
  thing("abductor machine|hip abduction machine", "machine_hip_abduction"),
  thing("adductor machine|hip adduction machine", "machine_hip_adduction"),
  thing("assisted (?:pull|chin)[- ]?ups? machine", "machine_assisted_pullup"),
  thing("smith(?: machine| rack)?|multipresse", "smith_machine"),
  thing(
    "cable(?: machine| tower| station| stack)?s?|functional trainer|pulleys?|kabelzug|poulies?|poleas?|cavi|polia",
    "cable",
  ),
  thing("power tower|captains? chair", "pull_up_bar", "dip_bars"),
  // "Calisthenics, bar and floor": what one hangs from.
  thing(
    "(?<=\\b(?:cal(?:l)?isthenics?|street ?workout|gymnastics?)\\b[^.;!?]{0,30}?)(?<!pull up |pull-up |chin up |dip )bars?(?= ?(?:$|[,.;!?]|and|&|\\+|only|in|at))",
    "pull_up_bar",
  ),
  thing("calisthenics park|street ?workout park|outdoor gym|monkey bars|playground", "pull_up_bar", "dip_bars"),
  // Bars in a park, or bars alone, are what one hangs from and dips on.
  thing(
    "(?<=\\bon (?:the )?)bars(?= ?(?:$|[,.;!?]))|(?<!\\b(?:trap|hex|ez|curl|safety|landmine|axle|swiss|smith|up|ups|dip|dips|olympic|weight) )bars(?= (?:only|(?:in|at) (?:the|a|my|our) (?:\\w+ )?(?:park|playground|beach|gym ?park)))|(?:park|playground|outdoor|calisthenics|trimm ?dich|street|beach|high and low) bars?|(?<=\\b(?:park|playground|outdoors?)\\b[^.;!?]{0,30}\\b(?:just|only|some|has|have|the|with|are|few) (?:the )?)bars?(?= ?(?:$|[,.;!?]|and|but))",
    "pull_up_bar",
    "dip_bars",
  ),
  thing(
    "(?:door(?:way|frame)? )?(?:pull|chin)[- ]?ups?[- ](?:bars?|stations?|towers?|frames?|stands?)|pull[- ]?up rig|door(?:way|frame)? bar|klimmzugstange|barre de traction|barra de dominadas|sbarra(?: per trazioni)?|barra (?:fixa|de (?:porta|tracao|parede)|da porta)|barra de puerta|barre (?:de porte|murale)|turreck|klimmzug ?turstange",
    "pull_up_bar",
  ),
  // Whatever holds a body is a bar to hang from, and no barbell.
  thing(
    "scaffold(?:ing)?[- ]?(?:bars?|poles?|tubes?|pipes?|frames?)|(?:tree )?branch(?:es)?|(?:foot ?ball |soccer )?goal ?posts?|cross ?bars?|(?:bars?|beams?|pipes?|ledges?|rails?|railings?|trees?|frames?)(?=(?: (?:that|which|i|we|you|one|can|could|is|are|it|solid|strong|sturdy|thick|high|good|enough|at|a|just|jump|to|up|and|in|the|(?:garden|park|yard|garage|street|shed)))* (?:hang(?:ing)? (?:from|off|on|out)|hang(?= ?(?:$|[,.;!?)]))|reach|pull (?:up|myself|yourself)|grab|dangle|overhead|above (?:my|the)|(?:head|good|right|nice|chest|jumping|reaching) ?height)\\b)",
    "pull_up_bar",
  ),
  thing(
    "dip(?:s|ping)? (?:bars?|station|stand)s?|parallel bars|parallettes|paralelas|barras paralelas|dip ?barren|barres paralleles",
    "dip_bars",
  ),
  thing("dip(?:ping)? belt|weight(?:ed)? belt", "dip_belt"),
  thing("(?:trap|hex|hexagonal)[- ]?bars?", "trap_bar", "plate"),
  thing("(?:e-?z|ez)[- ]?(?:curl )?bars?|curl bar|sz[- ]?stange", "ez_bar", "plate"),
  thing("safety (?:squat )?bars?|ssb", "safety_squat_bar", "plate"),
  thing("land ?mine(?: attachment)?", "landmine", "barbell", "plate"),
  thing(
    "(?:adjustable|incline|inclined) (?:weight )?bench(?:es)?|verstellbare hantelbank|banc inclinable|banco (?:inclinable|ajustable|ajustavel)",
    "adjustable_bench",
    "flat_bench",
  ),
  {
    pattern: /(?<![\w-])(?:dbs?|dumbbells?) (?:and )?bench(?= ?(?:$|[.,;!?)]))/g,
    gives: ["dumbbell", "flat_bench"],
  },
  // Without a comma between them: "barbell rack bench".
  place(
    "(?:(?:power|squat|half|full) ?)?racks? (?:and |with )?(?:a )?bench(?:es)?(?! ?(?:press|pull|row|dip))",
    "rack",
    "flat_bench",
  ),
  thing("back extension bench|hyper ?extension bench|roman chair|ghd|45 degree bench", "back_extension_bench"),
  thing("preacher(?: curl)? bench", "preacher_bench"),
  thing(
    `(?:flat|weight|weights) bench(?:es)?|${BENCH}(?= (?:is|are|ist|est|esta|e) (?:(?:all|always|still|currently|schon|gerade|immer|toujours|deja|siempre|sempre) )*(?:full|taken|busy|broken|occupied|in use|gone|besetzt|belegt|kaputt|weg|occupe|prise?|casse|ocupad[oa]|rot[oa]|occupat[oa])\\b)|hantelbank|banc plat|${BENCH}(?=${LISTED}(?:\u0001|(?:${BESIDE_A_BENCH})\\b${AS_EXERCISE}))|(?<=(?:\\b(?:${BESIDE_A_BENCH})|\u0001)(?=${JOINER}|(?<=[a-z]s) )${LISTED})${BENCH}${NO_BENCH_LIFT}|(?<=\\b(?:no|without|nor|ohne|keine|sans|pas de|sin|senza|sem|an?|the|my|s|its|their|our|one|1|only|all|every|any|un|una|eine?|con|mit|avec|with|got|foldable|folding|old|sturdy) )${BENCH}(?=$|[ .,;!?)+/&]*(?:$|and|but|or|no|only|at|in|here|there|though?|pls|please|for|to|is|are|available|for|30|20|40|45|60|und|et|y|e|[,.;!?)+/&]))${NO_BENCH_LIFT}`,
    "flat_bench",
  ),
  thing("(?:power|squat|half|full|home) ?(?:rack|cage)s?|squat stands?|(?<!front )racks?|power ?cage", "rack"),
  thing(
    "(?:olympic )?barbells?(?: and (?:weight )?plates)?|bbs?|oly(?:mpic)? bar|langhanteln?|barre olympique|barra olimpica|bilanciere|barra longa|barra(?! (?:fixa|de dominadas|para|de traccion))|langhantelstange|barre(?= et (?:les |des |mes |quelques )?(?:poids|disques))|barre et poids|(?<=\\b(?:sans|pas de|aucune|ni) )barre(?! (?:de (?:traction|porte)|fixe|murale|au sol))",
    "barbell",
    "plate",
  ),
  thing(
    "(?<=\u0001 ?(?:[,&+/]|and|or)? ?|[:,] |\\b(?:plates(?: and)?|rack and|and|a|the|my|an empty|empty|just|only|with|garage|shed|basement|cellar|loft|setup|kit|and a|rack \\+|rack &|rack,|no|without|or|nor|have|got) )(?<!\\b(?:is|are) (?:the|my|our) only )bar(?:s)?(?: and (?:weight )?plates)?(?=$|[ .,;!?])(?! (?:speed|path|none))",
    "barbell",
    "plate",
  ),
  thing(
    "(?:adjustable |light |heavy |small |some |power ?block )?(?:dumbb?ell?|dumb bell)s?|dbs?|power ?blocks?|bowflex|hand weights|(?:(?:verstell|regulier)bare )?(?:kurzhanteln?|hanteln?)(?: (?:verstell|regulier)bar)?|halteres?(?: (?:reglables?|ajustave(?:l|is)))?|mancuernas?(?: ajustables?)?|pesas|manubri(?:o)?(?: regolabil[ei])?|pesinhos|free ?weights?(?= (?:at home|in (?:my|the) (?:garage|room|flat|house)))",
    "dumbbell",
  ),
  thing(
    "free ?weights?(?: (?:area|section|room|zone|stuff))?|freihanteln|freie gewichte|poids libres|pesos libres|pesi liberi|pesos livres",
    "barbell",
    "plate",
    "rack",
    "flat_bench",
    "adjustable_bench",
    "ez_bar",
    "dumbbell",
    "kettlebell",
  ),
  thing(
    `(?:pairs? of \\d+(?:\\.\\d+)? ?(?:s|kgs?|lbs?|kilos?|pounds?|pounders)?|(?:two|2) (?:x ?)?\\d+(?:\\.\\d)? ?(?:kg|lb|kilo|pound)s?|2x\\d+(?:\\.\\d)? ?(?:kg|lb|kilo|pound)s?|(?:two|2|both) \\d+s(?= ?(?:$|[.,;!?)&+]|and |only|with|at home))|(?<=\\b(?:just|only|my|with|the|have|got|own|using|some|pair of|set of) )(?:\\d+s(?: and \\d+s)?)(?! (?:rests?|holds?|planks?|on|off|work|of|each|per|intervals?|sprints?)))${NO_OTHER_WEIGHT}`,
    "dumbbell",
  ),
  thing(
    "(?:kettle ?bell?s?|kettle ?balls?|kbs?|girya|pesa rusa|pesas rusas|(?:\\d+ ?(?:kg|kgs|kilos?|lbs?|pounds?|pood) |heavy |light |single |one |two |1 |2 )+bells?|\\d+ ?(?:kg|kgs|kilos?|lbs?|pounds?|pood) kettles?)",
    "kettlebell",
  ),
  thing(
    "(?:bumper |weight )?plates?(?! (?:of|full))|(?:hantel|gewichts)?scheiben|hantelscheibe|disques|discos|dischi",
    "plate",
  ),
  thing("(?:medicine|med|slam|wall)[- ]?balls?|medizinball|balon medicinal", "medicine_ball"),
  thing("(?:swiss|stability|exercise|gym|physio|yoga) balls?|gymnastikball|pezziball|fitball", "stability_ball"),
  thing(
    "(?:resistance|mini|rubber|elastic|booty|glute|hip|fabric|exercise) (?:loops?|tub(?:es?|ing)|circles?)|(?:resistance |mini |loop |booty |exercise |elastic |thera ?|tube |long ){0,6}bands?|therab(?:a|ae)nd(?:er|ern|s)?|gummib(?:a|ae)nd(?:er|ern|s)?|b(?:a|ae)ndern?|(?:widerstands|fitness)b(?:a|ae)nd(?:er)?|elastiques?|bandas?(?: elasticas?)?|gomas?|elastic[oi]s?|elastici|fasc(?:ia|e) (?:elastic(?:a|he)|di resistenza)|bande? elastiche?|ligas?(?: de resistencia)?|faixas? elasticas?|elasticos|(?:mini |grande |longue )bandes?|bandes? (?:de resistance|lestees?)|(?:mini |super )bandas?",
    "band",
  ),
  thing("trx|suspension (?:trainer|straps)|schlingentrainer|sangles de suspension", "suspension_trainer"),
  thing(
    "(?:gymnastic(?:s)? )?rings|(?:set of |gymnastic )rings?|ring set|ringe|anneaux|anillas|anelli|argolas",
    "rings",
  ),
  thing(
    "(?:jump|skipping)[- ]?ropes?|rope[- ]?(?:skipping|jumping)|springseil|corde a sauter|comba|cuerda(?: para saltar)?|corda",
    "jump_rope",
  ),
  thing("foam ?rollers?|faszienrolle", "foam_roller"),
  thing("ab[- ]?(?:wheel|roller)s?|bauchroller", "ab_wheel"),
  thing(
    "(?:plyo(?:metric)?|jump) ?box(?:es)?|(?:a|my|the|one|1|an aerobic|aerobic) (?:step|box)|(?<![\\w-] )(?:step|box)(?= and (?:an? )?(?:bench|mat|dumb|band|kettle|bar))|(?<=[&+,] |\\b(?:and|or|with|have|got) )(?:step|box)(?! (?:jump|squat|step|dip))|stepper board",
    "box",
  ),
  thing("sleds?|prowler", "sled"),
  thing("treadmills?|laufband|tapis(?: roulant| de course)|cinta(?: de correr)?|esteira", "treadmill"),
  thing(
    "(?:stationary|exercise|spin(?:ning)?|assault|air|echo|fan)[- ]?bikes?|peloton|bikes?|ergometer|heimtrainer|velo(?: d appartement)?|bici(?: estatica)?|cyclette",
    "bike",
  ),
  thing("ellipticals?|cross ?trainers?|crosstrainer|elliptique|eliptica", "elliptical"),
  thing("cardio (?:machines|equipment|kit|gear|stuff|things|area|section|room|deck)", ...CARDIO),
  thing(
    "(?:yoga |exercise |gym )?mats?|(?:yoga|gymnastik)matte|matte|esterilla|tapis (?:de (?:sol|yoga|gym\\w*|fitness)|au sol|uniquement|seulement)|(?<=\\b(?:juste|seulement|uniquement|rien qu|avec) )(?:un |mon |le )?tapis(?! (?:roulant|de course))|materassino|tappetin[oi]|tappeto(?! mobile)|tapete|colchonete",
    "mat",
  ),
  thing(
    "(?<!\\b(?:up|off|over|carr\\w+|lift\\w*|mov\\w+|push\\w*|shift\\w*|sat|sit|sitting|slept|slouched|stuck|glued)(?: (?:in|on|to))?(?: (?:a|an|the|my|our|his|her|some|this))? )(?:chairs?|stuhl|chaise|silla|sedia|cadeira|couch|sofa)",
    "chair",
  ),
  thing("(?:a|the|my) walls?", "wall"),
  // Who has every machine has a gym.
  thing(
    "(?<=\\b(?:has|have|got|with|there is|there are) )(?:every|(?:nearly |almost )?all (?:the|of the|kinds of|sorts of)|loads of|lots of|tons of|plenty of)(?: \\w+)? machines?",
    ...FULL_GYM,
  ),
  thing(
    "(?:leg|lower ?body|leg day|quad|ham(?:string)?|glute) machines?|beinmaschinen|machines (?:a|pour les) jambes",
    ...LEG_MACHINES,
  ),
  thing("(?<=\\b(?:no|any|without|not|avoid|skip|the) )upper ?body machines?", ...UPPER_MACHINES),
  thing("(?:chest|pec) machines?", "machine_chest_press", "machine_pec_deck"),
  thing("back machines?", "machine_row", "machine_lat_pulldown"),
  thing(
    "(?<=\\b(?:nur|ausschliesslich|bloss|lieber|am liebsten|gefuhrte[nr]?|(?:nur|bitte|lieber|alles|ausschliesslich) (?:an|mit)(?: den)?) )(?:kraft)?geraten?",
    ...MACHINES,
  ),
  thing(
    "machines?(?: only)?|maschinen|maquinas|(?<=\\b(?:ningun\\w*|nenhuma?|sin|sem) )maquina|macchine|machines guidees|gerate(?= (?:(?:sind|alle|gerade|schon|leider|immer|noch) )*(?:besetzt|belegt|voll|weg|kaputt|defekt)\\b)",
    ...MACHINES,
  ),
];

/** Places that stand for what is usually in them. */
export const PLACES: EquipmentEntry[] = [
  place(
    "hotel(?:s)?(?: (?:fitness )?(?:gym|room gym|fitness center|fitness centre))|fitness center|apartment gym|condo gym|office gym|hotelgym",
    "mat",
    "dumbbell",
    "cable",
    "flat_bench",
    "adjustable_bench",
    "stability_ball",
    "treadmill",
    "bike",
    "elliptical",
  ),
  place("home gym(?: setup)?", "mat", "dumbbell", "flat_bench"),
  place(
    "planet fitness|pf gym",
    ...FULL_GYM.filter(
      (one) => !["barbell", "rack", "landmine", "trap_bar", "safety_squat_bar", "sled", "rings"].includes(one),
    ),
  ),
  place(
    "cross ?fit (?:box|gym)|(?:at|in) (?:my |the |our )?cross ?fit",
    "mat",
    "wall",
    "barbell",
    "dumbbell",
    "kettlebell",
    "plate",
    "medicine_ball",
    "rack",
    "pull_up_bar",
    "rings",
    "box",
    "jump_rope",
    "bike",
    "rower",
  ),
  place("(?:garage|basement) gym", "mat", "barbell", "plate", "flat_bench", "rack", "pull_up_bar"),
  place(
    "(?:full(?:y)?|commercial|big|proper|normal|regular|standard|well|complete|local|real)(?:[- ](?:equipped|stocked|commercial|access|service)){0,6}[- ]gym(?: access| equipment)?|full(?:y)? equipped|full equipment|joined (?:a|the|my|another|our) (?:\\w+ )?gym|access to (?:all|every)(?:thing| (?:the )?(?:equipment|machines?))|all (?:the )?(?:equipment|gear|kit|machines)(?! (?:(?:is|are|was|were|has|have|been|seems?|looks?|all|just|always|currently|already|still) )+(?:taken|busy|occupied|in use|full|broken|gone|out|hogged|locked|packed|missing|shut|closed|off))|(?:gym|box|studio|place) with everything|everything available|gym access|access to (?:a|the|my) gym|(?:at|in|to) (?:the|my|a) gym|gym membership|im (?:fitnessstudio|gym)|i am fitnessstudio|fitnessstudio|salle de (?:sport|muscu\\w*)|gimnasio|gym completo|palestra|academia|any equipment|globo gym|la fitness|gold s gym|golds gym",
    ...FULL_GYM,
  ),
];
