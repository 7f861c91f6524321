import { readNumberWords } from "../numbers/numbers.ts";
import { compiled } from "../patterns/compiled.ts";
import { replaceEach } from "../patterns/replaceEach.ts";
import { CLOCK_SPAN, spanOf } from "./clockSpans.ts";

const ONE_HOLD =
  "(?:\\d{1,2}:\\d\\d|\\d{1,3} ?(?:s|secs?|seconds?|sek(?:unden)?|segundos?|secondes?|secondi|mins?|minutes?|minuten|minuti|minutos))(?!\\p{L})";
const COUNTS: ReadonlyMap<string, number> = new Map([
  ["two", 2],
  ["twice", 2],
  ["three", 3],
  ["thrice", 3],
  ["four", 4],
  ["five", 5],
  ["zwei", 2],
  ["drei", 3],
  ["deux", 2],
  ["trois", 3],
  ["dos", 2],
  ["tres", 3],
  ["due", 2],
  ["tre", 3],
]);
const LONG_WORDS: ReadonlyMap<string, number> = new Map([
  ["two", 2],
  ["three", 3],
  ["four", 4],
  ["five", 5],
  ["one", 1],
  ["ten", 10],
  ["fifteen", 15],
  ["twenty", 20],
  ["thirty", 30],
  ["forty", 40],
  ["sixty", 60],
]);
/** "3 times: 60s 50s 45s", "x3: 10, 8, 6": how many there are is said before each of them is. */
const TOLD_ONE_BY_ONE = compiled(
  `(?<=\\p{L})(?<!\\d ?(?:m|km|k|mi|yds?))([ ,:]*(?:x ?(\\d)|(\\d|${[...COUNTS.keys()].join("|")})(?: ?(?:x|times|sets?|rounds?|goes|attempts|holds|efforts|mal|s[aä]tze|fois|s[eé]ries?|veces|volte|serie|vezes)|(?<=e)))(?!\\p{L})[ ]?(?:[:,–=-]|of|at|for)* ?)(${ONE_HOLD}(?:(?:[ ,/&+-]|and|then|und|et|y|e)+${ONE_HOLD})+|(?<=: ?)\\d{1,2}(?:[ ,/-]+\\d{1,2})+(?![\\d.:x×]|[ ]?(?:kg|lb|s\\b|sec|min|[x×@]|sets?)))`,
  "giu",
);

const SMALL = "one|two|three|four|five|six|seven|eight|nine";
const TEENS = "ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen";
const TENS = "twenty|thirty|forty|fifty";
const SPOKEN_MINUTES = `(?:(?:${TENS})(?:[ -](?:${SMALL}))?|${TEENS}|${SMALL})`;
const SPOKEN_SECONDS = `(?:(?:${TENS})(?:[ -](?:${SMALL}))?|${TEENS}|oh[ -](?:${SMALL}))`;
/** A way, or a sport whose times are told. */
const WAY =
  "(?<!\\p{L})(?:\\d ?(?:k|kms?|miles?|mi|m|met(?:er|re)s?)|(?:k|kms?|kilomet(?:er|re)s?|miles?|met(?:er|re)s?)|run|ran|row|rowed|erg|swim|swam|marathon)(?!\\p{L})";
const spokenNumber = (words: string): number =>
  /^\d/.test(words)
    ? Number(words)
    : (readNumberWords(
        words
          .toLowerCase()
          .replace(/^oh[ -]/, "")
          .split(/[ -]/),
        0,
      )?.value ?? 0);

/** Times and sets in words or letters, or the wrong way round, and the same as a reader of figures wants them, never longer. */
const SPELLED: readonly (readonly [RegExp, (match: RegExpExecArray) => string])[] = [
  // "52m 21s", "1h 02m 10s", as apps export them; "2x40m 32s" is a way and what was carried.
  [
    /(?<![\d:.]|\d ?[x×] ?(?=[2-9]\d ?m|\d{3}))(?:(\d{1,2}) ?h ?)?(\d{1,3}) ?m(?:in)? ?(\d{1,2}) ?s(?:ec)?(?![\p{L}\d])/giu,
    ([, hours, minutes = "", seconds = ""]) =>
      hours === undefined
        ? `${minutes}:${seconds.padStart(2, "0")}`
        : `${hours}:${minutes.padStart(2, "0")}:${seconds.padStart(2, "0")}`,
  ],
  // "1h07'50\"", "1h06':20\"": hours, minutes and seconds, each with its sign.
  [
    /(?<![\d:.,])(\d{1,2}) ?h ?(\d{1,2}) ?(?:['’´′]|m(?:in)?\.?):? ?([0-5]\d)(?: ?(?:"|''|´´|’’|”|″)|(?!["'\d´’”″]| ?["´’”″\p{L}x×*]))/giu,
    ([, hours = "", minutes = "", seconds = ""]) => `${hours}:${minutes.padStart(2, "0")}:${seconds}`,
  ],
  // "trainer 2x20 @ 228/231": of an effort in watts the second figure is minutes.
  [
    /(?<=(?<!\p{L})(?:trainer|turbo|zwift|rolle|rodillo|rulli|home ?trainer|bike|ride|rode|erg|ergo|sweet ?spot|ftp|threshold|sst|vo2)(?!\p{L})[^\n.;]{0,30}?(?<![\d.,x×*]))([2-9]|10) ?[x×*] ?(\d{1,2}) ?(?:@|at|bei|à|a) ?(?=[1-4]\d\d(?: ?[-–/,] ?[1-4]\d\d){0,9} ?(?:w|watts?)?(?![\p{L}\d]))/giu,
    ([, often = "", long = ""]) => `${often}x${long}'@`,
  ],
  // "2 bloques de 5x500".
  [
    /(?<![\d.,x×])([2-9]) (?:bl[oö]c\p{L}*|bloques?) (?:(?:de|of|von|à|a|di) )?(\d{1,2}) ?[x×*] ?(?=\d{3,4}(?![\d.,]| ?(?:kg|lb)))/giu,
    ([whole, blocks = "", often = ""]) => `${Number(blocks) * Number(often)}x`.padStart(whole.length),
  ],
  // "from 18:30 to 20:00".
  [CLOCK_SPAN, (match) => spanOf(match, match.at(-1) ?? "")],
  // "10 one-minute goes".
  [
    /(?<![\d.,])(\d{1,2}) (one|two|three|four|five|ten|fifteen|twenty|thirty|forty|sixty|\d{1,2})[- ](min(?:ute)?|sec(?:ond)?)s?[- ](?:goes|rounds?|efforts?|bouts?|intervals?|blocks?|turns?|bursts?|repeats?)(?!\p{L})/giu,
    ([, often = "", long = "", unit = ""]) =>
      `${often}x${LONG_WORDS.get(long.toLowerCase()) ?? long} ${/^m/i.test(unit) ? "min" : "s"}`,
  ],
  // "1-arm row": a name.
  [/(?<![\d.,])([12])-(?=(?:arm|hand|leg)(?:ed)?(?!\p{L}))/giu, ([, limbs = ""]) => `${limbs} `],
  // "Dumbbell bench 24 each x 8": so heavy in each hand, so often.
  [
    /(?<=(?<!\p{L})(?:dumbbells?|dbs?|kettlebells?|kbs?|curls?|bench|press|raises?|fl(?:y|ye|yes|ies)|shrugs?|pullovers?)(?: (?!lunge|split|step|pistol|single|one)\p{L}+){0,2} )(?:(\d{1,2}(?:[.,]5)?) each ?[x×] ?([5-9]|1\d|20)|(1[4-9]|[2-9]\d) each ?[x×] ?([1-4]))(?![\d.,]|[x×@])/giu,
    ([, one, often, other = "", few = ""]) => `${one ?? other}s x ${often ?? few}`,
  ],
  // "10 per side x3".
  [
    /(?<![\d.,x×/])(\d{1,2}) ((?:per |each |a |\/ ?)(?:side|leg|arm|hand)|each|e\/s) ?[x×] ?([1-9])(?![\d.,])/gi,
    ([, reps = "", side = "", sets = ""]) => `${sets}x${reps} ${side}`,
  ],
  // "A plank twice for 45 seconds each".
  [
    /(?<!\p{L})(twice|three times|thrice|zweimal|dreimal|deux fois|trois fois|dos veces|tres veces|due volte|tre volte|duas vezes|tr[eê]s vezes),? (?:for |f[uü]r |pendant |por |per |de |je )?(\d{1,3}) ?(s|secs?|seconds?|sek(?:unden)?|secondes?|segundos?|secondi|mins?|minutes?)(?: each| jeweils| chacune| cada una)?(?!\p{L})/giu,
    ([, often = "", long = "", unit = ""]) =>
      `${/^(?:tw|zw|deux|dos|due|duas)/i.test(often) ? 2 : 3}x${long} ${/^m/i.test(unit) ? "min" : "s"}`,
  ],
  // "3 times: 60s 50s 45s".
  [
    TOLD_ONE_BY_ONE,
    ([whole, lead = "", digit, word = "", list = ""]) => {
      const count = Number(digit ?? COUNTS.get(word.toLowerCase()) ?? word);
      return list.match(/\d+(?::\d+)?/g)?.length === count ? `${" ".repeat(lead.length - 1)}:${list}` : whole;
    },
  ],
  // "110 good 115 good 120 miss": attempts that went up, one after the other.
  [
    /(?<=\d ?(?:kgs?|lbs?)?) (?:good(?: lift)?|made(?: it)?|easy|smooth)(?:(?= +\d{2,3}(?:[.,]\d)? ?(?:kgs?|lbs?)? ?(?:good|made|miss|no ?lift|fail|easy|smooth)(?!\p{L}))|(?<=(?:good|made|miss|lift|fail|easy|smooth)(?: it|ed)? +\d{2,3}(?:[.,]\d)? ?(?:kgs?|lbs?)? (?:good|made|easy|smooth)(?: lift| it)?)(?=[ \t]*(?:[,;.!\n]|$)))/giu,
    ([whole]) => (whole.length > 4 ? "," : whole),
  ],
  // "90 secs, 60 secs": the unit, though a name or another time comes next.
  [/(?<=\d ?)secs(?= ?(?:[,;/]|and|then) ?\d)/giu, () => "sec"],
  // "32 kg 30s x 4", "35 seconds there and back, x4": how often comes behind the time.
  [
    /(?<=\d ?(?:kgs?|lbs?|kilos?)(?: (?:each|per|in each) ?(?:hand|side)?)?,? ?(?:for )?)(\d{1,3}) ?(s|secs?|seconds?|sek(?:unden)?|segundos?|secondes?|secondi)(?: there and back| each way)?,? ?[x×] ?([2-9])(?![\d.,]| ?(?:kg|lb))/giu,
    ([, long = "", , often = ""]) => `${often}x${long} s`,
  ],
  [
    /(?<![\d.,:])(\d{1,3}) ?(s|secs?|seconds?|sek(?:unden)?|segundos?|secondes?|secondi)(?: there and back)?, ?[x×] ?([2-9])(?![\d.,]| ?(?:kg|lb))/giu,
    ([, long = "", , often = ""]) => `${often}x${long}s`,
  ],
  // "3 planks, 40 seconds each".
  [
    /(?<![\p{L}\d.,x×])([2-9]) ((?:\p{L}+ )?(?:planks|hangs|(?:wall )?sits|holds|carries)),? (?:of |for |at )?(\d{1,3}) ?(?:s|secs?|seconds?)(?: each)?(?!\p{L})/giu,
    ([, often = "", name = "", long = ""]) => `${name} ${often}x${long} s`,
  ],
  // "25 minutes on the rower then 10 on the bike": minutes as well.
  [
    /(?<=\d ?min\p{L}* on (?:the )?(?:\p{L}+ ){0,2}\p{L}+,? (?:(?:and|then|followed by|plus) ){1,2})(\d{1,2}) on the (?=\p{L})/giu,
    ([, long = ""]) => `${long} min `,
  ],
  // "… sets of twelve second exercise was calf raises": the next one, and no seconds.
  [/(?<=[\p{L}\d]) (?:second|third|next|last) (?:exercise|lift|movement)(?: was| is)?(?= \p{L})/giu, () => ","],
  // "A 5 km run in 26 30", "ran a mile in six fifteen", as it is dictated.
  [
    compiled(
      `(?<=(?:${WAY}(?: \\p{L}+){0,3} (?:in|took|time|of)|\\d ?(?:k|kms?|miles?)|\\p{L} (?:k|kms?|miles?)) )(\\d{1,2}|${SPOKEN_MINUTES}) ([0-5]\\d|${SPOKEN_SECONDS})(?![\\d.,:]\\d|[\\d\\p{L}]| ?(?:min|sec|s\\b|kg|kilo|lb|pound|km|k\\b|m\\b|mi|met|reps?|sets?|times|x|×|w\\b|watt|cal))`,
      "giu",
    ),
    ([whole, minutes = "", seconds = ""]) => {
      const clock = `${spokenNumber(minutes)}:${String(spokenNumber(seconds)).padStart(2, "0")}`;
      return clock.length > whole.length ? whole : clock;
    },
  ],
  // "59':40"": minutes and seconds, each with its sign.
  [/(?<!\d)(\d{1,3})['’´′]:(\d\d)(?:"|''|”|″)?(?!\d)/giu, ([, minutes = "", seconds = ""]) => `${minutes}:${seconds}`],
  // "a 5-mile run".
  [/(?<=\d)-(?=(?:miles?|milers?|kms?|k|met(?:er|re)s?|yards?)(?!\p{L}))/giu, () => " "],
  // "6k each way, 31 min going and 33 coming home", "25 min there and 28 back": each way with its time.
  [
    /(?<![\d.,])(?:(\d{1,3}(?:[.,]\d{1,2})?) ?(km|k|miles?|mi) (?:each|per) way[,:]? (?:in )?)?(?:(?:about|around|roughly) )?(\d{1,3}) ?(?:min(?:ute)?s?|')? (?:going(?: there| out| in)?|there|out|on the way (?:there|out|in)|outbound)(?: ?[,/] ?(?:and )?| and )(?:(?:about|around|roughly) )?(\d{1,3}) ?(?:min(?:ute)?s?|')? (?:(?:coming |on the way )?(?:home|back)|inbound|return(?:ing)?)(?!\p{L})/giu,
    ([whole, way = "", unit = "", there = "", back = ""]) =>
      /\d ?(?:min|')/i.test(whole) ? `${way}${unit} ${there} min, ${way}${unit} ${back} min` : whole,
  ],
  // "plank 3x:45", "hang :30 :30 :20": seconds, as they stand on a clock.
  [/(?<=\d ?[x×] ?):([0-5]\d)(?![\d:\p{L}])/gu, ([, long = ""]) => `${long}s`],
  [
    /(?<=(?<!\p{L})(?:planks?|hangs?|holds?|wall sits?|l-?sits?|carry|carries|sprints?|hollow)(?:[ ,/]|:\d\d|\d\ds|\p{L}{1,12} ){1,10}):(\d\d)(?![\d:\p{L}])/giu,
    ([, long = ""]) => `${long}s`,
  ],
  // "14k each way", "25 min each way": there and back.
  [
    /(?<![\d.,x×])(?<![x×] )(\d{1,3}(?:[.,]\d{1,2})?) ?(km|k|miles?|mi|min(?:ute)?s?|hours?|h) (?:each way|both ways|per way|je strecke|chaque sens|cada sentido|a tratta)(?!\p{L})/giu,
    ([, way = "", unit = ""]) => `2x${way} ${unit}`,
  ],
  // "Un'oretta scarsa", "una mezz'oretta".
  [/(?<!\p{L})(?:una )?mezz['’]?oretta(?: scarsa| abbondante)?(?!\p{L})/giu, () => "30 min"],
  [/(?<!\p{L})un['’]oretta(?: scarsa| abbondante)?(?!\p{L})/giu, () => "1 h"],
  [/(?<!\p{L})(?:una )?horita(?!\p{L})/giu, () => "1 h"],
  [/(?<!\p{L})(?:ein )?st[üu]ndchen(?!\p{L})/giu, () => "1 h"],
];

/** The text with such words in figures: as long as it was, so that places in it stay what they are. Linear. */
export const withSpelledTimes = replaceEach(
  SPELLED.map(([pattern, inFigures]) => [
    pattern,
    (...args) => {
      const [found = ""] = args;
      const groups = args.filter((arg) => typeof arg === "string" || arg === undefined) as unknown as RegExpExecArray;
      const by = inFigures(groups);
      return by.length > found.length ? found : by.padEnd(found.length);
    },
  ]),
);
