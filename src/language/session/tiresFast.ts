import { foldText } from "../foldText.ts";
import { compiled } from "../patterns/compiled.ts";

const LITTLE =
  "(?:anything|everything|even|every|most|usual(?:ly)?|normal(?:ly)?|beginners?|already|always|just|regular|any|that says|gentle|easy|light|short|\\d+)";
const FLOORS =
  "(?:(?:wipe|wiping|knock|lay|laid|puts?|put|floor|flatten|finish|exhaust|drain|destroy|kill|crash|leave|cost)(?:e?s|ed|ing)? (?:me|him|her|them)\\b|i (?:crash|am wiped|pay for it))";
/**
 * Effort that others would not notice costs whoever says so days: "anything that says beginner wipes me out", "10 squats leave me in bed", and
 * illnesses of which that is the mark. To want to be wiped out is the opposite.
 */
const TIRES_FAST = compiled(
  [
    `\\b${LITTLE}\\b[^.;!?]{0,40}\\b${FLOORS}`,
    `\\b(?:not|doesnt|does not|wont|will not|without|never|dont|nothing)\\b[^.;!?]{0,24}\\b(?:wipe|wiping|knock|floor|flatten|crash)(?:e?s|ing)? me\\b`,
    "\\b(?:leaves?|leaving|puts?|putting) (?:me|him|her) (?:in bed|flat on|on the sofa|out of action)",
    "\\b(?:i|he|she) (?:get|gets|am|is) (?:exhausted|worn out|wiped out|tired|breathless|out of breath) (?:(?:so|super|very|really|extremely|way too|too) )?(?:quick(?:ly)?|fast|easily|from nothing|after (?:a few|1|2|5) minutes?)",
    "\\b(?:me ?\\/ ?cfs|cfs|myalgic|chronic fatigue|post ?-?exertional|pem\\b|exercise intoleran\\w*|long ?-?covid|pacing (?:myself|my energy)|fatigue syndrome|energy envelope)",
    "\\b(?:chronische?s?[rnm]? (?:fatigue|erschopfung\\w*|mudigkeit\\w*)|belastungsintoleranz|haut mich (?:sofort |gleich |schnell )?um|wirft mich (?:tage|sofort|wieder)\\w*|bin (?:sofort|gleich|schnell|total schnell) (?:fertig|platt|erschopft|kaputt))",
    "\\b(?:fatigue chronique|covid ?-?long|(?:m['’ ]?epuise|m['’ ]?acheve|me met a plat|me cloue)|(?:tres |trop )?vite epuisee?)",
    "\\b(?:fatiga cronica|covid (?:persistente|largo|longo)|me dejan? (?:en (?:la )?cama|hech[oa] polvo|ko)|me canso (?:muy |super )?(?:rapido|enseguida|con nada)|me agot[oa] (?:con nada|enseguida))",
    "\\b(?:stanchezza cronica|fatica cronica|mi (?:stende|sfinisce|distrugge|mette ko)|mi stanco (?:subito|con niente|in fretta))",
    "\\b(?:fadiga cronica|(?:me derruba|me esgota|acaba comigo)|me canso (?:muito )?(?:rapido|facil|com nada))",
  ].join("|"),
);

/** Whether somebody can do only a little before it costs them days. In: what was said, as typed, in six languages. */
export const tiresFast = (text: string): boolean => TIRES_FAST.test(foldText(text).replace(/n['\u2019]t\b/g, "nt"));
