import type { Catalog } from "../../catalog/catalog.ts";
import type { EditTarget, SessionEdit } from "../../language/session/sessionEdit.ts";
import { readSessionRequest } from "../../language/session/sessionRequest.ts";
import type { Workout, WorkoutContent, WorkoutItem } from "../../protocol/cards.ts";
import { PATTERN_GROUPS } from "../../protocol/vocabulary.ts";
import { sessionMinutes } from "../../training/sessionTime.ts";
import { askedAfterEdit } from "./askedBefore.ts";
import type { NamedExercises } from "./namedExercises.ts";
import { listed, sentence } from "./planWords.ts";
import { stretchedRest } from "./previousAmount.ts";

type Ports = { catalog: Catalog; named: NamedExercises };
/** One exercise of the main part with both its sides. */
type Group = WorkoutItem[];
type Edited = { groups: Group[]; said: string[] };

const MOST_SETS = 12;
const [FEWEST_REPS, MOST_REPS] = [3, 50];
const HEAVY_SHARE = 0.6;
const LIGHT_SHARE = 1.5;
const [LEAST_REST_S, MOST_REST_S] = [15, 600];
/** Fewer repetitions with more weight need as much rest. Practice. */
const HEAVY_REST_S = 150;

const nameOf = (group: Group) => group[0]?.name ?? "";
const names = (groups: readonly Group[]) => listed(groups.map(nameOf));

function groupsOf(items: readonly WorkoutItem[]): Group[] {
  const groups: Group[] = [];
  for (const item of items) {
    const last = groups.at(-1);
    if (last?.[0]?.exerciseId === item.exerciseId) last.push(item);
    else groups.push([item]);
  }
  return groups;
}

/** The exercises of the session that a change is about; empty where it has none of them. */
function meant(of: EditTarget, groups: readonly Group[], { catalog, named }: Ports): Group[] {
  const exerciseOf = (group: Group) => catalog.byId(group[0]?.exerciseId ?? "");
  if (of.kind === "all") return [...groups];
  if (of.kind === "dosed") {
    const done = groups.filter((group) =>
      group.some(({ sets, reps }) => sets === (of.sets ?? sets) && reps === (of.reps ?? reps)),
    );
    return done.length === 0 ? [...groups] : done;
  }
  if (of.kind === "heaviest") {
    const heavy = groups.find((group) => exerciseOf(group)?.mechanic === "compound");
    return heavy === undefined ? [] : [heavy];
  }
  if (of.kind === "places") {
    const found = of.places
      .map((place) => groups.at(place < 0 ? place : place - 1))
      .filter((group) => group !== undefined);
    return found.length === of.places.length ? found : [];
  }
  const all = named.meant(of.phrase);
  const covered = groups.filter((group) => all.some(({ id }) => id === group[0]?.exerciseId));
  if (covered.length > 1) {
    // "The squat" of a session with split squats as well is the squat.
    const called = covered.filter((group) => {
      const exercise = exerciseOf(group);
      return exercise !== null && named.isCalled(exercise, of.phrase);
    });
    const like = covered.filter((group) => exerciseOf(group)?.movement_pattern === all[0]?.movement_pattern);
    return [called, like].find((some) => some.length > 0) ?? covered;
  }
  if (covered.length > 0) return covered;
  const { muscles } = readSessionRequest(of.phrase);
  return groups.filter((group) => {
    const muscle = exerciseOf(group)?.primary_muscles[0];
    return muscle !== undefined && muscles.includes(muscle);
  });
}

const within = (value: number, least: number, most: number) => Math.min(most, Math.max(least, value));
const amount = ({ sets, reps, durationS }: WorkoutItem) =>
  reps === undefined ? `${sets} x ${durationS ?? 0} seconds` : `${sets} x ${reps}`;

type DoseEdit = Extract<SessionEdit, { kind: "dose" }>;
/** Where there is no weight to add or to take off, harder is more repetitions, and easier fewer. */
function dosedBare(edit: DoseEdit): DoseEdit & { share?: number } {
  if (edit.load === 0 || edit.reps !== null) return { ...edit, load: 0 };
  return { ...edit, load: 0, share: edit.load > 0 ? LIGHT_SHARE : HEAVY_SHARE };
}

/** An exercise done otherwise; rests stand behind its last side, or behind the last of a superset. */
function dosed(group: Group, edit: DoseEdit & { share?: number }): Group {
  const share = edit.share ?? (edit.load === 0 ? 1 : edit.load > 0 ? HEAVY_SHARE : LIGHT_SHARE);
  const rested = (restS: number) => {
    if (edit.restS !== null) return within(edit.restS, LEAST_REST_S, MOST_REST_S);
    if (edit.load > 0) return Math.max(restS, HEAVY_REST_S);
    return edit.restBy === 0 ? restS : stretchedRest(restS, edit.restBy > 0, MOST_REST_S);
  };
  return group.map((item, at) => ({
    ...item,
    sets: within((edit.sets ?? item.sets) + edit.setsBy, 1, MOST_SETS),
    ...(item.reps === undefined
      ? {}
      : { reps: within(edit.reps ?? Math.round(item.reps * share), edit.reps === null ? FEWEST_REPS : 1, MOST_REPS) }),
    restS: at < group.length - 1 || item.restS === 0 ? item.restS : rested(item.restS),
  }));
}

function doseSaid(before: Group, after: Group, isHeavier: boolean): string[] {
  const [was, is] = [before.at(-1), after.at(-1)];
  if (was === undefined || is === undefined) return [];
  const parts = [
    ...(amount(was) === amount(is) ? [] : [`${amount(is)} instead of ${amount(was)}`]),
    ...(was.restS === is.restS ? [] : [`rests of ${is.restS} seconds instead of ${was.restS}`]),
  ];
  const how = isHeavier && parts.length > 0 ? ", with more weight" : "";
  return parts.length === 0 ? [] : [`${nameOf(after)}: ${listed(parts)}${how}`];
}

/** What is taken out of a superset stands alone, and so does what it leaves by itself. */
function withoutLetter(groups: readonly Group[], leaving: readonly Group[]): Group[] {
  const letters = new Set(leaving.flatMap((group) => group[0]?.superset ?? []));
  return groups.map((group) => {
    const letter = group[0]?.superset;
    if (letter === undefined || !letters.has(letter)) return group;
    const left = groups.filter((one) => one[0]?.superset === letter && !leaving.includes(one));
    if (!leaving.includes(group) && left.length > 1) return group;
    const rest = Math.max(...groups.filter((one) => one[0]?.superset === letter).map((one) => one.at(-1)?.restS ?? 0));
    return group.map(({ superset: _superset, ...item }, at) =>
      at === group.length - 1 ? { ...item, restS: rest } : item,
    );
  });
}

const LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ";
/** Exercises one after the other without a rest between, as many sets of each. */
function paired(groups: readonly Group[], two: readonly Group[]): Group[] {
  const at = two.map((group) => groups.indexOf(group));
  const alone = withoutLetter(groups, two);
  const chosen = alone.filter((_, place) => at.includes(place));
  const taken = new Set(alone.flatMap((group) => group[0]?.superset ?? []));
  const letter = [...LETTERS].find((one) => !taken.has(one)) ?? "A";
  const items = chosen.flat();
  const sets = Math.min(...items.map((item) => item.sets));
  const restS = Math.max(...items.map((item) => item.restS));
  const together = chosen.map((group, i) =>
    group.map((item, side) => ({
      ...item,
      sets,
      superset: letter,
      restS: i === chosen.length - 1 && side === group.length - 1 ? restS : 0,
    })),
  );
  const first = Math.min(...at);
  const others = alone.filter((_, place) => !at.includes(place));
  return [...others.slice(0, first), ...together, ...others.slice(first)];
}

function applied(edit: SessionEdit, groups: Group[], ports: Ports): Edited | null {
  switch (edit.kind) {
    case "dose": {
      const of = meant(edit.of, groups, ports);
      if (of.length === 0) return null;
      const isBare = (group: Group) => ports.catalog.byId(group[0]?.exerciseId ?? "")?.load_type === "bodyweight";
      const next = groups.map((group) =>
        of.includes(group) ? dosed(group, isBare(group) ? dosedBare(edit) : edit) : group,
      );
      const said = groups.flatMap((group, at) => doseSaid(group, next[at] ?? group, edit.load > 0 && !isBare(group)));
      return { groups: next, said };
    }
    case "move": {
      const of = meant(edit.of, groups, ports);
      if (of.length === 0) return null;
      const alone = withoutLetter(groups, of);
      const moved = alone.filter((_, at) => of.includes(groups[at] ?? []));
      const others = alone.filter((_, at) => !of.includes(groups[at] ?? []));
      const next = edit.to === "start" ? [...moved, ...others] : [...others, ...moved];
      const isSame = next.every((group, at) => nameOf(group) === nameOf(groups[at] ?? []));
      const verb = moved.length === 1 ? "comes" : "come";
      return {
        groups: next,
        said: isSame ? [] : [`${names(moved)} ${verb} ${edit.to === "start" ? "first" : "last"}`],
      };
    }
    case "switch": {
      const [a, b] = edit.of.map((of) => meant(of, groups, ports)[0]);
      if (a === undefined || b === undefined || a === b) return null;
      const [from, to] = [groups.indexOf(a), groups.indexOf(b)];
      const alone = withoutLetter(groups, [a, b]);
      const next = alone.map((group, at) => (at === from ? alone[to] : at === to ? alone[from] : group) ?? group);
      return { groups: next, said: [`${nameOf(a)} and ${nameOf(b)} have changed places`] };
    }
    case "pair": {
      const of = edit.of.flatMap((one) => {
        const found = meant(one, groups, ports);
        return one.kind === "places" ? found : found.slice(0, 1);
      });
      const two = groups.filter((group) => of.includes(group));
      if (two.length < 2 || of.length < edit.of.length) return null;
      const letter = two[0]?.[0]?.superset;
      const isSame = letter !== undefined && two.every((group) => group[0]?.superset === letter);
      return isSame
        ? { groups, said: [] }
        : { groups: paired(groups, two), said: [`${names(two)} are a superset now`] };
    }
    case "keep": {
      const of = meant(edit.of, groups, ports);
      if (of.length === 0) return null;
      const out = groups.filter((group) => !of.includes(group));
      const left = withoutLetter(groups, out).filter((_, at) => of.includes(groups[at] ?? []));
      return {
        groups: left,
        said: out.length === 0 ? [] : [`only ${names(left)} ${left.length === 1 ? "is" : "are"} left`],
      };
    }
    case "dropFinisher": {
      const last = groups.at(-1);
      const exercise = ports.catalog.byId(last?.[0]?.exerciseId ?? "");
      const isFinisher =
        exercise !== null && (exercise.mechanic === "cardio" || PATTERN_GROUPS[exercise.movement_pattern] === "core");
      if (last === undefined || !isFinisher || groups.length < 2) return { groups, said: [] };
      return { groups: withoutLetter(groups, [last]).slice(0, -1), said: [`${nameOf(last)} is out`] };
    }
  }
}

/**
 * A session with its exercises done otherwise, and what that comes to in words; `content` is `null` where it is so already. `null`
 * where something that the change names is not in the session.
 */
export function editedSession(
  edits: readonly SessionEdit[],
  before: Workout,
  ports: Ports,
): { content: WorkoutContent | null; text: string } | null {
  const main = before.blocks.find(({ block }) => block === "main");
  if (edits.length === 0 || main === undefined) return null;
  let state: Edited = { groups: groupsOf(main.items), said: [] };
  for (const edit of edits) {
    const next = applied(edit, state.groups, ports);
    if (next === null) return null;
    state = { groups: next.groups, said: [...state.said, ...next.said] };
  }
  if (state.said.length === 0) {
    const why = edits.some(({ kind }) => kind === "dropFinisher") ? "there is no finisher in it" : "it is so already";
    return { content: null, text: `The session stays as it is: ${why}.` };
  }
  const blocks = before.blocks.map((one) => (one === main ? { ...one, items: state.groups.flat() } : one));
  const estimatedMinutes = sessionMinutes(blocks);
  const length =
    estimatedMinutes === before.estimatedMinutes
      ? `still ${estimatedMinutes} minutes`
      : `${estimatedMinutes} minutes now instead of ${before.estimatedMinutes}`;
  const { id: _id, createdAt: _createdAt, asked: _asked, ...content } = before;
  const asked = askedAfterEdit(before, state.groups.flat());
  return {
    content: { ...content, estimatedMinutes, blocks, ...(Object.keys(asked).length === 0 ? {} : { asked }) },
    text: `${sentence(state.said.join("; "))} ${sentence(length)}`,
  };
}
