import { EXERTION } from "./slaveDriver.ts";

/** Standing up too fast, gripping, the effort itself: what makes anybody tingle, pound or see stars. */
const ORDINARY =
  /\b(?:(?:stood|standing|stand|got|getting|get|sat|jumped|came|hopped|rose|rising) up\b.{0,40}\b(?:quick|quickly|fast|sudden|suddenly)|(?:stood|got|hopped|came) (?:up|off) .{0,30}\btoo (?:quick|fast)|(?:grip|gripp|hang|hold|squeez|carry|row|sprint|interval|climb|pedal|box|run|burpee|thruster|hill)\w*|hangboard|fingerboard|handlebars?|farmers?|dead ?hangs?|bouldering|(?:tight|new) (?:shoes|laces|straps|wraps|gloves|belt)|straps|wraps|pad|foam roll\w*|last (?:set|rep|round|sprint|interval)|finisher|wod|amrap|metcon|emom|stairmaster|assault bike|airbike|air bike|sled|beta ?alanine|pre ?workout|niacin|zu schnell (?:aufgestanden|hoch)|(?:beim|vom) (?:\w+ )?aufstehen|aufgestanden|klettern|(?:al|ao) levantar\w*|levant(?:arme|e|ei) (?:muy |muito )?|en me (?:re)?levant|alzando(?:mi)?|dopo (?:il|la|le|i|lo) \w+|apres (?:le|la|les) \w+|tras (?:el|la|los|las) \w+|nach (?:dem|den|der) \w+|griff\w*|sprints?|intervall\w*|me levante (?:muy |demasiado )?(?:rapido|de golpe)|agarr\w*|series?|sprint|leve\w* trop vite|relevee? trop vite|alzat\w* (?:troppo )?(?:in fretta|veloce|di scatto)|presa|levantei (?:muito )?(?:rapido|depressa)|pegada)\b/;
/** A joy, a boredom, a crowd of choices makes heads spin and people faint in words only; six languages. */
const MOVED_BY =
  /\b(?:from|of|out of|with|for|vor|de|d|di|da|do|del|dalla|por) (?:(?:the|all|pure|sheer|so much|la|le|l|puro?|pura|lauter|reiner) ){0,2}(?:boredom|happiness|joy|pride|excitement|laughter|laughing|relief|awe|disbelief|embarrassment|envy|cringe|cuteness|langeweile|freude|gluck|stolz|lachen|aufregung|aburrimiento|alegria|felicidad|orgullo|emocion|ennui|joie|bonheur|fierte|rire|noia|gioia|felicita|orgoglio|emozione|risate|tedio|orgulho|emocao|rir)\b|\b(?:from|with|by) (?:all|these|those|so many|too many|all these|all the|the many) (?:\w+ )?(?:programs?|programmes?|plans?|options?|numbers?|choices?|opinions?|formulas?|apps?|splits?|acronyms?|videos?|spreadsheets?)\b|\bwhen (?:the|that) (?:bar|weight|medal|song|score|result)s? (?:\w+ )?(?:went up|moved|came up|dropped in|came on|was read)\b/;
const BUT_ILL =
  /\b(?:chest|jaw|arm|speech|vision|hit my head|collapsed|threw up|still|again|keeps?|every (?:time|day|set)|always|twice|weeks?|since|days|but|not)\b/;
/** Over within moments. */
const QUICKLY_OVER =
  /\b(?:gone|fine|ok|okay|normal|good|settled|recovered|passed|went away|stopped|over|away|vanished|better|calmed down|came down|down to \d+)(?: again)? (?:in|after|within|inside) (?:like |about |around |maybe )?(?:a|an|one|two|three|five|ten|twenty|thirty|\d+|few|some|seconds|couple(?: of)?)(?: (?:a |few |or so |couple (?:of )?)*)? ?(?:s|secs?|seconds?|minutes?|mins?|min|moments?|breaths?)?\b|\b(?:for|lasted|only|just) (?:like |about |maybe |only |just )*(?:a|one|two|three|five|\d|couple(?: of)?|few) (?:split )?(?:secs?|seconds?|moments?|blinks?)\b|\b(?:fine|ok|okay|gone|good|normal) (?:right|straight|immediately|instantly|directly|a (?:second|moment|minute)) (?:away|after|later)\b|\b(?:fine|ok|okay|gone|good) (?:instantly|immediately|right after|afterwards|seconds later)\b|\b(?:nach|in) (?:ein paar|wenigen|\d+|zehn|einer|zwei) (?:sekunden?|minuten?) (?:war |wars )?(?:wieder )?(?:weg|vorbei|gut|ok|normal)\b|\b(?:sofort|gleich|dann) (?:wieder )?(?:weg|vorbei|gut|ok)\b|\b(?:wieder|schon) (?:weg|vorbei)\b|\b(?:un|deux|due|dos|um|dois|zwei|eine|di un|de un|d une|de um|quelques|unos|alcuni|alguns)(?: petite?s?)? (?:segund[oi]s?|secondes?|second[oi]|sekunden?)\b|\b(?:moved|changed|loosened|shook|switched) (?:the |my |it |them )?(?:\w+ )?(?:and|out|then|fine|grip|laces)\b|\b(?:one|two|a|\d+) (?:secs?|seconds?|moments?|blinks?)(?: and| then)? (?:gone|over|fine|done|ok|nothing|later|it went)\b|\b(?:se me paso|paso|bajo|se fue) (?:en|a los|enseguida|al momento|rapido)\b|\ben (?:un|dos|unos|\d+) (?:segundos?|minutos?) (?:ya|se|estaba|como)\b|\b(?:passe|parti|redescendu|fini)\w* (?:en|au bout d|apres|tout de suite|direct)\b|\b(?:passat\w|sparit\w|sces\w) (?:dopo|in|subito)\b|\b(?:passou|sumiu|baixou|voltou) (?:em|depois de|rapido|logo|na hora)\b/;
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
  /\b(?:butterflies|excite\w*|pre ?race nerves|nerves|nervous|stage fright|aufregung|aufgeregt|emocion\w*|emozion\w*|emocao|nervios|my first (?:\w+ )?(?:meet|race|comp|date|marathon|match)|(?:before|vor|antes de|avant|prima di) (?:my|meinem|mi|mon|la mia|minha) (?:\w+ )?(?:meet|race|comp|wettkampf|carrera|course|gara|prova))\b/;

/** Said not to hurt. */
const PAINLESS =
  /\b(?:(?:no|without|zero|not any|never any|free of|isnt any) (?:pain|discomfort|ache|soreness|hurting)|pain ?free|painless(?:ly)?|(?:nothing|nowt|never|not|doesnt|dont|didnt|isnt|none of it) (?:really |actually |even )?(?:hurts?|hurting|ach(?:es?|ing)|painful|sore)|(?:keine?|ohne) (?:schmerz\w*|beschwerden)|schmerz(?:frei|los)|(?:tut|tun) (?:aber |gar |uberhaupt )?(?:nicht|nie) weh|nichts tut weh|sin dolor|no (?:me )?duelen?|sans douleur|(?:fait|font) pas mal|senza dolore|non (?:mi )?(?:fa|fanno) male|sem dor|nao doi|nao doem)\b/;
const BUT_WRONG =
  /\b(?:swollen|swell\w*|lump|bulge|dent|gap|bruis\w*|weak\w*|numb\w*|no strength|gives? way|lock(?:s|ed)|cant (?:straighten|bend|lift|raise|turn|bear|walk|move)|loud|suddenly|heard)\b/;

/** Said to please: a back that cracks in a stretch. */
const PLEASANT =
  /\b(?:satisfying|heaven(?:ly)?|what a relief|such a relief|(?:felt|feels?|feeling) (?:so |really |pretty |very )?(?:great|good|lovely|amazing|nice|awesome|wonderful|heavenly)|war (?:so )?(?:gut|herrlich)|que gusto|tan rico|trop bien|che bello|que delicia)\b/;
const BUT_HURT = /\b(?:pain\w*|hurt\w*|sore|ach(?:e|es|ing)|until|but|now|then|since|except|worse|purple|burn\w*)\b/;

/** What creaks or clicks and is said not to hurt, with nothing else wrong. In: folded words. */
export const isPainless = (text: string): boolean =>
  (PAINLESS.test(text) || (PLEASANT.test(text) && !BUT_HURT.test(text))) && !BUT_WRONG.test(text);

/** "Obviously", "as usual": told as what effort does to anybody. */
const EXPECTED =
  /\b(?:obviously|obvs|of course|naturally|as (?:usual|always|ever|expected|it should|they should|planned|normal)|like (?:always|it should)|logically|the usual|no surprise|naturlich|wie immer|claro|como siempre|comme d habitude|comme toujours|come sempre|come al solito|como sempre|ovviamente|evidemment)\b/;

/** Breath, heart or sweat told as the plain effect of an effort. In: folded words. */
export const isExpected = (text: string): boolean =>
  EXPECTED.test(text) && EXERTION.test(text) && !NOT_SO_BRIEF.test(text.replace(EXPECTED, " "));

/** What somebody felt, told with an ordinary cause and as over within moments: "stood up too fast and saw stars for a second". In: folded words. */
export const isFleeting = (text: string): boolean =>
  ORDINARY.test(text) && QUICKLY_OVER.test(text) && !NOT_SO_BRIEF.test(text);

/** "My heart stopped when I saw the bill": a feeling about something. In: folded words of a sentence. */
export const isStartled = (text: string): boolean =>
  STARTLING.test(text) || (MOVED_BY.test(text) && !BUT_ILL.test(text));

/** A heart that races with joy or nerves. In: folded words of a sentence. */
export const isExcited = (text: string): boolean => EXCITED.test(text) && !NOT_SO_BRIEF.test(text);

/** Arms or legs that fail at everyday things after a session for them, and nothing graver. In: folded words. */
export const isWorked = (text: string): boolean => WORKED.test(text) && !GRAVER.test(text);
