import { expect } from "vitest";
import type { WorkScope } from "../../src/agents/agent.ts";
import { createGeneratorAgent } from "../../src/agents/generatorAgent.ts";
import { readCatalog } from "../../src/catalog/readCatalog.ts";
import { WorkoutContent, type WorkoutItem } from "../../src/protocol/cards.ts";
import type { Exercise } from "../../src/protocol/exercise.ts";
import { EMPTY_PROFILE, type Profile } from "../../src/protocol/profile.ts";
import type { Assignment, JsonObject, Outcome } from "../../src/protocol/understanding.ts";
import type { Equipment, Joint, StressFlag } from "../../src/protocol/vocabulary.ts";
import type { LogEntry } from "../../src/protocol/workoutLog.ts";
import { buildWorkout } from "../../src/tools/buildWorkout.ts";
import { getLogs } from "../../src/tools/getLogs.ts";
import { getProfile } from "../../src/tools/getProfile.ts";
import { getWorkouts } from "../../src/tools/getWorkouts.ts";
import { searchExercises } from "../../src/tools/searchExercises.ts";
import { callTool } from "../../src/tools/tool.ts";
import { sessionMinutes } from "../../src/training/sessionTime.ts";

const catalog = readCatalog();

/** What a joint limitation forbids besides stress; from the table of limits by joint, not from the code. */
const FORBIDDEN: Record<Joint, readonly StressFlag[]> = {
  shoulder: ["overhead", "behind_neck", "shoulder_extension_end_range", "shoulder_abducted_internal_rotation"],
  elbow: ["heavy_grip"],
  wrist: ["loaded_wrist_extension"],
  neck: ["behind_neck", "axial_load", "inverted"],
  lumbar_spine: ["axial_load", "loaded_spinal_flexion", "loaded_spinal_rotation"],
  thoracic_spine: ["loaded_spinal_rotation", "axial_load", "breath_hold_heavy"],
  hip: ["deep_knee_flexion", "impact"],
  knee: ["deep_knee_flexion", "knee_shear", "impact"],
  ankle: ["impact"],
};
const HOME: Equipment[] = ["none", "mat", "wall", "chair"];

/** One person's generator with the real catalogue and tools; `turn` goes through the three steps as the chart does. */
export function generatorFor(profile: Partial<Profile> = {}, logged: readonly LogEntry[] = []) {
  const stored: { id: string; createdAt: string; content: WorkoutContent }[] = [];
  const agent = createGeneratorAgent({
    catalog,
    tools: {
      searchExercises: searchExercises(catalog),
      buildWorkout: buildWorkout(catalog),
      getProfile: getProfile({
        profiles: { find: async () => ({ ...EMPTY_PROFILE, ...profile }) },
        facts: { all: async () => [] },
      }),
      getLogs: getLogs(
        { findLog: async () => null, listLogs: async () => ({ items: [...logged], nextCursor: null }) },
        { latest: async () => [] },
      ),
      getWorkouts: getWorkouts({
        listWorkouts: async () => ({
          items: stored.map(({ id, createdAt, content }) => ({ ...content, id, createdAt })).reverse(),
          nextCursor: null,
        }),
      }),
    },
  });
  const calls: string[] = [];
  const signal = new AbortController().signal;
  const call = { userId: "ana", conversationId: "c", turnId: "t", effectKey: "t/1", signal };
  const scope: WorkScope = {
    userId: "ana",
    conversationId: "c",
    turnId: "t",
    signal,
    idempotencyKey: "t/1",
    attempt: 1,
    emit: () => {},
    trace: () => {},
    ask: async () => ({ ok: false, why: "unavailable" }),
    call: (tool, input) => {
      calls.push(tool.name);
      return callTool(tool, input, call);
    },
  };
  const throughJson = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;

  async function turn(text: string, more: Partial<Assignment> = {}) {
    const assignment: Assignment = {
      userId: "ana",
      conversationId: "c",
      turnId: "turn-1",
      sentAt: "2026-11-21T10:00:00+01:00",
      timezone: "Europe/Paris",
      avoidJoints: [],
      text,
      resume: null,
      lastLogIds: [],
      ...more,
    };
    const request = throughJson(await agent.read(assignment, scope)) as unknown as JsonObject;
    let candidates = throughJson(await agent.search({ assignment, request, relaxed: false }, scope));
    const wasEmpty = candidates.isEmpty;
    if (wasEmpty) candidates = throughJson(await agent.search({ assignment, request, relaxed: true }, scope));
    const outcome = throughJson(await agent.build({ assignment, request, candidates }, scope));
    const saved = outcome.commands.find(({ tool }) => tool === "save_workout");
    if (saved) {
      stored.push({
        id: `w${stored.length}`,
        createdAt: assignment.sentAt,
        content: WorkoutContent.parse(saved.input.content),
      });
    }
    return { outcome, wasEmpty, text: outcome.say.map((part) => part.text).join("\n"), content: contentOf(outcome) };
  }
  return { turn, calls };
}

function contentOf({ say }: Outcome): WorkoutContent | null {
  const card = say.flatMap(({ cards }) => cards).find(({ type }) => type === "workout");
  return card === undefined ? null : WorkoutContent.parse(card);
}

export const known = (id: string): Exercise => {
  const exercise = catalog.byId(id);
  if (exercise === null) throw new Error(`unknown exercise ${id}`);
  return exercise;
};
export const itemsOf = (content: WorkoutContent) => content.blocks.flatMap(({ items }) => items);
export const mainOf = (content: WorkoutContent) =>
  content.blocks.flatMap(({ block, items }) => (block === "main" ? items : []));

/** Seconds of work and rest alone, added up without the code that made the card. */
function leastSeconds(content: WorkoutContent): number {
  let seconds = 0;
  for (const { items } of content.blocks) {
    items.forEach((item: WorkoutItem, i) => {
      const work = item.durationS ?? (item.reps ?? 0) * 4;
      seconds += item.sets * work * (item.side === "each" ? 2 : 1);
      const isInside =
        item.superset !== undefined && items.slice(i + 1).some((next) => next.superset === item.superset);
      if (!isInside) seconds += item.sets * item.restS;
    });
  }
  return seconds;
}

type Limits = { minutes?: number; equipment?: readonly Equipment[]; joints?: Partial<Record<Joint, number>> };

/** Everything that may never be broken, checked on the records themselves. */
export function expectHard(content: WorkoutContent, { minutes, equipment, joints = {} }: Limits) {
  expect(content.estimatedMinutes).toBe(sessionMinutes(content.blocks));
  if (minutes !== undefined) {
    expect(content.estimatedMinutes).toBeLessThanOrEqual(minutes);
    expect(leastSeconds(content)).toBeLessThanOrEqual(minutes * 60);
  }
  for (const { items } of content.blocks) {
    for (const { exerciseId, name } of items) {
      const exercise = known(exerciseId);
      expect(name).toBe(exercise.name);
      if (equipment !== undefined) {
        const missing = exercise.equipment_required.filter((thing) => ![...HOME, ...equipment].includes(thing));
        expect(missing, exercise.name).toEqual([]);
      }
      for (const [joint, cap] of Object.entries(joints) as [Joint, number][]) {
        expect(exercise.joint_stress[joint], `${exercise.name} on the ${joint}`).toBeLessThanOrEqual(cap);
        expect(
          exercise.stress_flags.filter((flag) => FORBIDDEN[joint].includes(flag)),
          exercise.name,
        ).toEqual([]);
      }
      if (exercise.laterality === "bilateral") continue;
      const sides = items.filter((other) => other.exerciseId === exerciseId).map(({ side }) => side);
      const isWhole = sides.includes("each") || (sides.includes("left") && sides.includes("right"));
      expect(isWhole, `${exercise.name}: both sides`).toBe(true);
    }
  }
}
