import { expect, test } from "vitest";
import { screen } from "../../src/language/safety/screen.ts";

const screened = (text: string) => screen(text, { safety: "clear", question: null, pick: null, country: null });
const lines = (messages: string) =>
  messages
    .trim()
    .split("\n")
    .map((text) => text.trim());
const missed = (kind: string | null, messages: string) =>
  lines(messages)
    .map((text) => ({ text, found: screened(text) }))
    .filter(({ found }) => found.class !== kind || found.verdict !== (kind === null ? "pass" : "answer"))
    .map(({ text, found }) => `${text} → ${found.verdict} ${found.rule}`);

test("[N] food that is paid back, brought up or gone without is heard by its clauses", () => {
  expect(
    missed(
      "N",
      `i ate a whole pizza so i owe two hours of cardio
       i make myself sick after dinner most days
       i weigh myself nine times a day
       700 calories is plenty for me
       i want my collarbones to show
       mi castigo por comer pan son 200 burpees`,
    ),
  ).toEqual([]);
  expect(
    missed(
      null,
      `threw up after sprints lol
       i ate before training and felt strong
       empty gym today, great session`,
    ),
  ).toEqual([]);
});

test("[W] weight to lose and the time for it are found in any order", () => {
  expect(
    missed(
      "W",
      `from 82 kg to 75 kg in six days, possible?
       weigh in saturday, must be 66, im at 70
       six kilos en dix jours pour un mariage
       can i sit in the sauna to make weight
       drop 6% of my bodyweight in 48 hours`,
    ),
  ).toEqual([]);
  expect(missed(null, "why do fighters cut water, just curious")).toEqual([]);
});

test("[X] a name for what hurts or a change of medicine is for a clinician, one's own stored facts are not", () => {
  expect(
    missed(
      "X",
      `should i halve my ramipril on training days
       do you think it's bursitis
       my ferritin is 9, what iron dose
       secondo te è una tendinite?`,
    ),
  ).toEqual([]);
  expect(
    missed(
      null,
      `which medicine do i take
       what did my physio say about my knee`,
    ),
  ).toEqual([]);
});
