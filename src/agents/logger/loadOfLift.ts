import type { ShareOfLift } from "../../language/coaching/shareOfLift.ts";
import type { LogEntry, LogSet } from "../../protocol/workoutLog.ts";
import type { GetFactsTool } from "../../tools/getFacts.ts";
import { estimateE1rm } from "../../training/e1rm.ts";
import type { WorkScope } from "../agent.ts";
import { isNamed } from "./isNamed.ts";
import type { LoggerParts } from "./logParts.ts";
import { logsOf } from "./storedEntries.ts";

type HeaviestSet = { set: LogSet & { weight: number }; entry: LogEntry };
type Weight = { weight: number; unit: "kg" | "lb" | null };
/** What a lift that is named was done with: the record that was told, the heaviest load of late, or the max that this stands for. */
export type LoadOfLift = Weight & ({ of: "record"; record: string } | ({ of: "heaviest" | "estimate" } & HeaviestSet));

/** So many of the newest entries are looked through. */
const LATELY = 60;

/**
 * The load that shares of a lift are of: where its max is named, the record that was told or else the estimate from the heaviest set of late; otherwise the
 * heaviest load of late, or else the record. `null` where nothing of it is stored.
 */
export async function loadOfLift(
  { lift, ofMax }: Pick<ShareOfLift, "lift" | "ofMax">,
  parts: Pick<LoggerParts, "catalog" | "getLogs"> & { getFacts?: GetFactsTool },
  sentAt: string,
  scope: WorkScope,
): Promise<LoadOfLift | null> {
  const named = (await logsOf(parts, scope, { limit: LATELY })).filter(({ exercise }) =>
    isNamed(parts.catalog, exercise, lift),
  );
  // Of the lifts that the name fits, the one that was done last.
  const found = heaviest(named.filter(({ exercise }) => exercise.id === named[0]?.exercise.id));
  const told = found === null || ofMax ? await recordOf(lift, parts, sentAt, scope) : null;
  if (told !== null || found === null) return told;
  const { weight, unit, reps } = found.set;
  const max = ofMax && (reps ?? 1) > 1 ? estimateE1rm(weight, reps ?? 1) : null;
  return max === null
    ? { ...found, weight, unit, of: "heaviest" }
    : { ...found, weight: Math.round(max.e1rm * 10) / 10, unit, of: "estimate" };
}

/** The heaviest set of some entries that was lifted whole. */
export function heaviest(entries: readonly LogEntry[]): HeaviestSet | null {
  const sets = entries.flatMap((entry) =>
    entry.sets.flatMap((set) =>
      set.weight !== null && set.load !== "assisted" ? [{ set: { ...set, weight: set.weight }, entry }] : [],
    ),
  );
  const [first] = sets.toSorted(
    (one, other) => other.set.weight - one.set.weight || (other.set.reps ?? 0) - (one.set.reps ?? 0),
  );
  return first ?? null;
}

const LOAD = /(\d+(?:[.,]\d+)?) ?(kg|lb)s?\b/i;

async function recordOf(
  lift: string,
  { getFacts }: { getFacts?: GetFactsTool },
  sentAt: string,
  scope: WorkScope,
): Promise<LoadOfLift | null> {
  const answer = getFacts ? await scope.call(getFacts, { at: sentAt, types: ["personal_record"] }) : null;
  const [last = ""] = lift.split(" ").slice(-1);
  const name = last.replace(/(?:es|s)$/, "");
  const told = (answer?.ok ? answer.result.items : []).flatMap(({ value }): LoadOfLift[] => {
    const [, figure, unit] = LOAD.exec(value) ?? [];
    if (figure === undefined || !value.toLowerCase().includes(name)) return [];
    const weight = Number(figure.replace(",", "."));
    return [{ of: "record", record: value, weight, unit: unit?.toLowerCase() === "lb" ? "lb" : "kg" }];
  });
  return told.at(-1) ?? null;
}
