import { randomUUID } from "node:crypto";

const COUNTER_LIMIT = 36 ** 3;

/**
 * Makes ids such as `log_0mb2x9k1q00a3f9c2d71e04b`: prefix, 9 digits of time and 3 of a counter (base 36), 12 random
 * hex digits. Those of one maker sort in the order made; those of several never collide.
 */
export function idMaker(now: () => number): (prefix: string) => string {
  let last = 0;
  let made = 0;

  return (prefix) => {
    const at = now();
    made = at > last ? 0 : made + 1;
    last = Math.max(last, at);
    // More ids than a millisecond has room for: borrow the next one rather than lose the order.
    if (made === COUNTER_LIMIT) {
      last += 1;
      made = 0;
    }
    const time = last.toString(36).padStart(9, "0");
    const counter = made.toString(36).padStart(3, "0");
    return `${prefix}_${time}${counter}${randomUUID().replaceAll("-", "").slice(0, 12)}`;
  };
}

/** When an id was made, in milliseconds since 1970; `null` for one that no maker made. */
export function madeAt(id: string): number | null {
  const time = /_([0-9a-z]{9})[0-9a-z]{3}[0-9a-f]{12}$/.exec(id)?.[1];
  return time === undefined ? null : Number.parseInt(time, 36);
}
