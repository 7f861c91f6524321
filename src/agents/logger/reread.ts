import type { z } from "zod";
import { fenced } from "../../models/fence.ts";
import { readPrompt } from "../../models/prompts.ts";
import type { Assignment, ModelStanding } from "../../protocol/understanding.ts";
import type { Work } from "../agent.ts";
import { believeReading, ReadingOfParts } from "./believeReading.ts";
import type { LogExtraction } from "./logUnderstanding.ts";

const MOST_OUTPUT_TOKENS = 1_500;

type Given = { assignment: Assignment; extraction: LogExtraction };
type Reread = { extraction: LogExtraction; model: ModelStanding };

/**
 * Asks a language model to read the parts of a message that the grammar left. What is not believed of its reading changes
 * nothing: the parts stay as much in doubt as they were.
 */
export function createRereader(): Work<Given, Reread> {
  const prompt = readPrompt<{ parts: number }>(new URL("./prompts/reread@1.md", import.meta.url));
  return async ({ assignment, extraction }, scope) => {
    const text = assignment.resume?.answer.text ?? assignment.text;
    const parts = extraction.leftover;
    const blocks = [fenced("message", text), ...parts.map((part, index) => fenced(`part ${index + 1}`, part))];
    const believed = ({ entries: read }: z.infer<typeof ReadingOfParts>) => {
      const leftover: string[] = [];
      let { entries } = extraction;
      for (const [index, part] of parts.entries()) {
        const ofPart = read.filter((entry) => entry.part === index + 1);
        const after = believeReading(entries, { text, part, read: ofPart, context: extraction.context });
        if (after) entries = after;
        else leftover.push(part);
      }
      return { entries, leftover };
    };
    const answer = await scope.ask({
      role: "logger",
      prompt: prompt.render({ parts: parts.length }),
      tier: "fast",
      messages: [{ role: "user", content: blocks.join("\n\n") }],
      schema: { name: "log", value: ReadingOfParts },
      maxOutputTokens: MOST_OUTPUT_TOKENS,
      isUsable: ({ value }) => believed(value).leftover.length < parts.length,
    });
    if (!answer.ok) return { extraction, model: answer.why };
    const { entries, leftover } = believed(answer.value);
    scope.trace("log_reread", {
      parts: parts.length,
      read: answer.value.entries.length,
      believed: parts.length - leftover.length,
      success: leftover.length < parts.length,
    });
    return { extraction: { ...extraction, entries, leftover }, model: "on" };
  };
}
