import type { Exercise } from "../protocol/exercise.ts";
import type { Equipment, Muscle } from "../protocol/vocabulary.ts";
import { phraseTokens, plainWords } from "./phraseTokens.ts";
import { IMPLEMENTS } from "./phraseWords.ts";

/** One exercise as the matcher sees it. All words are canonical. */
export type ExerciseTraits = {
  exercise: Exercise;
  /** Name first, then aliases; `isName` and `isDefault` decide who owns a shared text. */
  texts: { words: string[]; written: string; isEnglish: boolean; isName: boolean; isDefault: boolean }[];
  /** Words that may be said of it: those of its texts, what it uses, which muscles, how many sides. */
  says: ReadonlySet<string>;
  /** What it is done with, in the words of `IMPLEMENTS`. */
  uses: ReadonlySet<string>;
  /** Words of its name, aliases and variant key: what it is called, positions and grips included. */
  named: ReadonlySet<string>;
  /** Words for the muscle it is mainly for. */
  targets: ReadonlySet<string>;
  /** How likely it is the one meant, all else equal; higher is more common in gyms. A rule of thumb. */
  commonness: number;
};

const USE_WORDS: Partial<Record<Equipment, string[]>> = {
  barbell: ["barbell"],
  ez_bar: ["ezbar", "barbell"],
  trap_bar: ["trapbar"],
  safety_squat_bar: ["safetybar"],
  dumbbell: ["dumbbell"],
  kettlebell: ["kettlebell"],
  plate: ["plate"],
  medicine_ball: ["medball"],
  band: ["band"],
  cable: ["cable"],
  machine_row: ["machine", "cable"],
  machine_lat_pulldown: ["machine", "cable"],
  smith_machine: ["smith", "machine"],
  rings: ["ring"],
  suspension_trainer: ["suspension"],
  landmine: ["landmine", "tbar"],
};
const PLACE_WORDS: Partial<Record<Equipment, string[]>> = {
  flat_bench: ["bench", "flat"],
  adjustable_bench: ["bench"],
  preacher_bench: ["bench", "preacher"],
  back_extension_bench: ["bench", "machine"],
  box: ["box", "bench"],
  stability_ball: ["ball"],
  rack: ["rack"],
  sled: ["sled"],
};
const MUSCLE_WORDS: Partial<Record<Muscle, string>> = {
  chest: "chest",
  front_delts: "shoulder",
  side_delts: "shoulder",
  rear_delts: "shoulder rear",
  triceps: "tricep",
  biceps: "bicep",
  forearms: "forearm",
  lats: "lat back",
  upper_back: "back upper",
  traps: "trap",
  lower_back: "back lower",
  abs: "ab",
  obliques: "oblique ab",
  hip_flexors: "hip",
  glutes: "glute",
  hamstrings: "hamstring",
  quads: "quad",
  adductors: "adductor",
  abductors: "abductor",
  calves: "calf",
};
const COMMON_USE: Readonly<Record<string, number>> = {
  barbell: 6,
  dumbbell: 5,
  cable: 4.4,
  machine: 4.2,
  bodyweight: 4,
  kettlebell: 2,
  trapbar: 3,
  smith: 2,
};

function muscleWords(muscle: Muscle): string[] {
  return MUSCLE_WORDS[muscle]?.split(" ") ?? [];
}

/** What the matcher and the search need of one record. */
export function exerciseTraits(exercise: Exercise): ExerciseTraits {
  const texts = [
    { words: phraseTokens(exercise.name), written: exercise.name, isEnglish: true, isName: true, isDefault: false },
    ...exercise.aliases
      .filter((alias) => alias.kind !== "legacy_id")
      .map((alias) => ({
        words: aliasTokens(alias.text),
        written: alias.text,
        isEnglish: alias.locale.startsWith("en"),
        isName: false,
        isDefault: alias.is_default_for_text === true,
      })),
  ].filter((text) => text.words.length > 0);

  const uses = usedWith(exercise);
  const named = new Set(phraseTokens(exercise.variant_key));
  for (const text of texts) for (const word of text.words) named.add(word);

  const says = new Set([...named, ...uses, ...phraseTokens(exercise.family_slug)]);
  for (const item of [...exercise.equipment_required, ...(exercise.equipment_optional ?? [])]) {
    for (const word of PLACE_WORDS[item] ?? []) says.add(word);
  }
  // The first muscle only: an incline press also works the shoulder, but nobody calls it a shoulder press.
  const targets = new Set(exercise.primary_muscles.slice(0, 1).flatMap(muscleWords));
  for (const word of targets) says.add(word);
  if (exercise.laterality !== "bilateral") says.add("single");
  if (exercise.laterality === "alternating") says.add("alternating");
  if (exercise.load_type === "assisted") says.add("assisted");
  if (exercise.movement_pattern === "incline_push") says.add("incline");

  return { exercise, texts, says, uses, named, targets, commonness: commonness(exercise, texts, uses) };
}

/** "DU" is an alias although "du" is a filler. */
function aliasTokens(text: string): string[] {
  const words = phraseTokens(text);
  return words.length > 0 ? words : plainWords(text);
}

function usedWith(exercise: Exercise): Set<string> {
  const variant = phraseTokens(exercise.variant_key).filter((word) => IMPLEMENTS.includes(word));
  const isBodyweight = ["bodyweight", "bodyweight_plus", "none"].includes(exercise.load_type);
  const uses = new Set(variant);
  if (isBodyweight) uses.add("bodyweight");
  for (const item of [...exercise.equipment_required, ...(exercise.equipment_optional ?? [])]) {
    // A bar that is only hung from or pulled against is no load.
    if (isBodyweight && item === "barbell") continue;
    for (const word of USE_WORDS[item] ?? (item.startsWith("machine_") ? ["machine"] : [])) uses.add(word);
  }
  return uses;
}

function commonness(exercise: Exercise, texts: ExerciseTraits["texts"], uses: ReadonlySet<string>): number {
  const use = Math.max(1, ...[...uses].map((word) => (uses.has("ezbar") ? 3 : (COMMON_USE[word] ?? 1))));
  const isDefault = texts.some((text) => text.isDefault) ? 1 : 0;
  // What people have many words for, they do often.
  const aliases = Math.log2(1 + exercise.aliases.filter((alias) => alias.locale.startsWith("en")).length) * 0.4;
  const hard = exercise.difficulty >= 4 && !isDefault ? 1 : 0;
  const particular = Math.max(0, (texts[0]?.words.length ?? 0) - 4) * 0.5;
  return use + isDefault + aliases - hard - particular;
}
