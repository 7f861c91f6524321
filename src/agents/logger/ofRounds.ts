import { type ChangeCorrection, type Correction, change } from "../../language/corrections/correction.ts";
import { readCorrection } from "../../language/corrections/logCorrection.ts";
import { setCount } from "../../language/corrections/setCount.ts";
import { foldText } from "../../language/foldText.ts";
import type { Assignment, Command } from "../../protocol/understanding.ts";
import type { LogEntry, LogSet } from "../../protocol/workoutLog.ts";
import type { WorkScope } from "../agent.ts";
import { addedNote } from "./addedNote.ts";
import { LogDraft } from "./logDraft.ts";
import type { LoggerParts } from "./logParts.ts";
import type { LogExtraction, PendingCorrection } from "./logUnderstanding.ts";
import { logsOf, writtenHere } from "./storedEntries.ts";
import { UNDECIDED } from "./undecided.ts";

const ROUNDS = /\b(?:rounds?|rds|rnds?|circuits?|runden?|tours?|rondas?|vueltas?|giri|rodadas?|voltas?)\b/;

/** Whether a correction says how many rounds there were, of nothing that it names. */
function countsRounds(text: string, said: Correction | null): boolean {
  if (said?.kind !== "change" || said.target !== null || said.place !== null || said.of !== null) return false;
  const changes = said.parts.flatMap((part) => (part.sets === "all" ? part.changes : []));
  return (
    said.parts.length === 1 && changes.length === 1 && changes[0]?.what === "setCount" && ROUNDS.test(foldText(text))
  );
}

/** "Only 14 rounds" of a workout by name, which has its time and its rounds as a note: the note is put right. */
function inNote(said: ChangeCorrection, [only, ...more]: readonly LogEntry[]): ChangeCorrection | null {
  const [found] = said.parts.flatMap(({ changes }) => changes);
  const isTimed = only?.sets.length === 1 && only.sets[0]?.durationS != null && only.sets[0].reps === null;
  if (!isTimed || more.length > 0 || found?.what !== "setCount") return null;
  const counted = NOTED.exec(only.note ?? "");
  const rounds = `${found.value} rounds`;
  return change({ note: counted === null ? addedNote(only, rounds) : (only.note ?? "").replace(counted[0], rounds) });
}
const NOTED = /\d+ (?:rounds?|rds|runden?|tours?|rondas?|giri|rodadas?)/i;

/**
 * "Rounds were 4 actually" after "3 rounds: push-ups, squats, sit-ups": each exercise that was told in that message, though another was told
 * since. `null` where no message told of several that were done equally often, or the words say anything else.
 */
export async function ofRounds(
  parts: LoggerParts,
  text: string,
  said: Correction | null,
  last: readonly LogEntry[],
  scope: WorkScope,
): Promise<PendingCorrection | null> {
  if (said?.kind !== "change" || last.length === 0 || !countsRounds(text, said)) return null;
  const noted = inNote(said, last);
  if (noted !== null)
    return {
      ...UNDECIDED,
      text,
      correction: noted,
      logs: [...last],
      fromLastTurn: true,
      chosen: true,
      here: last.map(({ id }) => id),
    };
  const { here, lately, together } = await writtenHere(parts, scope);
  const told = last.length > 1 ? [...last] : await logsOf(parts, scope, { ids: together });
  const logs = [...told, ...(await askedBeside(parts, told, lately, scope))];
  const isEven = logs.every(({ sets }) => sets.length === logs[0]?.sets.length);
  if (logs.length < 2 || !isEven) return null;
  return { ...UNDECIDED, text, correction: { ...said, every: true }, logs, fromLastTurn: true, chosen: true, here };
}

/** What was told in that message, too, and was stored only once it was known which exercise it was: as often and at the same moment. */
async function askedBeside(
  parts: LoggerParts,
  told: readonly LogEntry[],
  lately: readonly string[],
  scope: WorkScope,
): Promise<LogEntry[]> {
  const [first] = told;
  const since = lately.slice(lately.indexOf(told.at(-1)?.id ?? "") + 1);
  if (first === undefined || since.length === 0 || since.length === lately.length) return [];
  const stored = await logsOf(parts, scope, { ids: since.slice(0, told.length) });
  const isBeside = ({ performedAt, sets }: LogEntry) =>
    performedAt === first.performedAt &&
    sets.length === first.sets.length &&
    sets.every(({ weight }) => weight === null);
  const end = stored.findIndex((entry) => !isBeside(entry));
  return end < 0 ? stored : stored.slice(0, end);
}

/**
 * "There were 5 rounds" while one exercise of a circuit is still asked about: the others, which were stored with the question, get as many, and so do those that
 * wait. In: what the answer came to, and the answer to which question.
 */
export async function roundsBeside(
  parts: LoggerParts,
  extraction: LogExtraction,
  { question, answer }: NonNullable<Assignment["resume"]>,
  scope: WorkScope,
): Promise<LogExtraction> {
  const said = ROUNDS.test(foldText(answer.text)) ? readCorrection(answer.text) : null;
  if (said?.kind !== "change" || !countsRounds(answer.text, said)) return extraction;
  const [found] = said.parts.flatMap(({ changes }) => changes);
  const { entries: asked = [], stays = null } = LogDraft.safeParse(question.draft).data ?? {};
  const before = asked[0]?.sets.length ?? 0;
  const isEven = before > 0 && asked.every(({ sets }) => sets.length === before);
  if (found?.what !== "setCount" || stays === null || !isEven) return extraction;
  const { changes } = await writtenHere(parts, scope);
  const isWith = changes.every(({ effect }) => effect.kind === "log" && effect.op === "create");
  const ids = isWith ? changes.map(({ effect }) => effect.ref).reverse() : [];
  const logs = ids.length === 0 ? [] : await logsOf(parts, scope, { ids });
  if (logs.length === 0 || !logs.every(({ sets }) => sets.length === before)) return extraction;
  const counted = (sets: readonly LogSet[]) => {
    const done = setCount(sets, found.value);
    return "sets" in done ? done.sets : [...sets];
  };
  const recounted = logs.map(
    ({ id, sets }): Command => ({ tool: "update_log", input: { logId: id, patch: { sets: counted(sets) } } }),
  );
  const entries = extraction.entries.map((entry) => ({ ...entry, sets: counted(entry.sets) }));
  return { ...extraction, entries, recounted };
}
