import { readUnit } from "../numbers/units.ts";
import { alignedFold } from "./alignedFold.ts";
import type { Mark, MarkContent, Mass } from "./marks.ts";
import { readCounts } from "./numberLists.ts";
import { readDuration } from "./readExtents.ts";
import { readMarks } from "./readMarks.ts";
import { tokenize } from "./tokenize.ts";
import { WARMUP } from "./words.ts";

/** What stands in a column. `place` numbers the sets, `aside` is of no set. */
type Kind =
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
  | "place"
  | "aside";
type Column = { kind: Kind; unit: string | null };
type Cell = { text: string; start: number };
type Line = { text: string; start: number };

const COLUMNS: ReadonlyMap<string, Kind> = new Map(
  Object.entries({
    name: "exercise exercises lift movement ubung uebung exercice ejercicio esercizio exercicio",
    sets: "sets satze series serie",
    reps: "reps rep repetitions wdh wdhs wiederholungen repeticiones repetitions ripetizioni repeticoes",
    weight: "weight load kg kgs lb lbs gewicht poids peso carga carico",
    rpe: "rpe effort",
    rir: "rir",
    time: "duration time seconds minutes sec min dauer duree tiempo tempo durata duracao",
    length: "distance km miles meters metres distanz distancia distanza",
    type: "type kind",
    note: "note notes comment comments notizen notas",
    place: "set # nr no index order",
    aside: "date day workout session start end title volume rest 1rm e1rm datum fecha data",
  }).flatMap(([kind, words]) => words.split(" ").map((word): [string, Kind] => [word, kind as Kind])),
);
const AMOUNTS: ReadonlySet<Kind> = new Set(["sets", "reps", "weight", "time", "length"]);
const DELIMITERS = ["\t", ";", "|", ","];
const MOST_COLUMNS = 24;
const RULE = /^[\s|:+-]+$/;

/** The cells of a line, without the quotes around them. */
function cellsOf({ text, start }: Line, delimiter: string): Cell[] {
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

/** "Weight (kg)", "set_order", "exercise_title": the kind of a column by its words, the unit where one is said. */
function columnOf(cell: Cell): Column | null {
  const words = alignedFold(cell.text)
    .split(/[^\p{L}\d#]+/u)
    .filter((word) => word !== "");
  if (words.length === 0 || words.length > 3) return null;
  const [first = "", second = ""] = words;
  const kind = first === "set" && second !== "" ? "place" : (COLUMNS.get(first) ?? null);
  if (kind === null) return null;
  const unit = words.find((word) => readUnit(word) !== null) ?? null;
  if (second === "unit" || second === "einheit") return { kind: "unit", unit: null };
  return { kind: kind === "place" && second === "type" ? "type" : kind, unit };
}

/** The columns that a line heads, and what separates them; `null` when it is no head of a table. */
function headOf(line: Line): { columns: (Column | null)[]; delimiter: string } | null {
  for (const delimiter of DELIMITERS) {
    if (!line.text.includes(delimiter)) continue;
    const cells = cellsOf(line, delimiter);
    if (cells.length > MOST_COLUMNS) return null;
    const columns = cells.map(columnOf);
    const known = columns.filter((column) => column !== null);
    const said = cells.filter(({ text }) => text !== "").length;
    const amounts = known.filter(({ kind }) => AMOUNTS.has(kind)).length;
    if (known.length >= 2 && amounts >= 1 && known.length * 2 >= said) return { columns, delimiter };
  }
  return null;
}

const at = (cell: Cell, content: MarkContent): Mark => ({
  ...content,
  start: cell.start,
  end: cell.start + cell.text.length,
});

/** The marks that a text of its own comes to, at its place in the message. */
const marksAt = ({ text, start }: Cell): Mark[] =>
  readMarks(tokenize(text)).map((mark) => ({ ...mark, start: mark.start + start, end: mark.end + start }));

const massOf = (word: string | null): Mass | null => {
  const unit = word === null ? null : readUnit(word);
  return unit?.kind === "mass" ? unit.unit : null;
};

/** What a cell of figures says, in the sense of its column; `[]` when it holds none, `null` when it cannot be read. */
function amountOf(cell: Cell, { kind, unit }: Column): Mark[] | null {
  const tokens = tokenize(cell.text);
  const [first, second] = tokens;
  if (first === undefined) return [];
  // "4 × 10" under "Sets × Reps".
  if (kind === "sets" && tokens.length > 2) return marksAt(cell);
  if (kind === "reps") {
    const read = readCounts(tokens, 0);
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

/** A row in its columns; the name is left out where it is that of the row before. */
function marksOfRow(cells: readonly Cell[], columns: readonly (Column | null)[], nameBefore: string): Mark[] | null {
  const names: Mark[] = [];
  const amounts: Mark[] = [];
  const asides: Mark[] = [];
  const unit = cells[columns.findIndex((column) => column?.kind === "unit")]?.text.toLowerCase() ?? null;
  for (const [index, cell] of cells.entries()) {
    const column = columns[index] ?? null;
    if (column?.kind === "unit") continue;
    if (cell.text === "" || column === null || column.kind === "place" || column.kind === "aside") continue;
    if (column.kind === "name") {
      if (cell.text !== nameBefore) names.push(...marksAt(cell).filter(({ kind }) => kind === "word"));
    } else if (column.kind === "note") asides.push(at(cell, { kind: "note" }));
    else if (column.kind === "type") {
      if (WARMUP.has(alignedFold(cell.text))) amounts.unshift(at(cell, { kind: "type", type: "warmup", once: true }));
    } else {
      const read = amountOf(cell, { ...column, unit: column.unit ?? (column.kind === "weight" ? unit : null) });
      if (read === null) return null;
      amounts.push(...read);
    }
  }
  const [first] = amounts;
  // A row without a number of sets is one.
  if (first !== undefined && !amounts.some(({ kind }) => kind === "sets" || kind === "product"))
    amounts.unshift({ kind: "sets", count: 1, rounds: false, type: null, start: first.start, end: first.start });
  const order = amounts.filter(({ kind }) => kind === "type" || kind === "sets");
  return [...names, ...order, ...amounts.filter((mark) => !order.includes(mark)), ...asides];
}

const FIGURE = /^(\d{1,4}(?:[.,]\d{1,2})?)\s?(kgs?|lbs?|kilos?)?$/i;
/** More sets than this are not written in a row of figures. */
const MOST_SETS_IN_ROW = 5;

/** "bench;80;8;3", "squat | 3 | 5 | 100": a row without a head, whose three figures are load, repetitions and sets. */
function marksOfBareRow(line: Line): Mark[] | null {
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

/** The lines of a text with their places. */
function linesOf(text: string): Line[] {
  let start = 0;
  return text.split("\n").map((line) => {
    const here = { text: line, start };
    start += line.length + 1;
    return here;
  });
}

/**
 * The marks of a message's tables, as apps and sheets export them: a line that heads columns ("exercise;sets;reps;weight",
 * by tab, semicolon, bar or comma) and its rows, or rows of one name and three figures. `rest` is the text with blanks in
 * their place. Linear; a text without tables comes back as it is.
 */
export function readTables(text: string): { marks: Mark[]; rest: string } {
  if (!/[\t;|,]/.test(text)) return { marks: [], rest: text };
  const marks: Mark[] = [];
  const lines = linesOf(text);
  const left = lines.map((line) => line.text);
  let head: ReturnType<typeof headOf> = null;
  let name = "";
  for (const [index, line] of lines.entries()) {
    if (line.text.trim() === "") {
      head = null;
      continue;
    }
    const take = (read: readonly Mark[]) => {
      marks.push(...read);
      left[index] = " ".repeat(line.text.length);
    };
    const cells: Cell[] = head === null ? [] : cellsOf(line, head.delimiter);
    const isRow = head !== null && cells.length === head.columns.length && /\d/.test(line.text);
    const row = isRow && head !== null ? marksOfRow(cells, head.columns, name) : null;
    if (row !== null && head !== null) {
      name = cells[head.columns.findIndex((column) => column?.kind === "name")]?.text || name;
      take(row);
      continue;
    }
    if (head !== null && RULE.test(line.text)) {
      take([]);
      continue;
    }
    const next = lines.slice(index + 1, index + 3).some((after) => /\d/.test(after.text));
    const opens = /\d/.test(line.text) || !next ? null : headOf(line);
    if (opens !== null) {
      take([]);
      name = "";
    }
    head = opens;
    const bare = opens === null ? marksOfBareRow(line) : null;
    if (bare !== null) take(bare);
  }
  return { marks, rest: left.join("\n") };
}
