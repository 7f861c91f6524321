import type { Limitation } from "../../protocol/profile.ts";
import type { Assignment } from "../../protocol/understanding.ts";

const SEVERITY = { mild: 0, moderate: 1, severe: 2 } as const;

/** Message, profile and chips in one: the worse of message and profile counts; a chip alone is moderate. */
export function mergeLimitations(
  said: readonly Limitation[],
  profile: readonly Limitation[],
  chips: Assignment["avoidJoints"],
): Limitation[] {
  const byJoint = new Map<string, Limitation>();
  for (const one of [...said, ...profile]) {
    const known = byJoint.get(one.joint);
    if (known === undefined || SEVERITY[one.severity] > SEVERITY[known.severity]) {
      byJoint.set(one.joint, { ...one, side: one.side ?? known?.side ?? null });
    }
  }
  for (const joint of chips) {
    if (!byJoint.has(joint)) byJoint.set(joint, { joint, severity: "moderate", side: null, note: null });
  }
  return [...byJoint.values()];
}
