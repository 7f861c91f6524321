import { foldText } from "../foldText.ts";
import { ORDINAL_WORDS } from "../numbers/ordinals.ts";
import { compiled } from "../patterns/compiled.ts";
import { readOnlyOfSets } from "./onlyOfSets.ts";
import type { SetChoice } from "./setSelectors.ts";

/** What is said of a change right after it, and would be of something else without it; all on folded text. */

const LEAD =
  "(?:(?:no+|nope|nah|nein|nee|non|nao|sorry|wait|actually|hm+|oh|ah|ach|ok|and|but|i mean|i meant|doch|pardon|perdon|scusa|desculpa|espera|attends|aspetta|warte)[ ,.!]+)*";
/** "No, 7", "ah non, avec 7": another figure for what was just put right. */
const TAKEN_BACK = compiled(
  `^\\W*(?=(?:(?:oh|ah|ach|hm+|ok|and)[ ,.!]+)*(?:no|nope|nah|nein|nee|non|nao|sorry|wait|actually|i meant?|doch|pardon|perdon|scusa|desculpa|espera|attends|aspetta|warte)(?!\\p{L}))${LEAD}(?:(?:it|that|es|das|ca|c|eso|isso) ?)?(?:(?:was|were|made|make|it|only|just|war|waren|nur|mit|etait|avec|fue|fueron|con|solo|era|erano|foi|foram|com|so) )*\\d+(?:[.,]\\d+)?(?: ?(?:kgs?|kilos?|lbs?|reps?|wdh))?\\W*$`,
  "u",
);
/** "2 more reps". */
const SO_MANY_MORE = compiled(
  `^\\W*${LEAD}(?:\\d{1,2}|one|two) (?:(?:more|extra) (?:reps?|repetitions)|(?:reps?|repetitions) (?:more|extra))\\W*$`,
  "u",
);
/** "Actually all of them" after one set was put right. */
export const OF_THEM_ALL = compiled(
  `^\\W*${LEAD}(?:(?:it was|that was|for|on|in|make (?:it|that)|i did (?:that|it) (?:on|for|in)|same (?:on|for|in)|bei|fur|pour|sur|en|para|su|em) )*(?:all(?: (?:of (?:them|those|the sets)|sets|the sets|\\d|three|four|five))?|every (?:single )?(?:one|set)|each (?:one|set)|both(?: of them| sets)?|alle(?:n)?(?: satze[n]?)?|bei allen|toutes?(?: les series)?|tous|tod[ao]s(?: las series| as series)?|tutt[ei](?: le serie)?)(?: (?:of them|actually|sorry|too|as well))*\\W*$`,
  "u",
);
/** "No, the day before" of what was just given its day. */
export const DAY_ASIDE = compiled(
  `^\\W*${LEAD}(?:(?:it|that|es|das) (?:was|were|war) )?(?:on )?(?:(?:the )?day (before|after)(?: that)?|(?:am |den |der )?tag (davor|danach)|(?:le jour|la veille|le lendemain) ?(d avant|d apres)?|(?:el|al) dia (anterior|siguiente)|(?:il )?giorno (prima|dopo)|(?:no )?dia (anterior|seguinte))\\W*$`,
  "u",
);
/** "And the one before too", "same for the third": what was changed of one set, of another too. */
const OTHER_SET = `(?:(?:the |that |den |die |der |celle |la |le |l |el |a |o |quella )*(?:(?:one|set) (before|after)(?: (?:it|that))?|(before|davor|d avant|anterior|prima)|(${ORDINAL_WORDS}|last|letzte[nr]?|derniere|ultim[ao])(?: (?:one|set|satz|serie))?))`;
export const SET_TOO = compiled(
  `^\\W*${LEAD}(?:${OTHER_SET} (?:too|as well|also|auch|aussi|tambien|anche|tambem)|(?:the )?same (?:for|on|with|in) ${OTHER_SET}(?: (?:too|as well))?)\\W*$`,
  "u",
);
export const LATER = /after|danach|apres|lendemain|siguiente|dopo|seguinte/;
/** "And 26:10": the time as well. */
export const TIME_TOO = /^\W*(?:and|und|et|y|e) (?:it was |in )?((?:\d{1,2}:)?\d{1,2}:\d{2})\W*$/;

/** "Squat 85", "and the squat 12s": one figure of a lift by its name. */
export const NAMED_FIGURE = compiled(
  `^\\W*${LEAD}(?:the |my |die |das |la |le |el |il |o |a )?((?:\\p{L}+[ -]){0,2}\\p{L}{3,}) (?:at |with |was |to )?(\\d{1,3}(?:[.,]\\d{1,2})?)(s)?(?: ?(kgs?|kilos?|lbs?|pounds?|sets?|reps?|satze|series|serie|wdh))?\\W*$`,
  "u",
);
/** "Just the last set actually" after all of them were changed: those sets, and nothing else is said. In: any text. */
export const onlyPlaces = (text: string): SetChoice | null => {
  const only = readOnlyOfSets(text);
  return only?.of === "bare" ? only.sets : null;
};

/** Nobody says it at greater length. */
export const LONGEST_AFTER_CHANGE = 60;

/** Whether words may be of what was just changed. In: any text. */
export const mayBeOfChange = (text: string): boolean =>
  text.length <= LONGEST_AFTER_CHANGE &&
  ([TAKEN_BACK, SO_MANY_MORE, OF_THEM_ALL, DAY_ASIDE, TIME_TOO, SET_TOO].some((pattern) =>
    pattern.test(foldText(text)),
  ) ||
    onlyPlaces(text) !== null);

/** Whether words can only be of a change: "actually all", "no, the day before". */
export const isOfChange = (text: string): boolean =>
  text.length <= LONGEST_AFTER_CHANGE &&
  ([OF_THEM_ALL, DAY_ASIDE, SET_TOO].some((pattern) => pattern.test(foldText(text))) || onlyPlaces(text) !== null);
