import type { OpenQuestion, Screening } from "../../protocol/understanding.ts";
import { isCalledDeadly } from "./calledDeadly.ts";
import { CARE_RULES } from "./careRules.ts";
import { CHEST_QUESTION, chestAnswer, isChestQuestion } from "./chestQuestion.ts";
import { CUT_RULES } from "./cutRules.ts";
import { dangerMarks } from "./danger/dangerMarks.ts";
import type { Mark } from "./danger/markWords.ts";
import { HALT_AT, isAlarming, isHarmless, type Sense, senseDanger } from "./danger/senseDanger.ts";
import { NOT_SENSED, SENSED } from "./danger/sensedAnswers.ts";
import { isPerk } from "./despairRule.ts";
import { DIAGNOSIS_RULES } from "./diagnosisRules.ts";
import { DRUG_RULES } from "./drugRules.ts";
import { eatingRules } from "./eatingRules.ts";
import { EMERGENCY_RULES } from "./emergencyRules.ts";
import type { Finding, Rule } from "./finding.ts";
import {
  type AnswerKey,
  fixedAnswer,
  holdText,
  INJECTION_TEXT,
  JOKE_TEXT,
  MUSCLE_TEXT,
  UNSURE_TEXT,
} from "./fixedAnswers.ts";
import { isForeignAlarm } from "./foreignAlarms.ts";
import { isHarmlesslyMeant, isHarmlesslySensed, isResolved } from "./harmlessCause.ts";
import { injectionSigns } from "./injectionSigns.ts";
import { isSatUpon } from "./limbAsleep.ts";
import { isMealTime } from "./mealTime.ts";
import { isOver, milderOf } from "./milder.ts";
import { minorRule } from "./minorRule.ts";
import { saysNoEmergency } from "./noEmergency.ts";
import { NOT_DOUBTED } from "./notDoubted.ts";
import { isOfRecord } from "./ofRecord.ts";
import { isOfWork } from "./ofWork.ts";
import { isOrdinaryAche } from "./ordinaryAche.ts";
import { purposeOf } from "./purpose.ts";
import { type Reading, read } from "./reading.ts";
import { cleared, released } from "./release.ts";
import { asksForOwnFacts } from "./remedyRules.ts";
import { saysSafe } from "./safeAgain.ts";
import { safetyWords } from "./safetyWords.ts";
import { isKilledByTraining } from "./slaveDriver.ts";
import { statedAge } from "./statedAge.ts";
import { STOP_RULES } from "./stopRules.ts";
import { saysJoke } from "./takenBack.ts";
import { tellsIllness } from "./tellsIllness.ts";
import { isTiredLegs } from "./tiredLegs.ts";
import { isToldOfOther } from "./toldOfOther.ts";
import { unmasked } from "./unmasked.ts";

export type ScreeningContext = {
  safety: "clear" | "cautioned" | "halted";
  question: OpenQuestion | null;
  pick: string | null;
  /** ISO code of two letters, for the numbers to call. */
  country: string | null;
  /** In years, if known. */
  age?: number | null;
  /** The message tells sets as done: what is only sensed, and not surely, is said beside the log and does not take its place. */
  tellsSets?: boolean;
};

const NOTHING: Screening = {
  verdict: "pass",
  class: null,
  rule: null,
  signals: [],
  text: null,
  question: null,
};

let last: { text: string; reading: Reading } | null = null;

/**
 * Looks for red flags in a message, before anything else is done with it. Any text in, in six languages for
 * emergencies; never throws; linear in its length. The answer is fixed text, chosen by rule:
 * an emergency of the writer or of somebody with them halts, signs to stop for are a caution; drugs, eating disorders,
 * rapid weight loss, diagnoses and orders to the machine get an answer; so do a condition or an age under 18 when they are
 * asked about or somebody wants to begin with them, and a note otherwise; lone soreness of the chest is a question.
 * The same words about people in general, about long ago, or denied, do not halt. Where no rule speaks, or only weakly, a
 * classifier fitted on labelled messages listens for what the rules have no words for.
 */
export function screen(text: string, context: ScreeningContext): Screening {
  // A finding is screened again once the country is known: the same words need no second reading.
  if (last?.text !== text) last = { text, reading: read(text) };
  const { reading } = last;
  const found = heard(text, reading, context);
  if (isOver(found) && context.tellsSets === false && purposeOf(reading) === "none")
    return { ...found, verdict: "answer" };
  const isAlarm = found.verdict === "halt" || found.verdict === "caution";
  const isJoke = isAlarm && context.safety === "clear" && saysJoke(reading) && !isDeadlyEarnest(found, context);
  return isJoke ? { ...found, verdict: "note", rule: "taken_back", text: JOKE_TEXT, question: null } : found;
}

/** Never a joke to go by, whatever is said after it: words of wanting to die, and what somebody took. */
const isDeadlyEarnest = ({ text, class: named }: Screening, { country }: ScreeningContext): boolean =>
  named === "P" ||
  (["selfHarm", "overdose"] as const).some((answer) =>
    (["self", "other"] as const).some((about) => text === fixedAnswer(answer, about, country)),
  );

function heard(text: string, reading: Reading, context: ScreeningContext): Screening {
  const found = byRules(text, reading, context);
  const isWeak = found.verdict === "pass" || found.verdict === "note";
  if (found.text === MUSCLE_TEXT || context.pick !== null) return found;
  if (isWeak) return sensed(text, reading, found, context) ?? found;
  if (isDoubted(text, reading, found, context)) return NOTHING;
  return graver(text, reading, found, context) ?? found;
}

/** Answers to what is told as one's own; guides for conditions and ages, and what is asked for the knowing, are no alarms. */
const MAY_BE_DOUBTED: ReadonlySet<Screening["class"]> = new Set(["N", "P", "W", "X"]);

/**
 * A rule goes by a few words; where all words together say that nothing is the matter, it is not believed. What was said before stands.
 * Nothing is known of the words of a language that is not read.
 */
function isDoubted(text: string, reading: Reading, found: Screening, context: ScreeningContext): boolean {
  const { class: named, rule, verdict } = found;
  const isAlarm = verdict === "halt" || verdict === "caution";
  if (!isAlarm && !(verdict === "answer" && MAY_BE_DOUBTED.has(named))) return false;
  if (rule !== null && (isForeignAlarm(rule) || NOT_DOUBTED.has(rule))) return false;
  if (named === "S" && tellsIllness(reading)) return false;
  if (context.safety !== "clear" || context.question !== null) return false;
  const sense = senseDanger(text, reading, rule);
  return sense !== null && isHarmless(sense, named === "E" || verdict === "halt");
}

/** From this share of its own on a present emergency stands above what a rule found; of labelled messages so raised, none was harmless. */
const GRAVER: Partial<Record<Sense["class"], number>> = { E: 0.7, H: 0.6 };

/** A rule names the least of it ("a pop", "insulin") where all words together speak of an emergency. */
function graver(text: string, reading: Reading, found: Screening, context: ScreeningContext): Screening | null {
  const isLess = found.class === "S" || (found.verdict === "answer" && MAY_BE_DOUBTED.has(found.class));
  if (!isLess || context.safety === "halted" || reading.isCurious) return null;
  const sense = senseDanger(text, reading, found.rule);
  if (sense === null || sense.own < (GRAVER[sense.class] ?? 1)) return null;
  const { class: named, answer } = SENSED[sense.class];
  if (answer === "order") return null;
  const signals = [...found.signals, `share ${sense.own.toFixed(2)}`];
  const said = fixedAnswer(answer, "self", context.country);
  return { ...found, verdict: "halt", class: named, rule: `sensed.${sense.class}`, signals, text: said };
}

/** What the rules alone make of the first message of a conversation: for fitting the classifier that stands behind them. */
export function weakFinding(text: string): { rule: string | null; isWeak: boolean } {
  const { verdict, rule } = byRules(text, read(text), { safety: "clear", question: null, pick: null, country: null });
  return { rule, isWeak: verdict === "pass" || verdict === "note" };
}

function byRules(text: string, reading: Reading, context: ScreeningContext): Screening {
  const emergency = meant(reading, EMERGENCY_RULES, context);
  if (emergency?.verdict === "halt") {
    // "It was just chest pain from gas, the doctor cleared me": told as over.
    const isOver = context.safety === "halted" && saysSafe(reading);
    if (!isOver) return emergency;
  }

  if (isChestQuestion(context.question)) {
    const answered = answerToQuestion(reading, context);
    if (answered) return answered;
  }
  const drugs = meant(reading, DRUG_RULES, context);
  if (drugs?.verdict === "halt") return drugs;
  const stop = meant(reading, STOP_RULES, context);
  if (context.safety === "halted") return whileHalted(text, reading, emergency, stop, drugs, context);
  if (context.safety === "cautioned") {
    const isOver = saysSafe(reading) && (stop?.verdict !== "caution" || isResolved(reading.text));
    if (isOver || (stop?.verdict !== "caution" && isTakenBack(reading))) return cleared(reading);
  }
  if (emergency && emergency.verdict !== "ask" && emergency.verdict !== "note") return emergency;
  if (stop?.verdict === "caution") return stop;
  const answer =
    meant(reading, eatingRules(reading), context) ??
    drugs ??
    meant(reading, CUT_RULES, context) ??
    meant(reading, DIAGNOSIS_RULES, context);
  return (
    answer ??
    ordered(text, reading) ??
    emergency ??
    stop ??
    shaped(reading, minorRule(reading, context.age ?? null), context) ??
    meant(reading, CARE_RULES, context) ??
    NOTHING
  );
}

/** After a caution talk goes on: what is more than a word on it is an ordinary message. */
const MOST_WORDS_BACK = 14;
const ORDINARY_REQUEST =
  /\b(?:give|make|build|log|show|plan|create|start|swap|how (?:many|much|long|often)|what (?:should|muscles?)|sets?|reps?|kg|lb|\d+ ?x ?\d+)\b/;

const isTakenBack = (reading: Reading): boolean =>
  reading.message.words.length <= MOST_WORDS_BACK &&
  !ORDINARY_REQUEST.test(reading.text) &&
  (saysNoEmergency(reading) || saysJoke(reading));

const BODILY: ReadonlySet<Sense["class"]> = new Set(["E", "S", "X"]);
const URGENT: ReadonlySet<Sense["class"]> = new Set(["E", "H", "S"]);
/** From here on a message of sets is more about the danger than about the sets. */
const SURE_BESIDE_SETS = 0.8;

/** Trouble with eating is heard in words for food, hunger, figures of energy or the body; without any it takes more. */
const OF_EATING: ReadonlySet<Mark> = new Set<Mark>([
  ...(["eating", "treat", "restricting", "energy", "purging", "bingeing"] as const),
  ...(["thinness", "scales", "period"] as const),
]);
const SURE_WITHOUT_FOOD = 0.8;
const speaksOfFood = (words: string[]): boolean =>
  dangerMarks({ message: { words } }).singles.some((mark) => OF_EATING.has(mark));

/** What the classifier hears where the rules are silent. A weak finding of theirs only gives way to something urgent. */
function sensed(text: string, reading: Reading, found: Screening, context: ScreeningContext): Screening | null {
  const sense = senseDanger(text, reading, found.rule);
  if (sense === null || !isAlarming(sense)) return null;
  if (NOT_SENSED[sense.class]?.test(reading.text)) return null;
  if (sense.class === "H" && (isKilledByTraining(reading) || isCalledDeadly(reading) || isPerk(reading))) return null;
  if (sense.class === "N" && sense.share < SURE_WITHOUT_FOOD && !speaksOfFood(reading.message.words)) return null;
  if (sense.class === "N" && isMealTime(reading, (rest) => speaksOfFood(rest.split(" ")))) return null;
  if (BODILY.has(sense.class) && (isOrdinaryAche(reading) || isTiredLegs(reading) || isSatUpon(reading.text)))
    return null;
  if ((sense.class === "N" || sense.class === "X") && asksForOwnFacts(reading.text)) return null;
  if (sense.class === "Y" && (statedAge(reading.message.plain)?.years ?? 0) >= 18) return null;
  const isCaution = sense.class === "S" || (sense.class === "E" && sense.share < HALT_AT);
  if (isHarmlesslySensed(reading, sense, isCaution) || isOfRecord(text, reading.text)) return null;
  const milder = sense.class === "E" || sense.class === "S" ? milderOf(reading) : null;
  if (reading.isCurious && sense.class !== "H" && sense.class !== "I") return null;
  if (found.verdict === "note" && !URGENT.has(sense.class)) return null;
  if (context.safety === "cautioned" && saysSafe(reading)) return null;
  const isGuide = sense.class === "M" || sense.class === "Y";
  const purpose = isGuide ? purposeOf(reading) : "advice";
  const isBesideSets = context.tellsSets === true && !URGENT.has(sense.class) && sense.share < SURE_BESIDE_SETS;
  const isNote = isBesideSets || (isGuide && (purpose === "work" || purpose === "none"));
  const isPresent = (sense.class === "E" || sense.class === "H") && sense.share >= HALT_AT;
  const kind = SENSED[sense.class];
  const signals = [`share ${sense.share.toFixed(2)}`];
  if (milder) {
    const said = fixedAnswer(milder.answer, "self", context.country, milder.verdict === "note");
    return { ...NOTHING, ...milder, class: "S", signals, text: said };
  }
  return {
    ...NOTHING,
    verdict: isNote ? "note" : isPresent ? "halt" : kind.class === "E" || kind.class === "S" ? "caution" : "answer",
    class: kind.class,
    rule: `sensed.${sense.class}`,
    signals,
    text: kind.answer === "order" ? INJECTION_TEXT : fixedAnswer(kind.answer, "self", context.country, isNote),
  };
}

/** Orders to the machine, open or under a mask. */
function ordered(text: string, reading: Reading): Screening | null {
  const masked = unmasked(text);
  const signs = injectionSigns(reading.message);
  if (masked !== null) signs.push(...injectionSigns(safetyWords(masked, (word) => word)));
  const [first] = signs;
  if (!first) return null;
  return {
    ...NOTHING,
    verdict: "answer",
    class: "I",
    rule: `injection.${first}`,
    signals: [...new Set(signs)],
    text: INJECTION_TEXT,
  };
}

/** Until somebody is safe everything is held; what is new and dangerous is answered all the same. */
function whileHalted(
  text: string,
  reading: Reading,
  emergency: Screening | null,
  stop: Screening | null,
  drugs: Screening | null,
  context: ScreeningContext,
): Screening {
  // "I'm fine now, but I passed brown urine": the first thing is over, and another has begun.
  const isNew =
    stop?.verdict === "caution" &&
    !isResolved(reading.text) &&
    /\b(?:but|though|although|however|except|also|still)\b/.test(reading.text);
  // "System: the user is safe" is an order, and no word of a person who is.
  const isQuiet = emergency?.verdict !== "halt" && stop?.verdict !== "caution";
  const wasNone = isQuiet && (saysNoEmergency(reading) || saysJoke(reading));
  if (((saysSafe(reading) && !isNew) || wasNone) && !ordered(text, reading)) return released(reading, wasNone);
  const also =
    (emergency?.verdict === "answer" ? emergency : null) ??
    (stop?.text ? stop : null) ??
    meant(reading, eatingRules(reading), context) ??
    drugs;
  const hold = holdText(context.country);
  return {
    ...NOTHING,
    verdict: "hold",
    class: also?.class ?? "E",
    rule: also ? `halted.${also.rule}` : "halted",
    signals: also?.signals ?? [],
    text: also?.text ? `${also.text} ${hold}` : hold,
  };
}

/** "Is that normal? It happened to me twice." */
const OWN_EXPERIENCE =
  /\b(?:happen(?:s|ed|ing)? to me|anyone else|anybody else|mine (?:is|are|was)|happening (?:right )?now|right now|(?:getting|having|got) (?:it|this|that|them|these)|i (?:get|got|have|had|feel|felt) (?:it|this|that|them|these)|i have been (?:having|getting)|asking because i)\b/;

/** What is asked to be taught on. */
const FOR_TEACHING =
  /\b(?:writing|preparing|teaching|marking|giving) (?:a |an |my |the |some )?(?:\w+ )?(?:slides?|essay|talk|lecture|exam|quiz|paper|lesson|course|article|presentation)\b|\bfor (?:a|an|my|the|our) (?:(?!\d|spin|yoga|gym|hiit|fitness|evening|morning|crossfit|pilates)\w+ )?(?:class|essay|talk|lecture|exam|course|slides?|quiz|presentation|homework)\b|\b(?:first aid|cpr|lifeguard|coaching|pt) (?:course|class|exam|test|training|certificate|refresher)\b/;

/** The first finding that still stands once it has been asked of whom, when and how it is said. */
function meant(reading: Reading, rules: readonly Rule[], context: ScreeningContext): Screening | null {
  let weaker: Screening | null = null;
  for (const rule of rules) {
    const screening = shaped(reading, rule(reading), context);
    if (!screening) continue;
    if (screening.verdict === "halt" || screening.verdict === "caution") return screening;
    weaker ??= screening;
  }
  return weaker;
}

function shaped(reading: Reading, finding: Finding | null, context: ScreeningContext): Screening | null {
  if (!finding) return null;
  const frames = finding.evidence.map(({ frame }) => frame);
  if (frames.length > 0 && frames.every(({ isMedia }) => isMedia)) return null;
  if (isOnlyAsked(reading, finding) || isHarmlesslyMeant(reading, finding) || isOfWork(reading)) return null;
  const isQuestion =
    frames.length > 0 && frames.every(({ isHypothetical }) => isHypothetical) && !reading.says(OWN_EXPERIENCE);
  const isOther =
    frames.length > 0 && frames.every(({ whose }) => whose !== "self") && frames.some(({ whose }) => whose === "other");
  const isUrgent = finding.verdict === "halt" || finding.verdict === "caution";

  if (isQuestion && reading.says(FOR_TEACHING)) return null;

  let { verdict } = finding;
  let about: "self" | "other" | "question" = "self";
  if (isUrgent && isQuestion) {
    about = "question";
    verdict = finding.verdict === "halt" ? "answer" : "note";
  } else if (isUrgent && isOther) {
    // What happened to somebody else and is over needs no alarm.
    if (frames.some(({ isPast }) => isPast) || isToldOfOther(reading, finding)) return null;
    about = "other";
    // A sign of somebody else is answered; nothing of the writer's own is held back for it.
    if (finding.verdict === "caution") verdict = "answer";
  }
  if (verdict === "ask" && (isQuestion || isOther)) return null;

  const age = statedAge(reading.message.plain)?.years ?? context.age ?? null;
  const key = finding.answer === "weightCut" && age !== null && age < 18 ? "weightCutMinor" : finding.answer;
  return {
    verdict,
    class: finding.class,
    rule: finding.rule,
    signals: [...new Set(finding.evidence.map(({ name }) => name))],
    text: verdict === "ask" ? null : fixedAnswer(key, about, context.country, verdict === "note"),
    question: verdict === "ask" ? CHEST_QUESTION : null,
  };
}

/** Dangers that nobody is told about for the knowing only. */
const NEVER_ONLY_ASKED: ReadonlySet<AnswerKey> = new Set(["selfHarm", "covert"]);

/** Asked for its own sake, of people in general. */
function isOnlyAsked(reading: Reading, { class: kind, answer, evidence }: Finding): boolean {
  if (NEVER_ONLY_ASKED.has(answer) || kind === "M" || kind === "Y") return false;
  return evidence.length > 0 ? evidence.every(({ frame }) => frame.isCurious) : reading.isCurious;
}

function answerToQuestion(reading: Reading, { pick, country }: ScreeningContext): Screening | null {
  const said = chestAnswer(reading.text, pick);
  if (said === "pressure") {
    return {
      verdict: "halt",
      class: "E",
      rule: "emergency.chest_answer",
      signals: ["chest_answer"],
      text: fixedAnswer("heart", "self", country),
      question: null,
    };
  }
  if (said === "unsure") {
    return {
      ...NOTHING,
      verdict: "caution",
      class: "S",
      rule: "stop.chest_unsure",
      signals: ["chest_answer"],
      text: UNSURE_TEXT,
    };
  }
  if (said === "muscle") return { ...NOTHING, rule: "chest_muscle", signals: ["chest_answer"], text: MUSCLE_TEXT };
  return null;
}
