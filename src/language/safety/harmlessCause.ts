import { isHistory } from "./asHistory.ts";
import { WILL_KILL_ME } from "./calledDeadly.ts";
import { isColdOnly, isCoughOnly } from "./coldOnly.ts";
import { DARK_WORDS } from "./darkWords.ts";
import type { AnswerKey } from "./fixedAnswers.ts";
import { isFoundHarmless } from "./foundHarmless.ts";
import { isKnownAllergy } from "./knownAllergy.ts";
import { diesLaughing, isLaughedSore } from "./laughedSore.ts";
import { isLimbAsleep, isSatNumb, isSatUpon } from "./limbAsleep.ts";
import { isLimbHit } from "./limbHit.ts";
import { isLongNumb } from "./longNumb.ts";
import { isOnlyNewOrAsleep } from "./newToTraining.ts";
import { isOfSession } from "./ofSession.ts";
import { isWryNeck } from "./ordinaryAche.ts";
import type { Hit, Reading } from "./reading.ts";
import { isPlainGland, isSewnSkin } from "./sewnSkin.ts";
import { EXERTION } from "./slaveDriver.ts";
import { isSpinOver } from "./spinOver.ts";
import { isTooMuchOf } from "./tooMuchOf.ts";
import { isTornMuscle } from "./tornMuscle.ts";
import { isSkinOrWish } from "./tornSkin.ts";
import { isUnderBar } from "./underBar.ts";

/** Where a heart leaps to for joy. */
const OUT_OF_CHEST = /\bout of (?:my|his|her|the) chest\b/g;
/** Standing up too fast, gripping, the effort itself: what makes anybody tingle, pound or see stars. */
const ORDINARY =
  /\b(?:(?:stood|standing|stand|got|getting|get|sat|jumped|came|hopped|rose|rising) up\b.{0,40}\b(?:quick|quickly|fast|sudden|suddenly)|(?:stood|got|hopped|came) (?:up|off) .{0,30}\btoo (?:quick|fast)|(?:hugg|cuddl|grip|gripp|hang|hold|squeez|carry|row|sprint|interval|climb|pedal|box|run|burpee|thruster|hill)\w*|hangboard|fingerboard|handlebars?|farmers?|dead ?hangs?|bouldering|(?:tight|new) (?:shoes|laces|straps|wraps|gloves|belt)|straps|wraps|pad|foam roll\w*|last (?:set|rep|round|sprint|interval)|finisher|wod|amrap|metcon|emom|stairmaster|assault bike|airbike|air bike|sled|beta ?alanine|pre ?workout|niacin|zu schnell (?:aufgestanden|hoch)|(?:beim|vom) (?:\w+ )?aufstehen|aufgestanden|klettern|(?:al|ao) levantar\w*|levant(?:arme|e|ei) (?:muy |muito )?|en me (?:re)?levant|alzando(?:mi)?|dopo (?:il|la|le|i|lo) \w+|apres (?:le|la|les) \w+|tras (?:el|la|los|las) \w+|nach (?:dem|den|der) \w+|griff\w*|sprints?|intervall\w*|me levante (?:muy |demasiado )?(?:rapido|de golpe)|agarr\w*|series?|sprint|leve\w* trop vite|relevee? trop vite|alzat\w* (?:troppo )?(?:in fretta|veloce|di scatto)|presa|levantei (?:muito )?(?:rapido|depressa)|pegada)\b/;
/** A joy, a boredom, a crowd of choices makes heads spin and people faint in words only; six languages. */
const MOVED_BY =
  /\b(?:from|of|out of|with|for|vor|de|d|di|da|do|del|dalla|por) (?:(?:the|all|pure|sheer|so much|la|le|l|puro?|pura|lauter|reiner) ){0,2}(?:boredom|happiness|joy|pride|excitement|laughter|laughing|relief|awe|disbelief|embarrassment|envy|cringe|cuteness|langeweile|freude|gluck|stolz|lachen|aufregung|aburrimiento|alegria|felicidad|orgullo|emocion|ennui|joie|bonheur|fierte|rire|noia|gioia|felicita|orgoglio|emozione|risate|tedio|orgulho|emocao|rir)\b|\b(?:from|with|by) (?:all|these|those|so many|too many|all these|all the|the many) (?:\w+ )?(?:programs?|programmes?|plans?|options?|numbers?|choices?|opinions?|formulas?|apps?|splits?|acronyms?|videos?|spreadsheets?)\b|\bwhen (?:the|that) (?:bar|weight|medal|song|score|result)s? (?:\w+ )?(?:went up|moved|came up|dropped in|came on|was read)\b/;
const BUT_ILL =
  /\b(?:chest|jaw|arm|speech|vision|hit my head|collapsed|threw up|still|again|keeps?|every (?:time|day|set)|always|twice|weeks?|since|days|but|not)\b/;
/** Over within moments. */
const QUICKLY_OVER =
  /\b(?:sat|lay|laid|rested|paused|stood|sit)(?: down)?(?: for)? (?:a|an|\d+|one|two|few|couple(?: of)?|half a)(?: (?:few|couple(?: of)?))? ?(?:s|sec\w*|min\w*|moments?|bit)(?: or so)?,? (?:and|then|so)? ?(?:i |it |all )?(?:was |felt |am |im |passed|went )?(?:fine|ok|okay|good|better|gone|over|away|normal)\b|\b(?:gone|fine|ok|okay|normal|good|settled|recovered|passed|went away|stopped|over|away|vanished|better|calmed down|came down|down to \d+)(?: again)? (?:in|after|within|inside) (?:like |about |around |maybe )?(?:a|an|one|two|three|five|ten|twenty|thirty|\d+|few|some|seconds|couple(?: of)?)(?: (?:a |few |or so |couple (?:of )?)*)? ?(?:s|secs?|seconds?|minutes?|mins?|min|moments?|breaths?)?\b|\b(?:for|lasted|only|just) (?:like |about |maybe |only |just )*(?:a|one|two|three|five|\d|couple(?: of)?|few) (?:split )?(?:secs?|seconds?|moments?|blinks?)\b|\b(?:fine|ok|okay|gone|good|normal) (?:right|straight|immediately|instantly|directly|a (?:second|moment|minute)) (?:away|after|later)\b|\b(?:fine|ok|okay|gone|good) (?:instantly|immediately|right after|afterwards|seconds later)\b|\b(?:nach|in) (?:ein paar|wenigen|\d+|zehn|einer|zwei) (?:sekunden?|minuten?) (?:war |wars )?(?:wieder )?(?:weg|vorbei|gut|ok|normal)\b|\b(?:sofort|gleich|dann) (?:wieder )?(?:weg|vorbei|gut|ok)\b|\b(?:wieder|schon) (?:weg|vorbei)\b|\b(?:un|deux|due|dos|um|dois|zwei|eine|di un|de un|d une|de um|quelques|unos|alcuni|alguns)(?: petite?s?)? (?:segund[oi]s?|secondes?|second[oi]|sekunden?)\b|\b(?:moved|changed|loosened|shook|switched) (?:the |my |it |them )?(?:\w+ )?(?:and|out|then|fine|grip|laces)\b|\b(?:one|two|a|\d+) (?:secs?|seconds?|moments?|blinks?)(?: and| then)? (?:gone|over|fine|done|ok|nothing|later|it went)\b|\b(?:se me paso|paso|bajo|se fue) (?:en|a los|enseguida|al momento|rapido)\b|\ben (?:un|dos|unos|\d+) (?:segundos?|minutos?) (?:ya|se|estaba|como)\b|\b(?:passe|parti|redescendu|fini)\w* (?:en|au bout d|apres|tout de suite|direct)\b|\b(?:passat\w|sparit\w|sces\w) (?:dopo|in|subito)\b|\b(?:passou|sumiu|baixou|voltou) (?:em|depois de|rapido|logo|na hora)\b/;
/** It goes on, it comes back, or something graver is with it. */
const NOT_SO_BRIEF =
  /\b(?:every|each|jede\w*|cada|chaque|ogni|toda|keeps?|kept|again and again|always|often|lately|weeks?|months|twice|second time|third time|\d+ times|[2-9]x|like (?:\w+ ){0,4}switch|days|whenever|constantly|still|(?<!eaten |food |drink |anything )since|getting worse|chest|jaw|fainted|passed out|pass out|blacked out|black out|collapsed|one side|one sided|left arm|face|speech|vision|threw up|hit my head|pregnant|diabet\w*|pacemaker|jedes mal|staendig|standig|immer|seit|cada vez|siempre|chaque fois|toujours|depuis|ogni volta|sempre|toda vez)\b/;
/** What was seen, heard or read takes the breath away, and nothing else. */
const STARTLING =
  /\b(?:when|once|after|as soon as|every time|the moment|cause|because|because i|watching|while) (?:i |he |she |they |we |you |my \w+ )*(?:saw|see|seeing|seen|heard|hear|read|opened|checked|noticed|reali[sz]ed|looked at|found out|got told|told|announced|posted|won|scored|lost the|said yes|walked in|called my name)\b|\bwhen (?:the|my|a|our|his|her) \w+(?: \w+)? (?:slid|slipped|fell|dropped|rattled|crashed|snapped|tipped|popped out|moved|rang|went off)\b|\b(?:at|over) the (?:price|bill|sight|thought|news|idea|cost) (?:of|for)\b|\bthe (?:\w+ )?(?:price|bill|cost|fee)\b|\b(?:laughing|laughter|beim preis|vor lachen|de (?:la )?risa|de rire|dal ridere|de rir)\b|\bnew (?:pr|pb|record|personal best)\b|\b(?:als|wie|wenn) ich .{1,40}\b(?:sah|gesehen|las|gelesen|horte|gehort)\b|\b(?:cuando|al) (?:vi|veo|ver|lei|leer|oi)\b|\b(?:quand|en) (?:j ai |je )?(?:vu|voyant|lu|vois|lisant)\b|\bquando (?:ho |eu )?(?:visto|letto|sentito|vi|li|vejo|ouvi)\b|\b(?:ao|nel) (?:ver|vedere)\b/;

/** The day after, or right after, a session for the part: everybody's arms fail at the steering wheel. */
const WORKED =
  /\b(?:after|since|from|nach|seit|tras|despues de|apres|depuis|dopo|depois d[eoa]|desde o) (?:\w+ ){0,3}?(?:(?:leg|legs|arm|arms|back|shoulder|shoulders|chest|push|pull|grip|ab|abs|core|upper|lower|biceps?|triceps?|glute) ?(?:day|session|workout|training|block|blast)|squats|lunges|pull ?ups|push ?ups|chin ?ups|deadlifts|curls|dips|rows|burpees|thrusters|crunches|climbing|bouldering|beintag|klimmzug\w*|kniebeugen|rucken\w*|dominadas|sentadillas|pierna|espalda|hombro|fentes|tractions|pompes|squat|affondi|trazioni|stacchi|perna|barras?|agachamento)\b/;
const GRAVER =
  /\b(?:numb\w*|tingl\w*|pop\w*|snap\w*|swell\w*|swollen|sudden\w*|sharp|pain\w*|dark|brown|urine|pee|weeks?|neck|days|one side|drag\w*|trip\w*|fell|bruis\w*|feel my|taub|geschwollen|hinchad\w*|gonfl\w*|inchad\w*)\b/;

/** What makes any heart race. */
const EXCITED =
  /\b(?:butterflies|excite\w*|pre ?race nerves|nerves|nervous|stage fright|aufregung|aufgeregt|emocion\w*|emozion\w*|emocao|nervios|my first (?:\w+ )?(?:meet|race|comp|date|marathon|match)|(?:before|vor|antes de|avant|prima di) (?:my|the|dem|meinem|la|mi|mon|la mia|minha|o) (?:\w+ )?(?:meet|race|comp|start|gun|whistle|opener|wettkampf|carrera|salida|course|depart|gara|partenza|prova|largada))\b/;

/** Said not to hurt. */
const PAINLESS =
  /\b(?:(?:no|without|zero|not any|never any|free of|isnt any) (?:pain|discomfort|ache|soreness|hurting)|pain ?free|painless(?:ly)?|(?:nothing|nowt|never|not|doesnt|dont|didnt|isnt|none of it) (?:really |actually |even )?(?:hurts?|hurting|ach(?:es?|ing)|painful|sore)|(?:keine?|ohne) (?:schmerz\w*|beschwerden)|schmerz(?:frei|los)|(?:tut|tun) (?:aber |gar |uberhaupt )?(?:nicht|nie) weh|nichts tut weh|sin dolor|no (?:me )?duelen?|sans douleur|(?:fait|font) pas mal|senza dolore|non (?:mi )?(?:fa|fanno) male|sem dor|nao doi|nao doem)\b/;
const BUT_WRONG =
  /\b(?:swollen|swell\w*|lump|bulge|dent|gap|bruis\w*|weak\w*|numb\w*|no strength|gives? way|lock(?:s|ed)|cant (?:straighten|bend|lift|raise|turn|bear|walk|move)|loud|suddenly|heard|(?:popped|snapped|tore|ripped) something|something (?:just )?(?:popped|snapped|tore|ripped|gave))\b/;

/** Said to please: a back that cracks in a stretch. */
const PLEASANT =
  /\b(?:so good|satisfying|in (?:a|the) good way|heaven(?:ly)?|what a relief|such a relief|(?:felt|feels?|feeling) (?:so |really |pretty |very )?(?:great|good|lovely|amazing|nice|awesome|wonderful|heavenly)|war (?:so )?(?:gut|herrlich)|que gusto|tan rico|trop bien|che bello|que delicia)\b/;
/** What cracks a back or a neck as it should. */
const LOOSENED =
  /\b(?:neck|back|spine|hips?|knuckles|nacken|rucken|cuello|espalda|cou|dos|collo|schiena|pescoco|costas)\b.{0,40}\b(?:yoga|pilates|stretch\w*|foam roll\w*|chiro\w*|osteo\w*|massage|twists?|cat cow|dehnen|estir\w*|etir\w*|allungament\w*|alongament\w*)\b/;
const BUT_HURT = /\b(?:pain\w*|hurt\w*|sore|ach(?:e|es|ing)|until|but|now|then|since|except|worse|purple|burn\w*)\b/;

/** What creaks or clicks and is said not to hurt, with nothing else wrong. In: folded words. */
const isPainless = (text: string): boolean =>
  (PAINLESS.test(text) || ((PLEASANT.test(text) || LOOSENED.test(text)) && !BUT_HURT.test(text))) &&
  !BUT_WRONG.test(text);

/** "Obviously", "as usual": told as what effort does to anybody. */
const EXPECTED =
  /\b(?:obviously|obvs|of course|naturally|as (?:usual|always|ever|expected|it should|they should|planned|normal)|like (?:always|it should)|logically|the usual|no surprise|naturlich|wie immer|claro|como siempre|comme d habitude|comme toujours|come sempre|come al solito|como sempre|ovviamente|evidemment)\b/;

/** Breath, heart or sweat told as the plain effect of an effort. In: folded words. */
const isExpected = (text: string): boolean =>
  EXPECTED.test(text) && EXERTION.test(text) && !NOT_SO_BRIEF.test(text.replace(EXPECTED, " "));

/** What somebody felt, told with an ordinary cause and as over within moments: "stood up too fast and saw stars for a second". In: folded words. */
const isFleeting = (text: string): boolean =>
  ORDINARY.test(text) && QUICKLY_OVER.test(text) && !NOT_SO_BRIEF.test(text);

/** "My heart stopped when I saw the bill": a feeling about something. In: folded words of a sentence. */
const isStartled = (text: string): boolean => STARTLING.test(text) || isMoved(text);
const isMoved = (text: string) => MOVED_BY.test(text) && !BUT_ILL.test(text.replace(OUT_OF_CHEST, " "));

/** A heart that races with joy or nerves. In: folded words of a sentence. */
const isExcited = (text: string): boolean => EXCITED.test(text) && !NOT_SO_BRIEF.test(text);

/** "Blasted chest, can't wash my hair": a part that was trained hard, and an everyday thing it fails at. */
const HARD_WORK =
  /\b(?:blasted|smashed|destroyed|killed|hammered|trained|trashed|nuked|annihilated|murdered|hit|did|torched|fried|cooked)(?: my| the| some| heavy)* (?:chest|arms?|back|legs?|shoulders?|bi(?:cep)?s|tri(?:cep)?s|quads|glutes|abs|calves|delts|lats|hamstrings|upper body|lower body|push|pull)\b/;
const EVERYDAY =
  /\b(?:wash|shampoo|brush|comb|dry|scratch|tie|reach|type|laugh|sneeze|steer|drive|clap|hug|wipe|get (?:dressed|off the|out of (?:bed|the car|the chair))|sit (?:down )?on the|put (?:on )?(?:my )?(?:bra|shirt|socks|jacket)|take (?:off )?my (?:bra|shirt|top)|go (?:up|down) (?:the )?stairs|walk (?:up|down) (?:the )?stairs|(?:hold|lift|pick up) (?:a|my) (?:phone|fork|spoon|cup|mug|toothbrush|coffee|glass|finger))\b/;
const isDoneIn = (text: string): boolean => HARD_WORK.test(text) && EVERYDAY.test(text) && !GRAVER.test(text);

/** Whoever is so glad of it has lost breath or balance to an effort. */
const DELIGHTED =
  /\b(?:so good|(?:loved?|loving) (?:it|that|every)|(?:felt|feels|feeling) (?:so |really |absolutely )?(?:great|amazing|awesome|incredible|good|fantastic|alive)|(?:best|great|amazing|awesome|killer|epic|mega|sick|brutal|insane|unreal) (?:session|workout|run|race|class|pump|ride|set|finisher|wod|feeling|day)|what a (?:session|workout|run|race|class|pump|ride|set|day|rush)|worth it|new (?:pr|pb|best|record)|personal best|amazing|awesome|(?:such )?a rush|woo+|woohoo|nice$|lovely$|love it|so geil|geiles? (?:training|einheit|gefuhl)|wie geil|que (?:gozada|pasada|entreno|treino)|trop bien|kiffe|che bomba|bellissimo|geil|herrlich|foi top|show demais|adorei|me encanta|me encanto|que gozo|j adore|j ai adore|che bello|buzzing)\b/;
const LOVED_ALL = /\b(?:loved?|enjoyed|loving) every \w+/;
/** In: folded words. */
export const isDelighted = (text: string): boolean =>
  DELIGHTED.test(text) && !NOT_SO_BRIEF.test(text.replace(OUT_OF_CHEST, " ").replace(LOVED_ALL, " "));
/** What an effort does to anybody who enjoys it. */
const ENJOYED: ReadonlySet<AnswerKey> = new Set(["breathing", "breathless", "heartBeat", "dizziness"]);

/** Arms or legs that fail at everyday things after a session for them, and nothing graver. In: folded words. */
const isWorked = (text: string): boolean => WORKED.test(text) && !GRAVER.test(text);

/** A fall or a knock that left a bruise and nothing else. */
const KNOCK =
  /\b(?:fell|slipped|landed|tripped|knocked|bumped|bruis\w*|graz\w*|scrap\w*|scuff\w*|stubbed|walked into|blaue\w* fleck\w*|schurf\w*|moraton\w*|raspon\w*|bleus?|livid\w*|roxo)\b/;
const BRUISE_ONLY =
  /\b(?:all good|all fine|(?:im|its|am|was|is|were|and|but|all|otherwise|totally|perfectly|feels?) (?:fine|ok|okay|good|unhurt)|(?:,|bum|hip|shin|ego|pride|knee|elbow|palms?) fine|nothing (?:else|serious|broken|bad|happened|hurts)|no harm|no drama|no biggie|only (?:my|a) (?:pride|ego|bruise|graze|scratch)|nichts passiert|alles (?:gut|ok|heil)|no (?:me )?paso nada|todo bien|rien de (?:grave|casse)|tout va bien|niente di (?:grave|rotto)|tutto (?:bene|ok|a posto)|nada (?:grave|demais)|tudo (?:bem|certo|ok))\b|\bfine$/;
const MORE_THAN_BRUISED =
  /\b(?:head|face|neck|back|spine|kopf|genick|cabeza|cuello|tete|cou|testa|collo|cabeca|pescoco|dizzy|vomit\w*|blackout|passed out|knocked out|numb\w*|tingl\w*|swoll\w*|swell\w*|cant|couldnt|wont|pop\w*|crack\w*|snap\w*|blood|bleed\w*|worse|limp\w*|deformed|crooked|scan|x ?ray|still|but (?:now|it|my)|pain\w*|hurts?|throb\w*|not (?:fine|ok|okay|good))\b/;
/** A bruise of the flesh that is days old. */
const OLD_BRUISE =
  /\b(?=.*\b(?:last week(?:end)?|(?:[3-9]|1\d|three|four|five|six|seven|ten|a few|few|some) days ago|(?:a|one|two|three|\d) weeks? ago)\b).*\bbruised (?:my |the |a |an |both )?(?:left |right |upper |whole )?(?:thighs?|quads?|shins?|bum|butt|glutes?|arms?|forearms?|legs?|palms?)\b/;
const HARD_FALL =
  /\b(?:stairs|ladder|roof|horse|motor\w*|car|truck|height|metres|meters|thinners|warfarin|\w+ban|big|huge|dark|spread\w*|hard|hip|pregnan\w*)\b/;
const isBruiseOnly = (text: string): boolean =>
  KNOCK.test(text) &&
  !MORE_THAN_BRUISED.test(text) &&
  (BRUISE_ONLY.test(text) || (OLD_BRUISE.test(text) && !HARD_FALL.test(text)));

/** "A bit light-headed standing up after squats, fine now". */
const ON_STANDING =
  /\b(?:bit|little|slightly|briefly|for a (?:sec\w*|moment))\b(?=.*\b(?:standing|stood|getting|got|rising) up\b).*\b(?:fine|ok|okay|good|normal) (?:now|again|after(?:wards)?)\b/;
const ILL_TOO =
  /\b(?:head ?ache\w*|hit|fell|sick|vomit\w*|threw|heart|palpit\w*|breath\w*|meds?|medic\w*|pills?|tablets?|numb\w*|tingl\w*|blood|bleed\w*|sweat\w*|fever\w*|today again|worse)\b/;
const isOnStanding = (text: string): boolean =>
  ON_STANDING.test(text) && !NOT_SO_BRIEF.test(text) && !ILL_TOO.test(text);

/** "My knees can't stand jumping": what a joint is spared, and nothing that befell it. */
const NOT_UP_TO =
  /\b(?:(?:cant|cannot|wont|dont|doesnt|not|no longer|never) (?:really |quite |even |anymore |longer )?(?:stand|take|taking|bear|handle|handling|tolerate|tolerating|like|do|doing|love|enjoy|cope with|deal with|put up with|up for|up to|made for|built for)|hates?|hating|complain about) (?:the |any |much |too much |so much |a lot of |more |heavy |high |long |all the |all that |that |this |those |these |doing |my )*(?:(?!standing|walking|bending|straightening|turning|moving|anything|something|nothing|everything)\w+ing|jumps?|impact|burpees|squats?|lunges?|runs?|sprints?|plyo\w*|hiit|stairs|hills?|box jumps?|deadlifts?|volume|pounding|dips|press(?:es)?|overhead\w*|pull ?ups?|push ?ups?|double unders?|step ?ups?|skull ?crushers?)\b/;
const JOINT = /\b(?:knees?|shoulders?|elbows?|wrists?|hips?|ankles?|(?:lower )?back|feet|joints?|shins?|achilles)\b/;
const BEFELL =
  /\b(?:swollen|swell\w*|pop\w*|snap\w*|crack\w*|crunch\w*|twist\w*|fell|fall|landed|sudden\w*|numb\w*|lock\w*|buckl\w*|giv\w* (?:way|out)|gave|collaps\w*|yesterday|this morning|today|just now|since|after (?:the|my|a)|weight on|limp\w*|bruis\w*)\b/;
const isNotUpTo = (text: string): boolean => NOT_UP_TO.test(text) && JOINT.test(text) && !BEFELL.test(text);

/** What somebody wishes to be able to do, to be told or to be no longer: a goal, in six languages. */
const WISH =
  "(?:want|wants|wanna|need|needs|would like|id like|id love|love|hope|hoping|aiming|trying|goal is|mochte|will|brauche?|wurde gern|quiero|quisiera|me gustaria|necesito|veux|voudrais|aimerais|voglio|vorrei|mi serve|quero|queria|preciso)";
const GOAL = new RegExp(
  `\\b(?:${WISH} (?:(?:just|only|nur|einfach|wieder|eigentlich|solo|juste|simplement|so|apenas|endlich) )*(?:to (?:be able|keep up|get (?:back|strong\\w*|fit\\w*|up|off the|better|through|started)|carry|lift|pick|climb|run|walk|play|squat|hike|move|sit|look|feel (?:strong|good|fit|better|young|healthy|my)|stay (?:strong|fit|healthy|mobile)|know (?:what|how|which|where|when)|stop (?:winging|guessing|wasting|skipping|being (?:sore|the|so|out of breath|slow|stiff|last))|build|train|lose (?:weight|fat|the belly|\\d+))|(?:someone|somebody|a person|anyone) (?:to|who)|(?:a|one|another|the next|an easy|a simple|something) (?:\\w+ )?(?:plan|routine|program\\w*|schedule|thing|app|session|workout|split|that|i can|i)|(?:mit |schmerzfrei |meinen |meine |die |den |ohne )+.{0,40}\\b(?:konnen|mithalten|spielen|kommen|schaffen)|(?:dass|que) (?:mir |me |alguien |quelqu un |quelqu |alguem |qualcuno )+|che qualcuno|(?:poder|pouvoir|riuscire|conseguir) )` +
    "|(?:dont|do not|not) (?:want|need) (?:to )?(?:be (?:the|that|a|so|too|skinny|slow|out of|bulky|big|sore|stiff|knackered|tired all)|end up (?:bulky|big|injured|hurt)|get (?:bulky|big|too|injured|hurt|fat|bored)|look (?:like|bulky|big)|lose (?:all |everything |my |the |any |what )|another|to (?:look|count|track|think))" +
    "|(?:no quiero|je ne veux pas|non voglio|nao quero|will nicht|mochte nicht) (?:perder|perdre|perdere|buttare|jogar|ponerme|devenir|diventare|ficar|breit|alles verlieren|riesig)" +
    "|(?:keine lust|no tengo ganas|pas envie|nessuna voglia|sem vontade) (?:mehr )?(?:auf|de|di) (?:den|das|die|dem|immer|la|el|le|il|o|a)\\b" +
    "|how (?:do|can|should|would) (?:people|others|other people|you all|i|we|one) (?:actually |really )?(?:keep (?:going|at it|it up)|stick|stay (?:motivated|consistent|on)|fit (?:it|this|them|that)|get back (?:on|into|to))" +
    "|(?:give|gave|giving) up (?:every|each|on (?:keto|carbs|sugar|the|my)|smoking|coffee|sugar|alcohol))\\b",
);
const isGoal = (text: string): boolean => GOAL.test(text) && !DARK_WORDS.test(text);

/** "Has my deadlift gone anywhere? feels like I'm stuck on 150": figures that stand still, and nothing of the body. */
const STANDS_STILL =
  /\b(?:stuck (?:on|at|around|with)|stalled|plateau\w*|(?:gone|going|went|goes|getting|got) (?:anywhere|nowhere|up|down|backwards?)|moved|(?:no|any|make|making|made|see|seeing) progress|improv\w*|hangt?|stagn\w*|estancad[oa]|stallo|ferm[oa] a|parad[oa] (?:em|nos)|bloque?e? a)\b/;
const LIFT =
  /\b(?:bench|squats?|deadlifts?|press|ohp|rows?|snatch|clean|jerk|curls?|dips?|pull ?ups?|chin ?ups?|push ?ups?|lifts?|total|1 ?rm|numbers|[35] ?k|10 ?k|pace|half|marathon|kreuzheben|bankdrucken|kniebeuge\w*|klimmzug\w*|peso muerto|banca|sentadillas?|developpe couche|souleve|panca|stacc\w*|supino|agachamento|terra)\b/;
const OF_BODY =
  /\b(?:pain\w*|hurts?|ach(?:e|es|ing)|sore|numb\w*|tingl\w*|dizz\w*|faint\w*|pass(?:ed|ing)? out|breath\w*|chest|heart|head|vision|sick|blood|swoll\w*|arms?|legs?|knees?|shoulders?|neck|spine|weak\w*|dolor|schmerz\w*|douleur|dolore|dor)\b/;
const standsStill = (text: string): boolean =>
  STANDS_STILL.test(text) && LIFT.test(text) && !OF_BODY.test(text) && !DARK_WORDS.test(text);

/** Breath that is short on the stairs, told as why one trains. */
const UNFIT =
  /\b(?:(?:want|wanna|stop|quit|without|not|dont want to) (?:\w+ ){0,3}(?:be|being|getting|get|end up|run|running) (?:out of breath|puffed|winded|breathless)|cardio|conditioning|couch to|get (?:fit|fitter|in shape)|unfit|out of shape|stamina|kondition|ausdauer|fondo|forme|fiato|folego|condicionamento)\b/;
const UNFIT_BUT_ILL =
  /\b(?:suddenly|sudden|lately|since|new|worse|rest|resting|sitting|lying|night|bed|chest|dizzy|faint\w*|swollen|ankles|cough\w*|blue|weeks?|days?|today|now|cant (?:finish|speak|talk)|used to|asthma|heart)\b/;
const isUnfit = (text: string): boolean => UNFIT.test(text) && !UNFIT_BUT_ILL.test(text);

/** The lamps of a room go out, and somebody goes on by another light. */
const LIGHTS =
  /\b(?:lights?|lamps?|power|electric\w*|electricity|bulbs?|leccy)\b.{0,40}\b(?:out|off|tripped|cut)\b|\bpower (?:cut|outage)\b|\bblack ?out (?:in|across|at) (?:the )?(?:gym|street|town|house|city|whole)\b/;
const OTHER_LIGHT =
  /\b(?:torch\w*|flash ?lights?|head ?lamps?|candle\w*|in the dark|(?:by|with|on) (?:my |the )?phone|generator|fuse\w*|sensors?|power cut|outage|whole (?:gym|street|building|block|place)|everyone|gym lights?|storm|meter|came back on|back on)\b/;
const OF_ONESELF =
  /\b(?:floor|woke|came to|came round|fainted|passed out|dizzy|head|ambulance|for me|my lights|collapsed)\b/;
const isLampOut = (text: string): boolean => LIGHTS.test(text) && OTHER_LIGHT.test(text) && !OF_ONESELF.test(text);

/** What anybody feels who stood up too fast, gripped hard or saw the bill. */
const FELT: ReadonlySet<string> = new Set(["heartBeat", "numbness", "dizziness", "breathless"]);
const NEARLY = /\b(?:almost|nearly|quase|casi|fast|beinahe|failli|presque|quasi)\b/;
const WEAKNESSES: ReadonlySet<string> = new Set(["stop.giving_way", "stop.dropping_things", "stop.weakness"]);
/** "Arthritis in my hands, can't grip heavy things": a grip that has long been weak, and of which the reason is known. */
const OLD_HANDS =
  /\b(?:arthriti[sc]|arthrose|artrite|artritis|artrosis|artrosi|rheuma\w*|osteoarthrit\w*|carpal tunnel)\b/;
const BUT_NEW =
  /\b(?:sudden\w*|new|since|today|this morning|yesterday|overnight|worse|one side|left side|right side|face|speech|slur\w*|legs?|foot|feet|numb\w*|tingl\w*|neck|spread\w*)\b/;
const hasOldHands = (text: string): boolean => OLD_HANDS.test(text) && !BUT_NEW.test(text);
const BAR_RULES: ReadonlySet<string> = new Set(["emergency.load_on_chest", "emergency.chest_pressure"]);
const COLLAPSES: ReadonlySet<string> = new Set(["emergency.fainting", "emergency.collapse"]);
/** What turns anybody's head. */
const SPUN_ROUND =
  /\bdizzy (?:from|after|of|with) (?:all (?:the |that )?|the |that |so much )?(?:spin(?:s|ning)?(?! (?:class|bike|session))|twirl\w*|pirouettes?|cartwheels?|somersaults?|rolls|(?:forward |backward )rolls?|turns|whirling|carousel|merry go round)\b/;
/** Toes on a pedal and fingers on a bar, and the shoe, the grip or the seat that is asked about. */
const PRESSED =
  /\b(?:toes?|feet|foot|forefoot|fingers?|hands?|palms?)\b.*\b(?:elliptical|cross ?trainer|bike|spin\w*|cycl\w*|turbo|pedals?|cleats?|treadmill|push ?ups?|planks?|handlebars?|rower|skates?)\b.*\b(?:lac(?:es|ing)|shoes?|socks|grip|gloves|wrist (?:angle|position)|fit|saddle|cleats?|insoles?|handlebars?|position|bar tape|straps?)\b/;
const OF_HEART_OR_BREATH =
  /\b(?:heart|pulse|hr|breath\w*|lungs|herz|puls|luft|corazon|pulso|coeur|pouls|souffle|cuore|battito|fiato|coracao|folego)\b/;
/** "Then I came off the motorbike, came back at 140": behind somebody who lifts again. */
const CAME_BACK = /\b(?:came|got|been|eased|worked) back (?:at|to|with|up to) \d|\bback (?:at|to) \d+ (?:now|since)\b/;
const FAINT_HEARTED = /\bfaint(?: |-)?(?:hearted|of heart)\b/;
/** "Keeled over laughing": how much it amused them. */
const LAUGHED =
  /\b(?:keel\w* over|collaps\w*|fell (?:over|about))(?: (?:with|from|in|of))?(?: (?:pure|sheer))? (?:laugh\w*|giggl\w*|hysterics)\b/;
const BUT_DOWN =
  /\b(?:faint\w*|pass\w* out|black\w* out|unconscious|hospital|ambulance|couldnt|could not|cant|arm|face|head|again|keep\w*|twice|every|third|out cold)\b/;
/** Why somebody stopped, and nothing of a crisis. */
const JUST_TIRED =
  /\b(?:nothing (?:hurts|hurt|aches)|no pain|tut nichts weh|rien (?:ne )?fait mal|no me duele nada|niente dolore|nada doi)(?:,? \w+){0,3}? (?:just|only|nur|juste|solo|so) (?:\w+ ){0,2}?(?:tired|knackered|gassed|sweaty|sore|stiff|hungry|mude|kaputt|fatigue\w*|cansad\w*|stanc\w*)\b/;
const WISHES_AN_END =
  /\b(?:end(?:s|ed|ing)?|any ?more|want\w*|wish\w*|everything|point|sleep\w*|of it all|inside|matters?)\b/;
/** "His face went white when I told him my squat". */
const GOES_WHITE =
  /\bfaces? (?:all )?(?:(?:went|goes|turned|gone) (?:white|pale|red|grey|green)|fell|dropped) (?:when|once|after|as) (?:i|he|she|they|we|you) (?:told|said|saw|heard|showed|read)\b/;
const OF_PAIN_OR_SWELLING = /\b(?:pain\w*|hurts?|numb\w*|tingl\w*|swoll\w*|swell\w*|puffy|hot|cold|still|days?)\b/;
/** "How do I even it out": muscle that is to grow, and none that swelled. */
const TO_EVEN_OUT =
  /\b(?:even (?:it|them|things) (?:out|up)|catch up|grow|asymmetr\w*|imbalance\w*|unterschied ausgleichen|desequilibrio|desequilibre|squilibrio)\b/;
const SWELLED =
  /\b(?:sore|hurt\w*|pain\w*|ache\w*|aching|hot|warm|red|swoll\w*|swell\w*|enlarged|puffy|tight|tender|throb\w*|heavy|flight|flew|plane|overnight|sudden\w*|since)\b/;
/** What is worn tightly leaves its print. */
const PRINT =
  /\b(?:sleeves?|socks?|straps?|wraps?|belt|bar|tights|leggings) (?:\w+ ){0,2}(?:left|leaves|leave|made|makes) (?:\w+ ){0,3}(?:lines?|marks?|dents?|prints?|imprints?)\b/;
/** What a heart does at a sight. */
const HEART_LEAPS =
  /\bheart (?:\w+ ){0,2}?(?:stop\w*|skip\w*|jump\w*|sank|drop\w*|leap\w*|leapt|flutter\w*|broke|melt\w*)\b/;
const RESOLVED =
  /\b(?:gone|passed|stopped|went away|disappeared|resolved|subsided|cleared|better|(?:fine|ok|okay|good) (?:again )?now|(?:fine|ok|okay|good|normal) again|back to normal|healed|no longer|not anymore|no more|weg|vorbei|keine? \w+ mehr|plus (?:de |d )?(?:fievre|vertiges?|douleurs?|mal\b)|(?:sin|senza|sem|niente piu) (?:mas |piu |mais )?(?:fiebre|febbre|febre|mareos?|dolor|tontura)|wieder (?:gut|normal|fit|ok)|se (?:me )?(?:fue|paso|ha ido|ha pasado|quito)|passee?s?|partie?s?|passat[oaie]|sparit[oaie]|passou|sumiu)\b/;
const COMES_BACK = /\b(?:still|again|but|keeps?|every|each|always|though|not (?:gone|better)|back|twice|times)\b/;

/** A sign that is named only to say that it is over: "the dizziness is gone". In: folded words. */
export const isResolved = (text: string): boolean => RESOLVED.test(text);

/** What a rule found: its name, its answer and the words it rests on. */
type Found = { rule: string; answer: AnswerKey; evidence: readonly Hit[] };

const PALLORS: ReadonlySet<string> = new Set([
  "emergency.grey_and_ill",
  "emergency.grey_and_cold",
  "emergency.not_breathing",
  "emergency.limb_without_blood",
]);
/** Of the chest and the heart alone, with nothing beside. */
const MAY_BE_FOUND_HARMLESS: ReadonlySet<string> = new Set([
  "emergency.chest_pain",
  "emergency.chest_pressure",
  "emergency.chest_tightness",
  "emergency.chest_soreness",
  "emergency.heart_pain",
  "stop.palpitations",
  "stop.heart_rhythm",
  "medical.report",
]);
const SEES_STARS: ReadonlySet<string> = new Set(["stop.near_faint", "stop.dizziness", "stop.sight"]);

/** What is an illness to train with once it is some time back. */
const MAY_BE_HISTORY: ReadonlySet<string> = new Set([
  "emergency.stroke",
  "emergency.heart_attack",
  "emergency.seizure",
  "emergency.broken_bone",
  "emergency.deep_cut",
]);
/** What laughter makes sore. */
const LAUGHED_AT: ReadonlySet<string> = new Set([
  "emergency.chest_pain",
  "emergency.chest_soreness",
  "emergency.heart_pain",
  "stop.painful_breath",
  "stop.ribs",
]);

const KNOWN = [isColdOnly, isCoughOnly, isSkinOrWish, isSewnSkin, isPlainGland] as const;

/** Whether what a rule found has an ordinary cause, is over, painless or a figure of speech. The one check that all rules share. */
export function isHarmlesslyMeant(r: Reading, { rule, answer, evidence }: Found): boolean {
  const inSentence = (fits: (text: string) => boolean) => evidence.some((hit) => fits(r.sentenceOf(hit)));
  if (MAY_BE_FOUND_HARMLESS.has(rule) && isFoundHarmless(r, evidence)) return true;
  if (MAY_BE_HISTORY.has(rule) && isHistory(r, evidence)) return true;
  if (LAUGHED_AT.has(rule) && isLaughedSore(r.text)) return true;
  if ((PALLORS.has(rule) && isTornMuscle(r.text)) || (SEES_STARS.has(rule) && isLimbHit(r.text))) return true;
  const isNearly = rule === "emergency.fainting" && NEARLY.test(r.text);
  const isFigure = isNearly || rule === "emergency.heart_attack" || answer === "dizziness" || answer === "heartBeat";
  // Whose heart truly stopped does not write.
  const isOwnHeart = rule === "emergency.not_breathing" && evidence.every(({ frame }) => frame.whose === "self");
  if ((isFigure || isOwnHeart) && inSentence(isStartled)) return true;
  if (rule === "emergency.heart_pain" && inSentence(isMoved)) return true;
  if (isLongNumb(r.text, rule)) return true;
  if (rule === "stop.calf" && TO_EVEN_OUT.test(r.text) && !SWELLED.test(r.text)) return true;
  if (COLLAPSES.has(rule) && inSentence((text) => LAUGHED.test(text)) && !BUT_DOWN.test(r.text)) return true;
  if ((answer === "heartBeat" && inSentence(isExcited)) || (ENJOYED.has(answer) && isDelighted(r.text))) return true;
  if ((WEAKNESSES.has(rule) || rule === "stop.pop") && isSkinOrWish(r.text)) return true;
  if (rule === "stop.operation" && isSewnSkin(r.text)) return true;
  if (WEAKNESSES.has(rule) && (isWorked(r.text) || isDoneIn(r.text) || hasOldHands(r.text))) return true;
  if (answer === "dizziness" && SPUN_ROUND.test(r.text) && !NOT_SO_BRIEF.test(r.text)) return true;
  if (rule === "stop.unwell" && isPlainGland(r.text)) return true;
  if (answer === "dizziness" && (isOnStanding(r.text) || isSpinOver(r.text) || FAINT_HEARTED.test(r.text))) return true;
  if ((rule === "stop.giving_way" || rule === "stop.cannot_bear_weight") && isNotUpTo(r.text)) return true;
  if (rule === "stop.fall" && isBruiseOnly(r.text)) return true;
  if (BAR_RULES.has(rule) && isUnderBar(r)) return true;
  if (answer === "allergy" && isKnownAllergy(r.text)) return true;
  if (rule === "stop.crushed" && isLimbAsleep(r.text)) return true;
  if (answer === "numbness" && (isLimbAsleep(r.text) || isSatUpon(r.text))) return true;
  if (answer === "numbness" && PRESSED.test(r.text) && !NOT_SO_BRIEF.test(r.text)) return true;
  if (rule === "emergency.saddle_numbness" && isSatNumb(r.text)) return true;
  if ((rule === "stop.giving_way" || answer === "numbness") && isWryNeck(r)) return true;
  if ((rule === "stop.pop" || rule === "stop.muscle_shape") && isPainless(r.text)) return true;
  if ((answer === "breathing" || answer === "choking") && isTooMuchOf(r.text)) return true;
  if (answer === "breathless" && isUnfit(r.text)) return true;
  return FELT.has(answer) && (isFleeting(r.text) || isExpected(r.text));
}

/** So sure the classifier must be of what no word names. */
const SURE_WITHOUT_WORDS = 0.75;
/** A day of a challenge without what one likes. */
const GIVEN_UP =
  /\b(?:day|tag|dia|jour|giorno) \d+ (?:of )?(?:no|without|sin|sans|senza|ohne|sem) (?:added )?(?:sugar|sweets|chocolate|alcohol|coffee|snacks|soda|crisps|azucar|sucre|zucchero|zucker|acucar)\b/;
/** Age, height, one weight and the plain wish to lose some, and no other word: "Ich bin 42, wiege 95 kg und will abnehmen". */
const PLAIN_WISH =
  /^(?=.*\b(?:abnehmen|lose (?:some )?weight|perder peso|adelgazar|perdre du poids|maigrir|dimagrire|perdere peso|emagrecer)\b)(?:(?:hi|hallo|hey|hola|ciao|salut|oi|i|im|am|ich|bin|je|suis|j|ai|yo|soy|tengo|io|ho|sono|eu|tenho|sou|und|and|y|et|e|jahre?|alt|years?|old|ans|anos|anni|\d{2}|1(?:[.,]| m )?\d\d|m|cm|gross|tall|mann|frau|mannlich|weiblich|male|female|wiege|weigh|peso|pese|(?:[7-9]\d|1\d\d) (?:kg|kilos?)|(?:[7-9]\d|1\d\d)kg|will|mochte|wurde|gerne?|etwas|want|to|would|like|some|quiero|quisiera|veux|voudrais|voglio|vorrei|quero|gostaria|de|abnehmen|lose|weight|perder|adelgazar|perdre|du|poids|maigrir|dimagrire|perdere|emagrecer)(?: |$))+$/;
const A_MASS = /\d ?(?:kg|kilos?)\b/g;
/** In: folded words. */
const isPlainWish = (text: string): boolean => PLAIN_WISH.test(text) && text.match(A_MASS)?.length === 1;
/** A burn of the oven, a cut of the kitchen. */
const BY_ACCIDENT =
  /\b(?:burn(?:t|ed|s)?|cuts?|scars?|blisters?)\b.{0,25}\b(?:from|off|while|cooking)\b.{0,15}\b(?:oven|hob|pan|iron|kettle|sun|cooking|bbq|barbecue|rope|treadmill|gardening|shaving|chopping)\b(?!.*\b(?:purpose|again|calm\w*|relief|deserv\w*|feel something)\b)/;
/** How tired somebody is. */
const LIKE_RUN_OVER =
  /\b(?:feel\w*|felt) like (?:\w+ ){0,3}?(?:hit|run over|ran over|trampled|flattened|steamrollered|beaten up) by (?:an?|the)\b/;
const BUT_SICK = /\b(?:head\w*|chest|breath\w*|fever\w*|dizzy|vomit\w*|sick|numb\w*|pee|urine|swoll\w*|weeks?)\b/;
/** Gains, a form or a session that nobody notices. */
const UNNOTICED =
  /\b(?:nobody|no ?one)(?: would| will| ever| even| really|d|ll)* (?:notice[sd]?|cares?|sees?|looks?)(?: at| if| that| when| how| about)?(?: (?:i|i ever|i even|my|the|any))? (?:skip\w*|lift\w*|train\w*|work(?:ed)? out|miss(?:ed)? (?:a|leg|the)|gains?|muscles?|abs|calves|arms|biceps|progress|form|difference|physique|weight|legs?|legs? day|results)\b/;
/** "Hips are locked up after nine hours in a car". */
const SAT_LONG =
  /\b(?:stiff|locked up|seized up|tight|like a plank)\b.*\b(?:car|plane|flight|drive|driving|desk|sitting|sat|coach|bus|train ride)\b|\b(?:car|plane|flight|drive|driving|desk|sitting|sat)\b.*\b(?:stiff|locked up|seized up|tight|like a plank)\b/;
const OF_PAIN =
  /\b(?:pain\w*|hurts?|numb\w*|tingl\w*|swoll\w*|swell\w*|puffy|calf|calves|hot|red|chest|breath\w*|weak\w*|shoot\w*|down my leg|bladder|pee|arm)\b/;
/** Of somebody who has drunk too little. */
const YELLOW =
  /\b(?:pee|urine|wee|piss)\b.{0,25}\b(?:dark|deep|bright|really|very|strong|neon)? ?yellow\b|\byellow (?:pee|urine|wee|piss)\b/;
const BEYOND_YELLOW =
  /\b(?:brown|cola|coke|tea|coffee|red|pink|blood\w*|orange|swoll\w*|swell\w*|weak\w*|pain\w*|hurts?|burn\w*|cant|fever\w*|eyes?|skin|liver|dizzy|vomit\w*|sick)\b/;
/** Exercises that whoever treats it has given, and their name for it. */
const PRESCRIBED =
  /\b(?:physio\w*|pt|osteo\w*|chiro\w*|doctor|surgeon|therapist|kine|fisio\w*)\b.{0,40}\b(?:wants me to|told me to|said to|says to|gave me|has me|prescribed|recommend\w*|suggest\w*|set me)(?: \w+){0,3} (?:do|eccentrics?|isometrics?|isos|exercises?|rehab|strengthen\w*|raises|curls|squats|bridges|holds|stretches|start|keep)\b/;
/** "Quanto dura adesso?": how long something lasts, in a word that is slang elsewhere. */
const LASTS =
  /^(?:\w+ )?(?:quanto(?: tempo)?|cuanto(?: tiempo)?) dura\w*(?! (?:um|un|o|il|el|lo) (?:cicl|ef))(?!.*\b(?:mg|ml|deca|testo\w*|gear|cicl\w*)\b)/;

/**
 * The same for what only the classifier hears, of which nothing is known but its class, the share of danger, the clause and whether it is
 * a caution. A crisis is not heard in a goal of training, and it is hardly heard, as disordered eating is, where no word of it is said.
 */
export function isHarmlesslySensed(
  { text }: Reading,
  { class: named, share, of }: { class: string; share: number; of: Reading },
  isCaution: boolean,
): boolean {
  const isSure = share >= SURE_WITHOUT_WORDS;
  if ((named === "E" || named === "S" || named === "X") && isFoundHarmless(of, of.hits("chestPain"))) return true;
  if (named === "P" && LASTS.test(text)) return true;
  if (named === "N") return isPlainWish(of.text) || (!isSure && GIVEN_UP.test(text));
  if (named === "H")
    return (
      isLimbAsleep(text) ||
      BY_ACCIDENT.test(of.text) ||
      isGoal(of.text) ||
      isOfSession(of.text) ||
      (/\b(?:all clear|cancer free|no cancer)\b/.test(of.text) && !DARK_WORDS.test(of.text)) ||
      standsStill(of.text) ||
      WILL_KILL_ME.test(of.text) ||
      isOnlyNewOrAsleep(text) ||
      (/\d/.test(text) && JUST_TIRED.test(of.text) && !WISHES_AN_END.test(of.text) && !DARK_WORDS.test(of.text)) ||
      (UNNOTICED.test(of.text) && !DARK_WORDS.test(of.text.replace(UNNOTICED, " "))) ||
      !(isSure || DARK_WORDS.test(of.text))
    );
  if (isCaution && YELLOW.test(of.text) && !BEYOND_YELLOW.test(of.text)) return true;
  if (named === "X" && PRESCRIBED.test(of.text)) return true;
  if ((isCaution || named === "E") && isFleeting(text)) return true;
  const isGlad = isMoved(text) || (isDelighted(text) && EXERTION.test(text));
  if (named === "E" && (diesLaughing(text) || (isGlad && OF_HEART_OR_BREATH.test(text)))) return true;
  if (isKnownAllergy(text) || isLampOut(text)) return true;
  if (isCaution && (isExpected(text) || isPainless(text) || isBruiseOnly(text) || isGoal(text) || standsStill(text)))
    return true;
  if (isCaution && (isDoneIn(text) || isNotUpTo(text) || isDelighted(text))) return true;
  if ((isCaution && KNOWN.some((is) => is(text))) || ((isCaution || named === "X") && isLongNumb(text, null)))
    return true;
  if (isCaution && LIKE_RUN_OVER.test(text) && !BUT_SICK.test(text)) return true;
  if (isCaution && SAT_LONG.test(text) && !OF_PAIN.test(text)) return true;
  if (named === "S" && CAME_BACK.test(text) && !OF_PAIN.test(text)) return true;
  if (named === "S" && isResolved(text) && !COMES_BACK.test(text)) return true;
  if (isCaution && (GOES_WHITE.test(text) || (PRINT.test(text) && !OF_PAIN_OR_SWELLING.test(text)))) return true;
  return isStartled(text) && HEART_LEAPS.test(text);
}
