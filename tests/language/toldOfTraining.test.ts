import { expect, test } from "vitest";
import { routeMessage } from "../../src/language/routing/routeMessage.ts";
import { tellsOfTraining } from "../../src/language/routing/toldOfTraining.ts";

const NOTHING_BEFORE = {
  threshold: 0.6,
  question: null,
  recentRoute: null,
  hasRecentLog: false,
  hasRecentWorkout: false,
};
const routesOf = (text: string) => routeMessage(text, NOTHING_BEFORE).items.map(({ route }) => route);

test.each([
  "killer pump, chest exploding",
  "spent 20 minutes looking for a rack",
  "20 minutes queueing for the squat rack, unreal",
  "warm up was 10 minutes on the bike",
  "that took 50 minutes",
  "the whole thing took an hour and ten",
  "leg day was brutal, quads destroyed",
  "40 min later and still sweating",
  "back in the gym on tuesday",
  "de vuelta al gimnasio el martes",
  "quiero morir después de esas zancadas jajaja",
  "le gambe non mi reggono dopo gli affondi",
  "best leg day in months",
  "la séance a duré 50 minutes",
  "estuvo brutal, piernas muertas",
  "das Training war brutal",
  "che fatica oggi, gambe distrutte",
  "que cansaço hoje, pernas destruídas",
  "heart is pounding out of my chest after that sprint, love it",
  "leg day is hell",
  "leg day = suicide lol",
  "push day > leg day",
  "burpees are the worst",
  "this workout is killing me",
  "i'm dead after that leg session",
  "those lunges destroyed my legs lol",
])("%s asks for no session", (text) => {
  expect(tellsOfTraining(text)).toBe(true);
  expect(routesOf(text)).not.toContain("WORKOUT_GENERATE");
});

test.each([
  "brutal leg workout, 30 min",
  "legs on fire workout 20 min",
  "chest was yesterday so back today, 40 min",
  "legs were monday, back 40 min",
  "spent all day sitting, 20 min for my hips",
  "gym was closed, 20 min at home",
  "took a week off, full body 40 min",
  "10 min warm up on the bike then legs, 40 min",
  "30 min chest, pump focus",
  "leg day = 5 exercises please",
])("%s still asks for one", (text) => {
  expect(tellsOfTraining(text)).toBe(false);
  expect(routesOf(text)).toContain("WORKOUT_GENERATE");
});

test.each([
  "ten sets of ten with three minutes rest, I've got 8 mins",
  "10x10 squats with 3 min rest, only 8 minutes",
  "plan de hoy: piernas, gimnasio, 50 minutos",
  "programme du jour: dos",
  "today's plan: chest",
  "leg extensions and hamstring curls on the machine, training in my flat",
  "was soll ich heute trainieren",
])("%s is one session for today", (text) => {
  expect(routesOf(text)).toEqual(["WORKOUT_GENERATE"]);
});

test.each([
  "did 10x10 squats with 3 min rest in 40 minutes",
  "plan for the week: legs and push",
  "what's today's plan?",
])("%s is none", (text) => {
  expect(routesOf(text)).not.toContain("WORKOUT_GENERATE");
});

test.each(["was bringt mir eine deload woche", "was hilft gegen muskelkater", "que série é melhor para o peito"])(
  "%s is a question, whatever its first word looks like",
  (text) => {
    expect(routesOf(text)).toEqual(["COACH"]);
  },
);
