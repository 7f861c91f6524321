import { dateText, dayAt } from "../../language/dates/localDay.ts";
import type { SessionTalk } from "../../language/session/sessionTalk.ts";
import type { Assignment } from "../../protocol/understanding.ts";
import type { GetLogsTool } from "../../tools/getLogs.ts";
import type { WorkScope } from "../agent.ts";

/** Sets that were logged, by exercise. */
export type Done = ReadonlyMap<string, number>;

/** The sets logged on the day of the message, where what is next is asked for; else none are looked up. */
export async function doneOfSession(
  talk: SessionTalk | null,
  { sentAt, timezone }: Assignment,
  getLogs: GetLogsTool,
  scope: WorkScope,
): Promise<Done> {
  if (talk?.kind !== "next") return new Map();
  const today = dateText(dayAt(Date.parse(sentAt), timezone));
  const logs = await scope.call(getLogs, { from: today, to: today, limit: 100 });
  const done = new Map<string, number>();
  for (const { exercise, sets } of logs.ok ? logs.result.items : [])
    done.set(exercise.id, (done.get(exercise.id) ?? 0) + sets.length);
  return done;
}
