/** An answer outgrew its bound; the connection is closed. */
export class TooLarge extends Error {}

/** The connection broke off in the middle of an answer. */
export class BrokenOff extends Error {}

/** An error's body is read for one word or two. */
const MOST_ERROR_BYTES = 65_536;

/** What the wire told beside the pieces. */
export type WireNotes = {
  /** The stream's own end mark was seen: it was not cut. */
  sawEnd: boolean;
  /** What a refusal said, in whatever form; the package keeps one form alone. */
  refusal: string;
};

const END_MARK = "[DONE]";

/**
 * `fetch` that stops reading behind `mostBytes` and follows no redirect: what people wrote goes to the configured address
 * and to no other.
 */
export function boundedFetch(mostBytes: number, notes: WireNotes): typeof fetch {
  return async (input, init) => {
    const response = await fetch(input, { ...init, redirect: "manual" });
    if (!response.body) return response;
    const { status, statusText, headers } = response;
    const answer = (body: BodyInit) => new Response(body, { status, statusText, headers });
    if (response.ok) return answer(bounded(response.body, mostBytes, notes));
    const read = new Response(bounded(response.body, MOST_ERROR_BYTES, notes)).text();
    notes.refusal = await read.catch(() => "");
    return answer(notes.refusal);
  };
}

function bounded(body: ReadableStream<Uint8Array>, mostBytes: number, notes: WireNotes): ReadableStream<Uint8Array> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let bytes = 0;
  let tail = "";
  return new ReadableStream<Uint8Array>({
    async pull(controller) {
      const { done, value } = await reader.read().catch((cause) => {
        throw new BrokenOff("broken off", { cause });
      });
      if (done) return controller.close();
      bytes += value.byteLength;
      if (bytes > mostBytes) {
        await reader.cancel().catch(() => {});
        throw new TooLarge();
      }
      tail = (tail + decoder.decode(value.subarray(-64))).slice(-64);
      notes.sawEnd ||= tail.includes(END_MARK);
      controller.enqueue(value);
    },
    cancel: (reason) => reader.cancel(reason),
  });
}
