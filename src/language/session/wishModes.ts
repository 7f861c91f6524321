import { REFUSE, refusesFrom } from "./wishFrames.ts";

const MUST = new Set(
  "include includes including incl must featuring feature features insist definitely inklusive inkl incluye incluyendo incluant inclus includi incluindo".split(
    " ",
  ),
);
const LIKES = new Set(
  "with some want like love add plus do need around on around practise practice throw having mit avec con com then".split(
    " ",
  ),
);
const START = /^(?:start|starting|starts|begin|beginning|open|opening|first|kick)$/;
const END = /^(?:finish|finishing|finishes|end|ending|ends|last|close|closing|finisher)$/;
export const END_OF_THOUGHT = new Set([
  ".",
  ";",
  "!",
  "?",
  "\n",
  "but",
  "aber",
  "sondern",
  "pero",
  "ma",
  "because",
  "(",
  ")",
  ":",
  "instead",
  "however",
  "since",
  "so",
]);
const HURTS =
  /^(?:hurts?|hurting|pain|pains|painful|aches?|aching|sore|clicks?|clicking|pinch(?:es)?|bad|worse|flares?|flaring|acts?|acting|bothers?|twinges?|complains?|pops?|popping|grinds?|stings?)$/;
/** What leads from a complaint to the movement that brings it on: "my elbow flares up with curls". */
const CAUSED_BY = /^(?:when|whenever|during|with|from|doing|on|after)$/;
const hurtsBefore = (tokens: readonly string[], at: number): boolean => {
  const before = tokens.slice(Math.max(0, at - 4), at);
  const hurt = before.findLastIndex((word) => HURTS.test(word));
  return hurt >= 0 && before.slice(hurt + 1).every((word) => !END_OF_THOUGHT.has(word) && !/^(?:,|-|and)$/.test(word));
};
const NOT_REFUSED =
  /^(?:only|just|sure|idea|problem|issue|pain|more|less|need|matter|worries|preference|bad|too|equipment|gear|time|rush|limit)$/;

/** What is said of the names that come next, and how far that reaches. */
export type Mode = {
  kind: "none" | "refuse" | "include";
  must: boolean;
  place: "start" | "end" | null;
  /** Unknown words still let through before the first name. */
  slack: number;
  hasNamed: boolean;
};
export const NEUTRAL: Mode = { kind: "none", must: false, place: null, slack: 0, hasNamed: false };

/** What a trigger word at `i` does to the exercises named after it. */
export function modeAt(tokens: readonly string[], i: number, mode: Mode): Mode | null {
  const token = tokens[i] ?? "";
  const next = tokens[i + 1] ?? "";
  // "do not include", "never start with": what is refused stays refused until it has been named.
  const isHeld = mode.kind === "refuse" && !mode.hasNamed;
  if (isHeld && next === "to" && /^(?:has|have|needs?|got)$/.test(token)) return { ...mode, slack: 2 };
  if (isHeld && (MUST.has(token) || LIKES.has(token) || START.test(token) || END.test(token))) return mode;
  if (CAUSED_BY.test(token) && hurtsBefore(tokens, i)) {
    return { kind: "refuse", must: true, place: null, slack: 3, hasNamed: false };
  }
  const isNoMore = next === "more" && tokens[i + 2] !== "than" && !/^\d/.test(tokens[i + 2] ?? "");
  if (
    REFUSE.has(token) &&
    (isNoMore || !NOT_REFUSED.test(next)) &&
    !(token === "not" && mode.kind === "include" && next === "")
  ) {
    return { kind: "refuse", must: true, place: null, slack: 4, hasNamed: false };
  }
  if (refusesFrom(tokens, i)) return { kind: "refuse", must: true, place: null, slack: 5, hasNamed: false };
  const isFirstEver = token === "first" && /^(?:my|very)$/.test(tokens[i - 1] ?? "");
  if (START.test(token) && !isFirstEver)
    return { kind: "include", must: true, place: "start", slack: 5, hasNamed: false };
  if (END.test(token) && !/^(?:in|of|week|time|night)$/.test(next))
    return { kind: "include", must: true, place: "end", slack: 5, hasNamed: false };
  if (MUST.has(token)) return { kind: "include", must: true, place: mode.place, slack: 5, hasNamed: false };
  if (/^(?:make|be)$/.test(token) && next === "sure")
    return { kind: "include", must: true, place: null, slack: 7, hasNamed: false };
  if (/^(?:has|have|needs|need|got)$/.test(token) && next === "to")
    return { kind: "include", must: true, place: null, slack: 5, hasNamed: false };
  if (token === "at" && next === "least")
    return { kind: "include", must: true, place: mode.place, slack: 4, hasNamed: false };
  const isOver = mode.kind === "refuse" && mode.hasNamed && WISHES_ANEW.test(`${tokens[i - 1] ?? ""} ${token}`);
  if (LIKES.has(token) && (mode.kind !== "refuse" || isOver)) {
    return {
      kind: "include",
      must: mode.kind === "include" && mode.must,
      place: mode.place,
      slack: 3,
      hasNamed: false,
    };
  }
  return null;
}

/** After a list of what is not wanted: "no bulgarians, but with pull-ups", "no rows, i'd like to do dips". */
const WISHES_ANEW =
  /^(?:(?:i|we|would|do|definitely|really) (?:want|like|love|need|add)|(?:but|,|-|and|please) (?:want|love|need|add|plus|with|some|do|then|mit|avec|con|com))$/;
