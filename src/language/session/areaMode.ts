import { EMPHASIS, EXCLUDE, GEAR, OVERDUE, SAVE, SENTENCE_END } from "./areaContext.ts";
import type { AreaHit } from "./areaProgramme.ts";

/** "Leave my calves and adductors alone", "leave the arms out". */
function isLeftAlone(tokens: readonly string[], { to }: AreaHit): boolean {
  const end = tokens.slice(to, to + 8).findIndex((token) => /^(?:alone|out|be|off)$/.test(token));
  if (end > 0 && /^(?:work|working|find|figure|stand|all)$/.test(tokens[to + end - 1] ?? "")) return false;
  return end >= 0 && !tokens.slice(to, to + end).some((token) => SENTENCE_END.has(token));
}

/** Leads from a refusal to how the body moves in what is refused. */
const MOVES_IT = /^(?:where|when|whenever|makes?|puts?|wo|ou|donde|dove|onde)$/;

/** "Nada directo de hombro", "niente di gambe": of the part of the body, and no lack of things. */
const isNothingOf = (near: readonly string[], at: number): boolean =>
  /^(?:nada|niente|nulla|rien)$/.test(near[at] ?? "") &&
  near.slice(at + 1).some((token) => /^(?:de|del|di|du|des|d|para|per|pour)$/.test(token));

const MORE = /^(?:more|mehr|plus|mas|piu|mais)$/;
const ENDS = /^(?:[.,;!?\n)]|please|pls|bitte|today|heute|but|because)$/;

/** The polarity that the words between the last area and this one set. */
export function modeOf(
  between: readonly string[],
  tokens: readonly string[],
  hit: AreaHit,
): "wanted" | "avoided" | "emphasis" {
  const near = between.slice(-6);
  let mode: "wanted" | "avoided" | "emphasis" = "wanted";
  for (const [i, token] of near.entries()) {
    const next = near[i + 1] ?? "";
    if (SENTENCE_END.has(token) || token === "" || (GEAR.test(token) && !isNothingOf(near, i)) || /^\d/.test(token))
      mode = "wanted";
    else if (EXCLUDE.has(token) && OVERDUE.test(next) && /^(?:have|has|had)$/.test(near[i - 1] ?? "")) mode = "wanted";
    else if (
      EXCLUDE.has(token) &&
      !/^(?:more|less|just|only|problem|equipment|gear|weights|need|idea|wait|sorry|actually|scratch|hang|hold)$/.test(
        token === "not" && next === "need" ? "" : next,
      )
    )
      mode = "avoided";
    // "Nothing where my arms go above my head": it moves, and is not left alone.
    else if (mode === "avoided" && MOVES_IT.test(token)) mode = "wanted";
    else if (SAVE.test(token) && /^(?:my|the|your)$/.test(next)) mode = "avoided";
    // "Less triceps, more chest".
    else if (MORE.test(token) && near[i + 1] === undefined) mode = "emphasis";
    else if (
      (token === "but" || token === "than" || token === "out") &&
      /^(?:anything|everything|nothing|all|other|leave|leaving)$/.test(near[i - 1] ?? tokens[hit.from - 3] ?? "")
    )
      mode = "avoided";
    else if (token === "of" && near[i - 1] === "instead") mode = "avoided";
    else if (token === "but" || token === "give" || token === "with" || token === ",")
      mode = mode === "avoided" && token === "," ? "wanted" : mode;
    if (EMPHASIS.has(token)) mode = "emphasis";
    if (/^(?:leaves?|leaving|keeps?|keeping)$/.test(token) && isLeftAlone(tokens, hit)) mode = "avoided";
  }
  // "Please legs not", "beine nicht": refused behind its name.
  const behind = tokens[hit.to + 1];
  if (/^(?:not|nicht|no|nope|non|nao)$/.test(tokens[hit.to] ?? "") && (behind === undefined || ENDS.test(behind)))
    return "avoided";
  if (hit.from > 0 && /^(?:heavy|focused|focus|biased|bias|dominant|emphasis)$/.test(tokens[hit.to] ?? ""))
    return "emphasis";
  return mode;
}
