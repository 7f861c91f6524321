import { entered } from "../patterns/enteredPattern.ts";
import { DARK_WORDS } from "./darkWords.ts";
import type { Reading } from "./reading.ts";

const AT_HOME = entered(
  /\b(?:(?:cant|cannot|not (?:able|allowed) to|never|rarely|hardly|barely|dont(?: get to)?|havent) (?:really |often |ever )?(?:leave|left|get out of|go out of|been out of) (?:the |my |our )?(?:house|home|flat|apartment|place)|(?:stuck|tied|home ?bound|house ?bound|confined|trapped)(?: (?:at|to|in))?(?: (?:the|my))? (?:home|house|flat|apartment)|(?:home|house) ?bound|(?:kann|darf) (?:\w+ ){0,4}(?:haus|wohnung) nicht verlassen|nicht aus dem haus|no puedo salir de casa|(?:peux|puis) pas (?:sortir|quitter)(?: de)? (?:chez moi|la maison)|non posso uscire di casa|nao (?:posso|consigo|da pra) sair de casa)\b/,
);
/** Who or what keeps somebody in: those who are cared for, work, weather, a law; and no mood. */
const KEPT_BY =
  /\b(?:carers?|care ?givers?|caring|care (?:for|of)|look(?:ing)? after|(?:my|the|our) (?:mum|mom|dad|mother|father|husband|wife|partner|son|daughter|kids?|kid|children|baby|newborn|toddler|nan|gran\w*|grandma|grandpa|brother|sister|dog)|baby|newborn|twins|toddlers?|babysit\w*|nap ?time|covid|isolat\w*|quarantine|lock ?down|curfew|snow\w*|storms?|flood\w*|floods|heat ?wave|smoke|deliver\w*|plumber|builders?|on call|wfh|working from home|work from home|no car|tag|house arrest|pfleg\w*|angehorige\w*|mutter|vater|kind|kinder|oma|opa|cuid\w*|madre|padre|hijos?|bebe|mere|pere|enfants?|aidante?|occup\w*|mamma|papa|figli\w*|bambin\w*|assist\w*|mae|pai|filhos?)\b/;

/** "I'm a carer for my mum and can't leave the house": kept at home, and nothing dark is said. In: a reading. */
export const isTiedAtHome = ({ text }: Reading): boolean =>
  AT_HOME.test(text) && KEPT_BY.test(text) && !DARK_WORDS.test(text);
