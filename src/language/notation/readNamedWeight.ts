import { beginning, found, isNumber, isSign, wordAt } from "./marks.ts";
import { isTimes, massAt } from "./numberLists.ts";
import type { Token } from "./tokenize.ts";

type Tokens = readonly Token[];

/** No stack has so many plates that this counts them. */
const LIGHTEST_PINNED = 20;
/** "Pin at 45": what the stack of a machine was set to; "pin 7" is the number of a plate. */
export const isPinned = (tokens: Tokens, at: number): boolean =>
  PIN.test(wordAt(tokens, at)) &&
  (isSign(tokens[at + 1], ":") || /^(?:at|on|to|in)$/.test(wordAt(tokens, at + 1))) &&
  isNumber(tokens[at + 2]) &&
  (tokens[at + 2]?.value ?? 0) >= LIGHTEST_PINNED;

const PIN = /^(?:pin|pinned|stack|selector)$/;
const LOADS = /^(?:weight|load|loading|poundage|gewicht|peso|poids|carga|carico|charge)$/;
const LOAD_WORDS = { has: (word: string) => PIN.test(word) || LOADS.test(word) };

/** "weight: 80", "weight 80 kg", "pin at 45". */
export const readNamedWeight = beginning(LOAD_WORDS, (tokens, at) => {
  const pinned = isPinned(tokens, at);
  if (!pinned && !LOADS.test(wordAt(tokens, at))) return null;
  const leads = pinned || isSign(tokens[at + 1], ":") || /^(?:of|was|is)$/.test(wordAt(tokens, at + 1));
  const from = at + (leads ? 2 : 1);
  const value = tokens[from];
  if (!isNumber(value) || isTimes(tokens, from + 1)) return null;
  const said = massAt(tokens, from + 1);
  const unit = said ?? (wordAt(tokens, at) === "poundage" ? "lb" : null);
  const next = from + (said === null ? 1 : 2);
  return found(tokens, at, next, { kind: "weight", values: [value.value], unit, load: "total", perHand: false });
});
