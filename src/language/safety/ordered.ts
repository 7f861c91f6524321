import type { Screening } from "../../protocol/understanding.ts";
import { INJECTION_TEXT } from "./fixedAnswers.ts";
import { injectionSigns } from "./injectionSigns.ts";
import type { Reading } from "./reading.ts";
import { safetyWords } from "./safetyWords.ts";
import { NOTHING } from "./screeningContext.ts";
import { unmasked } from "./unmasked.ts";

/** Orders to the machine, open or under a mask. */
export function ordered(text: string, reading: Reading): Screening | null {
  const masked = unmasked(text);
  const signs = injectionSigns(reading.message);
  if (masked !== null) signs.push(...injectionSigns(safetyWords(masked, (word) => word)));
  const [first] = signs;
  if (!first) return null;
  return {
    ...NOTHING,
    verdict: "answer",
    class: "I",
    rule: `injection.${first}`,
    signals: [...new Set(signs)],
    text: INJECTION_TEXT,
  };
}
