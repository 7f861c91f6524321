import type { Turn } from "../../src/protocol/turn.ts";
import type { Speaker, TestApp } from "../journeys/testApp.ts";

/** Ids of what lies in the tables, and of what the turns say was stored. Facts are told under the profile's name as well. */
export async function storedBy(app: TestApp, { user }: Speaker): Promise<string[]> {
  const idsOf = async (path: string) => {
    const { json } = await app.request("GET", `/api/${path}?limit=100`, undefined, user);
    return (json as { items: { id: string }[] }).items.map(({ id }) => id);
  };
  return [...(await idsOf("logs")), ...(await idsOf("workouts")), ...(await idsOf("facts"))].sort();
}

export async function told(app: TestApp, { user, conversationId }: Speaker): Promise<string[]> {
  const { json } = await app.request("GET", `/api/conversations/${conversationId}/turns?limit=100`, undefined, user);
  const there = new Set<string>();
  for (const { effects } of (json as { items: Turn[] }).items)
    for (const { kind, op, ref } of effects) {
      if (kind === "profile") continue;
      if (op === "delete") there.delete(ref);
      else there.add(ref);
    }
  return [...there].sort();
}
