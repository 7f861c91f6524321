import { createInterface } from "node:readline/promises";
import type { Card, WorkoutItem } from "./protocol/cards.ts";
import type { Configuration } from "./protocol/configuration.ts";
import { ConversationClient } from "./protocol/conversationClient.ts";
import type { Turn } from "./protocol/turn.ts";
import type { View } from "./protocol/view.ts";
import type { LogSet } from "./protocol/workoutLog.ts";

/** The terminal client: talks over the same socket and the same client as the web page. */

const base = new URL(process.env.SETPOINT_URL ?? `http://127.0.0.1:${process.env.PORT || "3000"}`);
const user = process.env.SETPOINT_USER;
const url = new URL("/ws", base);
url.protocol = base.protocol === "https:" ? "wss:" : "ws:";

const client = new ConversationClient({
  url: url.href,
  conversationId: process.argv[2],
  token: process.env.SETPOINT_TOKEN,
  timezone: Intl.DateTimeFormat().resolvedOptions().timeZone,
  // Node's WebSocket takes headers; the type that it shares with browsers does not say so.
  connect: (address, protocol) =>
    new WebSocket(address, {
      protocols: [protocol],
      ...(user ? { headers: { "X-Setpoint-User": user } } : {}),
    } as unknown as string[]),
});

const OUTCOME: Record<NonNullable<Turn["modelCalls"]>[number]["outcome"], string> = {
  answered: "answered",
  aborted: "called off",
  unavailable: "did not answer",
  invalid: "answered nothing usable",
  refused: "refused",
  overBudget: "budget used up",
};

const terminal = createInterface({ input: process.stdin, output: process.stdout, prompt: "you › " });
const isTerminal = process.stdout.isTTY === true;
const say = (text: string): void => {
  process.stdout.write(isTerminal ? `\r\u001b[K${text}\n` : `${text}\n`);
  if (isTerminal) terminal.prompt(true);
};

let view: View | null = null;
let lastTurn: Turn | null = null;
let wasOpen = false;

client.on("connection", (connection) => {
  if (connection === "waiting")
    say(wasOpen ? "(connection lost; trying again)" : `(no server at ${base.href} yet; trying again)`);
  if (connection === "open") {
    say(wasOpen ? "(connected again)" : `Conversation ${client.conversationId}. /help shows the commands.`);
    if (!wasOpen) void sayEngine();
    wasOpen = true;
  }
});
client.on("view", (next) => {
  if (view === null)
    for (const message of next.messages.slice(-6))
      say(`${message.role === "user" ? "you" : "coach"} › ${message.text}`);
  view = next;
});
client.on("progress", ({ display }) => say(`  · ${display}`));
client.on("turn", (turn) => {
  lastTurn = turn;
  say(`coach › ${turn.reply.text}`);
  for (const card of turn.reply.cards) say(cardText(card));
  for (const citation of turn.reply.citations)
    say(`  [${citation.title}${citation.source ? `, ${citation.source}` : ""}]`);
  for (const [index, option] of (turn.pending?.options ?? []).entries()) say(`  ${index + 1}) ${option.label}`);
  if (turn.modelCalls) say(`  (${madeByText(turn)})`);
});
client.on("refused", ({ problem }) => {
  say(`(refused: ${problem.detail})`);
  if (problem.code !== "unauthenticated") return;
  console.error("This server asks for a token: set SETPOINT_TOKEN.");
  process.exit(1);
});

const commands: Record<string, () => void> = {
  "/help": () => say("/state where the chart stands   /why how the last answer came about   /cancel   /quit"),
  "/state": () =>
    say(
      view
        ? JSON.stringify(
            { seq: view.seq, value: view.value, can: view.can.map(({ type }) => type), pending: view.pending },
            null,
            2,
          )
        : "(not connected)",
    ),
  "/why": () => say(lastTurn ? whyText(lastTurn) : "(nothing has been said yet)"),
  "/cancel": () => void client.cancel(),
  "/quit": () => {
    if (client.unanswered.length > 0) say("(waiting for the last answer; Ctrl-C ends at once)");
    terminal.close();
  },
};

terminal.on("line", (line) => {
  const text = line.trim();
  const options = view?.pending?.options ?? [];
  const picked = /^\d+$/.test(text) ? options[Number(text) - 1] : undefined;
  if (text.startsWith("/")) (commands[text] ?? (() => say(`(there is no ${text}; /help shows the commands)`)))();
  else if (picked) client.pick(picked.id);
  else if (text) client.say(text);
  if (isTerminal && !isEnding) terminal.prompt();
});
/** Input may end before the last answer has come, when it is piped in. */
let isEnding = false;
const endWhenAnswered = (): void => {
  if (!isEnding || client.unanswered.length > 0) return;
  client.stop();
  process.exit(0);
};
client.on("turn", endWhenAnswered);
client.on("refused", endWhenAnswered);
terminal.on("close", () => {
  isEnding = true;
  endWhenAnswered();
});
client.start();
if (isTerminal) terminal.prompt();

/** Once, at the beginning; a server that does not tell is talked to all the same. */
async function sayEngine(): Promise<void> {
  const headers = {
    ...(user ? { "X-Setpoint-User": user } : {}),
    ...(process.env.SETPOINT_TOKEN ? { Authorization: `Bearer ${process.env.SETPOINT_TOKEN}` } : {}),
  };
  const response = await fetch(new URL("/api/config", base), { headers }).catch(() => null);
  if (!response?.ok) return;
  const { model } = (await response.json()) as Configuration;
  say(
    model
      ? `Engine: rules and a language model (${namesOf(model)}).`
      : "Engine: rules alone, without a language model.",
  );
}

function namesOf({ fast, strong, mode }: NonNullable<Configuration["model"]>): string {
  const names = fast.name === strong.name ? fast.name : `${fast.name} (fast) and ${strong.name} (strong)`;
  return mode === "replay" ? `replayed: ${names}` : names;
}

/** Whether a language model was asked for the answer, and what that took. */
function madeByText({ modelCalls = [], modelOut, usage }: Turn): string {
  if (modelOut) return `made without the language model: ${modelOut === "overBudget" ? "budget used up" : "it is out"}`;
  if (modelCalls.length === 0) return "made by rules alone";
  const names = new Set(modelCalls.map(({ model }) => model));
  const outcomes = new Set(modelCalls.map(({ outcome }) => OUTCOME[outcome]));
  const seconds = modelCalls.reduce((sum, { ms }) => sum + ms, 0) / 1_000;
  const cost = usage.costUsd === 0 ? "no cost known" : `$${usage.costUsd.toFixed(4)}`;
  const tokens = `${usage.inputTokens} tokens in, ${usage.outputTokens} out, ${cost}`;
  return `asked ${[...names].join(" and ")}: ${[...outcomes].join(", ")}; ${tokens}, ${seconds.toFixed(1)} s`;
}

function whyText(turn: Turn): string {
  const routes = turn.routes.map(
    ({ route, confidence, by, rule, signals, alternatives }) =>
      `  ${route} ${confidence.toFixed(2)} by ${by}${rule ? ` (${rule})` : ""}${signals.length > 0 ? `, signals: ${signals.join(", ")}` : ""}` +
      `${alternatives.length > 0 ? `, else ${alternatives.map((other) => `${other.route} ${other.confidence.toFixed(2)}`).join(", ")}` : ""}`,
  );
  const effects = turn.effects.map(({ op, kind, ref }) => `  ${op} ${kind} ${ref}`);
  const calls = (turn.modelCalls ?? []).flatMap(({ role, prompt, model, outcome, attempts }) => [
    `  ${role} (${prompt}), ${model}: ${OUTCOME[outcome]}`,
    ...attempts.filter(({ problem }) => problem !== null).map(({ model, problem }) => `    ${model}: ${problem}`),
  ]);
  return [
    `turn ${turn.turnId}, ${turn.status}, ${turn.latencyMs} ms`,
    `path: ${turn.path.join(" → ")}`,
    "routes:",
    ...routes,
    ...(effects.length > 0 ? ["stored:", ...effects] : []),
    ...(calls.length > 0 ? ["language model:", ...calls] : []),
  ].join("\n");
}

function cardText(card: Card): string {
  switch (card.type) {
    case "workout":
      return [
        `  ${card.title} (about ${card.estimatedMinutes} min)`,
        ...card.blocks.flatMap(({ block, items }) => [
          `  ${block.toUpperCase()}`,
          ...items.map((item) => `    ${itemText(item)}`),
        ]),
      ].join("\n");
    case "log":
      return card.entries
        .map((entry) => `  ${entry.date} ${entry.exercise.name}: ${entry.sets.map(setText).join(", ")}`)
        .join("\n");
    case "routine":
      return [
        `  ${card.name} (${card.daysPerWeek} days a week)`,
        ...card.days.flatMap(({ name, items }) => [
          `  ${name.toUpperCase()}`,
          ...items.map((item) => `    ${itemText(item)}`),
        ]),
      ].join("\n");
    case "options":
      return `  ${card.title}: ${card.options.map(({ label }) => label).join(", ")}`;
  }
}

function itemText(item: Omit<WorkoutItem, "exerciseId">): string {
  const work = item.reps === undefined ? `${item.durationS ?? 0} s` : `${item.reps}`;
  const side = item.side ? `, ${item.side}` : "";
  return `${item.superset ? `${item.superset} ` : ""}${item.name} ${item.sets}×${work}${side}, rest ${item.restS} s`;
}

function setText(set: LogSet): string {
  const amount =
    set.reps ??
    (set.durationS === null ? null : `${set.durationS} s`) ??
    (set.distance === null ? "?" : `${set.distance} ${set.distanceUnit ?? ""}`);
  const weight = set.weight === null ? "" : ` × ${set.weight} ${set.unit ?? ""}`.trimEnd();
  return `${amount}${weight}${set.rpe === null ? "" : ` @${set.rpe}`}${set.side ? ` ${set.side}` : ""}`;
}
