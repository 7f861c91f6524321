import { compiled } from "../patterns/compiled.ts";
import { entered } from "../patterns/enteredPattern.ts";
import { type ChangeCorrection, type Correction, change } from "./correction.ts";
import { readFurtherSet } from "./furtherSet.ts";

const AND = "(?:and|plus|then|und|dann|et|puis|y|luego|e|poi|depois)";
const ADDED =
  "(?:i )?(?:(?:also|then|just) )?(?:(?:did|done|add(?:ed)?|put(?: in)?|had|got|there was|made|noch|encore|fait|gemacht|hice|fatto|fiz) )*";
const NOUN = "(?:set|one|satz|serie)";
const ONE = `(?:(?:one|another|(?:(?:an?|one|1|another|ein(?:en|e)?|une?|una|uma|um) )+(?:(?:2nd|3rd|[4-9]th|second|third|fourth|fifth|sixth|extra|more|further|additional|last|final|(?:[2-9]|1\\d)(?:\\.|e|o|a|eme)|zusatzlichen?)(?: ${NOUN})?|${NOUN})))`;
/** "…, and a 4th with 3", "… and add one with 110x2": what is put right, and one set more. */
const JOINED = entered(
  compiled(
    `^(.{2,70}?)[ ,;]+${AND}(?: ${AND})? ${ADDED}${ONE} (?:(?:with|of|at|for|x|mit|a|de|con|com|avec) )?(\\d[^;?!]{0,20}?)(?: ?reps?)?[ .!]*$`,
    "u",
  ),
);

/**
 * A correction of the sets that are there with one set more behind it, which one change does. In: folded text, number words as figures, and the
 * reader of what stands before. Out: `null` where either part says anything else. Linear.
 */
export function readWithFurther(text: string, read: (text: string) => Correction | null): ChangeCorrection | null {
  const [, head = "", tail = ""] = JOINED.exec(text) ?? [];
  if (head === "") return null;
  const added = readFurtherSet(`then ${tail}`);
  const said = added === null ? null : read(head);
  if (added === null || said?.kind !== "change" || said.target !== null || said.added !== null) return null;
  const isPutRight = said.sure && (said.removed !== null || said.parts.length > 0);
  return isPutRight && said.exercise === null && said.note === null
    ? change({ ...said, added: { count: 1, text: added.set } })
    : null;
}
