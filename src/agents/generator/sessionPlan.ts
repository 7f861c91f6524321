import { z } from "zod";
import { AREAS } from "../../language/session/areaWords.ts";
import { AskedOfWorkout, Workout, WorkoutContent } from "../../protocol/cards.ts";
import { Pace } from "../../protocol/pace.ts";
import { Limitation } from "../../protocol/profile.ts";
import { EQUIPMENT, JOINTS, MUSCLES, STRESS_FLAGS } from "../../protocol/vocabulary.ts";

const Place = z.enum(["start", "end"]).nullable();

/** Something that could not be done as asked, or was assumed; the reply says it. */
export const PlanNote = z.discriminatedUnion("code", [
  z.object({ code: z.literal("minutesConflict"), asked: z.int(), available: z.int() }),
  z.object({ code: z.literal("minutesCapped"), asked: z.int(), given: z.int() }),
  z.object({ code: z.literal("alreadyIn"), name: z.string() }),
  z.object({ code: z.literal("unknownExercise"), phrase: z.string(), nearest: z.string().nullable() }),
  z.object({ code: z.literal("refusedExercise"), id: z.string(), name: z.string(), reason: z.string() }),
  z.object({ code: z.literal("easedExercise"), name: z.string(), joints: z.array(z.string()) }),
  z.object({ code: z.literal("assumedEquipment"), name: z.string(), things: z.array(z.enum(EQUIPMENT)) }),
  z.object({ code: z.literal("aboveLevel"), name: z.string() }),
  z.object({ code: z.literal("helpedByInjured"), name: z.string(), muscle: z.enum(MUSCLES) }),
  z.object({ code: z.literal("contradiction"), areas: z.array(z.enum(AREAS)) }),
  z.object({ code: z.literal("tooMuch"), sets: z.int(), reps: z.int() }),
  z.object({ code: z.literal("unrealistic"), wish: z.string() }),
  z.object({ code: z.literal("unworkable"), areas: z.array(z.enum(AREAS)), without: z.string() }),
  z.object({ code: z.literal("unsafeMaximum"), joints: z.array(z.string()) }),
  z.object({ code: z.literal("missingGear"), thing: z.enum(EQUIPMENT) }),
  z.object({ code: z.literal("spotFat") }),
  z.object({ code: z.literal("ruledOutFocus"), lift: z.string() }),
  z.object({ code: z.literal("unknownGear"), thing: z.string() }),
  z.object({ code: z.literal("notUnderstood"), words: z.string() }),
  z.object({ code: z.literal("loadLimit"), limit: z.string() }),
  z.object({ code: z.literal("littleDose") }),
  z.object({ code: z.literal("heartCare"), care: z.enum(["heartCondition", "highPressure"]) }),
  z.object({ code: z.literal("oneOfSeveral") }),
  z.object({ code: z.literal("standIn"), thing: z.string() }),
  z.object({ code: z.literal("nothingToChange") }),
  z.object({ code: z.literal("notInSession"), phrase: z.string() }),
  z.object({ code: z.literal("noSuchPlace"), place: z.int(), count: z.int() }),
]);
export type PlanNote = z.infer<typeof PlanNote>;

/** What a session must be, everything decided: message, chips and profile in one. Plain JSON, so that a chart can keep it. */
export const SessionPlan = z.object({
  /**
   * `session`: search and build. `ask`: the minutes are no session, ask first. `declined`: the person said no. `told`: the
   * session that is there was only talked about.
   */
  kind: z.enum(["session", "ask", "declined", "told"]),
  text: z.string(),
  seed: z.int(),
  minutes: z.int(),
  /** Whether the person named the minutes. */
  minutesSaid: z.boolean(),
  areas: z.array(z.enum(AREAS)).min(1),
  areasSaid: z.boolean(),
  emphasis: z.array(z.enum(AREAS)),
  /** What it is for when it is no training; `areas` is then `mobility`, `targets` what is to be loosened or readied. */
  purpose: z.enum(["warm_up", "mobility"]).nullable().default(null),
  targets: z.array(z.enum(AREAS)).default([]),
  /** To be left alone: said so, sore, hurt or trained a day ago. */
  avoidedAreas: z.array(z.enum(AREAS)),
  avoidedMuscles: z.array(z.enum(MUSCLES)),
  withoutCardio: z.boolean(),
  /** All there is to train with; `null` is a full gym. */
  equipment: z.array(z.enum(EQUIPMENT)).nullable(),
  /** Things that count as there without having been named; used only when nothing else fits. */
  assumed: z.array(z.enum(EQUIPMENT)),
  limitations: z.array(Limitation),
  /** Injured muscles: nothing that they do or help with comes in unasked. */
  strained: z.array(z.enum(MUSCLES)).default([]),
  /** Highest stress per joint beyond the limitations: an edited session must not load a joint more than before. */
  stressCaps: z.partialRecord(z.enum(JOINTS), z.int()),
  forbid: z.array(z.enum(STRESS_FLAGS)),
  level: z.enum(["beginner", "intermediate", "advanced"]),
  goal: z.enum(["strength", "hypertrophy", "endurance", "power", "fat_loss", "general"]),
  intensity: z.enum(["easy", "normal", "hard"]),
  structure: z.enum(["straight", "supersets", "circuit", "emom"]),
  scheme: z.object({ sets: z.int(), reps: z.int() }).nullable(),
  sets: z.int().nullable(),
  /** As few sets will do, rather than no warm-up or cool-down. */
  leastSets: z.int().nullable().default(null),
  restS: z.int().nullable(),
  /** How running, riding or rowing is gone through, where the session is that and nothing else. */
  pace: Pace.nullable().default(null),
  mechanic: z.enum(["compound", "isolation"]).nullable(),
  count: z.object({ min: z.int(), max: z.int() }).nullable(),
  warmUp: z.boolean(),
  coolDown: z.boolean(),
  finisher: z
    .object({
      area: z.enum(["cardio", "core"]),
      durationS: z.int().nullable(),
      /** The machines it was asked for on. */
      on: z.array(z.enum(EQUIPMENT)).default([]),
    })
    .nullable(),
  /** Exercises to be in it, by id; `name` as the catalogue has it. */
  include: z.array(z.object({ id: z.string(), name: z.string(), must: z.boolean(), place: Place })),
  excludeIds: z.array(z.string()),
  /** What was ruled out, in the person's words. */
  excludeWords: z.array(z.string()),
  /** The same with what was ruled out of the session that is changed: it is kept with the new one. */
  leftOut: z.array(z.string()).default([]),
  /** Main exercises that were asked for by name, now or of the session that is changed. */
  wanted: z.array(z.string()).default([]),
  /** Sets and repetitions of single exercises, set for the session that is changed. */
  doses: AskedOfWorkout.shape.doses.unwrap().default([]),
  /** What else was asked for and is kept with the session. */
  asked: AskedOfWorkout.omit({ exerciseIds: true, doses: true }).default({}),
  /** The exercises of the session that is being changed, in order; they come first, wishes fill up. */
  fixed: z.array(z.string()),
  /** To be chosen last: what the session before had, when another one is wanted. */
  stale: z.array(z.string()),
  /** Words of the change, for the title and the reply. */
  edit: z
    .object({
      kind: z.string(),
      title: z.string(),
      /** The main exercises that go, whatever the reason. */
      takenIds: z.array(z.string()),
      /** Parts of the body that the session is to train as well. */
      addedAreas: z.array(z.enum(AREAS)),
      /** The session as it was. */
      before: Workout,
    })
    .nullable(),
  notes: z.array(PlanNote),
  /** What is said of the session that is there, the session where its card is to be shown, and what becomes of it. */
  told: z
    .object({ text: z.string(), shown: Workout.nullable(), edited: WorkoutContent.nullable().default(null) })
    .nullable()
    .default(null),
});
export type SessionPlan = z.infer<typeof SessionPlan>;

/** Eligible exercises found for one place in the session. */
export const SlotFind = z.object({
  /** What the place is for, in words: "squat pattern", "biceps". */
  name: z.string(),
  ids: z.array(z.string()),
  /** Which of the place's alternatives this is: 0 is what it is meant for. `null` when nothing fits. */
  rank: z.int().nullable(),
  /** The constraint that left nothing of what it is meant for, when `rank` is not 0. */
  emptiedBy: z.string().nullable(),
});
export type SlotFind = z.infer<typeof SlotFind>;

/** What the search found. `isEmpty` is what the chart decides on. */
export const SessionCandidates = z.object({
  isEmpty: z.boolean(),
  /** The constraint that emptied the search for what was wanted: `limitations`, `equipment`, `exclude`, `level` … */
  emptiedBy: z.string().nullable(),
  /** Areas that took the place of the ones asked for; empty when those could be served. */
  relaxedTo: z.array(z.enum(AREAS)),
  slots: z.array(SlotFind),
  warmUp: z.array(z.string()),
  coolDown: z.array(z.string()),
  /** What the session may end with, when that was asked for. */
  finisher: z.array(z.string()),
  /** Neighbouring work for minutes that what was asked for cannot fill, best first. */
  more: z.array(z.string()),
});
export type SessionCandidates = z.infer<typeof SessionCandidates>;
