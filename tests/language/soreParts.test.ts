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
  ["Einheit für heute, 45 min, Beine noch platt von Sonntag", []],
  ["séance de 40 min, cuisses mortes depuis dimanche", []],
  ["entreno 45 min, tengo las piernas hechas polvo", []],
  ["45 min di allenamento, gambe a pezzi da domenica", []],
  ["treino de 45 min, pernas mortas do domingo", []],
  ["my lats are shredded after pull day, upper 40 min", ["upper"]],
  ["40 min session, shoulders need looking after", []],
  ["30 min and two shoulders, one of which is a problem", []],
  ["stretch me out, 10 min, hips are concrete", ["mobility", "hips"]],
  ["my glutes are weak, give me 30 min", ["glutes"]],
  ["legs until they are jelly, 45 min", ["lower"]],
  ["make my arms feel dead, 30 min", ["arms"]],
  ["legs are next after push day, 45 min", ["lower", "push"]],
  ["piernas pesado 45 min", ["lower"]],
])("what is sore or tired is not trained: %s", (text, areas) => {
  expect(readSessionRequest(text).areas).toEqual(areas);
});

test("German short names of dumbbells and bars are gear, and how far they go is no part of the body", () => {
  const { equipment, areas } = readSessionRequest("Ganzkörper zuhause, 2 KH verstellbar bis 20 kg, 30 min");
  expect([equipment, areas]).toEqual([["dumbbell"], ["full_body"]]);
});

test.each([
  ["hab ne Stunde, was soll ich heute machen", 60],
  ["my son (15) and me, same session, one pair of 12s", null],
])("how long it may take: %s", (text, minutes) => {
  expect(readSessionRequest(text).minutes?.max ?? null).toBe(minutes);
});

test("who throws me a session throws nothing, and a board to hang from is hung from", () => {
  expect(readSessionRequest("throw me something for the park").exclude).toEqual([]);
  expect(readSessionRequest("hangboard and core, 30 min").include.map(({ phrase }) => phrase)).toContain("dead hangs");
});
