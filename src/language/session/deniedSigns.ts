import { compiled } from "../patterns/compiled.ts";
import { entered } from "../patterns/enteredPattern.ts";

const SIGN =
  "(?:pains?|aches?|tightness|discomfort|soreness|swelling|dizziness|dizzy spells?|fainting|numbness|tingling|palpitations?|breathlessness|shortness of breath|symptoms?|niggles?|headaches?|nausea)";
const PART =
  "(?:(?:my|the|either|left|right|lower|upper) )*(?:chest|heart|back|knees?|shoulders?|hips?|elbows?|wrists?|ankles?|neck|arms?|legs?|joints?|head|stomach|calf|calves|feet|hands?)";
const ENGLISH = `(?:no|zero|nor|never (?:had )?any|(?:do not|dont|did not|didnt|have not|havent|not) (?:have |had |got |get |feel )?(?:any|got any)|without(?: any)?|free of) (?:more |signs? of |such )?(?:${PART} )?${SIGN}(?: (?:in|with|around|at) ${PART})?(?:,? (?:or|nor|and|no) (?:any )?(?:${PART} )?(?:${SIGN}|anything(?: like that)?)(?: (?:in|with) ${PART})?)*`;
const SIGN_ABROAD =
  "(?:schmerz(?:en)?|\\p{L}{2,}schmerzen|beschwerden|schwindel|atemnot|engegefuhl|douleurs?|genes?|vertiges?|essoufflements?|oppressions?|palpitations?|dolor(?:es)?|molestias?|mareos?|opresion|palpitaciones|ahogos?|dolor[ei]|fastidi|vertigini|capogiri|fiatone|oppressione|palpitazioni|dor(?:es)?|tonturas?|aperto|falta de ar|palpitacoes|incomodos?)";
const PART_ABROAD =
  "(?:(?:in|im|in der|an|am|an der|dans|a|au|aux|en|del|al|alla|alle|nel|nella|nelle|no|na|nos|nas|de|du|des|di|da)(?: (?:la|le|les|el|los|las|l|il|i|der|dem|den|die|meine[rmn]?|mes|mi|mis|meu|minha))?) (?:l )?(?:brust|herz|herzgegend|rucken|knien?|schultern?|hufte|poitrine|thorax|coeur|dos|genoux?|epaules?|hanches?|pecho|corazon|espalda|rodillas?|hombros?|caderas?|petto|cuore|schiena|ginocchi[ao]?|spall[ae]|anche|peito|coracao|costas|joelhos?|ombros?|quadril)";
const ABROAD = `(?:kein(?:e|en|erlei)?|ohne|pas d[e'’ ]? ?|aucune?|sans|ni|sin|ningun[oa]?|no tengo|nessun[oa]?|senza|non ho|sem|nenhum[a]?|nao tenho|nada de) ?(?:dolor de |mal de |dor de )?${SIGN_ABROAD}(?: ${PART_ABROAD})?(?:,? (?:oder|und|noch|ou|ni|et|o|y|e|ne|nem) (?:kein\\w* |de |d )?${SIGN_ABROAD}(?: ${PART_ABROAD})?){0,8}`;
/** Where a statement may begin, and where it ends; "a push session without shoulder pain" asks for one that hurts nothing. */
const BEGINS =
  "(?<=^|[.,;!?(\\n] ?|\\b(?:i have|ive|i ve|got|with|and|but|so|today|hi|hey|ok|hab|habe|j ai|ai|tengo|ho|tenho|hoy|heute|oggi|hoje) )";
const ENDS =
  "(?= ?(?:$|[.,;!?)\\n])| (?:and|but|so|today|now|anymore|at all|this|since|und|aber|heute|et|mais|y|pero|hoy|e|ma|oggi|mas|hoje)\\b)";
const DENIED = entered(compiled(`${BEGINS}(?:${ENGLISH}|${ABROAD})${ENDS}`, "gu"));
const MAY_DENY = entered(
  /pain|ache|tight|discomf|sore|swell|dizz|faint|numb|tingl|palpit|breath|sympt|niggl|nausea|schmerz|beschwer|schwind|atemnot|enge|doul|gene|vertig|essouf|oppress|dolor|molest|mareo|opres|ahogo|fastid|capog|fiaton|dor|tontur|aperto|falta de ar|incomod/,
);

/** A message without what its writer says not to feel: "no chest pain, give me a push session" leaves no chest alone. In and out: folded text, six languages. */
export const withoutDeniedSigns = (folded: string): string =>
  MAY_DENY.test(folded) ? folded.replace(DENIED, " ") : folded;
