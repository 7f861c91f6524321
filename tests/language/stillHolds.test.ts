import { expect, test } from "vitest";
import { routeMessage } from "../../src/language/routing/routeMessage.ts";
import { asksWorried, changesSession } from "../../src/language/session/changesSession.ts";
import { readSessionRequest } from "../../src/language/session/sessionRequest.ts";

const right = {
  threshold: 0.5,
  question: null,
  recentRoute: "WORKOUT_GENERATE",
  hasRecentLog: false,
  hasRecentWorkout: true,
} as const;
const routeOf = (text: string, context: Parameters<typeof routeMessage>[1] = right) => {
  const routing = routeMessage(text, context);
  return routing.kind === "requests" ? routing.items[0]?.route : routing.kind;
};

test.each([
  ["thats a lunge", "lunge"],
  ["that's still a lunge", "lunge"],
  ["there are burpees in there", "burpees"],
  ["you put burpees in it", "burpees"],
  ["it still has lunges", "lunges"],
  ["why is there a lunge in it, i said no lunges", "lunge"],
  ["hat immer noch Kniebeugen", "squat"],
  ["another burpee and i quit", "burpees"],
  ["if you give me one more plank i'm out", "plank"],
])("right after a session %j takes out %j", (text, phrase) => {
  expect(readSessionRequest(text)).toMatchObject({ exclude: [phrase], include: [] });
  expect(changesSession(text)).toBe(true);
  expect(routeOf(text)).toBe("WORKOUT_GENERATE");
});

test.each<[string, object]>([
  ["could there be no deadlifts in it? back's fine I just hate them", { exclude: ["deadlifts"], areas: [] }],
  ["can the push ups be left out?", { exclude: ["push ups"] }],
  ["could the squats maybe be swapped for lunges?", { adjust: { kind: "swap", phrase: "squats" } }],
  ["y con bandas en vez de mancuernas?", { equipment: ["band"], withoutEquipment: ["dumbbell"] }],
  ["geht das auch ohne liegestütze?", { exclude: ["push up"] }],
  ["si può fare senza piegamenti?", { exclude: ["push up"] }],
  ["sans squats, j'ai les jambes mortes", { exclude: ["squats"], areas: [] }],
  ["-5 minutes", { changedMinutes: { by: -5 } }],
  ["plus 10 min", { changedMinutes: { by: 10 } }],
  ["remove push, pull instead", { areas: ["pull"], followUp: { kind: "another" } }],
  ["no legs, arms instead", { areas: ["arms"], followUp: { kind: "another" } }],
  ["just as long but legs", { areas: ["lower"], followUp: { kind: "another" } }],
  ["make it 45 and throw some biceps in", { areas: ["biceps"], followUp: { kind: "add" } }],
  ["light session please", { followUp: { kind: "easier" } }],
  ["troca os agachamentos por outra coisa", { adjust: { kind: "swap", phrase: "agachamentos", replacement: null } }],
  ["cambia gli affondi con qualcos'altro", { adjust: { kind: "swap", phrase: "affondi", replacement: null } }],
  ["tausch die kniebeugen gegen irgendwas anderes", { adjust: { kind: "swap", replacement: null } }],
  ["würden Sie die Kniebeugen ersetzen?", { adjust: { kind: "swap", phrase: "kniebeugen", replacement: null } }],
  ["swap squats for whatever", { adjust: { kind: "swap", phrase: "squats", replacement: null } }],
  ["squats -> leg press", { adjust: { kind: "swap", phrase: "squats", replacement: "leg press" } }],
  ["toglieresti gli affondi?", { adjust: { kind: "remove", phrase: "affondi" } }],
  ["enlèverais-tu les squats ?", { adjust: { kind: "remove", phrase: "squats" } }],
  ["autre chose que le développé couché", { adjust: { kind: "swap", replacement: null } }],
  ["mate 40 is a stretch, 25 tops", { adjust: { kind: "shorter" }, areas: [] }],
])("right after a session %j changes it", (text, said) => {
  expect(readSessionRequest(text)).toMatchObject(said);
  expect(changesSession(text)).toBe(true);
  expect(routeOf(text)).toBe("WORKOUT_GENERATE");
});

test.each([
  "didn't do it in the end, gym was shut. tomorrow then",
  "just the first two exercises done",
  "only managed the first two",
  "is it possible to grow without deadlifts?",
  "puoi spiegarmi gli squat?",
  "könnten sie mir die kniebeugen zeigen?",
  "could deadlifts be bad for me?",
  "geht muskelaufbau ohne gewichte?",
  "mit wie viel gewicht?",
  "why no deadlifts?",
])("right after a session %j changes nothing of it", (text) => {
  expect(changesSession(text)).toBe(false);
});

test.each([
  "still has a bench",
  "that needs a bench",
  "no bench i said",
  "can we do something without a bench its always taken",
])("%j takes out the bench and nothing else", (text) => {
  const read = readSessionRequest(text);

  expect(read.withoutEquipment).toEqual(["flat_bench", "adjustable_bench"]);
  expect(read.followUp).toMatchObject({ kind: "exclude" });
});

test.each(["that's a great session thanks", "it has a nice flow", "this is a lot", "still sore", "it still hurts"])(
  "%j takes nothing out",
  (text) => {
    expect(readSessionRequest(text)).toMatchObject({ exclude: [], withoutEquipment: [] });
    expect(changesSession(text)).toBe(false);
  },
);

test("what more is wanted, or is still owned, is not ruled out", () => {
  expect(readSessionRequest("it needs more legs")).toMatchObject({ areas: ["lower"], avoidedAreas: [] });
  expect(readSessionRequest("i still have a barbell at home").equipment).toEqual(["barbell"]);
  expect(readSessionRequest("a single leg rdl please").include).toMatchObject([{ phrase: "single leg rdl" }]);
  expect(readSessionRequest("one more set and im done").exclude).toEqual([]);
});

test.each([
  "isnt that risky with my knee",
  "wont that hurt my shoulder",
  "isn't this bad for my knees",
  "isnt that too hard for my back",
])("%j is a question of worry, which is answered", (text) => {
  expect(asksWorried(text)).toBe(true);
  expect(routeOf(text)).toBe("COACH");
});

test.each(["can you make it easier on my knee", "my knee hurts", "isnt that too hard"])("%j is none", (text) => {
  expect(asksWorried(text)).toBe(false);
  expect(changesSession(text)).toBe(true);
});

test.each(["front squats how without a rack", "rows, how with only a band", "deadlifts how heavy"])(
  "%j asks how",
  (text) => {
    expect(routeOf(text)).toBe("COACH");
  },
);

test.each([
  ["hey im jake, 15, just got a gym membership with my dad", "PROFILE"],
  ["hello! maria, 45, two kids, gym beginner", "PROFILE"],
  ["60, retired, just bought a bike", "PROFILE"],
  ["gym, 45", "WORKOUT_GENERATE"],
  ["i'm jake, 30 min legs please", "WORKOUT_GENERATE"],
  ["legs 45 dumbbells", "WORKOUT_GENERATE"],
])("a number beside an introduction is an age: %j is for %s", (text, route) => {
  expect(routeOf(text, { ...right, recentRoute: null, hasRecentWorkout: false })).toBe(route);
  expect(readSessionRequest(text).minutes === null).toBe(route === "PROFILE");
});

test.each([
  ["ok what about legs, 30", ["lower"]],
  ["how about shoulders, 40 minutes", ["shoulders"]],
  ["and legs, 30?", ["lower"]],
  ["ok back then, 30min", ["back"]],
])("after talk on training %j is a session for %j", (text, areas) => {
  expect(routeOf(text, { ...right, recentRoute: "COACH", hasRecentWorkout: false })).toBe("WORKOUT_GENERATE");
  expect(readSessionRequest(text).areas).toEqual(areas);
});

test("what is asked about a part, or of a time that is over, is no session", () => {
  const talked = { ...right, recentRoute: "COACH", hasRecentWorkout: false } as const;

  expect(routeOf("what about 30 minutes of walking", talked)).toBe("COACH");
  expect(routeOf("what about legs after 40 minutes of running", talked)).toBe("COACH");
  expect(readSessionRequest("back then i could squat 200").areas).toEqual([]);
});

test.each([
  ["ten minutes standing please", ["seat"]],
  ["15 minutes bitte nur im Stehen", ["seat"]],
  ["a ten minute thing, holding on to the kitchen counter", ["seat"]],
  ["no standing please, 15 min", ["feet"]],
  ["im tired from standing all day, legs 20", []],
  ["legs, seated and standing calf raises", []],
  ["i work at a standing desk, 20 min back", []],
])("%j refuses %j", (text, refused) => {
  expect(readSessionRequest(text).refusedPositions).toEqual(refused);
});

test.each([
  ["i get heartburn lying down", { refusedPositions: ["floor"], forbid: ["supine", "prone", "inverted"] }],
  ["lying on my back makes me dizzy", { forbid: ["supine"] }],
  ["kneeling hurts", { refusedPositions: ["kneeling"] }],
  ["overhead stuff gives me neck pain", { forbid: ["overhead", "behind_neck"] }],
  ["lying down feels great", { refusedPositions: [], forbid: [], adjust: null }],
  ["i get tired lying down all day", { refusedPositions: [], adjust: null }],
])("a remark on a position, %j, is read as %j", (text, read) => {
  expect(readSessionRequest(text)).toMatchObject(read);
});

test.each([
  ["less rest", "shorterRests"],
  ["longer breaks", "longerRests"],
  ["the rests are too long", "shorterRests"],
  ["moins de repos", "shorterRests"],
  ["make it longer", "longer"],
])("%j is a change: %s", (text, kind) => {
  expect(readSessionRequest(text).adjust).toMatchObject({ kind });
});
