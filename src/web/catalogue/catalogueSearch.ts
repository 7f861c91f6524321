import { useCallback, useMemo } from "react";
import { useSearchParams } from "wouter";
import {
  EQUIPMENT,
  type Equipment,
  JOINTS,
  type Joint,
  MUSCLES,
  type Muscle,
  PATTERN_GROUPS,
  type PatternGroup,
} from "../../protocol/vocabulary.ts";

export const GROUPS = [...new Set(Object.values(PATTERN_GROUPS))];

/** What the catalogue is narrowed by. Lists are "any of"; equipment is what is at hand, joints are those to spare. */
export type CatalogueSearch = {
  query: string;
  muscle: Muscle[];
  movement: PatternGroup[];
  equipment: Equipment[];
  avoidJoints: Joint[];
};
export type CatalogueFilter = Exclude<keyof CatalogueSearch, "query">;

export const NO_FILTERS = {
  muscle: [],
  movement: [],
  equipment: [],
  avoidJoints: [],
} satisfies Partial<CatalogueSearch>;

/** Words of an address may be anything: what is not of the vocabulary is left out. */
const known = <Word extends string>(given: string | null, words: readonly Word[]): Word[] => {
  const asked = (given ?? "").split(",");
  return words.filter((word) => asked.includes(word));
};

/** The search as it stands in the address, so that it survives a reload, can be gone back to, and can be linked. */
export function useCatalogueSearch(): [CatalogueSearch, (change: Partial<CatalogueSearch>) => void] {
  const [params, setParams] = useSearchParams();
  const search = useMemo<CatalogueSearch>(
    () => ({
      query: params.get("query") ?? "",
      muscle: known(params.get("muscle"), MUSCLES),
      movement: known(params.get("movement"), GROUPS),
      equipment: known(params.get("equipment"), EQUIPMENT),
      avoidJoints: known(params.get("avoidJoints"), JOINTS),
    }),
    [params],
  );
  const change = useCallback(
    (part: Partial<CatalogueSearch>) =>
      setParams(
        (before) => {
          const next = new URLSearchParams(before);
          for (const [name, value] of Object.entries(part)) {
            const text = String(value);
            if (text === "") next.delete(name);
            else next.set(name, text);
          }
          return next;
        },
        { replace: true },
      ),
    [setParams],
  );
  return [search, change];
}
