import { JOINT_NAMES, type Joint } from "../../protocol/vocabulary.ts";

/** Words of the catalogue that read otherwise than their names. */
const LABELS: Readonly<Record<string, string>> = {
  none: "No equipment",
  cardio_system: "Heart and lungs",
  abs: "Abs",
  ez_bar: "EZ bar",
  pull_up_bar: "Pull-up bar",
  machine_assisted_pullup: "Assisted pull-up machine",
  smith_machine: "Smith machine",
  step_up: "Step-up",
  core_anti_extension: "Core: anti-extension",
  core_anti_rotation: "Core: anti-rotation",
  core_anti_lateral_flexion: "Core: anti-side-bend",
  core_flexion: "Core: flexion",
  core_rotation: "Core: rotation",
};

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** A word of the closed vocabularies (muscle, equipment, pattern, goal …) as people read it: "Front delts". */
export function labelOf(word: string): string {
  const given = LABELS[word];
  if (given) return given;
  const machine = word.startsWith("machine_") ? `${word.slice("machine_".length)} machine` : word;
  return capital(machine.replaceAll("_", " "));
}

export const jointLabel = (joint: Joint): string => capital(JOINT_NAMES[joint]);
