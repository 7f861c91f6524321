import { readCorrection } from "../corrections/logCorrection.ts";
import { answersKind, HOLDS_SETS } from "./answerKinds.ts";
import { unexplained } from "./answerTalk.ts";
import { type AnswerText, answerTokens } from "./answerTokens.ts";
import type { AskedQuestion, PendingAnswer } from "./askedQuestion.ts";
import { numberRoles } from "./numberRoles.ts";

/** Words that names of exercises are made of. */
export const EXERCISE_WORD =
  /\b(?:row|press|squat|curl|deadlift|lunge|raise|fly|pulldown|pull ?up|chin ?up|push ?up|dip|plank|extension|bench|thrust|bridge|swing|carry|shrug|crunch|machine|cable|barbell|dumb ?bell|db|bb|kb|smith|rdl|ohp|hack|leg|hammer|incline|seated)(?:e?s)?\b/;
/** More words than these that say nothing of what was asked are no answer. */
export const MOST_WORDS = 8;
/** A name that nobody knows is this long at most; more is a sentence. */
const MOST_NAME_WORDS = 4;
/** Somebody does something, or something is somehow: no name of an exercise. */
const TELLS_STORY =
  /^(?:(?:lol|lmao|haha+|hehe|omg|damn|wow|ugh|man|dude|bro|btw)[\s,.!]+)+\p{L}+ \p{L}+ \p{L}|(?<![\p{L}])(?:some(?:one|body)|every(?:one|body)|nobody|people|he|she|they|we|the (?:guy|girl|dj|music|gym|place)|my (?:gym|buddy|mate|friend|playlist|phone|dog|kid|wife|husband|girlfriend|boyfriend)|it is|this place) (?:\p{L}+ )?(?:is|are|was|were|has|have|had|just|keeps?|plays?|played|put|got|went|came|\p{L}+(?:ed|ing))(?![\p{L}])/u;
/** What stands before a name: "it was the", "I did". */
const BEFORE_NAME =
  /^\W*(?:(?:ok|okay|oh|no|nope|sorry|well|so|um+|uh+|actually|yeah)[ ,.]+)*(?:(?:it|that|this|they|those) (?:was|were|is|are)|that is|thats|its|i (?:did|used|mean|meant|was doing|was on)|das (?:war|waren)|ich (?:meine|meinte|hab)|c etait|c est|era|eran|fue|fueron|erano|foi|foram) /;
/** Words of sentences, which names have none of. */
const IN_SENTENCE =
  /(?<![\p{L}])(?:i|we|he|she|they|you|was|were|is|are|feel|felt|had|has|have|got|forgot|because|but|ich|wir|war|waren|hatte|habe|hab|je|j ai|nous|etait|estaba|tengo|hice|yo|ho|ero|sono|fatto|estou|fiquei|estava|eu)(?![\p{L}])/u;

/** Words for an exercise that nobody knows, which are a sentence or an order instead of a name. */
function isNoName(folded: string): boolean {
  if (/\?\s*$/.test(folded) || TELLS_STORY.test(folded) || IN_SENTENCE.test(folded.replace(BEFORE_NAME, "")))
    return true;
  const said = readCorrection(folded);
  return said?.kind === "delete" || (said?.kind === "change" && (said.removed ?? said.added) !== null);
}

/** Words that say which sets an amount is of: "first two were 12, the rest 9". */
const SET_WORD =
  /^(?:first|second|third|fourth|fifth|sixth|1st|2nd|3rd|[4-9]th|last|final|next|rest|others?|remaining|while|only|total|altogether|couple)$/;
/** Questions that figures answer. */
export const AMOUNTS = new Set(["reps", "sets", "weight", "duration"]);

/** An answer in words of its own: "8", "a minute", "hack squat"; `null` when it is none. */
export function readOwnWords(text: AnswerText, question: AskedQuestion): PendingAnswer | null {
  const { folded, tokens } = text;
  const { about } = question;
  if (about === "route" || about === "confirm" || !answersKind(folded, about)) return null;
  const unknown = unexplained(text, new Set(), question.question);
  const left = AMOUNTS.has(about) ? unknown.filter((index) => !SET_WORD.test(tokens[index]?.word ?? "")) : unknown;
  if (about === "exercise") {
    const known = question.options.some(({ label }) =>
      answerTokens(label).tokens.some(({ word }) => word.length > 2 && folded.includes(word)),
    );
    const named = EXERCISE_WORD.test(folded);
    if (left.length === 0 && !named && !known) return null;
    if (HOLDS_SETS.test(folded) && !known && question.options.length > 0) return null;
    if (tokens.length > MOST_WORDS * 2 || left.length > MOST_WORDS) return null;
    if (!named && !known && (left.length > MOST_NAME_WORDS || isNoName(folded))) return null;
    return { kind: "text", sure: named || known };
  }
  if (about === "goal" || about === "equipment")
    return left.length <= MOST_WORDS ? { kind: "text", sure: left.length <= 3 } : null;
  const roles = numberRoles(folded);
  const elsewhere =
    roles.length > 0 && roles.every(({ role }) => role !== about) && /^(?:reps|sets|weight)$/.test(about);
  if (elsewhere && !HOLDS_SETS.test(folded)) return null;
  const asked = left.every((index) => EXERCISE_WORD.test(text.tokens[index]?.word ?? "") === false);
  if (left.length === 0) return { kind: "text", sure: true };
  return asked && left.length <= 3 && !HOLDS_SETS.test(folded) ? { kind: "text", sure: false } : null;
}
