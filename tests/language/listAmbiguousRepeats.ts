import { ambiguousRepeats } from "./ambiguousRepeats.ts";
import { patternsOfSources } from "./patternsOfSources.ts";

/** Prints every repeat of the sources that `ambiguousRepeats` finds, one a line, with the file of its pattern. */
const patterns = await patternsOfSources();
for (const { source, flags, file } of patterns)
  for (const { repeat, piece } of ambiguousRepeats(source, flags))
    console.log(`${file}: ${JSON.stringify(piece)} can be read in two ways by ${repeat}`);
console.log(`${patterns.length} patterns`);
