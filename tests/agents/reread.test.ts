import { expect, test } from "vitest";
import type { WorkScope } from "../../src/agents/agent.ts";
import type { PartEntry } from "../../src/agents/logger/believeReading.ts";
import { leftoverOf } from "../../src/agents/logger/leftover.ts";
import { readLog } from "../../src/agents/logger/logReading.ts";
import type { LogExtraction } from "../../src/agents/logger/logUnderstanding.ts";
import { createRereader } from "../../src/agents/logger/reread.ts";
import { SaidFigures } from "../../src/agents/logger/saidFigures.ts";
import type { Assignment } from "../../src/protocol/understanding.ts";
import { LogSet } from "../../src/protocol/workoutLog.ts";
import { NO_FIGURE } from "../journeys/modelTalk.ts";

const CONTEXT = {
  sentAt: "2026-11-21T12:00:00+01:00",
  timezone: "Europe/Paris",
  today: "2026-11-21",
  unit: "kg" as const,
  notation: null,
  unitSaid: false,
};
const reread = createRereader();

function extractionOf(text: string): LogExtraction {
  const { entries, aside } = readLog(text, CONTEXT);
  return {
    context: CONTEXT,
    entries,
    aside: aside.map(({ source, stance }) => ({ source, stance })),
    correction: null,
    replaced: [],
    learned: null,
    remarks: [],
    leftover: leftoverOf(text, entries, aside.length),
  };
}

const NOTHING_SAID = { reps: null, weight: null, ...NO_FIGURE };
type Group = Partial<PartEntry["sets"][number]>;
const entry = (exercise: string | null, ...sets: Group[]): PartEntry => ({
  part: 1,
  exercise,
  sets: sets.map((set) => ({ count: 1, ...NOTHING_SAID, ...set })),
});

/** What is read of a message before and after a model has read what was left of it. */
async function reading(text: string, entries: PartEntry[]) {
  const before = extractionOf(text);
  const scope = {
    ask: async () => ({ ok: true, text: "", value: { entries }, toolCalls: [], isCutOff: false }),
    trace: () => {},
  };
  const { extraction } = await reread(
    { assignment: { text, resume: null } as Assignment, extraction: before },
    scope as unknown as WorkScope,
  );
  return { before, after: extraction };
}
const setsOf = ({ entries }: LogExtraction) =>
  entries.map(({ phrase, sets }) => [phrase, ...sets.map(({ reps, weight }) => [reps, weight])]);

const MUDDLED = "did legs press: first plate 10, second 8 and third one 6 times, 100 then 120 then 140";
const RIGHT = entry("legs press", { reps: 10, weight: 100 }, { reps: 8, weight: 120 }, { reps: 6, weight: 140 });

test("[N22] what the grammar left is read again, and believed when every figure was written", async () => {
  const { before, after } = await reading(MUDDLED, [RIGHT]);

  expect(before.leftover).toEqual([MUDDLED]);
  expect(setsOf(after)).toEqual([["legs press", [10, 100], [8, 120], [6, 140]]]);
  expect(after.entries[0]).toMatchObject({ unread: [], byModel: true, date: "2026-11-21", exercise: null });
  expect(after.leftover).toEqual([]);
});

test.each<[string, PartEntry[]]>([
  [
    "a figure was made up",
    [entry("legs press", { reps: 10, weight: 110 }, { reps: 8, weight: 120 }, { reps: 6, weight: 140 })],
  ],
  ["the number of sets was made up", [entry("legs press", { count: 9, reps: 6, weight: 140 })]],
  [
    "what the grammar could not place is missing",
    [entry("legs press", { reps: 10, weight: 100 }, { reps: 8, weight: 120 })],
  ],
  [
    "the exercise was made up",
    [entry("hack squat", { reps: 10, weight: 100 }, { reps: 8, weight: 120 }, { reps: 6, weight: 140 })],
  ],
  ["a set says nothing", [entry("legs press", {})]],
  ["one of two is not believed", [RIGHT, entry("legs press", { reps: 999 })]],
  ["it is of another part", [{ ...RIGHT, part: 2 }]],
  ["nothing was read", []],
])("[N22] it changes nothing when %s", async (_, entries) => {
  const { before, after } = await reading(MUDDLED, entries);

  expect(after).toEqual(before);
});

test("[N22] what the grammar read surely, and what was not done, is not left for anybody", () => {
  expect(extractionOf("3x10 bench at 80kg").leftover).toEqual([]);
  expect(extractionOf("if I did 3x10 bench at 80kg").leftover).toEqual([]);
  expect(extractionOf("my brother benched 3x10 at 80kg").leftover).toEqual([]);
  expect(extractionOf("legs were tired").leftover).toEqual([]);
});

test.each<[string, Partial<LogSet>, boolean]>([
  ["a dozen dips", { reps: 12 }, true],
  ["deadlifted a triple", { reps: 3 }, true],
  ["two plates a side for 5", { weight: 100, unit: "kg", reps: 5 }, true],
  ["two plates a side for 5", { weight: 225, unit: "lb", reps: 5 }, true],
  ["two plates a side for 5", { weight: 140, unit: "kg", reps: 5 }, false],
  ["plank 2 minutes", { durationS: 120 }, true],
  ["rowed 7 min 30 s", { durationS: 450 }, true],
  ["rowed 7:30", { durationS: 450 }, true],
  ["half an hour of rowing", { durationS: 1_800 }, true],
  ["plank for 2", { durationS: 120 }, false],
  ["ran 5 km", { distance: 5, distanceUnit: "km" }, true],
  ["ran 5 km", { distance: 5_000, distanceUnit: "m" }, false],
  ["zweiundvierzig Kilo, acht mal", { weight: 42, unit: "kg", reps: 8 }, true],
  ["bench 80", { weight: 85 }, false],
])("[N22] figures that were said, and what follows from them by a rule: %s → %j: %s", (text, set, isSaid) => {
  expect(new SaidFigures(text).unsaid(LogSet.parse(set)).length === 0).toBe(isSaid);
});

test("[N22] a unit, a hand or a side that was not written is left out", () => {
  const given = LogSet.parse({ weight: 80, unit: "lb", perHand: true, side: "left" });

  expect(new SaidFigures("bench 80").asSaid(given)).toEqual(LogSet.parse({ weight: 80 }));
  expect(new SaidFigures("left arm row 80 lb per hand").asSaid(given)).toEqual(given);
});
