import { foldText } from "../../language/foldText.ts";

/** Figures of time, steps or things, which no sets are counted in here. */
const OF_NO_SET =
  /\b(?:\d+|one|two|three|four|half an?|an?) ?-?(?:h|hrs?|hours?|mins?|minutes?|secs?|seconds?|steps?|floors?|cals?|calories|kcals?|bpm|plates?|machines?|dumb ?bells?|dbs?|kettle ?bells?|bands?|hands?|arms?|cables?)\b/;
/** Sets, reps or a load said to be these. */
export const SAID_FOR_SETS =
  /\d ?[x×*] ?\d|\b\d+(?:[.,]\d+)? ?(?:sets?|reps?|kgs?|kilos?|lbs?|pounds?)\b|\b(?:at|with|was|@) \d/;

/** Whether figures in an answer may be of sets. */
export const tellsOfSets = (words: string): boolean => {
  const folded = foldText(words);
  return SAID_FOR_SETS.test(folded) || !OF_NO_SET.test(folded);
};
