const MOST_WORDS = 8;

/** What a conversation is called: its title, or the first words that were said in it. */
export function conversationName({ title, opening }: { title: string | null; opening: string | null }): string {
  if (title) return title;
  const words = opening?.split(/\s+/).filter(Boolean) ?? [];
  if (words.length === 0) return "New conversation";
  return words.length > MOST_WORDS ? `${words.slice(0, MOST_WORDS).join(" ")} …` : words.join(" ");
}
