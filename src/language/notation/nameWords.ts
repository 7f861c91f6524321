import { wordSet } from "./marks.ts";

/** The vocabulary of exercise names and remarks, folded, in the languages of `words.ts`. */

/** Verbs whose past names the exercise, and the name. */
export const VERBS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    run: "ran corri corse couru gelaufen corrido corso",
    jogging: "jogged gejoggt",
    rowing: "rowed gerudert erged",
    cycling: "cycled biked rode pedaled",
    swimming: "swam geschwommen nage nade nuotato",
    walking: "walked",
    hiking: "hiked gewandert",
    sprint: "sprinted",
    bench: "benched benching",
    squat: "squatted",
    deadlift: "deadlifted",
    press: "pressed",
    curl: "curled",
    plank: "planked",
    lunge: "lunged",
  }).flatMap(([name, verbs]) => verbs.split(" ").map((verb): [string, string] => [verb, name])),
);

/** Words that are no part of an exercise's name, wherever they stand. */
export const FILLERS = wordSet(
  "usual regular w came main event part if should could need needs next week weeks maybe probably played i i'm i've i'll i'd im ive ill we we've we'll will would gonna wanna want need let's lets did do done " +
    "doing just hit some my of for at with the an to in on today got get getting managed finished completed " +
    "was were is are it this that then also so had have has been only about around like ok okay hey hi yo " +
    "yeah yes well log logged logging please pls record recorded track add save note put enter me you can " +
    "could went going go did's knocked crushed smashed banged repped performed tried make made worked work " +
    "working ramped started start ending ended end followed by first next finally last again now after before " +
    "here's heres session workout training gym exercise exercises set sets rep reps round rounds each per " +
    "weight weights total all both everything using used from as be more another minutes seconds hours into " +
    "really actually basically pretty much morning evening afternoon night earlier took take takes through " +
    "moved dropped lifted lift lifts top back-off backoff heavy light amrap max ups's too already still even " +
    "him her they he she them us our its it's there's there not don't didn't quick quickly superset supersets " +
    "supersetted ss giant circuit triset pair plates plate lol haha hm hmm plus hold held holding done's " +
    "called reached yesterday's",
);
/** Joining words of other languages: dropped at the ends of a name, kept inside ("press de banca"). */
export const EDGES: ReadonlySet<string> = new Set([
  ...wordSet(
    "a an the de del della delle dei di da do das dos mit con avec com und et e y o la le les el los las il " +
      "lo gli un une una uno ein eine den dem der die im am ich habe hab hatte gemacht j'ai jai ai fait he hice " +
      "hecho ho fatto fiz feito en em no na por para pour pro je per x auf bei zu des du au aux al alla alle " +
      "heute hoy oggi hoje с по на и я сделал сделала hier's or vs via off out in on fur",
  ),
  "à",
]);

/** What follows one of these says how it went: it is a note. */
export const NOTE_STARTS = wordSet(
  "felt feel feels feeling feelin easy hard tough brutal killer smooth slow fast grindy grinder grind " +
    "grinding because cause cuz but though although pain painful painless sore soreness hurt hurts hurting " +
    "tweaked tweaky twinge twinged twingey ache aches aching tight stiff tired exhausted exhausting dead " +
    "wrecked weak strong stronger great good bad awful terrible amazing awesome perfect excellent solid ok-ish meh nice sloppy " +
    "shaky ugly decent moderate pr pb prs record personal best new slowly controlled beltless belted belt " +
    "straps wraps tempo pause pausing note notes meta form technique depth injured injury niggle cramp dizzy " +
    "nauseous sick hungover sleepy fatigue fatigued burned burning pumped pump rpe-ish almost nearly barely " +
    "too seemed seems surprisingly unfortunately honestly " +
    "without no not never going despite fuhlte leicht schwer gut schlecht schmerzen facile dur lourd " +
    "difficile facil pesado duro dolor douleur dolore dor pesante bene bien mal легко тяжело",
);
/** What somebody felt: always a remark, whatever follows. */
export const FEELINGS = wordSet(
  "felt feel feels feeling feelin time result total because cause cuz but though although seemed seems " +
    "fuhlte despite unfortunately surprisingly pain painful painless sore hurt hurts hurting tweaked ache " +
    "aches aching no not without",
);
/** Parts of the body that a feeling is about. */
export const BODY_PARTS = wordSet(
  "knee knees shoulder shoulders elbow elbows wrist wrists back neck hip hips ankle ankles leg legs arm arms chest grip forearm forearms hamstring hamstrings quad quads glute glutes calf calves core abs lats traps delts body head hands feet everything it",
);
/** Pain and the like: the whole clause is a note unless it holds unmistakable sets. */
export const PAIN = wordSet(
  "pain painful sore soreness hurt hurts hurting ache aches aching achy tweaked tweaky tweak twinge twinged " +
    "twingey injured injury niggle cramp cramped cramping dizzy pinch pinching numb tingling discomfort " +
    "schmerz schmerzen dolor douleur dolore dor weh mal hurtin tendonitis swollen swelling",
);
/** A clause with one of these is about something else than an exercise. */
export const NOT_TRAINING = wordSet(
  "weigh weighed weighs weighing weight-in slept sleep ate eat eating drank drink drinking protein calories " +
    "kcal bodyweight: height tall years old birthday bpm hr heartrate meta breakfast lunch dinner creatine",
);

/** What a name of an exercise has in it, beside the words that the catalogue knows. */
export const MOVEMENT_WORDS = wordSet(
  "incline decline push ups squat squats squatting bench benches deadlift deadlifts deads dl dls rdl rdls sldl press " +
    "presses presse row rows rower rowing erg curl curls lunge lunges pushup pushups push-up push-ups pullup " +
    "pullups pull-up pull-ups chinup chinups chin-up chin-ups chins chin dip dips plank planks raise raises " +
    "fly flys flyes flies crunch crunches situp situps sit-up sit-ups burpee burpees thruster thrusters clean " +
    "cleans jerk jerks snatch snatches swing swings carry carries walk walking walks run running runs jog " +
    "jogging sprint sprints swim swimming cycle cycling bike biking ride spin spinning elliptical elpt " +
    "treadmill stairmaster stairs stair skipping rope hike hiking shrug shrugs extension extensions extn " +
    "pulldown pulldowns pushdown pushdowns pressdown pressdowns kickback kickbacks crusher crushers thrust " +
    "thrusts bridge bridges hang hangs hold holds sit twist twists climber climbers jump jumps jack jacks " +
    "pull pulls pullover pullovers rollout rollouts wheel crawl crawls step steps step-up step-ups stepup " +
    "stepups ohp bp bss ghd ghr hyperextension hyperextensions hypers pec deck face abduction abductions " +
    "adduction adductions adductor abductor nordic nordics pistol pistols muscle-up muscle-ups muscleup " +
    "muscleups handstand handstands hspu froggers scaptions zercher zerchers mornings goodmornings unders " +
    "getup getups tgu woodchop woodchops pallof deadbug deadbugs stretch stretches stretching yoga pilates " +
    "boxing sled prowler yoke sandbag slam slams toss crossover crossovers skullcrushers skullcrusher " +
    "facepull facepulls legpress hack calf calves bulgarians lateral laterals superman supermans v-up v-ups " +
    "ttb t2b rotation rotations windmill windmills halo halos flutter inchworm inchworms skater skaters " +
    "sprawl sprawls cat-cow bug dog c&j complex complexes shoulder-press jumprope ab abs core legs ladder " +
    "intervals hyper leg kniebeuge kniebeugen kreuzheben bankdrucken rudern klimmzuge liegestutze " +
    "schulterdrucken seitheben latzug beinpresse wadenheben laufen radfahren schwimmen ausfallschritte " +
    "unterarmstutz beinstrecker beinbeuger sentadilla sentadillas dominadas flexiones zancadas remo banca " +
    "militar correr plancha prensa peso-muerto fondos abdominales tractions pompes developpe souleve fentes " +
    "gainage tirage course velo natation rameur panca stacco stacchi trazioni piegamenti affondi rematore " +
    "corsa nuoto supino agachamento terra remada corrida prancha rosca desenvolvimento puxada жим присед " +
    "приседания тяга становая подтягивания отжимания планка бег",
);
/** Exercises that people load with their own body: a number beside them counts reps. */
export const BODYWEIGHT_WORDS =
  /\b(?:push[- ]?ups?|pull[- ]?ups?|chin[- ]?ups?|chins|dips?|sit[- ]?ups?|burpees?|crunch(?:es)?|jumping jacks?|jacks|mountain climbers?|climbers|muscle[- ]?ups?|press[- ]?ups?|air squats?|bodyweight|bw|double[- ]unders?|unders|box jumps?|jumps?|leg raises?|knee raises?|toes to bar|t2b|ttb|v-?ups?|flutter kicks?|froggers|pistols?|hspu|handstand|liegestutze?|klimmzuge|flexiones|dominadas|pompes|tractions|trazioni|piegamenti|planks?|bicycles?|russian twists?|supermans?|step[- ]?ups?|inverted rows?|hollow|wall ?balls?|hyperextensions?|knees to|high knees|skaters?|inchworms?|bear crawls?)\b/;
/** Of those, the ones to which weight is added or from which it is taken. */
export const HUNG_WORDS =
  /\b(?:push[- ]?ups?|pull[- ]?ups?|chin[- ]?ups?|chins|dips?|muscle[- ]?ups?|weighted|wtd|klimmzuge|dominadas|tractions|trazioni|planks?)\b|-wtd\b/;
export const ASSISTED_WORDS = /\bassist(?:ed)?\b|-?\bastd\b|\bband[- ]assisted\b|\bgraviton\b/;
export const WEIGHTED_WORDS = /\bweighted\b|-?\bwtd\b/;
/** Exercises that are held: a number with `s` or `m` is time. */
export const HELD_WORDS =
  /\b(?:planks?|hangs?|holds?|wall ?sits?|sit|l-?sit|bridge|stretch(?:es)?|bike|cycling|elliptical|treadmill|yoga|gainage|plancha|prancha|unterarmstutz|skipping|rope|hs|handstand|hollow|support)\b/;
/** Exercises that cover ground. */
export const MOVING_WORDS =
  /\b(?:run|running|runs|jog|jogging|ran|sprints?|walk|walking|hike|hiking|swim|swimming|row|rowing|rower|rowed|erg|bike|cycling|ride|carry|carries|farmer'?s?|sled|prowler|yoke|crawl|skierg|treadmill|course|corsa|corrida|correr|laufen|drag|push)\b/;
export const RUNNING_WORDS =
  /\b(?:run|running|runs|jog|jogging|ran|walk|walking|hike|hiking|bike|cycling|ride|row|rowing|rower|swim|swimming|erg|course|corsa|corrida|correr|laufen|treadmill|elliptical|sprint|race|parkrun)\b/;
/** Exercises whose weight is a pair of things in two hands. */
export const PAIRED_WORDS = /\b(?:db|dbs|dumbbells?|kb|kbs|kettlebells?)\b/;
/** Loaded by plates, but on no bar of known mass. */
export const SLED_WORDS =
  /\b(?:leg ?press|hack|machine|smith|calf|sled|t-?bar|hip thrust machine|pendulum|hammer strength|landmine|belt squat)\b/;
export const ONE_SIDED_WORDS =
  /\b(?:lunges?|split|bulgarians?|bss|single|one|sngl|sgl|step[- ]?ups?|pistols?|side|suitcase|unilateral|alternating|-sngl|kickbacks?|cossack|curtsy|staggered|meadows|kroc|concentration|copenhagen|clamshells?|windmills?|bird|bug|get ?ups?)\b/;
/** Pairs of words that name one exercise although "and" stands between them. */
export const JOINED_NAMES = /^(?:cleans?|power|hang|catch|cat|push|round|snatch|bend|touch|stop|pause|squat|hip)$/;
export const JOINED_ENDS = /^(?:jerks?|press(?:es)?|camel|cow|go|thrust)$/;

/** Little words that are part of a name after one of these: "pull up", "lat pull down", "toes to bar". */
export const LITTLE_WORDS = /^(?:up|down|over|out|through|apart|off|on|to|in)$/;
export const BEFORE_LITTLE =
  /^(?:pull|push|press|chin|sit|step|get|muscle|v|roll|kick|toes|knees?|hip|walk|wall|jack|jump|clean|leg|band|box|wood)$/;
/** Manners that tell exercises apart: kept when a name follows them. */
export const VARIANTS = /^(?:paused?|pausing|tempo|slow|dead|stiff|belt)$/;
/** Parts of weightlifting complexes: "clean + jerk" is one exercise. */
export const OLYMPIC_ENDS = /\b(?:cleans?|snatch(?:es)?|jerks?|pulls?|squats?|press(?:es)?|thrusters?)$/i;
export const OLYMPIC_STARTS = /^(?:hang|power|front|back|push|split|muscle|overhead|cleans?|snatch(?:es)?|jerks?)\b/i;
/** Words that say how a set was done and name no exercise of their own. */
export const MANNERS =
  /^(?:(?:paused?|heavy|light|easy|hard|slow|fast|tempo|beltless|belted|belt|straps|comp|competition|strict|explosive|controlled|touch|tng|raw|sleeves|wraps|cold|speed|top|single|singles|more|extra|sets?|rest|finisher|burnout|pump|them|those|these|that|this|same|again|first|second|third|last|final|left|right|arm|leg|side|hand|each)\b ?)+$/i;
/** Labels of lines that hold no sets: "Meta: …", "Total number of sets: 40". */
export const REMARK_LABELS =
  /^(?:total|results?|time|recap|meta|notes?|comments?|duration|bodyweight|weight|length|date|score|summary|mood|energy|sleep|goal|wilks)\b/i;
