import { expect, test } from "vitest";
import { asksToTrainOn } from "../../src/language/safety/asksToTrainOn.ts";
import { missed, screened } from "./screened.ts";

const lifted = (messages: string, context: Parameters<typeof screened>[1]): string[] =>
  messages
    .trim()
    .split("\n")
    .map((text) => text.trim())
    .filter((text) => screened(text, context).verdict === "clear" || screened(text, context).rule === "safe_unseen");

test("feeling ok ends no hold beside a bad figure, a sign that is left or the word of somebody else", () => {
  const left = `ok now, it's 2.9
    still 3.2 but i feel ok now
    feeling ok now but it dropped to 2.8
    i feel ok now, sugar 62 mg/dl
    my mate is ok now
    i feel ok now, still 38.6
    38 now, feel fine
    my son is ok now
    ok now, can't bend it though
    my girlfriend is safe
    mein bruder ist ok jetzt
    my dog is fine now`;
  const over = `ok now
    had juice, ok now
    was 3.1, had juice, ok now
    fever is gone
    i feel fine now, 36.8
    my wife is with me and i'm ok now`;
  expect(lifted(left, { safety: "cautioned" })).toEqual([]);
  expect(lifted(left, { safety: "halted", alarms: ["body"] })).toEqual([]);
  expect(over.split("\n").filter((text) => screened(text.trim(), { safety: "cautioned" }).verdict !== "clear")).toEqual(
    [],
  );
  expect(missed("clear", "my girlfriend is safe", { safety: "halted", alarms: ["other"] })).toEqual([]);
});

test("who was seen and not cleared, or tells of others who were, stays held", () => {
  const held = `a doctor has seen me and said go to the er
    a doctor has seen me and wants me in hospital
    a doctor saw me and it was a heart attack
    doctor saw me and told me not to train
    the doctor checked me and told me to rest for two weeks
    my friend was seen by a doctor, all clear
    the vet has seen my dog, all clear
    i have chest pain. doc cleared me last week`;
  const body = { safety: "halted", alarms: ["body" as const] } as const;
  expect(lifted(held, body)).toEqual([]);
  expect(
    missed("clear", "doctor saw me, all clear\nthey sent me to the er, tests were normal, discharged", body),
  ).toEqual([]);
});

test("a clearance speaks for a chest pain that is past or was explained, and for none that is there now", () => {
  expect(
    missed(
      "halt",
      `i have chest pain. doc cleared me last week
       doc cleared me last week. i have chest pain today. legs please
       doc cleared my knee last week. i have chest pain today
       had a heart attack in june. doc cleared me last week. i have chest pain today. legs please
       doc cleared me last month. my chest hurts
       doc cleared my wife. i have chest pain`,
    ),
  ).toEqual([]);
  expect(
    missed(
      "pass",
      `had chest pain in may, cardiologist cleared me
       chest pain last month turned out to be a pulled muscle, doctor cleared me
       my chest hurts, doc did an ecg and it's muscular`,
    ),
  ).toEqual([]);
});

test("who will be ok after a painkiller is in no despair; who took too many of them is heard", () => {
  const verdict = (text: string) => screened(text).verdict;
  expect(["halt", "hold"]).not.toContain(verdict("i should be ok after the paracetamol"));
  expect(verdict("scratch the drop set and scratch the drop set")).toBe("pass");
  expect(missed("halt", "took 30 paracetamol, i should be ok\nill be ok soon after all these paracetamol")).toEqual([]);
});

test("who was told to stop and asks for an exercise is reminded; other talk is not", () => {
  const asks = [
    "can i do squats instead?",
    "is it ok to deadlift?",
    "darf ich kniebeugen machen?",
    "puedo hacer sentadillas?",
    "ok, can I carry on?",
    "should i stop or keep going",
    "soll ich lieber aufhören?",
  ];
  const talks = [
    "when can i train again?",
    "how do i squat properly?",
    "can you log 3x5 squats",
    "what is a deadlift?",
    "should i stop eating bread",
    "can you keep going until 10",
  ];
  expect(asks.filter((text) => !asksToTrainOn(text))).toEqual([]);
  expect(talks.filter(asksToTrainOn)).toEqual([]);
});
