import { readUnit } from "../numbers/units.ts";
import { beginning, type Found, found, isNumber, isSign, wordAt, wordSet } from "./marks.ts";
import { isLateUnit, isReps, isTimes, massAt, unitAt } from "./numberLists.ts";
import type { Token } from "./tokenize.ts";

type Tokens = readonly Token[];

/** What is before one of these figures was lifted at another time, is a goal, or is what somebody can lift at most. */
const REFERENCES = [
  "him",
  "he did",
  "he got",
  "she did",
  "she got",
  "they did",
  "up from",
  "down from",
  "instead of",
  "rather than",
  "compared to",
  "compared with",
  "as opposed to",
  "vs",
  "versus",
  "than",
  "usual",
  "usually",
  "normally",
  "last time",
  "last week",
  "last session",
  "last workout",
  "time before",
  "previously",
  "previous",
  "goal",
  "target",
  "aiming for",
  "aimed for",
  "going for",
  "hoping for",
  "wanted",
  "max is",
  "max was",
  "max of",
  "1rm is",
  "1rm of",
  "pr is",
  "pr was",
  "pb is",
  "pb was",
  "old pr",
  "old pb",
  "best is",
  "best was",
  "previous best",
  "statt",
  "au lieu de",
  "en vez de",
  "invece di",
].map((words) => words.split(" "));
const STARTS = new Set(REFERENCES.map(([first]) => first ?? ""));
const BETWEEN = wordSet(
  "my the a an was is it of at about around be to do for time week session workout with had did i of",
);
const LONGEST_AMOUNT = 8;

/** The place after an amount: numbers with units, signs of multiplication and what joins them. */
function afterAmount(tokens: Tokens, at: number): number {
  let next = at;
  while (next < at + LONGEST_AMOUNT) {
    const token = tokens[next];
    const joins =
      isTimes(tokens, next) || isSign(token, "@") || (wordAt(tokens, next) === "at" && isNumber(tokens[next + 1]));
    const counts = next > at && (isReps(token) || (isNumber(tokens[next - 1]) && unitAt(tokens, next) !== null));
    if (!isNumber(token) && !joins && !counts) break;
    next += 1;
  }
  return next;
}

/** "last week 3x8 at 70, this week …": where a later part says what was done now. */
const turnsToNow = (tokens: Tokens, at: number): boolean =>
  tokens
    .slice(at + 2, at + 18)
    .some(({ fold }, ahead) => fold === "this" && /^(?:week|time)$/.test(wordAt(tokens, at + 3 + ahead)));

/** "up from 80 kg", "instead of my usual 85", "(last time 70)", "max is 150 kg": figures of no set that was done now. */
export const readReference = beginning(STARTS, (tokens, at) => {
  const word = wordAt(tokens, at);
  if (!STARTS.has(word)) return null;
  const words = REFERENCES.find((phrase) => phrase.every((one, ahead) => wordAt(tokens, at + ahead) === one));
  if (words === undefined || (words[1] === "week" && !turnsToNow(tokens, at))) return null;
  let next = at + words.length;
  while (
    next < at + words.length + 4 &&
    (BETWEEN.has(wordAt(tokens, next)) || STARTS.has(wordAt(tokens, next)) || isSign(tokens[next], ":"))
  )
    next += 1;
  if (!isNumber(tokens[next])) return null;
  // "did my usual 5k, 28 min" is what was done.
  const isWay = /^(?:k|distance)$/.test(unitAt(tokens, next + 1)?.kind ?? "");
  if (/^usual(?:ly)?$/.test(word) && isWay && !tokens.slice(0, at).some(isNumber)) return null;
  const end = afterAmount(tokens, next);
  const unit = massAt(tokens, end - 1);
  // The unit that is said of the other figure is that of these, too.
  return unit === null
    ? found(tokens, at, end, { kind: "note" })
    : found(tokens, at, end, { kind: "note" }, { kind: "unit", unit, all: false });
});

const ATTEMPTS = [
  "went for",
  "tried for",
  "tried to get",
  "shot for",
  "attempted",
  "aimed for",
  "hoped for",
  "was meant to be",
  "supposed to be",
].map((words) => words.split(" "));
const ATTEMPT_STARTS = new Set(ATTEMPTS.map(([first]) => first ?? ""));
const OUTCOMES = wordSet(
  "got managed made died stopped bailed quit failed ended hit only gassed missed collapsed came stalled cracked just",
);
/** How far behind an attempt its outcome may stand. */
const OUTCOME_WITHIN = 12;

/** "went for 6, died at 4", "tried for 5 at 45 kg, only got 3": the repetitions that were meant, where the outcome follows. */
export const readAttempt = beginning(ATTEMPT_STARTS, (tokens, at) => {
  if (!ATTEMPT_STARTS.has(wordAt(tokens, at))) return null;
  const words = ATTEMPTS.find((phrase) => phrase.every((one, ahead) => wordAt(tokens, at + ahead) === one));
  if (words === undefined) return null;
  const from = at + words.length + (/^(?:a|the|about)$/.test(wordAt(tokens, at + words.length)) ? 1 : 0);
  const value = tokens[from];
  if (!isNumber(value) || value.value > 100 || isTimes(tokens, from + 1) || unitAt(tokens, from + 1) !== null)
    return null;
  for (let ahead = from + 1; ahead < from + OUTCOME_WITHIN; ahead += 1) {
    if (tokens[ahead]?.fold === "\n") return null;
    if (OUTCOMES.has(wordAt(tokens, ahead)))
      return found(tokens, at, from + (isReps(tokens[from + 1]) ? 2 : 1), { kind: "note" });
  }
  return null;
});

const LEAST_WHOLE = 30;

/** "75% of 100 kg": a share of a load that is said, which is a load itself. */
export function readShare(tokens: Tokens, at: number, after: number): Found | null {
  const [share, whole] = [tokens[at], tokens[after]];
  if (!isNumber(share) || !isNumber(whole) || wordAt(tokens, after - 1) !== "of" || isTimes(tokens, after + 1))
    return null;
  const unit = massAt(tokens, after + 1);
  // Without a unit the whole is a load where none of the lightest is meant: "75% of 220", not "80% of 5 reps".
  if (share.value > 110 || (unit === null && (whole.value < LEAST_WHOLE || isReps(tokens[after + 1])))) return null;
  const values = [Math.round(share.value * whole.value) / 100];
  return found(
    tokens,
    at,
    after + (unit === null ? 1 : 2),
    { kind: "note" },
    { kind: "weight", values, unit, load: "total", perHand: false },
  );
}

const endsText = (tokens: readonly Token[], at: number): boolean =>
  tokens.slice(at).every((token) => token.kind === "sign" || OF_COURSE.test(token.fold));
const OF_COURSE = /^(?:obviously|obvs|obv|ofc|of|course|btw|fyi|everything|everywhere|throughout|always|all)$/;

const OF_ALL =
  /^(?:both|all|each|everything|throughout|weights?|loads?|for|in|of|are|them|alles|beides|jeweils|todo|todos|ambos|tout|tous|le|les|deux|tutto|entrambi|tudo|en|em)$/;
const SAYS_ALL =
  /^(?:both|all|each|everything|throughout|weights?|loads?|alles|beides|jeweils|todos?|ambos|tout|tous|deux|tutto|entrambi|tudo)$/;

/** "(kg both)", ", both lbs", "(todo en kg)", "kg for both": the unit of all that has none, in a pause of its own. */
function readUnitOfAll(tokens: Tokens, at: number): Found | null {
  const open = isSign(tokens[at], "(") ? 1 : 0;
  const before = tokens[at - 1];
  if (open === 0 && before !== undefined && !/^[,.;\n-]$/.test(before.fold)) return null;
  let [next, unit, says]: [number, "kg" | "lb" | null, boolean] = [at + open, null, false];
  for (; next < at + MOST_OF_ALL; next += 1) {
    const mass = massAt(tokens, next);
    if (mass !== null && unit !== null) return null;
    if (mass === null && !OF_ALL.test(wordAt(tokens, next))) break;
    unit ??= mass;
    says ||= mass === null && SAYS_ALL.test(wordAt(tokens, next));
  }
  const end = tokens[next];
  if (unit === null || !says || (end !== undefined && end.kind !== "sign") || (open === 1 && !isSign(end, ")")))
    return null;
  return found(tokens, at, next + open, { kind: "unit", unit, all: true });
}
const MOST_OF_ALL = 7;

const OF_ALL_WEIGHTS = /^(?:all|in|alles|everything|weights?|loads?)$/;
const UNIT_WORDS = {
  has: (word: string) => readUnit(word)?.kind === "mass" || OF_ALL.test(word) || OF_ALL_WEIGHTS.test(word),
};

/** "(kg)", "all kg", "lbs obviously", "weights in lbs": the unit of all that has none. */
export const readUnitSaid = beginning(UNIT_WORDS, (tokens, at) => {
  const bracketed = readUnitOfAll(tokens, at);
  if (bracketed !== null) return bracketed;
  if (isSign(tokens[at], "(") && isSign(tokens[at + 2], ")")) {
    const unit = massAt(tokens, at + 1);
    // "incline 60, flat 70, decline 65 (kg)": at the end it is that of all.
    return unit === null ? null : found(tokens, at, at + 3, { kind: "unit", unit, all: endsText(tokens, at + 3) });
  }
  // "115 for 10, 135 for 8. lbs obviously", "10xfail lbs": a unit without a figure.
  const isLate = isLateUnit(tokens, at);
  const late = isLate ? readUnit(tokens[at]?.fold ?? "") : null;
  const trailing = late?.kind === "mass" ? late.unit : massAt(tokens, at);
  if (trailing !== null && tokens[at]?.kind === "word") {
    const after = tokens[at + 1];
    const ends =
      after === undefined ||
      after.kind === "sign" ||
      /^(?:obviously|obvs|obv|ofc|btw|fyi|of|not|by|as|throughout|that|everything|everywhere|always|for|all)$/.test(
        after.fold,
      );
    const counts = !isLate && tokens[at - 1]?.kind === "number" && tokens[at - 2]?.fold !== "x";
    // "squat 3x5 225, bench 3x5 155, lbs".
    const all = tokens[at - 1]?.kind === "sign" && endsText(tokens, at + 1);
    return ends && !counts ? found(tokens, at, at + 1, { kind: "unit", unit: trailing, all }) : null;
  }
  if (!OF_ALL_WEIGHTS.test(wordAt(tokens, at))) return null;
  let next = at + 1;
  while (next < at + 3 && /^(?:in|are|is|weights?|of)$/.test(wordAt(tokens, next))) next += 1;
  const unit = massAt(tokens, next);
  if (unit === null || isNumber(tokens[next + 1])) return null;
  return found(tokens, at, next + 1, {
    kind: "unit",
    unit,
    all: /^(?:all|alles|everything|weights?|loads?)$/.test(wordAt(tokens, at)) || endsText(tokens, next + 1),
  });
});
