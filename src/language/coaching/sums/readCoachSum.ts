import { barSum } from "./bars.ts";
import type { CoachSum } from "./coachSum.ts";
import { conversion } from "./conversions.ts";
import { maxSum } from "./maxes.ts";
import { paceSum } from "./paces.ts";
import { personSum } from "./people.ts";
import { percentage } from "./percentages.ts";
import { sumText } from "./sumText.ts";
import { weekSum } from "./weeks.ts";

/**
 * Reads the arithmetic a question asks for. In: the question as written. Out: the sum with the figures as said, or
 * `null` when nothing is to be calculated. Ranges are the calculator's affair. Nothing beyond 600 characters is read.
 */
export function readCoachSum(text: string): CoachSum | null {
  if (!/\d|\b(?:one|two|three|four|five|half|a) (?:big )?plates?\b|\bmarathon\b/i.test(text)) return null;
  const plain = sumText(text);
  return (
    loaded(plain) ??
    paceSum(plain) ??
    personSum(plain) ??
    conversion(plain) ??
    weekSum(plain) ??
    percentOrMax(plain) ??
    barSum(plain)
  );
}

/** "2 plates a side in kg" asks for a total, not for a conversion. */
function loaded(plain: string): CoachSum | null {
  const sum = /\bplates?\b|\bside\b|\bends?\b/.test(plain) ? barSum(plain) : null;
  return sum?.op === "loaded_bar" ? sum : null;
}

/** "what % of 1RM is 5 reps" has no weight to take a share of; "rpe 8 for 3 at 85 % of 140" has. */
const percentOrMax = (plain: string): CoachSum | null => percentage(plain) ?? maxSum(plain);
