import { expect, test } from "vitest";
import { parseWorkoutLog } from "../../src/language/notation/workoutNotation.ts";
import type { LogSet } from "../../src/protocol/workoutLog.ts";
import { KG, sets } from "./notationRows.ts";

type Row = [text: string, ...entries: [phrase: string | null, sets: LogSet[]][]];

const km = (distance: number, durationS: number | null = null) => sets(1, { distance, distanceUnit: "km", durationS });
const metres = (distance: number, count = 1) => sets(count, { distance, distanceUnit: "m" });
const lasting = (minutes: number, count = 1) => sets(count, { durationS: minutes * 60 });
const fives = sets(5, { reps: 5, weight: 100 });

/** What is told of one sport is not told of the one before it. */
const SPORTS: Row[] = [
  [
    "lundi natation 1500 m\nmercredi vélo 40 km\nvendredi 10 km 52'",
    ["natation", metres(1_500)],
    ["vélo", km(40)],
    ["run", km(10, 3_120)],
  ],
  ["swim 1000m\nbike 20 km 40:00\n5 km 24:30", ["swim", metres(1_000)], ["bike", km(20, 2_400)], ["run", km(5, 1_470)]],
  ["squat 5x5 100, 5 km 26:00", ["squat", fives], ["run", km(5, 1_560)]],
  ["Tue: bike 30 km\nThu: 20 km 45:00", ["bike", km(30)], ["bike", km(20, 2_700)]],
  ["bike\n5 km 9:30\n5 km 9:40", ["bike", [...km(5, 570), ...km(5, 580)]]],
];

/** Lengths are swum, whatever was ridden or run before them; how far they were is told by the pool. */
const LENGTHS: Row[] = [
  ["bike 20 km then 30 lengths", ["bike", km(20)], ["swimming", []]],
  ["ran 5 km then 40 lengths", ["run", km(5)], ["swimming", []]],
  ["lunes piscina 40 largos\nmartes 10 km 50'", ["piscina swimming", []], ["run", km(10, 3_000)]],
  ["40 lengths in 35 mins", ["swimming", lasting(35)]],
  ["40 longueurs en bassin de 25", ["swimming", metres(1_000)]],
  ["52 vasche da 25 in 40 minuti", ["swimming", sets(1, { distance: 1_300, distanceUnit: "m", durationS: 2_400 })]],
  ["prowler 6 lengths 60kg", ["prowler", sets(1, { weight: 60, unit: "kg" })]],
];

const mile = (durationS: number) => sets(3, { distance: 1, distanceUnit: "mi", durationS });
/** Rests, paces and sums are none of the ways and times beside them. */
const FRAMES: Row[] = [
  [
    "intervals today: 6x400 at 1:35 with 90s rest",
    ["intervals", sets(6, { distance: 400, distanceUnit: "m", durationS: 95 })],
  ],
  // Places on the way, parts of it, and what it was done by.
  ["trail 28 km 4h05, crampe au 22e", ["trail", km(28, 14_700)]],
  ["corrida 11 km 1h03, o 8º ficou acima de 5:45", ["corrida", km(11, 3_780)]],
  ["footing 10 km 58 min, dur à partir du km 7", ["footing", km(10, 3_480)]],
  ["lauf 10 km in 55 min, die ersten 5 min wie auf Eiern", ["lauf", km(10, 3_300)]],
  ["corrida 15 km 1h28, 29 graus as 8 da manhã, ultimos 3 arrastados", ["corrida", km(15, 5_280)]],
  ["run 7 mi w/ 4 at tempo 52:00", ["run", sets(1, { distance: 7, distanceUnit: "mi", durationS: 3_120 })]],
  ["treadmill 1% incline 5k 28:15", ["treadmill", km(5, 1_695)]],
  ["run 8 km 44 min z2", ["run", km(8, 2_640)]],
  ["hill sprints 6 x 20s, walk back", ["hill sprints", sets(6, { durationS: 20 })], ["walk back", []]],
  ["intervals on the bike 8x30s hard, 25 min total", ["bike", sets(8, { durationS: 30 })]],
  ["run 6 x 3 min, 2 min Trabpause, insgesamt 11 km in 58 min", ["run", lasting(3, 6)]],
  ["ripetute 5x1000 a 4'05\" rec 2'", ["ripetute", sets(5, { distance: 1_000, distanceUnit: "m", durationS: 245 })]],
  ["run 6 mi total, 3 x 1mi @ 6:40 w/ 3 min jog", ["run", mile(400)]],
  ["rodillo 3x12 a 230w, 75 min", ["rodillo", lasting(12, 3)]],
  ["zwift 4x8 @ 260w, 1h02", ["zwift", lasting(8, 4)]],
  ["trainer 4x4 min, 20 min easy", ["trainer", [...lasting(4, 4), ...lasting(20)]]],
  ["tiros 6x400 c/ 2min de descanso, total 7 km em 42min", ["tiros", metres(400, 6)]],
  ["run 6x1000/r2'", ["run", metres(1_000, 6)]],
  ["run 10x200 vuelta 200 trotando", ["run", metres(200, 10)]],
  ["run 8x400 90s recovery, all 1:30-1:32", ["run", metres(400, 8)]],
  [
    "lauf 5x1000 m in 4:10, 2 km ein, 2 km aus",
    ["lauf", [...sets(5, { distance: 1_000, distanceUnit: "m", durationS: 250 }), ...km(2), ...km(2)]],
  ],
  ["fartlek 45 min 10x1/1, 9.1 km", ["fartlek", km(9.1, 2_700)]],
  ["run 8 km 5:20", ["run", km(8)]],
  ["bike 5 km 9:30", ["bike", km(5, 570)]],
  ["hike 12 km 3:45", ["hike", km(12, 13_500)]],
  ["bike 20 min 7.5 mets 85 rpm", ["bike", lasting(20)]],
  ["push ups 10x100 pausa 1 min", ["push ups", sets(10, { reps: 100 })]],
];

/** What a machine was set to is a remark, and never a load, a repetition or a time. */
const SETTINGS: Row[] = [
  ["treadmill 30 min 6.5 incline 2", ["treadmill", lasting(30)]],
  ["esteira 40 min 5,5", ["esteira", lasting(40)]],
  ["25 min de caminadora a 5.2", ["caminadora", lasting(25)]],
  ["25 min de caminadora a 5.2, 340 calorias", ["caminadora", lasting(25)]],
  ["Laufband 20 min 6 > 8 kmh", ["Laufband", lasting(20)]],
  ["bike 20 min lvl 8 hr 135", ["bike", lasting(20)]],
  ["elliptical 20 min 5", ["elliptical", lasting(20)]],
  ["elíptica 20 min nivel 4, 140 pulsaciones", ["elíptica", lasting(20)]],
  ["treadmill 20 min, 10 burpees", ["treadmill", lasting(20)], ["burpees", sets(1, { reps: 10 })]],
  ["bike 20 min 5 km", ["bike", km(5, 1_200)]],
];

/** So many classes, and how long each of them was. */
const CLASSES: Row[] = [
  ["5 Zumba: 60 75 60 60 90 min", ["Zumba", [60, 75, 60, 60, 90].flatMap((minutes) => lasting(minutes))]],
  [
    "yoga 3x cette semaine : 60, 45 et 60 min",
    ["yoga cette semaine", [60, 45, 60].flatMap((minutes) => lasting(minutes))],
  ],
  ["4 spin classes 45 45 60 45 min", ["spin classes", [45, 45, 60, 45].flatMap((minutes) => lasting(minutes))]],
  ["step 3x12 20 kg", ["step", sets(3, { reps: 12, weight: 20, unit: "kg" })]],
];

/** What is climbed is told by its time; routes, grades and goes are remarks. Hangs are sets. */
const CLIMBS: Row[] = [
  ["led 4 routes 5.9, 1 fall", ["climbing", []]],
  ["bouldered V3 V3 V4 V4, 1h30", ["climbing", lasting(90)]],
  ["kletterhalle 2h, 6 routen 6a-6b", ["climbing", lasting(120)]],
  ["top rope 6 routes 5.8 5.9 5.10a", ["climbing", []]],
  ["climbed V4 then pull ups 3x5", ["climbing", []], ["pull ups", sets(3, { reps: 5 })]],
  ["max hangs 5 x 10s", ["max hangs", sets(5, { durationS: 10 })]],
  ["bench 5x10 80kg", ["bench", sets(5, { reps: 10, weight: 80, unit: "kg" })]],
];
/** Beside what is run or rowed so many k are kilometres. */
const THOUSANDS: Row[] = [
  ["strides 6x100m after 8k easy", ["strides", [...metres(100, 6), ...km(8)]]],
  ["run: Mon 5k, Wed 8k, Fri 10k", ["run", km(5)], ["run", km(8)], ["run", km(10)]],
  ["OTW 12k steady, r18", ["OTW", km(12)]],
  ["kb swings 24k 10x10", ["kb swings", sets(10, { reps: 10, weight: 24, unit: "kg" })]],
];

const warm = (distance: number) => sets(1, { distance, distanceUnit: "m", type: "warmup" });
/** Pieces of a swim, on clocks that nobody needs on land, with what they come to as their frame. */
const SWIMS: Row[] = [
  ["10x100 on 1:45", ["swimming", metres(100, 10)]],
  ["12 x 50 @ 1:00, 4 x 200 @ 3:20 pull", ["swimming", [...metres(50, 12), ...metres(200, 4)]]],
  ["20x25 fly on :30", ["swimming", metres(25, 20)]],
  [
    "swim 2400 total: wu 400, 4x200 pull, 8x100 on 1:50, 400 cd",
    ["swim", [...warm(400), ...metres(200, 4), ...metres(100, 8), ...metres(400)]],
  ],
  [
    "nadei 2000m: 400 aquec, 10x100 no 1:50, 400 perna, 200 solto",
    ["swimming", [...warm(400), ...metres(100, 10), ...metres(400), ...metres(200)]],
  ],
  [
    "Warm Up 500 (300 free / 200 IM-ish)\n8x25 u/w\n400 Pull w/ paddles",
    ["swimming", [...warm(500), ...metres(25, 8), ...metres(400)]],
  ],
  [
    "300m ein / 8x50 K GA2 P20 / 100 Rü / 200 aus = 1000",
    ["swimming", [...metres(300), ...metres(50, 8), ...metres(100), ...metres(200)]],
  ],
  [
    "squat 100, 3x5 100, 2x3 120",
    ["squat", [...sets(3, { reps: 5, weight: 100 }), ...sets(2, { reps: 3, weight: 120 })]],
  ],
];

test.each([...SWIMS, ...CLIMBS, ...THOUSANDS, ...CLASSES, ...SPORTS, ...LENGTHS, ...FRAMES, ...SETTINGS])(
  "%j",
  (text, ...entries) => {
    expect(parseWorkoutLog(text, KG).entries.map(({ phrase, sets: said }) => [phrase, said])).toEqual(entries);
  },
);

test.each([
  ["five k run in twenty six thirty", 1_590],
  ["rowed 2k in seven forty five", 465],
  ["ran a mile in six fifteen", 375],
  ["5k in twenty five oh six", 1_506],
  ["ran five miles in forty minutes", 2_400],
  ["ran a half marathon in 1:52", 6_720],
  ["marathon 3:45", 13_500],
  ["half marathon 1:52:30", 6_750],
  ["tennis 1:30", 5_400],
  ["yoga 10 min", 600],
  ["plank 1:30", 90],
])("times as they are spoken, and hours where nobody is done in minutes: %s", (text, seconds) => {
  expect(parseWorkoutLog(text, KG).entries.flatMap(({ sets: said }) => said.map(({ durationS }) => durationS))).toEqual(
    [seconds],
  );
});

test.each([
  ["4x4 min norwegian intervals on treadmill", "treadmill run"],
  ["10x1 min intervals bike", "bike"],
  ["8x30s sprints on the rower", "rower"],
  ["8x100m sprints", "sprints"],
])("a machine that is named is where the intervals were done: %s", (text, name) => {
  expect(parseWorkoutLog(text, KG).entries.map(({ phrase }) => phrase)).toEqual([name]);
});

test("letters of a week head its days, and labels of exercises do not", () => {
  const days = (text: string) => parseWorkoutLog(text, KG).entries.map(({ date }) => date);

  expect(days("M: run 8 km, W: bike 30 km, F: 10 km 52:00, Su: swim 1500m")).toEqual([
    "2026-11-09",
    "2026-11-11",
    "2026-11-13",
    "2026-11-15",
  ]);
  expect(days("A: squat 3x5\nB: bench 3x5\nC: row 3x8\nD: curl 3x10")).toEqual([null, null, null, null]);
});
