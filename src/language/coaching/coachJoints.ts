import type { Limitation } from "../../protocol/profile.ts";
import type { Joint, Muscle } from "../../protocol/vocabulary.ts";
import { compiled } from "../patterns/compiled.ts";
import { readLimitations } from "../person/limitations.ts";
import { JOINT_NAMES } from "./coachCues.ts";

const MUSCLES_AROUND: Record<Joint, readonly Muscle[]> = {
  neck: ["neck", "traps"],
  shoulder: ["front_delts", "rear_delts", "chest"],
  elbow: ["biceps", "triceps", "forearms"],
  wrist: ["forearms"],
  thoracic_spine: ["upper_back", "lats"],
  lumbar_spine: ["lower_back", "glutes"],
  hip: ["hip_flexors", "glutes", "adductors"],
  knee: ["quads", "hamstrings"],
  ankle: ["calves", "tibialis"],
};

const KINDNESS = JOINT_NAMES.map(({ joint, pattern: { source } }) => ({
  joint,
  pattern: compiled(
    `${source} (?:friendly|safe)\\b|\\b(?:easy|easier|gentle|low stress|light) (?:on|for) (?:the |my |your )?${source}`,
  ),
}));

/** What is stretched or warmed up around a joint that is named for it: "stretches for the hips". */
export function musclesAround(rest: string): Muscle[] {
  const named = JOINT_NAMES.filter(({ pattern }) => pattern.test(rest)).flatMap(({ joint }) => MUSCLES_AROUND[joint]);
  return [...new Set(named)];
}

/** Joints that a question is about, those that hurt first. */
export function jointsIn(rest: string, hasTrouble: boolean, limitations: readonly Limitation[]): Joint[] {
  const named = JOINT_NAMES.filter(
    ({ pattern, onlyWithTrouble }) => (hasTrouble || !onlyWithTrouble) && pattern.test(rest),
  );
  const joints = new Set([...limitations, ...named].map(({ joint }) => joint));
  if (joints.has("thoracic_spine") && !/\blower back\b/.test(rest)) joints.delete("lumbar_spine");
  return [...joints];
}

/** Joints to spare: those said to hurt, and mildly those in "knee friendly" or "easy on the shoulders". */
export function limitationsIn(text: string, rest: string): Limitation[] {
  const limitations = readLimitations(text);
  for (const { joint, pattern } of KINDNESS) {
    if (!pattern.test(rest) || limitations.some((one) => one.joint === joint)) continue;
    limitations.push({ joint, severity: "mild", side: null, note: null });
  }
  return limitations;
}
