import type { Profile } from "../../protocol/profile.ts";
import { JOINT_NAMES } from "../../protocol/vocabulary.ts";

export const GOAL_NAMES: Record<NonNullable<Profile["goal"]>, string> = {
  strength: "strength",
  hypertrophy: "building muscle",
  endurance: "endurance",
  power: "power",
  fat_loss: "losing fat",
  general: "general fitness",
};
const MOST_NAMED = 12;

const plain = (id: string) => id.replace(/^machine_/, "").replaceAll("_", " ");

/** What there is, the first dozen by name. */
export function equipmentNames(equipment: Profile["equipment"]): string[] {
  const more = equipment.length - MOST_NAMED;
  return [...equipment.slice(0, MOST_NAMED).map(plain), ...(more > 0 ? [`${more} more`] : [])];
}

/** "left knee (moderate)" */
export function limitationText({ joint, side, severity }: Profile["limitations"][number]): string {
  const name = JOINT_NAMES[joint];
  const sided = side === "both" ? `both ${name}s` : side ? `${side} ${name}` : name;
  return `${sided} (${severity})`;
}

/** The stored profile in one sentence, what is not known left out. */
export function describeProfile(profile: Profile): string {
  const parts = [
    `unit ${profile.unit}`,
    profile.level && `level ${profile.level}`,
    profile.goal && `goal ${GOAL_NAMES[profile.goal]}`,
    profile.country && `country ${profile.country}`,
    profile.timezone !== "UTC" && `time zone ${profile.timezone}`,
    profile.equipment.length > 0 && `equipment: ${equipmentNames(profile.equipment).join(", ")}`,
    profile.limitations.length > 0 && `to spare: ${profile.limitations.map(limitationText).join(", ")}`,
    profile.notation && `you write ${profile.notation.replaceAll("_", " x ")}`,
  ].filter((part) => typeof part === "string" && part !== "");
  return `Your profile: ${parts.join("; ")}.`;
}
