import { contextWindow } from "../../models/contextWindow.ts";
import type { ModelMessage } from "../../models/languageModel.ts";
import { readPrompt } from "../../models/prompts.ts";
import type { Citation } from "../../protocol/turn.ts";
import type { Assignment, Outcome, Spoken } from "../../protocol/understanding.ts";
import type { GetFactsTool } from "../../tools/getFacts.ts";
import type { GetMessagesTool } from "../../tools/getMessages.ts";
import type { GetProfileTool } from "../../tools/getProfile.ts";
import type { Work, WorkScope } from "../agent.ts";
import { createSentenceGate, type Said } from "../speech/sentenceGate.ts";
import { isEnglish } from "../speech/support.ts";
import { talkBefore } from "../speech/talkBefore.ts";
import { piecesOf } from "./answer.ts";
import { type AnswerParts, answerParts, textOf } from "./answerParts.ts";
import type { CoachEvidence } from "./coachEvidence.ts";
import type { CoachPorts } from "./coachPorts.ts";
import { type Passage, passagesOf } from "./passages.ts";
import { HOW_THEY_TRAIN, personInWords } from "./personInWords.ts";

export type SpeakerInput = { assignment: Assignment; evidence: CoachEvidence; outcome: Outcome };
export type SpeakerParts = Pick<CoachPorts, "catalog" | "knowledge"> & {
  tools: CoachPorts["tools"] & { getMessages: GetMessagesTool; getProfile: GetProfileTool; getFacts: GetFactsTool };
};

const MOST = { sentences: 10, characters: 1_400 };
const MOST_TOKENS = 600;
const MESSAGES_BEFORE = 8;
/** Of so few words it does not matter which language they are. */
const FEW_WORDS = 4;

const prompt = readPrompt<{ sentences: number }>(new URL("./prompts/answer@1.md", import.meta.url));

/**
 * Has a language model word an answer from the passages that the composed one rests on, and lets out sentence by sentence
 * what passes. What is fixed stays as it is and comes first. With no good sentence the composed answer stands (`null`), and
 * is shown now; when the model is cut off after some, they stay and the composed answer follows.
 */
export function createSpeaker({ tools, ...data }: SpeakerParts): Work<SpeakerInput, Spoken> {
  const ports: CoachPorts = { ...data, tools };
  return async ({ assignment, evidence, outcome }, scope) => {
    const parts = answerParts(assignment, evidence, ports);
    const composed = outcome.say.map(({ text }) => text).join("\n\n");
    const show = (text: string) => {
      if (text === "") return;
      for (const piece of piecesOf(text)) scope.emit(piece);
    };
    const { messages, given, sources, written } = await contextOf(assignment, parts, ports, tools, scope);
    const rendered = prompt.render({ sentences: MOST.sentences });
    const head = parts.fixed.lines.length > 0 ? `${textOf(parts.fixed)}\n` : "";
    const gate = createSentenceGate(
      {
        kind: "grounded",
        given: given.map(({ label }) => label),
        sources,
        written,
        isComparable: isInEnglish(assignment.text, parts),
        prompt: rendered.text,
        most: MOST,
      },
      (piece) => {
        if (gate.said.text === piece) show(head);
        scope.emit(piece);
      },
    );
    let hasStreamed = false;
    /** Everything has come; done twice it is the same. */
    const ended = (isCutOff: boolean, text: string): Said => {
      if (!hasStreamed) gate.push(text);
      hasStreamed = true;
      return gate.end(isCutOff);
    };
    const answer = await scope.ask({
      role: "coach",
      prompt: rendered,
      tier: "strong",
      messages,
      maxOutputTokens: MOST_TOKENS,
      onDelta: (piece) => {
        hasStreamed = true;
        gate.push(piece);
      },
      isUsable: ({ isCutOff, text }) => ended(isCutOff, text).sentences > 0,
    });
    const said = answer.ok ? ended(answer.isCutOff, answer.text) : ended(true, "");
    // What comes after the limit is not missed.
    const isOut = !answer.ok && !gate.isFull;
    scope.trace("coach_worded", {
      length: said.text.length,
      sentences: said.sentences,
      removed: said.removed,
      cited: said.cited.length,
      success: !isOut && said.sentences > 0,
    });
    if (said.sentences === 0) {
      show(composed);
      return { outcome: null, model: answer.ok ? "on" : answer.why };
    }
    if (!isOut) return { outcome: worded(head, said, given, parts), model: "on" };
    const rest = parts.whole.lines.filter((line) => !parts.fixed.lines.includes(line));
    const whole = `${head}${said.text}\n\n${textOf({ ...parts.whole, lines: rest })}`;
    show(whole.slice(head.length + said.text.length));
    const { citations } = parts.whole;
    return { outcome: { ...outcome, say: [{ text: whole, cards: [], citations }] }, model: "brokeOff" };
  };
}

function worded(head: string, said: Said, given: readonly Passage[], parts: AnswerParts): Outcome {
  const citations = new Map<string, Citation>(parts.fixed.citations.map((one) => [one.id, one]));
  const cited = said.cited.flatMap((label) => given.filter((passage) => passage.label.toLowerCase() === label));
  for (const one of cited.flatMap((passage) => passage.citations)) citations.set(one.id, one);
  return {
    say: [{ text: head + said.text, cards: [], citations: [...citations.values()] }],
    commands: [],
    question: null,
  };
}

/** What the model is given, as far as it fits, and what it may take words and figures from. */
async function contextOf(
  assignment: Assignment,
  { wordable }: AnswerParts,
  ports: CoachPorts,
  tools: SpeakerParts["tools"],
  scope: WorkScope,
): Promise<{ messages: ModelMessage[]; given: Passage[]; sources: string[]; written: string[] }> {
  const talk = await talkBefore(scope, tools.getMessages, MESSAGES_BEFORE);
  const profile = await scope.call(tools.getProfile, { at: assignment.sentAt });
  const facts = await scope.call(tools.getFacts, { at: assignment.sentAt });
  const passages = passagesOf(wordable, ports);
  const window = contextWindow({
    talk: [...talk, { role: "user", content: assignment.text }],
    memory: personInWords(profile.ok ? profile.result : null, facts.ok ? facts.result.items : []),
    results: passages.map(({ label, text }) => ({ label, text })),
  });
  const question = window.talk.at(-1)?.content ?? "";
  const known = window.memoryText === "" ? "" : `What is known of the person:\n${window.memoryText}\n\n`;
  const content = `Passages:\n${window.resultsText}\n\n${known}The question:\n${question}`;
  const fitting = new Set(window.results.map(({ label }) => label));
  return {
    messages: [...window.talk.slice(0, -1), { role: "user", content }],
    given: passages.filter(({ label }) => fitting.has(label)),
    sources: [...window.results, ...window.memory.filter(({ label }) => label === HOW_THEY_TRAIN)].map(
      ({ text }) => text,
    ),
    written: [...window.memory.map(({ text }) => text), assignment.text],
  };
}

/** Whether question, passages and answer are in one language. */
function isInEnglish(text: string, { wordable }: AnswerParts): boolean {
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  return (
    wordable.every(({ question }) => question.language === "en") && (words.length <= FEW_WORDS || isEnglish(words))
  );
}
