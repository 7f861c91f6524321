import { expect, test } from "vitest";
import { parseWorkoutLog } from "../../src/language/notation/workoutNotation.ts";
import { KG } from "./notationRows.ts";

const told = (text: string) =>
  parseWorkoutLog(text, KG).entries.map(({ sets: said }) =>
    said.map(({ reps, weight, distance, durationS }) =>
      [reps, weight, distance, durationS].filter((one) => one !== null),
    ),
  );

test.each<[string, number[][][]]>([
  [
    "squat 4x10 at 60kg, first 2 sets ok then 7 and 5",
    [
      [
        [10, 60],
        [10, 60],
        [7, 60],
        [5, 60],
      ],
    ],
  ],
  ["dominadas 5x8, las 3 primeras bien, luego 6 y 5", [[[8], [8], [8], [6], [5]]]],
  [
    "squat 2x5 100, the last one was 4",
    [
      [
        [5, 100],
        [4, 100],
      ],
    ],
  ],
  [
    "Bankdrücken 2x8 mit 70 kg, im letzten Satz waren es nur 6",
    [
      [
        [8, 70],
        [6, 70],
      ],
    ],
  ],
  [
    "développé couché 2x8 à 70 kg, la dernière je n'ai fait que 6",
    [
      [
        [8, 70],
        [6, 70],
      ],
    ],
  ],
  [
    "panca 2x8 con 70 kg, nell'ultima serie ne sono venute solo 6",
    [
      [
        [8, 70],
        [6, 70],
      ],
    ],
  ],
  [
    "push press 60x5, 65x5, except the last, only 4",
    [
      [
        [5, 60],
        [4, 65],
      ],
    ],
  ],
  [
    "push press 60x5, 65x5. Correction, last one was only 4.",
    [
      [
        [5, 60],
        [4, 65],
      ],
    ],
  ],
  [
    "Bankdrücken 2x10 60kg, quatsch, 62,5 waren es",
    [
      [
        [10, 62.5],
        [10, 62.5],
      ],
    ],
  ],
  ["ran 8k, actually my watch says 7.6, in 41 min", [[[7.6, 2460]]]],
  ["ran 10 km in 52 min, garmin has it at 51:20", [[[10, 3080]]]],
  ["ran 8k in 41 min, watch says 145 bpm", [[[8, 2460]]]],
  [
    "70kg clean x3 – ugly. again – better. again – stopped after 2",
    [
      [
        [3, 70],
        [3, 70],
        [2, 70],
      ],
    ],
  ],
  [
    "bench 3x5 100. again, felt weak",
    [
      [
        [5, 100],
        [5, 100],
        [5, 100],
      ],
    ],
  ],
  [
    "bench 80 kg: 8, 7. Warm-up sets 40x8, 60x5 don't count.",
    [
      [
        [8, 80],
        [7, 80],
      ],
    ],
  ],
  [
    "squat 2x5 70kg, then 3x12 curls. nah only the squats count",
    [
      [
        [5, 70],
        [5, 70],
      ],
    ],
  ],
  [
    "squat 2x5 70kg, flyes 3x12 10kg, ignore the flyes",
    [
      [
        [5, 70],
        [5, 70],
      ],
    ],
  ],
  [
    "squat 2x5 100, every rep counts",
    [
      [
        [5, 100],
        [5, 100],
      ],
    ],
  ],
])("what is put right in the same message is no further set: %s", (text, expected) => {
  expect(told(text)).toEqual(expected);
});
