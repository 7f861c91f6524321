import { compiled } from "../patterns/compiled.ts";
import { AREA_WORDS, GEAR_WORDS } from "./listWords.ts";

const THINGS = "(?:exercises?|movements|moves|lifts|stretches|variations?|variants|drills|machines)";
const MODS = "(?:[a-z-]+ ){0,4}?";
/** "Which exercises do you have for glutes", "are there any good stretches for hips", "what can I do with a kettlebell". */
const WHICH = compiled(
  `^(?:which|what|whats|are there(?: any)?|do you (?:have|know)(?: any| some)?|have you got(?: any| some)?|any|got any) ${MODS}${THINGS}(?: (?:do you (?:have|know|offer)|have you got|are there|exist|(?:can|could|should|would) (?:i|you|one|be)|to|for|with|using|on|that|at|in|hit|train|work|target|are|need|use)\\b.*)?$`,
);
/** "Show me squat variations", "list all cable exercises", "give me a list of back exercises". */
const SHOW = compiled(
  `^(?:(?:can|could) you )?(?:please )?(?:(?:show|list|name|tell|teach)(?: me| us)?|give (?:me|us) (?:an? |the |your )?(?:list|overview|examples|names) of) ${MODS}${THINGS}\\b.*$`,
);
const VARIATIONS =
  /^(?:(?:any|some|other|different|good|give me|best) ){0,3}(?:[a-z-]+ ){1,3}(?:variations|variants)(?: (?:for|with|at|on|without) .*)?$/;
/** "Cable exercises for back", "kettlebell exercises". */
const BARE = compiled(
  `^(?:(?:any|some|good|best|basic|easy) ){0,2}(?:(?:${GEAR_WORDS}|${AREA_WORDS}) ){1,2}(?:only )?(?:exercises|movements|moves|stretches)(?: (?:for|with|on|at) .*)?$`,
);
/** What is looked for in the message. */
export const LIST_PATTERNS: readonly RegExp[] = [WHICH, SHOW, VARIATIONS, BARE];

/** A session, a plan or a time is wanted, or the log is asked, or other exercises than those of training. */
const OTHER =
  /\d|\b(?:two|three|four|five|six|today|todays|tonight|tomorrow|tomorrows|now|next|(?:this|the) (?:morning|afternoon|evening|week)|i have|do i (?:have|do|need)|have i|did i|i (?:did|logged)|am i|my (?:workout|session|plan|log|program|routine|day|next|last|pr|history|progress)|session|workout|routine|plan|program|planned|evidence|studies|research|stuck|swap|replace|avoid|order|mins?|minutes|hours?|hurts?|pain|injur\w*|sore|grammar|piano|breathing|math|english|writing|vocal|compound|isolation|stop|remove|skip|delete)\b/;
const LONGEST = 90;
const LEAD = /^(?:(?:so|ok|okay|hey|hi|and|um|uh|well|please|pls|coach|btw)[ ,:!-]+)+/;

/** Whether a folded message asks for a list of exercises from what there is, and for no session. `mayFind` rules out patterns that are not in it. */
export function asksList(text: string, mayFind: (pattern: RegExp) => boolean): boolean {
  if (text.length > LONGEST || !LIST_PATTERNS.some(mayFind) || OTHER.test(text)) return false;
  const asked = text
    .replace(LEAD, "")
    .replace(/[ ?!.]+$/, "")
    .replaceAll(/ +/g, " ");
  return LIST_PATTERNS.some((form) => form.test(asked));
}
