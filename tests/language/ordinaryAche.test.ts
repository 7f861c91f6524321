import { expect, test } from "vitest";
import { isOrdinaryAche } from "../../src/language/safety/ordinaryAche.ts";
import { read } from "../../src/language/safety/reading.ts";
import { screened } from "./screened.ts";

const ACHES = [
  "my knee hurts when i walk upstairs, is squatting ok?",
  "elbow gets sore on pull downs, what instead",
  "mein handgelenk tut weh beim stützen, kann ich trainieren",
  "j'ai mal à l'épaule pendant le développé, je fais quoi",
  "me molesta el codo en las dominadas, sigo?",
  "mi fa male la schiena dopo gli stacchi, cosa faccio",
  "dói o ombro no supino, posso treinar?",
];

test("an ache with load and no sign beside it is left to the coach, in six languages", () => {
  expect(ACHES.filter((text) => !isOrdinaryAche(read(text)))).toEqual([]);
  expect(ACHES.map((text) => screened(text).verdict)).toEqual(ACHES.map(() => "pass"));
});

test.each([
  "my knee hurts on stairs and is swollen since the game",
  "knee hurts when i squat and it gives way",
  "shoulder hurts on bench and my arm goes numb",
  "mein knie tut weh beim laufen und ist ganz dick",
  "me duele la rodilla al correr y se me bloquea",
  "my shin hurts in one exact spot when i run",
  "my chest hurts when i run",
  "what have i got, my shoulder hurts on dips",
  "back hurts after deadlifts, worse at night",
])("%s has a sign beside the ache, or asks for its name", (text) => {
  expect(isOrdinaryAche(read(text))).toBe(false);
});
