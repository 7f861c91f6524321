import { type Request, Router } from "express";
import { z } from "zod";
import type {} from "zod-openapi";
import { PutWorkout, WorkoutContent, WorkoutPatch } from "../protocol/cards.ts";
import { Fact, FactType } from "../protocol/facts.ts";
import { ProfilePatch } from "../protocol/profile.ts";
import { EQUIPMENT, JOINTS, MOVEMENT_PATTERNS, MUSCLES, PATTERN_GROUPS } from "../protocol/vocabulary.ts";
import { LogEntryPatch, NewLogEntry } from "../protocol/workoutLog.ts";
import type { Records } from "../runtime/records.ts";
import { PageQuery } from "./pageQuery.ts";
import { OF_DOCUMENT, readBody } from "./readBody.ts";
import { userOf } from "./requestFacts.ts";

/** One value, several after commas, or the parameter several times. */
const listOf = <Item extends string>(item: z.ZodEnum<Record<Item, Item>>) =>
  z
    .union([z.string(), z.array(z.string())])
    .optional()
    .transform((given) =>
      given === undefined
        ? undefined
        : [given]
            .flat()
            .flatMap((part) => part.split(","))
            .filter(Boolean),
    )
    .pipe(z.array(z.string().pipe(item as unknown as z.ZodType<Item, string>)).optional())
    .meta({
      param: { style: "form", explode: false },
      override: ({ jsonSchema }) => {
        delete jsonSchema.anyOf;
        Object.assign(jsonSchema, { type: "array", items: { type: "string", enum: item.options } });
      },
    });

const MOVEMENTS = [...new Set([...MOVEMENT_PATTERNS, ...Object.values(PATTERN_GROUPS)])] as const;

export const ExerciseQuery = PageQuery.extend({
  query: z.string().max(200).optional(),
  muscle: listOf(z.enum(MUSCLES)),
  equipment: listOf(z.enum(EQUIPMENT)),
  movement: listOf(z.enum(MOVEMENTS)),
  avoidJoints: listOf(z.enum(JOINTS)),
});
/** Of logs and of workouts. */
export const LogQuery = PageQuery.extend({
  query: z.string().max(200).optional(),
  exerciseId: z.string().max(100).optional(),
  from: z.iso.date().optional(),
  to: z.iso.date().optional(),
});

/** An id that a client makes, so that sending again stores nothing twice. */
const ClientId = z.string().regex(/^[\w-]{8,64}$/, "must be 8 to 64 letters, digits, _ or -");

export const FactQuery = PageQuery.extend({ status: Fact.shape.status.optional(), type: FactType.optional() });

/** Exercises, logs, workouts, the profile and facts. */
export function recordRoutes(records: Records): Router {
  const router = Router();
  const idOf = (request: Request) => String(request.params.id);

  router.get("/exercises", (request, response) => {
    const { query, muscle, equipment, movement, avoidJoints, ...page } = ExerciseQuery.parse(request.query);
    const limitations = avoidJoints?.map((joint) => ({ joint, severity: "moderate" as const, side: null, note: null }));
    response.json(
      records.searchExercises({ text: query, muscles: muscle, equipment, movements: movement, limitations }, page),
    );
  });
  router.get("/exercises/:id", (request, response) => void response.json(records.exercise(idOf(request))));

  router.get("/logs", async (request, response) => {
    const { cursor, limit, ...filter } = LogQuery.parse(request.query);
    response.json(await records.logs(userOf(request), filter, { cursor, limit }));
  });
  router.post("/logs", async (request, response) => {
    response.status(201).json(await records.addLog(userOf(request), readBody(NewLogEntry, request.body, OF_DOCUMENT)));
  });
  router.get("/logs/:id", async (request, response) => {
    response.json(await records.log(userOf(request), idOf(request)));
  });
  router.patch("/logs/:id", async (request, response) => {
    response.json(
      await records.changeLog(userOf(request), idOf(request), readBody(LogEntryPatch, request.body, OF_DOCUMENT)),
    );
  });
  router.put("/logs/:id", async (request, response) => {
    const entry = readBody(NewLogEntry, request.body, OF_DOCUMENT);
    const { document, first } = await records.putLog(userOf(request), ClientId.parse(idOf(request)), entry);
    response.status(first ? 201 : 200).json(document);
  });
  router.delete("/logs/:id", async (request, response) => {
    await records.deleteLog(userOf(request), idOf(request));
    response.status(204).end();
  });

  router.get("/workouts", async (request, response) => {
    const { cursor, limit, ...filter } = LogQuery.parse(request.query);
    response.json(await records.workouts(userOf(request), filter, { cursor, limit }));
  });
  router.post("/workouts", async (request, response) => {
    response
      .status(201)
      .json(await records.addWorkout(userOf(request), readBody(WorkoutContent, request.body, OF_DOCUMENT)));
  });
  router.get("/workouts/:id", async (request, response) => {
    response.json(await records.workout(userOf(request), idOf(request)));
  });
  router.put("/workouts/:id", async (request, response) => {
    const workout = readBody(PutWorkout, request.body, OF_DOCUMENT);
    const { document, first } = await records.putWorkout(userOf(request), ClientId.parse(idOf(request)), workout);
    response.status(first ? 201 : 200).json(document);
  });
  router.patch("/workouts/:id", async (request, response) => {
    response.json(
      await records.changeWorkout(userOf(request), idOf(request), readBody(WorkoutPatch, request.body, OF_DOCUMENT)),
    );
  });
  router.delete("/workouts/:id", async (request, response) => {
    await records.deleteWorkout(userOf(request), idOf(request));
    response.status(204).end();
  });

  router.get("/profile", async (request, response) => {
    response.json(await records.profile(userOf(request)));
  });
  router.patch("/profile", async (request, response) => {
    response.json(await records.changeProfile(userOf(request), ProfilePatch.parse(request.body)));
  });

  router.get("/facts", async (request, response) => {
    const { cursor, limit, ...filter } = FactQuery.parse(request.query);
    response.json(await records.facts(userOf(request), filter, { cursor, limit }));
  });
  router.delete("/facts", async (request, response) => {
    await records.forgetFacts(userOf(request));
    response.status(204).end();
  });
  router.get("/facts/:id", async (request, response) => {
    response.json(await records.fact(userOf(request), idOf(request)));
  });
  router.delete("/facts/:id", async (request, response) => {
    await records.forgetFact(userOf(request), idOf(request));
    response.status(204).end();
  });

  return router;
}
