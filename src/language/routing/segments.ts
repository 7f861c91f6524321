import { meantAndDone } from "../notation/meantAndDone.ts";
import { isNotAsked } from "./notAsked.ts";
import { routeRequest } from "./routeRequest.ts";
import { beginOf, type Decide, pieceOf, requestStarts, takeApart, unpackBoundary } from "./segmenting/boundary.ts";
import packed from "./segmenting/boundaryWeights.json" with { type: "json" };
import { saysHowHard } from "./segmenting/howHard.ts";

const LONGEST = 4_000;
const FITTED = unpackBoundary(packed);
const OUT_OF_CONTEXT: Decide = (text) =>
  routeRequest(text, { recentRoute: null, hasRecentLog: false, hasRecentWorkout: false });

/** "… then 10 min | cool down walk": a part of the training with its time before it, and no order to do it. */
const isTimedPart = (text: string, at: number): boolean =>
  /\d ?-?min\w*\.? (?:of |de |di )?$/i.test(text.slice(Math.max(0, at - LONGEST_TIME), at)) &&
  /^(?:cool|warm)[ -]?(?:down|up)\b/i.test(text.slice(at));
const LONGEST_TIME = 16;

/** "Pull session, low back | is sore": said of the words before it, since nothing parts them and nothing is asked. */
const isOfSubject = (text: string, at: number): boolean =>
  /\p{L} $/u.test(text.slice(Math.max(0, at - 2), at)) &&
  /^(?:is|are|was|were)\b(?! (?:it|that|this|there|they|he|she|we|you|i)\b)[^?]*?(?:[.!\n]|$)/i.test(text.slice(at));

/**
 * Splits a message into the requests it makes, in order. In: any text, and how a piece of it is routed (asked for only
 * where the words leave it open). Out: at least one part for a text that is not blank, each a piece of the text as
 * typed. What only limits or explains a request ("my knees are bad", "30 minutes", "thanks!") stays with the request it
 * belongs to. Where a new request begins is decided by weights fitted by `scripts/trainSegments.ts`.
 */
export function segment(text: string, decide: Decide = OUT_OF_CONTEXT): string[] {
  if (text.trim() === "") return [];
  const taken = takeApart(text.slice(0, LONGEST), FITTED.starters);
  const oneThing = meantAndDone(taken.text);
  const starts = requestStarts(taken, FITTED, decide).filter((start) => {
    const at = beginOf(taken, start);
    return (
      !oneThing.some(({ start: from, end }) => from < at && at < end) &&
      !isTimedPart(taken.text, at) &&
      !isNotAsked(taken.text.slice(0, at), taken.text.slice(at)) &&
      !isOfSubject(taken.text, at) &&
      !saysHowHard(taken.text, at)
    );
  });
  if (starts.length === 1) return [text.trim()];
  return starts.map((start, place) => {
    const next = taken.gaps.find((gap) => gap.at === starts[place + 1]);
    return next ? pieceOf(taken, start, next.last) : text.slice(beginOf(taken, start)).trim();
  });
}
