import type { Stretch } from "./otherTimes.ts";

const COUNT = "(?:\\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty)";
const TAKEN_BACK = new RegExp(
  `\\b${COUNT} (sets?|reps?)[ ,.]{1,3}(?:(?:uh+|um+|er+|oh|ah)[ ,]+)*(?:no|sorry|wait|i mean|actually|make (?:that|it)|scratch that)(?:[ ,]+(?:no|sorry|wait|actually|uh+|um+|i mean))*[ ,]+(?=${COUNT} \\1)`,
  "gi",
);

/** "Four sets no five sets": where what was taken back at once stands in a text. Linear in its length. */
export function spokenCorrections(text: string): Stretch[] {
  return [...text.matchAll(TAKEN_BACK)].map((match) => ({ start: match.index, end: match.index + match[0].length }));
}
