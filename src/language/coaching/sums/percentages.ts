import type { CoachSum } from "./coachSum.ts";
import { N, NOT_WEIGHT, number, rx, U, W, weightUnit } from "./sumText.ts";

const PERCENT = "(?:%|percent)";
const LIFT = "(?:training |rm |max |bench |squat |deadlift |press |ohp |overhead )*";
const OF = rx(
  `((?:\\d+(?:[.,]\\d+)?(?: ${PERCENT})?(?: ,)?(?: and| or| ,)? ){0,5})${N} ${PERCENT} (?:of|from) (?:my |a |the )?${LIFT}(?:of |is |= |: |at )?${W}${NOT_WEIGHT}`,
);
const MAX_IS = rx(`(?:rm|max)(?: \\w+){0,2}? (?:is |of |= |: |at |being |was )?${W}${NOT_WEIGHT}`);
const SHARES = [
  { pattern: rx(`what ${PERCENT} of ${W} is ${W}`), order: "whole" },
  { pattern: rx(`what percentage of ${W} is ${W}`), order: "whole" },
  { pattern: rx(`${W} (?:is|as)(?: a)? (?:what )?(?:%|percent|percentage) of ${W}`), order: "part" },
  { pattern: rx(`${W} is what (?:%|percent|percentage) of ${W}`), order: "part" },
] as const;
const MORE = "(?:more|heavier|higher|extra|increase|up|added|on top)";
const LESS = "(?:less|lighter|lower|off|reduction|decrease|down|fewer)";
const CHANGES = [
  {
    pattern: rx(`${N} ${PERCENT} (?:${MORE}|(${LESS}))(?: than| of| on| from| to| for)?(?: my)? ${W}`),
    percent: 1,
    down: 2,
    weight: 3,
  },
  {
    pattern: rx(
      `(?:add|increase|(drop|reduce|cut|take|lower|deload|decrease)) (?:by )?${N} ${PERCENT} (?:to|of|off|from|on) ${W}`,
    ),
    percent: 2,
    down: 1,
    weight: 3,
  },
  {
    pattern: rx(
      `(?:increas\\w*|rais\\w*|(dropp?\\w*|reduc\\w*|cut|lower\\w*|deload\\w*|decreas\\w*)) ${W} by ${N} ${PERCENT}`,
    ),
    percent: 4,
    down: 1,
    weight: 2,
  },
  { pattern: rx(`${W} (?:plus|and|(minus)) ${N} ${PERCENT}`), percent: 4, down: 3, weight: 1 },
] as const;
const FRACTIONS = [
  { pattern: rx(`\\b(half|third|quarter) (?:of )?(?:a )?${W}${NOT_WEIGHT}`) },
  { pattern: rx(`(?<![\\d/])(\\d/\\d) of ${W}${NOT_WEIGHT}`) },
  { pattern: rx(`\\b(double|twice|triple) ${W}${NOT_WEIGHT}`) },
] as const;
const NAMED: Record<string, number> = { half: 1 / 2, third: 1 / 3, quarter: 1 / 4, double: 2, twice: 2, triple: 3 };
const BODY_TIMES = rx(`${N} (?:x|times) (?:my )?(?:body ?weight|bw)\\b`);

/** Shares, percentages, additions in per cent, fractions and multiples of a weight. */
export function percentage(text: string): CoachSum | null {
  const ofHundred = /%|percent/.test(text) ? (shareOf(text) ?? percentOf(text) ?? change(text)) : null;
  return ofHundred ?? fraction(text) ?? trainingMax(text);
}

function shareOf(text: string): CoachSum | null {
  for (const { pattern, order } of SHARES) {
    const found = pattern.exec(text);
    if (!found) continue;
    const [first, second] = [number(found[1]), number(found[3])];
    const unit = weightUnit(found[2] ?? found[4]);
    return order === "whole"
      ? { op: "share", part: second, whole: first, unit }
      : { op: "share", part: first, whole: second, unit };
  }
  return null;
}

function percentOf(text: string): CoachSum | null {
  const found = OF.exec(text);
  if (found) {
    const before = (found[1] ?? "").match(/\d+(?:[.,]\d+)?/g) ?? [];
    const percents = [...before.map(number), number(found[2])].slice(0, 6);
    return { op: "percentage", percents, weight: number(found[3]), unit: weightUnit(found[4]) };
  }
  const percents = [...text.matchAll(/(\d+(?:[.,]\d+)?) (?:%|percent\b)/g)]
    .map(([, digits]) => number(digits))
    .slice(0, 6);
  const max = MAX_IS.exec(text);
  if (percents.length === 0 || !max) return null;
  return { op: "percentage", percents, weight: number(max[1]), unit: weightUnit(max[2]) };
}

function change(text: string): CoachSum | null {
  for (const { pattern, percent, down, weight } of CHANGES) {
    const found = pattern.exec(text);
    if (!found) continue;
    const sign = found[down] === undefined ? 1 : -1;
    return {
      op: "change",
      percent: sign * number(found[percent]),
      weight: number(found[weight]),
      unit: weightUnit(found[weight + 1]),
    };
  }
  return null;
}

function fraction(text: string): CoachSum | null {
  const body = BODY_TIMES.exec(text);
  const weight = body && rx(`${N} ${U}\\b`).exec(text.replace(body[0], " "));
  if (body && weight) {
    return {
      op: "times",
      factor: number(body[1]),
      words: `${body[1]} times`,
      weight: number(weight[1]),
      unit: weightUnit(weight[2]),
    };
  }
  if (!/half|third|quarter|double|twice|triple|\d\/\d of/.test(text)) return null;
  for (const { pattern } of FRACTIONS) {
    const found = pattern.exec(text);
    if (!found) continue;
    const said = found[1] ?? "";
    const [top, bottom] = said.split("/").map(Number);
    const factor = NAMED[said] ?? (top ?? 0) / (bottom || 1);
    const words =
      said.length < 4
        ? `${said} of`
        : said === "half"
          ? "half of"
          : NAMED[said] !== undefined && factor < 1
            ? `a ${said} of`
            : "twice";
    return {
      op: "times",
      factor,
      words: factor === 3 ? "three times" : words,
      weight: number(found[2]),
      unit: weightUnit(found[3]),
    };
  }
  return null;
}

/** The max is given, and the training max is asked for. */
function trainingMax(text: string): CoachSum | null {
  if (!/\btraining max\b|\btm\b/.test(text)) return null;
  const found =
    MAX_IS.exec(text.replace(/\btraining max(?: for \w+)?\b|\btm\b/g, " ")) ?? rx(`${N} ${U}\\b`).exec(text);
  return found ? { op: "training_max", max: number(found[1]), unit: weightUnit(found[2]) } : null;
}
