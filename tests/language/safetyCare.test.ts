import { expect, test } from "vitest";
import { screen } from "../../src/language/safety/screen.ts";

const screened = (text: string, country: string | null = null) =>
  screen(text, { safety: "clear", question: null, pick: null, country });
const lines = (messages: string) =>
  messages
    .trim()
    .split("\n")
    .map((text) => text.trim());
/** The messages of a class that did not get the verdict, with what they got. */
const missed = (verdict: string, kind: string | null, messages: string) =>
  lines(messages)
    .map((text) => ({ text, found: screened(text) }))
    .filter(({ found }) => found.verdict !== verdict || found.class !== kind)
    .map(({ text, found }) => `${text} → ${found.verdict} ${found.rule}`);

test("[M] a condition governs the answer to a question and to what somebody wants to begin", () => {
  expect(
    missed(
      "answer",
      "M",
      `I'm pregnant, can I still lift?
       second trimester, still crossfit 3x a week, anything i should change?
       my client is 28 weeks pregnant and wants to keep benching, any limits?
       postpartum 8 weeks, where do I start
       i have high blood pressure 150/95 and start lifting next week
       had a stent put in last year, is HIIT okay for me?
       took up lifting again after my bypass in may, planning 4x4 squats at 130
       metoprolol since the heart attack, is 3x6 deadlift with 150 fine?
       ich trage einen herzschrittmacher und will morgen 4x6 bankdrücken mit 90
       my dad is 71, has afib and wants to start strength training, what should he watch out for
       asthmatic, what cardio is best for me
       im diabetic and thinking about starting crossfit
       i have epilepsy, is it safe to lift alone
       my mum has osteoporosis, should she deadlift
       I'm 67 and new to lifting
       estoy embarazada de 5 meses, puedo hacer sentadillas?
       je suis enceinte, est-ce que je peux continuer la muscu
       soffro di pressione alta, posso allenarmi con i pesi?
       tengo asma, puedo correr?
       ich bin 70 und will mit krafttraining anfangen`,
    ),
  ).toEqual([]);
});

test("[M] what is only told, logged or asked to be built goes on, with a note", () => {
  expect(
    missed(
      "note",
      "M",
      `I'm pregnant, give me a 20 minute upper body workout
       i have asthma
       i take beta blockers, keep that in mind
       haemophiliac here
       sclerosi multipla dal 2015
       long covid since 2022
       log squat 3x5 60kg, 20 weeks pregnant btw
       i'm 70, build me a full body session
       hazme una rutina de 30 minutos, estoy embarazada
       postpartum strength plan, 8 weeks`,
    ),
  ).toEqual([]);
});

test("[M] the guides say who clears, what is fine, what is not, when to stop, and offer a session", () => {
  for (const condition of ["pregnant", "diabetic", "asthmatic", "hypertensive", "epileptic"]) {
    const { text } = screened(`im ${condition}, is lifting ok?`);
    expect(text).toMatch(/doctor/);
    expect(text).toMatch(/Leave out|leave out|no maximal|Do not train/);
    expect(text).toMatch(/Stop/);
    expect(text).toMatch(/build a session within these limits/);
  }
  expect(screened("i have asthma, any gym tips", "GB").text).toContain("999 or 112");
});

test("[M] look-alikes of conditions and ages pass", () => {
  expect(
    missed(
      "pass",
      null,
      `no heart problems, no diabetes, ready to start
       that donut gave me diabetes lol
       my dog is diabetic
       leg day leaves me waddling like a pregnant duck lol
       does cardio lower blood pressure
       i feel like i'm 80 after that workout
       im 62 kg and want to start lifting
       i'm 45 and want to start lifting`,
    ),
  ).toEqual([]);
});

test("[Y] under 18, questions and what is not for the young get an answer without figures", () => {
  const asked = `im 16, benching 80, should i take creatine and a fat burner
    my 11 year old wants to max his squat
    im fifteen and cutting to 1500 calories a day
    15 yo male, want to test my 1RM
    my son is 12, can he lift weights?
    hs freshman, want to cut to 9% body fat
    is creatine ok for teenagers
    tengo 15 años, puedo tomar creatina?
    meine tochter ist 14 und will abnehmen
    mon fils de 13 ans veut prendre de la créatine`;
  expect(missed("answer", "Y", asked)).toEqual([]);
  for (const text of lines(asked)) expect(screened(text).text?.replace(/1[38]/g, "")).not.toMatch(/\d/);
  expect(
    missed(
      "note",
      "Y",
      `im 16, give me a push day
       17yo, log bench 5x5 60kg
       i'm 15
       my son is 12, build him a bodyweight session`,
    ),
  ).toEqual([]);
});

test("[Y] children at home, figures that are no age and old times pass", () => {
  expect(
    missed(
      "pass",
      null,
      `breast stroke 20 min
       i have a 3 year old and 30 minutes, give me a workout
       tell me a bedtime story for my 4 year old
       explain rpe like im 5
       im 16 weeks into my program
       i'm 14% body fat, how do i get to 10
       i'm 12 reps in and dying
       when i was 16 i benched 100
       my dog is 12 years old
       been training 15 years`,
    ),
  ).toEqual([]);
});

test("[M] who names a medicine, a device, a week or a worn joint has what it is for, and is answered on training", () => {
  expect(
    missed(
      "answer",
      "M",
      `i take ramipril, any lifts i should skip
       on metformin, should i train before or after breakfast
       warfarin since the clot, what training is safe
       can i lift heavy on lisinopril
       34w, still benching, ok?
       week 31 and still squatting, swap anything?
       cleared at my 6 week check, where do i start
       cgm says 98 before intervals, what now
       my oncologist says weights are fine, what should i do
       nurse says my numbers are 152 over 94, am i ok to bench
       herniated disc in 2021, how do i build up deadlifts
       both knees replaced, want a stronger squat
       artrosis de rodilla, qué puedo hacer en el gimnasio
       parkinson seit 3 jahren, was für übungen bringen was
       never exercised, 71, poor balance, want to begin`,
    ),
  ).toEqual([]);
  expect(screened("i take ramipril, any lifts i should skip").text).toContain("breath");
  expect(screened("on ramipril, should i take it before the gym").rule).toBe("medical.medicine");
  expect(screened("forgot my ramipril, ok to train?").rule).toBe("medical.medicine");
});

test("[M] the same words of a pet, a thing, a game or a figure of speech care for nobody", () => {
  const found = lines(`my mum is expecting me to help move house
     my dog had knee surgery so i train at home
     new hip thrust pad, 100 kg, what now
     slipped disc golf into my week, does it count
     week 26 of my program and still adding weight
     does ramipril make you weaker
     he's a human pacemaker, 10k in 47
     i work in a dialysis clinic, legs tired. light day?
     blood sweat and tears today, 100 kg bench`).filter((text) => screened(text).verdict !== "pass");
  expect(found).toEqual([]);
});

test("[M] a condition is heard by what it does in training, and time in a boot or sling is asked about", () => {
  expect(
    missed(
      "answer",
      "M",
      `my ejection fraction is 35%, dr wants me to walk. how fast
       had a clot in my lung last spring, off the tablets now, back to hill sprints?
       retinopathy, lasered twice. heavy squats?
       they fused my l4 l5 two years back, good mornings ok?
       egg retrieval last week, gym?
       künstliches knie seit juni, radfahren oder beinpresse?
       coming off crutches tomorrow, 8 wks tib fib. what gym stuff
       sono alla 28esima settimana, panca piana sdraiata ok?
       j'ai fait un infarctus il y a un an, je peux faire de la muscu lourde ?`,
    ),
  ).toEqual([]);
  expect(
    missed(
      "note",
      "M",
      `bit of wee every time i skip, youngest is 2
       bypass 4 months ago, scar itches under the bar
       torn meniscus right, 30 min upper body dumbbells
       5 months after acl, quad still half the size of the other
       ssw 30, beckenboden fühlt sich schwer an beim seilspringen`,
    ),
  ).toEqual([]);
  expect(
    missed(
      "pass",
      null,
      `stitches in my palm, legs today?
       ten stitches in my hand came out yesterday, all healed and signed off, back to bench
       swollen lymph node in my armpit, little sore since the vaccine, upper body ok?
       did a stroke drill set in the pool, 10x50
       mein Opa hatte einen Schlaganfall, deswegen laufe ich
       rotator cuff surgery 2 yrs ago, physio signed me off. 40 min push session with dumbbells pls
       slung the bag off my shoulder and did inverted rows`,
    ),
  ).toEqual([]);
  expect(screened("mein Opa hatte gerade einen Schlaganfall").verdict).toBe("halt");
  expect(screened("stitches in my palm are red and oozing, legs today?").verdict).toBe("caution");
});
