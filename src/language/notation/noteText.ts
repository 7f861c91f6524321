import { entered } from "../patterns/enteredPattern.ts";

/** "Log yesterday's run too": what only joins it to something else. */
const SAYS_NOTHING = entered(
  /^(?:and|too|also|as well|gut|auch|ebenfalls|coup|du coup|aussi|[eé]galement|tambi[eé]n|anche|pure|tamb[eé]m)$/i,
);

/** The remarks of an entry in one piece, none twice; `null` where they say nothing. 2,000 characters at most. */
export const noteText = (notes: readonly string[]): string | null => {
  const said = [
    ...new Set(
      notes
        .map((note) => note.trim().replace(/^[-–—:,.\s]+|[-–—:,.!\s]+$/g, ""))
        .filter((note) => note !== "" && !SAYS_NOTHING.test(note)),
    ),
  ];
  return said.length === 0 ? null : said.join("; ").slice(0, 2_000);
};
