import { readDates } from "../dates/dates.ts";
import { compiled } from "../patterns/compiled.ts";
import { entered } from "../patterns/enteredPattern.ts";
import { alignedFold } from "./alignedFold.ts";
import { BENCHMARKS, type Benchmark, OPEN_MINUTES } from "./benchmarkWorkouts.ts";
import { isMovementWord } from "./clauseWords.ts";
import type { Draft } from "./draft.ts";
import type { NotationContext } from "./parsedLog.ts";

const ALL = BENCHMARKS.map(({ name }) => name).join("|");
const OPEN = "(?:crossfit )?open ?\\d\\d\\.\\d|\\d\\d\\.\\d(?= (?:scaled|rx))";
const NAMED = entered(
  compiled(
    `(?<![\\p{L}\\d.,/'’-])["“']?(?:(?:half|1\\/2|hero wod|wod:?|benchmark) )*["“']?(?<name>${ALL}|${OPEN})["”']?(?![\\p{L}\\d'’-])`,
    "iu",
  ),
);
/** Still to come, asked, told of others or of all times: no score of the writer. */
const NOT_TOLD =
  /\?|(?<!\p{L})(?:tomorrow|next|goal|target|wan(?:na|t)|gonna|going to|will|should|could|would|aim(?:ing)?|plan|if|build|make|give|every|usually|he|she|they|his|her|husband|wife|buddy|friend|guy|morgen|demain|ma[nñ]ana|domani|amanh[aã]|sub|under|prep|style|like|what(?:['’]?s)?|how|thereabouts|wonder\p{L}*)(?!\p{L})/iu;
/** "Fran is 21-15-9": what it consists of. */
const DEFINED = /^ ?(?:=|(?:is|are|means|ist|es|est|[eé])(?!\p{L}))/iu;
const CLAUSE = /[^,;.!?\n]*(?:[.,:](?=\d)[^,;.!?\n]*){0,12}(?:[,;.!?]+|\n|$)/gu;
const BEGINS_ANEW =
  /(?<!\p{L})(?:and )?(?:then|after(?:wards)?|followed by|danach|dann|puis|ensuite|luego|despu[eé]s|poi|dopo|depois)(?!\p{L})/giu;
const SOON = 40;
const TIME =
  /(?<![\d:.,])(?:(\d{1,3})[:'’′](\d\d)(?![\d:]|['’′]\d)|(\d{1,3}) ?min(?:ute[ns]?|utos|uti)?s?(?:[ ,]+(?:and )?(\d{1,2})(?: ?s(?:ec)?s?)?(?!\d| ?\p{L}))?)(?!\p{L})/giu;
const OF_ALL = /(?:total|time|in|finished|finish|done|zeit|gesamt|temps|tiempo|tempo|en|em)[ :=]{1,3}$/i;
/** "1:20 left", "cap 15:00", "old time 12:30": no time that it took. */
const OF_ELSE = /(?:cap|old|last|previous|pr|pb|was|left|limit)[ :=]{1,3}(?:time[ :]*)?$/i;
const SCORE =
  /\d{1,3} ?(?:rounds?|rds?|rnds?|tours|runden|rondas?|giri|voltas|reps?|points?|wdh)(?!\p{L})|\d{1,2} ?\+ ?\d{1,3}|(?<![\d.,:])\d{2,3}(?![\d.,:])/iu;
const SHORTEST = 60;
/** "Tried Murph, got to 300 squats": without a score there is nothing of it to store. */
const TRIED =
  /(?<!\p{L})(?:tried|did|attempted|started|half of|part of|versucht|essay[eé]|intent[eé]|provato|tentei) $/iu;

/** "Ran 5k with Karen": somebody of that name. */
const BESIDE_PERSON =
  /(?<!\p{L})(?:with|w\/|and|&|by|for|from|than|beat|against|mit|und|avec|et|con|y|com|e|my|meine?|ma|old|last|previous|best|ever) $|\d ?(?:rounds?|rds?|tours|runden|rondas?|giri|voltas)(?: (?:of|de|von|di))? $/iu;

/** A benchmark that is told with its score: what the catalogue knows it by, how it was told, how long it took, and whether no length of a session is meant. */
type Told = { called: string; said: string; isSure: boolean };

function workoutOf(name: string): Benchmark | null {
  const open = /(\d\d\.\d)$/.exec(name)?.[1];
  if (open !== undefined)
    return { name, called: "crossfit", lasts: (OPEN_MINUTES.get(open) ?? 0) * 60 || null, of: "" };
  return BENCHMARKS.find((one) => compiled(`^(?:${one.name})$`, "i").test(name)) ?? null;
}

/** The time that all of it took, in words that are read; `null` where none is told or it is of a part. */
function timeIn(region: string, { of }: Benchmark): { said: string; at: number; end: number } | null {
  const times = [...region.matchAll(TIME)].filter(({ index }) => !OF_ELSE.test(region.slice(0, index)));
  const best = times.find(({ index }) => OF_ALL.test(region.slice(0, index))) ?? times[0];
  if (best === undefined) return null;
  const [whole, minutes, seconds, long, rest] = best;
  const all = Number(minutes ?? long) * 60 + Number(seconds ?? rest ?? 0);
  const before = /(\p{L}+)[ :]*$/u.exec(region.slice(0, best.index))?.[1] ?? "";
  // "row 3:52": a part of it.
  if (
    all < SHORTEST ||
    (times[0] === best && isMovementWord(alignedFold(before)) && compiled(`^(?:${of})s?$`, "i").test(before))
  )
    return null;
  const said = `${Math.floor(all / 60)}:${String(all % 60).padStart(2, "0")}`;
  return { said, at: best.index, end: best.index + whole.length };
}

const wordsOf = (text: string): string[] => alignedFold(text).split(/[^\p{L}\d&-]+/u);

/** How far what is told of a workout goes on: up to another exercise, or to what came next. */
function regionEnd(text: string, from: number, { of }: Benchmark): number {
  const own = of === "" ? null : compiled(`^(?:${of}|ups?$)`, "i");
  // "… of 15 then 10": no other exercise comes behind it.
  const next = [...text.matchAll(BEGINS_ANEW)].find(
    ({ index }) => index > from && wordsOf(text.slice(index, index + SOON)).some(isMovementWord),
  );
  const all = text.slice(from, next?.index ?? text.length);
  let end = from;
  for (const { 0: clause, index } of all.matchAll(CLAUSE)) {
    const words = wordsOf(clause).filter(isMovementWord);
    if (index > 0 && own !== null && /\d/.test(clause) && words.some((word) => !own.test(word))) break;
    end = from + index + clause.length;
  }
  return end;
}

/**
 * "Karen 9'42 w/ 6 kg ball", "FGB: 97 / 88 / 76": a workout that everybody knows by its name, told with its score, as that workout and
 * how long it lasted; all its figures are a remark. Out: the text with it in words that are read, and what was said of it. Linear.
 */
export function withBenchmarks(text: string, context: NotationContext | null): { text: string; told: Told[] } {
  const named = NAMED.exec(text);
  const name = named?.groups?.name ?? "";
  const workout = named === null ? null : workoutOf(name);
  if (named === null || workout === null) return { text, told: [] };
  if (BESIDE_PERSON.test(text.slice(0, named.index))) return { text, told: [] };
  // "Fran 5:42, Grace 3:10": each has a score of its own.
  const next = NAMED.exec(text.slice(named.index + named[0].length))?.index;
  const other = next === undefined ? text.length : named.index + named[0].length + next;
  const isScoredNext = next !== undefined && BEGINS_SCORE.test(text.slice(other));
  const end = Math.min(regionEnd(text, named.index, workout), isScoredNext ? other : text.length);
  const region = text.slice(named.index, end).replace(JOINED, "");
  const lineStart = text.lastIndexOf("\n", named.index) + 1;
  if (NOT_TOLD.test(region) || NOT_TOLD.test(text.slice(lineStart, named.index))) return { text, told: [] };
  const behind = region.slice(named[0].length);
  if (DEFINED.test(behind)) return { text, told: [] };
  const time = timeIn(behind, workout);
  const isScored = workout.lasts !== null && SCORE.test(behind);
  const isBroken = time === null && !isScored && TRIED.test(text.slice(lineStart, named.index)) && /\d/.test(behind);
  if (time === null && !isScored && !isBroken) return { text, told: [] };
  const lasted = isBroken ? "" : (time?.said ?? `${(workout.lasts ?? 0) / 60} min`);
  const days = context === null ? [] : daysIn(behind, context);
  const beside =
    time === null
      ? behind
      : `${behind.slice(0, time.at).replace(/(?:in|en|em|time)[ :]*$/i, "")} ${behind.slice(time.end)}`;
  const rest = days
    .reduce((left, day) => left.replace(day, " "), beside)
    .replace(/["”!]/g, "")
    .replace(/\s+(?=[,.;\s)])|[,.;:](?=\s*[,.;])/g, "")
    .replace(/\s+/g, " ")
    .replace(/^[\s,.;:!–-]+|[\s,.;:–-]+$/g, "");
  const isItself = workout.called === name.toLowerCase();
  const head = named[0].replace(/["“”']/g, "").trim();
  const said = [isItself && head.toLowerCase() === name.toLowerCase() ? "" : head, rest]
    .filter((part) => part !== "")
    .join(" ");
  const written = `${[workout.called, lasted, ...days].join(" ")}.`;
  const after = isScoredNext && end === other ? withBenchmarks(text.slice(end), context) : null;
  return {
    text: `${text.slice(0, named.index)}${written} ${after?.text ?? text.slice(end)}`,
    told: [{ called: workout.called, said, isSure: !isBroken && !/^\d*[05]:00$/.test(lasted) }, ...(after?.told ?? [])],
  };
}

/** What leads from one workout to the next. */
const JOINED = /(?:[\s,;.+&/]|(?<!\p{L})(?:and|then|und|dann|et|puis|y|luego|e|poi|depois)(?!\p{L}))+$/iu;
/** A name with its time right behind it. */
const BEGINS_SCORE = /^["“']?[\p{L} ]{2,24}["”']?[ :,-]{1,3}(?:in |rx |scaled )?\d{1,2}[:'’′]\d\d(?!\d)/iu;

/** The days that are named in words, as written. */
const daysIn = (text: string, context: NotationContext): string[] =>
  readDates(text, context).flatMap(({ date, start, end }) =>
    date !== null && /\p{L}{3}/u.test(text.slice(start, end)) ? text.slice(start, end) : [],
  );

/** Whether a message tells the score of such a workout. In: a message as typed. */
export const tellsBenchmark = (text: string): boolean =>
  withBenchmarks(text.slice(0, LONGEST), null).told.some(({ isSure }) => isSure);
const LONGEST = 600;

const SETS_RIGHT =
  /\b(?:no|not|nope|actually|sorry|wrong|meant|make (?:it|that)|change|correct\w*|was|were|should|nein|non|nao|war|etait|era|fue|foi)\b/;
/** The workout whose score a message tells, folded; `null` where it tells none, or by its words puts one right. */
export function benchmarkTold(text: string): string | null {
  const said = text.slice(0, LONGEST);
  if (SETS_RIGHT.test(alignedFold(said)) || !tellsBenchmark(said)) return null;
  return alignedFold(NAMED.exec(said)?.groups?.name ?? "") || null;
}

/** Puts what was said of a workout to it. Changes the drafts. */
export function noteBenchmarks(drafts: readonly Draft[], told: readonly Told[]): void {
  const noted = new Set<Draft>();
  for (const { called, said } of told) {
    const draft = drafts.find((one) => !noted.has(one) && one.phrase?.toLowerCase().includes(called) === true);
    if (draft === undefined) continue;
    noted.add(draft);
    if (said !== "") draft.notes.unshift(said);
  }
}
