import type { SeenEntry } from "./seenEntry.ts";

/** An entry in a few words, for people. */
export const entryText = (entry: SeenEntry): string =>
  `${entry.exercise?.name ?? entry.phrase ?? "an exercise"} ${entry.sets.map(setText).join(", ") || "without sets"}`;

function setText({ reps, weight, unit, durationS, distance, distanceUnit }: SeenEntry["sets"][number]): string {
  const parts = [
    reps === null ? "" : `${reps}`,
    weight === null ? "" : `×${weight}${unit ?? ""}`,
    durationS === null ? "" : ` ${durationS} s`,
    distance === null ? "" : ` ${distance} ${distanceUnit ?? ""}`,
  ];
  return parts.join("").trim() || "–";
}
