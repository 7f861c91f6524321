import { compiled } from "../patterns/compiled.ts";
import { entered } from "../patterns/enteredPattern.ts";
import type { Stretch } from "./otherTimes.ts";

const LONG = "(?:for )?(?:about |like |around )?\\d{1,2} ?(?:min(?:ute)?s?|mins)";
const WARM = "(?:(?:i )?warm(?:ed)?[ -]?up|aufgewärmt|aufwärmen|échauffement|calentamiento|riscaldamento|aquecimento)";
const ENDS = "(?=\\s*(?:[,.;+\\n]|then |and then |dann |puis |luego |poi |depois ))";
/** "warmed up 10 minutes, bench …", "10 min warm up, then …": nothing says with what. */
const WARMED = compiled(
  `(?<=^|[\\n,.;] ?|\\bdid (?:an? )?)(?:${WARM}:? ?${LONG}|\\d{1,2} ?min(?:ute[ns]?|utos|uti)?s?(?: of)? ${WARM})${ENDS}`,
  "giu",
);
/** "stretched for 15 min after bench 3x8 80kg": beside the sets of what it names. */
const BESIDE = compiled(
  `(?<=^|[\\n,.;] ?|\\bi )(?:stretched|foam[ -]?rolled|warmed up|cooled down|rested) ${LONG} (?:before|after)(?= (?:my |the )?\\p{L})`,
  "giu",
);
const SETS = /\d ?[x×] ?\d|\d (?:sets?|sätze|séries|series|serie)\b|\d ?(?:kgs?|lbs?|kilos?)\b/i;
const CHEAP = entered(/warm|wärm|échauff|calent|riscald|aquec|stretched|rolled|cooled|rested/i);

/** How long somebody warmed up or stretched beside sets, with no word of what on: no time of those sets. Out: stretches. Linear. */
export function preparations(text: string): Stretch[] {
  if (!CHEAP.test(text) || !SETS.test(text)) return [];
  return [WARMED, BESIDE].flatMap((form) =>
    [...text.matchAll(form)].map((match) => ({ start: match.index, end: match.index + match[0].length })),
  );
}
