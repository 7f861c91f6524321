import fc from "fast-check";
import { expect, test } from "vitest";
import { routeMessage } from "../../src/language/routing/routeMessage.ts";
import { segment } from "../../src/language/routing/segments.ts";

const ONE = [
  "what's an RDL and how do I do it",
  "3x10 bench at 80, 3x12 rows at 60 and 2x20 curls at 10",
  "did legs yesterday: squats 5x5 100, rdl 3x8 80, leg curls 3x12",
  "30 min full body, my knees are bad",
  "My knees are bad. Build me a leg session.",
  "I only have dumbbells and 30 minutes, upper body please",
  "hey, 3x10 curls at 15kg",
  "thanks! now build me a 30 min push session",
  "give me a push workout and a pull workout",
  "I never lifted before, my shoulder aches and I sit all day. What should I start with?",
  'my coach said "squat 3x5 and then add 5 kg", is that sensible',
  "how do I squat and deadlift safely",
  "Squats 3x5 at 225, last rep was a grinder, knees a bit achy",
  "I slept badly, what should I train today? 30 min, no barbell",
  "build me a workout with squats, lunges and rows. No burpees. Make it 40 minutes.",
  "bench press",
  "is it better to do 3x10 or 5x5 and why",
  "I weigh 80kg and I'm 34",
  "hotel gym, 45 minutes, full body",
];
const SEVERAL: [text: string, parts: string[]][] = [
  [
    "log 3x8 squats at 100kg and give me a 20 min core session",
    ["log 3x8 squats at 100kg", "give me a 20 min core session"],
  ],
  ["did 5x5 bench at 90, how do I fix my bar path?", ["did 5x5 bench at 90", "how do I fix my bar path?"]],
  ["explain the hip hinge and then build me a leg workout", ["explain the hip hinge", "build me a leg workout"]],
  ["log 4x10 pushups. also remind me to stretch tonight", ["log 4x10 pushups.", "remind me to stretch tonight"]],
  [
    "log 3x10 bench at 80. my knees are bad. give me a leg session",
    ["log 3x10 bench at 80.", "my knees are bad. give me a leg session"],
  ],
  ["leg curl 45 x 12 remind me to stretch tonight", ["leg curl 45 x 12", "remind me to stretch tonight"]],
  [
    "I've got a bad knee, save that to my profile. Then give me a leg session",
    ["I've got a bad knee, save that to my profile.", "give me a leg session"],
  ],
  ["switch to lbs and log bench 3x5 at 185", ["switch to lbs", "log bench 3x5 at 185"]],
  ["build me a 12 week plan and remind me every monday", ["build me a 12 week plan", "remind me every monday"]],
  [
    "what's my squat pr and make me a squat workout for today",
    ["what's my squat pr", "make me a squat workout for today"],
  ],
];

test("what makes one request stays whole", () => {
  expect(ONE.map((text) => segment(text).length)).toEqual(ONE.map(() => 1));
});

test("several requests come apart, in order, with their constraints", () => {
  expect(SEVERAL.map(([text]) => [text, segment(text)])).toEqual(SEVERAL);
});

test("what has no standing of its own joins its neighbour, and an order to remember keeps its own", () => {
  const said: [text: string, routes: string[]][] = [
    ["remind me to stretch and log my workout", ["TASK"]],
    ["thanks! now build me a 30 min push session", ["WORKOUT_GENERATE"]],
    ["My knees are bad. Build me a leg session.", ["WORKOUT_GENERATE"]],
    ["My knees are bad, remember that. Build me a leg session.", ["PROFILE", "WORKOUT_GENERATE"]],
    ["I weigh 91 kilos now. Also make me a 40 min pull workout please", ["PROFILE", "WORKOUT_GENERATE"]],
    ["i'm 46 now, and can you make me a 20 min mobility session", ["PROFILE", "WORKOUT_GENERATE"]],
    ["Push day\nBench 80 3x5\nDips 3x10", ["WORKOUT_LOG"]],
    ["did 5x5 bench at 90, how do I fix my bar path?", ["WORKOUT_LOG", "COACH"]],
  ];
  const context = {
    threshold: 0.6,
    question: null,
    recentRoute: null,
    hasRecentLog: false,
    hasRecentWorkout: false,
  };
  const routed = said.map(([text]) => [text, routeMessage(text, context).items.map(({ route }) => route)]);
  expect(routed).toEqual(said);
});

test("the parts are pieces of the text, in order, and no text throws", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary", maxLength: 300 }), (text) => {
      let at = 0;
      for (const part of segment(text)) {
        const found = text.indexOf(part, at);
        if (found < 0) return false;
        at = found + part.length;
      }
      return (segment(text).length === 0) === (text.trim() === "");
    }),
    { numRuns: 40 },
  );
});
