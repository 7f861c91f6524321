import type { Exercise } from "../../protocol/exercise.ts";

const IN_A_ROOM =
  /\b(?:living ?room|bed ?room|hotel ?room|dorm(?: room)?|kitchen|hallway|basement|garage|indoors|inside|(?:studio )?flat|apartment|wohnzimmer|schlafzimmer|k[uü]che|keller|salon|chambre|appart\w*|habitaci[oó]n|dormitorio|sal[oó]n|salotto|soggiorno|camera(?: da letto)?|cucina|quarto|sala|apartamento)\b/i;
/** At home one is in a room too, unless one goes out. */
const AT_HOME =
  /\b(?:at home|home (?:workout|session|circuit|cardio|training)|zu ?hause|daheim|chez moi|en casa|(?:a|in|em) casa)\b|\b[aà] la maison\b/i;
const GOES_OUT =
  /\b(?:outside|outdoors?|out ?doors|garden|yard|park|street|track|road|trail|hills?|run\w*|jog\w*|walk\w*|hik\w*|swim\w*|drau[sß]+en|garten|lauf\w*|jogg\w*|dehors|jardin|cour\w*|march\w*|fuera|jard[ií]n|corr\w*|camin\w*|fuori|giardino|cammin\w*|fora|jardim|caminh\w*)\b/i;
const isInside = (text: string): boolean => IN_A_ROOM.test(text) || (AT_HOME.test(text) && !GOES_OUT.test(text));

/**
 * What is done out of doors, in water or on snow, for a session in a room or at home: "30 min in my living room". In: the request as typed and
 * the catalogue. Out: the ids; none where no room is named.
 */
export const goneIndoors = (text: string, all: readonly Exercise[]): string[] =>
  isInside(text)
    ? all
        .filter(
          ({ mechanic, equipment_required, suitability, measurement }) =>
            mechanic === "cardio" &&
            (!suitability.home || measurement === "distance_duration") &&
            equipment_required.every((thing) => thing === "none"),
        )
        .map(({ id }) => id)
    : [];
