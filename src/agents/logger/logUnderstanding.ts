import type { Correction } from "../../language/corrections/correction.ts";
import type { Stance } from "../../language/notation/parsedLog.ts";
import type { Notation } from "../../protocol/profile.ts";
import type { Command } from "../../protocol/understanding.ts";
import type { LogEntry } from "../../protocol/workoutLog.ts";
import type { LastChange } from "../../tools/lastChanges.ts";
import type { DraftEntry } from "./logDraft.ts";
import type { ReadingContext } from "./logReading.ts";

export type NamedExercise = { id: string; name: string };

/** A correction under way: what is wanted, and the stored entries it may be about, newest last. */
export type PendingCorrection = {
  /** The words it was said in. */
  text: string;
  correction: Correction;
  logs: LogEntry[];
  /** The logs are those of the last logging turn; otherwise they were looked up. */
  fromLastTurn: boolean;
  /** The person said which of the entries are meant. */
  chosen: boolean;
  /** Another exercise that was meant, once it is sure; else what it could be. */
  exercise: NamedExercise | null;
  candidates: NamedExercise[];
  /** The person said that unusual figures are right, or that the change is meant. */
  confirmed: boolean;
  /** Not said as a correction, but nothing else it could be: changed only after a question. */
  unmarked: boolean;
  /** For a wish to undo: what the last turn that wrote anything did, newest first. */
  changes: LastChange[];
  /** The entries that this conversation has written; others are touched only after a question. */
  here: string[];
  /** What is done once more is a further set of the entry, and no entry of its own. */
  further: boolean;
};

/** What a message holds, before exercises are looked up. */
export type LogExtraction = {
  context: ReadingContext;
  entries: DraftEntry[];
  /** Understood, but not something the person did. */
  aside: { source: string; stance: Stance }[];
  correction: PendingCorrection | null;
  /** Stored entries that go because the new ones come instead. */
  replaced: string[];
  /** What puts right the entries that were stored with a question, where its answer is about them, too. */
  recounted?: Command[];
  /** An order of numbers that the person's choice has shown. */
  learned: Notation | null;
  /** The entries are a session as it was planned: to be asked about as a whole. */
  isSession?: "planned" | "limited";
  /** Sentences for the reply that came up on the way. */
  remarks: string[];
  /** Parts of the message that hold figures which the grammar has found no place for. */
  leftover: string[];
};

/** The same with exercises named where that is sure, and with the exercises the person did lately, newest first. */
export type LogMatch = LogExtraction & { recent: NamedExercise[] };
