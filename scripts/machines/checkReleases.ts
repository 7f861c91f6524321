import { conversationMachine } from "../../src/machines/conversationMachine.ts";
import { migrations } from "../../src/machines/migrations/migrations.ts";
import { Kernel } from "../../src/runtime/kernel.ts";
import { openEnvelope, type Target } from "../../src/runtime/restore/openEnvelope.ts";
import { changedUnderOneVersion, compareReleases } from "./compareReleases.ts";
import { type Release, readReleases, todaysRelease } from "./releases.ts";

export type Verdict = {
  /** What today's machine changed since the last release. */
  changes: string[];
  /** Why it must not go out so. Empty when it may. */
  problems: string[];
  isReleased: boolean;
  /** Released snapshots that today's machine opens, of how many. */
  opened: number;
  snapshots: number;
};

const TODAY: Target = { machine: conversationMachine, migrations };

/** Compares today's machine with what was released, and opens every released snapshot with it. */
export function checkReleases(releases: Release[] = readReleases(), target: Target = TODAY): Verdict {
  const today = todaysRelease(target.machine);
  const last = releases.at(-1);
  const problems: string[] = [];
  const changes = last ? compareReleases(last, today) : [];
  if (!last) problems.push("Nothing has ever been released: no stored snapshot would be looked after.");
  else if (changes.length > 0) {
    const advice = "Raise its version, write a migration for what is stored, and leave the released fixture as it is.";
    for (const id of changedUnderOneVersion(last, today))
      problems.push(`Machine "${id}" has changed since it was released, and its version has not. ${advice}`);
    if (today.version === last.version && problems.length === 0)
      problems.push(`What is stored has changed since version ${last.version} was released. ${advice}`);
  }
  if (last && Number(today.version) < Number(last.version))
    problems.push(`Today's version ${today.version} is older than the released version ${last.version}.`);

  let opened = 0;
  const kept = releases.flatMap(({ version, snapshots }) =>
    Object.entries(snapshots).map(([name, envelope]) => ({ version, name, envelope })),
  );
  for (const { version, name, envelope } of kept) {
    const why = whyParked(envelope, target);
    if (why === null) opened += 1;
    else problems.push(`Snapshot "${name}" of version ${version} would be parked: ${why}`);
  }
  const isReleased = releases.some(({ version }) => version === today.version);
  return { changes, problems, isReleased, opened, snapshots: kept.length };
}

function whyParked(envelope: Release["snapshots"][string], target: Target): string | null {
  const opening = openEnvelope(envelope, target);
  if (opening.kind === "parked") return opening.misfits.map(({ path, what }) => `${path}: ${what}`).join("; ");
  try {
    const { snapshot, timers, counter = 0 } = opening.envelope;
    Kernel.restore(target.machine, { snapshot, timers, counter, inflight: {} }, Date.parse(envelope.at)).stop();
    return null;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}
