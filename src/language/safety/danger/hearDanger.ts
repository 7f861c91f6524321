import type { Sample } from "../../classifier/softmaxRegression.ts";
import { messageFeatures, namedBucket } from "../../routing/classifier/messageFeatures.ts";
import type { Concept, Reading } from "../reading.ts";

/** How much words, concepts and a rule's finding count beside parts of words. */
const WORDS_COUNT = 1.5;
const CONCEPTS_COUNT = 1.5;
const RULE_COUNTS = 0.5;

/**
 * A message as the danger classifier hears it: its words and parts of words, the concepts in it with how they are meant,
 * and what the rules found, if anything.
 */
export function hearDanger(text: string, concepts: readonly string[], rule: string | null): Sample {
  const { words, parts } = messageFeatures(text);
  const groups = [
    { buckets: words, value: WORDS_COUNT / Math.sqrt(words.length || 1) },
    { buckets: parts, value: 1 / Math.sqrt(parts.length || 1) },
    {
      buckets: concepts.map((name) => namedBucket(`concept ${name}`)),
      value: CONCEPTS_COUNT / Math.sqrt(concepts.length || 1),
    },
    { buckets: rule === null ? [] : [namedBucket(`rule ${rule}`)], value: RULE_COUNTS },
  ];
  return {
    buckets: Uint16Array.from(groups.flatMap((group) => group.buckets)),
    values: Float32Array.from(groups.flatMap((group) => group.buckets.map(() => group.value))),
  };
}

/** The concepts of a message, each with how it is meant: of whom, denied, past, asked. */
export function conceptsIn(reading: Reading, concepts: readonly Concept[]): string[] {
  return [
    ...new Set(
      reading.every(...concepts).flatMap(({ name, frame }) => {
        const meant = frame.isNegated ? "not" : frame.isRemote ? "past" : frame.isHypothetical ? "asked" : frame.whose;
        return [name, `${name} ${meant}`];
      }),
    ),
  ];
}
