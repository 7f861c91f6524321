type Unit = "kg" | "lb";

/** Arithmetic that a question asks for. A weight said without a unit has `unit: null`. */
export type CoachSum =
  | { op: "one_rep_max"; weight: number; unit: Unit | null; reps: number; spare: number }
  | { op: "weight_for_reps"; max: number; unit: Unit | null; reps: number; rpe: number | null }
  | { op: "percentage"; percent: number; weight: number; unit: Unit | null }
  | { op: "effort_share"; reps: number; rpe: number }
  | { op: "share"; part: number; whole: number; unit: Unit | null }
  | { op: "convert"; weight: number; from: Unit; to: Unit }
  | { op: "plates"; total: number; unit: Unit | null; bar: number | null }
  | { op: "warm_up"; working: number; unit: Unit | null }
  | { op: "volume"; sets: number; reps: number; weight: number; unit: Unit | null };

const N = "(\\d+(?:[.,]\\d+)?)";
const U = "(kgs?|kilos?|kilograms?|lbs?|pounds?)";
const W = `${N}(?: ${U})?`;
/** Counted things that are no weight: "5 reps", "3 sets", "10 minutes". */
const NOT_WEIGHT =
  "(?! (?:x|reps?|sets?|times|minutes?|mins?|seconds?|secs?|days?|weeks?|months?|years?|rm|%|percent)\\b)(?!\\d)";

const MAX = /\brm\b|\bmax(?:es)?\b|\bmaximum\b/;
const rx = (source: string) => new RegExp(source);

const CONVERSIONS = [
  rx(`${N} ${U} (?:in|to|into|as|=|equals?|is(?: how many| what in)?|how many)(?: \\?)? ${U}`),
  rx(`(?:how (?:many|much)|what is) ${U} (?:is|are|in|for|makes?)(?: a)? ${N} ${U}`),
  rx(`how (?:many|much) ${U} (?:do|does|would|is) ${N} ${U}`),
];
const PERCENTAGE = [
  rx(
    `${N} (?:%|percent) (?:of|from) (?:my |a |the )?(?:training )?(?:rm |max |bench |squat |deadlift |press )*(?:of |is |= |: |at )?${W}${NOT_WEIGHT}`,
  ),
];
const SHARES = [
  { pattern: rx(`what (?:%|percent|percentage) of ${W} is ${W}`), order: "whole" },
  { pattern: rx(`${W} (?:is|as)(?: a)? (?:what )?(?:%|percent|percentage) of ${W}`), order: "part" },
  { pattern: rx(`${W} is what (?:%|percent|percentage) of ${W}`), order: "part" },
] as const;
const MAX_IS = rx(`(?:rm|max)(?: \\w+){0,2}? (?:is |of |= |: |at |being |was )?${W}${NOT_WEIGHT}`);
const SET = [
  { pattern: rx(`\\d+ x (\\d+) (?:reps )?(?:at|@|with|of|x|using) ${W}`), reps: 1, weight: 2 },
  {
    pattern: rx(`${W} (?:for|x|times|by) (?:a |an )?(?:set of )?(\\d+)(?! (?:kgs?|lbs?|kilos?|pounds?|sets?|x)\\b)`),
    reps: 3,
    weight: 1,
  },
  { pattern: rx(`(\\d+) (?:reps? |times )?(?:at|@|with|of|on|x) ${W}${NOT_WEIGHT}`), reps: 1, weight: 2 },
  { pattern: rx(`${N} ${U} (?:\\w+ )?(\\d+) (?:reps?|times)`), reps: 3, weight: 1 },
  { pattern: rx(`(\\d+) reps? (?:\\w+ ){0,4}?${N} ${U}`), reps: 1, weight: 2 },
  { pattern: rx(`${W} (?:\\w+ ){0,5}?for (\\d+)(?: reps?| times|$| [?.!,])`), reps: 3, weight: 1 },
] as const;
const TARGET_REPS = rx("(?:for|of|do|doing|hit|get) (?:a set of |sets of |a )?(\\d+)(?: reps?| times| rm)?(?: |$)");
const SPARE = rx("(\\d) (?:reps? )?(?:rir|in reserve|in the tank|left)");
const RPE = rx(`rpe (?:of )?${N}`);
const VOLUME = rx(`(\\d+) (?:x|sets of) (\\d+) (?:reps )?(?:at|@|with|of|x) ${W}`);
const BAR = [rx(`${N}(?: ${U})? (?:\\w+ )?bar\\b`), rx(`bar (?:is|of|weighs|weighing) ${N}`)];

const number = (digits: string | undefined) => Number((digits ?? "").replace(",", "."));
const unitOf = (word: string | undefined): Unit | null =>
  word === undefined ? null : word.startsWith("k") ? "kg" : "lb";

/**
 * Reads the arithmetic a question asks for. In: the text as `sessionText` gives it, tokens joined by single spaces. Out:
 * the sum with the figures as said, or `null` when nothing is to be calculated. Ranges are the calculator's affair.
 * Nothing beyond 600 characters is looked at.
 */
export function readCoachSum(plain: string): CoachSum | null {
  const text = plain
    .slice(0, 600)
    .replace(/\b(?:estimated |calculated )?(?:e )?(?:1|one) (?:rep(?:etition)? )?(?:max(?:imum)?|rm)\b/g, "rm")
    .replace(/(\d) k\b(?! (?:run|race|steps?|calories|row|walk))/g, "$1 kg")
    .replace(/(\d) ?#/g, "$1 lb");
  return (
    conversion(text) ??
    effortShare(text) ??
    share(text) ??
    percentage(text) ??
    volume(text) ??
    plates(text) ??
    warmUp(text) ??
    oneRepMax(text)
  );
}

function conversion(text: string): CoachSum | null {
  const [straight, ...reversed] = CONVERSIONS;
  const said = straight?.exec(text);
  const turned = said ? null : reversed.map((pattern) => pattern.exec(text)).find((found) => found !== null);
  const from = unitOf(said ? said[2] : turned?.[3]);
  const to = unitOf(said ? said[3] : turned?.[1]);
  if (from === null || to === null || from === to) return bareConversion(text);
  return { op: "convert", weight: number(said ? said[1] : turned?.[2]), from, to };
}

/** "convert 100 to pounds": the unit left out is the other one. */
function bareConversion(text: string): CoachSum | null {
  const found = rx(`(?:convert|change) ${N}(?: ${U})?(?: \\w+){0,2}? (?:to|into|in) ${U}`).exec(text);
  const to = unitOf(found?.[3]);
  if (!found || to === null) return null;
  return { op: "convert", weight: number(found[1]), from: unitOf(found[2]) ?? (to === "kg" ? "lb" : "kg"), to };
}

/** "what percentage is 5 reps at RPE 8". */
function effortShare(text: string): CoachSum | null {
  if (!/%|\bpercent/.test(text)) return null;
  const found = rx(`(\\d+) (?:reps? )?(?:at|@|with|of)(?: an?)? rpe (?:of )?${N}`).exec(text);
  return found ? { op: "effort_share", reps: number(found[1]), rpe: number(found[2]) } : null;
}

function share(text: string): CoachSum | null {
  for (const { pattern, order } of SHARES) {
    const found = pattern.exec(text);
    if (!found) continue;
    const [first, second] = [number(found[1]), number(found[3])];
    const unit = unitOf(found[2] ?? found[4]);
    return order === "whole"
      ? { op: "share", part: second, whole: first, unit }
      : { op: "share", part: first, whole: second, unit };
  }
  return null;
}

function percentage(text: string): CoachSum | null {
  for (const pattern of PERCENTAGE) {
    const found = pattern.exec(text);
    if (found) return { op: "percentage", percent: number(found[1]), weight: number(found[2]), unit: unitOf(found[3]) };
  }
  const percent = rx(`${N} (?:%|percent)`).exec(text);
  const max = MAX_IS.exec(text);
  if (!percent || !max) return null;
  return { op: "percentage", percent: number(percent[1]), weight: number(max[1]), unit: unitOf(max[2]) };
}

function volume(text: string): CoachSum | null {
  if (!/\b(?:volume|tonnage|total (?:weight|load|kg|lbs?|kilos|pounds))\b/.test(text)) return null;
  const found = VOLUME.exec(text);
  if (!found) return null;
  const [, sets, reps, weight, unit] = found;
  return { op: "volume", sets: number(sets), reps: number(reps), weight: number(weight), unit: unitOf(unit) };
}

function plates(text: string): CoachSum | null {
  if (!/\bplates?\b|\b(?:load|each side|per side|a side)\b/.test(text)) return null;
  if (!/\b(?:what|which|how|load|need)\b|\bplates? (?:for|to)\b/.test(text)) return null;
  const bar = BAR.map((pattern) => pattern.exec(text)).find((found) => found !== null);
  const rest = bar ? text.replace(bar[0], " ") : text;
  const total = rx(`(?<![\\d/.] ?)${W}${NOT_WEIGHT}(?! (?:plates?|per|a|each) )`).exec(rest);
  if (!total || number(total[1]) < 20) return null;
  return { op: "plates", total: number(total[1]), unit: unitOf(total[2]), bar: bar ? number(bar[1]) : null };
}

function warmUp(text: string): CoachSum | null {
  if (!/\b(?:warm ?(?:ing )?(?:up|ups)|warmups?|ramp(?:ing)?(?: up)?|work up)\b/.test(text)) return null;
  const found =
    rx(`(?:to|for|at|of|before|is|a|with|my) ${N}(?: ${U})?${NOT_WEIGHT}`).exec(text) ?? rx(`${N} ${U}`).exec(text);
  if (!found || number(found[1]) < 30) return null;
  return { op: "warm_up", working: number(found[1]), unit: unitOf(found[2]) };
}

function oneRepMax(text: string): CoachSum | null {
  if (!MAX.test(text)) return null;
  const max = MAX_IS.exec(text);
  if (
    max &&
    /\b(?:what weight|how much|how heavy|which weight|weight should|weight for|weight do|load|what should i|what do i|what would)\b/.test(
      text,
    )
  ) {
    const target = TARGET_REPS.exec(text.replace(max[0], " "));
    if (target && number(target[1]) <= 30) {
      const rpe = RPE.exec(text);
      return {
        op: "weight_for_reps",
        max: number(max[1]),
        unit: unitOf(max[2]),
        reps: number(target[1]),
        rpe: rpe ? number(rpe[1]) : null,
      };
    }
  }
  const plain = text.replace(/\brpe (?:of )?\d+(?:[.,]\d+)?|\bat rpe\b/g, " ");
  for (const { pattern, reps, weight } of SET) {
    const found = pattern.exec(plain);
    if (!found) continue;
    const spare = SPARE.exec(text);
    const rpe = RPE.exec(text);
    return {
      op: "one_rep_max",
      weight: number(found[weight]),
      unit: unitOf(found[weight + 1]),
      reps: number(found[reps]),
      spare: spare ? number(spare[1]) : rpe ? Math.max(0, 10 - number(rpe[1])) : 0,
    };
  }
  return null;
}
