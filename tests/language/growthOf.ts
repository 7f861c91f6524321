/** Enough to tell from the noise of a clock that ticks in microseconds. */
const SHORTEST_MS = 5;
const TRIES = 3;
/** Two tries that come to less than this leave no doubt; a square law comes to 8. */
const PLAIN = 2;

let ends = 0;
/** Three that were not given before, for a long time. */
function letters(): string {
  ends += 1;
  return [1, 26, 676].map((place) => String.fromCharCode(97 + (Math.floor(ends / place) % 26))).join("");
}

/** Processor time of this process, in milliseconds: other programs on the machine do not count. */
function spentOn(read: (text: string) => unknown, text: string, times: number): number {
  // Another end each time, for what was read before may be remembered.
  const texts = Array.from({ length: times }, () => `${text.slice(0, -3)}${letters()}`);
  const before = process.cpuUsage();
  for (const each of texts) read(each);
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
  // As many characters either way, one after the other, so that what else the process does falls on both.
  const spent = (times: number) => [spentOn(read, short, 8 * times), spentOn(read, long, times)] as const;
  let times = 1;
  let [ofShort, ofLong] = spent(times);
  while (Math.max(ofShort, ofLong) < SHORTEST_MS) {
    times *= 2;
    [ofShort, ofLong] = spent(times);
  }
  for (let tried = 1; tried < TRIES && !(tried > 1 && ofLong < PLAIN * ofShort); tried += 1) {
    const [shortAgain, longAgain] = spent(times);
    ofShort = Math.min(ofShort, shortAgain);
    ofLong = Math.min(ofLong, longAgain);
  }
  return ofLong / ofShort;
}
