import { compiled } from "../patterns/compiled.ts";
import { entered } from "../patterns/enteredPattern.ts";
import { isMovementWord } from "./clauseWords.ts";
import type { Mark } from "./marks.ts";
import type { Stretch } from "./otherTimes.ts";

const GRADE = "(?:v ?\\d{1,2}|5\\.\\d{1,2}[abcd]?|[4-9][abc])[+-]?(?![\\p{L}\\d.])";
/** What is climbed, and how one climbs it. */
const CLIMBED =
  "led|leads?|leading|routes?|pitch(?:es)?|problems?|boulder\\p{L}*|blocs?|sent|sends?|onsight(?:ed|s)?|flash(?:ed|es)?|redpoint(?:ed|s)?|project(?:ed|ing)?|proj|top ?rop\\p{L}+|tr|climb(?:ed|ing|s)?|crag|moonboard|kilter|kletter\\p{L}*|geklettert|gebouldert|routen|v[íi]as?|vie|voies?|escal\\p{L}+|grimp\\p{L}+|arrampic\\p{L}+|goes|fell|slab|crux|crimps?|a vista";
const TELLS = compiled(`(?<![\\p{L}\\d.])${GRADE}`, "iu");
const NAMES = entered(compiled(`(?<!\\p{L})(?:${CLIMBED})(?!\\p{L})`, "iu"));
/** Nothing but climbing is called so. */
const SURE = entered(
  /(?<!\p{L})(?:boulder(?:ed|ing|n|halle)?|gebouldert|kletterhalle|klettern|geklettert|moonboard|kilter ?board|top ?rop(?:e|ed|ing)|onsight(?:ed)?|redpoint(?:ed)?|rock ?climb(?:ing|ed)|escalada|escalade|arrampicata|grimpe)(?!\p{L})/iu,
);
/** "5 routes", "9 goes", "1 fall": how many were climbed and tried. */
const COUNTED =
  /(?<![\d.,])(?:\d{1,2}|an?|one|two|three|four|five|six|several|few) (?:\p{L}+ )?(?:routes?|pitch(?:es)?|problems?|boulders?|blocs?|voies?|v[íi]as?|vie|routen|falls?|goes|attempts?|tries|burns|versuche|essais|intentos|tentativi|st[üu]rze|chutes?|ca[íi]das?|sends|flashes)(?!\p{L})/iu;
/** Hung, pulled or lifted: sets as they are told. */
const LIFTED =
  /\d ?(?:kgs?|lbs?)(?!\p{L})|(?<!\p{L})(?:hangs?|hung|hangboard|fingerboard|campus\p{L}*|repeaters|pull ?-?ups?|push ?-?ups?|dips?|squats?|rows?|deadlifts?|bench|plank|run|ran|km|warm ?-?up sets?)(?!\p{L})/iu;
const CLAUSE = /[^,;.\n]+(?:[.,]\d[^,;.\n]*)*/gu;
const LASTED =
  /(?<![\d.:x×])(?:\d{1,2} ?h ?\d{0,2}|\d(?:[.,]\d)? ?(?:h|hrs?|hours?|std|stunden?|heures?|horas?|or[ae])|\d{1,3} ?(?:min\p{L}*|['’´′]))(?![\p{L}\d])/giu;

/** Whether a message tells of climbing: by a grade beside a word of climbers, or by a word that nobody else has beside figures. */
export const isClimbing = (text: string): boolean =>
  (NAMES.mayFind(text) && TELLS.test(text) && NAMES.test(text)) ||
  (SURE.test(text) && (COUNTED.test(text) || TELLS.test(text)));

const namesOther = (clause: string): boolean =>
  (clause.toLowerCase().match(/\p{L}{3,}/gu) ?? []).some((word) => isMovementWord(word) && word !== "hold");

/**
 * What was climbed: grades, routes and goes are remarks of the climbing, which is told by its time. In: a message. Out: marks at
 * their places, and the stretches that they were read from; none in a message that tells of no climbing. Linear.
 */
export function toldClimbs(text: string): { marks: Mark[]; taken: Stretch[] } {
  const marks: Mark[] = [];
  const taken: Stretch[] = [];
  if (!/\d/.test(text) || !isClimbing(text)) return { marks, taken };
  for (const { index, 0: clause } of text.matchAll(CLAUSE)) {
    const isTold = TELLS.test(clause) || COUNTED.test(clause) || NAMES.test(clause);
    const goesOn = marks.length > 0 && !/\d/.test(clause) && !namesOther(clause);
    if ((!isTold && !goesOn) || LIFTED.test(clause)) continue;
    const start = index + clause.length - clause.trimStart().length;
    if (marks.length === 0) marks.push({ kind: "word", fold: "climbed", start, end: start });
    let from = start;
    const end = index + clause.trimEnd().length;
    for (const { index: at, 0: long } of clause.matchAll(LASTED)) {
      if (index + at > from) taken.push({ start: from, end: index + at });
      from = index + at + long.length;
    }
    if (end > from) taken.push({ start: from, end });
  }
  for (const stretch of taken) marks.push({ kind: "note", ...stretch });
  return { marks: marks.sort((one, other) => one.start - other.start), taken };
}
