/**
 * Conversations that together come through every piece of work of the charts. A state that none of them reaches fails the
 * matrix: add a conversation that does.
 */
export const SCRIPTS: readonly (readonly string[])[] = [
  ["what muscles does a deadlift work?"],
  ["3x10 bench at 80kg"],
  ["make me a 30 minute dumbbell workout"],
  ["my name is Ana and I weigh 70 kg"],
  ["I weigh 70 kg", "what do you know about me?"],
  ["I weigh 70 kg", "forget my weight"],
  ["hello"],
  ["traps workout, bodyweight only, severe shoulder and neck injury"],
  ["bench press 3x8 at 60 kg. Also make me a 45 minute leg workout"],
  ["4x6 rows at 60 kg", "the barbell row"],
];
