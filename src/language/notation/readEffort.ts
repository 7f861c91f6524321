import { beginning, type Found, found, isNumber, isSign, isWord, type Reader, wordAt, wordSet } from "./marks.ts";
import { isReps, isSets, isTimes, massAt, namesNext, unitAt } from "./numberLists.ts";
import { isPhrase, reserveAt } from "./reserves.ts";
import type { Token } from "./tokenize.ts";
import { AND, EACH, FAILED, FAILURE, LAST } from "./words.ts";

type Tokens = readonly Token[];

const MOST_EFFORTS = 20;
/** Efforts of sets are not listed below this. */
const LEAST_LISTED_EFFORT = 4;

/** "RPE 7 then 7 then 8.5". */
const isThen = (token: Token | undefined): boolean => token?.kind === "word" && token.fold === "then";

/**
 * The other efforts of "RPE 7, 8, 9", "7 8 9", "7, 8 and 9": one a set, each on the scale and counting nothing else; and
 * the place after them.
 */
function effortsFrom(tokens: Tokens, at: number, least = 1): { efforts: number[]; next: number } {
  const efforts: number[] = [];
  let next = at;
  while (efforts.length < MOST_EFFORTS) {
    const signed = isSign(tokens[next], ",") || isSign(tokens[next], "/") ? 1 : 0;
    const joined = signed + (isWord(tokens[next + signed], AND) || isThen(tokens[next + signed]) ? 1 : 0);
    const value = tokens[next + joined];
    const after = tokens[next + joined + 1];
    const counts = isTimes(tokens, next + joined + 1) || isReps(after) || isSets(after);
    const ends = after === undefined || (after.kind === "sign" && !/^[@x+:]/.test(after.fold));
    const goesOn =
      joined === 0 ? ends || isNumber(after) || isWord(after, AND) : ends || isWord(after, AND) || isThen(after);
    if (!isNumber(value) || value.value < least || value.value > 10 || counts || (value.gap && !goesOn)) break;
    if (unitAt(tokens, next + joined + 1) !== null) break;
    efforts.push(value.value);
    next += joined + 1;
  }
  return { efforts, next };
}

/** "felt like an 8", "call it a 9": an effort without its name, at the end of a clause. */
const readFeltEffort: Reader = (tokens, at) => {
  if (!/^(?:felt|feels|call|called|rated)$/.test(wordAt(tokens, at))) return null;
  let next = at + 1;
  while (next < at + 5 && /^(?:like|it|that|a|an|about|around|more|maybe)$/.test(wordAt(tokens, next))) next += 1;
  const value = tokens[next];
  const after = tokens[next + 1];
  const ends = after === undefined || (after.kind === "sign" && /^[,.;!)\n]$/.test(after.fold));
  const isEffort = isNumber(value) && value.value >= 4 && value.value <= 10 && next > at + 1 && ends;
  return isEffort ? found(tokens, at, next + 1, { kind: "rpe", value: value.value }) : null;
};

/** "245x4@6.5 x2": behind a load and its repetitions how hard they were, and how often they were done. */
const readRepeatedEffort: Reader = (tokens, at) => {
  const [load, reps, effort, often] = [tokens[at - 3], tokens[at - 1], tokens[at + 1], tokens[at + 3]];
  const isSet = isNumber(load) && isTimes(tokens, at - 2) && isNumber(reps) && load.value > HARDEST;
  if (!isSign(tokens[at], "@") || !isSet || !isNumber(effort) || !isTimes(tokens, at + 2) || !isNumber(often))
    return null;
  if (effort.value < LEAST_LISTED_EFFORT || effort.value > HARDEST || often.value > MOST_EFFORTS) return null;
  if (isTimes(tokens, at + 4) || unitAt(tokens, at + 4) !== null) return null;
  return found(tokens, at, at + 4, { kind: "rpe", value: effort.value }, { kind: "repeat", value: often.value });
};
const HARDEST = 10;

/** "2 RIR each", "rpe 8 on every set": what is told of an effort is told of all sets, and of no hand. */
const ofEachSet =
  (read: Reader): Reader =>
  (tokens, at) => {
    const effort = read(tokens, at);
    if (effort === null) return null;
    const on = effort.next + (/^(?:on|for|in|bei|auf|en|em|su)$/.test(wordAt(tokens, effort.next)) ? 1 : 0);
    const each = isWord(tokens[on], EACH) || /^(?:all|a)$/.test(wordAt(tokens, on));
    const set = each && (isSets(tokens[on + 1]) || wordAt(tokens, on + 1) === "one") ? 1 : 0;
    const after = tokens[on + 1 + set];
    const ends = after === undefined || (after.kind === "sign" && !/^[@x+:]/.test(after.fold));
    return each && ends && (set === 1 || wordAt(tokens, on) !== "a") ? { ...effort, next: on + 1 + set } : effort;
  };

const RPE_LEADS = wordSet("felt feels call called rated at a an rpe");

/** "RPE 8.5", "@rpe 9", "rpe8", "8 rpe", "RPE 8/10". A range or anything off the scale is a note. */
export const readRpe = beginning(
  RPE_LEADS,
  ofEachSet((tokens, at) => {
    const felt = readFeltEffort(tokens, at) ?? readRepeatedEffort(tokens, at);
    if (felt !== null) return felt;
    const lead = isSign(tokens[at], "@") || /^(?:at|an?)$/.test(wordAt(tokens, at)) ? 1 : 0;
    const article = lead === 1 && /^an?$/.test(wordAt(tokens, at + 1)) ? 1 : 0;
    const word = at + lead + article;
    if (wordAt(tokens, word) === "rpe") {
      const sign =
        isSign(tokens[word + 1], ":") ||
        isSign(tokens[word + 1], "@") ||
        /^(?:of|was|about|around|at)$/.test(wordAt(tokens, word + 1))
          ? 1
          : 0;
      const value = tokens[word + 1 + sign];
      const bound = isSign(value, "<") || isSign(value, ">") ? 1 : 0;
      if (!isNumber(value))
        return found(tokens, at, word + 1 + sign + (bound === 1 && isNumber(tokens[word + 2 + sign]) ? 2 : 0), {
          kind: "note",
        });
      let next = word + 2 + sign;
      const range = (isSign(tokens[next], "-") || wordAt(tokens, next) === "to") && isNumber(tokens[next + 1]);
      const ofTen = isSign(tokens[next], "/") && tokens[next + 1]?.value === 10;
      if (range || ofTen) next += 2;
      if (range || value.value < 1 || value.value > 10) return found(tokens, at, next, { kind: "note" });
      const more = ofTen ? { efforts: [], next } : effortsFrom(tokens, next, LEAST_LISTED_EFFORT);
      const efforts = [value.value, ...more.efforts].map((effort) => ({ kind: "rpe" as const, value: effort }));
      return found(tokens, at, more.next, ...efforts);
    }
    const number = tokens[at + lead];
    if (
      isNumber(number) &&
      wordAt(tokens, at + lead + 1) === "rpe" &&
      !isNumber(tokens[at + lead + 2]) &&
      number.value >= 1 &&
      number.value <= 10
    ) {
      return found(tokens, at, at + lead + 2, { kind: "rpe", value: number.value });
    }
    return null;
  }),
);

const LEADS = /^(?:with|left|had|about|around|leaving|kept|still|maybe|probably)$/;
const COULD = ["could have done", "couldve done", "could've done", "could have got", "could do"].map((words) =>
  words.split(" "),
);

const RIR_LEADS = {
  has: (word: string) => word === "rir" || LEADS.test(word) || COULD.some(([first]) => first === word),
};

/** "2 RIR", "rir 1", "left 2 in the tank", "could have done 2 more", "3 reps left". A range is a note. */
export const readRir = beginning(
  RIR_LEADS,
  ofEachSet((tokens, at) => {
    if (wordAt(tokens, at) === "rir") {
      const sign = isSign(tokens[at + 1], ":") || wordAt(tokens, at + 1) === "of" ? 1 : 0;
      const value = tokens[at + 1 + sign];
      if (!isNumber(value)) return null;
      const range = isSign(tokens[at + 2 + sign], "-") && isNumber(tokens[at + 3 + sign]);
      if (range) return found(tokens, at, at + 4 + sign, { kind: "note" });
      if (value.value > 20) return null;
      const after = at + 2 + sign;
      const more = effortsFrom(tokens, after, 0);
      const reserves = [value.value, ...more.efforts].map((reserve) => ({ kind: "rir" as const, value: reserve }));
      return found(tokens, at, more.next, ...reserves);
    }
    let from = at;
    while (from < at + 3 && (LEADS.test(wordAt(tokens, from)) || isSign(tokens[from], "@"))) from += 1;
    const value = tokens[from];
    if (isNumber(value)) {
      const range = isSign(tokens[from + 1], "-") && isNumber(tokens[from + 2]) ? 2 : 0;
      const after = from + 1 + range;
      const words = value.value > 20 ? null : reserveAt(tokens, after);
      if (words === null || (words.length === 1 && namesNext(tokens, after))) return null;
      return found(
        tokens,
        at,
        after + words.length,
        range === 2 ? { kind: "note" } : { kind: "rir", value: value.value },
      );
    }
    const could = COULD.find((candidate) => isPhrase(tokens, at, candidate));
    if (could === undefined) return null;
    const spare = tokens[at + could.length];
    const more = at + could.length + 1;
    if (!isNumber(spare) || spare.value > 20 || wordAt(tokens, more) !== "more") return null;
    return found(tokens, at, more + (isReps(tokens[more + 1]) ? 2 : 1), { kind: "rir", value: spare.value });
  }),
);

const PLACES: Record<string, number> = {
  second: 2,
  third: 3,
  fourth: 4,
  fifth: 5,
  sixth: 6,
  seventh: 7,
  eighth: 8,
  ninth: 9,
};

/** "failed at 4", "failed on rep 8", "failed the 4th rep", "missed the last 2 reps", "missed 140 kg". */
const readMiss: Reader = (tokens, at) => {
  const after = tokens[at + 1];
  // "8 (failed)": the last set that was said.
  if (/^(?:failed|missed|miss|fail)$/.test(wordAt(tokens, at)) && (after === undefined || after.kind === "sign"))
    return found(tokens, at, at + 1, { kind: "shortfall", reps: 0 });
  let next = at + 1;
  while (next < at + 4 && /^(?:on|the|my|a|at|after)$/.test(wordAt(tokens, next))) next += 1;
  const link = wordAt(tokens, next - 1);
  if (LAST.has(wordAt(tokens, next))) {
    const counted = isNumber(tokens[next + 1]) ? 1 : 0;
    const reps = counted === 1 ? (tokens[next + 1]?.value ?? 1) : 1;
    return isReps(tokens[next + 1 + counted])
      ? found(tokens, at, next + 2 + counted, { kind: "shortfall", reps })
      : null;
  }
  const place = PLACES[wordAt(tokens, next)];
  // "failed the 4th set at 3".
  const got = tokens[next + 3];
  const isAt = isSets(tokens[next + 1]) && /^(?:at|after|on)$/.test(wordAt(tokens, next + 2));
  if (place !== undefined && isAt && isNumber(got) && unitAt(tokens, next + 4) === null && !isTimes(tokens, next + 4))
    return found(tokens, at, next + 4, { kind: "counts", counts: [{ reps: got.value, failed: true }] });
  // "last set failed on the 4th": a repetition of it.
  const ends = tokens[next + 1] === undefined || tokens[next + 1]?.kind === "sign";
  const isOfSet = isSets(tokens[at - 1]) && /^(?:on|at)$/.test(wordAt(tokens, at + 1));
  if (place !== undefined && (isReps(tokens[next + 1]) || (ends && isOfSet)))
    return found(tokens, at, next + (ends ? 1 : 2), { kind: "counts", counts: [{ reps: place - 1, failed: true }] });
  const onRep = isReps(tokens[next]) && isNumber(tokens[next + 1]) ? 1 : 0;
  const value = tokens[next + onRep];
  if (!isNumber(value) || isTimes(tokens, next + onRep + 1)) return null;
  if (onRep === 1)
    return found(tokens, at, next + 2, {
      kind: "counts",
      counts: [{ reps: Math.max(0, value.value - 1), failed: true }],
    });
  const mass = massAt(tokens, next + 1);
  if (mass !== null || value.value > 30) {
    const weight = {
      kind: "weight" as const,
      values: [value.value],
      unit: mass,
      load: "total" as const,
      perHand: false,
    };
    const end = next + (mass === null ? 1 : 2);
    // "missed 145 twice": as many attempts.
    const twice = wordAt(tokens, end) === "twice" ? 2 : 1;
    const counts = Array.from({ length: twice }, () => ({ reps: 0, missed: true as const }));
    return found(tokens, at, end + twice - 1, weight, { kind: "counts", counts });
  }
  const reached = /^(?:at|after)$/.test(link) && unitAt(tokens, next + 1) === null && !isSets(tokens[next + 1]);
  return reached
    ? found(tokens, at, next + (isReps(tokens[next + 1]) ? 2 : 1), {
        kind: "counts",
        counts: [{ reps: value.value, failed: true }],
      })
    : null;
};

/** "died at 4", "gave up after 6", "stopped on rep 8": how far a set came that was meant to go on. */
const readBrokenOff: Reader = (tokens, at) => {
  const word = wordAt(tokens, at);
  const two = wordAt(tokens, at + 1);
  const verb =
    BROKEN_OFF.has(word) || (word === "gave" && /^(?:up|out)$/.test(two)) || (word === "tapped" && two === "out");
  if (!verb) return null;
  let next = at + 1;
  while (next < at + 3 && /^(?:up|out|off|it|there)$/.test(wordAt(tokens, next))) next += 1;
  const last = brokenOffLast(tokens, at, next);
  if (last !== null) return last;
  if (!/^(?:at|on|after|by)$/.test(wordAt(tokens, next))) return null;
  next += 1;
  while (next < at + 6 && (/^(?:the|number|about|only)$/.test(wordAt(tokens, next)) || isReps(tokens[next]))) next += 1;
  const value = tokens[next];
  const counts = isNumber(value) && Number.isInteger(value.value) && value.value <= 100;
  if (!counts || isTimes(tokens, next + 1) || isSets(tokens[next + 1]) || unitAt(tokens, next + 1) !== null)
    return null;
  // "stuck at 80 on bench, 3x5 again": before any set is told it is a load.
  if (/^(?:stuck|stalled)$/.test(word) && value.value >= LIGHTEST_ATTEMPT && !tokens.slice(0, at).some(isNumber))
    return found(tokens, at, next + 1, { kind: "numbers", values: [value.value], after: "at" });
  return found(tokens, at, next + (isReps(tokens[next + 1]) ? 2 : 1), {
    kind: "counts",
    counts: [{ reps: value.value, failed: true }],
  });
};

/** "bailed on the last one at 5". */
function brokenOffLast(tokens: Tokens, start: number, at: number): Found | null {
  let next = at + (/^(?:on|in)$/.test(wordAt(tokens, at)) ? 1 : 0);
  next += /^(?:the|my)$/.test(wordAt(tokens, next)) ? 1 : 0;
  if (!LAST.has(wordAt(tokens, next)) || next === at) return null;
  next += 1;
  next += isSets(tokens[next]) || wordAt(tokens, next) === "one" ? 1 : 0;
  if (!/^(?:at|after|on|with)$/.test(wordAt(tokens, next)) || !isNumber(tokens[next + 1])) return null;
  if (unitAt(tokens, next + 2) !== null) return null;
  const counts = [{ reps: tokens[next + 1]?.value ?? 0, failed: true as const }];
  return found(
    tokens,
    start,
    next + (isReps(tokens[next + 2]) ? 3 : 2),
    { kind: "ordinal", from: "end", index: 0, count: 1 },
    { kind: "counts", counts },
  );
}

const BROKEN_OFF = wordSet(
  "died die stopped bailed quit collapsed crumbled stalled gassed cracked stuck crashed folded",
);

/** Lighter figures before "make" and "miss" may be repetitions. */
const LIGHTEST_ATTEMPT = 20;
/** "snatch 60 make, 65 miss": a load on its own. */
const isAttemptedLoad = (tokens: Tokens, at: number): boolean =>
  isNumber(tokens[at]) &&
  (tokens[at]?.value ?? 0) >= LIGHTEST_ATTEMPT &&
  !isTimes(tokens, at - 1) &&
  !isNumber(tokens[at - 1]);

/** How far back the loads stand that another is compared with. */
const LOADS_WITHIN = 20;

/** "10 kg for 6, 15 for 3, couldn't get 17.5": a load, as no figure before it is as large. */
const isHeaviest = (tokens: Tokens, at: number): boolean => {
  const value = tokens[at];
  const before = tokens.slice(Math.max(0, at - LOADS_WITHIN), at).filter(isNumber);
  const ends = tokens[at + 1] === undefined || tokens[at + 1]?.kind === "sign";
  return isNumber(value) && ends && before.length > 1 && before.every((other) => other.value < value.value);
};

const MISS = /^(?:miss|missed|fail|failed)$/;

const LACKED = /^(?:could|did|can)n'?t$/;
const MADE = /^(?:make|made|good)$/;
const UP_TO = /^(?:to|till|til|until|al|zum|bis|a|jusqu'a|ate|fino)$/;
const OTHERS = wordSet("lost gave tapped got f");
const FAILURE_LEADS = {
  has: (word: string) =>
    MISS.test(word) ||
    FAILED.has(word) ||
    FAILURE.has(word) ||
    BROKEN_OFF.has(word) ||
    OTHERS.has(word) ||
    LACKED.test(word) ||
    MADE.test(word) ||
    UP_TO.test(word),
};

/** "to failure", "till failure", "al fallo", "failed the last rep", "missed the last 2 reps". */
export const readFailure = beginning(FAILURE_LEADS, (tokens, at) => {
  const word = wordAt(tokens, at);
  // "62.5 miss, miss": tried once more.
  const isTriedAgain = MISS.test(word) && isSign(tokens[at - 1], ",") && MISS.test(wordAt(tokens, at - 2));
  const isLastTold = tokens[at + 1] === undefined || tokens[at + 1]?.kind === "sign";
  if (isTriedAgain && isLastTold)
    return found(tokens, at, at + 1, { kind: "counts", counts: [{ reps: 0, missed: true }] });
  const ofWeight = massAt(tokens, at - 1) !== null || isAttemptedLoad(tokens, at - 1);
  const closes = tokens[at + 1] === undefined || tokens[at + 1]?.kind === "sign" || isNumber(tokens[at + 1]);
  const isMiss = /^(?:miss|fail)$/.test(word) && (ofWeight || (closes && isNumber(tokens[at - 1])));
  if (isMiss && isAttemptedLoad(tokens, at - 1) && closes)
    return found(tokens, at, at + 1, { kind: "counts", counts: [{ reps: 0, missed: true }] });
  if (FAILED.has(word) || word === "lost" || isMiss) return readMiss(tokens, at);
  // "couldn't get the last rep of set 3".
  const lacked = LACKED.test(word) && /^(?:get|finish|make|complete|hit|do)$/.test(wordAt(tokens, at + 1));
  if (lacked && isHeaviest(tokens, at + 2)) return found(tokens, at, at + 3, { kind: "note" });
  const missed = lacked ? readMiss(tokens, at + 1) : null;
  if (missed?.marks[0]?.kind === "shortfall") return missed;
  const brokenOff = readBrokenOff(tokens, at);
  if (brokenOff !== null) return brokenOff;
  // "80 kg miss, 80 kg make": attempts of one repetition.
  const ends = tokens[at + 1] === undefined || tokens[at + 1]?.kind === "sign";
  const isGot = word === "got" && wordAt(tokens, at + 1) === "it" && isAttemptedLoad(tokens, at - 1);
  if (isGot && tokens.slice(Math.max(0, at - LOADS_WITHIN), at).some((token) => isWord(token, FAILED)))
    return found(tokens, at, at + 2, { kind: "counts", counts: [{ reps: 1 }] });
  if (MADE.test(word) && ends && ofWeight) return found(tokens, at, at + 1, { kind: "counts", counts: [{ reps: 1 }] });
  // "45x4f", "80x5 F".
  if (word === "f" && isNumber(tokens[at - 1]) && isTimes(tokens, at - 2) && (closes || tokens[at]?.gap === false))
    return found(tokens, at, at + 1, { kind: "failure" });
  if (!UP_TO.test(word) && !FAILURE.has(word)) return null;
  let end = at;
  while (
    end < at + 3 &&
    /^(?:to|till|til|until|al|zum|bis|a|jusqu'a|l'echec|ate|fino|the|technical|muscle|muscular|complete|total)$/.test(
      wordAt(tokens, end),
    )
  )
    end += 1;
  const lead = end > at;
  if (/^(?:till?|until|to)$/.test(word) && /^(?:dead|death|exhaustion)$/.test(wordAt(tokens, end)))
    return found(tokens, at, end + 1, { kind: "failure" });
  return FAILURE.has(wordAt(tokens, end)) && (lead || !/^(?:fail|falhar|fallar)$/.test(word))
    ? found(tokens, at, end + 1, { kind: "failure" })
    : null;
});
