import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { DATA_RULE } from "../../src/models/fence.ts";
import { readPrompt } from "../../src/models/prompts.ts";

const AGENTS = join(import.meta.dirname, "../../src/agents");

/** Prompt files in a folder like `src/agents/`, by their path in it. */
function promptFiles(files: Record<string, string>): (path: string) => string {
  const folder = mkdtempSync(join(tmpdir(), "setpoint-prompts-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(join(folder, path, ".."), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  return (path) => join(folder, path);
}

test("[N11] a prompt is its voice, its text with the variables in it, and the rule about data", () => {
  const at = promptFiles({
    "prompts/voice@1.md": "---\n---\nSpeak calmly.\n",
    "coach/prompts/answer@2.md":
      "---\nvoice: voice@1\nname: text\nlimit: number\nrules: lines\n---\nTalk with {{name}}.\n{{ rules }}\nAt most {{limit}}.\n",
  });
  const prompt = readPrompt<{ name: string; limit: number; rules: string[] }>(at("coach/prompts/answer@2.md"));

  expect(prompt.render({ name: "{{limit}}", limit: 3, rules: ["be\nshort", "be kind"] })).toEqual({
    id: "coach/answer@2",
    text: `Speak calmly.\n\nTalk with {{limit}}.\n- be short\n- be kind\nAt most 3.\n\n${DATA_RULE}`,
  });
});

test("[N11] a variable that is missing, unknown or of another type is refused by name", () => {
  const at = promptFiles({ "coach/prompts/a@1.md": "---\nlimit: number\nrules: lines\n---\n{{limit}} {{rules}}" });
  const { render } = readPrompt<Record<string, never>>(at("coach/prompts/a@1.md"));
  const rendered = (variables: Record<string, unknown>) => () => render(variables as Record<string, never>);

  expect(rendered({ limit: 1 })).toThrow('coach/a@1 misses its variable "rules"');
  expect(rendered({ limit: 1, rules: [], more: "x" })).toThrow('coach/a@1 has no variable "more"');
  expect(rendered({ limit: "1", rules: [] })).toThrow('coach/a@1 wants number as "limit"');
  expect(rendered({ limit: 1, rules: [2] })).toThrow('coach/a@1 wants lines as "rules"');
});

test("[N11] a prompt file that is not written by the rules is refused by its path", () => {
  const at = promptFiles({
    "r/prompts/none@1.md": "no front matter",
    "r/prompts/type@1.md": "---\nlimit: date\n---\n{{limit}}",
    "r/prompts/unnamed@1.md": "---\n---\n{{limit}}",
    "r/prompts/unused@1.md": "---\nlimit: number\n---\nNothing.",
    "r/prompts/noVersion.md": "---\n---\nText.",
  });

  for (const [name, why] of [
    ["none@1", "front matter"],
    ["type@1", '"limit: date"'],
    ["unnamed@1", 'uses "limit"'],
    ["unused@1", 'names "limit"'],
    ["noVersion", "answer@1.md"],
  ] as const)
    expect(() => readPrompt(at(`r/prompts/${name}.md`))).toThrow(why);
});

test("[N11] every prompt that ships can be read", () => {
  const files = readdirSync(AGENTS, { recursive: true, encoding: "utf8" }).filter((file) => file.endsWith(".md"));

  expect(files).toContain(join("prompts", "voice@1.md"));
  for (const file of files) expect(readPrompt(join(AGENTS, file)).id).toMatch(/^[a-z]+\/[a-zA-Z-]+@\d+$/);
});
