import type { RouteDecision } from "../../protocol/turn.ts";
import { asksSum } from "../coaching/sums/asksSum.ts";
import { parseAtAnyTime } from "../notation/parseAtAnyTime.ts";
import { entered } from "../patterns/enteredPattern.ts";
import { senseDeed, surelyTellsDeed } from "./deed/senseDeed.ts";
import { dosesSession } from "./dosedSession.ts";
import { tellsNamedSets } from "./logActs.ts";
import { isNotAsked } from "./notAsked.ts";
import { isOfSetsBefore } from "./ofSetsBefore.ts";
import { pieceOf, type Taken, takeApart } from "./segmenting/boundary.ts";
import type { Gap } from "./segmenting/gaps.ts";
import { saysHowHard } from "./segmenting/howHard.ts";
import { ORDER_WORDS, QUESTION_WORDS } from "./segmenting/requestWords.ts";
import { readStance } from "./stance.ts";
import { tellsOnlyWhyNot } from "./tellsOnlyWhyNot.ts";

type Decide = (text: string) => RouteDecision;

/** Questions that begin where not even a comma stands: "bench 3x5 80kg what's my 1rm". */
const ASK_UNPARTED = new Set(
  "what whats which who why how hows wie warum welche comment pourquoi combien cuanto quanto perche".split(" "),
);
/** Orders to log, and what leads over to them, where not even a comma stands. */
const LOGS_UNPARTED =
  "log record after once apunta apuntame anota anotame registra note enregistre segna annota trag trage notier notiere primero primeiro erst zuerst first".split(
    " ",
  );
const STARTERS: ReadonlySet<string> = new Set([...ASK_UNPARTED, ...LOGS_UNPARTED]);
/** Orders and questions that are as well a movement, a part of a log or a remark on it. */
const NO_OPENING = new Set(
  "push pull press row run walk squat lift jump swing hit set sets drop start starts started end finish pause low look log put track record was is are am were did does do send kick plan program last stop increase decrease raise reduce add bump cut low lower make need want wants wanna like please pls plz".split(
    " ",
  ),
);
/** After a comma or a connector these begin a question: "and is that enough", "can you make me …", "should i go heavier". */
const OPENS = entered(
  /^(?:(?:is|are|was|were|am|does|do|did) (?:it|that|this|those|these|they|there|i|we|you)\b|any\b|(?:make|build|plan|set|start|put|log|add) (?:me|us|up|a|an|my|it|the)\b|(?:i|we) (?:need|want|would like|wanna|have a question)\b|i ?d (?:like|love)\b|(?:remember|note|save|keep in mind|bear in mind)(?: that)? (?:i|im|my|we)\b|i (?:was )?wonder(?:ing)?\b|(?:not sure|no idea|wondering|curious)\b)/,
);
const MOST_TRIED = 12;
const SURE = 0.8;
/** Less is enough to believe in what a question or an order asks for. */
const LEAST_SURE = 0.3;
/** Two amounts or exercises that are compared are no log: "5x5 at 100 or 3x8 at 90, which is better". */
const COMPARED = /\b(?:or|vs\.?|versus|between|than|oder|ou|o|rather)\b/i;

/** Whether a question or an order begins at a gap: `plainly` by its first word, `ends` where only a question mark says so. */
function opens({ words, text }: Taken, { at, join, connectors }: Gap): "plainly" | "ends" | null {
  const word = words[at]?.word ?? "";
  if (isOfSetsBefore(text.slice(words[at]?.from ?? 0))) return null;
  const isParted = join !== "none" && (join !== "word" || connectors !== "");
  if (saysHowHard(text, words[at]?.from ?? 0)) return null;
  if (!isParted) return ASK_UNPARTED.has(word) ? "plainly" : null;
  const rest = text
    .slice(words[at]?.from ?? 0, (words[at]?.from ?? 0) + 60)
    .toLowerCase()
    .replace(/['’]/g, "");
  if (OPENS.test(rest)) return "plainly";
  if ((ORDER_WORDS.has(word) || QUESTION_WORDS.has(word)) && !NO_OPENING.has(word)) return "plainly";
  // "…, cue for that?": a few words that end as a question.
  return /^[^.,!?\n\d]{4,60}\?/.test(text.slice(words[at]?.from ?? 0)) ? "ends" : null;
}

/** "Anna logged 3x8 bench": done by whoever the sentence begins with. */
const OF_ANOTHER = entered(
  /^\W*(?:lets |let['’]?s )?(?:say|suppose|imagine|assume|if|when|somebody|someone)\b|^\W*(?!(?:i|we|just|so|ok|okay|today|tonight|yesterday|then|and|also|only|finally|already|morning|gym|session|workout|bench|squats?|deadlifts?|ich|wir|j|je|nous|yo|io|eu|heute|hoy|oggi|hoje)\b)\p{L}+ (?:just )?(?:did|logged|hit|lifted|benched|squatted|deadlifted|pressed|ran|rowed|got|made|says?|said|goes|does|can|had|has)\b/iu,
);
/** "5x5 squats is the plan". */
const PLANNED = entered(
  /\b(?:plan(?:ned|ning)?|goal|target|supposed|program(?:me|med)?|scheduled|geplant|prevu|previsto|planeado|planejado)\b/i,
);
/** The words of somebody else. */
const QUOTED = /["\u201c\u201d\u201e\u00ab\u00bb]/;
/** What holds for all of a message holds for its sets, unless these say that they were done. */
const HOLDS_FOR_ALL: ReadonlySet<string> = new Set(["hypothetical", "quoted", "planned", "other_person", "negated"]);

/** Whether the first part of a message by itself tells sets that were done or, where that is enough, were just written down. */
function tellsSets(text: string, decide: Decide, mustSaySo: boolean): boolean {
  if (!/\d/.test(text) || QUOTED.test(text) || PLANNED.test(text) || OF_ANOTHER.test(text)) return false;
  const { stance } = readStance(text);
  if (stance !== "done" && (stance !== "unsaid" || mustSaySo || COMPARED.test(text))) return false;
  const { route, confidence } = decide(text);
  if (route !== "WORKOUT_LOG" || confidence < SURE) return false;
  return parseAtAnyTime(text).entries.some(
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
 * what is 80 % of 140", "did 3x8 ohp but my shoulder hurts, what can I do instead", "tell me how to brace and after that log 3x5
 * deadlift 140". In: a request as it was decided. Out: the request, or the log and what is asked beside it, in their order. A
 * question keeps the words about the sets that it is about.
 */
export function secondLook(item: RouteDecision, decide: Decide): RouteDecision[] {
  const { text } = item;
  if (!/\d/.test(text) || item.signals.includes("pasted_list")) return [item];
  const taken = takeApart(text, STARTERS);
  return setsFirst(item, taken, decide) ?? setsLast(item, taken, decide) ?? [item];
}

function setsFirst(item: RouteDecision, taken: Taken, decide: Decide): RouteDecision[] | null {
  const { text } = item;
  const isLog = item.route === "WORKOUT_LOG";
  const gaps = taken.gaps.flatMap((gap) => {
    const opening = opens(taken, gap);
    return opening === null ? [] : [{ gap, opening }];
  });
  for (const { gap, opening } of gaps.slice(0, MOST_TRIED)) {
    const left = pieceOf(taken, 0, gap.last);
    const right = pieceOf(taken, gap.at, taken.words.length - 1);
    const mustSaySo =
      (opening === "ends" && !HOW_IT_WENT.test(left)) ||
      gap.join === "none" ||
      MUST_SAY.has(item.route) ||
      HOLDS_FOR_ALL.has(readStance(text).stance) ||
      (senseDeed(text) === "not" && !surelyTellsDeed(left));
    if (!tellsSets(left, decide, !isLog && mustSaySo)) continue;
    const asked = decide(right);
    if (asked.route === "WORKOUT_LOG") continue;
    const sets = { ...decide(left), text: left };
    const isAside = isNotAsked(left, right);
    if (!isLog && isAside) return [{ ...sets, text }];
    if (isLog) {
      if (!isAsked(asked) || isAside) continue;
      return [sets, { ...asked, text: right }];
    }
    // What is asked is to be worked out of the sets themselves, and nothing says that they were done.
    if (readStance(left).stance === "unsaid" && asksSum(text) && !asksSum(right)) return [item];
    const isAlone = asked.route === item.route && asked.confidence >= SURE && !LEANS.test(right);
    return [sets, isAlone ? { ...asked, text: right } : item];
  }
  return null;
}
/** "… 3x5 100kg - video says my hips shoot up": behind the figures, how it went. */
const HOW_IT_WENT = /\d[^\d?]*\b(?:my|felt|feels|feeling|video|kept|keep|again)\b[^\d?]*$/i;
/** What is asked leans on what stands before it. */
const LEANS =
  /^\W*(?:\S+\s+){0,2}\S+\W*$|\b(?:it|that|this|those|these|them|they|one|instead|again|else|there|das|es|dafur|stattdessen|eso|esto|lo|ca|cela|ce|quello|isso|isto)\b|\b(?:make|build|give|create)\b/i;

/** "Tell me how to brace and after that log 3x5 deadlift 140": what was done, or is ordered to be logged, behind what is asked. */
function setsLast(item: RouteDecision, taken: Taken, decide: Decide): RouteDecision[] | null {
  if (item.route === "WORKOUT_LOG" || item.route === "SAFETY") return null;
  for (const gap of taken.gaps.slice(0, MOST_TRIED)) {
    const before = pieceOf(taken, 0, gap.last);
    const right = pieceOf(taken, gap.at, taken.words.length - 1);
    // "Make me a session after you log 5x5 squats".
    const lead = LEADS_TO_LOG.exec(before)?.[0] ?? "";
    if ((gap.join === "none" && lead === "") || !/\d/.test(right.slice(0, SOON))) continue;
    const heard = right.slice(0, MOST_HEARD);
    if (!tellsSets(heard, decide, !TODAY.test(right)) || tellsOnlyWhyNot(right) || !tellsNamedSets(heard)) continue;
    const left = before.slice(0, before.length - lead.length);
    const asked = decide(left);
    if (asked.route === "WORKOUT_GENERATE" && lead === "" && dosesSession(right)) continue;
    const sets = { ...decide(right), text: `${lead} ${right}`.trim() };
    // "Did nothing yesterday but today 4x6 pull-ups".
    if (item.rule === "coach.not_done" && TODAY.test(right)) return [sets];
    if (asked.route !== item.route || asked.confidence < SURE || CONDITION.test(left)) continue;
    return [
      { ...asked, text: left },
      { ...decide(right), text: right },
    ];
  }
  return null;
}
/** In characters: the first figure of sets stands so soon, and this much says whether they were done. */
const SOON = 80;
const MOST_HEARD = 300;
const TODAY = entered(/^\W*(?:today|tonight|this morning|heute|aujourd['’]hui|hoy|oggi|hoje)\b/i);
const LEADS_TO_LOG = entered(
  /\W+(?:(?:and|but|then|und|aber|y|pero|et|mais|e|ma|mas)\W+)?(?:(?:after|once|as soon as|when) (?:you|u)(?:['’]?ve| have)?|(?:after|before) that|first|beforehand|erst|zuerst|primero|primeiro|prima|d['’]abord)\W*$/iu,
);
/** What it says was done is only supposed, or the reason of what is asked. */
const CONDITION =
  /^\W*(?:if|when|since|because|as|after|falls|wenn|weil|si|cuando|porque|se|quando|perche|parce que|quand)\b|\b(?:if|when|because|since|that|weil|wenn|dass|porque|que|si|quand|perche|quando|se|che)\W*$/i;

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
