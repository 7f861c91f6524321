import type { ModelStanding, Outcome } from "../protocol/understanding.ts";

/** What a specialist's machine ends with; `outcome` is `null` when its work failed. */
export type SpecialistResult = { outcome: Outcome | null; model: ModelStanding };
