import { compiled } from "../../patterns/compiled.ts";

/** Says of a refusal that it holds from now on, and not only today. */
const EVER =
  "(?:ever(?: again)?|always|for good|forever|period|from (?:now )?on|in general|as a rule|(?:in|for|on) (?:any|all|every|my)(?: of)?(?: (?:my|the|your))?(?: \\w+)? ?(?:sessions?|workouts?|plans?|program\\w*|routines?|training)|nie(?:mals)?|jamais|nunca|jamas|mai|in meinen (?:einheiten|trainings|planen)|dans mes (?:seances|entrainements)|en mis (?:sesiones|entrenos|entrenamientos|rutinas)|nei miei allenamenti|nos meus treinos)";
const POLITE =
  "(?:please|pls|plz|thanks|thank you|ok|okay|bitte|s il te plait|por favor|per favore|for me|at all|fur mich|pour moi|para mi|per me|para mim)";
const REFUSING =
  "(?:no(?: more)?|zero|absolutely no|never(?: ever)? any|(?:please )?(?:never|do not(?: ever)?) (?:ever )?(?:give|put|include|add|program|use|suggest)(?: me)?(?: any)?|keine?n?|pas de|plus de|sin|nada de|niente|nessun\\w*|sem|nenhum\\w*)";
/** "No overhead pressing for me, ever", "please no barbell stuff in my sessions": what is refused is the first group. In: folded words. */
export const STANDING = compiled(
  `^(?:(?:please|pls|plz|btw|so|and|but|also|ok|oh|hey|just|bitte|por favor|per favore)[ ,]+)*${REFUSING} (?!thanks?\\b|problems?\\b|way\\b)([a-z-]+(?: [a-z-]+){0,4}?)(?:[ ,]+${POLITE})*[ ,]+${EVER}(?:[ ,]+(?:${EVER}|${POLITE})){0,6}[ .!]*$`,
);
/** "I avoid heavy overhead", "I stay away from dips". */
const SHUNNED =
  /\bi (?:(?:always|usually|generally|normally|still|just|tend to|try to|prefer to|have to|need to|want to|like to) )*(?:avoid|(?:stay|steer|keep) (?:well )?(?:away from|clear of|off)|leave out|never do) (?!(?:it|that|this|them|those|breakfast|lunch|dinner|meals?|today|meat|gluten|dairy|sugar|carbs|alcohol)\b)(?:doing |any |all )*(.+)$/;

/** How somebody says that a thing is not for them, with what is refused as the first group. */
export const REFUSALS: readonly ["preference_dislike", RegExp][] = [
  ["preference_dislike", SHUNNED],
  // "I don't want to do deadlifts", and not "… today".
  [
    "preference_dislike",
    /^(?:i )?do not (?:ever |really |like )?want to (?:ever )?do (?!(?:this|that|it|them|these|those|anything|something|everything|nothing|so|too|what|with|both|more|less|same|a|an|the|my|all)\b)(?:any )?(?!.*\b(?:today|tonight|now|tomorrow|this|week|yet|until|till|session|workout|first|before|after|because|at|on|alone)\b)([a-z][a-z -]{2,30})$/,
  ],
  [
    "preference_dislike",
    /\b(?:not|never|neither) (?:\w+ )?(?:an? )?(?:(?:big|huge|massive|great) )?(?:fan of|(?:big|huge|massive|hot|sold|keen) on|keen on|(?:big )?into|fond of|crazy about|a lover of) (.+)$/,
  ],
];
