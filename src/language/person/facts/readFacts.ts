import type { FactStatement } from "../../../protocol/facts.ts";
import { foldText } from "../../foldText.ts";
import { contrastsUnits } from "../../numbers/contrastedUnits.ts";
import { readAge } from "./ageFacts.ts";
import { readAvailability } from "./availabilityFacts.ts";
import { readBody } from "./bodyFacts.ts";
import { readBodyList } from "./bodyList.ts";
import { readDiet } from "./dietFacts.ts";
import { readEquipmentFacts, readOwnedInRequest, readUsedThings } from "./equipmentFacts.ts";
import { readExperience, readUnits } from "./experienceFacts.ts";
import { type FactClause, readClauses } from "./factClauses.ts";
import { type FactDraft, type FactReader, type FactScope, type RecentFact, state } from "./factDraft.ts";
import { LASTING_TYPES } from "./factTime.ts";
import { readEvents, readGoals } from "./goalFacts.ts";
import { readHealth } from "./healthFacts.ts";
import { readIdentity } from "./identityFacts.ts";
import { readInjuries } from "./injuryFacts.ts";
import { readSignature } from "./introductions.ts";
import { readWork } from "./jobFacts.ts";
import { readMemo, readNotes } from "./noteFacts.ts";
import { readOwnAnswer } from "./ownAnswer.ts";
import { readCorrection } from "./readCorrection.ts";
import { readForgetting } from "./readForgetting.ts";
import { readRecords } from "./recordFacts.ts";
import { readRevision } from "./revisedFact.ts";
import { readTastes } from "./tasteFacts.ts";
import { readThingCorrection } from "./thingCorrection.ts";

export type FactContext = {
  /** The person's day, `YYYY-MM-DD`. */
  day: string;
  /** What is known already, what was said last first: for "no, 87" and "it's healed now". */
  recent?: readonly RecentFact[];
  /** The unit of a weight said without one; left as a bare figure when not given. */
  unit?: "kg" | "lb";
};

const READERS: readonly FactReader[] = [
  readIdentity,
  readWork,
  readAge,
  readBody,
  readRecords,
  readInjuries,
  readHealth,
  readDiet,
  readEquipmentFacts,
  readUsedThings,
  readExperience,
  readUnits,
  readAvailability,
  readEvents,
  readGoals,
  readTastes,
];
const SESSION_WORDS =
  /\b(?:\d+ ?-?min\w*|minutes?|hours?|hr|hiit|workouts?|sessions?|supersets?|circuits?|emom|amrap|finisher|warm-?up|arms?|legs?|chest|back|shoulders?|upper|lower|full body|core|abs|glutes?|hams?|push|pull day|cardio|\d ?x ?\d+)\b/i;
const MOST_FACTS = 40;

/** Sets and nothing of oneself: "bench 3x8 80 kg". */
const SETS = /\d ?[x@] ?\d/;
const OWN_AFFAIRS =
  /\b(?:i|me|my|im|am|pr|pb|max\w*|rm|1rm|best|record|first time|hurts?|pain|sore|tweaked|hate|love|weigh\w*|bw|year|old|mein\w*|ich|mon|ma|je|mi|yo|mio|mia|eu|meu|minha|massimale|rekord|recorde?|back|knee|shoulder|hip|wrist|elbow|ankle|neck)\b/;

/** Kinds that are told of the present: what is said of a time long past is none of them. */
const OF_NOW: ReadonlySet<FactDraft["type"]> = new Set([
  "age",
  "body_weight",
  "occupation",
  "location",
  "availability",
  "diet",
  "equipment",
  "goal",
  "units",
]);
const LONG_PAST =
  /\b(?:back in (?:school|high school|college|uni\w*|my (?:day|twenties|teens|youth|prime|heyday|\d\ds|\w+ (?:days|years))|the (?:day|army|navy|\d\ds)|(?:19|20)?\d\ds?)|back then|in my (?:prime|youth|teens|heyday|twenties|20s|younger days|(?:school|college|uni|playing|army|rugby|football|competing|younger) (?:days|years))|when i was|as a (?:kid|child|teen\w*|boy|girl|student)|growing up|at my (?:heaviest|lightest|biggest|fattest|peak|worst|best|thinnest|skinniest)|years ago|in a past life|in a former life|once upon a time|fruher|damals|a l epoque|autrefois|de joven|da giovane|una volta|antigamente|na epoca)\b/;
const PAST_VERB =
  /\b(?:was|were|weighed|played|had|worked|lived|rowed|lifted|did|used to|war|hatte|wog|pesais|pesaba|pesavo|pesava)\b/;
const BY_NOW = /\b(?:now|these days|today|currently|nowadays|am|still|since|jetzt|maintenant|ahora|adesso|agora)\b/;

/** What is no longer so: said of a time long past, or told on from it. */
function isOfThePast({ clause, before }: FactScope): boolean {
  if (LONG_PAST.test(clause.folded)) return !BY_NOW.test(clause.folded.replace(LONG_PAST, " "));
  if (before === null || clause.isFirst || !LONG_PAST.test(before.folded)) return false;
  return PAST_VERB.test(clause.folded) && !BY_NOW.test(clause.folded);
}

/** A message that asks not to be kept. */
const NOT_TO_BE_KEPT =
  /\boff the record\b|\b(?:keep|keeping) (?:this|that|it|what i \w+) (?:to yourself|between us|private|secret|quiet)\b|\b(?:this|that|it) (?:stays|is|stay) (?:just )?between (?:us|you and me)\b|\b(?:rather|prefer (?:if |that )?)you (?:did not|do not|didnt|dont|didn't|don't) (?:save|store|keep|note|record|remember|write)|\b(?:not for (?:the|your|my) (?:record|file|profile|notes)|no need to (?:write|note|save|keep)|just for you to know not)\b|\bbetween (?:you and me|us|the two of us)\b|(?:^|[.,;:!?(\n-] ?|\b(?:please|pls|but|and|so|just) )(?:do not|dont|don't|never|no need to) (?:save|store|note|record|log|keep|remember|write)(?: down)? (?:this|that|it|any of (?:this|that|it)|what i)\b|\bplease (?:do not|dont|don't) (?:save|store|record|keep)\b|\b(?:nicht|bitte nicht) (?:speichern|merken|notieren)\b|\bne (?:note|garde|retiens|enregistre)z? (?:pas|rien)\b|\bno (?:lo )?(?:guardes|apuntes|anotes)\b|\bnon (?:salvare|memorizzare|segnare)\b|\bnao (?:guarde|salve|anote)\b/;

/** An age inside a request is the writer's where it says so. */
const OWN_AGE =
  /\b(?:i am|im|me,?|as an?) (?:an? )?\d{2}\b(?! ?(?:kg|lb|min))|\bold \((?:me|thats me|that is me|myself)\)/;

const NOT_YET = /\b(?:once|when|if|until|till|before|by the time|after)\b/;
/** "Once I'm 40": an age that is not reached. */
const UNTIL_AGE = /\b(?:once|when|until|till|by the time|before|if) i (?:am|turn|hit|get to|reach)\b/;
/** Asking to be shown things in a unit says which one is wanted. */
const UNIT = "(?:lbs?|kgs?|pounds|kilos?|kilograms|metric|imperial)\\b";
const IN_UNITS = new RegExp(
  `\\b(?:show|display|give|list|write|log|tell|use|count|put)\\b.* in ${UNIT}|` +
    `\\b(?:switch|change|set|convert|put|move)\\b.* (?:units?|everything|me|all)\\b.* (?:to|into|in) ${UNIT}|` +
    `\\b(?:you|u) (?:please |pls |just )?use ${UNIT}`,
);

/** "Started as a postman this week": the week says when it began, not that it ends. */
const NEW_JOB = /\b(?:new (?:job|gig|role)|start(?:ed|ing)?|since|quit|hired)\b/i;

/** "I'm 80 now" behind "forget my weight": no telling what it is of. */
const BARE_NOW = /^\W*(?:i'?m|i am|its?|it'?s|it is) (?:now )?\d+(?: now)?\W*$/i;

/** Without the sentences that want something forgotten, which are the business of others. */
function withoutOrders(text: string): string {
  const sentences = text.split(
    /(?<=[.!?;\n])\s+|,\s+(?=(?:and |so |but )?(?:i\b|my\b|now\b|from now|ahora|jetzt|maintenant))/i,
  );
  return sentences.length < 2
    ? ""
    : sentences.filter((one) => readForgetting(one) === null && !BARE_NOW.test(one)).join(". ");
}

/** "My brother weighs 90 kg, me 72": the same is said of the writer, without its verb. */
const GAPPED =
  /^(.*?)[ ,]+(?:and |but |while |und |et |y |e )?(?:me|moi|ich|yo|io|eu|i am(?: only| just)?)[ ,:]+(?:only |just |about |am |bin |nur )*(\d{2,3}(?:[.,]\d)?)(?: ?(kgs?|kilos?|lbs?|pounds|cm))?$/;

const ELLIPTIC = /^(?:and |but |while |und |et |y |e )?(?:me|moi|ich|yo|io|eu|i am)\b[ ,:]+(?:\w+ )?\d{2,3}\b/;

function readGapped(folded: string): FactDraft[] {
  const [, told = "", figure = "", unit] = GAPPED.exec(folded.replace(/[\s.!]+$/, "")) ?? [];
  if (figure === "") return [];
  const named = /\d ?(kg|kilo|lb|pound|cm)/.exec(told)?.[1];
  const meant = unit ?? named ?? "";
  if (/^cm/.test(meant)) return [state("height", `${figure} cm`)];
  if (/\b(?:weigh\w*|wieg\w*|pese|pesa|pesa|kg|kilos?|lbs?|pounds)\b/.test(told) || meant !== "")
    return [state("body_weight", /^(?:kg|kilo)/.test(meant) ? `${figure} kg` : meant === "" ? figure : `${figure} lb`)];
  return /\b(?:is|ist|a|tiene|ha|tem) \d\d(?: (?:years?|jahre|ans|anos|anni))?\b/.test(told) && /^\d\d$/.test(figure)
    ? [state("age", figure)]
    : [];
}

const LIKE_ME = /\b(?:like me|as me|myself|me),? (?:who|that) (.+)$/;

/** "A plan for a nurse like me who trains at 6": what follows is said of the writer. */
function ofOneLikeMe(scope: FactScope): FactDraft[] {
  const said = LIKE_ME.exec(scope.clause.folded)?.[1];
  if (said === undefined) return [];
  const folded = `i ${said.replace(/^(\w+[^s])s (?=\w|$)/, "$1 ")}`;
  const clause: FactClause = { ...scope.clause, folded, plain: folded, mood: "stated" };
  return [readAvailability, readWork, readDiet, readHealth].flatMap((reader) =>
    reader({ ...scope, clause, before: null, asksForTraining: false }),
  );
}

/** What a question or a wish takes for granted of its writer: "… since im veggie", "as a nurse, when do i …", "now that i'm 60 …". */
const GIVEN =
  /\b(?:since|because|cause|now that|given that|seeing as|considering|as|when) (i (?:am|have|had|moved to|live in|work|take|eat|do not eat|teach|got)\b[^,?]{2,60})|(?:^|[,;] ?|\b(?:and|but|for me) )(?:as|being|i am) (an? [^,?]{3,40})/;
const GIVEN_READERS: readonly FactReader[] = [readDiet, readWork, readHealth, readAge];

function takenForGranted(scope: FactScope): FactDraft[] {
  const match = GIVEN.exec(scope.clause.folded);
  const said = match?.[1] ?? (match?.[2] === undefined ? undefined : `i am ${match[2]}`);
  if (said === undefined || /\bif\b|\bwhen i (?:am|have|get)\b/.test(match?.[0] ?? "")) return [];
  const folded = said
    .replace(/ (?:how|what|which|when|where|should|can|could|do|does|is|are|would|will) .*$/, "")
    .trim();
  const clause: FactClause = { ...scope.clause, folded, plain: folded, mood: "stated" };
  const place = /\bi (?:moved to|live in)\b/.test(said)
    ? readIdentity({ ...scope, clause: { ...clause, text: scope.clause.text } })
    : [];
  return [
    ...place,
    ...GIVEN_READERS.flatMap((reader) => reader({ ...scope, clause, before: null, asksForTraining: false })),
  ];
}

/** A clause is read when it says something about the writer; a request may still tell what hurts. */
function readClause(scope: FactScope): FactDraft[] {
  const { clause } = scope;
  if (clause.owner !== "self") return [];
  if (clause.mood === "requested" || clause.mood === "asked")
    return [
      ...readInjuries(scope),
      ...readOwnedInRequest(scope),
      ...ofOneLikeMe(scope),
      ...takenForGranted(scope),
      ...(OWN_AGE.test(clause.folded) && !NOT_YET.test(clause.folded) ? readAge(scope) : []),
      ...(IN_UNITS.test(clause.folded) ? readUnits(scope) : []),
    ];
  if (clause.mood !== "stated" || (SETS.test(clause.plain) && !OWN_AFFAIRS.test(clause.plain))) return [];
  const read = READERS.flatMap((reader) => reader(scope));
  const found = UNTIL_AGE.test(clause.folded) ? read.filter(({ type }) => type !== "age") : read;
  if (found.length > 0 && isOfThePast(scope)) return found.filter(({ type }) => !OF_NOW.has(type));
  return found.length > 0 ? found : readNotes(scope);
}

function complete(
  { op, type, value, key, ...said }: FactDraft,
  { text, confidence, expiresAt }: FactClause,
): FactStatement {
  const isNewJob = type === "occupation" && NEW_JOB.test(text);
  const passes = confidence !== "temporary" || !(LASTING_TYPES.has(type) || isNewJob);
  return {
    op,
    type,
    value: value.slice(0, 300),
    key: key.slice(0, 200),
    confidence: said.confidence ?? (passes ? confidence : "explicit"),
    expiresAt: said.expiresAt ?? (passes && op === "state" ? expiresAt : null),
    text,
  };
}

const isUnder = (key: string, prefix: string) => key === prefix || key.startsWith(`${prefix}:`);

/** In order; what is said later of the same thing takes the place of what was said before it in the same message. */
function merged(all: readonly FactStatement[]): FactStatement[] {
  const kept: FactStatement[] = [];
  for (const fact of all) {
    const again = kept.findIndex(({ op, key }) => op === fact.op && key === fact.key);
    if (again >= 0) kept.splice(again, 1);
    if (fact.op === "end") {
      for (let at = kept.length - 1; at >= 0; at -= 1) {
        const one = kept[at] as FactStatement;
        if (
          one.op === "state" &&
          isUnder(one.key, fact.key) &&
          one.text !== fact.text &&
          fact.type === one.type &&
          fact.key !== "equipment" &&
          fact.key !== "goal"
        )
          kept.splice(at, 1);
      }
    }
    kept.push(fact);
  }
  return kept.slice(0, MOST_FACTS);
}

/** The figures that stand in a list, as far as no clause has said them: "34m, 5'11, 180 lb". */
function listedFacts(
  clauses: readonly FactClause[],
  found: readonly FactStatement[],
  namesSession: boolean,
): FactStatement[] {
  const own = clauses.filter(({ owner, mood }) => owner === "self" && mood !== "supposed" && mood !== "quoted");
  const [first] = own;
  const isOwn = own.some(({ mood, folded }) => mood !== "asked" || /\b(?:i|my|me|im)\b/.test(folded));
  const list =
    first && isOwn && own.length === clauses.length ? readBodyList(own.map(({ folded }) => folded).join(". ")) : null;
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

const PUNCTUATED = /[.,;!?]/;
const SPOKEN_STOPS = / (?:period|full stop|comma|new line)(?= |$)/g;

/** Dictated marks as marks, and the strokes of a list ("52 / 1.64 / 70 kg") as ends of what they part. */
function punctuated(text: string): string {
  if (!PUNCTUATED.test(text) && (text.match(SPOKEN_STOPS)?.length ?? 0) > 1)
    return text.replace(SPOKEN_STOPS, (mark) => (mark === " comma" ? "," : "."));
  return (text.match(/ [/|•·] /g)?.length ?? 0) > 1 ? text.replace(/ [/|•·] /g, " ; ") : text;
}

/** Whether a text tells only of somebody else. */
export function isAboutSomebodyElse(text: string): boolean {
  const clauses = readClauses(text, 0);
  return clauses.length > 0 && clauses.every(({ owner }) => owner === "other");
}

/**
 * What a message says about its writer. In: any text, and the person's day. Out: statements clause by clause,
 * none for what is asked, supposed, quoted, planned for one session, or about somebody else. `end` says that something is so
 * no longer; its key also stands for all keys that begin with it.
 */
export function readFacts(said: string, context: FactContext): FactStatement[] {
  const typed = punctuated(said);
  const text = readForgetting(typed) === null ? typed : withoutOrders(typed);
  const today = Math.floor(Date.parse(`${context.day}T00:00:00Z`) / 86_400_000);
  if (Number.isNaN(today) || text === "" || readForgetting(text) !== null || NOT_TO_BE_KEPT.test(foldText(text)))
    return [];
  // "Pounds, not kilos" puts a log right and says nothing of what is liked.
  if (contrastsUnits(foldText(text))) return [];
  const recent = context.recent ?? [];
  const clauses = readClauses(text, today);
  const asksForTraining = clauses.some(({ mood }) => mood === "requested");
  const namesSession = SESSION_WORDS.test(text);
  const found: FactStatement[] = [];
  for (const [at, clause] of clauses.entries()) {
    const before = clauses[at - 1];
    const scope: FactScope = {
      clause,
      before: before?.owner === clause.owner ? before : null,
      asksForTraining,
      namesSession,
      recent,
      today,
      unit: context.unit ?? null,
    };
    const isGapped = before?.owner === "other" && ELLIPTIC.test(clause.folded);
    const drafts =
      clause.owner === "other" || isGapped
        ? readGapped(isGapped ? `${before.folded}, ${clause.folded}` : clause.folded)
        : readClause(scope);
    const said = found.toReversed();
    if (drafts.length === 0 && clause.owner === "self") drafts.push(...readOwnAnswer(clause, scope.before));
    const corrected = drafts.length === 0 && said.length > 0 ? readCorrection(clause.text, said, scope.unit) : null;
    found.push(...(corrected ? [corrected] : drafts).map((draft) => complete(draft, clause)));
  }
  found.push(...listedFacts(clauses, found, namesSession));
  const [first] = clauses;
  const signed = first && !found.some(({ type }) => type === "name") ? readSignature(text) : null;
  if (first && signed !== null)
    found.push(complete(state("name", signed), { ...first, confidence: "explicit", expiresAt: null }));
  const memo = found.length === 0 && first?.owner === "self" ? readMemo(text) : null;
  if (first && memo !== null)
    found.push(
      complete(state("note", memo, `note:${memo.toLowerCase().slice(0, 60)}`), {
        ...first,
        confidence: "explicit",
        expiresAt: null,
      }),
    );
  // "Scratch that, the scale was off. 83.1": nothing it says stands, but for the figure it puts right.
  const figureMeant = first === undefined ? readCorrection(text, recent, context.unit ?? null) : null;
  if (figureMeant !== null) return [{ ...figureMeant, confidence: "explicit", expiresAt: null, text }];
  const whole: FactClause | undefined = first && { ...first, text, confidence: "explicit", expiresAt: null };
  // "It's York, not Leeds" of a place is no name.
  const isName = found.length > 0 && found.every(({ type }) => type === "name");
  const revised = whole && (found.length === 0 || isName) ? readRevision(text, recent) : [];
  if (whole && isName && revised.length > 0) return revised.map((draft) => complete(draft, whole));
  if (!whole || found.length > 0 || clauses.length > 3) return merged(found);
  const figure = readCorrection(text, recent, context.unit ?? null);
  const other = figure === null ? readThingCorrection(text, recent) : [figure];
  return (other.length > 0 ? other : revised).map((draft) => complete(draft, whole));
}
