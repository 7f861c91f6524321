import { z } from "zod";
import { ProfilePatch, TimeZone } from "../../src/protocol/profile.ts";
import { Route } from "../../src/protocol/turn.ts";

/** Fields that rows of several suites have. */

/** `null` where nothing is to be said means an empty list. */
export const listOf = <Item extends z.ZodType>(item: Item) =>
  z
    .array(item)
    .nullable()
    .transform((items) => items ?? []);

/** A route by name; `CLARIFY` and `null` are `UNKNOWN`: the message cannot be routed without asking. */
export const Intent = z.preprocess((given) => (given === null || given === "CLARIFY" ? "UNKNOWN" : given), Route);

/** One intent or several that are all right; `null` or nothing: none is asked for. */
export const Intents = z.preprocess(
  (given) => (given === null || given === undefined ? [] : Array.isArray(given) ? given : [given]),
  z.array(Intent),
);

/** The day a message is sent, `YYYY-MM-DD` (noon UTC), or the moment with offset. */
export const ReferenceDate = z.union([z.iso.date(), z.iso.datetime({ offset: true })]);

/** The day of messages whose row says none: a Saturday. */
export const USUAL_DATE = "2026-11-21";

/** What is true of the person before the first message. Dates count from the row's reference date. */
export const Setup = z.object({
  profile: ProfilePatch.optional(),
  logs: z
    .array(
      z.object({
        exercise: z.union([z.string().min(1), z.object({ id: z.string() }), z.object({ name: z.string() })]),
        date_offset_days: z.int().max(0).default(0),
        sets: z.array(z.looseObject({})).min(1),
        note: z.string().nullable().default(null),
      }),
    )
    .optional(),
  /** Said first, in the same conversation; not scored. */
  messages: z.array(z.string().min(1)).optional(),
});
export type Setup = z.infer<typeof Setup>;

/** What every row may have. */
export const RowBase = z.looseObject({
  id: z.union([z.string().min(1), z.number()]).transform(String),
  timezone: TimeZone.optional(),
  reference_date: ReferenceDate.default(USUAL_DATE),
  setup: Setup.nullish().transform((setup) => setup ?? undefined),
});
export type RowBase = z.infer<typeof RowBase>;

/** The moment a row's message is sent, ISO with offset. */
export const sentAtOf = (date: string): string => (date.includes("T") ? date : `${date}T12:00:00+00:00`);

/** The calendar day `offset` days from the row's reference date. */
export function dayFrom(referenceDate: string, offset: number): string {
  const day = Date.parse(`${referenceDate.slice(0, 10)}T00:00:00Z`) + offset * 86_400_000;
  return new Date(day).toISOString().slice(0, 10);
}
