import { expect, test } from "vitest";
import { readFactQuestion } from "../../src/language/person/facts/readFactQuestion.ts";
import { readFacts } from "../../src/language/person/facts/readFacts.ts";

const DAY = "2026-11-21";
const short = (text: string) => readFacts(text, { day: DAY }).map(({ op, type, value }) => `${op} ${type} ${value}`);
const after = (told: string, said: string) => {
  const recent = readFacts(told, { day: DAY }).toReversed();
  return readFacts(said, { day: DAY, recent }).map(({ op, type, value }) => `${op} ${type} ${value}`);
};

test("what is of a lift, a bar or somebody else is not the writer's", () => {
  for (const text of [
    "deadlift 180 by summer realistic? i'm at 150 now",
    "the bar is 45 lb and i put a plate (45) and a 25 on each side",
    "i trained back yesterday, can i do it again today",
    "alleno mia zia, ha 71 anni",
    "question for my dad: 70, bad hip",
    "1RM test: squat 160 ok, 170 fail (kg)",
    "squat 160 kg ok, 170 kg fail",
    "my mum has had a stroke, I'm her carer so I don't have much time",
    "blood in my stool since I started lifting heavy",
    "give me really easy exercises for really tight hips",
  ])
    expect([text, short(text)]).toEqual([text, []]);
  expect(short("For a client of mine: male, 45, post ACL repair. Me, I'm 29.")).toEqual(["state age 29"]);
});

test("a side is put right, and a dislike ends, in the words of those who say so", () => {
  expect(after("mi lesión es en la rodilla derecha", "perdón, la izquierda")).toContain(
    "state injury left knee (moderate)",
  );
  expect(after("i hate burpees", "burpees are fine actually")).toEqual(["end preference_dislike burpees"]);
  expect(after("i hate burpees", "i don't mind burpees any more")).toEqual(["end preference_dislike burpees"]);
  expect(after("i hate burpees", "squats are fine actually")).toEqual([]);
  expect(after("i hate burpees", "are burpees ok now?")).toEqual([]);
  expect(after("I'm vegetarian", "actually I eat fish too")).toEqual(["state diet eats fish"]);
});

test("years and a body weight are told apart where only a figure is said", () => {
  expect(after("I weigh 86 kg", "actually I'm 42")).toEqual(["state age 42"]);
  expect(after("I weigh 86 kg", "no, I'm 42")).toEqual(["state age 42"]);
  expect(after("I weigh 86 kg", "no I'm 85")).toEqual(["state body_weight 85 kg"]);
  expect(short("I weigh 60 kg and I'm 35")).toEqual(["state body_weight 60 kg", "state age 35"]);
});

test("asking when one may train again asks for no day that was told", () => {
  expect(readFactQuestion("when can i train legs again?")).toBeNull();
  expect(readFactQuestion("wann kann ich wieder trainieren?")).toBeNull();
  expect(readFactQuestion("which days do i train?")?.types).toContain("availability");
});

test("a thing that takes the place of one told before ends it", () => {
  expect(after("allergic to almonds", "turns out it wasn't almonds, test says hazelnut")).toEqual([
    "end allergy almonds",
    "state allergy hazelnut",
  ]);
  expect(after("bad left knee", "sorry i meant the RIGHT knee")).toEqual([
    "end injury left knee (moderate)",
    "state injury right knee (moderate)",
  ]);
  expect(after("call me Alexandra", "actually Lexi's better")).toEqual(["state name Lexi"]);
  expect(after("i take metformin 500mg", "it's 1000 now")).toEqual(["state medication metformin 1000 mg"]);
  expect(after("allergic to almonds", "i had almonds today")).toEqual([]);
  expect(after("I'm 34", "no, 35")).toEqual(["state age 35"]);
  expect(after("im 51 years old", "sorry typo, 15 not 51")).toEqual(["state age 15"]);
  expect(after("my left knee is bad", "*right")).toEqual([
    "end injury left knee (moderate)",
    "state injury right knee (moderate)",
  ]);
  expect(after("i live in Leeds", "it's York not Leeds")).toEqual(["state location York"]);
  expect(after("i have a treadmill", "sold it last week")).toEqual(["end equipment treadmill"]);
  expect(after("im 51 years old", "it was cold, not hot")).toEqual([]);
});

/** What is heard of a message by one who told something before. */
const heardAfter = (told: string, text: string) => {
  const recent = readFacts(told, { day: DAY }).filter(({ op }) => op === "state");
  return readFacts(text, { day: DAY, recent: recent.map((one) => ({ ...one, isJustTold: true })).toReversed() })
    .map(({ op, type, value }) => `${op === "end" ? "end " : ""}${type} ${value}`)
    .join("; ");
};

test.each([
  ["i have dumbbells up to 20kg", "bought a set up to 32, sold the old ones", "equipment dumbbells up to 32kg"],
  ["tengo mancuernas hasta 20 kg", "compré unas hasta 30, vendí las viejas", "equipment mancuernas hasta 30 kg"],
  ["i hate lunges", "lunges are ok actually", "end preference_dislike lunges"],
  ["odio gli affondi", "gli affondi alla fine vanno bene", "end preference_dislike affondi"],
  ["mi lesión es en la rodilla derecha", "perdón, la izquierda", "injury left knee (moderate)"],
  ["i'm allergic to eggs", "no wait i can eat eggs, it's shellfish", "end allergy eggs; allergy shellfish"],
  ["peso 80 kg", "stamattina la bilancia dice 79", "body_weight 79 kg"],
  ["sou vegano", "não sou mais vegano", "end diet vegan"],
])("%s. %s", (told, text, heard) => {
  expect(heardAfter(told, text)).toContain(heard);
});

test("a figure or a day that is put right goes where the last one stood", () => {
  const after = (recent: { type: "goal" | "availability"; value: string; key: string }, text: string) =>
    readFacts(text, { day: DAY, recent: [{ ...recent, isJustTold: true }] })
      .map(({ op, type, value }) => `${op} ${type} ${value}`)
      .join("; ");
  expect(after({ type: "goal", value: "100 kg bench", key: "goal:goal" }, "scrap that, 110 now that i got it")).toBe(
    "end goal 100 kg bench; state goal 110 kg bench",
  );
  expect(
    after(
      { type: "availability", value: "mondays and fridays", key: "availability:days" },
      "fridays are out, make that saturdays",
    ),
  ).toContain("state availability mondays and saturdays");
});

test("how often somebody trains, and a day that is out, take the place of what was told", () => {
  const often = (told: string, said: string) => after(told, said).map((one) => one.replace("state availability ", ""));
  expect(often("i train 4 times a week", "only twice from now on")).toEqual(["2 times a week"]);
  expect(often("Trainiere 4 mal pro Woche", "Ab jetzt nur noch 2 mal")).toEqual(["2 mal pro Woche"]);
  expect(often("entreno 4 veces por semana", "ahora solo 2 veces")).toEqual(["2 veces por semana"]);
  expect(often("i train 4 times a week", "only 2 days left until my race")).toEqual([]);
  expect(often("i train 4 times a week", "should i only go twice now?")).toEqual([]);
  expect(often("i train mon wed thu", "I've joined a choir so scrap thursday")).toEqual(["mon wed"]);
  expect(often("i train mon wed thu", "got a new job so no more thursdays")).toEqual(["mon wed"]);
  expect(often("i train mon wed thu", "i was ill so i skipped thursday")).toEqual([]);
});

test("a visit from which all is well ends the injury, and a unit is gone back to", () => {
  for (const said of [
    "saw the physio, all clear",
    "war beim physio, alles wieder gut",
    "vu le kiné, tout est ok",
    "fui al fisio, todo bien",
    "sono andato dal fisio, tutto a posto",
    "fui no fisio, tudo certo",
  ])
    expect([said, after("my left knee is injured", said)]).toEqual([said, ["end injury left knee (moderate)"]]);
  for (const said of [
    "saw the physio, not all clear",
    "saw the physio, wants a scan",
    "my wife saw the physio, all clear",
  ])
    expect([said, after("my left knee is injured", said)]).toEqual([said, []]);
  for (const said of [
    "back to kilos please",
    "pounds was a mistake, back to metric with me",
    "zurück zu kilo bitte",
    "on revient aux kilos",
  ])
    expect([said, after("use lbs from now on", said)]).toEqual([said, ["state units kg"]]);
});

const HURT = "bad right knee";
test.each([
  [HURT, "finalement le genou va bien", ["end injury knee"]],
  [HURT, "dem knie gehts wieder super", ["end injury knee"]],
  [HURT, "la rodilla dejó de doler", ["end injury knee"]],
  [HURT, "il ginocchio è a posto adesso", ["end injury knee"]],
  [HURT, "o joelho já tá de boa", ["end injury knee"]],
  ["bad lower back", "back hasn't bothered me in months", ["end injury lower back"]],
  ["bad left shoulder", "the shoulder stopped hurting weeks ago", ["end injury shoulder"]],
  [HURT, "the knee is fine on leg press", []],
  [HURT, "knee is fine as long as i don't jump", []],
  [HURT, "le genou va bien sur le vélo", []],
  [HURT, "j'espère que le genou va bien", []],
  [HURT, "dem knie gehts noch nicht wieder gut", []],
  [HURT, "my brother's knee is all good now", []],
  ["i own a barbell", "my brother sold his barbell", []],
  ["i live in york", "sister moved to leeds", []],
  ["i'm 41", "wife turned 40 yesterday", []],
  ["i'm 41", "hit 50 today on curls", []],
  ["i hate burpees", "burpees are not fine actually", ["state preference_dislike burpees"]],
  ["i hate burpees", "burpees grew on me", ["end preference_dislike burpees"]],
  ["i hate running", "changed my mind about running, love it", ["state preference_like running"]],
  ["i hate deadlifts", "you can put deadlifts back in", ["end preference_dislike deadlifts"]],
  ["i'm a beginner", "not a beginner anymore, 2 years in", ["end experience_level beginner"]],
  ["i'm cutting", "done with cutting, time to build muscle", ["end goal cutting (fat loss)"]],
  ["ich bin vegetarier", "esse wieder fleisch", ["end diet no fleisch", "end diet vegetarian"]],
  ["i have high blood pressure", "bp is normal now, docs happy", ["end health_condition high blood pressure"]],
  ["i have high blood pressure", "bp is normal now with the meds", []],
  ["i have asthma", "asthma's gone", ["end health_condition asthma"]],
])("%s, then: %s", (told, said, expected) => {
  expect(after(told, said)).toEqual(expected);
});
