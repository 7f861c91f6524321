import type { DraftEntry } from "./logDraft.ts";

/** The catalogue knows its name, or something like it. */
const isKnown = ({ exercise, candidates, movement }: DraftEntry): boolean =>
  exercise !== null || candidates.length > 0 || movement !== null;

/** Its words are the name of one exercise, and no sentence in which a movement comes up ("jog recoveries"). */
const isNamed = ({ exercise, candidates }: DraftEntry, isWhole: boolean): boolean =>
  exercise !== null ? isWhole : candidates.length > 0;

/** "had maybe 40 mins so just did squats": a time that no exercise is named for, beside exercises that are. */
const isTimeOfTalk = ({ phrase, sets }: DraftEntry): boolean =>
  phrase === null &&
  sets.length === 1 &&
  sets.every(({ reps, weight, distance, durationS }) => durationS !== null && (reps ?? weight ?? distance) === null);

/** Several sets, or one with a load and its repetitions: more than a figure that stands in the talk. */
function tellsSets({ sets }: DraftEntry): boolean {
  const [only] = sets;
  if (only === undefined || sets.length > 1) return sets.length > 1;
  const said = [only.reps, only.weight, only.durationS, only.distance].filter((figure) => figure !== null);
  return said.length > 1;
}

const joined = (note: string | null, more: string): string =>
  [note, more.trim()].filter(Boolean).join("; ").slice(0, 2_000);

/**
 * Fragments that name no exercise and tell no sets ("2 espressos", "a spotter helped on the last 2", "jog recoveries") are
 * no entries beside ones that do. Before the first exercise they are talk, and become its note; behind one their figure
 * may be of its sets, which is then in doubt: the entry's `unread` holds the words. A message without any known exercise
 * stays as it is. `whole` holds the entries whose words are an exercise's name and nothing else.
 */
export function settleStrays(entries: readonly DraftEntry[], whole: ReadonlySet<DraftEntry>): DraftEntry[] {
  if (entries.length < 2 || !entries.some(isKnown)) return [...entries];
  const hasSets = entries.some(({ sets }) => sets.length > 0);
  const settled: DraftEntry[] = [];
  const talk: string[] = [];
  for (const entry of entries) {
    const before = settled.at(-1);
    const isKnownName = entry.sets.length > 0 ? isKnown(entry) : isNamed(entry, whole.has(entry));
    const isStray = !isKnownName && entry.phrase !== null && !tellsSets(entry) && (entry.sets.length > 0 || hasSets);
    if (isTimeOfTalk(entry) && entries.some(({ phrase, sets }) => phrase !== null && sets.length > 0)) {
      if (before === undefined) talk.push(entry.source);
      else settled[settled.length - 1] = { ...before, note: joined(before.note, entry.source) };
    } else if (!isStray) {
      const note = talk.splice(0).reduce(joined, entry.note);
      settled.push(note === entry.note ? entry : { ...entry, note });
    } else if (before === undefined) talk.push(entry.source);
    else if (entry.sets.length === 0)
      settled[settled.length - 1] = { ...before, note: joined(before.note, entry.source) };
    else settled[settled.length - 1] = { ...before, unread: [...before.unread, entry.source.trim().slice(0, 60)] };
  }
  return settled;
}
