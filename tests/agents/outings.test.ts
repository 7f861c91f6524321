import { expect, test } from "vitest";
import { Lifter } from "./lifter.ts";

const RUN = "Outdoor Run";
const ROW = "Rowing Machine";
const SWIM = "Swimming";
const RIDE = "Outdoor Bike Ride";

/** What is stored of a message: exercise, and each set as its way and its seconds. */
async function storedOf(message: string) {
  const ana = new Lifter();
  const { question } = await ana.says(message);
  const sets = ana.stored().flatMap(({ name, sets: told }) =>
    told.map(({ distance, distanceUnit, durationS, reps, weight }) => {
      expect([reps, weight]).toEqual([null, null]);
      return `${name} ${distance ?? ""}${distanceUnit ?? ""}${durationS === null ? "" : ` ${durationS}s`}`;
    }),
  );
  return { sets, question };
}

test.each([
  ["10 miles @ 7:20 pace. had to slow down at the start", [`${RUN} 10mi`]],
  ["9 easy miles outside averaging a 9:12 pace", [`${RUN} 9mi`]],
  ["4 mile recovery at 10:05, heart rate under 140", [`${RUN} 4mi`]],
  ["12.4 km, 01:08:40, 5:32/km, HF Schnitt 160", [`${RUN} 12.4km 4120s`]],
  ["tirada de 18,2 km, iba muy cargado. ritmo unos 5´12´´", [`${RUN} 18.2km`]],
  ["sortie longue 18 km en 1h42, D+ 250m, FC moy 148", [`${RUN} 18km 6120s`]],
  ["3x1600 repeats (6:31, 6:28, 6:25)", [`${RUN} 1600m 391s`, `${RUN} 1600m 388s`, `${RUN} 1600m 385s`]],
  ["8.67 mi, 1:22:10, 9:29/mi, avg HR 148, 62F", [`${RUN} 8.67mi 4930s`]],
  ["10K @ 2:00 split, ignored HR", [`${ROW} 10km`]],
  ["2 x 5K at r20 (155 cap)", [`${ROW} 5km`, `${ROW} 5km`]],
  ["60' at 18spm 2:05/500m, 14,420m", [`${ROW} 14420m 3600s`]],
  ["400m freestyle in 16 minutes 10, lousy", [`${SWIM} 400m 970s`]],
  ["swam the work out on the board, 3200 yrds", [`${SWIM} 3200yd`]],
  ["2 x 300 on 5:00\n100 on 2:00\n200 warm down", [`${SWIM} 300m`, `${SWIM} 300m`, `${SWIM} 100m`, `${SWIM} 200m`]],
  ["17.1 miles in 1:30:01, avg 11.2 mph, 82 watts", [`${RIDE} 17.1mi 5401s`]],
  ["68 km auf hügeliger Strecke mit dem Rad", [`${RIDE} 68km`]],
])("%j is stored as %j", async (message, sets) => {
  expect((await storedOf(message)).sets).toEqual(sets);
});

test.each(["2000m in 7:31, on the floor after", "15,2 km sábado", "8x500m, pace 1:58"])(
  "%j may be run, rowed, swum or ridden",
  async (message) => {
    const { sets, question } = await storedOf(message);
    expect(sets).toEqual([]);
    expect(question?.options.map(({ label }) => label)).toEqual([RUN, ROW, SWIM, RIDE]);
  },
);

test.each([
  ["walking lunges 3x40 m", /lunge/i],
  ["farmers walk 400 m 32 kg", /carry|walk/i],
  ["skied 18 km in 1:40:00", /ski/i],
  ["elliptical 5 km in 30 min", /elliptical/i],
])("%j stays what its words name", async (message, name) => {
  const ana = new Lifter();
  await ana.says(message);
  expect(ana.stored()[0]?.name ?? ana.question?.question).toMatch(name);
});

test.each([
  ["30 Minuten Rad gefahren, danach Kniebeugen 3x5 100kg", [RIDE, "Barbell Back Squat"]],
  ["finished in 40 min, ran out of time, squats 3x5 100kg", ["Barbell Back Squat"]],
  ["my left knee used to bother me, squats 3x5 100kg", ["Barbell Back Squat"]],
])("%j beside sets is stored as %j", async (message, names) => {
  const ana = new Lifter();
  await ana.says(message);
  expect(ana.stored().map(({ name }) => name)).toEqual(names);
});
