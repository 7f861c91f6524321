import { expect, test } from "vitest";
import { tellsFeltAfter, tellsTale } from "../../src/language/routing/tellsTale.ts";
import { isUnasked } from "../../src/language/routing/unaskedSession.ts";
import { hidesSession } from "../../src/language/session/hiddenRequest.ts";

const told = (messages: string) =>
  messages
    .trim()
    .split("\n")
    .map((text) => text.trim())
    .filter((text) => tellsTale(text));

test("who tells what they were, did or do for good, and wants nothing, tells a tale", () => {
  const tales = `lifting about 10 years on and off, dropped 40 pounds, tried half marathons
    out of shape, only hockey in the last year, agreed to a sprint tri in july
    self-employed, hate the gym, trainer costs me forty bucks so I go
    I walk 30-40 min a day, late shifts
    früher Football, fange wieder bei null mit Laufen an
    la course à pied pour moi ça remonte au lycée`;
  expect(told(tales)).toHaveLength(6);
});

test("the session that lies behind is told of, and a wish beside it stays one", () => {
  expect(
    told("i'm dying after that leg workout lol\nhated that push session\nso sore from yesterday's class"),
  ).toHaveLength(3);
  expect(told("loved that session, another leg one please\nafter that leg day only upper, easy")).toEqual([]);
});

test("how the body felt after training is told, a question or a pain is none of it", () => {
  expect(tellsFeltAfter("my legs are toast after those lunges")).toBe(true);
  expect(tellsFeltAfter("I love how my back feels after rows")).toBe(true);
  expect(tellsFeltAfter("my legs are toast after those lunges, what should I eat?")).toBe(false);
  expect(tellsFeltAfter("my knee is sore after squats")).toBe(false);
});

test("a session wished for behind a tale or facts is one", () => {
  expect(told("je me suis blessé au dos hier, séance jambes\nmi sono fatto male ieri, allenamento petto")).toEqual([]);
  expect(told("je fais du sport depuis 5 ans, une séance par semaine")).toHaveLength(1);
  expect(hidesSession("we only have kettlebells up to 24kg, leg day")).toBe(true);
  expect(hidesSession("I'm 40, 80kg, train on mondays, leg day")).toBe(false);
  expect(hidesSession("did bench 3x8 80, chest day")).toBe(false);
});

test("a length, sets, a question, a wish or a part of the body for today is no tale", () => {
  expect(
    told(`been off for two weeks, legs 30 min at the gym
      two workouts ago I did legs, so today push
      got an hour before work, legs
      shoulder used to be bad, push 40 gym
      haven't squatted in years, should I start light?
      did squats yesterday 5x5 at 80
      I just started working out last week, something easy please
      got till 7:30, push, home dumbbells`),
  ).toEqual([]);
});

test("an introduction or a question that wishes for no session gets none", () => {
  expect(isUnasked("1m74 88kg, je fais des vidéos d'abdos 15 min le jeudi", ["height", "body_weight"])).toBe(
    "introduced",
  );
  expect(isUnasked("ex swimmer, 41, two shoulders one of which is a problem", ["age", "experience_level"])).toBe(
    "introduced",
  );
  expect(isUnasked("What sort of doctor do you see for a shoulder", [])).toBe("asked");
  expect(isUnasked("legs, 30 min, knees grumpy?", [])).toBeNull();
  expect(isUnasked("what can I do with two bands", [])).toBeNull();
  expect(isUnasked("1m65 84 kg, sans matériel, 20 minutes", ["height", "body_weight"])).toBeNull();
});
