import { alignedFold } from "./alignedFold.ts";
import { isMovementWord } from "./clauseWords.ts";
import type { Stretch } from "./otherTimes.ts";

/** What says that figures were only set or meant. */
const LEAD = new RegExp(
  [
    "\\b(?:i |it |we |they )?(?:(?:was|were|am|is) )?(?:supposed|meant|planned|programmed|prescribed|scheduled|assigned|aiming|aimed|hoping|hoped|intended|wanted|targeted)\\b(?: (?:to|for|on|it|at|as))*(?: (?:do|be|hit|get|make))?\\b[ \\t]*:?",
    "\\b(?:was|were) (?:going|gonna|down) (?:to|for)(?: (?:do|hit|get))?\\b",
    "\\b(?:the |my )?(?:plan|programme|program|coach|sheet|spreadsheet|app|trainer|template|target|goal|prescription|rx|soll|geplant|prevu|previsto|planeado|planejado|programma|programmato)(?: (?:today|for today))?(?: (?:was|is|said|says|wrote|had(?: me)?|has(?: me)?|called for|calls for|gave(?: me)?|wanted|programmed|prescribed|set)(?: (?:down|for|at|me))?\\b[ \\t]*:?|[ \\t]*[:=])",
    "\\b(?:target|goal|rx)(?= \\d)",
  ].join("|"),
  "g",
);
const COUNT = "(?:\\d{1,2}|one|two|three|four|five|six|seven|eight|ten|twelve)";
/** Sets and repetitions as they are set: "3x5", "4 sets of 8-10", "5x5+". */
const SETS = new RegExp(
  `\\b${COUNT} ?(?:[x×*]|sets? (?:of|x)|by) ?${COUNT}(?: ?[-–] ?\\d{1,2})?\\+?(?: reps?)?(?![\\d.,]?\\d|[a-z])|\\b${COUNT} reps?\\b`,
  "g",
);
const LOAD =
  /(?:@|\bat\b|\bwith\b|\bused\b)? ?(?:rpe ?)?\d{1,3}(?:[.,]\d+)? ?(?:kgs?|kilos?|lbs?|pounds?|%)(?![a-z])|@ ?(?:rpe ?)?\d{1,3}(?:[.,]\d+)?|\bat \d{2,3}(?:[.,]\d+)?\b|(?<= )\d{2,3}(?:[.,]\d+)?(?=[ ,.;:]|$)/g;
/** What says that figures were done, and what stands before it. */
const DEED =
  /(?:[ \t]*(?:[,;.!/|→]|->|=>|--?|–|—)?\s*(?:\b(?:but|and|so|then|actually|in the end|today)\b[ ,]*)*)(?:(?:i |we )?(?:only |just |actually |could only )*(did|got|managed|hit|made|done|completed|finished|used|achieved)|(?:i )?(ended up)(?: with| doing| at| on)?|(actual(?:ly)?|did|done|result|reality|got|real|ist|gemacht|fait|hecho|fatto|feito)[ \t]*[:=]|(→|->|=>))(?=[ \t]*[^\d\n]{0,14}\d)/g;
const OWN_LOAD =
  /\d ?(?:kgs?|kilos?|lbs?|pounds?)(?![a-z])|\b(?:3[1-9]|[4-9]\d|\d{3})(?:[.,]\d+)? ?[x×]|(?:@|\bat|\bwith|\bused) ?\d{2,}/;
const FAR = 140;

const matchesIn = (text: string, from: number, pattern: RegExp): Stretch[] =>
  [...text.matchAll(pattern)].map(({ index, 0: { length } }) => ({ start: from + index, end: from + index + length }));

/** Only a count of sets, where sets of so many repetitions were meant: nothing says how many repetitions it was. */
const isFewer = (plan: string, deed: string) =>
  /\b\d{1,2} (?:sets?|rounds?)\b/.test(plan) &&
  /^\W*\d{1,2}(?: (?:sets?|rounds?|of (?:them|those)))?\W*(?:[,.;]|$)/.test(deed);

/**
 * What of a message was only meant, where what was done stands beside it: "Programmed: squat 3x5 @ 120. Actual: 5, 5, 4". Out: the
 * stretches to be left out so that the rest reads as told: the words that say it was meant, its sets and repetitions, its load where the
 * deed has its own, and all of it where the deed names its exercise. `[]` where no deed with figures follows. Linear.
 */
export function meantBesideDone(text: string): Stretch[] {
  if (text.length > LONGEST || !/\d/.test(text)) return [];
  const folded = alignedFold(text);
  const found: Stretch[] = [];
  let done = 0;
  for (const { index, 0: lead } of folded.matchAll(LEAD)) {
    if (index < done) continue;
    const from = index + lead.length;
    const rest = folded.slice(from, from + FAR).split(/\n\s*\n/, 1)[0] ?? "";
    const turn = [...rest.matchAll(DEED)].find(({ index: at }) => /\d/.test(rest.slice(0, at)));
    if (turn === undefined) continue;
    const plan = rest.slice(0, turn.index);
    const start = from + turn.index + turn[0].length;
    const deed = /^[^\n]{0,140}/.exec(folded.slice(start))?.[0].split(/[.;!?](?!\d)/, 1)[0] ?? "";
    const sets = matchesIn(plan, from, SETS);
    if (sets.length === 0 || isFewer(plan, deed)) continue;
    const label = turn[3] !== undefined || turn[4] !== undefined || turn[2] !== undefined;
    // The verb says that it was done; what joins it to the plan does not stay.
    const verb = turn[1] === undefined ? turn[0].length : turn[0].lastIndexOf(turn[1]);
    const joint = { start: from + turn.index, end: from + turn.index + (label ? turn[0].length : verb) };
    const isNamed = (deed.match(/[a-z]{3,}/g) ?? []).some((word) => isMovementWord(word));
    const isNamedBefore = (plan.match(/[a-z]{2,}/g) ?? []).some((word) => isMovementWord(word));
    done = start;
    if (isNamed && isNamedBefore) {
      found.push({ start: index, end: joint.end });
      continue;
    }
    const loads = OWN_LOAD.test(deed) ? matchesIn(plan, from, LOAD) : [];
    const efforts = matchesIn(plan, from, /@? ?rpe ?\d{1,2}(?:[.,]5)?/g);
    found.push({ start: index, end: from }, ...sets, ...loads, ...efforts, joint);
  }
  return found;
}
const LONGEST = 2_000;
