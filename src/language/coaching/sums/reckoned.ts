import { foldText } from "../../foldText.ts";
import { isMovementWord } from "../../notation/clauseWords.ts";
import { entered } from "../../patterns/enteredPattern.ts";
import { keepingLast } from "../../patterns/keepingLast.ts";
import type { CoachSum, MeasureUnit, WeightUnit } from "./coachSum.ts";
import { type Dimension, dimensionOf, type Quantities, type Quantity, quantitiesIn, type Unit } from "./quantities.ts";

/** Cheap: whether a text may hold a sum at all. */
const MAY_HOLD = entered(
  /\d|\b(?:ten|eleven|twelve|\w+teen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred|two|three|four|five|six|seven|eight|nine)\b/i,
);
/** Cheap as well: one of the words that the readers below cannot do without. */
const NEEDS = entered(
  /%|per ?cent|pct|prozent|cento|cient|bpm|heart|\bhr\b|puls|beat|zone|frec|freq|battiti|pace|pacing|split|fast|quick|schnell|vite|rapido|veloce|speed|tempo|allure|ritmo|passo|\bmin|kph|kmh|km ?\/|mph|overall|total|\ball\b|altogether|tonnage|volume|lift|shift|move|sum|add|combined|gesamt|complessiv|en tout|side|sleeve|\bends?\b|seite|cote|lado|lato|units?\b|money|metric|imperial|kilo|kgs?\b|quilo|chil|lbs?\b|pound|pfund|libr|livre|stone|mile|yard|feet|foot|inch|cm|single|one[- ]rep|max|\brm\b/i,
);
const LONGEST = 200;

/** The other system by one of its names. */
const METRIC = entered(
  /\b(?:metric|european|euro|real|proper|normal|civili[sz]ed|sane|sensible|continental|si) (?:units?|money|numbers?|terms|measure\w*|system)|\bin metric\b/,
);
const IMPERIAL = entered(
  /\b(?:imperial|american|freedom|yank(?:ee)?|us|old|british) (?:units?|money|numbers?|terms|measure\w*|system)|\bin (?:imperial|american|freedom|yank)\b/,
);
/** What turns one unit into another by saying so. */
const TURNS =
  /\b(?:translat\w*|convert\w*|conversion|equivalents?|equals?|worth|comes? (?:out )?(?:to|at|as)|works? out|turn(?:ed)?|switch|express(?:ed)?|same as|how many|how much|what(?: is|s)?|which|in|into|to|as|for|talks?|reads?|wants?|says?|umrechn\w*|umgerechnet|wieviel|wie viel|combien|cuant[oa]s?|quant[ie]|fait|sind|son|sono)\b/;
/** Somebody speaks of what is to be done, gained or lost, and of no unit. */
const OF_ADVICE = entered(
  /\b(?:should|shall|can i|could i|ought|gain|lose|losing|add|adding|need to (?:lift|eat|lose|gain)|protein|calories|burn\w*|reps|sets|per week|a week)\b/,
);

const PACE_WANTED = entered(
  /\b(?:pace|paces|paced|splits?|how (?:fast|quick)|what speed|which speed|average speed|speed (?:is|would|do)|tempo|allure|ritmo|passo|pacing|schnell|vite|rapido|veloce)\b/,
);
const RACES: readonly [RegExp, number][] = [
  [
    /\b(?:half|halb|semi|media|mezza|meia)[ -]?marat(?:h?on\w*|ona)\b|\bhalf\b(?=.*\b(?:pace|run\w*|sub|race)\b)|\b(?:pace|run\w*|sub|race)\b.*\bhalf\b/,
    21_097.5,
  ],
  [/\bmarat(?:h?on\w*|ona)\b/, 42_195],
  [/\bpark ?run\b/, 5_000],
];
const K_RACE = /\b(5|10|15|20|21|30|42|50|100) ?k(?:m|er)?\b/;
/** "Sub four", "under 50", "breaking four hours": the time that is aimed at. */
const AIMED =
  /\b(?:sub|under|below|beat\w*|break\w*|inside|unter|moins de|menos de|meno di|sotto)[ -]?(?:the |le |las? |les? )?$/;

const LESS =
  /\b(?:less|lighter|lower|off(?! (?:my|the) top)|drop\w*|reduc\w*|cut|deload\w*|down|knock\w*|shav\w*|take off|minus|decreas\w*|weniger|moins|menos|meno)\b/;
const MORE = /\b(?:more|add\w*|heavier|higher|increas\w*|bump\w*|jump\w*|raise\w*|on top|plus|extra|up)\b/;
const OVERALL = entered(
  /\b(?:overall|total\w*|in all|altogether|all told|all up|all in all|summed|adds? up|sum|tonnage|volume|shift(?:ed|s)?|moved?|lift(?:ed)?|combined|insgesamt|gesamt|en tout|au total|in totale|complessiv\w*|no total|en total)\b/,
);
const SIDE = entered(
  /\b(?:per|a|each|every|either|both|one|on each|pro|par|por|per) (?:side|sides|ends?|seite|cote|lado|lato|sleeve)\b|\bsides?\b/,
);
const BAR =
  /\b(?:bar|barbell|olympic|oly|discs?|disks?|plates?|load(?:ed|ing)?|rack|stange|scheiben|barre|disques|barra|discos|bilanciere|dischi|anilhas)\b/;
const PULSE =
  /\b(?:bpm|heart ?rate|hr|pulse|heart(?:beat)?|beats?|puls|herzfrequenz|frequence cardiaque|fc|frecuencia cardiaca|pulsaciones|frequenza cardiaca|battiti|frequencia cardiaca|batimentos)\b/;
const ZONE = /\bzone? ?\d\b/;
/** What the beats are wanted for; a heart that races is another matter. */
const OF_EFFORT = entered(
  /\b(?:max\w*|zones?|easy|target|range|ideal|should|counts?|aerobic|fat|cardio|limit|ceiling|top|train\w*|stay|which|aim|keep|steady|gentle|moderate|locker|cool|suave|tranquil\w*|facile|leicht\w*)\b/,
);
const AGE_SAID = /\b(?:at|age|aged|i am|am|for|turned|turning|being|mit|a|con|tengo|ho|tenho|ai)(?: an?)? $/;
const SINGLE = entered(/\b(?:single|one[- ]rep|1 ?rm|max(?:imum|es)?|all[- ]?out|one good one|just once|rm)\b/);

type Reader = (quantities: Quantities) => CoachSum | null;

const of = ({ figures }: Quantities, dimension: Dimension): Quantity[] =>
  figures.filter(({ unit }) => dimensionOf(unit) === dimension);
const only = <T>(list: readonly T[]): T | null => (list.length === 1 ? (list[0] ?? null) : null);
const weightUnit = (unit: Unit | null): WeightUnit | null => (unit === "kg" || unit === "lb" ? unit : null);

const PARTNER: Partial<Record<Unit, MeasureUnit>> = {
  kg: "lb",
  lb: "kg",
  stone: "kg",
  km: "mi",
  mi: "km",
  cm: "in",
  in: "cm",
  ft: "cm",
};
const IS_METRIC: ReadonlySet<Unit> = new Set<Unit>(["kg", "km", "cm", "m"]);

/** One weight or length, and another unit of the same kind without a figure, or the other system by name. */
function converted(all: Quantities): CoachSum | null {
  const { text, figures, bare } = all;
  if (OF_ADVICE.test(text)) return null;
  const [first] = figures;
  if (figures.length !== 1 || first === undefined) return null;
  const kind = dimensionOf(first.unit);
  const wantedSystem = METRIC.test(text) ? "metric" : IMPERIAL.test(text) ? "imperial" : null;
  if (kind === "weight" || kind === "length") {
    const from = first.unit as MeasureUnit;
    const wanted = bare.find((unit) => dimensionOf(unit) === kind && unit !== from) as MeasureUnit | undefined;
    if (wanted !== undefined && TURNS.test(text)) return { op: "convert", amount: first.value, from, to: wanted };
    const to = PARTNER[from];
    if (wantedSystem !== null && to !== undefined && IS_METRIC.has(from) === (wantedSystem === "imperial"))
      return { op: "convert", amount: first.value, from, to };
    return null;
  }
  return null;
}

const METRES_PER: Partial<Record<Unit, number>> = { km: 1_000, mi: 1_609.344, m: 1, yd: 0.9144 };
const SECONDS_PER: Partial<Record<Unit, number>> = { h: 3_600, min: 60, s: 1 };
const HOUR = 3_600;
const KM_PER_MILE = 1.609344;
/** Metres from which on a race takes more than an hour, so that "1:45" is hours and minutes. */
const LONG_RACE = 20_000;

/** Seconds a kilometre, from a speed or a pace that is said. */
function secondsPerKm({ value, unit }: Quantity): number | null {
  if (!(value > 0)) return null;
  if (unit === "km/h") return HOUR / value;
  if (unit === "mi/h") return HOUR / (value * KM_PER_MILE);
  if (unit === "min/km") return value * 60;
  return unit === "min/mi" ? (value * 60) / KM_PER_MILE : null;
}

function raceIn(text: string): number | null {
  const named = RACES.find(([pattern]) => pattern.test(text))?.[1];
  if (named !== undefined) return named;
  const figure = K_RACE.exec(text)?.[1];
  return figure === undefined ? null : Number(figure) * 1_000;
}

/** The time that is meant, in seconds: hours and minutes added up, or a bare figure that is aimed at. */
function timeIn(all: Quantities, metres: number): number | null {
  const times = of(all, "time");
  const said = times.reduce((sum, { value, unit }) => sum + value * (SECONDS_PER[unit ?? "s"] ?? 0), 0);
  const isClock =
    times.length === 1 && times[0]?.unit === "s" && all.text.slice(times[0].at, times[0].end).includes(":");
  if (said > 0) return isClock && metres >= LONG_RACE && said < metres / 10 ? said * 60 : said;
  const aimed = all.figures.find(({ unit, at }) => unit === null && AIMED.test(all.text.slice(0, at)));
  if (aimed === undefined) return null;
  return aimed.value * (metres >= LONG_RACE && aimed.value < 8 ? HOUR : 60);
}

/** A speed in minutes for a kilometre or a mile, a pace as a speed, and the pace that a race in a time takes. */
function paced(all: Quantities): CoachSum | null {
  const { text, bare, figures } = all;
  const perMile =
    bare.includes("min/mi") ||
    bare.includes("mi/h") ||
    figures.some(({ unit }) => unit === "mi/h" || unit === "min/mi" || unit === "mi");
  const wants =
    bare.some((unit) => dimensionOf(unit) === "pace" || dimensionOf(unit) === "speed") || PACE_WANTED.test(text);
  const moving = figures.filter(({ unit }) => dimensionOf(unit) === "speed" || dimensionOf(unit) === "pace");
  const made = (found: { metres: number | null; seconds: number | null; secondsPerKm: number | null }): CoachSum => ({
    op: "pace",
    ...found,
    perMile,
    per500: false,
  });
  const one = only(moving);
  if (one !== null && (wants || METRIC.test(text) || IMPERIAL.test(text))) {
    const took = secondsPerKm(one);
    return took === null || took < 60 ? null : made({ metres: null, seconds: null, secondsPerKm: took });
  }
  if (moving.length > 0 || !wants) return null;
  const length = only(of(all, "length"));
  const metres = (length && length.value * (METRES_PER[length.unit ?? "m"] ?? 0)) || raceIn(text);
  if (metres === null || metres < 400) return null;
  const seconds = timeIn(all, metres);
  const pace = seconds === null ? null : (seconds / metres) * 1_000;
  return pace === null || pace < 120 || pace > 1_200 ? null : made({ metres, seconds, secondsPerKm: null });
}

/** What is asked beside figures that are only told. */
const OF_OTHERS = entered(
  /\b(?:rest|how (?:long|often|do|can|come)|how many (?:reps|sets)|why|muscles?|safe|good|bad|strong|ok|okay|enough|too|normal|hurts?|pain)\b/,
);

/** A share of a weight, or so much per cent more or less than one. */
function shared(all: Quantities): CoachSum | null {
  const { text, figures } = all;
  if (OF_OTHERS.test(text)) return null;
  const percents = of(all, "share");
  const weights = [...of(all, "weight"), ...figures.filter(({ unit, value }) => unit === null && value >= 20)];
  const weight = only(weights);
  if (weight === null || percents.length === 0 || figures.length > percents.length + 1) return null;
  const [first] = percents;
  if (first === undefined) return null;
  const unit = weightUnit(weight.unit);
  const between = text.slice(Math.min(first.end, weight.end), Math.max(first.at, weight.at));
  const isOf = /\b(?:of|from|von|vom|de|du|di|del|da|do|off)\b/.test(between);
  if (percents.length === 1 && LESS.test(text))
    return { op: "change", percent: -first.value, weight: weight.value, unit };
  if (percents.length === 1 && MORE.test(text) && !/\bof\b/.test(between))
    return { op: "change", percent: first.value, weight: weight.value, unit };
  if (!isOf && unit === null) return null;
  return { op: "percentage", percents: percents.map(({ value }) => value), weight: weight.value, unit };
}

/** Two weights, and a percentage without a figure: the one that is said to be the whole, else the greater. */
function shareOf(all: Quantities): CoachSum | null {
  const { text, bare } = all;
  if (!bare.includes("%")) return null;
  const weights = all.figures.filter(({ unit }) => unit === null || dimensionOf(unit) === "weight");
  const [a, b] = weights;
  if (weights.length !== 2 || all.figures.length !== 2 || a === undefined || b === undefined) return null;
  const isWhole = ({ at, end }: Quantity) =>
    /\b(?:of|max|rm)(?: \w+){0,3} $/.test(text.slice(Math.max(0, at - 24), at)) ||
    /^ (?:\w+ )?(?:max|rm)\b/.test(text.slice(end));
  const whole = isWhole(a) && !isWhole(b) ? a : isWhole(b) && !isWhole(a) ? b : a.value >= b.value ? a : b;
  const part = whole === a ? b : a;
  return { op: "share", part: part.value, whole: whole.value, unit: weightUnit(part.unit ?? whole.unit) };
}

/** Sets, reps and a weight, and what they come to. */
function moved(all: Quantities): CoachSum | null {
  const { text, figures } = all;
  const weight = only(of(all, "weight")) ?? only(figures.filter(({ unit, value }) => unit === null && value >= 20));
  if (!OVERALL.test(text) || OF_OTHERS.test(text) || weight === null) return null;
  const crossed = /(\d{1,2}) ?(?:x|by|times|mal|fois|per|por) ?(\d{1,3})(?![.,]?\d)/.exec(text);
  if (crossed && figures.length === 3) return volume(Number(crossed[1]), Number(crossed[2]), weight);
  const sets = only(figures.filter(({ unit }) => unit === "sets"));
  const reps = only(
    figures.filter((one) => one !== sets && one !== weight && (one.unit === "reps" || one.unit === null)),
  );
  return sets === null || reps === null || figures.length > 3 ? null : volume(sets.value, reps.value, weight);
}

const volume = (sets: number, reps: number, { value, unit }: Quantity): CoachSum | null =>
  sets > 30 || reps > 100 ? null : { op: "volume", sets, reps, weight: value, unit: weightUnit(unit) };

/** A weight in all, and what goes on one side of the bar. */
function sided(all: Quantities): CoachSum | null {
  const { text, figures } = all;
  if (!SIDE.test(text) || !BAR.test(text)) return null;
  const weights = figures.filter(({ unit, value }) => (unit === null || dimensionOf(unit) === "weight") && value >= 10);
  const [first, second] = weights.toSorted((a, b) => b.value - a.value);
  if (first === undefined || weights.length > 2 || weights.length < figures.length) return null;
  const bar = second !== undefined && second.value <= 45 ? second.value : null;
  if (first.value < 30 || (second !== undefined && bar === null)) return null;
  return { op: "plates", total: first.value, unit: weightUnit(first.unit), bar };
}

/** An age and the beats of the heart. */
function beating(all: Quantities): CoachSum | null {
  const { text, figures } = all;
  if (!OF_EFFORT.test(text)) return null;
  if (!PULSE.test(text) && !(ZONE.test(text) && /\b(?:old|age|yo|year)\b/.test(text))) return null;
  if (of(all, "pulse").length > 0) return null;
  const counted = figures.filter(({ at }) => !/\bzone? ?$/.test(text.slice(0, at)));
  const age =
    only(of(all, "age")) ??
    only(counted.filter(({ unit, at }) => unit === null && AGE_SAID.test(text.slice(Math.max(0, at - 12), at))));
  return age !== null && age.value >= 10 && age.value <= 95 && counted.length === 1
    ? { op: "max_heart_rate", age: age.value }
    : null;
}

/** A hard set, and what it says of a single. */
function single(all: Quantities): CoachSum | null {
  const { text, figures } = all;
  if (!SINGLE.test(text) || OF_OTHERS.test(text) || PULSE.test(text) || ZONE.test(text) || figures.length !== 2)
    return null;
  const weight = only(of(all, "weight")) ?? only(figures.filter(({ unit, value }) => unit === null && value >= 20));
  const reps = only(figures.filter((one) => one !== weight && (one.unit === "reps" || one.unit === null)));
  if (weight === null || reps === null || reps.value < 2 || reps.value > 12 || !Number.isInteger(reps.value))
    return null;
  return { op: "one_rep_max", weight: weight.value, unit: weightUnit(weight.unit), reps: reps.value, spare: 0 };
}

const READERS: readonly Reader[] = [beating, paced, moved, sided, shareOf, shared, converted, single];

/**
 * A sum by what it is made of, whatever the words around: the quantities that are given, each with its unit, and the unit or the
 * thing that is wanted. In: the question as written. Out: the sum, or `null` where nothing fits. Beyond 200 characters none is read.
 */
export const reckonedSum = keepingLast((text: string): CoachSum | null => {
  if (text.length > LONGEST || !MAY_HOLD.test(text) || !NEEDS.test(text)) return null;
  const all = quantitiesIn(text);
  if (all.figures.length === 0) return null;
  for (const read of READERS) {
    const sum = read(all);
    if (sum !== null) return sum;
  }
  return null;
});

/** Puts the sum as a question, an order or a want; one who only tells says none of it. */
const WANTS = entered(
  /\?|=\s*$|\b(?:what|whats|which|how|need|want|gimme|give|tell|show|work(?:s|ed)? (?:it |that |this )?out|figure|calculat\w*|estimat\w*|translat\w*|convert|expressed|please|pls|comes? (?:out )?(?:to|at)|equals?|wondering|roughly|wie|wieviel|was (?:ist|sind|macht|waere|ware)|welche\w*|combien|quel\w*|cuant\w*|quant\w*|qual\w*|bitte|brauche|necesito|serve|preciso)\b|^\W*(?:add|take|knock|drop|shave|cut) /,
);
/** A deed that is to be kept, or something else that is to be done with the figures. */
const DEED = entered(
  /\b(?:i|we|just) (?:\w+ )?(?:did|ran|rode|lifted|benched|squatted|deadlifted|rowed|pressed|hit|got|done|finished|walked|swam|logged|managed)\b|\b(?:done|also|as well)\b(?! thing)|^(?:did|ran|rode|benched|squatted|deadlifted|done|finished|logged)\b|\b(?:log|save|add|record|note) (?:it|that|this|my)\b|\b(?:remind me|calendar|today|tonight|tomorrow|yesterday|this morning|last night|next (?:week|session|workout|time)|session|workout|routine|plan|heute|gestern|aujourd|hier|hoy|ayer|oggi|ieri|hoje|ontem)\b|[€$£]|\b(?:euros?|dollars?|bucks|quid|price|salary|rent|tax|discount|tip|interest|loan)\b/,
);

const namesLift = (folded: string): boolean => (folded.match(/\p{L}[\p{L}-]+/gu) ?? []).some(isMovementWord);

/** Whether a message puts such a sum and tells no deed that is to be kept. */
export function asksReckoned(text: string): boolean {
  if (text.length > LONGEST || !MAY_HOLD.test(text)) return false;
  const folded = foldText(text);
  if (!WANTS.test(folded) || DEED.test(folded)) return false;
  const sum = reckonedSum(text);
  // "4x12 leg press at 120 kg, what's the volume": sets of a lift may be a log, whatever is asked of them.
  return sum !== null && !(sum.op === "volume" && namesLift(folded));
}
