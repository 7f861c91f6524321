import { foldText } from "../foldText.ts";
import { readNumberWords, startsNumber } from "../numbers/numbers.ts";
import { entered } from "../patterns/enteredPattern.ts";
import { keepingLast } from "../patterns/keepingLast.ts";
import { replaceEach } from "../patterns/replaceEach.ts";
import { withNotListed } from "../person/notListed.ts";
import { withoutDeniedConditions } from "./deniedConditions.ts";
import { withoutDeniedSigns } from "./deniedSigns.ts";
import { inUsualFrames } from "./refusalFrames.ts";

/** Spelled numbers that occur as minutes or counts; "one" is left out, it is mostly a pronoun. */
const COUNTS: Record<string, number> = {
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  eleven: 11,
  twelve: 12,
  fifteen: 15,
  twenty: 20,
  thirty: 30,
  forty: 40,
  fourty: 40,
  fifty: 50,
  sixty: 60,
  seventy: 70,
  eighty: 80,
  ninety: 90,
  zwei: 2,
  drei: 3,
  vier: 4,
  funf: 5,
  sechs: 6,
  sieben: 7,
  acht: 8,
  neun: 9,
  zehn: 10,
  funfzehn: 15,
  zwanzig: 20,
  dreissig: 30,
  vierzig: 40,
  funfundvierzig: 45,
  funfzig: 50,
  sechzig: 60,
  neunzig: 90,
  deux: 2,
  trois: 3,
  quatre: 4,
  cinq: 5,
  sept: 7,
  huit: 8,
  dix: 10,
  quinze: 15,
  vingt: 20,
  trente: 30,
  quarante: 40,
  cinquante: 50,
  soixante: 60,
  tres: 3,
  cuatro: 4,
  cinco: 5,
  seis: 6,
  siete: 7,
  ocho: 8,
  nueve: 9,
  diez: 10,
  quince: 15,
  veinte: 20,
  treinta: 30,
  cuarenta: 40,
  cincuenta: 50,
  sesenta: 60,
  quattro: 4,
  cinque: 5,
  sette: 7,
  otto: 8,
  nove: 9,
  dieci: 10,
  quindici: 15,
  venti: 20,
  trenta: 30,
  quaranta: 40,
  quarantacinque: 45,
  cinquanta: 50,
  sessanta: 60,
  quatro: 4,
  sete: 7,
  oito: 8,
  dez: 10,
  vinte: 20,
  trinta: 30,
  quarenta: 40,
  cinquenta: 50,
  sessenta: 60,
};
const SPELLED: ReadonlyMap<string, number> = new Map(Object.entries(COUNTS));

/** A message as the readers of a session request want it: single tokens, and the same tokens joined by one space. */
type SessionText = { tokens: string[]; plain: string };

const RUN_TOGETHER =
  /^(twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)(one|two|three|four|five|six|seven|eight|nine)$/;
const SHORTEST_COMPOUND = 6;
/** What a single word counts: "forty", "funfundzwanzig", "venticinque". */
function countOf(token: string): number | undefined {
  const spelled = SPELLED.get(token);
  if (spelled !== undefined || token.length < SHORTEST_COMPOUND) return spelled;
  const [, ten = "", one = ""] = RUN_TOGETHER.exec(token) ?? [];
  if (one !== "") return (SPELLED.get(ten) ?? 0) + (SPELLED.get(one) ?? 1);
  if (!startsNumber(token)) return undefined;
  const value = readNumberWords([token], 0)?.value ?? 0;
  return value > 10 && Number.isInteger(value) ? value : undefined;
}

/** "forty five" → "45"; a ten followed by a unit is one number, with or without "and", "y", "e", "et" between. */
function digitsForWords(tokens: readonly string[]): string[] {
  const out: string[] = [];
  for (let i = 0; i < tokens.length; i += 1) {
    const token = tokens[i] ?? "";
    const value = countOf(token);
    if (value === undefined) {
      out.push(token);
      continue;
    }
    const joint = /^(?:y|e|et)$/.test(tokens[i + 1] ?? "") ? 2 : 1;
    const next = tokens[i + joint] ?? "";
    const unit = countOf(next) ?? 0;
    if (value >= 20 && value % 10 === 0 && unit > 0 && unit < 10) {
      out.push(String(value + unit));
      i += joint;
    } else {
      out.push(String(value));
    }
  }
  return out;
}

const GEAR_THEN =
  /\b(racks?|bars?|bench(?:es)?|dumbbells?|dbs?|barbells?|kettlebells?|machines?|cables?|rings|bands?|trx|gym|home|only) ?:(?!\d)/g;

/** "My arm's in a sling": the part of the body is, it does not own. */
const PART_IS = entered(/\b(arm|leg|back|neck|shoulder|elbow|wrist|hip|knee|ankle|foot|hand|rib|calf)['\u2019]s\b/gi);

const inPlainSigns = replaceEach([
  [/\bwith\/o(?:ut)?\b/g, "without"],
  [/\bwith\//g, "with "],
  [/\b(?:nowt|nuffin|nothin|nuthin|nuttin|nutin)\b/g, "nothing"],
  // "No pulling until March": the month, and no march.
  [
    /\b(?:until|till?|since|in|by|from|before|after) (?:late |early |mid |the end of |end of |last |next )?march\b/g,
    " ",
  ],
  [/&/g, " and "],
  [/(?<!\d)\+/g, " and "],
  [/(?<=\b\d{1,3})(?:'(?!\d)|\u2032)(?!s\b)/g, " min"],
  // "Barbell and rack: squat": what there is ends there, and is no part of the lift's name.
  [GEAR_THEN, "$1,"],
  [/['"]|:(?!\d)/g, ""],
  [/(?<=\p{L})-(?=[\p{L}\d])|(?<=\d)-(?=\p{L})/gu, " "],
]);

/** "45", "make it 30": of a session nothing else is counted so. */
const MINUTES_ALONE = entered(
  /^\W*(?:(?:ok|no|actually|make (?:it|that)|only|just|lets say|say|or) )*([1-9][05]|1[0-8]0)\W*$/,
);

/**
 * Splits a message into lower-case tokens: words, numbers ("1.5", "1:30") and single punctuation marks. Hyphens inside
 * words are spaces ("push-up" is two tokens, "5x5" is three), "w/o" is "without", "&" is "and", colons and quotes are gone, spelled numbers are
 * digits. Any string is accepted; linear in its length, and nothing beyond 8,000 characters is looked at.
 */
export const sessionText = keepingLast(textOf);

function textOf(text: string): SessionText {
  const folded = inPlainSigns(
    withoutDeniedConditions(
      withoutDeniedSigns(withNotListed(foldText(text.slice(0, 8_000).replace(PART_IS, "$1 is")))),
    ),
  );
  const tokens = digitsForWords(
    inUsualFrames(folded.replace(MINUTES_ALONE, "$1 min")).match(/\d+(?:[.,:/]\d+)*|\p{L}+|\n|[^\s]/gu) ?? [],
  );
  return { tokens, plain: tokens.join(" ") };
}
