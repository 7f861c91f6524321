import { expect, test } from "vitest";
import { z } from "zod";
import { findMisfits } from "../../src/runtime/restore/findMisfits.ts";
import { asking, askingTimer, idle, smallMachine, studying, studyingWith } from "./smallMachine.ts";

const machine = smallMachine();
const told = (...args: Parameters<typeof findMisfits>) =>
  findMisfits(...args).map(({ path, what }) => `${path}: ${what}`);

test("[M3] what the same machine has stored fits", () => {
  expect(findMisfits(machine, idle)).toEqual([]);
  expect(findMisfits(machine, asking, [askingTimer])).toEqual([]);
  expect(findMisfits(machine, studying)).toEqual([]);
});

test("[M3] a state that is gone or was renamed is named, with those there are", () => {
  const stored = { ...idle, value: { talk: "typing", mood: "calm" } };

  expect(told(machine, stored)).toEqual([
    'snapshot.value.talk.typing: there is no state "typing" in "small.talk" (it has idle, asking, studying)',
  ]);
});

test("[M3] a region that is new and one that is gone are found", () => {
  const stored = { ...idle, value: { talk: "idle", weather: "fine" } };

  expect(told(machine, stored)).toEqual([
    'snapshot.value.weather: there is no state "weather" in "small" (it has talk, mood)',
    'snapshot.value: the region "mood" of "small" is not stored: it is new',
  ]);
});

test("[M3] a state that has states of its own since, or has them no more, is found", () => {
  const deeper = smallMachine({ talk: { idle: { initial: "fresh", states: { fresh: {} } } } });

  expect(told(deeper, idle)).toEqual([
    'snapshot.value.talk.idle: "small.talk.idle" has states of its own, and none of them is stored',
  ]);
  expect(told(machine, { ...idle, value: { talk: { idle: "fresh" }, mood: "calm" } })).toEqual([
    'snapshot.value.talk.idle: "small.talk.idle" has no states of its own any more, "fresh" is stored',
  ]);
});

test("[M3] a child that nobody plays any more, and one played by something else, are found", () => {
  const recast = smallMachine({
    child: { student: "x" },
    talk: { studying: { invoke: { id: "student", src: "worker" } } },
  });
  const stored = { ...studying, children: { student: { src: "pupil", snapshot: {} } } };

  expect(told(machine, stored)).toEqual([
    'snapshot.children.student: is played by "pupil" as stored, by "inner" today',
    'snapshot.children.student: nobody plays "pupil" today: the child would be dropped',
  ]);
  expect(told(recast, studying)).toEqual([
    'snapshot.children.student: is played by "inner" as stored, by "worker" today',
  ]);
});

test("[M3] an invoke without its child, and a child without its invoke, are found", () => {
  expect(told(machine, { ...studying, children: {} })).toEqual([
    'snapshot.children: "small.talk.studying" invokes "student", and no such child is stored: it would never start',
  ]);
  expect(told(machine, { ...studying, value: idle.value })).toEqual([
    "snapshot.children.student: is stored, though no active state invokes it",
  ]);
});

test("[M3] a child is checked against its own machine: its states, its work and its context", () => {
  expect(told(machine, studyingWith({ value: "skimming" }))).toEqual([
    'snapshot.children.student.snapshot.value.skimming: there is no state "skimming" in "inner" (it has reading, finished)',
    "snapshot.children.student.snapshot.children.reader: is stored, though no active state invokes it",
  ]);
  expect(told(machine, studyingWith({ children: {} }))).toEqual([
    'snapshot.children.student.snapshot.children: "inner.reading" invokes "reader", and no such child is stored: it would never start',
  ]);
  expect(told(machine, studyingWith({ context: { pages: "7" } }))).toEqual([
    "snapshot.children.student.snapshot.context.pages: Invalid input: expected array, received string",
  ]);
});

test("[M3] a context that no longer fits its schema is found, at the path where it differs", () => {
  const grown = smallMachine({ context: z.object({ count: z.number(), shelf: z.array(z.string()) }) });

  expect(told(grown, idle)).toEqual(["snapshot.context.shelf: Invalid input: expected array, received undefined"]);
});

test("[M3] a timer that nobody waits for, and a wait without its timer, are found", () => {
  const stale = { ...askingTimer, event: { type: "xstate.after.patience.small.talk.waiting" } };

  expect(told(machine, asking)).toEqual([
    'timers: "small.talk.asking" waits for "xstate.after.patience.small.talk.asking", and no such timer is stored: it would wait for ever',
  ]);
  expect(told(machine, idle, [stale])).toEqual([
    'timers: "xstate.after.patience.small.talk.waiting" is due some day, and no active state waits for it',
  ]);
  expect(told(machine, idle, [{ ...askingTimer, path: ["student"] }])).toEqual([
    'timers: a timer waits for the child "student", which is not stored',
  ]);
});

test("[M3] a chart that has ended, a state of work and things that are no snapshot are found", () => {
  const busy = smallMachine({ talk: { idle: { meta: { onRestore: "retry" } } } });

  expect(told(machine, { ...idle, status: "stopped" })).toEqual([
    'snapshot.status: is "stopped"; only an active chart can go on',
  ]);
  expect(told(busy, idle)).toEqual([
    'snapshot.value: "small.talk.idle" is a state of work; a conversation is stored at rest',
  ]);
  for (const broken of [null, 7, "idle", []]) expect(told(machine, broken)).toEqual(["snapshot: is not an object"]);
  expect(findMisfits(machine, {}).length).toBeGreaterThan(1);
  expect(told(machine, { ...idle, historyValue: { "small.gone": [{ id: "small.talk" }] } })).toEqual([
    'snapshot.historyValue.small.gone: there is no state "small.gone"',
  ]);
});
