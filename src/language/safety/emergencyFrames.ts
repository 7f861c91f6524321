import { asOwn, emergency, type Rule, wordsOf } from "./finding.ts";
import { likewise } from "./ruleNeeds.ts";
import { anyOf, type Sign, signRule } from "./signRules.ts";

const GEAR =
  "dumbbells?|barbells?|plates?|vest|sled|sandbags?|bands?|cuffs?|strap on|monitor|wetsuit|shirt|size|too (?:small|big)|buy|wear(?:ing)?|adjust\\w*|crunch\\w*|sit ?ups?|squats? with|carr(?:y|ies|ied)|load(?:ed)?|exercise|drill|cue|form|technique|pump(?:ed)?";
const MUSCLE = "doms|sore from|pump(?:ed)?|foam|rollers?|massage|stretch\\w*|knots?|posture|desk";
const TEETH = "dentist|wisdom|filling|tooth out|braces|grind\\w*|clench\\w*|chew\\w*|mouth ?guard|toothache|gum";
const SLEEP = "asleep|slept|sleep|nap|bed|couch|sofa|tent|camping|pillow|party|drunk|beers?|drinks?|hangover|alarm";
const WORKED =
  "pump\\w*|farmers?|grip (?:work|training|day)|dead ?hangs?|pull ?ups?|chin ?ups?|rows|climb\\w*|boulder\\w*|curls?|leg day|arm day|doms|burpees|push ?ups|to failure|slept on|cold|gloves";
const TALK = [
  "accent|language|spanish|german|french|italian|english|karaoke|song|lyrics|typo|autocorrect|dictat\\w*|drunk|beers?",
  "(?:ingles|espanol|frances|aleman|italiano|anglais|allemand|espagnol|inglese|tedesco|englisch\\w*|deutsch\\w*|spanisch\\w*|alemao)",
  "grazi\\w*|ringrazi\\w*|merci|remerci\\w*|gracias|agradec\\w*|obrigad\\w*|dank\\w*|descri\\w*|beschreib\\w*|decrire|thank\\w*",
  "(?:grit|cri|schrei|url|hurl|berr)(?:a|e|ar|ei|er|ato|are|ando|ant|en|ado)|concierto|concert\\w*|konzert|show|partid[oa]|jogo|match",
].join("|");

/** Of what a danger is made, whatever the words: parts that must stand together, and what takes the danger out of them. */
const FRAMES: readonly Sign[] = [
  {
    rule: "load_on_chest",
    answer: "heart",
    of: ["loadOnIt"],
    near: ["roundMe"],
    gap: 3,
    unless: anyOf(
      GEAR,
      "(?:chest|hr|heart rate) (?:strap|belt|band)s?|polar|garmin|wahoo",
      "tirages? (?:\\w+ ){0,2}poitrine|rowing (?:\\w+ )?barre|barre (?:\\w+ )?\\d",
    ),
  },
  {
    rule: "heart_and_arm",
    answer: "heart",
    of: ["referred"],
    near: ["heartFeel"],
    gap: 4,
    says: anyOf(
      "(?:heart|herz|coeur|corazon|cuore|coracao)\\b.*\\b(?:left arm|linke\\w* arm|bras gauche|brazo izquierdo|braccio sinistro|braco esquerdo)",
      "(?:left arm|linke\\w* arm|bras gauche|brazo izquierdo|braccio sinistro|braco esquerdo)\\b.*\\b(?:heart|herz|coeur|corazon|cuore|coracao)(?! rate)",
    ),
    unless: anyOf("heart rate (?:zone|strap)|curls?|biceps?|tennis elbow|tattoo|watch on"),
  },
  {
    rule: "effort_and_relief",
    answer: "heart",
    of: ["referred"],
    near: ["heartFeel"],
    gap: 5,
    also: ["effortRelief"],
    says: anyOf(
      "jaw|gullet|kiefer|machoire|mandibula|mascella|queixo|shoulder blades?|both arms",
      "left (?:arm|elbow)|teeth",
      "(?:arm|arme|bras|brazo|braccio|braco)\\b.*\\b(?:hals|neck|gorge|throat|kalt|cold)",
      "hals\\b.*\\barm|(?:throat|gullet)\\b.*\\b(?:tight\\w*|press\\w*|squeez\\w*|burn\\w*)",
    ),
    unless: anyOf(TEETH, MUSCLE, "curls?|bench\\w*|press(?:es)?|pull ?ups?|rows|raise|throw\\w*|elbow sleeves?"),
  },
  {
    rule: "arm_or_jaw_and_more",
    answer: "heart",
    of: ["referred"],
    near: ["heartFeel"],
    gap: 4,
    also: ["coldSweat", "greyFace"],
    says: anyOf(
      "cold|clammy|ice|gr[ae]y|pale|soaked|buckets|drench\\w*",
      "sweating (?:like|buckets|for no|while sitting)|kalt\\w*|frio|froid\\w*|fredd\\w*|aschfahl",
      "blass",
    ),
    unless: anyOf(TEETH, MUSCLE, "cold (?:outside|water|plunge|shower|gym|morning|pack)|ice (?:bath|pack|hockey)"),
  },
  {
    rule: "grey_and_cold",
    answer: "heart",
    of: ["greyFace"],
    also: ["coldSweat", "clutch"],
    unless: anyOf(
      "shirt|shoes|belts?|mats?|walls?|cold (?:water|plunge)|sick of|as usual|hangover|hungover",
      "sweaty (?:session|gym)",
    ),
  },
  {
    rule: "tearing_back",
    answer: "heart",
    of: ["tearing"],
    near: ["betweenBlades"],
    gap: 6,
    also: ["atOnce", "sudden", "coldSweat", "greyFace", "nausea", "breathHard", "chestPlace"],
    unless: anyOf("knots?|rhomboid\\w*|row(?:s|ing)?|posture|desk|massage|muscle"),
  },
  {
    rule: "lamp_out",
    answer: "collapse",
    of: ["lampOut"],
    near: ["personally"],
    gap: 3,
    says: anyOf(
      "mir|me apag\\w*|se me|mi si|in my head|on me|for me|upstairs|pra mim|floor|boden|bench|bank",
      "suelo|sol|terra|squats?|deadlift\\w*|sets?|reps?|wiederholung|kniebeuge\\w*",
    ),
    unless: anyOf(
      SLEEP,
      "power cut|gym (?:lights|closed)|at the gym|in the gym|im (?:gym|studio|keller)|fuse|bulbs?",
      "batter(?:y|ie)|phone|handy",
    ),
  },
  {
    rule: "found_down",
    answer: "collapse",
    of: ["foundDown"],
    unless: anyOf(SLEEP, "yoga|savasana|stretch\\w*|massage|selfie|photo"),
  },
  {
    rule: "came_to",
    answer: "collapse",
    of: ["comesTo"],
    near: ["peopleOver"],
    gap: 5,
    unless: anyOf(
      SLEEP,
      "yoga|savasana|stretch\\w*|massage|medita\\w*|relax\\w*|train|plane|flight|bus|hostel|dorm\\w*|house|casa|flat",
      "baby|bebe|kids?|surgery|operation|anaesthe\\w*|anesthe\\w*|early|temprano|presto|fruh|cedo|tot",
    ),
  },
  {
    rule: "no_life_sign",
    answer: "collapse",
    of: ["blueLips"],
    unless: anyOf(
      "lipstick|lolly|slush\\w*|sweets|blueberr\\w*|paint|train the trainer|course",
      "cold (?:water|plunge|swim)|ice bath|dog",
    ),
  },
  {
    rule: "skill_gone",
    answer: "brain",
    of: ["skillGone"],
    unless: anyOf(
      TALK,
      "(?:arms?|forearms?|hands?|fingers|grip) (?:are |is |feel |feels )?(?:\\w+ )?(?:falling off|dead|toast|pumped|fried|jelly|shot|smoked|destroyed|finished|sore)|doms|pumped?",
      "fala (?:coach|galera|ai|mano|pessoal|professor\\w*|prof|amigo|time|meu|chefe)",
      "how to (?:use|spell|log)|sunglasses|lens\\w*|glasses|nervous|camera|on stage|in public",
      "presentation|interview|whiteboard|small print|handwriting|dentist|mirror is|choir|poem|love",
    ),
  },
  {
    rule: "limb_disobeys",
    answer: "brain",
    of: ["disobeys"],
    near: ["hand", "foot", "faceBit", "halfOf"],
    gap: 3,
    also: ["atOnce"],
    unless: anyOf(
      WORKED,
      "pain\\w*|pop\\w*|snap\\w*|swollen|fell|hurts?|slept|asleep|funny bone|machine|app|bike|drill",
      "both (?:my )?(?:legs|arms)",
    ),
  },
  {
    rule: "hand_obeys_not",
    answer: "brain",
    of: ["wontObey"],
    near: ["hand", "halfOf"],
    gap: 3,
    unless: anyOf(
      WORKED,
      "pain\\w*|schmerz\\w*|duele|douleur|dolor\\w*|dor|fatigu\\w*|agujetas|muskelkater|courbatures",
      "app|reloj|uhr|montre|orologio|relogio|serie|series|satz|satzen|reps?|treino|entreno|seance|allenamento",
    ),
  },
  {
    rule: "limb_and_speech",
    answer: "brain",
    of: ["disobeys", "faceOff"],
    near: ["hand", "foot", "faceBit", "halfOf"],
    gap: 3,
    also: ["skillGone", "badSpeech", "speech", "sightGone", "visionLoss"],
    unless: anyOf(TALK),
  },
  {
    rule: "spine_and_limbs",
    answer: "spine",
    of: ["spineHit"],
    also: ["legsGone"],
    unless: anyOf("years? ago|stretch\\w*|felt (?:great|good|amazing|nice)|chiro\\w*|muscle|legs? day"),
  },
  {
    rule: "toilet_unfelt",
    answer: "spine",
    of: ["toilet"],
    near: ["nothingFelt"],
    gap: 6,
    says: anyOf(
      "wip\\w*|paper|pee\\w*|piss\\w*|wee\\w*|poo\\w*|toilet\\w*|loo|number two|bladder|bowels?",
      "abwisch\\w*|klo|pinkel\\w*|po|essuie\\w*|essuyer|pipi|fesses|limpiarme|orin\\w*|bano|culo",
      "pulirmi|bagno|sedere|limpar|banheiro|xixi|bunda",
    ),
    unless: anyOf(
      "bike|bicycle|cycl\\w*|saddle|spin|ride|riding|velo|rad|bici\\w*|glutes?|activat\\w*|seat",
      "sitting|sat|laugh\\w*|phone|toilet (?:break|paper (?:shortage|roll))|wipe (?:the|down)",
    ),
  },
  {
    rule: "deformed_limb",
    answer: "bone",
    of: ["oddShape"],
    near: ["manyBones", "joint"],
    gap: 6,
    unless: anyOf(
      "form|cue|technique|stance|toes? (?:point|turned)|squat|lunge|grip|bar path|pose|mobility",
      "years? ago|always|since birth|posture|photo",
    ),
  },
  {
    rule: "out_of_socket",
    answer: "bone",
    of: ["outOfSocket"],
    unless: anyOf(
      "bench|drawer|form|cue|years? ago|machine|rack|earphones?|airpods?|battery|belly|hernia|bulge",
      "lump|leiste|ingle|inguine|aine|flexors?|thrusts?",
    ),
  },
  {
    rule: "spurting",
    answer: "bleeding",
    of: ["cutBy"],
    near: ["spurts"],
    gap: 7,
    says: anyOf(
      "blood\\w*|bleed\\w*|blut\\w*|sang\\w*|spurt\\w*|squirt\\w*|pulse|pulsing|saign\\w*|dripping",
      "gush\\w*|wont stop|spritz\\w*|jorr\\w*|schizz\\w*|zampill\\w*|chorr\\w*",
    ),
    unless: anyOf("nose|shav\\w*|blood flow|pump(?:ed)? up|calories|hot ?spring|periods?"),
  },
  {
    rule: "brought_up_blood",
    answer: "bleeding",
    of: ["broughtUp"],
    near: ["redStuff"],
    gap: 5,
    unless: anyOf(
      "nose ?bleed\\w*|beetroot|beet\\w*|red (?:gatorade|drink|bull|wine|velvet)|tooth|gums?",
      "blood sweat",
    ),
  },
  {
    rule: "bleeding_inside",
    answer: "bleeding",
    of: ["passedBlood"],
    also: ["unsteady"],
    unless: anyOf("blood (?:test|donation|pressure|sugar)|donat\\w*|period"),
  },
  {
    rule: "child_poison",
    answer: "overdose",
    of: ["gotInto"],
    near: ["childThere"],
    gap: 4,
    unless: anyOf("vitamins?|years? ago"),
  },
  {
    rule: "airway_narrows",
    answer: "allergy",
    of: ["airway"],
    near: ["narrowing"],
    gap: 5,
    also: ["trigger", "hives", "allergy"],
    says: anyOf(
      "throat|tongue|lips?|face|voice|hals|zunge|lippen|gorge|langue|levres|garganta|lengua|labios",
      "gola|lingua|labbra",
    ),
    unless: anyOf(
      "years? ago|always|allergic to|allergy to|so i (?:avoid|dont)|so never|never (?:that|eat|touch)|stay away|avoid|shout\\w*|cold|sore throat",
      "chalk|dentist|weight|smaller (?:face|meals|portions)|fat (?:face|loss)|face ?pulls?",
    ),
  },
  {
    rule: "choking",
    answer: "choking",
    of: ["choking"],
    also: ["noSound"],
    unless: anyOf("laugh\\w*|fine now|ok now|now fine|all good|coughed it"),
  },
  {
    rule: "inhaler_fails",
    answer: "breathing",
    of: ["inhaler"],
    near: ["inhalerFails"],
    gap: 6,
    also: ["stillWheezing"],
    unless: anyOf(
      "before (?:the|my|every|each) (?:run|session|class|training|workout)|prescri\\w*",
      "new (?:one|inhaler)|pick up|twice a day|every (?:morning|night)",
    ),
  },
  {
    rule: "heat",
    answer: "heat",
    of: ["strange"],
    also: ["overheated"],
    says: anyOf(
      "heat|hot|skin|sun|sauna|steam|degrees|\\d\\d ?(?:c|grad|grados|gradi|graus)|marathon|race",
      "ultra|hike|trail|track|lake|sea|open water|swim\\w*|ice|snow|hitze|heiss|sonne|chaud|chaleur",
      "canicule|soleil|calor|sol|caldo|sole|quente|[34]\\d|lobster|dry",
    ),
    unless: anyOf("confus\\w* (?:about|by|with|on)|drunk (?:water|a|my|two)|beers?"),
  },
  {
    rule: "heat",
    answer: "heat",
    of: ["strange"],
    near: ["weatherHeat"],
    gap: 12,
    also: ["somebodyThere"],
    says: anyOf(
      "wrong name|name|people who|questions (?:nobody|no one)|lamp ?post|making (?:no )?sense",
      "stopped (?:talking|making)|delirious|incoherent|babbling|torkel\\w*|delira\\w*|cosas raras",
      "parle bizarre|coat|shivering|what day|desorient\\w*|disorient\\w*|wirr\\w*|schaut durch",
      "vaneggia|coisas? estranhas?|titub\\w*|n importe quoi|barcoll\\w*|tambale\\w*|cambale\\w*|taumel\\w*",
    ),
    unless: anyOf("confus\\w* (?:about|by|with|on)|my name|name of"),
  },
  {
    rule: "sugar",
    answer: "sugar",
    of: ["sugarOff"],
    also: ["sugarSigns"],
    unless: anyOf(
      "pre ?diabet\\w*|plan|prevent|avoid|cut (?:out )?sugar|crash diet|after sweets|energy drinks?",
      "sugar crash|low (?:sugar|carb|fat|bar|row|impact|back|intensity|reps?)",
    ),
  },
  {
    rule: "pregnancy",
    answer: "pregnancyAlarm",
    of: ["childAlarm"],
    also: ["withChild"],
    unless: anyOf(
      "no (?:bleeding|contractions|spotting)|kick\\w* (?:backs?|box\\w*|bag|drills?|pad)|months? ago",
      "years? ago|postpartum|after (?:the )?birth|braxton|stopped training",
    ),
  },
  {
    rule: "pregnancy",
    answer: "pregnancyAlarm",
    of: ["lessMoving"],
    near: ["unborn"],
    gap: 5,
    also: ["withChild"],
    unless: anyOf("kick\\w* (?:backs?|box\\w*|bag|drills?|pad)|years? ago|moving (?:house|home|flat)"),
  },
  {
    rule: "poison",
    answer: "overdose",
    of: ["poisonThing"],
    also: ["swallowed"],
    unless: anyOf(
      "clean(?:ed|ing)? (?:the|my) (?:gym|bench|mat|rack|equipment)|smell\\w*|pizza",
      "mushroom (?:risotto|soup|pizza|omelette|pasta|burger)|strawberr\\w*|blueberr\\w*",
      "berries (?:and|with|in)|yogh?urt|oats|coffee",
    ),
  },
  {
    rule: "venom",
    answer: "alarm",
    of: ["venom"],
    unless: anyOf(
      "as a (?:kid|child)|years? ago|bites? to eat|toys?|cobra (?:pose|stretch|pushups?|push ups?)",
      "scorpion (?:pose|stretch|kick)|dog (?:toy|treat|food)|yard",
    ),
  },
];

/** "People are standing over me": told of others, and what it says is of the writer. */
const OVER_ME = /\b(?:me|mir|mich|mi)\b/;
const FOUND: ReadonlySet<string> = new Set(["found_down", "came_to"]);

/** Dangers of class E by what they are made of. */
export const EMERGENCY_FRAMES: readonly Rule[] = FRAMES.map((frame) => {
  const rule = signRule(emergency, frame);
  if (!FOUND.has(frame.rule)) return rule;
  return likewise(rule, (r) => {
    const found = rule(r);
    if (!found?.evidence.some((hit) => OVER_ME.test(wordsOf(r, hit)))) return found;
    return {
      ...found,
      evidence: found.evidence.map((hit) => asOwn({ ...hit, frame: { ...hit.frame, whose: "anyone" } }, r)),
    };
  });
});
