import { SETS_NOT_SESSIONS, tellsWhole, WHAT_WAS_DONE } from "../../language/answers/wholeSession.ts";
import { readDates } from "../../language/dates/dates.ts";
import type { Stance } from "../../language/notation/parsedLog.ts";
import type { ReplyPart } from "../../protocol/turn.ts";
import type { Assignment, Command, Outcome, Question } from "../../protocol/understanding.ts";
import type { Work } from "../agent.ts";
import { asCounted } from "./asCounted.ts";
import { bareGo } from "./bareGo.ts";
import { decideCorrection } from "./decideCorrection.ts";
import { everydayWorkIn, isEverydayWork } from "./everydayWork.ts";
import { type DraftEntry, type LogDraft, staysOf } from "./logDraft.ts";
import type { LoggerParts } from "./logParts.ts";
import { draftOf } from "./logReading.ts";
import type { LogMatch } from "./logUnderstanding.ts";
import { openPoint } from "./openPoint.ts";
import { entryText } from "./renderLogs.ts";
import { askSession } from "./sessionAsDone.ts";

const words = (text: string): ReplyPart => ({ text, cards: [], citations: [] });

/** Why something that was understood is not stored. */
const ASIDE: Readonly<Record<Stance, string>> = {
  planned: "I read this as something you have planned",
  hypothetical: "I read this as something you are only considering",
  negated: "I read this as something you did not do",
  other_person: "I read this as somebody else's training",
  question: "I read this as a question",
  quoted: "I read this as part of a plan or a quotation",
  done: "",
  unsaid: "",
};

/** Stores one entry: sets as spoken, on the day that was said. */
function logCommand({ exercise, date, performedAt, sets, note }: DraftEntry): Command | null {
  if (exercise === null) return null;
  const input = { exerciseId: exercise.id, name: exercise.name, date, performedAt, sets, note };
  return { tool: "log_workout", input };
}

function asideText(aside: LogMatch["aside"], isAlone: boolean): string | null {
  const [first] = aside;
  if (!first) return null;
  const quote = first.source.trim().slice(0, 120);
  const left = isAlone ? "so nothing was stored" : "so I left that part out";
  const later = first.stance === "planned" || first.stance === "hypothetical" ? " Tell me once you have done it." : "";
  return `"${quote}": ${ASIDE[first.stance]}, ${left}.${later}`;
}

/** "Felt heavy", "that was brutal": how it went, and nothing that was done. */
const FELT =
  /^\W*(?:(?:that|it|this|those|they|the last one|last one|last set|man|god|ugh|phew|wow|damn|really|all|and|but|so|das|es|c'était|fue|era|foi) )*(?:felt|was|were|is|feels?|feeling|went|moved|war|waren)?(?: (?:really|pretty|so|very|super|kinda|a bit|quite|too|still|way|all|fucking|sehr|echt|ziemlich))* ?(?:heavy|hard|tough|easy|light|good|great|brutal|rough|solid|fast|slow|smooth|awful|terrible|amazing|ok|okay|fine|better|worse|grindy|clean|nice|schwer|leicht|hart|gut|anstrengend|dur|lourd|duro|f[aá]cil|pesado|pesante|dura|killer|sluggish|strong|weak|shaky|wobbly)(?: (?:today|though|tbh|lol|man|as hell|af|now|that time|actually|heute|hoy|oggi|hoje))*[\s.!…]*$/iu;
const GOES_ON = "All right. Send me the next set when you have done it.";

/** Whether an entry is worth a question: it names something known, or holds numbers. */
const isTangible = ({ exercise, candidates, sets }: DraftEntry) =>
  exercise !== null || candidates.length > 0 || sets.length > 0;

/**
 * What comes of it: complete entries become commands at once, the first open point becomes the question, and the
 * entries that are still open stay in its draft. Nothing here claims that anything was stored.
 */
export const decideLog =
  (parts: LoggerParts): Work<{ assignment: Assignment; match: LogMatch }, Outcome> =>
  async ({ assignment, match }) => {
    const learned: Command[] =
      match.learned === null ? [] : [{ tool: "update_profile", input: { patch: { notation: match.learned } } }];
    if (match.correction !== null) {
      const outcome = decideCorrection(parts, match, match.correction);
      return {
        ...outcome,
        say: [...match.remarks.map(words), ...outcome.say],
        commands: [...outcome.commands, ...learned],
      };
    }
    if (match.isSession)
      return {
        say: match.remarks.map(words),
        commands: [],
        question: askSession(match.entries, match.isSession === "limited"),
      };
    const asking = { catalog: parts.catalog, context: match.context, recent: match.recent };
    const tangible = match.entries.filter((entry) => assignment.resume !== null || isTangible(entry));
    const work = workTold(assignment, tangible);
    const entries = tangible
      .filter((entry) => work === null || !isOfWork(entry))
      .map((entry) => {
        const exercise = entry.exercise ? parts.catalog.byId(entry.exercise.id) : null;
        const told = work === null ? entry : { ...entry, unread: entry.unread.filter((said) => !isEverydayWork(said)) };
        const read = bareGo(told, exercise);
        return { ...read, sets: asCounted(read.sets, exercise) };
      });
    const open = entries.flatMap((entry) => {
      const point = openPoint(entry, asking);
      return point === null ? [] : [{ entry, point }];
    });
    const isStored = (entry: DraftEntry) => entry.exercise !== null && !open.some((item) => item.entry === entry);
    const commands = entries.flatMap((entry) => (isStored(entry) ? (logCommand(entry) ?? []) : []));
    const stayed = assignment.resume === null ? null : staysOf(assignment.resume.question.draft);
    const aside = asideText(match.aside, entries.length === 0);
    const remarks = [...match.remarks, ...(aside === null ? [] : [aside]), ...(work === null ? [] : [notKept(work)])];
    const isEmpty = entries.length === 0 && remarks.length === 0;
    const isTalk =
      isEmpty && assignment.resume === null && assignment.lastLogIds.length > 0 && FELT.test(assignment.text);
    if (isTalk) return { say: [words(GOES_ON)], commands: [], question: null };
    return {
      say: (isEmpty && tellsWhole(assignment.text) ? [SETS_NOT_SESSIONS] : remarks).map(words),
      commands: [
        ...match.replaced.map((logId): Command => ({ tool: "delete_log", input: { logId } })),
        ...(match.recounted ?? []),
        ...commands,
        ...learned,
      ],
      question: isEmpty
        ? whatWasDone(assignment, match)
        : questionOf(open, [stayed, ...entries.filter(isStored).map((entry) => storedText(entry, match))]),
    };
  };

/** Everyday work told with how long it took; `null` where none is, or a question was answered. */
function workTold({ text, resume }: Assignment, entries: readonly DraftEntry[]): string | null {
  const work = resume === null ? everydayWorkIn(text) : null;
  return work !== null && (entries.length === 0 ? HAS_LENGTH.test(text) : true) ? work : null;
}
const HAS_LENGTH =
  /\d ?(?:h|hrs?|hours?|min\p{L}*|std|stunden?|heures?|horas?|or[ae])(?!\p{L})|(?<!\p{L})hours?(?!\p{L})/iu;
const isOfWork = ({ exercise, source, phrase }: DraftEntry): boolean =>
  (exercise === null || /carr(?:ied|ying)/i.test(source)) && isEverydayWork(`${source} ${phrase ?? ""}`);
const notKept = (work: string): string =>
  `Everyday work like "${work}" is none of my exercises, so I stored nothing of it. If it is to count, tell me the exercise that comes closest, for example 40 min walking.`;

/** A message about training without any sets: the question what they were. */
function whatWasDone({ text }: Assignment, { context }: LogMatch): Question {
  const day = readDates(text, context).find(({ date }) => date !== null);
  const parsed = { phrase: null, sets: [], readings: [], note: null, stance: "done" as const, superset: null };
  const entry = draftOf(
    { ...parsed, unread: [], source: "", date: day?.date ?? null, performedAt: day?.performedAt ?? null },
    context,
  );
  const draft: LogDraft = { kind: "log", point: "exercise", entries: [entry], stays: null };
  return { kind: "slot", about: "exercise", question: WHAT_WAS_DONE, options: [], draft, stays: null };
}

const storedText = ({ exercise, sets, date }: DraftEntry, { context }: LogMatch): string | null =>
  exercise && entryText({ exercise, sets, date }, context.today);

function questionOf(
  open: { entry: DraftEntry; point: NonNullable<ReturnType<typeof openPoint>> }[],
  stored: (string | null)[],
): Question | null {
  const [first] = open;
  if (!first) return null;
  const { point, ...question } = first.point;
  const stays = stored.filter((text) => text !== null).join("; ") || null;
  const draft: LogDraft = { kind: "log", point, entries: open.map(({ entry }) => entry), stays };
  return { ...question, draft, stays };
}
