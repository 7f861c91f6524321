import { compiled } from "../patterns/compiled.ts";
import type { Rule } from "./finding.ts";
import { needing } from "./ruleNeeds.ts";

const THEN =
  "(?:just |also |has |have |had |was |is |keeps? |kept |still |always |sometimes |often |started |actually |literally |ve |d |only |ever |almost |nearly |got drunk and |got angry and |lost it and |came home and )*";
/** Told so that nobody takes it for a game: of the body, and with nothing it could be instead. */
const STRUCK = [
  "(?:hits?|hitting|punch(?:es|ed|ing)?|slap(?:s|ped|ping)?|chok(?:es|ed|ing)|strangl(?:es|ed|ing)|headbutt(?:s|ed)|batter(?:s|ed)|bit|burn(?:s|ed|t)) me\\b(?! (?:up\\b(?! again| last)|with (?:a |an |the |another |some |that |this |his |her |one )?(?!fists?|belt|bottle|phone|chair|stick|hand|fist)\\w+|in (?:the )?(?:sparring|training|a game)|as|like|that|how|for six|on (?:the (?:back|shoulder|bum|butt|ass|arse)|strava|insta\\w*|whatsapp)))",
  "kick(?:s|ed|ing)? me\\b(?! (?:out|off|up the|in(?:to)? (?:gear|shape|action)|about))",
  "beat(?:s|en|ing)? me (?:up\\b|again\\b(?! (?:at|by|to|in)\\b)|black and blue|with|badly|when (?:he|she)|last night|yesterday)",
  "(?:push(?:es|ed)|shov(?:es|ed)|thr(?:ows|ew)|slamm(?:s|ed)|dragg(?:s|ed)|pinn(?:s|ed)) me (?:into|against|down (?:the )?(?:stairs|steps)|down|to the (?:floor|ground)|across|onto|up against|by (?:my |the ))(?! (?:my |a |the )?(?:pace|limits?|zone|pr|pb|training|another|next))",
  "grabb(?:s|ed) me by (?:the |my )?(?:throat|neck|hair|arm|wrists?)",
].join("|");
/** Somebody of the home; who trains with one may hit by mistake. */
const AT_HOME =
  "(?:husbands?|hubby|wife|boyfriend|girlfriend|bf|gf|ex|ex husband|ex boyfriend|ex wife|partner|fiancee?|fella|missus|old man|dad|father|mum|mom|mother|step ?dad|stepfather|step ?mum|stepmother|brother|sister|in laws?|father in law|mother in law|baby daddy|man)";
const BY_ONE_NAMED = `\\b(?:my|the|me) (?:(?:own|ex|new|stupid|drunk|bloody) )?(?<!training )(?<!gym )(?<!sparring )${AT_HOME} ${THEN}(?:${STRUCK})`;
/** "He hit me again": he alone could be anybody, where it is no habit and no wall. */
const BY_HIM = `\\b(?:he|she) ${THEN}(?:${STRUCK})(?=[^.!?\\n]{0,40}\\b(?:again|wall|stairs|drunk|drinking|angry|throat|fists?|every time|last night|home)\\b)`;
const LIVES_IN_FEAR = `\\b(?:my|the) ${AT_HOME} (?:is|s|gets|can be|has been|was|turned|being|became) (?:really |so |very |often |sometimes |physically |always |getting )*(?:violent|abusive|hitting me|hurting me)\\b|\\b(?:scared|afraid|terrified|frightened) (?:of|that) my ${AT_HOME}(?: (?:will|might|is going to|could|would|ll) (?:hit|hurt|kill|beat)\\b|(?= ?(?:$|[,.;!?])))|\\b(?:i am|im|being|stuck|live|living|still|trapped) (?:in|with) (?:an? |my )?(?:abusive|violent) (?:relationship|marriage|home|${AT_HOME})|\\bi(?:m| am)? (?:a )?(?:victim|survivor|experiencing|suffering|living with) (?:of |from )?domestic (?:violence|abuse)\\b`;
const ABROAD = [
  "\\bmein(?:e)? (?:mann|ehemann|freund|freundin|frau|partner|partnerin|ex|exfreund|vater|mutter|stiefvater|bruder) (?:hat mich |schlug mich|verprugelt mich|wurgt mich|schlagt mich(?! (?:im|beim|in|bei|um|vor)\\b))(?:(?:(?:schon |gestern |heute |wieder |nochmal |oft |mal |letzte nacht |erneut )*(?:geschlagen|verprugelt|gewurgt|getreten|geohrfeigt|geschubst|gestossen|gegen die wand \\w+))|(?= ?(?:$|[,.;!?]|und|wenn|wieder|oft|immer)))",
  "\\bmon (?:mari|copain|conjoint|compagnon|ex|pere|mec|beau pere) (?:m ?a |ma |me )(?:(?:encore |de nouveau |deja |souvent |re)*(?:frappee?|battue?|giflee?|poussee?|etranglee?|tapee?|cognee?|tabassee?)|(?:frappe|tape dessus|bat(?! (?:a|au|aux|dans|en|de|sur|toujours)\\b)))",
  "\\bmi (?:marido|novio|novia|pareja|ex|esposo|padre|padrastro) (?:otra vez |de nuevo |siempre |ayer |a veces )*me (?:ha |volvio a |ha vuelto a |anda |esta )*(?:pego|pega|pegado|pegar|golpeo|golpea|golpeado|golpear|empujo|empujado|maltrata|maltrato|maltratado|ahorco|estrangulo)(?! (?:un susto|la bronca|el|a|por)\\b)",
  "\\b(?:mio|il mio) (?:marito|ragazzo|compagno|fidanzato|padre|ex|patrigno) (?:di nuovo |ancora |sempre |ieri )*mi (?:ha (?:di nuovo |ancora |gia )*(?:picchiat[oa]|spint[oa]|schiaffeggiat[oa]|strozzat[oa]|menat[oa]|colpit[oa])|picchia|mena)\\b",
  "\\bmeu (?:marido|namorado|parceiro|ex|pai|padrasto|esposo|companheiro) (?:de novo |ainda |sempre |ontem )*me (?:bateu|bate|empurrou|agrediu|agride|espancou|espanca|estrangulou|machucou)(?! (?:no|na|em|de longe)\\b)",
].join("|");
/** Touched against one's will by who has power or stands behind one in a gym; six languages. */
const OF_GYM =
  "(?:coach|trainer|pt|personal trainer|instructor|physio|masseur|massage guy|teacher|boss|manager|gym owner|owner|guy|bloke|man|dude|someone|somebody|he)";
const INTIMATE =
  "(?:bum|butt|ass|arse|backside|boobs?|breasts?|tits|crotch|groin|thighs?|inner thigh|between (?:my|the) legs|privates?|private parts|down there)";
const UNWANTED =
  "\\b(?:on purpose|feels? (?:wrong|off|creepy|weird|gross)|uncomfortable|creep\\w*|dont want|didnt want|told (?:me|him) not to|not to tell|dont tell|secret|inappropriate\\w*|hate it|where (?:he|she) shouldnt|without asking|wont stop|asked him to stop|said no|scared)\\b";
const TOUCHED = [
  `\\b${OF_GYM}\\b(?: \\w+){0,6}? (?:touch(?:es|ed|ing)?|feels?|felt|rub(?:s|bed|bing)?|strok(?:es|ed|ing)|grab(?:s|bed|bing)?) (?:me\\b(?=.*${UNWANTED})|my ${INTIMATE}\\b(?! (?:muscle|activat\\w*|drive))(?=.*${UNWANTED}|(?:(?: again| when| while)\\b)))`,
  `\\b${OF_GYM}\\b(?: \\w+){0,6}? (?:grop(?:es|ed|ing)|molest(?:s|ed|ing)|fondl(?:es|ed|ing)|sexually (?:harass\\w*|assault\\w*)|rap(?:ed|ing)) me\\b`,
  "\\b(?:was|got|been|being|im being|i was) (?:groped|molested|sexually (?:assaulted|harassed|abused)|raped|touched inappropriately)\\b",
  `\\b${OF_GYM}\\b(?: \\w+){0,4}? (?:asked|asks|wants|keeps asking|demand\\w*|sent)(?: me)? (?:for |to send )?(?:me )?(?:nudes?|naked (?:pics|photos|pictures)|dick pics?)\\b`,
  "\\b(?:trainer|coach|chef|physio\\w*|entraineur|entrenador|allenatore|treinador|professor|monitor)\\b(?: \\w+){0,5} (?:fasst mich (?:immer |standig )?an|begrapscht mich|mich begrapscht|me (?:toca|manosea|toco|tocou|apalpou|apalpa)|me (?:touche|tripote)|m a (?:touchee?|tripotee?)|mi (?:tocca|palpa|ha toccat[oa]|ha palpat[oa]))\\b(?! (?:sul|en el sentido|la moral))",
].join("|");
const VIOLENT = compiled([BY_ONE_NAMED, BY_HIM, LIVES_IN_FEAR, ABROAD].join("|"));
const UNWILLING = compiled(TOUCHED);
const IN_PLAY =
  /\b(?:sparring|spar|spars|boxing|boxed|kick ?boxing|pads|bjj|judo|rugby|football|ball|racket|pillow|snowball|game|match|by (?:accident|mistake)|accidentally|lol|lmao|haha\w*|joking|jokingly|kidding|playful\w*|toddler|baby|movie|film|dream|dreamt|years ago|as a (?:kid|child)|used to|when i was|aus versehen|sans faire expres|sin querer|per sbaglio|sem querer)\b/;

/** What no game has, whatever sport is named beside it. */
const IN_EARNEST =
  /\b(?:when(?:ever)?|if|every time) (?:he|she)(?: is|s| gets?)? ?(?:angry|drunk|drinks?|drinking|mad|jealous|upset|loses it)\b|\bblack eye\b|\b(?:scared|afraid|terrified)\b/;

/** Violence at home and touch against one's will, told in passing or not, in six languages: it is answered before what was asked beside it. */
export const violence: Rule = needing({ words: [VIOLENT, UNWILLING] }, (r) => {
  if (IN_PLAY.test(r.text) && !IN_EARNEST.test(r.text)) return null;
  const isHurt = VIOLENT.test(r.text);
  if (!isHurt && !UNWILLING.test(r.text)) return null;
  const rule = isHurt ? "violence.at_home" : "violence.touched";
  return { class: "E", verdict: "answer", rule, answer: isHurt ? "violence" : "touched", evidence: [] };
});
