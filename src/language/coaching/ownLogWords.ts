import { anyFinds } from "../patterns/anyFinds.ts";
import { compiled } from "../patterns/compiled.ts";
import { entered } from "../patterns/enteredPattern.ts";

/** How somebody asks what they themselves did, in six languages: a word that asks, and soon after it a deed of theirs. */
const findsAskedPast = anyFinds([
  /\b(?:what|whats|when|which|how (?:much|heavy|far|long|fast|many \p{L}+))\b[^.?!]{0,30}?\b(?:did|have|had|was|were) (?:i|my)\b/u,
  /\b(?:was|wann|wie ?viele?|wie (?:schwer|lange|weit|schnell)|welche\p{L}*)\b[^.?!]{0,30}?\b(?:habe?|hatte|bin|war) ich\b/u,
  /\b(?:quoi|quand|combien|quel\p{L}*|qu ?['’]?est ce que)\b[^.?!]{0,30}?\bj ?['’]? ?(?:ai|avais)\b/u,
  /\b(?:que|cuando|cuant[oa]s?)\b[^.?!]{0,25}?\b(?:hice|he hecho|levante|use|puse|cargue|corri|nade|entrene)\b/,
  /\b(?:che|cosa|quando|quant[oaie])\b[^.?!]{0,25}?\bho (?:fatto|sollevato|usato|messo|caricato|corso|nuotato)\b/,
  /\b(?:que|quando|quant[oa]s?)\b[^.?!]{0,25}?\b(?:fiz|levantei|usei|coloquei|botei|corri|nadei|treinei)\b/,
]);

/** Whether somebody asks what they did. In: folded text. */
export const asksOwnDeed = (folded: string): boolean => findsAskedPast(folded);

/** "Show me", "read back": what is stored is to be read out. */
const READS_OUT = entered(
  /^\W*(?:(?:and|ok|okay|now|so|then|hey|please|pls|just|also|und|et|y|e|bitte) )*(?:(?:can|could|will|would) (?:you|u) |(?:kannst|konntest) du (?:mir )?|tu peux |puedes |puoi |pode )?(?:please |just )?(?:show(?: me)?|list(?: out| me)?|read(?: me)?(?: back)?|pull up|display|print|recap|run through|go (?:over|through)|tell me|let me see|zeige?n?(?: mir)?|liste?(?: mir)?|lies(?: mir)?|nenn\w*(?: mir)?|montre[ -]?(?:moi|r)?|affiche[rz]?|relis|muestrame|ensename|leeme|mostrar?(?:mi|me)?|fammi vedere|elenca|leggimi|me mostra|lista)\b/,
);
const OWN =
  /\b(?:my|mine|i|ive|today'?s|yesterday'?s|this week'?s|last week'?s|mein\w*|ich|heutige\w*|mon|ma|mes|mis?|mio|mia|miei|mie|meus?|minhas?)\b/;
/** Things that are no entries of the log, and what is worked out of many. */
const NO_ENTRIES =
  /\b(?:next|tomorrow\w*|plans?|planned|program\w*|routine|schedule|profile|goals?|facts?|weight$|progress\w*|trends?|graphs?|charts?|stats?|statistics|volume|average|prs?|pbs?|records?|bests?|max\w*|1rm|e1rm|stronger|how to|form|technique|food|meals?|calories|protein|remind\w*|injur\w+)\b/;

/** Whether what is stored of one's training is to be read out. In: folded text. */
export const readsOut = (folded: string): boolean =>
  SHOWS_DAY.test(folded) || (READS_OUT.test(folded) && OWN.test(folded) && !NO_ENTRIES.test(folded));
/** What only a log holds, or a time that is over: "my runs", "this week", "what I did". */
const OF_LOG = entered(
  /\b(?:logs?|logged|eintrage|entries|entradas|did|done|runs|rides|swims|hikes|walks|laufe|fahrten|courses|sorties|carreras|salidas|corse|uscite|corridas|gemacht|fait|hice|fatto|fiz|yesterday\w*|(?:this|last) (?:week|month)\w*|(?:diese|letzte)[rn]? (?:woche|monat)|(?:de la|cette) semaine|(?:esta|de la) semana|(?:questa|della) settimana|(?:essa|da|esta) semana|gestern|hier|ayer|ieri|ontem)\b/,
);
const BACK = entered(/\bread\b[^.?!]{0,40}\bback\b/);
/** "Summary?", "log looks right?": what there is of today, or of what was just told. */
const SUMMARY =
  /^\W*(?:(?:ok|okay|so|and|cool|great|nice|thanks)[ ,.!]+)*(?:(?:today'?s|quick|session|workout|training|a|the|my|give me a|can i (?:get|have) a|show me a)? ?){0,12}(?:summary|recap|rundown|overview)(?: (?:of|for) (?:today|it|that|the session|my session|what i did))?(?: please| pls)?[\s?.!]*$|^\W*(?:(?:ok|so|and|does|do|is|did)[ ,]+)*(?:the |my |that |your )?(?:log|entry|entries|diary)(?: (?:look|looks|is|are|seems?))?(?: all)? (?:right|ok|okay|correct|good|fine)(?: (?:now|to you|so far|then))?[\s?.!]*$|^\W*(?:(?:ok|so|and|now) )*what(?: is|s|'s| has been| have you)?(?: been| got)? (?:logged|saved|stored|in (?:my|the) (?:log|diary))(?: (?:now|so far|today|for today|down))*[\s?.!]*$|^\W*(?:(?:ok|so|and|now|please|can you) )*(?:list|show|read|recap)(?: me)?(?: back)? (?:everything|all(?: of (?:it|them|that))?|it all|the lot|the whole (?:thing|session))(?: please| pls| again| today| back)*[\s?.!]*$|^\W*(?:(?:ok|so|and|now) )*(?:(?:can|could|will) you )?(?:tell me )?what(?: is|s|'s| have i| do i have| have you| did i)?(?: got| put)? (?:written |noted |put |logged )?down (?:for|on|from|under)? ?(?:today|yesterday|this week|last week|the week|so far|(?:last )?(?:mon|tues|wednes|thurs|fri|satur|sun)day)?[\s?.!]*$|^\W*(?:(?:ok|so|and|now|please|can you|could you) )*read (?:it|that|them|everything)(?: all)? (?:back|out)(?: to me)?(?: please| pls)*[\s?.!]*$|^\W*(?:(?:ok|so|and) )*did (?:you|i|we) (?:log|get|save|record|write) (?:it|that|this|everything|them|all(?: of (?:it|that))?)(?: (?:right|all|down|correctly|properly|ok))*[\s?.!]*$/;
/** "Show", "and today?": the shortest that asks to see what was just told, in six languages. */
const SHOW_IT =
  /^\W*(?:(?:ok|okay|so|and|now|please|pls|und|et|y|e)[ ,]+)*(?:show(?: me)?(?: (?:it|that|them))?|let me see(?: (?:it|that))?|(?:(?:what|how) about )?today(?=\s*\?)|(?:what|how) about today|zeig(?:e|s)?(?: (?:mal|mir|es))*|(?:und|was ist mit) heute|montre(?:[ -]moi)?(?: ca)?|affiche|et aujourd ?['’]? ?hui|muestra(?:me|melo|lo)?|y hoy|mostra(?:mi|melo|lo|me)?|fammi vedere|e oggi|me mostra|e hoje)(?: please| pls| bitte| stp| por favor| per favore| now)*[\s?.!]*$/;
/** Whether a look at what was told is wanted. In: folded text. */
export const asksSummary = (folded: string): boolean =>
  folded.length <= 70 && (SUMMARY.test(folded) || SHOW_IT.test(folded));

/** "Show me yesterday". */
const SHOWS_DAY = entered(
  /^\W*(?:(?:and|ok|now|so|please|can you|could you) )*(?:show|list|read|give|(?:can|could|may) i see|let me see)(?: me)?(?: (?:all of|everything from|everything for|what i did))? (?:today|yesterday|(?:last )?(?:mon|tues|wednes|thurs|fri|satur|sun)day|this week|last week)(?:'?s)?(?: please| pls| again)?[\s?.!]*$|^\W*(?:zeig(?: mir)?|montre(?: moi)?|muestrame|mostrami|fammi vedere|me mostra) (?:gestern|heute|hier|ayer|hoy|ieri|oggi|ontem|hoje)[\s?.!]*$/,
);
/** "What have I got down for this week", "what is written down for today". */
const WRITTEN_DOWN = entered(
  /^\W*(?:(?:ok|so|and|now|hi|hello|morning|good morning)[ ,.!]+)*(?:(?:can|could|will) you )?(?:tell me )?what(?: is|s|'s| have i| do i have| have you| did i)?(?: got| put)? (?:written |noted |put |logged )?down (?:for|on|from|under)? ?(?:today|yesterday|this week|last week|the week|so far|(?:last )?(?:mon|tues|wednes|thurs|fri|satur|sun)day)[\s?.!]*$/,
);
/** Whether it is surely the log that is to be read out, and no plan: "read today's session back to me", "list my runs". */
export const readsLog = (folded: string): boolean =>
  SHOWS_DAY.test(folded) ||
  WRITTEN_DOWN.test(folded) ||
  ((OF_LOG.test(folded) || BACK.test(folded)) && !/\b(?:workout|session) for\b/.test(folded) && readsOut(folded));

/** "How much more is that than last time?" */
const COMPARES = entered(
  /\bdid i (?:do (?:more|better|less|worse) than|go (?:up|heavier|further|faster) (?:from|than|on)|beat|better|top|outdo|improve on|do better than) (?!my (?:goal|target))|\bhow much (?:(?:more|heavier|less|lighter|further|farther|longer|better)\b|(?:is|was|am|did) (?:that|it|this|i)(?: go| gone)? (?:up|more|down|less|better|heavier)\b|(?:up|down) (?:is|am|was)\b|(?:up|down) (?:from|on|since)\b|(?:did i|have i) (?:add|added|gain|gained|go up|gone up|improve[d]?))|\b(?:is|was) (?:that|it|this) (?:more|heavier|better|less|lighter|further|up|an? (?:improvement|increase))\b[^.?!]{0,20}\b(?:than|from|on|over|since)\b|\b(?:that|this|it)(?: is| was|'?s)? (?:(?:a (?:bit|lot)|way|much|even) )?(?:more|heavier|better|less|lighter|further|farther|faster|up|stronger) (?:than|from|on) (?:(?:the|my) )?(?:last|before|yesterday|(?:mon|tues|wednes|thurs|fri|satur|sun)day)|^\W*(?:(?:so|and|is that|am i) )*(?:more|heavier|better|up) (?:than|on|from) (?:last (?:time|week|session)|before)\W*\?|\bwie ?viel (?:mehr|schwerer|weniger)\b|\bmehr als (?:letzt|beim letzten|am)\b|\b(?:combien de plus|de combien)\b[^.?!]{0,30}\b(?:que|depuis|augmente|progresse)|\bcuanto mas\b|\bquanto (?:in|di) piu\b|\bquanto a mais\b/,
);
/** Whether what was done is to be held against an earlier time. In: folded text. */
export const compares = (folded: string): boolean =>
  COMPARES.test(folded) && !/\b(?:should|can i|could i|need|soll\w*|dois|debo|devo)\b/.test(folded);

const BEFORE_TODAY =
  /\b(?:(?:before|prior to) (?:today|this (?:session|time|one)|now)|not (?:counting|including) today|vor heute|avant aujourd ?['’]? ?hui|antes de (?:hoy|hoje)|prima di oggi)\b/g;
const BEFORE_THAT =
  /\b(?:(?:the )?(?:time|session|one|week) before(?: (?:that|last|this|it))?|before (?:that|it|then|this)|(?:das mal )?davor|vorher|(?:la fois |juste )?(?:d ?['’]? ?)?avant (?:ca|cela)|la vez anterior|antes de eso|la volta prima|prima di quello|antes disso|da vez anterior)\b/g;

/** Which entries are passed over: today's, those of the newest day, or none; and the text without the words that say so. */
export function passedOver(folded: string): { before: "today" | "newest" | null; rest: string } {
  const rest = folded.replace(BEFORE_TODAY, " ");
  if (rest !== folded) return { before: "today", rest };
  const other = folded.replace(BEFORE_THAT, " ");
  return other === folded ? { before: null, rest: folded } : { before: "newest", rest: other };
}

/** "Is that a PR?", "my heaviest ever?", "ist das ein neuer Rekord?": what was just told, held against all before it. */
const RECORD =
  "(?:(?:new |all ?-?time |lifetime |personal |my )*(?:prs?|pbs?|records?|best|heaviest|fastest|longest|most|max)(?: (?:ever|yet|so far|lift|set|time|one))*|(?:neue[rs]? |personliche[rs]? )*(?:rekord|bestleistung|bestzeit|bestwert)|(?:nouveau )?record|(?:nuevo )?(?:record|marca(?: personal)?)|(?:nuovo )?(?:record|massimale|primato)|(?:novo )?(?:recorde|pr))";
const findsRecord = anyFinds(
  [
    `^\\W*(?:(?:so|and|ok|wait|hey|omg|lol|yay)[ ,]+)*(?:(?:is|was|isn t|wasn t|would) (?:that|this|it)|(?:that|this|it)(?: is| was|s)|does (?:that|this|it) (?:count|make it|go down)(?: as)?|did i (?:just )?(?:hit|get|set|break|beat|make)) (?:not )?(?:a |an |the |my |any )*${RECORD}(?: (?:then|now|for me|btw|or what|or not|yet|innit|right|no|(?:isn|is|wasn)[ '’]?n?[ '’]?t (?:it|that)|is not it)){0,12}[\\s?!.]*$`,
    "^\\W*(?:(?:a )?new )?(?:prs?|pbs?)[\\s]*\\?+[\\s!]*$",
    `^\\W*(?:ist|war) (?:das|es) (?:jetzt |nun )?(?:ein |mein )*${RECORD}[\\s?!.]*$`,
    `^\\W*(?:c ?['’]?est|est ce|c ?['’]?etait) (?:un |mon )*${RECORD}[\\s?!.]*$`,
    `^\\W*(?:es|fue|e|era|foi) (?:un |um |mi |il mio |o meu |meu )*${RECORD}(?: (?:mio|pessoal|personale|personal))?[\\s?!.]*$`,
  ].map((form) => compiled(form, "u")),
);
const TELLS_RECORD = /^\W*(?:(?:that|this|it)(?: is| was|s)) /;
/** Whether it is asked if what was just told is the most there is. In: folded text. */
export const asksRecord = (folded: string): boolean =>
  folded.length <= 60 &&
  (/\?|\b(?:innit|is ?n['’]?t it|right)\W*$/.test(folded) || !TELLS_RECORD.test(folded)) &&
  findsRecord(folded);

/** "What's the total for today", "all together?", "add it all up". */
const ASKS_TOTAL =
  /^\W*(?:(?:so|and|ok|hey|nice|cool|great)[ ,]+)*(?:(?:what(?: is|s|'s| was)?|give me|show me|tell me|can i (?:get|have)|how much is)(?: (?:that|it|this|my|the|all|of))* (?:(?:grand |sum )?totals?|sum|tally|total (?:volume|sets|reps|weight)|all ?together|in all|in total)|(?:add|sum|count|tot)(?: (?:it|that|them|those|everything|all))+ up|(?:my |the )?(?:grand )?totals?[\s?!.]*$|(?:my |the )?totals? (?:time|distance|reps|sets|for|of|so far|today)|was war das alles(?: heute)?|how much (?:total )?volume(?: (?:is|was|did|have) (?:that|it|i|i do|i done|i had|i get))?(?: (?:today|for today|in total|so far|altogether))*(?=[ ?.!]*$)|how (?:much|many (?:kgs?|kilos?|lbs?|pounds|tons?|tonnes?))(?: weight)? (?:did|have) i (?:moved?|shift(?:ed)?|lift(?:ed)?|bench(?:ed)?|squat(?:ted)?|deadlift(?:ed)?|press(?:ed)?)(?: (?:in total|altogether|in all|today|so far|all ?together|this week|last week|this month))+|wie ?viel (?:gewicht |kilos? )?habe? ich (?:heute |insgesamt |alles |schon |so )*(?:bewegt|gehoben|gestemmt)|combien (?:de kilos )?(?:est ce que )?j ?['’]? ?ai (?:souleve|deplace)(?: (?:aujourd ?['’]? ?hui|en tout|au total)){1,12}|cuanto (?:peso )?(?:he movido|movi|he levantado|levante)(?: (?:hoy|en total))+|was (?:ist|macht) das (?:insgesamt|zusammen)|wie ?viel (?:ist|macht|war) das (?:insgesamt|zusammen|in summe)|(?:ca|cela) fait (?:combien|quoi) (?:en tout|au total)|combien (?:en tout|au total)|cuanto (?:llevo|he hecho)(?: (?:ya|hoy|en total))+|cuanto (?:es|suma|llevo)(?: \p{L}+)? en total|quanto (?:e|fa|ho fatto) in (?:tutto|totale)|quanto (?:da|e|fiz) (?:no|ao) (?:total|todo))(?![\p{L}])/u;
const OF_NO_LOG = /\b(?:calories|kcal|protein|macros|price|cost|weigh\w*|week|month|year|should|bar|plates?)\b|\d/;
/** Whether it is asked how many that was of what was just told. In: folded text. */
const asksCountOfThat = (folded: string): boolean => COUNT_OF_THAT.test(folded) && !OF_NO_LOG.test(folded);
/** "How many dips is that total?" */
const COUNT_OF_THAT =
  /^\W*(?:(?:so|and|ok) )*how many (?:\p{L}+[ -]){0,3}(?:is|was|are|were) (?:that|it|this|those)(?: (?:total|in total|altogether|in all|now|then))*[\s?.!]*$|^\W*(?:(?:so|and|ok) )*how many (?:reps |sets )?(?:altogether|in total|in all|all together|total)[\s?.!]*$/u;
/** Whether sums of what was done are asked for. In: folded text. */
export const asksTotal = (folded: string): boolean =>
  folded.length <= 70 &&
  ASKS_TOTAL.test(folded) &&
  !OF_NO_LOG.test(folded.replace(/\b(?:this|last) (?:week|month)\b/g, " "));

/** Whether something is asked that only what was just stored can answer. In: folded text. */
export const asksOfTold = (folded: string): boolean =>
  asksRecord(folded) ||
  asksCountOfThat(folded) ||
  asksTotal(folded) ||
  asksSummary(folded) ||
  COUNT_OF_DAY.test(folded);
/** "How many reps today", "sets so far?". */
const COUNT_OF_DAY =
  /^\W*(?:(?:so|and|ok) )*(?:how many )(?:total )?(?:sets|reps|exercises)(?: (?:in total|altogether|do i have|is that|have i got))*(?: (?:today|so far|this week|this session|this workout|now|yesterday|last week))+[\s?.!]*$/;

/** "Is that right?", of what was just stored. In: folded text. */
export const asksWhetherRight = (folded: string): boolean => WHETHER_RIGHT.test(folded);
const WHETHER_RIGHT =
  /^\W*(?:(?:ok|okay|so|and|but|hm+|wait|hey|und|et|y|e)[ ,]+)*(?:(?:is|was|are|does|did) (?:that|this|it|those|everything|the (?:log|entry)) (?:(?:all|now|look|sound|seem) )*(?:right|correct|accurate|ok|okay)|(?:that|it)(?: is| was|['’]?s)? (?:right|correct)(?=\s*\?)|(?:right|correct)(?=\s*\?)|(?:do|did) (?:you|u) (?:get|have) (?:that|it|everything) (?:right|correctly)|(?:stimmt|passt) (?:das|es|alles)(?: so)?|ist das (?:so )?(?:richtig|korrekt)|das (?:richtig|korrekt)(?=\s*\?)|c ?['’]?est (?:bien )?(?:juste|correct|ca|bon)(?: comme ca)?(?=\s*\?)|(?:es|esta) (?:eso |asi )?(?:correcto|bien)(?: asi)?(?=\s*\?)|(?:e|va) (?:giusto|corretto|bene cosi)(?=\s*\?)|(?:isso )?(?:esta|ta) (?:certo|correto)(?: assim)?(?=\s*\?))(?: (?:now|then|so|so far|jetzt|asi|cosi))*[\s?.!]*$/;
