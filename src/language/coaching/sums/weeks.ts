import type { CoachSum } from "./coachSum.ts";
import { N, NOT_WEIGHT, number, rx, U, W, weightUnit } from "./sumText.ts";

const PERIOD = "(weeks?|sessions?|workouts?|months?|days?|cycles?)";
const STEP = rx(`${N}(?: ${U})? (?:a|per|each|every|/|more (?:a|each|every)) ${PERIOD}`);
const TIMES = rx(`(?<![\\d.,:/])(\\d+) ${PERIOD}`);
const FROM_TO = rx(`(?:from )?${W} to ${W}`);
const START = rx(`(?:start(?:ing|ed)? (?:at|with|from|weight(?: of)?)|from|at|with) ${W}(?! (?:a|per|each|every|/) )`);
const VOLUME = [
  { pattern: rx(`(\\d+) (?:x|sets? of) (\\d+) (?:reps )?(?:at|@|with|of|x|on) ${W}`), sets: 1, reps: 2, weight: 3 },
  { pattern: rx(`${W} (?:for |x )?(\\d+) (?:x|sets? of) (\\d+)`), sets: 3, reps: 4, weight: 1 },
] as const;
const SESSIONS = rx("(\\d+) (?:workouts?|sessions?|days?|times|trainings?)\\b");
const SETS_EACH = rx("(\\d+) (?:hard |working |work )?sets\\b");

/** Sums over sets, sessions and weeks. */
export function weekSum(text: string): CoachSum | null {
  return fiveThreeOne(text) ?? volume(text) ?? progression(text) ?? weeklySets(text);
}

const FIVE_THREE_ONE = /(?<![\d.,])5 ?\/ ?3 ?\/ ?1(?![\d.,/])|\b531\b|\bwendler\w*/;
const WEEK =
  /\b(?:weeks?|wk|woche|semaine|semana|settimana) ?([1-4])\b|\b(first|second|third|fourth|1st|2nd|3rd|4th) week\b|\b(deload)\b/;
const WEEKS = ["first 1st", "second 2nd", "third 3rd", "fourth 4th deload"];
const OF_ALL_WEEKS = /\b(?:numbers|sets|weights|percent\w*|cycle|weeks|loads|work ?sets)\b/;
const TRAINING_MAX = rx(
  `\\b(?:tm|training max)(?: (?:is|of|at|for|my|a|the|=|:|squat|bench|deadlift|press|ohp))* ${W}${NOT_WEIGHT}|${W} (?:tm|training max)\\b`,
);
const OWN_MAX = rx(
  `\\b(?:rm|max)(?: (?:is|of|at|for|my|a|the|=|:|squat|bench|deadlift|press|ohp))* ${W}${NOT_WEIGHT}|${W} (?:rm|max)\\b`,
);

/** "5/3/1 week 3, tm 140", "531 numbers for a squat max of 150". Sets that were done are none. */
function fiveThreeOne(text: string): CoachSum | null {
  if (!FIVE_THREE_ONE.test(text) || /\d ?x ?\d/.test(text)) return null;
  const week = WEEK.exec(text);
  if (week === null && !OF_ALL_WEEKS.test(text)) return null;
  const rest = text.replace(FIVE_THREE_ONE, " ").replace(week?.[0] ?? "", " ");
  const ofTraining = TRAINING_MAX.exec(rest);
  const found = ofTraining ?? OWN_MAX.exec(rest);
  if (found === null) return null;
  const said =
    week?.[1] ?? (week === null ? null : WEEKS.findIndex((names) => names.includes(week[2] ?? week[3] ?? "")) + 1);
  return {
    op: "five_three_one",
    week: said === null ? null : Number(said),
    max: number(found[1] ?? found[3]),
    isTrainingMax: ofTraining !== null,
    unit: weightUnit(found[2] ?? found[4]),
  };
}

function volume(text: string): CoachSum | null {
  if (
    !/\b(?:volume|tonnage|total(?: (?:weight|load|kg|lbs?|kilos|pounds))?|moved|how much (?:weight )?did i lift)\b/.test(
      text,
    )
  )
    return null;
  for (const { pattern, sets, reps, weight } of VOLUME) {
    const found = pattern.exec(text);
    if (found)
      return {
        op: "volume",
        sets: number(found[sets]),
        reps: number(found[reps]),
        weight: number(found[weight]),
        unit: weightUnit(found[weight + 1]),
      };
  }
  return null;
}

/** A weight that rises in equal steps. */
function progression(text: string): CoachSum | null {
  const step = STEP.exec(text);
  if (
    !step ||
    !/\b(?:how|what|when|where)\b/.test(text) ||
    !/\b(?:add\w*|increas\w*|gain\w*|start\w*|from|reach|go(?:ing)? up|progress\w*|at)\b/.test(text)
  )
    return null;
  const rest = text.replace(step[0], " ");
  const unit = weightUnit(step[2]) ?? weightUnit(rx(`\\d ${U}\\b`).exec(rest)?.[1]);
  const every = (step[3] ?? "week").replace(/s$/, "");
  const ends = FROM_TO.exec(rest);
  const by = number(step[1]);
  if (ends) {
    const [start, target] = [number(ends[1]), number(ends[3])];
    return target > start && by > 0 ? { op: "progression", start, step: by, times: null, target, unit, every } : null;
  }
  const times = TIMES.exec(rest);
  const begin = START.exec(times ? rest.replace(times[0], " ") : rest);
  if (!times || !begin || by <= 0) return null;
  return { op: "progression", start: number(begin[1]), step: by, times: number(times[1]), target: null, unit, every };
}

/** "4 workouts with 5 sets each, how many sets a week". */
function weeklySets(text: string): CoachSum | null {
  if (!/\bhow many (?:\w+ )?sets\b|\btotal sets\b|\bsets (?:in total|total|altogether|is that)\b/.test(text))
    return null;
  if (!/\b(?:each|every|per|with|of|a) (?:\w+ )?(?:\d+|day|session|workout)|\beach\b/.test(text)) return null;
  const [sessions, sets] = [SESSIONS.exec(text), SETS_EACH.exec(text)];
  return sessions && sets ? { op: "weekly_sets", sessions: number(sessions[1]), sets: number(sets[1]) } : null;
}
