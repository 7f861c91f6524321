import fc from "fast-check";
import { expect, test } from "vitest";
import type { Stance } from "../../src/language/notation/parsedLog.ts";
import { readStance } from "../../src/language/routing/stance.ts";
import { growthOf } from "./growthOf.ts";
import { ANY_TEXT } from "./notationRows.ts";

const ROWS: Record<Stance, string[]> = {
  done: [
    "just did 3x10 bench at 80kg",
    "hit 225 for 5 on bench today",
    "got 8 reps at 100 on deadlift",
    "managed 5x5 squats",
    "finished legs: squat 5x5 100kg",
    "today: squats 3x8 at 90",
    "I ran 5k in 27:30",
    "yesterday 3x10 rows at 60",
    "couldn't finish the last set of squats, 3x8 at 100",
    "didn't fail any reps, 5x5 at 80",
    "was able to do 12 pull ups",
    "could only do 6 on the last set",
    "log 3x8 squats at 100kg",
    "can you log 3x10 bench at 80?",
    "I want to log 4x6 rows at 95 lbs",
    "please record 20 min on the bike",
    "bench 3x10 80kg done ✅",
    "I was going to do 5x5 but did 3x5 at 100",
    "my program says 5x5 but I did 3x5",
    "did 3x10 bench, will go up next week",
    "my coach had me do 5x5 squats at 90",
    "my brother and I did 4x10 dips",
    "did 3x10 squats with my wife",
    "skipped squats, did 3x10 leg press instead",
    "did the 4x6 squats my coach wrote, 100kg",
    "gestern 3x10 Bankdrücken mit 80 kg gemacht",
    "j'ai fait 3x10 de squats à 80 kg",
    "hice 4x8 sentadillas con 70 kg",
    "ho fatto 3x10 panca a 60 kg",
    "fiz 3x12 supino com 50kg",
    "knocked out 50 pushups this morning",
    "squatted 140kg for a single, felt heavy",
    "Dead lifts were 3x5 at 315, felt great",
    "was supposed to rest but ended up doing 5x5 squats at 95",
    "3x5 squats at 100 today, a year ago I couldn't do one",
  ],
  planned: [
    "going to do 3x10 bench tomorrow",
    "wanted to squat 3x5 100 today but no time",
    "hoped to do 5x5 80 bench",
    "I'll hit 5x5 squats at 100 tonight",
    "squats tonight: 5x5 at 100",
    "legs tonight: squat 5x5, rdl 3x8, lunges 3x10",
    "tomorrow 3x10 bench 80kg",
    "next week I want 4x8 at 90",
    "planning 5x5 at 85 on friday",
    "should I do 3x10 or 5x5?",
    "I want to do 3x10 bench at 80",
    "about to bench 100kg for 3x5",
    "gonna squat 120 for reps",
    "aiming for 3x12 at 60",
    "morgen mache ich 3x10 Kniebeugen",
    "demain je vais faire 5x5 squat à 100",
    "mañana voy a hacer 4x10 press banca",
    "domani 5x5 panca a 80",
    "amanhã vou fazer 3x10 agachamento",
    "the plan for today is 5x5 squats at 100",
    "was going to do 5x5 at 90 but the gym was packed so I went home",
  ],
  hypothetical: [
    "if I did 3x10 bench at 80, how much volume is that?",
    "what if I did 5x5 at 100 every day",
    "could I do 3x10 instead",
    "I would do 3x10 at 60 first",
    "let's say I squat 140 for 5",
    "I wish I did 3x10 at 100",
    "suppose someone benches 100kg 3x5",
    "I might do 4x8",
    "when you row 3x10 the same day",
  ],
  negated: [
    "no time for squat 5x5 100 today",
    "4x5 deadlift postponed",
    "left the gym before my 3x12 curls",
    "oggi niente panca 4x8, mal di testa",
    "nada de sentadillas 4x8 hoy",
    "j'ai séché les squats 5x5 aujourd'hui",
    "heute nix gemacht, weder 3x8 Bank noch sonst was",
    "bench 5x5 100, couldn't face it",
    "don't log this, 3x10 bench at 80",
    "didn't do 3x10 bench today",
    "skipped squats 5x5",
    "couldn't do any pull ups",
    "I haven't done 3x10 at 80 yet",
    "never hit 100kg for 5",
    "no gym today",
    "nicht eintragen: 3x10 Bankdrücken",
    "je n'ai pas fait mes 3x10",
    "no hice las 4x8 sentadillas",
    "non ho fatto 3x10 panca",
    "não fiz os 3x12 supino",
    "was not able to do 5x5 squats",
    "3x10 squats at 100 didn't happen",
    "no 3x10 for me today, sick",
    "had 5x5 squats at 100 on the sheet but never got under the bar",
    "I was meant to do 4x10 lunges but my hip felt off so I didn't do any",
  ],
  other_person: [
    "3 set tennis match on tv went 4 hours",
    "my wife did 3x10 bench at 40kg",
    "he benched 100kg for 5",
    "my client did 4x8 goblet squats at 20kg",
    "she just hit a 140kg deadlift",
    "my training partner squatted 5x5 at 120",
    "a guy at the gym did 20 muscle ups",
    "log my wife's 3x10 squats at 40",
    "my dad ran 5k this morning",
    "brother hit 200kg deadlift for 3 today",
    "my daughter's team had to run 6x400 today",
    "someone at my gym did 40 pullups",
    "meine Frau hat 3x10 Kniebeugen gemacht",
    "mi hermano hizo 5x5 a 100 kg",
  ],
  question: [
    "is 3x10 better than 5x5?",
    "how many sets of 10 for biceps?",
    "what is 5/3/1?",
    "3x10 or 5x5 for size?",
    "does 3x8 build muscle",
    "how much did I bench last week?",
    "when did I last do 3x10 squats?",
    "explain 5x5 to me",
    "bench 3x10 at 80?",
    "can somebody my age hang for 60 seconds",
  ],
  quoted: [
    "my program says 5x5 squats at 80",
    "texted by coach: bench 6x3 at 85kg",
    "candito week 2 calls for squat 4x8",
    "in the book it's 3x8 squats",
    "laut Plan 5x5 Kniebeugen mit 90 kg",
    "secondo la scheda panca 4x8 60 kg",
    "meu treino A é supino 4x10, crucifixo 3x12",
    "my coach wrote squat 5x5 100kg for today",
    "i ran 8k in 44 min before",
    "the app wants 3x8 at 60kg",
    'it says "3x10" on the sheet',
    "according to my plan 4x12 lateral raises",
    "my coach told me 5x5",
    "mein Plan sagt 3x10 Bankdrücken",
    "reddit says 3x10 is best",
    "before covid I was squatting 5x5 at 140, then I stopped",
    "in college I ran 5k in 17 minutes",
    "when I was 20 I benched 140 for 5",
    "on mondays I bench 4x8 at 70",
    "this app keeps giving me 3x12 at 20kg",
  ],
  unsaid: [
    "lat raises 9kg 15/15/14. left trap takes over, need to lean less",
    "bench 5x5 100, couldn't face a sixth set",
    "had no time for warm up, squat 5x5 100",
    "squat 5x5 100, decided against a top single",
    "knee said no to lunges so leg press 3x12 150",
    "haven't benched in ages, 3x8 60kg",
    "I don't usually do dips but today 3x10",
    "bench 3x10 80kg",
    "225x5x3",
    "squat 100x5, 105x5, 110x3",
    "pull ups 10,9,8",
    "60 sec plank x3",
    "4x8 rows at 60, skipped curls",
    "split squats 3x10 with the 16s, left leg weak compared to right",
    "",
    "bench press",
  ],
};

for (const [stance, clauses] of Object.entries(ROWS)) {
  test(`reads ${stance} clauses`, () => {
    const wrong = clauses
      .map((clause) => ({ clause, ...readStance(clause) }))
      .filter((reading) => reading.stance !== stance);
    expect(wrong).toEqual([]);
  });
}

test("every reading but unsaid names its cues, and no text throws", () => {
  fc.assert(
    fc.property(ANY_TEXT, (text) => {
      const { stance, signals } = readStance(text);
      return stance === "unsaid" ? signals.length === 0 : signals.length > 0;
    }),
    { numRuns: 40 },
  );
});

test("a long message is read in time linear in its length", () => {
  for (const piece of ["did not ", "my ", "i just just ", '"3', "log a ", "can you please ", "a, ", "? "])
    expect([piece, growthOf(readStance, piece, 2_000) < 4]).toEqual([piece, true]);
});

test.each([
  "lat raises 6kg 15 15 13 can't lift my arms now",
  "leg press 4x12 120kg no squats today",
  "no squats today but leg press 4x12 120kg",
  "wall balls 100 @6kg, sandbag skipped, row 1000m 4:21",
  "back squat 5x3 @120kg\npaused squat... skipped\nwalking lunges 3x20",
  "physio said go light so rdl 3x12 10kg",
  "military press 95, sets of 8, 8, 6. Back then I did that seated",
  "was supposed to do 4x10 hip thrust 80kg, did 3x10",
  "didn't log this yesterday: bench 3x8 80kg",
  "squats 140kg 3x5, wanted 5 sets but the belt made me want to puke",
  "bench 1x8 70kg, one set and I knew I should call it a day",
  "squat 100 3x5, would have gone heavier but the knee",
  "wanted to go heavy so squatted 3x3 140",
])("what else is said leaves the sets as they are: %j", (text) => {
  expect(["unsaid", "done"]).toContain(readStance(text).stance);
});

test.each([
  ["bench 3x8 80, skipped it", "negated"],
  ["bench 3x8 80 didn't happen", "negated"],
  ["no log bench 3x8 80kg", "negated"],
  ["just between us, no logging: squat 1x1 180", "negated"],
  ["my buddy jay squatted 315 for 5 yesterday", "other_person"],
  ["client today: bench 3x5 @ 60kg RPE 8", "other_person"],
  ["old guy next to me reps out 20 dips with a plate", "other_person"],
  ["the record for deadlift at my gym is 300kg", "quoted"],
  ["120 squat by christmas", "planned"],
  ["put 3x12 leg curls after the squats on leg day", "planned"],
  ["did the 3x8 at 80 from tuesday get saved", "question"],
])("what is said of the sets themselves counts: %j is %s", (text, stance) => {
  expect(readStance(text).stance).toBe(stance);
});

test.each([
  "mon pote fait 3x5 à 120 kg au squat",
  "mein Kumpel drückt 3x5 120kg",
  "heute hat mein Bruder 5x5 Kniebeugen mit 100 kg gemacht",
  "mi amigo levanta 5x5 a 100kg en press banca",
  "la mia ragazza fa 3x12 hip thrust 80 kg",
  "o meu pai levantou 100kg no supino",
])("in other languages too, what a friend or relative does is theirs: %j", (text) => {
  expect(readStance(text).stance).toBe("other_person");
});

test.each([
  "mein Trainer und ich haben 3x5 Bankdrücken 80kg gemacht",
  "mein Kumpel war dabei, Bankdrücken 3x5 100kg",
  "avec mon pote j'ai fait 3x5 squat 100 kg",
  "mi press banca 3x10 60kg",
  "almost hit a PR: bench 3x5 100kg",
  "bench 3x5 100kg, almost got a 6th rep",
])("who was only there takes nothing away: %j", (text) => {
  expect(["unsaid", "done"]).toContain(readStance(text).stance);
});

test.each([
  "almost did 3x5 squat at 100kg",
  "nearly got 3x5 at 100kg on squat",
  "came close to doing 5x5 squat at 120",
])("what almost happened did not: %j", (text) => {
  expect(readStance(text).stance).toBe("negated");
});

test("the title of a diary may name the evening, and a day that it was not", () => {
  const titled = "CrossFit tonight\nA) front squat 5x3 70/75/80/80/80\nB) 30 burpees";
  for (const text of [titled, "dos ce soir : tractions 4x6, rowing barre 60kg 4x8, tirage 45 3x12"])
    expect([text, readStance(text).stance]).toEqual([text, "unsaid"]);
  expect(readStance("ohp 3x8 50 kg, that was yesterday btw not today").stance).toBe("done");
  expect(readStance("yesterday i did not do 5x5 squats").stance).toBe("negated");
  expect(readStance("lat raises 6kg x15 x15 x13 can't lift my arms now").stance).toBe("unsaid");
});
