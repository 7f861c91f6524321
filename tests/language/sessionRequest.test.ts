import fc from "fast-check";
import { expect, test } from "vitest";
import { readSessionRequest, type SessionRequest } from "../../src/language/session/sessionRequest.ts";

const read = (text: string) => readSessionRequest(text);
const minutes = (min: number, max = min) => ({ minutes: { min, max } });

/** What must be read from a text; what is not listed is not looked at. */
const ROWS: readonly [string, Partial<SessionRequest>][] = [
  ["legs, 4 exercises of 12 reps, 30 mins", { ...minutes(30), scheme: { sets: 3, reps: 12 }, areas: ["lower"] }],
  ["leg day, 4 exercises, 4 sets, 10 reps, 50 min", { ...minutes(50), scheme: { sets: 4, reps: 10 } }],
  ["physio says no pulling with the arm, leg day 45 min", { ...minutes(45), areas: ["lower"] }],
  ["push 30, no benches free", { areas: ["push"], withoutEquipment: ["flat_bench", "adjustable_bench"] }],
  ["abs strain, legs 30", { strained: ["abs"], areas: ["lower"] }],
  ["half an hour, legs", { ...minutes(30), areas: ["lower"] }],
  ["push day, 20-30 min", { ...minutes(20, 30), areas: ["push"] }],
  ["I've got an hour and a half for pull", { ...minutes(90), areas: ["pull"] }],
  ["quick full body thing", { ...minutes(15, 20), areas: ["full_body"] }],
  ["45", minutes(45)],
  ["make me a 45 minute leg workout\nactually make it 30 minutes", { ...minutes(30), areas: ["lower"], adjust: null }],
  ["upper body with dumbbells, no wait, with kettlebells", { equipment: ["kettlebell"], areas: ["upper"] }],
  ["beginner full body, 30 min, hmm make that intermediate", { ...minutes(30), level: "intermediate" }],
  ["push day 40 min, oh and also some chest", { ...minutes(40), areas: ["push", "chest"] }],
  ["boxing tonight, so save my arms, just legs and abs now", { areas: ["lower", "abs"], avoidedAreas: ["arms"] }],
  ["mi fai un allenamento di 20 minuti per il core? niente attrezzi", { ...minutes(20), equipment: ["none"] }],
  ["1h15 back and bis", { ...minutes(75), areas: ["back", "biceps"] }],
  ["three quarters of an hour, glutes", { ...minutes(45), areas: ["glutes"] }],
  ["under 40 minutes please", minutes(30, 40)],
  ["forty five minutes chest/tris", { ...minutes(45), areas: ["chest", "triceps"] }],
  ["1.5 hours upper", { ...minutes(90), areas: ["upper"] }],
  ["20 min on the bike and 20 min weights", minutes(40)],
  ["a 2 hour workout but I only have 10 minutes", { ...minutes(10), minutesConflict: { asked: 120, available: 10 } }],
  ["30 minutes with 10 minutes of cardio to finish", { ...minutes(30), finisher: "cardio" }],
  ["rest 2 minutes between sets, strength upper", { minutes: null, restS: 120, goal: "strength" }],
  ["every 2 minutes a set, 400 m runs", { minutes: null }],
  ["Beine, eine halbe Stunde", { ...minutes(30), areas: ["lower"] }],
  ["séance pecs et triceps, trois quarts d'heure", { ...minutes(45), areas: ["chest", "triceps"] }],
  ["espalda y bíceps, hora y media", { ...minutes(90), areas: ["back", "biceps"] }],
  ["spalle, mezz'ora", { ...minutes(30), areas: ["shoulders"] }],
  ["treino de costas, uma hora", { ...minutes(60), areas: ["back"] }],

  ["legs are done for the day, upper body half an hour", { ...minutes(30), areas: ["upper"], avoidedAreas: ["lower"] }],
  ["legs are done at home, 30 min", { ...minutes(30), areas: ["lower"], avoidedAreas: [] }],
  ["lunch is short, want to squeeze some back in", { areas: ["back"] }],
  ["i want my strength back in 4 weeks, legs today", { areas: ["lower"] }],
  ["chest n tris at lunch", { areas: ["chest", "triceps"] }],
  ["no shower here and i dont want to get sweaty, 15 min upper", { structure: "straight", intensity: "easy" }],
  ["make me sweat, 15 min upper", { structure: null, intensity: null }],
  ["shed: bar, 80 kg of plates and a rack, squat day", { equipment: ["barbell", "plate", "rack"] }],
  ["posterior chain 40, kettlebells", { ...minutes(40), equipment: ["kettlebell"] }],
  ["back with a band at 65 kg bodyweight", { minutes: null, areas: ["back"] }],
  ["coffee break 12 min core", { ...minutes(12), restS: null }],
  ["75 minutes in a quarter of an hour", { ...minutes(15), minutesConflict: { asked: 75, available: 15 } }],
  ["only slept 5 hours, pull for 35 min", { ...minutes(35), areas: ["pull"] }],
  ["zero minutes of training", minutes(0)],
  ["thirty-five minutes between two calls, back", { ...minutes(35), areas: ["back"] }],
  ["half hr legs", minutes(30)],
  ["after 8 hours at a desk, 15 min for my upper back", minutes(15)],
  ["spent 3 hours in meetings, quick 25 min of core", { ...minutes(25), areas: ["core"] }],
  ["one and a half hours lower body", minutes(90)],
  ["got till 7:30 and it's 6:50 now, push", { ...minutes(40), areas: ["push"] }],
  ["upper, lunch hour, so 45 real minutes", { ...minutes(45), areas: ["upper"] }],

  ["pullups first, there's a bar and some rings", { equipment: ["pull_up_bar", "rings"] }],
  ["everything except the barbell is in use", { equipment: ["barbell"] }],
  ["I can use: dumbbells. I can't use: barbell, machines", { equipment: ["dumbbell"] }],
  ["legs at home, I own nothing, not even a band", { equipment: ["none"], areas: ["lower"] }],
  ["easy cardio at home", { areas: ["cardio"] }],
  ["last time pull, so today push", { areas: ["push"] }],
  ["pull-ups are a no, so are dips", { exclude: ["pull ups", "dips"] }],
  ["stronger hamstrings for rowing", { areas: ["hamstrings"], include: [] }],
  ["3/4 of an hr, push", minutes(45)],
  ["AMRAP 16 with push-ups", minutes(16)],
  ["45' legs", minutes(45)],
  ["venticinque minuti, petto", { ...minutes(25), areas: ["chest"] }],
  ["Bauch, fünfunddreißig Minuten", { ...minutes(35), areas: ["abs"] }],
  ["push with dumbbells on a bench 30", { ...minutes(30), areas: ["push"] }],

  ["lower pull with bands", { areas: ["pull"] }],
  ["Schultertraining mit Bändern", { areas: ["shoulders"], equipment: ["band"] }],
  ["exercices dos avec haltères", { areas: ["back"] }],
  ["entrenamiento con dos kettlebells", { areas: [] }],
  ["neck is stinging, glutes please", { areas: ["glutes"] }],
  ["arms without training arms", { contradicted: ["arms"], avoidedAreas: ["arms"] }],
  ["ankle mobility, 12 min", { areas: ["calves", "mobility"], purpose: "mobility" }],
  ["glutes, then stretching", { areas: ["glutes", "mobility"], purpose: null }],
  ["warm-up routine for deadlifts", { purpose: "warm_up" }],
  ["a cool down for after my run, 8 minutes", { purpose: "mobility" }],
  ["cooldown 5 min", { purpose: "mobility" }],
  ["upper body, then a cool down", { purpose: null }],
  ["chest session with a warm-up", { purpose: null }],
  ["calves, all I have is a yoga mat", { purpose: null, areas: ["calves"] }],
  ["sentadillas prohibidas, pierna", { exclude: ["squat"], areas: ["lower"] }],
  ["40 sets of 30 lunges", { scheme: null, excess: { sets: 40, reps: 30 } }],
  ["train me with an old truck tyre", { unknownGear: "truck tyre" }],
  ["burn 3000 kcal in 20 min", { unrealistic: "3000 kcal" }],
  ["quads 30 min, 300 calories", { unrealistic: null }],
  ["kettlebell circuit, I have no kettlebells", { missingGear: "kettlebell", withoutEquipment: ["kettlebell"] }],

  ["rower session, nothing here to train with", { missingGear: "rower", equipment: ["none"] }],
  ["kettlebell workout in the park", { missingGear: null, equipment: ["kettlebell"] }],
  ["Bankdrücken mit der Langhantel, hab nix dabei", { equipment: ["none"] }],
  ["upper body session, lower body exercises only", { areas: ["lower"], contradicted: ["upper"] }],
  ["triceps without arms", { contradicted: ["triceps"] }],
  ["chest, sans pousser", { unworkable: { areas: ["chest"], words: "pushing" } }],
  [
    "8 exercises, 5 sets each, 90 s rest, 20 min",
    { unrealistic: "8 exercises of 5 sets with 90 s of rest in 20 minutes" },
  ],
  ["4 exercises, 3 sets each, 60 s rest, 30 min", { unrealistic: null }],
  ["row a half marathon in 30 min", { unrealistic: "a half marathon" }],
  ["ride 20 miles on the bike in 60 min", { unrealistic: null }],
  ["grow my biceps 3 cm by tonight", { unrealistic: "grow my biceps 3 cm by tonight" }],
  ["glutes, anything that isn't the smith machine", { areas: ["glutes"] }],
  [
    "legs without anything that needs a barbell",
    { areas: ["lower"], withoutEquipment: ["barbell", "trap_bar", "safety_squat_bar", "landmine"] },
  ],
  ["core no jumping", { areas: ["core"], avoidedAreas: [], exclude: ["jumping"] }],
  ["core, 25 bis 30 min", { areas: ["core"] }],
  ["20 min core burner", { areas: ["core"], finisher: null }],
  ["last time you gave me step ups, never do that again. legs", { exclude: ["step ups"], areas: ["lower"] }],
  ["stop giving me burpees, full body", { exclude: ["burpees"], areas: ["full_body"] }],
  ["t'as pas un truc pour le dos ?", { areas: ["back"], avoidedAreas: [] }],
  ["had a pec tear in spring, all healed now, so chest", { areas: ["chest"], avoidedAreas: [] }],
  ["arms, and I'm not pushing my luck", { areas: ["arms"], avoidedAreas: [] }],
  ["two hour session, have to leave in 20 minutes", { ...minutes(20), minutesConflict: { asked: 120, available: 20 } }],
  ["got until the bus, which is 25 minutes from now, legs", minutes(25)],
  ["bar, box and a skipping rope, full body", { equipment: ["box", "jump_rope"], include: [] }],

  ["hour and a quarter for back", { ...minutes(75), areas: ["back"] }],
  ["an hour twenty, push", { ...minutes(80), areas: ["push"] }],
  ["35ish mins of legs", minutes(35)],
  ["rings and a mat, hour", minutes(60)],
  ["arms, at the gym, 40", minutes(40)],
  ["40 total with 10 min of rowing to finish", { ...minutes(40), finisher: "cardio" }],
  ["I've an hour, the last 10 min should be cardio", { ...minutes(60), areas: [], finisher: "cardio" }],
  ["20 seconds. legs.", { ...minutes(1), areas: ["lower"] }],
  ["30 sec rests, 40 min", { ...minutes(40), restS: 30 }],

  ["push pull legs split, today is pull", { areas: ["pull"] }],
  ["I have not trained chest in two weeks", { areas: ["chest"], avoidedAreas: [] }],
  ["upper body, leave my traps alone", { areas: ["upper"], avoidedAreas: ["traps"] }],
  ["no calves, no arms, core", { areas: ["core"], avoidedAreas: ["calves", "arms"] }],
  ["skip legs, arms or core", { areas: [], avoidedAreas: ["lower", "arms", "core"] }],
  ["focus on quads and calves", { areas: ["quads", "calves"], emphasis: [] }],
  ["no equipment except a band: shoulders", { areas: ["shoulders"], equipment: ["band"] }],
  ["back and shoulder mobility", { purpose: "mobility" }],
  ["10 min warm-up included, 50 min total, pull", { ...minutes(50), purpose: null, areas: ["pull"] }],

  [
    "leg extension, leg curl and the hack squat are free",
    {
      equipment: ["machine_leg_curl", "machine_leg_extension", "machine_hack_squat"],
      include: [],
    },
  ],
  ["no rack, dumbbells only", { equipment: ["dumbbell"], withoutEquipment: ["rack"] }],
  ["without bands and rings, full gym", { withoutEquipment: ["band", "rings"] }],
  [
    "rack, bench, pull-up bar, barbell",
    {
      equipment: ["barbell", "flat_bench", "rack", "pull_up_bar"],
      include: [],
    },
  ],
  ["all the racks and cables are taken", { withoutEquipment: ["cable", "rack"] }],
  ["glaucoma, upper body", { forbid: ["breath_hold_heavy", "inverted"] }],
  ["900 burpees in 40 min", { unrealistic: "900 burpees" }],
  ["300 squats in 40 min", { unrealistic: null }],
  ["my wrist aches with push-ups, chest", { exclude: ["push ups"], areas: ["chest"] }],
  ["none of that hanging stuff, abs", { exclude: ["hanging"], areas: ["abs"] }],
  ["two moves per muscle, arms", { count: null }],

  ["anything but legs", { areas: ["full_body"], avoidedAreas: ["lower"] }],
  ["not arms, not chest, maybe shoulders", { areas: ["shoulders"], avoidedAreas: ["arms", "chest"] }],
  ["my quads and hamstrings are sore, train me", { areas: [], avoidedAreas: ["quads", "hamstrings"] }],
  ["did chest yesterday so back today", { areas: ["back"], avoidedAreas: ["chest"] }],
  ["full body with a focus on glutes", { areas: ["full_body"], emphasis: ["glutes"] }],
  ["upper with a cardio finisher", { areas: ["upper"], finisher: "cardio" }],
  ["I'm back at it, push me hard", { areas: [], intensity: "hard" }],
  ["bench press and back squat", { areas: [] }],
  ["6 pack stuff", { areas: ["abs"] }],
  ["leg day, bad left shoulder", { areas: ["lower"], avoidedAreas: [] }],

  ["no burpees, squats or running", { exclude: ["burpees", "squats", "running"] }],
  ["without squatting, and no lunges but include deadlifts", { exclude: ["squatting", "lunges"] }],
  ["ohne Kniebeugen, 30 Minuten", { exclude: ["squat"] }],
  ["sin saltos", { forbid: ["impact"] }],
  ["nothing overhead today", { forbid: ["overhead", "behind_neck"] }],
  ["low impact, thin walls", { forbid: ["impact"] }],
  ["no jumping please", { forbid: ["impact"] }],
  ["do not include deadlifts, back day", { exclude: ["deadlifts"], include: [], areas: ["back"] }],
  ["burpees are out, rows must be in", { exclude: ["burpees"] }],
  ["lunges make me dizzy, legs", { exclude: ["lunges"], areas: ["lower"] }],
  ["upright rows are dangerous, shoulders", { exclude: ["upright rows"] }],
  ["Dips mag ich nicht, Brust", { exclude: ["dips"], areas: ["chest"] }],
  ["leave the deadlifts for another day, back", { exclude: ["deadlifts"], include: [] }],
  ["the leg press is broken, legs", { exclude: ["leg press"], limitations: [] }],
  ["nothing on the floor, core", { refusedPositions: ["floor"] }],
  ["nothing but the floor, core", { refusedPositions: [] }],
  ["no weight on my hands, full body", { refusedPositions: ["hands"] }],
  ["I use a wheelchair, arms", { refusedPositions: ["feet", "legs"] }],
  ["my elbows hurt when I curl, arm day", { exclude: ["curl", "what loads like curl"], areas: ["arms"] }],
  ["dips, pull-ups and push-ups only", { count: { min: 3, max: 3 } }],
  ["shoulder-friendly push workout", { areas: ["push"] }],
  ["no machines", { exclude: [] }],
  ["no problem, chest", { exclude: [], areas: ["chest"] }],
  ["no more than 30 minutes of deadlifts", { ...minutes(22, 30), exclude: [] }],

  ["4 exercises for arms", { count: { min: 4, max: 4 }, areas: ["arms"] }],
  ["3-4 moves", { count: { min: 3, max: 4 } }],
  ["5x5 squat, bench and deadlift", { scheme: { sets: 5, reps: 5 } }],
  ["3 rounds of everything", { sets: 3, scheme: null }],
  ["4 sets of 8, back", { scheme: { sets: 4, reps: 8 }, areas: ["back"] }],
  ["emom kettlebells 15 minutes", { structure: "emom", ...minutes(15), equipment: ["kettlebell"] }],
  ["amrap 12 minutes bodyweight", { structure: "circuit", ...minutes(12), equipment: ["none"] }],
  ["arms, supersetted", { structure: "supersets" }],
  ["compounds only, upper", { mechanic: "compound", areas: ["upper"] }],
  ["complete beginner, want to lose weight", { level: "beginner", goal: "fat_loss" }],
  ["advanced hypertrophy session", { level: "advanced", goal: "hypertrophy" }],
  ["explosive session for legs", { goal: "power", areas: ["lower"] }],
  ["nothing too hard, barely slept", { intensity: "easy", adjust: null }],
  ["skip the warm-up, chest", { warmUp: false, areas: ["chest"] }],

  ["from 7:10 to 7:50, legs", { ...minutes(40), areas: ["lower"] }],
  ["5x5 bench then arms, 50", { ...minutes(50), scheme: { sets: 5, reps: 5 } }],
  ["core 14", minutes(14)],
  ["two 15 minute blocks, push and pull", minutes(30)],
  ["no longer than 35, back", { ...minutes(35), adjust: null }],

  ["step-ups can do one, glutes 30", { exclude: ["step ups"] }],
  ["swings and snatches are banned, kettlebell 20", { exclude: ["swings", "snatches"] }],
  ["crunches? no thanks. core 10", { exclude: ["crunches"], include: [] }],
  ["lunges no, hip thrusts yes", { exclude: ["lunges"] }],
  ["if I see a push-up I am leaving, chest", { exclude: ["push up"], include: [] }],
  ["I can't stand planks, core 12", { exclude: ["planks"], forbid: [] }],
  ["nothing explosive, legs", { goal: null, forbid: ["impact"] }],
  ["no muscle-ups, back", { exclude: ["muscle ups"], unrealistic: null }],

  ["the gym's shut, shoulders 25", { equipment: ["none"] }],
  ["gym is closed but I have rings", { equipment: ["rings"] }],
  ["TRX full body 25", { equipment: ["suspension_trainer"], withoutEquipment: [] }],
  ["leave out anything that needs a kettlebell, legs", { withoutEquipment: ["kettlebell"] }],
  ["no dumbbells heavier than 12 kg, arms", { equipment: ["dumbbell"], withoutEquipment: [], loadLimit: "12 kg" }],
  ["ski erg only, 12 minutes", { equipment: null, unknownGear: "ski erg" }],
  ["keine Geräte, Rücken", { equipment: ["none"] }],
  ["my left shoulder is playing up, pull day", { areas: ["pull"] }],
  ["my right arm's in a cast, legs", { areas: ["lower"] }],
  ["legs but quads only", { areas: ["quads"] }],
  ["sholders and bicpes, no lugnes", { areas: ["shoulders", "biceps"], exclude: ["lunges"] }],

  ["no zigzag stuff, legs 30", { unread: [{ words: "no zigzag stuff", object: "zigzag stuff" }] }],
  ["no rush, no excuses, legs 30", { unread: [] }],
  ["without lunges, no lunges at all, legs", { unread: [] }],

  ["abs, no side planks, alright?", { exclude: ["side planks"], include: [] }],
  ["instead of good mornings give me another hinge, legs 40 min", { exclude: ["good mornings"], areas: ["lower"] }],
  ["coach told me to stay off box jumps, full body 30 min", { exclude: ["box jumps"] }],
  ["jambes 30 min, marre des squats", { exclude: ["squats"], areas: ["lower"] }],
  ["glutes 25 min, hold off on the frog pumps and step ups", { exclude: ["step ups"], include: [] }],
  ["a 50 min slot minus 15 min of driving, chest", { ...minutes(35), areas: ["chest"] }],
  ["break is 60 min but so 45 of actual lifting, pull", { ...minutes(45), areas: ["pull"] }],
  ["legs so hard I can't walk, 40 min", { ...minutes(40), limitations: [], areas: ["lower"], intensity: "hard" }],
  ["did push monday, so today pull, 40 min", { ...minutes(40), areas: ["pull"] }],
  ["legs 30 min. a treadmill I never use, two dumbbells", { equipment: ["dumbbell"] }],
  ["rack pulls and rows tomorrow, so legs now, 40 min", { include: [], areas: ["lower"] }],
  ["keep arms out of it, upper body 30 min", { avoidedAreas: ["arms"], areas: ["upper"] }],
  [
    "no thrusters, lunges instead, 25 min",
    { exclude: ["thrusters"], include: [{ phrase: "lunges", must: false, place: null, isFocus: false }] },
  ],
  ["all of it doable standing, grass is soaked, 15 min", { refusedPositions: ["floor"] }],
  ["a goalpost I can hang from, pull 20 min", { equipment: ["pull_up_bar"] }],
  ["kit: none at all, heavy rows please", { equipment: ["none"] }],
  ["pair of 12kg bells, legs", { equipment: ["kettlebell"] }],
  ["the squat rack is being repainted, legs 45", { withoutEquipment: ["rack"] }],
  [
    "back session, my lower back has been moody for weeks",
    { limitations: [{ joint: "lumbar_spine", severity: "moderate", side: null, note: null }] },
  ],
  ["my knees are golden, legs 30", { limitations: [] }],
  [
    "chest, and nothing at all may load my wrist",
    { limitations: [{ joint: "wrist", severity: "severe", side: null, note: null }] },
  ],
  ["torso 40 min, nada de hombro", { avoidedAreas: ["shoulders"] }],

  ["make it shorter", { adjust: { kind: "shorter", phrase: null, replacement: null } }],
  ["make it 25 minutes instead", { adjust: { kind: "retime", phrase: null, replacement: null }, ...minutes(25) }],
  ["swap the squats for lunges", { adjust: { kind: "swap", phrase: "squats", replacement: "lunges" } }],
  ["give me dips instead of bench press", { adjust: { kind: "swap", phrase: "bench press", replacement: "dips" } }],
  ["can you take out the burpees", { adjust: { kind: "remove", phrase: "burpees", replacement: null } }],
  ["too easy", { adjust: { kind: "harder", phrase: null, replacement: null } }],
  ["give me another one", { adjust: { kind: "another", phrase: null, replacement: null } }],
  ["build me a harder leg session", { adjust: null, areas: ["lower"], intensity: "hard" }],
];

test.each(ROWS)("%s", (text, expected) => {
  expect(read(text)).toMatchObject(expected);
});

test("exercises asked for keep their words, their force and their place", () => {
  const wishes = (text: string) => read(text).include;

  expect(wishes("pull day, must have pull-ups")).toEqual([
    { phrase: "pull ups", must: true, place: null, isFocus: false },
  ]);
  expect(wishes("start with deadlifts, finish with planks")).toEqual([
    { phrase: "deadlifts", must: true, place: "start", isFocus: false },
    { phrase: "planks", must: true, place: "end", isFocus: false },
  ]);
  expect(wishes("45 min with some bulgarian split squats")).toEqual([
    { phrase: "bulgarian split squats", must: false, place: null, isFocus: false },
  ]);
  expect(wishes("deadlift day")).toEqual([{ phrase: "deadlift", must: false, place: null, isFocus: true }]);
  expect(wishes("squat, bench and deadlift").map(({ phrase }) => phrase)).toEqual(["squat", "bench press", "deadlift"]);
});

test("a broken limb spares all its joints, and what hurts is never trained by mistake", () => {
  expect(read("leg day with a broken leg").limitations.map(({ joint, severity }) => [joint, severity])).toEqual([
    ["hip", "severe"],
    ["knee", "severe"],
    ["ankle", "severe"],
  ]);
  expect(read("pulled my hamstring, lower body please").avoidedAreas).toEqual(["hamstrings"]);
  expect(read("back is iffy, full body").limitations.map(({ joint }) => joint)).toEqual(["lumbar_spine"]);
});

test("no text throws, and reading twice gives the same", () => {
  const words = fc.constantFrom(
    ..."no without legs chest 30 min x 5 and , . squat deadlift bench but with minutes hour half sore bad knee push up swap for make it shorter only dumbbell".split(
      " ",
    ),
  );
  const texts = fc.oneof(
    fc.string({ unit: "binary", maxLength: 300 }),
    fc.array(words, { maxLength: 40 }).map((parts) => parts.join(" ")),
  );

  fc.assert(
    fc.property(texts, (text) => {
      expect(read(text)).toEqual(read(text));
    }),
    { numRuns: 300 },
  );
});

test.each([
  ["legs 40 min gym, but nothing where my knees or hips bend", ["lower"]],
  ["séance jambes 30 min sans plier les genoux ni les hanches", ["lower"]],
  ["back 30 min but nothing that pulls", ["back"]],
  ["legs 30 min without bending my left knee", null],
  ["chest and back 40 min gym", null],
])("what nothing can train: %s", (text, areas) => {
  expect(readSessionRequest(text).unworkable?.areas ?? null).toEqual(areas);
});

test.each([
  ["kein equipment, aber bankdrücken mit der langhantel, 30 min", ["none"]],
  ["no equipment but i want to do deadlifts with a barbell 30 min", ["none"]],
  ["no equipment but i have dumbbells, want curls 20 min", ["dumbbell"]],
])("what is only wished for is not there: %s", (text, equipment) => {
  expect(readSessionRequest(text).equipment).toEqual(equipment);
});

test("stretching only is for the parts named behind it", () => {
  expect(readSessionRequest("stretch only, 12 min, neck and shoulders").areas).toEqual([
    "mobility",
    "neck",
    "shoulders",
  ]);
});

test("a length of what is over is none of the session", () => {
  expect(readSessionRequest("she moaned for two hours. 40 min legs").minutes).toEqual({ min: 40, max: 40 });
});

test.each(["no ", "ok ", "nah , ", "please ", "wait no "])(
  "reading %j again and again takes no longer and longer",
  (words) => {
    const began = performance.now();
    readSessionRequest(`${words.repeat(200)}x`);
    expect(performance.now() - began).toBeLessThan(1_000);
  },
);
