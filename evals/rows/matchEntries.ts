import type { ExerciseFacts } from "../target/exerciseReader.ts";
import { compareSets, type FieldCounts } from "./compareSets.ts";
import type { ExpectedEntry } from "./expectedEntry.ts";
import { isNamedBy, namesExercise } from "./namesExercise.ts";
import { dayFrom } from "./rowFields.ts";
import type { SeenEntry } from "./seenEntry.ts";

/** What is known of the exercises that entries name, by id. */
export type KnownExercises = Record<string, ExerciseFacts | null>;

/** An expected entry and what became of it. */
export type Match = {
  expected: ExpectedEntry;
  seen: SeenEntry | null;
  fields: FieldCounts;
  isSetsRight: boolean;
  isExerciseRight: boolean;
  isDateRight: boolean;
};

export type Matches = { pairs: Match[]; extra: SeenEntry[] };

/** Pairs what was expected with what was seen: each with the unused entry that fits best, the first of equals. */
export function matchEntries(
  expected: readonly ExpectedEntry[],
  seen: readonly SeenEntry[],
  facts: { exercises: KnownExercises; referenceDate: string },
): Matches {
  const unused = [...seen];
  const pairs = expected.map((entry): Match => {
    const rated = unused.map((candidate) => match(entry, candidate, facts));
    const best = rated.reduce<Match | null>((top, one) => (top && fitOf(top) >= fitOf(one) ? top : one), null);
    if (best?.seen) unused.splice(unused.indexOf(best.seen), 1);
    return best ?? match(entry, null, facts);
  });
  return { pairs, extra: unused };
}

const fitOf = ({ isExerciseRight, isSetsRight, isDateRight, fields }: Match): number =>
  (isExerciseRight ? 100 : 0) +
  (isSetsRight ? 50 : 0) +
  (isDateRight ? 10 : 0) +
  fields.hits / (fields.hits + fields.misses + fields.falseAlarms + 1);

function match(
  expected: ExpectedEntry,
  seen: SeenEntry | null,
  { exercises, referenceDate }: { exercises: KnownExercises; referenceDate: string },
): Match {
  const { isSame, ...fields } = compareSets(expected.sets, seen?.sets ?? []);
  const day = expected.date_offset_days == null ? null : dayFrom(referenceDate, expected.date_offset_days);
  return {
    expected,
    seen,
    fields,
    isSetsRight: isSame,
    isExerciseRight: seen !== null && isRightExercise(expected, seen, exercises),
    isDateRight: day === null || seen?.date === day,
  };
}

/** A draft whose exercise is open is right when it is open about the right words. */
function isRightExercise(expected: ExpectedEntry, seen: SeenEntry, exercises: KnownExercises): boolean {
  if (seen.exercise)
    return namesExercise(expected, exercises[seen.exercise.id] ?? { name: seen.exercise.name, aliases: [] });
  const { exercise_phrase: wanted } = expected;
  if (!wanted || !seen.phrase) return true;
  const said = { name: seen.phrase, aliases: [] };
  return isNamedBy(wanted, said) || isNamedBy(seen.phrase, { name: wanted, aliases: [] });
}
