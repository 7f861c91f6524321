import type { WorkoutContent } from "../../protocol/cards.ts";
import type { Pace } from "../../protocol/pace.ts";
import { mainOf } from "./mainOf.ts";

export const PACE_NAMES: Record<Pace["kind"], string> = {
  steady: "",
  easy: "easy",
  long: "long",
  tempo: "tempo",
  intervals: "interval",
  sprints: "sprint",
};

const HOW: Record<Pace["kind"], string> = {
  steady: "",
  easy: "easy means that you can talk in full sentences all the way: slow down or walk where you cannot",
  long: "keep it easy, so that you can talk in full sentences, take something to drink, and make it at most a tenth longer than your last long one",
  tempo:
    "the middle part is comfortably hard: about the pace that you could hold for an hour, single words and no sentences",
  intervals: "do the hard ones alike, the last as fast as the first, and go easy or walk in between",
  sprints: "each is nearly as fast as you can in good form: walk in between, and stop when you get slower",
};

/** How the pace of a session feels, and what was cut down or reckoned of the efforts that were named. */
export function paceInWords({ kind, repeats }: Pace, content: WorkoutContent): string[] {
  const [outing] = mainOf(content);
  if (outing === undefined) return [];
  const { metres = null, count = outing.sets } = repeats ?? {};
  const minutes = Math.floor((outing.durationS ?? 0) / 60);
  const seconds = String((outing.durationS ?? 0) % 60).padStart(2, "0");
  return [
    ...(metres === null ? [] : [`${metres} m are reckoned as about ${minutes}:${seconds}: go by the distance`]),
    ...(outing.sets < count ? [`${count} of them do not fit, so there are ${outing.sets}`] : []),
    HOW[kind],
  ];
}
