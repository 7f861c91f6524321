import { dateText, dayAt, momentText } from "../../src/language/dates/localDay.ts";
import type { Workout } from "../../src/protocol/cards.ts";
import type { Exercise } from "../../src/protocol/exercise.ts";
import type { NewRoutine } from "../../src/protocol/routine.ts";
import type { View } from "../../src/protocol/view.ts";
import { type ApiAsked, apiCaller } from "./apiCaller.ts";
import { type Accessory, DEMO_DAYS, type MainLift } from "./demoLifts.ts";
import { demoTraining } from "./demoTraining.ts";

export type SeedAsked = ApiAsked & {
  /** The same seed on the same day makes the same training. */
  seed: number;
  timezone: string;
  /** In ms; what is later is left out. */
  now: number;
  /** Adds to an account that holds something already. */
  force: boolean;
};

export type Seeded = { logs: number; workouts: number; routines: number; conversations: number };

type Listed = { items: unknown[] };

const HOLDS_SOMETHING = "This account holds data already. Choose another with --user, or add to it with --force.";
/** Requests on their way at the same time. */
const TOGETHER = 50;

/** What is said, by how many days ago; a conversation a row. */
const TALKS: readonly (readonly [title: string, daysAgo: number, lines: readonly string[]])[] = [
  [
    "Getting started",
    84,
    [
      "hi",
      "I weigh 82 kg, I've been training for 3 years and I want to get stronger",
      "my left knee aches a bit after long runs",
      "how many sets per muscle should I do each week?",
    ],
  ],
  ["Bench is stuck", 21, ["my bench has been stuck at 87.5 for three weeks, what should I do?", "what is a deload?"]],
  [
    "Hotel gym",
    30,
    ["give me a 45 minute upper body workout with dumbbells and cables", "how long should I rest between sets?"],
  ],
  ["Weigh-in", 3, ["I weigh 83 kg now", "what muscles does a romanian deadlift work?"]],
];

/** Fills an account over the public API alone. Throws, and stores nothing, where the account is not empty. */
export async function seedAccount(asked: SeedAsked): Promise<Seeded> {
  const call = apiCaller(asked);
  if (!asked.force && (await holdsSomething(asked))) throw new Error(HOLDS_SOMETHING);

  await call("PATCH", "/api/profile", {
    unit: "kg",
    timezone: asked.timezone,
    locale: "en-GB",
    level: "intermediate",
    goal: "strength",
    equipment: [
      "barbell",
      "rack",
      "flat_bench",
      "adjustable_bench",
      "dumbbell",
      "cable",
      "pull_up_bar",
      "machine_leg_press",
    ],
  });
  const entries = demoTraining(asked);
  for (let from = 0; from < entries.length; from += TOGETHER)
    await Promise.all(entries.slice(from, from + TOGETHER).map((entry) => call("POST", "/api/logs", entry)));

  const bySlug = await exercisesOf(asked);
  await call("POST", "/api/routines", routine(bySlug));
  const first = DEMO_DAYS[0];
  if (first) await call("POST", "/api/workouts", workout(first.name, first.lifts, bySlug));
  for (const talk of TALKS) await converse(asked, talk);
  const { items } = await call<Listed>("GET", "/api/workouts?limit=100");
  return { logs: entries.length, workouts: items.length, routines: 1, conversations: TALKS.length };
}

async function holdsSomething(asked: ApiAsked): Promise<boolean> {
  const call = apiCaller(asked);
  for (const list of ["logs", "workouts", "routines", "conversations", "facts"])
    if ((await call<Listed>("GET", `/api/${list}?limit=1`)).items.length > 0) return true;
  return false;
}

async function converse(asked: SeedAsked, [title, daysAgo, lines]: (typeof TALKS)[number]): Promise<void> {
  const call = apiCaller(asked);
  const { timezone, now } = asked;
  const day = dayAt(now, timezone) - daysAgo;
  const { conversationId } = await call<View>("POST", "/api/conversations", { timezone, title });
  for (const [index, text] of lines.entries())
    await call("POST", `/api/conversations/${conversationId}/messages`, {
      text,
      timezone,
      sentAt: momentText(day, 19 * 60 + 40 + index, timezone),
      messageId: `seed-${dateText(day)}-${index}`,
    });
}

type BySlug = ReadonlyMap<string, Exercise>;

async function exercisesOf(asked: ApiAsked): Promise<BySlug> {
  const call = apiCaller(asked);
  const slugs = DEMO_DAYS.flatMap(({ lifts }) => lifts.map(({ slug }) => slug));
  const found = await Promise.all(slugs.map((slug) => call<Exercise>("GET", `/api/exercises/${slug}`)));
  return new Map(found.map((exercise) => [exercise.slug, exercise]));
}

/** What a lift asks for on paper: its first week, or the top of its range. */
function planned(lift: MainLift | Accessory, bySlug: BySlug) {
  const exercise = bySlug.get(lift.slug);
  if (!exercise) throw new Error(`${lift.slug} is not in the catalogue`);
  const amount =
    lift.kind === "main"
      ? { sets: 4, reps: 5 }
      : { sets: lift.sets, ...(lift.isHold ? { durationS: lift.range[1] } : { reps: lift.range[1] }) };
  return { exerciseId: exercise.id, ...amount, restS: exercise.defaults?.rest_s ?? 90 };
}

function routine(bySlug: BySlug): NewRoutine {
  const days = DEMO_DAYS.map(({ name, lifts }) => ({ name, items: lifts.map((lift) => planned(lift, bySlug)) }));
  return { name: "Upper / lower, four days", daysPerWeek: 4, days };
}

function workout(
  title: string,
  lifts: readonly (MainLift | Accessory)[],
  bySlug: BySlug,
): Omit<Workout, "id" | "createdAt"> {
  const items = lifts.map((lift) => ({
    ...planned(lift, bySlug),
    name: bySlug.get(lift.slug)?.name ?? lift.slug,
    ...(lift.kind === "accessory" && lift.each ? { side: "each" as const } : {}),
  }));
  return { title, estimatedMinutes: 65, blocks: [{ block: "main", items }] };
}
