import { foldText } from "../foldText.ts";
import { parseAtAnyTime } from "../notation/parseAtAnyTime.ts";
import { compiled } from "../patterns/compiled.ts";

/** Asked when somebody says that they trained, and nothing of what they did. */
export const WHAT_WAS_DONE =
  "I found no sets in that, so nothing is stored yet. Which exercise was it, and how many sets and reps? For example: bench press 3x10 at 80 kg.";

/** Said to "done" and "log that workout" where no session was made lately. */
export const SETS_NOT_SESSIONS =
  "I know of no session from today that this could be. Send the sets that you did, or start one under Workouts and tick it off there.";

/** What leads to it and says nothing: "ok, I just …". */
const LEADS =
  "(?:c est bon|ca y est|alles klar|beleza|va bene|pronto|vale|ok(?:ay)?|there|finally|yes|yep|yeah|hey|so|and|all|phew|well|right|ja|oui|si|sim|bueno|hab(?:e|s)?|ich|i|we|me|just|have|am|can you|could you|please|also|now|das|es|ya|esta|c est|ho|eu|(?:that|it|this)(?: is| was)?)";
const SESSION = "(?:workout|session|training|circuit|routine)";
const THE_SESSION = `(?:the|that|this|my|your|todays) (?:\\p{L}+ )?${SESSION}`;
const WHAT = `(?:it(?: all)?|that(?: one)?|this(?: one)?|them|every (?:bit|single (?:bit|set|rep))(?: of it)?|everything|all(?: of (?:it|them|that))?|the (?:lot|whole (?:thing|workout|session))|${THE_SESSION})`;
const DID = "(?:did|finished|completed|crushed|smashed|nailed|done(?: with)?|through with|got through)";
const KEEP = "(?:log(?:ged)?|record|save|track|mark|tick off)";
const INTO = "(?:in(?:to)?|to|in) (?:my|the) (?:log|diary|journal|book)";
const OTHERWISE =
  "(?:hice|hicimos|complete|termine) todo|(?:ho )?(?:fatto|finito|completato) tutto|(?:fiz|terminei|completei) tudo|(?:j )?ai tout (?:fait|fini)|hab(?:e)? alles (?:gemacht|geschafft)|fertig|geschafft|erledigt|(?:alles |das )?gemacht|fini|termine|(?:tout )?fait|(?:todo )?hecho|listo|terminado|(?:lo |la )?hice(?: todo| toda)?|lo termine(?: todo)?|(?:tutto )?fatto|finito|(?:tudo )?feito|terminei";
const DONE = `(?:(?:${THE_SESSION}|${SESSION}) (?:is )?)?(?:done(?: and dusted)?|finished|completed?)|${DID} ${WHAT}|${KEEP} ${WHAT}(?: as done)?|(?:put|add|enter|write) ${WHAT}(?: down)? ${INTO}|${OTHERWISE}`;
const AFTER =
  "(?:all of (?:it|them|that)|the (?:lot|whole (?:lot|thing))|every (?:bit|set|rep)(?: of it)?|(?:(?:everything|all(?: of it)?|it all|alles|tout|todo|tutto|tudo) )?(?:exactly |just |genau )?(?:as|wie|comme|como|come) (?:planned|prescribed|written|you (?:said|wrote)(?: it)?|geplant|vorgegeben|prevu|planeado|previsto|planejado)|with (?:it|that|the (?:workout|session))|the (?:workout|session)|now|today|already|all|as done|as completed|for me|please|pls|thanks|bro|man|done|gemacht|tout|todo|tutto|tudo)";
const WHOLE = compiled(`^(?:${LEADS}[ ,.!]+)*(?:${DONE})(?:[ ,.!]+${AFTER}){0,6}[\\s.!]*$`, "u");
const LEADS_ONLY = compiled(`^(?:${LEADS} ?)+$`, "u");

/** How it felt, in a few words: "im dead", "that was brutal", "barely". */
const FEELING =
  /^(?:(?:i|im|am|that|thats|it|its|this|was|is|feel|feeling|felt|so|pretty|really|very|quite|absolutely|totally|a|bit|kinda|just|now|still|man|bro|completely|ich|bin|war|das|echt|ganz|sehr|total|je|suis|c|etait|trop|tres|estoy|fue|muy|sono|e|stato|molto|to|estou|foi|muito|one) ){0,5}(?:dead|dying|tired|brutal|killer|great|awesome|amazing|good|hard|tough|rough|heavy|easy|fine|barely|just about|sweat\p{L}*|knackered|wrecked|destroyed|exhausted|spent|cooked|toast|puh|uff|phew|tot|tod|platt|kaputt|fertig|anstrengend|hart|mort|morte|creve|crevee|vide|dur|dure|muert[oa]|cansad[oa]|reventad[oa]|mort[oa]|distrutt[oa]|stanc[oa]|esaust[oa]|exaust[oa]|acabad[oa]|(?:hated|loved|enjoyed) (?:it|that|every minute)|lol|haha\p{L}*|k{2,})(?: (?:lol|haha\p{L}*|k{2,}|rs|tbh|though|today|hoje|hoy|oggi|heute))?$/u;
const feels = (clause: string): boolean => clause.length <= 40 && FEELING.test(clause);

/** Whether a text says that all of something was done, or is to be logged whole: "done", "log that workout". Pure. */
export function tellsWhole(text: string): boolean {
  if (text.length > 80) return false;
  const folded = foldText(text.replace(/\p{Extended_Pictographic}+/gu, "")).trim();
  // "I finished the workout, log it" says it twice.
  const clauses = folded.split(/[,;.!]+|\band\b/).flatMap((clause) => clause.trim() || []);
  const told = clauses.filter((clause, place) => !LEADS_ONLY.test(clause) && (place === 0 || !feels(clause)));
  return WHOLE.test(folded) || (clauses.length > 1 && told.length > 0 && told.every((clause) => WHOLE.test(clause)));
}

const LONGEST = 1_000;

/** Whether a message tells sets of a named exercise, which are what that question asks for. Pure; 1,000 characters are read. */
export const tellsSession = (text: string): boolean =>
  parseAtAnyTime(text.slice(0, LONGEST)).entries.some(
    ({ phrase, sets, stance }) => phrase !== null && sets.length > 0 && (stance === "done" || stance === "unsaid"),
  );
