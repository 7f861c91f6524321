import type { LogSet } from "../../protocol/workoutLog.ts";
import { keepingLast } from "../patterns/keepingLast.ts";
import { alignedFold } from "./alignedFold.ts";
import type { Token } from "./tokenize.ts";

export type Mass = "kg" | "lb";
export type SetType = LogSet["type"];
export type DistanceUnit = NonNullable<LogSet["distanceUnit"]>;

/** One set's repetitions: `null` when they were not said exactly ("8-10", "max"). */
export type Count = {
  reps: number | null;
  /** Attempted and missed: "2,1,x". */
  missed?: true;
  /** "8+", "amrap". */
  amrap?: true;
  failed?: true;
  /** Done after the set before it with hardly any rest: the 3 and the 2 of "8+3+2". */
  extra?: true;
};

/** What stands between the signs of multiplication of "80kg x 8,8,7". */
export type Factor =
  | { kind: "number"; value: number }
  | { kind: "counts"; counts: Count[] }
  | { kind: "weight"; values: number[]; unit: Mass | null; load: LogSet["load"] }
  | { kind: "body" }
  | { kind: "bar" }
  | { kind: "time"; seconds: number }
  | { kind: "length"; value: number; unit: DistanceUnit }
  | { kind: "m"; value: number };

/** What the readers make of tokens: the amounts, the words, and what separates them. In the order of the text. */
export type Mark = { start: number; end: number } & (
  | {
      kind: "product";
      factors: Factor[];
      /** "5xx60,70": the second sign of multiplication says that weights follow. */
      doubled: boolean;
      /** The factor that stands apart: 2 in "100x5 x3"; -1 when none does. */
      loose: number;
      /** Only spaces between the numbers. */
      spaced: boolean;
    }
  /**
   * `again`: so many more, done like those before where nothing else is said of them; `of`: what each of them was comes
   * with it ("3 sets of 10"); `shared`: of every exercise that follows ("3 sets each of"); `whole`: of all that was told
   * before ("did 18 sets of that").
   */
  | {
      kind: "sets";
      count: number | null;
      rounds: boolean;
      type: SetType | null;
      again?: true;
      of?: true;
      /** The figure behind it is not said to be repetitions: "4 sets 80". */
      mayWeigh?: true;
      shared?: true;
      whole?: true;
    }
  | { kind: "counts"; counts: Count[] }
  | {
      kind: "numbers";
      values: number[];
      after: "@" | "at" | null;
      /** Only spaces between them. */
      spaced?: true;
      /** "8/8". */
      slashed?: true;
      /** Behind a load and its slash: a set of each, or so many sets. */
      ofThree?: true;
    }
  /** `below`: the cell of a table holds a figure below zero. */
  | {
      kind: "weight";
      values: number[];
      unit: Mass | null;
      load: LogSet["load"] | "minus";
      perHand: boolean;
      below?: true;
    }
  /** `extra`: what smaller or larger plates weigh more on each side; `unit`: of the plates, where it was said. */
  | { kind: "plates"; count: number; part: "half" | "quarter" | null; extra: number; unit: Mass | null }
  | { kind: "body" }
  | { kind: "bar" }
  | { kind: "time"; seconds: number }
  | { kind: "length"; value: number; unit: DistanceUnit }
  | { kind: "s" | "m" | "k"; value: number }
  /** "x3" with nothing before it; `said` in a word: "3 times". */
  | { kind: "repeat"; value: number; said?: true }
  | { kind: "rpe" | "rir"; value: number }
  /** `once`: of the next sets only; `back`: of the set right before it; `reached`: said by a verb, "dropped to". */
  | { kind: "type"; type: SetType; once?: true; back?: true; reached?: true }
  | {
      kind: "side";
      side: "left" | "right" | "each";
      /** "each leg", not "each side". */
      limb: boolean;
    }
  /** "same again": one more set like the last. */
  | { kind: "ditto" }
  | { kind: "failure" | "each" | "perHand" | "all" | "assisted" | "superset" }
  /** The load of before; `counts`: and as often. */
  | { kind: "same"; counts?: true }
  /** "(kg)", "all in lbs": the unit of weights that were said without one; `all` of the whole message. */
  | { kind: "unit"; unit: Mass; all: boolean }
  /** "no wait", "I mean": what comes next replaces what was said last; `measured`: as a watch says it, if that is near. */
  | { kind: "repair"; measured?: true }
  /** `rest`: of all sets behind those before them. */
  | { kind: "ordinal"; from: "start" | "end"; index: number; count: number; rest?: true }
  | { kind: "shortfall"; reps: number }
  /** "adding 5 kg each set"; below zero where it was taken off. */
  | { kind: "step"; value: number; unit: Mass | null }
  | { kind: "label"; letter: string }
  | { kind: "note" }
  | { kind: "word"; fold: string }
  | { kind: "separator"; sign: string }
);

export type MarkOf<Kind extends Mark["kind"]> = Extract<Mark, { kind: Kind }>;

/** What a reader found: marks, and the token after the last one they cover. */
export type Found = { marks: Mark[]; next: number };
/** Reads what starts at a token; looks ahead a bounded number of tokens, never throws, `null` when it is not its own. */
export type Reader = {
  (tokens: readonly Token[], at: number): Found | null;
  /** The words at which alone it finds anything; any may be one where this is not said. What begins with no word is its own. */
  readonly begins?: Words;
  /** The readers it asks in turn. */
  readonly parts?: readonly Reader[];
};
/** Words, or what tells them by how they are spelled. */
export type Words = { has(word: string): boolean };

type Content<M> = M extends Mark ? Omit<M, "start" | "end"> : never;
/** A mark that has no place yet. */
export type MarkContent = Content<Mark>;

/** A single mark that covers the tokens from `at` to before `next`. */
export function found(tokens: readonly Token[], at: number, next: number, ...contents: MarkContent[]): Found {
  const start = tokens[at]?.start ?? 0;
  const end = tokens[next - 1]?.end ?? start;
  return { marks: contents.map((content) => ({ ...content, start, end })), next };
}

export const isWord = (token: Token | undefined, words: ReadonlySet<string>): boolean =>
  token?.kind === "word" && words.has(token.fold);
export const isSign = (token: Token | undefined, sign: string): boolean =>
  token?.kind === "sign" && token.fold === sign;
/** The folded word at a place, "" when there is none. */
export const wordAt = (tokens: readonly Token[], at: number): string =>
  tokens[at]?.kind === "word" ? (tokens[at]?.fold ?? "") : "";
export const isNumber = (token: Token | undefined): token is Token => token?.kind === "number";
/** Words separated by blanks, folded as tokens are. */
export const wordSet = (words: string): ReadonlySet<string> => new Set(alignedFold(words).split(" "));

/** Says of a reader at which words alone it finds anything: of several it is then not asked at others. */
export const beginning = (begins: Words, read: Reader): Reader => Object.assign(read, { begins });

/** Begins figures and signs, and no word. */
export const NO_WORD: Words = new Set();

/** So many words are kept with the readers that may begin at them. */
const MOST_WORDS = 4_000;

/** The first of several readers that finds something. */
export function firstOf(...readers: readonly Reader[]): Reader {
  const parts = readers.flatMap((reader) => reader.parts ?? [reader]);
  const atWord = keepingLast((word) => parts.filter(({ begins }) => begins?.has(word) !== false), MOST_WORDS);
  const read: Reader = (tokens, at) => {
    const token = tokens[at];
    for (const part of token?.kind === "word" ? atWord(token.fold) : parts) {
      const result = part(tokens, at);
      if (result !== null) return result;
    }
    return null;
  };
  return Object.assign(read, { parts });
}
