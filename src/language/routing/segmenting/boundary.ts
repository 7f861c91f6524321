import { ROUTES, type Route } from "../../../protocol/turn.ts";
import { compiled } from "../../patterns/compiled.ts";
import { entered } from "../../patterns/enteredPattern.ts";
import { matchesIn } from "../../patterns/matchesIn.ts";
import { isToKeep, tellsAnew } from "../onlyTells.ts";
import { asksAfterSets } from "./afterSets.ts";
import { GAP_BUCKETS } from "./gapBuckets.ts";
import { gapFeatures, joinClass } from "./gapFeatures.ts";
import { type Gap, gapsIn, type Join, type Word, wordsOf } from "./gaps.ts";
import { ORDER_WORDS, QUESTION_WORDS } from "./requestWords.ts";

/** Which route a piece of the message speaks for by itself, and how surely (0 to 1). */
export type Decide = (text: string) => { route: Route; confidence: number };

/** What was fitted: see `scripts/trainSegments.ts`. */
export type BoundaryWeights = {
  /** Words before which a request may begin without any break. */
  starters: ReadonlySet<string>;
  /** Log-odds by bucket of `gapFeatures`, each in steps of `step`. */
  words: Int8Array | Float32Array;
  step: number;
  /** How much the log-odds of the words count beside the routes. */
  wordsCount: number;
  /** Log-odds by name of `routeFeatures`. */
  routes: ReadonlyMap<string, number>;
  /** The least probability (0 to 1) at which a message is cut. */
  atLeast: number;
};

/** A message taken apart: its words, and where in them a request may begin. */
export type Taken = { text: string; words: readonly Word[]; gaps: readonly Gap[] };

/** Below this share the words alone keep a gap closed, and nobody asks for the routes on both sides. */
export const DOUBTFUL = 0.1;
/** The same for a gap within a sentence behind which nothing is asked. */
const DOUBTFUL_WITHIN = 0.2;
const LIKELY_NEXT = 0.3;
/** A route is heard in this much of a piece. */
const MOST_HEARD = 300;
/** When so many characters of a message were heard, the words decide the rest, where they are this sure. */
const MOST_HEARD_IN_ALL = 800;
const SURE = 0.8;
/** What comes after so many requests stays with the last. */
const MOST_PARTS = 8;
/** A confidence is known by the highest of these that it reaches. */
const BANDS = [0.4, 0.6, 0.8, 0.92] as const;
/** What is quoted or in brackets is part of what it stands in. */
const ENCLOSED =
  /"[^"\n]{1,200}"|[\u201c\u201e][^\u201c\u201d\u201e\n]{1,200}[\u201d\u201c]|\u00ab[^\u00ab\u00bb\n]{1,200}\u00bb|\([^()\n]{1,200}\)/g;
const OPENING = /[\u00bf\u00a1(#@$\u20ac\u00a3+~]/;
const CLOSING = /[\s,;:&+/|(\u00bf\u00a1#@$\u20ac\u00a3~\u2013\u2014-]+$/;

/** Sums in another order differ by less. */
const ROUNDING = 1e-9;

export const shareOf = (odds: number): number => 1 / (1 + Math.exp(-odds));
const bandOf = (confidence: number) => BANDS.filter((least) => confidence >= least).length;

const WISHES = new Set(
  "want need wanna wants would fancy like hatte mochte will brauche voudrais veux besoin quiero necesito querria voglio vorrei quero queria preciso".split(
    " ",
  ),
);
const MOST_WORDS_TO_WISH = 4;

/** Whether an order, a question or a wish begins at a word: "give me …", "how do …", "after that I want …". */
function asks(words: readonly Word[], at: number): boolean {
  const { word = "", english = "" } = words[at] ?? {};
  if ([word, english].some((one) => ORDER_WORDS.has(one) || QUESTION_WORDS.has(one))) return true;
  return words.slice(at, at + MOST_WORDS_TO_WISH).some((one) => WISHES.has(one.word));
}

export function takeApart(text: string, starters: ReadonlySet<string>): Taken {
  const words = wordsOf(text);
  const enclosed = matchesIn(text, ENCLOSED).map((match) => ({
    from: match.index,
    to: match.index + match[0].length,
  }));
  let passed = 0;
  const isEnclosed = (at: number) => {
    while ((enclosed[passed]?.to ?? Number.POSITIVE_INFINITY) <= at) passed += 1;
    return (enclosed[passed]?.from ?? Number.POSITIVE_INFINITY) < at;
  };
  // What a colon announces belongs to its announcement: "plan for Saturday: 18 km easy". "Also: …" and "second thing: build me …" announce a request.
  const isAnnounced = ({ at, last }: Gap) =>
    /^ *:[^\n]*$/.test(text.slice(words[last]?.to ?? 0, words[at]?.from ?? 0)) && !asks(words, at);
  return {
    text,
    words,
    gaps: gapsIn(words, starters).filter((gap) => !isEnclosed(words[gap.at]?.from ?? 0) && !isAnnounced(gap)),
  };
}

/** The offset at which the piece begins whose first word is `start`. */
export function beginOf({ text, words }: Taken, start: number): number {
  let from = start === 0 ? 0 : (words[start]?.from ?? 0);
  while (from > 0 && OPENING.test(text[from - 1] ?? "")) from -= 1;
  return from;
}

/** The piece of the text from the word `start` to the word `last`, with the marks that belong to it. */
export function pieceOf(taken: Taken, start: number, last: number): string {
  const { text, words } = taken;
  const next = words[last + 1];
  const end = words[last]?.to ?? text.length;
  const tail = text.slice(end, next?.from ?? text.length);
  return (text.slice(beginOf(taken, start), end) + (next ? tail.replace(CLOSING, "") : tail)).trim();
}

/** Log-odds, by the words alone, that a request begins at a gap of a group of words that began at `start`. */
export function wordOdds(taken: Taken, gap: Gap, start: number, words: Int8Array | Float32Array, step: number): number {
  let odds = 0;
  for (const bucket of gapFeatures(taken.words, gap, start, taken.text)) odds += words[bucket] ?? 0;
  return odds * step;
}

/** What the words alone say of a gap of a group that began at the word `start`. */
export type Seen = { start: number; odds: number; share: number };

/** Each gap by the words alone, a new group beginning wherever that is likelier than not. */
export function seenByWords(taken: Taken, words: Int8Array | Float32Array, step: number): Seen[] {
  let start = 0;
  return taken.gaps.map((gap) => {
    const odds = wordOdds(taken, gap, start, words, step);
    const seen = { start, odds, share: shareOf(odds) };
    if (seen.share >= 0.5) start = gap.at;
    return seen;
  });
}

type Heard = { route: Route; confidence: number };

/** The pieces on both sides of the gap at `index` and both together, as they are heard. */
function sidesOf(taken: Taken, gap: Gap, index: number, start: number, seen: readonly Seen[]) {
  const next = taken.gaps.find((_, place) => place > index && (seen[place]?.share ?? 0) >= LIKELY_NEXT);
  const last = next?.last ?? taken.words.length - 1;
  const piece = (from: number, to: number) => pieceOf(taken, from, to).slice(0, MOST_HEARD);
  return { left: piece(start, gap.last), right: piece(gap.at, last), both: piece(start, last) };
}

/** What the words and the routes of the two sides say of a gap: names of features. */
function sideFeatures(join: Join, odds: number, left: Heard, right: Heard): string[] {
  const near = joinClass(join);
  const same = sameness(left, right);
  const [ofLeft, ofRight] = [bandOf(left.confidence), bandOf(right.confidence)];
  const surely = Math.min(ofLeft, ofRight);
  return [
    "always",
    `odds ${Math.max(-4, Math.min(4, Math.round(odds)))}`,
    `near ${near}`,
    `${same}`,
    `${same} surely ${surely}`,
    `${same} ${ofLeft} ${ofRight}`,
    `${same} ${near}`,
    `${same} ${near} surely ${surely}`,
    `from ${left.route} ${ofLeft >= 3}`,
    `to ${right.route} ${ofRight >= 3}`,
    `${left.route} to ${right.route}`,
    `${left.route} to ${right.route} ${surely >= 3}`,
    `left ${ofLeft}`,
    `right ${ofRight}`,
  ];
}

const sameness = (left: Heard, right: Heard) => (left.route === right.route ? "same" : "other");
const gainOf = (gained: number) => (gained < -0.1 ? "less" : gained > 0.1 ? "more" : "as");

/** Whose route both sides together have: of the left, of the right, of both or of neither. */
const wholeOf = (left: Heard, right: Heard, both: Route) =>
  `whole ${both === left.route ? "left" : ""}${both === right.route ? "right" : ""}`;
const besideSides = (whole: string, left: Heard, right: Heard) =>
  `${whole} ${sameness(left, right)} ${bandOf(left.confidence)} ${bandOf(right.confidence)}`;

/** What the route of both sides together says beside theirs. */
function wholeFeatures(left: Heard, right: Heard, both: Heard): string[] {
  const whole = wholeOf(left, right, both.route);
  return [
    whole,
    `${whole} ${bandOf(both.confidence)}`,
    besideSides(whole, left, right),
    `${whole} ${gainOf(both.confidence - left.confidence)} sure`,
    `whole is ${both.route}`,
  ];
}

/** What the routes of both sides say about the gap at `index`: names of features. `odds` and `seen` by the words. */
export function routeFeatures(
  taken: Taken,
  index: number,
  start: number,
  odds: number,
  seen: readonly Seen[],
  decide: Decide,
): string[] {
  const gap = taken.gaps[index];
  if (!gap) return [];
  const sides = sidesOf(taken, gap, index, start, seen);
  const [left, right, both] = [decide(sides.left), decide(sides.right), decide(sides.both)];
  return [...sideFeatures(gap.join, odds, left, right), ...wholeFeatures(left, right, both)];
}

/** The least and the most that both sides together could say, whatever they are heard as. */
function wholeBounds(routes: BoundaryWeights["routes"], left: Heard, right: Heard): { least: number; most: number } {
  const weight = (name: string) => routes.get(name) ?? 0;
  const bounds = { least: Number.POSITIVE_INFINITY, most: Number.NEGATIVE_INFINITY };
  const byWhole = new Map<string, number[]>();
  for (const route of ROUTES) {
    const whole = wholeOf(left, right, route);
    const named = byWhole.get(whole) ?? [];
    named.push(weight(`whole is ${route}`));
    byWhole.set(whole, named);
  }
  for (const [whole, named] of byWhole) {
    const sure = [0, ...BANDS.keys()].map((_, band) => weight(`${whole} ${band}`));
    const gained = ["less", "as", "more"].map((gain) => weight(`${whole} ${gain} sure`));
    const always = weight(whole) + weight(besideSides(whole, left, right));
    bounds.least = Math.min(bounds.least, always + Math.min(...named) + Math.min(...sure) + Math.min(...gained));
    bounds.most = Math.max(bounds.most, always + Math.max(...named) + Math.max(...sure) + Math.max(...gained));
  }
  return bounds;
}

/** So sure must both sides be of two routes, and the second begin as requests do, to be two requests whatever else is said. */
const PLAIN = 0.9;
/** What these say beside a request may be its reason or its limit. */
const MAY_EXPLAIN: ReadonlySet<Route> = new Set([
  "PROFILE",
  "COACH",
  "EXECUTE_WORKOUT",
  "SMALLTALK",
  "OFF_TOPIC",
  "UNKNOWN",
]);
const isPlain = (left: Heard, right: Heard, text: string): boolean =>
  left.route !== right.route &&
  !MAY_EXPLAIN.has(left.route) &&
  // "I did legs yesterday so give me …" tells why.
  (left.route !== "WORKOUT_LOG" || /\d/.test(text)) &&
  Math.min(left.confidence, right.confidence) >= PLAIN;

/**
 * Whether a request begins at the gap at `index`. Both sides together are the longest to hear, and only heard where what they
 * could say would matter.
 */
function begins(
  taken: Taken,
  index: number,
  start: number,
  odds: number,
  seen: readonly Seen[],
  weights: BoundaryWeights,
  decide: Decide,
): { isNew: boolean; heard: number } {
  const gap = taken.gaps[index];
  if (!gap) return { isNew: false, heard: 0 };
  const sides = sidesOf(taken, gap, index, start, seen);
  const heard = sides.left.length + sides.right.length + sides.both.length;
  const [left, right] = [decide(sides.left), decide(sides.right)];
  if (isPlain(left, right, sides.left) && asks(taken.words, gap.at)) return { isNew: true, heard };
  let all = weights.wordsCount * odds;
  for (const name of sideFeatures(gap.join, odds, left, right)) all += weights.routes.get(name) ?? 0;
  const { least, most } = wholeBounds(weights.routes, left, right);
  if (shareOf(all + most + ROUNDING) < weights.atLeast) return { isNew: false, heard };
  if (shareOf(all + least - ROUNDING) >= weights.atLeast) return { isNew: true, heard };
  for (const name of wholeFeatures(left, right, decide(sides.both))) all += weights.routes.get(name) ?? 0;
  return { isNew: shareOf(all) >= weights.atLeast, heard };
}

/** Sets that are surely a log, and a question behind them: whatever the words weigh, both are heard. */
function beginsQuestion(taken: Taken, index: number, start: number, decide: Decide): boolean {
  const gap = taken.gaps[index];
  if (!gap || gap.join === "none" || gap.join === "word") return false;
  const left = pieceOf(taken, start, gap.last).slice(-MOST_HEARD);
  const right =
    /^[^.!?\n]{0,200}(?:[.,]\d[^.!?\n]{0,200}){0,12}[.!?]?/.exec(taken.text.slice(beginOf(taken, gap.at)))?.[0] ?? "";
  if (!asksAfterSets(left, right)) return false;
  const log = decide(left);
  return log.route === "WORKOUT_LOG" && log.confidence >= PLAIN;
}

const LAST_OF_ALL: ReadonlySet<Join> = new Set(["sentence", "question", "line"]);
const CAN = new Set(
  "can could kannst konntest peux pourrais puedes podrias puoi potresti pode podes poderia podrian".split(" "),
);
/** Whether a sentence begins at a gap, or what is asked within one: an order, a question, a wish, "tu peux me faire …". */
const mayAsk = (taken: Taken, { at, join }: Gap): boolean =>
  LAST_OF_ALL.has(join) ||
  taken.text[(taken.words[at]?.from ?? 0) - 1] === "\u00bf" ||
  asks(taken.words, at) ||
  taken.words.slice(at, at + 2).some(({ word }) => CAN.has(word));
/** "After that, …", "separately: …" lead over to the next request. */
const LEADS_OVER = entered(
  /^\W*(?:after that|separately|besides that|apart from that|next thing|second thing|other thing)\b/i,
);
/** "…, weight this morning 82.3". */
const WEIGHS = entered(
  /^\W*(?:(?:body ?weight|bw|weight|weighed(?: in)?(?: at)?|gewicht|poids|peso)\b\D{0,24}\d{2,3}(?:[.,]\d)? ?(?:kgs?|kilos?|lbs?|pounds)?)(?=\W*(?:$|[\n.!?;]))/i,
);

/** A wish to keep something for good, and a request behind it; or what the scales said behind sets or food. */
function beginsBesideKept(taken: Taken, index: number, start: number, decide: Decide): boolean {
  const gap = taken.gaps[index];
  if (!gap || gap.join === "none" || gap.join === "word") return false;
  const after = taken.text.slice(beginOf(taken, gap.at), beginOf(taken, gap.at) + MOST_HEARD);
  const isWeight = WEIGHS.test(after);
  const left = pieceOf(taken, start, gap.last).slice(-MOST_HEARD);
  // "I'm 46 now, and can you make me …": news of oneself ends where a request begins.
  if (!isWeight && !LAST_OF_ALL.has(gap.join) && !tellsAnew(left)) return false;
  if (isWeight) return /\d ?[x\u00d7] ?\d|\bsets? of\b/i.test(left) || decide(left).route === "NUTRITION";
  if (!asks(taken.words, gap.at) && !LEADS_OVER.test(after)) return false;
  return (isToKeep(left) || tellsAnew(left)) && decide(left).route === "PROFILE";
}

const EARLIER_DAY =
  /\b(?:yesterday|last night|(?:on |last )?(?:mon|tues|wednes|thurs|fri|satur|sun)day|gestern|hier|ayer|ieri|ontem|day before)\b/i;
const PART_OF_BODY =
  "(?:legs?|leg day|push|pull|upper(?: body)?|lower(?: body)?|full body|chest|back|arms?|shoulders?|core|abs|glutes?|beine|oberk\u00f6rper|unterk\u00f6rper|ganzk\u00f6rper|brust|r\u00fccken|jambes|haut du corps|piernas|pecho|espalda|gambe|petto|schiena|pernas|peito|costas)";
const MINUTES = "\\d{1,3} ?-?(?:m|min\\p{L}*|h|hours?)(?!\\p{L})";
/** "…, today legs please 45 min" behind what was done another day. */
const WISHED_TODAY = entered(
  compiled(
    `^\\W*(?:(?:so|and|now|then|und|et|y|e) )*(?:(?:today|tonight|heute|aujourd['\u2019]?hui|hoy|oggi|hoje),? (?:(?:i want|it['\u2019]?s|for|is|some) )*${PART_OF_BODY}|${PART_OF_BODY},? (?:today|tonight|heute|aujourd['\u2019]?hui|hoy|oggi|hoje))(?!\\p{L})[^.!?\\n]{0,24}?${MINUTES}`,
    "iu",
  ),
);
const ASKED_FOR =
  /\b(?:please|pls|plz|bitte|stp|svp|por favor|per favore|want|give|need|like|something|can|could|only have|i['\u2019]?ve got)\b/i;
/** What is to be trained today begins where sets of another day end. */
function beginsToday(taken: Taken, index: number, start: number, decide: Decide): boolean {
  const gap = taken.gaps[index];
  if (!gap || gap.join === "none" || gap.join === "word") return false;
  const right = taken.text.slice(beginOf(taken, gap.at), beginOf(taken, gap.at) + MOST_HEARD);
  if (!WISHED_TODAY.test(right) || !ASKED_FOR.test(right) || /\d ?[x\u00d7] ?\d/.test(right)) return false;
  const left = pieceOf(taken, start, gap.last).slice(-MOST_HEARD);
  return EARLIER_DAY.test(left) && decide(left).route === "WORKOUT_LOG";
}

/** The words at which the requests of a message begin, the first at 0. Linear in the length of the message. */
export function requestStarts(taken: Taken, weights: BoundaryWeights, decide: Decide): number[] {
  const seen = seenByWords(taken, weights.words, weights.step);
  const starts = [0];
  let heard = 0;
  taken.gaps.forEach((gap, index) => {
    if (starts.length >= MOST_PARTS) return;
    const start = starts.at(-1) ?? 0;
    if (
      beginsQuestion(taken, index, start, decide) ||
      beginsBesideKept(taken, index, start, decide) ||
      beginsToday(taken, index, start, decide)
    ) {
      starts.push(gap.at);
      return;
    }
    const before = seen[index];
    const odds = before?.start === start ? before.odds : wordOdds(taken, gap, start, weights.words, weights.step);
    const share = shareOf(odds);
    if (share < (mayAsk(taken, gap) ? DOUBTFUL : DOUBTFUL_WITHIN)) return;
    if (heard > MOST_HEARD_IN_ALL) {
      if (share >= SURE) starts.push(gap.at);
      return;
    }
    const one = begins(taken, index, start, odds, seen, weights, decide);
    heard += one.heard;
    if (one.isNew) starts.push(gap.at);
  });
  return starts;
}

/** Weights as they are kept in a file. */
export type PackedBoundary = {
  /** SHA-256 of the messages they were fitted on, in hexadecimal. */
  trainedOn: string;
  atLeast: number;
  step: number;
  wordsCount: number;
  /** Parted by blanks. */
  starters: string;
  /** Base64 of signed bytes, one a bucket. */
  words: string;
  routes: Record<string, number>;
};

/** What `scripts/trainSegments.ts` wrote, ready for use. */
export function unpackBoundary(packed: PackedBoundary): BoundaryWeights {
  const bytes = Buffer.from(packed.words, "base64");
  const words = Int8Array.from({ length: GAP_BUCKETS }, (_, bucket) =>
    bucket < bytes.length ? bytes.readInt8(bucket) : 0,
  );
  return {
    starters: new Set(packed.starters.split(" ")),
    words,
    step: packed.step,
    wordsCount: packed.wordsCount,
    routes: new Map(Object.entries(packed.routes)),
    atLeast: packed.atLeast,
  };
}
