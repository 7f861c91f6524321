import { keptOut } from "../../language/corrections/keptOut.ts";
import { readStance } from "../../language/routing/stance.ts";
import type { DraftEntry } from "./logDraft.ts";
import { SaidFigures } from "./saidFigures.ts";

/**
 * The parts of a message that hold figures which the grammar has found no place for, in order: of entries that are in doubt,
 * or all of it where nothing was read. What was not done is none: it was understood.
 */
export function leftoverOf(text: string, entries: readonly DraftEntry[], aside: number): string[] {
  const hasFigures = (part: string) => !new SaidFigures(part).isEmpty;
  const inDoubt = entries.filter(isInDoubt).map(({ source }) => source);
  if (entries.length > 0 || aside > 0) return [...new Set(inDoubt)].filter(hasFigures);
  const { stance, signals } = readStance(text);
  const isDone =
    (stance === "done" || stance === "unsaid") && !signals.includes("do_not_log") && keptOut(text) === null;
  return isDone && hasFigures(text) ? [text] : [];
}

/** Figures were left over, or nothing countable was found. */
export const isInDoubt = ({ sets, readings, unread }: DraftEntry): boolean =>
  readings.length === 0 && (unread.length > 0 || sets.length === 0);
