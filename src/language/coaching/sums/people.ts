import type { CoachSum } from "./coachSum.ts";
import { N, number, rx, U, W, weightUnit } from "./sumText.ts";

const BODY = [
  rx(`${N} (kgs?|kilos?|kilograms?|lbs?|pounds?|stones?|st)\\b`),
  rx(`(?:weigh(?:ing|s)?|body ?weight(?: is| of)?|at) ${N}()(?! (?:years?|%|percent|g\\b|grams?|am|pm|times|meals?))`),
];
const HEIGHT = [
  { pattern: rx(`${N} (?:cms?|centimet(?:er|re)s?)\\b`), metres: 0.01 },
  { pattern: rx("(?<![\\d.,])([12][.,]\\d{1,2})(?: (?:m|met(?:er|re)s?)\\b|$| |,)"), metres: 1 },
  { pattern: rx(`${N} (?:m|met(?:er|re)s?)\\b`), metres: 1 },
  { pattern: rx(`${N} ft\\b`), metres: 0.3048 },
] as const;
const LIFTED = rx(
  `\\b(?:bench\\w*|squat\\w*|deadlift\\w*|press\\w*|lift\\w*|pull\\w*|row\\w*|max|rm)\\b(?: \\w+){0,3}? ${W}`,
);
const LIFTED_BEFORE = rx(`${W} (?:bench|squat|deadlift|press|ohp|pull|row)\\b`);
const WEIGHS = rx(
  `(?:weigh(?:ing|s|t)?|body ?weight(?: is| of)?|bw(?: is| of)?|at|am) (?:is |of |about |around )?${W}`,
);

/** Figures that follow from somebody's weight, height or age. */
export function personSum(text: string): CoachSum | null {
  return protein(text) ?? bodyMassIndex(text) ?? heartRate(text) ?? ratio(text);
}

/** Grams of protein for a body weight; not the protein of a food. */
function protein(text: string): CoachSum | null {
  if (
    !/\bproteins?\b/.test(text) ||
    /\b\d+ ?(?:g|grams?|oz) of (?!protein)|\b(?:chicken|eggs?|milk|tofu|beef|fish|rice|oats?|scoop)\b/.test(text)
  )
    return null;
  for (const pattern of BODY) {
    const found = pattern.exec(text);
    const weight = number(found?.[1]);
    if (!found || weight < 5 || weight > 600) continue;
    const word = found[2] ?? "";
    const unit = word === "" ? null : word.startsWith("s") ? "stone" : weightUnit(word);
    if (unit === null && weight < 40) continue;
    return { op: "protein", weight, unit };
  }
  return null;
}

function bodyMassIndex(text: string): CoachSum | null {
  if (!/\bbmi\b|\bbody mass index\b/.test(text)) return null;
  const inFeet = text.replace(
    rx(`${N} ft ${N}(?: inch(?:es)?)?`),
    (_all, feet: string, inches: string) => `${number(feet) + number(inches) / 12} ft`,
  );
  const weight = rx(`${N} ${U}\\b`).exec(inFeet) ?? rx(`(?:weigh|at|,|bmi) ${N}()(?! cm)`).exec(inFeet);
  for (const { pattern, metres } of HEIGHT) {
    const height = pattern.exec(inFeet);
    if (!height || !weight) continue;
    const tall = number(height[1]) * metres;
    const kilograms = number(weight[1]) * (weightUnit(weight[2]) === "lb" ? 0.45359237 : 1);
    if (tall >= 0.9 && tall <= 2.6 && kilograms >= 20 && kilograms <= 400)
      return { op: "body_mass_index", kilograms, metres: tall };
  }
  return null;
}

function heartRate(text: string): CoachSum | null {
  if (!/\b(?:max\w*) (?:heart ?rate|hr|pulse)\b|\bheart ?rate max\b|\bmhr\b/.test(text)) return null;
  const age = number(
    /(?:at|age|aged|am|for|of|if)(?: an?| age)? (\d{2})\b|(?<![\d.,])(\d{2}) (?:years?|yo|y o)\b/
      .exec(text)
      ?.slice(1)
      .find((one) => one !== undefined),
  );
  return age >= 10 && age <= 99 ? { op: "max_heart_rate", age } : null;
}

/** "I weigh 80 and bench 100, what ratio is that". */
function ratio(text: string): CoachSum | null {
  if (!/\bratio\b|\b(?:times|multiple of|x|relative to) (?:my )?(?:body ?weight|bw)\b/.test(text)) return null;
  if (/\d (?:x|times) (?:my )?(?:body ?weight|bw)\b/.test(text)) return null;
  const body = WEIGHS.exec(text);
  const rest = body ? text.replace(body[0], " ") : text;
  const lifted = LIFTED.exec(rest) ?? LIFTED_BEFORE.exec(rest) ?? rx(W).exec(rest);
  if (!body || !lifted || number(body[1]) === 0) return null;
  return {
    op: "body_weight_ratio",
    body: number(body[1]),
    lifted: number(lifted[1]),
    unit: weightUnit(lifted[2] ?? body[2]),
  };
}
