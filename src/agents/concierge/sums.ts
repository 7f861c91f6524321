import type { Counted, Period } from "../../language/coaching/historyQuestion.ts";
import { METRES, metresOf } from "../../language/numbers/metres.ts";
import type { Area } from "../../language/session/areaWords.ts";
import type { LogEntry, LogSet } from "../../protocol/workoutLog.ts";
import { setVolume } from "../../training/setVolume.ts";
import type { CoachPorts } from "../coach/coachPorts.ts";
import { durationText } from "../logger/setsText.ts";
import { span } from "./readBack.ts";

/** Exercises, sets and repetitions, and the volume of the sets whose load is known, where all are in the same unit. */
export function totals(
  logs: readonly LogEntry[],
  period: Period | null,
  today: string,
  catalog: CoachPorts["catalog"],
): string {
  return `Stored${period === null ? "" : ` ${span(period, today)}`}: ${sumsOf(logs, catalog)}.`;
}

/** The same without the days. */
export function sumsOf(logs: readonly LogEntry[], catalog: CoachPorts["catalog"]): string {
  const sets = logs.flatMap((entry) => entry.sets);
  const reps = sets.reduce((sum, set) => sum + (set.reps ?? 0), 0);
  const lifts = new Set(logs.map(({ exercise }) => exercise.id)).size;
  const units = new Set(sets.filter(({ weight }) => weight !== null).map(({ unit }) => unit));
  const unit = units.values().next().value ?? null;
  const volumes = logs.flatMap((entry) =>
    entry.sets.map((set) => setVolume(set, catalog.byId(entry.exercise.id), unit ?? "kg", null)),
  );
  const moved = volumes.reduce((sum, { lifted }) => sum + lifted, 0);
  const of = volumes.every(({ isWhole }) => isWhole) ? "" : ", as far as loads are known";
  const how = `weight × reps${sets.some(({ type }) => type === "warmup") ? ", without warm-ups" : ""}${of}`;
  const volume =
    moved > 0 && units.size === 1 ? [`${round(moved)}${unit === null ? "" : ` ${unit}`} moved (${how})`] : [];
  const many = (count: number, one: string) => `${count} ${one}${count === 1 ? "" : "s"}`;
  const parts = [
    many(lifts, "exercise"),
    many(sets.length, "set"),
    ...(reps > 0 ? [many(reps, "rep")] : []),
    ...volume,
    ...waysIn(sets),
  ];
  return parts.join(", ");
}

export const ANY_WAY = /./;
export const ofWays = (of: Counted): of is "distance" | "time" => of === "distance" || of === "time";

/** How far it was altogether, or how long; `null` where nothing of the kind is stored. */
export function covered(
  of: "distance" | "time",
  logs: readonly LogEntry[],
  way: RegExp | null,
  period: Period | null,
  today: string,
): string | null {
  const meant = logs.filter(({ exercise, sets }) =>
    way === null ? sets.some(({ distance }) => distance !== null) : way.test(exercise.name),
  );
  const sets = meant.flatMap((entry) => entry.sets);
  const when = period === null ? "" : ` ${span(period, today)}`;
  if (meant.length === 0) return `I find nothing of that${when}, so I cannot tell.`;
  const names = [...new Set(meant.map(({ exercise }) => exercise.name))].join(", ");
  const entries = meant.length === 1 ? "1 entry" : `${meant.length} entries`;
  const said = waysIn(sets);
  if (said.length === 0) return null;
  return `${names}${when}: ${(of === "time" ? said.reverse() : said).join(", ")} in all (${entries}).`;
}

/** How far all sets go, and how long they last, as far as either is stored. */
function waysIn(sets: readonly LogSet[]): string[] {
  const metres = sets.reduce((sum, set) => sum + metresOf(set), 0);
  const seconds = sets.reduce((sum, { durationS }) => sum + (durationS ?? 0), 0);
  const isMiles =
    sets.some(({ distanceUnit }) => distanceUnit === "mi") && !sets.some(({ distanceUnit }) => distanceUnit === "km");
  const far = isMiles
    ? `${round(metres / METRES.mi)} miles`
    : metres >= 1_000
      ? `${round(metres / 1_000)} km`
      : `${round(metres)} m`;
  return [...(metres > 0 ? [far] : []), ...(seconds > 0 ? [durationText(seconds)] : [])];
}

export const round = (value: number): number => Math.round(value * 100) / 100;

const SINGULAR = { sets: "set", reps: "rep", exercises: "exercise", days: "day" } as const;

/** How many there are; warm-ups are sets as well. */
export function counted(
  of: keyof typeof SINGULAR,
  logs: readonly LogEntry[],
  period: Period | null,
  named: string | null,
  today: string,
  areas: readonly Area[] = [],
): string {
  const many = {
    sets: logs.reduce((sum, { sets }) => sum + sets.length, 0),
    reps: logs.reduce((sum, { sets }) => sum + sets.reduce((reps, set) => reps + (set.reps ?? 0), 0), 0),
    exercises: new Set(logs.map(({ exercise }) => exercise.id)).size,
    days: new Set(logs.map(({ date }) => date)).size,
  }[of];
  const when = period === null ? "" : ` ${span(period, today)}`;
  const [only] = logs;
  const name = named === null && new Set(logs.map(({ exercise }) => exercise.id)).size > 1 ? null : only?.exercise.name;
  const what = `${many === 0 ? "no" : many} ${many === 1 ? SINGULAR[of] : of}`;
  if (of === "days") return `I have entries${name && named !== null ? ` of the ${name}` : ""} on ${what}${when}.`;
  if (areas.length > 0) {
    const names = [...new Set(logs.map(({ exercise }) => exercise.name))].join(", ");
    const trained = areas.join(" and ").replaceAll("_", " ");
    return `${many === 0 ? "No" : many} ${many === 1 ? SINGULAR[of] : of} that train ${trained} first${when}${names === "" ? "" : `: ${names}`}.`;
  }
  const lift = of === "exercises" ? "" : name ? ` of the ${name}` : only === undefined && named ? ` of ${named}` : "";
  const said = `${what}${lift} ${many === 1 ? "is" : "are"} stored${when}.`;
  return said.charAt(0).toUpperCase() + said.slice(1);
}

export const noneOf = (period: Period | null, today: string): string =>
  `I find no entry of that${period === null ? "" : ` ${span(period, today)}`}, so I cannot tell.`;
