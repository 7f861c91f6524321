import type { Outcome } from "../protocol/understanding.ts";

/** What a specialist's machine ends with; `null` when its work failed. */
export type SpecialistResult = { outcome: Outcome | null };
