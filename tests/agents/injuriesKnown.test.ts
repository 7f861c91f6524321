import { expect, test } from "vitest";
import { underWhatIsKnown } from "../../src/agents/generator/wholeMessage.ts";
import { readCatalog } from "../../src/catalog/readCatalog.ts";
import { createCatalogNames } from "../../src/language/session/catalogNames.ts";
import { readSessionRequest } from "../../src/language/session/sessionRequest.ts";

const NAMES = createCatalogNames(readCatalog());
const sparedIn = (text: string, injuries: string[]): string[] =>
  underWhatIsKnown(readSessionRequest(text), { conditions: [], injuries, text }, NAMES).avoidedAreas;

test.each([
  ["chest and triceps please", "pec strain"],
  ["chest day, physio hasn't cleared my pec yet", "pec strain"],
  ["chest day until my pec is fine again", "pec strain"],
  ["chest day, my knee is fine now", "pec strain"],
  ["chest day, my hamstring strain is fine now", "pec strain"],
])("[C12] %s: beside a %s that was told the chest is left alone", (text, injury) => {
  expect(sparedIn(text, [injury])).toContain("chest");
});

test.each([
  "chest day, had a pec strain last year, it's fine now",
  "chest and triceps, left pec strain a month ago, physio cleared machines",
  "my pec is all healed, chest and back please",
])("[C12] %s: an injury that is called over is trained, and any other is left alone", (text) => {
  const spared = sparedIn(text, ["left pec strain", "pulled hamstring"]);

  expect(spared).not.toContain("chest");
  expect(spared).toContain("hamstrings");
});
