import { compiled } from "../patterns/compiled.ts";
/** How the minutes of a session that is there are to change: by some, to a part or a multiple, to a new length. */
export type ChangedMinutes = { by: number } | { times: number } | { to: number };

const UNIT = "(?:m|min|mins|minutes?|minuten|minutos?|minuti)";
const AMOUNT = `(\\d{1,3}) ?${UNIT}`;
const IT = "(?:it|this|that|the (?:workout|session|time|length))";
/** What minutes are of when they are none of the whole: "10 minutes more cardio". */
const OF_PART = "(?! (?:of|cardio|core|abs?|warm|cool|stretch\\w*|finisher|mobility|conditioning|rest|on)\\b)";

type Reading = readonly [RegExp, (amount: number) => ChangedMinutes];
const READINGS: readonly Reading[] = [
  [
    compiled(
      `\\b(?:${AMOUNT} (?:longer|more|extra|on top|langer|de plus|mas|in piu|a mais)|(?:add|another|extra|an extra|1 more) ${AMOUNT})\\b${OF_PART}`,
    ),
    (by) => ({ by }),
  ],
  [/\bhalf an hour (?:longer|more)\b/, () => ({ by: 30 })],
  [
    compiled(
      `\\b(?:${AMOUNT} (?:shorter|less|fewer|quicker|off|kurzer|de moins|menos|in meno|a menos)|(?:cut|take|knock|shave|trim|lose|drop) (?:off )?${AMOUNT}(?! (?:of|workout|session))(?: off| from| out)?)\\b`,
    ),
    (by) => ({ by: -by }),
  ],
  [
    compiled(
      `\\b(?:cut|make|chop|slice|split) ${IT} (?:in|by|to) half\\b|\\bhalve ${IT}|\\b(?:half (?:the (?:time|length)|as long|that long)|in half the time)\\b`,
    ),
    () => ({ times: 0.5 }),
  ],
  [compiled(`\\bdouble (?:the (?:time|length)|${IT}$)|\\btwice (?:as|that) long\\b`), () => ({ times: 2 })],
  [compiled(`\\b${AMOUNT} (?:instead of|not|rather than) \\d{1,3}\\b`), (to) => ({ to })],
  // "60 is too long, 45?"
  [
    compiled(
      `\\b\\d{2,3}(?: ?${UNIT})? (?:is|are|would be|ist|sind|est|es|son|e|sono|sao) (?:(?:way|a bit|still|just|far|etwas|un peu|un poco|um pouco) )*(?:too (?:long|much)|zu (?:lang|viel)|trop(?: long)?|demasiado(?: largo)?|mucho|troppo(?: lungo)?|(?:muito|longo)(?: demais)?)[ ,.;!?]+(?:(?:can|could|shall) (?:we|you|i) |(?:make|do) it |do |maybe |how about |what about |rather |lieber |besser |plutot |mejor |meglio |melhor |so |then )*(\\d{2,3})(?: ?${UNIT})?(?= ?(?:$|[,.;!?]|please|pls|then|instead))`,
    ),
    (to) => ({ to }),
  ],
  // "Cut it to 25".
  [
    compiled(
      `\\b(?:cut|trim|make|bring|get|shorten|stretch|squeeze|squash|shrink|reduce|extend|change|set|take) ${IT} (?:down |back |up |in)?(?:to|into|under) (?:about |around |like )?(\\d{2,3})(?: ?${UNIT})?(?= ?(?:$|[,.;!?]|please|pls|again|then|instead|tops|max|if|because|cause))`,
    ),
    (to) => ({ to }),
  ],
  [
    compiled(
      `\\b(?:back|go|down|(?<!\\d )up) to (\\d{2,3})(?: ?${UNIT})?(?= ?(?:$|[,.;!?]|please|pls|again|then|instead))`,
    ),
    (to) => ({ to }),
  ],
];

/**
 * Reads other minutes for a session that is there: "10 minutes longer", "cut it in half", "back to 45", "10 min instead of
 * 15". In: plain text of `sessionText`. `null` when none are told.
 */
export function readChangedMinutes(plain: string): ChangedMinutes | null {
  for (const [pattern, meant] of READINGS) {
    const found = pattern.exec(plain);
    if (found !== null) return meant(Number(found[1] ?? found[2] ?? 0));
  }
  return null;
}

const STEP_MIN = 5;

/** The minutes that come of it, in minutes of the session as it was; at least one step. */
export function minutesAfter(change: ChangedMinutes, before: number): number {
  if ("to" in change) return change.to;
  if ("by" in change) return Math.max(STEP_MIN, before + change.by);
  return Math.max(STEP_MIN, Math.round((before * change.times) / STEP_MIN) * STEP_MIN);
}
