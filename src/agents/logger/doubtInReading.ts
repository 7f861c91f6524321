import type { Exercise } from "../../protocol/exercise.ts";
import { type Doubt, doubtIn } from "./doubtfulFigures.ts";
import { hasIncoherentSets } from "./incoherentSets.ts";
import type { DraftEntry } from "./logDraft.ts";
import { setsText } from "./setsText.ts";

/**
 * What is doubtful in an entry that was read from words, as a question; `null` when nothing is. Whether it was done at all comes
 * first, a figure that is hardly possible next (`doubtIn`), then sets that do not go together and figures that no rule has found a place for:
 * those are shown as they were read, and so is all that a language model read. `today` is `YYYY-MM-DD`; `exercise` is `null` when it is not known.
 */
export function doubtInReading(
  entry: Pick<DraftEntry, "sets" | "date" | "heardOn" | "unread" | "byModel" | "isDoubted">,
  exercise: Exercise | null,
  today: string,
): Doubt | null {
  const { heardOn } = entry;
  if (entry.isDoubted)
    return { about: "sets", text: `Did you do this: ${setsText(entry.sets, exercise?.name ?? null)}?` };
  const doubt = doubtIn(entry, exercise, heardOn !== null && heardOn > today ? heardOn : today);
  if (entry.byModel) {
    const read = `A language model read that as ${setsText(entry.sets, exercise?.name ?? null)}.`;
    return { about: doubt?.about ?? "sets", text: `${read} ${doubt?.text ?? "Is that right?"}` };
  }
  if (doubt !== null) return doubt;
  if (entry.unread.length === 0 && !hasIncoherentSets(entry.sets, exercise)) return null;
  const figures = entry.unread.map((figure) => `"${figure}"`).join(", ");
  const left = figures === "" ? "" : ` I found no place for ${figures}.`;
  return {
    about: "sets",
    text: `I read that as ${setsText(entry.sets, exercise?.name ?? null)}.${left} Is that right?`,
  };
}
