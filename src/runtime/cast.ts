import { createSpeaker } from "../agents/coach/speaker.ts";
import { createCoachAgent } from "../agents/coachAgent.ts";
import { createCommitterAgent } from "../agents/committerAgent.ts";
import { createTalkerAgent } from "../agents/concierge/talker.ts";
import { createConciergeAgent } from "../agents/conciergeAgent.ts";
import { createFetcher } from "../agents/generator/fetcher.ts";
import { createProposer } from "../agents/generator/proposer.ts";
import { createGeneratorAgent, renderWorkouts } from "../agents/generatorAgent.ts";
import { createRereader } from "../agents/logger/reread.ts";
import { createLoggerAgent, draftsOf } from "../agents/loggerAgent.ts";
import { outputGuardAgent } from "../agents/outputGuardAgent.ts";
import { renderFacts } from "../agents/profile/renderFacts.ts";
import { createProfileAgent, renderProfile } from "../agents/profileAgent.ts";
import { createReconcilerAgent } from "../agents/reconcilerAgent.ts";
import { createReplierAgent } from "../agents/replierAgent.ts";
import { createConsultantAgent } from "../agents/router/consultant.ts";
import { createRouterAgent } from "../agents/routerAgent.ts";
import { createScreenerAgent } from "../agents/screenerAgent.ts";
import type { Catalog } from "../catalog/catalog.ts";
import type { Knowledge } from "../catalog/knowledge/knowledge.ts";
import type { Store } from "../store/store.ts";
import { buildWorkout } from "../tools/buildWorkout.ts";
import { deleteLog } from "../tools/deleteLog.ts";
import { forgetFacts } from "../tools/forgetFacts.ts";
import { getEffects } from "../tools/getEffects.ts";
import { getExercise } from "../tools/getExercise.ts";
import { getFacts } from "../tools/getFacts.ts";
import { getLogs } from "../tools/getLogs.ts";
import { getMessages } from "../tools/getMessages.ts";
import { getProfile } from "../tools/getProfile.ts";
import { getWorkouts } from "../tools/getWorkouts.ts";
import { logWorkout } from "../tools/logWorkout.ts";
import { matchExercise } from "../tools/matchExercise.ts";
import { rememberFacts } from "../tools/rememberFacts.ts";
import { saveWorkout } from "../tools/saveWorkout.ts";
import { searchExercises } from "../tools/searchExercises.ts";
import { searchKnowledge } from "../tools/searchKnowledge.ts";
import { updateLog } from "../tools/updateLog.ts";
import { updateProfile } from "../tools/updateProfile.ts";
import type { Cast } from "./workRunner.ts";

export type CastParts = {
  catalog: Catalog;
  knowledge: Knowledge;
  store: Pick<Store, "training" | "profiles" | "facts" | "effects" | "conversations">;
  /** 0 to 1; below it the person is asked which route is meant. */
  routeConfidence: number;
  /** 0 to 100; below it the person is asked which exercise is meant. */
  matchThreshold: number;
};

/** Every tool there is, by what it does to the data. */
export function createTools({ catalog, knowledge, store, matchThreshold }: Omit<CastParts, "routeConfidence">) {
  const ports = { ...store, catalog };
  const reads = {
    getProfile: getProfile(store),
    getFacts: getFacts(store.facts),
    getEffects: getEffects(store.effects),
    getMessages: getMessages(store.conversations),
    getLogs: getLogs(store.training, store.effects),
    getWorkouts: getWorkouts(store.training),
    getExercise: getExercise(catalog),
    matchExercise: matchExercise(catalog, matchThreshold),
    searchExercises: searchExercises(catalog),
    searchKnowledge: searchKnowledge(knowledge),
    buildWorkout: buildWorkout(catalog),
  };
  const writes = [
    logWorkout(ports),
    updateLog(ports),
    deleteLog(ports),
    saveWorkout(ports),
    updateProfile(ports),
    rememberFacts(ports),
    forgetFacts(ports),
  ];
  return { reads, writes };
}

/** Who plays which actor of the charts: the only place where an agent meets a chart. */
export function createCast({ routeConfidence, ...parts }: CastParts): Cast {
  const { catalog, knowledge } = parts;
  const { reads, writes } = createTools(parts);
  const coach = createCoachAgent({ catalog, knowledge, tools: reads });
  const generator = createGeneratorAgent({ catalog, tools: reads });
  const logger = createLoggerAgent({ catalog, ...reads });
  const renderers = { log: logger.render, workout: renderWorkouts, fact: renderFacts, profile: renderProfile };
  return {
    screener: createScreenerAgent(reads),
    router: createRouterAgent({ threshold: routeConfidence, knowledge, catalog, tools: reads }),
    consultant: createConsultantAgent({ threshold: routeConfidence }),
    "coach.retriever": coach.retrieve,
    "coach.composer": coach.compose,
    "coach.speaker": createSpeaker({ catalog, knowledge, tools: reads }),
    "generator.reader": generator.read,
    "generator.searcher": generator.search,
    "generator.proposer": createProposer({ catalog }),
    "generator.fetcher": createFetcher({ catalog, tools: reads }),
    "generator.builder": generator.build,
    "logger.extractor": logger.extract,
    "logger.rereader": createRereader(),
    "logger.matcher": logger.match,
    "logger.decider": logger.decide,
    profiler: createProfileAgent({ tools: reads }),
    concierge: createConciergeAgent({ catalog, knowledge, tools: reads }),
    talker: createTalkerAgent({ tools: reads }),
    committer: createCommitterAgent({ tools: writes, renderers }),
    reconciler: createReconcilerAgent({ getEffects: reads.getEffects, renderers }),
    outputGuard: outputGuardAgent,
    replier: createReplierAgent(draftsOf),
  };
}
