import { foldText } from "../foldText.ts";
import { readSessionRequest } from "./sessionRequest.ts";

const LONGEST = 400;
/** Sets and loads that were done. */
const FIGURES =
  /\b\d{1,3} ?(?:x|×|\*) ?\d|\b\d+ ?(?:kgs?|kilos?|lbs?|pounds) ?(?:x|for|,|@)|\b\d+ reps?\b|\b\d+(?:[.,]\d+)? ?(?:km|k|miles?)\b/;
/** Training that lies behind the writer. */
const DONE =
  /\b(?:did|done|finished|completed|logged|ran|rode|swam|rowed|trained|lifted|hit|managed|crushed|smashed|was|were|went|felt|got in|gemacht|war|trainiert|fait|etait|hice|fue|fatto|era|fiz|foi)\b/;
/** "Never lifted" tells of nothing that was done. */
const NEVER_DID = /\b(?:never|not|nie|jamais|nunca|mai)(?: (?:have|ever|really|properly|been))* \w+/g;
const WISHES =
  /\b(?:pls|plz|please|need|want|wanna|give|gimme|got time|looking for|after something|something|any(?:thing)? (?:good|quick|easy)|put together|make|build|plan me|set me up|for me\b|spare me|(?:start|begin|finish|end)(?:ing)? (?:with|on)|bitte|brauch\w*|mochte|will|stp|svp|besoin|veux|voudrais|por favor|quiero|necesito|dame|hazme|per favore|voglio|fammi|vorrei|mi serve|preciso|quero|me da|faz)\b/;
/** Asks for advice or for what was. */
const ASKS =
  /\b(?:how|what|whats|why|when|which|should|shall|is (?:it|that|this)|are|am i|do i|did i|can i|could i|will i|would it|wie|was|warum|soll|darf|comment|pourquoi|quoi|dois|puis je|como|que|debo|puedo|cosa|perche|devo|posso)\b.*\?|\b(?:how (?:do|should|long|many|much|can)|what (?:should|can|is|are|do)|is it (?:ok|okay|safe|bad)|should i|can i)\b/;
/** A question without its mark: "is 5 min on the treadmill a proper warm-up for bench". */
const BEGINS_ASKING = /^\W*(?:(?:so|ok|okay|hey|and|but|btw|also)\W+){0,2}(?:is|are|does|was|were|why|how)\b/;
/** "Only machines and dumbbells up to 30 kg, chest day": what is on, behind what there is to know. */
const DAY_LAST =
  /[a-z][^.!?]*[,.;] ?(?:so |and |but )*(?:it is |its |today is |today )?(?:chest|legs?|back|arms?|shoulders?|push|pull|upper(?: body)?|lower(?: body)?|glutes?|core|full body) day(?: (?:today|please|pls|then|now))*\W*$/;
const SETS = /\d ?[x×*] ?\d|\b(?:sets|reps)\b/;
const WEEKDAY = /\b(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:days?)?\b/;
/** A habit, a plan for other days or a reminder; a session is for now. */
const OTHERWISE =
  /\b(?:remind|every (?:day|week|other|mon|tues|wednes|thurs|fri|satur|sun)\w*|(?:a|per|each) week|weekly|usually|normally|always|sometimes|tomorrow|program(?:me)?|splits?|training plan|week plan|calories|kcals?|protein|log|record)\b/;

/**
 * Whether a message holds the wish for a session without a word for one: minutes, and what to train or with what, beside whatever
 * else it tells ("night shift done, 20 min stretch pls", "legs but be kind, ankle's tweaky, gym, 30m"). In: any text. False
 * for questions, habits and what was trained.
 */
export function hidesSession(text: string): boolean {
  if (text.length > LONGEST) return false;
  const folded = foldText(text);
  if (
    !/\d|hour|stunde|heure|hora|\bora\b|mezz|half|minut/.test(folded) ||
    ASKS.test(folded) ||
    BEGINS_ASKING.test(folded) ||
    OTHERWISE.test(folded)
  )
    return false;
  if (/\bfor time\b[^.!?]{0,6}\d/.test(folded)) return false;
  if (DAY_LAST.test(folded) && !WEEKDAY.test(folded) && !DONE.test(folded) && !SETS.test(folded)) return true;
  const isWish = WISHES.test(folded);
  if (FIGURES.test(folded) || (DONE.test(folded.replace(NEVER_DID, "")) && !isWish)) return false;
  const request = readSessionRequest(text);
  const { signals, areas, purpose, equipment, structure, include, level, limitations } = request;
  if (!signals.includes("minutes")) return false;
  const parts = [
    areas.length > 0 || purpose !== null,
    equipment !== null,
    include.length > 0,
    structure !== null || level !== null,
    limitations.length > 0,
    request.exclude.length + request.forbid.length + request.withoutEquipment.length > 0,
    isWish,
  ];
  const isSession =
    areas.length > 0 || purpose !== null || include.length > 0 || (equipment !== null && TRAINS.test(folded));
  return isSession && parts.filter(Boolean).length >= MOST_SAID;
}
const MOST_SAID = 2;
const TRAINS =
  /\b(?:strength|conditioning|sweat\w*|training|exercises?|workout|session|circuit|fitness|gymnastik|kraft|seance|renfo|entreno|ejercicios?|allenamento|esercizi|treino|exercicios)\b/;
