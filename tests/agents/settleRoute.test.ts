import { expect, test } from "vitest";
import { settleRoute } from "../../src/agents/profile/settleRoute.ts";
import type { Route, RouteDecision } from "../../src/protocol/turn.ts";

const THRESHOLD = 0.6;

function decision(text: string, readings: [Route, number][], by: RouteDecision["by"] = "rule"): RouteDecision {
  const [first, ...rest] = readings.map(([route, confidence]) => ({ route, confidence }));
  if (!first) throw new Error("no reading");
  return { ...first, by, rule: "test", signals: [], text, alternatives: rest };
}
const settled = (one: RouteDecision, said: string[]) => settleRoute(one, { said }, THRESHOLD);

test("an unclear message that only tells something about its writer needs no question once it is noted", () => {
  const readings: [Route, number][] = [
    ["WORKOUT_LOG", 0.4],
    ["PROFILE", 0.38],
  ];
  const told = decision("44 years old, 88 kg btw", readings, "classifier");
  const ruled = decision("half marathon in 1:58", readings);

  expect(settled(told, ["44 years old", "88 kg"])).toMatchObject({ route: "PROFILE", rule: "profile.noted" });
  expect(settled(told, [])).toEqual(told);
  expect(settled(ruled, ["half marathon in 1:58"])).toMatchObject({ route: "WORKOUT_LOG" });
});

test("what a message asks besides is what is left when the statement is taken away, if it is likely enough", () => {
  const text = "wrist sore, so a full body session with dumbbells please";
  const likely = decision(text, [
    ["PROFILE", 0.5],
    ["WORKOUT_GENERATE", 0.45],
  ]);
  const unlikely = decision(text, [
    ["PROFILE", 0.5],
    ["WORKOUT_GENERATE", 0.2],
    ["COACH", 0.2],
  ]);

  expect(settled(likely, ["wrist sore"])).toMatchObject({ route: "WORKOUT_GENERATE", confidence: 0.9 });
  expect(settled(unlikely, ["wrist sore"])).toEqual(unlikely);
});

test("a question about oneself is one, unless a rule is sure of something else", () => {
  const unclear = decision("how tall am I", [["ANALYZE_PROGRESS", 0.4]]);
  const guessed = decision("how tall am I", [["ANALYZE_PROGRESS", 0.7]], "classifier");
  const sure = decision("how tall am I", [["ANALYZE_PROGRESS", 0.7]]);

  expect([unclear, guessed, sure].map((one) => settled(one, []).route)).toEqual([
    "PROFILE",
    "PROFILE",
    "ANALYZE_PROGRESS",
  ]);
});

test("what is clear stays as it is, whatever was noted", () => {
  const clear = decision("bench 3x8 60 kg, I weigh 75 kg", [
    ["WORKOUT_LOG", 0.9],
    ["PROFILE", 0.1],
  ]);

  expect(settled(clear, ["I weigh 75 kg"])).toEqual(clear);
});

test("a set is not corrected by what was heard as a fact about the person", () => {
  const correction = { ...decision("my weight is 80 kg", [["WORKOUT_LOG", 0.97]]), rule: "log.correction" };

  expect(settled(correction, ["my weight is 80 kg"])).toMatchObject({ route: "PROFILE" });
  expect(settled(correction, [])).toEqual(correction);
});

test("a question that may be about oneself is about that where such a fact is known", () => {
  const asked = (text: string, known: { type: "availability" | "personal_record" | "event"; value: string }[]) =>
    settleRoute(decision(text, [["COACH", 0.9]]), { said: [], known }, THRESHOLD).route;
  const evenings = [{ type: "availability" as const, value: "evenings" }];
  const squat = [{ type: "personal_record" as const, value: "squat: 150 kg" }];

  expect(asked("when can I train", evenings)).toBe("PROFILE");
  expect(asked("when can I train", squat)).toBe("COACH");
  expect(asked("what's my squat pr", squat)).toBe("PROFILE");
  expect(asked("what's my bench pr", squat)).toBe("COACH");
  expect(asked("how should I train in the evening", evenings)).toBe("COACH");
});

test("a session wished for among facts and figures is a session, what was trained is none", () => {
  const route = (text: string, read: Route, confidence = 0.75) =>
    settled(decision(text, [[read, confidence]]), []).route;

  expect(route("night shift done at 7, 20 min stretch pls", "WORKOUT_LOG")).toBe("WORKOUT_GENERATE");
  expect(route("legs but be kind, ankle's tweaky, gym, 30 min", "COACH", 0.9)).toBe("WORKOUT_GENERATE");
  expect(route("did 30 min legs and core at the gym", "WORKOUT_LOG")).toBe("WORKOUT_LOG");
  expect(route("should i train legs for 30 min with bands?", "COACH")).toBe("COACH");
});

test.each([
  ["34, 61 kg, nurse, run a bit", ["age", "body_weight", "occupation"], "WORKOUT_LOG", "PROFILE"],
  ["Mitte 50, 108 kg auf 1,84, Knie macht Laufen kaum mit", ["age", "body_weight", "height"], "WORKOUT_LOG", "PROFILE"],
  ["bench 100 squat 140 bw 83 age 27", ["age", "body_weight", "personal_record"], "WORKOUT_LOG", "PROFILE"],
  // What is told of a day or with its sets is a log, and what is asked is answered.
  ["34, 61 kg, ran 5k today", ["age", "body_weight"], "WORKOUT_LOG", "WORKOUT_LOG"],
  ["34 yo, 82 kg: squat 5x5 100 kg", ["age", "body_weight"], "WORKOUT_LOG", "WORKOUT_LOG"],
  ["34m 80kg bench stuck at 90 for months", ["age", "body_weight"], "COACH", "COACH"],
] as const)("who says %j introduces themselves or not", (text, types, route, expected) => {
  const one = { ...decision(text, [[route, 0.85]]), rule: "log.exercise_and_load" };
  expect(settleRoute(one, { said: [text], types }, THRESHOLD).route).toBe(expected);
});

test.each([
  ["je fais des vidéos d'abdos 15 min", [], "SMALLTALK"],
  ["my physio gave me 15 min of band work a day", [], "SMALLTALK"],
  ["j'ai deux haltères de 10 et un tapis", ["equipment"], "PROFILE"],
  ["glutes never fire", [], "SMALLTALK"],
  ["cuanto peso para empezar, no quiero preguntar", [], "COACH"],
  // Parts and minutes, or a place, are a wish by themselves.
  ["legs, 40 min", [], "WORKOUT_GENERATE"],
  ["j'ai 20 min et deux haltères", ["equipment"], "WORKOUT_GENERATE"],
  ["hotel gym, 30 mins", [], "WORKOUT_GENERATE"],
  ["hips tight, 15 min", ["injury"], "WORKOUT_GENERATE"],
] as const)("a session is built for %j only where it is wished for", (text, types, expected) => {
  const one = { ...decision(text, [["WORKOUT_GENERATE", 0.85]], "classifier"), rule: "classifier.WORKOUT_GENERATE" };
  const said = types.length > 0 ? [text] : [];
  expect(settleRoute(one, { said, types }, THRESHOLD).route).toBe(expected);
});

test("a question that closes a statement is asked though it has no mark, and a sum is none about what is known", () => {
  const asked = decision(
    "I'm vegetarian and 82 kilos, how much protein",
    [
      ["NUTRITION", 0.55],
      ["PROFILE", 0.44],
    ],
    "classifier",
  );
  const told = decision(
    "I'm vegetarian and 82 kilos, protein matters a lot",
    [
      ["NUTRITION", 0.55],
      ["PROFILE", 0.44],
    ],
    "classifier",
  );
  const sum = decision("what's my bench max if I did 85 for 8", [
    ["COACH", 0.69],
    ["ANALYZE_PROGRESS", 0.3],
  ]);
  const recalled = decision("what's my bench max", [["COACH", 0.55]], "classifier");

  expect(settled(asked, ["vegetarian", "82 kilos"])).toMatchObject({ route: "NUTRITION" });
  expect(settled(told, ["I'm vegetarian", "82 kilos, protein matters a lot"])).toMatchObject({ route: "PROFILE" });
  expect(settled(sum, [])).toMatchObject({ route: "COACH" });
  expect(settled(recalled, [])).toMatchObject({ rule: "profile.asked" });
});
