import { type Found, found, wordAt } from "./marks.ts";
import { isSchemeAt, isTimes } from "./numberLists.ts";
import type { Token } from "./tokenize.ts";

/** "db row 30 each 3x10", "curl 12 cada una 3x12": what each hand held. */
export function eachBeforeScheme(tokens: readonly Token[], at: number): Found | null {
  if (!/^(?:each|ea|apiece|cada|jeweils|chacun|chacune|ciascuno)$/.test(wordAt(tokens, at + 1))) return null;
  const one = /^(?:una|uno|um|uma|one)$/.test(wordAt(tokens, at + 2)) ? 1 : 0;
  if (!isSchemeAt(tokens, at + 2 + one) || isTimes(tokens, at - 1)) return null;
  const values = [tokens[at]?.value ?? 0];
  return found(tokens, at, at + 2 + one, { kind: "weight", values, unit: null, load: "total", perHand: true });
}
