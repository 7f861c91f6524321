import type { Screening } from "../../protocol/understanding.ts";
import { isLimbAsleep, isSatNumb } from "./limbAsleep.ts";
import type { Reading } from "./reading.ts";
import { isSlightAndOver } from "./slightAndOver.ts";

/** Findings that are over: words in front of a log or a request, and the whole answer where there is none. */
const CALM: ReadonlySet<string> = new Set(["stop.limb_asleep", "stop.passed"]);
export const isOver = ({ rule }: Screening): boolean => rule !== null && CALM.has(rule);

/** What is sensed of a body and told with how it came, or as slight and over, gets calm words. */
export function milderOf({ text }: Reading) {
  if (isSlightAndOver(text)) return { verdict: "note", rule: "stop.passed", answer: "passed" } as const;
  if (isLimbAsleep(text)) return { verdict: "note", rule: "stop.limb_asleep", answer: "limbAsleep" } as const;
  return isSatNumb(text) ? ({ verdict: "caution", rule: "stop.numbness", answer: "numbness" } as const) : null;
}
