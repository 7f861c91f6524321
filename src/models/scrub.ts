import type { ModelMessage } from "./languageModel.ts";
import type { WrittenRequest } from "./requestHash.ts";

/** Keys and tokens by the forms they are known in. */
const SECRETS = [
  /\b(?:sk|pk|rk|gsk|xai|hf|ghp|gho|github_pat|AIza|AKIA|glpat|xox[abp])[-_]?[A-Za-z0-9_-]{16,}/g,
  /\b[Bb]earer\s+[A-Za-z0-9._~+/-]{8,}=*/g,
  /\beyJ[A-Za-z0-9_-]{8,}\.[A-Za-z0-9_-]{8,}\.[A-Za-z0-9_-]*/g,
  /(?<=:\/\/)[^\s/@:]+:[^\s/@]+(?=@)/g,
];
/** Addresses and numbers under which somebody is reached. */
const CONTACTS = [
  /\b[\p{L}\p{N}._%+-]+@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+\b/gu,
  /(?<![\w.])\+\d{1,3}[\s().-]*(?:\d[\s().-]*){6,12}\d(?!\w)/g,
];
/** What `fenced` makes. */
const BLOCK = /<<<data ([0-9a-f]{12}): ([^\n]*)>>>\n([\s\S]*?)\n<<<end \1>>>/g;

/**
 * Without what is known to be secret wherever it stands: the given secrets, keys and tokens by their forms, passwords in
 * addresses, and people's e-mail addresses and international phone numbers. Texts inside of objects and lists too.
 */
export function scrubbed<Value>(value: Value, secrets: readonly string[]): Value {
  return mapTexts(value, (text) => {
    let clean = text;
    for (const secret of secrets) if (secret.length >= 4) clean = clean.replaceAll(secret, "[secret]");
    for (const form of SECRETS) clean = clean.replace(form, "[secret]");
    for (const form of CONTACTS) clean = clean.replace(form, "[contact]");
    return clean;
  }) as Value;
}

/**
 * A request in which nothing is left of what was said: of each message and of each fenced block only the length is told,
 * of calls only the tool's name. Our own words stay: the prompt, schemas and descriptions of tools.
 */
export function scrubbedRequest(request: WrittenRequest, secrets: readonly string[]): object {
  const { system, messages, ...ours } = request;
  const prompt = system.replace(BLOCK, (_, __, label: string, inside: string) => `[${label}: ${lengthOf(inside)}]`);
  return scrubbed({ system: prompt.split("\n"), messages: messages.map(withoutWords), ...ours }, secrets);
}

function withoutWords(message: ModelMessage): object {
  const said = `[${lengthOf(message.content)}]`;
  const calls = message.role === "assistant" ? (message.toolCalls ?? []) : [];
  return { role: message.role, content: said, ...(calls.length > 0 && { calls: calls.map(({ name }) => name) }) };
}

const lengthOf = (text: string): string => `${text.length} characters`;

function mapTexts(value: unknown, change: (text: string) => string): unknown {
  if (typeof value === "string") return change(value);
  if (Array.isArray(value)) return value.map((each) => mapTexts(each, change));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, mapTexts(each, change)]));
}
