import { compiled } from "../../patterns/compiled.ts";

const DEALS =
  "(?:coach|train|teach|taught|help|mentor|spot|rais|beat|outlift|overtak|pass|look)\\w*(?: (?:by|for|after))?|married to|dating|lost to|programming for|(?:work|train|lift|run|row|swim|climb|spar|compet|liv)\\w* (?:with|against|next to|beside|alongside)";
/** "I coach a 62-year-old", "got outlifted by a 19 year old": whose years they are is somebody that the writer has to do with. */
const FRAMES = [
  `\\b(?:${DEALS}) (?:an?|this|some|another|my) (?:[a-z]+ ){0,2}\\d{1,2} ?-?(?:years? ?-?old|year|yrs? old|yo|y\\/?o)\\b(?! (?:body|back|knees?|shoulders?|joints?))`,
  "\\b(?:trainiere|coache|betreue|unterrichte|helfe)(?: \\w+){0,2}? ein\\w* (?:\\w+ )?\\d{1,2} ?-?jahr\\w*(?: alt\\w*)?",
  "\\b(?:entraine|coache|aide|forme)(?: avec)? une? (?:[a-z]+ ){1,2}de \\d{1,2} ans\\b",
  "\\b(?:entreno|ayudo|asesoro)(?: (?:a|con))? una? (?:[a-z]+ ){1,2}de \\d{1,2} anos\\b",
  "\\b(?:alleno|aiuto|seguo)(?: con)? una? (?:[a-z]+ ){1,2}di \\d{1,2} anni\\b",
  "\\b(?:treino|ajudo|oriento)(?: com)? uma? (?:[a-z]+ ){1,2}de \\d{1,2} anos\\b",
];
const OF_ANOTHER = compiled(FRAMES.join("|"));
const ALL = compiled(OF_ANOTHER, "g");

/** A folded clause without the years of somebody else. Pure. */
export const withoutOthersAge = (folded: string): string => folded.replace(ALL, " ");

/** Whether a folded clause is of somebody whose years it tells: "I coach a 62-year-old with bad knees". Pure. */
export const isOfAnother = (folded: string): boolean => OF_ANOTHER.test(folded);
