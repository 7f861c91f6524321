import { ASKED_WORD, NOT_KNOWN } from "../notation/notKnown.ts";
import { LOOKS_BACK } from "../notation/regrets.ts";
import { compiled } from "../patterns/compiled.ts";
import { entered } from "../patterns/enteredPattern.ts";

/** Behind the sets, right before what the writer does not know. */
const ENDS_UNKNOWN = entered(compiled(`(?:${NOT_KNOWN}|(?<!\\p{L})je (?:ne )?sais)[ ,]*$`, "iu"));
/** The same at the beginning of a part: "no idea how many curls after". */
const BEGINS_UNKNOWN = entered(compiled(`^\\W*(?:and |but )?${NOT_KNOWN},? ${ASKED_WORD}`, "iu"));
const SEEKS = entered(
  /\?|(?<!\p{L})(?:should|shall|supposed to|need to|best|to do|soll(?:te)?|muss|dois|devrais|faut|faire|debo|deber[ií]a|hay que|hacer|devo|dovrei|fare|fazer|deveria)(?!\p{L})/iu,
);
const LONGEST_BEFORE = 40;

const sentence = (text: string): string => text.split(/[.!\n]/, 1)[0] ?? "";

/**
 * Whether what begins like a question behind sets asks nothing: what the writer does not know of them ("no idea how many curls
 * after", "je sais plus combien"), or looks back at ("how heavy that felt!"). In: both sides of the place, as typed.
 */
export const isNotAsked = (left: string, right: string): boolean =>
  left.trim() !== "" &&
  ((!SEEKS.test(sentence(right)) &&
    (ENDS_UNKNOWN.test(left.slice(-LONGEST_BEFORE)) || BEGINS_UNKNOWN.test(sentence(right)))) ||
    LOOKS_BACK.test(sentence(right)));
