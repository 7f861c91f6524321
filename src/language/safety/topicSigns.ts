import { CONDITION_SIGNS } from "./conditionSigns.ts";
import { CUT_SIGNS } from "./cutSigns.ts";
import { DRUG_SIGNS } from "./drugSigns.ts";
import { FOOD_SIGNS } from "./foodSigns.ts";
import { REMEDY_SIGNS } from "./remedySigns.ts";

/** What is eaten, taken and asked; a denial passes over these words on its way to what it denies. */
export const ASKING_SIGNS = { ...FOOD_SIGNS, ...DRUG_SIGNS, ...CUT_SIGNS, ...REMEDY_SIGNS } as const;

/** The vocabulary of the topics by stems: conditions, eating, drugs, weight cuts, medicines. */
export const TOPIC_SIGNS = { ...CONDITION_SIGNS, ...ASKING_SIGNS } as const;
