import { entered } from "../patterns/enteredPattern.ts";
/** A length and what stands around it, in plain text of `sessionText`. */
export type SaidLength = { max: number; before: string; after: string };

/** What the day was spent on: "after eight hours at a desk", "sat in a car for three hours". */
const SPENT_BEFORE =
  /\b(?:after|been|was|were|sat|sitting|stood|standing|drove|driving|flew|spent|spending|worked|working|travelled|traveled|hunched|stuck|slouched|cooped up|queued|walked|nach|apres|despues de|dopo|depois de)(?: (?!(?:got|have|need|want|only|session|workout)\b)[\p{L}]+){0,6} (?:for |about |like |a |solid |over |nearly |almost |some )*$/u;
const SPENT_AFTER =
  /^ (?:of |straight |solid |long )*(?:at (?:the |my |a |his )?(?:desk|computer|office|work|airport|hospital|wheel|laptop|screen|till)|in (?:the |a |my |an )?(?:car|office|plane|traffic|meetings?|chair|bus|van|lorry|truck|train|classroom|lectures?|saddle|queue|kitchen)|on (?:the |a |my )?(?:feet|plane|train|bus|road|motorway|coach|phone|sofa|couch)|behind (?:the|a) (?:wheel|desk|till|bar)|of (?:sleep|sitting|driving|standing|meetings|lectures|travel\w*|flying|gaming|studying|homework|calls|zoom|traffic|desk ?work|surgery)|(?:zoom|car|train|bus|plane|road) (?:calls?|rides?|trips?|journeys?))\b/;
/** Whether a length is that of a race, of a day at work or of a journey: "10 km under an hour", "sat in a car for nine hours". */
export const isSpentElsewhere = ({ before, after, max }: SaidLength): boolean =>
  RACE_TIME.test(before.replace(/^.*[,.;!?\n]/s, "")) ||
  (max > LONGEST_USUAL &&
    (SPENT_AFTER.test(after) || (SPENT_BEFORE.test(before.replace(/^.*[.;!?\n]/s, "")) && !ASKED_FOR.test(after))));
/** Up to this length people train wherever they say, "an hour in the office". */
const LONGEST_USUAL = 90;
/** Whether a length is that of a session on another day: "90 minutes on the bike yesterday", "i usually train two hours". */
export const isOfOtherTime = ({ before, after }: SaidLength): boolean =>
  OTHER_TIMES.test(`${before.replace(/^.*[,.;!?\n]/s, "")}${after.replace(/[,.;!?\n].*$/s, "")}`);
/** "10 km under an hour", "a meia sub 2 horas": in what time a way is to be run. */
const RACE_TIME = entered(
  /\b(?:\d+(?:[.,]\d)? ?(?:k|km|kms|miles?)|half|marathons?|meia|maratona?s?|maraton|halbmarathon|semi|parkrun|race)\b(?: \p{L}+)? (?:sub|under|below|unter|sotto|(?:em |en |in )?(?:menos de|meno di|moins de|less than|weniger als)) *(?:about |just |an? )?$/u,
);
const OTHER_TIMES = entered(
  /\b(?:yesterday|usually|normally|typically|most days|used to|last (?:week|night|time|session)|ago)\b/,
);

/** Right after a length, that it is the session's: "a 3 hour leg workout". In: what follows the length. */
export const isAskedFor = (after: string): boolean => ASKED_FOR.test(after);
const ASKED_FOR =
  /^ (?:long |\p{L}+ (?:body )?){0,3}?(?:workout|session|sesh|routine|training|circuit|class|einheit|seance|entrenamiento|allenamento|treino)\b/u;
