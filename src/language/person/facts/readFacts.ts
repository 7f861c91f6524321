import type { FactStatement } from "../../../protocol/facts.ts";
import { readAvailability } from "./availabilityFacts.ts";
import { readAge, readBody } from "./bodyFacts.ts";
import { readDiet } from "./dietFacts.ts";
import { readEquipmentFacts } from "./equipmentFacts.ts";
import { readExperience, readUnits } from "./experienceFacts.ts";
import { type FactClause, readClauses } from "./factClauses.ts";
import { type FactDraft, type FactReader, type FactScope, type RecentFact, state } from "./factDraft.ts";
import { LASTING_TYPES } from "./factTime.ts";
import { readEvents, readGoals } from "./goalFacts.ts";
import { readHealth } from "./healthFacts.ts";
import { readIdentity } from "./identityFacts.ts";
import { readInjuries } from "./injuryFacts.ts";
import { readSignature } from "./introductions.ts";
import { readNotes } from "./noteFacts.ts";
import { readCorrection } from "./readCorrection.ts";
import { readForgetting } from "./readForgetting.ts";
import { readRecords } from "./recordFacts.ts";
import { readTastes } from "./tasteFacts.ts";

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
  readAge,
  readBody,
  readRecords,
  readInjuries,
  readHealth,
  readDiet,
  readEquipmentFacts,
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

/** A clause is read when it says something about the writer; a request may still tell what hurts. */
function readClause(scope: FactScope): FactDraft[] {
  const { clause } = scope;
  if (clause.owner !== "self") return [];
  if (clause.mood === "requested" || clause.mood === "asked") return readInjuries(scope);
  if (clause.mood !== "stated" || (SETS.test(clause.plain) && !OWN_AFFAIRS.test(clause.plain))) return [];
  const found = READERS.flatMap((read) => read(scope));
  return found.length > 0 ? found : readNotes(scope);
}

function complete(
  { op, type, value, key, ...said }: FactDraft,
  { text, confidence, expiresAt }: FactClause,
): FactStatement {
  const passes = confidence !== "temporary" || !LASTING_TYPES.has(type);
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
export function readFacts(text: string, context: FactContext): FactStatement[] {
  const today = Math.floor(Date.parse(`${context.day}T00:00:00Z`) / 86_400_000);
  if (Number.isNaN(today) || readForgetting(text) !== null) return [];
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
    const drafts = readClause(scope);
    const said = found.toReversed();
    const corrected = drafts.length === 0 && said.length > 0 ? readCorrection(clause.text, said, scope.unit) : null;
    found.push(...(corrected ? [corrected] : drafts).map((draft) => complete(draft, clause)));
  }
  const [first] = clauses;
  const signed = first && !found.some(({ type }) => type === "name") ? readSignature(text) : null;
  if (first && signed !== null)
    found.push(complete(state("name", signed), { ...first, confidence: "explicit", expiresAt: null }));
  if (found.length > 0 || clauses.length > 3) return merged(found);
  const corrected = readCorrection(text, recent, context.unit ?? null);
  return corrected && first ? [complete(corrected, first)] : [];
}
