import {
  beginning,
  type Count,
  type Found,
  found,
  isNumber,
  isSign,
  isWord,
  type MarkContent,
  wordAt,
  wordSet,
} from "./marks.ts";
import {
  isOfOneSet,
  isReps,
  isSchemeAt,
  isSets,
  isThrough,
  isTimes,
  readCounts,
  TIMES_WORDS,
  unitAt,
} from "./numberLists.ts";
import { isSideWord } from "./readWhichSets.ts";
import type { Token } from "./tokenize.ts";
import { AROUND, ARTICLES, EACH, NAMED_SETS, OF, REPS_WORDS, SET_KINDS, SIDES, TIMES } from "./words.ts";

type Tokens = readonly Token[];

/** More repetitions than this are not added to a set. */
const MOST_MORE = 5;
/** More of them than this are not told as bouts. */
const MOST_BOUTS = 20;

/** "reps: 8, 8, 7", "reps of 10". */
function readRepsFirst(tokens: Tokens, at: number): Found | null {
  // In "weight 80 reps 8" the 80 is taken already.
  const keyed = isSign(tokens[at - 2], ":") && isSign(tokens[at + 1], ":");
  if (isNumber(tokens[at - 1]) && !keyed && !/^(?:weight|load|sets?)$/.test(wordAt(tokens, at - 2))) return null;
  const skip = isSign(tokens[at + 1], ":") || isWord(tokens[at + 1], OF) ? 1 : 0;
  const read = readCounts(tokens, at + 1 + skip);
  if (read === null || unitAt(tokens, read.next) !== null || isTimes(tokens, read.next)) return null;
  const heavy = read.counts.some(({ reps }) => reps !== null && reps > 50);
  return heavy ? null : found(tokens, at, read.next, { kind: "counts", counts: read.counts });
}

/** Lighter figures before repetitions may be repetitions themselves. */
const LIGHTEST_BEFORE_REPS = 40;

/** "120, 5 reps", "80, 8, 7 reps": a load, and the repetitions it was lifted for. */
function afterLoad([load, ...counts]: readonly Count[]): [MarkContent, MarkContent] | null {
  const value = load?.reps ?? 0;
  const most = Math.max(0, ...counts.map(({ reps }) => reps ?? 0));
  if (counts.length === 0 || value < LIGHTEST_BEFORE_REPS || most === 0 || most > 30 || value < 3 * most) return null;
  return [
    { kind: "weight", values: [value], unit: null, load: "total", perHand: false },
    { kind: "counts", counts },
  ];
}

/** "5R/5L", "10 L + 10 R": as many on each side. The place after them. */
function afterBothSides(tokens: Tokens, at: number): number | null {
  const [one, first, sign, other, second] = tokens.slice(at, at + 5);
  const sides = `${first?.fold}${second?.fold}`;
  const isPair = isNumber(one) && isNumber(other) && one.value === other.value && /^(?:lr|rl)$/.test(sides);
  return isPair && sign?.kind === "sign" && /^[/,+&]$/.test(sign.fold) ? at + 5 : null;
}

/** "3RM 365 x 3", "5rm squat 292.5 x 5": behind the load the repetitions of the maximum are said again. */
function saysRepsAgain(tokens: Tokens, from: number, reps: number | null): boolean {
  let loadAt = from;
  while (loadAt < from + 5 && (tokens[loadAt]?.kind === "word" || /^[:-]$/.test(tokens[loadAt]?.fold ?? "")))
    loadAt += 1;
  const timesAt = loadAt + (unitAt(tokens, loadAt + 1)?.kind === "mass" ? 2 : 1);
  return isNumber(tokens[loadAt]) && isTimes(tokens, timesAt) && tokens[timesAt + 1]?.value === reps;
}

const FOR = wordSet("for por pour");
const REPS_LEADS = { has: (word: string) => REPS_WORDS.has(word) || TIMES_WORDS.has(word) || FOR.has(word) };

/** "10 reps", "8-10 reps", "10, 10, 8 reps", "12 each side", "10/leg", "reps: 8, 8, 7", "x 20", "for 5", "5rm". */
export const readReps = beginning(REPS_LEADS, (tokens, at) => {
  const times = isTimes(tokens, at);
  const lead = times || isWord(tokens[at], FOR) ? 1 : 0;
  if (lead === 1 && isWord(tokens[at + 1], ARTICLES)) {
    const named = NAMED_SETS.get(wordAt(tokens, at + 2));
    return named === undefined ? null : found(tokens, at, at + 3, { kind: "counts", counts: [{ reps: named }] });
  }
  // "+1 rep on the last set".
  const more = isSign(tokens[at], "+") && isNumber(tokens[at + 1]) ? (tokens[at + 1]?.value ?? 0) : 0;
  if (more >= 1 && more <= MOST_MORE && isReps(tokens[at + 2]))
    return found(tokens, at, at + 3, { kind: "shortfall", reps: -more });
  // "hill reps 8 x 75s": a name.
  if (isReps(tokens[at]) && /^(?:hills?|stairs?|track|bridge|mile)$/.test(wordAt(tokens, at - 1)))
    return found(tokens, at, at + 1, { kind: "note" });
  if (isReps(tokens[at]) && !times) return readRepsFirst(tokens, at);
  // "20r x 3s": reps, and how many sets of them.
  const ofReps = times && wordAt(tokens, at - 1) === "r" && tokens[at - 1]?.gap === false;
  if (ofReps && isNumber(tokens[at + 1]) && wordAt(tokens, at + 2) === "s" && tokens[at + 2]?.gap === false)
    return found(tokens, at, at + 3, { kind: "repeat", value: tokens[at + 1]?.value ?? 1 });
  const from = at + lead + (lead === 1 && AROUND.has(wordAt(tokens, at + lead)) ? 1 : 0);
  const read = readCounts(tokens, from);
  if (read === null) return null;
  const { counts, next } = read;
  // "for 3 triples", "for 2 more sets" count sets.
  const ofSets = SET_KINDS.has(wordAt(tokens, next)) && isSets(tokens[next + 1]);
  if (lead === 1 && (NAMED_SETS.has(wordAt(tokens, next)) || ofSets)) return null;
  // "10 reps, 3 times": how often, once it is said what.
  if (TIMES.has(wordAt(tokens, next)) && counts.length === 1 && counts[0]?.reps) {
    const after = wordAt(tokens, next + 1);
    // "30 push ups, 30 squats, 3 times through": all of it.
    if (after === "through" || after === "over" || after === "round")
      return found(tokens, at, next + 2, { kind: "sets", count: counts[0].reps, rounds: true, type: null });
    return found(tokens, at, next + 1, {
      kind: "repeat",
      value: counts[0].reps,
      said: true,
    });
  }
  // "80 for ten, three times".
  const [once, often] = counts;
  const isHowOften = lead === 1 && TIMES.has(wordAt(tokens, next)) && !isTimes(tokens, next) && counts.length === 2;
  if (isHowOften && once?.reps && often?.reps && isSign(tokens[from + 1], ","))
    return found(
      tokens,
      at,
      next + 1,
      { kind: "counts", counts: [once] },
      { kind: "repeat", value: often.reps, said: true },
    );
  const load = isReps(tokens[next]) && !tokens[from + 1]?.gap && !isThrough(tokens, next) ? afterLoad(counts) : null;
  // "5x4 65, 2 reps on the last one": the load is that of the sets before it.
  if (load !== null && isOfOneSet(tokens, next))
    return found(tokens, at, from + 1, { kind: "numbers", values: [tokens[from]?.value ?? 0], after: null });
  if (load !== null) return found(tokens, at, next + 1, ...load);
  if (isReps(tokens[next])) {
    // "3 reps of 40 m", "3 reps of 30 s": as many sets.
    const extent =
      wordAt(tokens, next + 1) === "of" && isNumber(tokens[next + 2]) ? unitAt(tokens, next + 3)?.kind : null;
    const times = counts.length === 1 ? (counts[0]?.reps ?? 0) : 0;
    if (times > 0 && times <= MOST_BOUTS && /^(?:time|distance|m)$/.test(extent ?? ""))
      return found(tokens, at, next + 2, { kind: "sets", count: times, rounds: false, type: null, of: true });
    const paces = counts.some(({ reps }) => reps !== null && reps > 1_000);
    return found(tokens, at, next + 1, paces ? { kind: "note" } : { kind: "counts", counts });
  }
  const both = lead === 0 && counts.length === 1 ? afterBothSides(tokens, from) : null;
  // "Row 3x10 20 each arm": the repetitions are told, so that this is the load.
  const isToldBefore = lead === 0 && isNumber(tokens[at - 1]) && isTimes(tokens, at - 2) && isNumber(tokens[at - 3]);
  // "Hammer curl 14 per arm 3x12": they are told behind it.
  const isToldBehind = lead === 0 && isSchemeAt(tokens, next + 2);
  const isLoad = (isToldBefore || isToldBehind) && next === at + 1;
  const told: MarkContent = isLoad
    ? { kind: "numbers", values: [tokens[at]?.value ?? 0], after: null }
    : { kind: "counts", counts };
  if (both !== null) return found(tokens, at, both, told, { kind: "side", side: "each", limb: true });
  const rightSide = wordAt(tokens, from - 1) === "l";
  if (wordAt(tokens, next) === "r" && tokens[next]?.gap === false && counts.length === 1 && !rightSide)
    return found(tokens, at, next + 1, { kind: "counts", counts });
  // "3RM 365 x 3": the repetitions are said behind the load again.
  const isRm = wordAt(tokens, next) === "rm";
  if (isRm && saysRepsAgain(tokens, next + 1, counts[0]?.reps ?? null))
    return found(tokens, at, next + 1, { kind: "note" });
  // "DL 1RM attempt. 405, 425": what the loads were for.
  if (isRm && /^(?:attempts?|tests?|testing|day|tries)$/.test(wordAt(tokens, next + 1)) && !isNumber(tokens[next + 2]))
    return found(tokens, at, next + 2, { kind: "note" });
  if (isRm) return found(tokens, at, next + 1, { kind: "counts", counts });
  const each = isSign(tokens[next], "/") || isWord(tokens[next], EACH) || wordAt(tokens, next) === "a";
  if (each && isWord(tokens[next + 1], SIDES) && (tokens[from]?.value ?? 0) <= 200) {
    const limb = !isSideWord(wordAt(tokens, next + 1));
    return found(tokens, at, next + 2, told, { kind: "side", side: "each", limb });
  }
  if (unitAt(tokens, next) !== null || isTimes(tokens, next)) return null;
  const [first, second] = counts;
  if (times && counts.length === 1 && first?.reps && !first.amrap) {
    return found(tokens, at, next + (isSets(tokens[next]) ? 1 : 0), { kind: "repeat", value: first.reps });
  }
  if (isSets(tokens[next])) return null;
  const special = first?.reps === null || first?.amrap || second?.extra;
  return lead === 1 || special ? found(tokens, at, next, { kind: "counts", counts }) : null;
});
