import type { Undone } from "../../machines/openQuestions.ts";
import { ROUTES } from "../../protocol/turn.ts";
import type { TurnProgress, UnfinishedTurn } from "../../store/store.ts";

/** How a turn goes on that the end of the process cut off. */
export type Recovery =
  /** From the last rest: nothing that must not be repeated had begun. */
  | { kind: "again" }
  /** From where it stood. */
  | { kind: "resume"; progress: TurnProgress }
  /** With a question: whether what was not done is done again. */
  | { kind: "ask"; undone: Undone[] }
  /** With these words: it is not tried any more. */
  | { kind: "fail"; text: string };

/** A turn is begun this often; what ends the process every time must not do so for ever. */
export const MOST_ATTEMPTS = 3;

const GIVEN_UP =
  "I was stopped several times in the middle of this message, so I have given up on it. Your message is kept, and so is what was stored before. Please try it in other words.";
const CUT_OFF =
  "I was stopped in the middle of this, and it is not something to do twice unasked. Your message is kept, and so is what was stored before. Please say it again if you want it done again.";

/** By the `onRestore` of the state in which the turn stood, and by how often it has been tried. */
export function recoveryOf({ attempts, progress }: Pick<UnfinishedTurn, "attempts" | "progress">): Recovery {
  if (attempts >= MOST_ATTEMPTS) return { kind: "fail", text: GIVEN_UP };
  if (!progress) return { kind: "again" };
  if (progress.onRestore === "fail") return { kind: "fail", text: CUT_OFF };
  if (progress.onRestore !== "ask") return { kind: "resume", progress };
  const undone = undoneIn(progress.snapshot);
  return undone.length > 0 ? { kind: "ask", undone } : { kind: "fail", text: CUT_OFF };
}

/** What was still on the agenda; another version may have stored it. */
function undoneIn(snapshot: unknown): Undone[] {
  const { agenda } = Object(Object(snapshot).context);
  if (!Array.isArray(agenda)) return [];
  return agenda.flatMap((item) => {
    const { route, text } = Object(item);
    return ROUTES.includes(route) && typeof text === "string" ? [{ route, text }] : [];
  });
}
