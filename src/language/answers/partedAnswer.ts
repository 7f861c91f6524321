import { figuredText } from "../corrections/figuredText.ts";
import { readDates } from "../dates/dates.ts";
import { foldText } from "../foldText.ts";
import { compiled } from "../patterns/compiled.ts";
import { DAY, NOTATION_WORD } from "./answerKinds.ts";
import { answerTokens } from "./answerTokens.ts";
import { ANSWER_FILLERS, NO_WORDS, YES_WORDS } from "./answerWords.ts";
import { tellsOnlyDay } from "./tellsOnlyDay.ts";

/** An answer to which exercise it was, apart: the words that name it, and what else was told of the sets. */
export type PartedAnswer = {
  /** Without the day and the figures told beside it. */
  words: string;
  /** The day as it was said ("on monday"); `null` when none was. */
  when: string | null;
  /** What puts figures right: "and it was 12 kg not 10". */
  figures: string[];
};

const LONGEST = 400;
const ANY_MOMENT = { sentAt: "2026-01-14T12:00:00Z", timezone: "UTC", unit: "kg" } as const;
const NAMES_DAY = compiled(`(?<![\\p{L}\\d])(?:${DAY}|ago|vor|hace)(?![\\p{L}])`, "u");
const SENTENCES = /(?<=[.;!?…])\s+|\s*\n+\s*|\s+[-–—]+\s+/;
const CLAUSES = /\s*,(?!(?<=\d,)\d)\s*/;
/** What leads to a day, and is nothing without it. */
const LEADS =
  /[\s,;.-]*(?:(?:and|but|oh|on|from|was|were|it|that|this|those|these|they|did|i|them|also|btw|und|das|war|am|vom|et|c etait|y|fue|e|era|foi)[\s,'’]+)*$/iu;

const isTalk = (word: string) => ANSWER_FILLERS.has(word) || YES_WORDS.has(word) || NO_WORDS.has(word);

/** Figures, with their units and with words that carry nothing, and no place in a list. */
function tellsOnlyFigures(clause: string): boolean {
  const { tokens } = answerTokens(clause);
  const figures = tokens.filter(({ word }) => /^\d/.test(word));
  return figures.length > 0 && tokens.every(({ word }) => isTalk(word) || NOTATION_WORD.test(word));
}

/** A clause without the day in it. */
function withoutDay(clause: string): { words: string; when: string | null } {
  if (!NAMES_DAY.test(foldText(clause))) return { words: clause, when: null };
  // "Two days ago" in figures.
  for (const written of [clause, figuredText(clause)]) {
    const found = readDates(written, ANY_MOMENT).find(({ date, performedAt }) => (date ?? performedAt) !== null);
    const said = found ? written.slice(found.start, found.end) : "";
    if (!found || !NAMES_DAY.test(foldText(said))) continue;
    if (tellsOnlyDay(foldText(clause))) return { words: "", when: said };
    const before = written.slice(0, found.start).replace(LEADS, "");
    const after = written.slice(found.end);
    return { words: `${before} ${after}`.trim(), when: said };
  }
  return { words: clause, when: null };
}

/**
 * Takes apart an answer to which exercise it was: "glutes, on the cable. did it thursday" names one, and tells the day
 * of the sets. The words are as typed. `null` when it tells nothing else, or nothing but a day or figures. Pure and linear.
 */
export function partedAnswer(text: string): PartedAnswer | null {
  if (text.length > LONGEST) return null;
  const named: string[] = [];
  const figures: string[] = [];
  let when: string | null = null;
  for (const sentence of text.split(SENTENCES)) {
    if (tellsOnlyFigures(sentence)) {
      figures.push(sentence);
      continue;
    }
    const clauses: string[] = [];
    for (const clause of sentence.split(CLAUSES)) {
      const { words, when: day } = withoutDay(clause);
      when = day ?? when;
      if (/[\p{L}\d]/u.test(words)) clauses.push(words);
    }
    if (clauses.length > 0) named.push(clauses.join(", "));
  }
  const words = named.join(". ").replace(/\.\./g, ".");
  const carries = answerTokens(words).tokens.some(({ word }) => !isTalk(word) || /^\d/.test(word));
  return carries && (when !== null || figures.length > 0) ? { words, when, figures } : null;
}
