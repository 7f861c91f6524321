import { type Correction, change } from "../../language/corrections/correction.ts";
import { readFurtherSet } from "../../language/corrections/furtherSet.ts";
import { readCorrection } from "../../language/corrections/logCorrection.ts";
import { foldText } from "../../language/foldText.ts";
import { LogEntry } from "../../protocol/workoutLog.ts";
import type { LastChange } from "../../tools/lastChanges.ts";
import type { ReadingContext } from "./logReading.ts";

/** Longer after the last set nobody still goes on with it. */
const LONGEST_PAUSE_MS = 3 * 3_600_000;
/** A load so many times another is of another exercise. */
const FARTHEST = 3;

/** Whether the last thing that was done in the conversation was to put a further set to an entry. */
export function hasGrown(changes: readonly LastChange[]): boolean {
  const [change] = changes;
  const after = LogEntry.safeParse(change?.effect.data);
  if (changes.length !== 1 || change?.effect.op !== "update" || !change.before || !after.success) return false;
  return after.data.sets.length > change.before.sets.length;
}

const grownBy = ([done]: readonly LastChange[]): number => {
  const after = LogEntry.safeParse(done?.effect.data);
  return after.success ? after.data.sets.length - (done?.before?.sets.length ?? 0) : 0;
};
/** Sets by what they were for: "scratch the backoffs". */
const OF_GROWN =
  /\b(?:back ?-?offs?|back ?-?down|drop ?-?sets?|(?:extra|additional|added|other) sets?|last (?:two|three|2|3) sets)\b/;

/** "That was 6" right after a further set is of that set, and of no set before it. */
export function ofGrowth(correction: Correction, changes: readonly LastChange[]): Correction {
  const [done] = changes;
  const after = LogEntry.safeParse(done?.effect.data);
  if (correction.kind !== "change" || correction.every || !hasGrown(changes) || !after.success) return correction;
  const grown = after.data.sets.length - (done?.before?.sets.length ?? 0);
  const isOfSet = correction.parts.every(
    ({ sets, changes: said }) =>
      sets === "all" && said.every(({ what }) => what === "figure" || what === "field" || what === "by"),
  );
  const isContrasted = correction.parts.some(({ changes: said }) =>
    said.some((change) => "instead" in change && change.instead !== null),
  );
  // "Make that 4 sets" adds one like the others: what comes next is of all of them.
  const isAlike = JSON.stringify(after.data.sets.at(-1)) === JSON.stringify(done?.before?.sets.at(-1));
  if (!isOfSet || isContrasted || isAlike) return correction;
  const parts = correction.parts.map((part) => ({ ...part, sets: { from: -grown, to: -1 } }));
  return { ...correction, parts };
}

/** "Last one 9" right after "felt like an 8": how hard that set was, and not how many repetitions. */
export function ofEffort(
  correction: Correction,
  changes: readonly LastChange[],
  text: string,
  last: readonly LogEntry[],
): Correction {
  if (correction.kind !== "change" || !(changesEffort(changes) || tellsEffort(text, last))) return correction;
  const parts = correction.parts.map(({ sets, changes: said }) => ({
    sets,
    changes: said.map((found) =>
      found.what === "figure" && found.instead === null && found.value >= 5 && found.value <= 10
        ? ({ what: "field", field: "rpe", value: found.value, unit: null, instead: null } as const)
        : found,
    ),
  }));
  return { ...correction, parts };
}

/** Whether how hard sets were was the last thing that was told of them. */
function changesEffort([done, ...others]: readonly LastChange[]): boolean {
  const after = LogEntry.safeParse(done?.effect.data);
  if (others.length > 0 || !done?.before || !after.success) return false;
  const plain = (sets: LogEntry["sets"]) => JSON.stringify(sets.map((set) => ({ ...set, rpe: null })));
  return (
    plain(done.before.sets) === plain(after.data.sets) &&
    JSON.stringify(done.before.sets) !== JSON.stringify(after.data.sets)
  );
}

const LIKE_A =
  /\b(?:(?:more |felt |rather |closer to |probably |really )+(?:like )?|like )(?:an? )?(\d{1,2}(?:[.,]5)?)\b(?! ?(?:reps?|kgs?|kilos?|lbs?|sets?|x))/i;
/** "Last set was more like a 9" of sets at RPE 8. */
function tellsEffort(text: string, [only, ...others]: readonly LogEntry[]): boolean {
  const said = Number(LIKE_A.exec(text)?.[1]?.replace(",", "."));
  const held = (only?.sets ?? []).flatMap(({ rpe }) => (rpe === null ? [] : [rpe]));
  const isReps = (only?.sets ?? []).some(({ reps }) => reps !== null && Math.abs(reps - said) < 2);
  return others.length === 0 && !isReps && held.some((rpe) => rpe !== said && Math.abs(rpe - said) <= 2);
}

const THAT_ONE = /\b(?:on|for|in|of|with) that(?: (?:one|set))?[\s.!]*$/i;

/** "And the weight was 42.5 on that one" right after one set was put right: of that set alone. */
export function ofChangedSet(text: string, correction: Correction, changes: readonly LastChange[]): Correction {
  const [done] = changes;
  const after = LogEntry.safeParse(done?.effect.data);
  if (correction.kind !== "change" || !THAT_ONE.test(text) || changes.length !== 1 || !done?.before || !after.success)
    return correction;
  const { sets: before } = done.before;
  const places = after.data.sets.flatMap((set, at) =>
    JSON.stringify(set) === JSON.stringify(before[at]) ? [] : [at + 1],
  );
  const [place] = places;
  if (place === undefined || places.length > 1 || before.length !== after.data.sets.length) return correction;
  const parts = correction.parts.map((part) =>
    part.sets === "all" ? { ...part, sets: { from: place, to: place } } : part,
  );
  return { ...correction, parts };
}

/** "The last one" with no noun that says of what. */
const LAST_OF_WHAT =
  /\b(?:(?:the|my|that) )?last(?: one)?(?= *(?:$|[,.;!]| (?:please|pls|again|off|out|away|too|though)))|\b(?:den|die|das) letzte[ns]?\b(?! (?:eintrag|ubung|log|training))|\b(?:la derniere|le dernier|la ultima|el ultimo|l ?['’]? ?ultim[oa]|[ao] ultim[ao])\b(?! (?:entree|exercice|entrada|ejercicio|registro|esercizio|registrazione|exercicio|treino))/;
const ORDERS_OUT =
  /\b(?:delete|remove|erase|drop|bin|trash|take|losch\w*|streich\w*|entfern\w*|nimm|weg|raus|supprim\w*|effac\w*|enlev\w*|retir\w*|borra\w*|elimin\w*|quita\w*|cancella\w*|togli\w*|apag\w*|remov\w*|tira\w*)\b/;

/** "Delete the last one" right after one of several sets was put right or added is of the last set, and neither of the entry nor of that change. */
export function ofLastSet(text: string, correction: Correction, changes: readonly LastChange[]): Correction {
  const said = foldText(text);
  const grown = OF_GROWN.test(said) && correction.kind === "delete" && hasGrown(changes) ? grownBy(changes) : 0;
  if (grown > 0) return change({ removed: { from: -grown, to: -1 } });
  if (correction.kind !== "delete" || correction.disowned || correction.restores || !LAST_OF_WHAT.test(said))
    return correction;
  const [done] = changes;
  const after = LogEntry.safeParse(done?.effect.data);
  if (changes.length !== 1 || !done?.before || !after.success || after.data.sets.length < 2 || !ORDERS_OUT.test(said))
    return correction;
  const { sets: before } = done.before;
  const changed = after.data.sets.filter((set, at) => JSON.stringify(set) !== JSON.stringify(before[at])).length;
  const isOfSome = changed > 0 && (changed < after.data.sets.length || changed === 1);
  return isOfSome ? change({ removed: { from: -1, to: -1 } }) : correction;
}

const isOfMoment = (entry: LogEntry, { today, sentAt }: ReadingContext) =>
  entry.date === today && Math.abs(Date.parse(sentAt) - Date.parse(entry.performedAt)) < LONGEST_PAUSE_MS;

/**
 * Figures that stand alone between two sets ("100x3", "8") as one more set of the entry that was just made: sure where the
 * person goes on set by set, to be asked about where a bare number could be something else. `null` where they are no set
 * of it.
 */
export function furtherSetOf(
  text: string,
  last: readonly LogEntry[],
  changes: readonly LastChange[],
  context: ReadingContext,
  isLoadable: (exerciseId: string) => boolean,
): { correction: Correction; unmarked: boolean } | null {
  const newest = last.at(-1);
  const load = Number((LOAD_ALONE.exec(text)?.[1] ?? "").replace(",", "."));
  if (load > 0 && newest && last.length === 1 && isLoadable(newest.exercise.id) && isLoadOf(load, newest)) {
    const value = { what: "field" as const, field: "weight" as const, value: load, unit: null, instead: null };
    return {
      correction: change({ parts: [{ sets: "all", changes: [value] }] }),
      unmarked: !SAYS_LOAD.test(text) && Number.isInteger(load),
    };
  }
  // "12" after three sets of ten without a weight: hardly one more, and not surely the load.
  const figure = Number(FIGURE_ALONE.exec(text)?.[1]?.replace(",", "."));
  const isLacking =
    newest !== undefined &&
    newest.sets.length > 1 &&
    newest.sets.every(({ weight, reps }) => weight === null && reps !== null);
  if (figure > 0 && isLacking && last.length === 1 && isLoadable(newest.exercise.id) && !hasGrown(changes)) {
    const value = { what: "field" as const, field: "weight" as const, value: figure, unit: null, instead: null };
    return { correction: change({ parts: [{ sets: "all", changes: [value] }] }), unmarked: true };
  }
  const further = readFurtherSet(text);
  if (further === null || last.length !== 1 || !newest || !isOfMoment(newest, context)) return null;
  if (newest.sets.some(({ reps }) => reps === null)) return null;
  const correction = change({ added: { count: 1, text: further.set } });
  const isGoingOn = hasGrown(changes);
  if (further.bare) return { correction, unmarked: !isGoingOn };
  // After several sets that were told at once it is one more, or what one of them was.
  return isLikely(further.set, newest) ? { correction, unmarked: !isGoingOn && newest.sets.length > 1 } : null;
}

/** "At 70" can be nothing else. */
const SAYS_LOAD = /^\W*(?:and )?(?:at|with|it was|was) /i;
const FIGURE_ALONE = /^\W*(\d{1,2}(?:[.,]\d{1,2})?)\W*$/;
const LOAD_ALONE = /^\W*(?:(?:at|with|and|it was|was) )*(\d{2,3}(?:[.,]\d{1,2})?)\W*$/i;
/** "45" after three sets of eight without a weight: the weight. */
function isLoadOf(load: number, { sets }: LogEntry): boolean {
  const most = Math.max(...sets.map(({ reps }) => reps ?? 0));
  return sets.every(({ weight }) => weight === null) && most > 0 && load >= 2 * most;
}

/** Whether the load is one for the exercise, as far as the last set tells. */
function isLikely(set: string, { sets }: LogEntry): boolean {
  const before = sets.at(-1)?.weight ?? null;
  const load = Number(/(?:at|missed) (\d+(?:\.\d+)?)/.exec(set)?.[1]);
  if (before === null || before <= 0) return false;
  return Math.max(load / before, before / load) <= FARTHEST;
}

/** What comes after something, and does not go on with it. */
const NEXT =
  /(?<!\p{L})(?:next|then|now|after that|n[äa]chste[rn]?|dann|jetzt|danach|puis|ensuite|maintenant|luego|ahora|despu[ée]s|siguiente|poi|adesso|prossim[ao]|depois|agora|pr[óo]xim[ao])(?!\p{L})/iu;

/** "Last set 105x3", "and a final one at 160 for 1", "letzter Satz 75x9": "was" would put right what is stored. */
const CLOSES_WITH =
  /^\W*(?:(?:ok|okay|and|then|und|dann|et|puis|y|luego|e|poi|depois) )*(?:(?:an?|my|the|one|ein(?:en)?|der|den|une?|la|el|il|un[ao]?|l|a|o|uma) ?['’]?){0,3}(?:last|final|letzte[rns]?|derniere?|ultim[oa])(?: (?:one|set|satz|serie))?(?= ?[\d,:]| (?:at|with|for|mit|avec|a|con|com)(?!\p{L}))/u;
/** "And a last one": one more, even of several sets that were told at once. */
const ONE_LAST = /^\W*(?:(?:ok|and|then|und|dann|et|puis|y|e|poi) )*(?:an?|one|ein(?:en)?|une?|un[ao]|uma) /u;

/** The last set of an entry that is told set by set, as one more; `null` where it may be a set that was told before. */
function closingSet(text: string, last: readonly LogEntry[], changes: readonly LastChange[]): Correction | null {
  const said = foldText(text).trim();
  const [entry] = last;
  if (entry === undefined || last.length > 1 || !CLOSES_WITH.test(said)) return null;
  if (entry.sets.length > 1 && !hasGrown(changes) && !ONE_LAST.test(said)) return null;
  const further = readFurtherSet(said.replace(CLOSES_WITH, "next set"));
  const isCounted = entry.sets.every(({ reps }) => reps !== null);
  return further === null || !isCounted ? null : change({ added: { count: 1, text: further.set } });
}

/** "2 more" after a hold: so many more of it, and no repetitions. */
function moreHolds(said: Correction | null, [only, ...others]: readonly LogEntry[]): Correction | null {
  const many =
    said?.kind === "change" && said.added?.count === 1 ? /^(\d{1,2}) reps$/.exec(said.added.text)?.[1] : undefined;
  if (said?.kind !== "change" || many === undefined || only === undefined || others.length > 0) return null;
  const isHeld = only.sets.every(
    ({ reps, durationS, distance }) => reps === null && durationS !== null && distance === null,
  );
  return isHeld ? { ...said, added: { count: Number(many), text: "" } } : null;
}

/**
 * "And 6 reps" right after something was put right is put right as well, and no further set; "then 80x6" is one, and "last set 80x5"
 * closes what is told set by set.
 */
export function goingOnCorrecting(
  text: string,
  said: Correction | null,
  changes: readonly LastChange[],
  last: readonly LogEntry[],
): Correction | null {
  const holds = moreHolds(said, last);
  if (holds !== null) return holds;
  const mayClose = said === null || (said.kind === "change" && said.target === null);
  const closing = mayClose ? closingSet(text, last, changes) : null;
  if (closing !== null) return closing;
  // "One more set of the press, 8 reps" says whose it is.
  const set = said?.kind === "change" && said.added?.count === 1 && said.target === null ? said.added.text : "";
  if (!/^\d+ reps(?: rpe|$)/.test(set) || NEXT.test(text)) return said;
  const hasPutRight =
    changes.length > 0 &&
    !hasGrown(changes) &&
    changes.every(({ effect, reverts }) => effect.kind === "log" && effect.op === "update" && !reverts);
  return hasPutRight ? readCorrection(`it was ${set}`) : said;
}
