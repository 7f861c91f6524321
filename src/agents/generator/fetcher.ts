import { z } from "zod";
import type { Catalog } from "../../catalog/catalog.ts";
import type { WorkoutContent } from "../../protocol/cards.ts";
import type { Exercise } from "../../protocol/exercise.ts";
import type { Assignment, JsonObject, Outcome } from "../../protocol/understanding.ts";
import type { BuildWorkoutTool } from "../../tools/buildWorkout.ts";
import type { SearchExercisesTool } from "../../tools/searchExercises.ts";
import type { Work, WorkScope } from "../agent.ts";
import { createSentenceGate } from "../speech/sentenceGate.ts";
import { createCandidateSearch } from "./candidateSearch.ts";
import { type Picks, pickExercises } from "./exercisePicker.ts";
import { withLeftOut } from "./leftOut.ts";
import { areaInWords } from "./planWords.ts";
import { BuildProposal, SearchProposal, stricterPlan } from "./proposalTools.ts";
import { objectionTo, objectionToChoice, objectionToSession } from "./proposedSession.ts";
import { sessionPrompt } from "./proposer.ts";
import { buildInput } from "./sessionBuilder.ts";
import { sessionFaults } from "./sessionFaults.ts";
import { SessionPlan } from "./sessionPlan.ts";
import { sessionReply } from "./sessionReply.ts";

export type FetcherInput = { assignment: Assignment; request: JsonObject; talk: JsonObject[]; calls: JsonObject[] };
export type Fetched = { talk: JsonObject[]; outcome: Outcome | null };
export type FetcherParts = {
  catalog: Catalog;
  tools: { searchExercises: SearchExercisesTool; buildWorkout: BuildWorkoutTool };
};

const Call = z.object({ id: z.string(), name: z.string(), input: z.unknown() });

const MOST_FOUND = 12;
const MOST_NEAR = 3;
const MOST_WORDS = { sentences: 2, characters: 280 };

type Answer = { told: string; outcome: Outcome | null };
const told = (text: string): Answer => ({ told: text, outcome: null });
const inWords = (name: string) => name.replaceAll("_", " ");

/**
 * Runs what a language model proposed. Its wishes are put on top of the plan's limits, which they can only make stricter;
 * what breaks one is refused in words that it can mend. The session is `build_workout`'s own, with warm-up and cool-down
 * chosen as without a model, and is checked once more by the same rules.
 */
export function createFetcher({ catalog, tools }: FetcherParts): Work<FetcherInput, Fetched> {
  const searchCandidates = createCandidateSearch(catalog, tools.searchExercises);

  async function search(input: unknown, given: SessionPlan, scope: WorkScope): Promise<Answer> {
    const read = SearchProposal.safeParse(input);
    if (!read.success) return told(`Refused: ${z.prettifyError(read.error)}`);
    const { muscles, movements, ...stricter } = read.data;
    const plan = stricterPlan(given, stricter);
    const answer = await scope.call(tools.searchExercises, {
      ...(muscles?.length ? { muscles } : {}),
      ...(movements?.length ? { movements } : {}),
      level: plan.level,
      limitations: plan.limitations,
      exclude: plan.excludeIds,
      ...(plan.equipment === null ? {} : { equipment: plan.equipment }),
      limit: 500,
    });
    if (!answer.ok) return told(`Refused: ${answer.detail ?? answer.problem}`);
    const found = answer.result.exercises
      .flatMap(({ id }) => catalog.byId(id) ?? [])
      .filter((exercise) => objectionTo(exercise, plan) === null && isTraining(exercise));
    if (found.length === 0) {
      const emptiedBy = answer.result.trace.find(({ left }) => left === 0)?.constraint ?? "limits";
      return told(`Nothing is left; what leaves nothing: ${emptiedBy}. Ask for other muscles or movements.`);
    }
    return told(found.slice(0, MOST_FOUND).map(lineOf).join("\n"));
  }

  /** Every id of the choice as an exercise, or what is wrong with those that are none. */
  function resolve(ids: readonly string[], plan: SessionPlan): { exercises: Exercise[]; problems: string[] } {
    const exercises = new Map<string, Exercise>();
    const problems: string[] = [];
    for (const id of ids) {
      const exercise = catalog.byId(id) ?? catalog.bySlug(id);
      const objection = exercise === null ? null : objectionTo(exercise, plan);
      if (exercise === null) problems.push(`There is no exercise with the id "${id.slice(0, 60)}"${near(id, plan)}.`);
      else if (objection !== null) problems.push(`${objection}.`);
      else exercises.set(exercise.id, exercise);
    }
    return { exercises: [...exercises.values()], problems };
  }

  function near(id: string, plan: SessionPlan): string {
    const slugs = catalog
      .match(id.replaceAll("-", " ").slice(0, 80), { limit: MOST_NEAR })
      .candidates.filter(({ exercise }) => objectionTo(exercise, plan) === null)
      .map(({ exercise }) => exercise.slug);
    return slugs.length > 0 ? `; ids that come near: ${slugs.join(", ")}` : "; take ids from a search";
  }

  async function build(input: unknown, given: SessionPlan, assignment: Assignment, scope: WorkScope): Promise<Answer> {
    const read = BuildProposal.safeParse(input);
    if (!read.success) return told(`Refused: ${z.prettifyError(read.error)}`);
    const { exercises: ids, note = "", ...stricter } = read.data;
    const plan = stricterPlan(given, stricter);
    const { exercises, problems } = resolve(ids, plan);
    if (problems.length > 0) return told(`Refused, nothing was built. ${problems.join(" ")}`);
    const candidates = await searchCandidates(
      { assignment, request: plan as unknown as JsonObject, relaxed: false },
      scope,
    );
    if (candidates.isEmpty) return told("Refused: under these limits there is nothing that trains what was asked for.");
    const around = pickExercises(plan, candidates, catalog);
    const main = withIncluded(exercises, plan);
    const objection = objectionToChoice(
      main.map(({ exercise }) => exercise),
      plan,
    );
    if (objection !== null) return told(`Refused, nothing was built. ${objection}`);
    const isInMain = ({ id }: Exercise) => main.some(({ exercise }) => exercise.id === id);
    const picks: Picks = {
      main,
      warmUp: around.warmUp.filter((exercise) => !isInMain(exercise)),
      coolDown: around.coolDown.filter((exercise) => !isInMain(exercise)),
      substitutions: [],
      added: [],
    };
    const built = await scope.call(tools.buildWorkout, buildInput(plan, candidates, picks, main));
    if (!built.ok) return told(`Refused, nothing was built. ${built.problem}`);
    const content = withLeftOut(built.result, plan);
    const wrong = sessionFaults(plan, content, catalog)[0]?.problem ?? objectionToSession(content, plan, catalog);
    if (wrong !== null) return told(`Refused, nothing was built. ${wrong}`);
    const text = sessionReply(plan, candidates, picks, content, catalog);
    const words = noteFrom(note, plan, content);
    return {
      told: "Built.",
      outcome: {
        say: [
          {
            text: words === "" ? text : `${text} ${words}`,
            cards: [{ type: "workout", ...content }],
            citations: [],
          },
        ],
        commands: [{ tool: "save_workout", input: { content: content as JsonObject, at: assignment.sentAt } }],
        question: null,
      },
    };
  }

  /** What the person named is in whether the model chose it or not. */
  function withIncluded(chosen: readonly Exercise[], plan: SessionPlan): Picks["main"] {
    const named = plan.include.flatMap(({ id }) => catalog.byId(id) ?? []);
    const missing = named.filter(({ id }) => !chosen.some((one) => one.id === id));
    const first = missing.filter(({ id }) => plan.include.find((one) => one.id === id)?.place !== "end");
    const last = missing.filter((exercise) => !first.includes(exercise));
    return [...first, ...chosen, ...last].map((exercise, rank) => ({
      exercise,
      keep: named.includes(exercise),
      rank,
      durationS: null,
    }));
  }

  /** What of the model's own words may stand behind ours: about this session, with no figure that is not in it. */
  function noteFrom(note: string, plan: SessionPlan, content: WorkoutContent): string {
    const items = content.blocks.flatMap((block) => block.items);
    const described = items.flatMap(({ exerciseId }) => catalog.byId(exerciseId) ?? []).map(lineOf);
    const gate = createSentenceGate(
      {
        kind: "about",
        written: [plan.text],
        sources: [content.title, ...plan.areas.map(areaInWords), ...described],
        prompt: sessionPrompt(plan, catalog).text,
        most: MOST_WORDS,
      },
      () => {},
    );
    gate.push(note.replace(/\s+/g, " "));
    return gate.end().text;
  }

  return async ({ assignment, request, talk, calls }, scope) => {
    const plan = SessionPlan.parse(request);
    const results: JsonObject[] = [];
    for (const { id, name, input } of calls.map((call) => Call.parse(call))) {
      const answer =
        name === "search_exercises"
          ? await search(input, plan, scope)
          : name === "build_workout"
            ? await build(input, plan, assignment, scope)
            : told(`There is no tool "${name.slice(0, 40)}": use search_exercises and build_workout.`);
      results.push({ role: "tool", toolCallId: id, content: answer.told });
      if (answer.outcome !== null) return { talk: [...talk, ...results], outcome: answer.outcome };
    }
    return { talk: [...talk, ...results], outcome: null };
  };
}

const isTraining = ({ suitability }: Exercise) => suitability.main || suitability.accessory;

const lineOf = (exercise: Exercise): string =>
  `${exercise.slug}: ${exercise.name}; ${exercise.mechanic}, ${inWords(exercise.movement_pattern)}; trains ${exercise.primary_muscles
    .map(inWords)
    .join(", ")}`;
