import { useEffect, useRef } from "react";
import { z } from "zod";
import { Workout } from "../../protocol/cards.ts";
import { LogEntry } from "../../protocol/workoutLog.ts";
import { deleteLog, putLog } from "../api/useLogs.ts";
import { useTrainingChanged } from "../api/useTrainingChanged.ts";
import { deleteWorkout, putWorkout } from "../api/useWorkouts.ts";
import { useToast } from "../ui/Toast.tsx";

/** The last deletion, as long as it can be taken back in this browser. */
const KEY = "setpoint.deleted";
const UNDONE_FOR_MS = 10 * 60_000;

const Deleted = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("log"), at: z.number(), document: LogEntry }),
  z.object({ kind: z.literal("workout"), at: z.number(), document: Workout }),
]);
type Deleted = z.infer<typeof Deleted>;

/**
 * Deletes at once, for all devices, and offers to undo it. The server keeps nothing of what was deleted, so it is kept here
 * until the offer is gone; a page that was closed or reloaded too early offers it again. Putting back is repeatable,
 * because it goes by the same id.
 */
export function useDeletion(): { deleteLog: (entry: LogEntry) => void; deleteWorkout: (workout: Workout) => void } {
  const { show } = useToast();
  const changed = useTrainingChanged();

  const putBack = async (deleted: Deleted): Promise<void> => {
    const { kind, document } = deleted;
    try {
      if (kind === "log") await putLog(document.id, document);
      else await putWorkout(document.id, document);
      remember(null);
      await changed();
      show({ title: `${nameOf(deleted)} is back.` });
    } catch (error) {
      remember(deleted);
      const why = error instanceof Error ? error.message : "";
      show({
        title: `${nameOf(deleted)} could not be put back. ${why}`,
        isFailure: true,
        action: { label: "Try again", onClick: () => void putBack(deleted) },
      });
    }
  };
  const offer = (deleted: Deleted): void =>
    show({
      title: `${nameOf(deleted)} was deleted.`,
      action: { label: "Undo", onClick: () => void putBack(deleted) },
      // By its moment: the same thing may have been put back and deleted again meanwhile.
      onGone: () => remembered()?.at === deleted.at && remember(null),
    });
  const carryOut = async (deleted: Deleted): Promise<void> => {
    const { kind, document } = deleted;
    remember(deleted);
    try {
      await (kind === "log" ? deleteLog : deleteWorkout)(document.id);
      offer(deleted);
    } catch (error) {
      remember(null);
      show({
        title: `${nameOf(deleted)} was not deleted. ${error instanceof Error ? error.message : ""}`,
        isFailure: true,
      });
    }
    await changed();
  };

  const offerAgain = useRef(() => {
    const deleted = remembered();
    if (deleted) offer(deleted);
  });
  useEffect(() => {
    if (isFirstView) offerAgain.current();
    isFirstView = false;
  }, []);

  return {
    deleteLog: (document) => void carryOut({ kind: "log", at: Date.now(), document }),
    deleteWorkout: (document) => void carryOut({ kind: "workout", at: Date.now(), document }),
  };
}

/** Offered again once a visit, not at every change of view. */
let isFirstView = true;

const nameOf = (deleted: Deleted): string =>
  deleted.kind === "log" ? deleted.document.exercise.name : `“${deleted.document.title}”`;

function remember(deleted: Deleted | null): void {
  isFirstView = false;
  try {
    if (deleted) localStorage.setItem(KEY, JSON.stringify(deleted));
    else localStorage.removeItem(KEY);
  } catch {}
}

function remembered(): Deleted | null {
  try {
    const read = Deleted.safeParse(JSON.parse(localStorage.getItem(KEY) ?? "null"));
    if (!read.success || Date.now() - read.data.at > UNDONE_FOR_MS) localStorage.removeItem(KEY);
    else return read.data;
  } catch {}
  return null;
}
