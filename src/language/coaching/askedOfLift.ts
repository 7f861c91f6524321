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
      /\b(?:is|are) (?:my \w+(?: press| max| 1 ?rm| pr| numbers?| of \d+ ?\w*| at \d+ ?\w*)?|(?:an? )?\d+ ?(?:kgs?|kilos?|lbs?|pounds?)?\b.{0,40}?) (?:any good|(?:good|ok|okay|decent|strong|weak|impressive|respectable|normal|average|bad|low)(?: (?:for (?:my (?:age|weight|size|height|body ?weight|sex)|an? |someone|me|his|her)|at \d+).*| ?\??$))|^(?:\w+ ){0,3}\d+ ?x ?\d+ (?:(?:at|with|@) )?\d+(?: ?(?:kgs?|lbs?))? ?\?$/,
  },
  {
    note: "picked-exercises",
    pattern:
      /\b(?:why|how come|what made)(?: (?:did|do|have|are|would))? you (?:just )?(?:pick|chos|choos|giv|gave|put|add|select|suggest|includ|recommend|us(?:e|ing)\b)|\bwhy (?:is|are|was|were) (?:\S+ ){1,5}in (?:my|the|this|that|today s) (?:workout|session|routine|plan)\b/,
  },
  {
    note: "time-to-a-lift",
    pattern:
      /\bhow (?:long|many (?:days|weeks|months|years)|soon)\b.*\b(?:till?|until|before) (?:i|you|we|someone|a beginner|my)\b|\bhow (?:long|many (?:weeks|months|years)) (?:(?:does|will|would|did) it (?:take|be)|to (?:get|do|reach|hit|learn|achieve|master|build up|be able)|for (?:my|a|the) first)\b|\bwhen (?:will|can) i (?:finally |ever )?(?:be able to )?(?:do|hit|reach|bench|squat|deadlift|press)\b.*\b(?:first|\d{2,3})\b/,
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

/**
 * The note on what is asked of the lifts or, where `isLift` is false, of the parts of the body that a question names, or
 * `null`. In: its words, `do not` written out.
 */
export function askedOfLift(plain: string, isLift: boolean): string | null {
  if (OF_THE_PAST.test(plain) || AFTER_HARM.test(plain)) return null;
  return ASKED.find(({ note, pattern }) => (isLift || OF_PARTS.has(note)) && pattern.test(plain))?.note ?? null;
}

/** Every note it can name. */
export const ASKED_NOTES: readonly string[] = ASKED.map(({ note }) => note);
