import { z } from "zod";

/** What a fact can be about. Order is display order. */
export const FACT_TYPES = [
  "name",
  "location",
  "birthdate",
  "age",
  "body_weight",
  "height",
  "occupation",
  "goal",
  "injury",
  "health_condition",
  "equipment",
  "availability",
  "experience_level",
  "preference_like",
  "preference_dislike",
  "diet",
  "allergy",
  "medication",
  "units",
  "personal_record",
  "event",
  "note",
] as const;
export const FactType = z.enum(FACT_TYPES);
export type FactType = z.infer<typeof FactType>;

/** How surely a fact was said: outright, "I think", for a while only, or as the words of somebody else ("my physio says"). */
export const FactConfidence = z.enum(["explicit", "hedged", "temporary", "reported"]);
export type FactConfidence = z.infer<typeof FactConfidence>;

/** Something that a person said about themselves, as it is kept. */
export const Fact = z.object({
  id: z.string().min(1).max(200),
  type: FactType,
  /** Short and readable: "80 kg", "left knee: meniscus tear (moderate)". */
  value: z.string().min(1).max(300),
  confidence: FactConfidence,
  status: z.enum(["current", "superseded", "retracted"]),
  /** Id of the fact that this one took the place of. */
  supersedes: z.string().nullable(),
  source: z.object({ turnId: z.string() }),
  /** When it was said. */
  at: z.iso.datetime({ offset: true }),
  /** From when it no longer holds; `null` for what was not said to end. */
  expiresAt: z.iso.datetime({ offset: true }).nullable(),
});
export type Fact = z.infer<typeof Fact>;

/** Something that a message says about its writer: that it is so (`state`), or that it is so no longer (`end`). */
export const FactStatement = z.object({
  op: z.enum(["state", "end"]),
  type: FactType,
  value: z.string().min(1).max(300),
  /**
   * What a later statement with the same key takes the place of: "body_weight", "injury:knee:left",
   * "personal_record:bench press". For `end`, a key also stands for every key that it begins: "injury:knee" ends
   * "injury:knee:left", "injury" ends all injuries.
   */
  key: z.string().min(1).max(200),
  confidence: FactConfidence,
  /** The last day (`YYYY-MM-DD`, the person's) on which it holds; `null` when no end was said. */
  expiresAt: z.iso.date().nullable(),
  /** The words it was read from. */
  text: z.string(),
});
export type FactStatement = z.infer<typeof FactStatement>;
