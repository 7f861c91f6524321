import { compiled } from "../patterns/compiled.ts";
import type { Reading } from "./reading.ts";

const BAR_SITS =
  /\b(?:sat|sits|sitting|landed|rested|resting|stayed|stuck|pinned|parked|dropped|came down|left|sank) (?:\w+ ){0,2}?(?:on|onto|to|against) my chest\b/;
const OF_LIFT =
  /\b(?:bar|barbell|bench\w*|reps?|fail\w*|spott\w*|spotter|safeties|roll of shame|rolled it|press\w*|plates?|unrack\w*|rack\w*|kgs?|kilos?|lbs?|mate (?:helped|pulled|grabbed|took))\b|\d ?[x×@] ?\d/;
const SINCE_THEN =
  /\b(?:elephant|like (?:a|an|someone|something|somebody)|pressure|pain\w*|hurt\w*|tight\w*|heav\w*|breath\w*|sweat\w*|arm|jaw|sick|dizz\w*|faint\w*|still|now|since|after that|afterwards|ever since|bruis\w*|crack\w*|pop\w*|sore|walking|stairs|feels?|feeling)\b/;
/** "Four reps, then it sat on my chest": the bar of a missed rep, and nothing felt of it since. */
export const isUnderBar = ({ text, message }: Reading): boolean =>
  BAR_SITS.test(text) && (OF_LIFT.test(text) || OF_LIFT.test(message.plain)) && !SINCE_THEN.test(text);

const LOAD =
  "(?:bar|barbell|bench|smith(?: machine)?|weights?|dumbbells?|machine|leg press|sled|plates?|stange|langhantel|hantel\\w*|hantelbank|barre|barra|pesas?|bilanciere|sbarra|halteres?)";
/** In the present, six languages: a weight lies on somebody, who does not get out. */
const CAUGHT = compiled(
  [
    `(?:^|\\b(?:i ?m|i am|still|help|hes|shes|he is|she is) (?:\\w+ )?)(?:stuck|trapped|pinned)(?: down)? (?:under|underneath|beneath|below|by) (?:(?:the|a|my|this|that) )?(?:\\w+ )?${LOAD}\\b`,
    `\\b(?:liege?|stecke?|bin|hange?|klemme?|ist) (?:\\w+ ){0,3}?unter (?:der|dem|einer) (?:\\w+ )?${LOAD}\\b(?: \\w+){0,2} (?:fest|eingeklemmt|gefangen)\\b`,
    `^(?:help )?(?:(?:the|my|this|a) )?${LOAD} (?:is |s |has |got )*(?:stuck|pinned|crushing|lying) (?:on|onto|across|against) (?:my|his|her) (?:chest|neck|throat|face)\\b`,
    `\\b${LOAD} (?:is )?(?:on|across) my (?:neck|throat|chest)\\b(?: \\w+){0,3} (?:cant|cannot|wont|unable to) (?:\\w+ )?(?:move|get|lift|push|budge)\\b`,
    `\\b(?:liege?|stecke?) (?:\\w+ ){0,2}?unter (?:der|dem|einer) (?:\\w+ )?${LOAD}\\b(?: \\w+){0,5} nicht (?:raus|hoch|weg|los|mehr hoch)\\b`,
    `\\b(?:eingeklemmt|gefangen) unter (?:der|dem) ${LOAD}\\b`,
    `\\b${LOAD} liegt (?:\\w+ ){0,2}auf (?:meiner|der|meinem|dem|seiner|ihrer) (?:brust|hals|kehle)\\b`,
    `\\b(?:suis|est|reste) (?:\\w+ )?(?:coince|bloque|ecrase)e? sous (?:la |ma |les |une )?${LOAD}\\b`,
    `\\b(?:estoy|esta|quede|me quede) (?:\\w+ )?(?:atrapad|atascad|aplastad|pillad)[oa] (?:de)?bajo (?:de )?(?:la |las |una )?${LOAD}\\b`,
    `\\b(?:sono|e|resto|rimast[oa]) (?:\\w+ )?(?:bloccat|incastrat|intrappolat|schiacciat)[oa] sotto (?:il |al |la |un )?${LOAD}\\b`,
    `\\b(?:estou|to|esta|ta|fiquei) (?:\\w+ )?(?:pres|travad|entalad)[oa] (?:em ?baixo|debaixo|sob) (?:d?a |d?o |d?os )?${LOAD}\\b`,
  ].join("|"),
);
/** A weight that does not come off: a sticking point, unless somebody calls for help or is alone with it. */
const WONT_COME_OFF = compiled(
  `\\b(?:cant|cannot|can not|unable to) (?:get|lift|push|move|roll|rack|rerack|re rack) (?:(?:the|this|that|a|my) )?(?:${LOAD}|it)\\b(?: back)?(?: up)?(?: off| on)?|\\b${LOAD} (?:has |just |has got |got |is )?(?:pinn\\w+ me|on top of me|crushing me)\\b|\\b${LOAD} (?:is |s )?(?:stuck |pinned |lying )?(?:on|across) my (?:neck|throat|chest)\\b`,
);
const CALLS =
  /^(?:please |pls )?help\b(?! (?:me (?:with|get|to|build|fix|improve|plan)|with))|\bhelp(?: me)?(?: please| pls| now)?$|\b(?:alone|on my own|nobody (?:is )?(?:here|around|else)|no ?one (?:is )?(?:here|around|else)|by myself|right now|sos|hurry|trapped|crushing|(?:cant|can hardly|hard to) breathe?)\b/;
/** Over, again and again, or how one is in a lift: nobody lies there. */
const NOT_NOW =
  /\b(?:yesterday|last|was|were|got|gets|getting|get (?:stuck|pinned|trapped)|when|whenever|always|every|if|keeps?|kept|never|sometimes|usually|often|once|weeks?|months|years|sticking point|plateau\w*|spotter|spotters|mate|rolled|roll of shame|lol|nearly|almost|dream\w*|position|past|more than|above|accessor\w*|technique|programs?|stronger|strength|tips?|gestern|immer|hier|toujours|ayer|siempre|ieri|sempre|ontem)\b|\b(?:at|with|mit|bei|con|com|avec|a) \d/;

/** "I'm stuck under the bar", "can't get it off my chest, I'm alone": somebody lies under a weight now. Linear. */
export const isCaught = ({ text }: Reading): boolean =>
  (CAUGHT.test(text) || (WONT_COME_OFF.test(text) && CALLS.test(text))) && !NOT_NOW.test(text);

const ON_NECK = compiled(
  [
    `\\b${LOAD} (?:\\w+ )?(?:fell|dropped|landed|came down|crashed|slipped|slammed|smashed|hit) (?:\\w+ ){0,2}?(?:on|onto|against|across|in|into)? ?my (?:neck|throat|windpipe|adams apple)\\b`,
    `\\b(?:dropped|slammed|smashed|crashed) (?:(?:the|a|my|that|\\d+) ){0,2}(?:\\w+ )?${LOAD} (?:\\w+ )?(?:on|onto|across|against) my (?:neck|throat|windpipe)\\b`,
    `\\b${LOAD} (?:\\w+ ){0,3}auf (?:den|meinen) (?:hals|kehlkopf|nacken) (?:gefallen|geknallt|gekracht)\\b`,
    `\\b${LOAD} m est tombee? sur (?:le |la |ma )?(?:cou|gorge|nuque)\\b`,
    `\\bme (?:cayo|ha caido) (?:la |el |una )?${LOAD} (?:en|sobre) (?:el |la )?(?:cuello|garganta|nuca)\\b`,
    `\\bmi e cadut[oa] (?:il |la |un )?${LOAD} (?:sul|sulla) (?:collo|gola|nuca)\\b`,
    `\\b${LOAD} caiu (?:\\w+ )?(?:no|na|em cima do) (?:meu |minha )?(?:pescoco|garganta|nuca)\\b`,
  ].join("|"),
);
const NO_HARM =
  /\b(?:nearly|almost|if|could|would|might|dont|never|last (?:month|year)|(?:weeks?|months?|years?) ago|gently|lightly|all (?:good|fine|ok)|(?:im|was|feel|feeling|am) (?:totally |completely |all )?(?:fine|ok|okay|unhurt)|nightmare|dream\w*|neck pad|no (?:harm|damage)|fast|beinahe|casi|presque|failli|quasi|quase)\b/;
/** "The bar fell on my neck": the airway may swell later, whatever is felt now. Linear. */
export const isNeckStruck = ({ text }: Reading): boolean => ON_NECK.test(text) && !NO_HARM.test(text);

/** Without one of these nobody lies under a bar, and none fell on a neck. */
export const UNDER_WEIGHT: readonly RegExp[] = [CAUGHT, WONT_COME_OFF, ON_NECK];
