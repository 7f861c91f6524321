import { createHash } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";

/** A file of `evals/data`, as it stands. */
export const readData = (name: string): string =>
  readFileSync(new URL(`../evals/data/${name}`, import.meta.url), "utf8");

/** The rows of such a file. */
export const linesOf = <Row>(text: string): Row[] =>
  text
    .split("\n")
    .filter((line) => line !== "")
    .map((line) => JSON.parse(line) as Row);

/** What weights were fitted on: SHA-256 of the files one after another, in hexadecimal. `tests/language/classifier.test.ts` holds them to it. */
export const hashOf = (...texts: readonly string[]): string =>
  texts.reduce((hash, text) => hash.update(text), createHash("sha256")).digest("hex");

/** Writes weights to a file of `src/language`. */
export const writeWeights = (name: string, packed: object): void =>
  writeFileSync(new URL(`../src/language/${name}`, import.meta.url), `${JSON.stringify(packed, null, 2)}\n`);
