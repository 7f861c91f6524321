import { asksShare, percentOf } from "../../language/coaching/shareOfLast.ts";
import { asksShareOfLift } from "../../language/coaching/shareOfLift.ts";
import { readCoachSum } from "../../language/coaching/sums/readCoachSum.ts";
import { change } from "../../language/corrections/correction.ts";
import { readFurtherSet } from "../../language/corrections/furtherSet.ts";
import { foldText } from "../../language/foldText.ts";
import type { Assignment } from "../../protocol/understanding.ts";
import type { LogEntry } from "../../protocol/workoutLog.ts";
import type { WorkScope } from "../agent.ts";
import { heaviest, loadOfLift } from "./loadOfLift.ts";
import type { LoggerParts } from "./logParts.ts";
import { type ReadingContext, readLog } from "./logReading.ts";
import type { LogExtraction } from "./logUnderstanding.ts";
import { isCountable } from "./mergeAnswer.ts";
import { logsOf } from "./storedEntries.ts";
import { nothing, UNDECIDED } from "./undecided.ts";

/** "3x5 at that": a load that was just worked out. */
const AT_THAT =
  /(?<!\p{L})(?:at|with|using|@|mit|bei|a|à|con|com|avec) (?:that|this|the|dem|dieser?|ce|cette|esa?|ese|quel|questo|quello|esse|isso|eso|ça|ca)(?: (?:weight|load|number|one|gewicht|poids|charge|peso|carga|carico))?(?!\p{L})(?! \p{L}| \d)|(?<!\p{L})damit(?!\p{L})/iu;

type Load = { value: number; unit: "kg" | "lb" | null; of: LogEntry | null; lift?: string };

/**
 * "Log 3x5 at that" after "what's 80%": new sets with the load that the question came to, of the exercise that is named or the one it was asked about.
 * `null` where no load is pointed at or no share was asked just before; a load that cannot be told is asked about.
 */
export async function atShare(
  parts: LoggerParts,
  { text, lastQuestions = [], lastLogIds, sentAt }: Assignment,
  context: ReadingContext,
  scope: WorkScope,
): Promise<LogExtraction | null> {
  if (OWN_SHARE.test(text)) return await atOwnShare(parts, text, lastLogIds, context, scope);
  const asked = lastQuestions.at(-1);
  if (asked === undefined || !/\d/.test(text) || !AT_THAT.test(text)) return null;
  const load = await loadAsked(parts, asked, lastLogIds, sentAt, scope);
  if (load === null) return null;
  const told =
    load === "unclear"
      ? text.replace(AT_THAT, " ")
      : text.replace(AT_THAT, `at ${load.value} ${load.unit ?? ""}`.trim());
  const { entries } = readLog(told, context);
  if (entries.length !== 1 || entries.some(({ sets }) => sets.length === 0)) return null;
  const lift = load === "unclear" ? null : (load.lift ?? null);
  return {
    ...nothing(context),
    entries: entries.map((entry) => {
      const exercise = entry.phrase === null && load !== "unclear" ? (load.of?.exercise ?? null) : entry.exercise;
      const unread = load === "unclear" ? [...entry.unread, AT_THAT.exec(text)?.[0] ?? "that"] : entry.unread;
      return { ...entry, exercise, phrase: entry.phrase ?? exercise?.name ?? lift, unread };
    }),
  };
}

/** "Did 80% of that for 3x8", "then 90% of it for 5": sets with a share of the load that was logged last. */
const OWN_SHARE =
  /(?:(?<!\p{L})(?:at|with|mit|bei|à|a|con|com|avec) )?(?<![\d.,])(\d{2,3}(?:[.,]\d)?) ?(?:%|per ?cent|prozent|pour ?cent|por ?ciento|per ?cento|por ?cento) (?:of |von |de |di )?(?:that|it|this|the (?:last|top|first)(?: (?:one|set|weight))?|davon|dem|ça|ca|eso|quello|isso|disso)(?!\p{L})/iu;
async function atOwnShare(
  parts: LoggerParts,
  text: string,
  lastLogIds: readonly string[],
  context: ReadingContext,
  scope: WorkScope,
): Promise<LogExtraction | null> {
  const last = lastLogIds.length === 0 ? [] : await logsOf(parts, scope, { ids: [...lastLogIds] });
  const found = heaviest(last);
  const percent = Number(OWN_SHARE.exec(text)?.[1]?.replace(",", "."));
  if (found === null || !(percent > 0) || !/\d/.test(text.replace(OWN_SHARE, ""))) return null;
  const { entry, set } = found;
  const load = `${percentOf(set.weight, percent)}${set.unit === null ? "" : ` ${set.unit}`}`;
  const further = readFurtherSet(text.replace(OWN_SHARE, load));
  if (further?.marked && last.length === 1) {
    const correction = change({ added: { count: 1, text: further.set } });
    const pending = {
      ...UNDECIDED,
      text,
      correction,
      logs: [entry],
      fromLastTurn: true,
      chosen: true,
      here: [entry.id],
    };
    return { ...nothing(context), correction: pending };
  }
  const [told, ...others] =
    [load, `at ${load}`]
      .map((words) => readLog(text.replace(OWN_SHARE, words), context).entries)
      .find((read) => read.length > 0 && read.every(({ sets }) => isCountable(sets) && sets.every(isLoadedSet))) ?? [];
  if (told === undefined || others.length > 0) return null;
  return {
    ...nothing(context),
    entries: [{ ...told, exercise: entry.exercise, phrase: entry.exercise.name, unread: [] }],
  };
}
const isLoadedSet = ({ weight }: LogEntry["sets"][number]): boolean => weight !== null;

/** What the share that was asked for came to; "unclear" where it was several, or of something that is not known here; `null` for any other question. */
async function loadAsked(
  parts: LoggerParts,
  asked: string,
  lastLogIds: readonly string[],
  sentAt: string,
  scope: WorkScope,
): Promise<Load | "unclear" | null> {
  const named = asksShareOfLift(asked);
  const percents = named?.percents ?? asksShare(asked);
  const last = lastLogIds.length === 0 ? [] : await logsOf(parts, scope, { ids: [...lastLogIds] });
  if (percents !== null) {
    const [percent, ...others] = percents;
    if (percent === undefined || others.length > 0) return "unclear";
    const load = named === null ? null : await loadOfLift(named, parts, sentAt, scope);
    const found = named === null ? heaviest(last) : null;
    if (load !== null && named !== null) {
      const of = load.of === "record" ? null : load.entry;
      return { value: percentOf(load.weight, percent), unit: load.unit, of, lift: named.lift };
    }
    return found === null
      ? "unclear"
      : { value: percentOf(found.set.weight, percent), unit: found.set.unit, of: found.entry };
  }
  const sum = /%|percent/.test(foldText(asked)) ? readCoachSum(asked) : null;
  if (sum?.op !== "percentage") return null;
  const [percent, ...others] = sum.percents;
  if (percent === undefined || others.length > 0) return "unclear";
  return { value: percentOf(sum.weight, percent), unit: sum.unit, of: last.at(-1) ?? null };
}
