import { z } from "zod";
import { Usage } from "./turn.ts";

/** What language models were used for on one day of UTC, e.g. 2026-11-21. */
export const DayUsage = Usage.extend({ day: z.iso.date() });
export type DayUsage = z.infer<typeof DayUsage>;
