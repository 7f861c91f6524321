import { LENGTHS } from "../../language/notation/addName.ts";
import { compiled } from "../../language/patterns/compiled.ts";
import type { DraftEntry } from "./logDraft.ts";

/** The catalogue knows its name, or something like it. */
const isKnown = ({ exercise, candidates, movement }: DraftEntry): boolean =>
  exercise !== null || candidates.length > 0 || movement !== null;

/** Its words are the name of one exercise, and no sentence in which a movement comes up ("jog recoveries"). */
const isNamed = ({ exercise, candidates }: DraftEntry, isWhole: boolean): boolean =>
  exercise !== null ? isWhole : candidates.length > 0;

/** "had maybe 40 mins so just did squats": a time that no exercise is named for, beside exercises that are. */
const isTimeOfTalk = ({ phrase, exercise, sets }: DraftEntry): boolean =>
  phrase === null &&
  exercise === null &&
  sets.length === 1 &&
  sets.every(({ reps, weight, distance, durationS }) => durationS !== null && (reps ?? weight ?? distance) === null);

/** Several sets, or one with a load and its repetitions: more than a figure that stands in the talk. */
function tellsSets({ sets }: DraftEntry): boolean {
  const [only] = sets;
  if (only === undefined || sets.length > 1) return sets.length > 1;
  const said = [only.reps, only.weight, only.durationS, only.distance].filter((figure) => figure !== null);
  return said.length > 1;
}

/** Fewer of something may be anything: "2 espressos and 40 push-ups". */
const FEWEST_REPS = 12;
/** "100 froggers and 40 push-ups", "15 min passadeira, leg press 3x12": an amount and a name of a word or two, in a list. */
function tellsAmount({ source, sets, phrase }: DraftEntry): boolean {
  const [only] = sets;
  const isMuch = (only?.reps ?? 0) >= FEWEST_REPS || (only?.durationS ?? 0) >= SHORTEST;
  const name = (phrase ?? "").trim();
  const isPlain = name !== "" && name.split(/\s+/).length <= 2 && !NO_DEED.test(name);
  return (
    isMuch &&
    isPlain &&
    compiled(`^\\W*\\d+ ?(?:min\\w*|')? ?(?:de |di |of )?${name.replace(/[^\p{L}\d ]/gu, ".")}\\W*$`, "iu").test(source)
  );
}
const SHORTEST = 300;
/** What lasts or is counted, and is no exercise. */
const NO_DEED =
  /\b(?:people|guys|kids|calories|cals?|kcal|emails?|steps|degrees|pages|rest|break|late|early|commute|traffic|nap|chat|talk|food|lunch|dinner|breakfast|shower|sauna|bus|train|drive|meeting|call|queue|old|warm(?:ing)?(?:[ -]?up)?|.{0,2}[ée]chauffement|aufw[aä]rmen|einlaufen|calentamiento|riscaldamento|aquecimento|euros?|dollars?|pounds|days?|weeks?)\b/i;

/** "piscina 52 vasche": swum, and how far is to be asked. */
const countsLengths = ({ note, candidates, exercise }: DraftEntry): boolean =>
  (exercise !== null || candidates.length > 0) && (note ?? "").split("; ").some((part) => LENGTHS.test(part));

/** "Then 10 min of stretching": which stretches those were nobody counts. */
const STRETCHING =
  /^(?:(?:some|a bit of|quick|light|of|general|full body) )*(?:stretch(?:ing|es|ed)?|gedehnt|dehnen|[ée]tirements?|estiramientos?|estirar|allungamenti?|alongamentos?|foam roll(?:ing|er)?|faszienrolle|blackroll)$/i;
const isStretching = ({ exercise, phrase, sets }: DraftEntry): boolean =>
  exercise === null &&
  STRETCHING.test((phrase ?? "").trim()) &&
  sets.every(({ reps, weight, distance }) => (reps ?? weight ?? distance) === null);

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
    const isStray =
      !isKnownName &&
      !countsLengths(entry) &&
      entry.phrase !== null &&
      !tellsSets(entry) &&
      (entry.sets.length > 0 || hasSets);
    if (before !== undefined && isStretching(entry)) {
      settled[settled.length - 1] = { ...before, note: joined(before.note, entry.source) };
    } else if (isTimeOfTalk(entry) && entries.some(({ phrase, sets }) => phrase !== null && sets.length > 0)) {
      if (before === undefined) talk.push(entry.source);
      else settled[settled.length - 1] = { ...before, note: joined(before.note, entry.source) };
    } else if (!isStray) {
      const note = talk.splice(0).reduce(joined, entry.note);
      settled.push(note === entry.note ? entry : { ...entry, note });
    } else if (before === undefined && tellsAmount(entry)) settled.push(entry);
    else if (before === undefined) talk.push(entry.source);
    else if (entry.sets.length === 0)
      settled[settled.length - 1] = { ...before, note: joined(before.note, entry.source) };
    else settled[settled.length - 1] = { ...before, unread: [...before.unread, entry.source.trim().slice(0, 60)] };
  }
  return settled;
}
