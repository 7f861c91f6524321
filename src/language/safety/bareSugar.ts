import { compiled } from "../patterns/compiled.ts";

/** Fast sugar as it is kept for a low, in six languages. */
const KEPT_FOR_IT =
  /\b(?:jelly bab(?:y|ies)|gluco(?:se)? ?(?:tabs?|tablets?|gels?|shots?|sweets|juice)|gluco ?tabs?|dextro(?! ?stick)\w*|dextrose|lift shots?|skittles|haribos?|gummy bears?|starburst\w*|fruit pastilles|juice box(?:es)?|lucozade|traubenzucker\w*|gummibar\w*|gluco(?:sa|sio)|resucr\w*|dextros[ae])\b/;
/** What is eaten for one, and for pleasure too. */
const SWEET =
  /\b(?:sweets|lollies|candy|coke|juice|sugar|honey|saft|cola|zucker|sucre|jus|zuccher\w*|succo|caramell\w*|azucar|zumo|jugo|gominolas|suco|acucar|refri)\b/;
/** An illness of sugar, its medicine or its devices. */
const OF_SUGAR =
  /\b(?:type (?:1|2|one|two)|typ ?[12]|tipo [12]|t[12]d?m?(?! (?:incomplete|complete|vertebra|spine|fracture|transition|para\w*|t\d))|diabet\w*|insulin\w*|bolus\w*|basal|pump (?:off|suspended)|hypos?|hipo|ipo|libre|dexcom|cgm|levels?|sugars?|bgl?|mmol|zuckerkrank)\b/;
/** How a value of it is told: come down to, at the end of. */
const CAME_TO =
  "(?:(?:went|gone|going|dropp?(?:ed|ing|s)?|fell|fallen|falling|sank|down|got|crash(?:ed|ing)|plummeted|tanked) (?:all the way |down |right |back |as low as |low )*(?:to|at) |(?:checked|tested|pricked|measured|was|im|i am|ended(?: up)?|finished|hit|read|at|number was|came out|sat|bottomed out),? (?:at |on |a |only |down to |already |it |and |was |, ?)*|(?:sono )?sces[oa] a |a |baj[eo] a |bei |auf |descendue? a |tombee? a |baixei (?:para|pra) |cai (?:para|pra) |am ende |alla fine |al final |a la fin )";
const NO_UNIT =
  "(?![\\d:/]|[.,]\\d| ?(?:kgs?|kilos?|lbs?|pounds|stone|st|%|percent|km\\/?h?|k|kph|mph|mi|miles?|m|meters?|metres?|min\\w*|mins|sec\\w*|s|h|hrs?|hours?|reps?|sets?|x|×|rounds?|laps?|plates?|levels?|cals?|calories|kcal|watts?|w|bpm|speed|incline|pace|g|grams?|years?|yo|jahre|anos|ans|anni|days?|weeks?|months?|on (?:bench|squat|snatch|dead\\w*|lat\\w*|press\\w*|the (?:bench|bar|press|leg|lat))|for (?:the|my|a) (?:last|first|next|final))\\b)";
const MOLAR = compiled(`(?:\\b${CAME_TO}|^|[,;] ?)([0-3][.,]\\d{1,2})${NO_UNIT}`, "g");
const MASSIC = compiled(`\\b${CAME_TO}([4-6]\\d)(?:s\\b(?! (?:rest|plank|hold|on|off|each)))?${NO_UNIT}`, "g");
/** Measured because it felt so. */
const CHECKED = /\b(?:checked|tested|finger ?pricked)\b/;
/** What has figures like these of its own. */
const OF_OTHER =
  /\b(?:treadmill|incline|speed|pace|km|kms|k|miles?|mi|ran|laps?|rower|damper|erg|resistance|level|gear|belt|split|\d:\d\d)\b/;
const OF_LIFTS =
  /\b(?:burn ?outs?|back ?offs?|drop ?sets?|reps?|sets?|kgs?|kilos?|lbs?|pull ?down\w*|bench\w*|press\w*|snatch|clean|pr|pb|x ?\d+|\d+ ?x)\b/;
/** In mmol per litre, in mg per decilitre, and in grams per litre as in French. */
const MOLAR_LOWS = { from: 1.5, below: 3.9 };
const MASS_LOWS = { from: 40, below: 70 };
const GRAM_LOWS = { from: 0.35, below: 0.7 };

/**
 * Whether a blood sugar below 3.9 mmol/l (70 mg/dl) is told without its name: "went to 3.2 on the treadmill, ate jelly babies". The figure needs what is kept
 * for a low beside it, or anything sweet and an illness of sugar. In: the message in lower case without accents. Linear in its length.
 */
export function bareLow(plain: string): boolean {
  const isKept = KEPT_FOR_IT.test(plain);
  const isSweet = isKept || SWEET.test(plain);
  if (!isSweet && !OF_SUGAR.test(plain)) return false;
  const isIll = OF_SUGAR.test(plain) || CHECKED.test(plain);
  const isTold = (pattern: RegExp, { from, below }: { from: number; below: number }): boolean =>
    [...plain.matchAll(pattern)].some(([, figure = ""]) => {
      const value = Number(figure.replace(",", "."));
      return value >= from && value < below;
    });
  if (isTold(MOLAR, MOLAR_LOWS) || (isSweet && isTold(MOLAR, GRAM_LOWS)))
    return isIll || isKept || !(OF_OTHER.test(plain) || OF_LIFTS.test(plain));
  return isSweet && (isIll || isKept) && !OF_LIFTS.test(plain) && isTold(MASSIC, MASS_LOWS);
}

const FALLING =
  /\b(?:cgm|libre|dexcom|sensor|sugars?|bg|glucose)\b.{0,25}\b(?:(?:straight |double |two )?arrows? (?:straight |pointing |both )?down|double down|(?:dropping|falling|plummeting|crashing) (?:fast|quick\w*|like))\b/;
/** Whether a sensor is told to fall steeply. In: the message in lower case without accents. */
export const fallsFast = (plain: string): boolean => FALLING.test(plain);

/** A low by its name that is over. */
const HYPO_TOLD =
  /\bhypo(?:s|ed)? (?:woke|wakes|last night|in the night|overnight|at (?:night|\d)|after (?:leg|the|my|every))\b|\bwoke (?:up )?(?:with|to|in) (?:a )?(?:hypo|low)\b/;
/** "Went low twice this week, jelly babies both times": told as what happens. In: the message in lower case without accents. */
export const goesLow = (plain: string): boolean =>
  HYPO_TOLD.test(plain) ||
  (KEPT_FOR_IT.test(plain) &&
    /\b(?:went|go|goes|going|gone|got|get|getting|keep|kept|ran|running|am|was|crash(?:ed|ing)?) (?:\w+ ){0,1}low\b(?! (?:bar|carb|weight|reps?|volume|back|impact|fat|mood|intensity|on))/.test(
      plain,
    ));

/** Without one of these in the plain text no sugar is low, falling or gone low. */
export const SUGAR_TOLD: readonly RegExp[] = [KEPT_FOR_IT, SWEET, OF_SUGAR, FALLING, HYPO_TOLD];
