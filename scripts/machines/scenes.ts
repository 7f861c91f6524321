/**
 * What is said to bring a conversation to each kind of rest. The snapshots of a release are recorded from these, so that
 * every way in which a conversation can be stored is kept: add a scene with each new state of rest.
 */
export const scenes: Record<string, readonly string[]> = {
  new: [],
  "after-logging": ["3x10 bench press at 80kg yesterday"],
  "after-a-workout": ["give me a 20 min core session"],
  "after-a-fact": ["my right knee is bad and I only have dumbbells and a mat"],
  "clarifying-the-route": ["Bench press"],
  "clarifying-a-danger": ["my chest hurts after benching"],
  "which-exercise": ["4x6 rows at 95 lbs"],
  "which-exercise-asked-twice": ["4x6 rows at 95 lbs", "what muscles does a deadlift work?"],
  "which-reading": ["2x5x45 squat"],
  "missing-figure": ["I did 3 sets of bench press at 80 kg"],
  "surprising-figure": ["bench press 3x10 at 800 kg"],
  "delete-or-not": ["3x10 bench press at 80kg yesterday", "delete that bench entry"],
  "forget-or-not": ["my right knee is bad", "delete all my data"],
  "one-open-one-parked": ["4x6 rows at 95 lbs", "I did 3 sets of bench press at 80 kg"],
  halted: ["chest pain going down my left arm while benching"],
  "halted-with-a-question": ["4x6 rows at 95 lbs", "chest pain going down my left arm while benching"],
  "halted-by-despair": ["I want to end my life"],
  "unseen-after-an-emergency": ["chest pain going down my left arm while benching", "I feel fine now"],
  cautioned: ["I felt dizzy and nearly fainted during squats"],
};
