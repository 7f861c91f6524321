import { z } from "zod";

/** How running, riding, rowing or walking is gone through, and the efforts that were asked for, where they were. */
export const Pace = z.object({
  kind: z.enum(["steady", "easy", "long", "tempo", "intervals", "sprints"]),
  repeats: z
    .object({
      count: z.int().min(1).max(30),
      /** How long each is; where metres were said, about. */
      workS: z.int().min(10).max(1_800),
      metres: z.int().min(50).max(5_000).nullable(),
    })
    .nullable(),
});
export type Pace = z.infer<typeof Pace>;
