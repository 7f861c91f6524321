/**
 * What can be asked of any lift and says nothing of how it is done or what it works: the note that answers. The lift itself
 * changes nothing in the answer, so that no list of aliases could hold them all.
 */
const ASKED: readonly { note: string; pattern: RegExp }[] = [
  {
    note: "bar-weights",
    pattern:
      /\b(?:how (?:much|many \w+|heavy) (?:does|do|is|are)|what (?:does|do|is the weight of)|weight of)\b.*\b(?:(?:bars?|barbells?|smith(?: machine)?)(?: (?:weigh|weighs|itself|alone))?|weigh)\s*\??$/,
  },
  {
    // "Is my bench good for my weight", "is 100 kg squat ok for a 70 kg guy": about the number, not about the lift.
    note: "strength-standards",
    pattern:
      /\bhow (?:many|much|heavy) (?:\S+ ){0,3}?(?:can|could|should|does|do|would) (?:an? |the )?(?:normal|average|typical|healthy|\d+ year|woman|man|guy|girl|person|beginner|adult|most)\b(?! \w+ (?:add|increase|start|progress)| (?:add|increase|start|progress))|\b(?:is|are) (?:my \w+(?: press| max| 1 ?rm| pr| numbers?| of \d+ ?\w*| at \d+ ?\w*)?|(?:an? )?\d+ ?(?:kgs?|kilos?|lbs?|pounds?)?\b.{0,40}?) (?:any good|(?:good|ok|okay|decent|strong|weak|impressive|respectable|normal|average|bad|low)(?: (?:for (?:my (?:age|weight|size|height|body ?weight|sex)|an? |someone|me|his|her)|at \d+).*| ?\??$))|^(?:\w+ ){0,3}\d+ ?x ?\d+ (?:(?:at|with|@) )?\d+(?: ?(?:kgs?|lbs?))? ?\?$/,
  },
  {
    note: "picked-exercises",
    pattern:
      /\b(?:why|how come|what made)(?: (?:did|do|have|are|would))? you (?:just )?(?:pick|chos|choos|giv|gave|put|add|select|suggest|includ|recommend|us(?:e|ing)\b)|\bwhy (?:is|are|was|were) (?:\S+ ){1,5}in (?:my|the|this|that|today s) (?:workout|session|routine|plan)\b/,
  },
  {
    note: "time-to-a-lift",
    pattern:
      /\bhow (?:long|many (?:days|weeks|months|years)|soon)\b.*\b(?:till?|until|before) (?:i|you|we|someone|a beginner|my)\b|\bhow (?:long|many (?:weeks|months|years)) (?:(?:does|will|would|did) it (?:take|be)|to (?:get|do|reach|hit|learn|achieve|master|build up|be able)|for (?:my|a|the) first)\b|\bwhen (?:will|can) i (?:finally |ever )?(?:be able to )?(?:do|hit|reach|bench|squat|deadlift|press)\b.*\b(?:first|\d{2,3})\b|\b\d{2,3}\b.*\b(?:realistic|doable|achievable|feasible|possible|attainable|(?:too|over) ?ambitious|realistisch|machbar|realiste|realista|realistico)\b|\b(?:realistic|doable|achievable|feasible|possible) (?:goal )?to (?:\w+ ){1,3}\d{2,3}\b/,
  },
  {
    // "Is that good?" behind a log, with nothing asked before that it could lean on.
    note: "strength-standards",
    pattern:
      /^(?:(?:and|so|ok|hm+) )*(?:is|was) (?:that|this|it) (?:any |pretty |actually |even )?(?:good|decent|strong|weak|normal|average|a lot|impressive)(?: for (?:a|an|my|me|someone|somebody)\b.*)? ?\??$/,
  },
  {
    // "Should I go to 62.5 next time?": after a log, or with the lift named.
    note: "when-to-add-weight",
    pattern:
      /\b(?:should|shall|can|do|could) i (?:\w+ )?(?:go|move|jump|step|bump (?:it )?)(?: it)? (?:up )?(?:to|for|up) (?:\d|next|a bit|again|then|now|the)|\b(?:should|shall|can|could) i (?:try|add|do|lift|use|put on) (?:\d+(?:\.\d+)? ?\w* )?(?:more|extra|heavier|\d+(?:\.\d+)? ?\w*) (?:next (?:time|week|session)|now|already)\b|\b(?:time|ready|ok|okay) to go (?:up|heavier)\b/,
  },
  {
    note: "must-do-exercises",
    pattern:
      /\b(?:do|must|should) (?:i|you|we) (?:really |actually |even |still )?(?:have|need|has) to (?:be )?(?:do(?:ing)? |train(?:ing)? )?(?!warm|rest|stretch|log|eat|just\b)\w+(?! (?:more|less|harder|heavier|deeper|longer|lighter|slower|faster))(?: \w+)?(?: at all)? ?\??$|\b(?:can|could|may) i (?:just |simply )?(?:skip|leave out|drop|never do|do without) (?:the )?\w+(?: \w+)?(?: altogether| completely| for good)? ?\??$|\b(?:is|are) (?:the )?\w+(?: \w+)? (?:really |even |actually )?(?:necessary|essential|mandatory|a must|compulsory|needed|overrated)\b/,
  },
  {
    note: "lift-days",
    pattern:
      /\b(?:what|which|best) (?:\w+ )?days? (?:of the week )?(?:should|do|to|for|is|are|can|would|shall)\b|\bon (?:back|leg|pull|push|chest|upper|lower|arm) days? or\b|\b(?:can|should|could|ok|okay|bad|better)\b.*\b(?:same (?:day|workout|session)|day (?:after|before) (?:\w+ )?(?:squat|deadlift|bench|leg|back|chest|push|pull)\w*)/,
  },
];
/** "Which days did I squat" is a question to the log, and "what day is it" to the calendar. */
const OF_THE_PAST =
  /\b(?:did i|have i|i (?:did|trained|squatted|benched|deadlifted)|last (?:week|time|month)|is it today)\b/;

/** When somebody may train again is for other notes, and for a doctor. */
const AFTER_HARM =
  /\b(?:surgery|operation|birth|baby|postpartum|pregnan\w*|injur\w*|flu|covid|sick|ill|broken|broke|sprain\w*|torn|tore|hernia|concussion|recover\w*|again|sore|heal\w*|feels?|hurt\w*|pain\w*|better|doms|hold|rest)\b/;

/** These are asked of parts of the body as well; the others only of lifts. */
const OF_PARTS: ReadonlySet<string> = new Set(["picked-exercises", "lift-days"]);
/** And this needs nothing named: it is asked of what was just logged. */
const OF_ANYTHING: ReadonlySet<string> = new Set(["when-to-add-weight", "strength-standards"]);

/**
 * The note on what is asked of the lifts or parts of the body that a question names, or of neither; `null` for anything
 * else. In: its words, `do not` written out.
 */
export function askedOfLift(plain: string, names: "lift" | "part" | "nothing"): string | null {
  if (OF_THE_PAST.test(plain) || AFTER_HARM.test(plain)) return null;
  const isFor = (note: string) => names === "lift" || OF_ANYTHING.has(note) || (names === "part" && OF_PARTS.has(note));
  return ASKED.find(({ note, pattern }) => isFor(note) && pattern.test(plain))?.note ?? null;
}

/** Every note it can name. */
export const ASKED_NOTES: readonly string[] = ASKED.map(({ note }) => note);
