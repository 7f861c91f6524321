import { type CoachKind, CUES } from "../language/coaching/coachCues.ts";
import { type CoachQuestion, readCoachQuestions } from "../language/coaching/coachQuestion.ts";
import { figuresOfLast } from "../language/coaching/figuresOfLast.ts";
import { namedExercises } from "../language/coaching/namedExercises.ts";
import { asksShare, shareOf } from "../language/coaching/shareOfLast.ts";
import { asksToReach, inFull } from "../language/coaching/shortQuestion.ts";
import { foldText } from "../language/foldText.ts";
import { glossQuestion } from "../language/gloss/glossQuestion.ts";
import { strainAbroad } from "../language/person/facts/strainedMyself.ts";
import { namesJoint } from "../language/person/limitations.ts";
import { asksToGoOn, asksToTrainOn } from "../language/safety/asksToTrainOn.ts";
import type { Assignment, Composed, Outcome } from "../protocol/understanding.ts";
import type { Work, WorkScope } from "./agent.ts";
import { piecesOf } from "./coach/answer.ts";
import { hasGround } from "./coach/answerFinding.ts";
import { answerParts, textOf } from "./coach/answerParts.ts";
import {
  asksOfEffort,
  asksPulse,
  careOfFacts,
  pulseCareOfFacts,
  withCondition,
  withInjury,
  withRace,
  withWhatIsHurt,
} from "./coach/careOfFacts.ts";
import type { CoachEvidence, CoachFinding } from "./coach/coachEvidence.ts";
import type { CoachPorts } from "./coach/coachPorts.ts";
import { gatherFinding } from "./coach/gatherFinding.ts";
import { type ReckonedShare, shareOfLift } from "./coach/shareOfLift.ts";
import { isNamed } from "./logger/isNamed.ts";

/** Kinds of question that are about one exercise. */
const OF_AN_EXERCISE: ReadonlySet<CoachKind> = new Set([
  "muscles",
  "technique",
  "cues",
  "mistakes",
  "breathing",
  "range",
  "equipment",
  "alternatives",
  "suitability",
]);
const MEANS_A_THING = /\b(?:it|this|that|these|those|them|they)\b/i;

export type CoachDependencies = CoachPorts & {
  /** Milliseconds of a clock that only goes forward; for the trace. */
  now?: () => number;
};

/**
 * Answers questions about training from the catalogue, the notes and arithmetic, with citations; nothing else is said.
 * `retrieve` reads the question and finds what answers it, `compose` words it; between them lies plain JSON.
 */
export function createCoachAgent({ now = () => performance.now(), ...ports }: CoachDependencies): {
  retrieve: Work<Assignment, CoachEvidence>;
  compose: Work<{ assignment: Assignment; evidence: CoachEvidence }, Composed>;
} {
  return {
    async retrieve(assignment, scope) {
      const started = now();
      const profile = ports.tools.getProfile ? await scope.call(ports.tools.getProfile, {}) : null;
      const findings: CoachFinding[] = [];
      const share = await shareOfLift(assignment, ports, scope);
      for (const question of await questionsIn(assignment, share, ports, scope)) {
        const known = profile?.ok ? profile.result : null;
        findings.push(await gatherFinding(question, known, assignment.avoidJoints, ports, scope));
      }
      const care = await careFor(assignment, ports, scope);
      const told = { ...(care.length > 0 ? { care } : {}), ...(share === null ? {} : { basis: share.basis }) };
      return { findings, ...told, tookMs: now() - started };
    },

    async compose({ assignment, evidence }, scope) {
      const started = now();
      const { whole, wordable } = answerParts(assignment, evidence, ports);
      const text = textOf(whole);
      // What a language model words is not shown in two versions; where it gives nothing, it shows this one.
      const isWorded = assignment.hasModel === true && wordable.length > 0;
      if (!isWorded) for (const piece of piecesOf(text)) scope.emit(piece);
      scope.trace("coach_answered", {
        length: text.length,
        latency_ms: Math.round((evidence.tookMs + now() - started) * 100) / 100,
        success: evidence.findings.some(hasGround),
        kinds: evidence.findings.map(({ question }) => question.kind),
      });
      const { citations } = whole;
      const outcome: Outcome = { say: [{ text, cards: [], citations }], commands: [], question: null };
      return isWorded ? { ...outcome, hasGround: true } : outcome;
    },
  };
}

/** "Can I do sit-ups?" of somebody who told that they are pregnant is answered with a word on it. */
async function careFor({ text, sentAt }: Assignment, { tools }: CoachPorts, scope: WorkScope): Promise<string[]> {
  const isOfPulse = asksPulse(text);
  const isOfCare = isOfPulse || asksToTrainOn(text) || asksOfEffort(text);
  if (!tools.getFacts || !isOfCare) return [];
  const told = await scope.call(tools.getFacts, { at: sentAt, types: ["health_condition", "medication"] });
  if (!told.ok) return [];
  return isOfPulse ? pulseCareOfFacts(told.result.items) : careOfFacts(told.result.items);
}

/** So many of the newest entries are looked through for a lift that is named. */
const LATELY = 20;

/**
 * What is asked. Where nothing was named since sets were logged, "which muscles does it work?" and "and how do I do it?"
 * after that are about what was logged last.
 */
async function questionsIn(
  { text: said, lastQuestions = [], lastLogIds, sentAt }: Assignment,
  reckoned: ReckonedShare | null,
  ports: CoachPorts,
  scope: WorkScope,
): Promise<CoachQuestion[]> {
  if (reckoned !== null) return reckoned.question === null ? [] : readCoachQuestions(reckoned.question, ports, []);
  if (strainAbroad(foldText(said)) !== null) {
    const { language } = glossQuestion(said, ports.catalog);
    return readCoachQuestions("I pulled a muscle", ports, []).map((question) => ({ ...question, language }));
  }
  const text = inFull(said, lastQuestions, ports.catalog);
  const { getLogs, getFacts } = ports.tools;
  if (getFacts && asksToTrainOn(text) && !namesJoint(foldText(text))) {
    const hurt = await scope.call(getFacts, { at: sentAt, types: ["injury"] });
    const injury = hurt.ok ? withInjury(asksToGoOn(text) ? "Should I train" : text, hurt.result.items) : null;
    if (injury !== null) return readCoachQuestions(injury, ports, []);
  }
  if (asksToGoOn(text)) {
    const told = lastQuestions.at(-1) ?? "";
    return readCoachQuestions(CUES.complaint.test(foldText(told)) ? told : "How long should a session be?", ports, []);
  }
  if (getFacts && asksOfEffort(text)) {
    const told = await scope.call(getFacts, { at: sentAt, types: ["health_condition", "medication"] });
    const asked = told.ok ? withCondition(text, told.result.items) : null;
    if (asked !== null) return readCoachQuestions(asked, ports, []);
  }
  if (getFacts && /\bwith (?:it|them|this|that)\W*$/i.test(text)) {
    const hurt = await scope.call(getFacts, { at: sentAt, types: ["injury"] });
    const asked = hurt.ok ? withWhatIsHurt(text, hurt.result.items) : null;
    if (asked !== null) return readCoachQuestions(asked, ports, []);
  }
  if (getFacts && /\bfor (?:it|that|this)\b/i.test(text)) {
    const told = await scope.call(getFacts, { at: sentAt, types: ["event"] });
    const asked = told.ok ? withRace(text, told.result.items) : null;
    if (asked !== null) return readCoachQuestions(asked, ports, []);
  }
  const alone = readCoachQuestions(text, ports, lastQuestions);
  const share = lastLogIds.length === 0 ? asksShare(text) : null;
  if (share !== null && getFacts) {
    const records = await scope.call(getFacts, { at: sentAt, types: ["personal_record"] });
    const newest = records.ok ? records.result.items.at(-1) : undefined;
    if (newest) return readCoachQuestions(shareOf(newest.value, share) ?? text, ports, []);
  }
  const askedOf = lastLogIds.length === 0 ? null : figuresOfLast(text, lastQuestions);
  if (getLogs && askedOf !== null) {
    const [lift] = namedExercises(text, ports.catalog);
    const told = await scope.call(getLogs, lift === undefined ? { ids: lastLogIds } : { limit: LATELY });
    const items = told.ok ? told.result.items : [];
    const meant =
      lift === undefined
        ? items
        : items.filter(({ exercise }) => isNamed(ports.catalog, exercise, lift.phrase)).slice(0, 1);
    const figured = meant.flatMap((entry) => askedOf(entry) ?? []).at(-1);
    if (figured !== undefined) return readCoachQuestions(figured, ports, []);
  }
  if (getLogs && asksToReach(text)) {
    const told = await scope.call(getLogs, lastLogIds.length > 0 ? { ids: lastLogIds } : { limit: 1 });
    const lift = told.ok ? told.result.items.at(-1)?.exercise.name : undefined;
    if (lift !== undefined) return readCoachQuestions(`How do I get stronger on the ${lift}?`, ports, []);
  }
  const isPlaced = alone.some(({ kind, exercises }) => kind !== "concept" || exercises.length > 0);
  const leans = [...lastQuestions, text].every((said) => MEANS_A_THING.test(said));
  if (isPlaced || !leans || lastLogIds.length === 0 || !getLogs) return alone;
  const logged = await scope.call(getLogs, { ids: lastLogIds });
  const last = logged.ok ? logged.result.items.at(-1) : undefined;
  if (!last) return alone;
  const about = readCoachQuestions(text, ports, [`how do I do the ${last.exercise.name}?`, ...lastQuestions]);
  return about.some(({ kind }) => OF_AN_EXERCISE.has(kind)) ? about : alone;
}
