import type { MinuteRange } from "./sessionMinutes.ts";

const NO_TRAINING =
  /\b(?:without|with no|no) (?:any |actually |using (?:any |a )?)*(?:moving(?: (?:at all|a muscle|anything))?|movements?|muscles?|effort|exerting myself|body|limbs)\b(?! (?:ups?|soreness|gain|loss|pain|mass|imbalance|above|below|weight|overhead|that|which|with|like))/;
const SHAPE_TODAY =
  /\b\d+ ?(?:cm|inch(?:es)?|centimet\w+) (?:bigger|wider|thicker|thinner|slimmer|smaller)(?: \w+){0,2}? (?:by|in|today|tonight|before|until)\b|\b\d+ ?(?:kgs?|kilos?|lbs?|pounds?) (?:of )?(?:fat|weight|muscle|mass)(?: loss| gain)?(?: \w+){0,3}? (?:today|tonight|(?:in|with|by|from) (?:1|a|one|this|the) (?:session|workout))\b|\b(?:6 pack|abs|shredded|ripped|jacked|huge)(?: \w+){0,3}? (?:today|tonight|by tonight|by tomorrow|overnight|in (?:1|a|one|this) (?:session|workout|day))(?= ?(?:$|[.,!?]))/;
const CALORIES = /\b(\d{3,5}) ?(?:k ?cals?|cals?|calories|kalorien|calorias|calorie)\b/;
const WEIGHT_TODAY =
  /\b(?:(?:los|burn|drop|gain|add)(?:e|es|ing|p?s|p?ing)?|puts? on|get(?:s|ting)? (?:me|my)(?: \w+){0,3}? up) (?:about |at least )?\d+ ?(?:kgs?|kilos?|lbs?|pounds?|cm|inch(?:es)?)(?: \w+){0,5}? (?:today|(?:by )?tonight|by tomorrow|overnight|in (?:1|a|one|this|the|\d+) (?:\d+ ?\w+ )?(?:session|workout|hour|day|min\w*|h)|in this session)\b/;
/** As many of one thing as no session holds; a few hundred are a known challenge. */
const REPS_TODAY =
  /\b(?:[5-9]\d{2}|\d{4,}|\d+ thousand) (?:reps?|squats?|push ?ups?|pull ?ups?|sit ?ups?|crunches|burpees|lunges|deadlifts?|swings|air squats?|bench press(?:es)?|curls)\b/;
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
    (WEIGHT_TODAY.exec(plain) ?? NO_TRAINING.exec(plain) ?? SHAPE_TODAY.exec(plain) ?? REPS_TODAY.exec(plain))?.[0] ??
    null
  );
}
