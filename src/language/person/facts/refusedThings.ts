/** How somebody says that a thing is not for them, with what is refused as the first group. */
export const REFUSALS: readonly ["preference_dislike", RegExp][] = [
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
