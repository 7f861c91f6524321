import { englishFeatures, messageFeatures, namedBucket } from "../../classifier/messageFeatures.ts";
import { type Sample, sampleOf } from "../../classifier/sample.ts";
import { foldText } from "../../foldText.ts";
import { readStance } from "../stance.ts";
import { deedMarks } from "./deedMarks.ts";

/** How much words, marks and cues count beside parts of words, chosen by cross-validation. */
const WORDS_COUNT = 2;
const MARKS_COUNT = 1.5;
const CUES_COUNT = 1;

/** A message as the classifier of deeds is fitted on it and asked about it: its words, also in rough English, its marks, and what the cues of stance say. */
export function deedSample(text: string): Sample {
  const own = messageFeatures(text);
  const english = englishFeatures(text);
  const { stance, signals } = readStance(text);
  const cues = [`stance ${stance}`, ...signals.map((name) => `cue ${name}`)];
  return sampleOf([
    { buckets: english ? [...new Set([...own.words, ...english.words])] : own.words, length: WORDS_COUNT },
    { buckets: english ? [...new Set([...own.parts, ...english.parts])] : own.parts, length: 1 },
    { buckets: deedMarks(foldText(text)).map((name) => namedBucket(`deed ${name}`)), length: MARKS_COUNT },
    { buckets: cues.map(namedBucket), length: CUES_COUNT },
  ]);
}
