const ASKS_OPTIONS =
  /^\W*(?:(?:ok|hm+|um+|uh|er)[ ,.]+)*(?:which|what|welche|lesquel\w*|quel\w*|cuales|quali|quais)(?: (?:ones?|options?|choices?|are|were|is|was|do|did|can|could|have|there|the|my|i|you|got|sets|gibt es|hast du|habt ihr|hay|tienes|ci sono|hai|tem|ha))*[\s?.!]*$/;

/** "Which ones do you have": whether the options of an open question are asked for. In: folded text. */
export const asksOptions = (folded: string): boolean => ASKS_OPTIONS.test(folded);
