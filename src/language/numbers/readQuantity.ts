import type { LogSet } from "../../protocol/workoutLog.ts";
import type { NotationContext } from "../notation/parsedLog.ts";
import { readMarks } from "../notation/readMarks.ts";
import { readSets } from "../notation/readSets.ts";
import { tokenize } from "../notation/tokenize.ts";
import { readNumber } from "./numbers.ts";

/** What a short answer says of sets; `null` is what it does not say. */
export type Quantity = {
  sets: number | null;
  /** One element when all sets are alike, else one a set. */
  reps: number[] | null;
  weight: { value: number; unit: LogSet["unit"]; load: LogSet["load"]; perHand: boolean } | null;
  durationS: number | null;
  distance: { value: number; unit: NonNullable<LogSet["distanceUnit"]> } | null;
  rpe: number | null;
  rir: number | null;
  /** The answer is one number and nothing else: it means whatever was asked. */
  bare: number | null;
};

const SETS_SAID = /(?:\bsets?|\bs(?:a|ä)tze?|\bseries?|\bsérie[s]?|\brounds?|\d ?[x×*х] ?\d)/i;

/** "about 8", "I did 3": one number among words that say nothing of it. */
function onlyNumber(text: string): number | null {
  const marks = readMarks(tokenize(text.slice(0, 200).normalize("NFC"))).filter(
    ({ kind }) => kind !== "word" && kind !== "separator",
  );
  const [only] = marks;
  return marks.length === 1 && only?.kind === "numbers" && only.values.length === 1 && only.after === null
    ? (only.values[0] ?? null)
    : null;
}

/**
 * The figures in an answer to "how many reps?", "how heavy?": "ten", "80 kg", "3x8", "5 sets", "8, 8, 7", "2 minutes".
 * A single number without a unit is only `bare`. Any text is accepted.
 */
export function readQuantity(text: string, context: NotationContext): Quantity {
  const bare = readNumber(text.replace(/[\s.!?]+$/, "")) ?? onlyNumber(text);
  const empty: Quantity = {
    sets: null,
    reps: null,
    weight: null,
    durationS: null,
    distance: null,
    rpe: null,
    rir: null,
    bare,
  };
  if (bare !== null) return empty;
  const { sets } = readSets(text, context);
  const [first] = sets;
  if (first === undefined) return empty;
  const reps = sets.flatMap((set) => (set.reps === null ? [] : [set.reps]));
  const alike = reps.every((count) => count === reps[0]);
  return {
    sets: sets.length > 1 || SETS_SAID.test(text) ? sets.length : null,
    reps: reps.length === 0 ? null : alike ? reps.slice(0, 1) : reps,
    weight:
      first.weight === null
        ? null
        : { value: first.weight, unit: first.unit, load: first.load, perHand: first.perHand },
    durationS: first.durationS,
    distance:
      first.distance === null || first.distanceUnit === null
        ? null
        : { value: first.distance, unit: first.distanceUnit },
    rpe: first.rpe,
    rir: first.rir,
    bare: null,
  };
}
