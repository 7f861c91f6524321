import { expect, test } from "vitest";
import { weakFinding } from "../../src/language/safety/screen.ts";
import { missed } from "./screened.ts";

/** The messages on which no rule of this kind speaks, without the classifier behind the rules. */
const without = (kind: string, text: string) =>
  text
    .trim()
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => !(weakFinding(line).rule ?? "").startsWith(kind));

test("[E] a part of the body, what is wrong with it and how it began are an emergency in any words", () => {
  expect(
    without(
      "emergency.",
      `like a fridge is leaning on my chest since the second sprint
      my jaw and both arms get heavy when I climb stairs and it goes once I sit
      un étau autour de la poitrine dès que je monte la côte
      mi si è spenta la luce allo squat e mi sono ritrovato sul pavimento
      somebody was slapping my cheeks and I was under the rack
      my fingers stopped doing what I tell them ten minutes ago and I cannot read my log
      dived into the shallow end, now my hands feel like gloves
      I can't feel the paper when I wipe since the squat rack slipped
      my elbow has the shape of a question mark after the fall
      mir ist die Schulter rausgesprungen und geht nicht mehr rein
      glass cut in my calf, it squirts with every heartbeat
      my lips are like sausages after that almond bar and my voice is going
      third go on my inhaler and I'm still whistling
      marathon, 31 degrees, he calls me by another name and his skin is dry and hot
      31 weeks and no kicks since last night
      my toddler got into my pre workout
      j'ai mal au bras gauche et le coeur qui s'emballe
      mein Trainingspartner liegt am Boden und zuckt`,
    ),
  ).toEqual([]);
});

test("[E] words that do not come, a hand that does not obey and coming to among people, in six languages; what is only alike is none", () => {
  expect(
    missed(
      "halt",
      `i say one word and another one comes out
       my words wont line up
       mi si è inceppata la parola
       mi escono le parole sbagliate
       metà bocca non si alza
       la mano destra non mi obbedisce
       no encuentro las palabras desde esta mañana
       digo una palabra por otra
       la mano derecha no me hace caso
       je trouve plus mes mots
       la moitié de mon visage s'affaisse
       ma main droite ne répond plus
       ich finde die worte nicht mehr
       krieg keinen geraden satz mehr raus
       meine linke hand macht nicht mehr was ich will
       as palavras não saem
       perdi a fala por uns minutos
       to trocando as palavras
       next thing i know people are standing over me
       everyone was crouched over me all of a sudden
       came to and the whole class was leaning over me
       woke up surrounded by people at the rack
       als ich die augen aufmachte standen alle um mich herum
       me desperté y había gente encima de mí
       quand j'ai ouvert les yeux il y avait du monde autour
       mi sono svegliata circondata da persone
       quando abri os olhos tinha gente em volta`,
    ),
  ).toEqual([]);
  expect(
    missed(
      "pass",
      `non ho parole per questo allenamento
       no tengo palabras, qué entreno
       sem palavras pro treino de hoje
       non trovo le parole per ringraziarti
       no encuentro la palabra en inglés para peso muerto
       je trouve plus mes gants
       perdi a fala de tanto gritar no jogo
       mi si è bloccata l'app
       ich verwechsle immer bizeps und trizeps
       my trainer was standing over me counting reps
       people were standing around the platform cheering
       mi sono svegliato presto con la gente in casa
       me desperté con ganas de entrenar
       acordei com todo mundo dormindo e treinei
       opened my eyes at 5 and trained
       the app does not respond when i tap my hand`,
    ),
  ).toEqual([]);
});

test("[E] an unborn that is felt less, and waters that may have broken, in six languages", () => {
  expect(
    without(
      "emergency.pregnancy",
      `the little one has barely kicked since this morning, I'm 33 weeks
      enceinte de 8 mois, je ne sens presque plus bébé bouger
      Bin in der 35. Woche und das Kind bewegt sich heute kaum
      incinta al settimo mese, oggi il bimbo si muove pochissimo
      embarazada de 30 semanas y casi no noto al bebé
      grávida, o bebê quase não mexe desde ontem
      ich bin nicht sicher, ob das Fruchtwasser war
      grávida de 38 semanas, não sei se a bolsa rompeu`,
    ),
  ).toEqual([]);
});

test("what is called by a dark name, told of at work or felt of what was just named", () => {
  const verdicts = (text: string) => text.split("\n").map((line) => weakFinding(line.trim()).rule);
  expect(
    verdicts(`cranking suicidal tendencies for the top single
    nurse here, long shift, we had two cardiac arrests and a stroke, what can I do in 20 min
    come faccio a non aver paura dello stacco
    black toenail after saturday's 30k, still run?`).filter((rule) => rule && !rule.startsWith("sensed.")),
  ).toEqual([]);
  expect(
    verdicts(`my forearms are rock hard after 300 pull-ups, they won't straighten and my pee is like cola
    nurse on nights, my chest is crushing and my left arm is numb`).map((rule) => rule?.split(".")[0]),
  ).toEqual(["stop", "emergency"]);
});

test("[S] a sign to stop for is made of the same parts", () => {
  expect(
    without(
      "stop.",
      `can't go up on tiptoe since something whacked me in the heel
      only the left calf, shiny and warm since the flight
      meine Pisse sieht aus wie Schwarztee seit dem Zirkel
      my heart gallops out of nothing on the sofa, third evening
      since the header I'm foggy and screens hurt
      electric jolts into my hand whenever I tip my head back
      a bulge in my belly pops out when I strain
      my bicep bunched up like a ball since the catch`,
    ),
  ).toEqual([]);
});

test("[H] means that are kept, a brink that draws, a future without oneself and a dark word that means no sport", () => {
  expect(
    without(
      "emergency.",
      `there are tablets lined up in the drawer and I keep looking at them
      I picture stepping in front of the train on the way home
      don't plan january, I won't be there to see it
      I can't do this any more, and I don't mean the programme
      the kids would be calmer if I was gone
      ich denke oft an die Brücke, nur ein Schritt
      carved a line into my thigh for every missed session, nobody sees
      planning to jump, the bridge on my run
      the plan is the viaduct, tonight
      jumping, thats the plan, tall building by the office
      my plan: rope, garage, sunday
      one jump and it's over
      ein sprung und alles ist vorbei
      un salto y se acabó todo
      un saut et c'est fini
      il ponte, saltare, è il mio piano
      a ponte, pular, é isso que eu quero`,
    ),
  ).toEqual([]);
});

test("[N] [P] [W] [X] food that is paid for, doping by nickname, drying out and medicines left off", () => {
  const found: Record<string, string> = {
    "eating.": `two biscuits, so how many km until they're gone
      I only get to eat once I've burned 500
      only cucumber and broth since sunday and I feel light
      fingers down my throat after every dinner
      I weigh myself after every drink, fat or not`,
    "drugs.": `is eq at 300 a week enough for my first blast
      who has a reliable source for var`,
    "weight_cut.": `judo on saturday, 2 kg over, hoodie and no water from tonight
      heater on, wetsuit on, ice chips only, 900 g to go`,
    "medical.": `is it the meniscus or the ligament, it clicks inside
      sertraline makes me slow, can I just leave it off for the comp`,
  };
  for (const [kind, messages] of Object.entries(found)) expect(without(kind, messages)).toEqual([]);
});

test("one part of a frame alone, or one of a thing, is a day like others", () => {
  const harmless = `my chest strap slips when I sprint, any better one?
    the lamp in my garage gym went out mid set
    legs like jelly after the stairs, brilliant class
    bent the bar like a banana, 220 up
    nobody would miss the leg extension machine
    goodbye old gym, last session there, new one monday
    earned my sunday roast with a 20k
    bought a rope and some rings for the garage
    my resting heart rate is down to 52
    the new shoes have a gap at the heel
    44 kg dumbbells next, want to press them
    sauna on sunday, hoodie weather again
    blast that last set, then cruise home
    tren was late, the one on rails, so no warm up
    my late father was diabetic and I am not, upper lower split please
    fainted exactly once, giving blood in uni, never again
    which head of the triceps crosses the shoulder
    sauter à la corde, pont fessier
    saltar a la comba, puente de glúteos
    pular corda, ponte, prancha
    jump squats, bridge, plank, thats the plan
    one more jump and the session is over
    planning to jump higher, 3x5 box jumps
    the plan is the bridge loop, 8 km
    ditch the pushdowns in my plan, rope curls instead
    thinking about the rope climb`;

  expect(harmless.split("\n").filter((line) => !weakFinding(line.trim()).isWeak)).toEqual([]);
});

test("training that is called deadly is no word on one's own death; what somebody thinks, wants or plans is", () => {
  expect(
    missed(
      "pass",
      `leg day = suicide lol
       bench 80kg 3x8, gonna be dead tomorrow
       i'm going to be dead tomorrow after that leg session
       these lunges are suicidal
       this split is suicide lol
       the program you gave me is pure suicide haha
       that pace was suicide 😂
       doing murph in this heat is suicide
       6 days of legs is suicide
       beintag ist selbstmord
       ces squats c'est du suicide mdr
       esse treino foi um suicídio kkk
       las sentadillas de hoy fueron un suicidio jaja`,
    ),
  ).toEqual([]);
  expect(
    missed(
      "halt",
      `after training all i think of is suicide
       squats 5x5 100kg. going to be dead tomorrow, goodbye everyone
       i'm going to be dead by tonight
       without training it would be suicide
       i think about suicide after leg day
       leg day makes me suicidal
       suicide is the answer, not leg day
       my plan is suicide
       leg day is suicide and i mean it, i want out
       ich denke an selbstmord nach dem training`,
    ),
  ).toEqual([]);
});
