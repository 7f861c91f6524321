import { readUnit } from "../numbers/units.ts";
import { alignedFold } from "./alignedFold.ts";
import type { Count, Mark, MarkContent, Mass } from "./marks.ts";
import { readCounts, readNumberList } from "./numberLists.ts";
import { readDuration } from "./readExtents.ts";
import { readMarks } from "./readMarks.ts";
import { readRecords } from "./readRecords.ts";
import { type Token, tokenize } from "./tokenize.ts";
import { WARMUP } from "./words.ts";

/** What stands in a column. `one` is a set of its own ("Set 1", "S2"), `place` numbers the sets, `aside` is of no set. */
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
  | "one"
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
/** "Set 2", "S1", "Satz 3", "r1": what heads the column of one set. */
const ONE_SET = /^(?:set|satz|serie|s|r|rep|reps)$/;
const NUMBERED = /^(?:set|satz|serie|s|r|rep|reps)\d{1,2}$/;
const FEWEST_ONES = 2;
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
function columnOf(cell: Cell, value = ""): Column | null {
  // "name": "Squat" in a record.
  if (value !== "" && /^(?:name|title)$/i.test(cell.text)) return { kind: "name", unit: null };
  if (value !== "" && /^(?:unit|weight_?unit)$/i.test(cell.text)) return { kind: "unit", unit: null };
  const words = alignedFold(cell.text)
    .split(/[^\p{L}\d#]+/u)
    .filter((word) => word !== "");
  if (words.length === 0 || words.length > 3) return null;
  const [first = "", second = ""] = words;
  if (NUMBERED.test(first) || (ONE_SET.test(first) && /^\d{1,2}$/.test(second))) return { kind: "one", unit: null };
  const kind = first === "set" && second !== "" ? "place" : (COLUMNS.get(first) ?? null);
  if (kind === null) return null;
  const unit = words.find((word) => readUnit(word) !== null) ?? null;
  if (second === "unit" || second === "einheit") return { kind: "unit", unit: null };
  return { kind: kind === "place" && second === "type" ? "type" : kind, unit };
}

const OF_SESSION = /^(?:workout|session|start|end|title)/i;

/** Where a session has columns of its own, its duration is one of them: no set took that long. */
function withoutSession(cells: readonly Cell[], columns: readonly (Column | null)[]): (Column | null)[] {
  const ofSession = cells.some(({ text }, at) => columns[at]?.kind === "aside" && OF_SESSION.test(text));
  return columns.map((column, at) =>
    ofSession && column?.kind === "time" && /^(?:duration|dauer)/i.test(cells[at]?.text ?? "")
      ? { kind: "aside", unit: null }
      : column,
  );
}

/** The columns that a line heads, and what separates them; `null` when it is no head of a table. */
function headOf(line: Line): { columns: (Column | null)[]; delimiter: string } | null {
  for (const delimiter of DELIMITERS) {
    if (!line.text.includes(delimiter)) continue;
    const cells = cellsOf(line, delimiter);
    if (cells.length > MOST_COLUMNS) return null;
    const columns = withoutSession(
      cells,
      cells.map((cell) => columnOf(cell)),
    );
    const known = columns.filter((column) => column !== null);
    const said = cells.filter(({ text }) => text !== "").length;
    const ones = known.filter(({ kind }) => kind === "one").length;
    // A head has no figures but those that number the sets.
    if (
      /\d/.test(line.text) &&
      (ones < FEWEST_ONES || cells.some(({ text }, at) => columns[at]?.kind !== "one" && /\d/.test(text)))
    )
      continue;
    const amounts = known.filter(({ kind }) => AMOUNTS.has(kind)).length + (ones < FEWEST_ONES ? 0 : 1);
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

const BODY = /^(?:bw|body ?weight|körpergewicht|eigengewicht|poids du corps|peso corporal|corpo libero)$/i;
const NOTHING = /^(?:[-–—/]+|n\/?a|null|none)$/i;

/** "8", "8/8/7", "10, 9, 8", "8-10", all of the cell; `null` where something is left over. */
function readCountsOf(tokens: readonly Token[]): { counts: Count[] } | null {
  const read = readCounts(tokens, 0);
  if (read !== null && read.next >= tokens.length) return read;
  const list = readNumberList(tokens, 0);
  return list !== null && list.next >= tokens.length ? list : null;
}

/** What a cell of figures says, in the sense of its column; `[]` when it holds none, `null` when it cannot be read. */
function amountOf(cell: Cell, { kind, unit }: Column): Mark[] | null {
  const tokens = tokenize(cell.text);
  const [first, second] = tokens;
  if (first === undefined) return [];
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

/** A row in its columns; the name is left out where it is that of the row before. */
function marksOfRow(cells: readonly Cell[], columns: readonly (Column | null)[], nameBefore: string): Mark[] | null {
  const names: Mark[] = [];
  const amounts: Mark[] = [];
  const asides: Mark[] = [];
  const ones: Mark[] = [];
  const unit = cells[columns.findIndex((column) => column?.kind === "unit")]?.text.toLowerCase() ?? null;
  for (const [index, cell] of cells.entries()) {
    const column = columns[index] ?? null;
    if (column?.kind === "unit") continue;
    if (cell.text === "" || column === null || column.kind === "place" || column.kind === "aside") continue;
    if (column.kind === "name") {
      if (cell.text !== nameBefore) names.push(...marksAt(cell).filter(({ kind }) => kind === "word"));
    } else if (column.kind === "one") {
      if (NOTHING.test(cell.text)) continue;
      if (ones.length > 0) ones.push({ kind: "separator", sign: ",", start: cell.start, end: cell.start });
      ones.push(...marksAt(cell));
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
  const isList = ones.length > 0 || amounts.some((mark) => mark.kind === "counts" && mark.counts.length > 1);
  if (first !== undefined && !isList && !amounts.some(({ kind }) => kind === "sets" || kind === "product"))
    amounts.unshift({ kind: "sets", count: 1, rounds: false, type: null, start: first.start, end: first.start });
  const order = [...amounts.filter(({ kind }) => kind === "type"), ...amounts.filter(({ kind }) => kind === "sets")];
  return [...names, ...order, ...amounts.filter((mark) => !order.includes(mark)), ...countsOf(ones), ...asides];
}

/** The figures of several columns as one list where they are nothing but repetitions: "12 | 10 | 9". */
function countsOf(ones: readonly Mark[]): Mark[] {
  const told = ones.filter(({ kind }) => kind !== "separator");
  const [first] = told;
  const reps = told.flatMap((mark) =>
    mark.kind === "numbers" && mark.after === null && mark.values.length === 1
      ? [{ reps: mark.values[0] ?? null }]
      : mark.kind === "counts" && mark.counts.length === 1
        ? mark.counts
        : [],
  );
  if (first === undefined || reps.length < told.length) return [...ones];
  return [{ kind: "counts", counts: reps, start: first.start, end: told.at(-1)?.end ?? first.end }];
}

const SET_PLACE = /^(?:(?:set|satz|serie|série|s)\s?)?#?(\d{1,2})[.:]?$/i;

/** "set 2 | 155 lb | 8", "2 | 40kg | 8": a numbered row of the exercise above, its load and its repetitions. */
function marksOfSetRow(line: Line, before: number): { marks: Mark[]; place: number } | null {
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

/** The marks of records ("{"reps":8}"), each read as a row whose columns are its members. */
function marksOfRecords(text: string): Mark[] | null {
  const records = readRecords(text);
  if (records === null) return null;
  const marks: Mark[] = [];
  let rows = 0;
  for (const { members, end } of records) {
    const columns = members.map(({ key, text: said, start }) => columnOf({ text: key, start }, said));
    const row = marksOfRow(members, columns, "");
    if (row === null) return null;
    if (row.some(({ kind }) => kind === "counts" || kind === "s" || kind === "time" || kind === "length")) rows += 1;
    marks.push(...row, { kind: "separator", sign: "\n", start: end, end });
  }
  return rows > 0 ? marks : null;
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
 * their place. `days`: the days said in the text. Linear in both; a text without tables comes back as it is.
 */
export function readTables(
  text: string,
  days: readonly { start: number; date: string | null }[] = [],
): { marks: Mark[]; rest: string } {
  if (!/[\t;|,]/.test(text)) return { marks: [], rest: text };
  const records = marksOfRecords(text);
  if (records !== null) return { marks: records, rest: text.replace(/[^\n]/g, " ") };
  const marks: Mark[] = [];
  const lines = linesOf(text);
  const left = lines.map((line) => line.text);
  let head: ReturnType<typeof headOf> = null;
  let name = "";
  let day: string | null = null;
  let place = 0;
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
    const own = isRow
      ? days.find(({ start }) => start >= line.start && start < line.start + line.text.length)
      : undefined;
    if (own !== undefined && own.date !== day) {
      // The same exercise on another day is another entry.
      name = "";
      day = own.date;
    }
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
    const opens = next ? headOf(line) : null;
    if (opens !== null) {
      take([]);
      name = "";
    }
    head = opens;
    const bare = opens === null ? marksOfBareRow(line) : null;
    if (bare !== null) take(bare);
    const numbered = opens === null && bare === null && /[|\t]/.test(line.text) ? marksOfSetRow(line, place) : null;
    place = numbered?.place ?? 0;
    if (numbered !== null) take(numbered.marks);
  }
  return { marks, rest: left.join("\n") };
}
