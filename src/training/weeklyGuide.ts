import type { WeeklyBand, WeeklyGuide } from "../protocol/progress.ts";

/** Of the whole guide: Pelland et al., Sports Med 2025, and ACSM's position stand of 2026, as rules of thumb. */
const BANDS: WeeklyGuide["bands"] = [
  { band: "maintenance", from: 0, says: "keeps what is there, at best" },
  { band: "efficient", from: 4, says: "grows for little time" },
  { band: "usual", from: 10, says: "usual where size is the goal" },
  { band: "high", from: 20, says: "only with a reason; watch recovery" },
];

/** Coaching practice: how much of it suits whom. */
const RANGES = {
  beginner: { from: 4, to: 10, isOpen: false },
  intermediate: { from: 8, to: 16, isOpen: false },
  advanced: { from: 10, to: 20, isOpen: true },
  everybody: { from: 4, to: 20, isOpen: false },
} as const;

/** What is advised of fractional sets a muscle and week, for a level or, where none is known, for everybody. */
export function weeklyGuide(level: WeeklyGuide["level"]): WeeklyGuide {
  return {
    kind: "heuristic",
    level,
    range: RANGES[level ?? "everybody"],
    bands: BANDS,
    note: "A rule of thumb: trials give averages, and people differ. Sets count 1 for a main muscle and 0.5 for one that helps.",
    source:
      "Pelland et al., Sports Medicine 2025 (doi 10.1007/s40279-025-02344-w); ACSM 2026; levels by coaching practice",
  };
}

/** Where a week's fractional sets of a muscle lie: below 4, 4 up to 10, 10 to 20, above 20. */
export function weeklyBand(sets: number): WeeklyBand {
  if (sets > 20) return "high";
  if (sets >= 10) return "usual";
  return sets >= 4 ? "efficient" : "maintenance";
}
