import fc from "fast-check";
import { expect, test } from "vitest";
import { readEquipment } from "../../src/language/person/equipmentWords.ts";
import { readLimitations } from "../../src/language/person/limitations.ts";

/** "knee left moderate; elbow - mild" */
const short = (text: string) =>
  readLimitations(text)
    .map(({ joint, side, severity }) => `${joint} ${side ?? "-"} ${severity}`)
    .join("; ");

const JOINTS: [text: string, expected: string][] = [
  ["my left knee is bad", "knee left moderate"],
  ["slight elbow niggle", "elbow - mild"],
  ["shoulder surgery last month", "shoulder - severe"],
  ["my knees are bad", "knee both moderate"],
  ["30 min legs, bad lower back", "lumbar_spine - moderate"],
  ["build me a shoulder workout, my wrist hurts a bit", "wrist - mild"],
  ["upper body session with a dodgy right shoulder", "shoulder right moderate"],
  ["I want to train shoulders with a bad knee", "knee - moderate"],
  ["my knee and elbow hurt", "knee - moderate; elbow - moderate"],
  ["bad knees, shoulder and back", "knee both moderate; shoulder - moderate; lumbar_spine - moderate"],
  ["no knee, shoulder or back pain", ""],
  ["never had any knee, hip or ankle problems", ""],
  ["my back is so-so", "lumbar_spine - moderate"],
  ["me lastimé el hombro ayer", "shoulder - moderate"],
  ["i tore my acl last year, its repaired and fine now", ""],
  ["my knee hurts, ok", "knee - moderate"],
  ["torn ACL two weeks ago", "knee - severe"],
  ["tore my acl ten years ago", "knee - moderate"],
  ["I've got tennis elbow", "elbow - moderate"],
  ["herniated disc l5 s1", "lumbar_spine - moderate"],
  ["my back is killing me", "lumbar_spine - severe"],
  ["back and biceps workout please", ""],
  ["back day, no equipment", ""],
  ["I'm back in the gym after a break", ""],
  ["hip thrusts 3x10 and shoulder press 3x8", ""],
  ["no injuries", ""],
  ["my knee is fine now", ""],
  ["knee no longer hurts", ""],
  ["go easy on my shoulders", "shoulder both moderate"],
  ["knee-friendly leg day", "knee - moderate"],
  ["can't squat because of my knee", "knee - moderate"],
  ["my left wrist is a little sore and my right ankle is broken", "wrist left mild; ankle right severe"],
  ["pain in my right hip, about 2/10", "hip right mild"],
  ["sciatica flare up", "lumbar_spine - moderate"],
  ["Mein linkes Knie tut weh", "knee left moderate"],
  ["j'ai mal à l'épaule droite", "shoulder right moderate"],
  ["me duele la rodilla izquierda", "knee left moderate"],
  ["ho mal di schiena", "lumbar_spine - moderate"],
  ["meu joelho dói", "knee - moderate"],
  ["give me a core workout that spares my neck", "neck - moderate"],
  ["plantar fasciitis in both feet", "ankle both moderate"],
  ["dislocated my left shoulder in may", "shoulder left severe"],
  ["rotator cuff issues", "shoulder - moderate"],
  ["my chest is sore", ""],
  ["shoulders are sore from yesterday", ""],
  ["hip severe, wrist mild", "hip - severe; wrist - mild"],
  ["severe hip pain and a slight wrist twinge", "hip - severe; wrist - mild"],
  ["easy on my ankle (an old thing, severe)", "ankle - severe"],
  ["my elbows complain", "elbow both moderate"],
  ["right shoulder moderately impinged", "shoulder right moderate"],
  ["can't fully straighten my elbow", "elbow - moderate"],
  ["ankle replacement in may, my surgeon ok'd training", "ankle - moderate"],
  ["no dips (elbow), chest please", "elbow - moderate"],
  ["legs (quads), 30 min", ""],
  ["left wrist in a cast", "wrist left severe"],
  ["low shoulder strain please", "shoulder - moderate"],
  ["I pulled something in my neck", "neck - moderate"],
  ["hip clicks and aches", "hip - moderate"],
  ["hip moderate intensity", ""],
];

test("limitations are read with joint, side and severity", () => {
  expect(JOINTS.map(([text]) => [text, short(text)])).toEqual(JOINTS);
});

test("a diagnosis stays as the person's own words", () => {
  expect(readLimitations("Had ACL reconstruction in March. Squats ok?")).toEqual([
    { joint: "knee", severity: "severe", side: null, note: "Had ACL reconstruction in March" },
  ]);
});

const EQUIPMENT: [text: string, expected: string | null][] = [
  ["I only have dumbbells", "dumbbell"],
  ["I only have dumbbells and a bench", "dumbbell flat_bench"],
  ["no equipment", "none"],
  ["no gear, 20 min", "none"],
  ["bodyweight only", "none"],
  ["just a pair of 15s", "dumbbell"],
  ["home rack and bar", "barbell plate rack"],
  ["push day 45 minutes", null],
  ["kettlebell only", "kettlebell"],
  ["bands and a pull-up bar", "band pull_up_bar"],
  ["I have an adjustable bench and two 12kg dumbbells", "dumbbell flat_bench adjustable_bench"],
  ["TRX and a mat", "mat suspension_trainer"],
  ["nur Kurzhanteln", "dumbbell"],
  ["sans matériel", "none"],
  ["sin equipo", "none"],
];

test("equipment is read in lifters' words", () => {
  const read = (text: string) => readEquipment(text)?.join(" ") ?? null;
  expect(EQUIPMENT.map(([text]) => [text, read(text)])).toEqual(EQUIPMENT);
});

test("a hotel gym has dumbbells but no barbell, a full gym has both", () => {
  expect(readEquipment("hotel gym")).toEqual(expect.arrayContaining(["dumbbell", "treadmill"]));
  expect(readEquipment("hotel gym")).not.toContain("barbell");
  expect(readEquipment("full gym")).toEqual(expect.arrayContaining(["barbell", "dumbbell", "cable", "rack"]));
});

test("what the person says they lack is taken away", () => {
  expect(readEquipment("full gym but no barbell")).not.toContain("barbell");
  expect(readEquipment("full gym but no barbell")).toContain("cable");
});

test("the readers accept any text", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary", maxLength: 300 }), (text) => {
      readLimitations(text);
      readEquipment(text);
    }),
    { numRuns: 40 },
  );
});

test("where a bar goes hurts nothing", () => {
  expect(readLimitations("lat pulldown behind the neck, good or bad")).toEqual([]);
});
