import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { bodyPositions, isDoneSeated } from "../../src/catalog/bodyPosition.ts";
import type { Exercise } from "../../src/protocol/exercise.ts";

const all = JSON.parse(readFileSync(new URL("../../exercises.json", import.meta.url), "utf8")) as Exercise[];
const named = (name: string): Exercise => {
  const found = all.find((exercise) => exercise.name === name);
  if (!found) throw new Error(`no ${name}`);
  return found;
};

test.each([
  ["Push-Up", ["floor", "hands"]],
  ["Bird Dog", ["floor", "hands", "kneeling"]],
  ["Wall Push-Up", ["hands"]],
  ["Glute Bridge", ["floor"]],
  ["Barbell Bench Press", []],
  ["Barbell Back Squat", []],
  ["Leg Press", []],
])("where %s is done", (name, positions) => {
  expect([...bodyPositions(named(name))].sort()).toEqual(positions);
});

test("from a chair go presses, curls and machines, and nothing on the feet, the knees or the floor", () => {
  for (const name of ["Dumbbell Curl", "Machine Row", "Seated Dumbbell Shoulder Press", "Band Pull-Apart"])
    expect(isDoneSeated(named(name)), name).toBe(true);
  for (const name of ["Push-Up", "Goblet Squat", "Bent-Over Dumbbell Row", "Plank Shoulder Tap", "Pull-Up"])
    expect(isDoneSeated(named(name)), name).toBe(false);
});
