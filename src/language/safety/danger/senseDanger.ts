import { classOdds, softmax } from "../../classifier/classOdds.ts";
import { unpackWeights } from "../../classifier/packedWeights.ts";
import { entered } from "../../patterns/enteredPattern.ts";
import { type Reading, read } from "../reading.ts";
import { DANGER_CLASSES, type DangerClass } from "./dangerClasses.ts";
import packed from "./dangerWeights.json" with { type: "json" };
import { hearDanger } from "./hearDanger.ts";

const fitted = unpackWeights(packed);
/** From here on a message is taken for a danger of a class; from `HALT_AT` on, for a present emergency. Chosen by cross-validation. */
const ALARMS: Readonly<Record<string, number>> = packed.alarms;
export const HALT_AT = packed.halt;
/** So small a share of danger that all words together speak against what a rule saw in some; for what halts, smaller yet. */
export const isHarmless = ({ share }: Sense, isHalt: boolean): boolean =>
  share < (isHalt ? packed.harmless.grave : packed.harmless.other);
export const isAlarming = ({ class: named, share }: Sense): boolean => share >= (ALARMS[named] ?? 1);

/** In longer messages, and where sets are written down beside it, one clause may hold the danger, and the rest drown it. */
const LONG = 24;
const LONG_BESIDE_SETS = 10;
const SETS = entered(/\b\d{1,3} ?[x×] ?\d{1,3}\b|\b\d+(?:[.,]\d+)? ?(?:kg|km|lbs?|reps|sets)\b/iu);
const MOST_SENTENCES = 12;
const FEWEST_WORDS = 3;

/** The likeliest danger of a message or of one clause of it (`of`), how sure it is (0 to 1) that there is one at all, and that it is this one. */
export type Sense = { class: Exclude<DangerClass, "B">; share: number; own: number; of: Reading };

function senseOf(text: string, reading: Reading, rule: string | null): Sense {
  const shares = softmax(classOdds(hearDanger(text, reading, rule), fitted), fitted.temperature);
  let best = 1;
  for (let index = 2; index < shares.length; index += 1) if ((shares[index] ?? 0) > (shares[best] ?? 0)) best = index;
  return {
    class: DANGER_CLASSES[best] as Sense["class"],
    share: 1 - (shares[0] ?? 0),
    own: shares[best] ?? 0,
    of: reading,
  };
}

/**
 * What the words of a message say about danger where no rule speaks: a softmax regression over words, parts of words and
 * concepts, fitted on `evals/data/safety.train.jsonl` by `scripts/trainDanger.ts`. In: the message, its reading, and the
 * name of a weak finding of the rules, if any. Out: the likeliest class and the share of danger. Linear in its length.
 */
export function senseDanger(text: string, reading: Reading, rule: string | null): Sense | null {
  const once = saidOnce(text);
  return once === text ? senseWords(text, reading, rule) : senseWords(once, read(once), rule);
}

/** A sentence said twice is no stronger than said once. */
function saidOnce(text: string): string {
  if (!/[.!?;\n]\s/.test(text)) return text;
  const sentences = text.split(/(?<=[.!?;\n])\s+/u);
  const different = new Set(sentences.map((sentence) => sentence.trim().toLowerCase()));
  if (different.size === sentences.length) return text;
  return sentences.filter((sentence) => different.delete(sentence.trim().toLowerCase())).join(" ");
}

/** "5.9, 5.10a, 5.10c (1 take)", "V4 x2, V5": climbs by their grades, and hardly a word of anything else. */
const GRADES = /(?<![\p{L}\d.])(?:5\.\d{1,2}[a-d]?|v\d{1,2}|[4-9][abc])[+-]?(?![\p{L}\d])/giu;
function areGrades(text: string): boolean {
  if ((text.match(GRADES)?.length ?? 0) < FEWEST_WORDS) return false;
  return (
    new Set(
      text
        .replace(GRADES, " ")
        .toLowerCase()
        .match(/\p{L}{3,}/gu) ?? [],
    ).size < FEWEST_WORDS
  );
}

function senseWords(text: string, reading: Reading, rule: string | null): Sense | null {
  const count = reading.message.words.length;
  if (count < FEWEST_WORDS || areGrades(text)) return null;
  const whole = senseOf(text, reading, rule);
  const isLong = count >= LONG || (count >= LONG_BESIDE_SETS && SETS.test(text));
  if (!isLong || isAlarming(whole)) return whole;
  const sentences = text
    .split(/(?<=[.!?;\n])\s+|\n+|,\s+(?:and|but|then|also|ps|btw|anyway)\s+|\s(?:ps|btw)\s|:\s/u)
    .slice(0, MOST_SENTENCES);
  let most = whole;
  if (sentences.length < 2) return most;
  for (const sentence of sentences) {
    const part = read(sentence);
    if (part.message.words.length < FEWEST_WORDS) continue;
    const sense = senseOf(sentence, part, null);
    const isMore = isAlarming(sense) === isAlarming(most) ? sense.share > most.share : isAlarming(sense);
    if (isMore) most = sense;
  }
  return most;
}
