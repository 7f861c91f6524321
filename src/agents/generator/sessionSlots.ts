import type { Area } from "../../language/session/areaWords.ts";
import { AREA_MUSCLES } from "../../language/session/areaWords.ts";
import type { Exercise } from "../../protocol/exercise.ts";
import {
  type Equipment,
  type MovementPattern,
  type Muscle,
  PATTERN_GROUPS,
  type PatternGroup,
} from "../../protocol/vocabulary.ts";

/** One way to fill a place; everything given must hold, lists are alternatives. Muscles are primary ones. */
type SlotTry = {
  patterns?: readonly MovementPattern[];
  groups?: readonly PatternGroup[];
  muscles?: readonly Muscle[];
  mechanic?: Exercise["mechanic"];
  /** What prepares or winds down; then the movement may be one that is no training. */
  suitability?: "warm_up" | "cool_down";
  /** What it has to be done on. */
  equipment?: Equipment;
};
/** A place in a session: what it is for, in words, and what may fill it, the intended first. */
export type Slot = { name: string; tries: readonly SlotTry[] };

const slot = (name: string, ...tries: SlotTry[]): Slot => ({ name, tries });
const patterns = (...list: MovementPattern[]): SlotTry => ({ patterns: list });
const group = (...list: PatternGroup[]): SlotTry => ({ groups: list });
const trains = (...list: Muscle[]): SlotTry => ({ muscles: list });

const squat = slot(
  "squat pattern",
  patterns("squat"),
  group("lunge"),
  patterns("hip_thrust"),
  patterns("hinge"),
  trains("quads", "glutes"),
);
const hinge = slot(
  "hinge",
  patterns("hinge"),
  patterns("hip_thrust", "spinal_extension"),
  patterns("knee_flexion"),
  trains("hamstrings", "glutes"),
);
const hipThrust = slot("hip thrust or bridge", patterns("hip_thrust"), trains("glutes"));
const singleLeg = slot(
  "single-leg movement",
  group("lunge"),
  patterns("squat"),
  patterns("hip_thrust"),
  trains("quads", "glutes"),
);
const quads = slot("quads", patterns("knee_extension"), trains("quads"));
const hamstrings = slot("hamstrings", patterns("knee_flexion"), trains("hamstrings"));
const glutes = slot("glutes", trains("glutes"), patterns("hip_abduction"));
const calves = slot("calves", trains("calves"));
const pressFlat = slot(
  "horizontal press",
  patterns("horizontal_push"),
  patterns("incline_push"),
  trains("chest"),
  group("push"),
);
const pressIncline = slot(
  "incline press",
  patterns("incline_push"),
  { groups: ["push"], muscles: ["chest"] },
  trains("chest"),
);
const pressUp = slot(
  "overhead press",
  patterns("vertical_push"),
  patterns("incline_push"),
  trains("front_delts", "side_delts"),
  trains("rear_delts"),
);
const fly = slot("chest", patterns("horizontal_adduction"), trains("chest"));
const rowing = slot("row", patterns("horizontal_pull"), patterns("vertical_pull"), trains("upper_back", "lats"));
const pullDown = slot(
  "vertical pull",
  patterns("vertical_pull"),
  patterns("horizontal_pull"),
  trains("lats", "upper_back"),
);
const sideDelts = slot("side delts", trains("side_delts"), trains("front_delts"));
const rearDelts = slot("rear delts", trains("rear_delts"), trains("upper_back"));
const biceps = slot("biceps", patterns("elbow_flexion"), trains("biceps"));
const triceps = slot("triceps", patterns("elbow_extension"), trains("triceps"));
const traps = slot("traps", patterns("scapular_elevation"), trains("traps"));
const forearms = slot("forearms", trains("forearms"));
const brace = slot("core", patterns("core_anti_extension"), group("core"));
const sideCore = slot(
  "obliques",
  patterns("core_anti_lateral_flexion", "core_anti_rotation", "core_rotation"),
  trains("obliques"),
  group("core"),
);
const flexCore = slot("abs", patterns("core_flexion"), trains("abs"));
const anyCore = slot("core", group("core"));
const steadyCardio = slot("cardio", { mechanic: "cardio" }, trains("cardio_system"), group("power"));
const jumps = slot("conditioning", patterns("jump", "swing", "throw"), trains("cardio_system"), group("power"));
const mobility = slot("mobility", group("mobility"));

/** Compound first, then single-joint, then whatever trains the muscle. */
const forMuscle = (muscle: Muscle, name: string): Slot[] => [
  slot(name, { muscles: [muscle], mechanic: "compound" }, trains(muscle)),
  slot(name, { muscles: [muscle], mechanic: "isolation" }, trains(muscle)),
  slot(name, trains(muscle)),
  slot(name, trains(muscle)),
];
const single = (area: Area): Slot[] =>
  AREA_MUSCLES[area].flatMap((muscle) => forMuscle(muscle, area.replaceAll("_", " ")));

/** The places of a session for each area, most important first. */
const AREA_SLOTS: Record<Area, readonly Slot[]> = {
  full_body: [squat, pressFlat, rowing, hinge, brace, pressUp, pullDown, singleLeg, sideDelts, biceps, triceps, calves],
  upper: [pressFlat, rowing, pressUp, pullDown, biceps, triceps, sideDelts, rearDelts, pressIncline, rowing],
  lower: [squat, hinge, singleLeg, hamstrings, calves, glutes, quads, hipThrust],
  push: [pressFlat, pressUp, triceps, sideDelts, pressIncline, fly, triceps, pressFlat],
  pull: [pullDown, rowing, biceps, rearDelts, rowing, traps, biceps, pullDown],
  chest: [pressFlat, pressIncline, fly, pressFlat, fly, pressFlat],
  upper_chest: [pressIncline, pressFlat, fly, pressIncline],
  back: [pullDown, rowing, rowing, pullDown, rearDelts, slot("lower back", trains("lower_back"))],
  upper_back: [rowing, rearDelts, rowing, traps],
  lats: [pullDown, slot("lats", trains("lats")), slot("lats", trains("lats")), rowing],
  lower_back: [
    slot("lower back", patterns("spinal_extension"), trains("lower_back")),
    slot("lower back", trains("lower_back")),
    brace,
    hinge,
  ],
  traps: [traps, slot("traps", trains("traps")), rowing, slot("traps", trains("traps"))],
  shoulders: [pressUp, sideDelts, rearDelts, pressUp, sideDelts, rearDelts],
  front_delts: single("front_delts"),
  side_delts: single("side_delts"),
  rear_delts: [
    rearDelts,
    rearDelts,
    slot("rear delts", trains("rear_delts")),
    slot("rear delts", trains("rear_delts")),
  ],
  rotator_cuff: [slot("rotator cuff", trains("rotator_cuff"), patterns("shoulder_external_rotation")), rearDelts],
  arms: [biceps, triceps, biceps, triceps, forearms, triceps],
  biceps: [biceps, biceps, slot("biceps", trains("biceps")), biceps],
  triceps: [triceps, triceps, slot("triceps", trains("triceps")), triceps],
  forearms: [forearms, forearms, slot("carry", patterns("carry")), forearms],
  core: [brace, sideCore, flexCore, anyCore, sideCore, anyCore, anyCore],
  abs: [flexCore, brace, flexCore, slot("abs", trains("abs")), slot("abs", trains("abs")), slot("abs", trains("abs"))],
  obliques: [
    sideCore,
    slot("obliques", trains("obliques")),
    slot("obliques", trains("obliques")),
    slot("carry", patterns("carry")),
  ],
  glutes: [
    hipThrust,
    slot("glutes", { muscles: ["glutes"], mechanic: "compound" }, trains("glutes")),
    slot("hinge", { patterns: ["hinge"], muscles: ["glutes"] }, trains("glutes")),
    slot("glutes", patterns("hip_abduction"), trains("glutes")),
    glutes,
  ],
  quads: [squat, slot("quads", trains("quads")), quads, slot("quads", trains("quads"))],
  hamstrings: [
    slot("hamstrings", { patterns: ["hinge"], muscles: ["hamstrings"] }, trains("hamstrings")),
    hamstrings,
    slot("hamstrings", trains("hamstrings")),
  ],
  calves: [calves, calves, calves],
  adductors: single("adductors"),
  abductors: [
    slot("abductors", patterns("hip_abduction"), trains("abductors")),
    slot("abductors", trains("abductors")),
    sideCore,
    hipThrust,
  ],
  hips: [
    hipThrust,
    slot("hips", trains("abductors", "adductors", "hip_flexors", "glutes")),
    hinge,
    slot("hips", trains("abductors", "adductors", "hip_flexors", "glutes")),
  ],
  hip_flexors: single("hip_flexors"),
  tibialis: single("tibialis"),
  neck: single("neck"),
  posterior_chain: [
    hinge,
    hipThrust,
    hamstrings,
    slot("lower back", patterns("spinal_extension"), trains("lower_back")),
    glutes,
  ],
  // For the heart first of all: never fewer than three of five places.
  cardio: [
    steadyCardio,
    steadyCardio,
    jumps,
    steadyCardio,
    jumps,
    steadyCardio,
    steadyCardio,
    slot("legs", group("squat", "lunge"), trains("quads", "glutes")),
    slot("push", group("push")),
    anyCore,
  ],
  mobility: [mobility, mobility, mobility, mobility, mobility, mobility],
};

const NEAR: readonly [readonly Area[], readonly Area[]][] = [
  [
    [
      "lower",
      "quads",
      "glutes",
      "hamstrings",
      "calves",
      "adductors",
      "abductors",
      "hips",
      "posterior_chain",
      "tibialis",
      "hip_flexors",
    ],
    ["lower", "glutes", "upper", "core"],
  ],
  [
    ["push", "chest", "upper_chest", "triceps", "front_delts"],
    ["push", "upper", "lower", "core"],
  ],
  [
    ["pull", "back", "upper_back", "lats", "biceps", "forearms", "traps", "rear_delts"],
    ["pull", "upper", "lower", "core"],
  ],
  [
    ["upper", "shoulders", "side_delts", "rotator_cuff", "arms"],
    ["upper", "lower", "core"],
  ],
  [
    ["core", "abs", "obliques", "lower_back"],
    ["core", "glutes", "upper", "lower"],
  ],
];

/** Where to turn when nothing of an area fits: its surroundings, then what is far from it, then anything. */
export function elsewhere(areas: readonly Area[]): Area[] {
  const near = NEAR.find(([from]) => areas.some((area) => from.includes(area)))?.[1] ?? [];
  return [...new Set<Area>([...near, "full_body", "upper", "lower", "core", "mobility"])];
}

/** Whether an exercise can fill a place in this way. Warm-up and stretching material only fills mobility places. */
export function fitsTry(exercise: Exercise, wish: SlotTry): boolean {
  const belongsTo = PATTERN_GROUPS[exercise.movement_pattern];
  if (wish.suitability !== undefined) {
    if (!exercise.suitability[wish.suitability]) return false;
  } else if (belongsTo === "mobility" ? wish.groups?.includes("mobility") !== true : !isTraining(exercise))
    return false;
  if (wish.patterns && !wish.patterns.includes(exercise.movement_pattern)) return false;
  if (wish.groups && !wish.groups.includes(belongsTo)) return false;
  if (wish.muscles && !exercise.primary_muscles.some((muscle) => wish.muscles?.includes(muscle))) return false;
  if (wish.equipment && !exercise.equipment_required.includes(wish.equipment)) return false;
  return wish.mechanic === undefined || exercise.mechanic === wish.mechanic;
}

const isTraining = ({ suitability }: Exercise) => suitability.main || suitability.accessory;

/** The places of a session that readies or loosens: what moves the muscles meant first, then anything of the kind. */
export function looseningSlots(purpose: "warm_up" | "mobility", muscles: ReadonlySet<Muscle>, most: number): Slot[] {
  const groups = ["mobility"] as const;
  const kind: SlotTry = purpose === "mobility" ? { groups } : { suitability: "warm_up" };
  const moving: SlotTry = purpose === "mobility" ? { groups } : { suitability: "warm_up", groups };
  const meant = muscles.size === 0 ? [] : [moving, kind].map((wish) => ({ ...wish, muscles: [...muscles] }));
  // Half of the places for what was named; the neighbourhood loosens it as well.
  return Array.from({ length: most }, (_, i) =>
    slot(purpose === "mobility" ? "mobility" : "warm-up", ...(i < Math.ceil(most * 0.7) ? meant : []), moving, kind),
  );
}

/** The places of a session for power that come first: fast work for the muscles meant. */
export const fastSlots = (muscles: ReadonlySet<Muscle>, count: number): Slot[] =>
  Array.from({ length: count }, () => slot("fast movement", { groups: ["power"], muscles: [...muscles] }));

/** One place a machine for the heart. */
export const steadySlots = (machines: readonly Equipment[]): Slot[] =>
  machines.map((machine) => slot("cardio", { mechanic: "cardio", equipment: machine }, { mechanic: "cardio" }));

/** The places for several areas: each in turn gives its most important one that is left, up to `most`. */
export function slotsFor(areas: readonly Area[], most: number): Slot[] {
  const lists = areas.map((area) => AREA_SLOTS[area]);
  const slots: Slot[] = [];
  for (let i = 0; slots.length < most && lists.some((list) => i < list.length); i += 1) {
    for (const list of lists) {
      const next = list[i];
      if (next !== undefined && slots.length < most) slots.push(next);
    }
  }
  return slots;
}
