import type { Chart } from "../../../protocol/chart.ts";

type Props = {
  chart: Chart;
  isSmall: boolean;
  sought: string;
  onSeek: (words: string) => void;
  found: number;
  isFollowing: boolean;
  onFollow: (next: boolean) => void;
  isWhole: boolean;
  onWhole: (next: boolean) => void;
  hasLabels: boolean;
  onLabels: (next: boolean) => void;
  onZoom: (factor: number) => void;
  onFit: () => void;
  onFoldAll: (isFolded: boolean) => void;
};

const BUTTON =
  "h-8 min-w-8 rounded-md border border-stone-300 bg-white px-2 text-xs hover:bg-stone-100 aria-pressed:border-teal-700 aria-pressed:bg-teal-700 aria-pressed:text-white dark:border-stone-700 dark:bg-stone-900 dark:hover:bg-stone-800 dark:aria-pressed:bg-teal-700";

/** The row of buttons over a chart. */
export function ChartTools(props: Props) {
  const { chart, isSmall } = props;
  return (
    <div className="flex flex-wrap items-center gap-1.5 border-b border-stone-200 px-2 py-1.5 dark:border-stone-800">
      {!isSmall && (
        <label className="flex items-center gap-1.5">
          <span className="sr-only">Search a state</span>
          <input
            type="search"
            value={props.sought}
            placeholder="Search a state"
            onChange={({ target }) => props.onSeek(target.value)}
            className="h-8 w-36 rounded-md border border-stone-300 bg-white px-2 text-xs placeholder:text-stone-500 dark:border-stone-700 dark:bg-stone-900 dark:placeholder:text-stone-400"
          />
          <span role="status" className="text-xs text-stone-600 dark:text-stone-400">
            {props.sought && `${props.found} found`}
          </span>
        </label>
      )}
      <button type="button" className={BUTTON} onClick={() => props.onZoom(0.8)} aria-label="Zoom out">
        −
      </button>
      <button type="button" className={BUTTON} onClick={() => props.onZoom(1.25)} aria-label="Zoom in">
        +
      </button>
      <button type="button" className={BUTTON} onClick={props.onFit}>
        Fit
      </button>
      {!isSmall && (
        <>
          <button
            type="button"
            className={BUTTON}
            aria-pressed={props.isFollowing}
            onClick={() => props.onFollow(!props.isFollowing)}
          >
            Follow
          </button>
          <button type="button" className={BUTTON} onClick={() => props.onFoldAll(true)}>
            Fold all
          </button>
          <button type="button" className={BUTTON} onClick={() => props.onFoldAll(false)}>
            Unfold all
          </button>
          <button
            type="button"
            className={BUTTON}
            aria-pressed={props.hasLabels}
            title="Write on every line what it waits for; without, only on the lines that were taken or chosen"
            onClick={() => props.onLabels(!props.hasLabels)}
          >
            Labels
          </button>
          <button
            type="button"
            className={BUTTON}
            aria-pressed={props.isWhole}
            title="Draw every line from state to state, instead of to the border of its group"
            onClick={() => props.onWhole(!props.isWhole)}
          >
            Every line
          </button>
        </>
      )}
      {isSmall && (
        <span className="ml-auto text-xs text-stone-600 dark:text-stone-400">
          {chart.id} {chart.version}
        </span>
      )}
    </div>
  );
}
