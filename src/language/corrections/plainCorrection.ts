import { foldText } from "../foldText.ts";
import { namesMovement } from "../notation/clauseWords.ts";
import { compiled } from "../patterns/compiled.ts";
import { type EnteredPattern, entered } from "../patterns/enteredPattern.ts";
import { DAY_SAID } from "./daySaid.ts";
import { inOtherWords } from "./inOtherWords.ts";
import { withSetPlaces } from "./withSetPlaces.ts";

const NAME = "([^\\d,.;:?!]{3,40}?)";
const WAS = "(?:was|were|war|waren|etait|etaient|era|eran|erano|fue|fueron|foi|foram|eram)";
const MUSING =
  "(?:(?:ok|okay|hm+|uh+|um+|nah|well|honestly|you know what|ok so|right so|and|oh|wait|also|na|ach|bon|euh|bueno|pues|beh|ah|olha|e|y|et|und)[ ,.]+)*";
const OTHER_WAY =
  "^(?:(?:no|sorry|oh|oops|whoops|wait|ah|my bad|i mean|i meant|it was|that was|that is|make it|make that|should be|should say|actually|in)[ ,]+)*(?:in )?";
const NOT_THAT_WAY =
  "(?:[ ,]+(?:(?:not|instead of|rather than) (?:in )?(?:kms?|kilomet(?:er|re)s?|miles?|met(?:er|re)s?|yards?)|sorry|actually|i mean|i meant|lol|of course|obviously|my bad|oops))*[ .!]*$";
const FIGURE = "(\\d{1,3}(?:[.,]\\d{1,2})?(?: ?(?:kgs?|kilos?|lbs?|pounds?|reps?|wdh))?)";
const NEXT_SET = "(?:2nd|3rd|[4-9]th|second|third|fourth|fifth|sixth)";
const SORRY =
  "(?:scusa|scusami|sorry|pardon|desole|perdon|perdona|desculpa|entschuldigung)(?:[ ,]+(?:ho sbagliato|mi sono sbagliat[oa]|my (?:mistake|bad)|i (?:was wrong|messed up)|je me suis trompee?|me equivoque|errei|me enganei|hab mich vertan|mein fehler))?";
const VOID =
  "(?:a |ein |un |una |um |uma )?(?:no ?-?(?:lift|rep)|miss(?:ed)?|fail(?:ed)?|void|nulla?|nul[ao]?|nulle|ungultig\\w*|fallid[ao]|fallit[ao]|fallad[ao]|invalid[ao])";
const REAL =
  "(?:(?:the|my|das|die|der|le|la|el|lo|il|o|a) )?(?:(?:real|actual|true|proper|right) (?:one|thing|deal|sets?|log|figures?|numbers?|weight)|echten?|richtigen?|vraie?s?|de verdad|reales?|quello vero|ver[oaie]|de verdade|verdadeir[oa]s?)";
const SO_MANY =
  "(\\d{1,2}|two|three|four|zwei|drei|vier|deux|trois|quatre|dos|tres|cuatro|due|tre|quattro|duas|quatro)";
const SETS = "(?:sets|satze|series|serie)";
const AS_HEAVY =
  "(?:(?:at|with|mit|con|avec|com|the|dem|lo|el|le|la|al|o|a) )*(?:same|gleiche\\w*|selbe\\w*|meme|mism[oa]|stess[oa]|mesm[oa])(?: (?:weight|load|gewicht|poids|charge|peso|carga|carico|thing|reps|and|again))*";
const TAKE_OUT =
  "(?:take|get|leave|cut|remove|delete|togli\\w*|cancella\\w*|quita\\w*|borra\\w*|elimina\\w*|enleve\\w*|supprime\\w*|efface\\w*|nimm|losch\\w*|streich\\w*|tira\\w*|apaga\\w*)";

/** Ways of putting something right, and the same in the plainest words. */
const MANNER =
  "seated|standing|lying|kneeling|incline|decline|flat|(?:close|wide|neutral|reverse|narrow)[ -]grip|(?:single|one)[ -](?:arm|leg)|sumo|conventional|dumb ?bells?|dbs?|barbells?|machine|cables?|smith(?: machine)?|kettle ?bells?|trap bar|ez[ -]?bar|hammer|front|overhead|bent over|chest supported|sitzend|stehend|liegend|kurzhanteln?|langhantel|mancuernas|halteres|manubri";
const TAKE_FROM =
  "(?:remove|delete|take(?: off| away)?|drop|cut|knock(?: off)?|lose|subtract|minus|deduct|scratch|nimm|zieh|streich\\p{L}*|enleve\\p{L}*|retire\\p{L}*|quita\\p{L}*|resta\\p{L}*|togli\\p{L}*|tira\\p{L}*)";
const REP = "(?:reps?|repetitions?|wdh|wiederholung(?:en)?|repeticion(?:es)?|ripetizion[ei]|repetic(?:ao|oes))";
const OF =
  "(?:from|off|of|on|in|to|vom|von|beim|bei|zum|a|au|aux|de|du|del|all|alla|al|dall|dalla|dal|da|do|na|no)(?: (?:the|der|den|la|le|el|l|a|o))*";
const ONE = "(?:an?|one|1|ein(?:e|en)?|une?|una|uma)(?: (?:more|extra|single))?";
const FORMS: readonly (readonly [EnteredPattern, string])[] = [
  // "Remove a rep from the first", "add two reps to the last set".
  [
    `^${MUSING}${TAKE_FROM} ${ONE} ${REP}(?: (?:off|away))? ${OF} (.*\\p{L}{4}.*?)(?: (?:weg|ab))?[ .!]*$`,
    "$1 was 1 rep less",
  ],
  [
    `^${MUSING}${TAKE_FROM} (\\d{1,2}|two|three|zwei|drei|deux|trois|dos|tres|due|tre|duas) ${REP}(?: (?:off|away))? ${OF} (.*\\p{L}{4}.*?)(?: (?:weg|ab))?[ .!]*$`,
    "$2 was $1 reps less",
  ],
  [`^${MUSING}(?:add|put|give) ${ONE} ${REP} (?:on|to|onto) (.*\\p{L}{4}.*?)[ .!]*$`, "$1 was 1 rep more"],
  [
    `^${MUSING}(?:add|put|give) (\\d{1,2}|two|three) (?:more |extra )?${REP} (?:on|to|onto) (.*\\p{L}{4}.*?)[ .!]*$`,
    "$2 was $1 reps more",
  ],
  // "More like an hour and a half", "waren eher 25".
  [
    `^${MUSING}(?:(?:it|that|they|those|es|das|c|ce|eso|isso|quello) ?['’]? ?)?(?:(?:was|were|is|s|${WAS}|est|es|e) )?(?:(?:actually|probably|really|rather|maybe|i think|i guess) )*(?:more like|closer to|nearer(?: to)?|eher(?: so)?|plutot|mas bien|mas como|piuttosto|piu (?:sui|verso)|mais (?:pra|para|tipo|perto de)) (?:an? )?((?:about |around |ca |so )?(?:\\d.*|(?:half )?an hour.*|half an hour.*|hour and a (?:half|quarter)))$`,
    "actually it was $1",
  ],
  // "Skipped the last two": so many sets fewer.
  [
    `^${MUSING}(?:i |we )?(?:actually |just |only |ended up |in the end )*(?:skipped|skipping|left out|did not (?:even )?(?:do|get to)|never (?:did|got to)|bailed on|ditched) (the (?:last|final|first) (?:two|three|four|[2-4])(?: sets?| ones?)?|the (?:last|final|first|second|third|fourth) set)(?: (?:in the end|actually|though|tho|lol|today|btw))*[ .!]*$`,
    "delete $1",
  ],
  // "Trap bar sets went 110, 120, 120, 125".
  [
    `^${MUSING}(?:the |my )?${NAME} sets (?:went|were|go|are|:) ?(\\d[\\d.,/ -]*(?: and \\d+)?(?: ?(?:kgs?|lbs?|reps))?)[ .!]*$`,
    "actually the $1 were $2",
  ],
  // "I got a 9th rep on the last set".
  [
    `^${MUSING}(?:i |we )?(?:actually |even |also |still |just )*(?:got|did|had|hit|managed|made|squeezed|grinded|ground)(?: (?:in|out|up))? (?:an? |one |the )?(\\d{1,2})(?:st|nd|rd|th) rep(?: (?:out|in|up))? (?:on|in|of|for) ((?:the |my )?\\p{L}+ (?:set|one))[ .!]*$`,
    "$2 was $1 reps",
  ],
  // "And squat to 4x5" after the bench was changed.
  [
    `^(?:(?:and|also|then|plus|und|et|y|e)[ ,]+)+(?:the |my |die |das |den |le |la |les |el |il |lo |o |a )?${NAME} (?:to|auf) (\\d{1,2} ?[x×] ?\\d{1,3}|\\d{1,3}(?:[.,]\\d+)? ?(?:kgs?|kilos?|lbs?|pounds?|reps?|sets?|satze|wdh))[ .!]*$`,
    "actually the $1 were $2",
  ],
  // "20 a side plus the bar".
  [
    "^(?:(?:so|and|it was|that was|that is|its|with|sorry|actually|i mean)[ ,]+)*(\\d{1,3}(?:[.,]\\d{1,2})?(?: ?(?:kgs?|kilos?|lbs?|pounds?))?) (?:a|per|each|on each|on either|either) side(?:,? (?:plus|and|\\+|with) (?:the )?bar)?[ .!]*$",
    "it was $1 per side",
  ],
  // "Each", said of what is held in both hands.
  [
    "^(?:(?:so|and|that was|that is|it was|thats|its|i mean|i meant|sorry)[ ,]+)*each(?: (?:hand|one|db|dumb ?bell))?[ .!]*$",
    "per hand",
  ],
  [
    "^(?:in )?(?:pro|je|jeder|par|por|per|en cada|in jeder|dans chaque) (?:hand|main|mano|mao|hantel)[ .!]*$",
    "per hand",
  ],
  // "Km i mean", "i meant miles", "sorry, kilometres not miles".
  [`${OTHER_WAY}(?:kms?|kilomet(?:er|re)s?)${NOT_THAT_WAY}`, "kms"],
  [`${OTHER_WAY}(miles?|yards?|met(?:er|re)s?)${NOT_THAT_WAY}`, "$1"],
  // "X2 even", "actually x6".
  ["^(?:(?:no|sorry|oh|wait|and)[ ,]+)*(?:actually|even) ?[x×] ?(\\d{1,2})[ .!]*$", "actually it was $1 reps"],
  [
    "^(?:(?:no|sorry|oh|wait|and)[ ,]+)*[x×] ?(\\d{1,2})(?:[ ,]+(?:even|actually|in fact|sorry|i mean|i meant|not x? ?\\d{1,2}))+[ .!]*$",
    "actually it was $1 reps",
  ],
  // "Forgot one bench set, 6 reps", "one more bench set 75x10".
  [
    `^${MUSING}(?:i )?(?:forgot|missed|add|plus|did|log)? ?(?:one|a|an|1|another)(?: (?:more|extra))? (?!(?:warm|drop|top|back|heavy|light|last|first|final|second|third)\\b)([^\\d,.;:?!]{3,30}?) set,? (?:of |with |for |at )?(\\d{1,2}) reps?[ .!]*$`,
    "another set of $1 with $2",
  ],
  // "2nd 80x7".
  [
    "^(?:(?:and|ok|then|the)[ ,]+)*(2nd|3rd|4th|5th|second|third|fourth|fifth)(?: one)?[ ,:-]+(\\d{2,3}(?:[.,]\\d{1,2})?(?: ?(?:kgs?|kilos?|lbs?))? ?[x×] ?\\d{1,2})[ .!]*$",
    "$1 set: $2",
  ],
  // "Calf raises were seated", "the rows were with the cable".
  [
    `^${MUSING}(?:the |my |those )?(?:${NAME}) (${WAS}) (?:(?:all|actually|done|really|the|on the|on a|with the|with a|with|using) ){0,12}(${MANNER})(?: ones?)?(?: (?:btw|by the way|sorry|actually|though|tho|lol))*[ .!]*$`,
    "actually the $1 $2 $3",
  ],
  // "One too many".
  [
    "^(?:(?:that|thats|that is|it was|its|sorry|oops|and|oh|no|actually|you put|logged|i put|there is|there are)[ ,]+)*(?:one|1)(?: set)? too many(?: (?:sets?|there))?[ .!]*$",
    "drop one set",
  ],
  [
    "^(?:(?:that|thats|that is|it was|its|sorry|oops|and|oh|no|actually|you put|logged|i put|there are)[ ,]+)*(?:two|2)(?: sets)? too many(?: (?:sets?|there))?[ .!]*$",
    "it was 2 fewer sets",
  ],
  // "X3", "twice".
  ["^(?:(?:and|times|did|so|it was|all)[ ,]+)*[x×] ?([2-9])(?: (?:sets|times))?[ .!]*$", "$1 sets"],
  ["^(?:(?:and|so|it was|i|did|it|that|them|actually|in fact)[ ,]+)*(?:twice|two times)[ .!]*$", "2 sets"],
  ["^(?:(?:and|so|it was|i|did|it|that|them|actually|in fact)[ ,]+)*(?:three times|thrice)[ .!]*$", "3 sets"],
  // "Curls are right but the kickbacks were with the 6s".
  [
    `^${MUSING}(?:the |my )?[^\\d.;:?!]{3,40} (?:is|are|was|were|ist|sind|est|sont|es|son|e|sono|sao) (?:all )?(?:right|correct|fine|ok|okay|good|richtig|bon|bien|giust[ie]|corret[oa]s?)[ ,]+(?:but|aber|mais|pero|ma|mas) (.+)$`,
    "actually $1",
  ],
  // "It's the sled I wanted gone".
  [
    `^${MUSING}(?:no )?(?:it is|its|it was) (?:the |my )?${NAME} (?:that )?i (?:want(?:ed)?|meant) (?:gone|deleted|removed|out|off|to (?:delete|remove|go))[ .!]*$`,
    "delete the $1",
  ],
  // "Undo that one too pls, wrong machine".
  [
    `^${MUSING}(?:undo|delete|remove|scrap|scratch) (?:that|this|it)(?: one)? (?:too|as well|also)\\b.*$`,
    "delete that",
  ],
  // "Forgot the weight, 8 kg each hand".
  [
    `^${MUSING}(?:i )?forgot (?:to (?:say|add|put|mention) )?(?:the |my )?(?:weights?|loads?|reps?|time|distance|kilos?)[ ,.:;-]+(.*\\d.*)$`,
    "it was $1",
  ],
  // "Forgot to mention I had 7.5 kg hanging off me", "more like 50".
  [
    `^${MUSING}(?:i )?forgot to (?:say|mention|add|tell you|write) (?:that )?(?:i (?:had|used|did|was using)|it was|they were|those were) (?:with )?(.*\\d.*)$`,
    "it was $1",
  ],
  [
    `^${MUSING}(?:(?:it|that) was |probably |actually )?(?:more like|closer to|nearer(?: to)?) (\\d[^,;?]{0,15})$`,
    "actually $1",
  ],
  // "L'ultima era nulla, toglila".
  [
    `^${MUSING}(?:the last(?: one| set| rep| lift)?|l['’ ] ?ultim[oa]|la ultima|el ultimo|la derniere|le dernier|der letzte|die letzte|a ultima|o ultimo) ${WAS} ${VOID}[ ,.;]+(?:so |also |donc |quindi |asi que |entao )?${TAKE_OUT}\\b[^\\d]{0,20}$`,
    "delete the last set",
  ],
  // "Note on the clamshells: green band".
  [
    `^${MUSING}(?:(?:add|put|make|leave|mets|met|ajoute|pon|anade|metti|aggiungi|poe|coloca|mach|schreib) )?(?:a |an |une |una |uma |eine? )?(?:note|notiz|nota)(?: (?:on|for|to|about|sur|pour|al?|en|sobre|para|zu[mr]?|bei|su|per|sull[oae]?|sui|sugli|n[oa]s?|del?|do)(?![\\p{L}]))(?: (?:the|my|la|les?|l|el|los|las|il|lo|i|gli|os?|as|den|dem|der)(?![\\p{L}]))* ?(?! ?(?:self|myself|me|you|coach)\\b)${NAME} ?[:,] (.+)$`,
    "note of $1: $2",
  ],
  // "The turbo one was Saturday, can you move it", "both of these are from friday the 20th, please put them there".
  [
    `^(?:(?:hm+|no|oh|ah|sorry|wait|actually|and)[ ,.]+)*(both|all|these|those|they|the ${NAME})(?: of (?:these|those|them|it))?(?: one)? (?:was|were|are|is) (?:actually |really )?(?:from |on |done )?([^,.;]{3,24})[ ,.;]+(?:so )?(?:(?:can|could|would) (?:you|u) |please |pls )*(?:move|put|shift|change|set|file) (?:it|them|that|those)\\b.*$`,
    "$1 were on $3",
  ],
  // "Put both of those on yesterday pls, forgot to log last night".
  [
    "^(?:(?:and|oh|ok|please|pls|can you|could you)[ ,]+)*(?:put|move|set|log|file|date) (both|all)(?: of (?:those|these|them|it))? (?:on|to|for|under|as) ([^,.;]{3,20}?)(?:[ ,.;]+(?:please|pls|thanks|i |because|cause|cos|forgot|sorry|was ).*)?$",
    "$1 were $2",
  ],
  // "Bird dogs were only 6 per side honestly", "hmm leg press was 100", "scusa ho sbagliato, l'inclinata era con i manubri da 18".
  [
    `^(?:(?:hm+|uh+|um+|nah|honestly|and|oh)[ ,.]+|${SORRY}[ ,.:]+)+(?:the |my |la |l['’ ] ?|le |el |il |lo |a |o |die |der |das )?${NAME} (${WAS}) (?:(?:only|just|nur|solo|seulement) )?((?:with |con |mit |avec |com |at |a |i |las? |los |the |de |da |des )*\\d.*)$`,
    "actually the $1 $2 $3",
  ],
  [
    `^(?!.*\\b(?:that|this|it) ${WAS})(?:the |my )?${NAME} (${WAS}) (?:only|just|nur|solo|seulement|apenas) (\\d+(?: ?(?:reps?|kgs?|kilos?|lbs?|sets?))?(?: per (?:side|leg|arm|hand))?)(?: (?:honestly|tbh|really|to be fair|to be honest|lol|haha|sorry))*[ .!]*$`,
    "actually the $1 $2 $3",
  ],
  // "You know what scrap the plank my hips were all over the place".
  [
    `^${MUSING}(?:scrap|delete|remove|bin|scratch|lose) the ${NAME} (?:my|i|it|they|because|cause|cos|that was|those were|the (?:machine|form)) .*$`,
    "delete the $1",
  ],
  // "One more set of the shoulder press, 8 reps, same dumbbells".
  [
    `^${MUSING}((?:one|1|another|an extra) (?:more )?set (?:of|on|for) (?:the |my )?${NAME}),? (\\d{1,2} reps?),? (?:with |at )?(?:the )?same (?:weight|load|dumb ?bells?|dbs|bar|kettle ?bells?|plates|kilos?)[ .!]*$`,
    "$1 $3",
  ],
  // "Make the RDLs 3x10", "o agachamento foi 4x8, errei".
  [
    `^${MUSING}(?:make|change|set|mach|mets|haz|pon|fai|faz) (?:the|my|die|das|den|le|la|les|el|los|las|il|lo|i|o|a|os|as) ${NAME} (?:to |auf |a |a |en |in |para )?(\\d{1,2} ?[x×] ?\\d{1,3}.*|\\d{1,3}(?:[.,]\\d+)? ?(?:kgs?|kilos?|lbs?|pounds?|reps?|sets?|satze|series|serie)?(?: (?:each|per hand|per side|je|pro seite))?)(?: (?:please|pls|instead|bitte))?[ .!]*$`,
    "actually the $1 were $2",
  ],
  // "Noch zwei Sätze davon", "dos series más", "two more sets of hammers, same weight".
  [
    `^${MUSING}(?:(?:add|did|log|i did|mach|hice|fiz|ho fatto|j ?['’]?ai fait|ajoute|anade|aggiungi|adiciona)[ ,]+)?(?:(?:another|noch|nochmal|encore|otr[oa]s|altr[ei]|mais|outras|ancora) ${SO_MANY} ${SETS}|${SO_MANY} (?:more |extra |weitere |further |autres )${SETS}|${SO_MANY} ${SETS} (?:more|mehr|mas|de plus|en plus|in piu|a mais))(?: (?:davon|dazu|of (?:those|these|them|that|it|the same)|like (?:that|those)|de ca|de lo mismo|di quelli|disso))?(?: (?:of|von|de|di|d|beim?|bei den|on|for) (?:the |my |den |les |las |los |le |i |os |as )?(?!(?:\\d|the same|those|them|these|it|that)\\b)([^\\d,.;:?]{3,30}?))?(?:,? ${AS_HEAVY})?[ .!]*$`,
    "$1$2$3 more sets of $4",
  ],
  [`^${MUSING}(?:un[ae] serie (?:mas|de plus|in piu)|uma serie a mais)(?:,? ${AS_HEAVY})?[ .!]*$`, "another set"],
  // "And 2 more sets after at 50".
  [
    `^${MUSING}(?:(?:then|plus|i|we|did|had|got)[ ,]+)*(\\d{1,2}|two|three|four) (?:more|extra|further) sets?(?: after(?: that| those)?| then| later| on top)? (?:at|with|@) (\\d{1,3}(?:[.,]\\d+)?(?: ?(?:kgs?|kilos?|lbs?|pounds?))?)[ .!]*$`,
    "add $1 more sets at $2",
  ],
  [
    `^${MUSING}(?:the|my|die|das|den|le|la|les|el|los|las|il|lo|l ?|i|o|a|os|as) ?${NAME} ${WAS} (?:only |actually |nur |solo )?(\\d{1,2} ?[x×] ?\\d{1,3}[^,.;]*)[,.;]+ (?:errei|my bad|sorry|me equivoque|je me suis trompee?|ho sbagliato|mein fehler|vertippt|typo|mistake|oops|perdon|desculpa|scusa)[ .!]*$`,
    "actually the $1 were $2",
  ],
  // "Oh dear, the calf raises were three sets, not two" is read as it stands; "bro wait 42.5", "nah jk incline was 35".
  ["^(?:(?:bro|dude|mate|man|yo|bruh|hang on|hold on)[ ,]+)+(wait|no|actually|sorry)[ ,]+(.*\\d.*)$", "$1 $2"],
  [
    `^(?:(?:nah|no|lol|haha|jk|just kidding|kidding|nee|quatsch|mentira|scherzo|jaja)[ ,]+)+(?:the |my )?${NAME} (${WAS}) (\\d.*)$`,
    "actually the $1 $2 $3",
  ],
  // "Add one more set of pull ups, 5 reps", "add another set, 12 reps at 30 kg".
  [
    `^${MUSING}(?:add |log |put )?((?:one|1|another|an extra) (?:more )?set)( (?:of|on|for|to) (?:the |my )?[^\\d,.;:]{3,30}?)?, (?:with |of )?(\\d{1,2} reps?.*)$`,
    "$1$2 $3",
  ],
  // "Beim Kreuzheben kommt noch ein Satz dazu, 8 Wdh mit 100".
  [
    "^(?:und |ach |oh )*(?:beim|bei|zum|zu) (?:der |den |dem )?([^\\d,.;]{3,30}?) (?:kommt|kam|kamen|gab es|war) noch (?:ein|1) satz(?: dazu)?[,:]? (\\d{1,2}) (?:wdh|wiederholungen|mal)(.*)$",
    "another set of $1 $2 reps$3",
  ],
  // "Beim Wadenheben waren es 4x12", "sur les mollets c'était 4x12", "on the calf raises it was 4x12".
  [
    `^(?:(?:ach|oh|und|ah|et|y|e|and|aber|but|no|nein)[ ,]+)*(?:bei(?:m| den| der)?|sur (?:les?|la)|pour (?:les?|la)|au|aux|a la|en (?:el|la|los|las)?|con (?:el|la|los|las)|n(?:el|ella|ello|elle|ei|egli)|con (?:il|lo|gli|le)|n[oa]s?(?![\\p{L}])|on (?:the|my)?|for (?:the|my)|with the) ?([^\\d,.;:?]{3,30}?),? (?:${WAS}(?: es)?|c ?['’]? ?etait|j ?['’]?ai fait|(?:it|they|that) (?:was|were)|i (?:did|got)|(?:he|ho) (?:hecho|fatto)) (?:nur |only |just |solo |seulement )?(\\d{1,2} ?[x×] ?\\d{1,3}[^,;?]*|\\d{1,3} ?(?:sets?|satze|series|serie|reps|wdh))[ .!]*$`,
    "actually the $1 were $2",
  ],
  // "Push-ups were on my knees", "the bench was close grip".
  [
    `^(?:(?:oh|and|but|btw|also|no|sorry|actually)[ ,]+)*(?:the |my |those |all )?(?!(?:it|they|that|those|these|i|we)\\b)${NAME} (?:was|were) (?:all |only |actually |just )?(?:on|from) (?:my |the )?knees[ .!]*$`,
    "actually it was the knee $1",
  ],
  // "And yesterday the same", "gestern auch", "ieri lo stesso".
  [
    `^${MUSING}(?:on |am |le |el |il )?(${DAY_SAID})(?: (?:i|ich|wir|we|hab(?:e)?|did|auch|nochmal|again|exactly|genau|j ?['’]?ai fait|hice|ho fatto|fiz))* (?:(?:exactly |genau )?(?:the )?same(?: thing| again| run| session| workout)*|das ?(?:gleiche|selbe)|genauso|la meme chose|pareil|lo mismo|igual|lo stesso|la stessa cosa|uguale|o mesmo|a mesma coisa|too|as well|auch|aussi|tambien|anche|tambem)(?: nochmal| again| too| as well| auch| encore)*[ .!]*$`,
    "same $1",
  ],
  [
    `^${MUSING}(?:the )?(?:same(?: thing| again| run| session| workout)*|das ?(?:gleiche|selbe)|la meme chose|pareil|lo mismo|lo stesso|o mesmo|a mesma coisa) (?:(?:on|am|le|el|il) )?(${DAY_SAID})[ .!]*$`,
    "same $1",
  ],
  // "And a 4th set with 8"; "and a 6th set with 95" is of the load.
  [
    `^(?:(?:and|plus|oh|then|und|et|y|e)[ ,]+)*(?:an? |one )${NEXT_SET} set (?:(?:of|for) (\\d{1,2})|(?:with|at) (1?\\d))(?: reps?)?[ .!]*$`,
    "another set $1$2 reps",
  ],
  [
    `^(?:(?:and|plus|oh|then|und|et|y|e)[ ,]+)*(?:an? |one )${NEXT_SET} set (?:with|at|@) ?((?:[2-9]\\d|1\\d\\d|\\d{1,3}[.,]\\d+|[2-9]\\d\\d)(?: ?(?:kgs?|kilos?|lbs?|pounds?))?|\\d{1,3} ?(?:kgs?|kilos?|lbs?|pounds?))[ .!]*$`,
    "add 1 more sets at $1",
  ],
  // "Did a 4th set, same weight but only 9", "squeezed in a 4th, same length".
  [
    `^${MUSING}(?:(?:ok|okay|actually|so|then)[ ,]+)*(?:i |we )?(?:did|got|had|made|added|managed|squeezed (?:in|out)|threw in) (?:an? |one )?(?:2nd|3rd|[4-9]th|second|third|fourth|fifth|sixth|extra|bonus)(?: set| one)?[ ,.;]+(?:(?:at |with )?(?:the )?same (?:weight|load|kilos?|bar|plates)[ ,.;]+)?(?:(?:but|for|with|and|of|only|just)[ ,]+)*(\\d{1,2})(?: ?reps?)?[ .!]*$`,
    "another set $1 reps",
  ],
  [
    `^${MUSING}(?:(?:ok|okay|actually|so|then)[ ,]+)*(?:i |we )?(?:did|got|had|made|added|managed|squeezed (?:in|out)|threw in) (?:an? |one )?(?:2nd|3rd|[4-9]th|second|third|fourth|fifth|sixth|extra|bonus)(?: set| one)?[ ,.;]+(?:(?:at |with |for )?(?:the )?same (?:weight|load|length|time|reps|again|thing|everything)(?: (?:and|,) (?:same )?(?:reps|weight))?|just the same)[ .!]*$`,
    "another set",
  ],
  // "Did two more sets just now then. Same weight same reps".
  [
    `^${MUSING}(?:i )?(?:did|got|had|made|squeezed (?:in|out)) (two|three|2|3|one|1|another) (?:more )?(?:more )?sets?(?: just now| then| after| of those| of that)*[ ,.;]+same weight(?:,? (?:and )?same reps)?[ .!]*$`,
    "$1 more sets",
  ],
  // "Dips didn't count lol (banded all of it) remove them".
  [
    `^${MUSING}(?:the |my |those )?([^\\d,.;:()]{3,30}?) (?:did not|do not|does not|should not|is not|are not) (?:really )?count\\b.*\\b(?:remove|delete|take|scrap|drop|cut|bin) (?:them|it|those|that)\\b.*$`,
    "delete the $1",
  ],
  // "Los fondos con 10 kg de lastre".
  [
    "^(?:los|las|les|die|der|das|le|i|gli|os|as|the) ([^\\d,.;:]{3,30}?) (?:con|mit|avec|com|with) (\\d{1,3}(?:[.,]\\d)? ?(?:kgs?|kilos?|lbs?))(?: (?:de lastre|lestes?|de lest|zusatz\\p{L}*|di zavorra|extra|added|de carga|on the belt|belt))?[ .!]*$",
    "actually the $1 were with $2",
  ],
  // "Swap that for leg curl".
  [
    "^(?:(?:and|oh|ok|also|please|can you)[ ,]+)*(?:swap|change|replace|switch) (?:that|it|this|that one|the last one) (?:for|with|to|into) (?!some(?:thing|body)\\b|any|another\\b|an? (?:other|different|easier|harder)\\b|(?:kg|kilos?|lbs?|pounds?)\\b)(?:the |an? )?([^\\d,.;]{3,40}?)(?:,? (?:sorry|my|i|wrong|please|pls)\\b[^\\d]*)?[ .!]*$",
    "actually it was $1",
  ],
  // "Foi ontem viu", "swap … for …, cable was taken", "supprimez, mon fils dit …".
  [
    "^((?:foi|era|fue|e stato|war|c etait|it was) (?:ontem|ayer|ieri|gestern|hier|yesterday|anteontem|anteayer|vorgestern|avant hier))(?:,? (?:na real|na verdade|en realidad|in realta|eigentlich|en fait|alias|really|in fact|actually|lol|haha|viu|ta|eh|vale|oder|hein|gell|ne|ok|btw|mind you|though))+[ .!]*$",
    "$1",
  ],
  [
    "^(?:(?:and|oh|ok|also|please)[ ,]+)*(?:swap|change|replace|switch) (?:the |my )?([^\\d,.;]{3,30}?) (?:for|with|to|by) (?!some(?:thing|body)\\b|any|another\\b|an? (?:other|different|easier|harder)\\b)(?:the |some |an? )?([^\\d,.;]{3,40}?)(?:,? (?:the )?(?:cable|machine|rack|bench|bar|it|they|rower|one)s? (?:was|were|is|are) (?:taken|busy|broken|full|in use|occupied)|,? (?:(?:because|cause|cos|sorry) )?(?:i|my|wrong|that was|it was|mixed|typo|lol|oops)\\b[^\\d]*)?[ .!]*$",
    "replace the $1 with $2",
  ],
  [
    "^(?:supprimez|supprime|efface|effacez|loschen|borralo|borrala|cancellalo|cancellala|apaga)(?: (?:le|la|ca|das|es|isso))?, .*$",
    "delete that",
  ],
  [
    "^(?:(?:no|nein|non|nao|oh)[ ,]+)+(?:mejor |doch |lieber |meglio |melhor )?(?:dejal[oa]|lass (?:es|sie|ihn)|laisse(?: le| la)?|lascial[oa]|deixa)[ ,]+(?:vuelve a poner\\w*|wieder rein\\w*|remets\\w*(?: le| la)?|rimettil\\w*|coloca de volta|poe de volta).*$",
    "bring it back",
  ],
  // "Wrong exercise, front squats", "falsche Übung, das waren Frontkniebeugen".
  [
    "^(?:(?:no|nein|non|nao|sorry|oops|oh|ah|ups|pardon|perdon|scusa|desculpa)[ ,]+)*(?:(?:that|it|this) (?:was|is) )?(?:the )?(?:wrong (?:exercise|lift|movement|machine|name)|falsche[rs]? (?:ubung|gerat)|mauvais(?:e)? (?:exercice|machine)|(?:ejercicio|maquina) equivocad[oa]|esercizio sbagliato|exercicio errado)[ ,.;:!-]+(?:(?:(?:it|that) (?:was|is|should be|should have been)|its|should (?:be|have been)|i meant|es war(?:en)?|das war(?:en)?|c etait|era|erano|eran|fue|foi) )?(?:the |an? |die |der |das |le |la |les |el |il |lo |o )?([^\\d?,.;]{3,40}?)[ .!]*$",
    "i meant the $1",
  ],
  // "And I picked the wrong thing, it was the chest supported row with dumbbells".
  [
    "^(?:(?:and|oh|ok|sorry|wait)[ ,]+)*i (?:picked|chose|tapped|pressed|clicked|hit|selected) the wrong (?:thing|one|exercise|option|button)[ ,.;:]+(?:it was|its|it is|should be|i meant) (?:the |a )?(.{3,60})$",
    "actually it was the $1",
  ],
  // "Pasa las tres cosas al sábado, que hoy no he entrenado".
  [
    "^(?:pasa|pon|mueve|cambia|sposta|metti|verschieb|leg|mets|mettez|passe|muda|passa|move|put) (?:(?:las|los|le|gli|i|die|les|as|os|the|all) )?(?:tres|dos|tre|due|drei|zwei|trois|deux|duas|todas?|todos|alles?|three|two|all) (?:cosas|cose|sachen|choses|coisas|things|of (?:them|those)|entries)? ?(?:al?|a|auf|au|para|pra|to|on) (?:el |la |le |il |o )?([\\p{L}]{4,12})(?:[ ,.;].*)?$",
    "all of them were on $1",
  ],
  // "Deadlifts, same as Thursday".
  [
    `^(?!.*\\b(?:did|everything|all|whole|session|workout|training)\\b)${MUSING}(?:the |my )?${NAME},? (?:the |exactly the )?same as (?:on )?((?:last )?(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|time|week|session)|yesterday|before)[ .!]*$`,
    "same $1 as $2",
  ],
  // "Pareil pour le soulevé de terre".
  [
    `^${MUSING}(?:pareil|la meme chose|meme chose|idem|das ?(?:gleiche|selbe)|gleiches|lo mismo|igual|lo stesso|la stessa cosa|uguale|o mesmo|a mesma coisa|same thing) (?:pour|fur|bei[m]?|con|para|en|per|no|na|com|for|with|on|mit|auch bei[m]?) (?:(?:the|le|la|les|l|die|der|das|den|dem|el|los|las|il|lo|i|gli|o|a|os|as|my) )?${NAME}[ .!]*$`,
    "same for $1",
  ],
  // "No weight on the last two", "took the vest off for the last set", "last two sets no vest": done without what was hung on.
  [
    `^${MUSING}(?:no|without(?: any| the| my)?|zero|minus the|(?:i )?(?:took|had taken|had) (?:off )?(?:the|my))(?: (?:added|extra))? (?:weight|vest|weight(?:ed)? vest|plates?|dip belt)(?: off)? (?:on|for|in|with) (?:the |my )?((?:first|last|second|third|fourth|fifth|final)(?: (?:two|three|four|2|3|4))?)(?: sets?| ones?)?[ .!]*$`,
    "the $1 were without weight",
  ],
  [
    `^${MUSING}(?:the |my )?((?:first|last|second|third|fourth|fifth|final)(?: (?:two|three|four|2|3|4))?)(?: sets?| ones?)?[ ,:]+(?:(?:was|were) )?(?:with )?(?:no|without(?: any| the| my)?)(?: (?:added|extra))? (?:weight|vest|weight(?:ed)? vest|plates?|dip belt)[ .!]*$`,
    "the $1 were without weight",
  ],
  // "Other way round lol, 8 triples".
  [
    `^${MUSING}(?:(?:the )?(?:other|wrong) way (?:a?round|about)|andersrum|anders herum|umgekehrt|(?:c ?['’]? ?est )?l ?['’]? ?inverse|al reves|al contrario|o contrario|ao contrario|vice versa)(?: (?:lol|haha\\w*|sorry|it (?:was|should be)))*[ ,.:;-]+(?:i (?:did|meant) |it (?:was|should be) )?(\\d.*|(?:one|two|three|four|five|six|seven|eight|nine|ten|twelve) .*)$`,
    "actually $1",
  ],
  // "The real one was 3x8 at 50", "3x8 at 50, that's the real one".
  [
    `^${MUSING}(?:${REAL} ?(?:was|were|is|are|:|war|waren|c ?['’]? ?(?:est|etait)|es|fue|fueron|era|erano|e|foi|foram)|(?:in echt|en vrai|de verdad|per davvero|de verdade) (?:waren es|war es|c ?['’]? ?etait|fueron|fue|erano|era|foi|foram)) (.*\\d.*)$`,
    "actually $1",
  ],
  [
    `^${MUSING}(\\d[^;:?!]*?\\d[^,.;:?!]*?)[ ,.;-]+(?:(?:that|this|it|those|das|c|ce|eso|quello|isso) ?['’]?)?(?:is|was|s|are|were|ist|war|est|etait|es|fue|era|e|foi) ${REAL}[ .!]*$`,
    "actually $1",
  ],
  // "Swap the 80 for 85", "ersetze die 80 durch 85", "cambia los 80 por 85": one figure in the place of another.
  [
    `^${MUSING}(?:swap|replace|switch|exchange|change|ersetz\\p{L}*|tausch\\p{L}*|remplace\\p{L}*|cambia\\p{L}*|reemplaza\\p{L}*|sostituisci|troca|troque|substitu\\p{L}*) (?:(?:the|that|my|die|den|das|les?|la|los|el|las|gli|il|i|os?|as?) )?${FIGURE} (?:out )?(?:for|with|by|to|into|durch|gegen|auf|mit|par|pour|por|per|con|a) (?:an? |die |le |el |il |o )?${FIGURE}[ .!]*$`,
    "it was $2 not $1",
  ],
  // "22s*": the pair that it was.
  ["^\\*?\\s?(\\d{1,2}(?:[.,]5)?)s\\s?\\*$", "actually with the $1s"],
].map(([form = "", plain = ""]) => [entered(compiled(form, "u")), plain] as const);

const LONGEST = 200;
/** "Kill the pulldowns", "ditch the curls": another word for taking an exercise away. */
const DITCHES = entered(
  /^(?:(?:and|oh|ok|actually|please|pls|no|nah|hm+|sorry)[ ,]+)*(?:kill|nuke|axe|chuck|ditch|lose|nix|dump|yeet|bin off|get shot of|do away with)(?: out| off)? (?:the|my|those|that|them) (\p{L}[\p{L} -]{2,30}?)(?: (?:again|please|pls|then|too|as well|tho|though|entry|log))*[ .!]*$/u,
);
/** What is named in "actually the bird dogs were 6": something that moves somebody. */
const NAMED = /^actually the (.+?) (?:was|were|war|waren|etait|etaient|era|eran|erano|fue|fueron|foi|foram|eram)\b/;
/** "Friday the 20th": its day says enough. */
const DATED = /((?:mon|tues|wednes|thurs|fri|satur|sun)day) the \d{1,2}(?:st|nd|rd|th)?\b/;

/**
 * A correction in the plainest words that say it: "it's the sled I wanted gone" → "delete the sled". In: any text. Out: the same
 * text where it is no such form. Linear.
 */
export function inPlainWords(said: string): string {
  const text = withSetPlaces(said);
  if (text.length > LONGEST || text.includes("\n") || /\?\s*$/.test(text)) return text;
  const folded = foldText(text).trim();
  const other = inOtherWords(folded);
  if (other !== folded) return other;
  const ditched = DITCHES.exec(folded)?.[1];
  if (ditched?.split(" ").some(namesMovement)) return `delete the ${ditched}`;
  for (const [form, plain] of FORMS) {
    if (!form.test(folded)) continue;
    const said = folded.replace(form, plain).replace(DATED, "$1").replace(/\s+/g, " ").trim().replace(/ of$/, "");
    const named = SORRIES.test(folded) ? undefined : NAMED.exec(said)?.[1]?.split(" ");
    if (named === undefined || named.some(namesMovement) || /\b(?:trap|hex) bar\b/.test(said)) return said;
  }
  return text;
}
const SORRIES = compiled(`^${SORRY}(?![\\p{L}])`, "u");
