import { expect, test } from "vitest";
import { missed, screened } from "./screened.ts";

test("bleeding of somebody who told earlier that they are pregnant is an emergency; a grazed hand and a spotter are not", () => {
  const isPregnant = { isPregnant: true };
  const verdict = (text: string) => screened(text, isPregnant).verdict;
  expect(
    [
      "I had some bleeding this morning, should I still work out?",
      "I've had some spotting since this morning, leg session?",
      "blute seit heute morgen, trotzdem training?",
    ].filter((text) => verdict(text) !== "halt"),
  ).toEqual([]);
  expect(
    [
      "my hands were bleeding after deadlifts 3x5 100kg",
      "who should be spotting me on bench?",
      "is blood flow restriction ok?",
      "nose bleed on the rower, 3x500m",
    ].filter((text) => verdict(text) === "halt"),
  ).toEqual([]);
  expect(screened("I had some bleeding this morning, should I still work out?").verdict).toBe("pass");
});

test("who has just drunk much does not lift now; a drink of last night or with a meal is none of it", () => {
  expect(
    missed(
      "caution",
      "drank six beers, feel good, let's do 30 minutes of squats\nIch hatte 5 Bier, gib mir eine Einheit für Beine",
    ),
  ).toEqual([]);
  expect(
    missed(
      "pass",
      "had 6 beers last night, give me a session\nhad three beers and a burger\n6x3 bench at 100, then had 4 pints",
    ),
  ).toEqual([]);
});

test("a back that keeps somebody down and pain with every breath stop, whatever was trained", () => {
  expect(
    missed(
      "caution",
      `my lower back is really bad, I can't get out of bed. 20 min session
       my lower back hurts so badly I can't get up
       me duele mucho la espalda, no puedo levantarme
       mein unterer Rücken tut so weh, ich komme nicht aus dem Bett`,
    ),
  ).toEqual([]);
  expect(missed("halt", "sharp pain in my chest every time I breathe in after benching")).toEqual([]);
  expect(missed("note", "nearly passed out on the last set of deadlifts 180x3 lol so good")).toEqual([]);
  expect(
    missed(
      "pass",
      `my back is so sore from deadlifts I can't move lol
       can't get up to 10 pull-ups, back session please
       my wife had a heart attack, so I'm getting fit now. 20 min beginner session
       heart was pounding out of my chest after those sprints, 8x100m
       my heart was racing after the 400s as you'd expect, 6x400m in 1:30 each
       I feel like I'm having a stroke trying to do these sums: what's 73% of 142.5
       my mate tore his ACL, how long is he out?
       son 12, no 10`,
    ),
  ).toEqual([]);
  expect(missed("note", "had a stroke last year, left side weak. 30 minute session")).toEqual([]);
  expect(
    missed(
      "halt",
      "my wife had a heart attack just now what do I do\nhad a stroke last year, left side suddenly weak again\nI feel like I'm having a stroke, my face is numb",
    ),
  ).toEqual([]);
});

test("who told to be under 18 gets no test of a maximum, and answers to the rest", () => {
  expect(screened("how do i find my 1rm", { age: 16 })).toMatchObject({ verdict: "answer", rule: "minor.restricted" });
  expect(screened("how do i find my 1rm", { age: 30 }).verdict).toBe("pass");
  expect(screened("how do i squat properly", { age: 16 }).verdict).toBe("pass");
});

test("a fall of somebody with thin bones is to be looked at; of another, long ago or with nothing broken it is none of it", () => {
  const verdict = (text: string) => screened(text, { hasThinBones: true }).rule;
  expect(["i fell last week", "had a bad fall on ice", "bin gestern gestürzt", "me caí ayer"].map(verdict)).toEqual(
    Array(4).fill("care.fall"),
  );
  expect(
    ["i fell behind on my plan", "fell asleep at 9", "i fell last week, x-ray was fine", "i fell years ago"].map(
      verdict,
    ),
  ).not.toContain("care.fall");
  expect(screened("i fell last week").verdict).toBe("pass");
});

test("legs that a spinal cord has long lost are no sign; what is new, or in an arm, is", () => {
  expect(
    missed(
      "answer",
      "i'm a wheelchair user, my legs are numb. what upper body exercises can i do\nspina bifida, no feeling in feet, leg press possible?",
    ),
  ).toEqual([]);
  expect(
    missed(
      "pass",
      "querschnittgelähmt, beine taub, oberkörper training bitte\nen silla de ruedas, no siento las piernas, rutina de torso de 20 min",
    ),
  ).toEqual([]);
  expect(
    missed(
      "caution",
      "wheelchair user and my left arm has gone numb\nwheelchair user, numb fingers since yesterday's session\nmy legs are numb since the squat yesterday",
    ),
  ).toEqual([]);
});
