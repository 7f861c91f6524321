import { wordClass } from "../../classifier/wordClasses.ts";
import { wordsInEnglish } from "../../gloss/inEnglish.ts";
import { keepingWords } from "../../patterns/keepingWords.ts";
import { ORDER_WORDS } from "./requestWords.ts";
import { type WordMarks, wordMarks } from "./wordMarks.ts";

/** What stands between two words. */
export type Join = "none" | "word" | "comma" | "dash" | "sentence" | "question" | "line" | "sign";

/** A word, a number or a figure ("3x10") of a message; `from` and `to` are offsets into it. */
export type Word = {
  from: number;
  to: number;
  /** Folded: lower case, no diacritics, no apostrophes; digits are `0`. */
  word: string;
  /** What it is in English; the word itself in an English message. */
  english: string;
  /** What kind of thing it names, or the English word. */
  kind: string;
  /** What stands before it, after the word before it. */
  join: Join;
  isConnector: boolean;
  marks: WordMarks;
};

/** A place where a new request may begin: at the word `at`, after `last`, with only connectors ("and then") between. */
export type Gap = { at: number; last: number; join: Join; connectors: string };

const WORD = /\d+(?:[.,:x\u00d7*@/]+\d+)*\p{L}{0,3}|\p{L}[\p{L}\p{M}'\u2019]*/gu;
const MARKS = /\p{M}+/gu;
const APOSTROPHES = /['\u2019]/g;
const PLAIN = /^[a-z]+$/;
const LONGEST_WORD = 24;

const CONNECTORS = new Set(
  "and then also plus but oh ah so ok okay btw anyway und dann auch ach et puis aussi y luego tambien e ed poi anche depois tambem".split(
    " ",
  ),
);

/** Words after which a clause is not over, so that nothing can begin there unless punctuation says so. */
const UNFINISHED = new Set(
  "i we he she they im ive youre youve theyre the a an my your his our their to if when because than ich wir ein eine einen der dem den mein meine je tu nous un une le les mon ma mes el los las un una mis il gli uno mio mia o os uma meu minha eu".split(
    " ",
  ),
);
/** Before "you" these make it a subject whose verb is still to come. */
const BEFORE_SUBJECT = new Set("when if while do does did can could should would will how because that".split(" "));
const isUnfinished = (last: Word | undefined, before: Word | undefined): boolean =>
  UNFINISHED.has(last?.word ?? "") || (last?.word === "you" && BEFORE_SUBJECT.has(before?.word ?? ""));

/** Behind these and a subject the verb is still to come. */
const MODALS = new Set("do does did can could should would will must might".split(" "));
/** Verbs that end the wait for one and are no orders. */
const VERBS = new Set(
  (
    "be have get eat drink train lift squat bench deadlift press row curl ride swim jog use know see feel think say happen work rest sleep wait " +
    "stretch warm breathe hold keep hurt help ache cost matter burn grow gain lose build mean come try become recover count weigh last log"
  ).split(" "),
);
const DETERMINERS = new Set("a an the my your his her our their this that".split(" "));
const LONGEST_SUBJECT = 3;

/** "How heavy should a beginner woman | start with": the verb of the question, and no order. */
function awaitsVerb(words: readonly Word[], last: number): boolean {
  for (let at = last; at >= 0 && last - at <= LONGEST_SUBJECT; at -= 1) {
    const { word = "", join = "line" } = words[at] ?? {};
    if (MODALS.has(word)) return true;
    const isNamed = DETERMINERS.has(words[at - 1]?.word ?? "");
    if (join !== "none" || (!isNamed && (VERBS.has(word) || ORDER_WORDS.has(word)))) return false;
  }
  return false;
}

function foldWord(raw: string): string {
  const lower = raw.slice(0, LONGEST_WORD).toLowerCase();
  if (PLAIN.test(lower)) return lower;
  if (/^\d/.test(lower)) {
    return /\d[x\u00d7*@]\d/.test(lower) ? "0x0" : `0${/\p{L}*$/u.exec(lower)?.[0] ?? ""}`;
  }
  return lower.normalize("NFKD").replace(MARKS, "").replace(APOSTROPHES, "").replaceAll("\u00df", "ss");
}

/** What a word is by itself. */
const wordSeen = keepingWords((raw) => {
  const word = foldWord(raw);
  const kind = wordClass(word) ?? word;
  return { word, kind, isConnector: CONNECTORS.has(word), marks: wordMarks(word, word, kind) };
});

/** What a word of another language is with its English, parted by a blank. */
const seenInEnglish = keepingWords((pair) => {
  const [word = "", english = ""] = pair.split(" ", 2);
  const kind = wordClass(word) ?? wordClass(english) ?? english;
  return { kind, marks: wordMarks(word, english, kind) };
});

function joinOf(between: string): Join {
  if (between === " ") return "none";
  if (between.includes("\n")) return "line";
  if (between.includes("?")) return "question";
  if (/[.!;\u2026]/.test(between)) return "sentence";
  if (/\p{Extended_Pictographic}/u.test(between)) return "sign";
  if (between.includes(",")) return "comma";
  if (/[\u2013\u2014/+|>)(:*]|\s-|-\s/.test(between)) return "dash";
  return between.includes("&") ? "word" : "none";
}

/** The words of a text, in order. */
export function wordsOf(text: string): Word[] {
  const words: Word[] = [];
  let end = 0;
  // Between words there is no letter and no digit, so that each is found where it was read.
  for (const raw of text.match(WORD) ?? []) {
    const from = text.indexOf(raw, end);
    const { word, kind, isConnector, marks } = wordSeen(raw);
    words.push({
      from,
      to: from + raw.length,
      word,
      english: word,
      kind,
      // "W/ dumbbells": nothing begins behind "with".
      join: end === from || words.at(-1)?.word === "w" ? "none" : joinOf(text.slice(end, from)),
      isConnector,
      marks,
    });
    end = from + raw.length;
  }
  const english = wordsInEnglish(words.map(({ word }) => word));
  if (english === null) return words;
  return words.map((one, at) => {
    const word = english[at] ?? one.word;
    return { ...one, english: word, ...seenInEnglish(`${one.word} ${word}`) };
  });
}

const STRENGTH: readonly Join[] = ["none", "word", "dash", "comma", "sign", "sentence", "question", "line"];
const stronger = (a: Join, b: Join): Join => (STRENGTH.indexOf(a) >= STRENGTH.indexOf(b) ? a : b);

/**
 * The places where a new request may begin: after punctuation, after connectors, and before words of `starters`, with
 * which people begin what they ask for.
 */
export function gapsIn(words: readonly Word[], starters: ReadonlySet<string>): Gap[] {
  const gaps: Gap[] = [];
  let last = 0;
  let join: Join = "none";
  let connectors: string[] = [];
  for (let at = 1; at < words.length; at += 1) {
    const word = words[at];
    if (!word) continue;
    join = stronger(join, word.join);
    if (word.isConnector) {
      connectors.push(word.word);
      continue;
    }
    const isOpen = join !== "none" && join !== "word";
    const mayBegin = connectors.length > 0 || join === "word" || starters.has(word.word) || starters.has(word.english);
    // "Trag 4x12 Beinpresse ein und bau mir …": the verb's own part looks like an article.
    const isOrder = connectors.length > 0 && (ORDER_WORDS.has(word.word) || ORDER_WORDS.has(word.english));
    const isVerb = join === "none" && connectors.length === 0 && ORDER_WORDS.has(word.word) && awaitsVerb(words, last);
    if (isOpen || isOrder || (mayBegin && !isVerb && !isUnfinished(words[last], words[last - 1])))
      gaps.push({
        at,
        last,
        join: join === "none" && connectors.length > 0 ? "word" : join,
        connectors: connectors.join(" "),
      });
    last = at;
    join = "none";
    connectors = [];
  }
  return gaps;
}
