const SHORTEST = 6;
const LONGEST = 600;
/** Something is counted. */
const FIGURES =
  /\d|\b(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|sixty|hundred|half|zwei|drei|vier|funf|zehn|deux|trois|quatre|cinq|dix|dos|tres|cuatro|cinco|diez|due|tre|quattro|cinque|dieci|dois|quatro|dez)\b/i;

/** Whether a message has figures, so that it may tell what was done, and is short enough to be one thing. */
export const mayTellDeed = (text: string): boolean =>
  text.length >= SHORTEST && text.length <= LONGEST && FIGURES.test(text);
