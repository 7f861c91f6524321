import { ASKING } from "./readyModel.ts";

/**
 * A conversation; in its last turn the actor `fails` fails once, so that what comes after a failure is met too. `hasModel`: a
 * language model is there.
 */
export type Script = { says: readonly string[]; fails?: string; hasModel?: true };

const FORGETTING = ["I weigh 70 kg", "forget my weight"];
const INTRODUCTION = ["my name is Ana and I weigh 70 kg"];
const LOG = ["3x10 bench at 80kg"];
const SESSION = ["make me a 30 minute dumbbell workout"];

/**
 * Conversations that together come through every piece of work of the charts. A state that none of them reaches fails the
 * matrix: add a conversation that does.
 */
export const SCRIPTS: readonly Script[] = [
  { says: ["what muscles does a deadlift work?"] },
  { says: LOG },
  { says: SESSION },
  { says: INTRODUCTION },
  { says: ["I weigh 70 kg", "what do you know about me?"] },
  { says: FORGETTING },
  { says: ["hello"] },
  { says: ["traps workout, bodyweight only, severe shoulder and neck injury"] },
  { says: ["bench press 3x8 at 60 kg. Also make me a 45 minute leg workout"] },
  { says: ["4x6 rows at 60 kg", "the barbell row"] },
  ...[[ASKING.unsure], [ASKING.muddled], ["hello"], ["what muscles does a deadlift work?"], SESSION].map((says) => ({
    says,
    hasModel: true as const,
  })),
  ...[FORGETTING, INTRODUCTION, LOG, SESSION].map((says) => ({ says, fails: "committer" })),
];
