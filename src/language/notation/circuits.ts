import { entered } from "../patterns/enteredPattern.ts";
import { amountsLead, type Draft, isSaying } from "./draft.ts";
import type { EntryMark } from "./neighbours.ts";

/** What is done for a time, or as often as a time allows. */
const FOR_TIME = entered(
  /\b(?:for time|wods?|metcon|rft|chipper|amrap|couplet|triplet|circuit|zirkel|circuito|rounds?|rds?|rnds?|runden|rondas?|tours|giri|time cap|21-15-9|in total)\b/i,
);
/** Seconds: nobody needs less for all of it. */
const SHORTEST = 120;
/** Said of all of it: "time: 14:22", "14:22 total", "done in 14:22". */
const OF_ALL =
  /\b(?:time|total|finished|done|all (?:of it )?in|zeit|temps|tiempo|tempo|gesamt)\b[^\d\n]{0,12}$|^\W*(?:total|in all|all in|overall|gesamt|insgesamt|au total|en total|in totale|no total)\b/i;

const isMeasure = ({ kind }: EntryMark): boolean =>
  kind === "counts" || kind === "numbers" || kind === "product" || kind === "length" || kind === "m" || kind === "k";

/** The place of a time that is said behind all that an exercise was, or of all of it; -1 when there is none. */
function closingTime({ marks, rounds }: Draft, text: string): number {
  const at = marks.findLastIndex(isSaying);
  const mark = marks[at];
  if (mark?.kind !== "time" || mark.seconds < SHORTEST) return -1;
  const own = marks.slice(0, at).filter(isSaying);
  if (!own.some(isMeasure)) return -1;
  const isApart = marks[at - 1]?.kind === "separator" || own.length === 0;
  const around =
    OF_ALL.test(text.slice(Math.max(0, mark.start - 24), mark.start)) ||
    OF_ALL.test(text.slice(mark.end, mark.end + 16));
  // "…, 200 m run in 14:22": of one of the rounds it would be far too long.
  const isLong = rounds !== null && rounds > 1 && mark.seconds >= LONG;
  return isApart || around || isLong ? at : -1;
}
const LONG = 300;

/**
 * "4 rounds: 400 m run, 15 wall balls, 10 pull-ups - 14:22": the time behind several exercises that are done in rounds or for
 * time is that of all of them, and becomes a remark on the last. Changes the drafts. Linear.
 */
export function settleCircuitTime(drafts: readonly Draft[], text: string): void {
  const last = drafts.at(-1);
  if (drafts.length < 2 || last === undefined || !FOR_TIME.test(text)) return;
  const before = drafts.at(-2);
  // "21-15-9 thrusters 43 kg and pull-ups, 5:40": the repetitions are those of both.
  const [only, ...others] = last.marks.filter(isSaying);
  if (
    before !== undefined &&
    amountsLead(before) &&
    /^(?:and|&|\+|\/)$/.test(last.sign) &&
    only?.kind === "time" &&
    others.length === 0
  )
    last.marks = [...before.marks.filter(({ kind }) => kind === "counts" || kind === "numbers"), ...last.marks];
  const isOne = (last.rounds !== null && last.rounds === before?.rounds) || last.rounds === null;
  const rounds = last.rounds ?? before?.rounds ?? null;
  const at = isOne ? closingTime({ ...last, rounds }, text) : -1;
  const time = last.marks[at];
  if (time === undefined) return;
  if (before?.rounds != null && before.sentence === last.sentence) last.rounds ??= before.rounds;
  last.notes.push(text.slice(time.start, time.end));
  last.marks = last.marks.filter((_, place) => place !== at);
}

const WENT_ROUND = /\b(?:round|around|through|thru|all of (?:it|that)|the (?:lot|pair|whole thing))\b/i;
const OF_ROUNDS = /\b(?:rounds?|rds?|rnds?|runden|rondas?|tours|giri|rodadas)\b/i;

/**
 * "10 squats, 20 burpees x 4 rounds": rounds that trail the last of several exercises are of all of them. Changes the drafts of that
 * sentence, where none of them says how often it was done. Linear.
 */
export function settleTrailingRounds(drafts: readonly Draft[], text: string): void {
  const last = drafts.at(-1);
  const repeat = last?.marks.find(({ kind }) => kind === "repeat");
  if (last === undefined || repeat?.kind !== "repeat") return;
  const here = drafts.filter(({ sentence }) => sentence === last.sentence);
  // "A1 bench 60 x8 A2 row 50 x10, went round 4 times".
  const together = drafts.filter(({ superset }) => superset !== null && superset === last.superset);
  if (together.length > 1 && WENT_ROUND.test(text.slice(Math.max(0, repeat.start - 24), repeat.end + 16))) {
    last.marks = last.marks.filter((mark) => mark !== repeat);
    for (const draft of together) draft.rounds ??= repeat.value;
    return;
  }
  if (!OF_ROUNDS.test(text.slice(repeat.start, repeat.end + 8))) {
    // "10 pull ups, 20 dips, 30 push ups x 3": whether all of them were done so often is not said.
    const areAlike = here.every(({ marks }) => marks.filter((mark) => isSaying(mark) && mark !== repeat).length === 1);
    if (here.length > 2 && areAlike) for (const { doubts } of here) doubts.push(text.slice(repeat.start, repeat.end));
    return;
  }
  const isTold = ({ marks, rounds }: Draft) =>
    rounds !== null || marks.some(({ kind }) => kind === "product" || kind === "sets");
  if (here.length < 2 || here.some(isTold)) return;
  last.marks = last.marks.filter((mark) => mark !== repeat);
  for (const draft of here) draft.rounds = repeat.value;
}

const COMPLEX = entered(/\b(?:complex|komplex|complejo|complesso|complexo|flow)\b/i);

/**
 * "KB complex: 5 cleans 5 presses 5 squats, 24 kg x 5": what is said behind the last of a complex, a load and how often, is of all of
 * them, where they say none. Changes the drafts.
 */
export function settleComplex(drafts: readonly Draft[], text: string): void {
  const last = drafts.at(-1);
  if (drafts.length < 2 || last === undefined || !COMPLEX.test(text)) return;
  const tail = last.marks.findIndex(
    (mark, at) =>
      at > 0 && last.marks[at - 1]?.kind === "separator" && isSaying(mark) && last.marks.slice(0, at).some(isMeasure),
  );
  if (tail < 0) return;
  const shared = last.marks.slice(tail - 1);
  const gear = GEAR.exec(text)?.[1];
  if (gear !== undefined)
    for (const draft of drafts)
      if (draft.phrase !== null) draft.phrase = `${GEARS.get(gear.toLowerCase()) ?? gear} ${draft.phrase}`;
  for (const draft of drafts.slice(0, -1)) {
    if (
      draft.sentence !== last.sentence ||
      draft.marks.some(({ kind }) => kind === "weight" || kind === "product" || kind === "sets")
    )
      continue;
    draft.marks.push(...shared);
    draft.rounds ??= last.rounds;
  }
}

const GEAR = /\b(kb|kettlebell|db|dumbbell|barbell|bb|bar)\b[^\n\d]{0,16}\b(?:complex|flow)\b/i;
const GEARS = new Map([
  ["kb", "kettlebell"],
  ["db", "dumbbell"],
  ["bb", "barbell"],
  ["bar", "barbell"],
]);

/** Minutes or longer, of a whole session. */
const LEAST_SESSION = 1_200;

/**
 * "4x8 bench, 4x8 row, 3x12 curls, 50 min": lists without any load that end with the length of a session may be asked
 * for, and not told. The time as it is said, or `null`. Linear.
 */
export function sessionLength(drafts: readonly Draft[], text: string): string | null {
  const last = drafts.at(-1);
  // The name of a format: each minute one more, until it cannot be done.
  const format = /\bdeath by\b/i.exec(text)?.[0];
  if (format !== undefined && last?.marks.some(({ kind }) => kind === "time")) return format;
  if (drafts.length < 2 || last === undefined) return null;
  const at = last.marks.findLastIndex(isSaying);
  const time = last.marks[at];
  if (time?.kind !== "time" || time.seconds < LEAST_SESSION || last.marks[at - 1]?.kind !== "separator") return null;
  const isBare = drafts.every(({ marks }) => {
    const said = marks.filter((mark) => isSaying(mark) && mark !== time);
    return said.length > 0 && said.every(({ kind }) => kind === "product" || kind === "sets" || kind === "counts");
  });
  return isBare ? text.slice(time.start, time.end) : null;
}
