import { expect, test } from "vitest";
import { phraseTokens } from "../../src/catalog/phraseTokens.ts";
import { IMPLEMENTS, MANNER, OPPOSITES, SOFT } from "../../src/catalog/phraseWords.ts";
import { readCatalog } from "../../src/catalog/readCatalog.ts";

const catalog = readCatalog();
const meant = (phrase: string, options = {}) => {
  const { kind, best } = catalog.match(phrase, { talk: true, ...options });
  return kind === "clear" ? best?.exercise.slug : kind;
};

test.each([
  ["proper chuffed with incline bench today lads", "incline-bench-press"],
  ["threw air squats in while the kettle boiled", "bodyweight-squat"],
  ["mes tractions ce matin", "pull-up"],
  ["segna trazioni", "pull-up"],
  ["fiz leg press agora", "leg-press"],
  ["bissl cable fly zum schluss", "cable-fly"],
  ["my humble goblet squats", "goblet-squat"],
  ["technogym shoulder press", "machine-shoulder-press"],
  ["Bankdruecken", "bench-press"],
  ["ohp pants", "overhead-press"],
  ["squat legs", "back-squat"],
  ["sooo bench", "bench-press"],
  ["incline db press shoulders clicking", "incline-dumbbell-press"],
  ["double kb clean & press", "kettlebell-clean-and-press"],
])("%j names one exercise among words of talk", (phrase, slug) => {
  expect(meant(phrase, { loaded: true })).toBe(slug);
});

test.each([
  "jefferson curls",
  "jefferson squats",
  "tiger pushups",
  "squats leg press",
  "bulg pistol deadlift",
  "remove the leg press from friday",
  "hoping for incline bench",
  "später noch kniebeugen",
])("%j stays a question: a word around the name may make something else of it", (phrase) => {
  expect(meant(phrase)).not.toMatch(/-/);
});

test("an everyday word names an activity only where time or distance was told", () => {
  expect(meant("walked the dog", { timed: true })).toBe("walking");
  expect(meant("long ride with the lads", { timed: true })).toBe("stationary-bike");
  expect(meant("ride with the lads")).not.toBe("stationary-bike");
});

test("no alias comes down to a word that is said of many exercises", () => {
  const shared = new Set([...IMPLEMENTS, ...MANNER, ...SOFT, ...OPPOSITES.flat()]);
  // A trap bar and a safety bar are for one lift each, a T-bar is what the row is called.
  const own = new Set(["trapbar", "safetybar", "tbar"]);
  const muscles = new Set(
    "shoulder chest back leg ab tricep bicep hamstring quad calf glute forearm lat hip".split(" "),
  );

  const vague = catalog.all.flatMap(({ slug, aliases }) =>
    aliases
      .filter(({ kind }) => kind !== "legacy_id")
      .map(({ text }) => ({ slug, text, words: phraseTokens(text) }))
      .filter(({ words: [word = "", ...more] }) => more.length === 0 && !own.has(word))
      .filter(({ words: [word = ""] }) => shared.has(word) || muscles.has(word)),
  );
  expect(vague.map(({ slug, text }) => `${slug}: ${text}`)).toEqual([]);
});

test("a text of several exercises has one that is usual, or is asked about", () => {
  const owners = new Map<string, { slug: string; isDefault: boolean }[]>();
  for (const { slug, status, aliases } of catalog.all) {
    if (status === "deprecated") continue;
    for (const { text, kind, is_default_for_text: usual } of aliases) {
      if (kind === "legacy_id") continue;
      const key = text.toLowerCase();
      owners.set(key, [...(owners.get(key) ?? []), { slug, isDefault: usual === true }]);
    }
  }
  const shared = [...owners].filter(([, list]) => list.length > 1 && !list.some(({ isDefault }) => isDefault));
  const taken = shared.filter(([text, list]) => {
    const { kind, best } = catalog.match(text);
    return kind === "clear" && best?.exercise.name.toLowerCase() !== text && list.length > 1;
  });
  // What another language means by it, or a name that the words make, decides some of them.
  expect(taken.length).toBeLessThan(0.1 * shared.length);
});
