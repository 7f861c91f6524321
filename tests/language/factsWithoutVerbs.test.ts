import { expect, test } from "vitest";
import { readFactQuestion } from "../../src/language/person/facts/readFactQuestion.ts";
import { readFacts } from "../../src/language/person/facts/readFacts.ts";
import { readOwnQuestion } from "../../src/language/person/facts/readOwnQuestion.ts";

const told = (text: string) => readFacts(text, { day: "2026-11-21" }).map(({ type, value }) => `${type}: ${value}`);

test.each([
  ["300 lb bench before i turn 40, thats the dream", ["goal: 300 lb bench before i turn 40"]],
  ["10 pull ups by summer, that is the aim", ["goal: 10 pull ups by summer"]],
  ["120 kg kniebeuge, das ist mein ziel", ["goal: 120 kg kniebeuge"]],
  ["un marathon en 4h, c'est le but", ["goal: un marathon en 4h"]],
  ["usually 3x a week for 40 mins", ["availability: 3x a week", "availability: 40 mins"]],
  ["early mornings with no music, thats my thing", ["availability: early mornings"]],
  ["beginner and a bit of scoliosis", ["experience_level: beginner", "health_condition: scoliosis"]],
  ["i train since 2019", ["experience_level: training since 2019"]],
  ["je m'entraîne depuis 2019", ["experience_level: training since 2019"]],
])("%j tells %j", (text, facts) => {
  expect(told(text).sort()).toEqual(facts);
});

test.each([
  "300 lb bench for my brother, thats his dream",
  "if i could bench 300, thats the dream",
  "is a 300 lb bench the goal?",
  "nice and easy, thats the goal today",
  "beginner and intermediate programs please",
  "he does 3x a week for 40 mins",
  "3x a week for 40 mins would be too much",
  "early mornings are hell, thats me",
  // Figures of outings.
  "refait le même parcours, environ 5km, 40m de déniv, 26'10\" contre 25'40\"",
  "10 km a 5'05\" di media, FC 151",
  "60' at 18spm 2:05/500m, 14,420m",
  "1.500m estilo libre en 41:03",
  "8.67 mi, 1:22:10, 9:29/mi, avg HR 148, 62F",
  "Row 2k 8:02 avg 2:00.5 s/m 26",
  "Wed - 4 miles @ 8:55 average pace",
  "Tuesday AM – Quality: 9 miles (7:45 pace) + PM – Easy: 4 miles (9:05 pace)",
])("%j tells nothing of its writer", (text) => {
  expect(told(text)).toEqual([]);
});

test.each([
  ["34f, ran 5k in 31:20", ["age: 34"]],
  ["46 yo, 10 km in 52:10", ["age: 46"]],
  ["5'10, run 5k in 25 min", ["height: 5 ft 10 in (178 cm)"]],
  ["1,80 m, 10 km in 50 min", ["height: 180 cm"]],
  ["mondays and wednesdays free, can run 5 km", ["availability: mondays and wednesdays"]],
])("%j tells %j beside its outing", (text, facts) => {
  expect(told(text)).toEqual(facts);
});

test.each([
  "wie lange trainier ich schon?",
  "depuis quand je m'entraîne ?",
  "¿desde cuándo entreno?",
  "da quanto tempo mi alleno?",
  "há quanto tempo eu treino?",
])("%j asks how long one has trained", (text) => {
  expect(readOwnQuestion(text)?.types).toContain("experience_level");
});

test.each(["wie lange soll ich trainieren", "wie lange trainiere ich pro woche"])("%j does not", (text) => {
  expect(readFactQuestion(text)?.types ?? []).not.toContain("experience_level");
});

test.each([
  ["nurse 34, night shifts, 61kg", ["age: 34", "body_weight: 61 kg", "occupation: nurse"]],
  ["type 1, 31, omnipod, lift 4x a week", ["age: 31", "availability: 4x a week", "health_condition: type 1 diabetes"]],
  ["Mitte 50, 108 kg auf 1,84", ["age: mid 50s", "body_weight: 108 kg", "height: 184 cm"]],
  ["trentaine, 1m80 75 kg", ["age: 30s", "body_weight: 75 kg", "height: 180 cm"]],
  ["Federica 41 anni 55 kg x 1.63", ["age: 41", "body_weight: 55 kg", "height: 163 cm", "name: Federica"]],
  ["tenho 28 anos 1,75 82kg corro 3x", ["age: 28", "availability: 3x", "body_weight: 82 kg", "height: 175 cm"]],
  ["AFib, 58, on blood thinners", ["age: 58", "health_condition: AFib", "medication: blood thinners"]],
  ["train in the shed M W F, 64", ["age: 64", "availability: M W F"]],
  ["22, she/her, recovering from an ED, want to get strong", ["age: 22", "goal: get strong"]],
  // Lifts beside who one is are bests; alone, with repetitions or as a goal they are none.
  [
    "bench 100 squat 140 deadlift 180 bw 83 age 27",
    [
      "age: 27",
      "body_weight: 83",
      "personal_record: bench press: 100",
      "personal_record: deadlift: 180",
      "personal_record: squat: 140",
    ],
  ],
  ["30 yo, 82 kg, 90kg bench", ["age: 30", "body_weight: 82 kg", "personal_record: bench press: 90 kg"]],
  ["bench 100 squat 140 deadlift 180", []],
  ["40m, 90 kg, want to bench 120", ["age: 40", "body_weight: 90 kg", "goal: bench 120"]],
  // Bare figures that are no age.
  ["60, 70, 80 on bench, knee was sore", ["injury: knee (moderate)"]],
  ["2 kids, 8 and 11, desk job", ["occupation: desk job"]],
] as const)("who introduces themselves says %j: %j", (text, facts) => {
  expect(told(text).toSorted()).toEqual([...facts]);
});

test.each([
  // Each piece by its shape: parts that complain, days, goals, how long, what there is.
  [
    "36f Surrey, inner calf sore, club wed fri, want a sub 2 half",
    ["age: 36", "availability: wed fri", "goal: sub 2 half", "injury: inner calf sore", "location: Surrey"],
  ],
  [
    "soy Ana, 41 años, rodilla quejandose, por las tardes, odio los gimnasios",
    [
      "age: 41",
      "availability: por las tardes",
      "injury: knee (moderate)",
      "name: Ana",
      "preference_dislike: gimnasios",
    ],
  ],
  ["used to be 120kg, 95 now, aiming for 85, nurse", ["body_weight: 95 kg", "goal: 85", "occupation: nurse"]],
  [
    "5'8 female 195, swim tuesdays",
    ["availability: tuesdays", "body_weight: 195 lb", "height: 5 ft 8 in (173 cm)", "note: sport: swim tuesdays"],
  ],
  ["my mum is 62 and just started lifting, im 30", ["age: 30"]],
  ["i'm 9 and a half stone", ["body_weight: 9 st 7 lb"]],
  // A day's outing or sets are no introduction.
  ["ran 10k wed, calf sore, 51:20, felt ok", []],
  ["DL 275lb, was 30lb heavier, 45", []],
  ["row 2k 8:02, s/m 26, felt strong", []],
  ["Bournemouth, 5k, sunny", []],
] as const)("pieces of an introduction say %j: %j", (text, facts) => {
  expect(told(text).toSorted()).toEqual([...facts]);
});
