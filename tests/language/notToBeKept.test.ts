import { expect, test } from "vitest";
import { foldText } from "../../src/language/foldText.ts";
import { isWishAlone, NOT_TO_BE_KEPT } from "../../src/language/person/facts/notToBeKept.ts";

test.each([
  ["please don't save that", true],
  ["don't keep this, thanks", true],
  ["das bleibt unter uns", true],
  ["don't log this: bench 60kg x5", false],
  ["do not save that set", false],
  ["don't record this workout please", false],
  ["don't write this down but my sister was in hospital for a week", false],
])("%j is about what was told before: %s", (text, isAlone) => {
  const folded = foldText(text);
  expect([NOT_TO_BE_KEPT.test(folded), isWishAlone(folded)]).toEqual([true, isAlone]);
});
