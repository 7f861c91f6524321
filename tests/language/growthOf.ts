/** Enough to tell from the noise of a clock that ticks in microseconds. */
const SHORTEST_MS = 8;
const TRIES = 3;

/** Processor time of this process, in milliseconds: other programs on the machine do not count. */
function spentOn(read: (text: string) => unknown, text: string, times: number): number {
  const before = process.cpuUsage();
  for (let run = 0; run < times; run += 1) read(text);
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000;
}

export function repeated(piece: string, length: number): string {
  return piece.repeat(Math.ceil(length / piece.length)).slice(0, length);
}

/**
 * How many times as long a character takes to read in a text of `length` characters, made of `piece`, as in one that is an
 * eighth of it: about 1 where time grows with the length and no faster, 8 by a square law. Below 4 there is none.
 */
export function growthOf(read: (text: string) => unknown, piece: string, length = 8_000): number {
  const long = repeated(piece, length);
  const short = repeated(piece, length / 8);
  let times = 1;
  while (Math.max(spentOn(read, short, 8 * times), spentOn(read, long, times)) < SHORTEST_MS) times *= 2;
  // As many characters either way, one after the other, so that what else the process does falls on both.
  const tries = Array.from({ length: TRIES }, () => [spentOn(read, short, 8 * times), spentOn(read, long, times)]);
  const least = (at: number) => Math.min(...tries.map((both) => both[at] ?? 0));
  return least(1) / least(0);
}
