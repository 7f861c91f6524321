import type { SessionRequest } from "../../language/session/sessionRequest.ts";
import type { NamedExercises } from "./namedExercises.ts";

/** What covers more of the catalogue than this was not said of exercises. */
const MOST = 60;

/**
 * Of what somebody once said they do not like, what a session leaves out: names of exercises and ways of moving that this
 * request does not ask for itself. In and out: in the person's words.
 */
export function dislikedExercises(
  dislikes: readonly string[],
  { include }: Pick<SessionRequest, "include">,
  named: NamedExercises,
): string[] {
  const wanted = new Set(include.flatMap(({ phrase }) => named.meant(phrase).slice(0, 1)));
  return dislikes.filter((words) => {
    const covered = named.covered(words);
    return covered.length > 0 && covered.length <= MOST && !covered.some((exercise) => wanted.has(exercise));
  });
}
