import type { RouteDecision } from "../../protocol/turn.ts";
import { foldText } from "../foldText.ts";
import { entered } from "../patterns/enteredPattern.ts";
import { PatternIndex } from "../patterns/patternIndex.ts";
import { tellsGirths } from "../person/bodyGirths.ts";
import { bodyGoalIn } from "../person/facts/bodyGoal.ts";
import { withoutOwnedWeights } from "../person/ownedWeights.ts";
import { withoutOtherDays } from "../session/otherDays.ts";
import { introducedAge, readOwnMinutes } from "../session/ownMinutes.ts";
import { readSessionRequest, type SessionRequest } from "../session/sessionRequest.ts";
import { mendSession } from "../session/sessionSpelling.ts";
import { sessionText } from "../session/sessionText.ts";
import { asksIndirectly } from "./asksIndirectly.ts";
import { OTHERS_HABIT, withoutHabit } from "./besideHabit.ts";
import { isDosedSession, mayBeDosed } from "./dosedSession.ts";
import { beginsWith, fitsSetsInTime, isPlanOfToday, trainsAt } from "./sessionInOtherWords.ts";
import { asEither } from "./toldDone.ts";
import { SESSION } from "./trainingWords.ts";

/** Routes that a description of a session is taken for when no verb asks for one. */
const MISTAKEN: ReadonlySet<string> = new Set([
  "UNKNOWN",
  "PROFILE",
  "COACH",
  "WORKOUT_LOG",
  "EXECUTE_WORKOUT",
  "EDIT_PLAN",
  "PLAN_ROUTINE",
]);
/** Routes that it is taken for now and then, where the words are not sure of them. */
const SOMETIMES: ReadonlySet<string> = new Set(["NEXT_WORKOUT", "EVENT", "TASK", "SMALLTALK", "OFF_TOPIC"]);
const LIKELY_OTHER = 0.75;
/** What asks or tells of something else: explanations, habits and weeks, deeds, notes to keep. */
const ASKS = entered(
  /^(?:(?:so|ok|okay|hey|hi|hello|yo|and|but|well|wait|hmm+|um|uh|oh|now|right|also|then|actually|sorry|coach|mate|bro|lol|(?:quick )?question)[,:. ]+){0,4}(?:what|which|how|why|when|where|who|is|are|does|do i|did|should|will|would it|wie|was|warum|welche\w*|ist|soll|reich(?:t|en)|brauch\w*|bastan?o?|lohnt|comment|pourquoi|quel\w*|est ce|como|por que|cual\w*|que es|come|perche|quale|qual)\b|\b(?:how (?:much|many|long|often|do|does|should|can)|explain|difference between|better than|(?:is|are) (?:it|that|this) (?:ok|okay|safe|bad|enough|good|fine|normal)|should i|what if|worth it|(?:yes|go) or no|before or after|first or (?:last|after|second)|vor oder nach|avant ou apres|antes o despues|prima o dopo|antes ou depois|why (?:is|does|do|are)|what (?:is|are|would|will) (?:my|the|a|an|that|this)|kann man|peut on|se puede|si puo|da para)\b/,
);
const ASKS_FOR_IT =
  /\b(?:(?:can|could|may|might) (?:i|we|you|u) (?:please )?(?:have|get|do me|give|sort|make|build|put|squeeze|fit|suggest)|what (?:have )?(?:you|u) got|(?:some|any)thing else(?= ?(?:$|[.!?]|please|pls|today|is fine))|got (?:anything|something)|any ideas?|(?:make|build|write|design|create) (?:me |us )?(?:one|it|that)(?= [^?]{0,30}$|[ .!]*$)|put (?:it|that|this|these|those|them) together|(?:what|which) (?:can|could|should) i do|was (?:kann|konnte|soll) ich|must (?:have|include|be in)|(?:has|have|got) to be in|gotta have|was geht|que (?:puedo|podria) hacer|que puis je faire|(?:che )?cosa posso fare|o que (?:eu )?posso fazer)\b/;
/** "Arnold split day 1: chest and back", "bro split arm day": a split says which day of it is wanted. */
const PART_OF_SPLIT =
  "(?:upper|lower|push|pull|legs?|chest|back|arms?|shoulders?|torso|limbs?|full body|anterior|posterior)";
const SPLIT = "(?:split|ppl|push[ /]pull(?:[ /]legs?)?|upper[ /]lower|programme?|routine|rotation)";
/** "Upper lower split and today is upper", "torso day, torso/limbs split": which part of it is today's. */
const TURN_OF_SPLIT = new RegExp(
  `\\b${SPLIT}\\b[^;!?\\n]{0,30}\\b(?:(?:today|tonight|it|now|next(?: up)?|up next)(?: is|s|'s|,|:| it is| its| it's)*|turn (?:of|for)|on|due|left with) (?:for )?${PART_OF_SPLIT}\\b|\\b${PART_OF_SPLIT} (?:day|today|turn|is (?:up|next|due)|next)\\b[^;!?\\n]{0,40}\\b${SPLIT}\\b`,
);
const DAY_OF_SPLIT =
  /\b(?:split|ppl|push pull legs?|upper lower|programme?|routine)\b[^.;!?]{0,20}\bday\b(?! (?:a|per|split|plan|programme?|routine))|\bday (?:\d|one|two|three|four|five|[a-e])\b/;
/** "On the treadmill or bike": what was done was done on one of them. */
const CHOICE = entered(
  /\b(?:treadmill|bike|rower|row|elliptical|cross ?trainer|stepper|skipping|run|walk|swim|laufband|fahrrad|rameur|velo|tapis|bici|cinta|cyclette|esteira|bicicleta) (?:or|oder|ou|o) (?:(?:the|an?|das|le|la|el|il|o|a) )?\p{L}+/u,
);
/** "Ok just mobility then, 15 min", "fine, give me 20 then": what was talked of is to be trained. */
const OK_THEN =
  /^\W*(?:ok(?:ay)?|alright|all right|fine|right|cool|good|yeah|sure|gut|na gut|bon|bueno|vale|va bene|beleza)[ ,.!]+(?:(?:just|only|maybe|lets do|let us do|lets|give me|then|do|i ll do|i ll take|can i do|we ll do|nur|juste|solo|so)[ ,]+){0,12}(?:[^?.;!]*\b(?:then|dann|alors|entonces|allora|entao)\b|(?:give me|lets do|let us do|i ll do) )/;
const ENDS_IN_GO = /[,.;!\n] *(?:lets |let'?s |and )?go+\b[ .!]*$/;
/** A question mark after more than the name of what might be trained: "legs? glutes?" asks nothing. */
const QUESTION = /(?:[^\s.,;!?]+ ){2,}[^\s.,;!?]+ ?\?/;
const USUAL = entered(
  /\b(?:(?:per|a|every|each|this|next|last) (?:week|month|day|morning|evening|night)|weekly|daily|days|weeks|times|usually|normally|always|twice|(?:mon|tues|wednes|thurs|fri|satur|sun)days|habit|remember|note|save|keep (?:that|it|this)|profile|log(?:ged)?|merk\w*|notier\w*|speicher\w*|retiens|retenez|apunta\w*|guarda\w*|segna\w*|anota\w*|pro woche|par semaine|por semana|a settimana|semanas?|semaines?|wochen?|settimane?|giorni|dias|tage|jours)\b/,
);
/** "1.5k swim in 32 minutes" is told of one that was measured, too. */
const DONE = entered(
  /\d ?(?:kms?|miles?)\b[^.;?!\n]{0,12}\b(?:rameur|rower|rowing|erg|bike|treadmill|elliptical|velo|bici|cyclette|tapis|cinta|esteira|laufband|run|jog|walk|swim|ride)\b|\b(?:could ?n'?t|could not) (?:\w+ ){0,2}(?:hang|hold|go|do|lift|finish|keep)\b|\bgave out\b|\d ?(?:k|km|kms|m|metres|meters|miles?)\b[^.;?!\d]{0,20}\bin (?:about |around |just |under )?\d{1,3} ?(?::\d\d|min)|\b(?:yesterday|did(?! not)|(?<!\b(?:be|is|are|get|not|never|being) )(?:done|finished)|completed|smashed|managed|(?<!\b(?:never|not|well|been|be|ever) )trained|faites(?! moi)|trainiert|treinei|entrene|allenato|ran|walked|cycled|rowed|swam|lifted|benched|squatted|deadlifted|pressed|gestern|gemacht|geschafft|hier|fait|ayer|hice|ieri|fatto|ontem|fiz)\b/,
);
const SETS = entered(
  /\d ?[x×@] ?\d|^(?!.*\b(?:rounds?|wod|workout|session|circuit|min(?:ute)?s?)\b).*\b\d+ (?:more )?(?:(?:push|pull|sit|chin)[ -]?ups?|burpees|squats|lunges|dips|crunches|jumping jacks)\b|\bsets of\b|\bset of \d|\b(?:reps?|wdh|wiederholungen|repeticiones|ripetizioni|repeticoes)\b/,
);
/** "12 exercises, 6 sets of each": how a session is laid out, and no set that was done. */
const LAID_OUT = entered(/\b\d{1,2} (?:sets|rounds) (?:of )?(?:each|all|everything)\b/g);
const LOAD = entered(/\d ?(?:kgs?|lbs?|kilos?|pounds?)\b|@ ?\d/);
/** What was done is told only for how it feels. */
const SORE_FROM = entered(
  /\b(?:sore|soreness|stiff|doms|fried|toast|tired|wrecked|aching|smoked)\b[^,.;!?\n]{0,30}?\b(?:from|after|since) (?:the |my |last )?\w+(?: \w+)?/g,
);
/** A log that is hardly likelier than a session. */
const NEARLY = 0.4;
/** With so likely a rival the words alone decide nothing. */
const LEAST_LIKELY = 0.1;
/** A rule that saw a log is not lightly overruled. */
const LIKELY = 0.2;
/** Who says what there is and is not, or what is not to be done, tells of no deed. */
const LIMITS =
  /\b(?:no|not|without|(?:with|using|on) (?:both|those|these|all of (?:them|it))|everything|leave out|skip|avoid|minus|pas|only|nothing|stuck|banned|forbidden|(?:is|are) left|left is|all (?:i|we) (?:have|got|own)|nur|ohne|kein\w*|nichts|sans|seulement|sin|solo|nada|senza|soltanto|niente|sem|apenas)\b/;
const BARELY_LIKELY = 0.02;
/** Minutes: less is a rest or a hold. */
const SHORTEST = 4;
/** Above this a question about training is one. */
const SURE = 0.95;
/** Limits alone do not make a session of so sure a log. */
const SURE_LOG = 0.9;
/** What was trained on other days leads to what is to be trained now. */
const NOW =
  /\b(?:so (?:it is |its )?today|today (?:just|only|arms?|legs?|push|pull|upper|lower|chest|back|shoulders?|glutes|core|abs|is|its|it is|i want|i need|i d like|we do|should be|for)|(?:heute|oggi|hoy|hoje) (?:ist|also|dann|tocca|toca|quiero|voglio|quero|es|e)|aujourd ?hui (?:c est|je))\b/;
/** "Deadlift day. deads first, then hamstrings": a day is named and how it goes. */
const ORDERED_DAY = entered(
  /\b\p{L}+ (?:day|session)\b(?=.*\b(?:first|then|after that|to start|to finish|accessor\w*|followed by|plus some)\b)/su,
);
/** "4 exercises, 3 sets each": as much of a session as its minutes. */
const hasCount = ({ count, areas }: SessionRequest) => count !== null && areas.length > 0;
const COMPARES = entered(
  /\b(?:vs|versus|or|better|best|like|love|prefer|hate|feel|felt|sore|have|has|own|bought|got|is|was|were|i am)\b/,
);
const COUNTS = entered(/\b\d{1,2} (?:\w+ )?(?:exercises?|moves?|movements?|lifts|stations)\b/);
const FIGURE = entered(/\d|\b(?:one|two|three|four|five|six|seven|eight|nine|ten)\b/);
const LONGEST_BARE = 14;
/** A few words that compare and tell nothing. */
const isCurt = (folded: string) =>
  folded.split(" ").length <= LONGEST_BARE && !COMPARES.test(folded.replace(REFUSED_EITHER, "$1"));
/** "Without crunches or sit-ups": both, and no choice. */
const REFUSED_EITHER = entered(
  /\b((?:no|not|without|skip|minus|avoid|except|ohne|sans|sin|senza|sem) [^.;!?,]{2,30}?) (?:or|oder|ou|o) /g,
);
/** "EZ bar, cable stack, biceps day": things and what to train with them, without a verb. */
const isBare = (request: SessionRequest, folded: string) =>
  request.equipment !== null && request.areas.length > 0 && request.limitations.length === 0 && isCurt(folded);
/** "Push day, anything except flat bench": where it is or what is left out, and what to train, without a verb. */
const isBareDay = ({ areas, limitations, exclude, withoutEquipment }: SessionRequest, folded: string) =>
  areas.length > 0 &&
  limitations.length === 0 &&
  isCurt(folded) &&
  (AT_GYM.test(folded) || exclude.length + withoutEquipment.length > 0);
/** "30 Kniebeugen": so many of a lift, and no minutes of one. */
function isCountOfLift(text: string, folded: string): boolean {
  if (!COUNT_AND_NAME.test(folded)) return false;
  const { areas, equipment, include, purpose } = readSessionRequest(text);
  return include.length > 0 && areas.length === 0 && equipment === null && purpose === null;
}
const COUNT_AND_NAME = entered(/^\W*\d{1,3} (?!min|m\b|h\b)\p{L}[\p{L} -]*[.! ]*$/u);
const DESCRIBED = 0.85;
/** A plan is changed only on a sure word. */
const DOUBTED = 0.6;

/** Time that is there now, or things that are all there is: what somebody says who wants to train. */
const AVAILABLE = entered(
  /\b(?:(?:i|we|ive) )?(?:got|have|have got) (?:(?:only|just|about|like|exactly|maybe|around) )*(?:an hour|half an hour|\d{1,3} ?(?:m|min\w*|hrs?|hours?))(?= ?(?:$|[,.;!)]|max|tops|today|now|left|spare|free|before|until|till|and|at|in (?:the|my|a)|with|here|or so|to (?:train|spare|kill|lift|work)))|\b\d{1,3} ?min\w* (?:from now|until|till|before i|(?:is )?all i|to kill)\b|\b(?:all (?:i|we) (?:have|got|own)|(?:only|just) (?:have|got)|nothing else)\b/,
);

const AT_GYM = entered(/\b(?:gym|fitnessstudio|salle|gimnasio|palestra|academia)\b/);
const parts = (
  isAtGym: boolean,
  {
    areas,
    include,
    equipment,
    withoutEquipment,
    limitations,
    exclude,
    forbid,
    refusedPositions,
    purpose,
    goal,
    structure,
    count,
  }: SessionRequest,
) =>
  [
    areas.length + include.length > 0 || purpose !== null,
    isAtGym || equipment !== null || withoutEquipment.length > 0,
    limitations.length > 0,
    exclude.length + forbid.length + refusedPositions.length > 0,
    goal !== null || structure !== null,
    count !== null,
  ].filter(Boolean).length;

/** A length of its own, and what is not wanted or that one thing is there: nobody tells a deed so. */
const OWN_LENGTH = entered(
  /(?:^|[,.;:\n] *)(?:about |in )?(?:[1-9]\d|1[0-7]\d) ?-?min\w*\b(?! (?:rest|break|pause|of rest))(?=[^\d]|$)/,
);
const UNWANTED =
  /\b(?:no|without|skip|ohne|keine|sans|pas de|sin|senza|niente|sem) (?!rest|break|pause|weight|belt|straps|pain|problem|spotter|warm|misses|missed|fails?|rpe|pr|pb)\p{L}{3,}/u;
const ONE_THING =
  /\b(?:an?|one|1|single|a single|just one) \d{1,2}(?:[.,]5)? ?(?:kgs?|lbs?|kilos?|pounds?) (?:dumb ?bell|db|kettle ?bell|kb|bell|plate|sandbag|vest)\b(?! ?(?:x|for|[.,;]? ?\d))/;
/** "Full gym, 70 min, legs. Squat 5x5, leg press, no lunges": how it is to be, although it names sets. */
const laysOut = (folded: string): boolean =>
  OWN_LENGTH.test(folded) &&
  !LOAD.test(withoutOwnedWeights(folded).replace(ONE_THING, "")) &&
  (UNWANTED.test(folded) || ONE_THING.test(folded));

const NEVER_SESSION: ReadonlySet<string> = new Set([
  "log.machine_time",
  "log.covered",
  "log.more_done",
  "coach.lists",
  "coach.split_choice",
]);

/** Where nothing is sure and a session is likely, a part of the body or things and a length decide: nobody asks them for anything else. */
const LEANING = 0.3;
/** The rest is that nothing is understood. */
const KNOWN = 0.7;
const FEWEST_WORDS = 3;
const FEW_WORDS = 5;
const LONGEST = 300;
const LEANS_TO = 0.7;
const CERTAIN = 0.6;

/** A doubtful request that names what to train, or with what and how long, and neither asks, tells a deed nor speaks of weeks. */
function leansToSession(decision: RouteDecision): RouteDecision {
  const { route, text, confidence, alternatives } = decision;
  const own = route === "WORKOUT_GENERATE" ? confidence : 0;
  const known = alternatives.reduce((sum, one) => sum + one.confidence, confidence);
  const share = own || (alternatives.find((one) => one.route === "WORKOUT_GENERATE")?.confidence ?? 0);
  if (confidence >= CERTAIN || share < LEANING || known < KNOWN || text.length > LONGEST) return decision;
  const folded = foldText(text);
  if (folded.split(" ").length < FEWEST_WORDS || (own === 0 && ASKS.test(folded.trim()) && !ASKS_FOR_IT.test(folded)))
    return decision;
  if (SETS.test(folded) || LOAD.test(folded) || DONE.test(folded) || USUAL.test(withoutHabit(folded))) return decision;
  const request = readSessionRequest(text);
  if (onlyMoves(request)) return decision;
  const { areas, include, purpose, equipment, minutes } = request;
  // "Pull ups and dips" may be anything.
  const isNamed = areas.length > 0 || purpose !== null || (include.length > 0 && folded.split(" ").length > FEW_WORDS);
  return isNamed || (equipment !== null && minutes !== null) ? asSession(decision, LEANS_TO) : decision;
}

/** "Is there any back workout that leaves my grip alone? Build it": what is asked about is ordered behind the question. */
const ORDERED_BEHIND =
  /[?.!,;] *(?:(?:so|and|please|then|ok|if so) )*(?:build|make|write|create|design|put together|give me)(?: me)? (?:it|one|that)(?: please| pls| for me| then| up| together)*[.! ]*$/;
const NAMES_SESSION = new RegExp(`\\b(?:${SESSION})\\b`);
const orderedBehind = (decision: RouteDecision): RouteDecision => {
  const folded = foldText(decision.text);
  const isAsked = decision.route === "COACH" && decision.rule === "coach.about_training";
  return isAsked && ORDERED_BEHIND.test(folded) && NAMES_SESSION.test(folded)
    ? asSession(decision, LEANS_TO)
    : decision;
};

/**
 * A request that is a session in all but the asking: a length with a part of the body, things to train with, what hurts or
 * what is to be left out ("knee's grumpy, legs 30, machines"). In: how it was routed and its text. Out: the decision,
 * changed to a session where it was taken for a remark, a log without sets or nothing; else as it came.
 */
export const describedSession = (decision: RouteDecision): RouteDecision =>
  bodyGoalIn(decision.text) !== null
    ? asGoal(decision)
    : orderedBehind(leansToSession(described(asIntroduction(decision))));

/** "Maria, 45, two kids, gym beginner": who somebody is, where only single words sound like a session. */
function asIntroduction(decision: RouteDecision): RouteDecision {
  const { route, by, text, confidence, alternatives } = decision;
  if (route !== "WORKOUT_GENERATE" || by !== "classifier" || !/\d/.test(text) || text.length > LONGEST) return decision;
  const { areas, include, purpose, minutes, structure, count } = readSessionRequest(text);
  const wishes = areas.length + include.length > 0 || [purpose, minutes, structure, count].some((one) => one !== null);
  if (wishes || ASKS_FOR_IT.test(foldText(text)) || introducedAge(text) === null) return decision;
  const others = alternatives.filter((one) => one.route !== "PROFILE");
  return {
    ...decision,
    ...{ route: "PROFILE", confidence: Math.max(confidence, CERTAIN), by: "rule", rule: "profile.introduction" },
    alternatives: [...others, { route: "WORKOUT_GENERATE", confidence: 1 - Math.max(confidence, CERTAIN) }],
  };
}

/** "I want abs by summer": kept as the goal that it is. */
function asGoal(decision: RouteDecision): RouteDecision {
  const { route, by, confidence } = decision;
  if (route !== "WORKOUT_GENERATE" && (by === "rule" || confidence >= LIKELY_OTHER)) return decision;
  return {
    ...decision,
    ...{ route: "PROFILE", confidence: DESCRIBED, by: "rule", rule: "profile.body_goal" },
    alternatives: decision.alternatives.filter((one) => one.route !== "PROFILE"),
  };
}

function described(decision: RouteDecision): RouteDecision {
  const { route, text, alternatives } = decision;
  // "Biceps 38 cm, chest 104 cm" tells how big one is.
  if (route !== "PROFILE" && tellsGirths(text))
    return { ...decision, ...{ route: "PROFILE", confidence: DESCRIBED, by: "rule", rule: "profile.introduction" } };
  // "Stationary bike 10 min" is a line of a diary, "cable exercises for back" asks for a list, whatever else they could be.
  if (NEVER_SESSION.has(decision.rule ?? "")) return decision;
  if (route === "EXECUTE_WORKOUT" && text.length < LONGEST_BRIEF && beginsWith(foldText(text)))
    return readSessionRequest(text).areas.length > 0 ? asSession(decision) : decision;
  if (isInOtherWords(text)) return asSession(decision);
  if (/\d/.test(text) && isDosedSession(text)) return { ...asSession(decision), rule: "generate.dosed" };
  if (route === "WORKOUT_LOG" && /\d/.test(text) && mayBeDosed(text)) return asEither(decision);
  const isWeak = route === "WORKOUT_GENERATE" && decision.confidence < DESCRIBED;
  const isSometimes = SOMETIMES.has(route) && decision.confidence < LIKELY_OTHER;
  if (!(isWeak || MISTAKEN.has(route) || isSometimes) || text.length > 600) return decision;
  const folded = foldText(text);
  if (route !== "PLAN_ROUTINE" && asksIndirectly(folded.replace(/['’]/g, ""))) return asSession(decision);
  if (isCountOfLift(text, folded)) {
    const isLog = route === "UNKNOWN" || (route === "WORKOUT_LOG" && decision.confidence < DESCRIBED);
    return isLog
      ? { ...decision, route: "WORKOUT_LOG", confidence: DESCRIBED, by: "rule", rule: "log.exercise_and_count" }
      : decision;
  }
  const mayFind = INDEX.read(folded);
  const says = (pattern: RegExp) => mayFind(pattern) && pattern.test(folded);
  const agrees = says(OK_THEN);
  const wished = agrees || (mayFind(PROPOSES) && proposes(text, folded)) || says(ASKS_FOR_IT) || says(ENDS_IN_GO);
  const told = withoutOtherDays(folded);
  const isNext = told !== folded && (LIMITS.test(told) || says(NOW));
  const now = isNext ? told : folded;
  if (!wished && ((now.includes("?") && QUESTION.test(now)) || ASKS.test(now.trim()) || USUAL.test(withoutHabit(now))))
    return decision;
  const isTimeLeft = AVAILABLE.test(now) && !LOAD.test(folded);
  if (
    (!isTimeLeft && !laysOut(folded) && SETS.test(withoutOwnedWeights(folded).replace(LAID_OUT, ""))) ||
    DONE.test(now.replace(SORE_FROM, "").replace(OTHERS_HABIT, " "))
  )
    return decision;
  // What is surely asked for is no session, whatever stands in it.
  const rival = alternatives.find((one) => one.route === "WORKOUT_GENERATE")?.confidence ?? 0;
  const isSureLog = route === "WORKOUT_LOG" && decision.confidence >= SURE_LOG;
  const least = isNext
    ? 0
    : says(LIMITS) && !isSureLog
      ? BARELY_LIKELY
      : decision.by === "rule"
        ? LIKELY
        : LEAST_LIKELY;
  const isDay = says(DAY_OF_SPLIT) || says(TURN_OF_SPLIT);
  if (route === "COACH" && !wished && !isDay && decision.confidence >= SURE && rival < BARELY_LIKELY) return decision;
  if (route === "EDIT_PLAN" && decision.confidence >= DOUBTED && !isDay) return decision;
  if (route === "PLAN_ROUTINE" && (decision.by === "rule" || rival < LIKELY) && !isDay) return decision;
  const mayBeLog = route === "WORKOUT_LOG" && !laysOut(folded) && !CHOICE.test(now);
  if (mayBeLog && !isTimeLeft && rival < least && !agrees) return decision;
  const hasLength = lengthOf(isNext ? now : text).signals.some((signal) => signal.startsWith("minutes"));
  const mayBeBare =
    route === "COACH" || route === "UNKNOWN" || isWeak || (route === "PROFILE" && decision.by === "classifier");
  const mayBeOrdered = ORDERED_DAY.test(now);
  const mayBeShaped = COUNTS.test(folded) || (mayBeBare && (mayBeOrdered || FIGURE.test(folded) || isCurt(folded)));
  if (!hasLength && !mayBeShaped) return decision;
  const request = readSessionRequest(text);
  if (request.minutes !== null && request.minutes.max < SHORTEST) return decision;
  // "Elliptical: 35 min (includes 5 min cool down)": a line of a diary, where nothing but a machine to move on is named.
  if (onlyMoves(request) && !wished && !isTimeLeft && !laysOut(folded) && !CHOICE.test(now)) return decision;
  const isOrdered = mayBeOrdered && request.areas.length + request.include.length > 0;
  if (
    !hasLength &&
    !hasCount(request) &&
    !(mayBeBare && (isOrdered || isBare(request, folded) || (rival >= LIKELY && isBareDay(request, folded))))
  )
    return decision;
  const said = parts(AT_GYM.test(folded), request) + (AVAILABLE.test(folded) || CHOICE.test(folded) ? 1 : 0);
  const isTold =
    (route === "WORKOUT_LOG" && !wished && rival < NEARLY) || (route === "PROFILE" && rival < LEAST_LIKELY);
  if (said < (isTold && !isNext && !hasCount(request) ? 2 : 1) && !(agrees && hasLength)) return decision;
  return asSession(decision);
}

const MACHINES: ReadonlySet<string> = new Set(["treadmill", "bike", "rower", "elliptical", "stair_climber", "ski_erg"]);

/** A machine to move on is all that is named: no part of the body, no purpose and no gear besides. */
const onlyMoves = ({ areas, equipment, purpose, structure, goal, count }: SessionRequest): boolean =>
  equipment !== null &&
  equipment.length > 0 &&
  equipment.every((one) => MACHINES.has(one)) &&
  areas.every((area) => area === "cardio") &&
  [purpose, structure, goal, count].every((one) => one === null);

/** How many sets in what time, what is on today, and lifts with where they are to be done: a session, whatever the words alone say. */
function isInOtherWords(text: string): boolean {
  if (text.length > LONGEST_BRIEF) return false;
  const folded = foldText(text);
  if (fitsSetsInTime(folded)) return true;
  if (ORDERS_LIST.test(folded) && !DONE.test(folded) && !SETS.test(folded) && !LOAD.test(folded))
    return readSessionRequest(text).include.length >= FEWEST_OF_LIST;
  if (!isPlanOfToday(folded) && !trainsAt(folded)) return false;
  if (DONE.test(folded) || SETS.test(folded) || folded.includes("?") || ASKS.test(folded)) return false;
  const { areas, include } = readSessionRequest(text);
  return areas.length + include.length > 0;
}
const LONGEST_BRIEF = 200;
const FEWEST_OF_LIST = 2;
/** "Leg press, leg curl, calf raise. Put it together for me": lifts, and then what is to be made of them. */
const ORDERS_LIST = entered(
  /[.,;:!?\n] *(?:(?:can|could|would) you |please |pls |just |and )*(?:put|throw|build|make|turn|sort|arrange|string) (?:me )?(?:it|that|this|them|these|those|all of (?:it|that|them))(?: all)? (?:together|into|in)\b(?! (?:my|the|an?) (?:log|diary|notes?|book|profile|calendar|history)\b)/,
);

/** "Ok what about legs, 30": a part of the body with a length is proposed, and nothing asked about it. */
function proposes(text: string, folded: string): boolean {
  if (!PROPOSES.test(folded)) return false;
  const { areas, include } = readSessionRequest(text);
  return areas.some((area) => area !== "cardio") && include.length === 0 && lengthOf(text).range !== null;
}
const PROPOSES =
  /^\W*(?:(?:ok|okay|so|and|hm+|right|alright|well|then|fine|cool|but|oh)[ ,]+)*(?:(?:what|how) about|and(?=[^?]*\?)) (?:(?:just|only|a|some|my|the|doing|quick) )*(?!.*\b(?:is|are|does|do|did|should|would|can|will|too|enough|per|every|each|days?|weeks?|times|after|before|when|if|in a row|instead of|sets|reps|kg)\b)[^.!?:]{3,50}\??\s*$/;

const INDEX = new PatternIndex([
  ...[OK_THEN, PROPOSES, ASKS_FOR_IT, ENDS_IN_GO, NOW, LIMITS],
  ...[DAY_OF_SPLIT, TURN_OF_SPLIT],
]);

const lengthOf = (text: string) => {
  const mended = mendSession(text);
  return readOwnMinutes(mended, sessionText(mended).plain);
};

const asSession = (decision: RouteDecision, sure = DESCRIBED): RouteDecision => ({
  ...decision,
  route: "WORKOUT_GENERATE",
  confidence: Math.max(sure, decision.route === "WORKOUT_GENERATE" ? decision.confidence : 0),
  by: "rule",
  rule: "generate.described",
  alternatives: decision.alternatives
    .filter((one) => one.route !== "WORKOUT_GENERATE")
    .map((one) => ({ ...one, confidence: Math.min(one.confidence, 1 - sure) })),
});
