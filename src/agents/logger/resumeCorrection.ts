import { readAnswer } from "../../language/answers/pendingAnswer.ts";
import type { Correction, SetChanges } from "../../language/corrections/correction.ts";
import { readCorrection } from "../../language/corrections/logCorrection.ts";
import type { Answer, OpenQuestion } from "../../protocol/understanding.ts";
import type { LogEntry } from "../../protocol/workoutLog.ts";
import type { CorrectionDraft } from "./logDraft.ts";
import type { PendingCorrection } from "./logUnderstanding.ts";

/** The option that stands for every entry in question. */
export const ALL_ENTRIES = "all";

/**
 * Takes the answer to a question about a correction: which entry, which exercise, which figure, or a plain value. `null`
 * when the entries are gone, or the person wants nothing changed.
 */
export function resumeCorrection(
  draft: CorrectionDraft,
  logs: LogEntry[],
  question: OpenQuestion,
  answer: Answer,
): PendingCorrection | null {
  if (logs.length === 0) return null;
  const correction = draft.correction as unknown as Correction;
  const pending: PendingCorrection = {
    text: draft.text,
    correction,
    logs,
    fromLastTurn: true,
    chosen: draft.chosen,
    exercise: draft.exercise,
    candidates: draft.candidates,
    confirmed: draft.point === "confirm",
    unmarked: draft.unmarked,
  };
  const read = answer.text.trim() === "" ? null : readAnswer(answer.text, question);
  const optionId = answer.optionId ?? (read?.kind === "option" ? read.optionId : null);
  const words = read?.kind === "none" ? read.rest : answer.text;
  switch (draft.point) {
    case "entry": {
      const picked = optionId === ALL_ENTRIES ? logs : logs.filter(({ id }) => id === optionId);
      return picked.length === 0 ? pending : { ...pending, logs: picked, chosen: true };
    }
    case "exercise": {
      const exercise = draft.candidates.find(({ id }) => id === optionId) ?? null;
      if (exercise) return { ...pending, exercise, chosen: true };
      if (words.trim() === "" || correction.kind !== "change") return null;
      const phrase = words.trim().slice(0, 200);
      const instead = correction.exercise?.instead ?? null;
      return { ...pending, candidates: [], correction: { ...correction, exercise: { phrase, instead } } };
    }
    case "choice": {
      const parts = draft.choices.find(({ id }) => id === optionId)?.parts as SetChanges[] | undefined;
      if (parts && correction.kind !== "delete") return { ...pending, correction: { ...correction, parts } };
      return revised(pending, words);
    }
    case "value":
      return revised(pending, words);
    case "confirm":
      return optionId === "no"
        ? read?.kind === "option" && read.rest !== ""
          ? revised(pending, read.rest)
          : null
        : pending;
  }
}

/** The same entries, with what the person says now instead of what was not understood. */
function revised(pending: PendingCorrection, words: string): PendingCorrection {
  const again = readCorrection(words) ?? readCorrection(`actually ${words}`);
  return again?.kind === "change" ? { ...pending, correction: again, chosen: true, confirmed: false } : pending;
}
