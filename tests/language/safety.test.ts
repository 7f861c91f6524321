import fc from "fast-check";
import { expect, test } from "vitest";
import type { ScreeningContext } from "../../src/language/safety/screeningContext.ts";
import { growthOf } from "./growthOf.ts";
import { missed, screened } from "./screened.ts";

const EMERGENCIES = `
  my chest hurts and I can't breathe
  chest pain when I run
  pressure in my chest during deadlifts
  feels like an elephant is sitting on my chest
  am I having a heart attack?
  sharp pain on the left side of my chest, jaw hurts too
  sore chest, dizzy and cold sweat since the last set
  Hi, I love the plan! Lately when I push hard on the rower I get a dull ache in my chest that fades when I stop.
  passed out during squats
  I fainted on the treadmill this morning but feel fine now, can i do legs?
  everything went black and I hit the floor
  I feel like I'm about to pass out right now
  worst headache of my life just hit me mid set
  one side of my face is drooping and my words come out wrong
  I suddenly can't see out of one eye
  my right arm and leg suddenly went numb
  had a seizure this morning
  numb between my legs since deadlifting and my back hurts
  lost control of my bladder after deadlifts
  both legs went weak and numb after my back popped
  pulled 140, something gave in my lower back and now my right foot wont lift
  chest and back today but my lower back popped and one leg is numb
  I think I broke my wrist
  my shoulder popped out of its socket
  stopped sweating in the heat and feel confused
  my throat is swelling after that protein bar
  hives all over and trouble breathing
  can't catch my breath, it's been 20 minutes
  coughing up blood after my run
  hit my head on the bar and threw up
  I'm 30 weeks pregnant and leaking fluid
  calf swollen and painful and now short of breath
  I want to kill myself
  i dont want to live anymore
  everyone would be better off without me
  been wanting to kill myself lately, the gym is the only thing keeping me going
  I've been cutting myself
  took a whole bottle of pills
  should I call an ambulance?
`;

test("[E] an emergency in the writer's own words halts", () => {
  expect(missed("halt", EMERGENCIES)).toEqual([]);
});

test("[E] an emergency inside a log or a set note halts", () => {
  expect(
    missed(
      "halt",
      `3x8 bench 80kg, still some chest tightness and left arm went numb
       squats 5x5 100kg. got chest pains on the last set, had to sit down
       Deadlift 1x5 140kg - felt something pop in my back, legs are weak and numb
       RPE 9, top set 140x3, saw black and woke up on the platform
       log bench 3x8 80kg and also my left arm went numb and jaw aches
       did 5k in 28:30. chest pain at km 3`,
    ),
  ).toEqual([]);
});

test("[E] misspelt emergencies halt", () => {
  expect(
    missed(
      "halt",
      `i have ches pain
       chset pian on bench
       cant breeth properly and my chest is tight
       chest tightnes and short of breath
       blackd out on the leg press
       unconcious after squat
       sucidal thoughts again
       my troat is swelling
       had a siezure`,
    ),
  ).toEqual([]);
});

test("[E] somebody else's emergency halts with words for them", () => {
  const messages = `my training partner collapsed
    guy next to me is having a seizure
    someone passed out at my gym what do i do
    my dad just had a heart attack at the gym
    he isn't breathing
    my friend says she wants to kill herself
    mon ami s'est effondré
    mi amigo se desmayó y no respira`;

  expect(missed("halt", messages)).toEqual([]);
  expect(screened("my training partner collapsed", { country: "DE" }).text).toMatch(
    /call 112 for them now.*compressions/,
  );
});

test("[E] emergencies are heard in German, French, Spanish, Italian and Portuguese", () => {
  expect(
    missed(
      "halt",
      `Ich habe Brustschmerzen und mein linker Arm ist taub
       ich bin beim Training ohnmächtig geworden
       plötzlich starke Kopfschmerzen beim Kreuzheben
       ich will nicht mehr leben
       j'ai mal à la poitrine et du mal à respirer
       je me suis évanoui pendant les squats
       envie de mourir
       me duele el pecho y no puedo respirar
       me desmayé en el gimnasio
       no quiero seguir viviendo
       ho un dolore al petto e mi manca il respiro
       mi sono rotto la caviglia
       non ho più voglia di vivere
       estou com dor no peito e falta de ar
       desmaiei no treino
       não quero mais viver
       me he roto la muñeca, no puedo moverla
       perdí la sensibilidad entre las piernas después del peso muerto
       ich kriege seit heute Morgen schlecht Luft, auch im Sitzen
       enceinte de 6 mois, j'ai perdu du liquide à l'entraînement
       40 Grad, mir ist total schlecht und ich zittere nach dem Lauf
       ich mach heute Abend Schluss mit allem
       chest pressure, no sweating though`,
    ),
  ).toEqual([]);
});

test("benign look-alikes pass", () => {
  expect(
    missed(
      "pass",
      `this workout is killing me
  dos: rowing barre 3x10 50kg, tirage poitrine 3x12 45kg
  peito e costas 40 min, o ombro dói um pouco
  im blind in one eye, legs 40 min
       dead after leg day
       heart rate 150 on the bike
       I'm dying lol
       chest day
       pain cave today on the rower
       numb legs after hack squats lol
       chest is sore as expected after yesterdays flyes
       me duele el pecho, agujetas del press de banca
       first cycle ride of the year, 20 km
       my first cycle to work
       went blue in the face on that last rep
       saw stars when i stubbed my toe
       roids joke of my brother is getting old
       my boss is pregnant lol, more overtime less gym
       water broke through the roof
       dropped my 14 year old at swimming, then benched 3x8 60
       meine tochter ist 12 und turnt
       blacked out blinds in my home gym
       stroke rate on the erg was 28
       passed out on the couch at 9pm
       After that I went home and slept. After that I went home and slept.
       nearly passed out from boredom
       seeing stars from happiness
       head is spinning from all these programs, pick one
       hit my head coach's target
       smashed my head coach's record
       concussed by that leg workout lmao
       hips popped in the stretch, so satisfying
       collapsed my sets into one entry
       hands numb from holding the ice pack
       trenbolone is banned in my federation, good. openers?
       crushed chest day today
       3x10 chest press 40kg
       keep chest tight on bench
       heart was pounding after the sprints
       knocked out 3 sets of pull ups
       my knees collapse inward when I squat
       nearly had a heart attack when I saw the gym bill
       broke my deadlift record today!!
       band shoulder dislocates 3x10
       10 suicides at the end of practice
       suicide grip bench 3x5 60kg
       burpees make me want to die
       how do I deadlift without killing myself
       lifting gives me a reason to live
       can't feel my glutes in hip thrusts
       my grip gave out on the last deadlift
       couldn't breathe after those burpees lol
       cut myself shaving
       threw up after leg day lol
       my knee hurts a bit when I squat
       my back squat is stuck at 100
       bp 185x5
       I have hay fever
       hoy pecho y tríceps
       press de pecho con mancuernas
       Muskelkater in der Brust`,
    ),
  ).toEqual([]);
});

test("what is denied, long ago or only seen elsewhere does not alarm", () => {
  expect(
    missed(
      "pass",
      `no chest pain, 3x8 bench at 80
       I don't have any chest pain
       no chest pain or dizziness today, ran 5k
       chest pain: none
       pain free squats 3x5
       I'm not suicidal, I just hate cardio
       sem dor no peito hoje
       keine Schmerzen in der Brust, 5x5 Bankdrücken 80
       my dad had a heart attack last year
       I broke my leg in 2015, still a bit stiff
       i watched a video of a guy passing out on deadlifts`,
    ),
  ).toEqual([]);
  expect(
    missed(
      "halt",
      "not feeling well, chest pain\nno gym today, bad chest pains\nno dizziness but my chest hurts when I walk uphill",
    ),
  ).toEqual([]);
});

test("questions of knowledge are answered with fixed words and do not halt", () => {
  const answered = screened("what should I do if someone has chest pain", { country: "GB" });

  expect(answered).toMatchObject({ verdict: "answer", class: "E", text: expect.stringContaining("999 or 112") });
  expect(
    missed(
      "answer",
      "what are the symptoms of a heart attack?\nhow do I recognize a stroke?\nif I feel chest pain during a workout should I stop?",
    ),
  ).toEqual([]);
  expect(missed("note", "what are the signs of rhabdo?\nhow can I prevent rhabdo")).toEqual([]);
  expect(
    missed("halt", "what are signs of a heart attack? my chest hurts right now\nwhy do I pass out after heavy squats?"),
  ).toEqual([]);
});

test("[S] signs to stop for are a caution", () => {
  expect(
    missed(
      "caution",
      `I get dizzy every time I deadlift
       almost passed out after squats
       my heart keeps skipping beats
       one calf is swollen and painful
       felt a pop in my hamstring
       my fingers have been numb since yesterday
       my pee is dark brown after that workout
       my blood pressure was 185/115 this morning
       fell on my wrist and it's swollen and painful
       can't put weight on my ankle
       had hernia surgery 2 weeks ago, when can I squat?
       got a concussion on Saturday
       I have a fever, can I train?
       short of breath walking up stairs lately`,
    ),
  ).toEqual([]);
});

test("pregnancy is an emergency only with a sign to stop for", () => {
  for (const text of ["I'm pregnant", "i'm pregnant, is that fine?", "schwanger 20 woche darf ich noch bankdrücken"]) {
    expect(screened(text)).toMatchObject({ class: "M", text: expect.stringMatching(/doctor or midwife/) });
    expect(screened(text).text).not.toMatch(/112|setting everything else aside/);
  }
  expect(screened("im 31 weeks and started bleeding after the swings").verdict).toBe("halt");
  const alarm = screened("I'm pregnant and bleeding", { country: "DE" });
  expect(alarm).toMatchObject({ verdict: "halt", text: expect.stringMatching(/call 112.*maternity unit/) });
});

test("repetitions are no age", () => {
  expect(
    missed(
      "pass",
      `squat 3x5 100kg, last set only 6
       only 4
       bench 80kg, only 12, so tired
       j'ai fait 11, 12, 8
       tengo 8 y 10 reps`,
    ),
  ).toEqual([]);
  const children = [
    "I'm 12",
    "only 12 years old",
    "12yo",
    "my 11 year old wants to squat",
    "tengo 12 años",
    "j'ai 12 ans",
  ];
  expect(children.map((text) => screened(text).rule)).toEqual(children.map(() => "minor.child"));
});

test("signs said in other words are heard, and their look-alikes are not", () => {
  const answers = `bmi 17.5, want to lower it for abs
    I don't let myself eat on days I skip the gym
    900 kcal meal plan please
    which ester of test and how many pins
    8 kg to lose in 5 days
    water pills before weighing in`;
  expect(missed("answer", answers)).toEqual([]);
  expect(
    missed(
      "halt",
      `the left half of my mouth won't move
       me he caído y el hombro se ha salido de su sitio
       took too much clen and my heart is racing`,
    ),
  ).toEqual([]);
  expect(
    missed(
      "pass",
      `I don't eat before I run
       I can't eat after I train, no appetite
       I skip breakfast on rest days
       sono uscita dal posto di lavoro alle 6
       300 calorie meal ideas
       got 10 kg to lose in a year
       best gear for a powerlifting meet`,
    ),
  ).toEqual([]);
});

test("no text makes the screener throw, and its work grows with the length only", () => {
  const words = fc.array(
    fc.constantFrom(
      "chest",
      "pain",
      "no",
      "not",
      "if",
      "i",
      "passed out",
      "constructor",
      "__proto__",
      "lose 10 kg in",
      "'s",
      "😂",
      "?",
      ",",
      "my",
      "numb",
      "she",
    ),
    { maxLength: 60 },
  );
  const states = fc.constantFrom<ScreeningContext["safety"]>("clear", "cautioned", "halted");
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string({ unit: "binary", maxLength: 200 }),
        words.map((it) => it.join(" ")),
      ),
      states,
      (text, safety) => {
        const { verdict, text: said, question } = screened(text, { safety });
        expect(said !== null || question !== null || verdict === "pass").toBe(true);
      },
    ),
    { numRuns: 200 },
  );

  for (const piece of ["chest pain ", "a", "if my chest hurts and ", "no "])
    expect([piece, growthOf((text) => screened(text), piece) < 4]).toEqual([piece, true]);
});
