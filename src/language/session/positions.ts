import type { StressFlag } from "../../protocol/vocabulary.ts";
import { compiled } from "../patterns/compiled.ts";
import { entered } from "../patterns/enteredPattern.ts";
import { readPosturesLeft } from "./posturesLeft.ts";

/** Who stays seated: nothing on the feet or the floor, and no legs unless they are asked for. */
const SEATED = entered(
  /\bwheel ?chair\b|\b(?:rollstuhl|fauteuil roulant|silla de ruedas|sedia a rotelle|cadeira de rodas|querschnitt\w+)\b|\bparaly[sz]ed (?:from|below)\b|\bbed ?-?(?:bound|ridden)\b|\b(?:in|from) (?:a |my |the )?(?:hospital )?bed\b(?=.{0,40}\b(?:can not|can t|not|unable)\b)|\b(?:can not|can t|unable to) (?:get up|get out of bed|leave (?:my |the )?bed)\b|\bin (?:a |the )?hospital bed\b|\b(?:on|with|an) (?:crutches|krucken)\b|\b(?:bequilles|muletas|stampelle)\b|(?<!\b(?:no|not|without|avoid|nothing|skip|hate|never|non|less) )\b(?:seated|sitting|chair) (?:only|workout|session|exercises?|training|routine|circuit)\b|\b(?:only|just|everything|all) (?:seated|sitting)\b|\b(?:can not|not able to|unable to|not) (?:do anything |do things |train |work out |exercise )?stand(?:ing)?(?: up)?\b(?= ?(?:$|[,.;!?)]|for|long|on|at|without|and|because|much|so|but|unaided|very|too|\d))|\b(?:nothing|no|avoid|without|skip) (?:\w+ )?standing\b(?! (?:still|around|calf))|(?<!\b(?:fine|ok|okay|good|better|great|when|while|is|being|only|feels?) )\bseated(?= ?(?:$|[,.;!?)]| if possible| please| pls))|\b(?:seated|sitting)(?: down)?(?= (?:for )?\d{1,3} ?(?:-|m\b|min))|(?<!\b(?:hurts?|sore|aches?|aching|pain\w*|stiff\w*|worse|bad|numb|tight\w*|fine|ok|okay|slouch\w*)\b.{0,30})\b(?:while|whilst) (?:i am |im )?(?:seated|sitting|sat)(?: down)?(?= ?(?:$|[,.;!?]|\d|please|pls))|\bstay(?:ing)? seated\b|\bsitting down\b|\b(?:they|she|he|we|people|everyone|everybody|who|participants|residents|clients) (?:all |mostly |mainly |usually |only |can |just )*sit(?:s|ting)?\b|\b(?:from|in|on) (?:a|an|her|his|their|the|my|our) (?:arm ?|kitchen |office |desk |dining )?chairs?(?= ?(?:$|[,.;!?]))|\b(?:im|i am|nur|alles) (?:im |i am )?sitzen\b|\bsitzend\b|\bassise?\b(?= ?(?:$|[,.;!?)]))|\b(?:sentad[oa]|seduto|seduta)(?= ?(?:$|[,.;!?)]))|\b(?:aufstehen (?:geht|kann|darf)(?: \w+)? nicht|nicht aufstehen|kann nicht stehen|(?:peux|peut) pas me lever|no (?:me )?puedo (?:levantarme|estar de pie|levantar)|non posso alzarmi|nao posso levantar)\b|\b(?:para|tetra|quadri|para\/tetra)(?:plegi\w+)\b|\bspinal cord injur\w+(?!.*\b(?:walk\w*|incomplete)\b)|\b(?:no|without) (?:feeling|sensation|function|use|movement) (?:below|from|in|of) (?:the |my )?(?:waist|hips?|legs?|chest)\b|\bnon weight ?bearing\b|\b(?:on|using) crutches\b/,
);
const SEATED_FLAGS: readonly StressFlag[] = ["balance", "impact", "axial_load", "deep_knee_flexion", "supine", "prone"];

/** Who moves in a chair trains what moves it, unless legs are asked for. */
const NO_LEGS = entered(
  /\b(?:wheel ?chair|rollstuhl|fauteuil roulant|silla de ruedas|sedia a rotelle|cadeira de rodas|(?:para|tetra|quadri)plegi\w+|spinal cord injur\w+(?!.*\b(?:walk\w*|incomplete)\b))\b(?!.*\b(?:(?<!\b(?:feel|move|use|feeling in|numb|paraly[sz]ed) (?:my |both )?)legs?(?! (?:are |is |dont |do not |feel )*(?:numb|paralys|paralyz|work|dead))|quads?|leg extensions?|knees?|beine?|jambes|piernas|gambe|pernas)\b)/,
);
const NOT_KNEELING = entered(
  /\b(?:no|not|without|avoid(?:ing)?|nothing|can not|ohne|nicht|sans|pas|sin|no|senza|sem|nao) (?:\w+ ){0,3}?(?:kneel\w*|on (?:my|the|your|both) knees|knien\w*|agenouill\w*|a genoux|arrodill\w*|de rodillas|inginocchi\w*|in ginocchio|ajoelh\w*|de joelhos)\b/,
);

/** With the head below the heart. */
const NOT_UPSIDE_DOWN = entered(
  /\b(?:no|not|without|avoid(?:ing)?|nothing|can not) (?:\w+ ){0,2}?(?:upside down|inver(?:ted|sions?)|head down|with my head (?:down|below))\b/,
);
const UPSIDE_DOWN = ["downward dog", "handstand", "pike push up"];

const NOT_SEATED = entered(
  /\b(?:no|not|without|avoid(?:ing)?|nothing|skip|hate) (?:\w+ ){0,1}?(?:seated|sitting)\b(?! (?:up|job|all))/,
);
const NOT_ON_ONE_LEG = entered(
  /\b(?:no|not|without|avoid(?:ing)?|skip|nothing|can not) (?:\w+ ){0,3}?(?:(?:1|single|one) leg(?:ged|s)?|unilateral\w*|single limb|one sided)\b|\b(?:(?:2|two|both)[ -](?:legs?|legged|feet|footed)|bilateral)(?: (?:stuff|moves|exercises|lifts|movements|work))? only\b|\b(?:only|just) (?:bilateral|(?:2|two) (?:legged|footed))\b/,
);
const ON_ONE_LEG = ["single leg", "lunge", "split squat", "step up", "step down", "pistol"];

const NO =
  "(?:no|not|without|avoid(?:ing)?|skip(?:ping)?|nothing|can not|never|ohne|kein(?:e|en)?|nichts|nicht|nix|sans|pas(?: de)?|rien|aucune?|sin|nada|no|senza|niente|sem|nao)";
const NOT_BENT_OVER = entered(
  compiled(
    `\\b${NO} (?:\\w+ ){0,4}?(?:(?:anything|stuff|exercises?|moves?|things?) (?:where|that|with|which|in which) (?:\\w+ ){0,3}?)?(?:(?:bend(?:ing)?|bent|hinging|lean(?:ing)?|fold(?:ing)?|stoop(?:ing)?) (?:over|forwards?|down|at the (?:waist|hips?))|bent ?over|(?:forward|waist) (?:bends?|bending|folds?|leans?)|stooping|vorgebeugt\\w*|vorbeugen|vornuber\\w*|(?:me )?pench(?:er|ee?)(?: en avant)?|agach(?:arme|ado|ada|arse)|inclin(?:arme|ado|ada) hacia|chinat\\w+|piegarmi in avanti|(?:me )?(?:curvar|inclinar)(?: para (?:a )?frente)?)\\b`,
  ),
);
const NOT_ON_FLOOR = entered(
  compiled(
    `\\b(?:nothing|(?:not|no|avoid(?:ing)?|skip|without|hate) (?:anything|exercises?|moves?|stuff|things)) (?:where|that|which|for which) (?!does not|do not|is not|are not)(?:\\w+ ){1,8}?(?:on|onto|to) the (?:floor|ground)\\b|\\b(?:keep|stay|keeping|staying|kept|be|get)(?: (?:me|us|it|them|everything|him|her))?(?: (?:well|all))? (?:off|away from|clear of|above)(?: of)? (?:the |my )?(?:floor|ground|carpet)\\b|\\b${NO} (?!(?:(?:here|there|around|else|available|to use|in (?:the|my|this) \\w+) )?(?:but|except|else|more than|other than|besides) )(?:\\w+ ){0,5}?(?:floor (?:work|exercises?|stuff|moves?|ones?|bits?|parts?|based)|(?:on|onto|to|off|from) the (?:\\w+ )?(?:floor|ground|carpet|rug|lawn|grass|sand)|(?:boden|suelo|chao|pavimento)(?= ?(?:$|[,.;!?]))|floor(?= ?(?:$|[,.;!?]))|(?:lying|laying|lie|lay)(?: down)?(?= ?(?:$|[,.;!?)]|down|or|and|exercises?|moves?|stuff|please|for|today))|(?:im|am) liegen|liegend\\w*|liegestutz(?!e)|allong\\w+|tumb\\w+|acost\\w+|sdrai\\w+|deita\\w+|(?:auf|am) (?:dem )?boden|bodenubungen|par terre|au sol|en el suelo|por el suelo|a terra|per terra|no chao)(?! (?:press|rows?))|\\b(?:all|only|just|everything) standing\\b|\\bstanding (?:only|exercises only|abs|core)\\b|\\bno (?:yoga |exercise )?mat\\b|\\bon my feet (?:only|the whole)\\b|(?<!\\bnot )\\b(?:do|done|doing|perform\\w*|be) (?:\\w+ )?(?:standing|upright)\\b(?! (?:rows?|calf|press\\w*))|\\b(?:everything|all|stay\\w*|only|remain\\w*|keep (?:me|it|us)|fully|totally|purely) (?:\\w+ )?(?:upright|vertical)\\b(?! rows?)|\\b(?:floors?|ground|carpet|grass|lawn|pavement|sand)(?: (?:is|s|was|looks|are|here|there|out))* (?:(?:\\w+ ){0,2})?(?:wet|filthy|dirty|disgusting|gross|soaked|soaking|muddy|sticky|freezing|grim|manky|minging|rank|mou?ldy|covered|icy|damp|nasse?|dreckig|schmutzig|sale|mouillee?|sucio|mojado|bagnato|sporco|sujo|molhado)\\b|\\b${NO} (?:\\w+ ){0,3}?(?:getting|going|get|go) (?:\\w+ )?down (?:there|on it|onto it|on that)\\b|\\bhold(?:ing)? on ?to ?,? (?:a |the |my )?(?:\\w+ )?chair|\\b(?:can|could|do|done|doable|exercises?|moves?|routine|session|workout|stuff|something)(?: \\w+){0,3} (?:at|behind|beside) (?:my|the|a) (?:\\w+ )?desk\\b|\\b(?:in|wearing) (?:my |a |the )?(?:office|work|smart|business) (?:clothes|clothing|gear|outfit|shirt|suit|dress)|\\b(?:in|wearing) a (?:suit|skirt|dress)\\b|\\b(?:nur|alles|bitte|ubungen) im stehen\\b|\\b(?:debout|de pie|in piedi|em pe)\\b`,
  ),
);
const NOT_ON_HANDS = entered(
  compiled(
    `\\b${NO} (?:\\w+ ){0,4}?(?:weight|pressure|load|leaning|lean|support(?:ing)?(?: myself)?|weight bearing) (?:on|through|onto|over) (?:my |the |both )?(?:\\w+ )?(?:hands?|wrists?|palms?)\\b|\\b${NO} (?:\\w+ ){0,2}?(?:(?:on|through|over) (?:my|the|both|either) (?:hands?|wrists?|palms?)|hands on the (?:floor|ground)|all fours|weight bearing on)\\b|\\b(?:keep|stay|be|get|keeps|staying|keeping)(?: (?:me|it|us|everything))? (?:off|away from) (?:of )?(?:my |the |both |these )?(?:\\w+ )?(?:hands|wrists?|palms)\\b`,
  ),
);

const STANDS_ON_ITS_OWN =
  "(?=(?: (?:up|only|please|pls|if possible|exercises?|moves?|stuff|things|work ?outs?|session|routine|circuit|one|today|now|and|,)+)* ?(?:$|[.,;!?)\\n]|and (?:hold|lean|support)\\w*|holding|leaning|supported|next to|beside|behind))";
/** "Ten minutes standing please", "holding on to the kitchen counter": nothing in a seat, on a bench or on the floor. */
const STANDING = entered(
  compiled(
    `(?<!\\b(?:no|not|doable|without|avoid|nothing|skip|never|hate|from|of|after|been|am|is|are|was|spend|spent|hours|long|or|nor|desk|seated and|sitting and|seated ,|like|when|while|can not|t|do|job|work|days?)(?: \\w+)? )\\bstanding${STANDS_ON_ITS_OWN}|\\b(?:all|only|just|everything|purely|strictly) (?:on my feet|standing|standing up)\\b(?! (?:calf|press|row))|\\bstanding only\\b|\\b(?:holding|hold|hanging|hang) on ?to (?:the |a |my |an? )?(?:\\w+ )?(?:counter|worktop|chair|sink|rail(?:ing)?|table|bannister|banister|wall|door ?frame|frame|walker)\\b|\\b(?:nur|alles|bitte|ubungen) (?:im|i am) stehen\\b`,
  ),
);

/** What cannot be taken: kinds of stress, words of exercise names that nobody has said, and places of the body. */
type RuledOutPositions = {
  forbid: readonly StressFlag[];
  exclude: readonly string[];
  refused: readonly RefusedPosition[];
};
/**
 * `feet` is everything that cannot be done in a chair, `legs` what moves them there, `seat` what is not done standing, `standing` what is
 * done neither lying nor sitting, `upright` what is not done lying.
 */
export type RefusedPosition =
  | "floor"
  | "kneeling"
  | "hands"
  | "bent"
  | "feet"
  | "legs"
  | "seat"
  | "standing"
  | "upright";

/** Reads which positions cannot be taken: seated only, not bent over, not kneeling. In: plain text of `sessionText`. */
export function readPositions(plain: string): RuledOutPositions {
  const left = readPosturesLeft(plain);
  const isSeated = left === null && SEATED.test(plain);
  return {
    forbid: isSeated ? SEATED_FLAGS : left?.prone === false ? ["prone"] : [],
    exclude: [
      ...(NOT_SEATED.test(plain) ? ["seated"] : []),
      ...(NOT_ON_ONE_LEG.test(plain) ? ON_ONE_LEG : []),
      ...(NOT_UPSIDE_DOWN.test(plain) ? UPSIDE_DOWN : []),
    ],
    refused: [
      ...(isSeated ? ["feet" as const] : []),
      ...(NO_LEGS.test(plain) ? ["legs" as const] : []),
      ...(left === null ? [] : [left.seated ? ("standing" as const) : ("upright" as const)]),
      ...(NOT_KNEELING.test(plain) || left?.floor === false ? ["kneeling" as const] : []),
      ...(NOT_BENT_OVER.test(plain) ? ["bent" as const] : []),
      ...(left === null && NOT_ON_FLOOR.test(plain) ? ["floor" as const] : []),
      ...(NOT_ON_HANDS.test(plain) || left?.floor === false ? ["hands" as const] : []),
      ...(!isSeated && left === null && STANDING.test(plain) ? ["seat" as const] : []),
    ],
  };
}
