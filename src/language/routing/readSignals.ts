import { readEquipment } from "../equipmentWords.ts";
import { foldText } from "../foldText.ts";
import { readLimitations } from "../limitations.ts";
import { readStance } from "../stance.ts";
import { EVERYDAY_CUES } from "./everydayCues.ts";
import { correctKeyWords } from "./keySpelling.ts";
import { TRAINING_CUES } from "./trainingCues.ts";
import { CARDIO, EXERCISE, FOOD, MUSCLE, PLAN, SESSION, TRAINING } from "./trainingWords.ts";

/** What the conversation adds to a message. */
export type SignalContext = {
  recentRoute: string | null;
  hasRecentLog: boolean;
  hasRecentWorkout: boolean;
};

const LONGEST = 2_000;
/** Patterns for a whole message are only tried on short ones. */
const WHOLE_MESSAGE = 90;
const WHOLE_CUES = new Set([
  "greeting_only",
  "thanks_only",
  "bye_only",
  "ack_only",
  "emoji_only",
  "mood",
  "referent_only",
]);

const MODIFIER =
  "barbell|bb|dumb?bells?|dbs?|kettle ?bells?|kb|cable|machine|smith|banded?|trap|hex|bar|ez|goblet|front|back|overhead|bulgarian|split|sumo|conventional|romanian|stiff|straight|legged|legs?|single|one|arm|armed|double|seated|" +
  "standing|incline|decline|flat|close|wide|neutral|narrow|reverse|grip|hammer|preacher|concentration|lat|calf|chest|shoulder|military|strict|arnold|lateral|side|rear|delt|triceps?|biceps?|hip|glute|walking|forward|weighted|assisted|" +
  "body ?weight|bw|air|box|paused?|jump|hanging|knee|turkish|farmers?|suitcase|cossack|hack|belt|landmine|pendlay|t|bent|over|inverted|ring|supported|russian|bicycle|floor|diamond|pike|renegade|upright|power|hang|push|pull|rope|skull|lying|" +
  "high|low|deep|safety|zercher|pistol|nordic|curtsy|wall|plate|pec|face|donkey|copenhagen|wrist|internal|external|deficit|block|rack|good|mornings?|dead|step|ab|wheel|stability|ball|press|up|ups|down|fly|raise|mit|der|langhantel|kurzhantel|a|an|the|my|and|or|some|of|on|with|please|de|con|com|la|el|le";
const BARE_EXERCISE = new RegExp(`^(?:(?:${EXERCISE}|${MODIFIER}|rowing|5k|10k)(?:[ ,./&+-]+|$))+[.!? ]*$`);
/** What makes more of a name than a name. */
const BARE_NAME_UNLESS = (
  "worded number question topic_noun session_word plan_word metric_noun food_word remind race make_verb change_verb start_session live_step want_train " +
  "limitation adjust log_noun something_for"
).split(" ");
/** Words of sentences; names of exercises have none. */
const WORDED =
  /\b(?:i|me|my|mine|you|your|we|our|us|it|he|she|they|this|that|these|those|please|want|need|give|make|build|how|what|why|when|where|which|who|do|does|did|done|is|are|was|were|be|been|being|can|could|should|would|will|shall|may|might|must|have|has|had|help|log|show|tell|explain|feel|felt|feels|hurts?|pain|sore|too|very|really|so|because|if|but|not|no|never|always|then|today|yesterday|tomorrow|tonight|now|again|just|still|get|got|getting|going|go|went|like|love|hate|think|know|keep|starts?|stop|try|trying|works?|working|better|best|bad|more|less|much|many|play|say|ich|du|mir|mein\w*|ist|sind|war|habe|hat|kann|soll|je|j|tu|mon|ma|mes|est|suis|ai|fait|veux|peux|yo|mi|mis|es|estoy|tengo|quiero|puedo|hice|io|mio|mia|sono|ho|voglio|posso|eu|meu|minha|estou|tenho|quero|fiz|bitte|svp)\b/;
const BARE_TOPIC = new RegExp(
  `^(?:(?:${MUSCLE}|${CARDIO}|push|pull|upper|lower|full body|and|or|my|the|&)(?:[ ,./&+-]+|$))+[.!? ]*$`,
);
const BARE_SESSION = new RegExp(
  `^(?:(?:my|the|a|todays|and|${SESSION}|${PLAN}|push|pull|legs?|upper|lower)(?:[ ,./&+-]+|$))+[.!? ]*$`,
);
/** "45 degree leg press": part of a name, not a figure of training. */
const ANGLE = /\b(?:30|45|60|90) ?(?:degrees?|deg|graus|grados|gradi|grad) ?|\b[12](?=[- ](?:arm|leg|hand)(?:ed)?\b)/g;
const LATIN = /[a-z]{3}/;
const BARE_NUMBER =
  /^[\d\s.,:/x@#%+-]*(?:kgs?|lbs?|kilos?|pounds?|reps?|sets?|min(?:s|utes)?|hours?|seconds?|secs?|s|km|k|miles?|rpe|rir)?[\d\s.,:/x@#%+!?-]*$/;
const DOMAIN = new RegExp(
  `(?<![\\w])(?:${TRAINING}|${FOOD}|${SESSION}|${PLAN}|weigh(?:t|s)?|fat|fit|fitter|health(?:y|ier)?|body|belly|pain\\w*|\\w*schmerz\\w*|douleurs?|dolor\\w*|dor|hurt\\w*|injur\\w*|ache\\w*|knees?|ankles?|wrists?|elbows?|hips?|joints?|tendon\\w*|physio\\w*|doctor|goals?|kg|lbs?|kilos?|pounds|pr|prs|pb|max|remind\\w*|calendar|timer|sleep\\w*|stress\\w*|tired|energy|posture|breath\\w*|blood pressure|steps|calorie\\w*|depth|form|sport\\w*|athlet\\w*|marathon|race|log(?:ged)?|track\\w*|app|unit\\w*|account|profile|session|\\d ?(?:kgs?|lbs?|kilos?|pounds))(?![\\w])`,
);
/** "Workout plan" is a plan, not a workout. */
const PLAN_NAME =
  /\b(?:workout|training|exercise|gym|lifting|strength|cardio|conditioning|fitness|running) (?:program(?:me)?|plan|routine|split|regimen|regime|schedule|block)s?\b/g;
const EXERCISES_FOR = /\b(?:exercises?|movements?|stretch(?:es)?|moves|workouts?|lifts?) (?:for|to|that|with|when)\b/;
const STATE =
  /\b(?:pain|injur\w*|disc|seniors?|elderly|beginners?|runners?|mass|strength|weight loss|posture|fat loss|athletes|pregnan\w*|arthritis|tight\w*|mobility)\b/;
const GENERIC =
  /^(?:(?:so|ok|hey|and|but|coach)[, ]+)*(?:do (?:i|you|we|people)|does|should|can|could|is it|is a|is the|would|will|are|which|why|what is an? |what is the|what are|how (?:do|to|should|can|much (?:\w+ )?(?:should|do|is)|many (?:\w+ ){0,2}(?:should|do|is|are)))\b/;
const NEW_THING =
  /\b(?:build|create|make|design|generate|give|gimme|want|need|write|plan)(?: me| us)? (?:an?|another|new|some|\d+)\b/;
const SMALL_WORDS = new Set(
  "what which this that these those with your have about would could should there their where when from into over them they then than because been being does doing here just like make more most much only other some such very want will well were know need please tell give show help think really also even still back good best thing things stuff something anything nothing everything someone today tomorrow yesterday right left okay sure maybe again another mean means explain another kind lets going thanks using used says said the and you for are was not can may how who why its any all out off now get got too has had did does been one two let put take time times long many often need try tried start stop use change keep look feel come came call ask asked work works day days week see find add day next last first after before while until again same else another few lot lots bit big small new old right wrong better worse easy hard fast slow high low yes yeah him her his she they our ours mine yours says idea ideas point part parts way ways problem question questions answer example examples thank yep nope lol please maybe should would could might must shall will wont about around between through during also only just very really quite rather much such both each every other others own than".split(
    " ",
  ),
);

export type Signals = {
  /** The text the cues were tried on. */
  text: string;
  has(name: string): boolean;
};

function contentWords(text: string): number {
  return (text.match(/[\p{L}]{3,}/gu) ?? []).filter((word) => !SMALL_WORDS.has(word)).length;
}

/**
 * Everything a rule may ask about one request: the named cues and the computed signals, each worked out when first
 * asked for. In: the request as typed (2,000 characters are read) and what the conversation knows.
 */
export function readSignals(message: string, context: SignalContext): Signals {
  const raw = message.slice(0, LONGEST);
  const text = correctKeyWords(foldText(raw)).replace(ANGLE, "");
  const words = text.split(" ").filter((word) => /[\p{L}\p{N}]/u.test(word));
  let stance: ReturnType<typeof readStance> | null = null;
  const stanceOf = () => {
    stance ??= readStance(raw);
    return stance;
  };
  const cues: Record<string, RegExp> = { ...TRAINING_CUES, ...EVERYDAY_CUES };
  const computed: Record<string, () => boolean> = {
    recent_log: () => context.hasRecentLog,
    recent_workout: () => context.hasRecentWorkout,
    recent_coach: () => context.recentRoute === "COACH",
    recent_generate: () => context.recentRoute === "WORKOUT_GENERATE",
    recent_nutrition: () => context.recentRoute === "NUTRITION",
    done: () => stanceOf().stance === "done",
    asserted: () =>
      stanceOf().stance === "done" &&
      stanceOf().signals.some((signal) => !["past_time", "heading", "felt", "log_order"].includes(signal)),
    log_order: () => stanceOf().signals.includes("log_order"),
    unsaid: () => stanceOf().stance === "unsaid",
    may_log: () => has("done") || has("unsaid"),
    planned: () => stanceOf().stance === "planned",
    hypothetical: () => stanceOf().stance === "hypothetical",
    negated: () => stanceOf().stance === "negated",
    other_person: () => stanceOf().stance === "other_person",
    quoted: () => stanceOf().stance === "quoted",
    stance_question: () => stanceOf().stance === "question",
    question: () => has("question_word") || has("question_mark") || has("question_inside"),
    training_word: () => TRAINING_CUES.training_word.test(text) || /\d ?x ?\d/.test(text),
    session_word: () => TRAINING_CUES.session_word.test(text.replace(PLAN_NAME, " plan ")),
    plan_only: () => has("plan_word") && !has("minutes") && !has("session_word"),
    food_only: () => has("food_word") && !has("real_training"),
    adjusting: () => has("adjust") && has("recent_workout"),
    only_training_word: () =>
      has("training_word") && !has("exercise_word") && !has("muscle_word") && !has("session_word"),
    real_training: () => has("exercise_word") || has("muscle_word") || has("session_word") || has("plan_word"),
    limitation: () => readLimitations(raw).length > 0,
    equipment: () => readEquipment(raw) !== null,
    one_word: () => words.length === 1,
    short: () => words.length <= 4,
    long: () => words.length >= 20,
    four_words: () => words.length >= 4,
    asks_session: () => has("what_can_i") && (has("minutes") || has("equipment") || has("session_word")),
    exercises_for_state: () => EXERCISES_FOR.test(text) && (has("limitation") || STATE.test(text)),
    worded: () => words.length >= 8 || WORDED.test(text),
    bare_thing: () =>
      words.length <= 5 &&
      !has("worded") &&
      !/[,&+]|\b(?:gym|home|body ?weight|without|only|just|hotel|with|and|session|workout)\b/.test(text),
    bare_exercise: () =>
      text.length < WHOLE_MESSAGE &&
      has("exercise_word") &&
      (BARE_EXERCISE.test(text) || (words.length <= 7 && BARE_NAME_UNLESS.every((name) => !has(name)))),
    bare_topic: () => text.length < WHOLE_MESSAGE && BARE_TOPIC.test(text),
    bare_session: () => text.length < WHOLE_MESSAGE && BARE_SESSION.test(text) && !has("bare_topic"),
    bare_number: () => text.length < WHOLE_MESSAGE && /\d/.test(text) && BARE_NUMBER.test(text),
    domain: () => DOMAIN.test(text) || has("equipment"),
    off_domain: () => !has("domain") && words.length >= 3 && LATIN.test(text) && contentWords(text) >= 1,
    changes_plan: () => has("change_verb") && has("plan_owned"),
    generic_question: () => GENERIC.test(text),
    change_in_plan: () => has("changes_plan") && has("plan_word"),
    limitation_only: () => has("limitation") && !has("minutes") && !has("equipment"),
    makes_new: () => NEW_THING.test(text),
    makes_session: () => has("make_verb") && has("session_word"),
    makes_plan: () => has("make_verb") && has("plan_word"),
    per_week_plan: () => has("per_week") && has("plan_word"),
    dated_race: () => has("race") && has("when_said"),
    own_metric: () => has("first_person") && has("metric"),
    asserted_number: () => has("asserted") && has("number"),
    unit_correction: () =>
      context.hasRecentLog &&
      has("unit_said") &&
      /^\W*(?:\w+ )?(?:make|change|set|it|that) (?:it|that|was|is|should)\b/.test(text),
    two_measures: () => has("distance") && has("duration"),
  };
  const known = new Map<string, boolean>();
  const has = (name: string): boolean => {
    const before = known.get(name);
    if (before !== undefined) return before;
    const pattern = name in computed ? undefined : cues[name];
    const value = pattern
      ? !(WHOLE_CUES.has(name) && text.length > WHOLE_MESSAGE) && pattern.test(text)
      : (computed[name]?.() ?? false);
    known.set(name, value);
    return value;
  };
  return { text, has };
}
