/** Remarks as one line, each once and without the signs around it; `null` where none is left. */
export const noteText = (notes: readonly string[]): string | null => {
  const said = [
    ...new Set(
      notes.map((note) => note.trim().replace(/^[-–—:,.\s]+|[-–—:,.!\s]+$/g, "")).filter((note) => note !== ""),
    ),
  ];
  return said.length === 0 ? null : said.join("; ").slice(0, 2_000);
};
