import { asksWhetherRight } from "../coaching/ownLogWords.ts";
import { MONTHS } from "../dates/dateWords.ts";
import { foldText } from "../foldText.ts";
import { compiled } from "../patterns/compiled.ts";
import { figuredText } from "./figuredText.ts";

/** Which stored entries somebody wants to hear: the last ones, all of a day, or those of an exercise that is named. */
export type Recall = { scope: "last" | "day"; when: string | null; target: string | null; asksWhether: boolean };

const LONGEST = 90;
const LEAD =
  "(?:(?:and|so|ok|okay|hey|wait|well|btw|um|hm+|sorry|great|cool|thanks|good|nice|lol|und|also|et|y|e|entao|entonces|alors|allora|can you|could you|would you|please|pls|just)[ ,.!]+)*";
const IT =
  "(?:that|it|this|them|those|these|everything|all (?:of )?(?:it|that|them)|the (?:set|sets|last (?:one|set|entry))|(?:my|those|these|both) (?:set|sets|ones|last (?:one|set|entry)))";
const KEPT = "(?:saved|logged|stored|recorded|noted|tracked|in(?: there)?|in (?:the|my) log|in the system|down)";
const KEEP = "(?:save|log|get|record|store|note|track|catch|add|write|put|count)";
const ASKS_WHETHER = [
  `(?:is|are|was|were|did|has|have) ${IT} (?:get |gotten |been |all |now |really |actually |already )*${KEPT}(?: (?:now|already|yet|ok|okay|right|correctly|then))*`,
  `did (?:${IT} (?:save|work|go (?:through|in)|register|stick|get (?:through|in|saved|logged))|(?:you|u|it) (?:actually |really |already )?${KEEP} ${IT}(?: (?:down|in|already|correctly|right|all))*)`,
  `(?:you|u) (?:got|saved|logged|have|recorded) ${IT}(?: (?:down|saved|logged|right|too))?`,
  `${IT}(?: is| s)? (?:saved|logged|stored|in)`,
  "(?:ist|wurde|hat|sind) (?:das|es|alles|der satz|das alles) (?:jetzt |schon |auch |denn )?(?:gespeichert|eingetragen|geloggt|drin|notiert)",
  "hast du (?:das|es|alles|den satz) (?:jetzt |schon |auch )?(?:gespeichert|eingetragen|geloggt|notiert|drin)",
  "(?:c est|tu l as|tu as|est ce que c est|ca a ete|tu as bien) (?:bien )?(?:enregistre|note|sauvegarde|sauve)e?s?(?: ca| ca bien)?",
  "(?:esta|quedo|se|lo has|has|lo) (?:ya |lo |eso )?(?:guardad[oa]|guardo|registrad[oa]|registro|anotad[oa]|apuntad[oa]|registraste|guardaste|anotaste)",
  "(?:e|e stato|l hai|hai|ha) (?:gia )?(?:salvat[oa]|registrat[oa]|segnat[oa])",
  "(?:esta|foi|ficou|voce) (?:ja )?(?:salv[oa]|registrad[oa]|anotad[oa]|salvou|registrou|anotou)(?: isso)?",
];
/** Whether somebody asks if what was stored is right. In: a message as typed. */
export const asksIfRight = (text: string): boolean =>
  text.length <= LONGEST && text.includes("?") && asksWhetherRight(foldText(text));
const spoken = (text: string): string =>
  figuredText(text)
    .replace(/['’-]/g, " ")
    .replace(/\bwhat ve\b/, "what have")
    .replace(/\s+/g, " ")
    .trim();

const LAST = [
  `(?:is|are|was|were|did) ${IT} (?:(?:get |been |all |now )*${KEPT} )?(?:as|in|with) (?:kgs?|kilos?|kilograms?|lbs?|pounds?|miles?|kms?|kilomet\\p{L}+)(?: or (?:as |in )?(?:kgs?|kilos?|lbs?|pounds?|miles?|kms?))?`,
  `(?:did|have) (?:you|u) (?:put|log(?:ged)?|sav(?:e|ed)|record(?:ed)?|got|get|have|take|taken|count(?:ed)?|note[d]?) ${IT} (?:down )?(?:as|in|for|under|to|on) (?:kgs?|kilos?|lbs?|pounds?|today|yesterday|(?:mon|tues|wednes|thurs|fri|satur|sun)day)`,
  // "The weight stays tho": nothing is to change, and what stands there is read back.
  "(?:(?:all |everything )?(?:the |das |le |la |el |il |o )?(?:rest|weights?|reps|sets|others?|other (?:ones?|sets?|\\d)|gewicht|reste|resto|peso|poids)|everything else|the rest of it) (?:(?:stays?|stayed|bleibt|reste|queda|resta|fica)(?: (?:the same|as (?:it )?(?:is|was)|same|unchanged|so|gleich|pareil|igual|uguale))?|(?:is|are|was|were|ist|war|est|es|e) (?:the same|all (?:right|good|correct)|right|correct|fine|ok|okay|good|unchanged|as (?:it )?(?:is|was)|stimmt|richtig|gleich|bon|correcto|igual|giusto|uguale))(?: (?:tho|though|btw))*",
  `(?:what|which)(?: \\p{L}+)? (?:did|have) (?:i|we|you|u) (?:just )?(?:just|last) (?:log|logged|do|done|did|put|enter|entered|record|recorded|save|saved|write|say|said|tell you)`,
  `(?:what) (?:did|have) (?:you|u) (?:just )?(?:log|logged|save|saved|record|recorded|put|note|noted|write|written|got|get|store|stored)(?: (?:down|there|for (?:that|it|me)|in|just now))*`,
  `(?:read|say|repeat|show|tell|give|play)(?: me)? ${IT}(?: back)?(?: (?:back|again|to me))+`,
  `(?:read|say|repeat) ${IT}`,
  "(?:show|tell|give) me (?:what (?:you|i) (?:just )?(?:logged|saved|recorded|got|have|put)|the last (?:entry|log|one|set))(?: (?:down|just now|again))*",
  "what (?:was|is|were) (?:the last|my last|the latest) (?:one|entry|log|thing|set)(?: (?:i logged|you logged|again))*",
  "what (?:have|did) (?:you|u) (?:got|have|get)(?: (?:down|logged|saved|so far|there|for me))+",
  "what(?: s| is| does)? (?:it|the (?:log|entry)|that) say(?:ing)?(?: now)?",
  "how does (?:it|the (?:log|entry)|that) (?:look|read)(?: now)?",
  "was (?:habe?|hab) ich (?:gerade|eben|grade|zuletzt) (?:eingetragen|geloggt|gemacht|notiert)",
  "was hast du (?:gerade |eben |jetzt )?(?:eingetragen|gespeichert|notiert|geloggt)",
  "(?:lies|sag|zeig) (?:mir )?(?:das|es) (?:nochmal|noch einmal|vor|bitte| )+",
  "(?:qu est ce que|qu) (?:tu as|as tu|j ai|je viens de)(?: bien| juste)? (?:note|enregistre|noter|enregistrer)",
  "que (?:acabo de|acabas de|has|registraste|anotaste) ?(?:registrar|anotar|apuntar|guardar|registrado|anotado|apuntado|guardado)?",
  "(?:che )?cosa (?:hai|ho appena) (?:segnato|registrato|salvato)",
  "o que (?:voce )?(?:registrou|anotou|salvou|acabei de registrar)",
];
const WHEN =
  "(?: ?(today|so far|yesterday|up to now|until now|(?:on |last )?(?:mon|tues|wednes|thurs|fri|satur|sun)day|(?:so far )?today(?: so far)?|heute|bisher|gestern|aujourd hui|hier|hoy|ayer|oggi|ieri|hoje|ontem))";
const DID =
  "(?:logged|log|done|do|did|trained|train|entered|recorded|down|got|tracked|eingetragen|gemacht|geloggt|trainiert|fait|note|enregistre|hecho|registrado|fatto|registrato|feito)";
const DAY = [
  `(?:what|which \\p{L}+) (?:all )?(?:do|did|have) (?:i|we|you|u) (?:all |have |got |actually )*${DID}(?: (?:down|logged|in|for|already|exactly))*${WHEN}(?: (?:again|exactly|now|already|then))*`,
  `(?:show|read|tell|list|give|repeat)(?: me)?(?: back)? (?:what|everything|all|the stuff)(?: (?:that )?(?:i|we|you))?(?: have| ve)?(?: ${DID})*(?: back)?(?: from| for| of)?${WHEN}`,
  `what(?: ?s| is)? (?:logged|stored|saved|recorded|in)(?: for| from| on)?${WHEN}`,
  `(?:what|whats|anything) ?(?:is|do i have|have i got|s)? (?:in|on) (?:my|the) log(?: (?:for|from|of|on))?${WHEN}?(?: now)?`,
  `(?:(?:is|do i have|have i got|did i|is there) )?(?:anything|something) (?:logged|saved|stored|recorded|in (?:my|the) log|down)(?: (?:yet|already))?(?: (?:for|from|on))?${WHEN}?`,
  `(?:show|read|list|give)(?: me)? (?:my|the|todays?|all) (?:logs?|entries|sets)(?: (?:for|from|of))?${WHEN}?(?: back)?`,
  `(?:read|show|list)(?: me)?(?: back)? (?:todays|today s) (?:logs?|entries|sets|session|workout|training)`,
  `was (?:alles |genau )?(?:habe?|hab) ich${WHEN} (?:alles |schon |denn )?${DID}`,
  `qu est ce que j ai ${DID}${WHEN}`,
  `que (?:he hecho|hice|he registrado|registre)${WHEN}`,
  `(?:zeig|sag|lies) (?:mir )?(?:mal )?,?(?: vor)? ?was ich${WHEN} (?:alles |schon |so )?${DID}(?: habe?| hab)?`,
  `(?:montre|dis|lis|redis|rappelle)(?: moi)? ce que j ai ${DID}${WHEN}`,
  `(?:ensename|muestrame|dime|leeme|recuerdame) (?:todo )?lo que (?:he hecho|hice|llevo|he registrado|registre)${WHEN}`,
  `que llevo (?:hecho |registrado )?${WHEN}`,
  `(?:fammi vedere|mostrami|dimmi|leggimi|ricordami) (?:che )?(?:cosa|quello che) ho ${DID}${WHEN}`,
  `(?:me )?(?:mostra|diz|lembra|le)(?: me)? o que (?:eu )?(?:fiz|registrei|treinei)${WHEN}`,
  `(?:che )?cosa ho ${DID}${WHEN}`,
  `o que (?:eu )?(?:fiz|registrei|treinei)${WHEN}`,
];
DAY.push(
  `what (?:have|did) (?:you|u) (?:got |written|write|put|noted|note|got) ?(?:down )?(?:for me )?${WHEN}`,
  `was steht (?:denn |so )?(?:von |fur )?${WHEN} (?:alles |schon |bisher )?(?:drin|da|im log|eingetragen)`,
);
const OF_ONE = [
  "where (?:are|is|did) (?:my|the) (?!(?:app|settings?|plan|workouts?|sessions?|data)\\b)([\\p{L} -]{3,30}?)(?: (?:gone|go|then|now))*",
  "how (?:much|heavy|many (?:sets|reps)) (?:was|were) (?:the |my )?(?!(?:that|it|this|those|they|i|you)\\b)([\\p{L} -]{3,30}?)(?: (?:again|now|today))+",
  "what (?:does|did) (?:it|the log|my log) (?:now )?say (?:for|about|on|under) (?:the |my )?([\\p{L} -]{3,30}?)(?: now)?",
  "what (?:have you got|do you have|did you (?:log|put|save|get)|have i (?:got|logged)) (?:down )?(?:for|on|as) (?:the |my )?([\\p{L} -]{3,30}?)(?: now)?",
  "what (?:does|did) (?:the |my )([\\p{L} -]{3,30}?) (?:say|look like|stand at)(?: (?:now|again))?",
  "what(?: ?s| is| was) (?:todays|my) (?!(?:next|best|max|new|old|last|name|goal|plan|weight|progress|heaviest|strongest|biggest|highest|longest|fastest|top|most|total|streak)\\b)([\\p{L} -]{3,20}?) (?:again|now|so far|entry|log)",
  "what (?:did|have) i (?:log|put|do|done|logged|enter|have|get|got) (?:for|on|in) (?:the |my )?([\\p{L} -]{3,30}?)(?: (?:today|just now|now))*",
];
const of = (forms: readonly string[]) =>
  compiled(
    `^${LEAD}(?:${forms.join("|")})(?: (?:right|ok|yet|again|please|pls|now|today|or not|then|though|btw|lol|bitte))*[ ?!.]*$`,
    "u",
  );
const [WHETHER_FORM, LAST_FORM, DAY_FORM, ONE_FORM] = [of(ASKS_WHETHER), of(LAST), of(DAY), of(OF_ONE)];
/** "What did I do on it today again?" */
const POINTS_BACK = /^(?:it|that|them|those)(?: (?:today|again|one|ones))*$/;
/** "What did you log that as": more is asked than to hear it. */
const NO_NAME =
  /^(?:(?:last |this )?(?:mon|tues|wednes|thurs|fri|satur|sun)day|that|it|this|me|them|us|you|the|(?:today|yesterday|now)(?: so far)?|so far|breakfast|lunch|dinner|(?:next|last) .*|tomorrow|.*\b(?:food|meal|protein|weight|calories|injur\w+|name|age|goal)\b.*)$/;

/**
 * Whether somebody asks to hear what is stored: "what did I just log?", "read that back", "is that saved?", "what have I
 * logged today". Records, trends and counts are no such question. In: one message, six languages; 90 characters at most.
 */
export function readRecall(text: string): Recall | null {
  if (text.length > LONGEST) return null;
  const said = spoken(text);
  if (WHETHER_FORM.test(said) || asksIfRight(text))
    return { scope: "last", when: null, target: null, asksWhether: true };
  const one = ONE_FORM.exec(said);
  const target =
    one
      ?.slice(1)
      .find((group) => group !== undefined)
      ?.trim() ?? null;
  if (target !== null && POINTS_BACK.test(target))
    return { scope: "last", when: null, target: null, asksWhether: false };
  if (target !== null && !NO_NAME.test(target) && !MONTHS.has(target))
    return { scope: "day", when: null, target, asksWhether: false };
  if (LAST_FORM.test(said)) return { scope: "last", when: null, target: null, asksWhether: false };
  const day = DAY_FORM.exec(said);
  if (!day) return null;
  const when = day.slice(1).find((group) => group !== undefined) ?? null;
  return {
    scope: "day",
    when: when === null || /so far|now|bisher/.test(when) ? null : when,
    target: null,
    asksWhether: false,
  };
}
