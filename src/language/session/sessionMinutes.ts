import { compiled } from "../patterns/compiled.ts";
import { entered } from "../patterns/enteredPattern.ts";
import { replaceEach } from "../patterns/replaceEach.ts";
import { AREA_WORDS } from "./areaWords.ts";
import { readClockRange } from "./clockRange.ts";
import { HOUR_UNIT, IDIOMS, MIN_UNIT } from "./lengthIdioms.ts";
import { isAskedFor, isOfOtherTime, isSpentElsewhere } from "./lengthsApart.ts";
import { readNetMinutes, withoutPastLengths } from "./netMinutes.ts";

/** How long a session may take, in whole minutes; `min` and `max` are equal when one figure was said. */
export type MinuteRange = { min: number; max: number };

export type SessionMinutes = {
  range: MinuteRange | null;
  /** Two lengths that exclude each other ("a 2 hour workout in 10 minutes"): what was asked, what there is. */
  conflict: { asked: number; available: number } | null;
  /** A length that belongs to a part: "10 minutes of cardio to finish". */
  parts: { minutes: number; words: string }[];
  signals: string[];
};

const NUM = "(\\d{1,4}(?:[.,]\\d{1,2})?)";
const TO = "(?:-|to|or|and|till|until|bis|oder|a|ou|o|y|e)";

const RANGE = compiled(`\\b${NUM} ?(${MIN_UNIT}|${HOUR_UNIT})? ${TO} ${NUM} ?(${MIN_UNIT}|${HOUR_UNIT})\\b`, "g");
const SINGLE = compiled(`\\b${NUM} ?(${MIN_UNIT}|${HOUR_UNIT})\\b`, "g");

const AT_MOST = entered(
  /(?:under|max|maximum|at most|no more than|not more than|no longer than|not longer than|no later than|nothing over|less than|up to|within|tops|below|limit|hochstens|maximal|unter|weniger als|moins de|maximo|menos de|al massimo|meno di|no maximo)(?: of| about| around)? $/,
);
const AT_MOST_AFTER =
  /^ (?:max|maximum|tops|or less|or under|at most|at the most|limit|hochstens|maximal|maximo|massimo)\b/;
const AT_LEAST = entered(
  /(?:at least|minimum|min|more than|(?<!\b(?:bending|bend|bent) )over|mindestens|au moins|al menos|almeno|pelo menos)(?: of| about)? $/,
);
const AT_LEAST_AFTER = /^ (?:or more|minimum|at least|plus(?= ?(?:$|[,.;!?])))\b/;

/** What the time before or after a figure says that it is not the length of the session. */
const NOT_LENGTH_BEFORE = entered(
  /\b(?:every|each|rest|rests|resting|rest of|pause|pausa|break|breaks|per|alle|toutes les|cada|emom of every|(?:leave|leaving)(?! in\b)|the last|the past|previous|slept|sleep|sleeping|sat|drove|driving|flew|fasted|studied|stood|awake|worked|(?:been|after|from|of|all|while|am|was|were) (?:sitting|standing)|(?:sitting|standing)(?= (?:for|about|around|like)\b))(?: (?:for|of|about|is|in|periods?|times?))* $/,
);
/** A break in the day is when the training happens, not a rest in it. */
const DAY_BREAK =
  /\b(?:lunch|coffee|tea|office|work|desk|study|screen|school|class|nap|during (?:my|a|the)|in my|on my) (?:time )?breaks?(?: (?:of|is|about|for|at work|which|that|only|just|like))* $/;
const REST_BEFORE = /\b(?:break|breaks|pause|pausa)(?: (?:for|of|about|is))* $/;
/** Nobody rests this long between sets; in minutes. */
const LONGEST_REST = 6;
const NOT_LENGTH_AFTER = entered(
  /^ (?:of )?(?:rest|rests|resting|breaks?|between (?:sets|rounds|exercises|moves|each|them)|(?:more|less|longer|shorter) than|each|apiece|per(?! (?:i|il|la|lo|le|l|gli|un|una|me|favore|tutto|[a-z]+(?:ia|cia|mbe|lle|nti|teri|ome|core)|core)\b)|ago|sleep|(?:(?:night|day|late|early|double) )?shift|flight|drive|commute|nap|off|away|late|old|later|from now|after (?:eating|food|lunch|dinner|breakfast|waking|i)|walk away|drive|pause|pausen|de repos|de descanso|di recupero|mile|5 k|10 k)\b/,
);
const PART_AFTER = entered(
  /^ (?:of |de |di |d )?(?:(?:the|some|easy|light|steady|quick|hard|moderate|low intensity|liss|intense|core|ab|cardio) )*(cardio|conditioning|hiit|warm ?up|warmup|cool ?down|cooldown|stretch(?:es|ing)?|mobility|finisher|run|running|jog|jogging|walk|walking|bike|biking|cycling|rowing|abs?|core|plank|planks|foam rolling|rowing machine)\b/,
);
const WHOLE_AFTER =
  /^ (?:\w+ ){0,6}?(?:workout|session|sesh|routine|training|circuit|emom|amrap|hiit|class|blast|day|wod|einheit|seance|entrenamiento|allenamento|treino)\b/;
const WHOLE_BEFORE = /\b(?:workout|session|routine|training|circuit|class) (?:for|of|lasting) (?:about |a |an )*$/;
const HAVE_BEFORE =
  /\b(?:in|into|within|only|have|have got|got|just|lose|squeezed into|fits?(?: in)?|available|habe|j ai|tengo|solo|ho|tenho|so)(?: (?:only|just|about|like|got|a|the|maybe|next))* $/;
/** "A workout of one hour with a 5 minute time limit". */
const LIMIT_AFTER = /^ (?:time )?(?:limit|cap|window|slot)\b/;
const ADDS_BEFORE =
  /(?<=\w.*)\b(?:plus|then|followed by|finish(?:ing)? with|end(?:ing)? with|with|and|and then)(?: (?:a|an|about|some))* $/;

/** "Start with 5 min on the treadmill": how it begins or ends. */
const BEGINS_WITH = entered(
  /\b(?:start(?:ing)?|begin(?:ning)?|open(?:ing)?|warm(?:ing)? ?up|finish(?:ing)?|end(?:ing)?)(?: (?:it|off|up))? with(?: (?:a|an|about|like|some|maybe))* $/,
);
const ON_MACHINE = /^ (?:of )?(?:on (?:the|a|an|my) )?(?:treadmill|bike|rower|rowing|erg|elliptical|cross ?trainer)\b/;

const METRES_AFTER =
  /^ (?:of )?(?:sprints?|runs?|swims?|rows?|dash|carry|carries|walks?|race|repeats|intervals?|sled|x)\b/;

/** "50 total", "a total of 45": all of it, whatever its parts take. */
const TOTAL_BEFORE = entered(
  /\b(?:total|overall|altogether|all in all|insgesamt|en tout|en total|in totale|no total)(?: (?:of|is|time|about|around))* $/,
);
const TOTAL_AFTER =
  /^ (?:(?:in|is|the) )*(?:total|overall|altogether|all in|all told|insgesamt|en tout|en total|in totale|no total)\b/;
const BARE_TOTAL = entered(
  /\b(\d{2,3})(?= (?:in )?(?:total|overall|altogether|all in|all told)\b(?! (?:reps?|sets?|kgs?|lbs?|exercises?|moves)))|(?<=\btotal (?:of |is |time )*)(\d{2,3})\b(?! ?(?:m|min\w*|h|hours?|hrs?|reps?|sets?|kgs?|lbs?|exercises?|moves)\b)/g,
);
/** "The last 15 should be cardio": the end or the beginning of a session that lasts longer. */
const STRETCH = entered(
  compiled(
    `\\b(?:last|final|first|closing) (\\d{1,2})(?: ?${MIN_UNIT})? (?:(?:should|can|to|must|be|is|are|for|as|of|on|being|with|doing|spent|some|just|the) )*(cardio|conditioning|hiit|abs?|core|stretching|mobility|running|cycling|rowing)\\b`,
    "g",
  ),
);

/** "An hour in five minutes": one length put into another. */
const SQUEEZED_AFTER = /^ (?:\w+ ){0,4}?(?:in|into|within|inside)(?: (?:just|only|about|under|the next|like))* \d/;
const ONE_AFTER_ANOTHER =
  /\d ?(?:m|min|mins|minutes?) (?:\w+ ){1,4}?(?:,? ?(?:and|then|plus|followed by|und|et|y|e)|,) (?:then |another |about )*$/;
const JOINED_BEFORE = /\b(?:and|then|plus|followed by|und|et|y|e)(?: (?:then|do|another|about))* $/;

/** "Until dinner, which is 35 minutes from now": what there is till then. */
const ENDS_THEN =
  /\b(?:until|till|til|before|leave|leaving|closes?|closing|pick ?up|over|bis|jusqu|hasta|fino|ate)\b[^.;!?]{0,40}$/;
/** "A 30 min break" is when somebody trains; only a short one is a rest. */
const isNoLength = ({ before, after, max }: Found) =>
  NOT_LENGTH_AFTER.test(after) &&
  !(/^ from now\b/.test(after) && ENDS_THEN.test(before)) &&
  !(max > LONGEST_REST && /^ (?:lunch |work |coffee )?breaks?\b/.test(after));
/** Beside a length up to this one, a longer one is hardly ever that of the session. */
const LONGEST_BESIDE_OTHERS = 150;
const isOwnLength = ({ before, after }: Found) =>
  isAskedFor(after) || SQUEEZED_AFTER.test(after) || JOINED_BEFORE.test(before);

type Found = { min: number; max: number; before: string; after: string };

const minutesOf = (figure: string, unit: string) => {
  const value = Number(figure.replace(",", "."));
  return Math.round(compiled(`^${HOUR_UNIT}$`).test(unit) ? value * 60 : value);
};

/** So many minutes are told in hours, in minutes written out or not at all. */
const FEWEST_METRES = 200;

/** All lengths in the text with what stands around them, in order. */
function findLengths(text: string): Found[] {
  const found: Found[] = [];
  const around = (index: number, length: number) => ({
    before: text.slice(Math.max(0, index - 60), index),
    after: text.slice(index + length, index + length + 80),
  });
  const masked = text.replace(
    RANGE,
    (whole, low: string, lowUnit: string | undefined, high: string, unit: string, at: number) => {
      const a = minutesOf(low, lowUnit ?? unit);
      const b = minutesOf(high, unit);
      if (a > b || b > a * 4) return whole;
      found.push({ min: a, max: b, ...around(at, whole.length) });
      return " ".repeat(whole.length);
    },
  );
  for (const match of masked.matchAll(SINGLE)) {
    if (match[2] === "m" && METRES_AFTER.test(text.slice(match.index + match[0].length))) continue;
    const value = minutesOf(match[1] ?? "0", match[2] ?? "min");
    // "Swim workout 1500m".
    if (match[2] === "m" && value >= FEWEST_METRES) continue;
    found.push({ min: value, max: value, ...around(match.index, match[0].length) });
  }
  return found;
}

/** A figure with "at most", "under", "at least" around it becomes a range of three quarters or four thirds. */
function qualified({ min, max, before, after }: Found): MinuteRange {
  if (AT_MOST.test(before) || AT_MOST_AFTER.test(after)) return { min: Math.floor(max * 0.75), max };
  if (AT_LEAST.test(before) || AT_LEAST_AFTER.test(after)) return { min, max: Math.ceil(max * 1.25) };
  return { min, max };
}

const WORDS_FOR_LENGTH: readonly [RegExp, MinuteRange, string][] = [
  [/\b(?:lunch ?break|lunch hour|mittagspause|pause dejeuner)\b/, { min: 25, max: 30 }, "lunch_break"],
  [
    /\b(?:(?:really|very|super|so|mega) ,? ?){2,6}(?:quick|short)\b|\b(?:ultra|extremely) ?(?:quick|short)\b/,
    { min: 8, max: 10 },
    "very_quick",
  ],
  [
    /\b(?:quick|quickie|short|express|speedy|fast(?= (?:workout|session|routine|one))|pressed for time|short on time|not much time|little time|no time|(?:not|nothing) (?:too |that |very |super )?long|schnell(?:e|es)?|kurz(?:e|es)?|rapide|courte?|rapid[oa]|cort[oa]|veloce|breve|curt[oa])\b/,
    { min: 15, max: 20 },
    "quick",
  ],
  [
    /(?<!\b(?:as|so|how|that|this|too|equally) )(?<!\b(?:can|could|do|does|will) ?(?:not|n ?['’]?t) (?:\w+ ){0,2}?for (?:too |very |that |so )?)\b(?:long|lengthy|lots of time|plenty of time|all the time in the world)\b(?! (?:day|week|time|since|break|layoff|ago|rest|run|as))/,
    { min: 60, max: 75 },
    "long",
  ],
];

/** "Legs 40", "full body 45 with dumbbells": the one round figure without a unit that counts nothing else; else 0. */
function bareMinutes(text: string): number {
  const figures = [...text.matchAll(/(?<![\d.,:/@-])(?<![\d:/@] )(?<!\d -? ?)\b\d{2,3}\b(?! ?[.,:/-]?\d)/g)].filter(
    ({ 0: figure, index }) =>
      /^(?:[1-9]0|[1-9]5|1[0-2]0)$/.test(figure) &&
      !COUNTS_BEFORE.test(text.slice(Math.max(0, index - 24), index)) &&
      !COUNTS_AFTER.test(text.slice(index + figure.length)),
  );
  const value = Number(figures[0]?.[0] ?? 0);
  if (figures.length !== 1 || value > 120) return 0;
  return !/\d ?x ?\d/.test(text) || compiled(`[,.;] ${value} ?(?:$|[,.;!])`).test(text) ? value : 0;
}
const TRAINED = new Set(Object.values(AREA_WORDS).flatMap((words) => words.split("|")));
const LAST_FIGURE = entered(/\b([a-z]+ )?([a-z]+) ([5-9]|[1-9]\d)(?= ?(?:[.!,]|$))/);
/** "Core 12", "lower body 38": the only figure of a message, right behind what is trained; else 0. */
function minutesAfterArea(text: string): number {
  const [, before = "", word = "", figure = "0"] = LAST_FIGURE.exec(text) ?? [];
  const isOnly = (text.match(/\d+/g) ?? []).length === 1;
  return isOnly && (TRAINED.has(word) || TRAINED.has(before + word)) ? Number(figure) : 0;
}
/** "Under 20", "no longer than 35" at the end of a clause. */
const BARE_LIMIT = entered(
  /\b(?<!\d )(?:no (?:longer|more) than|not (?:longer|more) than|under|within|less than|max|maximum|at most|up to|nothing over|down to|unter|maximal|hochstens|moins de|menos de|meno di|maximo|massimo|max) ([1-9][05]|1[0-2]0)(?= ?(?:$|[,.;!?]|please|pls|tops|today|legs?|push|pull|upper|lower|full))/,
);
/** "25-30", "max 35" in a clause of its own: round figures without a unit, the longer one. */
const BARE_RANGE = entered(
  /(?:^|[,.;!] ?|[a-z] )(?:maybe |about |like |say )?(?:[2-9][05] ?(?:-|to|or|bis) ?|(?<=(?:^|[,.;!] ?))(?:max|maximum|under|at most|up to) )([2-9][05])(?= ?(?:$|[,.;!?]|with|max|tops|please|pls))/,
);

/** "A quick 6", "a fast 7 with bands": minutes, where they count nothing. */
const QUICK_FIGURE = entered(
  /\b(?:quick|fast|speedy|short|schnelle|kurze) (?:little )?([4-9]|[1-5]\d)(?= ?(?:$|[,.;!?]|please|pls|with|w\b|of|on|for|at|before|no|legs?|abs?|arms?|core|push|pull|upper|lower|full|chest|back|glutes?))(?! of (?:those|them|these))/,
);

/** No time at all, or seconds for a whole session. */
const NO_LENGTH = entered(
  /\b(?:0|zero|null|cero) ?(?:min|mins|minutes?|minuten|minutos|minuti)\b(?! (?:rest|break|pause))/,
);
const SECONDS_LONG = entered(
  /\b\d{1,2} ?(?:s|secs?|seconds?) (?:\w+ ){0,2}?(?:workout|session|training|routine)\b|^(?:(?:i|have|got|only|just|give|me|in|with) )*\d{1,2} ?(?:secs?|seconds?)\b(?! (?:of )?(?:rests?|on|off|holds?|planks?|each|work|per|sprints?|intervals?|between|a))|\bin \d{1,2} ?(?:secs?|seconds?)(?= ?(?:[.!?]|$))/,
);
const COUNTS_BEFORE =
  /(?:\b(?:x|by|at|@|of|age|aged|i am|am|who is|who s|rpe|rir|bpm|hr|to|than|last|past|every|each|pr|max|squat|(?<!\b(?:an?|my|the|and|with|or|no|flat|incline|adjustable|weight) )bench|deadlift|press|weigh|weight|did|the|my|with|rest|zone|over|under|turned|turning|top|number|plus|minus|degree)|\b[tlc]|[x@#%$]) ?$/;
const COUNTS_AFTER =
  /^ ?(?:%|°|x\b|kgs?\b|kilos?\b|lbs?\b|pounds?\b|s\b|secs?\b|seconds?\b|reps?\b|sets?\b|rounds?\b|years?\b|-?jahrig|jahre\b|ans\b|anos\b|anni\b|yrs?\b|yo\b|y\b|year|degrees?\b|km\b|k\b|m\b|metres?\b|meters?\b|miles?\b|cals?\b|calories\b|kcal\b|grams?\b|g\b|cm\b|days?\b|weeks?\b|months?\b|hours?\b|exercises?\b|moves?\b|movements?\b|different\b|past\b|push|pull ?ups?|squats\b|burpees\b|situps\b|sit ups\b|lunges\b|swings\b|of\b|or\b|and \d|to \d|min\w*\b|people\b|(?:on|work|hard)[ ,/]+(?:and )?\d{1,3} ?(?:s\w* )?(?:off|rest|easy)\b|bpm\b|rpe\b|am\b|pm\b|o clock|th\b|st\b|nd\b|off\b)/;

const withoutIdioms = replaceEach(IDIOMS);

/**
 * Reads how long the session may be. In: text as `sessionText` gives it. "half an hour", "20-30 min", "1h30", "under
 * 40", "quick" (15 to 20), "demi-heure", a bare "45" that is the whole message. Rests, intervals and past times are not
 * lengths. Two lengths that exclude each other are a conflict whose smaller one counts.
 */
export function readMinutes(plain: string): SessionMinutes {
  const clock = readClockRange(plain);
  let text = withoutIdioms(withoutPastLengths(clock?.rest ?? plain)).replace(BARE_TOTAL, "$& min");
  const parts: SessionMinutes["parts"] = [];
  text = text.replace(STRETCH, (_said, minutes: string, words: string) => {
    parts.push({ minutes: Number(minutes), words });
    return words;
  });
  let whole: Found[] = [];
  const loose: { found: Found; words: string }[] = [];
  let total: Found | null = null;
  for (const found of findLengths(text)) {
    const isRest =
      NOT_LENGTH_BEFORE.test(found.before) &&
      !(DAY_BREAK.test(found.before) || (found.max > LONGEST_REST && REST_BEFORE.test(found.before)));
    const isEachIn = /\beach in (?:just |only |under )?$/.test(found.before);
    if (found.max < 1 || (isRest && !isEachIn) || isNoLength(found) || isSpentElsewhere(found)) continue;
    const isOnMachine = BEGINS_WITH.test(found.before) && ON_MACHINE.test(found.after);
    const part = isOnMachine ? "cardio" : PART_AFTER.exec(found.after)?.[1];
    const isTotal = TOTAL_AFTER.test(found.after) || TOTAL_BEFORE.test(found.before);
    // "30 min total: 10 cardio": the first one is the whole.
    if (isTotal && total === null) total = found;
    else if (part === undefined || SQUEEZED_AFTER.test(found.after)) whole.push(found);
    else loose.push({ found, words: part });
  }
  if (total !== null) whole = [total];
  const today = whole.filter((found) => !isOfOtherTime(found));
  if (today.length > 0) whole = today;
  // Hours beside minutes are of the day, unless a session of so many hours is asked for.
  const short = whole.filter(({ max }) => max <= LONGEST_BESIDE_OTHERS);
  if (short.length > 0) whole = whole.filter((found) => short.includes(found) || isOwnLength(found));
  // "10 min of cardio at the end, push 50": the other figure is the whole.
  const hasBare = whole.length === 0 && loose.length > 0 && (bareMinutes(text) || minutesAfterArea(text)) > 0;
  for (const { found, words } of loose) {
    const isAll =
      whole.length === 0 &&
      loose.length === 1 &&
      !ADDS_BEFORE.test(found.before) &&
      !BEGINS_WITH.test(found.before) &&
      !hasBare;
    if (isAll) whole.push(found);
    else parts.push({ minutes: found.max, words });
  }

  if (whole.length === 0) {
    const bare =
      /^(?:ok |make it |about |around |like |maybe |just |for |say |let us say )*(\d{1,3})(?: (?:please|then|max|tops|today))*[ .!?]*$/.exec(
        text,
      );
    const hasNone = NO_LENGTH.test(text);
    const isSeconds = SECONDS_LONG.test(text);
    if (hasNone || isSeconds) {
      const length = hasNone ? 0 : 1;
      return { range: { min: length, max: length }, conflict: null, parts, signals: ["minutes"] };
    }
    if (clock !== null)
      return {
        range: { min: clock.minutes, max: clock.minutes },
        conflict: null,
        parts,
        signals: ["minutes", "minutes_clock"],
      };
    const value = Number(
      bare?.[1] ??
        QUICK_FIGURE.exec(text)?.[1] ??
        BARE_RANGE.exec(text)?.[1] ??
        BARE_LIMIT.exec(text)?.[1] ??
        (bareMinutes(text) || minutesAfterArea(text)),
    );
    if (value >= (QUICK_FIGURE.test(text) ? 4 : 5) && value <= 180)
      return { range: { min: value, max: value }, conflict: null, parts, signals: ["minutes_bare"] };
    for (const [pattern, range, signal] of WORDS_FOR_LENGTH) {
      if (pattern.test(text)) return { range: { ...range }, conflict: null, parts, signals: [signal] };
    }
    return { range: null, conflict: null, parts, signals: [] };
  }

  const net = readNetMinutes(text, Math.max(...whole.map(({ max }) => max)));
  if (net !== null)
    return { range: { min: net, max: net }, conflict: null, parts, signals: ["minutes", "minutes_net"] };
  const partsLong = parts.reduce((sum, { minutes }) => sum + minutes, 0);
  // "An hour of cardio and 30 min of weights": the part is the longer half of it.
  if (total === null && whole.length === 1 && partsLong > (whole[0]?.max ?? 0)) {
    const sum = partsLong + (whole[0]?.max ?? 0);
    return { range: { min: sum, max: sum }, conflict: null, parts, signals: ["minutes", "minutes_sum"] };
  }
  // "20 min bike and 20 min upper": one after the other.
  const [only] = whole;
  if (total === null && whole.length === 1 && only && partsLong > 0 && ONE_AFTER_ANOTHER.test(only.before)) {
    const sum = partsLong + only.max;
    return { range: { min: sum, max: sum }, conflict: null, parts, signals: ["minutes", "minutes_sum"] };
  }
  const ranges = whole.map(qualified);
  if (whole.length > 1 && whole.slice(1).every((found) => JOINED_BEFORE.test(found.before))) {
    const total = ranges.reduce((sum, one) => sum + one.max, 0);
    return { range: { min: total, max: total }, conflict: null, parts, signals: ["minutes", "minutes_sum"] };
  }
  const least = ranges.reduce((a, b) => (b.max < a.max ? b : a));
  const most = ranges.reduce((a, b) => (b.max > a.max ? b : a));
  if (most.max <= least.max) return { range: least, conflict: null, parts, signals: ["minutes"] };
  const bounded = whole.some(
    (found) =>
      found.max === least.max &&
      (HAVE_BEFORE.test(found.before) || DAY_BREAK.test(found.before) || LIMIT_AFTER.test(found.after)),
  );
  const asked = whole.some(
    (found) =>
      found.max === most.max &&
      (WHOLE_AFTER.test(found.after) || SQUEEZED_AFTER.test(found.after) || WHOLE_BEFORE.test(found.before)),
  );
  if (bounded && asked) {
    return {
      range: least,
      conflict: { asked: most.max, available: least.max },
      parts,
      signals: ["minutes", "minutes_conflict"],
    };
  }
  if (bounded) return { range: least, conflict: null, parts, signals: ["minutes"] };
  return { range: { min: least.min, max: most.max }, conflict: null, parts, signals: ["minutes"] };
}
