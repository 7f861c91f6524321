/** "Can you explain what RED-S is": asked for the knowing, with nothing of one's own. */
const EXPLAIN =
  /\b(?:explain|define|meaning of|difference between|tell me about|teach me about|what (?:is|are|does)|whats)\b/;
const OF_OWN =
  /\b(?:i (?:have|had|got|struggle\w*|suffer\w*|think|might|may|was|feel|eat|am)|ive|im|do i|am i|could i|my (?:period|eating|weight|body|food|daughter|son|sister|friend|wife|girlfriend|client|athlete|symptoms)|she|he|her|him)\b/;
/** In: folded words. */
export const isToExplain = (text: string): boolean => EXPLAIN.test(text) && !OF_OWN.test(text);
