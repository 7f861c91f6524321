import { beginning, found, isNumber, isSign, type Mass, wordAt, wordSet } from "./marks.ts";
import { isReps, isTimes, massAt } from "./numberLists.ts";
import type { Token } from "./tokenize.ts";
import { EACH, SIDES } from "./words.ts";

type Tokens = readonly Token[];

const PLAIN = { kind: "plates" as const, part: null, extra: 0, unit: null };
const SMALL_PLATES: ReadonlySet<number> = new Set([1.25, 2.5, 5, 10, 15, 25, 35]);

const AND_A_PART = /^and (?:a|one) (?:half|quarter)$/;

/** "two plates", "a plate and a quarter", "2.5 plates", "3 plates a side". */
export const readPlates = beginning(wordSet("plate a one"), (tokens, at) => {
  // "bench plate and a half": one of them, where no article is said.
  if (wordAt(tokens, at) === "plate" && AND_A_PART.test([1, 2, 3].map((next) => wordAt(tokens, at + next)).join(" "))) {
    const part = wordAt(tokens, at + 3) as "half" | "quarter";
    return found(tokens, at, at + 4, { ...PLAIN, count: 1, part });
  }
  const article = /^(?:a|one)$/.test(wordAt(tokens, at));
  const count = isNumber(tokens[at]) ? (tokens[at]?.value ?? 0) : article ? 1 : null;
  const noun = wordAt(tokens, at + 1);
  if (count === null || count > 12) return null;
  // "3pps", "2pl": as they are cut short.
  if (/^(?:pps|ppl?s)$/.test(noun)) return found(tokens, at, at + 2, { ...PLAIN, count });
  if (noun === "pl" && !isTimes(tokens, at + 2)) return found(tokens, at, at + 2, { ...PLAIN, count });
  if (!/^(?:plates?|wheels?)$/.test(noun) && !isPlateASide(tokens, at + 1)) return null;
  let next = at + 2;
  const and = wordAt(tokens, next) === "and" && /^(?:a|one)$/.test(wordAt(tokens, next + 1));
  const more = and ? wordAt(tokens, next + 2) : "";
  const held = /^(?:holding|hold|with|hugging)$/.test(wordAt(tokens, at - 1));
  if (article && held && more === "") return null;
  let part: "half" | "quarter" | null = count % 1 === 0.5 ? "half" : null;
  if (more === "half" || more === "quarter") {
    part = more;
    next += 3;
  }
  // "2 plates + a 25 each side": the smaller ones beside them.
  const joined = isSign(tokens[next], "+") || /^(?:and|plus)$/.test(wordAt(tokens, next)) ? 1 : 0;
  const small = next + joined + (/^(?:a|an|one)$/.test(wordAt(tokens, next + joined)) ? 1 : 0);
  const smaller =
    joined === 1 && isNumber(tokens[small]) && !isTimes(tokens, small + 1) && !isReps(tokens[small + 1])
      ? tokens[small]
      : undefined;
  const extra = smaller !== undefined && SMALL_PLATES.has(smaller.value) ? smaller.value : 0;
  if (extra > 0) next = small + (wordAt(tokens, small + 1) === "s" ? 2 : 1);
  const perSide =
    (EACH.has(wordAt(tokens, next)) || wordAt(tokens, next) === "a") && SIDES.has(wordAt(tokens, next + 1));
  const of = readPlateKind(tokens, next + (perSide ? 2 : 0));
  const whole = Math.floor(count);
  const content = { kind: "plates" as const, count: whole, part, extra: extra + whole * of.heavier, unit: of.unit };
  return found(tokens, at, of.next, content);
});

/** "zwei Scheiben pro Seite", "2 disques par côté": elsewhere the word for a plate is one only beside the bar's sides. */
const isPlateASide = (tokens: Tokens, at: number): boolean =>
  /^(?:scheiben?|disques?|discos?|dischi|disco|anilhas?|platos?)$/.test(wordAt(tokens, at)) &&
  EACH.has(wordAt(tokens, at + 1)) &&
  SIDES.has(wordAt(tokens, at + 2));

/** The plates that are meant where nothing is said, and the larger ones: their unit, and what they weigh more. */
const LARGE_PLATES = new Map<number, { unit: Mass; heavier: number }>([
  [45, { unit: "lb", heavier: 0 }],
  [20, { unit: "kg", heavier: 0 }],
  [25, { unit: "kg", heavier: 5 }],
]);

/** "(lb)", "lbs", "(kg plates)", "(45s)", "(20 kg)" right behind plates: which they are. */
function readPlateKind(tokens: Tokens, at: number): { unit: Mass | null; heavier: number; next: number } {
  const open = isSign(tokens[at], "(") ? 1 : 0;
  const first = at + open;
  const large = isNumber(tokens[first]) ? LARGE_PLATES.get(tokens[first]?.value ?? 0) : undefined;
  const said = massAt(tokens, large === undefined ? first : first + 1);
  const isPlural = large !== undefined && wordAt(tokens, first + 1) === "s";
  const none = { unit: null, heavier: 0, next: at };
  if ((said === null && !isPlural) || (large !== undefined && said !== null && said !== large.unit)) return none;
  let next = first + (large === undefined ? 1 : 2);
  if (/^(?:plates?|discs?)$/.test(wordAt(tokens, next))) next += 1;
  if (open === 1 && !isSign(tokens[next], ")")) return none;
  return { unit: large?.unit ?? said, heavier: large?.heavier ?? 0, next: next + open };
}

const BEFORE_BAR = /^(?:with|at|just|only|the|an|empty|unloaded|bare|olympic|standard|nur|leere|leerer|mit|der)$/;
const BARS_ALONE = [
  "bar only",
  "barbell only",
  "only bar",
  "bar alone",
  "bar by itself",
  "nur stange",
  "barre à vide",
  "barre a vide",
  "barre seule",
  "solo barra",
  "barra sola",
  "barra vacia",
  "barra vazia",
  "barra so",
  "bilanciere vuoto",
  "bilanciere scarico",
].map((words) => words.split(" "));
const RIGHT_BEFORE_BAR = /^(?:just|only|the|empty|unloaded|bare|nur|leere|leerer)$/;

const BAR_LEADS = { has: (word: string) => BEFORE_BAR.test(word) || BARS_ALONE.some(([first]) => first === word) };

const HANDLED =
  /^(?:dump(?:ed|ing)?|drop(?:ped|ping)?|re-?rack(?:ed|ing)?|rack(?:ed|ing)?|grip(?:ped|ping)?|grab(?:bed|bing)?|unrack(?:ed|ing)?|load(?:ed|ing)?|lower(?:ed|ing)?|hit|get|got|mov(?:e|ed|ing)|bend|bent|bounc(?:e|ed|ing)|left|squeez(?:e|ed|ing)|keep(?:ing)?|kept|push(?:ed|ing)?|pull(?:ed|ing)?)$/;

/** "just the bar", "empty bar", "the bar"; not "the trap bar". */
export const readBar = beginning(BAR_LEADS, (tokens, at) => {
  let next = at;
  while (next < at + 4 && BEFORE_BAR.test(wordAt(tokens, next))) next += 1;
  const bar =
    next > at &&
    RIGHT_BEFORE_BAR.test(wordAt(tokens, next - 1)) &&
    /^(?:bar|barbell|stange)$/.test(wordAt(tokens, next));
  // What one hangs from or jumps over is no load: "dropped off the bar", "toes to the bar".
  const touched = /^(?:off|from|to|above|over|below|past|touch|on|under|of|plus|and)$/.test(wordAt(tokens, at - 1));
  // "before dumping the bar", "toes to bar": what was done with it, and to it.
  const handled = HANDLED.test(wordAt(tokens, at - 1));
  // "bar only", "barre à vide", "solo barra".
  const alone =
    next === at && BARS_ALONE.some((words) => words.every((word, index) => wordAt(tokens, at + index) === word));
  if (alone && !touched) {
    const words = BARS_ALONE.find((candidate) => candidate.every((word, index) => wordAt(tokens, at + index) === word));
    return found(tokens, at, at + (words?.length ?? 1), { kind: "bar" });
  }
  // "With the barbell 60 kg": what it was done with, and its load is said.
  const isGear = wordAt(tokens, next - 1) === "the" && isNumber(tokens[next + 1]) && massAt(tokens, next + 2) !== null;
  return bar && !touched && !handled && !isGear ? found(tokens, at, next + 1, { kind: "bar" }) : null;
});
