import { compiled } from "../../patterns/compiled.ts";
import { asTyped } from "./asTyped.ts";
import { type FactDraft, type FactReader, type FactScope, state } from "./factDraft.ts";
import { readHabitTime, readUsualLength } from "./habitTimes.ts";
import { daysBeforeOff, isOut, NEVER_THEN, NOT_FREE, SACRED, TAKES_A_DAY_BACK } from "./notFree.ts";
import { TIMES_ABROAD } from "./timesAbroad.ts";
import { HOURS_SPAN, readLongestSession } from "./trainingLimits.ts";

const DAY =
  "(?:m ?[/,-] ?w(?:ith)? ?[/,-] ?f|m w(?:ith)? f|mwf|t(?:u|ue)? ?/ ?th(?:u|ur)?(?: ?/ ?sat?)?|(?:mon|tues?|wed(?:nes)?|thu(?:rs?)?|fri|sat(?:ur)?|sun)(?:days?|s)?|weekends?|fi(?:m|ns) de semana|week ?ends?|fine ?settimana|week ?days?|weeknights?|work ?days?|montags?|dienstags?|mittwochs?|donnerstags?|freitags?|samstags?|sonntags?|wochenende[ns]?|lundis?|mardis?|mercredis?|jeudis?|vendredis?|samedis?|dimanches?|week ?-?end|lunes|martes|miercoles|jueves|viernes|sabados?|domingos?|fines? de semana|lunedi|martedi|mercoledi|giovedi|venerdi|sabato|domenica|segundas?(?:-feiras?)?|tercas?(?:-feiras?)?|quartas?(?:-feiras?)?|quintas?(?:-feiras?)?|sextas?(?:-feiras?)?|(?:lun|mar|mie|mer|jue|jeu|gio|vie|ven|sab|sam|dom|dim|seg|ter|qua|qui|sex)(?:(?: ?[,/+&-] ?| (?:y|et|e) | )(?:lun|mar|mie|mer|jue|jeu|gio|vie|ven|sab|sam|dom|dim|seg|ter|qua|qui|sex)){1,5}|(?:mo|di|mi|do|fr|sa)(?:(?: ?[,/+&-] ?| und )(?:mo|di|mi|do|fr|sa|so)){1,5}|(?:mo|di|mi|do|fr|sa|so)(?: (?:mo|di|mi|do|fr|sa|so)){2,5})";
const JOIN =
  "(?: ?[,/&+–-] ?(?:and |or )?| (?=(?:mon|tue|wed|thu|fri|sat|sun|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|lunes|martes|miercoles|jueves|viernes|sabado|domingo|lunedi|martedi|mercoledi|giovedi|venerdi|sabato|domenica|segunda|terca|quarta|quinta|sexta))| (?:and|or|to|through|und|oder|et|ou|y|o|e|bis|a) )";
const TIME =
  `(?:${HOURS_SPAN}|${TIMES_ABROAD}|` +
  "(?:early |late )?(?:mornings?|evenings?|afternoons?|nights?|lunch ?(?:time|break|hour)?)|(?:before|after) (?:work|school|lunch|\\d{1,2}(?::\\d\\d)? ?(?:am|pm|h)|(?:[5-9]|1\\d|2[0-2])(?::\\d\\d)?(?! ?(?:years?|months?|weeks?|days?|sets?|reps?|min\\w*|sec\\w*|jahren?|ans|anos|anni)\\b)|the kids \\w+|dinner|breakfast)|(?:at |around |from |until |till |by )?(?<![\\d.:])\\d{1,2}(?:[:.]\\d\\d)? ?(?:am|pm)\\b|at (?:[4-9]|1\\d|2[0-2])(?![\\d:.]| ?(?:kgs?|lbs?|reps?|sets?|%|x|min|rpe|rir|years?|months?|stone))|\\d{1,2}:\\d\\d in the (?:morning|afternoon|evening)|(?<=(?:mon|tues?|wed|thu|thurs|fri|sat|sun|day) )\\d{1,2}:\\d\\d|morgens|abends|nach der arbeit|vor der arbeit|mittags|le matin|le soir|apres le travail|por la manana|por la tarde|por la noche|despues del trabajo|la mattina|la sera|dopo il lavoro|de manha|a noite|depois do trabalho|de madrugada|antes do (?:trabalho|trampo)|antes del trabajo|avant le (?:travail|boulot)|prima del lavoro|nachmittags|vormittags|fruhmorgens|l apres-midi|le midi|(?:il |di |nel )?pomeriggio|(?:de|a|pela) tarde|pela manha|(?<=(?:lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche) )(?:soir|matin)|(?<=(?:lunedi|martedi|mercoledi|giovedi|venerdi|sabato|domenica) )(?:sera|mattina)|(?<=(?:montag|dienstag|mittwoch|donnerstag|freitag) )(?:abend|morgen))";
const DAYS = compiled(
  `\\b(?:(?:on|every|only|am|le|los?|el|il|as|aos|any day (?:but|except)|all (?:days? )?(?:but|except)|(?:not|no|never|nicht) (?:on )?)\\s)*${DAY}(?: ${TIME}(?=${JOIN}(?:on )?${DAY}))?(?:${JOIN}(?:on |le |el |los |il |am |la |a |every other )?${DAY}(?: ${TIME}(?=${JOIN}(?:on )?${DAY}))?){0,6}(?: (?:only|(?:in the |at |from |between )?${TIME}(?:${JOIN}${TIME})?)){0,6}\\b`,
);
const COUNT = "(?:\\d(?: ?(?:-|to|or|/) ?\\d)?|once|twice|thrice)";
const FREQUENCY = compiled(
  `\\b(?:\\d ?x ?\\d{2,3} ?-?min(?:ute)?s?,? (?:a|per|each|every) (?:week|wk)\\b|(?:about |max(?:imum)? |up to |at most |only |at least )*${COUNT} ?(?:times|x|days|sessions|workouts|evenings|mornings|nights)?,? ?(?:a|per|each|every|/|out of the|in the) ?(?:week|wk)\\b|every (?:other|second|2nd|single)? ?day\\b|daily\\b|${COUNT} ?(?:days|sessions)\\b(?= ?(?:max|now|instead|only|at most|available|free|for the gym|for training|weekly|$|[,;]))|${COUNT}x? weekly|\\d ?x (?:week|wk|woche|semaine|semana|settimana)\\b|\\d ?(?:mal|tage?|abende?)(?: die| pro| in der)? ?woche|\\d ?(?:x|mal|fois|seances?|veces|volte|vezes) ?(?:pro|die|in der|par|por|a la|alla|a|na) ?(?:woche|semaine|semana|settimana)|\\d fois par semaine|\\d (?:jours|seances|soirs?|matins?|midis?) par semaine|\\d (?:veces|dias|tardes|noches|mananas) (?:a|por) (?:la )?semana|\\d (?:volte|giorni|sere|mattine) (?:a|alla) settimana|\\d (?:vezes|dias|noites|manhas) por semana)`,
);
const LENGTH =
  "(?:3 quarters? of (?:an|1)|(?<!quarters? of )(?:\\d{1,3}(?:[.,]5)?(?: ?(?:-|to) ?\\d{1,3})?|half an|an)) ?-?(?:min(?:ute)?s?|minuten|minutos|minuti|hours?|hrs?|h|stunden?|heures?|horas?|ore|ora)";
const DURATION = compiled(
  `\\b((?:about |around |max(?:imum)? |up to |at most |only |under )*${LENGTH} (?:sessions?|workouts?)|(?:max(?:imum)? |up to |only |just |about )?${LENGTH} (?:while|whilst|between|tops\\b|max\\b|at most|is (?:all|the most|my (?:\\w+ )?(?:limit|max\\w*|cap|budget|window))|before|most \\w+|or (?:less|so) (?:each|a|per))(?: \\w+){0,4}|(?:sessions?|workouts?) (?:of|should be|are|can be|need to be|must be|have to be|no longer than|under|max|up to|last)(?: \\w+){0,3} ${LENGTH}|${LENGTH}(?: \\w+)? (?:each|apiece)\\b|${LENGTH}(?: \\w+)? ?(?:per|a|each|every|/|pro|par|por|a) ?(?:session|workout|day|time|training|weekday|evening|morning|night|tag|einheit|seance|jour|sesion|dia|sessione|giorno|treino|sessao)|(?:squeeze in|fit in|spare|manage|commit to|set aside|free up|only do|only have) (?:(?:maybe|about|around|roughly|only|just|like|max) )*${LENGTH}(?: (?:in|at|on|while|when|during|before|after|most|each|every|per) [^,;.]{2,24})?|${LENGTH} (?:before|after|during|in the|on|at) (?:work|nap ?time|naps?|breaks?|mornings?|evenings?|afternoons?|lunch|my lunch|the morning|mornings|evenings|weekdays|weekends|school|night|most days)\\b)`,
);
/** A verb of training or being free that makes days and times a matter of when one can. */
const TRAINS =
  /\b(?:(?:jamais|pas|plus) de (?:seances?|sport|muscu)|(?:never|no) (?:training|sessions?|gym)|kein training|(?:i|we|ich|je|j|yo|io|eu) (?:\w+ ){0,4}?(?:train|work ?out|lift|exercise|go(?: to the gym)?|hit the gym|come|trainier\w*)|can(?: not)?|available|availab\w+|free|schedule(?= (?:is|allows))|(?:gym|training|workout) (?:days?|time)|(?:do(?:es)? not |really )?(?:works?|suits?)(?: (?:for me|me|best|better|well|great))|(?:do(?:es)? not|no longer|will not) (?:work|suit)|(?:is|are) (?:out|best)|best (?:for me|time|days?)|days are|realistic|doable|manage(?:able)?|my (?:limit|max(?:imum)?|slots?|window|long slot|days|free days)|for me(?= now|$)|dispo\w*|passt|geht(?= (?:morgens|abends|nachmittags|vormittags|mittags|bei mir|immer|meistens|am besten|nur))|(?:morgens|abends|nachmittags|vormittags|mittags) geht(?! nicht)|only train|train(?:ing)? (?:on|only|in|at)|squeeze|spare|trainiere|kann|frei|zeit|tenho tempo|tengo tiempo|ho tempo|j ai (?:du |le )?temps|m entrain\w+|peux|puedo|entren\w+|libre|livre|(?:pour|fur|para|per) (?:moi|mich|mi|me|mim)|posso|mi allen\w+|trein[oa]\w*)\b/;
const REPORTS =
  /\b(?:i am [1-9]\d (?=on |this |next )|birthday|fish|meat|pizza|takeaways?|beers?|pub|church|shut|closed|rammed|packed|crowded|empty|quiet|got (?:to|in|there|home)|only got(?! (?:(?:about|around) )?(?:an?|half|one|two|three|four|\d+) ?-?(?:min|hours?\b|h\b|days?|sessions?|half))|showed up|turned up|same (?:as|like)|(?:like|than|as) (?:last|on)|did|trained|worked out|lifted|went|ran|was|were|have been|missed|skipped|yesterday|last (?:week|month|night)|slept|so far|today|tomorrow|tonight|this (?:morning|evening|afternoon)|good mornings?|night shifts?|next|remind|log|race|meet|comp\w*|appointment|on the \d|want (?:a|you|to (?:run|log))|should|give|make (?!it\b)|plan for|pain|hurts?|sore|weigh|ago|protein|pills?|mg)\b/;
const TIME_OF_DAY = compiled(
  `\\b(?:only |usually |always |mostly |in the |at |on |during )*(?:my )?${TIME}(?:${JOIN}(?:in the )?${TIME})?(?: only)?`,
);
const SUITS =
  /\b(?:passt (?:mir|am)|am besten|me conviene|me va mejor|me convient|m arrange|va bene|fica melhor|best for me|works? (?:best|better|well|for me)|suits?(?: me)?|best time|out for me)\b/;
const PERSON_OF_DAY =
  /\b(?:i am |am )(?:not )?(?:an? |much of a )?(?:early )?(?:(?:morning|evening|night|early) (?:person|trainer|lifter|exerciser|gym ?goer|guy|girl|man|woman)|night owl|early bird)\b/;
const TRAINS_AT =
  /\b(?:train|work ?out|exercise|lift|gym|available|free|sessions?|prefer|only|can|trainiere|entreno|allen\w+|trein\w+|entren\w+|trainier\w+|m entraine|posso|puedo|peux|kann)\b/;
const OTHER_SPORT =
  /\bi (?:play|run|swim|cycle|climb|do (?:yoga|bjj|pilates|crossfit|boxing|judo|karate|football|soccer|spinning)|box|ride|walk|row|hike|dance)\b|(?:^|\b(?:ich|je|yo|io|eu|y|e|et|und) )(?:laufe|jogge|schwimme|spiele|cours|nage|joue|corro|nado|juego|nuoto|gioco|jogo)\b/;

const SLOT =
  "(?:(?:early |late |week ?day |weekend )?(?:mornings|evenings|nights|afternoons|(?<=(?:every|most|any) )(?:morning|evening|night|afternoon)|lunch ?(?:times?|breaks?|hours?)|week ?days?|weekends?|weeknights?)|(?:mon|tues?|wednes|thurs?|fri|satur|sun)days?)";
const SLOTS = compiled(
  `\\b(?:(?:every|most|all|any|only|just|mostly|weekday|free) (?:\\w+ )?)?(?<!good |this |that |last |next |yesterday |till |until |by |since )${SLOT}s?(?: (?:only|(?:except|but|apart from|minus|bar|besides|other than)(?: (?:for |on )?\\w+(?: and \\w+)?)?))?(?! ?(?:shifts?|workout|session|class|stiffness|run|walk|coffee|pill))`,
);
/** Says of a length of time by itself that it is a usual one. */
const PER_TIME =
  /\b(?:only do|squeeze in|fit in|spare|manage|commit to|set aside|naps?|nap ?time|breaks?|sessions?|workouts?|each|apiece|per|a (?:session|day|time)|every|pro|par|por|work|lunch|mornings?|evenings?|weekdays?|weekends?|school|night|days|training|tag|einheit|seance|jour|sesion|dia|sessione|giorno|treino|sessao)\b/;
/** Nothing else is said, but why. */
const SLOTS_ALONE = compiled(
  `^(?:so |and |but |i am |am |me |for me |free |only |just |mostly |usually |on |in the |every |most |all |any )*${SLOT}s?(?:,? (?:sometimes|occasionally|at times|or|and|maybe) (?:the odd )?${SLOT}s?)?(?: (?:only|(?:except|but|apart from|minus|bar|besides|other than) .{3,30}|(?:at |from |around )?\\d{1,2}(?::\\d\\d)?(?: ?(?:am|pm|h))?|(?:before|after) .{3,40})){0,3}(?: (?:are|is|work|suit)s? (?:best|ideal|good|better|fine|free|easiest|out|gone|taken|no good|a no(?: |-)?go|impossible|off|my only \\w+).*| ?\\(.*\\))?$`,
);
const ONLY_SLOTS =
  /\b(?:only|just) (?:early |late |weekday )?(?:mornings|evenings|nights|afternoons|weekends|weekdays|lunch ?(?:times|breaks))\b|\b(?:mornings|evenings|nights|afternoons|weekends|weekdays) only\b/;
/** Hours that go into something else: "sitting 10 hours a day". */
const SPENT =
  /\b(?:sit|sitting|sat|stand|standing|work|working|drive|driving|sleep|sleeping|study|desk|on my feet|sitze|stehe|arbeite|fahre|schlafe|assise?|debout|travaille|conduis|dors|sentad[oa]|de pie|trabajo|conduzco|duermo|sedut[oa]|in piedi|lavoro|guido|dormo|em pe|trabalho|dirijo|durmo)\b.{0,14}$/;

/** Between two days of one list nothing ends. */
const APART =
  /(?<!\b(?:mon|tue|wed|thu|fri|sat|sun)[a-z]{0,6}), ?|, ?(?! ?(?:and |or )?(?:mon|tue|wed|thu|fri|sat|sun))|, (?=\w+ instead)/;

/** "I get maybe 3 x 30 min a week". */
const GETS =
  /\b(?:i (?:only |just |can |could |usually |might )*(?:get|have(?: got)?|manage|find|fit in)|(?:is|are) (?:all |what )i (?:get|have(?: got)?))\b/;

/** What days are listed under: "my schedule: mon upper, wed lower". */
const OF_THE_WEEK = /^(?:my )?(?:schedule|split|week|training days|gym days|days|availability)$/;

/** Another day from now on, whenever that begins. */
const CHANGED_TO =
  /\b(?:switch\w*|chang\w+|mov(?:ed|ing)|swap\w*|shift\w*) (?:it |them |my \w+ |training )*to (?=\w*(?:mon|tue|wed|thu|fri|sat|sun))/;

/** "Daher nur am Wochenende": no verb, and nothing else it could say. */
const ONLY_DAYS = compiled(
  `\\b(?:only|nur|solo|seulement|apenas|soltanto|so) (?:(?:have|got|tenho|tengo|ho|hab|habe|j ai|tempo|tiempo|zeit|le temps|du temps|on|at|am|an|le|les|los|el|il|la|aos?|nos?|na|a|al|en|de|in) )*${DAY}\\b`,
);

/** "5 days a week is too much, 3 is my limit". */
const TOO_OFTEN =
  /^ (?:is|was|are|would be) (?:way |far |just )*(?:too (?:much|many|often)|not (?:possible|realistic|doable|happening))\b/;
const LIMIT =
  /(?:^|[,;] ?|\bi think )(\d(?: days?| times| sessions)?) (?:is|are) (?:my (?:limit|max\w*|ceiling)|the most i can|all i can (?:do|manage|fit))\b/;
/** "Not before 7pm". */
const NOT_BEFORE =
  /^(?:i can )?(?:not|never|nothing|no training|no sessions) ((?:before|after|until|past) \d{1,2}(?::\d\d)? ?(?:am|pm|h|uhr|o ?clock))(?=$|[,;.])/;

/** Whatever it is, when one can: "after the school run is the only time i can train". */
const ONLY_TIME =
  /^(.{4,50}?) (?:is|are) (?:basically |really |pretty much |usually |about )*(?:(?:the|my) only (?:time|slot|window|chance|option|days?|gap)|when i (?:\w+ )?(?:train|lift|work ?out|exercise|go to the gym|hit the gym|can train)|my (?:training |gym |usual |best |workout )(?:time|slot|window|days?|hours?))\b/;

/** "4 on 4 off", and an hour at which one is there. */
const PATTERN_OF_DAYS = /\b\d (?:(?:day|week|month)s? )?on,?(?: and)? \d (?:(?:day|week|month)s? )?off\b/;
const OF_WORK = /\b(?:work\w*|rigs?|shifts?|job|rota|roster|home|offshore|away|at sea|abroad|boat|ship)\b/;
const THERE_AT =
  /\bi am (?:always |usually |normally )?(?:there|in the gym|at the gym) (?:at |by |around |from |before )?\d{1,2}(?::\d\d)?(?: ?(?:am|pm))?\b/;

/** "I only get to train when the kids are at school", "I train on my days off only". */
const ONLY_WHEN =
  /^only ((?:when|while|once) (?!i (?:am|feel)\b)[^,;.]{4,50})$|\b(?:can |could )?(?:only|just) (?:ever |really |can |get to |manage to |able to )*(?:train|work ?out|lift|exercise|go(?: to the gym)?) ((?:when|while|on|during|once) (?!i (?:am|feel)\b)[^,;.]{4,50})|\btrain (on my days off|when [^,;.]{4,40}?) only\b|\b(?:train|work ?out|lift) (?:only )?(on (?:my )?days off)\b/;

/** "En 3x8": shifts around the clock, and no sets. */
const SHIFT_WORK = /\b(?:en|in|les?|nos?|a) [2-5] ?x ?(?:8|12)\b/g;

/** "3 x 30 min": so often and so long, and no sets, where a week is spoken of or it is a limit. */
const TIMES_SO_LONG =
  /\d ?x ?\d{2,3} ?-?min\w*(?=.{0,12}\b(?:week|wk|woche|semaine|semana|settimana|geht|is (?:out|impossible))\b)/g;

/** "Any day but friday", "jeden Tag außer Montag": all of them without what is left out. */
const ALL_BUT = compiled(
  `\\b(?:daily|taglich|(?:any|every|each|all|most|jeden|jede|die ganze|toute|toda|tutta|tous les|todos los|todos os|cualquier|tutti i|qualsiasi|qualquer)) ?(?:other |the |la |a )?(?:week|woche|semaine|semana|settimana|days?|week ?days?|evenings?|mornings?|tage?|jours|dias?|giorn[oi])?(?: of the week)?,? (?:except|but(?: not)?|apart from|other than|besides|minus|bar|ausser|sauf|hormis|menos|excepto|salvo|tranne|eccetto|meno|exceto)(?: (?:for|on|am|an|le|les|el|los|il|la|a|as|os|na|no))* ${DAY}(?:${JOIN}(?:on |le |el |il |la |am |a )?${DAY}){0,6}\\b`,
);
/** A single day and nothing else is no sentence: it may be when to train, when to log, or when to be reminded. */
const BARE_DAY =
  /^(?:(?:ok|okay|hmm*|so|and|well|then|maybe|on|next|this|coming|am|et|ou|und|oder|dann|y|pues|e|o|allora|alors|entao|le|el|il|la|na|no) )*(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|(?:mon|diens|donners|frei|sams|sonn)tag|mittwoch|(?:lun|mar|mercre|jeu|vendre|same)di|dimanche|lunes|martes|miercoles|jueves|viernes|sabado|domingo|(?:lune|marte|mercole|giove|vener)di|sabato|domenica|(?:segunda|terca|quarta|quinta|sexta)(?:-feira)?)$/;
/** "Same workout again on Thursday", "see you friday": one day that comes, and no habit. */
const ONE_COMING =
  /^(?!.*\b(?:every|always|usually|only|days)\b)(?:(?:and|so|ok|i|will|ill|lets|want to|going to|can) )*(?:start|begin|starting|beginning) (?:it |this |that )?(?:on |next |this )*(?:mon|tues|wednes|thurs|fri|satur|sun)day$|^(?!.*\b(?:every|always|usually|only|days)\b).*\b(?:again|repeat\w*|same|next|see you|back|wieder|encore|otra vez|di nuovo|de novo)\b.{0,24}\b(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|(?:mon|diens|donners|frei|sams|sonn)tag|mittwoch|lunes|martes|miercoles|jueves|viernes|sabado|domingo|(?:lun|mar|jeu|vendre|same)di|mercredi|dimanche)$/;
/** "Cancel friday's session and move wednesdays to thursday": of a plan. */
const OF_A_PLAN =
  /^(?:can you |could you |please |pls )*(?:cancel|skip|delete|remove|drop|swap|move|shift|reschedule|push|bring|put|copy)\b(?!.* (?:my )?(?:training|sessions?|workouts?|gym) (?:days? )?(?:to|onto) (?:\w+day)s\b)/;

/** "Usually 3x a week for 40 mins": how often and how long, and nothing else. */
const USUALLY = compiled(
  `^(?:(?:usually|normally|mostly|typically|generally|only|just|maybe|i can do|i do|meist|meistens|normalerweise|d habitude|normalmente|di solito) )*(?:${COUNT} ?(?:times|x|days|sessions|workouts|mal|fois|veces|volte|vezes)?,? ?(?:a|per|each|every|die|pro|par|por|a la|alla) ?(?:week|wk|woche|semaine|semana|settimana))(?:,? (?:for |at |of |x |je |pendant |durante |per |por )?(?:about |around |max )?${LENGTH}(?: each| a time| per session| a session)?)?$`,
);

const MY_THING =
  /^(?:and |so )?(?:that|this|those) (?:is|are) (?:(?:so|totally|very much|just|more|really) )*(?:my (?:thing|time|jam|slot|window|hours)|me|mine|how i (?:train|roll|like it)|when i (?:train|lift|go))$/;

/** "Early mornings with no music, that's my thing": the time that it begins with, where nothing is said of it and it is not read already. */
function ownSlot({ plain, folded, mood }: FactScope["clause"]): string | null {
  if (mood !== "stated" || REPORTS.test(folded) || SLOTS_ALONE.test(plain)) return null;
  const slot = SLOTS.exec(plain);
  const rest = slot?.index === 0 ? plain.slice(slot[0].length) : null;
  return slot && rest !== null && /^ (?:with|without|no|before|after|when|at|in)\b/.test(rest) ? slot[0].trim() : null;
}

/** "Swam for 30 minutes after work", "couch stretch 2 min each side": how long an exercise was. */
const OF_AN_EXERCISE =
  /^(?:(?:and|then|i|just|today|also) )*(?:did|swam|ran|jogged|walked|cycled|biked|rowed|rode|hiked|played|climbed|boxed|skipped|stretched|danced|skated) (?:\w+ ){0,3}?\d{1,3} ?-?(?:min|h)|\d ?(?:min\w*|secs?|seconds?|s) (?:each|per|a|every) (?:sides?|legs?|arms?|way|hip|foot)\b/;

/** "Daily at 5am": the time behind how often. */
const THEN_AT = compiled(`^,? (?:at |around |in the |on )?${TIME}`);

/** "Not mornings any more, evenings only": each part of a clause with the slot that it names, in time or out of it. */
function slotsIn(plain: string, text: string): FactDraft[] {
  const parts = plain.split(/, | but /).filter((part) => SLOTS.test(part));
  const found = (parts.length > 1 ? parts : [plain]).map((part) => {
    const slot = asTyped(text, SLOTS.exec(part)?.[0].trim() ?? "");
    const not = NOT_FREE.test(part) ? "not " : "";
    return state("availability", `${not}${slot}`, not && parts.length > 1 ? "availability:not" : "availability:time");
  });
  // "Mostly mornings, sometimes evenings": the one as well as the other.
  const free = found.filter(({ key }) => key === "availability:time");
  return free.length < 2
    ? found
    : [
        ...found.filter(({ key }) => key !== "availability:time"),
        state("availability", free.map(({ value }) => value).join(" or "), "availability:time"),
      ];
}

/** "Après le boulot, vers 18h", "solo la sera dopo le 20": a time alone, in other languages. */
const ABROAD_ALONE = compiled(
  `^(?:(?:nur |immer |meist(?:ens)? )?(?:vor der arbeit|avant le (?:travail|boulot)|antes del trabajo|prima del lavoro|antes do trabalho)|(?:nur|immer|meist(?:ens)?|solo|sempre|di solito|seulement|plutot|toujours|so|apenas|solamente|siempre|normalmente) (?:am |a |en |di )?(?:${TIMES_ABROAD})|(?:apres|nach|dopo|despues del?|depois do) (?:le |la |der |dem |il |el |o )?(?:boulot|travail|taf|arbeit|feierabend|lavoro|trabajo|curro|trabalho|trampo))(?:,? (?:vers|dopo|nach|ab|gegen|um|apres|dalle|verso|hacia|a partir de|sobre) (?:le |las? |das? )?\\d{1,2}(?: ?(?:h|uhr))?)?$`,
);

/** "Laid off, so I've got all the time in the world". */
const ALL_THE_TIME =
  /^(?!.*\b(?:mon|tues|wednes|thurs|fri|satur|sun|week)\w*day|.*\bweekends?).*\b(?:have|got|ve) (?:now )?(?:all the time in the world|(?:loads|lots|plenty|tons) of (?:free |spare )?time(?: now| these days| to train| for (?:the gym|training)| on my hands)*$)/;

/** When, how often and how long the writer can train. */
export const readAvailability: FactReader = ({ clause, before, asksForTraining }) => {
  const { plain, folded, text, mood, confidence } = clause;
  if (
    mood === "requested" ||
    /\d ?(?:kgs?|lbs?|x ?\d)|\d ?-?(?:min\w*|m) (?:away|walk|drive|ride|from (?:home|work|here)|by (?:car|bike|bus))/.test(
      folded.replace(SHIFT_WORK, " ").replace(TIMES_SO_LONG, " "),
    )
  )
    return [];
  if (
    /\b(?:any ?time|whenever(?! (?:you|u|we|they|it|i (?!(?:want|can|like|have time|am free)\b)|the|my|there)\b)|flexible (?:schedule|hours)|schedule is flexible)\b/.test(
      plain,
    ) &&
    TRAINS_AT.test(plain)
  )
    return [state("availability", "any time", "availability:days")];
  const aside = asksForTraining ? undefined : ABROAD_ALONE.exec(plain)?.[0];
  if (aside && before === null) return [state("availability", asTyped(text, aside), "availability:time")];
  if (ALL_THE_TIME.test(`${before?.folded ?? ""} ${folded}`))
    return [state("availability", "all the time in the world", "availability:days")];
  if (OF_A_PLAN.test(plain) || OF_AN_EXERCISE.test(plain)) return [];
  if ((before === null && BARE_DAY.test(plain)) || ONE_COMING.test(plain)) return [];
  const own = before === null || asksForTraining || !MY_THING.test(plain) ? null : ownSlot(before);
  if (before !== null && own !== null) return [state("availability", asTyped(before.text, own), "availability:time")];
  const allBut = asksForTraining || REPORTS.test(folded) ? null : ALL_BUT.exec(folded);
  if (allBut && (TRAINS.test(folded) || SLOTS_ALONE.test(plain) || allBut[0].length >= plain.length * 0.6))
    return [state("availability", asTyped(text, allBut[0].trim()), "availability:days")];
  const isToday = confidence === "temporary" && /\b(?:today|tonight|this (?:morning|evening|afternoon))\b/.test(folded);
  if (isToday) return [];
  const rota = PATTERN_OF_DAYS.exec(plain);
  // "Clen 2 weeks on 2 weeks off" is no rota.
  const pattern =
    (rota !== null && (!/week|month/.test(rota[0]) || OF_WORK.test(folded)) ? rota : null) ?? THERE_AT.exec(plain);
  const only = ONLY_TIME.exec(plain)?.[1];
  // "Only on my off days, usually 3 times a week": when, and how often besides.
  const besides = (found: FactDraft[]): FactDraft[] => {
    const often = FREQUENCY.exec(plain)?.[0].trim();
    return often === undefined || found.some(({ value }) => value.includes(often))
      ? found
      : [...found, state("availability", asTyped(text, often), "availability:frequency")];
  };
  if (only && !asksForTraining && !/^(?:this|that|it|today|now|when|what)\b/.test(only))
    return besides([state("availability", asTyped(text, only), "availability:time")]);
  const when = asksForTraining ? undefined : ONLY_WHEN.exec(plain)?.slice(1).find(Boolean);
  if (when && !DAYS.test(when))
    return besides([state("availability", asTyped(text, when.trim()), "availability:time")]);
  if (pattern && !asksForTraining)
    return besides([state("availability", asTyped(text, pattern[0].trim()), "availability:time")]);
  const early = asksForTraining ? undefined : NOT_BEFORE.exec(plain)?.[1];
  if (early) return [state("availability", `not ${asTyped(text, early)}`, "availability:time")];
  const found: FactDraft[] = [];
  const says = TRAINS.test(folded) || CHANGED_TO.test(plain);
  const reports = REPORTS.test(folded) && !CHANGED_TO.test(plain);
  const isWeek = before !== null && OF_THE_WEEK.test(before.plain);
  const week = isWeek ? plain : /^(.+?)(?: is| looks like|:) (.+)$/.exec(plain);
  const told = typeof week === "string" ? week : week?.[1] && OF_THE_WEEK.test(week[1]) ? (week[2] ?? "") : "";
  if (DAYS.test(told))
    return [
      state(
        "availability",
        asTyped(text, told)
          .replaceAll("/with/", "/w/")
          .replace(/\bm with f\b/i, "M W F"),
        "availability:days",
      ),
    ];
  /** Hardly anything else is said. */
  const isBare = (match: RegExpExecArray, part: string) =>
    part.indexOf(match[0].trim()) <= 12 && match[0].length >= part.replace(/^(?:i|we) | instead$/g, "").length * 0.6;
  for (const said of plain.split(APART)) {
    const part = said.replace(
      /^(?:from (?:(?:now|here) )?on|going forward|so|it is|it will be|make it|that is|now|and|realistically|ideally|honestly|normally|usually|generally|currently|typically|at best|best case)[ ,]+(?:it is |it will be |its |i train )?/,
      "",
    );
    const days = DAYS.exec(part);
    if (
      !days ||
      reports ||
      OTHER_SPORT.test(plain) ||
      /\b(?:since|(?:un)?till?|by|before|bis|hasta|jusqu a|fino a|ate|except|apart from|other than|besides|minus|bar|but(?: not)?)(?: for| on)? $/.test(
        part.slice(0, days.index),
      )
    )
      continue;
    const refuses = TAKES_A_DAY_BACK.test(part);
    if (!says && !refuses && !SACRED.test(part) && !ONLY_DAYS.test(part) && (!isBare(days, part) || asksForTraining))
      continue;
    const not = (isOut(part, days) || NEVER_THEN.test(plain)) && !/^(?:not|no|never)/.test(days[0]);
    // "I train mon wed fri, sunday off".
    const free = not ? daysBeforeOff(part, days) : null;
    if (free !== null) found.push(state("availability", asTyped(text, free), "availability:days"));
    const value = asTyped(
      text,
      days[0]
        .slice(free?.length ?? 0)
        .replace(/^[, ]+(?:and )?/, "")
        .trim(),
    )
      .replaceAll("/with/", "/w/")
      .replace(/\bm with f\b/i, "M W F");
    const only =
      /\b(?:only|nur|seulement|uniquement|solo|soltanto|apenas)\b/.test(folded) && !/\bonly\b/.test(value)
        ? " only"
        : "";
    found.push(
      state("availability", `${not ? "not " : ""}${value}${only}`, not ? "availability:not" : "availability:days"),
    );
  }
  // "Tue and thu evenings, sat mornings": all of them are when one can.
  const days = found.filter(({ key }) => key === "availability:days");
  if (days.length > 1 && !/\binstead\b/.test(folded))
    found.splice(
      0,
      found.length,
      state(
        "availability",
        `${days.map(({ value }) => value.replace(/ only$/, "")).join(", ")}${days.some(({ value }) => value.endsWith(" only")) ? " only" : ""}`,
        "availability:days",
      ),
      ...found.filter(({ key }) => key !== "availability:days"),
    );
  // "Wednesdays don't work, friday instead": the new day says it all.
  if (/\binstead\b/.test(folded) && found.some(({ key }) => key === "availability:days")) {
    found.splice(0, found.length, ...found.filter(({ key }) => key === "availability:days"));
  }
  const frequent = FREQUENCY.exec(plain);
  const often = frequent && TOO_OFTEN.test(plain.slice(frequent.index + frequent[0].length)) ? null : frequent;
  const limit = LIMIT.exec(plain)?.[1];
  if (limit && !asksForTraining) found.push(state("availability", `${limit} a week at most`, "availability:frequency"));
  const reportsOften =
    /\b(?:did|trained|worked out|went|ran|missed|skipped|last|so far|should|give me|make me|protein|run|pills?|mg|drink|eat|smoke|coffee|plan|program\w*|split|routine)\b/.test(
      folded.replace(/(?<=week)(?: and|,| plus) (?:i )?run\b/, " "),
    );
  if (
    often &&
    !reportsOften &&
    !OTHER_SPORT.test(plain) &&
    (says ||
      GETS.test(plain) ||
      isBare(often, plain.split(/, ?/).find((part) => part.includes(often[0])) ?? plain) ||
      USUALLY.test(plain) ||
      /\binstead of \d/.test(plain))
  ) {
    if (/week|wk|day|daily|times|sessions|woche|semaine|semana|settimana/.test(often[0]))
      found.push(
        state(
          "availability",
          asTyped(text, `${often[0]}${THEN_AT.exec(plain.slice(often.index + often[0].length))?.[0] ?? ""}`.trim()),
          "availability:frequency",
        ),
      );
  }
  const span = DURATION.exec(plain);
  const isUsual =
    !span ||
    PER_TIME.test(span[0]) ||
    (!asksForTraining && /\b(?:tops|max|at most)\b/.test(span[0])) ||
    /\b(?:while|whilst|ever|always|usually|every|each|most|normally|all i)\b/.test(folded);
  const long = !isUsual || (span && SPENT.test(plain.slice(0, span.index))) ? null : span;
  if (
    long?.[1] &&
    !reports &&
    !(asksForTraining && !/\bper\b|\beach\b|\balways\b|\busually\b/.test(folded)) &&
    !/\b(?:run|walk|row|bike|cycle|swim|commute|drive|rest|sleep|cardio|plank)\b/.test(folded)
  ) {
    found.push(
      state(
        "availability",
        asTyped(
          text,
          long[1]
            .trim()
            .replace(/^(?:squeeze in|fit in|spare|manage|commit to|set aside|free up|only do|only have) /, ""),
        ),
        "availability:duration",
      ),
    );
  }
  const slots = found.length === 0 && !reports && !OTHER_SPORT.test(plain) ? SLOTS.exec(plain) : null;
  if (slots && (says || SLOTS_ALONE.test(plain) || ONLY_SLOTS.test(plain))) return slotsIn(plain, text);
  if (found.length === 0 && !asksForTraining) {
    const person = PERSON_OF_DAY.exec(plain);
    if (person)
      return [state("availability", asTyped(text, person[0].replace(/^(?:i )?am /, "")), "availability:part")];
    const time = TIME_OF_DAY.exec(plain);
    if (
      time &&
      !reports &&
      (TRAINS_AT.test(folded) || SUITS.test(folded)) &&
      !OTHER_SPORT.test(plain) &&
      !/\b(?:work|shift)s? (?:nights?|evenings?|mornings?)|\bfelt|\bsleep|\bpain|\bstiff|\beat\b|\bcoffee\b|\btake\b|\b(?:opens?|closes|meetings?|appointments?|class(?:es)?)\b/.test(
        folded,
      )
    ) {
      const not = NOT_FREE.test(folded) ? "not " : "";
      found.push(state("availability", `${not}${asTyped(text, time[0].trim())}`, "availability:time"));
    }
  }
  const habit = found.length === 0 && !asksForTraining ? readHabitTime(plain) : null;
  if (habit !== null) {
    const not = NOT_FREE.test(plain) ? "not " : "";
    found.push(state("availability", `${not}${asTyped(text, habit.span)}`, `availability:${not ? "not" : habit.kind}`));
  }
  const longest =
    asksForTraining || found.some(({ key }) => key === "availability:duration") ? null : readLongestSession(plain);
  if (longest !== null) found.push(state("availability", `${asTyped(text, longest)} at most`, "availability:duration"));
  const length =
    found.length > 0 && !asksForTraining && !reports && !found.some(({ key }) => key === "availability:duration")
      ? readUsualLength(plain)
      : null;
  if (length !== null && !found.some(({ value }) => value.includes(length)))
    found.push(state("availability", asTyped(text, length), "availability:duration"));
  // "Drei Mal pro Woche, immer vor der Arbeit": when, behind how often.
  const behind =
    found.length === 1 && found[0]?.key === "availability:frequency"
      ? plain
          .split(/, ?/)
          .slice(1)
          .find((part) => ABROAD_ALONE.test(part))
      : undefined;
  if (behind !== undefined) found.push(state("availability", asTyped(text, behind), "availability:time"));
  return found;
};
