import { WRatio } from "fuzzball";
import { singular } from "./phraseTokens.ts";

/** From 0 to 100. Fresh options every time: fuzzball writes into the object it is given. The strings are processed already. */
export const wRatio = (a: string, b: string): number => WRatio(a, b, { full_process: false });

/** How much of what was typed is left in what was made of it, at most 99; both in the language it was typed in. */
export const likeness = (asTyped: readonly string[], corrected: readonly string[]): number =>
  Math.min(99, wRatio(asTyped.map(singular).join(" "), corrected.map(singular).join(" ")));
