import type { Exercise } from "../protocol/exercise.ts";
import type { Limitation } from "../protocol/profile.ts";
import type { Equipment, MovementPattern, Muscle, PatternGroup } from "../protocol/vocabulary.ts";

/** What a search may ask for. Everything given must hold; lists inside a field are alternatives unless said. */
export type ExerciseQuery = {
  /** Words in name or aliases, ranked. */
  text?: string | undefined;
  /** Primary or secondary; primary ranks higher. */
  muscles?: readonly Muscle[] | undefined;
  /** What the person has: an exercise fits when everything it needs is here (or it needs nothing). */
  equipment?: readonly Equipment[] | undefined;
  movements?: readonly (MovementPattern | PatternGroup)[] | undefined;
  /** Joints to spare. A record without a rating for the joint is left out (fail closed). */
  limitations?: readonly Limitation[] | undefined;
  /** Highest difficulty: beginner 2, intermediate 4, advanced 5. */
  level?: "beginner" | "intermediate" | "advanced" | undefined;
  suitability?: "main" | "accessory" | "warm_up" | "cool_down" | undefined;
  /** Ids or slugs to leave out. */
  exclude?: readonly string[] | undefined;
  /** What is at hand without being listed in `equipment`. Default: mat, wall and chair; pass `[]` for none. */
  assumed?: readonly Equipment[] | undefined;
  limit?: number | undefined;
};

/** Which constraint emptied a search: how many were left after each, in the order applied. */
export type SearchTrace = { constraint: keyof ExerciseQuery; left: number }[];

export type ScoredExercise = { exercise: Exercise; score: number };

/** What a phrase such as "db row" means. */
export type MatchResult = {
  /**
   * `clear`: `best` is meant. `ambiguous`: several fit as well, or the movement is known and no exercise of it fits all
   * the words; offer the candidates. `none`: this names no exercise.
   */
  kind: "clear" | "ambiguous" | "none";
  /** Set when `clear`, and only then. */
  best: ScoredExercise | null;
  /** Up to `limit`, best first; the ones a lifter would expect to be offered. */
  candidates: ScoredExercise[];
  /** The movement word that narrowed the pool ("row", "press"), if there was one. */
  movementKeyword: string | null;
  poolSize: number;
  topScore: number;
};

export type MatchOptions = {
  /** 0 to 100; below it nothing is resolved. Default 75. */
  threshold?: number;
  limit?: number;
  /** Exercise ids this person logged lately, most recent first: breaks ties between equally good readings. */
  recentIds?: readonly string[];
  /** What is known of the sets: "squats 5x5 100kg" is the barbell lift, "squats 3x15" is not decided. */
  loaded?: boolean;
  /** The words come from a sentence: words of talk may stand around the name. */
  talk?: boolean;
  /** The sets are told in time or distance only: "the walk with the dog, 50 min" names an activity. */
  timed?: boolean;
};

/** The exercises that exist, and nothing else does. */
export interface Catalog {
  readonly all: readonly Exercise[];
  byId(id: string): Exercise | null;
  bySlug(slug: string): Exercise | null;
  search(query: ExerciseQuery): { items: Exercise[]; total: number; trace: SearchTrace };
  match(phrase: string, options?: MatchOptions): MatchResult;
}
