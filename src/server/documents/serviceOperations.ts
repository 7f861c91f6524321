import { z } from "zod";
import { Chart } from "../../protocol/chart.ts";
import { Configuration } from "../../protocol/configuration.ts";
import { answering, type Operation, pageOf } from "./operation.ts";

const Health = z.object({ status: z.enum(["live", "ready", "starting"]) });
const Document = z.looseObject({}).meta({ description: "The document." });

const page: Operation["answers"] = {
  200: { description: "The page.", schema: z.string(), type: "text/html" },
  503: { description: "It is being built.", schema: z.string(), type: "text/html" },
};

/** Addresses of the page, with what is shown there. */
const VIEWS = {
  "/": "The page: what is due today",
  "/chat": "A new conversation",
  "/chat/:id": "A conversation",
  "/workouts": "Workouts",
  "/workouts/:id": "A workout, and doing it",
  "/logs": "What was logged",
  "/logs/:id": "A log",
  "/progress": "Records, trends and sets by muscle",
  "/progress/:id": "The progress of an exercise",
  "/exercises": "The catalogue",
  "/exercises/:id": "An exercise",
  "/settings": "Settings",
  "/inspector": "The inspector",
  "/inspector/bridge": "The bridge to the hosted Stately Inspector; nothing leaves before a click",
};
const views = Object.entries(VIEWS).map(
  ([path, summary]): Operation => ({ method: "get", path, summary, tag: "service", asks: "anybody", answers: page }),
);

/** Machines, the configuration, health, figures and the documents themselves. */
export const serviceOperations: readonly Operation[] = [
  {
    method: "get",
    path: "/api/machines",
    summary: "The charts that run here",
    tag: "machines",
    asks: "user",
    answers: answering(pageOf(Chart.pick({ id: true, version: true, hash: true })), "All of them."),
  },
  {
    method: "get",
    path: "/api/machines/:id",
    summary: "One chart: states in order, targets resolved",
    tag: "machines",
    asks: "user",
    answers: answering(Chart, "The chart."),
  },
  {
    method: "get",
    path: "/api/config",
    summary: "How the server is configured, without secrets, and what is left of today's budget for language models",
    tag: "service",
    asks: "user",
    answers: answering(Configuration, "As it is in force."),
  },
  {
    method: "get",
    path: "/health/live",
    summary: "Whether the process answers",
    tag: "service",
    asks: "anybody",
    answers: answering(Health, "It does."),
  },
  {
    method: "get",
    path: "/health/ready",
    summary: "Whether requests are taken",
    tag: "service",
    asks: "anybody",
    answers: {
      ...answering(Health, "They are."),
      503: { description: "The server starts or stops.", schema: Health },
    },
  },
  {
    method: "get",
    path: "/metrics",
    summary: "Figures for Prometheus",
    tag: "service",
    asks: "console",
    answers: { 200: { description: "Text format 0.0.4.", schema: z.string(), type: "text/plain" } },
  },
  {
    method: "get",
    path: "/openapi.json",
    summary: "This document",
    tag: "service",
    asks: "anybody",
    answers: answering(Document, "OpenAPI 3.1."),
  },
  {
    method: "get",
    path: "/asyncapi.json",
    summary: "The same for the WebSocket",
    tag: "service",
    asks: "anybody",
    answers: answering(Document, "AsyncAPI 3.0."),
  },
  ...views,
];
