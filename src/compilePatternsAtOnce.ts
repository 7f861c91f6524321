import { setFlagsFromString } from "node:v8";

/**
 * Regular expressions are compiled when they are first used. V8 would interpret each once before; of the thousands that
 * understanding has, most messages wake some for the first or second time, and pay for both.
 */
setFlagsFromString("--no-regexp-tier-up");
