import type { Screening } from "../../protocol/understanding.ts";
import { alarmOf, outlastsFeelingFine } from "./alarm.ts";
import { CHEST_QUESTION } from "./chestQuestion.ts";
import type { Finding, Rule } from "./finding.ts";
import { type AnswerKey, fixedAnswer } from "./fixedAnswers.ts";
import { isHarmlesslyMeant } from "./harmlessCause.ts";
import { isOfWork } from "./ofWork.ts";
import type { Reading } from "./reading.ts";
import type { ScreeningContext } from "./screeningContext.ts";
import { statedAge } from "./statedAge.ts";
import { isToldOfOther } from "./toldOfOther.ts";
import { isToldRehab } from "./toldRehab.ts";

/** "Is that normal? It happened to me twice." */
const OWN_EXPERIENCE =
  /\b(?:happen(?:s|ed|ing)? to me|anyone else|anybody else|mine (?:is|are|was)|happening (?:right )?now|right now|(?:getting|having|got) (?:it|this|that|them|these)|i (?:get|got|have|had|feel|felt) (?:it|this|that|them|these)|i have been (?:having|getting)|asking because i)\b/;

/** What is asked to be taught on. */
const FOR_TEACHING =
  /\b(?:writing|preparing|teaching|marking|giving) (?:a |an |my |the |some )?(?:\w+ )?(?:slides?|essay|talk|lecture|exam|quiz|paper|lesson|course|article|presentation)\b|\bfor (?:a|an|my|the|our) (?:(?!\d|spin|yoga|gym|hiit|fitness|evening|morning|crossfit|pilates)\w+ )?(?:class|essay|talk|lecture|exam|course|slides?|quiz|presentation|homework)\b|\b(?:first aid|cpr|lifeguard|coaching|pt) (?:course|class|exam|test|training|certificate|refresher)\b/;

/** The first finding that still stands once it has been asked of whom, when and how it is said. */
export function meant(reading: Reading, rules: readonly Rule[], context: ScreeningContext): Screening | null {
  let weaker: Screening | null = null;
  for (const rule of rules) {
    const screening = shaped(reading, rule(reading), context);
    if (!screening) continue;
    if (screening.verdict === "halt" || screening.verdict === "caution") return screening;
    weaker ??= screening;
  }
  return weaker;
}

export function shaped(reading: Reading, finding: Finding | null, context: ScreeningContext): Screening | null {
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
  if (verdict === "caution" && isToldRehab(reading, finding)) verdict = "note";
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
    ...(verdict === "halt" || (verdict === "caution" && outlastsFeelingFine(finding.answer))
      ? { alarm: alarmOf(finding.answer, about) }
      : {}),
  };
}

/** Dangers that nobody is told about for the knowing only. */
const NEVER_ONLY_ASKED: ReadonlySet<AnswerKey> = new Set(["selfHarm", "covert"]);

/** Asked for its own sake, of people in general. */
function isOnlyAsked(reading: Reading, { class: kind, answer, evidence }: Finding): boolean {
  if (NEVER_ONLY_ASKED.has(answer) || kind === "M" || kind === "Y") return false;
  return evidence.length > 0 ? evidence.every(({ frame }) => frame.isCurious) : reading.isCurious;
}
