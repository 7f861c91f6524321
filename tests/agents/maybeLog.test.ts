import { expect, test } from "vitest";
import { withMaybeLog } from "../../src/agents/router/maybeLog.ts";
import { readCatalog } from "../../src/catalog/readCatalog.ts";
import type { Route, RouteDecision } from "../../src/protocol/turn.ts";

const catalog = readCatalog();
const taken = (text: string, route: Route, signals: string[] = []): RouteDecision => ({
  ...{ route, confidence: 0.9, by: "rule", rule: "a.rule", signals, text },
  alternatives: [{ route: "SMALLTALK", confidence: 0.05 }],
});
const settled = (text: string, route: Route = "WORKOUT_GENERATE") => withMaybeLog(taken(text, route), catalog, 0.6);

test.each<[string, Route]>([
  ["stamattina mezz'ora di cyclette", "WORKOUT_GENERATE"],
  ["half an hour on the stepper watching the match", "WEB_SEARCH"],
  ["bike to the office, 40 min", "WORKOUT_GENERATE"],
  ["another swim today, 30 min", "EVENT"],
  ["boxing training 75 mins", "WORKOUT_GENERATE"],
  ["nordic curls 3x5, my brother held my ankles", "COACH"],
  ["développé couché 3x10, aucune idée du poids", "COACH"],
  ["elliptique 30 min niveau 6, 280 kcal affichées", "NUTRITION"],
  ["half marathon on sunday 1:48:20, so happy", "PROFILE"],
  ["bench 60 kg 3x8 and dips 3x10, tired", "SMALLTALK"],
])("%s, taken for %s, is asked about and the log offered first", (text, route) => {
  const decision = settled(text, route);
  expect(decision).toMatchObject({ route: "WORKOUT_LOG", rule: "log.maybe", text });
  const [rival] = decision.alternatives;
  expect(rival?.route).toBe(route);
  expect(decision.confidence - (rival?.confidence ?? 0)).toBeLessThan(0.05);
});

test.each<[string, Route]>([
  // No exercise is trained so: minutes of a lift are minutes of a session.
  ["leg press and squats, 45 min", "WORKOUT_GENERATE"],
  ["smith machine and cables, half an hour", "WORKOUT_GENERATE"],
  ["core 15 min no planks", "WORKOUT_GENERATE"],
  // How a session is to be.
  ["20 min intervals on the bike", "WORKOUT_GENERATE"],
  ["10 min cool down on the bike", "WORKOUT_GENERATE"],
  ["30 min conditioning with kettlebell swings", "WORKOUT_GENERATE"],
  // The words ask for something.
  ["yoga session 30 min please", "WORKOUT_GENERATE"],
  ["build me a session with 4x8 bench and 3x12 rows", "WORKOUT_GENERATE"],
  ["remind me to do 30 min yoga at 7", "TASK"],
  ["is 30 min on the bike enough?", "COACH"],
  ["add 3x12 leg curls @ 30kg to day two", "EDIT_PLAN"],
  // Nobody did it, or somebody else.
  ["gonna do 3x10 pull ups tonight", "COACH"],
  ["tomorrow: bench 5x5 @ 80", "COACH"],
  ["my brother benched 3x5 at 100", "COACH"],
  ["skipped squats, was meant to be 5x3 at 120", "COACH"],
  ["please don't log it, bench 3x8 70", "COACH"],
  ["my home gym: bench, bar, 100kg of plates, 2x10kg dbs", "PROFILE"],
  // Dangers come first.
  ["nordic curls 3x5, hate my life", "SAFETY"],
])("%s stays as it was read, as %s", (text, route) => {
  expect(settled(text, route)).toEqual(taken(text, route));
});

test("a list and a deed that were judged, and what is asked about already, stay as they are", () => {
  const list = taken("Squat 3x8\nBench 3x8", "COACH", ["pasted_list"]);
  expect(withMaybeLog(list, catalog, 0.6)).toEqual(list);
  const ofAnother = { ...taken("my sister, 34, deadlifted 120 for 3 today", "COACH"), rule: "coach.somebody_else" };
  expect(withMaybeLog(ofAnother, catalog, 0.6)).toEqual(ofAnother);
  const unsure = { ...taken("bike to the office, 40 min", "EVENT"), confidence: 0.5 };
  expect(withMaybeLog(unsure, catalog, 0.6)).toEqual(unsure);
});
