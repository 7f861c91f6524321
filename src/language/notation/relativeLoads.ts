import { compiled } from "../patterns/compiled.ts";
import { entered } from "../patterns/enteredPattern.ts";
import { isMovementWord } from "./clauseWords.ts";

const UNIT = "(?:kgs?|kilos?|quilos?|chili|lbs?|pounds?|#)";
const FIGURE = "\\d{1,3}(?:[.,]\\d{1,2})?";
const FOR = "(?:,? (?:and |then |i ){0,2}(?:did|got|hit|made|for|für|pour|por|para|per) | ?[x×] ?)";
const MORE =
  "(?:add(?:ed)?|(?:went |bumped |jumped |moved )(?:it )?up|up(?:ped it)?|bumped it|increased|ajouté|añad[ií]|subí|sumé|aggiunt[oi]|adicionei|subi|aumentei)";
const PLUS = "(?:plus|\\+)";
const LESS = "(?:drop(?:ped)?|(?:went |came )?down|minus|took(?: off)?|stripped(?: off)?)";
const RELATION = compiled(
  `(?<=\\d[^\\n]{0,60}(?:[,;.] ?| ))(?:(?:then|and|so|i|dann|puis|luego|poi|depois) ){0,3}(?:(${MORE})|(${PLUS})|${LESS})(?: by| another)?(?:(?<=\\+)| )(${FIGURE})( ?${UNIT}(?!\\p{L}))?(?: more| less| off| on)?${FOR}(?=\\d{1,2}(?![\\d.:]|,\\d| ?(?:min|sec|s\\b|%|${UNIT}(?!\\p{L}))))`,
  "giu",
);
/** A load: told with its unit or its repetitions, or behind a product or "at". */
const LOAD = compiled(
  `(?<![\\d.,:+x×-] ?|\\d)(${FIGURE})(?= ?${UNIT}(?!\\p{L})| ?(?:for|[x×]) ?\\d)|(?<=@ ?|at |\\d ?[x×] ?\\d{1,2} )(${FIGURE})(?![\\d:x×])`,
  "giu",
);
const LEAST_LOAD = 15;
const STEP = 2.5;
const NAMED = /^\d{1,2} \p{L}{3}/u;
const FURTHEST = 80;
const CHEAP = entered(
  /(?<!\p{L})(?:add|ajout|añad|sub[ií]|sum[éo]|aggiunt|aument|adicion|up|bumped|increased|plus|drop|down|minus|took|stripped)|\+\d/iu,
);

/** The load that was told last on the same line, where no other exercise is named behind it. */
function loadBefore(text: string, at: number): number | null {
  const near = text.slice(Math.max(0, at - FURTHEST), at);
  const own = near.slice(near.lastIndexOf("\n") + 1);
  const load = [...own.matchAll(LOAD)].at(-1);
  if (
    load === undefined ||
    (
      own
        .slice(load.index)
        .toLowerCase()
        .match(/\p{L}+/gu) ?? []
    ).some(isMovementWord)
  )
    return null;
  return Number((load[1] ?? load[2] ?? "0").replace(",", "."));
}

/**
 * "bench 60 for 10, add 10 for 8": a load that is told by how much it was raised or lowered, as the load it came to. As long as it
 * was. Linear. A gain is at most half of the load before it; what is taken off, and what a mere sign adds, a quarter: else it may be
 * a load of its own.
 */
export function withRelativeLoads(said: string): string {
  if (!CHEAP.test(said)) return said;
  let text = said;
  for (const { index, 0: whole, 1: more, 2: plus, 3: by = "0", 4: unit = "" } of said.matchAll(RELATION)) {
    const from = loadBefore(text, index);
    const change = Number(by.replace(",", "."));
    // "4x5 deadlifts 150 kg plus 3x10 back extensions": sets of something else.
    const isProduct = unit === "" && /[x×] ?$/.test(whole);
    if (isProduct && (change % STEP > 0 || NAMED.test(said.slice(index + whole.length)))) continue;
    if (from === null || from < LEAST_LOAD || change > from / (more === undefined ? 4 : 2)) continue;
    const to = from + ((more ?? plus) === undefined ? -change : change);
    const told = `${to}${unit} x`;
    if (told.length <= whole.length)
      text = text.slice(0, index) + told.padStart(whole.length) + text.slice(index + whole.length);
  }
  return text;
}
