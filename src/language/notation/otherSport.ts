import { alignedFold } from "./alignedFold.ts";
import type { Draft } from "./draft.ts";
import { isSaying } from "./draft.ts";
import { nameTraits } from "./nameTraits.ts";
import type { EntryMark } from "./neighbours.ts";

/** What is swum or ridden: nobody does it as slowly, or as fast, as one runs. */
const SWUM =
  /\b(?:swim|swims|swimming|swam|pool|natation|nage|piscine|nado|natacion|piscina|nuoto|natacao|schwimmen)\b/;
const RIDDEN =
  /\b(?:bike|biking|cycling|ride|cycle|spin|spinning|mtb|rad|fahrrad|rennrad|velo|vtt|bici|bicicletta|bicicleta|ciclismo|cyclette|ciclabile|ciclovia|radweg|rodillo|rolle|turbo|zwift)\b/;
/** Kilometres an hour: on foot, at the most on foot where a ride may be meant, and what nobody swims. */
const [SLOWEST_RUN, FASTEST_RUN, SLOW_RIDE, FASTEST_SWIM] = [6.5, 20, 14, 6.5];
/** A run beside a ride that was told with its speed is slower than this part of it. */
const FAR_SLOWER = 0.6;
const KM = { km: 1, mi: 1.609, m: 0.001, yd: 0.000_914, ft: 0.000_305 } as const;

/** Kilometres an hour of the ways and times that were told; `null` where they tell no one speed. */
function speedOf(marks: readonly EntryMark[]): number | null {
  const said = marks.filter(isSaying);
  const [way, ...ways] = said.flatMap((mark) =>
    mark.kind === "length" ? [mark.value * KM[mark.unit]] : mark.kind === "k" ? [mark.value] : [],
  );
  const [time, ...times] = said.flatMap((mark) => (mark.kind === "time" ? [mark.seconds / 3_600] : []));
  if (way === undefined || time === undefined || ways.length + times.length > 0 || said.length !== 2) return null;
  return way / time;
}

const isLifted = ({ phrase, marks }: Draft): boolean =>
  phrase !== null &&
  !nameTraits(alignedFold(phrase)).moving &&
  marks.some(({ kind }) => kind === "counts" || kind === "product") &&
  !marks.some(({ kind }) => kind === "length" || kind === "time" || kind === "sets");

/**
 * Whether a way without a name is a run, though what was told before it is swum, ridden or lifted: "Wed bike 40 km / Fri 10 km 52:00",
 * "swim 1500 m, bike 40 km 1:15, 10 km 50:00". In: what came before, the amounts, and whether a line or another day begins with them.
 */
export function isRunBeside(before: Draft | undefined, marks: readonly EntryMark[], isApart: boolean): boolean {
  const speed = speedOf(marks);
  if (before === undefined || speed === null || speed < SLOWEST_RUN || speed > FASTEST_RUN) return false;
  const name = alignedFold(before.phrase ?? "");
  if (isLifted(before)) return true;
  if (SWUM.test(name)) return speed > FASTEST_SWIM;
  if (!RIDDEN.test(name)) return false;
  const own = speedOf(before.marks);
  return own !== null ? speed < FAR_SLOWER * own : isApart && speed < SLOW_RIDE;
}

/** Kilometres: so far nobody swims on a day among others. */
const FAR_SWUM = 5;

/** "Mon swim 1500m / Tue 8km": another day and another sport, which nobody named. */
export function isNotSwum(before: Draft | undefined, marks: readonly EntryMark[]): boolean {
  const way = marks.find(({ kind }) => kind === "length" || kind === "k");
  const km = way?.kind === "length" ? way.value * KM[way.unit] : way?.kind === "k" ? way.value : 0;
  return km >= FAR_SWUM && SWUM.test(alignedFold(before?.phrase ?? ""));
}
