/** All buckets that features are hashed to: 2 to the power of 16. */
export const BUCKETS = 65_536;

/** The features of a text with the value that each has. Buckets are from 0 to below `BUCKETS`. */
export type Sample = { buckets: Uint16Array; values: Float32Array };

/** Features of one kind. Together they have the length `length`, however many there are; or each by itself counts `each`. */
type FeatureGroup = { buckets: readonly number[] } & ({ length: number } | { each: number });

/** A sample of several kinds of features, so weighed that a long text counts no more than a short one. */
export function sampleOf(groups: readonly FeatureGroup[]): Sample {
  let size = 0;
  for (const group of groups) size += group.buckets.length;
  const buckets = new Uint16Array(size);
  const values = new Float32Array(size);
  let at = 0;
  for (const group of groups) {
    const value = "each" in group ? group.each : group.length / Math.sqrt(group.buckets.length || 1);
    for (const bucket of group.buckets) {
      buckets[at] = bucket;
      values[at] = value;
      at += 1;
    }
  }
  return { buckets, values };
}
