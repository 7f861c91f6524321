import type { Route, RouteDecision } from "../../protocol/turn.ts";
import type { OpenQuestion } from "../../protocol/understanding.ts";
import { senseAct } from "../acts/senseAct.ts";
import { tellsOwnOuting } from "../corrections/ownOuting.ts";
import { readRemark } from "../corrections/readRemark.ts";
import { toldTime } from "../corrections/toldTime.ts";
import { foldText } from "../foldText.ts";
import { benchmarkTold } from "../notation/benchmarks.ts";
import { PAIN } from "../notation/remarkWords.ts";
import { FALLBACK_IDS } from "./rules/fallbackRules.ts";

type Known = { question: OpenQuestion | null; hasRecentLog: boolean; hasRecentWorkout: boolean };

/**
 * What is weakly taken for something else, and by its words rather does something to the log just before it; or is taken for talk, and
 * surely does something to that log.
 */
export function asAct(items: RouteDecision[], text: string, known: Known): RouteDecision[] {
  if (known.question !== null || !known.hasRecentLog || NO_ALONE.test(foldText(text))) return items;
  // "DT 8:30" after "Helen 9:45": another workout with a score of its own.
  if (tellsAnother(items, text))
    return items.map((item) =>
      item.confidence >= TOLD ? item : { ...item, confidence: TOLD, by: "rule", rule: "log.told_done" },
    );
  const sensed = senseAct(text, null);
  if (sensed === null) return items;
  const share = 1 - sensed.shareOf("none") - sensed.shareOf("log");
  const most = Math.max(...items.map(({ confidence }) => confidence));
  const isOne = sensed.act !== "none" && sensed.act !== "log" && sensed.share >= (text.includes("?") ? ASKED : SURELY);
  const isLikelier = items.every(isGuessed) && share >= (most < UNSURE ? Math.max(ACTS_IN_DOUBT, most) : ACTS);
  if (!isLikelier && !(isOne && items.every((item) => yields(item, known)))) return items;
  return [
    {
      ...{ route: "WORKOUT_LOG", rule: "log.sensed", by: "rule", signals: [], alternatives: [] },
      confidence: Math.max(share, ACTS),
      text: text.trim(),
    },
  ];
}
/** "Neither", with nothing asked: it takes nothing away. */
const NO_ALONE =
  /^\W*(?:neither|none|none of (?:them|those|these|the above)|nothing|kein(?:er?|es)(?: davon)?|weder noch|aucun(?:e)?|ningun[oa]|nessun[oa]|nenhum(?:a)?)(?: of (?:them|those|these))?\W*$/;
const tellsAnother = (items: readonly RouteDecision[], text: string): boolean =>
  items.every(({ route }) => route === "WORKOUT_LOG") &&
  (benchmarkTold(text) !== null || tellsOwnOuting(foldText(text)));
const TOLD = 0.85;
const isGuessed = ({ route, by, rule, confidence }: RouteDecision): boolean =>
  route !== "SAFETY" &&
  !(route === "WORKOUT_LOG" && confidence >= UNSURE) &&
  (by === "classifier" || rule === null || FALLBACK_IDS.has(rule) || confidence < UNSURE);
/** Of these rules know little right after a log; a session that was made can be changed like one. */
const YIELDING: ReadonlySet<Route> = new Set([
  ...(["SMALLTALK", "OFF_TOPIC", "NUTRITION", "PROFILE", "COACH", "WEB_SEARCH", "UNKNOWN", "EDIT_PLAN"] as const),
]);
/** A name and nothing else is asked about, whatever came before. */
const yields = ({ route, rule }: RouteDecision, { hasRecentWorkout }: Known): boolean =>
  rule !== "unknown.bare_exercise" &&
  rule !== "coach.none_done" &&
  rule !== "coach.plan_told" &&
  rule !== "coach.further_figure" &&
  (YIELDING.has(route) || (route === "WORKOUT_GENERATE" && !hasRecentWorkout));
const SURELY = 0.85;
const ASKED = 0.92;
const UNSURE = 0.6;
const ACTS = 0.65;
/** What would be asked about anyway. */
const ACTS_IN_DOUBT = 0.35;

/** What a rule firmly hears said of the person, or asked for, is no mere remark. */
const KEEPS: ReadonlySet<Route> = new Set(["PROFILE", "NUTRITION", "ANALYZE_PROGRESS", "PLAN_ROUTINE", "EDIT_PLAN"]);
const isTold = ({ route, by, rule, confidence }: RouteDecision): boolean =>
  route === "SAFETY" ||
  (rule === "generate.create_verb" && confidence >= SURELY_ASKED) ||
  (KEEPS.has(route) && by === "rule" && confidence >= UNSURE && !FALLBACK_IDS.has(rule ?? ""));

/**
 * A message whose figures are none of any sets: right after a log one on how they were done goes there, where it is a note; one on something
 * else is talk, unless it surely tells of the person. Without a log before it, it is at least none itself.
 */
export function asRemark(items: RouteDecision[], text: string, known: Known): RouteDecision[] {
  if (known.question !== null || items.some(isTold)) return items;
  if (!known.hasRecentLog && !items.every(({ route }) => route === "WORKOUT_LOG")) return items;
  if (hurts(text)) return items;
  const remark = readRemark(text, null);
  if (remark === null || !remark.isWhole || (!known.hasRecentLog && remark.of !== "other")) return items;
  const found =
    remark.of === "sets"
      ? ({ route: "WORKOUT_LOG", rule: "log.remark" } as const)
      : ({ route: "SMALLTALK", rule: "smalltalk.beside_log" } as const);
  return [{ ...found, by: "rule", confidence: REMARKED, signals: [], alternatives: [], text: text.trim() }];
}
/** What hurts is answered, and kept. */
const hurts = (text: string): boolean => (foldText(text).match(/\p{L}+/gu) ?? []).some((word) => PAIN.has(word));
const REMARKED = 0.85;

/** Rules that find a value to correct, and know nothing of what else is asked. */
const FINDS_VALUE: ReadonlySet<string> = new Set(["log.correction_read", "log.load_after"]);
const SURELY_NONE = 0.9;
const SURELY_ASKED = 0.9;

/**
 * What a message asks for that a reader took for a value of the last entry, where all of its words do nothing to that entry and it would be surely
 * something else without it: "gib mir was für den Nacken, 10 min". `afresh` routes it as if nothing had been logged.
 */
export function asNoAct(items: RouteDecision[], text: string, known: Known, afresh: () => RouteDecision[]) {
  const [only, ...others] = items;
  if (known.question !== null || !known.hasRecentLog || only === undefined || others.length > 0) return items;
  // "In 31 minutes" after a swim is how long it took, whatever it would be alone.
  if (toldTime(foldText(text)) !== null) return items;
  if (!FINDS_VALUE.has(only.rule ?? "") || (senseAct(text, null)?.shareOf("none") ?? 0) < SURELY_NONE) return items;
  const requests = afresh();
  const isOther = requests.every(({ route, confidence }) => route === "WORKOUT_GENERATE" && confidence >= SURELY_ASKED);
  return isOther ? requests : items;
}
