import { englishFeatures, messageFeatures, namedBucket } from "../../classifier/messageFeatures.ts";
import { type Sample, sampleOf } from "../../classifier/sample.ts";

/** What is classified: the words of one request, and the names of the signals and rules that fire on them. */
export type Heard = { text: string; signals: readonly string[]; rules: readonly string[] };

/** How much whole words, signals and rules count beside parts of words, chosen by cross-validation on the training data. */
const WORDS_COUNT = 2;
const SIGNALS_COUNT = 1.5;
const RULE_COUNTS = 0.5;

/** A request as the route classifier is fitted on it and asked about it. Each rule counts by itself. */
export function routeSample({ text, signals, rules }: Heard): Sample {
  const own = messageFeatures(text);
  const english = englishFeatures(text);
  const words = english ? [...new Set([...own.words, ...english.words])] : own.words;
  const parts = english ? [...new Set([...own.parts, ...english.parts])] : own.parts;
  return sampleOf([
    { buckets: words, length: WORDS_COUNT },
    { buckets: parts, length: 1 },
    { buckets: signals.map(namedBucket), length: SIGNALS_COUNT },
    { buckets: rules.map(namedBucket), each: RULE_COUNTS },
  ]);
}
