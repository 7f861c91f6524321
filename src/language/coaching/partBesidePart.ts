import { compiled } from "../patterns/compiled.ts";
import { AREA_MUSCLES, type Area } from "../session/areaWords.ts";
import type { AreaWishes } from "../session/bodyAreas.ts";

const ASKS =
  /\b(?:(?:can|could|should|may|shall) (?:i|we|you|one)|(?:is|would|would it be|will) (?:it|that)|(?:ok|okay|fine|safe|alright|all right|cool|good idea|bad idea|smart|wise|dumb|stupid) (?:to|if i)|am i (?:ok|okay|fine|good))\b/;
const OF_SORENESS =
  "sore\\w*|doms|(?:on|are|is) fire|killing me|wrecked|destroyed|fried|toast\\w*|dead|trashed|smoked|shot|stiff";
const SORE = compiled(`\\b(?:${OF_SORENESS})\\b`);
const TIRED = compiled(
  `\\b(?:${OF_SORENESS}|tired|exhausted|trained|did|hit|worked|done|day|yesterday|last night|this morning)\\b`,
);
/** An injury is no tired muscle; and which exercises, how many and how long are other questions. */
const NOT =
  /\b(?:hurt\w*|pain\w*|injur\w*|pulled|strain\w*|sharp|torn|tore|swollen|numb\w*|exercises?|how (?:many|much|long|often)|what (?:should|can|could|do)|which|why|build|make|give|plan|log)\b/;

const musclesOf = (areas: readonly Area[]) => new Set(areas.flatMap((area) => AREA_MUSCLES[area]));

/**
 * The note that answers "legs are sore, can I train upper": on other parts than the tired ones, or on the same again. In: what the question wants
 * trained and what it says is tired, its words in English. Out: `null` where nothing like it is asked.
 */
export function partBesidePart({ wanted, avoided }: AreaWishes, plain: string): string | null {
  if (avoided.length === 0 || wanted.length === 0 || NOT.test(plain) || !ASKS.test(plain) || !TIRED.test(plain))
    return null;
  const tired = musclesOf(avoided);
  const isOther = wanted.some((area) => AREA_MUSCLES[area].every((muscle) => !tired.has(muscle)));
  if (isOther) return "other-part-while-sore";
  return SORE.test(plain) ? "soreness" : "same-muscle-two-days";
}

/** Every note it can name. */
export const NOTES_OF_TIRED: readonly string[] = ["other-part-while-sore", "soreness", "same-muscle-two-days"];
