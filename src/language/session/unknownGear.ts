import type { Equipment } from "../../protocol/vocabulary.ts";
import { compiled } from "../patterns/compiled.ts";
import { entered } from "../patterns/enteredPattern.ts";

/** Things people train with that the vocabulary of the catalogue does not have. */
const UNKNOWN =
  "(?:(?:car|truck|tractor|old|spare|bike) )?t[iy]res?|sand ?bags?|back ?packs?|ruck ?sacks?|water (?:bottles?|jugs?)|(?:bleach |milk |plastic )?bottles?|milk jugs?|jugs?|buckets?|broom ?sticks?|brooms?|towels?|rocks?|stones?|bricks?|logs?|suitcases?|paint cans?|soup cans?|tins? of (?:beans|soup|paint)|bags? of (?:rice|flour|sand|cement|potatoes|dog food)|cans?|(?:heavy )?books?|sledge ?hammers?|hammers?|wheel ?barrows?|kegs?|shopping bags?|grocery bags?|punching bag|heavy bag|boxing bag|punch ?bag|speed bag|trampolines?|rebounder|steel maces?|maces?|club ?bells?|indian clubs?|bulgarian bags?|weight(?:ed)? vests?|ankle weights?|atlas stones?|yokes?|anvil|ladders?|bench swing|shovels?|chains?|bathtub|(?:swimming )?pools?|schwimmbad|piscine?|piscina|trees?(?! branch)|car(?! (?:park|workout|session))|swing set|ski ?(?:erg|trainer|machine)s?|stair ?(?:master|climber|machine)s?|steppers?|stair mill|versa ?climbers?|jacobs ladders?|climb ?mills?|battle ?ropes?|climbing ropes?|climbing wall|hang ?boards?|finger ?boards?|campus board|vipr|bosu(?: balls?)?|balance boards?|wobble boards?|slide boards?|sliders?|gliders?|furniture sliders|reformer|hula hoops?|aqua ?bags?|slosh pipes?|sand ?bells?|d balls?|hill|stairs|stairwell|flight of stairs|steps|park bench(?:es)?|belt squat(?: machine)?|reverse hyper|glute ham developer|nordic bench|vibration plate|power plate|kinesis|gymnastic bars?|uneven bars|pommel horse|water rower handles";
/** What does for a pair of light dumbbells, in six languages. */
const HELD =
  "water bottles?|(?:bleach |milk |plastic )?bottles?|(?:soup |bean |paint )?cans?|tins?(?: of (?:beans|soup|paint|tomatoes|food))?|bags? of (?:rice|flour|sugar|potatoes)|" +
  "(?:wasser ?)?flaschen?|konserven?(?:dosen?)?|dosen|bouteilles?(?: d ?['’]? ?eau)?|bidons?(?: d ?['’]? ?eau)?|boites? de conserve|packs? d ?['’]? ?eau|garrafas?(?: de agua| d agua)?|garrafoes|botellas?(?: de agua)?|latas?(?: de \\w+)?|bottigli[ae](?: d ?['’]? ?acqua)?|barattol[oi]|taniche";
const HELD_IN_HAND = compiled(`^(?:${HELD})$`);
const UNKNOWN_THINGS = `${HELD}|${UNKNOWN}`;
const COUNT =
  "(?:only|zwei|zwo|deux|dos|due|duas|par de|paio di|paire de|paar|de|di|just|nothing but|a|an|\\d+(?: ?kgs?| ?lbs?)?|my|some|the|couple of|pair of|old|big|small|heavy|full|loaded|filled|few|either|access to|use of|also|really|literally|basically|kids|wee|little)";
const GEAR_SAID = compiled(
  `\\b(?:with|using|use|have|has|have got|got|own|there is|only|just|is|at the|in the|mit|avec|con|com)(?: ${COUNT})* (${UNKNOWN_THINGS})\\b`,
  "g",
);
const REFUSED = /\b(?:no|not|without|never|do not|does not|any|ohne|sans|sin|senza|sem|like) (?:\w+ ){0,3}$/;
/** In a list of things: "a sandbag, a kettlebell and a jump rope". */
const LISTED = entered(
  compiled(
    `(?:^|[,.;+/] |\\band |\\bplus |\\bor |\\bund |\\bet |\\by |\\be )(?:${COUNT} )*(${HELD}|sand ?bags?|t[iy]res?|back ?packs?|ruck ?sacks?|broom ?sticks?|water (?:bottles?|jugs?)|steel maces?|maces?|club ?bells?|kegs?|weight(?:ed)? vests?|ski ?ergs?|stair ?masters?|stair ?climbers?|versa ?climbers?|battle ?ropes?|bosu(?: balls?)?|heavy bag|punch(?:ing)? ?bag|hang ?board|bulgarian bags?|sledge ?hammers?|sliders?|(?:swimming )?pool)(?= ?(?:$|[,.;!?+/)]|and |or |plus |only|available|free|in |at |are |as |for |full |filled |instead |is (?:free|open|there|available|all)|\\d))`,
  ),
);
const FIRST = entered(
  /^(?:just |only |my |1 |a |the )*(sand ?bags?|(?:car |truck )?t[iy]res?|back ?packs?|broom ?sticks?|towels?|water (?:bottles?|jugs?)|steel maces?|maces?|club ?bells?|kegs?|weight(?:ed)? vest|heavy bag|punching bag|ski ?erg|stair ?master|battle ?ropes?|(?:swimming )?pool)\b(?! (?:table|party|boy))|\b(sand ?bags?|t[iy]res?|back ?packs?|broom ?sticks?|towels?|maces?|club ?bells?|kegs?|pool|ski ?erg|stair ?master|stairs?|hill|battle ?ropes?) (?:only|workout|session|training|circuit|routine|exercises|intervals|sprints|laps|is (?:open|free|available))\b/,
);

/**
 * Improvised or rare things to train with that nothing is known for, as said; `null` when there are none. In: plain text of
 * `sessionText`.
 */
export function readUnknownGear(plain: string): string | null {
  const listed = LISTED.exec(plain)?.[1];
  // "A backpack and some water bottles": what does for dumbbells is of use.
  if (listed !== undefined && isHeldInHand(listed)) return listed;
  for (const found of plain.matchAll(GEAR_SAID)) {
    const behind = plain.slice(found.index + found[0].length);
    if (!REFUSED.test(plain.slice(0, found.index)) && !/^ ?(?:no|non|nicht|nao|pas)\b/.test(behind))
      return found[1] ?? null;
  }
  const first = FIRST.exec(plain);
  return first?.[1] ?? first?.[2] ?? listed ?? null;
}

const OF_A_MAXIMUM = /\b(?:1 ?rm|(?:1 )?rep max|max(?:imum|imal)?|heavy|schwer|lourd|pesado|pesante)\b/;
/** Tins and bottles do for dumbbells where nothing else is held. In: the gear read, the unknown thing, and the plain text. */
export const withHeld = (equipment: Equipment[] | null, thing: string | null, plain: string): Equipment[] | null =>
  thing === null ||
  OF_A_MAXIMUM.test(plain) ||
  !HELD_IN_HAND.test(thing) ||
  equipment?.some((one) => one === "dumbbell" || one === "kettlebell")
    ? equipment
    : [...new Set<Equipment>([...(equipment ?? []), "dumbbell"])];

/** Whether an unknown thing is held as a dumbbell is. In: a thing of `readUnknownGear`. */
export const isHeldInHand = (thing: string): boolean => HELD_IN_HAND.test(thing);
