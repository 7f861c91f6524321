import { coachSuite } from "./coach.ts";
import { generateSuite } from "./generate.ts";
import { loggingSuite } from "./logging.ts";
import { memorySuite } from "./memory.ts";
import { multiturnSuite } from "./multiturn.ts";
import { routingSuite } from "./routing.ts";
import { safetySuite } from "./safety.ts";
import type { Suite, SuiteName } from "./suite.ts";

export const allSuites: Record<SuiteName, Suite> = {
  routing: routingSuite,
  multiturn: multiturnSuite,
  logging: loggingSuite,
  generate: generateSuite,
  safety: safetySuite,
  memory: memorySuite,
  coach: coachSuite,
};
