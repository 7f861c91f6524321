import { foldText } from "../foldText.ts";
import { compiled } from "../patterns/compiled.ts";
import { entered } from "../patterns/enteredPattern.ts";
import { isMovementWord } from "./clauseWords.ts";
import { isClimbing } from "./toldClimbs.ts";

/** "Instead of leg day": what was not done, told by the name of its day. */
const INSTEAD_OF_DAY =
  /,? (?:instead of|rather than) (?:(?:my|the|a|our|usual|planned) )*(?:\p{L}+ ){0,2}(?:day|session|workout|training)\b/giu;
/** An amount of money and the word for it: "paid 3x 24.90". */
const MONEY =
  /\b(?:paid|pay|spent|costs?|fees?|bill|invoice|refund(?:ed)?|bezahlt|gekostet|pay[ée]|pagu[eé]|pagato|paguei)\b/i;
const PRICE = /\d[.,]\d\d(?!\d)|[€$£]/;
/** The grade of a climb, which is no number of repetitions. */
const GRADE = /(?<![\p{L}\d.])(?:[4-9][abc]\+?|v1?\d\+?)(?![\p{L}\d])/giu;
/** "My sugar dropped to 52 mid squats": what a meter shows. */
const BLOOD_SUGAR =
  /(?<!\p{L})(?:blood ?(?:sugars?|glucose)|sugars?|glucose|bgl?|bz|(?:blut)?zucker|glyc[ée]mie|glucemia|glicemia|glucosa|az[úu]car|zucchero|a[çc][úu]car)(?: \p{L}+){1,6} \d{1,3}(?:[.,]\d{1,2})?(?! ?(?:g|gr|grams?|gramos|grammi|gramas|kgs?|x|×|sets?|reps?|min\p{L}*|km)(?!\p{L})|[\d:])/giu;

/** "The new dumbbells cost 120", "180 euros": what something was bought for. */
const COST =
  /\b(?:costs?|bought|sold|selling|ordered|paid|price[ds]?|kost(?:et|en|ete)|gekauft|co[uû]t\w*|achet\w*|cuest\w*|cost[oó]|compr\w+|comprat\w*)\b[^.!?\n]*\d|\d ?(?:euros?|eur|quid|dollars?|bucks|usd|gbp|chf|pln|reais)\b|[€$£] ?\d/i;
/** "Arsenal won 3-1", "6-4 6-2 and he barely sweated", "shot 84, two birdies", "180 twice": how a game went. */
/** "3-1", "3:1"; "5:48" is a time. */
const RESULT = "(?:\\d{1,3} ?[-–] ?\\d{1,3}|\\d{1,2}:\\d)(?![\\d:])";
const GAME =
  "(?:won|lost|beat(?:en)?|drew|draw|tied|scored?|goals?|finals?|finale|semi|match\\p{L}*|games?|sets?(?= \\d)|tennis|padel|badminton|squash|table tennis|ping ?pong|football|soccer|derby|league|cup|half ?time|tie ?break|spiel|gewonnen|verloren|gagn[eé]|perdu|gan[oóéa]\\p{L}*|perd\\p{L}*|vint[oaie]|pers[oaie]|ganh\\p{L}*|partid[oa]|partita|jogo)";
const SCORE = entered(
  compiled(
    `(?<!\\p{L})${GAME}(?!\\p{L})[^\\n]{0,60}?(?<![\\d.,:x×])${RESULT}|(?<![\\d.,:x×])${RESULT}[^\\n]{0,40}?(?<!\\p{L})${GAME}(?!\\p{L})|(?<![\\d.,:x×])[0-7][-–][0-7][ ,]+[0-7][-–][0-7](?![\\d-])`,
    "iu",
  ),
);
const OTHER_SCORE = entered(
  /\bgolf\b[^\n]{0,30}\b(?:[6-9]\d|1[0-3]\d)\b|\b(?:birdies?|bogeys?|(?:under|over|level|on) par|par \d|handicap|fairways?|holes in|shot (?:an? )?\d{2}|darts?|checkout|bullseye|bowling|strikes?|wickets?|runs off|touchdowns?|home runs?|fantasy|dream11|quiz|scrabble|chess|elo)\b/i,
);
/** How long it was, how far or how heavy: what a log of it would hold. */
const MEASURED =
  /\d ?(?:min|h\b|hrs?\b|hours?|std|stunden?|heures?|horas?|ore\b|km|k\b|mi\b|miles?|m\b|kgs?|kilos?|lbs?|reps?|sets? of|wdh)|\d ?[x×] ?\d|\b(?:half an|an) hour\b/i;

/** Whether the figures of a text are the score of a game, or what was paid, and nothing in it was trained. Pure. */
export function tellsScoreOrCost(text: string): boolean {
  const isGame = (SCORE.test(text) || (OTHER_SCORE.test(text) && /\d/.test(text))) && !MEASURED.test(text);
  if (!isGame && !COST.test(text)) return false;
  return !(foldText(text).match(/\p{L}{3,}/gu) ?? []).some((word) => isMovementWord(word) && !GAMES.has(word));
}
/** Games are movements by their names, too. */
const GAMES: ReadonlySet<string> = new Set(
  "tennis padel badminton squash football soccer golf volleyball basketball hockey rugby cricket table ping pong shot".split(
    " ",
  ),
);

/** What bathroom scales show: "just got off the scale, its 82.6". */
const ON_SCALES =
  /\b(?:got|stepped|jumped|hopped|been|stood|am|was|just) (?:(?:off|on|onto) )(?:of )?(?:a |the |my |our )?(?:\w+ )?scales?\b|\b(?:the|my) scales? (?:says?|said|shows?|showed|reads?|was|is)\b/i;

/** "The gym was closed so no 4x8 today": sets that were not done, and no others. */
const NONE_DONE =
  /(?<=\p{L}\p{M}*[,;.]? )(?:(?:so|and|means|also|donc|alors|quindi|por eso|ent[aã]o),? )?(?:no|kein\p{L}*|pas de|nada de|niente|sem) (\d{1,2} ?[x×] ?\d{1,3})(?= (?:today|tonight|yesterday|for me|this (?:time|week|morning|evening)|(?:on |last )?(?:mon|tues|wednes|thurs|fri|satur|sun)day|heute|gestern|aujourd|hier|hoy|ayer|oggi|ieri|hoje|ontem)|[\s.!:()]*$)/giu;
/** "I was ill so no bench yesterday": of a day that is over, and no other day for what was told. */
const NO_LIFT = entered(
  /\p{L}[,;.]? (?:(?:so|and|means|also|donc|alors|quindi|por eso|ent[aã]o),? )?(?:no|kein\p{L}*|pas de|nada de|niente|sem) ((?:\p{L}+ )?\p{L}+) (?:yesterday|last night|(?:on |last )?(?:mon|tues|wednes|thurs|fri|satur|sun)day|gestern|hier|ayer|ieri|ontem)[\s.!:()]*$/iu,
);
const PUT_RIGHT = entered(
  /^\W*(?:actually|wait|sorry|oops|oh|ah)\b|\b(?:it|that|those|they) (?:was|were)\b|\bi meant?\b/i,
);
/** Whether a text says that sets, or a lift on a day that is over, were not done, and tells no others. Pure. */
export function tellsNoneDone(text: string): boolean {
  if (PUT_RIGHT.test(text)) return false;
  const left = text.replace(NONE_DONE, "");
  if (/\d/.test(left)) return false;
  const lift = NO_LIFT.exec(text)?.[1];
  return left !== text || (lift !== undefined && foldText(lift).split(" ").some(isMovementWord));
}

/** "No 4x8 today" behind a log: one cannot tell whether there were none, or four and not three. */
export const mayTellNoneDone = (text: string): boolean =>
  /^\W*no \d{1,2} ?[x×] ?\d{1,3} (?:today|tonight|yesterday|this time|for me|this morning)\b[^\d]{0,20}$/i.test(text);

/** Whether the figures of a text count no sets: they say what something cost, how hard a climb was or what a meter of the blood showed. Pure. */
export function tellsNoSets(text: string): boolean {
  if (MONEY.test(text) && PRICE.test(text))
    return !(foldText(text).match(/\p{L}{3,}/gu) ?? []).some((word) => isMovementWord(word));
  if (tellsScoreOrCost(text) || tellsNoneDone(text)) return true;
  if (ON_SCALES.test(text)) return !(foldText(text).match(/\p{L}{3,}/gu) ?? []).some((word) => isMovementWord(word));
  if (isClimbing(text)) return false;
  const left = text.replace(GRADE, "").replace(BLOOD_SUGAR, "");
  return left !== text && !/\d/.test(left);
}

/** A text of the same length with blanks where it names the session that something else took the place of. Pure. */
export const withoutInstead = (text: string): string =>
  text.replace(INSTEAD_OF_DAY, blanks).replace(SO_MANY_OF_THEM, blanks);
const blanks = (said: string): string => " ".repeat(said.length);
/** "Ok then here's 6 of them:", after a question for how many. */
const SO_MANY_OF_THEM =
  /^\W*(?:(?:ok|okay|then|so|well|right|alright|cool|nice)\W+)*(?:here ?['’]?s|here (?:are|is)|(?:i )?did|that ?['’]?s|got|have)? ?\d+ of (?:them|those|these)\s*(?:[:,–-]|then\b|today\b)\s*/i;
