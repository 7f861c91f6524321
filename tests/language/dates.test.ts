import fc from "fast-check";
import { expect, test } from "vitest";
import { readDates } from "../../src/language/dates/dates.ts";

/** A Saturday, noon in Paris. */
const PARIS = { sentAt: "2026-11-21T12:00:00+01:00", timezone: "Europe/Paris", unit: "kg" as const };
const NEW_YORK = { sentAt: "2026-11-21T12:00:00-05:00", timezone: "America/New_York", unit: "lb" as const };

const DAYS: [string, string | null][] = [
  ["mon bench 5x5 100kg", "2026-11-16"],
  ["Mon: développé couché 5x5", "2026-11-16"],
  ["mon développé couché 3x10 80kg", null],
  ["mon squat : 5x5 à 100 kg, fatigué", null],
  ["bench 3x10 today", "2026-11-21"],
  ["squat 1x5 120, 120 x 3 fail on 4th", null],
  ["curls 10 10 8, stopped on the 9th", null],
  ["rows 8 8 6, grip broke down on the 7th", null],
  ["squats 5x5 100 on the 9th", "2026-11-09"],
  ["the 14th: ran 8k", "2026-11-14"],
  ["died on the 8th km", null],
  ["le 12 j'ai couru 5 km", "2026-11-12"],
  ["j'ai fait 5x5 le 30", "2026-10-30"],
  ["j'ai pris le 12, 3x10 curl", null],
  ["am 12. bin ich 5 km gelaufen", "2026-11-12"],
  ["am 3. Tag Kniebeugen 5x5", null],
  ["el 12 corrí 5 km", "2026-11-12"],
  ["el 12 x 10", null],
  ["il 12 ho corso 5 km", "2026-11-12"],
  ["no dia 12 corri 5 km", "2026-11-12"],
  ["Dia 2: supino 3x10", null],
  ["fri 20: bench 3x8 80kg", "2026-11-20"],
  ["mi 18\nKniebeugen 5x5", "2026-11-18"],
  ["Mar 3 2026: squat 3x5", "2026-03-03"],
  ["**Sat 31**\nrun 10 km", "2026-10-31"],
  ["Treino A - sexta\nSupino 3x10", "2026-11-20"],
  ["climb diary thu 19\n5 pull ups", "2026-11-19"],
  ["run\n18 mi", null],
  ["this morning bench 3x10", "2026-11-21"],
  ["earlier today I ran 5k", "2026-11-21"],
  ["just now: squat 5x5", null],
  ["bench 3x10 at 80 yesterday", "2026-11-20"],
  ["yesterday's bench: 3x10", "2026-11-20"],
  ["bench yday 3x10", "2026-11-20"],
  ["yesteday bench 3x10", "2026-11-20"],
  ["last night 5x5 squat", "2026-11-20"],
  ["yesterday evening 5x5 squat", "2026-11-20"],
  ["the day before yesterday 3x8 rows", "2026-11-19"],
  ["two days ago I did 5x5", "2026-11-19"],
  ["the day before my meet 5x5", null],
  ["3 days ago: 5x5 squats", "2026-11-18"],
  ["back wed evening 5x5 rows", "2026-11-18"],
  ["bench was fine. thu: rows 3x5", "2026-11-19"],
  ["on new year's eve 100 burpees", "2025-12-31"],
  ["100 burpees by christmas", null],
  ["a couple of days ago 5x5 squats", "2026-11-19"],
  ["a week ago I squatted 100x5", "2026-11-14"],
  ["2 weeks ago 100x5", "2026-11-07"],
  ["a week ago today 100x5", "2026-11-14"],
  ["bench on Monday 3x10", "2026-11-16"],
  ["Monday: bench 3x10", "2026-11-16"],
  ["mon bench 3x10", "2026-11-16"],
  ["last Tuesday 3x10", "2026-11-17"],
  ["last tuesday night I ran 5k", "2026-11-17"],
  ["this past friday 5x5", "2026-11-20"],
  ["did 5x5 on saturday", "2026-11-14"],
  ["Sat's session: 5x5", "2026-11-21"],
  ["on Wed 3x8 ohp", "2026-11-18"],
  ["Thur - good run 5k", "2026-11-19"],
  ["21/11 bench 3x10", "2026-11-21"],
  ["pulldowns 55kg 4x8 17/11", "2026-11-17"],
  ["bench 3x10 on 12/3", "2026-03-12"],
  ["5x5 on 12/11", "2026-11-12"],
  ["10/3 sq 265x3x5, dl 315x5", "2026-10-03"],
  ["10/4 - run 5k 24:10", "2026-10-04"],
  ["5/3 squat 100 5x5", null],
  ["10/8 curls 12kg", null],
  ["8/6 pull ups, 3x10 rows", null],
  ["19.11. Bankdrücken 3x8", "2026-11-19"],
  ["19.11.2026 Bankdrücken 3x8", "2026-11-19"],
  ["3.09.2015\n* Deadlift: 110kg 5", "2015-09-03"],
  ["2026-11-18 squat 5x5", "2026-11-18"],
  ["squat 5x5 2026-11-18", "2026-11-18"],
  ["2026/11/18: squat 5x5", "2026-11-18"],
  ["2025.03.31 bench 205x10x4", "2025-03-31"],
  ["Nov 19 bench 3x10", "2026-11-19"],
  ["November 19th bench 3x10", "2026-11-19"],
  ["19 Nov bench 3x10", "2026-11-19"],
  ["bench on the 19th 3x10", "2026-11-19"],
  ["bench on 19th November 3x10", "2026-11-19"],
  ["12 March squat 5x5", "2026-03-12"],
  ["Dec 24 squat 5x5", "2025-12-24"],
  ["March 12, 2025 squat 5x5", "2025-03-12"],
  ["gestern 3x8 Bankdrücken", "2026-11-20"],
  ["vorgestern 3x8 Kniebeugen", "2026-11-19"],
  ["heute früh 5 km gelaufen", "2026-11-21"],
  ["am Montag 3x8 Kniebeugen", "2026-11-16"],
  ["letzten Dienstag 3x8", "2026-11-17"],
  ["vor zwei Tagen 3x8", "2026-11-19"],
  ["hier développé couché 3x8", "2026-11-20"],
  ["avant-hier squat 5x5", "2026-11-19"],
  ["lundi squat 5x5", "2026-11-16"],
  ["lundi dernier squat 5x5", "2026-11-16"],
  ["il y a 3 jours squat 5x5", "2026-11-18"],
  ["ayer sentadillas 5x5", "2026-11-20"],
  ["anteayer sentadillas 5x5", "2026-11-19"],
  ["el lunes press banca 3x10", "2026-11-16"],
  ["hace dos días press banca 3x10", "2026-11-19"],
  ["ieri panca 3x8", "2026-11-20"],
  ["l'altro ieri panca 3x8", "2026-11-19"],
  ["lunedì panca 3x8", "2026-11-16"],
  ["due giorni fa panca 3x8", "2026-11-19"],
  ["ontem supino 3x8", "2026-11-20"],
  ["anteontem supino 3x8", "2026-11-19"],
  ["na segunda-feira supino 3x8", "2026-11-16"],
  ["bench 3x10 at 80kg", null],
  ["curls 12/10/8 at 60/65/70", null],
  ["5x5 squat 100 kg", null],
  ["felt like a 7/10", null],
  ["pain 3/10 in the left knee", null],
  ["sat down after 5x5", null],
  ["may try 100kg", null],
  ["march on the spot 3x60s", null],
  ["bench 100.5 3x10", null],
  ["ran 5k in 25:30", null],
  ["last set 8 reps", null],
  ["second set was hard", null],
  ["last week I benched 100x5", null],
];

test.each(DAYS)("%j was on %s", (text, date) => {
  expect(readDates(text, PARIS)[0]?.date ?? null).toBe(date);
});

const MOMENTS: [string, string][] = [
  ["bench 3x10 at 7am", "2026-11-21T07:00:00+01:00"],
  ["yesterday at 6:30 pm squat 5x5", "2026-11-20T18:30:00+01:00"],
  ["ran 5k this morning at 7", "2026-11-21T07:00:00+01:00"],
  ["on Monday at 18:30 bench 3x10", "2026-11-16T18:30:00+01:00"],
  ["gestern um 18 Uhr Bankdrücken 3x8", "2026-11-20T18:00:00+01:00"],
  ["hier à 18h30 squat 5x5", "2026-11-20T18:30:00+01:00"],
  ["squat 5x5 yesterday noon", "2026-11-20T12:00:00+01:00"],
  ["on 12 July at 9am ran 5k", "2026-07-12T09:00:00+02:00"],
];

test.each(MOMENTS)("%j was at %s", (text, performedAt) => {
  expect(readDates(text, PARIS)[0]?.performedAt).toBe(performedAt);
});

test("numeric days are month first for people who train in pounds", () => {
  expect(readDates("bench 3x10 on 11/12", NEW_YORK)[0]?.date).toBe("2026-11-12");
  expect(readDates("bench 3x10 on 3/12", NEW_YORK)[0]?.date).toBe("2026-03-12");
});

test("the day is the day in the person's zone", () => {
  const late = { sentAt: "2026-11-21T23:30:00Z", timezone: "Asia/Tokyo", unit: "kg" as const };

  expect(readDates("bench 3x10 today", late)[0]?.date).toBe("2026-11-22");
  expect(readDates("bench 3x10 yesterday", late)[0]?.date).toBe("2026-11-21");
});

test("what is still to come can be asked for", () => {
  expect(readDates("bench on Monday", { ...PARIS, bias: "future" })[0]?.date).toBe("2026-11-23");
  expect(readDates("bench tomorrow", PARIS)[0]?.date).toBe("2026-11-22");
  expect(readDates("next Monday 5x5", PARIS)[0]?.date).toBe("2026-11-23");
  expect(readDates("race on Dec 24", { ...PARIS, bias: "future" })[0]?.date).toBe("2026-12-24");
});

test("the words of a date are where it says", () => {
  const text = "bench 3x10 on Monday at 80kg";
  const [found] = readDates(text, PARIS);

  expect(text.slice(found?.start, found?.end)).toBe("on Monday");
});

test("several days in one message are all found, in order", () => {
  const found = readDates("Monday: bench 3x5 100kg. Wednesday: squat 5x5 120kg", PARIS);

  expect(found.map(({ date }) => date)).toEqual(["2026-11-16", "2026-11-18"]);
});

test("a week without a day is said to be vague", () => {
  expect(readDates("last week I benched 100x5", PARIS)).toEqual([
    { start: 0, end: 9, date: null, performedAt: null, vague: true },
  ]);
});

test.each([
  ["5/3 squat 100 5x5", true],
  ["9/2: bench 80 3x8", true],
  ["8/6 pull ups, 3x10 rows", false],
])("a pair before sets that is near in neither order says no one day: %s", (text, vague) => {
  expect(readDates(text, PARIS).some((found) => found.vague)).toBe(vague);
});

const PAST_DAY = fc.integer({ min: 0, max: 330 });

test("every ISO day of the past is read back", () => {
  fc.assert(
    fc.property(PAST_DAY, (back) => {
      const date = new Date(Date.UTC(2026, 10, 21 - back)).toISOString().slice(0, 10);
      expect(readDates(`squat 5x5 ${date}`, PARIS)[0]?.date).toBe(date);
    }),
  );
});

test("days ago are counted back in days", () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 60 }), (back) => {
      const date = new Date(Date.UTC(2026, 10, 21 - back)).toISOString().slice(0, 10);
      expect(readDates(`squat 5x5 ${back} days ago`, PARIS)[0]?.date).toBe(date);
    }),
  );
});

test("no text and no clock makes the reader throw", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary" }), fc.string(), fc.string(), (text, sentAt, timezone) => {
      readDates(text, { sentAt, timezone, unit: "kg" });
    }),
  );
});

test.each([
  ["yesterday squat 5x5 100, the day before bench 5x5 80", ["2026-11-20", "2026-11-19"]],
  ["gestern Kniebeugen 5x5 100, am Tag davor Bankdrücken 3x8 60", ["2026-11-20", "2026-11-19"]],
  ["hier squat 5x5 100, la veille développé couché 3x8 60", ["2026-11-20", "2026-11-19"]],
])("a day before is counted from the day that was said last: %j", (text, days) => {
  const context = { sentAt: "2026-11-21T12:00:00Z", timezone: "UTC", unit: "kg" } as const;
  expect(readDates(text, context).map(({ date }) => date)).toEqual(days);
});
