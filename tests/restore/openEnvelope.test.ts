import { expect, test } from "vitest";
import { conversationMachine } from "../../src/machines/conversationMachine.ts";
import type { Migration } from "../../src/machines/migrations/migration.ts";
import { migrations } from "../../src/machines/migrations/migrations.ts";
import { machineMark, openEnvelope } from "../../src/runtime/restore/openEnvelope.ts";
import { asking, askingTimer, envelopeOf, idle, smallMachine } from "./smallMachine.ts";

/** Version 0 called `asking` "waiting", version 1 had no `mood`. */
const renamed: Migration = {
  from: "0",
  to: "1",
  migrate: ({ snapshot, timers }) => ({
    snapshot: { ...snapshot, value: { talk: "asking" } },
    timers: Object.fromEntries(
      Object.entries(timers).map(([key, timer]) => [
        key.replace("waiting", "asking"),
        { ...timer, event: { type: timer.event.type.replace("waiting", "asking") } },
      ]),
    ),
  }),
};
const mood: Migration = {
  from: "1",
  to: "2",
  migrate: ({ snapshot, timers }) => ({
    snapshot: { ...snapshot, value: { ...Object(snapshot.value), mood: "calm" } },
    timers,
  }),
};
const machine = smallMachine();
const target = { machine, migrations: [renamed, mood] };

test("[M1] a snapshot of today's version is taken as it is", () => {
  const envelope = envelopeOf(idle, "2");

  expect(openEnvelope(envelope, target)).toEqual({ kind: "fits", envelope });
});

test("[M1] an older one is brought forward step by step: states, context, timers; nothing stored is touched", () => {
  const timer = { ...askingTimer, event: { type: "xstate.after.patience.small.talk.waiting" } };
  const old = envelopeOf({ ...asking, value: { talk: "waiting" } }, "0", {
    "#xstate.after.patience.small.talk.waiting": timer,
  });
  const before = structuredClone(old);

  const opening = openEnvelope(old, target);

  expect(opening).toEqual({
    kind: "migrated",
    from: "0",
    envelope: {
      ...envelopeOf(asking, "2", { "#xstate.after.patience.small.talk.asking": askingTimer }),
      machine: machineMark(machine),
    },
  });
  expect(old).toEqual(before);
});

test("[M1] parked with the reason: no way to today, a newer version, another machine, a migration that fails or falls short", () => {
  const why = (envelope: ReturnType<typeof envelopeOf>, given = target) => {
    const opening = openEnvelope(envelope, given);
    return opening.kind === "parked" ? opening.misfits.map(({ path, what }) => `${path} ${what}`) : opening.kind;
  };
  const broken: Migration = {
    ...mood,
    migrate: () => {
      throw new Error("no mood stored");
    },
  };
  const lazy: Migration = { ...mood, migrate: (stored) => stored };
  const old = envelopeOf({ ...idle, value: { talk: "idle" } }, "1");

  expect(why(old, { machine, migrations: [] })).toEqual(['machine.version is "1"; no migration leads from "1" to "2"']);
  expect(why(envelopeOf(idle, "3"))).toEqual(['machine.version is "3"; no migration leads from "3" to "2"']);
  expect(why({ ...old, machine: { ...old.machine, id: "other" } })).toEqual([
    'machine.id is "other"; conversations run on "small"',
  ]);
  expect(why(old, { machine, migrations: [broken] })).toEqual([
    'machine.version is "1"; the migration from "1" to "2" failed: no mood stored',
  ]);
  expect(why(old, { machine, migrations: [lazy] })).toEqual([
    'snapshot.value the region "mood" of "small" is not stored: it is new',
  ]);
});

test("[M1] the conversation's migrations lead from version 1 to today without a gap", () => {
  const steps = migrations.map(({ from, to }) => [from, to]);

  expect(steps.map(([from]) => from)).toEqual(["1", ...steps.slice(0, -1).map(([, to]) => to)]);
  expect(steps.at(-1)?.[1]).toBe(conversationMachine.version);
});
