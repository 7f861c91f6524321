import type { Mark } from "./marks.ts";

const SIGNALS: Partial<Record<Mark["kind"], string>> = {
  product: "sets_by_reps",
  sets: "sets",
  counts: "reps",
  repeat: "reps",
  weight: "weight_unit",
  plates: "plates",
  body: "bodyweight",
  bar: "bar",
  time: "duration",
  s: "duration",
  length: "distance",
  k: "distance",
  m: "distance",
  rpe: "rpe",
  rir: "rir",
  type: "set_kind",
  failure: "to_failure",
  side: "side",
  perHand: "per_hand",
  superset: "superset",
  label: "superset",
  ordinal: "which_set",
};

/** Names of what was recognised, each once, in the order of the text. A bare number is no signal. */
export function markSignals(marks: readonly Mark[]): string[] {
  const signals = new Set<string>();
  for (const mark of marks) {
    if (mark.kind === "numbers" && mark.after !== null) signals.add("weight");
    const signal = mark.kind === "weight" && mark.unit === null ? "weight" : SIGNALS[mark.kind];
    if (signal !== undefined) signals.add(signal);
  }
  return [...signals];
}
