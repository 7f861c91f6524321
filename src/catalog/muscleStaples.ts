/**
 * What lifters mostly do for a muscle, by the canonical words for it, the likeliest first: what to offer where nothing but the muscle
 * is named. Some of them take no load, for sets that have none.
 */
const STAPLES: Readonly<Record<string, string>> = {
  calf: "standing-calf-raise seated-calf-raise calf-press single-leg-calf-raise bodyweight-calf-raise",
  ab: "crunch cable-crunch sit-up hanging-leg-raise ab-crunch-machine",
  oblique: "russian-twist cable-woodchop dumbbell-side-bend side-plank bicycle-crunch",
  bicep: "dumbbell-curl barbell-curl cable-curl chin-up",
  tricep: "triceps-pushdown skull-crusher overhead-triceps-extension dip diamond-push-up bench-dip",
  chest: "bench-press dumbbell-bench-press machine-chest-press push-up dip",
  back: "lat-pulldown seated-cable-row barbell-row pull-up inverted-row",
  "back upper": "seated-cable-row chest-supported-row face-pull pull-up inverted-row",
  "back lower": "back-extension good-morning superman",
  lat: "lat-pulldown straight-arm-pulldown one-arm-dumbbell-row pull-up chin-up",
  shoulder: "dumbbell-shoulder-press overhead-press lateral-raise pike-push-up",
  "rear shoulder": "dumbbell-reverse-fly reverse-pec-deck face-pull",
  "shoulder side": "lateral-raise cable-lateral-raise upright-row",
  "front shoulder": "front-raise overhead-press dumbbell-shoulder-press",
  quad: "leg-extension leg-press back-squat bodyweight-squat wall-sit",
  hamstring: "lying-leg-curl seated-leg-curl romanian-deadlift nordic-curl",
  glute: "hip-thrust cable-glute-kickback glute-bridge frog-pump",
  leg: "leg-press back-squat leg-extension bodyweight-squat bodyweight-lunge",
  trap: "barbell-shrug dumbbell-shrug face-pull",
  forearm: "wrist-curl reverse-wrist-curl reverse-curl dead-hang",
  arm: "dumbbell-curl triceps-pushdown barbell-curl push-up chin-up",
};

/** The slugs of what is mostly done for the muscle that words name and nothing else; none for other words. */
export const muscleStaples = (words: readonly string[]): readonly string[] =>
  STAPLES[[...words].sort().join(" ")]?.split(" ") ?? [];
/** How well they match, of 100: well enough to be offered, and never to be taken unasked. */
export const OF_MUSCLE = 60;
