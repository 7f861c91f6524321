import { Agent, request } from "node:http";

/** Asks for one page over and over, in a process of its own, so that the server's CPU is counted alone. */
export type Asked = { port: number; path: string; headers: Record<string, string>; status: number; count: number };
export type Answered = { took: number[]; ms: number };

const LANES = 16;
const agent = new Agent({ keepAlive: true, maxSockets: LANES });

function ask({ port, path, headers, status }: Asked): Promise<void> {
  return new Promise((resolve, reject) => {
    const asking = request({ agent, host: "127.0.0.1", port, path, headers }, (response) => {
      response.resume();
      response.on("end", () =>
        response.statusCode === status ? resolve() : reject(new Error(`${path} answered ${response.statusCode}`)),
      );
    });
    asking.on("error", reject);
    asking.end();
  });
}

process.on("message", async (asked: Asked) => {
  const took: number[] = [];
  const began = performance.now();
  await Promise.all(
    Array.from({ length: LANES }, async () => {
      for (let done = 0; done < asked.count / LANES; done++) {
        const at = performance.now();
        await ask(asked);
        took.push(performance.now() - at);
      }
    }),
  );
  const answered: Answered = { took, ms: performance.now() - began };
  process.send?.(answered);
});
