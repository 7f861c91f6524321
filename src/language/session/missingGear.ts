import type { Equipment } from "../../protocol/vocabulary.ts";
import { compiled } from "../patterns/compiled.ts";
import { entered } from "../patterns/enteredPattern.ts";

/** What people call things that a whole session may be done with. */
const THINGS: readonly (readonly [Equipment, string])[] = [
  ["dumbbell", "dumbbells?|dbs?|kurzhantel(?:n)?|mancuernas?|halteres?|manubri"],
  ["kettlebell", "kettlebells?|kbs?"],
  ["barbell", "barbells?|bb|langhantel"],
  ["band", "(?:resistance )?bands?"],
  ["cable", "cables?(?: (?:machine|tower|station))?"],
  ["suspension_trainer", "trx|suspension(?: trainer)?"],
  ["rings", "(?:gymnastic )?rings?"],
  ["treadmill", "treadmill"],
  ["bike", "(?:(?:assault|air|echo|spin|exercise|stationary) ?)?bike"],
  ["rower", "rower|row(?:ing)? (?:machine|erg)|erg"],
  ["elliptical", "elliptical|cross ?trainer"],
  ["smith_machine", "smith(?: machine)?"],
  ["machine_hack_squat", "hack squat(?: machine)?"],
  ["machine_leg_press", "leg press(?: machine)?"],
  ["machine_pec_deck", "pec deck"],
  ["trap_bar", "(?:trap|hex) bar"],
  ["landmine", "landmine"],
  ["sled", "sled|prowler"],
  ["medicine_ball", "(?:medicine|med) ball"],
  ["jump_rope", "(?:jump|skipping) rope"],
];
const BETWEEN =
  "(?: (?:only|full body|upper body|lower body|upper|lower|legs?|push|pull|arms?|chest|back|shoulders?|glutes?|core|abs|hiit|strength|cardio|machine))?";
const SESSION = "only|day|workout|session|training|routine|circuit|complex|intervals?|sprints";
const WISHED = THINGS.map(
  ([thing, words]) => [thing, entered(compiled(`\\b(?:${words})${BETWEEN} (?:${SESSION})\\b`))] as const,
);
const ANY = compiled(`\\b(?:${THINGS.map(([, words]) => words).join("|")})${BETWEEN} (?:${SESSION})\\b`, "g");
const REFUSED = compiled(`\\b(?:no|not a|non) ${ANY.source}`);

/** The text without the things that a session is asked for with: "a session" of "a barbell session". */
export const withoutWishedThings = (plain: string): string => plain.replace(ANY, "session");

/**
 * What the session is to be done with, and is said not to be there: "dumbbell day, but no dumbbells", "a rowing machine workout,
 * nothing here"; `null` otherwise. In: plain text of `sessionText`, the things that are lacking, and what there is.
 */
export function readMissingGear(
  plain: string,
  lacking: readonly Equipment[],
  there: readonly Equipment[] | null,
): Equipment | null {
  const thing = WISHED.find(([, words]) => words.test(plain))?.[0];
  if (thing === undefined || REFUSED.test(plain)) return null;
  return lacking.includes(thing) || there?.join() === "none" ? thing : null;
}
