import { isAsking, type SeenTurn } from "../target/seenTurn.ts";
import { compareSets } from "./compareSets.ts";
import { entryText } from "./entryText.ts";
import { isInState } from "./isInState.ts";
import { isFound, patternText } from "./pattern.ts";
import { dayFrom } from "./rowFields.ts";
import { draftEntries, type SeenEntry } from "./seenEntry.ts";
import type { LastLog, TurnExpectation } from "./turnExpectation.ts";

/** What is known after a turn, beside the turn. Logs and states only where the row asks for them. */
export type Surroundings = {
  referenceDate: string;
  states: readonly string[];
  /** All that the person has logged. */
  logs: readonly SeenEntry[];
  /** The entry that was stored or changed last and is still there. */
  lastLog: SeenEntry | null;
  /** Whether the turn was one that may log, where the row does not say what is stored. */
  mayLog: boolean;
};

/** What is wrong with a turn. A write that should not be, or not so, is in `wrongWrites`; the rest is in `others`. */
export type Judgement = { wrongWrites: string[]; others: string[] };

/** Compares a turn with what the row expects of it. */
export function judgeTurn(expected: TurnExpectation, turn: SeenTurn, around: Surroundings): Judgement {
  const logFaults = [...totalFaults(expected, around), ...lastLogFaults(expected, around)];
  const hasWritten = turn.effects.some(({ kind, op }) => kind === "log" && op !== "delete");
  return {
    wrongWrites: [...effectFaults(expected, turn, around), ...(hasWritten ? logFaults : [])],
    others: [
      ...(hasWritten ? [] : logFaults),
      ...missingEffects(expected, turn),
      ...answerFaults(expected, turn, around),
    ],
  };
}

const namesOf = (effects: readonly { kind: string; op: string }[]) => effects.map(({ op, kind }) => `${op} ${kind}`);

/** Names of `names` that are not in `others`, each as often as it is too many. */
function surplus(names: readonly string[], others: readonly string[]): string[] {
  const left = [...others];
  return names.filter((name) => {
    const at = left.indexOf(name);
    if (at === -1) return true;
    left.splice(at, 1);
    return false;
  });
}

/** Where the row is silent on writes, a log is wrong in a turn that asks for none. */
function effectFaults(expected: TurnExpectation, turn: SeenTurn, { mayLog }: Surroundings): string[] {
  const { no_effects, effects, logs_total } = expected;
  if (no_effects) return namesOf(turn.effects).map((name) => `${name} where nothing was to be stored`);
  if (effects) {
    const kinds = new Set(["log", ...effects.map(({ kind }) => kind)]);
    const seen = namesOf(turn.effects.filter(({ kind }) => kinds.has(kind)));
    return surplus(seen, namesOf(effects)).map((name) => `${name} too much`);
  }
  if (mayLog || logs_total !== undefined) return [];
  return namesOf(turn.effects.filter(({ kind }) => kind === "log")).map((name) => `${name} unasked`);
}

const missingEffects = ({ effects }: TurnExpectation, turn: SeenTurn): string[] =>
  surplus(namesOf(effects ?? []), namesOf(turn.effects)).map((name) => `no ${name}`);

const totalFaults = ({ logs_total }: TurnExpectation, { logs }: Surroundings): string[] =>
  logs_total === undefined || logs.length === logs_total
    ? []
    : [`${logs.length} entries are logged, not ${logs_total}`];

function lastLogFaults({ last_log: wanted }: TurnExpectation, { lastLog, referenceDate }: Surroundings): string[] {
  if (!wanted) return [];
  if (!lastLog) return ["nothing is logged"];
  const name = lastLog.exercise?.name ?? "";
  const { name_re, name_not_re, sets_count, date_offset_days: offset } = wanted;
  const isNamed =
    (!name_re || new RegExp(name_re, "i").test(name)) && !(name_not_re && new RegExp(name_not_re, "i").test(name));
  return [
    ...(isNamed ? [] : [`the last entry is ${name}`]),
    ...(sets_count === undefined || sets_count === lastLog.sets.length ? [] : [`it has ${lastLog.sets.length} sets`]),
    ...(areSetsRight(wanted, lastLog) ? [] : [`it is ${entryText(lastLog)}`]),
    ...(offset === undefined || lastLog.date === dayFrom(referenceDate, offset) ? [] : [`it is dated ${lastLog.date}`]),
  ];
}

function areSetsRight(wanted: LastLog, { sets }: SeenEntry): boolean {
  const { name_re, name_not_re, sets_count, sets: listed, date_offset_days, ...figures } = wanted;
  const each = compareSets(
    sets.map(() => figures),
    sets,
  );
  return each.isSame && (listed === undefined || compareSets(listed, sets).isSame);
}

function answerFaults(expected: TurnExpectation, turn: SeenTurn, { states }: Surroundings): string[] {
  const { status, pending_about, pending_kind, options_re, drafts_total, card, reply_re, reply_not_re } = expected;
  const { pending, reply } = turn;
  const drafts = draftEntries(turn).length;
  const types = reply.cards.map(({ type }) => type);
  const labels = pending?.options.map(({ label }) => label) ?? [];
  const isStatus = status === undefined || status === turn.status || (status === "awaiting" && isAsking(turn));
  return [
    ...(isStatus ? [] : [`status is ${turn.status}, not ${status}`]),
    ...(pending_about === undefined || pending_about === (pending?.about ?? null)
      ? []
      : [`asks about ${pending?.about ?? "nothing"}, not ${pending_about ?? "nothing"}`]),
    ...(pending_kind === undefined || pending_kind === (pending?.kind ?? null)
      ? []
      : [`the open question is a ${pending?.kind ?? "none"}, not ${pending_kind ?? "none"}`]),
    ...(options_re ?? [])
      .filter((pattern) => !labels.some((label) => isFound(pattern, label)))
      .map((pattern) => `offers no ${patternText(pattern)}`),
    ...(drafts_total === undefined || drafts_total === drafts
      ? []
      : [`${drafts} entries are open, not ${drafts_total}`]),
    ...(card === undefined || (card === null ? types.length === 0 : types.includes(card))
      ? []
      : [`shows ${types.join(", ") || "no card"}, not ${card ?? "no card"}`]),
    ...(reply_re === undefined || isFound(reply_re, reply.text) ? [] : [`the reply lacks ${patternText(reply_re)}`]),
    ...(reply_not_re !== undefined && isFound(reply_not_re, reply.text)
      ? [`the reply has ${patternText(reply_not_re)}`]
      : []),
    ...(expected.state === undefined || isInState(expected.state, states) ? [] : [`not in ${expected.state}`]),
    ...(expected.state_not !== undefined && isInState(expected.state_not, states) ? [`in ${expected.state_not}`] : []),
  ];
}
