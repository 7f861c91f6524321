import type { RouteDecision } from "../../protocol/turn.ts";
import { asksSum } from "../coaching/sums/asksSum.ts";
import { parseWorkoutLog } from "../notation/workoutNotation.ts";
import { pieceOf, type Taken, takeApart } from "./segmenting/boundary.ts";
import type { Gap } from "./segmenting/gaps.ts";
import { ORDER_WORDS, QUESTION_WORDS } from "./segmenting/requestWords.ts";
import { readStance } from "./stance.ts";

type Decide = (text: string) => RouteDecision;

const NO_STARTERS: ReadonlySet<string> = new Set();
/** Questions that begin where not even a comma stands: "bench 3x5 80kg what's my 1rm". */
const ASK_UNPARTED = new Set(
  "what whats which who why how hows wie warum welche comment pourquoi combien cuanto quanto perche".split(" "),
);
/** Orders and questions that are as well a movement, a part of a log or a remark on it. */
const NO_OPENING = new Set(
  "push pull press row run walk squat lift jump swing hit set sets drop start starts started end finish pause low look log put track record was is are am were did does do send kick plan program last stop increase decrease raise reduce add bump cut low lower make need want wants wanna like please pls plz".split(
    " ",
  ),
);
/** After a comma or a connector these begin a question: "and is that enough", "can you make me …", "should i go heavier". */
const OPENS =
  /^(?:(?:is|are|was|were|am|does|do|did) (?:it|that|this|those|these|they|there|i|we|you)\b|any\b|(?:make|build|plan|set|start|put|log|add) (?:me|us|up|a|an|my|it|the)\b|(?:i|we) (?:need|want|would like|wanna|have a question)\b|i ?d (?:like|love)\b|(?:remember|note|save|keep in mind|bear in mind)(?: that)? (?:i|im|my|we)\b|i (?:was )?wonder(?:ing)?\b|(?:not sure|no idea|wondering|curious)\b)/;
const MOST_TRIED = 12;
const SURE = 0.8;
/** Less is enough to believe in what a question or an order asks for. */
const LEAST_SURE = 0.3;
/** Two amounts or exercises that are compared are no log: "5x5 at 100 or 3x8 at 90, which is better". */
const COMPARED = /\b(?:or|vs\.?|versus|between|than|oder|ou|o|rather)\b/i;

/** Whether a question or an order begins at a gap. */
function opens({ words, text }: Taken, { at, join, connectors }: Gap): boolean {
  const word = words[at]?.word ?? "";
  const isParted = join !== "none" && (join !== "word" || connectors !== "");
  if (!isParted) return ASK_UNPARTED.has(word);
  const rest = text
    .slice(words[at]?.from ?? 0, (words[at]?.from ?? 0) + 60)
    .toLowerCase()
    .replace(/['’]/g, "");
  if (OPENS.test(rest)) return true;
  return (ORDER_WORDS.has(word) || QUESTION_WORDS.has(word)) && !NO_OPENING.has(word);
}

/** What the grammar reads stands the same whenever it was sent. */
const ANY_TIME = { sentAt: "2026-01-01T12:00:00Z", timezone: "UTC", unit: "kg", notation: null } as const;

/** "Anna logged 3x8 bench": done by whoever the sentence begins with. */
const OF_ANOTHER =
  /^\W*(?:lets |let['’]?s )?(?:say|suppose|imagine|assume|if|when|somebody|someone)\b|^\W*(?!(?:i|we|just|so|ok|okay|today|tonight|yesterday|then|and|also|only|finally|already|morning|gym|session|workout|bench|squats?|deadlifts?|ich|wir|j|je|nous|yo|io|eu|heute|hoy|oggi|hoje)\b)\p{L}+ (?:just )?(?:did|logged|hit|lifted|benched|squatted|deadlifted|pressed|ran|rowed|got|made|says?|said|goes|does|can|had|has)\b/iu;
/** The words of somebody else. */
const QUOTED = /["\u201c\u201d\u201e\u00ab\u00bb]/;
/** What holds for all of a message holds for its sets, unless these say that they were done. */
const HOLDS_FOR_ALL: ReadonlySet<string> = new Set(["hypothetical", "quoted", "planned", "other_person", "negated"]);

/** Whether the first part of a message by itself tells sets that were done or, where that is enough, were just written down. */
function tellsSets(text: string, decide: Decide, mustSaySo: boolean): boolean {
  if (!/\d/.test(text) || QUOTED.test(text) || OF_ANOTHER.test(text)) return false;
  const { stance } = readStance(text);
  if (stance !== "done" && (stance !== "unsaid" || mustSaySo || COMPARED.test(text))) return false;
  const { route, confidence } = decide(text);
  if (route !== "WORKOUT_LOG" || confidence < SURE) return false;
  return parseWorkoutLog(text, ANY_TIME).entries.some(
    (entry) =>
      entry.sets.length > 0 && (entry.stance === "done" || (entry.stance === "unsaid" && entry.phrase !== null)),
  );
}

/** Whether what stands beside sets asks for something that is known: chat and an order to write them down do not. */
function isAsked({ route, confidence, text }: RouteDecision): boolean {
  if (route === "UNKNOWN" || route === "WORKOUT_LOG" || confidence < LEAST_SURE) return false;
  return (route !== "SMALLTALK" && route !== "OFF_TOPIC") || (text.includes("?") && confidence >= SURE);
}

/**
 * Looks once more at a request in which sets stand beside a question or an order, so that neither is lost: "3x10 bench 60 kg and
 * what is 80 % of 140", "did 3x8 ohp but my shoulder hurts, what can I do instead". In: a request as it was decided. Out: the
 * request, or the log and what is asked beside it, in their order. A question keeps the words about the sets that it is about.
 */
export function secondLook(item: RouteDecision, decide: Decide): RouteDecision[] {
  const { text } = item;
  if (!/\d/.test(text) || item.signals.includes("pasted_list")) return [item];
  const taken = takeApart(text, NO_STARTERS_BUT_QUESTIONS);
  const isLog = item.route === "WORKOUT_LOG";
  let tried = 0;
  for (const gap of taken.gaps) {
    if (!opens(taken, gap)) continue;
    tried += 1;
    if (tried > MOST_TRIED) break;
    const left = pieceOf(taken, 0, gap.last);
    const right = pieceOf(taken, gap.at, taken.words.length - 1);
    const asked = decide(right);
    if (asked.route === "WORKOUT_LOG") continue;
    const mustSaySo = MUST_SAY.has(item.route) || gap.join === "none" || HOLDS_FOR_ALL.has(readStance(text).stance);
    if (!tellsSets(left, decide, !isLog && mustSaySo)) continue;
    const sets = { ...decide(left), text: left };
    if (isLog) {
      if (!isAsked(asked)) continue;
      return [sets, { ...asked, text: right }];
    }
    // What is asked is to be worked out of the sets themselves, and nothing says that they were done.
    if (readStance(left).stance === "unsaid" && asksSum(text) && !asksSum(right)) return [item];
    return [sets, asked.route === item.route && asked.confidence >= SURE ? { ...item, text } : item];
  }
  return [item];
}
const NO_STARTERS_BUT_QUESTIONS: ReadonlySet<string> = new Set([...NO_STARTERS, ...ASK_UNPARTED]);
/** Sets in these are of the plan unless something says that they were done. */
const MUST_SAY: ReadonlySet<string> = new Set([
  "PLAN_ROUTINE",
  "EDIT_PLAN",
  "EXECUTE_WORKOUT",
  "NEXT_WORKOUT",
  "SAFETY",
  "TASK",
  "EVENT",
]);
