export type Difference = { path: string; before: unknown; after: unknown };

/** What differs between two JSON values, in the order of the keys; `undefined` stands for what is not there. */
export function diffJson(before: unknown, after: unknown, path = ""): Difference[] {
  if (Object.is(before, after)) return [];
  if (!isBranch(before) || !isBranch(after) || Array.isArray(before) !== Array.isArray(after))
    return JSON.stringify(before) === JSON.stringify(after) ? [] : [{ path: path || "(all)", before, after }];
  const keys = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...keys].flatMap((key) => diffJson(before[key], after[key], path === "" ? key : `${path}.${key}`));
}

function isBranch(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}
