import type { LogEntry } from "../../protocol/workoutLog.ts";
import { englishFeatures, messageFeatures, namedBucket } from "../classifier/messageFeatures.ts";
import { type Sample, sampleOf } from "../classifier/sample.ts";
import { figuredText } from "../corrections/figuredText.ts";
import { foldText } from "../foldText.ts";
import { namesMovement } from "../notation/clauseWords.ts";
import { readStance } from "../routing/stance.ts";
import { actCues } from "./actCues.ts";

/** What a message after a log may do to what was said before: put it right, add a set, repeat it, strike it out, bring it back; tell sets of its own; or nothing. */
export const ACTS = ["none", "change", "add", "repeat", "delete", "restore", "log"] as const;
export type Act = (typeof ACTS)[number];

/** The part of a stored entry that a message is compared with. */
export type LastEntry = { name: string; sets: LogEntry["sets"] };

const OF_LAST = 0.35;
const OF_CUE = 0.25;
const FIGURE = /(?<![\d.,:])\d{1,4}(?:[.,]\d{1,2})?(?![\d:])/g;
const WORD = /\p{L}{3,}/gu;
const near = (value: number, held: number, most: number) => held > 0 && Math.abs(Math.log(value / held)) <= most;
/** So far apart are figures of one kind mostly. */
const NEAR = Math.log(1.6);

/** How one figure stands to those of an entry. */
function standing(value: number, { sets }: LastEntry): string[] {
  const found = new Set<string>();
  if (value === sets.length) found.add("same count");
  else if (near(value, sets.length, NEAR) && Number.isInteger(value)) found.add("near count");
  for (const set of sets) {
    for (const field of ["reps", "weight", "distance", "durationS"] as const) {
      const held = set[field];
      const said = field === "durationS" && (held ?? 0) >= 180 ? value * 60 : value;
      if (held === null) continue;
      if (said === held) found.add(`same ${field}`);
      else if (near(said, held, NEAR)) found.add(`near ${field}`);
    }
  }
  return found.size > 0 ? [...found] : ["far"];
}

/** What shows of a message only beside the entries before it. */
function besideLast(text: string, last: readonly LastEntry[]): string[] {
  const figures = (figuredText(text).match(FIGURE) ?? []).map((figure) => Number(figure.replace(",", ".")));
  const called = new Set(last.flatMap(({ name }) => (foldText(name).match(WORD) ?? []).map(stem)));
  const words = foldText(text).match(WORD) ?? [];
  const moves = words.filter(namesMovement);
  const ofLast = words.some((word) => called.has(stem(word)));
  const others = moves.some((word) => !called.has(stem(word)));
  const [first, ...more] = figures;
  const places = first === undefined ? [] : last.flatMap((entry) => standing(first, entry));
  const further = more.slice(0, 2).flatMap((figure) => last.flatMap((entry) => standing(figure, entry)));
  return [
    `figures ${Math.min(3, figures.length)}`,
    `entries ${Math.min(2, last.length)}`,
    `name ${ofLast ? "of last" : ""} ${others ? "other" : ""}`,
    ...new Set(places.map((place) => `first ${place}`)),
    ...new Set(further.map((place) => `more ${place}`)),
  ];
}

const stem = (word: string) => word.replace(/e?s$/, "").slice(0, 5);

/** What the classifier of acts sees: the words, and how figures and names stand to the entries before, where these are known. */
export function actSample(text: string, last: readonly LastEntry[] | null): Sample {
  const { words, parts } = messageFeatures(text);
  const english = englishFeatures(text);
  const both = english === null ? words : [...new Set([...words, ...english.words])];
  const beside = last === null ? ["unknown"] : besideLast(text, last);
  const cues = [...actCues(foldText(text)), `stance ${readStance(text).stance}`];
  return sampleOf([
    { buckets: both, length: 1 },
    { buckets: parts, length: 0.7 },
    { buckets: [...new Set(cues.map((name) => namedBucket(`act cue ${name}`)))], each: OF_CUE },
    { buckets: [...new Set(beside.map((name) => namedBucket(`act ${name}`)))], each: OF_LAST },
  ]);
}
