import { compiled } from "../patterns/compiled.ts";
import { entered } from "../patterns/enteredPattern.ts";
import { keepingLast } from "../patterns/keepingLast.ts";
import { isMovementWord } from "./clauseWords.ts";
import type { Stretch } from "./otherTimes.ts";

const NOT = "(?:n['’]?t| not)";
/** What stands between a denial and its verb and adds nothing: "never really ever", "haven't quite yet". */
const SOFT =
  "(?:once|ever|yet|before|really|quite|actually|even|properly|successfully|fully|still|just|been able to|able to|managed to|got to|get to|to|did|have|had|i|we)";
/** Says that something has not happened so far, or never does. */
const DENIAL =
  `(?:never|not (?:once|ever|yet|been able|able)|at no (?:point|time)|(?:have|has|had)${NOT}|['’]ve not|(?:have|has|['’]ve )? ?(?:still )?yet to|` +
  `(?:could|can|did|was|were|do|does)${NOT} (?:ever|once|yet|quite|able|been able)|cannot (?:ever|quite|yet)|hardly ever|rarely|seldom|failed to|unable to|incapable of)`;
/** To lift or cover what was set out for, in every form of the verb. */
const SUCCEED =
  "(?:manag(?:e|ed|ing)|hit(?:ting)?|ma(?:ke|de|king)|g[eo]t(?:ten|ting)?|d(?:o|id|one|oing)|reach(?:ed|ing)?|complet(?:e|ed|ing)|finish(?:ed|ing)?|achiev(?:e|ed|ing)|accomplish(?:ed|ing)?|crack(?:ed|ing)?|" +
  "nail(?:ed|ing)?|land(?:ed|ing)?|lock(?:ed|ing)? out|pull(?:ed|ing)?(?: off)?|bench(?:ed|ing)?|squat(?:ted|ting)?|deadlift(?:ed|ing)?|press(?:ed|ing)?|lift(?:ed|ing)?|row(?:ed|ing)?|curl(?:ed|ing)?|" +
  "r[au]n(?:ning)?|sw[iau]m(?:ming)?|cycled?|br(?:eak|oke|oken|eaking)|beat(?:en|ing)?|succeed(?:ed|ing)? (?:with|at|in)|push(?:ed|ing)?|clear(?:ed|ing)?|mov(?:e|ed|ing)|gr(?:ind|ound|inding)(?: out)?|put(?:ting)? (?:up|together)|" +
  "str(?:ing|ung) together|h[eo]ld(?:ing)?|touch(?:ed|ing)?|tick(?:ed|ing)? off|gone? (?:for|past|above|over|beyond)|attempt(?:ed|ing)?|tr(?:y|ied)|rep(?:ped)?(?: out)?|bust(?:ed)? out|crank(?:ed)? out|knock(?:ed)? out)";
/** A figure, but neither the number of a set ("the 5th") nor how long it has been ("in 3 years", "for 2 weeks"). */
const FIGURE =
  "(?<![\\d.,])(?<!\\b(?:in|for|since|over|last|past) (?:the |about |like )?)\\d+(?!\\d)(?!(?:st|nd|rd|th)\\b)(?! ?(?:weeks?|months?|years?|days?|yrs?|mo)\\b)";
/** The rest of the clause, as far as what is said next. */
const REST =
  "(?:(?!\\b(?:but|today|tonight|until|till|now|so|then|and (?:i|we|now|today|then|just|finally))\\b)(?:[^,.;!?\\n()]|(?<=\\d)[.,](?=\\d)))";
const DENIES = `(?:(?:i|we|still|have|has|just|simply) )*${DENIAL}(?: ${SOFT})*? ${SUCCEED}\\b`;
const LEAD = compiled(`^${DENIES}`, "iu");
/** "… and not yet 3x8 at 85": without a verb. */
const NOT_YET = `not yet (?:the |my )?(?=\\d)${FIGURE}${REST}*`;
const ENGLISH = `(?<![\\p{L}'’])(?:${DENIES}${REST}*?${FIGURE}${REST}*|${NOT_YET})`;

/** Denials of the other languages, and what they deny: before the figures, or in German behind them. */
const FOREIGN = [
  `(?:noch )?(?:nie(?:mals)?(?: zuvor)?|noch (?:nicht|kein mal)|kein einziges mal) ${REST}*?${FIGURE}${REST}*?(?:geschafft|gemacht|gepackt|gedr[uü]ckt|gehoben|gebeugt|gezogen|geschaffen|gelaufen|hinbekommen|hingekriegt|erreicht)`,
  `(?:(?:je )?n['’ ]?ai )?(?:jamais|pas encore|toujours pas) (?:[eé]t[eé] capable de |pu )?(?:r[eé]ussi(?:r)?|fait|faire|soulev[eé]r?|pouss[eé]r?|tir[eé]r?|tenu|atteint|pass[eé]|couru)(?!\\p{L})${REST}*?${FIGURE}${REST}*`,
  `(?:nunca(?: antes)?|jam[aá]s|(?:todav[ií]a|a[uú]n) no)(?: (?:he|hab[ií]a|me|lo|pude|he podido))* (?:logr[eéoa]\\p{L}*|consegu[ií]\\p{L}*|hice|hecho|hacer|levant\\p{L}+|pude|llegu[eé]|alcanc\\p{L}+|complet\\p{L}+|corr[ií]\\p{L}*)(?!\\p{L})${REST}*?${FIGURE}${REST}*`,
  `(?:(?:non )?(?:ho |sono |ero )?(?:mai|ancora)(?: prima)?|non (?:ho|sono) (?:mai|ancora)) (?:riuscit[oa](?: a)?|fatto|sollevato|completato|raggiunto|chiuso|corso|tirato|spinto)(?!\\p{L})${REST}*?${FIGURE}${REST}*`,
  `(?:nunca(?: antes)?|jamais|ainda n[aã]o) (?:consegui\\p{L}*|fiz|levantei|completei|cheguei|alcancei|puxei|fazer|corri)(?!\\p{L})${REST}*?${FIGURE}${REST}*`,
].map((source) => `(?<!\\p{L})${source}`);

const DENIED = entered(compiled([ENGLISH, ...FOREIGN].join("|"), "giu"));
/** Cheaper than the pattern: no denial is without one of these. */
const MAY_DENY = entered(
  /\b(?:never|not|yet to|at no|cannot|hardly|rarely|seldom|failed to|unable|incapable|nie|niemals|noch|kein|jamais|pas encore|toujours pas|nunca|mai|ancora)\b|n['’]?t\b|jam[aá]s|todav[ií]a|a[uú]n no|ainda/iu,
);
const SCHEME = /\d ?[x×*] ?\d/g;
const MAY_LACK = entered(
  /\b(?:never|not|to (?:do|come|go|be done)|out of reach|beyond me|too much for me|(?:always|still) (?:elude|escape)s? me)\b|n['’]?t\b/iu,
);
/** It did happen, now. */
const UP_TO_NOW =
  /^ ?(?:until|till|before|up to|bis|jusqu['’ ]?[aà]|avant|hasta|fino a|prima di|at[eé]|antes de) (?:today|now|just now|tonight|this \p{L}+|yesterday|heute|gestern|aujourd|hoy|ayer|oggi|ieri|hoje|ontem)/iu;

type Denied = Stretch & { isOver: boolean };

/** "…, today I did it on bench", "… until today I finally got it": nothing else is told of it. */
const DID_IT =
  /^[ ,;.–-]{0,3}(?:(?:but|and|well|until|till) ){0,2}(?:(?:today|tonight|just now|this (?:morning|evening|afternoon)|now|finally)[, ]*){1,2}(?:i |we )?(?:(?:finally|actually|just) )?(?:did|managed|got|hit|made|nailed|cracked|smashed) (?:it|them|that|this|exactly that)(?!\p{L})(?![^.!?\n]{0,60}\d)/iu;

const denials = keepingLast((text): readonly Denied[] => {
  if (!DENIED.mayFind(text) || !MAY_DENY.test(text) || !/\d/.test(text)) return [];
  return DENIED.matches(text).map(({ index, 0: words }) => {
    const end = index + words.trimEnd().length;
    const isOver =
      UP_TO_NOW.test(text.slice(end)) ||
      DID_IT.test(text.slice(end)) ||
      / (?:before|until|till) (?:today|now)$/i.test(words);
    return { start: index, end, isOver };
  });
});

/** Sets that are told: so often so many, or a load, where the denied ones are left out. */
const TOLD =
  /\d ?[x×*] ?\d|\d[ ,/-]+\d|\b\d+ (?:sets?|reps?|s[aä]tze|s[eé]ries|serie)\b|@ ?\d|\d ?(?:kgs?|lbs?|pounds|kilos?|km|mi|min|mins|minutes)\b|\b\p{L}{3,} (?:at |of |with )?\d+/iu;
const without = (text: string, stretches: readonly Stretch[]): string =>
  stretches.reduceRight((rest, { start, end }) => `${rest.slice(0, start)} ~ ${rest.slice(end)}`, text);

/**
 * Figures that are said never to have been lifted, beside sets that were: "bench 4x8 at 70, never managed 80", "never hit 100
 * before, today 3x5 at 100". In: a message as typed or folded. Out: the stretches in order, but for the names of lifts in them;
 * none where nothing else was told. Of what was never done until now only the denial. Linear.
 */
export function neverDone(text: string): Stretch[] {
  const found = denials(text);
  if (found.length === 0) return [];
  const past = found.filter(({ isOver }) => isOver).map((one) => ({ start: one.start, end: figureIn(text, one) }));
  const never = found.filter(({ isOver }) => !isOver);
  const rest = without(text, found);
  if (never.length === 0 || !TOLD.test(rest)) return past;
  const stretches = namesLift(rest) ? never : never.flatMap((one) => besideNames(text, one));
  return [...past, ...stretches].sort((one, other) => one.start - other.start);
}

/** Behind the sets, of them: "3x5 at 100 on bench, never managed it", "5x5 at 120? not there yet". What "had never" been done is now. */
const BEHIND = entered(
  compiled(
    `\\d[^.;!\\n]{0,60}(?:(?<!had |['’]d )(?:never|not yet|not once|(?:have|has)${NOT} (?:ever|once|yet|quite)|(?:could|can)${NOT} (?:ever|quite|yet))(?: (?:ever|once|yet|quite|really|actually))*(?: (?:manag(?:e|ed)|hit|ma(?:ke|de)|g[eo]t(?:ten)?|reach(?:ed)?|complet(?:e|ed)|finish(?:ed)?|achiev(?:e|ed)|crack(?:ed)?|nail(?:ed)?|pull(?:ed)? (?:it|that) off))(?: (?:it|that|this|them|those|these|yet|so far))*|` +
      `[,?;:–-] ?(?:(?:but|i am|i['’]?m|still|just) )*not (?:(?:quite|yet|there) )*(?:yet|there)|(?:(?:is|are|was|just|still|way|a bit) )+(?:out of reach|beyond me|too much for me)|(?:always|still) (?:eludes?|escapes?) me)[ .!…]*$`,
    "iu",
  ),
);

/** Whether all sets that a message tells were never done: "never managed 3x5 at 100 on bench". In: as typed or folded. Linear. */
export function isNeverDone(text: string): boolean {
  if (MAY_LACK.test(text) && BEHIND.test(text) && (text.match(SCHEME)?.length ?? 0) < 2) return true;
  const found = denials(text);
  return (
    found.some(({ isOver }) => !isOver) && !TOLD.test(without(text, found)) && !found.every(({ isOver }) => isOver)
  );
}

const WORD = /\p{L}[\p{L}-]*/gu;
const namesLift = (text: string): boolean =>
  (text.match(WORD) ?? []).some((word) => isMovementWord(word.toLowerCase()));

/** Where the first figure of a stretch stands, or the name of the lift before it. */
function figureIn(text: string, { start, end }: Stretch): number {
  const said = text.slice(start, end);
  const verbEnds = LEAD.exec(said)?.[0].length ?? 0;
  const name = [...said.matchAll(WORD)].find(
    ({ index, 0: word }) => index >= verbEnds && isMovementWord(word.toLowerCase()),
  );
  return start + Math.min(said.search(/\d/), name?.index ?? end);
}

/** A stretch in pieces, without the names of lifts behind its verb: the sets beside it are of them. */
function besideNames(text: string, { start, end }: Stretch): Stretch[] {
  const said = text.slice(start, end);
  const pieces: Stretch[] = [];
  let from = start;
  const verbEnds = LEAD.exec(said)?.[0].length ?? 0;
  for (const { index, 0: word } of said.matchAll(WORD)) {
    if (index < verbEnds || !isMovementWord(word.toLowerCase())) continue;
    pieces.push({ start: from, end: start + index });
    from = start + index + word.length;
  }
  return [...pieces, { start: from, end }].filter((piece) => piece.end > piece.start);
}
