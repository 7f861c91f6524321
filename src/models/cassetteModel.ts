import { type Cassette, cassetteHash, cassetteOf, readCassettes, writeCassette } from "./cassette.ts";
import { type LanguageModel, ModelFailure } from "./languageModel.ts";
import { nearestCassette, toldDifferences } from "./nearestCassette.ts";
import { writtenRequest } from "./requestHash.ts";
import { scrubbedRequest } from "./scrub.ts";

export type CassetteOptions = {
  folder: string;
  /** The names that are configured: what a server makes of them may change, and is no part of what is asked. */
  names: { fast?: string | undefined; strong?: string | undefined };
  /** Never written down wherever they occur. */
  secrets: readonly string[];
  /** Is told, in a sentence without anybody's words, when an answer could not be written or none is recorded. */
  onTrouble: (sentence: string) => void;
};

/** Where no name is configured. */
const UNNAMED = "default";

/** The same model, with every answer written down; failures are not. */
export function recordingModel(model: LanguageModel, options: CassetteOptions): LanguageModel {
  const { folder, names, secrets, onTrouble } = options;
  return {
    ...(model.nameOf && { nameOf: (tier) => model.nameOf?.(tier) ?? UNNAMED }),
    ...(model.isOut && { isOut: () => model.isOut?.() ?? false }),
    async generate(request, onAttempt) {
      const pieces: string[] = [];
      const onDelta = (text: string) => {
        pieces.push(text);
        request.onDelta?.(text);
      };
      const reply = await model.generate({ ...request, ...(request.onDelta && { onDelta }) }, onAttempt);
      try {
        const cassette = cassetteOf(request, names[request.tier] ?? UNNAMED, { reply, pieces, secrets });
        writeCassette(folder, cassette);
      } catch (error) {
        onTrouble(`An answer could not be recorded in ${folder}: ${(error as Error).message}.`);
      }
      return reply;
    },
  };
}

/**
 * Answers from what is recorded in a folder, and reaches for nothing else. A request that is not recorded fails as
 * `rejected`, with the nearest one that is and where the two part. Throws `bad_request` when the folder cannot be used.
 */
export function replayingModel({ folder, names, secrets, onTrouble }: CassetteOptions): LanguageModel {
  const cassettes = readCassettes(folder);
  return {
    nameOf: (tier) => names[tier] ?? UNNAMED,
    async generate(request) {
      request.signal.throwIfAborted();
      const model = names[request.tier] ?? UNNAMED;
      const cassette = cassettes.get(cassetteHash(request, model));
      if (!cassette) {
        const wanted = {
          prompt: request.prompt ?? "",
          model,
          request: scrubbedRequest(writtenRequest(request), secrets),
        };
        const sentence = missOf(wanted, cassettes.values(), folder);
        onTrouble(sentence);
        throw new ModelFailure("rejected", sentence);
      }
      const { text, pieces, value, toolCalls, usage, finish, model: name } = cassette.reply;
      if (!request.schema) {
        for (const piece of pieces.length > 0 ? pieces : text === "" ? [] : [text]) {
          request.onDelta?.(piece);
          // As from a server, each piece comes in a read of its own.
          await new Promise((resolve) => setImmediate(resolve));
          request.signal.throwIfAborted();
        }
        return { text, value: null, toolCalls: toolCallsOf(toolCalls), usage, finish, model: name };
      }
      const parsed = finish === "refused" ? null : request.schema.value.safeParse(value);
      if (parsed && !parsed.success)
        throw new ModelFailure("misfit", "The recorded answer does not fit the schema any more; record it again.", {
          misfit: { said: JSON.stringify(value) ?? "", why: parsed.error.message },
          usage,
        });
      return { text, value: parsed?.data ?? null, toolCalls: toolCallsOf(toolCalls), usage, finish, model: name };
    },
  };
}

const toolCallsOf = (calls: Cassette["reply"]["toolCalls"]) =>
  calls.map(({ id, name, input }) => ({ id, name, input: structuredClone(input) }));

function missOf(
  wanted: { prompt: string; model: string; request: object },
  recorded: Iterable<Cassette>,
  folder: string,
): string {
  const beginning = `No answer to this request of ${wanted.prompt || "somebody"} is recorded in ${folder}`;
  const nearest = nearestCassette(recorded, wanted);
  if (!nearest) return `${beginning}, nor is any other.`;
  const { cassette, differences } = nearest;
  return `${beginning}. The nearest is ${cassette.hash.slice(0, 16)} of ${cassette.prompt}: ${toldDifferences(differences)}.`;
}
