import type { Screening } from "../../protocol/understanding.ts";
import { isAfterPainkiller } from "./afterPainkiller.ts";
import { alarmOf } from "./alarm.ts";
import { isApproved } from "./approved.ts";
import { isCalledDeadly } from "./calledDeadly.ts";
import { CARE_RULES } from "./careRules.ts";
import { chestAnswer, isChestQuestion } from "./chestQuestion.ts";
import { isSlowAndDone } from "./cutPace.ts";
import { CUT_RULES } from "./cutRules.ts";
import { HALT_AT, isAlarming, isHarmless, type Sense, senseDanger } from "./danger/senseDanger.ts";
import { NOT_SENSED, SENSED } from "./danger/sensedAnswers.ts";
import { DARK_WORDS } from "./darkWords.ts";
import { isPerk } from "./despairRule.ts";
import { DIAGNOSIS_RULES } from "./diagnosisRules.ts";
import { DRUG_RULES } from "./drugRules.ts";
import { EATING_RULES, eatingRules } from "./eatingRules.ts";
import { EMERGENCY_RULES } from "./emergencyRules.ts";
import { fallOnThinBones } from "./fallOnThinBones.ts";
import { fixedAnswer, INJECTION_TEXT, JOKE_TEXT, MUSCLE_TEXT, UNSURE_TEXT } from "./fixedAnswers.ts";
import { isForeignAlarm } from "./foreignAlarms.ts";
import { isHarmlesslySensed } from "./harmlessCause.ts";
import { isLivedAsthma } from "./inhalerUse.ts";
import { isToldFine } from "./injuryRules.ts";
import { isSatUpon } from "./limbAsleep.ts";
import { isOfLimbOnly } from "./limbOnly.ts";
import { isMealTime } from "./mealTime.ts";
import { meant, shaped } from "./meant.ts";
import { isOver, milderOf } from "./milder.ts";
import { isOfChildAtHome, minorRule } from "./minorRule.ts";
import { NOT_DOUBTED } from "./notDoubted.ts";
import { isOfRecord } from "./ofRecord.ts";
import { ordered } from "./ordered.ts";
import { isOrdinaryAche } from "./ordinaryAche.ts";
import { FOR_MOOD, OWN_MEDICINE } from "./ownMedicine.ts";
import { purposeOf } from "./purpose.ts";
import { type Reading, read } from "./reading.ts";
import { asksForOwnFacts } from "./remedyRules.ts";
import { ruleBook } from "./ruleBook.ts";
import { saysSafe } from "./safeAgain.ts";
import { NOTHING, type ScreeningContext } from "./screeningContext.ts";
import { isWishInJest } from "./selfHarmRule.ts";
import { isUnnamed, namesFood } from "./sensedSigns.ts";
import { isKilledByTraining } from "./slaveDriver.ts";
import { isSpentEnergy } from "./spentEnergy.ts";
import { statedAge } from "./statedAge.ts";
import { STOP_RULES } from "./stopRules.ts";
import { saysJoke } from "./takenBack.ts";
import { tellsIllness } from "./tellsIllness.ts";
import { isTiedAtHome } from "./tiedAtHome.ts";
import { isTiredLegs } from "./tiredLegs.ts";
import { isToldRehab } from "./toldRehab.ts";
import { violence } from "./violenceRule.ts";
import { saysOver, whileCautioned, whileHalted } from "./whileHeld.ts";
import { whilePregnant } from "./whilePregnant.ts";
import { areFigures } from "./youngSigns.ts";

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

/** Numb from one place to another, of a disc, or in the worst pain there is. */
const SPREADS =
  /\b(?:numb\w*|tingl\w*) (?:from|down|all the way)\b|\b(?:[7-9]|10) (?:out of |of )?10\b|\b(?:l[345]|s1|discs?|herniat\w*)\b/;

/**
 * A rule goes by a few words; where all words together say that nothing is the matter, it is not believed. What was said before stands.
 * Nothing is known of the words of a language that is not read.
 */
function isDoubted(text: string, reading: Reading, found: Screening, context: ScreeningContext): boolean {
  const { class: named, rule, verdict } = found;
  const isAlarm = verdict === "halt" || verdict === "caution";
  if (!isAlarm && !(verdict === "answer" && MAY_BE_DOUBTED.has(named))) return false;
  if (rule !== null && (isForeignAlarm(rule) || NOT_DOUBTED.has(rule))) return false;
  if (named === "S" && (tellsIllness(reading) || (rule === "stop.numbness" && SPREADS.test(reading.text))))
    return false;
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
  if (answer === "order" || isOfOwnMedicine(reading, found, sense)) return null;
  if (sense.class === "H" && isAfterPainkiller(reading.text)) return null;
  const signals = [...found.signals, `share ${sense.own.toFixed(2)}`];
  const said = fixedAnswer(answer, "self", context.country);
  const alarm = alarmOf(answer);
  return { ...found, verdict: "halt", class: named, rule: `sensed.${sense.class}`, signals, text: said, alarm };
}

/** "Took myself off the thyroid tablets, zero energy": of the medicine, where no word is of despair and the medicine is none for a mood. */
const isOfOwnMedicine = ({ text }: Reading, { rule }: Screening, sense: Sense): boolean =>
  rule === OWN_MEDICINE &&
  (sense.class === "E" ||
    (!FOR_MOOD.test(text) && !DARK_WORDS.test(text.replace(/\b(?:pills?|tablets?|meds)\b/g, " "))));

/** What the rules alone make of the first message of a conversation: for fitting the classifier that stands behind them. */
export function weakFinding(text: string): { rule: string | null; isWeak: boolean } {
  const { verdict, rule } = byRules(text, read(text), { safety: "clear", question: null, pick: null, country: null });
  return { rule, isWeak: verdict === "pass" || verdict === "note" };
}

const likelyRules = ruleBook({
  emergency: EMERGENCY_RULES,
  drugs: DRUG_RULES,
  stop: STOP_RULES,
  eating: EATING_RULES,
  cut: CUT_RULES,
  diagnosis: DIAGNOSIS_RULES,
  care: CARE_RULES,
  violence: [violence],
});

function byRules(text: string, reading: Reading, context: ScreeningContext): Screening {
  const likely = likelyRules(reading);
  const emergency = meant(
    reading,
    context.isPregnant ? [whilePregnant, ...likely.emergency] : likely.emergency,
    context,
  );
  if (emergency?.verdict === "halt") {
    // "It was just chest pain from gas, the doctor cleared me": told as over.
    const isOver = context.safety === "halted" && saysOver(reading, context);
    if (!isOver) return emergency;
  }

  if (isChestQuestion(context.question)) {
    const answered = answerToQuestion(reading, context);
    if (answered) return answered;
  }
  const drugs = meant(reading, likely.drugs, context);
  if (drugs?.verdict === "halt") return drugs;
  const stop = meant(reading, likely.stop, context);
  const found = { emergency, stop, drugs };
  if (context.safety === "halted") return whileHalted(text, reading, found, context);
  const ended = context.safety === "cautioned" ? whileCautioned(reading, found, context) : null;
  if (ended) return ended;
  if (emergency && emergency.verdict !== "ask" && emergency.verdict !== "note") return emergency;
  const struck = meant(reading, likely.violence, context);
  if (stop?.verdict === "caution") return struck ? { ...stop, text: `${struck.text} ${stop.text}` } : stop;
  if (struck) return struck;
  const answer =
    meant(reading, eatingRules(reading, likely.eating), context) ??
    drugs ??
    meant(reading, likely.cut, context) ??
    meant(reading, likely.diagnosis, context);
  return (
    answer ??
    ordered(text, reading) ??
    emergency ??
    stop ??
    shaped(reading, fallOnThinBones(reading, context.hasThinBones === true), context) ??
    shaped(reading, minorRule(reading, context.age ?? null), context) ??
    meant(reading, likely.care, context) ??
    NOTHING
  );
}

const BODILY: ReadonlySet<Sense["class"]> = new Set(["E", "S", "X"]);
const URGENT: ReadonlySet<Sense["class"]> = new Set(["E", "H", "S"]);
/** A height in feet and inches, and a figure beside it that may be an age. */
const HEIGHT = /\b[4-7] ?['’′] ?\d{1,2}\b|\b[4-7] ?(?:ft|foot|feet)\b/;
const YOUNG_FIGURE = /(?<![\d'’′.,] ?)\b(?:[89]|1[0-7])\b(?! ?(?:%|kg|lb|st\b|x|reps|sets|min|week|month))/;
/** "22, she/her, anorexia as a teen": grown, or young once. */
const WAS_YOUNG_OR_IS_GROWN =
  /^\W*(?:1[89]|[2-7]\d) ?(?:[mf]\b|,|\/|y\/?o\b)|\bas a (?:teen|teenager|kid|child)\b|\bwhen i was (?:\d+|young\w*|a (?:kid|child|teen\w*))\b|\bback in (?:high )?school\b/;
/** What a question without its mark has, in six languages: a choice, a question word, a verb in front, an order. */
const MAY_ASK =
  /\b(?:or|oder|o|ou|vs|versus|better|whats?|which|quanto|cuanto|combien|wieviel|who|whos|why|how|is|are|was|hat|ist|woran|wohl|welche\w*|warum|che|chi|cosa|cos|perche|quale|secondo|quoi|qui|quel\w*|avis|que|qual|cual|porque|es|e|est|grave|serious|worse|think|tell|name|diagnos\w*|explain|should|can|could|may|need|would|will|does|do i|did i|have i|help|cause|mean|yes|confirm|opinion|idea|nehm\w*|darf|soll|kann|posso|devo|puedo|debo|preciso|puis|dois)\b/;
/** A turned ankle that carries one is only spared. */
const TURNED_BUT_CARRIES = "stop.turned_ankle";
/** From here on a message of sets is more about the danger than about the sets. */
const SURE_BESIDE_SETS = 0.8;

/** Sets of a lift, told with their figures. */
const PRODUCT = /\d ?[x×] ?\d/i;
/** Splits, grades and loads in a row, with hardly a word between them. */
const isRowOfFigures = (text: string): boolean =>
  (text.match(/\d+/g)?.length ?? 0) >= FEWEST_IN_ROW && (text.match(/\p{L}{3,}/gu)?.length ?? 0) <= FEW_WORDS;
const FEWEST_IN_ROW = 8;
const FEW_WORDS = 3;

/** What the classifier hears where the rules are silent. A weak finding of theirs only gives way to something urgent. */
function sensed(text: string, reading: Reading, found: Screening, context: ScreeningContext): Screening | null {
  const heardOf = senseDanger(text, reading, found.rule);
  if (heardOf === null || !isAlarming(heardOf)) return null;
  const sense: Sense =
    heardOf.class === "E" && heardOf.share < HALT_AT && isOfLimbOnly(reading) ? { ...heardOf, class: "S" } : heardOf;
  if (NOT_SENSED[sense.class]?.test(reading.text)) return null;
  if (sense.class === "H" && (isKilledByTraining(reading) || isCalledDeadly(reading) || isPerk(reading))) return null;
  if (sense.class === "S" && (isToldFine(reading) || found.rule === TURNED_BUT_CARRIES)) return null;
  const isLighter =
    isTiedAtHome(reading) ||
    isAfterPainkiller(reading.text) ||
    reading.hits("suicidal").some((hit) => isWishInJest(reading, hit));
  if (sense.class === "H" && isLighter) return null;
  if (isUnnamed(sense) || (sense.class === "S" && isToldRehab(reading, found))) return null;
  if (sense.class === "S" && isApproved(reading) && reading.hits("operated", "surgery").length > 0) return null;
  const isOfSets = context.tellsSets === true && PRODUCT.test(text);
  if (sense.class === "N" && isOfSets && !namesFood(reading.message.words, false)) return null;
  if (sense.class === "W" && isSlowAndDone(reading.message.plain)) return null;
  if (sense.class === "P" && isRowOfFigures(text)) return null;
  const isOfFood = (rest: string): boolean => namesFood(rest.split(/[^\p{L}\p{M}]+/u));
  if (sense.class === "N" && (isMealTime(reading, isOfFood) || isSpentEnergy(reading, isOfFood))) return null;
  if (
    BODILY.has(sense.class) &&
    (isOrdinaryAche(reading) || isTiredLegs(reading) || isSatUpon(reading.text) || isLivedAsthma(reading.text))
  )
    return null;
  if ((sense.class === "N" || sense.class === "X") && asksForOwnFacts(reading.text)) return null;
  // A name or an opinion is asked for; who only tells asks for none.
  if (sense.class === "X" && reading.message.asked.size === 0 && !MAY_ASK.test(reading.text)) return null;
  if (sense.class === "Y" && (isOfChildAtHome(reading) || areFigures(reading.message.plain))) return null;
  if (sense.class === "Y" && HEIGHT.test(reading.message.plain) && !YOUNG_FIGURE.test(reading.message.plain))
    return null;
  if (sense.class === "Y" && WAS_YOUNG_OR_IS_GROWN.test(reading.message.plain)) return null;
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
    ...(isPresent ? { alarm: alarmOf(kind.answer) } : {}),
  };
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
      alarm: alarmOf("heart"),
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
