import { foldText } from "../foldText.ts";
import { compiled } from "../patterns/compiled.ts";
import { entered } from "../patterns/enteredPattern.ts";
import { keepingWords } from "../patterns/keepingWords.ts";
import { correctKeyWords } from "../routing/keySpelling.ts";
import { isSlipOf } from "../spelling.ts";

/** Words that a session hangs on and that routing has no use for. */
const KEYS = (
  "upper lower lunge squat glute glutes wrist ankle elbow knees hamstrings forearms obliques adductors machine machines treadmill " +
  "cable cables kettlebell kettlebells barbell circuit superset supersets overhead jumping burpee burpees crunches situps resistance " +
  "extension extensions pulldown pulldowns pushdown pushdowns kickback kickbacks bulgarian bulgarians pullover pullovers"
).split(" ");
/** German umlauts spelled out, in words of the body and of training: "ruecken", "liegestuetze". */
const SPELLED_OUT = entered(
  /\b(?:(?:unter|ober|ganz)?(?:koerper|ruecken|schenkel)|hueft|knoechel|uebung|geraet|gesaess|ueber|fuer\b|moecht|klimmzueg|liegestuetz|kniebeug|spruenge|muskelkater|stuehl|baend|bruck)\w*/g,
);
/** "No equipement": in an English sentence, where the French word is one letter longer. */
const EQUIPMENT_MISSPELT = entered(
  /(?<=\b(?:no|any|zero|without|minimal|little|my|have|your|some|gym) )(?:equi?p[ei]?m(?:en|et|n)t|equiptment|eqipment|equiment)\b/g,
);
/** "No squats cause of my back". */
const CAUSE_OF = entered(/(?<!\b(?:the|a|main|root) )\b(?:cause|cuz|coz|cos|bc) of (?=(?:my|the)\b)/g);
/** "Bench n squat": between two lifts or parts of the body; German has its own "n". */
const PAIRED =
  "bench|squats?|dead ?lifts?|deads?|ohp|press|rows?|dips?|curls?|ups?|chins?|chest|back|legs?|arms?|shoulders?|delts|bis?|tris?|biceps|triceps|glutes?|abs|core|quads?|hams?|hamstrings|calves|push|pull|upper|lower|hips?";
const N_FOR_AND = entered(compiled(`(?<=\\b(?:${PAIRED})) '?n'? (?=(?:${PAIRED})\\b)`, "g"));
/** "2 KH verstellbar", "ein paar KH", "nur LH": German dumbbells and bars; beside a load alone it is a lift. */
const GERMAN_BELLS = entered(
  /(?<=\b(?:[1-4]|zwei|paar|mit|nur|meine|verstellbare|und) )(kh|lh)s?\b(?! ?\d{2,3}(?! ?kg))/g,
);
/** "Verstellbar bis 20 kg": how far they go, and no biceps. */
const GERMAN_UP_TO = entered(/(?<=\b(?:verstellbar\w*|\w*hanteln?|kh|lh|von \d{1,2}) )bis (?=\d{1,3} ?kg)/g);
/** "Nothing overhead (shoulder)": in brackets behind what is ruled out stands what hurts. */
const REASON_IN_BRACKETS =
  /(?<=\b(?:no|nothing|without|avoid|skip|ohne|keine?|nichts|sans|rien|sin|nada|senza|niente|sem)\b[^().;\n]{0,40}\((?:my |the |left |right |bad )?(?:shoulder|schulter|epaule|hombro|spalla|ombro))(?=\))/g;
/** Good words one letter away from one of them. */
const PROTECTED = new Set(
  (
    "waist waists lover loved lowers lowest lounge lounges lunged lungs squad squash squats flute wriest wrest writs ankles elbows kneel " +
    "gluteo gluteos glutei gluteus lombare machina maquina cabos cabo manubri squadra overall crutch crutches abductor abductors abduction adduction adductor knee knows knees gluten bumping pumping machinist circus"
  ).split(" "),
);
const known = new Set(KEYS);
const SHORTEST = 5;
/** From here on a word less its last letter is none of its own: "treadmil". */
const LONG = 8;

function meantBy(word: string): string {
  if (word.length < SHORTEST - 1 || known.has(word) || PROTECTED.has(word)) return word;
  const meant = KEYS.find(
    (key) =>
      key[0] === word[0] &&
      Math.abs(key.length - word.length) <= 1 &&
      !word.startsWith(key) &&
      (!key.startsWith(word) || (word.length >= LONG && key !== `${word}s`)) &&
      isSlipOf(word, key),
  );
  return meant ?? word;
}

const lookUp = keepingWords(meantBy);

const PLAIN = /^[\t\n\r -~\u2018\u2019]*$/;

/**
 * A request for a session in lower case with slips in its key words put right: "sholders, no sqauts" → "shoulders, no squats".
 * What is a good word of its own stays. In: any text; linear in its length.
 */
export function mendSession(text: string): string {
  const folded = PLAIN.test(text) ? text.toLowerCase() : foldText(text);
  const spelled = (folded.includes("(") ? folded.replace(REASON_IN_BRACKETS, " hurts") : folded)
    .replace(GERMAN_UP_TO, "up to ")
    .replace(GERMAN_BELLS, (_, bell) => (bell === "kh" ? "kurzhanteln" : "langhantel"))
    .replace(N_FOR_AND, " and ")
    .replace(CAUSE_OF, "because of ")
    .replace(EQUIPMENT_MISSPELT, "equipment")
    .replace(SPELLED_OUT, (word) => word.replace(/([aou])e(?!u)/g, "$1"));
  return correctKeyWords(spelled).replace(/[a-z]{4,14}/g, lookUp);
}

/** What a single word in lower case is meant for, where it is one slip away from a key word: "squts" → "squats". */
export const mendedWord = (word: string): string => lookUp(correctKeyWords(word));
