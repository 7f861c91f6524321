import { z } from "zod";
import { LogSet } from "../../src/protocol/workoutLog.ts";
import { RegexText } from "./pattern.ts";
import { listOf } from "./rowFields.ts";

/** Other names that rows may use for a field of a set. */
const FIELD_NAMES: Record<string, string> = {
  duration_s: "durationS",
  seconds: "durationS",
  distance_unit: "distanceUnit",
  to_failure: "toFailure",
  per_hand: "perHand",
  weight_unit: "unit",
};
const UNITS: Record<string, string> = { kgs: "kg", lbs: "lb" };

const { reps, weight, unit, rpe, rir, durationS, distance, distanceUnit, side, toFailure, type, load, perHand } =
  LogSet.shape;
const bare = <Inner extends z.ZodType>(field: z.ZodDefault<Inner>) => z.nullable(field.unwrap()).optional();

/** A set as a row gives it: any of the fields. What is not given is not compared; `null` must be `null`. */
export const SetFields = z.strictObject({
  reps: bare(reps),
  weight: bare(weight),
  unit: bare(unit),
  rpe: bare(rpe),
  rir: bare(rir),
  durationS: bare(durationS),
  distance: bare(distance),
  distanceUnit: bare(distanceUnit),
  side: bare(side),
  toFailure: bare(toFailure),
  type: bare(type),
  load: bare(load),
  perHand: bare(perHand),
});
export type ExpectedSet = z.infer<typeof SetFields>;

/** `{"count": 3, "reps": 10}` is three equal sets. */
const CountedSet = z.preprocess(
  (given) => {
    if (typeof given !== "object" || given === null || Array.isArray(given)) return given;
    const { count, ...fields } = given as Record<string, unknown>;
    const named = Object.fromEntries(
      Object.entries(fields).map(([name, value]) => [
        FIELD_NAMES[name] ?? name,
        typeof value === "string" ? (UNITS[value] ?? value) : value,
      ]),
    );
    return { count: count ?? 1, set: named };
  },
  z.object({ count: z.int().min(1).max(100), set: SetFields }),
);

export const ExpectedSets = listOf(CountedSet).transform((sets) =>
  sets.flatMap(({ count, set }) => Array.from({ length: count }, () => set)),
);

/** What one exercise's sets should have become. */
export const ExpectedEntry = z.object({
  exercise_phrase: z
    .string()
    .nullish()
    .transform((phrase) => phrase ?? null),
  sets: ExpectedSets,
  /** The words alone do not decide the exercise: the person is to be asked. */
  ambiguous_exercise: z.boolean().default(false),
  /** Days from the reference date: −1 is yesterday. Not compared when missing. */
  date_offset_days: z.int().nullish(),
  name_re: RegexText.nullish(),
  name_not_re: RegexText.nullish(),
});
export type ExpectedEntry = z.infer<typeof ExpectedEntry>;

/** Several whole readings of a message, or one reading given flat. */
export const Alternatives = z
  .union([z.array(z.array(ExpectedEntry)), z.array(ExpectedEntry).transform((entries) => [entries])])
  .nullish()
  .transform((readings) => (readings ?? []).filter((entries) => entries.length > 0));
