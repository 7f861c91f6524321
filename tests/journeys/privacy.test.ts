import type { Express } from "express";
import { expect, test } from "vitest";
import type { Cast } from "../../src/runtime/workRunner.ts";
import { routesOf } from "./routesOf.ts";
import { NOON } from "./testApp.ts";
import { TestSocket } from "./testSocket.ts";
import { CONSOLE_KEY, startTokenApp } from "./tokenApp.ts";

/** What must not be told to anybody but the one who said it: a word of a message, of a note, of an error, of a forged frame. */
const WORDS = ["quokka", "wombat", "numbat", "bilby"];
const [SAID, NOTED, THROWN, FORGED] = WORDS as [string, string, string, string];

test.each(["info", "debug"])(
  "[D8] at %s, the log, the trace, problem documents and what operators read",
  async (level) => {
    const lines: string[] = [];
    const door = await startTokenApp({
      environment: { LOG_LEVEL: level },
      log: { write: (line) => void lines.push(line) },
      recast: failWhenAsked,
    });
    const { app, tokens } = door;
    plantBeforeAnswers(app.express, "/api/broken", () => {
      throw new Error(`the query for "${THROWN}" broke`, { cause: new TypeError(`${THROWN} is not a function`) });
    });
    const told: string[] = [];
    const ask = async (method: string, path: string, body?: unknown, headers?: Record<string, string>) => {
      const answer = await door.ask(tokens.ana, method, path, body, headers);
      if (answer.status >= 400) told.push(answer.text);
      return answer;
    };

    const { conversationId } = (await ask("POST", "/api/conversations", { title: NOTED })).json as {
      conversationId: string;
    };
    const say = (text: unknown, extra: object = {}) =>
      ask("POST", `/api/conversations/${conversationId}/messages`, { text, sentAt: NOON, ...extra });
    await say(`what is a ${SAID}?`);
    await say(`3x10 bench at 80kg with my ${SAID}, 4x6 rows at 95 lbs`);
    for (const work of ["screener", "router", "replier"]) await say(`${SAID} fail ${work}`);
    await say(`${SAID} \u0000`);
    await say({ [SAID]: SAID });
    await say("hi", { timezone: SAID, avoidJoints: [SAID], sentAt: SAID, messageId: `${SAID} ${SAID}` });
    await ask("POST", `/api/conversations/${conversationId}/events`, { type: `user.${SAID}` });
    await ask("POST", "/api/logs", { exercise: { name: "back squat" }, sets: [{ reps: SAID }], note: NOTED });
    await ask("PATCH", "/api/profile", { unit: SAID, goal: { note: NOTED } });
    await ask("GET", `/api/logs?from=${SAID}&cursor=${SAID}`);
    await ask("GET", "/api/broken");
    await ask("GET", `/api/conversations/${conversationId}/snapshot?raw=1`, undefined, {
      "X-Setpoint-Console-Key": CONSOLE_KEY,
    });
    await ask("GET", `/api/profile?token=${tokens.ana}`, undefined, { Authorization: `Bearer ${tokens.bob}x` });
    const socket = await TestSocket.open(app);
    for (const frame of [`{"${FORGED}`, { type: FORGED }, { type: "user.message", conversationId, text: [FORGED] }])
      socket.send(frame);
    socket.send({ type: "auth", token: tokens.ana });
    socket.send({ type: "user.message", conversationId, text: `${SAID} fail router` });
    socket.send({ type: "auth", token: `${tokens.bob}x` });
    socket.send({ type: "user.message", conversationId: "none", messageId: "m", text: SAID });
    await socket.hears("refused", ({ to }) => (to as { conversationId?: string } | null)?.conversationId === "none");
    told.push(
      ...socket.frames.filter(({ type }) => type === "refused").map((frame) => JSON.stringify({ ...frame, to: 0 })),
    );
    const open = routesOf(app.express).filter(({ path, method }) => method === "GET" && !/^\/api|:/.test(path));
    for (const { path } of open)
      told.push((await door.ask(null, "GET", path, undefined, { "X-Setpoint-Console-Key": CONSOLE_KEY })).text);
    expect(told.join()).toContain("setpoint_turns_total{");

    const secrets = [...WORDS, CONSOLE_KEY, ...Object.values(tokens).map((token) => token.slice(-43))];
    const found = (texts: string[]) => secrets.filter((secret) => texts.some((text) => text.includes(secret)));

    expect(told.length).toBeGreaterThan(15);
    expect(found(told)).toEqual([]);
    // What is looked for is there to be found: at debug, the words are in the log, and the secrets are not.
    expect(found(lines)).toEqual(level === "debug" ? [SAID, THROWN] : []);
    await app.stop();
    expect(found(app.trace().map((line) => JSON.stringify(line)))).toEqual(level === "debug" ? [SAID] : []);
    expect(lines.filter((line) => /"msg":"(hub_error|internal error)"/.test(line)).length).toBeGreaterThanOrEqual(4);
    expect(lines.find((line) => line.includes("internal error"))).toMatch(/"name":"Error".*privacy\.test\.ts/);
  },
);

/** A route of its own behind the guards. */
function plantBeforeAnswers(app: Express, path: string, handle: () => void): void {
  app.get(path, handle);
  const { stack } = app.router;
  const firstRouter = stack.findIndex((layer) => layer.name === "router");
  stack.splice(firstRouter, 0, ...stack.splice(-1));
}

/** Work that breaks when a message names it, with all it was given in the error. */
function failWhenAsked(cast: Cast): Cast {
  return Object.fromEntries(
    Object.entries(cast).map(([name, work]) => [
      name,
      async (input, scope) => {
        const given = JSON.stringify(input);
        if (given.includes(`fail ${name}`)) throw new Error(`cannot work on ${given}`);
        return work(input, scope);
      },
    ]),
  );
}
