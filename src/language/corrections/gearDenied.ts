import { compiled } from "../patterns/compiled.ts";

const GEAR =
  "(?:weight(?:ed)? )?(?:vest|weste|gilet|chaleco|giubbotto|colete|belt|gurtel|straps?|wraps?|(?:knee |elbow )?sleeves|gloves|chalk|hooks|lifting shoes|zughilfen|magnesia|ceinture|cinturon|cintura|cinto)";
const LEAD =
  "(?:(?:and|but|oh|no|nope|wait|sorry|actually|well|hm+|i mean|i meant|btw|und|aber|et|mais|y|pero|e|ma|mas)[ ,.]+)*";
const TAIL =
  "(?:[ ,.]+(?:sorry|actually|this time|today|though|tho|lol|haha|btw|by the way|i mean|in the end|after all|on (?:that|those|this)|for (?:that|those|this)))*";
const WITHOUT = `(?:it was |they were |that was |did (?:it|that|them) |i was )?(?:no|without|not with|ohne|keine?n?|sans|pas de|sin|senza|sem) (?:an? |the |my |any )?(${GEAR})`;
const NOT_WORN = `(?:i )?(?:did ?n['’ ]?t|did not|was ?n['’ ]?t|was not|never)(?: even| actually| really)? (?:wear(?:ing)?|us(?:e|ing)|have|put on|had)(?: (?:an?|the|my|any))?(?: (${GEAR}|one|it|them|any))(?: on)?`;
const DENIED = compiled(`^\\W*${LEAD}(?:${WITHOUT}|${NOT_WORN})${TAIL}\\W*$`, "u");
const NAMED = compiled(`(?<!\\p{L})${GEAR}(?!\\p{L})`, "u");

/**
 * What somebody says right after sets not to have worn: "no vest sorry", "I didn't wear one". In: folded text. Out: its name, "" where it is only
 * pointed at; `null` for anything else.
 */
export function deniedGear(folded: string): string | null {
  const found = folded.length > 60 ? null : DENIED.exec(folded);
  if (found === null) return null;
  const name = found[1] ?? found[2] ?? "";
  return NAMED.test(name) ? name : "";
}

/** A note without the part that tells of the gear; `null` where none does. In: the note, a name as `deniedGear` gives it. */
export function withoutGearNote(note: string, name: string): string | null {
  const parts = note.split("; ");
  const kept = parts.filter(
    (part) =>
      DENIED.test(part.toLowerCase()) ||
      !(name === "" ? NAMED.test(part.toLowerCase()) : part.toLowerCase().includes(name)),
  );
  return kept.length === parts.length ? null : kept.join("; ");
}
