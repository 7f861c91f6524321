import type { FactStatement, FactType } from "../../../protocol/facts.ts";
import { foldText } from "../../foldText.ts";
import { contrastsUnits } from "../../numbers/contrastedUnits.ts";
import { UNTIL_AGE } from "./ageFacts.ts";
import { readBareAge } from "./bareAge.ts";
import { readBareInjury } from "./bareInjury.ts";
import { piecesOf } from "./barePiece.ts";
import { isOfTrainingBeside } from "./besideTraining.ts";
import { readBodyList } from "./bodyList.ts";
import { readClinician, readOrderBehind } from "./clinicianNotes.ts";
import { OWN_PART } from "./consequenceFacts.ts";
import { withDaysChanged } from "./daysChanged.ts";
import { type FactClause, readClauses } from "./factClauses.ts";
import { type FactDraft, type FactScope, type RecentFact, state } from "./factDraft.ts";
import { READERS } from "./factReaders.ts";
import { lasts } from "./factTime.ts";
import { ELLIPTIC, readGapped, readSharedTaste } from "./gappedFacts.ts";
import { isHealingInDoubt } from "./healingInDoubt.ts";
import {
  readAskedBefore,
  readEatsAtWeight,
  readImplied,
  readPraisedSelf,
  readRefused,
  readWishedAway,
} from "./impliedFacts.ts";
import { readIntroducedLifts, withoutLifts } from "./introducedLifts.ts";
import { readSignature } from "./introductions.ts";
import { isOfChildhood, isOfThePast, OF_NOW } from "./longPast.ts";
import { merged } from "./mergedFacts.ts";
import { readChildren, readMemo, readNotes } from "./noteFacts.ts";
import { isOfSomethingElse } from "./notOneself.ts";
import { isOnlyAimed, isOnlyHoped } from "./notReached.ts";
import { isWishAlone, NOT_TO_BE_KEPT } from "./notToBeKept.ts";
import { areSets, isDeed, OF_WORDS, OWN_AFFAIRS } from "./ofSets.ts";
import { isOfOuting, OF_FIGURES } from "./outingFigures.ts";
import { readOwnAnswer } from "./ownAnswer.ts";
import { isRoom } from "./placeFacts.ts";
import { readProfilePieces } from "./profilePieces.ts";
import { readCorrection, readGoalFigure, readUnclearFigure } from "./readCorrection.ts";
import { readForgetting } from "./readForgetting.ts";
import { readRenewed } from "./renewedThing.ts";
import { readRevision } from "./revisedFact.ts";
import { readSecondThoughts, turnsInOneBreath } from "./secondThoughts.ts";
import { readSelfIntroduction } from "./selfIntroduction.ts";
import { senseFacts } from "./senseFacts.ts";
import { readSideChanged } from "./sideChanged.ts";
import { readSideMended } from "./sideMended.ts";
import { spelledOut } from "./spelledOut.ts";
import { readAllTakenBack, readNotKept, readTakenBack, withoutTakingBack } from "./takenBack.ts";
import { readThingCorrection } from "./thingCorrection.ts";
import { tidied } from "./tidied.ts";
import { isToldOfElse } from "./toldOfElse.ts";

export type FactContext = {
  /** The person's day, `YYYY-MM-DD`. */
  day: string;
  /** What is known already, what was said last first: for "no, 87" and "it's healed now". */
  recent?: readonly RecentFact[];
  /** The unit of a weight said without one; left as a bare figure when not given. */
  unit?: "kg" | "lb";
  /** Nothing is sensed where no rule understands it: for fitting what senses. */
  byRulesAlone?: boolean;
};

const SESSION_WORDS =
  /\b(?:\d+ ?-?min\w*|minutes?|hours?|hr|hiit|workouts?|sessions?|supersets?|circuits?|emom|amrap|finisher|warm-?up|arms?|legs?|chest|back|shoulders?|upper|lower|full body|core|abs|glutes?|hams?|push|pull day|cardio|\d ?x ?\d+)\b/i;

/** What stands in a gym, though a leg is named. */
const LEG_MACHINES = /\bleg (?:press|curl|extension)(?:e?s)?(?: machines?)?\b/gi;

/** "Get back to a 140 squat": no back. */
const BACK_TO =
  /\b(?:get|getting|got|go|going|gone|come|coming|came|be|been|bring|bringing|move|moved|moving|way|hold|held|cut|look|looking) back\b|\bback (?:to|into|in (?:the|shape|\d)|from|home|at it|on (?:it|track))\b/gi;

/** "…? asking cause i have it": what is asked stands before. */
const WHY_ASKED = /^(?:(?:i am|just|only) )*asking$/;

/** Sets and nothing of oneself: "bench 3x8 80 kg"; "5x5 starr" is a programme. */
const SETS =
  /(?<!\b(?:stronglifts|sl|starr|starr s|starrs|madcow|starting strength|programm\w*|program|plan|routine|scheda|seguo|sigo|suis) )\d ?[x@] ?\d(?! (?:starr|stronglifts|madcow|program\w*|plan|routine|a week|per week))/;
/** "I had asthma as a kid, gone now", "lactose intolerant until my 20s", "pregnant last year": what one had once. */
const OUTGROWN =
  /\b(?:as a (?:kid|child|baby|teen\w*|boy|girl)\b.*\b(?:gone|grew out|outgrew|no longer|went away|cleared|disappeared|any ?more)|was \w+(?: \w+)? (?:until|till|up to) (?:my|i was|about|age)|(?:was|been) pregnant (?:last|in 20|\d+ (?:months|years) ago|when|before|until)|when i was pregnant)\b/;

/** "Started as a postman this week": the week says when it began, not that it ends. */
const NEW_JOB = /\b(?:new (?:job|gig|role)|start(?:ed|ing)?|since|quit|hired)\b/i;

/** "The bench arrived today": the day it came, from which on it is there. */
const NEW_THING = /\b(?:arrived|joined|signed up|came|delivered|bought|ordered|picked up|turned up|inherited|built)\b/i;

/** "I'm 80 now" behind "forget my weight": no telling what it is of. */
const BARE_NOW = /^\W*(?:i'?m|i am|its?|it'?s|it is) (?:now )?\d+(?: now)?\W*$/i;

/** "I prefer kilos, not pounds": of all weights to come. */
const LASTING_UNIT =
  /\b(?:prefer\w*|prefiero|prefiro|preferisco|lieber|always|immer|toujours|siempre|sempre|denke in|rechne in|think in|from now on|in general|back to)\b/;

/** Without the sentences that want something forgotten, which are the business of others. */
function withoutOrders(text: string): string {
  const sentences = text.split(
    /(?<=[.!?;\n])\s+|,\s+(?=(?:and |so |but )?(?:i\b|my\b|now\b|from now|ahora|jetzt|maintenant))/i,
  );
  return sentences.length < 2
    ? ""
    : sentences.filter((one) => readForgetting(one) === null && !BARE_NOW.test(one)).join(". ");
}

/** "45m pull", "push day, 45": how long a session is to be; "no, 35" puts a figure right. */
const SESSION_LENGTH =
  /^(?!\W*no\W+\d\d\W*$)(?:\W*(?:an?|some|quick|short|please|pls|the|for|at home|today|tonight|beginner|intermediate|advanced|easy|hard|light|heavy|push|pull|legs?|upper|lower|full|body|total|chest|back|arms?|core|abs|glutes?|shoulders?|biceps|triceps|quads|hams(?:trings)?|calves|mobility|cardio|conditioning|stretch(?:ing)?|session|workout|day|and|plus|only|just|no|\d{2} ?m(?:ins?|inutes)?|\d{2})\b)+\W*$/i;

/** A clause is read when it says something about the writer; a request may still tell what hurts. */
function readClause(scope: FactScope): FactDraft[] {
  const { clause } = scope;
  if (clause.owner !== "self") return [];
  if (clause.mood === "requested" || clause.mood === "asked") return readImplied(scope);
  if (clause.mood === "supposed") return readWishedAway(scope);
  if (clause.mood !== "stated" || (SETS.test(clause.plain) && !OWN_AFFAIRS.test(clause.plain))) return [];
  const children = readChildren(scope);
  const read = [
    ...[...READERS, readRefused]
      .flatMap((reader) => reader(scope))
      .filter(({ type }) => children.length === 0 || type !== "equipment"),
    ...children,
  ];
  const isOutgrown = OUTGROWN.test(clause.folded);
  const found = read.filter(({ type, value }) =>
    type === "age"
      ? !UNTIL_AGE.test(clause.folded) || /turning/.test(value)
      : !(isOutgrown && (type === "health_condition" || type === "allergy")),
  );
  if (found.length > 0 && isOfThePast(scope)) return found.filter(({ op, type }) => op === "end" || !OF_NOW.has(type));
  return found.length > 0 ? found : readNotes(scope);
}

const inMinutes = (value: string): string => value.replace(/\b0\.5 hours?\b/, "30 minutes");

function complete(
  { op, type, value, key, ...said }: FactDraft,
  { text, confidence, expiresAt }: FactClause,
): FactStatement {
  const isNewJob = type === "occupation" && NEW_JOB.test(text);
  // "78 kg by May": the day is when a goal is to be reached; a phase ends on it.
  const isAim = type === "goal" && key !== "goal:phase";
  const isLasting = lasts(type, text) || isNewJob || isAim || (type === "equipment" && NEW_THING.test(text));
  const passes = confidence !== "temporary" || !isLasting;
  return {
    op,
    type,
    value: (type === "availability" ? inMinutes(value) : value).slice(0, 300),
    key: key.slice(0, 200),
    confidence: said.confidence ?? (passes ? confidence : "explicit"),
    expiresAt: said.expiresAt ?? (passes && op === "state" ? expiresAt : null),
    text,
  };
}

/** The figures that stand in a list, as far as no clause has said them: "34m, 5'11, 180 lb". */
function listedFacts(
  clauses: readonly FactClause[],
  found: readonly FactStatement[],
  namesSession: boolean,
): FactStatement[] {
  const own = clauses.filter(({ owner, mood }) => owner === "self" && mood !== "supposed" && mood !== "quoted");
  const [first] = own;
  // "3x10 hip thrust 100 kg, hit 10, 10, 9": figures beside sets are those of sets.
  if (
    clauses.some(({ plain }) => SETS.test(plain)) &&
    !clauses.some(({ folded }) => /\b(?:i am|i'm|im|years?|old|aged?|tall|height|anni|ans|anos|jahre)\b/.test(folded))
  )
    return [];
  const isOwn = own.some(({ mood, folded }) => mood !== "asked" || /\b(?:i|my|me|im)\b/.test(folded));
  const list =
    first && isOwn && clauses.every(({ owner, mood }) => owner === "self" && mood !== "quoted")
      ? readBodyList(own.map(({ folded }) => folded).join(". "))
      : null;
  // "Legs, gym, 30m": beside a session a lone figure is its minutes.
  const isMinutes = list !== null && Object.keys(list).length === 1 && list.age !== undefined && namesSession;
  if (!first || list === null || isMinutes) return [];
  const isKnown = (type: string) =>
    found.some((one) => one.type === type || (one.type === "birthdate" && type === "age"));
  return (["age", "height", "body_weight"] as const).flatMap((type) => {
    const value = list[type];
    if (value === undefined || isKnown(type)) return [];
    return [complete(state(type, value), { ...first, confidence: "explicit", expiresAt: null })];
  });
}

const SHORT_TALE = 120;
/** Several pieces with a figure among them. */
const LISTED_PIECES = /^(?=.*\d)[^,;.\n|]+[,;.\n|][^,;.\n|]*[,;.\n|( ]/s;
/** Sets are told, and whatever else stands there is of them. */
const isOfSets = (clauses: readonly FactClause[]): boolean => clauses.some(({ plain }) => SETS.test(plain));

/** "I can eat eggs, it's shellfish": what it is in place of what was told. */
const IS_INSTEAD =
  /[,.;–-] ?(?:it['’]?s|it is|it was|es ist|es sind|c['’]est|es|son|è|sono|é|são) (?:actually |really |only |just )?(?!(?:not|ok(?:ay)?|fine|gone|over|true|that|nothing|all|good|better|so|a|an|the|my)\b)(\p{L}{3,20}(?: \p{L}{3,15})?)\W*$/iu;

/** Behind it stands that nothing of it is meant: "best thing in the world (not)". */
const MEANT_OTHERWISE =
  /\(\s*(?:no|not|nope|lol no|sarcasm|irony|joke|kidding)\s*\)\W*$|🙄\W*$|\bnot!+\W*$|\s\/s\W*$/iu;

/** "Don't keep that": nothing of the message is kept, and where it is only the wish, neither is what was told right before. */
function keptNoLonger(text: string, recent: readonly RecentFact[], today: number): FactStatement[] {
  const [first] = isWishAlone(foldText(text)) ? readClauses(text, today) : [];
  if (first === undefined) return [];
  const whole: FactClause = { ...first, text, confidence: "explicit", expiresAt: null };
  return readNotKept(recent).map((draft) => complete(draft, whole));
}

/** Whether a text tells only of somebody else. */
export function isAboutSomebodyElse(text: string): boolean {
  const owners = readClauses(text, 0).map(({ owner }) => owner);
  return owners.length > 0 && owners.every((owner) => owner === "other");
}

/** Beside what is told of somebody, a bare figure may be theirs. */
const OF_OTHERS = /\b(?:my|our|his|her|their|he|she|mein\w*|mon|ma|mi|mio|mia|meu|minha)\b/;

/** "90kg bench": lifted, and no bench of that weight. */
const isLift = ({ type, value }: FactStatement): boolean =>
  type === "equipment" && withoutLifts(foldText(value)).trim() === "";

/**
 * What a message says about its writer. In: any text, and the person's day. Out: statements clause by clause,
 * none for what is asked, supposed, quoted, planned for one session, or about somebody else. `end` says that something is so
 * no longer; its key also stands for all keys that begin with it.
 */
export function readFacts(said: string, context: FactContext): FactStatement[] {
  const heard = heardIn(said, context).filter((one) => !isHealingInDoubt(one, said));
  return heard.filter(
    (one) =>
      one.op !== "state" ||
      !(
        isRoom(one) ||
        isOfSomethingElse(one, said, context.recent ?? []) ||
        isToldOfElse(one, said) ||
        isOfTrainingBeside(one, said) ||
        (isOfOuting(one, said) && !(OF_FIGURES.has(one.type) && tellsOfLife(heard))) ||
        isOnlyAimed(one, heard, said) ||
        isOnlyHoped(one) ||
        isDeed(one) ||
        (OF_HEALTH.has(one.type) && isOfChildhood(foldText(said))) ||
        ((OF_FIGURES.has(one.type) || OF_WORDS.has(one.type)) && areSets(said))
      ),
  );
}

/** What is told of somebody else right before: "my mum is 62 and just started lifting". */
const toldBefore = (clauses: readonly FactClause[], at: number): string =>
  clauses
    .slice(clauses.findLastIndex(({ owner }, place) => place < at && owner !== "other") + 1, at)
    .map(({ folded }) => folded)
    .join(", ");

/** Two things that are told of a life, beside figures: "runner 8 months, calf sore, 26F". */
const tellsOfLife = (heard: readonly FactStatement[]): boolean =>
  new Set(heard.filter(({ type }) => !OF_FIGURES.has(type) && !OF_WORDS.has(type)).map(({ type }) => type)).size > 1;

const OF_HEALTH: ReadonlySet<FactType> = new Set(["injury", "health_condition", "allergy"]);

function heardIn(said: string, context: FactContext): FactStatement[] {
  const recent = context.recent ?? [];
  const takenBack = readAllTakenBack(said, recent);
  if (takenBack.length > 0)
    return takenBack.map((draft) => ({ ...draft, confidence: "explicit", expiresAt: null, text: said }));
  if (readUnclearFigure(said, recent).length > 0) return [];
  const typed = spelledOut(said);
  const text = readForgetting(typed) === null ? typed : withoutOrders(typed);
  const today = Math.floor(Date.parse(`${context.day}T00:00:00Z`) / 86_400_000);
  if (Number.isNaN(today) || text === "" || readForgetting(text) !== null || MEANT_OTHERWISE.test(text)) return [];
  if (NOT_TO_BE_KEPT.test(foldText(text))) return keptNoLonger(text, context.recent ?? [], today);
  // "Pounds, not kilos" puts a log right and says nothing of what is liked.
  if (contrastsUnits(foldText(text)) && !LASTING_UNIT.test(foldText(text))) return [];
  const aim = [...readGoalFigure(text, recent), ...readSideMended(text, recent)];
  if (aim.length > 0)
    return aim.map((draft) => ({ ...draft, confidence: "explicit", expiresAt: null, text }) as FactStatement);
  const clauses = readClauses(recent.length > 0 ? withoutTakingBack(text) : text, today);
  const asksForTraining = clauses.some(({ mood }) => mood === "requested");
  const told = text.replace(LEG_MACHINES, " ").replace(BACK_TO, " ");
  const namesSession = SESSION_WORDS.test(told);
  const isOfOneSession = SESSION_WORDS.test(told.replace(OWN_PART, " "));
  const given = { asksForTraining, namesSession, isOfOneSession, recent, today, unit: context.unit ?? null };
  const found: FactStatement[] = [];
  let hasTurned = false;
  for (const [at, clause] of clauses.entries()) {
    const before = clauses[at - 1];
    const scope: FactScope = { ...given, clause, before: before?.owner === clause.owner ? before : null };
    const isGapped = before?.owner === "other" && ELLIPTIC.test(clause.folded);
    const drafts =
      clause.owner === "other" || isGapped
        ? readGapped(isGapped ? `${toldBefore(clauses, at)}, ${clause.folded}` : clause.folded)
        : readClause(scope);
    const said = found.toReversed();
    hasTurned ||= turnsInOneBreath(clause.folded);
    if (drafts.length === 0 && clause.owner === "self") drafts.push(...readOwnAnswer(clause, scope.before));
    if (drafts.length === 0 && clause.owner === "self" && before?.owner === "other")
      drafts.push(...readSharedTaste(before.folded, clause.folded));
    if (clause.owner === "self") {
      const question = before !== undefined && WHY_ASKED.test(before.folded) ? clauses[at - 2] : before;
      const asked = readAskedBefore({ ...scope, before: question ?? null });
      drafts.push(...asked.filter(({ key }) => !drafts.some((one) => one.key === key)));
    } else if (before !== undefined) {
      const lasting: FactClause = { ...clause, confidence: "explicit", expiresAt: null };
      found.push(...readPraisedSelf({ ...scope, before }).map((draft) => complete(draft, lasting)));
    }
    const corrected = drafts.length === 0 && said.length > 0 ? readCorrection(clause.text, said, scope.unit) : null;
    const turned =
      drafts.length === 0 && corrected === null && said.length > 0 && hasTurned
        ? readSecondThoughts(clauses.slice(Math.max(0, at - 1), at + 1), said, scope)
        : drafts;
    found.push(...(corrected ? [corrected] : turned).map((draft) => complete(draft, clause)));
  }
  found.push(...listedFacts(clauses, found, namesSession));
  const eats = found.some(({ type }) => type === "body_weight") ? null : readEatsAtWeight(clauses);
  if (eats !== null) found.push(complete(eats.draft, eats.clause));
  const [first] = clauses;
  if (first === undefined) {
    // "Scratch that, the scale was off. 83.1": nothing it says stands, but for the figure it puts right.
    const meant = readCorrection(text, recent, context.unit ?? null);
    return meant === null ? [] : [{ ...meant, confidence: "explicit", expiresAt: null, text }];
  }
  const whole: FactClause = { ...first, text, confidence: "explicit", expiresAt: null };
  const scope: FactScope = { ...given, clause: first, before: null };
  const introduced = readSelfIntroduction(clauses, found, scope);
  found.push(...introduced.map(({ draft, clause }) => complete(draft, clause)));
  const own = clauses.filter(({ owner, mood }) => owner === "self" && mood === "stated");
  const isOwn = clauses.every(({ owner, folded }) => owner === "self" || !OF_OTHERS.test(folded));
  const ofSelf = clauses.filter(({ owner, mood }) => owner === "self" && (mood === "stated" || mood === "requested"));
  const aged = isOwn ? readBareAge(piecesOf(ofSelf), found, namesSession || asksForTraining) : null;
  if (aged !== null) found.push(complete(aged.draft, { ...aged.piece.clause, text: aged.piece.typed }));
  // Quoted is a whole clause in which somebody or something says one piece of it.
  if (isOwn && LISTED_PIECES.test(text)) {
    const listed = clauses.filter(
      ({ owner, mood, text: said }) =>
        owner === "self" && mood !== "supposed" && (mood !== "asked" || !said.endsWith("?")),
    );
    const profile = text.includes("?") ? ofSelf : listed;
    found.push(
      ...readProfilePieces(piecesOf(profile), found, scope).map(({ draft, piece }) =>
        complete(draft, { ...piece.clause, text: piece.typed }),
      ),
    );
  }
  const isHurt = found.some(({ type, op }) => (type === "injury" && op === "state") || type === "health_condition");
  if (!isHurt && own.length === clauses.length && text.length <= SHORT_TALE) {
    const hurt = readBareInjury(piecesOf(own));
    const wasHeard = hurt.some(({ key }) => found.some((one) => one.key === key));
    if (!wasHeard) found.push(...hurt.map((draft) => complete(draft, whole)));
  }
  if (context.byRulesAlone !== true && !isOfSets(clauses)) {
    found.push(...senseFacts(text, clauses, found, scope).map(({ draft, clause }) => complete(draft, clause)));
  }
  // "It's York, not Leeds" of a place is no name.
  const isName = found.length > 0 && found.every(({ type }) => type === "name");
  const isOfOthers = clauses.every(({ owner }) => owner === "other");
  const revised = !isOfOthers && (found.length === 0 || isName) ? readRevision(text, recent) : [];
  if (isName && revised.length > 0) return revised.map((draft) => complete(draft, whole));
  const renewed = first.owner === "self" ? readRenewed(text, recent) : [];
  if (renewed.length > 0) {
    const others = found.filter(({ type }) => type !== "equipment");
    return merged([...others, ...renewed.map((draft) => complete(draft, whole))]);
  }
  const meant = readSecondThoughts(clauses, recent, scope);
  const changed = meant.filter(({ type }) => !found.some((one) => one.type === type));
  found.push(...changed.map((draft) => complete(draft, whole)));
  const [alone, ...more] = found;
  const instead =
    alone?.op === "end" && alone.type === "allergy" && more.length === 0 ? IS_INSTEAD.exec(text)?.[1] : null;
  if (instead) found.push(complete(state("allergy", instead, `allergy:${instead.toLowerCase()}`), whole));
  const figure = found.length === 0 && clauses.length <= 3 ? readCorrection(text, recent, context.unit ?? null) : null;
  if (figure !== null) found.push(complete(figure, whole));
  const other = found.length > 0 || clauses.length > 3 ? [] : readThingCorrection(text, recent);
  if (other.length > 0) return other.map((draft) => complete(draft, whole));
  found.unshift(...readTakenBack(text, recent, found).map((draft) => complete(draft, whole)));
  const redated = withDaysChanged(found, text, recent, (draft) => complete(draft, whole));
  found.splice(0, found.length, ...redated);
  const signed = found.some(({ type }) => type === "name") ? null : readSignature(text);
  if (signed !== null) found.push(complete(state("name", signed), whole));
  const memo = found.length === 0 && first.owner === "self" ? readMemo(text) : null;
  if (memo !== null) found.push(complete(state("note", memo, `note:${memo.toLowerCase().slice(0, 60)}`), whole));
  if (!found.some(({ type, op }) => type === "note" || (type === "injury" && op === "end"))) {
    const ordered = clauses.flatMap((clause) => readClinician(clause, recent).map((draft) => complete(draft, clause)));
    if (ordered.length === 0)
      ordered.push(...readOrderBehind(clauses).map(({ draft, clause }) => complete(draft, clause)));
    found.push(...ordered.filter(({ key }) => !found.some((one) => one.key === key)));
  }
  const tidy = tidied(found, text);
  const lifts = readIntroducedLifts(
    text,
    tidy.map(({ type }) => type),
  ).map((draft) => complete(draft, whole));
  const kinds = [...(lifts.length === 0 ? tidy : tidy.filter((one) => !isLift(one))), ...lifts];
  found.splice(0, found.length, ...kinds);
  const kept = SESSION_LENGTH.test(text) ? found.filter(({ type }) => type !== "age") : found;
  if (found.length > 0 || clauses.length > 3) return merged(kept);
  const replaced = revised.length > 0 ? revised : readSideChanged(text, recent);
  return replaced.map((draft) => complete(draft, whole));
}
