import type { Catalog } from "../../catalog/catalog.ts";
import type { SessionAdjustment } from "../../language/session/sessionAdjustment.ts";
import type { SessionEdit } from "../../language/session/sessionEdit.ts";
import type { SessionTalk } from "../../language/session/sessionTalk.ts";
import type { Workout } from "../../protocol/cards.ts";
import type { Assignment } from "../../protocol/understanding.ts";
import type { GetLogsTool } from "../../tools/getLogs.ts";
import type { GetProfileTool } from "../../tools/getProfile.ts";
import type { GetWorkoutsTool } from "../../tools/getWorkouts.ts";
import type { Done } from "./doneOfSession.ts";
import { editedSession } from "./editedSession.ts";
import type { NamedExercises } from "./namedExercises.ts";
import type { SessionPlan } from "./sessionPlan.ts";
import { sessionTalkReply } from "./sessionTalkReply.ts";

export type PlanReaderParts = {
  catalog: Catalog;
  tools: { getProfile: GetProfileTool; getWorkouts: GetWorkoutsTool; getLogs: GetLogsTool };
};

/** Words that name no session mean the one made just before, not one of another day. */
const FOLLOW_UP_MS = 12 * 3_600_000;
export const isRecent = ({ createdAt }: Workout, sentAt: string) =>
  Math.abs(Date.parse(sentAt) - Date.parse(createdAt)) <= FOLLOW_UP_MS;

/** What is said of the session that is there where nothing of it changes; `null` where a session of its own is wanted. */
export function toldOf(
  talk: SessionTalk | null,
  newest: Workout,
  { sentAt }: Assignment,
  ports: { catalog: Catalog; named: NamedExercises },
  done: Done,
): SessionPlan["told"] {
  if (talk !== null) {
    const { text, isShown } = sessionTalkReply(talk, newest, ports, done);
    return { text, shown: isShown ? newest : null, edited: null };
  }
  return isRecent(newest, sentAt) ? { text: NOT_READ, shown: newest, edited: null } : null;
}

/** The session that is there with its exercises done otherwise; `null` where the message asks for something else, or names what is not in it. */
export function editedOf(
  edits: readonly SessionEdit[],
  newest: Workout,
  { sentAt }: Assignment,
  ports: { catalog: Catalog; named: NamedExercises },
): SessionPlan["told"] {
  const edited = isRecent(newest, sentAt) ? editedSession(edits, newest, ports) : null;
  return edited === null ? null : { text: edited.text, shown: newest, edited: edited.content };
}

/** What is to come first or last in a session that does not have it, as the addition that it is. */
export function broughtBy(
  edits: readonly SessionEdit[],
  named: NamedExercises,
): { adjust: SessionAdjustment; place: "start" | "end" } | null {
  const [edit] = edits;
  if (edits.length !== 1 || edit?.kind !== "move" || edit.of.kind !== "named") return null;
  const phrase = edit.of.phrase.replace(/^(?:an?|some|une?|ein\w*|un[ao]?|uma?|des|dei) /, "");
  if (named.covered(phrase).length === 0) return null;
  return { adjust: { kind: "add", phrase, replacement: null }, place: edit.to };
}

const NOT_READ =
  "The session stays as it is: I did not understand what to change in it. Tell me, for example, shorter, harder, without squats, only dumbbells, or swap the second one.";
