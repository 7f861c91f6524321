import { expect, test } from "vitest";
import { missed, screened } from "./screened.ts";

test("where one lives, who keeps one at home, a height and a laugh are no danger", () => {
  expect(
    missed(
      "pass",
      `sick of living out of boxes since the move
       my mum needs care around the clock so i cant leave the house
       im 5ft9 and a front squat feels awkward
       he keeps choking me out at bjj
       dropped a dumbbell on my shin, hurts but its fine, 3x8 rows at 40`,
    ),
  ).toEqual([]);
  expect(missed("note", "quero morrer com esse treino kkk\nvoglio morire dopo gli squat ahah")).toEqual([]);
  expect(
    missed("halt", "tired of living in pain every day\nquero morrer kkk ninguém vai sentir falta, acabou a vida"),
  ).toEqual([]);
});

test("a limb that was lain, sat or leaned on and has woken is no emergency; what a pressed nerve does not do still is one", () => {
  const slept = "woke up with a numb arm but its gone, slept on it";
  expect(screened(slept)).toMatchObject({ verdict: "note", rule: "stop.limb_asleep" });
  expect(screened(slept, { tellsSets: false }).verdict).toBe("answer");
  expect(
    missed(
      "pass",
      `erged a 10k, 43:12, bum numb
       arm was dead when i woke up, lay on it funny, fine now
       pins n needles in my hand from leaning on the handlebars, gone as soon as i stopped
       sat too long at my desk, bum's gone numb, fine once i walked about
       hands went numb gripping the rower handle but came back after a min
       leg fell asleep sat on the loo lol its fine now`,
    ),
  ).toEqual([]);
  expect(
    missed(
      "halt",
      `woke up with a numb arm and my face feels droopy one side
       right arm numb, slept on it but my mouth wont work right
       arm went numb and now im talking funny
       woke up with whole left side numb, gone now
       numb hand and chest feels tight
       pins and needles where you sit on a saddle plus i wet myself a bit on the walk home
       bum and inner thighs numb after squats and my back is killing`,
    ),
  ).toEqual([]);
  expect(
    missed(
      "caution",
      `slept on my arm i think but its been numb for 3 days now
       leg fell asleep 2 hours ago and i still cant move it
       hand went dead on the bike and its still weak, dropping my cup`,
    ),
  ).toEqual([]);
});

test("what was little and is over gets calm words, the whole answer where nothing is asked or logged; never of chest, sight or pregnancy", () => {
  const belly = "i felt a little tightening in my belly at the end but it went away";
  expect(screened(belly)).toMatchObject({ verdict: "note", rule: "stop.passed" });
  expect(screened(belly, { tellsSets: false }).verdict).toBe("answer");
  expect(screened(belly, { tellsSets: true }).verdict).toBe("note");
  expect(
    missed(
      "halt",
      `little tightness in my chest at the end but it went away
       vision went for a minute then came back, all good now
       passed out for a few seconds, fine now
       bit of bleeding and im 20 weeks, it stopped
       im pregnant and had some tightening in my belly every 5 mins`,
    ),
  ).toEqual([]);
});

test("an operation that is seasons back is no stop; one that is weeks back or not healed is", () => {
  expect(
    missed(
      "pass",
      `morning! bit stiff today, i'm 68 and had a hip replacement last spring
       had my hip replaced 8 months ago, all good
       acl recon 9 months ago, surgeon says train as normal
       hernia op 14 months ago, all fine since`,
    ),
  ).toEqual([]);
  expect(
    missed(
      "caution",
      `had my hip replaced last week
       knee replacement last winter and the scar is swollen today
       hernia surgery 3 weeks ago can i deadlift
       knee op 10 days ago and its red and hot`,
    ),
  ).toEqual([]);
});

test("after a caution any plain word that it is over or seen lifts it, and no question, denial or figure does", () => {
  expect(
    missed(
      "clear",
      `it's gone now
       yeah that's gone
       wore off
       much better
       back to normal
       not dizzy anymore
       signed off by the physio
       got the ok from my doc
       surgeon's happy for me to lift`,
      { safety: "cautioned" },
    ),
  ).toEqual([]);
  expect(
    missed(
      "pass",
      `is it gone now?
       it's not gone
       it comes and goes
       it was gone but its back
       its gone up to 100
       it's gone from my log`,
      { safety: "cautioned" },
    ),
  ).toEqual([]);
});

test("what goes is the entry, what sits on a chest the bar, what goes out the lights: of things, and of nobody", () => {
  expect(
    missed(
      "pass",
      `lmao that was my mate being funny, off it comes
       doesn't deserve to be in the log, take it away
       oops posted that twice, one of em has to go
       technically a fail, practically 4 reps at 87.5, then it sat on my chest
       lights went out mid set, finished 100x8 by phone torch
       aqua fit again, 45 min, water freezing, gossip hot
       my brother couldn't budge it so I just did 140x3 in front of him
       a guy next to me dropped 100 on his toe
       could i jump with a rope in the garden in place of going for a run
       anaphylactic with sesame
       i may have overdone the calf raises: 5 x 25 with a rucksack of books
       im dead. 10x10 squats 60kg
       lol im dying, 5 rounds of burpees`,
    ),
  ).toEqual([]);
  expect(
    missed(
      "halt",
      `doesnt deserve to live, me i mean
       take me off the list, i wont be around
       last entry. thanks for everything
       something sat on my chest while walking up stairs
       feels like the bar is still sitting on my chest an hour later
       lights out mid clean. log it as 1 failed rep
       he stopped sweating and is talking nonsense, 35 degrees here
       my mate dropped mid set and isnt moving
       ate a peanut bar and my throat is closing
       im dying inside and i cant do this anymore`,
    ),
  ).toEqual([]);
});

test("a heart that races with delight after an effort passes; one that does so at rest or with more does not", () => {
  expect(
    missed(
      "pass",
      `heart is pounding out of my chest after that sprint, love it
       mein herz rast nach den sprints, geil
       coração a mil depois do tiro, adorei`,
    ),
  ).toEqual([]);
  expect(missed("halt", "heart is pounding out of my chest and i feel dizzy")).toEqual([]);
  expect(missed("caution", "heart is pounding out of my chest\nmein herz rast seit stunden im liegen")).toEqual([]);
});

test("a limb that was sat or knelt upon tingles without a question; one that does so by itself, for days or with more does not pass", () => {
  expect(
    missed(
      "pass",
      `pins and needles in my foot after sitting on it
       i get pins and needles when i sit on my foot
       pins and needles in my hand after leaning on it
       got pins n needles kneeling on the mat
       kribbeln im fuß vom sitzen im schneidersitz
       hormigueo en el pie por sentarme encima
       trail run through pine needles
       dry needling yesterday, sore calves`,
    ),
  ).toEqual([]);
  expect(
    missed(
      "caution",
      `pins and needles in my arm for two days
       pins and needles in my left arm while sitting at rest
       pins and needles down my leg after sitting, back pain too
       pins and needles in my foot even when i'm not sitting on it
       pins and needles in my fingers all week from leaning on my elbows`,
    ),
  ).toEqual([]);
});

test("fainting and heat are heard misspelt and in six languages; laughter, a print and a calf to build up are none of them", () => {
  expect(
    missed(
      "halt",
      `fanited on the treadmill
       I fainted from laughing, third time this month
       collapsed with stitches in my side while running
       fell over giggling then passed out
       fainetd while running
       past out during leg press
       i feinted after the last deadlift
       umgekipt nach den burpees
       bewustlos geworden beim bankdrücken
       je me suis évanuoi apres le squat
       me desmalle haciendo peso muerto
       sono svenutto dopo lo squat
       desmaei depois do agachamento
       it is 38c in here and i cant stop shivering
       couru sous 36 degrés, je tremble de froid et je ne transpire plus
       lief in der mittagshitze, jetzt schüttelfrost und kopfschmerzen
       ho corso col caldo, ho smesso di sudare e mi gira tutto
       temp was over 100 outside, did hill sprints, now my skin is hot and dry and my head is banging`,
    ),
  ).toEqual([]);
  expect(
    missed(
      "caution",
      `banged my head on the bar
       one calf is bigger and sore, how do i even it out
       my left calf is much bigger than the right, throbbing, can it grow
       one calf is bigger since the flight, how do i even it out`,
    ),
  ).toEqual([]);
  expect(
    missed(
      "pass",
      `went past out of the door at 7, 5k easy
       feinted left and landed the hook, great sparring
       heads banging after the run
       keeled over laughing at my mate's deadlift form
       my calf is bigger than the other one, how do i even it out
       compression socks left red lines on my calf
       his face went white when i told him my squat
       i was shivering cause i forgot my jacket, ran 5k in the rain
       garage is 38c today, squat 5x5 100
       quanto dura adesso?
       my dad had a heart attack last year so i want to get fit`,
    ),
  ).toEqual([]);
});

test("a joint that hurts beside a chest that is to be trained is no heart; a chest that hurts is one", () => {
  expect(screened("my wrists hurt so no push ups, chest").verdict).toBe("pass");
  expect(screened("my wrist hurts, chest and triceps please").verdict).toBe("pass");
  expect(screened("my elbow hurts and my chest hurts, chest").verdict).toBe("halt");
  expect(screened("my left arm hurts, chest tight").verdict).toBe("halt");
});

test("a head that swims once on standing up and a bruise of last week stop nothing; what goes on, hit the head or came of a hard fall does", () => {
  expect(screened("got a bit light headed standing up after squats, drank water and fine now").verdict).toBe("note");
  expect(
    missed(
      "pass",
      `I fell off my bike last week, bruised my thigh, can I train legs?
       came off the bike a few days ago and fell on the grass, bruised forearm, leg session please`,
    ),
  ).toEqual([]);
  expect(
    missed(
      "caution",
      `a bit dizzy every time i stand up, fine now
       fell off my horse last week, bruised my thigh, can I train legs?
       I fell off my bike last week, bruised my thigh, and it still hurts to walk
       I fell off my bike last week, bruised my thigh and hit my head, can I train?
       I fell yesterday, bruised my thigh`,
    ),
  ).toEqual([]);
});

test("a chest or a heart that a clinician found harmless holds nobody; what is there still, comes on effort or was not looked at does", () => {
  const passed = `
    had some chest tightness last month, doc did an ecg and says its muscular, cleared to lift. what should i do for chest today?
    my doctor already checked the chest tightness, it was reflux. can we plan legs
    palpitations all summer, had a holter and everything was normal, cardiologist says i can train
    Brustschmerzen im Sommer, EKG war unauffällig, Arzt sagt harmlos. Plan für heute?`;
  const halted = `
    had chest pains, doctor did an ecg and its fine but it still hurts
    doctor cleared my chest pain last week but today it hurts again
    is my chest pain serious? doctor said its nothing
    chest tightness when i run, doctor says its anxiety
    my chest hurts and the doctor hasn't checked it`;
  expect(missed("pass", passed)).toEqual([]);
  expect(missed("halt", halted)).toEqual([]);
});

test("a muscle that wants to die, workouts that are passed out, yellow urine and a wife who is pregnant are no danger to the writer", () => {
  expect(
    missed(
      "pass",
      `my legs want to die
       pass out the workouts for monday pls
       my pee is dark yellow, should i drink more
       physio says it's tendinitis, wants me to do eccentrics. how many sets?
       my wife is pregnant and i need short workouts at home
       my wife says "you're gonna have a heart attack" every leg day lol`,
    ),
  ).toEqual([]);
  expect(screened("my pee is dark yellow and my legs are swollen and weak").verdict).toBe("caution");
  expect(screened("my legs hurt and i want to die").verdict).toBe("halt");
});

test("what is wished to end is the plank or the cold where it is named; bare, it is asked after, and beside an unhappy life it halts", () => {
  expect(
    missed(
      "pass",
      `I want this plank to end lol
       that plank, I want it to end
       i want this cold to end so I can train
       I want it to end by 8 so 30 min
       never been happy in my whole life but the gym helps, 30 min legs`,
    ),
  ).toEqual([]);
  expect(missed("caution", "i just want it to be over\ni don't want to go on")).toEqual([]);
  expect(
    missed(
      "halt",
      "never been happy in my life, i want it to end, 30 min workout\nI hate my life, i just want it to stop",
    ),
  ).toEqual([]);
});

test("what sets were is no age of somebody; what we are is", () => {
  expect(missed("pass", "last squat set was 8, first two were 10\nall my sets were 10-12")).toEqual([]);
  expect(screened("were 15, can we take creatine")).toMatchObject({ class: "Y" });
});

test("a clause that says no more than that it is over ends a caution, in six languages; what comes back or stays does not", () => {
  const cautioned = { safety: "cautioned" } as const;
  const over = `geht wieder
    fever is gone
    no fever since yesterday
    had juice, ok now
    schwindel ist weg
    la fiebre ya se fue
    c'est passé
    plus de fièvre depuis hier
    mi è passato tutto
    a tontura passou, tô bem`;
  expect(missed("clear", over, cautioned)).toEqual([]);
  const going = `geht schon wieder los
    fever is not gone
    still dizzy but better now
    the fever is back
    is the fever gone if i sweat?`;
  expect(missed("clear", going, cautioned)).toHaveLength(5);
});

test("an operation that a clinician has cleared, in whatever sentence, holds nothing back; one that is not yet cleared does", () => {
  expect(
    missed(
      "note",
      `i had a c-section 9 weeks ago. doc cleared me last week. give me a 30 min workout
       hernia op vor 5 wochen, arzt hat grünes licht gegeben. 30 minuten bitte
       meniscus op 4 weeks ago, physio says i can lift again. upper body 30 min`,
    ),
  ).toEqual([]);
  expect(
    missed(
      "caution",
      `c-section 9 weeks ago. doc hasn't cleared me yet. give me a workout
       c-section 9 weeks ago. wound is oozing. doc cleared me last week
       meniscus op 4 weeks ago, waiting for the surgeon to clear me
       got my appendix out 10 days ago, surgeon happy with the scar but no lifting for 6 weeks`,
    ),
  ).toEqual([]);
});

test("a low that was treated and is over is told as such", () => {
  expect(screened("sugar was 3.1, had juice, ok now. give me a 20 min session").verdict).toBe("note");
  expect(missed("caution", "sugar 3.1, had juice, still shaky\nsugar was 3.1, ok now")).toEqual([]);
});

test("what is eaten without knowing it does not deny what comes of it", () => {
  expect(
    missed("halt", "comí una barrita con nueces sin saberlo y se me está hinchando la lengua, me cuesta tragar"),
  ).toEqual([]);
});
