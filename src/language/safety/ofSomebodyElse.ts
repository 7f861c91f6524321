import { compiled } from "../patterns/compiled.ts";

/** Whom a message may speak of beside its writer, and what they keep. */
const ELSE =
  "(?:(?:girl|boy)friend|friend|mate|buddy|partner|wife|husband|fiancee?|gf|bf|missus|hubby|dad|mum|mom|mam|father|mother|grandm(?:a|other)|grandpa|grandfather|gran|nan|brother|sister|bro|sis|son|daughter|kid|child|children|baby|toddler|nephew|niece|cousin|uncle|aunt|client|colleague|neighbou?r|roommate|flatmate|housemate|boss|team ?mate|dog|cat|puppy|horse|pet|freund|freundin|sohn|tochter|frau|mann|mutter|vater|bruder|schwester|kind|hund|hij[oa]|amig[oa]|novi[oa]|espos[oa]|mujer|marido|herman[oa]|perr[oa]|fils|fille|copain|copine|frere|soeur|femme|mari|pere|mere|chien|figli[oa]|amic[oa]|moglie|marito|fratello|sorella|cane|filh[oa]|namorad[oa]|irma|irmao|cachorr[oa])s?";
const OWNED =
  "(?:my|our|the|his|her|mein\\w*|mi|mis|mon|ma|mes|l|il|la|mia|mio|meu|minha|o|a)(?: (?:best|little|big|older|younger|training|gym|good|old|whole))?";
/** Who of others is well or was looked at: "my mate is ok now", "the vet has seen my dog". */
const OTHER_IS_WELL = compiled(
  `(?:\\b${OWNED} |^)${ELSE} (?:(?:is|was|are|were|feels?|has|have|got|seems?|looks?|doing|s|ist|geht|hat|esta|se|est|va|a|e|sta|ta|foi) )?(?:\\w+ ){0,4}?(?:ok|okay|fine|good|better|great|well|safe|alright|all right|seen|checked|cleared|examined|discharged|recovered|home|out of danger|all clear|besser|gut|bien|mejor|mieux|bene|meglio|bem|melhor)\\b`,
);
const OTHER_WAS_SEEN = compiled(
  `\\b(?:seen|saw|sees|checked|cleared|clears|examined|discharged|treated|looked at|happy with|signed off|okayed) (?:on |over |out |off )?${OWNED} ${ELSE}\\b|\\b(?:cleared|discharged|examined) (?:him|her|them)\\b|\\b(?:vet|vets|tierarzt|veterinari[oa]|veterinaire)\\b`,
);
const OF_WRITER =
  /\b(?:i|im|ive|me|myself|mine|ich|mir|mich|yo|estoy|je|j|moi|io|sto|eu|estou|my (?:chest|heart|head|pain|ecg|ekg|scans?|tests?|results?|bloods?|sugar|fever|temperature))\b/;

/** Whether who is told to be well, or to have been seen, is somebody else. In: folded words. */
export const isWellOfElse = (text: string): boolean =>
  (OTHER_IS_WELL.test(text) || OTHER_WAS_SEEN.test(text)) && !OF_WRITER.test(text);

/** Parts that say nothing of a chest. */
const PART =
  "(?:knees?|ankles?|wrists?|elbows?|hips?|foot|feet|toes?|fingers?|hands?|legs?|calf|calves|quads?|hamstrings?|shoulders?|back|neck|spine|eyes?|skin|teeth|tooth|acl|meniscus|achilles|arm|arms)";
const LOOKED_AT_ELSE = compiled(
  `\\b(?:clear(?:s|ed)?|checked|examined|seen|saw|treated|discharged|signed off|okayed|happy with|(?:sa(?:id|ys)|told me)(?: that)?) (?:out |off |over )?(?:${OWNED} (?:left |right |lower |upper |broken |bad )?(?:${PART}|${ELSE})|him|her|them|us)\\b|\\b(?:${OWNED} )(?:left |right |lower |upper |bad )?(?:${PART}|${ELSE}) (?:is|was|are|were|has been|have been|got|gets) (?:\\w+ )?(?:clear(?:ed)?|checked|examined|seen|ok|okay|fine|normal|signed off|discharged)\\b`,
);
/** Whether a sentence tells of a clearance, and of another part or another person. In: folded words of a sentence. */
export const isClearanceOfElse = (text: string): boolean => LOOKED_AT_ELSE.test(text);
