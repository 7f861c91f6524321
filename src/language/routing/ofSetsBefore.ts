import { entered } from "../patterns/enteredPattern.ts";

const OF_SETS_BEFORE = entered(
  /^\W*(?:(?:i|and|then|we|just) )*(?:(?:did|done|repeated|made) (?:it|that|this|them|those|the same)(?: again)?(?: for)? (?:\d{1,2}|two|three|four|five|six|ten|twice|thrice)(?: (?:times|x|more times|rounds|sets))?|(?:(?:still|maybe|probably|about) )*(?:(?:had|have|left|was) )?(?:\d(?: ?[-–] ?\d)?|one|two|three|a (?:couple|few)) (?:(?:more|reps?|or so) )*(?:left )?in (?:the tank|reserve|me))\W*$/i,
);

/** "Did it three times", "had 2 in the tank": whether a text says no more than how often, or with what in reserve, the sets before it were done. */
export const isOfSetsBefore = (text: string): boolean => OF_SETS_BEFORE.test(text);

/** "squat 5x5 100, 2 sec | pause": whether the first word behind a time of seconds or minutes says that it was a pause. */
export const isPauseOf = (before: string, text: string): boolean =>
  /\d ?(?:s|secs?|seconds?|sek\w*|min\w*)\W*$/i.test(before) && /^\W*(?:pausen?|pauses?|hold)\b/i.test(text);
