import { readUnstoredSets } from "../../language/coaching/unstoredSets.ts";
import { foldText } from "../../language/foldText.ts";
import { contextWindow } from "../../models/contextWindow.ts";
import { readPrompt } from "../../models/prompts.ts";
import type { Route } from "../../protocol/turn.ts";
import type { Assignment, Spoken } from "../../protocol/understanding.ts";
import type { GetMessagesTool } from "../../tools/getMessages.ts";
import type { Work } from "../agent.ts";
import { piecesOf } from "../coach/answer.ts";
import { sayUnstored } from "../coach/sayUnstored.ts";
import { createSentenceGate } from "../speech/sentenceGate.ts";
import { talkBefore } from "../speech/talkBefore.ts";

export type TalkerParts = { tools: { getMessages: GetMessagesTool } };

const MOST = { sentences: 3, characters: 300 };
const MOST_TOKENS = 150;
const MESSAGES_BEFORE = 6;

/** What Setpoint is and does has one answer, which code knows. */
const ASKS_ABOUT_SETPOINT =
  /\b(?:what (?:can|do) you|how (?:can|do) you help|who are you|what are you|are you|your name|how does (?:this|it) work|how do i use|help me|features|wer bist|bist du|was kannst|kannst du|qui es|es tu|que peux|quien eres|eres|que puedes|chi sei|sei un|cosa (?:puoi|sai)|quem e|voce e|o que voce)\b/;

const prompt = readPrompt(new URL("./prompts/talk@1.md", import.meta.url));

/**
 * Has a language model answer small talk, or something off the subject, in a sentence or two that say nothing of substance
 * and promise nothing. `null` when none of it may be said, and where there is one right answer: the concierge has it.
 */
export const createTalkerAgent =
  ({ tools }: TalkerParts): Work<Assignment & { route: Route }, Spoken> =>
  async ({ text }, scope) => {
    if (ASKS_ABOUT_SETPOINT.test(foldText(text.slice(0, 500)))) return { outcome: null, model: "on" };
    const talk = await talkBefore(scope, tools.getMessages, MESSAGES_BEFORE);
    const window = contextWindow({ talk: [...talk, { role: "user", content: text }] });
    const rendered = prompt.render({});
    const passed = ({ text, isCutOff }: { text: string; isCutOff: boolean }) => {
      const gate = createSentenceGate({ kind: "talk", sources: [], prompt: rendered.text, most: MOST }, () => {});
      gate.push(text);
      return gate.end(isCutOff);
    };
    const answer = await scope.ask({
      role: "concierge",
      prompt: rendered,
      tier: "fast",
      messages: window.talk,
      maxOutputTokens: MOST_TOKENS,
      isUsable: (one) => passed(one).sentences > 0,
    });
    if (!answer.ok) return { outcome: null, model: answer.why };
    const said = passed(answer);
    scope.trace("talk_worded", { length: said.text.length, sentences: said.sentences, removed: said.removed });
    if (said.sentences === 0) return { outcome: null, model: "on" };
    const unstored = readUnstoredSets(text);
    const aboutSets = unstored === null ? "" : `${sayUnstored({ ...unstored, asks: true }).join(" ")} `;
    // Shown only now: an answer that is given up on must not have been seen.
    for (const piece of piecesOf(aboutSets + said.text)) scope.emit(piece);
    return {
      outcome: { say: [{ text: aboutSets + said.text, cards: [], citations: [] }], commands: [], question: null },
      model: "on",
    };
  };
