import { foldText } from "../foldText.ts";
import { isMovementWord } from "../notation/clauseWords.ts";
import { compiled } from "../patterns/compiled.ts";
import { entered } from "../patterns/enteredPattern.ts";

const ARTICLE = " (?:any|doing|using|the|an?|more|die|den|le|la|les|de|des|el|los|las|il|lo|i|gli|os?|as?)";
const ITEMS = "([^.;:!?()\\n\\d]{5,240})";
const WITHOUT = compiled(
  `(?<!\\p{L})(without|w\\/o|excluding|avoiding|ohne|sans|sin|senza|sem)(${ARTICLE})? ${ITEMS}`,
  "giu",
);
/** Behind these a comma may as well begin what is wished for. */
const REFUSED = entered(
  compiled(
    `(?<!\\p{L})(no|(?:i )?(?:really |just |absolutely )*(?:hate|dislike|can(?:['’]?t|not| not) (?:do|stand)|do(?:n['’]?t| not) (?:do|want|like|give me|include))|skip|avoid|leave out|exclude|kein(?:e|en)?|pas de|nada de|niente)(${ARTICLE})? ${ITEMS}`,
    "giu",
  ),
);
/** "… lunges instead", "… lunges are ok": wished for after all. */
const WISHED =
  /^ ?,? ?(?:only|instead|please do|are|is|ok(?:ay)?|fine|yes|but more|allowed|stattdessen|nur|à la place|en su lugar|invece)(?!\p{L})/iu;
const BETWEEN =
  /( ?, ?(?:(?:and|or|nor|und|oder|noch|et|ou|ni|y|o|e|n[eé]|nem) )?| (?:and|or|nor|und|oder|noch|et|ou|ni|y|o|e|n[eé]|nem) )/iu;
const GEAR =
  /^(?:(?:an?|any|the|heavy|free|resistance|pull-?up) )*(?:barbells?|dumb ?bells?|dbs?|kettle ?bells?|kbs?|machines?|cables?|bands?|bench(?:es)?|racks?|weights|bars?|plates?|boxes|langhanteln?|kurzhanteln?|maschinen|geräte|kabelzug|bänder|barre|haltères|machines|élastiques|barra|mancuernas|máquinas|poleas?|bandas|bilanciere|manubri|macchine|cavi|elastici|halteres|máquinas|elásticos)$/iu;
const MOST_WORDS = 3;

/** "… squats only". */
const WISHED_BEHIND = /\b(?:only|instead|ok(?:ay)?|fine|nur|stattdessen|seulement|solo|soltanto|apenas)$/i;
const JUMPS_OR_RUNS =
  /^(?:(?:jump|run|sprint|hop)(?:s|ing|ning)|sprunge?|springen|hupfen|laufen|rennen|sauts?|courir|course|saltos?|saltar|correr|salti|saltare|corsa|pular|corrida)$/;
type Kind = "movement" | "gear";
function kindOf(item: string): Kind | null {
  if (item.split(" ").length > MOST_WORDS || WISHED_BEHIND.test(item)) return null;
  if (GEAR.test(item)) return "gear";
  return foldText(item)
    .split(/[ -]/)
    .some((word) => isMovementWord(word) || JUMPS_OR_RUNS.test(word))
    ? "movement"
    : null;
}

type Listed = { named: string[]; joins: string[]; rest: string; kind: Kind };

/** The items that a list begins with, as far as they are of one kind, what stands between them, and what is behind. */
function listedIn(list: string): Listed | null {
  const parts = list.split(BETWEEN);
  const kind = kindOf((parts[0] ?? "").trim());
  if (kind === null) return null;
  let until = 1;
  // Behind "or" and "and" comes the last one.
  const isLast = (place: number) => /\p{L}/u.test(parts[place - 2] ?? "") && !/\p{L}/u.test(parts[place] ?? "");
  while (
    until + 1 < parts.length &&
    !isLast(until) &&
    kindOf((parts[until + 1] ?? "").replace(POLITE, "").trim()) === kind
  )
    until += 2;
  const inList = parts.slice(0, until);
  return {
    named: inList.filter((_, place) => place % 2 === 0).map((item) => item.trim().replace(/^no /i, "")),
    joins: inList.filter((_, place) => place % 2 === 1),
    rest: parts.slice(until).join(""),
    kind,
  };
}
const POLITE = / (?:please|pls|plz|thanks|thx|today|bitte|svp|por favor|per favore)(?: .*)?$/i;

const eachWith = (word: string, article: string, { named, rest }: Listed): string =>
  `${named.map((item) => `${word}${article} ${item}`).join(", ")}${rest}`;

/** Whether all that is listed behind "no" is refused: joined by "or", or several movements of which none is said to be wished for. */
function areAllRefused({ named, joins, rest, kind }: Listed): boolean {
  if (WISHED.test(rest)) return false;
  if (joins.some((join) => OR.test(join))) return true;
  return kind === "movement" && named.length >= FEWEST_LISTED;
}
const OR = /(?:^|[\s,])(?:or|nor|oder|noch|ou|ni|o|n[eé]|nem)\s/i;
const FEWEST_LISTED = 3;

/**
 * "Without squats, lunges and rows", "no squats, lunges or rows" with the word before each of them: a list of what is left out, as far as it
 * names movements, or as far as it names gear. Other text comes back as it is. Linear.
 */
export function withoutEach(text: string): string {
  const each =
    (isRefused: (listed: Listed) => boolean) =>
    (whole: string, word: string, article = "", list: string) => {
      const listed = listedIn(list);
      if (listed === null || !listed.joins.some((join) => join.includes(","))) return whole;
      return isRefused(listed) ? eachWith(word, article, listed) : whole;
    };
  return text
    .replace(
      WITHOUT,
      each(() => true),
    )
    .replace(REFUSED, each(areAllRefused));
}
