import type { AnyStateMachine } from "xstate";
import { conversationMachine } from "../../machines/conversationMachine.ts";
import type { Migration, StoredConversation } from "../../machines/migrations/migration.ts";
import { migrations } from "../../machines/migrations/migrations.ts";
import type { Envelope } from "../../store/snapshotStore.ts";
import { charts, versionOf } from "../charts.ts";
import { findMisfits, type Misfit } from "./findMisfits.ts";

/** What a stored conversation is to today's chart. */
export type Opening =
  | { kind: "fits"; envelope: Envelope }
  /** Brought forward, in memory: the next turn stores it so. */
  | { kind: "migrated"; from: string; envelope: Envelope }
  | { kind: "parked"; misfits: Misfit[] };

/** The chart that conversations run on, and how to get to its version; tests hand in others. */
export type Target = { machine: AnyStateMachine; migrations: readonly Migration[] };
const TODAY: Target = { machine: conversationMachine, migrations };

/** What an envelope is marked with: whose snapshot it holds. */
export function machineMark(machine: AnyStateMachine): Envelope["machine"] {
  const [chart] = charts(machine);
  return { id: machine.id, version: versionOf(machine), hash: chart?.hash ?? "" };
}

/** Migrates step by step to today's version and checks the result, before any actor is made of it. Never throws. */
export function openEnvelope(envelope: Envelope, target: Target = TODAY): Opening {
  const mark = machineMark(target.machine);
  if (envelope.machine.id !== mark.id)
    return parked("machine.id", `is "${envelope.machine.id}"; conversations run on "${mark.id}"`);
  const { version: from } = envelope.machine;
  let stored = { snapshot: envelope.snapshot, timers: envelope.timers } as StoredConversation;
  let version = from;
  while (version !== mark.version) {
    const step = target.migrations.find((migration) => migration.from === version);
    if (!step)
      return parked("machine.version", `is "${from}"; no migration leads from "${version}" to "${mark.version}"`);
    try {
      stored = step.migrate(structuredClone(stored));
    } catch (error) {
      const why = error instanceof Error ? error.message : String(error);
      return parked(
        "machine.version",
        `is "${from}"; the migration from "${step.from}" to "${step.to}" failed: ${why}`,
      );
    }
    version = step.to;
  }
  const misfits = findMisfits(target.machine, stored.snapshot, Object.values(stored.timers));
  if (misfits.length > 0) return { kind: "parked", misfits };
  if (version === from) return { kind: "fits", envelope };
  return { kind: "migrated", from, envelope: { ...envelope, machine: mark, ...stored } };
}

function parked(path: string, what: string): Opening {
  return { kind: "parked", misfits: [{ path, what }] };
}
