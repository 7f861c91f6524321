import { withoutGermanIm } from "./germanIm.ts";
import { withoutDayLines } from "./withoutDayLines.ts";

const PUNCTUATED = /[.,;!?]/;
const SPOKEN_STOPS = / (?:period|full stop|comma|new line)(?= |$)/g;

/** "1. a muscle up 2. sleep more": each number begins a line of a list. */
const NUMBERED = /(^|[:,;]?\s+|\()[1-9][.)] (?=\p{L})/gu;

/** Dictated marks as marks, and the strokes of a list ("52 / 1.64 / 70 kg") as ends of what they part. */
function punctuated(text: string): string {
  const isNumbered = (text.match(NUMBERED)?.length ?? 0) > 1 && /(?:^|[:\s(])1[.)]/.test(text);
  // Behind a heading the lines are one list of it, else each says something by itself.
  const apart = /^\s*1[.)]/.test(text) ? " ; " : ", ";
  if (isNumbered) return text.replace(NUMBERED, (mark, before) => (/^\D*1/.test(mark) ? `${before || ""} ` : apart));
  if (!PUNCTUATED.test(text) && (text.match(SPOKEN_STOPS)?.length ?? 0) > 1)
    return text.replace(SPOKEN_STOPS, (mark) => (mark === " comma" ? "," : "."));
  return (text.match(/ [/|•·] /g)?.length ?? 0) > 1 ? text.replace(/ [/|•·] /g, " ; ") : text;
}

/** "14. Woche", "12. März" end no sentence. */
const GERMAN_NTH =
  /(\d)\. (?=(?:woche|ssw|schwangerschaftswoche|monat|klasse|semester|lebensjahr|jan(?:uar)?|feb(?:ruar)?|märz|april|mai|juni|juli|aug(?:ust)?|sept?(?:ember)?|okt(?:ober)?|nov(?:ember)?|dez(?:ember)?)(?!\p{L}))/giu;
/** "Am 12. bin ich weg", "vom 3. bis 9. im Urlaub": a day of the month, no end of a sentence and no age. */
const GERMAN_DAY =
  /(?<=(?<!\p{L}|\bi )(?:am|vom|zum|dem|den|der|ab|bis|und) )([12]?\d|3[01])(?:\.(?=,? \p{Ll}|,|$)|(?= (?:und|bis) (?:am |zum )?\d{1,2}\. \p{Ll}))/giu;

/** "24 s/m", "s/f 31": single, and no strokes a minute. */
const SINGLE_SEX =
  /(?<=\b[1-8]\d,?) ?s\/([mf])\b(?!.*(?:\d:\d|\d ?m\b|erg|row|swim))|(?<![\w/])s\/([mf])(?=,? ?[1-8]\d\b)(?!.*(?:\d:\d|\d ?m\b|erg|row|swim))/gi;
/** "My lifts are 140/100/180/60": no height among them. */
const ROW_OF_LIFTS = /(?<![\d/.,])\d{2,3}(?:\/\d{2,3}){3,}(?![\d/])/g;

/** "2 x 20kg adjustable dumbbells": two things of that weight, and no sets. */
const PAIR_OF_GEAR =
  /(?<![\d.,])([1-4]) ?[x×] ?(\d{1,2}(?:[.,]\d)? ?(?:kgs?|lbs?)) (?=(?:(?:adjustable|hex|rubber|fixed|cast iron|verstellbare) )?(?:dbs|dumb ?bells|kbs|kettle ?bells|plates|discs|(?:kurz|kugel)?hanteln|haltères|mancuernas|pesas rusas|manubri|halteres|discos|dischi)(?!\p{L})(?= ?(?:$|[,.;!)]|(?:and|plus|in|at|too|as well|und|et|y|e)\b)))/giu;
/** "22, she/her": how one is spoken of, and nobody else. */
const PRONOUNS = /(?<![\p{L}/])(she|he|they) ?\/ ?(?:her|him|them|they)(?:s| ?\/ ?\p{L}+)?(?![\p{L}/])/giu;

/** "What's up, Javier from San Antonio": a greeting asks nothing. */
const GREETS =
  /^\s*(?:(?:hi+|hey+|hello|yo)[\s,!.]*)?(?:what['’]?s (?:up|good|new)|wass?up|how(?:['’]?s| is) it going|how are (?:you|ya|things)(?: (?:doing|today))*|how do you do|(?:good )?(?:morning|evening|afternoon)(?: (?:all|everyone|everybody|folks|guys|team|coach|there))?(?=[.!,]))[\s,.!?–-]+(?=\S)/iu;

/** "Right, about me.": a heading. */
const ABOUT_ME =
  /^\s*(?:(?:right|ok(?:ay)?|so|well|hi|hey|hello|yo)[\s,!.]+)*(?:(?:a (?:bit|little) |more )?about me(?: then)?|(?:quick )?(?:intro|rundown)(?: of me)?|me in short)\s*[.:!\n–-]+\s*(?=\p{L})/iu;
/** A message as it is cut into clauses: lists with their ends, short forms in words, rows of lifts left out. In: as typed. */
export function spelledOut(said: string): string {
  return punctuated(withoutGermanIm(withoutDayLines(said.replace(GREETS, "").replace(ABOUT_ME, ""))))
    .replace(GERMAN_NTH, "$1 ")
    .replace(GERMAN_DAY, "$1ten")
    .replace(/\bw\/o\b/gi, "without")
    .replace(SINGLE_SEX, " $1$2")
    .replace(ROW_OF_LIFTS, " ")
    .replace(PAIR_OF_GEAR, "$1 $2 ")
    .replace(PRONOUNS, (_pair, one: string) => (/^s/i.test(one) ? "female" : /^h/i.test(one) ? "male" : "me"));
}
