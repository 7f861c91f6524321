import type { Mark, MarkContent } from "./marks.ts";
import { amountOf, at, type Cell, cellsOf, DELIMITERS, type Line, marksAt, massOf } from "./tableCells.ts";

const SET_PLACE = /^(?:(?:set|satz|serie|série|s)\s?)?#?(\d{1,2})[.:]?$/i;

/** "set 2 | 155 lb | 8", "2 | 40kg | 8": a numbered row of the exercise above, its load and its repetitions. */
export function marksOfSetRow(line: Line, before: number): { marks: Mark[]; place: number } | null {
  const cells = cellsOf(
    { text: line.text.replace(/^(\s*)\||\|(\s*)$/g, "$1 $2"), start: line.start },
    line.text.includes("|") ? "|" : "\t",
  );
  const [numbered, ...figures] = cells;
  const place = Number(SET_PLACE.exec(numbered?.text ?? "")?.[1] ?? 0);
  if (figures.length < 2 || figures.length > 3 || place !== before + 1) return null;
  const isLoad = ({ text }: Cell) => /^(?:bw\b|bodyweight|\+?\d+(?:[.,]\d+)?\s?(?:kgs?|lbs?|kilos?))/i.test(text);
  const load = figures.findIndex(isLoad);
  const [weight, reps, more] = [figures[Math.max(load, 0)], figures[load === 1 ? 0 : 1], figures[2]];
  if (load > 1 || weight === undefined || reps === undefined) return null;
  const loaded = amountOf(weight, { kind: "weight", unit: null });
  const counted = amountOf(reps, { kind: "reps", unit: null });
  const rated = more === undefined ? [] : marksAt(more);
  if (loaded === null || counted === null || counted.length === 0) return null;
  const sets: Mark = { kind: "sets", count: 1, rounds: false, type: null, start: line.start, end: line.start };
  return { marks: [sets, ...loaded, ...counted, ...rated], place };
}

const FIGURE = /^(\d{1,4}(?:[.,]\d{1,2})?)\s?(kgs?|lbs?|kilos?)?$/i;
/** More sets than this are not written in a row of figures. */
const MOST_SETS_IN_ROW = 5;

/** "bench;80;8;3", "squat | 3 | 5 | 100": a row without a head, whose three figures are load, repetitions and sets. */
export function marksOfBareRow(line: Line): Mark[] | null {
  const delimiter = DELIMITERS.find((sign) => line.text.split(sign).length === 4);
  if (delimiter === undefined) return null;
  const [name, ...figures] = cellsOf(line, delimiter);
  const matches = figures.map(({ text }) => FIGURE.exec(text));
  if (name === undefined || !/^\p{L}[\p{L} '-]{1,60}$/u.test(name.text) || matches.includes(null)) return null;
  const values = matches.map((match) => Number((match?.[1] ?? "").replace(",", ".")));
  const units = matches.map((match) => massOf(match?.[2]?.toLowerCase() ?? null));
  const [first = 0, second = 0, third = 0] = values;
  const loads = values.filter((value, index) => value > 30 || units[index] !== null || !Number.isInteger(value));
  if (loads.length !== 1) return null;
  const others = values.filter((value) => value !== loads[0]);
  if (others.length !== 2 || Math.min(...others) > MOST_SETS_IN_ROW) return null;
  // "bench, 80, 8, 6": commas enumerate repetitions as well.
  if (delimiter === "," && !(first === loads[0] && second >= 2 * third)) return null;
  const factors = values.map((value, index) =>
    value === loads[0] && units[index] != null
      ? { kind: "weight" as const, values: [value], unit: units[index] ?? null, load: "total" as const }
      : { kind: "number" as const, value },
  );
  const product: MarkContent = { kind: "product", factors, doubled: false, loose: -1, spaced: false };
  const place = figures[0];
  return place === undefined ? null : [...marksAt(name), at(place, product)];
}

export const sameShape = ({ text }: Line, other: Line | undefined): boolean =>
  other !== undefined &&
  DELIMITERS.some((sign) => {
    const [one, next] = [text, other.text].map((line) => line.split(sign).map((cell) => cell.trim()));
    return (
      one !== undefined && next !== undefined && one.length > 2 && next.length === one.length && one[0] === next[0]
    );
  });

/** "Bench Press,80,8" below another row of the kind: a name, its load and its repetitions; a leading cell that is blank was a day. */
export function marksOfPairRow(line: Line, nameBefore: string): { marks: Mark[]; name: string } | null {
  const delimiter = DELIMITERS.find((sign) => /^[34]$/.test(`${line.text.split(sign).length}`));
  if (delimiter === undefined) return null;
  const cells = cellsOf(line, delimiter);
  const [name, load, reps, ...more] = cells[0]?.text === "" ? cells.slice(1) : cells;
  if (name === undefined || load === undefined || reps === undefined || more.length > 0) return null;
  const [weight, count] = [FIGURE.exec(load.text), FIGURE.exec(reps.text)];
  if (!/^\p{L}[\p{L} '()-]{1,60}$/u.test(name.text) || weight === null || count === null || count[2]) return null;
  const value = Number((weight[1] ?? "").replace(",", "."));
  const times = Number(count[1]);
  if (!Number.isInteger(times) || times > MOST_REPS_IN_ROW || (value > 0 && value <= times)) return null;
  const sets: Mark = { kind: "sets", count: 1, rounds: false, type: null, start: load.start, end: load.start };
  const loaded = amountOf(load, { kind: "weight", unit: null }) ?? [];
  const counted = amountOf(reps, { kind: "reps", unit: null }) ?? [];
  const names = name.text === nameBefore ? [] : marksAt(name).filter(({ kind }) => kind === "word");
  const ends: Mark = {
    kind: "separator",
    sign: "\n",
    start: reps.start + reps.text.length,
    end: reps.start + reps.text.length,
  };
  return { marks: [...names, sets, ...loaded, ...counted, ends], name: name.text };
}
const MOST_REPS_IN_ROW = 50;
