/** Said to be little. */
const SLIGHT =
  /\b(?:(?:a|the|some|one|this) (?:little|tiny|slight|small|mild|brief|short|quick|minor|wee|faint)|(?:a )?(?:bit|touch|hint|flicker) of|slight(?:ly)?|mild(?:ly)?|briefly|a (?:little )?bit|a little|(?:for|lasted|only|just) (?:like |about |maybe )?(?:a|one|two|\d) (?:few )?(?:secs?|seconds?|moments?|minutes?|bit))\b/;
/** Said to be over, by itself. */
const OVER =
  /\b(?:(?:it|that|they|which|but|and|then|all|has|have|was|is|its|thats|now) (?:\w+ )?(?:went away|gone(?! (?:up|down|to|numb|dead|from))|passed(?! out)|stopped|settled|eased(?: off)?|faded|wore off|cleared|disappeared)|(?:fine|ok|okay|good|normal|nothing|grand|alright) (?:now|since|after(?:wards)?|again)|(?:its|is|im|am|feels?|feeling|was|all) (?:all |totally |perfectly |completely )*(?:fine|ok|okay|good|normal|alright) (?:now|again|since|after(?:wards)?))\b/;
/** Where little and over is not enough, and what is not over. */
const NEVER_SLIGHT =
  /\b(?:chest|heart|jaw|(?:left|right) arm|breath\w*|faint(?:ed|ing|ly)?|pass(?:ed)? out|black(?:ed)? ?out|vision|sight|saw|seeing|eyes?|blind|blurr?\w*|speech|speak\w*|slur\w*|words|face|mouth|tongue|lips?|throat|one side|side of|numb\w*|weak\w*|blood\w*|bled|bleed\w*|spotting|fluid|leak\w*|waters?|baby|pregnan\w*|bump|weeks?|contraction\w*|head\w*|skull|worst|sudden\w*|severe|sharp\w*|stab\w*|tear\w*|tore|rip\w*|pop\w*|snap\w*|crack\w*|swell\w*|swoll\w*|calf|vomit\w*|threw up|fever\w*|pee\w*|urin\w*|confus\w*|came back|back again|keeps?|kept|every|each|often|again and again|always|still|twice|third|times|days|months?|lately|sweat\w*|collaps\w*|fell|hit|overdos\w*|pills?|tablets?|took|allerg\w*|sting|stung|hives|rash)\b/;

/** "A little tightening in my belly at the end but it went away": told as little and as over, of nothing that is grave however brief. In: folded words. */
export const isSlightAndOver = (text: string): boolean =>
  SLIGHT.test(text) && OVER.test(text) && !NEVER_SLIGHT.test(text);
