import { z } from "zod";
import { FACT_TYPES, type FactType } from "../../../../protocol/facts.ts";
import { classOdds, softmax } from "../../../classifier/classOdds.ts";
import { unpackWeights } from "../../../classifier/packedWeights.ts";
import { questionSample } from "./questionSample.ts";
import packed from "./questionWeights.json" with { type: "json" };

const Asked = z.enum([...FACT_TYPES, "all", "none"]);
const fitted = unpackWeights(packed);
/** What a question may ask to hear: facts of a type, all of them, or nothing that anybody told of themselves. */
const ASKED = packed.asked.map((one) => Asked.parse(one));
const LONGEST = 160;
/** A type that has so small a share is not meant besides the likeliest. */
const LEAST_BESIDES = 0.2;

/**
 * What somebody asks to hear of what they told of themselves, by the words alone: a softmax regression fitted on
 * `evals/data/asked.train.jsonl` by `scripts/trainQuestions.ts`. In: any text. Out: the types, likeliest first, or `all`; `null`
 * where it rather asks for nothing of the kind, or is longer than such a question. It is for the caller to take it for one only where such a
 * fact is known.
 */
export function senseQuestion(text: string): FactType[] | "all" | null {
  if (text.length > LONGEST) return null;
  const shares = softmax(classOdds(questionSample(text), fitted), fitted.temperature);
  const shareOf = (asked: z.infer<typeof Asked>) => shares[ASKED.indexOf(asked)] ?? 0;
  if (shareOf("none") > packed.none) return null;
  const types = FACT_TYPES.toSorted((one, other) => shareOf(other) - shareOf(one));
  const [likeliest] = types;
  if (likeliest === undefined || shareOf("all") > shareOf(likeliest)) return "all";
  return types.filter((type) => type === likeliest || shareOf(type) >= LEAST_BESIDES);
}
