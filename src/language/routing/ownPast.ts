import type { Route } from "../../protocol/turn.ts";
import { compiled } from "../patterns/compiled.ts";

const DONE =
  "(?:did|done|do|logged|log|train(?:ed)?|lift(?:ed)?|bench(?:ed)?|squat(?:ted)?|deadlift(?:ed)?|press(?:ed)?|row(?:ed)?|curl(?:ed)?|ran|run|swam|swim|cycled?|walk(?:ed)?|hit|entered|enter|tracked|track|record(?:ed)?|wrote|written|put in|put down|work(?:ed)? (?:out|on))";
const WHEN =
  "(?:today|yesterday|tonight|last|so far|this|on|for|again|now|earlier|before|in|already|recently|monday|tuesday|wednesday|thursday|friday|saturday|sunday)";
const SHOW = "(?:show|tell|give|read|list|remind|repeat)(?: (?:me|it))?(?: (?:back|again|to me|of|out))*";
const MUCH = "(?:what|how (?:much|many|often|far|long|heavy)|which|when)";

/** What somebody trained, logged or lifted, asked for in English. */
const ENGLISH = [
  `${MUCH}(?: \\p{L}+){0,4} did (?:i|we)(?: (?:last|just|even|actually|all))? ${DONE}(?= ${WHEN}|,? (?:was it )?\\d|[?.! ]*$)`,
  `${SHOW} (?:what|how much|everything|all|whatever)(?: (?:sets|exercises|weights?|load|reps|i|we))? (?:i|we|i have|we have|have i)?(?: (?:just|all|so far))? ?(?:${DONE}|have)(?= ${WHEN}|,? (?:was it )?\\d|[?.! ]*$)`,
  `(?:what|which \\p{L}+|how (?:much|many \\p{L}+)) (?:do|have) (?:i|we)(?: (?:have|got))?(?: (?:logged|down|entered|recorded|tracked|written down|in (?:my|the) log))(?= ${WHEN}|[?.! ]*$)`,
  "what (?:is|does) (?:it|the log|my log|that)(?: now)? (?:say|show|look like)(?: (?:now|for|about|on|under))?.{0,30}",
  "what (?:is|do i have|have i got) (?:in|on) (?:my|the) log(?: .{0,20})?",
  "how (?:heavy|much weight|much) (?:was|were|is) (?:that|it|those)(?: (?:so far|now|ever|please|pls|again|then|yet))*[?.! ]*$",
];
/** The same in five other languages. */
const FOREIGN = [
  "was (?:alles |genau |denn )?(?:habe?|hab) ich (?:heute |gestern |bisher |schon |alles |letztes mal |am \\p{L}+ )*(?:eingetragen|trainiert|gemacht|geloggt|notiert|gedruckt|gebeugt|gehoben)",
  "wie ?viele (?:satze|wiederholungen)(?: \\p{L}+){0,3} (?:habe?|hab) ich (?:\\p{L}+ ){0,3}gemacht",
  "zeig (?:mir )?(?:mal )?was ich .{0,30}(?:gemacht|trainiert|eingetragen) habe?",
  "(?:qu est ce que|qu) (?:j ai|ai je) (?:\\p{L}+ ){0,2}?(?:fait|note|entraine|souleve|enregistre).{0,25}",
  "combien de (?:series|repetitions|reps)(?: de \\p{L}+)? (?:j ai|ai je) (?:deja )?(?:fait|faites|faits).{0,25}",
  "que (?:entrene|hice|levante|registre|anote|he (?:hecho|entrenado|registrado))(?: .{0,25})?",
  "cuantas (?:series|repeticiones)(?: de [\\p{L} ]{3,25})? (?:hice|he hecho|llevo)(?: .{0,20})?",
  "(?:che )?(?:cosa|quanto) ho (?:fatto|allenato|registrato|sollevato)(?: .{0,25})?",
  "quante (?:serie|ripetizioni)(?: di [\\p{L} ]{3,25})? ho fatto(?: .{0,20})?",
  "o que (?:eu )?(?:fiz|treinei|registrei|levantei)(?: .{0,25})?",
  "quantas (?:series|repeticoes)(?: de [\\p{L} ]{3,25})? (?:eu )?(?:fiz|ja fiz)(?: .{0,20})?",
];
const LEAD =
  "(?:(?:and|so|ok|okay|hey|well|btw|um|hm+|und|also|et|y|e|entao|entonces|alors|allora)[ ,]+)*(?:can you |could you |please )?";

/** A question for what its writer did or logged: "what did I train today", "read me back what I have so far". */
export const OWN_PAST = compiled(`^${LEAD}(?:${[...ENGLISH, ...FOREIGN].join("|")})`, "u");
/** What was done wrong, or to a joint, is no such question; nor is what has to be done. */
export const NOT_OWN_PAST =
  /\b(?:wrong|right|badly|mistakes?|hurt|to (?:my|the) (?!log)|have to|need to|should|eat|ate|eaten|drink|you)\b/;

/** "And the max?", and not of what. */
const BARE_EXTREME =
  /^\W*(?:(?:and|so|ok|what about|und|was ist mit|et|y|e|pues|ma|mas)[ ,]+)*(?:(?:what(?: ?['’]?s| is) )?(?:the|an?|das|ein|le|un|el|il|o|um|als|au|como|al|no|at)[ ,]+)?(?:max(?:imum|imal|imo|imale)?|absolute max(?:imum)?|upper limit|most|hochstens|massimo|plus)[\s?.!]*$/;

/** Whether a bare "and the max?" follows advice: then it is of that, and no lift of the writer's. In: folded text, and the route before. */
export const asksExtremeOfAdvice = (folded: string, before: Route | null): boolean =>
  (before === "COACH" || before === "NUTRITION") && BARE_EXTREME.test(folded);
