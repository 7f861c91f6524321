/** All buckets that features are hashed to: 2 to the power of 16. */
export const BUCKETS = 65_536;

/** The features of a text with the value that each has. Buckets are from 0 to below `BUCKETS`. */
export type Sample = { buckets: Uint16Array; values: Float32Array };

/** Features of one kind. Together they have the length `length`, however many there are; or each by itself counts `each`. */
type FeatureGroup = { buckets: readonly number[] } & ({ length: number } | { each: number });

/** A sample of several kinds of features, so weighed that a long text counts no more than a short one. */
export function sampleOf(groups: readonly FeatureGroup[]): Sample {
  const buckets = new Uint16Array(groups.reduce((sum, group) => sum + group.buckets.length, 0));
  const values = new Float32Array(buckets.length);
  let at = 0;
  for (const group of groups) {
    const value = "each" in group ? group.each : group.length / Math.sqrt(group.buckets.length || 1);
    buckets.set(group.buckets, at);
    values.fill(value, at, at + group.buckets.length);
    at += group.buckets.length;
  }
  return { buckets, values };
}
