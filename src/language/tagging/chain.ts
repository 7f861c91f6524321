/**
 * A linear chain over tags (conditional random field, Lafferty et al. 2001): a score for each tag at each token, and one for
 * each tag after another.
 */
export type Chain = {
  count: number;
  /** `exp` of the score of tag `b` after tag `a`, at `a * count + b`. */
  steps: Float64Array;
  /** `exp` of the score of a tag at the beginning. */
  first: Float64Array;
};

/** Scores by token, row by row, made to factors: each row divided by its largest. */
function factorsOf(scores: Float64Array, count: number): Float64Array {
  const factors = new Float64Array(scores.length);
  for (let from = 0; from < scores.length; from += count) {
    let most = Number.NEGATIVE_INFINITY;
    for (let tag = 0; tag < count; tag += 1) most = Math.max(most, scores[from + tag] ?? 0);
    for (let tag = 0; tag < count; tag += 1) factors[from + tag] = Math.exp((scores[from + tag] ?? 0) - most);
  }
  return factors;
}

/** Divides a row by its sum. */
function normalise(row: Float64Array, from: number, count: number): void {
  let sum = 0;
  for (let tag = 0; tag < count; tag += 1) sum += row[from + tag] ?? 0;
  for (let tag = 0; tag < count; tag += 1) row[from + tag] = (row[from + tag] ?? 0) / (sum || 1);
}

/** What is known of a message: how likely each tag is at each token, and what of one tag after another is expected in all. */
export type Expected = { shares: Float64Array; steps: Float64Array | null };

/**
 * Forward and backward over one message. In: `scores`, one per token and tag. Out: `shares`, for each token probabilities that
 * sum to 1; `steps`, the expected number of each step, when `withSteps`.
 */
export function expect(scores: Float64Array, { count, steps, first }: Chain, withSteps: boolean): Expected {
  const factors = factorsOf(scores, count);
  const length = scores.length / count;
  const forward = new Float64Array(scores.length);
  const backward = new Float64Array(scores.length).fill(1);
  for (let tag = 0; tag < count; tag += 1) forward[tag] = (factors[tag] ?? 0) * (first[tag] ?? 0);
  normalise(forward, 0, count);
  for (let at = 1; at < length; at += 1) {
    const [from, before] = [at * count, (at - 1) * count];
    for (let a = 0; a < count; a += 1) {
      const share = forward[before + a] ?? 0;
      if (share < 1e-12) continue;
      for (let b = 0; b < count; b += 1)
        forward[from + b] = (forward[from + b] ?? 0) + share * (steps[a * count + b] ?? 0);
    }
    for (let b = 0; b < count; b += 1) forward[from + b] = (forward[from + b] ?? 0) * (factors[from + b] ?? 0);
    normalise(forward, from, count);
  }
  const reach = new Float64Array(count);
  const expected = withSteps ? new Float64Array(count * count) : null;
  for (let at = length - 2; at >= 0; at -= 1) {
    const [from, after] = [at * count, (at + 1) * count];
    for (let b = 0; b < count; b += 1) reach[b] = (factors[after + b] ?? 0) * (backward[after + b] ?? 0);
    let total = 0;
    for (let a = 0; a < count; a += 1) {
      let sum = 0;
      for (let b = 0; b < count; b += 1) sum += (steps[a * count + b] ?? 0) * (reach[b] ?? 0);
      backward[from + a] = sum;
      total += sum * (forward[from + a] ?? 0);
    }
    if (expected !== null && total > 0) {
      for (let a = 0; a < count; a += 1) {
        const share = (forward[from + a] ?? 0) / total;
        if (share < 1e-9) continue;
        for (let b = 0; b < count; b += 1) {
          const place = a * count + b;
          expected[place] = (expected[place] ?? 0) + share * (steps[place] ?? 0) * (reach[b] ?? 0);
        }
      }
    }
    normalise(backward, from, count);
  }
  for (let at = 0; at < length; at += 1) {
    for (let place = at * count; place < (at + 1) * count; place += 1)
      forward[place] = (forward[place] ?? 0) * (backward[place] ?? 0);
    normalise(forward, at * count, count);
  }
  return { shares: forward, steps: expected };
}
