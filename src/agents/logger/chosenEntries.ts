import type { EntryChoice } from "../../language/corrections/entryChoice.ts";
import { placesOf } from "../../language/corrections/setSelectors.ts";
import { metresOf } from "../../language/numbers/metres.ts";
import type { LogEntry } from "../../protocol/workoutLog.ts";
import { namedAmong } from "./isNamed.ts";
import type { LoggerParts } from "./logParts.ts";

/** What a choice is made among: all entries that were told in one go, in that order, and of them those of the last message. */
export type ChosenFrom = { told: readonly LogEntry[]; last: readonly LogEntry[] };

/** The entries that are meant; `isUnsure` where more fit than were asked for. */
export type Chosen = { entries: LogEntry[]; isUnsure: boolean };

type Reading = { catalog: LoggerParts["catalog"]; dateOf: (words: string) => string | null };

const sure = (entries: readonly LogEntry[]): Chosen => ({ entries: [...entries], isUnsure: false });

/** Places and counts are of what was told last in one message where that was several, else of all. */
const inOneGo = ({ told, last }: ChosenFrom): readonly LogEntry[] => (last.length > 1 ? last : told);

function all({ told, last }: ChosenFrom, count: number | null): Chosen | null {
  if (last.length > 1 && (count === null || count === last.length)) return sure(last);
  if (count !== null) return told.length < count ? null : sure(told.slice(-count));
  return sure(told.filter(({ date }) => date === told.at(-1)?.date));
}

/**
 * The entries that words choose. In: the choice, what it is made among (oldest first), and how names and days are read. Out: in the order they were told; none
 * where a place is named that none of them has; `null` where a name or a day is of none of them, or there are fewer than were counted.
 */
export function chosenEntries(choice: EntryChoice, from: ChosenFrom, reading: Reading): Chosen | null {
  const { told } = from;
  switch (choice.of) {
    case "all":
      return all(from, choice.count);
    case "newest":
      return told.length < choice.count ? null : sure(told.slice(-choice.count));
    case "first":
      return inOneGo(from).length < choice.count ? null : sure(inOneGo(from).slice(0, choice.count));
    case "place": {
      const among = choice.place < 0 ? told : inOneGo(from);
      return sure(
        (placesOf({ from: choice.place, to: choice.place }, among.length) ?? []).flatMap((at) => among[at] ?? []),
      );
    }
    case "other": {
      const others = from.last.length === 1 ? told.filter(({ id }) => id !== from.last[0]?.id) : [];
      return others.length === 0 ? null : { entries: others, isUnsure: others.length > 1 };
    }
    case "name":
    case "day": {
      const date = choice.of === "day" ? reading.dateOf(choice.when) : null;
      if (choice.of === "day" && date === null) return null;
      const dated = told.filter((entry) => date === null || entry.date === date);
      const entries = choice.phrase === null ? dated : namedAmong(reading.catalog, dated, choice.phrase);
      return entries.length === 0 ? null : { entries, isUnsure: entries.length > 1 };
    }
    case "figures": {
      const { count, reps, load, km } = choice;
      const entries = told.filter(
        ({ sets }) =>
          (count === null || sets.length === count) &&
          sets.every(
            (set) =>
              (reps === null || set.reps === reps) &&
              (load === null || set.weight === load) &&
              (km === null || (set.distance !== null && Math.abs(metresOf(set) - km * 1_000) < 1)),
          ),
      );
      return entries.length === 0 ? null : { entries, isUnsure: entries.length > 1 };
    }
    case "several": {
      const each = choice.choices.map((one) => chosenEntries(one, from, reading));
      if (each.some((one) => one === null || one.entries.length === 0)) return null;
      const meant = new Set(each.flatMap((one) => one?.entries ?? []));
      return { entries: told.filter((entry) => meant.has(entry)), isUnsure: each.some((one) => one?.isUnsure) };
    }
    case "but": {
      const except = chosenEntries(choice.except, from, reading);
      if (except === null || except.entries.length === 0) return null;
      const isOfLast = from.last.length > 1 && except.entries.every((entry) => from.last.includes(entry));
      const among = chosenEntries(choice.all, isOfLast ? from : { told, last: [] }, reading);
      return among === null ? null : sure(among.entries.filter((entry) => !except.entries.includes(entry)));
    }
  }
}
