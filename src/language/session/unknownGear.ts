/** Things people train with that the vocabulary of the catalogue does not have. */
const UNKNOWN =
  "(?:(?:car|truck|tractor|old|spare|bike) )?t[iy]res?|sand ?bags?|back ?packs?|ruck ?sacks?|water (?:bottles?|jugs?)|(?:bleach |milk |plastic )?bottles?|milk jugs?|jugs?|buckets?|broom ?sticks?|brooms?|towels?|rocks?|stones?|bricks?|logs?|suitcases?|paint cans?|soup cans?|tins? of (?:beans|soup|paint)|bags? of (?:rice|flour|sand|cement|potatoes|dog food)|cans?|(?:heavy )?books?|sledge ?hammers?|hammers?|wheel ?barrows?|kegs?|shopping bags?|grocery bags?|punching bag|heavy bag|boxing bag|punch ?bag|speed bag|trampolines?|rebounder|steel maces?|maces?|club ?bells?|indian clubs?|bulgarian bags?|weight(?:ed)? vests?|ankle weights?|atlas stones?|yokes?|anvil|ladders?|bench swing|shovels?|chains?|bathtub|(?:swimming )?pools?|schwimmbad|piscine?|piscina|trees?(?! branch)|car(?! (?:park|workout|session))|swing set|ski ?(?:erg|trainer|machine)s?|stair ?(?:master|climber|machine)s?|steppers?|stair mill|versa ?climbers?|jacobs ladders?|climb ?mills?|battle ?ropes?|climbing ropes?|climbing wall|hang ?boards?|finger ?boards?|campus board|vipr|bosu(?: balls?)?|balance boards?|wobble boards?|slide boards?|sliders?|gliders?|furniture sliders|reformer|hula hoops?|aqua ?bags?|slosh pipes?|sand ?bells?|d balls?|hill|stairs|stairwell|flight of stairs|steps|park bench(?:es)?|belt squat(?: machine)?|reverse hyper|glute ham developer|nordic bench|vibration plate|power plate|kinesis|gymnastic bars?|uneven bars|pommel horse|water rower handles";
const COUNT =
  "(?:only|just|nothing but|a|an|1|\\d+(?: ?kgs?| ?lbs?)?|my|some|the|couple of|pair of|old|big|small|heavy|full|loaded|filled|few|either|access to|use of|also|really|literally|basically|kids|wee|little)";
const GEAR_SAID = new RegExp(
  `\\b(?:with|using|use|have|has|have got|got|own|there is|only|just|is|at the|in the|mit|avec|con|com)(?: ${COUNT})* (${UNKNOWN})\\b`,
  "g",
);
const REFUSED = /\b(?:no|not|without|never|do not|does not|any|ohne|sans|sin|senza|sem|like) (?:\w+ ){0,3}$/;
/** In a list of things: "a sandbag, a kettlebell and a jump rope". */
const LISTED = new RegExp(
  `(?:^|[,.;+/] |\\band |\\bplus |\\bor )(?:${COUNT} )*(sand ?bags?|t[iy]res?|back ?packs?|ruck ?sacks?|broom ?sticks?|water (?:bottles?|jugs?)|steel maces?|maces?|club ?bells?|kegs?|weight(?:ed)? vests?|ski ?ergs?|stair ?masters?|stair ?climbers?|versa ?climbers?|battle ?ropes?|bosu(?: balls?)?|heavy bag|punch(?:ing)? ?bag|hang ?board|bulgarian bags?|sledge ?hammers?|sliders?|(?:swimming )?pool)(?= ?(?:$|[,.;!?+/)]|and |or |plus |only|available|free|in |at |are |as |for |full |filled |instead |is (?:free|open|there|available|all)|\\d))`,
);
const FIRST =
  /^(?:just |only |my |1 |a |the )*(sand ?bags?|(?:car |truck )?t[iy]res?|back ?packs?|broom ?sticks?|towels?|water (?:bottles?|jugs?)|steel maces?|maces?|club ?bells?|kegs?|weight(?:ed)? vest|heavy bag|punching bag|ski ?erg|stair ?master|battle ?ropes?|(?:swimming )?pool)\b(?! (?:table|party|boy))|\b(sand ?bags?|t[iy]res?|back ?packs?|broom ?sticks?|towels?|maces?|club ?bells?|kegs?|pool|ski ?erg|stair ?master|stairs?|hill|battle ?ropes?) (?:only|workout|session|training|circuit|routine|exercises|intervals|sprints|laps|is (?:open|free|available))\b/;

/**
 * Improvised or rare things to train with that nothing is known for, as said; `null` when there are none. In: plain text of
 * `sessionText`.
 */
export function readUnknownGear(plain: string): string | null {
  for (const found of plain.matchAll(GEAR_SAID)) {
    if (!REFUSED.test(plain.slice(0, found.index))) return found[1] ?? null;
  }
  const first = FIRST.exec(plain);
  return first?.[1] ?? first?.[2] ?? LISTED.exec(plain)?.[1] ?? null;
}
