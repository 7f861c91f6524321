import { entered } from "../patterns/enteredPattern.ts";
import { wordSet } from "./marks.ts";

/** The vocabulary of exercise names, folded, in the languages of `words.ts`. */

/** Verbs whose past names the exercise, and the name. */
export const VERBS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    run: "ran corri corse couru gelaufen gerannt corrido corso correndo corriendo parkrun",
    "treadmill walk": "12-3-30",
    golf: "18-holes",
    football: "5-a-side",
    jogging: "jogged gejoggt",
    rowing: "rowed gerudert erged reme remado remei",
    cycling: "cycled biked rode pedaled geradelt pedalee pedaleado pedalei pedalato",
    swimming: "swam swum geschwommen nage nade nadei nuotato",
    walking: "walked caminhando caminhei caminando caminado camine anduve camminando camminato spaziert",
    climbing: "climbed bouldered bouldering geklettert gebouldert escale escalado escalei arrampicato",
    hiking: "hiked gewandert",
    sprint: "sprinted",
    bench: "benched benching",
    squat: "squatted",
    deadlift: "deadlifted deads pulled",
    dip: "dipped",
    carry: "carried",
    press: "pressed",
    curl: "curled",
    plank: "planked",
    lunge: "lunged",
  }).flatMap(([name, verbs]) => verbs.split(" ").map((verb): [string, string] => [verb, name])),
);

/** What a name of an exercise has in it, beside the words that the catalogue knows. */
export const MOVEMENT_WORDS = wordSet(
  "incline decline push ups squat squats squatting bench benches deadlift deadlifts deads dl dls rdl rdls sldl " +
    "press presses presse row rows rower rowing erg curl curls lunge lunges pushup pushups push-up push-ups " +
    "pullup pullups pull-up pull-ups chinup chinups chin-up chin-ups chins chin dip dips plank planks raise " +
    "raises fly flys flyes flies crunch crunches situp situps sit-up sit-ups burpee burpees thruster thrusters " +
    "clean cleans jerk jerks snatch snatches swing swings carry carries walk walking walks run running runs jog " +
    "jogging sprint sprints swim swimming cycle cycling bike biking ride spin spinning elliptical elpt treadmill " +
    "stairmaster stairs stair skipping rope hike hiking shrug shrugs extension extensions extn pulldown pulldowns " +
    "pushdown pushdowns pressdown pressdowns kickback kickbacks crusher crushers thrust thrusts bridge bridges " +
    "hang hangs hold holds sit twist twists climber climbers jump jumps jack jacks pull pulls pullover pullovers " +
    "rollout rollouts wheel crawl crawls step steps step-up step-ups stepup stepups ohp bp bss ghd ghr " +
    "hyperextension hyperextensions hypers pec deck face abduction abductions adduction adductions adductor " +
    "abductor nordic nordics pistol pistols muscle-up muscle-ups muscleup muscleups handstand handstands " +
    "froggers scaptions zercher zerchers mornings goodmornings unders getup getups tgu woodchop woodchops pallof " +
    "deadbug deadbugs stretch stretches stretching yoga pilates boxing sled prowler yoke sandbag slam slams toss " +
    "crossover crossovers skullcrushers skullcrusher facepull facepulls legpress hack calf calves bulgarians " +
    "lateral laterals superman supermans v-up v-ups rotation rotations windmill windmills halo halos " +
    "flutter inchworm inchworms skater skaters sprawl sprawls cat-cow bug dog c&j complex complexes " +
    "shoulder-press jumprope ab abs core legs ladder intervals hyper leg kniebeuge kniebeugen kreuzheben " +
    "bankdrucken rudern klimmzuge liegestutze schulterdrucken seitheben latzug beinpresse wadenheben laufen " +
    "radfahren schwimmen ausfallschritte unterarmstutz beinstrecker beinbeuger sentadilla sentadillas dominadas " +
    "flexiones zancadas remo banca militar correr plancha prensa peso-muerto fondos abdominales tractions pompes " +
    "developpe souleve fentes gainage tirage course velo natation rameur panca stacco stacchi trazioni piegamenti " +
    "affondi rematore corsa nuoto supino agachamento terra remada corrida prancha rosca desenvolvimento puxada " +
    "lauf radeln wandern wanderung spaziergang spazieren joggen balade marche rando randonnee caminata natacion senderismo camminata passeggiata nuotata caminhada " +
    "natacao ruderergometer schlitten " +
    "жим присед приседания тяга становая подтягивания отжимания планка бег",
);

/** Exercises that people load with their own body: a number beside them counts reps. */
export const BODYWEIGHT_WORDS = entered(
  /\b(?:push[- ]?ups?|pull[- ]?ups?|chin[- ]?ups?|chins|dips?|sit[- ]?ups?|burpees?|crunch(?:es)?|jumping jacks?|jacks|mountain climbers?|climbers|muscle[- ]?ups?|press[- ]?ups?|air squats?|bodyweight|bw|double[- ]unders?|unders|box jumps?|jumps?|leg raises?|knee raises?|toes to bar|t2b|ttb|v-?ups?|flutter kicks?|froggers|pistols?|hspu|handstand|liegestutze?|klimmzuge|flexiones|dominadas|pompes|tractions|trazioni|piegamenti|planks?|bicycles?|russian twists?|supermans?|step[- ]?ups?|inverted rows?|hollow|(?:dead|active|passive|bar) ?hangs?|wall ?sits?|l-? ?sits?|planches?|stretch(?:es)?|(?:front|back) levers?|side bridge|gainage|plancha|prancha|unterarmstutz|wandsitz|wall ?balls?|hyperextensions?|knees to|high knees|skaters?|inchworms?|bear crawls?)\b/,
);

/** Of those, the ones to which weight is added or from which it is taken. */
export const HUNG_WORDS =
  /\b(?:push[- ]?ups?|pull[- ]?ups?|chin[- ]?ups?|chins|dips?|muscle[- ]?ups?|weighted|wtd|klimmzuge?|klimmis?|dominadas?|tractions?|trazion[ei]|barra fixa|paralelas|parallele|fondos|planks?)\b|-wtd\b/;

export const ASSISTED_WORDS = entered(/\bassist(?:ed)?\b|-?\bastd\b|\bband[- ]assisted\b|\bgravitr?on\b/);

export const WEIGHTED_WORDS = entered(/\bweighted\b|-?\bwtd\b/);

/** Exercises that are held: a number with `s` or `m` is time. */
export const HELD_WORDS = entered(
  /\b(?:planks?|hangs?|holds?|wall ?sits?|wandsitz|sit|l-? ?sits?|bridge|planches?|levers?|stretch(?:es)?|bike|cycling|elliptical|treadmill|yoga|gainage|plancha|prancha|unterarmstutz|skipping|rope|hs|handstand|hollow|support)\b/,
);

/** Exercises that cover ground. */
export const MOVING_WORDS = entered(
  /\b(?:run|running|runs|jog|jogging|ran|sprints?|walk|walking|hike|hiking|swim|swimming|row|rowing|rower|rowed|erg|bike|cycling|ride|carry|carries|farmer'?s?|sled|prowler|yoke|crawl|skierg|treadmill|course|corsa|corrida|correr|laufen|drag|push)\b/,
);

export const RUNNING_WORDS = entered(
  /\b(?:run|running|runs|jog|jogging|ran|walk|walking|hike|hiking|bike|cycling|ride|row|rowing|rower|swim|swimming|erg|course|corsa|corrida|correr|laufen|treadmill|elliptical|sprints?|race|parkrun|strides|trail|otw|paddl(?:e|ed|ing)|kayak(?:ed|ing)?|footing|fartlek|rodaje|tirada|mtb|gravel|vtt)\b/,
);

/** Covered in metres where no unit is said: "swam 1500 in 32 min", "row 2000 7:45". */
export const METRED_WORDS = entered(
  /\b(?:swim|swimming|row|rowing|rower|erg|concept|ski ?erg|run|running|sprint|course|corsa|corrida|laufen|crawl|freestyle)\b/,
);

export const ROWING_WORDS = entered(/\brows?\b/);

/** What makes of a row a lift, where water and machine are rowed for a way. */
export const ROWED_WORDS =
  /\b(?:rows?|rowing)\b(?=.*\b(?:cable|bent|pendlay|upright|supported|inverted|landmine|t[- ]?bar|barbell|bb|db|dumbbells?|kettlebell|kb|seated|arm|yates|seal|meadows|gorilla|renegade|iso|high|low)\b)|\b(?:cable|bent|pendlay|upright|supported|inverted|landmine|t[- ]?bar|barbell|bb|db|dumbbells?|kettlebell|kb|seated|arm|yates|seal|meadows|gorilla|renegade|iso|high|low|rear delt)\b.*\b(?:rows?|rowing)\b/;

/** Done many times with something light. */
export const THROWN_WORDS = entered(/\b(?:wall ?balls?|slams?|ball slams?|swings?|med(?:icine)? ?balls?)\b/);

/** Exercises whose weight is a pair of things in two hands. */
export const PAIRED_WORDS = entered(
  /\b(?:db|dbs|dumbbells?|kb|kbs|kettlebells?|kurzhanteln?|kh(?= (?:bank|schrag|flach|schulter|curl|bizeps|trizeps|ruder|seit|fl[iy]|press|druck|uber|ausfall))|halteres|mancuernas|manubri)\b/,
);

/** Exercises that dumbbells are taken for, and that nobody holds for a time. */
export const LIFTED_WORDS = entered(
  /\b(?:press(?:es)?|curls?|raises?|laterals?|fly|flys|flyes|flies|rows|supported rows?|arm rows?|shrugs?|kickbacks?|extensions?|pullovers?|skull ?crushers?)\b/,
);

/** Exercises usually done with a loaded bar. */
export const BARRED_WORDS = entered(
  /\b(?:trap ?bar|hex ?bar|bench|squats?|deadlifts?|deads|press|ohp|sq|bp|dl|kh|bd|c&j|rows?|thrusts?|rdls?|cleans?|snatch(?:es)?|jerks?|shrugs?|barbell|bb|bankdrucken|kniebeugen?|kreuzheben|panca|supino|banca|sentadillas?|agachamento)\b/,
);
/** Loaded by plates, but on no bar of known mass. */
export const SLED_WORDS = entered(
  /\b(?:leg ?press|chest ?press|cable|seated|hack|machine|smith|calf|sled|t[- ]?bar|hip thrust machine|pendulum|hammer strength|landmine|belt squat)\b/,
);

/** Flies and crossovers between two stacks. */
export const STACKED_WORDS = entered(
  /\b(?:(?:cable|seilzug|kabel|poulie|polea|cavi|polia)\b.*\b(?:fl(?:y|ies|ys|yes)|cross ?overs?|lateral|ecartes?|aperturas|croci|crucifixo|cruces)|cable ?cross(?:over)?s?|crossovers?)\b/,
);

/** Lifted with what weighs no more than people count repetitions: dumbbells, cables and the lighter machines. */
export const LIGHT_WORDS = entered(
  /^(?!.*\b(?:barbell|bb|langhantel|smith)\b).*\b(?:curls?|raises?|laterals?|fl(?:y|ies|ys|yes)|extensions?|exts?|kickbacks?|pullovers?|skull ?crushers?|pushdowns?|pressdowns?|pulldowns?|goblets?|face ?pulls?|shrugs?|cables?|cross ?overs?|dumbbells?|dbs?|kettlebells?|kbs?|arnolds?|pec ?deck|(?:ad|ab)duct(?:ors?|ions?)|rows?|triceps?|biceps?|machine|seitheben|frontheben|strecker|beinstrecker|beinbeuger|bizeps\w*|trizeps\w*|latzug|rudern|kh|kurzhantel\w*|rosca|remada|remo|elevac\w+|elevaciones|aperturas|jalon|extensiones|extension|extensao|puxada|crucifixo|ecartes?|elevations?|tirage|halteres?|alzate|croci|manubri|trazione)\b/,
);

export const ONE_SIDED_WORDS = entered(
  /\b(?:lunges?|split|bulgarians?|bss|single|one|1 (?:leg|arm)(?:ged|ed)?|sngl|sgl|step[- ]?ups?|pistols?|side|suitcase|unilateral|alternating|-sngl|kickbacks?|cossack|curtsy|staggered|meadows|kroc|concentration|copenhagen|clamshells?|windmills?|bird|bug|get[- ]?ups?|tgus?|pallof|chops?|rotations?|abductions?|adductions?|donkey|hydrants?|step ?downs?|airplanes?|halos?|(?:kb|kettlebell) (?:snatch(?:es)?|cleans?|press(?:es)?|rows?))\b/,
);

/** Pairs of words that name one exercise although "and" stands between them. */
export const JOINED_NAMES = /^(?:cleans?|power|hang|catch|cat|push|round|snatch|bend|touch|stop|pause|squat|hip)$/;

export const JOINED_ENDS = /^(?:jerks?|press(?:es)?|camel|cow|go|thrust)$/;

/** Little words that are part of a name after one of these: "pull up", "lat pull down", "toes to bar". */
export const LITTLE_WORDS = /^(?:up|down|over|out|through|apart|off|on|to|in)$/;

export const BEFORE_LITTLE =
  /^(?:bent|pull|push|press|chin|sit|step|get|muscle|v|roll|kick|toes|knees?|hip|walk|wall|jack|jump|clean|leg|band|box|wood)$/;

/** Manners that tell exercises apart: kept when a name follows them. */
export const VARIANTS = /^(?:paused?|pausing|tempo|slow|dead|stiff|belt)$/;

/** Kinds of a lift, which may stand behind its figures: "curl 3x12 15 kg hammer". */
export const TELLS_KIND =
  /^(?:hammer|sumo|preacher|spider|concentration|arnold|zercher|pendlay|romanian|bulgarian|zottman|sissy|cossack|jefferson|meadows|kroc|goblet|conventional|scott)$/;

/** Parts of weightlifting complexes: "clean + jerk" is one exercise. */
export const OLYMPIC_ENDS = /\b(?:cleans?|snatch(?:es)?|jerks?|pulls?|squats?|press(?:es)?|thrusters?)$/i;

export const OLYMPIC_STARTS = /^(?:hang|power|front|back|push|split|muscle|overhead|cleans?|snatch(?:es)?|jerks?)\b/i;
