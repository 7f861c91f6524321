import { entered } from "../patterns/enteredPattern.ts";

/** Lifting the most that one can, once. */
const MAXIMUM = entered(
  /\b(?:max(?:ing|ed)? ?out|max(?:imum)? (?:test(?:ing)?|attempts?|singles?|lifts?|out|effort (?:singles?|lifts?))|(?:test|find|hit|try|attempt|check|go for|going for|work up to|build up to|see)(?:ing)? (?:(?:my|a|an|the|new|true|what|is|for) )*(?:1 ?rms?|max(?:imum)?|1 rep max(?:es)?|prs?|pbs?|heavy singles?)|(?:1 ?rm|1 rep max(?:imum)?|pr|pb) (?:\w+ )?(?:test|attempts?|day|session|today|try)|maximal(?:kraft)?(?:test|versuch)\w*|(?:test\w*|prueba\w*|essai\w*|prova\w*) (?:de |di |du |del |mon |mi |il |meu |mio )*(?:1 ?rm|max\w*|repeticion maxima|massimale))\b/,
);

/** Whether a session is to find or beat somebody's maximum. In: plain text of `sessionText`. */
export const isMaximumTest = (plain: string): boolean => MAXIMUM.test(plain);
