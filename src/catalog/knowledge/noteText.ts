/** A list item `- label: text`. */
const LABELLED = /^- ([a-z_]+): (.+)$/;

/**
 * Takes a note's Markdown apart. Its form: `# Title`; the body, one thought a line; facts as `- label: text`; then
 * `## Found by` with `- aliases: …; …` and other lists parted by `;`, `## In short` with `- de: …` and the same in other
 * languages, and `## Sources` with one source an item. In: the text. Out: the parts, unchecked; a part that is missing is
 * missing and an unknown one is kept, so that a schema can name it. Never throws.
 */
export function noteText(markdown: string): Record<string, unknown> {
  const note: Record<string, unknown> = { exercises: [], joints: [] };
  const body: string[] = [];
  const facts: { label: string; text: string }[] = [];
  const sources: string[] = [];
  const short: Record<string, string> = {};
  let section = "";
  for (const line of markdown.split("\n").map((one) => one.trim())) {
    const [, label = "", text = line] = LABELLED.exec(line) ?? [];
    if (line === "") continue;
    if (line.startsWith("# ")) note.title = line.slice(2).trim();
    else if (line.startsWith("## ")) section = line.slice(3).trim();
    else if (section === "Found by") note[label] = listOf(text);
    else if (section === "In short") short[label] = text;
    else if (section === "Sources") sources.push(line.replace(/^- /, ""));
    else if (section !== "") note[section] = line;
    else if (line.startsWith("- ")) facts.push({ label, text });
    else body.push(line);
  }
  return { ...note, body, facts, short, sources };
}

const listOf = (value: string) =>
  value
    .split(";")
    .map((part) => part.trim())
    .filter((part) => part !== "");
