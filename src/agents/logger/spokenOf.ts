import { lastNamed } from "../../language/coaching/namedExercises.ts";
import type { Correction } from "../../language/corrections/correction.ts";
import { readDates } from "../../language/dates/dates.ts";
import { foldText } from "../../language/foldText.ts";
import type { Assignment } from "../../protocol/understanding.ts";
import type { LogEntry } from "../../protocol/workoutLog.ts";
import type { WorkScope } from "../agent.ts";
import { isNamed } from "./isNamed.ts";
import type { LoggerParts } from "./logParts.ts";
import type { ReadingContext } from "./logReading.ts";
import type { PendingCorrection } from "./logUnderstanding.ts";
import { LOOKED_UP, logsOf, writtenHere } from "./storedEntries.ts";
import { UNDECIDED } from "./undecided.ts";

/** A day that was spoken of before, and not today. */
const THAT_DAY =
  /(?<!\p{L})(?:that (?:day|time|session|workout)|an (?:dem|diesem|jenem) tag|damals|da(?:bei)? (?:hatte|hab|waren)|ce jour(?: ?-? ?la)|cette fois(?: ?-? ?la)|(?:ese|aquel) dia|(?:esa|aquella) vez|quel giorno|quella volta|n?(?:esse|aquele) dia|d?(?:essa|aquela) vez)(?!\p{L})/u;

/**
 * "No, I pulled 145 that day, fix it" after a question about the last deadlift: the entry that was asked about, and none of today. `null` where no
 * question names one exercise, or no such entry is stored.
 */
export async function ofSpokenDay(
  parts: LoggerParts,
  { text, lastQuestions = [] }: Pick<Assignment, "text" | "lastQuestions">,
  said: Correction | null,
  last: readonly LogEntry[],
  context: ReadingContext,
  scope: WorkScope,
): Promise<PendingCorrection | null> {
  if (said?.kind === "repeat") return await againOfDay(parts, text, lastQuestions, said, last, context, scope);
  if (said?.kind !== "change" || said.parts.length === 0 || (said.when ?? said.of) !== null) return null;
  if (lastQuestions.length === 0 || !last.every(({ date }) => date === context.today)) return null;
  const asked = THAT_DAY.test(foldText(text)) ? lastNamed(lastQuestions, parts.catalog) : null;
  if (asked === null) return null;
  const day = readDates(lastQuestions.at(-1) ?? "", context)[0]?.date ?? null;
  const [entry] = (await logsOf(parts, scope, { limit: LOOKED_UP })).filter(
    ({ date, exercise }) =>
      (day === null ? date < context.today : date === day) && isNamed(parts.catalog, exercise, asked.phrase),
  );
  if (entry === undefined) return null;
  const { here } = await writtenHere(parts, scope);
  const correction = { ...said, target: null, place: null };
  return {
    ...UNDECIDED,
    text,
    correction,
    logs: [entry],
    fromLastTurn: false,
    chosen: true,
    here: [...here, entry.id],
  };
}

/** "Copy it to today" after "what did I do on Thursday": all of that day, which is asked about. */
async function againOfDay(
  parts: LoggerParts,
  text: string,
  lastQuestions: readonly string[],
  said: Extract<Correction, { kind: "repeat" }>,
  last: readonly LogEntry[],
  context: ReadingContext,
  scope: WorkScope,
): Promise<PendingCorrection | null> {
  const asked = lastQuestions.at(-1) ?? "";
  const day = readDates(asked, context).find(({ date }) => date !== null && date < context.today);
  const isPlain = said.scope === "entry" && said.as === null && said.exercise === null && said.count === 1;
  if (day === undefined || !isPlain || last.some(({ date }) => date === context.today)) return null;
  const logs = (await logsOf(parts, scope, { limit: LOOKED_UP })).reverse();
  const { here } = await writtenHere(parts, scope);
  const correction = { ...said, scope: "session" as const, as: asked.slice(day.start, day.end) };
  return { ...UNDECIDED, text, correction, logs, fromLastTurn: false, here };
}
