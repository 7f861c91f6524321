import type { Route } from "../../protocol/turn.ts";
import { readPartOfSession } from "../answers/partOfSession.ts";
import { tellsWhole } from "../answers/wholeSession.ts";
import { asksOfAnswer } from "../coaching/asksOfAnswer.ts";
import { isFurtherFigure } from "../coaching/furtherSum.ts";
import { asksOfTold, asksOwnDeed, asksWhetherRight, compares, readsLog } from "../coaching/ownLogWords.ts";
import { asksProgress } from "../coaching/progressQuestion.ts";
import { readStoredQuestion } from "../coaching/storedQuestion.ts";
import { asksFiveThreeOne, asksSum } from "../coaching/sums/asksSum.ts";
import { asksWarmUpTo } from "../coaching/warmUpTo.ts";
import { foldText } from "../foldText.ts";
import { isMovementWord } from "../notation/clauseWords.ts";
import { tellsScoreOrCost } from "../notation/notSets.ts";
import { compiled } from "../patterns/compiled.ts";
import { entered } from "../patterns/enteredPattern.ts";
import { readEquipment } from "../person/equipmentWords.ts";
import { readHealedJoints, readLimitations } from "../person/limitations.ts";
import { JOINT_WORDS } from "../person/limitationWords.ts";
import { asksToGoOn } from "../safety/asksToTrainOn.ts";
import { addsMinutes } from "../session/addsMinutes.ts";
import { asksHow, asksWorried, changesSession, isOfWhatIsKnown } from "../session/changesSession.ts";
import { readAdjustment } from "../session/sessionAdjustment.ts";
import { ordersEdits } from "../session/sessionEdits.ts";
import { readSessionTalk } from "../session/sessionTalk.ts";
import { sessionText } from "../session/sessionText.ts";
import { APP_PATTERNS, readAppQuestion } from "./appQuestion.ts";
import { BARE_PATTERNS, BARE_SIGNALS, WHOLE_MESSAGE } from "./bareSignals.ts";
import type { Deed } from "./deed/senseDeed.ts";
import { DO_NOT_LOG } from "./doNotLog.ts";
import { asksList, LIST_PATTERNS } from "./listQuestion.ts";
import { LOG_PATTERNS, LOG_SIGNALS } from "./logSignals.ts";
import { OUTING_PATTERNS, tellsMoreDone, tellsOuting } from "./outingTime.ts";
import { asksExtremeOfAdvice, NOT_OWN_PAST, OWN_PAST } from "./ownPast.ts";
import { saidWord } from "./saidWord.ts";
import { skipsSession } from "./skipsSession.ts";
import type { readStance } from "./stance.ts";
import { RECORD_TOLD, tellsFeel } from "./tellsFeel.ts";
import { asksTerm, TERM_PATTERNS } from "./termQuestion.ts";
import { buildsList } from "./tornLog.ts";
import { TRAINING_CUES } from "./trainingCues.ts";
import { hasOnlyHomographs, isOfDomain, namesSession, namesTraining, TRAINING_PATTERNS } from "./trainingSignals.ts";
import { CHANGE, MUSCLE, PLAN, SESSION, WEEKDAY } from "./trainingWords.ts";
import { AILS_INSTEAD, CLOSES_WITH_PART, LENGTH_ALONE, MAKES_NONE } from "./wishFragments.ts";

/** What the conversation adds to a message. */
export type SignalContext = {
  recentRoute: Route | null;
  hasRecentLog: boolean;
  hasRecentWorkout: boolean;
};

/** One request as the signals see it. */
export type SignalSource = {
  raw: string;
  /** Folded, with slips in key words put right. */
  text: string;
  words: readonly string[];
  context: SignalContext;
  stance(): ReturnType<typeof readStance>;
  /** Whether it tells what was done, by all of its words. */
  deed(): Deed;
  has(name: string): boolean;
  /** The same by the signal's place. */
  isHeard(place: number): boolean;
  /** Whether one of `TEXT_PATTERNS` is found in the text. */
  finds(pattern: RegExp): boolean;
  /** Whether one of them may be found at all. */
  mayFind(pattern: RegExp): boolean;
};

/** A sum is asked for in one sentence or two. */
const LONGEST_SUM = 160;
/** A limit and nothing else: what a session that was just made is to be changed to. */
const BARE_WISH =
  /^(?:(?:ok|now|and|but|just|only|please|make it|i (?:only |just )?have(?: got)?(?: only)?|only got|there is only|we only have|with|for|about|max|maybe|rather|actually|a bit|much|way|even)[, ]+){0,4}(?:\d+ ?(?:min\w*|hours?|hrs?|h|sets?|reps?|exercises?|rounds?)(?: (?:each|only|max|per exercise|total|instead|of each))?|no [a-z -]+|(?:harder|easier|shorter|longer|heavier|lighter|quicker|faster|less|more)(?: [a-z]+){0,2}|(?:an?|half an) hour)(?: please| pls| then| instead)?[.! ]*$/;
/** "Arms yesterday, 40 min": of that day, and no reason for what is wanted today. */
const PAST_DAY =
  /\b(?:yesterday|last night|gestern|ayer|anoche|ieri|ontem|hier (?=le |la |les |soir|matin|jambes|pecs|dos|seance|bras|epaules|haut|full|push|pull|j ai|\d))/;
const OTHER_DAY =
  /\b(?:today|tonight|now|tomorrow|so|instead|then|because|cause|since|after|please|pls|give|make|build|want|need|not|heute|jetzt|morgen|also|weil|deshalb|aujourd|maintenant|demain|donc|hoy|ahora|manana|asi que|oggi|adesso|domani|quindi|hoje|agora|amanha|entao)\b/;
/** The plan is named as the thing that is to be different. */
const EDITS_PLAN = compiled(
  `\\b(?:in|on|for) (?:my|the) (?:\\w+ )?(?:${PLAN}|week|schedule)[,:]? ${CHANGE}(?![\\w])|\\b(?:put|stick|throw|bump|slot|squeeze)\\b.{1,60}\\b(?:my|the) (?:${PLAN})(?![\\w])|(?<![\\w])(?:${PLAN})(?![\\w]).{0,40}\\binstead of\\b|^(?:(?:can|could|would) (?:you|u) |please |pls |ok |and )*(?:${CHANGE}|put|stick|throw)(?![\\w]).{1,50}\\b(?:to|in|into|from|on|at the (?:end|start|beginning) of|before|after) (?:every|each|all(?: of)?(?: my| the)?) (?:\\w+ )?(?:sessions?|workouts?|trainings?|days?)[ .!]*(?:please|pls)?[ .!]*$`,
);
const LEADS_WITH_PART = compiled(
  `^(?:(?:an?|some|quick|short|long|easy|hard|light|heavy|\\d+ ?min\\w*)[, ]+){0,4}(?:${MUSCLE}|${SESSION}|(?:full|total|whole|upper|lower) body|push|pull|upper|lower)(?![\\w])(?! (?:is|are|was|were|hurts?|pain|feels?|felt|hat|tut|sore|injur\\w*|strain|tear|tendon\\w*|issues?|problems?))`,
);
/** What a session is described by, and a log is not. */
const WISH_MARK =
  /\b(?:please|pls|accessor(?:y|ies)|focus(?:ed|ing)?|no equipment|only)\b|^(?:at )?(?:home|gym|hotel|park|garage)\b|\b(?:at home|in the gym|hotel gym)\b/;
const WISH_LENGTH =
  /\b(?:\d{2,3} ?-?min\w*|(?<!(?:with|at|x|by|@) ?)\b(?:15|20|25|30|35|40|45|50|60|75|90)(?= (?:gym|home|at|please|pls|in)\b|[,.!]|$)|an hour|half an hour)/;
const DAY_OFF =
  /\b(?:no|skipping(?: the| my)?|not doing (?:a|any|my)|taking a break from) (?:workouts?|gym|training|sessions?|lifting)(?: for me)? (?:today|tonight|this (?:week|morning|evening))\b|^(?:rest day|day off)(?: today| for me)*[.! ]*$/;
const LOOK_ONLINE =
  /\b(?:look|search|check|find)(?: it| this| that)?(?: up)? (?:online|on the (?:web|internet|net))\b|\b(?:gyms?|pools?|studios?|trainers?|shops?|physios?) (?:near|around|close to) \w/;
const NAMES_JOINT = compiled(JOINT_WORDS.map(([pattern]) => pattern.source).join("|"));
const JOINT = entered(NAMES_JOINT);
const HERE_AND_NOW = /\b(?:i am|we are|here|only|just|no|not|without|actually|today|turns out)\b/;
/** "Move it to friday", "make it 4", "is it good": nothing in the message says what. */
const POINTS_BACK = /\b(?:it|that|this|them|those|these|one|ones|again|instead)\b/;
const POINTS_BACK_WORDS = compiled(
  `^(?:(?:it|that|this|them|those|these|one|ones|again|instead|other|first|second|third|last|next|same|both|all|also|a|an|the|i|you|we|me|my|is|was|are|were|be|do|does|did|can|could|would|should|will|want|need|like|get|give|show|tell|take|put|make|made|move|change|switch|swap|drop|remove|delete|add|cancel|undo|keep|leave|try|use|cut|shift|push|pull|bring|bump|set|fix|redo|repeat|rename|save|start|more|less|a bit|bit|much|harder|easier|shorter|longer|heavier|lighter|better|worse|good|bad|ok|okay|enough|safe|normal|right|wrong|true|bigger|smaller|to|for|in|on|at|of|with|without|by|from|and|or|not|no|then|please|too|way|what|which|how|why|when|where|about|now|today|tomorrow|later|earlier|back|out|off|up|down|over|so|just|maybe|actually|hmm|ok|well|really|yes|kind|${WEEKDAY}|\\d+)[.,!?]*)$`,
);
const DISMISSAL =
  /^(?:(?:oh|ok|okay|ah|actually|no|nah|well)[,. ]+){0,3}(?:never ?mind|nvm|forget (?:it|about it)|forget i asked|do not bother|does not matter|drop it|schon gut|egal|laisse tomber|olvidalo|lascia stare|deixa (?:pra la|para la))(?: (?:then|that|it|thanks?|sorry))?[.! ]*$/;
/** How long to rest, asked between sets. */
const REST_ASKED =
  /\b(?:how (?:much|long)|what) (?:(?:of an?|an?|should|do|is|the|my|i|we|to|would|you|a) ){0,5}(?:rests?|breaks?|pauses?|resting)\b/;
const POLITE_NO =
  /^(?:(?:oh|ok|okay|ah|haha|lol|nah|yeah|thanks)[,. ]+){0,2}no (?:worries|thanks|thank you|thx|problem|prob|probs|rush|pressure|need|stress|biggie|way|kidding|joke|doubt)(?: (?:at all|man|mate|bro|lol|haha|then|thanks|really))*[.! ]*$/;
/** "How do I get to 220", "how to break through 60": a goal in figures. */
const TO_FIGURE =
  /\b(?:how|what) (?:do|can|could|should|would|will|does|did|to|will it take|long)(?: (?:i|it|one|we|you|take|me|need|have))*(?: (?:to|do))*(?: (?:get|go|make it|break|push|move|jump|add|increase|reach|hit|bench|squat|deadlift|press|pull|train))?(?: (?:up|to|past|through|over|beyond|from|the|a|my))+ ?\d/;
/** "Log my weight too, 81.4": of the person, and of no lift. */
const WEIGHT_NOTED = entered(
  /\b(?:log|record|track|note|save|put|add|notier\w*|trag|speicher\w*|note[rz]?|enregistre\w*|anota\w*|apunta\w*|registra\w*|segna\w*)\b(?: \p{L}+){0,3}? (?:body ?-?weight|weight|bw|gewicht|korpergewicht|poids|peso)(?! (?:on|of|for)\b)(?: (?:too|as well|also|today|at|is|as|auch|of|mit|aussi|tambien|anche|tambem))*[ :,]*\d{2,3}(?:[.,]\d{1,2})?(?: ?(?:kgs?|kilos?|lbs?|pounds))?[\s.!]*$/u,
);
/** "It did hurt a bit on the last one": of what was just logged. */
const HURT_TOLD =
  /^(?:(?:ok|but|and|oh|well|though|so|hm+|aber|mais|pero|ma|mas)[ ,]+)*(?:it|that|this|they|those|the last (?:one|set|rep|few)|es|das|ca|eso|esto|isso)(?: \p{L}+){0,3}? (?:hurts?|hurting|ached|stung|pinched|twinged|painful|weh ?getan|fait mal|dolio|doleva|doeu)(?![\p{L}])|\b(?:felt|had|got) (?:a|an|some|slight|sharp|little|bit of|weird|funny| )*(?:twinge|pinch|pain|pop|zing|stabbing|niggle|ache)\b/u;
/** "Do you remember my bench from last week": asked of the log. */
const LIFT_REMEMBERED =
  /\bremember (?:my (?!favou?rite|fav\b|name|goal|injur)|what i (?!told|said|like|hate|want|have|own)|when i|how (?:much|heavy|many|far|fast|long))/;
/** "Rest day today?", "Pause oder Laufen?": whether to train at all is asked, and no date of a plan. */
const REST_DAY =
  /\b(?:rest day|day off|off day|(?:train|lift|gym|work ?out|run) or (?:rest|skip|not)|take (?:a |the )?(?:day|rest)|(?:should i|do i|or|just) (?:rest|skip (?:today|it))|ruhetag|pause|trainingsfrei|jour de repos|repos|reposer|dia de descanso|descans(?:ar|o)|riposo|riposare)\b/;
const TRAINED_OR_NOT =
  /\b(?:today|tonight|tomorrow|instead|or|heute|morgen|lieber|oder|demain|aujourd|ou|hoy|manana|o|oggi|domani|oppure|hoje|amanha)\b/;
const DATED_REST =
  /\b(?:when|next|which|how|wann|welche\w*|wie|quand|combien|cuando|cuant[oa]|quando|quant[oa]|between|entre|zwischen|tra|sets?|series?|satze\w*|put|move|add|schedule|remind\w*)\b/;
/** Asks what is amiss with how something is done, and no figures of the past. */
const WENT_WRONG =
  /\bwhat (?:did i do|am i doing|have i done|was i doing|do i do) (?:(?:so |all )?wrong|to my (?!log))|\bwas mache? ich (?:dabei |da )?falsch\b|\b(?:que|o que) (?:hago|hice|estoy haciendo|faco|estou fazendo) (?:mal|de errado|errado)\b/;
const LATIN = /[a-z]{3}/;
/** "I climb three times a week": a habit beside the training that is asked for. */
const OTHER_SPORT = entered(
  /\b(?:i|we) (?:also |already |usually |normally )?(?:climb|boulder|run|swim|cycle|ride|bike|dance|box|ski|surf|hike|walk|fence|skate|(?:play|do|have|go(?: to)?) \p{L}+(?: practice| training| lessons?)?)(?: \p{L}+){0,2} (?:\d ?x|\d ?times|once|twice|(?:two|three|four|five) times|\d ?days)(?: (?:a|per|each|every) week|\/week| weekly)\b/gu,
);
const EXERCISES_FOR = /\b(?:exercises?|movements?|stretch(?:es)?|moves|workouts?|lifts?) (?:for|to|that|with|when)\b/;
const STATE =
  /\b(?:pain|injur\w*|disc|seniors?|elderly|beginners?|runners?|mass|strength|weight loss|posture|fat loss|athletes|pregnan\w*|arthritis|tight\w*|mobility)\b/;
const GENERIC =
  /^(?:(?:so|ok|hey|and|but|coach)[, ]+){0,6}(?:do (?:i|you|we|people|women|men|\w+s)|does|should|can|could|is it|is a|is the|would|will|are|which|why|what is an? |what is the|what are|how (?:do|to|should|can|much (?:\w+ )?(?:should|do|is)|many (?:\w+ ){0,2}(?:should|do|is|are)))\b/;
const NEW_THING =
  /\b(?:build|create|make|design|generate|give|gimme|want|need|write|plan)(?: me| us)? (?:an?|another|new|some|\d+)\b/;
const SMALL_WORDS = new Set(
  "what which this that these those with your have about would could should there their where when from into over them they then than because been being does doing here just like make more most much only other some such very want will well were know need please tell give show help think really also even still back good best thing things stuff something anything nothing everything someone today tomorrow yesterday right left okay sure maybe again another mean means explain another kind lets going thanks using used says said the and you for are was not can may how who why its any all out off now get got too has had did does been one two let put take time times long many often need try tried start stop use change keep look feel come came call ask asked work works day days week see find add day next last first after before while until again same else another few lot lots bit big small new old right wrong better worse easy hard fast slow high low yes yeah him her his she they our ours mine yours says idea ideas point part parts way ways problem question questions answer example examples thank yep nope lol please maybe should would could might must shall will wont about around between through during also only just very really quite rather much such both each every other others own than".split(
    " ",
  ),
);

function contentWords(text: string): number {
  return (text.match(/[\p{L}]{3,}/gu) ?? []).filter((word) => !SMALL_WORDS.has(word)).length;
}

/** What the computed signals look for in the text of a request. */
export const TEXT_PATTERNS: readonly RegExp[] = [
  ...TRAINING_PATTERNS,
  EXERCISES_FOR,
  STATE,
  GENERIC,
  NEW_THING,
  EDITS_PLAN,
  LEADS_WITH_PART,
  CLOSES_WITH_PART,
  AILS_INSTEAD,
  LENGTH_ALONE,
  WISH_MARK,
  WISH_LENGTH,
  ...OUTING_PATTERNS,
  DAY_OFF,
  LOOK_ONLINE,
  ...LOG_PATTERNS,
  POINTS_BACK,
  DISMISSAL,
  OWN_PAST,
  WENT_WRONG,
  REST_ASKED,
  REST_DAY,
  HERE_AND_NOW,
  ...BARE_PATTERNS,
  TRAINING_CUES.per_week,
  PAST_DAY,
  TO_FIGURE,
  ...TERM_PATTERNS,
  ...LIST_PATTERNS,
  ...APP_PATTERNS,
];

const AMOUNT =
  /\b(?:weights?|kilos?|kgs?|pounds|lbs|reps?|sets?|gewicht|wiederholungen|satze|poids|repetitions|series|peso|repeticiones|ripetizioni|serie|repeticoes)\b/;
/** "Morning! what did I squat on Saturday?" */
const asksOfOwnLift = (m: SignalSource): boolean =>
  (m.has("exercise_word") ||
    (m.has("question_word") && m.words.some((word) => isMovementWord(word.replace(/[^\p{L}]/gu, "")))) ||
    (m.context.hasRecentLog && (m.has("training_word") || AMOUNT.test(m.text)))) &&
  !m.has("sets_by_reps") &&
  asksOwnDeed(m.text);

/** With sets logged since, "the last one", "save it" and "make it 5x5" are of those. */
/** After these, "is that right?" is of the log. */
const TELLS_LOG: ReadonlySet<Route | null> = new Set<Route>(["WORKOUT_LOG", "ANALYZE_PROGRESS"]);
const isOfSession = ({ context: { hasRecentWorkout, hasRecentLog, recentRoute } }: SignalSource): boolean =>
  hasRecentWorkout && (recentRoute === "WORKOUT_GENERATE" || (!hasRecentLog && recentRoute !== "EDIT_PLAN"));

/** Signals that are worked out rather than matched; each may ask for others. */
export const COMPUTED_SIGNALS: Readonly<Record<string, (m: SignalSource) => boolean>> = {
  recent_log: (m) => m.context.hasRecentLog,
  recent_workout: (m) => m.context.hasRecentWorkout,
  recent_coach: (m) => m.context.recentRoute === "COACH",
  done: (m) => m.stance().stance === "done",
  asserted: (m) =>
    m.stance().stance === "done" &&
    m.stance().signals.some((signal) => !["past_time", "heading", "felt", "log_order"].includes(signal)),
  log_order: (m) => m.stance().signals.includes("log_order"),
  unsaid: (m) => m.stance().stance === "unsaid",
  may_log: (m) => (m.has("done") || m.has("unsaid")) && !m.has("no_deed"),
  planned: (m) => m.stance().stance === "planned",
  hypothetical: (m) => m.stance().stance === "hypothetical",
  negated: (m) => m.stance().stance === "negated",
  forbids_log: (m) => m.stance().signals.includes(DO_NOT_LOG[0]),
  other_person: (m) => m.stance().stance === "other_person",
  quoted: (m) => m.stance().stance === "quoted",
  stance_question: (m) => m.stance().stance === "question",
  question: (m) => m.has("question_word") || m.has("question_mark") || m.has("question_inside"),
  training_word: namesTraining,
  homographs_only: hasOnlyHomographs,
  everyday_word: (m) => m.words.some((word) => saidWord(word).isEveryday),
  skips_session: (m) => skipsSession(m.raw) !== null,
  session_word: namesSession,
  plan_only: (m) => m.has("plan_word") && !m.has("minutes") && !m.has("session_word"),
  food_only: (m) => m.has("food_word") && !m.has("real_training"),
  adjusting: (m) => m.has("adjust") && m.has("recent_workout"),
  real_training: (m) => m.has("exercise_word") || m.has("muscle_word") || m.has("session_word") || m.has("plan_word"),
  joint_named: (m) => {
    const folded = foldText(m.raw).replaceAll("_", " ");
    return JOINT.mayFind(folded) && NAMES_JOINT.test(` ${folded.replace(/[^\p{L}\p{N}%/']+/gu, " ")} `);
  },
  limitation: (m) => m.has("joint_named") && readLimitations(m.raw).length > 0,
  healed: (m) => m.has("joint_named") && readHealedJoints(m.raw).length > 0,
  equipment: (m) => readEquipment(m.raw) !== null,
  short: (m) => m.words.length <= 4,
  long: (m) => m.words.length >= 20,
  four_words: (m) => m.words.length >= 4,
  asks_session: (m) =>
    ((m.has("minutes") || m.has("equipment")) && (m.has("session_looks") || m.has("what_goes"))) ||
    (["minutes", "equipment", "session_word"].some(m.has) && (m.has("what_can_i") || m.has("good_session"))),
  exercises_for_state: (m) => m.finds(EXERCISES_FOR) && (m.has("limitation") || m.finds(STATE)),
  ...BARE_SIGNALS,
  domain: isOfDomain,
  off_domain: (m) =>
    !m.has("domain") && !m.has("supplement") && m.words.length >= 3 && LATIN.test(m.text) && contentWords(m.text) >= 1,
  changes_plan: (m) => m.has("change_verb") && m.has("plan_owned"),
  generic_question: (m) => m.finds(GENERIC),
  change_in_plan: (m) => m.has("changes_plan") && m.has("plan_word"),
  session_asked: (m) => m.has("session_word") && m.has("question_mark") && !m.has("question_word") && !m.has("how_to"),
  limitation_only: (m) => m.has("limitation") && !m.has("minutes") && !m.has("equipment"),
  makes_new: (m) => m.finds(NEW_THING),
  makes_session: (m) => m.has("make_verb") && m.has("session_word"),
  makes_plan: (m) => m.has("make_verb") && m.has("plan_word"),
  per_week: (m) => m.mayFind(TRAINING_CUES.per_week) && TRAINING_CUES.per_week.test(m.text.replace(OTHER_SPORT, " ")),
  per_week_plan: (m) => m.has("per_week") && m.has("plan_word"),
  dated_race: (m) => m.has("race") && m.has("when_said"),
  own_metric: (m) => m.has("first_person") && m.has("metric"),
  asserted_number: (m) => m.has("asserted") && m.has("number"),
  ...LOG_SIGNALS,
  went_wrong: (m) => m.finds(WENT_WRONG) && !m.has("sets_by_reps"),
  own_past: (m) =>
    (m.words.length <= 16 &&
      (m.finds(OWN_PAST) || asksOfOwnLift(m) || asksProgress(m.text, m.has("exercise_word"))) &&
      !NOT_OWN_PAST.test(m.text.replace(/^(?:can|could) you /, "")) &&
      !asksExtremeOfAdvice(m.text, m.context.recentRoute)) ||
    (m.context.hasRecentLog && asksOfTold(m.text)) ||
    (TELLS_LOG.has(m.context.recentRoute) && asksWhetherRight(m.text)),
  asks_stored: (m) => {
    const asked = m.has("sets_by_reps") ? null : readStoredQuestion(m.raw);
    return asked !== null && (asked.isOfLog || m.context.hasRecentLog);
  },
  reads_log: (m) => m.words.length <= 14 && !m.has("sets_by_reps") && readsLog(m.text),
  compares_log: (m) =>
    m.words.length <= 14 && (m.context.hasRecentLog || m.has("exercise_word")) && !m.has("number") && compares(m.text),
  adjusts_session: (m) =>
    m.context.hasRecentWorkout &&
    m.words.length <= 10 &&
    !m.has("question_word") &&
    !m.finds(MAKES_NONE) &&
    !isOfWhatIsKnown(m.raw) &&
    (BARE_WISH.test(m.text) || m.has("bare_topic") || readAdjustment(sessionText(m.raw).plain) !== null),
  changes_session: (m) =>
    m.context.hasRecentWorkout &&
    m.context.recentRoute === "WORKOUT_GENERATE" &&
    m.words.length <= 14 &&
    !m.finds(MAKES_NONE) &&
    changesSession(m.raw),
  edits_session: (m) => isOfSession(m) && (ordersEdits(m.raw) || addsMinutes(m.raw)),
  worries: (m) => m.context.hasRecentWorkout && m.words.length <= 20 && asksWorried(m.raw),
  how_behind: (m) => m.words.length <= 12 && m.has("exercise_word") && !m.has("sets_by_reps") && asksHow(m.raw),
  session_talk: (m) =>
    isOfSession(m)
      ? readSessionTalk(m.raw) !== null
      : m.context.hasRecentWorkout && m.words.length <= 9 && readSessionTalk(m.raw)?.kind === "next",
  session_done: (m) =>
    m.context.hasRecentWorkout &&
    m.context.recentRoute !== "WORKOUT_LOG" &&
    !m.has("question_mark") &&
    !m.has("session_talk") &&
    (tellsWhole(m.raw) || readPartOfSession(m.raw) !== null),
  // "No worries" takes nothing out of a session.
  polite_no: (m) => m.context.hasRecentWorkout && POLITE_NO.test(m.text),
  equipment_now: (m) =>
    m.context.hasRecentWorkout && m.words.length <= 12 && m.has("equipment") && m.finds(HERE_AND_NOW),
  rest_asked: (m) => (m.context.hasRecentLog || m.context.hasRecentWorkout) && m.finds(REST_ASKED),
  asks_to_go_on: (m) => m.words.length <= 12 && asksToGoOn(m.raw),
  rest_or_train: (m) =>
    m.words.length <= 14 &&
    (m.raw.includes("?") || /^(?:(?:so|ok|hm+)[ ,]+)*(?:do|should|shall) i\b/.test(m.text)) &&
    m.finds(REST_DAY) &&
    TRAINED_OR_NOT.test(m.text) &&
    !DATED_REST.test(m.text),
  more_done: (m) => m.context.hasRecentLog && m.context.recentRoute !== "WORKOUT_GENERATE" && tellsMoreDone(m.text),
  to_figure: (m) => m.finds(TO_FIGURE),
  weight_noted: (m) => m.has("number") && WEIGHT_NOTED.test(m.text) && !m.has("exercise_word") && !m.has("question"),
  hurt_told: (m) => m.context.hasRecentLog && m.words.length <= 16 && !m.has("sets_by_reps") && HURT_TOLD.test(m.text),
  lift_remembered: (m) =>
    m.has("memory_query") && (m.has("exercise_word") || m.finds(OWN_PAST)) && LIFT_REMEMBERED.test(m.text),
  feel_told: (m) =>
    (m.context.hasRecentLog || m.context.recentRoute === "WORKOUT_LOG") &&
    (tellsFeel(m.text) || RECORD_TOLD.test(m.text)),
  dismissal_only: (m) => m.text.length < WHOLE_MESSAGE && m.finds(DISMISSAL),
  session_wish: (m) =>
    m.has("unsaid") && !m.has("load") && m.finds(WISH_MARK) && m.finds(WISH_LENGTH) && m.has("real_training"),
  machine_time: tellsOuting,
  builds_list: (m) => buildsList(m.raw),
  day_off: (m) => m.finds(DAY_OFF) && !m.has("make_verb"),
  look_online: (m) => m.finds(LOOK_ONLINE),
  points_back: (m) =>
    m.words.length <= 7 &&
    m.finds(POINTS_BACK) &&
    !m.has("real_training") &&
    !m.has("food_word") &&
    !m.has("ack_only") &&
    m.words.every((word) => POINTS_BACK_WORDS.test(word)),
  edits_plan: (m) => m.finds(EDITS_PLAN),
  leads_with_part: (m) => m.finds(LEADS_WITH_PART) && !m.has("first_person") && !m.has("question"),
  closes_with_part: (m) => m.finds(CLOSES_WITH_PART) && !m.finds(AILS_INSTEAD),
  length_alone: (m) => m.finds(LENGTH_ALONE),
  score_or_cost: (m) => /\d/.test(m.text) && tellsScoreOrCost(m.raw),
  attended: (m) => /\b(?:class|lesson|kurs|cours|clase)\b/.test(m.text),
  energy_burnt: (m) => /\b(?:calories?|kcals?|cals|energy)\b.*\bburn/.test(m.text) && m.has("question"),
  sum_asked: (m) => m.text.length < LONGEST_SUM && asksSum(m.raw),
  five_three_one: (m) => asksFiveThreeOne(m.text, m.raw),
  list_asked: (m) => asksList(m.text, m.mayFind),
  warm_up_to: (m) => asksWarmUpTo(m.raw),
  asks_of_answer: (m) => asksOfAnswer(m.text),
  further_figure: (m) => m.context.recentRoute === "COACH" && isFurtherFigure(m.text),
  recent_food: (m) => m.context.recentRoute === "NUTRITION",
  term_asked: (m) => asksTerm(m.text, m.mayFind),
  about_app: (m) => readAppQuestion(m.text, m.mayFind) !== null,
  only_past: (m) => m.finds(PAST_DAY) && !m.finds(OTHER_DAY),
  share_of: (m) => /\d ?(?:%|percent) of (?:my )?(?:\d|1 ?rm|max)/.test(m.text) && m.has("question"),
  two_measures: (m) => m.has("distance") && m.has("duration"),
};
