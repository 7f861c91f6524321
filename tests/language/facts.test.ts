import fc from "fast-check";
import { expect, test } from "vitest";
import { readFactQuestion } from "../../src/language/person/facts/readFactQuestion.ts";
import { readFacts } from "../../src/language/person/facts/readFacts.ts";
import { readForgetting } from "../../src/language/person/facts/readForgetting.ts";
import { readOwnQuestion } from "../../src/language/person/facts/readOwnQuestion.ts";
import { FactStatement } from "../../src/protocol/facts.ts";

const DAY = "2026-11-21";
/** "body_weight 80 kg; end equipment treadmill" */
const short = (text: string) =>
  readFacts(text, { day: DAY })
    .map(({ op, type, value }) => `${op === "end" ? "end " : ""}${type} ${value}`)
    .join("; ");

const STATED: [text: string, facts: string][] = [
  ["I weigh 80 kg", "body_weight 80 kg"],
  ["12 stone 4", ""],
  ["i want to stop eating until my abs show", ""],
  ["i want to stop eating sugar", "goal stop eating sugar"],
  ["teacher, 34, I work nights", "age 34; occupation teacher (nights)"],
  ["I got 4 pull ups today, goal is 10", "end goal goal; goal 10 pull ups"],
  ["I weigh 180lbs and benched 225 for 5", "body_weight 180 lb"],
  ["i did deadlifts 3x5, i think 120kg", ""],
  ["not sure, i think 82 kg", "body_weight 82 kg"],
  ["bench | 3 | 8 | 80kg", ""],
  ["bench 3x8 with my weight at 80kg", ""],
  ["I hate running, chest workout please", "preference_dislike running"],
  ["Ich hasse Laufen, Beine bitte", "preference_dislike Laufen"],
  ["I live in pain lol, legs 30 min", ""],
  ["my heart keeps skipping beats and racing when i lift even at rest", ""],
  ["3 sets of planks, 1 minute each", ""],
  ["3 sessions a week, 45 minutes each", "availability 3 sessions a week; availability 45 minutes each"],
  ["I'm 60 years old, never lifted, 30 min workout", "age 60; experience_level beginner"],
  ["my hands hurt from calluses", ""],
  ["i'm 12 stone 4", "body_weight 12 st 4 lb"],
  ["down to 170 lbs this morning", "body_weight 170 lb"],
  ["im 5'11 and 34", "height 5 ft 11 in (180 cm); age 34"],
  ["5 foot 11 tall", "height 5 ft 11 in (180 cm)"],
  ["mido 1,80 m", "height 180 cm"],
  ["34 yo, 82kg, 180cm, nurse", "occupation nurse; age 34; height 180 cm; body_weight 82 kg"],
  ["my birthday is April 12th 1988", "birthdate 12 April 1988"],
  ["you can call me Nadia", "name Nadia"],
  ["I just moved from Bristol to Vienna", "location Vienna"],
  ["I work nights as a paramedic", "occupation paramedic (nights)"],
  ["I have a torn meniscus in my left knee", "injury left knee: torn meniscus (severe)"],
  ["my right shoulder is completely healed now", "end injury shoulder"],
  ["I have asthma and I'm allergic to nuts and shellfish", "health_condition asthma; allergy nuts; allergy shellfish"],
  ["I take beta blockers", "medication beta blockers"],
  ["100 kg bench by christmas", "goal 100 kg bench by christmas"],
  ["first pull up before summer", "goal first pull up before summer"],
  ["10 trazioni entro giugno", "goal 10 trazioni entro giugno"],
  ["squat 100 kg by the rack", ""],
  ["benched 100 kg before christmas", ""],
  ["run 5 km before work", ""],
  ["mit 52 erhole ich mich langsamer", "age 52"],
  ["mit 50 mache ich bankdrücken", ""],
  ["got a pacemaker 2 yrs ago", "health_condition pacemaker"],
  ["got a leaky mitral valve, doc is happy", "health_condition leaky mitral valve"],
  ["diagnosed with POTS last year", "health_condition POTS"],
  ["haemophiliac here", "health_condition haemophiliac"],
  ["sclerosi multipla dal 2015", "health_condition sclerosi multipla"],
  ["uso marca-passo", "health_condition marca-passo"],
  ["diagnosed with type 2 in spring, metformin since", "health_condition type 2 diabetes; medication metformin"],
  ["22 weeks along, all going fine", "health_condition pregnant (22 weeks)"],
  ["my kitchen has pots and pans", ""],
  ["my friend got a pacemaker 2 years ago", ""],
  ["worried about getting diabetes", ""],
  ["running a 10k for breast cancer research", ""],
  ["i thought i had asthma, i was just unfit", ""],
  ["no longer vegan", "end diet vegan"],
  ["I was vegetarian for ten years, not any more", "end diet vegetarian"],
  ["I don't eat pork", "diet no pork"],
  ["Ich vertrage keine Laktose und gegen Haselnüsse bin ich allergisch", "allergy lactose; allergy Haselnüsse"],
  ["sono allergica al nichel e intollerante al lattosio", "allergy nichel; allergy lattosio"],
  [
    "can only train monday and thursday evenings, the kids are with me the rest of the week",
    "availability monday and thursday evenings only",
  ],
  ["my wife has asthma and can only train on weekends", ""],
  ["I can train every day except sunday now", "availability every day except sunday"],
  ["any day but friday works for me", "availability any day but friday"],
  ["free all week apart from tuesday", "availability all week apart from tuesday"],
  ["I only have weekends", "availability weekends only"],
  ["never longer than 40 minutes", "availability 40 minutes at most"],
  ["länger als 35 minuten hab ich eigentlich nie", "availability 35 minuten at most"],
  ["jamais plus de 40 minutes", "availability 40 minutes at most"],
  ["nunca más de 40 minutos", "availability 40 minutos at most"],
  ["mehr als 2x 40 min geht nicht", "availability 2x 40 min at most"],
  ["never rest longer than 2 minutes", ""],
  ["i never sleep longer than 5 hours", ""],
  ["that session was no longer than 40 minutes", ""],
  ["i get maybe 3 x 30 min a week", "availability 3 x 30 min a week"],
  ["i get 3 x 10 reps", ""],
  ["training only works between 3 and 5 pm", "availability between 3 and 5 pm"],
  ["my only window is 5.30am", "availability 5.30am"],
  ["je peux m'entraîner de 18h à 20h", "availability de 18h à 20h"],
  ["ich kann nur zwischen 17 und 19 uhr trainieren", "availability zwischen 17 und 19 uhr"],
  ["posso allenarmi dalle 18 alle 20", "availability dalle 18 alle 20"],
  ["i work from 9 to 5", ""],
  ["my gym is open from 6 to 10pm", ""],
  ["assis 10 h par jour", ""],
  ["haltères à la maison", "equipment haltères"],
  ["hanteln und eine klimmzugstange im keller", "equipment hanteln; equipment klimmzugstange"],
  ["dos mancuernas y una barra en casa", "equipment dos mancuernas; equipment barra"],
  ["mancuernas en casa hoy", ""],
  ["kettlebell workout zuhause", ""],
  ["h, 34", "age 34"],
  ["38 degrees, should i run", ""],
  ["i meant 80kg", ""],
  ["lunedì, h 18", "availability lunedì"],
  ["thursday", ""],
  ["cancel friday's session and move wednesdays to thursday", ""],
  ["im in a hotel in Madrid till friday with nothing but a resistance band", "equipment resistance band"],
  ["staying at my parents until sunday, just a pair of 5kg dumbbells there", "equipment 2 5kg dumbbells"],
  ["my gym closed so im down to a kettlebell at home", "equipment kettlebell"],
  ["I've got a torn labrum in my hip", "injury hip: labrum tear (moderate)"],
  ["my garage has a rack, a bar and a bench", "equipment rack; equipment bar; equipment bench"],
  ["sold my treadmill", "end equipment treadmill"],
  ["sold the bench today, needed space for the cot", "end equipment bench"],
  ["no injuries, dumbbells at home", "end injury injuries; equipment dumbbells"],
  ["bench press only, no bar no dumbbells", "end equipment bar"],
  ["je n'ai plus mal au dos", "end injury lower back"],
  ["my new shoes are a pain in the neck to lace", ""],
  ["my puppy is on steroids from the vet", ""],
  ["i'm pregnant with ideas for the garage gym", ""],
  ["my numbers are 150 over 90, says the nurse", ""],
  ["my gran turns 90 in june", ""],
  ["please don't call me William, Will is fine", "name Will"],
  ["stood on the scales today: 82.4 kilos", "body_weight 82.4 kg"],
  ["keep lunges out of everything please", "preference_dislike lunges"],
  ["my husband hates squats, i love them", "preference_like squats"],
  ["non posso fare affondi per il menisco destro", "injury right knee (moderate)"],
  ["no me duele la espalda", ""],
  ["mein Knie tut nicht mehr weh", "end injury knee"],
  ["neither of my knees hurts", "end injury knee"],
  ["vendi tudo, agora só treino na academia", "end equipment equipment; equipment full gym"],
  ["read an article about runners knee, sounds horrible", ""],
  ["knees fine, left shoulder not so much", "injury left shoulder (moderate)"],
  ["to com uma dor chata no ombro esquerdo", "injury left shoulder (moderate)"],
  ["I've gone off kettlebells", "preference_dislike kettlebells"],
  ["hate treadmills, rowing is ok", "preference_dislike treadmills"],
  ["1,72 m, 64 Kilo", "height 172 cm; body_weight 64 kg"],
  ["originally from Lagos, been in Rotterdam since 2019", "location Rotterdam"],
  ["note to self: locker 24 sticks", "note locker 24 sticks"],
  ["dont mind squats, it's lunges i can't stand", "preference_dislike lunges"],
  ["lat pulldowns do my head in, rows i love", "preference_dislike lat pulldowns; preference_like rows"],
  ["what i'd really love is to play football with my grandson", "goal play football with my grandson"],
  ["hoping to fit back in my wedding suit by june", "goal fit back in my wedding suit by june"],
  ["the only days that work are fri and sun", "availability fri and sun"],
  ["my shoulder pops in and out", "injury shoulder (moderate)"],
  ["landscape gardener here, 33, tired a lot", "occupation landscape gardener; age 33"],
  ["need a plan that only uses a barbell since that's what i have", "equipment barbell"],
  ["my husband weighs 95 kg, me 61", "body_weight 61 kg"],
  ["i'd like to see how it goes", ""],
  ["i want to move leg day to friday", ""],
  ["teacher at the yoga studio is great", ""],
  ["my gym is shut on mondays", ""],
  ["do you know my weight? it's 67", "body_weight 67"],
  ["pounds, not kilos", ""],
  ["in the game my character is 30 and weighs 140 kg", ""],
  ["I always tell my clients I'm 50", ""],
  ["stroke rate 28 on the rower", ""],
  ["shot my shoulder photo yesterday", ""],
  ["kettlebells 12 and 16 at home", "equipment kettlebells 12/16"],
  ["ich hasse burpees, mag aber rudern", "preference_dislike burpees; preference_like rudern"],
  ["voglio scendere a 78", "goal scendere a 78"],
  ["lavoro in banca", "occupation lavoro in banca"],
  ["nehme L-Thyroxin wegen Hashimoto", "health_condition Hashimoto; medication L-Thyroxin"],
  ["sono alto un metro e settantotto", "height 178 cm"],
  ["I can't do overhead stuff because of my neck", "injury neck (moderate)"],
  ["once I'm 40 should I deload more?", ""],
  ["I can train mondays and thursdays after work", "availability mondays and thursdays after work"],
  ["45 minute sessions, 4 times a week", "availability 4 times a week; availability 45 minute sessions"],
  ["complete beginner here", "experience_level beginner"],
  ["been lifting for 5 years", "experience_level training for 5 years"],
  ["kilos please not pounds", "units kg"],
  ["my bench press max is 100 kg", "personal_record bench press: 100 kg"],
  ["I want to run a half marathon in autumn", "goal run a half marathon in autumn"],
  ["I love front squats but hate burpees", "preference_like front squats; preference_dislike burpees"],
  ["my knee hurts when I go deep so no lunges", "injury knee (moderate); preference_dislike lunges"],
  ["mal au genou donc pas de fentes", "injury knee (moderate); preference_dislike fentes"],
  ["my knee hurts so no lunges today", "injury knee (moderate)"],
  ["bad knee, no lunges, 30 min legs", "injury knee (moderate)"],
  ["nothing that loads my spine", ""],
  ["trained back: pulldown 55 3x10, one arm db row 22s 3x10 ea", ""],
  ["only the bench press counts, only log the bench", ""],
  ["please note that i ran 5k in 25 min", ""],
  ["tengo 52 años, ¿puedo levantar pesas?", "age 52"],
  ["i have 15 minutes while the baby naps", "availability 15 minutes while the baby naps"],
  ["no exercises that strain my wrists, 30 min", ""],
  ["nothing that loads my bad knee", "injury knee (moderate)"],
  ["longer rests", ""],
  ["no kettlebell swings, hate them", "preference_dislike kettlebell swings"],
  ["bouldering comp on 3 june", "event bouldering comp on 3 june (2027-06-03)"],
  ["remember that my mat stays in the office", "note my mat stays in the office"],
  ["my knee injury is back", "injury knee (moderate)"],
  ["my injury is my back", "injury lower back (moderate)"],
  ["my old injury is back", ""],
];

test("the day over the sets of a diary is no day on which one can train", () => {
  expect(short("Lunes 16\nPress banca 4x10 50kg\nFondos 3x8")).toBe("");
  expect(short("Mon 16\nbench 3x8 80\n\nI train mon and thu")).toContain("availability");
});

test("statements of every kind are read, several at once too", () => {
  expect(STATED.map(([text]) => [text, short(text)])).toEqual(STATED);
});

/** As people introduce themselves, without verbs. */
const INTRODUCED: [text: string, facts: string][] = [
  [
    "Priya. 26. Toronto. Software dev. Kettlebells.",
    "occupation Software dev; name Priya; age 26; location Toronto; equipment Kettlebells",
  ],
  ["jo, 28 / manchester / plasterer / vegan", "name Jo; occupation plasterer; diet vegan; age 28; location Manchester"],
  ["lena, 24, studentin, münchen", "name Lena; occupation studentin; age 24; location München"],
  ["stats: 51, 94 kilos, bus driver", "occupation bus driver; body_weight 94 kg; age 51"],
];

test("the bare pieces of an introduction are read, those of a session or of somebody else are not", () => {
  expect(INTRODUCED.map(([text]) => [text, short(text)])).toEqual(INTRODUCED);
  expect(
    [
      "legs, 45, gym",
      "bench 80, squat 100, deadlift 120",
      "my mate Dave, 44, Leeds, bench 120",
      "Tom, 3x10, 60 kg",
    ].map(short),
  ).toEqual(["", "", "", ""]);
});

const ABROAD: [text: string, facts: string][] = [
  ["ich bin 28 und wiege 74 kilo", "age 28; body_weight 74 kg"],
  ["ich hasse burpees", "preference_dislike burpees"],
  ["j'ai 26 ans, j'ai mal à l'épaule droite", "age 26; injury right shoulder (moderate)"],
  ["je suis allergique aux arachides", "allergy arachides"],
  ["me llamo Javier, peso 78 kilos", "name Javier; body_weight 78 kg"],
  ["no me gusta correr", "preference_dislike correr"],
  ["ho 38 anni, mi piace la panca", "age 38; preference_like panca"],
  ["moro em Lisboa e tenho dor no joelho", "location Lisboa; injury knee (moderate)"],
];

test("common statements are read in five more languages", () => {
  expect(ABROAD.map(([text]) => [text, short(text)])).toEqual(ABROAD);
});

test("slips in the words that matter do no harm", () => {
  expect(["i wiegh 80kg", "alergic to nuts", "vegitarian since 2015"].map(short)).toEqual([
    "body_weight 80 kg",
    "allergy nuts",
    "diet vegetarian",
  ]);
});

test.each([
  ["supposed", "if I weighed 100 kg how much protein would I need"],
  ["wished", "wish i had a cable machine at home"],
  ["asked", "do I have asthma?"],
  ["quoted", 'my profile says "i weigh 120kg"'],
  ["joked", "i weigh 500 kg lol just kidding"],
  ["denied", "I am not a beginner"],
  ["never so", "I have never had a knee injury"],
  ["a wife's", "my wife weighs 60 kg and has a bad knee"],
  ["a client's", "client of mine, 61, osteoporosis, wants to deadlift"],
  ["a friend's by name", "my friend Ali is allergic to eggs"],
  ["his", "he's 34 and hates burpees"],
  ["lifted", "benched 80 kg for 3 sets"],
  ["logged", "3x12 leg press 160kg, farmers carry 40m"],
  ["for one session", "30 min, dumbbells only today"],
  ["an idiom", "i'm 100% done, i'm dead"],
  ["past", "i used to weigh 100 kg"],
])("nothing is read from what is %s", (_kind, text) => {
  expect(short(text)).toBe("");
});

test("somebody else's figures do not become the writer's own", () => {
  expect(short("my dad weighs 120 and i weigh 77")).toBe("body_weight 77");
  expect(short("i'm not 80 kg, i'm 84")).toBe("body_weight 84");
});

test("how surely something was said is kept with it, and until when", () => {
  const sureness = (text: string) =>
    readFacts(text, { day: DAY }).map(({ confidence, expiresAt }) => [confidence, expiresAt]);
  expect(sureness("i weigh 80 kg")).toEqual([["explicit", null]]);
  expect(sureness("i think i weigh around 80 kg")).toEqual([["hedged", null]]);
  expect(sureness("my physio says i have tennis elbow")).toEqual([["reported", null]]);
  expect(sureness("hurt my lower back this morning deadlifting")).toEqual([["explicit", null]]);
  expect(sureness("wrist hurts today only")).toEqual([["temporary", DAY]]);
  expect(sureness("travelling until friday, i only have bands")).toEqual([["temporary", "2026-11-27"]]);
});

test("keys say what a later statement takes the place of", () => {
  const keys = (text: string) => readFacts(text, { day: DAY }).map(({ key }) => key);
  expect(keys("my left knee is bad")).toEqual(["injury:knee:left"]);
  expect(keys("my knee is fine now")).toEqual(["injury:knee"]);
  expect(keys("I love pull-ups")).toEqual(keys("I hate doing pull ups"));
  expect(keys("new goal: get stronger")[0]).toBe("goal");
});

test("a bare correction is about what was said last", () => {
  const recent = [{ type: "body_weight", value: "78 kg", key: "body_weight" } as const];
  const corrected = (text: string) => readFacts(text, { day: DAY, recent }).map(({ value }) => value);
  expect(corrected("no, 87")).toEqual(["87 kg"]);
  expect(corrected("up to 80 now after christmas")).toEqual(["80 kg"]);
  expect(readFacts("no, 87", { day: DAY })).toEqual([]);
});

test("questions about oneself are told from advice and from the log", () => {
  expect(readFactQuestion("what do you know about me?")).toEqual({ types: "all", about: null });
  expect(readFactQuestion("how old am i")?.types).toEqual(["age"]);
  expect(readFactQuestion("which ankle is hurt")?.about).toBe("ankle");
  expect(readFactQuestion("quanto peso")?.types).toEqual(["body_weight"]);
  expect(readFactQuestion("what should i do about my knee")).toBeNull();
  expect(readFactQuestion("do you know a good exercise for my knee")).toBeNull();
  expect(readFactQuestion("do you know any of my injuries")?.types).toEqual(["injury"]);
  expect(readFactQuestion("what did i bench last week")).toBeNull();
});

test("any text is read without a fault, into statements of the contract", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary", maxLength: 200 }), (text) => {
      for (const fact of readFacts(text, { day: DAY })) FactStatement.parse(fact);
      readFactQuestion(text);
      readForgetting(text);
    }),
    { numRuns: 60 },
  );
});

test("facts are read from fragments, introductions and asides too", () => {
  expect(short("51, office job, three kids")).toBe("occupation office job; age 51");
  expect(short("Renate here, hello")).toBe("name Renate");
  expect(short("sitting at 91 kilos these days")).toBe("body_weight 91 kg");
  expect(short("eggs make me break out in hives")).toBe("allergy eggs");
  expect(short("Nightshade again, is it me?")).toBe("");
});

test.each([
  ["tu te souviens de mon prénom ?", "name"],
  ["¿recuerdas mi nombre?", "name"],
  ["ti ricordi la mia età?", "age"],
  ["lembra do meu objetivo?", "goal"],
  ["weißt du noch wie ich heiße?", "name"],
  ["remember my goal?", "goal"],
])("what one remembers is asked for in six languages: %s", (text, type) => {
  expect(readOwnQuestion(text)?.types).toContain(type);
});

test.each([
  ["tengo 45 años y nunca he entrenado en serio", "age 45; experience_level beginner"],
  ["stop giving me lunges", "preference_dislike lunges"],
  ["stop giving me 5 sets", ""],
  ["heute morgen 81,2 auf der waage", "body_weight 81.2"],
  ["machuquei o joelho direito", "injury right knee (moderate)"],
  ["i live in Porto and work in a bank", "location Porto; occupation works in bank"],
  ["on levothyroxine and a baby aspirin", "medication levothyroxine; medication aspirin"],
])("what is told in passing or in another language is heard: %s", (text, facts) => {
  expect(short(text)).toBe(facts);
});

test.each([
  ["34m, 5'11, 180 lb", "age 34; height 5 ft 11 in (180 cm); body_weight 180 lb"],
  ["f 27 165cm 58kg", "age 27; height 165 cm; body_weight 58 kg"],
  ["6'4, 240, 31 y/o", "height 6 ft 4 in (193 cm); age 31; body_weight 240 lb"],
  ["187/88/31, that's height weight age", "age 31; height 187 cm; body_weight 88"],
  ["ran 30 m sprints, 100 kg squat", ""],
  ["my brother is 34, 180cm, 90kg", ""],
  ["would a 5'10 180lb guy need more protein?", ""],
])("figures in a list are told by their kind and by whose they are: %s", (text, facts) => {
  expect(short(text).split("; ").sort()).toEqual(facts.split("; ").sort());
});
