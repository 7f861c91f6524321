import { type Correction, change } from "./correction.ts";
import { readFurtherSet } from "./furtherSet.ts";

const ADD =
  /^(?:and |also |plus |\+ ?|i )*(?:add|forgot|missed|did|had|there (?:was|were)|you forgot|plus|noch)? ?(?:to add |to (?:log|mention) |also |in |on )*(a|an|one|another|\d+)(?: (?:more|extra|additional|further|other|warm ?-?up|drop|back ?-?off))* (?:sets?|satz|serie)( (?:of|with|at|for|x|a|mit|de|da|\d).*)?$/;
const ADD_VERB =
  /^(?:and |also |plus |i )*(?:add|forgot|missed|there (?:was|were)|you forgot|plus)\b|^(?:and |then )?\+ ?(?=\d|an?\b|one\b)/;
const NOTE = /^(?:add (?:a )?note|note|with (?:a|the) note|add the note|notiz|nota)(?: that| saying|:| -)* ?(.+)$/;
/** The weight of a further set where nothing else is said. */
const SAME_WEIGHT = /,? (?:at |with )?(?:the )?same weight$/;

/** What is added to an entry: sets that were forgotten or came after, or a note. In: folded text, number words as figures. */
export function readAddition(text: string): Correction | null {
  const further = readFurtherSet(text);
  if (further?.marked) return change({ added: { count: 1, text: further.set } });
  const note = NOTE.exec(text);
  if (note?.[1] !== undefined && !/^\d/.test(note[1])) return change({ note: note[1].slice(0, 500) });
  const added = ADD.exec(text.replace(SAME_WEIGHT, ""));
  if (!added || !ADD_VERB.test(text)) return null;
  const count = /^\d+$/.test(added[1] ?? "") ? Number(added[1]) : 1;
  const kind = /\bwarm ?-?up\b/.test(text) ? " warmup" : /\bdrop\b/.test(text) ? " drop" : "";
  return change({ added: { count: Math.min(count, 50), text: `${(added[2] ?? "").trim()}${kind}`.trim() } });
}
