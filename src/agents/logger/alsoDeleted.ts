import { readCorrection } from "../../language/corrections/logCorrection.ts";
import { deletedAlike } from "../../language/corrections/logDeletion.ts";
import type { WorkScope } from "../agent.ts";
import type { LoggerParts } from "./logParts.ts";
import type { PendingCorrection } from "./logUnderstanding.ts";
import { LOOKED_UP, logsOf, writtenHere } from "./storedEntries.ts";

type Wish = Pick<PendingCorrection, "text" | "correction" | "logs" | "fromLastTurn" | "here">;

/** "And the pushdown" right after another entry was deleted, as the wish to delete that one too; `null` for anything else. */
export async function alsoDeleted(parts: LoggerParts, text: string, scope: WorkScope): Promise<Wish | null> {
  const name = deletedAlike(text);
  const correction = name === null ? null : readCorrection(`delete the ${name}`);
  if (correction?.kind !== "delete" || correction.scope !== "named") return null;
  const { changes, here } = await writtenHere(parts, scope);
  if (changes.length === 0 || !changes.every(({ effect }) => effect.kind === "log" && effect.op === "delete"))
    return null;
  const logs = (await logsOf(parts, scope, { limit: LOOKED_UP })).reverse();
  return { text: `delete the ${name}`, correction, logs, fromLastTurn: false, here };
}
