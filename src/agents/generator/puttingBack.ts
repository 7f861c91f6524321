import type { SessionRequest } from "../../language/session/sessionRequest.ts";
import type { Workout } from "../../protocol/cards.ts";
import { mainOf } from "./mainOf.ts";

/** The first main exercise that a session had before it was changed; `null` where the two are not the same session. */
function goneSince(before: Workout, newest: Workout): string | null {
  const left = new Set(mainOf(newest).map(({ exerciseId }) => exerciseId));
  const had = mainOf(before);
  const stayed = had.filter(({ exerciseId }) => left.has(exerciseId)).length;
  return 2 * stayed < had.length ? null : (had.find(({ exerciseId }) => !left.has(exerciseId))?.name ?? null);
}

/** "Put it back" as the addition of what the last change took out; `null` where it took nothing. In: the sessions, newest first. */
export function puttingBack(read: SessionRequest, [newest, before]: readonly Workout[]): SessionRequest | null {
  const gone = newest === undefined || before === undefined ? null : goneSince(before, newest);
  if (gone === null) return null;
  return { ...read, areas: [], muscles: [], adjust: { kind: "add", phrase: gone.toLowerCase(), replacement: null } };
}
