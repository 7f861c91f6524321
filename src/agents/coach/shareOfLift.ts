import { shareOf } from "../../language/coaching/shareOfLast.ts";
import { asksShareOfLift, type ShareOfLift } from "../../language/coaching/shareOfLift.ts";
import { dateText, dayAt } from "../../language/dates/localDay.ts";
import type { Assignment } from "../../protocol/understanding.ts";
import { estimateE1rm } from "../../training/e1rm.ts";
import type { WorkScope } from "../agent.ts";
import { dayText } from "../logger/dayText.ts";
import { heaviestOf } from "../logger/heaviestOf.ts";
import type { CoachPorts } from "./coachPorts.ts";

/** A share of a lift that is named, as a sum with figures; `basis` says of what it is. `question` is `null` where nothing of it is stored. */
export type ReckonedShare = { question: string | null; basis: string };

/**
 * What "80% of my bench" comes to, from what is stored: of the heaviest load of late, or of the max where that is named: the record that was told, else
 * the estimate from the log. `null` for any other question.
 */
export async function shareOfLift(
  { text, sentAt, timezone }: Assignment,
  { catalog, tools }: CoachPorts,
  scope: WorkScope,
): Promise<ReckonedShare | null> {
  const asked = asksShareOfLift(text);
  if (asked === null || !tools.getLogs) return null;
  const heaviest = await heaviestOf(asked.lift, { catalog, getLogs: tools.getLogs }, scope);
  const today = dateText(dayAt(Date.parse(sentAt), timezone));
  const record = heaviest === null || asked.ofMax ? await recordOf(asked.lift, tools, sentAt, scope) : null;
  if (record !== null)
    return { question: shareOf(record, asked.percents), basis: `Of the record that you told me (${record}):` };
  if (heaviest === null) return { question: null, basis: NONE(asked) };
  const { set, entry } = heaviest;
  const unit = set.unit === null ? "" : ` ${set.unit}`;
  const when = dayText(entry.date, today);
  const max = asked.ofMax ? estimateE1rm(set.weight, set.reps ?? 1) : null;
  if (max !== null && (set.reps ?? 1) > 1) {
    const weight = Math.round(max.e1rm * 10) / 10;
    return {
      question: `what is ${asked.percents.join(" and ")}% of ${weight}${unit}?`,
      basis: `Your log holds no tested max of the ${entry.exercise.name}; ${set.reps} reps at ${set.weight}${unit} (${when}) stand for about ${weight}${unit}.`,
    };
  }
  return {
    question: `what is ${asked.percents.join(" and ")}% of ${set.weight}${unit}?`,
    basis: `Your heaviest ${entry.exercise.name} of late is ${set.weight}${unit} (${when}).`,
  };
}

const NONE = ({ lift, percents }: ShareOfLift): string =>
  `I find no weight for your ${lift} in the log, so I cannot work that out. Tell me the weight, for example "${percents[0]}% of 100 kg".`;

async function recordOf(
  lift: string,
  { getFacts }: CoachPorts["tools"],
  sentAt: string,
  scope: WorkScope,
): Promise<string | null> {
  if (!getFacts) return null;
  const told = await scope.call(getFacts, { at: sentAt, types: ["personal_record"] });
  const [first = ""] = lift.split(" ").slice(-1);
  const named = (value: string) => value.toLowerCase().includes(first.replace(/(?:es|s)$/, ""));
  const found = told.ok ? told.result.items.filter(({ value }) => named(value)).at(-1) : undefined;
  return found !== undefined && shareOf(found.value, [1]) !== null ? found.value : null;
}
