import type { ComponentType } from "react";
import { later } from "../ui/later.tsx";
import { Loading } from "./Loading.tsx";

const viewOf = (load: () => Promise<ComponentType>) => later(load, { Waiting: Loading });

export type View = {
  /** For people, as in "Progress could not be shown." */
  name: string;
  /** A pattern of wouter. */
  path: string;
  Page: ComponentType;
  /** Fills the window and scrolls inside, instead of being a page of text with a margin. */
  isFull?: boolean;
  /** Stays as it is while its address changes, as a chat does when it gets its id. */
  isOne?: boolean;
};

/** Every view, loaded when it is first opened. The server answers the same addresses: see `PAGES` in `server/app.ts`. */
export const VIEWS: readonly View[] = [
  {
    name: "Today",
    path: "/",
    Page: viewOf(async () => (await import("../today/TodayPage.tsx")).TodayPage),
  },
  {
    name: "The chat",
    path: "/chat/:conversationId?",
    isFull: true,
    isOne: true,
    Page: viewOf(async () => (await import("../chat/ChatPage.tsx")).ChatPage),
  },
  {
    name: "Workouts",
    path: "/workouts",
    Page: viewOf(async () => (await import("../training/WorkoutsPage.tsx")).WorkoutsPage),
  },
  {
    name: "The workout",
    path: "/workouts/:id",
    Page: viewOf(async () => (await import("../training/WorkoutPage.tsx")).WorkoutPage),
  },
  {
    name: "Logs",
    path: "/logs",
    Page: viewOf(async () => (await import("../training/LogsPage.tsx")).LogsPage),
  },
  {
    name: "The log",
    path: "/logs/:id",
    Page: viewOf(async () => (await import("../training/LogPage.tsx")).LogPage),
  },
  {
    name: "Progress",
    path: "/progress/:exerciseId?",
    isOne: true,
    Page: viewOf(async () => (await import("../progress/ProgressPage.tsx")).ProgressPage),
  },
  {
    name: "Exercises",
    path: "/exercises",
    Page: viewOf(async () => (await import("../catalogue/CataloguePage.tsx")).CataloguePage),
  },
  {
    name: "The exercise",
    path: "/exercises/:id",
    Page: viewOf(async () => (await import("../catalogue/ExercisePage.tsx")).ExercisePage),
  },
  {
    name: "Settings",
    path: "/settings",
    Page: viewOf(async () => (await import("../settings/SettingsPage.tsx")).SettingsPage),
  },
];
