import { compiled } from "../patterns/compiled.ts";
import { cue, PAST } from "./stanceCues.ts";

/** What is done week in, week out: the description of a programme, not of a session. */
export const HABIT = cue(
  "habit",
  "\\b(?:usually|normally|typically|generally|(?:i|we) always|tend to|most (?:days|weeks)|every (?:day|week|session|workout|other day|morning|evening)|(?:\\d|once|twice|two|three|four|five|six)(?: ?x| times| days)? ?(?:a|per|each|every|/) ?week|currently (?:doing|running|on)|every time|these days|nowadays|on (?:mon|tues|wednes|thurs|fri|satur|sun)days|(?:i|we) used to|i have been (?:doing|running|training|lifting|squatting|benching)|(?:i|we) (?:am|are) (?:currently )?(?:running|following|on) )",
  "\\bmy (?:\\w+ ){0,2}(?:max|1 ?rm|best|record|pr|pb)(?: \\w+){0,2} (?:is|was|used to be)\\b",
  "^(?:my )?(?:(?:current|old|all time|lifetime|best|usual) )*(?:prs|pbs|maxes|1 ?rms|working weights?|working sets|stats|personal (?:bests|records))(?! (?:today|tonight|this|from today|yesterday)\\b)[^\\d:\\n]{0,16}(?:[:\\n-]|(?=\\d))",
  // A best of all time, and no day: "longest plank I ever held", "1rm squat 160".
  "^(?!.*\\b(?:today|tonight|just|now|this (?:morning|evening|afternoon|week)|yesterday|last night|new|first|finally)\\b)(?:my )?(?:(?:1 ?-?rms?\\b|one[- ]rep max\\w*)(?!:? ?(?:test\\w*|attempts?|days?)\\b)|(?:best|longest|heaviest|fastest|most)(?: \\w+){0,4} ever\\b|(?:lifetime|all ?-?time) (?:best|record|max)\\w*)[^?]*\\d",
  "\\bevery (?:mon|tues|wednes|thurs|fri|satur|sun)day\\b|\\b(?:is|are) (?:about )?(?:my|the) (?:limit|ceiling|maximum|absolute max)\\b|\\b(?:\\d+[- ]day|a day|daily) (?:\\w+[- ]?){0,3}challenge\\b",
  "\\bmy (?:usual|normal|typical|standard|regular|current|go ?to)(?: \\w+){0,3} (?:is|are|consists|goes)\\b",
  "(?<!\\bnew (?:\\w+ )?)\\b(?:max|1 ?rm|records?|pr|pb|personal best|lifetime best|all time best)(?: (?:for|on|in|at|of) (?:my |the )?(?:\\w+ ){1,4}?| )(?:is|are|used to be|stands at|sits at)\\b",
  "^(?!.*\\b(?:today|just|this (?:morning|evening|afternoon))\\b)(?:.*\\b(?:and|but|so|,|;) )?(?:i|we) (?:do|bench|squat|deadlift|press|row|run|curl|lift|swim|walk|cycle|climb|train)\\b.{0,30}\\d",
  // "Laufe 5 km in 31", "corro 10 km en 55 min": the present of a verb that moves, a way and its time.
  "^(?!.*\\b(?:heute|gerade|eben|hoy|oggi|hoje|aujourd|stamattina|ce matin)\\b)(?:ich |je |yo |io |eu )?(?:laufe?|jogge?|schwimme?|rudere|radle|corro|nado|nuoto|pedalo|remo|cours|nage|rame) (?:die |les |los |i |os )?\\d+(?:[.,]\\d)? ?(?:km|k|m|metros|metri|metres)\\b.{0,6}\\b(?:in|en|em)\\b ",
);
/** Told of times gone by: what somebody once did is no entry of a diary. */
export const LONG_PAST = cue(
  "long_past",
  // "I ran 5k in 25 min once", "I've rowed 2k in 7:30 before": some day.
  `\\bi (?:have |had |actually |even ){0,2}${PAST} [^,.;!?\n]*\\d[^,.;!?\n]*? (?:before|(?:mins?|minutes|seconds|km|k|miles?|hours?|\\d\\d) once|one time|(?:at )?some point)(?=[,.;!?\n]|$)`,
  "\\b(?:(?:\\d+|two|three|four|five|six|ten|twenty|a few|several|many|a couple(?: of)?) )?(?:years|yrs|decades) ago\\b|\\b(?:a|one) year ago\\b",
  "\\bback (?:in the day|when i|then)\\b|(?<!\\b(?:since|after|from) (?:the |my |an? )?(?:[a-z]+ )?(?:surgery|operation|op|injury|accident|tear|fracture|birth|diagnosis|replacement|hernia|c section) )\\b(?:in|back in|around) (?:(?:19|20)|'(?! ))\\d\\d\\b|\\b(?:(?:that|this|it) was|set in|dates from|(?<!\\b(?:fine|ok|okay|good|better|great|healed|free|problems?|trouble|issues?) )since) (?:19[6-9]\\d|20[01]\\d)\\b(?! ?(?:m|meters?|metres?|steps|k?cals?|kg|lbs?|reps)\\b)|\\b(?:once upon a time|in (?:high school|college|uni(?:versity)?|school|the (?:army|military|navy|marines|old days|past))|in my (?:prime|youth|teens|twenties|thirties|[234]0s|younger (?:days|years)|day|competing days))\\b",
  "\\bat (?:(?:the )?age (?:of )?)?\\d{2},? i (?:was|could|used|had)\\b|\\bwhen i was (?:young(?:er)?|little|a (?:kid|teen\\w*|student|boy|girl|child)|in (?:my|school|college|the)|at (?:school|uni\\w*|college|my)|still|fit(?:ter)?|strong(?:er)?|lighter|heavier|thin(?:ner)?|\\d+)\\b|\\bas a (?:kid|teen\\w*|student|young (?:man|woman|lad))\\b|\\bat my (?:peak|best|strongest|fittest)\\b|\\bwhen i (?:still )?(?:played|competed|served|started(?: out)?|first started)\\b",
  "(?<!since )\\bbefore (?:covid|corona|the (?:pandemic|lockdowns?|war|kids?|baby|babies|injury|surgery|accident|operation|pregnancy|divorce)|(?:my|our) (?:kids?|son|daughter|baby|injury|surgery|accident|operation|pregnancy|op)|i (?:got (?:pregnant|injured|sick|ill|old|married)|had (?:kids|the|my)|was (?:pregnant|injured|ill)|broke|tore))\\b|\\bpre[- ]?(?:covid|pandemic|pregnancy|injury|surgery)\\b",
  "\\b(?:vor (?:\\w+ )?jahren|fruher|il y a \\w+ ans|avant le covid|hace \\w+ anos|antes de(?:l)? (?:covid|embarazo)|anni fa|prima del covid|ha \\w+ anos|anos atras)\\b",
);
export const NOWADAYS =
  /\b(?:today|tonight|this (?:morning|afternoon|evening|week)|yesterday|last night|heute|aujourd hui|hoy|oggi|hoje)\b/;

/** Not having trained at all, and behind it what that training was: "didn't train today, was bench 4x8". */
const NO_TRAINING =
  "(?:(?:did|could|have|has) not (?:train(?:ed)?|work(?:ed)? out|lift(?:ed)?|exercised?|(?:go|gone|get|make it|made it)(?: to)? (?:the )?(?:gym|training|session))|no (?:gym|training|workout|session)|skipped (?:the )?(?:gym|training|session)|nicht (?:trainiert|im (?:gym|studio|training)|beim training|zum training)|kein(?:e[ns]?)? (?:training|gym|sport|einheit)|pas (?:d ?|de )?(?:entrain\\w*|sport|seance|salle|muscu\\w*)|no (?:he )?(?:entrene|entrenado|(?:fui|ido) al gym\\w*)|(?:non (?:mi )?(?:sono )?(?:allenat[oa]|andat[oa] in palestra)|niente (?:palestra|allenamento))|(?:nao (?:treinei|fui (?:pra|para a|na|a) academia)|sem treino))";
export const MISSED = compiled(
  `\\b${NO_TRAINING}\\b[^\\d.!?\\n]{0,40}?[,;:.(-] ?(?:(?:it|that|there|this|today|c|es|das|sonst|should have|would have) ){0,3}(?:was|were|been|war(?:en)?|waren?|eran?|erano|eram|etai(?:t|en)t?|tocaban?)\\b(?! (?:still|at least|just|only|too|so|ill|sick|tired|raining|busy|closed|away|on)\\b)[^.,;!?\\n]{0,30}\\d`,
);
