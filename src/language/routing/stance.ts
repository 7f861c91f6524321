import { endsAsQuestion } from "../endsAsQuestion.ts";
import { foldText } from "../foldText.ts";
import { titledEvenings } from "../notation/diaryAsides.ts";
import { effectsAhead } from "../notation/effectsAhead.ts";
import { asDone } from "../notation/meantAndDone.ts";
import { missedAttempts, notReached } from "../notation/missedAttempts.ts";
import { isNeverDone, neverDone } from "../notation/neverDone.ts";
import { withoutOrdersForOne } from "../notation/notCounted.ts";
import { notKnown } from "../notation/notKnown.ts";
import { otherFigures } from "../notation/otherFigures.ts";
import { blanked, otherTimes } from "../notation/otherTimes.ts";
import type { Stance } from "../notation/parsedLog.ts";
import { REGRETTED_BEFORE } from "../notation/regrets.ts";
import { setsNotYet } from "../notation/setsNotYet.ts";
import { thenAndNow } from "../notation/thenAndNow.ts";
import { compiled } from "../patterns/compiled.ts";
import { entered } from "../patterns/enteredPattern.ts";
import { keepingLast } from "../patterns/keepingLast.ts";
import { AlternativesIndex, type Found } from "./alternatives.ts";
import { DO_NOT_LOG } from "./doNotLog.ts";
import { fellShort, SETS_SAID } from "./fellShort.ts";
import { openersAside } from "./openersAside.ts";
import { isOthersAside, isSaidOfSets } from "./saidBesideSets.ts";
import {
  ASSERTED,
  COMPARISON,
  type Cue,
  HYPOTHETICAL,
  INTENDED,
  LOG_ORDER,
  NEGATED,
  OTHERS,
  PLANNED,
  POLITE_LOG,
  QUESTIONS,
  QUOTED,
  SHORTFALL,
  SUGGESTED,
  TOGETHER,
} from "./stanceCues.ts";
import { asScored } from "./tellsScore.ts";
import { HABIT, LONG_PAST, MISSED, NOWADAYS } from "./timesCues.ts";
import { CARDIO, EXERCISE, MUSCLE } from "./trainingWords.ts";
import { wasLeft } from "./wasLeft.ts";

/** A plan that the person then departed from. */
const PLAN_THEN_DID =
  /\b(?:said|called for|calls for|meant|planned|supposed|wanted|hoped|intended)\b[^;!?\n]{0,60}[,;-] ?(?:i |only |just |actually ){0,2}(?:did|got|hit|managed|made)\b|\b(?:but|instead|ended up|however|actual(?:ly)?|aber|mais|pero|ma|mas)\b.{0,60}\b(?:(?:did|got|hit|managed|finished|completed|ended up|went with|only|benched|squatted|deadlifted|pulled|pressed|lifted|ran|rowed)\b|gemacht|geschafft|fait|hice|fatto|fiz|\d)/;

const LONGEST = 2_000;
const STATEMENT_FIRST = /^[^?]{3,}?[,.;!\n-]/;

/** A name at the start that does what lifters do: "Sarah benched 60". Anything that could be an adverb or a lift is no name. */
const NAMED = entered(
  /^\s*(?:(?:[Aa]nd|[Bb]ut|[Aa]lso|[Oo]h|[Bb]tw|[Hh]aha|[Ll]ol),? )*(?!(?:Just|Finally|Today|Yesterday|Also|Then|Only|Even|Actually|Still|Barely|Already|Somehow|Never|First|Second|Last|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|Legs?|Chest|Back|Arms|Push|Pull|Upper|Lower|Easily|Quickly|Literally|Recently|Earlier|Later|Tonight|Morning|This|That|It|We|You|My|The|And|But|So|Ok|Okay|Hey|Yo|Workout|Session|Cardio|Gym|Core|Abs|Shoulders|Ultimately|Totally|Definitely|Probably|Almost|Nearly|Both|All|Everything|What|Who|How|Heute|Gestern|Hoy|Ayer|Oggi|Ieri|Hoje|Ontem)\b)([A-Z][a-z]{2,14}) (?:just |finally |also )?(?:did|benched|squatted|deadlifted|lifted|pressed|ran|managed|hit|rowed|curled)\b/,
);
const LAST_TIME = /\b(?:last time|last session|the time before)\b/;
const A_LIFT = compiled(`^(?:${EXERCISE}|${CARDIO}|${MUSCLE})(?![a-z])`);

type Reading = { stance: Stance; signals: string[] };

/** Names of the cues that fire, and where the first of them starts. */
function firing(cues: readonly Cue[], { search }: Found): { signals: string[]; at: number } {
  const signals: string[] = [];
  let at = Number.POSITIVE_INFINITY;
  for (const [signal, pattern] of cues) {
    const index = search(pattern);
    if (index < 0) continue;
    signals.push(signal);
    at = Math.min(at, index);
  }
  return { signals, at };
}

const EVERY_NEGATION = NEGATED.map(([, pattern]) => compiled(pattern.source, "g"));
const INDEX = new AlternativesIndex([
  ...[QUOTED, OTHERS, QUESTIONS, HYPOTHETICAL, NEGATED, PLANNED, ASSERTED, SUGGESTED]
    .flat()
    .map(([, pattern]) => pattern),
  ...[DO_NOT_LOG, LOG_ORDER, HABIT, LONG_PAST, COMPARISON].map(([, pattern]) => pattern),
  ...[POLITE_LOG, SHORTFALL, INTENDED, TOGETHER, MISSED, NOWADAYS, PLAN_THEN_DID, ...EVERY_NEGATION],
]);

const CLAUSE = /[^,.;!?\n]+/g;
const OF_TRAINING = entered(compiled(`(?<![\\w])(?:${EXERCISE}|${CARDIO}|${MUSCLE})(?![\\w])`));
const TURNS =
  /\bbut\b|\baber\b|\bpero\b|\bmais\b|\bso\b(?=[^.;!?\n]*(?:\d|\b(?:sets?|by|kilos|pounds)\b))|\band (?:went|just|only|did|instead)\b|\bdid\b(?! not)(?=[^.;!?\n]{0,80}\d)/;

/** The text without what its negations and plans match, so that "didn't do" and "was going to" do not count as deeds. */
function withoutDenials(text: string, isNegated: boolean): string {
  const denials = isNegated ? [...EVERY_NEGATION, INTENDED] : [INTENDED];
  return replaced(text, denials, " ~ ");
}

/** A text with all that the patterns find put in other words, one pattern after another. */
function replaced(text: string, patterns: readonly RegExp[], by: string): string {
  let rest = text;
  let found = INDEX.read(rest);
  for (const pattern of patterns) {
    const before = rest;
    if (found.mayFind(pattern)) rest = rest.replace(pattern, by);
    if (rest !== before) found = INDEX.read(rest);
  }
  return rest;
}

/** The clause around a place in a text. */
function clauseAt(text: string, at: number): string {
  const start = Math.max(...[",", ".", ";", "!", "?", "\n"].map((mark) => text.lastIndexOf(mark, at - 1))) + 1;
  return text.slice(start).match(CLAUSE)?.[0] ?? "";
}

/**
 * Whether what stands at a place is said beside the sets, not of them: its clause has no number, and another clause has.
 * "4x8 rows, skipped curls", "3x10 lunges, left leg weak compared to right".
 */
function isAside(text: string, at: number, needsName: boolean): boolean {
  const own = clauseAt(text, at);
  if (/\d/.test(own) || (needsName && !OF_TRAINING.test(own))) return false;
  return (text.match(CLAUSE) ?? []).some((clause) => /\d/.test(clause) && (!needsName || OF_TRAINING.test(clause)));
}

/** Words behind a denial that speak of what was said before, and name nothing else that was left out. */
const REFERS_BACK =
  /^(?:(?:skipped|missed|cancell?ed|bailed|ditched|dodged|avoided|nope|not|did|do|does|could|can|were|have|has|will|no|way|done|doing|happen(?:ed|ing)?|get|got|go|going|to|make|made|manage|managed|finish(?:ed)?|complete[d]?|try|tried|attempt(?:ed)?|hit|touch(?:ed)?|even|really|actually|in|the|end|all|at|it|that|these|those|them|any|one|of|so|yet|today|tonight|yesterday|now|this|time|week|session|workout|training|gym|whole|thing|because|was|too|tired|busy|sick|on|by|me|i|we|my|had)\b[ ']?)*$/;

/** What is left out is named behind these: "no time for …", "couldn't face …", "knee said no to …". */
const LEAVES_OUT =
  /^(?:(?:could|can|did|would|will) not (?:even )?(?:face|bring myself to|be bothered (?:with|to)|bother (?:with|to)|fit in|squeeze in|bear|stand|attempt|let me)|(?:(?:had|have|has|got|there was|with) )?no (?:time|energy|chance|motivation|strength|juice|gas|will) (?:left )?(?:for|to)|ran out of (?:time|steam|energy|gas|juice) (?:for|before|to)|(?:decided|chose|opted|elected) (?:against|not to|out of)|[a-z]+ said no to|refused (?:to )?)\b/;
/** Said not to have happened for long: what follows is that it did now. */
const NOT_FOR_LONG =
  /^(?:have|had|has) not (?:[a-z']+ ){1,5}?(?:in|for|since) (?:ages|forever|years|months|weeks|yonks|(?:a|the|my|like|about|so|last|over)\b|\d|[a-z]+ (?:days?|weeks?|months?|years?)\b|[a-z]+\b)/;

/** "No gym today, just 50 push ups": what was done instead, counted. */
const INSTEAD_OF_TRAINING = compiled(
  `\\b(?:no|zero) (?:real |actual |proper )?(?:gym|training|workouts?|lifting|session|cardio|legs)\\b[^\\d?]{0,60}?\\b(?:just|only|but|so|instead|did|managed|still)\\b[^\\d?]{0,24}\\d+ ?(?:x ?\\d+ )?(?:[a-z]+ ){0,2}?(?:${EXERCISE}|${CARDIO})(?![a-z])(?!.{0,200}\\b(?:please|pls|i need|i want|give me)\\b)`,
);
const BREAKS_HABIT = /\b(?:but|though|except|so) (?:today|tonight|this (?:time|week|morning)|now)\b(?=[^?]*\d)/;
const STANDING = /^(?:my )?(?:\w+ ){0,2}(?:max|1 ?rm|records?|pr|pb|best) /;

/** Whether a denial says what else was left out or cannot be done, beside sets that stand as they are. */
function deniesOther(text: string, at: number): boolean {
  const line = text.slice(
    text.lastIndexOf("\n", at - 1) + 1,
    text.indexOf("\n", at) < 0 ? undefined : text.indexOf("\n", at),
  );
  // "paused squat... skipped" on a line of its own is about that line.
  if (line.length < text.length && !/\d/.test(line)) return SETS_SAID.test(text);
  const rest = text.slice(at);
  const own = rest.match(CLAUSE)?.[0] ?? "";
  const ends = own.search(TURNS);
  const denial = (ends < 0 ? own : own.slice(0, ends)).trim();
  if (/\d/.test(denial.replace(/\d+(?:st|nd|rd|th)\b/g, ""))) return false;
  const told =
    SETS_SAID.test(text.slice(0, at)) || SETS_SAID.test(ends < 0 ? rest.slice(own.length) : rest.slice(ends));
  const leaves = LEAVES_OUT.exec(denial)?.[0];
  const left = leaves === undefined ? "" : denial.slice(leaves.length).trim();
  if (told && (NOT_FOR_LONG.test(denial) || (/[a-z]{3}/.test(left) && !REFERS_BACK.test(left)))) return true;
  const before = text.slice(0, at);
  const subject = before.slice(
    Math.max(...[",", ".", ";", "!", "?", "\n"].map((mark) => before.lastIndexOf(mark))) + 1,
  );
  // "wall balls 100 @6kg, sandbag skipped": its own subject.
  const says =
    OF_TRAINING.test(denial) || /^(?:can not|skip|missed|left out|ditched|dodged|avoided|passed on)/.test(denial);
  const isOther =
    (says && !REFERS_BACK.test(denial)) ||
    (/[a-z]{3}/.test(subject) && !/\d/.test(subject) && !REFERS_BACK.test(subject.trim()));
  // "3x10 bench was planned, no bench": what is denied is what the sets are of.
  const named = OF_TRAINING.exec(denial)?.[0] ?? OF_TRAINING.exec(subject)?.[0];
  if (named && text.replace(own, "").includes(named)) return false;
  return isOther && told && OF_TRAINING.test(ends < 0 && SETS_SAID.test(before) ? before : text.replace(denial, ""));
}

/** "The gym was so full that I couldn't do my 4x10 leg press": no figure but of what was not done. */
function deniesAll(text: string, { signals, at }: { signals: readonly string[]; at: number }): boolean {
  const own = text.slice(at).match(CLAUSE)?.[0] ?? "";
  const rest = text.slice(0, at) + text.slice(at + own.length);
  return (
    (signals.includes("not_managed") || (signals.includes("came_to_nothing") && /^no \d/.test(own))) &&
    !TURNS.test(own) &&
    !/\b(?:only|just|got|managed|did(?! not))\b/.test(own) &&
    SETS_SAID.test(own) &&
    !/\d|\b(?:one|two|three|four|five|six|seven|eight|nine|ten|half|some|rest|instead)\b/.test(rest)
  );
}

/** "Hit chest tomorrow: bench 4x8": the word is the same of what is done and of what is to be. */
const MAY_BE_AHEAD = /^hit (?:(?:my|the|some|a|up) )*(?:[a-z]+ ){0,2}$/;
/** "Track tonight 6x800m, all between 3:04 and 3:07": tonight is over. */
const isOverTonight = (text: string, plans: (rest: string) => boolean): boolean =>
  wasLeft(text) && !plans(text.replace(/\btonight\b/g, ""));

/** Behind sets that are complete, a look back at other times is about those times: "3x8 at 95. Back then …". */
function looksBackAside(text: string, at: number): boolean {
  const from = Math.max(...[".", ";", "!", "?", "\n"].map((mark) => text.lastIndexOf(mark, at - 1)));
  return from > 0 && SETS_SAID.test(text.slice(0, from)) && !/\d/.test(text.slice(at));
}

/** Advice without figures, and then what was done: "physio said go light so rdl 3x12 10 kg". */
const ADVISED_THEN = /^[^\d]*?(?: so |\. |\n|; )(?!.*\b(?:should|will|would)\b)(?=.*\d)/;
/** "… and planks because my trainer insists": why it was done, behind the sets. */
const isReason = (text: string, at: number): boolean =>
  SETS_SAID.test(text.slice(0, at)) &&
  /\b(?:because|cause|cos|coz|since|weil|parce que|porque|perche) (?:\w+ )?$/.test(text.slice(0, at));
const isAdvised = (text: string, at: number): boolean => ADVISED_THEN.test(text.slice(at)) && !/\?/.test(text);

/** Intentions that may be about something else than training: "need to lean less", "want to fix my grip". */
const MAY_BE_ASIDE = /^(?:intention|should|will)$/;
/** In the past a plan is what the sets fell short of: "was meant to get five". */
const FELL_SHORT = /\b(?:was|were) $/;
const OF_THE_SETS =
  /\b(?:it|this|that|these|those|them|all|same|start|begin|tomorrow|later|soon|tonight|today|now|next|again)\b/;

/** "Tomorrow squats, today bench 3x5 90": the figures are of today. */
const TODAY_AFTER =
  /^[^\d?]*[,;.\n-] *(?:and |but |so )?(?:today|tonight|this (?:morning|evening)|earlier|heute|aujourd'hui|hoy|oggi|hoje) (?!i (?:will|want|plan)|will|is|it is|going|want|plan|should)[^?]*\d/;

/** "Did the 4x6 squats my coach wrote": the deed comes first, and whose sets they were behind it. */
const DID_FIRST =
  /^(?:(?:just|today|finally|already|so|ok|and|yesterday|this morning) )*(?:did|done|finished|completed|smashed|got through) (?=.*\d)|\d[^.!?]{0,40}[,;.] ?(?:(?:and|so) )?(?:i )?(?:just )?(?:did|finished|completed|smashed|got through) (?:them|it|those|that|these|exactly that|all of (?:it|them|that))\b/;

/** "Bench 3x5 100 done, squats 3x5 120 not yet": whether only some of the sets that are told wait for their turn. */
function waitsAside(text: string, { signals, at }: { signals: readonly string[]; at: number }): boolean {
  if (signals.join() !== "waiting") return false;
  const [own, from] = [clauseAt(text, at), text.lastIndexOf(clauseAt(text, at), at)];
  // "Still to do: rows 3x8, curls 3x12": all behind it waits as well.
  const behind = /^\d/.test(text.slice(at)) ? text.slice(from + own.length) : "";
  return SETS_SAID.test(text.slice(0, from)) || SETS_SAID.test(behind);
}

/** Whether an intention stands behind sets that were told, and is not of those: it holds no figure and speaks of none. */
function isPlanAside(text: string, { signals, at }: { signals: readonly string[]; at: number }): boolean {
  const before = text.slice(0, at);
  if (TODAY_AFTER.test(text.slice(at)) || fellShort(text, at) || waitsAside(text, { signals, at })) return true;
  if (!signals.every((signal) => MAY_BE_ASIDE.test(signal)) || !SETS_SAID.test(before)) return false;
  const rest = text.slice(at);
  if (FELL_SHORT.test(before)) return !SETS_SAID.test(rest);
  const isApart = /\d[^\d]*[,.;!\n(][^\d]*$/.test(before);
  return isApart && !/\d/.test(rest) && !OF_THE_SETS.test(rest.match(CLAUSE)?.[0] ?? "");
}

/** Quotes that fill a cell of a table or a member of a record quote nobody: `"Squat",1,"100"`. */
const CELL = /(?<=(?:^|[\n,;\t|{[:])) ?"([^"\n]{0,200})"(?= ?(?:$|[\n,;\t|}\]:]))/g;

/** Where quotes stand as nobody sets them in a sentence. */
const OF_CELLS = /[,;\t|]"\S|\S"[,;\t|]\S|\{ ?"|" ?: ?[\d[{"]/;
const isOfCells = (folded: string): boolean => folded.includes('"') && OF_CELLS.test(folded);

/** What is read of a clause: what speaks of other times is blanked out. */
function foldedOf(clause: string): string {
  const folded = foldText(clause.slice(0, LONGEST));
  const all = isOfCells(folded) ? folded.replace(CELL, " $1 ") : folded;
  const told = all.replace(REGRETTED_BEFORE, "");
  return blanked(told, [
    ...otherTimes(told),
    ...otherFigures(told),
    ...thenAndNow(told),
    ...notKnown(told),
    ...titledEvenings(told),
    ...notReached(told),
    ...neverDone(told),
    ...effectsAhead(told),
    ...openersAside(told),
    ...setsNotYet(told),
  ]).trim();
}

/** An attempt that did not go up is a shortfall, and no denial. */
const withoutMisses = (folded: string): string =>
  missedAttempts(folded).reduceRight(
    (rest, { fellAt, end }) => `${rest.slice(0, fellAt)} @ ${rest.slice(end)}`,
    folded,
  );

const signsIn = (text: string): number => text.split(" @ ").length;

function forbidsLog(folded: string): string[] {
  const found = (text: string) => firing([DO_NOT_LOG], INDEX.read(text)).signals;
  return found(folded).length > 0 ? found(withoutOrdersForOne(folded)) : [];
}

/** Whether a text orders that nothing be logged. The first that `readStance` looks for, and all that it takes here. */
export const ordersNoLog = (text: string): boolean => forbidsLog(foldedOf(text)).length > 0;

/**
 * Whose training a clause speaks of, and when. In: one clause (or a short message), as typed. Out: the stance and the
 * names of the cues that decided it. Only `done` and `unsaid` may ever be logged; when cues contradict each other,
 * the stance that does not log wins unless the clause says outright that the writer did it. Any string is accepted;
 * what comes after 2,000 characters is not looked at.
 */
export const readStance = keepingLast(stanceOf);

function stanceOf(clause: string): Reading {
  const typed = foldedOf(clause);
  if (typed === "") return { stance: "unsaid", signals: [] };
  const folded = withoutMisses(asDone(asScored(typed))).trim();
  const ordersNot = forbidsLog(folded);
  if (ordersNot.length > 0) return { stance: "negated", signals: ordersNot };

  const text = replaced(replaced(folded, [POLITE_LOG], ""), [SHORTFALL], " @ ");
  const inText = INDEX.read(text);
  const { finds } = inText;
  // The same sign stands before a load, too: "5x5 @ 100 kg".
  const shortfall = signsIn(text) > signsIn(typed) ? ["shortfall"] : [];
  const order = firing([LOG_ORDER], inText);
  const ordered = order.signals.length > 0;
  const negated = firing(NEGATED, inText);
  const said = withoutDenials(text, negated.signals.length > 0);
  const inSaid = INDEX.read(said);
  if (!ordered && isNeverDone(text)) return { stance: "negated", signals: ["never_done"] };
  const deed = firing(ASSERTED, inSaid);
  const undenied = negated.signals.length > 0 ? replaced(text, EVERY_NEGATION, " ~ ") : text;
  const departs = undenied === text ? finds(PLAN_THEN_DID) : PLAN_THEN_DID.test(undenied);
  const asked = endsAsQuestion(text);
  const hypothetical = firing(HYPOTHETICAL, inText);

  const question = firing(QUESTIONS, inText);
  if (question.signals.length > 0 && !ordered && !(deed.signals.length > 0 && !asked && STATEMENT_FIRST.test(text))) {
    if (/\b(?:should|shall) (?:i|we)\b/.test(text)) return { stance: "planned", signals: ["should"] };
    if (hypothetical.signals.length > 0) return { stance: "hypothetical", signals: hypothetical.signals };
    return { stance: "question", signals: question.signals };
  }

  const others = firing(OTHERS, inText);
  const name = NAMED.exec(clause.slice(0, 60))?.[1];
  const isNamed = name !== undefined && !A_LIFT.test(foldText(name)) && !A_LIFT.test(folded);
  if (isNamed && !finds(TOGETHER)) return { stance: "other_person", signals: ["named_person"] };
  if (others.signals.length > 0 && !finds(TOGETHER) && !isOthersAside(text, others.at))
    return { stance: "other_person", signals: others.signals };

  const quoted = firing(QUOTED, inText);
  if (
    quoted.signals.length > 0 &&
    !departs &&
    (!(deed.signals.includes("first_person_past") || DID_FIRST.test(text)) || LAST_TIME.test(text)) &&
    !ordered &&
    !isAdvised(text, quoted.at) &&
    !isSaidOfSets(text, quoted.at) &&
    !isReason(text, quoted.at)
  ) {
    return { stance: "quoted", signals: quoted.signals };
  }

  const past = firing([LONG_PAST], inText);
  if (past.signals.length > 0 && !ordered && !finds(NOWADAYS) && !looksBackAside(text, past.at)) {
    if (past.at < deed.at || clauseAt(said, deed.at).match(LONG_PAST[1])) {
      return { stance: "quoted", signals: past.signals };
    }
  }

  if (
    hypothetical.signals.length > 0 &&
    !(deed.at < hypothetical.at) &&
    !departs &&
    !fellShort(text, hypothetical.at)
  ) {
    return { stance: "hypothetical", signals: hypothetical.signals };
  }

  const denies =
    negated.signals.length > 0 &&
    !(negated.signals.join() === "no_training" && INSTEAD_OF_TRAINING.test(text)) &&
    !isAside(text, negated.at, true) &&
    !deniesOther(text, negated.at);
  if (finds(MISSED) && !ordered && !departs) return { stance: "negated", signals: ["missed_training"] };
  const isDeed = deed.signals.length > 0 && !(denies && deniesAll(text, negated));
  if (denies && !isDeed && !ordered) {
    return { stance: "negated", signals: negated.signals };
  }

  const planned = firing(PLANNED, inText);
  const mayPlan = (rest: string) => firing(PLANNED, INDEX.read(rest)).signals.length > 0;
  const intended =
    planned.signals.length > 0 &&
    !isPlanAside(text, planned) &&
    !(text.includes("tonight") && isOverTonight(text, mayPlan));
  const isYetToHit = intended && MAY_BE_AHEAD.test(said.slice(deed.at, planned.at));
  const departed = deed.signals.length > 0 && ((deed.at < planned.at && !isYetToHit) || departs);
  const orderedBefore = ordered && order.at < planned.at && /[,.;!\n]/.test(text.slice(order.at, planned.at));
  if (intended && !departed && !orderedBefore) return { stance: "planned", signals: planned.signals };

  if (asked && deed.signals.length === 0 && !ordered) return { stance: "question", signals: ["question_mark"] };
  const compared = firing([COMPARISON], inText);
  if (compared.signals.length > 0 && deed.signals.length === 0 && !ordered && !isAside(text, compared.at, false)) {
    return { stance: "question", signals: compared.signals };
  }

  const habit = firing([HABIT], inText);
  if (habit.signals.length > 0 && deed.signals.length === 0 && !ordered) {
    // "5x3 at 80 %, max is 150 kg": what the sets are a share of.
    const isMeasure = SETS_SAID.test(text.slice(0, habit.at)) && STANDING.test(text.slice(habit.at));
    // "I don't usually do dips but today 3x10": against the habit.
    const isBroken = BREAKS_HABIT.test(text);
    if (!isMeasure && !isBroken) return { stance: "quoted", signals: habit.signals };
  }
  const done = [...deed.signals, ...order.signals, ...shortfall, ...firing(SUGGESTED, inText).signals];
  if (done.length > 0) return { stance: "done", signals: done };
  return { stance: "unsaid", signals: [] };
}
