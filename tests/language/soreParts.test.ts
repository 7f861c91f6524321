import { expect, test } from "vitest";
import { readSessionRequest } from "../../src/language/session/sessionRequest.ts";

test.each([
  ["an hour today, legs feel dead", []],
  ["polpaccio sx che tira, allenamento 30 min", []],
  ["sore inner calf, 40 min", []],
  ["Oberschenkel zieht, 30 min Training", []],
  ["upper body but nothing overhead (shoulder), 40 min", ["upper"]],
  ["push day 40 min, no overhead press (left shoulder)", ["push"]],
  ["arms and shoulders (shoulder focus), 30 min", ["arms", "shoulders"]],
  ["chest and legs 40 min", ["chest", "lower"]],
])("what is sore or tired is not trained: %s", (text, areas) => {
  expect(readSessionRequest(text).areas).toEqual(areas);
});

test("German short names of dumbbells and bars are gear, and how far they go is no part of the body", () => {
  const { equipment, areas } = readSessionRequest("Ganzkörper zuhause, 2 KH verstellbar bis 20 kg, 30 min");
  expect([equipment, areas]).toEqual([["dumbbell"], ["full_body"]]);
});
