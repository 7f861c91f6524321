import { beginning, firstOf, found, isNumber, isSign, isWord, NO_WORD, type Reader, wordAt, wordSet } from "./marks.ts";
import { isTimes, massAt, readNumberList, unitAt } from "./numberLists.ts";
import type { Token } from "./tokenize.ts";

type Tokens = readonly Token[];

const ROWS = wordSet("erg ergs erging row rows rowed rowing rower ergo ergometer c2 skierg ski concept2 split");
const SLOWEST_STROKE = 12;
const FASTEST_STROKE = 45;
const NEAR = 14;

/** "30 min r20 erg", "5 km row r 19": strokes a minute. */
const readStrokeRate = beginning(wordSet("r"), (tokens, at) => {
  const rate = tokens[at + 1];
  if (wordAt(tokens, at) !== "r" || !isNumber(rate) || isTimes(tokens, at + 2) || massAt(tokens, at + 2) !== null)
    return null;
  if (rate.value < SLOWEST_STROKE || rate.value > FASTEST_STROKE || !Number.isInteger(rate.value)) return null;
  const around = tokens.slice(Math.max(0, at - NEAR), at + NEAR);
  // "l10 r10" are sides.
  if (around.some(({ fold }) => fold === "l" || fold === "left")) return null;
  return around.some((token) => isWord(token, ROWS)) ? found(tokens, at, at + 2, { kind: "note" }) : null;
});

/** Nobody has climbed harder. */
const HARDEST_GRADE = 17;

/** "two v4s", "a v6", "V3": how hard a climb was. */
const readGrade = beginning(wordSet("v"), (tokens, at) => {
  const from = isNumber(tokens[at]) && wordAt(tokens, at + 1) === "v" ? at + 1 : at;
  const grade = tokens[from + 1];
  if (wordAt(tokens, from) !== "v" || !isNumber(grade) || grade.gap || grade.value > HARDEST_GRADE) return null;
  const plural = wordAt(tokens, from + 2) === "s" && tokens[from + 2]?.gap === false ? 1 : 0;
  return found(tokens, at, from + 2 + plural, { kind: "note" });
});

const MISSED = wordSet("miss missed misses fail failed fails f");

/** "miss@47", "failed @ 120": an attempt at a load that did not succeed. */
const readMissedAt = beginning(MISSED, (tokens, at) => {
  const load = tokens[at + 2];
  if (!isWord(tokens[at], MISSED) || !isSign(tokens[at + 1], "@") || !isNumber(load) || isTimes(tokens, at + 3))
    return null;
  const unit = massAt(tokens, at + 3);
  const missed = { kind: "counts" as const, counts: [{ reps: 0, missed: true as const }] };
  const next = at + (unit === null ? 3 : 4);
  const loaded = (value: number) => ({ kind: "numbers" as const, values: [value], after: "@" as const });
  if (unit === null) {
    // "1@45, miss@47, 47": the singles go on.
    const list = isSingles(tokens, at) ? readNumberList(tokens, at + 2) : null;
    const [, ...more] = list?.counts ?? [];
    const singles = more.flatMap(({ reps }) => [
      { kind: "separator" as const, sign: "," },
      { kind: "counts" as const, counts: [{ reps: 1 }] },
      loaded(reps ?? 0),
    ]);
    return found(tokens, at, singles.length > 0 && list ? list.next : next, missed, loaded(load.value), ...singles);
  }
  return found(tokens, at, next, missed, { kind: "weight", values: [load.value], unit, load: "total", perHand: false });
});

/** Whether "1@35" was told not long before. */
function isSingles(tokens: Tokens, at: number): boolean {
  for (let back = at - 1; back > Math.max(0, at - 3 * NEAR); back -= 1)
    if (isSign(tokens[back], "@") && isNumber(tokens[back - 1])) return tokens[back - 1]?.value === 1;
  return false;
}

const MOST_REPS = 12;
const LIGHTEST = 20;

/** "2@55, 2@60, 2@65 x 3": behind loads that each have their repetitions, how often the last was done. */
const readTimesAt = beginning(NO_WORD, (tokens, at) => {
  const [reps, sign, load, times, sets] = tokens.slice(at, at + 5);
  if (!isNumber(reps) || !isSign(sign, "@") || !isNumber(load) || !isSign(times, "x") || !isNumber(sets)) return null;
  const isTold = isSign(tokens[at - 1], ",") && isNumber(tokens[at - 2]) && isSign(tokens[at - 3], "@");
  if (!isTold || reps.value > MOST_REPS || load.value < LIGHTEST || sets.value > MOST_SETS) return null;
  return found(
    tokens,
    at,
    at + 5,
    { kind: "sets", count: sets.value, rounds: false, type: null, of: true },
    { kind: "counts", counts: [{ reps: reps.value }] },
    { kind: "numbers", values: [load.value], after: "@" },
  );
});

const SLOWEST_SPLIT = 240;

/** "7890 m @ 1:54.1" on the rower: how long half a kilometre took. */
const readSplit = beginning(wordSet("at"), (tokens, at) => {
  const split = tokens[at + 1];
  const isAt = isSign(tokens[at], "@") || wordAt(tokens, at) === "at";
  if (!isAt || split?.kind !== "clock" || split.value > SLOWEST_SPLIT) return null;
  const around = tokens.slice(Math.max(0, at - NEAR), at + NEAR);
  // "2 km r24 @ 1:59": the rate may stand between.
  const isWay = [1, 3, 4].some((back) => {
    const unit = isNumber(tokens[at - back - 1]) ? unitAt(tokens, at - back)?.kind : undefined;
    return unit === "distance" || unit === "m" || unit === "k";
  });
  return isWay && around.some((token) => isWord(token, ROWS)) ? found(tokens, at, at + 2, { kind: "note" }) : null;
});

const SLOWEST_SEND_OFF = 600;

/** "10 x 100 on 2:00": when the next one begins, and not how long one took. */
const readSendOff = beginning(wordSet("on"), (tokens, at) => {
  const clock = tokens[at + 1];
  const isRepeated = isNumber(tokens[at - 1]) && isTimes(tokens, at - 2);
  const isUnitRepeated = isNumber(tokens[at - 2]) && isTimes(tokens, at - 3) && unitAt(tokens, at - 1) !== null;
  if (wordAt(tokens, at) !== "on" || clock?.kind !== "clock" || clock.value > SLOWEST_SEND_OFF) return null;
  return isRepeated || isUnitRepeated ? found(tokens, at, at + 2, { kind: "note" }) : null;
});

/** More sets than this are not written behind a bracket. */
const MOST_SETS = 12;

/** "(85lb x5) 4x", "(60 x 8) x3 sets": how often what the bracket holds was done. */
const readBehindBracket = beginning(NO_WORD, (tokens, at) => {
  const times = tokens[at];
  if (!isSign(tokens[at - 1], ")") || !isNumber(times) || times.value > MOST_SETS || !isSign(tokens[at + 1], "x"))
    return null;
  const after = tokens[at + 2];
  const ends = after === undefined || after.kind === "sign" || /^(?:then|and)$/.test(after.fold);
  return ends && !holdsList(tokens, at - 2) ? found(tokens, at, at + 2, { kind: "repeat", value: times.value }) : null;
});

/** Whether what stands in the bracket before a place has several sets already. */
const holdsList = (tokens: Tokens, from: number): boolean => {
  for (let at = from; at > from - NEAR && at >= 0; at -= 1) {
    if (isSign(tokens[at], "(")) return false;
    if (isSign(tokens[at], ",")) return true;
  }
  return true;
};

/** "(5x)", "3x:" on a line of its own, above what was done so often. */
const readRoundsLine = beginning(NO_WORD, (tokens, at) => {
  const open = isSign(tokens[at], "(") ? 1 : 0;
  const times = tokens[at + open];
  const close = open === 1 ? 1 : 0;
  if (!/^(?:\n|•)?$/.test(tokens[at - 1]?.fold ?? "") || !isNumber(times) || times.value > MOST_SETS) return null;
  if (!isSign(tokens[at + open + 1], "x") || (close === 1 && !isSign(tokens[at + open + 2], ")"))) return null;
  const end = at + open + 2 + close;
  const colon = isSign(tokens[end], ":") ? 1 : 0;
  if (!isSign(tokens[end + colon], "\n") || tokens[at + 2 * open] === undefined) return null;
  return found(tokens, at, end, { kind: "sets", count: times.value, rounds: true, type: null });
});

const PERIODS = wordSet("wk week w/e wks cycle block month phase");
const BOUNDS = wordSet("ending end ended starting start beginning commencing of from to");

/** "wk ending 11/22", "3s week", "week 3 of 12": when in a plan or a year it was. */
const readPeriod = beginning(PERIODS, (tokens, at) => {
  // "5s week", "3's week" of a plan by fives, threes and ones.
  const isWave =
    isNumber(tokens[at]) &&
    wordAt(tokens, at + 1) === "s" &&
    tokens[at + 1]?.gap === false &&
    isWord(tokens[at + 2], PERIODS);
  if (isWave) return found(tokens, at, at + 3, { kind: "note" });
  if (!isWord(tokens[at], PERIODS) || !isWord(tokens[at + 1], BOUNDS) || !isNumber(tokens[at + 2])) return null;
  const isDay = (isSign(tokens[at + 3], "/") || isSign(tokens[at + 3], ".")) && isNumber(tokens[at + 4]);
  if (!isDay) return null;
  const year = isSign(tokens[at + 5], "/") && isNumber(tokens[at + 6]) ? 2 : 0;
  return found(tokens, at, at + 5 + year, { kind: "note" });
});

/** What keepers of a logbook write beside their sets: stroke rates, grades of climbs, missed attempts, weeks of a plan. */
export const readLogbook: Reader = firstOf(
  readStrokeRate,
  readSplit,
  readSendOff,
  readGrade,
  readMissedAt,
  readTimesAt,
  readBehindBracket,
  readRoundsLine,
  readPeriod,
);
