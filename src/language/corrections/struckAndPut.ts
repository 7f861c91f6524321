import { compiled } from "../patterns/compiled.ts";
import { entered } from "../patterns/enteredPattern.ts";
import { type ChangeCorrection, type Correction, change } from "./correction.ts";

const AND = "(?:,? (?:and|then|and then|und|et|y|e)|,|;|&|\\.)";
const STRIKES =
  "(?:please )?(?:delete|remove|erase|scrap|scratch|bin|drop|take out|losch\\p{L}*|streich\\p{L}*|supprime\\p{L}*|enleve\\p{L}*|borra\\p{L}*|quita\\p{L}*|cancella\\p{L}*|togli\\p{L}*|apaga\\p{L}*|tira\\p{L}*)";
const PUTS =
  "(?:make|change|put|set|fix|correct|mach\\p{L}*|ander\\p{L}*|setz\\p{L}*|mets|change\\p{L}*|pon|cambia\\p{L}*|metti|muda\\p{L}*|poe)";
const STRUCK_FIRST = entered(
  compiled(`^(${STRIKES} [^\\d,;]{3,40}?) ?${AND} (?:please )?(${PUTS} .{2,40}\\d.{0,20})$`, "u"),
);
const STRUCK_LAST = entered(compiled(`^(${PUTS} .{2,40}\\d.{0,12}?) ?${AND} (${STRIKES} [^\\d,;]{3,40})$`, "u"));

/**
 * A set that is taken away and another that is put right, each by its place before: "delete the first one and make the second 105". In: folded text
 * without its opening words, and the reader of either part. Out: one change of both; `null` where either says anything else. Linear.
 */
export function readStruckAndPut(text: string, read: (text: string) => Correction | null): ChangeCorrection | null {
  const [, struck, put] = STRUCK_FIRST.exec(text) ?? [];
  const [, putFirst, struckLast] = struck === undefined ? (STRUCK_LAST.exec(text) ?? []) : [];
  const away = struckSets(read(struck ?? struckLast ?? ""));
  const said = away === null ? null : read(put ?? putFirst ?? "");
  if (away === null || said?.kind !== "change" || said.target !== null) return null;
  const isOfSets = said.parts.length > 0 && said.parts.every(({ sets }) => sets !== "all");
  return isOfSets && said.added === null && said.exercise === null
    ? change({ parts: said.parts, removed: away })
    : null;
}

function struckSets(said: Correction | null): ChangeCorrection["removed"] {
  if (said?.kind === "change" && said.target === null) return said.removed;
  const place = said?.kind === "delete" && said.target === null && said.when === null ? said.place : null;
  return place === null ? null : { from: place, to: place };
}
