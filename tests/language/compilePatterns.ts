import { getHeapSpaceStatistics } from "node:v8";
import { withSeams } from "../../src/language/patterns/compiled.ts";
import { patternsOfSources } from "./patternsOfSources.ts";

/**
 * Prints how many megabytes of machine code the patterns of the sources take, all of them, for texts with signs that take two bytes.
 * To be started with `--no-regexp-tier-up`.
 */
const TEXT = "\u2019 squats 3x10 \u{1f4aa}";
const codeSize = () =>
  getHeapSpaceStatistics()
    .filter(({ space_name }) => space_name.startsWith("code"))
    .reduce((sum, { space_used_size }) => sum + space_used_size, 0);

const patterns = await patternsOfSources();
const known = new Set(patterns.map(({ source, flags }) => `${flags}/${source}`));
const made: RegExp[] = [];
const before = codeSize();
for (const { source, flags } of patterns) {
  // What is entered as it stands in its file is tried with its seams alone.
  const seamed = withSeams(source);
  if (seamed !== source && known.has(`${flags}/${seamed}`)) continue;
  const pattern = new RegExp(source, flags);
  pattern.test(TEXT);
  made.push(pattern);
}
console.log((codeSize() - before) / 1_000_000);
