import type { LogSet } from "../../protocol/workoutLog.ts";
import { ORDINAL_WORDS, placeOf } from "../numbers/ordinals.ts";
import { compiled } from "../patterns/compiled.ts";
import { entered } from "../patterns/enteredPattern.ts";
import type { SetChanges } from "./correction.ts";
import { distinct, largest } from "./correctionProblem.ts";
import { REPS, WAS } from "./correctionWords.ts";

/** What was lifted in the sets that are meant: the most, the least, less than the most after it (from 1; 0 for all), or so much; or the kind they are of. */
export type Held =
  | { of: "top" | "light" }
  | { of: "kind"; kind: "warmup" | "drop" }
  | { of: "backoff"; place: number }
  | { of: "weight"; value: number };

const SET = "(?:sets?|one|single|double|triple|attempt|satz|serie)";
const TOP = `(?:top|heaviest|heavy|biggest) ${SET}|topsatz|schwerste[nr]? satz|(?:serie |set |la |le |el |il |o |a )(?:la |le )?(?:plus lourde?|mas pesad[ao]|piu pesante|mais pesad[ao])`;
const LIGHT = `lightest ${SET}|leichteste[nr]? satz|(?:serie |set |la |le |el |il |o |a )(?:la |le )?(?:plus leger|plus legere|mas liger[ao]|piu leggera|mais leve)`;
const BACKOFF = `(?:(?<nth>${ORDINAL_WORDS}) )?back ?-?offs?(?: sets?| ones?)?`;
/** "That 110 was only 2 reps", "the 85 was a double": the set by its weight, where what follows is how often. */
const WEIGHING = `(?<weight>\\d{2,3}(?:[.,]\\d{1,2})?)(?: ?(?:kgs?|kilos?|lbs?|pounds?))?(?: ${SET})?(?= (?:${WAS}|had|got|went)(?: (?:only|just|actually|really|for|a|an|nur|seulement|solo|apenas))* (?:(?:\\d{1,2}|one|two|three|four|five|six|eight|ten) ?${REPS}|singles?|doubles?|triples?|warm ?-?ups?)(?!\\p{L}))`;
const HELD = compiled(
  `(?<![\\p{L}\\d.,-])(?:(?:on|in|for|at|with|of|bei|beim|sur|en|em|na|nella?) )?(?:(?:the|my|that|der|den|dem|die|das) )?(?:(?<top>${TOP})|(?<light>${LIGHT})|${BACKOFF}|(?<=(?:^|the|that|my|die|der|les?|las?|los|el|il|i|os?) ?)${WEIGHING})(?![\\p{L}\\d])`,
  "gu",
);
const MAY_HOLD = entered(
  /top|heav|biggest|light|back|schwerst|leichtest|lourd|leger|pesad|liger|pesant|legger|leve|\d (?:\p{L}+ )?(?:was|were|had|got|went|war|era|fue|foi|etait)/u,
);

/** "Heavy single at 90 after" is one more. */
const DEFINITE =
  /^(?:on|in|for|at|with|of|the|my|that|bei|beim|der|den|dem|die|das|sur|en|em|nella?|na|la|le|el|il|l|o|\d)(?!\p{L})/u;
const SAYS_OF_IT = compiled(`^,? (?:${WAS}|had|got|only|just|should|to|rpe|rir|@|nur|solo|seulement)(?!\\p{L})`, "u");

/** The sets that a text names by what was lifted in them, with their places in it. In: folded text. */
export function heldIn(text: string): { index: number; length: number; held: Held }[] {
  if (!MAY_HOLD.test(text)) return [];
  const named = [...text.matchAll(HELD)].filter(
    ({ 0: whole, index }) => DEFINITE.test(whole) || SAYS_OF_IT.test(text.slice(index + whole.length)),
  );
  return named.map(({ 0: whole, index, groups = {} }) => {
    const { top, light, nth, weight } = groups;
    const of = top !== undefined ? "top" : light !== undefined ? "light" : null;
    const held: Held =
      of !== null
        ? { of }
        : weight === undefined
          ? { of: "backoff", place: nth === undefined ? 0 : placeOf(nth) }
          : { of: "weight", value: Number(weight.replace(",", ".")) };
    return { index, length: whole.length, held };
  });
}

const ARTICLE = "(?:(?:the|my|that|those|die|den|das|le|la|les|l|el|los|las|il|gli|o|a|os|as) ?['’]?)?";
/** Sets by their kind: "the warm-up", "the curl drop set", "the warm-up sets on bench". */
const KIND = compiled(
  `^${ARTICLE}(?:(?<before>\\p{L}{2,}(?: \\p{L}{2,}){0,2}?) )?(?:(?<warmup>warm(?:ing)? ?-?ups?|aufwarms(?:atz|atze)|echauffement|calentamiento|riscaldamento|aquecimento)|drop ?-?sets?)(?: sets?| ones?)?(?: (?:on|of|for|from|in|vom|beim|de|du|del|di|do|da) ${ARTICLE}(?<behind>\\p{L}{2,}(?: \\p{L}{2,}){0,2}))?$`,
  "u",
);

/**
 * The sets that are named by their kind, and the words for the exercise they are of (`null` where there are none); `null` where a
 * text says anything else. In: folded text.
 */
export function setsOfKind(text: string): { held: Held; of: string | null } | null {
  const found = KIND.exec(text);
  if (found === null) return null;
  const { warmup, before, behind } = found.groups ?? {};
  return { held: { of: "kind", kind: warmup === undefined ? "drop" : "warmup" }, of: before ?? behind ?? null };
}

/** Whether sets of a kind, or by their figures, are spoken of at all. */
export const MENTIONS_SETS = /(?<!\p{L})(?:warm(?:ing)? ?-?ups?|drop ?-?sets?|sets?)(?!\p{L})|\d/u;

/** The places of such sets in an entry, from 0; where all weigh the same the top one is the last. Empty where there is none. */
export function placesHeld(held: Held, sets: readonly LogSet[]): number[] {
  const weights = sets.map(({ weight }) => weight);
  const most = largest(weights);
  const top = weights.lastIndexOf(most);
  const all = [...weights.keys()];
  switch (held.of) {
    case "top":
      return top === -1 ? [sets.length - 1] : [top];
    case "light": {
      const least = Math.min(...weights.filter((weight) => weight !== null));
      return all.filter((place) => weights[place] === least).slice(-1);
    }
    case "kind":
      return all.filter((place) => sets[place]?.type === held.kind);
    case "weight":
      return all.filter((place) => weights[place] === held.value);
    case "backoff": {
      const behind = all.filter((place) => place > top && (weights[place] ?? most) < most);
      return held.place === 0 ? behind : behind.slice(held.place - 1, held.place);
    }
  }
}

/** "The top set was RPE 9" of sets that weigh the same: nobody knows which that was, unless it is its load that is told. */
export const isLevel = ({ sets: choice, changes }: SetChanges, sets: readonly LogSet[]): boolean =>
  choice !== "all" &&
  choice.held?.of === "top" &&
  sets.length > 1 &&
  distinct(sets.map(({ weight }) => weight)).length < 2 &&
  !changes.some((found) => found.what === "figure" || (found.what === "field" && found.field === "weight"));
