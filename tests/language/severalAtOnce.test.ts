import { expect, test } from "vitest";
import { readCorrection } from "../../src/language/corrections/logCorrection.ts";
import { logActs } from "../../src/language/routing/logActs.ts";
import { routeMessage } from "../../src/language/routing/routeMessage.ts";

const routed = (text: string) =>
  routeMessage(text, {
    threshold: 0.55,
    question: null,
    recentRoute: null,
    hasRecentLog: false,
    hasRecentWorkout: false,
  }).items.map(({ route, text }) => `${route} ${text}`);

test.each([
  ["3x10 bench 60kg and what is 80% of 140?", ["WORKOUT_LOG 3x10 bench 60kg", "COACH "]],
  ["did 3x8 ohp 40 but my shoulder hurts, what can I do instead?", ["WORKOUT_LOG did 3x8 ohp 40", "COACH "]],
  ["deadlift 140 3x3, whats the weight for 70% of 180", ["WORKOUT_LOG deadlift 140 3x3", "COACH "]],
  ["deads 3x3 150, and remember i hate burpees", ["WORKOUT_LOG deads 3x3 150", "PROFILE "]],
  ["tell me how to brace and after that log 3x5 deadlift 140", ["COACH ", "WORKOUT_LOG log 3x5 deadlift 140"]],
  ["70kg bench for 3 sets of 8, is that good?", ["WORKOUT_LOG 70kg bench", "COACH is that good"]],
  ["did nothing yesterday but today 4x6 weighted pullups +10", ["WORKOUT_LOG today 4x6 weighted pullups +10"]],
])("sets beside a question are lost neither in it nor it in them: %s", (text, begins) => {
  const items = routed(text);
  expect(items).toHaveLength(begins.length);
  for (const [at, begin] of begins.entries()) expect(items[at]).toContain(begin);
});

test.each([
  "say someone squats 5x5 at 100kg, how long to reach 140",
  "my brother says he benched 3x10 at 60, what should i do?",
  "what is better, 3x10 bench at 60 or 5x5 at 80?",
  "70kg x 8 on bench equals what at 5 reps",
  "today 5x5 squats at 100 is the plan, how should i warm up?",
  "4x12 leg press at 120kg, too much volume?",
  "did I already log the 3x8 rows from yesterday?",
  "make me a push day with bench 3x8, incline 3x10 and pushdowns 3x12",
  "morgen steht an: kreuzheben 5x5 120kg, danach klimmzüge 4x6",
  "5 rounds for time: 400m run, 15 burpees, 20 squats. set that up for me",
  "AMRAP 20: 10 pull ups, 15 push ups, 20 squats, can you build that",
  "4x8 bench, 4x8 row, 3x12 curls, 50 min please",
])("sets that a question is about are no log: %s", (text) => {
  expect(routed(text).filter((item) => item.startsWith("WORKOUT_LOG"))).toEqual([]);
});

test.each([
  ["before you make me a session, log 5x5 squats 100kg", ["WORKOUT_LOG", "WORKOUT_GENERATE"]],
  ["make me a push session but first log my 3x10 bench at 60", ["WORKOUT_LOG", "WORKOUT_GENERATE"]],
  ["make me a push session but log 3x10 bench 60 first", ["WORKOUT_LOG", "WORKOUT_GENERATE"]],
  ["give me a leg workout. before that, log 5x5 squats 100kg", ["WORKOUT_LOG", "WORKOUT_GENERATE"]],
  ["before we start, 3x10 bench 60kg from yesterday. now build me a pull session", ["WORKOUT_LOG", "WORKOUT_GENERATE"]],
  ["first give me a 30 min pull session, then log bench 3x8 70", ["WORKOUT_GENERATE", "WORKOUT_LOG"]],
])("words that turn the order round are kept to: %s", (text, routes) => {
  expect(routed(text).map((item) => item.split(" ")[0])).toEqual(routes);
});

test.each([
  ["delete all but the squat", { choice: { of: "but", except: { of: "name", phrase: "squat" } } }],
  ["delete all three", { scope: "all" }],
  ["wipe today", { scope: "everything", when: "today" }],
  ["lösch alles von heute", { scope: "everything", when: "heute" }],
])("what goes is all that is meant, and no more: %s", (text, said) => {
  expect(readCorrection(text)).toMatchObject({ kind: "delete", ...said });
});

test.each([
  ["the squat was 105. also did lat pulldown 3x10 50", ["the squat was 105.", "did lat pulldown 3x10 50"]],
  ["leg press 3x12 160, oh and change squat to 110", ["leg press 3x12 160", "change squat to 110"]],
  ["squat was 105 and bench was 72.5", ["squat was 105", "bench was 72.5"]],
  ["delete the run and the bench", ["delete the run", "delete the bench"]],
  ["delete the squat and log 3x8 rdl 80 instead", ["delete the squat", "log 3x8 rdl 80 instead"]],
  ["nein es waren 105. dann noch beinpresse 3x12 160", ["nein es waren 105.", "noch beinpresse 3x12 160"]],
  ["e foram 5 séries, não 4", ["e foram 5 séries, não 4"]],
  ["delete the plank from this morning, i logged it twice", ["delete the plank from this morning, i logged it twice"]],
  ["delete the clean and jerk", ["delete the clean and jerk"]],
  ["actually squat 5x5 105, bench 3x8 75", ["actually squat 5x5 105, bench 3x8 75"]],
  ["squat was 105 and the row 72.5", ["squat was 105", "the row was 72.5"]],
  ["scrap that, log incline 3x8 at 70 instead", ["scrap that, log incline 3x8 at 70 instead"]],
])("what a message does to the log is taken apart: %s", (text, acts) => {
  expect(logActs(text, true)).toEqual(acts);
});
