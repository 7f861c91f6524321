import { dateText, dayAt } from "../../language/dates/localDay.ts";
import type { Effect, ReplyPart } from "../../protocol/turn.ts";
import { LogEntry } from "../../protocol/workoutLog.ts";
import { dayText } from "./dayText.ts";
import { setsText } from "./setsText.ts";

const OPENINGS: Readonly<Record<Effect["op"], string>> = {
  create: "Logged",
  update: "Changed to",
  delete: "Deleted",
};

/** One entry in words: "3×10 Barbell Bench Press at 80 kg, today". `today` is `YYYY-MM-DD`. */
export function entryText(entry: Pick<LogEntry, "exercise" | "sets" | "date">, today: string): string {
  return `${setsText(entry.sets, entry.exercise.name)}, ${dayText(entry.date, today)}`;
}

/** The same with what was noted beside it. */
export const entryWithNote = (entry: Pick<LogEntry, "exercise" | "sets" | "date" | "note">, today: string): string =>
  `${entryText(entry, today)}${entry.note === null ? "" : ` (note: ${entry.note})`}`;

/** Entries behind an opening: on its line when there is one, else one a line. */
export function entriesInWords(opening: string, logs: readonly LogEntry[], today: string): string {
  const texts = logs.map((entry) => entryWithNote(entry, today));
  return texts.length === 1
    ? `${opening}: ${texts[0]}.`
    : `${opening}:\n${texts.map((text) => `- ${text}.`).join("\n")}`;
}

/**
 * The words and the card for log entries that were stored, changed or deleted: the only place that says so. In: effects
 * of kind `log`, in the order done, and the moment and zone that "today" is counted from. Effects without an entry are skipped.
 */
export function renderLogs(effects: Effect[], { sentAt, timezone }: { sentAt: string; timezone: string }): ReplyPart {
  const today = dateText(dayAt(Date.parse(sentAt), timezone));
  const done = effects.flatMap((effect) => {
    const entry = LogEntry.safeParse(effect.data);
    return entry.success ? [{ op: effect.op, entry: entry.data }] : [];
  });
  const lines = (["create", "update", "delete"] as const).flatMap((op) => {
    const entries = done.filter((item) => item.op === op).map(({ entry }) => entry);
    const texts = entries.map((entry) => `${op === "delete" ? entryText(entry, today) : entryWithNote(entry, today)}.`);
    if (texts.length === 0) return [];
    return texts.length === 1
      ? [`${OPENINGS[op]}: ${texts[0]}`]
      : [`${OPENINGS[op]}:`, ...texts.map((text) => `- ${text}`)];
  });
  const kept = done.filter(({ op }) => op !== "delete").map(({ entry }) => entry);
  return {
    text: lines.join("\n"),
    cards: kept.length === 0 ? [] : [{ type: "log", entries: kept }],
    citations: [],
  };
}
