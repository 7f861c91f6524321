import { entered } from "../patterns/enteredPattern.ts";

/** "An hour", "about half an hour": a length and nothing else. In: folded text. */
const HOURS_ALONE = entered(
  /^\W*(?:(?:about|around|roughly|like|maybe|for|almost|nearly|circa|etwa|ungefahr|environ|unos?|unas|quasi|cerca de) )*(?:(?:an|one|half an?|two|three|an hour and a) (?:hours?|half)(?: and a half)?|(?:eine|eine halbe|zwei) stunden?|(?:une|une demi|deux)[ -]heures?|(?:una|media|dos) horas?|(?:un['’ ]? ?|mezz['’ ]? ?|due )or[ae]|(?:uma|meia|duas) horas?)\W*$/u,
);
const BARE_NUMBER =
  /^[\d\s.,:/x@#%+-]*(?:kgs?|lbs?|kilos?|pounds?|reps?|sets?|min(?:s|utes)?|hours?|seconds?|secs?|s|km|k|miles?|rpe|rir)?[\d\s.,:/x@#%+!?-]*$/;
/** Sets with their weight are a log, of an exercise that is yet to be named. */
const SETS_AND_LOAD = /^(?=.*\d ?x ?\d)(?=.*\d ?(?:kgs?|lbs?|kilos?|pounds)\b)/;
/** Whether a message is a figure with its unit or a length, and nothing else. In: folded text. */
export const isBareFigure = (text: string): boolean =>
  (/\d/.test(text) && BARE_NUMBER.test(text) && !SETS_AND_LOAD.test(text)) || HOURS_ALONE.test(text);

/** Sets or a load, and no name. */
export const BARE_SETS =
  /^(?=.*\d ?(?:x|kgs?|lbs?|kilos?|pounds|reps?|sets?|@|km|k\b|mi(?:les?)?\b|min|secs?\b|seconds?|sek|h\b|hrs?|hours?|:\d\d))(?:[\d\s.,:/x@+-]|kms?|k\b|mi(?:les?)?\b|min(?:ute)?[ns]?|minut[oi]s?|secs?|seconds?|sek(?:unden)?|secondes?|segundos?|secondi|s\b|h\b|hrs?|hours?|in|en|kgs?|kilos?|lbs?|pounds|reps?|sets?|of|at|for|each|mal|mit|je|satze|fois|avec|series?|a|con|de|por|veces|volte|da|per|vezes|com)+$/;

/** What was named, with its sets; of several the first sets are of the first, and so on ("did bench and squats", "3x8 60, 5x5 100"). */
export function setsOfNamed(said: string, sets: string): string {
  const [names, each] = [said.split(SEVERAL), sets.trim().split(SEVERAL)];
  return names.length > 1 && names.length === each.length
    ? names.map((name, at) => `${name} ${each[at]}`).join("\n")
    : names.length > 1
      ? sets.trim()
      : `${said} ${sets.trim()}`;
}
const SEVERAL = /\s*(?:[,;\n]|(?<![\p{L}])(?:and|und|et|y|e)(?![\p{L}]))+\s*/iu;
