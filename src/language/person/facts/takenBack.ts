import { foldText } from "../../foldText.ts";
import { compiled } from "../../patterns/compiled.ts";
import { end, type FactDraft, type RecentFact } from "./factDraft.ts";
import { KIN, KIN_FOREIGN } from "./factStance.ts";

const any = (...words: readonly string[]) => `(?:${words.join("|")})`;

/** Said around what takes something back. */
const LEAD = any(
  "(?:ha)+h?|(?:he){2,}|lol|lmao|rofl|oh|ah|ach|ok(?:ay)?|well|so|and|but|wait|hang on|hold on|no|nope|nah|nvm|never ?mind|sorry|oops|whoops|actually|hm+|er|um+|my (?:bad|mistake)|not (?:really|at all|true)|please|pls|just",
  "nein|nee?|moment|doch|ups|quatsch|bitte|non|nan|pardon|attends|oups|en fait|perdon|espera|ay|uy|perdona|scusa|aspetta|anzi|desculpa|ops|nao|pera",
);
const TAIL =
  "(?:please|pls|lol|ha(?:ha)*|lmao|sorry|though|tho|now|actually|btw|mate|bro|man|coach|of course|obviously|bitte|naturlich|doch|stp|por favor|per favore|mdr|jaja|kkk+|rsrs)";
const whole = (words: string) =>
  compiled(`^[^a-z\\d]*(?:${LEAD}[^a-z\\d]+)*${words}(?:[^a-z\\d]+${TAIL}){0,12}[^a-z\\d]*$`);

const IT = "(?:that|it|this)(?: one| all)?";
const FILLERS = "(?:just |only |totally |obviously |clearly )*";
const AT_WHOM = "(?: (?:with|about|around|on))*(?: (?:you|u|ya))?";
/** It was never meant: "lol kidding", "nur Spass", "era broma". Of words that are said of the body or a game too, only in a sentence of one's own. */
const JOKE = any(
  `(?:(?:i|we) (?:was|am) |am |was )?${FILLERS}(?:kidding|joking|teasing|trolling|bluffing)${AT_WHOM}`,
  `(?:i|we) (?:was|am) ${FILLERS}(?:messing|playing|fooling|lying)${AT_WHOM}|(?:just |only )+(?:messing|playing|fooling)${AT_WHOM}`,
  "(?:i (?:was|am) |am )?(?:just |only )*(?:pulling your leg|winding (?:you|u) up|having (?:you|u) on|taking the (?:piss|mick(?:ey)?)|yanking your chain|being (?:silly|sarcastic|funny|ironic))",
  "jk|j/k|i kid(?: you)?|(?:it|that|this) (?:is|was) (?:(?:just|only|all|obviously) )*(?:a |an )?(?:jokes?|lies?|prank|test|fib)|(?:just|only) (?:a )?(?:joke|prank|test)|psych",
  "(?:(?:das|es|war|ist|das war|es war|nur|bloss|war nur|war bloss|doch)(?: (?:doch|nur|bloss|naturlich))* )?(?:ein )?(?:spass|scherz|witz|quatsch gemacht|gescherzt|verarscht|gelogen)(?: gemacht)?|(?:ich )?(?:hab|habe|mach|mache)(?: (?:doch|nur|bloss|dich))* (?:spass|witze|einen scherz|einen witz|gescherzt|verarscht|gelogen)(?: gemacht)?",
  "je (?:rigole|deconne|plaisante|blague|plaisantais|rigolais|deconnais)|(?:c est |c etait )?(?:juste )?(?:une |pour )(?:blague|rire|rigoler|plaisanterie)|(?:es |era |fue )?(?:solo |una |de |en )*(?:broma|bromita|mentira)|(?:estoy|estaba) (?:de coña|de broma|bromeando|jugando)|(?:sto|stavo)? ?(?:scherzando|scherzo|scherzavo)|(?:era )?(?:solo )?(?:uno scherzo|per scherzo|una battuta)|(?:estou|tava|estava|to)? ?(?:brincando|zoando)|(?:era |e |foi )?(?:so |uma |de )*(?:brincadeira|zoeira|zueira|piada)",
);
/** An order to leave what was said: "scratch that", "vergiss das". */
const UNSAID = any(
  `(?:scratch|scrap|strike|ignore|disregard|undo|unsay|forget|delete|erase|cancel|drop|remove|discard|unsave|bin|ditch|take back)(?: (?:about )?(?:${IT}|(?:that |the |my )?last (?:message|one|bit|thing|fact|statement)|what i (?:just )?(?:said|told you|wrote|mentioned)))`,
  `(?:i )?take ${IT} back|(?:scratch|disregard|undo|unsay|scrap that|forget i said (?:that|it|anything)|pretend i (?:never|did not) (?:said|say|told you|tell you)(?: (?:that|it|this))?)`,
  "(?:vergiss|streich|ignorier|losch)e? (?:das|es)(?: wieder| mal)?|(?:oublie|efface|ignore) (?:ca|cela|le|ce que j ai dit)|(?:olvida|borra|ignora)(?:lo|la)?(?: eso| esto)?|(?:dimentica|cancella|ignora)(?:lo|la)?(?: questo)?|(?:esquece|apaga|ignora)(?: isso)?",
);
/** It was so once: "not anymore", "ya no", "das stimmt nicht mehr". */
const NO_LONGER = any(
  `(?:${IT} (?:is|was) )?(?:not|no longer) (?:(?:true|the case|right|correct|so|valid|like that|current|accurate|up to date)(?: (?:any ?more|any longer|now))?|any ?more|any longer)`,
  `no longer|not (?:these days|nowadays)|(?:i|we) (?:(?:do|am|have|can|will) not(?: (?:it|that|so))? (?:any ?more|any longer|these days)|no longer (?:do|am|have|can))|(?:i )?used to(?: be| do| have)?|${IT} (?:is|was) (?:years|ages|months|weeks|a (?:long )?(?:while|time)) ago|${IT} (?:has )?changed(?: now| since)?|${IT} is (?:over|history|out of date|outdated|old news)(?: now)?`,
  "(?:jetzt |das |es |das ist |ist |das stimmt |stimmt |gilt |das gilt ){0,12}nicht mehr(?: so| wahr| aktuell| der fall)?|(?:das )?war (?:mal|fruher|einmal)(?: so)?|(?:ce n |c |ca n |ca )?(?:est )?plus (?:le cas|vrai|valable|d actualite|maintenant)|(?:maintenant )?plus maintenant|(?:ahora )?ya no(?: es (?:asi|verdad|cierto|el caso)| lo (?:soy|hago|tengo)| (?:soy|tengo|hago|vivo|trabajo|entreno))?(?: mas)?|(?:ora |adesso |ormai )?non (?:es? |lo (?:sono|faccio) )?piu(?: (?:vero|cosi|valido))?|(?:agora )?(?:(?:ja )?nao (?:es? |sou |tenho |faco |moro |como )?mais(?: (?:verdade|assim))?|ja nao(?: (?:e|sou|tenho|faco))?)",
);
/** Somebody that a fact may have been about instead: no one who advises, and no word of praise. */
const RELATED = `(?!(?:coach|trainer|pt|physio\\w*|doc|doctor|surgeon|nurse|diet\\w+|nutritionist|boss|man|guy|girl|dude|lady|woman|lifter)s?\\b)${KIN}`;
const OWNED =
  "(?:ones?|thing|stuff|schedule|days|times|weight|height|age|name|knees?|shoulders?|back|hips?|ankles?|wrists?|elbows?|neck|injury|pain|job|diet|goals?|problem|issue|allergy|gear|kit|equipment|rack|bench|barbell|dumbbells|bike|gym|data|numbers?|stats|profile|account)";
/** It was said of somebody else: "wait no that's my brother". */
const OF_ANOTHER = any(
  `(?:${IT}|he|she|which) (?:is|was|s) (?:(?:actually|really|about|for|of) )*(?:(?:my|our) (?:[a-z-]+ )?${RELATED}s?|(?:someone|somebody) elses?)(?: ${OWNED})?(?:,? (?:and )?not (?:me|mine|about me|my own))?`,
  `(?:i (?:meant|mean|was (?:talking|thinking) (?:about|of)) )(?:my |our )(?:[a-z-]+ )?${RELATED}s?(?: ${OWNED})?(?:,? not (?:me|mine))?`,
  `(?:${IT} (?:is|was) )?not (?:me|mine|about me|my own)|wrong person`,
  `(?:(?:das|es|die|der) (?:ist|war|waren|sind|betrifft|gehort)|ich meinte?) (?:von )?${KIN_FOREIGN}(?:,? (?:und )?(?:nicht|pas|no|non|nao) (?:ich|mich|meine?s?|moi|yo|io|eu|a mi|mio|meu))?`,
  `(?:c est|c etait|es|era|ese es|eso es|quello es|isso es|esse es|je parlais de|hablaba de|parlavo di|falava d[aeo]) (?:a |de |da |do |di |la |il |o )?${KIN_FOREIGN}(?:,? (?:et |y |e )?(?:pas|no|non|nao) (?:moi|le mien|yo|mio|io|eu|meu|a mi))?`,
  "(?:das )?(?:bin|war) nicht ich|(?:c est )?pas moi|no soy yo|non sono io|nao sou eu",
);
/** Takes back the message before, and leaves what follows to stand. */
const SCRATCHED =
  /^\W*(?:(?:(?:ha)+h?|lol|lmao|oh|ok|no|sorry|actually|wait)[ ,.!]+)*(?:(?:scratch|scrap|strike) that|(?:just |only |i'?m |i was )*(?:kidding|joking|messing with you)|jk)\b[\s,.:;!-]*(?=\S)/i;
/** Said of nothing but a joke, and what may follow it without a mark. */
const SURELY_JOKED = any(
  `(?:(?:i|we) (?:was|am) |am |was )?${FILLERS}(?:kidding|joking|trolling|bluffing)(?: (?:with )?(?:you|u|ya))?`,
  "jk|j/k|(?:that|it|this) was (?:(?:just|only|all|obviously) )*(?:a |an )?(?:jokes?|lies?|prank|fib)|i (?:lied|was (?:just )?lying)",
  "(?:das war |war )?(?:nur |bloss )?(?:ein )?(?:spass|scherz|witz)|je (?:rigole|deconne|plaisante|blague)|c etait (?:juste )?(?:une |pour )(?:blague|rire)|era (?:una )?(?:broma|mentira)|(?:stavo )?scherzando|scherzavo|(?:tava |estava )?(?:brincando|zoando)|era (?:brincadeira|zoeira|piada)",
);
/** The same, and something else behind it: "kidding, it's my hip"; not "kidding aside", "lying leg curls". */
const OPENS = compiled(
  `^[^a-z\\d]*(?:${LEAD}[^a-z\\d]+){0,12}(?:${SURELY_JOKED}(?:\\s*[,.:;!-]+\\s*|\\s+(?=(?:it|its|i|im|my|really|actually)\\b))|(?:scratch|scrap|strike) that[\\s,.:;!-]+|${UNSAID}\\s*[,.:;!-]+\\s*)(?=\\S)`,
);
const TAKES_BACK: readonly RegExp[] = [JOKE, UNSAID, NO_LONGER, OF_ANOTHER].map(whole);
/** The last of several things that were told at once. */
const LAST_ONE = /\blast (?:one|bit|thing|fact)\b/;

const ended = ({ type, value, key }: RecentFact): FactDraft => end(type, value, key);

/** All that was told in the turn of the newest fact, the newest first. */
function toldInOneTurn([last, ...others]: readonly RecentFact[]): readonly RecentFact[] {
  const turn = last?.source?.turnId;
  return last === undefined ? [] : [last, ...others.filter(({ source }) => turn && source?.turnId === turn)];
}

/**
 * A message that takes the message before it back and says nothing else: a joke, an order to leave it, so no longer, somebody
 * else's. In: any text and what is known, the newest first. Out: an end for each fact that the turn before told.
 */
export function readAllTakenBack(text: string, recent: readonly RecentFact[]): FactDraft[] {
  if (!recent[0]?.isRightBefore || text.length > SHORT || text.includes("?")) return [];
  // "È mio fratello" is no "e mio fratello".
  const folded = foldText(text.replace(/(?<!\p{L})[èé](?!\p{L})/giu, "es"));
  if (!TAKES_BACK.some((pattern) => pattern.test(folded))) return [];
  return (LAST_ONE.test(folded) ? recent.slice(0, 1) : toldInOneTurn(recent)).map(ended);
}

/** What a message says behind "scratch that" or "just kidding". */
export const withoutTakingBack = (text: string): string => text.replace(SCRATCHED, "");

/** Where such a word ends what is said: not "I was lying on the bench", "that is a joke how dear it is". */
const SAID_OUT = `(?=\\s*(?:$|[,.;:!)-])|\\s(?:${TAIL}|about|and|but|so|i|it|please|just)\\b)`;

/** Takes the last thing back by itself, whatever else is said. */
const TAKEN_BACK = compiled(
  `\\b${any(
    `i (?:lied|was lying)${SAID_OUT}|i (?:take (?:it|that) back|made (?:it|that) up|did not mean (?:it|that))`,
    "(?:scratch|scrap|strike|ignore|disregard|forget|delete|erase|remove|drop|unsave) (?:it|that|this|that last (?:bit|one)|the last (?:bit|thing))(?! (?:\\w+ )?(?:set|log|entry|workout|session|plan|exercise|from|one))",
    "(?:do not|dont|never) (?:save|store|keep|remember|note|record)(?: down)? (?:it|that|this|any of (?:it|that|this))|keep (?:it|that|this) (?:between us|private|to yourself|off the record)|(?:it|that|this) (?:is|was|stays) (?:private|between us|off the record|confidential)",
    "(?:pretend|act like|imagine) (?:that )?i (?:never|did not) (?:said|say|told|tell|mention)\\w*|(?:forget|ignore|disregard|delete|erase|scratch) (?:that )?(?:what )?i (?:ever |just )*(?:said|told you|mentioned|wrote)(?! about)|get rid of (?:it|that)|undo (?:it|that)|unsay (?:it|that)",
    `(?:that|it) (?:is|was) (?:not (?:true|me|mine)|someone else\\w*|somebody else\\w*|(?:(?:just |only )?a test|a (?:mistake|typo|mix ?-?up|lie|joke)|wrong|nonsense|bs|rubbish|made up)${SAID_OUT})`,
    "(?:speicher\\w*|merk dir|notier\\w*|behalt\\w*) (?:das|es) (?:bitte |doch )*nicht|vergiss was ich (?:dir )?(?:gesagt|geschrieben|erzahlt)|(?:garde|note|retiens|enregistre) pas (?:ca|cela)|oublie ce que (?:j ai|je t ai|je viens d)|no l[oa] (?:guardes|apuntes|anotes)|olvida lo que (?:te )?(?:dije|he dicho|conte)|dimentica (?:quello|cio) che (?:ti )?ho (?:detto|scritto)|non (?:salvarlo|segnarlo|memorizzarlo)|esquece (?:o )?que (?:eu )?(?:te )?(?:falei|disse|contei)|nao (?:salva|guarda|anota) isso",
    "vergiss (?:das|es)|losch (?:das|es)|das stimmt (?:gar |doch )?nicht|war gelogen|doch nicht",
    "oublie (?:ca|cela|le)|efface (?:ca|cela|le)|c est faux|c etait faux",
    "olvidal[oa]|borral[oa]|olvida eso|borra eso|no es verdad|era mentira",
    "dimenticalo|dimentica(?: questo)?|cancellalo|non e vero",
    "esquece(?: isso)?|apaga isso|nao e verdade|e mentira",
  )}\\b`,
);
const SHORT = 90;

/** "Scratch that", "delete it": the fact told a moment ago holds no more, unless something else is said to be so in its place. */
export function readTakenBack(
  text: string,
  recent: readonly RecentFact[],
  found: readonly { key: string }[],
): FactDraft[] {
  const folded = foldText(text);
  // "Forget the step aerobics, that was a joke": the one that is named, else the last.
  const named = recent.find(
    ({ value, isJustTold }) =>
      isJustTold &&
      foldText(value)
        .split(/[^\p{L}]+/u)
        .some((word) => word.length > 3 && compiled(`\\b${word}`).test(folded)),
  );
  const last = named ?? recent[0];
  if (!last?.isJustTold || text.length > SHORT || text.includes("?")) return [];
  if (!TAKEN_BACK.test(folded) && !(last.isRightBefore && OPENS.test(folded))) return [];
  return found.some(({ key }) => key === last.key) ? [] : [ended(last)];
}

/** "Please don't save that": all that was told in the turn that told the last, a moment ago. */
export const readNotKept = (recent: readonly RecentFact[]): FactDraft[] =>
  recent[0]?.isJustTold ? toldInOneTurn(recent).map(ended) : [];
