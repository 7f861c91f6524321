import { compiled } from "../../patterns/compiled.ts";
import { EXERCISE } from "../../routing/trainingWords.ts";
import { type FactDraft, keyOf, state } from "./factDraft.ts";
import { readHeight } from "./measures.ts";
import { isTasteObject } from "./tasteObjects.ts";

/** "My brother weighs 90 kg, me 72": the same is said of the writer, without its verb. */
const GAPPED =
  /^(.*?)[ ,]+(?:and |but |while |und |et |y |e )?(?:me|moi|ich|yo|io|eu|i am(?: only| just)?)[ ,:]+(?:only |just |about |am |bin |nur )*(1[.,]\d\d|\d{2,3}(?:[.,]\d)?)(?: ?(kgs?|kilos?|lbs?|pounds|cm))?$/;

/** What somebody else feels about a thing, at the end of a clause. */
const THEIR_TASTE =
  /\b(?:hates?|loves?|likes?|dislikes?|adores?|enjoys?|loathes?|swears by|(?:can|does) not (?:stand|like)|is (?:mad|crazy) about) (?:doing |the )?([a-z][a-z -]{2,28})$/;
const MY_TASTE =
  /^(?:and |but |while |though |whereas )*i (?:really |actually |just |personally |secretly |myself )*(hate|love|like|dislike|can not stand|adore|enjoy|loathe|do not like|do not mind)(?: (?:it|them|that|those|doing (?:it|them|those)))(?: though| too| so much| a lot)?$/;

/** "My husband hates squats, I love them": what is meant is named by the other's clause. In: both folded. */
export function readSharedTaste(theirs: string, mine: string): FactDraft[] {
  const thing = THEIR_TASTE.exec(theirs)?.[1];
  const felt = MY_TASTE.exec(mine.replace(/[\s.!]+$/, ""))?.[1];
  if (thing === undefined || felt === undefined || felt === "do not mind" || !isTasteObject(thing)) return [];
  const isLiked = /^(?:love|like|adore|enjoy)$/.test(felt);
  return [state(isLiked ? "preference_like" : "preference_dislike", thing, `preference:${keyOf(thing)}`)];
}

/** A clause that goes on so. */
export const ELLIPTIC =
  /^(?:and |but |while |und |et |y |e )?(?:me|moi|ich|yo|io|eu|i am)\b[ ,:]+(?!i ?['’]?a?m\b)(?:\w+ )?(?:\d{2,3}(?!\d)|1[.,]\d\d\b)/;

/** What somebody weighs or how tall they are ends so: what they lifted goes on behind the figure, or has another verb. */
const IS_SO =
  /\b(?:is|are|was|am|at|ist|sind|hat|est|fait|mesure|es|mide|tiene|e|ha|fa|pesa|mede|tem)(?: (?:about|around|only|just|ca|nur))? [\d.,]+ ?(?:kgs?|kilos?|lbs?|pounds?|cm)(?: (?:tall|gross|heavy|schwer))?$/;
const LIFTS = compiled(
  `\\b(?:${EXERCISE}|bench\\w*|squat\\w*|dead ?lift\\w*|press\\w*|curl\\w*|lift\\w*|row\\w*|pull\\w*|push\\w*|does|did|can|gedruckt|druckt|gehoben|hebt|beugt|gebeugt|stemmt|gestemmt|macht|schafft|souleve|pousse|tire|levanta|empuja|solleva|spinge|alza|supino|panca)\\b`,
);

/** What a clause about somebody else says of the writer behind a "me". In: folded text. */
export function readGapped(folded: string): FactDraft[] {
  const [, told = "", figure = "", unit] = GAPPED.exec(folded.replace(/[\s.!]+$/, "")) ?? [];
  if (figure === "") return [];
  const named = /\d ?(kg|kilo|lb|pound|cm)/.exec(told)?.[1];
  const meant = unit ?? named ?? "";
  if (/^1[.,]/.test(figure)) {
    const height = readHeight(`${figure} m`);
    return height ? [state("height", height.value)] : [];
  }
  if (/^cm/.test(meant)) return [state("height", `${figure} cm`)];
  const isMass =
    /\b(?:weigh\w*|wieg\w*|pese|pesa)\b/.test(told) || (!LIFTS.test(told) && (IS_SO.test(told) || unit !== undefined));
  if (isMass)
    return [state("body_weight", /^(?:kg|kilo)/.test(meant) ? `${figure} kg` : meant === "" ? figure : `${figure} lb`)];
  return /\b(?:is|ist|a|tiene|ha|tem) \d\d(?: (?:years?|jahre|ans|anos|anni))?\b/.test(told) && /^\d\d$/.test(figure)
    ? [state("age", figure)]
    : [];
}
