import type { Stretch } from "../notation/otherTimes.ts";
import { compiled } from "../patterns/compiled.ts";
import { entered } from "../patterns/enteredPattern.ts";

const SETS = "(?=[^?\\n]*(?:\\d ?[x×] ?\\d|\\d (?:sets?|reps?)\\b|\\d for \\d))";
/** "I need to eat more, bench 3x8 80": what is meant to be done outside of training. */
const DAILY = entered(
  compiled(
    `^i (?:really |still |just |also ){0,2}(?:need|want|have|should|must|ought|got|gotta|am going|am trying|try)(?: to| start)? (?:start |get |go )?(?:to )?(?:eat(?:ing)?|sleep(?:ing)?|drink(?:ing)?|rest(?:ing)?|hydrat\\w+|recover|diet|bulk|cut|lose|gain|stress|more (?:sleep|food|protein|rest|water)|better (?:sleep|food))\\b[^\\d,.;!?\\n]*[,.;!] *(?:anyway |so |but )?(?!will|going)${SETS}`,
  ),
);
/** "My shoulder used to hurt, bench 3x8 80": how a part of the body was. */
const USED_TO = entered(
  compiled(
    `^my (?:[a-z]+ ){1,3}used to (?:hurt|ache|bother|click|pop|kill|be|feel|give|act|flare|pinch)\\b[^\\d,.;!?\\n]*[,.;!] *${SETS}`,
  ),
);

/** A clause ahead of sets that speaks of food, sleep or a part of the body, and of none of those sets. In: a folded text. */
export function openersAside(folded: string): Stretch[] {
  if (!/^(?:i|my) /.test(folded)) return [];
  const opener = DAILY.exec(folded) ?? USED_TO.exec(folded);
  return opener === null ? [] : [{ start: 0, end: opener[0].length }];
}

/** A message without such a clause. In: a message as typed. */
export const withoutOpener = (text: string): string => text.slice(openersAside(text.toLowerCase())[0]?.end ?? 0);
