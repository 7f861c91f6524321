import { classOdds, softmax } from "../classifier/classOdds.ts";
import { unpackWeights } from "../classifier/packedWeights.ts";
import { keepingLast } from "../patterns/keepingLast.ts";
import { ACTS, type Act, actSample, type LastEntry } from "./actSample.ts";
import packed from "./actWeights.json" with { type: "json" };

const fitted = unpackWeights(packed);
const LONGEST = 240;

/** What a message most likely does to what was logged before, and how likely that and each other act is (0 to 1). */
export type Sensed = { act: Act; share: number; shareOf: (act: Act) => number };

/**
 * What a message after a log does to it, by its words and by how its figures and names stand to the entries before: a softmax regression
 * fitted on `evals/data/acts.train.jsonl` and the conversations of dev and fresh by `scripts/trainActs.ts`. In: any text, and the entries of the
 * last log where they are known. Out: the likeliest act; `null` for texts longer than anything of the kind. Linear in its length.
 */
export const senseAct = (text: string, last: readonly LastEntry[] | null): Sensed | null =>
  last === null ? senseAlone(text) : sense(text, last);
/** The router and several readers ask it of the same message, without its entries. */
const senseAlone = keepingLast((text: string) => sense(text, null));

function sense(text: string, last: readonly LastEntry[] | null): Sensed | null {
  if (text.length > LONGEST) return null;
  const whole = senseWords(text, last);
  if (whole.share >= ENOUGH && whole.act !== "none") return whole;
  // "Mirror image! It was my left": one sentence says it, and the other why.
  const sentences = text.includes("?") ? [] : text.split(/[.!;]\s+/).filter((one) => /\S\s+\S/.test(one));
  const acts =
    sentences.length < 2 || sentences.length > MOST_SENTENCES ? [] : sentences.map((one) => senseWords(one, last));
  const [surest] = acts.filter(isSureAct).sort((one, other) => other.share - one.share);
  return surest ?? whole;
}

const ENOUGH = 0.55;
const MOST_SENTENCES = 4;
const SURE = 0.8;
const isSureAct = ({ act, share }: Sensed) => act !== "none" && act !== "log" && share >= SURE;

function senseWords(text: string, last: readonly LastEntry[] | null): Sensed {
  const shares = softmax(classOdds(actSample(text, last), fitted), fitted.temperature);
  const shareOf = (act: Act) => shares[ACTS.indexOf(act)] ?? 0;
  const [act = "none"] = ACTS.toSorted((one, other) => shareOf(other) - shareOf(one));
  return { act, share: shareOf(act), shareOf };
}
