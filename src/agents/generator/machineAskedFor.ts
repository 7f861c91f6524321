import { foldText } from "../../language/foldText.ts";
import type { Area } from "../../language/session/areaWords.ts";
import type { SessionRequest } from "../../language/session/sessionRequest.ts";
import type { Limitation } from "../../protocol/profile.ts";
import type { Equipment } from "../../protocol/vocabulary.ts";
import { isSteadyOn } from "./candidateSearch.ts";
import { type HardLimits, obstacleTo } from "./eligibility.ts";
import type { NamedExercises } from "./namedExercises.ts";
import { obstacleInWords } from "./planWords.ts";
import type { PlanNote } from "./sessionPlan.ts";
import { STATIONS } from "./stationLifts.ts";

/** How it is to be done, and the joint that is the reason: "max r26 because of my back", "damper low, for the knees". */
const OWN_TERMS =
  /\b(?:max(?:imum|imal)?|under|below|at most|no (?:more|higher|faster) than|(?:not|nothing) (?:over|above|faster|harder|past)|capped|keep (?:it|the)|stay\w*|low(?:er)?|light(?:er|ly)?|eas[iy]\w*|gentl[ey]|slow\w*|unter|hochstens|locker|leicht|sous|doucement|tranquill?[eo]|suave|piano|leve)\b[^.;!?]{0,32}\b(?:because of|because|bc|due to|cause of|for|as|wegen|fur|a cause d\w|pour|por|a causa d\w+|per(?: via)?|por causa d\w+)\b/;

/**
 * The limits of a session on a machine that somebody asks for on terms of their own: how hard they go is what spares the joint,
 * so it counts as mild. In: the request as typed, and what it is done with. Other requests keep their limits.
 */
export function onOwnTerms(
  text: string,
  { equipment, limitations: said }: Pick<SessionRequest, "equipment" | "limitations">,
  limitations: Limitation[],
): Limitation[] {
  if (said.length === 0 || !isSteadyOn(equipment ?? [], []) || !OWN_TERMS.test(foldText(text))) return limitations;
  const isSaid = ({ joint }: Limitation) => said.some((one) => one.joint === joint);
  return limitations.map((one) => (one.severity === "moderate" && isSaid(one) ? { ...one, severity: "mild" } : one));
}

const VARIED =
  /\b(?:(?:not|isnt|isn t|is not|less|non|nicht|pas|no|nao|anything but) (?:(?:too|so|totally|completely|utterly|zu|trop|sea|seja|sia) )*(?:boring|dull|monotonous|tedious|mind numbing|langweilig|ennuyeux|aburrid[oa]|noios[oa]|chat[oa])|(?:bored|boring|gets? dull)|varied|some variety|mix it up|abwechslungsreich\w*|varie|variad[oa])\b/;
/** "On the treadmill, and not boring": minutes at one pace are none of it. */
export const isToVary = (text: string): boolean => VARIED.test(foldText(text).replace(/['\u2019]/g, ""));

/** The machines that a session was to be done on and that a joint forbids, for the reply to say. */
export function machinesRefused(
  equipment: readonly Equipment[] | null,
  areas: readonly Area[],
  named: Pick<NamedExercises, "meant">,
  hard: HardLimits,
): PlanNote[] {
  const machines = equipment?.filter((thing) => thing !== "none") ?? [];
  if (!isSteadyOn(machines, areas)) return [];
  return machines.flatMap((machine): PlanNote[] => {
    const lifts = STATIONS[machine]?.lifts.flatMap((phrase) => named.meant(phrase)[0] ?? []) ?? [];
    const [first] = lifts;
    const obstacles = lifts.map((lift) => obstacleTo(lift, hard));
    const obstacle = obstacles.every((one) => one?.kind === "limitation") ? obstacles[0] : null;
    if (first === undefined || obstacle == null) return [];
    return [{ code: "refusedExercise", id: first.id, name: first.name, reason: obstacleInWords(obstacle) }];
  });
}
