import type { Route, RouteDecision } from "../../protocol/turn.ts";
import type { OpenQuestion } from "../../protocol/understanding.ts";
import { isPause } from "../answers/pause.ts";
import { requestOpening } from "../answers/requestOpening.ts";
import { isOfChange } from "../corrections/afterChange.ts";
import { remarkOnLift, tellsCircumstance } from "../corrections/circumstances.ts";
import { deniedGear } from "../corrections/gearDenied.ts";
import { isNoteOnSets } from "../corrections/howItWent.ts";
import { MISSED_IT } from "../corrections/missedIt.ts";
import { wasRight } from "../corrections/wasRight.ts";
import { foldText } from "../foldText.ts";
import { PAIN } from "../notation/remarkWords.ts";
import { tellsBodyWeight } from "./afterLog.ts";
import { asAct, asRemark } from "./asAct.ts";
import { onlyTells } from "./onlyTells.ts";
import { FALLBACK_IDS } from "./rules/fallbackRules.ts";
import { wordsFrom } from "./wordsFrom.ts";

type Known = {
  threshold: number;
  question: OpenQuestion | null;
  recentRoute: Route | null;
  hasRecentLog: boolean;
  hasRecentWorkout: boolean;
};

/** "Then log it", "save that", "log only mine": the order alone. */
const LOG_ORDER =
  /^\W*(?:(?:then|ok|okay|yes|so|and|just|well|good|great|cool|please|pls|can you|could you|dann|bitte|alors|entonces|allora|entao)[ ,]+)*(?:(?:log|save|record|track|store|keep) (?:it|that|this|them|those)|(?:only |just )?(?:log|save|record|track|store|keep|count) (?:only |just )?(?:mine|my (?:own )?(?:sets?|ones?|part|half|stuff|numbers|lifts?)|what i did)|speicher (?:es|das)|trag (?:es|das) ein|enregistre[- ](?:le|la|ca)|guard(?:alo|ala)|registralo|registra(?:lo)?|salva(?:lo)?|salve isso|registra isso)(?: (?:then|please|pls|anyway|down|for me|now|too|bitte|por favor|per favore))*\W*$/u;
/** Whether a message orders what was told to be stored, and says nothing else. */
export const isLogOrder = (text: string): boolean => LOG_ORDER.test(foldText(text));

const NO_REFERENT: ReadonlySet<string> = new Set(["unknown.no_referent", "log.it", "log.sensed"]);
function asLogOrder(items: RouteDecision[], text: string, known: Known): RouteDecision[] {
  const [only, ...others] = items;
  const isPointless = known.question === null && known.recentRoute === "WORKOUT_LOG" && known.hasRecentLog;
  if (!isPointless || others.length > 0 || !NO_REFERENT.has(only?.rule ?? "") || !isLogOrder(text)) return items;
  const order = { route: "WORKOUT_LOG", rule: "log.it", by: "rule", confidence: ORDERED } as const;
  return [{ ...order, signals: [], alternatives: [], text: text.trim() }];
}
const ORDERED = 0.8;

/** What a message is right after a log, where its words alone say something else or nothing sure: an act on the entries, a remark, a note. */
export const besideLog = (items: RouteDecision[], text: string, known: Known): RouteDecision[] =>
  asBodyWeight(items, text, known) ??
  ofWhatWasDone(items, text, known) ??
  asLogOrder(asNote(asRemark(asAct(items, text, known), text, known), text, known), text, known);

/** "Bw today 81" right after sets is what their writer weighs. */
function asBodyWeight(items: RouteDecision[], text: string, known: Known): RouteDecision[] | null {
  const isOpen = known.question === null && known.hasRecentLog && items.every(({ route }) => route !== "SAFETY");
  if (!isOpen || text.length > 60 || !tellsBodyWeight(foldText(text))) return null;
  const told = { route: "PROFILE", rule: "profile.noted", by: "rule", confidence: WEIGHED } as const;
  return [{ ...told, signals: [], alternatives: [], text: text.trim() }];
}
const WEIGHED = 0.9;

/** "No, hip thrust was right", "actually all" right after a change, "missed it" right after a single. */
function ofWhatWasDone(items: RouteDecision[], text: string, known: Known): RouteDecision[] | null {
  const [only, ...others] = items;
  if (known.question !== null || known.recentRoute !== "WORKOUT_LOG" || only === undefined || others.length > 0)
    return null;
  const isWeak = OPEN.has(only.route) || only.by === "classifier";
  if (!isWeak || !(isOfChange(text) || MISSED_IT.test(text) || wasRight(text) !== null)) return null;
  return [{ ...only, route: "WORKOUT_LOG", rule: "log.of_change", by: "rule", confidence: WEIGHED, text: text.trim() }];
}

/** These would be asked about, whatever their score: a session that is not there, a training without sets. */
const ASKED: ReadonlySet<string> = new Set(["generate.adjust_unclear", "log.training_done"]);
/**
 * "Wore a belt", "slow eccentrics" right after sets: what nobody could tell the wish of is no wish, but how they were done, and belongs to them as
 * their note. What hurts, what names a movement, asks or orders stays as it was found.
 */
function asNote(items: RouteDecision[], text: string, known: Known): RouteDecision[] {
  const [only, ...others] = items;
  if (known.question !== null || known.recentRoute !== "WORKOUT_LOG" || !known.hasRecentLog) return items;
  if (only === undefined || others.length > 0) return items;
  const isAround =
    deniedGear(foldText(text)) !== null ||
    ((OPEN.has(only.route) || only.by === "classifier" || isUnclear(only, known.threshold)) &&
      (tellsCircumstance(text) || remarkOnLift(text) !== null));
  if (isAround && only.route !== "SAFETY") return noted(text);
  if (isPause(foldText(text)) && only.by !== "safety")
    return [{ ...only, route: "SMALLTALK", rule: "pending.pause", by: "rule", confidence: NOTED }];
  if (!isUnclear(only, known.threshold)) return items;
  if (NOTHING_ELSE.test(foldText(text)))
    return [{ ...only, route: "SMALLTALK", rule: "smalltalk.ends_training", by: "rule", confidence: NOTED }];
  if (!onlyTells(only) || requestOpening(foldText(text)) !== null || !isNoteOnSets(text)) return items;
  if (wordsFrom(text).some((word) => PAIN.has(word))) return items;
  return noted(text);
}
/** What these are heard in may be told of what was around the sets. */
const OPEN: ReadonlySet<Route> = new Set(["COACH", "SMALLTALK", "OFF_TOPIC", "ANALYZE_PROGRESS", "UNKNOWN"]);
function noted(text: string): RouteDecision[] {
  const note = { route: "WORKOUT_LOG", rule: "log.how_it_was", by: "rule", confidence: NOTED } as const;
  return [{ ...note, signals: [], alternatives: [], text: text.trim() }];
}
const NOTHING_ELSE =
  /^\W*(?:(?:no|nope|ok|and|but)[ ,]+)*(?:nothing (?:else|more)|no more|nichts (?:mehr|weiter)|rien d autre|nada mas|nient altro|mais nada)\W*$/;
const NOTED = 0.7;

const isUnclear = ({ route, rule, by, confidence }: RouteDecision, threshold: number): boolean =>
  route !== "SAFETY" &&
  rule !== "unknown.bare_exercise" &&
  (ASKED.has(rule ?? "") ||
    (confidence < threshold && (by === "classifier" || rule === null || FALLBACK_IDS.has(rule))));
