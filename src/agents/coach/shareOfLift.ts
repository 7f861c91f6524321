import { asksShareOfLift, type ShareOfLift } from "../../language/coaching/shareOfLift.ts";
import { dateText, dayAt } from "../../language/dates/localDay.ts";
import type { Assignment } from "../../protocol/understanding.ts";
import type { WorkScope } from "../agent.ts";
import { dayText } from "../logger/dayText.ts";
import { type LoadOfLift, loadOfLift } from "../logger/loadOfLift.ts";
import type { CoachPorts } from "./coachPorts.ts";

/** A share of a lift that is named, as a sum with figures; `basis` says of what it is. `question` is `null` where nothing of it is stored. */
export type ReckonedShare = { question: string | null; basis: string };

/** What "80% of my bench" comes to, from what is stored. `null` for any other question. */
export async function shareOfLift(
  { text, sentAt, timezone }: Assignment,
  { catalog, tools: { getLogs, getFacts } }: CoachPorts,
  scope: WorkScope,
): Promise<ReckonedShare | null> {
  const asked = asksShareOfLift(text);
  if (asked === null || !getLogs) return null;
  const load = await loadOfLift(asked, { catalog, getLogs, ...(getFacts ? { getFacts } : {}) }, sentAt, scope);
  if (load === null) return { question: null, basis: noneOf(asked) };
  const today = dateText(dayAt(Date.parse(sentAt), timezone));
  return { question: `what is ${asked.percents.join(" and ")}% of ${heavy(load)}?`, basis: basisOf(load, today) };
}

const heavy = ({ weight, unit }: Pick<LoadOfLift, "weight" | "unit">): string =>
  `${weight}${unit === null ? "" : ` ${unit}`}`;

function basisOf(load: LoadOfLift, today: string): string {
  if (load.of === "record") return `Of the record that you told me (${load.record}):`;
  const { entry, set } = load;
  const when = dayText(entry.date, today);
  return load.of === "heaviest"
    ? `Your heaviest ${entry.exercise.name} of late is ${heavy(set)} (${when}).`
    : `I know no tested max of your ${entry.exercise.name}; ${set.reps} reps at ${heavy(set)} (${when}) stand for about ${heavy(load)}.`;
}

const noneOf = ({ lift, percents }: ShareOfLift): string =>
  `I find no weight for your ${lift} in the log, so I cannot work that out. Tell me the weight, for example "${percents[0]}% of 100 kg".`;
