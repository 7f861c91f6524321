import { compiled } from "../patterns/compiled.ts";
import { entered } from "../patterns/enteredPattern.ts";

const BELL = "(?:8|10|12|14|16|18|20|22|24|28|32|36|40|48)";
const KETTLEBELL_LIFT =
  "(?:(?:one|1|single|two|2|double)[ -]?arm )?(?:jerks?|snatch(?:es)?|long cycles?|lccj|oaj|cleans?)";
/** "Jerk: 2 x 20kg - 5 minutes @ 7 rpm": repetitions for each of so many minutes. */
const BY_THE_MINUTE =
  /(?:(?<two>2) ?[x×] ?)?(?<load>\d{1,2}(?: ?kgs?)?)(?:[ ,:–-]{1,4}|\s*\/\s*)(?<minutes>\d{1,2}) ?min(?:ute)?s?[ ,–-]{0,3}(?:@|at|x)? ?(?<pace>\d{1,2}) ?rpm(?!\p{L})/giu;
/** What only those write who lift kettlebells by the clock. */
const KETTLEBELLS = entered(
  /(?:jerk|snatch|cycle|clean|lccj)[^\n]{0,60}\d ?rpm(?!\p{L})|(?<!\p{L})(?:oaj|lccj|girevoy|gs training)(?!\p{L})/iu,
);
const UNNAMED = compiled(
  `(?<=^|\\n[ \\t]*[-*•]?[ \\t]*)(?=${KETTLEBELL_LIFT} ?:? ?(?:2 ?[x×] ?)?${BELL} ?(?:kgs?)?(?![\\d.,]))`,
  "giu",
);
/** "Jerk 2x16 60 reps": two bells, and how often they were lifted. */
const TWO_BELLS = compiled(
  `(?<=(?<!\\p{L})(?:jerks?|snatch(?:es)?|long cycles?|lccj|cleans?|press|presses|swings?|thrusters?)[: ]{1,2})2 ?[x×] ?(${BELL})( ?kgs?)?(?=[ ,–-]{1,3}\\d{1,3} ?(?:reps?|min)(?!\\p{L}))`,
  "giu",
);
/** "miss@72", "67(x)", "70(x)(x)": attempts that did not go up. */
const MISS_AT =
  /(?<!\d ?@[^\n]*)(?<!\p{L})(?:miss(?:ed)?|fail(?:ed)?|no lift) ?@ ?(\d{2,3}(?:[.,]\d)?)(?! ?[x×] ?\d)/giu;
const CROSS = "(?: ?\\((?:x|miss|f|fail|nl)\\))";
const ATTEMPTS = compiled(
  `(?<![\\d.,:x×@] ?)(?:\\d{2,3}(?:[.,]5)?${CROSS}*(?:, ?| )){0,12}\\d{2,3}(?:[.,]5)?${CROSS}+`,
  "giu",
);
const ATTEMPT = compiled(`(\\d{2,3}(?:[.,]5)?)(${CROSS}*)`, "giu");
/** "32, 32, 35 x 3 singles": as many singles as loads. */
const SINGLES =
  /(?<![\d.,x×] ?)((?:\d{2,3}(?:[.,]5)?(?:, ?|,? )){1,9}\d{2,3}(?:[.,]5)?) ?(?:[x×] ?(\d{1,2}) )?(?:for |in |all )?singles(?!\p{L})/giu;
const CHEAP = entered(/rpm|oaj|lccj|girevoy|2 ?[x×]|@ ?\d|\((?:x|miss|f|fail|nl)\)|singles|c ?\+ ?j/i);

/** Lifts as those write them who lift kettlebells or weights by sheets and clocks, in words that are read. Linear. */
export function withLiftingShorthand(text: string): string {
  if (!CHEAP.test(text)) return text;
  const named = KETTLEBELLS.test(text) ? text.replace(UNNAMED, "kettlebell ") : text;
  return named
    .replace(/(?<![\p{L}\d])c ?\+ ?j(?![\p{L}\d])/giu, "C&J")
    .replace(BY_THE_MINUTE, (all, ...rest) => {
      const { two, load = "", minutes, pace } = rest.at(-1) as Record<string, string | undefined>;
      const reps = Number(minutes) * Number(pace);
      return reps > 0 && reps <= MOST
        ? `${reps} reps @ ${load}${two ? " per hand" : ""} in ${minutes} min (${pace} rpm)`
        : all;
    })
    .replace(TWO_BELLS, (_, load: string, unit = "") => `@ ${load}${unit} per hand`)
    .replace(MISS_AT, "$1 miss")
    .replace(ATTEMPTS, (attempts) =>
      attempts.replace(ATTEMPT, (_, load: string, crosses: string) => {
        const misses = crosses.split("(").length - 1;
        return misses === 0 ? `${load}x1` : Array.from({ length: misses }, () => `${load}x0`).join(", ");
      }),
    )
    .replace(SINGLES, (all, loads: string, count?: string) => {
      const told = loads.match(/\d{2,3}(?:[.,]5)?/g)?.length ?? 0;
      return told > 1 && (count === undefined || Number(count) === told) ? `${loads} x1` : all;
    });
}
const MOST = 300;
