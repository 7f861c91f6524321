import { compiled } from "./patterns/compiled.ts";
import { entered } from "./patterns/enteredPattern.ts";
import { keepingLast } from "./patterns/keepingLast.ts";

const APOSTROPHES = /[\u2018\u2019\u02bc\u00b4\u0060\u2032]/g;
const QUOTES = /[\u201c\u201d\u201e\u00ab\u00bb\u2033]/g;
const MARKS = /\p{M}+/gu;
/** Longer than any word: only its start is kept, so that no rule has to walk through it. */
const LONGEST_WORD = 40;
const RUN_ON = /\S{41}/;
const NO_WORD = /\p{L}{41,}/gu;
const FOREIGN = /[^\0-\x7f]/;
/** Where there is more than the one blank that there may be. */
const SPACES = / [^\S\n]+|[^\S\n ][^\S\n]*/g;
const CONTRACTED = /(\p{L}+)'(\p{L}{1,20})(?!\p{L})/gu;
const CLITIC = /(?<=\p{L})-(?=(?:me|mi|te|ti|lo|je|tu|moi|toi|vous|nous|il|elle|le|la|les|y|en)(?!\p{L}))/gu;
const I_WILL = entered(
  /\bill (?=(?:be|do|go|try|hit|run|start|take|just|probably|have|get|lift|squat|bench|train)\b)/g,
);

const SUFFIXES: Record<string, string> = { ll: "will", re: "are", ve: "have", m: "am", d: "would" };
/** Whole words that people write without their apostrophe, or run together. */
const RUN_TOGETHER: Record<string, string> = {
  pressup: "press up",
  pressups: "press ups",
  preworkout: "pre workout",
  preworkouts: "pre workouts",
  im: "i am",
  ive: "i have",
  youre: "you are",
  youve: "you have",
  theyre: "they are",
  whats: "what is",
  wats: "what is",
  hwo: "how",
  waht: "what",
  whta: "what",
  wat: "what",
  wut: "what",
  wich: "which",
  shoud: "should",
  shuld: "should",
  coud: "could",
  teh: "the",
  thx: "thanks",
  becuase: "because",
  abd: "and",
  hows: "how is",
  wheres: "where is",
  whens: "when is",
  whos: "who is",
  thats: "that is",
  theres: "there is",
  its: "it is",
  gonna: "going to",
  gunna: "going to",
  gona: "going to",
  imma: "i am going to",
  ima: "i am going to",
  tryna: "trying to",
  wanna: "want to",
  wana: "want to",
  gotta: "have to",
  hafta: "have to",
  shoulda: "should have",
  woulda: "would have",
  coulda: "could have",
  lemme: "let me",
  gimme: "give me",
  gimmie: "give me",
  whatcha: "what do you",
  dunno: "do not know",
  cannot: "can not",
  cant: "can not",
  wont: "will not",
  aint: "is not",
  dont: "do not",
  doesnt: "does not",
  didnt: "did not",
  couldnt: "could not",
  wouldnt: "would not",
  shouldnt: "should not",
  isnt: "is not",
  arent: "are not",
  wasnt: "was not",
  werent: "were not",
  havent: "have not",
  hasnt: "has not",
  hadnt: "had not",
  neednt: "need not",
  mustnt: "must not",
  dinnae: "do not",
  dinna: "do not",
  didnae: "did not",
  doesnae: "does not",
  cannae: "can not",
  canna: "can not",
  couldnae: "could not",
  wouldnae: "would not",
  shouldnae: "should not",
  willnae: "will not",
  isnae: "is not",
  wasnae: "was not",
  havenae: "have not",
  havnae: "have not",
  hasnae: "has not",
  hadnae: "had not",
  tmrw: "tomorrow",
  tmr: "tomorrow",
  tmw: "tomorrow",
  tomoz: "tomorrow",
  "2moro": "tomorrow",
  tomorow: "tomorrow",
  tommorow: "tomorrow",
  tommorrow: "tomorrow",
  yday: "yesterday",
  yest: "yesterday",
  ystd: "yesterday",
  yesterdays: "yesterday",
  tonite: "tonight",
  u: "you",
  ur: "your",
  pls: "please",
  plz: "please",
  plss: "please",
  thnx: "thanks",
  tnx: "thanks",
  tysm: "thanks",
  bc: "because",
  cuz: "because",
  w: "with",
  abt: "about",
  smth: "something",
  sth: "something",
  smthn: "something",
  somethin: "something",
  rn: "right now",
  btw: "by the way",
  wrkout: "workout",
};
const RUNS_TOGETHER = entered(compiled(`(?<![a-z0-9])(?:${Object.keys(RUN_TOGETHER).join("|")})(?![a-z0-9])`, "g"));
const NOT_STEMS: Record<string, string> = { ca: "can", wo: "will", sha: "shall", ai: "is" };
const IS_AFTER = new Set("what how where when who that there it he she here why which everything".split(" "));

/** "don't" → "do not", "what's" → "what is", "j'ai" → "j ai", "farmer's" → "farmers". */
function expandApostrophe(_whole: string, stem: string, suffix: string): string {
  if (suffix === "t" && stem.endsWith("n")) {
    const base = stem.slice(0, -1);
    return `${NOT_STEMS[base] ?? base} not`;
  }
  if (suffix === "s") {
    if (stem === "let") return "lets";
    return IS_AFTER.has(stem) ? `${stem} is` : `${stem}s`;
  }
  const expanded = stem.length > 1 || stem === "i" ? SUFFIXES[suffix] : undefined;
  return expanded === undefined ? `${stem} ${suffix}` : `${stem} ${expanded}`;
}

/**
 * The text as rules want to read it: lower case, without diacritics, straight quotes, one space between words,
 * contractions and texting spellings written out ("dont", "don't" → "do not"; "gonna" → "going to").
 * Punctuation, digits and line breaks stay. Any string in, a string out; linear in its length.
 */
export const foldText = keepingLast(fold);

/** Most texts are plain ASCII, in which there is little to fold. */
function fold(text: string): string {
  const isForeign = FOREIGN.test(text);
  let folded = (isForeign ? text.normalize("NFKD").replace(MARKS, "") : text).toLowerCase();
  if (isForeign || folded.includes("`")) folded = folded.replace(APOSTROPHES, "'");
  if (folded.length > LONGEST_WORD && RUN_ON.test(folded))
    folded = folded.replace(NO_WORD, (letters) => letters.slice(0, LONGEST_WORD));
  if (folded.includes("'")) folded = folded.replace(CONTRACTED, expandApostrophe);
  if (isForeign)
    folded = folded
      .replace(QUOTES, '"')
      .replace(/\u00d7|\u2715|\u2716/g, "x")
      .replace(/[\u2013\u2014\u2212]/g, "-")
      .replace(/\u00df/g, "ss")
      .replace(/\u2026/g, "...");
  if (folded.includes("-")) folded = folded.replace(CLITIC, " ");
  if (folded.includes("ill ")) folded = folded.replace(I_WILL, "i will ");
  return folded
    .replace(RUNS_TOGETHER, (word) => RUN_TOGETHER[word] ?? word)
    .replace(SPACES, " ")
    .trim();
}
