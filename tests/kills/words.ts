const LIFTS = ["bench press", "deadlift", "back squat", "barbell row", "front squat"];
const AREAS = ["leg", "chest", "back", "full body", "shoulder"];
const GEAR = ["dumbbell", "bodyweight", "barbell"];

/** What somebody says: `isWrite` when it may store a log. */
export type Words = { text: string; mayLog: boolean };

/**
 * The `nth` thing that somebody says. No two are the same text, so that every one can be found again among the turns: it
 * has to be there, and there once.
 */
export function wordsOf(nth: number, random: () => number): Words {
  const draw = random();
  const load = 40 + (nth % 200) / 2;
  const lift = LIFTS[Math.floor(nth / 200) % LIFTS.length];
  const sets = 1 + (Math.floor(nth / 1_000) % 6);
  if (draw < 0.6) return { text: `${lift} ${sets}x5 at ${load} kg`, mayLog: true };
  if (draw < 0.7) return { text: `4x${6 + (nth % 7)} rows at ${load} kg, ${1 + nth} days ago`, mayLog: true };
  if (draw < 0.8) return { text: `what is ${50 + (nth % 50)}% of ${100 + nth} kg?`, mayLog: false };
  if (draw < 0.9) {
    const area = AREAS[nth % AREAS.length];
    const gear = GEAR[Math.floor(nth / 5) % GEAR.length];
    return {
      text: `make me a ${20 + (Math.floor(nth / 15) % 60)} minute ${area} workout, ${gear} only`,
      mayLog: false,
    };
  }
  return { text: `I weigh ${(60 + nth / 10).toFixed(1)} kg`, mayLog: false };
}
