import { expect, test } from "vitest";
import { readLimitations } from "../../src/language/person/limitations.ts";
import { missed, screened } from "./screened.ts";

test("[S] a low or very high blood sugar stops training and says what to take", () => {
  expect(
    missed(
      "caution",
      `I'm diabetic and all shaky and clammy
       diabetic here, hands trembling halfway through rows
       sugar's at 3.3 what now
       glucose reads 61, can I finish the set
       cgm says 64 before intervals, what now
       libre was 9 now 3.2
       deadlift 100x5x3 and my blood sugar is 3.5
       type 1, sugars at 19 with ketones, train anyway?
       bin Diabetikerin und zittere total
       glucemia en 58, qué hago
       j'ai du diabète, je tremble et j'ai des sueurs`,
    ),
  ).toEqual([]);
  expect(screened("sugar's at 3.3 what now").text).toMatch(/fast sugar/);
  expect(
    missed(
      "halt",
      `type one and I can't think straight mid session
       my diabetic client is talking gibberish
       injected 30 units of insulin instead of 3
       blood sugar 2.1 and shaking
       type 1, sugar at 24, throwing up and my breath is fruity`,
    ),
  ).toEqual([]);
});

test("[E] a known illness with its own sign is an emergency, a seizure that announces itself a reason to lie down", () => {
  expect(
    missed(
      "halt",
      `asthmatic, forgot my inhaler and my chest is getting tight
       tengo asma, olvidé el inhalador y me silba el pecho
       my heart skips beats and I'm lightheaded
       cuore che salta i battiti e mi gira la testa
       pacemaker in, feel faint right now
       on blood thinners and knocked my head on the rack
       took the bar to the head, keep throwing up since
       one of his pupils is bigger since the knock to his head
       mir eine Scheibe auf den Kopf gefallen, sehe doppelt`,
    ),
  ).toEqual([]);
  expect(
    missed(
      "caution",
      `epileptic and my aura is starting
       I have epilepsy and feel a seizure coming
       my heart skips a beat now and then
       bumped my head on the rack, got a headache`,
    ),
  ).toEqual([]);
});

test("[E] what is lost within hours, gas and too much of a stimulant have their own urgent answers", () => {
  const answers: readonly [string, RegExp][] = [
    ["the band snapped into my eye and everything is blurry", /eye doctor/],
    ["forearm got crushed, it is rock hard, hurts like mad and my fingers are numb", /cuts off the blood/],
    ["one testicle suddenly hurts so bad I feel sick", /twisted/],
    ["gas heater on in the garage, both of us have headaches and feel sick", /fresh air/],
    ["took 6 scoops of pre workout, shaking and throwing up", /packet/],
  ];
  for (const [text, said] of answers)
    expect(screened(text)).toMatchObject({ verdict: "halt", text: expect.stringMatching(said) });
});

test("sugar that is eaten, other days and well-kept illnesses stop nobody", () => {
  const calm = `keep sugar at 30 g a day, what else
    sugar 2.5g per scoop is that ok
    freestyle 1k in 18:20
    libre 3 arrived today, how do I use it when lifting
    type 1 diabetic, how do I avoid lows on long runs
    diabetic, had a low last week mid session, how do I prevent it
    my legs were shaking after that set
    asthma but well controlled, inhaler in my bag, 20 min hiit
    epileptic, seizure free for 5 years, can I deadlift
    lit the wood stove in the shed and did 5x5 squats
    sweat in my eyes burns
    2 scoops of pre workout today, great session
    hit my head on the rack last year, all fine now`;
  const alarmed = calm.split("\n").filter((text) => ["halt", "caution"].includes(screened(text).verdict));
  expect(alarmed).toEqual([]);
});

test("what is said to please, disliked by a joint or laughed at alarms nobody", () => {
  const calm = `my chest hurts in the best way
    hurts so good, pecs toast
    could barely breathe, best class ever
    couldn't catch my breath, loved every minute
    my knees can't stand jumping, 30 min hiit
    wrists can't take front rack, cross arm it is
    blasted arms, can't wash my hair
    crushed chest today
    i'd rather die than do legs
    overhead press 40 kg: 8, 8, 6. stopped there, nothing hurts just tired
    nobody would notice if i skipped leg day lol`;
  const alarmed = calm.split("\n").filter((text) => ["halt", "caution", "ask"].includes(screened(text).verdict));
  expect(alarmed).toEqual([]);
  expect(
    missed("halt", "chest hurts, not in a good way\ni want to die\ngive me one last session before i end it"),
  ).toEqual([]);
  expect(screened("want to die after that haha")).toMatchObject({ verdict: "note", rule: "emergency.jest_of_dying" });
});

test("a joint replaced without a day is how somebody lives, one replaced weeks ago is a wound", () => {
  const severity = (text: string) => readLimitations(text)[0]?.severity;
  for (const text of ["I have a hip replacement", "two titanium hips", "knee replaced in 2015", "fused ankle"])
    expect(severity(text)).not.toBe("severe");
  for (const text of ["hip replaced three weeks ago", "knee replacement last month"])
    expect(severity(text)).toBe("severe");
});

test("what somebody lives with is heard in a few words and six languages, whatever is asked of training beside it", () => {
  expect(
    missed(
      "answer",
      `ankylosing spondylitis, what stretches
       crohns flare, train or rest
       mastectomy in march, when bench
       tia in july, when can i train
       iron 6 and haemoglobin 8.4, can i run the 10k
       torn meniscus waiting for op, what leg work
       c5 c6 disc replacement last summer, shrugs?
       rhabdo last year, how do i come back
       low placenta at 30 weeks, walking ok?
       on m'a trouvé une fibrillation auriculaire, le hiit c'est jouable ou pas ?
       sono in chemio, posso camminare in salita`,
    ),
  ).toEqual([]);
  expect(
    missed("caution", "collarbone plated five weeks ago, push ups?\nnose job two weeks ago, when is hiit ok"),
  ).toEqual([]);
  expect(
    missed(
      "pass",
      `rest or train today
       chest day when
       my tia makes great tamales, 3x10 squats
       screwed my squat rack to the wall
       how much iron in spinach
       root canal today so only legs, 3x12 leg press 100kg`,
    ),
  ).toEqual([]);
});

test("a low blood sugar of another day is answered, and stops nobody", () => {
  const told = `my sugar dropped to 52 mid squats yesterday, drank a juice
    last week my bg went down to 48 after deadlifts
    gestern ist mein Zucker auf 55 gefallen beim Training
    mon glycémie est tombée à 0,55 hier pendant la séance
    ayer mi glucosa bajó a 58 entrenando`;
  for (const text of told.split("\n"))
    expect(screened(text.trim())).toMatchObject({ verdict: "answer", rule: "care.low_sugar" });
  const passed = `cut my sugar to 50 grams last month
    I dropped to 52 kg yesterday on squats
    my blood sugar went from 12 to 6 yesterday after a walk`;
  for (const text of passed.split("\n")) expect(screened(text.trim()).rule).not.toBe("care.low_sugar");
});

test("[M] more names, more wishes and times that are over, in six languages; of kin, of people in general or ruled out they care for nobody", () => {
  expect(
    missed(
      "answer",
      `got told I have MS, really keen to lift
       gym newbie with Crohn's
       I'm scared to lift because of my epilepsy
       my doctor says I have Addison's. is crossfit ok
       diagnosed with a carotid dissection last month, want to start lifting
       living with a Chiari malformation, what should I watch out for in the gym
       I have angina, can I lift weights?
       i have a collapsed lung, is crossfit ok
       recovering from a seizure and want to start running again
       how soon after a heart attack can I squat
       ich habe einen Schlaganfall gehabt, darf ich Krafttraining machen?
       hallo, ich habe vor 4 monaten ein kind bekommen und will wieder laufen
       ho un'ernia inguinale e voglio iniziare la palestra
       j'ai un seul rein et je veux commencer la musculation
       tengo una válvula cardíaca, quiero empezar en el gimnasio
       tenho dpoc e quero começar na academia
       stents and a bypass last year, heavy 5x5 session please`,
    ),
  ).toEqual([]);
  expect(
    missed(
      "pass",
      `had asthma as a kid, gone now, want to start running
       cancer runs in my family so I want to start training
       studying MS in sports science, want to lift 3x a week
       ruled out MS thankfully, ready to go back to training
       my physio buddy has MS so she can't spot me, who else could i ask
       can asthmatics become elite runners?
       what would be a good gift for a friend who just had a baby and loves lifting
       can you explain what RED-S is, we talked about it in my coaching course`,
    ),
  ).toEqual([]);
});
