import type { Ask, ModelAnswer, ModelAsk } from "../../models/modelAsk.ts";
import type { ModelDesk } from "../../models/modelDesk.ts";
import { hashOf, writtenRequest } from "../../models/requestHash.ts";
import type { TurnRecord } from "../../protocol/turnRecord.ts";
import { MODEL_NOTE, type ModelNote } from "../askModel.ts";

/** Answers questions to language models from what was recorded, and asks none. */
export class RecordedDesk implements Pick<ModelDesk, "asker"> {
  readonly #answers = new Map<string, ModelAnswer>();
  /** Questions so far that were answered from the record, and that it had no answer to. */
  readonly counts = { recorded: 0, missing: 0 };

  constructor(records: Iterable<TurnRecord | null>) {
    for (const record of records)
      for (const { notes = [] } of record?.work ?? [])
        for (const { event, fields } of notes) {
          const { hash, answer } = fields as ModelNote;
          if (event === MODEL_NOTE && answer) this.#answers.set(hash, answer);
        }
  }

  /** Where nothing was recorded, the answer is that there is no model. */
  asker(): Ask {
    return async <Value>(ask: ModelAsk<Value>): Promise<ModelAnswer<Value>> => {
      const { tier, prompt, messages, schema, tools, maxOutputTokens } = ask;
      const hash = hashOf(
        writtenRequest({
          tier,
          system: prompt.text,
          messages,
          ...(schema && { schema }),
          ...(tools && { tools }),
          ...(maxOutputTokens !== undefined && { maxOutputTokens }),
        }),
      );
      const answer = this.#answers.get(hash);
      this.counts[answer ? "recorded" : "missing"] += 1;
      if (answer?.ok) ask.onDelta?.(answer.text);
      return (answer as ModelAnswer<Value> | undefined) ?? { ok: false, why: "unavailable" };
    };
  }
}
