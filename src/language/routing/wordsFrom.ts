import { wordsOf } from "./segmenting/gaps.ts";

/** With these somebody turns to the next thing: "quick two - …", "now tell me …". */
const TURNS = new Set(
  "now quick ok okay so well anyway anyways btw ps q hey oh next last lastly finally one two three first second third jetzt nun maintenant bon ahora bueno adesso ora agora".split(
    " ",
  ),
);

/** The words of a part from the first that is no connector and no turn to another thing. */
export const wordsFrom = (text: string): string[] => {
  const words = wordsOf(text);
  const from = words.findIndex(({ isConnector, word }) => !isConnector && !TURNS.has(word));
  return words.slice(Math.max(0, from)).map(({ word }) => word);
};
