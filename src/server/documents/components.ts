import type { z } from "zod";
import { Card, LogCard, OptionsCard, RoutineCard, Workout, WorkoutCard, WorkoutContent } from "../../protocol/cards.ts";
import { Chart } from "../../protocol/chart.ts";
import { Configuration } from "../../protocol/configuration.ts";
import { Exercise } from "../../protocol/exercise.ts";
import { Fact } from "../../protocol/facts.ts";
import { PersonalExport } from "../../protocol/personalData.ts";
import { Problem } from "../../protocol/problem.ts";
import { Profile, ProfilePatch } from "../../protocol/profile.ts";
import { ExerciseProgress, LoggedExercises, MuscleProgress } from "../../protocol/progress.ts";
import { NewRoutine, Routine } from "../../protocol/routine.ts";
import { Stats } from "../../protocol/stats.ts";
import { Citation, Draft, Effect, Pending, ReplyPart, RouteDecision, Turn } from "../../protocol/turn.ts";
import { TurnRecord } from "../../protocol/turnRecord.ts";
import { UserEvent, UserMessageBody } from "../../protocol/userEvents.ts";
import { Message, View } from "../../protocol/view.ts";
import { LogEntry, LogEntryPatch, LogSet, NewLogEntry } from "../../protocol/workoutLog.ts";

/** Of the contract, not of the program. */
export const API_VERSION = "1.0.0";

/** The shapes that have a name in the documents; wherever one of them occurs, it is referred to. */
export const components: Record<string, z.ZodType> = {
  Card,
  Chart,
  Citation,
  Configuration,
  Draft,
  Effect,
  Exercise,
  ExerciseProgress,
  Fact,
  LogCard,
  LogEntry,
  LogEntryPatch,
  LogSet,
  LoggedExercises,
  Message,
  MuscleProgress,
  NewLogEntry,
  NewRoutine,
  OptionsCard,
  Pending,
  PersonalExport,
  Problem,
  Profile,
  ProfilePatch,
  ReplyPart,
  RouteDecision,
  Routine,
  RoutineCard,
  Stats,
  Turn,
  TurnRecord,
  UserEvent,
  UserMessageBody,
  View,
  Workout,
  WorkoutCard,
  WorkoutContent,
};
