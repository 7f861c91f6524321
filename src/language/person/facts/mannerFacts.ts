import { compiled } from "../../patterns/compiled.ts";
import { asTyped } from "./asTyped.ts";
import { type FactDraft, type FactReader, state } from "./factDraft.ts";

const POLITELY =
  /,? ?\b(?:please|pls|plz|thanks|bitte|svp|stp|s il (?:te|vous) plait|por favor|per favore|if possible)\b/g;
const LONG_OR_SHORT =
  "(?:really |very |super |quite |pretty )?(?:short(?:er)?|brief|quick|long(?:er)?|minimal|generous)";
const RESTS = "(?:rests?(?: (?:times?|periods?|breaks?|intervals?))?|breaks|pauses)";
const LENGTH =
  "(?:(?:of|like|around|about|always|unter|uber|max|mindestens|hochstens|moins d?e?|plus d?e?|au moins|menos de|mas de|al menos|minimo|sotto|meno di|sopra|piu di|almeno|mais de|pelo menos|no maximo|under|over|below|at least|no more than|less than|more than|up to)[ '’])+(?:il |an? |\\w+ |\\d+ ?)(?:s|sec\\w*|sek\\w*|seg\\w*|min\\w*)\\b|\\d+ ?(?:s|sec\\w*|sek\\w*|seg\\w*|min\\w*)\\b(?: (?:at least|max|tops|or less|or more|minimum))?";
/** How long one wants to rest between sets, of any session; the group is how. */
const REST_WISHES: readonly RegExp[] = [
  `(?:(?:i|i am|i'?d|always|just|also|and|but|so|would|give me|keep|make|a|like|love|prefer|want|need|favou?r|fan of|big) )*(?:the |my |with )?${LONG_OR_SHORT} ${RESTS}`,
  `(?:(?:always|i|so|and|also|keep|want|like|prefer|need) )*(?:the |my )?${RESTS}(?: between sets)? (?:to be |should be |are )?(?:${LONG_OR_SHORT}|(?=${LENGTH}))`,
  "(?:(?:ich|mag|will|mochte|bevorzuge|lieber|brauche|nur|immer) )*(?:kurze|lange|kurzere|langere) (?:satz)?pausen",
  "(?:(?:je|prefere|veux|voudrais|aime|plutot|toujours|des|les) )*(?:temps de )?(?:pauses?|repos) (?:courte?s?|longue?s?|brefs?|longs?)",
  "(?:(?:yo|prefiero|quiero|me gustan|siempre|mejor|los) )*descansos? (?:cortos?|largos?|breves?)",
  "(?:(?:io|preferisco|voglio|mi piacciono|sempre|meglio|i|le) )*(?:recuperi|pause|riposi) (?:brevi|corti|corte|lunghi|lunghe)",
  "(?:(?:eu|prefiro|quero|gosto de|sempre|melhor|os|as) )*(?:descansos?|pausas?|intervalos?) (?:curt[oa]s?|long[oa]s?|breves?)",
].map((wish) =>
  compiled(
    `^(${wish}(?: between (?:my |the )?sets| entre (?:las )?series| entre (?:les )?series| zwischen den satzen| tra le serie)?(?:(?: for me)?,? (?:${LENGTH}))?)(?=$|[,;(]| (?:for me|always|every time|because|cause|i get|so|and|otherwise|or i)\\b)`,
  ),
);
const WISHING =
  /^(?:(?:i|i am|i'?d|ich|je|yo|io|eu|always|just|also|and|but|so|would|give me|keep|make|a|like|love|prefer|want|need|favou?r|fan of|big|mag|will|mochte|bevorzuge|lieber|brauche|nur|immer|prefere|veux|voudrais|aime|plutot|toujours|des|les|prefiero|quiero|me gustan|siempre|mejor|los|preferisco|voglio|mi piacciono|sempre|meglio|prefiro|quero|gosto de|melhor|the|my|with) )+/;

const LANGUAGE =
  "(?:english|german|french|spanish|italian|portuguese|dutch|polish|swedish|deutsch|englisch|franzosisch|spanisch|italienisch|portugiesisch|francais|anglais|allemand|espagnol|italien|portugais|espanol|ingles|aleman|frances|italiano|portugues|inglese|tedesco|francese|spagnolo|portoghese|alemao)";
/** How one wants to be spoken to, always; the group is the wish. */
const ADDRESSED: readonly RegExp[] = [
  compiled(
    `\\b((?:talk|speak|reply|answer|respond|write|explain(?: things)?)(?: (?:to me|back|me))* in ${LANGUAGE}|(?:antworte?|sprich|rede|schreib\\w*)(?: (?:mir|mit mir|bitte|immer))* (?:auf |in )?${LANGUAGE}|(?:parle|reponds|ecris)[- ](?:moi )?(?:toujours )?(?:en )${LANGUAGE}|(?:habla|responde|contesta|escribe)(?:me)? (?:siempre )?en ${LANGUAGE}|(?:parla|rispondi|scrivi)(?:mi)? (?:sempre )?in ${LANGUAGE}|(?:fala|responde|escreve|fale|responda)(?: comigo)?(?: sempre)? em ${LANGUAGE})`,
  ),
  /\b((?:duze?|siez\w*) mich|du darfst (?:mich )?duzen|tutoie(?:[- ]moi)?|vouvoie(?:[- ]moi)?|tu peux me tutoyer|tuteame|puedes tutearme|dammi del (?:tu|lei)|diamoci del tu|me trat[ae] por (?:voce|tu))\b/,
  /^(?:(?:please|and|also|can you|could you|just|always) )*((?:keep|make) (?:your |the |all )?(?:answers?|replies|responses|explanations|messages) (?:short|brief|simple|to the point|long|detailed|concise|shorter|longer)|(?:give me |i (?:like|want|prefer) )?(?:short|brief|concise|long|detailed) (?:answers|replies|responses|explanations)|(?:no|without|skip the|stop (?:with the|using)) (?:emojis?|smileys|exclamation marks|small ?talk|motivational (?:quotes|talk|speech\w*)|pep talks?|music talk|fluff|jargon|swearing)|(?:do not|never) (?:use|send|give me) (?:emojis?|pep talks?|motivational \w+)|(?:use|talk in) (?:simple|plain) (?:words|english|language))\b/,
];
const THAN_NOW = /\b(?:shorter|longer|kurzere|langere)\b/;
const FROM_NOW_ON =
  /\b(?:i|ich|always|every time|in general|from now on|prefer|like|love|fan of|favou?r|immer|bevorzuge|mag|lieber)\b/;
const ABOUT_OTHERS = /\b(?:today|tonight|this (?:session|time|workout)|for now|heute|aujourd hui|hoy|oggi|hoje)\b/;

const noted = (text: string, said: string, key: string): FactDraft =>
  state("note", asTyped(text, said.trim()).slice(0, 160), `note:${key}`);

/** How one wants to train or to be spoken to from here on: rests between sets, the language, the form of address, brevity. */
export const readManners: FactReader = ({ clause: { folded, text, mood }, asksForTraining }) => {
  if (mood === "supposed" || mood === "quoted" || mood === "asked" || ABOUT_OTHERS.test(folded)) return [];
  const found = ADDRESSED.flatMap((pattern, at) => {
    const said = pattern.exec(folded)?.[1];
    return said === undefined ? [] : [noted(text, said, `manner ${at === 0 ? "language" : said.slice(0, 40)}`)];
  });
  if (asksForTraining) return found;
  const wish = folded.replace(POLITELY, "").trim();
  // "Longer rests": than those of the session that is there, unless it is said to be always so.
  if (THAN_NOW.test(wish) && !FROM_NOW_ON.test(wish)) return found;
  const rests = REST_WISHES.map((pattern) => pattern.exec(wish)?.[1])
    .find(Boolean)
    ?.replace(WISHING, "")
    .trim();
  if (rests !== undefined) found.push(state("preference_like", asTyped(text, rests), "preference:rest between sets"));
  return found;
};
