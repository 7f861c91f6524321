import { expect, test } from "vitest";
import { goneIndoors } from "../../src/agents/generator/indoors.ts";
import { underConditions } from "../../src/agents/generator/wholeMessage.ts";
import { isDoneSeated } from "../../src/catalog/bodyPosition.ts";
import { readCatalog } from "../../src/catalog/readCatalog.ts";
import { createCatalogNames } from "../../src/language/session/catalogNames.ts";
import { readSessionRequest } from "../../src/language/session/sessionRequest.ts";

test("a half of the body that is asked for alone does not hurt because an ankle beside it does", () => {
  const read = readSessionRequest("upper only, sprained my ankle yesterday, dumbbells and bench, 40 min");
  expect(read).toMatchObject({ areas: ["upper"], avoidedAreas: [], limitations: [{ joint: "ankle" }] });
});

test.each<[string, object]>([
  ["30 min run with intervals", { isOneMode: true, areas: ["cardio"], include: [{ phrase: "outdoor run" }] }],
  ["treadmill running intervals 20 min", { isOneMode: true, equipment: ["treadmill"] }],
  ["give me a tempo run", { isOneMode: true, pace: { kind: "tempo", repeats: null } }],
  ["easy run tomorrow, half an hour", { isOneMode: true, pace: { kind: "easy", repeats: null } }],
  ["hazme una tirada larga de 80 minutos", { pace: { kind: "long", repeats: null } }],
  ["4x800 session please", { pace: { kind: "intervals", repeats: { count: 4, workS: 264, metres: 800 } } }],
  [
    "threshold session on the rower, 35 min",
    { include: [{ phrase: "rowing machine" }], pace: { kind: "tempo", repeats: null } },
  ],
  ["10x10 session please", { isOneMode: false, pace: null }],
  ["45 min legs, I have a 10k run tomorrow", { isOneMode: false, areas: ["lower"] }],
  ["bent over row session 30 min", { isOneMode: false }],
  ["add 5 mins of core", { minutes: null, areas: ["core"] }],
  ["push day, less triceps more chest, 40 min", { areas: ["push", "chest"], avoidedAreas: [] }],
  ["warm me up for heavy squats", { purpose: "warm_up" }],
  ["30 min back and biceps with machines, slipped disc history", { areas: ["back", "biceps"] }],
  ["ancora un po' debole: parte alta 30 minuti manubri", { areas: ["upper"] }],
  ["abdos fessiers 30 min tapis uniquement", { equipment: ["mat"] }],
  ["peito e costas, elásticos e barra de porta, 30min", { equipment: ["band", "pull_up_bar"] }],
  ["16 minutes no equipement", { equipment: ["none"] }],
  ["stretching 15 min for tight hips", { limitations: [] }],
  ["hangover friendly 20 min", { intensity: "easy" }],
  ["first time back after a year off, full body gym", { intensity: "easy", level: "beginner" }],
  ["vuelvo después de un año sin entrenar, cuerpo completo", { intensity: "easy", level: "beginner", exclude: [] }],
  ["je reprends après un an d'arrêt, full body", { intensity: "easy", level: "beginner" }],
  ["just getting over covid, something at home", { intensity: "easy", level: null }],
  ["nach der Grippe wieder Ganzkörper", { intensity: "easy" }],
  ["go easy on me today, upper body", { intensity: "easy", unread: [] }],
  ["nada muy intenso hoy, pierna", { intensity: "easy" }],
  ["first session back, upper body", { areas: ["upper"] }],
  ["first workout, back and biceps", { areas: ["back", "biceps"] }],
  ["something nasty for legs", { intensity: "hard" }],
  ["after a nasty cold, legs", { intensity: "easy" }],
  ["i'm not tired at all, legs", { intensity: null }],
  ["light dumbbells only, arms 20 min", { intensity: null }],
  ["back workout after a year of curls", { level: null, intensity: null }],
  ["kann ruhig hart sein, Beine", { intensity: "hard" }],
  ["20 min for my gran's group, they sit on chairs", { refusedPositions: ["feet"] }],
  [
    "shoulders that doesn't hurt the shoulder (impingement right side), 25 min",
    { limitations: [{ joint: "shoulder", severity: "moderate" }] },
  ],
  [
    "upper body, both arms in slings",
    { limitations: [{ joint: "shoulder", severity: "severe" }, { joint: "elbow" }, { joint: "wrist" }] },
  ],
  ["legs 30 min, knee surgery in 2019", { limitations: [{ joint: "knee", severity: "moderate" }] }],
  ["legs 30 min, knee surgery six weeks ago", { limitations: [{ joint: "knee", severity: "severe" }] }],
  ...[
    "legs, all machines are taken",
    "beine, alle geräte besetzt",
    "jambes, toutes les machines sont prises",
    "piernas, las máquinas están en uso",
    "piernas y ninguna máquina libre",
    "pernas, nenhuma máquina livre",
  ].map((text): [string, object] => [
    text,
    { areas: ["lower"], withoutEquipment: expect.arrayContaining(["machine_leg_press"]) },
  ]),
  ...[
    "rien qui charge le dos",
    "nada que cargue la espalda",
    "niente che carichi la schiena",
    "nichts, was den Rücken belastet",
  ].map((text): [string, object] => [`30 min, ${text}`, { areas: [], limitations: [{ joint: "lumbar_spine" }] }]),
  ["jambes, pas d'haltères", { withoutEquipment: ["dumbbell"] }],
  ["pas d’élastique non plus", { withoutEquipment: ["band"] }],
  ["dos, sans barre", { withoutEquipment: expect.arrayContaining(["barbell"]) }],
  ["everything is in use at my gym, give me abs", { equipment: ["none"], areas: ["abs"] }],
  ["soy una máquina, dame piernas", { withoutEquipment: [] }],
  ["30 min back, all equipment available", { withoutEquipment: [] }],
  ["chest 30 min no 4x8 today", { scheme: null }],
  ["beine, kein 3x10", { scheme: null }],
  ["legs 4x8, no 5x5", { scheme: { sets: 4, reps: 8 } }],
  ["no more than 3x10", { scheme: { sets: 3, reps: 10 } }],
  ["swap the overhead stuff for something else", { forbid: expect.arrayContaining(["overhead"]) }],
  ["replace the jumping moves", { forbid: ["impact"] }],
  ["swap the squats for lunges", { adjust: { kind: "swap", phrase: "squats", replacement: "lunges" } }],
  ...["what about 40", "lieber 40 minuten", "plutôt 40 min", "et si on fait 40 min?", "same but 40 min"].map(
    (text): [string, object] => [text, { minutes: { min: 40, max: 40 }, followUp: { kind: "retime" } }],
  ),
  ["what about 40 kg", { minutes: null, followUp: null }],
  ["another session just as long", { minutes: null }],
  ["treino leve para minha mãe de 70 anos", { minutes: null }],
  ["training für eine 70-jährige", { minutes: null }],
  ["séance pour ma mère, 75 ans", { minutes: null }],
  ["workout for my mother in law who's 70", { minutes: null }],
  ["ein 45-minütiges Training für den Rücken", { minutes: { min: 45, max: 45 } }],
  ["left the dumbbells at the office, 20 min upper body", { equipment: ["none"], withoutEquipment: ["dumbbell"] }],
  ["os halteres estão na casa do meu irmão, peito", { equipment: ["none"], withoutEquipment: ["dumbbell"] }],
  ["meine Hanteln sind noch bei meinem Bruder, 20 Minuten", { equipment: ["none"] }],
  ["i have bands at my sister's place, back workout", { equipment: ["band"] }],
  ["curls screw my elbow up, arms 30 min", { areas: ["arms"], limitations: [{ joint: "elbow" }] }],
  ["upright rows trash my shoulders, chest 30", { areas: ["chest"], limitations: [{ joint: "shoulder" }] }],
  ["le développé me bousille l'épaule, pecs", { areas: ["chest"], limitations: [{ joint: "shoulder" }] }],
  ["peso muerto me destroza la espalda, piernas", { areas: ["lower"], limitations: [{ joint: "lumbar_spine" }] }],
  ["to wreck my back, 20 min", { limitations: [] }],
  ["i want to destroy my shoulders, 40 min", { areas: ["shoulders"], limitations: [] }],
  ["30 min bike, knees ok", { limitations: [] }],
  ["legs, Knie gut", { limitations: [] }],
  ["legs, knees ok with squats, not with lunges", { limitations: [{ joint: "knee" }] }],
  ["quads, dumbbells and leg extension", { equipment: ["dumbbell", "machine_leg_extension"] }],
  ["pec deck + cables please, chest", { equipment: ["cable", "machine_pec_deck"] }],
  ["lat pulldowns and cable rows at home, i own nothing", { equipment: ["none"] }],
  ["upper with nothing overhead", { equipment: null, forbid: expect.arrayContaining(["overhead"]) }],
  ["full body with nothing that hurts my knees", { equipment: null }],
  ["workout with nothing, 20 min", { equipment: ["none"] }],
  ["cant get down on the floor, full body", { equipment: null, refusedPositions: ["floor"] }],
  ["nothing where i have to get down on the ground, core", { refusedPositions: ["floor"] }],
  ["full body on the floor", { equipment: ["none"], refusedPositions: [] }],
  ["leave overhead out of it, shoulders", { forbid: expect.arrayContaining(["overhead"]) }],
  ["keep your elbows out, chest", { forbid: [] }],
  ["quadríceps e posterior", { areas: ["quads", "hamstrings"] }],
  ["bíceps femoral y muslos", { areas: ["hamstrings", "lower"] }],
  ["hintere Schulter und Trapez", { areas: ["rear_delts", "traps"] }],
  ["arrière d'épaule et grand dorsal", { areas: ["rear_delts", "lats"] }],
  ["interno coscia e polpacci", { areas: ["adductors", "calves"] }],
  ["glutes, my quads always take over", { areas: ["glutes"] }],
  ["rows only ever go into my biceps, back day", { areas: ["back"] }],
  ["i want to feel it in my glutes, legs", { areas: ["glutes", "lower"] }],
  ["tore my pec last year, healed. chest day", { areas: ["chest"], avoidedAreas: [] }],
  ["lay off the biceps, back session", { areas: ["back"], avoidedAreas: ["biceps"] }],
  ["stay clear of deadlifts, back", { areas: ["back"], exclude: ["deadlifts"] }],
  ["stay off the floor, core", { areas: ["core"], refusedPositions: ["floor"] }],
  ["skip calf work, legs", { areas: ["lower"], avoidedAreas: ["calves"] }],
  ["no arm stuff, chest and back", { areas: ["chest", "back"], avoidedAreas: ["arms"] }],
  ["no arm work, leg work or abs. chest", { areas: ["chest"], avoidedAreas: ["arms", "lower", "abs"] }],
  ["dips are the one thing i can't do, push", { areas: ["push"], equipment: null, exclude: ["dips"] }],
  ["squats are the one thing i want, legs", { areas: ["lower"], equipment: null, include: [{ phrase: "squats" }] }],
  ["treadmill and dumbbells up to 20, legs 40", { minutes: { min: 40, max: 40 } }],
  ["tore my pec, not healed yet, upper", { avoidedAreas: ["chest"] }],
  ["chez ma mère il y a des haltères, pecs", { equipment: ["dumbbell"] }],
])("%s", (text, said) => {
  expect(readSessionRequest(text)).toMatchObject(said);
});

test("who stays in a chair has something for the arms, the trunk and the legs, and stands up for none of it", () => {
  const onAChair = readCatalog().all.filter(({ equipment_required }) => equipment_required.includes("chair"));
  const seated = onAChair.filter(isDoneSeated).map(({ slug }) => slug);
  expect(seated).toEqual(
    expect.arrayContaining(["chair-dumbbell-press", "chair-dumbbell-row", "seated-knee-lift", "chair-leg-extension"]),
  );
  expect(seated).not.toContain("sit-to-stand");
});

test.each<[string, object]>([
  ["wheelchair", { refusedPositions: ["feet", "legs"] }],
  ["on crutches", { refusedPositions: ["feet"] }],
  ["i can not kneel", { refusedPositions: ["kneeling"] }],
  ["pregnant", { forbid: expect.arrayContaining(["supine", "impact"]) }],
  ["osteoporosis", { forbid: expect.arrayContaining(["loaded_spinal_flexion", "impact"]) }],
  ["left handed", { forbid: [], refusedPositions: [], limitations: [], exclude: [] }],
])("who told once of %j need not say so with every session", (told, limits) => {
  const names = createCatalogNames(readCatalog());
  expect(underConditions(readSessionRequest("20 min full body", names), [told], names)).toMatchObject(limits);
});

test("nobody runs, swims or skis in a living room", () => {
  const { all } = readCatalog();
  const gone = goneIndoors("swimming workout in my living room", all).flatMap(
    (id) => readCatalog().byId(id)?.slug ?? [],
  );
  expect(gone).toEqual(expect.arrayContaining(["swimming", "outdoor-run", "skiing"]));
  expect(gone).not.toContain("march-in-place");
  expect(goneIndoors("swimming, 30 min", all)).toEqual([]);
});

test("a word of the trade is no slip for another one", () => {
  expect(readCatalog().match("hip machine", { limit: 3 }).kind).not.toBe("clear");
  expect(readCatalog().match("leg pess", { limit: 1 }).candidates[0]?.exercise.slug).toBe("leg-press");
});

test.each([
  ["can you cut it to 25", { changedMinutes: { to: 25 } }],
  ["get it down to 30", { changedMinutes: { to: 30 } }],
  ["without the last exercise", { adjust: { kind: "remove", phrase: "last exercise", replacement: null } }],
  ["ohne die letzte Übung", { adjust: { kind: "remove", phrase: "last exercise", replacement: null } }],
  ["drop the overhead stuff", { forbid: ["overhead", "behind_neck"], adjust: null }],
  ["my knee is fine now unless I squat deep", { forbid: ["deep_knee_flexion"], exclude: [] }],
  ["knee only hurts when i go low", { forbid: ["deep_knee_flexion"] }],
] as const)("what of a session is changed or spared: %s", (text, meant) => {
  expect(readSessionRequest(text)).toMatchObject(meant);
});
