import type { FactStatement } from "../../../protocol/facts.ts";
import { foldText } from "../../foldText.ts";
import { compiled } from "../../patterns/compiled.ts";
import { namesJoint } from "../limitations.ts";

const WELL =
  "(?:healed|heal|recovered?|recover|better|fine|good|great|perfect|ok(?:ay)?|well|there|right|normal|gone|sorted|cured|strong|100|fully|completely|totally|entirely|quite|yet|all the way|perfectly|gut|heil|verheilt|geheilt|ganz|vollstandig|perfekt|bien|gueri\\w*|parfait|tout a fait|completement|totalement|top|bueno|perfect[oa]|curad[oa]|del todo|completamente|totalmente|bene|perfettamente|guarit[oa]|del tutto|bom|boa|bem|100%|otim[oa]|perfeit[oa]|curad[oa]|de todo)";
/** Asked of what is hurt, whatever mark ends it: "is my knee healed", "how do I know it is healed". */
const ASKED =
  /^(?:(?:hi|hey|so|and|but|ok|und|aber|et|mais|y|pero|e|ma|mas|[¿]) ?)*(?:(?:is|are|was|will|has|have|does|do|did|can|could|should|would|might) (?:my|the|it|this|that|they|these|those|you|left|right|knees?|shoulders?|backs?|hips?|elbows?|wrists?|ankles?|neck)\b|(?:how|when|what|why|which|where|whether|wie|wann|wo|woran|ob|warum|quand|comment|combien|est ce qu\w*|cuando|como|cuanto|quando|come|quanto)\b|(?:ist|sind|wird|werden|war|hat|haben|geht) (?:mein|meine|das|die|der|es|sie|dem|den)\b|(?:wirds|ists))/;
const ASKED_WITHIN = /\b(?:est|va|vont|sont|sera|ira)(?: |-)(?:t(?: |-))?(?:il|elle|ils|elles)\b/;
/** Hoped for, waited for, not known or still to come. */
const HOPED =
  /\b(?:hope|hopes|hoping|hoped|hopefully|fingers crossed|wish|wishing|pray(?:ing)?|want(?:s|ed)?|expect(?:s|ed|ing)?|until|till|unless|whether|if|once|by the time|not sure|no idea|wonder(?:ing)?|doubt|supposed to|dont know|do not know|cant tell|can not tell|tell me when|hoffe\w*|hoffentlich|bis|ob|falls|wenn|sobald|espere|esperons|j espere|pourvu|jusqu\w*|si|espero|ojala|hasta|cuando|spero|speriamo|finche|se|tomara|ate que|quando)\b/;
const TO_COME = compiled(
  `(?<!\\b(?:i|we) )\\b(?:will|ll|should|might|may|could|would|going to|gonna|wird|werden|sera|ira|estara|sara|andra|vai|ficara)\\b (?:\\w+ ){0,5}?${WELL}\\b`,
);
const WORSE_ONCE =
  /\b(?:used to be|was|were|has been|had been) (?:so |even |much |far |way |a lot |a bit )*(?:worse|more painful|badder)\b|\bused to (?:hurt|ache|bother me) (?:even |so |much |far |way |a lot )*(?:more|worse)\b/;
const YET = "(?:but|though|although|however|yet|only|just|aber|jedoch|nur|mais|par contre|pero|aunque|ma|mas|porem)";
/** "Better but not good", "mieux mais pas bien", "healed, not completely". */
const NOT_QUITE = compiled(
  `(?:\\b${YET}\\b|,)[ ,]*(?:(?:it|they|that|es|ca|c|is|are|was|ist|sind|est|esta|e|still|noch|toujours|todavia|aun|ancora|ainda|really|has|have|ta)[ ,]+)*(?:not|isnt|aint|far from|never|nicht|kein\\w*|pas|no|non|nao)\\b (?:\\w+ ){0,2}?${WELL}\\b`,
);
const HURTS_YET = compiled(
  `\\b${YET}\\b ((?:(?!\\b(?:not|no|never|without|nicht|kein\\w*|pas|sin|senza|sem|nao|non)\\b)[^,;])*\\b(?:hurts?|hurting|aches?|aching|sore|stiff|pain(?:s|ful)?|bothers?|weak|clicks?|swells?|swollen|flares?|tweaks?|twinges?|schmerz\\w*|weh|steif|mal|douloureu\\w*|duelen?|molestan?|dolor|fa(?:nno)? male|dolore|doi|doem|dor)\\b)`,
);

/** The sentence of a message that a clause stands in, with the question mark that ends it. */
function sentenceOf(clause: string, said: string): string {
  const sentences = said.match(/[^.!?;\n]+[.!?;\n]*/g) ?? [];
  return sentences.find((sentence) => sentence.includes(clause)) ?? said;
}

/**
 * Whether a message only asks, hopes or limits that what was hurt is well: "is my knee healed?", "hopefully it is by Monday",
 * "better but not good". In: an end as `readFacts` finds it, and the message.
 */
export function isHealingInDoubt({ op, type, text }: FactStatement, said: string): boolean {
  if (op !== "end" || type !== "injury") return false;
  const clause = foldText(text)
    .trim()
    .replace(/[.!?;,\s]+$/, "");
  const sentence = sentenceOf(clause, foldText(said)).trim();
  const at = Math.max(0, sentence.indexOf(clause));
  const before = sentence.slice(0, at);
  const behind = sentence.slice(at);
  // The piece between commas that the clause stands in.
  const piece = `${before.split(",").at(-1)}${clause}`.trim();
  const isLast = /^[^,]*\?/.test(behind.slice(clause.length));
  const isAsked = ASKED.test(piece) || (isLast && (piece === clause || ASKED_WITHIN.test(piece)));
  if (isAsked && !/, ?(?:right|ok(?:ay)?|so)\?$/.test(sentence)) return true;
  if (HOPED.test(piece.slice(0, piece.length - clause.length)) || HOPED.test(before.split(",").at(-2) ?? ""))
    return true;
  if (TO_COME.test(clause) || /^(?:hopefully|hoffentlich|once|until|unless)\b/.test(clause)) return true;
  if (WORSE_ONCE.test(clause) || NOT_QUITE.test(behind)) return true;
  const hurting = HURTS_YET.exec(behind)?.[1];
  return hurting !== undefined && !namesJoint(hurting);
}
