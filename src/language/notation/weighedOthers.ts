import { foldText } from "../foldText.ts";
import { compiled } from "../patterns/compiled.ts";
import { entered } from "../patterns/enteredPattern.ts";

const MASS = "(?:kgs?|kilos?|lbs?|pounds)";
const WEIGHT = `(?:(?:about|around|roughly|like|only|just|almost|nearly|a|maybe|over|etwa|ungefahr|ca|environ|unos|circa|uns|quasi|casi) )*\\d{1,3}(?:[.,]\\d{1,2})? ?${MASS}(?: (?:now|already|today|these days|total|all in|i think|jetzt|heute))*`;
const KIN =
  "(?:dogs?|puppy|pup|labrador|lab|retriever|shepherd|husky|son|daughter|kids?|child|toddler|baby|boy|girl|little one|wife|husband|girlfriend|boyfriend|hund|sohn|tochter|kind|chiens?|fils|fille|bebe|perr[oa]|hij[oa]|cane|figli[oa]|cachorr[oa]|filh[oa])";
const PACK =
  "(?:back ?packs?|ruck ?sacks?|packs?|stroller|pram|buggy|camelbak|kinderwagen|sac a dos|poussette|mochila|zaino|passeggino|carrinho)";
const WEIGHS =
  "(?:(?:is|was|s|weighs?|weighed(?: in at)?|wiegt|wog|ist|war|hat|hatte|pese|pesait|fait|faisait|est|etait|pesa|pesaba|pesava|es|era|e|tem|tinha)(?: in at)?|weighing|:)";
const WHOSE =
  "(?:the|my|our|his|her|mein\\w*|unser\\w*|der|die|das|mon|ma|notre|le|la|mi|nuestr[oa]|el|il|mio|mia|meu|minha|o|a)";
const OTHERS = [
  `${WHOSE} (?:\\p{L}+ )?(?:${KIN}|${PACK}) ${WEIGHS} ${WEIGHT}|${PACK} ${WEIGHS} ${WEIGHT}`,
  `(?:he|she)(?: ?['’]?s| is| was| weighs| weighed)(?: (?:an?|the) [^\\d,;.!?\\n]{2,30},)? ${WEIGHT}`,
  `(?:er|sie) (?:wiegt|wog) ${WEIGHT}|(?:il|elle) (?:pese|fait|pesait|faisait) ${WEIGHT}`,
].join("|");
/** "My dog is 32 kg", "he's a labrador, 32 kg", "i'm 82 kg now", "the backpack was 8 kg": how much somebody, or what is carried, weighs. */
export const WEIGHED_OTHERS = `${OTHERS}|(?:i am|i['’]?m) ${WEIGHT}`;

const LEAD =
  "(?:(?:and|but|btw|by the way|oh|well|ok|also|lol|haha|und|et|y|e|ubrigens|au fait|por cierto|a proposito)[ ,]+)*";
const ALONE = entered(compiled(`^\\W*${LEAD}(?:${OTHERS})(?: (?:lol|haha|btw|so|though|tho))*[\\s.!]*$`, "u"));

/** Whether a message tells nothing but how much somebody else weighs, or something that is carried. */
export const tellsOtherWeight = (text: string): boolean => text.length < LONGEST && ALONE.test(foldText(text));
const LONGEST = 120;
