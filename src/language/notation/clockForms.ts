/** "1:30", "1:02:30", "1:30.5". */
export const CLOCK =
  /(\d{1,3}):([0-5]\d)(?::([0-5]\d))?(\.\d)?(?![\d:]|[,/] ?\d{1,2}(?![\d:]| ?(?:%|min|sec|rest|rounds?|sets?|x|s\b|km|k\b|mi|m\b|kg|lbs?\b|reps?)))/y;
/** "row 500 m 1:50, 20 burpees": what is counted behind it is another exercise. */
export const CLOCK_BEFORE = /(\d{1,3}):([0-5]\d)(?::([0-5]\d))?()(?=, ?\d{1,3} (\p{L}+)(?: (\p{L}+))?)/uy;
/** "1'30". */
export const MINUTES = /(\d{1,3})'([0-5]?\d)(?:"|'')?(?!\d)/y;
/** ":45" in a list of times: "1:30/1:15/:45", ":40, :40, :30". */
export const SECONDS =
  /(?<=:\d\d ?[/,+–-] ?|:\d\d (?:and|then|und|et|y|e) ):(\d\d)(?![\d:]|[.,]\d)|(?<![\p{L}\d.,]):(\d\d)(?= ?[/,+–-] ?:\d\d)/uy;
