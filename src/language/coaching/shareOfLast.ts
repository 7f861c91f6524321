import type { LogEntry } from "../../protocol/workoutLog.ts";
import { foldText } from "../foldText.ts";
import { compiled } from "../patterns/compiled.ts";

const PERCENT = "\\d{1,3}(?:[.,]\\d)? ?(?:%|percent|per cent|prozent|pour ?cent|por ?ciento|per ?cento|por ?cento)?";
/** What may stand before a share that is asked for. */
export const SHARE_LEAD =
  "(?:(?:and|so|ok|cool|nice|then|what|whats|what is|how much is|the|el|il|le|los|les|i|os|what would|what does|how heavy is|how much would|calculate|work out|tell me|give me|can you (?:calculate|work out|tell me)|und|also|was sind|was ist|wie ?viel sind|et|c est combien|combien font|combien fait|y|cuanto es|cuanto son|e|quanto fa|quanto e|quanto da)[ ,:]+)*";
/** One share in per cent or several. */
export const PERCENTS = `(?:${PERCENT}(?: ?,| and| or| und| oder| et| ou| y| o| e| \\/)? )*${PERCENT}`;
const ASKS_SHARE = compiled(
  `^\\W*${SHARE_LEAD}(${PERCENTS})(?: (?:of|from|von|de|di|da|do) (?:that|it|this|them|those|davon|ca|eso|quello|isso)| davon)?(?: (?:then|roughly|about|be|come to|work out (?:to|at)|look like|again))*[\\s?.!]*$`,
  "u",
);
/** The shares in per cent of what was just told or logged that a message asks for: "what's 80% of that", "and 85%?"; `null` where a figure of its own is named. */
export function asksShare(text: string): number[] | null {
  const said = text.length > 80 ? undefined : ASKS_SHARE.exec(foldText(text))?.[1];
  if (said === undefined || !/%|p(?:er|ro|our|or) ?[cz]/.test(said)) return null;
  const percents = (said.match(/\d+(?:[.,]\d)?/g) ?? []).map((figure) => Number(figure.replace(",", ".")));
  return percents.every((percent) => percent > 0 && percent <= 150) ? percents : null;
}

/** The same question with the load of a record as it is kept ("bench press, 100 kg"); `null` where it has none. */
export function shareOf(record: string, percents: readonly number[]): string | null {
  const load = /\d:\d|\b(?:km|mi|min|m|reps)\b/i.test(record)
    ? null
    : /(\d+(?:[.,]\d+)?)(?: ?(kg|lb)s?\b)?/i.exec(record);
  return load === null
    ? null
    : `what is ${percents.join(" and ")}% of ${load[1]}${load[2] === undefined ? "" : ` ${load[2]}`}?`;
}

/** The same question with the heaviest load of a logged entry; `null` where it has none. */
export function shareQuestion({ sets }: Pick<LogEntry, "sets">, percents: readonly number[]): string | null {
  const loads = sets.flatMap(({ weight, unit }) => (weight === null ? [] : [{ weight, unit }]));
  const [heaviest] = loads.toSorted((one, other) => other.weight - one.weight);
  if (heaviest === undefined) return null;
  return `what is ${percents.join(" and ")}% of ${heaviest.weight}${heaviest.unit === null ? "" : ` ${heaviest.unit}`}?`;
}

/** A share of a load in per cent, to a hundredth. */
export const percentOf = (weight: number, percent: number): number => Math.round(weight * percent) / 100;

/** An entry with this share of its loads. */
export const shareOfEntry = <Entry extends Pick<LogEntry, "sets">>(entry: Entry, percent: number): Entry => ({
  ...entry,
  sets: entry.sets.map((set) => ({ ...set, weight: set.weight === null ? null : percentOf(set.weight, percent) })),
});
