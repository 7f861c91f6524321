import { isSlipOf } from "../spelling.ts";
import { type AnswerText, answerTokens, textWithout } from "./answerTokens.ts";
import { DISMISSALS } from "./answerWords.ts";

const OPTIONAL_START =
  /^(?:(?:no+|nah|nope|ok|okay|oh|ah|ach|och|na|ay|bah|bof|eh|argh|ugh|actually|well|hm+|um+|uh+|yeah|please|sorry|just|you know what|then|so)[\s,.!;-]+)+/;
const MOST_TIMES = 3;
const DISMISSAL_SLIPS = ["nevermind", "cancel", "neither", "forget it"];
/** "…, wasn't a real set": why it is called off, and no request. */
const REASON =
  /^[\s,.;:!-]+(?:(?:it|that|this|they|those) )?(?:was|were|is|did|does|do) ?n[o']?t? [^?\d]{1,60}$|^[\s,.;:!-]+(?:(?:i|je|ich|eu) )?(?:(?:can|do|could) ?not|cant|dont|no longer) (?:really |even )?(?:remember|recall|know|tell|say|be bothered|find) ?[^?\d]{0,60}$|^[\s,.;:!-]+(?:(?:i|i have|ive) )?(?:no idea|no clue|forgot(?:ten)?|not sure|weiss (?:ich |es )*nicht(?: mehr)?|(?:ne )?(?:sais|m en souviens) (?:plus|pas)|no (?:me acuerdo|recuerdo|se)|non (?:mi )?(?:ricordo|so)|nao (?:me )?(?:lembro|sei)) ?[^?\d]{0,60}$/;
const POLITE = new Set(
  "please pls thanks thank you then now actually sorry lol bro man for it that this just ok okay".split(" "),
);

/** How much of a text's start calls the question off: "nvm forget it" says it twice. 0 when nothing does. */
function calledOff(text: string): number {
  let end = 0;
  for (let times = 0; times < MOST_TIMES; times += 1) {
    const gap =
      /^[\s,.;:!-]*(?:(?:and|just|then|no+|ok|please|actually|oh|lol)[\s,.;:!-]+)*/.exec(text.slice(end))?.[0].length ??
      0;
    const found = DISMISSALS.exec(text.slice(end + gap));
    if (!found || (end === 0 && gap > 0)) break;
    end += gap + found[0].length;
  }
  return end;
}

/**
 * Reads "never mind", "forget it", "cancel" and their like at either end of a short text, in any of six languages. Out:
 * what is said besides (folded, "" when nothing), or `null` when the text calls nothing off.
 */
export function readDismissal(text: AnswerText): string | null {
  const { folded } = text;
  const start = folded.replace(OPTIONAL_START, "").replace(/^[^\p{L}\p{N}]+/u, "");
  for (const candidate of [folded, start]) {
    const called = calledOff(candidate);
    if (called === 0) continue;
    const after = candidate.slice(called);
    const rest = answerTokens(after);
    if (rest.tokens.every(({ word }) => POLITE.has(word)) || REASON.test(after)) return "";
    if (/^\s*(?:[,.;:!\n-]|(?:and|but|just|instead|i |lets|let us|und|et|y|e)\b)/.test(after))
      return textWithout(rest, new Set()).replace(/,? instead[\s.!]*$/, "");
  }
  const pieces = start
    .split(/[,.;!]+/)
    .map((piece) => piece.trim())
    .filter(Boolean);
  const last = pieces.at(-1);
  if (last && pieces.length === 2 && DISMISSALS.exec(last)?.[0].length === last.length) return "";
  if (
    text.tokens.length === 1 &&
    DISMISSAL_SLIPS.slice(0, 2).some((word) => isSlipOf(text.tokens[0]?.word ?? "", word))
  )
    return "";
  return null;
}
