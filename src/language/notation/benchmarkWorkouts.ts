/** A workout that everybody does alike and compares by its score. */
export type Benchmark = {
  /** As it is called, folded. */
  name: string;
  /** What the catalogue knows it by. */
  called: string;
  /** How long it lasts in seconds, where its score counts rounds or repetitions; `null` where its score is the time. */
  lasts: number | null;
  /** Words of its movements, folded: what is said of them is no exercise beside it. */
  of: string;
};

const OTHER = "crossfit";
const scored = (name: string, of: string, called = OTHER): Benchmark => ({ name, called, lasts: null, of });
const lasting = (name: string, minutes: number, of: string, called = OTHER): Benchmark => ({
  name,
  called,
  lasts: minutes * 60,
  of,
});

/** Source: the standards that crossfit.com publishes of its benchmark, hero and Open workouts. */
export const BENCHMARKS: readonly Benchmark[] = [
  scored("fran", "thruster|pull", "fran"),
  scored("murph", "run|mile|pull|push|squat|vest|ring|row", "murph"),
  lasting("cindy", 20, "pull|push|squat", "cindy"),
  scored("karen", "wall|ball"),
  scored("helen", "run|kb|kettlebell|swing|pull"),
  scored("grace", "clean|jerk|c&j"),
  scored("isabel", "snatch"),
  scored("diane", "dead|dl|hspu|handstand|push"),
  scored("annie", "double|under|du|sit|abmat"),
  scored("jackie", "row|thruster|pull"),
  scored("nancy", "run|ohs|overhead|squat"),
  scored("elizabeth", "clean|dip|ring"),
  scored("kelly", "run|box|jump|wall|ball"),
  scored("amanda", "muscle|snatch|up"),
  scored("angie", "pull|push|sit|squat"),
  scored("barbara", "pull|push|sit|squat"),
  lasting("chelsea", 30, "pull|push|squat"),
  scored("dt", "dead|dl|clean|jerk|hang|push"),
  scored("linda", "dead|dl|bench|clean"),
  lasting("mary", 20, "hspu|handstand|push|pistol|squat|pull"),
  scored("eva", "run|kb|swing|pull"),
  lasting("nicole", 20, "run|pull"),
  scored("lynne", "bench|pull|press"),
  lasting("nate", 20, "muscle|up|hspu|kb|swing"),
  scored("randy", "snatch"),
  scored("josh", "ohs|overhead|squat|pull"),
  scored("chad", "step|box"),
  scored(
    "filthy (?:fifty|50)",
    "box|jump|pull|kb|swing|lunge|knee|k2e|press|back|extension|wall|ball|burpee|double|under",
  ),
  lasting("(?:the )?chief", 19, "clean|push|squat"),
  lasting("fight gone bad|fgb", 17, "wall|ball|sdhp|deadlift|pull|box|jump|press|row"),
];

/** Minutes that workouts of the Open last, or are cut off at. */
export const OPEN_MINUTES: ReadonlyMap<string, number> = new Map(
  Object.entries({
    "16.1": 20,
    "17.1": 20,
    "18.1": 20,
    "18.2": 12,
    "19.1": 15,
    "19.3": 10,
    "19.4": 12,
    "19.5": 20,
    "20.1": 15,
    "20.2": 20,
    "20.3": 9,
    "20.4": 20,
    "20.5": 20,
    "21.1": 15,
    "21.2": 20,
    "22.1": 15,
    "22.2": 10,
    "22.3": 12,
    "23.1": 14,
    "24.1": 15,
    "24.2": 20,
    "24.3": 15,
    "25.1": 15,
  }),
);
