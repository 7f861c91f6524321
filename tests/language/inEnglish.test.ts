import fc from "fast-check";
import { expect, test } from "vitest";
import { inEnglish, wordsInEnglish } from "../../src/language/gloss/inEnglish.ts";
import { tokensOf } from "../../src/language/gloss/languages.ts";
import { routeMessage } from "../../src/language/routing/routeMessage.ts";

test.each([
  ["erinner mich jeden Abend ans Dehnen", ["remind", "me", "every", "evening", "stretch"]],
  ["qu'est-ce qui est prévu demain", ["what", "is", "next", "tomorrow"]],
  ["borra la última", ["delete", "last"]],
  ["quante calorie ha una pizza", ["how", "many", "calories"]],
  ["me lembra de comprar tênis", ["remind", "me", "buy", "shoes"]],
])("%j is heard with the words %j", (text, words) => {
  expect(inEnglish(tokensOf(text))).toEqual(expect.arrayContaining(words));
});

test.each([
  "bench 3x8 at 60",
  "what was my best squat this year",
  "note: knee pain today",
  "min rest 90 s",
  "die hard fan",
  "",
])("%j is heard as it stands", (text) => {
  expect(inEnglish(tokensOf(text))).toBeNull();
});

test("each word keeps its place, whatever is said", () => {
  const word = fc.constantFrom(..."qu est ce que ich hab due settimane os treino bench 3x8 ? no la de".split(" "));
  fc.assert(
    fc.property(fc.array(word, { maxLength: 40 }), (words) => {
      expect(wordsInEnglish(words)?.length ?? words.length).toBe(words.length);
    }),
  );
});

const CONTEXT = { threshold: 0.6, question: null, recentRoute: null, hasRecentLog: false, hasRecentWorkout: false };

test.each([
  [
    "NEXT_WORKOUT",
    ["was ist heute dran", "je fais quoi demain", "qué me toca mañana", "cosa mi tocca domani", "o que tem pra amanhã"],
  ],
  [
    "TASK",
    ["erinnere mich morgen", "rappelle-moi demain", "recuérdame mañana", "ricordami domani", "me lembra amanhã"],
  ],
  [
    "EDIT_PLAN",
    ["nimm Dips aus dem Plan", "enlève les dips du programme", "quita fondos del plan", "togli le dip dalla scheda"],
  ],
])("%s is asked for in five languages", (route, texts) => {
  const heard = texts.map((text) =>
    routeMessage(text, CONTEXT)
      .items.map((item) => item.route)
      .join("+"),
  );

  expect(heard).toEqual(texts.map(() => route));
});
