import { beginning, type Found, found, isNumber, isSign, type Mass, wordAt } from "./marks.ts";
import { isReps, isSets, isTimes, massAt } from "./numberLists.ts";
import type { Token } from "./tokenize.ts";
import { ARTICLES, EACH } from "./words.ts";

type Tokens = readonly Token[];
/** A load that was read, its unit where one was said, and the token behind it. */
type Part = { value: number; unit: Mass | null; next: number; isPlates?: boolean; isNamed?: boolean };

const BAR = /^(?:bar|barbell|stange|langhantel|barra|barre|bilanciere)$/;
const OF_BAR =
  /^(?:the|a|an|my|normal|standard|regular|full|empty|oly|olympic|straight|mens|men's|die|der|den|eine?r?|la|le|une|una|un|il|uma|o|de|da|di|del|with|on|mit|con|avec|com)$/;
const PLUS = /^(?:plus|and|with|mas|más|und|mit|et|avec|y|con|piu|più|e|mais|com|on)$/;
const WITH = /^(?:with|at|using|mit|con|avec|com)$/;
const SIDE = /^(?:sides?|ends?|seiten?|cotes?|côtés?|lados?|lati|lato)$/;
const PLATE = /^(?:plates?|discs?|scheiben?|disques?|discos?|dischi|disco|anilhas?|er|s)$/;
/** Of one or of several: "3 plates a side" says how many, "20 plate" which. */
const ONE_PLATE = /^(?:plate|disc|scheibe|disque|disco|anilha)$/;
const PLATES = /^(?:plates?|discs?|scheiben?|disques?|discos?|dischi|disco|anilhas?)$/;
const TOTALS =
  /^(?:so|total|totalling|makes|making|thats|that's|is|equals|also|macht|insgesamt|donc|asi|quindi|entao|in|all|altogether|total)$/;
const BEGINNINGS = {
  has: (word: string) => OF_BAR.test(word) || BAR.test(word) || WITH.test(word) || ARTICLES.has(word),
};
/** The heaviest bar, and the heaviest plate, in either unit. */
const [HEAVIEST_BAR, HEAVIEST_PLATE, MOST_PLATES] = [60, 100, 6];

function loadAt(tokens: Tokens, at: number): Part | null {
  const figure = tokens[at];
  if (!isNumber(figure) || isTimes(tokens, at + 1) || isReps(tokens[at + 1]) || isSets(tokens[at + 1])) return null;
  const unit = massAt(tokens, at + 1);
  return { value: figure.value, unit, next: unit === null ? at + 1 : at + 2 };
}

const passWords = (tokens: Tokens, at: number, words: RegExp, most: number): number => {
  let next = at;
  while (next < at + most && words.test(wordAt(tokens, next))) next += 1;
  return next;
};

/** "20 kg bar", "the normal 20kg oly bar", "barra de 20 kg", "20er Stange". */
function readBarLoad(tokens: Tokens, at: number): Part | null {
  const from = passWords(tokens, at, OF_BAR, 3);
  if (BAR.test(wordAt(tokens, from))) {
    const load = loadAt(tokens, passWords(tokens, from + 1, OF_BAR, 1));
    return load !== null && load.value <= HEAVIEST_BAR ? load : null;
  }
  const load = loadAt(tokens, from);
  if (load === null || load.value > HEAVIEST_BAR) return null;
  const next = passWords(tokens, wordAt(tokens, load.next) === "er" ? load.next + 1 : load.next, OF_BAR, 2);
  return BAR.test(wordAt(tokens, next)) ? { ...load, next: next + 1 } : null;
}

/** "a 20 and a 10 per side", "one 20kg plate each side", "2x20 plates on each side": what hangs on one side. */
function readSideLoad(tokens: Tokens, at: number): Part | null {
  let sum: Part = { value: 0, unit: null, next: at };
  for (let plates = 0; plates < MOST_PLATES; plates += 1) {
    const from = ARTICLES.has(wordAt(tokens, sum.next)) ? sum.next + 1 : sum.next;
    const times = isTimes(tokens, from + 1) ? 1 : 0;
    const [count, other] = [tokens[from], tokens[from + 1 + times]];
    const isCounted = isNumber(count) && count.value <= MOST_PLATES && isNumber(other);
    const load = loadAt(tokens, isCounted ? from + 1 + times : from);
    if (load === null || load.value > HEAVIEST_PLATE) return null;
    const next = passWords(tokens, load.next, PLATE, 2);
    sum = {
      value: sum.value + (isCounted ? count.value : 1) * load.value,
      unit: sum.unit ?? load.unit,
      next,
      isPlates: sum.isPlates === true || load.unit !== null || next > load.next,
      isNamed:
        sum.isNamed === true ||
        (isCounted ? PLATES : ONE_PLATE).test(wordAt(tokens, load.next)) ||
        (isCounted && times === 1 && load.unit !== null && followsScheme(tokens, at)),
    };
    const on =
      next + (/^(?:on|a|auf|en|in|de|do|di)$/.test(wordAt(tokens, next)) && EACH.has(wordAt(tokens, next + 1)) ? 1 : 0);
    const isEach = EACH.has(wordAt(tokens, on)) || /^(?:a|both|jeder|jede)$/.test(wordAt(tokens, on));
    if (isEach && SIDE.test(wordAt(tokens, on + 1))) return { ...sum, next: on + 2 };
    if (!isSign(tokens[next], "+") && !/^(?:and|plus|und|et|y|e)$/.test(wordAt(tokens, next))) return null;
    sum.next = next + 1;
  }
  return null;
}

/** "squat 3x5 2x20kg each side": behind sets and repetitions these are plates, where nothing is held in hands. */
function followsScheme(tokens: Tokens, at: number): boolean {
  const before = tokens.slice(0, at).findLastIndex(({ fold }) => /^[,;\n]$/.test(fold));
  const own = tokens.slice(Math.max(before + 1, at - FURTHEST), at);
  return own.some(({ fold }) => fold === "x") && !own.some(({ fold }) => HELD.test(fold));
}
const FURTHEST = 9;
const HELD =
  /^(?:dbs?|dumbbells?|kbs?|kettlebells?|kh|kurzhanteln?|halteres?|mancuernas?|manubri|lunges?|split|step|steps|carry|carries|walks?)$/;

/** "so 60 all in", "(60 kg total)", "= 60": what it came to, behind it. */
function readAllIn(tokens: Tokens, at: number): Part | null {
  const sign = ["(", ",", "=", "-"].some((one) => isSign(tokens[at], one)) ? 1 : 0;
  const from = passWords(tokens, at + sign, TOTALS, 3);
  const load = loadAt(tokens, from);
  if (load === null) return null;
  const end = passWords(tokens, load.next, TOTALS, 2);
  const isTold = from > at + sign || end > load.next || isSign(tokens[at], "=");
  return isTold ? { ...load, next: end + (isSign(tokens[at], "(") && isSign(tokens[end], ")") ? 1 : 0) } : null;
}

/** "empty bar plus 10 each side", "bar + 5s": a bar as bars are, and what hangs on both sides. */
function readBareBar(tokens: Tokens, at: number): Found | null {
  const bar = passWords(tokens, at, OF_BAR, 4);
  const plus = isSign(tokens[bar + 1], "+") || /^(?:plus|and|with)$/.test(wordAt(tokens, bar + 1));
  if (!/^(?:bar|barbell)$/.test(wordAt(tokens, bar)) || !plus) return null;
  const side = readSideLoad(tokens, bar + 2) ?? readPair(tokens, bar + 2);
  return side === null ? null : hangs(tokens, at, side);
}

/** On a bar that is as heavy as bars are. */
const hangs = (tokens: Tokens, at: number, side: Part): Found =>
  found(tokens, at, side.next, { kind: "plates", count: 0, part: null, extra: side.value, unit: side.unit });

/** "+ bar", "plus the bar": that one hangs it on. */
function passBar(tokens: Tokens, at: number): number {
  const joined = isSign(tokens[at], "+") ? at + 1 : passWords(tokens, at, PLUS, 1);
  const bar = passWords(tokens, joined, OF_BAR, 2);
  return joined > at && BAR.test(wordAt(tokens, bar)) ? bar + 1 : at;
}

/** "5s", "10s": one on each side. */
function readPair(tokens: Tokens, at: number): Part | null {
  const load = loadAt(tokens, at);
  const isPair = load !== null && wordAt(tokens, load.next) === "s" && tokens[load.next]?.gap === false;
  return isPair ? { ...load, next: load.next + 1 } : null;
}

function weighs(tokens: Tokens, at: number, sum: Part): Found {
  const load = { kind: "weight" as const, values: [sum.value], unit: sum.unit, load: "total" as const, perHand: false };
  return found(tokens, at, sum.next, load);
}

/**
 * "20 kg bar plus 10 each side", "one 20kg plate each side on the 20 kg bar, so 60 all in": the bar and both sides together, or
 * what they are said to come to.
 */
export const readBarSum = beginning(BEGINNINGS, (tokens, at) => {
  if (tokens[at]?.kind === "word" && !BEGINNINGS.has(wordAt(tokens, at))) return null;
  const bar = readBarLoad(tokens, at);
  if (bar !== null) {
    const joined = isSign(tokens[bar.next], "+") || isSign(tokens[bar.next], ",") ? 1 : 0;
    const next = joined === 1 ? bar.next + 1 : passWords(tokens, bar.next, PLUS, 1);
    const side = next === bar.next ? null : readSideLoad(tokens, next);
    // "lunges 20 kg bar, 10 each side": behind a pause a bare figure counts.
    const isCount = isSign(tokens[bar.next], ",") && side?.isPlates !== true;
    return side === null || isCount ? null : settled(tokens, at, { bar, side, next: side.next });
  }
  const bare = readBareBar(tokens, at);
  if (bare !== null) return bare;
  const from = passWords(tokens, at, WITH, 1);
  if (!isNumber(tokens[from]) && !ARTICLES.has(wordAt(tokens, from))) return null;
  const side = readSideLoad(tokens, from);
  if (side === null) return null;
  const joined = isSign(tokens[side.next], "+") ? side.next + 1 : passWords(tokens, side.next, PLUS, 1);
  const under = joined === side.next ? null : readBarLoad(tokens, joined);
  return settled(tokens, at, { bar: under, side, next: under?.next ?? side.next });
});

function settled(
  tokens: Tokens,
  at: number,
  { bar, side, next }: { bar: Part | null; side: Part; next: number },
): Found | null {
  if (bar !== null && bar.unit !== null && side.unit !== null && bar.unit !== side.unit) return null;
  const unit = bar?.unit ?? side.unit;
  const both = 2 * side.value;
  const all = readAllIn(tokens, next);
  if (bar === null) {
    const isAll = all !== null && all.value >= both && all.value <= both + HEAVIEST_BAR;
    if (isAll) return weighs(tokens, at, { ...all, unit: all.unit ?? unit });
    const end = passBar(tokens, side.next);
    return side.isNamed === true || end > side.next ? hangs(tokens, at, { ...side, next: end }) : null;
  }
  const value = bar.value + both;
  return weighs(tokens, at, { value, unit, next: all?.value === value ? all.next : next });
}
