import { z } from "zod";
import type { Statistic } from "../metrics/bootstrap.ts";
import { ratio, type Share } from "../metrics/ratio.ts";
import type { ExerciseReader } from "../target/exerciseReader.ts";
import type { Person } from "../target/person.ts";
import type { SeenTurn } from "../target/seenTurn.ts";

export const SUITES = ["routing", "multiturn", "logging", "generate", "safety", "memory", "coach"] as const;
export type SuiteName = (typeof SUITES)[number];

const Labels = z.object({ truth: z.string(), said: z.string() });
const Judged = z.object({ confidence: z.number(), isRight: z.boolean() });

/** What came of one row. Plain JSON: comparisons and later scoring work on it without a server. */
export const Score = z.object({
  /** Everything the row asks for is right. */
  isRight: z.boolean(),
  /** What was wrong, for people; empty when all is right. */
  why: z.array(z.string()),
  /** The row's class, for the breakdown; `null` when it has none. */
  group: z.string().nullable(),
  /** Part and whole by measure; a measure that is not about this row is missing. */
  shares: z.record(z.string(), z.tuple([z.number(), z.number()]).readonly()),
  /** What it is and what it was taken for, for the confusion matrix. */
  labels: Labels.optional(),
  /** The first decision: for calibration, and for what a threshold would make of it. */
  judged: Judged.optional(),
  guess: Judged.optional(),
});
export type Score = z.infer<typeof Score>;

/** A figure of a suite. `primary`: what the suite is for. `guard`: must not get worse. */
export type Measure = {
  name: string;
  label: string;
  better: "higher" | "lower";
  role: "primary" | "guard" | "other";
  statistic: (scores: readonly Score[]) => Statistic;
};

/** Who and what a row's run can speak with. `stranger` is somebody else, who must learn nothing. */
export type Scene = { person: Person; stranger: Person; exercise: ExerciseReader };

/** What a suite is made of: how a row reads, what is said to the server, how the outcome is judged. */
export type SuiteParts<Row extends { id: string }, Seen> = {
  name: SuiteName;
  row: z.ZodType<Row>;
  /** Talks with the server. What is seen is plain JSON. */
  observe(row: Row, scene: Scene): Promise<Seen>;
  /** Goes on after all rows were observed and the server was restarted on its data. */
  observeAfterRestart?(row: Row, seen: Seen, scene: Scene): Promise<Seen>;
  /** Judges without a server. */
  score(row: Row, seen: Seen): Score;
  textOf(row: Row): string;
  turnsOf(seen: Seen): SeenTurn[];
  /** The same, had the server's threshold for asking been another. Only where it can be told without a server. */
  withThreshold?(seen: Seen, threshold: number): Seen;
  /** The same message under today's rules. Only where it can be told without a server. */
  withTodaysRules?(row: Row, seen: Seen, threshold: number): Seen;
  measures: Measure[];
};

/** A suite whose row and outcome are its own business. */
export type Suite = SuiteParts<{ id: string }, unknown>;

/** Rows reach a suite only through its own schema, and outcomes only from itself: that is why the cast holds. */
export const defineSuite = <Row extends { id: string }, Seen>(parts: SuiteParts<Row, Seen>): Suite =>
  parts as unknown as Suite;

/** A measure that is a sum of the rows' shares. */
export const rate = (
  name: string,
  label: string,
  role: Measure["role"] = "other",
  better: Measure["better"] = "higher",
): Measure => ({
  name,
  label,
  role,
  better,
  statistic: (scores) => ratio(scores.map(({ shares }) => shares[name])),
});

/** A share of 0 or 1 of one. */
export const isTrue = (holds: boolean): Share => [holds ? 1 : 0, 1];
