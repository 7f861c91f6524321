import { expect, test } from "vitest";
import { parseWorkoutLog } from "../../src/language/notation/workoutNotation.ts";
import { routeMessage } from "../../src/language/routing/routeMessage.ts";

const SATURDAY = { sentAt: "2026-11-21T12:00:00+01:00", timezone: "Europe/Paris", unit: "kg", notation: null } as const;
const ALONE = { threshold: 0.5, question: null, recentRoute: null, hasRecentLog: false, hasRecentWorkout: false };

/** "squat 2026-11-20: 5x100 5x100": each entry with its day and its sets. */
const told = (text: string) =>
  parseWorkoutLog(text, SATURDAY).entries.map(({ phrase, date, sets }) => {
    const each = sets.map(({ reps, weight, load }) => `${reps ?? "?"}x${load === "added" ? "+" : ""}${weight ?? "-"}`);
    return `${phrase}${date === null ? "" : ` ${date.slice(5)}`}: ${each.join(" ")}`;
  });

test.each<[text: string, ...entries: string[]]>([
  [
    "| Date | Lift | Sets | Reps | Weight |\n|---|---|---|---|---|\n| 17/11 | Squat | 2 | 5 | 140 |\n| 18.11. | Bench | 1 | 5 | 80 |",
    "Squat 11-17: 5x140 5x140",
    "Bench 11-18: 5x80",
  ],
  ["Tag;Übung;kg;Wdh\nMo;Kreuzheben;120;5\nMi;Bankdrücken;80;8", "Kreuzheben 11-16: 5x120", "Bankdrücken 11-18: 8x80"],
  [
    "| Lift | Mon | Wed |\n|---|---|---|\n| Squat | 100x5 | 102.5x5 |\n| Bench | | 70x5 |",
    "Squat 11-16: 5x100",
    "Squat 11-18: 5x102.5",
    "Bench 11-18: 5x70",
  ],
  [
    "2026-11-19,Barbell Row,70,8\n2026-11-19,Barbell Row,70,7\n2026-11-20,Dip,0,12",
    "Barbell Row 11-19: 8x70 7x70",
    "Dip 11-20: 12x-",
  ],
  ["Date\tExercise\tWeight (kgs)\tReps\tDistance\n2026-11-20\tBarbell Squat\t100.0\t5", "Barbell Squat 11-20: 5x100"],
  ["Tue 17th: bench 3x2 60. Thu: rest. Fri: deadlift 1x3 140", "bench 11-17: 2x60 2x60 2x60", "deadlift 11-20: 3x140"],
  ["W1D3 11/20/26 | squat 315x3", "squat 11-20: 3x315"],
  ["squat 60x5 100x3, 125x5x3", "squat: 5x60 3x100 5x125 5x125 5x125"],
  ["clean 80x1 85x1 90 miss 90x1", "clean: 1x80 1x85 0x90 1x90"],
  ["Meet: SQ 180 190 200x / BP 120 125 130", "SQ: 1x180 1x190 0x200", "BP: 1x120 1x125 1x130"],
  ["leg press 4 plates a side x12 x12 x10", "leg press: 12x- 12x- 10x-"],
  ["rdl 2pl 2x8", "rdl: 8x100 8x100"],
  ["chins bw 8 6 5, +10 3 3", "chins: 8x- 6x- 5x- 3x+10 3x+10"],
  ["EMOM 4 clean 60kg 2 reps", "clean: 2x60 2x60 2x60 2x60"],
  ["wu: bar x10, 40x5. squat 1x5 80", "squat: 10x20 5x40 5x80"],
  ["squat 2x5 100kg, la dernière à 4 reps", "squat: 5x100 4x100"],
  ["leg press 45 2x12 200kg", "leg press: 12x200 12x200"],
  ["Snatch: 40x3, 45x2, 55x1x2", "Snatch: 3x40 2x45 1x55 1x55"],
  ["Programmed: squat 3x5 @ 120. Actual: 5, 5, 4", "squat: 5x120 5x120 4x120"],
  ["bench was meant to be 5x5 at 85, ended up 2x5 at 80", "bench: 5x80 5x80"],
  ["target 3x10 hip thrust 100kg - hit 10, 10, 9", "hip thrust: 10x100 10x100 9x100"],
  ["plan was squats 5x5 100. ended up doing leg press 1x12 140", "leg press: 12x140"],
  // What each hand held, told before the sets.
  ["hammer curl 14 per arm 2x12", "hammer curl: 12x14 12x14"],
  ["hammer curls 12 cada 2x10", "hammer curls: 10x12 10x12"],
  ["shrugs 34 kg par haltère 2x15", "shrugs: 15x34 15x34"],
  // The order of loads told elsewhere is not that of sets without one.
  ["squat 205 x 8 x 3\nGHR 3x8", "squat: 8x205 8x205 8x205", "GHR: 8x- 8x- 8x-"],
  ["squat 150 bench 100 deadlift 180", "squat: ?x150", "bench: ?x100", "deadlift: ?x180"],
  ["leg press 120 (+10) 2x10", "leg press: 10x120 10x120"],
  ["banca 70x10, 75x8, la ultima 80x5", "banca: 10x70 8x75 5x80"],
  ["bench 3x8 80, tried 90 but no spotter", "bench: 8x80 8x80 8x80"],
  ["wall sit 2x60", "wall sit: 60x- 60x-"],
  // Rows under a heading go on, whatever is said behind them.
  ["Yoke\n160kg 20m\n200kg 20m a bit wobbly", "Yoke: ?x160 ?x200"],
  ["Farmers\n60kg 40m\n90kg 20m dropped it twice", "Farmers: ?x60 ?x90"],
  ["squat 60x5, 80x3, 90x1 lost balance", "squat: 5x60 3x80 1x90"],
  ["60x5 80x3 90x1 grip went on the last one", "null: 5x60 3x80 1x90"],
  // Loads that are told one by one.
  ["deadlift singles. 180 easy. 200 easy. 210 grindy", "deadlift: 1x180 1x200 1x210"],
  ["squat 100, 110, 120 pb", "squat: ?x100 ?x110 ?x120"],
  ["clean 70x3, 80x2, 85xmiss", "clean: 3x70 2x80 0x85"],
  ["banca 80x5 y 80x3 con ayuda del monitor", "banca: 5x80 3x80"],
  // Places in a row and times of the day are no figures.
  ["agachamento 2x8 80kg, na 3ª série senti o joelho", "agachamento: 8x80 8x80"],
  ["bench 2x8 60 at 6 in the morning", "bench: 8x60 8x60"],
  ["curl 2x10 55 bar", "curl barbell: 10x55 10x55"],
  ["db bench 24s 2x10 (24s are the biggest they got)", "db bench: 10x24 10x24"],
  ["leg ext 2x10 40, 40s are the heaviest here", "leg ext: 10x40 10x40"],
  // How many sets there were, said once more.
  ["bench 3x10 at 60kg for 3 sets", "bench: 10x60 10x60 10x60"],
  ["legs squat 2x8 70", "squat: 8x70 8x70"],
  ["rows, pushups. 2x10 each", "rows: 10x- 10x-", "pushups: 10x- 10x-"],
  ["goblet squad: 2x 10x mit 16kg Hantel", "goblet squad Hantel: 10x16 10x16"],
  // Lines of days.
  ["Mon easy run\nTue 5k 25:00\nThu bike 1h", "run 11-16: ", "run 11-17: ?x-", "bike 11-19: ?x-"],
  ["bench 1x8 60\nmon and wed", "bench 11-16: 8x60", "bench 11-18: 8x60"],
  // One scheme for several exercises.
  ["squats, bench, deadlift all 1x5. 100, 70, 120", "squats: 5x100", "bench: 5x70", "deadlift: 5x120"],
  ["2x10 on everything: squat 60, rdl 50", "squat: 10x60 10x60", "rdl: 10x50 10x50"],
  ["squat 60, rdl 50, alle 1x10", "squat: 10x60", "rdl: 10x50"],
  ["1x8 squat 1x8 bench 1x8 row. 90 65 55", "squat: 8x90", "bench: 8x65", "row: 8x55"],
  ["squat 2x5 100, bench same sets 60", "squat: 5x100 5x100", "bench: 5x60 5x60"],
  ["squat, bench 1x5 100", "squat: ", "bench: 5x100"],
  // Loads and counts in step.
  ["45 50 55 lat pulldown 12 10 8", "lat pulldown: 12x45 10x50 8x55"],
  ["bench 60 70 80 10 8 6", "bench: 10x60 8x70 6x80"],
  // One count for all loads before it, one scheme for each exercise before it.
  ["floor press 70 75 82.5 all for 5", "floor press: 5x70 5x75 5x82.5"],
  ["curls db 10 12 14, 12 reps each", "curls db: 12x10 12x12 12x14"],
  ["squat 60 80 100 100 100 x5", "squat: 5x60 5x80 5x100 5x100 5x100"],
  ["rudern 30-35-40 8 wdh", "rudern: 8x30 8x35 8x40"],
  ["calf raises 50 40 30 10 reps", "calf raises: 50x- 40x- 30x- 10x-"],
  ["prensa, extensora y gemelos 1x15 cada uno", "prensa: 15x-", "extensora: 15x-", "gemelos: 15x-"],
  ["Beinstrecker, Beinbeuger, Wadenheben je 1x15", "Beinstrecker: 15x-", "Beinbeuger: 15x-", "Wadenheben: 15x-"],
  ["bench 60 65 70, 8 on all, incline db 22 1x10", "bench: 8x60 8x65 8x70", "incline db: 10x22"],
  ["squat@100: 5,5 bench@70: 8,7", "squat: 5x100 5x100", "bench: 8x70 7x70"],
  ["Bench: 80x8, 80x7 Rows: 60x8", "Bench: 8x80 7x80", "Rows: 8x60"],
  ["leg ext 2x12 adding 5 each set, ended on 50", "leg ext: 12x45 12x50"],
  ["bench with 2x20 kg on the bar 1x5", "bench: 5x-"],
  ["pullups -15 1x8", "pullups: 8x15"],
  // A press beside heavier lifts, and records.
  ["sq 265x5,5, pr 105x5,5, dl 315x5", "sq: 5x265 5x265", "press: 5x105 5x105", "dl: 5x315"],
  ["squat 100x5, pr 110x3", "squat: 5x100 3x110"],
  ["bench 100x3, pr 92.5x8", "bench: 3x100 8x92.5"],
  [
    "10/7 skipped squats, pr 107.5x5,3, chins 7 6",
    "squats 10-07: ",
    "press 10-07: 5x107.5 3x107.5",
    "chins 10-07: 7x- 6x-",
  ],
  ["bench 80x5, 80x4 (5th didn't go up)", "bench: 5x80 4x80"],
  ["KB 100/5 105/4 (5. ging nicht hoch)\nBD 80/8", "Kniebeuge: 5x100 4x105", "BD: 8x80"],
  ["KB 100/5 105/5\nBD 80/8", "Kniebeuge: 5x100 5x105", "BD: 8x80"],
  ["KB 24 1x10, goblet squat 24 1x10", "KB: 10x24", "goblet squat: 10x24"],
  ["stiff 60 1x10, leg press 1x12 180", "stiff: 10x60", "leg press: 12x180"],
  // What was meant, and where it stopped.
  ["Kniebeuge 120 wollte ich 3x5, nach 5-3 abgebrochen. Bank 92,5x3", "Kniebeuge: 5x120 3x120", "Bank: 3x92.5"],
  ["je voulais 5x5 à 100 au squat, arrêté après 5-5-3", "squat: 5x100 5x100 3x100"],
  ["wollte 3x8 Bank 80, hab nur 8,8,6 geschafft", "Bank: 8x80 8x80 6x80"],
  // Why it was so is no other lift.
  ["bench 80 1x8 (squat rack was taken)", "bench: 8x80"],
  ["DC 80 1x8 (rack à squat pris)", "DC: 8x80"],
  ["f. squat 60 1x8", "f squat: 8x60"],
  ["squats 2x5 @ 100, last one in failure territory but got all five", "squats: 5x100 5x100"],
  ["pushups 40 38 15 12", "pushups: 40x- 38x- 15x- 12x-"],
  ["bench 3x5 - 80 80 82.5", "bench: 5x80 5x80 5x82.5"],
  ["bench 60 8 8 8 and 65 6 6", "bench: 8x60 8x60 8x60 6x65 6x65"],
  ["bench - 2 sets: 1) 60x10 2) 65x8", "bench: 10x60 8x65"],
  ["leg press 1x12 180, stiff 1x10 60", "leg press: 12x180", "stiff: 10x60"],
  ["trag 1x5 100kg bench ein", "bench: 5x100"],
])("%s", (text, ...entries) => {
  expect(told(text)).toEqual(entries);
});

test("a heading for warm-ups ends where the work begins", () => {
  const kinds = (text: string) =>
    parseWorkoutLog(text, SATURDAY).entries.flatMap(({ sets }) => sets.map(({ type }) => type));
  const [warm, work] = ["warmup", "normal"];

  expect(kinds("Warm up\nBar x 10\n60x5\n100x3\n140x2\n170x1\n190xF\n150x5")).toEqual([
    warm,
    warm,
    warm,
    warm,
    work,
    work,
    work,
  ]);
  expect(kinds("Warm up\nsquat 40x8\n60x5\n80x3\n90x2")).toEqual([warm, warm, warm, warm]);
});

test("a figure below zero in a table is told as unread, but for what helps", () => {
  const unread = (text: string) => parseWorkoutLog(text, SATURDAY).entries.map((entry) => entry.unread);

  expect(unread('{"exercise":"squat","sets":3,"reps":5,"weight":-100}')).toEqual([["-100"]]);
  expect(unread('[{"exercise":"pull up","reps":5,"weight":-20}]')).toEqual([[]]);
});

test.each([
  "Plan: OHP 4x6 45 / Done: 6 6 5 5",
  "supposed to hit 3x5 @ 100 on squat. did 3x5 @ 100. easy",
  '"title","start_time","exercise_title","set_index","weight_kg","reps"\n"Push","18 Nov 2026, 18:02","Bench Press (Barbell)",0,40,10',
])("what was done beside a plan, and rows of an export, are a log and nothing else: %s", (text) => {
  expect(routeMessage(text, ALONE).items.map(({ route }) => route)).toEqual(["WORKOUT_LOG"]);
});
