/** "My kid is asleep on my chest". */
const LIES =
  /^(?:asleep|sleeping|sleeps|lying|lies|sits|sitting|napping|strapped|tied|hanging|hangs|resting|curled|perched|carrying|holding)$/;

/** "Nothing on my stomach", "no bar on back", "asleep on my chest": where something lies. */
export function isLainOn(tokens: readonly string[], at: number): boolean {
  const word = tokens[at] ?? "";
  if (!/^(?:back|stomach|belly|tummy|chest|shoulders?|legs?|arms?)$/.test(word)) return false;
  const isMine = /^(?:my|the|your)$/.test(tokens[at - 1] ?? "");
  const on = isMine ? at - 2 : at - 1;
  if (!/^(?:on|in|across|over)$/.test(tokens[on] ?? "")) return false;
  if (/^(?:chest|shoulders?|legs?|arms?)$/.test(word)) return LIES.test(tokens[on - 1] ?? "");
  if (tokens[on] !== "on") return false;
  return (
    isMine ||
    word !== "back" ||
    /^(?:bar|barbell|weights?|load|lie|lying|laying|flat|down|pressure)$/.test(tokens[on - 1] ?? "")
  );
}

/** What is done with a limb: "can barely lift my arm". "Lift legs" is as one lifts weights. */
const MOVES = /^(?:lift|raise|move|bend|straighten|extend|lifting|raising|moving)$/;
const MOVES_LIMB = /^(?:raise|move|bend|straighten|extend|raising|moving)$/;

const DOES = /^(?:pull|push|lift|carry|hold|(?:pull|push|lift|carry|hold|press|grip|row|jump)+ing|anything|nothing)$/;

/** "Can barely lift my arm": it moves, or does not, and is not trained. */
export function isMoved(tokens: readonly string[], at: number): boolean {
  const word = tokens[at] ?? "";
  const previous = tokens[at - 1] ?? "";
  const isOwn = /^(?:my|the|an|that|this|either|left|right)$/.test(previous);
  // "No pulling with the arm": what it is done with.
  const by = isOwn ? at - 2 : at - 1;
  if (/^(?:arms?|legs?)$/.test(word) && /^(?:with|using)$/.test(tokens[by] ?? "") && DOES.test(tokens[by - 1] ?? ""))
    return true;
  const moved = isOwn ? (tokens[at - 2] ?? "") : previous;
  const lifts = isOwn || !/^(?:legs|arms)$/.test(word) ? MOVES : MOVES_LIMB;
  return /^(?:arms?|legs?)$/.test(word) && lifts.test(moved);
}
