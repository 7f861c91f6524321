import { entered } from "../../patterns/enteredPattern.ts";
import type { CoachSum } from "./coachSum.ts";
import { N, NOT_WEIGHT, number, rx, U, W, weightUnit } from "./sumText.ts";

const MAX = entered(/\brm\b|\d+ rm\b|\bmax(?:es|ed)?\b|\bmaximum\b|\bepley\b|\bbrzycki\b|\bone rep\b/);
const MAX_IS = rx(`(?:rm|max)(?: \\w+){0,2}? (?:is |of |= |: |at |being |was )?${W}${NOT_WEIGHT}`);
/** "a 180 kg max", "my 315 bench max". */
const MAX_AFTER = rx(`${W} (?:(?!reps?|sets?|for|is)\\w+ )?(?:max|rm)\\b`);
/** "if my bench is 100 kg, what should 5x5 be". */
const LIFT_IS = rx(`my (?:\\w+ )?(?:bench|squat|deadlift|press|ohp|row)(?: press)? is ${W}${NOT_WEIGHT}`);
/** The max itself is what is asked for. */
const WANTS_MAX =
  /\bwhat (?:is|would|will|could|might|was|should)?(?: be| it)?(?: my| the| a| his| her| your)? ?(?:\w+ ){0,2}?(?:rm|max)\b|\b(?:calculat\w*|estimat\w*|find|predict\w*|work out) (?:my |the |a |this )?(?:\w+ ){0,2}?(?:rm|max)\b|^(?:rm|max)\b/;
const REP_MAX = rx(
  `(?<!\\d)([2-9]|1[0-2])(?: rm| rep max| reps? maximum)\\b(?: (?:is|of|at|=|:|with|was|for|on|bench|squat|deadlift|press))* ${W}`,
);
const MAX_REP = rx(`${W} (?:is|as|was)?(?: my| a)? ?([2-9]|1[0-2])(?: rm| rep max)\\b`);
const SET = [
  { pattern: rx(`\\d+ x (\\d+) (?:reps )?(?:at|@|with|of|x|using) ${W}`), reps: 1, weight: 2 },
  {
    pattern: rx(
      `${W} (?:for|x|times|by) (?:a |an )?(?:set of )?(\\d+)(?! (?:kgs?|lbs?|kilos?|pounds?|sets?|x)\\b)(?![.,]\\d)`,
    ),
    reps: 3,
    weight: 1,
  },
  { pattern: rx(`(\\d+) (?:reps? |times )?(?:at|@|with|of|on|x) ${W}${NOT_WEIGHT}`), reps: 1, weight: 2 },
  { pattern: rx(`${N} ${U} (?:\\w+ )?(\\d+) (?:reps?|times)`), reps: 3, weight: 1 },
  { pattern: rx(`(\\d+) reps? (?:\\w+ ){0,4}?${N} ${U}`), reps: 1, weight: 2 },
  { pattern: rx(`${W} (?:\\w+ ){0,5}?for (?:a )?(\\d+)(?: reps?| times|$| [?.!,])`), reps: 3, weight: 1 },
] as const;
const TARGET_REPS = rx(
  "(?:for|of|do|doing|hit|get|x|per) (?:a set of |sets of |a )?(\\d+)(?: reps?| times| rm)?(?: |$)",
);
const SPARE = rx("(\\d) (?:reps? )?(?:rir|in reserve|in the tank|left)");
const RPE = rx(`(?:rpe|@) (?:of )?(?:rpe )?${N}`);
const EFFORT = [
  { pattern: rx(`(\\d+) (?:reps? )?(?:at|@|with|of|and|,)(?: an?)? rpe (?:of )?${N}`), reps: 1, rpe: 2 },
  { pattern: rx(`rpe ${N} (?:for|x|at|with|on|,)? ?(?:a )?(?:set of )?(\\d+)(?: reps?)?\\b`), reps: 2, rpe: 1 },
] as const;
const ASKS_WEIGHT =
  /\b(?:what weight|how much|how heavy|which weight|weight should|weight for|weight do|load|what should|what do i|what would|what can i|should i)\b/;

/** One-rep maxes from a set, weights from a max, and the shares of it that reps and effort stand for. */
export function maxSum(text: string): CoachSum | null {
  return effortShare(text) ?? repsAt(text) ?? weightForReps(text) ?? oneRepMax(text);
}

/** "what percentage is 5 reps at RPE 8", "what % of 1RM is a set of 8". */
function effortShare(text: string): CoachSum | null {
  if (!/\b(?:what|which|how many) (?:%|percent)|percentage|% (?:of|is)|percent (?:of|is)/.test(text)) return null;
  if (/\d (?:%|percent)|\d (?:kgs?|lbs?|kilos?|pounds?)\b/.test(text)) return null;
  for (const { pattern, reps, rpe } of EFFORT) {
    const found = pattern.exec(text);
    if (found) return { op: "effort_share", reps: number(found[reps]), rpe: number(found[rpe]) };
  }
  const reps = /(?<![\d.,:/])(\d+)(?: reps?| rm\b)|(?:set of|for) (\d+)(?: |$)/.exec(text);
  const count = number(reps?.[1] ?? reps?.[2]);
  return reps && count >= 1 && count <= 12 ? { op: "effort_share", reps: count, rpe: 10 } : null;
}

/** "how many reps at 80 % of 1RM". */
function repsAt(text: string): CoachSum | null {
  const found = rx(`how many (?:\\w+ )?reps?\\b[^?]{0,40}? ${N} (?:%|percent)`).exec(text);
  const percent = number(found?.[1]);
  return found &&
    percent >= 50 &&
    percent <= 100 &&
    !rx(`of ${W}${NOT_WEIGHT}`).test(text.replace(/\bof (?:my |the )?rm\b/g, " "))
    ? { op: "reps_at", percent }
    : null;
}

function weightForReps(text: string): CoachSum | null {
  if (!(MAX.test(text) || LIFT_IS.test(text)) || WANTS_MAX.test(text)) return null;
  const rpe = RPE.exec(text);
  const max = MAX_AFTER.exec(text) ?? MAX_IS.exec(text) ?? LIFT_IS.exec(text);
  if (!max || !(ASKS_WEIGHT.test(text) || rpe)) return null;
  const rest = text.replace(max[0], " ").replace(rpe?.[0] ?? "\n", " ");
  const target = TARGET_REPS.exec(`${rest} `) ?? /(\d+) reps?\b/.exec(rest);
  const reps = number(target?.[1]);
  if (!target || reps < 1 || reps > 30) return null;
  return {
    op: "weight_for_reps",
    max: number(max[1]),
    unit: weightUnit(max[2]),
    reps,
    rpe: rpe ? number(rpe[1]) : null,
  };
}

function oneRepMax(text: string): CoachSum | null {
  if (!MAX.test(text)) return null;
  const named = REP_MAX.exec(text);
  if (named)
    return {
      op: "one_rep_max",
      weight: number(named[2]),
      unit: weightUnit(named[3]),
      reps: number(named[1]),
      spare: 0,
    };
  const turned = MAX_REP.exec(text);
  if (turned)
    return {
      op: "one_rep_max",
      weight: number(turned[1]),
      unit: weightUnit(turned[2]),
      reps: number(turned[3]),
      spare: 0,
    };
  const plain = text.replace(/(?:\bat |@ )?\brpe (?:of )?\d+(?:[.,]\d+)?|\bat rpe\b/g, " ");
  for (const { pattern, reps, weight } of SET) {
    const found = pattern.exec(plain);
    if (!found) continue;
    const spare = SPARE.exec(text);
    const rpe = RPE.exec(text);
    return {
      op: "one_rep_max",
      weight: number(found[weight]),
      unit: weightUnit(found[weight + 1]),
      reps: number(found[reps]),
      spare: spare
        ? number(spare[1])
        : rpe && number(rpe[1]) <= 10 && /\brpe\b/.test(text)
          ? Math.max(0, 10 - number(rpe[1]))
          : 0,
    };
  }
  return null;
}
