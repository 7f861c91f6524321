import type { Joint } from "../../protocol/vocabulary.ts";
import { compiled } from "../patterns/compiled.ts";
import { OUT_OF_USE } from "../routing/trainingWords.ts";

/** What a question about training can be about. */
export type CoachKind =
  | "sum"
  | "pain"
  | "alternatives"
  | "compare"
  | "suitability"
  | "muscles"
  | "dose"
  | "progress"
  | "mistakes"
  | "cues"
  | "breathing"
  | "range"
  | "equipment"
  | "technique"
  | "about"
  | "exercises"
  | "programming"
  | "concept";

/** Figures of a programme that can be asked for. */
export type Aspect = "sets" | "reps" | "hold" | "rest" | "frequency" | "weight" | "length";
export type Goal = "strength" | "hypertrophy" | "endurance" | "power" | "fat_loss" | "general";
export type Level = "beginner" | "intermediate" | "advanced";

/** All patterns run over tokens joined by single spaces: lower case, "do not" written out, punctuation on its own. */
const words = (source: string) => compiled(`\\b(?:${source})\\b`);

export const CUES = {
  alternative: words(
    "alternatives?|alternatively|substitut\\w*|subs?(?= (?:for|in|out))|replac\\w*|instead|swap\\w*(?! (?:the )?(?:sides?|hands?|arms?|legs?|feet))|in place of|other than|besides|apart from|except|similar (?:to|exercises?)|equivalent|" +
      "else (?:can|could|should) i (?:do|use|try)|something else|what else|anything else|variations?|variants?|easier (?:version|option)|harder (?:version|option)|" +
      "regression|switch (?:out|from)|what can i do if",
  ),
  lacking: words(
    "without|with no|do not have|(?:have|has|had|got) no|not have|lack|no access|if i (?:only )?have|broken|taken|busy|occupied",
  ),
  /** The machine or the place for a lift cannot be had: "is broken", "all taken", "somebody is on it". */
  unavailable: words(`(?:is|are|s|all|always|still|got|been) (?:(?!an? |the )\\w+ ){0,2}${OUT_OF_USE}|out of order`),
  /** One thing is missing, not all of them. */
  oneMissing: words(
    "(?:no|without(?: an?| any)?|not have(?: an?| any)?|lack(?: an?)?) (dumbbells?|barbells?|bench|machines?|cables?|rack|bands?|kettlebells?|pull up bar|box)",
  ),
  complaint: words(
    "hurts?|hurting|pains?|painful|aches?|aching|achy|pinch\\w*|twinges?|tweak\\w*|injur\\w*|discomfort|uncomfortable|bother\\w*|strain(?:ed)?|" +
      "flar(?:es?|ed|ing) up|acting up|giving me (?:trouble|grief)|kill(?:s|ing)? (?:me|my)|feel(?:ing)? (?:\\w+ ){0,4}?in (?:my|the) (?:(?:lower )?back|knees?|shoulders?|elbows?|wrists?|neck|hips?)|pulled (?:my|a)|tore my|sore (?:neck|shoulders?|elbows?|wrists?|(?:lower |upper )?back|hips?|knees?|ankles?)|(?:neck|shoulders?|elbows?|wrists?|back|hips?|knees?|ankles?) (?:is|are|feels?|gets?|got) (?:\\w+ )?(?:sore|stiff)",
  ),
  comparing: words(
    "vs|v|versus|or|differ\\w*|compar\\w*|better|worse|best|than|which|same|replace|swap\\w*|instead|between|rather|easier|harder|superior|over",
  ),
  safe: words(
    "safe|safely|safer|ok|okay|bad|badly|good|fine|dangerous|harmful|risky|risks?|avoid|allowed|suitable|hard on|easy on|tough on|rough on|stress\\w*|" +
      "friendly|wreck|ruin|kill|damage|destroy|hurt|cause|should i|can i|could i|able to|contraindicated|problem|recommended|for someone with|with (?:a |my )?bad",
  ),
  danger: words("safe|safely|dangerous|harmful|risky|risks?|contraindicat\\w*|bad for (?:you|me)|get hurt|injur\\w*"),
  hardness: words(
    "how (?:hard|difficult|advanced|easy)|too (?:hard|advanced|difficult)|difficulty|beginner friendly|good for (?:a )?beginners?|suitable for (?:a )?beginners?",
  ),
  muscles: words(
    "muscles?|muscle groups?|works?(?! (?:up|out|around|with))|worked|working|targets?|targeting|targeted|hits?|hitting|trains?|activat\\w*|" +
      "engag\\w*|recruit\\w*|emphasi\\w*|isolat\\w*|body ?parts?|good for|strengthens?|builds?|develops?|grows?|feel (?:it|them|this|that)|" +
      "where should i (?:be )?feel\\w*|(?:should|do|would|does) (?:i|you|it) (?:be )?feel\\w*|supposed to (?:feel|work)|primary|secondary|useful for|benefits?|main movers?",
  ),
  mistakes: words(
    "mistakes?|errors?|faults?|wrong|wrongly|incorrect\\w*|bad (?:form|technique)|not to do|to avoid|avoid(?:ing)?|watch out|common (?:problems?|issues?)|pitfalls?|cheat\\w*",
  ),
  cues: words("cues?|tips?|pointers?|think about|remember|focus on|reminders?|advice"),
  breathing: words("breath\\w*|inhal\\w*|exhal\\w*|valsalva"),
  range: words("how (?:deep|low|far|high)|depth|range of motion|rom|full range|parallel|partial|lock ?out"),
  equipment: words(
    "equipment|what do i need|do i need (?:a|an|any)|need for|at home|gear|kit needed|what (?:machine|bar|weights?) do i|without (?:any )?equipment",
  ),
  technique: words(
    "how (?:do|to|can|should|does|would|2)|form|technique|proper\\w*|correct\\w*|right way|perform\\w*|execut\\w*|set ?up|teach|show|steps?|walk me through|" +
      "where (?:do|does|should) (?:\\w+ ){0,3}?(?:go|be|point)|grip|stance|posture|position\\w*|instructions?|learn|guide|tutorial|explain|doing|way to",
  ),
  exercises: words(
    "exercises?|movements?|lifts|moves|workouts? for|stretch(?:es|ing)?|drills?|machines? for|what (?:can|should|could|do|would) (?:i|you) (?:do|use|train)(?: \\w+){0,3}? for|what to do for|options|ways to (?:train|work|hit)|anything for",
  ),
  build: words(
    "(?:build|grow|train|strengthen|target|hit|work|develop|isolate|stretch|activate|improve|increase|thicken|widen|tone|fix|bring up|size)(?: up| out)?(?: \\w+){0,2}?|bigger|wider|stronger|thicker|lagging|weak|best for|good for",
  ),
  anatomy: words(
    "what (?:is|are) (?:the |your |my )?(?:function|role|job)|function|where (?:is|are)|what do(?:es)? (?:the|my|your)|anatomy|made (?:up )?of|located|origin|heads?|what (?:is|are) (?:the|your|my) (?!best|good|most|top|right|ideal|main|easiest|exercise|way)",
  ),
  followUp: /^(?:and|or|also|so|then)? ?(?:what|how) about\b|^(?:and|or|same (?:for|with))\b/,
  warmUp: words("warm ?(?:ing )?ups?|warmups?|activation|before (?:lifting|training|a workout|squatting|benching)"),
  gentle: words("low impact|(?:no|without|less) (?:jumping|impact|jumps)|joint friendly"),
  coolDown: words("cool ?downs?|stretch(?:es|ing)?|mobility|flexib\\w*|loosen|tight"),
  engage: words("how (?:do|can|to|should)(?: \\w+){0,4}? (?:engage|activate|feel|use|focus on)"),
  /** How it is done is asked outright, whatever else is said. */
  howTo: words(
    "how (?:do|to|should|can)(?: i| you| we| one)? (?:properly |correctly )?(?:do|perform|execute|set ?up)|(?:do|doing|perform) (?:\\w+ ){0,4}?(?:properly|correctly|right)|(?:proper|correct|good|right) (?:form|technique)",
  ),
  whichMuscle: words("(?:what|which) (?:\\w+ ){0,2}?muscles?"),
  /** A part of a muscle is asked about. */
  musclePart: words("heads?|(?:which|what) (?:part|portion|region|area)"),
  progress: words(
    "(?:get|getting|become|be) (?:better|stronger|good) (?:at|on|in)|(?:improve|increase|raise|boost|grow) (?:my|your|the)|add (?:\\w+ )?(?:kg|lb|kilos|pounds) to (?:my|the)|" +
      "get (?:my|a bigger|a better|a stronger)|progress(?:ing)? (?:on|with|at|in|my|from|past)|how (?:do|can) i (?:do|get) more|stuck|plateau\\w*|stall\\w*|(?:has|have|had|is|are) not (?:really )?(?:moved|moving|gone up|going up|increas\\w*|improv\\w*|progress\\w*)|same weight for|(?:make|making|makes) (?:them|it|this|these|those|\\w+ ups?)(?: \\w+){0,2}? harder|(?:get|go|from \\d+) to \\d{1,2}(?! (?:sets?|reps?|days?|minutes?|kgs?|x|weeks?))|(?:can|could|manage) (?:only|just|barely)(?: do)?(?: like| about)? \\d{1,2}(?! (?:days?|times|minutes?|sessions?|hours?))|(?:i )?can do (?:like |about )?\\d{1,2}(?= ?(?:$|[,.;!?]|now|so far|in a row|clean|strict|at (?:most|best)))|(?:only|just|barely) (?:do|manage|get)(?: like| about)? \\d{1,2}(?! (?:days?|times|minutes?|sessions?|hours?))",
  ),
  /** "Bench is 70 and squat 90, is that ok": whether one's own numbers are good. */
  ownNumbers:
    /\b\d{2,3}\b.*\b(?:(?:is|are) (?:that|this|it|these|those|they|my \w+(?: \w+)?) (?:ok|okay|good|normal|weak|decent|bad|any good|respectable|average|strong|low|high|fine|too (?:low|weak)|pathetic|shit|trash)|am i (?:weak|strong|behind|on track|too weak))\b/,
  why: words("why|how come|reason|cause[sd]?"),
} as const;

export const ASPECTS: readonly { aspect: Aspect; pattern: RegExp }[] = [
  {
    aspect: "sets",
    pattern: words(
      "how many (?:\\w+ ){0,3}?sets|number of (?:\\w+ )?sets|sets (?:per|a|each|and reps)|weekly sets|how much volume|sets should|many sets|reps and sets|best sets|how much (?:\\w+ ){0,2}?(?:work|volume) (?:do|should|is|for|per)|\\d+ (?:sets )?(?:or|vs|versus) \\d+ sets",
    ),
  },
  {
    aspect: "reps",
    pattern: words(
      "how many (?:\\w+ ){0,3}?rep(?:s|etitions?)?|rep(?:etition)? ranges?|number of (?:\\w+ )?reps|what reps|(?:high|low|higher|lower|more|fewer) reps?|reps should|sets and reps|reps and sets|many reps|reps? (?:for|per set)",
    ),
  },
  {
    aspect: "hold",
    pattern: words("how long(?: \\w+){0,3}? (?:hold|plank|hang)|hold(?:ing)? (?:a|the|my) \\w+ for|seconds should"),
  },
  {
    aspect: "rest",
    pattern: words(
      "how (?:long|much)(?: \\w+){0,4}? rest(?:ing)?(?! days?)|rest (?:times?|periods?|intervals?|between|for|long)|between (?:\\w+ )?sets|long to rest|minutes? (?:of )?rest|break between",
    ),
  },
  {
    aspect: "frequency",
    pattern: words(
      "how often|how many (?:days|times|sessions|workouts)|(?:times|days|sessions) (?:a|per|each) week|how frequently|frequency|(?:once|twice) (?:a|per) week|every week|each week",
    ),
  },
  {
    aspect: "weight",
    pattern: words(
      "how heavy|how much weight|what weight|which weight|how much should i (?:lift|use|start|be lifting)|what (?:percentage|percent|load|intensity)|how light|starting weight|weight should|pick (?:a|the) weight",
    ),
  },
  {
    aspect: "length",
    pattern: words(
      "how long (?:should|does|do|is|are|can)(?: \\w+){0,3}? (?:workouts?|sessions?|train|work ?out|lift|gym)(?! to)|(?:workout|session) (?:length|duration)|long workout",
    ),
  },
];
/** Subjects with a rule of their own: "how often should I deload" is about deloads. */
export const OWN_RULE = words(
  "difference|add|deload\\w*|every ?day|daily|in a row|cardio|hiit|zone 2|stretch\\w*|creatine|protein|max(?:ing)? out|test\\w*|chang\\w*|switch\\w*|foam|walk\\w*|run|running|sleep|water|reserve|rir|rpe|rest days?|warm ?ups?|steps|caffeine|" +
    "failure|drop ?sets?|supersets?|results|muscle memory|take off|break|weeks off|mobility|yoga|massage|progress photos|add weight|increase (?:the )?weight|plateau\\w*|cool ?downs?|program|programme|routine|pull ?ups?|push ?ups?|first",
);

export const GOALS: readonly { goal: Goal; pattern: RegExp }[] = [
  {
    goal: "fat_loss",
    pattern: words(
      "fat ?loss|los(?:e|ing) (?:fat|weight|belly)|weight ?loss|cut|cutting|burn(?:ing)? fat|lean|slim\\w*",
    ),
  },
  {
    goal: "hypertrophy",
    pattern: words(
      "hypertroph\\w*|hypertophy|muscle (?:size|growth|mass|gain)|size|mass|bigger|bodybuild\\w*|grow\\w*|(?:build|building|gain|gaining|put on) (?:\\w+ )?(?:muscles?|size|mass)|muscle building|gains|bulk\\w*",
    ),
  },
  { goal: "power", pattern: words("power|explosive\\w*|jump higher|speed") },
  { goal: "endurance", pattern: words("endurance|stamina|conditioning") },
  { goal: "strength", pattern: words("strength|stronger|powerlift\\w*|strong|maximal|raw strength|1 rm") },
  { goal: "general", pattern: words("general (?:fitness|health)|stay (?:fit|healthy)|health") },
];

export const LEVELS: readonly { level: Level; pattern: RegExp }[] = [
  {
    level: "beginner",
    pattern: words(
      "beginners?|newbies?|novices?|noobs?|new to|just (?:started|starting)|starting out|first (?:time|month|week)|never (?:lifted|trained)|newcomers?",
    ),
  },
  { level: "advanced", pattern: words("advanced|experienced|elite|veteran") },
  { level: "intermediate", pattern: words("intermediates?") },
];

/** Joints by name. "back" alone is the lower back, and only where trouble or risk is the subject. */
export const JOINT_NAMES: readonly { joint: Joint; pattern: RegExp; onlyWithTrouble?: true }[] = [
  { joint: "neck", pattern: words("(?<!behind (?:the|my) )necks?|cervical"), onlyWithTrouble: true },
  { joint: "shoulder", pattern: words("shoulders?|rotator cuffs?"), onlyWithTrouble: true },
  { joint: "elbow", pattern: words("elbows?") },
  { joint: "wrist", pattern: words("wrists?") },
  { joint: "thoracic_spine", pattern: words("upper back|mid(?:dle)? back|ribs?|thoracic"), onlyWithTrouble: true },
  { joint: "lumbar_spine", pattern: words("(?:lower|low) backs?|lumbar|spine|spinal|disc|discs|sciatica") },
  {
    joint: "lumbar_spine",
    pattern: words("(?<!upper |middle |mid |going |come |get |go )back"),
    onlyWithTrouble: true,
  },
  {
    joint: "hip",
    pattern: words("hips?(?! (?:thrusts?|hinges?|hinging|flexors?|extension|abduct\\w*|adduct\\w*))|groin"),
    onlyWithTrouble: true,
  },
  {
    joint: "knee",
    pattern: words(
      "(?<!(?:at|past|below|above|under) (?:the|my) )knees?(?! (?:raises?|over|past|in|out|cave|caving|tucks?|drives?|ups?|sleeves?|wraps?))|acl|meniscus|kneecaps?",
    ),
  },
  { joint: "ankle", pattern: words("ankles?|achilles") },
];
