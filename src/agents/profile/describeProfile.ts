import type { Profile } from "../../protocol/profile.ts";

const GOALS: Record<NonNullable<Profile["goal"]>, string> = {
  strength: "strength",
  hypertrophy: "building muscle",
  endurance: "endurance",
  power: "power",
  fat_loss: "losing fat",
  general: "general fitness",
};
const JOINTS: Partial<Record<Profile["limitations"][number]["joint"], string>> = {
  thoracic_spine: "upper back",
  lumbar_spine: "lower back",
};
const MOST_NAMED = 12;

const plain = (id: string) => id.replace(/^machine_/, "").replaceAll("_", " ");

function equipmentText(equipment: Profile["equipment"]): string {
  if (equipment.length === 1 && equipment[0] === "none") return "equipment: none";
  const named = equipment.slice(0, MOST_NAMED).map(plain);
  const more = equipment.length - named.length;
  return `equipment: ${named.join(", ")}${more > 0 ? ` and ${more} more` : ""}`;
}

function limitationText({ joint, side, severity }: Profile["limitations"][number]): string {
  const name = JOINTS[joint] ?? plain(joint);
  const sided = side === "both" ? `both ${name}s` : side ? `${side} ${name}` : name;
  return `${sided} (${severity})`;
}

/** The stored profile in one or two sentences, what is not known left out. */
export function describeProfile(profile: Profile): string {
  const parts = [
    `unit ${profile.unit}`,
    profile.level && `level ${profile.level}`,
    profile.goal && `goal ${GOALS[profile.goal]}`,
    profile.country && `country ${profile.country}`,
    profile.timezone !== "UTC" && `time zone ${profile.timezone}`,
    profile.equipment.length > 0 && equipmentText(profile.equipment),
    profile.limitations.length > 0 && `to spare: ${profile.limitations.map(limitationText).join(", ")}`,
    profile.notation && `you write ${profile.notation.replaceAll("_", " x ")}`,
  ].filter((part) => typeof part === "string" && part !== "");
  return `What I know about you: ${parts.join("; ")}.`;
}
