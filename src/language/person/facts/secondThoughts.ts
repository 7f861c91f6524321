import { foldText } from "../../foldText.ts";
import { compiled } from "../../patterns/compiled.ts";
import { asTyped } from "./asTyped.ts";
import { kindOf, OF_A_SESSION, type Piece, piecesOf, readBarePiece } from "./barePiece.ts";
import type { FactClause } from "./factClauses.ts";
import { end, type FactDraft, type FactScope, keyOf, type RecentFact, state } from "./factDraft.ts";
import { massOf, readHeight } from "./measures.ts";
import { isTasteObject } from "./tasteObjects.ts";

const phrases = (...words: readonly string[]) => `\\b(?:${words.join("|")})\\b`;
/** What says that something told before is not so, or is so no longer. */
const TURNS = compiled(
  phrases(
    "no|nope|nah|not|never|wait|hang on|hold on|actually|sorry|oops|whoops|correction|typo|wrong|my bad|(?:scratch|scrap|strike|ignore) that",
    "i (?:lied|meant?|mis\\w+)|make (?:that|it)|should be|rather|turns out|changed?|update\\w*|to fix|fix(?:ed)?|well|now|nowadays|these days|since|any ?more|instead|new|moved|switched",
    "nein|nee?|doch|quatsch|stimmt nicht|moment|korrektur|jetzt|seit|inzwischen|mittlerweile|lieber",
    "non|pardon|en fait|enfin|plutot|oups|maintenant|desormais|depuis",
    "perdon|mejor dicho|en realidad|me equivoque|ya|ahora|desde|ojo",
    "ops|scusa|anzi|in realta|mi sono sbagliat[oa]|adesso|ora|ormai",
    "nao|desculpa|na verdade|errei|alias|agora",
  ),
);
/** Around a piece, and no part of what it says. */
const LEAD =
  /^(?:(?:(?:ha)+h?|(?:he){2,}|lol|lmao|it was|that was|was|na verdade|en realidad|in realta|eigentlich|korrektur|no|nope|nah|wait|hang on|hold on|actually|sorry|oops|whoops|ups|ops|oups|correction|well|hm+|ok|oh|and|but|so|it is|its|i am|am|that is|is|are|now|rather|make (?:that|it)|should be|update|more like|in fact|at|to|the|nein|nee?|doch|moment|sondern|es sind|non|pardon|en fait|plutot|c est|perdon|ahora|ya(?: son)?|son|es|en|anzi|scusa|adesso|ora|sono|a|nao|alias|agora|sao|em|jetzt|in|seit)[ ,:]+){1,12}/;
const TAIL =
  /[ ,]+(?:now|nowadays|these days|actually|since .+|as of .+|from (?:now|this|next|today) .+|from now on|instead|again|today|this morning|any ?more|not .+|pls|please|sorry|jetzt|seit .+|maintenant|depuis .+|ahora|desde .+|adesso|ora|da .+|agora|these .+|days)$/;

/** How far a figure without a unit may be from the one it replaces. */
const REACH: Partial<Record<RecentFact["type"], number>> = {
  age: 0.12,
  body_weight: 0.15,
  height: 0.06,
  personal_record: 0.25,
};
const FIGURE = /^(\d{1,3}(?:[.,]\d{1,2})?)( ?(?:kgs?|kilos?|lbs?|pounds|years?(?: old)?|jahre|ans|anos|anni))?$/;
const TIME = /^\d{1,2}:\d{2}(?::\d{2})?$/;

/** A bare figure stands for the known one that it is closest to in kind and size. */
function otherFigure(said: string, recent: readonly RecentFact[], unit: "kg" | "lb" | null): FactDraft | null {
  const [, figure, named = ""] = FIGURE.exec(said) ?? [];
  const isTime = TIME.test(said);
  if (figure === undefined && !isTime) return null;
  for (const { type, value, key } of recent) {
    const reach = REACH[type];
    const known = /\d{1,2}:\d{2}|\d+(?:[.,]\d+)?/.exec(value.split(": ").at(-1) ?? "")?.[0];
    const times =
      type === "availability" && /^[1-7]$/.test(said)
        ? /^[1-7](?= ?(?:x|times|days|sessions|mal|fois|veces|volte|vezes|tage|jours|dias|giorni))/.exec(value)?.[0]
        : undefined;
    if (times !== undefined && times !== said) return { ...state(type, value.replace(times, said)), key };
    if (reach === undefined || known === undefined || isTime !== known.includes(":")) continue;
    if (isTime) {
      if (known !== said) return { ...state(type, value.replace(known, said)), key };
      continue;
    }
    const [meant, was] = [Number(figure?.replace(",", ".")), Number(known.replace(",", "."))];
    if (meant === was || Math.abs(meant - was) / was > reach) continue;
    if (/year|jahr|an|ann/.test(named) !== (type === "age") && named !== "") continue;
    if (type === "age") return Number.isInteger(meant) ? state("age", String(meant)) : null;
    if (type === "personal_record") return { ...state(type, value.replace(known, figure ?? "")), key };
    const own = /\b(kg|lb)\b/.exec(value)?.[1] as "kg" | "lb" | undefined;
    const read =
      type === "height"
        ? readHeight(`${figure} cm`)
        : massOf(figure ?? "", /lb|pound/.test(named) ? "lb" : named === "" ? (own ?? unit) : "kg");
    return read && state(type, read.value);
  }
  return null;
}

const SIDED = /\b(left|right)\b(?: (?:one|side|knee|shoulder|hip|ankle|wrist|elbow|foot|hand|leg|arm))?$/;
const NOT_A_SIDE = /\bnot (?:the |my )?(?:left|right)\b|\bright (?:now|away)\b|^right$/;

/** "The shoulder is the right one": the other side of an injury that is known. */
function otherSide(folded: string, recent: readonly RecentFact[]): FactDraft[] {
  if (NOT_A_SIDE.test(folded)) return [];
  const side = SIDED.exec(folded)?.[1];
  const wrong = side === "left" ? "right" : "left";
  const known =
    side === undefined ? undefined : recent.find(({ type, value }) => type === "injury" && value.includes(wrong));
  return known === undefined || side === undefined
    ? []
    : [
        end("injury", known.value, known.key),
        state("injury", known.value.replaceAll(wrong, side), known.key.replace(compiled(`${wrong}$`), side)),
      ];
}

/** A capital where somebody has moved: a place that is in no list. */
const MOVED =
  /\b(?:mov(?:ed|ing)|reloc\w+|live|living|umgezogen|wohne|demenag\w+|habite|mud\w+|vivo|trasferit\w+|abito|mudei|moro)\b/;
const PLACE_NAME = /^\p{Lu}\p{Ll}{2,}(?:[ -]\p{Lu}\p{Ll}+)?$/u;

/** Kinds of which a bare piece names another one when the first is known. */
const REPLACED: ReadonlySet<FactDraft["type"]> = new Set([
  "location",
  "occupation",
  "availability",
  "age",
  "height",
  "body_weight",
  "diet",
]);

function replacing(piece: Piece, recent: readonly RecentFact[], scope: FactScope): FactDraft[] {
  const known = new Set(recent.map(({ type }) => type));
  // A piece of no kind of its own may be a time; all else has been read with its clause.
  if (piece.kind === null && !known.has("availability")) return [];
  return readBarePiece(piece, undefined, scope)
    .filter(({ op, type, value }) => op === "state" && REPLACED.has(type) && known.has(type) && value.length < 60)
    .filter(({ type, value }) => !recent.some((one) => one.type === type && foldText(one.value) === foldText(value)))
    .flatMap((draft) => [
      ...recent
        .filter(({ type, key }) => type === draft.type && type === "availability" && key !== draft.key)
        .map(({ type, value, key }) => end(type, value, key)),
      draft,
    ]);
}

/** Takes a word back in the same breath. */
const IN_ONE_BREATH = compiled(
  phrases(
    "no wait|wait|hang on|hold on|sorry|oops|whoops|correction|typo|actually|i mean|i meant|make that|rather|or rather|no,? (?=\\d)",
    "nein|moment|quatsch|ups|pardon|oups|enfin|perdon|mejor dicho|anzi|ops|scusa|alias|desculpa",
  ),
);

/** Whether a clause turns on what was said right before it. */
export const turnsInOneBreath = (folded: string): boolean => IN_ONE_BREATH.test(folded);

/** "I hate lunges. wait no i mean step ups". */
const OTHER_THING =
  /\b(?:i meant?|make that|ich meine|je voulais dire|quiero decir|queria decir|volevo dire|quis dizer) ((?!i\b|it\b|that\b|this\b|you\b)[a-z][a-z -]{2,28})$/;

const LONGEST = 200;
const MOST_RECENT = 12;

/**
 * What a person says on second thoughts of what they told before, by pieces: "no wait, 37", "Bristol now", "the right one". In: the
 * clauses in which they turn to it, what is known with the newest first, and the scope to read in. Out: statements that take the
 * place of known ones; none where no word says that something changed, or sets are told.
 */
export function readSecondThoughts(
  clauses: readonly FactClause[],
  recent: readonly RecentFact[],
  scope: FactScope,
): FactDraft[] {
  const own = clauses.filter(({ owner, mood }) => owner === "self" && mood !== "asked" && mood !== "requested");
  const all = own.map(({ folded }) => folded).join(", ");
  if (recent.length === 0 || own.length === 0 || all.length > LONGEST || !TURNS.test(all) || OF_A_SESSION.test(all))
    return [];
  const told = recent.slice(0, MOST_RECENT);
  const hasMoved = MOVED.test(all) && told.some(({ type }) => type === "location");
  const [last] = told;
  const other = last?.type.startsWith("preference_") ? OTHER_THING.exec(own.at(-1)?.folded ?? "")?.[1] : undefined;
  if (last && other && isTasteObject(other) && keyOf(other) !== keyOf(last.value))
    return [
      end(last.type, last.value, last.key),
      state(last.type, asTyped(own.at(-1)?.text ?? other, other), `preference:${keyOf(other)}`),
    ];
  const found: FactDraft[] = [];
  for (const piece of piecesOf(own)) {
    const bare = piece.folded.replace(LEAD, "").replace(TAIL, "").replace(LEAD, "");
    const figure = otherFigure(bare, told, scope.unit);
    const drafts = figure ? [figure] : otherSide(bare, told);
    const typed = asTyped(piece.typed, bare);
    if (hasMoved && drafts.length === 0 && PLACE_NAME.test(typed)) drafts.push(state("location", typed));
    const meant =
      drafts.length > 0 ? drafts : replacing({ ...piece, folded: bare, kind: kindOf(bare, piece.typed) }, told, scope);
    found.push(...meant.filter(({ op, key }) => !found.some((one) => one.op === op && one.key === key)));
  }
  return found;
}
