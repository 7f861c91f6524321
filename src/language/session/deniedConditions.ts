import { compiled } from "../patterns/compiled.ts";
import { entered } from "../patterns/enteredPattern.ts";

const CHRONIC = [
  "(?:high |raised |elevated |low )?blood pressure(?: (?:issues?|problems?))?|(?:pulmonary )?hypertension|hypertensive|(?:heart|cardiac|cardiovascular) (?:conditions?|diseases?|failure|problems?|issues?|troubles?|attacks?|murmurs?|surgery|defects?|events?)|(?:mini )?strokes?|pacemaker|arrhythmia|a ?fib|angina|aneurysms?|glaucoma|detached retina|eye surgery|stents?",
  "osteoporosis|osteopenia|brittle bones|(?:inguinal |abdominal |umbilical |hiatal |hiatus )?hernias?|diabetes|diabetic|asthma|asthmatic|epilepsy|epileptic|seizures?|parkinsons?|(?:rheumatoid )?arthritis|scoliosis|spondylo\\w+|balance (?:issues?|problems?|disorder)|(?:bad|poor|terrible) balance",
  "diastasis(?: recti)?|prolapse|pelvic floor (?:issues?|problems?)|post ?partum|postnatal|pregnan(?:t|cy)|c section|wheel ?chair(?: users?| bound)?|elderly|frail|a? ?pensioner|disabled|disability|disabilities|amputee|paraplegic|tetraplegic|(?:health|medical|heart|chronic) (?:conditions?|issues?|problems?)",
  "(?:hohe[nrm]? )?blutdruck|bluthochdruck|herz(?:erkrankung|krankheit|probleme?|fehler|infarkt|leiden)|schlaganfall|osteoporose|leistenbruch|hernie|schwanger|schwangerschaft|rollstuhl(?:fahrer(?:in)?)?|gleichgewichts(?:probleme?|storung(?:en)?)|epilepsie|diabetiker(?:in)?",
  "(?:maladies?|problemes?|soucis?) (?:cardiaques?|de coeur|au coeur)|tension(?: arterielle)?(?: elevee)?|infarctus|avc|osteoporose|enceinte|hernie|fauteuil(?: roulant)?|epilepsie|diabetique|diabete",
  "hipertension(?: arterial)?|hipertens[oa]|tension alta|presion alta|problemas? (?:cardiacos?|del corazon|de corazon)|infarto|embarazada|embarazo|silla de ruedas|epilepsia|diabetes",
  "ipertension[e]|ipertes[oa]|pressione alta|(?:problemi|malattie) (?:cardiac[ih]e?|di cuore|al cuore)|infart[oi]|incinta|gravidanza|erni[ae]|osteoporosi|sedia a rotelle|epilessia|diabete",
  "hipertensao|pressao alta|problemas? (?:cardiacos?|de coracao|no coracao)|gravida|gravidez|cadeira de rodas|epilepsia",
].join("|");
/** What comes and goes: "leg session, no vertigo" may wish for one that brings on none. */
const FITFUL = "vertigo|migraines?|palpitations|dizziness|schwindel|vertiges?|vertigini|tonturas?";
const HAVING =
  "(?:have|had|has|got|get|use|using|suffer(?:ing)? from|need|in|on|been|be|a|an|the|any|of|known|such|serious|diagnosed|history|my|with|(?:de|d|des|du|en|von|im|an|ein|eine|einen|del?|di|da|su|una?|uno|uma?|el|la|il|l)['’]?)";
const TRUE_DENIAL =
  "(?:i|we) (?:(?:do|did|have|am|was) not|don['’ ]?t|didn['’ ]?t|haven['’ ]?t|['’]?m not|m not)|i['’ ]?m not|i['’ ]?ve not|i never|never|(?:have|got|had) no|no longer|(?:ich )?(?:hab|habe) (?:auch )?kein\\w*|(?:ich )?bin (?:auch )?(?:nicht|kein\\w*)|(?:sitze|bin) nicht|je n['’ ]?(?:ai|utilise) (?:pas|aucune?)|je ne suis (?:pas|plus)|(?:yo )?no (?:tengo|soy|estoy|uso|padezco)|non (?:ho|sono|soffro|uso)|nao (?:tenho|sou|estou|uso)";
const BARE_DENIAL =
  "no|not|zero|nor|neither|without|free of|kein\\w*|ohne|nicht|pas|aucune?|sans|sin|ningun[oa]?|nessun[oa]?|senza|sem|nenhuma?";
const BEGINS =
  "(?<=^|[.,;!?(\\n] ?|\\b(?:and|but|so|hi|hey|hello|ok|i have|with me|ive|got|hallo|und|aber|et|mais|y|pero|e|ma|mas|hola|ciao|oi) )";
const ENDS =
  "(?= ?(?:$|[.,;!?)\\n])| (?:and|but|so|today|now|anymore|any more|at all|this|since|just|und|aber|heute|et|mais|y|pero|hoy|e|ma|oggi|mas|hoje)\\b)";
const more = (names: string): string =>
  `(?:,? (?:or|nor|and no|and|oder|ou|ni|o|ne|nem) (?:${HAVING} ?){0,9}(?:no )?(?:${names})){0,12}`;
const BOTH = `${CHRONIC}|${FITFUL}`;
const DENIED = compiled(
  `${BEGINS}(?:(?:${TRUE_DENIAL}) (?:${HAVING} ?){0,9}(?:${BOTH})${more(BOTH)}|(?:${BARE_DENIAL}) (?:${HAVING} ?){0,9}(?:${CHRONIC})${more(BOTH)})${ENDS}|^(?:${BARE_DENIAL}) (?:${HAVING} ?){0,9}(?:${FITFUL})${more(BOTH)}${ENDS}`,
  "g",
);
const MAY_DENY = entered(
  compiled(
    `\\b(?:no|not|never|zero|nor|neither|without|free|dont|don['’ ]?t|didn['’ ]?t|haven['’ ]?t|kein\\w*|ohne|nicht|pas|aucune?|sans|sin|ningun[oa]?|nessun[oa]?|senza|non|nao|sem|nenhuma?)\\b[^.;!?\\n]*?\\b(?:${BOTH})\\b`,
  ),
);

/**
 * A message without the conditions that its writer says not to have: "no high blood pressure, leg session" calls for no care. In and
 * out: folded text, six languages. "No osteoporosis moves" and "a session that brings on no vertigo" stay.
 */
export const withoutDeniedConditions = (folded: string): string =>
  MAY_DENY.test(folded) ? folded.replace(DENIED, " ") : folded;
