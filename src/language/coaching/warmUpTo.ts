import { foldText } from "../foldText.ts";
import { entered } from "../patterns/enteredPattern.ts";
import { readStance } from "../routing/stance.ts";

const WARM = entered(
  /(?<![\p{L}])(?:warm(?:ing)?[ -]?ups?|warm up sets?|warmups?|ramp(?:ing)?(?: up)?(?: sets?)?|aufwarm\p{L}*|echauffement|calentamiento|series de aproximacion|riscaldamento|aquecimento)(?![\p{L}])/u,
);
/** "For a 160 deadlift", "up to 140 kg": a load, and no minutes, sets or years. */
const TO_LOAD =
  /(?<![\p{L}])(?:for|to|before|at|fur|auf|bis|vor|pour|avant|a|jusqu ?['’]?a|para|antes de|hasta|per|prima di|fino a|ate)(?: (?:an?|my|the|ein\p{L}*|mein\p{L}*|un[ae]?|mon|ma|mi|um|meus?|working|top|work|heavy|set|sets|single|double|triple|of|at|squats?|bench(?: press)?|deadlifts?|press|ohp)){0,12} (\d{2,3}(?:[.,]\d{1,2})?) ?-?(?:kgs?|kilos?|lbs?|pounds?)?(?![\d.,]|[ -]?(?:m\b|mins?|minut\p{L}*|h\b|hours?|sec\p{L}*|s\b|x|×|sets?|reps?|people|persons?|years?|yo\b|days?|%|percent|km|k\b|miles?|exercises?|bpm|degrees?))/u;
/** "Forgot the warm-up, 10 with the bar and 5 at 60": one that was done. */
const FORGOTTEN =
  /(?<!\p{L})(?:forgot\p{L}*|left out|missed|did|done|had|vergessen|gemacht|oublie\p{L}*|fait|olvid\p{L}*|hice|dimentic\p{L}*|fatto|esquec\p{L}*|fiz)(?!\p{L})/u;
const LEAST = 30;
const LONGEST = 120;

/** Whether a message asks for the sets that lead up to a load: "give me a warm up for 160". Not a warm-up of minutes, nor one done. */
export function asksWarmUpTo(text: string): boolean {
  if (text.length > LONGEST) return false;
  const folded = foldText(text);
  const load = WARM.test(folded) ? TO_LOAD.exec(folded)?.[1] : undefined;
  return (
    load !== undefined &&
    Number(load.replace(",", ".")) >= LEAST &&
    !/\d ?[x×] ?\d/.test(folded) &&
    !FORGOTTEN.test(folded) &&
    readStance(text).stance !== "done"
  );
}
