/** "Choking on all this choice": of too much of something that nobody swallows. */
const TOO_MUCH_OF =
  /\b(?:chok\w*|drowning|suffocat\w*) (?:on|in|under|with) (?:(?:all|this|that|these|those|the|so|too|much|many|of) )*(?:\w+ ){0,4}?(?:choices?|options?|prices?|dust|irony|smoke|perfume|chalk|cologne|aftershave|smell|data|numbers|deodorant|pressure|tasks?|spreadsheets?|apps?|plans?|programs?)\b/;
/** In: folded words. */
export const isTooMuchOf = (text: string): boolean => TOO_MUCH_OF.test(text);
