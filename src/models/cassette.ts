import { mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { AppError } from "../errors.ts";
import type { ModelReply, ModelRequest } from "./languageModel.ts";
import { hashOf, type WrittenRequest, writtenRequest } from "./requestHash.ts";
import { scrubbed, scrubbedRequest } from "./scrub.ts";

/** A recorded answer in a file of its own. */
const Cassette = z.object({
  format: z.literal("setpoint.cassette"),
  version: z.literal(1),
  /** Of the whole request, with the model's configured name. */
  hash: z.string(),
  prompt: z.string(),
  model: z.string(),
  /** To be looked at and compared with; what people said is not in it. */
  request: z.record(z.string(), z.unknown()),
  reply: z.object({
    text: z.string(),
    /** The text as it was streamed; empty for answers by schema. */
    pieces: z.array(z.string()),
    value: z.unknown(),
    toolCalls: z.array(z.object({ id: z.string(), name: z.string(), input: z.unknown() })),
    usage: z.object({ inputTokens: z.int(), outputTokens: z.int() }),
    finish: z.enum(["stop", "length", "toolCalls", "refused"]),
    model: z.string(),
  }),
});
export type Cassette = z.infer<typeof Cassette>;

/** What a cassette is found by: what decides the answer, and who is asked for it. */
export function cassetteHash(request: ModelRequest, model: string): string {
  return hashOf({ ...writtenRequest(request), model });
}

/** An answer as it is written down: without what is known to be secret or personal (`scrub.ts`). */
export function cassetteOf(
  request: ModelRequest,
  model: string,
  { reply, pieces, secrets }: { reply: ModelReply; pieces: readonly string[]; secrets: readonly string[] },
): Cassette {
  const clean = <Value>(value: Value): Value => scrubbed(value, secrets);
  const text = clean(reply.text);
  return {
    format: "setpoint.cassette",
    version: 1,
    hash: cassetteHash(request, model),
    prompt: request.prompt ?? "",
    model,
    request: scrubbedRequest(writtenRequest(request), secrets) as WrittenRequest & Record<string, unknown>,
    reply: {
      ...clean(reply),
      text,
      // A secret may lie across two pieces.
      pieces: text === pieces.join("") ? [...pieces] : pieces.length > 0 ? [text] : [],
    },
  };
}

/** Every cassette of a folder, by its hash. Throws `bad_request` for a file that is none: a recording is never half used. */
export function readCassettes(folder: string): Map<string, Cassette> {
  const cassettes = new Map<string, Cassette>();
  for (const name of namesIn(folder)) {
    try {
      const cassette = Cassette.parse(JSON.parse(readFileSync(join(folder, name), "utf8")));
      cassettes.set(cassette.hash, cassette);
    } catch (cause) {
      const why = cause instanceof z.ZodError ? "does not hold a recorded answer" : (cause as Error).message;
      throw new AppError("bad_request", `The cassette ${join(folder, name)} cannot be used: ${why}.`, { cause });
    }
  }
  return cassettes;
}

/** Writes it beside the others, over an earlier one of the same hash; never seen half written. */
export function writeCassette(folder: string, cassette: Cassette): void {
  mkdirSync(folder, { recursive: true });
  const path = join(folder, `${cassette.prompt.replace(/[^\w@-]+/g, ".")}.${cassette.hash.slice(0, 16)}.json`);
  writeFileSync(`${path}.new`, `${JSON.stringify(cassette, null, 2)}\n`);
  renameSync(`${path}.new`, path);
}

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder).filter((name) => name.endsWith(".json"));
  } catch (cause) {
    throw new AppError(
      "bad_request",
      `There is no folder of recorded answers at ${folder}: name one with SETPOINT_MODEL_CASSETTES, or record with SETPOINT_MODEL_MODE=record.`,
      { cause },
    );
  }
}
