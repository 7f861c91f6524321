import { expect, test } from "vitest";
import type { WorkoutBlock, WorkoutItem } from "../../src/protocol/cards.ts";
import {
  BLOCK_CHANGE_S,
  SECONDS_PER_REP,
  SETUP_S,
  STATION_S,
  SUPERSET_CHANGE_S,
  sessionMinutes,
  sessionSeconds,
} from "../../src/training/sessionTime.ts";

const item = (more: Partial<WorkoutItem>): WorkoutItem => ({ exerciseId: "a", name: "A", sets: 3, restS: 60, ...more });
const main = (...items: WorkoutItem[]): WorkoutBlock[] => [{ block: "main", items }];

test("a straight exercise takes its set-up, and work and rest of every set", () => {
  expect(sessionSeconds(main(item({ reps: 10 })))).toBe(SETUP_S.main + 3 * (10 * SECONDS_PER_REP + 60));
  expect(sessionSeconds(main(item({ durationS: 45 })))).toBe(SETUP_S.main + 3 * (45 + 60));
});

test("each side doubles the work, and the second side of a pair is not set up again", () => {
  const left = item({ reps: 8, side: "left", restS: 0 });
  const right = item({ reps: 8, side: "right" });
  const bothSides = 3 * 16 * SECONDS_PER_REP + 3 * 60 + SETUP_S.main;

  expect(sessionSeconds(main(item({ reps: 8, side: "each" })))).toBe(bothSides);
  expect(sessionSeconds(main(left, right))).toBe(bothSides);
});

test("a superset rests once a round, after its last exercise", () => {
  const a = item({ reps: 10, superset: "A", restS: 0 });
  const b = item({ exerciseId: "b", name: "B", reps: 10, superset: "A", restS: 90 });

  expect(sessionSeconds(main(a, b))).toBe(2 * STATION_S + 3 * (20 * SECONDS_PER_REP + 2 * SUPERSET_CHANGE_S + 90));
});

test("blocks that hold something are changed between, empty ones cost nothing", () => {
  const stretch = item({ durationS: 30, sets: 1, restS: 0 });
  const blocks: WorkoutBlock[] = [
    { block: "warmup", items: [] },
    ...main(item({ reps: 10 })),
    { block: "cooldown", items: [stretch] },
  ];

  expect(sessionSeconds(blocks)).toBe(SETUP_S.main + 3 * (40 + 60) + BLOCK_CHANGE_S + SETUP_S.cooldown + 30);
  expect(sessionMinutes(blocks)).toBe(7);
  expect(sessionMinutes([])).toBe(1);
});
