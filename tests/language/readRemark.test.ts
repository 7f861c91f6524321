import { describe, expect, it } from "vitest";
import { readRemark } from "../../src/language/corrections/readRemark.ts";

const set = (reps: number | null, weight: number | null, durationS: number | null = null) => ({
  ...{ reps, weight, durationS, unit: null, rpe: null, rir: null, distance: null, distanceUnit: null, side: null },
  ...{ perHand: false, toFailure: false, type: "normal" as const, load: "total" as const },
});
const BENCH = { sets: [set(8, 80), set(8, 80), set(8, 80)] };
const PLANK = { sets: [set(null, null, 60), set(null, null, 60)] };
const PULL_UPS = { sets: [set(8, null), set(8, null)] };

describe("figures beside a log that are none of its sets", () => {
  it.each([
    ["it was with chains, 10 kg each side", "sets"],
    ["lost count around rep 6 maybe", "sets"],
    ["spotter touched it on rep 7", "sets"],
    ["should have been 4 sets but the gym closed", "sets"],
    ["rested 4 min between", "sets"],
    ["pin was on 7", "sets"],
    ["3 second negatives", "sets"],
    ["the bar is only 15 kg I think", "sets"],
    ["my watch says 140 bpm, 320 kcal", "sets"],
    ["warmed up with the bar and 40", "sets"],
    ["probably had 2 more in me", "sets"],
    ["pause war immer 3 min", "sets"],
    ["everyone else there had 100 on the bar", "other"],
    ["I think someone stole my 20s plate", "other"],
    ["then I ran 5 minutes late to work", "other"],
    ["paid 40 for the month", "other"],
    ["gym opens at 6", "other"],
    ["had 2 coffees before", "other"],
    ["der neben mir hatte 120 drauf", "other"],
    ["in my dreams I did 140", "then"],
    ["next time 85", "then"],
    ["a month ago I was stuck at 72.5", "then"],
    ["la próxima vez 85", "then"],
  ])("%s", (said, of) => expect(readRemark(said, BENCH)).toMatchObject({ of, isWhole: true }));

  it.each([
    ["the bar was 18 so make it 98", "so make it 98"],
    ["it was 4 sets, rest 2 min", "it was 4 sets,"],
    ["rested 3 min and it was 4 sets", "and it was 4 sets"],
    ["took me 25 min, and it was 6 sets", "and it was 6 sets"],
  ])("leaves what puts sets right: %s", (said, rest) => {
    const read = readRemark(said, BENCH);
    expect(read?.isWhole).toBe(false);
    expect(read?.rest.replace(/\s+/g, " ")).toBe(rest);
  });

  it.each([
    "chains off, 90 on the bar for the last one",
    "it was 85 on the bar",
    "with the collars it was 82",
    "everyone of them was 9 reps",
    "my mate counted 9",
    "dude it was 85",
    "should have been 4 sets",
    "should have been 85 but I mistyped",
    "last set failed on rep 4",
    "next set was 110 for 3",
    "5 kg more than I wrote",
    "that was 2 days ago",
    "is 80 enough for next week",
    "log the 3 min rest",
  ])("is no remark: %s", (said) => expect(readRemark(said, BENCH)).toBeNull());

  it("knows what an entry lacks", () => {
    expect(readRemark("with a 10 kg vest", PULL_UPS)).toBeNull();
    expect(readRemark("with a 10 kg vest", BENCH)?.of).toBe("sets");
    expect(readRemark("the rest were 45 sec", PLANK)).toBeNull();
    expect(readRemark("rest was 3 min", PLANK)?.of).toBe("sets");
  });
});

describe("how some of the sets were done", () => {
  const PULLS = { sets: [set(5, 180), set(3, 190), set(1, 200)] };
  it.each([
    "used straps for the last two",
    "spotter helped on the last two reps",
    "paused the first three",
    "the 200 was a grinder, hitched it a bit",
    "the 190 was ugly",
    "mit Zughilfen bei den letzten zwei",
    "con cinturón en las últimas dos",
  ])("is a note: %s", (said) => expect(readRemark(said, PULLS)).toMatchObject({ of: "sets", isWhole: true }));

  it.each([
    "90 for the last two",
    "delete the last two",
    "failed the last two",
    "the last two were warm ups",
    "last two were doubles",
    "the 200 was a miss",
    "the 190 was 195",
    "the 170 was ugly",
    "the 200 was front squat",
    "last two were with dumbbells",
  ])("is none where it says what they were: %s", (said) => expect(readRemark(said, PULLS)?.of).not.toBe("sets"));
});
