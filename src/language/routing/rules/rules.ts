import { COACH_RULES } from "./coachRules.ts";
import { FALLBACK_RULES } from "./fallbackRules.ts";
import { HISTORY_RULES } from "./historyRules.ts";
import { LOG_RULES } from "./logRules.ts";
import { MAKE_RULES } from "./makeRules.ts";
import { PERSON_RULES } from "./personRules.ts";
import type { Rule } from "./rule.ts";
import { WORLD_RULES } from "./worldRules.ts";

/** Every rule, in the order in which equal reasons are named. */
export const RULES: readonly Rule[] = [
  ...LOG_RULES,
  ...COACH_RULES,
  ...MAKE_RULES,
  ...HISTORY_RULES,
  ...PERSON_RULES,
  ...WORLD_RULES,
  ...FALLBACK_RULES,
];
