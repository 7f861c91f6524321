import { foldText } from "../foldText.ts";
import { isMovementWord } from "../notation/clauseWords.ts";

const WITHOUT =
  /(?<!\p{L})(without|w\/o|excluding|avoiding|ohne|sans|sin|senza|sem)( (?:any|doing|using|the|an?|die|den|le|la|les|el|los|las|il|lo|i|gli|os?|as?))? ([^.;:!?()\n\d]{5,240})/giu;
const BETWEEN =
  /( ?, ?(?:(?:and|or|nor|und|oder|noch|et|ou|ni|y|o|e|n[eé]|nem) )?| (?:and|or|nor|und|oder|noch|et|ou|ni|y|o|e|n[eé]|nem) )/iu;
const GEAR =
  /^(?:(?:an?|any|the|heavy|free|resistance|pull-?up) )*(?:barbells?|dumb ?bells?|dbs?|kettle ?bells?|kbs?|machines?|cables?|bands?|bench(?:es)?|racks?|weights|bars?|plates?|boxes|langhanteln?|kurzhanteln?|maschinen|geräte|kabelzug|bänder|barre|haltères|machines|élastiques|barra|mancuernas|máquinas|poleas?|bandas|bilanciere|manubri|macchine|cavi|elastici|halteres|máquinas|elásticos)$/iu;
const MOST_WORDS = 3;

type Kind = "movement" | "gear";
function kindOf(item: string): Kind | null {
  if (item.split(" ").length > MOST_WORDS) return null;
  if (GEAR.test(item)) return "gear";
  return foldText(item)
    .split(/[ -]/)
    .some((word) => isMovementWord(word) || /^(?:jump|run|sprint|hop)(?:s|ing|ning)$/.test(word))
    ? "movement"
    : null;
}

/**
 * "Without squats, lunges and rows" with the word before each of them: a list of what is left out, as far as it names movements, or as far
 * as it names gear. Other text comes back as it is. Linear.
 */
export function withoutEach(text: string): string {
  return text.replace(WITHOUT, (whole, word: string, article = "", list: string) => {
    const parts = list.split(BETWEEN);
    const kind = kindOf((parts[0] ?? "").trim());
    let until = 1;
    while (until + 1 < parts.length && kindOf((parts[until + 1] ?? "").trim()) === kind) until += 2;
    const hasComma = parts.slice(0, until).some((part) => part.includes(","));
    if (kind === null || !hasComma) return whole;
    const named = parts.slice(0, until).filter((_, place) => place % 2 === 0);
    const rest = parts.slice(until).join("");
    return `${named.map((item) => `${word}${article} ${item.trim()}`).join(", ")}${rest}`;
  });
}
