import { Heat } from "../../protocol/heat.ts";
import { FileReplayRequest, Replay, ReplayRequest } from "../../protocol/replay.ts";
import { Why } from "../../protocol/turnRecord.ts";
import { View } from "../../protocol/view.ts";
import { ForkRequest, WhyQuery } from "../explainRoutes.ts";
import { HeatQuery } from "../machineRoutes.ts";
import { answering, type Operation } from "./operation.ts";

const ONE = "/api/conversations/:id";

/** Why a conversation went as it did, and what would have become of it otherwise. */
export const explainOperations: readonly Operation[] = [
  {
    method: "get",
    path: `${ONE}/turns/:turnId/why`,
    summary: "What a turn did, step by step: transitions, guards with their values, work, times",
    tag: "conversations",
    asks: "user and console",
    query: WhyQuery,
    answers: answering(Why, "As it was recorded."),
  },
  {
    method: "post",
    path: `${ONE}/fork`,
    summary: "Begin a new conversation from a checkpoint",
    tag: "conversations",
    asks: "user and console",
    body: ForkRequest,
    answers: { 201: { description: "Its view.", schema: View, headers: { Location: "Where its view is." } } },
  },
  {
    method: "post",
    path: `${ONE}/replay`,
    summary: "Run the recorded turns again under other thresholds; nothing is stored",
    tag: "conversations",
    asks: "user and console",
    body: ReplayRequest,
    isBodyOptional: true,
    answers: answering(Replay, "What would have differed."),
  },
  {
    method: "post",
    path: "/api/replays",
    summary:
      "Run a conversation that was exported whole, from any server, on the machine that runs here; nothing is stored",
    tag: "conversations",
    asks: "user and console",
    body: FileReplayRequest,
    answers: answering(Replay, "What differs from what was recorded."),
  },
  {
    method: "get",
    path: "/api/machines/:id/heat",
    summary: "How often transitions were taken and how long states were stood in, from my recorded turns",
    tag: "machines",
    asks: "user and console",
    query: HeatQuery,
    answers: answering(Heat, "Counted."),
  },
];
