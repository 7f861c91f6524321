import type { Cassette } from "./cassette.ts";

/** Differences that are told. */
const MOST = 4;
const MOST_CHARACTERS = 90;

/**
 * The recorded request that is most like one that was not found, and where they part: paths with both values, none of
 * anybody's words, since both are scrubbed. `null` when nothing is recorded.
 */
export function nearestCassette(
  cassettes: Iterable<Cassette>,
  wanted: { prompt: string; model: string; request: object },
): { cassette: Cassette; differences: string[] } | null {
  let nearest: { cassette: Cassette; differences: string[] } | null = null;
  for (const cassette of cassettes) {
    const differences = differencesOf(
      { prompt: cassette.prompt, model: cassette.model, ...cassette.request },
      { prompt: wanted.prompt, model: wanted.model, ...wanted.request },
    );
    const weight = (it: { cassette: Cassette; differences: string[] }) =>
      it.differences.length + (it.cassette.prompt === wanted.prompt ? 0 : 1_000);
    const candidate = { cassette, differences };
    if (!nearest || weight(candidate) < weight(nearest)) nearest = candidate;
  }
  return nearest;
}

/** In one line: the first few differences. */
export function toldDifferences(differences: readonly string[]): string {
  if (differences.length === 0) return "they differ only in what was said, which is not recorded";
  const more = differences.length > MOST ? `; and ${differences.length - MOST} more` : "";
  return differences.slice(0, MOST).join("; ") + more;
}

function differencesOf(recorded: unknown, asked: unknown): string[] {
  const before = leavesOf(recorded);
  const now = leavesOf(asked);
  return [...new Set([...before.keys(), ...now.keys()])].flatMap((path) => {
    const [was, is] = [before.get(path), now.get(path)];
    if (was === is) return [];
    return [`${path} was ${shown(was)} and is ${shown(is)}`];
  });
}

/** Every value that holds no others, by its path. */
function leavesOf(value: unknown, path = "", leaves = new Map<string, string>()): Map<string, string> {
  if (typeof value !== "object" || value === null) leaves.set(path, JSON.stringify(value));
  else
    for (const [key, each] of Object.entries(value))
      leavesOf(each, Array.isArray(value) ? `${path}[${key}]` : path === "" ? key : `${path}.${key}`, leaves);
  return leaves;
}

function shown(value: string | undefined): string {
  if (value === undefined) return "not there";
  return value.length > MOST_CHARACTERS ? `${value.slice(0, MOST_CHARACTERS)}…` : value;
}
