import type { WorkScope } from "../agent.ts";
import type { DraftEntry } from "./logDraft.ts";
import type { LoggerParts } from "./logParts.ts";
import type { NamedExercise } from "./logUnderstanding.ts";
import { withBodyAlone } from "./toldLoad.ts";
import { isLoaded } from "./toldSets.ts";

/** "… and incline 3x10", "close grip 3x8": how the exercise before was done this time. */
const QUALIFIER =
  /^(?:(?:incline|decline|flat|close|wide|narrow|neutral|reverse|underhand|overhand)(?:[- ]grip)?|front|seated|lying|standing|kneeling|(?:single|one)[- ](?:arm|leg))$/i;

/** An entry that names only a position or a grip, within the exercise before it. */
export function qualifiedBy(entry: DraftEntry, before: DraftEntry | undefined): DraftEntry {
  const { phrase, within, exercise } = entry;
  const name = before?.exercise?.name;
  const isOpen = exercise === null && within === null && phrase !== null && QUALIFIER.test(phrase.trim());
  return isOpen && name !== undefined ? { ...entry, within: name } : entry;
}

/** So many others tell that a session went without weights. */
const ENOUGH = 2;

/**
 * "Push-ups 3x20, squats 3x25, sit-ups 3x20": where all that is told besides was done with the body alone and nothing
 * with a weight, what may be either was done so too.
 */
export async function amongOthers(
  parts: LoggerParts,
  entries: readonly DraftEntry[],
  scope: WorkScope,
): Promise<DraftEntry[]> {
  if (!entries.some(isEither) || !areOfBodyAlone(parts, entries)) return [...entries];
  return await Promise.all(
    entries.map(async (entry) => {
      if (!isEither(entry)) return entry;
      const bare = await withBodyAlone(parts, entry, entry.phrase ?? "", scope);
      const exercise = bare?.exercise ?? onlyBare(parts, entry.candidates);
      return exercise === null ? entry : { ...entry, exercise, candidates: [] };
    }),
  );
}

const isEither = ({ exercise, phrase, candidates, sets }: DraftEntry): boolean =>
  exercise === null && phrase !== null && candidates.length > 1 && sets.length > 0 && isLoaded(sets) === false;

function areOfBodyAlone({ catalog }: LoggerParts, entries: readonly DraftEntry[]): boolean {
  const known = entries.flatMap(({ exercise }) => (exercise === null ? [] : (catalog.byId(exercise.id) ?? [])));
  const isBare = ({ load_type, measurement }: (typeof known)[number]) =>
    load_type.startsWith("bodyweight") && measurement !== "distance_duration";
  return known.length >= ENOUGH && known.every(isBare) && entries.every(({ sets }) => !isLoaded(sets));
}

/** The one of those offered that nothing can be loaded on. */
function onlyBare({ catalog }: LoggerParts, candidates: readonly NamedExercise[]): NamedExercise | null {
  const bare = candidates.filter(({ id }) => catalog.byId(id)?.load_type === "bodyweight");
  return bare.length === 1 ? (bare[0] ?? null) : null;
}
