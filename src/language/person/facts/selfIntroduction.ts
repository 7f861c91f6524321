import { type Kind, OF_A_SESSION, type Piece, piecesOf, readBarePiece } from "./barePiece.ts";
import type { FactClause } from "./factClauses.ts";
import { type FactDraft, type FactScope, state } from "./factDraft.ts";
import { withoutLifts } from "./introducedLifts.ts";
import { isOfTraining } from "./tasteObjects.ts";

/** Kinds of facts that hardly anybody tells but to introduce themselves, and what pieces of each are. */
const INTRODUCES: Partial<Record<FactDraft["type"], Kind>> = {
  name: "name",
  age: "age",
  birthdate: "age",
  height: "body",
  body_weight: "body",
  occupation: "job",
  location: "place",
  diet: "way",
  experience_level: "way",
};
const WEAK: ReadonlySet<Kind> = new Set(["age", "body"]);

/** A capital on a single word in the middle of words without: "lena, 24, Tübingen". */
const isNamed = (typed: string, pieces: readonly Piece[]) =>
  /^\p{Lu}\p{Ll}{2,}(?:[ -]\p{Lu}\p{Ll}+)?$/u.test(typed) &&
  pieces.filter((one) => /^\p{Ll}\p{L}{2}/u.test(one.typed)).length >
    pieces.filter((one) => /^\p{Lu}\p{L}{2}/u.test(one.typed)).length;

/** "Jen, 44, Wirral": a capital where people say where they are, and nothing of training, of a trade or of what somebody is. */
const isPlaceName = ({ typed, folded }: Piece): boolean =>
  /^\p{Lu}\p{Ll}{3,}(?:[ -]\p{Lu}\p{Ll}+){0,2}$/u.test(typed) &&
  !isOfTraining(folded) &&
  !/(?:er|or|ist|ian|ent|ant|erin|istin|frau|mann|ing|ed|ic|ive|ous|male)$/.test(folded);

/** What a request for one session says of these may hold for that alone. */
const OF_ONE_SESSION: ReadonlySet<FactDraft["type"]> = new Set([
  "equipment",
  "availability",
  "goal",
  "preference_like",
  "preference_dislike",
]);
/** Asked for somebody who is not named. */
const FOR_SOMEBODY =
  /\b(?:plan|workouts?|sessions?|routine|program\w*|something|exercises?) for (?:an?|my|the|some|2) \w+/;
const ONE_NAME = /^\p{Lu}\p{Ll}{1,14}$/u;
const ONLY_ONE: ReadonlySet<FactDraft["type"]> = new Set([
  "name",
  "age",
  "birthdate",
  "height",
  "body_weight",
  "location",
  "occupation",
]);

/**
 * What the bare pieces of an introduction say: "Male. 44. Desk job.", "nadia, 33 / leeds / dumbbells". In: the clauses of a message, what
 * they have said by themselves, and the scope to read in. Out: facts with the clause they stand in, none where fewer than two kinds
 * are told that people tell to introduce themselves, or where sets are told. Linear in pieces.
 */
export function readSelfIntroduction(
  clauses: readonly FactClause[],
  found: readonly Pick<FactDraft, "op" | "type" | "value" | "key">[],
  scope: FactScope,
): { draft: FactDraft; clause: FactClause }[] {
  const own = clauses.filter(
    ({ owner, mood, folded }) =>
      owner === "self" && (mood === "stated" || mood === "requested") && !FOR_SOMEBODY.test(folded),
  );
  if (own.length === 0 || own.some(({ folded }) => OF_A_SESSION.test(withoutLifts(folded)))) return [];
  const pieces = piecesOf(own);
  if (pieces.length < 2) return [];
  const kinds = new Set<Kind>(
    [
      ...pieces.map(({ kind }) => kind),
      ...found.map(({ op, type }) => (op === "state" ? INTRODUCES[type] : undefined)),
    ].filter((kind) => kind != null),
  );
  if (kinds.size < 2 || [...kinds].every((kind) => WEAK.has(kind))) return [];
  const known = [...found];
  const told: { draft: FactDraft; clause: FactClause }[] = [];
  for (const [at, piece] of pieces.entries()) {
    const isNameless = !known.some(({ type }) => type === "name");
    const isFirstName =
      at === 0 && isNameless && piece.kind === null && pieces[1]?.kind === "age" && ONE_NAME.test(piece.typed);
    const isBehindAge = pieces[at - 1]?.kind === "age" && pieces[at - 2]?.kind === "name" && isPlaceName(piece);
    const named =
      !isFirstName &&
      piece.kind === null &&
      (isBehindAge || isNamed(piece.typed, pieces)) &&
      !known.some(({ type }) => type === "location");
    const read = readBarePiece(piece, pieces[at - 1], scope);
    const drafts =
      read.length > 0
        ? read
        : isFirstName
          ? [state("name", piece.typed)]
          : named
            ? [state("location", piece.typed)]
            : [];
    for (const draft of drafts) {
      const isKnown = known.some(
        (one) =>
          one.key === draft.key ||
          (ONLY_ONE.has(draft.type) &&
            (one.type === draft.type || (one.type === "birthdate" && draft.type === "age"))) ||
          (one.type === draft.type && one.value.toLowerCase().includes(draft.value.toLowerCase())),
      );
      const isOfSession = piece.clause.mood === "requested" && OF_ONE_SESSION.has(draft.type);
      if (isKnown || draft.op === "end" || isOfSession) continue;
      known.push(draft);
      told.push({ draft, clause: { ...piece.clause, text: piece.typed } });
    }
  }
  return told;
}
