import { knownWords, singular } from "../../catalog/phraseTokens.ts";
import { startsNumber } from "../numbers/numbers.ts";
import { readUnit } from "../numbers/units.ts";
import { compiled } from "../patterns/compiled.ts";
import { keepingWords } from "../patterns/keepingWords.ts";
import { FOODS } from "../person/facts/foodWords.ts";
import { isGivenName } from "../person/facts/givenNames.ts";
import { JOB } from "../person/facts/jobWords.ts";
import { isOfTraining } from "../person/facts/tasteObjects.ts";
import { isTownOrLand } from "../person/facts/townNames.ts";
import { JOINT_WORDS } from "../person/limitationWords.ts";

const whole = (pattern: string) => compiled(`^(?:${pattern})$`);
const JOINTS = JOINT_WORDS.map(([pattern]) => compiled(pattern.source, pattern.flags.replace("g", "")));
const LISTS: readonly (readonly [string, (word: string) => boolean])[] = [
  ["town", isTownOrLand],
  ["name", isGivenName],
  ["job", (word) => whole(JOB).test(word)],
  ["food", (word) => whole(FOODS).test(word)],
  ["training", isOfTraining],
  ["joint", (word) => JOINTS.some((pattern) => pattern.test(` ${word} `))],
  ["exercise", (word) => knownWords.has(word) || knownWords.has(singular(word))],
  ["number", startsNumber],
  ["mass", (word) => readUnit(word)?.kind === "mass"],
  ["time", (word) => readUnit(word)?.kind === "time"],
  ["distance", (word) => readUnit(word)?.kind === "distance"],
  ["unit", (word) => readUnit(word)?.kind === "other"],
];

/** Which of the lists that other readers have a folded word stands in. */
export const listsOf = keepingWords((word): readonly string[] =>
  LISTS.filter(([, has]) => has(word)).map(([name]) => name),
);
