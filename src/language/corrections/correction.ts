import type { Change } from "./correctionValues.ts";
import type { EntryChoice } from "./entryChoice.ts";
import type { SetChoice } from "./setSelectors.ts";

/** Changes to the sets that one part of the sentence speaks of. */
export type SetChanges = { sets: SetChoice; changes: Change[] };

/** A part of an entry that can be put right by itself. */
export type WrongPart = "weight" | "reps" | "sets" | "duration" | "date";

/** What a sentence after a stored log wants done to it. */
export type Correction =
  | {
      kind: "change";
      parts: SetChanges[];
      /** Sets that were forgotten or came after, in words: "6 at 70"; different ones with `;` between them. */
      added: { count: number; text: string } | null;
      removed: SetChoice | readonly SetChoice[] | null;
      /** Another exercise was meant: `phrase`, "" when it was not said which. `instead` is the one named as wrong. */
      exercise: { phrase: string; instead: string | null } | null;
      /** Words that say another day or time. */
      when: string | null;
      /** Words of the day that names the entry: "yesterday was 3 sets". */
      of: string | null;
      note: string | null;
      /** What is wrong, when it is not said what is right: "wrong weight". */
      wrong: WrongPart | null;
      /** Words that name the entry: "bench" in "bench was 5 sets". */
      target: string | null;
      /** Which of the entries of a turn: from 1, or −1 for the last ("the first exercise was 4 sets"). */
      place: number | null;
      /** Said of all entries: "both were at 70 kg". */
      every: boolean;
      /** What each of the entries is to have, in their order: "the bench was 60 and the row 80". */
      each?: SetChanges[][];
      /** Said as a correction; otherwise the sentence could also be a new log. */
      sure: boolean;
      /** Which entries are meant, where that is said by order, number or day, or as several. */
      choice?: EntryChoice;
    }
  /** `undo`: what was just done. `last`: the newest entry. `all`: everything of the last turn. `named`: see `target`.
   * `everything`: all that is stored. */
  | {
      kind: "delete";
      scope: "undo" | "last" | "all" | "named" | "everything";
      target: string | null;
      place: number | null;
      when: string | null;
      /** Only told to be somebody else's: to be asked about first. */
      disowned: boolean;
      /** The other way round: what was taken away or changed just now is to be as before. */
      restores?: true;
      choice?: EntryChoice;
    }
  /** Done once more: the whole entry, one set like the last, or all that was done in the session before. */
  | {
      kind: "repeat";
      scope: "entry" | "set" | "session";
      count: number;
      parts: SetChanges[];
      exercise: string | null;
      when: string | null;
      /** It is as it was before: the words of that day ("as on Thursday"), "" for the last time; `null` for just now. */
      as: string | null;
      choice?: EntryChoice;
    };

export type ChangeCorrection = Extract<Correction, { kind: "change" }>;

export type Deletion = Extract<Correction, { kind: "delete" }>;

/** A deletion of the last entry, or of what else is given. */
export const deletion = (scope: Deletion["scope"], parts: Partial<Deletion> = {}): Deletion => ({
  ...{ kind: "delete", scope, target: null, place: null, when: null, disowned: false },
  ...parts,
});

/** A change of nothing but what is given. */
export function change(parts: Partial<ChangeCorrection>): ChangeCorrection {
  return {
    kind: "change",
    parts: [],
    added: null,
    removed: null,
    exercise: null,
    when: null,
    of: null,
    note: null,
    wrong: null,
    target: null,
    place: null,
    every: false,
    sure: true,
    ...parts,
  };
}
