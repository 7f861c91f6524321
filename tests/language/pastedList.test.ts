import { expect, test } from "vitest";
import { readPastedList } from "../../src/language/routing/pastedList.ts";
import { routeMessage } from "../../src/language/routing/routeMessage.ts";

const CONTEXT = { threshold: 0.6, question: null, recentRoute: null, hasRecentLog: false, hasRecentWorkout: false };
const routesOf = (text: string) => routeMessage(text, CONTEXT).items.map(({ route }) => route);

test.each([
  ["planned", "Program for next week\nDay 1\nSquat 3x5 100kg\nBench 3x5 70kg"],
  ["planned", "Trainingsplan ab Montag:\nKniebeuge 3x5 80kg\nRudern 3x8 50kg"],
  ["planned", "my routine:\n- lat pulldown 3x10\n- leg press 3x12"],
  ["quoted", "coach sent me this:\nfront squat 4x4 @ 80\nrdl 3x8 @ 90\n\nno idea what rdl is"],
  ["asked", "Upper A\nBench 4x6-8\nRow 4x6-8\n\nwhat would you swap for the row"],
  ["asked", "voici mon programme :\nsquat 4x8 60kg\npresse 3x12 100kg\n\nc'est bien pour débuter ?"],
  ["planned", "Push\nBench 4x6\nOHP 3x8\n\nPull\nDeadlift 3x5\nRow 4x8"],
  ["planned", "A1. Goblet squat 3x12, rest 60s\nA2. Push-up 3x10\nB1. RDL 3x10, rest 90s"],
  ["planned", "Exercise,Sets,Reps,Rest\nSquat,5,5,180\nBench,5,5,120"],
  ["planned", "the program I got from my gym:\nback squat 4x6 @ RPE 7\nleg press 3x12 @ RPE 8"],
  ["planned", "programme: Day 1 - squat 3x5, bench 3x5, deadlift 1x5. Day 2 - squat 3x5, press 3x5, clean 5x3"],
  ["planned", "Trainingsplan vom Studio: Beinpresse 3x12, Rudern 3x12, Bauch 3x20"],
  ["quoted", "Übungen von der Physio:\nBrücke 3x15 mit 10 kg\nClamshell 3x20 mit 5 kg"],
])("a pasted list is %s by its heading or the words beside it: %j", (stance, text) => {
  expect(readPastedList(text)?.stance).toBe(stance);
  expect(routesOf(text)).not.toContain("WORKOUT_LOG");
});

test.each([
  ["split squats: left 3x8, right 3x8"],
  ["today:\nsquat 3x5 100kg\nbench 3x5 70kg\nwas that enough volume?"],
  ["Squat 5x5 100kg\nBench 5x5 80kg\n\nwhat weight should i use next time?"],
  ["Workout A\nSquat 5x5 60kg\nBench 5x5 45kg"],
  ["ring rows 4x8\ndips 4x6\nhow long until i get a muscle up?"],
  ["incline bench 3x8 at 50\n(lbs)\nis that enough for chest growth?"],
  ["front squat 60 5x5\nrow 3x8 with 45\nis this enough?"],
  ["hip thrust 3x12\nis that enough for glutes?"],
  ["5x5 program, week 3 done\nsquat 5x5 72.5\nbench 5x5 52.5"],
  ["squat - 4x6 - 110\nrdl - 3x10 - 80\nleg ext - 3x15 - 50"],
  ["Push\nBench 4x6 70kg\nOHP 3x8 40kg\n\nPull\nRow 4x8 60kg"],
])("a list that may well have been done stays a log: %j", (text) => {
  expect(readPastedList(text)).toBeNull();
  expect(routesOf(text)).toContain("WORKOUT_LOG");
});

test.each([
  [
    "Evening Workout\nThursday, 19 November 2026 at 18:40\n\nLeg Press\nSet 1: 100 kg × 12\nSet 2: 110 kg × 10",
    ["WORKOUT_LOG"],
  ],
  ['exercise,reps,weight_kg,notes\n"Squat",5,100,""\n"Squat",5,100,"slow"', ["WORKOUT_LOG"]],
  ["bench 3x5 80\nsquat 3x5 100\nremind me to stretch tomorrow at 8:00", ["WORKOUT_LOG", "TASK"]],
])("a page of sets is one request, and what is ordered beside it is another: %j", (text, routes) => {
  expect(routesOf(text)).toEqual(routes);
});
