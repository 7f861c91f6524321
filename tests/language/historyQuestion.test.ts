import { expect, test } from "vitest";
import {
  type Counted,
  type HistoryQuestion,
  type Period,
  readHistoryQuestion,
} from "../../src/language/coaching/historyQuestion.ts";

/** A Saturday. */
const CONTEXT = { sentAt: "2026-11-21T12:00:00+01:00", timezone: "Europe/Paris", unit: "kg" } as const;
const WEEK = { from: "2026-11-16", to: "2026-11-21", says: "this week" };
const TODAY = { from: "2026-11-21", to: "2026-11-21" };
const NOVEMBER = { from: "2026-11-01", to: "2026-11-21", says: "in November 2026" };
const OCTOBER = { from: "2026-10-01", to: "2026-10-31", says: "in October 2026" };
const EIGHT_WEEKS = { from: "2026-09-27", to: "2026-11-21", says: "in the last 8 weeks" };
const YEAR = { from: "2026-01-01", to: "2026-11-21", says: "this year" };
const count = (of: Counted, period: Period | null): HistoryQuestion => ({
  kind: "count",
  of,
  period,
  ofThat: period === null,
});

test.each<[string, HistoryQuestion]>([
  ["what did i bench last time", { kind: "last", period: null }],
  ["when did i last deadlift?", { kind: "last", period: null }],
  ["c'était combien au développé couché la dernière fois ?", { kind: "last", period: null }],
  ["show me what i benched on thursday", { kind: "last", period: { from: "2026-11-19", to: "2026-11-19" } }],
  ["so what do i have logged for today now?", { kind: "last", period: TODAY }],
  ["whats the heaviest ive benched so far?", { kind: "heaviest", period: null }],
  ["how many sets have i done this week?", count("sets", WEEK)],
  ["quantas séries de supino eu fiz hoje?", count("sets", TODAY)],
  ["how many different exercises did i log today?", count("exercises", TODAY)],
  ["wie oft hab ich diese Woche trainiert?", count("days", WEEK)],
  ["how many reps is that altogether", count("reps", null)],
  ["how many is that?", count("reps", null)],
  [
    "how many sets of back since july",
    count("sets", { from: "2026-07-01", to: "2026-11-21", says: "since July 2026" }),
  ],
  ["how many pull ups this week", count("reps", WEEK)],
  ["how many runs did i do in october", count("days", OCTOBER)],
  ["wie oft war ich im november im gym", count("days", NOVEMBER)],
  ["show my squat for the last 8 weeks", { kind: "list", period: EIGHT_WEEKS }],
  ["montre mes squats des 8 dernières semaines", { kind: "list", period: EIGHT_WEEKS }],
  ["compare my october and november tonnage", { kind: "spans", spans: [OCTOBER, NOVEMBER] }],
  ["which day did i bench 75", { kind: "with_load", load: 75 }],
  ["how far am i from a 200 squat", { kind: "goal" }],
  ["whats my 5k time", { kind: "fastest", metres: 5_000, period: null }],
  ["my best ever set of ten on incline", { kind: "heaviest", period: null, reps: 10 }],
  ["how far have i run in total this week", count("distance", WEEK)],
  ["wie viele km bin ich diese woche gelaufen?", count("distance", WEEK)],
  ["c'était combien mon dernier squat ?", { kind: "last", period: null }],
  ["anything logged yet?", { kind: "stored", period: null, target: null, asksWhether: false }],
  ["quante trazioni ho fatto oggi?", count("reps", TODAY)],
  ["am I getting stronger on bench?", { kind: "course" }],
  ["morning! what did i squat before today?", { kind: "last", period: null, before: "today" }],
  ["and what did I squat the time before that", { kind: "last", period: null, before: "newest" }],
  ["mit wieviel kilo hab ich den latzug gemacht?", { kind: "last", period: null }],
  ["read todays session back to me", { kind: "list", period: TODAY }],
  ["show me my runs this week", { kind: "list", period: WEEK }],
  ["montre-moi mes séances de la semaine", { kind: "list", period: WEEK }],
  ["best set of 10 on incline", { kind: "heaviest", period: null, reps: 10 }],
  ["which day was the 77.5", { kind: "with_load", load: 77.5 }],
  ["when was the last time I lifted 100 on bench", { kind: "with_load", load: 100 }],
  ["did i ever squat 140 for 5", { kind: "with_load", load: 140, reps: 5 }],
  ["when did I last deadlift more than 150?", { kind: "with_load", load: 150, isMore: true }],
  ["hab ich schon mal 100 gedrückt?", { kind: "with_load", load: 100 }],
  ["is that a pr?", { kind: "record" }],
  ["war das ein neuer Rekord?", { kind: "record" }],
  ["whats the total for today", { kind: "total", period: TODAY, ofThat: false }],
  ["whats my total volume for that", { kind: "total", period: null, ofThat: true }],
  ["how far have I run in November?", count("distance", NOVEMBER)],
  ["how many push-ups have I done this year?", count("reps", YEAR)],
  ["what did i bench in october", { kind: "last", period: OCTOBER }],
  ["how much volume did I do on squats in november", { kind: "total", period: NOVEMBER, ofThat: false }],
  ["how many km did I run in total?", { kind: "count", of: "distance", period: null, ofThat: false }],
  ["was I stronger on bench this week than last week?", { kind: "weeks" }],
  [
    "have I ever deadlifted?",
    { kind: "stored", period: null, target: "deadlifted", asksWhether: true, isOfAnyTime: true },
  ],
  ["log looks right?", { kind: "stored", period: null, target: null, asksWhether: false }],
  ["do you remember my bench from last week", { kind: "last", period: { from: "2026-11-09", to: "2026-11-15" } }],
  ["did I run this week?", { kind: "list", period: WEEK }],
  ["bin ich diese woche gelaufen?", { kind: "list", period: WEEK }],
  ["have i trained chest lately", { kind: "list", period: null }],
  ["my training history", { kind: "list", period: null }],
  ["how long since i last trained legs", { kind: "newest", period: null }],
  ["quanto ho sollevato di panca l'ultima volta", { kind: "last", period: null }],
  ["wie hat sich mein Bankdrücken entwickelt", { kind: "course" }],
  ["how much more do i bench than a week ago", { kind: "change", period: null }],
  ...[
    "how far am i from my goal",
    "how close am I to 100 on bench",
    "how much till 100 kg on bench",
    "wie weit bin ich von meinem Ziel entfernt",
    "combien il me manque pour mon objectif",
    "cuánto me falta para mi objetivo",
    "quanto mi manca per il mio obiettivo",
    "quanto falta pra minha meta",
  ].map((text): [string, HistoryQuestion] => [text, { kind: "goal" }]),
  ["how many days in a row have i trained?", { kind: "streak" }],
  ["wie viele Tage am Stück habe ich trainiert", { kind: "streak" }],
  ["how many days since i last deadlifted", { kind: "last", period: null }],
  ["how often do I work out?", count("days", { from: "2026-10-25", to: "2026-11-21", says: "in the last four weeks" })],
  ["how many kilos did i move this week", { kind: "total", period: WEEK, ofThat: false }],
  ["what's my strongest lift so far", { kind: "bests", period: null }],
  ["is that correct?", { kind: "last", period: null, ofThat: true }],
  ["how much is that up since last tuesday?", { kind: "change", period: { from: "2026-11-17", to: "2026-11-17" } }],
])("%j asks the log", (text, expected) => {
  expect(readHistoryQuestion(text, CONTEXT)).toEqual(expected);
});

test.each([
  "how many sets should i do this week?",
  "how often should i bench a week",
  "how do i bench?",
  "how far should i run this week?",
  "show me a squat workout",
  "show me my plan for next week",
  "how much more should i lift next time?",
  "how long until my goal",
  "how do i get to 100 kg bench",
  "how close is the gym",
])("%j asks for what the log does not tell as it stands", (text) => {
  expect(readHistoryQuestion(text, CONTEXT)).toBeNull();
});
