import { metresOf } from "../../language/numbers/metres.ts";
import type { LogEntry, LogSet } from "../../protocol/workoutLog.ts";
import { convertWeight } from "../../training/convertWeight.ts";
import { setE1rm } from "../../training/setE1rm.ts";
import type { CoachPorts } from "../coach/coachPorts.ts";
import { entriesInWords, entryText } from "../logger/renderLogs.ts";
import { durationText } from "../logger/setsText.ts";
import { areComparable, bestEntry } from "./records.ts";
import { round } from "./sums.ts";

const MOST_LIFTS = 12;
const RUN = /\b(?:run|running|jog|treadmill)/i;
/** Ways count as equally long within this share. */
const SAME_WAY = 0.02;

/** The most that is stored of every exercise, the one trained last first. In: entries, newest first. */
export function bests(logs: readonly LogEntry[], today: string): string {
  const ids = [...new Set(logs.map(({ exercise }) => exercise.id))];
  const best = ids.flatMap((id) => bestEntry(logs.filter(({ exercise }) => exercise.id === id)) ?? []);
  const shown = best.slice(0, MOST_LIFTS);
  const rest = best.length - shown.length;
  return `${entriesInWords("The most that is stored", shown, today)}${rest > 0 ? `\n${rest} more: ask for one by its name.` : ""}`;
}

/** Distance and time of an entry of one go; `null` where either is not known. */
function wayOf({ sets }: LogEntry): { metres: number; seconds: number } | null {
  const metres = sets.reduce((sum, set) => sum + metresOf(set), 0);
  const seconds = sets.reduce((sum, { durationS }) => sum + (durationS ?? 0), 0);
  return metres > 0 && seconds > 0 && sets.length === 1 ? { metres, seconds } : null;
}

/** The fastest of entries over so many metres, or of all by their speed; says so where none is so long. */
export function fastest(logs: readonly LogEntry[], metres: number | null, today: string): string {
  const ways = logs.flatMap((entry) => {
    const way = wayOf(entry);
    return way === null ? [] : [{ entry, ...way }];
  });
  // A 5k is run, where nothing else is said.
  const runs = ways.filter(({ entry }) => RUN.test(entry.exercise.name));
  const meant = (runs.length > 0 ? runs : ways).filter(
    (way) => metres === null || Math.abs(way.metres - metres) <= metres * SAME_WAY,
  );
  const [first] = meant;
  if (first === undefined) return "I find no entry of that with a distance and a time, so I cannot tell.";
  const best = meant.reduce(
    (one, other) => (other.metres / other.seconds > one.metres / one.seconds ? other : one),
    first,
  );
  const pace = durationText(Math.round((best.seconds / best.metres) * 1_000));
  return `The fastest that is stored: ${entryText(best.entry, today)} (${pace} per km).`;
}

/** The farthest of entries with a distance, else the longest. */
export function longest(logs: readonly LogEntry[], today: string): string {
  const far = ({ sets }: LogEntry) => sets.reduce((sum, set) => sum + metresOf(set), 0);
  const long = ({ sets }: LogEntry) => Math.max(0, ...sets.map(({ durationS }) => durationS ?? 0));
  const measure = logs.some((entry) => far(entry) > 0) ? far : long;
  const best = logs.reduce<LogEntry | null>(
    (one, other) => (one === null || measure(other) > measure(one) ? other : one),
    null,
  );
  return best === null || measure(best) === 0
    ? "I find no entry of that with a distance or a time, so I cannot tell."
    : entriesInWords("The longest that is stored", [best], today);
}

/** What a single repetition may weigh by Epley, from the set that allows the most; `null` where no set tells it. */
export function estimate(logs: readonly LogEntry[], today: string, catalog: CoachPorts["catalog"]): string | null {
  if (!areComparable(logs)) return null;
  const found = logs.flatMap((entry) =>
    entry.sets.flatMap((set) => {
      const unit = set.unit ?? "kg";
      const max = setE1rm(set, catalog.byId(entry.exercise.id), unit, null);
      return max === null ? [] : [{ entry, set, max: max.e1rm, inKg: convertWeight(max.e1rm, unit, "kg") }];
    }),
  );
  const [first] = found;
  if (first === undefined) return null;
  const best = found.reduce((one, other) => (other.inKg > one.inKg ? other : one), first);
  const { entry, set, max } = best;
  // What two hands hold counts twice; people name what is in one.
  const held = set.perHand ? max / 2 : max;
  const figure = `${round(Math.round(held * 2) / 2)}${set.unit === null ? "" : ` ${set.unit}`}${set.perHand ? " per hand" : ""}`;
  if (set.reps === 1) return `Your heaviest single that is stored: ${entryText(entry, today)}.`;
  return `About ${figure} for one rep of the ${entry.exercise.name}, estimated by the Epley formula from ${setFigures(set)} (${entryText(entry, today)}). It is a guess until you lift it.`;
}

const setFigures = ({ reps, weight, unit, perHand }: LogSet): string =>
  `${reps} reps at ${weight}${unit === null ? "" : ` ${unit}`}${perHand ? " per hand" : ""}`;
