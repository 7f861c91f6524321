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
