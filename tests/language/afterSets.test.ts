import { expect, test } from "vitest";
import { routeMessage } from "../../src/language/routing/routeMessage.ts";
import { segment } from "../../src/language/routing/segments.ts";

const routes = (text: string) =>
  routeMessage(text, {
    threshold: 0.6,
    question: null,
    recentRoute: null,
    hasRecentLog: false,
    hasRecentWorkout: false,
  }).items.map(({ route }) => route);

test.each([
  "row 3x8 70 today, should i go to 72.5 next time?",
  "remo 3x8 70kg hoy, ¿subo ya a 72,5?",
  "stacco 3x5 120. cosa mangio adesso?",
  "klimmzüge 4x6, kann ich morgen wieder rücken machen?",
  "squat 5x5 à 90 kg. combien de repos avant la prochaine ?",
  "did legs: squats 4x6 100, leg curl 3x10 40. what should i do tomorrow",
])("%s: the sets are logged, and what is asked behind them is heard", (text) => {
  expect(segment(text)).toHaveLength(2);
  expect(routes(text)[0]).toBe("WORKOUT_LOG");
});

test.each([
  "squat 5x5 100, no idea how many sets of curls after",
  "presse 3x12 100, je sais plus combien de séries de mollets",
  "bench 5x5 80, wondering if I should have gone heavier. rows 3x10 60",
  "DC 80x6 80x6, dips 15 12 10, poulie triceps je sais plus combien 4 séries",
  "ohp 5x5 40, how heavy that felt!",
  "squat 3x5 100. Could have done 2 more on the last set.",
  "squat 3x5 100. next time 102.5. bench 3x5 80",
])("%s: nothing is asked", (text) => {
  expect(routes(text)).toEqual(["WORKOUT_LOG"]);
});

test.each(["squat 5x5 100, last set was hard", "is 5x5 at 100 kg enough, or should i add a set?"])(
  "%s is one thing",
  (text) => {
    expect(segment(text)).toHaveLength(1);
  },
);

test.each([
  ["give me a 20 minute emom for tomorrow", "WORKOUT_GENERATE"],
  ["make me a 30 min push workout for tomorrow", "WORKOUT_GENERATE"],
  ["DT 8:30 rx", "WORKOUT_LOG"],
  ["build up to 100 next time", "SMALLTALK"],
  ["new pr!!", "WORKOUT_LOG"],
  ["20 sec faster than last time", "WORKOUT_LOG"],
  ["log only mine", "WORKOUT_LOG"],
  ["no vest sorry", "WORKOUT_LOG"],
  ["knees felt fine, no pain", "WORKOUT_LOG"],
  ["what's my pr?", "ANALYZE_PROGRESS"],
  ["i have no vest at home", "PROFILE"],
])("right after a log, what is asked for is no remark beside it: %s", (text, route) => {
  const { items } = routeMessage(text, {
    threshold: 0.6,
    question: null,
    recentRoute: "WORKOUT_LOG",
    hasRecentLog: true,
    hasRecentWorkout: false,
  });
  expect(items.map((item) => item.route)).toEqual([route]);
});

test("a figure that goes on with a sum changes no sets before it", () => {
  const after = (recentRoute: "COACH" | "WORKOUT_LOG") =>
    routeMessage("and 72.5", {
      threshold: 0.6,
      question: null,
      recentRoute,
      hasRecentLog: true,
      hasRecentWorkout: false,
    }).items[0]?.route;
  expect([after("COACH"), after("WORKOUT_LOG")]).toEqual(["COACH", "WORKOUT_LOG"]);
});
