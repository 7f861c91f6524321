import { entered } from "../patterns/enteredPattern.ts";
import { type Correction, change } from "./correction.ts";
import type { Change } from "./correctionValues.ts";

/** "3 sets", "3 times": how often what was just logged was done. */
const BARE_COUNT = entered(
  /^(?:(?:ok|and|so|it|that|was|were|did|i did|x) )*([2-9]|1\d) ?(?:sets?|rounds?|times|satze|mal|series?|fois|veces|serie|volte|vezes)(?: (?:of (?:it|that|those|them)|altogether|in total|each|davon))?$/,
);
/** "Missed one on the last set": a repetition fewer. */
const MISSED_REPS = entered(
  /^(?:but |and |i |only )*(?:missed|failed|dropped|lost|was) (one|a|an|1|[2-5]|the last)(?: (?:reps?|short))? (?:on|in|of|at) (?:the |my )?(last|final|first)(?: (?:set|one|rep))?$/,
);
/** "1:58 1:57 1:59": the time of each set. */
const BARE_TIMES = entered(
  /^(?:(?:the )?(?:times|splits)[ :]+)?\d{1,2}:\d{2}(?:\.\d)?(?:[\s,;/&]+(?:and )?\d{1,2}:\d{2}(?:\.\d)?)+$/,
);
const timesOf = (times: readonly string[]): Change => ({
  what: "list",
  field: "durationS",
  values: times.map((time) => {
    const [minutes = 0, seconds = 0] = time.split(":").map(Number);
    return minutes * 60 + seconds;
  }),
  unit: null,
});

/**
 * What is said in a few words of what was just logged: how often it was done, the time of each set, repetitions that were missed. In:
 * folded text, number words as figures, as said and without its opening. `null` for anything else.
 */
export function readBrief(said: string, body: string): Correction | null {
  const count = BARE_COUNT.exec(said)?.[1];
  if (count !== undefined)
    return change({ parts: [{ sets: "all", changes: [{ what: "setCount", value: Number(count) }] }] });
  const missed = MISSED_REPS.exec(body);
  if (missed !== null) {
    const [, many = "", which = "last"] = missed;
    const delta = /^\d/.test(many) ? -Number(many) : -1;
    const sets = which.startsWith("first") ? { from: 1, to: 1 } : { from: -1, to: -1 };
    return change({ parts: [{ sets, changes: [{ what: "by", field: "reps", delta, unit: null }] }] });
  }
  const times = BARE_TIMES.test(body) ? body.match(/\d[\d:.]*/g) : null;
  if (times !== null) return change({ parts: [{ sets: "all", changes: [timesOf(times)] }] });
  return null;
}
