import { readSessionRequest, type SessionRequest } from "../../language/session/sessionRequest.ts";
import type { NamedExercises } from "./namedExercises.ts";

/** What covers more of the catalogue than this was not said of exercises. */
const MOST = 60;
/** So many things are those of a place: none of them was asked for by name. */
const NAMED_THINGS = 6;
/** Words of how much, that no exercise or thing is called by: "heavy overhead", "too much barbell". */
const HOW_MUCH = /^(?:(?:too|very|really|much|heavy|any|all|lots of|loads of) )+/i;

type Refused = Pick<SessionRequest, "exclude" | "forbid" | "withoutEquipment" | "refusedPositions">;

/** What one standing refusal rules out: names of exercises, else the way of moving, the thing or the position it stands for. */
function ruledOutBy(words: string, named: NamedExercises): Refused {
  const none: Refused = { exclude: [], forbid: [], withoutEquipment: [], refusedPositions: [] };
  const isOfExercises = (phrase: string) => {
    const { length } = named.covered(phrase);
    return length > 0 && length <= MOST;
  };
  if (isOfExercises(words)) return { ...none, exclude: [words] };
  const refused = readSessionRequest(`no ${words.replace(HOW_MUCH, "")}`, named.names);
  const { forbid, withoutEquipment, refusedPositions } = refused;
  // "Overhead" is a way of moving, and no name beside it.
  return {
    exclude: forbid.length > 0 ? [] : refused.exclude.filter(isOfExercises),
    forbid,
    withoutEquipment,
    refusedPositions,
  };
}

/**
 * A request under what somebody once said they do not like or do: the exercises, ways of moving, things and positions of it are left
 * out, unless this request asks for them itself. In: the request, the dislikes in the person's words, and the message as it was read.
 */
export function underDislikes(
  request: SessionRequest,
  dislikes: readonly string[],
  { include, equipment }: Pick<SessionRequest, "include" | "equipment">,
  named: NamedExercises,
): SessionRequest {
  const wanted = new Set(include.flatMap(({ phrase }) => named.meant(phrase).slice(0, 1)));
  const isWanted = (phrase: string) => named.covered(phrase).some((exercise) => wanted.has(exercise));
  const asked = equipment !== null && equipment.length <= NAMED_THINGS ? equipment : [];
  const wantsFlag = (flag: SessionRequest["forbid"][number]) =>
    [...wanted].some(({ stress_flags }) => stress_flags.includes(flag));
  const refused = dislikes.map((words) => ruledOutBy(words, named));
  return {
    ...request,
    exclude: [...request.exclude, ...refused.flatMap(({ exclude }) => exclude.filter((phrase) => !isWanted(phrase)))],
    forbid: [
      ...new Set([...request.forbid, ...refused.flatMap(({ forbid }) => forbid.filter((flag) => !wantsFlag(flag)))]),
    ],
    withoutEquipment: [
      ...new Set([
        ...request.withoutEquipment,
        ...refused.flatMap(({ withoutEquipment }) => withoutEquipment.filter((thing) => !asked.includes(thing))),
      ]),
    ],
    refusedPositions: [
      ...new Set([...request.refusedPositions, ...refused.flatMap(({ refusedPositions }) => refusedPositions)]),
    ],
  };
}
