import { entered } from "../patterns/enteredPattern.ts";
import { type ChangeCorrection, type Correction, change } from "./correction.ts";
import { phraseIn } from "./correctionPhrases.ts";

type ReadCorrection = (text: string) => Correction | null;

/** "Note of clamshells: green band": on the entry that is named. */
const NAMED_NOTE = entered(/^note of ([^\d:]{3,40}): (.+)$/);
const NOTE = entered(
  /^(?:(?:add|put|leave|write|make|stick)(?: in)? (?:an? |the )?note|note|with (?:a|the) note|add the note|notiz|nota|(?:comments?|remarks?|kommentar|anmerkung|bemerkung|commentaire|remarque|comentario|commento|observac(?:ao|ion))(?= ?[:–-]))(?: that| saying|:| -)* ?(.+)$/,
);

/** A note that is added to an entry. */
export function readNote(text: string, read: ReadCorrection): Correction | null {
  const [, name = "", said] = NAMED_NOTE.exec(text) ?? [];
  const target = said === undefined ? null : phraseIn(name);
  if (said !== undefined && target !== null) return change({ note: said.slice(0, 500), target });
  const whole = NOTE.exec(text)?.[1];
  const { note, more } = whole === undefined ? { note: undefined, more: null } : withOrder(whole, read);
  // "Note la même chose" orders a log.
  // "Comment: 20 kg warmup first" is none of the sets, whatever is in it.
  if (note !== undefined && REMARKS.test(text)) return { ...(more ?? change({})), note: note.slice(0, 500) };
  return note === undefined || /^(?:\d|(?:la|le|les|l|un|une|des|mon|ma|mes|aussi|ca|cela|encore)[ '])/.test(note)
    ? null
    : { ...(more ?? change({})), note: note.slice(0, 500) };
}

const REMARKS = entered(
  /^(?:comment|remark|kommentar|anmerkung|bemerkung|remarque|comentario|commento|observac)\p{L}*[ ]?[:–-]/u,
);
const LABELLED = /^(?:note|notiz|nota) ?: ?(.+)$/;

/** Orders a change behind a note: "felt easy, and make it 82.5", "shoulder fine, and it was 4 sets". */
const ORDERED_BEHIND =
  /[,;.]? (?:(?:and|but|also|oh|then|und|et|y|e|please|pls) )*(?=(?:make (?:it|that|them)|change|set (?:it|the)|correct|fix|put (?:it|the)|actually|(?:it|that|they|those) (?:was|were|should be) (?:actually |really )?(?=\d)|(?:es )?waren? (?:(?=\d)|eigentlich)|mach|c ?['’]?etait|eran|erano|foram)(?!\p{L}).*\d)/u;
/** A note without the change that is ordered behind it, and that change. */
function withOrder(note: string, read: ReadCorrection): { note: string; more: ChangeCorrection | null } {
  const found = ORDERED_BEHIND.exec(note);
  const more = found === null ? null : read(note.slice(found.index + found[0].length));
  const isChange = more?.kind === "change" && more.sure && more.note === null && more.exercise === null;
  return found !== null && isChange && found.index > 0
    ? { note: note.slice(0, found.index), more }
    : { note, more: null };
}

/** "Comment: …": kept as it is written, whatever it says. In: folded text. */
export const isComment = (text: string): boolean => REMARKS.test(text);

/** "Note: 82.5 next time": a note on what is to come; `null` where none is labelled. In: folded text. */
export function labelledNote(text: string): Correction | null {
  const note = LABELLED.exec(text)?.[1];
  return note === undefined ? null : change({ note: note.slice(0, 500) });
}
