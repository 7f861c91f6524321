import { expect, test } from "vitest";
import { parseWorkoutLog } from "../../src/language/notation/workoutNotation.ts";
import { senseDeed } from "../../src/language/routing/deed/senseDeed.ts";
import { routeMessage } from "../../src/language/routing/routeMessage.ts";
import type { LogSet } from "../../src/protocol/workoutLog.ts";

const ALONE = {
  ...{ threshold: 0.6, question: null, recentRoute: null, hasRecentLog: false, hasRecentWorkout: false },
  lastQuestions: [],
};
const routesOf = (text: string) => {
  const routing = routeMessage(text, ALONE);
  return routing.kind === "requests" ? routing.items.map(({ route }) => route) : [];
};

test.each([
  "Working towards 3 strict muscle-ups, currently at zero",
  "Meistens laufe ich so 6 km in 35 min, ist das als Anfänger ok?",
])("what all words together say was not done by the writer on a day is no log: %s", (text) => {
  expect(routesOf(text)).not.toContain("WORKOUT_LOG");
});

test.each([
  "bench 3x5 90",
  "5k in 27:40 this morning before work",
  "leg press 3x12 140, quads are jelly",
  "3x20 sit ups",
])("figures that nothing speaks against are a deed: %s", (text) => {
  expect(senseDeed(text)).toBe("done");
  expect(routesOf(text)).toEqual(["WORKOUT_LOG"]);
});

test.each(["pec deck 3x12 50, are machines ok for strength??", "curls 14s x 10, what's up next in this workout"])(
  "sets that are surely told stay a log beside whatever is asked: %s",
  (text) => {
    expect(routesOf(text)).toContain("WORKOUT_LOG");
  },
);

test("without figures there is nothing to sense", () => {
  expect(senseDeed("going to bed now, tomorrow is leg day")).toBe("done");
});

const brief = ({ reps, weight, distance }: LogSet) => (distance === null ? `${reps}×${weight ?? "–"}` : `${distance}`);
const read = (text: string) =>
  parseWorkoutLog(text, { sentAt: "2026-11-21T12:00:00Z", timezone: "UTC", unit: "kg", notation: null }).entries.map(
    ({ phrase, sets, stance }) => `${phrase}: ${sets.map(brief).join(" ")} (${stance})`,
  );

test.each([
  ["plan said 5x5 at 100 today but only 3x5 squats happened", "squats: 5×100 5×100 5×100 (done)"],
  ["meant to run 10, legs quit at 7 km", "run: 7 (done)"],
  ["of the planned 5x5 at 110 on squat only three sets happened", "squat: 5×110 5×110 5×110 (done)"],
  ["Coach asked for 3x8 on RDLs, I gave him 2x10 at 70kg", "RDLs: 10×70 10×70 (done)"],
  ["tenía que hacer 5x5 pero me salieron 2x5 de press banca con 70 kg", "press banca: 5×70 5×70 (done)"],
  ["sheet said bench 4x8 at 60, shoulder gave out after 2 sets", "bench: 8×60 8×60 (done)"],
  ["me and jo did squats, her 3x8 at 50, me 2x8 at 90", "squats: 8×90 8×90 (done)"],
  ["my buddy benched 140, i only got 100 for 3", "bench: 3×100 (done)"],
  ["a guy next to me benched 160, i did 3x5 at 90", "bench: 5×90 5×90 5×90 (done)"],
  ["seated rows with lena, she pulled 30 kg for 2x10, mine was 45kg same reps", "seated rows: 10×45 10×45 (done)"],
  ["développé couché avec mon frère: lui 100x5, moi 80x5", "développé couché: 5×80 (done)"],
  ["my brother did squats 2x5 80, I did 2x5 100", "squats: 5×100 5×100 (done)"],
  ["my sister got 10 reps at 40 on bench, I got 10 reps at 60", "bench: 10×60 (unsaid)"],
  ["Sam did bench 2x8 at 60, I did 2x8 at 80", "bench: 8×80 8×80 (done)"],
  ["Julia squatted 60 2x5, me 80 2x5", "squat: 5×80 5×80 (done)"],
  ["I did deadlift 2x5 140, Lisa did 3x5 90", "deadlift: 5×140 5×140 (done)"],
  ["maria hizo sentadilla 2x8 60, yo 2x8 80", "sentadilla: 8×80 8×80 (done)"],
  ["Anna hat Kniebeugen 2x5 80 gemacht, ich 2x5 100", "Kniebeugen: 5×100 5×100 (done)"],
  ["priya managed 8 pull ups but I managed 12 pull ups", "pull ups: 12×– (done)"],
])("beside a plan, or somebody else's figures, the writer's own are read: %s", (text, entry) => {
  expect(read(text)).toEqual([entry]);
});

test.each([
  ["today did bench 1x8 60, I did squats 1x5 100 too", ["bench: 8×60 (done)", "squats: 5×100 (done)"]],
  ["i did bench 1x8 80, squats hit 1x5 100", ["bench: 8×80 (done)", "squats: 5×100 (done)"]],
  ["warmup did 8 push ups, then i did bench 1x8 80", ["push ups: 8×– (unsaid)", "bench: 8×80 (done)"]],
  ["then did rows 1x10 50, I did 10 pushups", ["rows: 10×50 (done)", "pushups: 10×– (done)"]],
])("what begins a clause and is no name is the writer's own: %s", (text, entries) => {
  expect(read(text)).toEqual(entries);
});

test.each([
  "plan was 5x5 at 100, tomorrow I do 3x5",
  "she benches 60x5, I want 80x5",
  "my brother squats 140x5, me 100x5 on a good day",
  "squat 5x5 100 was the plan, nothing happened",
])("where one side was not done either, nothing is told as done: %s", (text) => {
  expect(read(text).some((entry) => entry.endsWith("(done)"))).toBe(false);
});
