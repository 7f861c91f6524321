import type { TransitionStep, TurnRecord, WorkSpan } from "../../../protocol/turnRecord.ts";
import { eventWords } from "../chart/transitionWords.ts";

/** Who takes part: the person, the clock, a machine or a piece of work. */
export type Lifeline = { id: string; name: string; kind: "person" | "clock" | "machine" | "work" };
/** An arrow, or a state that a machine entered. `step`: its place among the record's steps, where it is one. */
export type SequenceRow =
  | {
      is: "message";
      at: number;
      from: string;
      to: string;
      words: string;
      outcome: "done" | "failed";
      step: number | null;
    }
  | { is: "state"; at: number; on: string; words: string; step: number };
export type Sequence = { lifelines: Lifeline[]; rows: SequenceRow[] };

const PERSON = "person";
const CLOCK = "clock";
const ENDED = /^xstate\.(done|error)\.actor\.(.+)$/;

/** Who told whom what in a turn, in the order of time; `answer` is what the person was told in the end. */
export function sequenceOf(record: TurnRecord, answer: string): Sequence {
  const { steps, work, ms } = record;
  const root = record.machine.id;
  const lineOf = (path: readonly string[]): string => [root, ...path].join("/");
  const machines = new Set(steps.map(({ actor }) => lineOf(actor)));
  const timed: { at: number; order: number; rows: SequenceRow[] }[] = [];

  for (const [index, step] of steps.entries())
    timed.push({ at: step.at, order: 1, rows: rowsOf(step, index, steps[index - 1], { lineOf, machines }) });
  for (const span of work) {
    const [from, to] = [lineOf(span.src.slice(0, -1)), lineOf(span.src)];
    const end = span.at + span.ms;
    const isInstant = tick(end) === tick(span.at);
    timed.push({ at: span.at, order: 2, rows: [message(span.at, from, to, "")] });
    timed.push({ at: end, order: isInstant ? 3 : 0, rows: [returned(span, end, to, from)] });
  }
  const rows = timed.sort((a, b) => tick(a.at) - tick(b.at) || a.order - b.order).flatMap((one) => one.rows);
  rows.push(message(ms, root, PERSON, answer));
  return { lifelines: lifelinesOf(rows, root, machines), rows };
}

type Lines = { lineOf: (path: readonly string[]) => string; machines: ReadonlySet<string> };

function rowsOf(step: TransitionStep, index: number, before: TransitionStep | undefined, lines: Lines): SequenceRow[] {
  const line = lines.lineOf(step.actor);
  const last = step.entered.at(-1);
  const state: SequenceRow[] = last
    ? [{ is: "state", at: step.at, on: line, words: shortState(last), step: index }]
    : [];
  // One event can be several steps: transitions that need none follow.
  const goesOn = before && before.at === step.at && before.event === step.event && lines.lineOf(before.actor) === line;
  if (goesOn) return state;
  const [, outcome, ended = ""] = ENDED.exec(step.event) ?? [];
  const child = lines.lineOf([...step.actor, ended]);
  if (outcome && !lines.machines.has(child)) return state;
  const from = outcome ? child : senderOf(step, lines);
  const words =
    step.event === "xstate.init" ? "" : outcome ? (outcome === "done" ? "✓" : "✗") : eventWords(wordsOf(step));
  const arrow = {
    ...message(step.at, from, line, words),
    outcome: outcome === "error" ? "failed" : "done",
    step: index,
  };
  return [arrow as SequenceRow, ...state];
}

function senderOf({ event, actor }: TransitionStep, { lineOf }: Lines): string {
  if (event.startsWith("user.")) return PERSON;
  if (event.startsWith("xstate.after.")) return CLOCK;
  return lineOf(event === "xstate.init" ? actor.slice(0, -1) : actor);
}

/** `xstate.after.questionExpiry.conversation.dialogue.idle` is told as the chart tells it. */
function wordsOf({ event }: TransitionStep): { event: string; delay: string | null } {
  const delay = /^xstate\.after\.([^.]+)\./.exec(event)?.[1] ?? null;
  return { event, delay };
}

const message = (at: number, from: string, to: string, words: string): SequenceRow & { is: "message" } => ({
  is: "message",
  at,
  from,
  to,
  words,
  outcome: "done",
  step: null,
});

function returned({ outcome, ms }: WorkSpan, at: number, from: string, to: string): SequenceRow {
  const time = ms < 10 ? `${ms.toFixed(1)} ms` : `${Math.round(ms)} ms`;
  const words = outcome === "done" ? `✓ ${time}` : outcome === "failed" ? `✗ ${time}` : `called off, ${time}`;
  return { ...message(at, from, to, words), outcome: outcome === "done" ? "done" : "failed" };
}

/** The person first, then in the order in which they first take part. */
function lifelinesOf(rows: readonly SequenceRow[], root: string, machines: ReadonlySet<string>): Lifeline[] {
  const ids = new Set([PERSON, root]);
  for (const row of rows) for (const id of row.is === "message" ? [row.from, row.to] : [row.on]) ids.add(id);
  return [...ids].map((id) => ({
    id,
    name: id.split("/").at(-1) ?? id,
    kind: id === PERSON ? PERSON : id === CLOCK ? CLOCK : machines.has(id) ? "machine" : "work",
  }));
}

/** Clocks of steps and of work differ by less. */
const tick = (ms: number): number => Math.round(ms * 10);

/** Without the machine and its region: `conversation.dialogue.logging.working` is `logging.working`. */
const shortState = (id: string): string => id.split(".").slice(1).slice(-2).join(".") || id;
