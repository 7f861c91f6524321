import type { Catalog } from "../../catalog/catalog.ts";
import type { SessionTalk } from "../../language/session/sessionTalk.ts";
import type { Workout, WorkoutItem } from "../../protocol/cards.ts";
import type { Exercise } from "../../protocol/exercise.ts";
import { muscleWord } from "../coach/coachWords.ts";
import type { Done } from "./doneOfSession.ts";
import { mainOf } from "./mainOf.ts";
import type { NamedExercises } from "./namedExercises.ts";
import { listed, thingsInWords } from "./planWords.ts";

type Ports = { catalog: Catalog; named: NamedExercises };

/** An answer about a session; `isShown`: its card belongs to it. */
export type SessionWords = { text: string; isShown: boolean };

const MOST_MUSCLES = 6;

/** The main part, each exercise once: sides stand apart on the card. */
function mainOnce(workout: Workout): WorkoutItem[] {
  const items = mainOf(workout);
  return items.filter(({ exerciseId }, at) => items.findIndex((one) => one.exerciseId === exerciseId) === at);
}

const amountOf = ({ sets, reps, durationS }: WorkoutItem): string => {
  const many = `${sets} ${sets === 1 ? "set" : "sets"}`;
  if (reps != null) return `${many} of ${reps}`;
  return durationS == null ? many : `${many} of ${durationS} seconds`;
};

const listOf = (items: readonly WorkoutItem[]) =>
  items.map((item, at) => `${at + 1}. ${item.name}, ${amountOf(item)}`).join("; ");

/** The muscles that come first in the most exercises. */
function musclesOf(exercises: readonly Exercise[]): string[] {
  const counts = new Map<Exercise["primary_muscles"][number], number>();
  for (const { primary_muscles } of exercises)
    for (const muscle of primary_muscles) counts.set(muscle, (counts.get(muscle) ?? 0) + 1);
  return [...counts]
    .sort((a, b) => b[1] - a[1])
    .slice(0, MOST_MUSCLES)
    .map(([muscle]) => muscleWord(muscle));
}

const ofOne = (item: WorkoutItem, place: number, wants: "name" | "amount" | "muscles" | "technique", ports: Ports) => {
  const exercise = ports.catalog.byId(item.exerciseId);
  const lead = `Number ${place} is ${item.name}, ${amountOf(item)}.`;
  if (wants === "muscles" && exercise !== null) return `${lead} It works ${listed(musclesOf([exercise]))}.`;
  const steps = exercise?.instructions ?? [];
  return wants === "technique" && steps.length > 0 ? `${lead} ${steps.join(" ")}` : lead;
};

function totalOf(
  { of, phrase }: Extract<SessionTalk, { kind: "total" }>,
  main: readonly WorkoutItem[],
  { named }: Ports,
): string {
  const meant = phrase === null ? null : named.covered(phrase).map(({ id }) => id);
  const items = meant === null ? main : main.filter(({ exerciseId }) => meant.includes(exerciseId));
  if (items.length === 0) return `There is none in it. In order: ${listOf(main)}.`;
  if (of === "exercises") return `${main.length} exercises in the main part.`;
  const sets = items.reduce((sum, item) => sum + item.sets, 0);
  const reps = items.reduce((sum, item) => sum + item.sets * (item.reps ?? 0), 0);
  const ofWhat = phrase === null ? "" : ` of ${listed(items.map(({ name }) => name))}`;
  return `${sets} sets${ofWhat}${reps > 0 ? `, ${reps} repetitions` : ""} in the main part.`;
}

/** What each exercise is for, in its order, and why the order is so. */
function whySo(workout: Workout, main: readonly WorkoutItem[], { catalog }: Ports): string {
  const told = main.map((item, at) => {
    const exercise = catalog.byId(item.exerciseId);
    return `${at + 1}. ${item.name}, ${amountOf(item)}${exercise === null ? "" : `, for ${listed(musclesOf([exercise]))}`}`;
  });
  const isInOrder = main.length > 1 && catalog.byId(main[0]?.exerciseId ?? "")?.mechanic === "compound";
  const order = isInOrder ? " The most demanding comes first, while you are fresh; smaller work follows." : "";
  return `"${workout.title}" takes about ${workout.estimatedMinutes} minutes. ${told.join("; ")}.${order} If something does not suit you, tell me what to swap.`;
}

/** The first exercise of which no sets are logged, behind one that is begun; `null` where nothing is logged. */
function nextOf(main: readonly WorkoutItem[], done: Done): SessionWords | null {
  const of = ({ exerciseId }: WorkoutItem) => done.get(exerciseId) ?? 0;
  if (!main.some((item) => of(item) > 0)) return null;
  const begun = main.findLast((item) => of(item) > 0 && of(item) < item.sets);
  const lead =
    begun === undefined
      ? ""
      : `${of(begun)} of ${begun.sets} sets of ${begun.name} ${of(begun) === 1 ? "is" : "are"} logged. `;
  const open = main.filter((item) => of(item) === 0);
  const [next, ...others] = open;
  if (next === undefined)
    return {
      text: lead === "" ? "Sets of every exercise are logged: that was all of it." : `${lead}The others are done.`,
      isShown: false,
    };
  const after =
    others.length === 0 ? " It is the last one." : ` After that: ${listed(others.map(({ name }) => name))}.`;
  return { text: `${lead}Next is ${next.name}, ${amountOf(next)}.${after}`, isShown: false };
}

/** What is said to a question about a session, or to its being kept. Read off the session and the catalogue; changes nothing. */
export function sessionTalkReply(
  talk: SessionTalk,
  workout: Workout,
  ports: Ports,
  done: Done = new Map(),
): SessionWords {
  const main = mainOnce(workout);
  const exercises = main.flatMap(({ exerciseId }) => ports.catalog.byId(exerciseId) ?? []);
  const inOrder = { text: `In order: ${listOf(main)}.`, isShown: true };
  switch (talk.kind) {
    case "list":
      return { text: `${workout.title}, ${workout.estimatedMinutes} minutes. ${inOrder.text}`, isShown: true };
    case "keep":
      return {
        text: `"${workout.title}" is saved: you find it under Workouts. Nothing is logged yet; tell me your sets once you have done them.`,
        isShown: false,
      };
    case "why":
      return { text: whySo(workout, main, ports), isShown: false };
    case "length":
      return { text: `About ${workout.estimatedMinutes} minutes, rests included.`, isShown: false };
    case "holds": {
      const meant = ports.named.covered(talk.phrase).map(({ id }) => id);
      const there = main.filter(({ exerciseId }) => meant.includes(exerciseId));
      const lead = there.length > 0 ? `Yes: ${listOf(there).replace(/^1\. /, "")}.` : `No "${talk.phrase}" is in it.`;
      return { text: there.length > 0 ? lead : `${lead} ${inOrder.text}`, isShown: there.length === 0 };
    }
    case "total":
      return { text: totalOf(talk, main, ports), isShown: false };
    case "next":
      return nextOf(main, done) ?? inOrder;
    case "muscles":
      return { text: `Together they work mostly ${listed(musclesOf(exercises))}.`, isShown: false };
    case "gear": {
      const things = [...new Set(exercises.flatMap(({ equipment_required }) => equipment_required))];
      const needed = things.filter((thing) => thing !== "none");
      return {
        text:
          needed.length === 0
            ? "You need no equipment for it."
            : `For the main part you need ${thingsInWords(needed)}.`,
        isShown: false,
      };
    }
    case "place": {
      const place = talk.place < 0 ? main.length : talk.place;
      const item = main[place - 1];
      if (item !== undefined) return { text: ofOne(item, place, talk.wants, ports), isShown: false };
      return { text: `There is no number ${place} in it. ${inOrder.text}`, isShown: true };
    }
    case "beside": {
      const meant = talk.phrase === null ? [] : ports.named.covered(talk.phrase).map(({ id }) => id);
      const from = main.findIndex(({ exerciseId }) => meant.includes(exerciseId));
      const item = main[from + talk.step];
      if (from < 0) return inOrder;
      if (item !== undefined) return { text: ofOne(item, from + talk.step + 1, "name", ports), isShown: false };
      return { text: `Nothing comes ${talk.step < 0 ? "before" : "after"} it. ${inOrder.text}`, isShown: true };
    }
  }
}
