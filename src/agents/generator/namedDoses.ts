import type { SessionRequest } from "../../language/session/sessionRequest.ts";
import { sessionText } from "../../language/session/sessionText.ts";
import type { NamedExercises } from "./namedExercises.ts";
import type { SessionPlan } from "./sessionPlan.ts";

const SCHEME = /\b(\d{1,2}) ?(?:x|×|sets? of) ?(\d{1,3})\b(?! ?(?:min\w*|kgs?|lbs?|m|cm|s|secs?|seconds?)\b)/g;
/** "Squat 5x5, then accessories": the sets are of what stands before. */
const OPEN_ENDED = /\b(?:then|with|and|plus|followed by) (?:\w+ ){0,2}?(?:accessor(?:y|ies)|assistance)\b/;

/** "3x12 flyes": in characters from the figure to the name. */
const CLOSE = 12;

type Dose = SessionPlan["doses"][number];

/**
 * The sets of single lifts in a request: "squats 5x5 and RDLs 3x8", "3x12 curls, 4x8 rows"; of several lifts before one figure it is of each.
 * In: the request, its text, and the exercises that its names came to. Out: the doses, and what is left for everything else: nothing, where
 * each figure is of a lift that is named. One figure alone is of the whole session, unless what follows it is left open.
 */
export function namedDoses(
  { include: wishes, scheme }: Pick<SessionRequest, "include" | "scheme">,
  text: string,
  include: SessionPlan["include"],
  named: Pick<NamedExercises, "covered">,
): { doses: Dose[]; scheme: SessionPlan["scheme"] } {
  const { plain } = sessionText(text);
  const figures = [...plain.matchAll(SCHEME)].filter(([, sets, reps]) => Number(sets) <= 12 && Number(reps) <= 50);
  const isOpen = OPEN_ENDED.test(plain);
  if (scheme === null || wishes.length === 0 || (figures.length < 2 && !isOpen)) return { doses: [], scheme };
  const places = wishes.map(({ phrase }) => ({ phrase, at: plain.indexOf(phrase) })).filter(({ at }) => at >= 0);
  const [first] = figures;
  const isBefore = first !== undefined && places.every(({ at }) => at > first.index);
  const doses = places.flatMap(({ phrase, at }): Dose[] => {
    const figure = isBefore
      ? figures.findLast(({ index }) => index < at)
      : (figures.find(({ index }) => index > at) ?? figures.findLast(({ index }) => index < at && at - index <= CLOSE));
    const id = include.find((one) => named.covered(phrase).some((exercise) => exercise.id === one.id))?.id;
    return figure === undefined || id === undefined
      ? []
      : [{ exerciseId: id, sets: Number(figure[1]), reps: Number(figure[2]) }];
  });
  return doses.length === 0 ? { doses, scheme } : { doses, scheme: null };
}
