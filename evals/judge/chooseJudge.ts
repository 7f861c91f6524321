import type { namedModelOf } from "../../src/config.ts";
import { HOSTED_MODELS } from "../../src/models/openai/modelNames.ts";
import type { SeenTurn } from "../target/seenTurn.ts";

/** `name` is `null` where the server chooses: none is configured, and it lists its own. */
export type ChosenJudge = { name: string | null; choice: string };

type Names = Pick<ReturnType<typeof namedModelOf>, "baseUrl" | "models" | "fallback">;

/**
 * The model that judges: the one that is asked for by name, else the first of strong, fallback and fast that had no part in
 * the answers, else the strong one. `choice` says which and why. `writers` as `writersOf` gives them.
 */
export function chooseJudge(asked: string | undefined, configured: Names, writers: ReadonlySet<string>): ChosenJudge {
  if (asked !== undefined) return { name: asked, choice: `named by --judge; it ${partIn(asked, writers)}` };
  const { baseUrl, models, fallback } = configured;
  const usual = baseUrl === undefined ? HOSTED_MODELS : { fast: undefined, strong: undefined };
  const names = [models.strong ?? usual.strong, fallback, models.fast ?? usual.fast].filter(
    (name) => name !== undefined,
  );
  const name = names.find((one) => !wrote(one, writers)) ?? names[0] ?? null;
  if (name === null)
    return {
      name,
      choice: "what the server chose, since no model is named; whether it wrote the answers is not known before",
    };
  const others = new Set(names.map(undated)).size > 1;
  const why = wrote(name, writers)
    ? `; ${others ? "all models that are configured had" : "no other is configured: name one with --judge"}`
    : "";
  return { name, choice: `it ${partIn(name, writers)}${why}` };
}

/** In words, whether a model wrote what it judges. */
export const partIn = (name: string, writers: ReadonlySet<string>): string =>
  wrote(name, writers) ? "had a part in the answers it judges" : "wrote none of what it judges";

/** The questions to models that may have worded a turn's reply. */
export const wordingCalls = ({ modelCalls = [] }: SeenTurn) =>
  modelCalls.filter(({ role, outcome }) => role !== "router" && outcome === "answered");

/** The models that may have worded a turn's reply, as they are asked for and as their server calls them. */
export const writersOf = (turn: SeenTurn): string[] =>
  wordingCalls(turn).flatMap(({ model, attempts }) => [
    model,
    ...attempts.filter(({ outcome }) => outcome === "answered").map((attempt) => attempt.model),
  ]);

/** Whether a model is among the writers; a date that servers put behind a name makes no other model. */
export const wrote = (name: string, writers: Iterable<string>): boolean =>
  [...writers].some((writer) => undated(writer) === undated(name));

const undated = (name: string): string => name.replace(/-\d{4}(-?\d\d){0,2}$/, "");
