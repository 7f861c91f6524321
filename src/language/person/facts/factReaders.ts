import { readAge } from "./ageFacts.ts";
import { readAvailability } from "./availabilityFacts.ts";
import { readBody } from "./bodyFacts.ts";
import { readLeftOutFor } from "./consequenceFacts.ts";
import { readDiet } from "./dietFacts.ts";
import { readEquipmentFacts, readUsedThings } from "./equipmentFacts.ts";
import { readExperience, readUnits } from "./experienceFacts.ts";
import type { FactReader } from "./factDraft.ts";
import { readEvents, readGoals } from "./goalFacts.ts";
import { readHealth } from "./healthFacts.ts";
import { readIdentity } from "./identityFacts.ts";
import { readInjuries } from "./injuryFacts.ts";
import { readWork } from "./jobFacts.ts";
import { readManners } from "./mannerFacts.ts";
import { readRecords } from "./recordFacts.ts";
import { readSports } from "./sportFacts.ts";
import { readTastes } from "./tasteFacts.ts";

/** Every family of facts that a statement about oneself is read for, in the order in which they are told. */
export const READERS: readonly FactReader[] = [
  readIdentity,
  readWork,
  readAge,
  readBody,
  readRecords,
  readInjuries,
  readHealth,
  readDiet,
  readEquipmentFacts,
  readUsedThings,
  readExperience,
  readUnits,
  readAvailability,
  readEvents,
  readGoals,
  readTastes,
  readLeftOutFor,
  readSports,
  readManners,
];
