import { expect, test } from "vitest";
import { sharedTestApp } from "./testApp.ts";

const visit = sharedTestApp();

test("[C1] a question is answered from facts, with a citation, through a restart", async () => {
  const app = await visit();
  const ana = await app.converse();
  await app.restart();

  const turn = await ana.says("What muscles does a Romanian deadlift work?");

  expect(turn.routes).toMatchObject([{ route: "COACH" }]);
  expect(turn.reply.text.toLowerCase()).toContain("hamstrings");
  expect(turn.reply.text.toLowerCase()).toContain("glutes");
  expect(turn.reply.citations).toMatchObject([{ kind: "exercise", title: "Romanian Deadlift" }]);
  expect(turn.effects).toEqual([]);
  expect(turn.path).toEqual(expect.arrayContaining(["dialogue.coaching", "coach.retrieving", "coach.composing"]));
});

test("[C1] concepts come from the notes", async () => {
  const app = await visit();
  const ana = await app.converse();

  const turn = await ana.says("what does RIR mean?");

  expect(turn.reply.text.toLowerCase()).toMatch(/reps? in reserve|left in reserve/);
  expect(turn.reply.citations.length).toBeGreaterThan(0);
});

test("[C1] what is not known is said", async () => {
  const app = await visit();
  const ana = await app.converse();

  const turn = await ana.says("how does cupping change my lymph flow?");

  expect(turn.reply.text.toLowerCase()).toMatch(/do not|don't|not (cover|sure|know)/);
});

test("[C1] an exercise to be swapped where no session is open is answered with what can stand in", async () => {
  const ana = await (await visit()).converse();

  const turn = await ana.says("can you swap out the leg curls for me, the machine is gone");

  expect(turn.status).toBe("completed");
  expect(turn.reply.text).toContain("In place of the Lying Leg Curl");
  expect(turn.effects).toEqual([]);
});

test("[C19] a question that leans on the one before it is answered for the new subject, through a restart", async () => {
  const app = await visit();
  const ana = await app.converse();
  await ana.says("which muscles does the bench press work?");
  await app.restart();

  const [other, pronoun] = [await ana.says("and the leg curl?"), await ana.says("how do I do it?")];

  expect(other.routes).toMatchObject([{ route: "COACH" }]);
  expect(other.reply.text.toLowerCase()).toContain("hamstrings");
  expect(pronoun.reply.citations).toMatchObject([{ title: expect.stringContaining("Leg Curl") }]);
});

test("[C19] after a log, it is what was logged", async () => {
  const ana = await (await visit()).converse();
  await ana.says("leg curl 3x12 at 40 kg");

  const [muscles, technique] = [await ana.says("which muscles does it work?"), await ana.says("and how do I do it?")];

  expect(muscles.reply.text.toLowerCase()).toContain("hamstrings");
  expect(technique.reply.citations).toMatchObject([{ title: expect.stringContaining("Leg Curl") }]);
});

test("[C22] what is asked about Setpoint itself is answered, in six languages, and nothing is written", async () => {
  const ana = await (await visit()).converse();
  for (const [text, answer] of [
    ["do you speak italian?", /understand English best/],
    ["kann ich hier auch schwimmen eintragen?", /lifts, runs, rides, swims/],
    ["can you watch a video of my squat?", /text only/],
    ["quién puede ver lo que escribo aquí?", /no other user sees them/],
    ["como eu registro um treino aqui", /as you would in a notebook/],
  ] as const) {
    const turn = await ana.says(text);
    expect(turn.reply.text, text).toMatch(answer);
    expect(turn.effects, text).toEqual([]);
  }
});

test("[C23] a question behind sets is answered and the sets are logged; an ache with load is for the coach, a sign beside it is not", async () => {
  const app = await visit();
  const [ana, ben] = [await app.converse(), await app.converse()];

  const both = await ana.says("pull-ups 4x6, how long should i rest between sets for strength?");
  expect(both.routes.map(({ route }) => route)).toEqual(["WORKOUT_LOG", "COACH"]);
  expect(both.effects).toMatchObject([{ kind: "log", op: "create" }]);
  expect(both.reply.text).toContain("2 to 3 minutes");

  const ache = await ben.says("my knee hurts going down stairs, can i still squat?");
  expect(ache.routes).toMatchObject([{ route: "COACH" }]);
  const sign = await ben.says("my knee hurts going down stairs and it gave way twice, can i still squat?");
  expect(sign.routes).toMatchObject([{ route: "SAFETY" }]);
});
