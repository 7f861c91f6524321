import { dateText } from "../../dates/localDay.ts";
import { compiled } from "../../patterns/compiled.ts";
import { EXERCISE } from "../../routing/trainingWords.ts";
import { asTyped } from "./asTyped.ts";
import { bodyGoalIn } from "./bodyGoal.ts";
import { aimBehindLift, isDatedAim } from "./datedAim.ts";
import { end, type FactDraft, type FactReader, type FactScope, keyOf, type RecentFact, state } from "./factDraft.ts";
import { futureDay } from "./factTime.ts";
import { CARES, DOCTORS_GOAL, GOAL_BESIDE, OF_WEIGHT, RIDS } from "./goalFrames.ts";

/** A line of a list: "goal recomp", "goals: …" without the colon. */
const GOAL_LINE =
  /^goals? (?!(?:is|are|was|to|weight|reached|achieved|met|setting|for|of|and|or|in|on|at|not|hit|done|update|change|chang\w+|date|time|pace|post|orient\w*|body|race|reps?|from)\b)([a-z][a-z0-9 &+-]{2,40})$/;
/** A goal that is called one. */
const NAMED_GOAL =
  /\b(?:(?:my|the|our) (?:(?:one|old|secret|silly|little|new year s?|new years|main|current|new|ultimate|long[- ]term|most|important|short[- ]term|biggest|only|primary|first|next|real|fitness|training|overall|number one|1|dream|personal|big|lifting|running|gym) )*(?:goals?|aims?|targets?|objectives?|focus|priority|dream|wish|hope|ambition|mission|resolution|bucket list(?: item)?|(?<=(?:main|biggest|big|only|1|important) )thing(?: for me| i want| i need)?)(?: (?:right now|for (?:this|the|next) \w+|this (?:year|month|winter|summer)|now|here|at the gym|currently|in \w+|by \w+))*(?: (?:is|are|has changed to|changed to|will be|would be|=)|:)|\ball (?:that )?i (?:am after|am asking for|am here for|care about|wish for|ask for)(?: really| now| here)? is|^(?:an? )?(?:big |old |secret |long held )*(?:dream|goal|wish|ambition|aim) of mine(?: is|:)|^(?:the |my )?(?:new |main |current |only |training |next )*(?:goals?|aims?|targets?|objectives?|priorit(?:y|ies)|mission|ambitions?|dreams?|bucket list|ziele?|traum|reve|sueno|sogno|sonho|objectifs?|objetivos?|obiettiv[oi]|metas?)(?: function| here| for (?:now|this \w+|20\d\d|the \w+|next \w+|\w+)| \d{4}| this \w+)?(?: ?[:=]| -)|^(?:main |current |new |only |big |my )*(?:(?:long|short|mid|medium)[- ]term )*(?:goal|aim|target|dream|ambition) (?:is|was)|^(?:the |my )?(?:main|big|biggest|only|1|real|whole|most important|number 1|number one) (?:thing|reason|motivation|point|priority|focus|concern)(?: (?:for me|here|really|right now|i want|i care about|i am here))* (?:is|are|=|:)|^(?:long|short|mid|medium)[- ]term(?: goal)?(?: is|:| just)?(?= )|(?:mein |das |unser |^)(?:\w+ )?(?:ziel|traum)(?: (?:ist|ware)|:)|(?:mon|le) (?:\w+ )?(?:objectif|but|reve)(?: (?:est|c est|serait|ce serait)|:)|mi (?:\w+ )?(?:objetivo|meta|sueno)(?: es| son| seria|:)|il mio (?:\w+ )?(?:obiettivo|scopo|sogno)(?: e| sono| sarebbe|:)|(?:o )?(?:meu|minha) (?:\w+ )?(?:objetivo|meta|sonho)(?: e| seria|:)) (?:still |just |simply |mainly |mostly |actually )*(?:to |de |d |es zu |di |mich )*(.+)$/;
const OUTCOME =
  "(?:lose|losing|(?:get|go|drop|cut|come|bulk|move)(?:ing|ting)? (?:(?:back|down|up) )?from \\d+|go(?:ing)? (?:under|below|sub|past|over) \\d+|gain|get(?:ting)? (?:my|the) (?:\\w+ ){1,2}(?:up|down|back|better|stronger|higher|lower|bigger|fixed|sorted|moving|going|under control|in shape|ready)|see \\d|do \\d+ ?(?:km|k|kms|miles?) (?:rides?|runs?|walks?|swims?|hikes?)|get(?:ting)? (?:(?:much|way|a lot|a bit|really) )?(?:stronger|bigger|lean(?:er)?|fit(?:ter)?|faster|in(?:to)? (?:better )?shape|shredded|ripped|jacked|toned|abs|healthier|back (?:in|to|into)|rid of|down to|up to|my (?:first|body|strength|blood|weight|cholesterol|sugar|posture|energy|fitness|mobility|flexibility|health|life)|a (?:bigger|better|stronger|six|pull|muscle|\\d)|better|more (?:muscular|flexible|mobile|toned)|under|over|to \\d|better at|thinner|slimmer|summer|beach|defined|muscular|flexible|big|strong|huge|swole|ready for)|build(?:ing)? (?:\\w+ ){0,2}?(?:muscles?|strength|mass|endurance|size|glutes?|arms?|chest|legs?|back|shoulders?|base|stamina|core|abs|physique|bone\\w*)|(?:have )?(?:more|better) (?:energy|strength|stamina|mobility|muscles?|sleep|confidence|power|flexibility|balance|posture|endurance)|become|be(?:ing)? (?:able|strong\\w*|fit\\w*|lean\\w*|healthy|healthier|pain|active|in shape|\\d|more|as strong|faster|explosive|mobile|flexible|toned|less|under|over)|run(?:ning)? (?:an? |the |my |\\d|sub|under|faster|longer|marathons?|half)|bench(?:ing|press|[- ]press)? ?(?:\\d|my|body|an?|two|double|more)|squat(?:ting)? (?:\\d|my|body|an?|two|double|ass|deep|more)|deadlift(?:ing)? (?:\\d|my|body|an?|two|double|triple|more)|(?:overhead )?press(?:ing)? (?:\\d|my|body)|lift(?:ing)? (?:\\d|heavier|more|big)|(?:do|doing|get|getting|achieve|manage|master|learn|nail|hit) (?:an? |my |one |the |\\d+ )(?:\\w+ ){0,2}(?:pull ?-?ups?|push ?-?ups?|chin ?-?ups?|muscle ?-?ups?|handstands?|pistols?(?: squats?)?|planche|front lever|back lever|l ?-?sits?|splits|dips?|plate|marathon|triathlon|ironman|hyrox|5k|10k|snatch|double unders?|human flag|human)|learn(?:ing)? (?:to |the |how to )(?:do|handstand|snatch|clean|swim|run|lift|muscle|squat)\\b|increas\\w+|improv\\w+|reduc\\w+|drop(?:ping)? (?:\\w+ ){0,2}(?:kg|kilos?|lbs?|pounds|fat|weight|body ?fat|sizes?|belly|\\d+\\w*)|look(?:ing)? (?:\\w+ )?(?:good|decent|presentable|better|great|like|lean|bigger|more|fit|toned|aesthetic)|feel(?:ing)? (?:\\w+ )?(?:better|good|fitter|stronger|healthier|energ\\w+|less|great)|stay(?:ing)? (?:\\w+ )?(?:fit|mobile|healthy|active|in shape|strong|lean|injury|independent|flexible|young)|keep(?:ing)? (?:my |up |fit|active|healthy|mobile|moving|the weight)|maintain\\w*|put(?:ting)? on (?:\\w+ ){0,2}(?:muscle|weight|mass|size|kg|kilos?|lbs?|pounds|\\d+\\w*)|tone|toning|bulk(?:ing)?(?: up)?|cut(?:ting)?(?: (?:down|to|weight|fat|body ?fat))?$|lean(?:ing)? (?:down|out|bulk)|compet\\w+|finish(?:ing)? (?:an?|my|the)|complet\\w+ (?:an?|my|the)|fit(?:ting)? (?:in|back)|hit(?:ting)? (?:\\d|an? (?:\\d|new|body|double|two))|reach\\w*|weigh(?:ing)? |add(?:ing)? (?:\\d{1,4}|(?:\\w+ ){1,6}\\d{0,4})(?:to my|kg|lbs?|muscle|mass|size)|add(?:ing)? (?:some |more |a bit of |a little )?(?:strength|power|endurance|mobility|muscle|mass|size|speed)|grow(?:ing)? (?:my|the|more|bigger|some|glutes?|muscles?)|have (?:visible |a |more |bigger |better |less |stronger |six |abs|muscular)|climb(?:ing)? |swim(?:ming)? (?:\\d|an?|faster|the)|ride |cycle (?:\\d|an?|from|the)|recomp\\w*|recover(?:ing)? (?:from|my)|rehab\\w*|strengthen\\w*|shed|burn(?:ing)? (?:\\w+ )?fat|prepar\\w+ for|qualify\\w*|return(?:ing)? to|touch(?:ing)? my|jump(?:ing)? (?:higher|\\d)|dunk|sprint(?:ing)? (?:faster|\\d)|beat(?:ing)? (?:my|the|a)|break(?:ing)? (?:\\d|my|the)|total(?:l?ing)? \\d|fix(?:ing)? my|(?:not getting|not be(?:ing)?|staying un-?) ?injur\\w+|avoid(?:ing)? (?:injur\\w+|surgery|getting)|muscle gain|fat loss|weight loss|hypertrophy|strength|endurance|mobility|flexibility|conditioning|general fitness|health|bigger|stronger|leaner|faster|see my (?:kids|children|abs|toes|feet|grand\\w+)|walk (?:without|pain|\\d)|play with my (?:kids|grandkids)|hike |pass (?:the|my|an?)|transform|slim|trim|tighten|sculpt|(?:visible |some |my |actual )*(?:abs\\b|six ?-?pack|muscles\\b|biceps\\b|glutes\\b)|(?:some|more|a bit (?:of|more)|a little(?: more)?|better|bigger|nicer|stronger|visible) (?:\\w+ )?(?:muscles?|mass|size|strength|definition|energy|stamina|mobility|flexibility|balance|chest|arms|legs|back|shoulders|glutes|bum|abs|core|posture|sleep)(?! (?:exercises?|work|workouts?|days?|moves?|stuff|sessions?|training|tips|ideas|routine|program|today|pain))|an? (?:\\w+ )?(?:\\d\\w*|body ?weight|pull|muscle|sub|six|bigger|stronger|plate))";
const WANTS =
  "(?:(?:i|we) (?:(?:both|all|really|just|also|now|mainly|mostly|only|finally|actually|still|definitely|desperately|kind of|kinda|eventually|currently|badly|basically) )*(?:want|would (?:\\w+ )?(?:like|love)|need|hope|wish|aim|plan|intend|am (?:\\w+ )?(?:hoping|aiming|trying|looking|planning|working (?:on|towards?)|after|training|focus\\w+|set on|determined|here)|have to|would)(?: (?:to|for|on))?|(?<=(?:\\d0?s?|[mf]|here|lifter|beginner|newbie|dad|mum|mom|guy|girl|man|woman|kgs?|lbs?|pounds|old|yo|years?|lifting|gym|overweight|unfit|thirties|twenties|forties|fifties|sixties)[ ,]+)(?:trying|hoping|looking|aiming|wanting) to|^(?:(?:just|really|mainly|mostly|also|only|now|currently) )*(?:want(?:ing)?|trying|hoping|aiming|looking|need|planning|would like|would love|here|training|working on|working towards?|focus(?:ing|ed)?)(?: (?:to|for|on))?)";
const WISHED = compiled(
  `${WANTS} (?:(?:just|also|mainly|mostly|maybe|eventually|finally|really|try and|start|be|focus on|work on|simply|to) ){0,3}(${OUTCOME}(?:(?<=\\d)|\\b).*|(?:(?:an?|1|one|my|first|real|strict|proper|full|clean|unassisted|solid) ){1,4}(?:${EXERCISE})\\b(?! (?:rack|stand|bar|machine|bench|work ?out|session|program\\w*|day|plan|variation|alternative)).*)$`,
);
const TRAINS_FOR =
  /\b(?:training|train|prepping|preparing|prep|getting (?:in shape|ready|fit)|working out|lifting|in shape|gearing up|building up)(?: hard| mostly| mainly| specifically)? (?:for|towards?) (?!(?:\d+|\w+|about|over|the (?:last|past)) (?:\w+ )?(?:years?|months?|weeks?|hours?|mins?|minutes?)\b|(?:years|months|weeks|decades|ages|so long|life|a living)\b|free|time|fun of|now|me\b|today|it\b|this\b|that\b)(.+)$/;
const PHASES: readonly (readonly [RegExp, string])[] = [
  [
    /\b(?:i am|am|(?:i have )?been|started|starting|start|on|in|doing|currently|now|switch\w* to|going|back to|begun) (?:a |an |my |on a |in a |slowly |now |currently |lean |mini |slow |aggressive |winter |summer )*(?:cut(?:ting)?|calorie deficit|deficit|fat loss phase|mini ?cut)\b(?! (?:out|down|back|off|my|the|short))|^cut(?:ting)? season(?: baby| again| now)?$|(?:^|[,;] ?)(?:cutting|on a cut)(?: phase)?(?: (?:until|till|for|now|since|before)\b.*)?$/,
    "cutting (fat loss)",
  ],
  [
    /\b(?:i am|am|i have been|started|starting|start|on|in|doing|currently|now|switch\w* to|going|back to|begun) (?:a |an |my |on a |in a |slowly |now |currently |slow |dirty |winter |summer )*(?:lean )?(?:bulk(?:ing)?|calorie surplus|surplus|massing)\b|^bulk(?:ing)? season(?: baby| again| now)?$|(?:^|[,;] ?)(?:lean )?bulking(?: phase)?(?: (?:until|till|for|now|since|before)\b.*)?$/,
    "bulking (gaining muscle)",
  ],
  [/\b(?:i am|am|doing|on|a|in|currently) (?:a |body )*recomp\w*\b|^recomp\w*$/, "body recomposition"],
  [/\b(?:i am|am|eating) (?:at |in )?(?:maintaining|maintenance)\b/, "maintaining weight"],
];
const GOAL_WEIGHT =
  /\b(?:goal|target|ideal|dream) (?:body ?)?weight(?: is| of|:)?(?: around| about)? (\d{2,3}(?:[.,]\d)? ?(?:kgs?|kilos?|lbs?|pounds|stone|st)?)\b|\b(?:ziel ?gewicht|poids (?:cible|ideal)|peso (?:objetivo|ideal\w*|meta))(?: ist| est| es| e|:)? (\d{2,3} ?(?:kgs?|kilos?)?)/;
/** "Entrenando para las oposiciones de bombero", "ich trainiere auf einen Marathon hin". */
const TRAINS_FOR_ABROAD =
  /\b(?:entren(?:o|ando|amos)|(?:me (?:estoy )?)?prepar(?:o|ando|andome)) para (?!\d|mi\b|esto\b)(.{4,60})$|\b(?:trainiere|trainier|uebe) (?:\w+ )?(?:fur|auf) (?!\d|mich\b|dich\b|heute\b)(.{4,60}?)(?: hin)?$|\bbereite mich (?:\w+ )?auf (.{4,60}?) vor$|\b(?:m entraine|me prepare) pour (?!\d|moi\b)(.{4,60})$|\b(?:mi alleno|mi preparo|mi sto (?:allenando|preparando)) per (?!\d|me\b)(.{4,60})$|\b(?:treino|treinando|me preparando|estou treinando) para (?!\d|mim\b)(.{4,60})$/;
const FOREIGN =
  /(?:^(?:will|mochte|veux|wurde gern\w*)|\bich (?:will|mochte|wurde gern\w*)|je (?:veux|voudrais|souhaite)|j aimerais|(?:yo )?(?:quiero|quisiera|me gustaria)|(?:io )?(?:voglio|vorrei)|(?:eu )?(?:quero|gostaria de)) ((?:\w+ ){0,4}?(?:abnehmen|zunehmen|muskel\w*|starker|kraft|fit(?:ter)?|schlank\w*|gesund\w*|masse|ausdauer|marathon\w*|halbmarathon|klimmz\w+|runter|rauf|zulegen|schaffen|perdre|prendre|gagner|maigrir|grossir|secher|muscl\w+|devenir plus|courir un|etre (?:plus )?(?:fort|en forme)|adelgazar|perder|bajar|ganar|aumentar|ponerme|ser mas|estar (?:mas )?en forma|correr (?:un|una|uma)|engordar|tonificar|dimagrire|perdere|mettere (?:su )?|aumentare|diventare|tornare in forma|correre (?:un|una)|definir\w*|emagrecer|ganhar|ficar (?:mais )?|melhorar|mejorar|migliorare|ameliorer|verbessern)\b.*)$/;
const NO_GOAL =
  /\b(?:workouts?|sessions?|routine|program(?:me)?s?|plan for|today|tonight|this (?:morning|evening|afternoon|session)|log|track|record|exercises? for|tips|advice|help me|a plan|my plan|know how|ask|question|reminder|app)\b/;
const OUTDATED =
  /\bno longer (?:relevant|valid|current|a thing|true|applies|my goal|the goal)\b.*|\b(?:no longer|not) (?:\w+ ){0,2}?(?:want|trying|training for|planning|aiming|chasing|cutting|bulking)\b(?! (?:any|anything|to think|nothing|to do|it|this|that|more|advice)).*|\bgave up (?:on )?(?:(?:the|my|that|this) (?:\w+ )?(?:goal|plan|idea|dream|cut|bulk|target|aim|\d)\b.*|(?:the |my )?(?:\w+ )?(?:marathon|triathlon|ironman|half|race|comp\w*|meet|muscle ?-?up|handstand|planche)\b.*|(?:trying|wanting|hoping|losing|gaining|cutting|bulking)\b.*)|\b(?:forget about|scrap|dropp(?:ed|ing)|changed my mind about) (?:the |my )?(?:goal|marathon|race|half|comp\w*|meet).*|\b(?:screw|sod|stuff|bugger|fuck|to hell with|never ?mind|ditch(?:ed|ing)?|bin(?:ned|ning)?|(?:done|stopped|no longer|quit) chasing) (?:(?:the|my|that|this|about) )+(?:\w+ ){0,3}?(?:goal|numbers?|target|prs?|pbs?|plan|dream|marathon|race|cut|bulk|aim)\b.*|\b(?:reached|achieved|hit|smashed|completed|met) my (?:\w+ )?(?:goal|target)\b|\b(?:done|finished|over) (?:with )?(?:my |the )?(?:cut|bulk|cutting|bulking)\b/;
const CHANGED =
  /\b(?:new (?:goal|plan|aim|target|focus)|(?:that|this) is (?:the|my) (?:new )?goal|(?:goals?|plans?|focus|priorit\w+) (?:has |have )?(?:changed|shifted|is now|now)|chang\w+ (?:my|of) (?:goals?|plans?|mind|focus)|instead|(?:update|switch|change|set) (?:my )?goal|no longer|(?:not|instead of) \w+ing|from (?:cutting|bulking|strength|fat loss) to|anymore|(?:now|actually),? (?:i (?:just |only |really )*(?:want|am|would)|my goal|just|only|cutting|bulking|it is)|neues ziel|nuovo obiettivo|nuevo objetivo|nouvel objectif|switched to|switching to)\b/;
const NEW_PLAN =
  /\b(?:new (?:plan|goal|aim|target|focus|priority)|next (?:goal|aim|target))(?: is|:|,)? (?:is )?(?:just |now |to |only |simply )*(?!for\b|please\b|me\b)((?:[a-z]|\d{2,}).+)$/;
const SET_GOAL = /\b(?:set|change|update|switch|make) (?:my )?(?:main )?goal (?:from .+? )?(?:to|as|:) (.+)$/;
const GERUND =
  /^(?:just |only |now |simply |more about |all about )*((?:stay|keep|los|gain|gett|build|mov|feel|work|runn|maintain|improv|focus)\w*ing\b.+)$/;

/** "Prepping for a pull-up test, 30 min, bar outside": from its minutes on it is the session asked for. */
const OF_A_SESSION =
  /, ?(?:about |only |just |max |ca )?\d{1,3} ?-?(?:m|min\w*|h|hrs?|hours?|std|stunden?|heures?|horas?|ore)\b.*$/;

/** Where the next thing is told: what was begun or done, what one does or weighs, who one is. */
const NEXT_SAYING =
  /, ?(?:(?:i|i'm|im|my|ich|je|j|yo|io|eu|meine?|mon|ma|mi|currently|now|that is|thats|already|used to|been|have|had|was|did|went|started|joined|lost|gained|quit|ran|laufe|trainiere|wiege|corro|treino|entreno|peso|vado|faccio|cours|pese|last|desk|job|kids?|married|mum|mom|dad|father|mother|grand\w+|student|retired|male|female) ?\b(?! (?:goal|want|dream)).*|\d{2,3}(?:[.,]\d)? ?(?:kgs?|kilos?|lbs?|pounds|cm|years?|yo)\b.*)$/;

/** "Run a marathon, any tips": what is asked for it. */
const ASKED_BEHIND =
  /[,;.–-] ?(?:any (?:tips|advice|ideas?|suggestions?|thoughts)|(?:so )?(?:what|how|where|which|should|can|could)\b.*|help|(?:was|wie|wo|womit) (?:soll|kann|muss|mach|fang)\w*\b.*|que (?:faire|hago|debo|puedo|deberia)\b.*|comment (?:faire|je)\b.*|(?:che |cosa )+(?:faccio|devo|posso)\b.*|o que (?:faco|devo|posso)\b.*)\W*$/;
/** The same with no pause before it: "a 10k this weekend any tips", "abs by summer whats the plan". */
const ASKED_AT_ONCE =
  /(?<=\S) (?:any (?:tips|advice|ideas?|suggestions?|thoughts)|(?:so )?(?:what(?: i|['’]?)s the (?:plan|best way|first step|deal)|(?:what|how|where) (?:do|should|can|would) (?:i|we)|(?:is|are) (?:that|it|this|those) (?:realistic|possible|doable|achievable|feasible|too (?:much|soon|late|fast)|enough|ok|okay)|(?:can|could) (?:you|u|i|we))(?![\p{L}]).*)\W*$/u;
const withoutQuestion = (said: string): string => said.replace(ASKED_BEHIND, "").replace(ASKED_AT_ONCE, "");
const trimmed = (goal: string) =>
  withoutQuestion(
    goal
      .replace(
        /^(?:set|add|save|note|put|log) (?:me )?(?:(?:a|an|my|the|this|as) ){0,2}(?:new )?goals?(?: to|:| of| is)? ?/,
        "",
      )
      .replace(/^(?:to|just|simply|mainly|being able to|be able to|get me to|me to|a|an|start|for) (?=\w)/, (lead) =>
        /^(?:be|being) able/.test(lead) ? lead : "",
      )
      .replace(
        / ?(?:[,;.!?]? (?:please|thanks|thank you|lol|haha|if possible|can you|could you|so (?:i|can|please|what|give|make).*|what (?:should|do).*|how (?!to\b).*|but .*))$/,
        "",
      )
      .replace(OF_A_SESSION, "")
      .replace(NEXT_SAYING, ""),
  )
    .replace(/(?:[\s,]+(?:instead|as well|too|though|tho|tbh|now|really))+$/, "")
    .replace(/[\s,.;:!?-]+$/, "")
    .slice(0, 120);

/** What somebody does now in place of what they wanted: "changed my mind, going to run a half marathon instead". */
const INSTEAD = compiled(
  `\\b(?:going to|gonna|will|rather|switch(?:ing|ed)? to|focus(?:ing|ed)? on|am|back to|decided (?:to|on)) (?:now )?(?:do |go for |try )?(?:an? )?(${OUTCOME}(?:(?<=\\d)|\\b).*?|(?:half |full |ultra )?(?:marathon|triathlon|ironman|hyrox)\\b.*?)(?: (?:instead|now|so (?:that|this)|rather|from now|for now)\\b.*)?$`,
);
const MIND_CHANGED =
  /\b(?:changed? (?:my|of) mind|change of plans?|instead|new plan|switch(?:ed|ing)? to|decided|that is (?:the|my) (?:new )?goal|is (?:the|my) (?:new )?goal)\b/;

/** "Learn how to do it": of what the talk is about, and no goal of its own. */
const POINTS_AT =
  /^(?:learn|know|understand|see|find out) (?:how to )?(?:do|use|perform|get) (?:it|this|that|them|these|those|one)\b/;

/** "15 lbs to lose". */
const TO_LOSE =
  /(?:^|[,;] ?|\b(?:have|got|about|another|still) )(?:about |another |around )?(\d{1,3} ?(?:kgs?|kilos?|lbs?|pounds?|stones?|st)) to (lose|shift|drop|gain|shed|burn)\b/;
/** Said of exhaustion or the moment, or of a thing to own: "want to die after that haha", "i'd love to have a garage gym". */
const NO_AIM =
  /^(?:(?:just|only|to|really|literally) )*(?:die|be dead|cry|puke|vomit|throw up|scream|faint|pass out|collapse|nap|sleep(?! better)|quit|give up|go (?:home|to bed|back to bed)|lie down|be (?:left alone|done|home|in bed|honest|clear|excused)|(?:have|own|get|buy|afford) (?:an? |my (?:own )?|the |some |one of )?(?:\w+ )?(?:gym|barbell|rack|bench|rower|treadmill|bike|dumbbells?|kettlebells?|bands?|plates|beers?|pizza|burgers?|kebab|nap|break|rest|coffee|steak|cake|dog|house|holiday)\b)/;

function goalIn(plain: string, folded: string): string | null {
  const goal = saidGoal(plain, folded);
  return goal !== null && (NO_AIM.test(goal) || / makes?$/.test(goal)) ? null : goal;
}

function saidGoal(plain: string, folded: string): string | null {
  const beside = OF_WEIGHT.test(folded) ? GOAL_BESIDE.exec(folded)?.[1] : undefined;
  if (beside) return `weigh ${beside.trim()}`;
  const weight = GOAL_WEIGHT.exec(plain);
  if (weight) return `weigh ${(weight[1] ?? weight[2] ?? "").trim()}`;
  const set = SET_GOAL.exec(folded) ?? NEW_PLAN.exec(folded);
  if (set?.[1]) return trimmed(set[1]);
  const line = GOAL_LINE.exec(plain)?.[1] ?? CARES.exec(folded)?.[1] ?? RIDS.exec(plain)?.[1];
  if (line) return trimmed(line.replace(/ (?:than|not|rather than) .*$/, ""));
  const named = NAMED_GOAL.exec(plain);
  if (
    named?.[1] &&
    !/^(?:still|not|now|what|unclear|the same|on|to be|too|very|so|for|a secret|\?)$/.test(named[1]) &&
    !/\b(?:today|tonight|this session|for (?:this|the) (?:workout|session))\b/.test(folded)
  )
    return trimmed(named[1]);
  const [, much, change] = TO_LOSE.exec(plain) ?? [];
  if (much !== undefined) return `${change} ${much}`;
  const other = MIND_CHANGED.test(folded) ? INSTEAD.exec(plain)?.[1] : undefined;
  if (other) return trimmed(other);
  const doctors = DOCTORS_GOAL.exec(folded)?.[1];
  if (doctors) return trimmed(doctors);
  const abroad = TRAINS_FOR_ABROAD.exec(plain)?.slice(1).find(Boolean);
  if (abroad) return trimmed(abroad);
  const dated = isDatedAim(folded) ? trimmed(plain) : null;
  if (NO_GOAL.test(plain) || !MEANT.test(plain)) return dated;
  const wished = WISHED.exec(plain);
  if (
    wished?.[1] &&
    !POINTS_AT.test(wished[1]) &&
    !/\b(?:i would (?:get|gain|lose|run|do|be|have|bench|squat|reach|hit)|do not want|not (?:really )?(?:want|trying|looking|aiming|interested))\b/.test(
      plain,
    )
  )
    return trimmed(wished[1]);
  const purpose = PURPOSES.map((pattern) => pattern.exec(plain)?.[1]).find(Boolean);
  if (purpose && !/\b(?:do not|not) (?:really )?(?:want|here|training)\b/.test(plain)) return trimmed(purpose);
  const trains = TRAINS_FOR.exec(plain);
  if (trains?.[1] && !/\bnot training\b/.test(plain)) return trimmed(trains[1]);
  const open = OPEN_WISH.exec(plain)?.[1] ?? HOPED_SUBJECT.exec(plain)?.[1];
  if (
    open &&
    !AT_ONCE.test(folded.replace(NOT_DOING, " ")) &&
    !OF_THE_APP.test(open) &&
    !POINTS_AT.test(open) &&
    !OF_THE_MOMENT.test(open)
  )
    return trimmed(open);
  const foreign =
    FOREIGN.exec(plain)?.[1] ??
    (AT_ONCE_ABROAD.test(plain) ? undefined : WISHED_ABROAD.map((pattern) => pattern.exec(plain)?.[1]).find(Boolean));
  return foreign && !OF_THE_MOMENT.test(foreign) ? trimmed(foreign) : dated;
}

/** "Want to die after that": what an hour makes one wish, in jest or in earnest, and no aim. */
const OF_THE_MOMENT =
  /^(?:just |only |really |einfach |nur |solo |juste |so )*(?:die|kill|cry|puke|vomit|be sick|throw up|scream|collapse|disappear|vanish|quit|go home|lie down|pass out|murder|strangle|punch|end (?:it|my|everything)|(?:be|not be) (?:dead|alive|here)|sterben|heulen|weinen|kotzen|verschwinden|morir\w*|llorar|desaparecer|mourir|crever|pleurer|disparaitre|morire|piangere|sparire|morrer|chorar|sumir)\b/;

/** Whatever somebody wants to be able to do, be or have: any wish that is not one for this app or this hour. */
const OPEN_WISH =
  /(?:^|\b(?:i|we) |[,;] ?)(?:(?:\w+ly|just|still|also|do|would|always|most of all|so|and|but|then|i|here because|here as|here since|at the end of the day) )*(?:want(?:ing)?|wanna|(?<=would (?:\w+ly |really |just |also |still )?)(?:like|love)|hope|hoping|aim|aiming|trying|wish|(?<=i )am (?:\w+ )?(?:hoping|trying|aiming|determined|keen|desperate)|determined|keen|would be (?:nice|great|cool|good|lovely)|dream of|dreaming of|goal is|main aim is) (?:(?:to|be able to|being able to|one day|eventually|just|finally) )+(?!be able\b)([a-z]+ .{3,}|[a-z]{4,}$)/;
const HOPED_SUBJECT =
  /\b(?:i|we) (?:(?:\w+ly|just) )*(?:care about|am (?:\w+ )?(?:here for|in (?:it|this) for|motivated by)) (.{4,})$/;
/** Wishes for now, or about what is shown, written down or planned here. */
const AT_ONCE =
  /\b(?:today|tonight|tomorrow|now|later|(?:mon|tues|wednes|thurs|fri|satur|sun)day|this (?:week|weekend|morning|evening|afternoon|session|time)|next (?:session|workout|week|time)|not|never|do not|would not|minutes?|mins?|if)\b|\d ?x ?\d/;
const NOT_DOING = /\b(?:care about|to) (?:not|never) (?=\w)/;
const OF_THE_APP =
  /^(?:log|track|record|note|see(?! my (?:kids?|children|grand\w+|abs|toes|feet|family|son|daughter)\b)|avoid|feel (?:the|a|my|it)|show|figure|stop$|know|ask|tell|say|talk|chat|speak|change|edit|update|delete|cancel|skip|swap|switch|replace|add|remove|use|try|train|work ?out|exercise|start|begin|continue|go(?! (?:hiking|skiing|up|down|sub|pro|for (?:a|an|the)|climbing|back to (?:playing|running)))|make|set|create|plan|schedule|book|buy|sell|leave|eat|drink|understand|check|find|hear|read|watch|take|give|mention|point|thank|hit|pick|discuss|share|save|import|export|connect|sign|pay|warm|rest|sleep|repeat|redo|finish (?:the|this|my) (?:set|session|workout|week)|do (?!(?:a|an|one|my|the) (?:first |1st |single |strict |proper |full )*(?:pull|chin|push|muscle|hand|split|pistol|tri|mara|half|race|comp))|stop (?:the|this|using|now|here|logging|my|it|that)|be (?:reminded|told|asked|called|honest|fair|clear|sure)|learn (?:about|more|what|why)|get (?:my head|used|around|the hang|back to you|hold|(?:a |an |some |my )?(?:plan|workout|session|routine|program\w*|advice|tips|idea|started|going|on with|in touch|this|it|that|rid of (?:the|this|that|it)|home|some))|have (?:a |an |some |my )?(?:plan|workout|session|rest|break|look|chat|day|go|easy)|focus on (?:the )?(?:session|today)|work on (?:my )?(?:chest|back|legs?|arms?|shoulders?|abs|core|glutes)$|move (?:it|the|my (?:session|day|workout)|.*\b(?:day|session|workout)\b)|squeeze|fit in|keep (?:it|this|that|them|the (?:plan|workout))|come|join|need|like|hate|be$|help)\b/;

/** Frames that nothing but a purpose stands in, whatever it is. */
const PURPOSES: readonly RegExp[] = [
  /^(?:i am |am )?(?:doing (?:this|it|all this)|here|training|lifting|in (?:it|this)) (?:(?:mainly|mostly|purely|just|only|really) )*for (my (?:(?:mental|physical|heart|bone|long[- ]term|overall) )?(?:health|sanity|head|heart|bones|kids|grandkids|future|knees?|back|posture|old age).{0,50})$/,
  /\b(?:want|need|would like|would love) (?:to (?:get|have) )?(my \w+(?: \w+)? back)(?= (?:again|after|since|to|from|in|by|before)\b|$)/,
  /\b(?:want|need|would like|would love) (my \w+(?: \w+)? to (?:fit|close|look|feel|stop|be|get|go) .{2,40})$/,
  /^(?:so |and |but )?(?:my |the )?(?:(?:main|biggest|number one|only|top|real|current|big) )+(?:thing|concern|reason)(?: (?:for me|here|this (?:year|month|season|winter|summer)|now))* ?(?:is|:|,|=|-) (?:to |on )?(.{4,})$/,
  /^(?:so |and |but )?(?:my |the )?(?:(?:main|biggest|number one|only|top|real|current|big|new) )*(?:priority|focus|aim|objective|mission)(?: (?:for me|here|this (?:year|month|season|winter|summer)|in 20\d\d|now))* ?(?:is|:|=|-) (?:to |on )?(?!(?:good|bad|hard|gone|off|on|lost|poor)\b)(.{4,})$/,
  /^(?:so |and |but )?what i am (?:really |mainly |mostly )*(?:after|here for|in (?:it|this) for|chasing) (?:here |mostly )?is (.{4,})$/,
  /\b(?:i am |am |we are |^)(?:(?:really|just|mostly|mainly|only|basically|purely) )*(?:here|in (?:this|it|here)|at (?:it|the gym)|doing (?:this|it|all this)|training|lifting|working out|exercising) (?:(?:just|mostly|mainly|only|purely|simply) )*(?:to|so (?:that )?i can|because i want to|cause i want to|so as to) (?!(?:see|know|ask|check|help|log|the|a|my|work|death|fail\w*|do)\b)(.{4,})$/,
  /\b(?:would (?:really )?(?:like|love)|want|wanna|need|hope|dream(?:ing)?|hoping) (?:of )?(?:to )?(?:be(?:ing)? able to|still be able to|get(?:ting)? to the point where i can|one day) (.{4,})$/,
  /\b(?:would (?:really )?(?:like|love)|want|wanna|hope|hoping) to (get (?:up|down|out|through|in|my|rid|under|over|past)\b.{3,}|carry .{4,}|keep up with .{3,}|chase .{4,}|lift my .{3,}|pick up .{3,}|walk .{4,}|sleep better.*|tie (?:my|his) .+|bend .{3,}|reach (?:the|my) .+|wear .{3,}|stand .{3,}|kneel.*|dance.*|garden.*|ski\b.*|surf.*|ride (?:my|a) .+|cycle .{3,}|get to (?:an?|my|the) .{3,}|(?:go )?sub[- ]?\d.*|move (?:better|without|freely).*|sit .{3,}|play .{4,}|make the .{3,}|pass .{3,}|beat .{3,}|look .{4,}|fit into .{3,}|climb .{3,}|secar .{2,}|hold .{3,}|nail .{3,}|do (?:(?:a|an|one|my) (?:first |1st |single |strict |real |proper |full |unassisted |free ?standing )*(?:muscle ?-?up|pull ?-?up|chin ?-?up|push ?-?up|handstand|pistol|planche|lever|split|dip|triathlon|marathon|race|comp\w*)|the splits)\b.*)$/,
  /\b(?:doc|doctor|gp|physio|surgeon|cardiologist|consultant|specialist|nurse|dietitian|therapist|coach|wife|husband|partner) (?:\w+ )?(?:wants|told|asked|ordered|advised|needs) me to ((?:get|bring|keep|lower|lose|drop|gain|build|strengthen|improve|increase|put on|raise|reduce|manage|control|start|move)\b(?! (?:back|off|it easy|taking)).{4,})$/,
  /\b(?:(?:the |my )?(?:plan|idea|mission|hope|dream|point|whole point|reason|purpose|challenge|ambition) (?:is|was|of this is|here is|of training is) (?=to\b|being able|(?:an? |my first |the )?(?:\d[\d.,:]* ?(?:kg|k|lbs?|plates?|min\w*|strict|pull|chin|push)|sub|(?:body ?weight|muscle|pull|chin|first|double|\d ?x) ?-?\w+))|(?:it is|this is|i do (?:it|this)) (?:all )?(?:about|for)) (?!(?:a|the|it|that|me|my (?:coach|plan)|what|this|these|not|fun|good|still|good|bad|today|tomorrow)\b)(?:to )?(?:be(?:ing)? able to )?(.{4,})$/,
  /\b(?:aim(?:ing)?|shoot(?:ing)?|gunn?(?:ing)?|going|chas(?:e|ing)|(?<=\bam )after|^after|building up to|working up to|working (?:on|towards?)|striving|looking) (?:for |to |towards? )?((?:my|a|an) (?:first |1st |unassisted |solid |consistent |strict |real |proper |full |free ?standing |clean |body ?weight |sub |\d)*(?:muscle ?-?up|pull ?-?up|chin ?-?up|handstand|pistol|planche|front lever|plate|double|triple|\d+ ?(?:kg|k|lbs?|plates?) \w+|marathon|5k|10k|bench|squat|deadlift|ohp|press|snatch|splits|six ?pack|pr|pb|black belt|body ?weight \w+|human flag|push ?-?up|dip).*)$/,
  /^((?:[\p{L}]+ ){0,3}?(?:half |ultra )?(?:marathon|triathlon|ironman|hyrox|race|meet|comp\w*|nationals|regionals|10k|5k|show)) is my (?:a|main|goal|target|key|big|dream) (?:race|event|goal|one|meet|comp\w*|show|focus)\b/u,
  /\b(?:want|wanna|going for|gunning for|shooting for|after|chasing|aiming for|need) (?:an? )?(sub[- ]?\d[\d:.,]*.*)$/,
  /\b(?:quero|queria|preciso|quiero|necesito|voglio|vorrei|je veux|je voudrais|j aimerais|ich will|ich mochte) (secar.*|(?:correr|hacer|ser|ter|fazer|competir|poder|faire|courir|devenir|dimagrire|correre|essere|diventare) .{3,}|perder .+|ganhar .+|ganar .+|bajar .+|baixar .+|correr .+|tonificar.*|subir .+|llegar .+|alcanzar .+|arrivare .+|raggiungere .+|arriver .+|atteindre .+|chegar .+|alcancar .+|abnehmen.*|wieder .+|endlich .+)$/,
];

/** A wish in another language: the verb of wanting, and an infinitive. */
const WISHED_ABROAD: readonly RegExp[] = [
  /(?:^|\b(?:ich|und) |^(?:[\w-]+ ){1,3}(?=\w+ ich\b))(?:will|mochte|wurde gerne?|mocht) (?:(?:ich|gerne?|wieder|endlich|unbedingt|einfach|nur|hauptsachlich|vor allem|bis \w+|mehr) )*((?:[\w-]+ ){1,6}?\w+(?:en|ern|eln))$/,
  /\b(?:je (?:veux|voudrais|souhaite|cherche a|compte|vise a|reve d)|j (?:aimerais|ai envie d|espere|essaie d)|mon (?:but|objectif) (?:c est|est) d)e? ?((?:(?:bien|juste|surtout|vraiment|me|m|re) )*\w+(?:er|ir|re) .{3,}|(?:me )?(?:secher|maigrir|grossir|remuscler|muscler|affiner))/,
  /\b(?:quiero|quisiera|me gustaria|busco|(?:estoy )?(?:intentando|intento)|pretendo|espero|mi meta es|mi objetivo es) (?!hacer (?:una? )?(?:rutina|entren|sesion|ejercicio))((?:\w+ )?\w+(?:ar|er|ir)(?:me|se|lo)? .{3,}|adelgazar|tonificar|definir|engordar)/,
  /\b(?:voglio|vorrei|mi piacerebbe|cerco di|punto a|sto cercando di|spero di|conto di) ((?:\w+ )?\w+(?:are|ere|ire|rmi|rre|rci) .{3,}|dimagrire|ingrassare|tonificarmi|definirmi|asciugarmi)/,
  /\b(?:quero|queria|gostaria de|(?:estou |to )?querendo|pretendo|(?:estou |to )?tentando|busco|espero|minha meta e|meu objetivo e) (?!fazer (?:um |uma )?(?:treino|sessao|exercicio))((?:\w+ )?\w+(?:ar|er|ir)(?:-me)? .{3,}|emagrecer|engordar|definir|secar|crescer)/,
];
/** A wish for now or of the app. */
const AT_ONCE_ABROAD =
  /\b(?:heute|morgen|jetzt|gleich|nicht|kein\w*|plan|trainieren|training|workout|allenar\w*|lavorare|entrenar\w*|trabajar|treinar|malhar|trabalhar|(?:m )?entrainer|bosser|travailler|einheit|wissen|fragen|sehen|eintragen|loggen|aujourd hui|demain|maintenant|pas|seance|programme|savoir|voir|noter|demander|hoy|manana|ahora|no|rutina|entreno|entrenamiento|sesion|saber|ver|anotar|registrar|preguntar|oggi|domani|adesso|non|scheda|allenamento|seduta|sapere|vedere|segnare|registrare|chiedere|hoje|amanha|agora|nao|treino|sessao|anotar|perguntar|mudar|cambiar|cambiare|changer|andern)\b/;

/** Without one of these words nothing is said to be wanted. */
const MEANT =
  /\b(?:want\w*|care about|nice|great|cool|good|lovely|wanna|would|need|hop(?:e|ing)|wish|aim\w*|plan\w*|intend|try\w*|look\w*|work\w*|train\w*|focus\w*|set on|determined|here|have to|in (?:it|this)|at it|doing|lift\w*|exercis\w*|prep\w*|getting|gearing|building|dream\w*|told|asked|wants|idea|mission|point|reason|purpose|challenge|why|ambition|thing|concern|priority|objective|aim\w*|about|shoot\w*|gunn\w*|going|chas\w+|after|striving|in shape|will|mochte|wurde|veux|voudrais|souhaite|aimerais|quiero|quisiera|gustaria|necesito|voglio|vorrei|quero|queria|preciso|gostaria|mocht|cherche|souhaite|compte|vise|envie|espere|essaie|but|objectif|busco|intent\w+|pretendo|espero|objetivo|piacerebbe|cerc\w+|punto|spero|conto|querendo|tentando)\b/;

/** "I never said I wanna lose weight". */
const NEVER_MEANT =
  /\b(?:never|did not|do not|not) (?:said|say|told you|tell you|mean|meant|claim\w*) (?:that )?(?:i |my )?(.+)$/;

/** "I don't care about abs any more": ends that goal, if it is one. */
const NOT_CARED_FOR =
  /\b(?:pulled out of|withdr[ae]wn? from|dropped out of|bailed (?:on|out of)|deferred) (?:the |my )?(.{3,40})$|\b(?:do not|no longer) (?:really |even |actually )?care (?:about|for) (.{2,40})$/;

function droppedGoal(said: string, recent: readonly RecentFact[]): FactDraft {
  const words = said.split(/[^a-z0-9]+/).filter((word) => word.length > 3);
  const known = recent.find(
    ({ type, value }) => type === "goal" && words.some((word) => value.toLowerCase().includes(word)),
  );
  return known ? end("goal", known.value, known.key) : end("goal", "goal");
}

/** "Hit it today!! next up 110" after a goal was told. */
const GOT_IT =
  /^(?:i |we |just |finally |and |oh |well |actually |yes |yay )*(?:hit|got|smashed|nailed|reached|crushed|achieved|managed|did|made|hab|geschafft) (?:it|that|es|das|my goal)\b(?! (?:for|with|wrong|in my))/;
const NEXT_UP =
  /^(?:so |and |now |then )*(?:next (?:up|stop|one|goal|target|is)(?: is|:)?|on to|now for|onto|now) (\d{1,3}(?:[.,]\d)?)(?: ?(?:kgs?|kilos?|lbs?))?$/;

/** "I don't want to be the weak guy any more": what one is not to be is a goal. */
const NOT_TO_BE =
  /\b(?:do not|never) (?:just |really |ever )*(?:want|wanna) (?:to )?((?:(?:be|feel|look|stay|end up|become) (?!(?:here|reminded|asked|told|that|it)\b)|get (?=winded|out of breath|puffed|hurt|injured|fat|fatter|old|weak|stiff|frail|tired))\S.{3,60}?)(?: any ?more| any longer| ever again)?$|\b(?:sick|tired|fed up) of ((?:being|feeling|looking) (?!sick|asked|told).{3,60}?)(?: any ?more| all the time)?$/;
/** Unwanted, and not said to have been wanted until now. */
const MERELY_NOT_WANTED = /\b(?:do|does|did) not (?:\w+ )?want\b(?!.*\b(?:any ?more|any longer|instead|now)\b)/;

/** The next one behind a goal: "…, then a 100 kg squat by december". */
const THEN_THIS =
  /^(?:and |but |also )*(?:then|after(?:wards| that)|later(?: on)?|eventually|next(?: up)?|second(?:ly)?|2nd|dann|danach|puis|ensuite|luego|despues|poi|dopo|depois)[,:]? (?:i (?:want|would like|will) )?(?:to )?(?!(?:i|we|you|it|that|this|can|could|what|how|should|do|does|give|make|show|build|maybe not|no)\b)(.{3,80})$/;
const NEXT_OUTCOME = compiled(`^${OUTCOME}(?:(?<=\\d)|\\b)`);

/** "…, that's the dream": what stands before is one, where it says what is to be reached. */
const IS_ONE =
  "(?:(?:(?:that|this) )?(?:is|are) (?:(?:really|basically|pretty much|kind of|honestly|literally|just|still) )*(?:the|my) (?:(?:big|ultimate|whole|main|long[- ]term|only|real|current|new|first|next|old) )*(?:dream|goal|aim|target|ambition|mission|objective)|das (?:ist|ware) (?:das|mein) (?:grosses )?(?:ziel|traum)|das (?:ist|ware) der traum|c est (?:le|mon|l) ?(?:but|objectif|reve)|(?:ese|esa|eso|esto) es (?:el|la|mi) (?:objetivo|meta|sueno)|(?:questo|quello) e (?:l|il|il mio) ?(?:obiettivo|sogno)|(?:esse|essa|isso) e (?:o|a|meu|minha|o meu) (?:objetivo|meta|sonho))";
const BEHIND = compiled(`^(?:and |so )?${IS_ONE}$`);
const WITHIN = compiled(`^(.{4,80}?),? (?:and )?${IS_ONE}$`);
const REACHABLE = compiled(
  `\\d|\\b(?:marathons?|triathlon|ironman|hyrox|splits|abs|six ?-?pack|${EXERCISE})\\b|^(?:to )?${OUTCOME}`,
);
const OF_NOW_OR_OTHERS =
  /\b(?:today|tonight|heute|aujourd|hoy|oggi|hoje|for (?:my|his|her|their)|(?:my|his|her) (?:brother|sister|friend|wife|husband|son|daughter|mate|buddy|mum|mom|dad|partner))\b|^(?:i|you|he|she|they|it|if|when|what|how|did|do) /;

function goalBehind({ plain }: FactScope["clause"], before: FactScope["before"]): string | null {
  const within = WITHIN.exec(plain)?.[1];
  const said = within ?? (BEHIND.test(plain) && before?.mood === "stated" ? before.plain : undefined);
  if (said === undefined || !REACHABLE.test(said) || OF_NOW_OR_OTHERS.test(said)) return null;
  return trimmed(said);
}

const COUNTED = compiled(`\\b\\d+ ((?:strict |full |clean )?(?:${EXERCISE})s?)\\b`);
/** "I got 4 pull ups today, goal is 10": ten of what was counted right before. */
function withCounted(goal: string | null, before: FactScope["before"]): string | null {
  const counted = goal !== null && /^\d+$/.test(goal) ? COUNTED.exec(before?.plain ?? "")?.[1] : undefined;
  return counted === undefined ? goal : `${goal} ${counted}`;
}

/** What the writer trains for. */
export const readGoals: FactReader = ({ clause, before, asksForTraining, recent }) => {
  const { plain, folded, text, mood } = clause;
  const ofBody = bodyGoalIn(text);
  if (mood === "requested" && ofBody === null) return [];
  const notToBe = asksForTraining ? undefined : NOT_TO_BE.exec(folded)?.slice(1).find(Boolean);
  if (notToBe !== undefined && droppedGoal(notToBe, recent).key === "goal")
    return [state("goal", `not ${asTyped(text, notToBe)}`, `goal:not ${keyOf(notToBe)}`)];
  const behind = asksForTraining ? null : goalBehind(clause, before);
  if (behind !== null) {
    const told = before !== null && !WITHIN.test(plain) ? before.text : text;
    return [state("goal", asTyped(told, behind), `goal:${keyOf(behind)}`)];
  }
  const outdated = OUTDATED.exec(folded);
  if (outdated && !/\bnot (?:only|just)\b/.test(folded)) {
    const phase = PHASES.find(([, name]) => folded.includes(name.split(" ")[0] ?? ""));
    if (
      /\bno longer (?:relevant|valid|current|a thing|true|applies)\b/.test(outdated[0]) &&
      !/\b(?:goal|target|aim)\b/.test(folded)
    )
      return [];
    if (/\b(?:reached|achieved|smashed|met) my\b|\bgoal\b/.test(outdated[0])) return [end("goal", "goal")];
    if (phase) return [end("goal", phase[1], "goal:phase")];
    const dropped = droppedGoal(outdated[0], recent);
    return dropped.key === "goal" && MERELY_NOT_WANTED.test(folded) ? [] : [dropped];
  }
  const [newest] = recent;
  if (newest?.type === "goal" && GOT_IT.test(folded)) return [end("goal", newest.value, newest.key)];
  const further =
    newest?.type === "goal" && before !== null && GOT_IT.test(before.folded) ? NEXT_UP.exec(folded) : null;
  if (further?.[1] && newest && /\d/.test(newest.value)) {
    const value = newest.value.replace(/\d{1,3}(?:[.,]\d)?/, further[1]);
    return [state("goal", value, `goal:${keyOf(value)}`)];
  }
  const left = NOT_CARED_FOR.exec(folded)?.slice(1).find(Boolean);
  const unwanted = left === undefined ? null : droppedGoal(left, recent);
  if (unwanted !== null && unwanted.key !== "goal") return [unwanted];
  const denied = NEVER_MEANT.exec(folded)?.[1];
  if (denied !== undefined) return recent.some(({ type }) => type === "goal") ? [droppedGoal(denied, recent)] : [];
  const mass = before !== null && OF_WEIGHT.test(before.folded) ? GOAL_BESIDE.exec(folded)?.[1] : undefined;
  const goal = mass
    ? `weigh ${mass.trim()}`
    : (withCounted(goalIn(plain, folded) ?? ofBody, before) ?? aimBehindLift(folded, before?.folded ?? ""));
  const changes =
    CHANGED.test(folded) ||
    (before !== null && /\bnew (?:plan|goal|aim)\b/.test(before.folded)) ||
    /^(?:my|the) (?:\w+ )?goal (?:is|has) now\b/.test(folded);
  const isSingular =
    /^(?:my|the) (?:main |current |only |new )?goal\b|^goal\b|\bmein ziel\b|\bmon objectif\b|\bmi objetivo\b|\bil mio obiettivo\b|\bmeu objetivo\b/.test(
      plain,
    );
  const found: FactDraft[] = [];
  const phase = PHASES.find(([pattern]) => pattern.test(plain));
  if (goal !== null && goal.length > 1) {
    const isPhase = phase !== undefined && /^(?:cut|bulk|recomp)\w*$/.test(goal);
    found.push(state("goal", asTyped(text, goal), isPhase ? "goal:phase" : `goal:${keyOf(goal)}`));
  } else if (phase && !asksForTraining) found.push(state("goal", phase[1], "goal:phase"));
  else if (before !== null && /^(?:.* )?new (?:plan|goal|aim|focus|target)$/.test(before.plain)) {
    const gerund = GERUND.exec(plain);
    if (gerund?.[1]) found.push(state("goal", asTyped(text, trimmed(gerund[1])), `goal:${keyOf(gerund[1])}`));
  } else if (before?.mood === "stated" && goalIn(before.plain, before.folded) !== null) {
    const isNext = !clause.isFirst && NEXT_OUTCOME.test(plain);
    const then = trimmed(THEN_THIS.exec(folded)?.[1] ?? (isNext ? plain : ""));
    return then.length > 2 ? [state("goal", asTyped(text, then), `goal:${keyOf(then)}`)] : [];
  }
  return found.length > 0 && (changes || (isSingular && !GOAL_WEIGHT.test(plain)))
    ? [end("goal", "goal"), ...found]
    : found;
};
const EVENT_NOUN =
  "(?:(?:half |full |ultra |trail |charity |open water |sprint |olympic )*(?:marathon|triathlon|ironman|race|fun run|parkrun|5k|10k|duathlon|relay|ultra)|comp(?:etition)?s?|meet|powerlifting meet|tournament|match|game|season|playoffs|championships?|nationals|regionals|qualifier|hyrox|spartan(?: race)?|tough mudder|obstacle race|gran fondo|sportive|regatta|gala|wedding|getting married|honeymoon|holiday|vacation|trip|to (?:[a-z]+)(?= for \\w+ (?:days?|weeks?|months?))|hike|trek|expedition|surgery|operation|scan|mri|physio appointment|appointment|(?:physical|entrance|pt|academy|army|police|fire|military|navy|bleep|beep|fitness) (?:fitness |entry |service )?test|pft|acft|beep test|bleep test|police test|fire test|entrance test|selection|grading|belt test|exam|photo ?shoot|shoot|show|bodybuilding show|fight|bout|recital|birthday party|reunion|due date|due|baby(?! aspirin)|festival|ski trip|boot ?camp|training camp|deployment|wettkampf|rennen|lauf|halbmarathon|hochzeit|turnier|competition|course|mariage|semi(?:-marathon)?|half(?= (?:on|in|this|next|at) )|tournoi|carrera|media maraton|maraton|boda|competicion|torneo|gara|maratona|mezza maratona|matrimonio|corrida|prova|casamento|competicao|campeonato|competi[cz]\\w*)";
const EVENT = compiled(
  `(?:(?:^|[,;] ?|^[\\p{L}-]{3,16}, )(?:(?:\\d+|an?|one) ?-?(?:day|week|month)s? )?|\\b(?:(?:i|we) (?:have|have got|got|am (?:doing|running|in|competing in|signed up for|registered for|entered in|entering|racing|getting|having|going on|going to|flying|participating in|fighting in|playing in)|signed up (?:for|to)|registered for|entered|booked|compete in|am competing|run|race)|there is|got|have|signed up for|registered for|entered|booked|my|our|next|the|first|a|an|ich habe|hab(?:e)? ich|habe|off|away|flying|travel+ing|j ai|je (?:fais|cours|participe a)|corro|voy a correr|vou correr|ich laufe|laufe|tengo|ho|tenho|meine?|mon|ma|mi|la mia|il mio|minha|meu|doing)\\b)(?: ?(?:an?|my|the|un|une|una|um|uma|eine?n?|first|big|local|another|next|scheduled|upcoming|in)){0,12} ?((?:[\\p{L}-]+ ){0,3}?${EVENT_NOUN})(?![a-z])(.{0,80})$`,
  "u",
);
const WHEN_SOON =
  /\b(?:coming up|next (?:week(?:end)?|month|year|spring|summer|autumn|fall|winter|\w+day|(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\w*)|in (?:a |an |about |\d+ |two |three |four |six |eight |ten |twelve )*(?:days?|weeks?|months?|fortnight)|soon|this (?:week(?:end)?|month|summer|autumn|fall|winter|spring|year|\w+day)|in (?:january|february|march|april|may|june|july|august|september|october|november|december|jan|feb|mar|apr|jun|jul|aug|sep|sept|oct|nov|dec|spring|summer|autumn|fall|winter|januar|februar|marz|mai|juni|juli|oktober|dezember)|on (?:the )?\w+|from (?:\w+day|the \d+\w*|tomorrow|next \w+)|tomorrow|nachste\w* \w+|(?:im|am|en|a|em|nel|no) (?:januar|februar|marz|april|mai|juni|juli|august|september|oktober|november|dezember|\w+tag|enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre|janvier|fevrier|mars|avril|juin|juillet|aout|octobre|novembre|decembre|gennaio|febbraio|aprile|maggio|giugno|luglio|settembre|ottobre|dicembre|janeiro|fevereiro|marco|maio|junho|julho|setembro|outubro|novembro|dezembro|\d{1,2}(?! ?(?:[:h]|min|sec|sek|seg|st|heures?|horas?|ore|km|kg|reps?)))|le \d+|el \d+|il \d+|dia \d+|prochaine?|proxim[oa]|prossim[oa]|\d{1,2}[./]\d{1,2}|\d{1,2}(?:st|nd|rd|th)? (?:of )?(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\w*|(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\w* \d{1,2})\b/;
const NO_EVENT =
  /\b(?:p[rb]s?|back from|back after|home from|flares?|run (?:over|under|past|more than|longer than)|as (?:many|much|long|far|hard) (?:\w+ )?as|like (?:a|running)|yesterday|last (?:week|month|year|\w+day)|ago|lost|left|forgot|broke|had a|was|were|went|hatten?|war(?:en)?|avait|avais|c etait|tuve|hubo|fue|tinha|tive|foi|avevo|ho avuto|want|would|rowed|swam|cycled|biked|jogged|(?:ran|walked|rode) (?:a|my|the|\d+\w*)|did|if|watched|should|goal|session|workout|plan for|exam questions?|have not|got hit|hit in|during|hurt|injured|sim\b|game plan|match the|show (?:me|us|everything|all|what|it|that|them)|in the (?:past)|corri|corrio|corrimos|hice|hicimos|fiz|fizemos|corsi|ho (?:corso|fatto)|j ai (?:couru|fait)|gelaufen|gemacht|geschafft|on (?:the |a |my )?(?:treadmill|bike|rower|rowing machine|erg|elliptical|cross ?trainer|assault bike|stair ?master|laufband|tapis|cinta|esteira))\b/;

/** "It's on 14 march": of the race that was named before. */
const ITS_DAY =
  /^(?:and |so )?(?:it|(?:the|my) (?:race|comp\w*|meet|marathon|event|tournament)) (?:is|will be|takes place) (?:on |the )*(?:\d|\w+ \d)/;
const RACE = compiled(`\\b${EVENT_NOUN}\\b`);
const isRace = ({ type, value }: RecentFact) => type === "event" || (type === "goal" && RACE.test(value.toLowerCase()));

/** "Show this week": what is to be shown, and no show. */
const ASKS_TO_SEE =
  /^(?:(?:ok|okay|please|pls|now|just|and|so|can you|could you)[ ,]+)*show (?:(?:(?:all|of|for|from) )*(?:this|last|my|our|the)\b|(?!day|dates?|prep|is|was|on|in|at|coming|next|season|time|weeks?|\d)\p{L}{2})/u;
/** "Half marathon 1:52:30": how long it took is told of what is over. */
const FINISHED =
  /\b(?:marathon|race|triathlon|ironman|10k|5k|15k|half|duathlon)(?: (?:in|today|yesterday))? \d{1,2}:\d\d(?::\d\d)?(?! ?(?:am|pm|h|uhr)\b)/;

/** What the writer has coming up, with its day where one was said. */
export const readEvents: FactReader = ({ clause: { plain, text, folded, mood }, today, recent }) => {
  if (mood === "requested" || NO_EVENT.test(plain) || ASKS_TO_SEE.test(folded)) return [];
  const day = futureDay(text, today);
  const known = day !== null && ITS_DAY.test(plain) ? recent.slice(0, 3).find(isRace) : undefined;
  if (known && day !== null) {
    const what = known.value.replace(/ \(\d{4}-\d\d-\d\d\)$/, "").replace(/^thinking (?:of |about )?/, "");
    const dated = state(
      "event",
      `${what} (${dateText(day)})`,
      known.type === "event" ? known.key : `event:${keyOf(what)}`,
    );
    return [{ ...dated, confidence: "explicit", expiresAt: dateText(day) }];
  }
  const match = EVENT.exec(plain);
  if (!match?.[1] || !WHEN_SOON.test(plain) || (day === null && FINISHED.test(plain))) return [];
  const when = withoutQuestion(`${match[1]}${match[2] ?? ""}`)
    .replace(/ (?:so|and|but|can|what|which|i|need|want)\b.*$/, "")
    .replace(/[\s,.;:!?-]+$/, "");
  const isCancelled =
    /\b(?:cancel\w+|not (?:doing|running|going)|pulled out|called off|no longer|gave up|giving up)\b/.test(folded);
  const value = asTyped(text, when.replace(/^(?:i )?(?:have )?got (?:an? |my )?/, "")).slice(0, 160);
  const fact = (isCancelled ? end : state)(
    "event",
    day === null || isCancelled ? value : `${value} (${dateText(day)})`,
    `event:${keyOf(match[1])}`,
  );
  return [{ ...fact, confidence: "explicit", expiresAt: day === null ? null : dateText(day) }];
};
