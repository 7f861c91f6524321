import type { WebSocket } from "ws";
import type { Occurrence } from "../../src/runtime/inspect/occurrence.ts";
import { InspectQueue } from "../../src/server/sockets/inspectQueue.ts";
import { setpoint } from "../contestants.ts";
import { cpu, interleave, ratio, turnsOf } from "../measure.ts";
import { atMost, type Section, tableOf } from "../section.ts";

const UNKEPT = "record not kept";
const KEPT = "record kept, nobody watches";
const WATCHED = "record kept, one viewer";
const TURNS = 150;

/** A socket that is as fast as one can be. */
const listener = (hear: (text: string) => void) =>
  ({
    OPEN: 1,
    readyState: 1,
    bufferedAmount: 0,
    send(text: string, sent: () => void) {
      hear(text);
      sent();
    },
  }) as unknown as WebSocket;

/** What the record costs that is kept of every turn, and what somebody who watches costs on top of it. */
export const inspection: Section = {
  name: "inspection",
  title: "Inspection",
  async run({ rounds }) {
    const contestants = [
      await setpoint({ snapshots: "memory", name: UNKEPT, keepsRecords: false }),
      await setpoint({ snapshots: "memory", name: KEPT }),
      await setpoint({ snapshots: "memory", name: WATCHED }),
    ];
    let bytes = 0;
    const queue = new InspectQueue(
      listener((text) => (bytes += Buffer.byteLength(text))),
      5_000,
      () => {},
    );
    const show = (happened: Occurrence) => queue.push(happened);
    const leave = contestants[2]?.engine.inspect({ userId: "bench", conversationId: null, show });
    const figures = await interleave(
      contestants.map((contestant) => turnsOf(contestant, 1, TURNS)),
      // Few microseconds among many: twice as many rounds as elsewhere.
      rounds * 2,
    );
    leave?.();
    for (const contestant of contestants) await contestant.close();
    if (bytes === 0) throw new Error("the viewer was shown nothing");
    const budgets = [
      atMost("CPU of a turn whose record is kept / not kept", 1.1, ratio(figures, [KEPT, UNKEPT], cpu), "×"),
      atMost("CPU of a turn with one viewer / with none", 2, ratio(figures, [WATCHED, KEPT], cpu), "×"),
    ];
    return { tables: [tableOf("A routed turn in memory, work that costs nothing", figures, "turn")], budgets };
  },
};
