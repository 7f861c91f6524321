import { readNumberWords, startsNumber } from "../numbers/numbers.ts";
import { GUARDED, PLURAL_FIGURES } from "../numbers/numberWords.ts";
import { isMovementWord } from "./clauseWords.ts";
import type { Token } from "./tokenize.ts";
import { REPS } from "./words.ts";

const FOREIGN_ONE = /^(?:una?|uma|eine|einer|une)$/;
const ONE_OF =
  /^(?:sets?|reps?|rounds?|min|minutes?|hours?|miles?|km|kilo|plates?|singles?|doubles?|triples?|working|heavy|warmup|hard|hundred|x)$/;

/** "1 arm row", "2-hand swing", "1 leg rdl", "3 position clean": the number is part of the name; in "1 leg press" it is not. */
function isLimbCount(token: Token, after: Token | undefined, words: readonly string[], heads: boolean): boolean {
  if ((after?.start ?? 0) - token.end > 1) return false;
  if ((token.value === 2 || token.value === 3) && /^(?:position|pos|point|stop)$/.test(words[1] ?? "")) return true;
  if (token.value !== 1 && token.value !== 2) return false;
  const limb = words[1] ?? "";
  if (limb === "leg")
    return heads || !/^(?:press|presses|curls?|ext|extn|extensions?|raises?|lifts?)$/.test(words[2] ?? "");
  return /^(?:arm|arms|armed|legged|hand|handed|sided)$/.test(limb);
}

/** "1 leg press: 180 x 10" on a line of its own: the name and what was lifted. */
function headsLine(tokens: readonly Token[], at: number): boolean {
  const [before, behind, next] = [tokens[at - 1], tokens[at + 3], tokens[at + 4]];
  const opens = before === undefined || before.fold === "\n" || before.fold === "•";
  return opens && (behind?.kind === "number" || (behind?.fold === ":" && next?.kind === "number"));
}

/** "with the twelves", "my twenties": as "12s" is written. */
function pluralTokens(token: Token, before: Token | undefined): Token[] | null {
  const value = token.kind === "word" ? PLURAL_FIGURES.get(token.fold) : undefined;
  if (value === undefined || !/^(?:with|w|the|my|of|using|at)$/.test(before?.fold ?? "")) return null;
  const split = token.end - 1;
  return [
    { ...token, kind: "number", value, end: split },
    { ...token, fold: "s", start: split, gap: false },
  ];
}

const ONES: ReadonlyMap<string, number> = new Map(
  ["ones", "twos", "threes", "fours", "fives", "sixes", "sevens", "eights", "nines"].map((word, at) => [word, at + 1]),
);

/** "twenty fours", behind a "twenty" that has been read: as "24s" is written. */
function compoundTokens(tens: Token | undefined, token: Token): Token[] | null {
  const ones = token.kind === "word" ? ONES.get(token.fold) : undefined;
  const isTens = tens?.kind === "number" && tens.value >= 20 && tens.value <= 90 && tens.value % 10 === 0;
  if (ones === undefined || !tens || !isTens || !/^[a-z]/.test(tens.fold)) return null;
  const split = token.end - 1;
  return [
    { ...tens, value: tens.value + ones, end: split },
    { ...token, fold: "s", start: split, gap: false },
  ];
}

/** More sets than this are not told as "fifteen tens", nor as many repetitions. */
const MOST_SETS = 12;
const MOST_REPS = 30;
const NO_COUNT = /^(?:with|w|using|the|my|of|at|x|by|\/|@)$/;
const IMPLEMENT =
  /^(?:kgs?|kilos?|lbs?|pounds?|dumb ?bells?|dbs?|kettle ?bells?|kbs?|plates?|on|per|each|either|a|in|total)$/;

/** "three tens", "2 fifteens": as "3 x 10" is written. A pair of fifteens to lift with is led to by a word, or stands beside its side. */
function countedTokens(tokens: readonly Token[], at: number, joined: readonly Token[]): Token[] | null {
  const token = tokens[at] as Token;
  const reps = token.kind === "word" ? PLURAL_FIGURES.get(token.fold) : undefined;
  const [count, before] = [joined.at(-1), joined.at(-2)];
  if (reps === undefined || reps > MOST_REPS || count?.kind !== "number" || !Number.isInteger(count.value)) return null;
  if (count.value < 2 || count.value > MOST_SETS || NO_COUNT.test(before?.fold ?? "")) return null;
  const next = tokens[at + 1];
  const isSide = next !== undefined && next.kind === "word" && IMPLEMENT.test(next.fold);
  const near = joined.slice(-PRODUCT_BEFORE).map(({ fold }) => fold);
  const begins = near.findLastIndex((fold) => /^(?:and|then|plus|[,;+.&])$/.test(fold));
  const isProduct = near.slice(begins + 1).includes("x");
  if (isSide || isProduct) return null;
  return [
    { ...token, kind: "sign", fold: "x", value: 0, end: token.start },
    { ...token, kind: "number", value: reps, gap: false },
  ];
}
const PRODUCT_BEFORE = 5;

/** "twenty two point fives": as "22.5s" is written. */
function pointTokens(whole: Token | undefined, point: Token | undefined, token: Token): Token[] | null {
  const ones = token.kind === "word" ? ONES.get(token.fold) : undefined;
  if (ones === undefined || point?.fold !== "point" || whole?.kind !== "number") return null;
  const split = token.end - 1;
  return [
    { ...whole, value: whole.value + ones / 10, end: split },
    { ...token, fold: "s", start: split, gap: false },
  ];
}

/** "bench 120 one", "85 for one", "then one at 160": a repetition, with nothing that it could be one of. */
function isLastOne(
  token: Token,
  before: Token | undefined,
  after: Token | undefined,
  next: Token | undefined,
): boolean {
  if (token.fold !== "one") return false;
  const ends = after === undefined || after.kind === "sign" || BEHIND_ONE.test(after.fold);
  if (before?.kind === "number" || before?.fold === "for") return ends && !/^[x@+:/-]$/.test(after?.fold ?? "");
  const opens = before === undefined || before.kind === "sign" || /^(?:then|and)$/.test(before.fold);
  const isLoad = next?.kind === "number" || /^(?:a|one|two|three|four|hundred)$/.test(next?.fold ?? "");
  return opens && /^(?:at|@|with)$/.test(after?.fold ?? "") && isLoad;
}

const BEHIND_ONE = /^(?:then|that's|thats|which|new|pr|pb|felt)$/;
const BEFORE_REPS = /^(?:of|by|x|times|for)$/;
const HEAVIEST_REPS = 30;
const MASS_WORD = /^(?:kgs?|kilos?|lbs?|pounds?)$/;

/**
 * How many words of a spelled number belong to it: in "one minute thirty three times" and "eighty by eight eighty by
 * seven" another number begins behind the first of them.
 */
function lengthOf(
  found: { value: number; length: number },
  words: readonly string[],
  before: readonly Token[],
): number {
  const [link, lead] = [before.at(-1), before.at(-2)];
  const isPair = found.length === 2 && found.value < 100 && found.value > 20 && found.value % 10 !== 0;
  if (isPair && /^minutes?$/.test(link?.fold ?? "") && /^(?:times|sets|rounds)$/.test(words[2] ?? "")) return 1;
  const isShort = found.length >= 2 && found.value >= 100 && !/^(?:hundred|thousand|oh)$/.test(words[1] ?? "");
  if (!isShort || found.value % 1 !== 0 || words[0] === "a" || !BEFORE_REPS.test(link?.fold ?? "")) return found.length;
  if (link?.fold === "for") {
    const isLoaded = lead?.kind === "number" ? lead.value > HEAVIEST_REPS : MASS_WORD.test(lead?.fold ?? "");
    return isLoaded ? 1 : found.length;
  }
  // "five by five by two twenty five": the load comes third.
  return /^(?:by|x|times)$/.test(before.at(-3)?.fold ?? "") ? found.length : 1;
}

const LEADS_LOAD = /^(?:at|@|with)$/;
const NO_NAME = /^(?:kgs?|kilos?|lbs?|pounds?|for|by|x|reps?|times|sets?|and|then|on|in|percent)$/;

/** Whether a name follows at word `at`: what is counted before it. */
function isNamedAt(words: readonly string[], at: number): boolean {
  const behind = words.slice(at, at + 3);
  const name = behind.findIndex(isMovementWord);
  return name >= 0 && !behind.slice(0, name).some((word) => word === "" || NO_NAME.test(word));
}

/**
 * "twelve deadlifts at seventy nine hang cleans", "at forty twelve pull ups": how many words a spoken load takes, where how many of what comes
 * next stands right behind it; `null` of any other number. Nobody loads a bar by single kilos or pounds.
 */
function loadBeforeCount(
  { value, length }: { value: number; length: number },
  words: readonly string[],
  link: Token | undefined,
): number | null {
  if (!LEADS_LOAD.test(link?.fold ?? "")) return null;
  const next = readNumberWords(words, length);
  if (next !== null) return isNamedAt(words, length + next.length) ? length : null;
  if (value < LIGHTEST_SPOKEN || length < 2 || !ONES_SAID.test(words[length - 1] ?? "")) return null;
  // "at ninety three sets of five".
  if (!COUNTS.test(words[length] ?? "") && (value % 5 === 0 || !isNamedAt(words, length))) return null;
  return length - (words[length - 2] === "and" ? 2 : 1);
}
const LIGHTEST_SPOKEN = 20;
const COUNTS = /^(?:sets|reps|rounds|times|repetitions)$/;
const ONES_SAID =
  /^(?:two|three|four|five|six|seven|eight|nine|eleven|twelve|thirteen|fourteen|sixteen|seventeen|eighteen|nineteen)$/;

const OFTEN: ReadonlyMap<string, number> = new Map(
  ["zweimal", "dreimal", "viermal", "funfmal", "sechsmal", "siebenmal", "achtmal", "neunmal", "zehnmal"].map(
    (word, at) => [word, at + 2],
  ),
);

/** "dreimal acht": as "3 x 8" is written. */
function oftenTokens(token: Token, after: Token | undefined): Token[] | null {
  const value = OFTEN.get(token.fold);
  const counts = after?.kind === "number" || (after?.kind === "word" && readNumberWords([after.fold], 0) !== null);
  if (value === undefined || !counts || OFTEN.has(after?.fold ?? "")) return null;
  const split = token.end - "mal".length;
  return [
    { ...token, kind: "number", value, end: split },
    { ...token, kind: "sign", fold: "x", value: 0, start: split, gap: false },
  ];
}

/** "managed one real pull up". */
const DID = /^(?:did|managed|got|hit|made|finally|just)$/;
const ONE_DONE =
  /^(?:(?:single|real|strict|full|proper|good|clean|whole|unassisted|complete) )?(?:(?:pull|chin|muscle|push|press) ?-?ups?|dips?|pistols?)(?! ?s)\b/;

/** Words that only English has. */
const ENGLISH =
  /^(?:the|and|for|with|of|then|felt|feels|just|only|my|i'm|today|did|got|this|that|it|all|than|more|at|after|before|to)$/;

/** "felt good for once": a word that is a number elsewhere only is none in an English sentence. */
const isEnglishWord = (token: Token, tokens: readonly Token[]): boolean =>
  GUARDED.has(token.fold) && tokens.some(({ kind, fold }) => kind === "word" && ENGLISH.test(fold));

/** Joins spelled numbers to number tokens: "two hundred and five", "a couple of"; "2 and a half" to 2.5. */
export function joinNumberWords(tokens: Token[]): Token[] {
  const joined: Token[] = [];
  for (let at = 0; at < tokens.length; at += 1) {
    const token = tokens[at] as Token;
    const compound = compoundTokens(joined.at(-1), token);
    if (compound !== null) {
      joined.splice(-1, 1, ...compound);
      continue;
    }
    const pointed = pointTokens(joined.at(-2), joined.at(-1), token);
    if (pointed !== null) {
      joined.splice(-2, 2, ...pointed);
      continue;
    }
    const often = token.kind === "word" ? oftenTokens(token, tokens[at + 1]) : null;
    if (often !== null) {
      joined.push(...often);
      continue;
    }
    const counted = countedTokens(tokens, at, joined);
    if (counted !== null) {
      joined.push(...counted);
      continue;
    }
    const plural = pluralTokens(token, tokens[at - 1]);
    if (plural !== null) {
      joined.push(...plural);
      continue;
    }
    // "150 kg una ripetizione": one, where only a number can stand.
    if (FOREIGN_ONE.test(token.fold) && REPS.has(tokens[at + 1]?.fold ?? "")) {
      joined.push({ ...token, kind: "number", value: 1 });
      continue;
    }
    if (isLastOne(token, tokens[at - 1], tokens[at + 1], tokens[at + 2])) {
      joined.push({ ...token, kind: "number", value: 1 });
      continue;
    }
    const isSpelled = token.kind === "word" && startsNumber(token.fold) && !isEnglishWord(token, tokens);
    const candidate = token.kind === "number" || isSpelled;
    if (!candidate || tokens[at + 1]?.kind !== "word") {
      const alone = candidate && token.kind === "word" ? readNumberWords([token.fold], 0) : null;
      // "dos : tractions 4x6": the back, where no figure leads to it.
      const last = joined.at(-1);
      const isBack = token.fold === "dos" && last?.kind !== "number" && !/^[x,/-]$/.test(last?.fold ?? "");
      const lonely = alone === null || token.fold === "one" || isBack;
      joined.push(lonely ? token : { ...token, kind: "number", value: alone.value });
      continue;
    }
    const words = tokens.slice(at, at + 9).map(({ kind, fold }) => (kind === "word" ? fold : ""));
    // "two hand swings"; "one arm row" is a name as it stands.
    const isTwo = token.fold === "two";
    const limbs = isTwo ? { ...token, value: 2 } : token;
    if ((token.kind === "number" || isTwo) && isLimbCount(limbs, tokens[at + 1], words, headsLine(tokens, at))) {
      joined.push({ ...token, kind: "word", fold: limbs.value === 1 ? "single" : "double", value: 0 });
      continue;
    }
    if (token.kind === "number" && words.slice(1, 4).join(" ") === "and a half") {
      joined.push({ ...token, value: token.value + 0.5, end: tokens[at + 3]?.end ?? token.end });
      at += 3;
      continue;
    }
    const whole = isSpelled ? readNumberWords(words, 0) : null;
    const ofLoad = whole === null ? null : loadBeforeCount(whole, words, joined.at(-1));
    const length = whole === null ? 0 : (ofLoad ?? lengthOf(whole, words, joined));
    const found = whole !== null && length < whole.length ? readNumberWords(words.slice(0, length), 0) : whole;
    const isOneDone = DID.test(tokens[at - 1]?.fold ?? "") && ONE_DONE.test(words.slice(1, 4).join(" "));
    const lonelyOne = found?.length === 1 && token.fold === "one" && !isOneDone && !ONE_OF.test(words[1] ?? "");
    if (found === null || lonelyOne) {
      joined.push(token);
      continue;
    }
    const end = tokens[at + found.length - 1]?.end ?? token.end;
    joined.push({ ...token, kind: "number", value: found.value, end });
    if (ofLoad !== null) joined.push({ ...token, kind: "sign", fold: ",", value: 0, start: end, end });
    at += found.length - 1;
  }
  return joined;
}
