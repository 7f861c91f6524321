import { expect, test } from "vitest";
import { actCues } from "../../src/language/acts/actCues.ts";
import { meantChange, meantSet } from "../../src/language/acts/meantChange.ts";
import { senseAct } from "../../src/language/acts/senseAct.ts";
import { parseWorkoutLog } from "../../src/language/notation/workoutNotation.ts";

const NOW = { sentAt: "2026-11-21T12:00:00Z", timezone: "UTC", unit: "kg", notation: null } as const;
const CONTEXT = { ...NOW, today: "2026-11-21" };
const entryOf = (log: string) => {
  const [entry] = parseWorkoutLog(log, NOW).entries;
  return { name: entry?.phrase ?? "", sets: entry?.sets ?? [], date: "2026-11-21" };
};

// None of these stands among the messages that the weights were fitted on.
test.each([
  ["my calculator puts that at 87.5 all in", "change"],
  ["that set of numbers should carry yesterday's date", "change"],
  ["please get that entry out of my diary, i was only playing around", "delete"],
  ["did the identical thing for the hammer curls", "repeat"],
  ["oh that should come back, i really did it", "restore"],
  ["my cousin pushes 120 like nothing", "none"],
  ["gonna go for 85 on friday", "none"],
  ["felt pretty solid today", "none"],
])("%j after a bench press is taken for: %s", (text, act) => {
  expect(senseAct(text, [entryOf("bench 3x8 80kg")])?.act).toBe(act);
});

test("words of one meaning have one name, whatever the language", () => {
  for (const text of ["erase it", "losch das", "supprime ca", "borralo", "cancellalo", "apaga isso"])
    expect(actCues(text), text).toContain("remove");
});

test.each([
  ["bench 3x8 80kg", "for 8 read 9", [{ what: "figure", value: 9, instead: 8 }]],
  ["bench 3x8 80kg", "the collars are 2.5 a side so call it 85", [{ what: "figure", value: 85 }]],
  ["bench 3x8 80kg", "it was nine each time", [{ what: "field", field: "reps", value: 9 }]],
  [
    "ran 5 miles in 40 min",
    "the watch is set to km so those were kilometres",
    [{ field: "distance", value: 5, unit: "km" }],
  ],
  ["ran 5k in 28 min", "a minute quicker it was", [{ what: "by", field: "durationS", delta: -60 }]],
])("of %j, %j gives the new value", (log, text, changes) => {
  const meant = meantChange(text, entryOf(log), CONTEXT);
  expect(meant).toMatchObject({ correction: { parts: [{ sets: "all", changes }] } });
});

test("sets that are named by those which are not meant are the others", () => {
  const meant = meantChange("all but the first were triples", entryOf("deadlift 3x5 150kg"), CONTEXT);
  expect(meant).toMatchObject({ correction: { parts: [{ sets: { from: 2, to: -1 }, changes: [{ value: 3 }] }] } });
});

test("the one day that is said and is not the entry's is meant", () => {
  const meant = meantChange(
    "gym was shut today so it can only have been yesterday",
    entryOf("bench 3x8 80kg"),
    CONTEXT,
  );
  expect(meant).toMatchObject({ correction: { when: "yesterday" } });
});

test("where two new figures fit as well, nobody knows which is meant", () => {
  expect(meantChange("82.5 or 85 it must be", entryOf("bench 3x8 80kg"), CONTEXT)).toBe("unclear");
});

test.each([
  ["followed by a back off of 10 at 65", "10 reps at 65"],
  ["tacked one more on the end", ""],
  ["squeezed out another 6", "6 reps"],
])("the further set of %j is %j", (text, set) => {
  expect(meantSet(text, entryOf("bench 3x8 80kg"))).toBe(set);
});
