import { compiled } from "../patterns/compiled.ts";
import { entered } from "../patterns/enteredPattern.ts";
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
const WHAT_I_DID = compiled(
  `^${LEAD}${DID} ${EXACTLY}(?:what|whatever|as|that) (?:i|we) (?:did|had(?: done)?|have done|lifted|logged) ${LAST_TIME}(?:(?: on| for| at| with| in)? (?!did\\b)(\\p{L}[\\p{L} -]{2,40}))?$`,
  "u",
);
/** "Did everything same as last time", "alles wie letztes Mal". */
const ALL_OF_IT = compiled(
  `^${LEAD}(?:${DID} )?(?:everything|all of it|it all|all|alles|todo|tout|tutto|tudo)[ ,]+(?:${DID} )?${EXACTLY}${LIKE} ${LAST_TIME}(?: ${DID})?$`,
  "u",
);
/** "Repeated my last workout", "did the same session as last time". */
const SAME_SESSION = entered(
  compiled(
    `^${LEAD}(?:(?:repeated|redid|copied|did|done) ${EXACTLY}(?:my |the )?(?:last|previous) (?:workout|session|training)(?: again)?|(?:repeated|redid|did|done) ${EXACTLY}(?:whole |entire )?(?:workout|session|training) ${LIKE} ${LAST_TIME})$`,
    "u",
  ),
);

const DAY =
  "(?:(?:last |letzte[nrs]? )?(?:mon|tues|wednes|thurs|fri|satur|sun)day|yesterday|the day before yesterday|(?:letzten? )?(?:mon|diens|donners|frei|sams|sonn)tag|mittwoch|(?:vor)?gestern|(?:avant )?hier|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|ayer|anteayer|lunes|martes|miercoles|jueves|viernes|sabado|domingo|ieri|lunedi|martedi|mercoledi|giovedi|venerdi|sabato|domenica|ontem|(?:segunda|terca|quarta|quinta|sexta)(?: feira)?)";
const SESSION_WORD =
  "(?:work ?out|session|training|einheit|seance|entra[iî]nement|entrenamiento|sesion|allenamento|sessione|treino|sessao)";
const ONCE_MORE =
  "(?:copy|copied|repeat(?:ed)?|redo|redid|duplicated?|kopier\\p{L}*|wiederhol\\p{L}*|copie[rz]?|repete[rz]?|refais|copiar?|repite|repetir|ripeti|rifai|refaz)";
/** "Copy yesterday's workout", "same session as on Monday", "wiederhol das Training von gestern". */
const OF_DAY = [
  `(?:${ONCE_MORE}|(?:did|done|log|logged|exactly|exact) (?:exactly )?(?:the same (?:as )?)?) ?(?:my |the )?(${DAY})(?: ?['’]?s)? ?${SESSION_WORD}`,
  `(?:${ONCE_MORE} |did |done |log(?:ged)? |exactly )*(?:my |the |das |die |la |le |l ?['’]? ?|el |il |o )?(?:same |whole |entire |gleiche |meme |mism[oa] |stess[oa] |mesm[oa] )?${SESSION_WORD} (?:(?:as|like|from|of|on|von|vom|wie|am|de|del|du|di|da|do|d|que|come|como|comme) ?['’]? ?){1,12}(?:the |on |el |la |le |il )?(${DAY})`,
].map((form) =>
  compiled(
    `^${LEAD}${form}(?: (?:again|once more|for today|today|nochmal|heute|de nuevo|otra vez|di nuovo|de novo|please|pls|bitte))*$`,
    "u",
  ),
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
  const day = OF_DAY.map((form) => form.exec(bare)?.[1]).find((found) => found !== undefined);
  if (day !== undefined) return { ...EARLIER, parts: [], scope: "session", exercise: null, as: day };
  if (told === null && !ALL_OF_IT.test(bare) && !SAME_SESSION.test(bare)) return null;
  return { ...EARLIER, parts: [], scope: "session", exercise: null };
}
