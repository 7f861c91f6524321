import type { Catalog } from "../../catalog/catalog.ts";
import { keptOut } from "../../language/corrections/keptOut.ts";
import { foldText } from "../../language/foldText.ts";
import { parseAtAnyTime } from "../../language/notation/parseAtAnyTime.ts";
import type { ParsedEntry, Stance } from "../../language/notation/parsedLog.ts";
import { withoutOwnedWeights } from "../../language/person/ownedWeights.ts";
import { classify } from "../../language/routing/classifier/classify.ts";
import { mayTellDeed } from "../../language/routing/deed/mayTellDeed.ts";
import { hear } from "../../language/routing/hear.ts";
import { TELLS_NO_DEED } from "../../language/routing/routeRequest.ts";
import { readStance } from "../../language/routing/stance.ts";
import { readSessionRequest } from "../../language/session/sessionRequest.ts";
import type { Route, RouteDecision } from "../../protocol/turn.ts";
import { isUncounted, longestSeconds } from "../../training/liftBounds.ts";
import { isSure } from "../profile/settleRoute.ts";

/**
 * How likely the words alone must tell of training. On messages of authors that no rule was made on, this and the reading found 12 of 20 logs
 * that had been taken for something else in silence, and asked about 4 of 2,426 messages that were none; half or twice as much does as well.
 */
const MAYBE = 0.1;
/** The wish for a session is told in the same words: "jump rope, 15 min". */
const MAYBE_NO_SESSION = 0.2;
/** From here on the words themselves leave a log no such chance. */
const SURE_OF_SESSION = 0.96;
/** What is asked about is not sure, and has a rival as near as this. */
const ASKED = 0.5;
const RIVAL = 0.46;
const MAY_BE_DONE: ReadonlySet<Stance> = new Set<Stance>(["done", "unsaid"]);
/** A danger comes first, what is unknown is asked about anyway, and sets beside an order about a plan are of the plan. */
const NEVER: ReadonlySet<Route> = new Set<Route>([
  "WORKOUT_LOG",
  "SAFETY",
  "UNKNOWN",
  "PLAN_ROUTINE",
  "EDIT_PLAN",
  "EXECUTE_WORKOUT",
  "NEXT_WORKOUT",
  "TASK",
]);
/** Amounts that have no figure: "mezz'ora di cyclette". */
const HALF = /\b(?:mezz['’]? ?ora|halbe|demi|media|meia)\b/i;

/**
 * A request that rules took for something else, although its words may well tell of training and all amounts in it are
 * amounts of exercises that are known: it is asked which is meant, the log first. In: a request as it was settled, beside
 * no open question. Out: the same, or one that is in doubt.
 */
export function withMaybeLog(item: RouteDecision, catalog: Pick<Catalog, "match">, threshold: number): RouteDecision {
  const { route, rule, text, signals } = item;
  const isJudged = signals.includes("pasted_list") || rule === "coach.question" || TELLS_NO_DEED.has(rule ?? "");
  if (NEVER.has(route) || isJudged || text.includes("?") || !isSure(item, threshold)) return item;
  if (route === "WORKOUT_GENERATE" && item.confidence >= SURE_OF_SESSION) return item;
  if (!(mayTellDeed(text) || HALF.test(text)) || !MAY_BE_DONE.has(readStance(text).stance)) return item;
  if (!readsAsSets(text, catalog) || (route === "WORKOUT_GENERATE" && laysOutSession(text))) return item;
  if (likelyLog(text) < (route === "WORKOUT_GENERATE" ? MAYBE_NO_SESSION : MAYBE)) return item;
  const others = item.alternatives.filter((one) => one.route !== "WORKOUT_LOG" && one.route !== route);
  return {
    ...item,
    ...{ route: "WORKOUT_LOG", confidence: ASKED, by: "rule", rule: "log.maybe" },
    alternatives: [{ route, confidence: RIVAL }, ...others],
  };
}

/** "25 min intervals on the rower", "cool down 5 min after run", "45 min conditioning": how a session is to be. */
function laysOutSession(text: string): boolean {
  const { areas, structure, purpose, warmUp, coolDown } = readSessionRequest(text);
  return areas.length > 0 || [structure, purpose, warmUp, coolDown].some((one) => one !== null);
}

const likelyLog = (text: string): number =>
  classify(hear(text)).find(({ route }) => route === "WORKOUT_LOG")?.confidence ?? 0;

/** Whether a text tells sets or minutes, all of them of exercises that are done in such. */
function readsAsSets(text: string, catalog: Pick<Catalog, "match">): boolean {
  // "A bench, 2x10kg dumbbells" tells what there is.
  const folded = foldText(text);
  if (keptOut(text) !== null || withoutOwnedWeights(folded) !== folded) return false;
  const told = parseAtAnyTime(text).entries.filter(
    ({ stance, sets }) => (stance === "done" || stance === "unsaid") && sets.some(hasAmount),
  );
  return told.length > 0 && told.every((entry) => isOfExercise(entry, catalog));
}

const hasAmount = ({ reps, durationS, distance }: ParsedEntry["sets"][number]): boolean =>
  [reps, durationS, distance].some((amount) => amount !== null && amount > 0);

/** Minutes of a ride or a class, seconds of a hold, sets of a lift; "leg press, half an hour" is no set that anybody has done. */
function isOfExercise({ phrase, sets }: ParsedEntry, catalog: Pick<Catalog, "match">): boolean {
  const isCounted = sets.some(({ reps }) => reps !== null);
  const best = phrase && catalog.match(phrase.slice(0, LONGEST_NAME), { talk: true, timed: !isCounted }).best;
  if (!best) return false;
  const { exercise } = best;
  if (isUncounted(exercise) || isCounted) return isUncounted(exercise) !== isCounted;
  return (
    exercise.measurement === "duration" && sets.every(({ durationS }) => (durationS ?? 0) <= longestSeconds(exercise))
  );
}
const LONGEST_NAME = 200;
