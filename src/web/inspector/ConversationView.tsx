import { useCallback, useEffect, useMemo, useState } from "react";
import type { Chart } from "../../protocol/chart.ts";
import type { ViewerFrame } from "../../protocol/inspection.ts";
import type { UserEvent } from "../../protocol/userEvents.ts";
import { activeIds } from "./chart/chartStates.ts";
import type { Source } from "./data/source.ts";
import { useCheckpoint, type useConversationRecord, useWhy } from "./data/useConversationRecord.ts";
import { type HeatScope, useHeat } from "./data/useHeat.ts";
import type { Inspection } from "./data/useInspection.ts";
import type { useLiveFrames } from "./data/useLiveFrames.ts";
import type { usePlayback } from "./data/usePlayback.ts";
import { MainArea } from "./MainArea.tsx";
import { BreakBar } from "./panels/BreakBar.tsx";
import { ChosenDetails } from "./panels/ChosenDetails.tsx";
import { ConsoleComposer } from "./panels/ConsoleComposer.tsx";
import { ContextPanel } from "./panels/ContextPanel.tsx";
import { NowPanel } from "./panels/NowPanel.tsx";
import { ReplayPanel } from "./panels/ReplayPanel.tsx";
import { SequenceView } from "./panels/SequenceView.tsx";
import { type Tab, Tabs } from "./panels/Tabs.tsx";
import { Timeline } from "./panels/Timeline.tsx";
import { TranscriptPanel } from "./panels/TranscriptPanel.tsx";
import { WhyPanel } from "./panels/WhyPanel.tsx";

type Props = {
  source: Source;
  conversationId: string;
  /** What it is called, where that is known; a fork of it is called after it. */
  name: string | null;
  record: ReturnType<typeof useConversationRecord>;
  playback: ReturnType<typeof usePlayback>;
  live: ReturnType<typeof useLiveFrames>;
  inspection: Inspection;
  onForked: (conversationId: string) => void;
  onProblem: (text: string | null) => void;
};

const MACHINE = "conversation";
const LONGEST_NAME = 100;

/** One conversation at one point: its chart, why it stands there, and what can be done. */
export function ConversationView(props: Props) {
  const { source, conversationId, name, record, playback, inspection, live } = props;
  const { turns, checkpoints, view } = record;
  const [seq, setSeq] = useState<number | null>(null);
  const [tab, setTab] = useState<Tab>("why");
  const [charts, setCharts] = useState<Chart[]>([]);
  const [beside, setBeside] = useState<string | null>(null);
  const [chosen, setChosen] = useState<string | null>(null);
  const [hotStep, setHotStep] = useState<number | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [heatScope, setHeatScope] = useState<HeatScope>("off");
  const newest = checkpoints.at(-1)?.seq ?? 0;
  const { heat, problem: heatProblem } = useHeat({ source, machine: MACHINE, conversationId, newest }, heatScope);
  const tell = useCallback((error: unknown) => setProblem(error instanceof Error ? error.message : String(error)), []);

  useEffect(() => {
    let isOver = false;
    source.charts().then((next) => !isOver && setCharts(next), tell);
    return () => {
      isOver = true;
    };
  }, [source, tell]);
  // A link from an answer names its turn: the page opens where that turn ended.
  const linked = useMemo(() => new URLSearchParams(location.search).get("turn"), []);
  const [isLinkFollowed, setIsLinkFollowed] = useState(linked === null);
  useEffect(() => {
    if (isLinkFollowed || turns.length === 0) return;
    const turn = turns.find(({ turnId }) => turnId === linked);
    if (turn && turn.seq !== checkpoints.at(-1)?.seq) setSeq(turn.seq);
    setIsLinkFollowed(true);
    // It has been followed: back here, or in a file that is opened, it means nothing.
    const address = new URL(location.href);
    address.searchParams.delete("turn");
    history.replaceState(null, "", address);
  }, [isLinkFollowed, linked, turns, checkpoints]);

  const shownSeq = seq ?? checkpoints.at(-1)?.seq ?? null;
  const point = checkpoints.find((checkpoint) => checkpoint.seq === shownSeq);
  const turn = turns.findLast((one) => one.seq <= (shownSeq ?? 0)) ?? null;
  const whole = useCheckpoint(source, conversationId, shownSeq);
  const why = useWhy(source, conversationId, turn);
  const chart = charts.find(({ id }) => id === MACHINE);

  const steps = why.value?.record?.steps;
  const hot = useMemo(() => {
    const taken = hotStep === null ? [] : (steps?.[hotStep]?.edges ?? []);
    return new Set(taken);
  }, [hotStep, steps]);
  const resting = useMemo(() => (chart && point ? activeIds(chart, point.value) : new Set<string>()), [chart, point]);
  const go = (next: number | null) => {
    playback.stop();
    setHotStep(null);
    setSeq(next);
  };
  const tellServer = (frame: ViewerFrame) => {
    if (!inspection.send(frame)) setProblem("There is no connection just now.");
  };
  const send = (event: UserEvent) => {
    setProblem(null);
    setSeq(null);
    tellServer({ type: "setpoint.send", conversationId, event });
  };
  const fork = (from: number) => {
    const title = name === null ? null : `${name.slice(0, LONGEST_NAME)} (fork at #${from})`;
    source.fork(conversationId, from, title).then(props.onForked, tell);
  };
  const play = () => {
    const before = checkpoints.findLast((checkpoint) => checkpoint.seq < (turn?.seq ?? 0));
    playback.stop();
    if (chart && steps) playback.play(steps, activeIds(chart, before?.value ?? {}));
    if (tab === "chart") return;
    setHotStep(null);
  };
  return (
    <div className="flex h-full min-h-0 flex-col">
      {(problem ?? heatProblem ?? record.problem ?? live.refusal) && (
        <p
          role="alert"
          className="bg-amber-100 px-3 py-1.5 text-sm text-amber-950 dark:bg-amber-950 dark:text-amber-100"
        >
          {problem ?? heatProblem ?? record.problem ?? live.refusal}
        </p>
      )}
      <BreakBar
        breaks={live.breaks}
        paused={live.paused}
        onClear={(state) => tellServer({ type: "break.clear", conversationId, state })}
        onStep={() => tellServer({ type: "break.step", conversationId })}
        onContinue={() => tellServer({ type: "break.continue", conversationId })}
      />
      <div className="flex min-h-0 flex-1 max-lg:flex-col-reverse">
        <section
          aria-label="Chart"
          className={`relative min-h-0 min-w-0 flex-1 ${tab === "chart" ? "" : "max-lg:hidden"}`}
        >
          <MainArea
            source={source}
            chart={chart}
            charts={charts}
            beside={beside}
            onBeside={setBeside}
            playback={playback}
            resting={resting}
            live={live}
            hot={hot}
            chosen={chosen}
            onChoose={setChosen}
            heat={heat}
            heatScope={heatScope}
            onHeatScope={setHeatScope}
            sequence={<SequenceView turn={turn} why={why.value} hotStep={hotStep} onStep={setHotStep} />}
          />
        </section>
        <aside
          aria-label="Details"
          className={`flex min-h-0 flex-col border-stone-200 lg:w-96 lg:border-l dark:border-stone-800 ${tab === "chart" ? "max-lg:flex-none" : "max-lg:flex-1"}`}
        >
          <Tabs chosen={tab} onChoose={setTab} />
          <div
            role="tabpanel"
            aria-label={tab}
            // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
            tabIndex={0}
            className={`min-h-0 flex-1 overflow-y-auto ${tab === "chart" && chosen === null ? "max-lg:hidden" : ""} ${tab === "chart" ? "max-lg:max-h-48" : ""}`}
          >
            {chart && chosen && (
              <ChosenDetails
                chart={chart}
                chosen={chosen}
                heat={heat}
                onOpenMachine={setBeside}
                onClose={() => setChosen(null)}
                isBreak={live.breaks.includes(chosen)}
                onBreak={
                  source.isLive
                    ? (isSet) =>
                        tellServer({ type: isSet ? "break.set" : "break.clear", conversationId, state: chosen })
                    : null
                }
              />
            )}
            {(tab === "why" || tab === "chart") && (
              <div className={tab === "chart" ? "max-lg:hidden" : ""}>
                <WhyPanel
                  turn={turn}
                  why={why.value}
                  problem={why.problem}
                  hotStep={hotStep}
                  onStep={setHotStep}
                  onPlay={play}
                />
              </div>
            )}
            {tab === "talk" && (
              <TranscriptPanel
                turns={turns}
                chosen={turn?.turnId ?? null}
                upTo={shownSeq ?? 0}
                onChoose={(next) => go(next.seq === checkpoints.at(-1)?.seq ? null : next.seq)}
                composer={
                  view && (
                    <ConsoleComposer
                      view={view}
                      isNewest={seq === null}
                      isConnected={inspection.connection === "open"}
                      onSend={send}
                    />
                  )
                }
              />
            )}
            {tab === "context" && (
              <ContextPanel
                source={source}
                conversationId={conversationId}
                checkpoints={checkpoints}
                at={whole.value}
                problem={whole.problem}
              />
            )}
            {tab === "replay" && (
              <ReplayPanel
                source={source}
                conversationId={conversationId}
                chosen={turn?.turnId ?? null}
                onChoose={(next) => go(next.seq)}
              />
            )}
            {tab === "now" && chart && (
              <NowPanel
                chart={chart}
                active={resting}
                view={view}
                isNewest={seq === null}
                isConnected={inspection.connection === "open"}
                problem={live.refusal}
                onSend={send}
              />
            )}
          </div>
        </aside>
      </div>
      <Timeline
        checkpoints={checkpoints}
        at={seq}
        canFork={source.isLive}
        hasOlder={record.hasOlder}
        onGo={go}
        onOlder={record.loadEverything}
        onFork={fork}
      />
    </div>
  );
}
