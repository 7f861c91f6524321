import { entered } from "../patterns/enteredPattern.ts";
import { answering, type Rule } from "./finding.ts";
import { needing } from "./ruleNeeds.ts";

const answer = answering("N", "eating");

const FOOD = entered(
  /\b(?:eat|eats|ate|eating|eaten|food|foods|meals?|dinner|lunch|breakfast|carbs?|sugar|bread|pasta|rice|calories|cals|kcal|snack\w*|pizza|cake|cookies?|chocolate|dessert|sweets|oil|butter|binge\w*|diet\w*|hungry|hunger|fasting|starv\w*|ess|esse|essen|gegessen|mahlzeit\w*|hunger|kalorien|kuchen|comer|como|comi|comida|cena|hambre|calorias|pan|mang\w+|repas|faim|mangi\w+|cibo|pasti|pasto|fame|calorie|comid\w+|fome|refeic\w+)\b/,
);
const SHAME =
  /\b(?:guilt\w*|asham\w*|shame|disgust\w*|loath\w*|hate (?:myself|my body|how i look|what i see)|afraid|scared|terrified|terrifies|panic\w*|anxi\w*|fear\w*|cry|cried|crying|sob\w*|deserv\w*|allowed to|allow myself|permission|punish\w*|failure|failed|ruin\w*|greedy|pig|dirty|worthless|out of control|in control|cant stop (?:thinking|counting)|compuls\w*|obsess\w*|secret\w*|hide|hides|hiding|hid|lie about|lied|lying|schuld\w*|scham\w*|schame|angst|ekel\w*|hasse|panik|verdient|verdiene|heimlich|culp\w*|verguenza|asco|miedo|odio mi|castig\w*|escond\w*|a escondidas|coupable|culpabil\w*|honte|degout\w*|peur|deteste|cachette|cache|colpa|vergogna|schifo|paura|nascos\w*|di nascosto|merit\w*|nojo|vergonha|medo|odeio|escondid\w*)\b/;
const RESTRICT =
  /\b(?:starv(?:e|es|ed|ation)|starving (?:my|her|him|them)sel\w+|starving (?:for|since|again)|fast(?:ed|ing|s)? (?:for|since|until|till|all|again|tomorrow|\d)|skip(?:ped|ping|s)? (?:\w+ )?(?:meals?|dinner|lunch|breakfast|food)|restrict\w*|(?:not|dont|doesnt|wont|didnt|havent|stopped|without|cant|avoid\w*|barely|hardly|refuse to|refuses to) (?:\w+ )?(?:eat|eats|eating|eaten|ate)|eat (?:less than|as little|almost nothing|nothing)|nothing (?:but|all day|today|since|for)|no food|zero food|no carbs no|only (?:an? |one |\d )?(?:apple|salad|egg|eggs|banana|lettuce|cucumber|coffee|water|soup|yogurt|rice cakes?|celery|broth|gum|tea)|diet pills?|appetite suppress\w*|laxat\w*|laxativ\w*|abfuhrm\w*|hunger\w*|faste|nichts (?:gegessen|essen|mehr)|esse (?:nichts|kaum|nur)|(?:sin|no) (?:comer|como|ceno|desayuno)|dejar de comer|ayun\w*|mang\w+ (?:plus|rien|presque rien|que)|jeun\w*|saut\w+ (?:les |des |mes |un |le |\w+ )?(?:repas|diner|dejeuner)|digiun\w*|non (?:mangio|mangiare|mangia)|salt\w+ (?:i |la |il |le |las |los )?(?:pasti|cena|pranzo|colazione|comidas|cena|desayuno)|sem comer|nao (?:como|comer|janto)|jejum|pul\w+ (?:as |o |a )?(?:refeic\w+|jantar|almoco))\b/;
const THIN =
  /\b(?:thin|thinner|skinny|skinnier|bones?|bony|ribs|rib cage shows|collarbones?|hip ?bones?|thigh gap|underweight|size (?:0|zero|00|xs)|tiny|smallest|weightless|frail|still (?:too |so |look )?(?:fat|big|huge)|feel(?:ing)? (?:so |too )?(?:fat|huge|gross|enormous)|look (?:so |too )?fat|too fat|so fat|get fat|getting fat|goal weight|ugw|cw|gw|lowest weight|dunn\w*|zu dick|zu fett|fett (?:bin|fuhle|aus)|knochen|untergewicht\w*|delgad\w*|flac\w*|gord\w*|huesos|bajo peso|mince|maigre|grosse|grossir|os apparents|magr\w*|grass\w*|ossa|ingrassare|ossos|engordar|scale (?:said|says|goes|went|is)|(?:(?:im|i am|is|of) (?:only |just |about |already |at )?(?:3\d|4[0-4]) ?(?:kgs?|kilos?)|(?:weigh|weighs|peso|pese|wiege|at|now|is at|im at|im down to) (?:only |just |about |noch |nur |already |at )?(?:3\d|4[0-4])(?: ?kgs?)?)\b(?! (?:min|mins|minutes|reps|sets|years|weeks|days|sec|seconds|x|km|m|percent|yo|and|jahre|anos|ans|anni|cm|lb)))\b/;
const DRIVEN =
  /\b(?:have to|has to|need to|must|cant rest|cannot rest|cant stop|forc\w+ (?:myself|me)|make myself|until i|till i|before i can|unless i|not allowed|owe|burn\w* (?:\w+ )?(?:off|every|all|it)|(?:2|3|4|5|two|three|four|five) (?:h|hrs?|hours?)|twice a day|every single|extra (?:cardio|hour|km|miles|run|session)|even (?:when|if|though) (?:im|i am|its) (?:sick|injured|hurt\w*|exhausted|ill)|at (?:2|3|4) ?am|in (?:her|his|my) room|in the dark|30k|40k|50k|25k steps|muss|mussen|tengo que|hasta que|je dois|jusqu|devo|finche|tenho que|ate eu)\b/;
const MOVE =
  /\b(?:run|runs|ran|running|cardio|steps|walk\w*|treadmill|stairmaster|stairs|bike|cycling|train\w*|exercis\w*|work ?outs?|situps|sit ups|crunches|burpees|squats|jumping jacks|gym|km|hours?|laufen|trainieren|sport|schritte|correr|entrenar|pasos|cardio|courir|sport|marcher|corr\w+|allenar\w*|camminare|treinar)\b/;
const LOSS =
  /\b(?:lose|losing|lost|drop\w*|shed|lighter|lower|less weight|weigh less|down to|under|below|cut|goal|noch \d|abnehm\w*|runter|weg|bajar|adelgaz\w*|perder|perdre|maigrir|perdere|dimagr\w*|emagrec\w*|obiettivo|objetivo|objectif|ziel)\b/;
const HARMLESS = entered(
  /\b(?:curious|curiosity|documentary|article|podcast|quiz|essay|my class|ramadan|lent|religious|colonoscopy|blood test|surgery|fasting (?:insulin|glucose)|intermittent|16 ?8|protein target|bulk\w*|gain (?:weight|mass|muscle)|gaining (?:weight|mass|muscle)|put on (?:weight|mass|size)|hardgainer|guilty pleasure|fear of (?:dropping|missing|failing|heights|the bar|squats)|anorexic looking bar|under my ribs|rib (?:pain|injury)|skinny (?:guy|bar|fat|jeans|dude|arms|legs|kid)|thin (?:bar|grip|mat|crust|air)|carb cycl\w*|cheat (?:day|meal)|fast (?:runner|pace|twitch|food|feet|walk|as)|bone (?:broth|density))\b/,
);

/** The writer, or a woman or man. */
const TELLS_OF_SOMEBODY = entered(
  /\b(?:i|im|ive|my|me|myself|she|her|he|ich|mich|yo|me|je|mi|io|eu|mim|same|como|peso|pese|tengo|ho|tenho)\b/,
);

/**
 * Eating and its shame, going without, wanting to be thin, having to move: none says much alone, two of them in one
 * message do. Curiosity, religion, gaining weight and laughter undo it.
 */
export const eatingMarks: Rule = needing({ words: [SHAME, RESTRICT, THIN] }, (r) => {
  const { text } = r;
  if ((HARMLESS.test(text) && !/\bnot religious\b/.test(text)) || r.message.words.includes("lol")) return null;
  if (!TELLS_OF_SOMEBODY.test(text)) return null;
  const isFood = FOOD.test(text) || RESTRICT.test(text);
  const marks = {
    shame: isFood && SHAME.test(text),
    restrict: RESTRICT.test(text),
    thin: THIN.test(text),
    driven: isFood && DRIVEN.test(text) && MOVE.test(text),
  };
  const pair =
    (marks.shame && (marks.restrict || marks.thin || marks.driven)) ||
    (marks.restrict && (marks.thin || marks.driven)) ||
    (marks.thin && marks.driven && /\b(?:ate|eat|eating|food|calories)\b/.test(text)) ||
    (marks.thin &&
      LOSS.test(text) &&
      /\b(?:underweight|bones?|collarbones?|ribs|thigh gap|(?:3\d|4[0-4])(?: ?kgs?)?|bmi)\b/.test(text) &&
      /\b(?:i|im|my|me|peso|obiettivo|wiege|noch)\b/.test(text) &&
      !/\b(?:knee|shoulder|wrist|heel|shin|collarbone (?:pain|hurts)|reps|bench|squat|deadlift|dumbbells?|press|x ?\d|bar|curl\w*|rows?|carry|carries|bells?|kettlebells?|lunges?|swings?|snatch\w*|cleans?|sled|thrusts?|sets|\d+x\d+\w*)\b/.test(
        text,
      ));
  return pair ? answer("marks", "eating") : null;
});
