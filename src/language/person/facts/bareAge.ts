import type { Piece } from "./barePiece.ts";
import { type FactDraft, state } from "./factDraft.ts";

/** What hardly anybody tells but to introduce themselves. */
const SURE: ReadonlySet<FactDraft["type"]> = new Set([
  "name",
  "height",
  "body_weight",
  "occupation",
  "health_condition",
  "medication",
  "experience_level",
  "diet",
]);
/** What is told beside a session that is wished for as well: two of these, and no word of a session. */
const LIKELY: ReadonlySet<FactDraft["type"]> = new Set([
  "injury",
  "goal",
  "location",
  "availability",
  "equipment",
  "allergy",
  "preference_like",
  "preference_dislike",
]);
const ALONE = /^(?:now |aged? |im |i am |bin |soy |sono |ho |tengo |tenho )?([1-8]\d)(?: now| here)?$/;
/** "Firefighter 36", "nurse 34": behind a trade. */
const BEHIND = /^[a-z-]+(?: [a-z-]+){0,2} ([1-8]\d)$/;
/** Says of a life what is no fact of a type: "she/her", "dad of 2", "had a stent", "runner". */
const OF_A_LIFE =
  /\b(?:s?he\/|they\/|(?:she|he|they) (?:her|him|them)$|(?:mum|mom|dad|mother|father|parent) (?:of|to|here)|single (?:mum|mom|dad)|kids?|married|divorced|widow\w*|retired|operated|operiert\w*|operad[oa]|operee?|operat[oa]|surgery|replace\w*|attack|stents?|stroke|cancer|krebs|cardiovert\w*|ablation|pacemaker|disease|transplant|implant|menopaus\w*|wechseljahre|runner|lifter|swimmer|rower|cyclist|climber|beginner|novice|newbie|marathons?|half marathons?|triathl\w*|ex[- ]\w+|paraplegic|blind|deaf|amputee|wheelchair)\b/;
const FIGURE_AT_END = /(?:^|[a-z] )\d{1,3}(?:[.,]\d)?$/;
const FIGURE_AHEAD = /^\d{1,3}(?:[.,]\d)?(?:$| ?[x×@])/;
const ENDS_NAMED = /\b(?:type|stage|grade|level|week|t|l|s|c|day) ?\d$/;
const OF_KIDS = /\b(?:kids?|sons?|daughters?|child(?:ren)?|twins|boys|girls|dogs?|kinder|enfants|hijos|figli|filhos)\b/;
const YOUNGEST = 13;

/**
 * The age of one who introduces themselves, as a figure between commas or behind their trade: "22, she/her", "type 1, 31, omnipod",
 * "nurse 34". In: the pieces of a message, what was heard in it, and whether it speaks of a session. Out: the fact with the
 * piece it stands in; `null` where figures stand beside it, or nothing else tells who somebody is.
 */
export function readBareAge(
  pieces: readonly Piece[],
  found: readonly Pick<FactDraft, "op" | "type">[],
  namesSession: boolean,
): { draft: FactDraft; piece: Piece } | null {
  const stated = new Set(found.flatMap(({ op, type }) => (op === "state" ? [type] : [])));
  if (pieces.length < 2 || stated.has("age") || stated.has("birthdate")) return null;
  const isSure = [...stated].some((type) => SURE.has(type)) || pieces.some(({ folded }) => OF_A_LIFE.test(folded));
  const isLikely = !namesSession && [...stated].filter((type) => LIKELY.has(type)).length > 1;
  const bare = pieces.flatMap((piece, at) => {
    const figure = ALONE.exec(piece.folded)?.[1] ?? (piece.kind === "job" ? BEHIND.exec(piece.folded)?.[1] : undefined);
    return figure === undefined ? [] : [{ piece, at, figure: Number(figure) }];
  });
  const [only, ...others] = bare;
  // "42, want to lose weight": it opens the message, and something of the person follows.
  const opens =
    !namesSession &&
    only?.at === 0 &&
    /^\D?[1-8]\d\D?$/.test(only.piece.typed) &&
    [...stated].some((type) => LIKELY.has(type));
  if (!isSure && !isLikely && !opens && !(only && pieces.length > 2 && BEHIND.test(only.piece.folded))) return null;
  if (only === undefined || others.length > 0 || only.figure < YOUNGEST) return null;
  const [before = "", after = ""] = [pieces[only.at - 1]?.folded, pieces[only.at + 1]?.folded];
  const isOfList =
    (FIGURE_AT_END.test(before) && !ENDS_NAMED.test(before) && !OF_A_LIFE.test(before)) || FIGURE_AHEAD.test(after);
  return isOfList || OF_KIDS.test(before) ? null : { draft: state("age", String(only.figure)), piece: only.piece };
}
