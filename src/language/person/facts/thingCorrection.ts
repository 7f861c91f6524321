import { JOINT_NAMES, type Joint } from "../../../protocol/vocabulary.ts";
import { foldText } from "../../foldText.ts";
import { compiled } from "../../patterns/compiled.ts";
import { readLimitations, sideOfWord } from "../limitations.ts";
import { capitalised } from "./asTyped.ts";
import { end, type FactDraft, keyOf, type RecentFact, state } from "./factDraft.ts";
import { FOODS } from "./foodWords.ts";
import { isGivenName } from "./givenNames.ts";

/** What says that something told before was not so, or not quite. */
const CORRECTS =
  /\b(?:turns? out|turned out|actually|pardon|perdon|scusa|desculpa|mejor|besser|lieber|meglio|melhor|sorry|oops|whoops|wait|correction|my (?:bad|mistake)|typo|scratch that|kidding|joking|jk|i (?:meant?|mixed|said|wrote)|mixed (?:it|them|that)? ?up|wrong|not|isn|wasn|instead|rather than|the other|update|tests? (?:says?|said|came|shows?|confirmed)|(?:doc|doctor|gp|physio|surgeon) (?:says?|said|reckons|thinks)|doch|nicht|sondern|stimmt nicht|finalement|en fait|pas|al final|en realidad|resulta|in realta|alla fine|na verdade|afinal)\b/;
const LONGEST = 160;
const A_FOOD = compiled(`\\b${FOODS}\\b`, "g");
/** Words by which the thing right behind them is taken back. */
const DENIED = /\b(?:not|never|no|isn t|wasn t|nicht|kein(?:e|en)?|pas|non|nao)(?: \w+){0,2} $/;
const EATEN =
  /\bi (?:do |also |actually |still )*(?:eat|ate|have eaten|can (?!not\b)(?:actually |still |totally |now )*(?:eat|have|drink|tolerate|digest))\b/;

function otherAllergy(folded: string, known: readonly RecentFact[]): FactDraft[] {
  const told = known.filter(({ type }) => type === "allergy");
  // "Actually I eat fish too": what is eaten is no allergy.
  if (told.length === 0 || EATEN.test(folded)) return [];
  const named = [...folded.matchAll(A_FOOD)].map(({ 0: food, index }) => ({
    food,
    isDenied: DENIED.test(folded.slice(Math.max(0, index - 24), index)),
  }));
  const keyed = (food: string) => `allergy:${keyOf(food)}`;
  const denied = named.filter(({ isDenied }) => isDenied).map(({ food }) => keyed(food));
  const meant = named.filter(({ food, isDenied }) => !isDenied && !told.some(({ key }) => key === keyed(food)));
  const wrong = told.filter(({ key }) => denied.includes(key));
  const [last] = told;
  const ended = wrong.length > 0 ? wrong : meant.length > 0 && last ? [last] : [];
  return [
    ...ended.map(({ value, key }) => end("allergy", value, key)),
    ...meant.map(({ food }) => state("allergy", food, keyed(food))),
  ];
}

const OTHER_SIDE =
  /\b(?:the )?other (?:one|side|knee|shoulder|hip|ankle|wrist|elbow|leg|arm)\b|\bwrong (?:side|knee|shoulder|hip|ankle|wrist|elbow)\b/;
const OPPOSITE = { left: "right", right: "left", both: null } as const;
const DENIED_PART =
  /\b(?:not|nicht|pas|no|non|nao) (?:the |my |in the |die |das |der |la |le |el |il |o |a )?(?:(?:left|right|lower|upper) )?\w+/g;

/** The joint that a word names, with the one before it: "lower back". */
const partIn = (before: string | undefined, word: string): Joint | undefined =>
  word.length < 3
    ? undefined
    : (readLimitations(`bad ${before === "lower" || before === "upper" ? `${before} ` : ""}${word}`)[0]?.joint ??
      undefined);

/** "I meant the right one", "it's the ankle, not the knee": the joint that is meant, and the one before is hurt no longer. */
function otherJoint(folded: string, [last]: readonly RecentFact[]): FactDraft[] {
  const joint = last?.key.split(":")[1] as Joint | undefined;
  if (last?.type !== "injury" || joint === undefined || !Object.hasOwn(JOINT_NAMES, joint)) return [];
  const meant = folded.replace(DENIED_PART, " ");
  const words = meant.replace(/\bright (?:now|away)\b/g, " ").split(/[^a-z]+/);
  const before = sideOfWord(last.value.split(" ")[0] ?? "");
  const side =
    words.map(sideOfWord).find((one) => one !== null) ??
    (OTHER_SIDE.test(meant) && before !== null ? OPPOSITE[before] : null);
  const named = words.map((word, at) => partIn(words[at - 1], word)).find((part) => part !== undefined) ?? joint;
  if (named === joint && (side === null || side === before)) return [];
  const rest =
    named === joint ? last.value.replace(/^(?:left|right|both) /, "") : (/\(\w+\)$/.exec(last.value)?.[0] ?? "");
  const value = `${side === null ? "" : `${side} `}${named === joint ? "" : `${JOINT_NAMES[named]} `}${rest}`.trim();
  return [
    end("injury", last.value, last.key),
    state("injury", value, `injury:${named}${side === null || side === "both" ? "" : `:${side}`}`),
  ];
}

const NAME_PREFERRED =
  /(?:^|[ ,])(\p{L}{2,20})(?:['’]?s| is| would be)? (?:better|fine|easier|shorter|nicer|preferred|enough|what (?:everyone|everybody|people|they|my friends) calls? me)\b|\b(?:mejor|besser|lieber|plut[oô]t|meglio|melhor|prefer|just|rather|stick (?:with|to)|go with|make it|use) (\p{L}{2,20})[\s.!]*$/iu;
const NO_NAME = /^(?:it|that|this|which|much|call|the|one|name|good|fine|you|me|now|please|wait|first|short)$/i;

function otherName(text: string, [last]: readonly RecentFact[]): FactDraft[] {
  if (last?.type !== "name") return [];
  const match = NAME_PREFERRED.exec(text);
  const name = match?.[1] ?? match?.[2];
  if (!name || NO_NAME.test(name) || !(/^\p{Lu}/u.test(name) || isGivenName(name.toLowerCase()))) return [];
  return [state("name", capitalised(name))];
}

const NEW_DOSE =
  /\b(?:now|jetzt|ahora|maintenant|adesso|agora|dose|dosage|it|that|them|upped|increased|raised|bumped|lowered|reduced|cut|dropped|halved|doubled|changed|switched|down|up)\b.*?(?<![\d.,])(\d{1,4}(?:[.,]\d+)?) ?(mg|mcg|ug|iu|units?|ml)?(?=$|[ ,.;!]*(?:$|now\b|a day|daily|per|each|since|today|this|from|instead|again|of it|not\b))/;

function otherDose(folded: string, [last]: readonly RecentFact[]): FactDraft[] {
  if (last?.type !== "medication") return [];
  const [, figure, unit] = NEW_DOSE.exec(folded) ?? [];
  const known = /^(.*?)(?: ?\d+(?:[.,]\d+)? ?(\w+))?$/.exec(last.value);
  if (figure === undefined || known?.[1] === undefined || (unit === undefined && known[2] === undefined)) return [];
  return [state("medication", `${known[1].trim()} ${figure} ${unit ?? known[2]}`, last.key)];
}

/**
 * A thing that takes the place of one told before: "turns out it's hazelnut", "sorry, the RIGHT knee", "Lexi's better", "it's 40 mg
 * now". In: the message and what is known, the newest first. Out: statements that end the one and state the other; none where no
 * word corrects or nothing known is meant.
 */
export function readThingCorrection(text: string, recent: readonly RecentFact[]): FactDraft[] {
  if (recent.length === 0 || text.length > LONGEST || text.includes("?")) return [];
  const folded = foldText(text);
  const named = otherName(text, recent);
  if (named.length > 0) return named;
  const dose = otherDose(folded, recent);
  if (dose.length > 0) return dose;
  if (!CORRECTS.test(folded)) return [];
  const joint = otherJoint(folded, recent);
  return joint.length > 0 ? joint : otherAllergy(folded, recent);
}
