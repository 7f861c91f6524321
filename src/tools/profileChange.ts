import { z } from "zod";
import { Limitation, type Profile, ProfilePatch } from "../protocol/profile.ts";
import { EQUIPMENT, type Equipment, JOINTS } from "../protocol/vocabulary.ts";

/** What statements about a person make of their profile, whatever it holds at that moment. */
export const ProfileChange = z.object({
  /** Values that replace what is stored. */
  set: ProfilePatch.omit({ equipment: true, limitations: true }),
  /** Things that came and went; with `isAll`, what came is all there is. */
  equipment: z.object({ has: z.array(z.enum(EQUIPMENT)), lacks: z.array(z.enum(EQUIPMENT)), isAll: z.boolean() }),
  /** Each takes the place of what is stored of its joint. */
  limitations: z.array(Limitation),
  /** Joints that need no sparing any more. */
  healed: z.array(z.enum(JOINTS)),
});
export type ProfileChange = z.infer<typeof ProfileChange>;

function changedEquipment(
  before: readonly Equipment[],
  { has, lacks, isAll }: ProfileChange["equipment"],
): readonly Equipment[] {
  if (isAll) return has;
  if (has.length === 0 && lacks.length === 0) return before;
  const kept = new Set([...before.filter((one) => one !== "none"), ...has]);
  for (const one of lacks) kept.delete(one);
  return EQUIPMENT.filter((one) => kept.has(one));
}

/** The parts of a profile that a change makes different; `null` when it makes none. */
export function profilePatch(profile: Profile, change: ProfileChange): ProfilePatch | null {
  const gone = new Set([...change.healed, ...change.limitations.map(({ joint }) => joint)]);
  const after: Partial<Profile> = {
    ...(change.set as Partial<Profile>),
    equipment: [...changedEquipment(profile.equipment, change.equipment)],
    limitations: [...profile.limitations.filter(({ joint }) => !gone.has(joint)), ...change.limitations],
  };
  const isNew = ([part, value]: [string, unknown]) =>
    value !== undefined && JSON.stringify(value) !== JSON.stringify(profile[part as keyof Profile]);
  const patch = Object.fromEntries(Object.entries(after).filter(isNew)) as ProfilePatch;
  return Object.keys(patch).length > 0 ? patch : null;
}
