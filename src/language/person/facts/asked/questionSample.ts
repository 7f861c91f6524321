import { englishFeatures, messageFeatures } from "../../../classifier/messageFeatures.ts";
import { type Sample, sampleOf } from "../../../classifier/sample.ts";

const WORDS_COUNT = 2;

/** A question as the classifier of what it asks for is fitted on it and asked about it: its words, in rough English as well. */
export function questionSample(text: string): Sample {
  const own = messageFeatures(text);
  const english = englishFeatures(text);
  return sampleOf([
    { buckets: english ? [...new Set([...own.words, ...english.words])] : own.words, length: WORDS_COUNT },
    { buckets: english ? [...new Set([...own.parts, ...english.parts])] : own.parts, length: 1 },
  ]);
}
