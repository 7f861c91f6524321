import type { FactStatement, FactType } from "../../../protocol/facts.ts";
import type { FactClause } from "./factClauses.ts";

/** What a reader finds; what it leaves out comes from the clause it was found in. */
export type FactDraft = Pick<FactStatement, "op" | "type" | "value" | "key"> &
  Partial<Pick<FactStatement, "confidence" | "expiresAt">>;

/** The clause that is read, and what stands around it. */
export type FactScope = {
  clause: FactClause;
  /** The clause before, when it is the same person's. */
  before: FactClause | null;
  /** Whether the message also asks for a session or a plan: what it names besides may hold for that alone. */
  asksForTraining: boolean;
  /** Whether words of a session stand anywhere in it: minutes, parts of the body, a kind of day. */
  namesSession: boolean;
  /** The same without what is said to hurt: "bad shoulder" asks for no session. */
  isOfOneSession?: boolean;
  /** What is known already, the newest first: what "it" and a bare correction may mean. */
  recent: readonly RecentFact[];
  /** The person's day, counted since 1970. */
  today: number;
  unit: "kg" | "lb" | null;
};

/** A fact that is known, as far as a later statement can refer to it. */
export type RecentFact = {
  type: FactType;
  value: string;
  key: string;
  /** Told a moment ago: what "delete that" and "I lied" may be about. */
  isJustTold?: boolean;
  /** Told in the message right before: what "lol kidding" and "not anymore" are about. */
  isRightBefore?: boolean;
  /** The turn that it was told in. */
  source?: { turnId: string };
};
/** One family of facts: what a clause says of it, nothing when it says nothing. */
export type FactReader = (scope: FactScope) => FactDraft[];

/** That something is so. The key is the type where a person has only one. */
export const state = (type: FactType, value: string, key: string = type): FactDraft => ({
  op: "state",
  type,
  value,
  key,
});
/** That something is so no longer. */
export const end = (type: FactType, value: string, key: string = type): FactDraft => ({ op: "end", type, value, key });

/** The part of a key that names a thing: without articles and in the singular, so that "pull-ups" is "a pull up". */
export function keyOf(thing: string): string {
  return thing
    .toLowerCase()
    .normalize("NFKD")
    .replace(/\p{M}+/gu, "")
    .replace(/[^\p{L}\d]+/gu, " ")
    .trim()
    .replace(/^(?:the|an?|my|some|all|any|doing|to) /, "")
    .split(" ")
    .map((word) => (word.length > 3 && /[^su]s$/.test(word) ? word.slice(0, -1) : word))
    .join(" ")
    .slice(0, 120);
}
