/** Laughter as the cause of what aches, in six languages; not what hurts whenever one laughs. */
const FROM_LAUGHING =
  /\b(?:from|of|after|by|with) (?:all (?:that |the )?|too much |so much |the |that |pure |sheer )?(?:laughing|laughter|giggling|hysterics)\b|\b(?:laugh(?:ed|ing)?|giggl(?:ed|ing)|cracked up|in stitches)(?: at \w+(?: \w+){0,3})? (?:so|too|that) (?:hard|much|loud|bad)\b|\b(?:vor|vom|von) (?:lauter )?lachen\b|\bso (?:viel|sehr|heftig) gelacht\b|\bde (?:tanto |la )?(?:risa|reirme|reir|rir)\b|\bde tanto rir\b|\b(?:de|a force de) rire\b|\b(?:dal|per il|dalle) (?:ridere|risate)\b/;
const BESIDE =
  /\b(?:when i laugh|to laugh|if i laugh|arm|jaw|sweat\w*|press\w*|tight\w*|faint\w*|passed out|dizzy|days?|weeks?|since|still|now|keeps?|walking|stairs|fell|cough\w*|blood|cracked (?:a|my) rib|broken?)\b/;

/** "Laughed so hard my ribs hurt": of sore ribs, chest or belly. In: folded words. */
export const isLaughedSore = (text: string): boolean => FROM_LAUGHING.test(text) && !BESIDE.test(text);

/** "Vou morrer de tanto rir": laughed, and nobody dies. */
const DIES_LAUGHING =
  /\b(?:dying|died|die|dead|cry\w*|mor\w+|mour\w+|mort[eoa]?|muer\w+|muert[oa]|sterbe?|tot) (?:(?:of|from|with|vor|de|del|d|di|dal|dalle) )?(?:(?:tanto|tanta|so much|la|le|les|il) )*(?:laugh\w*|rire|rir|risa|reir|ridere|risate|risada|lachen|gelacht)\b/;
export const diesLaughing = (text: string): boolean => DIES_LAUGHING.test(text);
