import { compiled } from "../patterns/compiled.ts";
import { entered } from "../patterns/enteredPattern.ts";
import { isMovementWord } from "./clauseWords.ts";

/** "two 8 kg's", "a pair of 24kg's": a load with the sign of a plural is one in each hand. */
const PAIR = entered(
  /(?<![\p{L}\d])(?:two|2|a pair of|pair of|double|zwei|deux|dos|due|dois|duas) (\d{1,2}(?:[.,]5)? ?(?:kg|lb|kilo|pound))['’]?s(?= ?(?:[),;.\n]|$|kb|kettle|db|dumb|bells?\b))/giu,
);
/** "2x60' x 450", "40' 100 lb": a way in feet, where something is carried, pushed or pulled. */
const FEET = /(?<=(?:^|[\n\s(x×,]))(\d{2,3})['’] (?:([x×]) (?=\d)|(?![x×]| ?\d\d?["”]))/gu;
const CARRIED = /\b(?:farmer\p{L}*|yoke|carr(?:y|ies)|sled|prowler|sandbag|stones?|keg|husafell|drag)\b/iu;

/** "3 x 45 on/45 off", "30 on, 30 off": seconds of work, and of rest between. */
const ON_AND_OFF = entered(/(?<![\d.,:])(\d{2,3}) on ?[/,|-]? ?(?:\d{2,3}) off(?!\p{L})/giu);

/** "30s on 30s off for 10 minutes": as many of them as fit into it. */
const FOR_AS_LONG = entered(
  /(?<![\d.,:])(\d{2,3}) ?(?:s|secs?|seconds?)? on[ ,/|-]{1,3}(\d{2,3}) ?(?:s|secs?|seconds?)? off,? (?:for |x )?(\d{1,2}) ?min(?:ute)?s?(?!\p{L})/giu,
);
const roundsIn = (said: string, work: string, rest: string, minutes: string): string => {
  const rounds = (Number(minutes) * 60) / (Number(work) + Number(rest));
  return Number.isInteger(rounds) && rounds > 0 ? padded(`${rounds}x${work}s`, said) : said;
};

/** "5 pull-downs sets": the name between how many and of what. */
const NAME_BETWEEN =
  /(?<=(?:^|[\n,;(+] ?|\. |(?:did|got|and|then) ))(\d{1,2}) ((?!(?:working|warm|hard|heavy|light|easy|more|total|drop|back|top|work|straight|super|giant|ramp|full|good|big|quick|extra|last|first|other|of|the)\b)\p{L}[\p{L}-]+(?: \p{L}[\p{L}-]+)?) (sets?)(?= ?(?:$|[,;.\n(]|of\b|at\b|@|x ?\d|\d|with\b))/giu;
/** "3 x 50ft x 120#/hand": what is in each hand. */
const BY_HAND = /(?<=\d ?(?:#|lbs?|kgs?|kilos?)) ?\/ ?hand(?!\p{L})/giu;
/** "40ish min": about as many. */
const ABOUT = entered(/(\d)ish(?= ?(?:mins?\b|minutes|km\b|miles?|kgs?\b|lbs?\b|reps?\b))/gi);

/** "40x12/50x10/60x8": sets parted by a slash; in "3x8/8 x 20 kg" it parts the sides. */
const SETS_BY_SLASH =
  /(?<=(?<![\d.,])\d{1,3}(?:[.,]\d{1,2})? ?(?:kgs?|lbs?|#)? ?[x×*@] ?(\d{1,3}) ?(?:kgs?|lbs?|reps?)? ?)\/(?= ?(\d{1,3})(?:[.,]\d{1,2})? ?(?:kgs?|lbs?|#)? ?[x×*@] ?\d{1,3}(?!\d| ?(?:m|km|s|sec|min)\b))/giu;

const LOAD = "\\d{1,3}(?:[.,]5)?";
/** "14 14 16 for 12 10 8": as many repetitions as there are loads, one of each for every set. */
const LOADS_FOR_REPS = entered(
  compiled(
    `(?<![\\d.,:x×/-]|\\bfor )(${LOAD}(?:(?:[ /-]|, ?)${LOAD}){1,7}) for (\\d{1,2}(?:(?:[ /-]|, ?)\\d{1,2}){1,7})(?![\\d.:/-]|,\\d| ?(?:[x×]|sets?|rounds?|min|s\\b|sec|km|m\\b|kg|lb|for\\b))`,
    "g",
  ),
);
function inPairs(said: string, loads: string, reps: string): string {
  const [one, other] = [loads, reps].map((list) => list.split(/[ /-]|, ?/).filter((figure) => figure !== ""));
  if (!one || !other || one.length !== other.length) return said;
  return padded(one.map((load, at) => `${load}x${other[at]}`).join(" "), said);
}
/** "8/60 8/70 6/80": repetitions and their loads; no day of a month is so late. */
const REPS_OVER_LOADS = entered(
  /(?<![\d.,:/])(?:[1-9]|1\d|20)\/(?:3[2-9]|[4-9]\d|[1-3]\d\d)(?:[.,]5)?(?:(?:,? )(?:[1-9]|1\d|20)\/(?:3[2-9]|[4-9]\d|[1-3]\d\d)(?:[.,]5)?)+(?![\d/.,]\d|[\d/])/g,
);

/** Text with what boards and logs of carries write as the other readers know it. As long as it was. Linear. */
export function withBoardFigures(text: string): string {
  const named = text.includes("set")
    ? text.replace(NAME_BETWEEN, (said: string, count: string, name: string, word: string) =>
        isMovementWord((name.split(" ").at(-1) ?? "").toLowerCase().replace("-", ""))
          ? `${name} ${count} ${word}`
          : said,
      )
    : text;
  const held = named.includes("/")
    ? named
        .replace(BY_HAND, (said) => padded(" each", said))
        .replace(SETS_BY_SLASH, (said, reps: string, next: string) => (reps === next ? said : " "))
    : named;
  const listed = held.replace(LOADS_FOR_REPS, inPairs).replace(REPS_OVER_LOADS, (said) => said.replaceAll("/", "x"));
  const timed = listed
    .replace(ABOUT, "$1   ")
    .replace(FOR_AS_LONG, roundsIn)
    .replace(ON_AND_OFF, (said, work: string) => padded(`${work}s`, said));
  return inFeet(timed.replace(PAIR, (said, load: string) => padded(`2x${load}`, said)));
}

function inFeet(text: string): string {
  if (!/['’]/.test(text) || !CARRIED.test(text)) return text;
  return text.replace(FEET, (said, way: string, sign = "") =>
    padded(sign === "" ? `${way}ft` : `${way}ft ${sign}`, said),
  );
}

const padded = (text: string, as: string): string => text.padEnd(as.length).slice(0, Math.max(as.length, text.length));
