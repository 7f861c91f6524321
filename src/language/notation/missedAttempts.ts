import { compiled } from "../patterns/compiled.ts";
import { entered } from "../patterns/enteredPattern.ts";
import { matchesIn } from "../patterns/matchesIn.ts";
import { isMovementWord } from "./clauseWords.ts";
import type { Stretch } from "./otherTimes.ts";

const LOAD = "(?<![\\d.,:x×])(\\d{2,3}(?:[.,]\\d{1,2})?) ?(?:kgs?|kilos?|lbs?|pounds?|#)?";
const NOT = "(?:n['’]?t| not|nae)";
/** It did not go up, in verbs that say nothing else of a load. */
const FELL =
  `(?:(?:was|were) (?:a )?(?:miss|fail|no[- ]?lift|no[- ]?go)|miss(?:ed)?|fail(?:ed)?|no[- ]?lift|no[- ]?go|` +
  `(?:would|did|could)${NOT} (?:even |quite |really )?(?:budge|move|go|come|lock|leave|break|shift|get|stand|stick|finish|clear|hold|grind|make it)|` +
  `(?:(?:my |the )?\\p{L}{3,12} said (?:no|nope)|was(?:${NOT}) (?:happening|there|having it)|not happening)|` +
  "(?:got |was )?(?:stuck|pinned|stapled|buried|crushed|nailed|folded|squashed|flattened|glued)(?: me)?|(?:had to )?(?:bail(?:ed)?|dump(?:ed)?)|" +
  "(?:nicht|net) (?:geschafft|gepackt|hoch\\p{L}*|gegangen)|gescheitert|ung[uü]ltig|verfehlt|rat[eé]e?|loup[eé]e?|[eé]chou[eé]e?|fallad[oa]|fall[eé]|nul[oa]|mancat[oa]|sbagliat[oa]|fallit[oa]|falhei|falhou|errei)(?!\\p{L})";
const ATTEMPT = entered(
  compiled(
    `${LOAD}((?:[,:;]| ?[-–—(])? ?(?:(?:but|then|just|i|it|that one|again|hab ich|ich|je l['’]ai|lo|la|l['’]ho) ?)*)(${FELL})([^\\d,.;!?\\n()]*)\\)?(?=[\\d,.;!?\\n]|$)`,
    "giu",
  ),
);
const OFTEN = /^(?: it)? (?:twice|two times|both times|2x|zweimal|deux fois|dos veces|due volte|duas vezes)/i;
/** So far before it the load stands that did go up. */
const FAR = 60;

/** "200 missed it at the knee": the attempt, how often it was missed, and where what is said of it ends. */
export type MissedAttempt = Stretch & { fellAt: number; remarkAt: number; twice: boolean };

/**
 * Attempts that did not go up, told right behind their load where as heavy a one went up before: "180x1, 190x1, 200 missed it at the
 * knee", "190 wouldn't budge". In: a text as typed or folded. Out: from each load to the end of what is said of it. Linear.
 */
export function missedAttempts(text: string): MissedAttempt[] {
  return ATTEMPT.matches(text).flatMap((match) => {
    const [whole, load = "", between = "", fell = "", remark = ""] = match;
    const told = text.slice(Math.max(0, match.index - FAR), match.index);
    const lift = matchesIn(told, /\p{L}[\p{L}-]*/gu).findLast(([word]) => isMovementWord(word.toLowerCase()));
    const loads = (told.slice(lift?.index ?? 0).match(/\d{2,3}(?:[.,]\d{1,2})?/g) ?? [])
      .map(asNumber)
      .filter((one) => one > asNumber(load) / 2);
    if (loads.length === 0 || loads.some((one) => one > asNumber(load))) return [];
    // "bench 3x5 100, missed squats", "80x8 missed the last rep": of something else.
    const words = remark.split(/[^\p{L}-]+/u);
    const isOther = /^ ?(?:the |my )?(?:last|final|first|second|third|\d|reps?|set|on the last)/i.test(remark);
    const named = words.findIndex(isMovementWord);
    // "… 85, missed 90 twice" is told of the next.
    const runsOn =
      (remark.trim() !== "" || /[,:;]/.test(between)) && /\d/.test(text.charAt(match.index + whole.length));
    const isOfNext = fellNext(text.slice(match.index + whole.length - fell.length - remark.length), asNumber(load));
    if (
      isOther ||
      isOfNext ||
      runsOn ||
      (named >= 0 && (/[,;]/.test(between) || !/^(?:the|on|at)$/i.test(words[named - 1] ?? "")))
    )
      return [];
    const end = match.index + whole.length;
    const fellAt = end - (whole.endsWith(")") ? 1 : 0) - remark.length - fell.length;
    return [{ start: match.index, end, fellAt, remarkAt: fellAt + fell.length, twice: OFTEN.test(remark) }];
  });
}

/** "100 110 120 missed 125": what is heavier and comes behind the verb fell, where nothing else is said of it. */
function fellNext(said: string, load: number): boolean {
  const next = NEXT_LOAD.exec(said);
  return next !== null && asNumber(next[1] ?? "") > load;
}
const NEXT_LOAD = compiled(
  `^(?:miss|fail)(?:ed)? (?:at |on |the |with )?(\\d{2,3}(?:[.,]\\d{1,2})?)(?: ?(?:kgs?|kilos?|lbs?|pounds?|#))?(?! ?[x×]| ?(?:[-–—(,:] ?)?(?:${FELL}))`,
  "iu",
);
const asNumber = (figure: string): number => Number(figure.replace(",", "."));

/** The text with what is said of such attempts as "miss": as long as it was. */
export const withMisses = (text: string, attempts: readonly MissedAttempt[]): string =>
  attempts.reduce((rest, { start, end, twice }) => {
    const load =
      /^[\d.,]*\d ?(?:kgs?|kilos?|lbs?|pounds?)?(?!\p{L})/iu.exec(rest.slice(start, end))?.[0].trimEnd() ?? "";
    const once = `${load} miss`;
    const said = twice && 2 * once.length + 2 <= end - start ? `${once}, ${once}` : once;
    return said.length > end - start ? rest : rest.slice(0, start) + said.padEnd(end - start) + rest.slice(end);
  }, text);

/** "80x8, didn't get 9", "couldn't get 8 reps at 82.5": behind sets that stand, with nothing behind it that was done instead. */
const NOT_REACHED = entered(
  /(?=,? ?(?:(?:but|just|and|then|i) ){0,3}(?:could|did))(?<=\d[^\n.;!?]{0,60}),? ?\b(?:(?:but|just|and|then|i) ){0,3}(?:could|did)(?:n['’]?t| not) (?:quite |even |really )?(?:get|hit|make|manage|do|reach) (?:the |a |to |my )?\d{1,3}(?![.,]\d)(?:th|st|nd|rd)?(?: reps?)?(?: (?:at|@|with|on) \d+(?:[.,]\d+)?(?: ?(?:kgs?|lbs?|kilos?|pounds?))?)?(?=[ \t]*(?:[.,;!?\n]|$))(?![^.!?\n]{0,40}\b(?:got|managed|did|only|hit|made|just|so|but|instead)\b)/giu,
);

/** "…, tried 160 but wrists said no", "tried 90 but no spotter": what was not lifted. */
const TRIED = entered(
  /(?<=\d[^\n.;!?]{0,60}),? ?(?:(?:then|and|i) ){0,3}(?:tried|attempted|wanted|thought about|versuchte?|probiert|essay[eé]|tent[eé]|intent[eé]|prob[eé]|provato|tentei)(?: (?:for|at|with|un|a))? \d{2,3}(?:[.,]\d{1,2})?(?: ?(?:kgs?|lbs?|kilos?|pounds?|#))? (?:but|aber|mais|pero|ma|mas) (?:no|not|nope|nah|kein\w*|pas de|sin|niente|sem|(?:my |the )?\p{L}{3,12} said (?:no|nope))(?!\p{L})[^\d.,;!?\n]*(?=[.,;!?\n]|$)/giu,
);

/** Repetitions that a set fell short of, and loads that were not lifted: none of its figures. Out: stretches. Linear. */
export const notReached = (text: string): Stretch[] => {
  return [NOT_REACHED, TRIED]
    .flatMap((pattern) => pattern.matches(text))
    .map((match) => ({ start: match.index, end: match.index + match[0].length }));
};

/** What heads the attempts of a meet. */
export const ATTEMPTS = entered(
  /\b(?:meet|competition|comp day|mock meet|attempts|wettkampf|platform day|maxed out|max out day|1 ?rm (?:attempts?|test(?:ing)?|day)|(?:max(?:imum)?|squat|bench(?: press)?|deadlift|press|strength) (?:attempts?|test(?:s|ing)?)|singles(?=[.:;])|all made|made (?:all|them all|every one)|(?:all|three) (?:whites?|white lights|good lifts))\b/i,
);

/** Puts what was said of each attempt into the notes of its exercise. Changes the drafts. */
export function noteMisses(
  drafts: readonly { start: number; notes: string[] }[],
  missed: readonly MissedAttempt[],
  text: string,
): void {
  for (const { fellAt, remarkAt, end } of missed)
    if (remarkAt < end)
      drafts.findLast(({ start }) => start < fellAt)?.notes.push(text.slice(fellAt, end).replace(/[()]/g, ""));
}
