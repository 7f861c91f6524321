import { foldText } from "../../foldText.ts";
import { type FactDraft, type RecentFact, state } from "./factDraft.ts";

const DAY =
  /(?<![a-z])(?:(?:mon|tue|wed|thu|fri|sat|sun)[a-z]{0,8}|(?:mon|diens|donners|frei|sams|sonn)tags?|mittwochs?|lundis?|mardis?|mercredis?|jeudis?|vendredis?|samedis?|dimanches?|lunes|martes|miercoles|jueves|viernes|sabados?|domingos?|(?:lune|marte|mercole|giove|vener)di|sabat[oi]|domenic[ah]e?|(?:segunda|terca|quarta|quinta|sexta)(?:-feira)?)(?![a-z])/g;
const SAME_DAY = 3;
const JOINT = "(?: ?,| ?&| ?\\/| and| und| et| y| e| or| oder| ou| o)";
const daysIn = (value: string): string[] => foldText(value).match(DAY) ?? [];

/**
 * "Actually Saturdays are out" after "tue thu and sat mornings": what was told of days stays true of the others. In: what a message
 * says, and what is known. Out: the known days without those that it takes back, where some are left.
 */
export function daysTakenBack(
  said: readonly Pick<FactDraft, "op" | "key" | "value">[],
  recent: readonly RecentFact[],
): FactDraft[] {
  const gone = said
    .filter(({ op, key }) => op === "state" && key === "availability:not")
    .flatMap(({ value }) => daysIn(value).map((day) => day.slice(0, SAME_DAY)));
  if (gone.length === 0) return [];
  return recent
    .filter(({ type, key }) => type === "availability" && key === "availability:days")
    .flatMap(({ type, key, value }) => {
      const days = daysIn(value);
      const away = days.filter((day) => gone.includes(day.slice(0, SAME_DAY)));
      if (away.length === 0 || away.length === days.length || foldText(value).length !== value.length) return [];
      const left = away.reduce(
        (rest, day) => rest.replace(new RegExp(`${JOINT}? ?${day}|${day}${JOINT}? ?`, "i"), " "),
        foldText(value),
      );
      return [
        state(
          type,
          left
            .replace(/\s+/g, " ")
            .replace(new RegExp(`^${JOINT} `), "")
            .trim(),
          key,
        ),
      ];
    });
}
