import { compiled } from "../patterns/compiled.ts";
import { entered } from "../patterns/enteredPattern.ts";
import { answering, type Rule } from "./finding.ts";
import type { Hit, Reading } from "./reading.ts";
import { needing } from "./ruleNeeds.ts";
import { withoutSpentEnergy } from "./spentEnergy.ts";
import { isToExplain } from "./toExplain.ts";

const answer = answering("N", "eating");

/** Asked out of curiosity, for a class, or seen somewhere. */
const CURIOUS = entered(
  /\b(?:curious|curiosity|documentary|article|podcast|quiz|essay|my class|homework|movie|meaning of|what does (?:it|that|\w+(?: s)?) mean|ramadan|lent|religious(?:ly)? (?:fast|reasons)|colonoscopy|blood test|surgery|stomach (?:bug|flu)|food poisoning|norovirus)\b/,
);
const NOT_RELIGIOUS = /\bnot religious\b/;
const isIdle = (r: Reading): boolean => CURIOUS.test(r.text) && !NOT_RELIGIOUS.test(r.text);
const said = (r: Reading, hits: readonly Hit[]): Hit | undefined =>
  hits.find((it) => !r.isLaughed(it) && !it.frame.isRemote);

/** Training or going without as a punishment. */
const PUNISHED =
  /\b(?:punish (?:myself|me|my body)|me castigo|castigarme|mi punisco|me puno|me punir|bestrafe mich|mich bestrafen|punirmi|me castigar)\b|\b(?:castigo|punizione|punition|bestrafung)\b.*\b(?:comer|comi|mangi\w*|mang\w+|ess\w+)\b/;
/** A meal and what has to be paid for it. */
const payingBack = needing({ concepts: ["ate", "binge"], words: [PUNISHED] }, (r) => {
  const ate = said(r, r.every("ate", "binge"));
  const pay = said(r, r.every("payBack", "punish"));
  if (ate && pay && !isIdle(r) && !r.says(/\b(?:swim|form|sprint) off\b/))
    return answer("paying_back", "eating", ate, pay);
  // "Took my third walk because I ate bread": training as the price of one food.
  const cause =
    /\b(?:because|cause|cuz|coz|since|bc|as|after|for|por culpa de|parce que|weil|perche|porque) (?:i |that i |ich |j ai |ho |que )?(?:ate|had|eat|eating|having|binged|comi|mange|mangiato|gegessen|(?:una|one|a|the) (?:galleta|cookie|cake|pizza))\b/;
  const training =
    /\b(?:walk|walks|ran|run|runs|cardio|km|k|miles|hours?|h|min|minutes|bike|stairs|stairmaster|treadmill|burpees|extra|session|cycling|rutina|cyclette|train\w*)\b/;
  const price =
    /\b(?:extra|another|[2-9](?:nd|rd|th)|\d\d|2|3|again|owe|had to|have to|need to|must|double|nothing|empty|calm)\b/;
  if (
    ate &&
    cause.test(r.text) &&
    training.test(r.text) &&
    price.test(r.text) &&
    !isIdle(r) &&
    !/\b(?:fuel\w*|energy|stronger|strong|great|sluggish|heavy stomach|nauseous|sick)\b/.test(r.text)
  )
    return answer("paying_back", "eating", ate);
  return PUNISHED.test(r.text) && !isIdle(r) ? answer("punishment", "eating") : null;
});

/** Brought up again, or spat out. */
const bringingUp = needing({ concepts: ["vomitFood"] }, (r) => {
  const hit = said(r, r.every("vomitFood"));
  if (!hit || isIdle(r)) return null;
  const reason =
    /\b(?:calories?|count\w*|carbs|weight|gain\w*|fat|fatter|binge\w*|abbuff\w*|brush|most days|every (?:day|meal|night|time)|each|on purpose|always|again|days a week|times a|bad food|make myself|made myself|makes herself|made herself|making myself|fingers?|spit|empty|better after|guilt\w*|afterwards|absichtlich|expres|apposta|proposito|so i|depois|despues|dopo|apres|nach)\b/;
  const strained =
    /\b(?:wod|sprints?|squats?|burpees?|rowing|mid (?:set|workout|session)|during (?:my |the )?(?:set|workout|run|session|class)|hard session|preworkout|assault bike|hill|pregnan\w*|morning sickness|climb\w*|boulder\w*|hangboard\w*|fingerboard\w*|pockets?|crimp\w*|tape[ds]?|taping|baby|dog|cat|hangover|hungover|flu|bug)\b/;
  return reason.test(r.text) && !strained.test(r.text) ? answer("purging", "eating", hit) : null;
});

const CONTROL =
  /\b(?:thin|skinny|lean|ribs|weight|scale|fat|fatter|kg|lb|lose|losing|burn|burning|km|15km|k run|run|steps|25k|stairs|stairmaster|calories|kcal|small|empty|binge\w*|gain|control|proud|good day|strong willed|enough|punish\w*|compens\w*|chub\w*|stuck|disgust\w*|culpa|galleta|gord\w*|adelgaz\w*|maigr\w*|grossir|dick|abnehm\w*|magr\w*|dimagr\w*|emagrec\w*|queimar|quemar|bruler|worry|worried|boyfriend|clothes|dress|size|outrunning|scabb\w*|knuckles|hair falling|cold|dizzy|daughter|sister|friend|teammate|not religious)\b/;

/** "Treinar em jejum": before breakfast, and no fast. */
const FASTED_TRAINING =
  /\b(?:trein\w*|allen\w*|entren\w*|trainier\w*|training|entrain\w*|cardio|corr[eio]\w*|corsa|lauf\w*|courir|course|joggen|bici\w*|nadar|nuotare|palestra|academia|gimnasio|salle|gym|sport) (?:\w+ ){0,2}(?:em jejum|a digiuno|en ayunas|a jeun|nuchtern\w*)\b|\b(?:em jejum|a digiuno|en ayunas|a jeun|nuchtern) (?:\w+ ){0,2}(?:trein\w*|allen\w*|entren\w*|trainier\w*|entrain\w*|cardio|correr|correre|corsa|laufen|courir|joggen|palestra)/;

/** Nothing eaten, or next to nothing, and a reason that has to do with weight. */
const goingWithout = needing({ concepts: ["noFood"] }, (r) => {
  const hit = said(r, r.every("noFood"));
  if (!hit || isIdle(r)) return null;
  const ordinary =
    /\b(?:before (?:my |a |the |morning |early )?(?:training|workout|gym|run|session|lifting|bed|class)|after (?:7|8|9|10|seven|eight|nine|ten)|intermittent|16 ?8|18 ?6|omad|fasted (?:cardio|training|run|session|lifting|workout)|no food (?:allergies|restrictions|allergy|prep|scale)|fast food|no food (?:in the (?:house|fridge)|at home)|appetite|cant keep (?:food|anything) down|sick|vegan|vegetarian|no (?:dairy|gluten|meat))\b/;
  const fasted = FASTED_TRAINING.test(r.text);
  const why = CONTROL.test(r.text.replace(/\bfast food\b/g, " "));
  const long =
    /\b(?:[3-9]|1\d|2\d|ten|three|four|five|six|seven) (?:days?|tage|dias?|jours?|giorni)\b|\bday (?:[3-9]|1\d|2\d)\b/.test(
      r.text,
    );
  if ((ordinary.test(r.text) || fasted) && !long && !/\bnot religious\b/.test(r.text)) return null;
  return (why || long) && !hit.frame.isNegated ? answer("starving", "eating", hit) : null;
});

/** Wanting to be empty, bony, less; and shame about one's body after eating. */
const wantingLess = needing({ concepts: ["thinWish"] }, (r) => {
  const hit = said(r, r.every("thinWish"));
  if (
    !hit ||
    isIdle(r) ||
    r.says(
      /\b(?:crepes?|empty gym|gym (?:is|was|so) empty|empty (?:bar|tank|legs|bottle|stomach training|rack)|skinny fat|rib (?:cage|flare|pain)|(?:over ?head|press\w*|lean(?:ing)? back|squat\w*|bench\w*|deadlift\w*|flar\w*|brac\w*|arch\w*)|bruised rib|cracked rib|rack position|collarbone (?:pain|hurts|bruis\w*)|touch(?:es|ing)? (?:my|the) (?:collarbone|ribs|thighs?)|chest to bar|bar (?:on|hits|touches))\b/,
    )
  )
    return null;
  const words = r.message.words.slice(hit.start, hit.end).join(" ");
  const bones = /collarbone|hip bone|hipbone|rib|spine|thigh|bones/.test(words);
  if (
    bones &&
    !r.says(
      /\b(?:stick|visible|show\w*|finally|at last|back again|gap|jut\w*|see|count|touch\w*|thin\w*|skinny|fast\w*|lose|losing|lean)\b/,
    )
  )
    return null;
  if (/^(?:still|so|too|feel|im|look)\b/.test(words) && !/\b(?:fat|disgusting|gross|huge)\b/.test(words)) return null;
  if (/scale|weight|number/.test(words) && !r.says(/\b(?:dont eat|wont eat|stop eating|starve|fast|no food|skip)\b/))
    return null;
  if (
    /empty/.test(words) &&
    r.says(/\b(?:empty (?:stomach|tummy)|(?:stomach|tummy) (?:feels?|is|was) empty)\b/) &&
    r.says(
      /\b(?:banana|snack|eat (?:\w+ ){0,2}(?:before|first|after|something|now)|what to eat|pre ?workout|breakfast)\b/,
      hit,
    )
  )
    return null;
  if (
    /empty|tiny|small|light|thin|skinny/.test(words) &&
    r.says(
      /\b(?:tank|legs|energy|in the bottom|on empty|gym|bar|muscle|arms|calves|waist and|load|dumbbells?|plates?)\b/,
    )
  )
    return null;
  return answer("thinness", "eating", hit);
});

/** Too much eaten, and what it is paid with. */
const BINGE_AND_PRICE =
  /\b(?:binge\w*|whole fridge|fridge at night|abbuffat\w*|atrac\w*|fressa\w*|compuls\w*|boulim\w*|eat everything|ate everything)\b.*\b(?:punish\w*|punis\w*|burpees|then (?:\d+ ?k|run|fast|cardio)|till \d ?am|vomit\w*|purg\w*|laxat\w*|laxativ\w*|\d+ ?k run|hours of cardio|due ore|starve|fast)\b/;
const obsessing = needing({ concepts: ["weighing"], words: [BINGE_AND_PRICE] }, (r) => {
  const weighing = said(r, r.every("weighing"));
  if (weighing && !isIdle(r)) {
    const words = r.message.words.slice(weighing.start, weighing.end).join(" ");
    const isOften =
      /\b(?:[3-9]|[1-4]\d|three|four|five|six|ten|after|constantly|all|multiple|hourly|tre|quattro|cinque|sei|dieci|tres|cuatro|cinco|seis|diez|dez|trois|quatre|cinq|six|dix|drei|vier|funf|sechs|zehn|\w{3,5}mal)$/.test(
        words,
      );
    const perDay = r.says(
      /\b(?:times (?:a|per) day|a day|every meal|each meal|all day|every hour|hourly|per day|daily|al giorno|al dia|por dia|par jour|am tag|taglich)\b/,
    );
    if (
      (isOften && perDay && !r.says(/\b(?:times (?:a|per) (?:week|month)|once a day)\b/)) ||
      /gram|weighed|unweighed|weighing/.test(words)
    )
      if (isOften || r.says(/\b(?:never|anxiety|panic\w*|cant|wedding|restaurant|cry|cried|scared|refuse\w*)\b/))
        return answer("obsessing", "eating", weighing);
  }
  const binge = said(r, r.every("binge", "ate"));
  return BINGE_AND_PRICE.test(r.text) && !isIdle(r) ? answer("binge", "eating", ...(binge ? [binge] : [])) : null;
});

const noPeriod = needing({ concepts: ["periodGone"] }, (r) => {
  const hit = said(r, r.every("periodGone"));
  if (!hit || isIdle(r)) return null;
  const other =
    /\b(?:pregnan\w+|menopaus\w*|iud|birth control|contracepti\w+|pill|hormonal|hysterectomy|what does|no cycles? (?:of|left)|mesocycle|bike|wash|training cycle|rest period|trial period|free period|test cycle|first period|of the game|study)\b/;
  const words = r.message.words.slice(hit.start, hit.end).join(" ");
  const isBleeding =
    /period|mens|tage|regel|regla|regles|periode|mestruaz|amenor|cycles|red s|hypothal/.test(words) ||
    /\b(?:my|her) cycle\b/.test(words);
  const isTage = !/\btage\b/.test(words) || r.says(/\b(?:weg|ausgeblieben|seit|monaten|jahr)\b/);
  return isBleeding &&
    isTage &&
    !other.test(r.text) &&
    (!/red s/.test(words) || !isToExplain(r.text)) &&
    (!/red s/.test(words) || r.says(/\b(?:i|my|me|im|she|daughter)\b/))
    ? answer("lost_period", "lostPeriod", hit)
    : null;
});

/** "Dropped the weight down to 190": what is on the bar. */
const LOWERS_BAR =
  /\b(?:drop(?:ped|ping)?|lower(?:ed|ing)?|brought|took|reduc(?:ed|ing)|backed|stripped) the (?:weight|load|bar) (?:back |right |straight )?down to\b/g;

/** "An 800 kcal burger": what one thing has, and no day's food. */
const PRICED_FOOD =
  /\b\d{3,4} ?(?:k?cals?|calories?) (?:worth of )?(?:burgers?|pizzas?|shakes?|smoothies?|bars?|desserts?|cakes?|sandwich\w*|wraps?|burritos?|kebabs?|pasta|ice creams?|milkshakes?|snacks?|muffins?|curry|bowls?|fry ?ups?|brunch)\b/g;

const EATEN_WORD =
  "(?:ate|eat|eating|eaten|intake|calories|calorie|cals|kcal|target|budget|max|limit|aiming for|down to|make it|set (?:it|me) (?:to|at)|only|diet|deficit of(?= (?:about |around )?(?:[89]\\d\\d|1000))|como|comi|mange|mangio|esse|gegessen|ziel|iss)";
const BARE_FIGURE = compiled(
  `\\b${EATEN_WORD} (?:about |around |under |like |of |only |just |at |to |is |was )?(\\d{1,4})(?! ?(?:g|kg|lb|lbs|m|km|min|mins|minutes|steps|reps|sets|x|meters|watts?|protein|grams|ml|euros?|%|weeks?|days?|times|meals?|eggs?|years?|[x×]|surplus|,\\d)\\b)|(?<!\\b(?:minus|less|deficit|cut|cutting|surplus|extra|plus|under by|burn\\w*)(?: of| by|) |- ?|\\d[.,])\\b(\\d{3})(?: kcals?| cals?| calories)? (?:max|tops|limit|a day|per day|daily|al dia|par jour|am tag|al giorno|por dia|yesterday|today|kcal (?:and|fur|pour|per|por))\\b`,
  "g",
);
const ABOUT_FOOD =
  /\b(?:eat\w*|ate|kcal\w*|calor\w*|cals?|intake|diet|food|hungry|tiny|thin|skinny|lose|losing|weight|deficit|fast|cardio|steps|meal|target|abnehm\w*|kalori\w*|esse|mange\w*|mangi\w*|com[eo]|comer|burn|lean(?:er|s)?|lean (?:me |us )?out|go (?:any )?lower)\b/;

/** "Cals 350", "calories: 412": read off a display, and neither eaten nor aimed for. */
const READ_OFF = entered(
  /^\W*(?:(?:and|also|btw|total|active)[ ,]+)*(?:k?cals?|calories)(?: burn\w*)?\W{0,3}\d{2,3}\W*$/,
);

/** "Deleted 1400, make it 900", "ate 640 yesterday, aiming for 500": figures of energy without their unit. */
const bareIntake = needing({ words: [ABOUT_FOOD] }, (r) => {
  if (!ABOUT_FOOD.test(r.text) || isIdle(r) || READ_OFF.test(r.text)) return null;
  const plain = withoutSpentEnergy(r.message.plain.replace(LOWERS_BAR, " "));
  const figures = [...plain.replace(PRICED_FOOD, " ").matchAll(BARE_FIGURE)].map((it) => Number(it[1] ?? it[2]));
  if (/\bdeficit of (?:1[2-9]\d\d|2\d\d\d)\b|\b(?:1[2-9]\d\d|2\d\d\d)(?: ?k?cals?| calories)? deficit\b/.test(plain))
    return answer("low_intake", "eating");
  const spent =
    /\b(?:burn(?:ed|t|ing|s)?|watch says|row\w*|bike|erg|meters|metres|steps|protein|mg|volume|watts?|surplus|per meal|snacks?|shake|breakfast|lunch|dinner|recipe\w*)\b/;
  const trained =
    /\b(?:running|ran|run|km|pace|bpm|heart rate|ride|rode|cycling|spin\w*|swim\w*|swam|walk\w*|treadmill|elliptical|garmin|strava|workout|active)\b/;
  const eaten =
    /\b(?:ate|eat\w*|intake|diet|hungry|food|meals?|fast|esse|gegessen|mange\w*|com[eo]|comi\w*|mangi\w*)\b/;
  // "What weight if my max is 120": of a lift.
  const lifted = /\b(?:what|which|how much) weight\b|\b(?:my|the|a|current|one rep|1 ?rm) max\b|\b1 ?rm\b/;
  const ofFood = /\b(?:kcal\w*|calor\w*|kalori\w*|cals?|intake|diet|meals?)\b/;
  if ((trained.test(plain) || (lifted.test(plain) && !ofFood.test(plain))) && !eaten.test(plain)) return null;
  const zero = /\b(?:log|ate|eaten|had) (?:only )?0 (?:kcal|cals|calories)\b/.test(plain);
  const enough =
    /\b(?:[3-9]\d\d|1000|1[.,]000|1k)(?: ?k?cals?| calories) (?:is|are|should be|seems|feels) (?:plenty|enough|fine|ok|okay|too much|loads|a lot)\b/;
  if (enough.test(plain)) return answer("low_intake", "eating");
  const balance =
    /\b(\d{3,4}) (?:k?cals? |calories )?(?:eaten|in|gegessen)\b.{0,20}?\b(\d{3,4}) (?:k?cals? |calories )?(?:burn\w*|out|verbrannt)\b/.exec(
      plain,
    );
  if (balance && Number(balance[1]) <= 1_000 && Number(balance[2]) > Number(balance[1]))
    return answer("low_intake", "eating");
  const low = figures.some((it) => it >= 100 && it <= 1_000) || zero;
  return low && (zero || !spent.test(r.text)) ? answer("low_intake", "eating") : null;
});

const EAT =
  "(?:eat|eats|(?:have )?(?:dinner|lunch|breakfast|supper|carbs|pasta|bread|food|dessert|sugar)|dine|comer|como|cenar|ceno|desayunar|mangio|mangiare|cenare|ceno|manger|mange|diner|dine|essen|esse|abendessen|jantar|janto)";
const WORKED =
  "(?:did|done|r(?:u|a)n|rowed|row|train(?:ed)?|work(?:ed)? out|swim|swum|swam|cycled|biked|steps|hours?|burn(?:ed|t)?|cardio|gym|corro|corrido|entren\\w*|hago|quem\\w*|trein\\w*|allen\\w*|fatto|corro|cour\\w*|entrain\\w*|laufen|gelaufen|trainier\\w*|sport|verbrannt|schritte)";
const ALLOWED_IF = compiled(
  `\\b(?:can only|only|solo|so|soltanto|seulement|nur|not allowed(?: to)?|may only|(?:dont|no|non|nao) (?:me |mi )?(?:let|allow|permito|permetto|permets)|darf (?:nur|erst)|puedo|posso) (?:\\w+ ){0,4}?${EAT}\\b.{0,30}?\\b(?:if|unless|until|once|wenn|bevor|si|se|hasta|finche|ate) (?:\\w+ ){0,5}?${WORKED}\\b|\\b(?:si|se|wenn|if) (?:no|non|nao|je ne|ich nicht|i dont) (?:\\w+ ){0,4}?${WORKED}\\b.{0,25}?\\b(?:no|non|nao|not|pas|dont|nicht|kein) (?:\\w+ ){0,3}?${EAT}\\b`,
);
/** Food allowed only once it has been trained for: "solo puedo comer si he corrido". */
const earned = needing({ words: [ALLOWED_IF] }, (r) =>
  ALLOWED_IF.test(r.text) && !isIdle(r) && !/\b(?:sick|nausea\w*|stomach|appetite|hungry|cramps?|stitch)\b/.test(r.text)
    ? answer("contingent", "eating")
    : null,
);

/** Some of a few small things, counted out. */
const SCRAP =
  "(?:an?|one|two|three|half an?|[123]|un|una|une|due|dois|duas|deux|dos|ein|eine|einen|zwei) (?:(?:small|boiled|black|plain|diet|hard boiled) )?(?:apples?|pears?|eggs?|bananas?|yogh?urts?|cucumbers?|carrots?|rice cakes?|oranges?|peach(?:es)?|plums?|crackers?|coffees?|espressos?|cokes?|broths?|tomato(?:es)?|celery|manzanas?|huevos?|cafes?|pepinos?|pommes?|oeufs?|mele?|mela|uov[ao]|caffe|macas?|ovos?|apfel|eier|ei|gurken?|kaffee)";
const ONLY_SCRAPS = compiled(`\\b${SCRAP} (?:(?:and|plus|und|y|et|e) )?${SCRAP}\\b`);
/** What makes a feat of it, or a day or more. */
const AS_FEAT =
  /\b(?:\d+ ?k (?:steps|schritte|pasos|pas|passi|passos)|\d{2} ?000 (?:steps|schritte|pasos)|proud|powerful|in control|best day|feel (?:light|clean|empty|strong|amazing)|since (?:mon|tues|wednes|thurs|fri|satur|sun)day|for (?:two|three|four|\d) days|all i (?:ate|had)|stolz|orgullos[oa]|fiere?|orgoglios[oa]|passo o dia|rendendo|all day)\b/;
const DAYS_OF_SCRAPS =
  /\bday (?:[2-9]|1\d|2\d) (?:of|on) (?:only |just |nothing but )?(?:cucumbers?|apples?|lettuce|celery|broth|water|coffee|gum|watermelon|soup|black coffee|diet coke)\b/;
/** "Lunch was gum", "35 days no dinner". */
const NO_MEAL =
  /\b(?:breakfast|lunch|dinner|supper|all i (?:had|ate) today) (?:was|is|were) (?:just |only )?(?:(?:a |some |black |diet |sugar free )?(?:gum|air|water|coffee|coke|cigarettes?|ice(?: cubes)?|nothing)|(?:an?|one|half an?) (?:apple|cucumber|rice cake|carrot|cracker))$|\b(?:[7-9]|[1-9]\d) days (?:of )?(?:no|without) (?:dinner|lunch|breakfast|food|solids?|eating)\b|\bpasso o dia (?:so |apenas )?com (?:um|uma|dois|duas) (?:pepinos?|macas?|cafes?|ovos?)\b/;
const A_MEAL_TOO =
  /\b(?:breakfast|snacks?|lunch|dinner|supper|before|pre ?workout|post ?workout|then (?:a|some|big)|chicken|rice|pasta|oats|porridge|toast|bread|meat|fish|carb load\w*|cups? (?:a|per|of)|more (?:water|coffee)|off sugar|litres?|bottles?|soda|alcohol)\b/;
/** "One apple, one egg, 20k steps": a day on next to nothing, told as a feat. */
const scraps = needing({ words: [ONLY_SCRAPS, DAYS_OF_SCRAPS, NO_MEAL] }, (r) =>
  (((ONLY_SCRAPS.test(r.text) && AS_FEAT.test(r.text)) || DAYS_OF_SCRAPS.test(r.text)) && !A_MEAL_TOO.test(r.text)
    ? true
    : NO_MEAL.test(r.text)) && !isIdle(r)
    ? answer("starving", "eating")
    : null,
);

/** More signs of disordered eating, by clauses that belong together. */
export const FOOD_RULES: readonly Rule[] = [
  bringingUp,
  payingBack,
  earned,
  goingWithout,
  scraps,
  wantingLess,
  obsessing,
  noPeriod,
  bareIntake,
];
