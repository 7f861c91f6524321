import type { Correction } from "./correction.ts";
import { phraseIn } from "./correctionPhrases.ts";

const LAST_TIME =
  "(?:(?:the |my )?(?:last|previous) (?:time|session|workout|one)|(?:das |die )?letzte[sn]? (?:mal|training|einheit)|(?:la |a )?ultima (?:vez|sesion)|la (?:vez|sesion) pasada|la derniere (?:fois|seance)|l ultima volta|(?:d)?a ultima vez)";
const LIKE = "(?:as|like|from|than|wie|que|como|comme|come|al?l|da|a)";
const LEAD =
  "(?:(?:ok|okay|so|then|and|today|i|we|just|also|yep|yes|basically|heute|ich|hab|habe|hoy|oggi|hoje|aujourd hui|j ai)[ ,]+)*";
const DID =
  "(?:did|done|have done|do|repeated|redid|copied|went through|log(?:ged)?|gemacht|hice|he hecho|fait|ho fatto|fiz)";
const EXACTLY =
  "(?:(?:exactly|exact|just|basically|literally|pretty much|the|was|were|stayed|is|again|genau|so|gleich|igual|lo mismo|pareil|uguale|same|gemacht|thing)[ ,]*)*";

/** "Did exactly what I did last time", with a name behind it or none. */
const WHAT_I_DID = new RegExp(
  `^${LEAD}${DID} ${EXACTLY}(?:what|whatever|as|that) (?:i|we) (?:did|had(?: done)?|have done|lifted|logged) ${LAST_TIME}(?:(?: on| for| at| with| in)? (?!did\\b)(\\p{L}[\\p{L} -]{2,40}))?$`,
  "u",
);
/** "Did everything same as last time", "alles wie letztes Mal". */
const ALL_OF_IT = new RegExp(
  `^${LEAD}(?:${DID} )?(?:everything|all of it|it all|all|alles|todo|tout|tutto|tudo)[ ,]+(?:${DID} )?${EXACTLY}${LIKE} ${LAST_TIME}(?: ${DID})?$`,
  "u",
);
/** "Repeated my last workout", "did the same session as last time". */
const SAME_SESSION = new RegExp(
  `^${LEAD}(?:(?:repeated|redid|copied|did|done) ${EXACTLY}(?:my |the )?(?:last|previous) (?:workout|session|training)(?: again)?|(?:repeated|redid|did|done) ${EXACTLY}(?:whole |entire )?(?:workout|session|training) ${LIKE} ${LAST_TIME})$`,
  "u",
);

const EARLIER = { kind: "repeat", count: 1, parts: [], when: null, as: "" } as const;

/**
 * What was done once more as at an earlier time, told in a sentence: of one exercise ("did exactly what I did last time on
 * front squats"), or the whole session ("did everything same as last time"). In: folded text without its opening words;
 * English, with short forms of five other languages. `null` for anything else, figures above all.
 */
export function readEarlierRepeat(text: string): Correction | null {
  if (/[\d?]/.test(text)) return null;
  const bare = text.replace(/[\s.!]+$/, "");
  const told = WHAT_I_DID.exec(bare);
  const exercise = told?.[1] === undefined ? null : phraseIn(told[1]);
  if (exercise !== null) return { ...EARLIER, parts: [], scope: "entry", exercise };
  if (told === null && !ALL_OF_IT.test(bare) && !SAME_SESSION.test(bare)) return null;
  return { ...EARLIER, parts: [], scope: "session", exercise: null };
}
