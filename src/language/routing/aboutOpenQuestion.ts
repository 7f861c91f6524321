import type { RouteDecision } from "../../protocol/turn.ts";
import type { OpenQuestion } from "../../protocol/understanding.ts";
import { foldText } from "../foldText.ts";
import { compiled } from "../patterns/compiled.ts";
import { EXERCISE } from "./trainingWords.ts";

/** What was asked about: the kind of movement ("which row was it?"), or the exercise that leads the question. */
const MOVEMENT = /\bwhich ([\p{L}][\p{L} -]{1,30}) was it\?\s*$/u;
const EXERCISE_FIRST = /^([\p{L}][\p{L}' -]{2,50}?)(?: at \d|:)/u;
const MANY = /\b(?:they|them|those|these)\b(?! (?:\p{L}+ )?(?:sets|reps|days|weeks))/iu;
const ONE =
  /\b(?:it(?! (?:ok|okay|bad|good|better|normal|possible|true|safe|fine|best|worth)\b.{0,12}\b(?:to|if|that)\b| (?:is|takes|was)\b)|that one|this one|(?:that|this)(?! (?:many|much|week|month|day|time|bad|good|heavy|long|is|was)))\b/iu;
const NAMED = compiled(`(?<![\\p{L}])(?:${EXERCISE})(?![\\p{L}])`, "u");

/** "What's the difference?" of those that were offered. */
const DIFFERENCE =
  /^\W*(?:(?:ok|hm+|so|and|wait|well)[ ,]+)*(?:(?:what|whats) ?(?:is|s)? the difference|how (?:are|do) they differ(?:ent)?|was ist der unterschied|quelle est la difference|cual es la diferencia|qual e la differenza|qual e a diferenca)(?: (?:between|of) (?:them|those|these|the (?:two|three)))?[\s?!.]*$/u;

/**
 * A question to the coach beside an open one, with what "they" and "it" stand for: "what muscles do they work?" beside
 * "which row was it?" is asked about rows. Requests that name something themselves stay as they are. Pure.
 */
export function aboutOpenQuestion(
  items: RouteDecision[],
  question: Pick<OpenQuestion, "question"> & { options: readonly OpenQuestion["options"][number][] },
): RouteDecision[] {
  const [one, other] = question.options;
  if (one && other && items.length === 1 && items[0]?.route === "COACH" && DIFFERENCE.test(foldText(items[0].text)))
    return [{ ...items[0], text: `What is the difference between ${one.label} and ${other.label}?` }];
  const movement = MOVEMENT.exec(question.question)?.[1];
  const subject = movement ?? EXERCISE_FIRST.exec(question.question)?.[1];
  if (subject === undefined) return items;
  const many = movement === undefined ? `the ${subject}` : `${movement}${/s$/.test(movement) ? "es" : "s"}`;
  return items.map((item) => {
    if (item.route !== "COACH" || NAMED.test(foldText(item.text))) return item;
    if (MANY.test(item.text)) return { ...item, text: item.text.replace(MANY, many) };
    return { ...item, text: item.text.replace(ONE, `the ${subject}`) };
  });
}
