/** A cut that was sewn, and no operation: it is kept clean and dry, and the rest goes on. */
const SEWN_SKIN =
  /\bstitche[sd]\b.{0,20}\b(?:hand|palm|finger|thumb|chin|lip|eyebrow|brow|forehead|head|scalp|shin|knee|elbow|arm|forearm|leg|foot|toe|cheek|ear)\b|\b(?:chin|lip|eyebrow|forehead|finger|thumb|palm) stitches\b|\bin stitches\b|\bstitches (?:from|of|with) laugh\w*/;
const NOT_ONLY_SEWN =
  /\b(?:surgery|surgeon|operat\w*|op|tendon\w*|infect\w*|pus|swoll\w*|swell\w*|red|hot|open(?:ed)?|bleed\w*|burst|split|tore|numb\w*|knocked|concuss\w*|dizzy|fever)\b/;
/** A lymph node or gland with its plain cause. */
const GLAND = /\b(?:glands?|lymph\w*|armpit|achsel\w*)\b/;
const PLAIN_CAUSE =
  /\b(?:vaccin\w*|jab|booster|shav\w*|razor|ingrown|deodorant|deo|impf\w*|rasier\w*|sore throat|a cold)\b/;
const GROWING = /\b(?:weeks|months|grow\w*|bigger|hard|fever|sweats|lost|spreading|red|hot|pus)\b/;

/** In: folded words. */
export const isSewnSkin = (text: string): boolean => SEWN_SKIN.test(text) && !NOT_ONLY_SEWN.test(text);
/** In: folded words. */
export const isPlainGland = (text: string): boolean =>
  GLAND.test(text) && PLAIN_CAUSE.test(text) && !GROWING.test(text);
