/** "60 60 65 65, 8 em todas", "60 70 80, 8 in tutte", "…, 5 on all of them": one count for every load before it. */
const FOR_ALL =
  /(?<=\d ?(?:kgs?|lbs?)?[,;:(–-] ?)(\d{1,2}) (?:reps? )?(?:em|en|in|bei|auf|on|for|at|per|para|à|a) (?:todas?|todos?|tutt[ei]|toutes|tous|allen|all(?: of (?:them|those))?|every (?:set|one)|cada (?:una|uma|um|uno))(?: (?:as s[eé]ries|las series|le serie|les s[ée]ries|s[äa]tzen|sets))?(?=\s*(?:[,.;!)\n]|$))/giu;

/** The text with a count that is told for all loads before it as one "each". As long as it was. Linear. */
export const withCountForAll = (text: string): string =>
  /\d (?:reps? )?\p{L}{1,4} (?:tod|tut|tou|all|every|cada)/iu.test(text)
    ? text.replace(FOR_ALL, (whole, count: string) => `${count} each`.padEnd(whole.length))
    : text;
