import { expect, test } from "vitest";
import { readFacts } from "../../src/language/person/facts/readFacts.ts";

const DAY = "2026-11-21";
/** "body_weight 80 kg; end equipment treadmill" */
const short = (text: string) =>
  readFacts(text, { day: DAY })
    .map(({ op, type, value }) => `${op === "end" ? "end " : ""}${type} ${value}`)
    .join("; ");

test("a common given name needs no capital, and a state is none", () => {
  expect(short("im dave btw")).toBe("name Dave");
  expect(short("hey coach, kieran here")).toBe("name Kieran");
  expect(short("im tired btw")).toBe("");
  expect(short("im strong")).toBe("");
});

test("figures and names beside sets or a way are no facts", () => {
  expect(short("sentadilla con la barra 10 repes, luego 50 kilos otras 10, 70 kilos 10 y al final 100 kilos")).toBe("");
  expect(short("encore 6km ce matin, 40m de déniv, 31'10\" contre 32'40\" hier")).toBe("");
  expect(short("one arm dumbbell rows 30 pounds for 12 then 40 for 10 twice")).toBe("");
});

test("work is told by what one does, is or works as, in several languages", () => {
  expect(short("i teach piano")).toBe("occupation teach piano");
  expect(short("retired firefighter, 61")).toBe("occupation retired firefighter; age 61");
  expect(short("arbeite nachts als krankenschwester")).toBe("occupation krankenschwester (nachts)");
  expect(short("teach me to squat")).toBe("");
  expect(short("im fitter than ever")).toBe("");
});

test("what was long ago, meant as a joke or not to be kept is no fact of now", () => {
  expect(short("back in school i weighed 70 kg")).toBe("");
  expect(short("lol im basically 90 years old in the mornings")).toBe("");
  expect(short("off the record, i take sertraline")).toBe("");
  expect(short("say a user weighs 120 kg")).toBe("");
  expect(short("pretend i'm 70 and never trained")).toBe("");
  expect(short("yeah right i just LOVE burpees")).toBe("");
  expect(short("keep this to yourself: i take sertraline")).toBe("");
  expect(short("moving to Lyon in march")).toBe("");
});

test("what is not to be written down is not, in six languages, wherever the wish stands", () => {
  for (const text of [
    "do NOT write this down anywhere but im 105 kilos",
    "please dont put this anywhere: i am 105 kg",
    "schreib das nirgends auf aber ich wiege 105 kg",
    "note ça nulle part mais je pèse 105 kg",
    "no lo apuntes pero peso 105 kg",
    "non scriverlo ma peso 105 kg",
    "não anota mas peso 105 kg",
  ])
    expect(short(text)).toBe("");
  expect(short("write this down: i weigh 105 kg")).toBe("body_weight 105 kg");
});

test("a mass beside the marks of a set is no body weight, and what is hated must be of training", () => {
  expect(short("125lb FAIL")).toBe("");
  expect(short("calf raises bw: 50")).toBe("");
  expect(short("im actually more of a morning person")).toBe("");
  expect(short("meetings never longer than 30 minutes")).toBe("");
  expect(short("swam for 30 minutes after work")).toBe("");
  expect(short("couch stretch 2 min each side")).toBe("");
  expect(short("never longer than 40 minutes")).toBe("availability 40 minutes at most");
  expect(short("its just the one leg")).toBe("");
  expect(short("vivo en un piso")).toBe("");
  expect(short("hiked with a 10 kilo pack, 3h20, then a burnout set of 15")).toBe("");
  expect(short("man i hate the heat")).toBe("");
  expect(short("what i hate is being ignored")).toBe("");
  expect(short("squat 90 for 5 and one more at 90 but only 3")).toBe("");
  expect(short("swim 20 lengths in a 25m pool")).toBe("");
});

test("what a question takes for granted of its writer is heard", () => {
  expect(short("what can i do when all i've got is a resistance band and a chair")).toMatch(
    /^equipment resistance band/,
  );
  expect(short("does creatine do more for me since im veggie")).toBe("diet vegetarian");
  expect(short("should i eat before training since i train early")).toBe("");
  expect(short("my hip aches when i squat, why?")).toMatch(/^injury hip/);
  expect(short("mi fa male il gomito, cosa posso fare?")).toMatch(/^injury elbow/);
  expect(short("can i bench with shoulder pain?")).toMatch(/^injury shoulder/);
  expect(short("what causes knee pain?")).toBe("");
  expect(short("my squat is stuck, why?")).toBe("");
});

test("what one does not want to do is disliked, unless it is for today or no exercise", () => {
  expect(short("I don't want to do lunges")).toBe("preference_dislike lunges");
  expect(short("I don't want to do legs today")).toBe("");
  expect(short("i don't want to do this anymore")).toBe("");
});

test("a strained muscle is heard in several languages, a muscle that works is none", () => {
  expect(short("my thigh muscle is strained")).toMatch(/^injury thigh muscle/);
  expect(short("ich hab mir die Wade gezerrt")).toMatch(/^injury wade/);
  expect(short("ich habe eine Zerrung im Oberschenkel")).toMatch(/^injury oberschenkel/);
  expect(short("me he hecho un tirón en el gemelo")).toMatch(/^injury gemelo/);
  expect(short("ho uno strappo al polpaccio")).toMatch(/^injury polpaccio/);
  expect(short("estiramientos para el gemelo")).toBe("");
});

test("what never got well still hurts, and what got well does not", () => {
  expect(short("my left shoulder has a torn cuff that never got fixed")).toMatch(/^injury left shoulder/);
  expect(short("my left shoulder got fixed, it's fine now")).toMatch(/^end injury/);
});

test("a wish for some day is a goal, a supposition is none", () => {
  expect(short("would love to see my abs one day")).toMatch(/^goal see my abs/);
  expect(short("one day i might weigh 80 kg")).toBe("");
});

test.each(["45m pull", "push day, 45, beginner", "legs 35m please"])(
  "how long a session is to be is no age: %s",
  (text) => {
    const types = readFacts(text, { day: "2026-11-23" }).map(({ type }) => type);

    expect(types).not.toContain("age");
  },
);

test("the German im is no introduction; im before a name is one", () => {
  const names = (text: string) => readFacts(text, { day: DAY }).filter(({ type }) => type === "name");
  expect(
    [
      "Training im Urlaub",
      "Beine im Fitnessstudio, 60 Minuten",
      "im Sitzen, 20 min",
      "30 Minuten im Wohnzimmer",
    ].flatMap(names),
  ).toEqual([]);
  expect(["hi im Fabian", "im Ben, 34", "so im Zara from Leeds"].flatMap(names)).toHaveLength(3);
});

test("what one's client, father or pupil has is not one's own, and what one says of oneself beside it is", () => {
  expect(short("alleno mia mamma, ha 68 anni e l'osteoporosi")).toBe("");
  expect(short("i train my dad, 71, two knee replacements")).toBe("");
  expect(short("i've got a client with MS, 45, wheelchair")).toBe("");
  expect(short("For a client of mine (I'm a PT): male, 45, post ACL recon. Me, I'm fine, 29 F.")).toBe("age 29");
  expect(short("i train with my dad, i'm 31")).toBe("age 31");
});

test("sports, rests and the language one wants are kept", () => {
  expect(short("i play rugby at school, prop")).toBe("note sport: rugby (prop)");
  expect(short("ich spiele handball, kreisläufer")).toBe("note sport: handball (kreisläufer)");
  expect(short("tennis elbow, right arm")).toMatch(/^injury/);
  expect(short("short rests please, under a minute")).toBe("preference_like short rests, under 1 minute");
  expect(short("30 min workout with short rests please")).toBe("");
  expect(short("Parle-moi en français")).toMatch(/^note parle/i);
});

test("what a list goes on with is read too", () => {
  expect(short("vegan since january, no soy either")).toBe("diet vegan; diet no soy");
  expect(short("vegetarian, no jumping either")).toBe("diet vegetarian");
  expect(short("goals: 1. lose 5 kg 2. first pull up")).toBe("goal lose 5 kg, first pull up");
  expect(short("my goal is a strict pull up, then a 100kg squat")).toMatch(/goal 100kg squat$/);
});

test("an introduction gives its own figures and no others", () => {
  expect(short("I am 44, 6'0\", not obese, about 200 lbs. totally untrained, haven't done a workout yet")).toBe(
    "age 44; height 6 ft 0 in (183 cm); body_weight 200 lb",
  );
  expect(short("early 40s here, spent years getting nowhere")).toBe("age early 40s");
  expect(short("overweight for my height (75.5kg vs 170cm)")).toBe("height 170 cm; body_weight 75.5 kg");
  expect(short("peak weight 212 in march, 40 years old")).toBe("age 40");
  expect(short("weigh 85 pounds less than a year ago")).toBe("");
  expect(short("half of my bodyweight is 36 kg")).toBe("");
  expect(short("5k PR aside, 10 km zuletzt in 60:28")).toBe("");
  expect(short("been lifting for years, last 5 weeks my training is dragging")).toBe("");
  expect(short("want to lose 10 kg by june, started working out last week")).toBe("goal lose 10 kg by june");
  expect(short("my belly swelled up like 4 months pregnant")).toBe("");
  expect(readFacts("ibuprofen 800 a day for 30 days never worked", { day: DAY })[0]?.expiresAt).toBeNull();
});

test("words that tell of something else are no facts", () => {
  for (const said of [
    "Thurs. DB incline 28s x 10, 9, 8",
    "swam 1500, stroke felt off",
    "20 km gelaufen und ich bin Brei",
    "bike 20 mins. that's it",
    "legs machines up to 70lb from 25",
    "Knie ruhig geblieben, kein Schmerz",
    "rodilla tranquila, sin dolor",
    "knees felt fine",
    "100kg",
    "knees click when I squat, no pain",
    "noto solo la espalda baja",
    "got hit in the shin by the bar again",
    "AF since last autumn",
    "05:45 me levanto",
    "31 wks and a bit tired",
  ])
    expect([said, short(said)]).toEqual([said, ""]);
  expect(short("after my stroke my left side is weak")).toContain("health_condition stroke");
  expect(short("my knees crack and hurt going down stairs")).toContain("injury both knees");
  expect(short("me levanto a las 6, entreno a las 7")).toBe("availability a las 7");
  expect(short("I weigh 84 kg, rack and 120kg of plates")).toContain("body_weight 84 kg");
  expect(short("ich bin Ayşe, 31")).toContain("name Ayşe");
});

test("what is met, what one is after training, when a gym is full and when one gets up are no facts", () => {
  for (const told of [
    "got told off for dropping the bar",
    "got bar rash on my back",
    "have trouble with the bench",
    "i have a love hate thing with the assault bike",
    "got the rower to 1:45 today",
    "I'm Toast",
    "Sono Cotto",
    "the only bench is always taken after work",
    "I get up at 5:30 every day",
    "Tues - rest",
    "same workout again on Thursday",
    "see you friday",
    "had sciatica in 2019, sorted with physio",
  ])
    expect(short(told)).toBe("");
  expect(short("got dumbbells up to 20 and a mat")).toBe("equipment dumbbells up to 20; equipment mat");
  expect(short("gym is packed in the evenings so i train mornings")).toBe("availability mornings");
  expect(short("I get up at 5 and train at 6")).toBe("availability at 6");
  expect(short("I train again on fridays")).toBe("availability on fridays");
  expect(short("hi im Bea")).toBe("name Bea");
});

test("an illness stays when its medicine is left off, and is gone with the part that was taken out", () => {
  expect(short("took myself off the tablets, hashimotos")).toBe("health_condition hashimotos");
  expect(short("gallstones out last year")).toBe("");
  expect(short("Gallensteine entfernt")).toBe("");
  expect(short("gallstones, no surgery yet")).toBe("health_condition gallstones");
  expect(short("ACL done in 2020, fine now")).toBe("");
  expect(short("on bp tablets, 58")).toBe("medication bp tablets; age 58");
  expect(short("on bisoprolol 5")).toBe("medication bisoprolol 5 mg");
  expect(short("acl in 2020, fine now, right shoulder hurts")).toContain("injury right shoulder");
});

test("the years of somebody whom one trains, beats or lives with are not the writer's", () => {
  expect(short("I'm coaching a 55 year old")).toBe("");
  expect(short("i train a 60-year-old woman")).toBe("");
  expect(short("got outlifted by a 19 year old today")).toBe("");
  expect(short("j'entraîne une femme de 60 ans")).toBe("");
  expect(short("I coach a 62-year-old with bad knees, I'm 30")).toBe("age 30");
  expect(short("I'm 45 and train with a 30 year old")).toBe("age 45");
  expect(short("i'm a 70 year old getting stronger")).toBe("age 70");
});

test("one figure is the years or the weight, and not the weight where it was read as the years", () => {
  expect(short("Hello, I'm 67 and new to this, what should I do?")).toBe("age 67");
  expect(short("Good morning, I'm 71 and overweight")).toBe("age 71");
  expect(short("Hello, I'm 82 kg and new to this")).toBe("body_weight 82 kg");
});

test.each([
  ["my max bench is 110 and max squat 150", ["bench press: 110", "squat: 150"]],
  ["max squat 150, max bench 100, max dead 190", ["squat: 150", "bench press: 100", "deadlift: 190"]],
  ["my best 5k is 24:10 and best 10k 51:30", ["5k: 24:10", "10k: 51:30"]],
  ["my squat pr is 120 and i want to hit 140", ["squat: 120"]],
])("every best of a sentence is kept, and no wish: %s", (text, bests) => {
  const records = readFacts(text, { day: "2026-11-21" }).filter(
    (one) => one.op === "state" && one.type === "personal_record",
  );
  expect(records.map((one) => one.op === "state" && one.value)).toEqual(bests);
});

test.each([
  "farmers carry 4 trips of 40m, 32kg in each hand. forearms gone",
  "farmer walk 40 m, 50 kg a hand, twice",
  "sled push 3 laps, 60kg, legs dead",
  "log my squats same as always pls",
])("pieces of a log are no pieces of an introduction: %s", (text) => {
  expect(short(text)).toBe("");
});

test.each([
  // A wish behind an "and" without its subject, and where somebody comes from on the way to it.
  ["i have pcos and really want to lose weight", "health_condition pcos; goal lose weight"],
  ["we both want to get fitter", "goal get fitter"],
  ["trying to get from 95 down to 85 kilos", "body_weight 95 kg; goal get from 95 down to 85 kilos"],
  ["want to go from 80 to 100 kg on bench", "goal go from 80 to 100 kg on bench"],
  ["ramadan starts so i'll be fasting", ""],
  // Well in part, or all but what was told.
  ["my ankle healed but it's still stiff", "injury ankle (mild)"],
  ["j'ai mal au genou droit, sinon tout va bien", "injury right knee (moderate)"],
  ["elbow's all good, the wrist is the problem now", "end injury elbow; injury wrist (moderate)"],
  // Things beside times, in place of others, and for a request alone.
  [
    "I have a rower and some light weights, and about 20 mins while the baby naps",
    "availability 20 mins while the baby naps; equipment rower; equipment light weights",
  ],
  ["gave up my gym membership, training at home with bands now", "end equipment gym membership; equipment bands"],
  ["i need something i can do without a gym", ""],
  // Times in and out, who one is besides, an age to come, a condition in a question.
  ["cant train mornings anymore, evenings only", "availability not mornings; availability evenings only"],
  ["mornings are useless for me", "availability not mornings"],
  ["I'm 67 and retired", "occupation retired; age 67"],
  ["i'm a fat accountant", "occupation accountant"],
  ["70 next month, copd", "health_condition copd; age 69 (turning 70)"],
  ["is creatine ok with my kidney disease?", "health_condition kidney disease"],
  ["is creatine ok with kidney disease?", ""],
  [
    "been training 3 years. bench 90, squat 120",
    "experience_level training for 3 years; personal_record bench press: 90; personal_record squat: 120",
  ],
  // Where somebody lives, and not where they would; a trade behind an age, a title before a name.
  ["i'm luis from Bogotá living in Denver", "location Denver; name Luis"],
  ["i'd love to live in Norway", "goal live in Norway"],
  ["working as a nurse in Antwerp now", "location Antwerp; occupation nurse"],
  ["i'm a 31 yo lawyer who never trained", "age 31; experience_level beginner; occupation lawyer"],
  ["What's up, Javier from San Antonio", "location San Antonio; name Javier"],
  ["Dr Patel here, 49", "age 49; name Patel"],
  // Figures of a body by what stands beside them.
  ["i weigh 54 kilos and im 169", "body_weight 54 kg; height 169 cm"],
  ["been lifting 8 months, 79kg up from 70", "body_weight 79 kg; experience_level training for 8 months"],
  ["the app had me down as 95 kg, i'm 88", "body_weight 88"],
  ["single, 110 kilos, 5'10", "body_weight 110 kg; height 5 ft 10 in (178 cm)"],
  ["my husband and i are 70 and 72", ""],
  ["a 180 deadlift before i turn 35 in june", "age 34 (turning 35); goal 180 deadlift before i turn 35 in june"],
  // Pretended, the next thing of a list, hours of work, a greeting.
  ["pretend i'm a 70 year old lady with a new hip, what would you give me?", ""],
  ["i love deadlifts, nut allergy", "allergy nut; preference_like deadlifts"],
  ["i sit in a truck 11 hours a day", ""],
  ["Morning! i'm denise", "name Denise"],
  ["my knees don't bend well any more", "injury both knees (moderate)"],
  ["no squats please, they bore me", "preference_dislike squats"],
])("people tell of themselves in passing: %s", (text, facts) => {
  expect(short(text).split("; ").toSorted()).toEqual(facts.split("; ").toSorted());
});

test("what is listed is told whole: parts, conditions, allergies, days, and what is missing of a full gym", () => {
  expect(short("my left knee and my right elbow hurt")).toBe(
    "injury left knee (moderate); injury right elbow (moderate)",
  );
  expect(short("I tweaked my back and my wrist is fine")).toBe("injury lower back (moderate); end injury wrist");
  expect(short("no knee, shoulder or back pain")).toBe("");
  expect(short("I have asthma, epilepsy, hypothyroidism, arthritis and a hernia")).toBe(
    "health_condition asthma; health_condition epilepsy; health_condition hypothyroidism; health_condition arthritis; health_condition hernia",
  );
  expect(short("allergies: nuts, soy, lactose")).toBe("allergy nuts; allergy soy; allergy lactose");
  expect(short("i can't train mondays, tuesdays or fridays")).toBe("availability not mondays, tuesdays or fridays");
  expect(short("i have everything except a barbell and dumbbells")).toBe(
    "equipment full gym without barbell, dumbbells; end equipment barbell; end equipment dumbbells",
  );
});

test("a day off is none to train on, an aim behind a lift is one of that lift, and a pair of weights is no set", () => {
  expect(short("i train mon wed fri, sunday off")).toBe("availability mon wed fri; availability not sunday");
  expect(short("I have sundays off")).toBe("");
  expect(short("My bench PR is 102.5 and I want 120 by Christmas")).toBe(
    "personal_record bench press: 102.5; goal bench 120 by christmas",
  );
  expect(short("squat 140 today, want 145 next time")).not.toContain("goal");
  expect(short("Set a goal: 100kg bench by June")).toBe("goal 100kg bench by June");
  expect(short("got a bench and 2 x 20kg adjustable dumbbells in the cellar")).toBe(
    "equipment bench; equipment 2 20kg adjustable dumbbells",
  );
  expect(short("5'4, 61kg, 33, weak core")).toBe("height 5 ft 4 in (163 cm); body_weight 61 kg; age 33");
});

test("a mass that is counted is a load, and minutes wished for are no age", () => {
  for (const text of [
    "bench press 60kg x10, 80kg x8, 100kg x5",
    "bench press 135lb x10, 185lb x8",
    "bench 60kg x10, then 80kg x8",
    "overhead press 40kg x8, 45 kg x6",
    "change the weight to 80kg x8",
    "longer, 55",
    "Shorter, 35",
    "im tired, 52",
  ])
    expect(short(text)).toBe("");
  expect(short("80 kg, 182 cm, 34")).toBe("height 182 cm; body_weight 80 kg; age 34");
  expect(short("weigh 82kg, squat 82kg x5")).toBe("body_weight 82 kg");
  expect(short("82kg now, bench 100")).toBe("body_weight 82 kg");
  expect(short("male, 35")).toBe("age 35");
  expect(short("tired mum of 2, 34")).toBe("age 34");
});

test("how hard a lift is tells no dislike, and a session of now is no goal", () => {
  expect(short("goblet squats are too easy")).toBe("");
  expect(short("goblet squats are too hard")).toBe("");
  expect(short("i hate goblet squats, too hard")).toBe("preference_dislike goblet squats");
  expect(short("i want abs in 20 minutes")).toBe("");
  expect(short("i want abs now")).toBe("");
  expect(short("i want abs by summer")).toBe("goal abs by summer");
  expect(short("i want to run 5k in 20 minutes")).toBe("goal run 5k in 20 minutes");
});

test("a wheelchair of others, or of once, is none of the writer's", () => {
  expect(short("i pushed my nan's wheelchair for 5k today")).toBe("");
  expect(short("i work as a wheelchair pusher")).toBe("occupation wheelchair pusher");
  expect(short("i coach wheelchair basketball")).toBe("");
  expect(short("i was in a wheelchair last year, walking fine now")).toBe("");
  expect(short("i pushed my wheelchair 5k today")).toBe("health_condition wheelchair");
  expect(short("i use a wheelchair since last year")).toBe("health_condition wheelchair");
});

test("a surgeon who refuses is no job of the writer's", () => {
  expect(short("had a hernia operation last week. surgeon refused to clear me. legs 30 min")).toBe(
    "health_condition hernia",
  );
  expect(short("doctor refuses to clear me, 45, asthma")).toBe("age 45; health_condition asthma");
});
