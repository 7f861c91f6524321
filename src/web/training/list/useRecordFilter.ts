import { useLocation, useSearch } from "wouter";
import { z } from "zod";
import type { RecordFilter } from "../../api/useLogs.ts";

const NAMES = ["query", "exerciseId", "from", "to"] as const;
const DAYS: ReadonlySet<string> = new Set(["from", "to"]);
const Day = z.iso.date();
/** What the server takes of the others. */
const LONGEST = 100;

/** What the list is narrowed by, in the address: a link leads to a filtered list, and a reload keeps it. What is no filter is none. */
export function useRecordFilter(): {
  filter: RecordFilter;
  change: (patch: RecordFilter) => void;
  isNarrowed: boolean;
} {
  const search = useSearch();
  const [path, navigate] = useLocation();
  const given = new URLSearchParams(search);
  const filter: RecordFilter = {};
  for (const name of NAMES) {
    const value = given.get(name);
    if (value && (DAYS.has(name) ? Day.safeParse(value).success : value.length <= LONGEST)) filter[name] = value;
  }
  const change = (patch: RecordFilter) => {
    const next = new URLSearchParams(search);
    for (const [name, value] of Object.entries(patch)) {
      if (value) next.set(name, value);
      else next.delete(name);
    }
    const text = next.toString();
    navigate(text ? `${path}?${text}` : path, { replace: true });
  };
  return { filter, change, isNarrowed: Object.keys(filter).length > 0 };
}
