import { compiled } from "../patterns/compiled.ts";
import { emergency, type Rule } from "./finding.ts";
import { type Sign, signRule } from "./signRules.ts";

const LOADED =
  /\b(?:plates?|rucksack|backpack|pads|builds? (?:a|my|the|your)|dumbbells?|pullovers?|sit ?ups?|crunch\w*|(?:wide|close|narrow|false|suicide) grip|hold(?:ing)? (?:a|the)|weighted|strap|monitor|chest (?:day|press|fly|flys|flyes|dips?|pass|pump|machine|workout|volume)|cue|cues|squeeze (?:the|your|my|at|and)|contract\w*|mind muscle|pec deck|cable|bench press technique|bounc\w*|touch\w*|bar (?:to|on|off)|to (?:my |the )?chest|off (?:my |the )?chest|peso (?:libr[eo]|livre|corpore[oa]l?|corporal|(?:do|del|di) (?:corpo|cuerpo))|poids (?:du corps|de corps|libres?)|(?:con|com|sem|sin|senza|poco|pouco|mucho|muito|molto|mas|mais|piu|menos|meno|avec|sans|bajo|baixo|alto) (?:pes[oi]|poids)(?! (?:n[oa]|en|sul|nel|sobre|sur|dans|encima)\b)|press de|blood pressure|rock (?:band|climbing)|exercises?|ejercicios?|exercices?|esercizi\w*|body ?weight|apoyo|apoio|appoggio|supino|supported|aperturas?|agujetas|dia de|muskelkater|courbatures|dolori muscolari|doms)\b/;
/** What falls is a weight: "dropped 100 on his toe". */
const DROPPED_THING =
  /\bdropp?(?:ed|s|ing) (?:\d+|the (?:bar|weights?|plates?|db|dumbbells?|kettlebell|ball)|an? (?:bar|plate|weight|db|dumbbell|kettlebell|\d+)|(?:his|her|my|both) (?:bar|weights?|plates?|dbs?|dumbbells?|kettlebells?|phone))\b/;
/** "Crushed my chest today": trained hard by whoever says so. */
const CRUSHED_IT =
  /(?:^|\b(?:i|ive|we|just|absolutely|totally|today|properly|finally|and) )(?:crush|smash|squeez|squash)(?:ed|ing) (?:my |the )?(?:chest|pecs)\b(?! (?:under|by|hurts?|pain|feeling|against|into))/;
const FORM =
  /\b(?:form|cue|cues|technique|machine|stretch\w*|rotat\w*|warm ?up|cable|mirror|grip width|stance|valgus|cave|flare|hook grip|video|lockout|lock out|other way (?:up|round|around)|leg length|(?:longer|shorter) than the other|pecs?|al posto d\w+|(?:tip|push|pull|bend|forc|press)\w* my (?:hands?|wrists?) back(?:wards?)?)\b/;
/** "Had to go downstairs backwards": how one went, where nothing is bent. */
const FORM_OR_GAIT = compiled(
  `${FORM.source}|^(?!.*\\b(?:bent|bend\\w*|wrong way|angle|stick\\w*|crooked|snap\\w*|fell|fall\\w*|landed)\\b).*\\b(?:walk\\w*|go|going|goes|went|downstairs|upstairs|stairs|steps?|stepping|crawl\\w*|pedal\\w*|revers\\w*|drag\\w*|slide|sled|treadmill|ladder) (?:\\w+ ){0,2}(?:backwards|sideways)\\b`,
);
const NOT_PERSONS =
  /\b(?:(?:couldnt|cant|could not|wont|didnt) (?:budge|move|shift|lift|unrack|finish) (?:it|that|the (?:bar|weight|plates?|sled|stone))|dead weight|(?:hope|hoping|before|until|fingers crossed) (?:\w+ ){1,3}wakes? up|hop(?:e|ing) (?:\w+ ){1,2}(?:doesnt|wont|dont) wake|texts?|texting|messages?|emails?|calls|phone|app|machine|scale|watch|link|button|website|gym is|treadmill screen|bluetooth|alarm clock|muscles? (?:is|are)|dead weight (?:of|on|for|x|from|\d)|sled|drags?|carr(?:y|ies)|glutes?|weight (?:is|was|isnt)|bar (?:is|was|isnt)|dm|dms)\b/;
const ASLEEP =
  /\b(?:couch|sofa|bed|asleep|sleep|slept|nap|pillow|drunk|beers?|party|power (?:cut|outage|went|failure|came)|gym lights?|(?:phone|head)? ?torch\w*|flash ?light\w*|head ?lamps?|candle\w*|in the dark|electric\w*|generator|fuse ?box|(?:motion|light) sensors?|whole (?:gym|street|building|block)|kids|baby|toddler|alarm|early|house ?mates?|room ?mates?|before (?:the|my|anyone|everyone)|lights? in the|fuse|blackout curtains|schlaf\w*|luz|luce|licht|lumiere|energia|name of|gimnasio|palestra|academia|salle)\b/;
const LEAK =
  /\b(?:laugh\w*|sneez\w*|cough\w*|jump\w*|double unders?|pelvic floor|trampoline|skipping|drug test|shy|public|queue|locked|closed|break|stairs|doms|sit on|sports? bra|sit down|weigh\w*|before the weigh)\b/;
const NERVES =
  /\b(?:back|deadlift\w*|squat\w*|lift\w*|leg press|legs?|numb\w*|crotch|twice|days?|since|disc|disk|didnt notice|ruck\w*|kreuzheben|dos|sciatic\w*|espalda|sentadill\w*|schiena|stacc\w*|costas|terra|perna\w*|pierna\w*|gamb\w*|jambe\w*|bein\w*)\b/;

const SIGNS: readonly Sign[] = [
  {
    rule: "clutched_chest",
    answer: "heart",
    of: ["clutch"],
    unless: /\b(?:doms|sore from|pecs?|roller|before benching)\b/,
  },
  {
    rule: "weight_on_chest",
    answer: "heart",
    of: ["weightOnIt"],
    near: ["chestPlace"],
    gap: 6,
    unless: compiled(`${LOADED.source}|${CRUSHED_IT.source}`),
  },
  {
    rule: "not_answering",
    answer: "collapse",
    of: ["noAnswer"],
    near: ["somebodyThere"],
    gap: 14,
    unless: NOT_PERSONS,
  },
  {
    rule: "not_answering",
    answer: "collapse",
    of: ["noAnswer"],
    also: ["wentDown", "badBreath", "greyFace", "collapsed", "fainted", "headBang"],
    unless: NOT_PERSONS,
  },
  {
    rule: "somebody_down",
    answer: "collapse",
    of: ["wentDown"],
    near: ["somebodyThere"],
    gap: 5,
    also: ["noAnswer", "badBreath", "greyFace", "delirious"],
  },
  {
    rule: "somebody_down",
    answer: "collapse",
    of: ["wentDown"],
    near: ["somebodyThere"],
    gap: 5,
    unless: DROPPED_THING,
    says: /\bwhat (?:do|should) (?:i|we) do\b|\b(?:help|just now|ambulance|defib\w*|right now|next to me|in front of me)\b/,
  },
  {
    rule: "lost_time",
    answer: "collapse",
    of: ["lostTime"],
    unless: compiled(
      `${ASLEEP.source}|\\bque (?:\\w+ )?apagou\\b|\\bapagou (?:o|a|os|as|iss?o|ess[ea]s?|est[ea]s?|aquel[ea]s?|tudo|minhas?|meus?|um|uma|demais)\\b|\\b(?:gone|away|out) for (?:\\w+ ){1,2}(?:days?|weeks?|months?|years?)\\b|\\b(?:gone|away|out) for (?:\\w+ ){0,3}(?:\\d+ ?)?(?:k|kms?|kilomet\\w+|miles?|met(?:er|re)s|runs?|rides?|walks?|jogs?|swims?|hikes?|strolls?|spin|row|parkrun|coffees?|lunch|dinner|drinks?|beers?|pizza)\\b`,
    ),
  },
  {
    rule: "failing_breath",
    answer: "breathing",
    of: ["badBreath"],
    near: ["somebodyThere"],
    gap: 10,
    unless: /\b(?:snores?|at night|asleep|sleep\w*|technique|dog|cue|breath\w* cue|bracing)\b/,
  },
  {
    rule: "failing_breath",
    answer: "breathing",
    of: ["badBreath"],
    also: ["collapsed", "fainted", "wentDown", "noAnswer", "greyFace"],
  },
  {
    rule: "no_air",
    answer: "breathing",
    of: ["noAir"],
    unless:
      /^(?!.*\b(?:still (?:chok\w*|cough\w*|cant|stuck|there|in|feel\w*|hurts?)|cant|cannot|now|blue|purple|grey|stuck|lodged|help|wont|wheez\w*|throat|couldnt|unconscious|hes|shes|he|she|someone|somebody)\b).*\bchoked (?:on|and)\b|\b(?:laugh\w*|mask|nose|snorkel|technique|bracing|belt|bra|joke|nerves|choked on (?:the|my|that|a) (?:\w+ )?(?:lift|attempt|shot|putt|serve|penalty|final|race|single|exam)|choked? (?:out|under pressure)|mentally|underwater|crying|singing|my own|bottom of|rack position|zone \d|zone|tempo|threshold|planned|as (?:planned|prescribed|it should|always|usual)|the plan says|intervals?|talk test)\b/,
  },
  {
    rule: "grey_and_ill",
    answer: "heart",
    of: ["greyFace"],
    unless:
      /\b(?:blue in the face|black and blue(?! (?:down|up|all|from|to))|shirt|jeans|pants|underwear|shorts|tights|shoes|belt|mat|plates?|bruis\w*|bra[cz]os?|bracci\w+|pernas?|olhos?|joelhos?|coxas?|toes?|toenail|fingers?|socks|leggings|smoothies?|radish|tomato\w*|beet\w*|lobster|cherry|strawberr\w*|crimson|scarlet|(?:bright|all|so|lobster) red|pink|sunburn\w*)\b/,
  },
  {
    rule: "bleeding",
    answer: "bleeding",
    of: ["blood"],
    near: ["gush"],
    gap: 6,
    unless: /\b(?:nose|nosebleed|period|blood pump\w*|donat\w*|flow|movie|heart pump\w*|muscles?|shaving|callus)\b/,
  },
  { rule: "bleeding", answer: "bleeding", of: ["gush"], also: ["deepCut"] },
  {
    rule: "deep_cut",
    answer: "bleeding",
    of: ["deepCut"],
    unless:
      /\b(?:(?:finger|thumb|toe|ear) off (?:running|work|training|gym|legs|sport|school)|static|time|calories|sugar|carbs|open gym|split squats?|open up|hips|amputation (?:of .{0,30} )?(?:in|\d+|last|years|years ago)|amputee|program|weight|budget|shirt|pants|jeans|ripped (?:abs|body)|open season|shredded|stabbed (?:my|the|a|an|him|her|somebody) (?:\w+ ){0,2}(?:tub|bag|box|tin|manager)|stabbed by a|fencing|sabre|cactus|show|lol|like an? (?:\w+ )?gap\w*|gap\w* (?:hole|in) (?:in|under|below|above|between)? ?(?:my )?(?:abs|belly button|navel|tummy|core))\b/,
  },
  { rule: "bloody_froth", answer: "bleeding", of: ["pinkFroth"] },
  {
    rule: "face",
    answer: "brain",
    of: ["faceOff"],
    near: ["faceBit"],
    gap: 5,
    unless:
      /\b(?:dentist (?:visit|today|this morning|appointment)|filling|mask|cold|wind|snow|expression\w*|paint|laugh\w*|smile drops|pre ?workout|beta alanine|c4|botox|mouth ?guard|missing (?:a )?tooth|drop sets?|sweat)\b/,
  },
  {
    rule: "half_body",
    answer: "brain",
    of: ["halfOf"],
    near: ["notMine", "faceOff", "tingle"],
    gap: 7,
    unless:
      /^(?!.*\b(?:sudden\w*|today|just|this morning|tonight|new|worse|again|now|since|yesterday)\b).*\bstroke (?:\w+ ){0,2}?(?:last (?:year|month|spring|summer|autumn|fall|winter|christmas)|(?:years?|months?) (?:ago|back)|in (?:19|20)\d\d)\b|\b(?:slept|(?:left|right|other) side (?:is |was |feels? |felt )?(?:fine|ok|okay|good|normal)|(?:weak|dead|numb) (?:from|after) (?:the )?(?:curls|rows|pull ups|press\w*|climbing)|(?:my|the) stroke (?:is|was|feels?|felt)|frozen shoulder|(?:my |the )?(?:right|left|one) side (?:does|is doing|did) (?:all|most|more)|carr(?:y|ies|ying)|barbell|stronger|imbalance|unilateral\w*|one sided|single (?:arm|leg)|even (?:it|them) out|side work|weaker side first|since (?:birth|childhood)|lag\w*|always|forever|plank|planks|stretch\w*|mirror|bar hang\w*|missing (?:a )?|glutes?|lats?|dead ?(?:lift|bug|hang)\w*|sleep(?:er)? )\b/,
  },
  {
    rule: "speech",
    answer: "brain",
    of: ["badSpeech"],
    unless:
      /\b(?:drunk last|beers|wasted last|karaoke|language|accent|translat\w*|spanish|german|french|italian|english|typo|keyboard|autocorrect|app|dictation|voice (?:input|to text)|shout\w*|cheer\w*|nervous|camera|interview|scream\w*|concert|stadium|hoarse|song|coach said|lol)\b/,
  },
  {
    rule: "sight",
    answer: "brain",
    of: ["sightGone"],
    unless:
      /\b(?:since (?:birth|childhood|i was|(?:19|20)\d\d)|from birth|all my life|double digits?|blind spots? (?:in|of|for) my|blind spot is|digits?|lens\w*|glasses|contacts|sweat in|fog\w*|screen|disco|shower|soap|sweat|curtains?(?! (?:across|over my|in my|on my|down|coming|came)))\b|\b(?:i am|im|is|born|been|legally|partially) (?:\w+ )?blind in one eye\b(?! (?:now|all|since|after))/,
  },
  {
    rule: "sudden_headache",
    answer: "brain",
    of: ["headWord"],
    near: ["burstHead"],
    gap: 7,

    unless:
      /\b(?:(?:bang|banged|crack|cracked|snapped|popped) (?:my|his|her|their|the) (?:\w+ )?(?:head|forehead|skull)\b.{0,30}\b(?:on|against|off|into)|headbang\w*|song|idea|music|news|punch\w*|elbow\w*|kick\w*|crusher\w*|day|head (?:start|coach)|split|pop quiz|(?:which|long|short|lateral|medial|what|each|both|three|two) heads?|heads? of (?:the|my))\b/,
  },
  {
    rule: "sudden_headache",
    answer: "brain",
    of: ["headWord"],
    near: ["worstEver"],
    gap: 12,
    unless: /\b(?:hangover|hungover|squat|idea)\b/,
  },
  { rule: "bladder_or_bowel", answer: "spine", of: ["wee"], near: ["noControl"], gap: 7, says: NERVES, unless: LEAK },
  {
    rule: "saddle_numbness",
    answer: "spine",
    of: ["crotch"],
    near: ["unfelt", "tingle"],
    gap: 6,
    unless:
      /\b(?:bike|bicycle|cycling|spin|ride|rides|riding|peloton|saddle (?:sore|time)|sitting|sat|glutes?|activat\w*|working|fire|firing|cold|clams?hell|dead ?lift\w*|bus|flight)\b/,
  },
  {
    rule: "deformed_limb",
    answer: "bone",
    of: ["manyBones"],
    near: ["wrongWay"],
    gap: 6,
    unless: FORM_OR_GAIT,
  },
  {
    rule: "limb_without_blood",
    answer: "bone",
    of: ["manyBones"],
    near: ["limbColour"],
    gap: 5,
    also: ["wrongWay", "fell", "popSound"],
  },
  {
    rule: "heat",
    answer: "heat",
    of: ["delirious"],
    also: ["hotOut", "heatStroke"],
    unless:
      /\b(?:about|by|which|plan|week|months?|rambling|cold|ac|air con\w*|(?:water|pool|lake|sea|shower|gym|garage|hall|outside|wind|air|weather|room|bar|hands|changing rooms?) (?:is |was |were |absolutely |bloody |still |so )*freezing|freezing (?:water|pool|lake|sea|shower|gym|garage|hall|wind|air|weather|room|bar|cold))\b/,
  },
  {
    rule: "poison",
    answer: "overdose",
    of: ["poison"],
    near: ["tooMuch"],
    gap: 5,
    also: ["swallowed"],
    // Who asks whether to take it has not.
    unless:
      /\b(?:mg|vitamins?|protein|weeks?|a day|before training|fish oil|creatine|prescri\w*|(?:should|can|could|may|shall) i (?:just |maybe |also )?(?:take|double|pop|have|use|up))\b/,
  },
  {
    rule: "poison",
    answer: "overdose",
    of: ["poison"],
    also: ["poisoned"],
    says: /\b(?:took|taken|swallow\w*|ate|drank|downed|tom[eo]\w*|bebi|geschluckt|genommen|pris|avale|preso|inject\w*|had|necked)\b/,
    unless: /\b(?:resting|prescri\w*|for years|zone|mg)\b/,
  },
  { rule: "gas", answer: "gas", of: ["gas"], also: ["gassed"], unless: /\brunning on\b/ },
  {
    rule: "throat",
    answer: "allergy",
    of: ["throatBad"],
    also: ["ateOrStung"],
    unless:
      /\b(?:dry|chalk|cold|sore throat|gym bar|pre ?workout tingl\w*|beta alanine|cant (?:do|have|eat|tolerate)|allergic to|allergy to|intoleran\w*|avoid|so none|no more|if i (?:eat|have|touch)|whenever i (?:eat|have)|when i (?:eat|have)|always)\b/,
  },
  {
    rule: "belly",
    answer: "alarm",
    of: ["belly"],
    near: ["bellyBad"],
    gap: 5,
    says: /\b(?:leg press|burst\w*|gr[ae]y|faint\w*|vomit\w*|puk\w*|shoulder|deadlift\w*|squat\w*|during|sudden\w*|fell|hit|cant|agony|hours?|since|right side|fever)\b/,
    unless: /\b(?:lol|abs|core|proud|six ?pack|tight|brac\w*|doms|crunches|sit ?ups?|laugh\w*)\b/,
  },
  { rule: "inner_injury", answer: "alarm", of: ["spleen"], also: ["pain", "painWord", "fell", "headBang", "sudden"] },
  {
    rule: "pressure_on_effort",
    answer: "heart",
    of: ["pressure"],
    also: ["restRelief"],
    unless:
      /\b(?:clench\w*|teeth|quads?|calf|calves|hamstrings?|shins?|forearms?|back|hips?|knees?|bfr|cuffs?|shoulders?|head|neck|blood pressure)\b/,
  },
];

/** What is seen of an emergency, in folk words: class E. */
export const EMERGENCY_SIGNS: readonly Rule[] = SIGNS.map((sign) => signRule(emergency, sign));
