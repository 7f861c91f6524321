import { foldText } from "../language/foldText.ts";
import type { ConditionCare } from "../language/health/conditionNames.ts";
import { namedHealth } from "../language/health/namedHealth.ts";
import { tellsNoSets } from "../language/notation/notSets.ts";
import { parseWorkoutLog } from "../language/notation/workoutNotation.ts";
import { readForgetting } from "../language/person/facts/readForgetting.ts";
import { asksToTrainOn } from "../language/safety/asksToTrainOn.ts";
import { screen } from "../language/safety/screen.ts";
import { findExercisePhrases } from "../language/session/exercisePhrases.ts";
import type { Alarm, OpenQuestion, Screening } from "../protocol/understanding.ts";
import type { LogSet } from "../protocol/workoutLog.ts";
import type { Work, WorkScope } from "./agent.ts";
import { type FactReads, hearFacts } from "./profile/hearFacts.ts";
import { questionOf } from "./profile/questionOf.ts";

export type ScreenerInput = {
  text: string;
  sentAt: string;
  timezone: string;
  safety: "clear" | "cautioned" | "halted";
  alarms: Alarm[];
  question: OpenQuestion | null;
  pick: string | null;
};

const OF_CLINICIAN = /\b(?:doc(?:tor)?s?|dr|gp|surgeon|physio\w*|specialist|consultant|nurse|cardiologist)\b/i;

/** Findings that end the turn with a fixed answer; in an emergency everything else waits. */
const ANSWERED: ReadonlySet<Screening["verdict"]> = new Set(["answer", "caution"]);

/** Orders to forget are short. */
const LONGEST_ORDER = 140;

const NO_FINDING: Screening = { verdict: "pass", class: null, rule: null, signals: [], text: null, question: null };

/** Who trains on after a sign to stop for is reminded of it beside each log, and who asks for another exercise beside the answer, until it has passed; after an emergency, until it was seen. */
const stillCautioned = (alarms: readonly Alarm[]): Screening => ({
  ...NO_FINDING,
  verdict: "note",
  rule: "cautioned.trains_on",
  text: `I still advise you to stop, as I said before. Tell me when ${alarms.length > 0 ? "a doctor has seen it" : "it has passed, or when a doctor has seen it"}.`,
});

/**
 * Whether a finding about diagnoses and medicine is only a question of what the writer told of themselves: "which medicine do
 * I take".
 */
async function isOwnRecord(
  { text, sentAt, safety }: ScreenerInput,
  found: Screening,
  tools: FactReads,
  scope: WorkScope,
) {
  if (found.verdict !== "answer" || found.class !== "X" || safety !== "clear") return false;
  const known = await scope.call(tools.getFacts, { at: sentAt });
  return known.ok && questionOf(text, known.result.items) !== null;
}

/** Whether a message only wants forgotten what was told: "I'd rather you didn't keep my medication, delete it". */
const onlyForgets = ({ text, safety }: ScreenerInput, { rule, verdict, class: kind }: Screening) =>
  safety === "clear" &&
  text.length < LONGEST_ORDER &&
  // Who wants to be forgotten may mean more than data.
  kind !== "E" &&
  (rule?.startsWith("sensed.") || (verdict === "answer" && kind === "X")) &&
  readForgetting(text) !== null;

/** Says by itself that it was trained: repetitions with a weight, several sets, a way. */
const isTelling = (sets: readonly LogSet[]) =>
  sets.some(
    ({ reps, weight, distance }) => distance !== null || (reps !== null && (weight !== null || sets.length > 1)),
  );
const LIFTED = /\b(?:bench(?:ed|press(?:ed)?)?|squatted|deadlifted|pressed|curled|rowed)\b/;
const namesExercise = (phrase: string | null) =>
  phrase !== null && (LIFTED.test(phrase) || findExercisePhrases(phrase.split(" ")).length > 0);

/**
 * Whether a message tells sets as done, or with a weight and nothing that speaks against it. A fever of 39, 10 kg to lose and the
 * minutes of a session that is asked for are no sets: there must be a name of an exercise, or what only sets have.
 */
const tellsSets = ({ text, sentAt, timezone }: ScreenerInput): boolean =>
  !tellsNoSets(text) &&
  parseWorkoutLog(text, { sentAt, timezone, unit: "kg", notation: null }).entries.some(
    ({ phrase, sets, stance }) =>
      (isTelling(sets) ||
        (namesExercise(phrase) && sets.some(({ reps, weight }) => reps !== null || weight !== null))) &&
      ((stance === "done" && sets.length > 0) || (stance === "unsaid" && sets.some(({ weight }) => weight !== null))),
  );

/** Words of what is an emergency for somebody who expects a child, and little to speak of for others. */
const MAY_BLEED =
  /bleed|\bbled\b|blood|spotting|contract|\bleak|fluid|waters? broke|tighten|blut|wehen|wasser|sangr|manchad|contracci|líquido|liquido|saign|\bsang\b|perte|perd|sangu|contrazion|contraç|contracoes|bolsa/i;

/** Longer no child is expected; in milliseconds. */
const MOST_EXPECTED = 300 * 86_400_000;

/** Words of a fall, which says more of somebody with thin bones. */
const MAY_FALL =
  /\bf[ae]ll(?:en)?\b|tripp|slipp|tumble|stumbl|st[uü]rz|ausgerutscht|gestolpert|hingef|\bca[ií]\b|ca[ií]do|resbal|tropec|tomb|chut|gliss|cadut|scivol|inciamp|escorreg/i;

/** What the writer has told of a child to come and of thin bones. */
async function toldHealth(
  { sentAt, text }: ScreenerInput,
  tools: FactReads,
  scope: WorkScope,
): Promise<{ isPregnant: boolean; hasThinBones: boolean }> {
  const mayBleed = MAY_BLEED.test(text);
  const mayFall = MAY_FALL.test(text);
  if (!mayBleed && !mayFall) return { isPregnant: false, hasThinBones: false };
  const told = await scope.call(tools.getFacts, { at: sentAt, types: ["health_condition"] });
  const has = (care: ConditionCare, most = Number.POSITIVE_INFINITY) =>
    told.ok &&
    told.result.items.some(
      ({ value, at }) =>
        Date.parse(sentAt) - Date.parse(at) < most && namedHealth(foldText(value)).some((named) => named.care === care),
    );
  return { isPregnant: mayBleed && has("pregnant", MOST_EXPECTED), hasThinBones: mayFall && has("brittleBones") };
}

/** Words of what is not for everybody under 18; without one the told age need not be read. */
const MAY_BE_RESTRICTED =
  /\b(?:1 ?-?rm|one rep max|max(?:ing|ed)?(?: out)?|creatine|pre ?-?workouts?|caffeine|fat burners?|steroids?|sarms?|lose (?:weight|fat)|cut(?:ting)? (?:weight|for)|dehydrat\w*)\b/i;
/** The age that the writer has told, in years. */
async function toldAge({ sentAt }: ScreenerInput, tools: FactReads, scope: WorkScope): Promise<number | null> {
  const known = await scope.call(tools.getFacts, { at: sentAt, types: ["age"] });
  const years = known.ok ? /\d{1,3}/.exec(known.result.items[0]?.value ?? "")?.[0] : undefined;
  return years === undefined ? null : Number(years);
}

/**
 * Red flags by code. The profile is read only when something was found, for the number to call; what else the message says
 * about its writer is heard here when no routing follows.
 */
export const createScreenerAgent =
  (tools: FactReads): Work<ScreenerInput, Screening> =>
  async (input, scope) => {
    const { text, sentAt, timezone, safety, alarms, question, pick } = input;
    const { isPregnant, hasThinBones } = await toldHealth(input, tools, scope);
    const age = MAY_BE_RESTRICTED.test(text) ? await toldAge(input, tools, scope) : null;
    const found = screen(text, { safety, alarms, question, pick, country: null, isPregnant, hasThinBones, age });
    if (found.text === null)
      return safety === "cautioned" && found.verdict === "pass" && (tellsSets(input) || asksToTrainOn(text))
        ? stillCautioned(alarms)
        : found;
    if (onlyForgets(input, found) || (await isOwnRecord(input, found, tools, scope))) return NO_FINDING;
    const isLog = tellsSets(input);
    const profile = await scope.call(tools.getProfile, {});
    const screening = screen(text, {
      safety,
      alarms,
      question,
      pick,
      country: profile.ok ? profile.result.profile.country : null,
      tellsSets: isLog,
      isPregnant,
      hasThinBones,
      age,
    });
    const isOrder = screening.class === "I";
    if (screening.verdict === "halt") return { ...screening, tellsSets: isLog };
    const isCleared = screening.verdict === "clear";
    if (isCleared && !OF_CLINICIAN.test(text)) return { ...screening, tellsSets: isLog };
    if (!(isCleared || ANSWERED.has(screening.verdict)) || isOrder || pick !== null) return screening;
    const { remember, statements } = await hearFacts(
      { text, sentAt, timezone, goesOnAbout: "facts", isOfSets: false },
      tools,
      scope,
    );
    // Who is cleared is well again; of what they tell beside it only what a clinician ordered is kept.
    if (isCleared && statements.some(({ type }) => type !== "note")) return { ...screening, tellsSets: isLog };
    return { ...screening, tellsSets: isLog, remember };
  };
