import type { Catalog } from "../../catalog/catalog.ts";
import { readSessionEdits } from "../../language/session/sessionEdits.ts";
import type { SessionTalk } from "../../language/session/sessionTalk.ts";
import type { Workout } from "../../protocol/cards.ts";
import type { Assignment } from "../../protocol/understanding.ts";
import { editedSession } from "./editedSession.ts";
import type { NamedExercises } from "./namedExercises.ts";
import type { SessionPlan } from "./sessionPlan.ts";
import { sessionTalkReply } from "./sessionTalkReply.ts";

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
): SessionPlan["told"] {
  if (talk !== null) {
    const { text, isShown } = sessionTalkReply(talk, newest, ports);
    return { text, shown: isShown ? newest : null, edited: null };
  }
  return isRecent(newest, sentAt) ? { text: NOT_READ, shown: newest, edited: null } : null;
}

/** The session that is there with its exercises done otherwise; `null` where the message asks for something else, or names what is not in it. */
export function editedOf(
  text: string,
  newest: Workout,
  { sentAt }: Assignment,
  ports: { catalog: Catalog; named: NamedExercises },
): SessionPlan["told"] {
  const edited = isRecent(newest, sentAt) ? editedSession(readSessionEdits(text), newest, ports) : null;
  return edited === null ? null : { text: edited.text, shown: newest, edited: edited.content };
}

const NOT_READ =
  "The session stays as it is: I did not understand what to change in it. Tell me, for example, shorter, harder, without squats, only dumbbells, or swap the second one.";
