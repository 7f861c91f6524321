import { compiled } from "../../patterns/compiled.ts";
import { keepingWords } from "../../patterns/keepingWords.ts";
import { isSlipOf } from "../../spelling.ts";

/** Words that facts hang on and that no other common word is one slip away from. */
const KEY_WORDS = (
  "allergic allergy intolerant diabetic diabetes vegetarian pescatarian vegan asthma injury injured shoulder " +
  "kettlebell kettlebells dumbbell dumbbells barbell treadmill equipment beginner intermediate advanced experience " +
  "birthday medication hypertension favourite favorite tendonitis meniscus available evenings mornings weekends " +
  "bodyweight kilograms strength competition gluten lactose pregnant surgery"
).split(" ");
/** Swapped letters in words that differ from each other by one letter only. */
const SWAPPED: Record<string, string> = {
  wiegh: "weigh",
  weihg: "weigh",
  wegh: "weigh",
  wieght: "weight",
  weigth: "weight",
  wight: "weight",
  waight: "weight",
  hight: "height",
  hieght: "height",
  heigth: "height",
  acces: "access",
  accses: "access",
  yrs: "years",
  yr: "year",
  yeras: "years",
  anckle: "ankle",
  ankel: "ankle",
  nkee: "knee",
  kne: "knee",
  kness: "knees",
  hav: "have",
  bakc: "back",
  shuolder: "shoulder",
  wrok: "work",
  yaers: "years",
  knne: "knee",
  wirst: "wrist",
  elbo: "elbow",
  chuis: "je suis",
  helth: "health",
  heatlh: "health",
  injurys: "injuries",
  injuires: "injuries",
  wich: "which",
  waht: "what",
  gaol: "goal",
  anem: "name",
};
const PROTECTED = new Set(
  "morning evening weekend injure injures advance advances experienced experiences shoulders beginners strengths glutes gluteus".split(
    " ",
  ),
);
const KEYS = new Set(KEY_WORDS);
const byLetter = new Map<string, string[]>();
for (const word of KEY_WORDS) byLetter.set(word.charAt(0), [...(byLetter.get(word.charAt(0)) ?? []), word]);

function meantBy(word: string): string {
  const swapped = SWAPPED[word];
  if (swapped !== undefined && Object.hasOwn(SWAPPED, word)) return swapped;
  if (word.length < 6 || word.length > 14 || KEYS.has(word) || PROTECTED.has(word)) return word;
  for (const meant of byLetter.get(word.charAt(0)) ?? []) {
    if (Math.abs(meant.length - word.length) <= 1 && !word.startsWith(meant) && isSlipOf(word, meant)) return meant;
  }
  return word;
}

const mended = keepingWords(meantBy);

/** Short forms that folding leaves alone or writes out as something else. */
const SHORT_FORMS: readonly (readonly [RegExp, string])[] = [
  [/\bid (?=(?:really |just |so )?(?:like|love|rather|prefer|say|be|describe|call)\b)/g, "i would "],
  [
    /\bi am (?=(?:rucken|nacken|knie|kreuz|ellbogen|handgelenk|mai|juni|juli|sommer|winter|herbst|buro|home ?office|jahr)\b)/g,
    "im ",
  ],
  [/\bb-?day(?:'?s| is)? (?=(?:on )?(?:the )?\d)/g, "birthday is "],
  [/\bif (?=\d\d ?[:/] ?\d)/g, "intermittent fasting "],
  [/\bhab'?s\b/g, "habe es"],
  [/\b(?:un|uno|um|1) (?:metro|metre|meter) (?:(?:e|y|et|und) )?(?=\d\d\b)/g, "1."],
  [/\b(mido|meco|alt[oa]|mesure|mide) (?:un|uno|um) (?:(?:e|y) )?(?=\d\d\b)/g, "$1 1."],
  // "Dreimal die Woche".
  ...["ein", "zwei", "drei", "vier", "funf", "sechs"].map(
    (word, at) => [compiled(`\\b${word}mal (?=(?:die|pro|in der|je|jede) woche\\b)`, "g"), `${at + 1} mal `] as const,
  ),
  [/\bdx(?: would|'?d)?\b/g, "diagnosed"],
  // "Bench n rack"; German "hab n rack" and Portuguese "eu n tenho" have another.
  [
    /(?<=[a-z\d]{3})(?<!\b(?:hab|habe|hast|ist|war|nur|noch|mit|auf|von|und|mal|auch|eine?|mas|que|ainda|isso|eles|ela|ele|voce)) '?n'? (?=[a-z\d])/g,
    " and ",
  ],
];

/** A folded text with slips put right in the words that facts hang on: "alergic to nuts", "i wiegh 80". Linear. */
export function mendFactWords(folded: string): string {
  const written = SHORT_FORMS.reduce((text, [pattern, long]) => text.replace(pattern, long), folded);
  return written.replace(/[a-z]{2,}/g, mended);
}
