/** How it left somebody, or how it went: no plan has that. */
const LEFT =
  /\b(?:my )?(?:abs|legs?|arms?|quads|glutes|hamstrings|calves|back|shoulders|chest|core|lungs|everything|i am|am) (?:are|is|feel|feels)?(?: (?:so|totally|absolutely|completely|all|well|proper(?:ly)?|actually|now|literally))* ?(?:gone|dead|jelly|toast|fried|pudding|destroyed|on fire|finished|done|burning|shot|cooked|wrecked|shaking|sore|trashed|smoked|mush|noodles|spent|drenched|soaked|knackered|shattered|exhausted|sweaty|broken)\b|\b(?:drenched|soaked|knackered|shattered|nearly died|sweated|sweaty|loved it|hated it|great class|good class|tough one|brutal|so call it|all between|averag(?:ed|ing)|felt (?:good|great|strong|heavy|easy|hard|ok|awful|amazing))\b/;
/** Whether a text says how training left somebody, or how it went. In: folded text. */
export const wasLeft = (folded: string): boolean => LEFT.test(folded);
