import { compiled } from "../patterns/compiled.ts";
import { anyOf } from "./alternatives.ts";
import { TOO_TIRED_FOR } from "./fellShort.ts";
import { HEADED } from "./prescribedLists.ts";

/** A named pattern over folded text (see `foldText`). */
export type Cue = readonly [signal: string, pattern: RegExp];

export const cue = (signal: string, ...sources: string[]): Cue => [signal, anyOf(sources)];

/** Training verbs in the past tense: what a person says who has done it. */
export const PAST =
  "(?:did|done|hit(?! me\\b)|got(?! (?:an hour|half an hour|\\d+ ?(?:min|h\\b|hour)|time|to\\b|only|any|no\\b|access|a (?:bad|home|barbell|kettlebell|bench|rack|knee)|some time|(?:(?:an?|one|two|three|[1-4]|some|a pair of|just) )*(?:\\d+(?:[.,]\\d)? ?(?:kgs?|lbs?|kilos?) )?(?:dbs?|dumbbells?|kettlebells?|kbs?|bands?|mats?|barbells?)\\b|about))|managed|finished|completed|knocked|crushed|smashed|banged|nailed|repped|squatted|benched|" +
  "deadlifted|pressed|rowed|ran(?! out\\b)|jogged|swam|cycled|biked|walked|hiked|rode|lifted|pulled|pushed|curled|trained|worked|" +
  "topped|maxed|ended up|went|made|tried|failed|grinded|ground out|cranked|grabbed|held|planked|carried|sprinted|climbed|bouldered|surfed|skated|sparred|kayaked|rucked|" +
  "skipped rope|used(?! to\\b)|added|dropped|started with|stuck with|moved up|bumped|threw|put up|put in|blasted|destroyed|killed|" +
  "pumped out|busted out|squeezed|survived|logged|set a|beat|ripped|snatched|cleaned|jerked|lunged|dipped|stretched|" +
  "played|boxed|skied|hammered|felt|was(?! (?:ist|sind|soll|kann|steht|bringt|mache|mach|ich|heisst|hat|du|muss|trainiere|gibt|fur|mir|wir|man|die|der|das|ein))|were|took|had(?! (?:planned|wanted|hoped|meant|intended)\\b)|attempted|performed|wrapped up|burned|burnt|paddled|erged|warmed up|" +
  "power cleaned)";

/** Somebody who is not the writer. */
export const OTHER_PERSON =
  "(?:(?:\\w+ )?(?:athlete|client|friend|mate|buddy|colleague|cousin|student|neighbou?r|pal|lifter|teammate|workmate)s? of (?:mine|ours)|(?:my|his|her|our|their|this|that|the|a|some|one of my) (?:\\w+ ){0,2}(?:\\d{1,2} ?(?:years?|yrs?|yo)(?!s? (?:ago|back|later|now)\\b)(?: old)?|wife|husband|girlfriend|gf|boyfriend|bf|partner|mate|" +
  "buddy|friend|bro|brother|sister|sis|dad|father|mum|mom|mother|son|daughter|kids?|cousin|uncle|aunt|coach|trainer|pt|" +
  "clients?|athletes?|roommate|flatmate|colleague|co-?worker|neighbou?r|teammate|lifter|guy|dude|girl|man|woman|bloke|" +
  "lad|old boy|young (?:lad|one)|old (?:timer|fella)|nephew|niece|grand(?:pa|ma|father|mother|daughter|son|kid|child)|boss|spouse|fiancee?|student|teenager|captain|strongman|strongwoman|" +
  "(?:power|weight)lifter|bodybuilder|trainee|instructor|housemate|classmate|workmate|pal|bestie|lady|lass|fella|chap|stranger|champion|champ|rival))";
const LOOKER_ON = "(?:guy|girl|dude|man|woman|bloke|lad|lady|kid|teenager|bro|couple)";
const NAMED_PLAN = "(?:program|programme|plan|app|routine|spreadsheet|sheet|template|protocol|schedule|wod)";
const MEDIA =
  "(?:books?|articles?|videos?|posts?|podcasts?|blogs?|studies|study|magazines?|website|forum|chat ?gpt|ai|bot|youtube|tik ?tok|insta(?:gram)?|reddit|influencers?|youtubers?|internet|whiteboard|board|pdf)";
const WHO_PRESCRIBES = `(?:${NAMED_PLAN}|5/3/1|531|workout|coach|trainer|pt|physio|doctor|doc|${MEDIA}|guy|it|he|she|they|(?:friend|mate|buddy|brother|sister|dad|mum|mom|wife|husband|partner)s?(?=.{0,60}\\d))`;
const SOFT =
  "(?:please|just|also|pls|maybe|quickly|go ahead and|actually|today|now|really|finally|already|easily|even|still|then|only|" +
  "literally|recently|both|all|have|had|did|managed to|was able to|could only|could just|could barely|barely|somehow)";
const WEEKDAY = "(?:mon|tues|wednes|thurs|fri|satur|sun)day";

/** Asking, politely or not, that something be written down. */
export const LOG_ORDER = cue(
  "log_order",
  "(?:^|[.!;,:\\n] ?|\\b(?:please|so|and|then|also|to|just|hey|ok|okay|yo|lets|let me|now|i) )(?:log|record|jot|register|write down|put (?:me )?down|track)\\b(?! (?:in|says|is)\\b)",
  "(?:^|[.!;,:\\n] ?|\\b(?:please|so|and|then|also|to|just|lets|let me) )(?:save|enter|note|mark|input|add|punch in|put)\\b(?!.{0,80}\\b(?:calendar|calender|schedule|agenda|planner|reminders?)\\b)(?! (?:me|us|it|this|that) (?:on|through|in)\\b).{0,25}(?:\\d|this workout|that workout|my workout|my session|my sets)(?! minutes?\\b)",
  "\\b(?:put|add|enter|get|save) .{0,60}\\b(?:in|to|into|on) (?:my|the) (?:\\w+ )?(?:log|diary|journal)\\b",
  "\\b(?:trage?|notiere?|speichere?|logge) .{0,80}\\b(?:ein|auf|ab)\\b|^(?:notiere?|speichere?|logge)\\b",
  "^(?:note|enregistre|ajoute|notez|registra|apunta|anota|guarda|registrame|registre|anote|segna|aggiungi) .{0,40}\\d",
);
/** The part of a request to log that would look like a plan or a question ("can you log", "I want to log"). */
export const POLITE_LOG =
  /\b(?:(?:can|could|would|will) (?:you|we|i)|i (?:want|need|have|would like|should like|would love|am going|am trying)(?: you)? to|let me|going to|want to|need to|have to|would like to)(?: (?:please|just|also|pls|maybe|quickly|kindly|go ahead and)){0,6} (?=(?:log|record|track|save|add|note|put|enter|write|jot|mark|register|input)\b)/g;

/** Things not done that say that the rest was: "didn't fail", "couldn't finish the last set". */
export const SHORTFALL =
  /\b(?!(?<=^(?:i )?)(?:did|could) not (?:manage|do) \d+ sets? of\b)(?:(?:did|could) not (?:even |quite |really )?(?:fail|miss|feel|rest|finish|complete|get|hit|make|reach|manage|struggle|grind|need|use|do|lock out|hold)|was not able to (?:finish|complete|get|do)|(?<!^(?:(?:i|we|today|so|yesterday),? ){0,3})skipped|missed|failed|bailed)(?: (?:the|my|a|an|any|that|all|of|to|too|out|on|at|after|in)){0,6}(?: ?(?:very |planned )?(?:last|final|first|second|third|fourth|fifth|sixth|\d+(?:st|nd|rd|th)|one|two|\d+(?! ?(?:x ?\d|reps? (?:at|@|with|on) \d|mins?\b|minutes?\b|k\b|km\b|miles?\b|hours?\b|(?:\w+ )?(?:(?:push|pull|chin|sit|muscle|step) ?-?ups?|squats?|burpees?|dips?|lunges?|curls?|rows?|crunches|swings?|thrusters?|deadlifts?|snatches)\b))|a couple(?: of)?|few|extra|more|hard|bad|heavy|great|good|tired|sore|failure|misses|belt|straps|spotter|rest|lockout|depth|reps?|sets?)\b)+|\bdid not (?:fail|feel|rest|struggle|grind|go to failure|count|track)\b|\bno (?:misses|missed reps|failed reps|pain|issues|problems|belt|straps|spotter|rest|wraps)\b|(?<=\d[^?\n]{0,60})\b(?:i )?could ?(?:ve|have|of) (?:(?:easily|probably|maybe|definitely) )?(?:done|gone|got|hit|squeezed|managed|pushed|had)(?: out)?(?: \w+){0,2} (?:more|heavier|further|another|extra)\b|(?<=\d ?[,/-] ?\d{1,2}(?![\d:])[^?\n]{0,40}[,;.(–-] ?)(?:(?:but|and|just|then|i) ){0,3}(?:could|did|was) not (?:(?:quite|really|even|able to) ){0,2}(?:finish|complete|lock out|get|make|do|manage) (?:it|them|that|this|them all|all(?: of (?:it|them))?|the (?:set|lot|rest|whole thing))(?: (?:all|off|out|up|clean|today))?(?= ?(?:$|[,.;!)\n]))|\bnot (?:bad|too bad|to failure|easy|heavy|great|too heavy|that heavy|counting|including|my best|sure)\b/g;

/** Words of a programme, or of somebody else. */
export const QUOTED: Cue[] = [
  cue(
    "programme_says",
    `\\b${WHO_PRESCRIBES} (?:\\w+ )?(?:says|said|say|wrote(?: down)?|writes|has written|programmed|scheduled|planned|calls? for|called for|wants|wanted|prescribes|prescribed|tells|told|recommends|recommended|suggests|suggested|advises|advised|reckons|thinks|claims|claimed|insists|reads|lists|specifies|asks for|has me|keeps? (?:giving|telling|saying|suggesting|wanting|putting|asking))\\b(?! my (?!plan|goal|target|next|sets?)[a-z])`,
    `\\b(?:my|the|this|todays) ${NAMED_PLAN} (?:has|had|is|was|shows|goes)\\b|\\b(?:the|this|that|a) (?:\\w+ )?(?:video|clip|reel|article|post|youtuber|influencer) (?:has|had|shows|showed|goes|does|did)\\b|\\b(?:week|day|phase|block|cycle) (?:\\d{1,2}|one|two|three|four) (?:calls for|prescribes|asks for)\\b|\\bin (?:the|my|this) (?:${NAMED_PLAN}|${MEDIA}) (?:it ?i?s|it says|there (?:is|are))\\b`,
    `(?<!\\b(?:strong|hevy|fitnotes|jefit|gym|log|strava) )\\b${NAMED_PLAN}(?: \\w+){0,3} ?[:=] ?\\w*.{0,20}\\d`,
  ),
  cue("headed", HEADED),
  cue(
    "according_to",
    `\\b(?:according to|as per|per|based on|from) (?:my|the|this|his|her|a) (?:\\w+ )?(?:${NAMED_PLAN}|coach|trainer|book|article|video|post)\\b|\\b(?:texted|sent|emailed|messaged|written|prescribed|programmed|given)(?: to me)? (?:by|from) (?:my |the )?(?:coach|trainer|pt|physio)\\b`,
    "\\b(?:laut|gemass) (?:(?:dem|meinem|der|meiner) )?(?:trainings?)?(?:plan|programm|app|trainer)\\b|\\b(?:selon|d ?apres|segun|secondo|segundo) (?:(?:le|la|mon|ma|el|mi|il|mio|mia|o|a|meu|minha) ){0,2}(?:programme|plan|programa|rutina|scheda|programma|treino|ficha|plano|coach)\\b",
  ),
  cue(
    "found_somewhere",
    "\\b(?:found|saw|read|copied|stole) (?:this|it|that|one|these) (?:on|in|from|off)\\b|\\b(?:copied|pasted|taken|nicked|screenshot(?:ted)?|borrowed|grabbed|pinched) (?:straight )?(?:from|off|out of) (?!last\\b|yesterday|today|my (?:log|notes|notebook|diary|watch|phone|app|strong|hevy|garmin|strava))|\\b(?:world|national|state|gym|club|olympic) record\\b|^[a-z]+ ?= ?\\d+ [a-z]+ [a-z]+.*\\d",
  ),
  cue("quoted_notation", '(?<!\\d)"[^"\\n]{0,80}\\d[^"\\n]{0,80}"'),
  cue(
    "someone_wrote",
    `(?<!\\b(?:did|done|finished|completed|doing) )\\b(?:the|this|that|a|my|heres the|here is the) (?:\\w+ )?(?:${NAMED_PLAN}|exercises|rehab|homework|handout|printout|list|workout) (?:(?:that|which) )?(?:my |the |our |a )?(?:\\w+ )?(?:coach|trainer|pt|physio\\w*|therapist|doctor|doc|surgeon|chiro\\w*|osteo\\w*|instructor|he|she|they|friend|mate|buddy|app) (?:has |had |just )?(?:gave|given|sent|wrote|made|set|prescribed|emailed|left|handed|printed|texted|put together)\\b`,
    "\\b(?:to be (?:done|repeated)|do this|do these|repeat) (?:(?:once|twice|\\d ?x|\\d times|three times) )?(?:a day|per day|daily|a week|per week|every|each|weekly|on (?:mon|tue|wed|thu|fri|sat|sun))",
    "\\b(?:he|she|they|someone|somebody|people|reddit|guy|article|book|internet|influencers?|youtubers?) (?:\\w+ )?(?:wrote|writes|posted|posts|claims?|claimed|says|said|recommends?|swears? by|preach(?:es)?)\\b",
  ),
  cue(
    "programme_says_foreign",
    "\\b(?:plan|trainer|trainingsplan|coach) (?:\\w+ )?(?:sagt|steht|schreibt|dit|indique|prevoit|dice|pone|indica|prevede|diz|manda|pede)\\b",
    "\\b(?:programme|programa|programma|rutina|entrenador|scheda|ficha|treino|treinador) (?:\\w+ )?(?:dit|indique|prevoit|dice|pone|indica|prevede|diz|manda|pede)\\b",
    "\\b(?:mein|meine|mon|ma|mi|mio|mia|meu|minha) (?:trainings?)?(?:plan|programm|programme|routine|rutina|programa|scheda|programma|treino|ficha|plano)(?: [a-d1-9])? (?:ist|c ?est|est|es|e) (?=[^.!?\\n]{0,40}\\d)",
  ),
];

/** Somebody else in German, French, Spanish, Italian and Portuguese: a possessive and a friend, partner, relative or trainer. */
const FOREIGN_PERSON =
  "(?:(?:meine?|unsere?|seine?|ihre?) (?:[a-z]{2,12}e[rs]? )?(?:(?:ehe|ex)?(?:frau|mann)|(?:ex)?freund(?:in|e)?|verlobter?|(?:zwillings)?(?:bruder|schwester)|kumpels?|(?:trainings|gym)?partner(?:in)?|trainer(?:in)?|sohn|tochter|kinder?|vater|papa|mutter|mama|eltern|kund(?:e|in)|kolleg(?:e|in)|nachbar(?:in)?|mitbewohner(?:in)?|chef(?:in)?|neffe|nichte|onkel|tante|cousine?|opa|oma|schwager(?:in)?|athlet(?:in)?|bro)|" +
  "(?:mon|ma|mes|notre|nos|son|sa|ton|ta) (?:(?:petite?|grande?|meilleure?|vieux|vieille|ex)[ -])?(?:femme|mari|copains?|copines?|potes?|freres?|soeurs?|mere|pere|maman|papa|fils|fille|enfants?|amie?s?|cliente?|coach|entraineur|cousine?|oncle|tante|neveu|niece|voisine?|collegue|partenaire|binome|compagn(?:on|e)|conjointe?|fiancee?|beau[ -]frere|belle[ -]soeur|coloc|chef|mec|meuf|gars|eleve)|" +
  "(?:mis?|nuestr[oa]|sus?|tu) (?:(?:mejor|gran|ex) )?(?:mujer|espos[oa]|marido|novi[oa]|herman[oa]s?|amig[oa]s?|padre|papa|madre|mama|hij[oa]s?|client[ea]|entrenadora?|prim[oa]|ti[oa]|abuel[oa]|sobrin[oa]|companer[oa]|pareja|colega|vecin[oa]|jef[ea]|cunad[oa]|suegr[oa]|compa|cuate|coach|alumn[oa])|" +
  "(?:(?:il|la|i) )?(?:mi[oa]|miei|nostr[oa]|su[oa]) (?:(?:miglior|ex|caro) )?(?:moglie|marito|fratello|sorella|amic[oa]|amici|padre|papa|madre|mamma|figli[oa]|ragazz[oa]|fidanzat[oa]|compagn[oa]|cugin[oa]|zi[oa]|nonn[oa]|nipote|collega|vicin[oa]|capo|cognat[oa]|suocer[oa]|allenatore|allenatrice|coach|cliente|partner|socio)|" +
  "(?:[oa]s? )?(?:meus?|minhas?|noss[oa]|seu|sua) (?:(?:melhor|ex) )?(?:espos[oa]|mulher|marido|namorad[oa]|irma|irmao|amig[oa]s?|pai|mae|filh[oa]|cliente|treinadora?|prim[oa]|ti[oa]|avo|sobrinh[oa]|parceir[oa]|colega|vizinh[oa]|chefe|cunhad[oa]|sogr[oa]|alun[oa]|personal))";
const BEFORE_FOREIGN_SUBJECT =
  "(?:und|aber|heute|gestern|hat|haben|macht|et|mais|aujourd hui|hier|y|pero|hoy|ayer|hizo|ha|e|ma|oggi|ieri|mas|hoje|ontem|fez)";

const KIN =
  "(?:dad|mum|mom|wife|wifey|husband|hubby|bro|brother|sis|sister|son|daughter|grandpa|grandma|missus|gf|girlfriend|bf|boyfriend|mate|buddy|friend|roommate|flatmate|cousin|client|coach|trainer|parents|grandparents|in ?laws)";
/** What is said of somebody between who it is and what they did: an age, where one knows them from, a clause of their own. */
const OF_THEM =
  "(?: ?\\([^()\\n]{1,30}\\)| (?:is|was|turned) (?:only |just |now )?\\d{1,2}(?: years? old)?(?: and|,)|, (?:aged )?\\d{1,2}(?: years? old)?,|,? (?:who|that|whos|thats) (?!(?:i|me|we)\\b)(?:[^,.;:!?\\n\\d]|\\b\\d{2}\\b){2,40}?,?| (?:at|aged) \\d{2}(?! ?(?:kgs?|lbs?|am|pm|:))|" +
  " (?:from|over from|back) (?!(?:today|yesterday)\\b)(?:the |my |our )?\\w+| over (?:there|here)| (?!(?:and|who|that|then|just|also|only|the|my|has|had|was)\\b)[a-z]{3,12}(?= (?:did|does|can|hits?|bench(?:ed|es)|squat(?:ted|s)|deadlift(?:ed|s)|lift(?:ed|s)|press(?:ed|es)|runs?|ran|managed|got)\\b))";
const THEIRS = "(?:team|class|squad|group|crew|club|school|coach|trainer|friends?|mates?|teammates?)";
/** Somebody else is the subject of the training verb, or owns the sets. */
export const OTHERS: Cue[] = [
  cue(
    "others_did",
    "\\b(?:everyone|everybody|no ?one|nobody|anyone)(?: else)? (?:did|does|hit|lifted|benched|squatted|ran)\\b|\\b(?:(?:the|my|our|this|whole|entire|half(?: of)?(?: the)?|rest of the|most of the) ){1,12}(?:\\w+ )?(?:team|class|group|squad|crew|guys|lads|girls|others|gym)(?: all| just)? (?:did|does|do|hit|lifted|ran|rowed)\\b|\\bspotted \\w+[,:]|\\b(?:the |todays |overall )(?:winner|winning time|first (?:finisher|man|woman|lady|runner|place)|course record)(?: \\w+)? (?:did|ran|was|in|finished|won|got|took|went|came|is)\\b(?=[^.!?\\n]*\\d)|^(?:video|reel|clip|tiktok)s? ?: |^(?![^,.;!?\\n]*\\b(?:with|during|while|watching)\\b)[^,.;!?\\n]{0,30}\\b(?:match|game|race|fight|final|tournament) on (?:the )?(?:tv|telly|television)\\b",
  ),
  cue(
    "someone_else_did",
    `(?:^|(?<!\\b(?:after|before|while|once|until|till|because|since))\\W)(?:${OTHER_PERSON}(?:s (?:\\w+ )?${THEIRS})?|he|she|they(?! (?:were|was|are|felt|feel|went|moved|got)\\b)|(?<!\\b(?:suppose|supposing|if|imagine|say|assuming|when|whether|like) )some(?:one|body)(?: (?:else|i know))?|(?<![a-z] )${KIN})(?:${OF_THEM})?(?: (?:at|in|from|on|next to) (?:the|my|our|me)(?: \\w+)?)?(?: (?:${SOFT}|who|who just|apparently|yesterday|always|usually|is|was|has|can|could|will)){0,6} (?:(?:leg|bench|chest|shoulder|overhead) )?(?:${PAST}|does|do|hits|lifts?|bench(?:es)?|squats?|deadlifts?|press(?:es)?|curls?|runs?|rows?|doing|benching|squatting|deadlifting|lifting|pulls|prd|gets)\\b(?! (?:me|my|us)\\b)`,
  ),
  cue(
    "someone_named_did",
    `(?:^|\\W)${OTHER_PERSON} (?!(?:and|or|with|who|had|made|said|says|told|let|got|gave|today|spotted|so|then|but|while)\\b)[a-z]{2,12} (?:just |finally |also |even |only )?(?:did|benched|squatted|deadlifted|lifted|pressed|ran|managed|hit|rowed|curled|pulled|repped|snatched)\\b`,
    `(?:^|[,.;:!?\\n] ?)${LOOKER_ON} (?:does|did|hits|repped|reps|benche[sd]|squats|squatted|pulls|deadlifts|presses|curls)\\b`,
    `(?:^|\\W)(?:\\w+ )?${LOOKER_ON} (?:next to|beside|near|across from|in front of|behind|opposite|over at|on) (?:me|us|the|my)\\b.{0,20}\\b(?:reps?|repping|repped|did|does|doing|benche[sd]|squats|squatted|pull(?:s|ed)|lift(?:s|ed)|press(?:es|ed)|curl(?:s|ed)|hits?)\\b`,
    "(?:^|[.;!\\n] ?)(?:(?:my|the|a|our|new|old|other|online|pt|first|second|\\d ?pm|\\d ?am) ){0,3}(?:clients?|athletes?|trainees?|students?)(?: \\w+){0,4} ?:",
  ),
  cue(
    "somebody_does",
    "^(?!it|this|that|what|who|how|where|when|why|which|he|she|one|everyone)[a-z]{3,}(?: [a-z]{3,})? does \\d",
  ),
  cue(
    "headed_by_name",
    `(?:^|[\\n.;]) ?(?:my |our )?${KIN}(?:s (?:session|workout|sets|numbers|log))? ?: ?(?=[^\\n]*\\d)`,
  ),
  cue(
    "watched_someone",
    "\\b(?:saw|seen|watched|watching|filmed) (?:a|an|some|this|that|one|my|the|someone|somebody|another)\\b.{0,40}\\b(?:pull|lift|bench|squat|deadlift|press|row|run|curl|do|hit|snatch|clean)(?:ing)?\\b",
    "\\bvu (?:une?|quelqu ?['’]?un|mon|ma|des|le|la) .{0,25}\\b(?:faire|fait|soulever|tirer|pousser|squatter)\\b|\\b(?:vi|visto) a (?:una?|mi|alguien|la|el)\\b.{0,25}\\b(?:hacer|haciendo|levantar|levantando|tirar)\\b|\\bvisto (?:un[oa]?|il|la|qualcuno|mio|mia)\\b.{0,25}\\b(?:fare|che faceva|sollevare|tirare)\\b|\\bvi (?:uma?|alguem|o|meu|minha)\\b.{0,25}\\b(?:fazer|fazendo|levantar|levantando|puxar)\\b|\\b(?:einen|eine|jemand(?:en)?|nen|ne|wen|meinen|meine) (?:\\w+ )?gesehen,? (?:der|die|wie)\\b|\\b(?:der|die) (?:\\w+ ){1,8}(?:gemacht|geschafft|gedruckt|gehoben|gezogen|gestemmt) hat\\b",
  ),
  cue(
    "for_someone_else",
    `\\b(?:log|record|track|add|save) (?:for )?(?:his|her|their|${OTHER_PERSON}s)\\b`,
    `\\b(?:log|record|track|add|save|put)(?: .{0,60})? for (?:${OTHER_PERSON}|him|her|them)\\b`,
    `(?:^|[,.;:] ?)(?:${OTHER_PERSON}s|his|her|their) (?:\\w+ ){0,2}(?:sets?|bench|squat|deadlift|press|workout|session|training|numbers|pr|pb|max|log|\\d)`,
  ),
  cue(
    "someone_else_foreign",
    "(?:^|[,.;] ?)(?:er|sie) (?:hat|ist|macht)\\b",
    "\\b(?:il|elle) (?:a|est) \\w+(?:e|i|u|ait)\\b",
    `(?:^|[,.;:!?\\n] ?|\\b${BEFORE_FOREIGN_SUBJECT} )${FOREIGN_PERSON}(?! (?:und|et|y|e) (?:ich|moi|yo|io|eu)\\b)(?! (?:\\w+ )?(?:mich|mir|uns|me|m|nous|nos|mi|ci)\\b)(?=[^,.;!?\\n]*\\d| (?:hat|haben|ist|macht|a|est|hizo|ha|levanto|corrio|hace|fez|levantou|correu|faz)\\b)`,
  ),
];
/** "My brother and I did", "me and my wife", "my coach had me do": the writer's own sets all the same. */
export const TOGETHER = compiled(
  `\\b(?:and|&|\\+) (?:i|me|myself)\\b|\\b(?:me|i|myself) (?:and|&|\\+) (?:${OTHER_PERSON}|him|her)|\\bwe (?:${SOFT} ){0,5}${PAST}\\b|` +
    `\\b(?:had|made|got|let|spotted|pushed|forced|talked|convinced|helped|gave|put|kept|asked|joined|showed|programmed) (?:me|us)\\b|` +
    `\\bwith (?!(?:her|his|their) )(?:${OTHER_PERSON})|\\bi (?:${SOFT} ){0,5}${PAST}\\b|` +
    "\\b(?:und ich|et moi|y yo|e io|e eu)\\b|\\bich (?:\\w+ ){0,2}habe?\\b|\\bhabe? ich\\b|\\bj ?ai (?:\\w+ )?(?:fait|reussi|souleve|pousse|tire)\\b|\\b(?:hice|hicimos|ho fatto|fiz|fizemos)\\b",
);

const PER_TIME =
  "(?:am|pro|jeden|je) (?:tag|woche)|(?:par|chaque) (?:jour|semaine)|(?:al|por|cada|a la) (?:dia|semana)|(?:al|a|ogni) (?:giorno|settimana)";
/** A question by its first words, or by asking in other languages whether so much a day or week is enough. */
export const QUESTIONS: Cue[] = [
  cue(
    "question_word",
    "^(?:(?:so|ok|okay|hey|hi|hello|and|but|also|yo|well|hmm|um|uh|(?:quick |honest |serious |dumb |stupid )?question|wait|by the way|coach|please|oh|just)[,:;.!-]* ){0,6}(?:(?:what(?! an? (?:session|workout|day))|which|who|whose|why|how)\\b|(?:when|where) (?:to|best|is|are|am|do|does|did|was|were|has|have|had|should|shall|can|could|will|would|might|else|exactly)\\b|(?:did|had|was|were) (?:i|you|we|he|she|they|it)\\b|(?:did|had|was|were) (?:my|the|that|this|these|those) .*\\?|(?:is|are|am|does|do|has|have|can|could|will|should|shall|would|may) (?:i|you|we|he|she|it|they|my|that|this|the|these|those|there|anyone|anybody|someone|somebody|everyone|everybody|one|people|most|some|women|men|girls|guys|kids|beginners|seniors|older|young|your|\\w+ing|an?)\\b|(?:does|would|should|can|could|will) \\d|is \\w|are \\w|wondering|curious|any idea|anyone know|tell me|explain|show me|thoughts on|opinions? on|compare|difference between|(?:rate|review|critique|judge|roast|assess|evaluate|check) (?:this|these|my (?:plan|split|program|programme|routine|session|workout)))",
    "^(?:was|were|is|are) (?:my|the|that|this) .*\\b(?:better|worse|heavier|lighter|more|less|harder|easier) than\\b|^(?:(?:hey|so|ok|and|wait),? )*(?:did|has|have|was|were|is|are) (?:my|the|that|this|those|these|it)\\b.{0,60}\\b(?:saved|logged|recorded|stored|counted|registered|go through|went through)\\b|\\b(?:means?|equals?|makes?|is|gives?) what\\b|\\bwhat (?:max|1 ?rm)\\b",
  ),
  cue(
    "question_word_foreign",
    "^(?:was ist|was sind|wie|welche[rs]?|warum|wieso|wann|wo|ist|sind|soll|sollte|kann|darf|wieviele?|qu|est[ -]ce|quel(?:le|s|les)?|pourquoi|comment|combien|quand|dois je|puis je|que|cual(?:es)?|por que|como|cuant[ao]s?|cuando|debo|puedo|che|quale|quali|perche|quant[ieo]|quando|devo|posso|e meglio|qual|quais|quant[ao]s|o que) \\S",
    `^(?=.*\\b(?:${PER_TIME})\\b).*\\b(?:reich(?:t|en)|genug(?:t|en)?|suffi(?:t|sent|cient[ei]?s?)|assez|basta(?:no|n|m)?|chegam?|suficientes?)\\b`,
  ),
];
export const COMPARISON = cue(
  "comparison",
  "\\b(?:better than|worse than|versus|vs\\.?|compared (?:to|with)|or should|difference between|difference is)\\b",
);

/** Not real: supposed, wished for, possible. */
export const HYPOTHETICAL: Cue[] = [
  cue(
    "if",
    "(?:^|[,.;!] ?)(?:si|se|wenn|falls) (?:yo |ich |eu |io |je )?(?:levanto|hago|puedo|muevo|fais|souleve|pousse|sollevo|faccio|alzo|levanto|faco|puxo|hebe|drucke|mache|schaffe|stemme)\\b",
    "\\b(?:if (?:i|you|we|somebody|someone|one|it|my)|what if|even if|suppose|supposing|assuming|hypothetical(?:ly)?|imagine|(?:i )?had a dream|in a dream|dream(?:ed|t)? (?:of|about)|if all goes|all going well|say i|^(?:ok |so |and )?say (?:some(?:one|body)|you|a (?:guy|man|woman|lifter|person|friend))|lets say|pretend|theoretically|in theory|for example|for instance|^example|either(?= .*\\bor (?:nothing|none|rest)\\b)|e\\.? ?g|e\\.g\\.|whenever)\\b",
  ),
  cue(
    "would",
    "(?<!\\bthat )\\b(?:i|we|you|it|that|this|which) would(?! (?:like|love) to (?:log|record))\\b|\\bwould (?:i|it|that|this|you|doing|an?|\\d)\\b|^would\\b|\\b(?:last|next|top|first|final|working) sets? would be\\b|\\d[^,.;!?\\n]{0,30}(?<!\\bthat \\w+) would\\b",
  ),
  cue(
    "anybody",
    "(?<!thank )(?<!(?:can|could|will|would|do|did|to) )\\byou (?:(?:also|then|just|only|even|first|usually) ){0,2}(?:do|squat|bench|deadlift|press|row|curl|run|lift|hit|perform|train|should|have to|need to|must)\\b",
  ),
  cue(
    "judged",
    "\\d[^,.;!?\\n]{0,20} (?:is|are) (?:too|enough|not enough|plenty|overkill|ideal|optimal|impossible|ridiculous)\\b",
  ),
  cue(
    "could",
    "\\b(?:could|can|may|might) (?:i|we|one|someone)\\b|(?<!\\bas (?:many|much|hard|far|fast|long|heavy|deep) as )\\b(?:i|we) (?:might|may|can)(?! (?:not|only|barely))\\b|(?<!\\bas (?:many|much|hard|far|fast|long|heavy|deep) as )\\b(?:i|we) could(?! (?:not|only|barely|just))\\b|\\bcould have (?:done|hit|gone|got)\\b",
  ),
  cue(
    "wish",
    "^(?:my )?(?:fantasy|daydream|dream)\\b ?[:,-]|\\b(?:should|would|could)ve (?:done|hit|gone|used|been|got)\\b|\\bi dream(?:t|ed)\\b|^dreamt\\b|\\b(?:wish (?:i|we)|should have (?:done|hit|gone|used|been)|(?<!that (?:i|you|he|she|we|they) )would have|if only|dream(?:ing)? of)\\b",
  ),
  cue("maybe", "\\b(?:maybe|perhaps|possibly) (?:i |we )?(?:will|should|can|do|try|\\d+ ?x)"),
  cue(
    "if_foreign",
    "\\b(?:wenn ich|falls ich|angenommen|was ware wenn|wurde ich|si je|si hago|si hiciera|y si|se faccio|se facessi|e se|se eu|et si)\\b",
  ),
];

const NOT =
  "(?:did not|do not|have not|has not|had not|was not able to|were not able to|could not|can not|never|not going to|will not|not)";
const TRAINED =
  "(?:do|did|done|doing|hit|train|trained|training|squat(?:ted)?|bench(?:ed)?|deadlift(?:ed)?|lift(?:ed)?|press(?:ed)?|run|ran|row(?:ed)?|go|gone|make it|made it|work out|worked out|workout|exercise|finish|finished|complete|completed|get|got|start|started|touch|touched|any|attempt|attempted|try|tried|reach|reached|manage (?:the|my|a|any|all|it|them)|curl|today|this week)";
/** Said not to have happened. */
export const NEGATED: Cue[] = [
  cue(
    "not_managed",
    "\\b(?:did|could) not (?:manage|do|get to) (?:the |my )?(?:[a-z-]+ ){1,3}(?=\\d)|\\b(?:did not|could not|can not) (?:manage|finish|complete|get|do|hit|make) (?:the |my |all |a )?\\d|\\btoo (?:heavy|hard|much) so i (?:did not|skipped|left)\\b|^(?:not|no) \\d+ ?x ?\\d|^(?:log nothing|ignore|ignore this|do not log|nothing to log) ?[:,-]",
  ),
  cue(
    "not_done",
    `\\b(?!can not (?:even )?lift(?: (?:my|ma|these)\\b| *$))(?!(?<=\\b(?:yesterday|last night|${WEEKDAY})\\b[^.;!?\n]{0,16})not (?:today|this week)\\b)(?!never (?:really |actually |even )?(?:lifted|trained|exercised|worked out|squatted|benched|done (?:any|this|it|weights|that))\\b(?! (?:\\w+ ){0,2}\\d))${NOT} (?:(?:even|really|actually|yet|get around to|manage to|get to|end up|make it to|feel like|bother|any|able to|been able to|been) ){0,6}${TRAINED}\\b`,
  ),
  cue(
    "skipped",
    "\\b(?:skipped(?! rope)|postponed|put off|skip(?! rope)|(?<!\\b(?:of|mins?|minutes?|secs?|seconds?|x) )skipping(?! (?:rope|for \\d|\\d|x\\b))|bailed|missed|cancelled|canceled|ditched|gave up on|blew off|dodged|passed on|avoided|left out)\\b",
  ),
  cue(
    "left_undone",
    "\\b(?:did not|could not) (?:even )?bother(?:ed)?\\b|\\b(?:j ?.?ai )?zappe(?:e|es|s)?\\b|\\bsaltat[oaie]\\b(?! la corda)|\\bausgelassen\\b|\\bme (?:la |las |los |lo )?salte\\b|\\bcould not be (?:arsed|bothered)\\b",
    "\\b(?:would|will) not let me\\b|\\b(?:could|can|did) not (?:even )?(?:face|bring myself|be bothered|fit in|squeeze in|bear|stand|attempt)\\b|\\bg(?:a|i)ve .{1,40} (?:a |the )?(?:miss|pass|skip)\\b",
    "\\b(?:decided|chose|opted|elected) (?:against|not to|out of)\\b|\\b(?:had |have |has |got |there was |with )?no (?:time|energy|chance|motivation|strength|juice|gas|will) (?:left )?(?:for|to)\\b(?! (?:\\w+ )?(?:more than|else|other|but|except))|\\bran out of (?:time|steam|energy|gas|juice) (?:for|before|to)\\b",
    "\\b(?:forgot|forgotten|neglected|refused) (?:to (?:do|hit|run|train|finish|start|get to)|about) (?:my |the |a |any )?(?:[a-z-]+ ){0,3}(?=\\d)|(?<!\\d[^.;!?\n]{0,40})\\bleft (?:(?:the|my) )?(?:\\w+ )?before (?:the|my|i|doing|we)\\b|^without (?:the|my|any) (?=\\d)",
    "\\b(?:knees?|back|shoulders?|elbows?|hips?|wrists?|body|legs|head|doctor|physio|wife|boss) said no\\b(?! to more than)|\\bnone of (?:the|my|those|these|them) .{0,40}\\b(?:done|happened|finished)\\b|\\bnot a single (?:one|rep|set)\\b|\\bzero (?:\\w+ ){1,3}(?:done|today)\\b",
    `\\b(?:do not|does not|did not) count (?:the|my|that|those|it)\\b|\\bkeine?n? (?=\\d)|${TOO_TIRED_FOR}`,
  ),
  cue(
    "came_to_nothing",
    "\\b(?:did|does|do|will|is|are|was|were) not (?:happen|happening|going to happen)\\b|\\bnever happened\\b|(?:^|[,.;:-] ?)(?:nope|not today|not this time|no way)\\b|\\bno \\d+ ?x ?\\d+|\\b(?:did|done) nothing\\b(?! (?:but|except|besides|other))|\\bcall(?:ed)? (?:it|them) off\\b",
  ),
  cue(
    "no_training",
    "\\b(?:no|zero) (?:(?:more|real|actual|heavy) )?(?:gym|training|workouts?|lifting|squats|bench|deadlifts|cardio|running|exercises?|session|(?<!\\bclimbs?\\b[^,.;!?\n]{0,30})legs)\\b|^(?:took a )?rest day\\b(?! (?:tomorrow|yesterday|on \\w+day)\\b)",
  ),
  cue(
    "almost_done",
    "^[^\\d]{0,60}?\\b(?:almost|nearly|just about) (?:did|hit|got|made|managed|finished|completed|reached|went for|tried|attempted|started|had|benched|squatted|deadlifted|pressed|pulled|lifted|curled|rowed|ran|walked)\\b(?![^,.;:!?\\n]*\\b(?:prs?|pbs?|record|best|killed|(?:last|final|extra|another|more|\\d(?:st|nd|rd|th)) (?:set|rep|round|one)s?)\\b)(?=[^,.;:!?\\n]{0,60}\\d)",
    "^[^\\d]{0,60}?\\bcame (?:(?:very|so|really|pretty) )?close to (?:a |an )?(?:\\w+ing |\\d)(?![^,.;:!?\\n]*\\b(?:prs?|pbs?|record|best)\\b)",
    "^[^\\d]{0,60}?\\b(?:(?:hatte|habe?) (?:ich )?(?:fast|beinahe)|j ?ai (?:presque|failli)|casi (?:hago|hice|levanto|logro|consigo)|ho quasi (?:fatto|sollevato)|quase (?:fiz|consegui|levantei)) (?=[^,.;:!?\\n]{0,60}\\d)",
  ),
  cue(
    "not_done_foreign",
    "\\b(?:nicht (?:\\w+ )?(?:gemacht|geschafft|trainiert|gelaufen|gegangen)|keine?n? (?:training|sport|satze?|ubungen|kniebeugen)|keine?n? [^,.;!?\\n]{1,40} (?:geschafft|gemacht)|(?:nicht|nie) (?:im|beim|ins|zum) (?:gym|studio|training|sport|fitness\\w*)|(?:konnte|kann|wollte) (?:ich )?(?:heute |gestern )?nicht (?:zum )?(?:trainieren|training|hin)|gar (?:nix|nichts|keine?n?)|ausgelassen|ausgefallen|geschwanzt|verschoben|(?:nix|nichts) (?:gemacht|geschafft|trainiert))\\b|\\bweder (?=\\d)",
    "\\b(?:[nj] ai (?:pas(?! mal)|rien)|pas (?:fait|pu|couru|reussi|alle(?:e|es|s)?|a la salle|de (?:sport|seance|salle|muscu))|(?:saute|seche) (?:les?|la|ma|mon|mes) (?:seances?|squats?|jambes|muscu|developpe|cours|\\d)|rate ma seance)\\b",
    "\\bno (?:hice|pude|entrene|corri|fui|he hecho|llegue)\\b|\\bme (?:salte|perdi)\\b",
    "\\bnon (?:ho|sono|mi sono) (?:fatto|riuscit[oa]|andat[oa]|corso|allenat[oa])\\b|\\b(?:niente|salt(?:o|ata)) (?:la )?(?:palestra|allenamento)\\b|\\bho saltato\\b|\\bniente (?!male|di che|dolor)(?:[a-z]+ ){1,3}(?=\\d ?x ?\\d)|\\b(?:rimandat|rinviat)[oaie]\\b",
    "\\bnao (?:fiz|consegui|treinei|corri|fui)\\b|\\b(?:pulei|faltei|adi(?:ei|ad[oa]))\\b|\\bnada de (?!dor|dolor)(?:[a-z]+ ){0,3}(?=\\d ?x ?\\d)",
  ),
];

/** "Had 5x5 on the sheet": what was there to do. */
const HAD_PLANNED =
  "\\bhad (?!done\\b)[^,;!?\\n]{1,60}?\\b(?:on (?:the|my) (?:sheet|plan|program(?:me)?|schedule|board|menu|cards|agenda|list)|planned|programmed|scheduled|to do|lined up|in mind|coming up)\\b";
/** Words in the past tense that tell of a plan, not of a deed. */
export const INTENDED = compiled(
  `${HAD_PLANNED}|\\b(?:was|were|had been) (?:(?:really|actually|originally|all) )?(?:meant|supposed|going|due|scheduled|planning|about|hoping|looking|aiming|intending|thinking|ready) (?:to|of|on)\\b|\\b(?:meant|wanted|intended|hoped|planned) to\\b`,
  "g",
);

/** No word behind it of what came of the plan. */
const UNLESS_DONE =
  "(?![^?]*\\b(?:geschafft|gemacht|durchgezogen|erledigt|lief|gingen?|hab(?:e)? (?:ich )?(?:nur|aber|dann|alles|stattdessen)|j ?ai (?:tout |quand meme |juste |seulement )?(?:fait|reussi|fini)|(?:lo |la |los |las )?(?:hice|complete|logre|cumpli)|ho (?:fatto|finito|completato)|fiz|completei|consegui)\\b)";

/** Where what is said of sets ends. */
const ENDS =
  "(?= ?(?:$|[,.;:!)\\n]|(?:and|but|though|so|because|cause|tonight|today|later|und|aber|et|mais|y|pero|e|ma|mas)\\b))";
/** "Squats 3x5 120 not yet", "still have 3x12 to go", "noch offen", "reste à faire": sets that wait for their turn. */
const WAITING = [
  `\\d[^,.;:!?\\n]{0,40},? (?:(?:is|are|still|but|just|i have|have) )*(?:not yet(?: (?:done|started|finished|attempted))?|not (?:done|started|finished) yet|(?:still|yet|left|remaining) to (?:do|go|come|be done|follow)|still (?:left|missing|outstanding|pending|open|remaining)|(?:pending|outstanding|upcoming))${ENDS}|[a-z]{3,}[^,.;:!?\\n]{0,25}\\d ?x ?\\d+(?:[ @]+(?:at )?\\d+(?:[.,]\\d+)?(?: ?(?:kgs?|lbs?|kilos?))?)? (?:(?:is|are|still|coming|comes) )?(?:(?:up )?next(?: up)?|coming up|to (?:go|come))${ENDS}`,
  `\\bstill (?:have|got(?=[^.;!?\\n]{0,60} (?:to (?:go|do|come|finish)|left|ahead)\\b)|need|owe|left|to (?:do|come|go)|missing|outstanding|pending)(?: (?:me|my|the|to do|got))* ?:? (?:[a-z-]+ ){0,3}(?=\\d{1,2} ?(?:x|sets?\\b|rounds?\\b))(?![^,.;!?\\n]{0,60}\\b(?:in (?:the tank|me)|soreness|doms))`,
  `\\d[^,.;:!?\\n]{0,40},? (?:(?:ist|sind|steht|stehen|kommt|kommen|fehlt|fehlen) )?noch (?:nicht(?: (?:gemacht|geschafft|dran|erledigt))?|offen|aus|ausstehend|zu machen|zu erledigen|vor mir)${ENDS}|\\d[^,.;:!?\\n]{0,40},? (?:steht|stehen|kommt|kommen|fehlt|fehlen) noch${ENDS}|\\b(?:es )?(?:fehlt|fehlen|steht|stehen|kommt|kommen) noch (?:[a-z-]+ ){0,2}(?=\\d{1,2} ?x)`,
  `\\d[^,.;:!?\\n]{0,40},? (?:(?:reste(?:nt)?|encore|toujours) (?:encore )?a faire|pas encore(?: fait(?:e?s?)?)?)${ENDS}|\\b(?:il (?:me )?)?reste(?:nt)? (?:encore )?(?:les? |la |a faire )*(?:[a-z-]+ ){0,2}(?=\\d{1,2} ?x)`,
  `\\d[^,.;:!?\\n]{0,40},? (?:(?:todavia|aun) no|pendientes?|por hacer|(?:me )?faltan?|ancora no|non ancora|ancora da fare|da fare ancora|ainda nao|por fazer|ainda por fazer)${ENDS}|\\b(?:(?:aun|todavia|ainda) (?:me )?faltam?n?|me faltan?|mi manca(?:no)?) (?:fazer |hacer |fare |l[aoe]s? |el |il |i |o |os |as )*(?:[a-z-]+ ){0,2}(?=\\d{1,2} ?x)`,
];

/** Still to come. */
export const PLANNED: Cue[] = [
  cue("waiting", ...WAITING),
  cue(
    "should",
    "\\bshould (?:i|we)\\b|\\b(?:i|we) should\\b(?! (?:have|say|add|mention|note)\\b)|\\bought to\\b|\\b(?:soll ich|dois je|debo|deberia|dovrei|devo)\\b",
  ),
  cue(
    "intention",
    "\\b(?:wanted|hoped|meant|intended|wished) to\\b(?! (?:also |just |quickly )?(?:say|tell|let|log|share|mention|report|record|put|write|type|add|note|know|ask|thank|show|see|update|check|enter|send|give|correct|fix|change|start|be|get back)\\b)(?=[^,.;!?]*\\d)(?![^,.;!?]*\\b(?:so|and today|today i|finally)\\b)",
    "\\bi (?:was|got|am|have been) told to\\b|^(?:chatgpt|chat gpt|gpt|gemini|copilot|youtube|instagram|the app|my app|app|from the whiteboard|whiteboard|on the board|coach|trainer|physio|program(?:me)?|plan)(?: says?| said| wrote)? ?: ?|\\b(?:heute|morgen|nachher|gleich) steht an\\b|\\b(?:sets?|warm ?ups?) suggested\\b|\\b(?:suggested|recommended|advised|proposed)(?: that)? (?:i|we|me to|us to) (?:should )?(?:do|try|start|add|go for|use)\\b|\\b(?:wod|workout|class|programme?)(?: for)?(?: today| tonight| tomorrow)? is (?=[^.!?\\n]{0,30}\\d)|\\btodays (?:wod|workout|class|programme?) is\\b",
    "\\b(?:going to(?! (?:failure|fail|the|a|lie\\b))|^planned?\\b|(?:i|we) (?:had )?planned\\b|^had planned\\b|about to(?! (?:fall|die|drop|give|explode|burst|puke|throw|pass|faint|collapse|cry|snap|vomit))|plan(?:s|ning|ned)? (?:to|on|for)|planning|intend(?:ing)?|aim(?:ing)? (?:for|to)|trying to|hop(?:e|ing) (?:to|for)|look(?:ing)? to|(?<!\\b(?:made|makes|making) (?:me|us) )want(?:ing)? to|would (?:like|love) to|need(?:ing)? to|have to|ready to|(?:supposed|meant|due) to(?! (?:say|write|type|put|log|enter|record)\\b)|scheduled|upcoming|(?:going|heading|headed|(?<!\\d ?(?:s|secs?|seconds?|min|minutes?)? ?)off)(?: (?:in|over|out|back))? (?:for (?=\\d)|to (?:do|the gym|train|lift|hit))|on (?:my|the) way to (?:the )?(?:gym|training)|(?:was|am|were|been) thinking(?: (?:of|about|maybe))?|thinking (?:of|about)|lets do|let me do|goal(?: weight)? (?:is|of)|^goal|(?:is|are|would be) (?:my|the|our) (?:next |new |big |main |first )?(?:goal|target|aim|dream)|my goals?|target(?:ing)?|shooting for|gearing up|(?:getting ready|preparing|gunning) (?:to|for))\\b",
  ),
  cue(
    "about_to_begin",
    "\\b(?:setting|lining|gearing|warming|psyching|loading|getting) up (?:now |right now )?(?:for|to)\\b|\\bworking (?:up |my way |my way up )?towards?\\b|\\bwish me luck\\b|\\bon (?:my|the) (?:to ?do|list)\\b|\\b(?:to ?do|menu|aim|goal|target|ziel|objetivo|obiettivo|objectif) ?:|\\b(?:aim|goal|target|ziel|objetivo|obiettivo|objectif) (?:is |es |ist |e |est |of |for |this \\w+ )*(?=\\d{2,3} ?(?:kgs?|lbs?|kilos?)?(?: by [a-z ]+| this year| next)?[.! ]*$)|\\b(?:\\d{1,2}|one|two|three|four) more (?:sets?|reps?|rounds?|exercises?)\\b[^,.;!?\\n]{0,30} to go\\b|\\b(?:class|course|lesson|training|session|gym) (?:starts|begins|opens|lasts|runs|goes on)\\b",
  ),
  cue(
    "put_in_place_of",
    "(?:^|[,.;!] ?|\\b(?:please|and|then|you) )(?:swap|replace|exchange|substitute)(?: out)? (?:the |my )?\\d+ ?x ?\\d+",
  ),
  cue(
    "deadline",
    "\\bby (?:the |my |next |this |early |mid |late )?(?:end of|summer|winter|spring|autumn|fall|christmas|xmas|easter|eid|ramadan|thanksgiving|new year\\w*|birthday|wedding|holiday\\w*|vacation|january|february|march|april|may|june|july|august|september|october|november|december|jan|feb|apr|jun|jul|aug|sept?|oct|nov|dec|20\\d\\d|year end|next (?:week|month|year)|month|year)\\b|\\b(?:in ?sha ?allah|god willing|fingers crossed|manifesting|some ?day)\\b|\\bdream (?:is|of|lift|weight)\\b",
  ),
  cue(
    "into_the_plan",
    "(?:^|[,.;!] ?|\\b(?:please|and|then|you) )(?:put|add|move|insert|stick|throw|slot|swap)(?! (?:me )?down\\b) .{0,50}(?:\\b(?:after|before|instead of) (?:the|my|our) |\\b(?:to|in|into|on|onto) (?:(?:my|the) )?(?:plan|routine|program(?:me)?|split|schedule|(?:leg|push|pull|upper|lower|arm|chest|back|shoulder|full body) days?|(?:mon|tues|wednes|thurs|fri|satur|sun)days)\\b)",
  ),
  cue(
    "set_by_another",
    "\\b(?:coach|trainer|pt|physio|program(?:me)?|plan|app|sheet|schedule|routine|card|doctor|doc|boss|he|she|they) (?:has |have |had |just |only )?(?:put|puts|has|have|wants|got|gave|gives|prescribed|prescribes|assigned|set|programmed|recommended|recommends|suggested|suggests|told|asked|says)(?: (?:me|us)(?: today| this| this week)?(?: (?:on|at|to|doing|down for|\\d)|[:–-]))|\\b(?:coach|trainer|pt|physio|doctor|doc) (?:has |just )?(?:gave|gives|given|assigned|prescribed) (?:me|us) (?:[a-z-]+ ){1,3}(?=\\d)|\\b(?:workout|session|training|sets|lifts|wod|plan) (?:from|by|off) (?:my |the )?(?:coach|trainer|pt|physio|app|programme?)(?: today| for today)? ?[:–-]",
    "\\b(?:start|begin|kick off|open)(?:s|ing)? (?:week|block|phase|cycle|day|month) (?:\\d+|one|two|three|four) (?:with|at|on)\\b",
  ),
  cue(
    "to_be_scheduled",
    "(?:^|[,.;!] ?|\\b(?:please|and|then|you) )(?:schedule|book|pencil in|pencil|block (?:out|off))\\b",
  ),
  cue(
    "will",
    "\\b(?:i|we|it) will\\b|\\bwill (?:do|be|try|hit|go|run|start|attempt|train|squat|bench|add|finish)\\b|\\bshall\\b",
  ),
  cue(
    "future_time",
    `\\b(?:tomorrows?|tonight|tonights (?:workout|session|training|plan|lifts)|(?:next|coming) weeks|later(?: today)?|next (?:week|month|time|session|workout|training|block|cycle|${WEEKDAY}|\\w+ day)|(?<!\\d ?(?:km|k|m|miles?|mi|meters|metres) (?:[a-z]+ ){0,2})(?<!\\bfirst (?:[a-z]+ ){1,3})(?<!\\b(?:miles?|met(?:er|re)s|kilomet(?:er|re)s?|laps|lengths|yards) )in (?:an?|one|two|\\d+) (?:hours?|minutes|days?|weeks?)|(?<!\\b(?:[a-z]{3,}ed|yesterday|last night|did|hit|got|went|ran)\\b[^,.;!?\n]{0,40})(?<!^\\W*(?:\\d+ ?(?:min\\w*|h\\w*)|(?:half )?an hour(?: and a half)?) (?:of )?(?:boulder|climb|kletter|tennis|football|yoga|swim|padel|squash|bjj)\\w*[^,.;!?\n]{0,20})after work)\\b`,
  ),
  cue(
    "on_the_plan",
    `${HAD_PLANNED}|\\b(?:was|is|were) (?:the|my|todays) (?:plan|goal|target|idea|intention)\\b`,
    `\\b(?:c'?erano|c erano|c'?era|era|erano) da fare\\b${UNLESS_DONE}|\\b(?:normalement|en principe) (?:c etait|c'etait|j avais|j'avais)\\b${UNLESS_DONE}|\\b(?:devais|dovevo) (?:faire|fare)\\b${UNLESS_DONE}|\\b(?:tenia que (?:hacer|tocar)|era pra (?:fazer|ter)|tinha que fazer)\\b${UNLESS_DONE}|\\bauf (?:dem|meinem) plan (?:stand|standen|war|waren)\\b${UNLESS_DONE}`,
    `\\b(?:standen?|hatten?|waren?) [^,.;!?\\n]{0,60}\\b(?:(?<=\\bstand[^,.;!?\\n]{0,70})an|(?:dran|fallig) gewesen|auf dem (?:plan|programm|zettel)|gewesen)(?= ?(?:[,.;!)\\n]|$))${UNLESS_DONE}|\\b(?:y avait|etai(?:t|ent)|avais) [^,.;!?\\n]{0,60}\\b(?:au programme|prevue?s?)\\b${UNLESS_DONE}|\\b(?:tocaban?|estaban? en el plan|estavam? no (?:plano|treino))\\b${UNLESS_DONE}|\\b(?:erano|era|eram) (?:in programma|previst[oiae]|program(?:mat|ad)[oiae]s?)\\b${UNLESS_DONE}`,
    "\\b(?:era|war|etait) (?:il|der|le|el|o) (?:piano|plan|plano|program\\w*)\\b",
    "\\b(?:todays? plan|the plan|plan for|on the (?:menu|docket|agenda|cards)|up next|next up|to ?do list|agenda)\\b|\\b(?:today|tonight) (?:i|we) have\\b",
  ),
  cue(
    "present_progressive",
    "(?<!\\b(?:wieder|heute|gestern|jetzt|noch|auch|schon|war|bin|ist|immer|zuruck|dann|nur|nicht|abends|morgens) )\\b(?:i|we) (?:am|are) (?:doing|hitting|running|squatting|benching|deadlifting|training|starting|attempting|testing)\\b(?![^.!?\\n]{0,80}\\d[^.!?\\n]{0,20}\\b(?:felt|went|was|were) (?:[a-z]+ ){0,2}(?:heavy|easy|hard|good|great|light|tough|brutal|solid|awful|strong|weak|ok|okay|fine|smooth|slow|fast|rough|amazing|terrible|well|shit|crap)\\b)",
  ),
  cue(
    "planned_foreign",
    "\\b(?:wollte(?:n)?|hatte vor|je voulais|j avais prevu|queria|tenia pensado|volevo|avevo in programma)\\b(?! (?:sagen|schreiben|eintragen|dire|ecrire|mettre|noter|decir|escribir|poner|dizer|escrever|por|scrivere|mettere)\\b)",
    "\\b(?:ich werde|werde ich|ich will|will ich|ich mochte|mochte ich|ubermorgen|nachste[nsr]? (?:woche|mal|montag|training)|geplant|habe vor|heute abend|mache ich gleich)\\b|(?<!heute |guten |gestern )\\bmorgen\\b",
    "\\b(?:je vais|je veux|je voudrais|j aimerais|demain|prochaine?|je ferai|j ai prevu|ce soir|il faut que)\\b",
    "\\b(?:voy a|vamos a|hare|quiero|quisiera|proxim[ao]|pienso|tengo que|me gustaria|esta noche)\\b|(?<!esta |la )\\bmanana\\b",
    "\\b(?:faro|domani|voglio|vorrei|prossim[ao]|sto per|stasera)\\b",
    "\\b(?:vou|amanha|quero|gostaria|semana que vem|farei|pretendo|hoje a noite)\\b",
  ),
];

/** Says outright that it was done. */
export const ASSERTED: Cue[] = [
  cue(
    "first_person_past",
    `\\b(?:i|we|me and \\w+)(?: ${SOFT}){0,5} ${PAST}\\b(?! (?:to (?:do|go|hit|know)|\\w+ing to|not|planning|hoping|supposed|wondering|thinking)\\b)`,
    `\\b(?:i|we) (?:just|finally|managed to|was able to|could only|could barely)(?: ${SOFT}){0,5} (?:do|hit|get|squat|bench|deadlift|run|row|press|lift|finish|complete)\\b`,
  ),
  cue(
    "past_verb",
    `(?:^|[.!;,:\\n(] ?|\\b(?:and|then|but|just|only|finally|also|so|first|today|actually|already|yesterday|morning|afternoon|evening|night|workout|session|sesh|gym|yo|hey|plus|after|later|ok|okay|instead)[,:]? )${PAST}\\b(?! (?:i|you|we|it is|it was|not|to (?:do|go|know)|planning|hoping|supposed)\\b)`,
  ),
  cue(
    "record",
    "\\b(?:prd|pbd|pr'd|pb'd|new (?:\\w+ )?(?:pr|pb|personal (?:best|record))|(?:pr|pb) today|got it|got all|all sets done|in the books|in the bag|(?:then|and) (?:racked it|called it|stopped there|tapped out)|called it (?:a day|there|quits)|all done|easy money)\\b",
  ),
  cue("was_made_to", "\\b(?:had|made|got) (?:me|us) (?:do|doing|to|run|squat|bench|hit|finish)\\b"),
  cue("done_word", "\\b(?:done|completed|finished)\\b|[✅✔☑]"),
  cue(
    "could_only",
    "\\bcould (?:only|just|barely)\\b|\\bwas able to\\b|\\bonly (?:got(?! (?:\\d+ ?(?:min|h)|an? |half|dumb|bands|dbs|kettle|time))|did|managed|hit)\\b",
  ),
  cue(
    "asserted_foreign",
    "\\b(?:gemacht|geschafft|gedruckt|gehoben|gelaufen|gerannt|gejoggt|trainiert|absolviert|gestemmt|gebeugt|gezogen|gerudert|geschwommen|geradelt|fertig)\\b",
    "\\b(?:j ?ai (?:\\w+ )?(?:fait|reussi|couru|souleve|fini|termine|nage|pousse|tire)|on a fait|je viens de|(?:^|[,.] )fait)\\b",
    "\\b(?:hice|hicimos|he (?:hecho|levantado|corrido|terminado)|levante|corri|termine|acabo de|acabe|logre|complete(?= (?:\\d|el|la|los|las|mi|mis|un|una|tod))|entrene|nade)\\b",
    "\\b(?:ho (?:appena )?(?:fatto|corso|finito|sollevato|completato|nuotato)|appena (?:fatto|finito)|fatt[oie] \\d|mi sono allenat[oa])\\b",
    "\\b(?:fiz|fizemos|acabei|treinei|levantei|consegui|completei|terminei|nadei)\\b",
  ),
];
/** Hints at the past without saying it. */
export const SUGGESTED: Cue[] = [
  cue(
    "past_time",
    `\\b(?:yesterday|last (?:night|week|evening|session|${WEEKDAY})|earlier(?: today)?|this (?:morning|afternoon|evening)|(?:\\d+|two|three|four|five|a few|a couple of) (?:days?|hours?|weeks?) ago|the other day|on ${WEEKDAY}|just now)\\b`,
    "\\b(?:gestern|vorgestern|heute|hier|ce matin|aujourd hui|ayer|anoche|anteayer|hoy|esta manana|ieri|oggi|stamattina|ontem|hoje)\\b",
  ),
  cue(
    "heading",
    `(?:^|\\n) ?(?:todays?|workout|session|log|training|sets|(?:leg|push|pull|chest|back|arm|upper|lower|shoulder) day|legs|push|pull|upper|lower|full body|${WEEKDAY})(?: (?:workout|session|training|lifts|sets|numbers|log|was))? ?(?:[:\\-=]|was\\b)`,
  ),
  cue(
    "felt",
    "\\b(?:felt|feels|was|were) (?:\\w+ )?(?:heavy|easy|hard|good|great|light|tough|brutal|solid|awful|strong|weak|ok|okay|fine|smooth|slow|fast|rough|amazing|terrible)\\b",
  ),
];
