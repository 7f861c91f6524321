import { messageFeatures, namedBucket } from "../../classifier/messageFeatures.ts";
import { type Sample, sampleOf } from "../../classifier/sample.ts";
import type { Reading } from "../reading.ts";
import { dangerMarks } from "./dangerMarks.ts";

/** How much words, concepts, marks and a rule's finding count beside parts of words. */
const WORDS_COUNT = 1.5;
const CONCEPTS_COUNT = 1.5;
const MARKS_COUNT = 1.5;
const RULE_COUNTS = 0.5;

/**
 * A message as the danger classifier hears it: its words and parts of words, the concepts in it with how they are meant,
 * the kinds of its words, and what the rules found, if anything.
 */
export function hearDanger(text: string, reading: Reading, rule: string | null): Sample {
  const { words, parts } = messageFeatures(text);
  const concepts = conceptsIn(reading);
  const { singles, pairs } = dangerMarks(reading);
  return sampleOf([
    { buckets: words, length: WORDS_COUNT },
    { buckets: parts, length: 1 },
    { buckets: concepts.map((name) => namedBucket(`concept ${name}`)), length: CONCEPTS_COUNT },
    { buckets: singles.map((name) => namedBucket(`mark ${name}`)), length: MARKS_COUNT },
    { buckets: pairs.map((name) => namedBucket(`marks ${name}`)), length: MARKS_COUNT },
    { buckets: rule === null ? [] : [namedBucket(`rule ${rule}`)], each: RULE_COUNTS },
  ]);
}

/** The concepts of a message, each with how it is meant: of whom, denied, past, asked. */
function conceptsIn(reading: Reading): string[] {
  return [
    ...new Set(
      reading.everything().flatMap(({ name, frame }) => {
        const meant = frame.isNegated ? "not" : frame.isRemote ? "past" : frame.isHypothetical ? "asked" : frame.whose;
        return [name, `${name} ${meant}`];
      }),
    ),
  ];
}
