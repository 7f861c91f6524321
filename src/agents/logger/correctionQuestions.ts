import type { WrongPart } from "../../language/corrections/correction.ts";
import type { ReplyPart } from "../../protocol/turn.ts";
import type { Command, JsonObject, Outcome, Question } from "../../protocol/understanding.ts";
import type { LogEntry } from "../../protocol/workoutLog.ts";
import type { CorrectionDraft } from "./logDraft.ts";
import type { LogMatch, PendingCorrection } from "./logUnderstanding.ts";
import { YES_OR_NO } from "./openPoint.ts";
import { entryText } from "./renderLogs.ts";
import { ALL_ENTRIES } from "./resumeCorrection.ts";
import { setsText } from "./setsText.ts";

type Asked = Omit<Question, "draft"> & { point: CorrectionDraft["point"]; choices?: CorrectionDraft["choices"] };

const words = (text: string): ReplyPart => ({ text, cards: [], citations: [] });
export const saying = (text: string): Outcome => ({ say: [words(text)], commands: [], question: null });
export const doing = (commands: Command[]): Outcome => ({ say: [], commands, question: null });

/** So many entries are offered or named at most. */
export const MOST_OFFERED = 4;

function ask(pending: PendingCorrection, { point, choices = [], ...question }: Asked): Outcome {
  const { text, correction, logs, chosen, unmarked, further, exercise, candidates } = pending;
  const draft = {
    kind: "correction",
    point,
    text,
    correction,
    logIds: logs.map(({ id }) => id),
    chosen,
    unmarked,
    further,
    exercise,
    candidates,
    choices,
  };
  const stays = logs.slice(-MOST_OFFERED).map(({ sets, exercise }) => setsText(sets, exercise.name));
  return {
    say: [],
    commands: [],
    question: { ...question, draft: draft as unknown as JsonObject, stays: stays.join("; ") || null },
  };
}

/** Which of several entries is meant. Deleting offers all of them at once, too. */
export function askEntry(pending: PendingCorrection, match: LogMatch, question: string): Outcome {
  const newest = pending.logs.slice(-MOST_OFFERED);
  const options = newest.map((entry) => ({ id: entry.id, label: entryText(entry, match.context.today) }));
  const all = pending.correction.kind === "delete" ? [{ id: ALL_ENTRIES, label: "All of them" }] : [];
  return ask(
    { ...pending, logs: newest },
    { point: "entry", kind: "disambiguation", about: "exercise", question, options: [...options, ...all] },
  );
}

/** A yes or a no before anything is done. */
export const askConfirm = (pending: PendingCorrection, text: string): Outcome =>
  ask(pending, { point: "confirm", kind: "confirmation", about: "confirm", question: text, options: YES_OR_NO });

/** Which exercise was meant instead. */
export function askExercise(pending: PendingCorrection, phrase: string, entry: LogEntry, match: LogMatch): Outcome {
  const options = pending.candidates.map(({ id, name }) => ({ id, label: name }));
  const lead = entryText(entry, match.context.today);
  const unknown =
    phrase === ""
      ? "Which exercise was it?"
      : `I do not have "${phrase}" in my list. Which exercise is it, or comes closest?`;
  const isNamed = options.length > 0 && phrase !== "";
  const question = isNamed ? `${lead}: which exercise is "${phrase}"?` : `${lead}. ${unknown}`;
  const kind = options.length > 0 ? "disambiguation" : "slot";
  return ask({ ...pending, logs: [entry] }, { point: "exercise", kind, about: "exercise", question, options });
}

/** A figure could not be read: its readings, or the figure again. */
export function askAgain(
  pending: PendingCorrection,
  { problem, choices }: { problem: string; choices: { label: string; parts: unknown[] }[] },
  entry: LogEntry,
  match: LogMatch,
): Outcome {
  const lead = entryText(entry, match.context.today);
  const options = choices.map(({ label }, place) => ({ id: `choice-${place + 1}`, label }));
  const kept = choices.map(({ parts }, place) => ({ id: `choice-${place + 1}`, parts: parts as JsonObject[] }));
  const kind = options.length > 0 ? "disambiguation" : "slot";
  const point = options.length > 0 ? "choice" : "value";
  return ask(
    { ...pending, logs: [entry] },
    { point, kind, about: "sets", question: `${lead}. ${problem}`, options, choices: kept },
  );
}

const RIGHT: Readonly<Record<WrongPart, string>> = {
  weight: "What was the weight?",
  reps: "How many reps was it?",
  sets: "How many sets was it?",
  duration: "How long was it?",
  date: "Which day was it?",
};

/** It was said what is wrong: what is right is asked for. */
export function askRight(pending: PendingCorrection, wrong: WrongPart, entry: LogEntry, match: LogMatch): Outcome {
  const question = `${entryText(entry, match.context.today)}. ${RIGHT[wrong]}`;
  return ask({ ...pending, logs: [entry] }, { point: "value", kind: "slot", about: wrong, question, options: [] });
}
