import { compiled } from "../patterns/compiled.ts";
import type { Finding, Rule } from "./finding.ts";
import type { Concept, Hit, Reading } from "./reading.ts";
import { needing } from "./ruleNeeds.ts";

/** A sign by its words. All that is named must hold. */
export type Sign = {
  rule: string;
  answer: Finding["answer"];
  /** What is found. */
  of: readonly Concept[];
  /** Stands within `gap` words (6 unless told) of it, in the same sentence. */
  near?: readonly Concept[];
  gap?: number;
  /** One of these stands anywhere in the message. */
  also?: readonly Concept[];
  /** The message says so. */
  says?: RegExp;
  /** The sentence says so: something harmless. */
  unless?: RegExp;
  /** Whatever sentence it stands in, this makes it harmless. */
  isSettled?: (reading: Reading) => boolean;
};

/** Joins words and phrases to one pattern of whole words. */
export const anyOf = (...words: readonly string[]): RegExp => compiled(`\\b(?:${words.join("|")})\\b`);

/** What makes most signs harmless wherever they stand: fiction and screens, a joke that is called one, a paralysis of the mind. */
const HARMLESS = anyOf(
  "analysis paralysis|netflix|movies?|films?|video ?games?|computer games?|gaming|game of|(?:my|the|a) character in (?:the|a|my|this) \\w+|memes?|lyrics|songs?|playlist|on tv",
  "(?:tv|the|new|that|this|crime|comedy) series(?! of)|seasons? \\d|episode \\d|(?:tv|the|new|last|latest|whole) episode(?! of)",
  "novels?|(?:a|the|my|this|that|good) book|documentary",
  "(?<!\\b(?:no|not|isnt|aint|even|never) (?:a )?)(?:joke|joking|kidding)",
);
const LAUGHTER = /\blol\b/;

type Make = (rule: string, answer: Finding["answer"], ...evidence: Hit[]) => Finding;

/** Makes a rule of a sign. `make`: what becomes of it when it is found. `isJestIfLaughed`: whoever laughs does not mean it. */
export const signRule = (make: Make, sign: Sign, isJestIfLaughed = false): Rule =>
  needing({ concepts: sign.of }, (r) => {
    const evidence = found(r, sign, isJestIfLaughed);
    return evidence ? make(sign.rule, sign.answer, ...evidence) : null;
  });

function found(
  r: Reading,
  { of, near, gap = 6, also, says, unless, isSettled }: Sign,
  isJestIfLaughed: boolean,
): Hit[] | null {
  // What most messages lack is asked for first.
  const named = r.hits(...of);
  if (named.length === 0 || (also && r.hits(...also).length === 0)) return null;
  if ((says && !r.says(says)) || isSettled?.(r)) return null;
  const fits = (hit: Hit) =>
    !(unless && r.says(unless, hit)) && !r.says(HARMLESS, hit) && !(isJestIfLaughed && r.says(LAUGHTER, hit));
  if (!near) {
    const hit = named.find(fits);
    return hit ? [hit] : null;
  }
  const others = r.hits(...near);
  if (others.length === 0) return null;
  for (const [one, other] of pairs(named.filter(fits), others, gap)) return [one, other];
  return null;
}

/** Hits of both kinds in one sentence with at most `gap` words between them. */
function* pairs(ones: readonly Hit[], others: readonly Hit[], gap: number): Generator<[Hit, Hit]> {
  const bySentence = Map.groupBy(others, ({ sentence }) => sentence);
  for (const one of ones) {
    for (const other of bySentence.get(one.sentence) ?? []) {
      const isSame = one.start === other.start && one.end === other.end;
      if (!isSame && Math.max(other.start - one.end, one.start - other.end) <= gap) yield [one, other];
    }
  }
}
