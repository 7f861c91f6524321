import { compiled } from "../patterns/compiled.ts";
import { answering, type Rule } from "./finding.ts";
import { needing } from "./ruleNeeds.ts";

const answer = answering("N", "eating");

const EATEN =
  "(?:eat|eats|ate|eating|eaten|have (?:a |an |any )?(?:meal|dinner|lunch|breakfast|snack|carbs|sugar|dessert|treat)|food|carbs|ess|esse|essen|gegessen|como|comer|comi|comido|ceno|mange|manger|mangeais|mangio|mangiare|mangiato|comer|comido|janto)";
const MOVED =
  "(?:run|runs|running|ran|walk|walking|cardio|train|training|work ?out|exercise|squats?|burpees|push ?ups|sit ?ups|crunches|steps|treadmill|stairs|stairmaster|bike|spin|row|km|k|miles|laps|hours?|laufe|laufen|renne|trainiere|trainieren|sport|joggen|corro|correr|entreno|entrenar|camino|horas?|cours|courir|entraine|m entrainer|heures?|corro|correre|alleno|allenarmi|cammino|ore|ora|treino|treinar|caminho)";
const OWED =
  "(?:have to|has to|need to|must|make myself|force myself to|owe|muss|tengo que|debo|dois|devo|tenho que|preciso|then i|so i|i)";
/** "If I eat after six I have to do 500 squats", "quando como, então corro": each meal has a price in movement. */
const PRICE = compiled(
  `\\b(?:if|when|whenever|every time|each time|after) i (?:\\w+ ){0,2}?${EATEN}\\b.{0,40}?\\b(?:have to|has to|need to|must|make myself|force myself to|owe) (?:\\w+ ){0,4}?${MOVED}\\b` +
    `|\\b(?:wenn ich|cada vez que|cuando|si|quand je|si je|chaque fois que je|quando|ogni volta che|se|toda vez que) (?:\\w+ ){0,2}?${EATEN}\\b.{0,30}?\\b(?:${OWED.replace("|then i|so i|i)", ")")}|entonces|entao|alors|allora|dann) (?:\\w+ ){0,4}?${MOVED}\\b` +
    `|\\b${MOVED} (?:\\w+ ){0,4}?(?:until|till|finche|hasta que|jusqu a ce que|bis|ate)\\b.{0,25}\\b(?:burn\\w*|brucio|bruciato|quem\\w*|brul\\w*|verbrann\\w*|verbrenn\\w*)\\b.{0,30}\\b${EATEN}\\b`,
);
/** "For each biscuit I run half an hour", in six languages. */
const PER_PIECE =
  /\b(?:for|per|pro|fur|por|pour|pra|para) (?:each|every|jede\w*|cada|chaque|ogni|a|einem?|einer) \w+ (?:i (?:ate |eat |have |had )?(?:i )?(?:run|walk|do|owe)|(?:lauf|renn|trainier)\w*(?: ich)?|(?:corro|camino|hago|je cours|je marche|je dois courir|corro|cammino|faccio|caminho|faco))\b|\b(?:je dois (?:courir|marcher)|tengo que correr|devo correre|tenho que correr|muss (?:ich )?\w+ (?:minuten|stunden?|km) laufen) (?:\w+ ){0,3}(?:pour|por|per|pra|fur) (?:chaque|cada|ogni|jede\w*)\b/;
const FOOD =
  /\b(?:biscuit\w*|cookies?|kekse?|galletas?|croissants?|biscott\w*|biscoitos?|bolach\w*|slices?|scheiben?|pizza\w*|bread|brot|pan|pain|pane|pao|cake|kuchen|tarta|gateau|torta|bolo|chocol\w*|schoko\w*|crisps?|chips|fries|sweets?|meals?|bites?|beers?|calories|kcal|dinner|lunch)\b/;
const FUEL =
  /\b(?:before|beforehand|stomach|sick|nausea\w*|cramps?|stitch|wait|digest\w*|energy|fuel\w*|sluggish|sleepy|hungry|performance|reflux|heartburn|vorher|antes|avant|prima|digestion|toilet)\b/;

const MORSEL =
  "(?:apple|apples|salad|lettuce|celery|carrot|cucumber|broth|soup|coffee|black coffee|tea|gum|rice cakes?|yogh?urt|egg|banana|apfel|salat|gurke|kaffee|suppe|manzana|ensalada|lechuga|cafe|sopa|pomme|salade|soupe|mela|insalata|caffe|zuppa|maca|alface|iogurte|yaourt|yogur)";
/** All that is eaten on a day: "ceno una manzana", "passo o dia com uma maçã". */
const ALL_THERE_IS = compiled(
  `\\b(?:(?:living|live|survive|surviving|get by|run|running) on|(?:all|everything) i (?:eat|have|ate|had)(?: \\w+){0,3} is|(?:dinner|lunch) is|passo (?:o dia|os dias) (?:com|so com)|ceno|cenar|almuerzo|vivo (?:de|a|di)|paso el dia con|mangio solo|vado avanti a|esse nur(?: noch)?|lebe von|je vis de|je tiens avec|je (?:ne )?mange qu|janto) (?:\\w+ ){0,3}?${MORSEL}\\b`,
);
const HARD_ON_IT =
  /\b(?:two|three|four|2|3|4|dos|tres|deux|trois|due|tre|duas|zwei|drei|half|10|15|20) ?(?:h|hours?|horas|heures?|ore|stunden|k|km)\b|\b(?:every day|all day|weigh\w*|wiege|scale|thin|fat|lose|losing|burn\w*|twice a day|al dia|jeden tag|ogni giorno|todo dia|chaque jour)\b/;

const HIDING =
  /\b(?:li(?:e|ed|es|ing)(?! to (?:myself|me)\b)|pretend\w*|told (?:her|him|them|my \w+)|tell (?:her|him|them|my \w+|everyone)) (?:\w+ ){0,7}?(?:ate|eat|eaten|ate already|already ate|had (?:lunch|dinner|breakfast))\b|\b(?:hid(?:e|es|ing)?|flush\w*|throw\w*|threw|bin|napkin\w*|feed) (?:\w+ ){0,2}?(?:my |the |her |his )?(?:food|lunch|dinner|meals?|breakfast|sandwich\w*) (?:away|in|down|to the dog|under|so)\b/;

const GUILT =
  /\b(?:culpabilise|me sens (?:coupable|sale|nulle?|enorme)|me siento (?:culpable|sucia|mal conmigo|asquerosa)|me sinto (?:culpad[oa]|suj[oa]|nojent[oa])|mi sento (?:in colpa|sporca|uno schifo)|schlechtes gewissen|fuhle mich (?:schuldig|eklig|schlecht)|schame mich|ekle mich)\b.{0,30}\b(?:mang\w+|com[eoi]\w*|repas|comida|cibo|ess\w*|gegessen|mahlzeit)\b/;

const LAXATIVE_HABIT =
  /\b(?:laxatives?|laxantes?|laxatifs?|lassativi?|abfuhrmittel)\b.{0,20}\b(?:every|each|daily|nightly|\w+ times (?:a|per)|a (?:day|week)|again|after (?:every|each|meals|dinner|eating)|jeden|taglich|cada|todos|chaque|tous|ogni|todo)\b/;
const PRESCRIBED = /\b(?:constipat\w*|doctor|prescribed|colonoscopy|ibs|opioid\w*|verstopf\w*|estren\w*)\b/;

const LIGHT_GOAL =
  /\b(?:want|wanna|wants|need|going|goal|aim\w*|dream\w*|hope|hoping|trying|until i|till i) (?:to |is |of |is to )?(?:be|being|weigh|weighing|get down to|reach a weight of) (?:only |just |under |below )?(?:3\d|4[0-4])(?: ?(?:kgs?|kilos?)\b)/;

const MARKS = [PRICE, PER_PIECE, ALL_THERE_IS, HIDING, GUILT, LAXATIVE_HABIT, LIGHT_GOAL];

/** Meals that have a price, that are next to nothing, that are hidden; guilt for them, and a body weight that is too low as a goal. */
export const mealPrice: Rule = needing({ words: MARKS }, (r) => {
  const { text } = r;
  if (r.message.words.includes("lol") || r.isCurious) return null;
  if (PRICE.test(text) && !FUEL.test(text)) return answer("paying_back", "eating");
  if (PER_PIECE.test(text) && FOOD.test(text) && !FUEL.test(text)) return answer("paying_back", "eating");
  if (ALL_THERE_IS.test(text) && HARD_ON_IT.test(text)) return answer("starving", "eating");
  if (HIDING.test(text)) return answer("hiding", "eating");
  if (GUILT.test(text)) return answer("shame", "eating");
  if (LAXATIVE_HABIT.test(text) && !PRESCRIBED.test(text)) return answer("purging", "eating");
  if (LIGHT_GOAL.test(text) && !/\b(?:child|kid|son|daughter|dog|bag|backpack|pack|vest)\b/.test(text))
    return answer("underweight", "eating");
  return null;
});
