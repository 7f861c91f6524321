import { alignedFold } from "./alignedFold.ts";
import { nameTraits } from "./nameTraits.ts";
import type { ParsedEntry } from "./parsedLog.ts";

/** What holds a load, and the names of what is done with it. */
const GEAR: readonly (readonly [RegExp, RegExp])[] = [
  [
    /\b(?:kettle ?bells?|kbs?|bell|kugelhanteln?|pesas? rusas?)\b/giu,
    /kettle ?bell|\bkbs?\b|goblet|\bswings?\b|kugel|rusa/iu,
  ],
  [
    /\b(?:dumb ?bells?|dbs?|kurzhanteln?|mancuernas?|halt[eè]res?|manubri|halteres)\b/giu,
    /dumb ?bell|\bdbs?\b|kurzhantel|mancuerna|halt[eè]re|manubri|thruster|\bcurls?\b|renegade/iu,
  ],
  [
    /\b(?:bar ?bell|langhantel|barra|barre|bilanciere)\b/giu,
    /bar ?bell|langhantel|\bbarra\b|\bbarre\b|bilanciere|deadlift|\bcleans?\b|thruster/iu,
  ],
];
const SIGNS = /[^\p{L}]+/gu;

const weighsAlike = ({ sets }: ParsedEntry): boolean =>
  sets.length > 0 && sets.every(({ weight }) => weight !== null && weight === sets[0]?.weight);
const isUnloaded = ({ sets }: ParsedEntry): boolean =>
  sets.length > 0 && sets.every(({ weight, reps, durationS }) => weight === null && (reps ?? durationS) !== null);

/** "20kg kb: 5 get ups a side, 50 swings": the load that heads what is done with it, and is none of it; `null` where none does. */
function underGear([head, ...others]: readonly ParsedEntry[]): ParsedEntry[] | null {
  const [load, ...more] = head?.sets ?? [];
  if (head === undefined || load === undefined || more.length > 0 || load.weight === null || others.length === 0)
    return null;
  if ((load.reps ?? load.durationS ?? load.distance) !== null || !isGearAlone(head.phrase ?? "")) return null;
  const isHeld = (entry: ParsedEntry) => {
    const { bodyweight, running } = nameTraits(alignedFold(entry.phrase ?? ""));
    return isUnloaded(entry) && entry.readings.length === 0 && !bodyweight && !running;
  };
  if (!others.some(isHeld)) return null;
  const { weight, unit, perHand } = load;
  return others.map((entry) =>
    isHeld(entry) ? { ...entry, sets: entry.sets.map((set) => ({ ...set, weight, unit, perHand })) } : entry,
  );
}
const isGearAlone = (phrase: string): boolean =>
  GEAR.some(([gear]) => phrase.search(gear) >= 0 && phrase.replace(gear, " ").replace(SIGNS, "") === "");

/**
 * "15 goblet squats and 15 push ups, four rounds, 12kg bell": a load that is told behind several exercises with the gear that holds it goes to
 * those that are done with that gear, where the last of them is not. Entries in and out, in their order; readings in doubt are left alone. Linear.
 */
export function withGearLoads(told: readonly ParsedEntry[]): ParsedEntry[] {
  const entries = underGear(told) ?? told;
  const last = entries.at(-1);
  if (last === undefined || entries.length < 2 || last.readings.length > 0 || !weighsAlike(last)) return [...entries];
  const said = `${last.phrase ?? ""} ${last.source}`;
  for (const [gear, users] of GEAR) {
    if (said.search(gear) < 0) continue;
    const name = (last.phrase ?? "").replace(gear, " ").replace(/\s+/g, " ").trim();
    const isAlone =
      name.replace(SIGNS, "") === "" && last.sets.every(({ reps, durationS }) => (reps ?? durationS) === null);
    const takers = entries.filter((entry) => entry !== last && users.test(entry.phrase ?? "") && isUnloaded(entry));
    if (takers.length === 0 || (!isAlone && (name === "" || users.test(name)))) continue;
    const [load] = last.sets;
    if (load === undefined) continue;
    const { weight, unit, perHand } = load;
    const loaded = entries.map((entry) =>
      takers.includes(entry)
        ? { ...entry, sets: entry.sets.map((set) => ({ ...set, weight, unit, perHand, load: "total" as const })) }
        : entry,
    );
    const bare = last.sets.map((set) => ({ ...set, weight: null, unit: null, perHand: false, load: "total" as const }));
    return isAlone ? loaded.slice(0, -1) : [...loaded.slice(0, -1), { ...last, phrase: name, sets: bare }];
  }
  return [...entries];
}
