import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { Exercise } from "../../src/protocol/exercise.ts";
import {
  JOINTS,
  type Joint,
  type LoadType,
  type Measurement,
  type Muscle,
  PATTERN_GROUPS,
  type PatternGroup,
  type StressFlag,
} from "../../src/protocol/vocabulary.ts";

const catalogue = JSON.parse(readFileSync(new URL("../../exercises.json", import.meta.url), "utf8")) as Exercise[];
const groupOf = (exercise: Exercise): PatternGroup => PATTERN_GROUPS[exercise.movement_pattern];

/** The id every record gets when it is made: UUIDv5 of `exercise/<slug>` in the URL namespace of RFC 9562. */
function idOf(slug: string) {
  const namespace = Buffer.from("6ba7b8119dad11d180b400c04fd430c8", "hex");
  const hash = createHash("sha1").update(namespace).update(`exercise/${slug}`).digest().subarray(0, 16);
  hash[6] = ((hash[6] ?? 0) & 0x0f) | 0x50;
  hash[8] = ((hash[8] ?? 0) & 0x3f) | 0x80;
  return hash.toString("hex").replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");
}

/** A text as two people may spell it: no case, accents, apostrophes or punctuation. */
const spelled = (text: string) =>
  text
    .normalize("NFKD")
    .replace(/[\p{M}'’]/gu, "")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();

/** What a stress flag says about the ratings, at the least. */
const FLAG_MINIMA: Partial<Record<StressFlag, Partial<Record<Joint, number>>>> = {
  overhead: { shoulder: 2 },
  behind_neck: { shoulder: 2, neck: 1 },
  axial_load: { lumbar_spine: 1 },
  loaded_spinal_flexion: { lumbar_spine: 2 },
  loaded_spinal_rotation: { lumbar_spine: 1 },
  deep_knee_flexion: { knee: 2 },
  knee_shear: { knee: 2 },
  impact: { knee: 1, ankle: 1 },
  shoulder_extension_end_range: { shoulder: 2 },
  shoulder_abducted_internal_rotation: { shoulder: 2 },
  loaded_wrist_extension: { wrist: 2 },
  heavy_grip: { wrist: 1 },
};

const MEASUREMENTS_OF: Record<LoadType, readonly Measurement[]> = {
  plates_per_side: ["weight_reps", "weight_distance", "weight_duration"],
  plates_single_end: ["weight_reps"],
  stack: ["weight_reps"],
  implement_pair: ["weight_reps", "weight_distance", "weight_duration"],
  implement_single: ["weight_reps", "weight_distance", "weight_duration"],
  bodyweight: ["bodyweight_reps", "duration"],
  bodyweight_plus: ["weighted_bodyweight_reps"],
  assisted: ["assisted_reps"],
  band: ["reps_only", "duration"],
  none: ["reps_only", "duration", "distance_duration"],
};
const TIMED: readonly Measurement[] = ["duration", "weight_duration", "distance_duration", "weight_distance"];
const UNWEIGHTED: readonly Measurement[] = ["bodyweight_reps", "reps_only", "duration", "distance_duration"];

/** What is wrong with one record on its own. */
function recordFaults(exercise: Exercise): string[] {
  const faults: string[] = [];
  const must = (holds: boolean, fault: string) => holds || faults.push(`${exercise.slug}: ${fault}`);
  const parsed = Exercise.safeParse(exercise);
  if (!parsed.success) return [`${exercise.slug}: schema ${parsed.error.issues[0]?.path.join(".")}`];
  const { joint_stress: stress, stress_flags: flags, defaults, provenance } = exercise;
  const instructions = exercise.instructions ?? [];
  const cues = exercise.cues ?? [];
  const mistakes = exercise.common_mistakes ?? [];

  must(exercise.id === idOf(exercise.slug), "id is not made from the slug");
  must(!exercise.primary_muscles.some((muscle) => exercise.secondary_muscles.includes(muscle)), "muscle twice");
  must((exercise.laterality === "bilateral") === (exercise.side_rule === null), "side rule");
  must(exercise.status !== "deprecated" || Boolean(exercise.replaced_by), "deprecated without a successor");
  must((exercise.status === "reviewed") === Boolean(provenance.reviewed_by), "reviewed without a reviewer's name");
  must(!exercise.equipment_required.includes("none") || exercise.equipment_required.length === 1, "none and equipment");
  const { main, accessory, warm_up, cool_down } = exercise.suitability;
  const isProgrammed = main || accessory || warm_up || cool_down;
  must(isProgrammed || groupOf(exercise) !== "mobility", "mobility that suits nothing");

  for (const flag of flags)
    for (const [joint, least] of Object.entries(FLAG_MINIMA[flag] ?? {}) as [Joint, number][])
      must(stress[joint] >= least, `${flag} but ${joint} ${stress[joint]}`);
  const loaded = !UNWEIGHTED.includes(exercise.measurement);
  if (loaded && ["squat", "hinge"].includes(groupOf(exercise))) must(stress.lumbar_spine >= 1, "loaded, lumbar 0");
  const steps = instructions.join(" ");
  if (/\bhands?\b[^.]* on the floor/i.test(steps)) must(stress.wrist >= 1, "hands on the floor, wrist 0");
  if (/\blie (down |back )?on your back|roll back with them/i.test(steps)) must(flags.includes("supine"), "not supine");
  if (/\blie (face|chest) down/i.test(steps)) must(flags.includes("prone"), "not prone");
  const underBar = /^(squat|horizontal_push|incline_push)$/.test(exercise.movement_pattern);
  if (underBar && exercise.equipment_required.includes("rack") && exercise.equipment_required.includes("barbell"))
    must(flags.includes("needs_spotter_or_safeties"), "barbell overhead of the body without safeties");

  must(MEASUREMENTS_OF[exercise.load_type].includes(exercise.measurement), "measurement does not fit load type");
  const range = TIMED.includes(exercise.measurement) ? defaults?.duration_s : defaults?.rep_range;
  const other = TIMED.includes(exercise.measurement) ? defaults?.rep_range : defaults?.duration_s;
  must(Boolean(range && range[0] > 0 && range[0] <= range[1] && !other), "default range");
  must((defaults?.rest_s ?? 0) >= 10 && (defaults?.rest_s ?? 0) <= 300, "default rest");
  const [kg, lb] = [defaults?.increment_kg ?? 0, defaults?.increment_lb ?? 0];
  must(loaded ? kg > 0 && lb / kg >= 1.8 && lb / kg <= 2.6 : kg === 0 && lb === 0, "default increments");
  const liftable = ["barbell", "trap_bar", "dumbbell"].some((item) =>
    exercise.equipment_required.includes(item as never),
  );
  const estimable = exercise.mechanic === "compound" && exercise.measurement === "weight_reps" && liftable;
  must(Boolean(exercise.e1rm_group) === estimable, "e1RM group");

  must(provenance.text === "original", "text not original");
  must(instructions.length >= 3 && instructions.length <= 6, "3 to 6 instructions");
  must(cues.length >= 2, "at least 2 cues");
  must(mistakes.length >= 2, "at least 2 mistakes");
  must(Boolean(exercise.breathing && exercise.range_of_motion), "breathing and range of motion");
  must(exercise.plane !== undefined && exercise.fatigue_cost !== undefined, "plane and fatigue cost");
  const limits: [number, readonly (string | null | undefined)[]][] = [
    [140, instructions],
    [60, cues],
    [80, mistakes.map(({ mistake }) => mistake)],
    [110, mistakes.map(({ fix }) => fix)],
    [120, [exercise.breathing, exercise.range_of_motion]],
    [140, [exercise.safety_note]],
    [50, exercise.aliases.map(({ text }) => text)],
  ];
  for (const [most, texts] of limits)
    for (const text of texts) {
      if (text == null) continue;
      must(text.length <= most && text.length >= 2 && text === text.trim(), `length of "${text}"`);
      if (most !== 50) must(/^[A-Z0-9].*\.$/s.test(text), `not a sentence: "${text}"`);
    }
  return faults;
}

/** What is wrong between records. */
function catalogueFaults(all: readonly Exercise[]): string[] {
  const faults: string[] = [];
  const must = (holds: boolean, fault: string) => holds || faults.push(fault);
  const bySlug = new Map(all.map((exercise) => [exercise.slug, exercise]));

  const keys: Record<string, (exercise: Exercise) => string> = {
    id: ({ id }) => id,
    slug: ({ slug }) => slug,
    name: ({ name }) => spelled(name),
    variant: ({ family_slug, variant_key }) => `${family_slug} ${variant_key}`,
  };
  for (const [kind, key] of Object.entries(keys))
    for (const [value, owners] of Map.groupBy(all, key)) must(owners.length === 1, `${kind} twice: ${value}`);

  const aliases = all.flatMap((exercise) => exercise.aliases.map((alias) => ({ ...alias, slug: exercise.slug })));
  const nameOwner = new Map(all.map(({ name, slug }) => [spelled(name), slug]));
  for (const [text, uses] of Map.groupBy(aliases, ({ text }) => spelled(text))) {
    const defaults = uses.filter((use) => use.is_default_for_text);
    must(new Set(uses.map(({ slug }) => slug)).size === uses.length, `alias twice on one exercise: ${text}`);
    must(defaults.length <= 1, `alias with several defaults: ${text}`);
    const owner = nameOwner.get(text);
    must(
      uses.every(({ slug }) => slug === owner || !owner) || defaults[0]?.slug === owner,
      `alias is another exercise's name: ${text}`,
    );
  }

  const harder = new Map<string, string[]>(all.map(({ slug }) => [slug, []]));
  for (const exercise of all) {
    const substitutes = exercise.substitutes ?? [];
    const distinct = new Set(substitutes.map(({ slug }) => slug));
    must(substitutes.length >= 2 && substitutes.length <= 4, `${exercise.slug}: 2 to 4 substitutes`);
    must(distinct.size === substitutes.length && !distinct.has(exercise.slug), `${exercise.slug}: substitutes repeat`);
    for (const { slug, reason } of substitutes) {
      const other = bySlug.get(slug);
      if (!other || other.status === "deprecated") {
        faults.push(`${exercise.slug}: unknown substitute ${slug}`);
        continue;
      }
      if (reason === "easier") harder.get(slug)?.push(exercise.slug);
      if (reason === "harder") harder.get(exercise.slug)?.push(slug);
      const fits = {
        easier: other.difficulty <= exercise.difficulty,
        harder: other.difficulty >= exercise.difficulty,
        joint: JOINTS.some((joint) => other.joint_stress[joint] < exercise.joint_stress[joint]),
        equipment: exercise.equipment_required.join() !== other.equipment_required.join(),
        space: true,
        variety: true,
      };
      must(fits[reason], `${exercise.slug}: ${slug} is not a substitute for ${reason}`);
    }
  }
  const settled = new Set<string>();
  const visit = (slug: string, path: readonly string[]): void => {
    if (path.includes(slug)) faults.push(`circle of easier and harder: ${[...path, slug].join(" < ")}`);
    else if (!settled.has(slug)) {
      for (const next of harder.get(slug) ?? []) visit(next, [...path, slug]);
      settled.add(slug);
    }
  };
  for (const slug of harder.keys()) visit(slug, []);

  const sentences = all.flatMap((exercise) =>
    [
      ...(exercise.instructions ?? []),
      ...(exercise.cues ?? []),
      ...(exercise.common_mistakes ?? []).flatMap(({ mistake, fix }) => [mistake, fix]),
      ...[exercise.breathing, exercise.range_of_motion, exercise.safety_note].filter((text) => text != null),
    ].map((text) => spelled(text)),
  );
  for (const [sentence, uses] of Map.groupBy(sentences, (text) => text))
    must(uses.length <= 3, `sentence used ${uses.length} times: ${sentence}`);
  return faults;
}

const faultsOf = (all: readonly Exercise[]) => [...all.flatMap(recordFaults), ...catalogueFaults(all)];

test("every exercise keeps the rules of the catalogue", () => {
  expect(faultsOf(catalogue)).toEqual([]);
  expect(catalogue.length).toBeGreaterThanOrEqual(64);
});

/** Faults that must be found: the exercise, words of the fault, and what is changed in the record. */
const PLANTS: [string, string, (exercise: Exercise) => Partial<Exercise>][] = [
  ["bench-press", "schema difficulty", () => ({ difficulty: 6 })],
  ["bench-press", "id is not made from the slug", () => ({ id: idOf("other") })],
  ["bench-press", "name twice: push up", () => ({ name: "Push Up" })],
  ["bench-press", "variant twice", () => ({ variant_key: "barbell|incline" })],
  ["bench-press", "muscle twice", () => ({ secondary_muscles: ["chest"] })],
  ["bench-press", "side rule", () => ({ laterality: "unilateral" })],
  [
    "bench-press",
    "several defaults: ohp",
    () => ({ aliases: [{ text: "OHP", locale: "en", is_default_for_text: true }] }),
  ],
  ["bench-press", "another exercise's name", () => ({ aliases: [{ text: "front plank", locale: "en" }] })],
  ["bench-press", "alias twice", (e) => ({ aliases: [...e.aliases, { text: "BENCH-press", locale: "en" }] })],
  ["bench-press", "unknown substitute", () => ({ substitutes: [{ slug: "nothing", reason: "easier" }] })],
  ["bench-press", "2 to 4 substitutes", () => ({ substitutes: [] })],
  ["bench-press", "not a substitute for easier", () => ({ substitutes: [{ slug: "snatch", reason: "easier" }] })],
  ["push-up", "circle of easier and harder", () => ({ substitutes: [{ slug: "knee-push-up", reason: "harder" }] })],
  ["overhead-press", "overhead but shoulder 1", (e) => ({ joint_stress: { ...e.joint_stress, shoulder: 1 } })],
  ["push-up", "wrist 0", (e) => ({ joint_stress: { ...e.joint_stress, wrist: 0 } })],
  ["box-jump", "impact but ankle 0", (e) => ({ joint_stress: { ...e.joint_stress, ankle: 0 } })],
  ["leg-press", "loaded, lumbar 0", (e) => ({ joint_stress: { ...e.joint_stress, lumbar_spine: 0 } })],
  ["glute-bridge", "not supine", () => ({ stress_flags: [] })],
  ["superman", "not prone", () => ({ stress_flags: [] })],
  ["bench-press", "without safeties", () => ({ stress_flags: ["supine"] })],
  ["plank", "does not fit load type", () => ({ measurement: "weight_reps" })],
  ["plank", "default range", () => ({ defaults: { rep_range: [5, 8], rest_s: 60 } })],
  ["bench-press", "default increments", () => ({ defaults: { rep_range: [5, 8], rest_s: 180, increment_kg: 2.5 } })],
  ["bench-press", "e1RM group", () => ({ e1rm_group: null })],
  ["bench-press", "not original", (e) => ({ provenance: { ...e.provenance, text: "none" } })],
  ["bench-press", "reviewer", () => ({ status: "reviewed" })],
  ["bench-press", "length of", () => ({ cues: ["Up.", `${"Push ".repeat(30)}now.`] })],
  ["bench-press", "not a sentence", () => ({ instructions: ["Lie down.", "Lower.", "and press"] })],
  ["bench-press", "2 mistakes", () => ({ common_mistakes: [] })],
];

test("a planted fault is found, whatever its kind", () => {
  const found = PLANTS.map(([slug, fault, change]) => {
    const broken = catalogue.map((exercise) =>
      exercise.slug === slug ? { ...exercise, ...change(exercise) } : exercise,
    );
    const faults = [
      ...broken.filter((exercise) => exercise.slug === slug).flatMap(recordFaults),
      ...catalogueFaults(broken),
    ];
    return [slug, fault, faults.some((text) => text.includes(fault))];
  });
  expect(found).toEqual(PLANTS.map(([slug, fault]) => [slug, fault, true]));

  const repeated = catalogue.map((exercise, i) => (i < 4 ? { ...exercise, breathing: "The same words." } : exercise));
  expect(faultsOf(repeated)).toEqual(["sentence used 4 times: the same words"]);
});

/** What a lifter's word means in the catalogue: the exercise it decides for, null when it leaves the choice open. */
function meaning(text: string) {
  const owners = catalogue.filter(({ aliases }) => aliases.some((alias) => spelled(alias.text) === spelled(text)));
  const named = catalogue.find(({ name }) => spelled(name) === spelled(text));
  const chosen = owners.find(({ aliases }) =>
    aliases.some((alias) => spelled(alias.text) === spelled(text) && alias.is_default_for_text),
  );
  return chosen?.slug ?? (owners.length === 1 ? owners[0]?.slug : null) ?? named?.slug ?? null;
}

test("words that lifters use for one lift decide it, bare movement words do not", () => {
  const decided = {
    "bench-press": [
      "bench",
      "bench press",
      "Bankdrücken",
      "développé couché",
      "press de banca",
      "panca piana",
      "supino",
    ],
    "back-squat": ["squat", "Kniebeuge", "sentadilla", "agachamento"],
    "conventional-deadlift": ["deadlift", "deads", "DL", "Kreuzheben", "peso muerto", "stacco", "soulevé de terre"],
    "overhead-press": ["ohp", "military press", "lento avanti"],
    "pull-up": ["pull ups", "pullups", "Klimmzüge", "dominadas", "trazioni"],
    dip: ["dips", "fondos"],
    "leg-press": ["leg press", "Beinpresse"],
    "romanian-deadlift": ["rdl", "RDLs"],
    "lat-pulldown": ["lat pulldown", "pulldown", "Latzug"],
    "bulgarian-split-squat": ["bss"],
  };
  const open =
    "row rows press presses curl curls fly flyes flys lunge lunges raise raises extension extensions shrugs remo zancadas";
  expect(Object.fromEntries(Object.entries(decided).map(([slug, words]) => [slug, words.map(meaning)]))).toEqual(
    Object.fromEntries(Object.entries(decided).map(([slug, words]) => [slug, words.map(() => slug)])),
  );
  expect(open.split(" ").filter((word) => meaning(word) !== null)).toEqual([]);
  const offered = (word: string) => catalogue.filter(({ aliases }) => aliases.some(({ text }) => text === word)).length;
  expect(open.split(" ").filter((word) => offered(word) < 2)).toEqual([]);
});

const sparing = (joint: Joint, most: number) => catalogue.filter(({ joint_stress }) => joint_stress[joint] <= most);

test("sparing one joint leaves something to train in every group", () => {
  const groups = [...new Set(Object.values(PATTERN_GROUPS))];
  const lacking = JOINTS.flatMap((joint) => [
    ...groups
      .filter((group) => sparing(joint, 2).filter((exercise) => groupOf(exercise) === group).length < 2)
      .map((group) => `${joint} 2: ${group}`),
    ...[["push"], ["pull"], ["squat", "lunge", "hinge"], ["core"]]
      .filter((kinds) => sparing(joint, 1).filter((exercise) => kinds.includes(groupOf(exercise))).length < 2)
      .map((kinds) => `${joint} 1: ${kinds.join(" or ")}`),
  ]);
  expect(lacking).toEqual([]);
});

test("with nothing at hand there is a warm-up and a cool-down for every region and work for every main group", () => {
  const regions: Record<string, readonly Muscle[]> = {
    chest: ["chest"],
    back: ["lats", "upper_back", "lower_back", "traps"],
    shoulders: ["front_delts", "side_delts", "rear_delts", "rotator_cuff"],
    arms: ["biceps", "triceps", "forearms"],
    core: ["abs", "obliques"],
    hips: ["glutes", "hip_flexors", "adductors", "abductors"],
    thighs: ["quads", "hamstrings"],
    calves: ["calves"],
    neck: ["neck"],
  };
  const free = catalogue.filter(({ equipment_required }) => equipment_required[0] === "none");
  const lacking = Object.entries(regions).flatMap(([region, muscles]) =>
    (["warm_up", "cool_down"] as const)
      .filter(
        (block) =>
          !free.some(
            ({ suitability, primary_muscles }) =>
              suitability[block] && primary_muscles.some((m) => muscles.includes(m)),
          ),
      )
      .map((block) => `${region} ${block}`),
  );
  expect(lacking).toEqual([]);
  const trained = new Set(free.map(groupOf));
  expect(
    (["squat", "hinge", "lunge", "push", "pull", "core", "cardio"] as const).filter((g) => !trained.has(g)),
  ).toEqual([]);
});
