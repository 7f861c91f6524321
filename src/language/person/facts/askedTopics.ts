import type { FactType } from "../../../protocol/facts.ts";
import { topicsIn } from "./factTopics.ts";

/** Ways of asking for a kind of fact that do not name it: by what one does with it, in a question about oneself; folded. */
const SPORT = /\b(?:sports?|sportart\w*|deportes?|esportes?|discipline|position)\b/;
const ASKED: readonly (readonly [FactType, RegExp])[] = [
  [
    "name",
    /\b(?:(?:call|address|greet) me|am i (?:called|named)|(?:heiss|nenn)\w* (?:ich|mich)|m (?:appelle|appelez)|me llam\w+|mi chiam\w+|me cham\w+)\b/,
  ],
  ["birthdate", /\b(?:(?:year|month|day|date) (?:was|am) i born|year of birth|star sign)\b/],
  [
    "age",
    /\b(?:my years|year was i born|wie alt|quel age|(?:cuantos|quantos) anos|quanti anni|turn(?:ing)? (?:next|\d\d))\b/,
  ],
  ["body_weight", /\b(?:(?:do|did|was|am) i (?:\w+ )?weigh\w*|i weigh|wieviel wiege|schwer bin|scales?|pese|peso)\b/],
  [
    "location",
    /\bwhere (?:do|did|am|was) i(?: (?:live|living|stay|staying|from|based|at|located|now|again|home|right now|come from))?$|\bwhere (?:is|am) (?:i|my (?:home|house|place))\b|\b(?:woher komm|wo wohn|wo leb|wo bin)\w* ich\b|\bd ou (?:je )?viens\b|\bde donde soy\b|\bdi dove sono\b|\bde onde (?:eu )?sou\b/,
  ],
  [
    "occupation",
    /\bwhere (?:do|did|am) i work(?:ing)?\b(?! ?out)|\bwhat (?:do|did|am) i (?:work|do (?:all day|for work|for a living|for money|professionally)|working as)\b|\bwhat is my (?:work|trade|career|day job)\b|\bwhat shifts?\b|\b(?:my (?:job|trade|boss|employer|shift|shifts|profession)|what i do for|earn my (?:living|money)|which company|what do i do$|was|wo|als was) arbeite ich\b|\ba que me dedico\b|\ben que trabajo\b|\bche lavoro faccio\b/,
  ],
  [
    "goal",
    /\b(?:what am i (?:after|in (?:it|this) for)|(?:all )?this (?:all )?for\b|why (?:do|am|did) i (?:even |actually |doing |start\w* |want\w* |here|training|working|lifting|coming|at it)|what for|aim\w*|goal\w*|my (?:big |main )?(?:target|aim|dream|deadline)|get out of this|signed up for|working toward\w*|(?:was (?:will|mochte) ich|que quiero|cosa voglio|que (?:eu )?quero|que je veux) (?:\w+ )?(?:erreichen|schaffen|conseguir|lograr|alcanzar|raggiungere|ottenere|alcancar|atteindre|accomplir)|why (?:am|do) i (?:train|lift|work|here|doing|come|exercis)\w*|(?:reach|achieve|love to (?:do|reach|get))$|am i (?:\w+ ){0,2}?(?:after|peaking for|chasing|aiming|training (?:for|towards)|working (?:on|towards)|trying|hoping|going for|here for|saving)|do i (?:want|hope|aim|plan)\b|my (?:dream|focus|priority|plan|why)\b|warum trainiere|wofur trainiere|pourquoi je m|para que entreno|perche mi alleno|por que (?:eu )?treino)/,
  ],
  [
    "availability",
    /\b(?:(?:which|what) (?:evenings?|mornings?|nights?|weekdays?|afternoons?|slots?)|when (?:can|do|am|could) i|when can not i|when can i not|what (?:days?|times?|hours) (?:can|do|am|are|of|suit|work)|how (?:much time|many (?:minutes|hours|days|times|evenings)|long|often)|(?:days?|time|times) (?:off|slots?)|shift pattern|(?:my )?(?:rota|roster|shifts)|que dias|quels jours|welche tage|an welchen|quali giorni|quais dias)\b/,
  ],
  [
    "diet",
    /\b(?:(?:vegan|vegetarian|veggie|keto|halal|kosher|plant based)|eat meat|(?:do|can|am) i (?:\w+ ){0,2}?(?:eat|eating|drink|avoid eating)|how do i eat|can not i eat|calories|kcals?|macros|protein|foods?|rules|meals?|way of eating|manger?|come[rs]?|como|mangio|mangiare|esse|essen|nutrition)\b/,
  ],
  [
    "equipment",
    /\b(?:where (?:do|did|can|am) i (?:usually |normally )?(?:train|work ?out|lift|exercise|training|working out|go to (?:the )?gym)|gym (?:do|am|did) i|kit do|stuff (?:do|have) i|at the gym|got at home|(?:can|do) i (?:\w+ )?(?:use|own|train with|lift with|work with|have (?:access|at home|at the gym|to train|here|available))|my (?:home )?gym|at home|in my (?:garage|basement|shed|room|flat)|machines?|weights do i|train (?:with|on)|bars?|tools|tengo en casa|ho a casa|habe ich zu ?hause|tenho em casa)\b/,
  ],
  [
    "medication",
    /\b(?:(?:pills?|tablets?|meds?) (?:am|do) i|am i on\b|(?:do|am|did) i (?:\w+ )?(?:take|taking|on|prescribed|use)\b(?! (?:at|in|a|an|the|my))|dos(?:e|age)|how many mg|tablets|supplements?|nehme ich|je prends|tomo|prendo)\b/,
  ],
  [
    "units",
    /\b(?:weights? (?:count|come|shown?|displayed|measured|logged)|(?:count|measure|weigh|show|display|log|think) in|kg or|lbs? or|kilos or|pounds or)\b/,
  ],
  [
    "experience_level",
    /\b(?:how long (?:i have|have i|did i)|how many years|since when (?:do|have|am) i|when did i (?:start|begin)|how (?:experienced|advanced|new|good|long have i)|(?:what|which) (?:level|stage)|have i been (?:train|lift|at it|doing)\w*)\b/,
  ],
  [
    "personal_record",
    /\b(?:(?:my |the )?(?:best|heaviest|fastest|longest|strongest|biggest|max|top)(?: (?:ever|lift|time|set|single|run|row|squat|bench|deadlift|press|plank|\d))|most (?:i have|have i|i ever|i can)|(?:have|did|can) i (?:ever )?(?:lifted|squatted|benched|deadlifted|max\w*|run|pull|press|bench|squat|deadlift)(?: the)? (?:most|max|best)|how much (?:can|do|could) i (?:bench|squat|deadlift|press|lift|pull|row|snatch|clean))\b/,
  ],
  [
    "injury",
    /\b(?:which (?:calf|hamstring|quad|thigh|groin|glute|bicep|tricep|forearm|thumb|finger|toe|foot|leg|arm|hand)(?= (?:is|was|did|do|it|hurts)\b)|bother\w*|weak spots?|health ?wise|bug(?:s|ging) me|ail\w*|watch out|look out for|mindful|keep an eye on|take care of|off limits|go easy on|rehab\w*|recovering|broke|broken|tore|torn|sprain\w*|operat\w+|hurt\w*|sore|joints?|injured|injur\w+|surgery|operation|operated|pain\w*|wrong with|spare|careful|protect|blesse\w*|verletzt|wehgetan|lesiona\w*|infortun\w*|machuca\w*|duele|male|doi)\b/,
  ],
  [
    "health_condition",
    /\b(?:surger(?:y|ies)|operations?|operated|operiert|opere[er]?|operad[oa]|operat[oa]|cirugias?|cirurgias?|blood (?:test|sugar|work)|heart|condition|diagnos\w+|health|illness|sick|pregnan\w+|weeks (?:am i|pregnant)|suffer\w*)\b/,
  ],
  [
    "allergy",
    /\b(?:allerg\w+|react to|gives? me (?:hives|a rash|reactions?)|intoleran\w+|can not i (?:eat|have)|can i not (?:eat|have)|ne (?:peux|dois) pas manger|no puedo comer|non posso mangiare|nao posso comer|nicht essen|foods?)\b/,
  ],
  [
    "preference_like",
    /\b(?:(?:do|did) i (?:\w+ )?(?:like|love|enjoy|prefer)|feel about|think of|think about|prefer\w*|favou?rite|fave?s?|happy place|me gusta\w*|j aime|mi piac\w+|gosto|mag ich|i (?:like|love|enjoy)|am i (?:into|a fan))\b/,
  ],
  [
    "preference_dislike",
    /\b(?:(?:do|did) i (?:\w+ )?(?:hate|dislike|avoid|loathe|not like|not want)|do not i (?:like|enjoy|want)|feel about|think of|think about|hate|dislike|least|odio|deteste|hasse|odeio|can not i stand|can i not stand|refuse|puts? me off|leave out|off limits for me|(?:should|must|do) you (?:avoid|skip|leave out)|never (?:give|program\w*|put|include|add|assign|suggest|schedule))\b/,
  ],
  // A sport that is played is kept as a note; one that is liked, as a liking.
  ["note", SPORT],
  ["preference_like", SPORT],
  [
    "event",
    /\b(?:holidays?|vacation|trip|due(?: date)?|sign(?:ed)? up|race|baby|surgery|operation|appointment|booked|compet\w+|meet|comp|peaking for|racing|training for|coming up|wedding|preparing|going (?:on|to)|my (?:next|first|big) \w+|when (?:is|are) (?:my|our|the))\b/,
  ],
];

/** The types that a folded question about oneself may ask for, without doubles: named, or by what one does with it. */
export function askedTopics(folded: string): FactType[] {
  const asked = ASKED.filter(([, pattern]) => pattern.test(folded)).map(([type]) => type);
  return [...new Set([...topicsIn(folded), ...asked])];
}
