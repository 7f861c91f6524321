import { phraseTokens } from "../../catalog/phraseTokens.ts";
import { readOrderedNot } from "../../language/corrections/orderedNot.ts";
import { foldText } from "../../language/foldText.ts";
import { isMovementWord } from "../../language/notation/clauseWords.ts";
import type { Command, JsonObject } from "../../protocol/understanding.ts";
import { LogEntry } from "../../protocol/workoutLog.ts";
import type { LastChange } from "../../tools/lastChanges.ts";
import type { PendingCorrection } from "./logUnderstanding.ts";

/** What an undo comes to: writes, or a sentence with the entries that could be deleted instead. */
export type Undo = { commands: Command[] } | { instead: string; entries: LogEntry[] };

const DONE: Readonly<Record<string, string>> = {
  workout: "build that session",
  session: "build that session",
  routine: "change your routine",
  fact: "note something about you",
  profile: "note something about you",
};

const SESSION_STAYS =
  "The last thing I did was to build that session. It stays under Workouts, where you can delete it; nothing of your log was changed.";

/** "That did not happen" is about the sets, not about what was changed of them. */
const DENIES = /\b(?:happen|did(?:n['’]?t| not|nt)(?: actually)? do)\b/i;

/** A wish that something go, and words that would have it back: "delete it" after a deletion brings nothing back. */
const TAKES_AWAY =
  /\b(?:delete|remove|erase|wipe|clear|bin|trash|rid of|losch\w*|weg|raus|borra\w*|elimin\w*|quita\w*|efface\w*|supprim\w*|enlev\w*|cancella\w*|togli\w*|apaga\w*|apague|remov\w*)\b/;
const WANTS_BACK =
  /\b(?:undo|undelete|restore|revert|back|mistake|accident\w*|wrong|oops|not mean|ruckgangig|versehen\w*|zuruck|annul\w*|desha\w+|desfa\w+|error)\b/;

const patchOf = ({ exercise, date, performedAt, sets, note }: LogEntry): JsonObject => ({
  exercise: { id: exercise.id, name: exercise.name },
  date,
  performedAt,
  sets,
  note,
});

function reversed({ effect, before }: LastChange, stored: readonly LogEntry[]): Command | null {
  const isStored = stored.some(({ id }) => id === effect.ref);
  if (effect.op === "create") return isStored ? { tool: "delete_log", input: { logId: effect.ref } } : null;
  if (effect.op === "update")
    return isStored && before ? { tool: "update_log", input: { logId: effect.ref, patch: patchOf(before) } } : null;
  const gone = LogEntry.safeParse(effect.data);
  if (isStored || !gone.success) return null;
  const { exercise, ...rest } = patchOf(gone.data) as JsonObject & { exercise: { id: string; name: string } };
  return { tool: "log_workout", input: { exerciseId: exercise.id, name: exercise.name, ...rest } };
}

/** Whether an entry is still what the change made of it: the data alone, in whatever order. */
const isUntouched = (stored: LogEntry, { effect }: LastChange): boolean => {
  const after = LogEntry.safeParse(effect.data);
  return after.success && JSON.stringify(patchOf(after.data)) === JSON.stringify(patchOf(stored));
};

/** "Bring back the bench" after two entries were deleted: the one that is named; all of them where no name tells them apart. */
function meantOf(changes: readonly LastChange[], said: string): readonly LastChange[] {
  if (!changes.every(({ effect }) => effect.op === "delete")) return changes;
  const words = new Set(phraseTokens(said.replace(/[^\p{L} ]+/gu, " ")));
  const named = changes.filter(({ effect }) => {
    const gone = LogEntry.safeParse(effect.data);
    return (
      gone.success && phraseTokens(gone.data.exercise.name).some((word) => isMovementWord(word) && words.has(word))
    );
  });
  return named.length > 0 ? named : changes;
}

/**
 * Takes back what the last turn that wrote anything did to the log: an entry made goes, a changed one is as before, a
 * deleted one comes back. In: the changes, newest first, and the entries that are stored now. What cannot be taken back
 * (a session, a fact, a change from elsewhere) is said, and nothing older is touched without asking.
 */
export function decideUndo({ changes, logs, text, correction }: PendingCorrection): Undo {
  if (changes.length === 0) return { instead: "", entries: logs };
  const ofLogs = changes.filter(({ effect }) => effect.kind === "log");
  const other = changes.find(
    ({ effect }) => effect.kind !== "log" && (effect.kind !== "profile" || ofLogs.length === 0),
  );
  const did = other === undefined ? null : (DONE[other.effect.kind] ?? "something else");
  if (ofLogs.length === 0 && did === DONE.workout) return { instead: SESSION_STAYS, entries: [] };
  if (ofLogs.length === 0)
    return { instead: `The last thing I did was to ${did ?? "something else"}, which I cannot undo.`, entries: logs };
  if (did !== null)
    return { instead: `I cannot undo all of that: I did ${did} as well, and that stays.`, entries: logs };
  const said = foldText(text);
  const isTakenAway = TAKES_AWAY.test(said) && !WANTS_BACK.test(said) && readOrderedNot(text)?.of !== "deletion";
  if (isTakenAway && ofLogs.every(({ effect }) => effect.op === "delete"))
    return { instead: "That is deleted already.", entries: [] };
  if (ofLogs.some(({ effect }) => effect.op === "update")) {
    if (DENIES.test(text)) return { instead: "", entries: logs };
    // "Bring it back" after a set was taken away that had been added: what was there before the last change.
    const isRestored = correction.kind === "delete" && correction.restores === true;
    if (!isRestored && ofLogs.some(({ reverts }) => reverts))
      return { instead: "That change is undone already.", entries: logs };
  }
  const isElsewhere = ofLogs.some((change) =>
    logs.some((entry) => entry.id === change.effect.ref && !isUntouched(entry, change)),
  );
  if (isElsewhere) return { instead: "That entry has been changed since, outside this conversation.", entries: logs };
  const commands = meantOf(ofLogs, said).map((change) => reversed(change, logs));
  if (commands.some((command) => command === null))
    return { instead: "I do not know what that entry was before, so nothing was changed.", entries: [] };
  // What was done first is brought back first: entries stand in the order in which they were told.
  return { commands: commands.filter((command) => command !== null).reverse() };
}
