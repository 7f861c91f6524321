import { compiled } from "../patterns/compiled.ts";
import { emergency, pick, type Rule } from "./finding.ts";

/** Blood that is measured or given, and no loss. */
export const NO_BLEEDING =
  /\b(?:bleeding gums|nose ?bleeds?|blood (?:pressure|tests?|work|sugar|type|flow|count|donat\w*|samples?|thinners?|group)|(?:analisis|analyse|analisi|exame|prise|test) (?:de |di |del |du )?(?:sang|sangre|sangue)|blut(?:test|werte|druck|bild)|presion de la sangre)\b/;
const BLEEDS = "(?:bleed\\w*|bled|blood\\w*|blut\\w*|sangr\\w*|saign\\w*|sang|sangue\\w*|sanguin\\w*)";
/** Where a wound bleeds. */
const PART =
  "(?:hands?|palms?|callus\\w*|blisters?|fingers?|thumbs?|nails?|toes?|foot|feet|heels?|knees?|shins?|elbows?|arms?|lips?|mouth|tongue|tooth|teeth|gums?|nose|ears?|chin|skin|cuts?|scrap\\w*|graz\\w*|scratch\\w*|shav\\w*|hande|knie|nase|zahn\\w*|manos?|dedos?|rodillas?|nariz|encias|mains?|doigts?|genou\\w*|nez|gencives|mani|dita|ginocchi\\w*|naso|gengive|maos?|joelhos?)";
const WOUND = compiled(`\\b${PART} (?:\\w+ ){0,3}?${BLEEDS}\\b|\\b${BLEEDS} (?:\\w+ ){0,4}?${PART}\\b`);
/** Of a muscle that works, of a partner at the bar, of what circulates, or of another time. */
const ELSEWHERE =
  /\b(?:(?:muscle|muscular|isometric|concentric|eccentric|isotonic|muskel\w*|musculaires?|musculares?|muscolar\w*)|braxton|circulation|blood (?:moon|orange|is (?:up|boiling|pumping)|pumping|sweat)|(?:bleeding|bad|cold) (?:edge|money|blood)|spotting (?:me|him|her|them|us|you|my|the|a|an|each|for|on|someone|somebody|people|partner|arm|technique|duty)|(?:needs?|someone|somebody|partner|without) (?:a |any )?spotting|years? ago|last (?:pregnancy|year)|first pregnancy|if (?:i|there)|in case|avoid|prevent)\b/;

/** Bleeding, waters or contractions of somebody who told earlier that they expect a child: "I had some bleeding this morning, should I still train?" */
export const whilePregnant: Rule = (r) => {
  if (ELSEWHERE.test(r.text) || WOUND.test(r.text) || NO_BLEEDING.test(r.text)) return null;
  const alarm = pick(r.hits("pregnancyAlarm", "bleedingAny", "bleeding"));
  return alarm ? emergency("pregnancy", "pregnancyAlarm", alarm) : null;
};
