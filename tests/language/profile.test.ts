import { expect, test } from "vitest";
import { type ProfileStatement, readProfileStatement } from "../../src/language/person/profileStatements.ts";

const NOTHING: ProfileStatement = {
  set: {},
  equipment: null,
  limitations: [],
  healed: [],
  isAboutOther: false,
};

const STATEMENTS: [text: string, read: Partial<ProfileStatement>][] = [
  ["use kg", { set: { unit: "kg" } }],
  ["switch from kg to pounds please", { set: { unit: "lb" } }],
  ["I'm a total beginner", { set: { level: "beginner" } }],
  ["my goal is to lose 5 kg", { set: { goal: "fat_loss" } }],
  ["I want to get stronger", { set: { goal: "strength" } }],
  ["my time zone is Europe/Lisbon", { set: { timezone: "Europe/Lisbon" } }],
  ["I live in Germany", { set: { country: "DE" } }],
  ["I always write weight x sets x reps", { set: { notation: "weight_sets_reps" } }],
  ["I only have dumbbells and a bench", { equipment: { has: ["dumbbell", "flat_bench"], lacks: [], isAll: true } }],
  ["I bought a kettlebell", { equipment: { has: ["kettlebell"], lacks: [], isAll: false } }],
  ["I no longer have a barbell", { equipment: { has: [], lacks: ["barbell", "plate"], isAll: false } }],
  ["I have a bad left knee", { limitations: [{ joint: "knee", severity: "moderate", side: "left", note: null }] }],
  ["my knee is fine now", { healed: ["knee"] }],
  ["I'm 34 and I weigh 82 kg", {}],
  ["my wife has a bad knee", { isAboutOther: true }],
  ["uso kilos, soy principiante", { set: { unit: "kg", level: "beginner" } }],
];

test("statements about oneself are read, and only what was said", () => {
  expect(STATEMENTS.map(([text]) => [text, readProfileStatement(text)])).toEqual(
    STATEMENTS.map(([text, read]) => [text, { ...NOTHING, ...read }]),
  );
});
