import { isMovementWord } from "./clauseWords.ts";
import type { Mark } from "./marks.ts";
import { VERBS } from "./movementWords.ts";

/** A stretch of a message between two separators. */
export type Clause = {
  /** The separator before it; "" at the beginning, "superset" where that word joins two exercises. */
  sign: string;
  marks: Mark[];
  /** From the end of the separator before it to the beginning of the one after it, without white space. */
  start: number;
  end: number;
  /** Rises with every line, sentence and bullet. */
  sentence: number;
  /** Rises with every line. */
  line: number;
  /** Rises with every blank line. */
  block: number;
};

const HARD = /^[\n•.!?;]$/;
/** Between amounts these separate nothing that matters. */
const SOFT = new Set([" ", "-"]);
const COUNTED: ReadonlySet<Mark["kind"]> = new Set(["product", "sets", "counts", "time", "length", "m"]);

/** Where a clause holds several exercises with nothing between them: "bench 3x10 80 squat 5x5 100", "3x10 bench 5x5 squat". */
function splitPoints(marks: readonly Mark[]): number[] {
  const runs: { kind: "name" | "amount"; from: number }[] = [];
  // "nagé 1500 m crawl en 33:10": a stroke, and no exercise of its own.
  const swims = marks.some((mark) => mark.kind === "word" && VERBS.get(mark.fold) === "swimming");
  for (const [at, mark] of marks.entries()) {
    const next = marks[at + 1];
    const isLone =
      mark.kind === "weight" && (next === undefined || (next.kind === "word" && isMovementWord(next.fold)));
    const isLikewise =
      mark.kind === "same" || (mark.kind === "word" && mark.fold === "same" && marks[at - 1]?.kind === "word");
    const counts =
      isLone ||
      isLikewise ||
      COUNTED.has(mark.kind) ||
      (mark.kind === "numbers" && mark.after === null && (next?.kind ?? "word") === "word");
    const names = mark.kind === "word" && isMovementWord(mark.fold) && !(swims && mark.fold === "crawl");
    const kind = names ? "name" : counts ? "amount" : null;
    if (kind === null || runs[runs.length - 1]?.kind === kind) continue;
    runs.push({ kind, from: at });
  }
  if (runs.length < 4) return [];
  const first = runs[0]?.kind;
  return runs.flatMap((run, index) => {
    if (index < 2 || run.kind !== first || runs[index + 1] === undefined) return [];
    let from = run.from;
    const boundary = (mark: Mark | undefined) =>
      run.kind === "name" ? mark?.kind === "word" : mark?.kind === "numbers" || mark?.kind === "type";
    while (from > 0 && boundary(marks[from - 1])) from -= 1;
    return [from];
  });
}

/** "squat@100: 5,5,5 bench@70: 8,8,7": between two colons, the name and load that head what comes next. */
function nextHead(marks: readonly Mark[]): number[] {
  const at = marks.findIndex((mark) => mark.kind === "word" && isMovementWord(mark.fold));
  const isHead =
    at > 0 && marks.slice(0, at).every(({ kind }) => kind === "numbers" || kind === "counts" || kind === "product");
  return isHead && marks.slice(at).every(({ kind }) => kind === "word" || kind === "numbers" || kind === "weight")
    ? [at]
    : [];
}

/** Cuts marks into clauses at what separates them. `text` is only looked at for white space. */
export function readClauses(marks: readonly Mark[], text: string): Clause[] {
  const clauses: Clause[] = [];
  let sign = "";
  let sentence = 0;
  let line = 0;
  let block = 0;
  let open: Mark[] = [];
  let start = 0;
  let newlines = 0;
  let headed = -1;
  const close = (end: number, closing = "") => {
    if (open.length === 0) return;
    const raw = text.slice(start, end);
    const from = start + (raw.length - raw.trimStart().length);
    const to = start + raw.trimEnd().length;
    const points = closing === ":" && headed === sentence ? nextHead(open) : splitPoints(open);
    const cuts = [0, ...points, open.length];
    for (let piece = 0; piece + 1 < cuts.length; piece += 1) {
      const part = open.slice(cuts[piece], cuts[piece + 1]);
      if (part.length === 0) continue;
      const isFirst = piece === 0;
      const isLast = piece + 2 === cuts.length;
      clauses.push({
        sign: isFirst ? sign : ",",
        marks: part,
        start: isFirst ? from : (part[0]?.start ?? from),
        end: isLast ? Math.max(to, from) : (part[part.length - 1]?.end ?? to),
        sentence,
        line,
        block,
      });
    }
    open = [];
  };
  for (const mark of marks) {
    const separates =
      (mark.kind === "separator" && !SOFT.has(mark.sign)) || mark.kind === "superset" || mark.kind === "label";
    const dash =
      mark.kind === "separator" && mark.sign === "-" && open.length > 0 && /\s/.test(text.charAt(mark.start - 1));
    if (!separates && !dash) {
      if (mark.kind !== "separator") open.push(mark);
      newlines = 0;
      continue;
    }
    const found =
      mark.kind === "superset" ? "superset" : mark.kind === "label" ? "label" : (mark as { sign: string }).sign;
    close(mark.start, found);
    if (found === ":") headed = sentence;
    start = mark.end;
    if (found === "\n") {
      newlines += 1;
      line += 1;
    }
    if (HARD.test(found)) sentence += 1;
    if (newlines === 2) block += 1;
    // A line break says more than the comma before it; a marker of a superset is kept whatever follows it.
    const kept = found === ")" && sign !== "" && open.length === 0 && clauses.length === 0 ? sign : found;
    sign = kept;
    if (mark.kind === "superset" || mark.kind === "label")
      clauses.push({ sign: found, marks: [mark], start: mark.start, end: mark.end, sentence, line, block });
  }
  close(text.length);
  return clauses;
}
