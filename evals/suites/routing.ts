import { z } from "zod";
import { calibrationError } from "../metrics/calibration.ts";
import { macroF1 } from "../metrics/macroF1.ts";
import { Intent, listOf, RowBase } from "../rows/rowFields.ts";
import { reroute } from "../target/reroute.ts";
import { isClarifying, type SeenTurn } from "../target/seenTurn.ts";
import { defineSuite, isTrue, rate, type Score } from "./suite.ts";

/** What a route does when it is taken; `forbidden` names either. */
const EFFECT_OF: Record<string, string> = {
  WORKOUT_LOG: "log",
  WORKOUT_GENERATE: "workout",
  PLAN_ROUTINE: "routine",
  EDIT_PLAN: "routine",
  PROFILE: "profile",
  NUTRITION: "food",
  TASK: "task",
  EVENT: "event",
  EXECUTE_WORKOUT: "session",
};

const Row = RowBase.extend({
  text: z.string().min(1),
  intent: Intent,
  intents: listOf(Intent),
  acceptable: listOf(Intent),
  must_clarify: z.boolean(),
  forbidden: listOf(z.string()).default([]),
  clarify_ok: z.boolean().default(false),
});
type Row = z.infer<typeof Row>;
type Seen = { turn: SeenTurn };

/** Decisions that come from weighing words; the others are sure by construction and say nothing about calibration. */
const WEIGHED = new Set(["rule", "classifier", "model"]);

/** Routes and effects that the row forbids. A clarified message did nothing; a route that is also acceptable is none. */
function forbiddenIn(row: Row, turn: SeenTurn): { routes: string[]; effects: string[] } {
  const routes = isClarifying(turn)
    ? []
    : turn.routes
        .map(({ route }) => route)
        .filter((route) => row.forbidden.includes(route) && !row.acceptable.some((fine) => fine === route));
  const kinds = new Set(row.forbidden.flatMap((name) => EFFECT_OF[name] ?? name));
  return { routes, effects: turn.effects.map(({ kind }) => kind).filter((kind) => kinds.has(kind)) };
}

function score(row: Row, { turn }: Seen): Score {
  const said = turn.routes.map(({ route }) => route);
  const first = turn.routes[0];
  const isClarified = isClarifying(turn);
  const mayClarify = row.must_clarify || row.clarify_ok;
  const fine: string[] = [row.intent, ...row.acceptable];

  const isStrict = row.must_clarify ? isClarified : first?.route === row.intent;
  const isLenient = (isClarified && mayClarify) || (first !== undefined && fine.includes(first.route));
  const isOverAsking = isClarified && !mayClarify;
  const isInOrder = said.length === row.intents.length && row.intents.every((intent, at) => said[at] === intent);
  const isMulti = row.intents.length > 1;
  const forbidden = forbiddenIn(row, turn);
  const isForbidden = forbidden.routes.length + forbidden.effects.length > 0;

  const why = [
    ...(isLenient ? [] : [`went to ${said.join(", ") || "nothing"}, not ${fine.join(" or ")}`]),
    ...(row.must_clarify && !isClarified ? ["was not asked about"] : []),
    ...(isOverAsking ? ["was asked about without need"] : []),
    ...(isMulti && !isInOrder ? [`requests were ${said.join(", ") || "none"}, not ${row.intents.join(", ")}`] : []),
    ...(isForbidden ? [`forbidden: ${[...forbidden.routes, ...forbidden.effects].join(", ")}`] : []),
    ...(turn.status === "failed" ? [`the turn failed: ${turn.reply.text.slice(0, 200)}`] : []),
  ];
  const guess = first && WEIGHED.has(first.by) ? first : null;
  return {
    isRight: why.length === 0,
    why,
    group: row.must_clarify ? "UNKNOWN" : row.intent,
    shares: {
      lenient: isTrue(isLenient),
      strict: isTrue(isStrict),
      ...(isMulti ? { ordered: isTrue(isInOrder) } : { overSplit: isTrue(said.length > 1) }),
      ...(row.must_clarify ? { clarifyRecall: isTrue(isClarified) } : {}),
      ...(mayClarify ? {} : { overAsking: isTrue(isOverAsking) }),
      ...(row.forbidden.length > 0
        ? { forbidden: isTrue(isForbidden), forbiddenEffects: isTrue(forbidden.effects.length > 0) }
        : {}),
    },
    labels: {
      truth: row.must_clarify ? "UNKNOWN" : row.intent,
      said: isClarified ? "UNKNOWN" : (first?.route ?? "NONE"),
    },
    ...(guess && guess.route !== "UNKNOWN" && !row.must_clarify
      ? { judged: { confidence: guess.confidence, isRight: fine.includes(guess.route) } }
      : {}),
    guess: {
      confidence: first ? (first.route === "UNKNOWN" ? 0 : first.confidence) : 0,
      isRight: !row.must_clarify && first !== undefined && fine.includes(first.route),
    },
  };
}

/** Two routes nearer than this are asked about, whatever the threshold. */
const CLOSE = 0.05;

/** The same decisions under another confidence threshold: below it, or too close to the next, the person is asked. */
function withThreshold({ turn }: Seen, threshold: number): Seen {
  const first = turn.routes[0];
  if (!first || !WEIGHED.has(first.by)) return { turn };
  const rival = first.alternatives[0]?.confidence ?? 0;
  const isUnclear = first.route === "UNKNOWN" || first.confidence < threshold || first.confidence - rival < CLOSE;
  if (isUnclear === isClarifying(turn)) return { turn };
  if (isUnclear)
    return {
      turn: {
        ...turn,
        status: "awaiting",
        effects: [],
        pending: { kind: "clarification", about: "route", question: "", options: [] },
      },
    };
  return { turn: { ...turn, status: "completed", pending: null } };
}

/** What today's rules make of the message. What it would have stored is known only where the routes are the same. */
function withTodaysRules(row: Row, { turn }: Seen, threshold: number): Seen {
  const routes = reroute(row.text, threshold);
  const names = (all: SeenTurn["routes"]) => all.map(({ route }) => route).join();
  const isSame = names(routes) === names(turn.routes);
  return withThreshold({ turn: { ...turn, routes, effects: isSame ? turn.effects : [] } }, threshold);
}

/** Is the message taken for what it is, and asked about when it cannot be known? */
export const routingSuite = defineSuite<Row, Seen>({
  name: "routing",
  row: Row,
  async observe(row, { person }) {
    const conversation = await person.converse(row);
    return { turn: await conversation.says(row.text) };
  },
  score,
  textOf: ({ text }) => text,
  turnsOf: ({ turn }) => [turn],
  withThreshold,
  withTodaysRules,
  measures: [
    rate("lenient", "right or acceptable route", "primary"),
    rate("strict", "right route"),
    {
      name: "macroF1",
      label: "macro-F1",
      better: "higher",
      role: "other",
      statistic: (scores) => macroF1(scores.map(({ labels }) => labels ?? null)),
    },
    rate("ordered", "several requests, all in order"),
    rate("overSplit", "one request split in several", "other", "lower"),
    rate("clarifyRecall", "asked when it must", "guard"),
    rate("overAsking", "asked without need", "guard", "lower"),
    rate("forbidden", "forbidden route or effect", "guard", "lower"),
    rate("forbiddenEffects", "forbidden effect", "guard", "lower"),
    {
      name: "calibrationError",
      label: "expected calibration error",
      better: "lower",
      role: "other",
      statistic: (scores) => calibrationError(scores.map(({ judged }) => judged ?? null)),
    },
  ],
});
