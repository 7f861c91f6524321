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
    const answer = await scope.ask({
      role: "logger",
      prompt: prompt.render({ parts: parts.length }),
      tier: "fast",
      messages: [{ role: "user", content: blocks.join("\n\n") }],
      schema: { name: "log", value: ReadingOfParts },
      maxOutputTokens: MOST_OUTPUT_TOKENS,
    });
    if (!answer.ok) return { extraction, model: answer.why };
    const leftover: string[] = [];
    let { entries } = extraction;
    for (const [index, part] of parts.entries()) {
      const read = answer.value.entries.filter((entry) => entry.part === index + 1);
      const believed = believeReading(entries, { text, part, read, context: extraction.context });
      if (believed) entries = believed;
      else leftover.push(part);
    }
    scope.trace("log_reread", {
      parts: parts.length,
      read: answer.value.entries.length,
      believed: parts.length - leftover.length,
      success: leftover.length < parts.length,
    });
    return { extraction: { ...extraction, entries, leftover }, model: "on" };
  };
}
