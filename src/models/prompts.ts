import { readFileSync } from "node:fs";
import { basename, dirname, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { DATA_RULE } from "./fence.ts";
import type { RenderedPrompt } from "./modelAsk.ts";

/** What a prompt may have filled in: `text`, `number`, and `lines`, of which each becomes an item of a list. */
export type PromptValue = string | number | readonly string[];

export type Prompt<Variables extends Record<string, PromptValue>> = {
  /** `role/name@version`, from where the file lies. */
  id: string;
  /** Throws for a variable that is missing, unknown or of another type: a bug, never a matter of what people wrote. */
  render(variables: Variables): RenderedPrompt;
};

const TYPES = ["text", "lines", "number"] as const;
type VariableType = (typeof TYPES)[number];

const FILE_NAME = /^[a-z][a-zA-Z-]*@[1-9]\d*\.md$/;
const PLACEHOLDER = /\{\{\s*([^{}]*?)\s*\}\}/g;

/**
 * Reads a prompt file, `src/agents/<role>/prompts/<name>@<version>.md`. Its front matter, between two lines of `---`, names
 * each variable with its type (`limit: number`) and, where it speaks to people, the voice that is put in front
 * (`voice: voice@1`, a file of `src/agents/prompts/`). `{{limit}}` stands for a variable. The rule about data is put at the
 * end of every prompt. Throws, naming the file, when it is not written so. A version that was used is never changed: what
 * should read otherwise is a new file.
 */
export function readPrompt<Variables extends Record<string, PromptValue> = Record<string, never>>(
  file: URL | string,
): Prompt<Variables> {
  const path = resolve(file instanceof URL ? fileURLToPath(file) : file);
  const wrong = (what: string) => new Error(`The prompt ${path} ${what}.`);
  if (!FILE_NAME.test(basename(path))) throw wrong("is not named like answer@1.md");
  const { voice, types, body } = parsed(path, wrong);
  const id = `${basename(dirname(dirname(path)))}/${basename(path, ".md")}`;
  const voiceText = voice === null ? null : voiceOf(join(dirname(path), "../../prompts", `${voice}.md`), wrong);
  return {
    id,
    render(variables) {
      const bug = (name: string, what: string) => new Error(`The prompt ${id} ${what} "${name}".`);
      for (const name of Object.keys(variables)) if (!types.has(name)) throw bug(name, "has no variable");
      for (const [name, type] of types) {
        if (!Object.hasOwn(variables, name)) throw bug(name, "misses its variable");
        if (!isOf(type, variables[name])) throw bug(name, `wants ${type} as`);
      }
      const text = body.replace(PLACEHOLDER, (_, name: string) => written(variables[name] as PromptValue));
      return { id, text: [voiceText, text, DATA_RULE].filter((part) => part !== null).join("\n\n") };
    },
  };
}

type Parsed = { voice: string | null; types: Map<string, VariableType>; body: string };
type Wrong = (what: string) => Error;

function parsed(path: string, wrong: Wrong): Parsed {
  const match = /^---\n([\s\S]*?)---\n([\s\S]+)$/.exec(readFileSync(path, "utf8").replaceAll("\r\n", "\n"));
  if (!match) throw wrong("does not begin with a front matter between two lines of ---");
  const [, head = "", text = ""] = match;
  const types = new Map<string, VariableType>();
  let voice: string | null = null;
  for (const line of head.split("\n").filter((each) => each.trim() !== "")) {
    const [, name = "", value = ""] = /^([a-z][a-zA-Z]*):\s*(\S+)\s*$/.exec(line) ?? [];
    const type = TYPES.find((known) => known === value);
    if (name === "voice") voice = value;
    else if (!type) throw wrong(`has a line of front matter that is none: "${line}"`);
    else if (types.has(name)) throw wrong(`names "${name}" twice`);
    else types.set(name, type);
  }
  const used = new Set([...text.matchAll(PLACEHOLDER)].map(([, name = ""]) => name));
  for (const name of used) if (!types.has(name)) throw wrong(`uses "${name}", which its front matter does not name`);
  for (const name of types.keys()) if (!used.has(name)) throw wrong(`names "${name}" and does not use it`);
  return { voice, types, body: text.trim() };
}

function voiceOf(path: string, wrong: Wrong): string {
  const { voice, types, body } = parsed(path, wrong);
  if (voice !== null || types.size > 0) throw wrong(`has a voice with variables: ${path}`);
  return body;
}

function isOf(type: VariableType, value: unknown): boolean {
  if (type === "number") return typeof value === "number" && Number.isFinite(value);
  if (type === "text") return typeof value === "string";
  return Array.isArray(value) && value.every((line) => typeof line === "string");
}

/** What is filled in is not looked through for placeholders again. */
function written(value: PromptValue): string {
  if (typeof value !== "object") return String(value);
  return value.length === 0 ? "(none)" : value.map((line) => `- ${line.replace(/\s*\n\s*/g, " ")}`).join("\n");
}
