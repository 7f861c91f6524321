import { foldText } from "../../language/foldText.ts";
import type { LogEntry } from "../../protocol/workoutLog.ts";
import type { DraftEntry } from "./logDraft.ts";

const SAME_LOAD =
  /(?<!\p{L})(?:same|selbe[nsmr]?|gleiche[nsmr]?|meme|mism[oa]s?|stess[oaie]|mesm[oa]s?) (?:weights?|loads?|dumb ?bells?|dbs?|bells?|kettle ?bells?|kbs?|bar|plates?|kilos?|kgs?|pair|gewicht\p{L}*|hanteln?|kurzhanteln?|poids|charge|halteres|peso|mancuernas|manubri|carga)(?!\p{L})|(?<!\p{L})(?:peso|carga) (?:igual|uguale)|(?<!\p{L})(?:igual|mismo) peso/u;

/** "Goblet squats 3x10, same weight": sets without a load of their own, that have that of what was told before. */
export const saysSameLoad = ({ source, sets }: DraftEntry): boolean =>
  sets.length > 0 && sets.every(({ weight }) => weight === null) && SAME_LOAD.test(foldText(source));

/** The entry with the one load of the entry before it; where that has several or none, it is asked about. */
export function withSameLoad(entry: DraftEntry, last: readonly LogEntry[]): DraftEntry {
  if (!saysSameLoad(entry)) return entry;
  const before = last.at(-1)?.sets ?? [];
  const [first] = before;
  const isOne =
    first !== undefined && before.every(({ weight, unit }) => weight === first.weight && unit === first.unit);
  if (!isOne || first.weight === null || first.load === "assisted")
    return { ...entry, unread: [...entry.unread, SAID] };
  const { weight, unit, load } = first;
  return { ...entry, sets: entry.sets.map((set) => ({ ...set, weight, unit, load })) };
}

/** "Cable row 3x12 55kg and lat pulldown 3x10, same weight": the load, or the load of each set, of what was told before it. */
export function withLoadBefore(entries: readonly DraftEntry[]): DraftEntry[] {
  const read: DraftEntry[] = [];
  for (const entry of entries) {
    const before = read.at(-1)?.sets ?? [];
    const [first] = before;
    const isOne = before.every(({ weight, unit }) => weight === first?.weight && unit === first?.unit);
    const isLoaded = before.length > 0 && before.every(({ weight, load }) => weight !== null && load !== "assisted");
    const isAlike = isLoaded && (isOne || before.length === entry.sets.length) && saysSameLoad(entry);
    const sets = entry.sets.map((set, at) => {
      const { weight = null, unit = null, load = "total", perHand = false } = before[at] ?? first ?? {};
      return { ...set, weight, unit, load, perHand };
    });
    read.push(isAlike ? { ...entry, sets } : entry);
  }
  return read;
}

const SAID = "the same weight";
