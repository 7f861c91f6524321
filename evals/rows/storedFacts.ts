import { z } from "zod";
import { EMPTY_PROFILE, Profile } from "../../src/protocol/profile.ts";
import type { Person } from "../target/person.ts";
import type { SeenTurn } from "../target/seenTurn.ts";

/** Something that is stored about a person, its value as text. */
export type StoredFact = { type: string; value: string };

/** What a part of the profile is called as a fact. The zone, language and notation are not said as facts. */
const PROFILE_FACTS = {
  unit: "units",
  country: "location",
  level: "experience_level",
  goal: "goal",
  equipment: "equipment",
  limitations: "injury",
} as const;

const FactPage = z.object({
  items: z.array(z.object({ type: z.string(), value: z.unknown(), status: z.string().default("current") })),
});
const FactEffect = z.object({ type: z.string(), value: z.unknown() });

/** Words and figures of any value, in order. */
export function textOf(value: unknown): string {
  if (value === null || value === undefined) return "";
  if (typeof value === "object") return Object.values(value).map(textOf).filter(Boolean).join(" ");
  return String(value).replaceAll("_", " ");
}

/** The person's profile as it is stored; the empty one when it cannot be read. */
export async function profileOf(person: Person): Promise<Profile> {
  const { json } = await person.request("GET", "/api/profile");
  return Profile.safeParse(json).data ?? EMPTY_PROFILE;
}

/**
 * All that is stored about a person: the current facts, and the parts of the profile that are not as in `before` and that no
 * fact of their type tells of. Where the server has no list of facts, what the turns say they stored counts.
 */
export async function storedFacts(person: Person, before: Profile, turns: readonly SeenTurn[]): Promise<StoredFact[]> {
  const answer = await person.request("GET", "/api/facts?limit=100");
  const page = answer.status === 200 ? FactPage.safeParse(answer.json) : null;
  const facts = page?.success
    ? page.data.items
        .filter(({ status }) => status === "current")
        .map(({ type, value }) => ({ type, value: textOf(value) }))
    : factsOfEffects(turns);
  const told = new Set(facts.map(({ type }) => type));
  // What the profile makes of a fact is that fact again.
  return [...facts, ...profileFacts(await profileOf(person), before).filter(({ type }) => !told.has(type))];
}

function factsOfEffects(turns: readonly SeenTurn[]): StoredFact[] {
  const byRef = new Map<string, StoredFact>();
  for (const { kind, op, ref, data } of turns.flatMap(({ effects }) => effects)) {
    if (kind !== "fact") continue;
    const fact = FactEffect.safeParse(data);
    if (op === "delete") byRef.delete(ref);
    else if (fact.success) byRef.set(ref, { type: fact.data.type, value: textOf(fact.data.value) });
  }
  return [...byRef.values()];
}

/** The parts of a profile that are not as in `before`; all of them without one. */
export function profileFacts(now: Profile, before: Profile | null): StoredFact[] {
  return (Object.keys(PROFILE_FACTS) as (keyof typeof PROFILE_FACTS)[]).flatMap((part) => {
    const [value, old] = [now[part], before?.[part]];
    if (JSON.stringify(value) === JSON.stringify(old)) return [];
    const parts = Array.isArray(value) ? value : value === null ? [] : [value];
    const known = new Set((Array.isArray(old) ? old : []).map((one) => JSON.stringify(one)));
    return parts
      .filter((one) => !known.has(JSON.stringify(one)))
      .map((one) => ({ type: PROFILE_FACTS[part], value: textOf(one) }));
  });
}
