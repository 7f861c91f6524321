import { compiled } from "../patterns/compiled.ts";
import { matchesIn } from "../patterns/matchesIn.ts";
import { PatternIndex } from "../patterns/patternIndex.ts";
import { alignedFold } from "./alignedFold.ts";
import { isMovementWord } from "./clauseWords.ts";
import type { Stretch } from "./otherTimes.ts";
import { WEIGHED_OTHERS } from "./weighedOthers.ts";

const MASS = "(?:kgs?|kilos?|lbs?|pounds)";
const FIGURE = "\\d{1,3}(?:[.,]\\d{1,2})?";
/** Where a clause begins and ends. */
const OPENS = "(?<=^|[,;.!?:(\\n-] ?|(?<!\\p{L})(?:and|but|so|then|though|while|und|aber|et|mais|y|pero|e|ma|mas) )";
const ENDS = "(?=[ ]*(?:[,;!?)\\n]|\\.(?!\\d)|$|(?:and|but|so|then|und|aber|et|mais|y|pero|e|ma|mas) ))";
const pattern = (source: string): RegExp => compiled(source, "gu");

/** "machine 4", "on floor 2", "locker 45", "bus 35 was late": which of several it was. */
const NUMBERED = pattern(
  `${OPENS}(?:(?:on|at|in|from|used|it was|was|the|my|gym) ){0,3}(?:(?:machine|rack|station|platform|floor|lane|court|cable tower|maschine|gerat|maquina|macchina) (?:no\\.? ?|nr\\.? ?|number |#)?(?:1\\d|[1-9])|(?:locker|room|bus|tram|line|studio|gate|spind|raum|salle|casier|sala|stanza|armadietto) (?:no\\.? ?|nr\\.? ?|number |#)?\\d{1,3})(?: (?:was|is|were|came|ran) [^\\d,;.!?()\\n]{2,24})?${ENDS}`,
);
/** "bench 3 was free". */
const TAKEN = pattern(
  "(?<!\\p{L})(?:(?:the|only) )?(?:bench|rack|machine|platform|station) (?:no\\.? ?|number |#)?\\d{1,2} (?:was|is|were) (?:free|taken|busy|broken|occupied|out of order|empty|open|in use)(?!\\p{L})",
);
/** "day 3 of 5", "week 4/12": where it stands in a programme. */
const PART_OF = pattern(
  "(?<!\\p{L})(?:day|week|wk|session|workout|training|block|cycle|phase|month|lesson|class|tag|woche|einheit|jour|semaine|seance|dia|semana|sesion|giorno|settimana|seduta|treino|allenamento|entreno|entrenamiento|entrainement) ?#?\\d{1,3} ?(?:of|/|von|de|di|sur|su) ?\\d{1,3}(?![\\d:]| ?[x*@/]| ?(?:kg|lb|reps|sets))",
);
/** "third session this week", "2x this week", "for the 3rd week running": how often, and no day. */
const HOW_OFTEN = pattern(
  "(?<!\\p{L})(?:(?:for|on) )?(?:(?:the|my|our|only|just) )*(?:\\d{1,3}(?:st|nd|rd|th)|first|second|third|fourth|fifth|sixth) (?:(?:gym|leg|arm|push|pull|chest|back|upper|lower|training|lifting|full|good|proper|heavy|straight) ){0,2}(?:sessions?|times?|workouts?|days?|runs?|rides?|swims?|visits?|weeks?|months?)(?: (?:in|at|to) the gym)? (?:(?:this|of the|in the|in a|of this) (?:week|month|year|row)|running(?= ?(?:[,;.!?)\\n]|$|(?:i|now) ))|straight)|(?<![\\p{L}\\d])(?:\\d ?x|\\d times|twice|three times) (?:this|a) (?:week|month)(?= ?(?:now|already|so far)?(?: ?[,;.!?)\\n]|$))",
);
const SCORED =
  "(?:effort|energy|pain|difficulty|intensity|mood|motivation|soreness|sleep|form|focus|stress|anstrengung|schmerz|energie|effort|douleur|fatigue|esfuerzo|dolor|energia|fatica|dolore|esforco)";
/** "9/10 effort", "pain 2 out of 10", "felt 7/10": how much of something. */
const SCORES = pattern(
  `(?<![\\d/x*.,-] ?)(?:(?:about|around|maybe|a|solid|only|like) )*(?:10|\\d(?:[.,]5)?) ?(?:/ ?10|out of (?:10|ten)|von 10) (?:${SCORED}|hard|tough|day|session|workout)(?!\\p{L})|(?<!\\p{L})(?:felt|feeling|feels|felt like|rated|rate it|rating|score|overall|(?:(?:knee|back|shoulder|elbow|hip|leg|session|my) )?${SCORED})(?: (?:was|is|level|at|of|like|it|a|an|about|around|solid|today))*:? ?(?:10|\\d(?:[.,]5)?) ?(?:/ ?10(?![\\d/])|out of (?:10|ten)(?!\\p{L}))|${OPENS}(?:(?:a|about|around|maybe|solid|overall|only|i['’]?d say|session|workout|it was|was) )*(?:10|\\d(?:[.,]5)?) out of (?:10|ten)${ENDS}`,
);
const RESTED = "(?:rests?|pausen?|pauses?|repos|descanso|recupero|between(?: (?:the )?sets)?|breaks?)";
/** "2-3 min rest": how long the pauses were. */
const RESTS = pattern(
  `(?<![\\d.,x*/])\\d{1,3}(?:[.,]5)? ?(?:-|to) ?\\d{1,3}(?:[.,]5)? ?(?:min(?:ute)?s?|secs?|seconds?|['s])? ?(?:of |de |di |im )?${RESTED}(?!\\p{L})|(?<!\\p{L})(?:rests?|rested|resting|pausen?|repos|descanso|recupero)(?: (?:of|for|was|were|about|time|de|di))* \\d{1,3} ?(?:-|to) ?\\d{1,3} ?(?:min(?:ute)?s?|secs?|seconds?|['s])(?!\\p{L})`,
);
/** "paid 12 euros", "200 mg caffeine", "30 g protein": of what is bought and taken. */
const BOUGHT = pattern(
  `(?:(?<!\\p{L})(?:(?:only|just|i|we) )*(?:paid|pay|paying|costs?|cost me|spent|for|new \\p{L}+(?: were| was)?|worth)(?: (?:about|around|like|only|me|just)){0,2} )?(?:[€$£] ?\\d{1,4}(?:[.,]\\d{1,2})?(?! ?(?:kg|lb))|(?<![\\d.,x*])\\d{1,4}(?:[.,]\\d{1,2})? ?(?:€|\\$|£|euros?|eur|bucks|dollars?|quid|francs?|chf|reais|pesos)(?!\\p{L}))(?: (?:a|per|an|the) (?:month|week|day|visit|class|session|entry|year|pass))?`,
);
const TAKEN_IN = pattern(
  "(?<![\\d.,x*])\\d{1,4}(?:[.,]\\d{1,2})? ?(?:mg|mcg|ml|cl|dl|litres?|liters?|g|gr|grams?) (?:of )?(?:caffeine|coffee|creatine|protein|carbs?|whey|water|sugar|fat|oats|rice|chicken|pre-?workout|beta[- ]alanine|citrulline|electrolytes|salt|koffein|eiweiss|kreatin|wasser|cafeine|proteines?|creatine|eau|cafeina|proteinas?|creatina|agua|proteine|acqua|caffeina)(?!\\p{L})(?: (?:before(?:hand)?|after(?:wards)?|first))?",
);
const COUNTED_THINGS =
  "(?:coffees?|espressos?|beers?|wines?|teas?|bananas?|eggs?|gels|scoops|shakes|slices|cups|cookies|biscuits|toasts?|pizzas?|donuts?|sandwich(?:es)?|energy drinks?|red ?bulls?|monsters?|songs?|podcasts?|episodes?|albums?|emails?|phone calls?|people|other people|others|guys|girls|lads|friends|mates|colleagues|strangers|beginners|kids|dogs|cats|racks|benches|mirrors|screens|fans|mosquitos|of us)";
/** "had 2 coffees before", "4 of us trained", "5 people watching": nothing that is lifted. */
const THINGS = pattern(
  `(?:(?<!\\p{L})(?:i |we |with |had |ate |drank |eaten |after |there were |there was |only |just |played |heard |gym had |about |like ){0,3})?(?<![\\p{L}\\d.,x*@/])(?:\\d{1,2}|two|three|four|five|six|a couple(?: of)?) (?:(?:big|small|black|double|cold|other|good|free|whole|loud|new) ){0,2}${COUNTED_THINGS}(?!\\p{L})(?: (?:before(?:hand)?|after(?:wards)?|watching|trained|training|today|first|in there|in it|on it|free|left|in|there|playing|played|waiting|queuing|at the gym|in the (?:queue|gym|room|class|rack queue)))?`,
);
/** "group of 6", "wearing a 10 mm belt". */
const OF_COMPANY = pattern(
  "(?<!\\p{L})(?:in |with )?(?:an? )?(?:small |big )?(?:group|class|team|crew) of \\d{1,2}(?![\\d.,:]|\\p{L}| ?[x*])|(?<!\\p{L})(?:wearing |with |in )?(?:an? |my )?\\d{1,2} ?mm (?:belt|sleeves|knee sleeves|lever belt|wrist wraps|soles?)(?!\\p{L})",
);
/** "felt like 120": no load that was lifted. */
const FELT_LIKE = pattern(
  `(?<!\\p{L})(?:felt|feels|feeling)(?: \\p{L}+)?(?: (?:more|a lot|way|almost|nearly))? like (?:an? )?(?!10(?!\\d))\\d{2,3}(?:[.,]\\d)?(?: ?${MASS})?(?! ?(?:reps?|/|x|\\*|years?|sets?|min|sec|%|\\d))`,
);
/** "my max is 110", "goal 120 by march", "pr is 105 from 2019": what stands beside what was done. */
const STANDING = pattern(
  `${OPENS}(?:my |the |current |old |all[- ]time ){0,3}(?:(?:bench|squat|deadlift|dl|press|ohp|row) )?(?:(?:max|1 ?rm|one rep max|pr|pb|best|record|personal best|bestleistung|rekord|record)(?: (?:is|still|ist|est|es|e|stands|remains|at|only)){1,3}|(?:goal|target|ziel|objectif|objetivo|meta|obiettivo)(?: (?:is|weight|for|this|the|month|year|ist|est|es|e|still|of|remains)){0,4}:?) ${FIGURE}(?: ?${MASS})?(?: ?x ?\\d{1,2}| for \\d{1,2})?(?: (?:from|in|since|by|until|before|for|bis|d['’]ici|para|entro|ate|seit)(?: (?:the|last|next|end of|year end|new))* (?:(?:19|20)\\d\\d|\\p{L}+))?${ENDS}`,
);
/** "2 sec pause", "(paused 1 second)", "3 sec down": how each repetition was done. */
const HELD = pattern(
  `(?<![\\d.,x*/:])(?:with )?(?:an? )?\\d ?(?:s|secs?|seconds?) (?:pauses?|paused|down|up|eccentrics?|negatives?|lowering|(?:at|on|in) (?:the |my )?(?:bottom|top|chest|floor|pins|hole))(?: (?:at|on|in) (?:the )?(?:bottom|top|chest|hole|each|every|rep|each rep|every rep))?${ENDS}|(?<!\\p{L})(?:paused|pausing|pause) (?:each |every rep |it )?(?:for )?(?:an? )?(?:\\d ?(?:s|secs?|seconds?))(?: (?:at|on|in) (?:the )?(?:bottom|top|chest|hole|each|every|rep|each rep|every rep))?${ENDS}`,
);
const BAR = "(?:(?:olympic|oly|womens?|mens?|straight) )?(?:bar|barbell)";
/** "(20kg bar)", "bar weighs 20", "bar included": of what a load that was told is made. */
const OF_BAR = pattern(
  `(?<=\\d[^\\n]*[,(;.] ?)(?:(?:it['’]?s|with|on) )?(?:an? |the )?(?:(?:20|15|25|10|45|35) ?${MASS} ${BAR}|${BAR} (?:is|weighs|was|=|weight) ?\\d{1,2}(?:[.,]\\d)?(?: ?${MASS})?)${ENDS}|(?<=\\d[^\\n]*)(?<!\\p{L})(?:${BAR} (?:included|incl\\.?|inc)|(?:incl\\.?|including|inc\\.?) (?:the )?${BAR})${ENDS}`,
);
/** "bodyweight 82", "weigh 79 now", "lost 4 kg since may": of the body. */
const OF_BODY = pattern(
  `${OPENS}(?:my |i )?(?:body ?weight|bw|(?:weigh|weighed|weighing|weighs)(?: in)?|korpergewicht|ich wiege|wiege|poids de corps|je pese|pese|peso corporal|peso corporeo|pesei)(?: (?:is|was|at|now|today|still|around|about|down to|up to)){0,3}[ :=]{1,2}(?:[4-9]\\d|1\\d\\d)(?:[.,]\\d)?(?: ?${MASS})?(?: (?:now|today|this morning|atm|btw|heute|ce matin|hoy|esta manana|oggi|stamattina|hoje|esta manha))*${ENDS}|(?<!\\p{L})(?:i['’]?ve |have |i )?(?:lost|gained|put on) ${FIGURE} ?${MASS}(?: (?:since|in|so far|this|over|of (?:fat|weight|muscle)|body ?weight|already|last)[^\\d,;.!?()\\n]{0,24})?(?= ?(?:[,;.!?)\\n]|$))`,
);
/** "walked the dog, he's 32 kg", "hiked 8 km, my backpack is 8 kg": what somebody or something weighs. */
const OF_OTHERS = pattern(`${OPENS}(?:${WEIGHED_OTHERS})${ENDS}`);
/** "done by 7", "drove 20 km home": of the day. */
const OF_WAY = pattern(
  `(?<!\\p{L})(?:done|finished|home|out|back home|showered) (?:by|before) (?:1?\\d|2[0-4])(?![\\d:h]|[.,]\\d|\\p{L}| ?(?:am|pm|kg|lb|reps?|x|sets?))|(?<!\\p{L})(?:i )?(?:drove|driving|drive of|commuted|commute of|took the train) \\d{1,3} ?(?:km|miles?|mi|min(?:ute)?s?|hours?|h)(?: (?:home|there|back|to (?:the )?(?:gym|work|track|pool)))?(?!\\p{L})`,
);
/** "back on thursday", "off until monday": a day to come. */
const BACK_ON = pattern(
  "(?<!\\p{L})(?:back(?: (?:in|at|to) (?:the gym|it|work))?|returning|again|see you|off (?:un)?till?|rest(?:ing)? (?:un)?till?|next (?:one|session|workout)(?: is)?) (?:again )?(?:on |next |this )?(?:mon|tues|wednes|thurs|fri|satur|sun)day(?= ?(?:[,;.!?)\\n]|$|(?:and|but|so|then|for|with) ))",
);
/** "…, used to do 110", "…. In 2015 I did 120": the load of long ago, behind the sets of today. */
const ONCE = pattern(
  `${OPENS}(?:(?:i |we |back then i |back in the day i )?(?:used to|could)(?: easily)? (?:do|lift|manage|hit|get|handle)|(?:back )?in (?:19|20)\\d\\d (?:i|we) (?:did|had|lifted|managed|hit|could do)) ${FIGURE}(?: ?${MASS})?(?: (?:easily|easy|no problem|before covid|back then|in my (?:20|30)s))?${ENDS}`,
);

const ALL = [
  ...[NUMBERED, TAKEN, PART_OF, HOW_OFTEN, SCORES, RESTS, BOUGHT, TAKEN_IN, THINGS],
  ...[OF_COMPANY, FELT_LIKE, STANDING, HELD, OF_BAR, OF_BODY, OF_OTHERS, OF_WAY, BACK_ON, ONCE],
];
const INDEX = new PatternIndex(ALL);

/**
 * Figures of a message that tells of sets and that are none of theirs: of the place ("machine 4"), the programme ("week 4 of
 * 12"), what was paid, eaten and felt, of the body, and of what is aimed at. In: a message as typed or folded. Out: the stretches
 * in order; none where nothing else names an exercise beside a figure. Linear.
 */
export function otherFigures(said: string): Stretch[] {
  if (!/\d/.test(said)) return [];
  const text = alignedFold(said).toLowerCase();
  const mayFind = INDEX.read(text);
  // "5x3 at 80 %, max is 150 kg": what the sets are a share of.
  const isShare = text.includes("%") && /\d ?%/.test(text);
  const found = ALL.filter((one) => mayFind(one) && !(isShare && one === STANDING))
    .flatMap((one) => matchesIn(text, one).filter(({ index }) => one !== ONCE || tellsSets(text.slice(0, index))))
    .map(({ index, 0: words }) => ({ start: index, end: index + words.trimEnd().length }))
    .sort((one, other) => one.start - other.start || other.end - one.end)
    .filter(({ start, end }) => end > start);
  if (found.length === 0) return found;
  const stretches = apart(found);
  const rest = stretches.reduceRight((left, { start, end }) => left.slice(0, start) + left.slice(end), text);
  return tellsSets(rest) ? stretches : [];
}

const tellsSets = (text: string): boolean => /\d/.test(text) && text.split(/[^\p{L}-]+/u).some(isMovementWord);

/** Without those that begin in another. */
const apart = (found: readonly Stretch[]): Stretch[] =>
  found.filter(({ start }, at) => !found.slice(0, at).some((before) => before.end > start));
