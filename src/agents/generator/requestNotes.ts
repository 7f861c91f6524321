import type { SessionRequest } from "../../language/session/sessionRequest.ts";
import { sessionText } from "../../language/session/sessionText.ts";
import { severalSessions } from "../../language/session/severalSessions.ts";
import { isHeldInHand } from "../../language/session/unknownGear.ts";
import type { Limitation } from "../../protocol/profile.ts";
import type { Equipment } from "../../protocol/vocabulary.ts";
import { TIRES_FAST } from "./littleDose.ts";
import { limitedJoint } from "./planWords.ts";
import type { PlanNote } from "./sessionPlan.ts";

/** What of a request cannot be done as asked, for the reply to say. `text` as typed, `notThere`: what its lifts need and its place does not have. */
export function requestNotes(
  request: SessionRequest,
  text: string,
  limitations: readonly Limitation[],
  notThere: Equipment | null,
): PlanNote[] {
  const missing = request.missingGear ?? notThere;
  const { excess, unworkable, unrealistic, ruledOutFocus, unknownGear, loadLimit } = request;
  const all: (PlanNote | null)[] = [
    request.contradicted.length > 0 ? { code: "contradiction", areas: request.contradicted } : null,
    excess === null ? null : { code: "tooMuch", ...excess },
    unworkable === null ? null : { code: "unworkable", areas: [...unworkable.areas], without: unworkable.words },
    request.isMaximumTest && limitations.length > 0
      ? { code: "unsafeMaximum", joints: limitations.map(limitedJoint) }
      : null,
    missing === null ? null : { code: "missingGear", thing: missing },
    unrealistic === null ? null : { code: "unrealistic", wish: unrealistic },
    ruledOutFocus === null ? null : { code: "ruledOutFocus", lift: ruledOutFocus },
    request.wantsSpotFat ? { code: "spotFat" } : null,
    unknownGear === null
      ? null
      : isHeldInHand(unknownGear) && request.equipment?.includes("dumbbell") === true
        ? { code: "standIn", thing: unknownGear }
        : { code: "unknownGear", thing: unknownGear },
    loadLimit === null ? null : { code: "loadLimit", limit: loadLimit },
    request.signals.includes(TIRES_FAST) ? { code: "littleDose" } : null,
    request.adjust === null && severalSessions(sessionText(text).plain) !== null ? { code: "oneOfSeveral" } : null,
  ];
  return all.filter((note) => note !== null);
}
