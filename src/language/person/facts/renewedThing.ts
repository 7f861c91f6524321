import { foldText } from "../../foldText.ts";
import { compiled } from "../../patterns/compiled.ts";
import { asTyped } from "./asTyped.ts";
import { end, type FactDraft, type RecentFact, state } from "./factDraft.ts";

const HEAVY = "\\d{1,3}(?:[.,]\\d)?(?: ?(?:kgs?|kilos?|lbs?|pounds|pounders?|ers?))?(?: each)?";
const UP_TO = "(?:up to|to|until|bis(?: zu)?|jusqu['’ ]?a|hasta|fino a|ate|max)";
/** Something of the kind that is known, without its name: "a set up to 32", "jetzt welche bis 30", "upgraded to a 24". */
const SIZED = compiled(
  `(?:\\b(?:an? |the |new |neue[nrs]? |nouvelles? |nuov[oaie] |nuev[oa]s? |nov[oa]s? )*(?:set|sets|pair|ones?|kit|welche|andere|satz|paar|des|d autres|en|un par|unas?|unos|otr[oa]s|una coppia|un paio|altri|altre|uns?|umas?|outr[oa]s|par)|\\b(?:upgraded|swapped|changed|switched|moved up|exchanged|gewechselt|passe|pasado|cambiat[oi]|cambiad[oa]s?|trocad[oa]s?|troquei)(?: (?:it|them|that|those))?(?: (?:to|for|por|contre|per|gegen|a|auf|pour))?)(?: (?:${UP_TO}))?(?: (?:an?|one|eine[nr]?|une?|una?|uma?|of|von|de|di|mit|with)){0,12} (${HEAVY})(?=$|[ ,.;!])`,
);
/** That the thing told before is there no longer. */
const OLD_GONE =
  /\b(?:sold|gave (?:away )?(?:the|my)|gave|given away|got rid of|donated|binned|returned|replac\w+|instead|traded|swapped|upgraded|exchanged|switched|verkauft|verschenkt|weggegeben|ersetzt|statt|gewechselt|vendu|donne|rendu|remplac\w+|a la place|vend[ií]|vendido|regal(?:e|ado)|cambi\w+|reemplaz\w+|en vez|vendut[oaie]|regalat[oaie]|sostitu\w+|al posto|vendi|dei|troquei|trocad\w+|substitu\w+|no lugar)\b|\b(?:the |die |les |l |las? |los |gli |i |as |os )?(?:old|alten|anciens?|anciennes|viej[oa]s?|vecchi[oae]?|antig[oa]s?|velh[oa]s?) (?:ones?|set|pair)?/;
/** Names the same kind of thing with another size: "adjustable dumbbells up to 24 now". */
const KINDS: readonly (readonly [RegExp, RegExp])[] = [
  [/dumb ?bell|\bdbs?\b|kurzhantel|hantel|haltere|mancuern|manubri|halter/, /equipment:dumbbell/],
  [/kettle ?bell|\bkbs?\b|pesas? rusas?/, /equipment:kettlebell/],
  [/barbell|langhantel|barre|barra|bilanciere/, /equipment:barbell/],
  [/vest|weste|gilet|chaleco|colete/, /equipment:.*(?:vest|weste)/],
  [/bands?\b|band(?:er)?\b|elastiqu|elastic|gomas?/, /equipment:.*band/],
];
const NAMED = compiled(`((?:[\\p{L}-]+ ){0,2}?)(?:${UP_TO} )?(${HEAVY})(?=$|[ ,.;!])`, "u");
const LONGEST = 140;

/**
 * A thing of another size in the place of one told before: "bought a set up to 32, sold the old ones". In: a message and what is
 * known, the newest first. Out: the old one ended and the new one stated, in the old one's words; none where nothing says that the
 * old one is gone, or no known thing of that kind has a size.
 */
export function readRenewed(text: string, recent: readonly RecentFact[]): FactDraft[] {
  if (text.length > LONGEST || text.includes("?")) return [];
  const folded = foldText(text);
  const sized = recent.filter(({ type, value }) => type === "equipment" && /\d/.test(value));
  if (sized.length === 0 || !OLD_GONE.test(folded)) return [];
  const kind = KINDS.find(([word]) => word.test(folded));
  const old = kind === undefined ? sized[0] : sized.find(({ key }) => kind[1].test(key));
  const size = (kind === undefined ? SIZED : NAMED).exec(folded);
  const heavy = size?.at(-1);
  if (old === undefined || heavy === undefined || holds(old.value, heavy)) return [];
  const value = old.value.replace(/\d+(?:[.,]\d+)?(?: ?(?:kgs?|kilos?|lbs?|pounds))?(?!.*\d)/i, () =>
    /\d$/.test(heavy) ? `${heavy}${/(?: ?)(?:kgs?|kilos?|lbs?|pounds)/i.exec(old.value)?.[0] ?? ""}` : heavy,
  );
  return [end("equipment", old.value, old.key), state("equipment", asTyped(text, value), old.key)];
}

const holds = (value: string, figure: string): boolean =>
  compiled(`(?<!\\d)${/\d+/.exec(figure)?.[0] ?? "x"}(?!\\d)`).test(value);
