const IMPROVISED =
  "(?:(?:car|truck|tractor|old|spare|bike) )?t[iy]res?|sand ?bags?|back ?packs?|ruck ?sacks?|water (?:bottles?|jugs?)|bottles?|milk jugs?|jugs?|buckets?|broom ?sticks?|brooms?|towels?|rocks?|stones?|bricks?|logs?|suitcases?|paint cans?|soup cans?|cans?|books?|sledge ?hammers?|hammers?|wheel ?barrows?|kegs?|shopping bags?|grocery bags?|punching bag|heavy bag|boxing bag|trampoline|steel mace|maces?|club ?bells?|indian clubs?|bulgarian bags?|weight(?:ed)? vest|ankle weights|atlas stone|yoke|anvil|ladder|bench swing|shovel|chains?|bathtub|pool|tree|car|swing set";
const GEAR_SAID = new RegExp(
  `\\b(?:with|using|use|have|have got|got|own|there is|only|just)(?: (?:only|just|nothing but|a|an|1|\\d+|my|some|the|couple of|pair of|old|big|heavy|full|few))* (${IMPROVISED})\\b`,
);
/** A thing alone between commas is what there is: "whole body, sandbag". */
const GEAR_ALONE =
  /(?:^|[,.;] )(?:1 |a |an |my |just |only |heavy |light )*(sand ?bags?|t[iy]res?|back ?packs?|ruck ?sacks?|broom ?sticks?|water (?:bottles?|jugs?)|steel mace|maces?|club ?bells?|kegs?|weight(?:ed)? vest)(?= ?(?:$|[,.;!?]))/;
const GEAR_FIRST =
  /^(?:just |only |my |1 |a )*(sand ?bags?|(?:car |truck )?t[iy]res?|back ?packs?|broom ?sticks?|towels?|water (?:bottles?|jugs?)|steel mace|maces?|club ?bells?|kegs?|weight(?:ed)? vest|heavy bag|punching bag)\b|\b(sand ?bags?|t[iy]res?|back ?packs?|broom ?sticks?|towels?|maces?|club ?bells?|kegs?) (?:only|workout|session|training|circuit|routine|exercises)\b/;
/** Improvised or rare things to train with that nothing is known for, as said; `null` when there are none. In: plain text of `sessionText`. */
export const readUnknownGear = (plain: string): string | null => {
  const first = GEAR_FIRST.exec(plain);
  return GEAR_SAID.exec(plain)?.[1] ?? first?.[1] ?? first?.[2] ?? GEAR_ALONE.exec(plain)?.[1] ?? null;
};
