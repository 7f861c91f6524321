import { SHORT_WEEKDAYS, WEEKDAYS } from "../dates/dateWords.ts";
import { readUnit } from "../numbers/units.ts";
import { alignedFold } from "./alignedFold.ts";
import { marksOfBareRow, marksOfPairRow, marksOfSetRow, sameShape } from "./headlessRows.ts";
import type { Mark } from "./marks.ts";
import { readRecords } from "./readRecords.ts";
import {
  amountOf,
  at,
  type Cell,
  type CellDay,
  type Column,
  cellsOf,
  type DayReader,
  DELIMITERS,
  type Kind,
  type Line,
  marksAt,
  NOTHING,
  type TableDay,
} from "./tableCells.ts";
import { WARMUP } from "./words.ts";

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
    unit: "unit units einheit unite unidad unita unidade",
    note: "note notes comment comments notizen notas",
    place: "set # nr no index order",
    day: "date day datum tag fecha dia data giorno jour start",
    aside: "workout session end title volume rest 1rm e1rm description category",
  }).flatMap(([kind, words]) => words.split(" ").map((word): [string, Kind] => [word, kind as Kind])),
);
const AMOUNTS: ReadonlySet<Kind> = new Set(["sets", "reps", "weight", "time", "length"]);
const MOST_COLUMNS = 24;
/** "Set 2", "S1", "Satz 3", "r1": what heads the column of one set. */
const ONE_SET = /^(?:set|satz|serie|s|r|rep|reps)$/;
const NUMBERED = /^(?:set|satz|serie|s|r|rep|reps)\d{1,2}$/;
const FEWEST_ONES = 2;
const RULE = /^[\s|:+-]+$/;

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
  const isNote = COLUMNS.get(second) === "note";
  const kind = first === "set" && second !== "" ? "place" : isNote ? "note" : (COLUMNS.get(first) ?? null);
  if (kind === null) return null;
  const unit = words.find((word) => readUnit(word) !== null) ?? null;
  if (second === "unit" || second === "einheit") return { kind: "unit", unit: null };
  return { kind: kind === "place" && second === "type" ? "type" : kind, unit };
}

const OF_SESSION = /^(?:workout|session|start|end|title)/i;

/** Where a session has columns of its own, its duration is one of them: no set took that long. */
function withoutSession(cells: readonly Cell[], columns: readonly (Column | null)[]): (Column | null)[] {
  const ofSession = cells.some(
    ({ text }, at) => /^(?:aside|day)$/.test(columns[at]?.kind ?? "") && OF_SESSION.test(text),
  );
  return columns.map((column, at) =>
    ofSession && column?.kind === "time" && /^(?:duration|dauer)/i.test(cells[at]?.text ?? "")
      ? { kind: "aside", unit: null }
      : column,
  );
}

/** The columns of a head whose cells are days ("Lift | Mon | Wed | Fri"): what was done on each of them. */
function withDays(columns: (Column | null)[], cells: readonly Cell[], readDay: DayReader): (Column | null)[] {
  const days = cells.map(({ text }, at) => (columns[at] === null && text !== "" ? readDay(text) : null));
  if (days.filter((day) => day !== null).length < FEWEST_ONES) return columns;
  return columns.map((column, at) => {
    const day = days[at];
    return day ? { kind: "ofDay" as const, unit: null, day } : column;
  });
}

/** The columns that a line heads, and what separates them; `null` when it is no head of a table. */
function headOf(
  line: Line,
  whole: string,
  readDay: DayReader,
): { columns: (Column | null)[]; delimiter: string } | null {
  for (const delimiter of DELIMITERS) {
    if (!line.text.includes(delimiter)) continue;
    const cells = cellsOf(line, delimiter);
    if (cells.length > MOST_COLUMNS) return null;
    const columns = withDays(
      withoutSession(
        cells,
        cells.map((cell) => columnOf(cell)),
      ),
      cellsOf({ text: whole, start: line.start }, delimiter),
      readDay,
    );
    const known = columns.filter((column) => column !== null);
    const said = cells.filter(({ text }) => text !== "").length;
    const ones = known.filter(({ kind }) => kind === "one" || kind === "ofDay").length;
    // A head has no figures but those that number the sets.
    if (
      /\d/.test(line.text) &&
      (ones < FEWEST_ONES ||
        cells.some(({ text }, at) => !/^(?:one|ofDay)$/.test(columns[at]?.kind ?? "") && /\d/.test(text)))
    )
      continue;
    const amounts = known.filter(({ kind }) => AMOUNTS.has(kind)).length + (ones < FEWEST_ONES ? 0 : 1);
    if (known.length >= 2 && amounts >= 1 && known.length * 2 >= said) return { columns, delimiter };
  }
  return null;
}

/** A row in its columns; the name is left out where it is that of the row before. `days` takes those that head its cells. */
function marksOfRow(
  cells: readonly Cell[],
  columns: readonly (Column | null)[],
  nameBefore: string,
  days: TableDay[] = [],
): Mark[] | null {
  const names: Mark[] = [];
  const amounts: Mark[] = [];
  const asides: Mark[] = [];
  const ones: Mark[] = [];
  const unit = cells[columns.findIndex((column) => column?.kind === "unit")]?.text.toLowerCase() ?? null;
  for (const [index, cell] of cells.entries()) {
    const column = columns[index] ?? null;
    if (column?.kind === "unit") continue;
    if (cell.text === "" || column === null || /^(?:place|aside|day)$/.test(column.kind)) continue;
    if (column.kind === "name") {
      if (cell.text !== nameBefore) names.push(...marksAt(cell).filter(({ kind }) => kind === "word"));
    } else if (column.kind === "one") {
      if (NOTHING.test(cell.text)) continue;
      if (ones.length > 0) ones.push({ kind: "separator", sign: ",", start: cell.start, end: cell.start });
      ones.push(...marksAt(cell));
    } else if (column.kind === "ofDay") {
      if (NOTHING.test(cell.text) || column.day === undefined) continue;
      if (ones.length > 0) ones.push({ kind: "separator", sign: "\n", start: cell.start, end: cell.start });
      ones.push(...marksAt(cell));
      days.push({ ...column.day, start: cell.start, end: cell.start, vague: false, opens: true });
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

/** Knows days by their names alone, for who only asks what is a table. */
const anyDay: DayReader = (cell) => {
  const word = alignedFold(cell);
  return WEEKDAYS.has(word) || SHORT_WEEKDAYS.has(word) ? { date: word, performedAt: null } : null;
};

/** The cells of a row whose last ones were left out. */
const paddedTo = (length: number, cells: Cell[]): Cell[] => {
  const last = cells.at(-1);
  if (last === undefined || cells.length < FEWEST_CELLS || cells.length >= length) return cells;
  const end = last.start + last.text.length;
  return [...cells, ...Array.from({ length: length - cells.length }, () => ({ text: "", start: end }))];
};
const FEWEST_CELLS = 3;

/** The day in the cell of a row that its head says is for days. */
function dayOfRow(
  line: Line,
  columns: readonly (Column | null)[],
  delimiter: string,
  readDay: DayReader,
): CellDay | null {
  const at = columns.findIndex((column) => column?.kind === "day");
  const cells = at < 0 ? [] : paddedTo(columns.length, cellsOf(line, delimiter));
  const [cell] = cells.length === columns.length ? cells.slice(at) : [];
  return cell === undefined || cell.text === "" ? null : readDay(cell.text);
}

/**
 * The marks of a message's tables, as apps and sheets export them: a line that heads columns ("exercise;sets;reps;weight",
 * by tab, semicolon, bar or comma) and its rows, or rows of one name and three figures. `rest` is the text with blanks in
 * their place. `days`: the days said in the text, which are blank in it; `whole` is the text with them. Out come as well the days
 * that only a table tells, by its columns. Linear in all; a text without tables comes back as it is.
 */
export function readTables(
  text: string,
  days: readonly { start: number; date: string | null }[] = [],
  whole = text,
  readDay: DayReader = anyDay,
): { marks: Mark[]; rest: string; days: TableDay[] } {
  if (!/[\t;|,]/.test(text)) return { marks: [], rest: text, days: [] };
  const records = marksOfRecords(text);
  if (records !== null) return { marks: records, rest: text.replace(/[^\n]/g, " "), days: [] };
  const told: TableDay[] = [];
  const written = linesOf(whole);
  const marks: Mark[] = [];
  const lines = linesOf(text);
  const left = lines.map((line) => line.text);
  let head: ReturnType<typeof headOf> = null;
  let name = "";
  let day: string | null = null;
  let place = 0;
  let pairName = "";
  const dayIn = (index: number) =>
    days.find(({ start }) => start >= (lines[index]?.start ?? 0) && start < (lines[index + 1]?.start ?? text.length));
  const isSameDay = (index: number) => dayIn(index)?.date === dayIn(index - 1)?.date;
  for (const [index, line] of lines.entries()) {
    if (line.text.trim() === "") {
      head = null;
      continue;
    }
    const take = (read: readonly Mark[]) => {
      marks.push(...read);
      left[index] = " ".repeat(line.text.length);
    };
    const cells: Cell[] = head === null ? [] : paddedTo(head.columns.length, cellsOf(line, head.delimiter));
    const isRow = head !== null && cells.length === head.columns.length && /\d/.test(line.text);
    const raw = written[index] ?? line;
    const own = isRow
      ? days.find(({ start }) => start >= line.start && start < line.start + line.text.length)
      : undefined;
    const ofRow =
      isRow && head !== null && own === undefined ? dayOfRow(raw, head.columns, head.delimiter, readDay) : null;
    if (ofRow !== null) told.push({ ...ofRow, start: line.start, end: line.start, vague: false, opens: true });
    const date = ofRow?.date ?? own?.date;
    if (date !== undefined && date !== day) {
      // The same exercise on another day is another entry.
      name = "";
      day = date;
    }
    const row = isRow && head !== null ? marksOfRow(cells, head.columns, name, told) : null;
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
    const opens = next ? headOf(line, raw.text, readDay) : null;
    if (opens !== null) {
      take([]);
      name = "";
    }
    head = opens;
    const bare = opens === null ? marksOfBareRow(line) : null;
    if (bare !== null) take(bare);
    const isPaired = opens === null && bare === null && (pairName !== "" || sameShape(line, lines[index + 1]));
    const pair = isPaired ? marksOfPairRow(line, isSameDay(index) ? pairName : "") : null;
    pairName = pair?.name ?? "";
    if (pair !== null) {
      take(pair.marks);
      continue;
    }
    const numbered = opens === null && bare === null && /[|\t]/.test(line.text) ? marksOfSetRow(line, place) : null;
    place = numbered?.place ?? 0;
    if (numbered !== null) take(numbered.marks);
  }
  return { marks, rest: left.join("\n"), days: told };
}
