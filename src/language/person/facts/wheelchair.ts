import { compiled } from "../../patterns/compiled.ts";
import { entered } from "../../patterns/enteredPattern.ts";

const CHAIR = "(?:wheel ?-?chairs?)";
const KIN =
  "(?:mum|mom|mother|dad|father|nan|nana|nans|gran|gran(?:ny|dma|dad|dpa|dmother|dfather)|wife|husband|partner|girlfriend|boyfriend|brother|sister|son|daughter|kid|child|friend|mate|buddy|uncle|aunt|auntie|cousin|neighbou?r|client|patient|boss|colleague|resident|student|man|woman|lady|guy|he|she|they|his|her|their|people|someone|somebody)(?:['’]?s)?";
const OWN = `\\b(?:i|im|i['’]?m) (?:\\w+ )?(?:am|use|have|need|sit|live|got|was|in|a)\\b|\\bmy (?:own |\\w+ )?${CHAIR}`;
/** "My nan's wheelchair", "wife who is in a wheelchair", "wheelchair pusher". */
const OF_OTHERS = entered(
  compiled(
    `\\b${KIN}\\b(?:(?!${OWN})[^.;!?]){0,40}\\b${CHAIR}|${CHAIR} (?:pusher|pushing|attendant|assistant|porter|service|repair\\w*|mechanic|technician|maker|builder|fitter|seller|driver|shop)\\b|\\b(?:coach|teach|train|referee|watch)(?:es|ing)? ${CHAIR} \\w+`,
  ),
);
/** "My kids push me in my wheelchair". */
const OWN_CHAIR = compiled(
  `\\bmy (?:own |manual |electric |racing |sports? |new |old )*${CHAIR}|\\b(?:i am|i'?m|im|i) (?:now |still |also |myself )*(?:in (?:an? |my )|use an? |an? )${CHAIR}(?! (?:pusher|attendant|assistant|porter|service|repair|mechanic|tech|maker|builder|fitter|seller|driver|shop))`,
);
/** "I was in a wheelchair last year, walking fine now". */
const FORMER = entered(
  compiled(
    `\\b(?:no longer|not|never|stopped|don['’]?t) (?:\\w+ ){0,3}?(?:in |using |use |need |needing )?(?:an? |the |my )${CHAIR}(?: any ?more)?|\\bused to (?:be in|use|need|have|sit in) (?:an? |the |my )?${CHAIR}|\\bout of (?:an? |the |my )${CHAIR}|\\b(?:was|were|had been|spent [\\w ]{3,20}) (?:once |only |briefly |temporarily |even )?in (?:an? |the |my )?${CHAIR}\\b|\\b(?:used|needed|had) (?:an? |the )${CHAIR} (?:last|in (?:19|20)\\d\\d|\\d+ \\w+ ago|for (?:an? |\\d|some|a few)|after|until|till|when|as a)`,
  ),
);
const STILL = /\b(?:still|again|ever since|back in (?:the|a|my) wheel|now (?:in|i use|using))\b/;
const WALKS = /\bwalk(?:ing|s)? (?:\w+ )?(?:again|fine|now|normally|ok|okay|well|without)\b/;

/** Whether a wheelchair is somebody else's, or was one's own once. In: the folded message that names it. */
export function isNotInWheelchair(all: string): boolean {
  if (FORMER.test(all)) return WALKS.test(all) || !STILL.test(all);
  return OF_OTHERS.test(all) && !OWN_CHAIR.test(all);
}
