import { partedAnswer } from "../../language/answers/partedAnswer.ts";
import { readAnswer } from "../../language/answers/pendingAnswer.ts";
import { type Correction, change, type Deletion, type SetChanges } from "../../language/corrections/correction.ts";
import { phraseIn } from "../../language/corrections/correctionPhrases.ts";
import type { Change, SetField } from "../../language/corrections/correctionValues.ts";
import { readFurtherSet } from "../../language/corrections/furtherSet.ts";
import { readCorrection } from "../../language/corrections/logCorrection.ts";
import { foldText } from "../../language/foldText.ts";
import { isMovementWord } from "../../language/notation/clauseWords.ts";
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
    changes: [],
    here: [],
    further: draft.further,
  };
  const read = answer.text.trim() === "" ? null : readAnswer(answer.text, question);
  const optionId = answer.optionId ?? (read?.kind === "option" ? read.optionId : null);
  const words = read?.kind === "none" ? read.rest : answer.text;
  switch (draft.point) {
    case "entry": {
      const picked = optionId === ALL_ENTRIES ? logs : logs.filter(({ id }) => id === optionId);
      if (picked.length > 0) return { ...pending, logs: picked, chosen: true };
      // "All of it yesterday" instead of one of them.
      const instead = correction.kind === "change" ? readCorrection(words) : null;
      return instead?.kind === "change" && instead.sure && instead.target === null
        ? { ...pending, text: answer.text, correction: instead }
        : pending;
    }
    case "exercise": {
      const apart = question.options.some(({ label }) => label === answer.text) ? null : partedAnswer(answer.text);
      if (apart?.when != null && correction.kind !== "delete")
        return resumeCorrection({ ...draft, correction: { ...draft.correction, when: apart.when } }, logs, question, {
          ...answer,
          text: [apart.words, ...apart.figures].join(", "),
        });
      const exercise = draft.candidates.find(({ id }) => id === optionId) ?? null;
      if (exercise) return { ...pending, exercise, chosen: true };
      if (words.trim() === "" || correction.kind === "delete") return null;
      const phrase = words.trim().slice(0, 200);
      if (correction.kind === "repeat")
        return { ...pending, candidates: [], correction: { ...correction, exercise: phrase } };
      const instead = correction.exercise?.instead ?? null;
      return { ...pending, candidates: [], correction: { ...correction, exercise: { phrase, instead } } };
    }
    case "choice": {
      const parts = draft.choices.find(({ id }) => id === optionId)?.parts as SetChanges[] | undefined;
      if (parts && correction.kind !== "delete") return { ...pending, correction: { ...correction, parts } };
      return revised(pending, words);
    }
    case "value":
      return revised({ ...pending, correction: asAskedFor(correction, question.about) }, words);
    case "confirm": {
      if (optionId === "yes") return pending;
      if (correction.kind === "delete") return limitedTo(pending, correction, answer.text);
      if (optionId === null && isSetAfter(correction, words)) return withSetAfter(pending, words);
      // "And 2 back off sets at 140": who goes on has no objection.
      const further = optionId === null && GOES_ON.test(words) ? readCorrection(words) : null;
      if (correction.kind === "change" && correction.added === null && further?.kind === "change" && further.added)
        return { ...pending, correction: { ...correction, added: further.added }, confirmed: true };
      const set = optionId === null ? setAtLoad(correction, words, logs) : null;
      if (set !== null) return { ...pending, correction: set };
      // A "no" with other words puts the change right; without, it turns it down.
      return changed(pending, read?.kind === "option" ? read.rest : words);
    }
  }
}

/** "8 reps" to "shall it be at 82.5?" of one set: the next one, with that load. */
function setAtLoad(correction: Correction, words: string, [only]: readonly LogEntry[]): Correction | null {
  const reps = /^\W*(?:(?:for|x|and) ?)*(\d{1,2}) ?(?:reps?|wdh|repetitions)\W*$/i.exec(words)?.[1];
  const [part, ...others] = correction.kind === "change" && reps !== undefined ? correction.parts : [];
  const [load] = part?.changes ?? [];
  const isLoad = load?.what === "figure" || (load?.what === "field" && load.field === "weight");
  if (!isLoad || others.length > 0 || only?.sets.length !== 1) return null;
  const unit = load.what === "field" && load.unit !== null ? ` ${load.unit}` : "";
  return change({ added: { count: 1, text: `${reps} reps at ${load.value}${unit}` } });
}

const GOES_ON = /^\W*(?:and|then|plus|also|und|dann|et|puis|y|luego|e|poi|depois)\b/i;

/** "No, only the curls" to the question whether several shall go: those that are named; `null` where nothing is to go. */
function limitedTo(pending: PendingCorrection, correction: Deletion, words: string): PendingCorrection | null {
  const name = ONLY.exec(foldText(words))?.[1];
  const target = name === undefined || pending.logs.length < 2 ? null : phraseIn(name);
  if (target === null || !target.split(" ").some(isMovementWord)) return null;
  const { choice: _, ...order } = correction;
  return { ...pending, correction: { ...order, scope: "named", target, place: null, when: null }, chosen: false };
}
const ONLY =
  /^\W*(?:(?:no|nah|nope|wait|nein|non|nao)\W+)*(?:(?:please|bitte|delete|remove|losch\w*|borra|supprime|cancella|apaga)\W+)*(?:only|just|nur|bloss|seulement|juste|solo|solamente|soltanto|apenas|so) (?:(?:delete|remove|the|my|die|das|den|le|la|les|el|los|las|il|lo|i|gli|o|a|os|as) )*([^\d,.;:?!]{3,40}?)(?: (?:please|pls|bitte|one|entry|weg|loschen))*[ .!]*$/u;

/** Somebody who is asked whether "8" was a further set, and writes the next one, goes on set by set. */
const isSetAfter = (correction: Correction, words: string): boolean =>
  correction.kind === "change" && correction.added !== null && readFurtherSet(words) !== null;

function withSetAfter(pending: PendingCorrection, words: string): PendingCorrection {
  const { correction } = pending;
  const after = readFurtherSet(words);
  if (correction.kind !== "change" || correction.added === null || after === null) return pending;
  const added = { ...correction.added, text: `${correction.added.text}; ${after.set}` };
  return { ...pending, correction: { ...correction, added } };
}

const FIELDS: Readonly<Record<string, SetField>> = { weight: "weight", reps: "reps", duration: "durationS" };

/** A correction of the part that the question is about, so that a bare figure is read as that. */
function asAskedFor(correction: Correction, about: OpenQuestion["about"]): Correction {
  const field = FIELDS[about];
  if (correction.kind !== "change" || correction.wrong === null) return correction;
  const value: Change = field
    ? { what: "field", field, value: 0, unit: null, instead: null }
    : { what: "setCount", value: 0 };
  return { ...correction, parts: [{ sets: "all", changes: [value] }] };
}

/** "No, 9" after "RPE 8": a bare figure is of the kind that was in question. */
function inPlaceOf(asked: readonly SetChanges[], said: SetChanges[]): SetChanges[] {
  const [only, ...others] = asked.flatMap(({ changes }) => changes);
  if (!only || (only.what !== "field" && only.what !== "setCount") || others.length > 0) return said;
  return said.map(({ sets, changes }) => ({
    sets,
    changes: changes.map((change) => (change.what === "figure" ? { ...only, value: change.value } : change)),
  }));
}

/** "Kilos" to "at 80?": the load that was asked about, in that unit. */
function ofUnit(asked: readonly SetChanges[], said: readonly SetChanges[]): SetChanges[] | null {
  const [only, ...others] = said.flatMap(({ changes }) => changes);
  const isLoad = (found: Change) => found.what === "field" && found.field === "weight";
  if (only?.what !== "unit" || others.length > 0 || !asked.some(({ changes }) => changes.some(isLoad))) return null;
  return asked.map(({ sets, changes }) => ({
    sets,
    changes: changes.map((found) => (isLoad(found) ? ({ ...found, unit: only.unit } as Change) : found)),
  }));
}

/** The same entries, with what the person says now instead; `null` when that is no change. */
function changed(pending: PendingCorrection, words: string): PendingCorrection | null {
  const { correction } = pending;
  if (words.trim() === "" || correction.kind === "delete") return null;
  const again = readCorrection(words) ?? readCorrection(`actually ${words}`);
  if (again?.kind !== "change") return null;
  if (correction.kind === "change") {
    const inUnit = ofUnit(correction.parts, again.parts);
    if (inUnit !== null) return { ...pending, correction: { ...correction, parts: inUnit }, confirmed: true };
    const parts = inPlaceOf(correction.parts, again.parts);
    return { ...pending, correction: { ...again, parts }, chosen: true, confirmed: false, unmarked: false };
  }
  return again.parts.length === 0
    ? null
    : { ...pending, correction: { ...correction, parts: again.parts }, confirmed: false };
}

const revised = (pending: PendingCorrection, words: string): PendingCorrection => changed(pending, words) ?? pending;
