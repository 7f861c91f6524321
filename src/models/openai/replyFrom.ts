import { z } from "zod";
import { ModelFailure, type ModelReply, type ModelRequest, type ModelToolCall } from "../languageModel.ts";
import { jsonIn } from "./jsonIn.ts";
import type { StreamedAnswer } from "./streamedAnswer.ts";

/** Of the answer that is shown to the model again. */
const MOST_SAID_CHARS = 4_000;
/** Of English prose and JSON, about. */
const CHARS_PER_TOKEN = 4;

export type AnswerParts = {
  answer: StreamedAnswer;
  request: ModelRequest;
  /** As asked for. */
  model: string;
  usage: ModelReply["usage"];
  /** It was not cut: its end was told. */
  isWhole: boolean;
};

/** What the answer comes to; throws the `ModelFailure` that it is. */
export function replyFrom({ answer, request, model, usage, isWhole }: AnswerParts): ModelReply {
  const fail = (fault: "connection" | "nonsense", sentence: string) => new ModelFailure(fault, sentence, { usage });
  const isCutOff = answer.finishReason === "length";
  const reply = { text: answer.text, value: null, toolCalls: [], usage, model: answer.model ?? model };

  if (!isWhole) throw fail("connection", "The language model's answer ended before it was complete.");
  if (!answer.hasChoice) throw fail("nonsense", "The language model server sent an answer with nothing in it.");
  if (answer.refusal !== "" || answer.finishReason === "content_filter")
    return { ...reply, text: answer.refusal || answer.text, finish: "refused" };
  if (answer.hasBrokenCall) throw fail("nonsense", "The language model asked for a tool in a way that cannot be read.");
  const toolCalls = callsOf({ answer, request, usage });
  if (toolCalls.length > 0) return { ...reply, toolCalls, finish: "toolCalls" };
  if (answer.text.trim() === "")
    throw fail("nonsense", `The language model ${isCutOff ? "was cut off before it said anything" : "said nothing"}.`);
  const value = request.schema ? fittingValue(answer.text, request.schema, isCutOff, usage) : null;
  return { ...reply, value, finish: isCutOff ? "length" : "stop" };
}

/** As the server counted; else a token for every four characters that were sent and that came. */
export function usageOf(answer: StreamedAnswer, sent: unknown): ModelReply["usage"] {
  const tokens = (characters: number) => Math.ceil(characters / CHARS_PER_TOKEN);
  return (
    answer.usage ?? {
      inputTokens: tokens(JSON.stringify(sent).length),
      outputTokens: tokens(answer.characters),
    }
  );
}

function callsOf({ answer, request, usage }: Pick<AnswerParts, "answer" | "request" | "usage">): ModelToolCall[] {
  return answer.calls.map(({ id, name, input }, place) => {
    // Unlike those of other rounds, for the results refer to it.
    const call = { id: id || `call_${request.messages.length}_${place}`, name };
    if (typeof input !== "string") return { ...call, input };
    try {
      return { ...call, input: input.trim() === "" ? {} : JSON.parse(input) };
    } catch {
      throw new ModelFailure("nonsense", "The language model wrote arguments for a tool that are no JSON.", {
        usage,
        misfit: { said: input.slice(0, MOST_SAID_CHARS), why: `The arguments for the tool ${name} are not JSON.` },
      });
    }
  });
}

/** The first JSON in the text that fits; throws what the repair needs to know when none does. */
function fittingValue(
  text: string,
  schema: NonNullable<ModelRequest["schema"]>,
  isCutOff: boolean,
  usage: ModelReply["usage"],
): unknown {
  const found = jsonIn(text).map((json) => schema.value.safeParse(json));
  const fitting = found.find(({ success }) => success);
  if (fitting) return fitting.data;
  const [misfit] = found;
  if (isCutOff)
    throw new ModelFailure("nonsense", "The language model's answer was cut off before its JSON was complete.", {
      usage,
    });
  const said = text.slice(0, MOST_SAID_CHARS);
  if (!misfit?.error)
    throw new ModelFailure("nonsense", "The language model answered with something that is no JSON.", {
      usage,
      misfit: { said, why: "It is not JSON." },
    });
  throw new ModelFailure("misfit", `The language model's JSON does not fit what was asked for (${schema.name}).`, {
    usage,
    misfit: { said, why: z.prettifyError(misfit.error) },
  });
}
