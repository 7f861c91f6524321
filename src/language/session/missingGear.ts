import type { Equipment } from "../../protocol/vocabulary.ts";

const GEAR_SESSION =
  /\b(dumbbell|db|kettlebell|kb|barbell|band|cable|trx)s? (?:only |full body |upper body |lower body |upper |lower |leg |push |pull |arm )?(?:day|workout|session|training|routine|circuit|complex)\b/;
const GEAR_OF: Record<string, Equipment> = {
  dumbbell: "dumbbell",
  db: "dumbbell",
  kettlebell: "kettlebell",
  kb: "kettlebell",
  barbell: "barbell",
  band: "band",
  cable: "cable",
};

/**
 * What the session is to be done with, and is said not to be there: "dumbbell day, but no dumbbells"; `null` otherwise. In:
 * plain text of `sessionText` and the things that are lacking.
 */
export function readMissingGear(plain: string, lacking: readonly Equipment[]): Equipment | null {
  const thing = GEAR_OF[GEAR_SESSION.exec(plain)?.[1] ?? ""] ?? null;
  const isRefusal = new RegExp(`\\b(?:no|not a|non) ${GEAR_SESSION.source}`).test(plain);
  return thing !== null && !isRefusal && lacking.includes(thing) ? thing : null;
}
