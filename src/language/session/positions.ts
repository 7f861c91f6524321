import type { StressFlag } from "../../protocol/vocabulary.ts";

/** Who stays seated: nothing on the feet or the floor, and no legs unless they are asked for. */
const SEATED =
  /\bwheel ?chair\b|\b(?:seated|sitting|chair) (?:only|workout|session|exercises?|training|routine|circuit)\b|\b(?:only|just|everything|all) (?:seated|sitting)\b|\b(?:can not|not able to|unable to|not) (?:do anything |do things |train |work out |exercise )?stand(?:ing)?(?: up)?\b(?= ?(?:$|[,.;!?)]|for|long|on|at|without|and|because|much|so|but|unaided|very|too|\d))|\b(?:nothing|no|avoid|without|skip) (?:\w+ )?standing\b(?! (?:still|around|calf))|\bstay(?:ing)? seated\b|\bparaplegi\w+\b|\bnon weight ?bearing\b|\b(?:on|using) crutches\b/;
const SEATED_FLAGS: readonly StressFlag[] = ["balance", "impact", "axial_load", "deep_knee_flexion", "supine", "prone"];
const ON_FEET = ["standing", "bent over", "half kneeling", "walking", "carry"];

const NOT_KNEELING =
  /\b(?:no|not|without|avoid(?:ing)?|nothing|can not|ohne|nicht|sans|pas|sin|no|senza|sem|nao) (?:\w+ ){0,3}?(?:kneel\w*|knien\w*|agenouill\w*|a genoux|arrodill\w*|de rodillas|inginocchi\w*|in ginocchio|ajoelh\w*|de joelhos)\b/;
const NOT_BENT_OVER =
  /\b(?:no|not|without|avoid(?:ing)?|nothing|can not) (?:\w+ ){0,2}?(?:bend(?:ing)?|bent|hinging|leaning|folding) (?:over|forwards?|down)\b/;

const NOT_ON_ONE_LEG =
  /\b(?:no|not|without|avoid(?:ing)?|skip|nothing|can not) (?:\w+ ){0,3}?(?:1|single|one) leg(?:ged|s)?\b/;
const ON_ONE_LEG = ["single leg", "lunge", "split squat", "step up", "step down", "pistol"];

/** Positions that a request rules out: kinds of stress, and words of exercise names that nobody has said. */
type RuledOutPositions = { forbid: readonly StressFlag[]; exclude: readonly string[] };

/** Reads which positions cannot be taken: seated only, not bent over, not kneeling. In: plain text of `sessionText`. */
export function readPositions(plain: string): RuledOutPositions {
  const isSeated = SEATED.test(plain);
  return {
    forbid: isSeated ? SEATED_FLAGS : [],
    exclude: [
      ...(isSeated ? ON_FEET : []),
      ...(NOT_ON_ONE_LEG.test(plain) ? ON_ONE_LEG : []),
      ...(NOT_BENT_OVER.test(plain) ? ["bent over"] : []),
      ...(NOT_KNEELING.test(plain) ? ["kneeling", "half kneeling"] : []),
    ],
  };
}
