import { expect, test } from "vitest";
import { readCatalog } from "../../src/catalog/readCatalog.ts";
import { createCatalogNames } from "../../src/language/session/catalogNames.ts";
import { sessionText } from "../../src/language/session/sessionText.ts";
import { readWishes } from "../../src/language/session/sessionWishes.ts";

const names = createCatalogNames(readCatalog());
const read = (text: string, byReadersAlone = false) =>
  byReadersAlone
    ? readWishes(sessionText(text).tokens, names, () => () => null)
    : readWishes(sessionText(text).tokens, names);
const isNamed = (word: string, list: readonly string[]) => list.some((one) => one.includes(word));

/** Said in words that no reader knows: all words around the name weigh it. */
test.each([
  ["dips = death, triceps please", "dip", "out"],
  ["im swerving lateral raises, shoulders please", "lateral raise", "out"],
  ["strike the box jumps from whatever you were going to give me", "box jump", "out"],
  ["upper body but pass on pull ups, im 110 kilos", "pull", "out"],
  ["is there a way to train chest that isn't bench? write me one", "bench", "out"],
  ["no leg day is complete without calf raises, so make me a complete one", "calf raise", "in"],
  ["kettlebell workout, no less than 100 swings in total", "swing", "in"],
  ["leg session, plenty of calf raises", "calf raise", "in"],
  ["treino de bíceps, não só rosca direta, quero martelo também", "hammer curl", "in"],
])("%s: %s is %s", (text, name, stance) => {
  const { include, exclude } = read(text);
  const wished = include.map(({ phrase }) => phrase);
  expect([isNamed(name, wished), isNamed(name, exclude)]).toEqual([stance === "in", stance === "out"]);
});

const WANTED = ["include X", "X has to be in it", "start with X", "finish with X", "throw in X", "with some X"];
const REFUSED = ["no X", "X are banned", "X: no", "sick of X", "X not allowed", "without X", "don't give me X"];

test("what is plainly wished for and plainly refused is left as the readers have it", () => {
  const overruled = WANTED.flatMap((wish) =>
    REFUSED.flatMap((refusal) =>
      [", ", ". ", " - "].flatMap((join) => {
        const said = [refusal.replace("X", "lunges"), wish.replace("X", "hip thrusts")];
        return [said, said.toReversed()].map((two) => ["legs", "dumbbells only", ...two, "40 minutes"].join(join));
      }),
    ),
  ).filter((text) => {
    const [judged, alone] = [read(text), read(text, true)];
    return (
      judged.exclude.join() !== alone.exclude.join() ||
      judged.include.map(({ phrase }) => phrase).join() !== alone.include.map(({ phrase }) => phrase).join()
    );
  });
  expect(overruled).toEqual([]);
});
