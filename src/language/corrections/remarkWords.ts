import { compiled } from "../patterns/compiled.ts";
import { entered } from "../patterns/enteredPattern.ts";
/** Words of remarks that hold a figure which is none of the sets; all on `alignedFold`. English first, then five other languages. */

/** A figure, however it is written. */
export const FIGURE =
  "(?:\\d+(?:[.,:]\\d+)?s?|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty)";
const TIME = "(?:s|secs?|seconds?|sek(?:unden)?|secondes?|segundos?|secondi|m|mins?|minutes?|minuten|minutos?|minuti)";
/** What may open a remark. */
const OPENS =
  "^(?:(?:and|but|oh|ok|okay|well|so|also|btw|by the way|fyi|lol|haha|hey|damn|man|honestly|i think|i guess|i swear|apparently|even|plus|then|und|aber|ach|et|mais|y|pero|e|ma|mas)[ ,]+)*";
const ABOUT = "(?: (?:about|around|like|roughly|only|just|maybe|prob(?:ably)?|at|was|is|on|up to|nur|so|circa))*";

/** Puts something right, whatever else is said. */
export const PUTS_RIGHT =
  /\b(?:make (?:it|that|them|those)|change|correct(?:ion)?|should (?:be|say|read)|fix|edit|update|actually|sorry|oops|typo|wrong|meant|instead of|rather than|not \d|so it was|mistyped|misread|miscounted|logged|wrote|typed|put (?:it|that|me|them|the|my|down|in)|eigentlich|sondern|vertippt|en fait|en realidad|in realta|na verdade)\b/;

const SOMEBODY =
  "(?:(?:every|any|some|no)(?: ?one|body)(?! of\\b)(?: else)?|people|(?:all |most of |half )?the (?:other|rest of the) (?:people|guys|girls|lads|members|lifters|gym)|(?:the|this|some|one|an?|another|that|my|his|her|our) (?:[\\p{L}-]+ ){0,2}?(?:guy|girl|dude|kid|woman|man|bloke|lad|lady|person|people|teenager|couple|mate|buddy|friend|bro|brother|sister|dad|mum|mom|wife|husband|girlfriend|boyfriend|gf|bf|cousin|son|daughter|colleague|neighbou?r|trainer|coach|pt|spotter|partner|powerlifter|bodybuilder)|(?:guy|dude|kids?|mate|buddy|wife|husband|gf|bf|dad|mum|mom|brother|sister|coach|trainer)(?= (?:had|has|was|were|did|does|got|can|could|asked|wanted|wants|is|weighs|went|came|\\p{L}{3,}(?:ed|s))\\b(?! (?:i|it|that|this)\\b))|(?:one|some|all|most|half) of the (?:\\p{L}+ )?(?:regulars|guys|girls|lads|people|kids|members|lifters|boys|men|women|others in there)|he|she|they(?= (?:only |just |still |now )*(?:have|has|got|sell|charge|open|close|ran out|put|added|bought|moved|took|dont|don't)\\b)|(?:der|die) (?:\\p{L}+ )?neben mir|le (?:mec|gars|type) d'a cote|mon (?:pote|frere|voisin|coach)|el (?:tio |chico )?de al lado|il (?:tipo|ragazzo) accanto|o cara do lado|alle anderen|jemand|tout le monde|quelqu'un|todo el mundo|alguien|todos los demas|tutti gli altri|qualcuno|todo mundo|alguem)";
/** Whoever says, counts or makes one do something speaks of the writer's sets. */
const OF_MINE =
  "(?!.*\\b(?:says?|said|counted|counts|told|tells|reckons?|thinks?|thought|corrected|noticed|reminded|insists?|swears|saw|filmed|watched|(?:made|had|let|gave|got|helped|spotted) (?:me|us)|and (?:i|me|myself)|we|me and|for me|my (?:set|sets|reps|last|first|weight)|sagt|hat gezahlt|dit|dice|diz)\\b)";
/** "Everyone else there had 100 on the bar". */
export const OF_OTHERS = compiled(
  `${OPENS}(?:there ?(?:'?s|is|was|were|are) )?${SOMEBODY} ${OF_MINE}(?:.*[^\\p{L}\\d])?${FIGURE}`,
  "u",
);

const VAGUELY_PAST =
  "(?:last (?:week|month|year|summer|winter|spring|autumn|fall|time|session|season)|(?:an?|one|two|three|four|five|six|\\d+|a few|a couple(?: of)?|some) (?:weeks?|months?|years?|yrs) ago|(?:back |even )?in (?:january|february|march|april|may|june|july|august|september|october|november|december|high school|college|uni|school|my (?:prime|teens|20s|twenties)|20[01]\\d)|before (?:covid|the (?:break|injury|holidays?)|my (?:injury|surgery))|previously|used to|fruher|letzte[sn]? (?:woche|monat|jahr|mal)|vor (?:\\p{L}+|\\d+) (?:wochen|monaten|jahren)|l'an(?:nee)? dernier(?:e)?|l'annee passee|la semaine derniere|la derniere fois|el (?:ano|mes) pasado|la semana pasada|la ultima vez|hace (?:\\p{L}+|\\d+) (?:semanas|meses|anos)|l'anno scorso|la settimana scorsa|l'ultima volta|(?:o )?(?:ano|mes) passado|(?:na )?semana passada|da ultima vez)";
/** "A month ago I was stuck at 72.5", "77.5 last week"; a day alone is none. */
export const OF_BEFORE = compiled(`(?<![\\p{L}\\d])${VAGUELY_PAST}(?![\\p{L}\\d])`, "gu");
/** "Up from 70", "5 more than last time". */
export const COMPARED = compiled(
  `\\b(?:up|down|increased|improved|progress) (?:a lot )?from ${FIGURE}|${FIGURE}(?: ?(?:kgs?|kilos?|lbs?|pounds?|reps?|secs?|seconds?|mins?))? (?:(?:more|less|better|heavier|lighter|faster|slower|longer|fewer) than|(?:up|down) (?:on|from)) (?!(?:i|that|this|it|you|what|the app|stored|shown)\\b)|\\b(?:more|less|better|heavier|lighter|faster|slower) than (?:the |my )?${FIGURE}|\\b(?:best|record|pr|pb|max) (?:ever |so far )?(?:was|is|used to be) ${FIGURE}|\\b(?:il mio|mi|meu|mon|mein) (?:massimo|maximo|max|maximum|record) (?:e|es|est|ist) ${FIGURE}`,
  "u",
);
/** "Next time 85", "aiming for 90 by Christmas", "in my dreams I did 140". */
export const NOT_YET = compiled(
  `\\bnext (?:time|week|session|workout|month|year|(?:mon|tues|wednes|thurs|fri|satur|sun)day)\\b|\\btomorrow\\b|\\bnachstes? (?:mal|woche|monat|jahr)\\b|\\b(?:la )?prochaine(?: fois)?\\b|\\bla proxima(?: vez)?\\b|\\bla prossima(?: volta)?\\b|\\bda proxima(?: vez)?\\b|\\bna proxima(?: vez)?\\b|\\bby (?:christmas|xmas|new year|summer|spring|easter|january|february|march|april|may|june|july|august|september|october|november|december|the (?:end|summer))\\b|^(?:and |but |i )*wish\\b|\\b(?:will|'ll|gonna|going to) (?:try|do|go|attempt|hit|add) (?:for |to )?(?:the |a )?${FIGURE}|\\b(?:dreaming|thinking) (?:of|about) |\\bif i (?:could|can|did|had|ever|get|hit)\\b|\\b(?:in|im) (?:my |your |en )?(?:dreams?|traum)\\b|\\b(?:dans mes reves|en mis suenos|nei miei sogni|nos meus sonhos)\\b|\\b(?:aiming|hoping|shooting|training|working) (?:for|towards|to (?:get|hit|reach)) ${FIGURE}|\\b(?:goal|target|dream|ziel|objectif|objetivo|obiettivo)(?: is| was| for \\p{L}+| weight|:)* ${FIGURE}`,
  "u",
);

/** Units that no set has. */
const NO_UNIT =
  "(?:bpm|k?cals?|calories|kalorien|calorias|calorie|degrees?|grad|degres|grados|gradi|graus|°c?|cm|mm|inch(?:es)?|mg|ml|lit(?:er|re)s?|friends|mates|euros?|eur|bucks|dollars?|quid|people|persons?|folks|leute|personnes|personas|persone|pessoas|coffees?|espressos?|beers?|drinks|pints|eggs|out of (?:10|5|ten|five)|von 10|sur 10|de 10|su 10|spm|rpm|watts?)";
const LONG_TIME =
  "(?:days?|weeks?|months?|years?|yrs|tage|wochen|monate|jahre|ans|semaines|anos|semanas|anni|settimane)";
export const IN_NO_UNIT = compiled(
  `(?<![\\d.,:x])${FIGURE}(?: ?[-–] ?${FIGURE})? ?-?(?:more )?(?:${NO_UNIT}|${LONG_TIME}(?! ?(?:ago|earlier|later|before|back|late|challenge)\\b))(?![\\p{L}\\d])|[€$£] ?\\d|(?<!\\b(?:on|am|the|of|from) )(?<![\\d/.])\\d(?:\\.5)? ?\\/ ?(?:10|5)(?![\\d/.])(?! ?(?:reps|sets))`,
  "u",
);
const MONEY =
  "(?:paid|pay|costs?|spent|membership|parking|fees?|price|subscription|tickets?|bezahlt|kost(?:et|en|ete)?|mitgliedschaft|paye|coute|abonnement|pague|pago|cuesta|costo|pagato|costa|abbonamento|paguei|custa|mensalidade)";
const HOURS =
  "(?:opens?|closes?|shuts?|opened|closed|macht(?: erst| schon)?|schliesst|offnet|ouvre|ferme|abre|cierra|apre|chiude|fecha|got (?:there|here|home|in|up)|get up|arrived?|(?:back )?home|left|leave|woke(?: up)?|dinner|bed|work|meeting|shift|alarm|bus|appointment|angekommen|aufgestanden|llegue|arrive|cheguei|arrivato)(?: \\p{L}+){0,2}? (?:at|by|for|around|before|after|until|till|um|gegen|a|las|alle|le|as)(?: about| around| las| a)?";
const NIGHT = "(?:slept|sleep|geschlafen|dormi|j'ai dormi|dormido|ho dormito|dormito)";
const PLACE_IN_TIME =
  "(?:session|workout|visit|day|week|month|lesson|year|trainings?tag|woche|tag|semaine|semana|settimana)";
/** "Ran 5 minutes late to work", "walked 10 min to the car": no training, whatever moved. */
export const ERRANDS = compiled(
  [
    `\\b${FIGURE} ?${TIME} late\\b|\\blate by ${FIGURE}|\\b(?:ran|running|came|was|were|am) ${FIGURE} ?${TIME} (?:behind|early|over)\\b`,
    `${FIGURE} ?${TIME} (?:\\p{L}+ )?to (?:the |my )?(?:car|bus(?: stop)?|parking(?: lot)?|tram|metro)\\b`,
  ].join("|"),
  "u",
);
/** Prices, hours of the day, sleep, ages, where one is in a programme, what the scales show. */
export const EVERYDAY = compiled(
  [
    `\\b${MONEY}\\b.*?(?<![\\p{L}\\d])${FIGURE}`,
    `\\b${HOURS} \\d{1,2}(?::?\\d\\d)?(?! ?(?:x|kgs?|kilos?|lbs?|reps?|sets?|rpe|%|sec|min))`,
    `\\b${NIGHT}\\b.*?(?<![\\p{L}\\d])${FIGURE}|\\b${FIGURE} ?(?:h|hrs?|hours?|stunden|heures|horas|ore) (?:(?:of|de|di) )?(?:sleep|schlaf|geschlafen|sommeil|sueno|sonno|sono)\\b`,
    `\\b(?:waited|waiting|queued?|queueing|stuck in|traffic|delay(?:ed)?|drove|gewartet|attendu|espere|aspettato|esperei)\\b.*?(?<![\\p{L}\\d])${FIGURE} ?${TIME}|${FIGURE} ?-?${TIME} (?:drive|commute|wait|queue|detour)\\b`,
    `\\b(?:turn(?:s|ed|ing)?|birthday|i'?m|i am|years old|aged?) (?:only |just |nearly |almost )?[1-9]\\d(?![\\d.,]| ?(?:x|kgs?|kilos?|lbs?|reps?|sets?|min|sec|s\\b|%|in\\b))`,
    `\\b(?:body ?-?weight|bw|weigh(?:ed)? (?:in|myself)|i weigh|scales?|waage|ich wiege|je pese|yo peso|peso corporal|io peso|eu peso)\\b(?!.*(?:\\+|\\b(?:plus|for|x)\\b)).*?(?<![\\p{L}\\d])${FIGURE}`,
    `\\b(?:lost|gained|put on|am down|im down|i'm down|down|dropped) ${FIGURE} ?(?:kgs?|kilos?|lbs?|pounds?|stone) (?:since|in|this|over|already|so far|of fat|abgenommen)\\b`,
    `(?:^|\\b(?:this (?:was|is)|that was|its|it's|it was|in|on|only|already|my) )${PLACE_IN_TIME} (?:number |no\\.? ?|#)?${FIGURE}(?= |$)|\\b\\d+(?:st|nd|rd|th) ${PLACE_IN_TIME}\\b|\\b(?:training|workout|session) (?:number|no\\.?|#) ?${FIGURE}`,
    `\\b(?:(?:had to )?be(?: (?:out|there|back|up|in|done|finished|awake))?|(?:was|were|am|being|is) (?:out|there|back|up|in|done|finished|awake)) (?:by|at|from|until) ${FIGURE}(?: to ${FIGURE})?$|\\b(?:started|began|finished) at ${FIGURE} (?:in the|am|pm|o'?clock)`,
    `\\b(?:locker|room|floor|lane|page|chapter|episode|song|video|film|movie|temperature|temp|humidity|exam|test|class starts|kickoff|bought)\\b.*?(?<![\\p{L}\\d])${FIGURE}`,
    `^(?:and |but )*(?:only |just )?${FIGURE} (?:free|empty|broken|new|open|working) (?!sets?|reps?|weights?|pb|pr)\\p{L}+`,
    `\\b(?:stack|rack|machine|plates|dumbbells|dbs) (?:only |just )?(?:goes?|went|stops?|starts?|begins?|ends?|max(?:es)? out) (?:up )?(?:to|at) ${FIGURE}`,
    `\\b${FIGURE} ?(?:m|ft|feet|met(?:er|re)s) (?:of )?(?:climbing|climb|ascent|elevation|vert|up ?hill|hohenmeter|denivele|dislivello|desnivel)`,
    `\\b(?:plan|program(?:me)?|app|spreadsheet|sheet|coach|trainer|template) (?:\\p{L}+ )?(?:wants?|wanted|calls? for|called for|had|said|says|prescribed|prescribes|scheduled) (?!.*\\b(?:it|that|i|they|last|first|was|were|my)\\b).*?(?<![\\p{L}\\d])${FIGURE}`,
    `^(?:and |but )*there (?:were|was|are|is)(?: only| just| like| about)* ${FIGURE}(?! ?(?:more )?(?:sets?|reps?|kgs?|kilos?|lbs?|rounds?|x))`,
    `\\b(?:shoes|trainers|runners)\\b.*\\b(?:have|has|got|with|at) (?:about |like |over )?${FIGURE} ?(?:km|k|miles?)`,
    `\\b(?:playlist|podcast|battery|headphones|phone|music)\\b.*${FIGURE}`,
    `\\bweight (?:was )?this morning\\b.*?${FIGURE}|\\bminus ${FIGURE} (?:outside|out|degrees)|\\b(?:war|bin|waren) (?:schon |erst )?um ${FIGURE} da\\b`,
    `\\b(?:class|meeting|train|flight|appointment|game|match|practice|shift) (?:is |was )?(?:at|from) ${FIGURE}(?! ?(?:x|kgs?|lbs?|reps?))`,
    `\\bplates? (?:is |are |was )?(?:missing|gone|only go|up to)|\\b(?:stole|nicked|took|stolen|missing)\\b.*\\bplates?\\b`,
  ].join("|"),
  "u",
);

const BAR =
  "(?:(?:ez|trap|hex|safety|ssb|swiss|olympic|empty|womens?|training)[ -]?)?(?:bar(?:bell)?|collars?|clips|langhantel|hantelstange|stange|verschlusse|barre|barra|bilanciere)";
/** What the bar itself weighs: with a figure beside it, or in the next breath. */
export const WEIGHS_BAR = compiled(
  `\\b${BAR}(?: (?:there|here|itself|alone|i used))?,? (?:which |that |thing )?(?:is|was|are|were|weighs?|weighed|wiegt|wog|ist|pese|pesait|pesa|pesaba|pesava)${ABOUT} (\\d+(?:[.,]\\d+)?)|\\b(?:sled|carriage|platform|trolley) (?:itself|alone|empty) (?:is|was|weighs)${ABOUT} (\\d+)|\\bweighed (?:the|that|my) ${BAR}`,
  "u",
);
/** More than that is on a bar, and not its own weight. */
export const HEAVIEST_BAR = 30;
/** A bar that is named, and what it is said to weigh right after. */
export const NAMES_BAR = compiled(`\\b(?:used|with|had|on) (?:the|an?|my|that) ${BAR}$`, "u");
export const WHICH_IS = /^(?:which|it|its|it's|thats|that's)(?= )/;
/** Then the figure is of both, or of what is left without them. */
export const WITH_ALL =
  /\b(?:in total|total|altogether|overall|all in|incl\w*|without|minus|not counting|off|no|removed|dropped|ohne|sans|sin|senza|sem)\b/;
/** What is worn, hung or tied on besides the load. */
export const WITH_GEAR =
  /\b(?:chains?|bands?|(?:weight(?:ed)? )?vest|ketten|bander|gewichtsweste|chaines?|elastiques?|gilet(?: leste)?|cadenas|bandas|chaleco|catene|elastici|correntes?|elasticos?|colete)\b/;
/** A figure, and only where of the gear it is. */
export const OF_GEAR = entered(
  /^(?:so |and |with |its |it's |it is |thats |that's |was |about |around |roughly |which is |they are |theyre )*\d+(?:[.,]\d+)? ?(?:kgs?|kilos?|lbs?|pounds?)?(?: (?:each(?: side)?|per side|a side|on each side|(?:at|up) (?:the )?(?:top|bottom|lockout)|extra|more|i think|or so|pro seite|je seite|par cote|por lado|per lato))*$/,
);

const REST =
  "(?:rests?|rested|resting|breaks?|pauses?|pausen|pausiert|repos|recup(?:eration)?|descans[oe]s?|riposo|riposat[oa]|repose|descans(?:e|ei)|recuper[oi]|intervalos?|gaps?)";
const SLOWLY = "(?:negatives?|negs|eccentrics?|pauses?|tempo|descents?|lowering|squeeze|stretch)";
/** "Took longer breaks, about 5 min". */
export const NAMES_REST = entered(compiled(`\\b${REST}$`, "u"));
export const FOR_SO_LONG = compiled(
  `^(?:(?:about|around|like|roughly|maybe|so) )*${FIGURE}(?: ?(?:-|to) ?${FIGURE})? ?${TIME}(?: each| every time| or so)?$`,
  "u",
);
/** How long the rests were, and how slowly it went. */
export const RESTS = compiled(
  [
    `^(?!.*\\bthe rest (?:was|were)\\b)(?!.*\\brest of\\b).*\\b${REST}(?! ?-?pause)\\b(?!.*\\b(?:sets?|reps?) (?:was|were)\\b).*?(?<![\\p{L}\\d])${FIGURE} ?${TIME}(?![\\p{L}])`,
    `${FIGURE} ?-?${TIME} (?:of )?(?:${REST}|${SLOWLY})(?![\\p{L}])`,
    `${FIGURE} ?-?${TIME} (?:(?:holds?|stops?|squeezes?|halten|tenuta) )?(?:(?:on the way )?(?:down|up)|(?:each|both|per|every|a) (?:ways?|reps?)|on the (?:chest|way|floor)|(?:at|in) the (?:top|bottom|hole)|to come (?:up|down)|between)(?![\\p{L}])`,
    `\\b(?:paused?|pausing|${SLOWLY})\\b.*?(?<![\\p{L}\\d])${FIGURE} ?${TIME}(?![\\p{L}])`,
  ].join("|"),
  "u",
);

/** "Tempo 3-1-1". */
export const IN_TEMPO = /\btempo:? \d[ -]?\d[ -]?[\dx]|\b\d-\d-[\dx](?:-[\dx])? tempo\b/;
/** What a bike or rower was set to. */
export const RESISTANCE = compiled(
  `\\b(?:resistance|level|gear|stufe|widerstand|niveau|nivel|livello)\\b(?: was| of| at| on| about)* ${FIGURE}`,
  "u",
);

const PLACE =
  "(?:at|on|around|about|after|by|from|near|until|till|bei|ab|nach|vers|apres|a la|en la|dopo|na|depois da)(?: like| about| around)? ";
const COUNTED =
  "(?:reps?|number|wdh|wiederholung|repetition|repeticion|ripetizione|repeticao|km|kilometers?|kilometres?|miles?|min(?:ute)?)";
const HAPPENED =
  "(?:lost count|touch(?:ed|es)?|tapped|gave (?:out|way|up on me)|giving out|broke (?:down|form)|breaking down|caved?|caving|shak(?:e|ing|y)|shook|cramp(?:ed|ing|s)?|stitch|burn(?:ed|ing|t)?|tired|wobbl\\w*|slip(?:ped|ping|s)?|grind(?:ing|y)?|ground|ugly|sloppy|slow(?:ed|ing)?|breather|breath(?:e|less)?|dizzy|hurt(?:s|ing)?|pain(?:ful)?|twinge|pop(?:ped)?|click(?:ed)?|kick(?:ed|s|ing)? in|died|hit the wall|lost (?:my |the )?(?:grip|balance|tension|tightness|focus|rhythm)|struggl\\w*|dropped (?:it|the bar) on|walk(?:ed)? (?:a bit|for a bit|briefly|a little)|stop(?:ped)? (?:briefly|for a (?:sec|second|drink|gel|pee)|to (?:drink|tie|stretch))|had a gel|took a gel|almost|nearly|music|phone|stalled|sticking)";
/** Ends a set at that place. */
const ENDS =
  "(?!.*\\b(?:failed|missed|stopped at|racked|bailed|quit|only|just|so|counts|count (?:it|that|them|as|\\d)|instead|did|got (?:to|only|just|like|\\d)|made it (?:only )?to)\\b)";
/** "Spotter touched it on rep 7", "got a stitch at km 3", "rep 8 was ugly". */
export const AT_PLACE = compiled(
  `^${ENDS}.*\\b(?:at|on|after|around|from|until|by|near) (?:the )?(?:rep|number|km|kilomet(?:er|re)|mile|minute) ${FIGURE}(?: of set ${FIGURE})?(?![\\p{L}\\d])|^${ENDS}.*^${ENDS}.*\\b${HAPPENED}\\b.*\\b${PLACE}(?:the )?(?:${COUNTED} )?${FIGURE}(?:st|nd|rd|th)?(?: ?${TIME}| ?km| miles?| ?${COUNTED})?(?![\\p{L}\\d])|^${ENDS}.*\\bfelt\\b.*\\b(?:at|on|around|after|from|near|until) (?:the )?${COUNTED} ${FIGURE}\\b|^${ENDS}(?!.*\\b(?:rpe|rir|like)\\b).*\\bfelt\\b.*\\b(?:at|on|with|during) (?:the |my )?\\d{2,3}(?:[.,]\\d)?(?: ?(?:kgs?|lbs?))?$|\\b(?:ab|bei|nach|um) (?:wdh|wiederholung|km|minute) \\d+ (?!schluss|aufgehort|abgebrochen|geschafft)\\p{L}|^${ENDS}.*\\b${COUNTED} ${FIGURE} (?:was|felt|looked|went|nearly|almost) (?!\\d).*\\p{L}|^${ENDS}.*\\b(?:${HAPPENED}|caved|went|felt)\\b.*\\bon ${COUNTED} ${FIGURE}\\b`,
  "u",
);

/** "Probably had 2 more in me". */
export const LEFT_IN_ME =
  /\b(?:\d|one|two|three|a couple|a few|another \d) (?:more |extra |reps? )*(?:left )?(?:in me|in reserve|inside me)\b|\bcould have (?:done|got|gone|hit|managed)(?: to| for)? (?:like |maybe |probably |at least )?\d/;
/** "The last set felt like 100": no effort is so high. */
export const FELT_LIKE = /\bfelt (?:more )?like (?:a |an )?(?:1[1-9]|[2-9]\d|\d{3})(?:[.,]\d)?(?! ?(?:x|reps?|%))/;
/** What a watch shows. */
export const ON_WATCH = compiled(
  `\\b(?:hr|heart ?-?rate|pulse|puls|herzfrequenz|fc|frequence cardiaque|frecuencia|frequenza|cadence|stroke rate|schlagzahl|elevation|vo2 ?-?max|hrv|burn(?:ed|t)|verbrannt|brule|quemado|bruciato|queimei)\\b.*?(?<![\\p{L}])${FIGURE}`,
  "u",
);
/** "Warmed up with the bar and 40", no set that is named by its place, and no sets in notation. */
export const WARMED_UP =
  /^(?!.*\b(?:first|second|last|1st|2nd|sets? \d|was (?:just |only )?(?:an? )?warm)\b)(?!.*\d ?x ?\d)(?!.*\bset (?:of|at|with) \d+(?:[.,]\d+)? ?(?:kgs?|lbs?)? for \d{1,2}\b).*\b(?:warm(?:ed|ing)?[ -]?ups?|warmed|aufgewarmt|aufwarmen|echauff\w*|calent\w*|riscald\w*|aquec\w*)\b/;
/** "Took me 25 min": beside what puts sets right it says how long all of them were. */
export const TOOK = entered(
  compiled(
    `^(?:and |so |it |that |all of it |the whole (?:thing|session|workout) )*took (?:me |us )?(?:about |around |like )?${FIGURE} ?(?:${TIME}|h|hrs?|hours?)(?: (?:in total|overall|all in all))?$`,
    "u",
  ),
);
/** "1% incline", "incline was 3". */
export const INCLINE =
  /\d(?:[.,]\d)? ?% ?(?:incline|grade|gradient|hill|steigung|neigung|pente|inclinacion|pendenza|inclinacao)|\b(?:incline|gradient|steigung|pente|inclinacion|pendenza|inclinacao)(?: was| of| at| war| etait| era)* \d(?:[.,]\d)?(?: ?%)?$/;
/** Where seats and pads were set. */
export const SETTING = compiled(
  `\\bplates (?:are|were|weigh(?:ed)?) (?:all |just |only )?${FIGURE} ?(?:kgs?|kilos?|lbs?)?(?: each)?$|\\b(?:seat|pad|pin|backrest|back rest|damper|safeties|safety pins|j-?hooks?|hooks|sitz|siege|asiento|sedile|assento)\\b(?: (?:was|is|were|are|set|on|at|to|hole|notch|position|setting|height|level|number))* ${FIGURE}\\b|\\b(?:hole|notch|setting|position|plate|pin|peg|platte|stift|loch|plaque|cran|placa|clavija|pino|piastra|perno)s? (?:(?:number|no\\.?|nr\\.?|#) ?)?${FIGURE}\\b`,
  "u",
);
/** How fast a run or a ride was. */
export const SPEED =
  /\d ?(?:km ?\/ ?h|kmh|kph|mph|mi ?\/ ?h|min ?\/ ?(?:km|mi)|\/ ?(?:km|mi|500)|per (?:km|mile|500))\b|\b(?:speed|pace|pacing|geschwindigkeit|vitesse|allure|velocidad|velocidade|velocita|ritmo|andatura)\b[^\d]{0,12}\d|\d:\d\d (?:pace|splits?|tempo|allure|ritmo|passo)\b/;
/** "8 plates" of a stack. */
export const OF_STACK = /\d ?(?:plates|platten|plaques|placas|piastre)\b/;

/** "Hätten 4 Sätze sein sollen aber …". */
export const FELL_SHORT_AFTER = entered(
  /^(?:es |das )?(?:hatten?|sollten?) (?:eigentlich )?\d+ [\p{L}]+ (?:sein sollen|werden|sein)[ ,]+aber (?!.*(?:\d|vertippt|eingetragen|geschrieben))/u,
);

/** "Should have been 4 sets but the gym closed", "wanted 4 sets, ran out of time": less than was meant, and why. */
export const FELL_SHORT = entered(
  compiled(
    `${OPENS}(?:(?:it |that |this |there )?(?:(?:supposed|meant) to be|should(?: have|'?ve| of) been|was (?:supposed|meant) to be|were (?:supposed|meant) to be|would have been)|(?:i |we )?(?:was (?:supposed|meant|going) to (?:do|get|hit)|wanted|planned|hoped|intended|meant|wollte|hatte)(?: to (?:do|get|hit|make))?(?: for)?) (?:like |maybe |at least |another )?${FIGURE}(?: ?x ?\\d+| (?:more |work(?:ing)? )?(?:sets?|reps?|rounds?|satze|kgs?|kilos?|lbs?|km|k|miles?|mins?|minutes?))?(?: really| today| again)?[ ,.;:()-]+(?:(?:but|aber|though|and then|then) )?(?!.*(?:\\d|\\b(?:typed|wrote|put|logged|log|hit|misread|miscounted|mistyped|wrong|got it|app|you|says|counted|recorded|entered|only (?:managed|did|got))\\b))(?:i |the |my |we |someone |they |he |she |it |gym |had to |ran |no |got |could|did|rack |time |people |phone |kid|(?:elbow|knee|back|shoulder|body|legs?|arms?|grip|wrist|hips?) (?:said|gave|was|were|hurt|had|wouldnt|would|did)|sie |das |die |musste |keine )`,
    "u",
  ),
);
