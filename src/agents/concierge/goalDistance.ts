import { singularWords } from "../../catalog/phraseTokens.ts";
import { type AimedAt, aimedAt } from "../../language/coaching/goalDistance.ts";
import { namedExercises } from "../../language/coaching/namedExercises.ts";
import { foldText } from "../../language/foldText.ts";
import { compiled } from "../../language/patterns/compiled.ts";
import type { Assignment } from "../../protocol/understanding.ts";
import type { LogEntry } from "../../protocol/workoutLog.ts";
import { convertWeight } from "../../training/convertWeight.ts";
import type { WorkScope } from "../agent.ts";
import type { CoachPorts } from "../coach/coachPorts.ts";
import { entryText } from "../logger/renderLogs.ts";
import { ofLift, type Read } from "./readBack.ts";
import { areComparable, bestEntry, heavy } from "./records.ts";

type Told = { words: string; unit: "kg" | "lb" | null; inKg: number };
type Aim = { words: string | null; lift: string; at: AimedAt };

const round = (value: number) => Math.round(value * 10) / 10;
const liftIn = (text: string, catalog: CoachPorts["catalog"]): string | null => {
  const named = namedExercises(text, catalog);
  return named.length === 1 ? (named[0]?.phrase ?? null) : null;
};

/** How far the heaviest that is stored of a lift is from the weight aimed at. */
function distance({ words, lift, at }: Aim, logs: readonly LogEntry[], told: Told | null, today: string): string {
  const opening = words === null ? "" : `Goal: ${words}. `;
  const own = logs.filter(({ sets }) => sets.some((set) => heavy(set) !== null));
  const best = bestEntry(own);
  const most = best === null ? 0 : Math.max(0, ...best.sets.map((set) => heavy(set) ?? 0));
  if (told !== null && areComparable(own) && told.inKg > Math.ceil(most)) {
    const unit = at.unit ?? told.unit ?? "kg";
    return `${opening}The most you told me of: ${told.words}: ${missingText(at.load - convertWeight(told.inKg, "kg", unit), unit)}.`;
  }
  const inReps = best === null && words !== null && aimsAtReps(words, lift, at) ? mostReps(logs, at.load, today) : null;
  if (inReps !== null) return `${opening}${inReps}`;
  if (best === null || !areComparable(own))
    return `${opening}No weight of "${lift}" is stored yet, so I cannot tell how far that is.`;
  const set = best.sets.reduce((one, other) => ((heavy(other) ?? 0) > (heavy(one) ?? 0) ? other : one));
  const unit = at.unit ?? set.unit ?? "kg";
  const said = missingText(at.load - convertWeight(set.weight ?? 0, set.unit ?? unit, unit), unit);
  return `${opening}The heaviest that is stored: ${entryText(best, today)}: ${said}.`;
}

function missingText(exactly: number, unit: "kg" | "lb"): string {
  const missing = round(exactly);
  return missing > 0 ? `${missing} ${unit} are missing` : "that is reached";
}

/** The heaviest that was told of a lift, and is in no entry; `null` where none was. In: personal records as they are kept. */
function heaviestTold(records: readonly string[], lift: string, aim: AimedAt, catalog: CoachPorts["catalog"]) {
  const wordsOf = (name: string) => singularWords(foldText(name)).join(" ");
  const told = records.flatMap((words): Told[] => {
    const at = /\d ?(?:km|k|m|mi|miles|reps?|min\w*|sec\w*|x)\b|\d:\d/.test(words) ? null : aimedAt(foldText(words));
    const own = liftIn(words, catalog);
    if (at === null || own === null || wordsOf(own) !== wordsOf(lift)) return [];
    const unit = at.unit ?? aim.unit;
    return [{ words, unit, inKg: convertWeight(at.load, unit ?? "kg", "kg") }];
  });
  return told.reduce<Told | null>((best, one) => (best === null || one.inKg > best.inKg ? one : best), null);
}

/** "20 pull ups" is no weight: the figure counts the lift behind it. */
function aimsAtReps(words: string, lift: string, { load, unit }: AimedAt): boolean {
  const counted = foldText(words).split(compiled(`(?<![\\d.,])${load} (?:(?:strict|clean|full|straight|unbroken) )*`));
  return unit === null && counted.slice(1).some((rest) => rest.startsWith(foldText(lift)) || /^reps?\b/.test(rest));
}

/** How far the most repetitions that are stored in one set are from as many. */
function mostReps(logs: readonly LogEntry[], aim: number, today: string): string | null {
  const best = bestEntry(logs);
  const most = Math.max(0, ...(best?.sets ?? []).map(({ reps }) => reps ?? 0));
  if (best === null || most === 0) return null;
  const missing = aim - most;
  const said = missing > 1 ? `${missing} reps are missing` : missing === 1 ? "1 rep is missing" : "that is reached";
  return `The most in one set that is stored: ${entryText(best, today)}: ${said}.`;
}

/**
 * How far somebody is from what they aim at: the weight in the question, else that of each goal that is known. Goals that
 * are no weight on a lift are told as they are. `null` where nothing is aimed at.
 */
export async function goalDistance(
  { text, sentAt }: Assignment,
  today: string,
  { catalog, tools }: CoachPorts,
  scope: WorkScope,
  read: Read,
): Promise<string | null> {
  const lift = liftIn(text, catalog);
  const at = aimedAt(foldText(text));
  const { items } = await read({});
  const logsOf = (name: string) => ofLift(items, name, catalog);
  const { getFacts } = tools;
  const types = ["goal", "personal_record"] as const;
  const known = getFacts === undefined ? null : await scope.call(getFacts, { at: sentAt, types: [...types] });
  const facts = known?.ok ? known.result.items : [];
  const records = facts.flatMap(({ type, value }) => (type === "personal_record" ? value : []));
  const ofAim = (aim: Aim) => distance(aim, logsOf(aim.lift), heaviestTold(records, aim.lift, aim.at, catalog), today);
  if (lift !== null && at !== null) return ofAim({ words: null, lift, at });
  const goals = facts.flatMap(({ type, value }) => (type === "personal_record" ? [] : value));
  if (goals.length === 0) return "I know of no goal of yours. Tell me one, for example: my goal is to bench 100 kg.";
  const lines = goals.map((words) => {
    const [aim, own] = [aimedAt(foldText(words)), liftIn(words, catalog)];
    if (aim === null || own === null) return `Goal: ${words}. Your entries do not tell how far that is.`;
    return ofAim({ words, lift: own, at: aim });
  });
  return lines.join("\n");
}
