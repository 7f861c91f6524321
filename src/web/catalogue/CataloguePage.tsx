import { Search, SlidersHorizontal, X } from "lucide-react";
import { useState } from "react";
import { useExercises } from "../api/useExercises.ts";
import { jointLabel, labelOf } from "../format/labelOf.ts";
import { Button } from "../ui/Button.tsx";
import { Chip } from "../ui/Chip.tsx";
import { EmptyState } from "../ui/EmptyState.tsx";
import { ErrorNote } from "../ui/ErrorNote.tsx";
import { LoadMore } from "../ui/LoadMore.tsx";
import { PageHeader } from "../ui/PageHeader.tsx";
import { Skeleton } from "../ui/Skeleton.tsx";
import { CatalogueFilters } from "./CatalogueFilters.tsx";
import { type CatalogueFilter, NO_FILTERS, useCatalogueSearch } from "./catalogueSearch.ts";
import { ExerciseCard } from "./ExerciseCard.tsx";
import { SearchBox } from "./SearchBox.tsx";

const PIECE = 40;

/** All exercises, to browse and to search. */
export function CataloguePage() {
  const [search, change] = useCatalogueSearch();
  const [areFiltersOpen, setFiltersOpen] = useState(false);
  const { items, isPending, error, refetch, hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } =
    useExercises({ ...search, limit: PIECE });
  const without = (filter: CatalogueFilter, word: string) =>
    change({ [filter]: (search[filter] as string[]).filter((one) => one !== word) });
  const chosen = (Object.keys(NO_FILTERS) as CatalogueFilter[]).flatMap((filter) =>
    (search[filter] as string[]).map((word) => ({ filter, word })),
  );

  return (
    <>
      <PageHeader title="Exercises" subtitle="How each is done, what it trains, and what to do instead." />
      <div className="mb-4 flex gap-2">
        <SearchBox value={search.query} onChange={(query) => change({ query })} />
        <Button onClick={() => setFiltersOpen(true)} icon={<SlidersHorizontal aria-hidden className="size-4" />}>
          Filters{chosen.length > 0 && ` (${chosen.length})`}
        </Button>
      </div>
      {chosen.length > 0 && (
        <ul aria-label="Filters in force" className="mb-4 flex flex-wrap gap-2">
          {chosen.map(({ filter, word }) => {
            const label = filter === "avoidJoints" ? `Spare ${jointLabel(word as never).toLowerCase()}` : labelOf(word);
            return (
              <li key={`${filter} ${word}`}>
                <Chip onRemove={() => without(filter, word)} removeLabel={`Remove ${label}`}>
                  {label}
                </Chip>
              </li>
            );
          })}
          <li>
            <Button variant="ghost" size="small" onClick={() => change(NO_FILTERS)}>
              Clear all
            </Button>
          </li>
        </ul>
      )}

      {error && items.length === 0 ? (
        <ErrorNote title="The exercises could not be loaded." error={error} onRetry={() => void refetch()} />
      ) : isPending ? (
        <Skeleton lines={6} className="h-24" label="Loading exercises" />
      ) : items.length === 0 ? (
        <EmptyState
          icon={<Search className="size-7" />}
          title="No exercise fits all of that"
          actions={
            <Button icon={<X aria-hidden className="size-4" />} onClick={() => change({ query: "", ...NO_FILTERS })}>
              Clear the search
            </Button>
          }
        >
          Take a filter away, or search for a movement such as “row”.
        </EmptyState>
      ) : (
        <ul aria-label="Exercises" className="grid gap-3 sm:grid-cols-2 xl:grid-cols-3">
          {items.map((exercise) => (
            <li key={exercise.id} className="flex">
              <ExerciseCard exercise={exercise} />
            </li>
          ))}
        </ul>
      )}
      <LoadMore
        what="exercises"
        hasMore={hasNextPage}
        isLoading={isFetchingNextPage}
        onMore={() => void fetchNextPage()}
        error={isFetchNextPageError ? error : null}
      />
      <CatalogueFilters
        isOpen={areFiltersOpen}
        onClose={() => setFiltersOpen(false)}
        search={search}
        onChange={change}
      />
    </>
  );
}
