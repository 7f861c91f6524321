import { expect, test } from "vitest";
import { routeMessage } from "../../src/language/routing/routeMessage.ts";
import { readSessionRequest } from "../../src/language/session/sessionRequest.ts";

const CONTEXT = { threshold: 0.6, question: null, recentRoute: null, hasRecentLog: false, hasRecentWorkout: false };
const requestsOf = (text: string) => routeMessage(text, CONTEXT).items.map((item) => [item.route, item.text]);
const jointsOf = (text: string) => readSessionRequest(text).limitations.map(({ joint }) => joint);
const gearOf = (text: string) => readSessionRequest(text).equipment;

test("what a session is to be keeps all its words, whichever comes first", () => {
  const texts = [
    "can't get to the gym, so I need something for home. Got two 8 kg dumbbells and a step, half an hour",
    "my right knee is moody. lower body 35, machines",
    "got a cranky elbow. back 30, bands",
  ];
  for (const text of texts) expect(requestsOf(text)).toEqual([["WORKOUT_GENERATE", text]]);
});

test("how a body is to become is a goal, and what is to be trained now is none", () => {
  const routesOf = (texts: string[]) => texts.flatMap((text) => requestsOf(text).map(([route]) => route));
  const goals = [
    "i want abs by summer",
    "i want a big chest",
    "ich will einen Sixpack bis Sommer",
    "quiero abdominales para el verano",
  ];
  expect(routesOf(goals)).toEqual(goals.map(() => "PROFILE"));
  const sessions = [
    "i want a big back day",
    "i want chest and back by 6pm",
    "need abs in 20 minutes",
    "i want legs today",
  ];
  expect(routesOf(sessions)).toEqual(sessions.map(() => "WORKOUT_GENERATE"));
});

test("things that are only asked for are not there, and machines that are named alone are all there is", () => {
  expect(gearOf("40 min full body barbell session with zero equipment")).toEqual(["none"]);
  expect(gearOf("kettlebell workout, no other equipment")).toEqual(["kettlebell"]);
  expect(gearOf("quads on the leg press and extension machine only")).toEqual([
    "machine_leg_press",
    "machine_leg_extension",
  ]);
  expect(gearOf("20 minuten training zonder materiaal")).toEqual(["none"]);
  expect(gearOf("trening 30 minut bez sprzętu")).toEqual(["none"]);
});

test("a deed, a habit and a question about training are no session", () => {
  const routes = [
    "did 40 minutes of legs with a bad knee yesterday",
    "I usually train legs for 40 minutes on Mondays",
    "Elliptical: 35min (includes 5min cool down)",
    "camminata 30 minuti + cyclette 20, niente pesi, avevo la schiena bloccata",
    "Nadar 40 min y musculatura de piernas, nada de correr",
    "is 30 minutes of legs with dumbbells enough?",
  ].flatMap((text) => requestsOf(text).map(([route]) => route));
  expect(routes).not.toContain("WORKOUT_GENERATE");
});

test("what was trained on another day is the reason of a wish beside it, and a log without one", () => {
  const wish = "legs 35 min at the gym, no lunges because I did those on Monday";
  expect(requestsOf(wish)).toEqual([["WORKOUT_GENERATE", wish]]);
  const log = requestsOf("trained arms yesterday, 40 min, no stretching").map(([route]) => route);
  expect(log).not.toContain("WORKOUT_GENERATE");
});

test("whatever is said of a joint beside a session spares it, and a joint that is trained is no complaint", () => {
  expect(jointsOf("my knee laughs at me lately, legs 30")).toEqual(["knee"]);
  expect(jointsOf("Handgelenk spinnt, Brust 30 Minuten")).toEqual(["wrist"]);
  expect(jointsOf("la cheville rouspète, jambes 30 min")).toEqual(["ankle"]);
  expect(jointsOf("el codo no me deja, espalda 30 min")).toEqual(["elbow"]);
  expect(jointsOf("spalla malconcia, gambe 30 minuti")).toEqual(["shoulder"]);
  for (const text of ["shoulders and triceps 30", "ankle mobility 10 min", "high knees, 15 min", "back, biceps 40"])
    expect(jointsOf(text)).toEqual([]);
});

test("a bare place or an unknown list leaves the floor, and time or a part of the body is no list", () => {
  for (const text of [
    "on a ferry, core 15",
    "all i own is a wobble board, 20 min",
    "im Zelt, 20 Minuten Bauch",
    "in spiaggia, gambe 20 minuti",
    "glutes 20, zilch to hand, nothing to hand",
  ])
    expect(gearOf(text)).toEqual(["none"]);
  expect(gearOf("one plyo box, that's the gear. legs 25")).toEqual(["box"]);
  expect(gearOf("machines are fine, free weights are not. legs 45")).not.toContain("dumbbell");
  for (const text of ["i only have 20 minutes, legs", "core and nothing else, 10 min", "legs today, just legs"])
    expect(gearOf(text)).toBeNull();
});

test("what is left out may be said behind it or in one word with it", () => {
  const left = [
    "lunge-free legs",
    "dips are off the table, push",
    "Kniebeugen raus, Beine",
    "ni zancadas ni burpees, pierna",
  ];
  expect(left.map((text) => readSessionRequest(text).exclude)).toEqual([
    ["lunge"],
    ["dips"],
    ["squat"],
    ["lunge", "burpees"],
  ]);
});

test("a leg in the gym is not a leg in a cast", () => {
  expect(readSessionRequest("legs in the gym, 40").limitations).toEqual([]);
});

test("weights that are counted are owned, and lifts on one's own body take no bar", () => {
  const text = "my garage: power rack, barbell, 2x20kg 4x10kg plates, flat bench. push day 1h";
  expect(requestsOf(text).map(([route]) => route)).not.toContain("WORKOUT_LOG");
  expect(new Set(gearOf(text))).toEqual(new Set(["barbell", "plate", "rack", "flat_bench"]));
  expect(gearOf("deads and pullups. thats it. 40 min")).toBeNull();
});

test("loads with their repetitions, a way with its time and what only a deed says are told, not wished for", () => {
  const routeOf = (text: string) => routeMessage(text, CONTEXT).items.map(({ route }) => route);
  for (const text of [
    "chest day bro. flat db 100s for 8 then 90s for 10",
    "zwei sätze schrägbankdrücken mit den 24er kurzhanteln, 10 und 8",
    "half an hour on the elliptical while watching the news",
    "push ups amrap in one go: 37",
    "5km erg at 1:57 split\nthen 30 min bike easy",
    "lying leg curls 35kg rest pause 12+4+3",
  ])
    expect([text, routeOf(text)]).toEqual([text, ["WORKOUT_LOG"]]);
  for (const text of [
    "30 min legs, dumbbells 10 kg",
    "40 min full body, no jumping",
    "bench 5x5 80. now give me 15 min abs",
    "I want half an hour on the elliptical while watching the news",
  ])
    expect([text, routeOf(text)]).toEqual([text, expect.arrayContaining(["WORKOUT_GENERATE"])]);
});

test("a session is asked for without a word that says so", () => {
  const routeOf = (text: string) => routeMessage(text, CONTEXT).items.map(({ route }) => route);
  for (const text of [
    "chest and back tonight then?",
    "ok arm time",
    "the usual but for legs",
    "tell me what i'm doing for shoulders",
    "make my quads scream",
    "on fait quoi pour les jambes",
    "bora treinar peito hoje",
    "surprise me",
    "überrasch mich",
    "deadlifts please, my lower back hurts",
    "want to squat today. old knee injury, basically healed",
    "¡sorpréndeme!",
    "leg day, the best one you have",
    "i'm at the gym and no idea what to do",
    "anything for calves that isn't dull",
    "abs session without planks or crunches",
    "8 exercises, 4 sets each, half an hour",
    "the gym closes soon, i have 25 minutes and a barbell",
  ])
    expect([text, routeOf(text)]).toEqual([text, ["WORKOUT_GENERATE"]]);
  for (const text of [
    "my knee hurts when i squat",
    "i love squats but my knees hate them",
    "i'm back today",
    "leg day?",
    "how are my legs doing",
    "my shoulders are sore today",
  ])
    expect([text, routeOf(text)]).not.toEqual([text, ["WORKOUT_GENERATE"]]);
});

test("what was done is no log where it is only why it is not wanted, and a figure keeps what it counts", () => {
  const routeOf = (text: string) => routeMessage(text, CONTEXT).items.map(({ route }) => route);
  for (const text of [
    "give me a 20 min circuit, box, bar and a rope, nothing else. no lunges did 200 yesterday",
    "i need a session that burns 4000 calories in half an hour",
    "upper body 45 min. did legs yesterday",
    "full gym, 70 min, legs. back squat 5x5, then rdl, leg press, calves. no lunges",
    "3 rounds: 10 goblet squats, 10 pushups, 10 rows. 20 min. one 20kg dumbbell",
    "zone 2, 45 min, rower or bike",
    "yoga mat + 2 dumbbells 5kg, core and glutes 20 min",
    "1h pull in a gym, low back is sore so nothing bent over, want lat pulldowns",
  ])
    expect([text, routeOf(text)]).toEqual([text, ["WORKOUT_GENERATE"]]);
});

test("nothing begins behind w/, and sets with loads stay a log whatever minutes stand beside them", () => {
  const itemsOf = (text: string) => routeMessage(text, CONTEXT).items.map(({ route, text }) => [route, text]);
  expect(itemsOf("conditioning w/ rower and dumbbells. 25 min. no running, ran 12k this morning")[0]?.[1]).toContain(
    "25 min",
  );
  expect(itemsOf("bench 5x5 100 kg, 45 min total, no spotter")[0]?.[0]).toBe("WORKOUT_LOG");
});

test("a part of the body beside a refusal is the wish for a session, whatever words refuse", () => {
  for (const text of [
    "lower body, i am so over split squats",
    "step ups are the bane of my life, glutes otherwise please",
    "quads. nothing that jumps. go on",
    "is there any back workout that leaves my grip alone? build it",
    "petto, ma le croci le odio",
  ])
    expect(requestsOf(text)).toEqual([["WORKOUT_GENERATE", text]]);
});

test("how a session would look, and what goes in so many minutes, asks for one", () => {
  const routes = (text: string) => requestsOf(text).map(([route]) => route);
  for (const text of [
    "what would a decent push day look like in 35 min?",
    "what would 20 minutes with one kettlebell look like",
    "cómo sería una rutina de espalda de 30 min con bandas?",
    "was geht mit zwei kurzhanteln in 25 minuten",
    "cosa si può fare in 15 minuti con un elastico",
    "arnold split, shoulders n arms today, 1h20",
  ])
    expect([text, routes(text)]).toEqual([text, ["WORKOUT_GENERATE"]]);
  expect(routes("how should my squat look with a barbell?")).toEqual(["COACH"]);
  expect(routes("shoulders and arms yesterday, 1h20")).toEqual(["WORKOUT_LOG"]);
});

test("a question, a taste, a deed and a plan in the same words stay what they are", () => {
  const routes = (text: string) => requestsOf(text).map(([route]) => route);
  expect(routes("is there a way to make dips easier on my shoulder")).toEqual(["COACH"]);
  expect(routes("can i grow legs with only a kettlebell")).toEqual(["COACH"]);
  expect(routes("i dislike lunges")).toEqual(["PROFILE"]);
  expect(routes("trained back without rows today, 40 min")).toEqual(["WORKOUT_LOG"]);
  expect(routes("take lunges out of my leg day plan")).toEqual(["EDIT_PLAN"]);
  expect(routes("a three day routine without squats")).toEqual(["PLAN_ROUTINE"]);
  expect(routes("explain supersets and make me one for arms")).toEqual(["COACH", "WORKOUT_GENERATE"]);
});

test("a message in another language is heard in rough English from the first on", () => {
  const [first] = routeMessage("allenamento dorso, ci metti anche il pullover?", CONTEXT).items;
  expect(first?.route).toBe("WORKOUT_GENERATE");
  expect(first?.confidence).toBeGreaterThan(CONTEXT.threshold);
});

test("sets of no lift in particular are those of a session; lifts with sets and a length may be either", () => {
  const routesOf = (text: string) => routeMessage(text, CONTEXT).items.map(({ route }) => route);
  for (const text of [
    "5x5 workout",
    "back and biceps session at the gym, 3 sets of 12, 1h15",
    "legs, 4 exercises of 12 reps, 30 mins",
    "german volume training 10x10 for chest, 60 minutes",
    "squat 5x5 then accessories for legs, 1 hr full gym",
    "pull workout, dumbbells, bench, pull-up bar, 3 sets of 12, 15 minutes",
  ])
    expect(routesOf(text), text).toEqual(["WORKOUT_GENERATE"]);
  for (const text of ["4x8 bench, 4x8 row, 3x12 curls, 45 minute workout", "leg day 45 min, squats 5x5, rdl 3x8"])
    expect(routesOf(text), text).toEqual(["UNKNOWN"]);
  for (const text of [
    "bench 5x5 80kg, 45 min workout",
    "pull-ups 3x12, dips 3x10",
    "did a 40 min leg workout, squats 5x5",
  ])
    expect(routesOf(text), text).toEqual(["WORKOUT_LOG"]);
});
