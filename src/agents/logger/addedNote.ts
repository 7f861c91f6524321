import { phraseTokens } from "../../catalog/phraseTokens.ts";
import { deniedGear, withoutGearNote } from "../../language/corrections/gearDenied.ts";
import { foldText } from "../../language/foldText.ts";
import { compiled } from "../../language/patterns/compiled.ts";
import type { LogEntry } from "../../protocol/workoutLog.ts";

const LONGEST = 200;

/** "2% incline". */
const SHARE_OF = /\d+(?:[.,]\d+)? ?% (incline|grade|gradient|steigung|pente)/i;

/** "It was plate 7". */
const SETTING_ALONE =
  /^(?:(?:no|sorry|oops|actually|it|that|they|was|were|is|rather|on|at|with|set|to)[ ,]+)*((\p{L}+) \d{1,2})[ .!]*$/iu;

/** The note of an entry with further words behind what it says already; what was not worn after all is no longer told. */
export function addedNote({ note }: Pick<LogEntry, "note">, words: string): string {
  const said = words.trim().slice(0, LONGEST);
  if (note === null) return said;
  if (note.split("; ").includes(said)) return note;
  const denied = deniedGear(foldText(said));
  const bared = denied === null ? null : withoutGearNote(note, denied);
  if (bared !== null) return bared;
  const [, setting = "", of = ""] = SETTING_ALONE.exec(said) ?? [];
  const stood = of === "" ? null : compiled(`^${of} \\d{1,2}$`, "i").exec(note);
  if (stood) return setting;
  // Another incline takes the place of the one before.
  const [, kind] = SHARE_OF.exec(said) ?? [];
  const before = kind === undefined ? null : SHARE_OF.exec(note);
  return before?.[1] === kind && kind !== undefined && before ? note.replace(before[0], said) : `${note}; ${said}`;
}

/** "Wide grip" of a pulldown, which the catalogue has no variant for: how it was done, as its note. `null` where the words only name the exercise. */
export function howDone(phrase: string, entry: LogEntry): string | null {
  const called = new Set(phraseTokens(entry.exercise.name));
  return phraseTokens(phrase).every((word) => called.has(word)) ? null : addedNote(entry, phrase);
}
