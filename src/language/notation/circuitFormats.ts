import { compiled } from "../patterns/compiled.ts";
import { entered } from "../patterns/enteredPattern.ts";
import { alignedFold } from "./alignedFold.ts";
import { isMovementWord } from "./clauseWords.ts";

/** Whether words name an exercise, as those who train in circuits call it too. */
export const namesExercise = (words: string): boolean =>
  alignedFold(words)
    .split(/[ ]/)
    .some((word) => isMovementWord(word) || isMovementWord(word.replace(/s$/, "")) || MORE.test(word));
const MORE =
  /^(?:kbs|ohs|wb|wallballs?|balls?|overs?|mu|bmu|rmu|du|dus|ski|skierg|farmers?|flips?|throws?|raises?|presses|devils?|makers?|pc|hpc|fs|bs|sdhp|wallwalks?|unders|planche|doubles)$/i;

/** "10 down to 1 burpees", "ladder 1-10 pull ups": from one count to another, one at a time. */
const DOWN_TO = /(?<![\p{L}\d.,:/x×-])(\d{1,2}) (?:down|up) to (\d{1,2})(?: ladder)?(?: of)?(?= \p{L})/giu;
const STEPS = "(\\d{1,2}) ?(?:-|–|to|bis|auf|[àa]|up to|down to) ?(\\d{1,2})";
const LADDER_SAID = compiled(
  `(?<![\\p{L}\\d])(?:ladder|leiter|escalera|[ée]chelle|scala|escada)[: ]{1,2}(?:of |from |von |de |da )?${STEPS}(?![\\d.,:-]*\\d)(?: of)?[:,]?(?= ?\\p{L}|\\s*(?:$|[.,;!?\\n]))|(?<![\\p{L}\\d.,:/x×-])${STEPS} ladder(?: of)?[:,]?(?= \\p{L})`,
  "giu",
);
const [MOST_STEPS, MOST_LADDERS] = [30, 12];

/** So many counts, one apart: "5-4-3-2-1". `null` where nobody climbs such a ladder. */
function countsBetween(first: number, last: number): string | null {
  const steps = Math.abs(first - last);
  if (Math.min(first, last) > 2 || steps < 2 || steps > MOST_STEPS) return null;
  return Array.from({ length: steps + 1 }, (_, step) => first + (last > first ? step : -step)).join("-");
}

/** "Tabata bike 20/10 x8", "tabata squats": eight rounds of twenty seconds, where nothing else is said of them. */
const TABATA =
  /(?<![\p{L}\d])tabata(?<of>[: ]{1,2}(?:of |on the )?)(?:8 ?(?:x|rounds?|rds?)[ ,:]*)?(?:20 ?s? ?\/ ?10 ?s?[ ,:]*)?(?:of )?(?<name>(?!(?:was|is|for|then|class|style|workout|timer|session|training|today|tonight|this|and|with)(?!\p{L}))\p{L}[\p{L}'’-]*(?: (?!(?:and|then|today|tonight|this|was|with|for|in|got|et|y|und|e|at|mit)(?!\p{L}))\p{L}[\p{L}'’-]*){0,3})(?<load> (?:with |at |@ ?|mit |con |com |avec )?\d{1,3}(?:[.,]5)? ?(?:kgs?|lbs?|kilos?)(?!\p{L}))?(?: ?\(?20 ?s? ?\/ ?10 ?s?\)?)?(?: ?,? ?(?:x ?8|8 ?(?:x|rounds?|rds?)))?(?: ?[,:@(=–-]? ?(?<reps>\d{1,2}) ?(?:reps? ?)?(?:each|per|a) ?(?:rounds?|rds?|time|interval)?\)?)?(?=\s*(?:$|[.;!?\n+]|,(?! ?\d)))/giu;
/** "tabata: squats, push ups and burpees, 8 rounds each": of each of them. */
const TABATA_LIST = entered(
  /(?<![\p{L}\d])(?:(?:\d|two|three|four|five) )?tabatas?(?: ?(?:of|with|mit|avec|con|com))?(?: ?\(?20 ?s? ?\/ ?10 ?s?\)?)? ?[:–-]? ?(?<names>\p{L}[\p{L}'’ -]{2,30}(?:(?:, ?(?:and |und |et |y |e )?| (?:and|und|et|y|e|&|\+) )\p{L}[\p{L}'’ -]{2,30}){1,6})(?:,? ?\(?8 ?(?:x|rounds?|rds?|runden|tours|rondas|giri) ?(?:each|of each|je|jeweils|chacun|cada una?|ciascuno)?\)?)?(?=\s*(?:$|[.;!?\n]))/giu,
);
/** "burpees, tabata style", "tabata style burpees", "air squats as a tabata". */
const TABATA_STYLE = entered(
  /(?<![\p{L}\d] ?)(?:(?:did )?tabata[ -]style:? (\p{L}[\p{L}'’-]*(?: \p{L}[\p{L}'’-]*){0,2})|(\p{L}[\p{L}'’-]*(?: \p{L}[\p{L}'’-]*){0,2}?),? (?:in |as (?:an? )?|als |en |em )?tabata(?: (?:style|form|format|stil|modus))?)(?=\s*(?:$|[.;!?\n,]))/giu,
);
const LIST_JOINT = /, ?(?:(?:and|und|et|y|e) )?| (?:and|und|et|y|e|&|\+) /iu;

/** "KB clean & press ladders 1-2-3-4 x 3": the same ladder so many times. */
const LADDERS =
  /(?:(?<=\p{L} )(\d{1,3}(?:[.,]5)?(?: ?(?:kg|lb)s?)?) |(?<!\p{L}))ladders?[: ]{1,2}(?:of )?(\d{1,3}(?:[-,/] ?\d{1,3}){2,12}) ?[x×] ?(\d{1,2})(?![\d.,]?\d| ?(?:kg|lb))|(?<![\p{L}\d.,])([2-9]|1[0-2]) ?(?:[x×] )?ladders?[: ]{1,2}(?:of )?(\d{1,3}(?:[-,/] ?\d{1,3}){2,12})(?![\d.,:-]*\d)/giu;
/** "every 2 mins for 10 mins": a round each time. */
const EVERY_SO_OFTEN =
  /(?<!\p{L})every (\d{1,2})(?: ?(min)(?:ute)?s?| ?(?:s|secs?|seconds?)) (?:x|for) ?(\d{1,2}) ?min(?:ute)?s?(?!\p{L})/giu;

/** "4 sets of: …", "5x: …", "x4: …": rounds of what is listed behind the colon. */
const SO_OFTEN =
  /(?<![\p{L}\d.,:/@+-] ?)(?:(\d{1,2}) ?(?:[x×]|sets?(?: of)?|times|mal|fois|veces|volte|vezes)|[x×] ?(\d{1,2})) ?:(?=\s*[-*•]?\s*\d{1,4} ?\p{L}(?:[^,;/\n+]*[,;/\n+]|[^,;/\n+\d]* ) ?[-*•]? ?\d{1,4} ?\p{L})/giu;
/** "bodyweight circuit x4:", "full body x3:" above what is listed. */
const CIRCUIT_SO_OFTEN = entered(
  /(?<!\p{L})(?:(?:body ?weight|full ?body|core|ab|abs|leg|hotel|home|quick) )?(?:circuit|full ?body|zirkel|circuito|circuit training) ?[x×] ?(\d{1,2}) ?:(?=\s*[-*•]?\s*\d{1,4} ?\p{L})/giu,
);
/** "21 15 9", "30/20/10": falling counts that everybody knows, however they are parted. */
const SCHEMES =
  /(?<=^|[\n:;.(]\s*|(?<!\p{L})(?:wod|metcon|did|then|fran|diane|elizabeth|annie) )(?:(?:27[-–/, ]{1,2})?21[-–/, ]{1,2}15[-–/, ]{1,2}9|50[-–/, ]{1,2}40[-–/, ]{1,2}30[-–/, ]{1,2}20[-–/, ]{1,2}10|30[-–/, ]{1,2}20[-–/, ]{1,2}10|15[-–/, ]{1,2}12[-–/, ]{1,2}9|10[-–/, ]{1,2}8[-–/, ]{1,2}6[-–/, ]{1,2}4[-–/, ]{1,2}2)(?=:? (?:reps? )?(?:of )?\p{L})/giu;
/** "AMRAP 7 burpees: 84": seven minutes, not seven burpees. */
const AMRAP_OF_ONE =
  /(?<=^|[\n.,;:] ?)amrap ?(\d{1,2}) (?:[:–-] ?)?(?!min|reps?\b|x|kgs?|lbs?)(\p{L}[\p{L}' -]{2,30}?)(?= ?[:=–-]* ?\d{2,3}(?: reps?)? ?(?:$|[;!\n]|[.](?!\d)))/giu;
/** "EMOM 20: 1) row 2) burpees": a list of minutes. */
const LISTED_MINUTES =
  /(?<=(?:^|[^\p{L}])e\d?mom[^\n.]{0,160})(?<=[:,;.–)\p{L}\d-]|\s)[ ]?(?<!\d)([1-6])[)](?= ?[\p{L}\d])/giu;

/** The text with circuits whose scheme is said by a word as the counts, rounds and times that it stands for. Linear. */
export const inKnownFormats = (text: string): string =>
  text
    .replace(CIRCUIT_SO_OFTEN, "$1 rounds:")
    .replace(SO_OFTEN, (_, often?: string, other?: string) => `${often ?? other} rounds:`)
    .replace(SCHEMES, (scheme) => scheme.trim().replace(/[-–/, ]+/g, "-"))
    .replace(AMRAP_OF_ONE, (_, length: string, name: string) => `${length} min amrap ${name}`)
    .replace(LISTED_MINUTES, (_, minute: string) => `, min ${minute}:`)
    .replace(DOWN_TO, (all, first: string, last: string) => countsBetween(Number(first), Number(last)) ?? all)
    .replace(
      LADDER_SAID,
      (all, one?: string, to?: string, other?: string, until?: string) =>
        countsBetween(Number(one ?? other), Number(to ?? until)) ?? all,
    )
    .replace(TABATA_LIST, (all, names: string) => {
      const each = names.split(LIST_JOINT);
      return each.every(namesExercise) ? each.map((name) => `${name.trim()} 8x20s (tabata)`).join("; ") : all;
    })
    .replace(TABATA, (all, ...rest) => {
      const { name = "", reps, load = "" } = rest.at(-1) as Record<string, string | undefined>;
      return namesExercise(name) ? `${name}${load} 8x${reps ?? "20s"} (tabata)` : all;
    })
    .replace(TABATA_STYLE, (all, before?: string, behind?: string) => {
      const name = before ?? behind ?? "";
      return namesExercise(name) ? `${name} 8x20s (tabata)` : all;
    })
    .replace(LADDERS, (all, load?: string, one?: string, times?: string, often?: string, other?: string) => {
      const [counts = "", count = 0] = [one ?? other, Number(times ?? often)];
      if (count < 2 || count > MOST_LADDERS) return all;
      const whole = Array.from({ length: count }, () => counts.replace(/[,/] ?/g, "-")).join("-");
      return load === undefined ? whole : `@${load} ${whole}`;
    })
    .replace(EVERY_SO_OFTEN, (all, every: string, inMinutes: string | undefined, length: string) => {
      const rounds = (Number(length) * 60) / (Number(every) * (inMinutes === undefined ? 1 : 60));
      return Number.isInteger(rounds) && rounds > 1 ? `every ${every} ${inMinutes ?? "sec"} x ${rounds}` : all;
    });
