import type { Screening } from "../../../protocol/understanding.ts";
import type { AnswerKey } from "../fixedAnswers.ts";
import type { Sense } from "./senseDanger.ts";

/** The answer for a danger that is sensed and not named by a rule. */
export const SENSED: Readonly<
  Record<Sense["class"], { class: NonNullable<Screening["class"]>; answer: AnswerKey | "order" }>
> = {
  E: { class: "E", answer: "alarm" },
  H: { class: "E", answer: "selfHarm" },
  S: { class: "S", answer: "unclear" },
  M: { class: "M", answer: "illness" },
  Y: { class: "Y", answer: "teenager" },
  N: { class: "N", answer: "eating" },
  P: { class: "P", answer: "drugs" },
  W: { class: "W", answer: "weightCut" },
  X: { class: "X", answer: "diagnosis" },
  I: { class: "I", answer: "order" },
};
/** What no share of words makes a danger: when meals lie around training, a figure that is body fat and no age, and what one has told already. */
export const NOT_SENSED: Partial<Record<Sense["class"], RegExp>> = {
  E: /\b(?:blue|red|purple) in the face\b(?!.*\b(?:drop\w*|collaps\w*|fell|not breathing|he|she)\b)|\bresting (?:hr|heart rate|pulse) (?:\w+ )?(?:dropped|fell|went down|came down|is down|down)\b|\bbreathe (?:\w+ )?(?:in|through|with|under) (?:this|the|my|a|that) (?:mask|snorkel|helmet|buff|scarf|balaclava|belt|wetsuit)\b|\b(?:black(?:ed|ing)?|pass(?:ed|ing)?) ?out (?:the |my |our |some )?(?:blinds?|curtains?|windows?|lights?|screen|shades?|flyers?|leaflets?|towels|cards|papers?)\b|^(?!.*\b(?:back|spine|numb\w*|saddle|disc|leg|legs)\b).*\b(?:pee|peed|wee|leak\w*|wet) (?:myself|a (?:bit|little)|everywhere|my \w+)?.*\b(?:stairs|jump\w*|sneez\w*|cough\w*|laugh\w*|run|running|trampoline|double unders?|skip\w*|star jumps|box jumps|abs|postpartum|post partum|birth|baby)\b/,
  H: /^(?!.*\b(?:die|dying|dead|kill\w*|alive|hurt\w*|harm\w*|cut\w*|pills?|goodbye|burden|living|life|end)\b)(?:\w+ ){0,5}(?:delete|remove|erase|hide|take) (?:that|it|this|them|those|the \w+|my (?:last )?\w+)(?: (?:out|off|one|entry|log|set|please|pls))*(?: (?:so|because|cause|bc|as|before|or))? (?:\w+ ){0,7}(?:sees?|seeing|find|finding|know|knowing|read|reading|look|looking)\b(?: (?:it|this|that|me|out|them|about|at))*$|\b(?:see|have) (?:a |any |no )?future in (?!me\b|anything)|\bbetter off with(?:out)? (?!me\b|us\b|him\b|her\b|one\b|somebody\b|someone\b)|\b(?:dead ?bugs?)\b(?!.*\b(?:want|wish|hate|tired|end)\b)|^(?!.*\b(?:pictur\w*|imagin\w*|cant stop|keep|want|wish|hate|tired|end|neck)\b).*\b(?:rope (?:climb\w*|pulls?|push ?downs?|curls?|slams?|rows?|machine|crunch\w*|attachment|(?:was|were|at|with|is) \d+)|\d ?(?:kgs?|kilos?|lbs?)? (?:on |with )?(?:the )?rope\b|puentes? de glut\w+|ponts? fessiers?|ponte (?:de |per |para |dos |dei )?glut\w+|sauter a la corde|(?:saltar|pular) (?:a la |a )?(?:comba|corda|cuerda))\b/,
  N: /\b(?:itch\w*|hives|allerg\w*|intoleran\w*|coeliac|celiac|zoliak\w*|celiac[oa]|ramadan|halal|kosher|koscher)\b(?!.*\b(?:guilt\w*|purg\w*|throw|vomit\w*|binge\w*|fat|skinny|laxativ\w*|starv\w*)\b)|\b(?:dont|never|no|cant|not) (?:eat|drink|do|have|like) (?:any )?(?:pork|meat|beef|fish|dairy|gluten|coffee|alcohol|eggs|nuts|shellfish|seafood|lactose|tofu|mushrooms|red meat)\b|\b(?:no como|je ne mange pas (?:de)?|non mangio|nao como|esse kein\w*) (?:cerdo|carne|porc|viande|maiale|porco|schwein\w*|fleisch)\b|\bfood baby\b|\b(?:felt|feel|feeling|feels) (?:a bit |bit |a little |kinda |so )?sick (?:after|from) (?:the|a|my|that|those) (?:\w+ )?(?:shakes?|gels?|pre ?workout|milk|coffee|workout|session|run|sets?|sled)\b|^(?:\w+ ){0,2}(?:dont|cant|never|not|wont) (?:\w+ )?eat(?:ing)? (?:\w+ )?(?:before|after) (?:i |my |a |the )?\w+(?: (?:no appetite|no hunger|feels? \w+))?$/,
  P: /^(?!.*\b(?:test|tren|cycle|gear|roids?|steroids?|inject\w*|shots?|jab\w*|pinn\w*|h?gh|peptid\w*|insulin|gauge|ml|vials?|syringes?|oil|dos\w*)\b).*\b(?:pins (?:and|n) needles|(?:pine|fir|spruce|knitting|sewing|acupuncture|physio|dry) needl\w+|needle in a haystack|(?:seat|stack|notch|hole|machine|pull ?downs?|leg (?:press|curls?|extensions?)|pec deck|fly|cables?|plates?|backrest|pad|lever|selector)\b.*\bpins?|pins?\b.*\b(?:seat|stack|notch|hole|machine|pull ?downs?|leg (?:press|curls?|extensions?)|pec deck|cables?|plates?|backrest|pad|lever|selector))\b/,
  M: /\b(?:avoid\w*|prevent\w*|ward off|keep away|(?:reduce|lower|cut) (?:my |the )?risk of|without getting|(?:dont|not) want to (?:get|end up with|develop|have)) (?:\w+ )?(?:diabet\w*|heart \w+|cancer|osteopor\w*|dementia|hypertension|arthritis|blood pressure)\b|\bpots and pans\b|\bruns? in (?:my|our) family so\b|\bruled out (?:\w+ ){1,3}/,
  X: /^(?:what|which) (?:\w+ ){0,2}(?:do|am|did) i (?:take|on|taking|have|tell you|say)(?: (?:again|now|today|for (?:my )?\w+))?$/,
  Y: /\b1[0-7](?: \d)? (?:percent )?(?:body ?fat|bodyfat|bf|body fat)\b/,
};
