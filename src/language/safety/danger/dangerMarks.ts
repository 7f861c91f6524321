import { keepingWords } from "../../patterns/keepingWords.ts";
import type { SafetyWords } from "../safetyWords.ts";
import { MARK_WORDS, type Mark } from "./markWords.ts";

/** Words read of a message, and words whose marks meet: further apart they have nothing to do with each other. */
const MOST_WORDS = 200;
const REACH = 14;
const SHORTEST_STEM = 3;
const LONGEST_STEM = 12;

const byWord = new Map<string, Mark[]>();
for (const [mark, words] of Object.entries(MARK_WORDS) as [Mark, string][]) {
  for (const word of words.split(" ")) byWord.set(word, [...(byWord.get(word) ?? []), mark]);
}

/** What is counted, and no age. */
const COUNTED =
  /^(?:%|percent|bf|bodyfat|body|fat|kg|kgs|lb|lbs|reps?|sets?|x|km|k|mi|miles?|min|mins|minutes?|sec|secs|hours?|hrs?|weeks?|months?|days?|rounds?|laps|times|grams?|g|cm|\d+)$/;
/** Figures by what they may be: the age of a minor, a day's energy that is too little, the weight of somebody too light. */
function markOfFigure(word: string, next: string): Mark[] {
  const value = Number(word.replace(",", "."));
  if (!(value > 0)) return [];
  const marks: Mark[] = [];
  if (value >= 8 && value <= 17 && Number.isInteger(value) && !COUNTED.test(next)) marks.push("young");
  if (value >= 200 && value <= 1_200 && value % 10 === 0) marks.push("littleEnergy");
  if (value >= 36 && value <= 48) marks.push("light");
  return marks;
}

const isDigit = (code: number): boolean => code >= 48 && code <= 57;
const marksOf = (word: string, next: string): readonly Mark[] =>
  isDigit(word.charCodeAt(0)) ? markOfFigure(word, next) : marksOfWord(word);

const marksOfWord = keepingWords((word): readonly Mark[] => {
  const marks = [...(byWord.get(word) ?? [])];
  for (let length = SHORTEST_STEM; length <= Math.min(word.length, LONGEST_STEM); length += 1) {
    for (const mark of byWord.get(`${word.slice(0, length)}*`) ?? []) if (!marks.includes(mark)) marks.push(mark);
  }
  return marks;
});

/**
 * What kinds of things a message speaks of, in six languages, and which of them stand near each other ("means", "kin",
 * "kin means"): what a danger is made of, whatever the words. In: a reading. Out: different names, singles and pairs.
 * Linear in its length.
 */
export function dangerMarks({ message }: { message: Pick<SafetyWords, "words"> }): {
  singles: Mark[];
  pairs: string[];
} {
  const singles = new Set<Mark>();
  const pairs = new Set<string>();
  const near: { mark: Mark; at: number }[] = [];
  for (let at = 0; at < Math.min(message.words.length, MOST_WORDS); at += 1) {
    while (near[0] && at - near[0].at > REACH) near.shift();
    const marks = marksOf(message.words[at] ?? "", message.words[at + 1] ?? "");
    for (const mark of marks) {
      singles.add(mark);
      for (const { mark: other } of near) {
        if (other !== mark) pairs.add(other < mark ? `${other} ${mark}` : `${mark} ${other}`);
      }
    }
    for (const mark of marks) near.push({ mark, at });
  }
  return { singles: [...singles], pairs: [...pairs] };
}
