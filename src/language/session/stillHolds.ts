import { compiled } from "../patterns/compiled.ts";
import { entered } from "../patterns/enteredPattern.ts";

const LEAD =
  "(?:(?:but|and|so|hey|wait|um+|hm+|no|ok|okay|oh|sorry|ugh|seriously|excuse me|come on|dude|coach|bro|mate|also|er+|well|look|aber|mais|pero|ma|mas)[ ,.!?]+)*";
const WHAT = "([\\p{L}-]+(?: (?!in (?:it|there|this|that)\\b|again\\b|though\\b|too\\b)[\\p{L}-]+){0,3}?)";
const ART =
  "(?:(?:an?|the|any|some|more|another|those|these|eine?n?|die|une?|des|les|las|los|un[ao]?s?|gli|i|le|uma?) ){0,12}";
const STILL = "(?:(?:still|also|literally|just|even|actually|basically|clearly|again|always) )*";
const IT = "(?:it|this|that|this one|that one|(?:the|this|your|my) (?:workout|session|new one|list|plan))";
const IN_IT =
  "(?: (?:in (?:it|there|this|that|here|the (?:workout|session))|again|though|too|as well|lol|haha|mate|coach|bro|there))*";
const HAS = "(?:has|contains?|includes?|uses?|needs?(?= an? )|requires?)";
/** What was asked for before, behind the complaint: "I said no lunges". */
const TAIL =
  "(?:[ ,.!?-]+(?:(?:but|and|when|which|though|even though) )?(?:(?:did not|didn'?t|do not|don'?t|thought|i|we|you|what|no|without|was) ?)?(?:i|we|you|no|without|not|did|asked|told|said|it|that|is|was)\\b[^?!.\\n]{0,60})?";
const END = `${IN_IT}(?<tail>${TAIL})[ .!?]*$`;

/** Something in a session that ought not to be there, said so: "still has a bench", "that's a lunge", "you put burpees in it". */
const HOLDS: readonly RegExp[] = [
  `(?:${IT} )?(?:(?:still|again|also) )+${HAS} ${ART}${WHAT}`,
  `${IT} ${STILL}(?:has got|${HAS}) ${ART}${WHAT}`,
  `(?:there(?:'s| is| are|s|re)|i (?:still |can )*see) ${STILL}${ART}${WHAT}(?: still)?(?= in (?:it|there|this|here|the (?:workout|session))\\b)`,
  `(?:there(?:'s| is| are|s|re)|i (?=still see)|that(?:'s| is|s)|those are|these are|they(?:'re| are)|it(?:'s| is|s)) (?:still|literally|again|just another|basically) (?:see )?${STILL}${ART}${WHAT}`,
  `(?:that(?:'s| is|s)|it(?:'s| is)) ${STILL}an? ${WHAT}`,
  `still (?:(?:the|those|some|with) )*([a-z]+ ?[a-z]+s)`,
  `(?:is not|isn'?t|ain'?t|are not|aren'?t) (?:that|this|it|those|these) (?:still |also |just |basically )*(?:an? )?${WHAT}`,
  `(?:why did )?you(?:'ve| have|ve)? (?:(?:still|again|just|also|went and) )*(?:put|gave|give|included?|kept|keep|left|added|used) (?:me |us )?(?:(?:still|again) )?${ART}${WHAT}`,
  `(?:why|how come) (?:is|are) (?:there|it) still ${ART}${WHAT}`,
  `(?:hat|da (?:sind|ist)|(?:il )?y a|ya|(?:toda)?via|sigue|hay|c'? ?e|ci sono|ha|tem) (?:immer noch|noch immer|noch|schon wieder|encore|toujours|aun|todavia|ancora|ainda) ${ART}${WHAT}`,
  `(?:immer noch|noch immer|schon wieder|encore|toujours|todavia hay|aun hay|ancora|ainda tem) ${ART}${WHAT}`,
].map((pattern) => compiled(`^${LEAD}${pattern}${END}`, "iu")) as RegExp[];
/** The same, which only what was asked for before makes a complaint: "why is there a lunge in it, I said no lunges". */
const ASKED_BEFORE = /\b(?:said|told|asked|wanted|did not (?:want|ask)|didn'?t (?:want|ask))\b/i;
const WHY_HOLDS = entered(
  compiled(`^${LEAD}(?:why|how come)(?: is| are|'s|s)? (?:there |it )?${STILL}${ART}${WHAT}${END}`, "iu"),
);
/** "No bench, I said". */
const SAID_BEFORE = entered(
  /^((?:.*[ ,])?(?:no|without|not|nothing with) [\p{L} -]{3,40}?)[ ,]+(?:like |as )?i (?:said|told you|asked(?: for)?|mentioned)(?: before| already| earlier)?[ .!]*$/iu,
);
/** Not the name of anything. */
const NO_THING =
  /^(?:lot|bit|joke|problem|question|good|great|nice|shame|pity|no|yes|deal|plan|start|idea|thing|things|stuff|time|one|first|new|different|long|short|way|minutes?|mistake|lie|laugh|challenge|relief|bummer|goal|promise|here|there|that|this|it|not|really|very|too|so|hard|easy|fun|sure|right|wrong|true|fine|ok|okay|cool|all|what|me|same|my|the|hurts?|sore|works?|aches?|needs?|feels?|more)\b/i;

/** "Without a bench its always taken": where the reason begins. */
const RUNS_ON =
  /(?<=\p{L}) (?=(?:it|they|that|those|these|there|thats|its|theres)(?:['’]s|['’]re| is| are| was)? ?(?:(?:one|is|are|all|both|always|never|usually|constantly|just|currently|still|mostly|way|too|so|been|kind of|a|the|like) ){0,3}(?:taken|busy|occupied|in use|free|available|full|packed|broken|crowded|hogged|rammed|gone|missing|queues?|line|out of order|closed|shut)\b)/giu;

/**
 * A complaint that a session holds what it should not, and a refusal with its reason in the same breath, in the words of a
 * plain refusal: "still has a bench" is "no bench". In and out: a message as typed.
 */
export function asRefusal(text: string): string {
  if (text.length > LONGEST) return text;
  const said = text.replace(RUNS_ON, ", ").replace(SAID_BEFORE, "$1");
  for (const pattern of HOLDS) {
    const [, what = ""] = pattern.exec(said) ?? [];
    if (what !== "" && !NO_THING.test(what)) return `no ${what}`;
  }
  const why = WHY_HOLDS.exec(said);
  return why?.[1] !== undefined && ASKED_BEFORE.test(why[2] ?? "") ? `no ${why[1]}` : said;
}
const LONGEST = 160;

/** Whether a message complains of what a session holds. */
export const complainsOfHolding = (text: string): boolean => /^no /.test(asRefusal(text)) && !/^\W*no\b/i.test(text);
