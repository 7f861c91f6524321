import type { WorkScope } from "../agent.ts";
import { type FoundExercise, findExercise } from "./findExercise.ts";
import type { DraftEntry } from "./logDraft.ts";
import type { LoggerParts } from "./logParts.ts";
import { isLoaded } from "./toldSets.ts";

/** Several of these are done with dumbbells, none of them mostly. */
const MANY_BY_HAND = /^(?:press(?:es)?|raises?|lunges?|extensions?)$/i;
const NO_LOAD =
  /\b(?:no|without|zero|sans|ohne|sin|senza|sem) (?:added )?(?:weights?|gewichte?|poids|peso|pesi)\b|\bbody ?weight\b|\bbw\b|\bunweighted\b/i;

/** Whether it is said that nothing but the body was lifted. */
export const isSaidUnloaded = ({ sets, source }: Pick<DraftEntry, "sets" | "source">): boolean =>
  sets.length > 0 && !isLoaded(sets) && NO_LOAD.test(source);

/** Which of several that are meant alike the load tells: the body alone, or a weight in each hand. */
export const byToldLoad = async (
  parts: LoggerParts,
  entry: DraftEntry,
  phrase: string,
  scope: WorkScope,
): Promise<FoundExercise | null> =>
  isSaidUnloaded(entry) ? withBodyAlone(parts, entry, phrase, scope) : await inEachHand(parts, entry, phrase, scope);

/** "Squats, no weight": the one of these that is done with the body alone. */
export async function withBodyAlone(
  parts: LoggerParts,
  { refused }: Pick<DraftEntry, "refused">,
  phrase: string,
  scope: WorkScope,
): Promise<FoundExercise | null> {
  const wanted = { phrase: `bodyweight ${phrase}`, within: null, loaded: false, timed: false, recentIds: [], refused };
  const found = await findExercise(parts, wanted, scope);
  const load = found.exercise && parts.catalog.byId(found.exercise.id)?.load_type;
  return load === "bodyweight" || load === "bodyweight_plus" ? found : null;
}

/** "Rows 3x10 with the 30s": of several that are meant alike, the one with dumbbells; a bare "press" stays open. */
async function inEachHand(
  parts: LoggerParts,
  { sets, refused }: DraftEntry,
  phrase: string,
  scope: WorkScope,
): Promise<FoundExercise | null> {
  if (sets.length === 0 || !sets.every(({ perHand }) => perHand) || MANY_BY_HAND.test(phrase)) return null;
  const wanted = { phrase: `dumbbell ${phrase}`, within: null, loaded: true, timed: false, recentIds: [], refused };
  const found = await findExercise(parts, wanted, scope);
  return found.exercise === null ? null : found;
}
