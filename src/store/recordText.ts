import type { TransitionStep, TurnRecord } from "../protocol/turnRecord.ts";

type Value = string | number | boolean | null;
/** Edge, name, answer, then path and value in turn. */
type WrittenGuard = (Value | 0 | 1)[];
type WrittenStep = [
  at: number,
  actor: number[],
  machine: number,
  event: number,
  edges: number[],
  guards: WrittenGuard[],
  actions: number[],
  entered: number[],
  exited: number[],
];
type Written = Omit<TurnRecord, "steps"> & { v: 1; names: string[]; steps: WrittenStep[] };

/** A record as it is stored: three fifths of its JSON, since every name stands in it once. */
export function writeRecord({ steps, ...head }: TurnRecord): string {
  const places = new Map<string, number>();
  const placeOf = (name: string): number => {
    const place = places.get(name) ?? places.size;
    places.set(name, place);
    return place;
  };
  const placesOf = (names: readonly string[]) => names.map(placeOf);
  const written = steps.map(
    ({ at, actor, machine, event, edges, guards, actions, entered, exited }): WrittenStep => [
      at,
      placesOf(actor),
      placeOf(machine),
      placeOf(event),
      placesOf(edges),
      guards.map(({ edge, name, result, values }) => [
        placeOf(edge),
        placeOf(name),
        result ? 1 : 0,
        ...Object.entries(values).flatMap(([path, value]) => [placeOf(path), value]),
      ]),
      placesOf(actions),
      placesOf(entered),
      placesOf(exited),
    ],
  );
  const text: Written = { v: 1, ...head, names: [...places.keys()], steps: written };
  return JSON.stringify(text);
}

export function readRecord(text: string): TurnRecord {
  const { v: _, names, steps, ...head } = JSON.parse(text) as Written;
  const nameAt = (place: Value): string => names[place as number] ?? "";
  const namesAt = (places: readonly number[]) => places.map(nameAt);
  const guardOf = ([edge = 0, name = 0, result = 0, ...values]: WrittenGuard): TransitionStep["guards"][number] => {
    const read: Record<string, Value> = {};
    for (let index = 0; index < values.length; index += 2) read[nameAt(values[index] ?? 0)] = values[index + 1] ?? null;
    return { edge: nameAt(edge), name: nameAt(name), result: result === 1, values: read };
  };
  return {
    ...head,
    steps: steps.map(([at, actor, machine, event, edges, guards, actions, entered, exited]) => ({
      at,
      actor: namesAt(actor),
      machine: nameAt(machine),
      event: nameAt(event),
      edges: namesAt(edges),
      guards: guards.map(guardOf),
      actions: namesAt(actions),
      entered: namesAt(entered),
      exited: namesAt(exited),
    })),
  };
}
