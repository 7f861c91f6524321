import { readUnit } from "../numbers/units.ts";
import type { Count, Mark, MarkContent, Mass } from "./marks.ts";
import { isReps, readCounts, readNumberList } from "./numberLists.ts";
import { readDuration } from "./readExtents.ts";
import { readMarks } from "./readMarks.ts";
import { type Token, tokenize } from "./tokenize.ts";

/** What stands in a column. `one` is a set of its own ("Set 1", "S2"), `ofDay` what was done on the day that heads it, `place` numbers the sets, `aside` is of no set. */
export type Kind =
  | "name"
  | "sets"
  | "reps"
  | "weight"
  | "rpe"
  | "rir"
  | "time"
  | "length"
  | "type"
  | "unit"
  | "note"
  | "one"
  | "place"
  | "day"
  | "ofDay"
  | "aside";
export type Column = { kind: Kind; unit: string | null; day?: CellDay };
/** Reads the day that a cell holds by itself; `null` where it is none. */
export type DayReader = (cell: string) => CellDay | null;
export type CellDay = { date: string; performedAt: string | null };
/** A day of a table, where the row or the cell begins that it is of. */
export type TableDay = CellDay & { start: number; end: number; vague: false; opens: true };
export type Cell = { text: string; start: number };
export type Line = { text: string; start: number };

/** What parts cells, the surest first. */
export const DELIMITERS = ["\t", ";", "|", ","];

/** The cells of a line, without the quotes around them. */
export function cellsOf({ text, start }: Line, delimiter: string): Cell[] {
  const cells: Cell[] = [];
  let from = 0;
  let quoted = false;
  for (let at = 0; at <= text.length; at += 1) {
    const sign = text.charAt(at);
    if (sign === '"') quoted = !quoted;
    if (at < text.length && (sign !== delimiter || quoted)) continue;
    const raw = text.slice(from, at);
    const lead = raw.length - raw.replace(/^[\s"]+/, "").length;
    cells.push({ text: raw.slice(lead).replace(/[\s"]+$/, ""), start: start + from + lead });
    from = at + 1;
  }
  return cells;
}

export const at = (cell: Cell, content: MarkContent): Mark => ({
  ...content,
  start: cell.start,
  end: cell.start + cell.text.length,
});

/** The marks that a text of its own comes to, at its place in the message. */
export const marksAt = ({ text, start }: Cell): Mark[] =>
  readMarks(tokenize(text)).map((mark) => ({ ...mark, start: mark.start + start, end: mark.end + start }));

export const massOf = (word: string | null): Mass | null => {
  const unit = word === null ? null : readUnit(word);
  return unit?.kind === "mass" ? unit.unit : null;
};

const BODY = /^(?:bw|body ?weight|körpergewicht|eigengewicht|poids du corps|peso corporal|corpo libero)$/i;
export const NOTHING = /^(?:[-–—/]+|n\/?a|null|none)$/i;

/** "8", "8/8/7", "10, 9, 8", "8-10", all of the cell; `null` where something is left over. */
function readCountsOf(cell: readonly Token[]): { counts: Count[] } | null {
  // "12 reps" says again what it is.
  const tokens = isReps(cell.at(-1)) ? cell.slice(0, -1) : cell;
  const read = readCounts(tokens, 0);
  if (read !== null && read.next >= tokens.length) return read;
  const list = readNumberList(tokens, 0);
  return list !== null && list.next >= tokens.length ? list : null;
}

/** What a cell of figures says, in the sense of its column; `[]` when it holds none, `null` when it cannot be read. */
export function amountOf(cell: Cell, { kind, unit }: Column): Mark[] | null {
  const tokens = tokenize(cell.text);
  const [first, second] = tokens;
  if (first === undefined) return [];
  // No amount is below zero; the help of a machine is, and a figure that was mistyped.
  if (/^[-−–]\s?\d/.test(cell.text) && kind !== "time")
    return [
      at(cell, {
        kind: "weight",
        values: [tokens.find((token) => token.kind === "number")?.value ?? 0],
        unit: null,
        load: "minus",
        perHand: false,
        below: true,
      }),
    ];
  // "4 × 10" under "Sets × Reps".
  if (kind === "sets" && tokens.length > 2) return marksAt(cell);
  if (NOTHING.test(cell.text)) return [];
  if (kind === "weight" && first.kind === "word") {
    if (BODY.test(cell.text)) return [at(cell, { kind: "body" })];
    // "BW+10"
    const read = marksAt(cell);
    return read.every(({ kind: told }) => told === "weight") ? read : null;
  }
  if (kind === "reps" && second?.kind === "word" && readUnit(second.fold) !== null) return marksAt(cell);
  if (kind === "reps") {
    const read = readCountsOf(tokens);
    return read === null ? null : [at(cell, { kind: "counts", counts: read.counts })];
  }
  if (kind === "time") {
    const clocked = readDuration(tokens, 0);
    if (clocked !== null) return [at(cell, { kind: "time", seconds: clocked.seconds })];
  }
  if (first.kind !== "number") return null;
  const { value } = first;
  const said = second?.kind === "word" ? second.fold : unit;
  if (kind === "sets") return [at(cell, { kind: "sets", count: value, rounds: false, type: null })];
  if (kind === "rpe" || kind === "rir") return [at(cell, { kind, value })];
  if (kind === "weight")
    return value === 0
      ? []
      : [at(cell, { kind: "weight", values: [value], unit: massOf(said), load: "total", perHand: false })];
  const measure = said === null ? null : readUnit(said);
  if (kind === "time") {
    const seconds = measure?.kind === "time" ? measure.seconds : measure?.kind === "m" ? 60 : 1;
    return value === 0 ? [] : [at(cell, { kind: "time", seconds: value * seconds })];
  }
  const length = measure?.kind === "distance" ? measure.unit : "m";
  return value === 0 ? [] : [at(cell, { kind: "length", value, unit: length })];
}
