import { compiled } from "../patterns/compiled.ts";
import { entered } from "../patterns/enteredPattern.ts";
import { isMovementWord } from "./clauseWords.ts";

const LOAD = "(?: (?:@ ?|at |with |mit |à |con |com |a )?\\d{1,3}(?:[.,]\\d{1,2})? ?(?:kgs?|kilos?|lbs?|pounds)?)?";
/** "3x bench 80kg x 8": the sets before the name, the repetitions behind it. */
const AROUND_NAME = compiled(
  `(?<=^|[\\n,;:(+&•-] ?|\\b(?:did|and|then|plus|und|dann|et|puis|luego|poi|depois|y|e) )(\\d{1,2}) ?[x×] ?((?:\\p{L}[\\p{L}'’-]* ){0,3}\\p{L}[\\p{L}'’-]+)(${LOAD}) ?[x×] ?(\\d{1,3})(?![\\d.,:]*\\d| ?(?:[x×*@/-]|%|kgs?|kilos?|lbs?|sets?|km|mi|min|sec|[ms])(?!\\p{L}))`,
  "giu",
);

/** "3 x bench 80 8 reps": as above, with the word behind the repetitions. */
const AROUND_LOAD = entered(
  /(?<=^|[\n,;:(+&•-] ?|\b(?:did|and|then|plus|und|dann|et|puis|luego|poi|depois|y|e) )(\d{1,2}) ?[x×] ?((?:\p{L}[\p{L}'’-]* ){0,3}\p{L}[\p{L}'’-]+)( (?:@ ?|at |with |mit |à |con |com |a )?\d{1,3}(?:[.,]\d{1,2})? ?(?:kgs?|kilos?|lbs?|pounds)?),? (?:for )?(\d{1,3}) ?(?:reps?|wdh|répétitions|repeticiones|ripetizioni|repetições)(?!\p{L})/giu,
);

/** "80 kg 3 times for 6 reps each": so many sets of as many. */
const TIMES_OF =
  /(?<![\d.,])(\d{1,2}) times (?:for |of |at )(\d{1,3}) ?(?:reps?|repetitions)(?: each)?(?! (?:at|with|of|in) \d)/gi;
/** "squats 80 for 8, did 3 of those": how many such sets. */
const SO_MANY_OF_THOSE =
  /(?<=\d(?: ?(?:reps?|kgs?|lbs?))?), ?(?:i |and )?did (\d{1,2}) (?:sets )?of (?:those|them|these)(?=[ \t]*(?:[,.;!)\n]|$))/gi;
/** "3x12 6 kg, drop last set to 4 kg x 15": which set, and then that it was dropped. */
const DROP_LAST = /(?<!\p{L})drop(?:ped)? (?:(?:the|my) )?last set(?= to \d)/giu;

const inOrder = (whole: string, sets: string, name: string, load: string, reps: string): string => {
  const by = `${name}${load.trimEnd()} ${sets}x${reps}`;
  const isNamed = name
    .toLowerCase()
    .split(/[ '’-]/)
    .some(isMovementWord);
  return isNamed && by.length <= whole.length ? by.padStart(whole.length) : whole;
};

/** What only Portuguese has of what is written in a log. */
const PORTUGUESE = entered(
  /(?<!\p{L})(?:fiz|fizemos|ontem|hoje|treino|treinei|s[ée]ries de|repeti[çc][õo]es|(?<!\.)com|quilos|supino|remada|agachamento|rosca|desenvolvimento|eleva[çc][ãa]o|puxada|cabo|aparelho|banco reto)(?!\p{L})/iu,
);
/** "dor no ombro, piora no supino": no log. */
const HURTS = /(?<!\p{L})(?:dor|dores|d[óo]i|doendo|piora\p{L}*|machu\p{L}+)(?!\p{L})/iu;
const ON_THE = /(?<=[\p{L}\d] )no(?= \p{L}{3})/giu;

/** "curls 14s x 12 x 3", of dumbbells: three factors are load, repetitions and sets. */
const DUMBBELLS =
  /(?<=(?:curls?|raises?|press(?:es)?|shrugs?|fl[yi]e?s|rows?|extensions?|kickbacks?|lunges|pullovers?|dbs?|dumbbells?)(?: (?:with|w\/))? )(\d{1,2}(?:\.5)?s) ?[x×] ?(\d{1,2}) ?[x×] ?(\d{1,2})(?: sets)?(?![\d.,:]*\d| ?(?:[x×]|(?:s|secs?|seconds?|mins?|minutes?|m|km|kgs?|kilos?|lbs?|pounds|reps?|cals?|rounds?|per|each|a)(?!\p{L})))/giu;

/** "mit 24ern", "mit den 12ern": a pair of them. */
const IN_PAIRS = entered(/(?<!\p{L})mit (?:den |zwei )?(\d{1,2}(?:[.,]5)?)ern(?!\p{L})/giu);

/** "Pull ups - BW - 3x8": in a field of its own. */
const BODY_WEIGHT_FIELD = / ?[-–—|:,] ?(bw|bodyweight)(?: ?[-–—|:,]) ?(?=\d{1,2} ?[x×] ?\d)/giu;

/** "and a second with 85 for 5": a set, and no time. */
const SECOND_SET = /(?<!\p{L})(?:a|the) second(?= (?:with|at|@) \d)/giu;

/** "gym at 6, bench …", "yesterday evening around 7 i did …": when it was. */
const CLOCK = entered(
  /(?<=(?<!\p{L})(?:gym|training|workout|session|started|evening|morning|afternoon|night|tonight|(?:^|\n) *(?:today|yesterday)|arrived|woke up|got up|got in|got there))(?: (?:at|around|about|@|by|round))+ (?:[1-9]|1\d|2[0-3])(?=(?:, ?| )(?:(?:and|then|so) )?(?:i |we |did |\p{L}{3,} ?(?:\p{L}+ ?){0,2}:? ?\d{1,3}(?:[.,]\d)? ?(?:[x×]|kgs?|lbs?)))(?! (?:kgs?|kilos?|lbs?|reps?|sets?|x|for|with|rpe|times))/giu,
);

/** "pull ups: 8 bw, 6 with 10kg, 5 with 15kg": repetitions, and what each set was done with. */
const WITHOUT_LOAD =
  /(?<![\d.,x×@+-] ?)(\d{1,2}) (bw|bodyweight)(?=(?:,| and| then| \/)* ?(?:then )?\d{1,2} (?:with|at|@|w\/|\+))/giu;
const WITH_LOAD =
  /(?<=[,;\d] ?(?:then |and )?)(\d{1,2}) (?:with|at|@|w\/) ?\+?(\d{1,3}(?:[.,]\d{1,2})? ?(?:kgs?|lbs?))(?!\p{L})/giu;

/** "dips +20 kg 3x6, drop to bodyweight 1x14": a further set without the load. */
const TO_BODYWEIGHT = entered(
  /(?<=\d[ \p{L}]{0,12}[,;] ?)(?:(?:and |then |i ){0,2}(?:drop(?:ped|ping)?|strip(?:ped)?|went)(?: down| back)? to|(?:and )?then(?: just| only)?) (?:just |only )?(?:bodyweight|bw|body weight)(?: only)?,? (?:for |1 ?[x×] ?|[x×] ?)?(\d{1,2})(?: reps)?(?=\s*(?:[,.;!)\n]|$))/giu,
);

/** "Dips +15 kg 8/8/7, bw 12 to finish": the same, said to be the last. */
const BODYWEIGHT_LAST = entered(
  /(?<=\d[ \p{L}]{0,12}(?:[,;]| and| then) ?)(?:bodyweight|bw|body weight)(?: only)?,? (?:for |1 ?[x×] ?|[x×] ?)?(\d{1,2})(?: reps)? (?:to (?:finish|end|close)|at the end|as (?:a|the) finisher|zum schluss|pour finir|para terminar|per finire)(?=\s*(?:[,.;!)\n]|$))/giu,
);

/** "12 10 8, 50kg 55kg 60kg": the unit behind each load. */
const UNITS =
  /(?<=\d[ /]\d{1,2}(?: reps)?(?:,| at| @)? )(?:\d{1,3}(?:[.,]\d{1,2})? ?(kgs?|lbs?) ){1,5}\d{1,3}(?:[.,]\d{1,2})? ?\1(?![\p{L}\d]| ?[x×])/giu;

/** "went from 80 to 85kg on bench": what it was before. */
const WENT_FROM = entered(
  /(?<!\p{L})(?:i )?(?:went|moved|jumped)(?: up)? from (\d{2,3}(?:[.,]\d)?) ?(?:kgs?|lbs?|kilos?)? to (?=(\d{2,3}(?:[.,]\d)?) ?(?:kgs?|lbs?|kilos?)? (?:on|in|for) (?:my |the )?\p{L}{3}[^.!?\n]*\d ?[x×] ?\d)/giu,
);

/** "bench 3 sets:" above a row for each of them, and a further row. */
const SETS_HEAD = entered(
  /(?<=\p{L} ?[,:(-]? ?)\d{1,2} sets(?=:? *(?:\n *\d{1,3}(?:[.,]\d)? ?(?:kgs?|lbs?)? ?[x×] ?\d{1,2} *){2,}(?:$|\n))/giu,
);
/** "did 4 exercises, 3 sets each:": what is counted are no sets. */
const EXERCISES = entered(
  /(?<!\p{L})(?:\d{1,2}|two|three|four|five|six|seven|eight) exercises(?:,| and| x| with|:) ?(?=\d{1,2} (?:sets|rounds) (?:each|of each) ?:)/giu,
);

/** "tried 150kg squat but missed it, then did 140 for 2". */
const MISSED_IT = entered(
  /(?<=(?:tried|attempted|went for) (?:an? )?\d{2,3}(?:[.,]\d)? ?(?:kgs?|lbs?|kilos?)?(?: (?:on|in|for))?(?: (?:the |my )?\p{L}+){1,3})(?:,? (?:but|and)|,) (?:just |i )?(?:missed|failed)(?: it)?(?: (?:twice|again|both times|two times|three times))?(?=[,.;] (?:then |so |and |but )*(?:i )?(?:did|got|hit|made|took|went|dropped|\d))/giu,
);

/** "went for 150 on squat": a load, and no repetitions. */
const WENT_FOR = entered(
  /(?<!\p{L})went for (?=(?:[1-3]\d\d(?:[.,]\d)?|\d{2}(?:[.,]\d)? ?(?:kgs?|lbs?|kilos?)) (?:on|in) (?:the |my )?\p{L}{3})/giu,
);

/** "Pec dec" is no day in december. */
const PEC_DEC = /(?<!\p{L})pec dec(?=[ ,:;\n]|$)/giu;
/** "curls 21s with 20 kg": seven and seven and seven. */
const TWENTY_ONES = /(?<=\bcurls?(?: of| -|:|,)? )21s(?= (?:with|at|w)\b| ?@|[ \t]*(?:[,.;!\n]|$))/gi;

const CHEAP =
  /pec dec|21s|\d ?[x×] ?\p{L}|(?<!\p{L})no \p{L}|\ds ?[x×]|\dern|(?<!\p{L})(?:bw|bodyweight)(?!\p{L})|second (?:with|at|@)|(?:at|around|about|@|by|round) \d|from \d|(?:kg|lb)s? \d|sets:? *\n|exercises|missed|failed|\d times (?:for|of|at)|of (?:those|them|these)|drop|went for/iu;

/** A log with what is seldom written so as what is often written for it. As long as it was. Linear. */
export function withRarerForms(text: string): string {
  if (!CHEAP.test(text)) return text;
  const blanks = (said: string) => " ".repeat(said.length);
  const told = text
    .replace(AROUND_NAME, inOrder)
    .replace(AROUND_LOAD, inOrder)
    .replace(TIMES_OF, (whole, sets: string, reps: string) => `${sets}x${reps}`.padEnd(whole.length))
    .replace(SO_MANY_OF_THOSE, (whole, sets: string) => `, ${sets} sets`.padEnd(whole.length))
    .replace(DROP_LAST, (whole) => "last set dropped".slice(0, whole.length).padEnd(whole.length))
    .replace(DUMBBELLS, (whole, load: string, reps: string, sets: string) =>
      `${load} ${sets}x${reps}`.padEnd(whole.length),
    )
    .replace(IN_PAIRS, (whole, load: string) => `with ${load}s`.padEnd(whole.length))
    .replace(BODY_WEIGHT_FIELD, (whole, said: string) => ` ${said} `.padEnd(whole.length))
    .replace(TO_BODYWEIGHT, (whole, reps: string) => `then bw x${reps}`.padEnd(whole.length))
    .replace(BODYWEIGHT_LAST, (whole, reps: string) => `then bw x${reps}`.padEnd(whole.length))
    .replace(SECOND_SET, (said) => "another".padEnd(said.length))
    .replace(CLOCK, blanks)
    .replace(UNITS, (whole, unit: string) =>
      `${whole.replaceAll(unit, " ").replace(/ +/g, " ").trimEnd()}${unit}`.padEnd(whole.length),
    )
    .replace(WENT_FROM, (whole, one: string, other: string) => (Number(one) < Number(other) ? blanks(whole) : whole))
    .replace(SETS_HEAD, blanks)
    .replace(PEC_DEC, "pec fly")
    .replace(TWENTY_ONES, "x21")
    .replace(EXERCISES, blanks)
    .replace(MISSED_IT, (whole) => " and failed".padEnd(whole.length))
    .replace(WENT_FOR, (whole) => "tried".padEnd(whole.length));
  const loaded = told.replace(WITHOUT_LOAD, (whole, reps: string, body: string) =>
    `${body}x${reps}`.padEnd(whole.length),
  );
  const all =
    loaded === told
      ? told
      : loaded.replace(WITH_LOAD, (whole, reps: string, load: string) => `${reps} x ${load}`.padEnd(whole.length));
  return PORTUGUESE.test(all) && !HURTS.test(all) ? all.replace(ON_THE, "em") : all;
}
