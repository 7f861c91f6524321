import { THINGS } from "../equipmentThings.ts";
import { asTyped } from "./asTyped.ts";
import { keyOf } from "./factDraft.ts";

const OTHER_THINGS =
  /\b(?:walking ?pad|corde(?: a sauter)?|springseil|comba|corda(?: per saltare)?|push ?-?up (?:handles|bars|grips|boards?|stands?)|sand ?bags?|vests?|weight(?:ed)? vests?|battle ropes?|tractor tyres?|ty?res?|sliders|hang ?boards?|punching bag|heavy bag|boxing bag|stepper|ankle weights|wrist weights|mace|clubbells?|indian clubs|bosu(?: ball)?|aerobic step|yoga blocks?|ski ?erg|spin bike|watt ?bike|lifting belt|wrist wraps|knee sleeves|lifting straps|gymnastic rings|vibration plate|multi ?gym|weight machine|water (?:bottles?|jugs?|cans?)|jugs?|dip station|door anchors?|yoga mat|climbing ropes?|rope climb|tapis(?! (?:de course|roulant))|foam roller|bumpers?|backpack|rucksack|sandbag|books|broom ?stick|towel|door ?frame|monkey bars|outdoor gym|calisthenics park|park|playground|atlas stones?|yoke|peloton|zwift|(?:assault|echo|air) ?bike|ghd|ssb|nordic \w+|reverse hyper|belt squat|stepper|loops?|parallettes?|parallele|paralleles|parallettes|parallelas|ghisa|anilhas|bumpers?(?: plates?)?|squat stands?|pull ?up tower|swimming pool|pool|tappetino|esterilla|colchonete)\b/;
const AS_PART =
  /\b(?:operad[oa]|operiert\w*|operee?|operat[oa]|rodilla|genou|ginocchio|joelho|hombro|epaule|spalla|ombro|knie|schulter|ride|race|class|session|workout|day|pr|pb|max|press|pain|pace|scare\w*|intimidat\w*|test|tour|trip|stance|position|speed)\b/;
/** "A small gym at work", "some light weights". */
const GYM_OR_WEIGHTS =
  /^(?:(?:small|little|tiny|basic|decent|good|nice|full|proper|big|huge|(?:well|fully)[- ]equipped|hotel|apartment|office|work|uni|community) )+(gym)$|^(gym membership|membership at (?:the|my) gym)$|^(?:(?:a )?(?:few|set of|couple of|bunch of|load of|loads of) )?(?:(?:light|small|little|hand|free|heavy|old|adjustable|ankle|home|basic) )*weights$/;

/** "A gym at work". */
const GYM_OF_WORK =
  /^ ?(?:and )?(?:an? |the )?gym (?:(?:at|in) (?:work|uni|school|college|(?:the|my|our) (?:office|building|complex|block|hotel|estate|basement))|across the (?:road|street)|(?:round|around) the corner|down the road|next door)$/;

/** Said not to be there. */
const NOT_THERE =
  /^(?:(?:is|are|and|but|got) )*(?:no|not|never|without|keine?|kein|pas de|sin|senza|sem|non|nao|neither)\b/;

/** "Banco no": the denial behind it. */
const NEITHER_THERE = / (?:no|nicht|pas|nein|nao|not)[\s.!]*$/;

/** "Cables, smith, leg press": a machine, by what it is pressed or bent with. */
const LEG_MACHINE =
  /^(?:an? )?(?:leg (?:press|curl|extension)|hack squat|(?:chest|shoulder) press|hip (?:abduction|adduction)|hamstring curl)s?$/;
const LEG_PRESS = /^(?:beinpresse|prensa(?: de piernas?)?|presse a cuisses|pressa(?: per (?:le )?gambe)?)$/;
const BARBELL = /^(?:bar|barre|barra|stange)$/;

/** "A plate in my ankle" is no thing to train with. */
const IN_A_BODY =
  /\b(?:plates?|screws?|pins?|rods?|stents?|mesh) (?:\w+ )?(?:in|through) (?:my|the) (?:\w+ )?(?:neck|shoulder|elbow|wrist|back|spine|hip|knee|ankle|foot|leg|arm|hand|jaw|collar ?bone|femur|tibia|heart|chest)\b/;

export type Thing = { value: string; key: string };

/** "¿Puedo levantar pesas?": asked, and nothing that is there. */
const ASKS =
  /^[\s¿]*(?:¿|(?:puedo|debo|kann|darf|soll|posso|devo|can|could|should|may) (?:i|ich|io|eu|levantar|hacer|entrenar|usar|fare|allenar\w*|fazer|treinar)\b|est ce que|je peux|puis je)/;
/** The thing that one item of a list names, in the writer's words. */
export function thingIn(item: string, text: string): Thing | null {
  if (ASKS.test(item)) return null;
  const words = item
    .trim()
    .replace(/^(?:that|those|this|these) (?=(?:one|1|single|lone|old|same|\d+)\b)/, "")
    .replace(
      /^(?:and )?(?:all|everything) (?:that )?(?:i|we) (?:have|own|have got|got)(?: there| here)?(?: is| are) /,
      "",
    )
    .replace(/\([^)]*\)?/g, " ")
    .replace(
      /(?:[ ,]+(?:haha+|lol|lmao|etc|tho|though|thats it|that is (?:it|all)|i guess|i think|if (?:that|it) (?:counts|helps)))+$/,
      "",
    )
    .replace(
      / (?:at|in) (?:work|uni|school|college|(?:the|my|our) (?:office|building|complex|block|hotel|estate))$/,
      "",
    )
    .replace(/^(?:(?:at home )?(?:with|using)|mostly|mainly) (?=\w)/, "")
    .replace(/^(\d) ?x ?(?=\d+ ?kg )/, "$1 ")
    .replace(/^(?:zu ?hause|daheim|en casa|chez moi|a la maison|a casa|in casa|em casa|bei mir) (?=\S)/, "")
    .replace(/\bnothing (?:else )?(?:at all )?(?:at home |here )?(?:except|but|other than|besides|apart from)\b/, " ")
    .replace(/^(?:so |and |but |now )*(?:it is|its|there is|there are) /, "")
    .replace(
      /^(?: ?(?:at home|here|zu ?hause|daheim))? ?(?:except|besides|apart from|other than|but|steht nur|stehen nur|steht|stehen|gibt es) /,
      " ",
    )
    .replace(
      / (?:either|yet|rum|daheim|herum|(?:(?:at|in) )?(?:my|our)|nobody|no one|that|which|who|where|i|we|no|not|from)(?= |$).*$| in (?:a|the) \w+$/,
      " ",
    )
    .replace(/\s+/g, " ")
    .trim()
    .replace(/\bmini ?bands?\b/, "mini band")
    .replace(/\bconcept ?(?:2|ii)\b/, "concept2 rower")
    .replace(/^\w+s (?=concept2|old\b)/, "")
    .replace(
      /^(?:(?:my|the|our) )?(?:neighbou?r|brother|sister|dad|mum|mom|friend|mate|parent|flatmate|roommate|wife|husband|partner|landlord|boyfriend|girlfriend)s (?:old )?/,
      "",
    )
    .replace(/^(?:(?:at|in) (?:home|here|my \w+|the \w+) )?(?:is|are) |^(?:at|in) (?:home|here) /, "")
    .replace(
      /\b(?:in|at) (?:my|the|our) (?:\w+ ?){1,3}$|\b(?:at|from) home\b.*$|\b(?:available|gekauft|besorgt|any ?more|any longer|under (?:my|the|a)?|today|yesterday|last (?:week|month|year)|here|there|instead|too|as well|actually|then|though|tho|now|only|but|so|which|that|also|because|with (?:me|which))\b.*$|\b(?:zu ?hause|a la maison|chez moi|en casa|in casa|a casa|em casa|in garage|nel garage|no garagem|no garaje)\b.*$|,? (?:basta|fertig|punto|stop|voila|ya|so|only|nothing else)$| off (?:\w+|fb marketplace)$| (?:this|last) (?:week|month|year|weekend)$| (?:while|whilst|until|till|during|when)\b.*$| for(?: (?:christmas|xmas|now|free|cheap|(?:my|our|his|her|the) .*|\d+ .*))?$/,
      "",
    )
    .trim()
    .replace(
      /^(?:(?:(?:train|lift|work out)(?:ing)? (?:at|in)|an?|the|my|some|ich|auch|aussi|anche|tambien|tambem|jetzt|noch|nen|mal|endlich|neue[nrs]?|one|1|only|just|also|plus|to|of|que|ne|new|own|like|got|have|is|are|eine?[nrm]?|une?|des|una?|unos|unas|um|uma|mes|mis|meine?|i|we|nur|seulement|con|da|such as|so|solo|um par|un par|una coppia|une paire|ein paar|coppia|paire|par|di|de|stuff like|things like|pretty much|access to) ){1,12}/,
      "",
    );
  if (
    IN_A_BODY.test(item) ||
    words === "" ||
    words.length > 70 ||
    (AS_PART.test(words) && !LEG_MACHINE.test(words)) ||
    NOT_THERE.test(item.trim()) ||
    NEITHER_THERE.test(item)
  )
    return null;
  const pair =
    /^(?:2|pairs? of|2 of) (?:the )?(?:(?:rusty|old|cheap|crappy|heavy|light|little|new|battered|hex|rubber|cast iron|adjustable|tiny|trusty|ancient|dusty|pink) )*\d+(?:[.,]\d+)? ?(?:s|kgs?|lbs?|kilos?|pounds?|pounders?)?$/.exec(
      words,
    );
  if (pair) return { value: `dumbbells (${words.replace(/^2 (?=\d+s)/, "pair of ")})`, key: "equipment:dumbbell" };
  const bare =
    /^(?:[\w.,]+ ){0,3}?(bar|bench|barre|barra|stange|(?:flach|hantel|schrag|druck|trainings)?bank|banc|banco|panca)(?: and .*)?$/.exec(
      words,
    )?.[1];
  if (
    bare &&
    !/\b(?:fare|faccio|fai[ts]?|faire|hago|hacer|faco|fazer|fatto|fiz|mach\w*|posso|puedo|kann|pull|chin|dip|monkey|protein|smith|trap|hex|ez|sz|curl|park|klimmzug|food)\b/.test(
      words,
    )
  )
    return { value: asTyped(text, words), key: BARBELL.test(bare) ? "equipment:barbell" : "equipment:flat_bench" };
  if (LEG_PRESS.test(words)) return { value: asTyped(text, words), key: "equipment:machine_leg_press" };
  if (GYM_OF_WORK.test(item))
    return {
      value: asTyped(text, item.trim().replace(/^(?:and )?(?:an? |the |have an? )*/, "")),
      key: "equipment:gym",
    };
  const kind = GYM_OR_WEIGHTS.exec(words);
  if (kind) return { value: asTyped(text, words), key: kind[1] || kind[2] ? "equipment:gym" : "equipment:weights" };
  const other = OTHER_THINGS.exec(words);
  if (other) return { value: asTyped(text, words), key: `equipment:${keyOf(other[0])}` };
  const probe = `a ${words}${LEG_MACHINE.test(words) ? " machine" : ""}`;
  for (const { pattern, gives } of THINGS) {
    pattern.lastIndex = 0;
    const match = pattern.exec(probe);
    pattern.lastIndex = 0;
    if (!match) continue;
    const [id] = gives;
    if (id === undefined || ["wall", "chair", "none"].includes(id)) return null;
    return {
      value: asTyped(text, words),
      key: `equipment:${id.startsWith("machine_") && gives.length > 3 ? "machines" : id}`,
    };
  }
  return null;
}

/** "Kettlebells 12 and 16", "dumbbells 5, 8 and 10 kg": sizes of one thing. */
const SIZES =
  /(\d(?:[.,]\d)?(?: ?(?:kgs?|lbs?|kilos?))?)(?: ?, ?| ?& | ?\+ |,? (?:and|und|et|y|e|plus) (?:an? )?)(?=\d{1,3}(?:[.,]\d)? ?(?:(?:kgs?|lbs?|kilos?|s|ers?|pounders?) ?)?(?:$|[,;.)&+]| (?:and|und|et|y|e|at|in|plus|but|so|a|zu|only)\b))/g;

export const itemsOf = (list: string): string[] =>
  list
    .replace(/\([^)]{0,60}\)/g, " ")
    .replace(/\b(\w+) and (plates)\b/g, "$1, $2")
    .replace(SIZES, "$1/")
    .split(
      / ?[,;+&:] ?|\/(?!\d)| (?:(?:it|they|there)(?: is)?|which|that) (?:has|have|got|had)(?: got)? | (?:and|plus|or|nor|as well as|along with|(?<!\b(?:out|careful|up|down|away|deal|help|fine|ok|okay) )with|und|oder|et|ou|y|e|o|con|mit|avec|com) /,
    );

/** The things that a list names, each once. In: a folded list, and the text it stands in. */
export function thingsIn(list: string, text: string): Thing[] {
  const items = itemsOf(list);
  const found: Thing[] = [];
  for (const item of items.slice(0, 16)) {
    const thing = thingIn(item, text);
    if (thing && !found.some(({ key }) => key === thing.key)) found.push(thing);
  }
  return found;
}
