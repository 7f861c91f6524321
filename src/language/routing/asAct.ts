import type { RouteDecision } from "../../protocol/turn.ts";
import type { OpenQuestion } from "../../protocol/understanding.ts";
import { senseAct } from "../acts/senseAct.ts";
import { FALLBACK_IDS } from "./rules/fallbackRules.ts";

/** What is weakly taken for something else, and by its words rather does something to the log just before it. */
export function asAct(
  items: RouteDecision[],
  text: string,
  { question, hasRecentLog }: { question: OpenQuestion | null; hasRecentLog: boolean },
): RouteDecision[] {
  if (question !== null || !hasRecentLog || !items.every(isGuessed)) return items;
  const sensed = senseAct(text, null);
  const share = sensed === null ? 0 : 1 - sensed.shareOf("none") - sensed.shareOf("log");
  const most = Math.max(...items.map(({ confidence }) => confidence));
  if (share < (most < UNSURE ? Math.max(ACTS_IN_DOUBT, most) : ACTS)) return items;
  return [
    {
      ...{ route: "WORKOUT_LOG", rule: "log.sensed", by: "rule", signals: [], alternatives: [] },
      confidence: Math.max(share, ACTS),
      text: text.trim(),
    },
  ];
}
const isGuessed = ({ route, by, rule, confidence }: RouteDecision): boolean =>
  route !== "SAFETY" &&
  !(route === "WORKOUT_LOG" && confidence >= UNSURE) &&
  (by === "classifier" || rule === null || FALLBACK_IDS.has(rule) || confidence < UNSURE);
const UNSURE = 0.6;
const ACTS = 0.65;
/** What would be asked about anyway. */
const ACTS_IN_DOUBT = 0.35;
