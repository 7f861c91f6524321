import { compiled } from "../patterns/compiled.ts";
import { entered } from "../patterns/enteredPattern.ts";
import { ordersByAsking } from "./ordersByAsking.ts";
import { wantsBack } from "./sessionAdjustment.ts";
import { readSessionRequest } from "./sessionRequest.ts";
import { sessionText } from "./sessionText.ts";
import { complainsOfHolding } from "./stillHolds.ts";

const ASKS = /\?\s*$/;
/** "Did it all, 3 sets each": what was done. */
const TOLD_DONE =
  /^\W*(?:(?:ok|okay|yes|yep|so|and|just|i|we|have|ive|hab|habe|ich|j'ai|ho|ya)[ ,'’]+)*(?:did|done|finished|completed|gemacht|fertig|geschafft|fait|fini|hice|hecho|fatto|finito|fiz|feito|terminei)\b|^\W*(?:everything|all(?: of it)?|alles|tout|todo|tutto|tudo) (?:as planned|done|went|wie geplant|gemacht|fait|comme prévu|hecho|como estaba|fatto|come previsto|feito|como planejado)\b|\b(?:alles|tout|todo|tutto|tudo) (?:gemacht|fait|hecho|fatto|feito)\b|\b(?:exercises?|ones?|moves?|lifts?|half|part|first (?:two|three|four|\d)|übung(?:en)?|hälfte|exercices?|moitié|ejercicios?|mitad|esercizi\w*|metà|exercícios?|metade) (?:is |are |were |was |sind |sont |están |sono |estão )?(?:done|finished|completed|gemacht|geschafft|erledigt|faite?s?|finis?|hech[oa]s?|fatt[oaie]|finit[oaie]|feit[oa]s?)\W*$|^\W*(?:i )?(?:only |just |only just )?(?:managed|got through|got to|made it through|got as far as)\b/i;
/** "Didn't do it in the end, gym was shut": nothing was done, and nothing is to change. */
const TOLD_UNDONE =
  /^\W*(?:(?:so|ok|okay|well|sorry|yeah|no|nah|nope|in the end|also|und|et|y|e|ma|pero|mais)[ ,]+)*(?:i )?(?:didn['’]?t|did not|never|couldn['’]?t|haven['’]?t|ended up not|wasn['’]?t able to) (?:\p{L}+ ){0,2}?(?:do(?:ing)?|did|done|get (?:to|round to|around to)|got (?:to|round to|around to)|manage[d]?|make|made|train(?:ed)?|go|went|start(?:ed)?)(?: (?:it|that|this|this one|the (?:workout|session)|any of it|train|go|in|there|to the gym|at all))*(?=\W*$|[ ,]+(?:in the end|after all|today|yesterday|sorry|because|cos|cause|gym|the|my|had|was|got|too|then|so|tomorrow|at all|anymore))|^\W*(?:ich )?hab(?:e|'s| es)?\b.{0,30}\bnicht (?:gemacht|geschafft)|^\W*(?:au final |finalement )?je ne? ?(?:l['’ ])?ai pas (?:fait|pu)|^\W*(?:al final )?no (?:lo|la) (?:hice|he hecho)|^\W*(?:alla fine )?non (?:l['’ ]ho|sono riuscit[oa]) |^\W*(?:no fim |acabei )?não (?:fiz|consegui|treinei)/iu;
/** "The squats were the hardest bit": how it went. */
const SUPERLATIVE = /\b(?:hardest|toughest|easiest|heaviest)\b/i;
/** "2000m in 8:12": what came of it. */
const WAY_IN_TIME = /\d ?(?:m|km|k|mi|miles?)\b[^?.!\n]{0,12}\b\d{1,2}:\d\d\b/i;
/** "Delete the row entry": of the log. */
const OF_THE_LOG = /\b(?:entry|entries|log(?:ged)?|eintr(?:ag|äge)|entrée|entrada|registro)\b/i;
/** "Isn't that risky with my knee": asked out of worry, with or without a question mark. */
const WORRIES =
  /^\W*(?:(?:ok|okay|so|but|and|wait|hm+|um+|hey|oh|sorry)[ ,]+)*(?:is|are|isn['’]?t|aren['’]?t|is not|will|would|won['’]?t|wouldn['’]?t|does|doesn['’]?t|can|could|can['’]?t|should i be|what if) (?:(?:all|any|some) (?:of )?)?(?:that|this|it|these|those|they|worried|the \p{L}+(?: \p{L}+)?|\p{L}+s)\b[^.!]{0,40}?(?:\b(?:risky|a risk|unsafe|dangerous|harmful|a problem|sketchy|(?:safe|ok|okay|fine|bad|good|alright|advisable|smart|wise|worried)(?= (?:for|with|on|about|given|if|when|even)\b)|(?:too \p{L}+|hard|tough|rough) (?:for|on|with) (?:my|a|somebody|someone)|(?:hurt|damage|injure|wreck|bother|aggravate|strain|mess up|ruin|flare up) my)\b)/iu;
/** Whether a message asks, out of worry, whether what stands there does harm. */
export const asksWorried = (text: string): boolean => WORRIES.test(text);
/** "Front squats, how without a rack?": what is asked stands behind what it is about. */
const NAMED_HOW = entered(
  /^\W*(?!(?:and |ok |so )*(?:how|what|why|when|which|tell|show|explain|know)\b)[^.!?\d]{3,40}?,? (?:but |and )?how(?: (?:heavy|much|many|often|deep|low|wide|fast|long|close|do|to|would|should|can|without|with|if|when|on|in|at)\b[^.!]{0,50})?\W*$/i,
);
export const asksHow = (text: string): boolean => NAMED_HOW.test(text);

/** "I don't understand what a goblet squat is", "no idea how to do those": to be explained. */
const NOT_UNDERSTOOD = entered(
  /\b(?:(?:do(?:n['’]?t| not)|never|didn['’]?t|did not) (?:really |quite |even |actually |fully |exactly )*(?:understand|know|get|remember|heard? of)|(?:not|un)(?: really| quite| entirely| exactly| at all)? ?(?:sure|certain|clear)|(?:no|any|haven['’]?t (?:got )?a|without a) (?:idea|clue)|can['’]?t (?:remember|picture|work out|figure out)|wei(?:ß|ss) (?:gar |leider |echt )?nicht(?: so)?(?: genau)?|keine ahnung|verstehe? (?:gar |leider )?nicht(?: so)?(?: ganz)?|je (?:ne )?(?:sais|comprends|vois) pas(?: trop| bien)?|aucune idée|no (?:sé|se|entiendo|tengo (?:ni )?idea de)|non (?:so|capisco|ho idea di)|não (?:sei|entendo|faço ideia de)),? (?:what|how(?! (?:many|long|heavy|much))|which muscles?|was|wie|ce que|c'est quoi|comment|qué|que|cómo|como|cosa|che cosa|come|o que)\b/i,
);
const OF_WHAT_IS_KNOWN =
  /\b(?:delete|erase|remove|forget|wipe|clear|drop|scrap|take) (?:out )?(?:the|that|this|those|these|all the)? ?(?:things?|bits?|parts?|stuff|notes?|facts?|info|what i (?:said|told you)) (?:about|on|regarding)\b/i;
const JOINT =
  "(?:knee|shoulder|back|hip|ankle|wrist|elbow|neck|foot|heel|hamstring|groin|calf|shin|achilles|sciatica|hernia|knie|schulter|rucken|rücken|hufte|hüfte|sprunggelenk|handgelenk|ellbogen|nacken|genou|epaule|épaule|dos|hanche|cheville|poignet|coude|nuque|rodilla|hombro|espalda|cadera|tobillo|muñeca|codo|cuello|ginocchio|spalla|schiena|anca|caviglia|polso|gomito|collo|joelho|ombro|costas|quadril|tornozelo|punho|cotovelo|pescoço)s?";
/** "You can scrap the knee thing": an ailment that is known, and nothing of a session. */
const OF_AILMENT = compiled(
  `\\b(?:delete|erase|remove|forget(?: about)?|wipe|clear|drop|scrap|ditch|bin|ignore|lose|take (?:off|out)|cross off|streich\\w*|vergiss|oublie[rz]?|olvida\\w*|dimentica\\w*|esquec[ea]\\w*) (?:(?:the|my|that|about|das mit|den|dem|der|die|meine[nmr]?|le truc|l'histoire|du|de la|au|à la|lo de|el|la|mi|la cosa|del|dell[ao']|il|mio|mia|o|a|do|da|negócio) ?){1,4}(?:\\w+ )?${JOINT}(?: (?:thing|issue|problem|injury|note|business|stuff|limitation|warning|complaint|pain|ache|one)s?\\b|(?=[ ,.!]|$)(?! (?:press|raise|curl|extension|day|row|squat|exercise|work|stuff|mobility|stretch)))`,
  "i",
);
/** Whether a message is about what somebody has told of themselves: "delete that thing about my asthma". */
export const isOfWhatIsKnown = (text: string): boolean => OF_WHAT_IS_KNOWN.test(text) || OF_AILMENT.test(text);

/**
 * Whether a message right after a session was made asks for a change of it: it takes something out or in, or gives other
 * minutes. Questions about it do not. In: the message as typed.
 */
export function changesSession(text: string): boolean {
  if (TOLD_DONE.test(text) || TOLD_UNDONE.test(text) || OF_THE_LOG.test(text) || isOfWhatIsKnown(text)) return false;
  if (SUPERLATIVE.test(text) || WAY_IN_TIME.test(text)) return false;
  if (WORRIES.test(text) || asksHow(text) || NOT_UNDERSTOOD.test(text)) return false;
  if (ASKS.test(text) && !ordersByAsking(text) && !complainsOfHolding(text)) return false;
  if (wantsBack(sessionText(text).plain)) return true;
  const { adjust, followUp } = readSessionRequest(text);
  return adjust !== null || followUp !== null;
}
