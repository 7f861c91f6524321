import { z } from "zod";
import { judgeTurn } from "../rows/judgeTurn.ts";
import { isFound, Pattern } from "../rows/pattern.ts";
import { Intents, listOf, ReferenceDate, RowBase } from "../rows/rowFields.ts";
import { draftEntries, readEntries, type SeenEntry, storedEntries } from "../rows/seenEntry.ts";
import { TurnExpectation } from "../rows/turnExpectation.ts";
import type { Conversation, Person } from "../target/person.ts";
import { isClarifying, missingTurn, routeOf, type SeenTurn } from "../target/seenTurn.ts";
import { defineSuite, isTrue, rate, type Score } from "./suite.ts";

/** What the person does: says something, takes an option (its place from 1, or its label), or cancels. */
const Spoken = z
  .object({
    user: z.string().min(1).nullish(),
    pick: z.union([z.int().min(1), Pattern]).optional(),
    cancel: z.literal(true).optional(),
    on: ReferenceDate.optional(),
    intent: Intents,
    acceptable: listOf(z.string()).default([]),
    expect: TurnExpectation.nullish().transform((expectation) => expectation ?? {}),
  })
  .refine(({ user, pick, cancel }) => user != null || pick !== undefined || cancel, {
    path: ["user"],
    message: "must be said, or else `pick` or `cancel` given",
  });
type Spoken = z.infer<typeof Spoken>;

const Row = RowBase.extend({
  tags: z.union([z.string().transform((tag) => [tag]), listOf(z.string())]).default([]),
  turns: z.array(Spoken).min(1),
});
type Row = z.infer<typeof Row>;

/** `logs` and `states` are empty where the row does not ask for them. */
type SeenStep = { turn: SeenTurn; states: string[]; logs: SeenEntry[] };
type Seen = { steps: SeenStep[] };

const LogPage = z.object({ items: z.array(z.unknown()) });

async function logsOf(person: Person): Promise<SeenEntry[]> {
  const { json } = await person.request("GET", "/api/logs?limit=100");
  const page = LogPage.safeParse(json);
  return page.success ? page.data.items.flatMap((item) => readEntries(item, "stored")) : [];
}

async function act(conversation: Conversation, step: Spoken, before: SeenTurn | null): Promise<SeenTurn> {
  if (step.user != null) return conversation.says(step.user, step.on);
  if (step.cancel) return conversation.cancels();
  const { pick } = step;
  const options = before?.pending?.options ?? [];
  const option = typeof pick === "number" ? options[pick - 1] : options.find(({ label }) => isFound(pick ?? "", label));
  return option ? conversation.picks(option.id) : missingTurn(`there is no option ${JSON.stringify(pick)} to pick`);
}

/** The log entry that was touched last up to a turn and is among `logs`. */
function lastLogOf(steps: readonly SeenStep[], logs: readonly SeenEntry[]): SeenEntry | null {
  const touched = steps.flatMap(({ turn }) => turn.effects.filter(({ kind }) => kind === "log").map(({ ref }) => ref));
  const last = touched.findLast((ref) => logs.some(({ id }) => id === ref));
  return logs.find(({ id }) => id === last) ?? logs[0] ?? null;
}

/** Log entries that were open and are now neither open nor stored, though nobody let go of them. */
function lostIn(step: Spoken, before: SeenTurn | null, turn: SeenTurn): number {
  const mayDrop = step.expect.drops || step.cancel || turn.status === "cancelled";
  if (!before || mayDrop) return 0;
  return Math.max(0, draftEntries(before).length - draftEntries(turn).length - storedEntries(turn).length);
}

/** Entries that should be stored by the end, were open before, and are neither stored nor open. */
function lostByTheEnd({ turns }: Row, { steps }: Seen): number {
  const { logs_total: wanted } = turns.at(-1)?.expect ?? {};
  const last = steps.at(-1);
  const wasOpen = steps.some(({ turn }) => draftEntries(turn).length > 0);
  if (wanted === undefined || !last || !wasOpen) return 0;
  return Math.max(0, wanted - last.logs.length - draftEntries(last.turn).length);
}

function intentFault({ intent, acceptable }: Spoken, turn: SeenTurn): string | null {
  const fine: string[] = [...intent, ...acceptable];
  if (fine.length === 0) return null;
  const route = routeOf(turn)?.route ?? "nothing";
  const isLetGo = turn.status === "cancelled" && turn.routes.length === 0;
  if (isLetGo) return null;
  if (fine.includes(route) || (fine.includes("UNKNOWN") && isClarifying(turn))) return null;
  return `went to ${route}, not ${[...new Set(fine)].join(" or ")}`;
}

function score(row: Row, seen: Seen): Score {
  const { steps } = seen;
  let wrongWrites = 0;
  let lost = lostByTheEnd(row, seen);
  let rightTurns = 0;
  let rightIntents = 0;
  let intents = 0;
  const why = row.turns.flatMap((step, at): string[] => {
    const { turn, states, logs } = steps[at] ?? { turn: missingTurn("was not reached"), states: [], logs: [] };
    const offRoute = intentFault(step, turn);
    const judged = judgeTurn(step.expect, turn, {
      referenceDate: step.on ?? row.reference_date,
      states,
      logs,
      lastLog: lastLogOf(steps.slice(0, at + 1), logs),
      mayLog: step.intent.length === 0 || [...step.intent, ...step.acceptable].includes("WORKOUT_LOG"),
    });
    const lostHere = lostIn(step, steps[at - 1]?.turn ?? null, turn);
    const isFailed = turn.status === "failed" && step.expect.status !== "failed";
    const faults = [
      ...(offRoute ? [offRoute] : []),
      ...judged.wrongWrites,
      ...judged.others,
      ...(lostHere > 0 ? ["an open entry was lost"] : []),
      ...(isFailed ? [`failed: ${turn.reply.text.slice(0, 200)}`] : []),
    ];
    wrongWrites += judged.wrongWrites.length;
    lost += lostHere;
    intents += step.intent.length > 0 ? 1 : 0;
    rightIntents += step.intent.length > 0 && !offRoute ? 1 : 0;
    rightTurns += faults.length === 0 ? 1 : 0;
    return faults.map((fault) => `turn ${at + 1}: ${fault}`);
  });
  return {
    isRight: why.length === 0,
    why,
    group: row.tags[0] ?? null,
    shares: {
      success: isTrue(why.length === 0),
      turns: [rightTurns, row.turns.length],
      intents: [rightIntents, intents],
      silentWrongWrites: isTrue(wrongWrites > 0),
      lostEntries: isTrue(lost > 0),
    },
  };
}

/** Do whole conversations end as they should, with nothing written that was not meant and nothing open lost? */
export const multiturnSuite = defineSuite<Row, Seen>({
  name: "multiturn",
  row: Row,
  async observe(row, { person }) {
    const conversation = await person.converse(row);
    const steps: SeenStep[] = [];
    for (const step of row.turns) {
      const turn = await act(conversation, step, steps.at(-1)?.turn ?? null);
      const { state, state_not, logs_total, last_log } = step.expect;
      steps.push({
        turn,
        states: state || state_not ? await conversation.states() : [],
        logs: logs_total !== undefined || last_log ? await logsOf(person) : [],
      });
    }
    return { steps };
  },
  score,
  textOf: ({ turns }) =>
    turns
      .map(({ user, pick }) => user ?? (pick === undefined ? "[cancels]" : `[picks ${JSON.stringify(pick)}]`))
      .join(" / "),
  turnsOf: ({ steps }) => steps.map(({ turn }) => turn),
  measures: [
    rate("success", "conversation right to the end", "primary"),
    rate("turns", "turn right"),
    rate("intents", "route right"),
    rate("silentWrongWrites", "conversation with a wrong write", "guard", "lower"),
    rate("lostEntries", "conversation that lost an entry", "guard", "lower"),
  ],
});
