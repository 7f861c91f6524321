const MAY_FOLLOW = new Set("\"')]!");

/** Whether a text ends in a question mark, whatever closes it: `really?!"`. Reads back from the end, no further than that. */
export function endsAsQuestion(text: string): boolean {
  for (let at = text.length - 1; at >= 0; at -= 1) {
    const character = text[at] ?? "";
    if (character === "?") return true;
    if (!MAY_FOLLOW.has(character) && character.trim() !== "") return false;
  }
  return false;
}
