import { type Correction, change } from "../../language/corrections/correction.ts";
import { placesOf } from "../../language/corrections/setSelectors.ts";
import { foldText } from "../../language/foldText.ts";
import type { LogEntry } from "../../protocol/workoutLog.ts";
import type { WorkScope } from "../agent.ts";
import type { LoggerParts } from "./logParts.ts";
import { logsOf, MOST_AT_ONCE } from "./storedEntries.ts";

/**
 * "First one only two sets", "second was 92.5" when several entries were told one by one: of a whole entry where it counts sets,
 * or where the load is that entry's and not one of the last.
 */
export async function ofPlacedEntry(
  parts: LoggerParts,
  correction: Correction,
  text: string,
  last: readonly LogEntry[],
  lately: readonly string[],
  scope: WorkScope,
): Promise<Correction> {
  const [only] = correction.kind === "change" && correction.parts.length === 1 ? correction.parts : [];
  const [entry] = last;
  // "Skip the last, never did it" of one entry alone is about its last set.
  if (correction.kind === "delete" && correction.place === -1 && entry && last.length === 1 && lately.length < 2)
    return entry.sets.length < 2 ? correction : change({ removed: { from: -1, to: -1 } });
  if (correction.kind !== "change" || !entry) return correction;
  // "The first one was a front squat": another name is of a whole entry.
  if (correction.exercise !== null && correction.exercise.instead === null && correction.parts.length === 0) {
    const [, first, second, third] = (correction.place === null && NAMED_BY_PLACE.exec(foldText(text))) || [];
    const place = first ? 1 : second ? 2 : third ? 3 : null;
    const isThere = place !== null && last.length === 1 && place <= lately.length && lately.length > 1;
    return isThere ? { ...correction, place } : correction;
  }
  if (!only || only.sets === "all") return correction;
  const { from, to } = only.sets;
  if (last.length > 1 || lately.length < 2 || from !== to || /\bset\b/i.test(text)) return correction;
  const told = await logsOf(parts, scope, { ids: lately.slice(-MOST_AT_ONCE) });
  const [place] = placesOf(only.sets, told.length) ?? [];
  const other = place === undefined ? undefined : told[place];
  const [at = -1] = placesOf(only.sets, entry.sets.length) ?? [];
  if (other === undefined || other.id === entry.id) return correction;
  const weight = only.changes.flatMap((found) =>
    found.what === "figure" || (found.what === "field" && found.field === "weight") ? [found.value] : [],
  )[0];
  const apart = (of: LogEntry | undefined, set: number) => {
    const held = of?.sets[set]?.weight ?? 0;
    return weight === undefined || held === 0 ? Number.POSITIVE_INFINITY : Math.abs(Math.log(weight / held));
  };
  // Nobody does four sets of five as one of them.
  const isCount = only.changes.some(
    (found) => found.what === "setCount" || (found.what === "notation" && /^\d+ ?[x×]/.test(found.text)),
  );
  const isItsLoad = apart(other, 0) < ABOUT_THE_SAME && apart(entry, at) > ABOUT_THE_SAME;
  return isCount || isItsLoad ? { ...correction, place: from, parts: [{ ...only, sets: "all" }] } : correction;
}
const NAMED_BY_PLACE =
  /^\W*(?:(?:oh|ah|no|ok|and|but|actually|sorry|wait)[ ,]+)*(?:the |der |die |das |la |le |el |il |a |o )*(?:(first|1st|erste|premiere?|primer[ao]?|prim[ao]|primeir[ao])|(second|2nd|zweite|deuxieme|segund[ao]|second[ao])|(third|3rd|dritte|troisieme|tercer[ao]?|terz[ao]|terceir[ao]))(?: (?:one|exercise|lift|entry|ubung|exercice|ejercicio|esercizio|exercicio))? (?:was|were|is|should|war|ist|etait|fue|era|foi)(?!\p{L})/u;
const ABOUT_THE_SAME = Math.log(1.12);
