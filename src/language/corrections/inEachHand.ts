import { compiled } from "../patterns/compiled.ts";
import { entered } from "../patterns/enteredPattern.ts";
import { type ChangeCorrection, change } from "./correction.ts";
import { weightUnit } from "./correctionWords.ts";
import { readGearOnly } from "./gearOnly.ts";

const EACH_HAND =
  "(?:(?:in )?(?:each|per|a|every)|pro|je|in jede[rm]?|par|dans chaque|chaque|por|en cada|cada|per|in ogni|ogni|em cada) (?:hand|side of the dumb ?bells?|dumb ?bell|db|kettle ?bell|kb|hantel|main|haltere|mano|mancuerna|manubrio|mao|halter)s?";
const LOAD = entered(
  compiled(
    `^\\W*(?:(?:and|so|oh|no|sorry|actually|it was|that was|they were|with|con|mit|avec|com)[ ,]+)*(\\d{1,3}(?:[.,]\\d{1,2})?) ?(kgs?|kilos?|lbs?|pounds?)? ${EACH_HAND}[\\s.!]*$`,
  ),
);
const AFTER_GEAR = entered(compiled(`^(.{3,30}?)[ ,]+${EACH_HAND}[\\s.!]*$`));
/** "12 each leg". */
const EACH_SIDE = entered(
  /^\W*(?:(?:and|so|oh|it was|that was|i did) )*(\d{1,2})(?: ?reps?)? (?:each|per|a|on each|for each|pro|je|par|por|per) (?:leg|arm|bein|jambe|bras|pierna|brazo|gamba|braccio|perna|braco)s?(?=[\s.!]*$)/,
);
const FIGURE = "(\\d{1,3}(?:[.,]\\d{1,2})?)";
/** A pair of them: "30s", "32kg each", "je 16 kg". */
const PAIR = `(?:${FIGURE} ?(kgs?|kilos?|lbs?|pounds?)?(?:s| each(?: hand| one)?| ea| apiece| cada una?| chacun| ciascuno| je| jeweils)|(?:je|jeweils) ${FIGURE} ?(kgs?|kilos?|lbs?)?)`;
const HELD = "(?:dumb ?bells?|dbs?|kettle ?bells?|kbs?|kurzhanteln?|kh|halteres|mancuernas|manubri)";
/** "Dumbbells actually, 32kg each", "actually dumbbells, 30s". */
const GEAR_AND_PAIR = entered(
  compiled(
    `^\\W*(?:(?:and|so|oh|no|sorry|wait|actually|i used|used|it was|that was|they were|those were|should be|should have been|with|mit|con|avec|com)[ ,]+)*(${HELD})(?: (?:actually|instead|sorry|though))?[ ,]+(?:with |at |the |mit |con |avec |com )*${PAIR}(?: (?:actually|instead|sorry|though))?[\\s.!]*$`,
  ),
);
/** "It was dumbbell bench with 30s". */
const PAIR_OF_NAMED = compiled(
  `^(?=.*(?<!\\p{L})${HELD}(?!\\p{L}))([^\\d]{3,60}?)[ ,]+(?:with |at |the |mit )*${PAIR}(?=[\\s.!]*$)`,
  "u",
);

/** What was held in two hands, with the load in words of each hand: "dumbbell bench with 30s" → "dumbbell bench with 30 each hand". In: folded text. */
export const inWordsOfHands = (text: string): string =>
  text.replace(
    PAIR_OF_NAMED,
    (_whole, named: string, figure?: string, unit?: string, other?: string, otherUnit?: string) =>
      `${named} with ${figure ?? other}${(unit ?? otherUnit) ? ` ${unit ?? otherUnit}` : ""} each hand`,
  );

/** As many in a hand are a load, and hardly so many repetitions. */
const LEAST = 10;

/** "20 each hand", "dumbbells, per hand", "12 each leg": what was in each hand, or how many there were on each side. In: folded text; `null` for anything else. */
export function readInEachHand(text: string): ChangeCorrection | null {
  const [, figure, unit] = LOAD.exec(text) ?? [];
  const perHand = { what: "perHand", perHand: true } as const;
  if (figure !== undefined) {
    const value = Number(figure.replace(",", "."));
    if (unit === undefined && value < LEAST) return null;
    const load = { what: "field", field: "weight", value, unit: weightUnit(unit ?? ""), instead: null } as const;
    return change({ parts: [{ sets: "all", changes: [load, perHand] }] });
  }
  const pair = GEAR_AND_PAIR.exec(text);
  if (pair !== null) {
    const [, gear = "", one, ofOne, other, ofOther] = pair;
    const value = Number((one ?? other ?? "").replace(",", "."));
    const unit = weightUnit(ofOne ?? ofOther ?? "");
    const load = { what: "field", field: "weight", value, unit, instead: null } as const;
    return change({ parts: [{ sets: "all", changes: [load, perHand] }], exercise: { phrase: gear, instead: null } });
  }
  const each = Number(EACH_SIDE.exec(text)?.[1]);
  if (each > 0) {
    const reps = { what: "field", field: "reps", value: each, unit: null, instead: null } as const;
    return change({ parts: [{ sets: "all", changes: [reps, { what: "side", side: "each" }] }] });
  }
  const gear = readGearOnly(AFTER_GEAR.exec(text)?.[1]?.trim() ?? "");
  return gear?.kind === "change" && gear.exercise !== null
    ? { ...gear, parts: [{ sets: "all", changes: [perHand] }] }
    : null;
}
