import type { ContextItem } from "../../models/contextWindow.ts";
import type { Profile } from "../../protocol/profile.ts";
import type { KnownFact } from "../../tools/getFacts.ts";
import { equipmentWord, jointWord, listed } from "./coachWords.ts";

/** Facts that have no bearing on an answer about training. */
const ASIDE: ReadonlySet<KnownFact["type"]> = new Set(["location", "birthdate", "occupation", "medication", "units"]);
/** The label of what code has put into words. */
export const HOW_THEY_TRAIN = "how the person trains";
const MOST_FACTS = 12;

/** What is known of the person, for a model's window: how they train first, then what they said about themselves. */
export function personInWords(
  known: { profile: Profile; unitSaid: boolean } | null,
  facts: readonly KnownFact[],
): ContextItem[] {
  const lines: string[] = [];
  if (known !== null) {
    const { level, goal, equipment, limitations, unit } = known.profile;
    if (level !== null) lines.push(`Level: ${level}.`);
    if (goal !== null) lines.push(`Goal: ${goal.replaceAll("_", " ")}.`);
    if (limitations.length > 0)
      lines.push(`To be spared: ${listed(limitations.map((one) => `${jointWord(one.joint)} (${one.severity})`))}.`);
    if (equipment.length > 0) lines.push(`Trains with: ${listed(equipment.map(equipmentWord))}.`);
    if (known.unitSaid) lines.push(`Unit of weight: ${unit}.`);
  }
  const said = facts
    .filter(({ type }) => !ASIDE.has(type))
    .slice(-MOST_FACTS)
    .map(({ type, value }) => `${type.replaceAll("_", " ")}: ${value}`);
  return [
    ...(lines.length > 0 ? [{ label: HOW_THEY_TRAIN, text: lines.join("\n") }] : []),
    ...(said.length > 0 ? [{ label: "what the person said about themselves", text: said.join("\n") }] : []),
  ];
}
