/** "60 60 65 65, 8 em todas", "60 70 80, 8 in tutte", "…, 5 on all of them": one count for every load before it. */
const FOR_ALL =
  /(?<=\d ?(?:kgs?|lbs?)?[,;:(–-] ?)(\d{1,2}) (?:reps? )?(?:em|en|in|bei|auf|on|for|at|per|para|à|a) (?:todas?|todos?|tutt[ei]|toutes|tous|allen|all(?: of (?:them|those))?|every (?:set|one)|cada (?:una|uma|um|uno))(?: (?:as s[eé]ries|las series|le serie|les s[ée]ries|s[äa]tzen|sets))?(?=\s*(?:[,.;!)\n]|$))/giu;

/** "cuádriceps, femoral y gemelos 3x15 cada uno": behind a scheme, no further figure. */
const OF_EACH =
  /(?<=\d ?[x×] ?\d{1,3}(?: (?:reps?|r[ée]ps?|repeticiones|repeti[çc][õo]es|ripetizioni))?,? )(?:(?:de )?cada (?:un[ao]|uma?)|ciascun[oa]|(?:pour )?chacune?|(?:of )?each one|à chaque|a testa)(?=\s*(?:[,.;!)\n]|$))/giu;

/** The text with a count that is told for all loads before it, or for each exercise, as one "each". As long as it was. Linear. */
export function withCountForAll(text: string): string {
  if (
    !/\d,? (?:reps? |\p{L}+ )?(?:\p{L}{1,4} )?(?:tod|tut|tou|all|every|each|cada|cias|chac|à chaque|a testa)/iu.test(
      text,
    )
  )
    return text;
  return text
    .replace(FOR_ALL, (whole, count: string) => `${count} each`.padEnd(whole.length))
    .replace(OF_EACH, (whole) => "each".padEnd(whole.length));
}
