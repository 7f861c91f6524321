import { setpoint } from "../contestants.ts";
import { cpu, interleave, p50, ratio, time } from "../measure.ts";
import { atMost, type Section, tableOf } from "../section.ts";

const TURNS = 40;
const FRESH = 8;

/** What a turn costs at the tenth message of a conversation and at the ten thousandth. */
export const history: Section = {
  name: "history",
  title: "Length of the conversation",
  async run({ isQuick, rounds }) {
    const lengths = isQuick ? [10, 100, 1_000] : [10, 100, 1_000, 10_000];
    const contestant = await setpoint({ snapshots: "sqlite" });
    const nameOf = (length: number) => `after ${length} messages`;
    // Each length has a conversation of its own, brought there by real turns: two messages each.
    await Promise.all(
      lengths.map(async (length, conversation) => {
        for (let turn = 0; turn < length / 2; turn++) await contestant.turn(conversation, turn);
      }),
    );
    // The short ones would be long after a few rounds: every round takes fresh ones, brought there before the clock starts.
    let fresh = lengths.length;
    const jobs = lengths.map((length, conversation) => ({
      name: nameOf(length),
      async run() {
        if (length > 100) return time(1, TURNS, (_, index) => contestant.turn(conversation, index));
        const conversations = Array.from({ length: FRESH }, () => fresh++);
        await Promise.all(
          conversations.map(async (each) => {
            for (let turn = 0; turn < length / 2; turn++) await contestant.turn(each, turn);
          }),
        );
        return time(1, TURNS, (_, index) => contestant.turn(conversations[index % FRESH] ?? 0, index));
      },
    }));
    const figures = await interleave(jobs, rounds);
    await contestant.close();
    const pair: [string, string] = [nameOf(1_000), nameOf(10)];
    const budgets = [
      atMost("CPU of a turn at 1,000 messages / at 10", 1.1, ratio(figures, pair, cpu), "×"),
      atMost("p50 of a turn at 1,000 messages / at 10", 1.1, ratio(figures, pair, p50), "×"),
    ];
    return { tables: [tableOf("A turn (`sqlite`, one conversation at a time)", figures, "turn")], budgets };
  },
};
