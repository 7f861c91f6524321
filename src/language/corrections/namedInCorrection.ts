import { isMovementWord } from "../notation/clauseWords.ts";
import { compiled } from "../patterns/compiled.ts";
import { entered } from "../patterns/enteredPattern.ts";
import { phraseIn } from "./correctionPhrases.ts";
import { NOT_BUT, WAS } from "./correctionWords.ts";

const SWAP = entered(
  /^(?:change|switch|replace|swap|correct|update)(?: the exercise)?(?: (.+?))? (?:to|for|with|by|into) (.+)$/,
);
const AS = entered(
  /^(?:log|logged|put|save|record|mark|count|enter)(?:ged)? (?:it|that|this|them|those)(?: down)? as (.+)$/,
);
const WORD_NOT_WORD = entered(compiled(`^(.*\\p{L}.*?),? (?:${NOT_BUT.slice(3)} (?:the |an? )?(.*\\p{L}.*)$`, "u"));
const NOT_WORD_BUT = entered(
  /^(?:(?:it|that|this|they|those|these) (?:was|is|were|are) )?(?:not|nicht|pas) (?:the |an? )?(\p{L}[\p{L} '-]*?)(?:,? (?:but|(?:it|that|this|they|those|these) (?:was|were|is|are)|rather|actually|sondern|sino|mais|ma|mas)|,)(?: (?:das|es) war(?:en)?| c etait| (?:era|fue|foi))? (?:the |an? |die |der |das |la |le |el |il |o )?(\p{L}.*)$/u,
);
export const COPULA = compiled(`(?<![\\p{L}])(?:${WAS.slice(3)}(?![\\p{L}])`, "u");
const MEANT = entered(
  /(?<![\p{L}])(?:i (?:mean|meant)(?: to (?:say|write|log|put))?|meant|make (?:that|it|this)|should (?:be|have been)|gemeint (?:waren|war)|ich meinte|je voulais dire|quise decir|volevo dire|intendevo|quis dizer)(?![\p{L}])/u,
);
const MOVEMENT = entered(
  /(?<![\p{L}])(?:rows?|press(?:es)?|squats?|curls?|deadlifts?|lunges?|raises?|fl(?:y|ye|ies|yes)|pull ?-?(?:downs?|ups?|overs?)|chin ?-?ups?|push ?-?(?:ups?|downs?)|dips?|planks?|extensions?|bench|thrusts?|bridges?|swings?|carr(?:y|ies)|shrugs?|crunch(?:es)?|machine|cables?|barbell|dumb ?bells?|db|bb|kb|kettlebells?|smith|rdls?|ohp|hack|hammer|incline|decline|sumo|romanian|conventional|front|bulgarian|goblet|zercher|pendlay|close ?-?grip|wide ?-?grip|seated|standing|flat|floor|reverse|trap ?-?bar|ez ?-?bar|rope|bands?|banded|landmine|preacher|arnold|(?:single|one|1) ?-?(?:arm|leg)|chest ?-?supported|bent ?-?over|t ?-?bar|rear ?-?delts?|pec ?-?deck|upright|lateral|lying|kneeling|underhand|overhand|supinated|pronated|swiss ?-?bar|deficit|neutral ?-?grip|schragbank|sitzend|stehend|inclinad[oa]|declinad[oa]|sentad[oa]|inclinee?|assise?|inclinata|piana|kniebeugen?|kreuzheben|bankdrucken|rudern|sentadillas?|peso muerto|remo|stacco|panca|agachamento|supino|developpe|tirage|treadmill|elliptical|cross ?trainer|stationary|spin(?:ning)? bike|air ?bike|erg|laufband|crosstrainer|ergometer|tapis(?: de course| roulant)?|cinta|eliptica|esteira)(?![\p{L}])/u,
);

const names = (words: string): boolean => MOVEMENT.test(words) || words.split(" ").some(isMovementWord);

/** "Presses not counted", "clicks a bit, no pain": what was done or felt, and nothing that it was taken for. */
const NO_NAME =
  /^(?:pains?|aches?|discomfort|soreness|swelling|problems?|issues?|complaints?|trouble|worries|luck|idea|clue|way|rest|breaks?|excuses?|stress|rush|help|spotter|belt|straps?|warm ?up|music|energy|sleep|schmerz\p{L}*|douleurs?|dolor(?:es)?|dolore|dor|count(?:ed|ing)?|includ(?:ed|ing)|logged|recorded|done|finished|(?:mit)?gezahlt|gemacht|compte[es]*|fait[es]*|contad[oa]s?|contat[oaie]|fatt[oaie]|hech[oa]s?|feit[oa]s?)\b/u;

/** "Pendlay rows, not regular": what it was not has no name of its own. */
const USUAL = /^(?:regular|normal|usual|ordinary|plain|standard|basic)(?: (?:ones?|kind|version|way))?$/;

/** Which words name the entry and which another exercise, in what the values have left. In: folded text. */
export function readNames(
  left: string,
  isAlone: boolean,
): {
  target: string | null;
  exercise: { phrase: string; instead: string | null } | null;
} {
  const text = left.replace(/\|/g, " ").replace(/\s+/g, " ").trim();
  const swap = SWAP.exec(text);
  if (swap) {
    const [from, to] = [phraseIn(swap[1] ?? ""), phraseIn(swap[2] ?? "")];
    if (to !== null) return { target: null, exercise: { phrase: to, instead: from } };
    return { target: from, exercise: null };
  }
  const as = AS.exec(text);
  const named = as ? phraseIn(as[1] ?? "") : null;
  if (named !== null) return { target: null, exercise: { phrase: named, instead: null } };
  const reversed = NOT_WORD_BUT.exec(text);
  const contrast = reversed ? null : WORD_NOT_WORD.exec(text);
  const [right, wrong] = reversed ? [reversed[2], reversed[1]] : [contrast?.[1], contrast?.[2]];
  if (right !== undefined && wrong !== undefined) {
    const copula = COPULA.exec(right);
    const phrase = phraseIn(copula ? right.slice(copula.index + copula[0].length) : right);
    const instead = phraseIn(wrong);
    // "150 not 1500, I am not the Hulk": no exercise, where figures are put right and neither names one.
    const isName = !text.includes("~") || [phrase, instead].some((words) => words !== null && names(words));
    if (phrase !== null && instead !== null && isName && !NO_NAME.test(instead))
      return { target: null, exercise: { phrase, instead: USUAL.test(instead) ? null : instead } };
  }
  const meant = MEANT.exec(text);
  const copula = COPULA.exec(text);
  const cut = meant ?? copula;
  const [before, after] = cut ? [text.slice(0, cut.index), text.slice(cut.index + cut[0].length)] : [text, ""];
  const exercise = phraseIn(after.replace(/^[\s~]*(?:on|with|for|pour|fur|beim?|para|pra|per|sur|em|en|no|na) /, " "));
  const stated = meant !== null && !/^make/.test(meant[0]);
  // "I mean bench was 62.5": the entry, and what it was.
  const told = stated ? COPULA.exec(after) : null;
  const ofEntry = told !== null && after.slice(told.index).includes("~") ? phraseIn(after.slice(0, told.index)) : null;
  if (ofEntry !== null && names(ofEntry)) return { target: ofEntry, exercise: null };
  // "With dumbbells I mean": it comes first.
  const meantFirst = stated && after.trim() === "" ? phraseIn(before.replace(/^\s*(?:on|with|for) /, " ")) : null;
  if (meantFirst !== null && MOVEMENT.test(meantFirst))
    return { target: null, exercise: { phrase: meantFirst, instead: null } };
  if (exercise !== null && (stated || names(exercise))) {
    return { target: phraseIn(before), exercise: { phrase: exercise, instead: null } };
  }
  const target = phraseIn(exercise === null ? before : text);
  // "No, the dumbbell one": a name and nothing else is another exercise; "lunges are ok actually" says how they are.
  const isOpinion = cut !== null && after.trim() !== "";
  if (isAlone && !isOpinion && target !== null && MOVEMENT.test(target)) {
    return { target: null, exercise: { phrase: target, instead: null } };
  }
  return { target, exercise: null };
}
