import { plainWords } from "../phraseTokens.ts";
import { asNoted, phrasesAsNoted } from "./synonyms.ts";

/** Words that tell no two questions apart; they are left out on both sides. */
const FILLERS = new Set(
  (
    "a an the my your his her our their i im we you u me us it its this that these those is are am was were be been being " +
    "do does did doing done can could will would shall should may might must have has had get got getting so just really " +
    "very of to in on at for as by if then than there here any some please pls hey hi ok okay well also too im ive id " +
    "whats hows thats theres and what how when where who whom whose why which"
  ).split(" "),
);
const NEGATIONS = new Set(
  "dont doesnt didnt cant cannot wont isnt arent wasnt werent couldnt wouldnt shouldnt havent hasnt".split(" "),
);
/** What people ask with; it says nothing about the subject. */
const ASKING = new Set(
  (
    "explain tell describe define definition mean meaning know think advice question help give say idea thought wonder " +
    "wondering difference between actually thing something someone people anyone good best better way need want like use " +
    "about with from or work make more much many if go going exactly right"
  ).split(" "),
);

/** What is done, felt or judged. It asks for a fact about a subject and hardly ever is one. */
const PREDICATES = new Set(
  (
    "able affect bad big bigger build burn cause change cheat come count day daily do drop easy easier enough effective feel fix " +
    "grow growth happen hard harder hate heavy heavier help hit hurt important improve increase kill lazy long low matter " +
    "maximum minimum month move necessary need needed normal okay people progress pick ruin safe same slow small smaller " +
    "still strong stronger take time train training try unfit weak weaker week worth wrong year"
  ).split(" "),
);

/** Stems that were worked out; notes and questions use the same few thousand words over and over. */
const stems = new Map<string, string>();
const MOST_STEMS = 10_000;

/** A word without its usual endings, in one spelling: "squatting" and "squats" are "squat", "fibre" is "fiber". */
function stem(word: string): string {
  const known = stems.get(word);
  if (known !== undefined) return known;
  const made = withoutEnding(word);
  if (stems.size < MOST_STEMS) stems.set(word, made);
  return made;
}

function withoutEnding(word: string): string {
  let base = word.replace(/is(e|ed|es|ing|ation|er|ers)$/, "iz$1").replace(/^programme/, "program");
  base = base.replace(/^(fib|cent|met|lit)re(s?)$/, "$1er$2");
  if (base.length > 3) {
    if (/ies$/.test(base)) base = `${base.slice(0, -3)}y`;
    else if (/(?:ss|sh|ch|x|zz)es$/.test(base)) base = base.slice(0, -2);
    else if (/[^su]s$/.test(base)) base = base.slice(0, -1);
  }
  const ending = /(?:ing|ed)$/.exec(base);
  if (ending) {
    const rest = base.slice(0, ending.index);
    if (rest.length >= 3 && /[aeiouy]/.test(rest)) base = rest.replace(/([bdgmnprt])\1$/, "$1");
  }
  return base.length > 4 ? base.replace(/e$/, "") : base;
}

/** "Everyday", "8kg": two words. */
const RUN_TOGETHER = /\b(every|\d+)(?=(?:day|kgs?|kilos?|lbs?|km|mins?|hours?|days?|weeks?|months?)\b)([a-z]+)/gi;

/** The words of a text that matter, in order, without endings and with one word for all that mean the same. Linear in its length; beyond 2,000 characters ignored. */
export function noteWords(text: string): string[] {
  return plainWords(phrasesAsNoted(text.slice(0, 2_000)).replace(RUN_TOGETHER, "$1 $2"))
    .map((word) => (NEGATIONS.has(word) ? "not" : asNoted(word)))
    .filter((word) => !FILLERS.has(word))
    .map(stem);
}

const asking = new Set([...ASKING].map(stem));

/** Whether a word of `noteWords` only asks and names nothing. */
export const isAsking = (word: string): boolean => asking.has(word);

const predicates = new Set([...PREDICATES].map(stem));

/** Whether a word of `noteWords` says what is done, felt or judged, rather than what is spoken of. */
export const isPredicate = (word: string): boolean => predicates.has(word);
