import { fenced } from "./fence.ts";
import type { ModelMessage } from "./languageModel.ts";

/** A piece of data, with a few words of ours that say what it is. */
export type ContextItem = { label: string; text: string };

/** Raw: what goes into a model's window is fenced here. */
export type ContextParts = {
  /** Oldest first; the last one is what is to be answered. */
  talk: readonly ModelMessage[];
  /** What is known of the person, the most important first. */
  memory?: readonly ContextItem[];
  /** What was looked up for this answer, the most telling first. */
  results?: readonly ContextItem[];
};

/** In characters, fences included; `together` bounds memory and results, and results go first. */
export type ContextBudget = { talk: number; memory: number; results: number; together: number };

export type ContextWindow = {
  /** What people wrote and what tools answered is fenced; answers of the model are as they were. */
  talk: ModelMessage[];
  /** Those that are in, perhaps cut, and the block of them all; "" when none is. */
  memory: ContextItem[];
  memoryText: string;
  results: ContextItem[];
  resultsText: string;
};

/** About 1,500 tokens of talk and as many of the rest: small local models have windows of 4,096. */
export const CONTEXT_BUDGET: ContextBudget = { talk: 5_000, memory: 1_500, results: 4_000, together: 5_000 };

/** What less is left of a text than this says nothing. */
const LEAST_TEXT = 120;
const CUT_OFF = " …";

/**
 * What fits. Talk is kept from its end on in whole exchanges: what a person said with every answer to it, calls of tools
 * with their results; only the last exchange may lose its earliest rounds of tools or parts of its texts. Results are kept
 * before memory where both do not fit.
 */
export function contextWindow(parts: ContextParts, budget: ContextBudget = CONTEXT_BUDGET): ContextWindow {
  const results = fitting(parts.results ?? [], Math.min(budget.results, budget.together));
  const left = budget.together - results.text.length;
  const memory = fitting(parts.memory ?? [], Math.min(budget.memory, left));
  return {
    talk: fittingTalk(parts.talk, budget.talk),
    memory: memory.items,
    memoryText: memory.text,
    results: results.items,
    resultsText: results.text,
  };
}

/** Items from the first on, fenced, with a line between; the last of them may be cut at the end of a sentence or word. */
function fitting(items: readonly ContextItem[], most: number): { items: ContextItem[]; text: string } {
  const kept: ContextItem[] = [];
  let text = "";
  for (const item of items) {
    const joint = text === "" ? "" : "\n";
    const whole = joint + fenced(item.label, item.text);
    const isWhole = text.length + whole.length <= most;
    const cut = isWhole ? item : cutItem(item, most - text.length - joint.length);
    if (cut) {
      kept.push(cut);
      text += isWhole ? whole : joint + fenced(cut.label, cut.text);
    }
    if (!isWhole) break;
  }
  return { items: kept, text };
}

function cutItem(item: ContextItem, most: number): ContextItem | null {
  const room = most - fenced(item.label, "").length;
  if (room < LEAST_TEXT) return null;
  const cut = { ...item, text: cutText(item.text, room) };
  return fenced(cut.label, cut.text).length <= most ? cut : null;
}

/** At most so many characters: up to the end of a sentence or line in the second half, else of a word. */
export function cutText(text: string, most: number): string {
  if (text.length <= most) return text;
  const room = Math.max(0, most - CUT_OFF.length);
  const head = text
    .slice(0, room)
    .toWellFormed()
    .replace(/\ufffd$/, "");
  const sentence = Math.max(head.lastIndexOf("\n"), ...[". ", "! ", "? "].map((end) => head.lastIndexOf(end) + 1));
  const word = head.lastIndexOf(" ");
  const end = sentence >= room / 2 ? sentence : word >= room / 2 ? word : head.length;
  return most < CUT_OFF.length ? head.slice(0, most) : head.slice(0, end).trimEnd() + CUT_OFF;
}

function fittingTalk(talk: readonly ModelMessage[], most: number): ModelMessage[] {
  const exchanges = exchangesIn(talk);
  const last = exchanges.pop();
  if (!last) return [];
  const kept = squeezed(last, most);
  let left = most - sizeOf(kept);
  for (let exchange = exchanges.pop(); exchange; exchange = exchanges.pop()) {
    const whole = exchange.map(fencedMessage);
    left -= sizeOf(whole);
    if (left < 0) break;
    kept.unshift(...whole);
  }
  return kept;
}

/** Each begins with what a person said; what came before the first such message answers nothing that is known. */
function exchangesIn(talk: readonly ModelMessage[]): ModelMessage[][] {
  const exchanges: ModelMessage[][] = [];
  for (const message of withoutOrphans(talk)) {
    const isFollowing = message.role !== "user" || exchanges.at(-1)?.every(({ role }) => role === "user");
    if (isFollowing) exchanges.at(-1)?.push(message);
    else exchanges.push([message]);
  }
  return exchanges;
}

/** Without results that do not follow their call, and without calls that no result follows. */
function withoutOrphans(talk: readonly ModelMessage[]): ModelMessage[] {
  return talk.flatMap((message, index): ModelMessage[] => {
    if (message.role === "user") return [message];
    // They come with their call.
    if (message.role === "tool") return [];
    const calls = new Map((message.toolCalls ?? []).map((call) => [call.id, call]));
    const results = new Map<string, ModelMessage>();
    for (const next of talk.slice(index + 1)) {
      if (next.role !== "tool") break;
      if (calls.has(next.toolCallId)) results.set(next.toolCallId, next);
    }
    const toolCalls = [...calls.values()].filter(({ id }) => results.has(id));
    if (toolCalls.length === 0 && message.content === "") return [];
    return [
      { role: "assistant", content: message.content, ...(toolCalls.length > 0 && { toolCalls }) },
      ...results.values(),
    ];
  });
}

/** One exchange in so many characters: whole, else without its earliest rounds of tools, else with its texts cut. */
function squeezed(exchange: readonly ModelMessage[], most: number): ModelMessage[] {
  const asked = exchange.filter(({ role }) => role === "user");
  const rounds = roundsIn(exchange.filter(({ role }) => role !== "user"));
  for (; rounds.length > 1; rounds.shift()) {
    const whole = [...asked, ...rounds.flat()].map(fencedMessage);
    if (sizeOf(whole) <= most) return whole;
  }
  const round = rounds[0] ?? [];
  for (const messages of [[...asked, ...round], asked, asked.slice(-1)]) {
    const whole = messages.map(fencedMessage);
    if (sizeOf(whole) <= most) return whole;
    const bare = sizeOf(messages.map((message) => fencedMessage({ ...message, content: "" })));
    const longest = levelOf(
      messages.map(({ content }) => content.length),
      most - bare,
    );
    if (longest < LEAST_TEXT) continue;
    const cut = messages.map((message) => fencedMessage({ ...message, content: cutText(message.content, longest) }));
    if (sizeOf(cut) <= most) return cut;
  }
  return [];
}

/** Each begins with the model's own message. */
function roundsIn(messages: readonly ModelMessage[]): ModelMessage[][] {
  const rounds: ModelMessage[][] = [];
  for (const message of messages) {
    if (message.role === "assistant") rounds.push([message]);
    else rounds.at(-1)?.push(message);
  }
  return rounds;
}

/** The length to which texts of these lengths are cut so that together they have so many characters at most. */
function levelOf(lengths: readonly number[], most: number): number {
  const rising = [...lengths].sort((a, b) => a - b);
  let left = most;
  for (const [index, length] of rising.entries()) {
    const share = Math.floor(left / (rising.length - index));
    if (length > share) return share;
    left -= length;
  }
  return Number.POSITIVE_INFINITY;
}

function fencedMessage(message: ModelMessage): ModelMessage {
  if (message.role === "user") return { ...message, content: fenced("what the person wrote", message.content) };
  if (message.role === "tool") return { ...message, content: fenced("result of a tool", message.content) };
  return message;
}

/** Characters of all texts and of the inputs of calls. */
function sizeOf(messages: readonly ModelMessage[]): number {
  let size = 0;
  for (const message of messages) {
    size += message.content.length;
    if (message.role === "assistant" && message.toolCalls) size += JSON.stringify(message.toolCalls).length;
  }
  return size;
}
