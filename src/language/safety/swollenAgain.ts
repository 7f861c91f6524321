import { caution } from "./finding.ts";
import { needing } from "./ruleNeeds.ts";

const SWOLLEN =
  /\b(?:swollen|swell(?:s|ing|ed)?|swole up|puffy|puff(?:s|ed|ing)? up|balloon(?:ed|s|ing)|(?:up|like|as) (?:like )?an? (?:balloon|melon|grapefruit)|fluid (?:in|on|back|again)|effusion|geschwollen|schwillt|schwoll|schwellung|dick(?:es?)?(?! (?:man|move))|hinch\w*|(?:re)?gonfl\w*|enfl\w*|gonfi\w*|inch(?:ou|ad\w*|ando|aco))\b/;
/** Said not to be so, to have gone down, or to be a fear. */
export const NOT_SWOLLEN =
  /\b(?:no|not|never|without|zero|any|hardly any|isnt|wasnt|doesnt|didnt|keine?|nicht(?: mehr)?|ohne|sin|ni|pas|plus|sans|non|senza|sem|nao(?: esta| ta)?) (?:\w+ )?(?:swollen|swell\w*|puffy|schwellung|geschwollen|dick|hinch\w*|gonfl\w*|gonfi\w*|inch\w*)\b|\bswell\w* (?:(?:has|have|is|was|all|now|pretty much|almost|mostly|nearly|went|going|finally) )*(?:gone|down|better|settled|over|away|free|went|under control|back to normal)\b|\b(?:avoid|prevent|reduce|against|less|stop|for|get rid of|until|after|once|if|when) (?:the |any |my )?(?:swell\w*|swollen)\b|\b(?:abgeschwollen|deshinch\w*|degonfl\w*|sgonfi\w*|desinch\w*)\b/;
const OPERATED =
  /(?<!\b(?:need|needs|needing|before|upcoming|planned|avoid|without|waiting for|skip) (?:an? |my |the |any )?)\b(?:recon\w*|ops?|surger(?:y|ies)|operat\w*|repair(?:ed)?|replac(?:ed|ements?)|scop(?:e|ed)|arthroscop\w*|post ?op|post (?:acl|mcl|pcl|meniscus|labrum|tkr|thr)|new (?:knee|hip)|(?:acl|mcl|pcl|meniscus) (?:\d+|was|done|fixed|in (?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\w*)|operi\w*|oper[ae]\w*|cirug\w*|cirurg\w*|chirurg\w*|intervento|opere\w*)\b/;
/** A knee that was operated on, named by what was mended. */
const NAMED_BY_IT =
  /\b(?:acl|mcl|pcl|meniscus|lca|kreuzband|croises?|cruzado|crociato) (?:knee|leg|side|knie|genou|rodilla|ginocchio|joelho)\b/;
const JOINT =
  /\b(?:knees?|hips?|ankles?|shoulders?|elbows?|wrists?|thumb|foot|hand|leg|joint|it|knie|huft\w*|knochel|schulter|ellbogen|handgelenk|genoux?|hanches?|chevilles?|epaules?|coude|poignet|rodillas?|cadera|tobillo|hombro|codo|muneca|ginocchi\w*|anca|caviglia|spalla|gomito|polso|joelhos?|quadril|tornozelo|ombro|cotovelo|punho)\b/;
/** A clot after an operation has its own words. */
const OF_CALF =
  /\b(?:calf|calves|behind|back of (?:the|my) (?:knee|leg)|wade|mollet|pantorrilla|gemelo|polpaccio|panturrilha)\b/;
const LONG_AGO =
  /\b(?:\d+|two|three|four|five|six|ten|few|several|many) years? (?:ago|back|post)\b|\byears ago\b|\bas a (?:kid|child|teen)\b|\b(?:19[5-9]\d|20[01]\d|202[0-4])\b/;

/** A joint that swells after its operation goes to who operated, whatever is said beside it of physiotherapy and dates: class S. */
export const swollenAgain = needing({ words: [SWOLLEN] }, (r) => {
  if (OF_CALF.test(r.text)) return null;
  if (!SWOLLEN.test(r.text) || !JOINT.test(r.text) || NOT_SWOLLEN.test(r.text)) return null;
  if (!(OPERATED.test(r.text) || NAMED_BY_IT.test(r.text)) || LONG_AGO.test(r.text)) return null;
  const [hit] = r.hits("swelling", "puffyLeg", "surgery", "operated");
  return caution("operation_swelling", "operation", ...(hit ? [hit] : []));
});
