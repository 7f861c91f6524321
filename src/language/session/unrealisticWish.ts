import { compiled } from "../patterns/compiled.ts";
import { entered } from "../patterns/enteredPattern.ts";
import type { MinuteRange } from "./sessionMinutes.ts";

const NO_TRAINING = entered(
  /\b(?:without|with no|no) (?:any |actually |using (?:any |a )?){0,12}(?:moving(?: (?:at all|a muscle|anything))?|movements?|muscles?|effort|exerting myself|body|limbs)\b(?! (?:ups?|soreness|gain|loss|pain|mass|imbalance|above|below|weight|overhead|that|which|with|like))/,
);
const SHAPE_TODAY = entered(
  /\b\d+ ?(?:cm|inch(?:es)?|centimet\w+) (?:bigger|wider|thicker|thinner|slimmer|smaller)(?: \w+){0,2}? (?:by|in|today|tonight|before|until)\b|\b\d+ ?(?:kgs?|kilos?|lbs?|pounds?) (?:of )?(?:fat|weight|muscle|mass)(?: loss| gain)?(?: \w+){0,3}? (?:today|tonight|(?:in|with|by|from) (?:1|a|one|this|the) (?:session|workout))\b|\b(?:6 pack|abs|shredded|ripped|jacked|huge)(?: \w+){0,3}? (?:today|tonight|by tonight|by tomorrow|overnight|in (?:1|a|one|this) (?:session|workout|day))(?= ?(?:$|[.,!?]))/,
);
const CALORIES = entered(/\b(\d{3,5}) ?(?:k ?cals?|cals?|calories|kalorien|calorias|calorie)\b/);
const WEIGHT_TODAY = entered(
  /\b(?:(?:los|burn|drop|gain|add)(?:e|es|ing|p?s|p?ing)?|puts? on|get(?:s|ting)? (?:me|my)(?: \w+){0,3}? up) (?:about |at least )?\d+ ?(?:kgs?|kilos?|lbs?|pounds?|cm|inch(?:es)?)(?: \w+){0,5}? (?:today|(?:by )?tonight|by tomorrow|overnight|in (?:1|a|one|this|the|\d+) (?:\d+ ?\w+ )?(?:session|workout|hour|day|min\w*|h)|in this session)\b/,
);
const SIZE_TODAY = entered(
  /\b(?:put|grow|build|add|gain|los|drop|shed)(?:e|es|ing|s|t?ing|p?ing)? (?:\w+ ){0,2}\d+(?:\.\d+)? ?(?:cm|inch(?:es)?|centimet\w+|sizes?)(?: \w+){0,5}? (?:today|(?:by )?tonight|by tomorrow|overnight|in (?:1|a|one|this|the) (?:session|workout|day))\b/,
);
const DAY = "(?:mon|tues|wednes|thurs|fri|satur|sun)day|weekend|tomorrow|next week(?:end)?|end of (?:the|this) week";
const SOON = `(?:(?:by|before|until|till|for|in time for) (?:the |this |next )*(?:${DAY})|in (?:under |less than )?(?:an?|1|one|2|two|3|three|4|four|5|five|6|six|7|seven|a few|a couple of) (?:days?|week(?!s))|(?:bis|d ici|para el|entro|ate) (?:\\w+ )?(?:sonntag|montag|freitag|samstag|wochenende|morgen|dimanche|lundi|vendredi|samedi|demain|domingo|lunes|viernes|sabado|manana|domenica|lunedi|venerdi|sabato|domani|segunda|sexta|amanha))`;
const GROWN =
  "(?:abs|6 ?pack|six pack|shredded|ripped|jacked|huge|swole|(?:a )?flat (?:stomach|tummy|belly)|(?:bigger|huge|massive|thicker|wider) (?:arms?|biceps|chest|glutes|bum|butt|legs|shoulders|back)|sixpack|abdos|abdominales)";
const FAT = "(?:belly|stomach|tummy|gut|love handles|muffin top|beer belly|bauch(?:fett)?|ventre|barriga|panza|pancia)";
/** What takes months, wanted in days: "get rid of belly fat by next week", "a six pack by Friday", "add 20 kg to my bench by Sunday". */
const GROWN_SOON = entered(
  compiled(
    `\\b(?:${GROWN}|(?:${FAT})(?: fat)?|(?:add|put|gain)(?:ing)? \\d+ ?(?:kgs?|kilos?|lbs?|pounds?) (?:on|onto|to) my \\w+|double my \\w+|first pull ?up)(?: \\w+){0,3}? ${SOON}\\b`,
  ),
);
/** As many of one thing as no session holds; a few hundred are a known challenge. */
const REPS_TODAY = entered(
  /\b(?:[5-9]\d{2}|\d{4,}|\d+ thousand) (?:reps?|squats?|push ?ups?|pull ?ups?|sit ?ups?|crunches|burpees|lunges|deadlifts?|swings|air squats?|bench press(?:es)?|curls)\b/,
);
/** Nobody burns more a minute for long: about 4 l of oxygen at 5 kcal a litre. */
const MOST_KCAL_A_MINUTE = 20;

/**
 * A wish that no session can grant ("burn 2000 calories in ten minutes", "1000 squats"), in the person's words; `null`
 * when there is none. In: plain text of `sessionText` and the minutes said.
 */
export function readUnrealistic(plain: string, minutes: MinuteRange | null): string | null {
  const calories = CALORIES.exec(plain);
  const most = MOST_KCAL_A_MINUTE * (minutes?.max ?? 90);
  if (calories !== null && Number(calories[1]) > most) return calories[0];
  return (
    tooFar(plain, minutes) ??
    tooManySets(plain, minutes) ??
    (WEIGHT_TODAY.exec(plain) ??
      SIZE_TODAY.exec(plain) ??
      GROWN_SOON.exec(plain) ??
      NO_TRAINING.exec(plain) ??
      SHAPE_TODAY.exec(plain) ??
      REPS_TODAY.exec(plain))?.[0] ??
    null
  );
}

const MARATHON_KM = 42.2;
const KM_A_MILE = 1.609;
/** Faster than this nobody is for long, in km/h, by how the way is covered. Records: an hour on a bike 57, of running 21. */
const FASTEST: readonly (readonly [RegExp, number])[] = [
  [/\b(?:bik\w*|cycl\w*|spin\w*|velo|rad\w*|bici\w*)\b/, 60],
  [/\b(?:swim\w*|schwimm\w*|nag\w*|nuot\w*|nad\w*)\b/, 7],
];
const FASTEST_ON_FOOT = 24;
const WAY = entered(
  /\b(\d{1,3}(?:[.,]\d+)?) ?(kms?|kilomet\w+|k(?= (?:run|row|ride|jog|swim|bike|in|on))|miles?)\b|\b(?:(?:run|row|cycle|ride|do|finish|complete|a|1|whole|full) )?(half )?marathon (?=on\b|in\b|row\b|within\b)/,
);
/** A way that cannot be covered in the time: "a marathon on the rower in 20 minutes". */
function tooFar(plain: string, minutes: MinuteRange | null): string | null {
  const way = minutes === null ? null : WAY.exec(plain);
  if (way === null || minutes === null) return null;
  const [said, figure, unit = "", half] = way;
  const km =
    figure === undefined
      ? MARATHON_KM / (half === undefined ? 1 : 2)
      : Number(figure.replace(",", ".")) * (unit.startsWith("mile") ? KM_A_MILE : 1);
  const fastest = FASTEST.find(([words]) => words.test(plain))?.[1] ?? FASTEST_ON_FOOT;
  return (km * 60) / minutes.max > fastest ? said.trim() : null;
}

const SETS = entered(/\b(\d{1,3}) (?:\w+ )?(?:sets|rounds)\b/);
const EXERCISES = /\b(\d{1,2}) (?:different |full |whole )?(?:exercises?|moves?|movements?|lifts)\b/;
const REST =
  /\b(\d{1,3}) ?(m|mins?|minutes?|s|secs?|seconds?) (?:of )?(?:rests?|breaks?|pauses?|off|in ?between|between)\b|\brest(?:s|ing)? (?:periods? )?(?:of |for |is |are )?(\d{1,3}) ?(m|mins?|minutes?|s|secs?|seconds?)\b/;
/** A set of any kind and the way to it, in minutes. */
const SHORTEST_SET = 0.4;
/** As many sets as the minutes cannot hold: "12 exercises, 6 sets each, 2 min rests" in a quarter of an hour. */
function tooManySets(plain: string, minutes: MinuteRange | null): string | null {
  const sets = minutes === null ? null : SETS.exec(plain);
  if (sets === null || minutes === null) return null;
  const rest = REST.exec(plain);
  const unit = rest?.[2] ?? rest?.[4] ?? "";
  const pause = Number(rest?.[1] ?? rest?.[3] ?? 0) / (unit.startsWith("s") ? 60 : 1);
  // The rest may be the only minutes there are.
  if (rest !== null && pause === minutes.max) return null;
  const exercises = EXERCISES.exec(plain);
  const all = Number(sets[1]) * Number(exercises?.[1] ?? 1);
  if (all * SHORTEST_SET + (all - 1) * pause <= minutes.max) return null;
  const of = exercises === null ? "" : `${exercises[1]} exercises of `;
  return `${of}${sets[1]} sets${rest === null ? "" : ` with ${rest[1] ?? rest[3]} ${unit} of rest`} in ${minutes.max} minutes`;
}

const SPOT = entered(
  /\b(?:los[ei]|losing|burn(?:ing|s)?|get(?:ting)? rid of|melt(?:ing)?|shift(?:ing)?|reduc(?:e|ing)|shed(?:ding)?|shrink(?:ing)?|torch(?:ing)?|remov(?:e|ing)|target(?:ing)?|tone|verlier\w*|verbrenn\w*|loswerden|perdre|bruler|eliminer|perder|quemar|eliminar|bajar|reducir|perdere|bruciare|eliminare|queimar)(?: \w+){0,4}? (?:(?:belly|stomach|tummy|arm|thigh|back|chin|chest|hip|side|bra|butt|waist)s? (?:fat|flab)|love handles|double chin|muffin top|beer (?:belly|gut)|bingo wings|bauchfett|huftgold|graisse (?:du|abdominale)|du ventre|poignees d amour|barriga|panza|grasa (?:abdominal|de la|del)|gordura (?:abdominal|da|do|localizada)|pancia|grasso addominale|maniglie dell amore|culotte de cheval)\b|\b(?:bauchfett|huftgold|bierbauch)\b(?: \w+){0,4} (?:weg|los\w*|verlieren|verbrennen)\b/,
);
/** Whether fat is to go from one place, which no exercise does. In: plain text of `sessionText`. */
export const wantsSpotFat = (plain: string): boolean => SPOT.test(plain);
