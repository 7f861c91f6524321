import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import express from "express";
import { pino } from "pino";
import { readConfig } from "../../src/config.ts";
import { startSetpoint } from "../../src/setpoint.ts";
import { Client } from "../clients/client.ts";
import type { Answered, Asked } from "../clients/requests.ts";
import { cpu, figuresOf, interleave, type Job, ratio } from "../measure.ts";
import { atMost, type Section, tableOf } from "../section.ts";

const NODE = "node:http, one Buffer";
const EXPRESS = "Express 5, one Buffer";
const OURS = "setpoint, snapshot";
const NOT_MODIFIED = "setpoint, If-None-Match (304)";
const TALK = ["3x10 bench press at 80kg", "squats 5x5 100kg", "how do I brace?", "deadlift 3x5 at 140 kg"];

/** The snapshot of a conversation over HTTP. */
export const rest: Section = {
  name: "rest",
  title: "REST snapshot",
  async run({ isQuick, rounds }) {
    const dataDir = mkdtempSync(join(tmpdir(), "setpoint-rest-"));
    const config = readConfig({
      PORT: "0",
      SETPOINT_DATA_DIR: dataDir,
      SETPOINT_RATE_LIMIT: "off",
      LOG_LEVEL: "silent",
    });
    const ours = await startSetpoint({ config, logger: pino({ level: "silent" }) });
    const path = await talkedIn(ours.url);
    const snapshot = await fetch(`${ours.url}${path}`);
    const etag = snapshot.headers.get("etag") ?? "";
    const body = Buffer.from(await snapshot.arrayBuffer());

    const bare = createServer((_request, response) =>
      response.writeHead(200, { "content-type": "application/json", "content-length": body.length }).end(body),
    );
    const app = express().disable("x-powered-by").disable("etag");
    app.get("/api/conversations/:id/snapshot", (_request, response) => void response.type("json").send(body));
    const withExpress = createServer(app);
    for (const server of [bare, withExpress])
      await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    const portOf = (server: typeof bare) => (server.address() as AddressInfo).port;
    const ourPort = Number(new URL(ours.url).port);

    const client = new Client<Asked, Answered>("requests.ts");
    const count = isQuick ? 640 : 2_400;
    const job = (name: string, port: number, headers: Record<string, string> = {}, status = 200): Job => ({
      name,
      async run() {
        const used = process.cpuUsage();
        const { took, ms } = await client.ask({ port, path, headers, status, count });
        return figuresOf(took, ms, process.cpuUsage(used));
      },
    });
    const figures = await interleave(
      [
        job(NODE, portOf(bare)),
        job(EXPRESS, portOf(withExpress)),
        job(OURS, ourPort),
        job(NOT_MODIFIED, ourPort, { "if-none-match": etag }, 304),
      ],
      rounds,
    );
    client.stop();
    for (const server of [bare, withExpress]) await new Promise<void>((resolve) => server.close(() => resolve()));
    await ours.stop();
    rmSync(dataDir, { recursive: true, force: true });
    const budgets = [
      atMost("CPU of a snapshot / bare Express with a cached body", 1.2, ratio(figures, [OURS, EXPRESS], cpu), "×"),
      atMost("CPU of a 304 / CPU of the snapshot", 1, ratio(figures, [NOT_MODIFIED, OURS], cpu), "×"),
    ];
    return { tables: [tableOf(`GET snapshot, ${body.length} bytes, 16 connections`, figures, "request")], budgets };
  },
};

/** The path of the snapshot of a conversation in which something was said. */
async function talkedIn(url: string): Promise<string> {
  const post = async (path: string, body: object): Promise<Record<string, string>> => {
    const answer = await fetch(`${url}${path}`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(body),
    });
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
    return (await answer.json()) as Record<string, string>;
  };
  const { conversationId } = await post("/api/conversations", { timezone: "UTC" });
  for (const text of TALK) await post(`/api/conversations/${conversationId}/messages`, { text });
  return `/api/conversations/${conversationId}/snapshot`;
}
