import { useMemo, useRef } from "react";
import type { Turn } from "../../../protocol/turn.ts";
import type { Why } from "../../../protocol/turnRecord.ts";
import { msText } from "../chart/ChartDrawing.tsx";
import { shortened } from "../chart/transitionWords.ts";
import { useSize } from "../chart/useSize.ts";
import { type Sequence, type SequenceRow, sequenceOf } from "../data/sequence.ts";
import { QUIET } from "./Section.tsx";

type Props = {
  turn: Turn | null;
  why: Why | null;
  hotStep: number | null;
  onStep: (index: number | null) => void;
};

const WIDEST_COLUMN = 130;
/** `conversation` is written in one line. */
const NARROWEST_COLUMN = 88;
const ROW = 27;
const TIMES = 62;
const LONGEST_ANSWER = 60;

/** Who told whom what in the chosen turn: time runs down, a column for everybody who took part. */
export function SequenceView({ turn, why, hotStep, onStep }: Props) {
  const window = useRef<HTMLElement>(null);
  const size = useSize(window);
  const record = why?.record ?? null;
  const sequence = useMemo(
    () => record && turn && sequenceOf(record, shortened(turn.reply.text.split("\n")[0] ?? "", LONGEST_ANSWER)),
    [record, turn],
  );
  const lack = !turn || !why ? "No turn is chosen." : "Steps were not recorded for this turn.";
  return (
    <section
      ref={window}
      aria-label="Sequence"
      className="sequence h-full overflow-auto"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
      tabIndex={0}
    >
      {sequence ? (
        <Drawing sequence={sequence} width={size.width} hotStep={hotStep} onStep={onStep} />
      ) : (
        <p className={`p-4 text-sm ${QUIET}`}>{lack}</p>
      )}
    </section>
  );
}

type DrawingProps = Pick<Props, "hotStep" | "onStep"> & { sequence: Sequence; width: number };

function Drawing({ sequence, width: room, hotStep, onStep }: DrawingProps) {
  const { lifelines, rows } = sequence;
  const column = Math.max(NARROWEST_COLUMN, Math.min(WIDEST_COLUMN, (room - TIMES - 8) / lifelines.length));
  const xOf = (id: string) => TIMES + column * (lifelines.findIndex((line) => line.id === id) + 0.5);
  const width = TIMES + column * lifelines.length;
  const height = rows.length * ROW + 12;
  return (
    <div style={{ width }}>
      <Heads lifelines={lifelines} column={column} />
      <svg width={width} height={height}>
        <title>Messages between actors</title>
        <defs>
          <marker
            id="told"
            viewBox="0 0 10 10"
            refX="9"
            refY="5"
            markerWidth="7"
            markerHeight="7"
            orient="auto-start-reverse"
          >
            <path d="M0,0L10,5L0,10z" />
          </marker>
        </defs>
        {lifelines.map(({ id, kind }) => (
          <line key={id} className={`life ${kind}`} x1={xOf(id)} x2={xOf(id)} y1={0} y2={height} />
        ))}
        {rows.map((row, index) => (
          <Row
            // biome-ignore lint/suspicious/noArrayIndexKey: a record never changes
            key={index}
            row={row}
            time={tellsTime(rows, index) ? msText(row.at) : null}
            y={index * ROW + ROW / 2 + 6}
            xOf={xOf}
            isHot={row.step !== null && row.step === hotStep}
            onStep={onStep}
          />
        ))}
      </svg>
    </div>
  );
}

const tellsTime = (rows: readonly SequenceRow[], index: number): boolean =>
  index === 0 || msText(rows[index]?.at ?? 0) !== msText(rows[index - 1]?.at ?? 0);

function Heads({ lifelines, column }: Pick<Sequence, "lifelines"> & { column: number }) {
  return (
    <ol className="sticky top-0 z-1 flex bg-stone-50 py-1.5 dark:bg-stone-950" style={{ paddingLeft: TIMES }}>
      {lifelines.map(({ id, name, kind }) => (
        <li key={id} style={{ width: column }} className="px-0.5 text-center text-[10px]" title={id}>
          <span
            className={`flex min-h-8 items-center justify-center rounded border px-0.5 py-1 leading-tight [overflow-wrap:anywhere] ${kind === "machine" ? "border-teal-700 font-semibold dark:border-teal-500" : "border-stone-300 dark:border-stone-700"}`}
          >
            {name}
          </span>
        </li>
      ))}
    </ol>
  );
}

type RowProps = {
  row: SequenceRow;
  time: string | null;
  y: number;
  xOf: (id: string) => number;
  isHot: boolean;
  onStep: (index: number | null) => void;
};

function Row({ row, time, y, xOf, isHot, onStep }: RowProps) {
  const { step } = row;
  const drawn =
    row.is === "state" ? <StateMark x={xOf(row.on)} y={y} words={row.words} /> : <Arrow row={row} y={y} xOf={xOf} />;
  const times = time && (
    <text className="time" x={TIMES - 8} y={y} textAnchor="end" dominantBaseline="central">
      {`${time} `}
    </text>
  );
  if (step === null)
    return (
      <g>
        {times}
        {drawn}
      </g>
    );
  const choose = () => onStep(isHot ? null : step);
  return (
    // biome-ignore lint/a11y/useSemanticElements: HTML buttons cannot stand in a drawing
    <g
      className={isHot ? "step hot" : "step"}
      role="button"
      tabIndex={0}
      aria-pressed={isHot}
      aria-label={nameOf(row, time)}
      onClick={choose}
      onKeyDown={(event) => {
        if (event.key !== "Enter" && event.key !== " ") return;
        event.preventDefault();
        choose();
      }}
    >
      <rect className="reach" x={0} y={y - ROW / 2} width="100%" height={ROW} />
      {times}
      {drawn}
    </g>
  );
}

function StateMark({ x, y, words }: { x: number; y: number; words: string }) {
  const width = words.length * 6.2 + 14;
  return (
    <g className="state">
      <rect x={x - width / 2} y={y - 9} width={width} height={18} rx={5} />
      <text x={x} y={y} textAnchor="middle" dominantBaseline="central">
        {words}
      </text>
    </g>
  );
}

function Arrow({ row, y, xOf }: { row: SequenceRow & { is: "message" }; y: number; xOf: RowProps["xOf"] }) {
  const [from, to] = [xOf(row.from), xOf(row.to)];
  const isSelf = from === to;
  const way = isSelf ? `M${from},${y - 6}h22v12h-18` : `M${from},${y + 4}H${to}`;
  const middle = isSelf ? from + 28 : (from + to) / 2;
  const isLong = !isSelf && row.words.length * 6 > Math.abs(to - from);
  return (
    <g className={row.outcome === "failed" ? "arrow failed" : "arrow"}>
      <path d={way} markerEnd="url(#told)" />
      <text
        x={isLong ? Math.min(from, to) + 8 : middle}
        y={isSelf ? y : y - 4}
        textAnchor={isSelf || isLong ? "start" : "middle"}
        dominantBaseline={isSelf ? "central" : "auto"}
      >
        {row.words}
      </text>
    </g>
  );
}

/** What is written there, and between whom. */
function nameOf(row: SequenceRow, time: string | null): string {
  const whose = row.is === "state" ? `entered by ${row.on}` : `from ${row.from} to ${row.to}`;
  return [time, row.words, whose].filter(Boolean).join(" ");
}
