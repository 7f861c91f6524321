import type { Exercise } from "../../protocol/exercise.ts";

const IN_A_ROOM =
  /\b(?:living ?room|bed ?room|hotel ?room|dorm(?: room)?|kitchen|hallway|basement|garage|indoors|inside|(?:studio )?flat|apartment|wohnzimmer|schlafzimmer|k[uü]che|keller|salon|chambre|appart\w*|habitaci[oó]n|dormitorio|sal[oó]n|salotto|soggiorno|camera(?: da letto)?|cucina|quarto|sala|apartamento)\b/i;

/**
 * What is done out of doors, in water or on snow, for a session in a room: "30 min in my living room". In: the request as typed and
 * the catalogue. Out: the ids; none where no room is named.
 */
export const goneIndoors = (text: string, all: readonly Exercise[]): string[] =>
  IN_A_ROOM.test(text)
    ? all
        .filter(
          ({ mechanic, equipment_required, suitability, measurement }) =>
            mechanic === "cardio" &&
            (!suitability.home || measurement === "distance_duration") &&
            equipment_required.every((thing) => thing === "none"),
        )
        .map(({ id }) => id)
    : [];
