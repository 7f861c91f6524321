import { expect, test } from "vitest";
import { foldText } from "../../src/language/foldText.ts";
import { RECORD_TOLD, tellsFeel } from "../../src/language/routing/tellsFeel.ts";

test.each([
  "felt awful tho, legs were heavy",
  "super easy",
  "that was a grinder",
  "my grip gave out on the last one",
  "war echt schwer",
  "c'était dur",
  "estuvo muy duro",
])("%j tells how it felt", (text) => {
  expect(tellsFeel(foldText(text))).toBe(true);
});

test.each([
  "felt a twinge in my knee",
  "was it heavy?",
  "felt good so i did 3x8 at 60",
  "legs",
  "the bench was incline",
])("%j tells more, or something else", (text) => {
  expect(tellsFeel(foldText(text))).toBe(false);
});

test.each([
  ["new pb!", true],
  ["that's a PR for me", true],
  ["is that a pr?", false],
  ["pr attempt at 140 next", false],
])("%j tells a record: %s", (text, isTold) => {
  expect(RECORD_TOLD.test(foldText(text))).toBe(isTold);
});
