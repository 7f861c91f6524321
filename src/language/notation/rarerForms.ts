import { isMovementWord } from "./clauseWords.ts";

const LOAD = "(?: (?:@ ?|at |with |mit |à |con |com |a )?\\d{1,3}(?:[.,]\\d{1,2})? ?(?:kgs?|kilos?|lbs?|pounds)?)?";
/** "3x bench 80kg x 8": the sets before the name, the repetitions behind it. */
const AROUND_NAME = new RegExp(
  `(?<=^|[\\n,;:(+&•-] ?|\\b(?:did|and|then|plus|und|dann|et|puis|luego|poi|depois|y|e) )(\\d{1,2}) ?[x×] ?((?:\\p{L}[\\p{L}'’-]* ){0,3}\\p{L}[\\p{L}'’-]+)(${LOAD}) ?[x×] ?(\\d{1,3})(?![\\d.,:]*\\d| ?(?:[x×*@/-]|%|kgs?|kilos?|lbs?|sets?|km|mi|min|sec|[ms])(?!\\p{L}))`,
  "giu",
);

const inOrder = (whole: string, sets: string, name: string, load: string, reps: string): string => {
  const by = `${name}${load.trimEnd()} ${sets}x${reps}`;
  const isNamed = name
    .toLowerCase()
    .split(/[ '’-]/)
    .some(isMovementWord);
  return isNamed && by.length <= whole.length ? by.padStart(whole.length) : whole;
};

/** What only Portuguese has of what is written in a log. */
const PORTUGUESE =
  /(?<!\p{L})(?:fiz|fizemos|ontem|hoje|treino|treinei|s[ée]ries de|repeti[çc][õo]es|(?<!\.)com|quilos|supino|remada|agachamento|rosca|desenvolvimento|eleva[çc][ãa]o|puxada|cabo|aparelho|banco reto)(?!\p{L})/iu;
const ON_THE = /(?<=[\p{L}\d] )no(?= \p{L}{3})/giu;

/** "curls 14s x 12 x 3", of dumbbells: three factors are load, repetitions and sets. */
const DUMBBELLS =
  /(?<=(?:curls?|raises?|press(?:es)?|shrugs?|fl[yi]e?s|rows?|extensions?|kickbacks?|lunges|pullovers?|dbs?|dumbbells?)(?: (?:with|w\/))? )(\d{1,2}(?:\.5)?s) ?[x×] ?(\d{1,2}) ?[x×] ?(\d{1,2})(?: sets)?(?![\d.,:]*\d| ?\p{L})/giu;

/** "Pull ups - BW - 3x8": in a field of its own. */
const BODY_WEIGHT_FIELD = / ?[-–—|:,] ?(bw|bodyweight)(?: ?[-–—|:,]) ?(?=\d{1,2} ?[x×] ?\d)/giu;

/** "and a second with 85 for 5": a set, and no time. */
const SECOND_SET = /(?<!\p{L})(?:a|the) second(?= (?:with|at|@) \d)/giu;

/** "gym at 6, bench …", "yesterday evening around 7 i did …": when it was. */
const CLOCK =
  /(?<=(?<!\p{L})(?:gym|training|workout|session|started|evening|morning|afternoon|night|tonight|(?:^|\n) *(?:today|yesterday)|arrived|woke up|got up|got in|got there))(?: (?:at|around|about|@|by|round))+ (?:[1-9]|1\d|2[0-3])(?=(?:, ?| )(?:(?:and|then|so) )?(?:i |we |did |\p{L}{3,} ?(?:\p{L}+ ?){0,2}:? ?\d{1,3}(?:[.,]\d)? ?(?:[x×]|kgs?|lbs?)))(?! (?:kgs?|kilos?|lbs?|reps?|sets?|x|for|with|rpe|times))/giu;

const CHEAP =
  /\d ?[x×] ?\p{L}|(?<!\p{L})no \p{L}|\ds ?[x×]|(?<!\p{L})(?:bw|bodyweight)(?!\p{L})|second (?:with|at|@)|(?:at|around|about|@|by|round) \d/iu;

/** A log with what is seldom written so as what is often written for it. As long as it was. Linear. */
export function withRarerForms(text: string): string {
  if (!CHEAP.test(text)) return text;
  const blanks = (said: string) => " ".repeat(said.length);
  const told = text
    .replace(AROUND_NAME, inOrder)
    .replace(DUMBBELLS, (whole, load: string, reps: string, sets: string) =>
      `${load} ${sets}x${reps}`.padEnd(whole.length),
    )
    .replace(BODY_WEIGHT_FIELD, (whole, said: string) => ` ${said} `.padEnd(whole.length))
    .replace(SECOND_SET, (said) => "another".padEnd(said.length))
    .replace(CLOCK, blanks);
  return PORTUGUESE.test(told) ? told.replace(ON_THE, "em") : told;
}
