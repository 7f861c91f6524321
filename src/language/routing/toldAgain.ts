import { phraseTokens } from "../../catalog/phraseTokens.ts";
import type { OpenQuestion, Routing } from "../../protocol/understanding.ts";
import { HOLDS_SETS } from "../answers/answerKinds.ts";
import { foldText } from "../foldText.ts";
import { parseAtAnyTime } from "../notation/parseAtAnyTime.ts";

import { decision } from "./replyDecision.ts";

/**
 * Sets sent once more while it is asked whether those that were told before shall be logged: the same are a yes; the same
 * exercise with other figures comes instead of them.
 */
export function toldAgain(text: string, question: OpenQuestion): Omit<Routing, "threshold"> | null {
  const { again } = question.draft;
  if (!Array.isArray(again) || !question.options.some(({ id }) => id === "yes") || !HOLDS_SETS.test(foldText(text)))
    return null;
  const [before, now] = [question.text, text].map((words) =>
    parseAtAnyTime(words).entries.filter(({ sets }) => sets.length > 0),
  );
  const key = (phrase: string | null) => (phrase === null ? null : phraseTokens(foldText(phrase)).join(" "));
  if (!before || !now || now.length === 0) return null;
  const known = new Map(before.map((entry) => [key(entry.phrase), JSON.stringify(entry.sets)]));
  if (!now.every(({ phrase }) => known.has(key(phrase)))) return null;
  const isSame =
    now.length === before.length && now.every(({ phrase, sets }) => known.get(key(phrase)) === JSON.stringify(sets));
  if (isSame)
    return {
      kind: "answer",
      items: [decision("WORKOUT_LOG", 1, "pending.option", text.trim())],
      answer: { text, optionId: "yes" },
    };
  return { kind: "dismissal", items: [decision("WORKOUT_LOG", 0.95, "pending.own_log", text.trim())], answer: null };
}
