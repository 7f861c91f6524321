import { type Correction, deletion } from "../../language/corrections/correction.ts";
import { dayOfDeleted, deletedAlike, goesToo } from "../../language/corrections/deletedAlike.ts";
import { readEntryChoice } from "../../language/corrections/entryChoice.ts";
import { readCorrection } from "../../language/corrections/logCorrection.ts";
import { readDates } from "../../language/dates/dates.ts";
import type { LogEntry } from "../../protocol/workoutLog.ts";
import type { LastChange } from "../../tools/lastChanges.ts";
import type { WorkScope } from "../agent.ts";
import { chosenEntries } from "./chosenEntries.ts";
import type { LoggerParts } from "./logParts.ts";
import { momentOn, type ReadingContext } from "./logReading.ts";
import type { PendingCorrection } from "./logUnderstanding.ts";
import { LOOKED_UP, logsOf, MOST_AT_ONCE, writtenHere } from "./storedEntries.ts";

type Wish = Pick<PendingCorrection, "text" | "correction" | "logs" | "fromLastTurn" | "here" | "chosen"> &
  Partial<Pick<PendingCorrection, "changes">>;

/**
 * "And the pushdown", "and the last one", "that one too" right after another entry was deleted, as the wish to delete that one too; "no, they were
 * yesterday", as the wish to have it back on that day. `null` for anything else.
 */
export async function alsoDeleted(
  parts: LoggerParts,
  text: string,
  context: ReadingContext,
  scope: WorkScope,
): Promise<Wish | null> {
  const name = deletedAlike(text);
  const words = name === null ? goesToo(text) : null;
  const named = name === null ? null : readCorrection(`delete the ${name}`);
  const isNamed = named?.kind === "delete" && named.scope === "named";
  const day = isNamed || words !== null ? null : dayOfDeleted(text);
  if (!isNamed && words === null && day === null) return null;
  const { changes, here, lately } = await writtenHere(parts, scope);
  if (changes.length === 0 || !changes.every(({ effect }) => effect.kind === "log" && effect.op === "delete"))
    return null;
  if (day !== null) return onItsDay(text, day, changes, here, context);
  if (words === null && isNamed) {
    const logs = (await logsOf(parts, scope, { limit: LOOKED_UP })).reverse();
    return { text: `delete the ${name}`, correction: named, logs, fromLastTurn: false, here, chosen: false };
  }
  const told = await logsOf(parts, scope, { ids: lately.slice(-MOST_AT_ONCE) });
  const wish = { text: `delete ${words}`, fromLastTurn: true, here };
  return { ...wish, ...chosenToo(words ?? "", told, context, parts) };
}

/** What was deleted, back on the day that it is said to be of; `null` where no day is found. */
function onItsDay(
  text: string,
  day: string,
  deleted: readonly LastChange[],
  here: string[],
  context: ReadingContext,
): Wish | null {
  const date = readDates(day, context)[0]?.date ?? null;
  if (date === null || date > context.today) return null;
  const moved = { date, performedAt: momentOn(date, context) };
  const changes = deleted.map((one) => ({ ...one, effect: { ...one.effect, data: { ...one.effect.data, ...moved } } }));
  const correction = deletion("undo", { restores: true });
  return { text, correction, logs: [], fromLastTurn: true, here, chosen: false, changes };
}

/** More than so many go only after a look at them. */
const MOST_UNASKED = 2;

/** What is to go of the entries that were told: at once where that is clear; where it is only pointed at or counted, after a question. */
function chosenToo(
  words: string,
  told: LogEntry[],
  context: ReadingContext,
  { catalog }: LoggerParts,
): { correction: Correction; logs: LogEntry[]; chosen: boolean } {
  const choice = readEntryChoice(words);
  // What was the second before something went may be the first now.
  const isCounted = choice?.of === "first" || (choice?.of === "place" && choice.place !== -1);
  if (choice === null || isCounted)
    return { correction: deletion("named", { disowned: true }), logs: told, chosen: false };
  const dateOf = (day: string) => readDates(day, context)[0]?.date ?? null;
  const logs = chosenEntries(choice, { told, last: [] }, { catalog, dateOf })?.entries ?? [];
  const isMany = logs.length > MOST_UNASKED;
  return { correction: deletion(isMany ? "everything" : "named"), logs, chosen: !isMany };
}
