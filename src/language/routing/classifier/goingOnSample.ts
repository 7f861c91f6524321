import { ROUTES, type Route } from "../../../protocol/turn.ts";
import { englishFeatures, messageFeatures, namedBucket } from "../../classifier/messageFeatures.ts";
import { BUCKETS, type Sample, sampleOf } from "../../classifier/sample.ts";
import type { Heard } from "./routeSample.ts";

/** How likely a route is by the words alone, 0 to 1. */
export type ShareOf = (route: Route) => number;

const HALF = BUCKETS / 2;
const SIGNALS_COUNT = 0.7;
const NAMED_COUNT = 0.5;
const MOST_WORDS = 9;
const BANDS = [0.05, 0.2, 0.5, 0.8, 0.95] as const;
const bandOf = (share: number) => BANDS.filter((least) => share > least).length;

/** A word of a message that follows one of a route: one bucket of the upper half for each word and route. */
const after = (bucket: number, route: number) =>
  HALF + (Math.imul(bucket ^ Math.imul(route + 1, 0x9e3779b1), 0x85ebca6b) >>> 17);

/** A message after another one, as the classifier of what goes on is fitted on it and asked about it. */
export function goingOnSample({ text, signals }: Heard, before: Route, shareOf: ShareOf): Sample {
  const own = messageFeatures(text).words;
  const words = [...new Set([...own, ...(englishFeatures(text)?.words ?? [])])];
  const place = ROUTES.indexOf(before);
  const top = ROUTES.reduce((best, route) => (shareOf(route) > shareOf(best) ? route : best));
  const [sure, unknown, same] = [bandOf(shareOf(top)), bandOf(shareOf("UNKNOWN")), bandOf(shareOf(before))];
  const isUnknown = top === "UNKNOWN";
  const size = Math.min(MOST_WORDS, text.split(/\s+/).length);
  const named = [
    `before ${before}`,
    `likeliest ${top}`,
    `likeliest ${top} after ${before}`,
    `sure ${sure}`,
    `unknown ${unknown}`,
    `same ${same}`,
    `same ${same} sure ${sure} ${isUnknown}`,
    `is ${top === before} ${sure}`,
    `size ${size}`,
    `size ${size} sure ${sure} ${isUnknown}`,
    `long ${size > 5} after ${before}`,
  ];
  return sampleOf([
    { buckets: words, length: 1 },
    { buckets: words.map((bucket) => after(bucket, place)), length: 1 },
    { buckets: signals.map(namedBucket), length: SIGNALS_COUNT },
    { buckets: named.map(namedBucket), each: NAMED_COUNT },
  ]);
}
