import { type AnswerText, textWithout } from "./answerTokens.ts";
import { ANSWER_FILLERS, NO_WORDS, YES_PHRASES, YES_WORDS } from "./answerWords.ts";

const YES_ICONS = /^[\s!.]*(?:\u{1F44D}|\u{2705}|\u{2714}|\u{1F44C}|\u{1F4AF})/u;
const NO_ICONS = /^[\s!.]*(?:\u{1F44E}|\u{274C}|\u{1F645})/u;
const FIRM =
  /^(?:of course|sure|certainly|absolutely|definitely|absolut|sicher|claro|certo) (?:not|nicht|que no|que nao|che no)\b|^(?:(?:that|it|this|es|das|c|ce|n|eso|isso) )*(?:is )?(?:not|nicht|pas|non|nao) (?:right|correct|true|quite|really|it|exactly|richtig|vrai|esatto|certo)\b|^(?:(?:hell|heck|fuck|god|wait|oh|better|rather|lieber|besser|mejor|plutot|meglio|melhor) (?:no|not|nicht|pas|non|nao)|do not you dare|(?:(?:oh|omg|god|ah|argh|ok|wait|stop|please|pls|no+|nah|nope|nein|non|nao|bitte)[\s,.!]+)*(?:please )?(?:do not|bloss nicht|lieber nicht|auf keinen fall|surtout pas|ni se te ocurra|de ninguna manera|de jeito nenhum|assolutamente no)(?: (?:do|delete|change|touch|log|store|save))?(?: (?:it|that|this|anything|them))?(?:[\s,]+(?:please|pls|ok|bitte))?)[\s.!]*$/;

/** "Same right but 10 kg": a side, and no agreement. */
const RIGHT_SIDE =
  /^(?:(?:the|and|on|for|same|other|my|with)[ ,]+)+right\b(?! (?:thing|one|answer|call)\b)|^right (?:side|arm|leg|hand|foot)\b/u;

/**
 * Whether a short text opens with a yes or a no, in any of six languages, and what else it says (folded, "" when
 * nothing). `null` when it opens with neither, or with both.
 */
export function yesOrNo(text: AnswerText): { value: "yes" | "no"; rest: string } | null {
  const { folded, tokens } = text;
  if (YES_ICONS.test(folded))
    return {
      value: "yes",
      rest: textWithout(text, new Set())
        .replace(/[^\p{L}\p{N}\s.,]/gu, "")
        .trim(),
    };
  if (NO_ICONS.test(folded))
    return {
      value: "no",
      rest: textWithout(text, new Set())
        .replace(/[^\p{L}\p{N}\s.,]/gu, "")
        .trim(),
    };
  const start = folded.replace(/^[^\p{L}\p{N}]+/u, "");
  if (FIRM.test(start)) return { value: "no", rest: "" };
  if (RIGHT_SIDE.test(start)) return null;
  const offset = folded.length - start.length;
  const phrase = YES_PHRASES.exec(start)?.[0].length ?? 0;
  const said = new Set<"yes" | "no">();
  const dropped = new Set<number>();
  let opened = phrase > 0;
  /** Up to where a second agreement reaches: "yep, go for it". */
  let agreedUntil = 0;
  if (opened) said.add("yes");
  for (const [index, token] of tokens.entries()) {
    if (token.end - offset <= phrase) {
      dropped.add(index);
      continue;
    }
    const again = opened && said.has("yes") ? (YES_PHRASES.exec(folded.slice(token.start))?.[0].length ?? 0) : 0;
    if (again > 0) agreedUntil = token.start + again;
    if (token.end <= agreedUntil) {
      dropped.add(index);
      continue;
    }
    const yes = YES_WORDS.has(token.word);
    const no = NO_WORDS.has(token.word);
    if (!opened && !yes && !no) {
      if (!ANSWER_FILLERS.has(token.word)) return null;
      dropped.add(index);
      continue;
    }
    if (yes || no) {
      const next = tokens[index + 1];
      if (opened && no && next && /^\d/.test(next.word)) break;
      opened = true;
      said.add(yes ? "yes" : "no");
      dropped.add(index);
    } else if (ANSWER_FILLERS.has(token.word) || (token.word === "way" && said.has("no"))) dropped.add(index);
    else break;
  }
  const [value] = said;
  if (!opened || said.size !== 1 || value === undefined) return null;
  return { value, rest: textWithout(text, dropped) };
}
