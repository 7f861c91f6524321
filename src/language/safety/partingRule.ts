import { entered } from "../patterns/enteredPattern.ts";
import { emergency } from "./finding.ts";
import { needing } from "./ruleNeeds.ts";
import { EXERTION } from "./slaveDriver.ts";

/** Two things that each mean little, and what explains them together. */
type Pair = { one: RegExp; other: RegExp; unless: RegExp };

const JEST = /\b(?:lol|haha\w*|lmao|rofl|kidding|joking|jaja\w*|mdr|ptdr|kkk+|rsrs|ahah\w*|hehe|xd)\b/;
const NEW_THINGS =
  /\b(?:mov(?:e|ed|ing) (?:house|home|out|abroad|to)|abroad|holidays?|vacation|trip|travel\w*|wedding|new|bought|buy|upgrad\w*|outgrew|too (?:small|big)|spare|sell|selling|sold|ebay|charity|switch\w*|until (?:i|we) (?:get|come) back|umzug|umziehe|urlaub|neue\w*|vacaciones|viaje|nuev[oa]s?|vacances|demenag\w*|nouv\w*|ferie|vacanza|trasloc\w*|nuov[oaie]|ferias|viagem|nov[oa]s?)\b/;
const TEAM =
  /\b(?:(?:start|begin|go ahead|carry on) without me|team|plays?|played|match|game|league|class|trip|holiday|party|group (?:chat|run|class)|mannschaft|spielt|equipo|juega|equipe|joue|squadra|gioca|time joga)\b/;
const PICTURE =
  /\b(?:photos?|pics?|pictures?|selfies?|views?|sunrise|sunset|dog|friends?|stretch\w*|drink\w*|gels?|traffic|lights?|laces?|wind|knee|calf|calves|hip|cramps?|hurt\w*|pain|stitch|toilet|fishing|boats?|beers?|coffee|fix\w*|flat|bike|ride|lunch|party|bbq|bus|for the train|picnic|tram|home by train|delay\w*|late train|fotos?|foto|photo|aussicht|vistas?|vue|vista)\b/;
const COUNTABLE =
  /\b(?:plates?|protein|creatine|macros?|kcal|calor\w*|steps?|reps?|sets?|eggs?|scoops?|bands?|socks?|laps?|vitamins?|discos?|hanteln|scheiben|disques?|dischi|pasos|pas|passi|passos)\b/;
const WAKING_OTHERS =
  /\b(?:baby|kids?|wife|husband|neighbou?rs?|dog|him|them|alarm|sore|stiff|late|early|too|tired|muskelkater|agujetas|courbatures|dolori|dor)\b/;
const GEAR = /\b(?:rings?|kettlebells?|weighted|trx|hammock|swing)\b/;

/**
 * How people part from life without a word for it: the world is lighter without them, what they own is given away and
 * nothing needs planning, they linger where one can fall, let go of what protects them and do not mind. One of a pair says
 * nothing, both in one message do.
 */
const PAIRS: readonly Pair[] = [
  {
    one: /\b(?:without me(?! \w+ing\b)|(?:one|with me) (?:\w+ )?less|less of me|(?:if|when|once|after) (?:i|im) (?:am |was |were |just |simply )*(?:not|wasnt|werent|gone|no longer|out of (?:it|the way|the picture))|one less me|ohne mich|wenn ich (?:\w+ ){0,3}(?:nicht mehr|weg|fort)|sin mi|si yo (?:ya )?no (?:estuviera|existiera)|sans moi|si je (?:disparais\w*|n etais|etais plus)|senza (?:di )?me|se (?:io )?(?:non ci fossi|sparissi|scomparissi)|sem mim|se eu (?:nao existisse|sumisse|nao estivesse))\b/,
    other:
      /\b(?:better off|better|easier|smoother|lighter|happier|calmer|relieved|peace|rest|(?:no ?one|nobody|who)(?: would| will|d)? (?:\w+ )?(?:miss|notice|care|look)\w*|leichter|besser|weniger (?:stress|sorgen|arger)|merkt|vermiss\w*|erleichtert|descansar\w*|mejor|mas facil|alivi\w*|mieux|soulages?|plus facile|meglio|piu facile|sollevat\w*|accorgerebbe|melhor|mais facil|falta)\b/,
    unless: TEAM,
  },
  {
    one: /\b(?:(?:gave|given|giving) (?:(?!up\b)\w+ ){0,4}away|(?:sorted|settled|written down|arranged|decided) (?:\w+ )?who (?:gets|takes|has|will)|(?:wrote|written|left|finished) (?:\w+ ){0,3}(?:letters|envelopes|goodbyes)|affairs in order|alles geregelt|briefe geschrieben|(?:deje|dejado|escrito) (?:\w+ ){0,3}cartas|cartas escritas|regal(?:e|ado) (?:mis|todo|todas)|tout (?:range|regle)|ecrit les lettres|sistemato tutto|scritto le lettere|deixei (?:tudo|as cartas)|(?:told|hugged|rang|phoned|called) (?:my |the )?(?:mum|mom|dad|brother|sister|kids|them|everyone|everybody|her|him) (?:i|that i|how much i|and said i|to say i) love\w*|who (?:gets|inherits) (?:the|my) (?:dog|cat|rack|plates|barbell|house|car))\b/,
    other:
      /\b(?:(?:wont|shant|will not|no longer|not going to|no need) (?:\w+ ){0,2}need\w*|nothing (?:\w+ )?(?:after|left)|feels? (?:\w+ )?(?:quiet|calm) finally|last session|last (?:run|workout|message|one tonight|log|entry)|quiet (?:now|finally)|at peace|peaceful|calm now|feels (?:quiet|calm|light)|goodbye|thanks? (?:you )?for everything|danke fur alles|gracias por todo|merci pour tout|grazie di tutto|obrigad[oa] por tudo|en paz|in frieden|ultimo (?:entreno|allenamento|treino)|derniere seance|letztes training)\b/,
    unless: NEW_THINGS,
  },
  {
    one: /\b(?:bridge|railing|ledge|rooftop|roof|tracks|train platform|platform|cliff|quarry|viaduct|overpass|multi ?storey|brucke|gelander|gleise\w*|bahnsteig|puente|barandilla|azotea|pont|rambarde|quai|ponte|cavalcavia|ringhiera|binari|viaduto|passarela|parapeito)\b/,
    other:
      /\b(?:wrong side|outer side|other side of the (?:rail\w*|fence|barrier)|(?:stood|sat|stopped|stayed|waited|standing|sitting) (?:\w+ ){0,12}(?:hours?|longer|[3-9]\d ?min\w*|before i went home|trains|in the end|talked me)|falsche\w* seite|langer als sonst|lado equivocado|del otro lado|por fuera|mauvais cote|parte sbagliata|lado de fora|lado errado)\b/,
    unless: PICTURE,
  },
  {
    one: /\b(?:(?:stopped|stop|quit|no longer|not|dont|without|with no|no|took off|undid) (?:\w+ ){0,3}(?:harness|seat ?belt|helmet|safeties|safety pins|spotter arms|clipping in|clip in)|ohne (?:gurt|helm|sicherung)|sin (?:arnes|cinturon|casco)|sans (?:harnais|ceinture|casque)|senza (?:imbrago|cintura|casco)|sem (?:cinto|capacete))\b/,
    other:
      /\b(?:whatever happens|happens happens|if i (?:go|fall|die) (?:i|then|so)|dont (?:really )?care (?:if|what happens)|let (?:the bar|fate|god) decide|so be it|(?:nobody|no ?one|who) would (?:ever )?(?:think|know|guess|suspect)|i meant it|on purpose|mal sehen|ist mir egal|lo que sea|me da igual|peu importe|quel che sara|tanto faz)\b/,
    unless: JEST,
  },
  {
    one: /\b(?:hope|hoping|pray|praying|ask god|wish|spero|spera(?:ndo|vo)|espero|pido|ojala|j espere|je prie|hoffe?|bete|mag|mochte|peco|torco|queria|desidero)\b/,
    other:
      /\b(?:(?:not|never|dont|wont|didnt) (?:to )?(?:just )?(?:wake up|wake|open my eyes)|nicht mehr aufwach\w*|no (?:me )?despert(?:ar|arme|e)|(?:non|di non) (?:mi )?svegli\w*|non aprire piu gli occhi|(?:ne )?(?:pas|plus) me reveiller|nao acordar)\b/,
    unless: WAKING_OTHERS,
  },
  {
    one: /\b(?:counted (?:them|it all|(?:the|my|his|her|out) (?:\w+ )?(?:pills|tablets|meds|capsules|blisters|boxes))|(?:tabletten|pillen|pastillas|cachets|comprimes|pastiglie|comprimidos|remedios) (?:\w+ ){0,2}(?:gezahlt|contad[oa]s|comptes|contate)|(?:he contado|compte|contato|contei) (?:los|las|les|le|os) (?:pastillas|comprimidos|cachets|comprimes|pastiglie|remedios))\b/,
    other: /\b(?:enough|should do it|reicht|reichen|bastan|suficientes|assez|bastano|da e sobra|bastam)\b/,
    unless: COUNTABLE,
  },
  {
    one: /\b(?:bar|beam|hook|door(?:way)?|branch|rack|pipe|rafter)\b/,
    other:
      /\b(?:(?:holds?|carry|carries|takes?|supports?)\b.{0,40}\b(?:dead|perfectly|hanging) still\b|not for (?:a bag|pull ups))\b/,
    unless: GEAR,
  },
];

/** A future that is said to need nothing, or to hold nobody. */
const NO_FUTURE =
  /\b(?:nothing (?:after|past|beyond) (?:\w+ ){1,2}(?:needs?|to) (?:be )?plan\w*|(?:dont|do not|no need to) plan (?:anything|any more|further)? ?(?:after|past|beyond) (?:\w+ ){1,2}(?:for me|im not|i wont|trust me|believe me)|(?:engine on|engine running) (?:\w+ ){0,8}(?:wall|tree|bridge|garage))\b/;

/** Weary of living itself. */
const WEARY_OF_LIFE =
  /\b(?:(?:tired|weary|sick|exhausted|bored) of (?:existing|being alive|being here|life itself|breathing|waking up(?! (?:at|so|this|early|sore|stiff|with|before|to|every|in|\d)))|cansad[oa] de (?:existir|vivir|viver)|cansei de (?:existir|viver)|hart[oa] de (?:existir|vivir)|stanc[oa] di (?:esistere|vivere)|fatiguee? (?:de vivre|d exister)|mude (?:vom|zu) leben)\b/;

/** "One last session before I end it": of the session nobody says so, of sets one does. */
const BEFORE_THE_END =
  /\b(?:before|until|then|bevor) (?:i (?:just |finally )?end it(?: all)?|ich (?:dann )?schluss mache)\b(?! (?:for|with|at|on|there|here|by|in|mit|fur))/;
const OF_SETS = /\b(?:sets?|reps?|rounds?|laps?|superset|finisher|minutes?|relationship|date|(?:girl|boy)friend)\b/;
/** Those who would mourn are said not to. */
const UNMISSED =
  /\b(?:world|people|family|kids|parents|mum|mom|dad|wife|husband|friends|they|he|she|anyone|everyone)(?: (?:wont|wouldnt|will not|would not|isnt going to|arent going to)|d not|ll not) (?:even |ever |really )?(?:miss me|notice (?:i|im|if i)(?: was| am|m)? gone|need me anymore)\b/;
/** What is said in passing by whoever has given up: that it is all the same, and that nobody would notice. */
const ALL_THE_SAME =
  /\b(?:whatever|anyway|(?:whats|wheres|no|not any|isnt any) (?:the |even the )?point|pointless|doesnt matter|dont matter|who cares|why (?:even )?bother)\b/;
const UNNOTICED = entered(
  /\b(?:nobody|no ?one|not a soul|who)(?: would|d|ll| will| even| ever| really| is going to){1,3} (?:even |ever |really )?(?:notice|care|miss me)(?: anyway| either)?(?=$| (?:whats?|what is|give|log|bench|squat|legs|today|so|now|can|should)\b)/,
);

/** Not there by a time that anybody would be. */
const NOT_AROUND = entered(
  /\b(?:wont|not going to) be (?:around|here) (?:next (?:month|year)|by (?:then|christmas|summer)|much longer|soon)\b(?! (?:to|for (?:work|the)))/,
);

/** Wished without saying of what: "I just want it to be over". Alone it may be of the day, beside an unhappy life it is not. */
const BARE_WISH =
  /\b(?:i|just|only|really) (?:want|wish|need) (?:it|this) (?:all )?(?:to )?(?:just )?(?:end|be over|stop)(?= (?:now|please|already|give|make|build|\d+|can|so|and)\b|$)|\bi (?:really )?(?:dont|do not) (?:really )?(?:want|wanna) (?:to )?go on(?: anymore| any more| like this| living)?(?= (?:give|make|build|\d+)\b|$)/;
const UNHAPPY =
  /\b(?:never|havent|not) (?:really |truly |once )?(?:been|felt) (?:really |truly )?happy(?: (?:in|a day in|once in) my (?:whole |entire )?life| for (?:years|months)| since| anymore)?\b|\b(?:hate|ruined|wasted) (?:my|this) (?:whole |entire )?life\b/;
const ALONE = 12;

export const partingRule = needing(
  {
    words: [
      ...PAIRS.map(({ one }) => one),
      WEARY_OF_LIFE,
      NO_FUTURE,
      BEFORE_THE_END,
      UNMISSED,
      BARE_WISH,
      ALL_THE_SAME,
    ],
  },
  (r) => {
    const { text } = r;
    if (JEST.test(text)) return null;
    const isParting =
      PAIRS.some(({ one, other, unless }) => one.test(text) && other.test(text) && !unless.test(text)) ||
      WEARY_OF_LIFE.test(text) ||
      NO_FUTURE.test(text) ||
      (BEFORE_THE_END.test(text) && !OF_SETS.test(text)) ||
      (UNMISSED.test(text) && !TEAM.test(text)) ||
      (BARE_WISH.test(text) && UNHAPPY.test(text));
    const isUnmoved = UNNOTICED.test(text) || (NOT_AROUND.test(text) && !NEW_THINGS.test(text));
    const isBare =
      r.message.words.length <= ALONE && BARE_WISH.test(text) && !OF_SETS.test(text) && !EXERTION.test(text);
    const isPassing = isBare || (ALL_THE_SAME.test(text) && isUnmoved && !TEAM.test(text));
    if (!isParting && isPassing) return { ...emergency("in_passing", "selfHarm"), verdict: "caution" };
    return isParting ? emergency("farewell", "selfHarm") : null;
  },
);
