import { compiled } from "../patterns/compiled.ts";
import { NOTES_OF_TIRED } from "./partBesidePart.ts";

const LIFT =
  "(?:bench(?: press)?|squats?|deadlifts?|dl|ohp|press(?:es)?|rows?|pull ?ups?|chin ?ups?|dips?|curls?|cleans?|snatch(?:es)?|lifts?|strength|numbers?)";
const PHYSIO = "(?:physio\\w*|physical therap\\w*|pt|ortho\\w*|gp|doctors?|chiro\\w*|osteo\\w*|specialists?)";

/**
 * What can be asked of training with so many words that no alias of a note has them next to each other: the note that answers.
 * In English words; other languages are read through their gloss.
 */
const ASKED: readonly { note: string; pattern: RegExp; not?: RegExp }[] = [
  {
    // "Would 3x5 at 100kg squat be too heavy for me", "3x10 squats at 80kg today, good idea?": about the load, and not what a set is.
    note: "choosing-weight",
    pattern:
      /^(?=.*\b\d{1,2} ?x ?\d{1,2}\b)(?=.*(?:\d ?(?:kgs?|lbs?|kilos?|pounds)\b|(?:at|with|@) ?\d{2,3}\b)).*\b(?:(?:be|is|was|that|it|kg|too|a bit) (?:too )?(?:heavy|light|much|ambitious)|(?:good|bad|stupid|smart) idea|heavy enough|realistic|doable|what weight (?:should|do|would|could) i)\b/,
    not: /\b(?:did|done|got|managed|logged|log|hurt\w*|pain\w*|protein|bmi|calories)\b/,
  },
  {
    // "How many days can I miss before I lose muscle": of time off, and no figure of a programme.
    note: "detraining",
    pattern:
      /\b(?:how (?:long|many|fast|quick\w*|soon)|when)\b.*\b(?:(?:miss|skip|off|away|rest|break|without|not train\w*|stop\w*)\b.*\b(?:lose|losing|lost|shrink\w*|weaker|detrain\w*)|(?:lose|losing|shrink)\b.*\b(?:miss|skip|off|away|break|without|not train\w*|stop\w*))\b/,
    not: /\b(?:weight|fat|belly|kgs?|kilos?|lbs?|pounds|calories|deficit|diet)\b/,
  },
  {
    note: "resting-heart-rate",
    pattern:
      /\b(?:resting|waking|morning) (?:heart ?-?rate|hr|pulse|bpm)\b|\brhr\b|\b(?:heart ?-?rate|pulse|bpm) (?:(?:is|was|of \d+) )?(?:at rest|when (?:i am |i m |im )?(?:resting|sitting|asleep)|on waking|when i wake|first thing)\b/,
    not: /\b(?:chest pain|faint\w*|passed out|beta ?blockers?|medication)\b/,
  },
  {
    note: "how-often-to-run",
    pattern:
      /\b(?:how (?:often|many (?:times|days|runs))|(?:is it|is|can i|should i|ok to|okay to|fine to|bad to) .{0,20}\brun(?:ning)? (?:every ?day|daily))\b.{0,40}\b(?:runs?|jog|running|jogging|every ?day|daily)\b/,
    not: /\b(?:lift\w*|weights|gym|legs?|squats?|km|miles?|shoes?|did|have i|creatine|protein)\b/,
  },
  {
    // "How do I train for a 10k in 8 weeks": of the weeks before it, and not of the time it takes.
    note: "race-training",
    pattern:
      /\b(?:how|what|tips?|advice|best way|help)\b.{0,40}\b(?:train\w*|prepar\w*|prep|ready|build up)\b.{0,25}\bfor (?:(?:a|an|my|the|this|first|next|local|charity|hilly|upcoming) ){0,3}(?:5 ?k|10 ?k|15 ?k|ten k|five k|10 ?km|5 ?km|park ?run|race|fun run)\b/,
    not: /\b(?:strength|lift\w*|weights|gym|eat|food|drink|carbs?|shoes?)\b/,
  },
  {
    note: "race-training",
    pattern:
      /\btaper\w*\b.*\b(?:race|half|marathon|5 ?k|10 ?k|park ?run|run|running|triathlon)\b|\b(?:race|half|marathon|5 ?k|10 ?k|park ?run|triathlon)\b.*\btaper\w*\b/,
    not: /\b(?:lift\w*|meet|powerlift\w*)\b/,
  },
  {
    note: "marathon-training",
    pattern: /\bhow (?:long|far|many (?:km|miles))\b.{0,30}\b(?:long runs?|longest run)\b/,
  },
  {
    // "I weigh 90 kg and want to lose 10 by summer, what should I do": of the fat, and no weight of a bar.
    note: "fat-loss-goal",
    pattern:
      /\b(?:lose|losing|drop|dropping|shed|shedding|shift) (?:(?:about|around|at least|some|a few|a couple of|another|the|my|these|last) )*(?:\d{1,3}|five|ten|fifteen|twenty|few|couple) ?(?:kgs?|kilos?|lbs?|pounds?|stones?|by (?:summer|christmas|\w+))\b/,
    not: /\b(?:bench\w*|squat\w*|deadlift\w*|press|curls?|lift(?:ed|ing)? \d|strength|muscle|days?|week ?end|in \d|weigh ?-?in|water|sauna|protein|calories|creatine|cardio|fasting|keto|how (?:long|fast|quick\w*|many))\b/,
  },
  {
    note: "cardio-and-lifting",
    pattern:
      /\b(?:cardio|running|runs?|cycling|hiit|rowing)\b.*\b(?:eat(?:s|ing)?(?: (?:up|into|away))?|kill(?:s|ing)?|steal(?:s|ing)?|cost(?:s|ing)?|ruin(?:s|ing)?|burn(?:s|ing)?(?: up| off)?|hurt(?:s|ing)?|mess(?:es)?(?: up| with)?|take(?:s)? away) (?:\w+ )?(?:gains|muscles?|strength)\b/,
  },
  {
    note: "soreness",
    pattern:
      /\b(?:sore|soreness|doms|ach(?:es|ing|y)|stiff)\b.*\b(?:did i (?:over ?do|do too much|hurt|damage)|over ?did|too (?:much|hard)|is (?:that|it|this) (?:normal|ok|okay|too)|normal)\b/,
    not: /\b(?:joints?|knees?|shoulders?|elbows?|wrists?|ankles?|spine|neck|swell\w*|swollen|sharp|numb\w*|tingl\w*|urine|pee)\b/,
  },
  {
    note: "which-doctor",
    pattern: compiled(
      `\\b(?:what|which|who|kind of|sort of|type of) (?:(?:sort|kind|type) of )?(?:\\w+ )?(?:doctor|doc|specialist|clinician)\\b.*\\b(?:see|go to|for|treats?)\\b|\\b${PHYSIO} (?:,|or|vs|versus|first)(?: (?:the|a|my))? ?${PHYSIO}\\b`,
    ),
  },
  {
    note: "hook-grip",
    pattern: /\bhook ?-?grip\w*\b.*\b(?:hurt\w*|pain\w*|sore|thumbs?|bruis\w*)|\bthumbs?\b.*\bhook ?-?grip/,
  },
  {
    note: "numb-hands-cycling",
    pattern:
      /^(?=.*\b(?:numb|tingl\w*|asleep)\b)(?=.*\b(?:hands?|fingers?|palms?)\b)(?=.*\b(?:bike|ride|riding|rode|cycl\w*|handlebars?|stem)\b)/,
  },
  {
    note: "shoe-wear",
    not: /\b(?:deadlift\w*|squat\w*|lift\w*|gym|weight ?lifting)\b/,
    pattern:
      /\b(?:need|when|how (?:long|many|often|far)|replac\w*|change)\b.*\b(?:new )?(?:running )?(?:shoes?|trainers)\b.*\b(?:new|replac\w*|last|already|miles?|km|worn|old|still)\b|\b(?:need|get|buy) new (?:running )?shoes\b|\b(?:shoes?|pair)\b.*\b(?:replac\w*|worn out|\d{2,4}(?:ish)? ?(?:miles|km))/,
  },
  {
    note: "rehab-and-training",
    pattern:
      /\b(?:rehab|prehab|pt|physio\w*|physical therapy|therapist)(?: \w+){0,2}? (?:exercises?|stuff|work|moves|drills|routine)\b.*\b(?:same day|before|after|leg day|legs|workouts?|lifting|training|rest days?)\b/,
  },
  {
    note: "forward-in-the-olympic-lifts",
    pattern:
      /\b(?:snatch|clean|jerk)\w*\b.*\b(?:(?:falls?|falling|goes|going|lands?|landing|miss\w*|drifts?|swings?|loops?|jump\w*) (?:\w+ )?(?:forward|in front|out)|in front of me)|\bfinish(?:ing)? (?:the|my|that) pull\b/,
  },
  {
    note: "class-as-strength",
    pattern:
      /\b(?:body ?pump|les mills|body ?combat|zumba|pilates|barre|spin(?:ning)? class\w*|f45|orange ?theory|boot ?camps?|aqua ?fit|group class\w*)\b.*\b(?:enough|count(?:s|ing)? as|as strength|instead of (?:weights|lifting|strength)|(?:real|actual|heavy|need) weights|build(?:ing)? muscle)\b/,
  },
  {
    note: "arm-isolation",
    pattern:
      /\bisolation\b.*\b(?:need\w*|necessary|have to|must|full body|worth|even|at all)\b|\b(?:need|necessary|have to|must|should)\b.*\b(?:isolation|direct arm work|separate arm)\b/,
  },
  {
    note: "rep-ranges",
    pattern:
      /\b\d{1,2} ?x ?\d{1,2}\b(?! ?(?:kgs?|lbs?)).{0,24}\b(?:or|vs|versus|better than|than|over|instead of|compared (?:to|with))\b.{0,16}\b\d{1,2} ?x ?\d{1,2}\b(?! ?(?:kgs?|lbs?))/,
    not: /\b(?:did|done|got|hit|managed|logged|log|put)\b/,
  },
  { note: "drag-factor", pattern: /\bdrag factor\b|\bdamper (?:setting|level|\d)|\b(?:what|which|best) damper\b/ },
  {
    note: "five-three-one-week",
    pattern:
      /^(?=.*(?:\b5 ?[/-] ?3 ?[/-] ?1\b|\b531\b|\bwendler))(?=.*\b(?:(?:2|two|3|three|1|one|few) (?:days|times|sessions)|twice|assistance|accessor\w*|still (?:5|531|wendler))\b)/,
  },
  {
    note: "two-changes-at-once",
    pattern:
      /^(?=.*\b(?:chang|switch|swap)\w*\b).*\bwhich (?:one|of (?:them|the two|those))\b.{0,24}\b(?:blame|was it|caused it|is it from|did it)\b|\b(?:changed|switched|swapped)\b.*\band\b.*\b(?:same (?:week|day|time|session)|at once|together)\b.*\b(?:hurts?|sore|twing\w*|pain\w*|ach\w*)/,
  },
  {
    note: "bodyweight-frequency",
    pattern:
      /\bhow (?:often|many (?:times|days))\b.*\b(?:push ?ups?|pull ?ups?|chin ?ups?|sit ?ups?)\b|\b(?:push ?ups?|pull ?ups?|chin ?ups?)\b.*\bhow (?:often|many (?:times|days))\b/,
  },
  {
    note: "clicking-joints",
    pattern:
      /^(?=.*\b(?:pop(?:s|ping)?|click\w*|crack\w*|crunch(?:es|ing|y)?|snap(?:s|ping)?|creak\w*|grind\w*)\b)(?=.*\b(?:knees?|shoulders?|elbows?|wrists?|hips?|ankles?|joints?)\b)(?=.*\b(?:no pain|painless(?:ly)?|(?:not|never) (?:hurt\w*|painful|sore)|without (?:any )?pain|pain free)\b)/,
    not: /\b(?:swell\w*|swollen|lock\w*|giv\w+ way|fell|twisted)\b|\bshould i (?!worry|ignore|stop|be|leave|see)/,
  },
  {
    note: "pain-while-training",
    pattern:
      /\b(?:difference between|tell (?:the difference|if|whether|apart)|know (?:if|whether|when))\b.*\b(?:sore\w*|aches?|doms|niggles?|pain)\b.*\b(?:injur\w*|serious|real|turn into|bad (?:pain|one)|ones? (?:that|which))|\b(?:sore\w*|ache|pain|doms|strain)\b (?:or|vs|versus) (?:an? )?(?:real )?injur\w*/,
  },
  {
    note: "strength-ratios",
    pattern: compiled(
      `^(?=.*\\b(?:problem|bad|normal|ok|okay|why|how come|weird|wrong|fine|imbalance\\w*)\\b).*\\b${LIFT}\\b.*\\b(?:double|twice|half|nearly|almost|same as|(?:more|less|higher|lower|stronger|weaker|heavier|bigger) than|ahead of|behind)\\b.*\\b${LIFT}\\b`,
    ),
    not: /\b(?:hurt\w*|pain\w*|sore|left|right|arm|leg|side)\b/,
  },
  {
    note: "deload",
    pattern:
      /\b(?:take|have|need)? ?(?:a |the )?(?:full |whole |entire )?week off\b.*\b(?:or|instead of|rather than|vs|drop|lighter|volume|lower)\b|\b(?:or|vs|instead of) (?:take |have )?(?:a |the )?(?:full |whole )?week off\b|\bdeload\w*\b.*\b(?:junk volume|stay (?:at )?home|rest instead)\b|\b(?:do|does) (?:\w+ ){1,3}(?:even |really )?need deloads?\b/,
    not: /\b(?:build|make|give|plan|create|write) me\b|\b(?:sick|ill|flu|holiday|vacation|surgery|injur\w*)\b/,
  },
  { note: "starting-to-run", pattern: /\b(?:c25k|couch to (?:5k|5 km))\b/ },
  {
    note: "busy-parents",
    pattern:
      /\bhow (?:do|can|does|am|should)\b.*\b(?:fit|juggle|balance|manage|combine|find time)\b.*\b(?:kids?|child\w*|baby|family|wife|husband)\b/,
  },
];

const STALLED = compiled(
  `^(?=.*\\b(?:${LIFT}|\\d{1,2} ?x ?\\d{1,2}|\\d{1,2} sets of \\d{1,2})\\b)(?=.*\\b(?:stall(?:ed|ing|s)?|plateau\\w*|stuck (?:at|on|with|for|there|since)|(?:never|not|hardly|barely) (?:really |ever )?(?:go(?:es|ing|ne)? (?:anywhere|up)|mov(?:e|es|ed|ing)|budg\\w+|progress\\w*|improv\\w*)|(?:go(?:es|ing)?|getting|went) nowhere)\\b)|^(?=.*\\d{1,2} ?(?:x|sets of) ?\\d{1,2}\\b).*\\bwhat am i (?:missing|doing wrong)\\b`,
);
const OTHER_STALL =
  /\b(?:scale|fat|weight loss|los(?:e|ing) weight|diet\w*|deficit|calories|cutting|waist|belly|trousers|jeans|throw\w*|jump\w*|sprint\w*|half ?way|hole|(?:off|from) (?:the |my )?(?:chest|floor)|bottom|lock ?out|sticking|mid ?point|5k|10k|2k|erg|pace|run(?:ning)?|swim\w*|hurts?|pain\w*|form|technique|feel it|sets? should)\b/;
/** Notes on what a set or a repetition is, which a stall told with its sets is not asked for. */
const OF_SETS: ReadonlySet<string> = new Set(["set-counting", "rep-ranges", "training-volume", "plan-shorthand"]);

/**
 * Whether a lift does not move and nothing else that is named says what to do about it. In: the words in English, and the notes that the
 * question names outright.
 */
export const isStalled = (plain: string, subjects: readonly string[]): boolean =>
  subjects.every((id) => OF_SETS.has(id)) && STALLED.test(plain) && !OTHER_STALL.test(plain);

/** Notes that answer although something hurts: they are about just that. */
export const ASKED_THOUGH_HURT: ReadonlySet<string> = new Set([
  "which-doctor",
  "hook-grip",
  "numb-hands-cycling",
  "shoe-wear",
  "rehab-and-training",
  "clicking-joints",
  "pain-while-training",
  "two-changes-at-once",
  ...NOTES_OF_TIRED,
]);

/** The note on what is asked of training in so many words; `null` for anything else. In: its words in English, `do not` written out. */
export const askedOfTraining = (plain: string): string | null =>
  ASKED.find(({ pattern, not }) => pattern.test(plain) && !not?.test(plain))?.note ?? null;

/** Every note it can name. */
export const NOTES_OF_TRAINING: readonly string[] = ASKED.map(({ note }) => note);
