import { knownWords } from "../../catalog/phraseTokens.ts";
import { alignedFold } from "./alignedFold.ts";
import { readClauseWords } from "./clauseWords.ts";
import { isSaying } from "./draft.ts";
import type { Mark } from "./marks.ts";
import { OLYMPIC_ENDS } from "./movementWords.ts";
import type { Clause } from "./readClauses.ts";
import { eachLoad, isCounted, isLoad } from "./sharing.ts";

/** Says that a scheme is that of every exercise named. */
const OF_ALL =
  /^(?:all|both|everything|every|alles?|beides?|jeweils|todos?|todas?|tous|toutes?|tout|tutti|tutte|tutto|tudo|ambos|ambas|entrambi)$/;
const isAll = (mark: Mark) => mark.kind === "all" || (mark.kind === "word" && OF_ALL.test(mark.fold));
/** "Beinstrecker, Beinbeuger, Waden je 3x15": before the scheme it is that of each. */
const isEachAhead = (mark: Mark, next: Mark | undefined) =>
  next !== undefined && (isCounted(next) || next.kind === "sets") && (mark.kind === "each" || isWordOfEach(mark));
const isWordOfEach = (mark: Mark) => mark.kind === "word" && EACH.test(mark.fold);
const EACH = /^(?:je|ogni|chaque|cada)$/;
const isFigures = (mark: Mark) => isLoad(mark) || mark.kind === "numbers";
const isScheme = (mark: Mark) => isCounted(mark) || mark.kind === "sets" || mark.kind === "rpe" || mark.kind === "rir";
const isBeside = (mark: Mark) => !isSaying(mark) || isAll(mark) || mark.kind === "each";
/** The weight is in the scheme: it is that of all. */
const isLoaded = (mark: Mark) => mark.kind === "product" && mark.factors.some(({ kind }) => kind === "weight");

type Part = { clause: Clause; isNamed: boolean; figures: Mark[]; scheme: Mark[]; all: boolean; each: boolean };

/** "one arm row 60 per arm": more than anybody does of them is what the hand held. */
function inHands(marks: readonly Mark[]): readonly Mark[] {
  const at = marks.findIndex((mark) => mark.kind === "side" && mark.side === "each" && mark.limb);
  const told = marks[at - 1];
  const figure = told?.kind === "counts" && told.counts.length === 1 ? (told.counts[0]?.reps ?? 0) : 0;
  if (told === undefined || figure <= MOST_OF_A_SIDE) return marks;
  const { start, end } = told;
  const load: Mark = { kind: "weight", values: [figure], unit: null, load: "total", perHand: true, start, end };
  return [...marks.slice(0, at - 1), load, ...marks.slice(at + 1)];
}
const MOST_OF_A_SIDE = 30;

/** "Abduktoren", "Bauchmaschine": no word of a movement, and a name of the catalogue. */
const isKnown = (name: string): boolean =>
  name.length >= SHORTEST_KNOWN &&
  alignedFold(name)
    .split(" ")
    .every((word) => knownWords.has(word));
const SHORTEST_KNOWN = 6;

/** What a clause has for a scheme that is told once; `null` where it tells anything else. */
function partOf(clause: Clause, text: string): Part | null {
  const marks = inHands(clause.marks);
  if (!marks.every((mark) => isBeside(mark) || isFigures(mark) || isScheme(mark))) return null;
  const words = readClauseWords(marks, text);
  const isNamed = words.isMovement || (words.name !== null && isKnown(words.name));
  // "leg curls (seated)" is one name.
  if (clause.sign === "(" && words.name !== null) return null;
  if (words.isRemark || (words.name !== null && !isNamed && !OF_ALL.test(words.name.toLowerCase()))) return null;
  return {
    clause,
    isNamed,
    figures: marks.filter(isFigures).flatMap(eachLoad),
    scheme: marks.filter(isScheme),
    all: marks.some((mark, at) => isAll(mark) || isEachAhead(mark, marks[at + 1])),
    each: marks.some(({ kind }) => kind === "each"),
  };
}

/** Parts of weightlifting stand in one lift with a plus between them. */
const isLifting = ({ marks }: Clause): boolean =>
  OLYMPIC_ENDS.test(marks.flatMap((mark) => (mark.kind === "word" ? mark.fold : [])).join(" "));

/** "100 and 70 kg": the unit that is said last is that of all. */
function inOneUnit(figures: readonly Mark[]): Mark[] {
  const last = figures.at(-1);
  return figures.map((mark) =>
    mark.kind === "numbers" && last?.kind === "weight" ? { ...last, values: mark.values } : mark,
  );
}

/** A name with the scheme, and the load that is its own. */
function withScheme({ clause }: Part, scheme: readonly Mark[], load: readonly Mark[]): Clause {
  const { end } = clause;
  const placed = [...scheme, ...load].map((mark) => ({ ...mark, start: end, end }));
  return {
    ...clause,
    marks: [...clause.marks.filter((mark) => !isSaying(mark) && !isAll(mark) && !isWordOfEach(mark)), ...placed],
  };
}

const isSetsOnly = ({ scheme }: Part) => scheme.length > 0 && scheme.every(({ kind }) => kind === "sets");

/** "Squats, rows, push-ups 10 each", "3 rounds push-ups, sit-ups, 12 each": a bare figure of each is how often, in all the rounds that are told. */
function withCountOfEach(parts: readonly Part[]): readonly Part[] {
  const [one, ...others] = parts.filter(({ each, figures }) => each && figures.length > 0);
  const [figure] = one?.figures ?? [];
  const isCount =
    figure?.kind === "numbers" &&
    figure.values.length === 1 &&
    figure.after === null &&
    (figure.values[0] ?? 0) <= MOST_OF_EACH;
  const isFree = parts.every((part) => part === one || (part.figures.length === 0 && !part.scheme.some(isCounted)));
  if (one === undefined || others.length > 0 || !isCount || !isFree || one.figures.length > 1) return parts;
  const rounds = parts.filter(isSetsOnly);
  if (one.scheme.length > 0 || rounds.length > 1 || parts.some((part) => part.scheme.length > 0 && !isSetsOnly(part)))
    return parts;
  const { start, end } = figure;
  const counts: Mark = { kind: "counts", counts: [{ reps: figure.values[0] ?? null }], start, end };
  const scheme = [...rounds.flatMap((part) => part.scheme), counts];
  return parts.map((part) => (part === one ? { ...part, figures: [], scheme } : { ...part, scheme: [] }));
}
const MOST_OF_EACH = 30;

/** What the parts say together, where one of them has the scheme of all. */
function dealt(told: readonly Part[]): Clause[] | null {
  const parts = withCountOfEach(told);
  const names = parts.filter(({ isNamed }) => isNamed);
  // "Power snatch + ohs": a complex is one exercise.
  if (parts.some(({ clause }, at) => clause.sign === "+" && parts[at - 1] !== undefined && isLifting(clause)))
    return null;
  const [one, ...others] = parts.filter(({ scheme }) => scheme.some(isCounted));
  if (one === undefined || names.length < 2) return null;
  if (others.length > 0) return withLoads(parts, names);
  const { scheme } = one;
  const last = parts.indexOf(names.at(-1) as Part);
  if (names.every((part) => part === one || part.figures.length === 0)) {
    // "squats, bench, deadlift all 3x5. 100, 70, 120": the loads in the order of the names.
    const figures = inOneUnit(parts.slice(parts.indexOf(one)).flatMap((part) => part.figures));
    const follow = parts.every((part, at) => at >= last || part.figures.length === 0);
    const isTold = one.all || (one.each && names.every(({ clause }) => clause.sign !== "/"));
    if (!follow || scheme.some(isLoaded) || (one.isNamed && one !== names.at(-1) && one !== names[0])) return null;
    if (figures.length === names.length)
      return names.map((part, at) => withScheme(part, scheme, figures.slice(at, at + 1)));
    return isTold && figures.length < 2 && !parts.some(({ clause }) => clause.sign === "+")
      ? names.map((part) => withScheme(part, scheme, figures))
      : null;
  }
  // "3x10 on everything: squat 60, rdl 50", "squat 60, rdl 50, all 3x10": each has its load.
  const owns = names.every(({ figures }) => figures.length === 1);
  const isOutside = parts[0] === one || parts.at(-1) === one;
  const isOfAll = one.all || (one.each && !one.isNamed);
  const isWhole = scheme.some((mark) => mark.kind === "product" || (mark.kind === "sets" && mark.count !== null));
  if (!owns || !isOutside || !isOfAll || !isWhole || (!one.isNamed && one.figures.length > 0)) return null;
  return names.map((part) => withScheme(part, scheme, part.figures));
}

/** "4x8 squat, 4x8 bench, 4x8 row. 90 65 55": as many loads behind them as there are exercises without one. */
function withLoads(parts: readonly Part[], names: readonly Part[]): Clause[] | null {
  const behind = parts.slice(names.length);
  const isTold = (part: Part, at: number) =>
    part === names[at] && part.scheme.some(isCounted) && part.figures.length === 0 && !part.scheme.some(isLoaded);
  if (!parts.slice(0, names.length).every(isTold) || behind.some(({ scheme }) => scheme.length > 0)) return null;
  const loads = inOneUnit(behind.flatMap(({ figures }) => figures));
  return loads.length === names.length
    ? names.map((part, at) => withScheme(part, part.scheme, loads.slice(at, at + 1)))
    : null;
}

/**
 * One scheme that is told for several exercises, given to each of them with its own load: "squats, bench, deadlift all 3x5. 100,
 * 70, 120", "3x10 on everything: squat 60, rdl 50", "squat and bench 3x5, 100 and 70 kg". In: the clauses of a text. Out: the
 * clauses, a name with its scheme and its load each where that is so. Linear.
 */
export function withOneScheme(clauses: readonly Clause[], text: string): Clause[] {
  const mayShare = (mark: Mark) => isCounted(mark) || mark.kind === "each";
  if (clauses.length < 2 || !clauses.some(({ marks }) => marks.some(mayShare))) return [...clauses];
  const out: Clause[] = [];
  for (let at = 0; at < clauses.length; ) {
    const run = runFrom(clauses, at, text);
    const told = run.length < 2 ? null : dealt(run);
    out.push(...(told ?? clauses.slice(at, at + Math.max(1, run.length))));
    at += Math.max(1, run.length);
  }
  return out;
}

/** The parts from a place on that may share a scheme: of one sentence, the lines below a scheme of all, and figures alone behind it. */
function runFrom(clauses: readonly Clause[], from: number, text: string): Part[] {
  const run: Part[] = [];
  const first = clauses[from];
  for (const clause of clauses.slice(from)) {
    const part = partOf(clause, text);
    if (part === null || first === undefined) break;
    const heads = run[0] !== undefined && !run[0].isNamed && run[0].all && clause.block === first.block;
    const figuresAlone = !part.isNamed && part.scheme.length === 0 && part.figures.length > 0;
    const closes = !part.isNamed && part.all && part.scheme.length > 0 && clause.line <= first.line + MOST_LINES;
    // "Squats, rows, push-ups. 3x10 each".
    const isOfEach = !part.isNamed && part.each && part.scheme.length > 0 && clause.line === first.line;
    const isBehind = (figuresAlone && clause.line === first.line) || closes || isOfEach;
    if (clause.sentence !== first.sentence && !heads && !isBehind) break;
    run.push(part);
  }
  return run;
}
const MOST_LINES = 8;
