import { readMinutes } from "../../language/session/sessionMinutes.ts";
import { sessionText } from "../../language/session/sessionText.ts";
import type { Assignment } from "../../protocol/understanding.ts";
import type { Equipment } from "../../protocol/vocabulary.ts";
import { LONGEST_MIN, SHORTEST_MIN } from "./planMinutes.ts";
import { SessionPlan } from "./sessionPlan.ts";
import { seedOf } from "./variety.ts";

/** The options of the question about equipment. */
const EQUIPMENT_OPTIONS: Record<string, Equipment[] | null> = {
  "equipment:none": ["none"],
  "equipment:dumbbell": ["dumbbell"],
  "equipment:gym": null,
};

const NO = /^(?:no|nope|nah|non|nein|nao|cancel|stop|never ?mind|forget it|neither|leave it|not now|no thanks)\b/;

/** A plan taken up again with the answer to its question; `null` when the answer says something new. */
export function resumedPlan(
  draft: unknown,
  answer: { text: string; optionId: string | null },
  assignment: Assignment,
): SessionPlan | null {
  const parsed = SessionPlan.safeParse((draft as { plan?: unknown } | null)?.plan);
  if (!parsed.success) return null;
  const plan = parsed.data;
  const { plain } = sessionText(answer.text);
  if (answer.optionId === "no" || (answer.optionId === null && NO.test(plain))) return { ...plan, kind: "declined" };
  const gear = EQUIPMENT_OPTIONS[answer.optionId ?? ""];
  if (gear !== undefined) return { ...plan, kind: "session", equipment: gear };
  const tapped = /^minutes:(\d+)$/.exec(answer.optionId ?? "")?.[1];
  const said =
    tapped === undefined
      ? (readMinutes(plain).range?.max ?? (Number(/^\d{1,3}$/.exec(plain)?.[0]) || null))
      : Number(tapped);
  if (said === null) return null;
  const minutes = Math.min(LONGEST_MIN, said);
  return {
    ...plan,
    kind: minutes < SHORTEST_MIN ? "ask" : "session",
    minutes,
    minutesSaid: true,
    seed: seedOf(assignment),
  };
}
