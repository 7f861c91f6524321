import { classOdds, softmax } from "../../classifier/classOdds.ts";
import { unpackWeights } from "../../classifier/packedWeights.ts";
import { type Mention, type MentionedIn, mentionedIn, mentionSample, type Reading } from "./mentionSample.ts";
import packed from "./mentionWeights.json" with { type: "json" };

/** What a mention is: asked for, turned down, or only spoken of. */
export const STANCES = ["wanted", "refused", "neutral"] as const;
export type Stance = (typeof STANCES)[number];

/** Says what a mention is, where the words around it speak against what the readers made of it; `null` leaves that as it is. */
export type JudgeMentions = (tokens: readonly string[], names: readonly Mention[]) => JudgeMention;
export type JudgeMention = (mention: Mention, reading: Reading) => Stance | null;

const fitted = unpackWeights(packed);
/** "Pull ups without a bar": what is lacking stands behind the name, and the name is wanted. */
const WITHOUT = new Set("without w/o ohne sans sin senza sem".split(" "));
/**
 * From which share on the words overrule what the readers made of a mention, each chosen by cross-validation (`trainMentions`). To leave out one too
 * many is no harm: a refusal is heard sooner than a wish.
 */
const LEAST: Readonly<Record<Reading, Partial<Record<Stance, number>>>> = {
  must: { refused: 0.7 },
  wanted: { refused: 0.55, neutral: 0.9 },
  named: { refused: 0.5, neutral: 0.8 },
  refused: { wanted: 0.9 },
  done: { wanted: 0.9, refused: 0.4 },
  passed: { refused: 0.8, wanted: 0.9 },
  unread: {},
};

/** How likely each stance is, in the order of `STANCES`. */
export function stanceShares(message: MentionedIn, mention: Mention, kind: string, reading: Reading): Float64Array {
  return softmax(classOdds(mentionSample(message, mention, kind, reading), fitted), fitted.temperature);
}

/**
 * Judges the exercises that a message names by all the words around them: a softmax regression fitted on `evals/data/mentions.train.jsonl`
 * by `scripts/trainMentions.ts`. Linear in the length of the message.
 */
export const judgeMentions: JudgeMentions = (tokens, names) => {
  let message: MentionedIn | null = null;
  return (mention, reading) => {
    message ??= mentionedIn(tokens, names);
    const shares = stanceShares(message, mention, "exercise", reading);
    const least = LEAST[reading];
    const found = STANCES.find((stance, at) => (shares[at] ?? 0) >= (least[stance] ?? 2)) ?? null;
    return found === "refused" && WITHOUT.has(tokens[mention.to] ?? "") ? null : found;
  };
};
