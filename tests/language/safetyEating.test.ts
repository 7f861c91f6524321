import { expect, test } from "vitest";
import { missed } from "./screened.ts";

test("a meal that is an hour of the day, or waits for the end of the work, is no sign of trouble with eating; one that is earned or burnt is", () => {
  expect(
    missed(
      "pass",
      `dinner in an hour, need 3 more exercises
       need 2 more sets then dinner
       one more set and then i can eat
       have to do 2 more sets before i can eat
       must do cardio before breakfast
       muss noch 3 sätze machen, abendessen um 7
       devo fare ancora due serie prima di cena
       je dois finir mes séries avant le dîner`,
    ),
  ).toEqual([]);
  expect(
    missed(
      "answer",
      `no dinner for me until i do 200 crunches
       i only get dinner if i finish my sets
       ate too much at dinner, need 2 more sets
       dinner at 7 so i have to burn it off first, 2 more sets
       need 500 squats before dinner because i'm fat
       i have to do 100 squats before i'm allowed dinner`,
    ),
  ).toEqual([]);
});

test("the energy that a training took, told behind its way or its time, is none that was eaten; what one had, lived on or has to earn is", () => {
  expect(
    missed(
      "pass",
      `Ran 5k in 24:30 yesterday, 310 calories
       Ran 5k, 310 calories
       Stairmaster 20 min, 200 cal yesterday
       treadmill 20 min, 180 cals, then abs
       gestern 5 km gelaufen, 310 kcal
       ayer corrí 5 km, 310 calorías`,
    ),
  ).toEqual([]);
  expect(
    missed(
      "answer",
      `ran 10k on 500 calories
       ran 5k, ate 310 calories yesterday
       ran 10k, 300 calories eaten
       ran 10k, 900 calories burned so i can eat pizza
       ran 12k, 400 calories, don't deserve dinner
       walked 2 hours, 300 calories a day is all i allow myself
       2h cardio, 500 calories total today, still fat`,
    ),
  ).toEqual([]);
});

test("a plain wish to lose weight of somebody who is not light is no disordered eating; a lower aim or a word of not eating is", () => {
  expect(
    missed(
      "pass",
      `Ich bin 42, wiege 95 kg und will abnehmen
       Ich wiege 82 kg, bin 51 und möchte gerne abnehmen`,
    ),
  ).toEqual([]);
  expect(
    missed(
      "answer",
      `Ich bin 42, wiege 45 kg und will abnehmen
       Ich bin 42, wiege 95 kg und will endlich nichts mehr essen und abnehmen
       Ich bin 42, wiege 95 kg und will abnehmen bis ich 50 kg wiege`,
    ),
  ).toEqual([]);
});
