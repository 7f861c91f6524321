import { z } from "zod";
import { storableText } from "./storableText.ts";
import { EQUIPMENT, JOINTS } from "./vocabulary.ts";

/** A joint to spare. Severity sets the cap on joint stress: mild ≤ 2, moderate ≤ 1, severe 0. */
export const Limitation = z.object({
  joint: z.enum(JOINTS),
  severity: z.enum(["mild", "moderate", "severe"]),
  side: z.enum(["left", "right", "both"]).nullable().default(null),
  note: z.string().max(500).nullable().default(null),
});
export type Limitation = z.infer<typeof Limitation>;

/** The order in which a person writes three bare numbers; `null` until learned. */
export const Notation = z.enum(["sets_reps_weight", "weight_sets_reps", "weight_reps_sets", "reps_sets_weight"]);
export type Notation = z.infer<typeof Notation>;

const knownZones = new Set<string>();

/** Asking the platform costs more than everything else in a message, so what it said is kept. */
function isTimeZone(zone: string): boolean {
  if (knownZones.has(zone)) return true;
  try {
    new Intl.DateTimeFormat("en", { timeZone: zone });
  } catch {
    return false;
  }
  knownZones.add(zone);
  return true;
}

const TimeZone = z.string().max(64).refine(isTimeZone, "must be an IANA time zone such as Europe/Paris");

export { TimeZone };

/** What is known about how a person trains. */
export const Profile = z.object({
  unit: z.enum(["kg", "lb"]),
  timezone: TimeZone,
  locale: z.string().regex(/^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$/),
  country: z
    .string()
    .regex(/^[A-Z]{2}$/)
    .nullable(),
  level: z.enum(["beginner", "intermediate", "advanced"]).nullable(),
  goal: z.enum(["strength", "hypertrophy", "endurance", "power", "fat_loss", "general"]).nullable(),
  /** What the person can train with; empty means not said. */
  equipment: z.array(z.enum(EQUIPMENT)),
  limitations: z.array(Limitation),
  notation: Notation.nullable(),
});
export type Profile = z.infer<typeof Profile>;

/** A limitation as a client sends it. */
const NewLimitation = Limitation.extend({ note: storableText(z.string().max(500)).nullable().default(null) });

export const ProfilePatch = Profile.extend({ limitations: z.array(NewLimitation) })
  .partial()
  .strict();
export type ProfilePatch = z.infer<typeof ProfilePatch>;

/** The profile of somebody who has said nothing yet. */
export const EMPTY_PROFILE: Profile = {
  unit: "kg",
  timezone: "UTC",
  locale: "en",
  country: null,
  level: null,
  goal: null,
  equipment: [],
  limitations: [],
  notation: null,
};
