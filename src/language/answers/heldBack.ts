import type { LogSet } from "../../protocol/workoutLog.ts";
import { foldText } from "../foldText.ts";
import { isMovementWord } from "../notation/clauseWords.ts";
import { parseAtAnyTime } from "../notation/parseAtAnyTime.ts";
import { compiled } from "../patterns/compiled.ts";

const LONGEST = 90;
const LONGEST_TOLD = 300;

/** What leads to it: "ok so I just …". */
const LEAD =
  "(?:(?:okay|cool|great|nice|lovely|good|perfect|awesome|thanks|thx|cheers|ta|right|alright|fine|and|yes|yep|yeah|hey|hi|update|actually|well|now|phew|boom|oh|go on(?: then)?|go ahead|just|then|in the end|nah|no|ja|so|oui|bon|si|bueno|vale|allora|sim|entao|ok|jetzt|doch)[ ,.!:-]+){0,12}";
const PLACE = "(?:it|them|that|those|these|this|both|everything|the lot|all(?: (?:of )?(?:it|them|that|those))?)";
const DID = `(?:(?:i|we|i have|ive|i ve|have) )?(?:just |actually |now )*(?:did(?: do)?|done|finished|completed|nailed|smashed|crushed|managed|got through) ${PLACE}(?: all)?`;
const DONE =
  "(?:(?:its|it is|it s|that s|thats|that is|they are|theyre|all|training|session) )?(?:all )?(?:done|finished|in the bag|done and dusted)(?: (?:it|them|that|with (?:it|that|them)))?";
const KEEP = `(?:(?:do|please|pls|you can|u can|can you|could you|lets|let s) )*(?:log|save|record|track|add|keep|count) (?:it|them|that|those|this|these)(?: (?:down|in|then|after all|anyway|now|please|pls|for me|in my log|to my log))*`;
const FOREIGN =
  "(?:ich )?hab(?:e)? ?(?:['’]?s|es|das|sie|ich(?: (?:das|es|sie))?)? ?(?:jetzt |gerade |eben |alles |doch )*(?:gemacht|geschafft|erledigt)|(?:alles )?(?:gemacht|geschafft|erledigt)|trag (?:es|das) (?:doch |jetzt |bitte )*ein|(?:c ?['’]?est|(?:je )?l ?['’]?ai|(?:je )?les ai) (?:bien )?faite?s?|fait|note[ -]le(?: finalement)?|(?:ya )?(?:l[oa]s? (?:hice|he hecho)|hecho|esta hecho)|apuntal[oa]|(?:l ?['’]?ho|li ho|le ho) fatt[oaie]|fatto|segnal[oa]|(?:ja )?(?:feito|fiz)(?: isso| tudo)?|anota(?: isso)?";
const DEED = compiled(`^${LEAD}(?:${DID}|${DONE}|${KEEP}|${FOREIGN})(?![\\p{L}\\d'’])[\\s,.;:!–-]*(.*)$`, "u");
/** "Got 5 5 5 4 3", "only managed 4 sets": figures and no name. */
const GOT = compiled(
  `^${LEAD}(?:(?:i|we) )?(?:only |just )?(?:got|hit|managed|made|did|ended up (?:with|doing|at)|came out (?:at|as)|hab(?:e)?|hice|fatto|fiz) (?:only |just )?(\\d[\\d ,/+-]*(?: ?(?:reps?|sets?|satze|series|serie))?)$`,
  "u",
);
/** "…, hit all of it", "… as planned": it was as it had been told. */
const AS_TOLD =
  /^(?:(?:and|hit|got|made|all|every|each|as|exactly|like|of|it|them|planned|written|said|i|reps?|sets?|no|problem|problems|issues|easy|easily|now|today|tonight|earlier|already|just|lol|haha|please|pls|thanks|btw|by|the|way|log|save|record|track|put|down|so|for|real|really|wie|geplant|comme|prevu|como|previsto|planeado|come|planejado|man|bro|alles|tout|todo|tutto|tudo)[\s,.;:!-]*)*$/u;
const OPENING =
  /^(?:(?:but|only that|except(?: that)?|though|just|and|so|well|with|aber|nur|mais|pero|solo|ma|mas)[ ,]+)+/u;

/** What of sets that were told and kept out of the log is told now: that they were done, or are to be logged after all. */
export type ToldDone = {
  /** What was different; empty where nothing was. */
  rest: string;
};

/**
 * "Did them, last set only 4 reps", "ok log it now": what was told just before is a log after all. In: one message, six
 * languages. `null` where it is none of that, or tells whole sets of its own.
 */
export function readToldDone(text: string): ToldDone | null {
  if (text.length > LONGEST || text.includes("?")) return null;
  const folded = foldText(text)
    .trim()
    .replace(/[\s.!]+$/, "");
  const figures = GOT.exec(folded)?.[1];
  if (figures !== undefined) return { rest: figures };
  const said = DEED.exec(folded)?.[1];
  if (said === undefined) return null;
  if (AS_TOLD.test(said)) return { rest: "" };
  const rest = said.replace(OPENING, "").replace(/[\s.!]+$/, "");
  const names = (rest.match(/\p{L}{3,}/gu) ?? []).some((word) => isMovementWord(word));
  const isOwn = names && /\d/.test(rest) && parseAtAnyTime(rest).entries.some(({ sets }) => sets.some(tellsAmount));
  return isOwn ? null : { rest };
}

/** The newest message that told sets of a named exercise that were not stored, planned or not to be logged; `null` where none did. */
export const toldToCome = (said: readonly string[]): string | null => said.findLast(tellsToCome) ?? null;

function tellsToCome(told: string): boolean {
  if (told.length > LONGEST_TOLD) return false;
  const entries = parseAtAnyTime(told).entries.filter(
    ({ phrase, sets, stance }) => phrase !== null && sets.length > 0 && stance !== "other_person",
  );
  // "If I bench 70 for 8, what's my max?": of several that were asked about nobody knows which.
  return told.includes("?")
    ? SUPPOSES.test(told) && entries.length === 1 && entries.every(({ sets }) => sets.every(tellsAmount))
    : entries.length > 0;
}
const SUPPOSES = /(?<!\p{L})(?:if|suppose|say|assuming|when|wenn|falls|si|se)(?!\p{L})/iu;

const tellsAmount = ({ reps, durationS, distance }: LogSet): boolean => (reps ?? durationS ?? distance) !== null;
